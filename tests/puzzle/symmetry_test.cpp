// Covers up to symmetry: fundamental queens, Burnside's lemma, lost symmetries.
#include "dlx/fast/engine.hpp"
#include "dlx/puzzle/givens.hpp"
#include "dlx/puzzle/langford.hpp"
#include "dlx/dance/latin.hpp"
#include "dlx/puzzle/polyomino.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/puzzle/sudoku.hpp"
#include "dlx/puzzle/symmetry.hpp"
#include "dlx/puzzle/torus.hpp"
#include "dlx/more/search.hpp"
#include "models.hpp"
#include "shell.hpp"
#include "pattern.hpp"
#include <gtest/gtest.h>
#include <map>
#include <set>

using namespace dlx;

namespace {

struct Census {
  int symmetries = 0;
  long covers = 0, fundamental = 0;
  std::vector<long> fixed;  // by symmetry: how many covers it leaves as they are
  std::map<int, long> orbits;  // how many of which size
};

Census census(Problem const& p) {
  Symmetry const s(p, *Board::of(p));
  Census c;
  c.symmetries = s.count();
  c.fixed.resize(static_cast<std::size_t>(s.count()));
  Links links(p);
  search(links, Chooser::smallest, {}, [&](std::span<int const> cover) {
    ++c.covers;
    auto const itself = s.image(0, cover);
    int fixing = 0;  // the stabilizer
    for (int g = 0; g < s.count(); ++g) {
      bool const is_fixed = s.image(g, cover) == itself;
      c.fixed[static_cast<std::size_t>(g)] += is_fixed;
      fixing += is_fixed;
    }
    if (not s.is_fundamental(cover)) return;
    ++c.fundamental;
    ++c.orbits[s.count() / fixing];
  });
  long marks = 0, members = 0;
  for (long n : c.fixed) marks += n;
  for (auto const& [size, n] : c.orbits) members += size * n;
  EXPECT_EQ(marks, c.fundamental * c.symmetries) << "Burnside";
  EXPECT_EQ(members, c.covers);
  return c;
}

void expect_table(int n) {
  struct Line { long covers, half, quarter, two, four, eight, fundamental; };
  std::map<int, Line> const table = {
      {4, {2, 2, 2, 1, 0, 0, 1}},          {5, {10, 2, 2, 1, 0, 1, 2}},        {6, {4, 4, 0, 0, 1, 0, 1}},
      {7, {40, 8, 0, 0, 2, 4, 6}},         {8, {92, 4, 0, 0, 1, 11, 12}},      {9, {352, 16, 0, 0, 4, 42, 46}},
      {10, {724, 12, 0, 0, 3, 89, 92}},    {11, {2680, 48, 0, 0, 12, 329, 341}},
      {12, {14200, 80, 8, 4, 18, 1765, 1787}}, {13, {73712, 136, 8, 4, 32, 9197, 9233}}};
  auto const& line = table.at(n);
  auto c = census(queens(n));
  EXPECT_EQ(c.symmetries, 8);
  EXPECT_EQ(c.covers, line.covers) << n;
  EXPECT_EQ(c.fixed, (std::vector<long>{line.covers, 0, 0, line.half, 0, line.quarter, line.quarter, 0})) << n;
  EXPECT_EQ(c.orbits[2], line.two) << n;
  EXPECT_EQ(c.orbits[4], line.four) << n;
  EXPECT_EQ(c.orbits[8], line.eight) << n;
  EXPECT_EQ(c.fundamental, line.fundamental) << n;
}

Problem without_option(Problem const& p, int gone) {
  Problem q;
  for (int i = 1; i <= p.item_count(); ++i) q.add_item(p.item(i).name, p.item(i).kind);
  for (int o = 1; o <= p.option_count(); ++o) {
    if (o == gone) continue;
    q.add_option(p.option_name(o));
    for (auto const& e : p.option(o)) q.add_entry(e.item);
  }
  return q;
}

int symmetries(Problem const& p) { return Symmetry(p, *Board::of(p)).count(); }

}  // namespace

TEST(Symmetry, HasTheFundamentalQueensOfTheTable) {
  for (int n = 4; n <= 10; ++n) expect_table(n);
  EXPECT_EQ(census(queens(1)).fundamental, 1);
  EXPECT_EQ(census(queens(2)).fundamental, 0);
  EXPECT_EQ(census(queens(3)).fundamental, 0);
}

TEST(Symmetry, HasTheFundamentalQueensOfLargerBoards) {
  if (std::getenv("DLX_LONG") == nullptr) GTEST_SKIP() << "long: set DLX_LONG=1";
  for (int n = 11; n <= 13; ++n) expect_table(n);
  Problem const p = queens(14);
  Symmetry const s(p, *Board::of(p));
  int all = 0, fundamental = 0;
  search_with(Engine::automatic, p, Chooser::smallest, {}, [&](std::span<int const> cover) {
    ++all;
    fundamental += s.is_fundamental(cover);
  });
  EXPECT_EQ(all, 365596);
  EXPECT_EQ(fundamental, 45752);
}

