// Who searches: the rule of `auto', and that all engines say the same. Numbers of covers: of one search, or multiplied; and
// what a stopped count can say. Covers that are asked for one by one.
#include "dlx/fast/engine.hpp"
#include "dlx/dance/latin.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/fast/components.hpp"
#include "dlx/puzzle/polyomino.hpp"
#include "dlx/text/format.hpp"
#include "covers.hpp"
#include "glued.hpp"
#include "made.hpp"
#include "random_problems.hpp"
#include "shell.hpp"
#include <atomic>
#include <gtest/gtest.h>
#include <ranges>

using namespace dlx;

// Far-away options: each covers two neighbouring items of many.
static Problem chain(int items, int copies) {
  Problem p;
  for (int i = 1; i <= items; ++i) p.add_item("i" + std::to_string(i));
  for (int k = 0; k < copies; ++k)
    for (int i = 1; i < items; i += 2) p.add_option({i, i + 1});
  return p;
}

TEST(Engine, TheRule) {
  EXPECT_EQ(choose_engine(queens(8), false).engine, Engine::masks);
  EXPECT_EQ(choose_engine(queens(8), true).engine, Engine::links);
  Problem bounded;
  bounded.add_item("a", Bounds{0, 2});
  bounded.add_option({1});
  EXPECT_EQ(choose_engine(bounded, false).engine, Engine::masks);
  EXPECT_EQ(choose_engine(queens(8), false, false, {.counters = false}).engine, Engine::links);
  EXPECT_EQ(choose_engine(Problem(), false).engine, Engine::masks);
  for (auto const& p : {Problem(queens(4)), bounded}) EXPECT_FALSE(choose_engine(p, false).why.empty());
}

TEST(Engine, LargeStatesAreLeftToTheHybrid) {
  auto const small = chain(500, 2), large = chain(12000, 10);  // a quarter of a million and 720 million bits
  EXPECT_EQ(choose_engine(small, false).engine, Engine::masks);
  auto const [engine, why] = choose_engine(large, false);
  EXPECT_EQ(engine, Engine::hybrid);
  EXPECT_NE(why.find("a state of 12000 items takes 24064 bytes"), std::string::npos) << why;
  Limits limits;
  limits.solutions = 3;
  EXPECT_EQ(search_with(Engine::automatic, large, Chooser::smallest, limits).totals.solutions, 3u);
}

TEST(Engine, TooManySecondaryItems) {
  Problem p;
  p.add_item("a");
  for (int i = 1; i <= 40000; ++i) p.add_item("s" + std::to_string(i), Kind::secondary);
  for (int i = 2; i <= 20001; ++i) p.add_option({1, i, i + 20000});
  for (Engine engine : {Engine::automatic, Engine::hybrid})
    EXPECT_EQ(search_with(engine, p, Chooser::smallest).totals.solutions, 20000u);
}

TEST(Engine, AllSayTheSameInTheSameOrder) {
  std::mt19937 dice(77);
  for (int round = 0; round < 200; ++round) {
    Problem const p = coloured_problem(dice, round % 4);
    Covers by_links, by_masks, by_hybrid, by_any, by_filter;
    search_with(Engine::links, p, Chooser::smallest, {}, collect_sorted(by_links));
    search_with(Engine::masks, p, Chooser::smallest, {}, collect_sorted(by_masks));
    search_with(Engine::hybrid, p, Chooser::smallest, {}, collect_sorted(by_hybrid));
    search_with(Engine::automatic, p, Chooser::smallest, {}, collect_sorted(by_any));
    if (p.item_count() <= 64 and not p.has_colours()) {
      search_with(Engine::filter, p, Chooser::smallest, {}, collect_sorted(by_filter));
      EXPECT_EQ(by_links, by_filter) << round;
    }
    EXPECT_EQ(by_links, by_masks) << round;
    EXPECT_EQ(by_links, by_hybrid) << round;
    EXPECT_EQ(by_links, by_any) << round;
  }
}

// An item that must be covered, and that no option has: the root is a dead end, whoever looks.
TEST(Engine, AnItemWithoutOptionsIsSeenAtOnce) {
  Problem one, none, open;
  for (auto* r : {&one, &none, &open}) {
    r->add_item("a");
    if (r == &open) r->add_item("b", Bounds{0, 1});
    else r->add_item("b", r == &one ? Kind::secondary : Kind::primary);
    for (int k = 0; k < 5; ++k) r->add_option({1});
  }
  for (auto engine : {Engine::automatic, Engine::masks, Engine::hybrid, Engine::links})
    for (int threads : {1, 2}) {
      Covers covers;
      auto const dead = search_with(engine, none, Chooser::smallest, {}, collect_sorted(covers), nullptr, threads);
      EXPECT_EQ(dead.ending, Ending::complete);
      EXPECT_EQ(dead.totals.nodes, 1u);
      EXPECT_EQ(dead.totals.dead, 1u);
      EXPECT_EQ(dead.totals.solutions + covers.size(), 0u);
      EXPECT_EQ(search_with(engine, one, Chooser::smallest, {}, nullptr, nullptr, threads).totals.solutions, 5u);
    }
  EXPECT_EQ(search_with(Engine::automatic, open, Chooser::smallest).totals.solutions, 5u);
}

