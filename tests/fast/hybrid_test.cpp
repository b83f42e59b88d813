// Dance above, masks below: the same covers in the same order, wherever the
// border is, and however often the search is put aside.
#include "dlx/fast/hybrid.hpp"
#include "dlx/fast/engine.hpp"
#include "dlx/fast/masks.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/more/search.hpp"
#include "covers.hpp"
#include "random_problems.hpp"
#include <cstdlib>
#include <gtest/gtest.h>
#include <limits>
#include <list>

using namespace dlx;

static int const everything = std::numeric_limits<int>::max();
static int const borders[] = {0, 2, 4, 6, 9, 14, everything};

// Random problems of all sizes: tiny ones, and some where the border is
// crossed many times in one search.
static Problem some_problem(std::mt19937& dice, int round) {
  Shape shape = random_shape(dice);
  if (round % 3 == 0) shape = {10 + round % 5, round % 7, 60, 0.22};
  if (round % 3 == 1) shape = {7, 12, 40, 0.2};
  shape.colours = round % 4;
  return random_problem(dice, shape);
}
static Covers covers_by(Engine engine, Problem const& p, Chooser chooser) {
  Covers covers;
  search_with(engine, p, chooser, {}, collect_sorted(covers));
  return covers;
}

TEST(Hybrid, SameCoversInTheSameOrder) {
  std::mt19937 dice(561);
  std::size_t all = 0;
  for (int round = 0; round < (std::getenv("DLX_LONG") ? 300 : 120); ++round) {
    Problem const p = some_problem(dice, round);
    for (auto chooser : {Chooser::smallest, Chooser::first}) {
      Covers const expected = covers_by(Engine::links, p, chooser);
      all += expected.size();
      for (int border : borders) {
        Covers covers;
        auto const r = Hybrid(p, chooser, border).run({}, collect_sorted(covers));
        ASSERT_EQ(covers, expected) << round << " " << border;
        ASSERT_EQ(r.totals.solutions, expected.size());
        ASSERT_EQ(r.ending, Ending::complete);
        ASSERT_EQ(Hybrid(p, chooser, border).run().totals.solutions, expected.size());
      }
    }
  }
  EXPECT_GT(all, 10000u);
}

// Several threads share the rests, and nobody can tell.
TEST(Hybrid, SeveralThreadsSayTheSame) {
  std::mt19937 dice(563);
  std::size_t all = 0;
  for (int round = 0; round < 40; ++round) {
    Problem const p = some_problem(dice, round);
    Covers const expected = covers_by(Engine::links, p, Chooser::smallest);
    all += expected.size();
    for (int border : {2, 6, everything}) {
      Covers covers;
      auto const r = Hybrid(p, Chooser::smallest, border, 3).run({}, collect_sorted(covers));
      ASSERT_EQ(covers, expected) << round << " " << border;
      ASSERT_EQ(r.totals.solutions, expected.size());
      ASSERT_EQ(Hybrid(p, Chooser::smallest, border, 2).run().totals.solutions, expected.size());
    }
  }
  EXPECT_GT(all, 1000u);
  Problem const p = queens(10);  // more than a grain of nodes in a rest
  Covers expected = covers_by(Engine::masks, p, Chooser::smallest), covers;
  Hybrid hybrid(p, Chooser::smallest, 18, 3);
  Limits limits;
  limits.solutions = 100;  // and put aside now and then
  Result r;
  do r = hybrid.run(limits, collect_sorted(covers));
  while (r.ending == Ending::limit);
  EXPECT_EQ(r.ending, Ending::complete);
  EXPECT_EQ(covers, expected);
  EXPECT_EQ(r.totals.solutions, 724u);
}

