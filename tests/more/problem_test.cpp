#include "dlx/more/problem.hpp"
#include "random_problems.hpp"
#include <algorithm>
#include <functional>
#include <gtest/gtest.h>
#include <random>
#include <set>

using dlx::Bounds;
using dlx::Kind;
using dlx::Problem;
using dlx::ProblemError;
using dlx::spelled;
using dlx::unlimited;

namespace {
Problem small() {
  Problem p;
  p.add_item("A");
  p.add_item("B");
  p.add_item("s", Kind::secondary);
  p.add_option({1, 3}, "first");
  p.add_option({2});
  return p;
}
}  // namespace

TEST(Problem, KnowsAndFindsWhatWasAdded) {
  Problem const p = small();
  EXPECT_EQ(p.item_count(), 3);
  EXPECT_EQ(p.primary_count(), 2);
  EXPECT_EQ(p.option_count(), 2);
  EXPECT_EQ(p.entry_count(), 3);
  EXPECT_EQ(p.item(3).name, "s");
  EXPECT_EQ(p.item(3).kind, Kind::secondary);
  ASSERT_EQ(p.option(1).size(), 2u);
  EXPECT_EQ(p.option(1)[1].item, 3);
  EXPECT_EQ(p.label(1), "first");
  EXPECT_EQ(p.label(2), "2");
  EXPECT_EQ(p.find_item("B"), 2);
  EXPECT_EQ(p.find_item("b"), 0);
  EXPECT_EQ(p.find_option("first"), 1);
  EXPECT_EQ(p.find_option("1"), 0) << "it has a name";
  EXPECT_EQ(p.find_option("2"), 2);
  for (auto bad : {"0", "3", "02", "+2", "2 ", "", "99999999999999999999"}) EXPECT_EQ(p.find_option(bad), 0) << bad;
  Problem q = small();
  q.add_option({3});
  q.add_option();
  for (int o = 1; o <= 4; ++o) EXPECT_EQ(q.is_candidate(o), o <= 2) << o;
}

// As a loop over all items says, each of which looks for its options.
TEST(Problem, FindsTheItemThatNoOptionHas) {
  std::mt19937 dice(11);
  std::set<int> answers;
  for (int round = 0; round < 3000; ++round) {
    Problem p;
    int const primaries = 1 + static_cast<int>(dice() % 4), options = static_cast<int>(dice() % 5);
    for (int k = 0; k < primaries; ++k) p.add_item(std::string(1, static_cast<char>('A' + k)), Bounds{static_cast<int>(dice() % 2), 2});
    p.add_item("X", Kind::secondary);
    for (int o = 0; o < options; ++o) {
      p.add_option();
      for (int i = 1; i <= primaries + 1; ++i) {
        if (dice() % 3 == 0) p.add_entry(i);
      }
    }
    int first = 0;
    for (int i = primaries; i > 0; --i) {
      bool is_there = p.item(i).bounds.lower == 0;
      for (int o = 1; o <= options; ++o) is_there |= std::ranges::count(p.option(o), i, &dlx::Entry::item) > 0;
      if (not is_there) first = i;
    }
    EXPECT_EQ(item_without_options(p), first);
    answers.insert(first);
  }
  EXPECT_EQ(answers, (std::set<int>{0, 1, 2, 3, 4}));
  EXPECT_EQ(item_without_options(Problem()), 0);
}

