// Boards: which names place a symbol, and where; seen through diagrams.
#include "dlx/draw/log.hpp"
#include "dlx/puzzle/board.hpp"
#include "dlx/dance/queens.hpp"
#include "named.hpp"
#include <gtest/gtest.h>
#include <sstream>

using dlx::Board;
using dlx::Problem;
using V = std::vector<int>;

namespace {

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
  for (auto const& names : std::vector<std::vector<std::string>>{{"A@(0,0)", "pass"}, {"A@(0,0)", ""}, {}}) EXPECT_FALSE(Board::of(with_names(names))) << "not every option is on the board";
}

TEST(Board, AcceptsEverySymbolButNoNameThatIsNearlyRight) {
  for (auto name : {"Q@(0,0)", "queen@(12,345)", "@@(0,0)", "x@(1,1)@(0,0)", "f(x)@(999,999)",
                    "\xe2\x99\x95@(0,0)"})
    EXPECT_TRUE(is_board(name)) << name;
  EXPECT_EQ(Board::of(with_names({"x@(1,1)@(0,7)"}))->place(1).symbol, "x@(1,1)");
  for (auto name : {"", "Q", "@(0,0)", "Q(0,0)", "Q@(0,0", "Q@0,0)", "Q@(0)", "Q@(0,)", "Q@(,0)",
                    "Q@(,)", "Q@()", "Q@(0,0,0)", "Q@(-1,0)", "Q@(+1,0)", "Q@(01,0)", "Q@(0,00)",
                    "Q@(1000,0)", "Q@(0,1000)", "Q@(0,0).", "Q@(a,0)", "Q@(0;0)", "Q@(0.0)",
                    "Q@(99999999999999999999,0)", "Q@("})
    EXPECT_FALSE(is_board(name)) << name;
}

namespace {

// Items, primary, and options as "NAME: ITEM ITEM".
Problem with_items(std::vector<std::string> const& items, std::vector<std::string> const& options) {
  Problem p;
  for (auto const& item : items) p.add_item(item);
  for (auto const& text : options) {
    std::istringstream words(text);
    std::string word;
    words >> word;
    p.add_option(word == "-" ? "" : word);
    while (words >> word) p.add_entry(p.find_item(word));
  }
  return p;
}

}  // namespace

TEST(Squares, AreFilledByTheirOptions) {
  auto const b = Board::of(with_items({"(0,0)", "(0,1)", "(1,0)", "(1,1)", "X"},
                                      {"H@1 (0,0) (0,1) X", "V@(7,7) (0,1) (1,1)", "a (0,0)", "b@2(1,0) X (1,0)", "@c (1,1)"}));
  ASSERT_TRUE(b);
  EXPECT_EQ(b->rows(), 2);
  EXPECT_EQ(b->columns(), 2);
  EXPECT_EQ(b->places(1).size(), 2u);
  EXPECT_EQ(b->place(2).symbol, "V");
  EXPECT_EQ(b->place(2).row, 0) << "the items count, not the name";
  EXPECT_EQ(b->place(2).column, 1);
  EXPECT_EQ(lettered(*b, V{1, 4}), " H  H\n b  .\n");
  EXPECT_EQ(lettered(*b, V{5}), " .  .\n . @c\n");
  EXPECT_THROW(b->places(0), std::out_of_range);
  EXPECT_THROW(b->places(6), std::out_of_range);
  EXPECT_EQ(outline(*b, V{2, 3, 4}), " ___\n|_| |\n|_|_|\n");
  EXPECT_EQ(outline(*b, V{}), " ___\n|   |\n|___|\n");
}

TEST(Squares, MayBeLeftOpen) {
  auto const b = Board::of(with_items({"(0,0)", "(0,1)", "(0,2)"}, {"D (0,0) (0,1)", "?(0,0) (0,0)", "?(0,2) (0,2)", "?x (0,2)"}));
  ASSERT_TRUE(b);
  EXPECT_EQ(lettered(*b, V{1, 3}), " D  D  .\n");
  EXPECT_EQ(b->place(2).symbol, ".");
  EXPECT_EQ(b->place(4).symbol, "?x");
}

