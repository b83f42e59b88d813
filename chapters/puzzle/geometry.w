@** Pieces in motion. \label{puzzle/geometry}%
Cut a piece of cardboard into the shape of an {\tentex F}, five squares in all,
and put it on a chessboard. In how many ways can it lie, up to shifting? Turn
it by a quarter, three times, which makes four ways; turn it over, and there
are four more.
\shapes{\named{as drawn}{.xx/xx./.x.}\hss\named{a quarter}{.x./xxx/..x}\hss
\named{half}{.x./.xx/xx.}\hss\named{three quarters}{x../xxx/.x.}\hskip3em
\named{over}{xx./.xx/.x.}\hss\named{a quarter}{..x/xxx/.x.}\hss
\named{half}{.x./xx./.xx}\hss\named{three quarters}{.x./xxx/x..}}{The eight orientations
of the {\tentex F}. Those on the right are reflections; no turn on the table leads from
one half to the other.}
The {\tentex I} has two ways, and the {\tentex X} only one. And a
piece of wood, made of cubes? It can be turned in 24 ways, at most, but it cannot
be turned over; for that, one would have to step out of the room, in a direction
that nobody has.

Packing puzzles, which are the next subject, ask this about every piece. So
here is the little geometry that they need, for squares and for cubes at the
same time: cells, shapes, and motions, and nothing about puzzles.

@ To be done with boards and cubes at the same time, every cell
has three coordinates, layer, row, and column; a flat board is a thing with
a single layer. A {\it shape\/} is a set of cells, which we keep {\sl
sorted}; thus two shapes are equal as sets if they are equal as vectors, and
the first cell of a shape is the one that a reader of the drawing meets
first.

A {\it motion\/} exchanges the axes, reverses some of them, and shifts the
result:
$$\hbox{new}[k]=\hbox{sign}[k]\cdot\hbox{old}[\hbox{axis}[k]]+
  \hbox{shift}[k].$$
To turn a flat piece by a quarter, for example, exchange row and column and
reverse one of them: $\hbox{axis}=(0,2,1)$ and $\hbox{sign}=(1,1,-1)$ take
the cell in row~0, column~1 to row~1, column~0, and the one in row~1,
column~0 to row~0, column~$-1$. The shift will bring everything back onto
the board. Let us follow the {\tentex L}, with the cells $(0,0)$, $(0,1)$, $(0,2)$, $(1,0)$
of layer~0. Exchanged and reversed they are $(0,0)$, $(1,0)$, $(2,0)$, $(0,-1)$; the least
row is~0, the least column $-1$; so the shift is $(0,1)$, and the result, sorted, is
$(0,0)$, $(0,1)$, $(1,1)$, $(2,1)$:
\shapes{\named{before}{123/4..}\hskip4em\named{after}{41/.2/.3}}{A quarter turn. The
numbers go with the cells; the first cell of the shape is another one now.}

There are $3!$ orders of the axes and $2^3$ ways to choose signs, 48
together: the symmetries of the cube.

