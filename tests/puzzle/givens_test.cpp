// Grids as people write them, complaints about them, and commitment.
#include "dlx/text/format.hpp"
#include "dlx/puzzle/givens.hpp"
#include "dlx/dance/latin.hpp"
#include "dlx/more/search.hpp"
#include "random_problems.hpp"
#include "shell.hpp"
#include <gtest/gtest.h>
#include <map>

using namespace dlx;

namespace {

std::string shown(Givens const& grid) {
  std::string text;
  for (auto const& g : grid.squares) text += grid.symbols[g.value - 1] + "@" + std::to_string(g.row) + std::to_string(g.column) + " ";
  return text;
}
Givens read(std::string const& text) { return read_givens(Source{"grid", text}); }

struct Complaint { int line, column; std::string message; };
Complaint complaint(std::string const& text, int height = 2, int width = 2) {
  Source const source{"grid", text};
  try {
    refuse_repeats(source, read_givens(source), height, width);
  } catch (InputError const& e) {
    EXPECT_FALSE(e.help().empty());
    return {e.line(), e.column(), e.message()};
  }
  return {0, 0, ""};
}
void expect(Complaint const& c, int line, int column, std::string const& message) {
  EXPECT_EQ(c.line, line) << c.message;
  EXPECT_EQ(c.column, column) << c.message;
  EXPECT_EQ(c.message, message);
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
    EXPECT_EQ(complaint(text).message, "") << text;
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
  EXPECT_EQ(read(std::string(625, '.')).size, 25);
  EXPECT_EQ(read(std::string(624, '.') + "Y").squares[0].value, 25);
  EXPECT_EQ(shown(read("AB\nBA")), "A@00 B@01 B@10 A@11 ");
  EXPECT_EQ(shown(read("A")), "A@00 ");
  EXPECT_EQ(blank_givens(3).symbols, (std::vector<std::string>{"1", "2", "3"}));
}

TEST(Givens, AreRefusedWithAPlace) {
  expect(complaint(""), 1, 1, "there is no grid");
  expect(complaint("# nothing\n"), 2, 1, "there is no grid");
  expect(complaint("123*\n....\n....\n....\n"), 1, 4, "'*' is not part of a grid");
  expect(complaint("123\xC3\xA9\n....\n....\n....\n"), 1, 4, "'\xC3\xA9' is not part of a grid");
  expect(complaint("12\xFF.\n....\n....\n....\n"), 1, 3, "'\xEF\xBF\xBD' is not part of a grid");
  expect(complaint("123.\n...5\n....\n....\n"), 2, 4, "'5' is not a symbol of this grid");
  expect(complaint("123x\n....\n....\n....\n"), 1, 4, "'x' is not a symbol of this grid");
  expect(complaint("123.\n....\n...\n....\n"), 3, 3, "this line has 3 squares, and most lines have 4");
  expect(complaint("123.\n.....\n...\n....\n"), 2, 5, "this line has 5 squares, and most lines have 4");
  expect(complaint("....\n....\n....\n....\n...."), 5, 4,
         "the grid ends here with 20 squares, which is not the square of a number up to 26");
  expect(complaint(std::string(729, '.')), 1, 729,
         "the grid ends here with 729 squares, which is not the square of a number up to 26");
  expect(complaint("1..1\n....\n....\n....\n"), 1, 4, "1 stands twice in this row, here and at 1:1");
  expect(complaint(".1..\n....\n....\n.1..\n"), 4, 2, "1 stands twice in this column, here and at 1:2");
  expect(complaint("1...\n.1..\n....\n....\n"), 2, 2, "1 stands twice in this box, here and at 1:1");
  EXPECT_EQ(complaint("1...\n.1..\n....\n....\n", 1, 4).message, "");
  EXPECT_EQ(complaint("1.....\n.1....\n......\n......\n......\n......\n", 3, 2).message,
            "1 stands twice in this box, here and at 1:1");
  EXPECT_EQ(complaint("1.....\n..1...\n......\n......\n......\n......\n", 3, 2).message, "");
  EXPECT_NE(complaint("1.....\n..1...\n......\n......\n......\n......\n", 2, 3).message, "");
}

// The covers of the smaller problem are those of the larger one that contain
// the chosen options.
TEST(Commit, KeepsItsInvariant) {
  std::mt19937 dice(7);
  int kept = 0, refused = 0, compelled = 0;
  // labels of the options, and what they cost
  auto names = [](Problem const& q, std::set<std::vector<int>> const& covers) {
    std::map<std::set<std::string>, std::int64_t> result;
    for (auto const& c : covers) {
      std::set<std::string> labels;
      for (int o : c) labels.insert(q.label(o));
      result[labels] = cost_of(q, c);
    }
    return result;
  };
  for (int round = 0; round < 256; ++round) {
    auto const p = mixture(dice, static_cast<unsigned>(round) % (all_parts + 1), true);
    auto const covers = covers_by_force(p);
    for (int a = 1; a <= p.option_count(); ++a)
      for (int b = a; b <= p.option_count(); ++b) {
        std::set<std::vector<int>> expected;
        for (auto const& c : covers)
          if (std::ranges::count(c, a) and std::ranges::count(c, b)) expected.insert(c);
        try {
          auto const rest = commit(p, std::vector{b, a, b});
          ASSERT_EQ(names(rest, covers_by_force(rest)), names(p, expected)) << write_dlx(p) << a << ' ' << b;
          kept += not expected.empty();
          compelled += rest.item_count() > p.item_count();
          EXPECT_LE(rest.option_count(), p.option_count());
        } catch (std::invalid_argument const&) {
          ASSERT_TRUE(expected.empty()) << write_dlx(p) << a << ' ' << b;
          ++refused;
        }
      }
  }
  EXPECT_GT(kept, 1000);
  EXPECT_GT(refused, 1000);
  EXPECT_GT(compelled, 500);
}

TEST(Commit, RefusesOptionsThatExcludeEachOther) {
  Problem const p = latin(2);
  EXPECT_EQ(commit(p, std::vector<int>{}), p);
  EXPECT_EQ(commit(p, std::vector{1, 1}).option_count(), 8 - 3) << "two A, one B";
  auto said = [](Problem const& q, std::vector<int> const& chosen) {
    try {
      commit(q, chosen);
      return std::string("nothing");
    } catch (std::invalid_argument const& e) {
      return std::string(e.what());
    }
  };
  EXPECT_EQ(said(p, {2, 1}), "commit: options A@(0,0) and A@(0,1) contain item C9, which can be covered once at most");
  auto const q = read_problem(Source{"q", "1:2|A 0:*|B | S\nA\nA B\nA S\nS\nB |7\n"});
  EXPECT_EQ(said(q, {1, 2}), "nothing");
  EXPECT_EQ(said(q, {1, 2, 3}), "commit: options 1 and 2 and 3 contain item A, which can be covered 2 times at most");
  EXPECT_EQ(said(q, {4}), "commit: option 4 has no primary item, so that it is in no cover");
  EXPECT_EQ(write_dlx(commit(q, std::vector{5})), "1:2|A 0:*|B chosen(5) | S\nA\nA B\nA S\nS\nB chosen(5) |7\n");
}

TEST(Commit, LeavesColoursAlone) {
  Problem p;
  p.add_item("A");
  p.add_item("B");
  p.add_item("S", Kind::secondary);
  for (auto [name, item, colour] : {std::tuple{"a", 1, "red"}, {"b", 2, "red"}, {"c", 2, "blue"}}) {
    p.add_option(name);
    p.add_entry(item);
    p.add_entry(3, p.add_colour(colour));
  }
  EXPECT_EQ(commit(p, std::vector{1}), p);
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
