// Symmetries are symmetries, they form a group, and all are found.
#include "dlx/fast/automorphisms.hpp"
#include "dlx/puzzle/langford.hpp"
#include "dlx/dance/latin.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/fast/rows.hpp"
#include "boards.hpp"
#include "random_problems.hpp"
#include <gtest/gtest.h>
#include <map>
#include <numeric>
#include <set>

using namespace dlx;

// How often each option is there, if its items are permuted.
static std::map<std::vector<int>, int> options_of(Rows const& rows, Permutation const& p) {
  std::map<std::vector<int>, int> all;
  for (std::size_t k = 0; k < rows.options.size(); ++k) {
    std::vector<int> option;
    for (int i : rows.of(k))
      if (p[static_cast<std::size_t>(i)] >= 0) option.push_back(p[static_cast<std::size_t>(i)]);
    std::sort(option.begin(), option.end());
    ++all[option];
  }
  return all;
}
static Permutation after(Permutation const& q, Permutation const& p) {
  Permutation r = p;
  for (int& i : r)
    if (i >= 0) i = q[static_cast<std::size_t>(i)];
  return r;
}
static void expect_a_group(Rows const& rows, std::vector<Permutation> const& group) {
  auto const same = options_of(rows, group[0]);
  std::set<Permutation> const known(group.begin(), group.end());
  EXPECT_EQ(known.size(), group.size());
  for (std::size_t i = 0; i < group[0].size(); ++i)
    EXPECT_TRUE(group[0][i] == static_cast<int>(i) || group[0][i] == -1) << "the identity is the first";
  for (Permutation const& p : group) {
    EXPECT_EQ(options_of(rows, p), same);
    for (Permutation const& q : group) EXPECT_TRUE(known.contains(after(q, p)));
  }
}

TEST(Symmetries, OfTheProblemsOfTheBook) {
  std::vector<std::pair<Problem, std::size_t>> const all{
      {soma(), 48},      {board(6, 10, "use pentominoes\n"), 4},
      {langford(8), 2},  {board(8, 8, "use domino any\n"), 8},
      {latin(4), 48},    {latin(5), 24},    {board(4, 15, "use pentominoes\n"), 4},
      {permutations(3), 36}};
  for (auto const& [p, size] : all) {
    Rows const rows(p);
    auto const group = symmetries_of(rows, 64);
    EXPECT_EQ(group.size(), size) << p.item_count() << " items";
    expect_a_group(rows, group);
    EXPECT_EQ(symmetries_of(rows, size).size(), size) << "no more are wanted";
    EXPECT_EQ(symmetries_of(rows, 1).size(), 1u);
    EXPECT_LT(symmetries_of(rows, size - 1).size(), size);
  }
}

static Problem problem_of(int items, std::vector<std::vector<int>> const& options) {
  Problem p;
  for (int i = 1; i <= items; ++i) p.add_item("i" + std::to_string(i));
  for (auto const& option : options) {
    p.add_option("");
    for (int i : option) p.add_entry(i, 0);
  }
  return p;
}
TEST(Symmetries, ADoubledOptionHasADoubledImage) {
  std::vector<std::vector<int>> square{{1, 2}, {2, 3}, {3, 4}, {4, 1}};
  EXPECT_EQ(symmetries_of(Rows(problem_of(4, square)), 64).size(), 8u);
  square.push_back({1, 2});
  Rows const once(problem_of(4, square));
  EXPECT_EQ(symmetries_of(once, 64).size(), 2u) << "the flip of that side";
  expect_a_group(once, symmetries_of(once, 64));
  square.push_back({3, 4});
  EXPECT_EQ(symmetries_of(Rows(problem_of(4, square)), 64).size(), 4u);
}
TEST(Symmetries, WhatIsForcedAndTwinsAreLeftOut) {
  // items 3 (with its twin 4), 5, 7, 6 are the corners of a square
  std::vector<std::vector<int>> options{{1}, {2}, {3, 4, 5}, {3, 4, 6}, {5, 7}, {6, 7}, {1, 8}};
  auto const group = symmetries_of(Rows(problem_of(8, options)), 64);
  EXPECT_EQ(group.size(), 8u);
  for (Permutation const& p : group) {
    EXPECT_EQ(p[0], -1) << "forced";
    EXPECT_EQ(p[1], -1);
    EXPECT_NE(p[2], -1);
    EXPECT_EQ(p[3], -1) << "the twin of item 3";
    EXPECT_NE(p[6], -1);
    EXPECT_EQ(p[7], -1) << "forced, which kills the other option of item 1";
  }
  options.push_back({7, 5});
  EXPECT_EQ(symmetries_of(Rows(problem_of(8, options)), 64).size(), 2u) << "one side is there twice";
}
// All items are in two options, or in four, and so look alike; but not everybody can take the place of everybody.
TEST(Symmetries, WhoLooksAlikeNeedNotBeAlike) {
  Rows const rings(problem_of(7, {{1, 2}, {2, 3}, {3, 1}, {4, 5}, {5, 6}, {6, 7}, {7, 4}}));
  auto const group = symmetries_of(rings, 64);
  EXPECT_EQ(group.size(), 6u * 8u);
  expect_a_group(rings, group);
  // Here marks are matched, and the match is no symmetry: one must look at each option.
  Rows const net(problem_of(10, {{1, 2}, {1, 3}, {1, 9}, {1, 10}, {2, 4}, {2, 7}, {2, 10}, {3, 5}, {3, 6}, {3, 10}, {4, 7}, {4, 8}, {4, 9}, {5, 6}, {5, 7}, {5, 9}, {6, 8}, {6, 10}, {7, 8}, {8, 9}}));
  auto const true_ones = symmetries_of(net, 64);
  EXPECT_EQ(true_ones.size(), 1u);
  expect_a_group(net, true_ones);
}
TEST(Symmetries, StrangeProblems) {
  EXPECT_EQ(symmetries_of(Rows(), 64).size(), 1u);
  EXPECT_EQ(symmetries_of(Rows(problem_of(1, {})), 64).size(), 1u);
  EXPECT_EQ(symmetries_of(Rows(problem_of(2, {{1}, {2}, {1, 2}})), 64).size(), 2u);
  EXPECT_EQ(symmetries_of(Rows(problem_of(3, {{1, 2}, {2, 3}})), 64).size(), 1u) << "forced, and impossible";
}

