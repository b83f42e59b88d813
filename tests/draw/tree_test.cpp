// Trees of searches.
#include "dlx/draw/tree.hpp"
#include "drawn.hpp"

namespace {

using namespace dlx;
using namespace drawn;

TEST(Tree, HasAllNodesOfTheSearch) {
  Trace const trace = searched(latin);
  Shapes nodes, edges;
  read_dot(draw_tree(trace), nodes, edges);
  std::map<std::string, int> count;
  for (auto const& [id, node] : nodes) ++count[node["class"]];
  EXPECT_EQ(count["node"], 7);
  EXPECT_EQ(count["solution"], 2);
  EXPECT_EQ(count["dead"], 0);
  EXPECT_EQ(edges.size(), 8u); // nine search nodes
  Shapes others, more;
  read_dot(draw_tree(searched(report_2000, Chooser::first)), others, more);
  count.clear();
  for (auto const& [id, node] : others) ++count[node["class"]];
  EXPECT_EQ(count["dead"], 2);
  EXPECT_EQ(count["solution"], 1);
}

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
    Shape const& word = tree.nodes.at("try" + id.substr(1));
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
  Shapes nodes, edges;
  read_dot(draw_tree(searched(latin)), nodes, edges);
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

} // namespace
