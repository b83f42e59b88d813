@** One step down, one step up. \label{more/stride}%
A search goes down its tree in every way that there is, and it knows no other kind of
walk. But there are people who want less. Somebody wants to go down once, and let a die
decide at each node (\sec{more/estimate}). Somebody else has gone down before, was stopped
there, and has written on a sheet of paper which way she took at each node; today
she wants to go down the same way (\sec{more/subtrees}). What do the two have in common, and how
much of a search do they need?

They need one step. Here are the two steps from the root of the kitchen (\sec{more/problem}) to the
cover with Ann and Bob. At the root, |cook| is chosen, and there are three ways to go on.
$$\vbox{\halign{\hfil#\quad&#\hfil\quad&#\hfil\quad&#\hfil\cr
{\it way\/}&{\it takes}&{\it and leaves behind}\cr
\noalign{\smallskip}
1&Ann&nothing: Ann had her turn, and is out&$\leftarrow$ the first step\cr
2&Bob&Ann\cr
3&Cem&Ann and Bob\cr}}$$
Below the first way |cook| may be used once more, Bob is the only option left, and there are two
ways: with him, and without anybody. The second step takes the first of these. So the path is ``way 1 of~3, way
1 of~2'', and who can go ``way $i$ of item~$c$'' can go anywhere in the tree; it takes four numbers to say where
this cover is, and no name.
@^step of a walk@>@^way@>

@ A step down is made by the |Steps| of \sec{more/search}: it is what a search does at a node before it arrives at the next. But a search remembers
its steps in frames, on a path of its own, and goes to the next way by itself. Here it is the caller who remembers, and who
decides; so the step returns all that is needed to take it back, a |Stride|.

There are three kinds of lists, and a step goes through any of them; hence these are templates.

@(dlx/more/stride.hpp@>=
#pragma once
/* One step of a walk through a search tree: down, by any of the ways that there are, and
   up again. */
#include "dlx/more/bounded.hpp"
#include <vector>
namespace dlx {
@<Choose the item of a step@>
@<Step down@>
@<Step up@>
} // |namespace dlx|

@ The items are chosen by the policies of \sec{more/search}, which is important:
a walk goes through the tree of {\it one\/} chooser. For eight
queens the tree has 2057 nodes with the first item and 1199 with the
smallest; a walk that chose in yet another way would be in a third tree,
which nobody is going to search.

@<Choose the item of a step@>=
template<class List> int choose(List const& links, Chooser chooser)
  /* the item on which the search branches; one must be open, else undefined */
{
  return links.number(chooser == Chooser::first ? First().choose(links)
    : Smallest().choose(links));
}

@ What happens to the chosen item is the business of the |Steps| of \sec{more/search}, which nobody watches here:
it is covered, or, if it has bounds, used once. Then the walk goes
down the column, as many times as the number of the way says, which begins here with~0, as it
does for a die of the library. If the item has room for more, the options that had
their turn are tweaked, up to the one that is picked; a node that has been tweaked still knows the one below it.
If there is no option any more, the
walk takes the way ``none'', and comes to the header.

@<Step down@>=
struct Stride {
  int item = 0, node = 0;   /* the option's node in the column, or the item for none */
  std::vector<int> tweaked; /* nodes, in this order */
};
template<class List> Stride enter(List& links, int c, int i)
  /* way |i| of item |c|, from 0 to one less than its degree; |c| must be open. Time: that of the search at such a node */
{
  Silent nobody;
  Totals totals;
  Steps<List, Silent> steps = {links, nobody, totals};
  Stride v = {c, 0, {}};
  Node *const head = links.node(c), *x = head->down;
  steps.use(head, 0);
  for (int k = 0; k <= i and x != head; ++k) {
    if (k > 0) x = x->down;
    @<Tweak node |x| if its item is shared@>
  }
  v.node = links.number(x);
  if (x != head) steps.commit_others(x, 0);
  return v;
}

@ An item that has been used to its bound is covered, and needs no tweaks.

@<Tweak node |x| if its item is shared@>=
if constexpr (List::bounded)
  if (links.has_room(c) and x != head) {
    links.tweak(x, nobody);
    v.tweaked.push_back(links.number(x));
  }

@ The way back is the mirror image: the commits are undone from right to
left, the tweaks from the last to the first, and the item comes back at the
end. {\it Down and up again leaves the list as it was, link by link}; this is the invariant of a
step. If the order were another one, the list would look fine after one walk, and
after a thousand walks some link would point to where nothing is.
@^invariant of a step@>

@<Step up@>=
template<class List> void leave(List& links, Stride const& v)
  /* of the steps that were not taken back, the newest */
{
  Silent nobody;
  Totals totals;
  Steps<List, Silent> steps = {links, nobody, totals};
  if (v.node != v.item) steps.uncommit_others(links.node(v.node), 0);
  if constexpr (List::bounded)
    for (std::size_t k = v.tweaked.size(); k > 0; --k)
      links.untweak(links.node(v.tweaked[k - 1]), nobody);
  steps.unuse(links.node(v.item), 0);
}

@ \pitfall{To take the steps back in the order in which they were made: the first that is taken
back then finds a list that has gone on without it.}

\pinned{\.{tests/more/stride\UL test.cpp} goes through the whole trees of random problems of each
kind, step by step; it must meet the nodes that the search counts, and the list must be the one that it was.}

\exercise[15]{Eight queens, the smallest item, and always way~1. How many ways are there at each node, and where does the walk
end? Ask \cmd{dlx make queens 8 \char"7C\ dlx trace}, and look at the first events that choose.}
\answer{8, 6, 4, 1, 1, and~0: the first queen stands in the corner, and at level~5 a file has no square left.}

\summary{A step goes down by one of the ways that an item has, and remembers what it did to the list; taken
back in reverse order, steps leave no trace.}
