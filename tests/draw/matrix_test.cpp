// Algorithm X by hand.
#include "dlx/draw/matrix.hpp"
#include "drawn.hpp"
#include <set>

namespace {

using namespace dlx;
using namespace drawn;

TEST(Matrix, TheTenStepsOfTheReport) {
  Trace const trace = scripted(latin_2, "choose C3\ntry B@(1,0)\nchoose C2\n"
    "try A@(0,1)\nchoose C1\ntry B@(0,1)\nchoose C1\ntry A@(0,0)\nchoose C4\n"
    "try A@(1,1)\nstop\n");
  auto const steps = matrix_steps(trace);
  ASSERT_EQ(steps.size(), 10u);
  using Rows = std::vector<int>;
  EXPECT_EQ(steps[0].text.what, "choose C3");
  EXPECT_EQ(steps[0].item, 3);
  EXPECT_EQ(steps[1].chosen, Rows({7}));
  EXPECT_EQ(steps[1].settled, Rows());
  EXPECT_EQ(steps[2].text.what, "strike out rows 3 5 8");
  EXPECT_EQ(steps[2].settled, Rows({7}));
  EXPECT_EQ(steps[3].item, 2);
  EXPECT_EQ(steps[4].chosen, Rows({7, 2}));
  EXPECT_EQ(steps[5].text.what, "strike out rows 1 4 6");
  EXPECT_EQ(steps[5].text.detail, "now there are columns without any row: a dead end");
  EXPECT_EQ(steps[5].item, 0);
  EXPECT_EQ(steps[6].text.what, "back to C2");
  EXPECT_EQ(steps[6].tried, Rows({2}));
  EXPECT_EQ(steps[7].chosen, Rows({7, 6}));
  EXPECT_EQ(steps[8].text.what, "strike out row 2");
  EXPECT_EQ(steps[9].text.what, "solution: rows 7 6 1 4");
  // The columns that cannot be covered: C1 C4 C5 C8 C10 C11.
  Elements nodes, edges;
  read_dot(draw_matrix(trace.problem, steps[5]), nodes, edges);
  std::set<int> dead;
  for (int c = 1; c <= 12; ++c)
    if (nodes.at("left" + std::to_string(c))["class"] == "count dead")
      dead.insert(c);
  EXPECT_EQ(dead, std::set<int>({1, 4, 5, 8, 10, 11}));
  // Rows 1, 3, 4, 5, 6, 8 are struck out; the others are chosen.
  for (int o = 1; o <= 8; ++o)
    EXPECT_EQ(nodes.count("strike" + std::to_string(o)),
      o == 2 or o == 7 ? 0u : 1u) << o;
  EXPECT_TRUE(matrix_steps(scripted(five, "cover C3\n")).empty());
}

// Under each column is the number of rows that share no column with a chosen
// one that is settled, and have not been tried; here it is counted by sets.
TEST(Matrix, CountsTheRowsThatAreLeft) {
  int pictures = 0;
  for (Trace const& trace : random_searches()) {
    auto const& p = trace.problem;
    std::vector<std::set<int>> rows(1);
    for (int o = 1; o <= p.option_count(); ++o) {
      rows.emplace_back();
      for (Entry const& e : p.option(o)) rows.back().insert(e.item);
    }
    for (MatrixStep const& step : matrix_steps(trace)) {
      Drawn const now(draw_matrix(p, step));
      ++pictures;
      std::set<int> satisfied;
      for (int o : step.settled) satisfied.insert(rows[o].begin(), rows[o].end());
      std::vector<int> left(p.item_count() + 1, 0);
      for (int o = 1; o <= p.option_count(); ++o) {
        bool const chosen = std::count(step.chosen.begin(), step.chosen.end(), o) > 0;
        bool const tried = std::count(step.tried.begin(), step.tried.end(), o) > 0;
        bool rival = false;
        for (int c : rows[o]) rival = rival or satisfied.contains(c);
        if (chosen or not (rival or tried)) for (int c : rows[o]) ++left[c];
      }
      for (int c = 1; c <= p.item_count(); ++c) {
        auto const& box = now.nodes.at("left" + std::to_string(c));
        auto const text = satisfied.contains(c) ? std::string("\xe2\x9c\x93") : std::to_string(left[c]);
        EXPECT_NE(box["label"].find(">" + text + "<"), std::string::npos) << box["label"] << ' ' << text;
        bool const dead = left[c] == 0 and c <= p.primary_count();
        EXPECT_EQ(box["class"], dead ? "count dead" : "count");
      }
    }
  }
  EXPECT_GT(pictures, 20);
}

// The titles of a small matrix can be read, as those of lists and boards.
TEST(Matrix, HasRoomForItsTitles) {
  Trace const trace = searched("A B\nA\nB\nA B\n");
  for (MatrixStep const& step : matrix_steps(trace)) {
    Drawn const whole(draw_matrix(trace.problem, step)), bare(draw_matrix(trace.problem, step, true));
    EXPECT_NEAR(whole.nodes.at("frame").w, 420, 0.1);
    EXPECT_LT(bare.nodes.at("frame").w, 410);
    EXPECT_NEAR(whole.nodes.at("frame").x, bare.nodes.at("frame").x, 0.01);
  }
}

// What a step shows is in its legend, and nothing else; and the counts have a word.
TEST(Matrix, TheLegendNamesWhatOccurs) {
  std::set<std::string> ever;
  for (Trace const& trace : random_searches())
    for (MatrixStep const& step : matrix_steps(trace)) {
      Drawn const now(draw_matrix(trace.problem, step));
      std::set<std::string> occurring, said;
      for (auto const& [id, box] : now.nodes) {
        auto const& look = box["class"];
        if (look == "column chosen") occurring.insert("column branched on");
        if (look == "row chosen" or look == "row tried") occurring.insert(look);
        if (look == "strike") occurring.insert("struck out");
        if (id.starts_with("key") and id.back() != 'b') said.insert(box["label"]);
      }
      EXPECT_EQ(said, occurring);
      ever.insert(said.begin(), said.end());
      EXPECT_NE(now.nodes.at("left")["label"].find("rows left"), std::string::npos);
      EXPECT_EQ(now.nodes.at("left").y, now.nodes.at("left1").y);
    }
  EXPECT_EQ(ever.size(), 4u);
}

} // namespace
