// Numbers of covers: of one search, or multiplied; and what a stopped count can say.
#include "dlx/fast/count.hpp"
#include "dlx/dance/latin.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/fast/components.hpp"
#include "dlx/fast/engine.hpp"
#include "dlx/puzzle/polyomino.hpp"
#include "dlx/text/format.hpp"
#include "glued.hpp"
#include "random_problems.hpp"
#include <atomic>
#include <gtest/gtest.h>

using namespace dlx;

TEST(CountCovers, TheThreePuzzlesOfTheBook) {
  auto const p = side_by_side({dominoes(4, 5), queens(6), queens(7)});
  auto const parts = components_of(p);
  ASSERT_EQ(parts.size(), 3u);
  struct Line { int options; std::uint64_t nodes; int covers; };
  std::vector<Line> const table = {{31, 45, 95}, {36, 55, 4}, {49, 156, 40}};
  for (std::size_t k = 0; k < parts.size(); ++k) {
    auto const r = count_covers(parts[k]);
    EXPECT_EQ(parts[k].option_count(), table[k].options);
    EXPECT_EQ(r.totals.nodes, table[k].nodes);
    EXPECT_EQ(r.covers, table[k].covers);
    EXPECT_EQ(r.components, 1);
  }
  auto const tries = [](Problem const& q) { return search_with(Engine::links, q, Chooser::smallest).totals.attempts; };
  EXPECT_EQ(tries(parts[0]) + tries(parts[1]) + tries(parts[2]), 839u);
  EXPECT_EQ(tries(p), 151'788u);
  auto const all = count_covers(p);
  EXPECT_EQ(all.covers, 15200);
  EXPECT_EQ(all.components, 3);
  EXPECT_EQ(all.totals.nodes, 256u);
}

// The nodes that other chapters speak of.
TEST(CountCovers, TheNodesOfTheBook) {
  struct Line { Problem problem; std::uint64_t nodes; };
  for (auto const& [p, nodes] : {Line{dominoes(12, 12), 27'649}, Line{dominoes(10, 10), 5'415}, Line{queens(10), 7'288}, Line{latin(5), 4'161}})
    EXPECT_EQ(count_covers(p).totals.nodes, nodes);
  EXPECT_EQ(count_covers(dominoes(12, 12)).covers, Natural("53060477521960000"));
}

TEST(CountCovers, AgreesWithBruteForce) {
  std::mt19937 dice(48);
  for (int round = 0; round < 500; ++round) {
    auto const p = serial_problem(dice, round);
    ASSERT_EQ(count_covers(p, {}, 1 + round % 2).covers, covers_by_force(p).size()) << write_dlx(p);
  }
  EXPECT_EQ(count_covers(Problem()).covers, 1);
}

TEST(CountCovers, ManyHands) {
  for (int threads : {2, 3}) {
    EXPECT_EQ(count_covers(dominoes(12, 12), {}, threads).covers, Natural("53060477521960000"));
    EXPECT_EQ(count_covers(queens(10), {}, threads).covers, 724);
    EXPECT_EQ(count_covers(latin(5), {}, threads).covers, 161280);
  }
}

// Blocks in a row; an option for two neighbours keeps them from falling apart.
static Problem blocks(int n) {
  Problem p;
  for (int i = 1; i <= 4 * n; ++i) p.add_item("s" + std::to_string(i));
  auto add = [&](std::initializer_list<int> items) {
    p.add_option();
    for (int i : items) p.add_entry(i);
  };
  for (int b = 0; b < n; ++b) {
    for (auto [x, y] : {std::pair{1, 2}, {3, 4}, {1, 3}, {2, 4}}) add({4 * b + x, 4 * b + y});
    if (b > 0) add({4 * b - 3, 4 * b - 2, 4 * b - 1, 4 * b, 4 * b + 1, 4 * b + 2, 4 * b + 3, 4 * b + 4});
  }
  return p;
}

TEST(CountCovers, NumbersWithoutAnEnd) {
  std::mt19937 dice(1);
  EXPECT_EQ(count_covers(glued(dice, {dominoes(8, 8), dominoes(8, 8), dominoes(8, 8)})).covers, Natural("2191334588793468522496"));
  // One block alone has 2 covers; two blocks have one more together.
  Natural before = 1, count = 2;
  for (int b = 1; b < 80; ++b) {
    Natural const next = 2 * count + before;
    before = count;
    count = next;
  }
  ASSERT_GT(count, Natural("18446744073709551616"));
  for (int threads : {1, 2}) {
    auto const r = count_covers(blocks(80), Limits(), threads);
    EXPECT_EQ(r.covers, count);
    EXPECT_EQ(r.totals.solutions, ~std::uint64_t(0));
    EXPECT_EQ(r.ending, Ending::complete);
  }
}

// A number that would be ignored is refused.
TEST(CountCovers, HasNoLimitsOnCoversOrNodes) {
  for (auto const& limits : {Limits{.solutions = 1}, Limits{.nodes = 1}}) EXPECT_THROW(count_covers(queens(4), limits), std::invalid_argument);
  EXPECT_THROW(count_covers(queens(4), {}, 0), std::invalid_argument);
}

TEST(CountCovers, HasALimitOnTime) {
  std::mt19937 dice(2);
  EXPECT_EQ(count_covers(glued(dice, {queens(6), queens(8)}), Limits{.seconds = 3600}).ending, Ending::complete);
  for (int threads : {1, 2})
    for (auto const& p : {Problem(queens(20)), glued(dice, {queens(6), queens(20)}), glued(dice, {queens(18), queens(20)})}) {
      std::atomic<bool> stop = false;
      EXPECT_EQ(count_covers(p, Limits{.seconds = .05, .stop = &stop}, threads).ending, Ending::limit);
      EXPECT_FALSE(stop);
      EXPECT_EQ(count_covers(p, Limits{.seconds = -1}, threads).ending, Ending::limit);
      stop = true;
      EXPECT_EQ(count_covers(p, Limits{.seconds = 3600, .stop = &stop}, threads).ending, Ending::interrupted);
    }
}

TEST(CountCovers, AStoppedCountKnowsWhatIsCertain) {
  std::mt19937 dice(3);
  auto const p = glued(dice, {queens(9), queens(10), queens(12)});
  std::atomic<bool> stop = false;
  int last = 0;
  Limits limits;
  limits.stop = &stop;
  limits.pulse = [&](Progress const& now) { last += now.solutions > 0, stop = last == 3; };
  auto const r = count_covers(p, limits);
  EXPECT_EQ(r.ending, Ending::interrupted);
  EXPECT_GT(r.covers, 0);
  EXPECT_EQ(r.covers % (352 * 724), 0) << "the first two are counted";
  EXPECT_EQ(r.totals.solutions, r.covers);
  limits.pulse = [&](Progress const&) { stop = true; };
  stop = false;
  EXPECT_EQ(count_covers(p, limits).covers, 0);
}

TEST(CountCovers, ThePulseTellsTheShareOfAll) {
  std::mt19937 dice(4);
  double done = 0;
  std::uint64_t nodes = 0, pulses = 0;
  Limits limits;
  limits.pulse = [&](Progress const& now) {
    EXPECT_GE(now.done, done);
    EXPECT_LE(now.done, 1);
    EXPECT_GT(now.nodes, nodes);
    done = now.done, nodes = now.nodes, ++pulses;
  };
  auto const r = count_covers(glued(dice, {queens(10), queens(11)}), limits);
  EXPECT_EQ(r.covers, 724 * 2680);
  EXPECT_GT(pulses, r.totals.nodes / 2048);
  EXPECT_GT(nodes, r.totals.nodes / 2);
}

// What others begin with who put numbers together.
TEST(CountCovers, ComponentsAreFactors) {
  CoverCount const nothing;
  EXPECT_EQ(nothing.covers, 0);
  EXPECT_EQ(nothing.components, 1);
  auto const of = [](std::uint64_t covers, Ending ending) {
    auto const r = as_count(Result{ending, Totals{.nodes = 10, .solutions = covers}});
    EXPECT_EQ(r.covers, covers);
    EXPECT_EQ(r.ending, ending);
    return r;
  };
  CoverCount all;
  all.covers = 1;
  multiply(all, of(7, Ending::complete), false);
  EXPECT_EQ(all.covers, 7);
  auto stopped = all;
  multiply(stopped, of(5, Ending::interrupted), false);
  EXPECT_EQ(stopped.covers, 0) << "a component that was not counted may have no cover";
  EXPECT_EQ(stopped.ending, Ending::interrupted);
  multiply(all, of(5, Ending::limit), true);
  EXPECT_EQ(all.covers, 35);
  EXPECT_EQ(all.ending, Ending::limit);
  EXPECT_EQ(all.totals.solutions, 35u);
  EXPECT_EQ(all.totals.nodes, 20u);
}

TEST(CountCovers, AComponentWithoutCoversEndsIt) {
  auto const none = read_problem({"f", "A B C\nA B\nB C\nA C\n"});
  auto const r = count_covers(side_by_side({none, queens(14)}));
  EXPECT_EQ(r.covers, 0);
  EXPECT_EQ(r.ending, Ending::complete);
  EXPECT_LT(r.totals.nodes, 10u);
}

TEST(CountCovers, SixtyFourBitsAndMore) {
  EXPECT_EQ(in_64_bits(Natural("18446744073709551615")), ~std::uint64_t(0));
  EXPECT_EQ(in_64_bits(Natural("18446744073709551616")), ~std::uint64_t(0));
  EXPECT_EQ(in_64_bits(42), 42u);
}
