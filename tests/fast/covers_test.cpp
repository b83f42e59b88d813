// Covers that are asked for one by one.
#include "dlx/fast/covers.hpp"
#include "covers.hpp"
#include "made.hpp"
#include "random_problems.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/fast/engine.hpp"
#include "dlx/text/format.hpp"
#include <gtest/gtest.h>
#include <ranges>

using namespace dlx;

static_assert(std::ranges::input_range<CoverRange> and std::ranges::view<CoverRange>);
static_assert(std::input_iterator<CoverRange::Iterator>);

namespace {
Covers searched(Problem const& p, Chooser chooser) {
  Covers all;
  search_with(Engine::links, p, chooser, Limits(), collect_sorted(all));
  return all;
}
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
    auto const all = searched(problem, chooser);
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
    auto const all = searched(problem, Chooser::smallest);
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
