// Rows of bits: two candidates clash by their rows if and only if they may
// not be in the same cover.
#include "dlx/fast/rows.hpp"
#include "random_problems.hpp"
#include <gtest/gtest.h>
#include <algorithm>

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
