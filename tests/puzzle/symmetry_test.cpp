// Covers up to symmetry: fundamental queens, Burnside's lemma, lost symmetries.
#include "dlx/puzzle/givens.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/puzzle/sudoku.hpp"
#include "dlx/puzzle/symmetry.hpp"
#include "dlx/puzzle/torus.hpp"
#include "dlx/more/bounded.hpp"
#include "dlx/more/search.hpp"
#include "dlx/text/dlx.hpp"
#include "copied.hpp"
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
  return copied(p, [&](int o) { return o != gone; }, [](Problem&, int) {});
}

int symmetries(Problem const& p) { return Symmetry(p, *Board::of(p)).count(); }

}  // namespace

TEST(Symmetry, HasTheFundamentalQueensOfTheTable) {
  bool const all = std::getenv("DLX_LONG") != nullptr;
  for (int n = 4; n <= (all ? 13 : 10); ++n) expect_table(n);
  for (int n : {1, 2, 3}) EXPECT_EQ(census(queens(n)).fundamental, n == 1);
  if (!all) GTEST_SKIP() << "more than 10 queens only with DLX_LONG=1";
}

TEST(Symmetry, MovesAsTheTableSays) {
  Problem const p = queens(4);
  Symmetry const s(p, *Board::of(p));
  std::vector<std::string> to;
  for (int g = 0; g < 8; ++g) to.push_back(p.option_name(s.image(g, std::vector{2})[0]));
  EXPECT_EQ(to, (std::vector<std::string>{"Q@(0,1)", "Q@(3,1)", "Q@(0,2)", "Q@(3,2)", "Q@(1,0)", "Q@(2,0)", "Q@(1,3)", "Q@(2,3)"}))
      << "stay; flip up and down, left and right; half a turn; flip; quarter turns left and right; flip";
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
  EXPECT_EQ(census(torus(7)).fundamental, 4);
  EXPECT_EQ(census(torus(2)).symmetries, 8);
  EXPECT_EQ(symmetries(sudoku(usual_boxes(6), blank_givens(6).symbols)), 4);
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
  EXPECT_EQ(symmetries(kinds), 1) << "flip up and down does nothing to a row";
  Problem bounds;
  for (int most : {2, 3}) bounds.add_item("A" + std::to_string(most), Bounds{0, most});
  for (int item : {1, 2}) bounds.add_option({item}, "x@(0," + std::to_string(item) + ")");
  EXPECT_EQ(symmetries(bounds), 1);
  colours.add_item("A");
  colours.add_item("S", Kind::secondary);
  for (auto name : {"x@(0,0)", "x@(0,1)"}) {
    colours.add_option(name);
    colours.add_entry(1);
    colours.add_entry(2, colours.add_colour("red"));
  }
  EXPECT_EQ(symmetries(colours), 2);
  colours.add_option("y@(0,0)");
  colours.add_entry(2, 1);
  colours.add_option("y@(0,1)");
  colours.add_entry(2, colours.add_colour("blue"));
  EXPECT_THROW(symmetries(colours), std::invalid_argument) << "S is no square, and may have to change its colour";
}

TEST(Fundamental, NeedsABoard) {
  EXPECT_NE(run("dlx count --fundamental tests/data/paper.dlx").err.find("has no board"), std::string::npos);
}

// The covers, as their pictures alone: sets of squares with symbols, and each motion of space that takes
// the set of all pictures to itself.
using Cell = std::array<int, 3>;
using Picture = std::set<std::set<std::pair<Cell, std::string>>>;

