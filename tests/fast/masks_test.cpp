// The search by masks finds the covers of the search by links, in the same
// order, whatever the shape of the problem, the chooser, and the vectors.
#include "dlx/fast/masks.hpp"
#include "dlx/fast/rows.hpp"
#include "dlx/more/painted.hpp"
#include "dlx/puzzle/langford.hpp"
#include "dlx/dance/latin.hpp"
#include "dlx/puzzle/polyomino.hpp"
#include "dlx/dance/queens.hpp"
#include "covers.hpp"
#include "cuts.hpp"
#include "random_problems.hpp"
#include <cstdlib>
#include "shell.hpp"
#include <gtest/gtest.h>
#include <atomic>
#include <sys/resource.h>

using namespace dlx;

static Covers by_masks(Problem const& p, Chooser chooser, Vectors vectors, Limits const& limits = Limits()) {
  Covers covers;
  auto const r = Masks(p, chooser, vectors).run(limits, collect_sorted(covers));
  EXPECT_EQ(r.totals.solutions, covers.size());
  if (r.ending == Ending::complete) {  // counted, not seen
    EXPECT_EQ(Masks(p, chooser, vectors).run().totals.solutions, covers.size());
  }
  return covers;
}

TEST(Masks, SmallProblemsOfAllShapes) {
  std::mt19937 dice(11);
  for (int round = 0; round < 600; ++round) {
    Problem const p = coloured_problem(dice, round % 5);
    for (auto chooser : {Chooser::first, Chooser::smallest}) {
      auto const expected = by_links(p, chooser);
      EXPECT_EQ(expected, by_masks(p, chooser, Vectors::widest)) << round;
      EXPECT_EQ(expected, by_masks(p, chooser, Vectors::shortest)) << round;
    }
  }
}

TEST(Masks, LargeProblemsOfAllShapes) {
  std::mt19937 dice(12);
  std::size_t found = 0;
  for (int round = 0; round < (std::getenv("DLX_LONG") ? 250 : 100); ++round) {
    int const items = 1 + static_cast<int>(dice() % 200);
    int const secondary = round % 3 == 0 ? 0 : static_cast<int>(dice() % 90);
    int const options = items / 2 + static_cast<int>(dice() % 400);
    Problem const p = planted(dice, items, secondary, round % 7, options, 2 + round % 5);
    Limits limits;
    limits.solutions = 60;
    limits.nodes = 30000;
    Covers expected;
    Painted links(p);
    auto const r = search(links, Chooser::smallest, limits, collect_sorted(expected));
    found += expected.size();
    for (auto vectors : {Vectors::shortest, Vectors::widest}) {
      Limits enough;
      enough.solutions = std::max<std::uint64_t>(1, expected.size());
      enough.nodes = 30000;
      Covers covers = by_masks(p, Chooser::smallest, vectors, enough);
      if (r.ending != Ending::complete) covers.resize(std::min(covers.size(), expected.size()));
      EXPECT_EQ(expected, covers) << round;
    }
  }
  EXPECT_GT(found, 1000u);
}

TEST(Masks, ManyCoversWithBothChoosers) {
  std::mt19937 dice(13);
  for (int round = 0; round < 60; ++round) {
    int const items = 10 + static_cast<int>(dice() % 16);
    Problem const p = planted(dice, items, round % 2 * 70, round % 4, 100 + round * 3, 4);
    Limits limits;
    limits.solutions = 400;
    for (auto chooser : {Chooser::first, Chooser::smallest}) {
      auto const expected = by_links(p, chooser, limits);
      EXPECT_EQ(expected, by_masks(p, chooser, Vectors::widest, limits)) << round;
      EXPECT_EQ(expected, by_masks(p, chooser, Vectors::shortest, limits)) << round;
    }
  }
}

TEST(Masks, KnownCounts) {
  auto count = [](Problem const& p) { return Masks(p).run().totals.solutions; };
  EXPECT_EQ(count(queens(8)), 92u);
  EXPECT_EQ(count(queens(11)), 2680u);
  EXPECT_EQ(count(latin(4)), 576u);
  EXPECT_EQ(count(langford(8)), 300u);
  Source const box{"box", draw_rectangle(3, 20) + "use pentominoes\n"};
  EXPECT_EQ(count(polyomino(box)), 8u);
  EXPECT_EQ(count(Problem()), 1u);  // the empty cover
}

