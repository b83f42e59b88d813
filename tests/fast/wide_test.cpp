// The search in wide subproblems alone finds the covers of the list, in its order,
// whatever the number of items.
#include "dlx/fast/wide.hpp"
#include "dlx/more/painted.hpp"
#include "dlx/more/search.hpp"
#include "subproblems.hpp"
#include <gtest/gtest.h>
#include <cstdlib>

TEST(Wide, AllShapes) {
  std::mt19937 dice(73);
  std::size_t found = 0, compared = 0, dead = 0, settled = 0;
  std::size_t const rounds = std::getenv("DLX_LONG") ? 200 : 100;
  for (std::size_t round = 0; round < rounds; ++round) {
    int const items = 3 + static_cast<int>(dice() % (round % 4 == 0 ? 200 : 20));
    int const options = items * 2 + static_cast<int>(dice() % 60);
    Problem const p = problem_with(dice, items, round % 3 * 5, options, round % 4, round % 2 == 0 ? 4 : 2);
    Limits few;
    few.nodes = 20000;
    Painted list(p);
    if (search(list, Chooser::smallest, few).ending != Ending::complete) continue;
    for (auto chooser : {Chooser::smallest, Chooser::first}) {
      if (chooser == Chooser::first && items > 12) continue;
      auto const expected = covers_of_the_list(p, chooser);
      Recursion<vectors::Wide> search(p, chooser);
      search.run();
      EXPECT_EQ(search.covers, expected) << round;
      // each node is tried, but for the root, and is a cover, or dead, or has children
      auto const& t = search.totals;
      EXPECT_EQ(t.nodes, t.attempts + 1) << round;
      EXPECT_EQ(t.nodes, t.solutions + t.dead + search.branched) << round;
      dead += t.dead;
      settled += search.settled;
      found += expected.size();
      ++compared;
    }
  }
  EXPECT_GT(found, 1000u);
  EXPECT_GT(compared, rounds * 3 / 4);
  EXPECT_GT(dead, 1000u);
  EXPECT_GT(settled, 100u);
}

// All options of an item are given away, in their order, be they in one word or in three.
TEST(Wide, GivesAllAway) {
  for (int options : {3, 130}) {
    Problem p;
    p.add_item("a"), p.add_item("b");
    std::vector<int> those_of_a;
    for (int o = 0; o < options; ++o) those_of_a.push_back(o), p.add_option({1});
    for (int o = 0; o <= options; ++o) p.add_option({2});
    Recursion<vectors::Wide> search(p, Chooser::smallest);
    EXPECT_EQ(search.given_away(), those_of_a);
  }
}
