// Receivers that keep the covers of a search; and the covers that the dancing list finds.
#pragma once
#include "dlx/more/bounded.hpp"
#include "dlx/more/painted.hpp"
#include "dlx/more/search.hpp"
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
inline Covers by_links(dlx::Problem const& p, dlx::Chooser chooser = dlx::Chooser::smallest, dlx::Limits const& limits = {}) {
  Covers covers;
  auto const dance = [&](auto links) { dlx::search(links, chooser, limits, collect_sorted(covers)); };
  p.has_bounds() ? dance(dlx::Bounded(p)) : dance(dlx::Painted(p));
  return covers;
}
