// Covers that somebody claims.
#include "shell.hpp"
#include <gtest/gtest.h>
#include <sstream>

namespace {
std::string const queens = "tests/data/queens-4.dlx";
}  // namespace

TEST(Verify, AcceptsWhatSolvePrints) {
  EXPECT_EQ(run("dlx solve " + queens + " | dlx verify " + queens).out, "2 covers, 0 wrong\n");
}

TEST(Verify, NamesTheFirstViolatedItemAndTheLine) {
  auto verify = [](std::string const& covers) { return run("echo '" + covers + "' | dlx verify tests/data/paper.dlx"); };
  EXPECT_EQ(verify("1 4 5").status, 0);
  auto const bad = verify("1 4 5\n\n1 4\n1 2 4 5\n5 4 1");
  EXPECT_EQ(bad.status, 1);
  std::istringstream lines(bad.out);
  std::string a, b, c, d;
  std::getline(lines, a), std::getline(lines, b), std::getline(lines, c), std::getline(lines, d);
  EXPECT_TRUE(a.starts_with("standard input:3: item B ")) << a;
  EXPECT_TRUE(b.starts_with("standard input:4: item A ")) << b;
  EXPECT_EQ(c, "standard input:5: the same cover as in line 1");
  EXPECT_EQ(d, "4 covers, 3 wrong");
  auto const unknown = verify("1 9");
  EXPECT_EQ(unknown.status, 2);
  EXPECT_TRUE(unknown.err.starts_with("standard input:1:3: error: 9 is not an option of the problem\n")) << unknown.err;
}

TEST(Costs, WhatVerifyIsToldItAddsUp) {
  EXPECT_EQ(run("dlx solve tests/data/taxi.dlx | dlx verify tests/data/taxi.dlx").out, "4 covers, 0 wrong\n");
  auto const r = run("printf '3 5 |7\n' | dlx verify tests/data/taxi.dlx");
  EXPECT_EQ(r.out, "standard input:1: it costs 6, not 7\n1 cover, 1 wrong\n");
  EXPECT_EQ(r.status, 1);
  for (auto bad : {"|", "|x", "|-1", "|6 |6", "|99999999999999999999"})
    EXPECT_EQ(run(std::string("printf '3 5 ") + bad + "\n' | dlx verify tests/data/taxi.dlx").status, 2) << bad;
}
