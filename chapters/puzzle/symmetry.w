@** Up to symmetry. \label{puzzle/symmetry}%
Eight queens can be placed in 92 ways. But that is what a program says; a
person who turns the board around and finds the same solution again says
that there are twelve. How does a program learn to count like this person?
\solutions{\vbox{\halign{#&\quad#&\quad#&\quad#\cr
\queensboard8{15863724}&\queensboard8{16837425}&\queensboard8{24683175}&%
\queensboard8{25713864}\cr\noalign{\smallskip}
\queensboard8{25741863}&\queensboard8{26174835}&\queensboard8{26831475}&%
\queensboard8{27368514}\cr\noalign{\smallskip}
\queensboard8{27581463}&\queensboard8{35281746}&\queensboard8{35841726}&%
\queensboard8{36258174}\cr}}}{The twelve fundamental solutions.}
They are called {\it fundamental}, because all others arise from
them. When the board is turned and reflected, eleven of them become eight different solutions each, and one becomes only four:
$11\cdot8+4=92$. Which one is it? Look at them before you read on.
@^fundamental solutions@>@^symmetry@>

@ A board that is a square can be moved onto itself in eight ways. Three
flips, on the main diagonal, up and down, and left and
right, done one after another in this order, give all of them:
$$\vbox{\halign{\hfil#\quad&$(#)$\hfil\quad&#\hfil\cr
0&x,\,y&stay\cr
1&n-1-x,\,y&flip up and down\cr
2&x,\,n-1-y&flip left and right\cr
3&n-1-x,\,n-1-y&half a turn\cr
4&y,\,x&flip on the main diagonal\cr
5&n-1-y,\,x&quarter turn left\cr
6&y,\,n-1-x&quarter turn right\cr
7&n-1-y,\,n-1-x&flip on the other diagonal\cr}}$$
The second column says where the square $(x,y)$ goes. A board that is longer
than wide keeps only the first four, and a box in space has up to 48 motions, which are
those of \sec{puzzle/drawings}. The motions form a {\it
group\/}: two of them, one after the other, are one of them again, and each can be undone.
@^group of symmetries@>

@ \label{puzzle/orbits}%
A motion moves the queens of a solution, and the result
is a solution again, because ranks become ranks or files, and diagonals
become diagonals. All that can be reached from a solution is called its {\it
orbit}. Orbits do not overlap: if two of them have a solution in common,
then each can be reached from the other, and they are the same. So
``up to symmetry'' means that we
count the orbits, not the solutions. The four queens have two solutions, with the queens of the ranks in files 2413 and 3142. A flip, left and
right, makes one of them from the other. So there is one orbit.
@^orbit@>

The solution that is printed from each orbit is {\sl the first in the order of the dictionary}.
Write the numbers of the options in increasing order, and compare as if they
were words. For queens this means: read the board like a page; the solution whose queen
in the top rank stands further to the left comes first, and on ties the
second rank decides. Of the two above, 2413 comes first. In group theory this is a {\it canonical image}. So a solution can
be judged alone, when it comes out of the search; nothing has to be
remembered. A solution is fundamental if
none of its images comes before it.
@^canonical image@>

\label{puzzle/sieve}%
With \.{--fundamental}, the command sifts the covers of any problem with a board. All covers
are found, and then sifted. To be faster,
the search would have to know {\it before\/} it enters a part of the tree
that it contains nothing but images. For packings, \sec{fast/images} knows it.

@ \label{puzzle/burnside}%
Orbits can be counted without finding one. Make a table with a row for each of the
eight motions and a column for each of the solutions, and mark where the
motion leaves the solution as it is. If the
orbit has eight members, only the first motion leaves the solution alone:
one mark in each column. If the orbit has only four, then the eight images come in pairs,
and there are two marks. In general, an orbit with $m$ members has $8/m$
marks in each of its $m$ columns. So {\it every orbit has eight marks},
and the number of orbits is the number of all marks,
divided by eight. This is Burnside's lemma (which Burnside quoted from
Frobenius, and Cauchy knew before them):
$$\hbox{orbits}={1\over8}\sum_{g=0}^{7}\hbox{number of solutions that
motion $g$ leaves as they are}.$$
@^Burnside's lemma@>@^Frobenius, Georg@>@^Cauchy, Augustin-Louis@>

