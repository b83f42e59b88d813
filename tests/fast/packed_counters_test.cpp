// Counters are made where nodes with as many live options have large subtrees, so
// small problems never see them.  These do, of all numbers of columns and layers up to four columns.  And all shapes
// are searched by themselves.
#include "dlx/fast/threads.hpp"
#include "dlx/fast/frontier.hpp"
#include "dlx/fast/masks.hpp"
#include "dlx/fast/packed_counters.hpp"
#include "dlx/more/painted.hpp"
#include "dlx/puzzle/langford.hpp"
#include "dlx/dance/latin.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/more/search.hpp"
#include "covers.hpp"
#include "dinner.hpp"
#include "random_problems.hpp"
#include "subproblems.hpp"
#include <gtest/gtest.h>
#include <functional>
#include <random>
#include <set>
#include <sstream>

using namespace dlx;

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
TEST(PackedCounters, MasksOfTheDinner) {
  Problem const p = dinner();
  Rows const rows(p);
  Totals totals;
  vectors::SearchContext context{rows, Chooser::smallest, totals};
  vectors::Tables tables(rows, context.arena);
  vectors::Subproblem& t = *tables.whole();
  using Pair = CounterShape<1, 2>;
  vectors::learn_masks<Pair>(context, t);
  auto const digits = [](std::uint8_t const* pattern) {
    std::string text;
    for (std::size_t k = 0; k < Pair::length; ++k) {
      if (k < 7) text += static_cast<char>('0' + pattern[k]);
      else EXPECT_EQ(pattern[k], 0);
    }
    return text;
  };
  EXPECT_EQ(digits(t.counters->all), "3337337");
  std::vector<std::string> masks;
  for (std::size_t o = 0; o < 6; ++o) masks.push_back(digits(t.counters->conflicts + o * Pair::length));
  EXPECT_EQ(masks[1], "2206206");
  EXPECT_EQ(masks[0], "0124224");
  EXPECT_EQ(masks[2], "0210112");
  EXPECT_EQ(masks[4], "1125225");
}

// Each shape by itself: as many items as it has room for, and as many options of an item.
namespace {
int largest_item(vectors::Subproblem const& t) {
  int largest = 0;
  std::vector<Bits> const all(static_cast<std::size_t>(t.words), ~Bits(0));
  for (int r = 0; r < t.primaries; ++r) largest = std::max(largest, vectors::size_of_row(t, r, all.data()));
  return largest;
}
// What the counters say is left is what the table says, after the options of the path.
template<class Kind> void expect_what_is_left(Kind const& kind, Recursion<Kind>& all) {
  vectors::Subproblem const& t = *all.subproblem;
  Arena::Mark const before = all.context.arena.mark();
  Bits* const live = all.context.arena.first_members(static_cast<std::size_t>(t.options));
  Bits* const open = all.context.arena.first_members(static_cast<std::size_t>(t.primaries));
  for (std::size_t k = all.start; k < all.context.chosen; ++k) {
    int o = 0;
    while (all.rows.options[t.id[o]] != all.context.path[k]) ++o;
    all.context.template strike<0>(t, o, live, open);
  }
  auto const [told, largest] = kind.what_is_left(t);
  EXPECT_TRUE(std::equal(live, live + t.words, told));
  int size = 0;
  for (int r = 0; r < t.primaries; ++r)
    if (open[r / 64] >> r % 64 & 1) size = std::max(size, vectors::size_of_row(t, r, live));
  EXPECT_EQ(largest, size);
  EXPECT_TRUE(std::equal(open, open + t.blocks, kind.open()));
  EXPECT_EQ(kind.open_items(), vectors::size_of_set(open, t.blocks));
  all.context.arena.release(before);
}
template<class T> void compare_shape() {
  std::size_t found = 0, looks = 0;
  constexpr std::size_t step = T::columns > 4 ? 97 : 1;  // in large cores, not everything is looked at
  for (unsigned seed = 0; seed < (T::columns > 12 ? 2u : 5u); ++seed) {
    int const items = 61 * T::columns + 3 * (T::columns - 1) - static_cast<int>(seed), tall = 8 * T::layers - static_cast<int>(seed % 3);
    Problem const p = switched({items, tall, seed});
    Recursion<vectors::Counters<T>> search(p, Chooser::smallest);
    search.look = [&](auto& kind, auto& all) {
      if (looks++ % step == 0) expect_what_is_left(kind, all);
    };
    search.run_squeezed([](auto& t) { return t.blocks == T::columns && largest_item(t) <= 8 * T::layers; });
    EXPECT_GT(search.branched, 0u);
    EXPECT_EQ(search.covers, covers_of_the_list(p, Chooser::smallest)) << seed;
    found += search.covers.size();
  }
  EXPECT_GT(found, 100u) << T::columns << "x" << T::layers;
  EXPECT_GT(looks, 100u) << T::columns << "x" << T::layers;
}
template<int columns> void compare_shapes() {
  int shapes = 0;
  for (int layers = 1; layers <= most_layers(columns); ++layers)
    if (layers == 1 || (most_layers(columns) - layers) % 2 == 0)
      on_counter_shape(16 * columns + layers, [&](auto shape) { ++shapes, compare_shape<decltype(shape)>(); });
  EXPECT_EQ(shapes, columns <= 2 ? 5 : columns <= 8 ? 3 : columns <= 16 ? 2 : 1);
}
}  // namespace
TEST(PackedCounters, OneColumn) { compare_shapes<1>(); }
TEST(PackedCounters, TwoColumns) { compare_shapes<2>(); }
TEST(PackedCounters, ThreeColumns) { compare_shapes<3>(); }
TEST(PackedCounters, FourColumns) { compare_shapes<4>(); }
TEST(PackedCounters, SixColumns) { compare_shapes<6>(); }
TEST(PackedCounters, EightColumns) { compare_shapes<8>(); }
TEST(PackedCounters, TwelveColumns) { compare_shapes<12>(); }
TEST(PackedCounters, SixteenColumns) { compare_shapes<16>(); }
TEST(PackedCounters, TwentyFourColumns) { compare_shapes<24>(); }
TEST(PackedCounters, ThirtyTwoColumns) { compare_shapes<32>(); }

