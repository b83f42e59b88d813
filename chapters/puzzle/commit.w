@** Commitment. \label{puzzle/commit}%
How does a problem change when some of its options are chosen in advance, as by
the givens of a sudoku? It
would be possible to hand them to the search, and tell it to choose
these options first; [C06] says that the rows of the givens ``will be
included in the answer and covered.'' But then the search must know about
givens; so must the trace, the pictures, the estimates, and the file
formats. It is simpler to change the problem. If the option {\tentex
2@@(0,0)} is chosen, then all options that share an item with it are out of
the question. We leave them out, and {\it keep\/} the chosen option itself.
Each of its items now has just one option, and that is a choice that every
search is able to make. The invariant is: {\sl the covers of the smaller
problem are the covers of the larger one that contain all chosen options}.
@^commitment to options@>

Why is that so? A cover that contains the chosen options contains none of
those that we left out; so it is still there. And a cover of the smaller
problem contains each chosen option, because it has to cover the items of
that option, of which at least one is primary, and has nothing else to cover
it with.

@ This is not about grids at all. The function |commit| takes any problem,
and any options, and so it meets items with bounds, where the argument has
two holes. Let an item be covered at most twice. One chosen option with this
item excludes nobody; it takes two to make the item {\it full}, and only
then the others have to go. And if the item may be covered once or twice,
then a full one has two options left, but could do with one. So it shall be
covered exactly twice from now on, because that is what all the covers do
that we want.
@^full item@>

The second hole is an option none of whose items is full. Nothing excludes
it, but nothing compels the search to take it either. For such an option we
add what it lacks, an item of its own, {\tentex chosen(X)} if the option is
called~{\tentex X}, which is primary and must be covered exactly once. In a
sudoku this does not happen, since each item of a given is full.

@ It takes time proportional to the size of the problem, so that the question
what it costs need not be asked; a search that has been told to begin with some
options would have to do the same work at its first nodes.

