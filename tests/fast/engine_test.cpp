// Who searches: the rule of `auto', and that all engines say the same.
#include "dlx/fast/engine.hpp"
#include "dlx/dance/queens.hpp"
#include "covers.hpp"
#include "random_problems.hpp"
#include "shell.hpp"
#include <gtest/gtest.h>

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
    Shape shape = random_shape(dice);
    shape.colours = round % 4;
    Problem const p = random_problem(dice, shape);
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

TEST(Engine, TheFilterStopsAtLimits) {
  Problem const p = queens(8);
  Limits limits;
  limits.solutions = 3;
  auto r = search_with(Engine::filter, p, Chooser::smallest, limits);
  EXPECT_EQ(r.ending, Ending::limit);
  EXPECT_EQ(r.totals.solutions, 3u);
  limits = Limits();
  limits.nodes = 100;
  r = search_with(Engine::filter, p, Chooser::smallest, limits);
  EXPECT_EQ(r.ending, Ending::limit);
  EXPECT_EQ(r.totals.nodes, 100u);
  std::atomic<bool> stop = true;
  limits = Limits();
  limits.stop = &stop;
  EXPECT_EQ(search_with(Engine::filter, p, Chooser::smallest, limits).ending, Ending::interrupted);
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
