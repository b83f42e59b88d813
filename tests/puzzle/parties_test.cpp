// Set partitions and Steiner triple systems.
#include "dlx/draw/log.hpp"
#include "dlx/puzzle/board.hpp"
#include "dlx/more/bounded.hpp"
#include "dlx/puzzle/parties.hpp"
#include "dlx/text/verify.hpp"
#include <gtest/gtest.h>
#include <algorithm>
#include <set>
#include <sstream>
#include <string>

using namespace dlx;

namespace {

std::vector<std::vector<int>> covers_of(Problem const& p) {
  std::vector<std::vector<int>> covers;
  Bounded links(p);
  search(links, Chooser::smallest, {}, [&](std::span<int const> s) {
    EXPECT_EQ(refute(p, s), "");
    covers.emplace_back(s.begin(), s.end());
    std::ranges::sort(covers.back());
  });
  EXPECT_EQ(std::set(covers.begin(), covers.end()).size(), covers.size());
  return covers;
}

}  // namespace

TEST(Parties, PartitionsAreCountedByBellAndStirling) {
  std::vector<std::size_t> bell = {1};
  std::vector<std::vector<std::size_t>> stirling = {{1}};
  for (std::size_t n = 1; n <= 8; ++n) {
    std::size_t sum = 0, choose = 1;
    for (std::size_t j = 0; j < n; ++j) {
      sum += choose * bell[j];
      choose = choose * (n - 1 - j) / (j + 1);
    }
    bell.push_back(sum);
    auto& row = stirling.emplace_back(n + 1, 0);
    for (std::size_t k = 1; k <= n; ++k)
      row[k] = stirling[n - 1][k - 1] + (k < n ? k * stirling[n - 1][k] : 0);
    EXPECT_EQ(covers_of(partitions(static_cast<int>(n))).size(), bell[n]);
    for (std::size_t k = 1; k <= n; ++k)
      EXPECT_EQ(covers_of(partitions(static_cast<int>(n), static_cast<int>(k))).size(), row[k]) << n << ' ' << k;
  }
  EXPECT_EQ(bell, (std::vector<std::size_t>{1, 1, 2, 5, 15, 52, 203, 877, 4140}));
  EXPECT_EQ(covers_of(partitions(9)).size(), 21147u);
}

// A board shows the first guest of each table: a number that is the guest
// himself, or one of an earlier guest who is shown as himself.
TEST(Parties, BoardsAreDifferentAndShowFirstGuests) {
  auto const p = partitions(6);
  auto const board = *Board::of(p);
  std::set<std::vector<int>> seen;
  for (auto const& cover : covers_of(p)) {
    std::istringstream text(diagram(board, cover));
    std::vector<int> row;
    for (int v = 0; text >> v;) row.push_back(v);
    ASSERT_EQ(row.size(), 6u);
    for (int k = 1; k <= 6; ++k) {
      int const first = row[static_cast<std::size_t>(k - 1)];
      EXPECT_LE(first, k);
      EXPECT_EQ(row[static_cast<std::size_t>(first - 1)], first);
    }
    EXPECT_TRUE(seen.insert(row).second);
  }
  EXPECT_EQ(seen.size(), 203u);
}

TEST(Parties, EachTwoMeetOnce) {
  std::size_t const systems[] = {0, 0, 0, 1, 0, 0, 0, 5040 / (7 * 6 * 4), 0, 362880 / (9 * 8 * 6)};
  for (int n = 2; n <= 9; ++n) {
    auto const p = triples(n);
    auto const covers = covers_of(p);
    EXPECT_EQ(covers.size(), systems[n]) << n;
    for (auto const& cover : covers) {
      std::multiset<std::pair<int, int>> met;
      for (int o : cover) {
        int a = 0, b = 0, c = 0;
        EXPECT_EQ(std::sscanf(p.option_name(o).c_str(), "%d-%d-%d", &a, &b, &c), 3);
        met.insert({{a, b}, {a, c}, {b, c}});
      }
      EXPECT_EQ(static_cast<int>(met.size()), n * (n - 1) / 2);
      EXPECT_EQ(std::set(met.begin(), met.end()).size(), met.size());
    }
  }
}

TEST(Parties, RefuseWhatCannotBe) {
  for (int n : {0, -1, 17, 2147483647}) EXPECT_THROW(partitions(n), std::invalid_argument) << n;
  EXPECT_THROW(partitions(4, 5), std::invalid_argument);
  EXPECT_THROW(partitions(4, -1), std::invalid_argument);
  for (int n : {1, 0, -1, 201}) EXPECT_THROW(triples(n), std::invalid_argument) << n;
  EXPECT_EQ(partitions(16).option_count(), 65535);
}
