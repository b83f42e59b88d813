// Is this a cover?  Every sentence, and every subset of small problems.
#include "dlx/text/dlx.hpp"
#include "dlx/text/verify.hpp"
#include "dinner.hpp"
#include "random_problems.hpp"
#include <gtest/gtest.h>
#include <array>
#include <ranges>
#include <set>

using namespace dlx;
using V = std::vector<int>;

namespace {

struct Case { V options; std::string why; };
void expect(Problem const& p, std::vector<Case> const& cases) {
  for (auto const& [options, why] : cases) EXPECT_EQ(refute(p, options), why) << write_dlx(p) << testing::PrintToString(options);
}
Problem read(std::string const& text) { return read_dlx({"f", text}, 0); }

}  // namespace

TEST(Verify, SaysWhatIsWrong) {
  expect(dinner(), {{{5, 1, 4}, ""}, {{1, 4}, "item B is not covered"}, {{1, 4, 5, 3}, "item B is covered twice, by options 5 and 3"},
                    {{1, 4, 5, 4}, "option 4 is chosen twice"}, {{}, "item A is not covered"}});
  for (int o : {0, -1, 7, 2147483647, -2147483647 - 1})
    expect(dinner(), {{{1, 4, o}, "option " + std::to_string(o) + " does not exist (there are 6)"}});
  expect(read("a | s\na\nidle: s\n:\n"), {{{1}, ""}, {{1, 2}, "option idle has no primary item"}, {{3, 1}, "option 3 has no primary item"}});
  expect(Problem(), {{{}, ""}});  // the empty cover of nothing
  // colours
  expect(read("p q r | s\n1st: p s:red\n2nd: q s:red\n3rd: r s:red\n4th: r s:blue\n5th: q\n"),
         {{{1, 2, 3}, ""}, {{1, 5, 3}, ""}, {{4, 1, 2}, "item s has two colours, blue in option 4th and red in 1st"},
          {{1, 2, 4}, "item s has two colours, red in option 1st and blue in 4th"}});
  for (std::string const two : {"p s\nq s\n", "p s:red\nq s\n", "p s\nq s:red\n"})
    expect(read("p q | s\n" + two), {{{1, 2}, "item s is covered twice, by options 1 and 2"}});
  // bounds
  expect(read("2:3|a 1:*|b 0:1|c\na b\na b\na b\na b\na c\nc\n"),
         {{{1, 2}, ""}, {{1, 2, 6}, ""}, {{}, "item a is not covered"}, {{1}, "item a is covered once, which is not enough for 2:3"},
          {{1, 2, 3, 4}, "item a is covered 4 times, which is too often for 2:3"}, {{1, 5, 6}, "item c is covered twice, by options 5 and 6"}});
}

TEST(Verify, AgreesWithTheDefinitionOnEverySubset) {
  std::mt19937 dice(7);
  std::size_t covers = 0;
  for (int round = 0; round < 400; ++round) {
    Shape shape = random_shape(dice);
    shape.options = std::min(shape.options, 8);
    shape.colours = round % 3;
    shape.bounds = round % 2;
    auto const p = random_problem(dice, shape);
    auto const right = covers_by_force(p);
    covers += right.size();
    for (unsigned set = 0; set < 1u << p.option_count(); ++set) {
      V options;
      for (int o = 1; o <= p.option_count(); ++o)
        if (set >> (o - 1) & 1) options.push_back(o);
      EXPECT_EQ(refute(p, options).empty(), right.contains(options));
    }
  }
  EXPECT_GT(covers, 100u);  // otherwise nothing has been tested
}

namespace {
std::string const saved = "dlx covers 1\n0 5 10 ; 0 6 7\n0 3 7 9 ; 1 4\n1 1 8 ; 2 2\nproblem\n"
  "a b c d e f g h\nab: a b\nae: a e\nbc: b c\nbf: b f\ncd: c d\ncg: c g\ndh: d h\nef: e f\nfg: f g\ngh: g h\n";
std::string with(std::string text, std::string const& old, std::string const& now) { return text.replace(text.find(old), old.size(), now); }
std::string complaint(std::string const& text) {
  try {
    read_covers({"f", text});
    return "nothing";
  } catch (InputError const& e) {
    return std::to_string(e.line()) + ":" + std::to_string(e.column()) + ": " + e.message();
  }
}
// Is all that is read a cover, and is none there twice?
void expect_covers(SavedSet const& s) {
  std::set<V> all;
  for (auto const& cover : s.covers | std::views::take(2000)) {
    V options(cover.begin(), cover.end());
    EXPECT_EQ(refute(s.problem, options), "");
    std::ranges::sort(options);
    EXPECT_TRUE(all.insert(options).second);
  }
}
}  // namespace

