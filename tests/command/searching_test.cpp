// Each group of settings, and who takes it; wishes that go together, and those that do not; searches that are stopped.
#include "dlx/command/searching.hpp"
#include "shell.hpp"
#include <array>
#include <gtest/gtest.h>
#include <map>
#include <vector>

namespace {
dlx::SearchSettings read(std::vector<std::string> const& words) {
  dlx::Declaration d;
  dlx::SearchSettings s;
  dlx::declare_paying(d, s);
  dlx::declare_searching(d, s);
  dlx::declare_reading(d, s);
  d.read(words);
  return s;
}
std::string complaint(std::vector<std::string> const& words) {
  try {
    read(words);
  } catch (dlx::BadWords const& bad) {
    return bad.message;
  }
  return "";
}
}  // namespace

TEST(SearchSettings, AreRead) {
  auto const s = read({"--chooser", "script:a:b", "--limit", "3", "--nodes=4", "--time", "0.5", "--format", "json", "--why", "x"});
  EXPECT_EQ(s.chooser, "script:a:b");
  EXPECT_EQ(dlx::script_of(s.chooser), "a:b");
  EXPECT_EQ(dlx::script_of("first"), "");
  EXPECT_EQ(read({"--engine", "hybrid"}).engine, "hybrid");
  EXPECT_EQ(s.stops.solutions, 3u);
  EXPECT_EQ(s.stops.nodes, 4u);
  EXPECT_EQ(s.stops.seconds, 0.5);
  auto const t = read({"--cheapest=2", "--max-cost", "0"});
  EXPECT_EQ(t.best, 2u);
  EXPECT_FALSE(t.is_dear());
  auto const u = read({"--max=3", "--min-cost", "-8"});
  EXPECT_EQ(u.best, 3u);
  EXPECT_EQ(u.min_cost, -8);
  EXPECT_TRUE(u.is_dear() && u.counts_money());
  EXPECT_TRUE(read({"--min-cost=0"}).is_dear());
  EXPECT_EQ(t.max_cost, 0);
  EXPECT_EQ(read({"--threads", "7"}).threads, 7);
  EXPECT_EQ(s.format, "json");
  EXPECT_EQ(s.file, "x");
  EXPECT_TRUE(s.why);
  EXPECT_EQ(read({"--engine", "textbook"}).engine, "textbook");
  EXPECT_TRUE(read({"--fundamental"}).fundamental);
  EXPECT_EQ(dlx::chooser_of(read({"--chooser", "first"}).chooser), dlx::Chooser::first);
  EXPECT_EQ(read({"--cheapest", "x"}).best, 1u);
}

TEST(SearchSettings, ThreadsAreWishedForOnlyIfTheyAreSeveral) {
  EXPECT_EQ(complaint({"--threads", "1", "--nodes", "3"}), "");
  EXPECT_EQ(complaint({"--threads", "10", "--nodes", "3"}), "--nodes 3 does not go with --threads 10");
  EXPECT_EQ(complaint({"--threads", "all", "--nodes", "3"}), "--nodes 3 does not go with --threads all") << "whatever the machine is like";
  EXPECT_GE(read({"--threads", "all"}).threads, 1);
}

TEST(SearchSettings, AreRefused) {
  EXPECT_EQ(complaint({"--chooser", "script:"}), "--chooser wants first, smallest, or script:FILE, not script:");
  EXPECT_EQ(complaint({"--max-cost", "-1"}), "");
  EXPECT_EQ(complaint({"--max-cost", "1.5"}), "--max-cost wants a whole number, such as 5 or -5, not 1.5");
  for (auto const& [first, second] : std::vector<std::pair<std::string, std::string>>{
           {"--max", "--cheapest"}, {"--max=2", "--cheapest=3"}, {"--max", "--max-cost=5"}, {"--min-cost=5", "--max-cost=5"},
           {"--min-cost=-5", "--cheapest"}, {"--max", "--limit=3"}, {"--max=3", "--limit=3"},
           {"--max", "--threads=2"}, {"--max=3", "--engine=masks"}, {"--max", "--fundamental"}, {"--min-cost=5", "--chooser=script:x"}}) {
    EXPECT_NE(complaint({first, second}).find(" does not go with --"), std::string::npos) << first << ' ' << second;
    EXPECT_NE(complaint({second, first}).find(" does not go with --"), std::string::npos) << first << ' ' << second;
  }
  for (auto const& both : {std::pair{"--max", "--min-cost=5"}, {"--max=2", "--nodes=7"}, {"--cheapest", "--max-cost=-5"}})
    EXPECT_EQ(complaint({both.first, both.second}), "") << both.first;
  EXPECT_EQ(complaint({"--cheapest=0"}), "--cheapest wants a whole number above 0, not 0");
  EXPECT_EQ(complaint({"--threads", "0"}), "--threads wants a whole number above 0, not 0");
  EXPECT_EQ(complaint({"--threads", "1001"}), "--threads is at most 1000, not 1001");
}

