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

// Some items with at least two options each, and as many covers as are wanted.
// The first item has |tall| options, if that is not 0, and none has more.
struct Piece {
  int items, tall, most;
  std::size_t low, high;  // so many covers
};
struct Made {
  Options list;
  std::set<int> needed;  // those that are in a cover
};
static Made make_piece(std::mt19937& dice, Piece const& piece) {
  auto pick = [&](int n) { return static_cast<int>(dice() % static_cast<unsigned>(n)); };
  for (;;) {
    Options list;
    std::vector<int> size(static_cast<std::size_t>(piece.items));
    auto add = [&](std::vector<int> const& o) {
      for (int i : o) ++size[static_cast<std::size_t>(i)];
      list.push_back(o);
    };
    for (auto const& o : cut_in_pieces(dice, 0, piece.items, 4)) add(o);
    for (int i = 0; i < piece.items; ++i) {
      int const wanted = i == 0 && piece.tall != 0 ? piece.tall : 2 + pick(2);
      while (size[static_cast<std::size_t>(i)] < wanted) {
        std::set<int> s{i};
        for (int k = pick(4); k > 0; --k) s.insert(piece.tall != 0 ? 1 + pick(piece.items - 1) : pick(piece.items));
        add({s.begin(), s.end()});
      }
    }
    if (std::ranges::any_of(size, [&](int n) { return n > piece.most; })) continue;
    Problem p;
    for (int i = 0; i < piece.items; ++i) p.add_item("i" + std::to_string(i));
    for (auto const& o : list) {
      p.add_option();
      for (int i : o) p.add_entry(i + 1);
    }
    Covers covers;
    Links links(p);
    search(links, Chooser::smallest, covers_at_most(piece.high + 1), ::collect(covers));
    if (covers.size() < piece.low || covers.size() > piece.high) continue;
    Made made{list, {}};
    for (auto const& c : covers) made.needed.insert(c.begin(), c.end());
    return made;
  }
}

// A core of pieces, of so many items, which is searched once for each setting
// of three switches.  The core is one subproblem with counters: all its items are open,
// all its options alive.
struct Core {
  int items, tall;  // the largest number of options of an item
  unsigned seed;    // if it is even, the items of the pieces are mixed
  int options = 0;  // as many as these, if that is more than there are
};
static Problem switched(Core const& core) {
  std::mt19937 dice(core.seed);
  bool const mixed = core.seed % 2 == 0;
  int const colours = core.seed / 2 % 2 * 2, switches = 3, secondary = 6;
  auto pick = [&](int n) { return static_cast<int>(dice() % static_cast<unsigned>(n)); };
  int const most = std::max(core.tall, 8);
  struct Option {
    std::vector<int> items;
    bool is_free, is_spare;  // may it have secondary items; can it be in no cover?
  };
  std::vector<Option> list;
  for (int done = 0, n; done < core.items; done += n) {
    int const left = core.items - done;
    n = left < 18 ? left : 9;
    bool const is_last = left < 18, is_wide = left < 36;
    std::size_t const low = is_wide ? 8 : 1, high = is_wide ? 16 : 1;
    auto const piece = make_piece(dice, {n, is_last ? core.tall : 0, most, low, high});
    int k = 0;
    for (auto const& o : piece.list) {
      bool const is_spare = !piece.needed.contains(++k);
      list.push_back({{}, is_wide || is_spare, is_spare});
      for (int i : o) list.back().items.push_back(done + i);
    }
  }
  std::vector<int> number, size(static_cast<std::size_t>(core.items));
  for (int i = 0; i < core.items; ++i) number.push_back(switches + 1 + i);
  if (mixed) std::shuffle(number.begin(), number.end(), dice);
  for (auto const& o : list)
    for (int i : o.items) ++size[static_cast<std::size_t>(i)];
  while (static_cast<int>(list.size()) < core.options) {  // twins of spare options
    auto const o = list[static_cast<std::size_t>(pick(static_cast<int>(list.size())))];
    auto const is_full = [&](int i) { return size[static_cast<std::size_t>(i)] == most; };
    if (!o.is_spare || std::ranges::any_of(o.items, is_full)) continue;
    for (int i : o.items) ++size[static_cast<std::size_t>(i)];
    list.push_back(o);
  }
  std::shuffle(list.begin(), list.end(), dice);
  Problem p;
  for (int i = 1; i <= switches + core.items; ++i) p.add_item("P" + std::to_string(i));
  for (int i = 1; i <= secondary; ++i) p.add_item("S" + std::to_string(i), Kind::secondary);
  for (int s = 1; s <= switches; ++s) {
    p.add_option({s});
    p.add_option({s});
  }
  for (auto const& o : list) {
    p.add_option();
    for (int i : o.items) p.add_entry(number[static_cast<std::size_t>(i)]);
    if (int const s = pick(3 * secondary); o.is_free && s < secondary)
      p.add_entry(switches + core.items + 1 + s, colours == 0 ? 0 : p.add_colour("c" + std::to_string(pick(colours))));
  }
  return p;
}