// A search that is stopped after each cover, or after each node, and goes on.
TEST(Hybrid, IsPutAsideAndGoesOn) {
  std::mt19937 dice(562);
  for (int round = 0; round < 120; ++round) {
    Problem const p = some_problem(dice, round);
    auto const chooser = round % 2 == 0 ? Chooser::smallest : Chooser::first;
    Covers const expected = covers_by(Engine::links, p, chooser);
    for (int border : borders)
      for (bool by_nodes : {false, true}) {
        Hybrid search(p, chooser, border);
        Limits limits;
        (by_nodes ? limits.nodes : limits.solutions) = 1;
        Covers covers;
        std::uint64_t stops = 0, before = 0;
        for (;; ++stops) {
          Result const r = search.run(limits, collect_sorted(covers));
          ASSERT_EQ(r.totals.solutions, covers.size());
          if (r.ending == Ending::complete) break;
          ASSERT_EQ(r.ending, Ending::limit);
          ASSERT_GE(r.totals.nodes, before);
          if (by_nodes) {
            ASSERT_GT(r.totals.nodes, before);
          } else {
            ASSERT_EQ(covers.size(), stops + 1);
          }
          before = r.totals.nodes;
        }
        ASSERT_EQ(covers, expected) << round << " " << border << " " << by_nodes;
        if (!by_nodes && !expected.empty()) {
          ASSERT_GE(stops, expected.size() - 1);
          ASSERT_LE(stops, expected.size());
        }
      }
  }
}

// The nodes that are visited do not depend on the stops.
TEST(Hybrid, StopsChangeNothing) {
  Problem const p = queens(8);
  for (int border : {0, 4, 6, 9}) {
    auto tell = [](std::span<int const>) {};
    auto const whole = Hybrid(p, Chooser::smallest, border).run({}, tell);
    EXPECT_EQ(whole.totals.solutions, 92u);
    Hybrid search(p, Chooser::smallest, border);
    Limits limits;
    limits.nodes = 7;
    Result r;
    do r = search.run(limits, tell);
    while (r.ending == Ending::limit);
    EXPECT_EQ(r.totals, whole.totals) << border;
  }
}

// With everything below the border it is the search by masks.
TEST(Hybrid, AtTheEndItIsMasks) {
  auto tell = [](std::span<int const>) {};
  auto const masks = Masks(queens(8)).run({}, tell).totals;
  auto const looked = Hybrid(queens(8), Chooser::smallest, everything).run({}, tell).totals;
  EXPECT_EQ(looked, masks);
}

// The table of the chapter: dominoes on a board of 6 x 6, one after the other.
TEST(Hybrid, ShrinkingDominoes) {
  Problem const p = dominoes(6, 6);
  Links list(p);
  std::vector<std::pair<int, int>> left;
  for (;;) {
    int open = 0, live = 0;
    for (Node* c = list.first_open(); c != nullptr; c = list.next_open(c)) {
      ++open;
      live += c->size;
    }
    left.emplace_back(live / 2, open);  // each option is in two columns
    if (open == 0) break;
    int const c = list.number(Smallest().choose(list)), x = list[c].down;
    list.cover(c);
    for (int j = list[x].right; j != x; j = list[j].right) list.cover(list[j].item);
  }
  ASSERT_EQ(left.size(), 19u);
  using Pair = std::pair<int, int>;
  EXPECT_EQ(left[0], Pair(60, 36));
  EXPECT_EQ(left[1], Pair(56, 34));
  EXPECT_EQ(left[3], Pair(49, 30));
  EXPECT_EQ(left[6], Pair(38, 24));
  EXPECT_EQ(left[9], Pair(27, 18));
  EXPECT_EQ(left[12], Pair(16, 12));
  EXPECT_EQ(left[15], Pair(6, 6));
}

TEST(Hybrid, StopsWhenItIsTold) {
  Problem const p = queens(14);
  for (int border : {0, 10, 20, everything}) {
    std::atomic<bool> stop = true;
    Limits limits;
    limits.stop = &stop;
    Hybrid search(p, Chooser::smallest, border);
    auto r = search.run(limits);
    EXPECT_EQ(r.ending, Ending::interrupted);
    EXPECT_LE(r.totals.nodes, 4096u);
    limits = Limits();
    limits.seconds = 1e-9;
    auto const before = r.totals.nodes;
    r = search.run(limits);
    EXPECT_EQ(r.ending, Ending::limit);
    EXPECT_LE(r.totals.nodes, before + 4096u);
  }
}

TEST(Hybrid, SaysHowMuchIsDone) {
  Problem const p = queens(10);
  for (int border : {0, 8, 14, everything}) {
    double last = 0;
    std::uint64_t nodes = 0;
    int signs = 0;
    Limits limits;
    limits.pulse = [&](Progress const& now) {
      EXPECT_GE(now.done, last - 1e-9) << border;
      EXPECT_GT(now.nodes, nodes);
      last = now.done;
      nodes = now.nodes;
      ++signs;
    };
    Hybrid(p, Chooser::smallest, border).run(limits);
    EXPECT_GT(signs, 3) << border;
    EXPECT_GT(last, 0.5) << border;
    EXPECT_LE(last, 1 + 1e-9) << border;
  }
}

