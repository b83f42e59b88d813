// A search stops at its limits, and goes on where it was; what is left is searched by another one.
#include "dlx/fast/tree_search.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/fast/engine.hpp"
#include "dlx/fast/hybrid.hpp"
#include "dlx/fast/threads.hpp"
#include "dlx/more/split.hpp"
#include "dlx/puzzle/langford.hpp"
#include "covers.hpp"
#include "cuts.hpp"
#include "dlx/text/format.hpp"
#include "made.hpp"
#include "random_problems.hpp"
#include <atomic>
#include <gtest/gtest.h>

using namespace dlx;

namespace {
// It visits a hundred thousand nodes, and every tenth is a cover.
class Counter : public Walk {
public:
  Result run(Limits const& l, Receive const&) override {
    begin_run(l);
    while (result.totals.nodes < 100'000 && !must_stop()) {
      ++result.totals.nodes;
      if (result.totals.nodes % 10 == 0 && ++result.totals.solutions >= last_solution) next_look = 0;
    }
    return result;
  }
  std::vector<Rest> rest() const override {
    int const done = static_cast<int>(result.totals.nodes);
    return done < 100'000 ? std::vector{Rest{{{{done + 1, 100'000}}, std::nullopt}}} : std::vector<Rest>();
  }
};
// It has more covers than 64 bits can count.
class Full : public Counter {
public:
  Result run(Limits const& l, Receive const&) override {
    begin_run(l);
    result.totals.solutions = ~std::uint64_t(0);
    while (result.totals.nodes < 100'000 && !must_stop()) ++result.totals.nodes;
    return result;
  }
};
}  // namespace

