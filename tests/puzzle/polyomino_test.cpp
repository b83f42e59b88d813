// Polyominoes: the model, symmetry, and the known numbers; rectangles of squares.
#include "dlx/puzzle/board.hpp"
#include "dlx/puzzle/polyomino.hpp"
#include "dlx/puzzle/symmetry.hpp"
#include "puzzles.hpp"
#include "shell.hpp"
#include <gtest/gtest.h>
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numbers>
#include <set>

using namespace dlx;

namespace {

Problem make(std::string const& text, bool up_to_symmetry = false) { return polyomino({"puzzle", text}, up_to_symmetry); }
std::uint64_t count(Problem const& p) { return tree_of(p).solutions; }
std::string message(std::string const& text, bool up_to_symmetry = false) {
  return complaint_of([&] { make(text, up_to_symmetry); });
}
std::string const chess = draw_rectangle(8, 8, true);

// A cover as a set of sets of cells, each with a letter.
using Cell = std::array<int, 3>;
using Packing = std::set<std::pair<std::string, std::set<Cell>>>;
Packing packing_of(Problem const& p, std::vector<int> const& cover) {
  Packing result;
  for (int o : cover) {
    std::string const name = p.option_name(o);
    std::set<Cell> cells;
    for (auto const& e : p.option(o)) {
      int a = 0, b = 0, c = 0, used = 0;
      std::string const& item = p.item(e.item).name;
      if (std::sscanf(item.c_str(), "(%d,%d,%d)%n", &a, &b, &c, &used) == 3) cells.insert({a, b, c});
      else if (std::sscanf(item.c_str(), "(%d,%d)%n", &a, &b, &used) == 2) cells.insert({0, a, b});
    }
    result.insert({name.substr(0, name.find('@')), cells});
  }
  return result;
}
std::set<Packing> packings(Problem const& p) {
  std::set<Packing> all;
  for (auto const& cover : puzzle_covers(p)) all.insert(packing_of(p, cover));
  return all;
}
// How many covers of the Soma cube there are up to all 48 symmetries, where A and B may exchange their names.
std::size_t classes_of_soma(Problem const& p) {
  packing::Shape cube;
  for (int k = 0; k < 27; ++k) cube.push_back({k / 9, k / 3 % 3, k % 3});
  auto const all = packings(p);
  std::set<Packing> canonical;
  for (auto const& one : all) {
    std::set<Packing> images;
    for (auto const& m : packing::symmetries(cube, false))
      for (bool swap : {false, true}) {
        Packing image;
        for (auto const& [name, cells] : one) {
          std::set<Cell> to;
          for (auto const& c : cells) to.insert(packing::moved(c, m));
          image.insert({not swap ? name : name == "A" ? "B" : name == "B" ? "A" : name, to});
        }
        if (all.contains(image)) images.insert(image);
      }
    canonical.insert(*images.begin());
  }
  return canonical.size();
}

}  // namespace

TEST(Polyomino, MakesTheItemsAndOptionsOfASmallPuzzle) {
  auto const p = make("board\n###\n##.\npiece V\n##\n#.\npiece D once\n##\n");
  std::string items;
  for (int i = 1; i <= p.item_count(); ++i) items += p.item(i).name + " ";
  EXPECT_EQ(items, "(0,0) (0,1) (0,2) (1,0) (1,1) V D ");
  std::string options;
  for (int o = 1; o <= p.option_count(); ++o) options += p.option_name(o) + " ";
  EXPECT_EQ(options, "V@1(0,0) V@1(0,1) V@2(0,0) V@3(0,0) V@4(0,1) D@1(0,0) D@1(0,1) D@1(1,0) D@2(0,0) D@2(0,1) ");
  EXPECT_EQ(count(p), 2u);
}

TEST(Polyomino, HasTheTwelvePentominoes) {
  auto const p = make(draw_rectangle(6, 10) + "use pentominoes");
  EXPECT_EQ(p.item_count(), 72);
  EXPECT_EQ(p.primary_count(), 72);
  EXPECT_EQ(p.option_count(), 2056);
  for (int o = 1; o <= p.option_count(); ++o) EXPECT_EQ(p.option(o).size(), 6u);
  std::map<char, std::set<char>> orientations;
  for (int o = 1; o <= p.option_count(); ++o) orientations[p.option_name(o)[0]].insert(p.option_name(o)[2]);
  std::string text;
  for (auto const& [name, set] : orientations) text += name + std::to_string(set.size());
  EXPECT_EQ(text, "F8I2L8N8P8T4U4V4W4X1Y8Z4");
}

