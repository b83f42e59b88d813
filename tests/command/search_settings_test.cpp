// Each group of settings, and who takes it.
#include "dlx/command/search_settings.hpp"
#include "shell.hpp"
#include <CLI/CLI.hpp>
#include <gtest/gtest.h>
#include <map>

namespace {
dlx::SearchSettings read(std::vector<std::string> words) {
  dlx::Declaration d;
  dlx::SearchSettings s;
  dlx::declare_paying(d, s);
  dlx::declare_sifting(d, s);
  dlx::declare_searching(d, s);
  dlx::declare_sharing(d, s);
  dlx::declare_reading(d, s);
  std::reverse(words.begin(), words.end());
  d.reader().parse(words);
  return s;
}
std::string complaint(std::vector<std::string> const& words) {
  try {
    read(words);
  } catch (dlx::BadSetting const& bad) {
    return bad.message;
  }
  return "";
}
}  // namespace

TEST(SearchSettings, HaveDefaults) {
  auto const s = read({});
  EXPECT_EQ(s.file, "-");
  EXPECT_EQ(s.syntax, dlx::Syntax::automatic);
  EXPECT_EQ(s.engine, dlx::Engine::automatic);
  EXPECT_EQ(dlx::chooser_of(s.steering), dlx::Chooser::smallest);
  EXPECT_EQ(s.stops.covers + s.stops.nodes + s.cheapest, 0u);
  EXPECT_EQ(s.max_cost, -1);
  EXPECT_EQ(s.hands, 1);
  EXPECT_FALSE(s.are_wished || s.by_matrix || s.why || s.fundamental);
}

TEST(SearchSettings, AreRead) {
  auto const s = read({"--chooser", "script:a:b", "--engine", "hybrid", "--limit", "3", "--nodes=4", "--time", "0.5", "--cheapest=2",
                       "--max-cost", "0", "--threads", "7", "--format", "json", "--textbook", "--why", "--fundamental", "x"});
  EXPECT_EQ(s.steering.chooser, "script");
  EXPECT_EQ(s.steering.script, "a:b");
  EXPECT_EQ(s.engine, dlx::Engine::hybrid);
  EXPECT_EQ(s.stops.covers, 3u);
  EXPECT_EQ(s.stops.nodes, 4u);
  EXPECT_EQ(s.stops.seconds, 0.5);
  EXPECT_EQ(s.cheapest, 2u);
  EXPECT_EQ(s.max_cost, 0);
  EXPECT_EQ(s.hands, 7);
  EXPECT_EQ(s.syntax, dlx::Syntax::json);
  EXPECT_EQ(s.file, "x");
  EXPECT_TRUE(s.are_wished && s.by_matrix && s.why && s.fundamental);
  EXPECT_EQ(dlx::chooser_of(read({"--chooser", "first"}).steering), dlx::Chooser::first);
  EXPECT_EQ(read({"--cheapest", "x"}).cheapest, 1u);
}

TEST(SearchSettings, ThreadsAreWishedForOnlyIfTheyAreSeveral) {
  EXPECT_FALSE(read({"--threads", "1"}).are_wished);
  auto const all = read({"--threads", "all"});
  EXPECT_TRUE(all.are_wished) << "whatever the machine is like";
  EXPECT_GE(all.hands, 1);
}

TEST(SearchSettings, AreRefused) {
  EXPECT_EQ(complaint({"--chooser", "script:"}), "--chooser wants first, smallest, or script:FILE, not script:");
  EXPECT_EQ(complaint({"--max-cost", "-1"}), "--max-cost wants a whole number, 0 or more, not -1");
  EXPECT_EQ(complaint({"--max-cost", "1.5"}), "--max-cost wants a whole number, 0 or more, not 1.5");
  EXPECT_EQ(complaint({"--cheapest=0"}), "--cheapest wants a whole number above 0, not 0");
  EXPECT_EQ(complaint({"--threads", "0"}), "--threads wants a number of threads or all, not 0");
  EXPECT_EQ(complaint({"--threads", "1001"}), "--threads wants at most 1000 threads, not 1001");
}

// The table of the chapter: who takes what.
TEST(SearchSettings, AreTakenByThoseWhoCanUseThem) {
  std::map<std::string, std::string> const takers = {
      {"--cheapest", "solve trace"},         {"--max-cost", "solve count trace"}, {"--fundamental", "solve count"},
      {"--chooser", "solve count estimate trace"}, {"--engine", "solve count trace"},   {"--why", "solve count trace"},
      {"--textbook", "solve count trace"},   {"--limit", "solve count trace"},    {"--nodes", "solve count trace"},
      {"--time", "solve count estimate trace"},    {"--threads", "solve count"},        {"--format", "solve count estimate verify convert trace"}};
  for (auto const& [option, names] : takers)
    for (std::string const command : {"solve", "count", "estimate", "verify", "convert", "trace", "draw", "figures", "make queens"}) {
      bool const taken = (' ' + names + ' ').find(' ' + command + ' ') != std::string::npos;
      auto const help = run("dlx " + command + " --help").out;
      EXPECT_EQ(help.find("\n  " + option) != std::string::npos, taken) << command << ' ' << option;
      if (!taken) {
        auto const r = run("dlx " + command + ' ' + option);
        EXPECT_EQ(r.status, 2);
        EXPECT_NE(r.err.find("has no option " + option), std::string::npos) << r.err;
      }
    }
}
