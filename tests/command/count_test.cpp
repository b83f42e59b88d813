// Numbers of covers.
#include "shell.hpp"
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

TEST(Count, TellsNumbersOnStandardError) {
  auto const r = run("dlx make queens 4 | dlx count --stats");
  EXPECT_EQ(r.out, "2\n");
  EXPECT_EQ(r.err, "17 nodes, 16 options tried, 4 dead ends, 57 items covered\n");
  auto const json = nlohmann::json::parse(run("dlx make queens 4 | dlx count --json").out);
  EXPECT_EQ(json["covers"], 2);
  EXPECT_EQ(json["complete"], true);
  auto const profile = run("dlx make queens 4 | dlx count --profile");
  EXPECT_EQ(std::count(profile.err.begin(), profile.err.end(), '\n'), 6);
}

TEST(Count, NumbersMayBeLargerThanWords) {
  auto const dominoes = "dlx make dominoes 12x12 | dlx count ";
  EXPECT_EQ(run(dominoes).out, "53060477521960000\n");
  EXPECT_EQ(nlohmann::json::parse(run(std::string(dominoes) + "--json").out)["covers"], 53060477521960000);
  auto const large = nlohmann::json::parse(run("dlx make dominoes 16x16 | dlx count --json").out);
  EXPECT_EQ(large["covers"], "2444888770250892795802079170816");
  EXPECT_EQ(large["complete"], true);
}

TEST(Count, EachWayGivesTheSame) {
  for (std::string const way : {"", "--each", "--engine links", "--engine masks", "--engine frontier", "--chooser first", "--textbook",
                                "--threads 2", "--profile", "--why"})
    EXPECT_EQ(run("dlx make queens 6 | dlx count " + way).out, "4\n") << way;
  EXPECT_EQ(run("dlx make queens 6 | dlx count --fundamental").out, "1\n");
  EXPECT_EQ(run("dlx count --max-cost 7 tests/data/taxi.dlx").out, "2\n");
}

TEST(Count, AFrontierTakesNoLimits) {
  for (std::string const wish : {"--limit 3", "--nodes 3", "--stats", "--fundamental", "--chooser first"}) {
    auto const r = run("dlx make queens 6 | dlx count --engine frontier " + wish);
    EXPECT_EQ(r.status, 2) << wish;
    EXPECT_TRUE(r.err.starts_with("dlx: error: --engine frontier takes no limits, choosers,")) << r.err;
  }
  auto const r = run("dlx make dominoes 20x20 | dlx count --engine frontier --memory 1");
  EXPECT_EQ(r.status, 2);
  EXPECT_EQ(r.err, "dlx: error: the frontier needs more than 1 MB; --memory can allow more\n");
}
