// Where it pays to look: the rehearsal, and the toll.
#include "dlx/fast/border.hpp"
#include "dlx/dance/queens.hpp"
#include <gtest/gtest.h>

using namespace dlx;

static Left bits(double n) { return {static_cast<std::int64_t>(n), 1}; }

TEST(Border, TheRehearsalOfTheBook) {
  for (bool pays : {true, false}) {
    Border border;
    border.set_out({1'000'000'000, 0, 0});  // purses without a bottom
    EXPECT_FALSE(border.needs_rehearsal(bits(border_of_masks)));
    EXPECT_TRUE(border.needs_rehearsal(bits(border_of_masks + 1)));
    for (double look : {30e6, 20e6, 10e6, 8e6}) border.hear(bits(look));
    border.settle(pays ? 80'000 : 8'000);
    double const at = pays ? 12e6 : 1.2e6;
    EXPECT_TRUE(border.may_cross(bits(at), 0));
    EXPECT_FALSE(border.may_cross(bits(at + 1), 0));
  }
}

TEST(Border, IsNeverTooHighNorTooLowIfItPays) {
  Border high, low;
  high.set_out({1'000'000'000, 0, 0});
  low.set_out({1'000'000'000, 0, 0});
  high.hear(bits(1e6));
  high.settle(1e9);
  EXPECT_TRUE(high.may_cross(bits(Border::highest_border), 0));
  EXPECT_FALSE(high.may_cross(bits(Border::highest_border + 1), 0));
  low.hear(bits(600));
  low.settle(1);  // is worth 600 bits, and so it pays
  EXPECT_TRUE(low.may_cross(bits(border_of_masks), 0));
}

TEST(Border, WhoSaysWhereItIsNeedsNoRehearsal) {
  Border border(500);
  border.set_out({1000, 0, 0});
  EXPECT_FALSE(border.needs_rehearsal(bits(1e9)));
  EXPECT_TRUE(border.may_cross(bits(500), 0));
  EXPECT_FALSE(border.may_cross(bits(501), 0));
}

TEST(Border, RowsThatNobodyLooksAtNeedMemory) {
  Border border(1e12);
  border.set_out({1'000'000, 1e6, 1e6});
  EXPECT_TRUE(border.may_cross({100, 100}, 0));
  EXPECT_FALSE(border.may_cross({1000, 1}, 0));  // with a million other rows
}

TEST(Border, APurseIsEmptied) {
  Border border(1000);
  border.set_out({100, 0, 0});
  Left const small{100, 1}, large{100, 10};
  int tables = 0;
  for (; border.may_cross(small, 0); ++tables) border.pay(small);
  EXPECT_EQ(tables, 8);  // 8 * (100 + 64) were in it, and each costs 100 + 64
  EXPECT_TRUE(border.may_cross(large, 0));  // which has a purse of its own
  EXPECT_FALSE(border.may_cross(small, 4 * 163));
  EXPECT_TRUE(border.may_cross(small, 4 * 164));  // all nodes pay a little
  border.pay(small);
  EXPECT_FALSE(border.may_cross(small, 4 * 164));
  border.earn(41);
  EXPECT_TRUE(border.may_cross(small, 4 * 164));  // four for each
}

TEST(Border, WholeProblems) {
  EXPECT_TRUE(is_for_masks(queens(8)));
  EXPECT_FALSE(is_for_masks(queens(8), 100));
  Problem p;
  p.add_item("A");
  for (int i = 1; i <= 1000; ++i) p.add_item("x" + std::to_string(i), Kind::secondary);
  for (int o = 1; o <= 300'000; ++o) p.add_option({1});
  EXPECT_TRUE(is_for_masks(p));
  for (int c = 1; c <= 3; ++c) p.add_colour("c" + std::to_string(c));
  EXPECT_FALSE(is_for_masks(p));  // a thousand items could have two digits each
}
