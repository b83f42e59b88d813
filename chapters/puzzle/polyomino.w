@** Polyominoes. \label{puzzle/polyomino}%
A domino consists of two squares; therefore a piece of five squares must be
a
{\it pentomino}, thought Solomon Golomb, who was a student in 1953, and from
now on any piece that is made of squares was a {\it polyomino\/} [G94].
There are twelve pentominoes, if we may turn them around and turn them over,
and people have always wanted to put them all into one box. The first such
puzzle, a chessboard with some pieces on it, was published by Henry Dudeney
in 1907 [Du07]. Dana Scott asked a computer about the chessboard without its
center in 1958, and it answered after three and a half hours: there are 65
ways [S58, K00]. Ours will be quicker.
@^Golomb, Solomon Wolf@>@^Dudeney, Henry Ernest@>@^Scott, Dana Stewart@>
@^pentominoes@>

But this chapter is not about twelve pieces and one box. There are thousands
of packing puzzles, and somebody who owns one of them does not want to write
\CPLUSPLUS/. He wants to draw its box and its pieces, and to ask. So our
program will read a drawing. Here is a whole puzzle:
\verbatimfile{tests/data/box.txt}
\noindent and here are its answers:
\transcript{polyomino-box}

@ Before we come to drawings, the model. What may we do? Put a piece
somewhere, in some position. So {\sl every placement of every piece is an
option}; by a
{\it placement\/} we mean a set of squares that the piece fills exactly, after
it has been turned and shifted. What do we have to do, exactly once? Fill
every square, and use every piece. So {\sl squares and pieces are the
items}, all of them primary. For the twelve pentominoes in a box of 60
squares that makes 72 items, and every option has six of them, one piece and
five squares. This is also how [L] models it.
@^placement@>

Let us count, for the first board that a person would try. On a board of
$6\times10$, the {\tentex I} lies across in $6\cdot6=36$ ways and upright in
$2\cdot10=20$. The {\tentex X} needs $3\times3$ squares, and there are
$4\cdot8=32$ such places. The {\tentex F} needs $3\times3$ squares as well,
but it can be in eight orientations, so it has 256 placements. All twelve
pieces together have 2056; and this is the number of options.

Nothing here says that a piece must hang together. Two squares that touch
only with a corner, or not at all, are a piece like any other, and there are
beautiful puzzles with such pieces, in which they are held together by an
arch.

Two decisions can be postponed to the drawing. If a piece may be used {\it
any number of times}, then nothing has to be done with it, and nothing is
limited; so it has no item. Its options consist of squares only. And whether
a piece may be turned over is a question about its placements only; the
items remain the same.

