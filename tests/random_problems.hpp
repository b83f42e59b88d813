// Small random problems, and covers found by looking at every subset.
#pragma once
#include "dlx/more/problem.hpp"
#include <algorithm>
#include <cstdint>
#include <numeric>
#include <random>
#include <set>
#include <string>
#include <vector>

struct Shape {
  int primary = 4, secondary = 2, options = 8;
  double density = 0.35;
  int colours = 0;  // how many there are; an entry has one with probability 2/3
  bool bounds = false;  // may primary items have bounds?
  int costs = 0;        // 0, or costs are below this
  int bounded = 0;      // so many more primary items, none of them exact
  int coloured = 0;     // so many more secondary items; if any, the others have no colours
  bool named = false;   // have options names?
  int rebates = 0;      // so much is taken from each cost
};

inline Shape random_shape(std::mt19937& dice) {
  auto pick = [&](int low, int high) { return std::uniform_int_distribution<int>(low, high)(dice); };
  return {pick(0, 6), pick(0, 4), pick(0, 11), 0.15 + 0.1 * pick(0, 4)};
}

inline dlx::Bounds random_bounds(std::mt19937& dice, Shape const& shape) {
  if (!shape.bounds || dice() % 2 == 0) return {1, 1};
  int const lower = static_cast<int>(dice() % 3), width = static_cast<int>(dice() % 4);
  return {lower, width == 3 ? dlx::unlimited : std::max(1, lower + width)};
}

inline dlx::Bounds inexact_bounds(std::mt19937& dice) {
  dlx::Bounds bounds{1, 1};
  while (bounds == dlx::Bounds{1, 1}) bounds = random_bounds(dice, {.bounds = true});
  return bounds;
}

inline dlx::Problem random_problem(std::mt19937& dice, Shape const& shape) {
  dlx::Problem p;
  for (int i = 1; i <= shape.primary; ++i) p.add_item("P" + std::to_string(i), random_bounds(dice, shape));
  for (int i = 1; i <= shape.bounded; ++i) p.add_item("B" + std::to_string(i), inexact_bounds(dice));
  for (int i = 1; i <= shape.secondary; ++i) p.add_item("S" + std::to_string(i), dlx::Kind::secondary);
  for (int i = 1; i <= shape.coloured; ++i) p.add_item("C" + std::to_string(i), dlx::Kind::secondary);
  int const plain = shape.coloured > 0 ? p.item_count() - shape.coloured : p.primary_count();
  std::bernoulli_distribution coin(shape.density);
  std::vector<int> items(static_cast<std::size_t>(p.item_count()));
  for (int o = 0; o < shape.options; ++o) {
    p.add_option(shape.named ? "o" + std::to_string(o + 1) : "");
    if (shape.costs > 0) p.add_cost(static_cast<int>(dice() % static_cast<unsigned>(shape.costs)) - shape.rebates);
    for (int i = 1; i <= p.item_count(); ++i) items[static_cast<std::size_t>(i - 1)] = i;
    std::shuffle(items.begin(), items.end(), dice);  // entries need not be sorted
    for (int i : items) {
      if (!coin(dice)) continue;
      bool const paint = shape.colours > 0 && i > plain && dice() % 3 != 0;
      p.add_entry(i, paint ? p.add_colour("c" + std::to_string(dice() % static_cast<unsigned>(shape.colours))) : 0);
    }
  }
  return p;
}

inline dlx::Problem coloured_problem(std::mt19937& dice, int colours) {
  Shape shape = random_shape(dice);
  shape.colours = colours;
  return random_problem(dice, shape);
}

// One of a series: with two colours, with one, or without, and every second one with bounds.
inline dlx::Problem serial_problem(std::mt19937& dice, unsigned round) {
  Shape shape = random_shape(dice);
  shape.colours = static_cast<int>(round % 3);
  shape.bounds = round % 2 == 1;
  return random_problem(dice, shape);
}

// The numbers from |low| on, so many, in random order and pieces of at most |most|.
inline std::vector<std::vector<int>> cut_in_pieces(std::mt19937& dice, int low, int count, int most) {
  std::vector<int> all(static_cast<std::size_t>(count));
  std::iota(all.begin(), all.end(), low);
  std::shuffle(all.begin(), all.end(), dice);
  std::vector<std::vector<int>> pieces;
  for (auto it = all.begin(); it != all.end();) {
    auto const size = 1 + static_cast<std::ptrdiff_t>(dice() % static_cast<unsigned>(most));
    auto const end = it + std::min(size, all.end() - it);
    pieces.emplace_back(it, end);
    it = end;
  }
  return pieces;
}

