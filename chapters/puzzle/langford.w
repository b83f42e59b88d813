@** Langford pairs. \label{puzzle/langford}%
The little son of Dudley Langford, a Scottish mathematician, was playing with
coloured blocks, two of each colour. Between the red ones there was one block, between
the blue ones there were two, between the yellow ones, three [La58]. Let us write 1, 2, 3
instead, and ask:
can the numbers from 1 to $n$, each of them twice, be put in a row so that
between the two $i$'s there are exactly $i$ other numbers? For $n=3$, 231213 is an answer: 3 and~1 are between the twos, 1, 2, and~1 between the
threes, and 2 between the ones.
\solutions{\solutionbox{langford}}{Langford's problem with $n=7$, the first of 52
solutions. Between the two sevens there are seven others.}
@^Langford, Charles Dudley@>

@ We begin with a simpler problem that has the same skeleton: write each number from 1 to~$n$
once. An option puts the number $v$ in the place~$j$. Every place must be filled, and every
number used, exactly once. So there are $n$ items
for places, $n$ items for numbers, and $n^2$ options with two items each.
Every cover is a {\it permutation}, and there are $n!$ of them.
The places are called {\tentex (0,0)} to {\tentex (0,$n-1$)}; they
are squares of a board with a single row, and \sec{puzzle/squares} draws a
permutation as a row of numbers.
@^permutation@>

On level~$k$ of the search tree there are $n!/(n-k)!$ nodes, and
no branch is dead. So the number of nodes is
$$\sum_{k=0}^n{n!\over(n-k)!}=n!\Bigl({1\over0!}+{1\over1!}+\cdots
  +{1\over n!}\Bigr),$$
which for $n\ge1$ is $e\cdot n!$, rounded down: 16 for $n=3$, and 109{,}601 for
$n=8$. More than one third of all nodes are solutions.
@^size of the search tree@>

