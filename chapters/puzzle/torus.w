@** Queens on the torus. \label{puzzle/torus}%
Take a chessboard made of rubber. Glue its upper side to its lower side, and
you have a tube; glue the ends of the tube together, and you have a bicycle
tire, which mathematicians call a {\it torus}. A queen who leaves the board on the right comes back on
the left. How many queens can live on it in peace? The flat board, on which Dijkstra once placed eight [D72],
is less regular: its diagonals have different lengths, and those of the torus are all equally long.
\solutions{\vbox{\offinterlineskip
\hbox{\queensboard7{1357246}\queensboard7{1357246}\queensboard7{1357246}}
\hbox{\queensboard7{1357246}\queensboard7{1357246}\queensboard7{1357246}}}}{What
an ant sees who walks around on the tire: six windows on the same seven queens.
Each is a knight's move away from the next one, over every border. Any seven by
seven squares of this wallpaper hold a solution again.}
@^torus@>@^queens on the torus@>

@ The squares, the ranks, and the files are those of \sec{dance/queens}. New are the diagonals.
On the flat board, the sum $x+y$
is constant along a diagonal, and a diagonal ends at the border.
On the torus it goes on at the opposite side, where the sum is larger
or smaller by~$n$. So the sum {\it modulo\/}~$n$ counts, and for
a back diagonal, the difference $y-x$ modulo~$n$. Here are both numbers for
every square of the board with $n=5$, and for $n=3$ the whole matrix:
\solutions{$\vcenter{\halign{\hfil#\hfil\qquad&\hfil#\hfil\cr
 $\matrix{0&1&2&3&4\cr1&2&3&4&0\cr2&3&4&0&1\cr3&4&0&1&2\cr4&0&1&2&3\cr}$&
 $\matrix{0&1&2&3&4\cr4&0&1&2&3\cr3&4&0&1&2\cr2&3&4&0&1\cr1&2&3&4&0\cr}$\cr
 \noalign{\smallskip}
 $(x+y)\bmod5$&$(y-x)\bmod5$\cr}}$\hskip3em$\vcenter{\solutionbox{torus-matrix}}$}{Each
number stands five times in each table. Each queen is in four lines, and each line
has $n$ squares. Columns right of the gap are secondary.}
So there are $n$ diagonals and $n$ back diagonals, {\tentex D0} to {\tentex
D}$(n-1)$ and {\tentex B0} to {\tentex B}$(n-1)$.
[HM21] pairs the $2n-1$ diagonals of the flat board and wants a queen on all of
them; but the two halves of a
pair are one line. See \sec{course/errata}.

@ \label{puzzle/primary-diagonals}%
Are the diagonals primary or secondary items? A queen must not meet
another one on a diagonal: that says ``at most one,'' which is secondary.
But there are $n$ queens, no two on
the same diagonal, and there are just $n$ diagonals. So each of them is used {\it
exactly\/} once. If the diagonals are primary, the problem has therefore the
same covers, neither more nor fewer. The pigeonholes are full, and nobody
had to ask the pigeons to fill them.
@^pigeonhole principle@>

On the flat board there are
$2n-1$ diagonals in each direction and $n$ queens. So $n-1$ diagonals stay empty, and if
they are primary, there is no solution for $n>1$, as \sec{dance/queens} warns.

@ The two choices have the same covers, but not the same {\it search}.
A primary diagonal with no square left is a reason to go back at
once. If the diagonal is secondary, the contradiction
comes out only later, when the last ranks are tried. Our command offers
both, by \.{--diagonals primary}. Here are all the numbers of nodes up to $n=13$.
$$\vbox{\halign{\hfil#\quad&&\quad\hfil#\cr
 &&\multispan2\quad\hfil nodes, smallest&nodes, first\cr
 $n$&covers&secondary&primary&(either)\cr
 \noalign{\smallskip\hrule\smallskip}
 1&1&2&2&2\cr
 2&0&3&3&3\cr
 3&0&4&4&4\cr
 4&0&9&5&9\cr
 5&10&46&46&46\cr
 6&0&37&19&73\cr
 7&28&176&176&260\cr
 8&0&321&185&801\cr
 9&0&748&523&2350\cr
 10&0&2331&1351&9241\cr
 11&88&4918&3906&27{,}292\cr
 12&0&21{,}798&4813&139{,}249\cr
 13&4524&76{,}939&63{,}603&469{,}652\cr}}$$
Primary diagonals gain most where there is nothing
to be found: for $n=12$ the tree is less than a quarter as large.
The chooser |first| takes ranks only, as they come first and every option has one; so for it the
kind of diagonals does not matter.
@^primary or secondary@>

@ When is there a solution at all? A glance at the table suggests an answer,
which P\'olya proved in 1918 [P84]:
{\sl $n$ queens can live on the torus in peace if and only if $n$ is divisible
by neither 2 nor~3}.
@^P\'olya, George@>

One direction is a construction. Put a queen on $(x,2x\bmod n)$ for
each~$x$, a knight's move after the other; this is the picture above. The
files of the queens are $2x$, their diagonals $x+2x=3x$, their back
diagonals $2x-x=x$, all modulo~$n$. Since $n$ has no factor in common with 2
and~3, we can divide by 2 and by~3 modulo~$n$; so $2x\equiv2x'$ implies
$x\equiv x'$, likewise $3x\equiv3x'$. No two queens share a line.

