#include "dlx/fast/long_search.hpp"
#include "covers.hpp"
#include "made.hpp"
#include "random_problems.hpp"
#include "shell.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/fast/subtree_search.hpp"
#include "dlx/more/progress.hpp"
#include "dlx/more/split.hpp"
#include "dlx/text/format.hpp"
#include <fmt/format.h>
#include <gtest/gtest.h>

using namespace dlx;

namespace {
Covers whole(Problem const& problem) {
  Covers covers;
  search_with(Engine::automatic, problem, Chooser::smallest, Limits(), collect_sorted(covers));
  return covers;
}
// A clock that goes on by one whenever somebody looks.
Watch ticks() {
  return [n = 0.0]() mutable { return ++n; };
}
LongSearch::Task task_of(SubtreeSearch const& s) {
  return [&s](Subtrees const& tree, Limits const& limits, Receive const& receive) { return as_count(s.search(tree, limits, receive)); };
}
LongSearch::Task counting(SubtreeSearch const& s) {
  return [&s](Subtrees const& tree, Limits const& limits, Receive const&) { return s.count(tree, limits); };
}
int pick(std::mt19937& dice, int n) { return static_cast<int>(dice() % static_cast<unsigned>(n)); }
}  // namespace

// Lives that end at any pulse or cover, each with another engine and patience.
TEST(LongSearch, TellsEachCoverOnceWhateverHappens) {
  std::mt19937 dice(21);
  int lives = 0, stopped = 0;
  std::vector<std::string> const puzzles = {"queens 10", "queens 11", "langford 8", "dominoes 6x6", "domination 6"};
  for (std::size_t round = 0; round < 5 * puzzles.size(); ++round) {
    auto const& puzzle = puzzles[round % puzzles.size()];
    auto const problem = made(puzzle);
    Covers const all = whole(problem);
    Covers covers;
    SearchPosition at;
    bool is_done = false;
    for (int life = 0; not is_done; ++life, ++lives) {
      ASSERT_LT(life, 3000);
      std::vector<Engine> engines = {Engine::automatic, Engine::links};
      if (not problem.has_bounds()) engines.insert(engines.end(), {Engine::masks, Engine::hybrid});
      Engine const engine = engines[dice() % engines.size()];
      SubtreeSearch const search(engine, problem, Chooser::smallest, 1 + pick(dice, 3));
      LongSearch work(problem, Chooser::smallest, pick(dice, 12), ticks());
      work.go_to(at);
      std::atomic<bool> stop = false;
      Limits limits;
      limits.stop = &stop;
      int pulses = 1 + pick(dice, 20), last = 1 + pick(dice, 200);
      limits.pulse = [&](Progress const& p) {
        EXPECT_GE(p.done, 0);
        EXPECT_LE(p.done, 1);
        if (--pulses == 0) stop = true;
        // at any time, it can be said where it is
        auto const now = work.position();
        EXPECT_EQ(now.covers + now.told, covers.size());
      };
      auto const r = work.run(task_of(search), limits, [&](std::span<int const> c) {
        collect_sorted(covers)(c);
        if (--last == 0) stop = true;
      });
      at = work.position();
      EXPECT_EQ(at.covers + at.told, covers.size());
      EXPECT_EQ(at.is_over, r.ending == Ending::complete);
      is_done = r.ending != Ending::interrupted;
      stopped += not is_done;
    }
    ASSERT_EQ(covers, all) << puzzle;
  }
  EXPECT_GT(stopped, 60);
}

// The same for small ones, which have no pulse: each life tells a few covers.
TEST(LongSearch, CountsALimitFromTheBeginning) {
  std::mt19937 dice(22);
  for (int round = 0; round < 200; ++round) {
    auto const problem = mixture(dice, dice() % 32);
    auto const all = whole(problem);
    Covers covers;
    SearchPosition at;
    for (std::uint64_t limit = 1;; limit += 1 + dice() % 3) {
      SubtreeSearch const search(Engine::automatic, problem, Chooser::smallest, 1 + pick(dice, 2));
      LongSearch work(problem, Chooser::smallest, 0, ticks());
      if (dice() % 2 == 0 and not at.is_over) {  // go there by ourselves, and cut
        Subtrees tree(problem);
        tree.go_to(at.path);
        if (tree.divide()) at.path = tree.path();
      }
      work.go_to(at);
      Limits limits;
      limits.solutions = limit;
      auto const r = work.run(task_of(search), limits, collect_sorted(covers));
      at = work.position();
      EXPECT_EQ(r.covers, covers.size());
      if (r.ending == Ending::complete) break;
      ASSERT_EQ(r.ending, Ending::limit);
      ASSERT_EQ(covers.size(), limit);
    }
    ASSERT_EQ(covers, all) << round;
    EXPECT_TRUE(at.is_over);
  }
}

