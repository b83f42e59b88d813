// What vectors are asked for, with the shortest vectors of this machine, and
// bit by bit.
#include "dlx/fast/vectors.hpp"
#include <gtest/gtest.h>
#include <random>

using namespace dlx;
using namespace dlx::HWY_NAMESPACE;

TEST(Vectors, Squeeze) {
  std::mt19937_64 dice(3);
  for (int round = 0; round < 5000; ++round) {
    Bits mask = dice();
    if (round % 3 == 0) mask &= dice() & dice();
    if (round % 5 == 0) mask |= dice() | dice();
    if (round == 0) mask = 0;
    if (round == 1) mask = ~Bits(0);
    Bits const x = dice();
    Bits squeezed = 0;
    int at = 0;
    for (int k = 0; k < 64; ++k)
      if ((mask >> k & 1) != 0) squeezed |= (x >> k & 1) << at++;
    EXPECT_EQ(squeeze(x, mask), squeezed);
  }
}

TEST(Vectors, SqueezeNumbers) {
  std::mt19937_64 dice(4);
  for (int round = 0; round < 2000; ++round) {
    Bits const mask = round == 0 ? 0 : round == 1 ? ~Bits(0) : round % 2 == 0 ? dice() : dice() & dice() & dice();
    std::uint32_t numbers[64], squeezed[64 + 16];
    for (auto& n : numbers) n = static_cast<std::uint32_t>(dice());
    std::vector<std::uint32_t> chosen;
    for (int k = 0; k < 64; ++k)
      if ((mask >> k & 1) != 0) chosen.push_back(numbers[k]);
    std::size_t const n = squeeze_numbers(numbers, mask, squeezed);
    EXPECT_EQ(std::vector<std::uint32_t>(squeezed, squeezed + n), chosen);
  }
}

TEST(Vectors, SizesAreToldApart) {
  std::mt19937_64 dice(5);
  for (int round = 0; round < 500; ++round) {
    alignas(64) std::uint8_t sizes[64];
    for (auto& s : sizes) s = static_cast<std::uint8_t>(dice() % 6);
    Look look;
    Bytes const d;
    for (std::size_t k = 0; k < 64; k += hn::Lanes(d)) compare_sizes(d, hn::Load(d, sizes + k), k, look);
    for (int k = 0; k < 64; ++k) {
      EXPECT_EQ(look.none >> k & 1, sizes[k] == 0);
      EXPECT_EQ(look.one >> k & 1, sizes[k] == 1);
      EXPECT_EQ(look.two >> k & 1, sizes[k] == 2);
      EXPECT_EQ(look.three >> k & 1, sizes[k] == 3);
    }
  }
}

TEST(Vectors, TablesAreUnited) {
  std::mt19937_64 dice(6);
  for (std::size_t words = 8; words <= 64; words += 8) {
    Arena arena;
    std::vector<Bits const*> tables;
    for (int k = 0; k < 5; ++k) {
      Bits* const t = arena.take(words);
      for (std::size_t w = 0; w < words; ++w) t[w] = dice() & dice() & dice();
      tables.push_back(t);
    }
    Bits* const all = arena.take(words);
    std::size_t const compared = 8 * (1 + dice() % (words / 8));
    Bits const least = unite_tables(tables, words, compared, all);
    Bits expected = ~Bits(0);
    for (std::size_t w = 0; w < words; ++w) {
      Bits sum = 0;
      for (Bits const* t : tables) sum |= t[w];
      EXPECT_EQ(all[w], sum);
      if (w < compared) expected = std::min(expected, sum);
    }
    EXPECT_EQ(least, expected);
  }
}
