@** Drawings of puzzles. \label{puzzle/drawings}%
There are thousands of packing puzzles, and the owner of one of them does
not want to write \CPLUSPLUS/. She wants to draw its box and its pieces, and to
ask. So our program reads a drawing. Here is a whole puzzle, and its three answers,
which \sec{puzzle/polyomino} will find:
\solutions{\vbox{\hsize=15em\verbatimfile{tests/data/box.txt}}\raise30bp\solutionbox{box}}{A
box of ten squares, three pieces, and the three ways to fill it.}
This chapter is about what such a drawing means, and about the many ways in which it
can mean nothing.

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
@^puzzle file@>

The two words {\tentex any} and {\tentex fixed} have more uses than one
would think. A single square with {\tentex any} turns a puzzle that must be
filled into one in which the other pieces only have to fit. And pieces with
a pattern on one side are {\tentex rotated}, since they must not be turned
over. Here is an example of both, a board with one {\tentex V} that must not be turned at
all, and as many single squares as are needed:
$$\vcenter{\halign{\tt#\hfil\qquad&\tt#\hfil\qquad&\tt#\hfil\cr
board&piece V fixed&piece o any\cr\#\#\#&\#\#&\#\cr\#\#\#&\#.\cr}}\hskip4em
\vcenter{\hbox{\solutionbox{fixed}}}$$
There are two ways, for this is the question where a {\tentex V} fits. Without {\tentex
fixed} there would be eight.

For a puzzle in space, the layers of a picture are drawn side by side, with
blanks between them. These two pieces are mirror images, and have two layers each:
$$\vbox{\halign{\tt#\hfil\qquad\qquad&\tt#\hfil\cr
piece A&piece B\cr \#\# .\#&\#\# \#.\cr .. .\#&.. \#.\cr}}$$
So a blank never stands for an empty square. People write it for one, though, and the
drawing would become another shape. A row may therefore not begin further to the right
than the others, layers begin in the same columns in all rows, and all layers of
a picture are equally wide, at least two squares. In a drawing such as {\tentex \# \# \#}, the blanks may
just be there to be looked at; {\tentex \#\#\#} and {\tentex \#. \#. \#.} say what is meant.
An empty line ends a picture. Why does it end the picture at all? Because people who
draw a cube like to draw one layer below the other, with empty lines in between.
If we skipped the empty lines, we would read a tall and narrow board,
without a word, and solve another puzzle. As it is, the next row belongs to
no picture, and the help says: ``its layers stand side by side.''

@ {\it In how many ways can a drawing mean nothing?} In about twenty, and each of them has its
own answer, with line and column, and what to do. Here are some; the line to the left is what
was written.
$$\vbox{\halign{{\tentex#}\hfil\quad&#\hfil\cr
\#\#. {\rm below an empty line}&this row belongs to no picture\cr
\#\#x&a row cannot contain this\cr
below \#\#: {\rm blank} \#\#&this row begins with a blank\cr
board 3&a board has no name\cr
peice F&there is no heading 'peice'\cr
piece F 2 once&'once' contradicts a word before it\cr
piece F twice&a piece cannot be used 'twice'\cr
use tetris&there is no set 'tetris'\cr
{\rm a corner of the board forgotten}&the board has 9 squares, but the pieces have 10\cr}}$$
The rule behind them is: {\it what could mean two things is refused, and what could mean one
thing is taken}. ``twice'' might be learned by the program, but then somebody will write
``thrice''; a number says it. In contrast to that, a heading may have blanks in front,
{\tentex once} may be said although it is the rule, and the rows of a picture need not be
equally long.

@ A puzzle is a board and some pieces. Each |Polyomino| knows the squares of its
picture, as they were drawn; to turn it is the business of those who place it. The
number of copies is one number for three kinds of use, and 0 stands for any number of
times, because nobody draws a piece in order not to use it. What may be
done to a piece can stay open, since a set that comes with the program does not know
on which board it will lie. The offsets say where in the drawing a picture comes from,
so that complaints can point there, also those that are made much later.

@(dlx/puzzle/drawings.hpp@>=
#pragma once
/* Packing puzzles, drawn in a text: a board, and pieces to fill it. */
#include "dlx/base/source.hpp"
#include "dlx/puzzle/geometry.hpp"
#include <optional>
#include <string>
#include <vector>
namespace dlx::packing {
struct Polyomino {
  std::string name;
  int copies = 1; /* 1 to 999; 0 means any number */
  std::optional<Freedom> freedom; /* nothing: as a hand would do it */
  Shape shape;            /* at least one cell */
  std::size_t offset = 0; /* of the name, in the drawing */
};
@<Declare puzzles@>
} // |namespace dlx::packing|

@ A board is flat if its first cell and its last are in the same layer, since shapes are
sorted.

@<Declare puzzles@>=
struct Puzzle {
  Polyomino board; /* its name is \.{board}, or empty as long as there is none; copies and freedom are not used */
  std::vector<Polyomino> pieces; /* at least one, in the order of the drawing */
  bool is_flat() const { return board.shape.front()[0] == board.shape.back()[0]; }
};
Puzzle read_puzzle(Source const& drawing);
  /* throws |InputError|. Time: proportional to the text, but for sorting */

@ The reader stands on words (\sec{base/words}), and on the sets.

@(dlx/puzzle/drawings.cpp@>=
#include "dlx/puzzle/drawings.hpp"
#include "dlx/base/index.hpp"
#include "dlx/base/source.hpp"
#include "dlx/puzzle/piece_sets.hpp"
#include <algorithm>
#include <cctype>
#include <fmt/format.h>
#include <unordered_set>
namespace dlx::packing {
namespace {
@<Know the ways to use a piece@>
@<Declare the class |PuzzleReader|@>
}
Puzzle read_puzzle(Source const& drawing) {
  PuzzleReader reader(drawing);
  reader.scan();
  reader.check();
  return reader.puzzle;
}
} // |namespace dlx::packing|

@ The reader goes through the drawing once. At any time it knows which
{\it picture\/} is being drawn, how many rows of it there have been, and where
the layers of the first of them begin.

This is a reader of the simplest kind, one line at a time, without looking
back or ahead. It could be so simple because the drawing has no nesting:
there is nothing in it that begins on one line and must be ended on another.
If you invent a format of your own, think twice before you give that up. The price is that an
empty line and a heading mean something, and that a picture which has been ended cannot be
taken up again; a row that was forgotten has to be written where it belongs. Whether layers
are equally wide is asked when all is read.

All complaints have one shape: a place, what is wrong there, and a mend. So the class has a function
|refuse| of its own, which knows the drawing; no complaint can be made without a place, and none
without saying what to do.

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

@ Let us follow the drawing of the first page. Its first line begins with a bar, and is
passed over. The word {\tentex board} is a heading: the picture is the shape of the board now,
and the row is~0. Then come three rows with one layer each; their squares are noted as
$(0,0,0)$, $(0,0,1)$, and so on, ten in all, while the two points at the end of the last
row add nothing. The empty line ends the picture. The heading {\tentex piece L} makes a
piece, with one copy and no word about how it may be turned, and its two rows give it the
cells $(0,0,0)$, $(0,0,1)$, $(0,0,2)$, and $(0,1,0)$. After {\tentex V} and {\tentex I} the
text is over, and it is time to count: ten squares, and $4+3+3$ of the pieces.

An empty line ends a picture, but only if it has begun: some people leave an empty
line below a heading.

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
same number of words; if one were missing, it would be unclear to which layers the
others belong. In the two pieces {\tentex A} and {\tentex B} above, each row has two words; if
the lower row of {\tentex A} were only {\tentex .\#}, that could be its first layer or its
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

@ The first row is as good as any other: if it begins further to the right than a later one,
it is the first row that has a blank in front. Tabs and blanks are not compared, for the editor
knows how wide a tab is, and we do not.

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

@ The limit is that of \sec{puzzle/board}, whose coordinates have at most three
digits.

@<Read a square@>=
if (not has_only(square.text, "#."))
  refuse(square, "a row cannot contain this", "write # for a square and . for a hole");
if (column > 999 or row > 999 or layer > 999)
  refuse(square, "this picture is too large", "at most 1000 rows, columns, and layers");
if (square.text == "#")
  picture->push_back({static_cast<int>(layer), row, static_cast<int>(column)});

@ The other lines begin with one of three words. For a wrong word the mend
lists all that there are; four possibilities are few enough to be printed,
and a program that has understood nothing should not guess.

A second board is refused, and not added to the first, or taken instead of
it. Both would be imaginable, which is the best reason to ask.

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
behind it is always ours. Capital letters and small ones are different, as
everywhere in this book. One letter is best, because \sec{puzzle/board} makes all
columns as wide as the longest symbol.

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

@ A set is a drawing that comes with the program (\sec{puzzle/piece_sets}). The line
{\tentex use pentominoes} gives twelve pieces, and {\tentex use pentominoes any}
gives each of them as often as the board can hold it. The drawing of the set
is read in the same way, by another reader, without the checks at the end, for it has
no board; and then its pieces learn how they are to be used, and get the offset of its
name, so that complaints point to something that the person has typed.

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

@ How may a piece be used? Here is what the words mean. A number has at most
three digits and does not begin with a zero; for ``zero times'' there is a
better way, which is not to mention the piece. The answer $-1$ means that the word is no
amount at all, and then it may still be a freedom.

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
same thing. Whether a word speaks of an amount or of a freedom is seen from the word itself,
so {\tentex 2 rotated} and {\tentex rotated 2} mean the same. After {\tentex once any} the program would have to guess which of the two
is meant.

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

@ At the end we look at the puzzle as a whole. There must be a board, and
every piece must have squares; a piece without them could be placed nowhere, or
everywhere. The cells have been read row by row, all
layers of a row together: of the piece {\tentex A} above, the cells of row~0 in layer~0, then
the one in layer~1, and then back to layer~0. They are sorted now, layer by layer, and from here
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

@ And the areas must agree. We could leave that to the search, which would
find no solution, and be right. But it might take hours to find that out,
and a forgotten square of the board would remain forgotten. If
there are pieces that may be used any number of times, the others must not
be too large, and that is all we can say: a board of ten squares with one {\tentex L} of four
and {\tentex any} number of single squares is in order, since $4\le10$, while three such
{\tentex L} are refused, since $12>10$. Areas are not everything, as we
shall see with the tetrominoes; but a check that costs ten additions and
catches the most frequent mistake is a good check.
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

@ \pitfall{Two pieces with different names and the same picture. They are two
pieces, as you have said, and every solution comes twice. Say {\tentex piece P
2}, and the copies will stand in line.}

\pinned{\.{tests/puzzle/drawings\UL test.cpp} tries every complaint, with its
line and column, and reads a puzzle with every kind of word in it; drawings with blanks are in
\.{tests/whole/puzzles\UL test.cpp}. What becomes of puzzles is pinned in \sec{puzzle/polyomino}.}

\exercise[15]{Let a heading {\tentex box {\it r\/}x{\it c\/}} stand for a board that
is a rectangle. What should happen if there are rows below it?}\answer{They should be
refused. The board is complete, and so |picture| is null after this heading, as it is
after {\tentex use}; then |read_row| says already that the row belongs to no
picture.}

\summary{A drawing is headings and pictures, line by line. What is not clear
is asked; areas are counted before the search.}
