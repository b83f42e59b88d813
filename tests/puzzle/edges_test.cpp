// MacMahon's squares: tiles with coloured edges; and rectangles of words.
#include "dlx/draw/log.hpp"
#include "dlx/puzzle/board.hpp"
#include "dlx/fast/engine.hpp"
#include "dlx/puzzle/edges.hpp"
#include "puzzles.hpp"
#include "shell.hpp"
#include <gtest/gtest.h>
#include <algorithm>
#include <cstdlib>
#include <functional>
#include <set>
#include <sstream>
#include <string>

using namespace dlx;

namespace {

using Tiling = std::vector<std::string>;

std::string least_turn(std::string t) {
  auto least = t;
  for (int k = 0; k < 3; ++k) {
    t = t.substr(1) + t[0];
    least = std::min(least, t);
  }
  return least;
}
// Do the edges agree? Are the tiles different? Looked at as a person would.
bool is_right(Tiling const& t, EdgeTiles const& p) {
  auto at = [&](int r, int c, std::size_t edge) { return t[static_cast<std::size_t>(r * p.columns + c)][edge]; };
  std::set<std::string> tiles;
  for (auto const& word : t) tiles.insert(least_turn(word));
  bool good = tiles.size() == t.size();
  for (int r = 0; r < p.rows; ++r)
    for (int c = 0; c < p.columns; ++c) {
      if (r + 1 < p.rows) good = good && at(r, c, 2) == at(r + 1, c, 0);
      if (c + 1 < p.columns) good = good && at(r, c, 1) == at(r, c + 1, 3);
      if (!p.border) continue;
      good = good && (r > 0 || at(r, c, 0) == 'a') && (r + 1 < p.rows || at(r, c, 2) == 'a');
      good = good && (c > 0 || at(r, c, 3) == 'a') && (c + 1 < p.columns || at(r, c, 1) == 'a');
    }
  return good;
}
std::set<Tiling> tilings(EdgeTiles const& p) {
  Problem const problem = macmahon(p);
  auto const board = *Board::of(problem);
  std::set<Tiling> result;
  search_with(Engine::masks, problem, Chooser::smallest, {}, [&](std::span<int const> s) {
    EXPECT_EQ(refute(problem, s), "");
    Tiling tiling;
    std::istringstream text(lettered(board, s));
    for (std::string word; text >> word;) tiling.push_back(word);
    EXPECT_TRUE(is_right(tiling, p));
    EXPECT_TRUE(result.insert(tiling).second);
  });
  return result;
}
// All turned tiles on all squares, one after the other; no items.
std::set<Tiling> by_force(EdgeTiles const& p) {
  std::vector<std::string> turned;
  int words = 1;
  for (int k = 0; k < 4; ++k) words *= p.colours;
  for (int w = 0; w < words; ++w) {
    std::string word;
    for (int k = 0, rest = w; k < 4; ++k, rest /= p.colours) word += static_cast<char>('a' + rest % p.colours);
    turned.push_back(word);
  }
  std::set<Tiling> result;
  Tiling tiling;
  std::function<void()> go = [&] {
    int const n = static_cast<int>(tiling.size()), r = n / p.columns, c = n % p.columns;
    if (n == p.rows * p.columns) {
      if (is_right(tiling, p)) result.insert(tiling);
      return;
    }
    for (auto const& word : turned) {
      if (c > 0 && tiling.back()[1] != word[3]) continue;
      if (r > 0 && tiling[static_cast<std::size_t>(n - p.columns)][2] != word[0]) continue;
      if (p.border && ((r == 0 && word[0] != 'a') || (c == 0 && word[3] != 'a'))) continue;
      tiling.push_back(word);
      go();
      tiling.pop_back();
    }
  };
  go();
  return result;
}
std::size_t count(EdgeTiles const& p) {
  Problem const problem = macmahon(p);
  return search_with(Engine::masks, problem, Chooser::smallest).totals.solutions;
}

}  // namespace

TEST(Edges, ThereAreAsManyTilesAsBurnsideSays) {
  int const tiles[] = {0, 1, 6, 24, 70, 165, 336};
  for (int k = 1; k <= 6; ++k) {
    auto const p = macmahon({1, 1, k});
    EXPECT_EQ(p.item_count(), 1 + tiles[k]);
    EXPECT_EQ(p.option_count(), k * k * k * k);
    EXPECT_THROW(macmahon({1, tiles[k] + 1, k}), std::invalid_argument);
    if (k <= 4) {
      EXPECT_EQ(macmahon({1, tiles[k], k}).primary_count(), 2 * tiles[k]);
    }
  }
}

