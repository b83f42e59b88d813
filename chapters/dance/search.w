@** The search as a function. \label{dance/search}%
How does one call the algorithm of \sec{dance/explore}, and how does it tell what it does? The interface is one function. It needs a list; a visitor
and an observer are optional.

@(dlx/dance/search.hpp@>=
#pragma once
/* Algorithm DLX, as it was published in [K00]: all exact covers of a problem,
   by dancing links. */
#include "dlx/dance/links.hpp"
namespace dlx::dance {
Totals search(Links& links, Chooser chooser, Visitor const& visit = nullptr,
  Observer* observer = nullptr);
  /* finds covers until |visit| has seen enough, or all of them; visitor
     and observer may be null. When the search returns, the list is as before, and
     unwatched; neither is true if |visit| throws. Time: that of its
     covers and uncovers, and at each node the number of active items. Recursive: a
     level takes some hundred bytes of the stack, and there are no more levels than
     primary items */
} // |namespace dlx::dance|

@ The source file. A structure keeps together what all its functions know; it
lives for one search, and is never seen outside.

@(dlx/dance/search.cpp@>=
#include "dlx/dance/search.hpp"
#include <vector>
namespace dlx::dance {
namespace {
struct Search {
  Links& links;
  Chooser chooser;
  Visitor const& wants_more;
  Observer& observer;
  bool is_watched; /* or is the observer nobody? */
  Totals totals = {};
  std::vector<int> path = {}; /* the nodes of the options being tried */
  int level() const { return static_cast<int>(path.size()); }@/
  @<Choose the first or the smallest item@>
  @<Tell of a solution or a dead end@>
  @<Tell what is chosen, and what is tried@>
  @<Cover and uncover, and tell@>
  @<Explore what is left@>
};
}
@<Search by Algorithm DLX@>
} // |namespace dlx::dance|

@ A solution is the list of the options along the path, in the order in
which they were chosen. The path holds the node by which each option was chosen; which
options these are is looked up only now.
@^solution@>

@<Tell of a solution or a dead end@>=
bool report()
{
  ++totals.solutions;
  std::vector<int> options;
  for (int x : path) options.push_back(links.option_of(x));
  observer.solution(options, level());
  return not wants_more or wants_more(options);
}

@ \label{dance/dead-end}%
If the chosen item has no options left, then this is a dead end: the item
is reported, and is not covered, so there is nothing to undo.\side{Some programs
cover it, find nothing to try, and uncover it; report~1 does what we do.}
@^dead end@>

@<Tell of a solution or a dead end@>=
bool die(int c)
{
  ++totals.dead;
  observer.dead(c, level());
  return true;
}

@ Each cover and uncover is counted, and told when it is done. The writes
have been told by the list itself.

@<Cover and uncover, and tell@>=
void cover(int c)
{
  links.cover(c);
  ++totals.covers;
  observer.cover(c, level());
}
void uncover(int c)
{
  links.uncover(c);
  ++totals.uncovers;
  observer.uncover(c, level());
}

@ If nobody listens, nobody has to look up which option it is.

@<Tell what is chosen, and what is tried@>=
int chosen()
{
  int const c = choose();
  observer.choose(c, links.size(c), level());
  return c;
}
void tried(int x)
{
  ++totals.attempts;
  if (is_watched) observer.attempt(links.option_of(x), x, level());
}

@ The list tells its writes to the observer of the search. If another one has
watched it before, it does so no longer.

@<Search by Algorithm DLX@>=
Totals search(Links& links, Chooser chooser, Visitor const& visit,
  Observer* observer)
{
  Observer nobody;
  Search walk = {links, chooser, visit, observer ? *observer : nobody,
    observer != nullptr};
  links.watch(observer);
  walk.explore();
  links.watch(nullptr);
  walk.observer.done(walk.totals);
  return walk.totals;
}

@ Here is a program that uses all that we have so far. It prints \.{4 1 5}. It lies in the folder
\.{tests/data}; to compile it, say \cmd{make build/examples/dinner}, and likewise for a program of your own beside it.
\verbatimfile{tests/data/dinner.cpp}

\pitfall{A list that two observers want to watch: it tells its writes to one of them. And a visitor that throws: the list
stays as it is in that moment.}

\pinned{\.{tests/dance/search\UL test.cpp} compares covers, their order, and
the number of nodes with those of Algorithm~X on hundreds of random
problems; looks at the whole list after every event; and stops searches
after every possible cover, each time looking whether the list is what it
was.}

\exercise[20]{In |explore|, the items of an option are covered even if this
takes the last option from some other item. How would you find out how much
work is done in vain?}
\answer{With an observer. Let it keep, from what it hears, the size of each item and whether it is covered. An attempt
is doomed if some active primary item has size~0 when its covers are done, that is, at the next |choose|. (Not before: an item that the option
covers a little later may run dry.) Then all covers after the one that brought this about were in vain; and all of the attempt, if that one was X4's. With
the chooser |first|, so is everything below.}

\summary{One call searches a list, and leaves it as it was. Covers go to the visitor, steps to the observer, and
the totals are what is returned.}
