// Where everything is: nothing overlaps, and columns and rows are straight.
#include "dlx/draw/stage.hpp"
#include "drawn.hpp"
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
        auto steps = [](Road const& r) {
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

using namespace drawn;

bool overlap(Box const& a, Box const& b) {
  return std::abs(a.x - b.x) < (a.w + b.w) / 2 and std::abs(a.y - b.y) < (a.h + b.h) / 2;
}
bool holds(Box const& outer, Box const& inner) {
  return outer.left() <= inner.left() and inner.right() <= outer.right() and outer.top() <= inner.top() and
         inner.bottom() <= outer.bottom();
}

TEST(Stage, BoxesStandInRowsAndColumns) {
  auto traces = random_searches();
  traces.push_back(searched(latin_2));
  for (Trace const& trace : traces) {
    Stage const stage(trace);
    Bounded const links(trace.problem);
    for (int x = 0; x < links.node_count(); ++x) {
      EXPECT_TRUE(holds(stage.panel(), stage.node(x))) << x;
      for (int y = 0; y < x; ++y) EXPECT_FALSE(overlap(stage.node(x), stage.node(y))) << x << ' ' << y;
      if (x <= links.item_count()) continue;
      EXPECT_EQ(stage.node(x).x, stage.node(links[x].item).x);
      EXPECT_EQ(stage.node(x).y, stage.label(links.option_of(x)).y);
      EXPECT_GT(stage.node(x).left(), stage.label(links.option_of(x)).right());
      EXPECT_EQ(stage.band(links.option_of(x)).y, stage.node(x).y);
    }
    for (int c = 1; c <= links.item_count(); ++c) EXPECT_TRUE(holds(stage.node(c), stage.size(c)));
  }
}

// At the worst moment the outermost sidings are clear of the next column, and
// of the edge of the panel.
TEST(Stage, SidingsKeepClearOfTheirNeighbours) {
  for (Trace const& trace : {searched(latin_2), scripted(five, "cover C3\ncover C2\ncover C5\n"), searched(report_2000, Chooser::first)}) {
    Stage const stage(trace);
    auto const& tracks = stage.tracks();
    int const items = trace.problem.item_count();
    int deepest = 0, highest = 0;
    Replay replay(trace);
    do
      for (int k = 0; k <= items; ++k)
        for (auto const& way : directions) {
          if (way.across != tracks[k].across) continue;
          std::vector<int> targets;
          for (int x : tracks[k].nodes) targets.push_back(replay.links().get(way.field, x));
          for (Road const& r : roads(tracks[k], way, targets))
            (k == 0 ? highest : deepest) = std::max(k == 0 ? highest : deepest, r.level);
        }
    while (replay.forward());
    EXPECT_GT(deepest, 0);
    double const pitch = stage.node(2).x - stage.node(1).x;
    EXPECT_GT(pitch - 2 * stage.lane_of(false, deepest), 10);
    EXPECT_GT(stage.panel().h / 2, std::abs(stage.panel().y) + stage.lane_of(true, highest) - 1e-9);
    for (int level = 1; level < 5; ++level) EXPECT_GT(stage.lane_of(false, level), stage.lane_of(false, level - 1));
  }
}

TEST(Stage, NumbersOfAHeaderAreSideBySide) {
  Trace const trace = searched("1:2|A B\nA\nA B\nA\n");
  Stage const stage(trace);
  EXPECT_TRUE(holds(stage.node(1), stage.size(1)));
  EXPECT_TRUE(holds(stage.node(1), stage.bound(1)));
  EXPECT_FALSE(overlap(stage.size(1), stage.bound(1)));
}

} // namespace