@(dlx/puzzle/langford.hpp@>=
#pragma once
/* Numbers in a row: permutations, and the pairs of Langford. */
#include "dlx/more/problem.hpp"
namespace dlx {
Problem permutations(int n);
  /* the orders of the numbers from 1 to~$n$, $1\le n\le1000$. Options come
     place by place. Throws |std::invalid_argument| for other~$n$.
     Time and memory: proportional to $n^2$ */
Problem langford(int n, bool up_to_symmetry = false);
  /* Langford's problem, $1\le n\le500$. Options come number by number, from
     left to right. If |up_to_symmetry|, then of a solution and the one that
     is read from right to left only one is left. Throws
     |std::invalid_argument| for other~$n$.
     Time and memory: proportional to $n^2$ */
} // |namespace dlx|

@ Both puzzles have the same items, but for the number of places. Place~$j$ is item $j+1$,
and number~$v$ is the item $v$ places after the last place.

@(dlx/puzzle/langford.cpp@>=
#include "dlx/puzzle/langford.hpp"
#include <fmt/format.h>
namespace dlx {
namespace {
@<Make the items of a row@>
} @#
Problem permutations(int n) {
  Problem p = row_of("permutations", n, n);
  for (int j = 0; j < n; ++j)
    for (int v = 1; v <= n; ++v)
      p.add_option({j + 1, n + v}, fmt::format("{}@@(0,{})", v, j));
  return p;
}
@<Put pairs of numbers into a row@>
} // |namespace dlx|

@ All puzzles of this chapter have an item for each place and for each number.
@<Make the items of a row@>=
Problem row_of(std::string_view puzzle, int numbers, int places) {
  if (numbers < 1 or places > 1000)
    throw std::invalid_argument(fmt::format("{}: the row must have 1 to 1000 "
      "places, not {}", puzzle, places));
  Problem p;
  for (int j = 0; j < places; ++j) p.add_item(fmt::format("(0,{})", j));
  for (int v = 1; v <= numbers; ++v) p.add_item(std::to_string(v));
  return p;
}

@ In Langford's problem, each number stands in two places. If the first
$i$ is in place~$j$, the second one is in place $j+i+1$.
So an option covers three items: the number~$i$, and
the places $j$ and $j+i+1$, where the latter is less than $2n$. There
are $2n-1-i$ such options for the number~$i$. The board shows $i$ in both
places, since it fills all squares of an option with the same symbol.
\solutions{\solutionbox{langford-matrix}}{Red, blue, and yellow: the matrix for $n=3$.
It has two covers, and one is the reverse of the other.}
@^Langford pairs@>

\label{puzzle/no-reversals}%
Read from right to left, every solution is a solution again. To halve the search, find a
number that cannot stand symmetrically, and allow it in the left half only.
Reversal takes place~$j$ to $2n-1-j$; so the pair of
$i$'s that begins in place~$j$ will begin where its second one was, in place
$$2n-1-(j+i+1)=2n-2-i-j.$$
It stays where it was if $2j=2n-2-i$. For an odd~$i$ this never happens. So
we keep only those options of an odd number for which
$j<2n-2-i-j$. Of every solution and its reversal, exactly one has the number there.
Any odd number will do. We take the largest, which has the fewest options.
@^reversal@>

@<Put pairs of numbers into a row@>=
Problem langford(int n, bool up_to_symmetry) {
  if (n < 1 or n > 500)
    throw std::invalid_argument(fmt::format("langford: the largest number must be 1 to 500, not {}", n));
  Problem p = row_of("langford", n, 2*n);
  int const odd = n%2 == 1 ? n : n - 1;
  for (int i = 1; i <= n; ++i)
    for (int j = 0; j + i + 1 < 2*n; ++j) {
      int const reversed = 2*n - 2 - i - j;
      if (up_to_symmetry and i == odd and j > reversed) continue;
      p.add_option({2*n + i, j + 1, j + i + 2}, fmt::format("{}@@(0,{})",
        i, j));
    }
  return p;
}

@ When is there a solution at all? Let the first $i$ be in place~$a_i$, and
add up the numbers of all places. Since each of the $2n$ places is used
once,
$$\sum_{i=1}^n\bigl(a_i+(a_i+i+1)\bigr)=\sum_{j=0}^{2n-1}j,\qquad
 \hbox{that is,}\qquad
 2\sum_{i=1}^n a_i=n(2n-1)-{n(n+3)\over2}={n(3n-5)\over2}.$$
So $n(3n-5)$ must be divisible by~4, which is true only if $n$ leaves the
remainder 0 or~3 when it is divided by~4. The condition is also known to be sufficient.
The numbers of nodes below show what the search for other~$n$ wastes. On the left
everything is counted, on the right the search is cut in half.
@^parity@>

$$\vbox{\halign{\hfil#\quad&&\quad\hfil#\cr
 $n$&options&solutions&nodes&options&up to reversal&nodes\cr
 \noalign{\smallskip\hrule\smallskip}
 1&0&0&1&0&0&1\cr
 2&3&0&2&2&0&1\cr
 3&9&2&7&8&1&4\cr
 4&18&2&17&16&1&9\cr
 5&30&0&39&28&0&20\cr
 6&45&0&131&42&0&67\cr
 7&63&52&608&60&26&315\cr
 8&84&300&2921&80&150&1431\cr
 9&108&0&11{,}169&104&0&5840\cr
 10&135&0&61{,}781&130&0&31{,}253\cr
 11&165&35{,}584&444{,}456&160&17{,}792&229{,}452\cr
 12&198&216{,}288&2{,}855{,}848&192&108{,}144&1{,}435{,}512\cr
}}$$

\pitfall{Halving the places of an even number, say of~2. The
solutions in which the 2s stand in the middle are then counted twice,
or not at all, depending on whether the condition was $\le$ or~$<$. The
smallest cases do not show it: for $n=3$ and $n=4$ the 2s are never in the
middle. For $n=7$ we would get 28 or 24, instead of~26.}

\pinned{\.{tests/puzzle/langford\UL test.cpp} counts permutations up to
$n=8$ and their nodes, finds the numbers of the table, measures the distances in
each row, and sees that exactly one of a pair of reversals is left.}

\exercise[20]{Place three copies of each number from 1 to $n$, so that between
neighbouring copies of $i$ there are $i$ other numbers. What is the smallest
$n>1$ with a solution, and how many are there?}\answer{The option of number~$i$ has
three places, $j$, $j+i+1$, and $j+2i+2$. There is none for $n=2$ to~8, and there are
six for $n=9$, three up to reversal.}

\summary{Places are items, numbers are items. Langford's problem puts every number into two
places at once. An odd number cannot stand in the middle, and therefore halves the
search.}
