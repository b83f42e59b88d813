// Naive search and DLX with the first item walk through the same tree; the
// numbers of the committed benchmark are what the searches do today.
#include "dlx/puzzle/comparison.hpp"
#include "dlx/more/search.hpp"
#include "puzzles.hpp"
#include "shell.hpp"
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <algorithm>
#include <random>

using namespace dlx;

namespace {
std::string const groups[] = {"easy", "intermediate", "expert"};

std::vector<std::string> lines(std::string const& file) {
  std::istringstream in(slurp(file));
  std::vector<std::string> result;
  for (std::string line; std::getline(in, line);) result.push_back(line);
  return result;
}
Totals by_links(Boxes boxes, Givens const& grid, Chooser chooser) {
  return tree_of(with_givens(sudoku(boxes, grid.symbols), grid), chooser);
}
void expect_same_tree(Boxes boxes, Givens const& grid) {
  auto const naive = naive_sudoku(boxes, grid);
  auto const links = by_links(boxes, grid, Chooser::first);
  EXPECT_EQ(naive.nodes, links.nodes);
  EXPECT_EQ(naive.dead, links.dead);
  EXPECT_EQ(naive.solutions, links.solutions);
}
}  // namespace

TEST(Comparison, NaiveSearchHasTheTreeOfTheFirstItem) {
  for (auto const boxes : {Boxes{1, 1}, Boxes{1, 2}, Boxes{1, 3}, Boxes{2, 2}, Boxes{2, 1}}) {
    auto const grid = blank_givens(boxes.height * boxes.width);
    expect_same_tree(boxes, grid);
  }
  EXPECT_EQ(naive_sudoku({2, 2}, blank_givens(4)).solutions, 288u);
  auto const contradiction = read_givens(Source{"grid", "123. ...4 .... ...."});
  expect_same_tree({2, 2}, contradiction);
  EXPECT_EQ(naive_sudoku({2, 2}, contradiction).solutions, 0u);
  // Some squares of a full grid of order six, with boxes of both shapes.
  std::mt19937 dice(1);
  for (auto const boxes : {Boxes{2, 3}, Boxes{3, 2}}) {
    std::vector<int> grid;
    auto const problem = sudoku(boxes, blank_givens(6).symbols);
    Links links(problem);
    Limits one;
    one.solutions = 1;
    std::vector<int> cover;
    search(links, Chooser::smallest, one, [&](std::span<int const> c) { cover.assign(c.begin(), c.end()); });
    std::sort(cover.begin(), cover.end());
    for (int round = 0; round < 20; ++round) {
      auto givens = blank_givens(6);
      for (int o : cover)
        if (dice() % 3 == 0) givens.squares.push_back({(o - 1) / 36, (o - 1) / 6 % 6, (o - 1) % 6 + 1, 0, 0});
      expect_same_tree(boxes, givens);
    }
  }
}

// The exercise: the empty square with the fewest symbols that fit. A given is visited once, before all others.
namespace {
std::uint64_t nodes_with_fewest(std::vector<int>& value) {  // by square; 0 is empty
  std::vector<int> best;
  std::size_t at = 81;
  for (std::size_t k = 0; k < 81; ++k) {
    if (value[k] != 0) continue;
    std::vector<int> fitting;
    for (int symbol = 1; symbol <= 9; ++symbol) {
      bool fits = true;
      for (std::size_t j = 0; j < 81; ++j) {
        bool const sees = j / 9 == k / 9 or j % 9 == k % 9 or (j / 27 == k / 27 and j % 9 / 3 == k % 9 / 3);
        fits = fits and not(sees and value[j] == symbol);
      }
      if (fits) fitting.push_back(symbol);
    }
    if (at == 81 or fitting.size() < best.size()) best = fitting, at = k;
  }
  std::uint64_t nodes = 1;
  if (at == 81) return nodes;
  for (int symbol : best) {
    value[at] = symbol;
    nodes += nodes_with_fewest(value);
  }
  value[at] = 0;
  return nodes;
}
}  // namespace

TEST(Comparison, TheFewestSymbolsTakeMoreThan82Nodes) {
  std::uint64_t sum = 0, least = 1'000'000, most = 0;
  for (auto const& puzzle : lines("bench/sudoku/easy.txt")) {
    std::vector<int> value(81, 0);
    auto const grid = read_givens(Source{"grid", puzzle});
    for (auto const& g : grid.squares) value[static_cast<std::size_t>(9 * g.row + g.column)] = g.value;
    auto const nodes = grid.squares.size() + nodes_with_fewest(value);
    sum += nodes;
    least = std::min(least, nodes);
    most = std::max(most, nodes);
  }
  EXPECT_EQ(sum, 112843u);
  EXPECT_EQ(least, 87u);
  EXPECT_EQ(most, 5787u);
}

// The committed results have the nodes of each puzzle; they must be what the
// searches visit.  All 600 of them take half a minute.
TEST(Comparison, TheResultsOfTheBookHaveTheRightNodes) {
  bool const all = std::getenv("DLX_LONG") != nullptr;
  auto const results = nlohmann::json::parse(slurp("bench/sudoku.json"));
  ASSERT_EQ(results["groups"].size(), 3u);
  for (std::size_t g = 0; g < 3; ++g) {
    auto const& group = results["groups"][g];
    EXPECT_EQ(group["name"], groups[g]);
    auto const puzzles = lines("bench/sudoku/" + groups[g] + ".txt");
    ASSERT_EQ(puzzles.size(), 200u);
    auto const& nodes = group["nodes"];
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
      auto const grid = read_givens(Source{"grid", puzzles[i]});
      Boxes const boxes = {3, 3};
      auto const smallest = by_links(boxes, grid, Chooser::smallest);
      EXPECT_EQ(smallest.solutions, 1u);
      EXPECT_EQ(nodes["smallest"][i], smallest.nodes);
      EXPECT_EQ(nodes["naive"][i], nodes["first"][i]);
      if (!all && nodes["naive"][i] > 20000) continue;
      EXPECT_EQ(nodes["naive"][i], naive_sudoku(boxes, grid).nodes);
      EXPECT_EQ(nodes["first"][i], by_links(boxes, grid, Chooser::first).nodes);
    }
  }
}

// A fresh measurement has the form that the book reads.
TEST(Comparison, CanBeMeasuredAgain) {
  Scratch scratch;
  auto const file = scratch.file("few.txt", lines("bench/sudoku/expert.txt")[1] + '\n');
  auto const out = (scratch / "out.json").string();
  EXPECT_EQ(run("bench-sudoku measure 1 " + file + " > " + out).status, 0);
  auto const r = nlohmann::json::parse(slurp(out));
  EXPECT_EQ(r["groups"][0]["name"], "few");
  EXPECT_GT(r["groups"][0]["microseconds"]["naive"][0], 0);
  EXPECT_EQ(run("bench-sudoku table " + out).status, 0);
  for (std::string const what : {"nodes", "microseconds"})
    EXPECT_EQ(run("bench-sudoku plot " + out + ' ' + what + " | neato -n2 -Tsvg > /dev/null").err, "");
  EXPECT_EQ(run("bench-sudoku measure 1 " + (scratch / "nothing").string()).status, 2);
}
