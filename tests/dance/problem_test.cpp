// The plain problem: what it holds, and what it refuses.
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
