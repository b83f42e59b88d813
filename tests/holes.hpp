// Quasigroups with holes: random Latin squares of which some squares have been emptied.
#pragma once
#include <algorithm>
#include <numeric>
#include <random>
#include <string>
#include <vector>

#include "dlx/more/problem.hpp"

// A random walk among the Latin squares, after Jacobson and Matthews (Journal of
// Combinatorial Designs 4, 1996): the cube of incidences, +1 and -1 on eight corners.
class LatinWalk {
 public:
  LatinWalk(std::mt19937& random, int order) : dice(random), n(order), cube(static_cast<std::size_t>(n * n * n)) {
    for (int r = 0; r < n; ++r)
      for (int c = 0; c < n; ++c) at(r, c, (r + c) % n) = 1;
    for (int k = 0; k < n * n * n or not proper; ++k) step();
  }
  int symbol(int row, int column) {
    int s = 0;
    while (at(row, column, s) != 1) ++s;
    return s;
  }

 private:
  int pick(int k) { return static_cast<int>(dice() % static_cast<unsigned>(k)); }
  int& at(int i, int j, int k) { return cube[static_cast<std::size_t>((i * n + j) * n + k)]; }
  template <class Cell>
  int one_of(Cell const& cell) {  // of the one or two places of a line that have a 1
    std::vector<int> ones;
    for (int i = 0; i < n; ++i)
      if (cell(i) == 1) ones.push_back(i);
    return ones[ones.size() == 1 ? 0 : static_cast<std::size_t>(pick(2))];
  }
  void step() {
    if (proper) do x = pick(n), y = pick(n), z = pick(n);
      while (at(x, y, z) != 0);
    int const i = one_of([&](int k) { return at(k, y, z); }), j = one_of([&](int k) { return at(x, k, z); }),
              k = one_of([&](int l) { return at(x, y, l); });
    ++at(x, y, z), ++at(x, j, k), ++at(i, y, k), ++at(i, j, z);
    --at(i, y, z), --at(x, j, z), --at(x, y, k), --at(i, j, k);
    proper = at(i, j, k) == 0;
    if (not proper) x = i, y = j, z = k;
  }
  std::mt19937& dice;
  int n, x = 0, y = 0, z = 0;
  bool proper = true;
  std::vector<int> cube;
};

// Only what is still open: a square without symbol, and a symbol that a row or column lacks.
inline dlx::Problem quasigroup_with_holes(unsigned seed, int order, int holes) {
  std::mt19937 dice(seed);
  LatinWalk square(dice, order);
  auto const n = static_cast<std::size_t>(order);
  std::vector<std::size_t> squares(n * n);
  std::iota(squares.begin(), squares.end(), std::size_t(0));
  for (std::size_t k = squares.size(); k > 1; --k) std::swap(squares[k - 1], squares[dice() % k]);
  std::vector<char> cell(n * n), row(n * n), column(n * n);
  for (std::size_t k = 0; k < static_cast<std::size_t>(holes); ++k) {
    auto const at = squares[k], r = at / n, c = at % n;
    auto const s = static_cast<std::size_t>(square.symbol(static_cast<int>(r), static_cast<int>(c)));
    cell[at] = row[r * n + s] = column[c * n + s] = 1;
  }
  dlx::Problem p;
  std::vector<int> cells(n * n), rows(n * n), columns(n * n);
  auto const name = [&](std::vector<char> const& wanted, std::vector<int>& items, char letter) {
    for (std::size_t k = 0; k < n * n; ++k)
      if (wanted[k]) items[k] = p.add_item(letter + std::to_string(k / n) + ',' + std::to_string(k % n));
  };
  name(cell, cells, 'p'), name(row, rows, 'r'), name(column, columns, 'c');
  for (std::size_t r = 0; r < n; ++r)
    for (std::size_t c = 0; c < n; ++c)
      for (std::size_t s = 0; s < n; ++s)
        if (cell[r * n + c] and row[r * n + s] and column[c * n + s]) p.add_option({cells[r * n + c], rows[r * n + s], columns[c * n + s]});
  return p;
}
