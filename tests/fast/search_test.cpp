// The walk along a tree: step by step, stopped, continued, divided, and without its techniques.
#include "dlx/fast/masks.hpp"
#include "dlx/puzzle/langford.hpp"
#include "dlx/dance/latin.hpp"
#include "dlx/dance/queens.hpp"
#include "covers.hpp"
#include "cuts.hpp"
#include "random_problems.hpp"
#include <gtest/gtest.h>

using namespace dlx;

// The board of 2x4 squares, through which the chapter walks by hand.
static Problem board() {
  Problem p;
  for (char c = 'a'; c <= 'h'; ++c) p.add_item(std::string(1, c));
  for (std::string const o : {"ab", "bc", "cd", "ef", "fg", "gh", "ae", "bf", "cg", "dh"}) {
    p.add_option();
    for (char c : o) p.add_entry(c - 'a' + 1);
  }
  return p;
}
TEST(TreeWalk, TheSmallBoard) {
  Covers covers;
  Receive const to_covers = collect(covers);
  auto const seen = Masks(board()).run(Limits(), to_covers).totals, counted = Masks(board()).run().totals;
  EXPECT_EQ(covers, (Covers{{1, 4, 3, 6}, {1, 4, 9, 10}, {7, 2, 10, 5}, {7, 8, 3, 6}, {7, 8, 9, 10}}));
  EXPECT_EQ(seen.nodes, 8u) << "root, ab, cd, cg, ae, bc, bf, and the page";
  EXPECT_EQ(seen.attempts, 8u) << "six options, and two edges";
  EXPECT_EQ(counted.solutions, 5u);
  EXPECT_EQ(counted.attempts, 6u);
}
TEST(TreeWalk, GivesTheEndOfItsShallowestFrameAway) {
  Limits one;
  one.solutions = 1;
  Covers covers;
  Masks giver(board());
  giver.run(one, collect(covers));
  ASSERT_EQ(giver.rest().size(), 1u);
  EXPECT_EQ(spelled(giver.rest()[0].range), "from 1/2 2/2 until end");
  Cuts cuts;
  while (cuts.cut(giver)) continue;
  ASSERT_EQ(cuts.given.size(), 1u) << "it keeps what would be its last";
  EXPECT_EQ(spelled(cuts.given[0]), "from 2/2 until end");
  ASSERT_EQ(giver.rest().size(), 1u);
  EXPECT_EQ(spelled(giver.rest()[0].range), "from 1/2 2/2 until 2/2");
  EXPECT_EQ(giver.run(Limits(), collect(covers)).totals.solutions, 2u);
  EXPECT_EQ(cuts.run([](Rest const& rest) { return Masks(rows_for_masks(board()), Chooser::smallest, rest); }), 3u);
  Masks changes(board());  // its mind
  changes.run(one, collect(covers));
  EXPECT_EQ(changes.run().totals.solutions, 5u);
}

// Without any of its techniques, a search finds the same covers in the same order.
TEST(TreeWalk, TechniquesChangeNoCover) {
  std::mt19937 dice(8);
  std::size_t found = 0;
  auto const look = [&](Problem const& p) {
    Covers const expected = by_links(p);
    found += expected.size();
    for (Techniques const& t : {Techniques(), Techniques{.memory = false}, Techniques{.images = false}}) {
      Covers covers;
      Masks(p, Chooser::smallest, Vectors::widest, t).run(Limits(), collect_sorted(covers));
      EXPECT_EQ(covers, expected);
      EXPECT_EQ(Masks(p, Chooser::smallest, Vectors::widest, t).run().totals.solutions, expected.size());
    }
  };
  for (int round = 0; round < 100; ++round) {
    Shape shape = random_shape(dice);
    shape.colours = round % 4;
    look(random_problem(dice, shape));
  }
  for (auto const& p : {Problem(queens(8)), langford(8), Problem(latin(4))}) look(p);
  EXPECT_GT(found, 1000u);
}
TEST(TreeWalk, TechniquesSaveNodes) {
  auto const nodes = [](Problem const& p, Techniques const& t) { return Masks(p, Chooser::smallest, Vectors::widest, t).run().totals.nodes; };
  Problem const p = langford(11);
  auto const all = nodes(p, {}), plain = nodes(p, {.images = false}), none = nodes(p, {.memory = false});
  EXPECT_LT(all, plain);
  EXPECT_LT(plain, none);
}

// A receiver that throws leaves a search that goes on behind this cover.
TEST(TreeWalk, AReceiverMayThrow) {
  Problem const p = latin(4);
  Covers expected, covers;
  Masks(p).run(Limits(), collect(expected));
  Masks walk(p);
  int n = 0;
  for (bool more = true; more;) try {
      walk.run(Limits(), [&](std::span<int const> c) {
        covers.emplace_back(c.begin(), c.end());
        if (++n % 7 == 0) throw n;
      });
      more = false;
    } catch (int) {
    }
  EXPECT_EQ(covers, expected);
}
