// Latin squares: the matrix of order 2, sizes, and the squares themselves.
#include "dlx/dance/algorithm_x.hpp"
#include "dlx/draw/log.hpp"
#include "dlx/puzzle/board.hpp"
#include "dlx/dance/latin.hpp"
#include "dlx/dance/search.hpp"
#include "models.hpp"
#include <gtest/gtest.h>
#include <algorithm>
#include <set>

using namespace dlx;

namespace {

Problem from(std::vector<std::vector<int>> const& options, int items) {
  Problem p;
  for (int i = 1; i <= items; ++i) p.add_item("C" + std::to_string(i));
  for (auto const& o : options) {
    p.add_option();
    for (int i : o) p.add_entry(i);
  }
  return p;
}

}  // namespace

TEST(Latin, HasTheMatrixOfTheReport) {
  auto const p = latin(2);
  std::vector<std::pair<std::string, std::vector<int>>> const want = {
      {"A@(0,0)", {1, 5, 9}},  {"A@(0,1)", {2, 6, 9}},  {"A@(1,0)", {3, 5, 10}}, {"A@(1,1)", {4, 6, 10}},
      {"B@(0,0)", {1, 7, 11}}, {"B@(0,1)", {2, 8, 11}}, {"B@(1,0)", {3, 7, 12}}, {"B@(1,1)", {4, 8, 12}}};
  ASSERT_EQ(p.item_count(), 12);
  EXPECT_EQ(p.primary_count(), 12);
  EXPECT_EQ(p.item(12), "C12");
  ASSERT_EQ(p.option_count(), 8);
  for (int o = 1; o <= 8; ++o) {
    EXPECT_EQ(p.option(o).name, want[o - 1].first);
    EXPECT_EQ(p.option(o).items, want[o - 1].second);
  }
}

TEST(Latin, HasTheRightSize) {
  for (int n = 1; n <= 6; ++n) {
    auto const p = latin(n);
    EXPECT_EQ(p.item_count(), 3 * n * n);
    EXPECT_EQ(p.option_count(), n * n * n);
    EXPECT_EQ(p.entry_count(), 3 * n * n * n);
  }
  EXPECT_EQ(latin(26).option(26 * 26 * 26).name, "Z@(25,25)");
}

TEST(Latin, UsesEveryItemEquallyOften) {
  auto const p = latin(5);
  std::vector<int> uses(76);
  for (int o = 1; o <= p.option_count(); ++o)
    for (int i : p.option(o).items) ++uses[i];
  for (int i = 1; i <= 75; ++i) EXPECT_EQ(uses[i], 5);
}

TEST(Latin, HasTheKnownNumbersOfSquares) {
  std::size_t const known[] = {1, 2, 12, 576};
  for (int n = 1; n <= 4; ++n) EXPECT_EQ(covers_of(latin(n)).size(), known[n - 1]) << n;
}

TEST(Latin, FindsSquaresThatAreLatin) {
  for (int n = 1; n <= 4; ++n) {
    auto const p = latin(n);
    auto const board = Board::of(p);
    std::set<std::string> different;
    for (auto const& cover : covers_of(p)) {
      auto const text = lettered(*board, cover);
      different.insert(text);
      auto at = [&](int i, int j) { return text[static_cast<std::size_t>(2 * n * i + 2 * j)]; };
      for (int i = 0; i < n; ++i) {
        std::set<char> row, column;
        for (int j = 0; j < n; ++j) {
          row.insert(at(i, j));
          column.insert(at(j, i));
        }
        EXPECT_EQ(row.size(), static_cast<std::size_t>(n));
        EXPECT_EQ(column, row);
        EXPECT_EQ(*row.begin(), 'A');
        EXPECT_EQ(*row.rbegin(), static_cast<char>('A' + n - 1));
      }
    }
    EXPECT_EQ(different.size(), covers_of(p).size());
  }
}

// The table that follows from the report's list of constraints, taken
// literally, has the same solutions as its matrix.
TEST(Latin, HasTheSameSquaresWithTheListOfTheReport) {
  // C5: A in row 0, C6: B in row 0, C7: A in row 1, C8: B in row 1,
  // C9: A in column 0, C10: B in column 0, C11: A in column 1, C12: B in column 1
  auto const literal = from({{1, 5, 9}, {2, 5, 11}, {3, 7, 9}, {4, 7, 11},
                             {1, 6, 10}, {2, 6, 12}, {3, 8, 10}, {4, 8, 12}}, 12);
  auto sorted = [](std::vector<std::vector<int>> covers) {
    for (auto& c : covers) std::ranges::sort(c);
    std::ranges::sort(covers);
    return covers;
  };
  EXPECT_EQ(sorted(covers_of(literal)), sorted(covers_of(latin(2))));
  EXPECT_EQ(sorted(covers_of(literal)), (std::vector<std::vector<int>>{{1, 4, 6, 7}, {2, 3, 5, 8}}));
}

TEST(Latin, HasTheDiagonalSquaresOfTheExercise) {
  std::size_t const known[] = {1, 0, 0, 48};
  for (int n = 1; n <= 4; ++n) {
    auto const p = latin(n);
    std::vector<std::vector<int>> options;
    for (int o = 1; o <= p.option_count(); ++o) {
      auto& items = options.emplace_back(p.option(o).items);
      int const s = (o - 1) / (n * n), i = (o - 1) / n % n, j = (o - 1) % n;
      if (i == j) items.push_back(3 * n * n + s + 1);
      if (i + j == n - 1) items.push_back(3 * n * n + n + s + 1);
    }
    EXPECT_EQ(covers_of(from(options, 3 * n * n + 2 * n)).size(), known[n - 1]) << n;
  }
}

TEST(Latin, RefusesOrdersThatCannotBe) {
  for (int n : {0, -1, 27, 2147483647}) EXPECT_THROW(latin(n), std::invalid_argument);
  try {
    latin(27);
  } catch (std::invalid_argument const& e) {
    EXPECT_STREQ(e.what(), "latin: the order must be from 1 to 26, not 27");
  }
}

TEST(Latin, HasTheTreesOfTheTable) {
  struct Line { std::uint64_t smallest, first; };
  Line const lines[] = {{2, 2}, {9, 9}, {88, 94}, {4745, 5681}};
  for (int n = 1; n <= 4; ++n) {
    auto const t = dance::algorithm_x(latin(n), Chooser::smallest);
    EXPECT_EQ(t.nodes, lines[n - 1].smallest);
    EXPECT_EQ(t.dead, 0u);
    EXPECT_EQ(dance::algorithm_x(latin(n), Chooser::first).nodes, lines[n - 1].first);
  }
}

TEST(Latin, HasTheSquaresOfOrderFive) {
  dance::Links links(latin(5));
  EXPECT_EQ(search(links, Chooser::smallest).solutions, 161280u);
}

TEST(Latin, SpeaksWithOtherSymbols) {
  std::vector<std::string> const symbols = {"x", "yy", "12"};
  auto const p = latin(3, symbols);
  EXPECT_EQ(p.option(1).name, "x@(0,0)");
  EXPECT_EQ(p.option(14).name, "yy@(1,1)");
  EXPECT_EQ(p.option(27).name, "12@(2,2)");
  EXPECT_EQ(covers_of(p), covers_of(latin(3)));
  EXPECT_THROW(latin(4, symbols), std::invalid_argument);
}
