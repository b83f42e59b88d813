// Counters of all numbers of columns, layers, and folds; and searches in them, which find what the list finds.
#include "dlx/fast/threads.hpp"
#include "dlx/fast/masks.hpp"
#include "dlx/fast/counters.hpp"
#include "dlx/more/painted.hpp"
#include "dlx/puzzle/langford.hpp"
#include "dlx/dance/latin.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/more/search.hpp"
#include "covers.hpp"
#include "cuts.hpp"
#include "dinner.hpp"
#include "random_problems.hpp"
#include <gtest/gtest.h>
#include <functional>
#include <random>
#include <set>
#include <sstream>

using namespace dlx;

namespace vectors = dlx::HWY_NAMESPACE;  // the shortest ones
using Options = std::vector<std::vector<int>>;  // of items 0, 1, ...

// Thousands of covers are compared, of a hundred options each; a number stands
// for a cover, whatever the order of its options, and another one for the order.
struct Fingerprint {
  std::uint64_t set = 0, path = 0;
  std::size_t size = 0;
  bool operator==(Fingerprint const& other) const { return set == other.set && size == other.size; }
};
using Fingerprints = std::vector<Fingerprint>;
static Receive collect(Fingerprints& covers) {
  return [&covers](std::span<int const> cover) {
    Fingerprint f{0, 0, cover.size()};
    for (int o : cover) {
      std::uint64_t x = static_cast<std::uint64_t>(o) * 0x9e3779b97f4a7c15u;
      x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
      x ^= x >> 27;
      f.set += x;
      f.path = f.path * 31 + x;
    }
    covers.push_back(f);
  };
}
static std::vector<std::uint64_t> paths(Fingerprints const& covers) {
  std::vector<std::uint64_t> all;
  for (auto const& f : covers) all.push_back(f.path);
  return all;
}
static Limits covers_at_most(std::uint64_t n) {
  Limits limits;
  limits.solutions = n;
  return limits;
}
static Limits nodes_at_most(std::uint64_t n) {
  Limits limits;
  limits.nodes = n;
  return limits;
}
static Fingerprints by_links(Problem const& p, Chooser chooser, std::uint64_t most = 0) {
  Fingerprints covers;
  Painted links(p);
  search(links, chooser, covers_at_most(most), collect(covers));
  return covers;
}

// Rings of four items, each in two options with its neighbours. The first eight rings have two covers; in all others, two
// options clash, so there is one. The first item has |tall| options more, none of which leads to a cover.
static Problem rings(int items, int tall, unsigned seed) {
  std::mt19937 dice(seed);
  int const free = 8, colours = static_cast<int>(seed / 2 % 3);
  std::vector<int> number(static_cast<std::size_t>(items));
  std::iota(number.begin(), number.end(), 1);
  if (seed % 2 == 0) std::shuffle(number.begin(), number.end(), dice);
  std::vector<std::vector<int>> options;
  for (int i = 0; i < items; ++i) {
    int const first = i / 4 * 4, next = first + (i + 1) % 4;
    if (first + 4 > items) options.insert(options.end(), {{i}, {i}});  // what is left over
    else options.push_back({i, next});
  }
  for (int k = 0; k < tall; ++k) options.push_back({0, 5 + static_cast<int>(dice() % static_cast<unsigned>(items / 4 * 4 - 5))});
  std::vector<int> order(options.size());
  std::iota(order.begin(), order.end(), 0);
  std::shuffle(order.begin(), order.end(), dice);
  Problem p;
  for (int i = 1; i <= items; ++i) p.add_item("P" + std::to_string(i));
  for (int i = 1; i <= items / 4; ++i) p.add_item("S" + std::to_string(i), Kind::secondary);
  for (int o : order) {
    p.add_option();
    auto const& option = options[static_cast<std::size_t>(o)];
    for (int i : option) p.add_entry(number[static_cast<std::size_t>(i)]);
    int const at = option[0], ring = at / 4;
    bool const clashes = option.size() == 2 and at % 4 % 2 == 1 and ring >= free and o < items;
    if (clashes) p.add_entry(items + 1 + ring, colours == 0 ? 0 : p.add_colour("c" + std::to_string(at % 4)));
  }
  return p;
}
static std::size_t ring_covers(int items) { return std::size_t(1) << (8 + items % 4); }

