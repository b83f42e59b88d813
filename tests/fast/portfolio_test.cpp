// Counting by racing: the same numbers as by searching, and who wins.
#include "dlx/fast/portfolio.hpp"
#include "dlx/text/format.hpp"
#include "dlx/fast/masks.hpp"
#include "dlx/more/progress.hpp"
#include "dlx/puzzle/langford.hpp"
#include "dlx/dance/latin.hpp"
#include "dlx/puzzle/polyomino.hpp"
#include "dlx/dance/queens.hpp"
#include "random_problems.hpp"
#include "dlx/fast/engine.hpp"
#include "shell.hpp"
#include <gtest/gtest.h>

using namespace dlx;


TEST(Portfolio, DominoesAreSwept) {
  auto const r = count_covers(dominoes(12, 12));
  EXPECT_EQ(r.covers.get_str(), "53060477521960000");
  EXPECT_TRUE(r.is_swept);
  EXPECT_EQ(r.ending, Ending::complete);
  EXPECT_EQ(r.totals.solutions, 53060477521960000u) << "what the search had found is no answer";
  EXPECT_EQ(count_covers(dominoes(14, 14)).totals.solutions, ~std::uint64_t(0));
}

// A number that would be ignored is refused.
TEST(Portfolio, HasNoLimitsOnCoversOrNodes) {
  for (auto const& limits : {Limits{.solutions = 1}, Limits{.nodes = 1}}) EXPECT_THROW(count_covers(dominoes(2, 2), limits), std::invalid_argument);
  EXPECT_THROW(search_with(Engine::links, dominoes(2, 2), Chooser::smallest, {}, nullptr, nullptr, 0), std::invalid_argument);
}

// More than 2^64 covers, which only a sweep can count.
TEST(Portfolio, HasALimitOnTime) {
  for (int threads : {1, 2}) EXPECT_EQ(count_covers(dominoes(14, 14), Limits{.seconds = 3600}, threads).covers, Natural("112202208776036178000000"));
  for (int threads : {1, 2}) {
    std::atomic<bool> stop = false;
    auto const r = count_covers(queens(20), Limits{.seconds = .05, .stop = &stop}, threads);
    EXPECT_EQ(r.ending, Ending::limit);
    EXPECT_FALSE(stop);
    stop = true;
    EXPECT_EQ(count_covers(queens(20), Limits{.seconds = 3600, .stop = &stop}, threads).ending, Ending::interrupted);
  }
}

