// What is left of a table is what the problem says is left.
#include "dlx/fast/tables.hpp"
#include "dlx/fast/wide.hpp"
#include "dlx/more/painted.hpp"
#include "dlx/more/search.hpp"
#include "subproblems.hpp"
#include <gtest/gtest.h>
#include <cstdlib>
#include <set>

namespace {
bool bit(vectors::Subproblem const& t, int row, int option) {
  return (t.bits[index(option / 64) * t.stride + index(row)] >> option % 64 & 1) != 0;
}
// Each row of the table is asked about each of its options.
void expect_right(Rows const& rows, vectors::Subproblem const& t) {
  for (int k = 1; k < t.options; ++k) EXPECT_LT(t.id[k - 1], t.id[k]) << "the old order";
  for (int r = 0; r < t.primaries; ++r) {
    EXPECT_EQ(t.place[t.origin[r]], static_cast<std::uint32_t>(r));
    for (int k = 0; k < t.options; ++k) {
      auto const marks = rows.of(t.id[k]);
      EXPECT_EQ(bit(t, r, k), std::ranges::count(marks, static_cast<int>(t.origin[r])) > 0);
    }
  }
  for (int r = t.primaries; r < static_cast<int>(t.stride); ++r)
    for (int k = 0; k < 64 * t.words; ++k) EXPECT_FALSE(bit(t, r, k)) << "padding";
}
// Two options clash in the table, as a choice of the first shows, if they clash in the problem.
std::vector<Bits> left_by(vectors::SearchContext& context, vectors::Subproblem const& t, int o) {
  std::vector<Bits> live(index(t.words), ~Bits(0)), open(index(t.blocks), ~Bits(0));
  context.strike<0>(t, o, live.data(), open.data());
  return live;
}
bool clash(Rows const& rows, std::size_t a, std::size_t b) {
  for (int r : rows.of(a))
    if (std::ranges::count(rows.of(b), rows.rival[index(r)]) > 0) return true;
  return false;
}
}  // namespace

TEST(Tables, WhatIsLeftIsWhatTheProblemSays) {
  std::mt19937 dice(74);
  int squeezed = 0;
  int const rounds = std::getenv("DLX_LONG") ? 60 : 30;
  for (int round = 0; round < rounds; ++round) {
    Problem const p = problem_with(dice, 5 + static_cast<int>(dice() % 150), round % 3 * 6, 30 + static_cast<int>(dice() % 250), round % 4);
    Rows const rows(p);
    Totals totals;
    vectors::SearchContext context{rows, Chooser::smallest, totals};
    vectors::Tables tables(rows, context.arena);
    vectors::Subproblem* t = tables.whole();
    expect_right(rows, *t);
    std::set<int> open_items;
    for (int i = 0; i < t->primaries; ++i) open_items.insert(i);
    Bits* live = context.arena.first_members(index(t->options));
    Bits* open = context.arena.first_members(index(t->primaries));
    for (int step = 0; step < 6; ++step) {
      if (vectors::size_of_set(live, t->words) < 2) break;
      int o;
      do o = static_cast<int>(dice() % static_cast<unsigned>(t->options));
      while ((live[o / 64] >> o % 64 & 1) == 0);
      for (int r : rows.primaries_of(t->id[o])) open_items.erase(r);
      context.strike<0>(*t, o, live, open);
      for (int i = 0; i < t->primaries; ++i) EXPECT_EQ(open[index(i / 64)] >> i % 64 & 1, open_items.contains(static_cast<int>(t->origin[i])));
      if (step % 2 == 0) continue;
      vectors::Subproblem* const smaller = tables.squeezed(*t, live, open);
      EXPECT_EQ(smaller->options, vectors::size_of_set(live, t->words));
      expect_right(rows, *smaller);
      for (int a = 0; a < smaller->options; ++a) {
        auto const left = left_by(context, *smaller, a);
        EXPECT_EQ(left, left_by(context, *smaller, a)) << "learned, and known";
        for (int b = 0; b < smaller->options; ++b)
          EXPECT_EQ((left[index(b / 64)] >> b % 64 & 1) == 0, clash(rows, smaller->id[a], smaller->id[b]));
      }
      t = smaller;
      live = context.arena.first_members(index(t->options));
      open = context.arena.first_members(index(t->primaries));
      ++squeezed;
    }
  }
  EXPECT_GT(squeezed, rounds);
}

TEST(Tables, SizesAndRanks) {
  std::mt19937 dice(75);
  Problem const p = problem_with(dice, 90, 0, 400, 0);
  Rows const rows(p);
  Arena arena;
  vectors::Tables tables(rows, arena);
  vectors::Subproblem const& t = *tables.whole();
  Bits* const live = arena.first_members(index(t.options));
  for (int k = 0; k < 200; ++k) live[dice() % static_cast<unsigned>(t.words)] &= ~(Bits(1) << dice() % 64);
  for (int b = 0; b < t.blocks; ++b) {
    vectors::Look const seen = vectors::look<0>(t, live, b);
    for (int r = b * 64; r < std::min(t.primaries, b * 64 + 64); ++r) {
      int size = 0;
      for (int o = 0; o < t.options; ++o) size += bit(t, r, o) && (live[o / 64] >> o % 64 & 1) != 0;
      EXPECT_EQ(vectors::size_of_row(t, r, live), size);
      EXPECT_EQ(seen.none >> r % 64 & 1, size == 0);
      EXPECT_EQ(seen.three >> r % 64 & 1, size == 3);
    }
  }
  Bits* const open = arena.first_members(90);
  open[0] &= ~Bits(0xFF);
  EXPECT_EQ(vectors::rank(open, 8), 0);
  EXPECT_EQ(vectors::rank(open, 70), 62);
}
