// One cover, no matter which: is it one, is there none, and does a seed find it again?
#include "dlx/fast/restarts.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/fast/engine.hpp"
#include "dlx/more/problem.hpp"
#include "dlx/puzzle/langford.hpp"
#include "covers.hpp"
#include "dinner.hpp"
#include "holes.hpp"
#include "random_problems.hpp"
#include "shell.hpp"
#include <cstdlib>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

using namespace dlx;

namespace {

std::vector<int> sorted(std::vector<int> cover) {
  std::sort(cover.begin(), cover.end());
  return cover;
}

// Until it is over, a few nodes at a time.
Restarts finished(Problem const& p, std::uint64_t seed, Habits const& habits, std::uint64_t slice) {
  Restarts search(p, seed, habits);
  while (search.go_on(slice)) EXPECT_FALSE(search.is_over());
  EXPECT_TRUE(search.is_over());
  return search;
}

// The same answer as by trying all subsets.
void expect_truth(Problem const& p, std::set<std::vector<int>> const& covers, Totals const& totals, std::vector<int> const& cover) {
  EXPECT_EQ(totals.solutions, covers.empty() ? 0u : 1u) << p.option_count() << " options";
  EXPECT_TRUE(totals.solutions == 0 or covers.contains(sorted(cover)));
}

Problem of_rails() {  // an option without colour excludes all, itself included
  Problem p;
  for (auto const* name : {"a", "b"}) p.add_item(name);
  for (auto const* name : {"s", "t"}) p.add_item(name, Kind::secondary);
  int const red = p.add_colour("red"), blue = p.add_colour("blue");
  for (auto const& [item, colour] : {std::pair(1, 0), {1, red}, {2, blue}, {2, red}}) {
    p.add_option();
    p.add_entry(item);
    p.add_entry(3, colour);
    if (colour != blue) p.add_entry(4, red);
  }
  return p;
}

}  // namespace

// The row of D in the dinner, as in the chapter: 4 is struck, then 2, and both come back.
TEST(LiveRows, OfTheDinner) {
  auto const p = dinner();
  LiveRows live(p);
  int const d = p.find_item("D") - 1;
  auto const row = [&] {
    std::vector<int> options;
    for (int k = 0; k < live.size(d); ++k) options.push_back(live.option(d, k) + 1);
    return options;
  };
  EXPECT_EQ(row(), (std::vector<int>{2, 4, 6}));
  auto const before = live.now();
  live.strike(3);
  EXPECT_EQ(row(), (std::vector<int>{2, 6}));
  live.strike(1);
  EXPECT_EQ(row(), (std::vector<int>{6}));
  EXPECT_EQ(live.effort(), 5u);
  live.back_to(before);
  EXPECT_EQ(row(), (std::vector<int>{6, 2, 4}));
  EXPECT_EQ(live.harm(3), 5) << "two options of A, three of D";
}

// Whatever is done, going back undoes it: sizes, members of rows, open items.
TEST(LiveRows, GoBackToAnyMoment) {
  std::mt19937 dice(2004);
  for (int round = 0; round < 300; ++round) {
    auto const p = random_problem(dice, {4, 3, 11, .35, static_cast<int>(dice() % 4)});
    Rows const rows(p);
    LiveRows live(p);
    auto const members = [&] {
      std::vector<std::set<int>> all(rows.rival.size());
      for (int r = 0; r < rows.count(); ++r)
        for (int k = 0; k < live.size(r); ++k) EXPECT_TRUE(all[static_cast<std::size_t>(r)].insert(live.option(r, k)).second);
      return all;
    };
    auto const open = [&] { return std::set<int>(live.open().begin(), live.open().end()); };
    std::vector<std::tuple<LiveRows::Moment, std::vector<std::set<int>>, std::set<int>, std::vector<int>>> past;
    for (int step = 0; step < 12; ++step) {
      std::vector<int> choices;
      for (int i : live.open())
        for (int k = 0; k < live.size(i); ++k) choices.push_back(live.option(i, k));
      if (dice() % 3 == 0 and not past.empty()) {
        auto const& [moment, were, were_open, taken] = past.back();
        live.back_to(moment);
        EXPECT_EQ(members(), were);
        EXPECT_EQ(open(), were_open);
        EXPECT_EQ(live.cover(), taken);
        past.pop_back();
      } else if (not choices.empty()) {
        past.emplace_back(live.now(), members(), open(), live.cover());
        int const o = choices[dice() % choices.size()];
        dice() % 2 == 0 ? live.take(o) : live.strike(o);
        if (not live.settle()) {
          EXPECT_EQ(live.size(live.culprit()), 0);
          EXPECT_TRUE(open().contains(live.culprit()));
        }
      }
    }
  }
}

