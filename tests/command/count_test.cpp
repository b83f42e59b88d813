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
