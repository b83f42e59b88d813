@** Pieces and their drawings. \label{puzzle/drawings}%
The owner of a packing puzzle
wants to draw its box and its pieces, and to
ask. Here is a whole puzzle, and its three answers,
which \sec{puzzle/polyomino} will find:
\solutions{\vbox{\hsize=15em\verbatimfile{tests/data/box.txt}}\raise30bp\solutionbox{box}}{A
box of ten squares, three pieces, and the three ways to fill it.}
This chapter explains how pieces can be moved, what such a drawing means, and which sets of
pieces need not be drawn.

@ In how many ways can a flat piece lie, up to shifting? Turn
it by a quarter, three times, which makes four ways; turn it over, and there
are four more.
\shapes{\named{as drawn}{.xx/xx./.x.}\hss\named{a quarter}{.x./xxx/..x}\hss
\named{half}{.x./.xx/xx.}\hss\named{three quarters}{x../xxx/.x.}\hskip3em
\named{over}{xx./.xx/.x.}\hss\named{a quarter}{..x/xxx/.x.}\hss
\named{half}{.x./xx./.xx}\hss\named{three quarters}{.x./xxx/x..}}{The eight orientations
of the {\tentex F}. Those on the right are reflections; no turn on the table leads from
one half to the other.}
The {\tentex I} has two ways, and the {\tentex X} only one. A
piece made of cubes can be turned in at most 24 ways, but it cannot
be turned over.

To treat squares and cubes alike, every cell
has three coordinates, layer, row, and column; a flat board has
a single layer. A {\it shape\/} is a set of cells, which we keep {\sl
sorted}; thus two shapes are equal as sets if they are equal as vectors.
A {\it motion\/} exchanges the axes, reverses some of them, and shifts the
result:
$$\hbox{new}[k]=\hbox{sign}[k]\cdot\hbox{old}[\hbox{axis}[k]]+
  \hbox{shift}[k].$$
To turn a flat piece by a quarter, exchange row and column and
reverse one of them: $\hbox{axis}=(0,2,1)$ and $\hbox{sign}=(1,1,-1)$.
So the {\tentex L}, with the cells $(0,0)$, $(0,1)$, $(0,2)$, $(1,0)$
of layer~0, goes to $(0,0)$, $(1,0)$, $(2,0)$, $(0,-1)$. The least
row is~0, the least column $-1$; so the shift $(0,1)$ brings it back to the board, and the result, sorted, is
$(0,0)$, $(0,1)$, $(1,1)$, $(2,1)$:
\shapes{\named{before}{123/4..}\hskip4em\named{after}{41/.2/.3}}{A quarter turn. The
numbers go with the cells; the first cell of the shape is another one now.}
There are $3!$ orders of the axes and $2^3$ ways to choose signs, 48
together: the symmetries of the cube.

