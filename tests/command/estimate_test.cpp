// What a search will take, roughly.
#include "shell.hpp"
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <regex>

TEST(EstimateCommand, SaysItWithMargins) {
  auto const r = run("dlx make queens 10 | dlx estimate");
  EXPECT_EQ(r.status, 0);
  EXPECT_TRUE(std::regex_match(r.out, std::regex("nodes   16\\d\\d\\d \\+- \\d+\ncovers  [67]\\d\\d \\+- \\d+\n"
                                                 "time    about [0-9.e+-]+ s with links, on this machine\nwalks   10000\n")))
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
