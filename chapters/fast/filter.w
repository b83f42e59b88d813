@** A fresh list for every child. \label{fast/filter}%
Whatever a dancing list does, it has to undo. Half of its writing puts things
back, and so does all of its cleverness: that an unlinked node
remembers where it was, that the way back must be the way there reversed. Is
there a search that never undoes anything?

There is one, if each node of the search tree has {\it a list of the options
that are still possible}, and makes the list of its child by copying. Who
has learned from dancing links that copying is what a search must avoid will
shudder. But an option is going to be a single word here, and copying a few
dozen words, one after the other, is what a processor likes best.

So this is our first engine of a new kind, and the shortest. Its two
functions are exercise~17 of \sec{course/coursework}, in which you
write an engine that leaves the links behind. If you want to do it yourself,
stop here, and say \cmd{make exercise-filter}.

@ The dinner of \sec{dance/problem} has seven items. Let $A$ be bit~0, $B$ bit~1,
and so on; then each option is a word of seven bits, its {\it item set}. Two
options exclude each other if and only if their item sets {\it meet}, which
one instruction finds out. Here option~4 is chosen:
$$\vbox{\halign{\hfil#\quad&#\hfil\qquad&#\hfil\cr
&\hbox{\eightrm\kern2bp A\kern2.4bp B\kern2.6bp C\kern2bp D\kern2.4bp E\kern2.8bp F\kern2.6bp G}\cr
4&\bits{x00x000}&chosen\cr
\noalign{\smallskip}
1&\bits{0010110}&stays\cr
2&\bits{x00x001}&meets it in $A$ and $D$\cr
3&\bits{0110010}&stays\cr
4&\bits{x00x000}&meets itself, and goes\cr
5&\bits{0100001}&stays\cr
6&\bits{000x101}&meets it in $D$\cr}}$$
The child gets the list 1, 3, 5. It is a {\it copy}; the parent's list is
still there when we come back. Nothing is ever undone.
@^item set@>@^undoing@>

The rows of \sec{fast/rows} are the same table, read the other way: one word for
each item, one bit for each option. This is why here the number of {\it
items\/} is limited to 64, and the number of options is not. (And this is why
there are no colours here. Their rails, each with another one as its
rival, would need a second word.)

@ An option must remember its number, because its place in the list changes.
The lists belong to the levels of the search. A level's list is overwritten
by the next child of the same parent, so one list a level is enough. This is
the invariant of the engine: {\it while a node is visited, the list of its
level has the options that meet none of the chosen ones, in input order}, and
whatever happens below happens in other lists.
@^invariant of the filter@>

Secondary items are bits like all others; they are not among the items that
are open at the root, and this is all that has to be said about them.

@<Declare the class |Filter|@>=
class Filter {
public:
  using ItemSet = std::uint64_t; /* bit |i| for item |i|, from 0 to 63 */
  struct Candidate { /* an option that is still possible */
    ItemSet items = 0;
    int number = 0;    /* of the option, from 1 */
  };
  explicit Filter(std::vector<ItemSet> const& options);
    /* option 1 is |options[0]|; empty ones are never chosen. Copies the list
       65 times, once for each level */
  Result search(ItemSet primary, Limits const& limits, Receive const& receive);
    /* all exact covers of the |primary| items, each once; the others are
       secondary; or as many as the limits allow. Finds the same covers as the
       other |search|, in the same order; the time for a node is linear in the
       options left */
  std::uint64_t run(ItemSet primary, Receive const& r)
  {
    return search(primary, Limits(), r).totals.solutions;
  } /* their number, without limits */
  @<Declare the two functions of a filter@>
private:
  @<Declare the data of a filter@>
};

@ The rest of the program does not see the class, but a function that takes a problem.

@<Declare the search with a filter@>=
Result search_filter(Problem const& problem, Limits const& limits = Limits(),
  Receive const& receive = nullptr); /* as |search|, but its pulse does not know how much is done; always takes the smallest
  item. Throws |Unsupported| for more than 64 items, colours, or bounds */

@ The data are what was said above: a list for each level, and a path. The rest says
how long to search.

@<Declare the data of a filter@>=
  void visit(std::size_t level, std::size_t n, ItemSet open);
  bool must_stop();
  static int slowly_fewest(Candidate const* live, std::size_t n, ItemSet open);
  std::vector<std::vector<Candidate> > lists; /* of each level */
  std::vector<int> path;         /* the options that have been chosen */
  Receive const* receive = nullptr;
  Limits const* limits = nullptr;
  Clock::time_point deadline;
  Result result;

@ These two functions are the whole work. They are public because tests, and
exercises, look at them alone.

@<Declare the two functions of a filter@>=
static std::size_t keep(Candidate const* from, std::size_t n, ItemSet chosen,
  Candidate* to);
  /* copies those of the |n| candidates that do not meet |chosen|, in their
     order; there is room for |n| of them. Returns how many were copied */