// Where nothing has been tried yet, nothing is done: these moves are all forced.
TEST(Hybrid, ForcedMovesAreNoProgress) {
  Problem p;
  for (int i = 1; i <= 5000; ++i) p.add_item(std::to_string(i));
  for (int i = 1; i <= 5000; ++i) p.add_option({i});
  int signs = 0;
  Limits limits;
  limits.pulse = [&](Progress const& now) {
    ++signs;
    EXPECT_EQ(now.done, 0);
  };
  Hybrid(p, Chooser::smallest, 0).run(limits);
  EXPECT_GT(signs, 1);
}

// What the receiver throws comes out, and the search can go on behind it.
TEST(Hybrid, AReceiverMayThrow) {
  Problem const p = queens(6);
  for (int border : {0, 6, everything}) {
    Hybrid search(p, Chooser::smallest, border);
    std::size_t heard = 0;
    auto tell = [&](std::span<int const>) {
      if (++heard == 2) throw std::runtime_error("enough");
    };
    EXPECT_THROW(search.run({}, tell), std::runtime_error);
    search.run({}, tell);
    EXPECT_EQ(heard, 4u) << border;
  }
}

TEST(Hybrid, BoundsAreRefused) {
  Problem p;
  p.add_item("a", Bounds{0, 2});
  p.add_option({1});
  EXPECT_THROW(Hybrid{p}, Unsupported);
}