@(dlx/puzzle/drawings.hpp@>=
#pragma once
/* Shapes made of squares or cubes, the motions that turn, reflect, and shift them, and
   packing puzzles, drawn in a text. Flat things have a single layer. */
#include "dlx/base/source.hpp"
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>
namespace dlx::packing {
using Cell = std::array<int, 3>; /* layer, row, column */
using Shape = std::vector<Cell>; /* a set of cells, sorted */
struct Motion { /* first the axes, then the signs, then the shift */
  std::array<int, 3> axis = {0, 1, 2}, sign = {1, 1, 1};
  Cell shift = {0, 0, 0};
};
@<Declare how shapes are moved@>
@<Declare puzzles@>
} // |namespace dlx::packing|

@ To move a shape takes the time of sorting its cells.

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

@ A puzzle is a board and some pieces. A |Polyomino| has the squares of its
picture, as they were drawn; to turn it is the task of \sec{puzzle/polyomino}. The number 0 of
copies stands for any number. The freedom
of a piece can stay open, since a set that comes with the program does not know
on which board it will lie. The offsets say where in the drawing a picture comes from,
so that later complaints can point there.

@<Declare puzzles@>=
struct Polyomino {
  std::string name;
  int copies = 1; /* 1 to 999; 0 means any number */
  std::optional<Freedom> freedom; /* nothing: as a hand would do it */
  Shape shape;            /* at least one cell */
  std::size_t offset = 0; /* of the name, in the drawing */
};
struct Puzzle {
  Polyomino board; /* its name is \.{board}, or empty as long as there is none; copies and freedom are not used */
  std::vector<Polyomino> pieces; /* at least one, in the order of the drawing */
  bool is_flat() const { return board.shape.front()[0] == board.shape.back()[0]; }
};
Puzzle read_puzzle(Source const& drawing);
  /* throws |InputError|. Time: proportional to the text, but for sorting */
std::string_view drawing_of_set(std::string_view name);
  /* a heading and a picture for each piece; empty if there is no such set */
std::string known_sets(); /* a sentence that names them all, for messages */

@ The source moves shapes, reads drawings, and has the sets that are known by name.
@(dlx/puzzle/drawings.cpp@>=
#include "dlx/puzzle/drawings.hpp"
#include "dlx/base/index.hpp"
#include "dlx/base/source.hpp"
#include <algorithm>
#include <cctype>
#include <fmt/format.h>
#include <limits>
#include <unordered_set>
namespace dlx::packing {
@<Move a shape@>
@<List the motions@>
@<Bring a shape to a place@>
@<List the symmetries of a shape@>
@<List the orientations of a shape@>
namespace {
@<List the sets of pieces@>
@<Know the ways to use a piece@>
@<Declare the class |PuzzleReader|@>
}
@<Find a set of pieces@>
Puzzle read_puzzle(Source const& drawing) {
  PuzzleReader reader(drawing);
  reader.scan();
  reader.check();
  return reader.puzzle;
}
} // |namespace dlx::packing|

@*1 Motions. A moved shape is sorted again.

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
a right one. The determinant makes the difference: the product of
the signs, times the sign of the permutation of the axes, is 1 for a
rotation and $-1$ for the others. For example, the quarter turn of the {\tentex L} has exchanged two axes,
and has one negative sign: $(-1)(-1)=1$.
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

@ A flat thing must stay in its layer; then 8 motions are left, half of which
are rotations. The very first motion is the identity; it is all that remains for a |fixed| piece.

@<Append |m| to |result|, if it is allowed@>=
bool const stays = m.axis[0] == 0 and m.sign[0] == 1;
bool const first = result.empty();
bool const turns = determinant(m) == 1 or freedom == Freedom::reflected;
bool const fits = stays or not is_flat;
if (first or (fits and turns and freedom != Freedom::fixed))
  result.push_back(m);

@ After a motion a shape may have negative coordinates. Its {\it corner\/} consists of its least layer,
least row, and least column; a shift completes the motion and brings the corner to
a given place.
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

@ Each motion is tried, with a shift that brings the
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

@ Different motions may lead to the same shape, so equal shapes are erased. The number of orientations is that of the
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

@*1 Drawings. A drawing is a text file, line by line. Every line is a
{\it heading\/} or a {\it row\/} of a picture. They cannot be confused,
since a row consists of the characters {\tentex\#} for a square and
{\tentex.} for none.
$$\vbox{\halign{{\tentex#}\hfil\quad&#\hfil\cr
board&the rows below are the board\cr
piece {\it name how}&the rows below are a piece with this name\cr
use {\it set how}&all pieces of a set that the program knows\cr
\char"7C\ {\it anything}&a comment\cr}}$$
The part {\it how\/} is a list of words, and usually empty. A number
says how many copies of the piece there are, {\tentex once} is another word
for~1, and {\tentex any} means any number of times, from zero on. One of the
words {\tentex fixed}, {\tentex rotated}, and {\tentex reflected} says what
may be done to a piece, apart from shifting it. If nothing is said, you may
do what your hands could do: a flat piece on a flat board is reflected, for it can be picked up and
turned over; a piece in space is only rotated.
@^puzzle file@>

If you add a single square that may be used {\tentex any} number of times, the other pieces only have to fit, and it fills the
rest. And pieces with
a pattern on one side are {\tentex rotated}, since they must not be turned
over. Here is a board with one {\tentex V} that must not be turned at
all, and as many single squares as are needed:
$$\vcenter{\halign{\tt#\hfil\qquad&\tt#\hfil\qquad&\tt#\hfil\cr
board&piece V fixed&piece o any\cr\#\#\#&\#\#&\#\cr\#\#\#&\#.\cr}}\hskip4em
\vcenter{\hbox{\solutionbox{fixed}}}$$
There are two ways. Without {\tentex
fixed} there would be eight.

For a puzzle in space, the layers of a picture are drawn side by side, with
blanks between them. These two pieces are mirror images, and have two layers each:
$$\vbox{\halign{\tt#\hfil\qquad\qquad&\tt#\hfil\cr
piece A&piece B\cr \#\# .\#&\#\# \#.\cr .. .\#&.. \#.\cr}}$$
So a blank never stands for an empty square. Rules refuse drawings in which it was meant to:
no row begins further to the right
than the others, layers begin in the same columns in all rows, and all layers of
a picture are equally wide, at least two squares. A drawing such as {\tentex \# \# \#} is refused, too;
{\tentex \#\#\#} and {\tentex \#. \#. \#.} say what is meant.
An empty line ends a picture. If it did not, a cube whose layers are drawn one below the other
would be read as a tall and narrow board.

The rule is: {\it what could mean two things is refused, and what could mean one
thing is taken}. So a heading may have blanks in front,
{\tentex once} may be said although it is the rule, and the rows of a picture need not be
equally long.

@ The reader goes through the drawing once, line by line.
At any time it knows which
{\it picture\/} is being drawn, how many rows of it there have been, and where
the layers of its first row begin.

@<Declare the class |PuzzleReader|@>=
using Words = std::vector<Word>;
class PuzzleReader {
public:
  explicit PuzzleReader(Source const& drawing) : source(drawing) {}
  Puzzle puzzle;
  @<Read lines of a drawing@>
  @<Look at the puzzle as a whole@>
private:
  Source const& source;
  Shape* picture = nullptr; /* the one that is being drawn, if any */
  std::unordered_set<std::string> names; /* of all pieces so far */
  int row = 0;              /* so many rows of it have been read */
  struct Layers { Word first; std::vector<std::size_t> begins, widths; };
  std::vector<Layers> drawn; /* of all pictures: the first word, and the columns of each layer */
  [[noreturn]] void refuse(Word const& word, std::string what, std::string help) const {
    dlx::refuse(source, word, what, help);
  }
  @<Read a row of a picture@>
  @<Read a heading@>
  @<Say how a piece is used@>
};

@ An empty line ends a picture only if it has begun, for there may be one below a heading.

@<Read lines of a drawing@>=
void scan() {
  std::string_view const text = source.text;
  for (std::size_t begin = begin_of_text(text), end = 0; begin < text.size(); begin = end + 1) {
    end = std::min(text.find('\n', begin), text.size());
    auto const words = words_of(text, begin, end);
    if (words.empty() and row > 0) picture = nullptr;
    if (words.empty() or words[0].text[0] == '|') continue;
    if (has_only(words[0].text.substr(0, 1), "#.")) read_row(words, begin);
    else read_heading(words);
  }
  for (Layers const& layers : drawn) check_widths(layers);
}

@ Each word of a row belongs to one layer. Rows may be shorter than others;
what is missing at their right end is a hole. But all rows must have the
same number of words. If the lower row of {\tentex A} above were only {\tentex .\#}, that could be its first layer or its
second, and these are two different pieces.

@<Read a row of a picture@>=
void read_row(Words const& words, std::size_t line) {
  if (picture == nullptr) refuse(words[0], "this row belongs to no picture",@|
    "a picture has no empty lines; its layers stand side by side");
  if (row == 0) drawn.push_back({words[0], {}, std::vector<std::size_t>(words.size())});
  if (row == 0) for (Word const& word : words) drawn.back().begins.push_back(word.at - line);
  check_blanks(words, line);
  for (std::size_t layer = 0; layer < words.size(); ++layer) {
    auto& width = drawn.back().widths[layer];
    width = std::max(width, words[layer].length);
    for (std::size_t column = 0; column < words[layer].length; ++column) {
      auto const square = part(words[layer], column, 1);
      @<Read a square@>
    }
  }
  ++row;
}

@ If the first row begins further to the right than a later one,
then the first row has a blank in front. Tabs and blanks are not compared, for the width of a tab is not known.

@<Read a row of a picture@>=
static constexpr char const* mend = "write . for an empty square; blanks stand only between "
  "layers, in the same columns of each row";
void check_blanks(Words const& words, std::size_t line) const {
  auto const& [first, begins, widths] = drawn.back();
  auto const indent = [this](std::size_t begin, std::size_t end) { return source.text.substr(begin, end - begin); };
  if (indent(line, words[0].at) != indent(first.at - begins[0], first.at))
    refuse(words[0].at - line > begins[0] ? words[0] : first,
      "this row begins with a blank",@|
      "write . for an empty square, and begin all rows with the same blanks or tabs");
  if (words.size() != begins.size())
    refuse(words.back(), fmt::format("this row has {}, but the first row has {}",@|
      counted(words.size(), "part"), begins.size()), mend);
  for (std::size_t layer = 0; layer < words.size(); ++layer)
    if (words[layer].at - line != begins[layer])
      refuse(words[layer], "this part does not begin below that of the first row", mend);
}
void check_widths(Layers const& layers) const {
  auto const [least, most] = std::ranges::minmax(layers.widths);
  if (least != most)
    refuse(layers.first, fmt::format("the layers of this picture are {} and {} squares wide",
      least, most), mend);
  if (most == 1 and layers.widths.size() > 1)
    refuse(layers.first, "these are squares with blanks between them, or layers of one square",@|
      "leave out the blanks for squares side by side, and write #.# for a gap; or #. #. for layers");
}

@ Coordinates have at most three digits (\sec{puzzle/board}).

@<Read a square@>=
if (not has_only(square.text, "#."))
  refuse(square, "a row cannot contain this", "write # for a square and . for a hole");
if (column > 999 or row > 999 or layer > 999)
  refuse(square, "this picture is too large", "at most 1000 rows, columns, and layers");
if (square.text == "#")
  picture->push_back({static_cast<int>(layer), row, static_cast<int>(column)});

@ For a wrong heading the mend
lists all that there are. A second board is refused, since it could replace the first or be added to it.

@<Read a heading@>=
void read_heading(Words const& words) {
  auto const& word = words[0];
  if (word.text == "piece") return read_piece(words);
  if (word.text == "use") return read_set(words);
  if (word.text != "board")
    refuse(word, fmt::format("there is no heading {}", in_quotes(word.text)),@|
      "a line begins with board, piece, use, or | for a comment, or it is a "
      "row of # and .");
  if (words.size() > 1)
    refuse(words[1], "a board has no name", "draw it below this line");
  if (not puzzle.board.name.empty())
    refuse(word, "there is a board already", "remove one of them");
  begin_picture(puzzle.board, word);
}
void begin_picture(Polyomino& owner, Word const& name) {
  owner.name = name.text;
  owner.offset = name.at;
  picture = &owner.shape;
  row = 0;
}

@ The name of a piece will be part of the names of items and options, and it
will be the symbol that is drawn. So it consists of letters and digits; then
it is never mistaken for a square, and a slash, an |"@@"|, or a parenthesis
after it is never part of a name.

@<Read a heading@>=
void read_piece(Words const& words) {
  if (words.size() < 2)
    refuse(words[0], "this piece has no name", "write, for instance, piece F");
  auto const& name = words[1];
  auto is_good = [](unsigned char c) { return c < 128 and std::isalnum(c) != 0; };
  if (not std::ranges::all_of(name.text, is_good))
    refuse(name, fmt::format("{} cannot be the name of a piece", in_quotes(name.text)),
      "take letters from A to Z and digits");
  refuse_twins(name, name.text,
    "choose another name, or say how many there are: piece F 2");
  begin_picture(puzzle.pieces.emplace_back(), name);
  read_how(words, puzzle.pieces.back());
}
void refuse_twins(Word const& name, std::string_view piece, std::string const& help) {
  if (not names.emplace(piece).second)
    refuse(name, fmt::format("there is a piece {} already", in_quotes(piece)), help);
}

@ The line
{\tentex use pentominoes} gives twelve pieces, and {\tentex use pentominoes any}
gives each of them as often as the board can hold it. The drawing of the set
is read by another reader, without the checks at the end, for it has
no board. Then its pieces get their copies and freedom, and the offset of the set's
name, so that complaints point to something that was typed.

@<Read a heading@>=
void read_set(Words const& words) {
  if (words.size() < 2)
    refuse(words[0], "use what?", "write, for instance, use pentominoes");
  auto const& name = words[1];
  Source const drawing = {std::string(name.text),
    std::string(drawing_of_set(name.text))};
  if (drawing.text.empty())
    refuse(name, fmt::format("there is no set {}", in_quotes(name.text)), known_sets());
  PuzzleReader reader(drawing);
  reader.scan();
  for (Polyomino& piece : reader.puzzle.pieces) {
    refuse_twins(name, piece.name, fmt::format("rename a piece of your own, or draw those "
      "of one set yourself; or say how many: use {} 2", name.text));
    piece.offset = name.at;
    read_how(words, piece);
    puzzle.pieces.push_back(std::move(piece));
  }
  picture = nullptr;
}

@ A number has at most
three digits and does not begin with a zero. The answer $-1$ means that the word is no
amount, and then it may still be a freedom.

@<Know the ways to use a piece@>=
constexpr std::array<std::string_view, 3> ways = {"fixed", "rotated",
  "reflected"}; /* in the order of |Freedom| */
int copies_of(std::string_view text) {
  if (text == "once") return 1;
  if (text == "any") return 0;
  bool const is_number = text.size() < 4 and (text[0] != '0') and has_only(text, digits);
  return is_number ? std::stoi(std::string(text)) : -1;
}

@ The words can come in any order, but no two of them may speak about the
same thing: {\tentex 2 rotated} and {\tentex rotated 2} mean the same, and {\tentex once any} is refused.

@<Say how a piece is used@>=
void read_how(Words const& words, Polyomino& piece) const {
  int amounts = 0, freedoms = 0;
  for (std::size_t k = 2; k < words.size(); ++k) {
    Word const& word = words[k];
    auto const way = std::ranges::find(ways, word.text);
    int const copies = copies_of(word.text);
    if (copies >= 0) piece.copies = copies;
    else if (way != std::end(ways))
      piece.freedom = static_cast<Freedom>(way - std::begin(ways));
    else refuse(word, fmt::format("a piece cannot be used {}", in_quotes(word.text)),
      "say once, any, or a number up to 999; and fixed, rotated, or reflected");
    if ((copies >= 0 ? ++amounts : ++freedoms) > 1)
      refuse(word, fmt::format("{} contradicts a word before it", in_quotes(word.text)),
        "remove one of them");
  }
}

@ At the end there must be a board, and
every piece must have squares. The cells have been read row by row, all
layers of a row together. They are sorted now, layer by layer, and from here
on {\sl shapes are sorted}.

@<Look at the puzzle as a whole@>=
void check() {
  Word const end = {"", source.text.size(), 0};
  if (puzzle.board.name.empty())
    refuse(end, "there is no board", "write a line with the word board, and draw it below");
  if (puzzle.pieces.empty())
    refuse(end, "there are no pieces",
      "draw one below a line such as piece F, or write use pentominoes");
  sort(puzzle.board);
  for (Polyomino& piece : puzzle.pieces) sort(piece);
  @<Compare the areas of board and pieces@>
}
void sort(Polyomino& p) const {
  if (p.shape.empty())
    refuse({p.name, p.offset, p.name.size()}, fmt::format("{} has no squares", p.name),@|
      "draw it below this line, with # for each square");
  std::ranges::sort(p.shape);
}

@ And the areas must agree; the search might take hours to find no solution. If
there are pieces that may be used any number of times, the others must not
be too large, and that is all we can say.
@^area@>

@<Compare the areas of board and pieces@>=
bool const is_open = std::ranges::count(puzzle.pieces, 0, &Polyomino::copies) > 0;
std::size_t area = 0, board = puzzle.board.shape.size();
for (Polyomino const& p : puzzle.pieces) area += index(p.copies)*p.shape.size();
if (area > board or (area < board and not is_open))
  refuse({puzzle.board.name, puzzle.board.offset, puzzle.board.name.size()},@|
    fmt::format("the board has {} squares, but the pieces have {}", board, area),@|
    area > board ? "change the board, or the pieces, or how often they are used"
      : "change them; or let squares stay empty: add a line piece gap any, and a line # below it");

@*1 Sets of pieces. \label{puzzle/piece-sets}%
Some sets of pieces need not be drawn: the
domino, the two trominoes, the five tetrominoes, the twelve pentominoes, and
the seven pieces of the Soma cube (\sec{puzzle/soma}). The names of
the pentominoes are Golomb's [G94]; with some good will, the letters look like
the pieces.
@^sets of pieces@>@^Golomb, Solomon Wolf@>
\shapes{\named F{.xx/xx./.x.}\hss\named I{xxxxx}\hss\named L{xxxx/x...}\hss
\named N{xxx./..xx}\hss\named P{xx/xx/x.}\hss\named T{xxx/.x./.x.}\hss
\named U{x.x/xxx}\hss\named V{x../x../xxx}\hss\named W{x../xx./.xx}\hss
\named X{.x./xxx/.x.}\hss\named Y{xxxx/.x..}\hss\named Z{xx./.x./.xx}}{The twelve
pentominoes.}
\shapes{\named I{xxxx}\hss\named L{xxx/x..}\hss\named O{xx/xx}\hss\named S{.xx/xx.}\hss
\named T{xxx/.x.}\hskip3em\named V{xx/x.}\hss\named L{xxx/x..}\hss\named T{xxx/.x.}\hss
\named Z{xx./.xx}\hss\named{A}{xx..x/....x}\hss\named{B}{xx.x./...x.}\hss
\named{P}{xx.x./x....}}{The five tetrominoes, and the seven pieces of the Soma cube. The
last three of those have two layers, which are drawn side by side.}
A set is a drawing, as in a file; so you can check with the eye whether the {\tentex W} is right.

@<List the sets of pieces@>=
@<Draw the pentominoes@>
@<Draw the Soma cube@>
struct PieceSet { std::string_view name, pieces; };
constexpr PieceSet sets[] = {
  {"domino", "piece D\n##\n"},
  {"trominoes", "piece I\n###\n"@/ "piece V\n##\n#.\n"},@/
  {"tetrominoes",@/
    "piece I\n####\n"@/ "piece L\n###\n#..\n"@/ "piece O\n##\n##\n"@/
    "piece S\n.##\n##.\n"@/ "piece T\n###\n.#.\n"},@/
  {"pentominoes", pentominoes},
  {"soma", soma}
};

@ A name that is not known is answered with the list of those that are.
@<Find a set of pieces@>=
std::string_view drawing_of_set(std::string_view name) {
  auto const found = std::ranges::find(sets, name, &PieceSet::name);
  return found == std::end(sets) ? std::string_view() : found->pieces;
}
std::string known_sets() {
  std::vector<std::string_view> names;
  for (PieceSet const& s : sets) names.push_back(s.name);
  return fmt::format("the sets are {}", fmt::join(names, ", "));
}

@ The twelve pentominoes have their usual letters.
@<Draw the pentominoes@>=
constexpr std::string_view pentominoes =@/
  "piece F\n.##\n##.\n.#.\n"@/ "piece I\n#####\n"@/
  "piece L\n####\n#...\n"@/ "piece N\n###.\n..##\n"@/
  "piece P\n##\n##\n#.\n"@/ "piece T\n###\n.#.\n.#.\n"@/
  "piece U\n#.#\n###\n"@/ "piece V\n#..\n#..\n###\n"@/
  "piece W\n#..\n##.\n.##\n"@/ "piece X\n.#.\n###\n.#.\n"@/
  "piece Y\n####\n.#..\n"@/ "piece Z\n##.\n.#.\n.##\n";

@ Soma has all shapes of three or four cubes that are not a box. There is one with three
cubes, and there are six with four; $3+6\cdot4=27$.

@<Draw the Soma cube@>=
constexpr std::string_view soma =@/
  "piece V\n##\n#.\n"@/ "piece L\n###\n#..\n"@/ "piece T\n###\n.#.\n"@/
  "piece Z\n##.\n.##\n"@/ "piece A\n## .#\n.. .#\n"@/
  "piece B\n## #.\n.. #.\n"@/ "piece P\n## #.\n#. ..\n";

@ \pitfall{To turn a shape around its first cell, and to forget that its first
cell is another one afterwards. To draw two pieces with different names and the same picture: every solution comes twice. Say {\tentex piece P
2}, and the copies will stand in line.}

\pinned{\.{tests/puzzle/drawings\UL test.cpp} counts motions and orientations, tries every complaint, with its
line and column, and grows all pieces of each set, from a square, one square at a time. Drawings with blanks are in
\.{tests/whole/puzzles\UL test.cpp}.}

\exercise[M22]{Polyominoes have cousins made of triangles and of hexagons. Find
coordinates and motions for hexagons, and leave the chapters on puzzles as
they are.}\answer{A hexagon has three coordinates whose sum is~0; neighbours differ by
$(1,-1,0)$, in any order. Exchange axes in all $3!$ ways, and reverse all signs or
none: these are the 12 motions, half of which are rotations, namely the even
permutations with positive and with negative signs. So |motions| would return 12 of the
same 48, and |determinant| needs another rule; all else stays.}

\exercise[15]{Let a heading {\tentex box {\it r\/}x{\it c\/}} stand for a board that
is a rectangle. What should happen if there are rows below it?}\answer{They should be
refused. The board is complete, and so |picture| is null after this heading, as it is
after {\tentex use}; then |read_row| says already that the row belongs to no
picture.}

\exercise[M15]{There are 35 hexominoes, with 210 squares together. Why can
they not fill a rectangle?}\answer{Colour the squares like a chessboard. A rectangle of
210 squares has 105 dark ones. Of the hexominoes, 24 have three dark squares, and 11
have two or four; so together they cover an even number.}

\summary{A shape is a sorted set of cells, a motion exchanges axes, reverses
some, and shifts; its determinant is 1 for rotations. A drawing is headings and pictures, line by line, and
areas are counted before the search.}
