#include "dlx/more/estimate.hpp"
#include "dlx/dance/latin.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/more/search.hpp"
#include "covers.hpp"
#include "random_problems.hpp"
#include "walks.hpp"
#include <cmath>
#include <gtest/gtest.h>

using namespace dlx;

namespace {
double compare_walks(Problem const& p) {
  double total = 0;
  for (Chooser c : {Chooser::first, Chooser::smallest}) {
    Bounded links(p);
    Bounded const start = links;
    auto const [nodes, covers] = expectation(links, c);
    EXPECT_TRUE(links == start);
    auto const truth = search(links, c).totals;
    EXPECT_NEAR(nodes, static_cast<double>(truth.nodes), 1e-9 * nodes);
    EXPECT_NEAR(covers, static_cast<double>(truth.solutions), 1e-9 * (1 + covers));
    total += nodes;
  }
  return total;
}
}  // namespace

TEST(Estimate, IsRightOnTheAverageOverAllWalks) {
  std::mt19937 dice(7);
  double total = 0;
  for (int round = 0; round < 200 && !HasFailure(); ++round) {
    Problem const p = random_problem(dice, random_shape(dice));
    auto shape = random_shape(dice);
    shape.options = std::min(shape.options, 9);
    shape.bounds = true, shape.colours = static_cast<int>(dice() % 3);
    Problem const q = random_problem(dice, shape);
    total += compare_walks(p) + compare_walks(q);
  }
  EXPECT_GT(total, 2000);
}

TEST(Estimate, OfFourQueensTakesTheWalksOfTheBook) {
  Bounded links(queens(4));
  auto walk = [&](std::vector<int> const& choices) {
    std::size_t at = 0;
    return probe(links, Chooser::smallest, [&](int) { return choices.at(at++); });
  };
  EXPECT_EQ(walk({0, 0}).nodes, 13);
  auto const beside = walk({1, 0, 0, 0});
  EXPECT_EQ(beside.nodes, 17);
  EXPECT_EQ(beside.covers, 4);
  EXPECT_EQ(beside.levels, (std::vector<double>{1, 4, 4, 4, 4}));
}

TEST(Estimate, ComesNearKnownNumbers) {
  for (auto const& [problem, chooser] : {std::pair(queens(10), Chooser::smallest), std::pair(queens(8), Chooser::first),
                                         std::pair(latin(4), Chooser::smallest)}) {
    Bounded links(problem);
    auto const e = estimate(links, chooser, 20000, 1);
    auto const truth = search(links, chooser).totals;
    EXPECT_NEAR(e.nodes.mean, static_cast<double>(truth.nodes), 2 * e.nodes.margin);
    EXPECT_NEAR(e.covers.mean, static_cast<double>(truth.solutions), 2 * e.covers.margin);
    EXPECT_LT(e.nodes.margin, 0.05 * e.nodes.mean);
    double sum = 0;
    for (double level : e.levels) sum += level;
    EXPECT_NEAR(sum, e.nodes.mean, 1e-6 * sum);
  }
}

TEST(Estimate, IsTheSameForTheSameSeedCanBeStoppedAndKnowsItsMargin) {
  Bounded links(queens(8));
  auto const a = estimate(links, Chooser::smallest, 100, 5), b = estimate(links, Chooser::smallest, 100, 5),
             c = estimate(links, Chooser::smallest, 100, 6);
  EXPECT_EQ(a.nodes.mean, b.nodes.mean);
  EXPECT_NE(a.nodes.mean, c.nodes.mean);
  std::atomic<bool> stop = true;
  Limits limits;
  limits.stop = &stop;
  EXPECT_EQ(estimate(links, Chooser::smallest, 100, 5, limits).probes, 1u);
  EXPECT_TRUE(std::isinf(estimate(links, Chooser::smallest, 1, 1).nodes.margin));
  EXPECT_TRUE(std::isfinite(estimate(links, Chooser::smallest, 2, 1).nodes.margin));
  Bounded nothing{Problem()};
  auto const e = estimate(nothing, Chooser::smallest, 10, 1);
  EXPECT_EQ(e.nodes.mean, 1);
  EXPECT_EQ(e.nodes.margin, 0);
  EXPECT_EQ(e.covers.mean, 1);
}

namespace {
struct Seen {
  std::uint64_t nodes = 0, covers = 0;
};
// The whole tree, way by way.
void walk(Bounded& list, Chooser chooser, Seen& seen) {
  ++seen.nodes;
  if (list.first_open() == nullptr) {
    ++seen.covers;
    return;
  }
  int const c = choose(list, chooser);
  for (int way = 0; way < list.degree(c); ++way) {
    Bounded const before = list;
    auto const stride = enter(list, c, way);
    walk(list, chooser, seen);
    leave(list, stride);
    ASSERT_TRUE(list == before);
  }
}
}  // namespace

TEST(Step, VisitsTheTreeOfTheSearch) {
  std::mt19937 dice(3);
  for (int round = 0; round < 600; ++round)
    for (Chooser c : {Chooser::first, Chooser::smallest}) {
      Bounded list(mixture(dice, dice() % 16));
      Seen seen;
      walk(list, c, seen);
      auto const totals = search(list, c).totals;
      EXPECT_EQ(seen.nodes, totals.nodes);
      EXPECT_EQ(seen.covers, totals.solutions);
    }
}

// The exercise of the chapter.
TEST(Step, AlwaysTheFirstWayOfEightQueens) {
  Bounded list(queens(8));
  std::vector<int> degrees;
  for (bool on = true; on;) {
    int const c = choose(list, Chooser::smallest);
    degrees.push_back(list.degree(c));
    on = degrees.back() > 0;
    if (on) enter(list, c, 0);
  }
  EXPECT_EQ(degrees, (std::vector<int>{8, 6, 4, 1, 1, 0}));
}