struct Known {
  Core core;
  std::uint64_t nodes;  // if they change, count again
};
static std::vector<Known> const known{
  {{64, 8, 5}, 939},
  {{60, 8, 1, 128}, 1827},
  {{64, 9, 0}, 1056},
  {{64, 16, 11}, 1094},
  {{64, 17, 3}, 724},
  {{64, 24, 2}, 2541},
  {{64, 25, 8}, 530},
  {{64, 32, 43}, 1312},
  {{64, 33, 1}, 593},
  {{64, 40, 1}, 1418},
  {{64, 41, 1}, 3034},
  {{64, 48, 1}, 1175},
  {{64, 49, 1}, 1156},
  {{64, 56, 4}, 981},
  {{64, 57, 9}, 1171},
  {{64, 64, 0}, 1950},
  {{71, 8, 3}, 1574},
  {{72, 8, 9}, 687},
  {{128, 8, 4}, 2773},
  {{72, 9, 8}, 534},
  {{128, 16, 14}, 3280},
  {{72, 17, 8}, 662},
  {{128, 24, 11}, 856},
  {{72, 25, 1}, 409},
  {{128, 32, 4}, 1444},
  {{72, 33, 13}, 848},
  {{128, 40, 0}, 1188},
  {{72, 41, 1}, 414},
  {{128, 48, 4}, 943},
  {{72, 49, 11}, 1091},
  {{128, 56, 13}, 1120},
  {{72, 57, 3}, 600},
  {{128, 64, 6}, 947},
  {{135, 16, 5}, 860},
  {{136, 8, 7}, 522},
  {{192, 8, 13}, 1195},
  {{136, 9, 3}, 1321},
  {{192, 16, 1}, 526},
  {{136, 17, 1}, 539},
  {{192, 24, 11}, 1204},
  {{136, 25, 8}, 586},
  {{192, 32, 11}, 1176},
  {{136, 33, 13}, 833},
  {{192, 40, 4}, 1503},
  {{199, 16, 0}, 1086},
  {{200, 8, 1}, 1372},
  {{256, 8, 10}, 3153},
  {{200, 9, 11}, 773},
  {{256, 16, 11}, 790},
  {{200, 17, 11}, 517},
  {{256, 24, 9}, 470},
  {{200, 25, 13}, 605},
  {{256, 32, 8}, 1368},
  {{257, 8, 3}, 1088},
  {{192, 41, 2}, 1333},
  {{256, 33, 2}, 2053},
  {{64, 65, 0}, 234},
  {{128, 65, 2}, 2841},
};