TEST(Engine, RefusesWhatItCannotDo) {
  Observer observer;
  Problem const p = queens(4);
  for (auto engine : {Engine::filter, Engine::masks, Engine::hybrid})
    EXPECT_THROW(search_with(engine, p, Chooser::smallest, {}, nullptr, &observer), Unsupported);
  EXPECT_THROW(search_with(Engine::filter, p, Chooser::first), Unsupported);
  EXPECT_THROW(search_with(Engine::filter, queens(20), Chooser::smallest), Unsupported);
}

// A time that is over is no time without a limit.
TEST(Engine, IsLateIfTheTimeIsBelowZero) {
  for (Engine engine : {Engine::links, Engine::masks, Engine::hybrid})
    EXPECT_EQ(search_with(engine, queens(14), Chooser::smallest, Limits{.seconds = -1}).ending, Ending::limit);
}

// The hybrid refuses bounds, whatever else could be said of the problem.
TEST(Engine, BoundsAreRefusedByTheHybrid) {
  Problem p;
  p.add_item("a", Bounds{1, 2});
  p.add_item("b");
  p.add_option({1});
  EXPECT_THROW(search_with(Engine::hybrid, p, Chooser::smallest), Unsupported);
  EXPECT_EQ(search_with(Engine::automatic, p, Chooser::smallest).totals.solutions, 0u);
}

// A hundred components, each with four covers, and the largest with none: a dance through them never comes to the end.
TEST(Engine, AComponentWithoutCoversIsFound) {
  for (int many : {130, 2000}) {
    Problem p;
    for (int i = 0; i < 2 * many + 3; ++i) p.add_item("i" + std::to_string(i));
    for (int i = 1; i <= many; ++i)
      p.add_option({2 * i - 1, 2 * i}), p.add_option({2 * i - 1}), p.add_option({2 * i});
    int const x = 2 * many + 1;
    for (int k = 0; k < 3 * many; ++k) p.add_option({x + k % 3, x + (k + 1) % 3});  // the largest component, asked last
    for (int threads : {1, 2})
      for (std::uint64_t limit : {0, 1}) {
        Limits limits;
        limits.solutions = limit;
        auto const r = search_with(Engine::automatic, p, Chooser::smallest, limits, [](auto) { ADD_FAILURE() << "there is none"; }, nullptr, threads);
        EXPECT_EQ(r.ending, Ending::complete) << many << " " << threads << " " << limit;
        EXPECT_EQ(r.totals.solutions, 0u);
      }
    p.add_option({x, x + 1, x + 2});
    Limits five;
    five.solutions = 5;
    int covers = 0;
    EXPECT_EQ(search_with(Engine::automatic, p, Chooser::smallest, five, [&](auto cover) { covers += cover.size() > std::size_t(many); }).ending, Ending::limit);
    EXPECT_EQ(covers, 5) << "with a cover in each component, a limit stops as it always did";
  }
}

// Instructions do not depend on the weather. What the engines execute, as valgrind counts it, without what an empty problem costs.
// The bounds are generous, so that another compiler passes, and a lost optimization does not.
namespace {
double instructions(std::string const& engine, std::string const& make) {
  auto const r = run("dir=$(mktemp -d) && " + make + " > $dir/p.dlx && valgrind --tool=callgrind --callgrind-out-file=/dev/null "
                     "build/dlx count --engine " + engine + " $dir/p.dlx 2>&1; rm -r $dir");
  auto const at = r.out.find("Collected : ");
  return at == std::string::npos ? -1 : std::stod(r.out.substr(at + 12));
}
double net(std::string const& engine, std::string const& make) {
  return (instructions(engine, make) - instructions(engine, "echo a")) / 1e6;
}
}  // namespace

