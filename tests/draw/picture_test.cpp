// The pictures of the list: every link is there, and ends where it should.
#include "dlx/draw/picture.hpp"
#include "drawn.hpp"
#include <set>

namespace {

using namespace dlx;
using namespace drawn;

// Everything that must be true of every picture of the list.
void check_picture(Stage const& stage, Replay const& replay, Grain grain) {
  Elements nodes, edges;
  read_dot(draw_links(stage, replay, grain), nodes, edges);
  auto const& p = stage.trace().problem;
  auto const& links = replay.links();
  auto const& panel = nodes.at("panel");
  std::size_t drawn = 0;
  for (int x = 0; x < links.node_count(); ++x) {
    ASSERT_TRUE(nodes.count("n" + std::to_string(x)));
    for (Field f : fields) {
      if (not is_drawn(p, f, x)) continue;
      ++drawn;
      ASSERT_TRUE(edges.count(id_of(f, x))) << id_of(f, x);
      auto const& edge = edges.at(id_of(f, x));
      auto const to = "n" + std::to_string(links.get(f, x));
      EXPECT_EQ(edge.from, "n" + std::to_string(x));
      EXPECT_EQ(edge.to, to);
      auto const curves = curves_of(edge);
      ASSERT_FALSE(curves.empty());
      EXPECT_TRUE(touches(nodes.at(edge.from), curves.front().front()))
        << id_of(f, x) << " begins somewhere else";
      EXPECT_TRUE(touches(nodes.at(edge.to), curves.back().back()))
        << id_of(f, x) << " ends somewhere else";
      if (curves.size() == 2) {
        auto const out = curves[0].back(), in = curves[1].front();
        bool const across = f == Field::left or f == Field::right;
        EXPECT_NEAR(across ? out.y : out.x, across ? in.y : in.x, 0.2);
        EXPECT_NEAR(across ? std::abs(out.x - in.x) : std::abs(out.y - in.y),
          across ? panel.w : panel.h, 0.5);
      }
      for (auto const& curve : curves)
        for (Spot s : sampled(curve))
          for (auto const& [id, box] : nodes)
            if (id[0] == 'n' and inside(box, s)) ADD_FAILURE()
              << id_of(f, x) << " runs through " << id;
    }
  }
  for (auto const& [id, edge] : edges)
    if (edge["class"].starts_with("link ")) --drawn;
  EXPECT_EQ(drawn, 0u);
}

void check_all(Trace const& trace, Grain grain) {
  Stage const stage(trace);
  Replay replay(trace);
  do {
    check_picture(stage, replay, grain);
    if (testing::Test::HasFailure()) FAIL() << "event " << replay.event()
      << ", write " << replay.write();
  } while (step(trace, replay, grain));
}

TEST(Picture, EveryLinkOfEverySequence) {
  check_all(scripted(five, "cover C3\nuncover C3\n"), Grain::link);
  check_all(scripted(report_2000, "cover A\nuncover A\n"), Grain::link);
  check_all(searched(report_2000, Chooser::first), Grain::event);
  check_all(searched(latin_2), Grain::event);
  check_all(searched(queens3), Grain::link);
}

TEST(Picture, EveryLinkOfRandomSearches) {
  int round = 0;
  for (Trace const& trace : random_searches())
    check_all(trace, round++ % 3 == 0 ? Grain::link : Grain::event);
}

// A wrong link may lead into another column or row; it is drawn to where it leads.
TEST(Picture, WrongLinksEndWhereTheyLead) {
  Trace trace = scripted(five, "cover C3\n");
  auto& write = trace.events.at(0).writes.at(2);
  ASSERT_TRUE(write.field == Field::up || write.field == Field::down);
  Stage const stage(trace);
  auto const columns = trace.problem.item_count();
  for (int x = 1; x <= columns; ++x) {
    Trace wrong = trace;
    wrong.events[0].writes[2].now = x;
    Replay replay(wrong);
    for (int k = 0; k < 3; ++k) step(wrong, replay, Grain::link);
    Elements nodes, edges;
    read_dot(draw_links(stage, replay, Grain::link), nodes, edges);
    auto const curves = curves_of(edges.at(id_of(write.field, write.node)));
    EXPECT_TRUE(touches(nodes.at("n" + std::to_string(x)), curves.back().back())) << x;
  }
}

TEST(Picture, OddProblemsCanBeDrawn) {
  for (std::string const text : {"items: | X Y\nX\nY\n", "A\nA\n", "A B\n",
      "A\nA\nA\nA\n", "A | X\nX\nA X\n"}) {
    SCOPED_TRACE(text);
    check_all(searched(text), Grain::link);
  }
}

// All sheets are equally large, and nothing is at another place than before, whatever is below the list.
TEST(Picture, NothingMoves) {
  Inset const tall{0, 900, [](Sheet&, Box const&) {}};
  for (std::string const& text : {queens3, latin_2}) {
    Trace const trace = searched(text);
    Stage const stage(trace);
    Replay replay(trace);
    Drawn const first(draw_links(stage, replay, Grain::node));
    do {
      Drawn const now(draw_links(stage, replay, Grain::node)), more(draw_links(stage, replay, Grain::node, false, tall));
      expect_all_on_the_sheet(now);
      for (auto const& [id, box] : first.nodes)
        for (std::string const key : {"pos", "width", "height"})
          if (id[0] == 'n' or id[0] == 'S' or id[0] == 'o' or id == "frame") {
            EXPECT_EQ(now.nodes.at(id)[key], box[key]) << id;
            EXPECT_TRUE(id == "frame" or more.nodes.at(id)[key] == box[key]) << id;
          }
    } while (step(trace, replay, Grain::node));
  }
}

TEST(Picture, WhatIsWrittenAlteredRemembered) {
  Trace const trace = scripted(five, "cover C3\n");
  Stage const stage(trace);
  Replay replay(trace);
  for (int k = 0; k < 4; ++k) replay.forward_write(); // L[C4] R[C2] U D
  Elements nodes, edges;
  read_dot(draw_links(stage, replay, Grain::link), nodes, edges);
  auto look = [&](std::string const& id) {
    return edges.at(id)["class"]; };
  EXPECT_EQ(look("L4"), "link left altered");
  EXPECT_EQ(look("R2"), "link right altered");
  EXPECT_EQ(look("R3"), "link right memory remembered");
  EXPECT_EQ(look("U12"), "link up altered"); // r3.C5 of r1.C5
  EXPECT_EQ(look("D5"), "link down written");
  EXPECT_EQ(look("D1"), "link down initial");
  EXPECT_NE(edges.at("R3")["style"], "");    // dashed, not only grey
  EXPECT_EQ(edges.at("R1")["style"], "");
  EXPECT_GT(std::stod(edges.at("D5")["penwidth"]),
    std::stod(edges.at("R2")["penwidth"]));
  EXPECT_GT(std::stod(edges.at("R2")["penwidth"]),
    std::stod(edges.at("R1")["penwidth"]));
  EXPECT_EQ(nodes.at("n3")["class"], "header primary out");
  EXPECT_EQ(nodes.at("n8")["class"], "entry out");
  EXPECT_EQ(nodes.at("n6")["class"], "entry in");
  EXPECT_NE(nodes.at("sizes")["label"].find(">size<"), std::string::npos);
  EXPECT_EQ(nodes.at("sizes").y, nodes.at("S1").y);
  EXPECT_NE(nodes.at("n8")["style"].find("dashed"), std::string::npos);
}

TEST(Picture, SecondaryHeadersAreApart) {
  Trace const trace = searched(queens3);
  Stage const stage(trace);
  double const inner = stage.node(2).x - stage.node(1).x;
  EXPECT_GT(stage.node(5).x - stage.node(4).x, inner + 10);
  Replay replay(trace);
  Drawn const all(draw_links(stage, replay, Grain::link));
  EXPECT_EQ(all.nodes.at("n5")["shape"], "octagon");
  EXPECT_EQ(all.nodes.at("n1")["shape"], "box");
  EXPECT_EQ(all.edges.count("R5"), 0u);
}

// After a dead end the search is back at the item before, and the one that
// could not be covered looks like all others while its rows are put back.
TEST(Picture, AfterADeadEndItsItemIsNotBranchedOnAnyMore) {
  Trace const trace = searched(report_2000, Chooser::first);
  Stage const stage(trace);
  Replay replay(trace);
  int dead = 0;
  auto heavy = [&](Replay const& at, int item) {
    Drawn now(draw_links(stage, at, Grain::link));
    return now.nodes.at("n" + std::to_string(item))["penwidth"] == "2.8"; };
  for (std::size_t e = 0; e < trace.events.size(); ++e) {
    replay.forward();
    if (trace.events[e].type != Event::Type::dead) continue;
    ++dead;
    EXPECT_TRUE(heavy(replay, trace.events[e].item));
    Replay back = replay;
    while (trace.events[back.event()].type == Event::Type::uncover) {
      back.forward_write();
      EXPECT_FALSE(heavy(back, trace.events[e].item)) << back.event();
      EXPECT_TRUE(heavy(back, 1)); // the root branches on A all the time
    }
  }
  EXPECT_EQ(dead, 2);
}

// What occurs in a picture, from the classes of what is drawn.
std::set<std::string> occurring(Drawn const& picture) {
  std::set<std::string> all;
  auto const has = [](std::string const& text, char const* word) { return (' ' + text + ' ').find(word) != std::string::npos; };
  auto const newness = [&](std::string const& look) {
    bool const gone = has(look, " remembered ");
    if (has(look, " written ")) all.insert(gone ? "written, then removed" : "written now");
    if (has(look, " altered ")) all.insert("altered");
    if (has(look, " memory ") and gone) all.insert("remembered"); };
  for (auto const& [id, edge] : picture.edges)
    if (has(edge["class"], " link ")) newness(edge["class"]);
  for (auto const& [id, box] : picture.nodes) {
    auto const& look = box["class"];
    bool const number = has(look, " size ") or has(look, " bound "), entry = has(look, " entry "), header = has(look, " header ");
    if (number) newness(look);
    if (has(look, " bound ")) all.insert("may be used");
    bool const chosen = entry and box["penwidth"] == "2.8";
    if ((header or entry) and not chosen and has(look, " out ")) all.insert("removed");
    if ((header or entry) and not chosen and has(look, " going ")) all.insert("half out");
    if (header and box["penwidth"] == "2.8") all.insert("branched on");
    if (look == "option chosen") all.insert("chosen");
    if (has(look, " secondary ")) all.insert("secondary");
    if (entry and box["label"].find("!<") != std::string::npos) all.insert("agrees in colour");
    if ((header or entry) and box["label"].find(vermilion) != std::string::npos) all.insert("written now");
  }
  return all;
}

// What occurs in a picture is in its legend, and nothing else.
TEST(Picture, TheLegendNamesWhatOccurs) {
  std::set<std::string> ever;
  auto traces = random_searches();
  traces.push_back(scripted(five, "cover C3\nuncover C3\n"));
  traces.push_back(searched("p q | x\np x:A\nq x:A\nq x:B\n"));
  traces.push_back(searched("1:2|A B\nA\nA B\nA\n"));
  for (Trace const& trace : traces) {
    Stage const stage(trace);
    for (Grain const grain : {Grain::event, Grain::node, Grain::link}) {
      Replay replay(trace);
      do {
        Drawn const now(draw_links(stage, replay, grain));
        auto const all = occurring(now);
        EXPECT_EQ(legend_of(now), all) << "event " << replay.event() << ", write " << replay.write();
        ever.insert(all.begin(), all.end());
      } while (step(trace, replay, grain) and not testing::Test::HasFailure());
    }
  }
  EXPECT_EQ(ever.size(), 11u); // each of them occurs
}

// A node that is its own neighbour has a small loop at its box; no line goes through the rows.
TEST(Picture, AnEmptyColumnIsALoopAtItsHeader) {
  Trace const trace = drawn::golden("queens-4");
  Stage const stage(trace);
  Replay replay(trace);
  int empty = 0;
  while (replay.forward()) {
    auto const& links = replay.links();
    auto const frame = describe(trace, stage.initial(), replay, Grain::event);
    bool const wanted = trace.events[replay.event() - 1].type == Event::Type::solution or replay.event() == 13;
    if (not wanted) continue;
    Drawn const now(draw_frame(stage, frame));
    for (int c = 0; c <= trace.problem.item_count(); ++c)
      for (Field f : fields) {
        if (links.get(f, c) != c or not is_drawn(trace.problem, f, c)) continue;
        ++empty;
        auto const& edge = now.edges.at(id_of(f, c));
        auto const& box = now.nodes.at("n" + std::to_string(c));
        auto const curves = curves_of(edge);
        ASSERT_EQ(curves.size(), 1u) << id_of(f, c);
        for (Spot s : sampled(curves[0])) {
          EXPECT_LE(std::abs(s.x - box.x), box.w / 2 + 24) << id_of(f, c);
          EXPECT_LE(std::abs(s.y - box.y), box.h / 2 + 24) << id_of(f, c);
        }
      }
  }
  EXPECT_GT(empty, 20);
}

// Names of items and options, wherever they are, are as large as the text of the book divided
// by 1.5, if the picture is as wide as the page: 10 points of 155 millimeters. On a page of the
// gallery, in a window of 1280 pixels, a picture has 1242, and the text has 16.8.
TEST(Picture, NamesCanBeReadAtFullPageWidth) {
  Trace const trace = drawn::golden("queens-4");
  Stage const stage(trace);
  Replay replay(trace);
  do {
    Drawn const now(draw_links(stage, replay, Grain::event));
    double const width = now.nodes.at("frame").w, page = 155 * 72.27 / 25.4;
    int names = 0;
    for (auto const& [id, box] : now.nodes) {
      auto const& look = box["class"];
      if (not look.starts_with("header") and not look.starts_with("entry") and not look.starts_with("option")) continue;
      auto const at = box["label"].find("POINT-SIZE=\"") + 12;
      double const size = std::stod(box["label"].substr(at));
      EXPECT_GE(size * page / width, 10 / 1.5) << id;
      EXPECT_GE(size * 1242 / width, 16.8 / 1.5) << id;
      ++names;
    }
    EXPECT_EQ(names, 18 + 60 + 16);
  } while (replay.event() < 3 and replay.forward());
}

// In a solution all is out of the list, and still the chosen options are what one sees: their
// boxes are heavy, solid, and bold, and no others are.
TEST(Picture, ChosenOptionsStandOutInASolution) {
  Trace const trace = drawn::golden("queens-4");
  Stage const stage(trace);
  Replay replay(trace);
  int solutions = 0;
  while (replay.forward()) {
    if (trace.events[replay.event() - 1].type != Event::Type::solution) continue;
    ++solutions;
    auto const path = replay.path();
    Drawn const now(draw_links(stage, replay, Grain::event));
    for (int x = trace.problem.item_count() + 1; x < stage.initial().node_count(); ++x) {
      auto const& box = now.nodes.at("n" + std::to_string(x));
      bool const chosen = std::count(path.begin(), path.end(), stage.initial().option_of(x)) > 0;
      EXPECT_EQ(box["class"], "entry out");
      EXPECT_EQ(box["style"].find("dashed") == std::string::npos, chosen) << x;
      EXPECT_EQ(box["label"].find("<B>") != std::string::npos, chosen) << x;
      EXPECT_EQ(box["penwidth"], chosen ? "2.8" : "1.2") << x;
      EXPECT_EQ(box["color"] == green and box["fillcolor"] == mint, chosen) << x; // as a solution in a tree
    }
  }
  EXPECT_EQ(solutions, 2);
}

} // namespace
