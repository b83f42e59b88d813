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
// Few items, with options enough for so many words: the last steps are counted there.
template<int words> static void compare_menus(std::mt19937& dice) {
  std::size_t counted = 0;
  for (int round = 0; round < 30; ++round) {
    Problem p;
    int const items = 1 + round % 3, options = 64 * words - static_cast<int>(dice() % 60);
    for (int i = 1; i <= items; ++i) p.add_item("p" + std::to_string(i));
    for (int i = 1; i <= 5; ++i) p.add_item("s" + std::to_string(i), Kind::secondary);
    for (int o = 0; o < options; ++o) {
      p.add_option({1 + o % items});
      if (dice() % 3 > 0) p.add_entry(items + 1 + static_cast<int>(dice() % 5));
    }
    auto const expected = covers_of_the_list(p, Chooser::smallest, 200'000);
    Recursion<vectors::Narrow<words>> count(p, Chooser::smallest, true);
    count.run();
    if (expected.size() < 200'000) { EXPECT_EQ(count.totals.solutions, expected.size()) << round; }
    counted += expected.size();
  }
  EXPECT_GT(counted, 10'000u) << words;
}
TEST(Narrow, CountsLastStepsInSomeWords) {
  std::mt19937 dice(74);
  compare_menus<1>(dice);
  compare_menus<2>(dice);
  compare_menus<3>(dice);
  compare_menus<4>(dice);
}