@(dlx/puzzle/commit.hpp@>=
#pragma once
/* Problems some of whose options have been chosen already; and copies of their
   parts. */
#include "dlx/more/problem.hpp"
#include <span>
namespace dlx {
@<Declare |commit|@>
@<Declare how problems are copied@>
} // |namespace dlx|

@ The promise is made for every problem, and for every choice.

@<Declare |commit|@>=
Problem commit(Problem const& problem, std::span<int const> chosen);
  /* the problem whose covers are the covers of |problem| that contain all
     the |chosen| options, at the same costs; the same items, and one for each
     chosen option that is not compelled; fewer options. They keep their names,
     but not their numbers. Throws |std::invalid_argument| if some of the chosen
     options exclude each other, or if one of them has no primary item.
     Time: proportional to the size of the problem */

@ A |Problem| cannot be changed, only built. So whoever wants another one copies
it, item by item and option by option; and since others may want to do that, these
steps are public.

@<Declare how problems are copied@>=
void copy_item(Problem& rest, Item const& item);
  /* at the end of |rest|, with its bounds */
void copy_option(Problem& rest, Problem const& problem, int o, int move = 0);
  /* option |o| of |problem|, with name, colours, and cost; the numbers of
     secondary items become greater by |move|. Colours must be copied before */
void copy_colours(Problem& rest, Problem const& problem);
  /* all of them, so that they keep their numbers */

@ A |Commitment| knows what has been chosen, and how often that uses each item;
from this everything else follows, in three steps: refuse, copy the items, copy
the options.

@(dlx/puzzle/commit.cpp@>=
#include "dlx/puzzle/commit.hpp"
#include "dlx/base/index.hpp"
#include <algorithm>
#include <fmt/format.h>
#include <utility>
#include <vector>
namespace dlx {
@<Copy items and options@>@;@#
namespace {
@<Declare the class |Commitment|@> @#
@<Count the uses of chosen options@> @#
@<Refuse chosen options that exclude each other@> @#
@<Copy the items, and compel the chosen options@>
} @#
Problem commit(Problem const& problem, std::span<int const> chosen)
{
  return Commitment(problem, chosen).rest();
}
} // |namespace dlx|

@ Arrays with a place for each option or item begin with a place for nobody, so
that numbers from~1 are their own places.

@<Declare the class |Commitment|@>=
class Commitment {
public:
  Commitment(Problem const& p, std::span<int const> chosen);
  Problem rest(); /* what remains of the problem */
private:
  bool is_full(Entry const& e) const {
    return e.colour == 0 and uses[index(e.item)] == most(e.item);
  }
  int most(int item) const { return problem.item(item).bounds.upper; }
  void check() const; /* throws if the chosen options exclude each other */
  [[noreturn]] void refuse(int item) const;
  bool is_compelled(int o) const;
  Problem const& problem;
  std::vector<char> is_chosen; /* option |o| */
  std::vector<int> uses; /* of item |i|, by chosen options, without colour */
};

@ How often do the chosen options use each item? Entries with
a colour are not counted, because options that give an item the same colour
do not exclude each other; to leave too many options in the problem is
harmless, as the search will find out. Whoever chooses an option twice has
chosen it once.

@<Count the uses of chosen options@>=
Commitment::Commitment(Problem const& p, std::span<int const> chosen)
  : problem(p), is_chosen(index(p.option_count()) + 1),
  uses(index(p.item_count()) + 1)
{
  for (int o : chosen)
    if (std::exchange(is_chosen[index(o)], 1) == 0)
      for (Entry const& e : problem.option(o))
        if (e.colour == 0) ++uses[index(e.item)];
}

@ If two chosen options share an item that may be covered once, no cover
contains both of them. But if we kept both, the smaller problem could have
covers with {\it one\/} of them, and the invariant would be broken. So they
are refused. An option without primary items is in no cover at all, and it
is refused, too.
@.commit: options ...@>@.commit: the options ...@>@.commit: option ...@>

@<Refuse chosen options that exclude each other@>=
void Commitment::check() const
{
  for (int o = 1; o <= problem.option_count(); ++o) {
    if (is_chosen[index(o)] == 0) continue;
    if (not problem.is_candidate(o))
      throw std::invalid_argument(fmt::format("commit: option {} has no primary "
        "item, so that it is in no cover", problem.label(o)));
    for (Entry const& e : problem.option(o))
      if (uses[index(e.item)] > most(e.item)) refuse(e.item);
  }
}

@ All of them are named, as nobody can tell which of them is the wrong one.

@<Refuse chosen options that exclude each other@>=
void Commitment::refuse(int item) const
{
  std::vector<std::string> labels;
  for (int o = 1; o <= problem.option_count(); ++o)
    for (Entry const& e : problem.option(o))
      if (is_chosen[index(o)] != 0 and e.item == item and e.colour == 0)
        labels.push_back(problem.label(o));
  throw std::invalid_argument(fmt::format("commit: options {} contain item {}, "
    "which can be covered {} at most", fmt::join(labels, " and "),
    problem.item(item).name, most(item) == 1 ? "once"
    : fmt::format("{} times", most(item))));
}

@ An item is copied with its bounds, and an option with its cost. All this
has been forgotten here once, and nobody noticed, because sudokus have
neither. If items are added in between, the secondary ones |move| by as many
places.

@<Copy items and options@>=
void copy_item(Problem& rest, Item const& item)
{
  if (item.kind == Kind::primary) rest.add_item(item.name, item.bounds);
  else rest.add_item(item.name, Kind::secondary);
}
void copy_option(Problem& rest, Problem const& problem, int o,
  int move)
{
  rest.add_option(problem.option_name(o));
  for (Entry const& e : problem.option(o))
    rest.add_entry(e.item > problem.primary_count() ? e.item + move : e.item,
      e.colour);
  if (problem.cost(o) > 0) rest.add_cost(problem.cost(o));
}
void copy_colours(Problem& rest, Problem const& problem)
{
  for (int c = 1; c <= problem.colour_count(); ++c)
    rest.add_colour(problem.colour_name(c));
}

@ Full items are covered as often as they can be, from now on. An option is
compelled by a full item that is primary: nobody else can cover this item any more.
The others get an item that compels them. For example, of the options
$a=\{\hbox{X}\}$ and $b=\{\hbox{X}\}$ of an item \.{0:2\char"7C X} we choose $a$
alone. The item is not full, so that both options stay; and $a$ gets the item
{\tentex chosen(1)}, which it alone can cover. If we choose both, then X is full,
with the bounds 2 and~2, and that is enough.

@<Copy the items, and compel the chosen options@>=
bool Commitment::is_compelled(int o) const
{
  auto compels = [this](Entry const& e) {
    return e.item <= problem.primary_count() and is_full(e);
  };
  return std::ranges::any_of(problem.option(o), compels);
}

@ The items are copied in the old order, and those that were added stand between
the primary and the secondary ones; where they are, we note in |own|. Colours are
copied as they are; so their numbers mean the same in both problems.

@<Copy the items, and compel the chosen options@>=
Problem Commitment::rest()
{
  check();
  Problem rest;
  int const n = problem.primary_count();
  for (int i = 1; i <= n; ++i) {
    auto item = problem.item(i);
    if (uses[index(i)] == most(i)) item.bounds.lower = item.bounds.upper;
    copy_item(rest, item);
  }
  std::vector<int> own(is_chosen.size());
  for (int o = 1; o <= problem.option_count(); ++o)
    if (is_chosen[index(o)] != 0 and not is_compelled(o))
      own[index(o)] = rest.add_item(fmt::format("chosen({})", problem.label(o)));
  int const move = rest.item_count() - n;
  for (int i = n + 1; i <= problem.item_count(); ++i)
    copy_item(rest, problem.item(i));
  copy_colours(rest, problem);
  @<Copy the options that nobody excludes@>
  return rest;
}

@ An option is kept if it is chosen, or if none of its items is full. In the
sudoku of order four that we have seen, {\tentex 2@@(0,0)} fills four items, and
with it go three other symbols in its square, and the~2 in three other squares of
its row, three of its column, and one of its box, that lies in neither; this
makes ten options. Six givens would rule out sixty, if no option were ruled
out twice. But many are ruled out twice, and 38 of the 64 options go.

@<Copy the options that nobody excludes@>=
auto fills = [this](Entry const& e) { return is_full(e); };
for (int o = 1; o <= problem.option_count(); ++o) {
  if (is_chosen[index(o)] == 0
      and std::ranges::any_of(problem.option(o), fills)) continue;
  copy_option(rest, problem, o, move);
  if (own[index(o)] != 0) rest.add_entry(own[index(o)]);
}

@ \pitfall{It is tempting to delete the items of the givens from the problem
as well; they are satisfied, after all. Then the covers are no longer
complete answers, the boards have holes, and \cmd{dlx verify} needs to be
told what is missing. The few extra nodes of a forced choice are cheaper
than the explanation.}

\pinned{The file \.{tests/puzzle/commit\UL test.cpp} compares |commit| with its
invariant on random problems of every kind, with bounds, colours, and costs, for
all pairs of options.}

\exercise{Commit a problem to options {\it not\/} being chosen. It is much simpler.
Is it? Look at the bounds again.}

\summary{To commit to an option, leave out the options that share a full item with
it, and keep everything else.}
