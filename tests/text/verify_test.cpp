// Is this a cover?  Every sentence, and every subset of small problems.
#include "dlx/text/verify.hpp"
#include "dinner.hpp"
#include "random_problems.hpp"
#include <gtest/gtest.h>
#include <algorithm>

using namespace dlx;
using V = std::vector<int>;

namespace {

// One primary item for each option, a shared secondary one, with colours.
Problem in_colours(std::vector<std::string> const& colours) {
  Problem p;
  for (std::size_t i = 1; i <= colours.size(); ++i) p.add_item("p" + std::to_string(i));
  int const s = p.add_item("s", Kind::secondary);
  for (std::size_t i = 1; i <= colours.size(); ++i) {
    p.add_option("o" + std::to_string(i));
    p.add_entry(static_cast<int>(i));
    auto const& c = colours[i - 1];
    if (c != "-") p.add_entry(s, c.empty() ? 0 : p.add_colour(c));
  }
  return p;
}

}  // namespace

TEST(Verify, SaysWhatTheBookSays) {
  auto const p = dinner();
  EXPECT_EQ(refute(p, V{5, 1, 4}), "");
  EXPECT_EQ(refute(p, V{1, 4}), "item B is not covered");
  EXPECT_EQ(refute(p, V{1, 4, 5, 3}), "item B is covered twice, by options 5 and 3");
  EXPECT_EQ(refute(p, V{1, 4, 5, 4}), "option 4 is chosen twice");
  for (int o : {0, -1, 7, 2147483647, -2147483647 - 1})
    EXPECT_EQ(refute(p, V{1, 4, o}), "option " + std::to_string(o) + " does not exist (there are 6)");
  EXPECT_EQ(refute(p, V{}), "item A is not covered");
}

TEST(Verify, WantsAPrimaryItem) {
  Problem p;
  p.add_item("a");
  p.add_item("s", Kind::secondary);
  p.add_option({1});
  p.add_option({2}, "idle");
  p.add_option("");
  EXPECT_EQ(refute(p, V{1}), "");
  EXPECT_EQ(refute(p, V{1, 2}), "option idle has no primary item");
  EXPECT_EQ(refute(p, V{3, 1}), "option 3 has no primary item");
  EXPECT_EQ(refute(Problem(), V{}), "");  // the empty cover of nothing
}

TEST(Verify, ComparesColours) {
  EXPECT_EQ(refute(in_colours({"red", "red", "red"}), V{1, 2, 3}), "");
  EXPECT_EQ(refute(in_colours({"red", "-", "red"}), V{1, 2, 3}), "");
  EXPECT_EQ(refute(in_colours({"red", "red", "blue"}), V{3, 1, 2}),
            "item s has two colours, blue in option o3 and red in o1");
  EXPECT_EQ(refute(in_colours({"red", "red", "blue"}), V{1, 2, 3}),
            "item s has two colours, red in option o1 and blue in o3");
  EXPECT_EQ(refute(in_colours({"", ""}), V{1, 2}), "item s is covered twice, by options o1 and o2");
  EXPECT_EQ(refute(in_colours({"red", ""}), V{1, 2}), "item s is covered twice, by options o1 and o2");
  EXPECT_EQ(refute(in_colours({"", "red"}), V{1, 2}), "item s is covered twice, by options o1 and o2");
}

TEST(Verify, CountsWhatHasBounds) {
  Problem p;
  p.add_item("a", {2, 3});
  p.add_item("b", {1, unlimited});
  p.add_item("c", {0, 1});
  for (int k = 0; k < 4; ++k) p.add_option({1, 2});
  p.add_option({1, 3});
  p.add_option({3});
  EXPECT_EQ(refute(p, V{1, 2}), "");
  EXPECT_EQ(refute(p, V{1, 2, 6}), "");
  EXPECT_EQ(refute(p, V{}), "item a is not covered");
  EXPECT_EQ(refute(p, V{1}), "item a is covered once, which is not enough for 2:3");
  EXPECT_EQ(refute(p, V{1, 2, 3, 4}), "item a is covered 4 times, which is too often for 2:3");
  EXPECT_EQ(refute(p, V{1, 5, 6}), "item c is covered twice, by options 5 and 6");
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
