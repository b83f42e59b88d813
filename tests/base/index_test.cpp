// Numbers as places, how well a hash scatters, and which number has this name.
#include "dlx/base/index.hpp"
#include <gtest/gtest.h>
#include <random>
#include <set>
#include <string>
#include <type_traits>

using dlx::index;
using dlx::NameIndex;

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

namespace {

struct Names { // an index with the names that it does not keep
  std::vector<std::string> names = {""};
  NameIndex index;
  int add(std::string const& name) {
    names.push_back(name);
    index.add(name, static_cast<int>(names.size()) - 1);
    return static_cast<int>(names.size()) - 1;
  }
  void forget() {
    auto const gone = names.back();
    index.remove_newest();
    names.pop_back();
    EXPECT_EQ(find(gone), 0) << gone;
  }
  int find(std::string const& name) const {
    return index.find(name, [this](int k) { return std::string_view(names[static_cast<std::size_t>(k)]); });
  }
};

}  // namespace

TEST(NameIndex, NamesOfAllLengthsAndTheirNeighbours) {
  Names n;
  EXPECT_EQ(n.find("A"), 0);
  EXPECT_EQ(n.find(""), 0);
  std::vector<std::string> absent;
  for (std::size_t length = 0; length <= 40; ++length) {
    std::string const name(length, 'x');
    n.add(name);
    for (std::size_t k = 0; k < length; ++k) {
      auto other = name;
      other[k] = 'y';
      n.add(other);
      other[k] = '\xE9';
      absent.push_back(other);
    }
  }
  for (std::size_t k = 1; k < n.names.size(); ++k)
    EXPECT_EQ(n.find(n.names[k]), static_cast<int>(k)) << n.names[k];
  for (auto const& name : absent) EXPECT_EQ(n.find(name), 0) << name;
  EXPECT_EQ(n.find(std::string(2, '\0')), 0);  // letter zero is a letter
  n.add(std::string(1, '\0'));
  EXPECT_EQ(n.find(std::string(1, '\0')), static_cast<int>(n.names.size()) - 1);
}

TEST(NameIndex, NumbersMayBeLeftOut) {
  Names n;
  n.names.resize(10);
  EXPECT_EQ(n.add("ten"), 10);
  n.names.resize(100);
  EXPECT_EQ(n.add("a hundred"), 100);
  EXPECT_EQ(n.find("ten"), 10);
  EXPECT_EQ(n.find("a hundred"), 100);
  for (std::size_t k = 0; k < 300; ++k) {  // the table grows again and again
    n.names.resize(n.names.size() + k % 3);
    n.add("x" + std::to_string(k));
  }
  for (std::size_t k = 1; k < n.names.size(); ++k) {
    int const found = n.names[k].empty() ? 0 : static_cast<int>(k);
    EXPECT_EQ(n.find(n.names[k]), found) << n.names[k];
  }
  EXPECT_EQ(n.find(""), 0) << "a number that was left out has no name";
}

// Names come and go; many begin alike, or at the same slot, and the table grows meanwhile.
TEST(NameIndex, TheNewestCanBeRemoved) {
  std::mt19937 random(5);
  for (int round = 0; round < 500; ++round) {
    Names n;
    auto const check_all = [&] { for (std::size_t k = 1; k < n.names.size(); ++k) ASSERT_EQ(n.find(n.names[k]), static_cast<int>(k)) << round << ' ' << n.names[k]; };
    for (int step = 0; step < 40; ++step) {
      std::string const two = {static_cast<char>('A' + random() % 26), static_cast<char>('A' + random() % 26)};
      if (n.names.size() > 1 and random() % 3 == 0) n.forget();
      else n.add((random() % 2 == 0 ? two : "item number ") + std::to_string(step));
      check_all();
    }
    while (n.names.size() > 1) n.forget(), check_all();
  }
}

TEST(NameIndex, TheFigureOfTheBook) { // three keys, and where they begin among eight slots
  auto const key = [](std::string const& name) {
    std::uint64_t k = name.size();
    for (std::size_t i = 7; i-- > 0; ) k = k << 8 | (i < name.size() ? static_cast<unsigned char>(name[i]) : 0u);
    return k;
  };
  auto const slot = [](std::uint64_t k) { return k*dlx::golden_ratio >> 32 & 7; };
  EXPECT_EQ(key("Alice"), 0x0500006563696C41u);
  EXPECT_EQ(key("Bob"), 0x0300000000626F42u);
  EXPECT_EQ(key("Eve"), 0x0300000000657645u);
  EXPECT_EQ(slot(key("Alice")), 6u);
  EXPECT_EQ(slot(key("Bob")), 7u);
  EXPECT_EQ(slot(key("Eve")), 6u);
}