// The covers that are expected, in their order, and the same work with both
// vectors; the answer tells what it was.
static Totals expect_covers(Fingerprints const& expected, Problem const& p, Chooser chooser, std::uint64_t most = 0) {
  Fingerprints plain, widest;
  auto const limits = covers_at_most(most);
  auto const r = Masks(p, chooser, Vectors::shortest).run(limits, collect(plain));
  EXPECT_EQ(r.totals, Masks(p, chooser, Vectors::widest).run(limits, collect(widest)).totals);
  EXPECT_EQ(plain.size(), expected.size());
  EXPECT_TRUE(plain == expected);
  EXPECT_EQ(paths(plain), paths(widest));
  if (r.ending != Ending::complete) return r.totals;
  auto const counted = Masks(p, chooser).run().totals;
  EXPECT_EQ(counted.solutions, expected.size());
  if (chooser == Chooser::smallest) {
    EXPECT_EQ(counted, Masks(p, chooser, Vectors::shortest).run().totals);
  }
  return r.totals;
}
static void expect_the_covers_of_links(Problem const& p, Chooser chooser, std::uint64_t most = 0) {
  expect_covers(by_links(p, chooser, most), p, chooser, most);
}

// The counters of the book, of which each is a digit.
TEST(Counters, MasksOfTheDinner) {
  Rows const rows(dinner());
  Arena arena;
  vectors::Table const& t = *vectors::Tables(rows, arena).whole();
  vectors::ConflictMasks<vectors::Shape<0, 0>, false> masks({t});
  auto const digits = [&](std::uint8_t const* pattern) {
    std::string text;
    for (std::size_t k = 0; k < t.length(); ++k) {
      if (k < 7) text += static_cast<char>('0' + pattern[k]);
      else EXPECT_EQ(pattern[k], 0);
    }
    return text;
  };
  EXPECT_EQ(digits(t.all), "3337337");
  EXPECT_EQ(digits(masks.of_option(1)), "2206206");
  EXPECT_EQ(digits(masks.of_option(0)), "0124224");
  EXPECT_EQ(digits(masks.of_option(2)), "0210112");
  EXPECT_EQ(digits(masks.of_option(4)), "1125225");
  EXPECT_EQ(digits(masks.of_row(0)), "3003001");
  EXPECT_EQ(digits(masks.of_row(3)), "3007205");
  EXPECT_EQ(digits(masks.of_row(6)), "1205207");
}