// The table of the chapter: who takes what.
TEST(SearchSettings, AreTakenByCommandsThatCanUseThem) {
  std::map<std::string, std::string> const takers = {
      {"--cheapest", "solve trace"},         {"--max[", "solve"}, {"--min-cost", "solve count"}, {"--max-cost", "solve count trace"}, {"--fundamental", "solve count"},
      {"--chooser", "solve count estimate trace"}, {"--engine", "solve count trace"},   {"--why", "solve count"},
      {"--limit", "solve count trace"},    {"--nodes", "solve count trace"},
      {"--time", "solve count trace"},    {"--threads", "solve count"},        {"--format", "solve count estimate verify convert trace"}};
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

namespace {
std::string const queens = "tests/data/queens-4.dlx";
}  // namespace

TEST(Costs, TheCheapestCoversOnTheCommandLine) {
  std::string const taxi = "tests/data/taxi.dlx";
  EXPECT_EQ(run("dlx solve --cheapest " + taxi).out, "3 5 |6\n");
  EXPECT_EQ(run("dlx solve --cheapest=3 " + taxi).out, "3 5 |6\n1 6 |7\n2 4 |8\n");
  EXPECT_EQ(run("dlx solve --cheapest=9 " + taxi + " | wc -l").out, "4\n");
  EXPECT_EQ(run("dlx solve --max-cost 7 " + taxi + " | sort -t '|' -k 2n").out, "3 5 |6\n1 6 |7\n");
  EXPECT_EQ(run("dlx solve --max-cost 7 --cheapest=9 " + taxi).out, "3 5 |6\n1 6 |7\n");
  EXPECT_EQ(run("dlx solve --max-cost 5 " + taxi).status, 1);
  EXPECT_EQ(run("dlx count --max-cost 7 " + taxi).out, "2\n");
  EXPECT_EQ(run("dlx solve --cheapest --items " + taxi).out, "cover 1 |6\n  3: A C |3\n  5: B |3\n");
  EXPECT_EQ(run("dlx solve --cheapest --json " + taxi).out, R"({"cover":[3,5],"labels":["3","5"],"cost":6})" "\n");
  EXPECT_EQ(run("dlx solve --cheapest tests/data/paper.dlx").out, "1 4 5\n");  // without costs
  EXPECT_EQ(run("dlx solve --cheapest --board " + queens).out, ". Q . .\n. . . Q\nQ . . .\n. . Q .\n");
}

TEST(Costs, TheDearestCoversOnTheCommandLine) {
  std::string const pairs = "tests/data/pairs.dlx";
  EXPECT_EQ(run("dlx solve --max " + pairs).out, "1 4 ?E |9\n");
  EXPECT_EQ(run("dlx solve --max=3 " + pairs).out, "1 4 ?E |9\n3 ?A ?D ?E |7\n2 ?B ?D ?E |6\n");
  EXPECT_EQ(run("dlx solve --min-cost 7 " + pairs + " | wc -l").out, "2\n");
  EXPECT_EQ(run("dlx solve --min-cost 10 " + pairs).status, 1);
  EXPECT_EQ(run("dlx count --min-cost 7 " + pairs).out, "2\n");
  EXPECT_EQ(run("dlx count --max-cost -1 " + pairs).out, "1\n");
  EXPECT_EQ(run("dlx count " + pairs).out, "10\n");
  for (std::string const wish : {"--max", "--max=2", "--min-cost 5"})
    for (std::string const other : {"--log", "--proof x", "--part x", "--checkpoint x --out y", "--resume x --out y"}) {
      auto const refused = run("dlx solve " + wish + ' ' + other + ' ' + pairs);
      EXPECT_EQ(refused.status, 2);
      EXPECT_NE(refused.err.find(" does not go with --m"), std::string::npos) << refused.err;
    }
  EXPECT_EQ(run("dlx solve --cheapest --json " + pairs).out, R"({"cover":[5,6,7,8],"labels":["5","?A","?B","?C"],"cost":-2})" "\n");
  auto const r = run("dlx solve --max --nodes 2 " + pairs);
  EXPECT_EQ(r.status, 3);
  EXPECT_NE(r.err.find("no cover costs more than "), std::string::npos) << r.err;
}

// What an open item means, all that takes a problem agrees about.
TEST(OpenItems, GoWithEverything) {
  std::string const pairs = "tests/data/pairs.dlx";
  auto const all = run("dlx solve " + pairs).out;
  for (auto engine : {"links", "masks", "hybrid", "filter"}) EXPECT_EQ(run(std::string("dlx solve --engine ") + engine + ' ' + pairs).out, all);
  EXPECT_EQ(run("dlx solve --threads 2 " + pairs).out, all);
  EXPECT_EQ(run("dlx count --engine masks " + pairs).out, "10\n");
  EXPECT_EQ(run("d=$(mktemp -d); f=$PWD/" + pairs + "; cd $d; dlx split 3 $f >/dev/null; for p in parts/part-*; do dlx solve --part $p; done; rm -r $d").out, all);
  EXPECT_EQ(run("d=$(mktemp -d); dlx solve --proof $d/p " + pairs + " >/dev/null; dlx check-proof " + pairs + " $d/p.pbp; rm -r $d").out, "10 covers, and no others\n");
  EXPECT_EQ(run("dlx convert " + pairs + " | dlx solve").out, all);
  EXPECT_EQ(run("dlx convert --to json " + pairs + " | dlx solve --max").out, "1 4 ?E |9\n");
}

TEST(Status, AStoppedSearchSaysSo) {
  auto const stopped = run("dlx make queens 8 | dlx solve --nodes 3");
  EXPECT_EQ(stopped.out, "");
  EXPECT_EQ(stopped.err, "dlx: stopped by a limit after 3 nodes; 0 found so far, there may be more\n");
  auto const r = run("dlx solve --cheapest --nodes 5 figures/rides.dlx");
  EXPECT_EQ(r.status, 3);
  EXPECT_EQ(r.err, "dlx: stopped by a limit after 5 nodes; no cover costs less than 11\n");
  auto const s = run("dlx solve --cheapest --nodes 7 figures/rides.dlx");
  EXPECT_EQ(s.out, "6 8 10 |17\n");
  EXPECT_EQ(s.status, 3);
  EXPECT_NE(s.err.find("no other cover costs less than 1"), std::string::npos) << s.err;
}

TEST(BadInput, ThreadsDoNotGoWithWhatWantsOneThread) {
  EXPECT_EQ(run("dlx solve --log --threads 2 " + queens).err,
            "command line:1:17: error: --threads 2 does not go with --log\n  1 | dlx solve --log --threads 2 " + queens +
                "\n    |                 ^^^^^^^^^^^\nhelp: threads share the work of masks and hybrid, and of nothing else\n");
  EXPECT_EQ(run("dlx solve --log --threads 1 " + queens).status, 0);
  EXPECT_EQ(run("taskset 1 dlx solve --log --threads all " + queens).status, 2) << "whatever the machine is like";
  for (std::string const command : {"solve", "count"}) {
    auto const r = run("dlx " + command + " --threads 2 tests/data/museum.dlx");
    EXPECT_EQ(r.status, 0);
    EXPECT_EQ(r.out, run("dlx " + command + " tests/data/museum.dlx").out);
    EXPECT_EQ(r.err, "");
    EXPECT_EQ(run("dlx " + command + " --threads 2 --without counters " + queens).err,
              "dlx: one thread searches, because the engine is links; only masks and hybrid can share their work\n");
    EXPECT_EQ(run("dlx " + command + " --threads 2 " + queens).err, "");
  }
}

// The table of the chapter: which wishes go with threads, with money, with a script.
TEST(Wishes, GoTogetherAsTheTableSays) {
  std::vector<std::array<std::string, 4>> const table = {
      {"--engine textbook", "no", "no", "no"}, {"--engine filter", "no", "no", "no"}, {"--engine links", "no", "yes", "yes"}, {"--engine masks", "yes", "no", "no"},
      {"--engine hybrid", "yes", "no", "no"},   {"--nodes 99", "no", "yes", "yes"},
      {"--limit 9", "yes", "no", "yes"},       {"--stats", "yes", "yes", "yes"},         {"--log", "no", "yes", "yes"},
      {"--fundamental", "yes", "no", "yes"},   {"--threads 2", "yes", "no", "no"}};
  std::array<std::string, 3> const wishes = {"--threads 2", "--cheapest", "--chooser script:figures/latin-by-hand.script"};
  for (auto const& row : table)
    for (std::size_t k = 0; k < 3; ++k) {
      auto const r = run("dlx solve " + row[0] + ' ' + wishes[k] + " tests/data/latin-2.dlx");
      EXPECT_EQ(r.status != 2, row[k + 1] == "yes") << row[0] << ' ' << wishes[k] << '\n' << r.err;
    }
}

// Statistics are those of the engine that ran, and change neither it nor the threads.
TEST(Stats, DoNotChangeTheEngine) {
  for (std::string const command : {"solve", "count --each"}) {
    auto const r = run("dlx make queens 8 | dlx " + command + " --why --stats");
    EXPECT_TRUE(r.err.starts_with("dlx: the engine is masks, because ") || command != "solve") << r.err;
    auto const masks = run("dlx make queens 8 | dlx " + command + " --engine masks --stats");
    EXPECT_EQ(r.err.substr(r.err.find('\n') + 1), masks.err);
    EXPECT_EQ(r.out, masks.out);
  }
  EXPECT_EQ(run("dlx make queens 8 | dlx solve --threads 2 --stats").status, 0);
}

// --why is always answered, and each engine has its own name.
TEST(Why, IsAnsweredForEachEngine) {
  std::string const puzzle = "dlx make queens 6 | dlx ";
  for (std::string const engine : {"links", "masks", "hybrid", "textbook"})
    EXPECT_EQ(run(puzzle + "solve --why --engine " + engine).err, "dlx: the engine is " + engine + ", because --engine says so\n");
  EXPECT_EQ(run("dlx solve --why --chooser script:figures/latin-by-hand.script tests/data/latin-2.dlx 2>&1 >/dev/null | head -1").out,
            "dlx: the engine is links, because a script steers them\n");
  EXPECT_EQ(run(puzzle + "solve --why --cheapest").err, "dlx: the engine is links, because money counts\n");
  EXPECT_EQ(run(puzzle + "count --why").err, run(puzzle + "solve --why").err);
  EXPECT_EQ(run("dlx make queens 8 | dlx solve --why").err, "dlx: the engine is masks, because a state of 16 items takes 64 bytes\n") << "as the chapter says";
}

// A cost in front of its option makes a comment of it, which is right, and said.
TEST(BadInput, ACostInFrontIsNoted) {
  auto const r = run("printf 'A B\\nA B |3\\n| 5 A\\n|5 C\\n|5 A B\\n|-2 B\\n' | dlx solve --cheapest");
  EXPECT_EQ(r.out, "1 |3\n");
  EXPECT_EQ(r.err, "standard input:5: note: this line is a comment, since it begins with a bar; the cost of an option stands behind its items\n");
}

// One mistake in a pipe is not followed by the description of another one.
TEST(BadInput, AnEmptyPipePointsBack) {
  auto const r = run("dlx make queens x 2>/dev/null | dlx solve");
  EXPECT_EQ(r.status, 2);
  EXPECT_EQ(r.err, "standard input:1:1: error: standard input is empty\n  1 |\n    | ^\n"
                   "help: if a program before this one has complained, begin there; if a file was meant, name it\n");
}
