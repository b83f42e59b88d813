// What clashes is what shares an item, unless both give it the same colour.
#include "dlx/fast/conflicts.hpp"
#include "random_problems.hpp"
#include <gtest/gtest.h>
#include <map>

using namespace dlx;

namespace {
bool clash(Problem const& p, int a, int b) {
  std::map<int, int> colours;
  for (Entry const& e : p.option(a)) colours[e.item] = e.colour;
  for (Entry const& e : p.option(b))
    if (auto const c = colours.find(e.item); c != colours.end() && (c->second != e.colour || e.colour == 0)) return true;
  return false;
}
void expect_conflicts(Problem const& p) {
  Rows const rows(p);
  Arena arena;
  Conflicts conflicts(rows, arena);
  for (int round = 0; round < 3; ++round)  // made, made and kept (some at once), and known
    for (std::size_t a = rows.options.size(); a-- > 0;) {
      Bits const* const mask = conflicts.of(a, a % 3 == 0);
      for (std::size_t b = 0; b < rows.options.size(); ++b)
        EXPECT_EQ(mask[b / 64] >> b % 64 & 1, clash(p, rows.options[a], rows.options[b])) << a << " " << b;
    }
}
}  // namespace

// Kept at once if that is wanted, else when it is asked for again; until then the next one takes its place.
TEST(Conflicts, WhenAMaskIsKept) {
  std::mt19937 dice(82);
  Rows const rows(random_problem(dice, {4, 3, 20, .3, 2}));
  ASSERT_GE(rows.options.size(), 4u);
  Arena arena;
  Conflicts conflicts(rows, arena);
  Bits const* const first = conflicts.of(0, false);
  EXPECT_EQ(conflicts.of(1, false), first);
  Bits const* const kept = conflicts.of(0, false);
  EXPECT_NE(kept, first);
  EXPECT_EQ(conflicts.of(2, false), first);
  EXPECT_NE(conflicts.of(3, true), first);
  EXPECT_EQ(conflicts.of(0, false), kept);
}

TEST(Conflicts, EachPairOfRandomProblems) {
  std::mt19937 dice(81);
  for (int round = 0; round < 60; ++round) {
    int const options = round % 6 == 0 ? 150 : 20;
    expect_conflicts(random_problem(dice, {4, 3, options, .3, round % 4}));
  }
}

// Two words across, and two down, of the crossword in the book.
TEST(Conflicts, TheWordsOfTheBook) {
  Problem p;
  p.add_item("across");
  p.add_item("down");
  p.add_item("a", Kind::secondary);
  for (int item : {1, 2})
    for (auto const* letter : {"A", "T", "A", "H"}) {
      p.add_option();
      p.add_entry(item);
      p.add_entry(3, p.add_colour(letter));
    }
  Rows const rows(p);
  Arena arena;
  Conflicts conflicts(rows, arena);
  auto const text = [&](std::size_t k) {
    std::string bits;
    for (int b = 0; b < 8; ++b) bits += (*conflicts.of(k, true) >> b & 1) != 0 ? '1' : '0';
    return bits;
  };
  EXPECT_EQ(text(0), "11110101");
  EXPECT_EQ(text(3), "11111110");
}

// More than 64 megabytes of masks: each is made when it is asked for.
TEST(Conflicts, MasksThatAreNotKept) {
  Problem p;
  p.add_item("a");
  for (int b = 0; b < 2; ++b) p.add_item("b" + std::to_string(b), Kind::secondary);
  for (int o = 0; o < 24'000; ++o) {
    p.add_option();
    p.add_entry(1);
    if (o % 3 != 0) p.add_entry(2 + o % 2);
  }
  Rows const rows(p);
  ASSERT_GT(rows.options.size() * ((rows.options.size() + 63) / 64), std::size_t(1) << 23);
  Arena arena;
  Conflicts conflicts(rows, arena);
  for (std::size_t k : {0, 23'999, 0}) EXPECT_EQ(conflicts.of(k, true)[k / 64] >> k % 64 & 1, 1u);
}
