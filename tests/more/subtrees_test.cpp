#include "dlx/more/subtrees.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/text/dlx.hpp"
#include "covers.hpp"
#include "random_problems.hpp"
#include <gtest/gtest.h>

using namespace dlx;

namespace {
Covers covers_of(Problem const& problem, Chooser chooser, std::uint64_t& nodes) {
  Covers covers;
  Bounded list(problem);
  Observer nobody;  // who is watched takes no short cuts
  nodes += search(list, chooser, Limits(), collect_sorted(covers), &nobody).totals.nodes;
  return covers;
}
// The covers of the present subtree, in the numbers of the whole.
Covers covers_here(Subtrees const& tree, Chooser chooser, std::uint64_t& nodes) {
  auto const subtree = tree.subtree();
  Covers covers = covers_of(subtree.problem, chooser, nodes);
  for (auto& cover : covers) {
    for (int& o : cover) o = subtree.options[static_cast<std::size_t>(o)];
    auto const chosen = tree.chosen();
    cover.insert(cover.end(), chosen.begin(), chosen.end());
    std::sort(cover.begin(), cover.end());
  }
  return covers;
}
std::vector<Turnings> cut_at_random(Problem const& problem, Chooser chooser, std::mt19937& dice, Covers& covers) {
  std::vector<Turnings> paths;
  std::uint64_t nodes = 0;
  Subtrees tree(problem, chooser);
  double last = -1;
  while (not tree.is_over()) {
    if (dice() % 3 != 0 and tree.divide()) continue;
    paths.push_back(tree.path());
    EXPECT_GT(tree.done(0), last);
    last = tree.done(0);
    auto const here = covers_here(tree, chooser, nodes);
    covers.insert(covers.end(), here.begin(), here.end());
    tree.pass();
  }
  EXPECT_EQ(tree.done(0), 1);
  EXPECT_FALSE(tree.divide());
  return paths;
}
}  // namespace

TEST(Subtrees, TogetherHaveTheCoversOfTheWholeInTheirOrder) {
  std::mt19937 dice(11);
  std::size_t covers = 0, subtrees = 0;
  for (int round = 0; round < 6000; ++round) {
    auto const problem = mixture(dice, dice() % 32);
    Chooser const chooser = dice() % 2 ? Chooser::first : Chooser::smallest;
    std::uint64_t nodes = 0;
    Covers found, whole = covers_of(problem, chooser, nodes);
    subtrees += cut_at_random(problem, chooser, dice, found).size();
    ASSERT_EQ(found, whole) << "round " << round;
    covers += whole.size();
  }
  EXPECT_GT(covers, 20000u);
  EXPECT_GT(subtrees, 12000u);  // a few trees are cut
}

// A subtree has the nodes that it had in the whole: cut at the root, with the root, and with
// the forced moves on the way, there are as many as before.
TEST(Subtrees, HaveTheNodesOfTheWhole) {
  std::mt19937 dice(12);
  for (int round = 0; round < 2000; ++round) {
    auto const problem = mixture(dice, dice() % 16);
    Chooser const chooser = dice() % 2 ? Chooser::first : Chooser::smallest;
    std::uint64_t whole = 0, parts = 0;
    covers_of(problem, chooser, whole);
    Bounded list(problem);
    std::size_t forced = 0;  // from the root to where there is a choice
    std::vector<std::uint64_t> heads;
    while (list.first_open() != nullptr and list.degree(choose(list, chooser)) == 1) enter(list, choose(list, chooser), 0), ++forced;
    Subtrees tree(problem, chooser);
    if (not tree.divide()) continue;
    int const item = choose(list, chooser);
    for (int way = 0; not tree.is_over(); ++way, tree.pass()) {
      std::vector<Stride> steps{enter(list, item, way)};
      while (list.first_open() != nullptr and list.degree(choose(list, chooser)) == 1)
        steps.push_back(enter(list, choose(list, chooser), 0));
      parts += steps.size() - 1;  // nodes above the root of the subtree
      for (; not steps.empty(); steps.pop_back()) leave(list, steps.back());
      covers_here(tree, chooser, parts);
    }
    ASSERT_EQ(parts + forced + 1, whole) << "round " << round;
  }
}

