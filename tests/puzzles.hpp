// Helpers that the tests of puzzles share: covers that were looked at, trees, and complaints.
#pragma once
#include "dlx/base/source.hpp"
#include "dlx/more/bounded.hpp"
#include "dlx/text/verify.hpp"
#include <algorithm>
#include <gtest/gtest.h>
#include <set>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

// All covers, each of them verified, in increasing order, and none twice.
inline std::set<std::vector<int>> puzzle_covers(dlx::Problem const& p) {
  std::set<std::vector<int>> covers;
  dlx::Bounded links(p);
  search(links, dlx::Chooser::smallest, {}, [&](std::span<int const> s) {
    EXPECT_EQ(dlx::refute(p, s), "");
    std::vector<int> cover(s.begin(), s.end());
    std::ranges::sort(cover);
    EXPECT_TRUE(covers.insert(cover).second);
  });
  return covers;
}

// The numbers of a search by links for all covers, or as far as the limits allow.
inline dlx::Totals tree_of(dlx::Problem const& p, dlx::Chooser chooser = dlx::Chooser::smallest, dlx::Limits const& limits = {}) {
  dlx::Links links(p);
  return search(links, chooser, limits).totals;
}

// What is refused, and where: "LINE:COLUMN: MESSAGE" if it was read from a text.
template <class Action>
std::string complaint_of(Action const& action) {
  try {
    action();
  } catch (dlx::InputError const& e) {
    EXPECT_FALSE(e.help().empty()) << e.message();
    return std::to_string(e.line()) + ":" + std::to_string(e.column()) + ": " + e.message();
  } catch (std::invalid_argument const& e) {
    return e.what();
  }
  return "";
}