@ The drawing is a text file, line by line. Everything in it is either a
{\it heading\/} or a {\it row\/} of a picture, and they cannot be confused,
since a row consists of the characters {\tentex\#} for a square and
{\tentex.} for none.
$$\vbox{\halign{{\tentex#}\hfil\quad&#\hfil\cr
board&the rows below are the board\cr
piece {\it name how}&the rows below are a piece with this name\cr
use {\it set how}&all pieces of a set that the program knows\cr
\char"7C\ {\it anything}&a comment\cr}}$$
What we called {\it how\/} is a list of words, and usually empty. A number
says how many copies of the piece there are, {\tentex once} is another word
for~1, and {\tentex any} means any number of times, from zero on. One of the
words {\tentex fixed}, {\tentex rotated}, and {\tentex reflected} says what
may be done to a piece, apart from shifting it. If nothing is said, you may
do what your hands could do: a flat piece on a flat board is picked up and
turned over, which is a reflection; but no hand has ever made a left shoe
out of a right one, and so a piece in space is only rotated.
@^puzzle file@>@^left shoe@>

The two words {\tentex any} and {\tentex fixed} have more uses than one
would think. A single square with {\tentex any} turns a puzzle that must be
filled into one in which the other pieces only have to fit. And pieces with
a pattern on one side are {\tentex rotated}, since they must not be turned
over.

For a puzzle in space, the layers of a picture are drawn side by side, with
blanks between them; we shall see one in \sec{soma}. An empty line ends a
picture.

@ The whole interface is one function, which takes a drawing, and another
one that draws a rectangular board for those who are too lazy.

@(dlx/puzzle/polyomino.hpp@>=
#pragma once
#include "dlx/more/problem.hpp"
#include "dlx/base/source.hpp"
namespace dlx {
@<Declare |polyomino|@>@;
} // |namespace dlx|

@ The name of an option tells which piece it is, in which orientation, and
where; people who look at a cover as a line of text, and not as a board,
should be able to find their way, too. A board that is |holed| has no
center.

@<Declare |polyomino|@>=
Problem polyomino(Source const& drawing, bool up_to_symmetry = false);
  /* the problem of a puzzle. Options are called {\it name\/}{\tentex @@}{\it
     orientation\/}{\tentex (}{\it row\/}{\tentex ,}{\it column\/}{\tentex )},
     where the place is that of the first square of the piece; they come piece by
     piece, orientation by orientation, row by row. If |up_to_symmetry|, one of
     all symmetric covers is left. Throws |InputError|.
     Time and memory: proportional to the entries of the problem, times
     the number of symmetries of the board in the latter case */
std::string draw_rectangle(int rows, int columns, bool holed = false);
  /* a board and its heading; 1 to 999 each, or |std::invalid_argument| */

@ The program has four parts: geometry, reading, counting symmetries, and at
last the model, which is the shortest. The types of the first three are
nobody else's business and live in a namespace of their own.

@(dlx/puzzle/polyomino.cpp@>=
#include "dlx/puzzle/polyomino.hpp"
#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <limits>
#include <optional>
namespace dlx {
namespace packing {
@<Define cells, shapes, and motions@>@;
@<Define a puzzle@>@;
@<List the sets of pieces@>@;
@<Read a drawing@>@;
@<Place the pieces@>@;
@<Find the symmetries of a puzzle@>@;
@<Let one piece break the symmetry@>@;
} // |namespace packing|
using namespace packing;
@<Translate a puzzle into a problem@>@;
@<Draw a rectangle@>@;
} // |namespace dlx|

@*1 Geometry. To be done with boards and cubes at the same time, every cell
has three coordinates, layer, row, and column; a flat board is a thing with
a single layer. A {\it shape\/} is a set of cells, which we keep {\sl
sorted}; thus two shapes are equal as sets if they are equal as vectors, and
the first cell of a shape is the one that a reader of the drawing meets
first.
@^shape@>@^shapes are sorted@>

A {\it motion\/} exchanges the axes, reverses some of them, and shifts the
result:
$$\hbox{new}[k]=\hbox{sign}[k]\cdot\hbox{old}[\hbox{axis}[k]]+
  \hbox{shift}[k].$$
To turn a flat piece by a quarter, for example, exchange row and column and
reverse one of them: $\hbox{axis}=(0,2,1)$ and $\hbox{sign}=(1,1,-1)$ take
the cell in row~0, column~1 to row~1, column~0, and the one in row~1,
column~0 to row~0, column~$-1$. The shift will bring everything back onto
the board.

There are $3!$ orders of the axes and $2^3$ ways to choose signs, 48
together: the symmetries of the cube.

@<Define cells, shapes, and motions@>=
using Cell = @[std::array<int, 3>@]; /* layer, row, column */
using Shape = @[std::vector<Cell>@]; /* sorted */
struct Motion {
  std::array<int, 3> axis = @[{0, 1, 2}@], sign = @[{1, 1, 1}@];
  Cell shift = @[{0, 0, 0}@];
};
static Shape moved(Shape const& shape, Motion const& m)
{
  Shape result;
  for (@[Cell const& old@, : @,shape@]) {
    Cell& cell = result.emplace_back();
    for (std::size_t k = 0; k < 3; ++k)
      cell[k] = m.sign[k]*old[static_cast<std::size_t>(m.axis[k])] + m.shift[k];
  }
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

@<Define cells, shapes, and motions@>=
enum class Freedom { @!fixed, @!rotated, @!reflected };
static int determinant(Motion const& m)
{
  int result = m.sign[0]*m.sign[1]*m.sign[2];
  for (std::size_t i = 0; i < 3; ++i)
    for (std::size_t k = 0; k < i; ++k)
      if (m.axis[k] > m.axis[i]) result = -result;
  return result;
}
static std::vector<Motion> motions(bool is_flat, Freedom freedom)
{
  std::vector<Motion> result;
  Motion m;
  do
    for (int signs = 0; signs < 8; ++signs) {
      for (int k = 0; k < 3; ++k)
        m.sign[static_cast<std::size_t>(k)] = (signs >> k & 1) == 0 ? 1 : -1;
      @<Append |m| to |result|, if it is allowed@>@;
    }
  while (std::ranges::next_permutation(m.axis).found);
  return result;
}

@ The very first motion is the identity, with the axes in order and three
positive signs. It is all that remains for a |fixed| piece.

@<Append |m| to |result|, if it is allowed@>=
bool const stays = m.axis[0] == 0 and m.sign[0] == 1;
bool const first = result.empty();
bool const turns = determinant(m) == 1 or freedom == Freedom::reflected;
bool const fits = stays or not is_flat;
if (first or (fits and turns and freedom != Freedom::fixed))
  result.push_back(m);

@ After a motion a shape is somewhere, with negative coordinates as likely
as not. Its {\it corner\/} consists of its least layer, least row, and least
column; the motion can be completed by a shift that brings the corner to
where we want it.
@^corner of a shape@>

@<Define cells, shapes, and motions@>=
static Cell corner(Shape const& shape)
{
  constexpr int most = std::numeric_limits<int>::max();
  Cell result = @[{most, most, most}@];
  for (@[Cell const& cell@, : @,shape@])
    for (std::size_t k = 0; k < 3; ++k)
      result[k] = std::min(result[k], cell[k]);
  return result;
}
static Motion bringing(Shape const& shape, Motion m, Cell const& target)
{
  Cell const at = corner(moved(shape, m));
  for (std::size_t k = 0; k < 3; ++k) m.shift[k] = target[k] - at[k];
  return m;
}

@*1 Reading. A puzzle is a board and some pieces. The offsets say where in
the drawing they come from, so that complaints can point there.

@<Define a puzzle@>=
struct Polyomino {
  std::string name;
  int copies = 1; /* 0 means any number */
  std::optional<Freedom> freedom; /* nothing: as a hand would do it */
  Shape shape;
  std::size_t offset = 0; /* of the name, in the drawing */
};
struct Puzzle {
  Polyomino board; /* only its shape and offset are used */
  std::vector<Polyomino> pieces;
  bool is_flat() const {
    return board.shape.front()[0] == board.shape.back()[0];
  }
};

@ The reader goes through the drawing once. At any time it knows which
{\it picture\/} is being drawn, how many rows of it there have been, and how
many layers the first of them had.

This is a reader of the simplest kind, one line at a time, without looking
back or ahead. It could be so simple because the drawing has no nesting:
there is nothing in it that begins on one line and must be ended on another.
Those who invent a format of their own should think twice before they give
that up.

@<Read a drawing@>=
class PuzzleReader {
public:@/
  explicit PuzzleReader(Source const& drawing) : source(drawing) {}
  Puzzle read();
private:@/
  struct Word { std::size_t offset; std::string_view text; };
  using Words = @[std::vector<Word>@];
  Source const& source;
  Puzzle puzzle;
  Shape* picture = nullptr; /* the one that is being drawn, if any */
  int row = 0;              /* so many rows of it have been read */
  std::size_t layers = 0;   /* of its first row */
  Words words_of(std::size_t begin, std::size_t end) const;
  void scan();
  void read_heading(Words const& words);
  void read_row(Words const& words);
  void begin_picture(Polyomino& owner, Word const& name);
  void read_piece(Words const& words);
  void read_set(Words const& words);
  void read_how(Words const& words, Polyomino& piece) const;
  void check_area() const;
  [[noreturn]] void complain(Word const& word, std::string const& message,
    std::string const& help) const {
    throw InputError(source, word.offset, word.text.size(), message, help);
  }
};

@ Lines are split into words; a carriage return is a blank. An empty line
ends a picture, but only if it has begun: some people leave an empty line
below a heading. Why does it end the picture at all? Because people who draw
a cube like to draw one layer below the other, with empty lines in between.
If we skipped the empty lines, we would read a tall and narrow board,
without a word, and solve another puzzle. As it is, the next row belongs to
no picture, and the complaint explains how layers are drawn:
\transcript{polyomino-broken}
@^solving another puzzle@>

@<Read a drawing@>=
PuzzleReader::Words PuzzleReader::words_of(std::size_t begin,
  std::size_t end) const
{
  Words words;
  std::string_view const text = source.text;
  for (;;) {
    begin = std::min(text.find_first_not_of(" \t\r", begin), end);
    if (begin == end) return words;
    auto const stop = std::min(text.find_first_of(" \t\r", begin), end);
    words.push_back(@[{begin, text.substr(begin, stop - begin)}@]);
    begin = stop;
  }
}
void PuzzleReader::scan()
{
  std::string_view const text = source.text;
  for (std::size_t begin = 0, end = 0; begin < text.size(); begin = end + 1) {
    end = std::min(text.find('\n', begin), text.size());
    auto const words = words_of(begin, end);
    if (words.empty() and row > 0) picture = nullptr;
    if (words.empty() or words[0].text[0] == '|') continue;
    bool const is_row = std::string_view("#.").find(words[0].text[0])
      != std::string_view::npos;
    if (is_row) read_row(words);
    else read_heading(words);
  }
}

@ Each word of a row belongs to one layer. Rows may be shorter than others;
what is missing at their right end is a hole. But all rows must have the
same number of words, because nobody could say to which layers they belong
if one were missing.

@<Read a drawing@>=
void PuzzleReader::read_row(Words const& words)
{
  if (picture == nullptr)
    complain(words[0], "this row belongs to no picture",@|
      "a picture has no empty lines; its layers stand side by side");
  if (row == 0) layers = words.size();
  if (words.size() != layers) complain(words.back(),@|
    fmt::format("this row has {} parts, but the first row has {}",@|
      words.size(), layers),@|
    "draw every layer in every row, with blanks only between layers");
  for (std::size_t layer = 0; layer < layers; ++layer)
    for (std::size_t k = 0; k < words[layer].text.size(); ++k) {
      @<Read the square |k| of this row in this layer@>@;
    }
  ++row;
}

@ The limit is that of \sec{puzzle/board}, whose coordinates have at most three
digits.

@<Read the square |k| of this row in this layer@>=
Word const square = @[{words[layer].offset + k, words[layer].text.substr(k, 1)}@];
if ((square.text != "#") and (square.text != "."))
  complain(square, "a row cannot contain this",@|
    "write # for a square and . for a hole");
if (k > 999 or row > 999 or layer > 999)
  complain(square, "this picture is too large",@|
    "at most 1000 rows, columns, and layers");
if (square.text == "#")
  picture->push_back(@[{static_cast<int>(layer), row, static_cast<int>(k)}@]);

@ The other lines begin with one of three words. For a wrong word the mend
lists all that there are; four possibilities are few enough to be printed,
and a program that has understood nothing should not guess.

A second board is refused, and not added to the first, or taken instead of
it. Both would be imaginable, which is the best reason to ask.

@<Read a drawing@>=
void PuzzleReader::read_heading(Words const& words)
{
  auto const& word = words[0];
  if (word.text == "piece") return read_piece(words);
  if (word.text == "use") return read_set(words);
  if (word.text != "board")
    complain(word, fmt::format("there is no heading {}", word.text),@|
      "a line begins with board, piece, use, or | for a comment, or it is a "
      "row of # and .");
  if (words.size() > 1)
    complain(words[1], "a board has no name", "draw it below this line");
  if (not puzzle.board.name.empty())
    complain(word, "there is a board already", "remove one of them");
  begin_picture(puzzle.board, word);
}
void PuzzleReader::begin_picture(Polyomino& owner, Word const& name)
{
  owner.name = name.text;
  owner.offset = name.offset;
  picture = &owner.shape;
  row = 0;
}

@ The name of a piece will be part of the names of items and options, and it
will be the symbol that is drawn. So it consists of letters and digits; then
it is never mistaken for a square, and a slash, an |"@@"|, or a parenthesis
behind it is always ours. Capital letters and small ones are different, as
everywhere in this book. One letter is best, because \sec{puzzle/board} makes all
columns as wide as the longest symbol; but nobody is forced.

@<Read a drawing@>=
void PuzzleReader::read_piece(Words const& words)
{
  if (words.size() < 2)
    complain(words[0], "this piece has no name", "write, for instance, piece F");
  auto const& name = words[1];
  auto is_good = @[[](unsigned char c)@[@,@,{@,@,@[
    return c < 128 and std::isalnum(c) != 0; @,@]@,@,}@]@];
  if (not std::ranges::all_of(name.text, is_good))
    complain(name, fmt::format("{} cannot be the name of a piece", name.text),
      "take letters from A to Z and digits");
  if (std::ranges::count(puzzle.pieces, name.text, &Polyomino::name) > 0)
    complain(name, fmt::format("there is a piece {} already", name.text),
      "choose another name, or say how many there are: piece F 2");
  auto& piece = puzzle.pieces.emplace_back();
  begin_picture(piece, name);
  read_how(words, piece);
}

@ A set is a drawing that comes with the program. It is read in the same
way, by another reader, and then its pieces learn how they are to be used.
That is all that sets need; had we put them into tables of coordinates, they
would need a function of their own, and a reader of this book could not see
at a glance whether the {\tentex W} is right.

The set is read without the checks at the end, for it has no board. Its
pieces get the offset of its name, so that complaints point to something
that the person has typed.

@<Read a drawing@>=
void PuzzleReader::read_set(Words const& words)
{
  if (words.size() < 2)
    complain(words[0], "use what?", "write, for instance, use pentominoes");
  auto const& name = words[1];
  auto const found = std::ranges::find(sets, name.text, &PieceSet::name);
  if (found == std::end(sets))
    complain(name, fmt::format("there is no set {}", name.text), known_sets());
  Source const drawing = @[{std::string(name.text),
    std::string(found->pieces)}@];
  PuzzleReader reader(drawing);
  reader.scan();
  for (@[Polyomino& piece@, : @,reader.puzzle.pieces@]) {
    if (std::ranges::count(puzzle.pieces, piece.name, &Polyomino::name) > 0)
      complain(name, fmt::format("there is a piece {} already", piece.name),@|
        "rename your own piece");
    piece.offset = name.offset;
    read_how(words, piece);
    puzzle.pieces.push_back(std::move(piece));
  }
  picture = nullptr;
}

@ How may a piece be used? Here is what the words mean. A number has at most
three digits and does not begin with a zero; for ``zero times'' there is a
better way, which is not to mention the piece.

@<Read a drawing@>=
static constexpr std::array<std::string_view, 3> ways = @[{"fixed", "rotated",
  "reflected"}@]; /* in the order of |Freedom| */
static int copies_of(std::string_view text)
{
  if (text == "once") return 1;
  if (text == "any") return 0;
  auto is_digit = @[[](char c)@[@,@,{@,@,@[ return (c >= '0') and (c <= '9'); @,@]@,@,}@]@];
  bool const is_number = text.size() < 4 and (text[0] != '0')
    and std::ranges::all_of(text, is_digit);
  return is_number ? std::stoi(std::string(text)) : -1;
}

@ The words can come in any order, but no two of them may speak about the
same thing. Whoever writes {\tentex once any} has changed his mind, and only
he knows in which direction.

@<Read a drawing@>=
void PuzzleReader::read_how(Words const& words, Polyomino& piece) const
{
  int amounts = 0, freedoms = 0;
  for (std::size_t k = 2; k < words.size(); ++k) {
    Word const& word = words[k];
    auto const way = std::ranges::find(ways, word.text);
    int const copies = copies_of(word.text);
    if (copies >= 0) piece.copies = copies;
    else if (way != std::end(ways))
      piece.freedom = static_cast<Freedom>(way - std::begin(ways));
    else complain(word, fmt::format("a piece cannot be used {}", word.text),
      "say once, any, or a number up to 999; "
      "and fixed, rotated, or reflected");
    if ((copies >= 0 ? ++amounts : ++freedoms) > 1)
      complain(word, fmt::format("{} contradicts a word before it", word.text),
        "remove one of them");
  }
}

@ At the end we look at the puzzle as a whole. There must be a board, and
every piece must have squares. The cells have been read row by row, all
layers of a row together; they are sorted now, layer by layer, and from here
on {\sl shapes are sorted}.

To treat all pictures alike, the board stands among the pieces for a moment.
A piece without squares could be placed nowhere, or everywhere; we need not
decide, because somebody has forgotten to draw it.

@<Read a drawing@>=
Puzzle PuzzleReader::read()
{
  scan();
  auto const end = source.text.size();
  if (puzzle.board.name.empty())
    complain(@[{end, ""}@], "there is no board",
      "write a line with the word board, and draw it below");
  if (puzzle.pieces.empty())
    complain(@[{end, ""}@], "there are no pieces",
      "draw one below a line such as piece F, or write use pentominoes");
  puzzle.pieces.insert(puzzle.pieces.begin(), puzzle.board);
  for (@[Polyomino& p@, : @,puzzle.pieces@]) {
    if (p.shape.empty()) complain(@[{p.offset, p.name}@],@|
      fmt::format("{} has no squares", p.name),@|
      "draw it below this line, with # for each square");
    std::ranges::sort(p.shape);
  }
  puzzle.board = puzzle.pieces.front();
  puzzle.pieces.erase(puzzle.pieces.begin());
  check_area();
  return std::move(puzzle);
}

@ And the areas must agree. We could leave that to the search, which would
find no solution, and be right. But it might take hours to find that out,
and the person who has forgotten a square of the board would not be told. If
there are pieces that may be used any number of times, the others must not
be too large, and that is all we can say. Areas are not everything, as we
shall see with the tetrominoes; but a check that costs ten additions and
catches the most frequent mistake is a good check.
@^area@>

@<Read a drawing@>=
void PuzzleReader::check_area() const
{
  std::size_t area = 0, board = puzzle.board.shape.size();
  bool is_open = false;
  for (@[Polyomino const& p@, : @,puzzle.pieces@]) {
    area += static_cast<std::size_t>(p.copies)*p.shape.size();
    is_open = is_open or p.copies == 0;
  }
  if (area == board or (is_open and area < board)) return;
  complain(@[{puzzle.board.offset, puzzle.board.name}@], fmt::format(
    "the board has {} squares, but the pieces have {}", board, area),
    "change the board, or the pieces, or how often they are used");
}

@*1 Sets. Nobody should have to draw the twelve pentominoes again. The names
are Golomb's; with some good will, the letters look like the pieces. The
seven pieces of the Soma cube will be explained later.
@^sets of pieces@>

@<List the sets of pieces@>=
struct PieceSet { std::string_view name, pieces; };
static constexpr PieceSet sets[] = {
  @[{"domino",@/
    "piece D\n##\n"},@/
  {"trominoes",@/
    "piece I\n###\n"@/ "piece V\n##\n#.\n"},@/
  {"tetrominoes",@/
    "piece I\n####\n"@/ "piece L\n###\n#..\n"@/ "piece O\n##\n##\n"@/
    "piece S\n.##\n##.\n"@/ "piece T\n###\n.#.\n"},@/
  {"pentominoes",@/
    "piece F\n.##\n##.\n.#.\n"@/ "piece I\n#####\n"@/
    "piece L\n####\n#...\n"@/ "piece N\n###.\n..##\n"@/
    "piece P\n##\n##\n#.\n"@/ "piece T\n###\n.#.\n.#.\n"@/
    "piece U\n#.#\n###\n"@/ "piece V\n#..\n#..\n###\n"@/
    "piece W\n#..\n##.\n.##\n"@/ "piece X\n.#.\n###\n.#.\n"@/
    "piece Y\n####\n.#..\n"@/ "piece Z\n##.\n.#.\n.##\n"},@/
  {"soma",@/
    "piece V\n##\n#.\n"@/ "piece L\n###\n#..\n"@/ "piece T\n###\n.#.\n"@/
    "piece Z\n##.\n.##\n"@/ "piece A\n## .#\n.. .#\n"@/
    "piece B\n## #.\n.. #.\n"@/ "piece P\n## #.\n#. ..\n"}@]
};
static std::string known_sets()
{
  std::string text = "the sets are";
  for (@[PieceSet const& one@, : @,sets@])
    text += (&one == sets ? " " : ", ") + std::string(one.name);
  return text;
}

@*1 Placing. The {\it orientations\/} of a piece are the shapes that it can
be turned into, with their corners at the origin. A motion may lead to a
shape that we have seen: the {\tentex X} has only one orientation, the
{\tentex I} has two, and the {\tentex F} has eight. Sorting them and erasing
equals gives each of them once. Whoever forgets to do this gets every
solution many times, since options with different names can have the same
items.
@^orientation@>

@<Place the pieces@>=
static std::vector<Shape> orientations(Polyomino const& piece, bool is_flat)
{
  auto const natural = is_flat ? Freedom::reflected : Freedom::rotated;
  std::vector<Shape> result;
  for (@[Motion const& m@, : @,motions(is_flat, piece.freedom.value_or(natural))@])
    result.push_back(
      moved(piece.shape, bringing(piece.shape, m, @[{0, 0, 0}@])));
  std::ranges::sort(result);
  auto const same = std::ranges::unique(result);
  result.erase(same.begin(), same.end());
  return result;
}

@ A shifted orientation fits if all of its cells belong to the board. Which
shifts should we try? The first cell of the piece must come to lie on {\it
some\/} cell of the board; so we try those, and no others. Thus we obtain
each placement once, and in the order of the first cells. (Shifting the
corner over all of the bounding box would do as well; but the corner is not
always a cell of the piece. It is not for the {\tentex X}.)

A shifted shape is still sorted, since a shift does not change the order of
cells; so there is no need to use |moved|, which would sort it again. To see
whether a cell belongs to the board is a binary search, and the first cell
that does not ends the attempt. So the placements of a piece take time
proportional to the number of its orientations, the size of the board, the
size of the piece, and a logarithm, at most; usually it is much less. No
puzzle that can be solved is so large that this would matter; the search
takes longer.

@<Place the pieces@>=
struct Placement {
  int orientation = 0; /* from 1 */
  Shape cells;
};
using Placements = @[std::vector<Placement>@];
static Placements placements(Polyomino const& piece, Puzzle const& puzzle)
{
  Placements result;
  Shape const& board = puzzle.board.shape;
  auto is_inside = @[[&board](Cell const& cell)@[@,@,{@,@,@[
    return std::ranges::binary_search(board, cell); @,@]@,@,}@]@];
  int number = 0;
  for (@[Shape const& shape@, : @,orientations(piece, puzzle.is_flat())@]) {
    ++number;
    for (@[Cell const& cell@, : @,board@]) {
      Shape cells;
      for (@[Cell const& part@, : @,shape@]) {
        Cell& to = cells.emplace_back();
        for (std::size_t k = 0; k < 3; ++k)
          to[k] = part[k] + cell[k] - shape[0][k];
        if (not is_inside(to)) break;
      }
      if (cells.size() == shape.size() and is_inside(cells.back()))
        result.push_back(@[{number, std::move(cells)}@]);
    }
  }
  return result;
}

@*1 The model. Now there is little left to say. An item for every square,
called
{\tentex (}{\it row\/}{\tentex ,}{\it column\/}{\tentex )}, so that
\sec{squares} can draw the covers; an item for every piece that is used a
certain number of times; and the options. This is how the problem of the
small box begins, with four of the 38 options:
\transcript{make-box}
After the {\tentex @@} comes the number of the orientation, and then the
first cell. Together with the name they make a name that no other option
has.

@<Translate a puzzle into a problem@>=
static std::string place_name(Cell const& cell, bool is_flat)
{
  return is_flat ? fmt::format("({},{})", cell[1], cell[2])@|
    : fmt::format("({},{},{})", cell[0], cell[1], cell[2]);
}
Problem polyomino(Source const& drawing, bool up_to_symmetry)
{
  Puzzle const puzzle = PuzzleReader(drawing).read();
  std::vector<Placements> all; /* by piece */
  for (@[Polyomino const& piece@, : @,puzzle.pieces@])
    all.push_back(placements(piece, puzzle));
  if (up_to_symmetry) break_symmetry(drawing, puzzle, all);
  Problem p;
  @<Add items for squares and pieces@>@;
  @<Add an option for each placement@>@;
  return p;
}

@ A piece with one copy gives its name to its item. What shall we do with a
piece {\tentex P} that is there three times? Three copies are three pieces;
so they have items {\tentex P/1}, {\tentex P/2}, and {\tentex P/3}, and
every placement is three options. But this is not all. If the copies
exchange their places, nobody can see it, and yet it is another cover: we
would find every solution six times.
@^copies of a piece@>

The remedy is to let the copies {\sl stand in line}: the first cell of
{\tentex P/1} must come before that of {\tentex P/2}, and this one before that
of {\tentex P/3}. Of the $k!$ ways to number $k$ copies in a solution
exactly one obeys. Can exact cover say ``before''? It can, with secondary
items. For two neighbors in the line, give every cell~$t$ of the board a
secondary item $L_t$. If the first of the two begins in cell~$p$, its option
takes all $L_t$ with $t\le p$; if the other begins in cell~$q$, it takes all
$L_t$ with $t\ge q$. They get into each other's way if and only if there is
a $t$ with $q\le t\le p$, that is, if and only if $q\le p$.
@^stand in line@>@^before, said with items@>

The price is that options become longer, by about half of the cells for each
neighbor. Nothing is for free, but this is cheap compared to the factor of
$k!$. Two sets of the five tetrominoes on a board of $4\times10$, for
instance, have 802 options with 20{,}451 entries, about 25 in each instead
of five; and they have 1796 covers instead of $2^5\cdot1796=57{,}472$.

The first idea that one has is another one: a single item {\tentex P}, which
has to be covered exactly three times (see \sec{more/bounded}). Then there would
be nothing to number and no line to stand in. But the problem with the line
is one that every program for exact covers understands, not only ours; and
it is a nice example of what secondary items can say.

@<Add items for squares and pieces@>=
Shape const& board = puzzle.board.shape;
bool const is_flat = puzzle.is_flat();
for (@[Cell const& cell@, : @,board@]) p.add_item(place_name(cell, is_flat));
for (@[Polyomino const& piece@, : @,puzzle.pieces@]) {
  if (piece.copies == 1) p.add_item(piece.name);
  else for (int i = 1; i <= piece.copies; ++i)
    p.add_item(fmt::format("{}/{}", piece.name, i));
}
for (@[Polyomino const& piece@, : @,puzzle.pieces@])
  for (int i = 1; i < piece.copies; ++i)
    for (@[Cell const& cell@, : @,board@])
      p.add_item(fmt::format("{}/{}<{}", piece.name, i,
        place_name(cell, is_flat)), Kind::secondary);

@ The items of squares come first, so that the number of a square is its
place in the sorted board, from~1. For the others two counters walk along
with the pieces: |item| is the last piece that was given away, and |queue|
the last item before those of the line. A piece that may be used any number
of times takes no item, and has one round as if it had a single copy.

@<Add an option for each placement@>=
int const n = static_cast<int>(board.size());
auto number_of = @[[&board](Cell const& cell) {
  auto const at = std::ranges::lower_bound(board, cell);
  return static_cast<int>(at - board.begin()) + 1;
}@];
int item = n, queue = p.primary_count();
for (std::size_t k = 0; k < all.size(); ++k) {
  Polyomino const& piece = puzzle.pieces[k];
  for (int copy = 1; copy <= std::max(1, piece.copies); ++copy) {
    if (piece.copies > 0) ++item;
    bool const follows = copy > 1, leads = copy < piece.copies;
    for (@[auto const& [orientation, cells]@, : @,all[k]@]) {
      @<Add the option of this copy in this placement@>@;
    }
    if (leads) queue += n;
  }
}

@ The items |queue + 1| to |queue + n| belong to this copy, if it leads
another one; the |n| items before them are those of the line in which it
follows.

@<Add the option of this copy in this placement@>=
int const start = number_of(cells.front());
p.add_option(fmt::format("{}@@{}{}{}", piece.name, orientation,
  place_name(cells.front(), is_flat),
  piece.copies > 1 ? fmt::format("/{}", copy) : ""));
if (piece.copies > 0) p.add_entry(item);
for (@[Cell const& cell@, : @,cells@]) p.add_entry(number_of(cell));
if (leads) for (int t = 1; t <= start; ++t) p.add_entry(queue + t);
if (follows) for (int t = start; t <= n; ++t) p.add_entry(queue - n + t);

@*1 Symmetry. If a box of $6\times10$ squares has been packed, we can turn
it around, or look at it in a mirror, and have packed it again. Few people
would call that another solution. They count solutions {\it up to symmetry}:
those that differ only by a symmetry of the puzzle are counted as one. There
are two ways to do it. We could find all solutions, and bring each of them
into a {\it canonical form}, the least of all its images, say; then the
number of different canonical forms is what we want. The tests do so, to
have an independent opinion. But it is a pity to search for eight solutions
in order to throw seven of them away. The other way is to ask the question
so that only one of them is an answer.
@^canonical form@>@^symmetry of a puzzle@>

Which are the symmetries of a puzzle? Motions that map the board onto
itself, certainly. But not all of them: if the pieces are screwed to the
direction of their grain, then a rotated solution is none. So a symmetry
must also map every placement of a piece to a placement of {\it the same\/}
piece. The identity is a symmetry as well; we leave it out, and also what
amounts to it, such as turning over a board of only one row.

We do not ask which motions map the {\it drawing\/} of a piece onto itself,
or one of its orientations onto another. It is the placements that count:
two puzzles with the same placements are the same problem. A piece that is
{\tentex fixed} on a square board, for example, and not symmetric itself, leaves
only the identity; and if all pieces are {\tentex rotated}, and some of them
have no symmetry of their own, then there are the four rotations, and no
reflections. The function finds this without being told.

@<Find the symmetries of a puzzle@>=
static bool is_invariant(Placements const& list, Motion const& m)
{
  std::vector<Shape> shapes;
  for (@[Placement const& p@, : @,list@]) shapes.push_back(p.cells);
  std::ranges::sort(shapes);
  auto is_there = @[[&](Placement const& p)@[@,@,{@,@,@[
    return std::ranges::binary_search(shapes, moved(p.cells, m)); @,@]@,@,}@]@];
  return std::ranges::all_of(list, is_there);
}
static std::vector<Motion> symmetries(Puzzle const& puzzle,
  std::vector<Placements> const& all)
{
  Shape const& board = puzzle.board.shape;
  std::vector<Motion> result;
  for (@[Motion const& turn@, : @,motions(puzzle.is_flat(), Freedom::reflected)@])
  {
    Motion const m = bringing(board, turn, corner(board));
    auto stays = @[[&m](Cell const& cell)@[@,@,{@,@,@[
      return moved(@[{cell}@], m).front() == cell; @,@]@,@,}@]@];
    auto keeps = @[[&m](Placements const& list)@[@,@,{@,@,@[
      return is_invariant(list, m); @,@]@,@,}@]@];
    if (moved(board, m) == board and not std::ranges::all_of(board, stays)
        and std::ranges::all_of(all, keeps)) result.push_back(m);
  }
  return result;
}

@ Let $G$ be the group of all symmetries, the identity included. Suppose
that there is a piece, used exactly once, such that no symmetry but the
identity leaves any of its placements where it is. The {\tentex F} is like
that, on every board, because it has no symmetry of its own; the {\tentex X}
is not, if the board has a center for it. Then $G$ divides the placements of
our piece into classes of exactly $\vert G\vert$ placements. From each class
we keep one, the least, and throw the others away. Now take any solution.
Among its images under $G$ there is exactly one in which our piece lies in a
place that we have kept. So {\sl exactly one solution of each class is
left}, and as a by-product we have proved that every class has $\vert
G\vert$ members: no solution is symmetric.
@^symmetry breaking@>

Here is the proof in a small case. The box of the first page, with its ten
squares, has no symmetry at all, and nothing is changed. Take away the two
squares at the lower left, and eight are left, a board of $2\times4$ with
four symmetries. The {\tentex L} has eight placements on it, in two classes;
so two are kept, and the six others, which would repeat what is known, are
gone.

If several pieces can do this, we take the one with the fewest places left.
If no piece can, we say so. A number that is nearly right would be worse
than none.

@<Let one piece break the symmetry@>=
static std::optional<Placements> representatives(Placements const& list,
  std::vector<Motion> const& group)
{
  Placements result;
  for (@[Placement const& p@, : @,list@]) {
    bool is_least = true;
    for (@[Motion const& m@, : @,group@]) {
      auto const image = moved(p.cells, m);
      if (image == p.cells) return std::nullopt;
      is_least = is_least and p.cells < image;
    }
    if (is_least) result.push_back(p);
  }
  return result;
}
static void break_symmetry(Source const& drawing, Puzzle const& puzzle,
  std::vector<Placements>& all)
{
  auto const group = symmetries(puzzle, all);
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
  if (not best) @<Complain that no piece can break the symmetry@>@;
  all[chosen] = std::move(*best);
}

@ When does that happen? Fill a square of $2\times2$ with two dominoes.
Neither is used once in the sense that we need, for they are the same piece
twice; and if they had different names, each of them would still be
symmetric itself. The help says how to go on: make all covers, and find
canonical forms.

@<Complain that no piece can break the symmetry@>=
throw InputError(drawing, puzzle.board.offset, puzzle.board.name.size(),@|
  fmt::format("each solution comes in up to {} symmetric forms, but no piece "
    "can tell them apart", group.size() + 1),@|
  "make the puzzle without "
  "--up-to-symmetry; for one form each, a piece must be used once and must "
  "not lie symmetrically on the board");

@ For the boards that are rectangles, with a hole in the middle or without,
we can draw the drawing ourselves. The center of a side with an even number
of squares is its two middle squares; so that of the chessboard has four.

@<Draw a rectangle@>=
std::string draw_rectangle(int rows, int columns, bool holed)
{
  if (std::min(rows, columns) < 1 or std::max(rows, columns) > 999)
    throw std::invalid_argument(fmt::format("a board of {} by {} cannot be "
      "drawn; it must have 1 to 999 rows and columns", rows, columns));
  auto is_middle = @[[](int k, int length) {
    return k == (length - 1)/2 or k == length/2;
  }@];
  std::string text = "board\n";
  for (int r = 0; r < rows; ++r) {
    for (int c = 0; c < columns; ++c)
      text += holed and is_middle(r, rows) and is_middle(c, columns) ? '.' : '#';
    text += '\n';
  }
  return text;
}

@*1 Twelve pieces in a box. With all this, the classical boxes need no
drawing at all. Here is one way to fill the chessboard without its center,
first with symbols and then with walls:
\transcript{pentominoes}
@^pentominoes@>

The numbers of solutions have been known since the first computers that
could be spared for such things. Rectangles have three symmetries besides
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
3{,}620{,}988 nodes, four times as many. How can 24 options save three
quarters of the work? The piece that was chosen is the {\tentex X}. In a box
with even sides it has no place in the middle, and so it is moved by all
symmetries, although it has so many of its own; and it has 32 places, fewer
than any other piece. Eight of them are enough. On the chessboard the
{\tentex X} would not do: it can lie on a diagonal, and stay there when the
board is reflected.

@*1 Two squares. The smallest piece of all is the most frequent: dominoes,
as many as are needed, on a board of $m\times n$. There are no items for
pieces, each option consists of two neighboring squares, and there are as
many options as there are lines between squares, $m(n-1)+n(m-1)$. How many
covers are there? For once we need not believe the computer, because
mathematicians have found a formula, in 1961, with cosines in it [Ka61,
TF61]:
$$\prod_{j=1}^{\lceil m/2\rceil}\;\prod_{k=1}^{\lceil n/2\rceil}
 \Bigl(4\cos^2{\pi j\over m+1}+4\cos^2{\pi k\over n+1}\Bigr).$$
That such a product is a whole number is hard to believe until one has seen
it.
\transcript{dominoes}
The first number is $2^3\cdot29^2$, and 12{,}988{,}816, that of the usual
chessboard, is $2^4\cdot901^2$; a square board of even size always gives a
power of two times a square, and the mathematicians know why. For $2\times
n$ the numbers are those of Fibonacci; and if $m$ and $n$ are both odd, then
one of the factors is zero, as it should be. A program that looks at each of
them is not the right one to count them; \sec{fast/frontier} looks at many at a
time.
@^dominoes@>@^Kasteleyn, Pieter Willem@>@^Fibonacci numbers@>

@*1 The Soma cube. \label{soma}%
As Martin Gardner tells it [Ga61], the Danish poet Piet Hein was listening
to a lecture on quantum physics, about a space cut into cubes, when it
occurred to him that all the irregular shapes of at most four cubes could be
put together to one large cube of $3\times3\times3$. There are seven of
them, 27 cubes in all. Three of the seven are not flat, and two of these are
mirror images of each other. Here is the drawing; its layers stand side by
side.
\verbatimfile{tests/data/soma.txt}
@^Soma cube@>@^Hein, Piet@>

The last three pieces are the interesting ones. They have two layers; and
nobody has to tell the program that the default for pieces in space is
{\tentex rotated}, or else {\tentex A} and {\tentex B} would be the same piece.
\transcript{soma}

@ The number that is known for this puzzle is 240. It was found by John
Conway and Michael Guy in Cambridge, about 1961, without a computer [BCG82].
Let us see how it comes about. There are 11{,}520 covers. The cube can be
rotated in 24 ways; these are the symmetries of the puzzle in our sense,
because a reflection maps the places of {\tentex A} to places of {\tentex
B}. The flat piece {\tentex L} is moved by every rotation of the cube, and
so it breaks the symmetry: $11{,}520/24=480$. But if a solution is
reflected, and {\tentex A} and {\tentex B} exchange their names, it is a
solution again; and since nobody cares about names, Conway and Guy have
counted these as one. Our |break_symmetry| does not exchange names. The
tests compute canonical forms under all 48 symmetries and find 240, so that
no solution is its own mirror image.
@^Conway, John Horton@>@^Guy, Michael John Thirian@>

@ \pitfall{Twenty squares are covered by the five tetrominoes, if we only
believe in their area. But colour a board of $4\times5$ like a chessboard:
four of the pieces have two dark squares each, and the {\tentex T} has one
or three. So they cover an odd number of dark squares, and the board has
ten. The search takes 163 nodes to find out, and the answer is right:
\transcript{tetrominoes}
Another trap: two pieces with different names and the same picture. They are
two pieces, as you have said, and every solution comes twice. Say {\tentex
piece P 2}, and the copies will stand in line.}

\pitfall{It is tempting to break the symmetry by putting one piece into one
quarter of the board. But a piece has an extent, and a place that is half in
this quarter and half in another one is easily counted twice, or never.
Classes of placements need no quarters, and cannot be wrong about the
center.}

\pinned{The file \.{tests/puzzle/polyomino\UL test.cpp} knows all numbers of this
chapter; those that take more than a second are for {\tt make check}. It
compares the dominoes with the cosines, |up_to_symmetry| with canonical
forms on all boards that one can cut out of $3\times3$, the copies in line
with covers that are counted as sets, and it tries every complaint, with its
line and column.}

\exercise{Let a piece be used {\it at most\/} once, so that a box can be
filled with some of the pentominoes. (It needs one more word, and a
secondary item. What happens to the check of the areas?)}

\exercise{Polyominoes have cousins made of triangles and of hexagons. Find
coordinates and motions for hexagons, and leave the rest of the chapter as
it is.}

\summary{Every placement of every piece is an option; squares and pieces are
items. Pieces that may be used any number of times have no item, and
identical copies stand in line with the help of secondary items. To count up
to symmetry, the places of one piece are reduced to one of each class, which
is exact if no symmetry leaves the piece where it is. A puzzle is a drawing
in a text file.}
