@** Making puzzles. \label{command/make}%
``Which puzzles are there?'' \cmd{dlx make} answers that, without anybody having
to keep a list of them; for \.{make} is not a command, but the first word of
several. Each puzzle has its own settings this way, and its own help.
\transcript{make-langford}
The first line says where the problem comes from: it is the command that made
it, with the settings that matter, because a
file of Langford's problem that lacks half of its solutions should not keep
that to itself.

A puzzle is a problem, and a problem is a text; what is made here goes through a
pipe into \.{solve}, or into a file, or to a solver that somebody else has
written. So the makers know nothing of searching, and the searches know nothing of
queens. What they have in common is the format of \sec{text/dlx}; and the names
of the options, such as \.{Q@@(0,1)}, from which \sec{puzzle/board} draws boards
for puzzles that it has never heard of.
@^puzzle@>

@ There are eighteen puzzles, and each is an entry of one table. Here is that of
Langford's problem, and what is made of its columns:
$$\vbox{\halign{#\hfil\quad&{\ninett#}\hfil\quad&#\hfil\cr
\it column&\it entry&\it where one meets it\cr
\noalign{\smallskip}
name&make langford&\cmd{dlx help make}\cr
purpose&write Langford's problem&beside it\cr
remark&&the first paragraph of its help\cr
settings&N, --up-to-symmetry&its help; the first line of the problem\cr
examples&dlx make langford 7 \dots&its help; the tests\cr
function&langford(w.number("N"), \dots)&it makes the problem\cr}}$$
So a puzzle of your own needs a function that returns a |Problem|, and an entry here;
the help, the manual page, the completion, and the first line of its problems
follow.

