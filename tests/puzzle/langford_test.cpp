// Permutations and Langford pairs.
#include "dlx/draw/log.hpp"
#include "dlx/puzzle/board.hpp"
#include "dlx/puzzle/langford.hpp"
#include "puzzles.hpp"
#include <gtest/gtest.h>
#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>
#include <sstream>

using namespace dlx;

namespace {

using Row = std::vector<int>;
std::set<Row> rows_of(Problem const& p) {
  std::set<Row> rows;
  auto const board = *Board::of(p);
  EXPECT_EQ(board.rows(), 1);
  for (auto const& cover : puzzle_covers(p)) {
    std::istringstream text(lettered(board, cover));
    Row row;
    for (int v = 0; text >> v;) row.push_back(v);
    EXPECT_EQ(static_cast<int>(row.size()), board.columns());
    EXPECT_TRUE(rows.insert(row).second);
  }
  return rows;
}

}  // namespace

TEST(Permutations, AreAllOrders) {
  std::uint64_t factorial = 1;
  for (int n = 1; n <= 8; ++n) {
    factorial *= static_cast<std::uint64_t>(n);
    auto const totals = tree_of(permutations(n));
    EXPECT_EQ(totals.solutions, factorial);
    EXPECT_EQ(totals.nodes, static_cast<std::uint64_t>(std::numbers::e * static_cast<double>(factorial)));
    EXPECT_EQ(totals.dead, 0u);
  }
  auto const rows = rows_of(permutations(5));
  EXPECT_EQ(rows.size(), 120u);
  for (auto row : rows) {
    std::ranges::sort(row);
    EXPECT_EQ(row, (Row{1, 2, 3, 4, 5}));
  }
}

TEST(Langford, HasTheTable) {
  struct Line { int n; std::uint64_t solutions, nodes, half_nodes; };
  Line const lines[] = {{1, 0, 1, 1},      {2, 0, 2, 1},        {3, 2, 7, 4},         {4, 2, 17, 9},
                        {5, 0, 39, 20},    {6, 0, 131, 67},     {7, 52, 608, 315},    {8, 300, 2921, 1431},
                        {9, 0, 11169, 5840}, {10, 0, 61781, 31253}, {11, 35584, 444456, 229452}, {12, 216288, 2855848, 1435512}};
  for (auto const& line : lines) {
    auto const whole = tree_of(langford(line.n)), half = tree_of(langford(line.n, true));
    EXPECT_EQ(whole.solutions, line.solutions) << line.n;
    EXPECT_EQ(2 * half.solutions, line.solutions) << line.n;
    EXPECT_EQ(whole.nodes, line.nodes) << line.n;
    EXPECT_EQ(half.nodes, line.half_nodes) << line.n;
  }
}

// Distances, reversals, and the pitfall: an even number can stand in the middle.
TEST(Langford, RowsAreRightAndOneOfTwoReversalsIsLeft) {
  int left = 0, middle = 0;
  for (int n : {3, 4, 7, 8}) {
    auto const all = rows_of(langford(n));
    auto half = rows_of(langford(n, true));
    for (auto const& row : all) {
      for (int i = 1; i <= n; ++i) {
        auto const a = std::ranges::find(row, i), b = std::find(a + 1, row.end(), i);
        ASSERT_NE(b, row.end());
        EXPECT_EQ(b - a, i + 1);
      }
      auto const j = std::ranges::find(row, 2) - row.begin();
      left += n == 7 and 2 * j < 2 * 7 - 2 - 2;
      middle += n == 7 and 2 * j == 2 * 7 - 2 - 2;
    }
    for (auto const& row : std::set(half)) EXPECT_TRUE(half.emplace(row.rbegin(), row.rend()).second) << n;
    EXPECT_EQ(half, all);
  }
  EXPECT_EQ(left, 24);
  EXPECT_EQ(left + middle, 28);
}

// The exercise: three copies of each number.
TEST(Langford, TriplesBeginWithNine) {
  for (int n = 2; n <= 9; ++n) {
    Problem p;
    for (int j = 0; j < 3 * n; ++j) p.add_item("(0," + std::to_string(j) + ")");
    for (int i = 1; i <= n; ++i) p.add_item(std::to_string(i));
    for (int i = 1; i <= n; ++i)
      for (int j = 0; j + 2 * i + 2 < 3 * n; ++j) p.add_option({j + 1, j + i + 2, j + 2 * i + 3, 3 * n + i}, std::to_string(i) + '@' + std::to_string(j));
    std::set<Row> classes;
    auto const rows = rows_of(p);
    for (auto const& row : rows) classes.insert(std::min(row, Row(row.rbegin(), row.rend())));
    EXPECT_EQ(rows.size(), n == 9 ? 6u : 0u) << n;
    EXPECT_EQ(classes.size(), n == 9 ? 3u : 0u) << n;
  }
}

TEST(Langford, RefusesRowsThatCannotBe) {
  for (int n : {0, -1, 501, 2147483647, -2147483647 - 1}) EXPECT_THROW(langford(n), std::invalid_argument) << n;
  for (int n : {0, -1, 1001, 2147483647}) EXPECT_THROW(permutations(n), std::invalid_argument) << n;
  EXPECT_EQ(complaint_of([] { langford(501); }), "langford: the largest number must be 1 to 500, not 501");
  EXPECT_EQ(complaint_of([] { permutations(0); }), "permutations: the row must have 1 to 1000 places, not 0");
  EXPECT_EQ(langford(500).item_count(), 1500);
  EXPECT_TRUE(Board::of(langford(500)));
}
