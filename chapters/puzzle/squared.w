@** Squares in a rectangle. \label{puzzle/squared}%
Cut a rectangle into squares. With chocolate this is easy, because all
squares may be alike. It is much harder if {\it no two squares may have the
same size}. The mathematicians of Krak\'ow asked those of Lw\'ow whether it
can be done at all; these tried for a while, and came to the conclusion that
it was difficult. Then, in 1925, to their surprise, young Zbigniew Moro\'n
published this [M25, A]: \solutions{\solutionbox{squared}}{Nine different
squares in a rectangle of $32\times33$. The numbers are the sides of the
squares; the smallest, between 7, 8, 9, and~10, has side~1.} Such a rectangle is called {\it perfect}. There is none with fewer
than nine squares, and with nine there are two; the other one is about twice
as high and wide. This is due to four students of Trinity College,
Cambridge, who turned every such rectangle into an electric circuit in which
a current of 32 amperes, say, divides itself over nine equal resistors, and
then asked Kirchhoff [BSST40]. One of the four, Bill Tutte, tells the
story in [T98].
@^perfect rectangle@>@^Moro\'n, Zbigniew@>@^Tutte, William Thomas@>
@^Kirchhoff, Gustav@>

@ If nine sides are given, then to find the rectangle again is a packing
puzzle, and a square is a polyomino. So there is nothing to program. We only
draw:
\transcript{squared}
The four solutions are one, looked at from four sides, and this one is the
picture above. The command \cmd{dlx make squares} writes a drawing of the
board and of each square, as it would be typed for \sec{puzzle/polyomino}, and has
it translated.
\solutions{\solutionbox{squares-matrix}}{A smaller one: squares of the sides 2, 1, and~1
in a rectangle of $2\times3$. The two that are equal stand in line.}

@ What does the search think of such large pieces? The board has 1056
squares to be filled, so there are 1065 items, and 5392 options with
429{,}356 entries. But the search tree has only 732 nodes. A pentomino can
sneak into a corner in many ways; a square of side 18 is in the way wherever
it is, and what does not fit is known at once. The reason is one that we
know from \sec{dance/queens}, the smallest item: it is a square of the board that
only few pieces can reach, and after the first large piece there is always
one.

The other rectangle with nine squares measures $61\times69$. Its problem has
more than five million entries, and can be solved in the same way; all that
it takes is memory. For rectangles with many more squares one would {\it
not\/} do it like this. The circuits of the four students do not care for areas.

@ Equal squares may be given, too. They are copies of one piece, and stand
in line (see \sec{puzzle/polyomino}). Whether the areas agree, and whether there is memory
enough, is asked there.

@(dlx/puzzle/squared.hpp@>=
#pragma once
/* Rectangles to be filled with squares. */
#include <span>
#include <string>
namespace dlx {
std::string draw_squares(int rows, int columns, std::span<int const> sides);
  /* a drawing, for |polyomino|, of a rectangle and of the squares that shall
     fill it, those of one side as copies of one piece. Throws |std::invalid_argument|
     if there are not 1 to 1000 rows and columns, if a square is larger than the rectangle or
     has a side below~1, if all squares together are larger (not if they are smaller), or if more than 999 have the same side.
     Length: proportional to the area */
} // |namespace dlx|

@ The rectangle is drawn first, which refuses sides above 1000; and before any square is
drawn, we see whether there is room for all of them.

@(dlx/puzzle/squared.cpp@>=
#include "dlx/puzzle/squared.hpp"
#include "dlx/base/index.hpp"
#include "dlx/puzzle/polyomino.hpp"
#include <algorithm>
#include <cstdint>
#include <fmt/format.h>
#include <functional>
#include <map>
#include <stdexcept>
namespace dlx {
namespace {
@<Refuse squares that cannot fill a rectangle@>
} @#
@<Describe squares in a rectangle@>
} // |namespace dlx|

@ Squares of the same side are copies of one piece, of which a drawing takes no more than 999, and stand in line. The larger
ones come first, for the eye.

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
the second question, the squares of $1\times1$ to $1000\times1000$ would be drawn before anybody
compares areas; that is a text of 334 megabytes. That nothing is left over in the end is asked
by the reader of the drawing (\sec{puzzle/drawings}).

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

@ Could a rectangle be filled with the squares of sides 1, 2, 3, and so on,
each of them once? Their area is $1+4+9+\cdots+n^2=n(n+1)(2n+1)/6$. There is
one case after $n=1$ in which this is itself a square number: $n=24$, with
$4900=70^2$. Cannonballs can be stacked in a pyramid on 24 such layers, and
then be laid out in a square; that this is the only way was proved by Watson
[W18]. But the squares of $1\times1$ to $24\times24$ do not fit into the
square of $70\times70$. A computer of Bitner and Reingold tried everything
[BR75], and there seems to be no other reason. And a perfect
{\it square\/} exists, with 21 squares at the least. There is only one of
those; it measures $112\times112$, and was found by Duijvestijn's computer
in March 1978 [D78].
@^Duijvestijn, Adrianus@>@^cannonballs@>@^Watson, George Neville@>
@^Bitner, James R.@>@^Reingold, Edward M.@>

\pitfall{If one asks for the smallest square at each moment, instead of the
smallest item, the search begins with the square of side~1, which could be
anywhere, except at the edge.}

\pinned{The file \.{tests/puzzle/squared\UL test.cpp} finds the four covers of
Moro\'n's rectangle, and that they are one, in 732 nodes. It compares all
fillings of all small rectangles, with equal squares, with a program that
puts a square into the first free corner, and it tries every complaint.}

\exercise[M20]{Why does the smallest square of a perfect rectangle never touch
the edge of the rectangle? And why is there no box, in space, that is filled
with finitely many cubes of different sizes?}\answer{At the edge, its two neighbours, both
larger, rise on its two sides, and above it there is a pit as wide as the square, which
only smaller ones can fill. (In a corner, the wall is one of the two.) In the box, the
cubes on the floor are a perfect rectangle.
The smallest of these does not touch an edge, so it stands in a pit between four larger
cubes, and its upper face must be covered with smaller cubes: again a perfect rectangle,
and so on without end. (If only one cube is on the floor, look at a wall.)}

\exercise[15]{The ten squares with the sides 3, 5, 6, 11, 17, 19, 22, 23, 24, 25
fill a perfect rectangle. Of which size?}\answer{Their area is $3055=5\cdot13\cdot47$.
The largest square needs 25, so it is $47\times65$; and \cmd{dlx make squares 47x65 3 5 6
11 17 19 22 23 24 25 \char"7C\ dlx count} says~4.}

\summary{A rectangle of squares is a packing puzzle with square pieces; we
draw it, and \sec{puzzle/polyomino} does the rest. Nine different squares fill
$32\times33$, and in one way only.}
