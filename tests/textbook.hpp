// Algorithm X on copied matrices, with colours, bounds, and limits: slow, plain, and
// the yardstick for all searches of the book. It shares no line with what it measures.
#pragma once
#include <algorithm>
#include <string>
#include <vector>

#include "dlx/base/index.hpp"
#include "dlx/dance/algorithm_x.hpp"
#include "dlx/more/observer.hpp"
#include "dlx/more/problem.hpp"

namespace dlx {
using dance::Copies;
namespace yardstick {
// A sheet of paper: a cell is 0, 1, or more for a colour, and above each column
// stands what it can still get.
struct Matrix {
  std::vector<int> items;
  std::vector<Bounds> bounds;
  std::vector<int> options;
  std::vector<int> cells;
  int at(std::size_t r, std::size_t c) const { return cells[r * items.size() + c]; }
};

inline Matrix whole(Problem const& problem) {
  Matrix m;
  for (int i = 1; i <= problem.item_count(); ++i) {
    m.items.push_back(i);
    m.bounds.push_back(problem.item(i).bounds);
  }
  for (int o = 1; o <= problem.option_count(); ++o) m.options.push_back(o);
  m.cells.assign(m.items.size() * m.options.size(), 0);
  for (std::size_t r = 0; r < m.options.size(); ++r)
    for (Entry const& e : problem.option(m.options[r])) m.cells[r * m.items.size() + index(e.item - 1)] = 1 + e.colour;
  return m;
}

// Two rows meet in a column that can get only one of them, unless they agree
// about its colour there.
inline bool meet(Matrix const& m, std::size_t r, std::size_t s) {
  for (std::size_t c = 0; c < m.items.size(); ++c)
    if (m.at(r, c) != 0 and m.at(s, c) != 0 and m.bounds[c].upper == 1 and
        (m.at(r, c) == 1 or m.at(r, c) != m.at(s, c)))
      return true;
  return false;
}

// The sheet after a row has been chosen in a column, or none (a number that no row
// has): without the rows that meet it, without those of the column that had their
// turn, and without columns that can get nothing any more.
inline Matrix reduce(Matrix const& m, std::size_t chosen, std::size_t column) {
  Matrix rest;
  bool const none = chosen == m.options.size();
  std::vector<std::size_t> columns;
  for (std::size_t c = 0; c < m.items.size(); ++c) {
    auto [lower, upper] = m.bounds[c];
    if (not none and m.at(chosen, c) != 0) {
      lower = std::max(0, lower - 1);
      if (upper != unlimited) --upper;
    }
    if (upper == 0) continue;
    columns.push_back(c);
    rest.items.push_back(m.items[c]);
    rest.bounds.push_back({lower, upper});
  }
  for (std::size_t r = 0; r < m.options.size(); ++r) {
    bool const had_turn = m.at(r, column) != 0 and (none or r <= chosen);
    if (had_turn or (not none and meet(m, r, chosen))) continue;
    rest.options.push_back(m.options[r]);
    for (std::size_t c : columns) rest.cells.push_back(m.at(r, c));
  }
  return rest;
}

// In so many ways can the search go on with this column.
inline int degree_of(Matrix const& m, std::size_t c) {
  int size = 0;
  for (std::size_t r = 0; r < m.options.size(); ++r)
    if (m.at(r, c) != 0) ++size;
  return std::max(0, size + 1 - m.bounds[c].lower);
}

// The column with the fewest ways that needs something or has a row; or else |primary|.
inline std::size_t choose(Matrix const& m, std::size_t primary, Chooser chooser) {
  std::size_t best = primary;
  for (std::size_t c = 0; c < primary; ++c) {
    int const degree = degree_of(m, c);
    if (m.bounds[c].lower == 0 and degree == 1) continue;
    if (best == primary or degree < degree_of(m, best)) best = c;
    if (chooser == Chooser::first) break;
  }
  return best;
}

// The walk through the tree; "none" is a decision, 0 on the path.
struct Walker {
  Problem const& problem;
  Chooser chooser;
  Limits const& limits;
  Receive const& receive;
  Observer& observer;
  Result result = Result();
  Copies copies = Copies();
  Clock::time_point deadline = deadline_of(limits);
  std::vector<int> path = std::vector<int>();
  int level() const { return static_cast<int>(path.size()); }
  void visit(Matrix const& m) {
    ++result.totals.nodes;
    ++copies.matrices;
    copies.cells += m.cells.size();
    auto const last = std::ranges::upper_bound(m.items, problem.primary_count());
    auto const primary = index(last - m.items.begin());
    auto const c = choose(m, primary, chooser);
    if (c == primary) return report();
    auto const degree = degree_of(m, c);
    observer.choose(m.items[c], degree, level());
    if (degree > 0) return try_each_row(m, c, degree);
    ++result.totals.dead;
    observer.dead(m.items[c], level());
  }
  void report() {
    ++result.totals.solutions;
    auto options = path;
    std::erase(options, 0);
    observer.solution(options, level());
    if (receive) receive(options);
  }
  void try_each_row(Matrix const& m, std::size_t c, int degree) {
    for (std::size_t r = 0; r < m.options.size(); ++r)
      if (m.at(r, c) != 0) {
        if (degree-- == 0 or must_stop()) return;
        descend(m.options[r], reduce(m, r, c));
      }
    if (degree > 0 and not must_stop()) descend(0, reduce(m, m.options.size(), c));
  }
  void descend(int option, Matrix const& child) {
    ++result.totals.attempts;
    observer.attempt(option, 0, level());
    path.push_back(option);
    visit(child);
    path.pop_back();
  }
  bool must_stop() {
    auto& [ending, t] = result;
    if (limits.stop and limits.stop->load())
      ending = Ending::interrupted;
    else if ((limits.solutions > 0 and t.solutions >= limits.solutions) or
             (limits.nodes > 0 and t.nodes >= limits.nodes) or (limits.seconds > 0 and Clock::now() > deadline))
      ending = Ending::limit;
    return ending != Ending::complete;
  }
};

inline void refuse_large(Problem const& problem) {
  int const rows = problem.option_count(), columns = problem.item_count();
  int const levels = problem.has_bounds() ? rows : std::min(rows, problem.primary_count());
  if (1.0 * levels * rows * (columns + 100) > 1 << 28)
    throw Unsupported("the matrix is too large for the textbook search (" + std::to_string(rows) + " options, " +
                      std::to_string(columns) + " items): it copies the matrix at each step");
}
}  // namespace yardstick

inline Result algorithm_x(Problem const& problem, Chooser chooser, Limits const& limits, Receive const& receive,
                          Observer* observer = nullptr, Copies* copies = nullptr) {
  yardstick::refuse_large(problem);
  Observer nobody;
  yardstick::Walker walker = {problem, chooser, limits, receive, observer ? *observer : nobody};
  walker.visit(yardstick::whole(problem));
  walker.observer.done(walker.result.totals);
  if (copies) *copies = walker.copies;
  return walker.result;
}

}  // namespace dlx