TEST(TreeSearch, StopsAtEachNode) {
  Counter search;
  Limits one;
  one.nodes = 1;
  for (std::uint64_t k = 1; k <= 100; ++k) {
    auto const r = search.run(one, nullptr);
    EXPECT_EQ(r.totals.nodes, k);
    EXPECT_EQ(r.ending, Ending::limit);
  }
}
TEST(TreeSearch, StopsAtEachCover) {
  Counter search;
  Limits one;
  one.solutions = 1;
  for (std::uint64_t k = 1; k <= 100; ++k) {
    auto const r = search.run(one, nullptr);
    EXPECT_EQ(r.totals.solutions, k);
    EXPECT_EQ(r.totals.nodes, 10 * k);
  }
  EXPECT_EQ(search.run({}, nullptr).ending, Ending::complete);
  EXPECT_EQ(search.covers(), 10'000);
  EXPECT_EQ(Full().run({}, nullptr).ending, Ending::complete) << "no limit, no stop";
}
TEST(TreeSearch, IsStoppedByAFlagAndTellsHowFarItIs) {
  Counter search;
  std::atomic<bool> stop = false;
  std::uint64_t pulses = 0;
  Limits limits;
  limits.stop = &stop;
  limits.pulse = [&](Progress const& p) {
    EXPECT_EQ(p.nodes, 1024 * ++pulses);
    EXPECT_NEAR(p.done, static_cast<double>(p.nodes) / 100'000, 1e-9);
    stop = pulses == 3;
  };
  auto const r = search.run(limits, nullptr);
  EXPECT_EQ(r.ending, Ending::interrupted);
  EXPECT_EQ(r.totals.nodes, 3 * 1024u);
}
TEST(TreeSearch, IsStoppedByTheClock) {
  Counter search;
  Limits soon;
  soon.seconds = 1e-9;
  auto const r = search.run(soon, nullptr);
  EXPECT_EQ(r.ending, Ending::limit);
  EXPECT_EQ(r.totals.nodes, 1024u);
}
// Where a look is long, there are fewer nodes between two looks at the clock.
TEST(TreeSearch, LooksUpInTimeWhereNodesAreLarge) {
  EXPECT_EQ(pace_for(0), 1024u);
  EXPECT_EQ(pace_for(1 << 24), 1024u);
  EXPECT_EQ(pace_for(1 << 25), 512u);
  EXPECT_EQ(pace_for(1 << 29), 32u);
  EXPECT_EQ(pace_for(2e10), 1u);
}

namespace {
using Begin = std::function<TreeSearch(Rest const&)>;
// Every search that can be stopped, of one problem.
std::vector<Begin> all_searches(Problem const& p, Chooser chooser = Chooser::smallest) {
  auto const rows = rows_for_masks(p);
  auto const masks = [rows, chooser](Vectors v) {
    return [=](Rest const& rest) -> TreeSearch { return Masks(rows, chooser, rest, v); };
  };
  std::vector<Begin> all = {
      [&p, chooser](Rest const& rest) { return LinksSearch(p, chooser, rest); }, masks(Vectors::widest), masks(Vectors::shortest),
      [rows, chooser](Rest const& rest) { return ParallelSearch(rows, nullptr, chooser, 2, rest, 1); }};
  if (p.has_bounds()) return all;
  for (std::optional<int> const border : {std::optional<int>(), {3}, {0}})
    all.push_back([&p, chooser, border](Rest const& rest) { return Hybrid(p, chooser, border, 1, rest); });
  all.push_back([&p, chooser](Rest const& rest) { return Hybrid(p, chooser, 4, 2, rest); });
  return all;
}
// Searches what is left, a little at a time, each time by another search.
Covers in_turns(std::vector<Begin> const& searches, std::mt19937& dice, std::uint64_t most, std::vector<Rest> left = {Rest()}) {
  Covers covers;
  while (not left.empty()) {
    Limits few;
    (dice() % 2 ? few.nodes : few.solutions) = 1 + dice() % most;
    auto search = searches[dice() % searches.size()](left.front());
    auto const before = covers.size();
    auto const r = search.run(few, collect_sorted(covers));
    EXPECT_EQ(covers.size() - before, r.totals.solutions);
    EXPECT_EQ(search.covers(), covers.size() - before);
    auto now = search.rest();
    EXPECT_TRUE(now.empty() or r.ending != Ending::complete);
    now.insert(now.end(), left.begin() + 1, left.end());
    left = now;
    if (covers.size() > 100'000) return covers;
  }
  return covers;
}
}  // namespace

// Wherever a search is stopped, another one goes on there. The paths are those of the list.
TEST(TreeSearch, AnotherOneGoesOn) {
  std::mt19937 dice(41);
  std::size_t found = 0;
  for (int round = 0; round < (std::getenv("DLX_LONG") ? 20'000 : 600); ++round) {
    auto const p = mixture(dice, dice() % 32);
    Covers const expected = by_links(p);
    found += expected.size();
    auto const searches = all_searches(p);
    ASSERT_EQ(in_turns(searches, dice, 1 + round % 20), expected) << round;
    for (auto const& begin : searches) {
      Limits few;
      few.nodes = 1 + dice() % 9;
      auto search = begin(Rest());
      search.run(few);
      for (Rest const& rest : search.rest()) EXPECT_NO_THROW(expect_range(p, Chooser::smallest, rest.range)) << round << ": " << spelled(rest.range);
    }
  }
  EXPECT_GT(found, 2000u);
}
TEST(TreeSearch, AnotherOneGoesOnInLargerTrees) {
  std::mt19937 dice(42);
  for (auto const* puzzle : {"queens 7", "dominoes 4x5", "langford 7", "latin 4"}) {
    auto const p = made(puzzle);
    Covers const expected = by_links(p);
    auto const searches = all_searches(p);
    EXPECT_TRUE(in_turns(searches, dice, 100) == expected) << puzzle;
    auto const first = all_searches(p, Chooser::first);  // each in a tree of its own
    for (auto const& begin : first) EXPECT_TRUE(in_turns({begin}, dice, 500) == by_links(p, Chooser::first)) << puzzle;
  }
}

// All that was counted, and all that was left, are the whole; also if something was told before.
TEST(TreeSearch, CountsWhatIsLeft) {
  std::mt19937 dice(43);
  for (int round = 0; round < 600; ++round) {
    auto const p = mixture(dice, dice() % 32);
    std::uint64_t const all = by_links(p).size();
    auto const searches = all_searches(p);
    Limits few;
    (dice() % 2 ? few.nodes : few.solutions) = 1 + dice() % 9;
    auto search = searches[dice() % searches.size()](Rest());
    search.run(few, few.solutions > 0 and dice() % 2 ? Receive([](auto) {}) : Receive());
    Natural sum = search.covers();
    for (Rest const& rest : search.rest()) {
      auto other = searches[dice() % searches.size()](rest);
      other.run();
      sum += other.covers();
    }
    ASSERT_EQ(sum, all) << round;
  }
}

// Ranges between any two paths of a tree have its covers, one after the other.
TEST(TreeSearch, KeepsToARange) {
  std::mt19937 dice(44);
  for (int round = 0; round < 300; ++round) {
    auto const p = mixture(dice, dice() % 32);
    auto const searches = all_searches(p);
    std::vector<Rest> ranges;
    for (auto const& share : split(p, Chooser::smallest, 1 + static_cast<int>(dice() % 6), round)) ranges.push_back({share.range});
    Covers const expected = by_links(p);
    EXPECT_EQ(in_turns(searches, dice, 1000, ranges), expected) << round;
    EXPECT_NEAR(share_done(Range(), ranges), 0, 1e-9);
  }
}
TEST(TreeSearch, IsCutAnywhere) {
  std::mt19937 dice(45);
  int count = 0;
  for (int round = 0; round < 300; ++round) {
    auto const p = round % 3 == 0 ? Problem(queens(6)) : mixture(dice, dice() % 32);
    auto const rows = rows_for_masks(p);
    auto const begin = [&](Rest const& rest) { return Masks(rows, Chooser::smallest, rest); };
    Masks search = begin(Rest());
    Limits few;
    few.nodes = 1 + dice() % 5;
    Covers covers;
    Cuts cuts;
    while (search.run(few, collect_sorted(covers)).ending == Ending::limit)
      if (dice() % 2 and cuts.cut(search)) {
        ++count;
        ASSERT_EQ(search.rest().size(), 1u) << "something is kept";
        ASSERT_TRUE(is_left_of(search.rest()[0].range.from, cuts.given[0].from));
      }
    cuts.run(begin, collect_sorted(covers));
    ASSERT_EQ(covers, by_links(p)) << round;
  }
  EXPECT_GT(count, 300);
}

// What was told before is not told again, and is not part of a limit.
TEST(TreeSearch, PassesOverWhatWasTold) {
  auto const p = made("dominoes 4x4");
  Covers const all = by_links(p);
  for (auto const& begin : all_searches(p))
    for (std::uint64_t told : {0u, 1u, 7u, 36u, 40u}) {
      Covers covers;
      Limits three;
      three.solutions = 3;
      auto search = begin(Rest{{}, told});
      search.run(three, collect_sorted(covers));
      std::size_t const first = std::min<std::size_t>(told, all.size()), last = std::min(first + 3, all.size());
      EXPECT_EQ(covers, Covers(all.begin() + static_cast<std::ptrdiff_t>(first), all.begin() + static_cast<std::ptrdiff_t>(last))) << told;
      EXPECT_EQ(search.run().totals.solutions, all.size() - first) << told;
    }
}
