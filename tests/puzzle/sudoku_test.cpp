// Sudokus: sizes, the puzzles of the slides, the grids of the chapter.
#include "dlx/draw/log.hpp"
#include "dlx/puzzle/board.hpp"
#include "dlx/puzzle/givens.hpp"
#include "dlx/puzzle/sudoku.hpp"
#include "puzzles.hpp"
#include "shell.hpp"
#include <gtest/gtest.h>
#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

using namespace dlx;

namespace {

Problem puzzle(std::string const& text) {
  auto const grid = read_givens(Source{"grid", text});
  return with_givens(sudoku(usual_boxes(grid.size), grid.symbols), grid);
}
Problem from_file(std::string const& name) { return puzzle(slurp("tests/data/grids/" + name)); }
Problem empty(Boxes b) { return sudoku(b, blank_givens(b.height * b.width).symbols); }

// Are all rows, columns and boxes sets?  Looks at the board only.
bool is_sudoku(std::string board, int h, int w) {
  std::istringstream words(board);
  int const n = h * w;
  std::vector<std::set<std::string>> units(3 * n);
  for (int k = 0; k < n * n; ++k) {
    std::string s;
    words >> s;
    if (s == "." or s.empty()) return false;
    int const i = k / n, j = k % n;
    units[i].insert(s), units[n + j].insert(s), units[2 * n + i / h * h + j / w].insert(s);
  }
  for (auto const& u : units)
    if (static_cast<int>(u.size()) != n) return false;
  return true;
}
// How many boards there are; all of them different, and sudokus.
std::size_t boards(Problem const& p, int h, int w) {
  auto const board = Board::of(p);
  std::set<std::string> different;
  for (auto const& cover : puzzle_covers(p)) {
    auto const text = lettered(*board, cover);
    EXPECT_TRUE(is_sudoku(text, h, w)) << text;
    EXPECT_TRUE(different.insert(text).second);
  }
  return different.size();
}
}  // namespace

TEST(Sudoku, HasTheRightSizes) {
  for (auto [n, h] : {std::pair{4, 2}, {6, 2}, {8, 2}, {9, 3}, {12, 3}, {16, 4}, {25, 5}}) {
    EXPECT_EQ(usual_boxes(n).height, h);
    auto const p = empty(usual_boxes(n));
    EXPECT_EQ(p.item_count(), 4 * n * n);
    EXPECT_EQ(p.primary_count(), 4 * n * n);
    EXPECT_EQ(p.option_count(), n * n * n);
    EXPECT_EQ(p.entry_count(), 4 * n * n * n);
    std::vector<int> uses(4 * n * n + 1);
    for (int o = 1; o <= p.option_count(); ++o)
      for (auto const& e : p.option(o)) ++uses[e.item];
    for (int i = 1; i <= 4 * n * n; ++i) ASSERT_EQ(uses[i], n) << n << ": " << p.item(i).name;
  }
  for (int n : {1, 2, 3, 5, 7, 23}) EXPECT_EQ(usual_boxes(n).height, 1);
}

TEST(Sudoku, HasItsNames) {
  for (auto const& [boxes, names] : {std::pair(Boxes{2, 3}, "p(3,4) r(3,5) c(4,5) b(3,5) "), {Boxes{3, 2}, "p(3,4) r(3,5) c(4,5) b(5,5) "}}) {
    auto const p = empty(boxes);
    std::string items;
    for (auto const& e : p.option(p.find_option("5@(3,4)"))) items += p.item(e.item).name + " ";
    EXPECT_EQ(items, names);
  }
}

TEST(Sudoku, Has288GridsOfOrderFour) {
  EXPECT_EQ(boards(empty({2, 2}), 2, 2), 288u);
  EXPECT_EQ(tree_of(empty({1, 4})).solutions, 576u);
}

// The second row begins with 456, in some order, and all six are alike: exchange two of
// these digits, and then two columns, and the first row is as before.
TEST(Sudoku, CountsOrderSixWithItsFirstRow) {
  EXPECT_EQ(boards(puzzle("123456456" + std::string(27, '.')), 2, 3), 39168u / 6);
  if (std::getenv("DLX_LONG")) {
    EXPECT_EQ(boards(puzzle("123456" + std::string(30, '.')), 2, 3), 39168u);
    EXPECT_EQ(tree_of(empty({2, 3})).solutions, 28200960u);
  }
}

TEST(Sudoku, TheSlidesHave254SolutionsAnd2) {
  for (auto [name, n, h] : {std::tuple("slides-9", 254u, 3), {"mended-9", 1u, 3}, {"slides-4", 2u, 2}, {"sixteen", 1u, 4}, {"easy", 1u, 3}})
    EXPECT_EQ(boards(from_file(name + std::string(".txt")), h, h), n) << name;
}

