// Tests of dlx/text/scanner.hpp: from characters to lines of words, and to a dialect.
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
  std::vector<std::size_t> lengths = {63, 64, 65, 127, 128, 129, 150};  // what is long is looked at 64 letters at a time
  for (std::size_t length = 1; length < 30; ++length) lengths.push_back(length);
  for (auto const length : lengths)
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

Syntax guessed(std::string const& text) { return guess(text, 0); }

TEST(Syntax, Texts) {
  for (auto text : {"A B\nA\n", "items:", "", "\n\n", "# 0 1\n", "0 1 A\n", "0 2\n", "01 10\n", "| 0 1\n0 1\n", "0;1\n",
                    "0 1 0\nx\n", "{\n", "-1 0\n"})
    EXPECT_EQ(guessed(text), std::string(text).front() == '{' ? Syntax::json : Syntax::dlx) << text;
  for (auto text : {"0 1 0\n", "1,0\n", "0,1\n1,0\n", "# names\n\n1\t0\t1", "0 1\n1 0 1\n", "1,\n", ",,\n", "0,,1",
                    "1,0,1\n1 0 1\n", "1 0 1\n1,0,1\n", "0 1\n0,1\n", "1,0\n\n# x\n1 0"})
    EXPECT_EQ(guessed(text), Syntax::matrix) << text;
  for (auto text : {"0\n", "0 1\n", "0 1\n1 0\n", "0,1 0\n", "1 0,1\n", "0 1 0\n1 0,1\n", "0,1\n1,0 1\n"})
    EXPECT_EQ(guessed(text), Syntax::automatic) << text;
  for (auto text : {"{}", " [", "\"a\"", "\n{\"items\":[]}"})
    EXPECT_EQ(guessed(text), Syntax::json) << text;
}

TEST(Syntax, BeginsWhereItIsTold) {
  EXPECT_EQ(guess("{ 1 0 1", 1), Syntax::matrix);
  EXPECT_EQ(guess("{ 1 0 1", 7), Syntax::dlx);
}

// A matrix of up to three rows and columns, with each separator chosen freely.
TEST(Syntax, EverySmallMatrix) {
  for (int rows = 1; rows <= 3; ++rows)
    for (int columns = 1; columns <= 3; ++columns)
      for (int commas = 0; commas < 1 << rows * (columns - 1); ++commas) {
        std::string text;
        bool some = false, mixed = false; // commas; a line with both
        for (int k = 0, r = 0; r < rows; ++r) {
          int inside = 0;
          for (int c = 0; c < columns; ++c) {
            if (c > 0) {
              bool const comma = (commas >> k++ & 1) != 0;
              inside += comma;
              text += comma ? "," : " ";
            }
            text += (r + c) % 2 == 0 ? '1' : '0';
          }
          some = some or inside > 0;
          mixed = mixed or (inside > 0 and inside < columns - 1);
          text += '\n';
        }
        bool const doubtful = some ? mixed : columns <= 2;
        EXPECT_EQ(guessed(text), doubtful ? Syntax::automatic : Syntax::matrix) << text;
      }
}

TEST(Syntax, SmallOnesMustBeNamed) {
  EXPECT_EQ(rows(read("1\n0\n1\n", Syntax::matrix)), (Rows{{1}, {}, {1}}));
  EXPECT_EQ(rows(read("0 1\n1 0\n", Syntax::matrix)), (Rows{{2}, {1}}));
  EXPECT_EQ(rows(read("0 1\n1 0\n", Syntax::dlx)), (Rows{{2, 1}}));
  EXPECT_EQ(rows(read("items: 0 1\n1 0\n")), (Rows{{2, 1}}));
  EXPECT_EQ(rows(read("0,1\n1,0\n")), (Rows{{2}, {1}}));
}

TEST(Syntax, LinesWithCommasAndLinesWithBlanks) {
  EXPECT_EQ(rows(read("1,0,1\n0 1 0\n")), (Rows{{1, 3}, {2}}));
  EXPECT_EQ(rows(read("0\t1\n1, 0\n")), (Rows{{2}, {1}}));
}

} // namespace