static int fewest(Candidate const* live, std::size_t n, ItemSet open);
  /* the item of |open| that is in the fewest of the |n| candidates, maybe in
     none; among equals, the one with the smallest number */

@ The search around them is the search of \sec{more/search}, if you take away
all that it did to undo. It may call itself, since no path has more than 64
options.

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

@ Why does it find the same covers, in the same order, as a list that dances? Both branch
on the leftmost of the smallest items, and try its options in input order; and an
option is in the list of a level if and only if it would still be linked there, since an
option leaves the dance when it shares an item with one that was chosen, and for no other
reason. So the two trees are the same, node for node, and each of these programs is a
test of the other.

@ A child whose list is empty while items are open is a dead end, and finds
out by itself: the fewest options are none, and its loop does nothing. A path has at most 64 options, so 65 levels are
enough; and |at| would complain if a |keep| did not make lists shorter.

@<Visit the child of option |k|@>=
{
  if (must_stop()) return;
  ++result.totals.attempts;
  path.push_back(live[k].number);
  std::size_t const m =
    keep(live, n, live[k].items, lists.at(level + 1).data());
  visit(level + 1, m, open & ~live[k].items);
  path.pop_back();
}

@ In the beginning all options are live, except that an option without items
never is.

@<Search with a filter@>=
inline Filter::Filter(std::vector<ItemSet> const& options)
{
  std::vector<Candidate> all;
  for (std::size_t k = 0; k < options.size(); ++k)
    if (options[k] != 0)
      all.push_back(Candidate{options[k], static_cast<int>(k) + 1});
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

@ When is it time to stop? A search that runs for a week wants to be interrupted
(\sec{more/limits}); every 1024 nodes is often enough to look at the clock. Once
there is a reason, no node is counted any more, so it stays, and every loop above ends before its next child.

@<Search with a filter@>=
inline bool Filter::must_stop()
{
  auto const& t = result.totals;
  if ((limits->nodes != 0 and t.nodes >= limits->nodes)@|
      or (limits->solutions != 0 and t.solutions >= limits->solutions))
    result.ending = Ending::limit;
  else if (t.nodes % 1024 == 1023) {
    if (limits->pulse) limits->pulse(Progress{t.nodes, t.solutions});
    if (is_raised(limits->stop))
      result.ending = Ending::interrupted;
    else if (Clock::now() > deadline) result.ending = Ending::limit;
  }
  return result.ending != Ending::complete;
}

@ So here is the first rung of the ladder: \cmd{dlx solve --engine filter} runs it,
on any problem that has at most 64 items and no colours. Item~1 is bit~0.

@<Search a problem with a filter@>=
Result search_filter(Problem const& problem, Limits const& limits,
  Receive const& receive)
{
  if (problem.item_count() > 64 or problem.has_colours() or problem.has_bounds())
    throw Unsupported("the filter takes at most 64 items, and neither colours "
      "nor bounds; take the engine auto");
  std::vector<Filter::ItemSet> sets(index(problem.option_count()), 0);
  for (int o = 1; o <= problem.option_count(); ++o)
    if (problem.is_candidate(o))
      for (Entry const& e : problem.option(o))
        sets[index(o - 1)] |= Filter::ItemSet(1) << (e.item - 1);
  Filter::ItemSet primary = 0;
  for (int i = 0; i < problem.primary_count(); ++i)
    primary |= Filter::ItemSet(1) << i;
  return Filter(sets).search(primary, limits, receive);
}

@*1 Copying without a guess. The obvious loop says: if the candidate does
not meet |chosen|, copy it. But whether it does is as good as random, so the
processor guesses, and is wrong again and again. The other way is to copy
{\it always}, to the place where the next one belongs, and to make the place
depend on whether it should stay. What must not stay is written over by
what comes next. Here are the six steps for the dinner.
@^branch prediction@>

\def\copied#1#2#3{\hbox to 54bp{\vbox to 28bp{}\pdfliteral{q .6 w .3 G .8 .88 .97 rg 2 8 #1 12 re f 2 8 44
12 re S 13 8 m 13 20 l S 24 8 m 24 20 l S 35 8 m 35 20 l S .8 .3 0 RG 1.6 w 1 0 0 1 #1 0 cm 2 4 m 2 24 l S
Q}#2\fanopoint{24}{-5}{\eightrm#3}\hss}}%
\def\inplace#1#2#3#4{\fanopoint{7.5}{9}{\eightrm#1}\fanopoint{18.5}{9}{\eightrm#2}\fanopoint{29.5}{9}{\eightrm
#3}\fanopoint{40.5}{9}{\eightrm#4}}%
\medskip\vbox{\centerline{\copied{11}{\inplace1{}{}{}}{1 stays}\copied{11}{\inplace12{}{}}{2
goes}\copied{22}{\inplace13{}{}}{3 stays}\copied{22}{\inplace134{}}{4
goes}\copied{33}{\inplace135{}}{5 stays}\copied{33}{\inplace1356}{6 goes}}
\medskip
\caption{The child's list after each of the six copies. The bar is |kept|: what is on its right will be
written over, or never read.}}\medskip

