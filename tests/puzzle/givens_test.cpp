// Grids as people write them, complaints about them, and problems with givens.
#include "dlx/puzzle/givens.hpp"
#include "dlx/dance/latin.hpp"
#include "puzzles.hpp"
#include "shell.hpp"
#include <fmt/format.h>
#include <gtest/gtest.h>

using namespace dlx;

namespace {

std::string shown(Givens const& grid) {
  std::string text;
  for (auto const& g : grid.squares) text += grid.symbols[g.value - 1] + "@" + std::to_string(g.row) + std::to_string(g.column) + " ";
  return text;
}
Givens read(std::string const& text) { return read_givens(Source{"grid", text}); }

std::string complaint(std::string const& text, int height = 2, int width = 2) {
  return complaint_of([&] {
    Source const source{"grid", text};
    refuse_repeats(source, read_givens(source), height, width);
  });
}
using Labels = std::set<std::set<std::string>>;
Labels labels_of(Problem const& p) {
  Labels result;
  for (auto const& cover : puzzle_covers(p)) {
    std::set<std::string> labels;
    for (int o : cover) labels.insert(p.label(o));
    result.insert(labels);
  }
  return result;
}

}  // namespace

TEST(Givens, ComeInManyForms) {
  for (std::string const text : {
           "24..1.2....24...", "24..1.2....24...\n", "2400102000024000", "24..\n1.2.\n...2\n4...\n",
           "2 4 . .\r\n1 . 2 .\r\n. . . 2\r\n4 . . .\r\n", "2 4 | . .\n1 . | 2 .\n----+----\n. . | . 2\n4 . | . .\n",
           "+--+--+\n|24|..|\n|1.|2.|\n+==+==+\n|..|.2|\n|4.|..|\n+--+--+\n", "24__ 1_2_ ___2 4___",
           "# of the slides, 4 by 4\n24..\n1.2. # see?\n...2\n4...", "\xEF\xBB\xBF" "24..1.2....24...",
           "\u250C\u2500\u2510\u250224..\u2502 1.2. ...2 4...", "02 04 00 00 01 00 02 00 00 00 00 02 04 00 00 00"}) {
    auto const grid = read(text);
    EXPECT_EQ(grid.size, 4) << text;
    EXPECT_EQ(shown(grid), "2@00 4@01 1@10 2@12 2@23 4@30 ") << text;
    EXPECT_EQ(complaint(text), "") << text;
  }
}

TEST(Givens, HaveFourAlphabets) {
  std::string const rest(252, '.');
  EXPECT_EQ(shown(read("APab" + rest)), "A@00 P@01 A@02 B@03 ");
  EXPECT_EQ(read("APab" + rest).symbols.back(), "P");
  EXPECT_EQ(shown(read("1GA." + rest)), "1@00 G@01 A@02 ");
  EXPECT_EQ(read("1GA." + rest).squares[2].value, 10);
  EXPECT_EQ(shown(read("0FA." + rest)), "0@00 F@01 A@02 ");
  EXPECT_EQ(read("0FA." + rest).squares[2].value, 11);
  std::string numbers = "16 1 07 0";
  for (int k = 0; k < 252; ++k) numbers += " .";
  EXPECT_EQ(shown(read(numbers)), "16@00 1@01 7@02 ");
  EXPECT_EQ(read(numbers).symbols.back(), "16");
  std::string const zeros(252, '0');
  EXPECT_EQ(shown(read("1GA0" + zeros)), "1@00 G@01 A@02 ") << "zeros alone are blanks";
  EXPECT_EQ(shown(read("A.00 .... .... ..0d")), "A@00 D@33 ") << "too small for hexadecimal";
  EXPECT_EQ(shown(read("1A0." + std::string(96, '.'))), "1@00 A@01 ");
  EXPECT_EQ(read("1A0." + std::string(96, '.')).squares[1].value, 10);
  EXPECT_EQ(read(std::string(625, '.')).size, 25);
  EXPECT_EQ(read(std::string(624, '.') + "Y").squares[0].value, 25);
  EXPECT_EQ(shown(read("AB\nBA")), "A@00 B@01 B@10 A@11 ");
  EXPECT_EQ(shown(read("A")), "A@00 ");
  EXPECT_EQ(blank_givens(3).symbols, (std::vector<std::string>{"1", "2", "3"}));
}

