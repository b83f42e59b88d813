// Each state once, in the order of first visits, with its number of ways.
#include "dlx/fast/state_table.hpp"
#include <gmpxx.h>
#include <gtest/gtest.h>
#include <map>
#include <random>

using namespace dlx;

static mpz_class number(Ways words) {
  mpz_class n;
  for (std::size_t w = words.size(); w-- > 0;) n = (n << 64) + mpz_class(std::to_string(words[w]));
  return n;
}

template <std::size_t breadth>
static void compare_with_a_map(std::size_t expected, std::uint64_t different) {
  std::mt19937_64 dice(breadth);
  StateTable<breadth> table(expected);
  std::map<State<breadth>, std::uint64_t> ways;
  std::vector<State<breadth>> order;
  for (std::uint64_t k = 0; k < 100'000; ++k) {
    State<breadth> state{};
    auto const x = dice() % different;
    for (std::size_t w = 0; w < breadth; ++w) state[w] = w % 2 == 0 ? x : x << 40;
    std::uint64_t const more = 1 + dice() % 5;
    if (ways.emplace(state, 0).second) order.push_back(state);
    ways[state] += more;
    table.add(state, {&more, 1});
  }
  ASSERT_EQ(table.states, order);
  EXPECT_EQ(table.arrivals, 100'000u);
  for (std::size_t k = 0; k < order.size(); ++k) {
    ASSERT_EQ(table.ways(k).size(), 1u);
    ASSERT_EQ(table.ways(k)[0], ways[order[k]]);
  }
}

TEST(StateTable, AgreesWithAMap) {
  compare_with_a_map<1>(0, 30'000);  // which has to grow
  compare_with_a_map<2>(100'000, 1'000'000);
  compare_with_a_map<4>(10, 7);
}

TEST(StateTable, BeginsEmpty) {
  StateTable<1> table;
  EXPECT_TRUE(table.states.empty());
  EXPECT_EQ(table.arrivals, 0u);
}

// Numbers of one word to three, in any order; and what a state has is added to another one.
TEST(StateTable, NumbersBecomeWider) {
  std::mt19937_64 dice(64);
  for (unsigned round = 0; round < 200; ++round) {
    StateTable<1> table, other;
    std::map<std::uint64_t, mpz_class> sums;
    std::size_t const widest = 1 + round % 3;
    for (unsigned k = 0; k < 60; ++k) {
      State<1> const state{dice() % 9};
      std::vector<std::uint64_t> more(1 + dice() % widest);
      for (auto& word : more) word = dice() % 4 == 0 ? dice() : ~std::uint64_t(0) - dice() % 2;
      sums[state[0]] += number(more);
      table.add(state, more);
    }
    ASSERT_EQ(table.states.size(), sums.size());
    mpz_class all = 0;
    for (std::size_t k = 0; k < table.states.size(); ++k) {
      ASSERT_EQ(number(table.ways(k)), sums[table.states[k][0]]);
      all += number(table.ways(k));
      other.add(State<1>{7}, table.ways(k));
    }
    ASSERT_EQ(number(other.ways(0)), all);
  }
}

TEST(StateTable, AThousandBitsAreSixteenWords) {
  StateTable<1> tables[2];
  std::uint64_t const one = 1;
  tables[0].add(State<1>{5}, {&one, 1});
  tables[0].add(State<1>{6}, {&one, 1});
  for (unsigned k = 0; k < 1000; ++k) {
    auto const& from = tables[k % 2];
    auto& to = tables[(k + 1) % 2] = StateTable<1>();
    for (unsigned twice = 0; twice < 2; ++twice) to.add(State<1>{5}, from.ways(0));
    to.add(State<1>{6}, {&one, 1});
  }
  EXPECT_EQ(number(tables[0].ways(0)), mpz_class(1) << 1000);
  EXPECT_EQ(tables[0].ways(0).size(), 16u);
  EXPECT_EQ(number(tables[0].ways(1)), 1);
}
