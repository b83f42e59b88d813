// Tests of dlx/text/syntax.hpp: which dialect is it?
#include "text/reading.hpp"
#include <random>

using namespace dlx;
using namespace reading;

namespace {

Syntax guessed(std::string const& text) { return guess(text, 0); }

TEST(Syntax, Texts) {
  for (auto text : {"A B\nA\n", "items:", "", "\n\n", "# 0 1\n", "0 1 A\n", "0 2\n", "01 10\n", "| 0 1\n0 1\n", "0;1\n",
                    "0 1 0\nx\n", "{\n", "-1 0\n"})
    EXPECT_EQ(guessed(text), std::string(text).front() == '{' ? Syntax::json : Syntax::dlx) << text;
  for (auto text : {"0 1 0\n", "1,0\n", "0,1\n1,0\n", "# names\n\n1\t0\t1", "0 1\n1 0 1\n", "1,\n", ",,\n", "0,,1"})
    EXPECT_EQ(guessed(text), Syntax::matrix) << text;
  for (auto text : {"0\n", "0 1\n", "0 1\n1 0\n", "0,1 0\n", "1 0,1\n", "0 1\n0,1\n"})
    EXPECT_EQ(guessed(text), Syntax::automatic) << text;
  for (auto text : {"{}", " [", "\"a\"", "\n{\"items\":[]}"})
    EXPECT_EQ(guessed(text), Syntax::json) << text;
}

TEST(Syntax, BeginsWhereItIsTold) {
  EXPECT_EQ(guess("{ 1 0 1", 1), Syntax::matrix);
  EXPECT_EQ(guess("{ 1 0 1", 7), Syntax::dlx);
}

// A matrix of up to three rows and columns, with each separator chosen freely.
TEST(Syntax, EverySmallMatrix) {
  for (int rows = 1; rows <= 3; ++rows)
    for (int columns = 1; columns <= 3; ++columns)
      for (int commas = 0; commas < 1 << rows * (columns - 1); ++commas) {
        std::string text;
        bool some = false, all = true;
        for (int k = 0, r = 0; r < rows; ++r) {
          for (int c = 0; c < columns; ++c) {
            if (c > 0) {
              bool const comma = (commas >> k++ & 1) != 0;
              some = some or comma;
              all = all and comma;
              text += comma ? "," : " ";
            }
            text += (r + c) % 2 == 0 ? '1' : '0';
          }
          text += '\n';
        }
        bool const doubtful = some ? not all : columns <= 2;
        EXPECT_EQ(guessed(text), doubtful ? Syntax::automatic : Syntax::matrix) << text;
      }
}

TEST(Syntax, SmallOnesMustBeNamed) {
  EXPECT_EQ(rows(read("1\n0\n1\n", Syntax::matrix)), (Rows{{1}, {}, {1}}));
  EXPECT_EQ(rows(read("0 1\n1 0\n", Syntax::matrix)), (Rows{{2}, {1}}));
  EXPECT_EQ(rows(read("0 1\n1 0\n", Syntax::dlx)), (Rows{{2, 1}}));
  EXPECT_EQ(rows(read("items: 0 1\n1 0\n")), (Rows{{2, 1}}));
  EXPECT_EQ(rows(read("0,1\n1,0\n")), (Rows{{2}, {1}}));
}

} // namespace