TEST(Polyomino, FillsTheBoxesInTheKnownWays) {
  struct Line { std::string board; int options; std::uint64_t classes, nodes; std::uint64_t symmetries; };
  bool const all = std::getenv("DLX_LONG") != nullptr;
  Line const lines[] = {{draw_rectangle(3, 20), 1182, 2, 21805, 4},
                        {chess, 1526, 65, 56082, 8},
                        {draw_rectangle(4, 15), 1618, 368, 375020, 4},
                        {draw_rectangle(5, 12), 1846, 1010, 869342, 4},
                        {draw_rectangle(6, 10), 2032, 2339, 904970, 4}};
  for (auto const& line : lines) {
    if (!all && line.classes > 65) break;
    auto const p = make(line.board + "use pentominoes", true);
    EXPECT_EQ(p.option_count(), line.options);
    auto const totals = tree_of(p);
    EXPECT_EQ(totals.solutions, line.classes);
    EXPECT_EQ(totals.nodes, line.nodes);
    EXPECT_EQ(count(make(line.board + "use pentominoes")), line.classes * line.symmetries);
  }
  if (!all) GTEST_SKIP() << "4x15, 5x12 and 6x10 only with DLX_LONG=1";
}

TEST(Polyomino, DominoesFollowTheFormula) {
  auto formula = [](int m, int n) {
    double product = 1;
    auto cosine = [](int j, int k) { return 2 * std::cos(std::numbers::pi * j / (k + 1)); };
    for (int j = 1; j <= (m + 1) / 2; ++j)
      for (int k = 1; k <= (n + 1) / 2; ++k) product *= std::pow(cosine(j, m), 2) + std::pow(cosine(k, n), 2);
    return static_cast<std::uint64_t>(std::llround(product));
  };
  EXPECT_EQ(formula(8, 8), 12988816u);
  for (int m = 1; m <= 6; ++m)
    for (int n = 1; n <= 7; ++n) {
      auto const p = make(draw_rectangle(m, n) + "use domino any");
      EXPECT_EQ(p.item_count(), m * n);
      EXPECT_EQ(p.option_count(), m * (n - 1) + n * (m - 1));
      EXPECT_EQ(count(p), formula(m, n)) << m << " x " << n;
    }
  if (!std::getenv("DLX_LONG")) GTEST_SKIP() << "8x8 only with DLX_LONG=1";
  EXPECT_EQ(count(make(draw_rectangle(8, 8) + "use domino any")), 12988816u);
}

TEST(Polyomino, TheSomaCubeHas240Solutions) {
  std::string const cube = "board\n### ### ###\n### ### ###\n### ### ###\nuse soma\n";
  auto const p = make(cube);
  EXPECT_EQ(p.item_count(), 34);
  EXPECT_EQ(p.option_count(), 688);
  EXPECT_EQ(count(p), 11520u);
  auto const q = make(cube, true);
  EXPECT_EQ(count(q), 480u);
  EXPECT_EQ(classes_of_soma(q), 240u);
}

TEST(Polyomino, UpToSymmetryAgreesWithTheSieve) {
  int compared = 0;
  for (int set = 1; set < 512; ++set) {  // every board within 3x3
    std::string board = "board\n";
    int squares = 0;
    for (int k = 0; k < 9; ++k) {
      board += set >> k & 1 ? '#' : '.';
      squares += set >> k & 1;
      if (k % 3 == 2) board += '\n';
    }
    std::string const pieces = "piece L\n###\n#..\npiece D any\n##\n";
    if (squares < 4) continue;
    auto const said = message(board + pieces);
    EXPECT_TRUE(said.empty() or said.ends_with("L fits nowhere on the board")) << said;
    if (not said.empty()) continue;
    auto const p = make(board + pieces);
    Symmetry const symmetry(p, *Board::of(p));
    auto const covers = puzzle_covers(p);
    EXPECT_EQ(count(make(board + pieces, true)), std::ranges::count_if(covers, [&](auto const& c) { return symmetry.is_fundamental(c); })) << board;
    ++compared;
  }
  EXPECT_EQ(compared, 194) << "all boards on which the L fits";
}