// Random problems with and without covers; all habits; all ways to cut the search into pieces.
TEST(Restarts, AgreeWithBruteForce) {
  std::mt19937 dice(1993);
  int with = 0, without = 0;
  int const rounds = std::getenv("DLX_LONG") ? 4000 : 600;
  for (int round = 0; round < rounds; ++round) {
    Shape shape{2 + static_cast<int>(dice() % 5), static_cast<int>(dice() % 3), 5 + static_cast<int>(dice() % 6), .2 + .05 * (dice() % 5)};
    if (dice() % 2 == 0) shape.coloured = 2, shape.colours = 1 + static_cast<int>(dice() % 5);
    auto const p = random_problem(dice, shape);
    auto const covers = covers_by_force(p);
    ++(covers.empty() ? without : with);
    Habits const habits{dice() % 2 == 0, dice() % 2 == 0, dice() % 2 == 0};
    auto const search = finished(p, dice(), habits, 1 + dice() % 3);
    expect_truth(p, covers, search.totals(), search.cover());
    Covers found;
    auto const result = any_cover(p, {}, collect(found), dice());
    ASSERT_EQ(found.size(), covers.empty() ? 0u : 1u);
    expect_truth(p, covers, result.totals, covers.empty() ? std::vector<int>() : found[0]);
    EXPECT_EQ(result.ending, covers.empty() ? Ending::complete : Ending::limit);
  }
  EXPECT_GT(with, rounds * 5 / 12);
  EXPECT_GT(without, rounds * 5 / 12);
}

// Problems with bounds go to the usual search, whose first cover is any cover.
TEST(Restarts, BoundsGoToLinks) {
  std::mt19937 dice(1997);
  int with = 0;
  int const rounds = std::getenv("DLX_LONG") ? 500 : 250;
  for (int round = 0; round < rounds; ++round) {
    auto const p = mixture(dice, all_parts);
    auto const covers = covers_by_force(p);
    Covers found;
    auto const result = any_cover(p, {}, collect(found));
    ASSERT_EQ(found.size(), covers.empty() ? 0u : 1u);
    EXPECT_EQ(result.ending, covers.empty() ? Ending::complete : Ending::limit);
    EXPECT_TRUE(covers.empty() || covers.contains(sorted(found[0])));
    with += not covers.empty();
    if (p.has_bounds()) { EXPECT_THROW(Restarts(p, 1), Unsupported); }
  }
  EXPECT_GT(with, rounds / 5);
}

TEST(Restarts, Rails) {
  auto const p = of_rails();
  auto const covers = covers_by_force(p);
  ASSERT_EQ(covers, (std::set<std::vector<int>>{{2, 4}}));
  for (std::uint64_t seed = 1; seed < 20; ++seed) EXPECT_EQ(sorted(finished(p, seed, {}, 1).cover()), (std::vector<int>{2, 4}));
}

TEST(Restarts, SmallestProblems) {
  Problem nothing;
  EXPECT_EQ(finished(nothing, 1, {}, 1).totals().solutions, 1u) << "the empty cover";
  Problem lonely;
  lonely.add_item("a");
  auto const none = finished(lonely, 1, {}, 1);
  EXPECT_EQ(none.totals(), Totals()) << "known before the first node";
  EXPECT_EQ(any_cover(lonely, {}, nullptr).ending, Ending::complete);
}

// Runs of 64 dead ends, 64, 128, 64, ...: after 1, 1, 2, 1, 1, 2, 4 of these, the eighth begins.
TEST(Restarts, BeginAnewAsLubySays) {
  auto const p = langford(9);  // no covers, and more dead ends than that
  Restarts search(p, 1, {true, false, false});
  std::vector<std::uint64_t> lengths;
  for (std::uint64_t run = 1, dead = 0; search.runs() < 16 and search.go_on(1);) {
    if (search.runs() == run) continue;
    lengths.push_back((search.totals().dead - dead) / 64);
    run = search.runs(), dead = search.totals().dead;
  }
  EXPECT_EQ(lengths, (std::vector<std::uint64_t>{1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8}));
  EXPECT_EQ(finished(p, 1, {false, true, true}, 1000).runs(), 1u);
}

