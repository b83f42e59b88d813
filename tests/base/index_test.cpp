// Numbers as places, and how well a hash scatters.
#include "dlx/base/index.hpp"
#include <cstdint>
#include <gtest/gtest.h>
#include <set>
#include <type_traits>
#include <vector>

using dlx::index;

enum class Letter : char { a, b, c };

static_assert(index(7) == 7u);
static_assert(index(std::int64_t(1) << 40) == std::size_t(1) << 40);
static_assert(index(Letter::c) == 2u);
static_assert(std::is_same_v<decltype(index(0)), std::size_t>);

TEST(Index, AMinusIsNotForgiven) {
  EXPECT_EQ(dlx::index(-1), std::size_t(18446744073709551615u));
}

TEST(Hash, TheExampleOfTheBook) { // places of words with one bit, among 1024
  std::set<std::uint64_t> plain, product, mixed;
  int zeros = 0;
  for (int k = 0; k < 64; ++k) {
    std::uint64_t const word = std::uint64_t(1) << k;
    plain.insert(word & 1023);
    product.insert(word * dlx::golden_ratio & 1023);
    mixed.insert(dlx::mix(0, word) & 1023);
    zeros += (word & 1023) == 0;
  }
  EXPECT_EQ(zeros, 54);
  EXPECT_EQ(plain.size(), 11u);
  EXPECT_EQ(product.size(), 11u);
  EXPECT_EQ(mixed.size(), 40u);
}

TEST(Hash, EachBitOfEachWordMatters) {
  std::vector<std::uint64_t> words = {1, 2, 3, 5, 8};
  std::set<std::uint64_t> seen = {dlx::hash_of(words)};
  for (auto& word : words)
    for (int k = 0; k < 64; ++k) {
      word ^= std::uint64_t(1) << k;
      EXPECT_TRUE(seen.insert(dlx::hash_of(words)).second) << k;
      word ^= std::uint64_t(1) << k;
    }
}

TEST(Hash, NothingAndZeros) {
  EXPECT_EQ(dlx::hash_of({}), 0u);
  EXPECT_EQ(dlx::mix(0, 0), 0u);
  static_assert(dlx::mix(1, 0) != 0);
}
