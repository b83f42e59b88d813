@** Boards. \label{puzzle/board}%
Our answers so far are sets of options, and a set like
$$\hbox{\tentex Q@@(0,1) Q@@(1,3) Q@@(2,0) Q@@(3,2)}$$
is a correct answer to a question that was never asked. A person who has placed
queens wants to see a board:
\solutions{\queensboard4{2413}\qquad\raise20bp\hbox{is to queens what}\qquad
\raise6bp\solutionbox{domino}\qquad\raise20bp\hbox{is to pieces of several squares.}}{Two
covers that one can see. The left one is drawn from the names of its options, the
right one, where a domino {\tentex H} lies above the squares {\tentex b} and {\tentex c}, from the names of its items.}
What must a program know in order to draw this? Only that option {\tentex Q@@(0,1)} puts a {\tentex Q} into row~0,
column~1; and that is what its name says. So it is a convention of this book that an option
which puts a symbol on a square be called
$$\hbox{\it symbol}\hbox{\tentex @@(}\hbox{\it row}\hbox{\tentex ,}\hbox{\it
 column}\hbox{\tentex )},$$
with rows and columns counted from~0. Every problem that keeps to it has
its solutions drawn, whether it comes from our own chapters or from a file. The search does not look at names.
@^board@>@^name of an option@>

@ If some of the
options had places and others not, the others would silently be missing on the
board. Therefore {\it all\/} options must have names of this form, or else
there is no board. The symbol can be any word that is not empty; the row and
the column are decimal numbers below 1000, without signs and without
superfluous zeros, so that there is only one way to write each square.

The places of all options stand in one array; those of option~|o| begin at
|first[o-1]| and end before |first[o]|, as the entries of a |Problem| do. They
are read once, because a drawing is made for each of perhaps thousands of covers.
The squares of the rectangle are numbered row by row, and
|exists| knows which of them belong to the board.

@<Declare the class |Board|@>=
class Board {
public:
  struct Place { /* from 0, on the board */
    std::string symbol; /* what the option puts there; never empty */
    int row = 0, column = 0;
  };
  static std::optional<Board> of(Problem const& problem);
    /* the board, or nothing if the names do not tell of one, if there are no
       options, or if it had more than ten million squares. Time: proportional to the
       entries and the items, and to the board. It may outlive the problem */
  int rows() const { return height; } /* $1+{}$the largest row */
  int columns() const { return width; } /* $1+{}$the largest column */
  int layer_width() const { return layer; } /* of a solid, with the gap after it; or 0 */
  @<Declare how to look at places@>
private:
  @<Declare the private parts of a |Board|@>
};

@ An option can have several squares, as \sec{puzzle/squares} will explain.

@<Declare how to look at places@>=
std::span<Place const> places(int option) const;
  /* all of them, at least one; throws |std::out_of_range| unless |option| is
     at least 1 and at most the number of options */
Place const& place(int option) const { return places(option).front(); }
  /* the first of them */
std::span<Place const> places() const { return everything; }
  /* those of all options, in order */
bool has_square(int row, int column) const;
  /* is this a square, and not a hole? */

@ Its only invariant is that {\sl every place lies on the board}, that is,
$$0\le\hbox{row}<\hbox{rows}\qquad\hbox{and}\qquad
  0\le\hbox{column}<\hbox{columns}$$
for each place of each option; it makes drawing safe. The board is
just large enough for all options, not only for those of one solution; so all
solutions are drawn on boards of the same size.

@<Declare the private parts of a |Board|@>=
std::vector<Place> everything;
std::vector<std::size_t> first = std::vector<std::size_t>(1, 0);
std::vector<bool> exists; /* $\hbox{height}\times\hbox{width}$ squares */
int height = 0, width = 0, layer = 0;
void add_square(int row, int column) {
  height = std::max(height, row + 1);
  width = std::max(width, column + 1);
}
void add(std::string_view symbol, int row, int column);
void end_option() { first.push_back(everything.size()); }
std::size_t square(int row, int column) const {
  return static_cast<std::size_t>(row*width + column);
}
static std::optional<Board> of_points(Problem const& problem);
static std::optional<Board> of_squares(Problem const& problem);