For the eight queens, the first motion leaves all 92 alone. A flip to the other side
leaves none, because a queen and her image would stand in the same
rank or file, and there is no middle one. A flip on a diagonal moves a queen along a line of
the other direction, where she attacks her image, unless she stands on the
diagonal herself, and only one of them can. A quarter
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
the numbers of solutions of these two kinds, where $h$ includes~$q$, the number up to
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
the center; so $q=0$ unless $n$ or $n-1$ is a multiple of~4.
@^orbits of queens@>

@ Which problems have which symmetries? A motion that is wrongly taken for a symmetry would throw away
covers that have no image among the covers. So
the program finds out for itself.

A motion is a symmetry of the {\it problem}, if it moves options to options
and items to items. Costs are not compared, so the cover that is printed may cost more than an image that is left out. Hence \.{--cheapest} does not go with \.{--fundamental}. The option
{\tentex A@@(x,y)} becomes the one that has the same symbol on the square to
which $(x,y)$ moves, if there is such an option; and an option with several
squares becomes the one that has its symbols where these move. Items have no
places, but an item is known by its {\it column},
the set of options that contain it. Move the options of the column; if the
result is the column of an item of the same kind and with the same bounds, then that item is the image of the first one. For example, the quarter turn to the right
takes the four options of {\tentex R1}, the top rank, to the four options of
{\tentex F4}, the file on the right; both are primary. Our invariant is that
{\sl a symmetry permutes the columns of each kind}; it ensures that covers
become covers, because what makes a cover is said in terms of columns only.

