// What is cut out of the rows of a problem: the options that are left clash as
// they did, and nothing is kept that can do no harm.
#include "dlx/fast/remainder.hpp"
#include "dinner.hpp"
#include "random_problems.hpp"
#include <gtest/gtest.h>

using namespace dlx;

static bool clash(Rows const& rows, std::size_t a, std::size_t b) {
  for (int x : rows.of(a))
    for (int y : rows.of(b))
      if (rows.rival[static_cast<std::size_t>(x)] == y) return true;
  return false;
}

TEST(Remainder, TheDinnerOfTheBook) {
  Problem const p = dinner();
  Rows const whole(p);
  Remainder remainder(whole);
  for (int twice = 0; twice < 2; ++twice) {
    for (int i : {2, 3, 5, 6, 7}) remainder.open(i);
    for (int o : {5, 3, 1, 3, 5}) remainder.keep(o);
    Rows const part = remainder.cut();
    EXPECT_EQ(part.primaries, 5);
    EXPECT_EQ(part.count(), 5);
    EXPECT_EQ(part.options, (std::vector<int>{1, 3, 5}));
    EXPECT_EQ(part.marks, (std::vector<int>{1, 2, 3, 0, 1, 3, 0, 4}));
    EXPECT_EQ(part.first, (std::vector<std::size_t>{0, 3, 6, 8}));
  }
}

TEST(Remainder, TheExampleOfTheBook) {
  Problem p;
  for (char const* name : {"A", "B", "C", "D"}) p.add_item(name);
  for (char const* name : {"X", "Y", "Z"}) p.add_item(name, Kind::secondary);
  auto const add = [&](std::initializer_list<int> items, char const* colour = nullptr) {
    p.add_option(items);
    if (colour != nullptr) p.add_entry(6, p.add_colour(colour));
  };
  add({1, 5});
  add({2}, "red");
  add({3}, "red");
  add({4}, "green");
  add({3, 7});
  add({4, 7});
  add({4});
  add({3, 5});
  Rows const whole(p);
  EXPECT_EQ(whole.count(), 8);
  Remainder remainder(whole);
  for (int i : {3, 4}) remainder.open(i);
  for (int o : {3, 5, 6, 7, 6}) remainder.keep(o);
  Rows const part = remainder.cut();
  EXPECT_EQ(part.primaries, 2);
  EXPECT_EQ(part.rival, (std::vector<int>{0, 1, 2}));
  EXPECT_EQ(part.options, (std::vector<int>{3, 5, 6, 7}));
  EXPECT_EQ(part.marks, (std::vector<int>{0, 0, 2, 1, 2, 1}));
  EXPECT_EQ(part.first, (std::vector<std::size_t>{0, 1, 3, 5, 6}));
  for (int i : {1, 2, 4}) remainder.open(i);  // the exercise: after option 5
  for (int o : {1, 2, 4, 7}) remainder.keep(o);
  Rows const other = remainder.cut();
  EXPECT_EQ(other.rival, (std::vector<int>{0, 1, 2, 4, 3}));
  EXPECT_EQ(other.marks, (std::vector<int>{0, 1, 3, 2, 4, 2}));
}

// Choose options at random, one after the other, and cut out what is left.
static void choose_and_cut(std::mt19937& dice, Problem const& p, int& cuts, int& dropped) {
  Rows const whole(p);
  Remainder remainder(whole);
  std::vector<std::size_t> live(whole.options.size());
  for (std::size_t k = 0; k < live.size(); ++k) live[k] = k;
  std::set<int> closed;
  while (not live.empty()) {
    auto const chosen = live[dice() % live.size()];
    for (int r : whole.of(chosen))
      if (r < whole.primaries) closed.insert(r);
    std::erase_if(live, [&](std::size_t k) { return k == chosen or clash(whole, k, chosen); });
    std::vector<int> open;
    for (int r = 0; r < whole.primaries; ++r)
      if (not closed.contains(r)) open.push_back(r), remainder.open(r + 1);
    auto shuffled = live;
    std::shuffle(shuffled.begin(), shuffled.end(), dice);
    for (auto k : shuffled) remainder.keep(whole.options[k]);
    Rows const part = remainder.cut();
    ASSERT_EQ(part.primaries, static_cast<int>(open.size()));
    ASSERT_EQ(part.options.size(), live.size());
    for (std::size_t a = 0; a < live.size(); ++a) {
      ASSERT_EQ(part.options[a], whole.options[live[a]]);
      for (std::size_t b = 0; b < a; ++b) ASSERT_EQ(clash(part, a, b), clash(whole, live[a], live[b]));
    }
    for (int r = 0; r < part.count(); ++r) {
      int const other = part.rival[static_cast<std::size_t>(r)];
      ASSERT_EQ(part.rival[static_cast<std::size_t>(other)], r);
      if (r >= part.primaries) {
        ASSERT_LE(std::abs(other - r), 1);
      }
    }
    ++cuts;
    dropped += whole.count() - static_cast<int>(closed.size()) - part.count();
  }
}
TEST(Remainder, RandomProblems) {
  std::mt19937 dice(568);
  int cuts = 0, dropped = 0;
  for (int round = 0; round < 300; ++round) {
    Shape shape = round % 3 == 0 ? Shape{10, 12, 60, 0.15} : random_shape(dice);
    shape.colours = round % 5;
    choose_and_cut(dice, random_problem(dice, shape), cuts, dropped);
  }
  EXPECT_GT(cuts, 500);
  EXPECT_GT(dropped, 1000);
}