TEST(Subtrees, AreFoundAgainByTheirPaths) {
  std::mt19937 dice(13);
  for (int round = 0; round < 500; ++round) {
    auto const problem = mixture(dice, dice() % 16);
    Covers covers;
    std::uint64_t nodes = 0;
    auto const paths = cut_at_random(problem, Chooser::smallest, dice, covers);
    Subtrees tree(problem);
    auto const path = paths[dice() % paths.size()];
    if (dice() % 2) tree.go_to(paths[dice() % paths.size()]);  // from anywhere
    tree.go_to(path);
    ASSERT_EQ(tree.path(), path);
    // what is left, uncut, is what was left
    Covers left;
    for (; not tree.is_over(); tree.pass()) {
      auto const here = covers_here(tree, Chooser::smallest, nodes);
      left.insert(left.end(), here.begin(), here.end());
    }
    ASSERT_LE(left.size(), covers.size());
    EXPECT_TRUE(std::equal(left.rbegin(), left.rend(), covers.rbegin()));
  }
}

// A range between any two subtrees has the covers between them, however it is cut; and the present
// subtree never reaches beyond it.
TEST(Subtrees, KeepToARange) {
  std::mt19937 dice(15);
  int ranges = 0;
  for (int round = 0; round < 1500; ++round) {
    auto const problem = mixture(dice, dice() % 32);
    Chooser const chooser = dice() % 2 ? Chooser::first : Chooser::smallest;
    Covers whole, found;
    std::uint64_t nodes = 0;
    auto paths = cut_at_random(problem, chooser, dice, whole);
    Range rest;
    for (std::size_t k = 0; k <= paths.size(); ++k) {  // some of the paths are borders
      if (k < paths.size() and (dice() % 2 or not is_left_of(rest.from, paths[k]))) continue;
      Range range{rest.from, std::nullopt};
      if (k < paths.size()) rest.from = *(range.until = paths[k]);
      Subtrees tree(problem, chooser);
      if (dice() % 2) tree.go_to(paths[dice() % paths.size()]);  // from anywhere
      tree.keep_to(range);
      EXPECT_EQ(tree.done(0), 0);
      for (double last = 0; not tree.is_over(); last = tree.done(0)) {
        EXPECT_GE(tree.done(0), last);
        EXPECT_LE(tree.done(1), 1 + 1e-9);
        auto const path = tree.path();
        if (dice() % 4 == 0 and tree.divide()) continue;
        if (dice() % 4 == 0) tree.go_to(path);
        EXPECT_EQ(tree.path(), path);
        auto const here = covers_here(tree, chooser, nodes);
        if (not here.empty() and dice() % 3 == 0) {
          found.push_back(here.front());
          tree.pass_cover(here.front());
          continue;
        }
        found.insert(found.end(), here.begin(), here.end());
        tree.pass();
      }
      EXPECT_EQ(tree.done(0), 1);
      if (range.until) {
        EXPECT_THROW(tree.go_to(*range.until), std::out_of_range);
      }
      if (is_left_of(Turnings(), range.from)) {
        EXPECT_THROW(tree.go_to({}), std::out_of_range);
      }
      ++ranges;
    }
    ASSERT_EQ(found, whole) << "round " << round;
  }
  EXPECT_GT(ranges, 2500);
}

TEST(Subtrees, RefuseARangeThatIsNone) {
  Problem const four = queens(4);
  Subtrees tree(four);
  for (auto const& [from, until] : std::vector<std::pair<Turnings, Turnings>>{
           {{{3, 4}}, {{2, 4}}}, {{{3, 4}}, {{3, 4}}}, {{{1, 4}}, {{1, 4}, {1, 2}}}, {{{1, 5}}, {{2, 4}}}, {{}, {{5, 4}}}, {{}, {{3, 4}, {1, 2}}}}) {
    EXPECT_THROW(tree.keep_to({from, until}), std::out_of_range) << spelled(from) << " to " << spelled(until);
    EXPECT_TRUE(tree.path().empty()) << "its root is present";
  }
  tree.keep_to({{{1, 4}, {2, 2}}, Turnings{{4, 4}, {2, 2}}});
  std::string paths;
  for (; not tree.is_over(); tree.pass()) paths += spelled(tree.path()) + ", ";
  EXPECT_EQ(paths, "1/4 2/2, 2/4, 3/4, 4/4 1/2, ");
}

// What is to the right of a cover has all covers that come after it, from any subtree around it.
TEST(Subtrees, AreCutBehindACover) {
  std::mt19937 dice(14);
  int covers = 0;
  for (int round = 0; round < 1500; ++round) {
    auto const problem = mixture(dice, dice() % 16);
    Chooser const chooser = dice() % 2 ? Chooser::first : Chooser::smallest;
    std::uint64_t nodes = 0;
    auto const whole = covers_of(problem, chooser, nodes);
    Subtrees tree(problem, chooser);
    std::size_t next = 0;  // the first cover that is not to the left
    while (not tree.is_over()) {
      auto const here = covers_here(tree, chooser, nodes);
      ASSERT_TRUE(std::equal(here.begin(), here.end(), whole.begin() + static_cast<std::ptrdiff_t>(next)));
      if (not here.empty() and dice() % 2 == 0) {
        auto const k = dice() % here.size();
        auto cover = here[k];
        std::shuffle(cover.begin(), cover.end(), dice);
        tree.pass_cover(cover);
        next += k + 1;
        ++covers;
      } else if (dice() % 2 == 0 or not tree.divide()) {
        next += here.size();
        tree.pass();
      }
    }
    ASSERT_EQ(next, whole.size());
  }
  EXPECT_GT(covers, 1000);
}