@ The module needs a board, since symmetries are motions of it.
@(dlx/puzzle/symmetry.hpp@>=
#pragma once
/* The symmetries of a problem on a board, and which of several covers that are
   images of each other comes first. */
#include "dlx/puzzle/board.hpp"
namespace dlx {
@<Declare the symmetries of a problem@>
} // |namespace dlx|

@ The class keeps where each symmetry takes the options, and needs the board no more.

@<Declare the symmetries of a problem@>=
class Symmetry {
public:
  explicit Symmetry(Problem const& problem, Board const& board);
    /* finds the motions of the board that are symmetries of the problem;
       |board| is the board of |problem|. Throws |std::invalid_argument| if it cannot
       tell. Time: as long as sorting the entries once for each motion */
  int count() const { return static_cast<int>(images.size()); }@/
    /* how many they are, 1 to 48; number 0 is the identity, and the others come in the
       order of \sec{puzzle/drawings} */
  std::vector<int> image(int g, std::span<int const> options) const;
    /* what symmetry |g| makes of these options, in increasing order, with the first
       copy of a piece for each of its copies */
  bool is_fundamental(std::span<int const> cover) const;
    /* is it the canonical image, that is, the first of its orbit? */
private:
  std::vector<std::vector<int> > images;
    /* by symmetry, and by option: where it takes the option */
};

@ The source keeps the motions that map the problem to itself, and compares covers.
@(dlx/puzzle/symmetry.cpp@>=
#include "dlx/puzzle/symmetry.hpp"
#include "dlx/base/index.hpp"
#include "dlx/base/source.hpp"
#include "dlx/puzzle/drawings.hpp"
#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <set>
#include <stdexcept>
#include <tuple>
namespace dlx {
namespace {
@<Move all options@> @#
@<Recognize copies in line@> @#
@<Does a map keep the items?@>
} @#
@<Find the symmetries of a problem@> @#
@<Move a cover, and compare@>
} // |namespace dlx|

@ An option is known by its {\it pattern\/}: the list of its squares, each
with its symbol. A pentomino has five, and the set of all five must move to some option's pattern
again. A layer of a solid is drawn beside the others, and gets its own coordinate back.
A symbol that is the name of an item is a {\it piece}. Any other is a {\it label}, and the pattern can
be asked for without labels.
@^pattern of an option@>

@<Move all options@>=
packing::Cell cell_of(Board const& board, Board::Place const& p) {
  int const w = board.layer_width();
  return w == 0 ? packing::Cell{0, p.row, p.column}@| : packing::Cell{p.column/w, p.row, p.column%w};
}
bool is_piece(Problem const& problem, std::string const& symbol)
{ return problem.find_item(symbol) > 0 or problem.find_item(symbol + "/1") > 0; }
using Pattern = std::vector<std::pair<packing::Cell, std::string_view> >;
struct Looks {
  Problem const& problem;
  Board const& board;
  bool has_labels = true;
  std::map<Pattern, std::vector<int> > where; /* the options that look so */
  Pattern pattern(int option, packing::Motion const& m) const {
    Pattern pattern;
    for (Board::Place const& p : board.places(option))
      pattern.emplace_back(moved(cell_of(board, p), m),
        has_labels or is_piece(problem, p.symbol) ? std::string_view(p.symbol) : "");
    std::ranges::sort(pattern);
    return pattern;
  }
  void find() { for (int o = 1; o <= problem.option_count(); ++o) where[pattern(o, {})].push_back(o); }
};

@ The image of an option is looked up by its pattern. If only one of them
has no image, the motion is no symmetry, and the answer is an empty list.
This is how half-filled grids lose theirs. Since different patterns move to
different patterns, |image| is a permutation of the patterns.

@<Move all options@>=
std::vector<int> moved_options(Looks const& looks, packing::Motion const& motion) {
  std::vector<int> image(1, 0);
  for (int o = 1; o <= looks.problem.option_count(); ++o) {
    auto const it = looks.where.find(looks.pattern(o, motion));
    if (it == looks.where.end()) return {};
    image.push_back(it->second.front());
  }
  return image;
}

@ \label{puzzle/alike}%
Two options that look alike can be told apart only by items that are
not on the board. One kind of them is known: the copies of a
piece, which stand in line (\sec{puzzle/polyomino}). No two covers differ only in the
numbers of copies. So a copy may be taken for the first one, and the items of
the line be ignored. But an item is not a line because it is called
{\tentex L/1<(0,0)}. The entries of a copy must be those that the maker writes: its
own item, its squares, and of the lines before and after it exactly as much as its first
square says. If look-alikes are anything else, the symmetries are not
known, and the problem is refused.

@<Recognize copies in line@>=
struct Lines { /* of a problem whose first |n| items are its squares */
  Problem const& problem;
  int n = 0;
  std::vector<bool> lines; /* by item: is it an item of a line? */
  int item(std::string_view piece, int copy, std::string_view rest = "") const
  { return problem.find_item(fmt::format("{}/{}{}", piece, copy, rest)); }
  int line(std::string_view piece, int copy) const
  { return item(piece, copy, "<" + problem.item(1).name); }
  bool is_copy(int option, std::string_view piece, int copy);
};
bool is_place(std::string const& name) { return not coordinates(name).empty(); }

@ The items of one line are $n$ items in a row, and the first square of the option is
number~|s|.

@<Recognize copies in line@>=
bool Lines::is_copy(int option, std::string_view piece, int copy) {
  int const own = item(piece, copy), leads = line(piece, copy), follows = line(piece, copy - 1);
  bool const is_complete = (leads > 0) == (item(piece, copy + 1) > 0) and (follows > 0) == (copy > 1);
  auto const entries = problem.option(option);
  int s = n + 1, expected = 1;
  for (Entry const& e : entries) s = std::min(s, e.item);
  if (leads > 0) expected += s;
  if (follows > 0) expected += n + 1 - s;
  for (Entry const& e : entries) {
    bool const before = leads > 0 and leads <= e.item and e.item < leads + s;
    bool const behind = follows > 0 and follows + s - 1 <= e.item and e.item < follows + n;
    if (before or behind) lines[index(e.item)] = true;
    bool const is_secondary = problem.item(e.item).kind == Kind::secondary;
    if (e.colour != 0 or is_secondary != (before or behind)) return false;
    if (e.item <= n) ++expected;
    else if (e.item != own and not is_secondary) return false;
  }
  return is_complete and own > 0 and expected == std::ssize(entries);
}

@ The item that is called {\tentex L/2} has
the second copy of {\tentex L}. All options that look alike must be copies of one piece, from the first to
the last.

@<Recognize copies in line@>=
bool are_copies(Lines& lines, std::vector<int> const& options) {
  Problem const& p = lines.problem;
  std::string piece;
  for (Entry const& e : p.option(options.front())) {
    auto const& name = p.item(e.item).name;
    if (name.ends_with("/1")) piece = name.substr(0, name.size() - 2);
  }
  int copy = 0;
  for (int o : options)
    if (not lines.is_copy(o, piece, ++copy)) return false;
  return lines.item(piece, copy + 1) == 0;
}

@ Two lists are compared: all columns as they are, and all columns after the
motion. An entry is the number of its option and
its colour.

@<Does a map keep the items?@>=
using Column = std::vector<std::pair<int, int> >;
std::vector<Column> columns_of(Problem const& problem, std::vector<int> const& image,
  std::vector<bool> const& lines) {
  std::vector<Column> columns(index(problem.item_count()) + 1);
  for (int o = 1; o <= problem.option_count(); ++o)
    for (Entry const& e : problem.option(o))
      if (not lines[index(e.item)]) columns[e.item].emplace_back(image[o], e.colour);
  for (Column& c : columns) std::ranges::sort(c);
  return columns;
}

@ Two items may have the same
column, as on the smallest torus; to cover the one is to cover the other, so the column is kept
once. If both were kept, an innocent repetition could hide
a symmetry.

@<Does a map keep the items?@>=
using Columns = std::vector<std::tuple<Kind, int, int, Column> >;
Columns shape_of(Problem const& problem, std::vector<int> const& image,
  std::vector<bool> const& lines) {
  auto const columns = columns_of(problem, image, lines);
  Columns shape;
  for (int i = 1; i <= problem.item_count(); ++i) {
    auto const& [name, kind, bounds] = problem.item(i);
    shape.emplace_back(kind, bounds.lower, bounds.upper, columns[i]);
  }
  std::ranges::sort(shape);
  shape.erase(std::unique(shape.begin(), shape.end()), shape.end());
  return shape;
}

@ The board is what all options fill, and it need not begin in row~0: its own motions are
tried. The identity gets the number~0; it has to pass no test. If there is no other motion,
the problem is not examined; but on a single square, all motions are the identity.

@<Find the symmetries of a problem@>=
Symmetry::Symmetry(Problem const& problem, Board const& board) {
  packing::Shape shape;
  for (Board::Place const& p : board.places()) shape.push_back(cell_of(board, p));
  std::ranges::sort(shape);
  shape.erase(std::unique(shape.begin(), shape.end()), shape.end());
  auto const motions = packing::symmetries(shape, board.layer_width() == 0);
  Looks looks = {problem, board, true, {}}, bare = {problem, board, false, {}};
  looks.find();
  auto const& where = looks.where;
  images.push_back(moved_options(looks, packing::Motion()));
  if (motions.size() > 1) {
    @<Keep the motions that are symmetries@>
  }
  if (count() > 1 or shape.size() == 1) {
    @<Refuse tiles that are turned in their place@>
  }
}

@ Labels are forgotten only if there are options with several squares.

@<Keep the motions that are symmetries@>=
@<Find the lines of copies, or refuse options that look alike@>
auto const columns = shape_of(problem, images.front(), copies.lines);
if (std::ranges::any_of(where, [](auto const& w) { return w.first.size() > 1; })) bare.find();
for (auto const& motion : motions) {
  auto image = moved_options(looks, motion);
  if (image.empty() or shape_of(problem, image, copies.lines) != columns) {
    @<Refuse colours that a motion may change@>
    @<Refuse labels that a motion may change@>
  } else if (&motion != &motions.front()) images.push_back(std::move(image));
}

@ The squares stand first among the items of a packing. Copies that were taken out of the
problem by hand are noticed, since then a line has an option that is alone in its place.

@<Find the lines of copies, or refuse options that look alike@>=
Lines copies@[{problem, 0, std::vector<bool>(index(problem.item_count()) + 1)}@];
while (copies.n < problem.item_count() and is_place(problem.item(copies.n + 1).name)) ++copies.n;
for (auto const& [pattern, alike] : where)
  if (alike.size() > 1 and not are_copies(copies, alike))
    throw std::invalid_argument(fmt::format("--fundamental needs options that can be told apart on "
      "the board; options {} and {} look alike", alike[0], alike[1]));
for (auto const& [pattern, alike] : where)
  for (Entry const& e : problem.option(alike.front()))
    if (alike.size() == 1 and copies.lines[index(e.item)])
      throw std::invalid_argument(fmt::format("--fundamental needs all copies of a piece in each "
        "place; option {} is alone", alike[0]));

@ A tile of MacMahon (\sec{puzzle/edges}) becomes another tile in a mirror, and
the colours of its edges are items without a place. A motion of the board does not say what it
does to them. In a crossword all
coloured items are squares.

@<Refuse colours that a motion may change@>=
for (int o = 1; o <= problem.option_count(); ++o)
  for (Entry const& e : problem.option(o))
    if (e.colour != 0 and not is_place(problem.item(e.item).name))
      throw std::invalid_argument(fmt::format("--fundamental cannot turn the colours of item {}, "
        "which is not a square of the board", in_quotes(problem.item(e.item).name)));

@ A board of one square has no inner edges. An option that is called after its tile does not move; but it is
the same tile as others, turned.

@<Refuse tiles that are turned in their place@>=
std::set<std::string_view> symbols;
for (Board::Place const& p : board.places()) symbols.insert(p.symbol);
for (int o = 1; o <= problem.option_count(); ++o)
  for (Entry const& e : problem.option(o)) {
    auto const& tile = problem.item(e.item).name;
    if (symbols.contains(tile) and not is_piece(problem, board.places(o)[0].symbol))
      throw std::invalid_argument(fmt::format("--fundamental cannot turn tile {}, which is {} in option {}",@|
        in_quotes(tile), in_quotes(board.places(o)[0].symbol), o));
  }

@ In a set partition (\sec{puzzle/parties}), a table is called after its first guest; if the row of guests is
reversed, it becomes the table of another. A label of the schoolgirls says which three girls walk
together. In both, labels hide a symmetry: without them, the motion takes options to options. It is not
clear which covers are then the same, so the problem is refused, unless each option has one square. There
a label is what the square contains, such as the symbol in a grid.

@<Refuse labels that a motion may change@>=
auto const other = moved_options(bare, motion);
if (not other.empty() and shape_of(problem, other, copies.lines) == columns)
  throw std::invalid_argument("--fundamental needs names that are the same when the board is turned; "
    "write the same symbol before the @@ of all options, or give each symbol an item");

@ A cover comes from the search in the order in which its options were
chosen. Its image under the identity is the same cover in increasing order.

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
motions that leave a cover alone, its marks in Burnside's table, are its {\it
stabilizer}. The number of all symmetries divided by that of its marks is the size of its orbit.
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
$2\times3$ has only four symmetries. Symmetries that a board does not show are not considered here: to exchange all
{\tentex A}s with all {\tentex B}s in a Latin square, or to push a torus to the
right.

\pitfall{Printing a cover only if no image of it
was printed before, with a set that remembers what was printed. This is
correct, and it works until the set does not fit into memory. Another pitfall is
to divide the number of covers by eight. For eight queens that gives eleven
and a half.}

\pinned{\.{tests/puzzle/symmetry\UL test.cpp} has the table above, up to
$n=10$ always and up to $n=13$ in the long tests; compares the twelve boards
at the beginning with what the program says; and takes
the symmetries away one after another, by leaving out an option, colouring
an item, or making a primary item secondary. For every kind of puzzle that the program makes,
solids and copies included, it counts orbits by force, from the pictures of all covers.}

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
