// When counters are left: how often that is asked, and at what price it pays.
#include "dlx/fast/leaving.hpp"
#include <gtest/gtest.h>
#include <vector>

using namespace dlx;

// Counters are not left after a few visits, nor where subtrees are small; and who was told no asks less and less often.
TEST(Leaving, WhenToLook) {
  CounterVisits v;
  for (int k = 0; k < 15; ++k) v.add(24);
  EXPECT_FALSE(v.may_pay()) << "too little is known";
  v.add(23);
  EXPECT_FALSE(v.may_pay()) << "too small";
  v.add(25);
  EXPECT_TRUE(v.may_pay());
  for (int pause : {1, 3, 7, 15, 31, 63, 127, 127}) {
    v.note(false);
    for (int k = 0; k < pause; ++k) EXPECT_FALSE(v.may_pay()) << pause;
    EXPECT_TRUE(v.may_pay()) << pause;
  }
  v.note(true);
  EXPECT_TRUE(v.may_pay());
}
TEST(Leaving, SmallSubtreesAreNoLongerEntered) {
  CounterAccounts f(12);
  for (int items : {9, 12})
    for (int k = 0; k < 1000; ++k) f.visits_with(items).add(items == 9 ? 23 : 24);
  EXPECT_TRUE(f.may_be_left(0)) << "nobody has asked";
  f.visits_with(9), f.visits_with(12);
  EXPECT_FALSE(f.may_be_left(9));
  EXPECT_TRUE(f.may_be_left(10));
  for (int k = 0; k < 1000; ++k) f.visits_with(5).add(0);
  f.visits_with(5);
  EXPECT_FALSE(f.may_be_left(9)) << "it is never taken back";
  EXPECT_EQ(&f.visits_with(12) - &f.visits_with(0), 12) << "the last account is its own";
}
// The example of the chapter.
TEST(Leaving, WhatItCosts) {
  CounterMove const m = {{40, 12}, 4, 80, 3};
  for (std::uint64_t moves : {97u, 98u, 228u, 229u}) {
    Visits v;
    v.add(moves);
    EXPECT_EQ(m.pays_in_a_word(v), moves >= 98);
    EXPECT_EQ(m.pays_with_counters(v, 1), moves >= 229);
    EXPECT_FALSE(m.pays_with_counters(v, 4));
  }
  Visits huge;
  huge.add(1'000'000);
  EXPECT_TRUE((CounterMove{{64, 64}, 8, 80, 3}.pays_in_a_word(huge)));
  EXPECT_FALSE((CounterMove{{65, 64}, 8, 80, 3}.pays_in_a_word(huge)));
  EXPECT_FALSE((CounterMove{{64, 65}, 9, 80, 3}.pays_in_a_word(huge)));
  EXPECT_FALSE((CounterMove{{64, 64}, 7, 80, 3}.pays_in_a_word(huge))) << "nothing is saved";
  // six thousand rails for each option: the price is still a number
  EXPECT_GT((CounterMove{{36, 10}, 4, 80, 6002}.price(2 * 6003)), 2'000'000'000u);
}
// The exercise of the chapter.
TEST(Leaving, WhoWasToldNoAsksLessAndLessOften) {
  CounterVisits v;
  for (int k = 0; k < 16; ++k) v.add(1000);
  std::vector<int> looks;
  for (int visit = 1; visit <= 1000; ++visit)
    if (v.may_pay()) looks.push_back(visit), v.note(false);
  EXPECT_EQ(looks, (std::vector{1, 3, 7, 15, 31, 63, 127, 255, 383, 511, 639, 767, 895}));
}
