// What the page with a box asks, asked by C++. (That it is the same when it is compiled for
// WebAssembly, and what the page does with it, is tested in a browser: tests/whole/playground_test.cpp.)
#include "dlx/draw/playground.hpp"
#include "dlx/draw/trace.hpp"
#include "dlx/more/search.hpp"
#include "dlx/text/format.hpp"
#include "shell.hpp"
#include <cstdlib>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <random>
#include <sstream>

extern "C" char const* dlx_play(char const* problem, int bytes, int first, double nodes);

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
}

TEST(Playground, RefusesWhatCannotBeLookedAt) {
  std::string large = "A B\n";
  for (int o = 0; o < 3500; ++o) large += "A B\n";
  auto const told = played({.problem = large});
  EXPECT_NE(told["error"].get<std::string>().find("7003 boxes"), std::string::npos) << told["error"];
  EXPECT_EQ(told["line"], 0);
}

std::string called(std::string const& problem, int first = 0, double nodes = 1000) {
  return dlx_play(problem.data(), static_cast<int>(problem.size()), first, nodes);
}
TEST(Playground, IsCalledByANameOfC) {
  EXPECT_EQ(json::parse(called(paper)), played({.problem = paper}));
  EXPECT_EQ(json::parse(called(paper, 1, 3)), played({.problem = paper, .chooser = Chooser::first, .nodes = 3}));
  EXPECT_NE(called({"A\0 B\nA B\n", 9}).find("problem:1:2: error: the text has a NUL byte"), std::string::npos);
}

// Of no options: a mistake; what comes of each is the same in the program of 32 bits, letter by letter.
TEST(Playground, AnswersTheSameWith32Bits) {
  struct Row {
    std::string problem;
    std::vector<std::vector<int>> covers;  // their options
    std::string mistake = "";
  };
  std::vector<Row> rows = {
    {"A B\nA\nB\n", {{1, 2}}},
    {"A B C D\nA B\nC D\nA D\nB C\n", {{1, 2}, {3, 4}}},
    {"1 12 123 1234 12345 123456 1234567 12345678 123456789\n1 12 123 1234\n12345 123456 1234567\n12345678 123456789\n", {{1, 2, 3}}},
    {"A B | x\nA x:1\nB x:2\nB x:1\nA x:2\n", {{1, 3}, {4, 2}}},
    {"1:2|A B\nA\nB\nA B\n", {{1, 3}, {1, 2}, {3}}},
    {R"({"items": ["A", "B"], "options": [["A"], ["B"]]})", {{1, 2}}},
    {R"({"items": ["A", 1.5], "options": [["A"]]})", {}, "problem:1:17: error: "},
    {R"({"items": [{"name": "A"}, {"name": "B"}], "options": [{"entries": ["A"]}, {"entries": ["B"]}]})", {{1, 2}}},
    {"1 0 1\n0 1 0\n1 1 1\n", {{1, 2}, {3}}},
    {"A A\n", {}, "problem:1:3: error: item 'A' is named twice"},
    {"A B\nA X\n", {}, "problem:2:3: error: there is no item 'X'"},
    {"A\nA:red\n", {}, "problem:2:3: error: primary item 'A' cannot have a colour"},
    {"", {}, "error: "},
    {"| only a comment\n", {}, "error: "},
    {"{", {}, "problem:1:2: error: "},
    {"\xff\xfe", {}, "problem:1:1: error: "},
  };
  for (auto const& [problem, covers, mistake] : rows) {
    auto const told = json::parse(called(problem));
    EXPECT_EQ(told.contains("error"), not mistake.empty()) << problem << told;
    EXPECT_NE(told.value("error", "").find(mistake), std::string::npos) << problem << told;
    std::vector<std::vector<int>> found;
    std::istringstream trace(told.value("trace", ""));
    for (std::string line; std::getline(trace, line);)
      if (auto const event = json::parse(line); event.value("event", "") == "solution") found.push_back(event["options"]);
    EXPECT_EQ(found, covers) << problem << told.value("error", "");
  }
  for (auto const& file : std::filesystem::directory_iterator("tests/data"))
    if (auto const text = slurp(file.path()); text.size() < 3000 and text.find('\0') == text.npos) rows.push_back({text, {}});
  std::mt19937 random(3);
  std::string const letters = "AB:|\n{\"[1 \xc3\xa4\x80\xff\x01";
  for (int k = 0; k < 30; ++k) rows.push_back({random_problem(random, 4 + k % 7, 3 + k), {}});
  for (int k = 0; k < 300; ++k) {
    std::string text;
    for (auto n = random() % 20; n > 0; --n) text += letters[random() % letters.size()];
    rows.push_back({text, {}});
  }
  Scratch scratch;
  std::string problems;
  for (auto const& row : rows) problems += row.problem + '\0';
  auto const r = run("build/narrow/play < " + scratch.file("problems", problems));
  ASSERT_EQ(r.status, 0) << "tools/setup narrow says what is lacking: " << r.err;
  std::istringstream lines(r.out);
  for (auto const& row : rows) {
    std::string line;
    std::getline(lines, line);
    EXPECT_TRUE(line == called(row.problem)) << row.problem << line.substr(0, 200);
  }
}

// An older library has few algorithms for ranges; this chapter says the others, and whoever needs one more must say it there.
TEST(Playground, SaysWhatAnOlderLibraryLacks) {
  auto const used = run("grep -oh 'std::ranges::[a-z_]*' $(grep -o 'build/src/[^ ]*' build/played) | sort -u");
  auto const said = slurp("build/src/dlx/draw/playground.hpp");
  std::istringstream names(used.out);
  for (std::string name; std::getline(names, name);)
    EXPECT_NE(said.find(" " + name.substr(name.rfind(':') + 1) + "(R"), std::string::npos) << name;
  EXPECT_NE(used.out.find("::find\n"), std::string::npos);
}

} // namespace
