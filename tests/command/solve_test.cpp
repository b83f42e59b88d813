// What solve prints, in all its forms.
#include "shell.hpp"
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
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

TEST(Solve, TextbookScriptAndChoosersAgree) {
  for (auto file : {latin, queens}) {
    auto sorted = [&](std::string const& options) { return run("dlx solve " + options + " " + file + " | sort").out; };
    auto const expected = sorted("");
    EXPECT_EQ(std::count(expected.begin(), expected.end(), '\n'), 2);
    EXPECT_EQ(sorted("--chooser first"), expected);
    EXPECT_EQ(sorted("--textbook"), expected);
    EXPECT_EQ(sorted("--textbook --chooser first"), expected);
  }
}

TEST(Solve, HasOtherFormsForPeopleAndPrograms) {
  EXPECT_EQ(run("dlx solve --items tests/data/paper.dlx").out, "cover 1\n  1: C E F\n  4: A D\n  5: B G\n");
  auto const line = nlohmann::json::parse(run("dlx solve --json tests/data/paper.dlx").out);
  EXPECT_EQ(line["cover"], (std::vector<int>{1, 4, 5}));
  EXPECT_EQ(run("dlx solve --board --limit 1 " + latin).out, "A B\nB A\n");
}

TEST(Solve, DancesWithColours) {
  EXPECT_EQ(run("printf 'A B | s\\nA s:red\\nB s:red\\nB s:blue\\nB s\\n' | dlx solve").out, "1 2\n");
  EXPECT_EQ(run("dlx solve tests/data/cross.dlx | dlx verify tests/data/cross.dlx").out, "4 covers, 0 wrong\n");
  EXPECT_EQ(run("dlx solve --textbook tests/data/cross.dlx").out, run("dlx solve tests/data/cross.dlx").out);
}
