@** A fresh list for every child. \label{fast/filter}%
Whatever a dancing list does, it has to undo; half of its writing puts things back. Is there a search that never
undoes anything? There is, if each node of the search tree has {\it its own list of the options that are still
possible}. The list of a child is a copy of some of it. Dancing links were invented to avoid such copies. But here
an option is a single word, and a processor likes nothing better than to copy a few dozen words in a row.

This is the first engine without links, and the shortest. Its functions |keep| and |fewest| are exercise~17 of
\sec{course/coursework}. To write them yourself, stop here, and say \cmd{make exercise-filter}.

@ The dinner of \sec{dance/problem} has seven items. Let $A$ be bit~0, $B$ bit~1, and so on; then each option is
a word of seven bits, its {\it item set}. Two options clash if and only if their item sets {\it meet}, which one
instruction finds out. Here option~4 is chosen:
$$\vbox{\halign{\hfil#\quad&#\hfil\qquad&#\hfil\cr
&\overbits{ABCDEFG}\cr
4&\bits{x00x000}&chosen\cr
\noalign{\smallskip}
1&\bits{0010110}&stays\cr
2&\bits{x00x001}&meets it in $A$ and $D$\cr
3&\bits{0110010}&stays\cr
4&\bits{x00x000}&meets itself, and goes\cr
5&\bits{0100001}&stays\cr
6&\bits{000x101}&meets it in $D$\cr}}$$
The child gets the list 1, 3,~5. This is a {\it copy}; the list of the parent does not change.@^item set@>@^undoing@>

The rows of \sec{fast/rows} are the same table, read the other way, with a bit for each option. Here the number of
{\it items\/} is limited to~64, and there are no colours: the rivals of their rails would need a second word.

@ Each level of the search has one list, which the next child of the same parent overwrites. The invariant: {\it
while a node is visited, the list of its level has the options that meet none of the chosen ones, in input
order}. Deeper nodes only write to deeper lists. Secondary items are never open.@^invariant of the filter@>

@<Declare the class |Filter|@>=
class Filter {
public:
  using ItemSet = std::uint64_t; /* bit |i| for item |i|, from 0 to 63 */
  struct Candidate { /* an option that is still possible */
    ItemSet items = 0;
    int number = 0; /* of the option, from 1, as its place in the list changes */
  };
  explicit Filter(std::vector<ItemSet> const& options);
    /* option 1 is |options[0]|; empty ones are never chosen. Copies the list for each of 65 levels */
  Result search(ItemSet primary, Limits const& limits, Receive const& receive);
    /* all exact covers of the |primary| items, each once, in the order of |search| for links; or as many
       as the limits allow. Other items are secondary. Time for a node: linear in the options left */
  std::uint64_t run(ItemSet primary, Receive const& r) /* without limits */
  { return search(primary, Limits(), r).totals.solutions; }
  static std::size_t keep(Candidate const* from, std::size_t n, ItemSet chosen, Candidate* to);
    /* copies those of the |n| candidates that do not meet |chosen|, in their order, and returns how many;
       there must be room for |n| */
  static int fewest(Candidate const* live, std::size_t n, ItemSet open);
    /* the item of |open| that is in the fewest of the |n| candidates, maybe in none; among
       equals, the one with the smallest number */
private:
  void visit(std::size_t level, std::size_t n, ItemSet open);
  bool must_stop();
  std::vector<std::vector<Candidate> > lists; /* of each level; |at| looks whether there is one */
  std::vector<int> path; /* the options that have been chosen */
  Receive const* receive = nullptr;
  Limits const* limits = nullptr;
  Clock::time_point deadline;
  Result result;
};

@*1 The search. This is the search of \sec{more/search} without all that is done to undo. It may call itself, since
no path has more than 64 options. In a child without options, the loop does nothing: it is a dead end.

@<Search with a filter@>=
inline void Filter::visit(std::size_t level, std::size_t n, ItemSet open)
{
  ++result.totals.nodes;
  if (open == 0) {
    ++result.totals.solutions;
    if (*receive) (*receive)(path);
    return;
  }
  Candidate const* const live = lists[level].data();
  int const item = fewest(live, n, open);
  auto const before = result.totals.attempts;
  for (std::size_t k = 0; k < n; ++k)
    if (live[k].items >> item & 1) @<Visit the child of option |k|@>
  result.totals.dead += result.totals.attempts == before;
}

