// Covers in each form.
#include "dlx/command/solve.hpp"
#include "dlx/text/format.hpp"
#include "shell.hpp"
#include <gtest/gtest.h>
#include <vector>

namespace {
std::string const latin = "tests/data/latin-2.dlx";
std::string const queens = "tests/data/queens-4.dlx";
}  // namespace

TEST(Solve, PrintsTheCoversOfTheReports) {
  EXPECT_EQ(run("dlx solve tests/data/paper.dlx").out, "1 4 5\n");
  EXPECT_EQ(run("dlx solve tests/data/report.dlx").out, "1 4 5\n");
  EXPECT_EQ(run("dlx solve tests/data/report.csv").out, "1 4 5\n");
  EXPECT_EQ(run("dlx solve tests/data/report.txt").out, "1 4 5\n");
  EXPECT_EQ(run("dlx solve tests/data/heuristic.dlx").out, "3 5\n");
  EXPECT_EQ(run("dlx solve tests/data/c5.dlx").out, "1 2\n3 4\n");
  EXPECT_EQ(run("dlx solve " + latin).out,
            "A@(0,0) A@(1,1) B@(0,1) B@(1,0)\nA@(0,1) A@(1,0) B@(0,0) B@(1,1)\n");
}

TEST(Solve, EnginesAndChoosersAgree) {
  for (auto file : {latin, queens}) {
    auto sorted = [&](std::string const& options) { return run("dlx solve " + options + " " + file + " | sort").out; };
    auto const expected = sorted("");
    EXPECT_EQ(std::count(expected.begin(), expected.end(), '\n'), 2);
    EXPECT_EQ(sorted("--chooser first"), expected);
    EXPECT_EQ(sorted("--engine textbook"), expected);
    EXPECT_EQ(sorted("--engine textbook --chooser first"), expected);
  }
  for (std::string const file : {"tests/data/latin-2.dlx", "tests/data/queens-4.dlx", "tests/data/cross.dlx", "tests/data/paper.dlx"})
    for (std::string const chooser : {"", "--chooser first "}) {
      auto const expected = run("dlx solve --engine links " + chooser + file).out;  // also in their order
      for (std::string const engine : {"auto", "masks", "hybrid"}) EXPECT_EQ(run("dlx solve --engine " + engine + ' ' + chooser + file).out, expected) << engine << ' ' << chooser << file;
    }
}

TEST(Solve, HasOtherFormsForPeopleAndPrograms) {
  EXPECT_EQ(run("dlx solve --items tests/data/paper.dlx").out, "cover 1\n  1: C E F\n  4: A D\n  5: B G\n");
  EXPECT_EQ(run("dlx solve --json tests/data/paper.dlx").out, R"({"cover":[1,4,5],"labels":["1","4","5"]})" "\n");
  EXPECT_EQ(run("dlx solve --board --limit 1 " + latin).out, "A B\nB A\n");
}

TEST(Solve, DancesWithColours) {
  EXPECT_EQ(run("printf 'A B | s\\nA s:red\\nB s:red\\nB s:blue\\nB s\\n' | dlx solve").out, "1 2\n");
  EXPECT_EQ(run("dlx solve tests/data/cross.dlx | dlx verify tests/data/cross.dlx").out, "4 covers, 0 wrong\n");
  EXPECT_EQ(run("dlx solve --engine textbook tests/data/cross.dlx").err, "dlx: error: the textbook has no bounds, colours, or costs\n");
  EXPECT_EQ(run("dlx make queens 6 | dlx solve --engine textbook --limit 2").out, run("dlx make queens 6 | dlx solve --limit 2").out);
  EXPECT_EQ(run("dlx make queens 6 | dlx solve --engine textbook --nodes 2").err, 
            "command line:1:29: error: --nodes 2 does not go with --engine textbook\n"
            "  1 | dlx solve --engine textbook --nodes 2\n"
            "    |                             ^^^^^^^^^\n"
            "help: Algorithm X stops at covers only\n");
}

TEST(Solve, DrawsBoards) {
  EXPECT_EQ(run("dlx make dominoes 2x2 | dlx solve --board").out, "D D\nD D\n\nD D\nD D\n");
  EXPECT_EQ(run("dlx make dominoes 2x2 | dlx solve --outline --limit 1").out.substr(0, 4), " ___");
  auto const svg = run("dlx make dominoes 2x2 | dlx solve --svg");
  EXPECT_TRUE(svg.out.starts_with("<svg")) << svg.out;
  EXPECT_NE(run("dlx make dominoes 2x2 | dlx solve --tex").out, "");
}

TEST(Solve, TheSieveLetsOneOfEachOrbitThrough) {
  EXPECT_EQ(run("dlx make queens 8 | dlx solve --fundamental | wc -l").out, "12\n");
  EXPECT_EQ(run("dlx make queens 8 | dlx solve --fundamental --limit 3").err,
            "command line:1:25: error: --limit 3 does not go with --fundamental\n  1 | dlx solve --fundamental --limit 3\n"
            "    |                         ^^^^^^^^^\nhelp: these see every cover\n");
}

TEST(Solve, TheEmptyCoverIsVisible) {
  EXPECT_EQ(run("echo items: | dlx solve").out, "{}\n");
  EXPECT_EQ(run("echo items: | dlx solve --json").out, "{\"cover\":[],\"labels\":[]}\n");
  EXPECT_EQ(run("echo items: | dlx count").out, "1\n");
  Scratch scratch;
  auto const empty = scratch.file("empty", "items:\n");
  EXPECT_EQ(run("dlx solve " + empty + " | dlx verify " + empty).out, "1 cover, 0 wrong\n");
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
  for (auto const* wish : {"--limit 2", "--nodes 5", "--threads 2", "--threads all", "--engine links", "--chooser first", "--chooser script:x",
                           "--fundamental", "--cheapest", "--max-cost 4", "--max", "--min-cost 4", "--log", "--proof x", "--checkpoint x", "--resume x", "--part x"}) {
    auto const r = run(std::string("dlx solve --any ") + wish + " tests/data/paper.dlx");
    EXPECT_EQ(r.status, 2) << wish;
    EXPECT_NE(r.err.find(std::string(wish) + " does not go with --any"), std::string::npos) << r.err;
    EXPECT_EQ(run(std::string("dlx solve ") + wish + " --any tests/data/paper.dlx").status, 2) << wish;
  }
}

TEST(BadInput, SettingsWithoutMeaningAreRefused) {
  EXPECT_EQ(run("dlx solve --seed 3 tests/data/paper.dlx").err,
            "command line:1:11: error: --seed 3 has no meaning alone\n  1 | dlx solve --seed 3 tests/data/paper.dlx\n"
            "    |           ^^^^^^^^\nhelp: it is for --any; the other searches leave nothing to chance\n");
  for (std::string const wish : {"--seed 1", "--every 5", "--out x", "--square 40", "--proof-format lrat"}) {
    auto const r = run("dlx solve " + wish + " tests/data/paper.dlx");
    EXPECT_EQ(r.status, 2) << wish;
    EXPECT_EQ(r.out, "") << wish;
    EXPECT_NE(r.err.find("error: " + wish + " has no meaning alone\n"), std::string::npos) << r.err;
  }
  EXPECT_EQ(run("dlx count --every 5 tests/data/paper.dlx").status, 2);
  EXPECT_EQ(run("dlx make queens 4 | dlx solve --square 40 --svg").status, 0) << "what is missing may stand behind";
}
