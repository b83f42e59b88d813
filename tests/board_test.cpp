// Boards: which names place a symbol, and how boards are drawn.
#include "dlx/board.hpp"
#include "dlx/puzzle/latin.hpp"
#include "dlx/puzzle/queens.hpp"
#include <gtest/gtest.h>

using dlx::Board;
using dlx::Problem;
using V = std::vector<int>;

namespace {

Problem with_names(std::vector<std::string> const& names) {
  Problem p;
  int const i = p.add_item("i");
  for (auto const& name : names) p.add_option({i}, name);
  return p;
}
bool is_board(std::string const& name) { return Board::of(with_names({name})).has_value(); }

}  // namespace

TEST(Board, KnowsItsSize) {
  auto const b = Board::of(with_names({"A@(0,0)", "B@(2,1)", "C@(1,6)"}));
  ASSERT_TRUE(b);
  EXPECT_EQ(b->rows(), 3);
  EXPECT_EQ(b->columns(), 7);
  EXPECT_EQ(b->place(3).symbol, "C");
  EXPECT_EQ(b->place(3).row, 1);
  EXPECT_EQ(b->place(3).column, 6);
  EXPECT_THROW(b->place(0), std::out_of_range);
  EXPECT_THROW(b->place(4), std::out_of_range);
}

TEST(Board, AcceptsEverySymbol) {
  for (auto name : {"Q@(0,0)", "queen@(12,345)", "@@(0,0)", "x@(1,1)@(0,0)", "f(x)@(999,999)",
                    "\xe2\x99\x95@(0,0)"})
    EXPECT_TRUE(is_board(name)) << name;
  EXPECT_EQ(Board::of(with_names({"x@(1,1)@(0,7)"}))->place(1).symbol, "x@(1,1)");
}

TEST(Board, RefusesNamesThatAreNearlyRight) {
  for (auto name : {"", "Q", "@(0,0)", "Q(0,0)", "Q@(0,0", "Q@0,0)", "Q@(0)", "Q@(0,)", "Q@(,0)",
                    "Q@(,)", "Q@()", "Q@(0,0,0)", "Q@(-1,0)", "Q@(+1,0)", "Q@(01,0)", "Q@(0,00)",
                    "Q@(1000,0)", "Q@(0,1000)", "Q@(0,0).", "Q@(a,0)", "Q@(0;0)", "Q@(0.0)",
                    "Q@(99999999999999999999,0)", "Q@("})
    EXPECT_FALSE(is_board(name)) << name;
}

TEST(Board, WantsEveryOptionOnTheBoard) {
  EXPECT_FALSE(Board::of(with_names({"A@(0,0)", "pass"})));
  EXPECT_FALSE(Board::of(with_names({"A@(0,0)", ""})));
  EXPECT_FALSE(Board::of(with_names({})));
}

TEST(Board, DrawsQueens) {
  auto const b = Board::of(dlx::queens(4));
  ASSERT_TRUE(b);
  EXPECT_EQ(b->draw(V{2, 8, 9, 15}), ". Q . .\n. . . Q\nQ . . .\n. . Q .\n");
  EXPECT_EQ(b->draw(V{15, 2, 9, 8}), b->draw(V{2, 8, 9, 15}));
  EXPECT_EQ(b->draw(V{}), ". . . .\n. . . .\n. . . .\n. . . .\n");
  EXPECT_THROW(b->draw(V{17}), std::out_of_range);
}

TEST(Board, DrawsLatinSquares) {
  auto const b = Board::of(dlx::latin(2));
  ASSERT_TRUE(b);
  EXPECT_EQ(b->draw(V{1, 4, 6, 7}), "A B\nB A\n");
  EXPECT_EQ(b->draw(V{2, 3, 5, 8}), "B A\nA B\n");
}

TEST(Board, MakesRoomForLongSymbols) {
  auto const b = Board::of(with_names({"I@(0,0)", "VIII@(0,1)", "IV@(1,0)"}));
  EXPECT_EQ(b->draw(V{1, 3}), "   I    .\n  IV    .\n");
  EXPECT_EQ(b->draw(V{1, 2, 3}), "   I VIII\n  IV    .\n");
}

TEST(Board, CountsCharactersNotBytes) {
  auto const b = Board::of(with_names({"\xe2\x99\x95@(0,1)", "x@(1,0)"}));
  EXPECT_EQ(b->draw(V{1, 2}), ". \xe2\x99\x95\nx .\n");
}

TEST(Board, ShowsTheLaterOfTwoOnASquare) {
  auto const b = Board::of(with_names({"a@(0,0)", "b@(0,0)"}));
  EXPECT_EQ(b->draw(V{1, 2}), "b\n");
  EXPECT_EQ(b->draw(V{2, 1}), "a\n");
}
