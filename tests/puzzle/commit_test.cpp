// Commitment: the covers that contain what has been chosen.
#include "dlx/puzzle/commit.hpp"
#include "dlx/dance/latin.hpp"
#include "dlx/more/search.hpp"
#include "dlx/text/format.hpp"
#include "random_problems.hpp"
#include <gtest/gtest.h>
#include <map>

using namespace dlx;

// The covers of the smaller problem are those of the larger one that contain
// the chosen options.
TEST(Commit, KeepsItsInvariant) {
  std::mt19937 dice(7);
  int kept = 0, refused = 0, compelled = 0;
  // labels of the options, and what they cost
  auto names = [](Problem const& q, std::set<std::vector<int>> const& covers) {
    std::map<std::set<std::string>, std::int64_t> result;
    for (auto const& c : covers) {
      std::set<std::string> labels;
      for (int o : c) labels.insert(q.label(o));
      result[labels] = cost_of(q, c);
    }
    return result;
  };
  for (int round = 0; round < 256; ++round) {
    auto const p = mixture(dice, static_cast<unsigned>(round) % (all_parts + 1), true);
    auto const covers = covers_by_force(p);
    for (int a = 1; a <= p.option_count(); ++a)
      for (int b = a; b <= p.option_count(); ++b) {
        std::set<std::vector<int>> expected;
        for (auto const& c : covers)
          if (std::ranges::count(c, a) and std::ranges::count(c, b)) expected.insert(c);
        try {
          auto const rest = commit(p, std::vector{b, a, b});
          ASSERT_EQ(names(rest, covers_by_force(rest)), names(p, expected)) << write_dlx(p) << a << ' ' << b;
          kept += not expected.empty();
          compelled += rest.item_count() > p.item_count();
          EXPECT_LE(rest.option_count(), p.option_count());
        } catch (std::invalid_argument const&) {
          ASSERT_TRUE(expected.empty()) << write_dlx(p) << a << ' ' << b;
          ++refused;
        }
      }
  }
  EXPECT_GT(kept, 1000);
  EXPECT_GT(refused, 1000);
  EXPECT_GT(compelled, 500);
}

TEST(Commit, RefusesOptionsThatExcludeEachOther) {
  Problem const p = latin(2);
  EXPECT_EQ(commit(p, std::vector<int>{}), p);
  EXPECT_EQ(commit(p, std::vector{1, 1}).option_count(), 8 - 3) << "two A, one B";
  auto said = [](Problem const& q, std::vector<int> const& chosen) {
    try {
      commit(q, chosen);
      return std::string("nothing");
    } catch (std::invalid_argument const& e) {
      return std::string(e.what());
    }
  };
  EXPECT_EQ(said(p, {2, 1}), "commit: options A@(0,0) and A@(0,1) contain item C9, which can be covered once at most");
  auto const q = read_problem(Source{"q", "1:2|A 0:*|B | S\nA\nA B\nA S\nS\nB |7\n"});
  EXPECT_EQ(said(q, {1, 2}), "nothing");
  EXPECT_EQ(said(q, {1, 2, 3}), "commit: options 1 and 2 and 3 contain item A, which can be covered 2 times at most");
  EXPECT_EQ(said(q, {4}), "commit: option 4 has no primary item, so that it is in no cover");
  EXPECT_EQ(write_dlx(commit(q, std::vector{5})), "1:2|A 0:*|B chosen(5) | S\nA\nA B\nA S\nS\nB chosen(5) |7\n");
}

TEST(Commit, LeavesColoursAlone) {
  Problem p;
  p.add_item("A");
  p.add_item("B");
  p.add_item("S", Kind::secondary);
  for (auto [name, item, colour] : {std::tuple{"a", 1, "red"}, {"b", 2, "red"}, {"c", 2, "blue"}}) {
    p.add_option(name);
    p.add_entry(item);
    p.add_entry(3, p.add_colour(colour));
  }
  EXPECT_EQ(commit(p, std::vector{1}), p);
}

TEST(Commit, TheExampleOfTheBook) {
  auto const p = read_problem(Source{"p", "0:2|X\nX\nX\n"});
  EXPECT_EQ(write_dlx(commit(p, std::vector{1})), "0:2|X chosen(1)\nX chosen(1)\nX\n");
  EXPECT_EQ(write_dlx(commit(p, std::vector{2, 1})), "2|X\nX\nX\n");
}

// The name of the new item is one that an item can have, and that is free.
TEST(Commit, FindsANameForItsItem) {
  Problem colon;
  colon.add_item("X", Bounds{0, 2});
  colon.add_option({1}, "c:d");
  EXPECT_EQ(commit(colon, std::vector{1}).item(2).name, "chosen(c.d)");
  Problem twice;
  twice.add_item("X", Bounds{0, 3});
  twice.add_item("s", Kind::secondary);
  twice.add_option({1, 2});
  twice.add_option({1, 2});
  twice.add_option({1});
  Problem const once = commit(twice, std::vector{2});
  EXPECT_EQ(once.item(2).name, "chosen(2)");
  EXPECT_EQ(once.option_count(), 2);
  EXPECT_EQ(commit(once, std::vector{2}).item(3).name, "chosen(2)+");
  EXPECT_THROW(commit(twice, std::vector{4}), std::exception);
}
