// Tests of dlx/text/similar.hpp: which name was meant?
#include "text/reading.hpp"
#include "dlx/text/similar.hpp"
#include <random>

using namespace dlx;
using namespace reading;

namespace {

TEST(Similar, TheTableOfTheBook) {
  std::string const a = "Charly", b = "Charlie";
  std::size_t const table[7][8] = {{0, 1, 2, 3, 4, 5, 6, 7}, {1, 0, 1, 2, 3, 4, 5, 6}, {2, 1, 0, 1, 2, 3, 4, 5},
                                   {3, 2, 1, 0, 1, 2, 3, 4}, {4, 3, 2, 1, 0, 1, 2, 3}, {5, 4, 3, 2, 1, 0, 1, 2},
                                   {6, 5, 4, 3, 2, 1, 1, 2}};
  for (std::size_t i = 0; i <= a.size(); ++i)
    for (std::size_t j = 0; j <= b.size(); ++j)
      EXPECT_EQ(distance(a.substr(0, i), b.substr(0, j)), table[i][j]) << i << ' ' << j;
}

std::size_t slowly(std::string const& a, std::string const& b) {
  if (a.empty() or b.empty()) return a.size() + b.size();
  auto const c = a.substr(1), d = b.substr(1);
  auto const best = std::min({slowly(c, d) + (a[0] == b[0] ? 0 : 1), slowly(c, b) + 1, slowly(a, d) + 1});
  bool const is_exchange = a.size() > 1 and b.size() > 1 and a[0] == b[1] and a[1] == b[0];
  return is_exchange ? std::min(best, slowly(a.substr(2), b.substr(2)) + 1) : best;
}

TEST(Similar, AllShortWords) {
  std::vector<std::string> words = {""};
  for (std::size_t k = 0; words[k].size() < 4; ++k)
    for (char c : {'a', 'b'}) words.push_back(words[k] + c);
  for (auto const& a : words)
    for (auto const& b : words) {
      EXPECT_EQ(distance(a, b), slowly(a, b)) << a << ' ' << b;
      EXPECT_EQ(distance(b, a), distance(a, b));
    }
}

TEST(Similar, NeighboursMayChangePlaces) {
  EXPECT_EQ(distance("Chalrie", "Charlie"), 1u);
  EXPECT_EQ(distance("cuont", "count"), 1u);
  EXPECT_EQ(distance("ca", "abc"), 3u);
}

TEST(Similar, Nearest) {
  auto const p = read("Alice Bob Charlie C1 C2 | charlotte\nAlice\n");
  EXPECT_EQ(nearest(p, "Alise"), "Alice");
  EXPECT_EQ(nearest(p, "ALICE"), "Alice");
  EXPECT_EQ(nearest(p, "Charly"), "Charlie");
  EXPECT_EQ(nearest(p, "Charlott"), "charlotte");
  EXPECT_EQ(nearest(p, "C3"), "");
  EXPECT_EQ(nearest(p, "Eve"), "");
  EXPECT_EQ(nearest(p, ""), "");
  EXPECT_EQ(nearest(read(std::string(31, 'x') + "\n"), std::string(31, 'y')), "");
  EXPECT_EQ(nearest(read("ab1 ab2\n"), "ab3"), "ab1"); // the first of several
}

} // namespace
