// Diagrams: how boards are drawn with characters.
#include "dlx/draw/diagram.hpp"
#include "dlx/dance/latin.hpp"
#include "dlx/dance/queens.hpp"
#include "named.hpp"
#include <gtest/gtest.h>

using dlx::Board;
using dlx::Problem;
using V = std::vector<int>;

TEST(Diagram, DrawsQueens) {
  auto const b = Board::of(dlx::queens(4));
  ASSERT_TRUE(b);
  EXPECT_EQ(diagram(*b, V{2, 8, 9, 15}), ". Q . .\n. . . Q\nQ . . .\n. . Q .\n");
  EXPECT_EQ(diagram(*b, V{15, 2, 9, 8}), diagram(*b, V{2, 8, 9, 15}));
  EXPECT_EQ(diagram(*b, V{}), ". . . .\n. . . .\n. . . .\n. . . .\n");
  EXPECT_THROW(diagram(*b, V{17}), std::out_of_range);
}

TEST(Diagram, DrawsLatinSquares) {
  auto const b = Board::of(dlx::latin(2));
  ASSERT_TRUE(b);
  EXPECT_EQ(diagram(*b, V{1, 4, 6, 7}), "A B\nB A\n");
  EXPECT_EQ(diagram(*b, V{2, 3, 5, 8}), "B A\nA B\n");
}

TEST(Diagram, MakesRoomForLongSymbols) {
  auto const b = Board::of(with_names({"I@(0,0)", "VIII@(0,1)", "IV@(1,0)"}));
  EXPECT_EQ(diagram(*b, V{1, 3}), "   I    .\n  IV    .\n");
  EXPECT_EQ(diagram(*b, V{1, 2, 3}), "   I VIII\n  IV    .\n");
}

TEST(Diagram, CountsCharactersNotBytes) {
  auto const b = Board::of(with_names({"\xe2\x99\x95@(0,1)", "x@(1,0)"}));
  EXPECT_EQ(diagram(*b, V{1, 2}), ". \xe2\x99\x95\nx .\n");
}

TEST(Diagram, ShowsTheLaterOfTwoOnASquare) {
  auto const b = Board::of(with_names({"a@(0,0)", "b@(0,0)"}));
  EXPECT_EQ(diagram(*b, V{1, 2}), "b\n");
  EXPECT_EQ(diagram(*b, V{2, 1}), "a\n");
  EXPECT_TRUE(hides_symbols(*b, V{1, 2}));
  EXPECT_FALSE(hides_symbols(*b, V{2}));
}

TEST(Diagram, OutlinesQueensToo) {
  auto const b = Board::of(dlx::queens(4));
  EXPECT_EQ(outline(*b, V{2}), " _______\n| |_|   |\n|       |\n|       |\n|_______|\n");
}

TEST(Diagram, HolesAndLayers) {
  Problem p;
  for (auto name : {"(0,0,1)", "(0,1,0)", "(0,1,1)", "(1,1,0)"}) p.add_item(name);
  p.add_option({1, 3}, "A");
  p.add_option({2, 4}, "Bee");
  auto const b = Board::of(p);
  ASSERT_TRUE(b);
  EXPECT_EQ(diagram(*b, V{1, 2}), "      A\nBee   A     Bee\n");
  EXPECT_EQ(diagram(*b, V{}), "      .\n  .   .       .\n");
  EXPECT_EQ(outline(*b, V{1, 2}), "   _\n _| |  _\n|_|_| |_|\n");
}