TEST(Polyomino, CopiesStandInLine) {
  for (auto const& [m, n, copies] : std::vector<std::array<int, 3>>{{2, 3, 3}, {2, 4, 4}, {3, 4, 6}, {4, 4, 8}}) {
    auto const p = make(draw_rectangle(m, n) + "use domino " + std::to_string(copies));
    EXPECT_EQ(count(p), packings(p).size());
    EXPECT_EQ(count(p), count(make(draw_rectangle(m, n) + "use domino any")));
  }
  // a piece that is there twice, and one that fills the rest
  auto const p = make(draw_rectangle(3, 4) + "piece V 2\n##\n#.\npiece D any\n##\n");
  auto const q = make(draw_rectangle(3, 4) + "piece V\n##\n#.\npiece W\n##\n#.\npiece D any\n##\n");
  EXPECT_EQ(2 * count(p), count(q));
  EXPECT_GT(count(p), 0u);
}

TEST(Polyomino, MotionsAreWhatTheWordsSay) {
  std::string const flat = draw_rectangle(4, 4), deep = "board\n## ##\n## ##\n";
  EXPECT_EQ(count(make(deep + "piece A 2 fixed\n## .#\n.. .#\n")), 0u);
  struct Line { std::string how; int placements; std::uint64_t covers; };  // of an L on a flat board, up to symmetry
  for (auto const& [how, placements, covers] : std::vector<Line>{{"fixed", 6, 6}, {"rotated", 24, 6}, {"", 48, 6}, {"reflected", 48, 6}}) {
    auto const text = flat + "piece L " + how + "\n###\n#..\npiece o any\n#\n";
    EXPECT_EQ(make(text).option_count() - 16, placements) << how;
    EXPECT_EQ(count(make(text, true)), covers) << how;
  }
  for (auto const& [how, placements] : {std::pair("fixed", 1), {"", 12}, {"reflected", 24}})  // and of a twisted piece in a cube
    EXPECT_EQ(make(deep + "piece A " + how + "\n## .#\n.. .#\npiece o any\n#\n").option_count() - 8, placements) << how;
}

TEST(Polyomino, ReadsDrawingsInManyForms) {
  std::string const plain = "board\n####\n####\n##..\n\npiece L\n###\n#..\npiece V\n##\n#.\npiece I\n###\n";
  auto const p = make(plain);
  EXPECT_EQ(count(p), 3u);
  EXPECT_TRUE(p == make("| a comment\r\n\r\nboard\r\n\r\n\t####\r\n\t####\r\n| inside\r\n\t##\r\npiece L\r\n###\r\n#\r\n\r\n"
                        "piece V once\n##\n#\npiece I 1 reflected\n###"));
  EXPECT_EQ(count(make("use trominoes\nboard\n###\n###\n")), 0u);
  EXPECT_EQ(make("piece I any\n#\nboard\n..#\n.##\n").item(1).name, "(0,2)");
}

TEST(Polyomino, Complains) {
  for (auto const& [text, up_to_symmetry, said] : std::vector<std::tuple<std::string, bool, std::string>>{
           {"board\n##\n##\nuse domino 2\n", true, "1:1: each solution comes in up to 8 symmetric forms, but no piece can tell them apart"},
           {"board\n####\nuse domino 2\n", true, "1:1: each solution comes in up to 2 symmetric forms, but no piece can tell them apart"},  // a reflection is a half turn there
           {"board\n####\npiece L\n###\n#..\n", false, "3:7: L fits nowhere on the board"},
           {"board\n##\n##\n##\npiece I fixed\n###\npiece o any\n#\n", false, "5:7: I fits nowhere on the board"},
           {draw_rectangle(1, 60) + "use pentominoes\n", false, "3:5: F fits nowhere on the board"},
           {"board\n####\npiece L any\n###\n#..\npiece o any\n#\n", false, ""},  // it is not needed
           {draw_rectangle(20, 20) + "piece o 400\n#\n", false, "22:7: this would make too large a problem"},
           {draw_rectangle(30, 30) + "piece o 900\n#\n", false, "32:7: this would make too large a problem"},
           {draw_rectangle(20, 20) + "piece i 60\n#\npiece o 340\n#\n", false, "24:7: this would make too large a problem"}})  // the first one would do alone
    EXPECT_EQ(message(text, up_to_symmetry), said) << text;
}

