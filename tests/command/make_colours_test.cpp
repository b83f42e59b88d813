// Colours and words.
#include "shell.hpp"
#include <gtest/gtest.h>

TEST(MakeColours, TilesAgree) {
  EXPECT_EQ(run("dlx make macmahon 2x3 --colours 2 | dlx count").status, 0);
  EXPECT_EQ(run("dlx make macmahon 5x5").err.substr(0, 40), "dlx: error: macmahon: the board has 5 by");
  EXPECT_EQ(run("dlx make macmahon 4x6 --border | dlx solve --limit 1 | wc -l").out, "1\n");
}

TEST(MakeColours, WordsCross) {
  EXPECT_EQ(run("echo TAN ONE TO AN NE | dlx make words 2x3 --words - | dlx solve --board").out, "T A N\nO N E\n");
  EXPECT_EQ(run("echo AB BA | dlx make words 2x2 --words - --different | head -n 1").out, "| dlx make words 2x2 --different\n");
  EXPECT_EQ(run("dlx make words 3x4").err, "dlx: error: which words? say --words FILE\n");
}