// Every bit of a state says what the problem says: which options are alive after some have been chosen, and how many of each item.
static void expect_true_state(Problem const& p, std::mt19937& dice) {
  Rows const rows(p);
  Arena arena;
  vectors::Tables tables(rows, arena);
  vectors::Table const* t = tables.whole();
  std::set<int> live(rows.options.begin(), rows.options.end());
  auto const clash = [&](int a, int b) {
    for (auto const& x : p.option(a))
      for (auto const& y : p.option(b))
        if (x.item == y.item && (x.item <= p.primary_count() || x.colour == 0 || x.colour != y.colour)) return true;
    return false;
  };
  std::set<int> open;
  for (int i = 0; i < p.primary_count(); ++i) open.insert(i);
  for (int step = 0; step < 3; ++step) {
    vectors::Counters<vectors::Shape<0, 0>> state({*t});
    auto* const c = arena.take_array<std::uint8_t>(state.size());
    state.begin_with_all(c);
    ASSERT_EQ(static_cast<std::size_t>(t->items), open.size());
    std::set<int> seen;
    for (std::size_t i = 0; i < open.size(); ++i) {
      std::set<int> of_item;
      for (int o : live)
        if (std::ranges::any_of(p.option(o), [&](auto const& e) { return e.item == static_cast<int>(t->origin[i]) + 1; })) of_item.insert(o);
      std::vector<int> told;
      vectors::for_each_option(*t, state.counters(c), i, [&](std::uint32_t o) { told.push_back(t->number[o]); });
      EXPECT_EQ(told, std::vector<int>(of_item.begin(), of_item.end()));
      EXPECT_EQ(state.exact_size(c, i), static_cast<int>(of_item.size()));
      EXPECT_EQ(state.sizes(c)[i], std::min<std::size_t>(255, of_item.size()));
      seen.insert(told.begin(), told.end());
    }
    if (live.empty()) return;
    int const chosen = *std::next(live.begin(), static_cast<std::ptrdiff_t>(dice() % live.size()));
    for (auto const& e : p.option(chosen)) open.erase(e.item - 1);
    std::erase_if(live, [&](int o) { return clash(chosen, o); });
    if (open.empty()) return;
    std::uint8_t const* child = nullptr;  // by the option that was chosen; there is none if it is dead
    for (int i = 0; i < t->items && child == nullptr; ++i) {
      std::uint8_t* const children = arena.take_array<std::uint8_t>(state.size() * static_cast<std::size_t>(1 + p.option_count()));
      for (int alive = state.make_children(c, i, children), n = 0; n < alive; ++n)
        if (std::uint8_t* const at = children + state.size() * static_cast<std::size_t>(n); state.head(at).option == chosen) child = at;
    }
    if (child == nullptr) return;
    std::copy_n(child, state.size(), c);
    t = tables.rest(*t, state.open(c), state.counters(c));
  }
}
TEST(Counters, SayWhatTheProblemSays) {
  std::mt19937 dice(5);
  for (int round = 0; round < 60; ++round) {
    int const items = 1 + static_cast<int>(dice() % (round % 5 == 0 ? 300u : 40u)), options = items + static_cast<int>(dice() % 900u);
    expect_true_state(::planted(dice, items, round % 3 * 5, round % 4, options, 1 + round % 5), dice);
  }
}
TEST(Counters, FoldsAndLayers) {
  struct Line { int items, options, columns, folds, layers; };
  for (auto const& [items, options, columns, folds, layers] :
       {Line{26, 13, 1, 1, 2}, {9, 2000, 1, 4, 63}, {8, 64, 1, 2, 4}, {8, 65, 1, 4, 3}, {64, 65, 1, 1, 9}, {65, 8, 2, 1, 1}, {32, 33, 1, 2, 3}, {32, 32, 1, 1, 4}, {33, 99, 1, 1, 13}, {1, 8, 1, 1, 1}}) {
    Problem p;
    for (int i = 1; i <= items; ++i) p.add_item("i" + std::to_string(i));
    for (int i = 1; i <= items; ++i)
      for (int o = 0; o < options; ++o) p.add_option({i});
    Rows const rows(p);
    Arena arena;
    vectors::Table const& t = *vectors::Tables(rows, arena).whole();
    EXPECT_EQ((std::vector<int>{t.columns, t.folds, t.layers}), (std::vector<int>{columns, folds, layers})) << items << " items, " << options;
  }
}

// Items from below a multiple of 64 to above it, with up to 65 options more than two.
TEST(Counters, RingsOfAllSizes) {
  unsigned seed = 0;
  for (int columns = 1; columns <= 4; ++columns)
    for (int more : {-4, 0, 1})
      for (int layers = 1; layers <= 9; ++layers) {
        int const items = 64 * columns + more, tall = 8 * layers - 2 - static_cast<int>(seed % 2);
        SCOPED_TRACE(std::to_string(items) + " items, " + std::to_string(tall) + " more options of one");
        Problem const p = rings(items, tall, ++seed);
        auto const totals = expect_covers(by_links(p, Chooser::smallest, 0), p, Chooser::smallest);
        EXPECT_EQ(totals.solutions, ring_covers(items));
        if (seed % 2 == 1) expect_the_covers_of_links(p, Chooser::first);
      }
}

TEST(Counters, Puzzles) {
  for (auto chooser : {Chooser::smallest, Chooser::first}) {
    expect_the_covers_of_links(queens(11), chooser);           // 1x2
    expect_the_covers_of_links(langford(9), chooser);          // 1x2, with a memory
    expect_the_covers_of_links(langford(11), chooser, 2500);   // the same
    expect_the_covers_of_links(latin(7), chooser, 5000);       // 2x1, with a memory
  }
  expect_the_covers_of_links(latin(5), Chooser::smallest, 40000);  // 2x1, with a memory
}

