// Problems that fall apart: glued together from random ones, shuffled, and
// compared with brute force.
#include "dlx/fast/components.hpp"
#include "dlx/text/format.hpp"
#include "dlx/puzzle/givens.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/puzzle/sudoku.hpp"
#include "dlx/fast/engine.hpp"
#include "covers.hpp"
#include "glued.hpp"
#include "random_problems.hpp"
#include <gtest/gtest.h>
#include <numeric>

using namespace dlx;

namespace {

Problem read(std::string const& text) { return read_problem({"f", text}); }

}  // namespace

TEST(Components, TheExampleOfTheBook) {
  auto const parts = components_of(read("A B C D | X Y\nA C\nB Y\nC X\nD Y\nA\nB\n"));
  ASSERT_EQ(parts.size(), 2u);
  EXPECT_EQ(write_dlx(parts[0]), write_dlx(read("A C | X\nA C\nC X\nA\n")));
  EXPECT_EQ(write_dlx(parts[1]), write_dlx(read("B D | Y\nB Y\nD Y\nB\n")));
}

TEST(Components, WhatIsTiedTogetherStaysTogether) {
  EXPECT_TRUE(components_of(Problem()).empty());
  EXPECT_TRUE(components_of(queens(8)).empty());
  EXPECT_TRUE(components_of(read("A\nA\n")).empty());
  EXPECT_TRUE(components_of(read("A B | X\nA X\nB X\n")).empty());
  EXPECT_TRUE(components_of(read("A B | X\nA X:1\nB X:1\n")).empty());
  EXPECT_TRUE(components_of(read("A 0:1|B\nA\n")).empty());  // B has one cover, the empty one
  EXPECT_EQ(components_of(read("A B | X Y\nA X\nA\nB Y\nB\nX Y\n")).size(), 2u);  // the last option is never chosen
  EXPECT_TRUE(components_of(read("A B\nA\n")).empty());  // no option has B, so nothing is divided
  EXPECT_TRUE(components_of(read("A B 0:*|C | X Y\nA X\nA\n")).empty());
  EXPECT_EQ(components_of(read("A B 0:*|C | X Y\nA X\nB\nB\nX\n")).size(), 2u);  // C and Y need not be covered
}

// A component has its own colours, and no others; they are numbered anew.
TEST(Components, ColoursAreNumberedAnew) {
  std::string primary, secondary, options, again;
  for (int k = 0; k < 1000; ++k) {
    auto const n = std::to_string(k);
    primary += "a" + n + " b" + n + ' ', secondary += " x" + n;
    options += "a" + n + " x" + n + ":r" + n + "\nb" + n + " x" + n + ":s" + n + '\n';
    again += "a" + n + " x" + n + ":s" + n + "\nb" + n + " x" + n + ":r" + n + '\n';
  }
  auto const parts = components_of(read(primary + "|" + secondary + '\n' + options + again));
  ASSERT_EQ(parts.size(), 1000u);
  for (std::size_t k = 0; k < parts.size(); ++k) {
    auto const n = std::to_string(k);
    EXPECT_EQ(parts[k].colour_count(), 2);
    EXPECT_EQ(parts[k], read("a" + n + " b" + n + " | x" + n + "\na" + n + " x" + n + ":r" + n + "\nb" + n + " x" + n + ":s" + n + "\na" + n +
                             " x" + n + ":s" + n + "\nb" + n + " x" + n + ":r" + n + '\n'));
  }
}

// Settled components are gathered; items that need not be covered are not, for a hundred of them have 2^100 covers.
TEST(Components, WhatIsSettledIsOnePart) {
  auto const parts = components_of(read("A B C D\nA\nB\nC\nD C\n"));
  ASSERT_EQ(parts.size(), 2u);
  EXPECT_EQ(write_dlx(parts[0]), write_dlx(read("A B\nA\nB\n")));
  std::string items, options;
  for (int k = 0; k < 100; ++k) {
    items += "0:1|i" + std::to_string(k) + ' ';
    options += 'i' + std::to_string(k) + '\n';
  }
  auto const p = read(items + '\n' + options);
  EXPECT_EQ(components_of(p).size(), 100u);
  EXPECT_EQ(count_covers(p).covers.get_str(), "1267650600228229401496703205376");
}

