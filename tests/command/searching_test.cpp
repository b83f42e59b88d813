// Each group of settings, and who takes it; wishes that go together, and those that do not; searches that are stopped.
#include "command/helps.hpp"
#include "dlx/command/searching.hpp"
#include <array>
#include <map>

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
  EXPECT_EQ(dlx::script_of(s.chooser), "a:b");
  EXPECT_EQ(dlx::script_of("first"), "");
  EXPECT_TRUE(s.stops.solutions == 3 and s.stops.nodes == 4 and s.stops.seconds == 0.5 and s.format == "json" and s.file == "x" and s.why);
  auto const t = read({"--cheapest=2", "--max-cost", "0"}), u = read({"--max=3", "--min-cost", "-8"}), v = read({"--cheapest", "x"});
  EXPECT_TRUE(t.best == 2 and t.max_cost == 0 and not t.is_dear());
  EXPECT_TRUE(u.best == 3 and u.min_cost == -8 and u.is_dear() and u.counts_money());
  EXPECT_TRUE(v.best == 1 and v.file == "x") << "a number needs its equals sign";
  EXPECT_TRUE(read({"--min-cost=0"}).is_dear());
  EXPECT_EQ(read({"--threads", "7"}).threads, 7);
  EXPECT_EQ(read({"--engine", "hybrid"}).engine, "hybrid");
  EXPECT_TRUE(read({"--fundamental"}).fundamental);
  EXPECT_EQ(dlx::chooser_of(read({"--chooser", "first"}).chooser), dlx::Chooser::first);
}

TEST(SearchSettings, ThreadsAreWishedForOnlyIfTheyAreSeveral) {
  EXPECT_EQ(complaint({"--threads", "1", "--nodes", "3"}), "");
  EXPECT_EQ(complaint({"--threads", "10", "--nodes", "3"}), "--nodes 3 does not go with --threads 10");
  EXPECT_EQ(complaint({"--threads", "all", "--nodes", "3"}), "--nodes 3 does not go with --threads all") << "whatever the machine is like";
  EXPECT_GE(read({"--threads", "all"}).threads, 1);
}

TEST(SearchSettings, AreRefused) {
  for (auto const& [first, second] : Table{
           {"--max", "--cheapest"}, {"--max=2", "--cheapest=3"}, {"--max", "--max-cost=5"}, {"--min-cost=5", "--max-cost=5"},
           {"--min-cost=-5", "--cheapest"}, {"--max", "--limit=3"}, {"--max=3", "--limit=3"},
           {"--max", "--threads=2"}, {"--max=3", "--engine=masks"}, {"--max", "--fundamental"}, {"--min-cost=5", "--chooser=script:x"}}) {
    EXPECT_TRUE(says(complaint({first, second}), " does not go with --")) << first << ' ' << second;
    EXPECT_TRUE(says(complaint({second, first}), " does not go with --")) << first << ' ' << second;
  }
  for (auto const& both : {std::pair{"--max", "--min-cost=5"}, {"--max=2", "--nodes=7"}, {"--cheapest", "--max-cost=-5"}})
    EXPECT_EQ(complaint({both.first, both.second}), "") << both.first;
  for (auto const& [word, said] : Table{{"--chooser=script:", "--chooser wants first, smallest, or script:FILE, not script:"}, {"--max-cost=-1", ""},
           {"--max-cost=1.5", "--max-cost wants a whole number, such as 5 or -5, not 1.5"}, {"--cheapest=0", "--cheapest wants a whole number above 0, not 0"},
           {"--threads=0", "--threads wants a whole number above 0, not 0"}, {"--threads=1001", "--threads is at most 1000, not 1001"}})
    EXPECT_EQ(complaint({word}), said);
}

// The table of the chapter: who takes what.
TEST(SearchSettings, AreTakenByCommandsThatCanUseThem) {
  for (auto const& [option, names] : Table{
           {"--cheapest", "solve trace"}, {"--max[", "solve"}, {"--min-cost", "solve count"}, {"--max-cost", "solve count trace"}, {"--fundamental", "solve count"},
           {"--chooser", "solve count estimate trace"}, {"--engine", "solve count trace"}, {"--why", "solve count"}, {"--limit", "solve count trace"},
           {"--nodes", "solve count trace"}, {"--time", "solve count trace"}, {"--threads", "solve count"}, {"--format", "solve count estimate verify convert trace"}})
    for (std::string const command : {"solve", "count", "estimate", "verify", "convert", "trace", "draw", "figures", "make queens"}) {
      bool const is_taken = says(' ' + names + ' ', ' ' + command + ' ');
      EXPECT_EQ(says(run("dlx " + command + " --help").out, "\n  " + option), is_taken) << command << ' ' << option;
      if (not is_taken) expect_refusals({{command + ' ' + option, "has no option " + option}});
    }
}

