// An arena keeps what was taken before a mark, whatever is taken and given
// back after it.
#include "dlx/base/arena.hpp"
#include <gtest/gtest.h>
#include <random>
#include <vector>

using namespace dlx;

namespace {
struct Piece {
  Bits* at;
  std::vector<Bits> expected;
};
void expect_unchanged(std::vector<Piece> const& pieces) {
  for (Piece const& p : pieces) EXPECT_TRUE(std::equal(p.expected.begin(), p.expected.end(), p.at));
}
}  // namespace

TEST(Arena, WhatWasTakenBeforeAMarkStays) {
  std::mt19937_64 dice(1);
  Arena arena;
  std::vector<Piece> pieces;
  std::vector<std::pair<Arena::Mark, std::size_t>> marks;
  for (int step = 0; step < 3000; ++step) {
    if (dice() % 3 == 0) marks.emplace_back(arena.mark(), pieces.size());
    if (dice() % 4 == 0 && !marks.empty()) {
      std::size_t const k = dice() % marks.size();
      arena.release(marks[k].first);
      pieces.resize(marks[k].second);
      marks.resize(k);
    }
    std::size_t const words = dice() % 50 == 0 ? dice() % 400'000 : 1 + dice() % 40;
    Piece piece{arena.take(words), {}};
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(piece.at) % 64, 0u);
    for (std::size_t w = 0; w < words; w += 1 + words / 64) {
      piece.at[w] = dice();
    }
    piece.expected.assign(piece.at, piece.at + std::min<std::size_t>(words, 64));
    pieces.push_back(std::move(piece));
    if (step % 50 == 0) expect_unchanged(pieces);
  }
  expect_unchanged(pieces);
}

TEST(Arena, MemoryIsUsedAgain) {
  Arena arena;
  auto const mark = arena.mark();
  Bits* const first = arena.take(5);
  for (int k = 0; k < 100; ++k) {
    arena.release(mark);
    EXPECT_EQ(arena.take(7), first);
  }
}

TEST(Arena, ArraysAndCopies) {
  struct Pair { int a; char b; };
  Arena arena;
  Pair* const pairs = arena.take_array<Pair>(100);
  Bits* const behind = arena.take(1);
  for (int k = 0; k < 100; ++k) pairs[k] = {k, 'x'};
  EXPECT_GE(reinterpret_cast<char*>(behind), reinterpret_cast<char*>(pairs + 100));
  Bits const words[] = {1, 2, 3};
  Bits const* const copy = arena.copy(words, 3);
  EXPECT_TRUE(std::equal(words, words + 3, copy));
}

TEST(Arena, FirstMembers) {
  Arena arena;
  for (std::size_t n = 0; n <= 300; ++n) {
    Bits const* const set = arena.first_members(n);
    for (std::size_t k = 0; k < std::max<std::size_t>(64, (n + 63) / 64 * 64); ++k)
      EXPECT_EQ((set[k / 64] >> k % 64 & 1) != 0, k < n) << n << ' ' << k;
  }
}
