@** Sudoku. \label{puzzle/sudoku}%
A sudoku is a grid of nine rows and nine columns, cut into nine boxes of
three by three. Each row, each column, and each box shall hold the symbols
from 1 to~9. Some of them are given, and the puzzle is fair if there is
exactly one way to complete them.
@^sudoku@>

This puzzle is from the slides of [L]. Givens are printed bold;
the rest is the solution as it is shown there, and as it is found by our
program. Is the puzzle fair? The slides do not say so. We shall find out.
\solutions{\sudoku{9}{3}{3}{14pt}{\tenrm}{%
8..........36......7..9.2.. .5...7.......4.7.....1.5.3.
 ..1....68..85...1..9....4..}{%
869452173213678945574391286156237894382946751947185632
431729568728564319695813427}}{A famous puzzle, nearly.}

@ \label{puzzle/duties}%
An option puts a symbol into a square. There
are four kinds of duties, each of them to be done exactly once: every square
has to get a symbol; every row has to get every symbol; so has every column;
and so has every box. With $n$ symbols each kind has $n^2$ members, so that
there are $4n^2$ items, all of them primary. There are $n^3$ options, and each serves one duty of each kind.

Compared with the Latin squares of \sec{dance/latin}, only the boxes are new: of the 576 of order four
half are sudokus. Howard Garns, a retired architect from
Indiana, cut Latin squares into boxes in~1979 [IPM].
@^Garns, Howard@>@^Latin square@>

@ \label{puzzle/sudoku-sizes}%
Boxes need not be square. If they are rectangles of $h$ rows and $w$ columns,
with $hw=n$, they have $n$ squares
and fill the grid. With $n=6$, boxes are $2\times3$ or $3\times2$; the
former is usual. If $n$ is a prime number, the only boxes are rows and
columns, which have their symbols anyway, and a Latin square is left.
(This is what the slides of [L] use as their smallest example, with $n=2$:
its four ``regions'' turn out to be columns, said twice.)
How large does the matrix get?
$$\vbox{\halign{\hfil#\quad&&\quad\hfil#\cr
 $n$&box&items&options&entries\cr
 \noalign{\smallskip\hrule\smallskip}
 4&$2\times2$&64&64&256\cr
 6&$2\times3$&144&216&864\cr
 9&$3\times3$&324&729&2916\cr
 16&$4\times4$&1024&4096&16{,}384\cr
 25&$5\times5$&2500&15{,}625&62{,}500\cr}}$$

@ \label{puzzle/six-givens}%
Here is the matrix of order four, and
the other puzzle of the slides, with six givens.
Options are called after their places as always. The items have the names of
their duties: {\tentex p(0,2)} is the {\it position\/} in row~0,
column~2; {\tentex r(0,1)} says that row~0 gets a~1. The names {\tentex c} and
{\tentex b} do the same for columns and boxes, which are counted from left
to right and from top to bottom. A given has a fifth item from
\sec{puzzle/givens}, such as {\tentex given(0,0)}.

@^duties@>
\solutions{\solutionbox{sudoku-matrix}\hskip3em\raise40bp\solutionbox{sudoku-4}}{64
options of a sudoku, with four items each: position, row, column, and box, from left to
right; in orange, the cover that is found first. And a puzzle with {\it two\/} solutions.}

The slides do not say that there are two solutions. To find out if a puzzle is fair, it
is enough to look for two; there may be millions.
\transcript{sudoku-unique}
If the answer is~1, the puzzle is fair, and the search has gone through the
whole tree to make sure of it.
@^unique solution@>

@ \label{puzzle/unfair}%
How unfair is the puzzle at the beginning of this chapter?
\transcript{sudoku-slides}
It has 254 solutions; the one that is printed there is just the first to be
found. A puzzle of Arto
Inkala's, which the newspapers in 2012 called the hardest in the world
[Me12], has the same 21 symbols in the same places, but for one. Its 5 is
not in the sixth row but right above, between 4 and~7. Let us
push it up:
\transcript{sudoku-mended}
Now there is exactly one solution. A single character, one line too low, and
a famous puzzle has 253 solutions too many; a solver that stops at the first
one will never notice. (See \sec{course/errata}.)
@^Inkala, Arto@>

