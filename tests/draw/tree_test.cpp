// Trees of searches.
#include "dlx/draw/tree.hpp"
#include "drawn.hpp"
#include <set>

namespace {

using namespace dlx;
using namespace drawn;

// The end of an edge is straight, and its word stands beside it; no word is
// cut off at the right.
TEST(Tree, NoEdgeRunsThroughItsWord) {
  std::string wide = "A |";
  for (int k = 0; k < 12; ++k) wide += " B" + std::to_string(k);
  wide += '\n';
  for (int k = 0; k < 12; ++k)
    wide += "option" + std::to_string(k) + ": A B" + std::to_string(k) + '\n';
  Drawn const tree(draw_tree(searched(wide)));
  int words = 0;
  double const right = tree.nodes.at("frame").x + tree.nodes.at("frame").w / 2;
  for (auto const& [id, edge] : tree.edges) {
    if (id[0] != 'e') continue;
    Element const& word = tree.nodes.at("try" + id.substr(1));
    ++words;
    EXPECT_LE(word.x + word.w / 2, right) << id;
    auto const points = curves_of(edge).at(0);
    double const x = points.back().x, y = points[3].y;
    for (std::size_t k = 3; k < points.size(); ++k)
      EXPECT_EQ(points[k].x, x) << id << ' ' << k; // straight from here on
    EXPECT_LT(x + 2, word.x - word.w / 2) << id;
    EXPECT_GE(y, word.y + word.h / 2) << id; // in DOT, y grows upwards
  }
  EXPECT_EQ(words, 12);
}

TEST(Tree, SiblingsDoNotOverlap) {
  Elements nodes, edges;
  read_dot(draw_tree(searched(latin_2)), nodes, edges);
  for (auto const& [id, a] : nodes)
    for (auto const& [other, b] : nodes)
      if (id[0] == 't' and other[0] == 't' and id < other
          and id != "title" and other != "title" and id.substr(0, 3) != "try"
          and other.substr(0, 3) != "try" and std::abs(a.y - b.y) < 20
          and std::abs(a.x - b.x) < (a.w + b.w) / 2)
        ADD_FAILURE() << id << " and " << other;
}

TEST(Tree, OddProblemsHaveATree) {
  for (std::string const text : {"items: | X Y\nX\nY\n", "A\nA\n", "A B\n",
      "A\nA\nA\nA\n", "A | X\nX\nA X\n"})
    EXPECT_NE(draw_tree(searched(text)), "") << text;
}

TEST(Tree, NeedsASearch) {
  Trace const trace = scripted(five, "cover C3\n");
  EXPECT_THROW(draw_tree(trace), std::invalid_argument);
}

// As many nodes as the search itself has counted.
TEST(Tree, AgreesWithTheTotals) {
  for (Trace const& trace : random_searches()) {
    std::map<std::string, std::uint64_t> count;
    for (auto const& [id, node] : Drawn(draw_tree(trace)).nodes) ++count[node["class"]];
    auto const& totals = trace.events.back().totals;
    EXPECT_EQ(count["solution"], totals.solutions);
    EXPECT_EQ(count["node"] + count["dead"] + count["solution"], totals.nodes);
  }
}

// Only the fates that occur are in the legend; a number in a diamond is explained.
TEST(Tree, TheLegendNamesWhatOccurs) {
  auto legend = [](Trace const& trace) { return legend_of(Drawn(draw_tree(trace))); };
  EXPECT_EQ(legend(searched(latin_2)), (std::set<std::string>{"branches", "solution, numbered"}));
  EXPECT_EQ(legend(searched(report_2000, Chooser::first)), (std::set<std::string>{"branches", "dead end", "solution, numbered"}));
}

// The place in the tree is on the path of the options tried: so many are above it.
TEST(Tree, ThePlaceIsWhereTheSearchIs) {
  for (Trace const& trace : {golden("queens-4"), searched(latin_2), searched(report_2000, Chooser::first)}) {
    Drawn const whole(draw_tree(trace));
    std::size_t buds = 0;
    for (auto const& [id, box] : whole.nodes)
      buds += box["class"] == "node" or box["class"] == "dead" or box["class"] == "solution";
    Replay replay(trace);
    while (replay.forward()) {
      Sheet sheet(box_of(0, 0, 600, 300));
      ASSERT_TRUE(draw_place(sheet, trace, replay.event(), box_of(0, 0, 600, 300)));
      Drawn const place(sheet.text());
      EXPECT_EQ(place.nodes.size(), buds + 1); // and the frame
      std::size_t here = 0, way = 0, edges = 0;
      for (auto const& [id, box] : place.nodes) {
        here += box["class"] == "place here";
        way += box["class"] == "place way";
      }
      for (auto const& [id, edge] : place.edges) edges += edge["class"] == "place way";
      EXPECT_EQ(here, 1u);
      EXPECT_EQ(edges, way); // a way from the root
      Event const& e = trace.events[replay.event() - 1];
      if (e.type == Event::Type::choose or e.type == Event::Type::solution) {
        EXPECT_EQ(way, static_cast<std::size_t>(e.level));
      }
      EXPECT_LE(replay.path().size(), way + 1);
      EXPECT_GE(replay.path().size(), way);
    }
    Sheet narrow(box_of(0, 0, 20, 20));
    EXPECT_FALSE(draw_place(narrow, trace, 0, box_of(0, 0, 20, 20)));
  }
}

} // namespace