// A deep tree without end: whoever loses patience there must not lose what was found.
TEST(LongSearch, ComesForwardInADeepTree) {
  auto const board = dominoes(20, 20);
  Limits limits;
  limits.solutions = 12000;
  Covers all, covers;
  search_with(Engine::automatic, board, Chooser::smallest, limits, collect_sorted(all));
  SubtreeSearch const search(Engine::links, board, Chooser::smallest);
  LongSearch work(board, Chooser::smallest, 2, ticks());
  int pulses = 0;
  limits.pulse = [&](Progress const&) { ++pulses; };
  auto const r = work.run(task_of(search), limits, collect_sorted(covers));
  EXPECT_EQ(r.ending, Ending::limit);
  EXPECT_EQ(r.covers, 12000);
  ASSERT_TRUE(covers == all);
  EXPECT_GT(pulses, 8);
  EXPECT_LT(pulses, 100);
  EXPECT_EQ(work.position().told, 0u);
  EXPECT_GT(work.position().path.size(), 50u);
}

TEST(LongSearch, CountsInManyLives) {
  std::mt19937 dice(23);
  for (auto const& [puzzle, number] : {std::pair("queens 10", "724"), std::pair("dominoes 12x12", "53060477521960000"), std::pair("langford 8", "300"),
                                       std::pair("latin 5", "161280")}) {
    auto const problem = made(puzzle);
    SearchPosition at;
    for (int life = 0;; ++life) {
      ASSERT_LT(life, 3000);
      SubtreeSearch const search(Engine::automatic, problem, Chooser::smallest, 1 + pick(dice, 2));
      LongSearch work(problem, Chooser::smallest, pick(dice, 8), ticks());
      work.go_to(at);
      std::atomic<bool> stop = false;
      Limits limits;
      limits.stop = &stop;
      int pulses = 5 + pick(dice, 60) + life;
      limits.pulse = [&](Progress const&) { stop = stop or --pulses == 0; };
      auto const r = work.run(counting(search), limits);
      at = work.position();
      EXPECT_EQ(at.told, 0u);
      if (r.ending == Ending::interrupted) {
        EXPECT_GE(r.covers, at.covers);
        continue;
      }
      EXPECT_EQ(r.covers, Natural(number)) << puzzle;
      EXPECT_EQ(at.covers, r.covers);
      break;
    }
  }
}

TEST(LongSearch, StopsWhenTheTimeIsOver) {
  auto const problem = made("queens 16");
  SubtreeSearch const search(Engine::automatic, problem, Chooser::smallest);
  LongSearch work(problem, Chooser::smallest, 0.01);
  Limits limits;
  limits.seconds = 0.3;
  do {  // more time, where others use the machine; it loses patience, many times
    EXPECT_EQ(work.run(task_of(search), limits).ending, Ending::limit);
    limits.seconds *= 2;
  } while (limits.seconds < 100 and (work.position().path.empty() or work.position().totals.nodes < 1000));
  EXPECT_FALSE(work.position().path.empty());
  EXPECT_GT(work.position().totals.nodes, 1000u);
}

// Shares of random problems, each searched by another engine, and in many lives or in one.
TEST(LongSearch, KeepsToARange) {
  std::mt19937 dice(27);
  std::size_t shares = 0;
  for (int round = 0; round < 600; ++round) {
    auto const problem = mixture(dice, dice() % 32);
    Chooser const chooser = dice() % 2 ? Chooser::smallest : Chooser::first;
    Covers all, covers;
    search_with(Engine::links, problem, chooser, Limits(), collect_sorted(all));
    Natural sum = 0;
    for (auto const& share : split(problem, chooser, 1 + round % 8, 1)) {
      std::vector<Engine> engines = {Engine::automatic, Engine::links};
      if (not problem.has_bounds()) engines.insert(engines.end(), {Engine::masks, Engine::hybrid});
      SearchPosition at;
      at.path = share.range.from;
      for (bool is_over = false; not is_over;) {
        SubtreeSearch const search(engines[dice() % engines.size()], problem, chooser, 1 + pick(dice, 2));
        LongSearch work(problem, chooser, pick(dice, 3), ticks());
        work.keep_to(share.range);
        work.go_to(at);
        Limits limits;
        std::atomic<bool> stop = false;
        limits.stop = &stop;
        int last = 1 + pick(dice, 5);
        auto const result = work.run(task_of(search), limits, [&](std::span<int const> cover) {
          collect_sorted(covers)(cover);
          if (--last == 0) stop = true;
        });
        at = work.position();
        is_over = at.is_over;
        if (is_over) sum += result.covers;
      }
      ++shares;
    }
    ASSERT_EQ(covers, all) << "round " << round;
    EXPECT_EQ(sum, all.size());
  }
  EXPECT_GT(shares, 1200u);
}

