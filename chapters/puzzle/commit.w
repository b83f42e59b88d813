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
@^commitment@>

Why is that so? A cover that contains the chosen options contains none of
those that we left out; so it is still there. And a cover of the smaller
problem contains each chosen option, because it has to cover the items of
that option, of which at least one is primary, and has nothing else to cover
it with.

@ Here it is on the Latin square of order two. Row~7 is chosen; rows 3, 5,
and~8 share a column with it, and are left out. What remains is the matrix of the rows
1, 2, 4, 6, and~7, with all of its columns:
\figure{.5\pagewidth}{report-latin-by-hand/step-003}{A commitment to row~7, as a
person makes it. Rows that are struck out are not in the smaller problem; row 7
is, and no other row of it has its columns.}

@ This is not about grids at all. The function |commit| takes any problem,
and any options, and so it meets items with bounds, where the argument has
two holes. Let an item be covered at most twice. One chosen option with this
item excludes nothing; it takes two to make the item {\it full}, and only
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

@ The promise is made for every problem, and for every choice. A |Problem| cannot be
changed, only built; so the smaller one is copied, item by item and option by option,
and since others may want to do that, these steps are public.

@(dlx/puzzle/commit.hpp@>=
#pragma once
/* Problems some of whose options have been chosen already; and copies of their
   parts. */
#include "dlx/more/problem.hpp"
#include <span>
namespace dlx {
Problem commit(Problem const& problem, std::span<int const> chosen);
  /* the problem whose covers are the covers of |problem| that contain all
     the |chosen| options, at the same costs; the same items, and one for each
     chosen option that is not compelled; fewer options. They keep their names,
     but not their numbers. Throws |std::invalid_argument| if the chosen
     options use an item more often than it may be covered (if only their colours
     disagree, there is no cover), or if one of them has no primary item; |std::out_of_range|
     if there is no such option.
     Time: proportional to the size of the problem */
void copy_item(Problem& rest, Item const& item);
  /* at the end of |rest|, with its bounds */
void copy_option(Problem& rest, Problem const& problem, int o, int move = 0);
  /* option |o| of |problem|, with name, colours, and cost; the numbers of
     secondary items become greater by |move|. Colours must be copied before */
void copy_colours(Problem& rest, Problem const& problem);
  /* all of them, so that they keep their numbers */
} // |namespace dlx|

@ The program knows what has been chosen, and how often that uses each item; from
this everything else follows.

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
@<Count the uses of chosen options@> @#
@<Refuse chosen options that exclude each other@> @#
@<Name the item of a choice@>
} @#
@<Copy what the chosen options leave@>
} // |namespace dlx|

@ How often do the chosen options use each item? Entries with
a colour are not counted, because options that give an item the same colour
do not exclude each other; to leave too many options in the problem is
harmless, as the search will find out. An option that is chosen twice has been
chosen once. A full item can be covered no more.

@<Count the uses of chosen options@>=
struct Choice {
  Choice(Problem const& p, std::span<int const> options)
    : problem(p), is_chosen(index(p.option_count()) + 1),
    uses(index(p.item_count()) + 1) {
    for (int o : options) {
      auto const entries = problem.option(o); /* throws if there is none */
      if (std::exchange(is_chosen[index(o)], 1) != 0) continue;
      for (Entry const& e : entries)
        if (e.colour == 0) ++uses[index(e.item)];
    }
  }
  int most(int item) const { return problem.item(item).bounds.upper; }
  bool fills(Entry const& e) const {
    return e.colour == 0 and uses[index(e.item)] == most(e.item);
  }
  Problem const& problem;
  std::vector<char> is_chosen; /* option |o| */
  std::vector<int> uses; /* of item |i|, by chosen options, without colour */
};

@ If two chosen options share an item that may be covered once, no cover
contains both of them. But if we kept both, the smaller problem could have
covers with {\it one\/} of them, and the invariant would be broken. So they
are refused. An option without primary items is in no cover at all, and it
is refused, too.

@<Refuse chosen options that exclude each other@>=
@<Name the chosen options that contain an item@>
void check(Choice const& choice) {
  auto const& problem = choice.problem;
  for (int o = 1; o <= problem.option_count(); ++o) {
    if (choice.is_chosen[index(o)] == 0) continue;
    if (not problem.is_candidate(o))
      throw std::invalid_argument(fmt::format("commit: option {} has no primary "
        "item, so that it is in no cover", problem.label(o)));
    for (Entry const& e : problem.option(o))
      if (choice.uses[index(e.item)] > choice.most(e.item))
        throw std::invalid_argument(culprits(choice, e.item));
  }
}

@ All that exclude each other are named, as the program cannot tell which of
them is the wrong one. If both queens of a file are given, say, the message has the names of
both; to say only that there is no solution would be true, and of no help. That two queens
attack each other on a diagonal is found in the same way, since a diagonal is an item that
may be covered once.

