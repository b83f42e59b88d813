@** Boards and matrices. \label{draw/squares}%
Where are the queens? A list of links is not the way in which one thinks of a search. A chess player
sees a {\it board}. If the options of a problem name its squares (see \sec{puzzle/board}), then a
state of the search is a position on it, and here are two.
\steps{\step{.36\pagewidth}{queens-4-boards/event-003}{a queen, and what she
leaves}\step{.36\pagewidth}{queens-4-boards/event-013}{two queens, and no
room}}{Positions of the search for four queens. A circle is a square where a
queen could still stand, a cross one where she could not.} A board has to show for each square not
only what is there, but also what is {\it still possible}.

@ And what does a person do who searches with a pencil? Choose a column, choose a row, cross out
what it forbids. Report~1 [HM21] does so in ten steps, and here is the seventh, where the second choice
turns out to be wrong.
\figure{.44\pagewidth}{report-latin-by-hand/step-007}{Algorithm~X by hand.
Row 2 has failed, and row~6 is next. Under each column is the number of rows that are left for it,
or a check mark if it is satisfied.} Such pictures need the decisions of a search, and not its
links. They show what the links save: after the choice of a row, all rows that share a column with
it must be found, cell by cell; after a failure the same rows must be found again.

A step is described first, and drawn then. The description has the rows taken, and which of them are {\it settled\/}: the rows that clash with them have been crossed out. Everything else is computed when the
picture is drawn. After the seventh of the ten steps, |chosen| is $\{7\}$, |item| is column C2, and
|tried| is $\{2\}$.

@<Declare the steps of a person@>=
struct MatrixStep { /* what is on paper after a step */
  Caption text;
  int item = 0;              /* the column branched on, or 0 */
  std::vector<int> chosen;   /* the rows of the partial solution */
  std::vector<int> settled;  /* those whose clashing rows are crossed out */
  std::vector<int> tried; /* rows of this column that have been tried */
};
std::vector<MatrixStep> matrix_steps(Trace const& trace);
  /* empty if the trace is not of a search; throws |std::invalid_argument| if
     the problem has bounds, or the search counted money */
std::string draw_matrix(Problem const& problem, MatrixStep const& step,
  bool bare = false); /* in DOT. Time: rows, times columns, times the length
     of a row, times the rows chosen */
Tableau small_matrix(Problem const& problem, MatrixStep const& step, int number,
  double width); /* the same, as small as the frames of \sec{draw/multiples} */

@ A board can be drawn alone, or below the list. Alone it needs no stage, but it asks the links what
is still possible.

