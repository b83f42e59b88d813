// Rectangles of words.
#include "dlx/draw/log.hpp"
#include "dlx/puzzle/board.hpp"
#include "dlx/more/painted.hpp"
#include "dlx/puzzle/words.hpp"
#include "dlx/text/verify.hpp"
#include <gtest/gtest.h>
#include <algorithm>
#include <fstream>
#include <functional>
#include <set>
#include <sstream>

using namespace dlx;

namespace {

using Rows = std::vector<std::string>;  // of letters, without blanks

std::string words_in(char const* file) {
  std::ifstream in(std::string("tests/data/") + file);
  std::ostringstream text;
  text << in.rdbuf();
  EXPECT_FALSE(text.str().empty());
  return text.str();
}
std::set<Rows> rectangles(std::string const& list, int rows, int columns, bool different) {
  Problem const p = word_rectangle({"words", list}, rows, columns, different);
  auto const board = *Board::of(p);
  std::set<Rows> result;
  Painted links(p);
  search(links, Chooser::smallest, {}, [&](std::span<int const> s) {
    EXPECT_EQ(refute(p, s), "");
    std::istringstream text(diagram(board, s));
    Rows lines;
    for (std::string line; std::getline(text, line);) {
      std::erase(line, ' ');
      lines.push_back(line);
    }
    EXPECT_TRUE(result.insert(lines).second);
  });
  return result;
}
// All words in all rows; then the columns are looked up.
std::set<Rows> by_force(std::string const& list, std::size_t rows, std::size_t columns, bool different) {
  std::set<std::string> words;
  std::istringstream text(list);
  for (std::string word; text >> word;) words.insert(word);
  std::set<Rows> result;
  Rows lines;
  std::function<void()> go = [&] {
    if (lines.size() == rows) {
      std::multiset<std::string> used(lines.begin(), lines.end());
      for (std::size_t c = 0; c < columns; ++c) {
        std::string down;
        for (auto const& line : lines) down += line[c];
        if (!words.contains(down)) return;
        used.insert(down);
      }
      if (!different || std::set(used.begin(), used.end()).size() == used.size()) result.insert(lines);
      return;
    }
    for (auto const& word : words)
      if (word.size() == columns) {
        lines.push_back(word);
        go();
        lines.pop_back();
      }
  };
  go();
  return result;
}
std::string complaint(std::string const& list, int rows, int columns) {
  try {
    word_rectangle({"words", list}, rows, columns);
  } catch (InputError const& e) {
    return e.what();
  }
  return "";
}

}  // namespace

TEST(Words, AgreeWithTryingAllRows) {
  std::string const list = "AT TO AH HO ON NO IT IS SO AS TOO TEA EAT ATE ANT NOT TON HAT HIT THE OAT ONE EON";
  for (bool different : {false, true})
    for (int rows = 2; rows <= 3; ++rows)
      for (int columns = 2; columns <= 3; ++columns) {
        auto const found = rectangles(list, rows, columns, different);
        EXPECT_EQ(found, by_force(list, static_cast<std::size_t>(rows), static_cast<std::size_t>(columns), different));
        EXPECT_FALSE(found.empty() && !different) << rows << columns;
      }
}

TEST(Words, HasTheTable) {
  auto const list = words_in("words.txt");
  EXPECT_EQ(rectangles(list, 3, 3, true).size(), 1272u);
  EXPECT_EQ(rectangles(list, 3, 4, true).size(), 503u);
  EXPECT_EQ(rectangles(list, 4, 3, true).size(), 503u);
  EXPECT_EQ(rectangles(list, 4, 4, true).size(), 54u);
}

TEST(Words, TheSquareOfPompeiiIsThereTwice) {
  Rows const square = {"SATOR", "AREPO", "TENET", "OPERA", "ROTAS"};
  Rows const upside_down(square.rbegin(), square.rend());
  EXPECT_EQ(rectangles(words_in("sator.txt"), 5, 5, false), (std::set<Rows>{square, upside_down}));
  EXPECT_TRUE(rectangles(words_in("sator.txt"), 5, 5, true).empty());
}

TEST(Words, LettersMayHaveSeveralBytesAndWordsMayBeRepeated) {
  EXPECT_EQ(rectangles("b\u00e4 \u00e4b b\u00e4\nb\u00e4\t\u00e4b\r\n", 2, 2, false).size(), 2u);
  auto const p = word_rectangle({"words", "ab ab abc\nab"}, 2, 2);
  EXPECT_EQ(p.option_count(), 4);
  EXPECT_EQ(word_rectangle({"words", "ab ba"}, 2, 2, true).item_count(), 4 + 4 + 2);
}

TEST(Words, AMarkOfByteOrderIsNoLetter) {
  EXPECT_EQ(rectangles("\xEF\xBB\xBF" "AT TO", 2, 2, false), rectangles("AT TO", 2, 2, false));
  EXPECT_THROW(word_rectangle({"words", "AT\xE2\x80\x8B TO"}, 2, 2, false), InputError);
}

TEST(Words, ComplainWithAPlace) {
  EXPECT_NE(complaint("ab\n don-t", 2, 2).find("words:2:5: error: this is not a letter"), std::string::npos);
  EXPECT_NE(complaint("abc abd", 2, 3).find("there is no word of length 2"), std::string::npos);
  EXPECT_NE(complaint("", 2, 3).find("there is no word of length 2"), std::string::npos);
  EXPECT_NE(complaint("ab b\xe4", 2, 2).find("words:1:5: error: this is not a letter"), std::string::npos) << "not UTF-8";
  EXPECT_NE(complaint("ab a\xc3", 2, 2).find("words:1:5: error: this is not a letter"), std::string::npos) << "half a letter";
  EXPECT_NE(complaint("ab a\xc2\x80", 2, 2).find("words:1:5: error: this is not a letter"), std::string::npos) << "a control character";
  EXPECT_NE(complaint("ab a\xc2\xa0", 2, 2).find("\n    |     ^\n"), std::string::npos) << "one character, two bytes";
  EXPECT_NE(complaint("a:b", 3, 3).find("words:1:2: error"), std::string::npos);
  EXPECT_THROW(word_rectangle({"words", "ab"}, 0, 2), std::invalid_argument);
  EXPECT_THROW(word_rectangle({"words", "ab"}, 2, 101), std::invalid_argument);
}
