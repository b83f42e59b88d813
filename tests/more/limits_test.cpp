// Limits, as a search compares them.
#include "dlx/more/limits.hpp"
#include <gtest/gtest.h>

using namespace dlx;

TEST(Limits, ZeroIsNoLimit) {
  std::uint64_t const never = ~std::uint64_t(0);
  EXPECT_EQ(last_of(0, 0), never);
  EXPECT_EQ(last_of(17, 0), never);
  EXPECT_GT(deadline_of({}), Clock::now() + std::chrono::hours(24 * 365 * 100));
}

TEST(Limits, CountFromWhereTheSearchStands) {
  EXPECT_EQ(last_of(0, 3), 3u);
  EXPECT_EQ(last_of(100, 3), 103u);
  Limits limits;
  limits.seconds = 1000;
  auto const before = Clock::now(), deadline = deadline_of(limits), after = Clock::now();
  EXPECT_GE(deadline, before + std::chrono::seconds(1000));
  EXPECT_LE(deadline, after + std::chrono::seconds(1000));
}

TEST(Limits, DoNotOverflow) {
  std::uint64_t const never = ~std::uint64_t(0);
  EXPECT_EQ(last_of(1, never), never);
  EXPECT_EQ(last_of(5, never - 5), never);
  EXPECT_EQ(last_of(6, never - 5), never);
  Limits limits;
  limits.seconds = 1e300;
  EXPECT_GT(deadline_of(limits), Clock::now());
}