TEST(Givens, AreRefusedWithAPlace) {
  for (auto const& [text, said] : std::vector<std::pair<std::string, std::string>>{
           {"", "1:1: there is no grid"},
           {"# nothing\n", "2:1: there is no grid"},
           {"123&\n....\n....\n....\n", "1:4: '&' is not part of a grid"},
           {"123\xC3\xA9\n....\n....\n....\n", "1:4: '\xC3\xA9' is not part of a grid"},
           {"12\xFF.\n....\n....\n....\n", "1:3: '\xEF\xBF\xBD' is not part of a grid"},
           {"123.\n...5\n....\n....\n", "2:4: '5' is not a symbol of this grid"},
           {"123x\n....\n....\n....\n", "1:4: 'x' is not a symbol of this grid"},
           {"123.\n....\n...\n....\n", "3:3: this line has 3 squares, and most lines have 4"},
           {"123.\n.....\n...\n....\n", "2:5: this line has 5 squares, and there are 4 lines"},
           {".\n...\n", "1:1: this line has 1 square, and there are 2 lines"},
           {"...\n...\n.\n", "3:1: this line has 1 square, and most lines have 3"},
           {"...\n....\n", "2:4: the grid ends here with 7 squares, which is not the square of a number up to 26"},
           {"...\n...\n....\n....\n", "4:4: the grid ends here with 14 squares, which is not the square of a number up to 26"},
           {"....\n....\n....\n....\n....", "5:4: the grid ends here with 20 squares, which is not the square of a number up to 26"},
           {std::string(729, '.'), "1:729: the grid ends here with 729 squares, which is not the square of a number up to 26"},
           {"1..1\n....\n....\n....\n", "1:4: 1 stands twice in this row, here and at 1:1"},
           {".1..\n....\n....\n.1..\n", "4:2: 1 stands twice in this column, here and at 1:2"},
           {"1...\n.1..\n....\n....\n", "2:2: 1 stands twice in this box, here and at 1:1"}})
    EXPECT_EQ(complaint(text), said) << text;
  std::string const below = "1.....\n.1....\n......\n......\n......\n......\n", beside = "1.....\n..1...\n......\n......\n......\n......\n";
  EXPECT_EQ(complaint("1...\n.1..\n....\n....\n", 1, 4), "");
  EXPECT_EQ(complaint(below, 3, 2), "2:2: 1 stands twice in this box, here and at 1:1");
  EXPECT_EQ(complaint(beside, 3, 2), "");
  EXPECT_EQ(complaint(beside, 2, 3), "2:3: 1 stands twice in this box, here and at 1:1");
}

// The covers of the smaller problem are those of the larger one that have the givens.
TEST(Givens, AreInAllCovers) {
  Problem const p = latin(3, blank_givens(3).symbols);
  auto const all = labels_of(p);
  EXPECT_EQ(all.size(), 12u);
  int kept = 0, refused = 0;
  for (int a = 0; a < 27; ++a)
    for (int b = a; b < 27; ++b) {
      auto grid = blank_givens(3);
      for (int k : a == b ? std::vector{a} : std::vector{a, b}) grid.squares.push_back({k / 9, k / 3 % 3, k % 3 + 1, 0, 0});
      Labels expected;
      std::set<std::string> given;
      for (auto const& [row, column, value, offset, length] : grid.squares) given.insert(fmt::format("{}@({},{})", value, row, column));
      for (auto const& cover : all)
        if (std::ranges::includes(cover, given)) expected.insert(cover);
      try {
        auto const rest = with_givens(p, grid);
        EXPECT_EQ(labels_of(rest), expected);
        EXPECT_EQ(rest.item_count(), p.item_count() + std::ssize(grid.squares));
        EXPECT_LT(rest.option_count(), p.option_count());
        ++kept;
      } catch (std::invalid_argument const&) {
        EXPECT_TRUE(expected.empty());
        ++refused;
      }
    }
  EXPECT_EQ(kept, 27 + 27 * 20 / 2);
  EXPECT_EQ(refused, 27 * 6 / 2);
  auto const said = [](Problem const& problem, std::vector<Given> const& squares) {
    auto grid = blank_givens(3);
    grid.squares = squares;
    return complaint_of([&] { with_givens(problem, grid); });
  };
  EXPECT_EQ(said(p, {{0, 1, 2, 0, 0}, {0, 1, 1, 0, 0}}), "options 2@(0,1) and 1@(0,1) contain item " + p.item(2).name + ", which can be covered once at most");
  EXPECT_EQ(said(p, {{3, 0, 1, 0, 0}}), "there is no option 1@(3,0)");
  Problem bounded;
  bounded.add_item("X", Bounds{0, 2});
  bounded.add_option({1}, "1@(0,0)");
  EXPECT_NE(said(bounded, {{0, 0, 1, 0, 0}}), "");
}

TEST(GivenLatin, CountsReducedSquares) {
  std::string const of = " --givens tests/data/grids/reduced-";
  EXPECT_EQ(run("dlx make latin 5" + of + "5.txt | dlx count").out, "56\n");
  EXPECT_EQ(run("dlx make latin 6" + of + "6.txt | dlx count").out, "9408\n");
  auto const wrong = run("dlx make latin 4" + of + "5.txt");
  EXPECT_EQ(wrong.status, 2);
  EXPECT_EQ(wrong.err, "dlx: error: tests/data/grids/reduced-5.txt has a grid of 5 by 5; a Latin square of order 4 needs 4 by 4\n");
  EXPECT_EQ(run("printf 'A.\\n.B\\n' | dlx make latin 2 --givens - | dlx count").out, "0\n");
  EXPECT_EQ(run("printf '2 .\\n. .\\n' | dlx make latin 2 --givens - | dlx solve --board").out, "2 1\n1 2\n");
  EXPECT_NE(run("printf 'A.\\nA.\\n' | dlx make latin 2 --givens -").err.find("A stands twice in this column, here and at 1:1"), std::string::npos);
}
