// What is certain before the search: the covers that contain the start are made
// of the path and of the options that are left.
#include "dlx/fast/outset.hpp"
#include "dlx/fast/rows.hpp"
#include "random_problems.hpp"
#include <gtest/gtest.h>

using namespace dlx;

TEST(Outset, TheExampleOfTheBook) {
  Problem p;
  for (char const* name : {"A", "B", "C", "D"}) p.add_item(name);
  for (auto const& items : {std::vector<int>{1, 2}, {2, 3}, {3, 4}, {1, 3}, {1}}) {
    p.add_option();
    for (int i : items) p.add_entry(i);
  }
  auto const o = find_outset(p, {}, true);
  EXPECT_EQ(o.path, (std::vector<int>{3, 1}));
  EXPECT_EQ(o.forced, 2u);
  EXPECT_TRUE(o.options.empty());
  for (int i = 1; i <= 4; ++i) EXPECT_FALSE(o.is_open(i));
  p.add_option({2});
  auto const less = find_outset(p, {}, true);
  EXPECT_EQ(less.path, (std::vector<int>{3}));
  EXPECT_EQ(less.options, (std::vector<int>{1, 5, 6}));
  EXPECT_TRUE(less.is_open(1));
  EXPECT_FALSE(less.is_open(3));
  EXPECT_EQ(find_outset(p, {}, false).options, candidates_of(p));
}

TEST(Outset, AColourStaysOpenToItsKind) {
  Problem p;
  for (char const* name : {"A", "B", "C"}) p.add_item(name);
  p.add_item("X", Kind::secondary);
  int const red = p.add_colour("red"), green = p.add_colour("green");
  int const items[] = {1, 2, 2, 3, 3}, colours[] = {red, red, green, red, red};
  for (int o = 0; o < 5; ++o) {
    p.add_option({items[o]});
    p.add_entry(4, colours[o]);
  }
  auto const o = find_outset(p, {1}, false);
  EXPECT_EQ(o.path, (std::vector<int>{1}));
  EXPECT_EQ(o.forced, 0u);
  EXPECT_EQ(o.options, (std::vector<int>{2, 4, 5}));
  EXPECT_EQ(o.state[4], red);
}

TEST(Outset, RandomProblems) {
  std::mt19937 dice(567);
  int forced = 0, left = 0;
  for (int round = 0; round < 800; ++round) {
    Shape shape = random_shape(dice);
    shape.colours = round % 3;
    auto const p = random_problem(dice, shape);
    auto const all = covers_by_force(p);
    std::vector<int> start;
    if (not all.empty() and not all.begin()->empty() and round % 2 == 0) start.push_back(*all.begin()->begin());
    for (bool may_force : {false, true}) {
      auto const o = find_outset(p, start, may_force);
      forced += static_cast<int>(o.forced);
      left += static_cast<int>(o.options.size());
      EXPECT_EQ(o.path.size(), start.size() + o.forced);
      std::set<int> known(o.path.begin(), o.path.end());
      known.insert(o.options.begin(), o.options.end());
      for (auto const& cover : all) {
        std::set<int> const options(cover.begin(), cover.end());
        if (not start.empty() and not options.contains(start[0])) continue;
        for (int x : o.path) EXPECT_TRUE(options.contains(x));
        for (int x : cover) EXPECT_TRUE(known.contains(x));
      }
    }
  }
  EXPECT_GT(forced, 200);
  EXPECT_GT(left, 1000);
}

TEST(Outset, AChainIsNotQuadratic) {
  Problem p;
  int const n = 60'000;
  for (int i = 1; i <= n; ++i) p.add_item("i" + std::to_string(i));
  for (int i = 1; i < n; ++i) p.add_option({i, i + 1});
  auto const o = find_outset(p, {}, true);
  EXPECT_EQ(o.forced, 2u);  // from both ends; then it is left to others
  EXPECT_EQ(o.options.size(), n - 1u - 4u);
}
