// The smallest open item, found without looking at what has not changed; and
// a list that dances with it.
#include "dlx/fast/large_list.hpp"
#include "dlx/fast/rows.hpp"
#include "covers.hpp"
#include "dinner.hpp"
#include "random_problems.hpp"
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
  blocks.write(Field::size, 700, 5, 4);
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
        blocks.write(Field::size, i, size_of(i), now);
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

// What a list says at a node, and what is counted by walking along it.
static void expect_to_know_what_is_open(LargeList& dance) {
  int open = 0, least = 0;
  for (Node* c = dance.first_open(); c != nullptr; c = dance.next_open(c)) {
    ++open;
    if (open == 1 or c->size < least) least = c->size;
  }
  ASSERT_EQ(dance.open_items(), open);
  Node* const c = dance.smallest();
  ASSERT_EQ(c == nullptr, open == 0);
  if (c == nullptr) return;
  if (least >= 2) {
    ASSERT_EQ(c->size, least);
  } else {
    ASSERT_LT(c->size, 2);
  }
}

// The whole search tree, checked at each node.  Only what is hopeless is left out.
static std::uint64_t dance_through(LargeList& dance, int& hopeless) {
  expect_to_know_what_is_open(dance);
  Node* const c = dance.smallest();
  if (c == nullptr) return 1;
  std::uint64_t covers = 0;
  dance.cover(c);
  for (Node* x = c->down; x != c; x = x->down) {
    Node* last = nullptr;
    if (dance.take(x, last)) covers += dance_through(dance, hopeless);
    else ++hopeless;
    dance.give_back(x, last);
  }
  dance.uncover(c);
  return covers;
}

static void check(Problem const& p, int& hopeless) {
  LargeList dance(p, candidates_of(p));
  EXPECT_EQ(dance_through(dance, hopeless), covers_by_force(p).size());
  EXPECT_EQ(dance.open_items(), p.primary_count());
  expect_to_know_what_is_open(dance);  // it came home
}

TEST(LargeList, KnowsWhatIsOpenAtEachNode) {
  std::mt19937 dice(571);
  int hopeless = 0;
  for (int round = 0; round < 600; ++round) {
    Shape shape = random_shape(dice);
    shape.colours = round % 2 == 0 ? 0 : 1 + round % 3;
    auto const p = random_problem(dice, shape);
    check(p, hopeless);
  }
  EXPECT_GT(hopeless, 100);
}

TEST(LargeList, HopelessAtTheDinner) {
  Problem const p = dinner();
  LargeList dance(p, candidates_of(p));
  Node* const a = dance.first_open();
  dance.cover(a);
  Node* last = nullptr;
  EXPECT_TRUE(dance.take(a->down, last));  // option 2
  Node* e = dance.first_open();
  while (dance.number(e) != 5) e = dance.next_open(e);
  EXPECT_EQ(e->size, 1);
  dance.cover(e);
  EXPECT_EQ(dance.open_items(), 3);
  EXPECT_FALSE(dance.take(e->down, last));  // option 1
  EXPECT_EQ(last, e->down);                 // not even the F
  EXPECT_EQ(dance.open_items(), 3);
}

// The story of the book: A, option 2, B, which is forced, and its option takes the last one from E.
TEST(LargeList, HopelessByTheListOfForcedItems) {
  Problem const p = dinner();
  LargeList dance(p, candidates_of(p));
  std::vector<Node*> header(8);
  for (Node* c = dance.first_open(); c != nullptr; c = dance.next_open(c)) header[static_cast<std::size_t>(dance.number(c))] = c;
  auto const sizes = [&](std::vector<std::size_t> const& items) {
    std::vector<int> all;
    for (std::size_t i : items) all.push_back(header[i]->size);
    return all;
  };
  Node* const a = dance.smallest();
  EXPECT_EQ(a, header[1]);
  dance.cover(a);
  EXPECT_EQ(sizes({2, 3, 4, 5, 6, 7}), (std::vector<int>{2, 2, 1, 2, 2, 2}));
  Node *first = nullptr, *last = nullptr;
  EXPECT_TRUE(dance.take(a->down, first));  // option 2
  EXPECT_EQ(sizes({2, 3, 5, 6}), (std::vector<int>{1, 2, 1, 2}));
  Node* const b = dance.smallest();
  EXPECT_EQ(b, header[2]);
  dance.cover(b);
  EXPECT_EQ(sizes({3, 5, 6}), (std::vector<int>{1, 1, 1}));
  EXPECT_FALSE(dance.take(b->down, last));  // option 3
  EXPECT_EQ(last, b->down);
  dance.give_back(b->down, last);
  dance.uncover(b);
  dance.give_back(a->down, first);
  EXPECT_EQ(dance.open_items(), 6);
  EXPECT_EQ(dance.smallest(), header[4]);  // D has one option, and is found although the list has been cleared
}
