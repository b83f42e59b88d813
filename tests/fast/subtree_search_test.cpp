#include "dlx/fast/subtree_search.hpp"
#include "covers.hpp"
#include "made.hpp"
#include "random_problems.hpp"
#include "shell.hpp"
#include "dlx/base/source.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/fast/images.hpp"
#include "dlx/text/format.hpp"
#include <fmt/format.h>
#include <gtest/gtest.h>

using namespace dlx;

namespace {
Covers searched(Engine engine, Problem const& problem, Chooser chooser, int threads, std::mt19937& dice) {
  Covers covers;
  Subtrees tree(problem, chooser);
  SubtreeSearch const search(engine, problem, chooser, threads);
  for (; not tree.is_over(); tree.pass()) {
    while (dice() % 2 == 0 and tree.divide()) continue;
    EXPECT_EQ(search.search(tree, Limits(), collect_sorted(covers)).ending, Ending::complete);
  }
  return covers;
}
Covers whole(Problem const& problem, Chooser chooser) {
  Covers covers;
  search_with(Engine::links, problem, chooser, Limits(), collect_sorted(covers));
  return covers;
}
}  // namespace

TEST(SubtreeSearch, FindsTheCoversOfTheWholeWithEachEngine) {
  std::mt19937 dice(5);
  std::size_t covers = 0;
  for (int round = 0; round < 1000; ++round) {
    auto const problem = mixture(dice, dice() % 32);
    for (Engine engine : {Engine::automatic, Engine::links, Engine::masks, Engine::hybrid, Engine::filter})
      for (int threads : {1, 3}) {
        Chooser const chooser = engine == Engine::filter or dice() % 2 ? Chooser::smallest : Chooser::first;
        bool const takes_all = engine == Engine::automatic or engine == Engine::links;
        if (not takes_all and engine != Engine::masks and problem.has_bounds()) continue;
        if (engine == Engine::filter and problem.has_colours()) continue;
        auto const all = whole(problem, chooser);
        ASSERT_EQ(searched(engine, problem, chooser, threads, dice), all) << "round " << round;
        covers += all.size();
      }
  }
  EXPECT_GT(covers, 20000u);
}

// Problems in which masks look for symmetries, and remember.
TEST(SubtreeSearch, FindsTheCoversOfLargeOnes) {
  std::mt19937 dice(6);
  for (auto const* puzzle : {"dominoes 6x6", "queens 8", "langford 7", "pentominoes 3x20", "latin 4"}) {
    auto const problem = made(puzzle);
    auto const all = whole(problem, Chooser::smallest);
    for (int threads : {1, 2})
      for (Engine engine : {Engine::automatic, Engine::hybrid})
        EXPECT_EQ(searched(engine, problem, Chooser::smallest, threads, dice), all) << puzzle;
  }
}

TEST(SubtreeSearch, CountsWhatIsInThem) {
  std::mt19937 dice(7);
  auto const count = [&](Problem const& problem, int threads) {
    Natural sum = 0;
    Subtrees tree(problem);
    SubtreeSearch const search(Engine::automatic, problem, Chooser::smallest, threads);
    for (; not tree.is_over(); tree.pass()) {
      while (dice() % 2 == 0 and tree.divide()) continue;
      sum += search.count(tree, Limits()).covers;
    }
    return sum;
  };
  for (int round = 0; round < 1000; ++round) {
    auto const problem = mixture(dice, dice() % 32);
    ASSERT_EQ(count(problem, 1 + round % 2), whole(problem, Chooser::smallest).size()) << "round " << round;
  }
  EXPECT_EQ(count(dominoes(12, 12), 1), Natural("53060477521960000"));
  EXPECT_EQ(count(dominoes(8, 8), 2), 12988816);
}

TEST(SubtreeSearch, RefusesWhatAnEngineRefuses) {
  Problem bounded;
  bounded.add_item("A", Bounds{1, 2});
  bounded.add_option({1});
  bounded.add_option({1});
  Subtrees tree(bounded);
  EXPECT_EQ(SubtreeSearch(Engine::masks, bounded, Chooser::smallest).search(tree, Limits()).totals.solutions, 3u);
  EXPECT_THROW(SubtreeSearch(Engine::hybrid, bounded, Chooser::smallest).search(tree, Limits()), Unsupported);
}

// The table of the chapter.
namespace {
std::uint64_t nodes_of(Problem const& problem, int cuts, bool together, int& subtrees) {
  Subtrees tree(problem);
  SubtreeSearch const all(Engine::masks, problem, Chooser::smallest);
  std::uint64_t nodes = 0;
  for (subtrees = 0; not tree.is_over(); tree.pass(), ++subtrees) {
    while (static_cast<int>(tree.path().size()) < cuts and tree.divide()) continue;
    nodes += together ? all.search(tree, Limits()).totals.nodes
                      : SubtreeSearch(Engine::masks, problem, Chooser::smallest).search(tree, Limits()).totals.nodes;
  }
  return nodes;
}
}  // namespace
TEST(SubtreeSearch, CostsWhatTheTableSays) {
  auto expected = slurp("tests/data/subtrees.txt"), table = fmt::format("{:<18}{:>10}{:>10}{:>14}{:>10}\n", "problem", "whole", "subtrees", "on their own", "together");
  for (auto const* puzzle : {"queens 12", "pentominoes 6x10", "langford 11", "latin 5"}) {
    if (std::string(puzzle).starts_with("pentominoes") and not std::getenv("DLX_LONG")) {
      auto const line = expected.find("pentominoes");
      expected.erase(line, expected.find('\n', line) + 1 - line);
      continue;
    }
    auto const problem = made(puzzle);
    int none = 0, subtrees = 0;
    auto const uncut = nodes_of(problem, 0, true, none), alone = nodes_of(problem, 2, false, subtrees),
               together = nodes_of(problem, 2, true, subtrees);
    table += fmt::format("{:<18}{:>10}{:>10}{:>14}{:>10}\n", puzzle, uncut, subtrees, alone, together);
  }
  EXPECT_EQ(table, expected);
}
