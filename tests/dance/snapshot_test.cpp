// Snapshots show exactly the links that dlx draw shows for the same moment.
#include "dlx/dance/latin.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/dance/search.hpp"
#include "dlx/dance/snapshot.hpp"
#include "dlx/draw/picture.hpp"
#include "dlx/draw/trace.hpp"
#include "random_problems.hpp"
#include "shell.hpp"
#include "pattern.hpp"
#include <gtest/gtest.h>
#include <cstdlib>
#include <set>
#include <sstream>

using namespace dlx;

namespace {
// The links of a picture in DOT, as "R3: n3 -> n4".
std::set<std::string> links_of(std::string const& dot) {
  std::set<std::string> links;
  for (auto const& m : matches(dot, "(n[0-9]+ -> n[0-9]+) \\[id=\"([LRUD][0-9]+)\""))
    EXPECT_TRUE(links.insert(m[2] + ": " + m[1]).second) << "drawn twice";
  return links;
}
std::vector<std::string> graphs(std::string const& text) {
  std::vector<std::string> list;
  for (std::size_t begin = 0, end; (end = text.find("\n}\n", begin)) != std::string::npos; begin = end + 3)
    list.push_back(text.substr(begin, end + 3 - begin));
  return list;
}
std::string snapshots(dance::Problem const& p, Chooser chooser) {
  std::ostringstream out;
  dance::Links links(p);
  dance::Snapshot snapshot(out, p, links);
  search(links, chooser, nullptr, &snapshot);
  return out.str();
}
// As many snapshots as covers and uncovers, each with the links of the picture.
std::size_t compare(dance::Problem const& p, Chooser chooser) {
  auto const shots = graphs(snapshots(p, chooser));
  Recorder recorder(p, "smallest");
  dance::Links links(p);
  search(links, chooser, nullptr, &recorder);
  Trace const trace = recorder.take();
  Stage const stage(trace);
  Replay replay(trace);
  std::size_t k = 0;
  for (auto const& e : trace.events) {
    replay.forward();
    if (e.type != Event::Type::cover and e.type != Event::Type::uncover) continue;
    if (k == shots.size()) break;
    auto const drawn = links_of(draw_links(stage, replay, Grain::event));
    EXPECT_FALSE(drawn.empty());
    EXPECT_EQ(links_of(shots[k]), drawn) << "event " << replay.event();
    ++k;
  }
  EXPECT_EQ(k, shots.size());
  return k;
}
}  // namespace

TEST(Snapshot, ShowsTheLinksThatDrawShows) {
  EXPECT_EQ(compare(queens(4), Chooser::smallest), 114u);
  EXPECT_EQ(compare(latin(2), Chooser::first), 46u);
  std::mt19937 dice(2000);
  std::size_t shots = 0;
  std::size_t const rounds = std::getenv("DLX_LONG") ? 60 : 30;
  for (std::size_t round = 0; round < rounds && !::testing::Test::HasFailure(); ++round)
    shots += compare(as_plain(random_problem(dice, random_shape(dice))), Chooser::smallest);
  EXPECT_GT(shots, rounds * 5 / 3);
}

TEST(Snapshot, BeginsAsTheChapterSays) {
  dance::Problem p;
  for (int i = 1; i <= 5; ++i) p.add_item("C" + std::to_string(i));
  for (auto const& o : {std::vector{2, 3, 5}, {1, 4}, {2, 5}, {1, 3, 4}}) {
    p.add_option();
    for (int i : o) p.add_entry(i);
  }
  std::ostringstream out;
  dance::Links links(p);
  dance::Snapshot snapshot(out, p, links);
  links.cover(3);
  snapshot.cover(3, 0);
  EXPECT_TRUE(out.str().starts_with(
      "digraph \"cover C3\" {\n  n0 [label=\"h\", pos=\"0,0!\"];\n  n0 -> n5 [id=\"L0\"];\n  n0 -> n1 [id=\"R0\"];\n"
      "  n1 [label=\"C1 1\", pos=\"1,0!\"];\n")) << out.str();
  EXPECT_NE(out.str().find("  n8 [label=\"C5\", pos=\"5,-1!\"];\n"), std::string::npos);
}

TEST(Snapshot, CanBeDrawnByGraphviz) {
  Scratch scratch;
  auto const file = scratch.file("four.dot", graphs(snapshots(queens(4), Chooser::smallest)).front());
  auto const r = run("neato -Tsvg " + file);
  EXPECT_EQ(r.status, 0) << r.err;
  EXPECT_EQ(r.err, "");
  EXPECT_NE(r.out.find("R1 4"), std::string::npos);
}
