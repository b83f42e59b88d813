// Polyominoes: the drawings, the model, symmetry, and the known numbers.
#include "dlx/draw/log.hpp"
#include "dlx/puzzle/board.hpp"
#include "dlx/puzzle/polyomino.hpp"
#include "dlx/more/search.hpp"
#include "dlx/text/verify.hpp"
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
std::vector<std::vector<int>> covers_of(Problem const& p) {
  std::vector<std::vector<int>> covers;
  Receive receive = [&](std::span<int const> s) {
    covers.emplace_back(s.begin(), s.end());
    EXPECT_EQ(refute(p, s), "");
  };
  Links links(p);
  search(links, Chooser::smallest, {}, receive);
  return covers;
}
std::uint64_t count(Problem const& p) {
  Links links(p);
  return search(links, Chooser::smallest).totals.solutions;
}
std::string message(std::string const& text, bool up_to_symmetry = false) {
  try {
    make(text, up_to_symmetry);
  } catch (InputError const& e) {
    EXPECT_FALSE(e.help().empty()) << text;
    return std::to_string(e.line()) + ":" + std::to_string(e.column()) + ": " + e.message();
  }
  return "";
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
// All maps of a box onto itself, as functions of cells; flat boxes stay flat.
template <class F>
void for_each_symmetry(std::array<int, 3> const& box, F const& f) {
  std::array<int, 3> axis = {0, 1, 2};
  do
    for (int signs = 0; signs < 8; ++signs) {
      bool good = true;
      for (std::size_t k = 0; k < 3; ++k) good = good && box[k] == box[static_cast<std::size_t>(axis[k])];
      if (box[0] == 1 && (signs & 1)) good = false;
      if (!good) continue;
      f([&](Cell const& c) {
        Cell result{};
        for (std::size_t k = 0; k < 3; ++k) {
          int const x = c[static_cast<std::size_t>(axis[k])];
          result[k] = signs >> k & 1 ? box[k] - 1 - x : x;
        }
        return result;
      });
    }
  while (std::next_permutation(axis.begin(), axis.end()));
}
// How many covers there are up to the symmetries of a box; names may be
// exchanged by a reflection (for the Soma cube).
std::size_t classes(Problem const& p, std::array<int, 3> const& box, std::map<std::string, std::string> const& twins = {}) {
  std::set<Packing> all, canonical;
  for (auto const& cover : covers_of(p)) all.insert(packing_of(p, cover));
  for (auto const& packing : all) {
    std::optional<Packing> least;
    for_each_symmetry(box, [&](auto const& g) {
      for (bool swap : {false, true}) {
        Packing image;
        for (auto const& [name, cells] : packing) {
          std::set<Cell> moved;
          for (auto const& c : cells) moved.insert(g(c));
          auto const twin = twins.find(name);
          image.insert({swap && twin != twins.end() ? twin->second : name, moved});
        }
        // with twins, an image counts only if it is a cover itself
        if ((twins.empty() || all.contains(image)) && (!least || image < *least)) least = image;
      }
    });
    canonical.insert(*least);
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
    Links links(p);
    auto const totals = search(links, Chooser::smallest).totals;
    EXPECT_EQ(totals.solutions, line.classes);
    EXPECT_EQ(totals.nodes, line.nodes);
    EXPECT_EQ(count(make(line.board + "use pentominoes")), line.classes * line.symmetries);
  }
  if (!all) GTEST_SKIP() << "4x15, 5x12 and 6x10 only with DLX_LONG=1";
}

TEST(Polyomino, EachCoverIsDifferentAndFull) {
  auto const p = make(chess + "use pentominoes", true);
  auto const board = *Board::of(p);
  std::set<std::string> pictures;
  for (auto const& cover : covers_of(p)) {
    auto const text = diagram(board, cover);
    for (char c : std::string("FILNPTUVWXYZ")) EXPECT_EQ(std::ranges::count(text, c), 5);
    pictures.insert(text);
  }
  EXPECT_EQ(pictures.size(), 65u);
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

TEST(Polyomino, TheFiveTetrominoesDoNotFillTwentySquares) {
  for (auto const& board : {draw_rectangle(4, 5), draw_rectangle(2, 10)}) EXPECT_EQ(count(make(board + "use tetrominoes")), 0u);
}

TEST(Polyomino, TheSomaCubeHas240Solutions) {
  std::string const cube = "board\n### ### ###\n### ### ###\n### ### ###\nuse soma\n";
  auto const p = make(cube);
  EXPECT_EQ(p.item_count(), 34);
  EXPECT_EQ(p.option_count(), 688);
  EXPECT_EQ(count(p), 11520u);
  auto const q = make(cube, true);
  EXPECT_EQ(count(q), 480u);
  EXPECT_EQ(classes(q, {3, 3, 3}, {{"A", "B"}, {"B", "A"}}), 240u);
}

TEST(Polyomino, UpToSymmetryAgreesWithCanonicalForms) {
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
    std::uint64_t mine = 0;
    try {
      mine = count(make(board + pieces, true));
    } catch (InputError const& e) {
      EXPECT_EQ(e.message(), "L fits nowhere on the board");
      continue;
    }
    // symmetries of the board, from those of the box
    std::set<Packing> all, canonical;
    auto const p = make(board + pieces);
    for (auto const& cover : covers_of(p)) all.insert(packing_of(p, cover));
    for (auto const& packing : all) {
      Packing least = packing;
      for (int dr = -2; dr <= 2; ++dr)
        for (int dc = -2; dc <= 2; ++dc)
          for_each_symmetry({1, 3, 3}, [&](auto const& g) {
            Packing image;
            for (auto const& [name, cells] : packing) {
              std::set<Cell> moved;
              for (auto const& c : cells) {
                auto m = g(c);
                m[1] += dr;
                m[2] += dc;
                moved.insert(m);
              }
              image.insert({name, moved});
            }
            if (all.contains(image)) least = std::min(least, image);
          });
      canonical.insert(least);
    }
    EXPECT_EQ(mine, canonical.size()) << board;
    ++compared;
  }
  EXPECT_EQ(compared, 194) << "all boards on which the L fits";
}

TEST(Polyomino, CopiesStandInLine) {
  for (auto const& [m, n, copies] : std::vector<std::array<int, 3>>{{2, 3, 3}, {2, 4, 4}, {3, 4, 6}, {4, 4, 8}}) {
    auto const p = make(draw_rectangle(m, n) + "use domino " + std::to_string(copies));
    auto const covers = covers_of(p);
    std::set<Packing> different;
    for (auto const& cover : covers) different.insert(packing_of(p, cover));
    EXPECT_EQ(covers.size(), different.size());
    EXPECT_EQ(covers.size(), count(make(draw_rectangle(m, n) + "use domino any")));
  }
  // a piece that is there twice, and one that fills the rest
  auto const p = make(draw_rectangle(3, 4) + "piece V 2\n##\n#.\npiece D any\n##\n");
  auto const q = make(draw_rectangle(3, 4) + "piece V\n##\n#.\npiece W\n##\n#.\npiece D any\n##\n");
  EXPECT_EQ(2 * count(p), count(q));
  EXPECT_GT(count(p), 0u);
}

TEST(Polyomino, MotionsAreWhatTheWordsSay) {
  auto orientations = [](std::string const& board, std::string const& how) {
    auto const p = make("board\n" + board + "\npiece F " + how + "\n.##\n##.\n.#.\npiece o any\n#\n");
    std::set<std::string> names;
    for (int o = 1; o <= p.option_count(); ++o)
      if (auto const& name = p.option_name(o); name[0] == 'F') names.insert(name.substr(0, name.find('(')));
    return names.size();
  };
  std::string const flat = "###\n###\n###", cube = "### ### ###\n### ### ###\n### ### ###";
  EXPECT_EQ(orientations(flat, "fixed"), 1u);
  EXPECT_EQ(orientations(flat, "rotated"), 4u);
  EXPECT_EQ(orientations(flat, ""), 8u);
  EXPECT_EQ(orientations(flat, "reflected"), 8u);
  EXPECT_EQ(orientations(cube, "fixed"), 1u);
  EXPECT_EQ(orientations(cube, ""), 24u);
  EXPECT_EQ(orientations(cube, "reflected once"), 24u) << "a flat piece is its own mirror image";
  auto const twisted = "board\n## ##\n## ##\npiece A 2 fixed\n## .#\n.. .#\n";
  EXPECT_EQ(count(make(twisted)), 0u);
  auto twins = [](std::string const& how) {
    return make("board\n## ##\n## ##\npiece A " + how + "\n## .#\n.. .#\npiece o any\n#\n").option_count() - 8;
  };
  EXPECT_EQ(twins(""), 12);
  EXPECT_EQ(twins("reflected"), 24);
}

TEST(Polyomino, FixedPiecesHaveFewerSymmetries) {
  auto const covers = [](std::string const& how, bool up_to_symmetry) {
    return count(make(draw_rectangle(4, 4) + "piece L " + how + "\n###\n#..\npiece o any\n#\n", up_to_symmetry));
  };
  EXPECT_EQ(covers("fixed", false), 6u);
  EXPECT_EQ(covers("fixed", true), 6u) << "only the identity";
  EXPECT_EQ(covers("rotated", false), 24u);
  EXPECT_EQ(covers("rotated", true), 6u) << "four rotations";
  EXPECT_EQ(covers("reflected", false), 48u);
  EXPECT_EQ(covers("reflected", true), 6u) << "all eight";
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

TEST(Polyomino, DrawsTheBoardAsItIs) {
  auto const p = make("board\n.##\n##.\npiece D any\n##\n");
  auto const board = *Board::of(p);
  auto const covers = covers_of(p);
  ASSERT_EQ(covers.size(), 1u);
  EXPECT_EQ(diagram(board, covers[0]), "  D D\nD D\n");
  EXPECT_EQ(outline(board, covers[0]), "   ___\n _|___|\n|___|\n");
}

TEST(Polyomino, ComplainsIfNoPieceBreaksTheSymmetry) {
  EXPECT_EQ(message("board\n##\n##\nuse domino 2\n", true),
            "1:1: each solution comes in up to 8 symmetric forms, but no piece can tell them apart");
  EXPECT_EQ(message("board\n####\nuse domino 2\n", true),
            "1:1: each solution comes in up to 2 symmetric forms, but no piece can tell them apart") << "a reflection does there what a half turn does";
}

TEST(Polyomino, ComplainsOfAPieceThatFitsNowhere) {
  EXPECT_EQ(message("board\n####\npiece L\n###\n#..\n"), "3:7: L fits nowhere on the board");
  EXPECT_EQ(message("board\n##\n##\n##\npiece I fixed\n###\npiece o any\n#\n"), "5:7: I fits nowhere on the board");
  EXPECT_EQ(message(draw_rectangle(1, 60) + "use pentominoes\n"), "3:5: F fits nowhere on the board");
  EXPECT_EQ(message("board\n####\npiece L any\n###\n#..\npiece o any\n#\n"), "") << "it is not needed";
}

// What the chapter says about entries, and that they are counted before they are made.
TEST(Polyomino, ComplainsOfTooManyEntries) {
  auto const entries = [](int n, int placements, int size, int k) { return placements * (k * (size + 1) + (k - 1) * (n + 1)); };
  EXPECT_EQ(make(draw_rectangle(3, 3) + "piece o 9\n#\n").entry_count(), entries(9, 9, 1, 9));
  EXPECT_EQ(make(draw_rectangle(2, 4) + "use domino 4\n").entry_count(), entries(8, 10, 2, 4));
  EXPECT_EQ(entries(400, 400, 1, 400), 64319600);
  EXPECT_EQ(message(draw_rectangle(20, 20) + "piece o 400\n#\n"), "22:7: this would make too large a problem");
  EXPECT_EQ(message(draw_rectangle(30, 30) + "piece o 900\n#\n"), "32:7: this would make too large a problem");
  EXPECT_EQ(message(draw_rectangle(20, 20) + "piece i 60\n#\npiece o 340\n#\n"), "24:7: this would make too large a problem")
      << "the first one would do alone";
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
  for (int n : {0, -1, 1001}) EXPECT_THROW(draw_rectangle(n, 1), std::invalid_argument);
  for (int n : {0, -1, 1001}) EXPECT_THROW(draw_rectangle(1, n), std::invalid_argument);
  for (auto [rows, columns] : {std::pair(1, 1), {1, 2}, {2, 1}, {2, 2}})
    EXPECT_THROW(draw_rectangle(rows, columns, true), std::invalid_argument);
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
