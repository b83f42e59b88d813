// What was bought for how much, compared with all covers, found by force.
#pragma once
#include "dlx/more/cheapest.hpp"
#include "dlx/text/verify.hpp"
#include "random_problems.hpp"
#include <gtest/gtest.h>
#include <limits>

using Cover = std::vector<int>;
inline constexpr std::int64_t no_limit = std::numeric_limits<std::int64_t>::max();

struct Outcome {
  std::vector<Cover> covers;  // in the order received, each sorted
  std::vector<std::int64_t> costs;
  dlx::Bargain bargain;
};
inline Outcome buy(dlx::Problem const& p, dlx::Wish const& wish, dlx::Chooser chooser = dlx::Chooser::smallest, dlx::Limits const& limits = {},
            dlx::Observer* observer = nullptr) {
  Outcome out;
  out.bargain = dlx::cheapest(
      p, wish, chooser, limits,
      [&](std::span<int const> cover) {
        EXPECT_EQ(dlx::refute(p, cover), "");
        out.covers.emplace_back(cover.begin(), cover.end());
        std::sort(out.covers.back().begin(), out.covers.back().end());
        out.costs.push_back(cost_of(p, out.covers.back()));
      },
      observer);
  EXPECT_EQ(out.bargain.covers, out.covers.size());
  return out;
}
inline std::vector<std::int64_t> sorted_costs(dlx::Problem const& p, std::set<Cover> const& covers) {
  std::vector<std::int64_t> costs;
  for (auto const& c : covers) costs.push_back(cost_of(p, c));
  std::sort(costs.begin(), costs.end());
  return costs;
}
inline bool is_better(dlx::Wish const& wish, std::int64_t a, std::int64_t b) { return wish.dearest ? a > b : a < b; }
// What is wrong with what was bought; nothing, if it is empty.
inline std::string unlike(dlx::Problem const& p, dlx::Wish const& wish, Outcome const& out, std::set<Cover> const& all) {
  auto const better = [&](std::int64_t a, std::int64_t b) { return is_better(wish, a, b); };
  auto expected = sorted_costs(p, all);
  std::sort(expected.begin(), expected.end(), better);
  while (wish.up_to && !expected.empty() && better(*wish.up_to, expected.back())) expected.pop_back();
  if (wish.covers != 0 && expected.size() > wish.covers) expected.resize(wish.covers);
  auto costs = out.costs;
  if (wish.covers == 0) std::sort(costs.begin(), costs.end(), better);
  if (costs != expected) return "the costs are others";
  std::set<Cover> const bought(out.covers.begin(), out.covers.end());
  if (bought.size() != out.covers.size()) return "a cover is bought twice";
  for (auto const& c : bought)
    if (!all.contains(c)) return "what is bought is no cover";
  for (auto const& c : all) {
    if (better(cost_of(p, c), out.bargain.root)) return "a cover is better than the bound at the root";
    if (!bought.contains(c) && better(cost_of(p, c), out.bargain.floor)) return "a cover that was not bought is better than the floor";
  }
  return out.bargain.result.ending == dlx::Ending::complete ? "" : "the search is not complete";
}
inline void expect_bargain(dlx::Problem const& p, dlx::Wish const& wish, Outcome const& out, std::set<Cover> const& all) {
  ASSERT_EQ(unlike(p, wish, out, all), "");
}
inline dlx::Wish random_wish(std::mt19937& dice, dlx::Problem const& p, std::set<Cover> const& all) {
  static std::uint64_t const covers[] = {0, 1, 1, 2, 3, 1000};
  dlx::Wish wish{covers[dice() % 6], std::nullopt, dice() % 3 == 0};
  if (dice() % 3 == 0 && !all.empty()) {
    auto const costs = sorted_costs(p, all);
    int const off = static_cast<int>(dice() % 2);
    wish.up_to = costs[dice() % costs.size()] + (wish.dearest ? off : -off);
  }
  return wish;
}
