// Tests of dlx/base/names.hpp: which number has this name?
#include "dlx/base/names.hpp"
#include "dlx/base/index.hpp"
#include <gtest/gtest.h>
#include <random>
#include <string>
#include <vector>

using dlx::NameIndex;

namespace {

struct Names { // an index with the names that it does not keep
  std::vector<std::string> names = {""};
  NameIndex index;
  int add(std::string const& name) {
    names.push_back(name);
    index.add(name, static_cast<int>(names.size()) - 1);
    return static_cast<int>(names.size()) - 1;
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

TEST(NameIndex, ManyThatBeginAlike) {
  Names n;
  for (int k = 1; k <= 10000; ++k) EXPECT_EQ(n.add("item number " + std::to_string(k)), k);
  for (int k = 1; k <= 10000; ++k) EXPECT_EQ(n.find("item number " + std::to_string(k)), k);
  EXPECT_EQ(n.find("item number 10001"), 0);
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

TEST(NameIndex, TheNewestCanBeRemoved) {
  std::mt19937 random(5);
  Names n;
  for (int round = 0; round < 3000; ++round) {
    if (n.names.size() > 1 and random() % 3 == 0) {
      auto const gone = n.names.back();
      n.index.remove_newest();
      n.names.pop_back();
      EXPECT_EQ(n.find(gone), 0) << gone;
    } else n.add(std::to_string(round) + (random() % 2 == 0 ? "" : " and a long tail"));
    for (int k = 0; k < 3 and n.names.size() > 1; ++k) {
      auto const at = 1 + random() % (n.names.size() - 1);
      EXPECT_EQ(n.find(n.names[at]), static_cast<int>(at));
    }
  }
}

// These four begin at the same slots; the table grows at the fourth.
TEST(NameIndex, SeveralCanBeRemovedAfterTheTableHasGrown) {
  std::mt19937 random(6);
  for (int round = 0; round < 2000; ++round) {
    Names n;
    for (int k = 0; k < 9; ++k) n.add(std::string(1, static_cast<char>('A' + random() % 26)) + static_cast<char>('A' + random() % 26) + std::to_string(k));
    while (n.names.size() > 1) {
      n.index.remove_newest();
      n.names.pop_back();
      for (std::size_t k = 1; k < n.names.size(); ++k) ASSERT_EQ(n.find(n.names[k]), static_cast<int>(k)) << round << ' ' << n.names[k];
    }
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