// The same orbits, made here from coordinates and sets.
TEST(Symmetry, AgreesWithSetsOfSets) {
  for (int n = 4; n <= 9; ++n) {
    Problem const p = queens(n);
    Symmetry const s(p, *Board::of(p));
    std::set<std::set<int>> expected, found;
    Links links(p);
    search(links, Chooser::smallest, {}, [&](std::span<int const> cover) {
      std::set<int> const itself(cover.begin(), cover.end());
      expected.insert(least_image(cover, n));
      if (s.is_fundamental(cover)) found.insert(itself);
    });
    EXPECT_EQ(found, expected) << n;
  }
}

TEST(Symmetry, MovesAsTheTableSays) {
  Problem const p = queens(4);
  Symmetry const s(p, *Board::of(p));
  std::vector<std::string> to;
  for (int g = 0; g < 8; ++g) to.push_back(p.option_name(s.image(g, std::vector{2})[0]));
  EXPECT_EQ(to, (std::vector<std::string>{"Q@(0,1)", "Q@(3,1)", "Q@(0,2)", "Q@(3,2)", "Q@(1,0)", "Q@(1,3)", "Q@(2,0)", "Q@(2,3)"}))
      << "stay; flip up and down, left and right; half a turn; flip; quarter turns right and left; flip";
}

TEST(Symmetry, TheTwelveBoardsOfTheChapterAreReal) {
  auto const chapter = slurp("chapters/puzzle/symmetry.w");
  std::vector<std::string> printed, found;
  for (auto const& m : matches(chapter, "queensboard8\\{([1-8]{8})\\}")) printed.push_back(m[1]);
  std::istringstream lines(run("dlx make queens 8 | dlx solve --fundamental").out);
  for (std::string line; std::getline(lines, line);) {
    std::string files;
    for (std::size_t at = line.find(','); at != std::string::npos; at = line.find(',', at + 1)) files += char(line[at + 1] + 1);
    found.push_back(files);
  }
  EXPECT_EQ(found.size(), 12u);
  ASSERT_EQ(printed.size(), 16u);
  EXPECT_EQ(std::vector(printed.begin(), printed.begin() + 12), found);
  // and the orbit of four: each of them, read from the other sides, is one of them
  std::set<std::string> const orbit(printed.begin() + 12, printed.end());
  EXPECT_EQ(orbit.size(), 4u);
  for (auto const& files : orbit) {
    std::string half(8, ' '), transposed(8, ' '), flipped(files.rbegin(), files.rend());
    for (std::size_t x = 0; x < 8; ++x) {
      half[7 - x] = static_cast<char>('1' + '8' - files[x]);
      transposed[static_cast<std::size_t>(files[x] - '1')] = static_cast<char>('1' + x);
    }
    EXPECT_EQ(half, files);
    EXPECT_TRUE(orbit.contains(transposed) and orbit.contains(flipped));
  }
}

TEST(Symmetry, WorksForOtherBoards) {
  auto const four = census(sudoku(usual_boxes(4), blank_givens(4).symbols));
  EXPECT_EQ(four.symmetries, 8);
  EXPECT_EQ(four.fundamental, 39);
  EXPECT_EQ(four.fixed, (std::vector<long>{288, 0, 0, 24, 0, 0, 0, 0}));
  EXPECT_EQ(census(latin(4)).fundamental, 108);
  EXPECT_EQ(census(sudoku({1, 4}, blank_givens(4).symbols)).fundamental, 108) << "rows said twice";
  EXPECT_EQ(census(torus(7)).fundamental, 4);
  EXPECT_EQ(census(torus(2)).symmetries, 8);
  EXPECT_EQ(symmetries(sudoku(usual_boxes(6), blank_givens(6).symbols)), 4);
  EXPECT_EQ(symmetries(sudoku(usual_boxes(9), blank_givens(9).symbols)), 8);
}

