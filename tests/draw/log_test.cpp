#include "dlx/draw/log.hpp"
#include "dlx/dance/latin.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/more/search.hpp"
#include "named.hpp"
#include <gtest/gtest.h>
#include <sstream>

// Report 1, section 9.4.6: each row tried with its level, each dead constraint.
TEST(Log, OfFourQueensIsTheOneOfTheReport) {
  dlx::Problem const p = dlx::queens(4);
  std::ostringstream out;
  auto const log = dlx::log_to(out, p);
  dlx::Links links(p);
  dlx::search(links, dlx::Chooser::smallest, {}, nullptr, log.get());
  std::string const text = out.str(), begin = "k=0";
  EXPECT_EQ(text.substr(text.find(begin)),
            "k=0  Q@(0,0): R1 F1 B3\n"
            "k=1  Q@(1,2): R2 F3 D3 B4\n"
            "     dead: R3\n"
            "k=1  Q@(1,3): R2 F4 D4 B5\n"
            "k=2  Q@(2,1): R3 F2 D3 B2\n"
            "     dead: R4\n"
            "k=0  Q@(0,1): R1 F2 D1 B4\n"
            "k=1  Q@(1,3): R2 F4 D4 B5\n"
            "k=2  Q@(2,0): R3 F1 D2 B1\n"
            "k=3  Q@(3,2): R4 F3 D5 B2\n"
            "     solution 1: Q@(0,1) Q@(1,3) Q@(2,0) Q@(3,2)\n"
            "k=0  Q@(0,2): R1 F3 D2 B5\n"
            "k=1  Q@(1,0): R2 F1 D1 B2\n"
            "k=2  Q@(2,3): R3 F4 D5 B4\n"
            "k=3  Q@(3,1): R4 F2 D4 B1\n"
            "     solution 2: Q@(0,2) Q@(1,0) Q@(2,3) Q@(3,1)\n"
            "k=0  Q@(0,3): R1 F4 D3\n"
            "k=1  Q@(1,0): R2 F1 D1 B2\n"
            "k=2  Q@(2,2): R3 F3 D4 B3\n"
            "     dead: R4\n"
            "k=1  Q@(1,1): R2 F2 D2 B3\n"
            "     dead: R3\n"
            "\n2 solutions, 17 nodes, 16 options tried, 4 dead ends\n");
}

TEST(Log, BeginsWithTheMatrix) {
  dlx::Problem p;
  p.add_item("Ab");
  p.add_item("\xc3\xa9", dlx::Kind::secondary);
  p.add_option({2, 1}, "one");
  p.add_option({1});
  std::ostringstream out;
  auto const log = dlx::log_to(out, p);
  EXPECT_EQ(out.str(), "2 items, 2 options\n\n    A | \xc3\xa9\n    b |\none 1 | 1\n2   1 | 0\n\n");
}

using dlx::Board;
using dlx::Problem;
using V = std::vector<int>;

TEST(Lettered, DrawsQueens) {
  auto const b = Board::of(dlx::queens(4));
  ASSERT_TRUE(b);
  EXPECT_EQ(lettered(*b, V{2, 8, 9, 15}), ". Q . .\n. . . Q\nQ . . .\n. . Q .\n");
  EXPECT_EQ(lettered(*b, V{15, 2, 9, 8}), lettered(*b, V{2, 8, 9, 15}));
  EXPECT_EQ(lettered(*b, V{}), ". . . .\n. . . .\n. . . .\n. . . .\n");
  EXPECT_THROW(lettered(*b, V{17}), std::out_of_range);
  EXPECT_EQ(outline(*b, V{2}), " _______\n| |_|   |\n|       |\n|       |\n|_______|\n");
  EXPECT_EQ(lettered(*Board::of(dlx::latin(2)), V{1, 4, 6, 7}), "A B\nB A\n");
}

TEST(Lettered, MakesRoomForLongSymbols) {
  auto const b = Board::of(with_names({"I@(0,0)", "VIII@(0,1)", "IV@(1,0)"}));
  EXPECT_EQ(lettered(*b, V{1, 3}), "   I    .\n  IV    .\n");
  EXPECT_EQ(lettered(*b, V{1, 2, 3}), "   I VIII\n  IV    .\n");
  auto const queen = Board::of(with_names({"\xe2\x99\x95@(0,1)", "x@(1,0)"})); // characters are counted, not bytes
  EXPECT_EQ(lettered(*queen, V{1, 2}), ". \xe2\x99\x95\nx .\n");
}

TEST(Lettered, ShowsTheLaterOfTwoOnASquare) {
  auto const b = Board::of(with_names({"a@(0,0)", "b@(0,0)"}));
  EXPECT_EQ(lettered(*b, V{1, 2}), "b\n");
  EXPECT_EQ(lettered(*b, V{2, 1}), "a\n");
  EXPECT_TRUE(hides_symbols(*b, V{1, 2}));
  EXPECT_FALSE(hides_symbols(*b, V{2}));
}

TEST(Lettered, HolesAndLayers) {
  Problem p;
  for (auto name : {"(0,0,1)", "(0,1,0)", "(0,1,1)", "(1,1,0)"}) p.add_item(name);
  p.add_option({1, 3}, "A");
  p.add_option({2, 4}, "Bee");
  auto const b = Board::of(p);
  ASSERT_TRUE(b);
  EXPECT_EQ(lettered(*b, V{1, 2}), "      A\nBee   A     Bee\n");
  EXPECT_EQ(lettered(*b, V{}), "      .\n  .   .       .\n");
  EXPECT_EQ(outline(*b, V{1, 2}), "   _\n _| |  _\n|_|_| |_|\n");
}