TEST(Masks, StopAndGoOn) {
  Problem const p = queens(7);
  auto const expected = by_links(p, Chooser::smallest);
  for (std::uint64_t step = 1; step < 9; ++step) {
    for (bool nodes : {false, true}) {
      Masks search(p);
      Covers covers;
      Limits limits;
      (nodes ? limits.nodes : limits.solutions) = step;
      Result r;
      std::uint64_t before = 0;
      do {
        r = search.run(limits, collect_sorted(covers));
        auto const now = nodes ? r.totals.nodes : r.totals.solutions;
        ASSERT_LE(now, before + step);
        before = now;
      } while (r.ending == Ending::limit);
      EXPECT_EQ(r.ending, Ending::complete);
      EXPECT_EQ(covers, expected);
      Covers again;
      EXPECT_EQ(r.totals, Masks(p).run(Limits(), collect_sorted(again)).totals);
    }
  }
}

// To see covers, and to count, in turns: what was remembered for the one wish must not serve the other.
TEST(Masks, WishesMayChange) {
  struct Line { Problem p; std::uint64_t some, nodes; };
  auto const dominoes = polyomino(Source{"box", draw_rectangle(4, 6) + "use domino any\n"});
  for (auto const& [p, some, nodes] : {Line{queens(8), 7, 5}, Line{langford(8), 20, 30}, Line{latin(4), 50, 9}, Line{dominoes, 20, 3}}) {
    Covers const expected = by_links(p, Chooser::smallest);
    Covers seen;
    Receive const see = collect_sorted(seen);
    Masks search(p);
    Result r;
    std::uint64_t counted = 0;
    for (bool counts = false; counted + seen.size() == 0 or r.ending == Ending::limit; counts = not counts) {
      auto const before = r.totals.solutions;
      Limits limits;
      (counts ? limits.nodes : limits.solutions) = counts ? nodes : some;
      r = search.run(limits, counts ? Receive() : see);
      if (counts) counted += r.totals.solutions - before;
    }
    EXPECT_GT(counted, 0u);
    EXPECT_EQ(counted + seen.size(), expected.size());
    auto next = expected.begin();  // those that were seen are in order
    for (auto const& cover : seen) {
      next = std::find(next, expected.end(), cover);
      ASSERT_NE(next++, expected.end());
    }
  }
}