TEST(LongSearch, RefusesAPositionInAnotherTree) {
  Problem const four = queens(4);
  LongSearch work(four, Chooser::smallest, 1);
  SearchPosition there;
  there.path = {{2, 3}};
  EXPECT_THROW(work.go_to(there), std::out_of_range);
}

// The whole, which takes too long, and eight ways with 2^63 covers each.
TEST(LongSearch, AddsNumbersWithoutAnEnd) {
  Problem const eight = queens(8);
  LongSearch work(eight, Chooser::smallest, 2, ticks());
  int tries = 0;
  auto const r = work.run(
      [&](Subtrees const& tree, Limits const& l, Receive const&) {
        CoverCount c;
        ++tries;
        for (int k = 0; k < 20 and tree.path().empty() and not *l.stop; ++k) l.pulse({});
        c.covers = Natural("9223372036854775808");
        c.ending = *l.stop ? Ending::interrupted : Ending::complete;
        return c;
      },
      Limits());
  EXPECT_EQ(tries, 9);
  EXPECT_EQ(r.covers, Natural("73786976294838206464"));
  EXPECT_EQ(r.totals.solutions, ~std::uint64_t(0));
}

// What the chapter says of forecasts: the count is through after 27649 nodes.
TEST(LongSearch, AForecastMayBeWrong) {
  double believed = 0;
  Limits limits;
  limits.pulse = [&](Progress const& now) { if (now.nodes == 3072) believed = forecast(now); };
  EXPECT_EQ(count_covers(dominoes(12, 12), limits).totals.nodes, 27649u);
  EXPECT_NEAR(believed, 1.9e17, 0.05e17);
}

TEST(Patience, LearnsFromWhatWasFinished) {
  double now = 0;
  Patience p(10, [&] { return now; });
  EXPECT_FALSE(p.is_hopeless(3));
  EXPECT_EQ(p.limit(3), 10);
  p.begin(3);
  now = 4;
  p.end(3);
  EXPECT_EQ(p.limit(3), 40);
  EXPECT_FALSE(p.is_hopeless(3));
  p.begin(3);
  now = 30;
  p.end(3);  // 4 and 26: 15 on the average
  EXPECT_TRUE(p.is_hopeless(3));
  p.begin(2);
  p.forget();
  now = 100;
  p.end(2);
  EXPECT_FALSE(p.is_hopeless(2));
  EXPECT_EQ(p.limit(2), 10);
}

// The table of the chapter: a tick is a pulse.
namespace {
struct Cost {
  std::uint64_t nodes = 0;
  int tries = 0, vain = 0;
};
Cost cost_of(Problem const& problem, double patience) {
  SubtreeSearch const search(Engine::masks, problem, Chooser::smallest);
  double now = 0;
  LongSearch work(problem, Chooser::smallest, patience, [&now] { return now; });
  Limits limits;
  limits.pulse = [&now](Progress const&) { ++now; };
  Cost cost;
  auto const count = [&](Subtrees const& tree, Limits const& l, Receive const&) {
    auto const r = as_count(search.search(tree, l));
    now += 1e-6;  // nothing takes no time
    ++cost.tries;
    cost.vain += r.ending != Ending::complete;
    return r;
  };
  cost.nodes = work.run(count, limits).totals.nodes;
  return cost;
}
}  // namespace
TEST(LongSearch, CostsWhatTheTableSays) {
  auto table = fmt::format("{:<23}{:>9}{:>10}{:>7}{:>9}{:>7}\n", "problem", "patience", "nodes", "ratio", "tries", "vain");
  for (auto const* puzzle : {"queens 12", "pentominoes 6x10", "langford 11"}) {
    auto const problem = made(puzzle);
    std::uint64_t whole = 0;
    for (double patience : {1e9, 32.0, 8.0, 2.0}) {
      auto const c = cost_of(problem, patience);
      if (whole == 0) whole = c.nodes;
      table += fmt::format("{:<23}{:>9}{:>10}{:>7.2f}{:>9}{:>7}\n", patience > 1e6 ? puzzle : "", patience > 1e6 ? "" : fmt::format("{:.0f}", patience),
                           c.nodes, static_cast<double>(c.nodes) / static_cast<double>(whole), c.tries, c.vain);
    }
  }
  EXPECT_EQ(table, slurp("tests/data/patience.txt"));
}
