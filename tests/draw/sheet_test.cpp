// Boxes, words, and arrows on a sheet.
#include "dlx/draw/picture.hpp"
#include "drawn.hpp"

namespace {

using namespace dlx;
using namespace drawn;

double p_less(Point const& p, Point const& q) { return q.x - p.x; }

// The lines of DOT that the book shows, broken there, are in the file.
TEST(Sheet, TheBookShowsItsDot) {
  Trace const trace = scripted(five, "cover C3\n");
  Stage const stage(trace);
  auto const dot = draw_links(stage, Replay(trace), Grain::event);
  for (std::string const name : {"picture-box.txt", "picture-arrow.txt"}) {
    std::ifstream in("tests/data/" + name);
    std::string all;
    for (std::string row; std::getline(in, row); )
      all += all.empty() ? row : row.substr(1);
    ASSERT_NE(all, "");
    EXPECT_NE(dot.find(all + '\n'), std::string::npos) << all;
  }
}

TEST(Sheet, NamesAreQuoted) {
  std::string const odd = "<b> a&b \"q\" \\N\n<b> a&b \\N\n\"q\"\n";
  Trace const trace = searched(odd);
  Stage const stage(trace);
  Replay replay(trace);
  auto const dot = draw_links(stage, replay, Grain::event);
  EXPECT_NE(dot.find("&lt;b&gt;"), std::string::npos);
  EXPECT_NE(dot.find("a&amp;b"), std::string::npos);
  EXPECT_NE(dot.find("&quot;q&quot;"), std::string::npos);
  EXPECT_EQ(dot.find("<b>"), std::string::npos);
  EXPECT_EQ(escape_html("a<&>\"b"), "a&lt;&amp;&gt;&quot;b");
}

TEST(Sheet, LongTitlesAreCutBetweenWords) {
  Text const title = fitted({"solution: Q@(0,0) Q@(1,1) Q@(2,2)", 17}, 100, 8);
  EXPECT_EQ(title.words, "solution: ...");
  EXPECT_EQ(title.size, 8);
  EXPECT_EQ(fitted({"solution: Q@(0,0)", 17}, 100, 8).words, "solution: Q@(0,0)");
}

// Graphviz takes less than a point for no size at all.
TEST(Sheet, NothingIsSmallerThanAPoint) {
  EXPECT_NE(label(Text{"x", 0.4}).find("POINT-SIZE=\"1.0\""), std::string::npos);
  EXPECT_NE(label(Text{"x", 2.5}).find("POINT-SIZE=\"2.5\""), std::string::npos);
}

// A curve begins at its port and ends before the tip, in both directions; in
// the middle it runs on its track.
TEST(Sheet, RoadsBeginAndEndWhereTheyWereTold) {
  for (double const way : {1.0, -1.0})
    for (double const from : {0.0, 7.0})
      for (double const to : {0.0, 7.0}) {
        Piece const piece{0, way * 200, from, 20, to};
        Curve const curve = bend(piece, 8);
        ASSERT_EQ(curve.size() % 3, 2u); // the tip, and 3k+1 points
        EXPECT_EQ(curve[0].x, way * 200);
        EXPECT_EQ(curve[0].y, to);
        EXPECT_EQ(curve[1].x, 0);
        EXPECT_EQ(curve[1].y, from);
        EXPECT_EQ(curve.back().x, way * 192);
        EXPECT_EQ(curve.back().y, to);
        int on_track = 0;
        for (Point const& p : curve) on_track += p.y == 20;
        EXPECT_GE(on_track, 4);
        for (std::size_t k = 2; k < curve.size(); ++k)
          EXPECT_LE(way * p_less(curve[k], curve[k - 1]), 15) << k;
      }
  Curve const straight = bend(Piece{10, 50, 3, 3, 3}, 6);
  ASSERT_EQ(straight.size(), 5u);
  for (Point const& p : straight) EXPECT_EQ(p.y, 3);
}

// A sheet is as large as its frame, and what it is called is in the file once.
TEST(Sheet, EverythingHasAnIdentityAndAClass) {
  Sheet sheet(box_of(-10, -20, 30, 40));
  sheet.box("a", "big box", {5, 5, 20, 10}, attributes(Look()));
  sheet.write("b", "text", {5, 20, 30, 12}, {"words", 9});
  sheet.arrow("c", "arrow", "a", "b", {bend({0, 20, 1, 1, 1}, 5)},
    attributes(Stroke(), true));
  Drawn const now(sheet.text());
  EXPECT_NEAR(now.nodes.at("frame").w, 40, 0.01); // it is written in inches
  EXPECT_NEAR(now.nodes.at("frame").h, 60, 0.01);
  EXPECT_EQ(now.nodes.at("frame").y, -10); // in DOT, y grows upwards
  EXPECT_EQ(now.look("a"), "big box");
  EXPECT_EQ(now.look("c"), "arrow");
  EXPECT_EQ(now.edges.at("c")["style"], "dashed");
  EXPECT_EQ(now.edges.at("c").from, "a");
  EXPECT_EQ(now.edges.at("c").to, "b");
}

// A legend is one line, however much is in it, and stays on its sheet.
TEST(Sheet, ALegendIsOneLine) {
  for (double const w : {100.0, 460.0, 1400.0})
    for (std::size_t const n : {0u, 1u, 5u, 12u}) {
      std::vector<Sign> signs(n, Sign{attributes(Look()), "a sign"});
      if (n > 1) signs[1] = {attributes(Stroke()), "of an arrow", "", true};
      Sheet sheet(box_of(0, 0, w, 200));
      sheet.legend(signs);
      Drawn const drawn(sheet.text());
      EXPECT_EQ(drawn.nodes.size() + drawn.edges.size(), 1 + 2 * n);
      double before = 0;
      for (std::size_t k = 0; k < n; ++k) {
        auto const& text = drawn.nodes.at("key" + std::to_string(k));
        EXPECT_NEAR(-text.y, 200 - legend_height(w) / 2, 0.2);
        EXPECT_LE(text.h, legend_height(w));
        EXPECT_GT(text.x - text.w / 2, before); // behind the one before
        before = text.x + text.w / 2;
      }
      EXPECT_LE(before, w);
    }
}

} // namespace