@(dlx/puzzle/geometry.hpp@>=
#pragma once
/* Shapes made of squares or cubes, and the motions that turn, reflect, and
   shift them. Flat things have a single layer. */
#include <array>
#include <vector>
namespace dlx::packing {
using Cell = std::array<int, 3>; /* layer, row, column */
using Shape = std::vector<Cell>; /* a set of cells, sorted */
struct Motion { /* first the axes, then the signs, then the shift */
  std::array<int, 3> axis = {0, 1, 2}, sign = {1, 1, 1};
  Cell shift = {0, 0, 0};
};
@<Declare how shapes are moved@>
} // |namespace dlx::packing|

@ The time for moving a shape of $k$ cells is that of sorting them, $k\log k$, and so it is for each motion that is tried;
what moves nothing looks at each cell once.

@<Declare how shapes are moved@>=
enum class Freedom { @!fixed, @!rotated, @!reflected };
  /* of a piece: it may be shifted; turned as well; turned over as well */
Cell moved(Cell const& cell, Motion const& m);
Shape moved(Shape const& shape, Motion const& m);
std::vector<Motion> motions(bool is_flat, Freedom freedom);
  /* all that are allowed, without shifts; the identity is the first. At most
     8 if |is_flat|, since a flat thing stays in its layer, and 48 otherwise */
Cell corner(Shape const& shape);
  /* its least layer, least row, and least column; not always a cell of it */
Motion bringing(Shape const& shape, Motion m, Cell const& target);
  /* |m| with a shift, so that the moved shape has its corner at |target| */
std::vector<Motion> symmetries(Shape const& shape, bool is_flat);
  /* all that bring the |shape| to itself, reflections included; no two of them
     do the same to its cells, and the first does nothing */
std::vector<Shape> orientations(Shape const& shape, bool is_flat,
  Freedom freedom);
  /* the different shapes that it can be turned into, with their corners at
     the origin; sorted */

@ First the motions, then what they make of a shape.

@(dlx/puzzle/geometry.cpp@>=
#include "dlx/puzzle/geometry.hpp"
#include "dlx/base/index.hpp"
#include <algorithm>
#include <limits>
namespace dlx::packing {
@<Move a shape@>
@<List the motions@>
@<Bring a shape to a place@>
@<List the symmetries of a shape@>
@<List the orientations of a shape@>
} // |namespace dlx::packing|

@ To move a shape, move its cells, and sort them again.

@<Move a shape@>=
Cell moved(Cell const& cell, Motion const& m) {
  Cell result = {};
  for (std::size_t k = 0; k < 3; ++k)
    result[k] = m.sign[k]*cell[index(m.axis[k])] + m.shift[k];
  return result;
}
Shape moved(Shape const& shape, Motion const& m) {
  Shape result;
  for (Cell const& cell : shape) result.push_back(moved(cell, m));
  std::ranges::sort(result);
  return result;
}

@ Half of the 48 motions are rotations, the other half turn a left shoe into
a right one. It is the determinant that makes the difference: the product of
the signs, times the sign of the permutation of the axes, is 1 for a
rotation and $-1$ for the others. To see the sign of the permutation, count
the pairs of axes that stand in the wrong order; each of them contributes a
factor of~$-1$.

A flat thing must stay in its layer. Then 8 motions are left, half of which,
again, are rotations. So one function suffices for both worlds.
@^determinant@>

@<List the motions@>=
static int determinant(Motion const& m) {
  int result = m.sign[0]*m.sign[1]*m.sign[2];
  for (std::size_t i = 0; i < 3; ++i)
    for (std::size_t k = 0; k < i; ++k)
      if (m.axis[k] > m.axis[i]) result = -result;
  return result;
}
std::vector<Motion> motions(bool is_flat, Freedom freedom) {
  std::vector<Motion> result;
  Motion m;
  do
    for (int signs = 0; signs < 8; ++signs) {
      for (int k = 0; k < 3; ++k)
        m.sign[index(k)] = (signs >> k & 1) == 0 ? 1 : -1;
      @<Append |m| to |result|, if it is allowed@>
    }
  while (std::ranges::next_permutation(m.axis).found);
  return result;
}

@ For example, the quarter turn of the {\tentex L} has exchanged axes, which is one pair in
the wrong order, and one negative sign: $(-1)(-1)=1$, a rotation. The very first motion is the identity, with the axes in order and three
positive signs. It is all that remains for a |fixed| piece.

@<Append |m| to |result|, if it is allowed@>=
bool const stays = m.axis[0] == 0 and m.sign[0] == 1;
bool const first = result.empty();
bool const turns = determinant(m) == 1 or freedom == Freedom::reflected;
bool const fits = stays or not is_flat;
if (first or (fits and turns and freedom != Freedom::fixed))
  result.push_back(m);

@ Which motions bring a shape to itself? Each is tried, with a shift that brings the
corner back to where it was. A motion that does the same as an earlier one is left
out: turning over a board of one row, for example, does nothing.

@<List the symmetries of a shape@>=
std::vector<Motion> symmetries(Shape const& shape, bool is_flat) {
  std::vector<Motion> result;
  for (Motion const& turn : motions(is_flat, Freedom::reflected)) {
    Motion const m = bringing(shape, turn, corner(shape));
    auto does_the_same = [&](Motion const& other) {
      return std::ranges::all_of(shape, [&](Cell const& cell) {
        return moved(cell, m) == moved(cell, other); }); };
    if (moved(shape, m) == shape and std::ranges::none_of(result, does_the_same))
      result.push_back(m);
  }
  return result;
}

@ After a motion a shape is somewhere, with negative coordinates as likely
as not. Its {\it corner\/} consists of its least layer, least row, and least
column; the motion can be completed by a shift that brings the corner to
where we want it.
@^corner of a shape@>

@<Bring a shape to a place@>=
Cell corner(Shape const& shape) {
  constexpr int most = std::numeric_limits<int>::max();
  Cell result = {most, most, most};
  for (Cell const& cell : shape)
    for (std::size_t k = 0; k < 3; ++k)
      result[k] = std::min(result[k], cell[k]);
  return result;
}
Motion bringing(Shape const& shape, Motion m, Cell const& target) {
  Cell const at = corner(moved(shape, m));
  for (std::size_t k = 0; k < 3; ++k) m.shift[k] += target[k] - at[k];
  return m;
}

@ A motion may lead to a shape that we have seen. Sorting all of them and
erasing equals gives each once. If this is forgotten, every solution
of a puzzle comes many times, since placements with different names can have the
same squares. In the language of groups, the number of orientations is that of the
motions, divided by that of the motions which bring the shape back to itself: the
{\tentex X} has eight of those, and $8/8=1$ orientation; the {\tentex I} has
four, the {\tentex F} one.
@^orientation@>

@<List the orientations of a shape@>=
std::vector<Shape> orientations(Shape const& shape, bool is_flat,
  Freedom freedom) {
  std::vector<Shape> result;
  for (Motion const& m : motions(is_flat, freedom))
    result.push_back(moved(shape, bringing(shape, m, {0, 0, 0})));
  std::ranges::sort(result);
  result.erase(std::unique(result.begin(), result.end()), result.end());
  return result;
}

@ \pitfall{To turn a shape around its first cell, and to forget that its first
cell is another one afterwards. To list the rotations of the cube by hand,
and to be content with 23.}

\pinned{\.{tests/puzzle/geometry\UL test.cpp} knows how many motions of each kind
there are, and that they form groups: any two of them, one after the other,
are a third. The orientations of the twelve pentominoes, $63$ together, are
counted, and those of the seven pieces of the Soma cube.}

\exercise[M22]{Polyominoes have cousins made of triangles and of hexagons. Find
coordinates and motions for hexagons, and leave the chapters on puzzles as
they are.}\answer{A hexagon has three coordinates whose sum is~0; neighbours differ by
$(1,-1,0)$, in any order. Exchange axes in all $3!$ ways, and reverse all signs or
none: these are the 12 motions, half of which are rotations, namely the even
permutations with positive and with negative signs. So |motions| would return 12 of the
same 48, and |determinant| needs another rule; all else stays. (The third coordinate
says nothing new, but keeps the formula simple.)}

\summary{A shape is a sorted set of cells, a motion exchanges axes, reverses
some, and shifts. In space, its determinant says whether a hand can do it.}