// A menu: few items with very many options, of which few clash. The last option of each cover is not looked at.
static Problem menu(std::mt19937& dice, int courses, int dishes, int tastes) {
  Problem p;
  for (int i = 1; i <= courses; ++i) p.add_item("course" + std::to_string(i));
  for (int i = 1; i <= tastes; ++i) p.add_item("taste" + std::to_string(i), Kind::secondary);
  auto const below = [&](int n) { return static_cast<int>(dice() % static_cast<unsigned>(n)); };
  for (int o = 0; o < courses * dishes; ++o) {
    int const course = 1 + below(courses), other = 1 + below(courses);
    p.add_option({course});
    if (other > course && o % 7 == 0) p.add_entry(other);
    if (tastes > 0) p.add_entry(courses + 1 + below(tastes));
  }
  return p;
}
// One dish more of the first course, and the only clash is that of this one with the last dish of the last course.
static Problem menu_with_fish_twice(int courses, int dishes) {
  Problem p;
  for (int course = 1; course <= courses; ++course) p.add_item("course" + std::to_string(course));
  p.add_item("fish", Kind::secondary);
  for (int o = 0; o < courses * dishes; ++o) p.add_option({o / dishes + 1});
  p.add_entry(courses + 1);
  p.add_option({1, courses + 1});
  return p;
}
TEST(Masks, AMenuNeedsNoNodeForALastOption) {
  auto const counted = Masks(menu_with_fish_twice(3, 250)).run().totals;
  EXPECT_EQ(counted.solutions, 251u * 250u * 250u - 250u);
  EXPECT_EQ(counted.nodes, 1u + 250u + 250u * 250u);
}
// A limit on nodes, and the clock, which is looked at in 1024 nodes: no node may have many thousands of covers.
TEST(Masks, ANodeOfAMenuHasFewCovers) {
  Limits limits;
  limits.nodes = 10'000;
  Receive const nothing = [](std::span<int const>) {};
  for (auto const& [courses, dishes] : {std::pair(3, 250), {4, 64}, {4, 60}, {6, 42}, {8, 20}, {5, 12}}) {
    auto const r = Masks(menu_with_fish_twice(courses, dishes)).run(limits, nothing);
    EXPECT_LE(r.totals.solutions, 2048u * limits.nodes) << courses;
    EXPECT_GT(r.totals.solutions, 5'000u) << courses;
  }
}
TEST(Masks, MenusOfAllLengths) {
  std::mt19937 dice(17);
  std::size_t found = 0;
  for (int round = 0; round < 40; ++round) {
    int const courses = 1 + round % 4;
    Problem const p = menu(dice, courses, courses < 3 ? 20 + round * 10 : courses == 3 ? 30 + round : 10 + round / 4, round % 3 * 20);
    for (auto chooser : {Chooser::first, Chooser::smallest}) {
      Covers const expected = by_links(p, chooser);
      found += expected.size();
      EXPECT_EQ(expected, by_masks(p, chooser, Vectors::widest)) << round;
      EXPECT_EQ(expected, by_masks(p, chooser, Vectors::shortest)) << round;
      // stopped now and then, in the middle of last options, too; and what is given away comes later
      Covers covers, given;
      Masks search(p, chooser);
      Cuts cuts;
      Limits some;
      while (some.solutions = 1 + dice() % 97, search.run(some, collect_sorted(covers)).ending == Ending::limit)
        if (cuts.given.empty() && covers.size() > expected.size() / 3) cuts.cut(search);
      cuts.run([&](Rest const& rest) { return Masks(rows_for_masks(p), chooser, rest); }, collect_sorted(given));
      EXPECT_EQ(covers.size() + given.size(), expected.size()) << round;
      covers.insert(covers.end(), given.begin(), given.end());
      EXPECT_EQ(covers, expected) << round;
    }
  }
  EXPECT_GT(found, 100'000u);
}

// 35,584 covers, and hardly one situation comes back: after some thousand edges nothing more is remembered, wherever the search is stopped.
TEST(Masks, ASearchThatForgetsGoesOn) {
  Problem const p = langford(11);
  Covers expected, covers;
  auto const whole = Masks(p).run(Limits(), collect(expected));
  Masks search(p);
  Limits limits;
  for (limits.nodes = 1; search.run(limits, collect(covers)).ending == Ending::limit;) limits.nodes = limits.nodes % 997 + 13;
  EXPECT_EQ(covers, expected);
  EXPECT_EQ(search.run().totals, whole.totals);
}

TEST(Masks, ALimitThatIsMetAtTheEndIsNoLimit) {
  Limits limits;
  limits.solutions = 1;
  Problem p;
  p.add_item("a");
  p.add_option({1});
  EXPECT_EQ(Masks(p).run(limits).ending, Ending::complete);
}

TEST(Masks, InterruptAndPulse) {
  Problem const p = queens(10);
  std::atomic<bool> stop = false;
  Limits limits;
  limits.stop = &stop;
  double last = 0;
  int pulses = 0;
  limits.pulse = [&](Progress const& progress) {
    EXPECT_GE(progress.done, last);
    EXPECT_LE(progress.done, 1);
    last = progress.done;
    if (++pulses == 3) stop = true;
  };
  Masks search(p);
  EXPECT_EQ(search.run(limits).ending, Ending::interrupted);
  EXPECT_EQ(pulses, 3);
  EXPECT_EQ(search.run().totals.solutions, 724u);
}

// Which share of the tree is done, after 1024 nodes and after 2048: what is being tried at a frame is not done, and not left.
TEST(Masks, SaysHowMuchIsDone) {
  for (auto const vectors : {Vectors::shortest, Vectors::widest}) {
    std::vector<double> done;
    Limits limits;
    limits.pulse = [&](Progress const& progress) { done.push_back(progress.done); };
    Masks(queens(10), Chooser::smallest, vectors).run(limits);
    ASSERT_GE(done.size(), 2u);
    EXPECT_NEAR(done[0], 0.151'428'571, 1e-9);
    EXPECT_NEAR(done[1], 0.285'714'286, 1e-9);
  }
}

TEST(Masks, WhatIsTooLargeIsRefused) {
  Problem p;
  p.add_item("a", Bounds{1, 260});
  for (int k = 0; k < 300; ++k) p.add_option({1});
  EXPECT_THROW(Masks{p}, Unsupported);
  Problem wide;
  for (int i = 1; i <= 16'385; ++i) wide.add_item("i" + std::to_string(i));
  EXPECT_THROW(Masks{wide}, Unsupported);
}

// What is done depends neither on the weather nor on the vectors.  Nodes,
// options tried, and dead ends, if covers are only counted, and if they are seen.
static std::string work_of(Problem const& p, Vectors vectors) {
  auto text = [](Totals const& t) { return std::to_string(t.nodes) + ' ' + std::to_string(t.attempts) + ' ' + std::to_string(t.dead); };
  Receive const nothing = [](std::span<int const>) {};
  return text(Masks(p, Chooser::smallest, vectors).run().totals) + ", " +
         text(Masks(p, Chooser::smallest, vectors).run(Limits(), nothing).totals);
}
TEST(Masks, TheWorkIsPinned) {
  for (auto vectors : {Vectors::shortest, Vectors::widest}) {
    EXPECT_EQ(work_of(queens(9), vectors), "1977 2185 918, 1978 2186 918");
    EXPECT_EQ(work_of(latin(4), vectors), "61 60 0, 786 1020 0");
    EXPECT_EQ(work_of(langford(8), vectors), "897 1046 396, 1239 1464 530");
    EXPECT_EQ(work_of(permutations(7), vectors), "137 136 0, 972 5620 0");
  }
}

static long most_kilobytes() {
  rusage u{};
  getrusage(RUSAGE_SELF, &u);
  return u.ru_maxrss;
}
TEST(Masks, MemoryDoesNotGrowWithTheCovers) {
  Problem const p = permutations(9);
  Receive const nothing = [](std::span<int const>) {};
  Limits ten;
  ten.solutions = 10;
  Masks(p).run(ten, nothing);
  long const before = most_kilobytes();
  EXPECT_EQ(Masks(p).run(Limits(), nothing).totals.solutions, 362880u);
  EXPECT_LE(most_kilobytes(), before + 1024);
}

// In a chain of 8000 items, each look reads 16 megabytes; so the flag is looked at after 134 of them.
TEST(Masks, AnInterruptIsSeenSoon) {
  int const n = 8000;
  Problem p;
  for (int i = 1; i <= n; ++i) p.add_item("i" + std::to_string(i));
  for (int i = 1; i <= n; ++i) p.add_option({i});
  for (int i = 1; i < n; ++i) p.add_option({i, i + 1});
  std::atomic<bool> const stop = true;
  Limits limits;
  limits.stop = &stop;
  auto const r = Masks(p).run(limits);
  EXPECT_EQ(r.ending, Ending::interrupted);
  EXPECT_EQ(r.totals.nodes, 134u);
}

// A path has one cover, and all its moves are forced, from both ends. So it is one node.
TEST(Masks, WhatIsForcedAtTheRootIsNoNode) {
  int const n = 3000;
  Problem p;
  for (int i = 1; i <= n; ++i) p.add_item("i" + std::to_string(i));
  std::vector<int> begins(static_cast<std::size_t>(n) - 1);
  std::iota(begins.begin(), begins.end(), 1);
  std::shuffle(begins.begin(), begins.end(), std::mt19937(4));
  for (int i : begins) p.add_option({i, i + 1});
  auto const r = Masks(p).run();
  EXPECT_EQ(r.totals.solutions, 1u);
  EXPECT_EQ(r.totals.nodes, 1u);
}

// Two items have one option each, which clash with many of a third, and the tables are so large that
// forced moves are not all made at once. Whoever branches on the first item meets subtrees that are dead
// for a reason which no image shows.
TEST(Masks, WhatIsForcedComesFirst) {
  int const rows = 7, columns = 8, chain = 600;
  Problem p;
  for (auto name : {"z0", "z", "w1", "w2", "w3", "w4", "i"}) p.add_item(name);
  int const square = p.item_count() + 1, link = square + rows * columns, last = link + chain - 1;
  for (int k = square; k <= last; ++k) p.add_item("s" + std::to_string(k));
  int const g = p.add_item("g");
  p.add_option({1, 2, 3, 4, 5, 6});
  for (int k = 0; k < 8000; ++k) p.add_option({2, 3, 4, 5, 6});
  p.add_option({7, last});
  p.add_option({7});
  for (int r = 0; r < rows; ++r)
    for (int c = 0; c < columns; ++c) {
      int const at = square + r * columns + c;
      if (c + 1 < columns) p.add_option({at, at + 1});
      if (r + 1 < rows) p.add_option({at, at + columns});
    }
  for (int k = link; k < last; ++k) p.add_option({k, k + 1});
  for (int k = 0; k < 70; ++k) p.add_option({g});
  for (Chooser chooser : {Chooser::first, Chooser::smallest})
    EXPECT_EQ(Masks(p, chooser).run().totals.solutions, 70u * 1292697u);  // ways to fill the board with dominoes
}

