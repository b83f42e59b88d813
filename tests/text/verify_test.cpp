// Is this a cover?  Every sentence, and every subset of small problems.
#include "dlx/text/dlx.hpp"
#include "dlx/text/verify.hpp"
#include "dinner.hpp"
#include "random_problems.hpp"
#include <gtest/gtest.h>

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