@ With the smallest item,
the mended puzzle takes 2741 nodes; with the first item,
which is the next free square in reading order, three million.
$$\vbox{\halign{#\hfil\quad&&\quad\hfil#\cr
 &givens&options left&solutions&nodes, smallest&nodes, first\cr
 \noalign{\smallskip\hrule\smallskip}
 $4\times4$, empty&0&64&288&2157&2753\cr
 $4\times4$ of [L]&6&26&2&21&31\cr
 $9\times9$ of [L]&21&276&254&8237&3{,}252{,}041\cr
 the same, mended&21&275&1&2741&3{,}031{,}697\cr
 $16\times16$, below&104&827&1&1195&more than 20 million\cr}}$$
In a fair sudoku there is often a square with just one candidate left, or a
symbol that has only one place in a box; people call them {\it singles}.
Both are items of size~1.
The chooser |smallest| takes them as they come, without any branching. The tree of an easy puzzle is a stick of 82 nodes,
one for each square and one more.
@^singles@>

@ \label{puzzle/sixteen}%
Here is a sudoku of order 16, with its solution. The smallest item finds
the solution, and proves that it is the only one, in 1195 nodes. The first
item has not found it after 20 million.
\solutions{\sudoku{16}{4}{4}{11pt}{\sevenrm}{%
..HJ.C..AO.EB..MO.E.J..H.LM..G.K.P..NA.E..K..I.......P.B..JHEOA.
.IK.C........B...G..........J.O.....A.EJG....H.F.O..FI.K.BPN.D.C
P.L...A...H..........J....D.G...F..EH.CGN..OL.MD.KGH.M...FEIOA..
 ...G..NAH..C....KH..GD.P.J...NBL.EF.I..CB.LA.M........J.DMG.C...}{%
IFHJKCGDAONEBLPMOAENJFIHPLMBDGCKLPBMNAOECGKDHIFJGCDKMPLBFIJHEOAN
HIKFCGDMOEAJNBLPDGMCPLBNIHFKJEOABLNPAOEJGDCMKHIFEOJAFIHKLBPNMDGC
PMLDBNAOKCHGIFJEANOBEJFIMPDLGCKHFJIEHKCGNABOLPMDCKGHDMPLJFEIOANB
MDPGLBNAHKICFJEOKHCIGDMPEJOFANBLJEFOIHKCBNLAPMDGNBALOEJFDMGPCKHI}}{Order 16, with
104 givens.}

@ There are 288 ways to fill the grid of order four. For order six, with boxes
of $2\times3$, there are 28{,}200{,}960. Each of them can be
turned into one whose first row is 123456, by renaming its symbols, and
every renaming occurs equally often. So we may give this row and multiply by
$6!=720$: $39{,}168\cdot720=28{,}200{,}960$. For order nine, Felgenhauer and Jarvis counted
6{,}670{,}903{,}752{,}021{,}072{,}936{,}960 grids in 2005 [FJ06], without looking at each.
@^Felgenhauer, Bertram@>@^Jarvis, Frazer@>

@ A sudoku is made from its boxes and its symbols, which
may be letters. The function makes the empty grid; |with_givens| of \sec{puzzle/givens} takes it from there.

