@** Dominating queens. \label{puzzle/domination}%
Eight queens are a crowd. Every square of the board can be watched by five
of them, and the other three may go home. Which five squares should they
take, if moreover no queen is to attack another, and can it be done with
four? \solutions{\solutionbox{guards}\hskip4em\solutionbox{guards-matrix}}{Five
queens who see all 64 squares; and the matrix for $n=3$, with its first cover (one
queen in the middle would do). Its first nine items must be covered {\it at least\/} once, those
on the right at most once.}
Report~4 begins with this question [S], says what is needed for an
answer, columns for ``at least one'' and a little branch and bound, and
leaves the answer to the reader. Both have chapters of their own by now; so
we only write down what we want.
@^dominating queens@>@^Spatz, Saul@>

What may we do? Put a queen on a square. What do we have to do? See to it
that each square is attacked or occupied, {\it at least once}. That is a
bound, in the sense of \sec{more/bounded}: an item {\tentex S($x$,$y$)} for each
square, with the bounds {\tentex 1:*}, and the queen on $(x,y)$ covers the
items of all squares that she sees, and her own. What can we do only once?
Use a line, for the queens must not attack each other. In \sec{dance/queens} each
rank had a queen, exactly one; now a rank may be empty, and ranks, files,
and diagonals are all of the same kind: {\it at most once}, secondary.

The items of the lines are those of the problem of $n$ queens, with the same
names. Each option ends with its cost, because every queen
costs one coin. So the fewest queens are the cheapest cover, and the lower
bounds of \sec{more/cheapest} know when to stop: \cmd{dlx make domination 8 \char"7C\ dlx
solve --cheapest} finds five.

@ A second way to say ``few'' is to count. The item {\tentex queens} must be
covered exactly $k$ times, and each option covers it. Then one can ask for all
placements of five, and whether there are any of four:
\transcript{domination-queens}
So there are 728 placements of five queens, and none of four. A placement
that is left over by \.{--fundamental} is one of 91, up to the symmetries of
the board; so each of them comes in eight different ways, because
$8\cdot91=728$. No arrangement of five peaceful queens that watch the
chessboard has any symmetry at all.
@^non-attacking queens@>

@ Why do four queens not suffice? A queen in the middle sees 28 squares, her
own included, and four of them could see 112, if they never looked at the
same one; this proves only that at least three are needed. The prices of \sec{more/cheapest} could say as much, but they are found one at a time, get stuck,
and prove only that no cover costs less than~1. It takes the
search to find out. The table shows for each board the fewest queens, in how
many ways so few can stand there, and how many placements of any number of
queens dominate the board.
$$\vbox{\halign{\hfil#\quad&&\quad\hfil#\cr
 $n$&fewest queens&placements of so few&nodes, cheapest&all placements\cr
 \noalign{\smallskip\hrule\smallskip}
 1&1&1&2&1\cr
 2&1&4&2&4\cr
 3&1&1&8&9\cr
 4&3&16&24&18\cr
 5&3&16&41&58\cr
 6&4&120&314&348\cr
 7&4&8&805&1862\cr
 8&5&728&4535&10{,}188\cr}}$$
A set of peaceful queens dominates if and only if there is no room for
another one: so these are the sets that are
{\it maximal}. Put queens on a board, wherever there is still an
unattacked square, and you will end with one of the placements of the last column;
on the chessboard, with five to eight queens.
@^maximal placement@>

@ A queen sees $2n-1$ squares on her rank and file, and on the average
nearly $4n/3$ more on her diagonals. So the problem has more than $3n^3$
entries, and the limit is lower than for queens.

