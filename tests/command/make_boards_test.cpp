// Boards: how many ways, and which grids do not fit.
#include "shell.hpp"
#include <gtest/gtest.h>

namespace {
std::string count(std::string const& puzzle) { return run("dlx make " + puzzle + " | dlx count").out; }
}  // namespace

TEST(MakeBoards, HaveTheirNumbers) {
  EXPECT_EQ(count("queens 6"), "4\n");
  EXPECT_EQ(count("queens 6 --trivial-diagonals"), "4\n");
  EXPECT_EQ(count("torus 5"), "10\n");
  EXPECT_EQ(count("torus 5 --diagonals primary"), "10\n");
  EXPECT_EQ(count("latin 3"), "12\n");
  EXPECT_EQ(count("sudoku --empty 4"), "288\n");
  EXPECT_EQ(count("domination 3 --queens 1"), "1\n");
}

TEST(MakeBoards, TakeGrids) {
  EXPECT_EQ(run("echo 'A.. .B. ...' | dlx make latin 3 --givens - | head -n 1").out, "| dlx make latin 3, 2 givens\n");
  EXPECT_EQ(run("echo 'A.. .B. ...' | dlx make latin 3 --givens - | dlx count").out, "1\n");
  EXPECT_EQ(run("echo '24.. 1.2. ...2 4...' | dlx make sudoku | head -n 1").out,
            "| dlx make sudoku, 4 by 4, boxes of 2 by 2, 6 givens\n");
  EXPECT_EQ(run("dlx make sudoku --empty 6 --boxes 3x2 | head -n 1").out, "| dlx make sudoku, 6 by 6, boxes of 3 by 2, 0 givens\n");
}

TEST(MakeBoards, RefuseGridsThatDoNotFit) {
  auto error = [](std::string const& command) { return run(command).err; };
  EXPECT_EQ(error("echo 'A. .B' | dlx make latin 3 --givens -"),
            "dlx: error: standard input has a grid of 2 by 2; a Latin square of order 3 needs 3 by 3\n");
  EXPECT_EQ(error("dlx make sudoku --empty 5"), "dlx: error: a grid of 5 by 5 has no boxes; dlx make latin knows such squares\n");
  EXPECT_EQ(error("dlx make sudoku --empty 6 --boxes 2x2"), "dlx: error: boxes of 2 by 2 squares do not fit into a grid of 6 by 6\n");
  EXPECT_EQ(error("dlx make sudoku --empty 6 --boxes 65536x65536"),
            "dlx: error: boxes of 65536 by 65536 squares do not fit into a grid of 6 by 6\n");
  EXPECT_EQ(error("dlx make sudoku --empty 4 x"), "dlx: error: an empty grid is not in a file; say either --empty or FILE\n");
}
