@** How much is left. \label{more/progress}%
``Are we nearly there?'' Children ask it after ten minutes, and people in
front of a terminal ask it after one. The honest answer is that nobody knows
how large the rest of a search tree is until it has been searched. In
\sec{more/estimate} we have asked the tree {\it before\/} the search, with random
walks. This chapter asks on the way, when a part of the tree is behind us
and can serve as a measure for the rest.
@^time left@>@^progress@>

@ The search tells how much is done as Knuth's programs do: it supposes that
all children of a node have subtrees of equal size. If the root has three
options, and the second is being tried, a third is done; if below it the
second of two is being tried, another sixth; and so on down the path. Let
this fraction be~$f$.
\sketch{shares}{Three options at the root, two at the node below the second one. Each gets the same share
of its parent, whatever its subtree looks like.}
If $N$ nodes were needed for it, there will be $N/f$
in all; and if it took $t$ seconds, then $t/f-t$ seconds are left.

So what has been learned on the way is one number, the number of nodes that
go into one per cent. It is remarkable how well that works. A fraction is
the sum of many shares, large ones near the root and tiny ones near the
leaves, and they err in both directions.
@^fraction done@>

@ How good is it? The table was made by a test. For each problem it shows
the forecast, divided by the truth, when a hundredth, a tenth, a quarter, a
half, and three quarters of the nodes had been visited; nothing in it
depends on the speed of anything. The second column is the chooser.
\verbatimfile{tests/data/progress.txt}
The chessboard problems are easy prophecies, and Latin squares are as
symmetric as a tree can be. But after the first hundredth of the pentominoes
the forecast is only a quarter of the tree that is there, and in
the sudoku, with the first item, a third. Such are the bad moments: a search
that begins in a desert does not know about the jungle. A progress line must
be believed like a weather forecast. From a tenth onwards, none of these is
off by more than three tenths.
@^forecast@>

@ It would seem that one can do better. After all, we know more than~$f$: we
know how many nodes the finished options of each level have had, and could
expect as much from those to come. We have tried: for each level the average
of the finished options at this node, and of the one at hand; with and
without those at other nodes of the same level; mixed with the equal shares
in different proportions. Each of these won against the plain fraction on a
few of the problems above, and {\it lost on more of them}. The averages are
taken over a few subtrees only, of which the next one knows nothing, and the
errors of all levels are added; whereas in~$f$ everything that has been
visited has a vote. So we stayed with the fraction. It is a comfort that its
author had the choice, too.
@^failed attempt@>@^Knuth, Donald Ervin@>

@ Two pure functions are the whole module: they have no clock, and can be
tested.

@(dlx/more/progress.hpp@>=
#pragma once
/* How much of a search is left, after Knuth: a fraction, and a number of seconds. */
#include "dlx/more/limits.hpp"
#include <string>
namespace dlx {
double forecast(Progress const& p);
  /* of the nodes in the end, after Knuth; infinite while nothing is done */
double seconds_left(Progress const& p, double spent);
  /* if the search goes on at the present speed, after |spent| seconds */
std::string in_words(double seconds);
  /* as a person would say it: \.{40 s}, \.{3 min}, \.{2 h}, \.{5 days} */
} // |namespace dlx|

@ The division by zero is meant: infinity is what it should be. Nodes that
have been visited are a fact, and no forecast is below them; rounding could
make it so at the very end.

@(dlx/more/progress.cpp@>=
#include "dlx/more/progress.hpp"
#include <algorithm>
#include <fmt/format.h>
#include <limits>
namespace dlx {
double forecast(Progress const& p) {
  auto const nodes = static_cast<double>(p.nodes);
  return p.done > 0 ? std::max(nodes, nodes/p.done)
    : std::numeric_limits<double>::infinity();
}
double seconds_left(Progress const& p, double spent) {
  if (p.nodes == 0) return std::numeric_limits<double>::infinity();
  return spent*(forecast(p)/static_cast<double>(p.nodes) - 1);
}
@<Say a time in words@>
} // |namespace dlx|

@ ``About 11873 s left'' is too exact by four digits, and too long by a
division in one's head. We change to the next unit when there are two of it,
so that there is always at least one digit to believe. And nobody waits a
hundred years, whatever the number is.

@<Say a time in words@>=
std::string in_words(double seconds) {
  if (seconds < 120) return fmt::format("{:.0f} s", seconds);
  if (seconds < 2*3600) return fmt::format("{:.0f} min", seconds/60);
  if (seconds < 2*86400) return fmt::format("{:.0f} h", seconds/3600);
  if (seconds < 730*86400.0) return fmt::format("{:.0f} days", seconds/86400);
  if (seconds < 100*365.25*86400)
    return fmt::format("{:.0f} years", seconds/(365.25*86400));
  return "more than a century";
}

@ \pitfall{To show a forecast with six digits, so that it is believed. To
smooth it, so that it looks as if it knew: a forecast that jumps tells the
truth about itself. To count the option that is about to be tried as done;
this chapter's first table found that mistake in our search, at the deepest
level, where it did little harm and would never have been seen.}

\pinned{\.{tests/more/progress\UL test.cpp} makes the table again and compares it
with the one that is printed here; looks at the limits of each unit; and
demands that for a perfectly regular tree, that of the permutations, the
forecast has the right number of nodes within two per cent at any time. That
the line is shown on a terminal only is a test of \sec{command/main}.}

\exercise[10]{The root has two options. The subtree of the first has 99 nodes, that of the
second has one. What is the forecast when the first is done, and what is the truth?}
\answer{A half is done, and 100 nodes have been visited, with the root; so the forecast is
200, and the truth is 101.}

\summary{Nodes so far, divided by the fraction done: that is all, and hard
to beat. After the first tenth it is usually right within three tenths;
before, it can be wrong by a factor of four.}
