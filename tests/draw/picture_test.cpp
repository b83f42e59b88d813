// The pictures of the list: every link is there, and ends where it should.
#include "dlx/draw/picture.hpp"
#include "drawn.hpp"

namespace {

using namespace dlx;
using namespace drawn;

// Everything that must be true of every picture of the list.
void check_picture(Stage const& stage, Replay const& replay, Grain grain) {
  Shapes nodes, edges;
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
  check_all(searched(latin), Grain::event);
  check_all(searched(queens3), Grain::link);
}

TEST(Picture, EveryLinkOfRandomSearches) {
  int round = 0;
  for (Trace const& trace : random_searches())
    check_all(trace, round++ % 3 == 0 ? Grain::link : Grain::event);
}

// Two roads of the same kind never lie on each other, but near a box where
// both end.
TEST(Picture, RoadsOfOneKindKeepApart) {
  for (Trace const& trace : {scripted(five, "cover C3\ncover C2\ncover C5\n"),
      searched(latin), searched(report_2000, Chooser::first)}) {
    Stage const stage(trace);
    Replay replay(trace);
    do {
      Shapes nodes, edges;
      read_dot(draw_links(stage, replay, Grain::event), nodes, edges);
      std::map<std::string, std::vector<Spot>> lanes; // middles of sidings
      for (int x = 0; x < replay.links().node_count(); ++x)
        for (Field f : fields) {
          bool const across = f == Field::left or f == Field::right;
          if (not is_drawn(trace.problem, f, x)) continue;
          if (across and x > trace.problem.item_count()) continue;
          auto const& from = nodes.at("n" + std::to_string(x));
          auto const& to = nodes.at("n"
            + std::to_string(replay.links().get(f, x)));
          auto near = [across](Shape const& box, Spot s) {
            return across ? std::abs(s.x - box.x) < box.w / 2 + 34
              : std::abs(s.y - box.y) < box.h / 2 + 34;
          };
          auto& lane = lanes[id_of(f, x)];
          for (auto const& curve : curves_of(edges.at(id_of(f, x))))
            for (Spot s : sampled(curve))
              if (not near(from, s) and not near(to, s)) lane.push_back(s);
        }
      for (auto const& [id, a] : lanes)
        for (auto const& [other, b] : lanes) {
          if (id >= other or id[0] != other[0]) continue;
          for (Spot s : a)
            for (Spot t : b)
              if (std::abs(s.x - t.x) < 3 and std::abs(s.y - t.y) < 3)
                FAIL() << id << " lies on " << other << " after event "
                  << replay.event() << " at " << s.x << ' ' << s.y << '\n'
                  << edges.at(id)["pos"] << '\n' << edges.at(other)["pos"];
        }
    } while (replay.forward());
  }
}

TEST(Picture, OddProblemsCanBeDrawn) {
  for (std::string const text : {"items: | X Y\nX\nY\n", "A\nA\n", "A B\n",
      "A\nA\nA\nA\n", "A | X\nX\nA X\n"}) {
    SCOPED_TRACE(text);
    check_all(searched(text), Grain::link);
  }
}

TEST(Picture, NothingMoves) {
  Trace const trace = searched(queens3);
  Stage const stage(trace);
  Replay replay(trace);
  Shapes first, edges;
  read_dot(draw_links(stage, replay, Grain::event), first, edges);
  Inset const tall{300, 900, {}, [](Sheet&, Point) {}};
  while (replay.forward()) {
    Shapes nodes, more;
    read_dot(draw_links(stage, replay, Grain::event, false, tall), nodes, more);
    for (auto const& [id, box] : first) {
      if (id[0] != 'n' and id[0] != 'S' and id[0] != 'o') continue;
      ASSERT_TRUE(nodes.count(id)) << id;
      for (auto const* key : {"pos", "width", "height"})
        EXPECT_EQ(nodes.at(id)[key], box[key]) << id;
    }
  }
}

TEST(Picture, FrameHasOneSize) {
  Trace const trace = searched(latin);
  Stage const stage(trace);
  Replay replay(trace);
  std::set<std::string> sizes;
  do {
    Shapes nodes, edges;
    read_dot(draw_links(stage, replay, Grain::node), nodes, edges);
    auto const& f = nodes.at("frame");
    sizes.insert(f["pos"] + ' ' + f["width"] + ' ' + f["height"]);
    for (auto const& [id, box] : nodes) {
      EXPECT_LE(std::abs(box.x - f.x) + box.w / 2, f.w / 2 + 0.1) << id;
      EXPECT_LE(std::abs(box.y - f.y) + box.h / 2, f.h / 2 + 0.1) << id;
    }
  } while (step(trace, replay, Grain::node));
  EXPECT_EQ(sizes.size(), 1u);
}

TEST(Picture, WhatIsWrittenAlteredRemembered) {
  Trace const trace = scripted(five, "cover C3\n");
  Stage const stage(trace);
  Replay replay(trace);
  for (int k = 0; k < 4; ++k) replay.forward_write(); // L[C4] R[C2] U D
  Shapes nodes, edges;
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
  EXPECT_NE(nodes.at("n8")["style"].find("dashed"), std::string::npos);
}

TEST(Picture, HalfWayOutIsSeen) {
  Trace const trace = scripted(five, "cover C3\n");
  Stage const stage(trace);
  Replay replay(trace);
  replay.forward_write();
  Drawn const one(draw_links(stage, replay, Grain::link));
  EXPECT_EQ(one.look("n3"), "header primary going");
  EXPECT_EQ(one.look("n2"), "header primary in");
  EXPECT_EQ(one.look("n4"), "header primary in");
  replay.forward_write();
  replay.forward_write(); // U of r3.C5 now passes over r1.C5
  Drawn const three(draw_links(stage, replay, Grain::link));
  EXPECT_EQ(three.look("n3"), "header primary out");
  EXPECT_EQ(three.look("n8"), "entry going");
  EXPECT_EQ(three.look("n12"), "entry in");
  EXPECT_EQ(three.look("n5"), "header primary in");
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
  // Covered, it is drawn as removed, though its links say nothing.
  Trace const covered = scripted(queens3, "cover D\n");
  Stage const other(covered);
  Replay second(covered);
  second.forward();
  EXPECT_EQ(Drawn(draw_links(other, second, Grain::event)).look("n5"),
    "header secondary out");
}

TEST(Picture, ChosenOptionsAndItems) {
  Trace const trace = searched(latin);
  Stage const stage(trace);
  Replay replay(trace);
  while (replay.path().size() < 2) ASSERT_TRUE(replay.forward());
  Shapes nodes, edges;
  read_dot(draw_links(stage, replay, Grain::event), nodes, edges);
  for (int o = 1; o <= 8; ++o) {
    auto const path = replay.path();
    bool const chosen = std::count(path.begin(), path.end(), o) > 0;
    EXPECT_EQ(nodes.at("o" + std::to_string(o))["class"],
      chosen ? "option chosen" : "option");
    EXPECT_EQ(nodes.count("band" + std::to_string(o)), chosen ? 1u : 0u);
  }
  EXPECT_EQ(nodes.at("n1")["penwidth"], "2.8");
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

TEST(Picture, TheLegendNamesNodesOnTheirWayOnlyLinkByLink) {
  Trace const trace = scripted(five, "cover C3\n");
  Stage const stage(trace);
  Replay const replay(trace);
  auto says = [&](Grain grain) {
    return draw_links(stage, replay, grain).find("on its way")
      != std::string::npos; };
  EXPECT_TRUE(says(Grain::link));
  EXPECT_FALSE(says(Grain::node));
  EXPECT_FALSE(says(Grain::event));
}

// A frame can be kept, and drawn when the replay is somewhere else.
TEST(Picture, AFrameIsAValue) {
  Trace const trace = searched(latin);
  Stage const stage(trace);
  Replay replay(trace);
  std::vector<FrameView> frames;
  std::vector<std::string> drawn_at_once;
  do {
    frames.push_back(describe(trace, stage.initial(), replay, Grain::event));
    drawn_at_once.push_back(draw_links(stage, replay, Grain::event));
  } while (replay.forward());
  for (std::size_t k = frames.size(); k-- > 0; )
    EXPECT_EQ(draw_frame(stage, frames[k]), drawn_at_once[k]) << k;
}

} // namespace
