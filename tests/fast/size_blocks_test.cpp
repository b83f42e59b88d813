// The smallest open item, found without looking at what has not changed.
#include "dlx/fast/size_blocks.hpp"
#include <gtest/gtest.h>
#include <random>
#include <set>

using namespace dlx;

TEST(SizeBlocks, NothingIsOpen) {
  SizeBlocks blocks(100, 120);
  EXPECT_EQ(blocks.smallest([](int) { return 3; }), 0);
  blocks.toggle(110);  // secondary
  EXPECT_FALSE(blocks.is_open(110));
  EXPECT_EQ(blocks.smallest([](int) { return 3; }), 0);
}

TEST(SizeBlocks, OnlyWhatHasChangedIsLookedAt) {
  std::vector<int> size(1001, 5);
  SizeBlocks blocks(1000, 1000);
  for (int i = 1; i <= 1000; ++i) blocks.toggle(i);
  int looks = 0;
  auto const look = [&](int i) { return ++looks, size[static_cast<std::size_t>(i)]; };
  EXPECT_EQ(blocks.smallest(look), 1);
  EXPECT_GE(looks, 1000);
  looks = 0;
  size[700] = 4;
  blocks.note(700, 5, 4);
  EXPECT_EQ(blocks.smallest(look), 700);
  EXPECT_LE(looks, 2 * 64);
}

TEST(SizeBlocks, AgreeWithAWalkAlongAll) {
  std::mt19937 dice(569);
  int forced = 0;
  for (int round = 0; round < 30; ++round) {
    int const items = 1 + static_cast<int>(dice() % 400), primaries = 1 + static_cast<int>(dice() % static_cast<unsigned>(items));
    std::vector<int> size(static_cast<std::size_t>(items) + 1, 9);
    std::set<int> open;
    SizeBlocks blocks(primaries, items);
    auto const size_of = [&](int i) { return size[static_cast<std::size_t>(i)]; };
    for (int step = 0; step < 2000; ++step) {
      int const i = 1 + static_cast<int>(dice() % static_cast<unsigned>(items));
      if (dice() % 3 == 0) {
        blocks.toggle(i);
        if (i <= primaries and not open.insert(i).second) open.erase(i);
      } else {
        int const now = static_cast<int>(dice() % 40);
        blocks.note(i, size_of(i), now);
        size[static_cast<std::size_t>(i)] = now;
      }
      if (dice() % 10 == 0) blocks.forget_low();
      int best = 0;
      for (int k : open)
        if (best == 0 or size_of(k) < size_of(best)) best = k;
      int const found = blocks.smallest(size_of);
      if (best != 0 and size_of(best) < 2) {
        ++forced;
        ASSERT_TRUE(open.contains(found));
        ASSERT_LT(size_of(found), 2);
      } else {
        ASSERT_EQ(found, best);
      }
    }
  }
  EXPECT_GT(forced, 1000);
}
