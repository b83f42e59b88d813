// Numbers of covers, and what a search will take, roughly.
#include "shell.hpp"
#include "pattern.hpp"
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

TEST(Count, TellsNumbersOnStandardError) {
  auto const r = run("dlx make queens 4 | dlx count --stats --engine links");
  EXPECT_EQ(r.out, "2\n");
  EXPECT_EQ(r.err, "17 nodes, 16 options tried, 4 dead ends, 57 items covered\n");
  auto const json = nlohmann::json::parse(run("dlx make queens 4 | dlx count --json").out);
  EXPECT_EQ(json["covers"], 2);
  EXPECT_EQ(json["complete"], true);
  auto const profile = run("dlx make queens 4 | dlx count --profile");
  EXPECT_EQ(std::count(profile.err.begin(), profile.err.end(), '\n'), 6);
}

// Threads that cannot be started are done without.
TEST(Count, FewerThreadsGiveTheSame) {
  Scratch scratch;
  auto const q = scratch.file("q", run("dlx make queens 8").out);
  auto const r = run("(ulimit -v 600000; dlx count --threads 200 " + q + ")");
  if (r.err.find("Sanitizer") != std::string::npos) GTEST_SKIP() << "a sanitizer wants more addresses than that";
  EXPECT_EQ(r.out, "92\n") << r.err;
  EXPECT_EQ(r.status, 0);
}

TEST(Count, NumbersMayBeLargerThanWords) {
  auto const dominoes = "dlx make dominoes 12x12 | dlx count ";
  auto const r = run(std::string(dominoes) + "--stats");  // statistics must not send a list to visit them all
  EXPECT_EQ(r.out, "53060477521960000\n");
  EXPECT_TRUE(fits(r.err, "\\d+ nodes, \\d+ options tried, \\d+ dead ends\n")) << r.err;
  EXPECT_EQ(nlohmann::json::parse(run(std::string(dominoes) + "--json").out)["covers"], 53060477521960000);
  auto const large = nlohmann::json::parse(run("dlx make dominoes 16x16 | dlx count --json").out);
  EXPECT_EQ(large["covers"], "2444888770250892795802079170816");
  EXPECT_EQ(large["complete"], true);
}

TEST(Count, EachWayGivesTheSame) {
  for (std::string const way : {"", "--each", "--engine links", "--engine masks", "--chooser first", "--engine textbook", "--threads 2", "--profile", "--why"})
    EXPECT_EQ(run("dlx make queens 6 | dlx count " + way).out, "4\n") << way;
  EXPECT_EQ(run("dlx make queens 6 | dlx count --fundamental").out, "1\n");
  EXPECT_EQ(run("dlx count --max-cost 7 tests/data/taxi.dlx").out, "2\n");
}

// Of a problem that falls apart, the largest component is the one that counts.
TEST(Count, SaysWhichEngineAndWhy) {
  EXPECT_EQ(run("dlx make queens 8 | dlx count --why").err, "dlx: the engine is masks, because a state of 16 items takes 64 bytes\n");
  auto const two = "printf 'A B C D\nA\nA B\nB\nC\nC D\nD\nC\n' | dlx count ";
  auto const r = run(two + std::string("--why"));
  EXPECT_EQ(r.out, "6\n");
  EXPECT_EQ(r.err, "dlx: the problem falls into 2 components; of the largest:\ndlx: the engine is masks, because a state of 2 items takes 64 bytes\n");
  EXPECT_EQ(run(two).err, "");
}

TEST(EstimateCommand, SaysItWithMargins) {
  auto const r = run("dlx make queens 10 | dlx estimate");
  EXPECT_EQ(r.status, 0);
  EXPECT_TRUE(fits(r.out, "nodes   16\\d\\d\\d \\+- \\d+\ncovers  [67]\\d\\d \\+- \\d+\n"
                          "time    about [0-9.e+-]+ s with links, on this machine\nwalks   10000\n"))
      << r.out;
  auto const json = nlohmann::json::parse(run("dlx make queens 4 | dlx estimate --json --probes 50 --seed 3").out);
  EXPECT_EQ(json["walks"], 50);
  EXPECT_EQ(json["levels"][1], 4);
}

TEST(EstimateCommand, DoesNotTakeNothingForNone) {
  auto const r = run("dlx make queens 3 | dlx estimate");
  EXPECT_EQ(r.status, 3);
  EXPECT_NE(r.out.find("covers  none was met; that does not mean that there is none\n"), std::string::npos);
  auto const script = run("dlx estimate --chooser script:x tests/data/paper.dlx");
  EXPECT_EQ(script.status, 2);
  EXPECT_EQ(script.out, "");
}