TEST(Problem, RefusesAndStaysAsItWas) {
  struct Case {
    std::function<void(Problem&)> action;
    std::string message;
  };
  std::vector<Case> const cases = {
      {[](Problem& p) { p.add_option({1, 2, 1}); }, "item A is in the option twice"},
      {[](Problem& p) { p.add_option({2, 4}, "x"); }, "there is no item number 4"},
      {[](Problem& p) { p.add_option({0}); }, "there is no item number 0"},
      {[](Problem& p) { p.add_option({1}, "first"); }, "option name first is used twice"},
      {[](Problem& p) { p.add_option({1}, "17"); }, "option name 17 is a number"},
      {[](Problem& p) { p.add_option({1}, "A"); }, "option name A is the name of an item"},
      {[](Problem& p) { p.add_option({1}, "a b"); }, "'a b' cannot be the name of an option"},
      {[](Problem& p) { p.add_option({1}, "a:"); }, "'a:' cannot be the name of an option"},
      {[](Problem& p) { p.add_option({1}, "a|b"); }, "'a|b' cannot be the name of an option"},
      {[](Problem& p) { p.add_option({1}, "items"); }, "'items' cannot be the name of an option"},
      {[](Problem& p) { p.add_option({1}, "s:red"); }, "option name s:red looks like an item with a colour"},
      {[](Problem& p) { p.add_option({1}, "A:"); }, "'A:' cannot be the name of an option"},
      {[](Problem& p) { p.add_item("C"); }, "primary item C comes after a secondary one"},
      {[](Problem& p) { p.add_item("C", Kind::secondary); }, "item C comes after an option"},
      {[](Problem& p) { p.add_item("A", Kind::secondary); }, "item A is named twice"},
      {[](Problem& p) { p.add_item("", Kind::secondary); }, "'' cannot be the name of an item"},
      {[](Problem& p) { p.add_item("a:b", Kind::secondary); }, "'a:b' cannot be the name of an item"},
      {[](Problem& p) { p.add_item("a|b", Kind::secondary); }, "'a|b' cannot be the name of an item"},
      {[](Problem& p) { p.add_item(std::string("a\0b", 3), Kind::secondary); },
       "'a?b' cannot be the name of an item"},
      {[](Problem& p) { p.add_colour("red|"); }, "'red|' cannot be a colour"},
      {[](Problem& p) { p.add_entry(1, 1); }, "there is no colour number 1"},
      {[](Problem& p) { Problem().add_entry(1); (void)p; }, "there is no option to add to"},
  };
  for (auto const& c : cases) {
    Problem p = small();
    try {
      c.action(p);
      ADD_FAILURE() << "no complaint: " << c.message;
    } catch (ProblemError const& e) {
      EXPECT_EQ(e.what(), c.message);
    }
    EXPECT_TRUE(p == small()) << c.message;
    EXPECT_EQ(p.add_option({1, 2, 3}, "x"), 3) << "still usable after: " << c.message;
  }
}

TEST(Problem, ColoursBelongToSecondaryItems) {
  Problem p = small();
  int const red = p.add_colour("red");
  EXPECT_EQ(p.add_colour("red"), red);
  EXPECT_NE(p.add_colour("blue"), red);
  EXPECT_FALSE(p.has_colours());
  p.add_option();
  EXPECT_THROW(p.add_entry(1, red), ProblemError);
  p.add_entry(3, red);
  EXPECT_TRUE(p.has_colours());
  EXPECT_EQ(p.colour_name(p.option(3)[0].colour), "red");
}

