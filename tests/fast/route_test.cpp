// What must be remembered of an item, and in which order to go.
#include "dlx/fast/route.hpp"
#include "dlx/puzzle/polyomino.hpp"
#include "random_problems.hpp"
#include <gtest/gtest.h>
#include <map>

using namespace dlx;

TEST(Route, AGaugeOfEachKind) {
  auto const exact = gauge_for(Item{"A", Kind::primary, {1, 1}}, 5, 0);
  EXPECT_EQ(exact.cap, 1);
  EXPECT_EQ(exact.width, 1);
  EXPECT_TRUE(exact.is_flag());
  EXPECT_EQ(gauge_for(Item{"X", Kind::secondary, {0, 1}}, 1, 0).width, 0);  // nobody to clash with
  EXPECT_TRUE(gauge_for(Item{"X", Kind::secondary, {0, 1}}, 2, 0).is_flag());
  auto const letters = gauge_for(Item{"X", Kind::secondary, {0, 1}}, 9, 6);
  EXPECT_EQ(letters.cap, 7);
  EXPECT_EQ(letters.width, 3);
  EXPECT_TRUE(letters.has_colours);
  auto const twice = gauge_for(Item{"B", Kind::primary, {1, 2}}, 5, 0);
  EXPECT_EQ(twice.cap, 2);
  EXPECT_EQ(twice.width, 2);
  EXPECT_FALSE(twice.saturates);
  auto const often = gauge_for(Item{"B", Kind::primary, {1, unlimited}}, 5, 0);
  EXPECT_EQ(often.cap, 1);
  EXPECT_TRUE(often.saturates);
  EXPECT_FALSE(often.is_flag());  // it can be set more than once
  EXPECT_EQ(gauge_for(Item{"B", Kind::primary, {0, unlimited}}, 5, 0).width, 0);
}

TEST(Route, TheLittleBoardOfTheBook) {
  auto const board = dominoes(3, 2);
  Planner planner(board);
  auto const route = planner.plan(false);
  ASSERT_EQ(route.legs.size(), 6u - 1);  // the last square leaves together with the fifth
  std::vector<std::size_t> fresh;
  for (Leg const& leg : route.legs) fresh.push_back(leg.options.size());
  EXPECT_EQ(fresh, (std::vector<std::size_t>{2, 1, 2, 1, 1}));
  EXPECT_EQ(route.width, 3);
  EXPECT_EQ(route.legs.back().past, (std::vector<int>{5, 6}));
}

// Each candidate is on one leg; an item is past after its last option, and not before.
static void expect_to_be_a_route(Problem const& p, Route const& route) {
  std::map<int, int> leg_of, past_at;
  for (int l = 0; l < static_cast<int>(route.legs.size()); ++l) {
    Leg const& leg = route.legs[static_cast<std::size_t>(l)];
    for (int o : leg.options) EXPECT_TRUE(leg_of.emplace(o, l).second) << o;
    for (int i : leg.past) EXPECT_TRUE(past_at.emplace(i, l).second) << i;
    EXPECT_LE(leg.width, route.width);
  }
  std::map<int, int> last;
  for (int o = 1; o <= p.option_count(); ++o) {
    EXPECT_EQ(leg_of.contains(o), p.is_candidate(o));
    if (p.is_candidate(o))
      for (Entry const& e : p.option(o)) last[e.item] = std::max(last[e.item], leg_of[o]);
  }
  for (int i = 1; i <= p.item_count(); ++i) {
    ASSERT_TRUE(past_at.contains(i)) << i;
    if (last.contains(i)) {
      EXPECT_EQ(past_at[i], last[i]);
    }
  }
  if (not route.legs.empty()) {
    EXPECT_EQ(route.legs.back().width, 0);
  }
}

TEST(Route, RandomProblems) {
  std::mt19937 dice(44);
  for (int round = 0; round < 300; ++round) {
    auto const p = serial_problem(dice, round);
    Planner planner(p);
    expect_to_be_a_route(p, planner.plan(false));
    expect_to_be_a_route(p, planner.plan(true));  // nothing is left of the first one
  }
}

TEST(Route, GreedyAlongTheLongSide) {
  auto const board = dominoes(3, 20);
  Planner planner(board);
  auto const by_rows = planner.plan(false), greedy = planner.plan(true);
  EXPECT_EQ(by_rows.width, 21);
  EXPECT_EQ(greedy.width, 4);
  EXPECT_LT(greedy.bound, by_rows.bound);
}

// The exercise: straight trominoes, row by row, stick out by two rows.
TEST(Route, StraightTrominoes) {
  for (int n : {3, 6, 9}) {
    auto const board = polyomino(Source{"f", draw_rectangle(6, n) + "piece I any\n###\n"});
    EXPECT_EQ(Planner(board).plan(false).width, 2 * n + 1);
  }
}

TEST(Route, EndsEarlyIfItIsFarTooWide) {
  Problem p;  // one option with 300 items, each of which occurs once more
  for (int i = 1; i <= 300; ++i) p.add_item("i" + std::to_string(i));
  p.add_option();
  for (int i = 1; i <= 300; ++i) p.add_entry(i);
  for (int i = 1; i <= 300; ++i) p.add_option({i});
  Planner planner(p);
  auto const route = planner.plan(false);
  EXPECT_EQ(route.width, 300);
  EXPECT_EQ(route.legs.size(), 1u);
}
