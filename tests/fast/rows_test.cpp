// Rows of bits: two candidates clash by their rows if and only if they may not be in the same cover. And the search with
// filtered lists finds the covers of the dancing list, in the same order; its two functions do what slow ones do.
#include "dlx/fast/rows.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/fast/engine.hpp"
#include "dlx/more/search.hpp"
#include "covers.hpp"
#include "random_problems.hpp"
#include <algorithm>
#include <gtest/gtest.h>
#include <random>

using namespace dlx;

static bool is_counted(Rows const& rows, int item) {  // and no reason for a clash
  return item <= rows.primaries && !rows.is_plain(static_cast<std::size_t>(item - 1));
}
static bool may_live_together(Rows const& rows, Problem const& p, int a, int b) {
  for (auto const& x : p.option(a))
    for (auto const& y : p.option(b))
      if (x.item == y.item && !is_counted(rows, x.item) && (x.colour == 0 || x.colour != y.colour)) return false;
  return true;
}
static bool clash(Rows const& rows, std::size_t a, std::size_t b) {
  auto const mine = rows.of(a), yours = rows.of(b);
  return std::any_of(mine.begin(), mine.end(), [&](int r) {
    return std::find(yours.begin(), yours.end(), rows.rival[static_cast<std::size_t>(r)]) != yours.end();
  });
}

TEST(Rows, TellWhoClashes) {
  std::mt19937 dice(7);
  for (int round = 0; round < 300; ++round) {
    Shape shape = random_shape(dice);
    shape.colours = round % 6;
    shape.bounds = round % 4 == 3;
    shape.options += round % 17;
    Problem const p = random_problem(dice, shape);
    Rows const rows(p);
    ASSERT_EQ(rows.primaries, p.primary_count());
    ASSERT_EQ(rows.has_bounds(), p.has_bounds());
    for (std::size_t a = 0; a < rows.options.size(); ++a)
      for (std::size_t b = 0; b < rows.options.size(); ++b)
        if (a != b) {
          ASSERT_EQ(clash(rows, a, b), !may_live_together(rows, p, rows.options[a], rows.options[b]))
              << "round " << round << ": " << rows.options[a] << " and " << rows.options[b];
        }
  }
}

TEST(Rows, RivalsAreMutualAndRailsAreNeighbours) {
  std::mt19937 dice(8);
  for (int round = 0; round < 100; ++round) {
    Shape shape{4, 6, 12, 0.4, 5};
    Rows const rows(random_problem(dice, shape));
    for (int r = 0; r < rows.count(); ++r) {
      int const rival = rows.rival[static_cast<std::size_t>(r)];
      EXPECT_EQ(rows.rival[static_cast<std::size_t>(rival)], r);
      EXPECT_LE(std::abs(rival - r), 1);
      if (r < rows.primaries) {
        EXPECT_EQ(rival, r);
      }
    }
    for (std::size_t k = 0; k < rows.options.size(); ++k) {
      auto const marks = rows.of(k);  // primaries first
      EXPECT_TRUE(std::is_partitioned(marks.begin(), marks.end(), [&](int r) { return r < rows.primaries; }));
      EXPECT_LT(marks.front(), rows.primaries);
    }
  }
}

TEST(Rows, ThreeColoursNeedTwoPairsOfRails) {
  Problem p;
  p.add_item("a");
  int const x = p.add_item("x", Kind::secondary), y = p.add_item("y", Kind::secondary);
  for (char const* c : {"A", "T", "H"}) {
    p.add_option();
    p.add_entry(1);
    p.add_entry(x, p.add_colour(c));
    p.add_entry(y, p.add_colour("same"));  // all options agree about y
  }
  Rows const rows(p);
  EXPECT_EQ(rows.count(), 1 + 4);
  EXPECT_EQ(std::vector<int>(rows.of(2).begin(), rows.of(2).end()), (std::vector<int>{0, 1, 4}));
}