bool read_cell(std::string const& name, Cell& c) {
  char end = 0;
  if (std::sscanf(name.c_str(), "(%d,%d,%d%c", &c[0], &c[1], &c[2], &end) == 4) return end == ')';
  c[0] = 0;
  return std::sscanf(name.c_str(), "(%d,%d%c", &c[1], &c[2], &end) == 3 and end == ')';
}
Picture pictured(Problem const& p, std::span<int const> options, bool has_squares) {
  Picture picture;
  Cell c{};
  for (int o : options) {
    std::string const name = p.option_name(o), symbol = name.substr(0, name.rfind('@'));
    std::set<std::pair<Cell, std::string>> piece;
    if (not has_squares and read_cell(name.substr(symbol.size() + 1), c)) piece.insert({c, symbol});
    for (Entry const& e : p.option(o))
      if (has_squares and read_cell(p.item(e.item).name, c))
        piece.insert({c, e.colour > 0 ? std::string(p.colour_name(e.colour)) : symbol});
    picture.insert(piece);
  }
  return picture;
}
std::size_t orbits(Problem const& p) {
  Cell c{}, least = {999, 999, 999}, most{};
  bool has_squares = false;
  for (int i = 1; i <= p.item_count(); ++i) has_squares = has_squares or read_cell(p.item(i).name, c);
  std::set<Picture> all, first;
  for (int o = 1; o <= p.option_count(); ++o)
    for (auto const& piece : pictured(p, std::vector{o}, has_squares))
      for (auto const& [cell, symbol] : piece)
        for (std::size_t k = 0; k < 3; ++k) least[k] = std::min(least[k], cell[k]), most[k] = std::max(most[k], cell[k]);
  Bounded links(p);
  search(links, Chooser::smallest, {}, [&](std::span<int const> cover) { all.insert(pictured(p, cover, has_squares)); });
  std::vector<std::vector<Picture>> images;
  Cell axis = {0, 1, 2};
  do
    for (int signs = 0; signs < 8; ++signs) {
      std::vector<Picture> moved;
      for (auto const& picture : all) {
        auto& image = moved.emplace_back();
        for (auto const& piece : picture) {
          std::set<std::pair<Cell, std::string>> to;
          for (auto const& [cell, symbol] : piece) {
            Cell at{};
            for (std::size_t k = 0; k < 3; ++k) {
              auto const a = static_cast<std::size_t>(axis[k]);
              at[k] = least[k] + (signs >> k & 1 ? most[a] - cell[a] : cell[a] - least[a]);
            }
            to.insert({at, symbol});
          }
          image.insert(to);
        }
      }
      if (std::ranges::all_of(moved, [&](auto const& m) { return all.contains(m); })) images.push_back(moved);
    }
  while (std::ranges::next_permutation(axis).found);
  for (std::size_t k = 0; k < all.size(); ++k) {
    auto best = images[0][k];
    for (auto const& m : images) best = std::min(best, m[k]);
    first.insert(best);
  }
  return first.size();
}

