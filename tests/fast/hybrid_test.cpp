// Dance above, bits below: the same covers in the same order, wherever the border is, and however often the
// search is stopped; the list that dances above; and the problem that is left at the border.
#include "dlx/fast/hybrid.hpp"
#include "dlx/fast/engine.hpp"
#include "dlx/dance/latin.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/more/search.hpp"
#include "covers.hpp"
#include "dinner.hpp"
#include "random_problems.hpp"
#include <atomic>
#include <cstdlib>
#include <gtest/gtest.h>
#include <limits>

using namespace dlx;

static int const everything = std::numeric_limits<int>::max();
static int const borders[] = {0, 2, 4, 6, 9, 14, everything};

// Random problems of all sizes: tiny ones, and some where the border is crossed many times in one search.
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
// With these limits again and again, until it is complete.
static Result run_on(Hybrid& search, Limits const& limits, Receive const& receive) {
  Result r;
  do r = search.run(limits, receive);
  while (r.ending == Ending::limit);
  EXPECT_EQ(r.ending, Ending::complete);
  return r;
}
// Items i1, i2, and so on.
static Problem items(int n) {
  Problem p;
  for (int i = 1; i <= n; ++i) p.add_item("i" + std::to_string(i));
  return p;
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

// Several threads share what is left, and find the same.
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
  Problem const p = queens(10);  // more than a grain of nodes below the border
  Covers covers;
  Hybrid hybrid(p, Chooser::smallest, 18, 3);
  EXPECT_EQ(run_on(hybrid, Limits{.solutions = 100}, collect_sorted(covers)).totals.solutions, 724u);
  EXPECT_EQ(covers, covers_by(Engine::masks, p, Chooser::smallest));
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
        for (Result r; (r = search.run(limits, collect_sorted(covers))).ending != Ending::complete; ++stops) {
          ASSERT_EQ(r.ending, Ending::limit);
          ASSERT_EQ(r.totals.solutions, covers.size());
          ASSERT_GE(r.totals.nodes, before + by_nodes);
          ASSERT_TRUE(by_nodes || covers.size() == stops + 1);
          before = r.totals.nodes;
        }
        ASSERT_EQ(covers, expected) << round << " " << border << " " << by_nodes;
        ASSERT_TRUE(by_nodes || stops == expected.size() || stops + 1 == expected.size());
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
    EXPECT_EQ(run_on(search, Limits{.nodes = 7}, tell).totals, whole.totals) << border;
  }
}
// With everything below the border it is the search by masks.
TEST(Hybrid, AtTheEndItIsMasks) {
  auto tell = [](std::span<int const>) {};
  EXPECT_EQ(Hybrid(queens(8), Chooser::smallest, everything).run({}, tell).totals, Masks(queens(8)).run({}, tell).totals);
}

TEST(Hybrid, StopsWhenItIsTold) {
  Problem const p = queens(14);
  for (int border : {0, 10, 20, everything}) {
    std::atomic<bool> stop = true;
    Hybrid search(p, Chooser::smallest, border);
    auto const r = search.run(Limits{.stop = &stop});
    EXPECT_EQ(r.ending, Ending::interrupted);
    EXPECT_LE(r.totals.nodes, 4096u);
    auto const late = search.run(Limits{.seconds = 1e-9});
    EXPECT_EQ(late.ending, Ending::limit);
    EXPECT_LE(late.totals.nodes, r.totals.nodes + 4096u);
  }
}

TEST(Hybrid, SaysHowMuchIsDone) {
  Problem const p = queens(10);
  for (int border : {0, 8, 14, everything}) {
    double last = 0;
    std::uint64_t nodes = 0, signs = 0;
    Limits limits;
    limits.pulse = [&](Progress const& now) {
      EXPECT_GE(now.done, last - 1e-9) << border;
      EXPECT_GT(now.nodes, nodes);
      last = now.done, nodes = now.nodes, ++signs;
    };
    Hybrid(p, Chooser::smallest, border).run(limits);
    EXPECT_GT(signs, 3u) << border;
    EXPECT_GT(last, 0.5) << border;
    EXPECT_LE(last, 1 + 1e-9) << border;
  }
}

