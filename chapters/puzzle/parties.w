@** Partitions, triples, and schoolgirls. \label{puzzle/parties}%
The seven guests of \sec{dance/guests} have stayed for a week. On Monday they sit
at some tables, all of which are alike; chairs do not matter. In how many ways can that be done?
In 877.
\solutions{\solutionbox{partitions-matrix}}{Three guests, and all tables that they could
form. The five partitions are the five covers of this matrix; in orange, all sit alone.}
Each table has a set of guests, and each guest sits at one table:
this is exact cover in its plainest form. Every set of guests that is not empty may be a table,
so there are $2^n-1$ options, and the covers are the {\it partitions\/} of a set.
@^set partition@>@^partition of a set@>

@ The guests are the squares of a board with one row, and a table is called
after its first guest. So a board {\tentex 1 2 1} shows at which table each one sits.
The number of partitions of $n$ guests is called $B_n$, after Eric Temple
Bell. If the last guest shares a table with $k$ of the $n$ others, then the
other $j=n-k$ can be placed in $B_j$ ways; hence
$$B_{n+1}=\sum_{j=0}^n{n\choose j}B_j,\qquad B_0=1,$$
and 1, 2, 5, 15, 52, 203, 877, 4140 follow. The number of partitions into exactly $k$ sets
is $\left\{n\atop k\right\}$, one of Stirling's. To ask for it, each option also covers
a bounded item, {\tentex k\char"7C tables}:
\transcript{partitions-tables}
The last guest takes a table of his own, or one
of $k$ tables that the others have taken, so ${n+1\brace k}={n\brace
k-1}+k{n\brace k}$.
@^Bell numbers@>@^Stirling numbers@>

@ On Tuesday, three sit down to cards
at a time, in such a way that in the end {\it each two of the guests have met
exactly once}. Now the {\it pairs\/} of guests are the items, and a game for
$a<b<c$ is an option that covers three of them, {\tentex a-b},
{\tentex a-c}, {\tentex b-c}. Such a collection of games is a {\it Steiner triple system}.
Each guest meets the others two at a time, so $n-1$ is even; and three times
the number of games is $n(n-1)/2$. Therefore $n$ leaves the remainder 1 or~3
when it is divided by~6. Kirkman proved in 1847 that all of these $n$ will
do [Ki47].
@^Steiner triple system@>@^Kirkman, Thomas Penyngton@>
\solutions{\sketchbox{fano}\hskip5em\solutionbox{triples-matrix}}{The Fano plane: seven points
for the guests, and seven lines of three points each for the games; one of them is round.
Any two points are on one line. And all 35 games of seven guests, with the seven of
this plane, the first of 30 covers.}

The system of seven guests is the smallest projective plane, and the only one of its size, except
that the guests can exchange their names. How many of the $7!$ exchanges change nothing? An
exchange is known when we know where it takes three guests who never played together. The first
can go to 7 places, the second to~6, and the third to 4. So there are $7!/(7\cdot6\cdot4)=30$ systems. For nine guests
the same argument gives $9!/(9\cdot8\cdot6)=840$. The search counts as many:
$$\vbox{\halign{\hfil#\quad&&\quad\hfil#\cr
 guests&1&2&3&4&5&6&7&8&9\cr
 \noalign{\smallskip\hrule\smallskip}
 partitions&1&2&5&15&52&203&877&4140&21{,}147\cr
 triple systems&1&0&1&0&0&0&30&0&840\cr}}$$
A triple system of one guest would have no items, so $n$ is at least two. For 13 guests there are
$1{,}197{,}504{,}000$ systems ([OEIS], {\mc A030128}), too many for a search that finds them one by one.
@^Fano plane@>

@ {\narrower\noindent\it Fifteen young ladies in a school walk out three abreast
for seven days in succession: it is required to arrange them daily, so that
no two shall walk twice abreast.\par}
\smallskip\noindent
This is the sixth query in {\it The Lady's and Gentleman's Diary\/} for 1850
[Ki50], sent in by the Reverend Thomas Kirkman [B81].
On each day a girl walks with two others; so in seven days
she walks with fourteen, and these are all. So {\sl each
pair of girls must be in a triple}, as before. The days are new. An option
is a triple on a certain day: {\tentex ABC@@1} means that Ann, Beth, and
Cath walk abreast on Monday. Besides the three pairs, it covers three items of another kind,
for each girl walks exactly once on each day:
{\tentex (0,0)} is Ann on Monday. Since these items are called like squares,
\cmd{--board} and \cmd{--svg} draw
a timetable, with a row for each day and a column for each girl.
@^Kirkman, Thomas Penyngton@>@^schoolgirls@>

With $n$ girls there are $(n-1)/2$ days; with
fifteen, $105+105$ items, and $7\cdot455=3185$ options. And with nine?
\solutions{\solutionbox{schoolgirls-matrix}}{The matrix of nine girls, lying on its side:
336 options from left to right. Above, four times nine items for the days, of which an
option has three; below, 36 pairs, the same for each day.}
There are $20{,}160$ timetables. The four days have $4!=24$ orders, and $20{,}160=24\cdot840$, where 840 is the
number of triple systems. As these differ only in the names of the girls, each of them can be
sorted into days in one way only.

@ Now Kirkman's own query. Dancing links visit 113 nodes (\.{--engine links}; the engine of
\sec{fast/masks}, which the command prefers, only 69). Each line is a day:
\transcript{kirkman}
This is the luck of the alphabet: the first triples of each day, in the order in which they are
tried, fit together. More thought does not help. To get rid of symmetries, let
the triples of Monday be {\tentex ABC}, {\tentex DEF}, and so on,
and Ann's company on each later day~$d$ not before the
letter number $d+2$. Then the search takes 4{,}842{,}186 nodes to its first
solution. Breaking the symmetry helps to find {\it all\/} solutions.
To find one, leave as many of them as possible.
@^symmetry breaking@>

