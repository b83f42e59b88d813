// Covers in each form; their numbers; and what a search will take, roughly.
#include "command/helps.hpp"
#include "dlx/command/searching.hpp"
#include "dlx/text/format.hpp"
#include <nlohmann/json.hpp>
#include <set>

namespace {
std::string const latin = "tests/data/latin-2.dlx";
}  // namespace

TEST(Solve, PrintsTheCoversOfTheReports) {
  expect_prints({{"dlx solve tests/data/paper.dlx", "1 4 5\n"}, {"dlx solve tests/data/report.dlx", "1 4 5\n"}, {"dlx solve tests/data/report.csv", "1 4 5\n"},
                 {"dlx solve tests/data/report.txt", "1 4 5\n"}, {"dlx solve tests/data/heuristic.dlx", "3 5\n"}, {"dlx solve tests/data/c5.dlx", "1 2\n3 4\n"},
                 {"dlx solve " + latin, "A@(0,0) A@(1,1) B@(0,1) B@(1,0)\nA@(0,1) A@(1,0) B@(0,0) B@(1,1)\n"}});
}

TEST(Solve, EnginesAndChoosersAgree) {
  for (std::string const file : {"tests/data/latin-2.dlx", "tests/data/queens-4.dlx", "tests/data/cross.dlx", "tests/data/paper.dlx"})
    for (std::string const chooser : {"", "--chooser first "}) {
      auto const expected = run("dlx solve --engine links " + chooser + file).out;  // also in their order
      for (std::string const engine : {"auto", "masks", "hybrid"}) EXPECT_EQ(run("dlx solve --engine " + engine + ' ' + chooser + file).out, expected) << engine << ' ' << chooser << file;
      if (file == "tests/data/cross.dlx") continue;  // it has colours
      EXPECT_EQ(run("dlx solve --engine textbook " + chooser + file + " | sort").out, run("dlx solve " + file + " | sort").out) << chooser << file;
    }
}

TEST(Solve, HasOtherFormsForPeopleAndPrograms) {
  expect_prints({{"dlx solve --items tests/data/paper.dlx", "cover 1\n  1: C E F\n  4: A D\n  5: B G\n"},
                 {"dlx solve --json tests/data/paper.dlx", R"({"cover":[1,4,5],"labels":["1","4","5"]})" "\n"},
                 {"dlx solve --board --limit 1 " + latin, "A B\nB A\n"}, {"dlx make dominoes 2x2 | dlx solve --board", "D D\nD D\n\nD D\nD D\n"},
                 {"dlx make dominoes 2x2 | dlx solve --outline --limit 1 | head -c 4", " ___"}, {"dlx make dominoes 2x2 | dlx solve --svg | head -c 4", "<svg"},
                 {"dlx make queens 8 | dlx solve --fundamental | wc -l", "12\n"},
                 {"echo items: | dlx solve", "{}\n"}, {"echo items: | dlx solve --json", "{\"cover\":[],\"labels\":[]}\n"}, {"echo items: | dlx count", "1\n"}});
  EXPECT_NE(run("dlx make dominoes 2x2 | dlx solve --tex").out, "");
}

TEST(Solve, DancesWithColours) {
  expect_prints({{"printf 'A B | s\\nA s:red\\nB s:red\\nB s:blue\\nB s\\n' | dlx solve", "1 2\n"},
                 {"dlx solve tests/data/cross.dlx | dlx verify tests/data/cross.dlx", "4 covers, 0 wrong\n"},
                 {"dlx make queens 6 | dlx solve --engine textbook --limit 2", run("dlx make queens 6 | dlx solve --limit 2").out}});
  expect_refusals({{"solve --engine textbook tests/data/cross.dlx", "dlx: error: the textbook has no bounds, colours, or costs\n"}});
}

TEST(CoverLine, IsSortedAndPriced) {
  std::string const text = "A B C\nA |2\nB C |3\nname@(0,1): C B\n";
  auto const problem = dlx::read_problem({"x", text}, dlx::Syntax::dlx, nullptr);
  std::vector<int> const cover = {2, 1};
  EXPECT_EQ(dlx::sorted(cover), (std::vector<int>{1, 2}));
  EXPECT_EQ(dlx::cost_of(problem, cover), 5);
  EXPECT_EQ(dlx::as_labels(problem, cover), "1 2 |5\n");
  EXPECT_EQ(dlx::as_items(problem, cover, 7), "cover 7 |5\n  1: A |2\n  2: B C |3\n");
  EXPECT_EQ(dlx::as_json(problem, cover), "{\"cover\":[1,2],\"labels\":[\"1\",\"2\"],\"cost\":5}\n");
}

