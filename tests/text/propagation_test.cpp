// What follows holds in all solutions; and what one sum alone implies is found.
#include "dlx/text/propagation.hpp"
#include <gtest/gtest.h>
#include <algorithm>
#include <random>

using namespace dlx;

namespace {

constexpr int variables = 6;
bool holds(Inequality const& c, unsigned values) {
  std::int64_t sum = 0;
  for (auto [coefficient, literal] : c.terms)
    if (((values >> (literal / 2 - 1) & 1) != 0) != (literal % 2 != 0)) sum += coefficient;
  return sum >= c.degree;
}
Inequality random_sum(std::mt19937& dice, bool ones) {
  Inequality c;
  for (int v = 1; v <= variables; ++v)
    if (dice() % 2) c.terms.push_back({ones ? 1 : 1 + static_cast<int>(dice() % 3), literal_of(v, dice() % 2)});
  c.degree = static_cast<int>(dice() % 4);
  return c;
}
std::vector<unsigned> solutions(std::vector<Inequality> const& all) {
  std::vector<unsigned> result;
  for (unsigned values = 0; values < 1u << variables; ++values)
    if (std::ranges::all_of(all, [&](auto const& c) { return holds(c, values); })) result.push_back(values);
  return result;
}

}  // namespace

TEST(Propagation, NegationIsTrueIfTheSumIsNot) {
  std::mt19937 dice(1);
  for (int round = 0; round < 1000; ++round) {
    auto const c = random_sum(dice, false), d = negated(c);
    for (unsigned values = 0; values < 1u << variables; ++values) EXPECT_NE(holds(c, values), holds(d, values));
  }
}

TEST(Propagation, FindsWhatHoldsAndNothingElse) {
  std::mt19937 dice(2);
  int conflicts = 0, found = 0;
  for (int round = 0; round < 5000; ++round) {
    bool const ones = round % 2;
    Propagation machine(variables);
    std::vector<Inequality> all;
    std::vector<int> places;
    for (unsigned n = 1 + dice() % 5; n > 0; --n) {
      all.push_back(random_sum(dice, ones));
      places.push_back(machine.add(all.back()));
    }
    int const gone = machine.add(random_sum(dice, ones));  // comes and goes
    machine.remove(gone);
    for (int again = 0; again < 3; ++again) {  // clear() leaves nothing behind
      auto with = all;
      bool possible = true;
      for (unsigned n = dice() % 3; n > 0; --n) {
        int const l = literal_of(1 + static_cast<int>(dice() % variables), dice() % 2);
        possible = machine.suppose(l) && possible;
        with.push_back({{{1, l}}, 1});
      }
      auto const left = solutions(with);
      bool const conflict = again == 1 ? machine.finds_conflict(places) : machine.finds_conflict();
      if (conflict || !possible) { EXPECT_TRUE(left.empty()); }
      conflicts += conflict;
      for (int l = 2; l < 2 * variables + 2 && possible && !conflict; ++l) {
        Inequality const is{{{1, l}}, 1};
        bool const always = std::ranges::all_of(left, [&](unsigned v) { return holds(is, v); });
        if (machine.is_true(l)) { EXPECT_TRUE(always); }
        found += machine.is_true(l);
        if (with.size() == 1) { EXPECT_EQ(machine.is_true(l), always && !left.empty()); }  // one sum alone
      }
      machine.clear();
      for (int l = 2; l < 2 * variables + 2; ++l) EXPECT_FALSE(machine.is_true(l));
    }
    if (HasFailure()) return;
  }
  EXPECT_GT(conflicts, 500);
  EXPECT_GT(found, 5000);
}

TEST(Propagation, HintsFindTheSame) {
  std::mt19937 dice(3);
  for (int round = 0; round < 2000; ++round) {
    Propagation machine(variables);
    std::vector<int> places;
    for (int n = 0; n < 6; ++n) places.push_back(machine.add(random_sum(dice, false)));
    bool const all = machine.finds_conflict();
    machine.clear();
    EXPECT_EQ(machine.finds_conflict(places), all);
    machine.clear();
  }
}

TEST(Propagation, FourQuarrellingClauses) {
  Propagation machine(2);
  for (int signs = 0; signs < 4; ++signs) machine.add({{{1, literal_of(1, signs & 1)}, {1, literal_of(2, signs & 2)}}, 1});
  EXPECT_FALSE(machine.finds_conflict());
  machine.clear();
  machine.suppose(literal_of(1, true));
  EXPECT_TRUE(machine.finds_conflict());
  machine.clear();
  machine.add({{{1, literal_of(1)}}, 1});
  EXPECT_TRUE(machine.finds_conflict());
}