namespace {
std::string const queens = "tests/data/queens-4.dlx";
}  // namespace

TEST(Costs, TheCheapestCoversOnTheCommandLine) {
  std::string const taxi = " tests/data/taxi.dlx";
  expect_prints({{"dlx solve --cheapest" + taxi, "3 5 |6\n"}, {"dlx solve --cheapest=3" + taxi, "3 5 |6\n1 6 |7\n2 4 |8\n"}, {"dlx solve --cheapest=9" + taxi + " | wc -l", "4\n"},
                 {"dlx solve --max-cost 7" + taxi + " | sort -t '|' -k 2n", "3 5 |6\n1 6 |7\n"}, {"dlx solve --max-cost 7 --cheapest=9" + taxi, "3 5 |6\n1 6 |7\n"},
                 {"dlx count --max-cost 7" + taxi, "2\n"}, {"dlx solve --cheapest --items" + taxi, "cover 1 |6\n  3: A C |3\n  5: B |3\n"},
                 {"dlx solve --cheapest --json" + taxi, R"({"cover":[3,5],"labels":["3","5"],"cost":6})" "\n"}, {"dlx solve --cheapest tests/data/paper.dlx", "1 4 5\n"},
                 {"dlx solve --max-cost 5" + taxi + " || echo $?", "1\n"}});
}

TEST(Costs, TheDearestCoversOnTheCommandLine) {
  std::string const pairs = " tests/data/pairs.dlx";
  expect_prints({{"dlx solve --max" + pairs, "1 4 ?E |9\n"}, {"dlx solve --max=3" + pairs, "1 4 ?E |9\n3 ?A ?D ?E |7\n2 ?B ?D ?E |6\n"}, {"dlx solve --min-cost 7" + pairs + " | wc -l", "2\n"},
                 {"dlx solve --min-cost 10" + pairs + " || echo $?", "1\n"}, {"dlx count --min-cost 7" + pairs, "2\n"}, {"dlx count --max-cost -1" + pairs, "1\n"},
                 {"dlx solve --cheapest --json" + pairs, R"({"cover":[5,6,7,8],"labels":["5","?A","?B","?C"],"cost":-2})" "\n"}});
  for (std::string const wish : {"--max", "--max=2", "--min-cost 5"})
    for (std::string const other : {"--log", "--proof x", "--part x", "--checkpoint x --out y", "--resume x --out y"})
      expect_refusals({{"solve " + wish + ' ' + other + pairs, " does not go with --m"}});
  auto const r = run("dlx solve --max --nodes 2" + pairs);
  EXPECT_TRUE(r.status == 3 and says(r, "no cover costs more than ")) << r.err;
}

// What an open item means, all that takes a problem agrees about.
TEST(OpenItems, GoWithEverything) {
  std::string const pairs = "tests/data/pairs.dlx";
  auto const all = run("dlx solve " + pairs).out;
  for (auto const* how : {"--engine links", "--engine masks", "--engine hybrid", "--engine filter", "--threads 2"}) EXPECT_EQ(run("dlx solve " + (how + (' ' + pairs))).out, all) << how;
  Scratch s;
  expect_prints({{"dlx count --engine masks " + pairs, "10\n"}, {"dlx convert " + pairs + " | dlx solve", all}, {"dlx convert --to json " + pairs + " | dlx solve --max", "1 4 ?E |9\n"}});
  EXPECT_EQ(in(s, "dlx split 3 $R/" + pairs + " >/dev/null; for p in parts/part-*; do dlx solve --part $p; done").out, all);
  EXPECT_EQ(in(s, "dlx solve --proof p $R/" + pairs + " >/dev/null; dlx check-proof $R/" + pairs + " p.pbp").out, "10 covers, and no others\n");
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
    EXPECT_EQ(run("dlx " + command + " --threads 2 tests/data/museum.dlx 2>&1").out, run("dlx " + command + " tests/data/museum.dlx").out);
    EXPECT_EQ(run("dlx " + command + " --threads 2 --without counters " + queens).err,
              "dlx: one thread searches, because the engine is links; only masks and hybrid can share their work\n");
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
  expect_refusals({{"make queens x 2>/dev/null | dlx solve", "standard input:1:1: error: standard input is empty\n  1 |\n    | ^\n"
                    "help: if a program before this one has complained, begin there; if a file was meant, name it\n"}});
}