// After an interrupt, a picture shows only the first covers.
TEST(Solve, AnInterruptedSheetIsSmall) {
  Scratch scratch;
  auto const out = (scratch / "out").string();
  auto const q = scratch.file("q", run("dlx make queens 14").out);
  auto const r = given_time("timeout --preserve-status -s INT $T dlx solve --svg --engine links " + q + " > " + out,
                            [](auto const& life) { return life.err.find("the picture shows 100 of ") != life.err.npos; });
  EXPECT_EQ(r.status, 0);
  EXPECT_NE(r.err.find("dlx: the picture shows 100 of "), std::string::npos) << r.err;
  auto const svg = slurp(out);
  EXPECT_TRUE(svg.ends_with("</svg>\n"));
  EXPECT_LT(svg.size(), 10'000'000u);
}

// One cover, found by lot: it is one, the same for the same seed, and its absence is proved.
TEST(Solve, AnyCover) {
  Scratch folder;
  auto const twenty = folder.file("queens.dlx", run("dlx make queens 20").out), covers = (folder / "covers").string();
  std::set<std::string> all;
  for (auto const* seed : {"", "--seed 1", "--seed 2", "--seed 3"}) {
    auto const r = run("dlx solve --any " + std::string(seed) + " " + twenty);
    EXPECT_EQ(r.status, 0);
    EXPECT_EQ(r.err, "") << "there is no news about other covers";
    EXPECT_EQ(std::count(r.out.begin(), r.out.end(), '\n'), 1);
    folder.file("covers", r.out);
    EXPECT_EQ(run("dlx verify " + twenty + " " + covers).out, "1 cover, 0 wrong\n");
    all.insert(r.out);
  }
  EXPECT_EQ(all.size(), 3u);
  EXPECT_EQ(run("dlx solve --any --limit 1 --threads 1 " + twenty).out, run("dlx solve --any --engine auto " + twenty).out);
  auto const none = run("dlx make langford 9 | dlx solve --any --stats");
  EXPECT_EQ(none.status, 1);
  EXPECT_EQ(none.out, "");
  EXPECT_EQ(run("dlx solve --any --why tests/data/museum.dlx").err, "dlx: the engine is masks, because a state of 3 items takes 64 bytes\n");
  EXPECT_EQ(run("dlx solve --any --json tests/data/taxi.dlx").status, 0);
  EXPECT_EQ(run("dlx make langford 5 | dlx solve --any --why").err.find("dlx: a search that draws lots has a head start, and then takes turns with masks, because"), 0u);
  EXPECT_EQ(run("dlx make langford 21 | dlx solve --any --time 0.01").status, 3) << "there is none, and nobody knows it so soon";
}

TEST(Solve, AnyCoverIsNoSpecialOne) {
  for (std::string const wish : {"--limit 2", "--nodes 5", "--threads 2", "--threads all", "--engine links", "--chooser first", "--chooser script:x",
                                 "--fundamental", "--cheapest", "--max-cost 4", "--max", "--min-cost 4", "--log", "--proof x", "--checkpoint x", "--resume x", "--part x"})
    expect_refusals({{"solve --any " + wish, wish + " does not go with --any"}, {"solve " + wish + " --any", "--any does not go with " + wish}});
}