TEST(Subtrees, RefuseAPathThatIsNotThere) {
  Problem const four = queens(4);
  Subtrees tree(four);
  for (Turnings const& path : {Turnings{{5, 4}}, Turnings{{0, 4}}, Turnings{{1, 3}}, Turnings{{1, 4}, {1, 2}, {1, 2}}, Turnings{{1, 4}, {3, 2}}}) {
    EXPECT_THROW(tree.go_to(path), std::out_of_range) << spelled(path);
    EXPECT_TRUE(tree.path().empty());
  }
  tree.go_to({{1, 4}, {2, 2}});
  EXPECT_EQ(spelled(tree.path()), "1/4 2/2");
  EXPECT_EQ(tree.done(0), 1 / 8.0);
  EXPECT_EQ(tree.done(.5), 3 / 16.0);
  tree.pass();
  EXPECT_EQ(spelled(tree.path()), "2/4");
  EXPECT_FALSE(tree.divide());  // one move after the other is forced
  tree.go_to({});
  EXPECT_EQ(spelled(tree.path()), "");
  tree.pass();
  EXPECT_TRUE(tree.is_over());
}

// As the chapter has it.
TEST(Subtrees, OfFourQueens) {
  Problem const four = queens(4);
  Subtrees tree(four);
  tree.go_to({{1, 4}});
  auto const subtree = tree.subtree();
  EXPECT_EQ(write_dlx(subtree.problem),
            "R2 R3 R4 F2 F3 F4 | D3 D4 D5 B1 B2 B4 B5\nR2 F3 D3 B4\nR2 F4 D4 B5\n"
            "R3 F2 D3 B2\nR3 F4 D5 B4\nR4 F2 D4 B1\nR4 F3 D5 B2\n");
  std::string names;
  for (std::size_t k = 1; k < subtree.options.size(); ++k) names += four.label(subtree.options[k]) + ' ';
  EXPECT_EQ(names, "Q@(1,2) Q@(1,3) Q@(2,1) Q@(2,3) Q@(3,1) Q@(3,2) ");
  std::uint64_t nodes = 0;
  EXPECT_TRUE(covers_here(tree, Chooser::smallest, nodes).empty());
  // to the right of 2/4 every move is forced, and nothing is left
  tree.go_to({{2, 4}});
  EXPECT_EQ(tree.chosen().size(), 4u);
  EXPECT_EQ(tree.subtree().problem.item_count(), 0);
}

// Whatever must still be covered, and can be, is said by bounds.
TEST(Subtrees, OfTheKitchen) {
  Problem evening;
  evening.add_item("cook", Bounds{1, 2});
  evening.add_item("pot", Kind::secondary);
  int const soup = evening.add_colour("soup"), rice = evening.add_colour("rice");
  for (auto const& [name, colour] : {std::pair("Ann", soup), std::pair("Bob", soup), std::pair("Cem", rice)}) {
    evening.add_option(name);
    evening.add_entry(1);
    evening.add_entry(2, colour);
  }
  Subtrees tree(evening);
  EXPECT_TRUE(tree.divide());
  auto const subtree = tree.subtree();  // Bob may come
  EXPECT_EQ(tree.chosen(), std::vector<int>{1});
  EXPECT_EQ(subtree.problem.item_count(), 1);
  EXPECT_EQ(subtree.problem.item(1).bounds, (Bounds{0, 1}));
  EXPECT_EQ(subtree.options, (std::vector<int>{0, 2}));
  EXPECT_TRUE(tree.divide());
  EXPECT_EQ(spelled(tree.path()), "1/3 1/2");
}

// Two programs that cut in their own ways agree about what is left.
TEST(Subtrees, OfLongOnesMayBeDeep) {
  Problem const board = dominoes(2, 2000);
  Subtrees tree(board);
  int cuts = 0;
  while (tree.divide()) ++cuts;
  EXPECT_GT(cuts, 900);
  tree.pass();
  EXPECT_FALSE(tree.is_over());
  auto const path = tree.path();
  Subtrees other(board);
  other.go_to(path);
  EXPECT_EQ(other.path(), path);
  EXPECT_EQ(other.chosen(), tree.chosen());
}
