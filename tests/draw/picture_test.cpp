// The pictures of the list: every link is there, and ends where it should.
#include "dlx/draw/sketch.hpp"
#include "dlx/text/format.hpp"
#include "dlx/more/script.hpp"
#include "dlx/more/search.hpp"
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <fmt/format.h>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <sstream>

namespace {

using namespace dlx;

std::string const five = "C1 C2 C3 C4 C5\nC2 C3 C5\nC1 C4\nC2 C5\nC1 C3 C4\n";
std::string const paper =
  "A B C D E F G\nC E F\nA D G\nB C F\nA D\nB G\nD E G\n";
std::string const latin =
  "C1 C2 C3 C4 C5 C6 C7 C8 C9 C10 C11 C12\n"
  "A@(0,0): C1 C5 C9\nA@(0,1): C2 C6 C9\nA@(1,0): C3 C5 C10\n"
  "A@(1,1): C4 C6 C10\nB@(0,0): C1 C7 C11\nB@(0,1): C2 C8 C11\n"
  "B@(1,0): C3 C7 C12\nB@(1,1): C4 C8 C12\n";
std::string const queens3 = // three rooks, and two secondary items
  "R1 R2 F1 F2 | D B\nQ@(0,0): R1 F1 B\nQ@(0,1): R1 F2 D\n"
  "Q@(1,0): R2 F1 D\nQ@(1,1): R2 F2 B\n";

Problem problem_of(std::string const& text) {
  return read_problem(Source{"test", text});
}
Trace searched(std::string const& text, Chooser chooser = Chooser::smallest) {
  Problem const p = problem_of(text);
  Links links(p);
  Recorder recorder(p, "test");
  search(links, chooser, {}, nullptr, &recorder);
  return recorder.take();
}
Trace scripted(std::string const& text, std::string const& script) {
  Problem const p = problem_of(text);
  Links links(p);
  Recorder recorder(p, "script");
  follow(read_script(Source{"script", script}, p), links, {}, nullptr,
    &recorder);
  return recorder.take();
}

// --- a reader for the DOT that we write ------------------------------------
struct Shape {
  std::map<std::string, std::string> attributes;
  std::string from, to; // of an edge
  double x = 0, y = 0, w = 0, h = 0;
  std::string const& operator[](std::string const& key) const {
    static std::string const nothing;
    auto const it = attributes.find(key);
    return it == attributes.end() ? nothing : it->second;
  }
};
using Shapes = std::map<std::string, Shape>;

void read_attributes(std::string const& line, Shape& shape) {
  std::size_t p = line.find('[') + 1;
  while (p < line.size() and line[p] != ']') {
    auto const eq = line.find('=', p);
    auto const key = line.substr(p, eq - p);
    std::size_t q = eq + 1;
    if (line[q] == '"') q = line.find('"', q + 1) + 1;
    else if (line[q] == '<') {
      int depth = 0;
      do {
        depth += line[q] == '<' ? 1 : line[q] == '>' ? -1 : 0;
        ++q;
      } while (depth > 0);
    } else q = line.find_first_of(",]", q);
    auto value = line.substr(eq + 1, q - eq - 1);
    if (value.size() > 1 and value.front() == '"')
      value = value.substr(1, value.size() - 2);
    shape.attributes[key] = value;
    p = q;
    while (p < line.size() and (line[p] == ',' or line[p] == ' ')) ++p;
  }
}
void read_dot(std::string const& dot, Shapes& nodes, Shapes& edges) {
  std::istringstream in(dot);
  std::string line;
  while (std::getline(in, line)) {
    if (line.find("[id=") == std::string::npos) continue;
    Shape shape;
    read_attributes(line, shape);
    auto const id = shape["id"];
    auto const arrow = line.find(" -> ");
    if (arrow < line.find('[')) {
      shape.from = line.substr(0, arrow);
      shape.to = line.substr(arrow + 4, line.find(" [") - arrow - 4);
      EXPECT_TRUE(edges.emplace(id, shape).second) << id << " twice";
    } else {
      char comma = 0;
      std::istringstream(shape["pos"]) >> shape.x >> comma >> shape.y;
      shape.w = 72 * std::stod(shape["width"]);
      shape.h = 72 * std::stod(shape["height"]);
      EXPECT_TRUE(nodes.emplace(id, shape).second) << id << " twice";
    }
  }
}
struct Drawn {
  Shapes nodes, edges;
  explicit Drawn(std::string const& dot) { read_dot(dot, nodes, edges); }
  std::string const& look(std::string const& id) const {
    return (nodes.count(id) > 0 ? nodes : edges).at(id)["class"]; }
};
struct Spot { double x = 0, y = 0; };
// The curves of an edge: the points of each, and at last its tip.
std::vector<std::vector<Spot>> curves_of(Shape const& edge) {
  std::vector<std::vector<Spot>> curves;
  std::string text = edge["pos"];
  std::istringstream all(text);
  for (std::string one; std::getline(all, one, ';'); ) {
    std::vector<Spot> points;
    EXPECT_EQ(one.substr(0, 2), "e,");
    for (auto& c : one) if (c == ',') c = ' ';
    std::istringstream in(one.substr(2));
    for (Spot s; in >> s.x >> s.y; ) points.push_back(s);
    EXPECT_EQ(points.size() % 3, 2u) << "tip and 3k+1 points";
    std::rotate(points.begin(), points.begin() + 1, points.end());
    curves.push_back(points);
  }
  return curves;
}
bool touches(Shape const& box, Spot s, double slack = 0.6) {
  return std::abs(s.x - box.x) <= box.w / 2 + slack
    and std::abs(s.y - box.y) <= box.h / 2 + slack;
}
bool inside(Shape const& box, Spot s) { return touches(box, s, -1.5); }
std::vector<Spot> sampled(std::vector<Spot> const& curve) {
  std::vector<Spot> all;
  for (std::size_t k = 0; k + 4 < curve.size(); k += 3)
    for (double t = 0; t < 1; t += 1.0 / 32) {
      double const u = 1 - t;
      auto at = [&](auto f) {
        return u * u * u * f(curve[k]) + 3 * u * u * t * f(curve[k + 1])
          + 3 * u * t * t * f(curve[k + 2]) + t * t * t * f(curve[k + 3]); };
      all.push_back({at([](Spot s) { return s.x; }),
        at([](Spot s) { return s.y; })});
    }
  all.push_back(curve.back());
  return all;
}

constexpr Field fields[] = {Field::left, Field::right, Field::up, Field::down};
std::string id_of(Field f, int x) {
  return static_cast<char>(f) + std::to_string(x);
}
bool is_drawn(Problem const& p, Field f, int x) {
  bool const across = f == Field::left or f == Field::right;
  if (x == 0) return across;
  return x > p.item_count() or not across or x <= p.primary_count();
}

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
  check_all(scripted(paper, "cover A\nuncover A\n"), Grain::link);
  check_all(searched(paper, Chooser::first), Grain::event);
  check_all(searched(latin), Grain::event);
  check_all(searched(queens3), Grain::link);
}