TEST(PackedCounters, CoresOfAllSizes) {
  for (auto const& [core, nodes] : known) {
    SCOPED_TRACE(std::to_string(core.items) + " items, " + std::to_string(core.tall) + " options of one");
    Problem const p = switched(core);
    EXPECT_EQ(expect_covers(by_links(p, Chooser::smallest), p, Chooser::smallest).nodes, nodes);
    expect_covers(in_order_of_items(p), p, Chooser::first);
  }
}

TEST(PackedCounters, Puzzles) {
  for (auto chooser : {Chooser::smallest, Chooser::first}) {
    expect_the_covers_of_links(queens(11), chooser);           // 1x2
    expect_the_covers_of_links(langford(9), chooser);          // 1x2, with a memory
    expect_the_covers_of_links(langford(11), chooser, 2500);   // the same
    expect_the_covers_of_links(latin(7), chooser, 5000);       // 2x1, with a memory
  }
  expect_the_covers_of_links(latin(5), Chooser::smallest, 40000);  // 2x1, with a memory
}

TEST(PackedCounters, CountedWithAMemory) {
  for (auto const& p : {dominoes(8, 8), dominoes(7, 10), dominoes(10, 10), permutations(12)}) {  // 1x1, 2x1, 2x1, 1x2
    auto const totals = Masks(p).run().totals;
    EXPECT_EQ(Natural(totals.solutions), *count_along_frontier(p).covers);
    EXPECT_EQ(totals, Masks(p, Chooser::smallest, Vectors::shortest).run().totals);
  }
}

TEST(PackedCounters, PlantedProblems) {
  for (unsigned seed : {219u, 249u, 285u, 298u})  // 2x2, 2x3; with a memory
    expect_the_covers_of_links(planted(seed, true), Chooser::smallest, 6000);
  for (unsigned seed : {21u, 46u, 90u, 111u, 129u, 150u, 156u, 255u})  // 1x1, 1x2, 1x3, 2x1, 2x2
    expect_the_covers_of_links(planted(seed, false), Chooser::smallest, 6000);
}

// One problem for each shape, and two with a memory.
static std::vector<Problem> const& samples() {
  static std::vector<Problem> all;
  if (!all.empty()) return all;
  std::set<int> seen;
  for (auto const& [core, nodes] : known)
    if (nodes < 8000 && seen.insert(counter_shape(core.items, 0, core.tall)).second) all.push_back(switched(core));
  all.push_back(planted(219, true));
  all.push_back(langford(9));
  return all;
}

TEST(PackedCounters, StoppedAnywhereAndContinued) {
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
  EXPECT_GT(stops, 100'000);
}

// Branches are torn from the highest frame that has something left, so the first
// ones come from above the counters, and the later ones from them.
TEST(PackedCounters, GivenAway) {
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
        std::vector<Branch> branches;  // the later presents come first
        for (int k = 0; k < 12; ++k) {
          auto const present = giver.give_away();
          for (auto const& branch : present) EXPECT_TRUE(branch.share > 0 && branch.share <= 1);
          branches.insert(branches.begin(), present.begin(), present.end());
          if (k % 2 == 1) giver.run(nodes_at_most(3), receive);
        }
        auto count = giver.run({}, receive).totals.solutions;
        for (auto const& branch : branches) count += Masks(rows, Chooser::smallest, branch.path, vectors).run({}, receive).totals.solutions;
        ASSERT_EQ(count, expected.size());
        ASSERT_TRUE(!look || covers == expected);
      }
    }
  }
}

TEST(PackedCounters, SeenAndCountedInTurns) {
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

TEST(PackedCounters, TheShareThatIsDoneGrows) {
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

TEST(PackedCounters, ManyHands) {
  for (Problem const& p : samples()) {
    Fingerprints expected, covers;
    auto const count = Masks(p).run({}, collect(expected)).totals.solutions;
    ParallelSearch(p, Chooser::smallest, 3, 1000).run({}, collect(covers));
    EXPECT_TRUE(covers == expected);
    EXPECT_EQ(ParallelSearch(p, Chooser::smallest, 3, 1000).run().totals.solutions, count);
  }
}