// All permutations are tried; what was found is among them, and complete if
// nothing had to be left out and there are not too many.
TEST(Symmetries, OfSmallRandomProblems) {
  std::mt19937 dice(60);
  int complete = 0, compared = 0, rich = 0;
  for (int round = 0; round < 400; ++round) {
    Problem const p = random_problem(dice, {.primary = 5, .secondary = 0, .options = 5 + round % 6, .density = 0.4});
    Rows const rows(p);
    auto const group = symmetries_of(rows, 64);
    if (std::ranges::count(group[0], -1) > 0) continue;  // some options do not matter
    expect_a_group(rows, group);
    Permutation all = group[0];
    std::size_t count = 0;
    auto const same = options_of(rows, all);
    do count += options_of(rows, all) == same;
    while (std::next_permutation(all.begin(), all.end()));
    if (count > 64) continue;
    ++compared;
    complete += group.size() == count;
    rich += count > 1;
    EXPECT_EQ(count % group.size(), 0u) << "a subgroup";
  }
  EXPECT_GT(rich, 20);
  EXPECT_EQ(complete, compared);
}

// Which options clash, as the problem says; and which of them are in the same primary items.
static bool are_alike(Problem const& p, Rows const& rows, Permutation const& move) {
  auto const n = rows.options.size();
  auto clash = [&](std::size_t a, std::size_t b) {
    for (Entry const& e : p.option(rows.options[a]))
      for (Entry const& f : p.option(rows.options[b]))
        if (e.item == f.item && (e.item <= p.primary_count() || e.colour == 0 || e.colour != f.colour)) return true;
    return false;
  };
  std::set<std::set<int>> items, images;  // twins count once
  for (int i = 1; i <= p.primary_count(); ++i) {
    std::set<int> item, image;
    for (std::size_t k = 0; k < n; ++k)
      for (Entry const& e : p.option(rows.options[k]))
        if (e.item == i) item.insert(static_cast<int>(k)), image.insert(move[k]);
    items.insert(item), images.insert(image);
  }
  for (std::size_t a = 0; a < n; ++a)
    for (std::size_t b = 0; b < a; ++b)
      if (clash(a, b) != clash(static_cast<std::size_t>(move[a]), static_cast<std::size_t>(move[b]))) return false;
  return items == images;
}
static void expect_moves(Problem const& p, std::size_t least) {
  Rows const rows(p);
  auto const moves = moves_of_options(rows, symmetries_of(rows, 64));
  std::set<Permutation> const known(moves.begin(), moves.end());
  EXPECT_GE(known.size(), least);
  for (std::size_t k = 0; k < rows.options.size(); ++k) EXPECT_EQ(moves[0][k], static_cast<int>(k)) << "the identity is the first";
  for (Permutation const& m : moves) {
    Permutation sorted = m;
    std::ranges::sort(sorted);
    EXPECT_EQ(sorted, moves[0]);
    EXPECT_TRUE(are_alike(p, rows, m));
    for (Permutation const& l : moves) EXPECT_TRUE(known.contains(after(l, m))) << "a group";
  }
}
TEST(Symmetries, MoveOptionsWhereItemsAreSecondary) {
  expect_moves(queens(6), 8);
  expect_moves(langford(5), 2);  // here, too, though nobody needs it
  int rich = 0;
  std::mt19937 dice(61);
  for (int round = 0; round < 600; ++round) {
    Problem const p = random_problem(dice, {.primary = 3, .secondary = 3, .options = 3 + round % 8, .density = 0.4, .colours = round % 4});
    Rows const rows(p);
    rich += symmetries_of(rows, 64).size() > 1;
    expect_moves(p, 1);
  }
  EXPECT_GT(rich, 50);
}

