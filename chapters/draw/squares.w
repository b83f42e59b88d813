@** Pictures of boards. \label{draw/squares}%
Where are the queens? A list of links is one way to look at a search, and not the way in which
one thinks of it. A chess player sees a {\it board}. If the options of a
problem name its squares (see
\sec{puzzle/board}), then a state of the search is a position on it, and here are
two.
\steps{\step{.36\pagewidth}{queens-4-boards/event-003}{a queen, and what she
leaves}\step{.36\pagewidth}{queens-4-boards/event-013}{two queens, and no
room}}{Positions of the search for four queens. A circle is a square where a
queen could still stand, a cross one where she could not.}

What does one look for on a board? A chess player counts the squares that are left; somebody who packs a box
looks for the hole that no piece will ever fill; and who solves a sudoku looks for a square with a single
mark. All three ask what is {\it still possible}, and that is just what a search knows about its options, and never
shows. So a board has to say for each square not only what stands there, but also what could.

In a packing, the items themselves are the squares. And a schedule
for a week, with options like {\tentex Ann@@(2,14)}, has a board, too, of
days and hours, although it is not called so. A name is enough.

@ A board can stand alone, or below the list. Alone it needs no stage, and draws no links, but it asks them what is
still possible; below the list, it shows what the links are about.

@(dlx/draw/squares.hpp@>=
#pragma once
/* Draws a state of a search as a position on a board, alone or below the
   list; for problems whose options name squares. */
#include "dlx/draw/picture.hpp"
namespace dlx {
std::string draw_board(Trace const& trace, Replay const& replay, Grain grain,
  bool bare = false); /* throws |std::invalid_argument| if there is none */
std::string draw_links_and_board(Stage const& stage, Replay const& replay,
  Grain grain, bool bare = false); /* and the place in the tree; throws likewise */
} // |namespace dlx|

@ First we look at the squares, then we draw them, and then we decide where.
Not every problem has a board; then the caller who asked for one is told why, in a
sentence that needs no place in a file.

@(dlx/draw/squares.cpp@>=
#include "dlx/draw/squares.hpp"
#include "dlx/draw/tableau.hpp"
#include "dlx/draw/tree.hpp"
#include <algorithm>
#include <fmt/format.h>
#include <functional>
#include <set>
#include <stdexcept>
#include <tuple>
namespace dlx {
namespace {
Board board_of(Problem const& problem)
{
  auto board = Board::of(problem);
  if (not board) throw std::invalid_argument(@|
    "the options of this problem do not name squares of a board");
  return std::move(*board);
}
@<Look at the squares@>
@<Draw all squares@>
@<Explain the signs of a board@>
}
@<Draw the board alone, or below the list@>
} // |namespace dlx|

@*1 Looking. A square can be in three states, and a fourth is told below: what is given. An option stands on it that has been
chosen; or there are options that could still be chosen; or there are none
any more. An option is still possible if none of its items is covered, and
none of its nodes is hidden on account of a colour or a bound. (An option
without primary items is never possible, whatever is covered, as
\sec{more/problem} decided.)
@^open option@>

Let us see what becomes of queen {\tentex Q@@(0,1)} when another one stands
on {\tentex(1,3)}. Their rows, columns, and diagonals are different items,
so none of the first queen's items is covered, and her square stays open.
The queen on {\tentex(0,2)}, however, shares a diagonal with the other one;
that diagonal is covered, and her square gets a cross. Nothing had to be known about queens.

@<Look at the squares@>=
bool is_open(Problem const& problem, Replay const& replay, int option)
{
  auto const& links = replay.links();
  int x = links.first_node(option);
  for (Entry const& e : problem.option(option))
    if (replay.is_covered(e.item) or links.is_hidden(x++)) return false;
  return problem.is_candidate(option);
}
struct Square {
  std::vector<std::string> chosen; /* the symbols that stand there */
  std::set<std::string> open, all; /* those that could now, or ever */
  std::string given;               /* from the beginning, if there is one */
  int owner = 0;                   /* an option that has been chosen */
  SquareState state() const {
    return not given.empty() ? SquareState::given
      : not chosen.empty() ? SquareState::chosen
      : open.empty() ? SquareState::closed : SquareState::open; }
};

@ Each option is asked once whether it has been chosen, and whether it is
open; its squares inherit the answer. Sets of symbols keep the letters in an
open square in alphabetical order, and each of them once.

Two chosen options on one square are rare, for a square is usually an item,
and an item has one owner. But the names of a problem can be wrong, and in a
crossword each square belongs to two words. Then both symbols are shown,
with a plus sign between them; to hide one of them would be to hide the
mistake. What is given (\sec{puzzle/givens}) stands there from the beginning, although the search has to
choose it like everything else: to the search, a given is an option whose item nobody else has, so it is
chosen without a choice, sooner or later. A person would never think of it as something that has been tried.

@<Look at the squares@>=
std::vector<Square> look_at_squares(Problem const& problem,
  Board const& board, Notes const& notes, Replay const& replay)
{
  std::vector<Square> squares(board.rows() * board.columns());
  auto const path = replay.path();
  for (int o = 1; o <= problem.option_count(); ++o) {
    bool const chosen = std::count(path.begin(), path.end(), o) > 0;
    bool const open = not chosen and is_open(problem, replay, o);
    for (auto const& p : board.places(o)) {
      auto& square = squares[p.row * board.columns() + p.column];
      square.all.insert(p.symbol);
      if (open) square.open.insert(p.symbol);
      std::string const shown = p.symbol == "Q" ? queen_glyph : p.symbol;
      if (notes.given[index(o)]) square.given = shown;
      if (not chosen) continue;
      square.chosen.push_back(shown);
      square.owner = o;
    }
  }
  return squares;
}

@ There is a moment when the list and the board disagree. Between ``try
{\tentex Q@@(0,0)}'' and the last of the covers that follow it, a queen
stands on the board, but the list has not yet been told whom she attacks.
Below the list this is just what one wants to see: cover after cover closes
a few more squares. On a board alone, it would be a queen who lets everybody into her column.
So the board alone is drawn from a replay that has run ahead, to the last of
these covers: a trial is {\it settled}. In the picture of event~3 of four queens, which
is the try of {\tentex Q@@(0,0)}, the covers of the events 4 and~5 have been done: the
first file and the long diagonal are closed. The replay that runs ahead is a copy,
and the caption is that of the caller's moment, for that is what the chess
player has just done. For four queens there are two or three such covers after
each try.
@^settled trial@>

@<Look at the squares@>=
void settle(Trace const& trace, Replay& replay)
{
  auto const& events = trace.events;
  auto settles = [&events](std::size_t e) {
    return takes_out(events[e].type) or events[e].type == Event::Type::spend; };
  std::size_t e = replay.event();
  while (e > 0 and settles(e - 1)) --e;
  if (e == 0 or events[e - 1].type != Event::Type::attempt) return;
  while (replay.event() < events.size() and settles(replay.event())) replay.forward();
}

@*1 Drawing. What has been seen is now put beside what is needed to draw it: the corner of the board and the
side of a square, on which its place depends, and nothing else. Four facts are
found once for all squares: whether each of them lies in a box; whether one of them is given; which symbols there are on the board, in their order; and whether different
ones can stand on the same square. On a chessboard with queens there is one, and no square is mixed; in a
sudoku there are nine, and all are.

@<Draw all squares@>=
struct BoardView {
  Board const& board;
  Notes notes;                 /* boxes, and what is given */
  std::vector<Square> squares; /* row by row */
  std::vector<std::string> symbols = {}; /* all that are on the board, in order */
  bool boxed = std::ranges::count(notes.box, 0) == 0; /* has each square a box? */
  bool any_given = std::ranges::count(notes.given, 1) > 0;
  bool mixed = false;          /* can different ones stand on a square? */
  Point corner = {};           /* at the upper left */
  double side = 56;
  Square const& at(int r, int c) const { return squares[r*board.columns() + c]; }
  Box place(int r, int c) const
  { return {corner.x + side*(c + 0.5), corner.y + side*(r + 0.5), side, side}; }
};

@ Whoever looks at a board sees all of its squares, and then what is true of all of them.

@<Draw all squares@>=
BoardView look_at_board(Problem const& problem, Board const& board, Replay const& replay)
{
  BoardView view = {board, notes_of(problem, board), {}};
  view.squares = look_at_squares(problem, board, view.notes, replay);
  std::set<std::string> symbols;
  for (Square const& s : view.squares) {
    symbols.insert(s.all.begin(), s.all.end());
    view.mixed = view.mixed or s.all.size() > 1;
  }
  view.symbols.assign(symbols.begin(), symbols.end());
  return view;
}

@ Each state has its text: the piece, what could stand there, the cross, and what is given.
A queen is larger than a letter, because the glyph has more
air around it. All sizes are given for a square of 40 points, and grow with
the square. If there is only one symbol that
could ever stand there, as with queens or with dominoes, then there is nothing
to distinguish, and a ring will do.
What is given is bold, and beside it what is chosen is not; where nothing is given, it may be bold, too.

@<Draw all squares@>=
Text inscription(Square const& s, bool bold)
{
  if (s.state() == SquareState::given) return {s.given, 22, ink, true};
  if (s.state() == SquareState::closed) return {times_glyph, 14, soft};
  if (s.state() == SquareState::chosen)
    return {fmt::format("{}", fmt::join(s.chosen, "+")),@|
      s.chosen[0] == queen_glyph ? 27.0 : 22.0, ink, bold};
  return {ring_glyph, 13};
}

@ And if several symbols could stand there? Whoever solves a sudoku with a pencil writes them small into the square,
each at its own place: the 1 at the upper left, the 5 in the middle, the 9 at the lower right. So
one sees at a glance, without reading, where the fives can be, and a mark that has been rubbed out leaves a
gap. Nine symbols need three rows of three; $n$ symbols, as many columns as the root of $n$,
rounded up. The two letters of the Latin squares stand side by side. In the first picture below, no square has all
nine marks: \cmd{dlx make sudoku} leaves out options that contradict what is given, as everybody does who begins with
a pencil. In the second one there are squares with two marks, and none with one; a square with one mark is an
item with one option, and the search has taken it at once.

Graphviz can set a table in a label, and a gap is a cell without text. Its cells have a
fixed size, lest a column of ones be narrower than a column of fours; and since a text that is
too large for its cell would be a reason for Graphviz to murmur, it has four fifths of the cell's height at most. Where that is too small to be read, as for the 81 ways in which one of MacMahon's squares can lie, the square says
how many marks there are.
(One box for each mark would be simpler here, but a sudoku has 729 of them, and each would have to be placed, named, and
read.)
\steps{\step{.475\pagewidth}{sudoku-boards/event-000}{before the first step}\step{.475\pagewidth}%
{sudoku-boards/event-260}{after 260 of 858 events}}{A sudoku, with what is given and with pencil marks.}
@^pencil marks@>

@<Draw all squares@>=
std::string pencil_marks(std::set<std::string> const& open,
  std::vector<std::string> const& symbols, double side)
{
  double across = 1, longest = 1;
  while (across*across < static_cast<double>(symbols.size())) ++across;
  for (auto const& s : symbols) longest = std::max(longest, width_of(s, 1));
  int const cell = static_cast<int>(0.9*side/across);
  double const size = std::min(0.8*cell, 1.1*cell/longest);
  if (size < 4) return label(Text{std::to_string(open.size()), side/3, soft});
  auto html = fmt::format("<FONT POINT-SIZE=\"{:.1f}\" COLOR=\"{}\"><TABLE BORDER=\"0\" "
    "CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"0\"><TR>", size, soft);
  for (std::size_t k = 0; k < symbols.size(); ++k) {
    if (k > 0 and k % static_cast<std::size_t>(across) == 0) html += "</TR><TR>";
    html += fmt::format("<TD FIXEDSIZE=\"TRUE\" WIDTH=\"{0}\" HEIGHT=\"{0}\">{1}</TD>", cell,@|
      open.contains(symbols[k]) ? escape_label(symbols[k]) : "");
  }
  return html + "</TR></TABLE></FONT>";
}

@ Every square has a thin frame, but a piece of five squares should look like one
piece. So a square that has been chosen gets a frame of the colour that it is filled with, which is not
seen, and thick lines are drawn around the whole piece, later. In a sudoku, thick lines belong to the boxes, and
a digit that has been chosen has a thin frame as all others have.
\steps{\step{.36\pagewidth}{box-boards/event-009}{two pieces, and what the
third could fill}\step{.36\pagewidth}{box-boards/event-034}{two pieces, and
no room for the third}}{The box of \sec{puzzle/polyomino} while it is being
packed.}

The square in row 1, column 2 has the identity \.{q1\UL2}, and its class tells the
state, for those who look at the SVG file.

@<Draw all squares@>=
constexpr char const* kinds[] = { "square chosen", "square open", "square closed",
  "square given" };
void draw_square(Sheet& sheet, BoardView const& p, int r, int c)
{
  auto const id = fmt::format("q{}_{}", r, c);
  Square const& s = p.at(r, c);
  auto look = look_of_square(s.state());
  if (s.state() == SquareState::chosen) {
    look.width = 1;
    if (not p.boxed) look.edge = look.fill;
  }
  Text text = inscription(s, not p.any_given);
  text.size *= p.side/40;
  auto const kind = kinds[index(s.state())];
  if (s.state() == SquareState::open and p.mixed) sheet.box(id, kind, p.place(r, c),@|
    attributes(look), pencil_marks(s.open, p.symbols, p.side));
  else sheet.write(id, kind, p.place(r, c), text, attributes(look));
}

@ Where are the thick lines? In \sec{draw/tableau} there is a function that finds them, if one tells it which
neighbours are the same: those in one box, or those that are covered by one option, and nothing is a
neighbour as well, outside of the board and where no option stands. (If there are boxes, the
border of the board is a border of boxes, too; so outside is different from all of them.) A line is a box
without height, or without width; one from left to right that begins at the corner of row~1, column~2
is \.{h1\UL2}, in whichever picture it is. Long lines are drawn first, for what is smaller lies on what is larger in all
our pictures, and \sec{draw/film} relies on it. What is no square of the board, a hole, or what lies beside
a board that is no rectangle, is left blank.

@<Draw all squares@>=
void draw_walls(Sheet& sheet, BoardView const& p)
{
  auto const number_at = [&p](int r, int c) {
    if (not p.board.has_square(r, c)) return p.boxed ? -1 : 0;
    return p.boxed ? p.notes.box[index(r*p.board.columns() + c)] : p.at(r, c).owner; };
  auto const same = [&number_at](int r, int c, int i, int j) {
    return number_at(r, c) == number_at(i, j); };
  auto lines = walls(p.board, p.side, same);
  std::ranges::stable_sort(lines, std::greater(), [](auto const& w) {
    return w.second.x - w.first.x + w.second.y - w.first.y; });
  for (auto const& [a, b] : lines)
    sheet.box(fmt::format("{}{:.0f}_{:.0f}", a.x < b.x ? "h" : "v", a.y/p.side, a.x/p.side),@|
      "wall", {p.corner.x + (a.x + b.x)/2, p.corner.y + (a.y + b.y)/2,@|
      b.x - a.x + 0.01, b.y - a.y + 0.01}, attributes(Look{ink, ink, 2.6}));
}
void draw_squares(Sheet& sheet, BoardView const& p)
{
  for (int r = 0; r < p.board.rows(); ++r)
    for (int c = 0; c < p.board.columns(); ++c)
      if (p.board.has_square(r, c)) draw_square(sheet, p, r, c);
  draw_walls(sheet, p);
  @<Number the rows and columns@>
}

@ Rows and columns are numbered
along the edges, from 0, as in the names of the options. And so that nobody has to guess which of the two comes first in such
a name, the words stand there, too. All this needs 60 points on the left, and 41 above the board.

@<Number the rows and columns@>=
double const left = p.corner.x - 13, above = p.corner.y - 13;
for (int r = 0; r < p.board.rows(); ++r)
  sheet.write(fmt::format("qr{}", r), "text", {left, p.place(r, 0).y, 30, 18},@|
    {std::to_string(r), 16, soft});
for (int c = 0; c < p.board.columns(); ++c)
  sheet.write(fmt::format("qc{}", c), "text", {p.place(0, c).x, above, 40, 18},@|
    {std::to_string(c), 16, soft});
sheet.write("qrow", "text", {left - 25, p.corner.y + p.board.rows()*p.side/2, 44, 18},@|
  {"row", 16, soft});
sheet.write("qcolumn", "text", {p.corner.x + p.board.columns()*p.side/2, above - 19, 86, 18},@|
  {"column", 16, soft});

@*1 The legend of a board. It shows the states that occur, as they are drawn. But an
open square bears a ring only if all pieces are alike; otherwise it bears
symbols, and then the legend shows two that can meet on a square. A reader who sees \.{A B} in a square for
the first time would take it for a piece.
\figure{.31\pagewidth}{latin-2-boards/event-003}{Two letters, and a legend which
says that there are two.}

@<Explain the signs of a board@>=
std::vector<Sign> board_signs(BoardView const& view)
{
  auto const occurs = [&](SquareState state) {
    for (int r = 0; r < view.board.rows(); ++r)
      for (int c = 0; c < view.board.columns(); ++c)
        if (view.board.has_square(r, c) and view.at(r, c).state() == state) return true;
    return false; };
  auto const shared = std::ranges::find_if(view.squares, [](Square const& s) { return s.all.size() > 1; });
  auto const open = shared == view.squares.end() ? ring_glyph
    : *shared->all.begin() + ' ' + *std::next(shared->all.begin());
  std::tuple<SquareState, char const*, std::string> const all[] = {
    {SquareState::given, "given", ""}, {SquareState::chosen, "chosen", ""},@|
    {SquareState::open, "still possible", open},
    {SquareState::closed, "impossible now", times_glyph} };
  std::vector<Sign> signs;
  for (auto const& [state, words, mark] : all)
    if (occurs(state)) signs.push_back({attributes(look_of_square(state)), words,@|
      width_of(mark, 9) > 24 ? "" : escape_label(mark)});
  return signs;
}

@*1 Alone, and below the list. A picture of the board alone has squares of
56 points, and it is at least 420 points wide, so that its title can be read
even for a board of two by two.

@<Draw the board alone, or below the list@>=
std::string draw_board(Trace const& trace, Replay const& replay, Grain grain, bool bare)
{
  auto const board = board_of(trace.problem);
  Replay after = replay;
  settle(trace, after);
  auto const view = look_at_board(trace.problem, board, after);
  double const w = board.columns()*view.side;
  double const beside = bare ? 60 : std::max(60.0, (420 - w)/2), all = w + 2*beside;
  double const below = board.rows()*view.side + 8 + (bare ? 0 : legend_height(all));
  Sheet sheet(box_of(0 - beside, bare ? -44 : -44 - title_height(all), w + beside, below));
  Caption const c = caption(trace, replay, grain, false);
  if (not bare) sheet.title(c.what, c.change, c.detail);
  draw_squares(sheet, view);
  if (not bare) sheet.legend(board_signs(view));
  return sheet.text();
}

@ Where should the board be, if it is not alone? It once stood beside the list, at the right, as two pages of a book
stand side by side. But a list is often high, and a board is not; two thirds of what was beside the list were white, and
because of them everything had to be a third smaller when the picture was shrunk to the width of a page. Below the list
it costs no width, unless it is wider than the list, and some height, of which a page has more.

A board of three or four rows is 180 points high; a smaller one has squares of 80 points, a larger one of 40. To its right is its legend, line by line, for there is room, and
then its signs do not mix with those of the list. Further to the right is the place in the tree (\sec{draw/tree}), and so the
three views of a search are on one
sheet: the links, what they are about, and how far one has come. Here the replay does not run ahead: list and board
show the same moment.

@<Draw the board alone, or below the list@>=
std::string draw_links_and_board(Stage const& stage, Replay const& replay,
  Grain grain, bool bare)
{
  auto const& trace = stage.trace();
  auto const board = board_of(trace.problem);
  auto view = look_at_board(trace.problem, board, replay);
  view.side = std::clamp(180.0/board.rows(), 40.0, 80.0);
  double const above = 44, h = std::max(board.rows()*view.side, 160.0);
  double const w = 60 + board.columns()*view.side + 270; /* with numbers and legend */
  auto const paint = [&](Sheet& sheet, Box const& room) {
    view.corner = {room.left() + 60, room.top() + above};
    draw_squares(sheet, view);
    @<Put the legend and the tree beside the board@>
  };
  return draw_links(stage, replay, grain, bare, {w, above + h + 14, paint});
}

@ The signs stand 40 points apart, so four of them need 160, and have them. Where the list is so narrow, or the tree so
wide, that there is no room, the tree is left out; the title tells the place in words.

@<Put the legend and the tree beside the board@>=
double const right = view.corner.x + board.columns()*view.side, size = 20;
int line = 0;
for (Sign const& sign : board_signs(view)) {
  sheet.sign(fmt::format("board{}", line), sign, {right + 30, view.corner.y + 14 + 2*size*line}, size);
  ++line;
}
Box const rest = box_of(right + 300, room.top() + 38, room.right(), room.bottom() - 8);
auto const done = moment_of(trace, replay).events.size();
if (rest.w > 160 and draw_place(sheet, trace, done, rest))
  sheet.write("place", "text", {rest.x, room.top() + 20, std::min(rest.w, 400.0), 24},@|
    {"the place in the search tree", size, soft});

@ \pitfall{A board that is drawn from the solution instead of the trace, and
so has nothing to show until the end. Two pieces
on one square, of which one hides the other, and the mistake with it.}

\pinned{\.{tests/draw/squares\UL test.cpp} compares each square with what a chess player would say.}

\exercise[15]{Write into each open square how many options could still fill it,
instead of their symbols. For which puzzles is this the better picture?}
\answer{|Square::open| becomes a number, and |look_at_squares| counts where it
inserts. In a packing, where the five letters that fit say little, a~1 shows at
once which piece is forced; for queens all numbers are 0 or~1, and the ring was
better.}

\summary{An option is chosen, open, or closed, and its squares inherit that.
The board alone runs ahead of the list, until a trial is settled.}