@ An option leaves the dance when it shares an item with a chosen one, and for no other reason. So it is in the list
of a level if and only if it would still be linked there. Both searches branch on the leftmost of the smallest
items, and try its options in input order. Hence the trees are the same, and each program is a test of the other.

@<Visit the child of option |k|@>=
{
  if (must_stop()) return;
  ++result.totals.attempts;
  path.push_back(live[k].number);
  auto const m = keep(live, n, live[k].items, lists.at(level + 1).data());
  visit(level + 1, m, open & ~live[k].items);
  path.pop_back();
}

@ At the root all options are live. An option without items is never tried, since no search branches on it.

@<Search with a filter@>=
inline Filter::Filter(std::vector<ItemSet> const& options)
{
  std::vector<Candidate> all;
  for (ItemSet items : options) all.push_back({items, static_cast<int>(all.size()) + 1});
  lists.assign(65, all);
}
inline Result Filter::search(ItemSet primary, Limits const& l, Receive const& r)
{
  limits = &l;
  receive = &r;
  deadline = deadline_of(l);
  result = Result();
  path.clear();
  visit(0, lists[0].size(), primary);
  return result;
}

@ The clock and the stop flag (\sec{more/limits}) are looked at every 1024 nodes. Once there is a reason to stop,
no more nodes are counted, so the reason remains, and every loop above ends before its next child.

@<Search with a filter@>=
inline bool Filter::must_stop()
{
  auto const& t = result.totals;
  if ((limits->nodes != 0 and t.nodes >= limits->nodes)@|
      or (limits->solutions != 0 and t.solutions >= limits->solutions))
    result.ending = Ending::limit;
  else if (t.nodes % 1024 == 1023) {
    if (limits->pulse) limits->pulse(Progress{t.nodes, t.solutions});
    if (is_raised(limits->stop)) result.ending = Ending::interrupted;
    else if (Clock::now() > deadline) result.ending = Ending::limit;
  }
  return result.ending != Ending::complete;
}

@*1 Copying without a guess. The obvious loop copies a candidate {\it if\/} it does not meet |chosen|. Whether it
does is as good as random, so the processor often guesses wrong.@^branch prediction@> The better loop copies {\it
always}, to the end of the list, and moves the end if the candidate stays. If not, the next candidate overwrites
it, or it is never read. For the dinner, these are the six steps:
$$\vbox{\halign{#\hfil&&\qquad\hfil#\hfil\cr
copied&1 stays&2 goes&3 stays&4 goes&5 stays&6 goes\cr
list of the child&1&1 2&1 3&1 3 4&1 3 5&1 3 5 6\cr
|kept|, the end&1&1&2&2&3&3\cr}}$$

@<Keep the options that do not meet a set@>=
inline std::size_t Filter::keep(Candidate const* from, std::size_t n, ItemSet chosen, Candidate* to)
{
  std::size_t kept = 0;
  for (std::size_t k = 0; k < n; ++k) {
    to[kept] = from[k];
    kept += (from[k].items & chosen) == 0;
  }
  return kept;
}

@*1 Counting for all items at once. Which open item has the fewest options? Add up all item sets, {\it with 64
counters in a few words}. The counters are binary numbers: the word |ones| holds the last digit of each of them,
|twos| the digit before it, and so on. If the last digit of a counter was~1, adding~1 gives a carry, as on paper:
$$\vbox{\halign{#\hfil\quad&#\hfil\qquad&#\hfil\cr
&\overbits{ABCDEFG}\cr
|ones| before&\bits{0010110}&after option 1\cr
add option 3&\bits{0110010}\cr
carry&\bits{0010010}&where both have a 1\cr
|ones| after&\bits{0100100}&where one of them has it\cr
|twos| after&\bits{0010010}&two options with $C$, two with $F$\cr}}$$
In such a {\it vertical counter}, an option costs the same whether it has two items or ten.@^vertical counters@>