// What the chapter says about entries.
TEST(Polyomino, HasAsManyEntriesAsTheFormulaSays) {
  auto const entries = [](int n, int placements, int size, int k) { return placements * (k * (size + 1) + (k - 1) * (n + 1)); };
  EXPECT_EQ(make(draw_rectangle(3, 3) + "piece o 9\n#\n").entry_count(), entries(9, 9, 1, 9));
  EXPECT_EQ(make(draw_rectangle(2, 4) + "use domino 4\n").entry_count(), entries(8, 10, 2, 4));
  EXPECT_EQ(make(draw_squares(12, 12, std::vector(4, 6))).entry_count(), entries(144, 49, 36, 4));
  EXPECT_EQ(entries(400, 400, 1, 400), 64319600);
}

TEST(Polyomino, CopiesOfTetrominoesAreLong) {
  auto const p = make(draw_rectangle(4, 10) + "use tetrominoes 2");
  EXPECT_EQ(p.option_count(), 802);
  EXPECT_EQ(p.entry_count(), 20451);
  EXPECT_EQ(count(p), 1796u);
  std::string two = draw_rectangle(4, 10);  // without a line
  for (std::string const k : {"1", "2"})
    two += "piece I" + k + "\n####\npiece L" + k + "\n###\n#..\npiece O" + k + "\n##\n##\npiece S" + k + "\n.##\n##.\npiece T" + k + "\n###\n.#.\n";
  EXPECT_EQ(count(make(two)), 57472u);
}

TEST(Polyomino, DrawsRectangles) {
  EXPECT_EQ(draw_rectangle(2, 3), "board\n###\n###\n");
  EXPECT_EQ(draw_rectangle(4, 5, true), "board\n#####\n##.##\n##.##\n#####\n");
  EXPECT_EQ(draw_rectangle(3, 3, true), "board\n###\n#.#\n###\n");
  EXPECT_EQ(draw_rectangle(1, 3, true), "board\n#.#\n");
  EXPECT_EQ(draw_rectangle(1, 1000).size(), 6u + 1001);
  for (auto [rows, columns] : {std::pair(0, 1), {-1, 1}, {1001, 1}, {1, 0}, {1, -1}, {1, 1001}}) EXPECT_THROW(draw_rectangle(rows, columns), std::invalid_argument);
  for (auto [rows, columns] : {std::pair(1, 1), {1, 2}, {2, 1}, {2, 2}}) EXPECT_THROW(draw_rectangle(rows, columns, true), std::invalid_argument);
}

TEST(Polyomino, CountsThePuzzlesThatTheBookDraws) {
  auto const drawn = [](char const* name) { return slurp(std::string("figures/") + name + ".txt"); };
  auto fixed = drawn("fixed");
  EXPECT_EQ(count(make(fixed)), 2u);
  fixed.erase(fixed.find(" fixed"), 6);
  EXPECT_EQ(count(make(fixed)), 8u);
  EXPECT_EQ(count(make(drawn("stairs"))), 2u);
  EXPECT_EQ(count(make(drawn("twins"))), 2u);
}

namespace {

using Sides = std::vector<int>;
// Every filling puts some square into the first free corner.
std::size_t fill(std::vector<std::string>& board, std::map<int, int>& left) {
  for (std::size_t r = 0; r < board.size(); ++r)
    for (std::size_t c = 0; c < board[0].size(); ++c)
      if (board[r][c] == '.') {
        std::size_t count = 0;
        for (auto& [side, copies] : left) {
          auto const s = static_cast<std::size_t>(side);
          bool fits = copies > 0 && r + s <= board.size() && c + s <= board[0].size();
          for (std::size_t k = 0; fits && k < s; ++k) fits = board[r][c + k] == '.';
          if (!fits) continue;
          auto put = [&](char x) {
            for (std::size_t i = 0; i < s; ++i)
              for (std::size_t k = 0; k < s; ++k) board[r + i][c + k] = x;
          };
          put('#');
          --copies;
          count += fill(board, left);
          ++copies;
          put('.');
        }
        return count;
      }
  return 1;
}
std::size_t by_force(int rows, int columns, Sides const& sides) {
  std::vector<std::string> board(static_cast<std::size_t>(rows), std::string(static_cast<std::size_t>(columns), '.'));
  std::map<int, int> left;
  for (int s : sides) ++left[s];
  return fill(board, left);
}
void all_multisets(int area, int most, Sides& sides, std::vector<Sides>& result) {
  if (area == 0) result.push_back(sides);
  for (int s = std::min(most, 9); s >= 1; --s)
    if (s * s <= area) {
      sides.push_back(s);
      all_multisets(area - s * s, s, sides, result);
      sides.pop_back();
    }
}
}  // namespace