// The exercise: three symbols on three squares are never in just one of the 288 grids; four can be.
TEST(Sudoku, OrderFourNeedsFourGivens) {
  auto const p = empty({2, 2});
  auto const board = Board::of(p);
  std::vector<std::string> grids;
  for (auto const& cover : puzzle_covers(p)) {
    auto grid = lettered(*board, cover);
    std::erase_if(grid, [](char c) { return c == ' ' or c == '\n'; });
    grids.push_back(grid);
  }
  ASSERT_EQ(grids.size(), 288u);
  for (std::size_t a = 0; a < 16; ++a)
    for (std::size_t b = a + 1; b < 16; ++b)
      for (std::size_t c = b + 1; c < 16; ++c) {
        std::map<std::string, int> times;
        for (auto const& g : grids) ++times[{g[a], g[b], g[c]}];
        for (auto const& [symbols, n] : times) EXPECT_GT(n, 1) << a << ' ' << b << ' ' << c;
      }
  EXPECT_EQ(tree_of(puzzle("12.. .... 3.4. ....")).solutions, 1u);
}

TEST(Sudoku, HasTheTreesOfTheTable) {
  struct Line { Problem p; int options; std::uint64_t covers, smallest, first; };
  std::vector<Line> const lines = {{empty({2, 2}), 64, 288, 2157, 2753},
                                   {from_file("slides-4.txt"), 26, 2, 21, 31},
                                   {from_file("slides-9.txt"), 276, 254, 8237, 3252041},
                                   {from_file("mended-9.txt"), 275, 1, 2741, 3031697}};
  for (auto const& line : lines) {
    EXPECT_EQ(line.p.option_count(), line.options);
    EXPECT_EQ(tree_of(line.p).solutions, line.covers);
    EXPECT_EQ(tree_of(line.p).nodes, line.smallest);
    EXPECT_EQ(tree_of(line.p, Chooser::first).nodes, line.first);
  }
  EXPECT_EQ(from_file("sixteen.txt").option_count(), 827);
  EXPECT_EQ(tree_of(from_file("sixteen.txt")).nodes, 1195u);
  Limits limits;
  limits.nodes = std::getenv("DLX_LONG") ? 20'000'000 : 1'000'000;
  EXPECT_EQ(tree_of(from_file("sixteen.txt"), Chooser::first, limits).solutions, 0u);
  EXPECT_EQ(tree_of(from_file("easy.txt")).nodes, 82u);
}

// The grids that the chapter prints are the files, and what the program finds.
TEST(Sudoku, TheGridsOfTheChapterAreReal) {
  auto chapter = slurp("chapters/puzzle/sudoku.w");
  auto squeeze = [](std::string text) {
    std::erase_if(text, [](char c) { return c == ' ' or c == '\n' or c == '%'; });
    return text;
  };
  chapter = squeeze(chapter);
  for (std::string const name : {"slides-9.txt", "sixteen.txt"}) {
    auto const givens = squeeze(slurp("tests/data/grids/" + name));
    auto const solution = squeeze(run("dlx make sudoku tests/data/grids/" + name + " | dlx solve --board --limit 1").out);
    ASSERT_EQ(solution.size(), givens.size());
    EXPECT_NE(chapter.find("{" + givens + "}{" + solution + "}"), std::string::npos) << name;
  }
}

TEST(Sudoku, RefusesBoxesThatCannotBe) {
  std::vector<std::string> const symbols = blank_givens(6).symbols;
  for (auto [h, w] : {std::pair{0, 0}, {-1, -6}, {2, 13}, {65536, 65536}})
    EXPECT_EQ(complaint_of([&] { sudoku({h, w}, symbols); }), "sudoku: a box must have 1 to 25 squares, not " + std::to_string(h) + " times " + std::to_string(w));
  EXPECT_EQ(complaint_of([&] { sudoku({2, 2}, symbols); }), "sudoku: a box of 2 times 2 squares needs 4 symbols, not 6");
}

TEST(MakeSudoku, SaysWhatIsWrong) {
  std::string const large = "dlx: error: a sudoku has at most 25 rows\n", boxes = "--boxes wants a height and a width, as in 2x3, not ";
  for (auto const& [command, words] : std::vector<std::pair<std::string, std::string>>{
           {"dlx make sudoku --empty 6 --boxes 2", boxes + "2"}, {"dlx make sudoku --empty 6 --boxes x2", boxes + "x2"}, {"dlx make sudoku --empty 6 --boxes 0x6", boxes + "0x6"},
           {"dlx make sudoku --empty 26", large}, {"dlx make sudoku --empty 27", large}, {"dlx make sudoku --empty 2147483647", large},
           {"printf '%676s' | tr ' ' . | dlx make sudoku", large},
           {"echo 24..1.2....24... | dlx make sudoku --empty 4 -", "say either --empty or FILE"},
           {"dlx make sudoku --empty 4 tests/data/grids/slides-4.txt", "say either --empty or FILE"},
           {"dlx make sudoku nowhere", "cannot read 'nowhere'"},
           {"dlx make sudoku tests/data/grids/repeat.txt", "repeat.txt:11:19: error: 8 stands twice in this box, here and at 9:21"}}) {
    auto const r = run(command);
    EXPECT_EQ(r.status, 2) << command;
    EXPECT_EQ(r.out, "") << command;
    EXPECT_NE(r.err.find(words), std::string::npos) << r.err;
  }
  EXPECT_EQ(run("dlx make sudoku < tests/data/grids/slides-4.txt | dlx count").out, "2\n");
}
