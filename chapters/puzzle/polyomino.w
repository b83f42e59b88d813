@** Polyominoes. \label{puzzle/polyomino}%
A domino consists of two squares; therefore a piece of five squares must be
a {\it pentomino}, thought Solomon Golomb in 1953, and any piece that is made of squares a {\it polyomino\/} [G94].
In how many ways do the twelve pentominoes fill a box? The first such
puzzle, a chessboard with some pieces on it, was published by Henry Dudeney
in 1907 [Du07]. Dana Scott asked a computer about the chessboard without its
center in 1958, and it answered after three and a half hours: there are 65
ways [S58, K00].
@^Golomb, Solomon Wolf@>@^Dudeney, Henry Ernest@>@^Scott, Dana Stewart@>
@^pentominoes@>

\solutions{\solutionbox{chessboard}\hskip5em\solutionbox{dominoes}}{Twelve
pentominoes around the center of the chessboard, one of 520 ways; and 32 dominoes, one
of 12{,}988{,}816 ways.}
This chapter turns a drawing (\sec{puzzle/drawings}) of any board and any pieces into a problem. Your own drawing, in a file
\.{my.txt}, is solved by
$$\hbox{\cmd{dlx make polyomino my.txt \char"7C\ dlx solve --board}}$$

@ {\sl Every
placement of every piece is an option}; a {\it placement\/} is a set of squares that the piece fills exactly, after
it has been turned and shifted. Every square must be filled, and every piece used, exactly once. So {\sl squares and pieces are the
items}, all of them primary. For the twelve pentominoes in a box of 60
squares that makes 72 items, and every option has six of them, one piece and
five squares. This is also how [L] models it.
@^placement@>

On a board of
$6\times10$, the {\tentex X} needs $3\times3$ squares, and there are
$4\cdot8=32$ such places. The {\tentex F} needs $3\times3$ squares as well,
but it can be in eight orientations, so it has 256 placements. All twelve
pieces together have 2056; and this is the number of options.

If a piece may be used {\it
any number of times}, it has no item, and its options consist of squares only.
The name of an option gives the piece, its orientation, and its place:
{\tentex F@@3(0,2)} puts piece
{\tentex F} in its third orientation, with its first square in row~0 and column~2.
\solutions{\raise30bp\solutionbox{stairs}\hskip4em\solutionbox{stairs-matrix}}{Two pieces on
six squares. After the {\tentex @@} comes the number of the
orientation, and then the first cell. Read a column of a square: it says who could lie
there.}

@(dlx/puzzle/polyomino.hpp@>=
#pragma once
/* Packing puzzles as exact cover problems: every placement of every piece is an
   option, squares and pieces are items. */
#include "dlx/more/problem.hpp"
#include "dlx/puzzle/drawings.hpp"
#include <span>
namespace dlx {
Problem polyomino(Source const& drawing, bool up_to_symmetry = false,
  std::vector<std::string>* notes = nullptr);
  /* its options come piece by piece, orientation by orientation, row by row. If
     |up_to_symmetry|, one of all symmetric covers is left. Throws |InputError|, also if a
     piece that must be used fits nowhere, or if there were more than 20 million entries.
     The |notes| get a line if the board has layers, and one if it is clear that there is no cover.
     Time: proportional to the entries, and to the places that are tried, times the number of symmetries */
std::string draw_rectangle(int rows, int columns, bool holed = false);
  /* a board and its heading; 1 to 1000 each, or |std::invalid_argument|. If
     |holed|, it has no center: one, two, or four squares are missing, and others must
     be left, or |std::invalid_argument| */
std::string draw_squares(int rows, int columns, std::span<int const> sides);
  /* a drawing of a rectangle and of the squares that shall
     fill it, those of one side as copies of one piece. Throws |std::invalid_argument|
     if there are not 1 to 1000 rows and columns, if a square is larger than the rectangle or
     has a side below~1, if all squares together are larger (not if they are smaller), or if more than 999 have the same side.
     Length: proportional to the area */
} // |namespace dlx|

@ The source places the pieces, breaks symmetries if that is wished, and writes the problem.
@(dlx/puzzle/polyomino.cpp@>=
#include "dlx/puzzle/polyomino.hpp"
#include "dlx/base/index.hpp"
#include <algorithm>
#include <cstdint>
#include <fmt/format.h>
#include <functional>
#include <map>
#include <set>
#include <stdexcept>
namespace dlx {
namespace {
using namespace packing;
@<Place the pieces@>
@<Note what may not be meant@>
@<Find the symmetries of a puzzle@>
@<Let one piece break the symmetry@>
@<Add items for squares and pieces@>
@<Add an option for each placement@>
@<Refuse squares that cannot fill a rectangle@>
}
@<Translate a puzzle into a problem@>
@<Draw a rectangle@>
@<Describe squares in a rectangle@>
} // |namespace dlx|

@*1 Placing. A shifted
orientation fits if all of its cells belong to the board. The first cell of the piece must come to lie on
some cell of the board; so only these shifts are tried, and
each placement is obtained once, in the order of the first cells.
A shifted shape is still sorted.

@<Place the pieces@>=
struct Placement {
  int orientation = 0; /* from 1 */
  Shape cells;
};
using Placements = std::vector<Placement>;
bool fits(Shape& cells, Shape const& board, Shape const& shape, Cell const& at) {
  cells.clear();
  for (Cell const& part : shape) {
    Cell& to = cells.emplace_back();
    for (std::size_t k = 0; k < 3; ++k)
      to[k] = part[k] + at[k] - shape[0][k];
    if (not std::ranges::binary_search(board, to)) return false;
  }
  return true;
}

@ Each orientation is tried at each cell of the board.
@<Place the pieces@>=
Placements placements(Source const& drawing, Polyomino const& piece,
  Puzzle const& puzzle, std::int64_t& room) {
  auto const copies = std::max<std::int64_t>(1, piece.copies);
  auto const each = copies*(std::ssize(piece.shape) + 1)
    + (copies - 1)*(std::ssize(puzzle.board.shape) + 1); /* entries */
  bool const is_flat = puzzle.is_flat();
  auto const natural = is_flat ? Freedom::reflected : Freedom::rotated;
  auto const freedom = piece.freedom.value_or(natural);
  Placements result;
  Shape cells;
  int number = 0;
  for (Shape const& shape : orientations(piece.shape, is_flat, freedom)) {
    ++number;
    for (Cell const& cell : puzzle.board.shape)
      if (fits(cells, puzzle.board.shape, shape, cell)) {
        @<See whether there is room for the entries of a placement@>
        result.push_back({number, cells});
      }
  }
  @<Refuse a piece that fits nowhere@>
  return result;
}

@ A placement has an entry for each of its squares, and one
for the piece. With $k$ copies it is used $k$ times; and these stand in line, for which each
two neighbours have $n+1$ entries more, together, on a board of $n$ squares, as we shall see. So
400 single squares on a board of $20\times20$ have 64 million entries, and
would take 800 megabytes. We count while we place: |room| is what is left of 20
million, for this piece and all that follow.

@<See whether there is room for the entries of a placement@>=
room -= each;
if (room < 0)
  throw InputError(drawing, piece.offset, piece.name.size(),@|
    "this would make too large a problem",@|
    "take a smaller board, or fewer copies; 20 million entries are the most");

@ If a piece that must be used fits nowhere,
perhaps another box was meant. A piece that may be used {\tentex any} number of times
need not fit. Layers on a flat board, however, are a slip.

@<Refuse a piece that fits nowhere@>=
bool const is_deep = is_flat and piece.shape.front()[0] != piece.shape.back()[0];
if (result.empty() and (piece.copies > 0 or is_deep))
  throw InputError(drawing, piece.offset, piece.name.size(),@|
    fmt::format("{} fits nowhere on the board", piece.name),@|
    is_deep ? "its rows have blanks, which separate layers: write . for an empty square"
      : "look at its layers, or at fixed; or take another board");

@*1 Hopeless puzzles. \label{puzzle/hopeless}%
Some puzzles have no solution for a reason that can be found before any search. Dominoes
do not fill nine squares. And a chessboard without two opposite corners has 62 squares, but 32 of
one colour and 30 of the other, while each domino has one of each. In general, let a
light square count $+1$ and a dark one $-1$; a cube in space has the colour of the sum of its three
coordinates. Each placement of a piece has a sum. Over all pieces, the areas must add
up to that of the board, and these sums to its own.
@^chessboard colouring@>@^mutilated chessboard@>

First come the pieces whose number is known: the set of sums grows by one copy
at a time. The others may be added any number of times, so a table says which sums can be had with
which area. Its size is about twice the square of the board's; for more than 400
squares all sums are taken for~0, and only areas are compared.

@<Note what may not be meant@>=
constexpr int most_coloured = 400;
int colour_of(Shape const& cells) {
  int sum = 0;
  for (Cell const& c : cells) sum += (c[0] + c[1] + c[2])%2 == 0 ? 1 : -1;
  return sum;
}
std::set<int> sums_of(Placements const& list, bool is_coloured) {
  std::set<int> sums;
  for (Placement const& p : list) sums.insert(is_coloured ? colour_of(p.cells) : 0);
  return sums;
}

@ Areas and sums are found by adding piece after piece.
@<Note what may not be meant@>=
using Sums = std::vector<std::set<int> >; /* by area: the sums that can be had */
Sums reachable(Puzzle const& puzzle, std::vector<Placements> const& all, bool is_coloured) {
  Sums sums(puzzle.board.shape.size() + 1);
  std::set<int> now = {0};
  std::size_t area = 0;
  auto add = [](std::set<int> const& from, std::set<int> const& steps, std::set<int>& to) {
    for (int sum : from) for (int step : steps) to.insert(sum + step);
  };
  for (std::size_t k = 0; k < all.size(); ++k)
    for (int copy = 0; copy < puzzle.pieces[k].copies; ++copy) {
      std::set<int> next;
      add(now, sums_of(all[k], is_coloured), next);
      now = std::move(next);
      area += puzzle.pieces[k].shape.size();
    }
  @<Add pieces that may be used any number of times@>
  return sums;
}

@ After all smaller areas have been looked at, what is known of an area is complete.

@<Add pieces that may be used any number of times@>=
sums[area] = std::move(now);
std::vector<std::set<int> > steps;
for (Placements const& list : all) steps.push_back(sums_of(list, is_coloured));
for (; area < sums.size(); ++area)
  for (std::size_t k = 0; k < all.size(); ++k) {
    auto const larger = area + puzzle.pieces[k].shape.size();
    if (puzzle.pieces[k].copies == 0 and larger < sums.size()) add(sums[area], steps[k], sums[larger]);
  }

@ A board that has layers is mentioned as well, because it may have been meant to be flat, with
empty squares between two parts.

@<Note what may not be meant@>=
void note_what_is_odd(Source const& drawing, Puzzle const& puzzle,
  std::vector<Placements> const& all, std::vector<std::string>& notes) {
  auto const& board = puzzle.board.shape;
  int const n = static_cast<int>(board.size()), sum = colour_of(board);
  std::string const name = display_name(drawing);
  if (not puzzle.is_flat())
    notes.push_back(fmt::format("{}: note: the board has {} layers, since its rows have blanks; . is an "
      "empty square", name, board.back()[0] + 1));
  auto const sums = reachable(puzzle, all, n <= most_coloured).back();
  if (sums.empty())
    notes.push_back(fmt::format("{}: note: no cover: no choice of pieces has {} squares", name, n));
  else if (n <= most_coloured and not sums.contains(sum))
    notes.push_back(fmt::format("{}: note: no cover: coloured like a chessboard, the board has {} dark squares "
      "and {} light ones, and no choice of pieces does", name, (n - sum)/2, (n + sum)/2));
}

@*1 The model. Squares are called by their coordinates, so that
\sec{puzzle/squares} can draw the covers.

@<Translate a puzzle into a problem@>=
Problem polyomino(Source const& drawing, bool up_to_symmetry, std::vector<std::string>* notes) {
  Puzzle const puzzle = read_puzzle(drawing);
  std::vector<Placements> all; /* by piece */
  std::int64_t room = 20000000; /* for entries */
  for (Polyomino const& piece : puzzle.pieces)
    all.push_back(placements(drawing, piece, puzzle, room));
  if (notes) note_what_is_odd(drawing, puzzle, all, *notes);
  if (up_to_symmetry) break_symmetry(drawing, puzzle, all);
  Problem p;
  add_items(p, puzzle);
  add_options(p, puzzle, all);
  return p;
}

@ Three copies of a piece {\tentex P}
have items {\tentex P/1}, {\tentex P/2}, and {\tentex P/3}, and
every placement is three options. If the
copies could exchange their places, we would find every solution six times.
The remedy is to let the copies {\sl stand in line}: the first cell of
{\tentex P/1} must come before that of {\tentex P/2}, and this one before that
of {\tentex P/3}. Of the $k!$ ways to number $k$ copies in a solution
exactly one obeys.

@ \label{puzzle/order}%
Exact cover can say ``before'' with secondary
items. For two copies that follow each other in the line, give every cell~$t$ of the board a
secondary item $L_t$. If the first of the two begins in cell~$p$, its option
takes all $L_t$ with $t\le p$; if the other begins in cell~$q$, it takes all
$L_t$ with $t\ge q$. They exclude each other if and only if there is
a $t$ with $q\le t\le p$, that is, if and only if $q\le p$.
@^copies of a piece@>

\solutions{\solutionbox{line-matrix}}{Two dominoes that are alike, on a board of
$2\times2$. The triangles on the right make them stand in line: those of the first copy
grow with its first cell, those of the second one shrink.}
Options become longer, by about half of the cells for each
neighbour, which is cheap compared to the factor of
$k!$. Two sets of the five tetrominoes on a board of $4\times10$, for
instance, have 802 options with 20{,}451 entries, about 25 in each instead
of five; and they have 1796 covers instead of $2^5\cdot1796=57{,}472$.

@<Add items for squares and pieces@>=
std::string place_name(Cell const& cell, bool is_flat) {
  return is_flat ? fmt::format("({},{})", cell[1], cell[2])@|
    : fmt::format("({},{},{})", cell[0], cell[1], cell[2]);
}
void add_items(Problem& p, Puzzle const& puzzle) {
  Shape const& board = puzzle.board.shape;
  bool const is_flat = puzzle.is_flat();
  for (Cell const& cell : board) p.add_item(place_name(cell, is_flat));
  for (Polyomino const& piece : puzzle.pieces) {
    if (piece.copies == 1) p.add_item(piece.name);
    else for (int i = 1; i <= piece.copies; ++i)
      p.add_item(fmt::format("{}/{}", piece.name, i));
  }
  for (Polyomino const& piece : puzzle.pieces)
    for (int i = 1; i < piece.copies; ++i)
      for (Cell const& cell : board)
        p.add_item(fmt::format("{}/{}<{}", piece.name, i,
          place_name(cell, is_flat)), Kind::secondary);
}

@ The items of squares come first, so that the number of a square is its
place in the sorted board, from~1. Two counters walk along
with the pieces: |item| is the last piece that was given away, and |queue|
the last item before those of the line. A piece that may be used any number
of times takes no item, and has one round as if it had a single copy.

@<Add an option for each placement@>=
void add_options(Problem& p, Puzzle const& puzzle,
  std::vector<Placements> const& all) {
  Shape const& board = puzzle.board.shape;
  int const n = static_cast<int>(board.size());
  auto number_of = [&board](Cell const& cell) {
    auto const at = std::ranges::lower_bound(board, cell);
    return static_cast<int>(at - board.begin()) + 1;
  };
  int item = n, queue = p.primary_count();
  for (std::size_t k = 0; k < all.size(); ++k) {
    Polyomino const& piece = puzzle.pieces[k];
    for (int copy = 1; copy <= std::max(1, piece.copies); ++copy) {
      if (piece.copies > 0) ++item;
      bool const follows = copy > 1, leads = copy < piece.copies;
      for (auto const& [orientation, cells] : all[k]) {
        @<Add the option of this copy in this placement@>
      }
      if (leads) queue += n;
    }
  }
}

@ The items |queue + 1| to |queue + n| belong to this copy, if it leads
another one; the |n| items before them are those of the line in which it
follows.

@<Add the option of this copy in this placement@>=
int const start = number_of(cells.front());
p.add_option(fmt::format("{}@@{}{}{}", piece.name, orientation,
  place_name(cells.front(), puzzle.is_flat()),
  piece.copies > 1 ? fmt::format("/{}", copy) : ""));
if (piece.copies > 0) p.add_entry(item);
for (Cell const& cell : cells) p.add_entry(number_of(cell));
if (leads) for (int t = 1; t <= start; ++t) p.add_entry(queue + t);
if (follows) for (int t = start; t <= n; ++t) p.add_entry(queue - n + t);

@*1 Symmetry. People count the ways to pack a box {\it up to symmetry}.
All solutions could be found and sifted as in \sec{puzzle/symmetry}. It is faster to change the problem
so that it has only one solution of each class.
@^symmetry of a puzzle@>

A symmetry of a puzzle maps the board onto
itself, and every placement of a piece to a placement of {\it the same\/}
piece. The placements count, and not the drawings: a piece that is
{\tentex fixed} on a square board and not symmetric itself leaves
only the identity; and pieces without symmetry that are {\tentex rotated}
leave the four rotations, and no reflections.

@<Find the symmetries of a puzzle@>=
bool is_invariant(Placements const& list, Motion const& m) {
  std::vector<Shape> shapes;
  for (Placement const& p : list) shapes.push_back(p.cells);
  std::ranges::sort(shapes);
  auto is_there = [&](Placement const& p) {
    return std::ranges::binary_search(shapes, moved(p.cells, m)); };
  return std::ranges::all_of(list, is_there);
}

@ The identity is left out.
@<Find the symmetries of a puzzle@>=
std::vector<Motion> motions_of(Puzzle const& puzzle, std::vector<Placements> const& all) {
  auto result = symmetries(puzzle.board.shape, puzzle.is_flat());
  result.erase(result.begin());
  std::erase_if(result, [&all](Motion const& m) {
    auto keeps = [&m](Placements const& list) { return is_invariant(list, m); };
    return not std::ranges::all_of(all, keeps);
  });
  return result;
}

@ \label{puzzle/one-of-each}%
Let $G$ be the group of all symmetries, the identity included. Suppose
that there is a piece, used exactly once, such that no symmetry but the
identity leaves any of its placements where it is. The {\tentex F} is like
that, on every board; the {\tentex X}
is not, if the board has a center for it. Then $G$ divides the placements of
our piece into classes of exactly $\vert G\vert$ placements. From each class
we keep one, the least. Now take any solution.
Among its images under $G$ there is exactly one in which our piece lies in a
place that we have kept. So {\sl exactly one solution of each class is
left}, and we have proved that every class has $\vert
G\vert$ members: no solution is symmetric.
@^symmetry breaking@>

@<Let one piece break the symmetry@>=
std::optional<Placements> representatives(Placements const& list,
  std::vector<Motion> const& group) {
  Placements result;
  for (Placement const& p : list) {
    bool is_least = true;
    for (Motion const& m : group) {
      auto const image = moved(p.cells, m);
      if (image == p.cells) return std::nullopt;
      is_least = is_least and p.cells < image;
    }
    if (is_least) result.push_back(p);
  }
  return result;
}

@ If several pieces can do this, we take the one with the fewest places left.

@<Let one piece break the symmetry@>=
void break_symmetry(Source const& drawing, Puzzle const& puzzle,
  std::vector<Placements>& all) {
  auto const group = motions_of(puzzle, all);
  if (group.empty()) return;
  std::optional<Placements> best;
  std::size_t chosen = 0;
  for (std::size_t k = 0; k < all.size(); ++k) {
    if (puzzle.pieces[k].copies != 1) continue;
    auto found = representatives(all[k], group);
    if (not found or (best and best->size() <= found->size())) continue;
    best = std::move(found);
    chosen = k;
  }
  if (not best) @<Complain that no piece can break the symmetry@>
  all[chosen] = std::move(*best);
}

@ No piece can do it for two dominoes in a square of $2\times2$: they are the same piece
twice, and each of them is
symmetric itself. The help says how to go on: make all covers, and let \cmd{dlx solve --fundamental} sift them (\sec{puzzle/symmetry}).

@<Complain that no piece can break the symmetry@>=
throw InputError(drawing, puzzle.board.offset, puzzle.board.name.size(),@|
  fmt::format("each solution comes in up to {} symmetric forms, but no piece "
    "can tell them apart", group.size() + 1),@|
  "make the puzzle without --up-to-symmetry, and let dlx solve --fundamental sift its covers; "
  "here, a piece must be used once and must not lie symmetrically on the board");

@*1 Twelve pieces in a box. The classical boxes need no
drawing; a rectangle, with a hole in the middle or without, is drawn by the
program. The center of a side with an even number
of squares is its two middle squares; so that of the chessboard has four, and a board
of $2\times2$ without its center is no board.
@^pentominoes@>

@<Draw a rectangle@>=
std::string draw_rectangle(int rows, int columns, bool holed) {
  if (std::min(rows, columns) < 1 or std::max(rows, columns) > 1000)
    throw std::invalid_argument(fmt::format("a board of {} by {} cannot be "
      "drawn; it must have 1 to 1000 rows and columns", rows, columns));
  if (holed and std::max(rows, columns) <= 2)
    throw std::invalid_argument(fmt::format("a board of {} by {} is nothing but "
      "its center", rows, columns));
  auto is_middle = [](int k, int length) {
    return k == (length - 1)/2 or k == length/2;
  };
  std::string text = "board\n";
  for (int r = 0; r < rows; ++r) {
    for (int c = 0; c < columns; ++c)
      text += holed and is_middle(r, rows) and is_middle(c, columns) ? '.' : '#';
    text += '\n';
  }
  return text;
}

@ Rectangles have three symmetries besides
the identity, the chessboard has seven, and in all five cases a single piece
is restricted, so that the number of all covers is exactly four or eight
times as large.
$$\vbox{\halign{\hfil#\quad&&\quad\hfil#\cr
 board&options&entries&nodes&up to symmetry&in all\cr
 \noalign{\smallskip\hrule\smallskip}
 $3\times20$&1182&7092&21{,}805&2&8\cr
 $4\times15$&1618&9708&375{,}020&368&1472\cr
 $5\times12$&1846&11{,}076&869{,}342&1010&4040\cr
 $6\times10$&2032&12{,}192&904{,}970&2339&9356\cr
 $8\times8$ with a hole&1526&9156&56{,}082&65&520\cr
}}$$
Without the restriction, the box of $6\times10$ has 2056 options and takes
3{,}620{,}988 nodes, four times as many. The piece that was chosen is the {\tentex X}: in a box
with even sides it is moved by all
symmetries, and eight of its 32 places are enough. On the chessboard the
{\tentex X} would not do: it can lie on a diagonal.

@ The dominoes of a board of $m\times n$ are as many as are needed. There are no items for
pieces, and as
many options as lines between squares, $m(n-1)+n(m-1)$. Here the number of
covers has a formula, found in 1961 [Ka61,
TF61]:
$$\prod_{j=1}^{\lceil m/2\rceil}\;\prod_{k=1}^{\lceil n/2\rceil}
 \Bigl(4\cos^2{\pi j\over m+1}+4\cos^2{\pi k\over n+1}\Bigr).$$
\transcript{dominoes}
For $2\times
n$ the numbers are those of Fibonacci; and if $m$ and $n$ are both odd, then
one of the factors is zero. \sec{fast/memory} counts many covers at a time.
@^dominoes@>@^Kasteleyn, Pieter Willem@>@^Fibonacci numbers@>

@*1 The Soma cube. \label{puzzle/soma}%
The Danish poet Piet Hein was listening
to a lecture on quantum physics, about a space cut into cubes, says Martin Gardner [Ga61]. It
occurred to him that all the irregular shapes of at most four cubes could be
put together to one cube of $3\times3\times3$. There are seven of
them, 27 cubes in all; they are drawn in \sec{puzzle/piece-sets}. Two of them, {\tentex A} and {\tentex B}, are mirror images of each
other; they stay different, because pieces in space are only {\tentex rotated}.
@^Soma cube@>@^Hein, Piet@>
\solutions{\solutionbox{soma}}{The first of the 480 covers that \cmd{dlx make soma --up-to-symmetry} has, in three layers.}

The number that is known for this puzzle is 240. It was found by John
Conway and Michael Guy in Cambridge, about 1961, without a computer [BCG82].
The cube can be
rotated in 24 ways; these are the symmetries of the puzzle in our sense,
because a reflection maps the places of {\tentex A} to places of {\tentex
B}. The flat piece {\tentex L} is moved by every rotation of the cube, and
so it breaks the symmetry: $11{,}520/24=480$. But if a solution is
reflected, and {\tentex A} and {\tentex B} exchange their names, it is a
solution again; Conway and Guy have
counted these as one.
@^Conway, John Horton@>@^Guy, Michael John Thirian@>

@*1 Squares in a rectangle. \label{puzzle/squared}%
Can a rectangle be cut into squares of which {\it no two have the
same size}? In 1925, Zbigniew Moro\'n
published this [M25, A]:
\solutions{\solutionbox{squared}}{Nine different
squares in a rectangle of $32\times33$. The numbers are the sides of the
squares; the smallest, between 7, 8, 9, and~10, has side~1.} Such a rectangle is called {\it perfect}. There is none with fewer
than nine squares, and with nine there is one more, about twice
as high and wide. This was found by four students of Trinity College,
Cambridge, who turned every such rectangle into an electric circuit, and
then asked Kirchhoff [BSST40, T98].
@^perfect rectangle@>@^Moro\'n, Zbigniew@>@^Tutte, William Thomas@>
@^Kirchhoff, Gustav@>

If the sides are given, this is a packing
puzzle, and a square is a polyomino. The command \cmd{dlx make squares} writes a drawing of the
board and of each square, and has
it translated:
\transcript{squared}
The four solutions are one, looked at from four sides.
\solutions{\solutionbox{squares-matrix}}{A smaller one: squares of the sides 2, 1, and~1
in a rectangle of $2\times3$. The two that are equal stand in line.}
The search tree has only 732 nodes: after the first large piece, there is always
a square of the board that only few pieces can reach.

Squares of the same side are copies of one piece. The larger
ones come first.

@<Describe squares in a rectangle@>=
std::string draw_squares(int rows, int columns, std::span<int const> sides) {
  std::string text = draw_rectangle(rows, columns) + '\n';
  check_squares(rows, columns, sides);
  std::map<int, int, std::greater<int> > copies; /* by side */
  for (int side : sides) ++copies[side];
  for (auto const& [side, k] : copies) {
    if (k > 999)
      throw std::invalid_argument(fmt::format("squares: a piece has at most 999 copies, and there are more squares of side {}", side));
    text += fmt::format("piece {} {}\n", side, k);
    for (int r = 0; r < side; ++r)
      text += std::string(index(side), '#') + '\n';
    text += '\n';
  }
  return text;
}

@ A square must fit into the rectangle, and into what the others have left of its area. Without
the second condition, the squares of $1\times1$ to $1000\times1000$ would be drawn,
a text of 334 megabytes, before the areas are compared in \sec{puzzle/drawings}.

@<Refuse squares that cannot fill a rectangle@>=
void check_squares(int rows, int columns, std::span<int const> sides) {
  std::int64_t const area = rows*columns;
  std::int64_t left = area;
  for (std::int64_t s : sides) {
    if (s < 1 or s > std::min(rows, columns) or s*s > left)
      throw std::invalid_argument(fmt::format("squares: a square of side {} "
        "does not fit into {}a rectangle of {} by {}", s,@|
        left < area ? "what is left of " : "", rows, columns));
    left -= s*s;
  }
}

@ The squares of sides 1 to~24 have the area $4900=70^2$ [W18], but do not fit into the
square of $70\times70$, as a computer of Bitner and Reingold has found
[BR75]. The smallest perfect
{\it square\/} has 21 squares, and measures $112\times112$ [D78].
@^Duijvestijn, Adrianus@>@^cannonballs@>@^Watson, George Neville@>
@^Bitner, James R.@>@^Reingold, Edward M.@>

\pitfall{Believing in areas. The five tetrominoes have twenty squares. But colour a board of $4\times5$ like a chessboard:
four of the pieces have two dark squares each, and the {\tentex T} has one
or three. So they cover an odd number of dark squares, and the board has
ten. The maker says so; the search takes 163 nodes to find out.}

\pinned{\.{tests/puzzle/polyomino\UL test.cpp} knows the numbers of this
chapter; those that take more than a second are for {\tt make check}. It
compares the dominoes with the cosines, |up_to_symmetry| with the sieve of \sec{puzzle/symmetry}
on all boards within $3\times3$, and the copies in line
with covers that are counted as sets. A program that
puts a square into the first free corner fills all small rectangles.}

\exercise[20]{Let a piece be used {\it at most\/} once, so that a box can be
filled with some of the pentominoes. (It needs one more word.) What happens to the
check of the areas?}\answer{Say {\tentex optional}. The item of the piece becomes
secondary, and stands with the other secondary items after all primary ones; and such a piece must not break the
symmetry, since covers without it would come in all their forms. As squares must be filled exactly, the check becomes two: the
pieces that must be used do not have more squares than the board, and all together have
at least as many.}

\exercise[M20]{Why does the smallest square of a perfect rectangle never touch
the edge of the rectangle? And why is there no box, in space, that is filled
with finitely many cubes of different sizes?}\answer{At the edge, its two neighbours, both
larger, rise on its two sides, and above it there is a pit as wide as the square, which
only smaller ones can fill. (In a corner, the wall is one of the two.) In the box, the
cubes on the floor are a perfect rectangle.
The smallest of these does not touch an edge, so it stands in a pit between four larger
cubes, and its upper face must be covered with smaller cubes: again a perfect rectangle,
and so on without end. If only one cube is on the floor, look at a wall.}

\exercise[15]{The ten squares with the sides 3, 5, 6, 11, 17, 19, 22, 23, 24, 25
fill a perfect rectangle. Of which size?}\answer{Their area is $3055=5\cdot13\cdot47$.
The largest square needs 25, so it is $47\times65$; and \cmd{dlx make squares 47x65 3 5 6
11 17 19 22 23 24 25 \char"7C\ dlx count} says~4.}

\summary{Every placement of every piece is an option; squares and pieces are
items. Pieces that may be used any number of times have no item, and
identical copies stand in line with the help of secondary items. To count up
to symmetry, the places of one piece are reduced to one of each class, which
is exact if no symmetry leaves the piece where it is.}
