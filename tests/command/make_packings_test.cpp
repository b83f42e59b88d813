// Packing puzzles.
#include "shell.hpp"
#include <gtest/gtest.h>

TEST(Make, WritesPuzzlesThatAreDrawn) {
  EXPECT_EQ(run("dlx make pentominoes 8x8 --without-center --up-to-symmetry | dlx count").out, "65\n");
  EXPECT_EQ(run("dlx make soma --up-to-symmetry | head -n 1").out, "| dlx make soma --up-to-symmetry\n");
  EXPECT_EQ(run("dlx make dominoes 3x3 --without-center | head -n 1").out, "| dlx make dominoes 3x3 --without-center\n");
  EXPECT_EQ(run("dlx make polyomino tests/data/soma.txt | tail -n +2").out, run("dlx make soma | tail -n +2").out);
  EXPECT_EQ(run("dlx make polyomino < tests/data/box.txt").out, run("dlx make polyomino tests/data/box.txt").out);
  EXPECT_EQ(run("dlx make langford 4 --up-to-symmetry | dlx count").out, "1\n");
  auto const verified = run("f=$(mktemp); dlx make polyomino tests/data/box.txt > $f; dlx solve $f | dlx verify $f; rm $f");
  EXPECT_EQ(verified.out, "3 covers, 0 wrong\n");
}

TEST(MakePackings, HaveTheirNumbers) {
  auto count = [](std::string const& puzzle) { return run("dlx make " + puzzle + " | dlx count").out; };
  EXPECT_EQ(count("dominoes 2x3"), "3\n");
  EXPECT_EQ(count("dominoes 4x5"), "95\n");
  EXPECT_EQ(count("pentominoes 3x20 --up-to-symmetry"), "2\n");
  EXPECT_EQ(count("squares 3x5 3 2 1 1"), "4\n");
}

TEST(MakePackings, TheComplaintNamesTheCommand) {
  EXPECT_TRUE(run("dlx make pentominoes 6x9").err.starts_with("dlx make pentominoes 6x9:1:1: error: the board has 54 squares"));
}
