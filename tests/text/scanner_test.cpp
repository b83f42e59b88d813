// Tests of dlx/text/scanner.hpp: from characters to lines of words, to a dialect, and to the name that was meant.
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

TEST(Scanner, DoesNotRefuseWhatIsFine) {
  EXPECT_EQ(check_text({"f", "\xEF\xBB\xBF" "A"}), 3u);
  for (auto text : {"", "A", "\t\r\n", "\xC3\xA9", "\xF0\x9F\x91\xA9", "~~~~~~~~~~~~", "A\r\nB\r\n\r\n"})
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

TEST(Similar, TheTableOfTheBook) {
  std::string const a = "Charly", b = "Charlie";
  std::size_t const table[7][8] = {{0, 1, 2, 3, 4, 5, 6, 7}, {1, 0, 1, 2, 3, 4, 5, 6}, {2, 1, 0, 1, 2, 3, 4, 5},
                                   {3, 2, 1, 0, 1, 2, 3, 4}, {4, 3, 2, 1, 0, 1, 2, 3}, {5, 4, 3, 2, 1, 0, 1, 2},
                                   {6, 5, 4, 3, 2, 1, 1, 2}};
  for (std::size_t i = 0; i <= a.size(); ++i)
    for (std::size_t j = 0; j <= b.size(); ++j)
      EXPECT_EQ(distance(a.substr(0, i), b.substr(0, j)), table[i][j]) << i << ' ' << j;
}

std::size_t slowly(std::string const& a, std::string const& b) {
  if (a.empty() or b.empty()) return a.size() + b.size();
  auto const c = a.substr(1), d = b.substr(1);
  auto const best = std::min({slowly(c, d) + (a[0] == b[0] ? 0 : 1), slowly(c, b) + 1, slowly(a, d) + 1});
  bool const is_exchange = a.size() > 1 and b.size() > 1 and a[0] == b[1] and a[1] == b[0];
  return is_exchange ? std::min(best, slowly(a.substr(2), b.substr(2)) + 1) : best;
}

TEST(Similar, AllShortWords) {
  std::vector<std::string> words = {""};
  for (std::size_t k = 0; words[k].size() < 4; ++k)
    for (char c : {'a', 'b'}) words.push_back(words[k] + c);
  for (auto const& a : words)
    for (auto const& b : words) {
      EXPECT_EQ(distance(a, b), slowly(a, b)) << a << ' ' << b;
      EXPECT_EQ(distance(b, a), distance(a, b));
    }
}

TEST(Similar, Nearest) {
  auto const p = read("Alice Bob Charlie C1 C2 | charlotte\nAlice\n");
  EXPECT_EQ(distance("ca", "abc"), 3u);
  EXPECT_EQ(distance("cuont", "count"), 1u);
  EXPECT_EQ(nearest(p, "Alise"), "Alice");
  EXPECT_EQ(nearest(p, "ALICE"), "Alice");
  EXPECT_EQ(nearest(p, "Charly"), "Charlie");
  EXPECT_EQ(nearest(p, "Charlott"), "charlotte");
  EXPECT_EQ(nearest(p, "C3"), "");
  EXPECT_EQ(nearest(p, "Eve"), "");
  EXPECT_EQ(nearest(p, ""), "");
  EXPECT_EQ(nearest(read(std::string(31, 'x') + "\n"), std::string(31, 'y')), "");
  EXPECT_EQ(nearest(read("ab1 ab2\n"), "ab3"), "ab1"); // the first of several
}

} // namespace
