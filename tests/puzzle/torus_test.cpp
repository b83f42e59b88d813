// Queens on the torus: the matrix, both kinds of diagonals, the theorem.
#include "dlx/puzzle/torus.hpp"
#include "shell.hpp"
#include "pattern.hpp"
#include "puzzles.hpp"
#include <gtest/gtest.h>
#include <algorithm>
#include <set>

using namespace dlx;

// Lines made by walking: a queen's lines are the sets of squares that she
// reaches; each item's column must be such a set, and each set a column.
TEST(Torus, HasTheLinesThatAQueenWalks) {
  for (int n = 1; n <= 9; ++n) {
    std::multiset<std::set<int>> walked, columns;
    for (auto [dx, dy] : {std::pair{0, 1}, {1, 0}, {1, 1}, {1, n - 1}})
      for (int start = 0; start < n; ++start) {
        int x = dx == 0 ? start : 0, y = dx == 0 ? 0 : start;
        std::set<int> line;
        for (int step = 0; step < n; ++step, x = (x + dx) % n, y = (y + dy) % n) line.insert(n * x + y + 1);
        walked.insert(line);
      }
    auto const p = torus(n);
    ASSERT_EQ(p.item_count(), 4 * n);
    ASSERT_EQ(p.option_count(), n * n);
    EXPECT_EQ(p.entry_count(), 4 * n * n);
    EXPECT_EQ(p.primary_count(), 2 * n);
    EXPECT_EQ(torus(n, Kind::primary).primary_count(), 4 * n);
    for (int i = 1; i <= 4 * n; ++i) {
      std::set<int> column;
      for (int o = 1; o <= n * n; ++o)
        for (auto const& e : p.option(o))
          if (e.item == i) column.insert(o);
      columns.insert(column);
    }
    EXPECT_EQ(columns, walked) << n;
  }
}

TEST(Torus, HasItsNames) {
  auto const p = torus(3);
  std::string names;
  for (int i = 1; i <= 12; ++i) names += p.item(i).name + " ";
  EXPECT_EQ(names, "R1 R2 R3 F1 F2 F3 D0 D1 D2 B0 B1 B2 ");
  EXPECT_EQ(p.option_name(6), "Q@(1,2)");
  std::string items;
  for (auto const& e : p.option(6)) items += p.item(e.item).name + " ";
  EXPECT_EQ(items, "R2 F3 D0 B1 ");
}

TEST(Torus, HasTheTreesOfTheTable) {
  struct Line { std::uint64_t covers, secondary, primary, first; };
  Line const lines[] = {{1, 2, 2, 2},         {0, 3, 3, 3},           {0, 4, 4, 4},           {0, 9, 5, 9},
                        {10, 46, 46, 46},     {0, 37, 19, 73},        {28, 176, 176, 260},    {0, 321, 185, 801},
                        {0, 748, 523, 2350},  {0, 2331, 1351, 9241},  {88, 4918, 3906, 27292}, {0, 21798, 4813, 139249},
                        {4524, 76939, 63603, 469652}};
  for (int n = 1; n <= 13; ++n) {
    auto const& line = lines[n - 1];
    for (auto const& [kind, chooser, nodes] : {std::tuple(Kind::secondary, Chooser::smallest, line.secondary), {Kind::primary, Chooser::smallest, line.primary},
                                               {Kind::secondary, Chooser::first, line.first}, {Kind::primary, Chooser::first, line.first}}) {
      auto const totals = tree_of(torus(n, kind), chooser);
      EXPECT_EQ(totals.solutions, line.covers) << n;
      EXPECT_EQ(totals.nodes, nodes) << n;
    }
    EXPECT_EQ(line.covers > 0, n % 2 != 0 and n % 3 != 0) << n;
  }
}

TEST(Torus, HasTheSameCoversWithBothKindsAndOnlyLinearOnesUpToEleven) {
  for (int n = 1; n <= 11; ++n) EXPECT_EQ(puzzle_covers(torus(n)), puzzle_covers(torus(n, Kind::primary))) << n;
  for (int n : {5, 7, 11, 13}) {
    auto const all = puzzle_covers(torus(n));
    std::set<std::vector<int>> linear;
    for (int a = 2; a <= n - 2; ++a)
      for (int b = 0; b < n; ++b) {
        std::vector<int> cover;
        for (int x = 0; x < n; ++x) cover.push_back(n * x + (a * x + b) % n + 1);
        linear.insert(cover);
      }
    EXPECT_EQ(linear.size(), static_cast<std::size_t>(n * (n - 3)));
    if (n < 13) EXPECT_EQ(all, linear) << n;
    else EXPECT_TRUE(std::ranges::includes(all, linear));
  }
}

// The boards that the chapter draws are solutions.
TEST(Torus, DrawsASolution) {
  auto const chapter = slurp("chapters/puzzle/torus.w");
  auto const boards = matches(chapter, "queensboard7\\{([1-7]{7})\\}");
  for (auto const& board : boards) {
    std::vector<int> cover;
    for (int x = 0; x < 7; ++x) cover.push_back(7 * x + (board[1][x] - '0'));
    EXPECT_EQ(refute(torus(7, Kind::primary), cover), "");
  }
  EXPECT_EQ(boards.size(), 6u);
}

TEST(Torus, ExcusesTwoRanksOfTwelve) {  // the exercise
  auto solvable = [](int n, int excuses) {
    auto const p = torus(n);
    Problem q;
    for (int x = 1; x <= n; ++x) q.add_item(p.item(x).name);
    for (int i = n + 1; i <= 4 * n; ++i) q.add_item(p.item(i).name, Kind::secondary);
    for (int k = 1; k <= excuses; ++k) q.add_item("E" + std::to_string(k), Kind::secondary);
    for (int o = 1; o <= p.option_count(); ++o) {
      q.add_option(p.option_name(o));
      for (auto const& e : p.option(o)) q.add_entry(e.item);
    }
    for (int x = 1; x <= n; ++x)
      for (int k = 1; k <= excuses; ++k) q.add_option({x, 4 * n + k});
    Limits one;
    one.solutions = 1;
    return tree_of(q, Chooser::smallest, one).solutions > 0;
  };
  EXPECT_FALSE(solvable(12, 0));
  EXPECT_FALSE(solvable(12, 1));
  EXPECT_TRUE(solvable(12, 2));
}

TEST(Torus, RefusesBoardsThatCannotBe) {
  for (int n : {0, -1, 1001, 2147483647}) EXPECT_EQ(complaint_of([&] { torus(n); }), "torus: the board must have 1 to 1000 ranks, not " + std::to_string(n));
}
