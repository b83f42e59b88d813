#include "dlx/more/stride.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/more/estimate.hpp"
#include "covers.hpp"
#include "random_problems.hpp"
#include <gtest/gtest.h>

using namespace dlx;

namespace {
struct Seen {
  std::uint64_t nodes = 0, covers = 0;
};
// The whole tree, way by way.
template <class List>
void walk(List& list, Chooser chooser, Seen& seen) {
  ++seen.nodes;
  if (list.first_open() == nullptr) {
    ++seen.covers;
    return;
  }
  int const c = choose(list, chooser);
  for (int way = 0; way < list.degree(c); ++way) {
    List const before = list;
    auto const stride = enter(list, c, way);
    walk(list, chooser, seen);
    leave(list, stride);
    ASSERT_TRUE(list == before);
  }
}
template <class List>
void compare(Problem const& problem) {
  for (Chooser c : {Chooser::first, Chooser::smallest}) {
    List list(problem), other(problem);
    Seen seen;
    walk(list, c, seen);
    // with an observer, a search takes no short cuts
    Observer nobody;
    auto const r = search(other, c, Limits(), nullptr, &nobody);
    EXPECT_EQ(seen.nodes, r.totals.nodes);
    EXPECT_EQ(seen.covers, r.totals.solutions);
  }
}
}  // namespace

TEST(Stride, VisitsTheTreeOfTheSearchInEachKindOfList) {
  std::mt19937 dice(3);
  for (int round = 0; round < 300; ++round) {
    compare<Links>(mixture(dice, exact | secondary));
    compare<Painted>(mixture(dice, exact | secondary | coloured));
    compare<Bounded>(mixture(dice, dice() % 16));
  }
}

// The exercise of the chapter.
TEST(Stride, AlwaysTheFirstWayOfEightQueens) {
  Bounded list(queens(8));
  std::vector<int> degrees;
  for (bool on = true; on;) {
    int const c = choose(list, Chooser::smallest);
    degrees.push_back(list.degree(c));
    on = degrees.back() > 0;
    if (on) enter(list, c, 0);
  }
  EXPECT_EQ(degrees, (std::vector<int>{8, 6, 4, 1, 1, 0}));
}
