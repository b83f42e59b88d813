// The command convert; the languages are tested with their chapters.
#include "shell.hpp"
#include <gtest/gtest.h>

TEST(Convert, WritesWhatCanBeReadBack) {
  auto const plain = run("dlx convert tests/data/latin-2.dlx").out;
  EXPECT_EQ(run("dlx convert --to dlx tests/data/latin-2.dlx").out, plain);
  for (std::string const language : {"dlx", "json"})
    EXPECT_EQ(run("dlx convert --to " + language + " tests/data/latin-2.dlx | dlx convert").out, plain) << language;
  EXPECT_EQ(run("dlx convert --to matrix tests/data/paper.dlx | dlx count").out, "1\n");
  EXPECT_EQ(run("dlx convert --to dimacs tests/data/paper.dlx").status, 0);
  EXPECT_EQ(run("dlx convert --to lp tests/data/paper.dlx").status, 0);
}

TEST(Convert, TurnsAnAnswerIntoACover) {
  auto answer = [](std::string const& said) { return run("echo '" + said + "' | dlx convert --answer - tests/data/paper.dlx"); };
  EXPECT_EQ(answer("SAT\n1 -2 -3 4 5 -6 0").out, "1 4 5\n");
  EXPECT_EQ(answer("UNSAT").status, 1);
  auto const r = run("dlx convert --answer -");
  EXPECT_EQ(r.status, 2);
  EXPECT_EQ(r.err, "dlx: error: the problem and the answer cannot both come from the same file\n");
}