TEST(Squares, LeaveHolesEmpty) {
  auto const b = Board::of(with_items({"(0,1)", "(1,0)", "(1,1)", "(3,0)"}, {"A (0,1) (1,1)", "B (1,0)", "C (3,0)"}));
  ASSERT_TRUE(b);
  EXPECT_EQ(b->rows(), 4);
  EXPECT_EQ(lettered(*b, V{1, 2, 3}), "  A\nB A\n\nC\n");
  EXPECT_EQ(lettered(*b, V{1}), "  A\n. A\n\n.\n");
  EXPECT_EQ(outline(*b, V{1, 2, 3}), "   _\n _| |\n|_|_|\n _\n|_|\n");
  EXPECT_FALSE(b->has_square(0, 0));
  EXPECT_TRUE(b->has_square(0, 1));
  EXPECT_FALSE(b->has_square(4, 0));
  EXPECT_FALSE(b->has_square(0, -1));
}

TEST(Squares, LieSideBySideInLayers) {
  auto const b = Board::of(with_items({"(0,0,0)", "(0,0,1)", "(1,0,0)", "(1,0,1)"}, {"A (0,0,0) (1,0,0)", "B (0,0,1)", "C (1,0,1)"}));
  ASSERT_TRUE(b);
  EXPECT_EQ(b->columns(), 5);
  EXPECT_EQ(lettered(*b, V{1, 2, 3}), "A B   A C\n");
  EXPECT_EQ(lettered(*b, V{}), ". .   . .\n");
  EXPECT_FALSE(b->has_square(0, 2));
  EXPECT_EQ(b->places(1)[1].column, 3);
}

TEST(Squares, AreRefusedIfHalfKept) {
  std::vector<std::string> const flat = {"(0,0)", "(0,1)", "X"};
  EXPECT_TRUE(Board::of(with_items(flat, {"A (0,0)", "B (0,1) X"})));
  EXPECT_FALSE(Board::of(with_items(flat, {"A (0,0)", "B X"}))) << "an option without a square";
  EXPECT_FALSE(Board::of(with_items(flat, {"A (0,0)", "B"}))) << "an empty option";
  EXPECT_FALSE(Board::of(with_items(flat, {"A (0,0)", "- (0,1)"}))) << "an option without a name";
  EXPECT_FALSE(Board::of(with_items({"(0,0)", "(0,0,0)"}, {"A (0,0)", "B (0,0,0)"})));
  EXPECT_FALSE(Board::of(with_items({"(0)"}, {"A (0)"})));
  EXPECT_FALSE(Board::of(with_items({"(0,0,0)", "(999,999,999)"}, {"A (0,0,0) (999,999,999)"}))) << "a thousand million squares";
  EXPECT_TRUE(Board::of(with_items({"(0,0,0)", "(99,99,99)"}, {"A (0,0,0) (99,99,99)"})));
  EXPECT_FALSE(Board::of(with_items({"(0,0,0,0)"}, {"A (0,0,0,0)"})));
  for (auto name : {"(0,0", "0,0)", "(00,0)", "(0,)", "(,0)", "(a,0)", "(0,1000)", "()", "(0,-1)"})
    EXPECT_FALSE(Board::of(with_items({name}, {std::string("A ") + name}))) << name;
}

// In a crossword the letters are colours, and colours are what is shown.
TEST(Board, ShowsColoursOfSquares) {
  Problem p;
  p.add_item("row");
  p.add_item("column");
  for (auto const* name : {"(0,0)", "(0,1)", "(1,0)"}) p.add_item(name, dlx::Kind::secondary);
  p.add_option({1}, "AT@row");
  p.add_entry(3, p.add_colour("A"));
  p.add_entry(4, p.add_colour("T"));
  p.add_option({2}, "A!@column");
  p.add_entry(3, p.add_colour("A"));
  p.add_entry(5);
  auto const board = Board::of(p);
  ASSERT_TRUE(board);
  std::vector<int> const both = {1, 2};
  EXPECT_EQ(lettered(*board, both), " A  T\nA!\n");
}
