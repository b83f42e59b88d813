// Forecasts: the rules as long as nothing is known, and what is known then.
#include "dlx/fast/forecast.hpp"
#include <gtest/gtest.h>

using namespace dlx;

TEST(Forecast, WithoutExperienceTheFactorDecides) {
  Forecast const f;
  EXPECT_TRUE(f.is_worth_moving({640, 80}, true, 1000, {200, 30})) << "wide: at once";
  EXPECT_FALSE(f.is_worth_moving({256, 64}, false, 300, {150, 40})) << "narrow: not for a factor of two";
  EXPECT_TRUE(f.is_worth_moving({256, 64}, false, 300, {64, 20}));
  EXPECT_FALSE(f.is_worth_moving({640, 80}, true, 1000, {400, 60})) << "wide to wide: not for less than three";
  EXPECT_TRUE(f.is_worth_moving({640, 80}, true, 1000, {260, 40}));
}

TEST(Forecast, SmallSubtreesDoNotPay) {
  Forecast f;
  for (int k = 0; k < 16; ++k) f.visits_with(100)->add(2);
  EXPECT_FALSE(f.is_worth_moving({640, 80}, true, 5000, {100, 30}));
  for (int k = 0; k < 200; ++k) f.visits_with(100)->add(1000);
  EXPECT_TRUE(f.is_worth_moving({640, 80}, true, 5000, {100, 30}));
  EXPECT_FALSE(f.is_worth_moving({128, 30}, false, 100, {100, 28})) << "no gain, however large the subtree";
}

TEST(Forecast, OldVisitsAreForgotten) {
  Visits v;
  for (int k = 0; k < 5000; ++k) v.add(100);
  EXPECT_LT(v.number, 1024u);
  EXPECT_EQ(v.tries, 100 * v.number);
  for (int k = 0; k < 10000; ++k) v.add(0);
  EXPECT_LT(v.tries, v.number);
}

TEST(Forecast, LargeSubtrees) {
  Forecast f;
  EXPECT_FALSE(f.is_large(500)) << "nothing is known";
  f.visits_with(200)->add(900);
  EXPECT_FALSE(f.is_large(200)) << "one visit is not enough";
  f.visits_with(200)->add(900);
  EXPECT_TRUE(f.is_large(200));
  EXPECT_TRUE(f.is_large(450)) << "a larger node asks the next smaller ones";
  EXPECT_FALSE(f.is_large(451));
  EXPECT_FALSE(f.is_large(4000));
  EXPECT_EQ(f.visits_with(2049), nullptr);
  EXPECT_NE(f.visits_with(2048), nullptr);
}

TEST(Forecast, QuestionsMustPay) {
  Questions q;
  EXPECT_TRUE(q.pay(image_price(1))) << "nothing is known";
  for (int k = 0; k < 100; ++k) q.visits.add(25);
  EXPECT_TRUE(q.pay(image_price(1))) << "25 tries, one answer in twenty";
  EXPECT_FALSE(q.pay(image_price(2))) << "two words are dearer";
  q.asked = 1000;
  EXPECT_FALSE(q.pay(image_price(1))) << "and now one in forty";
  q.answered = 500;
  EXPECT_TRUE(q.pay(image_price(1)));
  for (int k = 0; k < 3000; ++k) q.visits.add(3);
  EXPECT_FALSE(q.pay(image_price(1))) << "small ones are searched as quickly";
}

// An answer that a table gives costs a try, and one more for each word of the key.
TEST(Forecast, WhatIsRecalledMustPay) {
  Questions q;
  for (int k = 0; k < 100; ++k) q.visits.add(6);
  EXPECT_TRUE(q.pay(recall_price(2))) << "every second question is believed to be answered";
  EXPECT_FALSE(q.pay(recall_price(3))) << "longer keys are dearer";
  for (int k = 0; k < 1000; ++k) q.add(false);
  EXPECT_FALSE(q.pay(recall_price(2)));
  for (int k = 0; k < 7191; ++k) q.add(true);
  EXPECT_TRUE(q.pay(recall_price(2)));
  EXPECT_EQ(q.asked, 8191u);
  EXPECT_EQ(q.answered, 7191u);
}