TEST(Problem, BoundsAndCosts) {
  Problem p;
  EXPECT_THROW(p.add_item("a", {2, 1}), ProblemError);
  EXPECT_THROW(p.add_item("a", {-1, 1}), ProblemError);
  EXPECT_THROW(p.add_item("a", {0, 0}), ProblemError);
  EXPECT_THROW(p.add_item("a", {0, 1'000'000'000}), ProblemError) << "nobody could read it";
  EXPECT_THROW(p.add_item("a", {dlx::unlimited, dlx::unlimited}), ProblemError);
  EXPECT_EQ(p.item_count(), 0);
  EXPECT_THROW(p.add_cost(1), ProblemError);  // there is no option
  p.add_item("a", {1, 1});
  EXPECT_FALSE(p.has_bounds());
  p.add_item("b", {0, unlimited});
  EXPECT_TRUE(p.has_bounds());
  p.add_item("x", Kind::secondary);
  EXPECT_EQ(p.item(3).bounds, (Bounds{0, 1}));
  p.add_option({1});
  p.add_cost(-1);
  EXPECT_EQ(p.cost(1), -1);
  EXPECT_TRUE(p.has_costs());
  p.add_cost(1);
  EXPECT_FALSE(p.has_costs());
  for (auto bad : {std::numeric_limits<std::int64_t>::min(), std::numeric_limits<std::int64_t>::max(), std::int64_t{-1'000'000'000'000'000'001}})
    EXPECT_THROW(p.add_cost(bad), ProblemError);
  p.add_cost(-1'000'000'000'000'000'000);
  EXPECT_THROW(p.add_cost(-1), ProblemError);
  p.add_cost(1'000'000'000'000'000'000);
  p.add_cost(-3);
  p.add_cost(-4);
  EXPECT_EQ(p.cost(1), -7);
  EXPECT_THROW(p.add_option({1, 1}), ProblemError);  // takes its cost back
  p.add_option({2});
  EXPECT_EQ(p.cost(2), 0);
  EXPECT_THROW(p.add_cost(1'000'000'000'000'000'000), ProblemError);
  p.add_cost(1'000'000'000'000'000'000 - 7);
  EXPECT_THROW(p.add_cost(1), ProblemError);
  EXPECT_EQ(spelled({1, 1}) + " " + spelled({0, 2}) + " " + spelled({3, unlimited}), "1 0:2 3:*");
}

TEST(Problem, EqualityLooksAtNamesNotAtNumbersOfColours) {
  auto make = [](std::vector<std::string> const& colours) {
    Problem p;
    p.add_item("A");
    p.add_item("s", Kind::secondary);
    for (auto const& c : colours) p.add_colour(c);
    p.add_option();
    p.add_entry(2, p.add_colour("red"));
    return p;
  };
  EXPECT_TRUE(make({}) == make({"blue", "red"}));
  Problem other = make({});
  other.add_entry(1);
  EXPECT_FALSE(make({}) == other);
}

// Names and costs end with the last option that has one; nobody can see where.
TEST(Problem, WhatWasNotSaidIsNotThere) {
  auto with = [](std::vector<std::string> const& names, std::vector<std::int64_t> const& costs) {
    Problem p;
    p.add_item("a");
    for (std::size_t k = 0; k < names.size(); ++k) {
      p.add_option(names[k]);
      p.add_entry(1);
      if (costs[k] != 0) p.add_cost(costs[k]);
    }
    return p;
  };
  auto const p = with({"", "two", "", ""}, {0, 0, 7, 0});
  std::vector<std::string> const names = {"", "two", "", ""};
  for (int o = 1; o <= 4; ++o) {
    EXPECT_EQ(p.option_name(o), names[static_cast<std::size_t>(o - 1)]);
    EXPECT_EQ(p.cost(o), o == 3 ? 7 : 0);
  }
  EXPECT_THROW(p.option_name(5), std::out_of_range);
  EXPECT_THROW(p.option_name(0), std::out_of_range);
  EXPECT_THROW(p.cost(5), std::out_of_range);
  EXPECT_EQ(p.find_option("two"), 2);
  EXPECT_EQ(p.find_option("4"), 4);
  EXPECT_EQ(p.find_option("2"), 0);
  auto q = with({"", "two", "", ""}, {0, 0, 7, 0});
  EXPECT_THROW(q.add_option({1, 1}, "bad"), ProblemError);
  EXPECT_TRUE(p == q);  // though there was room for another name
  EXPECT_EQ(q.find_option("bad"), 0);
  q.add_cost(3), q.add_cost(-3);
  EXPECT_TRUE(p == q);
  q.add_cost(1);
  EXPECT_FALSE(p == q);
  EXPECT_FALSE(p == with({"", "two", "", "four"}, {0, 0, 7, 0}));
  EXPECT_FALSE(p == with({"", "two", ""}, {0, 0, 7}));
}

TEST(Problem, PlainProblemsGoThereAndBack) {
  std::mt19937 dice(16);
  for (int round = 0; round < 300; ++round) {
    auto shape = random_shape(dice);
    shape.named = round % 2 == 0;
    Problem const p = random_problem(dice, shape);
    ASSERT_TRUE(is_plain(p));
    dlx::dance::Problem const plain = as_plain(p);
    EXPECT_EQ(plain.entry_count(), p.entry_count());
    ASSERT_TRUE(Problem(plain) == p) << round;
    ASSERT_TRUE(as_plain(Problem(plain)) == plain) << round;
  }
}

TEST(Problem, WhatIsNotPlainIsNotMadePlain) {
  for (unsigned what : {bounded, coloured, costs}) {
    std::mt19937 dice(3);
    int refused = 0;
    for (int round = 0; round < 40; ++round) {
      Problem const p = mixture(dice, exact | what);
      if (is_plain(p)) continue;  // it happens
      EXPECT_THROW(as_plain(p), dlx::Unsupported);
      ++refused;
    }
    EXPECT_GT(refused, 20) << what;
  }
  dlx::dance::Problem a, b;
  a.add_item("two words");
  EXPECT_THROW(Problem{a}, ProblemError);
  b.add_item("A");
  b.add_option("x");
  b.add_option("x");
  EXPECT_THROW(Problem{b}, ProblemError);
}
