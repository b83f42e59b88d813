// Rows of bits: two candidates clash by their rows if and only if they may
// not be in the same cover.
#include "dlx/fast/rows.hpp"
#include "random_problems.hpp"
#include <gtest/gtest.h>
#include <algorithm>

using namespace dlx;

static bool may_live_together(Problem const& p, int a, int b) {
  for (auto const& x : p.option(a))
    for (auto const& y : p.option(b))
      if (x.item == y.item && (x.colour == 0 || x.colour != y.colour)) return false;
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
    shape.options += round % 17;
    Problem const p = random_problem(dice, shape);
    Rows const rows(p);
    ASSERT_EQ(rows.primaries, p.primary_count());
    for (std::size_t a = 0; a < rows.options.size(); ++a)
      for (std::size_t b = 0; b < rows.options.size(); ++b)
        if (a != b) {
          ASSERT_EQ(clash(rows, a, b), !may_live_together(p, rows.options[a], rows.options[b]))
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
    p.add_entry(y, p.add_colour("same"));  // nobody ever disagrees about y
  }
  Rows const rows(p);
  EXPECT_EQ(rows.count(), 1 + 4);
  EXPECT_EQ(std::vector<int>(rows.of(2).begin(), rows.of(2).end()), (std::vector<int>{0, 1, 4}));
}