TEST(Edges, AgreeWithTryingAllTiles) {
  std::vector<EdgeTiles> const puzzles = {{1, 1, 1}, {1, 1, 3}, {1, 2, 2}, {2, 2, 2}, {2, 3, 2},
                                          {1, 1, 3, true}, {1, 2, 2, true}, {2, 2, 2, true}, {2, 3, 2, true}, {2, 2, 3, true}, {1, 4, 3, true}};
  std::size_t solutions = 0;
  for (auto const& p : puzzles) {
    auto const found = tilings(p);
    solutions += found.size();
    EXPECT_EQ(found, by_force(p)) << p.rows << ' ' << p.columns << ' ' << p.colours << ' ' << p.border;
  }
  EXPECT_GT(solutions, 1000u);
  EXPECT_EQ(tilings({2, 3, 2}).size(), 416u);
  EXPECT_EQ(tilings({2, 3, 2, true}).size(), 0u);
}

// Exercise: the left side is glued to the right one, so the edges on both are one item.
TEST(Edges, ThereAre960RingsOfSix) {
  Problem const p = macmahon({1, 6, 2});
  Problem ring;
  for (int i = 1; i <= p.item_count(); ++i) ring.add_item(p.item(i).name, p.item(i).kind);
  int const seam = ring.add_item("v0,0", Kind::secondary);
  for (int o = 1; o <= p.option_count(); ++o) {
    auto const& name = p.option_name(o);
    ring.add_option(name);
    for (Entry const& e : p.option(o)) ring.add_entry(e.item, e.colour == 0 ? 0 : ring.add_colour(p.colour_name(e.colour)));
    if (name.ends_with(",0)")) ring.add_entry(seam, ring.add_colour(name.substr(3, 1)));
    if (name.ends_with(",5)")) ring.add_entry(seam, ring.add_colour(name.substr(1, 1)));
  }
  EXPECT_EQ(search_with(Engine::masks, ring, Chooser::smallest).totals.solutions, 960u);
}

// Four motions for which no solution is its own image, and two more colours.
TEST(Edges, MacMahonsBoardHas26656SolutionsUpToSymmetry) {
  if (!std::getenv("DLX_LONG")) GTEST_SKIP() << "takes long; DLX_LONG=1 runs it";
  auto const quarter = tilings({4, 6, 3, true, true});
  EXPECT_EQ(quarter.size(), 26656u);
  EXPECT_EQ(count({4, 6, 3, true}), 106624u);
}

TEST(Edges, RefuseWhatCannotBe) {
  for (EdgeTiles const& p : {EdgeTiles{1, 1, 0}, {1, 1, -1}, {1, 1, 7}, {1, 1, 2147483647}, {0, 3, 2}, {-2, -3, 2}, {65536, 65536, 3},
                             {2, 3, 2, false, true}, {2, 2, 2, false, true}})
    EXPECT_NE(complaint_of([&] { macmahon(p); }), "") << p.rows << ' ' << p.colours;
  EXPECT_NO_THROW(macmahon({2, 12, 3, false, true}));
}

namespace {

using Lines = std::vector<std::string>;  // of letters, without blanks

std::set<Lines> rectangles(std::string const& list, int rows, int columns, bool different) {
  Problem const p = word_rectangle({"words", list}, rows, columns, different);
  auto const board = *Board::of(p);
  std::set<Lines> result;
  for (auto const& cover : puzzle_covers(p)) {
    std::istringstream text(lettered(board, cover));
    Lines lines;
    for (std::string line; std::getline(text, line);) {
      std::erase(line, ' ');
      lines.push_back(line);
    }
    EXPECT_TRUE(result.insert(lines).second);
  }
  return result;
}
// All words in all rows; then the columns are looked up.
std::set<Lines> words_by_force(std::string const& list, std::size_t rows, std::size_t columns, bool different) {
  std::set<std::string> words;
  std::istringstream text(list);
  for (std::string word; text >> word;) words.insert(word);
  std::set<Lines> result;
  Lines lines;
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
        EXPECT_EQ(found, words_by_force(list, static_cast<std::size_t>(rows), static_cast<std::size_t>(columns), different));
        EXPECT_FALSE(found.empty() && !different) << rows << columns;
      }
}

TEST(Words, HasTheTable) {
  auto const list = slurp("tests/data/words.txt");
  for (auto [rows, columns, n] : {std::tuple(3, 3, 1272u), {3, 4, 503u}, {4, 3, 503u}, {4, 4, 54u}}) EXPECT_EQ(rectangles(list, rows, columns, true).size(), n);
}

TEST(Words, TheSquareOfPompeiiIsThereTwice) {
  Lines const square = {"SATOR", "AREPO", "TENET", "OPERA", "ROTAS"};
  Lines const upside_down(square.rbegin(), square.rend());
  EXPECT_EQ(rectangles(slurp("tests/data/sator.txt"), 5, 5, false), (std::set<Lines>{square, upside_down}));
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
