// A search with a single kind of subproblem, by recursion, without anything that
// makes it fast: no moves, no memory, no images.
#pragma once
#include "covers.hpp"
#include "dlx/fast/tables.hpp"
#include "dlx/fast/wide.hpp"
#include "dlx/more/painted.hpp"
#include "dlx/more/search.hpp"
#include <algorithm>
#include <functional>
#include <random>

using namespace dlx;
namespace vectors = dlx::HWY_NAMESPACE;  // the shortest ones

template<class Kind> class Recursion {
public:
  Recursion(Problem const& problem, Chooser chooser, bool counting = false)
    : rows(problem), context{rows, chooser, totals}, tables(rows, context.arena), kind(context) {
    context.counting = counting;
    subproblem = tables.whole();
  }
  Covers covers;
  std::size_t most = ~std::size_t(0);  // to be found
  Totals totals;
  std::uint64_t branched = 0;  // so many nodes
  std::uint64_t settled = 0;   // so many options completed a cover without a look
  std::size_t start = 0;       // so many options were forced at the root
  vectors::Subproblem* subproblem = nullptr;
  std::function<void(Kind&, Recursion&)> look;  // at each child that branches
  // The options of the root's item, if they are all given away.
  std::vector<int> given_away() {
    State const s = whole();
    vectors::Wide root(context);
    vectors::Frame f = frame_at(root.arrive(*subproblem, s.live, s.open));
    root.start_here(f);
    std::vector<int> options;
    root.give(f, [&](std::initializer_list<int> path) { options.insert(options.end(), path); });
    return options;
  }
  void run() {
    State const s = whole();
    if (int const item = arrive(s); item >= 0) begin(item, s);
  }
  // The same in a subproblem of what is left after the moves that are forced at the root.
  template<class Wanted> void run_squeezed(Wanted is_wanted) {
    State const s = whole();
    int const outcome = arrive(s);
    if (outcome < 0) return;
    int const item = vectors::rank(s.open, outcome);
    subproblem = tables.squeezed(*subproblem, s.live, s.open);
    if (is_wanted(*subproblem)) begin(item, whole());
  }
  Rows rows;
  vectors::SearchContext context;

private:
  struct State { Bits *live, *open; };
  State whole() {  // all options alive, all items open
    return {context.arena.first_members(static_cast<std::size_t>(subproblem->options)),
            context.arena.first_members(static_cast<std::size_t>(subproblem->primaries))};
  }
  int arrive(State const& s) {  // at the root
    int const outcome = vectors::Wide(context).arrive(*subproblem, s.live, s.open);
    if (outcome == vectors::is_cover) report();
    return outcome;
  }
  void begin(int item, State const& s) {
    ++branched;
    start = context.chosen;
    vectors::Frame f = frame_at(item);
    kind.start(f, s.live, s.open);
    try_all(f);
  }
  void report() {
    ++totals.solutions;
    covers.emplace_back(context.path.begin(), context.path.begin() + static_cast<std::ptrdiff_t>(context.chosen));
    std::sort(covers.back().begin(), covers.back().end());
  }
  vectors::Frame frame_at(int item) const {
    vectors::Frame f;
    f.subproblem = subproblem;
    f.item = item;
    f.length = context.chosen;
    return f;
  }
  void try_all(vectors::Frame& f) {
    f.top = context.arena.mark();
    int left = f.left;
    while (covers.size() < most && f.left > 0) {
      context.arena.release(f.top);
      context.chosen = f.length;
      auto const show = [&] {
        settled += f.is_last;
        report();
        return covers.size() < most;
      };
      if (kind.show_last(f, 3, show)) continue;
      int const outcome = kind.try_next(f);
      EXPECT_LE(f.left, left);
      left = f.left;
      if (outcome == vectors::is_cover) report();
      else if (outcome >= 0) {
        ++branched;
        if (look) look(kind, *this);
        vectors::Frame child = frame_at(outcome);
        kind.start_here(child);
        try_all(child);
      }
    }
  }
  vectors::Tables tables;
  Kind kind;
};

inline Covers covers_of_the_list(Problem const& p, Chooser chooser, std::uint64_t most = 0) {
  Covers covers;
  Painted list(p);
  Limits limits;
  limits.solutions = most;
  search(list, chooser, limits, collect_sorted(covers));
  return covers;
}
// So many options, with secondary items and colours, and not too many covers.
inline Problem problem_with(std::mt19937& dice, int items, int secondary, int options, int colours, int longest = 4) {
  Problem p;
  for (int i = 1; i <= items; ++i) p.add_item("p" + std::to_string(i));
  for (int i = 1; i <= secondary; ++i) p.add_item("s" + std::to_string(i), dlx::Kind::secondary);
  auto pick = [&](int n) { return static_cast<int>(dice() % static_cast<unsigned>(n)); };
  for (int o = 0; o < options; ++o) {
    p.add_option();
    std::vector<bool> used(static_cast<std::size_t>(items) + 1);
    for (int k = 1 + pick(longest); k > 0; --k)
      if (int const i = 1 + pick(items); !used[static_cast<std::size_t>(i)]) {
        used[static_cast<std::size_t>(i)] = true;
        p.add_entry(i);
      }
    for (int i = 1; i <= secondary; ++i)
      if (pick(8) == 0) p.add_entry(items + i, colours == 0 ? 0 : p.add_colour(std::string(1, static_cast<char>('a' + pick(colours)))));
  }
  return p;
}