TEST(Rows, BoundsAreTwoNumbersInPlaceOfARival) {
  struct Line {
    Bounds bounds;
    int size, needs, rooms;
  };
  Line const lines[] = {
      {{1, 1}, 3, 1, 1}, {{1, 1}, 0, 1, 1},  // like all others
      {{1, 2}, 3, 1, 2}, {{0, 1}, 3, 0, 1}, {{2, 3}, 3, 2, 3}, {{2, 2}, 2, 2, 2},
      {{1, unlimited}, 3, 1, 3}, {{1, unlimited}, 1, 1, 1}, {{0, 5}, 0, 0, 1},  // room for those there are, and for one
      {{4, 9}, 2, 3, 3}, {{9, unlimited}, 1, 2, 2}, {{2, 2}, 0, 1, 1},  // hopeless
  };
  Problem p;
  for (auto const& line : lines) p.add_item("i" + std::to_string(p.item_count()), line.bounds);
  int const last = p.add_item("s", Kind::secondary);
  for (int i = 1; i < last; ++i)
    for (int k = 0; k < lines[i - 1].size; ++k) p.add_option(), p.add_entry(i);
  p.add_option(), p.add_entry(last);  // no candidate
  Rows const rows(p);
  ASSERT_TRUE(rows.has_bounds());
  ASSERT_EQ(rows.rooms.size(), std::size(lines));
  for (std::size_t r = 0; r < std::size(lines); ++r) {
    EXPECT_EQ(rows.needs[r], lines[r].needs) << r;
    EXPECT_EQ(rows.rooms[r], lines[r].rooms) << r;
    bool const is_plain = lines[r].needs == 1 && lines[r].rooms == 1;
    EXPECT_EQ(rows.is_plain(r), is_plain) << r;
    EXPECT_EQ(rows.rival[r], is_plain ? static_cast<int>(r) : -1) << r;
  }
}

TEST(Rows, AProblemWithoutBoundsHasNone) {
  Problem p;
  p.add_item("a");
  Rows const rows(p);
  EXPECT_FALSE(rows.has_bounds());
  EXPECT_TRUE(rows.is_plain(0));
  EXPECT_TRUE(rows.rooms.empty());
}

using ItemSet = Filter::ItemSet;

namespace {
struct Instance {
  int items = 0, primaries = 0;
  std::vector<ItemSet> options;
};
Instance random_instance(std::mt19937& random, int items, int primaries, int options, int most) {
  Instance x{items, primaries, {}};
  for (int o = 0; o < options; ++o) {
    ItemSet set = 0;
    for (int k = static_cast<int>(random() % static_cast<unsigned>(most + 1)); k > 0; --k) set |= ItemSet(1) << random() % static_cast<unsigned>(items);
    x.options.push_back(set);
  }
  return x;
}
Covers by_links(Instance const& x) {
  Problem p;
  for (int i = 1; i <= x.items; ++i) p.add_item("i" + std::to_string(i), i <= x.primaries ? Kind::primary : Kind::secondary);
  for (auto set : x.options) {
    p.add_option();
    for (int i = 0; i < x.items; ++i)
      if (set >> i & 1) p.add_entry(i + 1);
  }
  Covers covers;
  Links links(p);
  search(links, Chooser::smallest, {}, collect(covers));
  return covers;
}
ItemSet first(int n) { return n == 64 ? ~ItemSet(0) : (ItemSet(1) << n) - 1; }
Covers by_filter(Instance const& x) {
  Covers covers;
  Filter filter(x.options);
  auto const n = filter.run(first(x.primaries), collect(covers));
  EXPECT_EQ(n, covers.size());
  EXPECT_EQ(filter.run(first(x.primaries), nullptr), n);  // and once more, without a receiver
  return covers;
}
}  // namespace

