// Captions, and the names of nodes and options.
#include "dlx/draw/caption.hpp"
#include "dlx/draw/picture.hpp"
#include "drawn.hpp"

namespace {

using namespace dlx;
using namespace drawn;

TEST(Caption, Captions) {
  Trace const trace = scripted(five, "cover C3\nuncover C3\n");
  auto const line = [&trace](int k, Grain grain) {
    Replay replay(trace);
    for (int i = 0; i < k; ++i) step(trace, replay, grain);
    return caption(trace, replay, grain).line();
  };
  EXPECT_EQ(line(0, Grain::link), "before the first step");
  EXPECT_EQ(line(2, Grain::link), "cover C3: R[C2] \xe2\x86\x90 C4");
  EXPECT_EQ(line(5, Grain::link), "cover C3: S[C5] \xe2\x86\x90 1");
  EXPECT_EQ(line(1, Grain::event), "cover C3");
  EXPECT_EQ(line(1, Grain::node), "cover C3: C3 leaves the header row");
  EXPECT_EQ(line(2, Grain::node), "cover C3: r1.C5 leaves its column");
  EXPECT_EQ(line(6, Grain::node), "uncover C3: r4.C1 comes back to its column");
  EXPECT_EQ(line(10, Grain::node),
    "uncover C3: C3 comes back to the header row");
  Replay replay(trace);
  int nodes = 0;
  while (step(trace, replay, Grain::node)) ++nodes;
  EXPECT_EQ(nodes, 11); // five out, five back, done
}

TEST(Caption, TheEndOfAListOperationCountsNoSolutions) {
  auto last = [](Trace const& trace) {
    Replay replay(trace);
    while (replay.forward()) continue;
    return caption(trace, replay, Grain::event); };
  EXPECT_EQ(last(scripted(five, "cover C3\nuncover C3\n")).what, "the end");
  auto const found = last(searched(latin));
  EXPECT_EQ(found.what, "the end: 2 solutions");
  EXPECT_EQ(found.detail, "nothing chosen");
}

// An assignment to a colour can be seen: in the title, by its name, and on the
// box, which is written in the colour of what is written now.
TEST(Caption, AColourThatIsWrittenCanBeSeen) {
  Problem const p = problem_of("p q | x\np x:A\nq x:A\nq x:B\n");
  Painted links(p);
  Recorder recorder(p, "test");
  search(links, Chooser::smallest, {}, nullptr, &recorder);
  Trace const trace = recorder.take();
  Stage const stage(trace);
  Replay replay(trace);
  std::vector<std::string> seen;
  while (step(trace, replay, Grain::link)) {
    Moment const m = moment_of(trace, replay);
    if (m.event->writes.empty()) continue;
    Write const& w = m.event->writes[m.writes - 1];
    if (w.field != Field::colour) continue;
    auto const c = caption(trace, replay, Grain::link);
    Drawn const now(draw_links(stage, replay, Grain::link));
    auto const label = now.nodes.at("n" + std::to_string(w.node))["label"];
    EXPECT_NE(label.find(vermilion), std::string::npos) << c.line();
    auto const size = now.nodes.find("S" + std::to_string(w.node));
    if (size != now.nodes.end()) {
      EXPECT_EQ(size->second["label"].find(vermilion), std::string::npos);
    }
    auto const text = label.substr(label.find("<B>") + 3);
    seen.push_back(c.line() + " / " + text.substr(0, text.find('<')));
  }
  std::string const arrow = arrow_glyph;
  ASSERT_GE(seen.size(), 2u);
  EXPECT_EQ(seen[0], "purify x:A: K[x] " + arrow + " A / x:A");
  EXPECT_EQ(seen[1], "purify x:A: K[r2.x] " + arrow + " -1 / x:A!");
  EXPECT_EQ(seen.back(), "unpurify x:A: K[x] " + arrow + " 0 / x");
}

TEST(Caption, NamesOfNodes) {
  Problem const p = problem_of("p q | x\nA@(0,0): p x:A\nq x:B\n");
  Bounded const links(p);
  EXPECT_EQ(node_name(p, links, 0), "h");
  EXPECT_EQ(node_name(p, links, 3), "x");
  EXPECT_EQ(node_name(p, links, 4), "A@(0,0).p");
  EXPECT_EQ(node_name(p, links, 7), "r2.x");
  EXPECT_EQ(option_label(p, 0), "none");
  EXPECT_EQ(option_label(p, 2), "r2");
  std::string colours;
  for (int x = 0; x < links.node_count(); ++x) colours += shade_name(p, x) + ' ';
  EXPECT_EQ(colours, "     :A  :B ");
}

} // namespace
