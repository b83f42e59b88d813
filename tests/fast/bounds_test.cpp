// Counters with bounds find what the list with bounds finds: count, set, and order.
#include "dlx/fast/masks.hpp"
#include "covers.hpp"
#include "cuts.hpp"
#include "random_problems.hpp"
#include <cstdlib>
#include <gtest/gtest.h>
#include <set>

using namespace dlx;

static Covers by_masks(Problem const& p, Chooser chooser, Techniques const& t = Techniques(), Vectors v = Vectors::widest) {
  Covers covers;
  Masks(p, chooser, v, t).run(Limits(), collect_sorted(covers));
  return covers;
}
static std::uint64_t counted(Problem const& p, Chooser chooser) { return Masks(p, chooser).run().totals.solutions; }

TEST(Bounds, TheTableOfTheBook) {
  Problem p;
  p.add_item("A", Bounds{0, 2});
  p.add_item("x"), p.add_item("y");
  p.add_option({1, 2}), p.add_option({1, 3}), p.add_option({2}), p.add_option({3}), p.add_option({1});
  Covers const covers = by_masks(p, Chooser::smallest);
  EXPECT_EQ(covers, (Covers{{1, 2}, {1, 4, 5}, {1, 4}, {2, 3, 5}, {2, 3}, {3, 4, 5}, {3, 4}}));
  EXPECT_EQ(covers, by_links(p, Chooser::smallest));
}

TEST(Bounds, AllMixesOfItems) {
  std::mt19937 dice(21);
  std::size_t found = 0;
  int const rounds = std::getenv("DLX_LONG") ? 100'000 : 6'000;
  for (int round = 0; round < rounds; ++round) {
    Problem const p = mixture(dice, 1 + static_cast<unsigned>(round) % 15);
    auto const chooser = round % 2 == 0 ? Chooser::smallest : Chooser::first;
    auto const expected = by_links(p, chooser);
    found += expected.size();
    ASSERT_EQ(by_masks(p, chooser), expected) << round;
    ASSERT_EQ(counted(p, chooser), expected.size()) << round;
    if (round % 5 == 0) {
      ASSERT_EQ(by_masks(p, chooser, {false, false}, Vectors::shortest), expected) << round;
      auto const truth = covers_by_force(p);
      ASSERT_EQ(std::set<std::vector<int>>(expected.begin(), expected.end()), truth) << round;
      ASSERT_EQ(expected.size(), truth.size()) << round;
    }
  }
  EXPECT_GT(found, 10'000u);
}

// Word boundaries: so many options of one item, and so many items.
TEST(Bounds, AtTheEndsOfWords) {
  for (int n : {63, 64, 65, 127, 128, 129, 255, 256, 257, 300}) {
    Problem p;
    p.add_item("a", Bounds{1, 2});
    p.add_item("b");
    for (int k = 0; k < n; ++k) p.add_option({1});
    p.add_option({2}), p.add_option({1, 2});
    Limits limits;
    limits.solutions = 2000;
    Covers covers;
    Masks(p).run(limits, collect_sorted(covers));
    EXPECT_EQ(covers, by_links(p, Chooser::smallest, limits)) << n;
    EXPECT_EQ(counted(p, Chooser::smallest), static_cast<std::uint64_t>(n + n * (n - 1) / 2 + 1 + n)) << n;
    Problem wide;
    for (int i = 1; i <= n; ++i) wide.add_item("i" + std::to_string(i), i % 3 == 0 ? Bounds{0, 2} : Bounds{1, 1});
    for (int i = 1; i < n; ++i) wide.add_option({i, i + 1});
    for (int i = 1; i <= n; ++i) wide.add_option({i});
    Covers some;
    Masks(wide).run(limits, collect_sorted(some));
    EXPECT_EQ(some, by_links(wide, Chooser::smallest, limits)) << n;
  }
}

// Stopped anywhere, continued, and divided: nothing is lost.
TEST(Bounds, StoppedContinuedAndDivided) {
  std::mt19937 dice(5);
  int stops = 0, cuts = 0;
  for (int round = 0; round < 300; ++round) {
    Shape shape{.primary = 3, .secondary = round % 3, .options = 12, .density = .3, .colours = round % 2 * 2};
    shape.bounded = 3;
    Problem const p = random_problem(dice, shape);
    auto const expected = by_links(p, Chooser::smallest);
    auto const rows = rows_for_masks(p);
    Covers covers;
    Limits step;
    step.nodes = 1 + dice() % 7;
    Masks stopped(rows, Chooser::smallest, {});
    while (stopped.run(step, collect_sorted(covers)).ending == Ending::limit) ++stops;
    EXPECT_EQ(covers, expected) << round;
    covers.clear();
    std::uint64_t count = 0;
    Masks giver(rows, Chooser::smallest, {});
    auto const begin = [&](Rest const& rest) { return Masks(rows, Chooser::smallest, rest); };
    Cuts later, given;
    if (giver.run(step, collect_sorted(covers)).ending == Ending::limit)
      while (later.cut(giver)) ++cuts;
    giver.run(Limits(), collect_sorted(covers));
    later.run(begin, collect_sorted(covers));
    EXPECT_EQ(covers, expected) << round;
    Masks half(rows, Chooser::smallest, {});
    half.run(step);
    given.cut(half);
    count = half.run().totals.solutions;
    count += given.run(begin);
    EXPECT_EQ(count, expected.size()) << round;
  }
  EXPECT_GT(stops, 500);
  EXPECT_GT(cuts, 200);
}

// A bound that is never reached costs nothing: as many nodes as without it.
TEST(Bounds, ABoundThatIsNeverReachedIsForgotten) {
  auto const boxes = [](Bounds bounds) {
    Problem p;
    p.add_item("A", bounds);
    for (int k = 0; k < 24; ++k) p.add_item("s" + std::to_string(k));
    for (int r = 0; r < 4; ++r)
      for (int c = 0; c < 6; ++c) {
        int const at = 2 + 6 * r + c;
        if (c < 5) p.add_option({1, at, at + 1});
        if (r < 3) p.add_option({1, at, at + 6});
      }
    return Masks(p).run().totals;
  };
  auto const free = boxes({0, unlimited}), wide = boxes({0, 12}), exact = boxes({12, 12}), tight = boxes({0, 11});
  EXPECT_EQ(free.solutions, 281u);
  EXPECT_EQ(wide.solutions, 281u);
  EXPECT_EQ(exact.solutions, 281u);
  EXPECT_EQ(tight.solutions, 0u);
  EXPECT_LE(wide.nodes, 2 * free.nodes);
}
