// A search that gives away what it has left, and what was given.
#pragma once
#include "dlx/fast/tree_search.hpp"

struct Cuts {
  std::vector<dlx::Range> given;  // in the order of the tree
  bool cut(dlx::TreeSearch& search) {
    auto const at = search.cut();
    if (at) given.insert(given.begin(), dlx::Range{*at, given.empty() ? std::nullopt : std::optional(given.front().from)});
    return at.has_value();
  }
  // Searches what was given, by searches that are begun in this way.
  template <class Begin>
  std::uint64_t run(Begin const& begin, dlx::Receive const& receive = nullptr) const {
    std::uint64_t covers = 0;
    for (auto const& range : given) covers += begin(dlx::Rest{range}).run({}, receive).totals.solutions;
    return covers;
  }
};
