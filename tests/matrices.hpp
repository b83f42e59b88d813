// What the tests of Algorithm X share, the plain one and the general one: matrices from
// lists of rows, random ones, diaries of a search, and covers found without any search.
#pragma once
#include "dlx/dance/observer.hpp"
#include "dlx/dance/problem.hpp"
#include <algorithm>
#include <cstdint>
#include <random>
#include <span>
#include <sstream>
#include <string>
#include <vector>

using Cover = std::vector<int>;
using Covers = std::vector<Cover>;
using Rows = std::vector<std::vector<int>>;

// A problem of either kind: an option is a row, with the numbers of its items.
template <class Problem>
Problem make(int primary, int secondary, Rows const& options) {
  Problem p;
  for (int i = 1; i <= primary; ++i) p.add_item("C" + std::to_string(i));
  for (int i = 1; i <= secondary; ++i) p.add_item("S" + std::to_string(i), dlx::dance::Kind::secondary);
  for (auto const& o : options) {
    p.add_option();
    for (int i : o) p.add_entry(i);
  }
  return p;
}

inline Rows const five_rows = {{2, 3, 5}, {1, 4}, {2, 5}, {1, 3, 4}};  // of five columns
inline Rows const paper_rows = {{3, 5, 6}, {1, 4, 7}, {2, 3, 6}, {1, 4}, {2, 7}, {4, 5, 7}};  // of seven
inline Rows const report_rows = {{1, 4}, {1, 4, 7}, {2, 3, 6, 7}, {2, 7}, {3, 5, 6}, {4, 5, 7}};
inline Rows const heuristic_rows = {{3, 5, 6}, {1, 7}, {1, 2, 3, 4, 6}, {1, 2}, {5, 7}, {2, 5, 7}};

// Item i is all of option i.
template <class Problem>
Problem diagonal(int n) {
  Rows rows;
  for (int i = 1; i <= n; ++i) rows.push_back({i});
  return make<Problem>(n, 0, rows);
}

// Fewer than so many items and options; an item is in one option of so many.
struct Sizes {
  unsigned primary, secondary, options, one_in;
};
template <class Problem>
Problem random_matrix(std::mt19937& random, Sizes const& most) {
  int const primary = static_cast<int>(random() % most.primary), secondary = static_cast<int>(random() % most.secondary);
  Rows options(random() % most.options);
  for (auto& o : options) {
    for (int i = 1; i <= primary + secondary; ++i)
      if (random() % most.one_in == 0) o.push_back(i);
    std::ranges::shuffle(o, random);
  }
  return make<Problem>(primary, secondary, options);
}

// All that an observer is told, a line each.
template <class Base>
struct Diary : Base {
  std::ostringstream out;
  void choose(int i, int s, int l) override { out << "choose " << i << '/' << s << '@' << l << '\n'; }
  void attempt(int o, int n, int l) override { out << "try " << o << ' ' << n << '@' << l << '\n'; }
  void dead(int i, int l) override { out << "dead " << i << '@' << l << '\n'; }
  void solution(std::span<int const> s, int l) override {
    out << "solution";
    for (int o : s) out << ' ' << o;
    out << '@' << l << '\n';
  }
  void done(dlx::dance::Totals const& t) override { out << "done " << t.nodes << ' ' << t.solutions << '\n'; }
  void cover(int, int) override { out << "cover\n"; }
  void uncover(int, int) override { out << "uncover\n"; }
  void write(dlx::dance::Field, int, int, int) override { out << "write\n"; }
};

// What a search on paper and one with links have in common.
template <class Base>
struct Story : Base {
  std::ostringstream out;
  void choose(int i, int s, int l) override { out << 'c' << i << '/' << s << '@' << l << ' '; }
  void attempt(int o, int, int l) override { out << 't' << o << '@' << l << ' '; }
  void dead(int i, int l) override { out << 'd' << i << '@' << l << ' '; }
  void solution(std::span<int const> s, int l) override {
    out << "s@" << l;
    for (int o : s) out << ',' << o;
    out << ' ';
  }
};

template <class Problem>
std::vector<int> items_of(Problem const& p, int o) {
  std::vector<int> items;
  if constexpr (requires { p.option(o).items; })
    items.assign(p.option(o).items.begin(), p.option(o).items.end());
  else
    for (auto const& e : p.option(o)) items.push_back(e.item);
  return items;
}

// Every subset of the options: no search at all.
template <class Problem>
Covers by_subsets(Problem const& p) {
  Covers found;
  for (unsigned set = 0; set < (1u << p.option_count()); ++set) {
    std::vector<int> hits(static_cast<std::size_t>(p.item_count()) + 1);
    Cover cover;
    bool good = true;
    for (int o = 1; o <= p.option_count(); ++o)
      if (set >> (o - 1) & 1) {
        cover.push_back(o);
        bool primary = false;
        for (int i : items_of(p, o)) {
          ++hits[static_cast<std::size_t>(i)];
          primary |= i <= p.primary_count();
        }
        good &= primary;
      }
    for (int i = 1; i <= p.item_count(); ++i) {
      int const n = hits[static_cast<std::size_t>(i)];
      good &= i <= p.primary_count() ? n == 1 : n <= 1;
    }
    if (good) found.push_back(cover);
  }
  return found;
}

inline Covers sorted(Covers covers) {
  for (auto& c : covers) std::ranges::sort(c);
  std::ranges::sort(covers);
  return covers;
}
