// Tests of dlx/base/hash.hpp: how well words are scattered.
#include "dlx/base/hash.hpp"
#include <gtest/gtest.h>
#include <set>
#include <vector>

using namespace dlx;

TEST(Hash, TheExampleOfTheBook) { // places of words with one bit, among 1024
  std::set<std::uint64_t> plain, product, mixed;
  int zeros = 0;
  for (int k = 0; k < 64; ++k) {
    std::uint64_t const word = std::uint64_t(1) << k;
    plain.insert(word & 1023);
    product.insert(word * golden_ratio & 1023);
    mixed.insert(mix(0, word) & 1023);
    zeros += (word & 1023) == 0;
  }
  EXPECT_EQ(zeros, 54);
  EXPECT_EQ(plain.size(), 11u);
  EXPECT_EQ(product.size(), 11u);
  EXPECT_EQ(mixed.size(), 40u);
}

TEST(Hash, EachBitOfEachWordMatters) {
  std::vector<std::uint64_t> words = {1, 2, 3, 5, 8};
  std::set<std::uint64_t> seen = {hash_of(words)};
  for (auto& word : words)
    for (int k = 0; k < 64; ++k) {
      word ^= std::uint64_t(1) << k;
      EXPECT_TRUE(seen.insert(hash_of(words)).second) << k;
      word ^= std::uint64_t(1) << k;
    }
}

TEST(Hash, NothingAndZeros) {
  EXPECT_EQ(hash_of({}), 0u);
  EXPECT_EQ(mix(0, 0), 0u);
  static_assert(mix(1, 0) != 0);
}