// Bounds: an item goes only to one with the same, and nothing is left out.
static Rows with_bounds(int items, std::vector<std::vector<int>> const& options, std::vector<int> needs, std::vector<int> rooms) {
  Rows rows(problem_of(items, options));
  for (std::size_t i = 0; i < needs.size(); ++i)
    if (needs[i] != 1 || rooms[i] != 1) rows.rival[i] = -1;
  rows.needs = std::move(needs);
  rows.rooms = std::move(rooms);
  return rows;
}
TEST(Symmetries, RespectBounds) {
  std::vector<std::vector<int>> const square{{1, 2}, {2, 3}, {3, 4}, {4, 1}};
  auto const size = [&](std::vector<int> const& needs, std::vector<int> const& rooms) {
    Rows const rows = with_bounds(4, square, needs, rooms);
    auto const group = symmetries_of(rows, 64);
    expect_a_group(rows, group);
    for (Permutation const& p : group)
      for (std::size_t i = 0; i < 4; ++i) {
        auto const j = static_cast<std::size_t>(p[i]);
        EXPECT_EQ(rows.needs[i], rows.needs[j]);
        EXPECT_EQ(rows.rooms[i], rows.rooms[j]);
        EXPECT_EQ(rows.rival[i] < 0, rows.rival[j] < 0);
      }
    return group.size();
  };
  EXPECT_EQ(size({1, 1, 1, 1}, {2, 2, 2, 2}), 8u);
  EXPECT_EQ(size({0, 1, 0, 1}, {1, 1, 1, 1}), 4u);
  EXPECT_EQ(size({0, 1, 1, 1}, {2, 2, 2, 2}), 2u) << "the needs differ";
  EXPECT_EQ(size({1, 1, 1, 1}, {2, 1, 1, 1}), 2u) << "the rooms differ";
  EXPECT_EQ(size({0, 1, 1, 1}, {2, 2, 1, 1}), 1u);
}
TEST(Symmetries, WithBoundsNothingIsLeftOut) {
  Rows const twins = with_bounds(2, {{1, 2}, {1, 2}}, {1, 0}, {1, 2});
  EXPECT_EQ(symmetries_of(twins, 64), (std::vector<Permutation>{{0, 1}}));
  Rows const forced = with_bounds(3, {{1}, {1, 2}, {1, 3}, {2}, {3}}, {0, 1, 1}, {3, 1, 1});
  EXPECT_EQ(symmetries_of(forced, 64), (std::vector<Permutation>{{0, 1, 2}, {0, 2, 1}}));
  Rows const single = with_bounds(2, {{1}, {2}}, {0, 0}, {1, 1});
  EXPECT_EQ(symmetries_of(single, 64), (std::vector<Permutation>{{0, 1}, {1, 0}})) << "an option that is not forced";
}
TEST(Symmetries, OfSmallRandomProblemsWithBounds) {
  std::mt19937 dice(64);
  int rich = 0;
  for (int round = 0; round < 900; ++round) {
    Rows rows(random_problem(dice, {.primary = 5, .secondary = round % 3, .options = 5 + round % 6, .density = 0.4}));
    for (std::size_t i = 0; i < 5; ++i) {
      rows.needs.push_back(static_cast<int>(dice() % 2));
      rows.rooms.push_back(1 + static_cast<int>(dice() % 2));
      if (!rows.is_plain(i)) rows.rival[i] = -1;
    }
    auto const group = symmetries_of(rows, 64);
    expect_a_group(rows, group);
    rich += group.size() > 1;
    for (Permutation const& p : group)
      for (std::size_t i = 0; i < p.size(); ++i) {
        auto const j = static_cast<std::size_t>(p[i]);
        EXPECT_EQ(i < 5, j < 5);
        EXPECT_EQ(rows.rival[j], rows.rival[i] < 0 ? -1 : p[static_cast<std::size_t>(rows.rival[i])]);
        if (i >= 5) continue;
        EXPECT_EQ(rows.needs[i], rows.needs[j]);
        EXPECT_EQ(rows.rooms[i], rows.rooms[j]);
      }
  }
  EXPECT_GT(rich, 20);
}
