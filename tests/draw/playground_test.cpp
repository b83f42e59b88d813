// What the page with a box asks, asked by C++. (That it is the same when it is compiled for
// WebAssembly, and what the page does with it, is tested in a browser: tests/whole/playground_test.cpp.)
#include "dlx/draw/playground.hpp"
#include "dlx/draw/trace.hpp"
#include "dlx/more/search.hpp"
#include "dlx/text/format.hpp"
#include <cstdlib>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <random>
#include <sstream>

extern "C" char const* dlx_play(char const* problem, int first, double nodes);

namespace {

using namespace dlx;
using nlohmann::json;

std::string const paper = "A B C D E F G\nC E F\nA D G\nB C F\nA D\nB G\nD E G\n";

json played(Wanted const& wanted) { return json::parse(play(wanted)); }
// The trace of the general search: what dlx trace --nodes writes.
std::string trace_of(Wanted const& w) {
  Problem const problem = read_problem({"problem", w.problem});
  Recorder recorder(problem, w.chooser == Chooser::first ? "first" : "smallest");
  Limits limits;
  limits.nodes = w.nodes;
  auto const dance_on = [&](auto links) { search(links, w.chooser, limits, nullptr, &recorder); };
  if (problem.has_bounds()) dance_on(Bounded(problem));
  else if (problem.has_colours()) dance_on(Painted(problem));
  else dance_on(Links(problem));
  std::ostringstream out;
  write_trace(out, recorder.take());
  return out.str();
}
// n items, some of them secondary, and options with about three of them.
std::string random_problem(std::mt19937& random, int n, int options) {
  std::string text;
  for (int i = 0; i < n; ++i) text += fmt::format("{}i{} ", i == n - 2 ? "| " : "", i);
  for (int o = 0; o < options; ++o) {
    text += fmt::format("\ni{}", o % (n - 2));
    for (int i = 0; i < n; ++i)
      if (i != o % (n - 2) and random() % 4 == 0) text += fmt::format(" i{}{}", i, i >= n - 2 and random() % 2 == 0 ? ":red" : "");
  }
  return text + '\n';
}

TEST(Playground, PlaysWhatIsTyped) {
  auto const told = played({.problem = paper});
  EXPECT_EQ(told["trace"], trace_of({.problem = paper}));
  EXPECT_EQ(told["nodes"], 6);
  EXPECT_EQ(told["solutions"], 1);
  EXPECT_EQ(told["stopped"], "");
  EXPECT_TRUE(told["page"].get<std::string>().starts_with("<!DOCTYPE html>"));
  EXPECT_EQ(played({.problem = paper, .chooser = Chooser::first})["trace"], trace_of({.problem = paper, .chooser = Chooser::first}));
}

TEST(Playground, WritesTheTraceOfTheGeneralSearch) {
  std::mt19937 random(1);
  for (int round = 0; round < (std::getenv("DLX_LONG") ? 16 : 3); ++round) {
    auto const text = random_problem(random, 4 + round % 7, 3 + round % 23);
    for (auto const chooser : {Chooser::smallest, Chooser::first})
      for (std::uint64_t nodes : {0, 1, 7, 2000}) {
        Wanted const wanted = {.problem = text, .chooser = chooser, .nodes = nodes};
        EXPECT_EQ(played(wanted)["trace"], trace_of(wanted)) << text << nodes;
      }
  }
}

TEST(Playground, StopsAfterNodes) {
  for (std::uint64_t nodes = 1; nodes < 8; ++nodes) {
    auto const told = played({.problem = paper, .nodes = nodes});
    EXPECT_EQ(told["nodes"], std::min<std::uint64_t>(nodes, 6));
    EXPECT_EQ(told["stopped"] == "", nodes >= 6) << nodes;
    EXPECT_EQ(told["trace"], trace_of({.problem = paper, .nodes = nodes}));
  }
}

// However few writes are wanted, the trace is that of so many nodes, and comes home.
TEST(Playground, StopsAfterWrites) {
  std::mt19937 random(2);
  auto const text = random_problem(random, 10, 40);
  for (std::uint64_t writes = 1; writes < 3000; writes += 1 + writes / (std::getenv("DLX_LONG") ? 7 : 3)) {
    auto const told = played({.problem = text, .writes = writes});
    ASSERT_FALSE(told.contains("error")) << writes << told["error"];
    std::uint64_t const nodes = told["nodes"];
    auto const trace = told["trace"].get<std::string>();
    if (told["stopped"] != "") {
      EXPECT_EQ(trace, trace_of({.problem = text, .nodes = nodes})) << writes;
    }
    EXPECT_NO_THROW(read_trace({"trace", trace})) << writes;
    if (nodes > 1) {
      EXPECT_LT(told["writes"].get<std::uint64_t>(), 2 * writes + 2) << writes;
    }
  }
}

TEST(Playground, TellsWhereItWentWrong) {
  auto const told = played({.problem = "A B\nA B\nA X\n"});
  EXPECT_EQ(told["line"], 3);
  EXPECT_EQ(told["column"], 3);
  EXPECT_NE(told["error"].get<std::string>().find("^"), std::string::npos);
  EXPECT_FALSE(told.contains("trace"));
  for (std::string const text : {"", "\n\n", "| only a comment\n", "{", "{}", "[]", "A A\n", "A\nA:red\n", "\xff\xfe", "0 1\n1 1\n"}) {
    auto const other = played({.problem = text});
    EXPECT_TRUE(other.contains("error") or other.contains("trace")) << text;
  }
}

TEST(Playground, RefusesWhatCannotBeLookedAt) {
  std::string large = "A B\n";
  for (int o = 0; o < 3500; ++o) large += "A B\n";
  auto const told = played({.problem = large});
  EXPECT_NE(told["error"].get<std::string>().find("7003 boxes"), std::string::npos) << told["error"];
  EXPECT_EQ(told["line"], 0);
}

TEST(Playground, IsCalledByANameOfC) {
  EXPECT_EQ(json::parse(dlx_play(paper.c_str(), 0, 1000)), played({.problem = paper}));
  EXPECT_EQ(json::parse(dlx_play(paper.c_str(), 1, 3)), played({.problem = paper, .chooser = Chooser::first, .nodes = 3}));
  EXPECT_EQ(json::parse(dlx_play("A B", 0, 10)), played({.problem = "A B"}));
}

} // namespace
