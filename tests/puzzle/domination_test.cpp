// Peaceful queens that see every square.
#include "dlx/more/bounded.hpp"
#include "dlx/more/cheapest.hpp"
#include "dlx/puzzle/domination.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/puzzle/symmetry.hpp"
#include "dlx/text/verify.hpp"
#include <gtest/gtest.h>
#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

using namespace dlx;

namespace {

using Covers = std::vector<std::vector<int>>;
Covers covers_of(Problem const& p) {
  Covers covers;
  Bounded links(p);
  search(links, Chooser::smallest, {}, [&](std::span<int const> s) {
    EXPECT_EQ(refute(p, s), "");
    covers.emplace_back(s.begin(), s.end());
    std::ranges::sort(covers.back());
  });
  return covers;
}
// Which sets of squares are right, from the rules of chess alone.
std::set<std::vector<int>> by_force(int n) {
  auto sees = [n](int a, int b) {
    int const x = std::abs(a / n - b / n), y = std::abs(a % n - b % n);
    return x == 0 || y == 0 || x == y;
  };
  std::set<std::vector<int>> result;
  for (unsigned set = 0; set < 1u << (n * n); ++set) {
    std::vector<int> options;
    bool good = true;
    for (int s = 0; s < n * n; ++s) {
      int seen = 0;
      for (int q = 0; q < n * n; ++q) seen += (set >> q & 1) && sees(s, q);
      bool const queen = set >> s & 1;
      good = good && (queen ? seen == 1 : seen >= 1);
      if (queen) options.push_back(s + 1);
    }
    if (good) result.insert(options);
  }
  return result;
}

}  // namespace

TEST(Domination, AgreesWithTryingAllSets) {
  for (int n = 1; n <= 4; ++n) {
    auto const covers = covers_of(domination(n));
    std::set<std::vector<int>> const found(covers.begin(), covers.end());
    EXPECT_EQ(found.size(), covers.size()) << n;
    EXPECT_EQ(found, by_force(n)) << n;
  }
}

TEST(Domination, HasTheTable) {
  struct Line { int n; std::size_t fewest, ways; std::uint64_t nodes; std::size_t all; };
  for (auto const& line : std::vector<Line>{{1, 1, 1, 2, 1},      {2, 1, 4, 2, 4},       {3, 1, 1, 8, 9},         {4, 3, 16, 24, 18},
                                            {5, 3, 16, 41, 58}, {6, 4, 120, 314, 348}, {7, 4, 8, 805, 1862}, {8, 5, 728, 4535, 10188}}) {
    auto const p = domination(line.n);
    auto const covers = covers_of(p);
    EXPECT_EQ(covers.size(), line.all) << line.n;
    std::map<std::size_t, std::size_t> by_size;
    for (auto const& c : covers) ++by_size[c.size()];
    EXPECT_EQ(by_size.begin()->first, line.fewest) << line.n;
    EXPECT_EQ(by_size.begin()->second, line.ways) << line.n;
    Wish wish;
    wish.covers = 1;
    std::size_t best = 0;
    auto const bargain = cheapest(p, wish, Chooser::smallest, {}, [&](std::span<int const> s) {
      EXPECT_EQ(refute(p, s), "");
      best = s.size();
    });
    EXPECT_EQ(best, line.fewest) << line.n;
    EXPECT_EQ(bargain.result.totals.nodes, line.nodes) << line.n;
    int const most = line.n <= 7 ? line.n : 0;
    for (int k = 1; k <= most; ++k)
      EXPECT_EQ(covers_of(domination(line.n, k)).size(), by_size.contains(static_cast<std::size_t>(k)) ? by_size[static_cast<std::size_t>(k)] : 0) << line.n << ' ' << k;
  }
}

TEST(Domination, FiveQueensStandOnTheChessboardIn91WaysUpToSymmetry) {
  auto const p = domination(8, 5);
  auto const covers = covers_of(p);
  EXPECT_EQ(covers.size(), 728u);
  Symmetry const symmetry(p, *Board::of(p));
  EXPECT_EQ(symmetry.count(), 8);
  EXPECT_EQ(std::ranges::count_if(covers, [&](auto const& c) { return symmetry.is_fundamental(c); }), 91);
  for (auto const& c : covers) for (int g = 1; g < symmetry.count(); ++g) EXPECT_NE(symmetry.image(g, c), symmetry.image(0, c));
  EXPECT_EQ(covers_of(domination(8, 4)).size(), 0u);
}

// The exercise: without the lines, queens may attack each other.
TEST(Domination, AttackingQueensHave4860Ways) {
  if (!std::getenv("DLX_LONG")) GTEST_SKIP() << "takes long; DLX_LONG=1 runs it";
  Problem const p = domination(8, 5);
  Problem q;
  int kept = 0;
  for (int i = 1; i <= p.item_count() && p.item(i).kind == Kind::primary; ++i) {
    q.add_item(p.item(i).name, p.item(i).bounds);
    kept = i;
  }
  for (int o = 1; o <= p.option_count(); ++o) {
    q.add_option(p.option_name(o));
    for (Entry const& e : p.option(o))
      if (e.item <= kept) q.add_entry(e.item);
  }
  EXPECT_EQ(covers_of(q).size(), 4860u);
}

TEST(Domination, LargerBoards) {
  if (!std::getenv("DLX_LONG")) GTEST_SKIP() << "takes long; DLX_LONG=1 runs it";
  for (int n = 9; n <= 12; ++n) {
    std::int64_t const fewest = n == 12 ? 7 : 5;
    auto const p = domination(n);
    std::size_t best = 0;
    auto const bargain = cheapest(p, {}, Chooser::smallest, {}, [&](std::span<int const> s) {
      EXPECT_EQ(refute(p, s), "");
      best = s.size();
    });
    EXPECT_EQ(bargain.result.ending, Ending::complete);
    EXPECT_EQ(best, static_cast<std::size_t>(fewest)) << n;
    if (n < 12) {  // said in another way
      EXPECT_EQ(covers_of(domination(n, 4)).size(), 0u) << n;
      EXPECT_GT(covers_of(domination(n, 5)).size(), 0u) << n;
    }
  }
}

TEST(Domination, RefusesWhatCannotBe) {
  for (int n : {0, -1, 51, 2147483647}) EXPECT_THROW(domination(n), std::invalid_argument) << n;
  EXPECT_THROW(domination(8, 9), std::invalid_argument);
  EXPECT_THROW(domination(8, -1), std::invalid_argument);
  EXPECT_EQ(domination(50).option_count(), 2500);
  EXPECT_FALSE(domination(4).has_colours());
}