@<Keep the options that do not meet a set@>=
inline std::size_t Filter::keep(Candidate const* from, std::size_t n,
  ItemSet chosen, Candidate* to)
{
  std::size_t kept = 0;
  for (std::size_t k = 0; k < n; ++k) {
    to[kept] = from[k];
    kept += (from[k].items & chosen) == 0;
  }
  return kept;
}

@*1 Counting for everybody at once. Who has the fewest options? One could
count for each item, or walk through the bits of each option. Or one can add
up all item sets, {\it with 64 counters in a few words}. Think of the
counters as numbers in binary. One word, |ones|, holds the last digit of
each of them, |twos| the digit before it, and so on. To add 1 to the
counters of an item set means what it means on paper: where the last digit
was 1 already, there is a carry.
$$\vbox{\halign{#\hfil\quad&\tt#\hfil\qquad&#\hfil\cr
&\rm ABCDEFG\cr
|ones| before&..1.11.&after option 1\cr
add option 3&.11..1.\cr
carry&..1..1.&where both have a 1\cr
|ones| after&.1..1..&where one of them has it\cr
|twos| after&..1..1.&two options with $C$, two with $F$\cr}}$$
It is called a {\it vertical counter}, and the cost of an option is the same
whether it has two items or ten.
@^vertical counters@>

@ How many digits are needed? Three, and a fourth word which says that the
counter has seen eight options or |many| more. If all open items have as
many as that, we are near the root, where there is time to count slowly.

Then the digits are read from the highest to the lowest: whenever some of
the best have a 0 there, those with a 1 are out.

@<Find the item with the fewest options@>=
@<Count for each item, slowly@>
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
  if (best == 0) return slowly_fewest(live, n, open);
  for (ItemSet digit : {fours, twos, ones})
    if ((best & ~digit) != 0) best &= ~digit;
  return std::countr_zero(best);
}

@ For example, after the options 1 and~3 of the dinner, |ones| has \.B and~\.E, |twos| has
\.C and~\.F, and |fours| has nothing. Let \.B, \.C, \.E, \.F be open. All of them have a
0 in |fours|, so none is out; \.B and \.E have a 0 in |twos|, so \.C and \.F are out;
of the others none has a 0 in |ones|, so both stay, and \.B, the lowest bit, is chosen.

The slow way is the one with which most people would begin. Closed items are told apart by more options than there
are, and |min_element| gives the first of equals.

@<Count for each item, slowly@>=
inline int Filter::slowly_fewest(Candidate const* live, std::size_t n,
  ItemSet open)
{
  std::array<std::size_t, 64> size = {};
  for (std::size_t k = 0; k < n; ++k)
    for (auto left = live[k].items; left != 0; left &= left - 1)
      ++size[index(std::countr_zero(left))];
  for (auto closed = ~open; closed != 0; closed &= closed - 1)
    size[index(std::countr_zero(closed))] = n + 1;
  return static_cast<int>(std::ranges::min_element(size) - size.begin());
}

@ Both functions are in the header, so that the compiler can put them into the loop that calls
them, and so that your own ones can take their places.

@(dlx/fast/filter.hpp@>=
#pragma once
/* The first engine without links: at most 64 items, an option is one word,
   and each level of the search has a list of the options that are left, made
   from the list above by copying. */
#include "dlx/base/index.hpp"
#include "dlx/more/observer.hpp"
#include "dlx/more/problem.hpp"
#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>
namespace dlx {
@<Declare the class |Filter|@>
@<Declare the search with a filter@>
@<Keep the options that do not meet a set@>
@<Find the item with the fewest options@>
@<Search with a filter@>
} // |namespace dlx|

@ Only what reads a problem need not be in the loop.

@(dlx/fast/filter.cpp@>=
#include "dlx/fast/filter.hpp"
namespace dlx {
@<Search a problem with a filter@>
} // |namespace dlx|

@ \pitfall{Three digits without |many|: an item with eight options looks like one with none,
and small tests do not notice.}

\pinned{\.{tests/fast/filter\UL test.cpp} compares with the dancing list, and both functions with slow ones.}

\exercise[10]{Add option~5 of the dinner to the counters that have 1 and~3. Which item is chosen, if \.B, \.C, \.E,
\.F, and \.G are open?}
\answer{\.B has a carry. So |ones| has \.E and~\.G, and |twos| has \.B, \.C, and~\.F. These are out at the second
digit; \.E and~\.G have one option each, and \.E is first.}

\summary{Keep a list of the live options, a word each; the child's list is a
copy of what does not meet the chosen one. Copy always, advance sometimes.
Add up the item sets in vertical counters.}
