@** Parties. \label{puzzle/parties}%
The seven guests of \sec{dance/problem} have stayed for a week. On Monday they sit
at some tables, all of which are alike, and nobody cares about chairs; so
all that matters is who is with whom. In how many ways can that be done?
In 877.
\solutions{\solutionbox{partitions-matrix}}{Three guests, and all tables that they could
form. The five partitions are the five covers of this matrix; in orange, all sit alone.}
Each table has a set of guests, each guest sits at one table:
this is exact cover with nothing around it, the plainest problem that there
is. {\it Every\/} set of guests that is not empty may be a table, so there
are $2^n-1$ options, and the covers are the {\it partitions\/} of a set.
@^set partition@>@^partition of a set@>

@ The guests are the squares of a board with one row, and a table is called
after its first guest. So a board {\tentex 1 2 1} shows at which table each one sits.
The number of partitions of $n$ guests is called $B_n$, after Eric Temple
Bell. If the last guest shares a table with $k$ of the $n$ others, then the
rest of them can be placed in $B_{n-k}$ ways; hence, with $j=n-k$ for those
at the other tables,
$$B_{n+1}=\sum_{j=0}^n{n\choose j}B_j,\qquad B_0=1,$$
and 1, 2, 5, 15, 52, 203, 877, 4140 follow. With $k$ tables exactly, the
number is $\left\{n\atop k\right\}$, one of Stirling's; this is a bounded
item, {\tentex k\char"7C tables}, which each option covers:
\transcript{partitions-tables}
Its recurrence is as simple: the last guest takes a table of his own, or one
of $k$ tables that the others have taken, so ${n+1\brace k}={n\brace
k-1}+k{n\brace k}$.
@^Bell numbers@>@^Stirling numbers@>

@ On Tuesday, they want to get to know each other: three sit down to cards
at a time, in such a way that in the end {\it each two of them have met
exactly once}. Now the {\it pairs\/} of guests are the items, and a game for
$a<b<c$ is an option that covers three of them, {\tentex a-b},
{\tentex a-c}, {\tentex b-c}. Such a collection of games is a {\it Steiner triple system}.
Each guest meets the others two at a time, so $n-1$ is even; and three times
the number of games is $n(n-1)/2$. Therefore $n$ leaves the remainder 1 or~3
when it is divided by~6; Kirkman proved in 1847 that all of these $n$ will
do [Ki47].
@^Steiner triple system@>@^Kirkman, Thomas Penyngton@>
\solutions{\sketchbox{fano}\hskip5em\solutionbox{triples-matrix}}{The Fano plane: seven points
for the guests, and seven lines of three points each for the games; one of them is round.
Any two points are on one line. And all 35 games of seven guests, with the seven of
this plane, the first of 30 covers.}

@ Seven games for seven guests: this is the smallest projective plane, which
is named after Fano, with guests for points and games for lines. There is
only one such plane, except that the guests can exchange their names. How
many of the $7!$ exchanges change nothing? An exchange is known when we know
where it takes three guests who never played together; the first can go to 7
places, the second to~6, and the third to the 4 that are not in a game with
both. So there are $7!/(7\cdot6\cdot4)=30$ systems. For nine guests (the
affine plane of order~3, again the only one) the same argument gives
$9!/(9\cdot8\cdot6)=840$. The search, which knows no geometry, counts as
many:
$$\vbox{\halign{\hfil#\quad&&\quad\hfil#\cr
 guests&1&2&3&4&5&6&7&8&9\cr
 \noalign{\smallskip\hrule\smallskip}
 partitions&1&2&5&15&52&203&877&4140&21{,}147\cr
 triple systems&1&0&1&0&0&0&30&0&840\cr}}$$
(A single guest has met everybody, without any game; our program wants at
least two.) For 13 guests there are two systems that differ by more than
names; 39 exchanges leave the one as it is, and 6 the other. That makes
$13!/39+13!/6=1{,}197{,}504{,}000$ of them, which is also what one reads in
[OEIS] under {\mc A030128}; no search should count these one by one.
@^Fano plane@>@^affine plane@>

@ There are so many options for the first puzzle that its limit is low.

@(dlx/puzzle/parties.hpp@>=
#pragma once
/* Guests at tables: partitions of a set, and Steiner triple systems. */
#include "dlx/more/problem.hpp"
namespace dlx {
Problem partitions(int n, int tables = 0);
  /* the partitions of $n$ guests, $1\le n\le16$, into as many sets as there
     are |tables|, or into any number if that is~0; |0<=tables<=n|. Options come
     in the order of the largest guest, then of the next one, and so on.
     Time and memory: proportional to $2^nn$ */
Problem triples(int n);
  /* Steiner triple systems of $n$ guests, $2\le n\le200$. Options come in the
     order of the dictionary. Time and memory: proportional to $n^3$. (For other
     numbers, both throw |std::invalid_argument|.) */
int pair_number(int a, int b, int n);
  /* the place, from~1, of a pair in the list of all pairs of $n$ guests;
     $1\le a<b\le n$ */
} // |namespace dlx|

@ The two puzzles share nothing but the party.

@(dlx/puzzle/parties.cpp@>=
#include "dlx/puzzle/parties.hpp"
#include <fmt/format.h>
#include <stdexcept>
namespace dlx {
namespace {
@<Refuse other parties@>
} @#
@<Partition the guests@> @#
@<Let three play at a time@>
} // |namespace dlx|

@ A set of guests is a number between 1 and $2^n-1$, whose bits say who
belongs to it; its name is made of the guests, and what stands before the
{\tentex @@} is the one that \sec{puzzle/board} will show.

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

@ The items of the other puzzle are pairs. A problem needs at least one
item, which is why two guests are the fewest. Which item is the pair of $a$
and~$b$, for $a<b$? Before the pairs that begin with~$a$ come those that
begin with $1$ to $a-1$, which are
$(n-1)+(n-2)+\cdots+(n-a+1)=(a-1)(2n-a)/2$ in number; and among its own it
is the one with number $b-a$. (The girls of \sec{puzzle/schoolgirls} ask the same.)

@<Let three play at a time@>=
int pair_number(int a, int b, int n) { return (a - 1)*(2*n - a)/2 + b - a; }
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

@ Both parties are counted before anybody sits down.

@<Refuse other parties@>=
void check_party(char const* puzzle, char const* who, int n, int low, int high) {
  if (n < low or n > high)
    throw std::invalid_argument(fmt::format("{}: there must be {} to {} {}, not {}",@|
      puzzle, low, high, who, n));
}

@ \pitfall{If each table had a name, or a number, as an item, then the same
partition would be found once for each way to give out the names: $k!$ times
with $k$ tables. Tables that are alike must not be items.}

\pinned{\.{tests/puzzle/parties\UL test.cpp} compares the counts with both
recurrences up to $n=8$, and with the quotients of factorials; sees that no
partition comes twice; and meets all pairs of each triple system again,
without items.}

\exercise[M18]{In a game of cards for children, each card has eight pictures, and
any two cards have exactly one of them in common. There can be 57 cards.
What does this have to do with the Fano plane? How many such games are there with seven
cards of three pictures each, if there are seven pictures?}\answer{Cards are lines, and
pictures are points: with seven points, three of them on a line, you have the plane of order~2, with eight
pictures on a card that of order~7, with $7^2+7+1=57$ points and lines. With seven cards
there are 30 games, one for each triple system: if any two lines share a point, then any
two points are on a line.}

\summary{All subsets as options make set partitions; a bounded item counts
the sets. Pairs as items and triples as options make everybody meet
everybody, once.}
