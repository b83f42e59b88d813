@** Queens. \label{dance/queens}%
How many ways are there to place $n$ queens on a board of $n\times n$ squares? \sec{dance/models} has placed four. On the usual board it took the
nineteenth century a few years. For $27\times27$ squares the number of
answers is known, and for $28\times28$ nobody knows it. Few problems are so
easy to state and so willing to keep a computer warm; this may be why
Dijkstra, Hitotumatu and Noshita, and the authors of [HM21] and [Q19] all
used them to show what a backtrack method can do.
@^queens@>@^eight queens@>@^Dijkstra, Edsger Wybe@>@^Hitotumatu, Hirosi@>@^Noshita, Kohei@>

@ Let us count. For $n\ge2$ there are $n$ ranks and $n$ files, which are primary. In each direction there are $2n-1$
diagonals; without the trivial ones, of a single square, they are $2n-3$. So there are
$$n+n+(2n-3)+(2n-3)=6(n-1)$$
items; there are $n^2$ options; and each square lies on four lines, except
that each of the four corners has lost one, which makes $4n^2-4$ entries.
For $n=4$ this is a matrix with 18 columns, 16 rows, and 60 ones. For $n=1$
the formula would give no items at all; in fact there are two, {\tentex R1}
and {\tentex F1}, and a single option that covers both. If trivial diagonals are wanted, there are always $6n-2$ items and
$4n^2$ entries. It may even be wise to make some diagonals primary; see \sec{puzzle/primary-diagonals}.

@(dlx/dance/queens.hpp@>=
#pragma once
/* The problem of $n$ queens that do not attack each other. */
#include "dlx/dance/problem.hpp"
namespace dlx {
@<Declare |queens|@>
} // |namespace dlx|

@ The limit of 1000 is ours, not that of the queens. It is there because a
slip of the finger should get an answer in words, and not a computer without
memory.

@<Declare |queens|@>=
dance::Problem queens(int n, bool trivial_diagonals = false);
  /* the problem of $n$ queens, $1\le n\le1000$; its covers are the ways to
     place them. The options come rank by rank, in each rank from left to
     right. Throws |std::invalid_argument| for other~$n$.
     Time and memory: proportional to the number of squares */

@ The program follows the derivation: first the items, in the order in which
we found them, then an option for each square.

@(dlx/dance/queens.cpp@>=
#include "dlx/dance/queens.hpp"
#include <algorithm>
#include <fmt/format.h>
namespace dlx {
using dance::Kind;
@<Refuse boards that cannot be@>@;@#
dance::Problem queens(int n, bool trivial_diagonals)
{
  check_board(n);
  dance::Problem p;
  @<Add the ranks and files@>
  @<Add the diagonals@>
  @<Add an option for each square@>
  return p;
}
} // |namespace dlx|

@ Names of lines count from~1, from the upper left; squares count from~0, as programmers do.

@<Add the ranks and files@>=
for (int i = 1; i <= n; ++i) p.add_item(fmt::format("R{}", i));
for (int i = 1; i <= n; ++i) p.add_item(fmt::format("F{}", i));

@ The diagonals that we keep have numbers from |low| to |high|. If $n=1$ and
the trivial ones are not wanted, |high| is less than |low|, and there are
none.

@<Add the diagonals@>=
int const low = trivial_diagonals ? 0 : 1;
int const high = 2*n - 2 - low;
int const per_direction = std::max(0, high - low + 1);
for (int d = low; d <= high; ++d)
  p.add_item(fmt::format("D{}", d), Kind::secondary);
for (int d = low; d <= high; ++d)
  p.add_item(fmt::format("B{}", d), Kind::secondary);

@ The number of an item is its place in this order: ranks begin at~1, files
at $n+1$, diagonals at $2n+1$, and the back diagonals behind them. A square
on a trivial diagonal has one entry less.

@<Add an option for each square@>=
auto const is_kept = [low, high](int d) {
  return low <= d and d <= high; };
int const diagonal = 2*n + 1 - low;
int const back = diagonal + per_direction;
for (int x = 0; x < n; ++x)
  for (int y = 0; y < n; ++y) {
    int const d = x + y;
    int const b = n - 1 - x + y;
    p.add_option(fmt::format("Q@@({},{})", x, y));
    p.add_entry(x + 1);
    p.add_entry(n + y + 1);
    if (is_kept(d)) p.add_entry(diagonal + d);
    if (is_kept(b)) p.add_entry(back + b);
  }

@ A board without squares, or with a negative number of them, is refused; so
is a board so large that its squares, more than a million, would be of no use to anybody.
(Zero queens could have been given one solution, the empty board. But
a 0 is more likely a mistake.)

@<Refuse boards that cannot be@>=
static void check_board(int n)
{
  if (n >= 1 and n <= 1000) return;
  throw std::invalid_argument(@|
    fmt::format("queens: the board must have 1 to 1000 ranks, not {}", n));
}

@ Here are larger boards. All these numbers are checked by the tests; those
of the nodes are the same for Algorithm~X and for every search by links for all covers, provided
that it uses the same chooser. The last two columns say what the choice of the
smallest item is worth.
$$\vbox{\halign{\hfil#\quad&&\quad\hfil#\cr
 $n$&items&options&entries&covers&up to symmetry
 &nodes, smallest&nodes, first\cr
 \noalign{\smallskip\hrule\smallskip}
 1&2&1&2&1&1&2&2\cr
 2&6&4&12&0&0&3&3\cr
 3&12&9&32&0&0&6&6\cr
 4&18&16&60&2&1&17&17\cr
 5&24&25&96&10&2&52&54\cr
 6&30&36&140&4&1&111&153\cr
 7&36&49&192&40&6&372&552\cr
 8&42&64&252&92&12&1199&2057\cr
 9&48&81&320&352&46&4663&8394\cr
 10&54&100&396&724&92&16{,}448&35{,}539\cr
}}$$
It may be a surprise that $6$ queens have fewer solutions than~$5$. The
chooser called |first| takes rank after rank, which is what a person would do; up
to $n=5$ it does not make the tree much larger. But the larger the board,
the more it pays to look where the shoe pinches.

@ Why not make the board a {\it torus}, where one leaves on one side and
comes back on the other? Then all diagonals are equally long, and there are
as many of them as queens. This changes more than one would think; it has a
chapter of its own, \sec{puzzle/torus}. Which covers are only
reflections and rotations of each other, and where the numbers ``up to
symmetry'' come from, is told in \sec{puzzle/symmetry}.

\pitfall{With primary diagonals the program runs, and
says that there is no solution. To number the back diagonals by $x-y$
without a shift gives negative numbers for six squares of sixteen, and
to cut off the trivial diagonals by a condition that is one too narrow
loses a diagonal on which two queens can meet: then there are too {\it
many\/} solutions. The latter happened to [Q19], in the text, though not in
its program.}

\pinned{The file \.{tests/dance/queens\UL test.cpp} compares the matrix of four
queens entry by entry with that of the report; counts items, options and
entries up to $n=12$, with and without trivial diagonals, and finds the same
covers with both; and counts the solutions of all boards up to $n=12$.}

\exercise[12]{For $n=1$, the program makes an option that covers {\tentex R1} and {\tentex F1}, and nothing else. How many
covers are there with trivial diagonals, and why as many?}
\answer{One, with both. The trivial diagonals are secondary: they are in the option, too, and nothing else wants them.}

\summary{Options are squares; ranks and files are primary, because each has
exactly one queen; diagonals are secondary, because each has at most one.
There are $6(n-1)$ items, if $n\ge2$, and $n^2$ options.}
