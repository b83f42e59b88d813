// Knuth's estimate is right on the average: all walks that it can take.
#pragma once
#include "dlx/more/estimate.hpp"
#include <gtest/gtest.h>
#include <utility>
#include <vector>

// The nodes and covers of every possible walk, weighted with its probability.
inline std::pair<double, double> expectation(dlx::Bounded& links, dlx::Chooser chooser) {
  double nodes = 0, covers = 0;
  std::vector<std::pair<int, int>> digits;  // choice and number of choices, by level
  do {
    std::size_t at = 0;
    auto const p = probe(links, chooser, [&](int n) {
      if (at == digits.size()) digits.emplace_back(0, n);
      EXPECT_EQ(digits[at].second, n);
      return digits[at++].first;
    });
    double chance = 1;
    for (auto const& [digit, n] : digits) chance /= n;
    nodes += chance * p.nodes;
    covers += chance * p.covers;
    while (!digits.empty() && ++digits.back().first == digits.back().second) digits.pop_back();
  } while (!digits.empty());
  return {nodes, covers};
}