@ The module knows squares, and nothing of drawing.
@(dlx/puzzle/board.hpp@>=
#pragma once
/* Where the options of a problem stand on a board, if their names or their
   items say so.  (To draw it is another module's task.) */
#include "dlx/more/problem.hpp"
#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <vector>
namespace dlx {
@<Declare the class |Board|@>
std::vector<int> coordinates(std::string_view text);
  /* as \.{(0,1)}: up to three digits each, without a zero too many; empty if that is not what they are */
} // |namespace dlx|

@ Coordinates are read from the names of options, or else from those of items.
@(dlx/puzzle/board.cpp@>=
#include "dlx/puzzle/board.hpp"
#include "dlx/base/index.hpp"
#include <algorithm>
#include <cstdint>
namespace dlx {
namespace {
@<Read the number of a row or column@>
}
@<Read coordinates@>
namespace {
@<Find the squares among the items@>
}
@<Add a place@>
@<Make a board of points@>
@<Make a board of squares@>
@<Choose the kind of board@>
} // |namespace dlx|

@ Library functions accept more spellings: with
|std::from_chars| {\tentex 007} would be a 7, and {\tentex (0,7)} and {\tentex
(0,007)}, which are different items, would be one square. A spelling that is not
{\it the\/} spelling is not a number, and the answer is~$-1$.

@<Read the number of a row or column@>=
int number(std::string_view text) {
  if (text.empty() or text.size() > 3) return -1;
  if (text.size() > 1 and text[0] == '0') return -1;
  int value = 0;
  for (char c : text) {
    if ((c < '0') or (c > '9')) return -1;
    value = 10*value + (c - '0');
  }
  return value;
}

@ A name such as {\tentex (0,1)} gives the list $0,1$; the names
{\tentex (0,1} and {\tentex (0,,1)} and {\tentex Q} give the empty list.
@^coordinates@>

@<Read coordinates@>=
std::vector<int> coordinates(std::string_view text) {
  if (text.size() < 2 or (text.front() != '(') or text.back() != ')')
    return {};
  text = text.substr(1, text.size() - 2);
  std::vector<int> result;
  for (;;) {
    auto const comma = std::min(text.find(','), text.size());
    result.push_back(number(text.substr(0, comma)));
    if (result.back() < 0) return {};
    if (comma == text.size()) return result;
    text.remove_prefix(comma + 1);
  }
}

@ Every place that is added makes the board large enough for itself, which keeps
the invariant.

@<Add a place@>=
void Board::add(std::string_view symbol, int row, int column) {
  add_square(row, column);
  everything.push_back({std::string(symbol), row, column});
}
std::span<Board::Place const> Board::places(int option) const {
  auto const o = index(option);
  auto const begin = first.at(o - 1);
  return {everything.data() + begin, first.at(o) - begin};
}
bool Board::has_square(int row, int column) const {
  return row >= 0 and row < height and column >= 0 and column < width
    and exists[square(row, column)];
}

@ The {\it last\/}
``{\tentex @@(}'' of a name separates the symbol from its place. Thus even the
symbol may contain parentheses. The board that these names describe is a full rectangle.

@<Make a board of points@>=
std::optional<Board> Board::of_points(Problem const& problem) {
  Board board;
  for (int o = 1; o <= problem.option_count(); ++o) {
    std::string_view const name = problem.option_name(o);
    auto const at = name.rfind("@@(");
    if (at == 0 or at == std::string_view::npos) return std::nullopt;
    auto const place = coordinates(name.substr(at + 1));
    if (place.size() != 2) return std::nullopt;
    board.add(name.substr(0, at), place[0], place[1]);
    board.end_option();
  }
  board.exists.assign(index(board.height*board.width),
    true);
  return board;
}

@*1 Larger pieces. \label{puzzle/squares}%
A queen stands on one square. A domino lies on two, a pentomino on five, and
a piece of furniture on as many as the shop could get away with. Where such
a piece lies is too much for a name, but the problem says it. In a
packing puzzle the squares of the board are {\it items}, for each has to be
filled exactly once; and the items of an option are the squares that it
fills. So the
second half of our convention is that {\sl an item whose name is a pair of
coordinates is a square}, like {\tentex (0,1)}; and an option fills those of
its items that are squares with its symbol. Its symbol is the part of its
name before the last
{\tentex @@}, or else the whole name. Here are two dominoes and three single
squares that want to share a board of two rows:
\solutions{\vbox{\hsize=26em\verbatimfile{tests/data/domino.dlx}}\raise9bp\solutionbox{domino-matrix}}{Four
squares are four items; what an option fills can be read off its row. The rows of the
first of its two covers are orange.}
Three coordinates are a cube: the layer, the
row, and the column.
@^square@>

If a problem has both halves of the convention, the items win.
They are facts, for the search respects them; a name is only a claim. If
an option is edited and its name is not, then only a letter is wrong. An option without a name cannot be drawn,
and one without a square has no place; one such option is enough to have no
board at all.

@<Choose the kind of board@>=
std::optional<Board> Board::of(Problem const& problem) {
  if (problem.option_count() == 0) return std::nullopt;
  for (int i = 1; i <= problem.item_count(); ++i)
    if (is_square(coordinates(problem.item(i).name))) return of_squares(problem);
  return of_points(problem);
}

@ Layers are drawn side by side, with a
column between them that belongs to no layer; layer~$l$, row~$r$, column~$c$
becomes row~$r$, column $l(w+1)+c$ where $w$ is the width of a layer. All other
modules that draw boards see a flat board with a gap in it.
@^layers of a board@>

For example, the cube of $2\times2\times2$ has the layer width $w=2$; its
cell
{\tentex (1,0,1)} is drawn in row~0, column $1\cdot3+1=4$. The drawing is two rows
high and five columns wide, and its column~2 is the gap.

The number of coordinates must be the same for all squares. Items such as
{\tentex (1)} or {\tentex (1,2,3,4)} are not squares.

@<Make a board of squares@>=
std::optional<Board> Board::of_squares(Problem const& problem) {
  Board board;
  auto const found = squares_of(problem, board.layer);
  if (not found) return std::nullopt;
  Squares const& squares = *found;
  for (auto const& s : squares)
    if (not s.empty()) board.add_square(s[0], s[1]);
  if (std::int64_t(board.height)*board.width > 10000000) return std::nullopt;
  @<Let each option fill its squares@>
  board.exists.assign(index(board.height*board.width), false);
  for (auto const& s : squares)
    if (not s.empty()) board.exists[board.square(s[0], s[1])] = true;
  return board;
}

@ The rectangle around the squares may have holes, and the gap between two layers is
a hole that is as high as the board. The layers
are unfolded when all items have been seen and the width of a layer is known. Other items, such as
the pieces of a puzzle, have empty lists.
@^holes of a board@>

Two items are enough for a large board: {\tentex (0,0,0)} and {\tentex (999,999,999)} are corners
of a cube of a thousand million squares. So |of_squares| has a limit.

@<Find the squares among the items@>=
bool is_square(std::vector<int> const& s) { return (s.size() == 2) or s.size() == 3; }
using Squares = std::vector<std::vector<int> >; /* by item, from 1: row and column, or nothing */
std::optional<Squares> squares_of(Problem const& problem, int& layer) {
  Squares squares(1);
  std::size_t dimensions = 0;
  for (int i = 1; i <= problem.item_count(); ++i) {
    auto& s = squares.emplace_back(coordinates(problem.item(i).name));
    if (not is_square(s)) s.clear();
    if (s.empty()) continue;
    if (dimensions == 0) dimensions = s.size();
    if (s.size() != dimensions) return std::nullopt;
    layer = dimensions == 3 ? std::max(layer, s[2] + 2) : 0;
  }
  for (auto& s : squares)
    if (s.size() == 3) s = {s[1], s[0]*layer + s[2]};
  return squares;
}

@ A square that no option fills remains a dot in every
drawing. A square that may be left open for a price (\sec{text/open}) is filled by the option \.{?(0,1)}, say, which
has nothing else; its symbol is a dot, too. In a crossword (\sec{puzzle/words}), a square is an item with a colour, and the colour is a
letter; so an entry with a colour
fills its square with the name of the colour.

@<Let each option fill its squares@>=
for (int o = 1; o <= problem.option_count(); ++o) {
  std::string_view const name = problem.option_name(o);
  auto const at = name.rfind('@@');
  bool const cut = at > 0 and at < name.size();
  for (Entry const& e : problem.option(o)) {
    auto const& s = squares[index(e.item)];
    std::string_view symbol = cut ? name.substr(0, at) : name;
    if (e.colour > 0) symbol = problem.colour_name(e.colour);
    if (name.starts_with('?') and name.substr(1) == problem.item(e.item).name) symbol = ".";
    if (s.size() == 2) board.add(symbol, s[0], s[1]);
  }
  if (name.empty() or board.everything.size() == board.first.back())
    return std::nullopt;
  board.end_option();
}

@ \pitfall{The first cell of a piece is not always at the corner of its
bounding box, and a piece with a hole in its middle surrounds squares that
it does not have. A program that knows a piece by its place and its size
draws the wrong squares in both cases. And if {\tentex Q@@(2,3)} covers the
items of another square, the board shows a nice picture of something that
did not happen. So the tests of
\sec{dance/queens} look at the items too.}

\pinned{\.{tests/puzzle/board\UL test.cpp} has names that are nearly right,
and must be refused: with a sign, a zero too many, a fourth digit,
an empty symbol, no symbol, no comma, one comma too many. It also has
boards with holes and with layers, and refuses those that
mix flat squares with cubes, or have an option without a square.}

\exercise[20]{A name could say more than a place: {\tentex Q@@(0,1)-(2,3)}, say, for
something that fills all squares from one corner to another. Which chapters
would have to change, and which would not notice?}\answer{This one: |of_points|
would add a place for each square of the rectangle. Callers of |places(o)|
notice nothing: drawings, symmetries, and boards of text see an option with
several squares, as they do for packings.}

\summary{A name of the form {\it symbol\/}{\tentex @@(}{\it row\/}{\tentex
,}{\it column\/}{\tentex )} says where an option stands on a board. For
larger pieces, the items themselves are called {\tentex (}{\it
row\/}{\tentex ,}{\it column\/}{\tentex )}, and an option fills its squares.
If all options keep to this, solutions can be drawn, by a function that
knows nothing about the puzzle.}