// Every kind of puzzle, solids, copies, boards that do not begin at the edge: orbits, or a refusal.
TEST(Fundamental, CountsOrbitsOrRefuses) {
  auto drawn = [](std::string const& text) { return "polyomino <<< $'" + text + "'"; };
  std::string const cube = "board\\n## ##\\n## ##\\n";
  struct Line { std::string make; long orbits; };
  for (auto const& [make, expected] : std::vector<Line>{
           {drawn(cube + "piece D any\\n##"), 2}, {drawn(cube + "piece D 4\\n##"), 2}, {drawn(cube + "piece V 2\\n##\\n#.\\npiece D\\n##"), -2},
           {drawn("board\\n### ###\\n### ###\\npiece V 4 rotated\\n##\\n#."), -2}, {drawn("board\\n### ###\\n##. ###\\npiece D any\\n##\\npiece o\\n#"), -2},
           {drawn("board\\n####\\n####\\n####\\n####\\npiece L 4\\n###\\n#.."), 3}, {drawn("board\\n####\\n####\\n####\\n####\\npiece L 4 rotated\\n###\\n#.."), 2},
           {drawn("board\\n.....\\n.###.\\n.###.\\n.###.\\npiece V 3\\n##\\n#."), -2}, {drawn("board\\n...\\n.##\\n.##\\npiece D any\\n##"), 1},
           {drawn("board\\n###\\n###\\npiece A\\n##\\npiece B 4\\n#"), -2}, {drawn("board\\n###\\n###\\npiece D 3 fixed\\n##"), 0},
           {drawn("board\\n... ### ###\\n... ### ###\\npiece D any\\n##"), -2}, {drawn("board\\n####\\n####\\npiece D 2\\n##\\npiece I fixed\\n####"), -2},
           {"squares 3x3 2 1 1 1 1 1", 1}, {"squares 4x5 2 2 2 2 1 1 1 1", -2}, {"squares 32x33 1 4 7 8 9 10 14 15 18", 1},
           {"dominoes 4x4", 9}, {"dominoes 3x4", -2}, {"dominoes 5x5 --without-center", -2}, {"pentominoes 3x20", 2},
           {"pentominoes 3x20 --up-to-symmetry", 2}, {"queens 6", 1}, {"queens 8", 12}, {"torus 5", -2}, {"domination 4", -2}, {"latin 3", -2},
           {"latin 4", 108}, {"sudoku --empty 4", 39}, {"sudoku --empty 4 --boxes 1x4", 108}, {"sudoku <<< '1... .... .... ...1'", -2},
           {"langford 7", 26}, {"langford 7 --up-to-symmetry", 26}, {"permutations 4", 12}, {"partitions 3", -1},
           {"partitions 4 --tables 2", -1}, {"partitions 2", -1}, {"schoolgirls 9", -1}, {"macmahon 1x1", -1}, {"macmahon 1x1 --colours 2", -1},
           {"macmahon 1x1 --border", 1}, {"macmahon 1x1 --colours 1", 1}, {"latin 2 --givens - <<< 'AB BA'", 1},
           {drawn("board\\n###\\n###\\npiece A any\\n#\\npiece B any\\n#"), -2}, {drawn("board\\n##\\n##\\npiece H any fixed\\n##\\npiece V any fixed\\n#\\n#"), -1},
           {"pieces --rows 4 --army KQB", -2}, {"pieces --rows 4 --army QRBB", -2}, {"pieces --rows 3 --army KK", -2}, {"schoolgirls 3", -2},
           {"words 2x2 <<< 'AT TO AH HO TA ON'", -2}, {"words 3x3 --different <<< 'TAN ONE TOO ANN NEE'", -2}, {"words 1x1 <<< 'A B'", 2},
           {"macmahon 2x3 --colours 2", -1}, {"macmahon 2x2 --colours 2 --border", -1}, {"triples 7", -1}}) {
    auto const text = run("dlx make " + make);
    ASSERT_EQ(text.status, 0) << make << text.err;
    auto const counted = run("dlx make " + make + " | dlx count --fundamental");
    if (expected == -1) {
      EXPECT_EQ(counted.status, 2) << make;
      continue;
    }
    auto const n = expected == -2 ? orbits(read_dlx({"p", text.out}, 0, nullptr)) : static_cast<std::size_t>(expected);
    if (make.find("32x33") == make.npos) { EXPECT_EQ(orbits(read_dlx({"p", text.out}, 0, nullptr)), n) << make; }
    EXPECT_EQ(counted.out, std::to_string(n) + "\n") << make << counted.err;
    EXPECT_EQ(run("dlx make " + make + " | dlx solve --fundamental | wc -l").out, counted.out) << make;
  }
  EXPECT_EQ(run("dlx make soma | dlx count --fundamental").out, "480\n") << "the reflected ones are others: A and B have names";
}

// Two options that look alike on the board, and are no copies in line: no motion can be trusted.
TEST(Fundamental, RefusesOptionsThatLookAlike) {
  Problem p;
  for (auto name : {"(0,0)", "(0,1)"}) p.add_item(name);
  p.add_item("s", Kind::secondary);
  p.add_option({1}, "A@1");
  p.add_option({1, 3}, "A@2");
  p.add_option({2}, "A@3");
  p.add_option({2, 3}, "A@4");
  EXPECT_THROW(symmetries(p), std::invalid_argument);
  std::string const make = "dlx make polyomino <<< $'board\\n##\\n##\\npiece D 2\\n##' | ";
  EXPECT_EQ(run(make + "dlx count --fundamental").out, "1\n");
  for (auto how : {"/^D.*\\/1:/{s/ [^ ]*$//}", "/^D.1(0,0).1:/d", "/^D.1(0,0).2:/d", "s/D.2/E/", "s/D.1</x</"}) {
    auto const r = run(make + "sed '" + how + "' | dlx count --fundamental");
    EXPECT_EQ(r.status, 2) << how << r.out;
  }
}
