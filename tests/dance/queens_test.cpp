// The queens problem: its matrix, its size, its solutions.
#include "dlx/dance/algorithm_x.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/dance/search.hpp"
#include "models.hpp"
#include <gtest/gtest.h>
#include <array>
#include <set>

using namespace dlx;

namespace {

std::vector<int> items_of(dance::Problem const& p, int o) { return p.option(o).items; }

}  // namespace

TEST(Queens, HasTheMatrixOfTheReport) {
  auto const p = queens(4);
  std::string names;
  for (int i = 1; i <= p.item_count(); ++i) {
    names += p.item(i) + " ";
    EXPECT_EQ(p.primary_count(), 8);
  }
  EXPECT_EQ(names, "R1 R2 R3 R4 F1 F2 F3 F4 D1 D2 D3 D4 D5 B1 B2 B3 B4 B5 ");
  // columns from 0, as both sources print them
  std::vector<std::vector<int>> const rows = {
      {0, 4, 15},     {0, 5, 8, 16},  {0, 6, 9, 17},   {0, 7, 10},     {1, 4, 8, 14},  {1, 5, 9, 15},
      {1, 6, 10, 16}, {1, 7, 11, 17}, {2, 4, 9, 13},   {2, 5, 10, 14}, {2, 6, 11, 15}, {2, 7, 12, 16},
      {3, 4, 10},     {3, 5, 11, 13}, {3, 6, 12, 14},  {3, 7, 15}};
  ASSERT_EQ(p.option_count(), 16);
  for (int o = 1; o <= 16; ++o) {
    auto want = rows[o - 1];
    for (int& i : want) ++i;
    EXPECT_EQ(items_of(p, o), want) << o;
  }
  EXPECT_EQ(p.option(1).name, "Q@(0,0)");
  EXPECT_EQ(p.option(8).name, "Q@(1,3)");
}

TEST(Queens, FollowsTheFormulaOfTheReport) {
  for (int n = 2; n <= 9; ++n) {
    auto const p = queens(n);
    for (int x = 0; x < n; ++x)
      for (int y = 0; y < n; ++y) {
        std::vector<int> want{x + 1, n + y + 1};
        int const d = 2 * n - 1 + x + y, b = 5 * n - 5 - x + y;
        if (2 * n - 1 < d and d < 4 * n - 3) want.push_back(d + 1);
        if (4 * n - 3 <= b and b < 6 * n - 6) want.push_back(b + 1);
        EXPECT_EQ(items_of(p, n * x + y + 1), want) << n << ": " << x << ',' << y;
      }
  }
}

TEST(Queens, HasTheRightSize) {
  for (int n = 2; n <= 12; ++n) {
    auto const p = queens(n), q = queens(n, true);
    EXPECT_EQ(p.item_count(), 6 * (n - 1));
    EXPECT_EQ(p.primary_count(), 2 * n);
    EXPECT_EQ(p.option_count(), n * n);
    EXPECT_EQ(p.entry_count(), 4 * n * n - 4);
    EXPECT_EQ(q.item_count(), 6 * n - 2);
    EXPECT_EQ(q.entry_count(), 4 * n * n);
  }
}

TEST(Queens, KeepsItsNamesWithTrivialDiagonals) {
  auto const p = queens(3, true);
  std::string names;
  for (int i = 1; i <= p.item_count(); ++i) names += p.item(i) + " ";
  EXPECT_EQ(names, "R1 R2 R3 F1 F2 F3 D0 D1 D2 D3 D4 B0 B1 B2 B3 B4 ");
  EXPECT_EQ(p.item(items_of(p, 1)[2]), "D0");
  EXPECT_EQ(p.item(items_of(p, 1)[3]), "B2");
  for (int n = 1; n <= 6; ++n) EXPECT_EQ(covers_of(queens(n)), covers_of(queens(n, true))) << n;
}