TEST(Components, TheProductIsRight) {
  std::mt19937 dice(57);
  std::uint64_t several = 0, coloured = 0, bounded = 0;
  for (int round = 0; round < 3000; ++round) {
    std::vector<Problem> parts(1 + dice() % 4);
    std::uint64_t product = 1;
    for (auto& part : parts) {
      Shape shape = random_shape(dice);
      shape.options = static_cast<int>(dice() % 8);
      shape.colours = round % 3;
      shape.bounds = round % 2 == 1;
      part = random_problem(dice, shape);
      product *= covers_by_force(part).size();
    }
    auto const p = glued(dice, parts);
    auto const count = count_covers(p);
    ASSERT_EQ(count.covers, product) << write_dlx(p);
    ASSERT_EQ(count.totals.solutions, product);
    ASSERT_EQ(count.ending, Ending::complete);
    std::uint64_t again = 1;
    auto const found = components_of(p);
    for (std::size_t k = 0; k < found.size(); ++k) {
      again *= covers_by_force(found[k]).size();
      ASSERT_TRUE(components_of(found[k]).empty());  // a component does not fall apart again
      if (k > 0) {
        ASSERT_LE(found[k - 1].option_count(), found[k].option_count());
      }
    }
    if (!found.empty()) {
      ASSERT_EQ(again, product);
    }
    ASSERT_EQ(count.components, std::max<int>(1, static_cast<int>(found.size())));
    several += product > 1;
    coloured += product > 1 && p.has_colours();
    bounded += product > 1 && p.has_bounds();
  }
  EXPECT_GT(several, 80u);
  EXPECT_GT(coloured, 40u);
  EXPECT_GT(bounded, 40u);
}

TEST(Components, NumbersMayBeLarge) {
  std::mt19937 dice(1);
  auto const p = glued(dice, {dominoes(8, 8), dominoes(8, 8), dominoes(8, 8), dominoes(1, 2)});
  auto const count = count_covers(p);
  EXPECT_EQ(count.covers.get_str(), "2191334588793468522496");
  EXPECT_EQ(count.components, 4);
  EXPECT_EQ(count.totals.solutions, ~std::uint64_t(0));
}

TEST(Components, AGroupWithoutCoversEndsIt) {
  std::mt19937 dice(2);
  // fourteen queens would take a second; the triangle is seen to have no cover before
  auto const count = count_covers(glued(dice, {queens(14), read("A B C\nA B\nB C\nA C\n")}));
  EXPECT_EQ(count.covers, 0);
  EXPECT_EQ(count.ending, Ending::complete);
  EXPECT_LT(count.totals.nodes, 10u);
}

// Each given of a sudoku would be a component of its own; these are gathered.
TEST(Components, SudokusFallApart) {
  std::string const text =
      "53..7.... 6..195... .98....6. 8...6...3 4..8.3..1 7...2...6 .6....28. ...419..5 ....8..79";
  auto const grid = read_givens(Source{"grid", text});
  auto const p = with_givens(sudoku(usual_boxes(9), grid.symbols), grid);
  auto const count = count_covers(p);
  EXPECT_EQ(count.covers, 1);
  EXPECT_EQ(count.components, 2);
  EXPECT_EQ(components_of(p)[0].option_count(), 30);
}