@<Name the chosen options that contain an item@>=
std::string culprits(Choice const& choice, int item) {
  auto const& problem = choice.problem;
  int const most = choice.most(item);
  std::vector<std::string> labels;
  for (int o = 1; o <= problem.option_count(); ++o)
    for (Entry const& e : problem.option(o))
      if (choice.is_chosen[index(o)] != 0 and e.item == item and e.colour == 0)
        labels.push_back(problem.label(o));
  return fmt::format("commit: options {} contain item {}, which can be "
    "covered {} at most", fmt::join(labels, " and "), problem.item(item).name,
    most == 1 ? "once" : fmt::format("{} times", most));
}

@ An item is copied with its bounds, and an option with its cost. All this
has been forgotten here once, without being noticed, because sudokus have
neither. If items are added in between, the secondary ones |move| by as many
places.

@<Copy items and options@>=
void copy_item(Problem& rest, Item const& item) {
  if (item.kind == Kind::primary) rest.add_item(item.name, item.bounds);
  else rest.add_item(item.name, Kind::secondary);
}
void copy_option(Problem& rest, Problem const& problem, int o, int move) {
  rest.add_option(problem.option_name(o));
  for (Entry const& e : problem.option(o))
    rest.add_entry(e.item > problem.primary_count() ? e.item + move : e.item,
      e.colour);
  if (problem.cost(o) != 0) rest.add_cost(problem.cost(o));
}
void copy_colours(Problem& rest, Problem const& problem) {
  for (int c = 1; c <= problem.colour_count(); ++c)
    rest.add_colour(problem.colour_name(c));
}

@ The name of a new item is one that an item can have, without colons, and that nobody else has: options without names go by their numbers, which are
others after each copy, so there may be a {\tentex chosen(2)} already.

@<Name the item of a choice@>=
std::string name_of_choice(Problem const& problem, Problem const& rest, int o) {
  std::string name = fmt::format("chosen({})", problem.label(o));
  std::ranges::replace(name, ':', '.');
  while (problem.find_item(name) + rest.find_item(name) != 0) name += '+';
  return name;
}

@ Now the copy. To search the smaller problem instead of the larger one costs nothing:
the copy takes as long as reading the problem did, and a search that was told
to begin with some options would have to cover the same items at its first nodes.
It even gains something, since options that are gone will never be hidden and
brought back.

The items stand in the old order, and those that were added stand
between the primary and the secondary ones. A full item is covered as often as it can
be from now on. Colours keep their numbers.

@<Copy what the chosen options leave@>=
Problem commit(Problem const& problem, std::span<int const> chosen) {
  Choice const choice(problem, chosen);
  check(choice);
  Problem rest;
  int const n = problem.primary_count();
  for (int i = 1; i <= n; ++i) {
    auto item = problem.item(i);
    if (choice.uses[index(i)] == choice.most(i))
      item.bounds.lower = item.bounds.upper;
    copy_item(rest, item);
  }
  @<Compel the options that were chosen@>
  for (int i = n + 1; i <= problem.item_count(); ++i)
    copy_item(rest, problem.item(i));
  copy_colours(rest, problem);
  @<Copy the options that are not excluded@>
  return rest;
}

@ An option is compelled by a full item that is primary: this item must be covered
as often as it can be, and every option that could still do it has been chosen. A full
item that is secondary excludes others as well, but it compels nothing, for it need not
be covered at all. (A sudoku has no such item; queens on a flat board have diagonals.
A queen is compelled by her rank, and by her file, and would be by neither if
these were secondary, too, as they are in \sec{puzzle/domination}.)

For example, of the options
$a=\{\hbox{X}\}$ and $b=\{\hbox{X}\}$ of an item \.{0:2\char"7C X} we choose $a$
alone. The item is not full, so that both options stay; and $a$ gets the item
{\tentex chosen(1)}, which it alone can cover. If we choose both, then X is full,
with the bounds 2 and~2, and that is enough.

@<Compel the options that were chosen@>=
std::vector<int> own(choice.is_chosen.size());
auto compels = [&](Entry const& e) { return e.item <= n and choice.fills(e); };
for (int o = 1; o <= problem.option_count(); ++o)
  if (choice.is_chosen[index(o)] != 0
      and std::ranges::none_of(problem.option(o), compels))
    own[index(o)] = rest.add_item(name_of_choice(problem, rest, o));
int const move = rest.item_count() - n;

@ An option is kept if it is chosen, or if none of its items is full. In a
sudoku of order four, a symbol in a corner fills four items, and
with it go three other symbols in its square, and the same symbol in three other
squares of its row, three of its column, and one of its box, that lies in neither;
this makes ten options. Six givens would rule out sixty, if no option were ruled
out twice. But many are ruled out twice, and in the puzzle of
\sec{puzzle/six-givens}, 38 of the 64 options go.

@<Copy the options that are not excluded@>=
auto fills = [&](Entry const& e) { return choice.fills(e); };
for (int o = 1; o <= problem.option_count(); ++o) {
  if (choice.is_chosen[index(o)] == 0
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

\exercise[12]{Commit a problem to options {\it not\/} being chosen. What has to be
done about items that can be covered several times?}\answer{Nothing. Leave the
options out, and keep every item with its bounds: the covers that contain none of
these options are the covers of what remains. If an item cannot reach its lower bound
any more, there is no cover, and that is the right answer.}

\summary{To commit to an option, leave out the options that share a full item with
it, and keep everything else.}
