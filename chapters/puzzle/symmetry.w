@** Up to symmetry. \label{puzzle/symmetry}%
Eight queens can be placed in 92 ways. But that is what a program says; a
person who turns the board around and finds the same solution again says
that there are twelve.
\solutions{\vbox{\halign{#&\quad#&\quad#&\quad#\cr
\queensboard8{15863724}&\queensboard8{16837425}&\queensboard8{24683175}&%
\queensboard8{25713864}\cr\noalign{\smallskip}
\queensboard8{25741863}&\queensboard8{26174835}&\queensboard8{26831475}&%
\queensboard8{27368514}\cr\noalign{\smallskip}
\queensboard8{27581463}&\queensboard8{35281746}&\queensboard8{35841726}&%
\queensboard8{36258174}\cr}}}{The twelve fundamental solutions.}
They are called {\it fundamental}, because all others arise from
them. Eleven of them have eight faces each, and one has only four:
$11\cdot8+4=92$. Which one is it? Look at them before you read on.
@^fundamental solutions@>@^symmetry@>

@ A board that is a square can be moved onto itself in eight ways. There are
three flips that come to mind at once: up and down, left and right, and on
the main diagonal. If we do one of them after another, we get the rest. In a
program, a number from 0 to~7 says which of the three are done, in this
order, one bit for each:
$$\vbox{\halign{\hfil#\quad&$(#)$\hfil\quad&#\hfil\cr
0&x,\,y&stay\cr
1&n-1-x,\,y&flip up and down\cr
2&x,\,n-1-y&flip left and right\cr
3&n-1-x,\,n-1-y&half a turn\cr
4&y,\,x&flip on the main diagonal\cr
5&y,\,n-1-x&quarter turn right\cr
6&n-1-y,\,x&quarter turn left\cr
7&n-1-y,\,n-1-x&flip on the other diagonal\cr}}$$
The second column says where the square $(x,y)$ goes. A board that is longer
than wide keeps only the first four. Doing two of these motions one after
the other gives one of them again, and each can be undone; they form a {\it
group}.
@^group of symmetries@>

@ \label{puzzle/orbits}%
What does a motion do to a solution? It moves the queens, and the result
is a solution again, because ranks become ranks or files, and diagonals
become diagonals. All that we can reach from a solution is called its {\it
orbit}. Orbits do not overlap: if two of them have a solution in common,
then each can be reached from the other, and they are the same. So the set
of all solutions falls into orbits, and ``up to symmetry'' means that we
count the orbits, not the solutions.
@^orbit@>

To print one solution from each, we need a rule that says which one. The
rule of this chapter is: {\sl the first in the order of the dictionary}.
Write the numbers of the options in increasing order, and compare as if they
were words. For queens this means: read the board like a page; the solution whose queen
in the top rank stands further to the left comes first, and on ties the
second rank decides. In group theory this is a {\it canonical image}. The nice
thing about such a rule is that a solution can
be judged alone, when it comes out of the search; nothing has to be
remembered, however many solutions there are. A solution is fundamental if
none of its eight images comes before it.
@^canonical image@>

@ With \.{--fundamental}, the command sifts the covers of any problem with a board. All covers
are found, and then sifted; so it is never faster than the search for all of them. [HM21] hopes
that fundamental solutions ``might give superior solving times''; for that,
one would have to know of a part of the tree, {\it before\/} it is searched,
that it contains nothing but images. Half of it can be had for nothing: if
the queen of the first rank is kept in the left half of the board, every
solution is found or its mirror image is. To gain all of the eight takes
more cunning; for packings, \sec{fast/canonical} has it.

@ \label{puzzle/burnside}%
{\it Counting without looking.} There is an old way to count orbits which
does not find a single one. Let us make a table with a row for each of the
eight motions and a column for each of the solutions, and mark where the
motion leaves the solution as it is. How many marks are in a column? If the
orbit has eight members, only the first motion leaves the solution alone:
one mark. If the orbit has only four, then the eight images come in pairs,
and two motions do nothing. In general, an orbit with $m$ members has $8/m$
marks in each of its $m$ columns. So {\it every orbit has eight marks},
whatever its size; and the number of orbits is the number of all marks,
divided by eight. This is Burnside's lemma (which Burnside quoted from
Frobenius, and Cauchy knew before them; so it has also been called the lemma
that is not Burnside's):
$$\hbox{orbits}={1\over8}\sum_{g=0}^{7}\hbox{number of solutions that
motion $g$ leaves as they are}.$$
@^Burnside's lemma@>@^Frobenius, Georg@>@^Cauchy, Augustin-Louis@>