// The example of the chapter: from two words and 40 items to one word and 24; the price is 448, of which three tenths are asked.
TEST(Forecast, TwentyTriesPayForSevenLooks) {
  for (std::uint64_t tries : {19u, 20u}) {
    Forecast f;
    for (int k = 0; k < 16; ++k) f.visits_with(60)->add(tries);
    EXPECT_EQ(f.is_worth_moving({100, 40}, false, 80, {60, 24}), tries == 20);
  }
}
// A single look that each try saves is enough for the largest subtrees; none is not.
TEST(Forecast, OneLookIsAGain) {
  Forecast f;
  for (int k = 0; k < 16; ++k) f.visits_with(60)->add(1000);
  EXPECT_TRUE(f.is_worth_moving({128, 24}, false, 80, {60, 40})) << "from 6 looks to 5";
  EXPECT_FALSE(f.is_worth_moving({64, 40}, false, 80, {60, 40}));
}
TEST(Forecast, ThreeTenthsOfThePriceAreEnough) {
  Visits v;
  v.add(3);
  EXPECT_TRUE(v.pays(1, 10));
  EXPECT_FALSE(v.pays(1, 11));
  EXPECT_FALSE(v.pays(0, 0));
}
TEST(Forecast, SixteenVisitsAreExperience) {
  Forecast f;
  for (int k = 0; k < 15; ++k) f.visits_with(60)->add(0);
  EXPECT_TRUE(f.is_worth_moving({640, 80}, true, 1000, {60, 30}));
  f.visits_with(63)->add(0);
  EXPECT_FALSE(f.is_worth_moving({640, 80}, true, 1000, {60, 30}));
  EXPECT_TRUE(f.is_worth_moving({640, 80}, true, 1000, {64, 30})) << "has another account";
  Questions q;
  for (int k = 0; k < 15; ++k) q.visits.add(0);
  EXPECT_TRUE(q.pay(image_price(1)));
  q.visits.add(0);
  EXPECT_FALSE(q.pay(image_price(1)));
}
// Four words, and 64 items, are the most for which accounts are asked; beyond, and at first, a third of the work is little enough.
TEST(Forecast, WhereTheRulesEnd) {
  Forecast const f;
  EXPECT_TRUE(f.is_worth_moving({320, 80}, true, 1000, {256, 64}));
  EXPECT_FALSE(f.is_worth_moving({320, 80}, true, 1000, {257, 64}));
  EXPECT_FALSE(f.is_worth_moving({320, 80}, true, 1000, {256, 65}));
  EXPECT_TRUE(f.is_worth_moving({384, 32}, false, 1000, {128, 32}));
  EXPECT_FALSE(f.is_worth_moving({384, 32}, false, 1000, {129, 32}));
  EXPECT_FALSE(f.is_worth_moving({384, 32}, false, 1000, {128, 33}));
}
TEST(Forecast, AThousandVisitsAreHalved) {
  Visits v;
  for (int k = 0; k < 1023; ++k) v.add(3);
  EXPECT_EQ(v.number, 1023u);
  EXPECT_EQ(v.tries, 3069u);
  v.add(5);
  EXPECT_EQ(v.number, 512u);
  EXPECT_EQ(v.tries, 1537u);
}
// An average of exactly twice as many tries as options is large; and less than 64 options are asked for by themselves.
TEST(Forecast, TwoTriesForEachOption) {
  Forecast f;
  f.visits_with(56)->add(5000), f.visits_with(56)->add(5000);
  EXPECT_TRUE(f.is_large(60));
  EXPECT_FALSE(f.is_large(64)) << "the next smaller one has too few";
  f.visits_with(64)->add(200), f.visits_with(64)->add(204);
  EXPECT_TRUE(f.is_large(101));
  EXPECT_FALSE(f.is_large(102));
  f.visits_with(2048)->add(4095), f.visits_with(2048)->add(4097);
  EXPECT_TRUE(f.is_large(2048));
  f.visits_with(2048)->add(100'000);
  EXPECT_FALSE(f.is_large(2049)) << "nothing is known of so many";
}
TEST(Forecast, TheLastAccountIsItsOwn) {
  Forecast two[2];
  EXPECT_LT(static_cast<void*>(two[0].visits_with(2048)), static_cast<void*>(&two[1]));
}