@(dlx/draw/squares.hpp@>=
#pragma once
/* Draws a state of a search as a position on a board, alone or below the
   list, for problems whose options name squares; and the steps of a person
   with a pencil, found in a trace, on a matrix. */
#include "dlx/draw/picture.hpp"
#include "dlx/draw/tableau.hpp"
namespace dlx {
std::string draw_board(Trace const& trace, Replay const& replay, Grain grain,
  bool bare = false); /* throws |std::invalid_argument| if there is none */
std::string draw_links_and_board(Stage const& stage, Replay const& replay,
  Grain grain, bool bare = false); /* and the place in the tree; throws likewise */
@<Declare the steps of a person@>
} // |namespace dlx|

@ The first half of the program draws boards, the second half matrices.

@(dlx/draw/squares.cpp@>=
#include "dlx/draw/squares.hpp"
#include "dlx/draw/tree.hpp"
#include <algorithm>
#include <fmt/format.h>
#include <functional>
#include <set>
#include <stdexcept>
namespace dlx {
namespace {
@<Look at the squares@>
@<Draw all squares@>
@<Find rows that clash@>
@<Declare the class |Follower|@>
@<Lay out a matrix@>
@<Draw the rows of a matrix@>
@<Draw the columns of a matrix@>
@<Declare what draws small matrices@>
}
@<Draw the board alone, or below the list@>
@<Find the steps of a person@>
@<Draw a matrix@>
} // |namespace dlx|

@*1 Looking at a board. An option is chosen, or still possible, or neither. It is possible if none
of its items is covered, and none of its nodes is hidden because of a colour or a bound. An option
without primary items is never possible (\sec{more/problem}).
@^open option@>

Suppose that a queen stands on {\tentex(1,3)}. The option of {\tentex(0,2)} contains one of her
diagonals; that diagonal is covered, so the square gets a cross.

@<Look at the squares@>=
Board board_of(Problem const& problem)
{
  auto board = Board::of(problem);
  if (not board) throw std::invalid_argument(@|
    "the options of this problem do not name squares of a board");
  return std::move(*board);
}
bool is_open(Problem const& problem, Replay const& replay, int option)
{
  auto const& links = replay.links();
  int x = links.first_node(option);
  for (Entry const& e : problem.option(option))
    if (replay.is_covered(e.item) or links.is_hidden(x++)) return false;
  return problem.is_candidate(option);
}

@ A square has the symbols of its options. If a symbol is given (\sec{puzzle/givens}), the search
has to choose its option like every other, but a person would not call that a try.

@<Look at the squares@>=
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

@ Sets of symbols keep the letters in an open square in alphabetical order, and each of them once.
In a crossword each square belongs to two words, and the names of a problem can be wrong. Then both
symbols are shown, with a plus sign between them.

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

@ Between ``try {\tentex Q@@(0,0)}'' and the last of the covers that follow it, a queen stands on
the board, but the squares that she attacks are not yet closed. Below the list, cover after cover
closes a few more squares. The board alone is drawn from a copy of the replay that has run ahead, to
the last of these covers: a trial is {\it settled}.
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

@*1 Drawing a board. A |BoardView| has the squares, and what is needed to draw them: the corner of
the board and the side of a square. Four facts are found once: whether each square lies in a box;
whether one of them is given; which symbols there are; and what stands for an open square in the
legend: a ring, or two symbols that can meet on a square.

@<Draw all squares@>=
struct BoardView {
  Board const& board;
  Notes notes;                 /* boxes, and what is given */
  std::vector<Square> squares; /* row by row */
  std::vector<std::string> symbols = {}; /* all that are on the board, in order */
  bool boxed = std::ranges::count(notes.box, 0) == 0; /* has each square a box? */
  bool any_given = std::ranges::count(notes.given, 1) > 0;
  std::string open = ring_glyph; /* the sign for an open square */
  Point corner = {};           /* at the upper left */
  double side = 56;
  Legend legend = {};
  Square const& at(int r, int c) const { return squares[r*board.columns() + c]; }
  Box place(int r, int c) const
  { return {corner.x + side*(c + 0.5), corner.y + side*(r + 0.5), side, side}; }
};

@ Each state has its text. All sizes are for a square of 40 points, and grow with the square. Given
symbols are bold; beside them, chosen ones are not.

@<Draw all squares@>=
BoardView look_at_board(Problem const& problem, Board const& board, Replay const& replay)
{
  BoardView view = {board, notes_of(problem, board), {}};
  view.squares = look_at_squares(problem, board, view.notes, replay);
  std::set<std::string> symbols;
  for (Square const& s : view.squares) {
    symbols.insert(s.all.begin(), s.all.end());
    if (s.all.size() > 1 and view.open == ring_glyph)
      view.open = *s.all.begin() + ' ' + *std::next(s.all.begin());
  }
  view.symbols.assign(symbols.begin(), symbols.end());
  return view;
}
Text inscription(Square const& s, bool bold)
{
  if (s.state() == SquareState::given) return {s.given, 22, ink, true};
  if (s.state() == SquareState::closed) return {times_glyph, 14, soft};
  if (s.state() == SquareState::chosen)
    return {fmt::format("{}", fmt::join(s.chosen, "+")),@|
      s.chosen[0] == queen_glyph ? 27.0 : 22.0, ink, bold};
  return {ring_glyph, 13};
}

@ If several symbols could stand there, they are written small into the square, as by a person who
solves a sudoku: each at its own place, so that a missing mark leaves a gap. Nine symbols need three
rows of three; $n$ symbols, as many columns as the root of $n$, rounded up.

Graphviz sets a table in a label, and a gap is a cell without text. A text that is too large for its
cell would make Graphviz complain, so it has four fifths of the cell's height at most. Where that is
too small to be read, the square says how many marks there are.
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

@ Every square has a thin frame, but a piece of five squares should look like one piece. So a square
that has been chosen gets a frame of its own colour, and thick lines are drawn around the whole
piece, later. In a sudoku, thick lines belong to the boxes.
\steps{\step{.36\pagewidth}{box-boards/event-009}{two pieces, and what the
third could fill}\step{.36\pagewidth}{box-boards/event-034}{two pieces, and
no room for the third}}{The box of \sec{puzzle/polyomino} while it is being
packed.} The square in row 1, column 2 has the identity \.{q1\UL2}, and its class says the state.
\figure{.31\pagewidth}{latin-2-boards/event-003}{Two letters, and a legend which
says that there are two.}

@<Draw all squares@>=
constexpr char const* kinds[] = { "square chosen", "square open", "square closed",
  "square given" };
void draw_square(Sheet& sheet, BoardView& p, int r, int c)
{
  auto const id = fmt::format("q{}_{}", r, c);
  Square const& s = p.at(r, c);
  auto look = look_of_square(s.state());
  @<Explain a square with this |look|@>
  if (s.state() == SquareState::chosen) {
    look.width = 1;
    if (not p.boxed) look.edge = look.fill;
  }
  Text text = inscription(s, not p.any_given);
  text.size *= p.side/40;
  auto const kind = kinds[index(s.state())];
  if (s.state() == SquareState::open and p.open != ring_glyph) sheet.box(id, kind, p.place(r, c),@|
    attributes(look), pencil_marks(s.open, p.symbols, p.side));
  else sheet.write(id, kind, p.place(r, c), text, attributes(look));
}

@ In the legend, what is given comes first. A sign that is too wide for its square is left out.

@<Explain a square with this |look|@>=
constexpr std::pair<int, char const*> meanings[] = { {1, "chosen"}, {2, "still possible"},@|
  {3, "impossible now"}, {0, "given"} }; /* by state */
auto const& [order, words] = meanings[index(s.state())];
std::string const mark = s.state() == SquareState::open ? p.open@|
  : s.state() == SquareState::closed ? times_glyph : "";
p.legend[order] = {attributes(look), words, width_of(mark, 9) > 24 ? "" : escape_label(mark)};

@ The function |walls| of \sec{draw/tableau} finds the thick lines, given which neighbours are the
same: those in one box, or those that are covered by one option. A line is a box without height, or
without width; one from left to right that begins at the corner of row~1, column~2 is \.{h1\UL2} in
all pictures. Long lines are drawn first, for what is smaller lies on what is larger in all our
pictures, and \sec{draw/film} relies on it.

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
void draw_squares(Sheet& sheet, BoardView& p)
{
  for (int r = 0; r < p.board.rows(); ++r)
    for (int c = 0; c < p.board.columns(); ++c)
      if (p.board.has_square(r, c)) draw_square(sheet, p, r, c);
  draw_walls(sheet, p);
  @<Number the rows and columns@>
}

@ Rows and columns are numbered along the edges, from 0, as in the names of the options.

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

@ A picture of the board alone has squares of 56 points, and is at least 420 points wide, so that
its title can be read.

@<Draw the board alone, or below the list@>=
std::string draw_board(Trace const& trace, Replay const& replay, Grain grain, bool bare)
{
  auto const board = board_of(trace.problem);
  Replay after = replay;
  settle(trace, after);
  auto view = look_at_board(trace.problem, board, after);
  Box const all = box_of(-60, -44, board.columns()*view.side + 60, board.rows()*view.side + 8);
  Sheet sheet(bare ? all : with_words(all, 420));
  Caption const c = caption(trace, replay, grain, false);
  if (not bare) sheet.title(c.what, c.change, c.detail);
  draw_squares(sheet, view);
  if (not bare) sheet.legend(view.legend);
  return sheet.text();
}

@ Below the list, a board costs no width, unless it is wider than the list. A board of three or four
rows is 180 points high; a smaller one has squares of 80 points, a larger one of 40. To its right is
its legend, line by line, and further to the right the place in the tree (\sec{draw/tree}). Here the
replay does not run ahead: list and board show the same moment.

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

@ The signs are 40 points apart, so four of them need 160. Where there is no room for the tree, the
title describes the place in words.

@<Put the legend and the tree beside the board@>=
double const right = view.corner.x + board.columns()*view.side, size = 20;
int line = 0;
for (auto const& [order, sign] : view.legend) {
  sheet.sign(fmt::format("board{}", line), sign, {right + 30, view.corner.y + 14 + 2*size*line}, size);
  ++line;
}
Box const rest = box_of(right + 300, room.top() + 38, room.right(), room.bottom() - 8);
auto const done = moment_of(trace, replay).events.size();
if (rest.w > 160 and draw_place(sheet, trace, done, rest))
  sheet.write("place", "text", {rest.x, room.top() + 20, std::min(rest.w, 400.0), 24},@|
    {"the place in the search tree", size, soft});

@*1 Following a search by hand. A person takes a step in three movements: choose a column; choose a
row; cross out the rows that clash with it. And a fourth, after a failure: back, and mark the row
that was wrong. If only one row is left for a column, taking it is no choice. A {\it forced\/} step
gets no picture of its own. The ten pictures of the report come about like this:
$$\vbox{\halign{\hfil#\quad&#\hfil\cr
1--3&choose C3; take row 7; strike out rows 3, 5, 8\cr
4--6&choose C2; take row 2; strike out rows 1, 4, 6: a dead end\cr
7--9&back to C2, row 2 has been tried; take row 6; strike out row 2\cr
10&solution: rows 7, 6, and then 1 and 4, which were forced\cr}}$$
@^forced choice@>
A |Follower| reads a trace like this. A row is {\it pending\/} when it has been taken but the rows
that clash with it are still there.

@<Declare the class |Follower|@>=
struct ChosenColumn { int item = 0; bool forced = false; std::vector<int> tried; };
struct Follower {
  Trace const& trace;
  std::vector<MatrixStep> steps = {};
  std::vector<int> path = {};       /* the rows taken, by level */
  std::vector<ChosenColumn> choices = {}; /* the columns chosen, by level */
  bool pending = false;             /* is the last row? */
  @<Follow the algorithm on a matrix@>
};

@ Rows clash if they share a column: in the Latin squares, row~7 (which has columns 3, 7, and
12) clashes with 3, 5, and~8, and step~3 crosses them out. A row does not clash with itself. On a
matrix, rows have numbers, with or without a name.

@<Find rows that clash@>=
bool has_item(Problem const& problem, int o, int item)
{
  return std::ranges::count(problem.option(o), item, &Entry::item) > 0;
}
bool clashes(Problem const& problem, int o, std::vector<int> const& all)
{
  for (int p : all)
    for (Entry const& e : problem.option(o))
      if (p != o and has_item(problem, p, e.item)) return true;
  return false;
}
std::string name_row(Problem const& problem, int o, char const* between = ", ")
{
  auto const& name = problem.option_name(o);
  return std::to_string(o) + (name.empty() ? "" : between + name);
}
std::string list_rows(std::vector<int> const& rows)
{
  return fmt::format(" row{} {}", rows.size() == 1 ? "" : "s", fmt::join(rows, " "));
}

@ The rows that are settled are all that have been taken, except for a pending one, which is always
the last. The column is the one at the level of the first row that is not settled. After a failure
no column is marked.

A choice at level |k| comes when |k| rows have been taken. If the last of them is pending, the rows
that clash with it are now crossed out: the choice of C2 at level 1 makes step~3 first, and is
itself step~4. If the column has no rows, the event |dead| comes next and will do it, with other
words.

@<Follow the algorithm on a matrix@>=
void show(std::string what, std::string detail, bool failed = false)
{
  MatrixStep s = {{std::move(what), "", std::move(detail)}, 0, path, path, {}};
  if (pending) s.settled.pop_back();
  if (auto const level = s.settled.size(); level < choices.size() and not failed) {
    s.item = choices[level].item;
    s.tried = choices[level].tried;
  }
  steps.push_back(std::move(s));
}
void choose(Event const& event)
{
  if (event.size > 0) strike_out(false);
  choices.resize(event.level);
  choices.push_back({event.item, event.size == 1, {}});
  if (event.size > 1) show("choose " + trace.problem.item(event.item).name,@|
    fmt::format("{} rows are left for it", event.size));
}

@ An option is tried at level |k|. If the path is longer than |k|, there was an earlier try at the
same level, and everything below it has been undone in the meantime; the person goes back and marks
the row as tried. A forced row is not shown; it is on the path, and the next step has it among the
chosen rows.

@<Follow the algorithm on a matrix@>=
void attempt(Event const& event)
{
  auto const level = index(event.level);
  if (path.size() > level) {
    int const last = path[level];
    path.resize(level);
    choices.resize(level + 1);
    choices[level].tried.push_back(last);
    pending = false;
    show("back to " + trace.problem.item(choices[level].item).name,@|
      "row " + name_row(trace.problem, last) + " has been tried");
  }
  path.push_back(event.option);
  if (choices[level].forced) return;
  pending = true;
  show("take row " + name_row(trace.problem, event.option),@|
    "the partial solution is" + list_rows(path));
}

@ The rows that are crossed out are those, not yet crossed out, that share a column with the last
one.
\steps{\step{.4\pagewidth}{by-hand/step-005}{row 2 is taken \dots}\step{.4\pagewidth}%
{by-hand/step-006}{\dots\ and the rows that clash with it are crossed out}}{Steps 5 and~6: six columns lose
their last row.}

@<Follow the algorithm on a matrix@>=
void strike_out(bool failed)
{
  if (not std::exchange(pending, false)) return;
  std::vector<int> const last(1, path.back());
  std::vector<int> const before(path.begin(), path.end() - 1);
  std::vector<int> struck;
  for (int o = 1; o <= trace.problem.option_count(); ++o)
    if (clashes(trace.problem, o, last)
        and not clashes(trace.problem, o, before)) struck.push_back(o);
  auto const detail = failed
    ? "now there are columns without any row: a dead end"@|
    : fmt::format("{} a column with row {}",@|
      struck.size() == 1 ? "it shares" : "they share", path.back());
  show("strike out" + (struck.empty() ? " nothing" : list_rows(struck)), detail, failed);
}

@ All other events, above all the covers, are of no interest here. A dead end after a forced step
has nothing left to be crossed out, and gets a picture of its own. By hand, all rows that share a
column clash, whatever their colours are; so a search with colours may take two rows that clash.

@<Follow the algorithm on a matrix@>=
void follow(Event const& event)
{
  using Type = Event::Type;
  if (event.type == Type::choose) choose(event);
  if (event.type == Type::attempt) attempt(event);
  if (event.type == Type::dead and not pending)
    show("a dead end", "there is a column without any row", true);
  if ((event.type == Type::dead) or event.type == Type::solution)
    strike_out(event.type == Type::dead);
  if (event.type == Type::solution)
    show("solution:" + list_rows(event.options), fmt::format("every {}column has exactly one row",@|
      trace.problem.primary_count() < trace.problem.item_count() ? "primary " : ""));
}

@ With bounds, a row that is taken may leave these rows alone; with costs, rows are left out for
reasons that no matrix shows. Both are refused.

@<Find the steps of a person@>=
std::vector<MatrixStep> matrix_steps(Trace const& trace)
{
  std::string const instead = "; draw the links, the board, or the tree";
  if (trace.problem.has_bounds())
    throw std::invalid_argument("by hand, columns have no bounds" + instead);
  if (std::ranges::count(trace.events, Event::Type::bound, &Event::type) > 0)
    throw std::invalid_argument("by hand, nobody counts money" + instead);
  Follower person = {trace};
  for (Event const& event : trace.events) person.follow(event);
  return person.steps;
}

@*1 Drawing a matrix. Cells are 26 points high and as wide as the longest name of an item, but at
least 28 and at most 80; the origin is the left end of the row of names, which is row~0. The rows of
the matrix follow, and the counts are in one more. To the left of each row is its number, and its
name if it has one.

@<Lay out a matrix@>=
constexpr double cell_height = 26;
struct Grid {
  Problem const& problem;
  int rows = problem.option_count(), columns = problem.item_count();
  double left = 90, w = 28; /* where cells begin, and their width */
  explicit Grid(Problem const& p) : problem(p)
  {
    for (int c = 1; c <= columns; ++c)
      w = std::max(w, std::min(80.0, width_of(p.item(c).name, 15) + 6));
    for (int o = 1; o <= rows; ++o)
      left = std::max(left, std::min(170.0, width_of(name_row(p, o, "  "), 15) + 36));
  }
  Box cell(int r, int c) const { return {left + w*(c - 0.5), cell_height*r, w, cell_height}; }
  Box row(int r) const
  { return {left + w*columns/2, cell_height*r, w*columns, cell_height - 3}; }
  Box column(int c) const
  { return {cell(0, c).x, cell_height*(rows + 1)/2, w - 1, cell_height*(rows + 2)}; }
};

@ A line goes through a row that has been crossed out. A row that was tried has a dashed frame and a
cross at its label. The row of a choice has a band and a black label. The order of the questions is
an order of precedence: a row that was tried, and is then forbidden by a later choice, counts as
crossed out.

@<Draw the rows of a matrix@>=
RowState state_of(Problem const& problem, MatrixStep const& step, int o)
{
  if (std::ranges::count(step.chosen, o) > 0) return RowState::chosen;
  if (clashes(problem, o, step.settled)) return RowState::struck;
  return std::ranges::count(step.tried, o) > 0 ? RowState::tried : RowState::there;
}

@ The line through a row is a box without height, because a box can be pinned more easily than an
edge. In the legend, a line through three digits is the sign for it. Ones are heavy in a chosen row,
and in the rows that are still there.

@<Draw the rows of a matrix@>=
void draw_row(Sheet& sheet, Legend& legend, Grid const& g, int o, RowState state)
{
  auto const look = look_of_row(state);
  auto const place = g.row(o);
  bool const chosen = state == RowState::chosen;
  std::string const cross = state == RowState::tried ? times_glyph + std::string(" ") : "";
  char const* const ground = chosen ? ink : paper;
  if (look.band) {
    char const* const words = chosen ? "row chosen" : "row tried";
    sheet.box(fmt::format("row{}", o), words, place, attributes(*look.band));
    legend[chosen ? 1 : 3] = {attributes(*look.band), words};
  }
  sheet.write(fmt::format("o{}", o), "option", {g.left/2 - 4, place.y, g.left - 14, 22},@|
    {cross + name_row(g.problem, o, "  "), 15, look.label, chosen},@|
    attributes(Look{ground, ground, 1, "rounded,filled"}));
  for (int c = 1; c <= g.columns; ++c) {
    bool const one = has_item(g.problem, o, c);
    sheet.write(fmt::format("m{}_{}", o, c), one ? "one" : "zero", g.cell(o, c),@|
      {one ? "1" : "0", 15, one ? look.one : grey, one and state <= RowState::chosen});
  }
  if (state != RowState::struck) return;
  sheet.box(fmt::format("strike{}", o), "strike", {place.x, place.y, place.w, 0.01},@|
    fmt::format("color=\"{}\", penwidth=0.6", look.one));
  legend[2] = {"shape=none", "struck out",@|
    fmt::format("<FONT COLOR=\"{}\"><S>101</S></FONT>", grey)};
}

@ Under each column is the number of rows that are left for it: those that are neither crossed out
nor tried. If the column is satisfied, there is a check mark instead; a zero is framed, but not
under a secondary column. In step 6 the columns C1, C4, C5, C8, C10, and C11 have a framed zero. A
check mark needs a settled row. In front of all counts are words that say what they count.

@<Draw the columns of a matrix@>=
struct ColumnState {
  int left = 0; /* rows */
  bool satisfied = false, dead = false;
};
ColumnState column_state(Problem const& problem, MatrixStep const& step, int c)
{
  int left = 0;
  for (int o = 1; o <= problem.option_count(); ++o)
    left += has_item(problem, o, c) and state_of(problem, step, o) <= RowState::chosen;
  bool const satisfied = std::ranges::any_of(step.settled, [&](int o) {
    return has_item(problem, o, c); });
  return {left, satisfied, left == 0 and problem.item(c).kind == Kind::primary};
}
void draw_count(Sheet& sheet, MatrixStep const& step, Grid const& g, int c)
{
  auto const [left, satisfied, dead] = column_state(g.problem, step, c);
  Text const words = {satisfied ? check_glyph : std::to_string(left), 15,
    dead ? vermilion : soft, dead};
  sheet.write(fmt::format("left{}", c), dead ? "count dead" : "count",@|
    {g.cell(0, c).x, cell_height*(g.rows + 1), g.w - 6, 20}, words,@|
    dead ? attributes(look_of_zero_count) : "shape=none");
}
void draw_counts(Sheet& sheet, MatrixStep const& step, Grid const& g)
{
  sheet.write("left", "text", {g.left/2 - 4, cell_height*(g.rows + 1), g.left - 14, 20},@|
    {"rows left", 15, soft});
  for (int c = 1; c <= g.columns; ++c) draw_count(sheet, step, g, c);
}

@ The reader should look first at the column with the frame, then at the row with the black label,
then at the rows that are crossed out, and last at the numbers. The column that is branched on is a
band behind everything, and its frame is drawn last.
@<Draw a matrix@>=
std::string draw_matrix(Problem const& problem, MatrixStep const& step, bool bare)
{
  Grid const g(problem);
  double const edge = bare ? 2 : 0;
  Box const all = box_of(0, 0 - cell_height/2 - edge, g.left + g.w*g.columns + 14,@|
    cell_height*(g.rows + 1.5) + 8 - 2*edge);
  Sheet sheet(bare ? all : with_words(all, 420));
  Legend legend;
  if (not bare) sheet.title(step.text.what, step.text.change, step.text.detail);
  if (step.item > 0) {
    sheet.box("column", "column chosen", g.column(step.item), attributes(look_of_column));
    legend[0] = {attributes(look_of_legend_column), "column branched on"};
  }
  for (int c = 1; c <= g.columns; ++c) sheet.write(fmt::format("n{}", c), "item", g.cell(0, c),@|
    {problem.item(c).name, 15, ink, c == step.item});
  for (int o = 1; o <= g.rows; ++o) draw_row(sheet, legend, g, o, state_of(problem, step, o));
  draw_counts(sheet, step, g);
  if (step.item > 0) sheet.box("frame_of_column", "column chosen",@|
    g.column(step.item), fmt::format("color=\"{}\", penwidth=2.2", ink));
  if (not bare) sheet.legend(legend);
  return sheet.text();
}

@*1 Small matrices. For paper, the same steps are drawn small, with letters of eight points, and with
the title and its detail above them. Only ones have a digit; a zero is a dot. A row that clashes
with a row that was taken has a line through it. So has a column that is satisfied, with a check
mark below it. The row that was taken has a band, the column branched on a frame, and a row that
was tried a cross.
\framestrip{latin-by-hand}{The ten steps of report~1. Below each column is the number of rows that
are left for it; a zero in a frame is a dead end.}

@<Declare what draws small matrices@>=
struct SmallMatrix {
  Problem const& problem;
  MatrixStep const& step;
  double width, left = 18, row = 9, top = 23;
  int rows = problem.option_count(), columns = problem.item_count();
  double pitch = (width - left - 1)/std::max(1, columns);
  Tableau frame = {width, top + row*(rows + 2) + 1, {}, "a matrix"};
  Point cell(int r, int c) const /* its middle; row 0 has the names */
  { return {left + pitch*(c - 0.5), top + row*(r + 0.5)}; }
  void write(Point p, std::string const& words, bool bold)
  { frame.marks.push_back(word(p, words, 8, 1.15*pitch, bold, 5)); }
  void line(Point from, Point to, char const* colour, double thickness)
  { frame.marks.push_back({{from, to}, colour, thickness, Text()}); }@/
  @<Draw a small row@>
  @<Draw a small column@>
  @<Draw a small matrix@>
};

@ The states of rows and columns are those of the large picture.

@<Draw a small row@>=
void draw_row(int o)
{
  RowState const state = state_of(problem, step, o);
  double const y = cell(o, 1).y;
  if (state == RowState::chosen)
    frame.marks.push_back(rectangle(0, y - row/2, width, row, look_of_band.fill));
  bool const open = state <= RowState::chosen;
  write({left - 6, y}, std::to_string(o), state == RowState::chosen);
  if (state == RowState::tried) write({5, y}, "x", false);
  for (int c = 1; c <= columns; ++c)
    if (has_item(problem, o, c)) write(cell(o, c), "1", open);
    else frame.marks.push_back(rectangle(cell(o, c).x - 0.5, y - 0.5, 1, 1, grey));
  if (state == RowState::struck) line({1, y}, {width, y}, ink, 0.6);
}

@ A column that is satisfied needs no count; its line passes behind the bands.

@<Draw a small column@>=
void draw_column(int c)
{
  auto const [rows_left, satisfied, dead] = column_state(problem, step, c);
  double const x = cell(0, c).x;
  write(cell(0, c), problem.item(c).name, c == step.item);
  Point const p = cell(rows + 1, c);
  if (satisfied) {
    line({x, top + row}, {x, p.y - 4}, grey, 0.6);
    line({x - 3, p.y}, {x - 1, p.y + 2.5}, green, 1.1);
    return line({x - 1, p.y + 2.5}, {x + 3, p.y - 3}, green, 1.1);
  }
  write(p, std::to_string(rows_left), dead);
  if (dead) frame.marks.push_back({rectangle(p.x - 4, p.y - 4, 8, 8, vermilion).points, vermilion,
    1, Text()});
}

@ Bands come first, and words last.

@<Draw a small matrix@>=
void put_line(std::string const& words, double y, bool bold)
{
  Mark mark = word({0, y}, words, 8.5, 1.5*width, bold, 8);
  mark.begins = true;
  frame.marks.push_back(mark);
}
Tableau draw(int number)
{
  Mark column = rectangle(cell(0, step.item).x - pitch/2 + 0.5, top, pitch - 1,@|
    row*(rows + 2), straw);
  if (step.item > 0) frame.marks.push_back(column);
  for (int c = 1; c <= columns; ++c) draw_column(c);
  for (int o = 1; o <= rows; ++o) draw_row(o);
  column.colour = ink;
  column.width = 1;
  if (step.item > 0) frame.marks.push_back(column);
  put_line(step.text.detail, 16, false);
  put_line(fmt::format("{}: {}", number, step.text.what), 6, true);
  return frame;
}

@ For \sec{draw/multiples}, all this is one function.
@<Draw a matrix@>=
Tableau small_matrix(Problem const& problem, MatrixStep const& step, int number, double width)
{ return SmallMatrix{problem, step, width}.draw(number); }

@ \pitfall{A board that is drawn from the solution instead of the trace, and so has nothing to show
until the end. Two pieces on one square, of which one hides the other, and the mistake with it. A
row that is crossed out twice, by two of the chosen rows, and comes back when the first of them
does; so the state of a row is computed anew for each picture. A check mark under a column whose row
is taken but not yet settled.}

\pinned{\.{tests/draw/squares\UL test.cpp} compares each square with what a chess player would say,
and the ten steps with those of report~1.}

\exercise[15]{Write into each open square how many options could still fill it, instead of their
symbols. For which puzzles is this the better picture?} \answer{|Square::open| becomes a number, and
|look_at_squares| counts where it inserts. In a packing, where the five letters that fit say little,
a~1 shows at once which piece is forced; for queens all numbers are 0 or~1, and the ring was
better.}

\exercise[15]{Draw all the steps for the matrix of the paper, \.{figures/paper.dlx}, for both choosers, with
recipes as in \sec{draw/gallery}. In which of the two cases has the person more to cross out?}
\answer{A recipe has the lines \.{problem: paper.dlx} and \.{draw: matrix}, and one of the two has a
third, \.{chooser: first}. With the first column first, eight rows are crossed out in four strokes;
with the smallest column, five in two strokes. (In the forced steps nothing is struck out on
paper.)}

\summary{An option is chosen, open, or closed, and its squares inherit that. The board alone runs
ahead of the list, until a trial is settled. A matrix needs the decisions of a search and not its
links.}
