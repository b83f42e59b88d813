// Counting along a frontier: against brute force, and against known numbers.
#include "dlx/fast/frontier.hpp"
#include "dlx/fast/route.hpp"
#include "dlx/text/format.hpp"
#include "dlx/puzzle/langford.hpp"
#include "dlx/dance/latin.hpp"
#include "dlx/puzzle/polyomino.hpp"
#include "dlx/dance/queens.hpp"
#include "random_problems.hpp"
#include "shell.hpp"
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
  EXPECT_EQ(result.effort, 197u);
}

TEST(Frontier, TheMuseumOfTheBook) {
  auto const result = count_along_frontier(read_problem(Source{"museum", slurp("tests/data/museum.dlx")}));
  EXPECT_EQ(result.covers->get_str(), "4");
  EXPECT_EQ(result.states, (std::vector<std::size_t>{3, 1}));  // after the legs of A and of B
}

// Queens hardly ever share a future.
static void place_queens(std::size_t row, std::vector<int>& columns, std::vector<std::size_t>& stories) {
  if (row == stories.size()) return;
  for (int c = 0; c < static_cast<int>(stories.size()); ++c) {
    bool safe = true;
    for (std::size_t r = 0; r < row; ++r) safe = safe && columns[r] != c && std::abs(columns[r] - c) != static_cast<int>(row - r);
    if (!safe) continue;
    ++stories[row];
    columns[row] = c;
    place_queens(row + 1, columns, stories);
  }
}
TEST(Frontier, StoriesAndStatesOfTheBook) {
  std::vector<std::size_t> stories(8, 0);
  std::vector<int> columns(8);
  place_queens(0, columns, stories);
  EXPECT_EQ(stories, (std::vector<std::size_t>{8, 42, 140, 344, 568, 550, 312, 92}));
  EXPECT_EQ(count_along_frontier(queens(8)).states, (std::vector<std::size_t>{8, 42, 140, 339, 538, 482, 224, 1}));
  auto const board = count_along_frontier(dominoes(6, 6));
  EXPECT_EQ(board.covers->get_str(), "6728");
  EXPECT_EQ(board.most, 20u);
}

TEST(Frontier, TheTableOfWidths) {
  struct Line {
    Problem problem;
    int in_order, better;
    std::size_t most;
    bool is_long = false;
  };
  auto const pentominoes = polyomino(Source{"f", draw_rectangle(6, 10) + "use pentominoes\n"});
  std::string const layers = "### ### ###\n";
  auto const soma = polyomino(Source{"f", "board\n" + layers + layers + layers + "use soma\n"});
  for (auto const& [p, in_order, better, most, is_long] :
       {Line{dominoes(3, 20), 21, 4, 3}, Line{dominoes(12, 12), 13, 13, 924}, Line{latin(5), 31, 31, 14770}, Line{queens(12), 37, 37, 188100},
        Line{soma, 29, 28, 124761}, Line{pentominoes, 53, 37, 1918088, true}}) {
    EXPECT_EQ(Planner(p).plan(false).width, in_order);
    Frontier route(p);
    route.go_on(is_long and std::getenv("DLX_LONG") == nullptr ? 1 : 0);
    EXPECT_EQ(route.report().width, better);
    if (route.is_over()) {
      EXPECT_EQ(route.report().most, most);
    }
  }
}

