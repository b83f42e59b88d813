@** Latin squares. \label{dance/latin}%
A {\it Latin square\/} of order~$n$ is an $n\times n$ grid that is filled
with $n$ symbols, each square with one, such that every symbol appears once
in each row and once in each column. Euler used Latin letters for the
symbols, hence the name; a sudoku is a Latin square with additional manners.
@^Latin square@>
\solutions{\def\square#1#2{\vbox{\offinterlineskip\halign{\strut\vrule\enspace
  \tentex##\enspace\vrule&\enspace\tentex##\enspace\vrule\cr\noalign{\hrule}
  #1&#2\cr\noalign{\hrule}#2&#1\cr\noalign{\hrule}}}}%
  \square AB\qquad\square BA}{The two Latin squares of order two.}

A Latin square is the politest of all exact cover problems. Everything in it
has to be done exactly once, nothing at most once; so there are no secondary
items. And it has a symmetry that is not seen at first sight. For $n=2$ it is small enough to be followed to the end.

@ What may we do? Put a symbol into a square. With $n$ symbols and $n^2$
squares this makes $n^3$ options. The option {\tentex B@@(0,1)} puts
{\tentex B} into row~0, column~1.

What do we have to do, exactly once? There are three kinds of duties. Every
square has to get a symbol. Every symbol has to go into each column
somewhere. And every symbol has to go into each row somewhere. Each kind
makes $n^2$ items, $3n^2$ in all, and every option serves exactly three of
them, one of each kind. For $n=2$ there are twelve items. We number them in
this order,
{\tentex C1} to {\tentex C12}:
$$\vbox{\halign{{\tentex#}\hfil\quad&#\hfil\qquad\qquad&{\tentex#}\hfil\quad
 &#\hfil\qquad\qquad&{\tentex#}\hfil\quad&#\hfil\cr
C1&square $(0,0)$&C5&A in column 0&C9&A in row 0\cr
C2&square $(0,1)$&C6&A in column 1&C10&A in row 1\cr
C3&square $(1,0)$&C7&B in column 0&C11&B in row 0\cr
C4&square $(1,1)$&C8&B in column 1&C12&B in row 1\cr}}$$

Then {\tentex A@@(0,0)} covers |C1|, because it fills the square $(0,0)$;
|C5|, because it takes care of {\tentex A} in column~0; and |C9|, because it
takes care of {\tentex A} in row~0. The other seven options are found in the
same way, and here they are, as the command writes them (its first line is a comment):
\transcript{make-latin-2}
@^duties@>
This is the matrix of [HM21], column by column: every row has three 1s, and every column has two.\side{The meanings of
its columns are printed differently there; \sec{course/errata} tells which is right.}

@ The search finds both squares:
\transcript{solve-latin-2}
All of its items have size~2 at first, so the leftmost one, |C1|, is chosen.
What is left after either of its options can be filled in only one way: the
tree has nine nodes, and none of them is dead.

Report~1 finds the first one by hand, and chooses other items: first |C3|, and then |C2|, which is no smallest column any more. So it
runs into a dead end. Here are its ten matrices. \sec{more/script} tells how a search can be led along such a way.
\framestrip{latin-by-hand}{A Latin square of order two by hand, as in report~1: ten matrices. A line goes through the columns that are satisfied, and through the rows that clash.}

@ Here is what happens to the list. After X2 has chosen |C1|, X4 covers it; X5 tries
{\tentex A@@(0,0)} and covers |C5| and~|C9|. Now |C2| has a single option left, and so
will each item that is chosen from now on: X2, X4, and X5 take turns down to X1. Then X6 and X7 go home as far as the
loop of |C1|, where {\tentex B@@(0,0)} is the second and last option.
\framestrip{latin-2}{Latin squares of order two: the frames 0 to 6, 20, 32, 34, 51, and~64. All of them are in \.{build/figures.pdf},
after \.{make} \.{trace}.}

@ In general, with rows, columns, and symbols numbered from~0, the option
that puts symbol $s$ into row~$i$ and column~$j$ covers the items
$$n\,i+j+1,\qquad n^2+n\,s+j+1,\qquad 2n^2+n\,s+i+1.$$
Look at these three expressions for a while. The letters $i$, $j$, and~$s$
play almost the same part: each pair of them is the name of a duty. If we
exchange rows with symbols in a Latin square---{\tentex A@@(1,0)} becomes
{\tentex B@@(0,0)}---we get a Latin square again. That is the hidden symmetry:
a Latin square is a set of $n^2$ triples $(i,j,s)$ in which any two
coordinates determine the third, and it does not care which of the three we
call the symbol.\side{Such squares are called {\it conjugates}.}
@^conjugates of a Latin square@>

@ Orders up to four are as easy:
$$\vbox{\halign{\hfil#\quad&&\quad\hfil#\cr
 $n$&items&options&entries&covers&nodes, smallest&nodes, first\cr
 \noalign{\smallskip\hrule\smallskip}
 1&3&1&3&1&2&2\cr
 2&12&8&24&2&9&9\cr
 3&27&27&81&12&88&94\cr
 4&48&64&192&576&4745&5681\cr
}}$$
For $n=5$ there are 161{,}280. After that, enumeration is a matter for
patient people.

@*1 The module. The class |Problem| is that of \sec{dance/problem}. The program makes the options in the order in which we have found them.

@(dlx/dance/latin.hpp@>=
#pragma once
/* The problem of Latin squares of order $n$. */
#include "dlx/dance/problem.hpp"
#include <span>
#include <string>
namespace dlx {
@<Declare |latin|@>
} // |namespace dlx|

@ The symbols are capital letters, hence the limit. (It is the same for those who bring others, as the grids of \sec{puzzle/givens} do.)

@<Declare |latin|@>=
dance::Problem latin(int n, std::span<std::string const> symbols = {});
  /* the problem of Latin squares of order $n$, $1\le n\le26$, with the
     $n$ given symbols, or else with A, B, and so on. The options come symbol
     by symbol, for each symbol row by row, in each row from left to right.
     Throws |std::invalid_argument| for other~$n$, or if the number of
     symbols is neither 0 nor~$n$.
     Memory: proportional to $n^3$; time: to $n^4$, for names are compared with all before */

@ All items have names of the same kind, so that one line makes them all.

@(dlx/dance/latin.cpp@>=
#include "dlx/dance/latin.hpp"
#include <fmt/format.h>
namespace dlx {
@<Refuse orders that cannot be@>@;@#
dance::Problem latin(int n, std::span<std::string const> symbols)
{
  check_order(n, symbols.size());
  dance::Problem p;
  for (int i = 1; i <= 3*n*n; ++i) p.add_item(fmt::format("C{}", i));
  @<Add an option for each symbol and square@>
  return p;
}
} // |namespace dlx|

@ The three expressions above, and the name that \sec{puzzle/board} will want to
read.

@<Add an option for each symbol and square@>=
for (int s = 0; s < n; ++s) {
  auto const symbol = symbols.empty() ?
    std::string(1, static_cast<char>('A' + s)) : symbols[s];
  for (int i = 0; i < n; ++i)
    for (int j = 0; j < n; ++j) {
      int const square = n*i + j + 1;
      int const in_column = n*n + n*s + j + 1;
      int const in_row = 2*n*n + n*s + i + 1;
      p.add_option({square, in_column, in_row},@|
        fmt::format("{}@@({},{})", symbol, i, j));
    }
}

@ The alphabet sets the limit. That is no loss: even the number of squares
of order~12 is unknown.

@<Refuse orders that cannot be@>=
static void check_order(int n, std::size_t symbols)
{
  if (n < 1 or n > 26)
    throw std::invalid_argument(@|
      fmt::format("latin: the order must be from 1 to 26, not {}", n));
  if (symbols != 0 and symbols != static_cast<std::size_t>(n))
    throw std::invalid_argument(@|
      fmt::format("latin: {} symbols for order {}", symbols, n));
}

@ \pitfall{Some squares may be given in advance. It is a mistake to put them into the answer, and to solve the rest: leave out
the options that contradict them, and let the search choose the given ones like all others. Then it can tell you that there
is no answer.}

\pinned{The file \.{tests/dance/latin\UL test.cpp} compares the matrix of order~2
with that of the report, counts items, options, entries, and squares of all
orders up to~5, and checks every square that is found, symbol by symbol,
without any items.}

\exercise[20]{A square is {\it diagonal\/} if its two diagonals contain every
symbol, too. Add the items that say so. How many diagonal Latin squares of
order~4 are there?}
\answer{Two items for each symbol~$s$, say $M_s$ and~$N_s$: the option of $s$ in row~$i$
and column~$j$ also covers $M_s$ if $i=j$, and $N_s$ if $i+j=n-1$. All of them are primary.
There are 48 of order~4, and none of order 2 or~3.}

\summary{Every pair of row, column, and symbol is an item, every triple an
option. There are $3n^2$ items and $n^3$ options, three items in each, all
of them primary.}
