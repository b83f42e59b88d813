// A search stops at its limits, and goes on where it was.
#include "dlx/fast/mask_search.hpp"
#include <atomic>
#include <gtest/gtest.h>

using namespace dlx;

namespace {
// It visits a hundred thousand nodes, and every tenth is a cover.
class Counter : public MaskSearch {
public:
  Result run(Limits const& l, Receive const&) override {
    begin_run(l);
    while (result.totals.nodes < 100'000 && !must_stop()) {
      ++result.totals.nodes;
      if (result.totals.nodes % 10 == 0 && ++result.totals.solutions >= last_solution) next_look = 0;
    }
    return result;
  }

protected:
  double done() const override { return static_cast<double>(result.totals.nodes) / 100'000; }
};
// It has more covers than 64 bits can count.
class Full : public Counter {
public:
  Result run(Limits const& l, Receive const&) override {
    begin_run(l);
    result.totals.solutions = ~std::uint64_t(0);
    while (result.totals.nodes < 100'000 && !must_stop()) ++result.totals.nodes;
    return result;
  }
};
}  // namespace

TEST(MaskSearch, StopsAtEachNode) {
  Counter search;
  Limits one;
  one.nodes = 1;
  for (std::uint64_t k = 1; k <= 100; ++k) {
    auto const r = search.run(one, nullptr);
    EXPECT_EQ(r.totals.nodes, k);
    EXPECT_EQ(r.ending, Ending::limit);
  }
}
TEST(MaskSearch, StopsAtEachCover) {
  Counter search;
  Limits one;
  one.solutions = 1;
  for (std::uint64_t k = 1; k <= 100; ++k) {
    auto const r = search.run(one, nullptr);
    EXPECT_EQ(r.totals.solutions, k);
    EXPECT_EQ(r.totals.nodes, 10 * k);
  }
  EXPECT_EQ(search.run({}, nullptr).ending, Ending::complete);
  EXPECT_EQ(search.covers(), 10'000);
  EXPECT_EQ(Full().run({}, nullptr).ending, Ending::complete) << "no limit, no stop";
}
TEST(MaskSearch, IsStoppedByAFlagAndTellsHowFarItIs) {
  Counter search;
  std::atomic<bool> stop = false;
  std::uint64_t pulses = 0;
  Limits limits;
  limits.stop = &stop;
  limits.pulse = [&](Progress const& p) {
    EXPECT_EQ(p.nodes, 1024 * ++pulses);
    EXPECT_DOUBLE_EQ(p.done, static_cast<double>(p.nodes) / 100'000);
    stop = pulses == 3;
  };
  auto const r = search.run(limits, nullptr);
  EXPECT_EQ(r.ending, Ending::interrupted);
  EXPECT_EQ(r.totals.nodes, 3 * 1024u);
}
TEST(MaskSearch, IsStoppedByTheClock) {
  Counter search;
  Limits soon;
  soon.seconds = 1e-9;
  auto const r = search.run(soon, nullptr);
  EXPECT_EQ(r.ending, Ending::limit);
  EXPECT_EQ(r.totals.nodes, 1024u);
}
// Where a look is long, there are fewer nodes between two looks at the clock.
TEST(MaskSearch, LooksUpInTimeWhereNodesAreLarge) {
  EXPECT_EQ(pace_for(0), 1024u);
  EXPECT_EQ(pace_for(1 << 24), 1024u);
  EXPECT_EQ(pace_for(1 << 25), 512u);
  EXPECT_EQ(pace_for(1 << 29), 32u);
  EXPECT_EQ(pace_for(2e10), 1u);
}
