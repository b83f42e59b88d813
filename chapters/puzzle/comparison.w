@** Naive search and dancing links. \label{puzzle/comparison}%
The slides of [L] end with a measurement. Two hundred sudokus of each of
three difficulties were made by \cmd{qqwing}, a free program that generates
them, and were solved twice: by a naive depth-first search, and by dancing
links. The links were 88~times faster with the easy ones, 140~times with the
intermediate ones, and 64~times with the hardest. But two things were changed at once: the new program has
links, {\it and\/} it chooses the smallest column. Which of the two made it faster?
@^Li, Wei@>@^qqwing@>@^comparison with naive search@>

\figure{.78\pagewidth}{comparison/nodes}{The answer. Each dot is a puzzle; the
bars are medians. All 200 easy puzzles have 82 nodes each if the smallest
item is chosen: there is never more than one option.}
The slides do not show the naive program; this chapter has one. It is the only program of this book that knows what
a sudoku is while it searches.

@ Go through the squares row by row. Into each empty square put a 1, if
there is no 1 in its row, its column, or its box, and go on with the next
square; then take it away, put a 2; and so on to~9. If nothing fits, go
back. When the last square has been passed, the grid is a solution.
A node is an arrival at a
square, or at the end. A square with a given is passed like every other,
with one symbol to try; so it counts as well. Take an empty grid of order~2, whose boxes are its columns. The first square gets 1 or~2, and then each of the
three others has one symbol that fits. So there are the arrival at the first square and, for each symbol, four more: nine nodes, and two solutions.
@^naive search@>@^depth-first search@>

Now look at Algorithm DLX with the {\it first\/} item. The first $n^2$
items of a sudoku are its squares, row by row. The search takes the first
that is not covered, which is the next square; it tries the options that are
left for it, the symbols that still fit, in order. The items of rows,
columns, and boxes never get their turn: when the last square is covered, so
are they. So here is the invariant of this chapter:
{\sl the naive search and DLX with the first item walk through the same
tree, node for node}.
@^same tree@>
Between naive
search and ``first'' only the data structure changes; between ``first'' and
``smallest'' only the choice of the item.

@ All solutions are found, so that the order of the search does not matter.