For the other direction, suppose there is a solution, with the queen of rank~$x$ on
file~$y$. As $x$ runs through $0$, $1$, \dots, $n-1$, so do $y$, and $x+y$,
and $y-x$ modulo~$n$, each in its own order.
Let $s=0+1+\cdots+(n-1)={1\over2}n(n-1)$. The sum of all
$x+y$ is $s$ modulo~$n$, but it is also
the sum of all $x$ and all~$y$, that is, $2s$. So $s\equiv0$ modulo~$n$;
hence ${1\over2}(n-1)$ is an integer, and $n$ is odd.

Let $t=0^2+1^2+\cdots+(n-1)^2={1\over6}n(n-1)(2n-1)$.
Since
$$(x+y)^2+(y-x)^2=2x^2+2y^2,$$
summing over all queens gives $2t\equiv4t$, hence $2t\equiv0$ modulo~$n$;
so ${1\over3}(n-1)(2n-1)$ is an integer. If $n$ were
divisible by~3, then $(n-1)(2n-1)$ would leave the remainder $(-1)(-1)=1$
when divided by~3. So it is not. A
good theorem is the best pruning.
@^proof and search@>

@ For $n=5$ and $n=7$ and $n=11$,
{\it all\/} solutions are knight's moves or their like, $(x,ax+b)$ with
constant $a$ and~$b$. There are $n$ choices of~$b$, and $a$ must be such
that $a$, $a+1$, and $a-1$ have no factor in common with~$n$; if $n$ is
prime, that leaves $n-3$ of them. That makes
$$5\cdot2=10,\qquad7\cdot4=28,\qquad11\cdot8=88.$$
For $n=13$ the formula says 130, and there are 4524. Life begins at
thirteen.
@^linear solutions@>

@ Secondary is the default. The limits are those of the flat board.

@(dlx/puzzle/torus.hpp@>=
#pragma once
/* Queens on a torus. */
#include "dlx/more/problem.hpp"
namespace dlx {
Problem torus(int n, Kind diagonals = Kind::secondary);
  /* $n$ queens on a torus of $n\times n$ squares, $1\le n\le1000$, whose
     $2n$ diagonals are items of the given kind. The set of covers does not
     depend on the kind; their order and the nodes of the search do. Options
     as in \sec{dance/queens}. Throws |std::invalid_argument| for other~$n$.
     Time and memory: proportional to the number of squares */
} // |namespace dlx|

@ Ranks and files are primary; diagonals are what the caller says.
@(dlx/puzzle/torus.cpp@>=
#include "dlx/puzzle/torus.hpp"
#include <fmt/format.h>
namespace dlx {
Problem torus(int n, Kind diagonals) {
  if (n < 1 or n > 1000)
    throw std::invalid_argument(@|
      fmt::format("torus: the board must have 1 to 1000 ranks, not {}", n));
  Problem p;
  @<Add the four families of lines@>
  @<Add the options of the torus@>
  return p;
}
} // |namespace dlx|

@ Ranks and files count from~1, for chess players; diagonals from~0, because
residues do.

@<Add the four families of lines@>=
for (int i = 1; i <= n; ++i) p.add_item(fmt::format("R{}", i));
for (int i = 1; i <= n; ++i) p.add_item(fmt::format("F{}", i));
for (int d = 0; d < n; ++d) p.add_item(fmt::format("D{}", d), diagonals);
for (int d = 0; d < n; ++d) p.add_item(fmt::format("B{}", d), diagonals);

@ Every option has four items, one of each family. We write $n-x+y$ instead
of $y-x$, because the operator |%| of \CPLUSPLUS/ rounds toward zero:
|(2 - 4) % 5| is $-2$, not~3.

@<Add the options of the torus@>=
for (int x = 0; x < n; ++x)
  for (int y = 0; y < n; ++y)
    p.add_option({x + 1, n + y + 1, 2*n + (x + y)%n + 1,
      3*n + (n - x + y)%n + 1},@|
      fmt::format("Q@@({},{})", x, y));

@ \pitfall{Numbering the lines by their {\it sets of squares}. For $n=2$ each diagonal is also a back
diagonal, and the items {\tentex D0} and {\tentex B0}
have the same two options. Two items may well say
the same thing; with fewer than $4n$ items, the matrix is another one, with the same covers.}

\pinned{\.{tests/puzzle/torus\UL test.cpp} compares each matrix up to $n=9$
with the lines that a queen walks, has all numbers of the table, sees that both
kinds of diagonals have the same covers, and checks the linear solutions
and the picture.}

\exercise[22]{How many queens can live in peace on the torus with $n=12$, if not
twelve? Excuse some ranks: make the files secondary, and add options that
consist of a rank and one of $k$ excuses, which are secondary items. How
large must $k$ be?}\answer{Ten queens; so $k=2$. With $k=1$ the search finds no
cover, with $k=2$ it finds one at once.}

\summary{On the torus there are as many diagonals as queens, and so a
diagonal with at most one queen has exactly one. Declaring it primary
changes no cover and lets the search see more. There are solutions if and
only if $n$ is divisible by neither 2 nor~3.}
