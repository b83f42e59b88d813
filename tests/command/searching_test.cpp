// Wishes that go together, and those that do not; searches that are stopped.
#include "shell.hpp"
#include <array>
#include <gtest/gtest.h>
#include <vector>
#include <nlohmann/json.hpp>

namespace {
std::string const queens = "tests/data/queens-4.dlx";
}  // namespace

TEST(Status, AStoppedSearchSaysSo) {
  auto const r = run("dlx make queens 8 | dlx solve --nodes 3");
  EXPECT_EQ(r.out, "");
  EXPECT_EQ(r.err, "dlx: stopped by a limit after 3 nodes; 0 found so far, there may be more\n");
}

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
  EXPECT_EQ(nlohmann::json::parse(run("dlx solve --cheapest --json " + taxi).out)["cost"], 6);
  EXPECT_EQ(run("dlx solve --cheapest tests/data/paper.dlx").out, "1 4 5\n");  // nobody asked for money
  EXPECT_EQ(run("dlx solve --cheapest --board " + queens).out, ". Q . .\n. . . Q\nQ . . .\n. . Q .\n");
}

TEST(Costs, AStoppedSearchPrintsTheBestAndAPromise) {
  auto const r = run("dlx solve --cheapest --nodes 5 figures/rides.dlx");
  EXPECT_EQ(r.status, 3);
  EXPECT_EQ(r.err, "dlx: stopped by a limit after 5 nodes; no cover costs less than 11\n");
  auto const s = run("dlx solve --cheapest --nodes 7 figures/rides.dlx");
  EXPECT_EQ(s.out, "6 8 10 |17\n");
  EXPECT_EQ(s.status, 3);
  EXPECT_NE(s.err.find("no other cover costs less than 1"), std::string::npos) << s.err;
}

TEST(Costs, WishesThatContradictEachOtherAreRefused) {
  for (auto words : {"--cheapest --limit 3", "--cheapest --textbook", "--max-cost 3 --textbook", "--cheapest --fundamental --board",
                     "--cheapest --chooser script:figures/cover-c3.script", "--cheapest=0", "--cheapest=x", "--max-cost -1",
                     "--max-cost 1.5", "--max-cost 99999999999999999999", "--max-cost"}) {
    auto const r = run(std::string("dlx solve ") + words + " < tests/data/taxi.dlx");
    EXPECT_EQ(r.status, 2) << words;
    EXPECT_EQ(r.out, "") << words;
  }
}

TEST(BadInput, ThreadsDoNotGoWithWhatWantsOneThread) {
  for (auto wish : {"--engine links", "--engine hybrid", "--textbook", "--chooser script:tests/data/five.script", "--stats", "--nodes 9"})
    for (std::string const command : {"solve ", "count "}) {
      auto const r = run("dlx make queens 4 | dlx " + command + "--threads 2 " + wish);
      EXPECT_EQ(r.status, 2) << command << wish;
      EXPECT_NE(r.err.find("--threads does not go with "), std::string::npos) << r.err;
    }
  EXPECT_EQ(run("dlx solve --log --threads 2 " + queens).err,
            "dlx: error: --threads does not go with --log, which wants a single thread\n");
  EXPECT_EQ(run("dlx count --engine frontier --threads 2 " + queens).status, 2);
  EXPECT_EQ(run("dlx solve --log --threads 1 " + queens).status, 0);
  EXPECT_EQ(run("taskset 1 dlx solve --log --threads all " + queens).status, 2) << "whatever the machine is like";
  for (std::string const command : {"solve", "count"}) {
    auto const r = run("dlx " + command + " --threads 2 tests/data/museum.dlx");
    EXPECT_EQ(r.status, 0);
    EXPECT_EQ(r.out, run("dlx " + command + " tests/data/museum.dlx").out);
    EXPECT_EQ(r.err, "dlx: one thread searches, because the engine is links; only masks can share their work\n");
    EXPECT_EQ(run("dlx " + command + " --threads 2 " + queens).err, "");
  }
}

// The table of the chapter: which wishes go with threads, with money, with a script.
TEST(Wishes, GoTogetherAsTheTableSays) {
  std::vector<std::array<std::string, 4>> const table = {
      {"--textbook", "no", "no", "no"},        {"--engine links", "no", "yes", "yes"}, {"--engine masks", "yes", "no", "no"},
      {"--engine hybrid", "no", "no", "no"},   {"--engine frontier", "no", "no", "no"}, {"--nodes 99", "no", "yes", "yes"},
      {"--limit 9", "yes", "no", "yes"},       {"--stats", "no", "yes", "yes"},         {"--log", "no", "yes", "yes"},
      {"--fundamental", "yes", "no", "yes"},   {"--threads 2", "yes", "no", "no"}};
  std::array<std::string, 3> const wishes = {"--threads 2", "--cheapest", "--chooser script:figures/latin-by-hand.script"};
  for (auto const& row : table)
    for (std::size_t k = 0; k < 3; ++k) {
      auto const r = run("dlx solve " + row[0] + ' ' + wishes[k] + " tests/data/latin-2.dlx");
      EXPECT_EQ(r.status != 2, row[k + 1] == "yes") << row[0] << ' ' << wishes[k] << '\n' << r.err;
    }
}
