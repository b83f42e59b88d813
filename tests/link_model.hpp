// What every field of a four-way list must be when certain items are covered,
// computed from the matrix with sorted sets: no links, nothing is undone.
#pragma once
#include "dlx/dance/links.hpp"
#include "dlx/more/links.hpp"
#include "dlx/more/problem.hpp"
#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <vector>

class LinkModel {
 public:
  // `covered` lists the items in the order in which they were covered; a
  // negative number -x stands for the purification of node x, and tweaked + x
  // for an option that is tweaked, beginning at node x.
  static constexpr int tweaked = 1000000;
  LinkModel(dlx::Problem const& p, std::vector<int> const& covered) : problem(p) {
    int x = p.item_count();
    nodes_of.resize(idx(p.option_count()) + 1);
    columns.resize(idx(p.item_count()) + 1);
    nodes.resize(idx(p.item_count() + p.entry_count()) + 1);
    shades.resize(nodes.size());
    std::map<int, int> number;  // colours as the options mention them
    for (int o = 1; o <= p.option_count(); ++o)
      for (auto const& e : p.option(o)) {
        nodes_of[idx(o)].push_back(++x);
        columns[idx(e.item)].insert(x);
        nodes[idx(x)].item = e.item;
        shades[idx(x)] = e.colour == 0 ? 0 : number.try_emplace(e.colour, static_cast<int>(number.size()) + 1).first->second;
        option_of[x] = o;
      }
    for (int c = 0; c <= p.primary_count(); ++c) ring.insert(c);
    full = columns;
    for (int c : covered) c > tweaked ? tweak(c - tweaked) : c > 0 ? cover(c) : purify(-c);
    finish();
  }
  std::vector<dlx::Place> nodes;
  std::vector<int> sizes, shades;

  template <class List>  // the plain list, or one of the general ones
  bool equals(List const& links) const {
    for (int x = 0; x < links.node_count(); ++x) {
      auto const& a = links[x];
      auto const& b = nodes[idx(x)];
      if (a.left != b.left || a.right != b.right || a.up != b.up || a.down != b.down || a.item != b.item) return false;
    }
    for (int c = 1; c <= problem.item_count(); ++c)
      if (links.size(c) != sizes[idx(c)]) return false;
    return links.node_count() == static_cast<int>(nodes.size());
  }

 private:
  using Set = std::set<int>;
  static std::size_t idx(int i) { return static_cast<std::size_t>(i); }
  dlx::Problem const& problem;
  std::vector<std::vector<int>> nodes_of;
  std::vector<Set> columns, full;
  std::map<int, int> option_of;
  Set ring;

  // neighbours of x in a ring that consists of `set` (and `header` if it is not 0)
  static int before(Set const& set, int x, int header) {
    auto it = set.lower_bound(x);
    if (it != set.begin()) return *std::prev(it);
    return header ? header : *set.rbegin();
  }
  static int after(Set const& set, int x, int header) {
    auto it = set.upper_bound(x);
    if (it != set.end()) return *it;
    return header ? header : *set.begin();
  }
  void remember_column(int x) {
    auto& n = nodes[idx(x)];
    n.up = before(columns[idx(n.item)], x, n.item);
    n.down = after(columns[idx(n.item)], x, n.item);
  }
  void remember_ring(int c) {
    nodes[idx(c)].left = before(ring, c, 0);
    nodes[idx(c)].right = after(ring, c, 0);
  }
  void cover(int c) {
    if (c <= problem.primary_count()) {
      remember_ring(c);
      ring.erase(c);
    }
    for (int i : columns[idx(c)]) hide(i);
  }
  void hide(int i) {
    auto const& row = nodes_of[idx(option_of.at(i))];
    auto const here = static_cast<std::size_t>(std::find(row.begin(), row.end(), i) - row.begin());
    for (std::size_t k = 1; k < row.size(); ++k) {
      int const j = row[(here + k) % row.size()];
      if (shades[idx(j)] < 0) continue;
      remember_column(j);
      columns[idx(nodes[idx(j)].item)].erase(j);
    }
  }
  void tweak(int x) {
    hide(x);
    remember_column(x);
    columns[idx(nodes[idx(x)].item)].erase(x);
  }
  void purify(int x) {
    int const c = nodes[idx(x)].item, shade = shades[idx(x)];
    shades[idx(c)] = shade;
    for (int i : columns[idx(c)])
      if (shades[idx(i)] == shade)
        shades[idx(i)] = -1;
      else
        hide(i);
  }
  void finish() {
    for (int c : ring) remember_ring(c);
    sizes.assign(idx(problem.item_count()) + 1, 0);
    for (int c = 0; c <= problem.item_count(); ++c) {
      auto& n = nodes[idx(c)];
      auto const& column = columns[idx(c)];
      n.item = c;
      n.down = column.empty() ? c : *column.begin();
      n.up = column.empty() ? c : *column.rbegin();
      if (c > problem.primary_count()) n.left = n.right = c;
      sizes[idx(c)] = static_cast<int>(column.size());
      for (int x : column) remember_column(x);
    }
    for (auto const& row : nodes_of)
      for (std::size_t k = 0; k < row.size(); ++k) {
        nodes[idx(row[k])].left = row[(k + row.size() - 1) % row.size()];
        nodes[idx(row[k])].right = row[(k + 1) % row.size()];
      }
  }
};
