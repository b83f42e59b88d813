// Counting by racing: the same numbers as by searching, and who wins.
#include "dlx/race.hpp"
#include "dlx/format.hpp"
#include "dlx/puzzle/langford.hpp"
#include "dlx/puzzle/queens.hpp"
#include "random_problems.hpp"
#include "shell.hpp"
#include <gtest/gtest.h>

using namespace dlx;


TEST(Race, DominoesAreSwept) {
  auto const r = count_covers(dominoes(12, 12));
  EXPECT_EQ(r.covers.get_str(), "53060477521960000");
  EXPECT_TRUE(r.is_swept);
  EXPECT_EQ(r.ending, Ending::complete);
}

TEST(Race, SmallProblemsAreSearched) {
  for (int n : {1, 2, 4, 8}) {
    auto const r = count_covers(queens(n));
    EXPECT_FALSE(r.is_swept);
    EXPECT_EQ(r.states, 0u);
    EXPECT_EQ(r.covers, r.totals.solutions);
  }
  EXPECT_EQ(count_covers(Problem()).covers, 1);
}

TEST(Race, PermutationsAreSwept) {
  auto const r = count_covers(permutations(16));
  EXPECT_EQ(r.covers, 20922789888000u);
  EXPECT_TRUE(r.is_swept);
}

TEST(Race, AStoppedRaceSaysSo) {
  std::atomic<bool> stop = true;
  Limits limits;
  limits.stop = &stop;
  EXPECT_EQ(count_covers(dominoes(20, 20), limits).ending, Ending::interrupted);
}

TEST(Race, BoundsHaveOneChanceToBeSwept) {
  // 60 items in a row, at least one of two neighbors: 2^60 sets of options and more
  Problem p;
  for (int i = 0; i < 60; ++i) p.add_item("i" + std::to_string(i), {1, unlimited});
  for (int i = 1; i < 60; ++i) p.add_option({i, i + 1}), p.add_option({i});
  auto const r = count_covers(p);
  EXPECT_TRUE(r.is_swept);
  EXPECT_EQ(r.covers, *count_along_frontier(p).covers);
}

TEST(Race, AgreesWithBruteForce) {
  std::mt19937 dice(48);
  for (int round = 0; round < 500; ++round) {
    Shape shape = random_shape(dice);
    shape.colours = round % 3;
    shape.bounds = round % 2 == 1;
    auto const p = random_problem(dice, shape);
    ASSERT_EQ(count_covers(p).covers, covers_by_force(p).size()) << write_dlx(p);
  }
}

TEST(Race, LittleMemoryLeavesItToTheSearch) {
  auto const r = count_covers(dominoes(8, 8), {}, 1, 0);  // a single state
  EXPECT_EQ(r.covers, 12988816);
  EXPECT_FALSE(r.is_swept);
  EXPECT_TRUE(count_covers(dominoes(8, 8), {}, 1, 1).is_swept);
}

TEST(Race, TheCommandSaysWhichMemory) {
  auto const r = run("dlx make queens 12 | dlx count --engine frontier --memory 1");
  EXPECT_EQ(r.status, 2);
  EXPECT_EQ(r.err, "dlx: error: the frontier needs more than 1 MB; --memory can allow more\n");
  EXPECT_EQ(run("dlx make dominoes 12x12 | dlx count --memory 64").out, "53060477521960000\n");
}
