// The plain problem: what it holds, and what it refuses.
#include "dlx/dance/algorithm_x.hpp"
#include "dlx/dance/problem.hpp"
#include <gtest/gtest.h>
#include <functional>

using namespace dlx::dance;
using dlx::ProblemError;

namespace {
Problem dinner() {
  Problem p;
  for (auto name : {"A", "B", "C", "D", "E", "F", "G"}) p.add_item(name);
  p.add_option({3, 5, 6});
  p.add_option({1, 4, 7}, "corner");
  return p;
}
// It complains in these words, and nothing has changed.
void refuses(Problem p, std::string const& words, std::function<void(Problem&)> const& change) {
  Problem const before = p;
  try {
    change(p);
    ADD_FAILURE() << "not refused: " << words;
  } catch (ProblemError const& e) {
    EXPECT_EQ(e.what(), words);
  }
  EXPECT_EQ(p, before) << words;
}
}  // namespace

TEST(PlainProblem, HoldsWhatWasAdded) {
  auto const p = dinner();
  EXPECT_EQ(p.item_count(), 7);
  EXPECT_EQ(p.primary_count(), 7);
  EXPECT_EQ(p.option_count(), 2);
  EXPECT_EQ(p.entry_count(), 6);
  EXPECT_EQ(p.item(7), "G");
  EXPECT_EQ(p.option(1).name, "");
  EXPECT_EQ(p.option(2).name, "corner");
  EXPECT_EQ(p.option(2).items, (std::vector<int>{1, 4, 7}));
}

TEST(PlainProblem, NumbersFromOne) {
  Problem p;
  EXPECT_EQ(p.add_item("a"), 1);
  EXPECT_EQ(p.add_item("b"), 2);
  EXPECT_EQ(p.add_item("c", Kind::secondary), 3);
  EXPECT_EQ(p.primary_count(), 2);
  EXPECT_EQ(p.add_option(), 1);
  EXPECT_EQ(p.add_option({3, 1}, "x"), 2);
  EXPECT_EQ(p.option(2).items, (std::vector<int>{3, 1}));
  EXPECT_TRUE(p.option(1).items.empty());
  for (int n : {0, -1, 4}) EXPECT_THROW((void)p.item(n), std::out_of_range);
  for (int n : {0, -1, 3}) EXPECT_THROW((void)p.option(n), std::out_of_range);
}

TEST(PlainProblem, RefusesWrongItems) {
  Problem p;
  p.add_item("a");
  p.add_item("s", Kind::secondary);
  refuses(p, "an item needs a name", [](Problem& q) { q.add_item(""); });
  refuses(p, "item a is named twice", [](Problem& q) { q.add_item("a", Kind::secondary); });
  refuses(p, "primary item b comes after a secondary one", [](Problem& q) { q.add_item("b"); });
  p.add_option({1});
  refuses(p, "item t comes after an option", [](Problem& q) { q.add_item("t", Kind::secondary); });
}

TEST(PlainProblem, RefusesWrongEntries) {
  Problem p;
  p.add_item("a");
  refuses(p, "there is no option to add to", [](Problem& q) { q.add_entry(1); });
  p.add_option({1});
  refuses(p, "item a is in the option twice", [](Problem& q) { q.add_entry(1); });
  refuses(p, "there is no item number 2", [](Problem& q) { q.add_entry(2); });
  refuses(p, "there is no item number 0", [](Problem& q) { q.add_entry(0); });
  refuses(p, "there is no item number -1", [](Problem& q) { q.add_option({1, -1}, "x"); });
  refuses(p, "item a is in the option twice", [](Problem& q) { q.add_option({1, 1}); });
}

TEST(PlainProblem, TwoOptionsMayHaveTheSameName) {
  Problem p = dinner();
  EXPECT_EQ(p.add_option({1}, "corner"), 3);
}

// The models that the exercises ask for.
TEST(PlainProblem, OfTheExamsHasSixteenCovers) {
  Problem p;  // logic, algebra, music; two rooms on two days; the students of two exams on two days
  for (auto const* name : {"logic", "algebra", "music"}) p.add_item(name);
  for (auto const* name : {"R1@mon", "R1@tue", "R2@mon", "R2@tue", "both@mon", "both@tue"}) p.add_item(name, Kind::secondary);
  for (int exam : {1, 2, 3})
    for (int place = 0; place < 4; ++place) {
      p.add_option({exam, 4 + place});
      if (exam < 3) p.add_entry(8 + place % 2);
    }
  EXPECT_EQ(algorithm_x(p, Chooser::smallest).solutions, 16u);
}

TEST(PlainProblem, OfTheTalksHasAHundredAndNinetyTwoCovers) {
  Problem p;  // five talks; two rooms at three hours; Ada at three hours
  for (auto const* name : {"a", "b", "c", "d", "e"}) p.add_item(name);
  for (int k = 0; k < 9; ++k) p.add_item("s" + std::to_string(k), Kind::secondary);
  for (int talk = 1; talk <= 5; ++talk)
    for (int place = 0; place < 6; ++place) {
      if (talk == 3 and place % 3 > 0) continue;
      p.add_option({talk, 6 + place});
      if (talk < 3) p.add_entry(12 + place % 3);
    }
  EXPECT_EQ(p.option_count(), 26);
  EXPECT_EQ(algorithm_x(p, Chooser::smallest).solutions, 192u);
}

TEST(PlainProblem, WithAllSubsetsHasAsManyCoversAsPartitions) {
  unsigned const bell[] = {1, 1, 2, 5, 15, 52, 203, 877};
  for (int n = 1; n <= 7; ++n) {
    Problem p;
    for (int i = 1; i <= n; ++i) p.add_item(std::to_string(i));
    for (int set = 1; set < 1 << n; ++set) {
      p.add_option();
      for (int i = 1; i <= n; ++i)
        if (set >> (i - 1) & 1) p.add_entry(i);
    }
    EXPECT_EQ(algorithm_x(p, Chooser::smallest).solutions, bell[n]) << n;
  }
}