// No pieces and no switches, just options; a cover is hidden among them.
static Problem planted(unsigned seed, bool only_primary) {
  std::mt19937 dice(seed);
  auto pick = [&](int n) { return static_cast<int>(dice() % static_cast<unsigned>(n)); };
  int const items = 20 + pick(120), options = std::max(80, items * 2) + pick(200);
  int const secondary = only_primary ? 0 : 1 + pick(30), colours = pick(4), size = 3 + pick(5);
  return ::planted(dice, items, secondary, colours, options, size);
}

// With the chooser |first|, the list takes hours to look at mixed items.  But it
// is known how its covers are ordered: by the option of the first item, then by
// that of the second, and so on.
static Fingerprints in_order_of_items(Problem const& p) {
  Covers covers;
  Painted links(p);
  search(links, Chooser::smallest, {}, ::collect(covers));
  std::vector<std::pair<std::string, Fingerprint>> list;  // two bytes for each item
  for (auto const& cover : covers) {
    std::string text(2 * static_cast<std::size_t>(p.primary_count()), ' ');
    for (int o : cover)
      for (auto const& e : p.option(o)) {
        if (e.item > p.primary_count()) continue;
        text[2 * static_cast<std::size_t>(e.item) - 2] = static_cast<char>(o / 256);
        text[2 * static_cast<std::size_t>(e.item) - 1] = static_cast<char>(o % 256);
      }
    Fingerprints f;
    collect(f)(cover);
    list.emplace_back(std::move(text), f[0]);
  }
  std::sort(list.begin(), list.end(), [](auto const& a, auto const& b) { return a.first < b.first; });
  Fingerprints result;
  for (auto const& [text, f] : list) result.push_back(f);
  return result;
}

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

static std::vector<Core> const cores{
  {64, 8, 5},
  {60, 8, 1, 128},
  {64, 9, 0},
  {64, 16, 11},
  {64, 17, 3},
  {64, 24, 2},
  {64, 25, 8},
  {64, 32, 43},
  {64, 33, 1},
  {64, 40, 1},
  {64, 41, 1},
  {64, 48, 1},
  {64, 49, 1},
  {64, 56, 4},
  {64, 57, 9},
  {64, 64, 0},
  {71, 8, 3},
  {72, 8, 9},
  {128, 8, 4},
  {72, 9, 8},
  {128, 16, 14},
  {72, 17, 8},
  {128, 24, 11},
  {72, 25, 1},
  {128, 32, 4},
  {72, 33, 13},
  {128, 40, 0},
  {72, 41, 1},
  {128, 48, 4},
  {72, 49, 11},
  {128, 56, 13},
  {72, 57, 3},
  {128, 64, 6},
  {135, 16, 5},
  {136, 8, 7},
  {192, 8, 13},
  {136, 9, 3},
  {192, 16, 1},
  {136, 17, 1},
  {192, 24, 11},
  {136, 25, 8},
  {192, 32, 11},
  {136, 33, 13},
  {192, 40, 4},
  {199, 16, 0},
  {200, 8, 1},
  {256, 8, 10},
  {200, 9, 11},
  {256, 16, 11},
  {200, 17, 11},
  {256, 24, 9},
  {200, 25, 13},
  {256, 32, 8},
  {257, 8, 3},
  {192, 41, 2},
  {256, 33, 2},
  {64, 65, 0},
  {128, 65, 2},
};

TEST(Counters, CoresOfAllSizes) {
  for (auto const& core : cores) {
    SCOPED_TRACE(std::to_string(core.items) + " items, " + std::to_string(core.tall) + " options of one");
    Problem const p = switched(core);
    expect_covers(by_links(p, Chooser::smallest), p, Chooser::smallest);
    expect_covers(in_order_of_items(p), p, Chooser::first);
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
  for (unsigned seed : {219u, 249u, 285u, 298u})  // 2x2, 2x3; with a memory
    expect_the_covers_of_links(planted(seed, true), Chooser::smallest, 6000);
  for (unsigned seed : {21u, 46u, 90u, 111u, 129u, 150u, 156u, 255u})  // 1x1, 1x2, 1x3, 2x1, 2x2
    expect_the_covers_of_links(planted(seed, false), Chooser::smallest, 6000);
}

// One problem for each shape, and two with a memory.
static std::vector<Problem> const& samples() {
  static std::vector<Problem> all;
  if (!all.empty()) return all;
  for (auto const& core : cores)
    if (core.seed % 3 == 0) all.push_back(switched(core));
  all.push_back(planted(219, true));
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

TEST(Counters, TheShareThatIsDoneGrows) {
  int pulses = 0;
  for (Problem const& p : samples())
    for (std::uint64_t first : {0u, 50u, 100u, 200u, 300u, 450u, 600u, 800u}) {
      Masks search(p);
      if (first > 0) search.run(nodes_at_most(first));
      double last = 0;
      Limits limits;
      limits.pulse = [&](Progress const& progress) {
        ++pulses;
        EXPECT_GE(progress.done, last);
        EXPECT_LE(progress.done, 1);
        last = progress.done;
      };
      search.run(limits);
    }
  EXPECT_GT(pulses, 200);
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