TEST(BadInput, SettingsWithoutMeaningAreRefused) {
  expect_refusals({{"solve --seed 3 tests/data/paper.dlx",
                    "command line:1:11: error: --seed 3 has no meaning alone\n  1 | dlx solve --seed 3 tests/data/paper.dlx\n"
                    "    |           ^^^^^^^^\nhelp: it is for --any; the other searches leave nothing to chance\n"},
                   {"solve --engine textbook --nodes 2", "command line:1:29: error: --nodes 2 does not go with --engine textbook\n  1 | dlx solve --engine textbook --nodes 2\n"
                    "    |                             ^^^^^^^^^\nhelp: Algorithm X stops at covers only\n"},
                   {"solve --engine textbook --time 2", "--time 2 does not go with --engine textbook\n"},
                   {"solve --fundamental --limit 3", "command line:1:25: error: --limit 3 does not go with --fundamental\n  1 | dlx solve --fundamental --limit 3\n"
                    "    |                         ^^^^^^^^^\nhelp: these see every cover\n"},
                   {"solve --fundamental --log", "--log does not go with --fundamental\n"}});
  for (std::string const wish : {"--every 5", "--out x", "--square 40", "--proof-format lrat"})
    expect_refusals({{"solve " + wish, "error: " + wish + " has no meaning alone\n"}});
  EXPECT_EQ(run("dlx make queens 4 | dlx solve --square 40 --svg").status, 0) << "what is missing may stand behind";
}

TEST(Count, TellsNumbersOnStandardError) {
  auto const r = run("dlx make queens 4 | dlx count --stats --engine links");
  EXPECT_EQ(r.out, "2\n");
  EXPECT_EQ(r.err, "17 nodes, 16 options tried, 4 dead ends, 57 items covered\n");
  EXPECT_EQ(lines(run("dlx make queens 4 | dlx count --profile").err).size(), 6u);
}

// Threads that cannot be started are done without.
TEST(Count, FewerThreadsGiveTheSame) {
  Scratch scratch;
  auto const q = scratch.file("q", run("dlx make queens 8").out);
  auto const r = run("(ulimit -v 600000; dlx count --threads 200 " + q + ")");
  if (says(r, "Sanitizer")) GTEST_SKIP() << "a sanitizer wants more addresses than that";
  EXPECT_EQ(r.out, "92\n") << r.err;
}

TEST(Count, NumbersMayBeLargerThanWords) {
  auto const r = run("dlx make dominoes 12x12 | dlx count --stats");  // statistics must not send a list to visit them all
  EXPECT_EQ(r.out, "53060477521960000\n");
  EXPECT_TRUE(fits(r.err, "\\d+ nodes, \\d+ options tried, \\d+ dead ends\n")) << r.err;
  expect_prints({{"dlx make dominoes 12x12 | dlx count --json | head -c 28", "{\"covers\":53060477521960000,"}, {"dlx make dominoes 16x16 | dlx count --engine masks", "2444888770250892795802079170816\n"}});
}

TEST(Count, EachWayGivesTheSame) {
  for (std::string const way : {"", "--each", "--engine links", "--engine masks", "--chooser first", "--engine textbook", "--threads 2", "--profile", "--why"})
    EXPECT_EQ(run("dlx make queens 6 | dlx count " + way).out, "4\n") << way;
  EXPECT_EQ(run("dlx make queens 6 | dlx count --fundamental").out, "1\n");
}

// Of a problem that falls apart, the largest component is the one that counts.
TEST(Count, SaysWhichEngineAndWhy) {
  auto const r = run("printf 'A B C D\nA\nA B\nB\nC\nC D\nD\nC\n' | dlx count --why");
  EXPECT_EQ(r.out, "6\n");
  EXPECT_EQ(r.err, "dlx: the problem falls into 2 components; of the largest:\ndlx: the engine is masks, because a state of 2 items takes 64 bytes\n");
}

TEST(Estimate, SaysItWithMargins) {
  auto const r = run("dlx make queens 10 | dlx estimate");
  EXPECT_EQ(r.status, 0);
  EXPECT_TRUE(fits(r.out, "nodes   16\\d\\d\\d \\+- \\d+\ncovers  [67]\\d\\d \\+- \\d+\n"
                          "time    about [0-9.e+-]+ s with links, on this machine\nwalks   10000\n"))
      << r.out;
  auto const json = nlohmann::json::parse(run("dlx make queens 4 | dlx estimate --json --probes 50 --seed 3").out);
  EXPECT_EQ(json["walks"], 50);
  EXPECT_EQ(json["levels"][1], 4);
}

TEST(Estimate, DoesNotTakeNothingForNone) {
  auto const r = run("dlx make queens 3 | dlx estimate");
  EXPECT_EQ(r.status, 3);
  EXPECT_TRUE(says(r.out, "covers  none was met; that does not mean that there is none\n"));
  expect_refusals({{"estimate --chooser script:x tests/data/paper.dlx", "--chooser wants first or smallest, not script:x\n"}});
}
