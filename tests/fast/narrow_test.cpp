// The search in narrow subproblems alone finds the covers of the list, in its order.
#include "dlx/fast/narrow.hpp"
#include "dlx/fast/wide.hpp"
#include "dlx/more/painted.hpp"
#include "dlx/more/search.hpp"
#include "subproblems.hpp"
#include <gtest/gtest.h>

namespace {
template<int words> void compare(std::mt19937& dice, int rounds) {
  std::size_t found = 0;
  for (int round = 0; round < rounds; ++round) {
    int const options = 64 * (words - 1) + 1 + static_cast<int>(dice() % 64);
    int const items = std::min(64, 6 + options / 9);
    Problem const p = problem_with(dice, items, round % 3 * 4, options, round % 4, round % 2 == 0 ? 4 : 3);
    if (Rows(p).options.size() <= 64 * (words - 1)) continue;
    Limits few;
    few.nodes = 20000;
    Painted list(p);
    if (search(list, Chooser::smallest, few).ending != Ending::complete) continue;
    for (auto chooser : {Chooser::smallest, Chooser::first}) {
      if (chooser == Chooser::first && items > 12) continue;
      auto const expected = covers_of_the_list(p, chooser);
      Recursion<vectors::Narrow<words>> search(p, chooser);
      search.run();
      EXPECT_EQ(search.covers, expected) << round;
      Recursion<vectors::Narrow<words>> count(p, chooser, true);
      count.run();
      EXPECT_EQ(count.totals.solutions, expected.size()) << round;
      found += expected.size();
    }
  }
  EXPECT_GT(found, 100u) << words;
}
}  // namespace

TEST(Narrow, OneWord) {
  std::mt19937 dice(71);
  compare<1>(dice, 300);
}
// In larger subproblems there are too many covers to see all of them.
template<int words> static void compare_some(std::mt19937& dice, int rounds) {
  std::size_t found = 0;
  for (int round = 0; round < rounds; ++round) {
    int const options = 64 * (words - 1) + 20 + static_cast<int>(dice() % 44);
    Problem const p = problem_with(dice, 8 + round % 20, round % 3 * 4, options, round % 4);
    if (Rows(p).options.size() <= 64 * (words - 1)) continue;
    for (auto chooser : {Chooser::smallest, Chooser::first}) {
      auto const expected = covers_of_the_list(p, chooser, 300);
      Recursion<vectors::Narrow<words>> search(p, chooser);
      search.most = 300;
      search.run();
      EXPECT_EQ(search.covers, expected) << round;
      found += expected.size();
    }
  }
  EXPECT_GT(found, 1000u) << words;
}
TEST(Narrow, TwoToFourWords) {
  std::mt19937 dice(72);
  compare_some<2>(dice, 40);
  compare_some<3>(dice, 40);
  compare_some<4>(dice, 40);
}
