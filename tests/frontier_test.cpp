// Counting along a frontier: against brute force, and against known numbers.
#include "dlx/frontier.hpp"
#include "dlx/format.hpp"
#include "dlx/puzzle/langford.hpp"
#include "dlx/puzzle/latin.hpp"
#include "dlx/puzzle/queens.hpp"
#include "random_problems.hpp"
#include <gtest/gtest.h>

using namespace dlx;

namespace {

std::string count(Problem const& p) {
  auto const result = count_along_frontier(p);
  return result.covers ? result.covers->get_str() : "too many states";
}

}  // namespace

TEST(Frontier, TheBoardOfTheBook) {
  auto const result = count_along_frontier(dominoes(3, 2));
  EXPECT_EQ(result.covers->get_str(), "3");
  EXPECT_EQ(result.states, (std::vector<std::size_t>{2, 2, 2, 2, 1}));
}

TEST(Frontier, Dominoes) {
  // the numbers are sequence A004003 of the OEIS
  EXPECT_EQ(count(dominoes(8, 8)), "12988816");
  auto const twelve = count_along_frontier(dominoes(12, 12));
  EXPECT_EQ(twelve.covers->get_str(), "53060477521960000");
  EXPECT_EQ(twelve.most, 924u);
  EXPECT_EQ(count(dominoes(16, 16)), "2444888770250892795802079170816");
  EXPECT_EQ(count(dominoes(15, 15)), "0");
}

TEST(Frontier, GoesAlongTheLongSide) {
  auto const narrow = count_along_frontier(dominoes(3, 60)), same = count_along_frontier(dominoes(60, 3));
  EXPECT_EQ(*narrow.covers, *same.covers);
  EXPECT_LE(narrow.width, 5);
}

TEST(Frontier, NumbersThatAreKnown) {
  EXPECT_EQ(count(queens(8)), "92");
  EXPECT_EQ(count(queens(10)), "724");
  EXPECT_EQ(count(queens(12)), "14200");
  EXPECT_EQ(count(latin(5)), "161280");
  EXPECT_EQ(count(langford(8)), "300");
  EXPECT_EQ(count(langford(11)), "35584");
  EXPECT_EQ(count(permutations(16)), "20922789888000");
}

TEST(Frontier, LargeNumbersDoNotOverflow) {
  Problem p;  // a hundred items with two options each
  for (int i = 1; i <= 100; ++i) p.add_item("i" + std::to_string(i));
  for (int i = 1; i <= 100; ++i) p.add_option({i}), p.add_option({i});
  Natural power = 1;
  for (int i = 0; i < 100; ++i) power *= 2;
  EXPECT_EQ(*count_along_frontier(p).covers, power);
}

TEST(Frontier, SmallestProblems) {
  EXPECT_EQ(count(Problem()), "1");
  auto of = [](std::string text) { return count(read_problem({"f", text})); };
  EXPECT_EQ(of("items: | X\nX\nX\n"), "1");
  EXPECT_EQ(of("A\n"), "0");
  EXPECT_EQ(of("0:*|A\nA\nA\nA\n"), "8");
  EXPECT_EQ(of("1:*|A\nA\nA\nA\n"), "7");
  EXPECT_EQ(of("2|A\nA\nA\nA\n"), "3");
  EXPECT_EQ(of("0:1|A\nA\nA\nA\n"), "4");
  EXPECT_EQ(of("4:9|A\nA\nA\nA\n"), "0");
  EXPECT_EQ(of("A B | X\nA X:1\nB X:1\nB X:2\nB X\n"), "1");
}

TEST(Frontier, LimitsEndTheSweep) {
  FrontierLimits limits;
  limits.states = 100;
  EXPECT_FALSE(count_along_frontier(dominoes(12, 12), limits).covers);
  limits.states = 924;
  EXPECT_TRUE(count_along_frontier(dominoes(12, 12), limits).covers);
  limits.work = 1000;
  auto const result = count_along_frontier(dominoes(12, 12), limits);
  EXPECT_FALSE(result.covers);
  EXPECT_LT(result.work, 3000u);
  std::atomic<bool> stop = true;
  limits = FrontierLimits();
  limits.stop = &stop;
  EXPECT_FALSE(count_along_frontier(dominoes(12, 12), limits).covers);
}

TEST(Frontier, AgreesWithBruteForce) {
  std::mt19937 dice(2026);
  std::size_t covers = 0;
  for (int round = 0; round < 1500; ++round) {
    Shape shape = random_shape(dice);
    shape.colours = round % 3;
    shape.bounds = round % 2 == 1;
    auto const p = random_problem(dice, shape);
    auto const expected = covers_by_force(p);
    covers += expected.size();
    ASSERT_EQ(count(p), std::to_string(expected.size())) << write_dlx(p);
  }
  EXPECT_GT(covers, 2000u);
}
