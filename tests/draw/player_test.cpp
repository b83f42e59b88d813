// The page that plays a trace: what is in it, and what cannot get out of its data.
// (What it does is tested in a browser: tests/whole/browser_test.cpp.)
#include "dlx/draw/colours.hpp"
#include "dlx/draw/player.hpp"
#include "dlx/draw/stage.hpp"
#include "drawn.hpp"
#include "folders.hpp"
#include <nlohmann/json.hpp>

namespace {

using namespace dlx;
using namespace drawn;
using folders::count;
using nlohmann::json;

std::string page_of(Trace const& trace, std::string const& title = "T") { return player_page(title, {&trace, 1}); }
// The texts between the tags of scripts of this class.
std::vector<std::string> scripts(std::string const& page, std::string const& kind) {
  std::vector<std::string> found;
  std::string const begin = "<script type=\"application/json\" class=\"" + kind + "\">\n", end = "</script>";
  for (auto at = page.find(begin); at != std::string::npos; at = page.find(begin, at + 1)) {
    auto const from = at + begin.size();
    found.push_back(page.substr(from, page.find(end, from) - from));
  }
  return found;
}
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
std::string lines_of(Trace const& trace) {
  std::ostringstream out;
  write_trace(out, trace);
  return out.str();
}

TEST(Player, HasTheTraceInShorthand) {
  Trace const trace = searched(latin_2);
  auto const page = page_of(trace);
  ASSERT_EQ(scripts(page, "trace").size(), 1u);
  EXPECT_EQ(in_full(trace, scripts(page, "trace")[0]), lines_of(trace));
  EXPECT_LT(page.size(), 400'000u);
  EXPECT_TRUE(page.starts_with("<!DOCTYPE html>"));
}

TEST(Player, FetchesNothing) {
  auto const page = page_of(searched(latin_2));
  EXPECT_EQ(count(page, "http"), count(page, "http://www.w3.org/2000/svg") + count(page, "http-equiv"));
  for (std::string const way : {" src=", "href=", "@import", "url(", "fetch(", "import "}) EXPECT_EQ(count(page, way), 0u) << way;
  EXPECT_EQ(count(page, "default-src 'none'"), 1u);
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
  for (std::size_t k : {0, 1}) EXPECT_EQ(in_full(two[k], data[k]), lines_of(two[k]));
  EXPECT_EQ(scripts(page, "meta").size(), 2u);
}

} // namespace
