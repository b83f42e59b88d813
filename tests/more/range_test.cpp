// Paths in a search tree, ranges between them, and lists that keep to a range.
#include "dlx/more/range.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/more/split.hpp"
#include "covers.hpp"
#include "random_problems.hpp"
#include <gtest/gtest.h>

using namespace dlx;

TEST(Range, IsSpelledAndOrdered) {
  EXPECT_EQ(spelled(Turnings()), "");
  EXPECT_EQ(spelled(Turnings{{3, 7}, {1, 4}}), "3/7 1/4");
  EXPECT_EQ(spelled(Range{{{3, 7}}, std::nullopt}), "from 3/7 until end");
  EXPECT_TRUE(is_left_of({{3, 7}, {1, 4}}, {{3, 7}, {2, 4}}));
  EXPECT_FALSE(is_left_of({{3, 7}}, {{3, 7}, {1, 4}})) << "they begin at one place";
  EXPECT_FALSE(is_left_of({{3, 7}, {1, 4}}, {{3, 7}}));
  EXPECT_TRUE(is_left_of({}, {{1, 4}, {2, 2}}));
}
TEST(Range, IsDoneBetweenWhatIsLeft) {
  Range const all, some = {{{1, 4}, {2, 2}}, Turnings{{3, 4}}};
  auto const from = [](Turnings const& path, std::optional<Turnings> until = std::nullopt) { return Rest{{path, until}}; };
  EXPECT_EQ(share_done(all, {}), 1);
  EXPECT_EQ(share_done(all, {Rest()}), 0);
  EXPECT_EQ(share_done(all, {from({{3, 4}})}), .5);
  EXPECT_EQ(share_done(all, {from({{1, 4}, {2, 2}}, Turnings{{3, 4}})}), 5 / 8.0);
  EXPECT_EQ(share_done(all, {from({{2, 4}}, Turnings{{3, 4}}), from({{4, 4}})}), .5);
  EXPECT_EQ(share_done(some, {{some}}), 0);
  EXPECT_DOUBLE_EQ(share_done(some, {from({{2, 4}}, some.until)}), 1 / 3.0);
  Turnings const deep(60, Turning{1, 200});
  Turnings next = deep;
  next.back().way = 2;
  EXPECT_GT(share_done(all, {from(next)}), 0) << "though it is tiny";
}
// The table of the chapter.
TEST(Range, HasBorders) {
  Borders const b({{{1, 4}, {2, 2}}, Turnings{{4, 4}, {1, 2}}});
  auto const ways = [&](Borders::Node n, std::size_t k, int of) { return std::pair(b.first_way(n, k), b.last_way(n, k, of)); };
  EXPECT_FALSE(b.root().is_whole());
  EXPECT_EQ(ways(b.root(), 0, 4), std::pair(1, 4));
  EXPECT_EQ(ways(b.below(b.root(), 0, 1), 1, 2), std::pair(2, 2));
  EXPECT_TRUE(b.below(b.root(), 0, 2).is_whole());
  EXPECT_EQ(ways(b.below(b.root(), 0, 2), 1, 2), std::pair(1, 2));
  EXPECT_EQ(ways(b.below(b.root(), 0, 4), 1, 2), std::pair(1, 0));
  EXPECT_TRUE(b.below(b.below(b.root(), 0, 1), 1, 2).is_whole());
  EXPECT_TRUE(Borders().root().is_whole());
}

// A path that is not in the tree, and a range that is none.
TEST(Range, IsExpectedInTheTree) {
  Problem const four = queens(4);
  auto const is_there = [&](Range const& range) {
    try {
      expect_range(four, Chooser::smallest, range);
    } catch (std::out_of_range const&) {
      return false;
    }
    return true;
  };
  for (Range const& good : {Range(), Range{{{1, 4}, {2, 2}}, Turnings{{4, 4}, {2, 2}}}, Range{{{4, 4}}, std::nullopt}}) EXPECT_TRUE(is_there(good)) << spelled(good);
  for (auto const& [from, until] : std::vector<std::pair<Turnings, Turnings>>{
           {{{3, 4}}, {{2, 4}}}, {{{3, 4}}, {{3, 4}}}, {{{1, 4}}, {{1, 4}, {1, 2}}}, {{{1, 5}}, {{2, 4}}}, {{}, {{5, 4}}}, {{{0, 4}}, {{2, 4}}}, {{}, {{3, 4}, {1, 2}}}, {{{1, 4}, {1, 2}, {1, 2}}, {{2, 4}}}})
    EXPECT_FALSE(is_there({from, until})) << spelled(from) << " to " << spelled(until);
}
