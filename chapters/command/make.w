@** Making puzzles. \label{command/make}%
``Which puzzles are there?'' \cmd{dlx make} answers that: it is the beginning of eighteen
commands, each with its own settings and help.
\transcript{make-langford}
The first line is the command that made the problem, with its settings: a file that lacks half of
the solutions should say so. The options can be counted by hand. Two ones stand two places apart,
which is possible in four ways on six places; twos have three ways; and threes have two, of which
one is the mirror image of the other, and is left out. $4+3+1=8$ lines.

The makers know nothing of searching, and the searches know nothing of queens. They share the
format of \sec{text/dlx}, and the names of options, such as \.{Q@@(0,1)}, from which
\sec{puzzle/board} draws boards.
@^puzzle@>

@ Here are all of them, each with a small example. To model a new puzzle, look for one that is
like it, and read its problem.
$$\vbox{\halign{\.{#}\hfil\quad&#\hfil\quad&\hfil#\cr
\it dlx make&\it an option is&\it covers\cr
\noalign{\smallskip}
queens 8&a queen on a square; diagonals at most once&92\cr
torus 7&the same, and diagonals go on beyond the edge&28\cr
domination 5 --queens 3&a queen, and all squares that she sees&16\cr
latin 4&a symbol in a square&576\cr
sudoku --empty 4&the same, with boxes&288\cr
polyomino box.txt&a piece at a place, as it is drawn in a file&3\cr
pentominoes 3x20&one of twelve pieces at a place&2\cr
dominoes 8x8&two neighbouring squares&12{,}988{,}816\cr
squares 3x5 3 2 1 1&a square of a given side at a place&4\cr
soma&one of seven solid pieces in a cube&480\cr
langford 7&both copies of a number in a row&26\cr
permutations 5&a number at a place in a row&120\cr
macmahon 2x3 --colours 2&a tile in a square, turned; edges have colours&416\cr
words 5x5 \rm (of Pompeii)&a word in a row or column; squares have letters&2\cr
partitions 10&all who sit at one table&115{,}975\cr
triples 9&three who play a game; pairs are covered&840\cr
schoolgirls 9&the same, and the day&20{,}160\cr
pieces --rows 4 --army KQB&a chess piece, and all squares that it attacks&24\cr}}$$
Pentominoes, the cube, and Langford's numbers are counted \.{--up-to-symmetry}.

To see each link, take \.{latin 2}, nine nodes, or \.{queens 4}, 17, of which four are dead ends.
\.{latin 3} has 88 nodes. To test a search of your own, take \.{soma}: 257 thousand nodes of
links, and 11,520 covers. To measure its speed, take \.{pentominoes 6x10}, where two of three
nodes are dead ends, and \.{dominoes 8x8}, where none is: 50 million nodes, unless the search
remembers (\sec{fast/memory}).

@ Each puzzle is an entry of one table: name, purpose, settings, examples, and the function that
makes the problem; some have a remark. A puzzle of your own needs a function that returns a
|Problem|, and an entry here. This is the only chapter that knows all puzzles.

@(dlx/command/make.hpp@>=
#pragma once
/* The commands that make puzzles, from one table: name, purpose, settings, examples,
   and the function that makes the problem. */
#include "dlx/command/settings.hpp"
namespace dlx {
std::vector<Command> puzzle_commands(); /* in the order of the help */
} // |namespace dlx|

@ The table is a constant of words, which takes no time when a command starts.

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
#include "dlx/puzzle/polyomino.hpp"
#include "dlx/puzzle/sudoku.hpp"
#include "dlx/puzzle/torus.hpp"
#include "dlx/text/dlx.hpp"
#include <map>
#include <sstream>

namespace dlx {
namespace {
@<Declare what can be wished of a puzzle@>
@<Make a problem of what was wished@>
@<Name the settings that several puzzles have@>
constexpr Puzzle puzzles[] = {
  @<Describe boards and grids@>, @<Describe packings@>,
  @<Describe rows and tiles@>, @<Describe guests and chess pieces@>
};
@<Turn a puzzle into a command@>
}  // |namespace|
std::vector<Command> puzzle_commands()
{
  std::vector<Command> commands;
  for (Puzzle const& puzzle : puzzles)
    commands.push_back({std::string("make ") + puzzle.name, puzzle.purpose,
      [&puzzle](Declaration& d) { declare_puzzle(puzzle, d); }});
  return commands;
}
} // |namespace dlx|

@ Mistakes are found at three places. \cmd{dlx make dominoes 6x} has no size, which is noticed
when the word is read, and gets a caret. \cmd{dlx make macmahon 2x3 --colours 7} is refused by the
maker, in a sentence. The board of \cmd{dlx make pentominoes 6x9} is drawn, and the reader of the
drawing points into it, because there are 54 squares and 60. All three have status~2. \cmd{dlx
make triples 8} has no cover, but has status~0, because the problem was made.
$$\flowchart{
\stage{\.7}&\flow{26pt}{|read|}&\stage{|keep|}&\flow{24pt}{checks}&%
\stage{|Wishes|}&\flow{26pt}{reads}&\stage{\tt torus\UL from}&\flow{26pt}{calls}&%
\stage{|torus(7)|}&\flow{22pt}{}&\stage{problem}\cr
\below\small{a word}&&\small{a number?}&&\small{\.{N}: \.7}&&\small{|w.number()|}&&%
\small{part III}&&\small{as text}\cr}$$
The wishes are kept under the names of the settings, as words that have been checked; a word
becomes a number when a maker asks for one.

@<Declare what can be wished of a puzzle@>=
struct Puzzle;
struct Wishes {
  Puzzle const* puzzle = nullptr;
  std::map<std::string, std::string> words; /* by name: \.{N}, \.{--queens} */
  std::string made; /* the command, as far as it has been said */
  std::vector<std::string> notes; /* for standard error */
  bool has(std::string const& name) const { return words.count(name) > 0; }
  std::string word(std::string const& name) const
  { return has(name) ? words.at(name) : ""; }
  std::string file() const { return has("FILE") ? words.at("FILE") : "-"; }
  int number(std::string const& name = "N") const /* 0 if none was given */
  { return has(name) ? std::stoi(words.at(name)) : 0; }
  BoardSize size(std::string const& name = "SIZE") const
  {
    BoardSize size;
    if (has(name)) into(size)(words.at(name));
    return size;
  }
  bool up_to_symmetry() const { return has("--up-to-symmetry"); }
};

@ Of a setting, the first word is its name; the second, if there is one, stands for its value.

@<Declare what can be wished of a puzzle@>=
struct Setting {
  char const* words = nullptr; /* as in the help: \.{N}, \.{--queens K}, \.{[FILE]} */
  char const* explanation = nullptr;
  char const* standard = nullptr; /* the value, if none is given */
};
struct Puzzle {
  char const* name;
  char const* purpose;
  Setting settings[4];
  char const* examples[3];
  Problem (*make)(Wishes& w); /* can add to |w.made| */
  char const* remark = nullptr;
};

@ On a torus of $n$ rows, $n$ queens share $n$ diagonals in each direction (\sec{puzzle/torus}),
so each has exactly one queen, even if only ``at most one'' is asked for. With primary diagonals,
eleven queens have 3,906 nodes of links instead of 4,918, and the same covers; the default is
secondary, and the other is an experiment. If \.{domination} is given a number of queens, it is
part of the problem, not of the search (\sec{puzzle/domination}).

@<Make a problem of what was wished@>=
Problem queens_from(Wishes& w)
{ return queens(w.number(), w.has("--trivial-diagonals")); }
Problem torus_from(Wishes& w)
{
  bool const is_primary = w.word("--diagonals") == "primary";
  return torus(w.number(), is_primary ? Kind::primary : Kind::secondary);
}
Problem domination_from(Wishes& w) { return domination(w.number(), w.number("--queens")); }

@ Grids come from a text (\sec{puzzle/givens}), or are empty. A Latin square has a size, which the
text must have, too; a sudoku has the size of its text.
\transcript{make-sudoku}
A symbol that stands twice in a row would make a problem without any cover; so |refuse_repeats|
points at it. The boxes of a Latin square are its rows, which adds nothing, and saves a second
function.

@<Make a problem of what was wished@>=
Problem latin_from(Wishes& w)
{
  int const n = w.number();
  if (not w.has("--givens")) return latin(n);
  Source const source = read_file(w.word("--givens"));
  Givens const grid = read_givens(source, w.made + " --givens");
  if (grid.size != n) throw std::runtime_error(fmt::format("{0} has a grid of {1} by {1}; "
    "a Latin square of order {2} needs {2} by {2}", display_name(source), grid.size, n));
  refuse_walls(source, grid, 1, grid.size);
  refuse_repeats(source, grid, 1, grid.size);
  w.notes.push_back(grid.note);
  w.made += fmt::format(", {} givens", grid.squares.size());
  return with_givens(latin(n, grid.symbols), grid);
}

@ A sudoku is in a file, or is empty. Its boxes are the usual ones, if no others are wanted; if
the size is a prime number, there are none. The sides of a box are multiplied in 64 bits. An empty
grid that has more rows than any grid is cut down to 26, so that it is refused like a large one
from a file.

@<Make a problem of what was wished@>=
Problem sudoku_from(Wishes& w)
{
  int const n = w.number("--empty");
  if (n > 0 and w.has("FILE")) throw std::runtime_error(
    "an empty grid is not in a file; say either --empty or FILE");
  Source const source = n > 0 ? Source() : read_file(w.file());
  Givens const grid = n > 0 ? blank_givens(std::min(n, 26)) : read_givens(source, w.made);
  if (grid.size > 25) throw std::runtime_error("a sudoku has at most 25 rows");
  auto const [h, b] = w.size("--boxes");
  if (h > 0 and std::int64_t(h)*b != grid.size)
    throw std::runtime_error(fmt::format("boxes of {} by {} squares do not fit into "
      "a grid of {} by {}", h, b, grid.size, grid.size));
  Boxes const boxes = h > 0 ? @[Boxes{h, b}@] : usual_boxes(grid.size);
  if (h == 0 and boxes.height == 1)
    throw std::runtime_error(fmt::format("a grid of {0} by {0} has no boxes; "
      "dlx make latin knows such squares", grid.size));
  refuse_walls(source, grid, boxes.height, boxes.width);
  refuse_repeats(source, grid, boxes.height, boxes.width);
  w.notes.push_back(grid.note);
  w.made = fmt::format("dlx make sudoku, {0} by {0}, boxes of {1} by {2}, {3} givens",
    grid.size, boxes.height, boxes.width, grid.squares.size());
  return with_givens(sudoku(boxes, grid.symbols), grid);
}

@ Packings are drawn in a file (\sec{puzzle/polyomino}), or a drawing is made here, since the
reader of drawings knows how pieces may be turned, and what a hole is. The drawing is called like
the command that has made it.
\transcript{make-rectangle}
Of the twelve pentominoes, which are all different, one can be forbidden to turn, and this leaves
one solution of each class. Dominoes are all alike, so they have no such setting. The hole in the
middle is one square if both sides are odd, two if one of them is, and four if none is. Squares of
given sides fill a rectangle in \sec{puzzle/squared}.

@<Make a problem of what was wished@>=
Problem polyomino_from(Wishes& w)
{ return polyomino(read_file(w.file()), w.up_to_symmetry(), &w.notes); }
Problem drawn(Wishes const& w, std::string const& drawing)
{ return polyomino({w.made, drawing}, w.up_to_symmetry()); }
Problem packed(Wishes const& w, std::string const& pieces)
{
  auto const [rows, columns] = w.size();
  return drawn(w, draw_rectangle(rows, columns, w.has("--without-center")) + pieces);
}
Problem pentominoes_from(Wishes& w) { return packed(w, "use pentominoes\n"); }
Problem dominoes_from(Wishes& w) { return packed(w, "use domino any\n"); }
Problem squares_from(Wishes& w)
{
  std::istringstream words(w.word("SIDE..."));
  std::vector<int> const sides(std::istream_iterator<int>(words), {});
  return drawn(w, draw_squares(w.size().rows, w.size().columns, sides));
}
Problem soma_from(Wishes& w)
{ return drawn(w, "board\n### ### ###\n### ### ###\n### ### ###\nuse soma\n"); }

@ Langford's pairs and permutations need just a number. Their symmetry is reversal.
\transcript{make-permutations}
In the puzzles of \sec{puzzle/edges}, neighbours have to agree about a
colour or a letter. The best known rectangle of words is the square that was scratched into a
column in Pompeii, {\tentex ROTAS}. Its five words make two covers: this square, and the same read
from its end.
\transcript{make-words}

@<Make a problem of what was wished@>=
Problem langford_from(Wishes& w) { return langford(w.number(), w.up_to_symmetry()); }
Problem permutations_from(Wishes& w) { return permutations(w.number()); }
Problem macmahon_from(Wishes& w)
{
  return macmahon({w.size().rows, w.size().columns, w.number("--colours"),@|
    w.has("--border"), w.up_to_symmetry()});
}
Problem words_from(Wishes& w)
{
  return word_rectangle(read_file(w.file()), w.size().rows, w.size().columns,@|
    w.has("--different"), &w.notes);
}

@ A triple system is a season of games for three (\sec{puzzle/parties}): 7 guests can play in 30
ways, and 9 in 840. That 8 guests cannot is found by the search. Kirkman's girls of
\sec{puzzle/parties} do the same on several days, and their maker refuses a number for which there
are no whole days. \.{attacks} judges the pieces of \sec{puzzle/eight-pieces}
(\sec{command/verify}).

@<Make a problem of what was wished@>=
Problem partitions_from(Wishes& w) { return partitions(w.number(), w.number("--tables")); }
Problem triples_from(Wishes& w) { return triples(w.number()); }
Problem schoolgirls_from(Wishes& w) { return schoolgirls(w.number()); }
Problem pieces_from(Wishes& w)
{
  return pieces(w.number("--rows"), w.word("--army"), w.up_to_symmetry(),@|
    w.has("--priced"));
}

@ These settings occur in several entries.

@<Name the settings that several puzzles have@>=
constexpr Setting symmetric = {"--up-to-symmetry", "one of each class of symmetric solutions"};
constexpr Setting hole = {"--without-center", "with a hole in the middle of the board"};
constexpr Setting size_of_board = {"SIZE", "rows and columns of the board, at most 1000, such as 6x10"};
constexpr Setting number_of_rows = {"N", "the number of rows of the board, at most 1000"};

@ The help lists the puzzles in this order.

@<Describe boards and grids@>=
{"queens", "n queens, none of which attacks another",@|
  {number_of_rows, {"--trivial-diagonals", "keep the diagonals that have one square only"}},
  {"dlx make queens 8 | dlx count"}, queens_from},@/
{"torus", "n queens on a torus", {number_of_rows, {"--diagonals primary|secondary", "exactly "
  "one queen on each, or at most one; the covers are the same (default: secondary)"}},
  {"dlx make torus 7 | dlx solve --board --limit 1",
    "dlx make torus 11 --diagonals primary | dlx count --stats"}, torus_from},@/
{"domination", "queens in peace that see every square",@|
  {{"N", "the number of rows of the board, at most 50"},@|
    {"--queens K", "exactly K queens (default: any number)"}},
  {"dlx make domination 8 | dlx solve --cheapest --board",
    "dlx make domination 8 --queens 5 | dlx count"}, domination_from,
  "Each queen costs 1, so the cheapest cover has the fewest queens."},@/
{"latin", "a Latin square", {{"N", "the order of the square, from 1 to 26"},@|
    {"--givens FILE", "a grid of N by N with some squares filled, "
      "and . or 0 for the others; - is standard input"}},
  {"dlx make latin 3 | dlx solve --board --limit 1",
    "echo 'A.. .B. ...' | dlx make latin 3 --givens - | dlx solve --board"}, latin_from},@/
@<Describe the sudoku@>

@ A sudoku is read from a file, or is an empty grid.
@<Describe the sudoku@>=
{"sudoku", "a sudoku, empty or with givens",@|
  {{"[FILE]", "the grid, row by row, with . or 0 for blank "
      "squares, or ? * _; if missing or -, standard input. Symbols are characters, or "
      "words with blanks or commas between them; | - + = may draw the boxes"},@|
    {"--empty N", "no file, but an empty grid of N by N; N is at most 25, and no prime"},@|
    {"--boxes SIZE", "the height and width of the boxes, such as "
      "2x3 (default: as square as they can be, and wider than high)"}},
  {"echo '24.. 1.2. ...2 4...' | dlx make sudoku | dlx solve --board",
    "dlx make sudoku sudoku.txt | dlx solve --board",
    "dlx make sudoku --empty 4 | dlx count"}, sudoku_from}

@ The second example of squares is the smallest perfect squared rectangle.

@<Describe packings@>=
{"polyomino", "a packing puzzle, from a drawing",@|
  {{"[FILE]", "a drawing of the puzzle; if missing or -, standard input"}, symmetric},
  {"dlx make polyomino puzzle.txt | dlx solve --board",
    "dlx make polyomino puzzle.txt | dlx solve --outline --limit 1"}, polyomino_from},@/
{"pentominoes", "twelve pentominoes in a rectangle", {size_of_board, hole, symmetric},
  {"dlx make pentominoes 3x20 | dlx solve --outline",
    "dlx make pentominoes 8x8 --without-center --up-to-symmetry | dlx count"},
  pentominoes_from},@/
{"dominoes", "a rectangle full of dominoes", {size_of_board, hole},
  {"dlx make dominoes 4x5 | dlx solve --outline --limit 1"}, dominoes_from},@/
{"squares", "squares of given sides in a rectangle",@|
  {{"SIZE", "rows and columns of the rectangle, at most 1000, such as 32x33"},@|
    {"SIDE...", "the sides of the squares that shall fill it"}},
  {"dlx make squares 3x5 3 2 1 1 | dlx solve --outline",
    "dlx make squares 32x33 1 4 7 8 9 10 14 15 18 | dlx count --fundamental"},
  squares_from},@/
{"soma", "the Soma cube", {symmetric},
  {"dlx make soma --up-to-symmetry | dlx solve --board --limit 1"}, soma_from}

@ Rows of numbers, and tiles with coloured edges, need a size and little else.
@<Describe rows and tiles@>=
{"langford", "pairs of numbers at given distances, Langford's problem",@|
  {{"N", "the largest number, at most 500; there are two of each"},@|
    {"--up-to-symmetry", "without the reversals of other solutions"}},
  {"dlx make langford 7 --up-to-symmetry | dlx solve --board"}, langford_from},@/
{"permutations", "all orders of n numbers", {{"N", "how many numbers there are, from 1 on; at most 1000"}},
  {"dlx make permutations 4 | dlx solve --board"}, permutations_from},@/
{"macmahon", "squares with coloured edges",@|
  {{"SIZE", "rows and columns of the board, such as 4x6"}, {"--colours K", "with K colours, at most 6; they make 1, 6, "
      "24, 70, 165, or 336 tiles", "3"},@|
    {"--border", "the edges around the board are all a"}, symmetric},
  {"dlx make macmahon 4x6 --border | dlx solve --board --limit 1",
    "dlx make macmahon 2x3 --colours 2 | dlx count"}, macmahon_from,
  "Each tile has four edges in some of the colours a, b, c. All tiles differ, "
  "even if they are turned, and edges that touch have the same colour. A board "
  "shows top, right, bottom, and left of each tile."},@/
{"words", "a rectangle of words",@|
  {{"SIZE", "rows and columns, at most 100, such as 3x4; each of them is a word"},@|
    {"[FILE]", "the words; those of other lengths are ignored, and those with apostrophes; if missing or -, standard input"},@|
    {"--different", "no word is used twice"}},
  {"echo ROTAS OPERA TENET AREPO SATOR | dlx make words 5x5 | dlx count",
    "echo TAN ONE TO AN NE | dlx make words 2x3 | dlx solve --board"}, words_from}

@ Guests have a number, and perhaps a number of tables.
@<Describe guests and chess pieces@>=
{"partitions", "all ways to seat n guests at tables",@|
  {{"N", "how many guests there are, at most 16"},@|
    {"--tables K", "exactly K tables (default: any number)"}},
  {"dlx make partitions 4 | dlx solve --board",
    "dlx make partitions 8 --tables 3 | dlx count"}, partitions_from,
  "A board shows for each guest the first one at the same table."},@/
{"triples", "games for three: Steiner triple systems", {{"N", "how many guests there are, from 2 to 200"}},
  {"dlx make triples 7 | dlx solve --limit 1", "dlx make triples 9 | dlx count"},@|
  triples_from, "N guests play so that each two of them meet exactly once."},@/
{"schoolgirls", "walks for n girls, Kirkman's problem",@|
  {{"N", "the number of girls who walk out three abreast, so that any "
      "two do so once: 3, 9, 15, or 21"}},
  {"dlx make schoolgirls 15 | dlx solve --limit 1 | fold -s -w 30"}, schoolgirls_from},@/
@<Describe chess pieces@>

@ The usual army is that of \sec{puzzle/eight-pieces}.
@<Describe chess pieces@>=
{"pieces", "eight chess pieces that attack every square",@|
  {{"--army LETTERS", "the pieces: K, Q, R, B, and N; two bishops stand on "
      "different colours", "KQRRBBNN"},
    {"--rows N", "the board is N by N, from 2 to 16", "8"},
    {"--up-to-symmetry", "one of each class of symmetric "
      "solutions; needs one queen, two bishops, and an even number of rows"},
    {"--priced", "each piece at most, not exactly, so often, for as "
      "many coins as it can attack squares; the usual army costs 105, and "
      "--max-cost 105 makes the search much faster. Symmetry is broken by the "
      "queen and the dark bishop only: without one of them, several of a class remain"}},
  {"dlx make pieces --rows 4 --army KQB | dlx solve --board --limit 1",
    "dlx make pieces --rows 4 --army QRBB --up-to-symmetry | dlx count",
    "dlx make pieces --rows 6 --priced | dlx solve --cheapest --board"}, pieces_from,
  "Pieces attack as if they did not block each other."}

@ The text for a value is its type: \.N and \.K are numbers, \.{SIZE} is the size of a board,
\.{SIDE...} are several numbers, and all others are words. Each is checked when it is met, so that
a complaint has a caret; then the word is kept.

@<Turn a puzzle into a command@>=
Assign keep(Wishes& w, std::string const& name, std::string const& value)
{
  return [&w, name, value](std::string const& word) {
    int n = 0;
    BoardSize size;
    if ((value == "N") or (value == "K") or value == "SIDE...") into(n)(word);
    if (name == "--boxes") into(size, "a height and a width, as in 2x3")(word);
    else if (value == "SIZE") into(size)(word);
    auto& kept = w.words[name];
    if (value != "SIDE...") kept.clear();
    kept += (kept.empty() ? "" : " ") + word;
  };
}
std::string name_of(std::string const& words)
{ return words[0] == '[' ? words.substr(1, words.size() - 2) : words.substr(0, words.find(' ')); }

@ A setting with dashes is an option, whose value is the second word; otherwise it is a file,
perhaps in brackets.
@<Turn a puzzle into a command@>=
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

@ The first line of a problem is a command that makes the same problem again, with what was
wished, in the order of the help, except files. A sudoku says its size and the number of its
givens instead. \cmd{sh -c "\$(head -1 file \char"7C\ cut -c3-)"} makes a file again.

@<Turn a puzzle into a command@>=
Status make_puzzle(Wishes const& wishes)
{
  Wishes w = wishes;
  w.made = std::string("dlx make ") + w.puzzle->name;
  for (auto const* s = w.puzzle->settings; s < std::end(w.puzzle->settings) and s->words; ++s) {
    std::string const words = s->words, name = name_of(words), word = w.word(name);
    if (not w.has(name) or words.find("FILE") != words.npos) continue;
    if (name[0] == '-') w.made += ' ' + name;
    if (not word.empty()) w.made += ' ' + word;
  }
  auto const problem = w.puzzle->make(w);
  for (std::string const& note : w.notes) if (not note.empty()) say(note + '\n');
  return put(write_dlx(problem, w.made)), Status::found;
}

@ The drawing of a packing is explained in its help by terms that are no options.

@<Turn a puzzle into a command@>=
void explain_drawings(Declaration& d)
{
  d.remark("A drawing has lines such as these, in any order:");
  d.term("board", "a picture of the board is below, with # for a square and . "
    "for a hole; layers of a box stand side by side, with blanks between them only");
  d.term("piece F", "a picture of a piece is below; its name is F");
  d.term("piece F any", "it can be used any number of times; or once, or 3 "
    "times: piece F 3. Pieces may be turned, and turned over if the board is "
    "flat; or say fixed, rotated, or reflected");
  d.term("use pentominoes", "all pieces of this set; there are domino, "
    "trominoes, tetrominoes, pentominoes, soma");
  d.term("| text", "a comment");
}
void declare_puzzle(Puzzle const& puzzle, Declaration& d)
{
  auto& w = d.settings_of(make_puzzle);
  w.puzzle = &puzzle;
  if (puzzle.remark) d.remark(puzzle.remark);
  d.heading("What to make:");
  for (auto const& setting : puzzle.settings) if (setting.words) declare(d, setting, w);
  if (puzzle.make == polyomino_from) explain_drawings(d);
  std::vector<std::string> examples;
  for (auto const* line : puzzle.examples) if (line) examples.push_back(line);
  d.examples(examples);
}

@ \pitfall{A problem that does not say how it was made, and is found again after a year. A board
of sixty squares and pieces for fifty-nine: a search finds nothing, and one may believe that
something was proved. A number that is multiplied in 32 bits before it is checked.}

\pinned{\.{tests/command/make\UL test.cpp} makes small puzzles, counts their covers, takes the
command from the first line of each problem that names no file, and runs it again: the same bytes
must come out. It gives the makers grids and numbers that do not fit.}

\exercise[15]{Draw the puzzle of \cmd{dlx make dominoes 2x3} for \cmd{dlx make polyomino}, so that
the same options come out; and that of \cmd{dlx make squares 3x5 3 2 1 1}. Which other puzzles of
the table can be drawn, which cannot?} \answer{A line \.{board}, two lines \.{\#\#\#}, and \.{use
domino any}: but for the first line, the problem is the same, byte for byte. The squares are a
board of three lines, the pieces \.3 and \.2, and a piece \.{1~2}, which is a single square, used
twice. Pentominoes and the cube are drawings, too. All others cannot be drawn, since their items
are not only squares and pieces: there are diagonals, numbers, colours, pairs of guests.}

\summary{A puzzle is a command of two words, and an entry of one table; it writes its own name on
the first line.}