// The same seed makes the same search, however it is cut; other seeds find other covers.
TEST(Restarts, ASeedIsKept) {
  auto const p = queens(9);
  std::set<std::vector<int>> all;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    auto const once = finished(p, seed, {}, 1), again = finished(p, seed, {}, 1000);
    EXPECT_EQ(once.cover(), again.cover());
    EXPECT_EQ(once.totals(), again.totals());
    all.insert(sorted(once.cover()));
  }
  EXPECT_GT(all.size(), 10u);
}

// There is no cover, and the usual search proves it: here within its second turn, or far beyond the head start.
TEST(AnyCover, TakesTurns) {
  auto const p = langford(10);
  auto const usual = search_with(Engine::automatic, p, Chooser::smallest);
  ASSERT_EQ(usual.totals.solutions, 0u);
  std::uint64_t pulses = 0, most = 0;
  Limits limits;
  limits.pulse = [&](Progress const& now) { ++pulses, most = std::max(most, now.nodes); };
  auto const r = any_cover(p, limits, nullptr);
  EXPECT_EQ(r.ending, Ending::complete);
  EXPECT_EQ(r.totals.solutions, 0u);
  EXPECT_GT(pulses, 4u);
  EXPECT_LE(most, r.totals.nodes);
  EXPECT_LE(r.totals.nodes, 4096 + usual.totals.nodes * 9 / 8 + 1);
}

TEST(AnyCover, StopsWhenItIsTold) {
  auto const p = langford(17);  // no covers
  std::atomic<bool> stop = false;
  int pulses = 0;
  Limits limits;
  limits.stop = &stop;
  limits.pulse = [&](Progress const&) { stop = ++pulses == 20; };
  EXPECT_EQ(any_cover(p, limits, nullptr).ending, Ending::interrupted);
  EXPECT_EQ(pulses, 20);
  EXPECT_EQ(any_cover(p, {.seconds = .01}, nullptr).ending, Ending::limit);
  EXPECT_EQ(any_cover(p, {.seconds = -1}, nullptr).ending, Ending::limit);
  EXPECT_THROW(any_cover(p, {.solutions = 1}, nullptr), std::invalid_argument);
  EXPECT_THROW(any_cover(p, {.nodes = 1}, nullptr), std::invalid_argument);
}

// The dots of the first figure: dead ends of eight seeds; 0 is more than 50,000.
TEST(Restarts, DotsOfTheBook) {
  auto const sketches = slurp("figures/sketches.mp");
  auto const p = quasigroup_with_holes(6, 30, 378);
  using Line = std::vector<std::uint64_t>;
  std::pair<Habits, Line> const lines[] = {{{false, false, false}, {1036, 0, 190, 28049, 298, 375, 9, 0}},
                                           {{true, false, false}, {77, 186, 83, 259, 280, 124, 9, 166}},
                                           {{false, true, false}, {138, 3308, 144, 1104, 131, 101, 6, 42}},
                                           {{false, false, true}, {20, 36, 43, 0, 17, 12, 220, 4}},
                                           {{true, true, true}, {15, 26, 18, 27, 20, 6, 16, 1}}};
  Habits const usual;
  EXPECT_TRUE(usual.begins_anew and usual.learns and usual.spares);
  for (auto const& [habits, wanted] : lines) {
    Line line;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
      Restarts search(p, seed, habits);
      while (search.totals().dead < 50'000 and search.go_on(1000)) continue;
      line.push_back(search.is_over() ? search.totals().dead : 0);
    }
    EXPECT_EQ(line, wanted);
    EXPECT_NE(sketches.find(fmt::format("({});", fmt::join(wanted, ", "))), std::string::npos);
  }
}

// The benchmark makes a Latin square with holes, which has a cover.
TEST(Holes, AreThoseOfALatinSquare) {
  for (int order = 2; order <= 7; ++order) {
    std::mt19937 dice(static_cast<unsigned>(order));
    LatinWalk square(dice, order);
    std::set<std::pair<int, int>> rows, columns;
    for (int r = 0; r < order; ++r)
      for (int c = 0; c < order; ++c) {
        EXPECT_TRUE(rows.emplace(r, square.symbol(r, c)).second);
        EXPECT_TRUE(columns.emplace(c, square.symbol(r, c)).second);
      }
    auto const p = quasigroup_with_holes(static_cast<unsigned>(order), order, order);
    EXPECT_EQ(p.primary_count(), 3 * order);
    EXPECT_GE(search_with(Engine::links, p, Chooser::smallest).totals.solutions, 1u);
  }
}