TEST(Filter, FindsTheCoversOfTheDancingListInItsOrder) {
  std::mt19937 random(18);
  std::size_t all = 0;
  for (int k = 0; k < 400; ++k) {
    int const items = 1 + static_cast<int>(random() % 12), primaries = 1 + static_cast<int>(random() % static_cast<unsigned>(items));
    auto const x = random_instance(random, items, primaries, 1 + static_cast<int>(random() % 30), 4);
    auto const covers = by_filter(x);
    all += covers.size();
    ASSERT_EQ(covers, by_links(x)) << k;
  }
  EXPECT_GT(all, 1000u);
  for (int k = 0; k < 5; ++k) {  // 64 items, and many options for each of them
    auto x = random_instance(random, 64, 64, 60, 3);
    for (int i = 0; i < 64; i += 2) x.options.push_back(ItemSet(3) << i);
    EXPECT_EQ(by_filter(x), by_links(x)) << k;
  }
}

TEST(Filter, CountsAsTheDancingListDoes) {
  auto const problem = queens(8);
  auto const totals = [&](Engine e) { return search_with(e, problem, Chooser::smallest, {}, nullptr).totals; };
  Totals const mine = totals(Engine::filter), theirs = totals(Engine::links);
  EXPECT_EQ(mine.nodes, theirs.nodes);
  EXPECT_EQ(mine.attempts, theirs.attempts);
  EXPECT_EQ(mine.dead, theirs.dead);
  EXPECT_GT(mine.dead, 100u);
}

TEST(Filter, KeepsWhatDoesNotMeet) {
  std::mt19937 random(3);
  for (int k = 0; k < 200; ++k) {
    auto const x = random_instance(random, 64, 64, static_cast<int>(random() % 40), 9);
    std::vector<Filter::Candidate> from, to(x.options.size());
    for (auto set : x.options) from.push_back({set, static_cast<int>(from.size()) + 1});
    ItemSet const chosen = random_instance(random, 64, 64, 1, 20).options[0];
    std::vector<int> expected, kept;
    for (auto const& c : from)
      if ((c.items & chosen) == 0) expected.push_back(c.number);
    auto const n = Filter::keep(from.data(), from.size(), chosen, to.data());
    for (std::size_t j = 0; j < n; ++j) kept.push_back(to[j].number);
    EXPECT_EQ(kept, expected);
  }
}

TEST(Filter, CountsBeyondItsDigits) {
  std::mt19937 random(4);
  for (int k = 0; k < 2000; ++k) {
    int const items = 1 + static_cast<int>(random() % 64);
    auto const x = random_instance(random, items, items, static_cast<int>(random() % 41), 1 + 2 * items);
    std::vector<Filter::Candidate> live;
    for (auto set : x.options) live.push_back({set, 1});
    ItemSet open = random() & first(items);
    if (open == 0) open = 1;
    int best = -1;
    std::size_t least = ~std::size_t(0);
    for (int i = 0; i < items; ++i) {
      std::size_t size = 0;
      for (auto set : x.options) size += set >> i & 1;
      if ((open >> i & 1) and size < least) least = size, best = i;
    }
    EXPECT_EQ(Filter::fewest(live.data(), live.size(), open), best);
  }
}

TEST(Filter, LooksAtTheClockNowAndThen) {
  Limits limits;
  limits.seconds = 1e-9;
  auto const r = search_filter(queens(8), limits);
  EXPECT_EQ(r.ending, Ending::limit);
  EXPECT_LE(r.totals.nodes, 1024u);
  limits.seconds = 1000;
  EXPECT_EQ(search_filter(queens(8), limits).totals.solutions, 92u);
}

// A search that has enough tries nothing more, like the dancing list.
TEST(Filter, StopsBeforeTheNextOption) {
  auto const p = queens(8);
  for (auto const& [solutions, nodes] : {std::pair{0, 1}, {0, 2}, {0, 700}, {1, 0}, {40, 0}}) {
    Limits limits;
    limits.solutions = static_cast<std::uint64_t>(solutions), limits.nodes = static_cast<std::uint64_t>(nodes);
    auto const filtered = search_filter(p, limits);
    auto const danced = search_with(Engine::links, p, Chooser::smallest, limits);
    EXPECT_EQ(filtered.ending, Ending::limit);
    EXPECT_EQ(filtered.totals.nodes, danced.totals.nodes);
    EXPECT_LE(filtered.totals.attempts, filtered.totals.nodes) << "each node but the root was tried";
  }
}
