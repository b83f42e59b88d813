// Rectangles of words.
#include "dlx/draw/log.hpp"
#include "dlx/puzzle/board.hpp"
#include "dlx/puzzle/words.hpp"
#include "puzzles.hpp"
#include "shell.hpp"
#include <gtest/gtest.h>
#include <functional>
#include <set>
#include <sstream>

using namespace dlx;

namespace {

using Rows = std::vector<std::string>;  // of letters, without blanks

std::set<Rows> rectangles(std::string const& list, int rows, int columns, bool different) {
  Problem const p = word_rectangle({"words", list}, rows, columns, different);
  auto const board = *Board::of(p);
  std::set<Rows> result;
  for (auto const& cover : puzzle_covers(p)) {
    std::istringstream text(diagram(board, cover));
    Rows lines;
    for (std::string line; std::getline(text, line);) {
      std::erase(line, ' ');
      lines.push_back(line);
    }
    EXPECT_TRUE(result.insert(lines).second);
  }
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
  return complaint_of([&] { word_rectangle({"words", list}, rows, columns); });
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
  auto const list = slurp("tests/data/words.txt");
  for (auto [rows, columns, n] : {std::tuple(3, 3, 1272u), {3, 4, 503u}, {4, 3, 503u}, {4, 4, 54u}}) EXPECT_EQ(rectangles(list, rows, columns, true).size(), n);
}

TEST(Words, TheSquareOfPompeiiIsThereTwice) {
  Rows const square = {"SATOR", "AREPO", "TENET", "OPERA", "ROTAS"};
  Rows const upside_down(square.rbegin(), square.rend());
  EXPECT_EQ(rectangles(slurp("tests/data/sator.txt"), 5, 5, false), (std::set<Rows>{square, upside_down}));
  EXPECT_TRUE(rectangles(slurp("tests/data/sator.txt"), 5, 5, true).empty());
}

TEST(Words, LettersMayHaveSeveralBytesAndWordsMayBeRepeated) {
  EXPECT_EQ(rectangles("b\u00e4 \u00e4b b\u00e4\nb\u00e4\t\u00e4b\r\n", 2, 2, false).size(), 2u);
  auto const p = word_rectangle({"words", "ab ab abc\nab"}, 2, 2);
  EXPECT_EQ(p.option_count(), 4);
  EXPECT_EQ(word_rectangle({"words", "ab ba"}, 2, 2, true).item_count(), 4 + 4 + 2);
  EXPECT_EQ(rectangles("\xEF\xBB\xBF" "AT TO", 2, 2, false), rectangles("AT TO", 2, 2, false)) << "a mark of byte order is no letter";
}

TEST(Words, ComplainWithAPlace) {
  for (auto const& [list, columns, said] : std::vector<std::tuple<std::string, int, std::string>>{
           {"ab\n don-t", 2, "2:5: this is not a letter"}, {"abc abd", 3, "1:1: there is no word of length 2"}, {"", 3, "1:1: there is no word of length 2"},
           {"ab b\xe4", 2, "1:5: this is not a letter"}, {"ab a\xc3", 2, "1:5: this is not a letter"},  // not UTF-8; half a letter
           {"ab a\xc2\x80", 2, "1:5: this is not a letter"}, {"ab a\xc2\xa0", 2, "1:5: this is not a letter"},
           {"AT\xE2\x80\x8B TO", 2, "1:3: this is not a letter"}, {"a:b", 2, "1:2: this is not a letter"}})
    EXPECT_EQ(complaint(list, 2, columns), said) << list;
  EXPECT_THROW(word_rectangle({"words", "ab"}, 0, 2), std::invalid_argument);
  EXPECT_THROW(word_rectangle({"words", "ab"}, 2, 101), std::invalid_argument);
}