@(dlx/puzzle/domination.hpp@>=
#pragma once
/* Queens that see every square, and not each other. */
#include "dlx/more/problem.hpp"
namespace dlx {
Problem domination(int n, int queens = 0);
  /* the ways to place queens on a board with $n$ ranks, $1\le n\le50$, so that
     each square is attacked or occupied, and no queen attacks another. Each
     queen costs~1. There are exactly |queens| of them, or any number, if that
     is~0. Throws |std::invalid_argument| for other~$n$, and unless
     $0\le|queens|\le n$. Time: proportional to $n^4$ */
} // |namespace dlx|

@ Two queens who attack each other stand on a common line; a queen attacks a
square in the same sense. So one function says what is seen from where.

@(dlx/puzzle/domination.cpp@>=
#include "dlx/puzzle/domination.hpp"
#include "dlx/dance/queens.hpp"
#include <fmt/format.h>
#include <stdexcept>
namespace dlx {
namespace {
@<Check the board and the number of queens@>@;@#
bool sees(int x, int y, int u, int v) {
  return x == u or y == v or x + y == u + v or x - y == u - v;
}
} @#
Problem domination(int n, int queens) {
  check_domination(n, queens);
  Problem p;
  Problem const lines = dlx::queens(n);
  @<Add the squares to be seen, and the lines@>
  @<Let each queen see her squares@>
  return p;
}
} // |namespace dlx|

@ The lines are taken from the problem of $n$ queens, one after the other;
there, the ranks and files are primary, but here they have to wait until all
squares have been added.

@<Add the squares to be seen, and the lines@>=
if (queens > 0) p.add_item("queens", Bounds{queens, queens});
int const before = p.item_count();
for (int x = 0; x < n; ++x)
  for (int y = 0; y < n; ++y)
    p.add_item(fmt::format("S({},{})", x, y), Bounds{1, unlimited});
int const squares = p.item_count();
for (int i = 1; i <= lines.item_count(); ++i)
  p.add_item(lines.item(i).name, Kind::secondary);

@ The options, too, keep their names and the order that they had there; so
option number |o| of the one problem is option number |o| of the other, and
a queen has the same lines in both.

@<Let each queen see her squares@>=
for (int o = 1; o <= n*n; ++o) {
  int const x = (o - 1)/n, y = (o - 1)%n;
  p.add_option(lines.option_name(o));
  if (queens > 0) p.add_entry(1);
  for (int s = 0; s < n*n; ++s)
    if (sees(x, y, s/n, s%n)) p.add_entry(before + s + 1);
  for (Entry const& e : lines.option(o))
    p.add_entry(squares + e.item);
  p.add_cost(1);
}

@ More than $n$ queens would attack each other, which is an answer that one
can give without a search.

@<Check the board and the number of queens@>=
void check_domination(int n, int queens) {
  if (n < 1 or n > 50)
    throw std::invalid_argument(fmt::format("domination: the board must have "
      "1 to 50 ranks, not {}", n));
  if (queens < 0 or queens > n)
    throw std::invalid_argument(fmt::format("domination: on {} ranks there can "
      "be at most {} queens in peace, not {}", n, n, queens));
}

@ \pitfall{If the squares were called {\tentex ($x$,$y$)}, without the~S,
then \sec{squares} would take them for what a queen {\it fills}, and draw
boards full of queens. Seeing is not standing.}

\pinned{\.{tests/puzzle/domination\UL test.cpp} has the table; it tries all sets of
squares for $n\le4$ by the rules of chess alone; it finds the 728, the 91,
and no cover with four queens; and sees that the numbers by \.{--queens} are
those of all placements, sorted by size. The long tests go on to $n=11$,
where five queens are still enough and four are not, and to $n=12$, which
needs seven.}

\exercise[15]{Let queens attack each other: leave out the lines. How many
placements of five queens dominate the chessboard?}\answer{4860, as \cmd{dlx
count} says when everything behind the bar of the items is gone, and from the
options, too. The 728 are among them.}

\summary{What must be attacked is an item with the bounds {\tentex 1:*};
what must not be shared is secondary. Each queen costs a coin, and the
fewest queens are the cheapest cover.}