Three digits are enough, and a fourth word, |many|, for the items in eight options or more. If all
open items are there, the node is near the root, and there is time to count slowly. The digits are read from
the highest to the lowest. If some of the |best| items have a~0 there, those with a~1 are out.

@<Find the item with the fewest options@>=
inline int Filter::fewest(Candidate const* live, std::size_t n, ItemSet open)
{
  ItemSet ones = 0, twos = 0, fours = 0, many = 0;
  for (std::size_t k = 0; k < n; ++k) {
    ItemSet const two = ones & live[k].items, four = twos & two;
    ones ^= live[k].items;
    twos ^= two;
    many |= fours & four;
    fours ^= four;
  }
  ItemSet best = open & ~many;
  if (best == 0) @<Count one item after the other@>
  for (ItemSet digit : {fours, twos, ones})
    if ((best & ~digit) != 0) best &= ~digit;
  return std::countr_zero(best);
}

@ After options 1 and~3 of the dinner, let \.B, \.C, \.E, and~\.F be open. All of them have a 0 in |fours|, so none
is out. \.B and \.E have a 0 in |twos|, so \.C and \.F are out. Both have a 1 in |ones|, so both stay, and \.B is
chosen, the lowest bit. And this is the slow way:

@<Count one item after the other@>=
{
  int item = 0;
  for (std::size_t least = n + 1; open != 0; open &= open - 1) {
    std::size_t size = 0;
    int const next = std::countr_zero(open);
    for (std::size_t k = 0; k < n; ++k) size += live[k].items >> next & 1;
    if (size < least) least = size, item = next;
  }
  return item;
}

@*1 The module. All of this is in the header, for inlining, and because an exercise replaces the two functions.

@(dlx/fast/filter.hpp@>=
#pragma once
/* The first engine without links: an option is a word of at most 64 items, and each level of
   the search has a list of the options that are left, copied from the list above. */
#include "dlx/base/index.hpp"
#include "dlx/more/observer.hpp"
#include "dlx/more/problem.hpp"
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>
namespace dlx {
@<Declare the class |Filter|@>
Result search_filter(Problem const& problem, Limits const& limits = Limits(), Receive const& receive = nullptr);
  /* as |search| for links and the smallest item, but its pulse does not know how much is done.
     Throws |Unsupported| for more than 64 items, colours, or bounds */
@<Keep the options that do not meet a set@>
@<Find the item with the fewest options@>
@<Search with a filter@>
} // |namespace dlx|

@ \cmd{dlx solve --engine filter} runs the filter. Item~1 is bit~0.

@(dlx/fast/filter.cpp@>=
#include "dlx/fast/filter.hpp"
namespace dlx {
Result search_filter(Problem const& problem, Limits const& limits, Receive const& receive)
{
  if (problem.item_count() > 64 or problem.has_colours() or problem.has_bounds())
    throw Unsupported("the filter takes at most 64 items, and neither colours "
      "nor bounds; take the engine auto");
  std::vector<Filter::ItemSet> sets(index(problem.option_count()), 0);
  for (int o = 1; o <= problem.option_count(); ++o)
    if (problem.is_candidate(o))
      for (Entry const& e : problem.option(o))
        sets[index(o - 1)] |= Filter::ItemSet(1) << (e.item - 1);
  int const n = problem.primary_count();
  return Filter(sets).search(n == 0 ? 0 : ~Filter::ItemSet(0) >> (64 - n), limits, receive);
}
} // |namespace dlx|

@ \pitfall{Three digits without |many|: an item with eight options looks like one with none. Small tests miss it.}

\pinned{\.{tests/fast/filter\UL test.cpp} compares with the dancing list, and both functions with slow ones.}

\exercise[10]{Add option~5 of the dinner to the counters that have 1 and~3. Which item is chosen, if \.B, \.C, \.E,
\.F, and \.G are open?}
\answer{\.B has a carry. So |ones| has \.E and~\.G, and |twos| has \.B, \.C, and~\.F. These are out at the second
digit; \.E and~\.G have one option each, and \.E is first.}

\summary{Keep a list of the live options, a word each; the child's list is a copy of what does not meet the chosen
option. Copy always, advance sometimes. Add up the item sets in vertical counters.}
