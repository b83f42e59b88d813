// The list of commands, and how to ask about them.
#include "command/helps.hpp"
#include <gtest/gtest.h>

TEST(Help, IsFoundWhereverItIsAskedFor) {
  auto const all = run("dlx --help");
  EXPECT_EQ(all.status, 0);
  EXPECT_EQ(run("dlx -h").out, all.out);
  EXPECT_EQ(run("dlx slove --help").out, all.out);
  auto const solve = run("dlx solve --help").out;
  EXPECT_NE(solve, all.out);
  EXPECT_EQ(run("dlx solve nowhere --limit -h").out, solve);
  EXPECT_EQ(run("dlx --help solve").out, all.out);
  auto const puzzles = run("dlx make --help").out;
  EXPECT_NE(puzzles.find("\n  make queens "), std::string::npos);
  EXPECT_EQ(puzzles.find("\n  solve "), std::string::npos);
  EXPECT_EQ(run("dlx --version").out, "dlx 1.0\n");
}

TEST(HelpCommand, SaysTheSameAsTheOption) {
  EXPECT_EQ(run("dlx help").out, run("dlx --help").out);
  EXPECT_EQ(run("dlx help solve").out, run("dlx solve --help").out);
  EXPECT_EQ(run("dlx help make queens").out, run("dlx make queens --help").out);
  EXPECT_EQ(run("dlx help make").out, run("dlx make --help").out);
  auto const r = run("dlx help slove");
  EXPECT_EQ(r.status, 2);
  EXPECT_EQ(r.err, "dlx: error: there is no command slove; did you mean solve?\n");
  EXPECT_EQ(run("dlx help xyz").err, "dlx: error: there is no command xyz; dlx help lists them\n");
  EXPECT_EQ(slurp("build/dlx.1"), run("dlx help --man").out);
  EXPECT_EQ(slurp("build/dlx.bash"), run("dlx help --completion").out);
}

TEST(HelpCommand, KnowsEachCommandInBothWays) {
  auto const all = commands();
  EXPECT_GE(all.size(), 27u);
  for (auto const& name : all) {
    auto const help = run("dlx help " + name).out;
    EXPECT_TRUE(help.starts_with("dlx " + name + ": ")) << name;
    EXPECT_TRUE(help == run("dlx " + name + " --help").out) << name;
  }
}
