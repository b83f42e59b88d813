// Each state once, in the order of first visits, with its number of ways.
#include "dlx/fast/state_table.hpp"
#include <gtest/gtest.h>
#include <map>
#include <random>

using namespace dlx;

template <std::size_t breadth>
static void compare_with_a_map(std::size_t expected, std::uint64_t different) {
  std::mt19937_64 dice(breadth);
  StateTable<breadth, std::uint64_t> table(expected);
  std::map<State<breadth>, std::uint64_t> ways;
  std::vector<State<breadth>> order;
  for (std::uint64_t k = 0; k < 100'000; ++k) {
    State<breadth> state{};
    auto const x = dice() % different;
    for (std::size_t w = 0; w < breadth; ++w) state[w] = w % 2 == 0 ? x : x << 40;
    auto const more = 1 + dice() % 5;
    if (ways.emplace(state, 0).second) order.push_back(state);
    ways[state] += more;
    table.add(state, more);
  }
  ASSERT_EQ(table.states, order);
  ASSERT_EQ(table.ways.size(), order.size());
  for (std::size_t k = 0; k < order.size(); ++k) ASSERT_EQ(table.ways[k], ways[order[k]]);
}

TEST(StateTable, AgreesWithAMap) {
  compare_with_a_map<1>(0, 30'000);  // which has to grow
  compare_with_a_map<2>(100'000, 1'000'000);
  compare_with_a_map<4>(10, 7);
}

TEST(StateTable, BeginsEmpty) {
  StateTable<1, int> table;
  EXPECT_TRUE(table.states.empty());
  EXPECT_TRUE(table.ways.empty());
}