@ Now for the eight queens. The first motion leaves all 92 alone. A flip
leaves none: if a solution were its own image when left and right are
exchanged, the queen of the top rank and her image would stand in the same
rank, and there is no middle file where they could be one and the same. (For
odd~$n$ there is, but it can hold only one of the $n$ queens.) It is the
same with up and down. A flip on a diagonal moves a queen along a line of
the other direction, where she attacks her image, unless she stands on the
diagonal herself, and only one of them can. That leaves the turns. A quarter
turn leaves none, and half a turn leaves four, says the search. Altogether
$${1\over8}(92+0+0+4+0+0+0+0)={96\over8}=12.$$
The four that survive half a turn are the orbit of $3\,5\,2\,8\,1\,7\,4\,6$,
the second board in the last row. Its queens in opposite ranks stand on
files that add up to~9.
\shapes{\queensboard8{35281746}\hss\queensboard8{64718253}\hss
\queensboard8{53172864}\hss\queensboard8{46827135}\hss
\raise30bp\vbox{\halign{\hfil#\quad&&\hfil$\times$#\hfil\ \cr
stay&&&&\cr half a turn&&&&\cr}}}{The orbit with four members. Two motions leave each
of them alone, which makes eight marks in Burnside's table.}

@ So for $n\ge2$ a solution has 8 images, or 4, if half a turn changes
nothing, or 2, if even a quarter turn changes nothing. With $h$ and $q$ for
the numbers of solutions of these two kinds (what survives a quarter turn
survives two of them, and is counted in $h$ as well), the number up to
symmetry is $(\hbox{covers}+h+2q)/8$.
$$\vbox{\halign{\hfil#\quad&&\quad\hfil#\cr
 $n$&covers&$h$&$q$&orbits of 2&of 4&of 8&up to symmetry\cr
 \noalign{\smallskip\hrule\smallskip}
 6&4&4&0&0&1&0&1\cr
 7&40&8&0&0&2&4&6\cr
 8&92&4&0&0&1&11&12\cr
 9&352&16&0&0&4&42&46\cr
 10&724&12&0&0&3&89&92\cr
 11&2680&48&0&0&12&329&341\cr
 12&14{,}200&80&8&4&18&1765&1787\cr
 13&73{,}712&136&8&4&32&9197&9233\cr}}$$
A quarter turn takes the queens around in rings of four, except for one in
the center; so $q=0$ unless $n$ or $n-1$ is a multiple of~4. (It can be 0
even then, as for $n=8$ and $n=9$.)
@^orbits of queens@>

@ Which problems have which symmetries? Queens have eight; but Latin squares,
sudokus with boxes that are wider than high, half-filled grids, files that arrive
by mail? If we took a motion for a symmetry that is not one, we should throw away
covers that have no image among the covers, and print a number that is wrong. So
the program finds out for itself.

A motion is a symmetry of the {\it problem}, if it moves options to options
and items to items. (Costs are not compared: covers that are images of each other may cost different sums.) Of an option we know where it goes: the option
{\tentex A@@(x,y)} becomes the one that has the same symbol on the square to
which $(x,y)$ moves, if there is such an option; and an option with several
squares becomes the one that has its symbols where these move. Items have no
places. But we can see where they go. An item is known by its {\it column},
the set of options that contain it. Move the options of the column; if the
result is the column of an item of the same kind (with the same bounds, if
it has any), that is its image. For example, the quarter turn to the right
takes the four options of {\tentex R1}, the top rank, to the four options of
{\tentex F4}, the file on the right; both are primary. Our invariant is that
{\sl a symmetry permutes the columns of each kind}; it ensures that covers
become covers, because what makes a cover is said in terms of columns only.

@ Symmetry is a class, because all this is found once and used for each
cover.

@(dlx/puzzle/symmetry.hpp@>=
#pragma once
/* The symmetries of a problem on a board, and which of several covers that are
   images of each other comes first. */
#include "dlx/puzzle/board.hpp"
namespace dlx {
@<Declare the symmetries of a problem@>
} // |namespace dlx|

@ Of each motion that is a symmetry, the class keeps where the options go; so an image is
looked up, option by option, and the board is needed no more.

@<Declare the symmetries of a problem@>=
class Symmetry {
public:
  explicit Symmetry(Problem const& problem, Board const& board);
    /* finds those of the eight symmetries that the problem has;
       |board| is the board of |problem|. Time: as long as sorting
       the entries eight times */
  int count() const { return static_cast<int>(images.size()); }@/
    /* how many they are, 1 to 8; number 0 is the identity, and the others come in the
       order of the eight motions in the chapter */
  std::vector<int> image(int g, std::span<int const> options) const;
    /* what symmetry |g| makes of these options, in increasing order */
  bool is_fundamental(std::span<int const> cover) const;
    /* is it the canonical image, that is, the first of its orbit? */
private:
  std::vector<std::vector<int> > images;
    /* by symmetry, and by option: where it takes the option */
};

@ The program goes from squares to options, from options to items, and from
there to covers.

@(dlx/puzzle/symmetry.cpp@>=
#include "dlx/puzzle/symmetry.hpp"
#include "dlx/base/index.hpp"
#include <algorithm>
#include <map>
#include <numeric>
#include <tuple>
#include <utility>
namespace dlx {
namespace {
@<Move a square@> @#
@<Move all options@> @#
@<Does a map keep the items?@>
} @#
@<Find the symmetries of a problem@> @#
@<Move a cover, and compare@>
} // |namespace dlx|

@ This is the table of the eight motions, with its three bits. After a flip
on the diagonal, rows are columns; we shall do that only if there are
equally many of both.

@<Move a square@>=
Board::Place moved(Board::Place p, int motion, int rows, int columns) {
  if (motion & 1) p.row = rows - 1 - p.row;
  if (motion & 2) p.column = columns - 1 - p.column;
  if (motion & 4) std::swap(p.row, p.column);
  return p;
}

@ An option is known by what it puts where: by the list of its squares, each
with its symbol. Let us call this its {\it pattern}. A queen has a pattern
of a single square; a pentomino has five, and wherever a motion takes the
first of them, it is the set of all five that must be some option's pattern
again.
@^pattern of an option@>

@<Move all options@>=
using Pattern = std::vector<std::tuple<int, int, std::string> >;
Pattern pattern_of(Board const& board, int option, int motion) {
  Pattern pattern;
  for (Board::Place const& p : board.places(option)) {
    auto to = moved(p, motion, board.rows(), board.columns());
    pattern.emplace_back(to.row, to.column, std::move(to.symbol));
  }
  std::ranges::sort(pattern);
  return pattern;
}

@ Two options with the same pattern can be told apart only by items that are
not on the board, as the copies of a piece can. Of such problems, and of those in space, we know fewer motions than there are: of the former only the
identity. That is safe: covers that we do not recognize as images are kept.

@<Move all options@>=
using Patterns = std::map<Pattern, int>;
Patterns patterns_of(Problem const& problem, Board const& board) {
  Patterns where;
  for (int o = 1; o <= problem.option_count(); ++o)
    if (not where.emplace(pattern_of(board, o, 0), o).second)
      return Patterns();
  return where;
}

@ The image of an option is looked up by its pattern. If only one of them
has no image, the motion is no symmetry, and the answer is an empty list.
This is how half-filled grids lose theirs. Since different patterns move to
different patterns, no two options have the same image; so |image| is a
permutation.

@<Move all options@>=
std::vector<int> moved_options(Patterns const& where,
  Board const& board, int options, int motion) {
  std::vector<int> image(1, 0);
  if ((motion & 4) and board.rows() != board.columns()) return {};
  for (int o = 1; o <= options; ++o) {
    auto const it = where.find(pattern_of(board, o, motion));
    if (it == where.end()) return {};
    image.push_back(it->second);
  }
  return image;
}

@ Now the columns. We do not compute the image of each item; we make a list
of all columns as they are, another of all columns as they are after the
motion, and compare the two. An entry goes by the number of its option and
by its colour, for a colour is part of the bargain.

@<Does a map keep the items?@>=
using Column = std::vector<std::pair<int, int> >;
std::vector<Column> columns_of(Problem const& problem,
  std::vector<int> const& image) {
  std::vector<Column>
    columns(index(problem.item_count()) + 1);
  for (int o = 1; o <= problem.option_count(); ++o)
    for (Entry const& e : problem.option(o))
      columns[e.item].emplace_back(image[o], e.colour);
  for (Column& c : columns) std::ranges::sort(c);
  return columns;
}

@ Sorted lists can be compared at a glance. Two items may have the same
column, as on the smallest torus; to cover the one is to cover the other, so it is
enough to know the column once. (If we kept both, an innocent repetition could hide
a symmetry.)

@<Does a map keep the items?@>=
using Columns = std::vector<std::tuple<Kind, int, int, Column> >;
Columns shape_of(Problem const& problem,
  std::vector<int> const& image) {
  auto const columns = columns_of(problem, image);
  Columns shape;
  for (int i = 1; i <= problem.item_count(); ++i) {
    auto const& [name, kind, bounds] = problem.item(i);
    shape.emplace_back(kind, bounds.lower, bounds.upper, columns[i]);
  }
  std::ranges::sort(shape);
  shape.erase(std::unique(shape.begin(), shape.end()), shape.end());
  return shape;
}

@ The identity gets the number~0; it has to pass no test.

@<Find the symmetries of a problem@>=
Symmetry::Symmetry(Problem const& problem, Board const& board) {
  auto const where = patterns_of(problem, board);
  int const options = problem.option_count();
  std::vector<int> identity(index(options) + 1);
  std::iota(identity.begin(), identity.end(), 0);
  auto const shape = shape_of(problem, identity);
  images.push_back(std::move(identity));
  for (int motion = 1; motion < 8; ++motion) {
    auto image = moved_options(where, board, options, motion);
    if (not image.empty() and shape_of(problem, image) == shape)
      images.push_back(std::move(image));
  }
}

@ A cover comes from the search in the order in which its options were
chosen. Its image under the identity is the same cover in increasing order;
this saves a function.

@<Move a cover, and compare@>=
std::vector<int> Symmetry::image(int g, std::span<int const> options) const {
  auto const& to = images.at(index(g));
  std::vector<int> result;
  for (int o : options)
    result.push_back(to.at(index(o)));
  std::ranges::sort(result);
  return result;
}

@ \label{puzzle/stabilizer}%
The rest is comparison, and vectors know how to compare like words. The
number of marks in the column of a cover, in the language of Burnside, is
its
{\it stabilizer}; eight divided by it is the size of its orbit.
@^stabilizer@>

@<Move a cover, and compare@>=
bool Symmetry::is_fundamental(std::span<int const> cover) const {
  auto const itself = image(0, cover);
  for (int g = 1; g < count(); ++g)
    if (image(g, cover) < itself) return false;
  return true;
}

@ Nothing in this was about queens. There are 288 sudokus of order four (see
\sec{puzzle/sudoku}), of which half a turn leaves 24 alone and every other motion
none; so there are $(288+24)/8=39$ up to the symmetry of the board. The
$576$ Latin squares of order four come in 108 orbits. A sudoku with boxes of
$2\times3$ has only four symmetries: a flip on the diagonal would put the boxes on
end. 
Also, there are symmetries that a board does not show. Exchange all
{\tentex A}s with all {\tentex B}s in a Latin square; push a torus to the
right. Those are not considered here.

\pitfall{The tempting short cut is to print a cover only if no image of it
was printed before, with a set that remembers what was printed. This is
correct, and it works until the set does not fit into memory. Another one is
to divide the number of covers by eight. For eight queens that gives eleven
and a half.}

\pinned{The file \.{tests/puzzle/symmetry\UL test.cpp} has the table above, up to
$n=10$ always and up to $n=13$ in the long tests; compares the twelve boards
at the beginning with what the program says, and each orbit with a set of
sets made without this chapter; sees that Burnside's lemma holds; and takes
the symmetries away one after another, by leaving out an option, colouring
an item, or making a primary item secondary. Boxes of pentominoes and of
dominoes are sifted as well.}

\exercise[12]{If $n$ is even, keep the queen of the first rank in the left half,
and change nothing else. Are all fundamental solutions still among those
that are found? What if $n$ is odd?}\answer{Yes. A fundamental solution does not
come after its mirror image, so its first queen is in the left half. If $n>1$ is odd,
not even the middle file is needed: were her place $(0,m)$ in the middle, then no
image could begin further left, and so the queens on the four sides would all stand in
the middle. But $(0,m)$ and $(m,0)$ attack each other.}

\exercise[M25]{How many solutions on the torus with $n=11$ are there, up to
shifts and the eight motions? Without a program: all are linear (see
\sec{puzzle/torus}). With one: 968 motions instead of eight.}\answer{Two. Shifts take
$(x,ax+b)$ to every other~$b$; what is left is the slope $a$, from 2 to~9. Flips take
$a$ to $-a$, the diagonal takes it to $1/a$ modulo~11. So the slopes fall into
$\{2,9,6,5\}$ and $\{3,8,4,7\}$.}

\summary{Two covers are the same up to symmetry if a motion of the board
takes one to the other. Print a cover if it is the first of its orbit; to
count the orbits, count what each motion leaves alone and divide by the
number of motions. A motion counts only if it permutes the columns of the
problem.}
