// Which roads there are along a track, and on which sidings they run.
#include "dlx/draw/roads.hpp"
#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <numeric>

namespace {

using namespace dlx;

Track track_of(int n) {
  Track t;
  t.nodes.resize(n);
  std::iota(t.nodes.begin(), t.nodes.end(), 0);
  t.places = n;
  return t;
}
Direction const& way(int ahead) { return directions[ahead > 0 ? 2 : 3]; }

// A ring of n nodes from which some have been taken out, in this order.
std::vector<int> targets(int n, std::vector<int> const& gone, int ahead) {
  std::vector<int> next(n), last(n);
  for (int k = 0; k < n; ++k) next[k] = (k + 1) % n, last[k] = (k + n - 1) % n;
  for (int x : gone) next[last[x]] = next[x], last[next[x]] = last[x];
  return ahead > 0 ? next : last;
}

// The figure with five entries: header 0, and entries 2, 4, 3 are taken out.
TEST(Roads, OfTheFigureInTheBook) {
  auto const all = roads(track_of(6), way(1), targets(6, {2, 4, 3}, 1));
  std::map<int, Road> from;
  for (Road const& r : all) from[r.from] = r;
  int const length[] = {1, 4, 1, 2, 1, 1}, level[] = {0, 2, 0, 1, 0, 0};
  for (int x = 0; x < 6; ++x) {
    EXPECT_EQ(from[x].length, length[x]) << x;
    EXPECT_EQ(from[x].level, level[x]) << x;
    EXPECT_EQ(from[x].wraps, x == 5) << x;
  }
}

// An empty column: the header's road goes once around, over all its memories.
TEST(Roads, ARoadToItselfGoesOnceAround) {
  auto const all = roads(track_of(3), way(1), targets(3, {1, 2}, 1));
  EXPECT_EQ(all.back().from, 0);
  EXPECT_EQ(all.back().length, 3);
  EXPECT_TRUE(all.back().wraps);
}

// A place without a node is in the way, and nothing else.
TEST(Roads, MorePlacesThanNodes) {
  Track t = track_of(3);
  t.places = 5;
  auto const all = roads(t, directions[0], targets(3, {}, 1));
  EXPECT_EQ(all.back().from, 2);
  EXPECT_EQ(all.back().length, 3);
  EXPECT_EQ(all.back().level, 1);
}

// In whatever order nodes leave: two roads are nested or disjoint, and those
// that meet have different levels, the longer the higher.
TEST(Roads, AreNestedOrDisjoint) {
  int const n = 6;
  std::vector<int> gone = {1, 2, 3, 4, 5};
  do
    for (int const ahead : {1, -1})
      for (std::size_t k = 0; k <= gone.size(); ++k) {
        std::vector<int> const first(gone.begin(), gone.begin() + static_cast<long>(k));
        auto const all = roads(track_of(n), way(ahead), targets(n, first, ahead));
        ASSERT_EQ(all.size(), 6u);
        auto steps = [&](Road const& r) {
          unsigned bits = 0;
          for (int s = 0; s < r.length; ++s) bits |= 1u << (r.place + s) % n;
          return bits;
        };
        for (Road const& p : all)
          for (Road const& q : all) {
            if (&p == &q or p.length > q.length) continue;
            unsigned const both = steps(p) & steps(q);
            ASSERT_TRUE(both == 0 or both == steps(p)) << "knot";
            if (both != 0) {
              ASSERT_LT(p.level, q.level);
            }
          }
      }
  while (std::next_permutation(gone.begin(), gone.end()));
}

} // namespace