@(dlx/puzzle/comparison.hpp@>=
#pragma once
/* Naive search for sudokus, square by square: an opponent for dancing links. */
#include "dlx/puzzle/givens.hpp"
#include "dlx/puzzle/sudoku.hpp"
#include <cstdint>
namespace dlx {
struct NaiveTotals {
  std::uint64_t nodes = 0, dead = 0, solutions = 0; /* as those of a search */
};
NaiveTotals naive_sudoku(Boxes boxes, Givens const& grid);
  /* finds all solutions, square by square; boxes and grid have the same
     size, and no symbol is repeated (see |refuse_repeats|). Time: up to
     exponential in the number of empty squares; for each symbol tried, at most
     |size| squares of the row, of the column, and of the box are looked at */
} // |namespace dlx|

@ The state is the grid itself, as an array of numbers, 0 for an empty
square; the givens are in it from the start. The recursion is as deep as the
grid has squares, 676 at most.

@(dlx/puzzle/comparison.cpp@>=
#include "dlx/puzzle/comparison.hpp"
#include <vector>
namespace dlx {
namespace {
class Naive {
public:
  Naive(Boxes b, Givens const& grid);
  void visit(int at); /* this square, and all that follow */
  NaiveTotals totals;
private:
  bool fits(int at, int symbol) const;
  int height, width, n;
  std::vector<int> value;  /* by square, row by row */
  std::vector<int> in_box; /* from the first square of a box to all of them */
};
@<Look for a quarrel@>
@<Visit a square@>
}
NaiveTotals naive_sudoku(Boxes boxes, Givens const& grid) {
  Naive naive(boxes, grid);
  naive.visit(0);
  return naive.totals;
}
} // |namespace dlx|

@ The box begins at the row and the column, each rounded down to a multiple of the height, or the width.
The array |in_box| has the squares of a box, seen from its first, and saves two divisions for each of them.

@<Look for a quarrel@>=
bool Naive::fits(int at, int symbol) const {
  int const row = at/n, column = at%n;
  int const corner = row/height*height*n + column/width*width;
  for (int k = 0, down = column; k < n; ++k, down += n)
    if ((value[row*n + k] == symbol) or (value[down] == symbol)@|
        or value[corner + in_box[k]] == symbol) return false;
  return true;
}

@ A given square is visited and passed. An empty one gets each symbol that
fits, and is empty again when we leave.

@<Visit a square@>=
Naive::Naive(Boxes b, Givens const& grid)
  : height(b.height), width(b.width), n(grid.size), value(n*n, 0) {
  for (Given const& g : grid.squares) value[g.row*n + g.column] = g.value;
  for (int k = 0; k < n; ++k) in_box.push_back(k/width*n + k%width);
}
void Naive::visit(int at) {
  ++totals.nodes;
  if (at == n*n) {
    ++totals.solutions;
    return;
  }
  if (value[at] != 0) return visit(at + 1);
  bool dead = true;
  for (int symbol = 1; symbol <= n; ++symbol) {
    if (not fits(at, symbol)) continue;
    dead = false;
    value[at] = symbol;
    visit(at + 1);
    value[at] = 0;
  }
  if (dead) ++totals.dead;
}

@*1 The measurement. In \.{bench/sudoku} there are two hundred puzzles of
each difficulty, made by \cmd{qqwing}. The command \cmd{make bench-sudoku}
searches the whole tree of each, by all three methods in turn, three times,
and takes the median of the processor times. For DLX, the time to build the
four-way list is included. The file \.{bench/sudoku.json} was written
by that command on the day and with the processor that it names; tests compute its numbers
of nodes again. The last column has two ratios, of the sums and of the
medians:
\measurements{ll}{tests/transcripts/comparison.txt}
@^measurement@>

The first thing that these numbers say is that {\it dancing links alone gain
little\/}: a fifth, perhaps. A node costs a covering of some columns on one
side, and a few dozen looks on the other, and that is about the same amount
of work.

The second thing is that choosing the smallest item gains two orders of
magnitude, or three. With arrays instead of links, it would still gain most
of that; but the naive program does not know how many symbols are left for a
square, and would have to try them all, at every node. With
links the number is there. {\sl What the links really give us is that
good choices are cheap.}

The numbers of the slides, 88, 140, and 64, are of the right order, if
one compares our medians: 134, 163, and 106. But they are ratios of sums
over 200 puzzles, and our sums have the ratios 960, 545, and 362, before they
were rounded. Of the 10.4 seconds
that naive search takes for all easy puzzles, a single one took 1.3 seconds. The heaviest few decide a sum; medians can be compared.
@^heavy tail@>@^median@>

@ \pitfall{To measure two changes at once, and to praise one of them. To
divide a sum by a sum where a few cases outweigh all others. To compare with an opponent
who was built to lose.}

\pinned{\.{tests/puzzle/comparison\UL test.cpp} demands that nodes, dead ends, and
solutions of the naive search are those of DLX with the first item, for
empty grids, random givens, and contradictions. It recomputes the nodes of \.{bench/sudoku.json}
(\cmd{make check}: all of them), and measures one puzzle.}

\exercise[25]{Let the naive search take the empty square with the fewest symbols
that fit. How many nodes does it visit for the easy puzzles, and why are
there more than 82 for each of them, although DLX never branches there?}\answer{Some
112{,}843 for all 200, if given squares are counted as well; between 87 and 5787 for a
puzzle. It sees that a square has one symbol left, but not that a symbol has one place
left in a row, a column, or a box. DLX has an item for that.}

\summary{Naive search is DLX with the first item, node for node, and nearly
as fast. It is the choice of the smallest item that makes sudokus easy; the
links make that choice cheap.}
