// The page that plays a trace: what is in it, and what cannot get out of its data.
// What the page with a box asks is asked by C++. (What they do is tested in a browser: tests/whole/browser_test.cpp and playground_test.cpp.)
#include "dlx/draw/sheet.hpp"
#include "dlx/draw/player.hpp"
#include "dlx/draw/stage.hpp"
#include "dlx/more/search.hpp"
#include "dlx/text/format.hpp"
#include "drawn.hpp"
#include "folders.hpp"
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <random>

extern "C" char const* dlx_play(char const* problem, int bytes, int first, double nodes);

namespace {

using namespace dlx;
using namespace drawn;
using folders::count;
using nlohmann::json;

std::string page_of(Trace const& trace, std::string const& title = "T") { return player_page(title, {&trace, 1}); }
// What a page plays: its script with data. And a member of it, of each trace.
std::string data_of(std::string const& page) {
  std::string const begin = "<script type=\"application/json\" class=\"data\">\n";
  auto const from = page.find(begin) + begin.size();
  return page.substr(from, page.find("</script>", from) - from);
}
std::vector<std::string> members(std::string const& data, std::string const& kind) {
  std::vector<std::string> found;
  for (auto const& played : nlohmann::ordered_json::parse(data)) found.push_back(played[kind].dump());
  return found;
}
std::vector<std::string> scripts(std::string const& page, std::string const& kind) { return members(data_of(page), kind); }
// A trace as it is in the page, written as a trace again: what was there before is found by following it.
std::string in_full(Trace const& trace, std::string const& data) {
  Bounded list(trace.problem);
  std::string out;
  for (auto event : nlohmann::ordered_json::parse(data)) {
    if (event.contains("writes")) {
      auto const writes = event["writes"].get<std::string>();
      event["writes"] = json::array();
      for (std::size_t at = 0; at < writes.size();) {
        std::string const letter(1, writes[at++]);
        auto const number = [&] { // of small digits, for a capital letter begins the next write
          auto const end = std::min(writes.find_first_not_of("-0123456789abcdefghijklmnopqrstuvwxyz", at), writes.size());
          return std::stoi(writes.substr(std::exchange(at, end), end - at), nullptr, 36);
        };
        int const node = number();
        EXPECT_EQ(writes[at++], ':');
        int const now = number();
        auto const field = static_cast<Field>(letter[0]);
        event["writes"].push_back({letter, node, list.get(field, node), now});
        list.set(field, node, now);
      }
    }
    out += event.dump() + '\n';
  }
  return out;
}

TEST(Player, HasTheTraceInShorthand) {
  Trace const trace = searched(latin_2);
  auto const page = page_of(trace);
  ASSERT_EQ(scripts(page, "trace").size(), 1u);
  EXPECT_EQ(in_full(trace, scripts(page, "trace")[0]), text_of(trace));
  EXPECT_LT(page.size(), 400'000u);
  EXPECT_TRUE(page.starts_with("<!DOCTYPE html>"));
}

TEST(Player, FetchesNothing) {
  auto const page = page_of(searched(latin_2));
  EXPECT_EQ(count(page, "http"), count(page, "http://www.w3.org/2000/svg") + count(page, "http-equiv"));
  for (std::string const way : {" src=", "href=", "@import", "url(", "fetch(", "import "}) EXPECT_EQ(count(page, way), 0u) << way;
  EXPECT_EQ(count(page, "default-src 'none'"), 1u);
}

// A file of data registers what the page has in it; the script, which is in the page, has no data.
TEST(Player, GivesItsPartsToOtherPages) {
  Trace const trace = searched(latin_2);
  auto const page = page_of(trace), file = player_file({&trace, 1}), script = player_script();
  EXPECT_EQ(file, "(self.dlxTraces ||= new Map).set(document.currentScript.src, " + data_of(page) + ");\n");
  EXPECT_EQ(player_data({&trace, 1}), data_of(page));
  EXPECT_EQ(count(page, script), 1u);
  EXPECT_EQ(count(script, "customElements.define(\"dlx-player\""), 1u);
  for (std::string const mark : {"\"@frame@\"", "\"@style@\"", "\"@worker@\"", "@sections@", "@colours@", "</script", "<!--"}) EXPECT_EQ(count(script, mark), 0u) << mark;
}

// Colours come from the pictures, for day and night; no style asks for one that nobody has named.
TEST(Player, HasColoursOfDayAndNight) {
  auto const page = page_of(searched(latin_2));
  EXPECT_NE(page.find(std::string("--written:light-dark(") + vermilion + ','), std::string::npos);
  EXPECT_EQ(count(page, std::string("light-dark(") + ink + ',' + ink), 0u);
  std::size_t asked = 0;
  for (auto at = page.find("var(--"); at != std::string::npos; at = page.find("var(--", at + 1), ++asked) {
    auto const name = page.substr(at + 4, page.find_first_of(",)", at) - at - 4);
    EXPECT_GT(count(page, name + ":"), 0u) << name;
  }
  EXPECT_GT(asked, 50u);
}

// Whatever a name says, the page has as many tags as with any other name.
TEST(Player, NamesStayInTheirStrings) {
  Trace plain = searched("A B\nA\nB\n"), wild = plain;
  std::string const evil = "</script><script>alert(1)</script><!--", quotes = "\"'\\<&@data@";
  wild.problem = Problem();
  wild.problem.add_item(evil);
  wild.problem.add_item(quotes);
  wild.problem.add_option({1}, "<img/src=x/onerror=alert(2)>");
  wild.problem.add_option({2}, "@script@");
  auto const page = page_of(wild, "</title>@data@" + evil), other = page_of(plain);
  for (std::string const tag : {"<script", "</script", "<!--", "<img", "<title", "</title"})
    EXPECT_EQ(count(page, tag), count(other, tag)) << tag;
  auto const data = scripts(page, "trace");
  ASSERT_EQ(data.size(), 1u);
  auto const heading = json::parse(data[0])[0];
  EXPECT_EQ(heading["problem"]["items"][0]["name"], evil);
  EXPECT_EQ(heading["problem"]["items"][1]["name"], quotes);
  EXPECT_NE(page.find("<title>&lt;/title&gt;@data@"), std::string::npos);
}

TEST(Player, KnowsThePlacesOfTheStage) {
  Trace const trace = searched(latin_2);
  Stage const stage(trace);
  auto const meta = json::parse(scripts(page_of(trace), "meta").at(0));
  ASSERT_EQ(meta["nodes"].size(), 37u);
  for (int x = 0; x < 37; ++x) {
    EXPECT_NEAR(meta["nodes"][x][0], stage.node(x).x, .05);
    EXPECT_NEAR(meta["nodes"][x][1], stage.node(x).y, .05);
  }
  EXPECT_EQ(meta["labels"].size(), 8u);
  EXPECT_EQ(meta["lanes"][0][0], stage.lane_of(false, 0));
  EXPECT_EQ(meta["board"]["rows"], 2);
  EXPECT_EQ(meta["board"]["places"][0], json::parse(R"([["A",0,0]])"));
  EXPECT_EQ(meta["limits"][1], json::parse("[1,0]"));
}

// Holes of a board; bounds; a problem with neither options nor items.
TEST(Player, KnowsOtherProblems) {
  auto const cross = json::parse(scripts(page_of(searched("(0,0) (1,1)\nx: (0,0)\ny: (1,1)\n")), "meta").at(0));
  EXPECT_EQ(cross["board"]["holes"], json::parse("[[0,1],[1,0]]"));
  auto const bounds = json::parse(scripts(page_of({problem_of("1:2|A B\nA\nA B\nB\n"), "smallest", {}}), "meta").at(0));
  EXPECT_EQ(bounds["limits"], json::parse("[[1,0],[2,1],[1,0]]"));
  EXPECT_TRUE(bounds["bounds"][2].is_null());
  EXPECT_TRUE(bounds["board"].is_null());
  EXPECT_EQ(scripts(page_of(Trace()), "trace").size(), 1u);
}

TEST(Player, PlaysTwoTraces) {
  std::vector<Trace> const two = {searched(report_2000, Chooser::first), searched(report_2000)};
  auto const page = player_page("both", two);
  auto const data = scripts(page, "trace");
  ASSERT_EQ(data.size(), 2u);
  for (std::size_t k : {0, 1}) EXPECT_EQ(in_full(two[k], data[k]), text_of(two[k]));
  EXPECT_EQ(scripts(page, "meta").size(), 2u);
}

// --- the playground ----------------------------------------------------------------
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
  return text_of(recorder.take());
}
// n items, some of them secondary, and options with about three of them.
std::string random_text(std::mt19937& random, int n, int options) {
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
  for (std::uint64_t nodes = 1; nodes < 8; ++nodes) EXPECT_EQ(played({.problem = paper, .nodes = nodes})["stopped"] == "", nodes >= 6) << nodes;
  auto const data = members(told["data"], "trace");
  ASSERT_EQ(data.size(), 1u);
  EXPECT_EQ(in_full(read_trace({"trace", told["trace"].get<std::string>()}), data[0]), told["trace"]);
  EXPECT_EQ(played({.problem = paper, .chooser = Chooser::first})["trace"], trace_of({.problem = paper, .chooser = Chooser::first}));
}

TEST(Playground, WritesTheTraceOfTheGeneralSearch) {
  std::mt19937 random(1);
  for (int round = 0; round < (std::getenv("DLX_LONG") ? 16 : 3); ++round) {
    auto const text = random_text(random, 4 + round % 7, 3 + round % 23);
    for (auto const chooser : {Chooser::smallest, Chooser::first})
      for (std::uint64_t nodes : {0, 1, 7, 2000}) {
        Wanted const wanted = {.problem = text, .chooser = chooser, .nodes = nodes};
        EXPECT_EQ(played(wanted)["trace"], trace_of(wanted)) << text << nodes;
      }
  }
}

// However few writes are wanted, the trace is that of so many nodes, and comes home.
TEST(Playground, StopsAfterWrites) {
  std::mt19937 random(2);
  auto const text = random_text(random, 10, 40);
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

TEST(Playground, SaysWhatIsWrong) {
  std::string large = "A B\n";
  for (int o = 0; o < 3500; ++o) large += "A B\n";
  for (auto const& [problem, line, column, words] : {std::tuple(std::string("A B\nA B\nA X\n"), 3, 3, "^"), {large, 0, 0, "7003 boxes"}}) {
    auto const told = played({.problem = problem});
    EXPECT_EQ(told["line"], line);
    EXPECT_EQ(told["column"], column);
    EXPECT_NE(told["error"].get<std::string>().find(words), std::string::npos) << told["error"];
    EXPECT_FALSE(told.contains("trace"));
  }
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
  for (int k = 0; k < 30; ++k) rows.push_back({random_text(random, 4 + k % 7, 3 + k), {}});
  for (int k = 0; k < 300; ++k) {
    std::string text;
    for (auto n = random() % 20; n > 0; --n) text += letters[random() % letters.size()];
    rows.push_back({text, {}});
  }
  Scratch scratch;
  std::string problems;
  for (auto const& row : rows) problems += row.problem + '\0';
  auto const r = run("build/narrow/play < " + scratch.file("problems", problems));
  if (r.status == 126) GTEST_SKIP() << "this machine runs no programs of 32 bits";
  ASSERT_EQ(r.status, 0) << "tools/setup narrow says what is lacking: " << r.err;
  std::istringstream lines(r.out);
  for (auto const& row : rows) {
    std::string line;
    std::getline(lines, line);
    EXPECT_TRUE(line == called(row.problem)) << row.problem << line.substr(0, 200);
  }
}

// An older library has few algorithms for ranges; the header of the player has the others.
TEST(Playground, SaysWhatAnOlderLibraryLacks) {
  auto const used = run("grep -oh 'std::ranges::[a-z_]*' $(grep -o 'build/src/[^ ]*' build/played) | sort -u");
  auto const said = slurp("build/src/dlx/draw/player.hpp");
  std::istringstream names(used.out);
  for (std::string name; std::getline(names, name);)
    EXPECT_NE(said.find(" " + name.substr(name.rfind(':') + 1) + "(R"), std::string::npos) << name;
  EXPECT_NE(used.out.find("::find\n"), std::string::npos);
}

} // namespace