// Where nothing has been tried yet, nothing is done: these moves are all forced.
TEST(Hybrid, ForcedMovesAreNoProgress) {
  Problem p = items(5000);
  for (int i = 1; i <= 5000; ++i) p.add_option({i});
  int signs = 0;
  Limits limits;
  limits.pulse = [&](Progress const& now) { signs += now.done == 0 ? 1 : -1000; };
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

// The numbers of the book.
TEST(Hybrid, TheRule) {
  EXPECT_EQ(bytes_of_state(Problem()), 0u);
  EXPECT_EQ(bytes_of_state(queens(13)), 128u) << "secondary items do not count";
  EXPECT_EQ(bytes_of_state(latin(20)), 3648u);
  EXPECT_EQ(bytes_of_state(dominoes(90, 90)), 8128u);
  EXPECT_EQ(bytes_of_state(dominoes(100, 100)), 10048u);
  for (auto const& p : {Problem(), Problem(latin(18)), dominoes(32, 32)}) EXPECT_TRUE(is_for_masks(p, bytes_of_state(p)));
  for (auto const& p : {dominoes(25, 42), Problem(latin(19))}) EXPECT_FALSE(is_for_masks(p, bytes_of_state(p)));
}
// A state for one item can be too large as well: then the dance goes on.
TEST(Hybrid, NoRoomForThePatterns) {
  Problem p = items(2);
  for (int o = 1; o <= 30'000; ++o) p.add_option({1});
  p.add_option({1, 2});
  p.add_option({2});
  EXPECT_FALSE(is_for_masks(p, bytes_of_state(p)));
  for (std::optional<int> border : {std::optional<int>(), {everything}}) {
    auto const r = Hybrid(p, Chooser::first, border).run();
    EXPECT_EQ(r.totals.solutions, 30'001u);
    EXPECT_EQ(r.totals.nodes, 60'002u) << "each is visited by the dance";
  }
}

// What is certain needs no choice: three options are forced, and exclude all others.
TEST(Hybrid, ForcedFromTheOutset) {
  Problem p = items(9);
  for (int i = 1; i <= 6; ++i) p.add_option({i, i % 6 + 1});
  for (int i = 1; i <= 3; ++i) p.add_option({i, i + 3, i + 6});
  Covers covers;
  auto const r = Hybrid(p, Chooser::smallest, 0).run({}, collect_sorted(covers));
  EXPECT_EQ(covers, Covers({{7, 8, 9}}));
  EXPECT_EQ(r.totals, (Totals{.nodes = 4, .solutions = 1, .attempts = 3}));
  Problem q = items(3);  // two of them do not go together
  q.add_option({1, 2});
  q.add_option({2, 3});
  EXPECT_EQ(Hybrid(q, Chooser::smallest, 0).run().totals, (Totals{.nodes = 2, .dead = 1, .attempts = 1}));
}
// Each forced move leads to one other: to look at all items each time would take minutes.
TEST(Hybrid, ForcedOneByOne) {
  int const n = 60'000;
  Problem p = items(n);
  for (int i = 1; i < n; ++i) p.add_option({i, i + 1});
  EXPECT_EQ(Hybrid(p, Chooser::smallest, 0).run().totals, (Totals{.nodes = n / 2 + 1, .solutions = 1, .attempts = n / 2}));
}

// Problems that are large enough for a dance by the rule, and one whose options have very many colours.
static Problem many_colours(std::mt19937& dice) {
  Problem p = items(400);
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
  Limits const limits{.solutions = 40}, one{.solutions = 1};
  for (auto const& p : {dominoes(100, 110), Problem(latin(26)), many_colours(dice)}) {
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

// The numbers of covers above the border and below it fit into 64 bits, and their sum need not.
TEST(Hybrid, CountsBeyondAWord) {
  auto chain = [](int n) {  // each item alone, or with the next
    Problem p = items(n);
    for (int i = 1; i <= n; ++i) p.add_option({i});
    for (int i = 1; i < n; ++i) p.add_option({i, i + 1});
    return p;
  };
  EXPECT_EQ(Hybrid(chain(92), Chooser::smallest, 85).run().totals.solutions, 12200160415121876738u);
  for (int border : {80, 85, 90}) {
    Hybrid search(chain(93), Chooser::smallest, border);
    EXPECT_EQ(search.run().totals.solutions, ~std::uint64_t(0)) << border;
    EXPECT_EQ(search.covers(), Natural("19740274219868223167")) << border;
  }
}

static bool clash(Rows const& rows, std::size_t a, std::size_t b) {
  for (int x : rows.of(a))
    for (int y : rows.of(b))
      if (rows.rival[static_cast<std::size_t>(x)] == y) return true;
  return false;
}

// A dance through the whole tree, or through so many nodes, with tests at each of them.
struct Walk {
  Rows const whole;
  LargeList list;
  int nodes = everything, choices = 0, hopeless = 0, dropped = 0;
  bool cuts = true;
  std::vector<std::size_t> chosen = {};
  explicit Walk(Problem const& p) : whole(p), list(p, whole) {}

  // The smallest item, and a walk along the ring.
  void compare_smallest() {
    int open = 0;
    Node* best = nullptr;
    for (Node* c = list.first_open(); c != nullptr; c = list.next_open(c), ++open)
      if (best == nullptr || c->size < best->size) best = c;
    ASSERT_EQ(list.open_items(), open);
    Node* const c = list.smallest();
    bool const is_forced = best != nullptr && best->size < 2;
    ASSERT_TRUE(is_forced ? c != nullptr && c->size < 2 && list.is_active(list.number(c)) : c == best);
    choices += not is_forced;
  }
  // What is left, and what clashes with no chosen option.
  void compare_remainder() {
    std::vector<std::size_t> live;
    for (std::size_t k = 0; k < whole.options.size(); ++k)
      if (std::ranges::none_of(chosen, [&](std::size_t c) { return c == k || clash(whole, c, k); })) live.push_back(k);
    Rows const part = remainder_of(list, whole);
    ASSERT_EQ(part.primaries, list.open_items());
    ASSERT_EQ(part.options.size(), live.size());
    for (std::size_t a = 0; a < live.size(); ++a) {
      ASSERT_EQ(part.options[a], whole.options[live[a]]);
      ASSERT_EQ(part.primaries_of(a).size(), whole.primaries_of(live[a]).size());
      for (std::size_t b = 0; b < a; ++b) ASSERT_EQ(clash(part, a, b), clash(whole, live[a], live[b]));
    }
    for (int r = 0; r < part.count(); ++r) {
      int const rival = part.rival[static_cast<std::size_t>(r)];
      ASSERT_EQ(part.rival[static_cast<std::size_t>(rival)], r);
      ASSERT_LE(std::abs(rival - r), r < part.primaries ? 0 : 1);
    }
    dropped += whole.others() - part.others();
  }
  std::uint64_t covers() {
    compare_smallest();
    if (cuts) compare_remainder();
    Node* const c = list.smallest();
    if (c == nullptr) return 1;
    std::uint64_t sum = 0;
    list.cover(c);
    for (Node* x = c->down; x != c && --nodes > 0; x = x->down) {
      bool const may_go_on = list.take(x);
      hopeless += not may_go_on;
      if (!may_go_on) continue;
      chosen.push_back(static_cast<std::size_t>(std::ranges::find(whole.options, x->option) - whole.options.begin()));
      sum += covers();
      chosen.pop_back();
      list.give_back(x);
    }
    list.uncover(c);
    return sum;
  }
};

TEST(LargeList, KnowsAtEachNodeWhatIsLeft) {
  std::mt19937 dice(571);
  int hopeless = 0, dropped = 0;
  for (int round = 0; round < 600; ++round) {
    auto const p = coloured_problem(dice, round % 5);
    Walk walk(p);
    auto const before = static_cast<Painted const&>(walk.list);
    ASSERT_EQ(walk.covers(), covers_by_force(p).size());
    ASSERT_EQ(find_fault(walk.list), "");
    for (int x = 0; x < before.node_count(); ++x) ASSERT_EQ(walk.list[x], before[x]);
    walk.compare_smallest();  // it came home
    hopeless += walk.hopeless;
    dropped += walk.dropped;
  }
  EXPECT_GT(hopeless, 100);
  EXPECT_GT(dropped, 1000);
}
TEST(LargeList, OfManyBlocks) {
  std::mt19937 dice(569);
  for (auto const& p : {dominoes(20, 21), Problem(latin(12)), planted(dice, 200, 40, 3, 6000, 3)}) {
    Walk walk(p);
    walk.nodes = 20'000;
    walk.cuts = false;
    walk.covers();
    EXPECT_GT(walk.choices, 1000);
  }
}
// The story of the book: A, option 2, B, which is forced, and its option takes the last one from E.
TEST(LargeList, TheDinnerOfTheBook) {
  Problem const p = dinner();
  Rows const whole(p);
  LargeList list(p, whole);
  auto const sizes = [&](std::vector<int> items) {
    for (int& i : items) i = list.size(i);
    return items;
  };
  using Sizes = std::vector<int>;
  Node *const a = list.smallest(), *const b = list.node(2);
  EXPECT_EQ(list.number(a), 1);
  list.cover(a);
  EXPECT_EQ(sizes({2, 3, 4, 5, 6, 7}), Sizes({2, 2, 1, 2, 2, 2}));
  EXPECT_TRUE(list.take(a->down));  // option 2
  EXPECT_EQ(sizes({2, 3, 5, 6}), Sizes({1, 2, 1, 2}));
  EXPECT_EQ(list.smallest(), b);
  list.cover(b);
  EXPECT_EQ(sizes({3, 5, 6}), Sizes({1, 1, 1}));
  EXPECT_FALSE(list.take(b->down));  // option 3
  EXPECT_EQ(sizes({3, 5, 6}), Sizes({1, 1, 1}));
  list.uncover(b);
  list.give_back(a->down);
  EXPECT_EQ(list.open_items(), 6);
  EXPECT_EQ(list.number(list.smallest()), 4);  // it has one option, and is found although the list was cleared
}
TEST(LargeList, TheRemainderOfTheBook) {
  Problem p;
  for (char const* name : {"A", "B", "C", "D"}) p.add_item(name);
  for (char const* name : {"X", "Y", "Z"}) p.add_item(name, Kind::secondary);
  int const y[] = {0, 0, p.add_colour("red"), p.add_colour("red"), p.add_colour("green")};
  std::vector<int> const options[] = {{1, 5}, {2}, {3}, {4}, {3, 7}, {4, 7}, {4}, {3, 5}};
  for (int o = 1; o <= 8; ++o) {
    p.add_option();
    for (int i : options[o - 1]) p.add_entry(i);
    if (o >= 2 && o <= 4) p.add_entry(6, y[o]);
  }
  Rows const whole(p);
  EXPECT_EQ(whole.count(), 8);
  LargeList list(p, whole);
  for (int i : {1, 2}) {
    list.cover(list.node(i));
    EXPECT_TRUE(list.take(list.node(i)->down));
  }
  Rows const part = remainder_of(list, whole);
  EXPECT_EQ(part.primaries, 2);
  EXPECT_EQ(part.rival, (std::vector<int>{0, 1, 2}));
  EXPECT_EQ(part.options, (std::vector<int>{3, 5, 6, 7}));
  EXPECT_EQ(part.marks, (std::vector<int>{0, 0, 2, 1, 2, 1}));
  EXPECT_EQ(part.first, (std::vector<std::size_t>{0, 1, 3, 5, 6}));
}
