// Where everything is: nothing overlaps, and columns and rows are straight.
#include "dlx/draw/stage.hpp"
#include "drawn.hpp"
#include <fstream>
#include <iterator>

namespace {

using namespace dlx;
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
  traces.push_back(searched(latin));
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

// Four small pictures of a short list, or two of four queens, are as wide as a
// page of 440 points, and no word in them is smaller than five.
std::string queens_four() {
  std::ifstream in("figures/queens-4.dlx");
  return std::string(std::istreambuf_iterator<char>(in), {});
}
TEST(Stage, SmallPicturesAreReadableSideBySide) {
  for (auto const& [trace, across] : {std::pair(searched(report_2000), 4), {searched(latin), 2}, {searched(queens_four()), 2}}) {
    auto const m = small_measures(trace.problem.item_count());
    Stage const stage(trace, m);
    double const width = stage.panel().right() + 10 - stage.label(1).left() + 10;
    double const scale = (440.0 - 10 * (across - 1)) / across / width;
    for (double size : {m.name, m.label, m.number}) EXPECT_GE(scale * size, 5) << across;
    for (int x = 1; x < stage.initial().node_count(); ++x)
      for (int y = 0; y < x; ++y) EXPECT_FALSE(overlap(stage.node(x), stage.node(y))) << x << ' ' << y;
  }
}

// At the worst moment the outermost sidings are clear of the next column, and
// of the edge of the panel.
TEST(Stage, SidingsKeepClearOfTheirNeighbors) {
  for (Trace const& trace : {searched(latin), scripted(five, "cover C3\ncover C2\ncover C5\n"), searched(report_2000, Chooser::first)}) {
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
  Trace const trace = [] {
    Problem const p = problem_of("1:2|A B\nA\nA B\nA\n");
    Bounded links(p);
    Recorder recorder(p, "test");
    search(links, Chooser::smallest, {}, nullptr, &recorder);
    return recorder.take();
  }();
  Stage const stage(trace);
  EXPECT_TRUE(holds(stage.node(1), stage.size(1)));
  EXPECT_TRUE(holds(stage.node(1), stage.bound(1)));
  EXPECT_FALSE(overlap(stage.size(1), stage.bound(1)));
}

} // namespace