TEST(Frontier, Dominoes) {
  // the numbers are sequence A004003 of the OEIS
  EXPECT_EQ(count(dominoes(8, 8)), "12988816");
  auto const twelve = count_along_frontier(dominoes(12, 12));
  EXPECT_EQ(twelve.covers->get_str(), "53060477521960000");
  EXPECT_EQ(twelve.most, 924u);
  EXPECT_EQ(twelve.effort, 874'205u);
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

TEST(Frontier, NumbersBecomeWiderOnTheWay) {
  auto const r = count_along_frontier(dominoes(16, 16));
  EXPECT_EQ(r.effort, 16'919'949u);
  EXPECT_EQ(r.states.size(), 255u);
  EXPECT_EQ((std::vector{r.states[29], r.states[59], r.states[89], r.states[119]}), (std::vector<std::size_t>{120, 923, 3432, 12870}));
  EXPECT_EQ(r.covers->get_str(), "2444888770250892795802079170816");
}

// Whoever walks with others, or in two rounds, arrives at the same place.
void walk_with_others(Problem const& p, std::vector<int> const& crowds) {
  auto const alone = count_along_frontier(p);
  for (int threads : crowds) {
    FrontierLimits limits;
    limits.threads = threads;
    auto const r = count_along_frontier(p, limits);
    ASSERT_TRUE(r.covers);
    EXPECT_EQ(*r.covers, *alone.covers) << threads;
    EXPECT_EQ(std::tie(r.states, r.most, r.visited, r.effort, r.width), std::tie(alone.states, alone.most, alone.visited, alone.effort, alone.width)) << threads;
  }
}
TEST(Frontier, SeveralWalkTogether) {
  walk_with_others(queens(12), {2, 5, 1000});
  walk_with_others(dominoes(16, 16), {2, 3});
  walk_with_others(langford(11), {2});
  walk_with_others(Problem(), {2});
  std::mt19937 dice(11);
  for (unsigned round = 0; round < 100; ++round) {
    auto const p = serial_problem(dice, round);
    walk_with_others(p, {3});
    if (HasFailure()) FAIL() << write_dlx(p);
  }
}
TEST(Frontier, TwoRoundsAreNotForSmallSteps) {
  Problem const p = queens(12);
  auto const whole = count_along_frontier(p);
  Frontier steps(p);
  while (not steps.is_over()) {
    auto const before = steps.report().effort;
    steps.go_on(50'000);
    EXPECT_LT(steps.report().effort, before + 51'000);
  }
  EXPECT_EQ(*steps.report().covers, *whole.covers);
  EXPECT_EQ(steps.report().effort, whole.effort);
}
TEST(Frontier, AStopIsAskedForBeforeEachLongStretch) {
  Problem const p = queens(12);
  for (int threads : {1, 2}) {
    std::atomic<bool> stop = false;
    FrontierLimits limits;
    limits.threads = threads;
    limits.stop = &stop;
    Frontier frontier(p, limits);
    for (std::uint64_t step = 99'999; not frontier.is_over(); step = step * 3 / 2) {
      stop = true;
      auto const before = frontier.report().visited;
      frontier.go_on(0);
      EXPECT_EQ(frontier.report().visited, before);
      stop = false;
      frontier.go_on(step);
    }
    EXPECT_EQ(frontier.report().covers->get_str(), "14200");
  }
}
TEST(Frontier, SeveralGiveUpAndStop) {
  FrontierLimits limits;
  limits.threads = 2;
  limits.states = 10'000;
  Problem const p = queens(12);
  EXPECT_FALSE(count_along_frontier(p, limits).covers);
  limits.states = 200'000;
  std::atomic<bool> stop = true;
  limits.stop = &stop;
  Frontier stopped(p, limits);
  stopped.go_on(0);
  EXPECT_FALSE(stopped.is_over());
  stop = false;
  stopped.go_on(0);
  EXPECT_EQ(stopped.report().covers->get_str(), "14200");
}

TEST(Frontier, SmallestProblems) {
  EXPECT_EQ(count(Problem()), "1");
  auto const nothing = count_along_frontier(Problem());
  EXPECT_EQ(nothing.width, 0);
  EXPECT_EQ(nothing.most + nothing.visited + nothing.effort + nothing.states.size(), 0u);
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
  auto const board = dominoes(12, 12);
  Frontier wide(board, limits);
  wide.go_on(0);
  EXPECT_FALSE(wide.report().covers);
  EXPECT_TRUE(wide.is_over()) << "it has lost, and need not be asked again";
  limits.states = 924;
  EXPECT_TRUE(count_along_frontier(dominoes(12, 12), limits).covers);
  std::atomic<bool> stop = true;
  limits = FrontierLimits();
  limits.stop = &stop;
  Frontier stopped(board, limits);
  stopped.go_on(0);
  EXPECT_EQ(stopped.report().visited + stopped.report().effort, 0u) << "it is asked before the first state";
  EXPECT_FALSE(stopped.is_over());
  stop = false;
  stopped.go_on(0);
  EXPECT_EQ(stopped.report().covers->get_str(), "53060477521960000");
  EXPECT_EQ(stopped.report().effort, 874'205u);
}

TEST(Frontier, AgreesWithBruteForce) {
  std::mt19937 dice(2026);
  std::size_t covers = 0;
  unsigned const rounds = std::getenv("DLX_LONG") ? 1500 : 600;
  for (unsigned round = 0; round < rounds; ++round) {
    auto const p = serial_problem(dice, round);
    auto const expected = covers_by_force(p);
    covers += expected.size();
    ASSERT_EQ(count(p), std::to_string(expected.size())) << write_dlx(p);
  }
  EXPECT_GT(covers, rounds);
}

// Whoever walks in small steps arrives at the same place, by the same way.
void walk_in_steps(Problem const& p, std::uint64_t step) {
  auto const whole = count_along_frontier(p);
  Frontier steps(p);
  while (not steps.is_over()) {
    auto const before = steps.report().effort;
    ASSERT_FALSE(steps.report().covers);
    steps.go_on(step);
    // one state may lead to a few arrivals more than were ordered; an overflow begins anew
    ASSERT_LE(steps.report().effort, before + step + 17 * static_cast<std::uint64_t>(p.option_count() + 1));
  }
  ASSERT_EQ(*steps.report().covers, *whole.covers) << write_dlx(p);
  ASSERT_EQ(steps.report().states, whole.states);
  ASSERT_EQ(steps.report().effort, whole.effort);
  ASSERT_EQ(steps.report().visited, whole.visited);
}

TEST(Frontier, CanBeWalkedInSteps) {
  std::mt19937 dice(40);
  for (int round = 0; round < 300; ++round) {
    auto const p = serial_problem(dice, round);
    walk_in_steps(p, 1 + dice() % 200);
  }
  walk_in_steps(dominoes(8, 8), 1000);
  walk_in_steps(dominoes(16, 16), 100'000);  // which overflows 64 bits on the way
  walk_in_steps(Problem(), 1);
}

// A guess is a guess; but where it matters it should be of the right order.
TEST(Frontier, TheOutlookIsOfTheRightOrder) {
  for (auto const& p : {dominoes(12, 12), Problem(latin(5)), permutations(14)}) {
    auto const effort = static_cast<double>(count_along_frontier(p).effort);
    Frontier frontier(p);
    EXPECT_EQ(frontier.outlook(), 0);  // nothing is known
    frontier.go_on(static_cast<std::uint64_t>(effort / 20));
    EXPECT_GT(frontier.outlook(), effort / 5);
    EXPECT_LT(frontier.outlook(), effort * 5);
  }
  std::string board = "board\n";
  for (int row = 0; row < 10; ++row) board += "################\n";
  auto const packing = polyomino(Source{"Y", board + "piece Y any\n####\n.#..\n"});
  Frontier dark(packing);
  dark.go_on(1);
  while (dark.report().states.size() < 10) dark.go_on(1);
  EXPECT_NEAR(dark.outlook(), 8.4e9, 0.5e9);
  dark.go_on(0);
  EXPECT_NEAR(static_cast<double>(dark.report().effort), 10.4e6, 0.05e6);
  Problem const large = queens(16);  // would need far more than a million states
  Frontier frontier(large);
  frontier.go_on(100'000);
  EXPECT_GT(frontier.outlook(), 1e8);
}

// One option has all items, and each item has two of its own; so all of them are open on the
// way, and there are 2^n + 1 covers. A word holds 60 of them, two hold 120; 240 are the most.
TEST(Frontier, StatesMayHaveSeveralWords) {
  for (int n : {60, 61, 120, 121, 240, 241}) {
    Problem p;
    for (int i = 1; i <= n; ++i) p.add_item("i" + std::to_string(i));
    p.add_option();
    for (int i = 1; i <= n; ++i) p.add_entry(i);
    Natural all = 1;
    for (int i = 1; i <= n; ++i) p.add_option({i}), p.add_option({i}), all *= 2;
    auto const found = count_along_frontier(p);
    EXPECT_EQ(found.width, n);
    ASSERT_EQ(found.covers.has_value(), n <= 240);
    if (found.covers) {
      EXPECT_EQ(*found.covers, all + 1);
    }
  }
}