TEST(Picture, EveryLinkOfRandomSearches) {
  std::uint32_t seed = 20240607;
  auto random = [&seed](std::uint32_t n) {
    seed = seed * 1664525u + 1013904223u;
    return (seed >> 8) % n;
  };
  for (int round = 0; round < 12; ++round) {
    Problem p;
    int const primary = 1 + static_cast<int>(random(5));
    int const items = primary + static_cast<int>(random(3));
    for (int c = 1; c <= items; ++c)
      p.add_item("i" + std::to_string(c),
        c <= primary ? Kind::primary : Kind::secondary);
    for (int o = 1; o <= 6; ++o) {
      p.add_option();
      for (int c = 1; c <= items; ++c) if (random(3) == 0) p.add_entry(c);
    }
    Links links(p);
    Recorder recorder(p, "smallest");
    search(links, Chooser::smallest, {}, nullptr, &recorder);
    check_all(recorder.take(), round % 3 == 0 ? Grain::link : Grain::event);
  }
}

// Two roads of the same kind never lie on each other, but near a box where
// both end.
TEST(Picture, RoadsOfOneKindKeepApart) {
  for (Trace const& trace : {scripted(five, "cover C3\ncover C2\ncover C5\n"),
      searched(latin), searched(paper, Chooser::first)}) {
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
    EXPECT_NE(draw_tree(searched(text)), "");
  }
}

