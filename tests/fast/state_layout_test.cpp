// No bit of a state has two owners; and what an option does to it.
#include "dlx/fast/state_layout.hpp"
#include "dlx/puzzle/polyomino.hpp"
#include "random_problems.hpp"
#include <gtest/gtest.h>
#include <bit>
#include <set>

using namespace dlx;

TEST(StateLayout, TheLittleBoardOfTheBook) {
  auto const board = dominoes(3, 2);
  Planner planner(board);
  auto const route = planner.plan(false);
  StateLayout layout(board, planner.gauges, 1);
  for (std::size_t l = 0; l < 2; ++l) {
    layout.place(route.legs[l].item);
    for (int o : route.legs[l].options) layout.transition_of(o);
    layout.leave(route.legs[l].past);
  }
  Leg const& third = route.legs[2];
  layout.place(third.item);
  ASSERT_EQ(third.options.size(), 2u);
  auto const t = layout.transition_of(third.options[0]);  // 34
  EXPECT_EQ(t.barred[0], 0b101u);
  EXPECT_EQ(t.taken[0], 0b101u);
  EXPECT_TRUE(t.changes.empty());
  EXPECT_EQ(layout.transition_of(third.options[1]).taken[0], 0b110u);  // 35
  auto const d = layout.leave(third.past);
  EXPECT_EQ(d.must[0], 0b100u);
  EXPECT_EQ(d.keep[0] & 0b111u, 0b011u);
  EXPECT_FALSE(layout.is_full());
}

// Gauges come and go at random.  The bits of those that are there are disjoint,
// as many as they need, and those of nobody else are wiped out when one leaves.
TEST(StateLayout, NoBitHasTwoOwners) {
  std::mt19937 dice(45);
  int full = 0;
  for (int round = 0; round < 200; ++round) {
    Problem p;
    std::vector<Gauge> gauges(61);
    for (int i = 1; i <= 60; ++i) {
      p.add_item("i" + std::to_string(i));
      auto& g = gauges[static_cast<std::size_t>(i)];
      g.cap = 1 + static_cast<int>(dice() % 100);
      g.width = std::bit_width(static_cast<unsigned>(g.cap));
      g.has_colours = g.cap > 1;
    }
    StateLayout layout(p, gauges, 2);
    std::set<int> here;
    int bits = 0;
    for (int step = 0; step < 100 and not layout.is_full(); ++step) {
      int const i = 1 + static_cast<int>(dice() % 40);
      int const width = gauges[static_cast<std::size_t>(i)].width;
      if (not here.contains(i)) {
        if (not layout.place(i)) continue;
        here.insert(i);
        bits += width;
      } else {
        auto const keep = layout.leave({i}).keep;
        int gone = 0;
        for (std::uint64_t w : keep) gone += 64 - std::popcount(w);
        EXPECT_EQ(gone, width);
        here.erase(i);
        bits -= width;
      }
      ASSERT_LE(bits, 128);
    }
    full += layout.is_full();
    auto const all = layout.leave({here.begin(), here.end()}).keep;
    int gone = 0;
    for (std::uint64_t w : all) gone += 64 - std::popcount(w);
    EXPECT_EQ(gone, bits);  // no two of them had a bit in common
  }
  EXPECT_GT(full, 0);
  EXPECT_LT(full, 200);
}

TEST(StateLayout, EachKindOfChange) {
  Change const counter{0, 4, 0b11, 2, false, false};
  std::uint64_t word = 0b1001;  // the neighbours
  EXPECT_TRUE(make_change(counter, word));
  EXPECT_TRUE(make_change(counter, word));
  EXPECT_EQ(word, 0b101001u);
  EXPECT_FALSE(make_change(counter, word));
  Change const enough{0, 4, 0b11, 2, false, true};
  EXPECT_TRUE(make_change(enough, word));  // it is stuck
  EXPECT_EQ(word, 0b101001u);
  Change const red{0, 0, 0b11, 2, true, false}, green{0, 0, 0b11, 3, true, false}, bare{0, 0, 0b11, 1, true, false};
  word = 0;
  EXPECT_TRUE(make_change(red, word));
  EXPECT_TRUE(make_change(red, word));
  EXPECT_FALSE(make_change(green, word));
  EXPECT_FALSE(make_change(bare, word));
  word = 0;
  EXPECT_TRUE(make_change(bare, word));
  EXPECT_FALSE(make_change(bare, word));
}

TEST(StateLayout, ItemsWithoutBitsHaveNoPlace) {
  Problem p;
  p.add_item("A");
  p.add_item("X", Kind::secondary);
  p.add_option({1, 2});
  Planner planner(p);
  StateLayout layout(p, planner.gauges, 1);
  EXPECT_FALSE(layout.place(2));
  EXPECT_FALSE(layout.is_full());
  EXPECT_EQ(layout.transition_of(1).taken[0], 1u);
}

// The option of the book: an exact item, two with bounds, and a colour.
TEST(StateLayout, FourKindsOfItems) {
  Problem p;
  p.add_item("A");
  p.add_item("B", Bounds{1, 2});
  p.add_item("C", Bounds{1, unlimited});
  p.add_item("X", Kind::secondary);
  int colour = 0;
  for (char const* name : {"blue", "green", "red", "pink", "grey", "black"}) {
    int const c = p.add_colour(name);
    if (std::string(name) == "red") colour = c;
    p.add_option({1, 2, 3});
    p.add_entry(4, c);
  }
  Planner planner(p);
  StateLayout layout(p, planner.gauges, 1);
  for (int i = 1; i <= 4; ++i) layout.place(i);
  EXPECT_EQ(colour, 3);
  auto const t = layout.transition_of(3);
  EXPECT_EQ(t.barred[0], 0b1u);
  EXPECT_EQ(t.taken[0], 0b1001u);
  ASSERT_EQ(t.changes.size(), 2u);
  EXPECT_EQ(t.changes[0].shift, 1);
  EXPECT_EQ(t.changes[0].value, 2u);
  EXPECT_EQ(t.changes[1].shift, 4);
  EXPECT_EQ(t.changes[1].value, 4u);
  EXPECT_TRUE(t.changes[1].is_colour);
}