TEST(Queens, ManagesTheSmallestBoards) {
  auto const one = queens(1);
  EXPECT_EQ(one.item_count(), 2);
  EXPECT_EQ(one.entry_count(), 2);
  EXPECT_EQ(queens(1, true).item_count(), 4);
  EXPECT_EQ(queens(1, true).entry_count(), 4);
  EXPECT_EQ(covers_of(one).size(), 1u);
  auto const two = queens(2);
  EXPECT_EQ(two.item_count(), 6);
  EXPECT_EQ(two.item(5), "D1");
  EXPECT_EQ(two.item(6), "B1");
  EXPECT_EQ(items_of(two, 1), (std::vector<int>{1, 3, 6}));
  EXPECT_EQ(items_of(two, 2), (std::vector<int>{1, 4, 5}));
}

TEST(Queens, RefusesBoardsThatCannotBe) {
  for (int n : {0, -1, 1001, 2147483647, -2147483647 - 1}) EXPECT_THROW(queens(n), std::invalid_argument);
  try {
    queens(0);
  } catch (std::invalid_argument const& e) {
    EXPECT_STREQ(e.what(), "queens: the board must have 1 to 1000 ranks, not 0");
  }
}

TEST(Queens, HasTheKnownNumbersOfSolutions) {
  std::size_t const known[] = {1, 0, 0, 2, 10, 4, 40, 92};
  for (int n = 1; n <= 8; ++n) EXPECT_EQ(covers_of(queens(n)).size(), known[n - 1]) << n;
}

TEST(Queens, HasTheTreesOfTheTable) {
  struct Line { std::uint64_t covers, smallest, first; };
  Line const lines[] = {{1, 2, 2},      {0, 3, 3},       {0, 6, 6},         {2, 17, 17},       {10, 52, 54},
                        {4, 111, 153},  {40, 372, 552},  {92, 1199, 2057},  {352, 4663, 8394}, {724, 16448, 35539}};
  auto nodes_of = [](int n, Chooser c) { return dance::algorithm_x(queens(n), c); };
  for (int n = 1; n <= 10; ++n) {
    EXPECT_EQ(nodes_of(n, Chooser::smallest).solutions, lines[n - 1].covers) << n;
    EXPECT_EQ(nodes_of(n, Chooser::smallest).nodes, lines[n - 1].smallest) << n;
    EXPECT_EQ(nodes_of(n, Chooser::first).nodes, lines[n - 1].first) << n;
  }
}

// The frames of the chapter, up to the first solution, and all that there are.
TEST(Queens, AreTracedInSoManyFrames) {
  for (bool const all : {false, true}) {
    dance::Links links(queens(4));
    auto const totals = dance::search(links, Chooser::smallest, [all](std::span<int const>) { return all; });
    EXPECT_EQ(totals.covers, all ? 57u : 29u);
    EXPECT_EQ(totals.uncovers, totals.covers);
    EXPECT_EQ(totals.dead, all ? 4u : 2u);
  }
}

TEST(Queens, HasTheKnownNumbersUpToSymmetry) {
  std::size_t const known[] = {1, 0, 0, 1, 2, 1, 6, 12, 46, 92};
  for (int n = 1; n <= 10; ++n) {
    auto const p = queens(n);
    std::set<std::set<int>> classes;
    for (auto const& cover : covers_of(p)) classes.insert(least_image(cover, n));
    EXPECT_EQ(classes.size(), known[n - 1]) << n;
  }
}

TEST(Queens, NeverAttackEachOther) {
  for (auto const& cover : covers_of(queens(6)))
    for (int a : cover)
      for (int b : cover)
        if (a < b) {
          int const dx = (a - 1) / 6 - (b - 1) / 6, dy = (a - 1) % 6 - (b - 1) % 6;
          EXPECT_TRUE(dx != 0 and dy != 0 and std::abs(dx) != std::abs(dy));
        }
}

TEST(Queens, HasTheKnownNumbersOnLargerBoards) {
  std::uint64_t const known[] = {352, 724, 2680, 14200};
  for (int n = 9; n <= 12; ++n) {
    dance::Links links(queens(n));
    EXPECT_EQ(search(links, Chooser::smallest).solutions, known[n - 9]) << n;
  }
}
