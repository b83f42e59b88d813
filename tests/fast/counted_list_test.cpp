// A list that knows how much of it is left, and which item is smallest.
#include "dlx/fast/counted_list.hpp"
#include "random_problems.hpp"
#include <gtest/gtest.h>
#include <set>

using namespace dlx;

template <class List>
static void expect_to_count_right(CountedList<List>& dance) {
  std::set<int> live;
  int open = 0, least = 0;
  for (Node* c = dance.first_open(); c != nullptr; c = dance.next_open(c)) {
    ++open;
    if (open == 1 or c->size < least) least = c->size;
    for (Node* x = c->down; x != c; x = x->down) live.insert(x->option);
  }
  ASSERT_EQ(dance.left.open, open);
  ASSERT_EQ(dance.left.live, static_cast<std::int64_t>(live.size()));
  Node* const c = dance.smallest();
  ASSERT_EQ(c == nullptr, open == 0);
  if (c == nullptr) return;
  if (least >= 2) {
    ASSERT_EQ(c->size, least);
  } else {
    ASSERT_LT(c->size, 2);
  }
}

// The whole search tree, counted at each node.  Only what is hopeless is left out.
template <class List>
static std::uint64_t dance_through(CountedList<List>& dance, int& hopeless) {
  expect_to_count_right(dance);
  Node* const c = dance.smallest();
  if (c == nullptr) return 1;
  std::uint64_t covers = 0;
  dance.cover(c);
  Left const before = dance.left;
  for (Node* x = c->down; x != c; x = x->down) {
    Node* last = nullptr;
    dance.left = before;
    if (dance.take(x, last)) covers += dance_through(dance, hopeless);
    else ++hopeless, dance.forget_low();
    dance.give_back(x, last);
  }
  dance.uncover(c);
  return covers;
}

template <class List>
static void check(Problem const& p, int& hopeless) {
  auto const outset = find_outset(p, {}, false);
  Totals totals;
  CountedList<List> dance(p, outset, 2, totals);
  EXPECT_EQ(dance_through(dance, hopeless), covers_by_force(p).size());
  dance.left = {static_cast<std::int64_t>(outset.options.size()), p.primary_count()};
  expect_to_count_right(dance);  // it came home
  EXPECT_GE(totals.covers, totals.uncovers > 0 ? 1u : 0u);
}

TEST(CountedList, CountsAtEachNode) {
  std::mt19937 dice(571);
  int hopeless = 0;
  for (int round = 0; round < 600; ++round) {
    Shape shape = random_shape(dice);
    shape.colours = round % 2 == 0 ? 0 : 1 + round % 3;
    auto const p = random_problem(dice, shape);
    if (p.has_colours()) check<Painted>(p, hopeless);
    else check<Links>(p, hopeless);
  }
  EXPECT_GT(hopeless, 100);
}

TEST(CountedList, TheDinnerOfTheBook) {
  Problem p;
  for (char const* name : {"A", "B", "C", "D", "E", "F", "G"}) p.add_item(name);
  for (auto const& items : {std::vector<int>{3, 5, 6}, {1, 4, 7}, {2, 3, 6}, {1, 4}, {2, 7}, {4, 5, 7}}) {
    p.add_option();
    for (int i : items) p.add_entry(i);
  }
  Totals totals;
  CountedList<Links> dance(p, find_outset(p, {}, false), 2, totals);
  EXPECT_EQ(dance.left.live, 6);
  EXPECT_EQ(dance.left.open, 7);
  Node* const a = dance.first_open();
  dance.cover(a);
  EXPECT_EQ(dance.left.live, 4);
  EXPECT_EQ(dance.left.open, 6);
  EXPECT_EQ(dance.hidden, 4);  // two options, of two other items each
  Node* last = nullptr;
  EXPECT_TRUE(dance.take(a->down->down, last));  // option 4
  EXPECT_EQ(dance.left.live, 3);
  EXPECT_EQ(dance.left.open, 5);
}

TEST(CountedList, HopelessAtTheDinner) {
  Problem p;
  for (char const* name : {"A", "B", "C", "D", "E", "F", "G"}) p.add_item(name);
  for (auto const& items : {std::vector<int>{3, 5, 6}, {1, 4, 7}, {2, 3, 6}, {1, 4}, {2, 7}, {4, 5, 7}}) {
    p.add_option();
    for (int i : items) p.add_entry(i);
  }
  Totals totals;
  CountedList<Links> dance(p, find_outset(p, {}, false), 2, totals);
  Node* const a = dance.first_open();
  dance.cover(a);
  Node* last = nullptr;
  EXPECT_TRUE(dance.take(a->down, last));  // option 2
  Node* e = dance.first_open();
  while (dance.number(e) != 5) e = dance.next_open(e);
  EXPECT_EQ(e->size, 1);
  dance.cover(e);
  auto const covers = totals.covers;
  EXPECT_FALSE(dance.take(e->down, last));  // option 1
  EXPECT_EQ(last, e->down);                 // not even the F
  EXPECT_EQ(totals.covers, covers);
}

TEST(CountedList, StopsWhenItIsLate) {
  Problem p;
  for (int i = 1; i <= 9; ++i) p.add_item("i" + std::to_string(i));
  for (int o = 0; o < 2; ++o) {
    p.add_option();
    for (int i = 1; i <= 9; ++i) p.add_entry(i);
  }
  for (int i = 1; i <= 9; ++i) p.add_option({i});
  Totals totals;
  CountedList<Links> dance(p, find_outset(p, {}, false), 1, totals);
  Node* const c = dance.first_open();
  dance.cover(c);
  dance.latest = 5;
  Node* last = nullptr;
  EXPECT_FALSE(dance.take(c->down, last));
  EXPECT_TRUE(dance.is_late());
  dance.give_back(c->down, last);
  dance.uncover(c);
  dance.left = {11, 9};
  expect_to_count_right(dance);
}
