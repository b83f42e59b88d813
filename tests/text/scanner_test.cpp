// Tests of dlx/text/scanner.hpp: from characters to lines of words.
#include "text/reading.hpp"
#include "dlx/text/scanner.hpp"
#include <random>

using namespace dlx;
using namespace reading;

namespace {

using Lines = std::vector<std::vector<std::string>>;

// The same, letter by letter.
Lines slowly(std::string const& text, bool is_matrix) {
  Lines lines(1);
  bool inside = false;
  for (char c : text) {
    bool const comma = is_matrix and c == ',';
    bool const blank = c == ' ' or c == '\t' or c == '\r' or c == '\n';
    if (blank or comma) inside = false;
    else {
      if (not inside) lines.back().emplace_back();
      lines.back().back() += c;
      inside = true;
    }
    if (comma) lines.back().push_back(",");
    if (c == '\n' and not lines.back().empty()) lines.emplace_back();
  }
  if (lines.back().empty()) lines.pop_back();
  return lines;
}

TEST(Scanner, RandomLines) {
  std::string const letters = "ab,|#:\xC3\xA9 \t\r\n  ";
  std::mt19937 dice(7);
  for (int round = 0; round < 3000; ++round) {
    std::string text(dice() % 50, ' ');
    for (char& c : text) c = letters[dice() % letters.size()];
    for (bool is_matrix : {false, true}) {
      Scanner scanner(text, 0, is_matrix);
      Lines lines;
      while (scanner.next()) {
        lines.emplace_back();
        EXPECT_EQ(scanner.is_comment(), scanner.words()[0].text[0] == (is_matrix ? '#' : '|'));
        for (Word const& w : scanner.words()) {
          lines.back().emplace_back(w.text);
          EXPECT_EQ(w.text, text.substr(w.at, w.length));
        }
      }
      EXPECT_FALSE(scanner.next());
      EXPECT_EQ(lines, slowly(text, is_matrix)) << testing::PrintToString(text);
    }
  }
}

TEST(Scanner, SaysWhereTheTextBegins) {
  EXPECT_EQ(check_text({"f", "A"}), 0u);
  EXPECT_EQ(check_text({"f", ""}), 0u);
  EXPECT_EQ(check_text({"f", "\xEF\xBB\xBF" "A"}), 3u);
}

TEST(Scanner, DoesNotRefuseWhatIsFine) {
  for (auto text : {"\t\r\n", "\xC3\xA9", "\xF0\x9F\x91\xA9", "~~~~~~~~~~~~", "A\r\nB\r\n\r\n"})
    EXPECT_EQ(check_text({"f", text}), 0u) << text;
}

TEST(Scanner, BadCharactersAreSeenEverywhere) {
  for (std::size_t length = 1; length < 30; ++length)
    for (std::size_t place = 0; place < length; ++place)
      for (std::string const& bad : {std::string("\x01"), std::string("\x1F"), std::string("\x7F"), std::string("\xFF"),
                                    std::string("\x80"), std::string("\0", 1), std::string("\xC2\x9F")}) {
        auto text = std::string(length, 'x');
        text.replace(place, 1, bad);
        text += "\n";
        try {
          check_text({"f", text});
          FAIL() << text;
        } catch (InputError const& e) {
          ASSERT_EQ(e.line(), 1);
          ASSERT_EQ(e.column(), static_cast<int>(place) + 1);
        }
      }
}

} // namespace