TEST(Squared, MoronsRectangleIsOne) {
  Problem const p = make(draw_squares(32, 33, Sides{1, 4, 7, 8, 9, 10, 14, 15, 18}));
  EXPECT_EQ(p.item_count(), 1065);
  EXPECT_EQ(p.option_count(), 5392);
  EXPECT_EQ(p.entry_count(), 429356);
  auto const totals = tree_of(p);
  EXPECT_EQ(totals.solutions, 4u);
  EXPECT_EQ(totals.nodes, 732u);
  EXPECT_EQ(run("dlx make squares 32x33 1 4 7 8 9 10 14 15 18 | dlx count --fundamental").out, "1\n");
  if (!std::getenv("DLX_LONG")) GTEST_SKIP() << "larger ones only with DLX_LONG=1";
  EXPECT_EQ(run("dlx make squares 47x65 3 5 6 11 17 19 22 23 24 25 | dlx count --fundamental").out, "1\n");
  EXPECT_EQ(run("dlx make squares 61x69 36 33 28 25 16 9 7 5 2 | dlx count --fundamental").out, "1\n");
}

TEST(Squared, AgreesWithFillingTheFirstCorner) {
  for (auto [rows, columns] : {std::pair(1, 4), {2, 3}, {3, 3}, {3, 4}, {3, 5}, {4, 4}}) {
    std::vector<Sides> all;
    Sides sides;
    all_multisets(rows * columns, std::min(rows, columns), sides, all);
    EXPECT_GE(all.size(), 1u);
    for (Sides const& some : all)
      EXPECT_EQ(puzzle_covers(make(draw_squares(rows, columns, some))).size(), by_force(rows, columns, some)) << rows << 'x' << columns << ' ' << some.size();
  }
}

TEST(Squared, RefusesWhatCannotBe) {
  struct Line { int rows, columns; Sides sides; std::string said; };
  for (auto const& [rows, columns, sides, said] : std::vector<Line>{
           {3, 5, {3, 2, 1}, ""},  // the reader of drawings compares areas
           {3, 5, {3, 2, 2}, "squares: a square of side 2 does not fit into what is left of a rectangle of 3 by 5"},
           {3, 5, {4}, "squares: a square of side 4 does not fit into a rectangle of 3 by 5"},
           {3, 5, {0, 3}, "squares: a square of side 0 does not fit into a rectangle of 3 by 5"},
           {3, 5, {2147483647}, "squares: a square of side 2147483647 does not fit into a rectangle of 3 by 5"},
           {40, 40, Sides(1000, 1), "squares: a piece has at most 999 copies, and there are more squares of side 1"},
           {40, 40, Sides(999, 1), ""},
           {0, 5, {1}, "a board of 0 by 5 cannot be drawn; it must have 1 to 1000 rows and columns"},
           {1001, 5, {1}, "a board of 1001 by 5 cannot be drawn; it must have 1 to 1000 rows and columns"}})
    EXPECT_EQ(complaint_of([&] { draw_squares(rows, columns, sides); }), said);
  auto const error = [](std::string const& words) { return run("dlx make squares " + words).err; };
  EXPECT_TRUE(error("3x5 3 2 1").starts_with("dlx make squares 3x5 3 2 1:1:1: error: the board has 15 squares, but the pieces have 14"));
  EXPECT_NE(error("100x100 50 50 50 50").find("error: this would make too large a problem"), std::string::npos);
  EXPECT_EQ(run("dlx make squares 3x5").status, 2);
  EXPECT_EQ(run("dlx make squares 3x5 3 2 1 1 | dlx count").out, "4\n");
}
