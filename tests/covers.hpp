// Receivers that keep the covers of a search.
#pragma once
#include "dlx/more/observer.hpp"
#include <algorithm>
#include <vector>

using Covers = std::vector<std::vector<int>>;

inline dlx::Receive collect(Covers& covers) {
  return [&covers](std::span<int const> c) { covers.emplace_back(c.begin(), c.end()); };
}

// Engines may choose the options of a cover in different orders.
inline dlx::Receive collect_sorted(Covers& covers) {
  return [&covers](std::span<int const> c) {
    covers.emplace_back(c.begin(), c.end());
    std::sort(covers.back().begin(), covers.back().end());
  };
}