// The numbers of the two tables in the chapter.
TEST(Portfolio, TheTwoRunnersOfTheBook) {
  struct Line {
    Problem problem;
    std::uint64_t tries, nodes;
  };
  std::string const layers = "### ### ###\n";
  auto const soma = polyomino(Source{"f", "board\n" + layers + layers + layers + "use soma\n"});
  auto const packing = polyomino(Source{"f", draw_rectangle(6, 10) + "use pentominoes\n"});
  for (auto const& [p, tries, nodes] :
       {Line{permutations(16), 9'502'703, 169'006}, Line{dominoes(12, 12), 874'205, 27'653}, Line{dominoes(10, 10), 191'897, 5'415},
        Line{latin(5), 2'191'106, 4'161}, Line{queens(12), 21'797'202, 87'233}, Line{soma, 42'551'587, 13'763},
        Line{packing, 1'461'522'087, 268'906}}) {
    bool const is_long = tries > 100'000'000 and std::getenv("DLX_LONG") == nullptr;
    if (not is_long) {
      EXPECT_EQ(count_along_frontier(p).effort, tries);
    }
    EXPECT_EQ(Masks(p).run().totals.nodes, nodes);
  }
}

// When the plan can be paid from the pocket money; what the search believes then, and the sweep after it.
TEST(Portfolio, TheFirstPlansOfTheBook) {
  struct Column {
    Problem problem;
    std::uint64_t pause;
    int price;
    double left, outlook;
    double worth;  // tries for a node
  };
  auto const packing = polyomino(Source{"f", draw_rectangle(6, 10) + "use pentominoes\n"});
  for (auto const& [p, pause, price, left, outlook, worth] : {Column{dominoes(12, 12), 3'072, 8'448, 1.2e19, 1.81e6, 64},
                                                       Column{queens(12), 3'072, 9'152, 9.58e5, 1.65e6, 8},
                                                       Column{packing, 50'176, 197'376, 4.10e7, 2.64e14, 64}}) {
    EXPECT_EQ(16 * p.entry_count(), price);
    EXPECT_EQ((static_cast<std::uint64_t>(price) / 4 + 1023) / 1024 * 1024, pause);
    Limits limits;
    std::atomic<bool> stop = false;
    limits.stop = &stop;
    double forecasted = 0;
    limits.pulse = [&, pause = pause](Progress const& now) {
      if (now.nodes != pause) return;
      forecasted = forecast(now);
      stop = true;
    };
    Masks(p).run(limits);
    EXPECT_NEAR(worth * (forecasted - static_cast<double>(pause)), left, left / 50);
    Frontier frontier(p);
    frontier.go_on(4 * pause - static_cast<std::uint64_t>(price));
    EXPECT_NEAR(frontier.outlook(), outlook, outlook / 50);
  }
}

TEST(Portfolio, SmallProblemsAreSearched) {
  for (int n : {1, 2, 4, 8}) {
    auto const r = count_covers(queens(n));
    EXPECT_FALSE(r.is_swept);
    EXPECT_EQ(r.states, 0u);
    EXPECT_EQ(r.covers, r.totals.solutions);
  }
  EXPECT_EQ(count_covers(Problem()).covers, 1);
}

TEST(Portfolio, PermutationsAreSearched) {
  auto const r = count_covers(permutations(16));
  EXPECT_EQ(r.covers, 20922789888000u);
  EXPECT_FALSE(r.is_swept);
}

// What a sweep costs, in nodes; with its plans, or without.
static double worth_of_sweep(Problem const& p) {
  double const plans = 16.0 * p.entry_count();
  return (plans + static_cast<double>(count_along_frontier(p).effort)) / 64;
}

// A board without a domino in the corner has half the covers, and no mirror
// image; there the sweep wins as it should.
TEST(Portfolio, WhoeverWinsItIsShort) {
  auto const r = count_covers(latin(5));
  EXPECT_EQ(r.covers, 161280);
  EXPECT_LT(r.totals.nodes, 20'000u);  // and the sweep has had little
  auto drawing = draw_rectangle(12, 12);
  drawing.replace(drawing.find("##"), 2, "..");
  auto const cut = polyomino(Source{"f", drawing + "use domino any\n"});
  auto const swept = count_covers(cut);
  EXPECT_EQ(swept.covers.get_str(), "26530238760980000");
  EXPECT_TRUE(swept.is_swept);
  auto const alone = static_cast<double>(Masks(cut).run().totals.nodes);
  EXPECT_LT(static_cast<double>(swept.totals.nodes) + worth_of_sweep(cut), 0.8 * alone);
}

TEST(Portfolio, TheCloseRaceOfTheBook) {
  auto const p = dominoes(12, 12);
  auto const r = count_covers(p);
  EXPECT_TRUE(r.is_swept);
  EXPECT_EQ(r.totals.nodes, 14'336u);
  auto const alone = Masks(p).run().totals.nodes;
  EXPECT_EQ(alone, 27'653u);
  double const race = static_cast<double>(r.totals.nodes) + worth_of_sweep(p);
  EXPECT_NEAR(race / static_cast<double>(alone), 1.017, 0.005);
}

// Only nodes and tries decide, never the clock: so both runners do the same everywhere.
TEST(Portfolio, EachRunnerDoesTheSameEverywhere) {
  struct Line {
    Problem problem;
    std::uint64_t nodes, states;
  };
  auto const packing = polyomino(Source{"f", draw_rectangle(6, 10) + "use pentominoes\n"});
  for (auto const& [p, nodes, states] :
       {Line{dominoes(10, 10), 5'415, 7'592}, Line{dominoes(12, 12), 14'336, 38'243}, Line{queens(10), 7'306, 16},
        Line{queens(11), 28'947, 38}, Line{langford(11), 112'305, 38}, Line{permutations(16), 169'006, 6'300},
        Line{latin(5), 4'161, 44}, Line{packing, 268'906, 18}}) {
    auto const r = count_covers(p);
    EXPECT_EQ(r.totals.nodes, nodes);
    EXPECT_EQ(r.states, states);
  }
}

// A state costs about as much as one node or two; so this is a few percent.
TEST(Portfolio, WhoeverCannotWinHasCostLittle) {
  auto const packing = polyomino(Source{"f", draw_rectangle(5, 12) + "use pentominoes\n"});
  auto const six = polyomino(Source{"f", draw_rectangle(6, 10) + "use pentominoes\n"});
  for (auto const& p : {Problem(queens(12)), langford(11), six, packing}) {
    auto const r = count_covers(p);
    EXPECT_FALSE(r.is_swept);
    EXPECT_GT(r.totals.nodes, 20'000u);
    EXPECT_LT(r.states, r.totals.nodes / 50);
  }
}

// What others begin with who count: no cover is known, nobody has swept, and the problem is one.
TEST(Portfolio, NothingIsKnownBeforeOneCounts) {
  CoverCount const nothing;
  EXPECT_EQ(nothing.covers, 0);
  EXPECT_FALSE(nothing.is_swept);
  EXPECT_EQ(nothing.components, 1);
}

TEST(Portfolio, ThePulseIsPassedOn) {
  std::uint64_t pulses = 0, nodes = 0;
  Limits limits;
  limits.pulse = [&](Progress const& now) { ++pulses, nodes = now.nodes; };
  auto const r = count_covers(queens(11), limits);
  EXPECT_GT(pulses, r.totals.nodes / 2048);
  EXPECT_GT(nodes, r.totals.nodes / 2);
}

TEST(Portfolio, ManyHandsMayRunIt) {
  for (int threads : {2, 3}) {
    EXPECT_EQ(count_covers(dominoes(12, 12), {}, threads).covers.get_str(), "53060477521960000");
    EXPECT_EQ(count_covers(queens(10), {}, threads).covers, 724);
    EXPECT_EQ(count_covers(latin(5), {}, threads).covers, 161280);
  }
}

TEST(Portfolio, AStoppedRaceSaysSo) {
  std::atomic<bool> stop = true;
  Limits limits;
  limits.stop = &stop;
  EXPECT_EQ(count_covers(dominoes(14, 14), limits).ending, Ending::interrupted);
  stop = false;  // and in the middle, after the sweep has begun
  limits.pulse = [&](Progress const& now) { stop = now.nodes > 50'000; };
  auto const r = count_covers(queens(16), limits);
  EXPECT_EQ(r.ending, Ending::interrupted);
  EXPECT_GT(r.totals.nodes, 50'000u);
}

TEST(Portfolio, BoundsHaveOneChanceToBeSwept) {
  // 60 items in a row, at least one of two neighbours: 2^60 sets of options and more
  Problem p;
  for (int i = 0; i < 60; ++i) p.add_item("i" + std::to_string(i), {1, unlimited});
  for (int i = 1; i < 60; ++i) p.add_option({i, i + 1}), p.add_option({i});
  auto const r = count_covers(p);
  EXPECT_TRUE(r.is_swept);
  EXPECT_EQ(r.covers, *count_along_frontier(p).covers);
}

TEST(Portfolio, AgreesWithBruteForce) {
  std::mt19937 dice(48);
  for (int round = 0; round < 500; ++round) {
    auto const p = serial_problem(dice, round);
    ASSERT_EQ(count_covers(p).covers, covers_by_force(p).size()) << write_dlx(p);
  }
}

TEST(Portfolio, LittleMemoryLeavesItToTheSearch) {
  auto const r = count_covers(dominoes(12, 12), {}, 1, 0);  // a single state
  EXPECT_EQ(r.covers.get_str(), "53060477521960000");
  EXPECT_FALSE(r.is_swept);
  EXPECT_TRUE(count_covers(dominoes(12, 12), {}, 1, 1).is_swept);
}

TEST(Portfolio, TheCommandSaysWhichMemory) {
  auto const r = run("dlx make queens 12 | dlx count --engine frontier --memory 1");
  EXPECT_EQ(r.status, 2);
  EXPECT_EQ(r.err, "dlx: error: the frontier needs more than 1 MB; --memory can allow more\n");
  EXPECT_EQ(run("dlx make dominoes 12x12 | dlx count --memory 64").out, "53060477521960000\n");
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

// The search counts past 2^64, and says so; the sweep has numbers without an end.
TEST(Portfolio, NumbersWithoutAnEnd) {
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
    EXPECT_TRUE(r.is_swept);
    EXPECT_EQ(r.ending, Ending::complete);
  }
}

// The search has given up before its first pause, and the sweep is alone: it may have no memory, or be stopped.
TEST(Portfolio, NobodyCanCountIt) {
  EXPECT_THROW(count_covers(blocks(80), {}, 1, 0), TooMany);
  std::atomic<bool> stop = true;
  Limits limits;
  limits.stop = &stop;
  auto const r = count_covers(blocks(80), limits);
  EXPECT_EQ(r.ending, Ending::interrupted);
  EXPECT_EQ(r.totals.solutions, ~std::uint64_t(0)) << "at least";
}

// Who is impatient with a search hears whether the sweep will be through before.
TEST(Portfolio, ThePulseSaysWhetherTheSweepLeads) {
  int leads = 0, pulses = 0;
  Limits limits;
  limits.pulse = [&](Progress const& now) { leads += now.is_almost_through, ++pulses; };
  count_covers(dominoes(12, 12), limits);
  EXPECT_GT(leads, 5);
  EXPECT_GE(pulses - leads, 2) << "not before it has a plan";
  leads = 0;
  count_covers(polyomino(Source{"f", draw_rectangle(6, 10) + "use pentominoes\n"}), limits);
  EXPECT_EQ(leads, 0);
}

// A sweep that is alone, or has a long pause, lets the caller look up, who may have seen enough.
TEST(Portfolio, TheSweepCanBeStopped) {
  std::atomic<bool> stop = false;
  int pulses = 0;
  Limits limits;
  limits.stop = &stop;
  limits.pulse = [&](Progress const&) { stop = ++pulses == 3; };
  auto const r = race(dominoes(20, 20), limits, 100, [](Limits const&) -> Result { throw TooMany("too many"); });
  EXPECT_EQ(pulses, 3);
  EXPECT_EQ(r.ending, Ending::interrupted);
  EXPECT_FALSE(r.is_swept);
}