TEST(Components, ProgressGrowsAndAStopIsHeard) {
  std::mt19937 dice(3);
  auto const p = glued(dice, {queens(9), queens(10), queens(12)});
  std::atomic<bool> stop = false;
  double last = 0, most = 0;
  std::uint64_t nodes = 0;
  Limits limits;
  limits.stop = &stop;
  limits.pulse = [&](Progress const& now) {
    EXPECT_GE(now.done, last);
    EXPECT_LE(now.done, 1);
    EXPECT_GT(now.nodes, nodes);
    last = now.done, nodes = now.nodes;
    most = std::max(most, now.done);
  };
  auto const whole = count_covers(p, limits);
  EXPECT_EQ(whole.covers, 352u * 724 * 14200);
  EXPECT_GT(most, 0.9);
  last = 0, nodes = 0;
  auto const pulse = limits.pulse;
  limits.pulse = [&](Progress const& now) { pulse(now), stop = now.done > 0.5; };
  auto const part = count_covers(p, limits);
  EXPECT_EQ(part.ending, Ending::interrupted);
  EXPECT_LT(part.covers, whole.covers);
  EXPECT_LT(part.totals.nodes, whole.totals.nodes);
}

// The statistics of a count are the sums of those of its components.
TEST(Components, TheWorkIsAddedUp) {
  std::mt19937 dice(4);
  auto const p = glued(dice, {queens(9), queens(10), dominoes(8, 8)});
  Totals work;
  for (auto const& part : components_of(p)) {
    auto const alone = count_covers(part);
    work.nodes += alone.totals.nodes, work.attempts += alone.totals.attempts, work.dead += alone.totals.dead;
  }
  auto const all = count_covers(p);
  EXPECT_EQ(all.totals.nodes, work.nodes);
  EXPECT_EQ(all.totals.attempts, work.attempts);
  EXPECT_EQ(all.totals.dead, work.dead);
}

// How many covers there are is not known before the last component.
TEST(Components, AStoppedCountHasTheCoversOfTheLastOne) {
  std::mt19937 dice(5);
  auto const p = glued(dice, {queens(9), queens(10), queens(12)});
  std::atomic<bool> stop = false;
  bool at_once = true;
  Limits limits;
  limits.stop = &stop;
  limits.pulse = [&](Progress const& now) {
    if (now.solutions > 0) {
      EXPECT_GT(now.done, (81 + 100) / 325.0) << "so many options are in the first two";
    }
    stop = at_once or now.solutions > 100;
  };
  EXPECT_EQ(count_covers(p, limits).covers, 0);
  at_once = stop = false;
  auto const r = count_covers(p, limits);
  EXPECT_EQ(r.ending, Ending::interrupted);
  EXPECT_GT(r.covers, 352 * 724 * 100);
  EXPECT_EQ(r.covers % (352 * 724), 0);
  EXPECT_EQ(r.totals.solutions, r.covers);
}

// Squares in random order are put into one in which dominoes that touch are near each other; queens keep their order.
TEST(Components, ItemsOfABoardGetAGoodOrder) {
  std::mt19937 dice(6);
  auto const board = glued(dice, {dominoes(12, 12)});
  auto const counted = count_covers(board);
  EXPECT_EQ(counted.covers, Natural("53060477521960000"));
  EXPECT_LT(counted.totals.nodes, 30'000u);
  EXPECT_EQ(counted.totals.nodes, 15'949u) << "as the chapter says";
  EXPECT_EQ(in_better_order(dominoes(12, 12)), std::nullopt) << "row by row is good enough";
  EXPECT_EQ(in_better_order(queens(8)), std::nullopt);
  EXPECT_EQ(in_better_order(Problem()), std::nullopt);
}
TEST(Components, AGoodOrderHasTheSameNumberOfCovers) {
  int sorted = 0;
  std::mt19937 dice(7);
  for (int round = 0; round < 2000; ++round) {
    auto const p = mixture(dice, dice() % 32);
    auto const better = in_better_order(p);
    auto const& other = better ? *better : p;
    sorted += better.has_value();
    ASSERT_EQ(by_links(other).size(), by_links(p).size()) << round;
    ASSERT_EQ(other.primary_count(), p.primary_count());
  }
  EXPECT_GT(sorted, 10);
}
