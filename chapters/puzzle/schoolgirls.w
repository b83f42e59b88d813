@** Schoolgirls. \label{puzzle/schoolgirls}%
{\narrower\noindent\it Fifteen young ladies in a school walk out three abreast
for seven days in succession: it is required to arrange them daily, so that
no two shall walk twice abreast.\par}
\smallskip\noindent
This is the sixth query in {\it The Lady's and Gentleman's Diary\/} for 1850
[Ki50]. It had been sent in by the Reverend Thomas Kirkman, who had a small
parish in Lancashire, seven children, and a great interest in how things can
be grouped [B81]. On each day a girl walks with two others; so in seven days
she walks with fourteen, and these are all. Nobody is left over, and no girl
can be met again: {\it every\/} two girls walk together exactly once.
Exactly once is what we do.
@^Kirkman, Thomas Penyngton@>

@ The fifteen are a Steiner triple system, as in \sec{puzzle/parties}: {\sl each
pair of girls must be in a triple}. What is new are the days. So an option
is a triple on a certain day: {\tentex ABC@@1} means that Ann, Beth, and
Cath walk abreast on Monday. Besides the three pairs, this keeps them busy,
for each girl walks exactly once on each day. These are the other items,
{\tentex (0,0)} for Ann on Monday: the day and the girl, both counted from~0. (To
be called like a square has an advantage. With \cmd{--board} or \cmd{--svg}
we see a timetable, with a row for each day and a column for each girl.) So
an option has six items. With $n$ girls there are $(n-1)/2$ days; with
fifteen, $105+105$ items, and $7\cdot455=3185$ options. And with nine?
\solutions{\solutionbox{schoolgirls-matrix}}{The matrix of nine girls, lying on its side:
336 options from left to right. Above, four times nine items for the days, of which an
option has three; below, 36 pairs, the same for each day.}
There are $20{,}160$ timetables. The four days have $4!=24$ orders, and $20{,}160=24\cdot840$, where 840 is the
number of triple systems. As these differ only in the names of the girls, all of them can be
sorted into days equally often; so each of them can, and in one way only.

@ Now Kirkman's own query. Dancing links visit 113 nodes (\.{--engine links}; the engine of \sec{fast/masks}, which the command prefers, only 69). Each line is a day:
\transcript{kirkman}
This is sheer luck, or rather, it is the luck of the alphabet: the first
triples of each day, in the order in which they are tried, fit together. It
is not even helped by more thought. Let us say, to get rid of symmetries,
that the triples of Monday are {\tentex ABC}, {\tentex DEF}, and so on,
which costs nothing, and that Ann's company on each later day~$d$ is not before the
letter number $d+2$; then the search takes 4{,}842{,}186 nodes to its first
solution. Breaking the symmetry helps those who want {\it all\/} solutions.
If you want one, leave as many of them lying around as possible.
@^symmetry breaking@>

With 21 girls and ten days there are solutions again, as there are whenever
the number of girls is 3 more than a multiple of~6. (This was proved in
1971, more than a hundred years after Kirkman, by Ray-Chaudhuri and Wilson
[RW71]. Lu Jiaxi, a teacher of physics in a school in Inner Mongolia, had
proved it before them, and did not live to see it printed [Lu90].) But luck
has left us there: ten million nodes, and no solution.
@^Ray-Chaudhuri, Dijen Kumar@>@^Wilson, Richard Michael@>@^Lu Jiaxi@>

@ Girls are letters. There are not enough letters for 27 girls; they will not be
missed, because the search has given up long before.

@(dlx/puzzle/schoolgirls.hpp@>=
#pragma once
/* Kirkman's schoolgirls, who walk out in threes. */
#include "dlx/more/problem.hpp"
namespace dlx {
Problem schoolgirls(int n);
  /* Kirkman's problem for $n$ girls and $(n-1)/2$ days, where $n$ is 3, 9, 15,
     or 21. Options come day by day, in alphabetical order. Throws
     |std::invalid_argument| for other~$n$. Time: proportional to $n^4$ */
} // |namespace dlx|

@ The items are the girls on each day, and the pairs; the options come after
them.

@(dlx/puzzle/schoolgirls.cpp@>=
#include "dlx/puzzle/schoolgirls.hpp"
#include "dlx/puzzle/parties.hpp"
#include <fmt/format.h>
#include <stdexcept>
namespace dlx {
namespace {
@<Add the pairs of girls@> @#
@<Send the girls out on one day@>
} @#
@<Send the schoolgirls out@>
} // |namespace dlx|

@ Pairs come in alphabetical order, like those of guests. Girls are numbered from 1 here, and
Ann is the first.

@<Add the pairs of girls@>=
char girl(int i) { return static_cast<char>('A' + i - 1); }
void add_pairs(Problem& p, int n) {
  for (int i = 1; i <= n; ++i)
    for (int j = i + 1; j <= n; ++j)
      p.add_item(fmt::format("{}{}", girl(i), girl(j)));
}

@ The items for being busy come before the pairs, day by day. (I had them
behind the pairs at first. Then the search for fifteen girls takes 199
nodes: when several items are equally small, the leftmost is taken, and to
complete a day is a better idea.)

@<Send the girls out on one day@>=
void add_triples(Problem& p, int n, int day) {
  int const busy = (day - 1)*n, pairs = p.item_count() - n*(n - 1)/2;
  for (int i = 1; i <= n; ++i)
    for (int j = i + 1; j <= n; ++j)
      for (int k = j + 1; k <= n; ++k)
        p.add_option({pairs + pair_number(i, j, n),@|
          pairs + pair_number(i, k, n),@| pairs + pair_number(j, k, n),@|
          busy + i, busy + j, busy + k},@|
          fmt::format("{}{}{}@@{}", girl(i), girl(j), girl(k), day));
}

@ On each day, the options come in alphabetical order. It is this order that makes the first solution so easy to find.

@<Send the schoolgirls out@>=
Problem schoolgirls(int n) {
  if (n < 3 or n > 21 or n%6 != 3)
    throw std::invalid_argument(fmt::format("schoolgirls: three abreast every "
      "day, and every two once, is for 3, 9, 15, or 21 girls, not {}", n));
  int const days = (n - 1)/2;
  Problem p;
  for (int d = 1; d <= days; ++d)
    for (int i = 0; i < n; ++i) p.add_item(fmt::format("({},{})", d - 1, i));
  add_pairs(p, n);
  for (int d = 1; d <= days; ++d) add_triples(p, n, d);
  return p;
}

@ \pitfall{An item for each girl and day, and {\it secondary\/} items for
the pairs, would have the same covers for fifteen girls, because all pairs
have to occur; but the search would not know that it can branch on a pair.
Items that happen to be covered exactly once should be told so.}

\pinned{The file \.{tests/puzzle/schoolgirls\UL test.cpp} sees that each triple
system of nine girls has 24 timetables, and it looks at the timetable of the
fifteen as a parent would: who walks with whom, day by day. The millions of
nodes are for the long tests.}

\exercise[15]{A schoolgirl can also go out with the {\it social golfers}: 32
players, in groups of four, as many weeks as possible without any two
meeting twice. Which items become secondary?}\answer{The pairs, since two golfers need not
meet. Each player in each week is still covered exactly once. (An option has four of
those, and six pairs. To type it, it takes a function, its test, and an entry of five lines in \sec{command/make}.)}

\summary{Pairs are items, and so is each girl on each day; a triple on a day
is an option. For fifteen girls the search finds a timetable at once,
because nobody has helped it.}
