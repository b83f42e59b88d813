// Rectangles of squares.
#include "dlx/more/links.hpp"
#include "dlx/puzzle/polyomino.hpp"
#include "dlx/puzzle/squared.hpp"
#include "dlx/more/search.hpp"
#include "dlx/text/verify.hpp"
#include "shell.hpp"
#include <gtest/gtest.h>
#include <algorithm>
#include <map>
#include <set>

using namespace dlx;

namespace {

using Sides = std::vector<int>;
Problem make(int rows, int columns, Sides const& sides) {
  return polyomino({"squares", draw_squares(rows, columns, sides)});
}
// Every filling puts some square into the first free corner.
int fill(std::vector<std::string>& board, std::map<int, int>& left) {
  for (std::size_t r = 0; r < board.size(); ++r)
    for (std::size_t c = 0; c < board[0].size(); ++c)
      if (board[r][c] == '.') {
        int count = 0;
        for (auto& [side, copies] : left) {
          auto const s = static_cast<std::size_t>(side);
          bool fits = copies > 0 && r + s <= board.size() && c + s <= board[0].size();
          for (std::size_t k = 0; fits && k < s; ++k) fits = board[r][c + k] == '.';
          if (!fits) continue;
          auto put = [&](char x) {
            for (std::size_t i = 0; i < s; ++i)
              for (std::size_t k = 0; k < s; ++k) board[r + i][c + k] = x;
          };
          put('#');
          --copies;
          count += fill(board, left);
          ++copies;
          put('.');
        }
        return count;
      }
  return 1;
}
int by_force(int rows, int columns, Sides const& sides) {
  std::vector<std::string> board(static_cast<std::size_t>(rows), std::string(static_cast<std::size_t>(columns), '.'));
  std::map<int, int> left;
  for (int s : sides) ++left[s];
  return fill(board, left);
}
void all_multisets(int area, int most, Sides& sides, std::vector<Sides>& result) {
  if (area == 0) result.push_back(sides);
  for (int s = std::min(most, 9); s >= 1; --s)
    if (s * s <= area) {
      sides.push_back(s);
      all_multisets(area - s * s, s, sides, result);
      sides.pop_back();
    }
}
std::string complaint(int rows, int columns, Sides const& sides) {
  try {
    draw_squares(rows, columns, sides);
  } catch (std::invalid_argument const& e) {
    return e.what();
  }
  return "";
}

}  // namespace

TEST(Squared, MoronsRectangleIsOne) {
  Problem const p = make(32, 33, {1, 4, 7, 8, 9, 10, 14, 15, 18});
  EXPECT_EQ(p.item_count(), 1065);
  EXPECT_EQ(p.option_count(), 5392);
  EXPECT_EQ(p.entry_count(), 429356);
  int covers = 0;
  Links links(p);
  auto const r = search(links, Chooser::smallest, {}, [&](std::span<int const> s) {
    EXPECT_EQ(refute(p, s), "");
    EXPECT_EQ(s.size(), 9u);
    ++covers;
  });
  EXPECT_EQ(covers, 4);
  EXPECT_EQ(r.totals.nodes, 732u);
  EXPECT_EQ(run("dlx make squares 32x33 1 4 7 8 9 10 14 15 18 | dlx count --fundamental").out, "1\n");
}

TEST(Squared, AgreesWithFillingTheFirstCorner) {
  for (auto [rows, columns] : {std::pair(1, 4), {2, 3}, {3, 3}, {3, 4}, {3, 5}, {4, 4}}) {
    std::vector<Sides> all;
    Sides sides;
    all_multisets(rows * columns, std::min(rows, columns), sides, all);
    EXPECT_GE(all.size(), 1u);
    for (Sides const& s : all) {
      Problem const p = make(rows, columns, s);
      int covers = 0;
      Links links(p);
      search(links, Chooser::smallest, {}, [&](std::span<int const> cover) {
        EXPECT_EQ(refute(p, cover), "");
        ++covers;
      });
      EXPECT_EQ(covers, by_force(rows, columns, s)) << rows << 'x' << columns << ' ' << s.size();
    }
  }
}

TEST(Squared, HasAsManyEntriesAsTheFormulaSays) {
  auto const entries = [](int r, int c, int s, int k) { return (r - s + 1) * (c - s + 1) * (k * (s * s + 1) + (k - 1) * (r * c + 1)); };
  EXPECT_EQ(make(12, 12, {6, 6, 6, 6}).entry_count(), entries(12, 12, 6, 4));
  EXPECT_EQ(make(4, 6, std::vector<int>(6, 2)).entry_count(), entries(4, 6, 2, 6));
  EXPECT_EQ(make(3, 5, {3, 2, 1, 1}).entry_count(), entries(3, 5, 3, 1) + entries(3, 5, 2, 1) + entries(3, 5, 1, 2));
}

TEST(Squared, RefusesWhatCannotBe) {
  EXPECT_EQ(complaint(3, 5, {3, 2, 1}), "") << "the reader of drawings compares areas";
  EXPECT_EQ(complaint(3, 5, {3, 2, 2}), "squares: a square of side 2 does not fit into what is left of a rectangle of 3 by 5");
  EXPECT_EQ(complaint(3, 5, {4}), "squares: a square of side 4 does not fit into a rectangle of 3 by 5");
  EXPECT_EQ(complaint(3, 5, {0, 3}), "squares: a square of side 0 does not fit into a rectangle of 3 by 5");
  EXPECT_EQ(complaint(3, 5, {2147483647}), "squares: a square of side 2147483647 does not fit into a rectangle of 3 by 5");
  EXPECT_EQ(complaint(40, 40, std::vector<int>(1000, 1)), "squares: a piece has at most 999 copies, and there are more squares of side 1");
  EXPECT_EQ(complaint(40, 40, std::vector<int>(999, 1)), "");
  EXPECT_NE(complaint(0, 5, {1}), "");
  EXPECT_NE(complaint(1001, 5, {1}), "");
  auto const error = [](std::string const& words) { return run("dlx make squares " + words).err; };
  EXPECT_TRUE(error("3x5 3 2 1").starts_with("dlx make squares 3x5 3 2 1:1:1: error: the board has 15 squares, but the pieces have 14"));
  EXPECT_NE(error("100x100 50 50 50 50").find("error: this would make too large a problem"), std::string::npos);
  EXPECT_NE(error("40x40 $(yes 1 | head -n 1600)").find("a piece has at most 999 copies"), std::string::npos);
  EXPECT_EQ(run("dlx make squares 3x5").status, 2);
  EXPECT_EQ(run("dlx make squares 3x5 3 2 1 1 | dlx count").out, "4\n");
}

TEST(Squared, LargerRectangles) {
  if (!std::getenv("DLX_LONG")) GTEST_SKIP() << "long: set DLX_LONG=1";
  EXPECT_EQ(run("dlx make squares 47x65 3 5 6 11 17 19 22 23 24 25 | dlx count --fundamental").out, "1\n");
  EXPECT_EQ(run("dlx make squares 61x69 36 33 28 25 16 9 7 5 2 | dlx count --fundamental").out, "1\n");
}