TEST(Counters, PlantedProblems) {
  std::mt19937 dice(219);
  for (int round = 0; round < 12; ++round) {
    int const secondary = round % 3 == 0 ? 0 : 12;
    expect_the_covers_of_links(::planted(dice, 20 + round, secondary, round % 4, 60 + 4 * round, 3 + round % 5), Chooser::smallest, 6000);
  }
}

// Problems of several shapes, and two with a memory.
static std::vector<Problem> const& samples() {
  static std::vector<Problem> all;
  if (!all.empty()) return all;
  unsigned seed = 0;
  for (int items : {40, 65, 129, 200, 257})
    for (int tall : {7, 30, 64}) all.push_back(rings(items, tall, ++seed));
  all.push_back(latin(4));
  all.push_back(langford(9));
  return all;
}

TEST(Counters, StoppedAnywhereAndContinued) {
  int stops = 0;
  for (Problem const& p : samples()) {
    auto const rows = rows_for_masks(p);
    Fingerprints expected;
    auto const all = Masks(rows, Chooser::smallest, {}).run({}, collect(expected)).totals;
    for (Limits const& step : {nodes_at_most(1), nodes_at_most(61), covers_at_most(1), covers_at_most(17)}) {
      Fingerprints covers;
      Masks search(rows, Chooser::smallest, {});
      Result r;
      while ((r = search.run(step, collect(covers))).ending == Ending::limit) ++stops;
      EXPECT_EQ(r.totals, all);
      EXPECT_EQ(paths(covers), paths(expected));
    }
  }
  EXPECT_GT(stops, 50'000);
}

// What is cut off is half of the highest frame that has something left.
TEST(Counters, CutNowAndThen) {
  for (Problem const& p : samples()) {
    auto const rows = rows_for_masks(p);
    Fingerprints expected;
    auto const nodes = Masks(rows, Chooser::smallest, {}).run({}, collect(expected)).totals.nodes;
    for (std::uint64_t eighths : {5u, 6u, 7u}) {
      auto const vectors = eighths == 6 ? Vectors::shortest : Vectors::widest;
      for (bool look : {true, false}) {
        Fingerprints covers;
        Masks giver(rows, Chooser::smallest, {}, vectors);
        auto const receive = look ? collect(covers) : Receive();
        giver.run(nodes_at_most(nodes * eighths / 8), receive);
        Cuts cuts;
        for (int k = 0; k < 12; ++k) {
          cuts.cut(giver);
          if (k % 2 == 1) giver.run(nodes_at_most(3), receive);
        }
        auto count = giver.run({}, receive).totals.solutions;
        count += cuts.run([&](Rest const& rest) { return Masks(rows, Chooser::smallest, rest, vectors); }, receive);
        ASSERT_EQ(count, expected.size());
        ASSERT_TRUE(!look || covers == expected);
      }
    }
  }
}

TEST(Counters, SeenAndCountedInTurns) {
  for (Problem const& p : samples()) {
    Fingerprints expected, covers;
    Masks(p).run({}, collect(expected));
    Masks search(p);
    Result r;
    bool look = false;
    do {
      look = !look;
      r = search.run(nodes_at_most(300), look ? collect(covers) : nullptr);
      covers.resize(r.totals.solutions);  // with those that were not seen
    } while (r.ending == Ending::limit);
    ASSERT_EQ(covers.size(), expected.size());
    for (std::size_t k = 0; k < covers.size(); ++k) {
      ASSERT_TRUE(covers[k].size == 0 || covers[k] == expected[k]);
    }
  }
}

TEST(Counters, ManyHands) {
  for (Problem const& p : samples()) {
    Fingerprints expected, covers;
    auto const count = Masks(p).run({}, collect(expected)).totals.solutions;
    ParallelSearch(p, Chooser::smallest, 3, 1000).run({}, collect(covers));
    EXPECT_TRUE(covers == expected);
    EXPECT_EQ(ParallelSearch(p, Chooser::smallest, 3, 1000).run().totals.solutions, count);
  }
}