TEST(SavedSets, AreReadAgain) {
  auto const board = read_covers({"f", saved});
  EXPECT_EQ(board.covers.size(), 5);
  EXPECT_EQ(write_covers(board.problem, *CoverSet::of(board.problem)), with(saved, "a b c d e f g h", write_dlx(board.problem).substr(0, write_dlx(board.problem).find('\n'))));
  EXPECT_EQ(read_covers({"f", "dlx covers 1\nproblem\nA B\nA\n"}).covers.size(), 0);
  EXPECT_EQ(read_covers({"f", "dlx covers 1\r\n0\r\nproblem\r\n0:1|A\r\nA\r\n"}).covers.size(), 1);
  std::mt19937 dice(5);
  for (unsigned round = 0; round < 400; ++round) {
    auto const p = round % 2 ? mixture(dice, dice() % 32) : planted(dice, 7, 2, 2, 20, 3);
    auto const set = *CoverSet::of(p);
    auto const text = write_covers(p, set);
    auto const again = read_covers({"f", text});
    EXPECT_EQ(again.problem, p);
    EXPECT_EQ(again.covers.size(), set.size());
    EXPECT_EQ(write_covers(again.problem, again.covers), text);
    if (p.option_count() == 0) continue;
    auto const some = set.without(std::vector{1 + static_cast<int>(dice() % static_cast<unsigned>(p.option_count()))});
    EXPECT_EQ(read_covers({"f", write_covers(p, some)}).covers.size(), some.size());
  }
}

TEST(SavedSets, AreRefusedAtTheRightPlace) {
  for (auto const& [old, now, words] : std::vector<std::array<std::string, 3>>{
         {"dlx covers", "dlx cover", "1:1: this is no set of covers"}, {"1\n0", "2\n0", "1:12: version '2' of sets of covers is not known here"},
         {"problem\n", "", "16:1: the problem is missing"}, {"0 5 10", "1 5 10", "2:1: node '1' is not above this line"}, {"0 5 10", "-1 5 10", "2:1: here the number of a node is wanted"},
         {"0 5 10", "99999999999 5", "2:1: here the number of a node is wanted"}, {"10 ;", "10 ; ;", "2:10: here the number of a node is wanted"}, {"6 7", "6 7 ;", "2:16: here the number of a node is wanted"},
         {"5 10", "5 11", "2:5: '11' is no option of a cover"}, {"5 10", "5 0", "2:5: '0' is no option of a cover"}, {"5 10", "5 5", "2:1: option cd is chosen twice"},
         {"1 1 8", "1 1 5", "4:1: option cd is chosen twice"}, {"0 6 7", "0 5 10", "2:1: two arrows of this node may lead to the same cover"}, {"1 1 8 ", "1 ", "4:1: two arrows of this node may lead to the same cover"},
         {"0 5 10 ; ", "", "nothing"}, {"0 5 10", "0 5", "4:1: not all of these are covers: item g is covered 0 times"}, {"2 2", "2 1", "4:1: two arrows of this node may lead to the same cover"},
         {"1 4", "1 3", "3:1: two arrows of this node may lead to the same cover"}, {"0 3 7 9", "0 3 7 9 5", "4:1: not all of these are covers: item c is covered twice"}, {"a b\n", "a x\n", "7:7: there is no item 'x'"}})
    EXPECT_EQ(complaint(with(saved, old, now)), words) << old << " -> " << now;
  std::string const colours = "dlx covers 1\n0 2\n1 1\nproblem\nA B | x\nA x:r\nB x:r\nx\n";
  EXPECT_EQ(complaint(colours), "nothing");
  EXPECT_EQ(complaint(with(colours, "B x:r", "B x:g")), "3:1: option 1 clashes with another one about item x");
  EXPECT_EQ(complaint(with(colours, "B x:r", "B x")), "3:1: option 1 clashes with another one about item x");
  EXPECT_EQ(complaint(with(colours, "1 1", "1 1 3")), "3:5: '3' is no option of a cover");
  EXPECT_EQ(complaint(""), "1:1: this is no set of covers");
}

// Whatever is changed in a file: it is refused, or it has covers only.
TEST(SavedSets, TrustNothing) {
  std::mt19937 dice(6);
  int read = 0, refused = 0;
  for (int round = 0; round < 6000; ++round) {
    auto const p = round % 3 ? mixture(dice, dice() % 16) : planted(dice, 5, 1, 1, 12, 3);
    auto text = write_covers(p, *CoverSet::of(p));
    auto const end = std::max<std::size_t>(14, text.find("problem"));
    for (unsigned k = 1 + dice() % 2; k > 0; --k) {
      auto const at = 13 + dice() % (end - 13);
      std::string const now(1, "0123456789 ;\n"[dice() % 13]);
      if (dice() % 3 == 0) text.erase(at, 1);
      else if (dice() % 2) text.insert(at, now);
      else text.replace(at, 1, now);
    }
    try {
      auto const s = read_covers({"f", text});
      expect_covers(s);
      ++read;
    } catch (InputError const&) {
      ++refused;
    }
  }
  EXPECT_GT(read, 300);
  EXPECT_GT(refused, 1500);
}

TEST(SavedSets, ArePictures) {
  auto const p = read("\"a\\\\ b\nx: \"a\\\\\ny: b\nz: \"a\\\\ b\n");
  EXPECT_EQ(covers_as_dot(p, *CoverSet::of(p)), "digraph covers {\nordering=out\nnode [shape=ellipse, margin=0, fontname=Palatino]\nedge [fontname=Palatino]\n0 [label=\"\", shape=point]\n"
    "1 [label=\"1\\n2 covers\"]\n1 -> 0 [label=\" x y \"]\n1 -> 0 [label=\" z \"]\n}\n");
  auto const q = read("A\n\"\\: A\n");
  EXPECT_NE(covers_as_dot(q, *CoverSet::of(q)).find("[label=\" \\\"\\\\ \"]"), std::string::npos);
}
