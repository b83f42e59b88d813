// Puzzles say in their first line how they were made.
#include "shell.hpp"
#include <gtest/gtest.h>
#include <vector>

TEST(Make, TheFirstLineMakesTheSameAgain) {
  for (std::string const command :
       {"queens 5 --trivial-diagonals", "queens 5", "torus 5 --diagonals primary", "torus 5", "domination 3 --queens 1", "domination 3",
        "latin 3", "pentominoes 6x10 --up-to-symmetry", "pentominoes 8x8 --without-center", "dominoes 2x3", "squares 3x5 3 2 1 1",
        "soma", "soma --up-to-symmetry", "langford 3 --up-to-symmetry", "langford 4", "permutations 3", "partitions 4 --tables 2",
        "partitions 4", "triples 7", "schoolgirls 9", "macmahon 2x3 --colours 2 --border", "macmahon 4x6 --colours 3 --up-to-symmetry",
        "pieces --army KQB --rows 4", "pieces --army KQBB --rows 4 --up-to-symmetry", "pieces --army KQ --rows 3 --priced"}) {
    auto const made = run("dlx make " + command);
    EXPECT_EQ(made.status, 0) << command << made.err;
    auto const first = made.out.substr(0, made.out.find('\n'));
    EXPECT_EQ(first, "| dlx make " + command);
    EXPECT_TRUE(run(first.substr(2)).out == made.out) << command;
  }
}

TEST(Make, IsTheFirstWordOfSeveral) {
  auto const r = run("dlx make");
  EXPECT_EQ(r.status, 2);
  EXPECT_NE(r.err.find("which command?"), std::string::npos);
  EXPECT_NE(run("dlx make --help").out.find("\n  make soma "), std::string::npos);
}