// Options that cover the items exactly once are hidden among others, so that
// there is something to find.  Items of an option lie close together or not.
inline dlx::Problem planted(std::mt19937& dice, int items, int secondary, int colours, int options, int size) {
  auto pick = [&](int n) { return static_cast<int>(dice() % static_cast<unsigned>(n)); };
  dlx::Problem p;
  for (int i = 1; i <= items; ++i) p.add_item("P" + std::to_string(i));
  for (int i = 1; i <= secondary; ++i) p.add_item("S" + std::to_string(i), dlx::Kind::secondary);
  auto list = cut_in_pieces(dice, 1, items, size);
  while (static_cast<int>(list.size()) < options) {
    std::set<int> s;
    for (int k = 1 + pick(size); k > 0; --k) s.insert(1 + pick(items));
    list.emplace_back(s.begin(), s.end());
  }
  std::shuffle(list.begin(), list.end(), dice);
  for (auto const& o : list) {
    p.add_option();
    for (int i : o) p.add_entry(i);
    for (int i = 1; i <= secondary; ++i)
      if (pick(8) == 0) p.add_entry(items + i, colours == 0 || pick(7) == 0 ? 0 : p.add_colour("c" + std::to_string(pick(colours))));
  }
  return p;
}

enum Part { exact = 1, bounded = 2, secondary = 4, coloured = 8, costs = 16, all_parts = 31 };

// A problem that will have these parts; it may turn out to lack some of them.
inline dlx::Problem mixture(std::mt19937& dice, unsigned parts, bool named = false) {
  auto some = [&](Part part, unsigned most) { return parts & part ? 1 + static_cast<int>(dice() % most) : 0; };
  static int const prices[] = {2, 5, 100, 100000};
  Shape shape{some(exact, 3), some(secondary, 2), 4 + static_cast<int>(dice() % 8), 0.2 + 0.1 * static_cast<double>(dice() % 4)};
  shape.bounded = some(bounded, 3);
  shape.coloured = some(coloured, 3);
  if (parts & coloured) shape.colours = 1 + static_cast<int>(dice() % 3);
  shape.named = named;
  if (parts & costs) shape.costs = prices[dice() % 4];
  return random_problem(dice, shape);
}
inline std::int64_t cost_of(dlx::Problem const& p, std::vector<int> const& cover) {
  std::int64_t sum = 0;
  for (int o : cover) sum += p.cost(o);
  return sum;
}

// All covers, each sorted, by trying every subset of the options.
inline std::set<std::vector<int>> covers_by_force(dlx::Problem const& p) {
  std::set<std::vector<int>> covers;
  for (unsigned set = 0; set < (1u << p.option_count()); ++set) {
    std::vector<int> times(static_cast<std::size_t>(p.item_count()) + 1, 0), options;
    std::vector<std::set<int>> colours(times.size());
    bool good = true;
    for (int o = 1; o <= p.option_count(); ++o) {
      if (!(set >> (o - 1) & 1)) continue;
      options.push_back(o);
      bool candidate = false;
      for (auto const& e : p.option(o)) {
        ++times[static_cast<std::size_t>(e.item)];
        colours[static_cast<std::size_t>(e.item)].insert(e.colour);
        candidate = candidate || p.item(e.item).kind == dlx::Kind::primary;
      }
      good = good && candidate;
    }
    for (int i = 1; i <= p.item_count(); ++i) {
      int const t = times[static_cast<std::size_t>(i)];
      auto const& c = colours[static_cast<std::size_t>(i)];
      bool const agree = c.size() == 1 && *c.begin() != 0;  // all in the same colour
      auto const [lower, upper] = p.item(i).bounds;
      good = good && (p.item(i).kind == dlx::Kind::primary ? lower <= t && t <= upper : t <= 1 || agree);
    }
    if (good) covers.insert(options);
  }
  return covers;
}

// Dominoes, written down here in another way than in the book.
inline dlx::Problem dominoes(int rows, int columns) {
  dlx::Problem p;
  for (int k = 0; k < rows * columns; ++k) p.add_item("c" + std::to_string(k));
  for (int k = 0; k < rows * columns; ++k) {
    if (k % columns + 1 < columns) p.add_option({k + 1, k + 2});
    if (k / columns + 1 < rows) p.add_option({k + 1, k + 1 + columns});
  }
  return p;
}