// The lines of DOT that the book shows, broken there, are in the file.
TEST(Picture, TheBookShowsItsDot) {
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

TEST(Picture, Captions) {
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

TEST(Picture, NamesAreQuoted) {
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

TEST(Picture, BoardShowsThreeStates) {
  Trace const trace = searched(latin);
  Stage const stage(trace);
  Replay replay(trace);
  auto state = [&](char const* id) {
    return Drawn(draw_board(trace, replay, Grain::event)).look(id); };
  EXPECT_EQ(state("q0_0"), "square open");
  while (replay.path().empty()) replay.forward();
  EXPECT_EQ(state("q0_0"), "square chosen");
  EXPECT_EQ(state("q1_1"), "square open");
  Trace const none = scripted(five, "cover C3\n");
  Stage const flat(none);
  Replay other(none);
  EXPECT_THROW(draw_board(none, other, Grain::event), std::invalid_argument);
  EXPECT_THROW(draw_links_and_board(flat, other, Grain::event),
    std::invalid_argument);
}

// After a dead end the search is back at the item before, and the one that
// could not be covered looks like all others while its rows are put back.
TEST(Picture, AfterADeadEndItsItemIsNotBranchedOnAnyMore) {
  Trace const trace = searched(paper, Chooser::first);
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

// Where pieces differ, an open square bears letters, and so does its sign.
TEST(Picture, TheLegendOfABoardShowsWhatItsSquaresBear) {
  auto sign = [](std::string const& text) {
    Trace const trace = searched(text);
    Replay const replay(trace);
    Drawn const board(draw_board(trace, replay, Grain::event));
    return board.nodes.at("key1b")["label"]; };
  EXPECT_NE(sign(latin).find("A B"), std::string::npos);
  EXPECT_NE(sign(queens3).find(ring_glyph), std::string::npos);
}

// Between "try" and the covers that follow it, the list does not know yet
// what the queen attacks. The board alone is drawn as if it did; beside the
// list, the board shows what the list knows.
TEST(Picture, AQueenOnTheBoardAloneClosesWhatSheAttacks) {
  std::string text = "R1 R2 R3 R4 C1 C2 C3 C4 |";
  for (int d = 0; d < 7; ++d)
    text += " A" + std::to_string(d) + " B" + std::to_string(d);
  text += '\n';
  for (int r = 0; r < 4; ++r)
    for (int c = 0; c < 4; ++c)
      text += "Q@(" + std::to_string(r) + ',' + std::to_string(c) + "): R"
        + std::to_string(r + 1) + " C" + std::to_string(c + 1) + " A"
        + std::to_string(r + c) + " B" + std::to_string(r - c + 3) + '\n';
  Trace const trace = searched(text);
  Stage const stage(trace);
  Replay replay(trace);
  int trials = 0, differences = 0;
  while (replay.forward()) {
    if (trace.events[replay.event() - 1].type != Event::Type::attempt) continue;
    ++trials;
    Drawn const alone(draw_board(trace, replay, Grain::event));
    Drawn const beside(draw_links_and_board(stage, replay, Grain::event));
    for (int r = 0; r < 4; ++r)
      for (int c = 0; c < 4; ++c) {
        bool stands = false, attacked = false;
        for (int o : replay.path()) {
          int const y = (o - 1) / 4, x = (o - 1) % 4;
          if (y == r and x == c) stands = true;
          else if (y == r or x == c or y + x == r + c or y - x == r - c)
            attacked = true;
        }
        auto const id = fmt::format("q{}_{}", r, c);
        EXPECT_EQ(alone.look(id), stands ? "square chosen"
          : attacked ? "square closed" : "square open") << trials << ' ' << id;
        differences += alone.look(id) != beside.look(id);
      }
  }
  EXPECT_EQ(trials, 16);
  EXPECT_GT(differences, 0);
}

TEST(Picture, TheEndOfAListOperationCountsNoSolutions) {
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
TEST(Picture, AColourThatIsWrittenCanBeSeen) {
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

// A board whose squares are items: all squares of a piece are painted, lines
// within it are not, and what is not a square is left blank.
TEST(Picture, PiecesOfSeveralSquaresAreWhole) {
  Trace const trace = searched("(0,0) (0,1) (1,1) (2,1)\n"
    "D@1: (0,0) (0,1)\nE@1: (0,1) (1,1)\nD@2: (1,1) (2,1)\n");
  Replay replay(trace);
  Drawn const before(draw_board(trace, replay, Grain::event));
  EXPECT_EQ(before.look("q0_1"), "square open");
  EXPECT_NE(before.nodes.at("q0_1")["label"].find("D E"), std::string::npos);
  EXPECT_EQ(before.nodes.count("q1_0"), 0u);
  while (replay.path().size() < 2) ASSERT_TRUE(replay.forward());
  Drawn const after(draw_board(trace, replay, Grain::event));
  for (char const* id : {"q0_0", "q0_1", "q1_1", "q2_1"})
    EXPECT_EQ(after.look(id), "square chosen") << id;
  std::set<std::string> joins;
  for (auto const& [id, box] : after.nodes)
    if (box["class"] == "join") joins.insert(id);
  EXPECT_EQ(joins, (std::set<std::string>{"q0_1j0", "q2_1j1"}));
}

TEST(Picture, TwoPiecesOnOneSquareAreBothShown) {
  Trace const trace = searched("A B\nx@(0,0): A\ny@(0,0): B\n");
  Replay replay(trace);
  while (replay.path().size() < 2) ASSERT_TRUE(replay.forward());
  Drawn const both(draw_board(trace, replay, Grain::event));
  EXPECT_NE(both.nodes.at("q0_0")["label"].find("x+y"), std::string::npos);
}

TEST(Picture, LongTitlesAreCutBetweenWords) {
  Text const title = fitted({"solution: Q@(0,0) Q@(1,1) Q@(2,2)", 17}, 100, 8);
  EXPECT_EQ(title.words, "solution: ...");
  EXPECT_EQ(title.size, 8);
  EXPECT_EQ(fitted({"solution: Q@(0,0)", 17}, 100, 8).words, "solution: Q@(0,0)");
}

TEST(Matrix, TheTenStepsOfTheReport) {
  Trace const trace = scripted(latin, "choose C3\ntry B@(1,0)\nchoose C2\n"
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
  EXPECT_TRUE(steps[5].failed);
  EXPECT_EQ(steps[6].text.what, "back to C2");
  EXPECT_EQ(steps[6].rejected, Rows({2}));
  EXPECT_EQ(steps[7].chosen, Rows({7, 6}));
  EXPECT_EQ(steps[8].text.what, "strike out row 2");
  EXPECT_EQ(steps[9].text.what, "solution: rows 7 6 1 4");
  // The columns that cannot be covered: C1 C4 C5 C8 C10 C11.
  Shapes nodes, edges;
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
  read_dot(draw_tree(searched(paper, Chooser::first)), others, more);
  count.clear();
  for (auto const& [id, node] : others) ++count[node["class"]];
  EXPECT_EQ(count["dead"], 2);
  EXPECT_EQ(count["solution"], 1);
}

TEST(Picture, TheBoardBesideTheListCanBeSeen) {
  Trace const trace = searched(latin);
  Stage const stage(trace);
  Replay replay(trace);
  Shapes nodes, edges;
  read_dot(draw_links_and_board(stage, replay, Grain::event), nodes, edges);
  auto const& frame = nodes.at("frame");
  auto const& panel = nodes.at("panel");
  for (auto const& [id, box] : nodes)
    if (box["class"].starts_with("square")) {
      EXPECT_GT(box.w, 80) << id;
      EXPECT_GT(box.x - box.w / 2, panel.x + panel.w / 2) << id;
      EXPECT_LT(box.x + box.w / 2, frame.x + frame.w / 2) << id;
      EXPECT_LT(std::abs(box.y - frame.y) + box.h / 2, frame.h / 2) << id;
    }
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

} // namespace
