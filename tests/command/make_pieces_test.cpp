// Armies, and the judge of their placements.
#include "shell.hpp"
#include <gtest/gtest.h>

TEST(MakePieces, AreJudged) {
  auto const r = run("dlx make pieces --rows 4 --army QRN | dlx solve | dlx attacks --rows 4 | wc -l");
  EXPECT_EQ(r.out, "8\n");
  EXPECT_EQ(r.err, "dlx: 8 of 16 placements; the best attacks 16 of 16 squares\n");
  EXPECT_EQ(run("dlx make pieces --rows 4 --army QRN | dlx solve | dlx attacks --rows 4 --at-least 1 | wc -l").out, "16\n");
}

TEST(MakePieces, TheJudgeSaysWhatHeCannotJudge) {
  EXPECT_EQ(run("echo 'Q@(0,0)' | dlx attacks").status, 1);
  EXPECT_EQ(run(": | dlx attacks").status, 1);
  auto const off = run("echo 'Q@(9,9)' | dlx attacks");
  EXPECT_EQ(off.status, 2);
  EXPECT_NE(off.err.find("say --rows N if the board has another size"), std::string::npos) << off.err;
  auto const odd = run("printf 'Q@(0,0) K@(3,3) |5\\nQ@(0,0) xyz\\n' | dlx attacks");
  EXPECT_TRUE(odd.err.starts_with("standard input:2:9: error: this is no chess piece on a square\n")) << odd.err;
}