Solutions exist whenever the number of girls is 3 more than a multiple of~6, as Ray-Chaudhuri and
Wilson [RW71] and, before them, Lu Jiaxi [Lu90] have proved.
But the search for 21 girls and ten days has no such luck: ten million nodes, and no solution.
@^Ray-Chaudhuri, Dijen Kumar@>@^Wilson, Richard Michael@>@^Lu Jiaxi@>

@ The first puzzle has so many options that its limit is low. The last has letters for girls,
and there are not enough letters for 27.

@(dlx/puzzle/parties.hpp@>=
#pragma once
/* Set partitions, Steiner triple systems, and Kirkman's schoolgirls. */
#include "dlx/more/problem.hpp"
namespace dlx {
Problem partitions(int n, int tables = 0);
  /* the partitions of $n$ guests, $1\le n\le16$, into as many sets as there
     are |tables|, or into any number if that is~0; |0<=tables<=n|. Options come
     in the order of the largest guest, then of the next one, and so on.
     Time and memory: proportional to $2^nn$ */
Problem triples(int n);
  /* Steiner triple systems of $n$ guests, $2\le n\le200$. Options come in the
     order of the dictionary. Time and memory: proportional to $n^3$ */
Problem schoolgirls(int n);
  /* Kirkman's problem for $n$ girls and $(n-1)/2$ days, where $n$ is 3, 9, 15,
     or 21. Options come day by day, in alphabetical order. Time: proportional to $n^4$.
     (For other numbers, all three throw |std::invalid_argument|.) */
} // |namespace dlx|

@ Three models share one check and one numbering of pairs.
@(dlx/puzzle/parties.cpp@>=
#include "dlx/puzzle/parties.hpp"
#include <fmt/format.h>
#include <stdexcept>
namespace dlx {
namespace {
@<Refuse other parties@> @#
@<Number the pairs of guests@> @#
@<Send the girls out on one day@>
} @#
@<Partition the guests@> @#
@<Let three play at a time@> @#
@<Send the schoolgirls out@>
} // |namespace dlx|

@ A party that is too small or too large is refused with its limits.
@<Refuse other parties@>=
void check_party(char const* puzzle, char const* who, int n, int low, int high) {
  if (n < low or n > high)
    throw std::invalid_argument(fmt::format("{}: there must be {} to {} {}, not {}",@|
      puzzle, low, high, who, n));
}

@ A set of guests is a number between 1 and $2^n-1$, whose bits say which guests
belong to it. Its name is made of the guests, and \sec{puzzle/board} will show what stands before the
{\tentex @@}.

@<Partition the guests@>=
Problem partitions(int n, int tables) {
  check_party("partitions", "guests", n, 1, 16);
  if (tables != 0) check_party("partitions", "tables", tables, 1, n);
  Problem p;
  for (int g = 0; g < n; ++g) p.add_item(fmt::format("(0,{})", g));
  if (tables > 0) p.add_item("tables", Bounds{tables, tables});
  for (unsigned table = 1; table < 1U << n; ++table) {
    std::string guests;
    int first = 0;
    for (int g = n; g > 0; --g)
      if ((table >> (g - 1) & 1) != 0) {
        guests = fmt::format("{}{}{}", g, guests.empty() ? "" : "-", guests);
        first = g;
      }
    p.add_option(fmt::format("{}@@{}", first, guests));
    for (int g = 1; g <= n; ++g)
      if ((table >> (g - 1) & 1) != 0) p.add_entry(g);
    if (tables > 0) p.add_entry(n + 1);
  }
  return p;
}

@ Which item is the pair of $a$
and~$b$, for $a<b$? Before the pairs that begin with~$a$ come those that
begin with $1$ to $a-1$, which are
$(n-1)+(n-2)+\cdots+(n-a+1)=(a-1)(2n-a)/2$ in number; and among its own it
is the one with number $b-a$.

@<Number the pairs of guests@>=
int pair_number(int a, int b, int n) { return (a - 1)*(2*n - a)/2 + b - a; }

@ Each pair of guests is an item, and each game of three covers its three pairs.
@<Let three play at a time@>=
Problem triples(int n) {
  check_party("triples", "guests", n, 2, 200);
  Problem p;
  for (int a = 1; a <= n; ++a)
    for (int b = a + 1; b <= n; ++b) p.add_item(fmt::format("{}-{}", a, b));
  for (int a = 1; a <= n; ++a)
    for (int b = a + 1; b <= n; ++b)
      for (int c = b + 1; c <= n; ++c)
        p.add_option({pair_number(a, b, n), pair_number(a, c, n), pair_number(b, c, n)},@|
          fmt::format("{}-{}-{}", a, b, c));
  return p;
}

@ Girls are numbered from 1, and Ann is the first. The items of the days come before the pairs.
With the pairs in front, the search for fifteen girls would take 199
nodes: when several items are equally small, the leftmost is taken, and to
complete a day is a better idea.

@<Send the girls out on one day@>=
char girl(int i) { return static_cast<char>('A' + i - 1); }
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

@ On each day, each girl is an item; and over all days, so is each pair of girls.
@<Send the schoolgirls out@>=
Problem schoolgirls(int n) {
  if (n < 3 or n > 21 or n%6 != 3)
    throw std::invalid_argument(fmt::format("schoolgirls: three abreast every "
      "day, and every two once, is for 3, 9, 15, or 21 girls, not {}", n));
  int const days = (n - 1)/2;
  Problem p;
  for (int d = 1; d <= days; ++d)
    for (int i = 0; i < n; ++i) p.add_item(fmt::format("({},{})", d - 1, i));
  for (int i = 1; i <= n; ++i)
    for (int j = i + 1; j <= n; ++j)
      p.add_item(fmt::format("{}{}", girl(i), girl(j)));
  for (int d = 1; d <= days; ++d) add_triples(p, n, d);
  return p;
}

@ \pitfall{Giving each table an item. The same
partition would be found once for each way to number the tables: $k!$ times
with $k$ tables. Tables that are alike must not be items. And {\it secondary\/} items for
the pairs of girls would have the same covers for fifteen girls, because all pairs
have to occur; but the search could not branch on a pair.}

\pinned{\.{tests/puzzle/parties\UL test.cpp} compares the counts with both
recurrences up to $n=8$, and with the quotients of factorials. It meets all pairs of each triple
system again, counts 24 timetables for each system of nine girls, and looks at
the timetable of the fifteen. The millions of nodes are for the long tests.}

\exercise[M18]{In a game of cards for children, each card has eight pictures, and
any two cards have exactly one of them in common. There can be 57 cards.
What does this have to do with the Fano plane? How many such games are there with seven
cards of three pictures each, if there are seven pictures?}\answer{Cards are lines, and
pictures are points: with seven points, three of them on a line, you have the plane of order~2, with eight
pictures on a card that of order~7, with $7^2+7+1=57$ points and lines. With seven cards
there are 30 games, one for each triple system: if any two lines share a point, then any
two points are on a line.}

\exercise[15]{A schoolgirl can also go out with the {\it social golfers}: 32
players, in groups of four, as many weeks as possible without any two
meeting twice. Which items become secondary?}\answer{The pairs, since two golfers need not
meet. Each player in each week is still covered exactly once. An option has four of
those, and six pairs.}

\summary{All subsets as options make set partitions; a bounded item counts
the sets. Pairs as items and triples as options make each two
meet once; items for girls and days sort the triples into days.}
