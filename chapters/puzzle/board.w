@** Boards. \label{puzzle/board}%
Our answers so far are sets of options, and a set like
$$\hbox{\tentex Q@@(0,1) Q@@(1,3) Q@@(2,0) Q@@(3,2)}$$
is a correct answer to a question that nobody has asked. Whoever has placed
queens wants to see a board:
$$\vbox{\halign{\tt\frenchspacing#\hfil\cr . Q . .\cr . . . Q\cr Q . . .\cr . . Q .\cr}}$$
What must a program know in order to draw it? Not what a queen is. It is
enough to know that option {\tentex Q@@(0,1)} puts a {\tentex Q} into row~0,
column~1. And that is what its name says. Many puzzles are of this kind: put
something somewhere. So we make it a convention of this book that an option
which puts a symbol on a square be called
$$\hbox{\it symbol}\hbox{\tentex @@(}\hbox{\it row}\hbox{\tentex ,}\hbox{\it
 column}\hbox{\tentex )},$$
with rows and columns counted from~0; and every problem that keeps to it has
its solutions drawn, whether it comes from our own chapters or from a file.
@^board@>@^name of an option@>

@ There would have been another way. Each puzzle could bring along a
function that draws its solutions; then it could draw whatever it liked,
chess pieces and all. But such a function is part of a program, and a
problem is just as often a file, written by somebody else, with another
program, years ago. A name travels with its option. It survives being
written, sent, sorted, and read again; and somebody who looks at the file
with no program at all can still see what the option means. That is why we
prefer a humble name to a clever function.

The names have no influence on the search, of course. It would find the same
covers if all options were called after flowers.

@ A convention that is only half kept would be dangerous: some of the
options could be drawn, and the others would silently be missing on the
board. Therefore {\it all\/} options must have names of this form, or else
there is no board. The symbol can be any word that is not empty; the row and
the column are decimal numbers below 1000, without signs and without
superfluous zeros, so that there is only one way to write each square. A
problem that has no options has no board either. (The convention has a
second half, for pieces of more than one square; it will come in
\sec{squares}.)

@<Declare the class |Board|@>=
class Board {
public:@/
  struct Place {
    std::string symbol;
    int row = 0, column = 0;
  };
  static std::optional<Board> of(Problem const& problem);
    /* the board, or nothing if the names do not tell of one */
  int rows() const@+{@+return height;@+} /* $1+{}$the largest row */
  int columns() const@+{@+return width;@+} /* $1+{}$the largest column */
  @<Declare how to look at places@>@;
  std::string draw(std::span<int const> options) const;
    /* a line for each row; dots where nothing stands; of two options on the
       same square, the later one is seen */
  std::string outline(std::span<int const> options) const;
    /* the same board, with walls between the options, and no symbols */
private:@/
  @<Declare the private parts of a |Board|@>@;
};

@ An option can have several squares, as \sec{squares} will explain; so it
has a list of places, which is never empty. Those who only want to know
where an option begins ask for the first of them.

@<Declare how to look at places@>=
std::span<Place const> places(int option) const;
  /* all of them, at least one; throws |std::out_of_range| unless |option| is
     at least 1 and at most the number of options */
Place const& place(int option) const@+{@+return places(option).front();@+}@/
bool has_square(int row, int column) const;
  /* is this a square, and not a hole? */

@ Why are the places copied at all, when the problem has them already?
Because a drawing is made for each cover, and there can be thousands of
those; names should be read once. And because a board can then outlive its
problem. The price is a symbol for each place, which for the twelve
pentominoes in a box of $6\times10$ makes 10{,}280 short strings. That is
nothing compared with the links of the same problem.

The places of all options stand in one array; those of option~|o| begin at
|first[o-1]| and end before |first[o]|, as the entries of a |Problem| do.
The squares of the rectangle have numbers, row by row, and |exists| knows
which of them belong to the board.

@<Declare the private parts of a |Board|@>=
std::vector<Place> everything;
std::vector<std::size_t> first = std::vector<std::size_t>(1, 0);
std::vector<bool> exists; /* $\hbox{height}\times\hbox{width}$ squares */
int height = 0, width = 0;
void add(std::string_view symbol, int row, int column);
void end_option()@+{@+first.push_back(everything.size());@+}@/
std::size_t square(int row, int column) const {
  return static_cast<std::size_t>(row*width + column);
}
template<class Paint> void paint(std::span<int const> options,
  Paint const& put) const;
static std::optional<Board> of_points(Problem const& problem);
static std::optional<Board> of_squares(Problem const& problem);

@ The header needs only the module that knows what an option is; and it
contains nothing but the class.

@(dlx/puzzle/board.hpp@>=
#pragma once
#include "dlx/more/problem.hpp"
#include <optional>
#include <span>
#include <string>
#include <vector>
namespace dlx {
@<Declare the class |Board|@>@;
} // |namespace dlx|

@ In the program there is more about reading names than about drawing
boards.

@(dlx/puzzle/board.cpp@>=
#include "dlx/puzzle/board.hpp"
#include <algorithm>
namespace dlx {
@<Read the number of a row or column@>@;
@<Read coordinates@>@;
@<Add a place@>@;
@<Make a board of points@>@;
@<Make a board of squares@>@;
@<Choose the kind of board@>@;
@<Measure a symbol@>@;
@<Paint options onto the squares@>@;
@<Draw a board@>@;
@<Draw the outlines@>@;
} // |namespace dlx|

@ Numbers first. We read them by hand, because every library function for
this purpose accepts more than we want: blanks, signs, zeros. The answer is
$-1$ if |text| is not a number of at most three digits.

@<Read the number of a row or column@>=
static int number(std::string_view text)
{
  if (text.empty() or text.size() > 3) return -1;
  if (text.size() > 1 and text[0] == '0') return -1;
  int value = 0;
  for (@[char c@, : @,text@]) {
    if ((c < '0') or (c > '9')) return -1;
    value = 10*value + (c - '0');
  }
  return value;
}

@ A |std::from_chars| would have done without the loop; but then {\tentex
007} would be a 7, and there would be two names for one square. Two items
with the names {\tentex (0,7)} and {\tentex (0,007)} are different items,
and a problem could have both. So a spelling that is not {\it the\/}
spelling is not a number.

Coordinates are numbers between parentheses, with commas between them, and
nothing else. A name such as {\tentex (0,1)} gives the list $0,1$; the names
{\tentex (0,1} and {\tentex (0,,1)} and {\tentex Q} give the empty list. If anything else is there, we return no numbers at all; whoever
asked for two or three of them will notice.
@^coordinates@>

@<Read coordinates@>=
static std::vector<int> coordinates(std::string_view text)
{
  if (text.size() < 2 or (text.front() != '(') or text.back() != ')')
    return @[{}@];
  text = text.substr(1, text.size() - 2);
  std::vector<int> result;
  for (;;) {
    auto const comma = std::min(text.find(','), text.size());
    result.push_back(number(text.substr(0, comma)));
    if (result.back() < 0) return @[{}@];
    if (comma == text.size()) return result;
    text.remove_prefix(comma + 1);
  }
}

@ The board is just large enough for all the options, not only for those of
one solution. This is its only invariant, {\sl every place lies on the
board}, that is,
$$0\le\hbox{row}<\hbox{rows}\qquad\hbox{and}\qquad
  0\le\hbox{column}<\hbox{columns}$$
for each place of each option; and it is what makes drawing safe. So all
solutions are drawn on boards of the same size. A place is added to the
option that is being made.
@^every place lies on the board@>

@<Add a place@>=
void Board::add(std::string_view symbol, int row, int column)
{
  height = std::max(height, row + 1);
  width = std::max(width, column + 1);
  everything.push_back(@[{std::string(symbol), row, column}@]);
}
std::span<Board::Place const> Board::places(int option) const
{
  auto const o = static_cast<std::size_t>(option);
  auto const begin = first.at(o - 1);
  return @[{everything.data() + begin, first.at(o) - begin}@];
}
bool Board::has_square(int row, int column) const
{
  return row >= 0 and row < height and column >= 0 and column < width
    and exists[square(row, column)];
}

@ A name is taken apart from the right, for it is the {\it last\/}
``{\tentex @@(}'' that separates the symbol from its place. Thus even the
symbol may contain parentheses. After the symbol there must be two
coordinates. The board that these names describe is a full rectangle:
nothing tells us that some of its squares are missing.

@<Make a board of points@>=
std::optional<Board> Board::of_points(Problem const& problem)
{
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
  board.exists.assign(static_cast<std::size_t>(board.height*board.width),
    true);
  return board;
}

@*1 Larger pieces. \label{squares}%
A queen stands on one square. A domino lies on two, a pentomino on five, and
a piece of furniture on as many as the shop could get away with. Where such
a piece lies is too much for a name. But the problem says it anyway! In a
packing puzzle the squares of the board are {\it items}, for each has to be
filled exactly once; and the items of an option are the squares that it
fills. All we need is a way to recognize an item that is a square. The
second half of our convention is that {\sl an item whose name is a pair of
coordinates is a square}, like {\tentex (0,1)}; and an option fills those of
its items that are squares with its symbol. Its symbol is what stands in its
name before the last
{\tentex @@}, or else the whole name. Here are a domino and three single
squares that want to share a board of two rows:
\verbatimfile{tests/data/domino.dlx}
@^square@>

Three coordinates are a square as well, or rather a cube: the layer, the
row, and the column.

@ Which half of the convention wins, if a problem has both, a domino called
{\tentex H@@(0,0)}, say, with items {\tentex (0,0)} and {\tentex (0,1)}? The
items. They are facts, for the search respects them; a name is only a claim.
Suppose that somebody sorts the options of such a problem, or adds one, and
forgets to change the name. With the name as the authority, the drawing
would be wrong and plausible, the worst of all combinations. With the items
as the authority, only a letter is wrong.

An option without a name cannot be drawn, and one without a square has no
place; again one bad option is enough to have no board at all.

@<Choose the kind of board@>=
std::optional<Board> Board::of(Problem const& problem)
{
  if (problem.option_count() == 0) return std::nullopt;
  for (int i = 1; i <= problem.item_count(); ++i)
    if (not coordinates(problem.item(i).name).empty())
      return of_squares(problem);
  return of_points(problem);
}

@ Paper has no third dimension, so layers are drawn side by side, with a
column between them that belongs to nobody; layer~$l$, row~$r$, column~$c$
becomes row~$r$, column $l(w+1)+c$ where $w$ is the width of a layer. This
is done here, once. Everything else in this book that draws boards, with
characters or with boxes, sees a flat board with a gap in it and need not
know that it was ever a cube.
@^layers of a board@>

For example, the cube of $2\times2\times2$ has the layer width $w=2$; its
cell
{\tentex (1,0,1)} is drawn in row~0, column $1\cdot3+1=4$. The drawing is two rows
high and five columns wide, and its column~2 is the gap.

We could have written the layers one below the other, with an empty line
between them. But an empty line already separates one solution from the
next; and four rows of a small cube on one side of a page look like waste.

The number of coordinates must be the same for all squares. Items such as
{\tentex (1)} or {\tentex (1,2,3,4)}, which are points on a line or in a space
that we cannot draw, are not squares.

@<Make a board of squares@>=
std::optional<Board> Board::of_squares(Problem const& problem)
{
  Board board;
  std::vector<std::vector<int> > squares(1); /* by item, from 1 */
  std::size_t dimensions = 0;
  @<Find the squares among the items@>@;
  @<Let each option fill its squares@>@;
  board.exists.assign(static_cast<std::size_t>(board.height*board.width),
    false);
  for (@[auto const& s@, : @,squares@])
    if (s.size() == 2) board.exists[board.square(s[0], s[1])] = true;
  return board;
}

@ The rectangle around the squares may have holes, and these are what
|exists| is for. A board of points has none; here every square is false
until an item says otherwise. The gap between two layers is nothing but a
hole that is as high as the board.
@^holes of a board@>

The width of a layer is known when all items have been seen, so the layers
are unfolded in a second pass. A problem may have other items too, such as
the pieces of a puzzle; these remain empty lists.

@<Find the squares among the items@>=
int layer_width = 0;
for (int i = 1; i <= problem.item_count(); ++i) {
  auto const& s = squares.emplace_back(coordinates(problem.item(i).name));
  if (s.empty()) continue;
  if (dimensions == 0) dimensions = s.size();
  if (s.size() != dimensions or (s.size() != 2 and s.size() != 3))
    return std::nullopt;
  layer_width = std::max(layer_width, s.back() + 1);
}
for (@[auto& s@, : @,squares@]) {
  if (s.size() == 3) s = @[{s[1], s[0]*(layer_width + 1) + s[2]}@];
  if (s.empty()) continue;
  board.height = std::max(board.height, s[0] + 1);
  board.width = std::max(board.width, s[1] + 1);
}

@ A square that no option fills is still a square. It has been measured
above, and it will remain a dot in every drawing, which is the most useful
thing that can happen to it.

In a crossword, a square is an item with a colour, and the colour is a
letter (see \sec{puzzle/words}). Then the letter is what one wants to see on the
square, and not the name of one of the two words that have met there. So an
entry with a colour fills its square with the name of the colour.

@<Let each option fill its squares@>=
for (int o = 1; o <= problem.option_count(); ++o) {
  std::string_view const name = problem.option_name(o);
  auto const at = name.rfind('@@');
  bool const cut = at > 0 and at < name.size();
  for (@[Entry const& e@, : @,problem.option(o)@]) {
    auto const& s = squares[static_cast<std::size_t>(e.item)];
    std::string_view symbol = cut ? name.substr(0, at) : name;
    if (e.colour > 0) symbol = problem.colour_name(e.colour);
    if (s.size() == 2) board.add(symbol, s[0], s[1]);
  }
  if (name.empty() or board.everything.size() == board.first.back())
    return std::nullopt;
  board.end_option();
}

@ Symbols may be words, as in a timetable, and then the columns must be
wider than one character; all of them are made as wide as the longest symbol
of the problem. A character is not a byte, though: a chess queen from the
depths of Unicode has three of them. In UTF-8 the bytes that continue a
character have the form $(10xxxxxx)_2$, and we do not count those.
@^UTF-8@>

@<Measure a symbol@>=
static std::size_t length(std::string_view symbol)
{
  auto begins = @[[](char c)@[@,@,{@,@,@[
    return (static_cast<unsigned char>(c) & 0xC0) != 0x80; @,@]@,@,}@]@];
  return static_cast<std::size_t>(std::ranges::count_if(symbol, begins));
}

@*1 Two drawings. Both begin by finding out which option is on which square.
A square that is not covered keeps what it had, and later options hide
earlier ones.

@<Paint options onto the squares@>=
template<class Paint> void Board::paint(std::span<int const> options,
  Paint const& put) const
{
  for (@[int o@, : @,options@])
    for (@[Place const& p@, : @,places(o)@]) put(square(p.row, p.column), p, o);
}

@ The first drawing shows the symbols. They are pushed to the right of their
cells, so that a full board has no blanks at the ends of its lines. Where
there is no square there is nothing, not even a dot.

@<Draw a board@>=
std::string Board::draw(std::span<int const> options) const
{
  std::vector<std::string> cells;
  for (@[bool is_square@, : @,exists@])
    cells.push_back(is_square ? "." : "");
  auto const put = @[[&](std::size_t k, Place const& p, int)@[@,@,{@,@,@[
    cells[k] = p.symbol; @,@]@,@,}@]@];
  paint(options, put);
  std::size_t widest = 1;
  for (@[Place const& p@, : @,everything@])
    widest = std::max(widest, length(p.symbol));
  @<Write the cells, line by line@>@;
  return text;
}

@ The cells stand in the array as they are read, row after row. So a cell is
the first of its line if its number is a multiple of the width, and the last
one just before that. A hole at the right edge would leave blanks at the end
of its line, where nobody sees them but a program that compares texts; they
are cut off.

@<Write the cells, line by line@>=
std::string text;
auto const w = static_cast<std::size_t>(width);
for (std::size_t k = 0; k < cells.size(); ++k) {
  if (k%w > 0) text += ' ';
  text.append(widest - length(cells[k]), ' ');
  text += cells[k];
  if (k%w == w - 1) end_line(text);
}

@ The same is true of whole lines: a row of holes becomes an empty line. If
it is the last line, one might cut off that as well; but then the drawings
of one problem could differ in height, and a program that reads them would
have to look for the empty lines between two boards with more care than it
likes. (There is no such problem at present. The last row of a board of
squares contains a square, or else it would not be there.)

@<Measure a symbol@>=
static void end_line(std::string& text)
{
  auto const last = text.find_last_not_of(' ');
  text.erase(last == std::string::npos ? 0 : last + 1);
  text += '\n';
}

@ Symbols are not always enough. If a board is filled with dominoes, all of
them alike, the symbols show a board full of {\tentex D}s, and nobody can
tell which {\tentex D} belongs to which. A person would draw the borders of
the pieces instead, and so does the second drawing:
\transcript{outline}
It is made of three characters. A square is two characters wide, which makes
it about as wide as high: first the wall at its left, then its floor. There
is a wall, or a floor, wherever two neighbors belong to different options.
Outside of the board, in holes, and in gaps there is the option $-1$, and an
empty square has option~0; so the edge of the board is a wall like any
other, and we need not treat it specially.
@^walls@>

The first version of this function kept four walls for each square, and two
neighbors had to agree about the wall between them. That is twice the
information that there is, and a chance to contradict oneself. To ask
whether two numbers differ needs no memory at all.

@<Draw the outlines@>=
std::string Board::outline(std::span<int const> options) const
{
  std::vector<int> owner;
  for (@[bool is_square@, : @,exists@])
    owner.push_back(is_square ? 0 : -1);
  auto const put = @[[&](std::size_t k, Place const&, int o)@[@,@,{@,@,@[
    owner[k] = o; @,@]@,@,}@]@];
  paint(options, put);
  auto const at = @[[&](int row, int column)@[@,@,{@,@,@[
    return has_square(row, column) ? owner[square(row, column)] : -1; @,@]@,@,}@]@];
  auto const floor = @[[&](int row, int column)@[@,@,{@,@,@[
    return at(row, column) != at(row + 1, column); @,@]@,@,}@]@];
  @<Write walls and floors@>@;
  return text;
}

@ Between two squares of the same option there is no wall, but if both have
a floor, then the floor goes on below the missing wall; otherwise the line
would look like a row of teeth. The picture begins one line above the board,
with the floor of nowhere, which is the ceiling of the first row. It ends
one column behind the board, with its right wall. So the picture of $h$ rows
and $w$ columns has $h+1$ lines of at most $2w+1$ characters.

@<Write walls and floors@>=
std::string text;
for (int r = -1; r < height; ++r) {
  for (int c = 0; c <= width; ++c) {
    bool const wall = at(r, c - 1) != at(r, c);
    bool const through = floor(r, c - 1) and floor(r, c);
    text += wall ? '|' : through ? '_' : ' ';
    text += floor(r, c) ? '_' : ' ';
  }
  end_line(text);
}

@ The options need not be a solution. A search that wants to show how far it
has come can draw the options that it is trying, at any time, and the
squares that are still free remain dots. Nor need their order be that of the
board: what is drawn depends on the names alone.

Here are the two Latin squares of order two, for a change:
$$\vbox{\halign{\tt#\hfil\qquad\qquad&\tt#\hfil\cr A B&B A\cr B A&A B\cr}}$$
The very same function has drawn them; nobody has told it about Latin
squares.

\pitfall{The first cell of a piece is not always at the corner of its
bounding box, and a piece with a hole in its middle surrounds squares that
it does not have. A program that knows a piece by its place and its size
draws the wrong squares in both cases. Ours asks for the squares
themselves.}

\pitfall{Names have to be true. If an option {\tentex Q@@(2,3)} covers the
items of another square, the board shows a nice picture of something that
did not happen. No program can notice that. For this reason the tests of
\sec{dance/queens} look at the items too, and not only at the pictures.}

\pinned{The file \.{tests/board\_test.cpp} has names that are nearly right,
and must be refused: with a blank, a sign, a zero too many, a fourth digit,
an empty symbol, no symbol, no comma, one comma too many. It also draws
boards of several widths, with holes and with layers, and refuses those that
mix flat squares with cubes, or have an option without a square.}

\exercise{Let two options of a solution stand on the same square, as two
pieces of furniture in an overcrowded room. At present the later one hides
the other. Show both.}

\exercise{The walls of |outline| hide the names of the pieces. Draw both:
three characters for each square, the wall, the symbol, and the floor.}

\summary{A name of the form {\it symbol\/}{\tentex @@(}{\it row\/}{\tentex
,}{\it column\/}{\tentex )} says where an option stands on a board. For
larger pieces, the items themselves are called {\tentex (}{\it
row\/}{\tentex ,}{\it column\/}{\tentex )}, and an option fills its squares.
If all options keep to this, solutions can be drawn, by a function that
knows nothing about the puzzle.}