TEST(Effort, InstructionsOfTheEngines) {
  if (run("valgrind --version").status != 0) GTEST_SKIP() << "valgrind is not installed";
  std::string const queens = "build/dlx make queens 10";
  double const links = net("links", queens), masks = net("masks", queens);
  EXPECT_GT(masks, 1);
  EXPECT_LT(masks, 11);
  EXPECT_LT(links, 18);
  EXPECT_LT(masks, 0.8 * links);
}

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
  for (auto const& [p, nodes] : {Line{dominoes(12, 12), 27'649}, Line{dominoes(10, 10), 5'415}, Line{latin(5), 4'161}})
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

static_assert(std::ranges::input_range<CoverRange> and std::ranges::view<CoverRange>);
static_assert(std::input_iterator<CoverRange::Iterator>);

namespace {
Covers walked(CoverRange range) {
  Covers all;
  auto const keep = collect_sorted(all);
  for (auto const cover : range) keep(cover);
  return all;
}
}  // namespace

// Colours, bounds, costs, empty problems: whatever there is.
TEST(Covers, AreThoseOfASearchInItsOrder) {
  std::mt19937 dice(7);
  std::size_t covers = 0, empty = 0;
  for (int round = 0; round < 3000; ++round) {
    auto const problem = mixture(dice, dice() % 32);
    auto const chooser = dice() % 2 ? Chooser::smallest : Chooser::first;
    auto const all = by_links(problem, chooser);
    ASSERT_EQ(walked(CoverRange(problem, chooser)), all) << "round " << round;
    covers += all.size();
    empty += all.empty();
  }
  EXPECT_GT(covers, 10000u);
  EXPECT_GT(empty, 100u);
}

TEST(Covers, AreManyOnes) {
  for (auto const* puzzle : {"queens 9", "dominoes 6x6", "langford 8", "domination 6"}) {
    auto const problem = made(puzzle);
    auto const all = by_links(problem);
    ASSERT_GT(all.size(), 100u) << puzzle;
    EXPECT_EQ(walked(covers(problem)), all) << puzzle;
  }
}

// The empty problem has the empty cover; where items are left over, there is none.
TEST(Covers, MayBeEmptyOrNone) {
  EXPECT_EQ(walked(covers(Problem())), Covers(1));
  Problem lonely;
  lonely.add_item("A");
  EXPECT_EQ(walked(covers(lonely)), Covers());
}

// A thousand dominoes have more covers than anybody can wait for; the first is there at once.
TEST(Covers, AreLookedForWhenTheyAreAskedFor) {
  auto range = covers(made("dominoes 30x30"));
  auto at = range.begin();
  EXPECT_EQ((*at).size(), 450u);
  std::vector<int> const first((*at).begin(), (*at).end());
  EXPECT_TRUE(std::ranges::equal(*range.begin(), first)) << "to begin again is to go on";
  ++at;
  EXPECT_FALSE(std::ranges::equal(*at, first));
}

// A range can be moved, and what it refers to stays in its place.
TEST(Covers, GoThroughAdaptors) {
  auto const problem = queens(8);
  int whole = 0;
#if not defined __clang__ or __clang_major__ >= 16  // those before do not understand the views of this library
  int some = 0;
  for (auto const cover : covers(problem) | std::views::take(10) | std::views::filter([](auto c) { return c[0] % 2 == 0; })) {
    EXPECT_EQ(cover.size(), 8u);
    ++some;
  }
  EXPECT_GT(some, 0);
  EXPECT_LT(some, 10);
  EXPECT_EQ(std::ranges::distance(covers(problem) | std::views::take(2)), 2);
#endif
  auto from = covers(problem);
  EXPECT_EQ(from.problem().option_count(), 64);
  EXPECT_EQ((*from.begin()).size(), 8u);
  CoverRange to = std::move(from);
  EXPECT_TRUE(from.begin() == from.end()) << "nothing is left in it";
  for (auto const cover : to) whole += cover.size() == 8;
  EXPECT_EQ(whole, 92);
  to = covers(queens(6));
  EXPECT_EQ(std::ranges::distance(std::move(to)), 4);
}

// Each way to have nothing left: covers that were passed, none at all, and a range that was moved from.
TEST(Covers, AreOverForGood) {
  Problem lonely;
  lonely.add_item("A");
  for (auto const& [problem, all] : {std::pair<Problem, int>(queens(6), 4), {Problem(), 1}, {lonely, 0}})
    for (bool moves : {false, true}) {
      auto range = covers(problem), other = covers(Problem());
      auto at = range.begin();
      int steps = 0;
      for (; not moves and at != range.end(); ++at) ++steps;
      if (moves) other = std::move(range);
      for (int k = 0; k < 3; ++k, ++at, at++) {
        EXPECT_TRUE(at == range.end() and range.begin() == range.end()) << all << moves;
        EXPECT_TRUE((*at).empty());
      }
      EXPECT_EQ(steps, moves ? 0 : all);
      EXPECT_EQ(range.problem(), moves ? Problem() : problem);
    }
}

// Counters have a byte for a bound; with larger ones the rule takes links, without being told.
TEST(Engine, TheRuleKnowsLargeBounds) {
  for (auto const& [bounds, options, expected] : {std::tuple("250:250", 252, Engine::masks), {"251:251", 253, Engine::links}, {"0:300", 302, Engine::links}, {"0:300", 299, Engine::masks}, {"1:*", 302, Engine::masks}}) {
    std::string text = std::string(bounds) + "|A\n";
    for (int o = 0; o < options; ++o) text += "A\n";
    auto const p = read_problem({"f", text});
    EXPECT_EQ(choose_engine(p, false, true).engine, expected) << bounds;
    if (bounds[0] != '2') continue;
    EXPECT_EQ(count_covers(p).covers, options * (options - 1) / 2) << bounds;
  }
}