// The borders of the book: two items an option, four, and twenty.
TEST(Hybrid, TheRule) {
  EXPECT_EQ(most_to_look_at(dominoes(6, 6)), 252);
  for (auto [length, most] : {std::pair{4, 715}, {20, 8000}}) {
    Problem p;
    for (int i = 1; i <= length; ++i) p.add_item("i" + std::to_string(i));
    p.add_option();
    for (int i = 1; i <= length; ++i) p.add_entry(i);
    EXPECT_EQ(most_to_look_at(p), most);
  }
  EXPECT_GT(most_to_look_at(Problem()), -1);
}
TEST(Hybrid, WholeProblems) {
  EXPECT_TRUE(is_for_masks(queens(8)));
  EXPECT_TRUE(is_for_masks(dominoes(40, 40))) << "they fit into counters";
  EXPECT_FALSE(is_for_masks(dominoes(50, 50)));
  Problem p;
  p.add_item("A");
  for (int i = 1; i <= 1000; ++i) p.add_item("x" + std::to_string(i), Kind::secondary);
  for (int o = 1; o <= 300'000; ++o) p.add_option({1});
  EXPECT_TRUE(is_for_masks(p));
  for (int c = 1; c <= 3; ++c) p.add_colour("c" + std::to_string(c));
  EXPECT_FALSE(is_for_masks(p));  // a thousand items could have two digits each
}

// Long chains of forced moves: each item on the left has one option.
TEST(Hybrid, ChainsOfForcedMoves) {
  Problem p;
  int const n = 3000;
  for (int i = 1; i <= 2 * n; ++i) p.add_item("i" + std::to_string(i));
  for (int i = 1; i <= n; ++i) p.add_option({i, n + i});
  for (int i = 1; i < n; ++i) p.add_option({n + i, n + i + 1});
  auto const r = Hybrid(p, Chooser::smallest, 0).run();
  EXPECT_EQ(r.totals.solutions, 1u);
  EXPECT_EQ(r.totals.nodes, n + 1u);
}

// What is certain from the outset needs no list: three options are forced, and
// exclude all others. The dance begins, and ends, with nothing to be covered.
TEST(Hybrid, ForcedFromTheOutset) {
  Problem p;
  for (int i = 1; i <= 9; ++i) p.add_item("i" + std::to_string(i));
  for (int i = 1; i <= 6; ++i) p.add_option({i, i % 6 + 1});
  for (int i = 1; i <= 3; ++i) p.add_option({i, i + 3, i + 6});
  Covers covers;
  auto const r = Hybrid(p, Chooser::smallest, 0).run({}, collect_sorted(covers));
  EXPECT_EQ(covers, Covers({{7, 8, 9}}));
  EXPECT_EQ(r.totals.nodes, 4u);
  EXPECT_EQ(r.totals.attempts, 3u);
  Problem q;  // two of them do not go together
  for (int i = 1; i <= 3; ++i) q.add_item("i" + std::to_string(i));
  q.add_option({1, 2});
  q.add_option({2, 3});
  auto const none = Hybrid(q, Chooser::smallest, 0).run();
  EXPECT_EQ(none.totals.solutions, 0u);
  EXPECT_EQ(none.totals.nodes, 2u);
  EXPECT_EQ(none.totals.dead, 1u);
}

// Each forced move leads to one other: looking at all options each time would
// take minutes here.
TEST(Hybrid, ForcedOneByOne) {
  Problem p;
  int const n = 60'000;
  for (int i = 1; i <= n; ++i) p.add_item("i" + std::to_string(i));
  for (int i = 1; i < n; ++i) p.add_option({i, i + 1});
  auto const r = Hybrid(p, Chooser::smallest, 0).run();
  EXPECT_EQ(r.totals.solutions, 1u);
  EXPECT_EQ(r.totals.nodes, n / 2 + 1u);
}

// Problems that are large enough for a dance by the rule, and one whose options
// have very many colours.
static Problem many_colours(std::mt19937& dice) {
  Problem p;
  for (int i = 1; i <= 400; ++i) p.add_item("i" + std::to_string(i));
  for (int i = 1; i <= 120; ++i) p.add_item("s" + std::to_string(i), Kind::secondary);
  int const colours[] = {p.add_colour("a"), p.add_colour("b"), p.add_colour("c")};
  for (int o = 0; o < 3200; ++o) {
    p.add_option({1 + o % 400});
    bool const fits = o / 400 == 3 || o == 0 || o == 2001;
    for (int i = 401; i <= 520; ++i) p.add_entry(i, colours[fits ? i % 3 : static_cast<int>(dice() % 3)]);
  }
  return p;
}
TEST(Hybrid, LargeProblems) {
  std::mt19937 dice(565);
  Limits limits, one;
  limits.solutions = 40;
  one.solutions = 1;
  for (auto const& p : {dominoes(30, 30), dominoes(26, 40), many_colours(dice)}) {
    EXPECT_GT(1.0 * p.option_count() * p.primary_count(), small_look);
    Covers expected, covers;
    search_with(Engine::links, p, Chooser::smallest, limits, collect_sorted(expected));
    Hybrid(p).run(limits, collect_sorted(covers));
    EXPECT_EQ(covers, expected);
    EXPECT_GE(covers.size(), 4u);
    covers.clear();
    Hybrid piecemeal(p);
    for (std::size_t k = 0; k < expected.size(); ++k) piecemeal.run(one, collect_sorted(covers));
    EXPECT_EQ(covers, expected);
  }
}

// An option with very many items takes the last option from half of them; each
// time, somebody asks whether they are its own.
TEST(Hybrid, LongOptions) {
  Problem p;
  int const n = 60'000;
  for (int i = 1; i <= n; ++i) p.add_item("i" + std::to_string(i));
  for (int k = 0; k < 2; ++k) {
    p.add_option();
    for (int i = 1; i <= n; ++i) p.add_entry(i);
  }
  for (int i = 1; i <= n; i += 2) p.add_option({i, i + 1});
  EXPECT_EQ(Hybrid(p, Chooser::smallest, 0).run().totals.solutions, 3u);
}

// The numbers of covers above the border and below it fit into 64 bits, and their sum need not.
TEST(Hybrid, DoesNotCountBeyondItsNumbers) {
  auto chain = [](int n) {  // each item alone, or with the next
    Problem p;
    for (int i = 1; i <= n; ++i) p.add_item("i" + std::to_string(i));
    for (int i = 1; i <= n; ++i) p.add_option({i});
    for (int i = 1; i < n; ++i) p.add_option({i, i + 1});
    return p;
  };
  EXPECT_EQ(Hybrid(chain(92), Chooser::smallest, 85).run().totals.solutions, 12200160415121876738u);
  for (int border : {80, 85, 90}) EXPECT_THROW(Hybrid(chain(93), Chooser::smallest, border).run(), TooMany) << border;
}