@(dlx/puzzle/sudoku.hpp@>=
#pragma once
/* Sudokus of up to 25 rows: the empty grid, with boxes that are rectangles. */
#include "dlx/more/problem.hpp"
#include <span>
#include <string>
namespace dlx {
struct Boxes {
  int height = 0, width = 0; /* in squares */
};
Boxes usual_boxes(int n);
  /* for $n\ge1$ rows: as square as can be, not higher than wide; of height~1
     if $n$ is prime */
Problem sudoku(Boxes boxes, std::span<std::string const> symbols);
  /* the problem of filling an empty grid. There must be as many symbols as a
     box has squares, from 1 to~25, or else |std::invalid_argument| is thrown.
     Time and memory: proportional to $n^3$, where $n$ is that number */
} // |namespace dlx|

@ The model is short: four families of items, and an option for each symbol in each square.
@(dlx/puzzle/sudoku.cpp@>=
#include "dlx/puzzle/sudoku.hpp"
#include "dlx/base/index.hpp"
#include <fmt/format.h>
namespace dlx {
@<Refuse boxes that cannot be@> @#
@<Find the usual boxes@>@;@#
Problem sudoku(Boxes boxes, std::span<std::string const> symbols) {
  check_boxes(boxes, symbols.size());
  int const n = boxes.height*boxes.width;
  Problem p;
  @<Add the duties of a sudoku@>
  @<Add the options of a sudoku@>
  return p;
}
} // |namespace dlx|

@ Squares have names with two numbers, the others with a number and a
symbol; there are no blanks in them, so that they may stand in a file.

@<Add the duties of a sudoku@>=
for (int i = 0; i < n; ++i)
  for (int j = 0; j < n; ++j) p.add_item(fmt::format("p({},{})", i, j));
for (char unit : {'r', 'c', 'b'})
  for (int u = 0; u < n; ++u)
    for (std::string const& s : symbols)
      p.add_item(fmt::format("{}({},{})", unit, u, s));

@ Before an item come $n^2$ items for each earlier kind, $n$ for each earlier unit, and the smaller
symbols. The box of a square is found by integer division: |i/height|
says in which band of boxes it is, and each band has |n/width|, that is,
|height| boxes.
@^number of a box@>

@<Add the options of a sudoku@>=
for (int i = 0; i < n; ++i)
  for (int j = 0; j < n; ++j)
    for (int s = 0; s < n; ++s) {
      int const box = i/boxes.height*boxes.height + j/boxes.width;
      p.add_option({n*i + j + 1, n*n + n*i + s + 1, 2*n*n + n*j + s + 1,
        3*n*n + n*box + s + 1},@|
        fmt::format("{}@@({},{})", symbols[s], i, j));
    }

@ The usual boxes are those that are most nearly square: their height is the
largest divisor that is not above the square root.

@<Find the usual boxes@>=
Boxes usual_boxes(int n) {
  int height = 1;
  for (int h = 1; h*h <= n; ++h)
    if (n % h == 0) height = h;
  return Boxes{height, n/height};
}

@ Order 25 is the limit because it is the largest square whose symbols can
all be letters.

@<Refuse boxes that cannot be@>=
static void check_boxes(Boxes boxes, std::size_t symbols) {
  auto const [h, w] = boxes;
  bool const small = h >= 1 and w >= 1 and h <= 25 and w <= 25 and h*w <= 25;
  if (not small)
    throw std::invalid_argument(fmt::format("sudoku: a box must have "
      "1 to 25 squares, not {} times {}", h, w));
  if (index(h*w) != symbols)
    throw std::invalid_argument(fmt::format("sudoku: a box of {} times {} "
      "squares needs {} symbols, not {}",
      h, w, h*w, symbols));
}

@ \pitfall{Computing the box as $3\lfloor
i/3\rfloor+\lfloor j/3\rfloor$, as most programs do, works for order
nine only. In a sudoku of order six, a formula that multiplies by the width
instead of the height numbers the six boxes from 0 to~7, and misses some.
The tests have boxes that are wider than high, and higher than wide.}

\pinned{\.{tests/puzzle/sudoku\UL test.cpp} checks the sizes of orders up to~25,
finds the 288 grids of order four, and has the numbers of all tables and
of the puzzles of the slides. The 254 solutions are
different sudokus. The two grids of this
chapter are those of the program.}

\exercise[15]{In a {\it diagonal\/} sudoku, the two diagonals hold all symbols,
too. Which items does it take? Are they primary or secondary, and does it
matter? (See \sec{puzzle/torus}.)}\answer{One for each diagonal and symbol, $2n$
in all; an option on a diagonal has its item, too. A diagonal has $n$ squares, no two
with the same symbol, and there are $n$ symbols; so at most once is exactly once, and
the covers are the same. Primary is better, for the search can branch there.}

\exercise[22]{A puzzle of order nine needs 17 givens to be fair; that 16 are
never enough was shown by a search of several million hours of computing, by
McGuire, Tugemann, and Civario, in 2012 [MTC12]. How many does a puzzle of
order four need? Here the search takes no time at all.}\answer{Four. No three symbols
on three squares occur in just one of the 288 grids. But with 1 and~2 at the left of the
first row, 3 at the left of the third, and 4 in the third square of that row, there is
only one.}

\summary{Four duties a square: position, row, column, box. There are $4n^2$
items and $n^3$ options, fewer with givens. A puzzle is fair if
\cmd{dlx count --limit 2} says~1. Not every printed puzzle is.}