@(dlx/command/make.hpp@>=
#pragma once
/* The commands that make puzzles, from one table: name, purpose, settings, examples,
   and the function that makes the problem. */
#include "dlx/command/settings.hpp"
namespace dlx {
std::vector<Command> puzzle_commands(); /* in the order of the help */
} // |namespace dlx|

@ What has been wished is kept under the name of its setting, as a word that has
been checked. It becomes a number when the maker asks for one.

@<Declare what can be wished of a puzzle@>=
struct Wishes {
  std::map<std::string, std::string> words; /* by name: \.{N}, \.{--queens} */
  std::string made; /* the command, as far as it has been said */
  bool has(std::string const& name) const { return words.count(name) > 0; }
  std::string word(std::string const& name) const
  { return has(name) ? words.at(name) : ""; }
  int number(std::string const& name) const /* 0 if nobody said anything */
  { return has(name) ? std::stoi(words.at(name)) : 0; }
  BoardSize size(std::string const& name = "SIZE") const
  {
    BoardSize size;
    if (has(name)) into(size)(words.at(name));
    return size;
  }
  Source file() const { return read_file(has("FILE") ? words.at("FILE") : "-"); }
};

@ The table holds nothing but words and functions. So it is a constant, which the
compiler writes into the program; nothing is computed when a command
starts, although only one of all puzzles will be made.

@<Declare what can be wished of a puzzle@>=
struct Setting {
  char const* words = nullptr; /* as in the help: \.{N}, \.{--queens K}, \.{[FILE]} */
  char const* explanation = nullptr;
  char const* standard = nullptr; /* the value, if nobody gives one */
};
struct Puzzle {
  char const* name;
  char const* purpose;
  char const* remark; /* may be empty */
  Setting settings[4];
  char const* examples[3];
  Problem (*make)(Wishes& w); /* can add to |w.made| */
};

@ This is the only chapter that knows all puzzles.

@(dlx/command/make.cpp@>=
#include "dlx/command/make.hpp"
#include "dlx/command/files.hpp"
#include "dlx/dance/latin.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/puzzle/domination.hpp"
#include "dlx/puzzle/edges.hpp"
#include "dlx/puzzle/givens.hpp"
#include "dlx/puzzle/langford.hpp"
#include "dlx/puzzle/parties.hpp"
#include "dlx/puzzle/pieces.hpp"
#include "dlx/puzzle/polyomino.hpp"
#include "dlx/puzzle/schoolgirls.hpp"
#include "dlx/puzzle/squared.hpp"
#include "dlx/puzzle/sudoku.hpp"
#include "dlx/puzzle/torus.hpp"
#include "dlx/puzzle/words.hpp"
#include "dlx/text/format.hpp"
#include <map>

@ Then come what is known of them, the table, and what turns it into commands.

@(dlx/command/make.cpp@>=
#include <sstream>
namespace dlx {
namespace {
@<Declare what can be wished of a puzzle@>
@<Draw, fill, and check@>
@<Write the table of puzzles@>
@<Make what was wished@>
}  // |namespace|
@<Turn puzzles into commands@>
} // |namespace dlx|

@ Words that stand in several entries have a name. The entries come in groups, which
follow one by one.

@<Write the table of puzzles@>=
constexpr char const* symmetric = "one of each class of symmetric solutions";
constexpr char const* hole = "with a hole in the middle of the board";
constexpr Puzzle puzzles[] = {
  @<Describe queens and the torus@>, @<Describe domination@>,
  @<Describe grids@>, @<Describe packings@>,
  @<Describe boards full of pieces@>, @<Describe squares and the cube@>,
  @<Describe rows of numbers@>, @<Describe tiles@>,
  @<Describe rectangles of words@>, @<Describe guests@>,
  @<Describe girls and chess pieces@>
};

@ What stands for a value tells its type: \.N and \.K are numbers, \.{SIZE} is the
size of a board, \.{SIDE...} are several numbers, and all others are words. Each
is read when it is met, so that a complaint has a caret, and written again in the
shortest way.

@<Make what was wished@>=
Assign keep(Wishes& w, std::string const& name, std::string const& value)
{
  return [&w, name, value](std::string const& word) {
    auto& kept = w.words[name];
    int n = 0;
    BoardSize size;
    if ((value == "N") or (value == "K") or value == "SIDE...") {
      into(n)(word);
      bool const follows = (value == "SIDE...") and not kept.empty();
      kept = (follows ? kept + ' ' : "") + std::to_string(n);
    } else if (value == "SIZE") {
      into(size, name == "--boxes" ? "a height and a width, as in 2x3"@|
        : "rows and columns, such as 6x10")(word);
      kept = fmt::format("{}x{}", size.rows, size.columns);
    } else kept = word;
  };
}

@ A setting is declared as its words tell: with dashes, it is an option, whose value
is the second word; otherwise a file, perhaps in brackets.

@<Make what was wished@>=
std::string name_of(std::string const& words)
{
  if (words[0] == '[') return words.substr(1, words.size() - 2);
  return words.substr(0, words.find(' '));
}
void declare(Declaration& d, Setting const& setting, Wishes& w)
{
  std::string const words = setting.words, name = name_of(words);
  std::string explanation = setting.explanation;
  if (setting.standard) {
    w.words[name] = setting.standard;
    explanation += fmt::format(" (default: {})", setting.standard);
  }
  auto const value = words.substr(std::min(name.size() + 1, words.size()));
  if (words[0] != '-') d.file(words, keep(w, name, name), explanation);
  else d.option(name, value, keep(w, name, value), explanation);
}

@ The first line of a problem is a command that makes the same problem again. It has
what was wished, in the order of the help, except for files: the problem does not
depend on what they are called.

@<Make what was wished@>=
std::string all_said(Puzzle const& puzzle, Wishes const& w)
{
  std::string text = std::string("dlx ") + puzzle.name;
  for (auto const& setting : puzzle.settings) {
    if (setting.words == nullptr) break;
    std::string const words = setting.words, name = name_of(words);
    if (not w.has(name) or words.find("FILE") != std::string::npos) continue;
    if (name[0] == '-') text += ' ' + name;
    if (not w.word(name).empty()) text += ' ' + w.word(name);
  }
  return text;
}

@ A puzzle becomes a command. Its wishes are held by a shared pointer, as all
settings are.

@<Turn puzzles into commands@>=
static Run declare_puzzle(Puzzle const& puzzle, Declaration& d)
{
  auto const w = std::make_shared<Wishes>();
  std::string const name = puzzle.name;
  if (puzzle.remark[0] != 0) d.remark(puzzle.remark);
  d.heading(name == "make sudoku" ? "What to read:" : "What to make:");
  for (auto const& setting : puzzle.settings) if (setting.words) declare(d, setting, *w);
  if (name == "make polyomino") explain_drawings(d);
  std::vector<std::string> examples;
  for (auto const* line : puzzle.examples) if (line) examples.push_back(line);
  d.examples(examples);
  return [w, &puzzle] {
    w->made = all_said(puzzle, *w);
    auto const problem = puzzle.make(*w);
    put(write_dlx(problem, w->made));
    return Status::found;
  };
}

@ This is done for all of them.

@<Turn puzzles into commands@>=
std::vector<Command> puzzle_commands()
{
  std::vector<Command> commands;
  for (Puzzle const& puzzle : puzzles)
    commands.push_back({puzzle.name, puzzle.purpose,
      [&puzzle](Declaration& d) { return declare_puzzle(puzzle, d); }});
  return commands;
}

@ The oldest puzzle comes first. On a torus, each diagonal is as long as a row; see
\sec{puzzle/torus}. There
are $n$ of them in each direction, and no two of the $n$ queens share one; so each
has exactly one queen, whether we ask for that or only for ``at most one''. The
covers are the same, and the search is not: a primary diagonal can be branched on,
and can be found empty early. For eleven queens, these are 3,906 nodes of links
instead of 4,918. As a habit, things are declared as weakly as they are meant; so the
default is secondary, and the other is an experiment.

@<Describe queens and the torus@>=
{"make queens", "write the problem of n queens", "",@|
  {{"N", "the number of rows of the board, and of queens"},@|
    {"--trivial-diagonals", "keep the diagonals that have one square only"}},
  {"dlx make queens 8 | dlx count"},@|
  [](Wishes& w) -> Problem { return queens(w.number("N"), w.has("--trivial-diagonals")); }},@/
{"make torus", "write the problem of n queens on a torus", "",@|
  {{"N", "the number of rows of the board, and of queens"},@|
    {"--diagonals primary|secondary", "exactly one queen on each, or at most one; "
      "the covers are the same (default: secondary)"}},
  {"dlx make torus 7 | dlx solve --board --limit 1",
    "dlx make torus 11 --diagonals primary | dlx count --stats"},@|
  [](Wishes& w) {
    bool const is_primary = w.word("--diagonals") == "primary";
    return torus(w.number("N"), is_primary ? Kind::primary : Kind::secondary);
  }}

@ The queens of \sec{puzzle/domination} have a cost and perhaps a number. The
example asks for the fewest queens. If a number is asked for, it is part of the
problem, not of the search: so the file can be given to any solver, and its
covers are what was meant.

@<Describe domination@>=
{"make domination", "write the problem of queens that see every square",
  "No queen attacks another, and every square is attacked or occupied. Each "
  "queen costs 1, so the cheapest cover has the fewest queens.",@|
  {{"N", "the number of rows of the board"},@|
    {"--queens K", "exactly K queens (default: any number)"}},
  {"dlx make domination 8 | dlx solve --cheapest --board",
    "dlx make domination 8 --queens 5 | dlx count"},@|
  [](Wishes& w) { return domination(w.number("N"), w.number("--queens")); }}

@ Grids come from a text (see \sec{puzzle/givens}), or are empty. For a Latin
square, the text has to have the size that was asked for; a sudoku has the
size of its text. In the grid, everything that people draw between the numbers is
allowed, and is skipped; which
characters these are is explained in the help, because with a sudoku from a
newspaper one does not want to read a chapter first.
\transcript{make-sudoku}

@<Describe grids@>=
{"make latin", "write the problem of Latin squares", "",@|
  {{"N", "the order of the square, from 1 to 26"},@|
    {"--givens FILE", "a grid of N by N with some squares filled, "
      "and . or 0 for the others; - is standard input"}},
  {"dlx make latin 3 | dlx solve --board --limit 1",
    "echo 'A.. .B. ...' | dlx make latin 3 --givens - | dlx solve --board"},@|
  [](Wishes& w) -> Problem {
    return w.has("--givens") ? fill_latin(w) : Problem(latin(w.number("N")));
  }},@/
{"make sudoku", "write the problem of a sudoku", "",@|
  {{"[FILE]", "the grid, row by row, with . or 0 for blank "
      "squares; if missing or -, standard input. Symbols are characters, or "
      "words with blanks between them; | - + = are only decoration"},@|
    {"--empty N", "no file, but an empty grid of N by N"},@|
    {"--boxes SIZE", "the height and width of the boxes, such as "
      "2x3 (default: as square as they can be, and wider than high)"}},
  {"echo '24.. 1.2. ...2 4...' | dlx make sudoku | dlx solve --board",
    "dlx make sudoku sudoku.txt | dlx solve --board",
    "dlx make sudoku --empty 4 | dlx count"},@|
  [](Wishes& w) { return fill_sudoku(w); }}

@ What was given is checked before the puzzle is made from it. A symbol that
stands twice in a row would make a problem without any cover, and a search would
prove that, correctly, and help nobody; so |refuse_repeats| points. (For a Latin
square there are no boxes but
the rows; a box of one row and all columns says nothing new, and saves a second
function.)

@<Draw, fill, and check@>=
Problem fill_latin(Wishes& w)
{
  int const n = w.number("N");
  Source const source = read_file(w.word("--givens"));
  Givens const grid = read_givens(source);
  if (grid.size != n) throw std::runtime_error(fmt::format("{} has a grid of {} by {}; "
    "a Latin square of order {} needs {} by {}", display_name(source), grid.size,
    grid.size, n, n, n));
  refuse_repeats(source, grid, 1, grid.size);
  w.made += fmt::format(", {} givens", grid.squares.size());
  return with_givens(latin(n, grid.symbols), grid);
}

@ The boxes of a sudoku are the usual ones, if nobody wants others. When there are
none, because the size is a prime number, we say who can help. (Large sides are
refused before they are multiplied, for the product of two of them might not
be what it seems: 65,536 times 65,536 is zero for the machine, which is as many
squares as an empty grid of no rows has.)

@<Draw, fill, and check@>=
Boxes boxes_for(BoardSize wished, int size)
{
  auto const [h, w] = wished;
  Boxes const usual = usual_boxes(size);
  if (h == 0 and usual.height == 1)
    throw std::runtime_error(fmt::format("a grid of {} by {} has no boxes; "
      "dlx make latin knows such squares", size, size));
  if (h == 0) return usual;
  if (h > 25 or w > 25 or h*w != size)
    throw std::runtime_error(fmt::format("boxes of {} by {} squares do not "
      "fit into a grid of {} by {}", h, w, size, size));
  return {h, w};
}

@ A sudoku has to be in a file, or to be empty. An empty one is made from an
empty grid, so that it goes the same way as all others.

@<Draw, fill, and check@>=
Problem fill_sudoku(Wishes& w)
{
  int const n = w.number("--empty");
  if (n > 0 and w.has("FILE") and w.word("FILE") != "-") throw std::runtime_error(
    "an empty grid is not in a file; say either --empty or FILE");
  if (n > 25) throw std::runtime_error("an empty grid has at most 25 rows");
  Source const source = n > 0 ? Source() : w.file();
  Givens const grid = n > 0 ? blank_givens(n) : read_givens(source);
  Boxes const boxes = boxes_for(w.size("--boxes"), grid.size);
  refuse_repeats(source, grid, boxes.height, boxes.width);
  w.made = fmt::format("dlx make sudoku, {} by {}, boxes of {} by {}, {} givens",
    grid.size, grid.size, boxes.height, boxes.width, grid.squares.size());
  return with_givens(sudoku(boxes, grid.symbols), grid);
}

@ The puzzles of \sec{puzzle/polyomino} are drawn; and the drawing comes from a file,
or we draw a board ourselves, and send the usual set of pieces to fill it. That
seems to be a detour. But the reader of drawings knows everything about pieces: how
they may be turned, which of their places are the same, what a hole is. And a
drawing has a name, like a file: the command that has made it.
\transcript{make-rectangle}

@<Describe packings@>=
{"make polyomino", "write the problem of a packing puzzle", "",@|
  {{"[FILE]", "a drawing of the puzzle; if missing or -, standard input"},@|
    {"--up-to-symmetry", symmetric}},
  {"dlx make polyomino puzzle.txt | dlx solve --board",
    "dlx make polyomino puzzle.txt | dlx solve --outline --limit 1"},@|
  [](Wishes& w) { return polyomino(w.file(), w.has("--up-to-symmetry")); }}

@ The drawing is explained in the help, briefly, by terms that are no options. Was
it \.{any} or \.{many}? One looks there, and not in a book.

@<Draw, fill, and check@>=
void explain_drawings(Declaration& d)
{
  d.remark("A drawing has lines such as these, in any order:");
  d.term("board", "a picture of the board is below, with # for a square and . "
    "for a hole; layers of a box stand side by side");
  d.term("piece F", "a picture of a piece is below; its name is F");
  d.term("piece F any", "it can be used any number of times; or once, or 3 "
    "times: piece F 3. Pieces may be turned, and turned over if the board is "
    "flat; or say fixed, rotated, or reflected");
  d.term("use pentominoes", "all pieces of this set; there are domino, "
    "trominoes, tetrominoes, pentominoes, soma");
  d.term("| text", "a comment");
}
Problem drawn(Wishes const& w, std::string const& drawing)
{ return polyomino({w.made, drawing}, w.has("--up-to-symmetry")); }
Problem packed(Wishes const& w, std::string const& pieces)
{
  auto const [rows, columns] = w.size();
  return drawn(w, draw_rectangle(rows, columns, w.has("--without-center")) + pieces);
}

@ Two sets of pieces are used most. A set of pentominoes has twelve different
pieces, so one of them can be forbidden to turn, and this leaves one solution of
each class. All dominoes are alike; there is none that could be forbidden
anything, and so the option is not declared. The hole in the middle
is as small as it can be in the middle: one square if both sides are odd, two if
one of them is, and four if none is. So the famous board of 64 squares has 60
left, which is what twelve pentominoes fill.

@<Describe boards full of pieces@>=
{"make pentominoes", "write the problem of twelve pentominoes", "",@|
  {{"SIZE", "rows and columns of the board, such as 6x10"},@|
    {"--without-center", hole},@|
    {"--up-to-symmetry", symmetric}},
  {"dlx make pentominoes 3x20 | dlx solve --outline",
    "dlx make pentominoes 8x8 --without-center --up-to-symmetry | dlx count"},@|
  [](Wishes& w) { return packed(w, "use pentominoes\n"); }},@/
{"make dominoes", "write the problem of a board full of dominoes", "",@|
  {{"SIZE", "rows and columns of the board, such as 6x10"},@|
    {"--without-center", hole}},
  {"dlx make dominoes 4x5 | dlx solve --outline --limit 1"},@|
  [](Wishes& w) { return packed(w, "use domino any\n"); }}

@ Squares of given sides fill a rectangle in \sec{puzzle/squared}; the nine sides
of the example are those of the smallest perfect squared rectangle. And since
drawings can have layers, the cube of Soma is a drawing of five lines.

@<Describe squares and the cube@>=
{"make squares", "write the problem of squares in a rectangle", "",@|
  {{"SIZE", "rows and columns of the rectangle, such as 32x33"},@|
    {"SIDE...", "the sides of the squares that shall fill it"}},
  {"dlx make squares 3x5 3 2 1 1 | dlx solve --outline",
    "dlx make squares 32x33 1 4 7 8 9 10 14 15 18 | dlx count --fundamental"},@|
  [](Wishes& w) {
    std::vector<int> sides;
    std::istringstream words(w.word("SIDE..."));
    for (int side; words >> side; ) sides.push_back(side);
    return drawn(w, draw_squares(w.size().rows, w.size().columns, sides));
  }},@/
{"make soma", "write the problem of the Soma cube", "",@|
  {{"--up-to-symmetry", symmetric}},
  {"dlx make soma --up-to-symmetry | dlx solve --board --limit 1"},@|
  [](Wishes& w) {
    std::string const layers = "### ### ###\n";
    return drawn(w, "board\n" + layers + layers + layers + "use soma\n");
  }}

@ The next two have no drawing and no grid, just a number. The order of things in a
row is a puzzle only if something is asked of it.
Langford asked for a distance: between the two 3s there shall be three others. Who
asks for nothing gets the permutations, of which there are $n!$; this is a useful
problem, since everybody knows its number.
\transcript{make-permutations}
Symmetry means reversal in a row. With 3 or 4 numbers, there are two
solutions, one of which is the other, read from its end; with 7, there are 52, or
26; and with 5 or 6, none, up to whatever.

@<Describe rows of numbers@>=
{"make langford", "write Langford's problem", "",@|
  {{"N", "the largest number; there are two of each"},@|
    {"--up-to-symmetry", "without the reversals of other solutions"}},
  {"dlx make langford 7 --up-to-symmetry | dlx solve --board"},@|
  [](Wishes& w) { return langford(w.number("N"), w.has("--up-to-symmetry")); }},@/
{"make permutations", "write the problem of all orders of N numbers", "",@|
  {{"N", "how many numbers there are, from 1 on"}},
  {"dlx make permutations 4 | dlx solve --board"},@|
  [](Wishes& w) { return permutations(w.number("N")); }}

@ In the puzzles of \sec{puzzle/edges} and \sec{puzzle/words}, neighbours have to agree
about a colour or a letter. Why are these no packings? One could draw the board. But
a packing asks which squares a piece covers, and here each tile covers one square;
what matters is what happens between two of them.

@<Describe tiles@>=
{"make macmahon", "write the problem of squares with coloured edges",
  "Each tile has four edges in some of the colours a, b, c. All tiles differ, "
  "even if they are turned, and edges that touch have the same colour. A board "
  "shows top, right, bottom, and left of each tile.",@|
  {{"SIZE", "rows and columns of the board, such as 4x6"},@|
    {"--colours K", "with K colours, at most 6; they make 1, 6, "
      "24, 70, 165, or 336 tiles", "3"},@|
    {"--border", "the edges around the board are all a"},@|
    {"--up-to-symmetry", symmetric}},
  {"dlx make macmahon 4x6 --border | dlx solve --board --limit 1",
    "dlx make macmahon 2x3 --colours 2 | dlx count"},@|
  [](Wishes& w) {
    return macmahon({w.size().rows, w.size().columns, w.number("--colours"),@|
      w.has("--border"), w.has("--up-to-symmetry")});
  }}

@ The first example is the square that was scratched into a wall of Pompeii. Its
five words make two covers: the square, and the square that begins with
{\tentex ROTAS}, read from its end.
\transcript{make-words}

@<Describe rectangles of words@>=
{"make words", "write the problem of a rectangle of words", "",@|
  {{"SIZE", "rows and columns, such as 3x4; each of them is a word"},@|
    {"--words FILE", "the words; those of other lengths are "
      "ignored; - is standard input"},@|
    {"--different", "no word is used twice"}},
  {"echo SATOR AREPO TENET OPERA ROTAS | dlx make words 5x5 --words - "
      "| dlx count",
    "echo TAN ONE TO AN NE | dlx make words 2x3 --words - | dlx solve --board"},@|
  [](Wishes& w) {
    if (not w.has("--words"))
      throw std::runtime_error("which words? say --words FILE");
    return word_rectangle(read_file(w.word("--words")), w.size().rows,@|
      w.size().columns, w.has("--different"));
  }}

@ The guests of \sec{puzzle/parties} only have to be counted. A triple system is a
season of games for three: 7 guests can play in 30 ways, and
9 in 840. That 8 guests cannot is found by the search, not by the maker, which
could count to eight, but would then have to prove what it says.

@<Describe guests@>=
{"make partitions", "write the problem of all partitions of N guests",
  "A board shows for each guest the first one at the same table.",@|
  {{"N", "how many guests there are, at most 16"},@|
    {"--tables K", "exactly K tables (default: any number)"}},
  {"dlx make partitions 4 | dlx solve --board",
    "dlx make partitions 8 --tables 3 | dlx count"},@|
  [](Wishes& w) { return partitions(w.number("N"), w.number("--tables")); }},@/
{"make triples", "write the problem of Steiner triple systems",
  "N guests play games for three, so that each two of them meet exactly once.",@|
  {{"N", "how many guests there are"}},
  {"dlx make triples 7 | dlx solve --limit 1",
    "dlx make triples 9 | dlx count"},@|
  [](Wishes& w) { return triples(w.number("N")); }}

@ Kirkman's girls of \sec{puzzle/schoolgirls} do the same, on seven days. Here the
maker is strict: with a number of girls that is not in the list, not everybody could
walk with everybody on whole days; and 27 of them would need more letters than there
are. The pieces of \sec{puzzle/pieces} end the table; their judge stands in
\sec{command/verify}.

@<Describe girls and chess pieces@>=
{"make schoolgirls", "write Kirkman's problem", "",@|
  {{"N", "the number of girls who walk out three abreast, so that any "
      "two do so once: 3, 9, 15, or 21"}},
  {"dlx make schoolgirls 15 | dlx solve --limit 1 | fold -s -w 30"},@|
  [](Wishes& w) { return schoolgirls(w.number("N")); }},@/
{"make pieces", "write the problem of eight chess pieces",
  "Every square is to be attacked, as if pieces did not block each other.",@|
  {{"--army LETTERS", "the pieces: K, Q, R, B, and N; two bishops stand on "
      "different colours", "KQRRBBNN"},
    {"--rows N", "the board is N by N", "8"},
    {"--up-to-symmetry", "one of each class of symmetric "
      "solutions; needs one queen, two bishops, and an even number of rows"},
    {"--priced", "each piece at most, not exactly, so often, for as "
      "many coins as it can attack squares; the usual army costs 105, and "
      "--max-cost 105 makes the search much faster"}},
  {"dlx make pieces --rows 4 --army KQB | dlx solve --board --limit 1",
    "dlx make pieces --rows 4 --army QRBB --up-to-symmetry | dlx count",
    "dlx make pieces --rows 6 --priced | dlx solve --cheapest --board"},@|
  [](Wishes& w) {
    return pieces(w.number("--rows"), w.word("--army"), w.has("--up-to-symmetry"),@|
      w.has("--priced"));
  }}

@ \pitfall{A problem that does not say how it was made, and is found again after
a year. A board of sixty squares and pieces for fifty-nine: a search finds nothing,
and one may believe that something was proved. The drawing complains before. A number
that is multiplied before it is checked.}

\pinned{\.{tests/command/make\UL test.cpp} makes a small puzzle of each kind, counts
what can stand on it, reads the command in its first line, and runs it again: the
same bytes must come out. It gives the makers grids and numbers that do not fit.}

\exercise[20]{Add \cmd{dlx make hexominoes 15x14}. There are 35 hexominoes, with 210
squares; but it is not a matter of searching long enough. Why can none of
the rectangles of that size be filled?}
\answer{Colour the squares like a chessboard: a rectangle of 210 squares has 105 of
each colour, an odd number. A hexomino covers three of each colour, or two and four
(11 of the 35 do). Twenty-four times three, and eleven times two or four, is an
even number of white squares, and 105 is odd. The entry of the table is that of
\.{make pentominoes} with other words; the set of pieces goes into
\.{puzzle/polyomino}.}

\exercise[15]{Golfers want the same as schoolgirls, with four in a group. What has to
be written, and where?}
\answer{A function |golfers| in a chapter of the part on puzzles, which lists all
groups of four for each day as \.{puzzle/schoolgirls} lists triples, and its test. Here
an entry of five lines: name, purpose, the setting \.N, an example, and the call.}

\summary{A puzzle is a command of two words, and an entry of one table; it writes its
own name on the first line.}