TEST(Symmetry, GetsLost) {
  Problem const p = queens(4);
  EXPECT_EQ(symmetries(without_option(p, 1)), 2) << "a corner: only the diagonal flip through it";
  EXPECT_EQ(symmetries(without_option(p, 2)), 1);
  EXPECT_EQ(symmetries(without_option(without_option(p, 16), 1)), 4);
  Problem kinds, colours;  // a row of two squares
  kinds.add_item("A");
  kinds.add_item("B", Kind::secondary);
  kinds.add_option({1}, "x@(0,0)");
  kinds.add_option({2}, "x@(0,1)");
  EXPECT_EQ(symmetries(kinds), 2) << "flip up and down does nothing to a row";
  Problem bounds;
  bounds.add_item("A", Bounds{0, 2});
  bounds.add_item("B", Bounds{0, 3});
  bounds.add_option({1}, "x@(0,0)");
  bounds.add_option({2}, "x@(0,1)");
  EXPECT_EQ(symmetries(bounds), 2);
  colours.add_item("A");
  colours.add_item("S", Kind::secondary);
  for (auto name : {"x@(0,0)", "x@(0,1)"}) {
    colours.add_option(name);
    colours.add_entry(1);
    colours.add_entry(2, colours.add_colour("red"));
  }
  EXPECT_EQ(symmetries(colours), 4);
  colours.add_option("y@(0,0)");
  colours.add_entry(2, 1);
  colours.add_option("y@(0,1)");
  colours.add_entry(2, colours.add_colour("blue"));
  EXPECT_EQ(symmetries(colours), 2);
}

TEST(Fundamental, IsAnOptionOfSolveAndCount) {
  EXPECT_EQ(run("dlx make queens 6 | dlx solve --fundamental").out, "Q@(0,1) Q@(1,3) Q@(2,5) Q@(3,0) Q@(4,2) Q@(5,4)\n");
  EXPECT_EQ(run("dlx make queens 9 | dlx count --fundamental").out, "46\n");
  EXPECT_EQ(run("dlx make queens 3 | dlx count --fundamental").status, 1);
  EXPECT_NE(run("dlx make queens 8 | dlx count --fundamental --json").out.find("\"covers\":12"), std::string::npos);
  auto const limited = run("dlx make queens 8 | dlx solve --fundamental --limit 3");
  EXPECT_EQ(limited.status, 2);
  EXPECT_NE(limited.err.find("--limit 3 does not go with --fundamental"), std::string::npos) << limited.err;
  auto const boardless = run("dlx count --fundamental tests/data/paper.dlx");
  EXPECT_EQ(boardless.status, 2);
  EXPECT_NE(boardless.err.find("has no board"), std::string::npos);
}

// Packings: an option has several squares, and is not called after all of them.
TEST(Fundamental, SiftsPackings) {
  auto boxed = [](int rows, int columns, std::string const& pieces) {
    return polyomino({"box", draw_rectangle(rows, columns) + pieces});
  };
  EXPECT_EQ(census(boxed(3, 20, "use pentominoes\n")).fundamental, 2);
  auto const row = census(langford(7));
  EXPECT_EQ(row.covers, 52);
  EXPECT_EQ(row.fundamental, 26);
  for (auto [rows, columns] : {std::pair(2, 3), {4, 4}, {3, 4}, {4, 5}, {5, 6}}) {
    Problem const p = boxed(rows, columns, "use domino any\n");
    Links links(p);
    using Tiling = std::set<std::set<std::pair<int, int>>>;
    std::set<Tiling> canonical;  // the first of all images, made from squares alone
    search(links, Chooser::smallest, {}, [&, rows = rows, columns = columns](std::span<int const> cover) {
      Tiling best;
      for (int motion = 0; motion < (rows == columns ? 8 : 4); ++motion) {
        Tiling image;
        for (int o : cover) {
          std::set<std::pair<int, int>> domino;
          for (Entry const& e : p.option(o)) {
            int const k = e.item - 1;
            int r = k / columns, c = k % columns;
            if (motion & 1) r = rows - 1 - r;
            if (motion & 2) c = columns - 1 - c;
            domino.insert(motion & 4 ? std::pair(c, r) : std::pair(r, c));
          }
          image.insert(domino);
        }
        if (best.empty() || image < best) best = image;
      }
      canonical.insert(best);
    });
    auto const c = census(p);
    EXPECT_EQ(c.symmetries, rows == columns ? 8 : 4);
    EXPECT_EQ(c.fundamental, static_cast<long>(canonical.size())) << rows << 'x' << columns;
  }
  EXPECT_EQ(run("dlx make pentominoes 3x20 | dlx count --fundamental").out, "2\n");
}

// Two options that look alike on the board: no motion can be trusted.
TEST(Fundamental, IsCarefulWhenOptionsLookAlike) {
  Problem p;
  for (auto name : {"(0,0)", "(0,1)"}) p.add_item(name);
  p.add_item("s", Kind::secondary);
  p.add_option({1}, "A@1");
  p.add_option({1, 3}, "A@2");
  p.add_option({2}, "A@3");
  p.add_option({2, 3}, "A@4");
  auto const c = census(p);
  EXPECT_EQ(c.symmetries, 1);
  EXPECT_EQ(c.covers, 3);
  EXPECT_EQ(c.fundamental, 3);
}
