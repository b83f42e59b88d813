@** Matrices, boards, trees. \label{draw/sketch}%
A list of links is one way to look at a search, and not the way in which
anybody thinks of it. A person with a pencil sees a {\it matrix\/} and
strikes out rows. A chess player sees a {\it board}. And somebody who wants
to know why it took so long sees a {\it tree}. All three can be drawn from
the same trace, and the links are not needed for any of them; so this
chapter knows nothing about roads and sidings. It needs a sheet of paper, a
caption, and the events.

The first two show moments, one picture after the other; the third shows the
whole search at a glance, with its beginning and its end.

@(dlx/draw/sketch.hpp@>=
#pragma once
#include "dlx/draw/picture.hpp"
#include <string>
#include <vector>
namespace dlx {
@<Declare the pictures of a board@>@;
@<Declare the pictures of a matrix@>@;
std::string draw_tree(Trace const& trace, bool bare = false);
  /* the tree of the whole search */
} // |namespace dlx|

@ All three return text in DOT, as |draw_links| does, and the same rules
hold: every box is pinned, nothing moves, and no meaning hangs on colour
alone. In a tree, though, there is nothing to move, for it is a single
picture. The lists in this chapter are short, and one function looks into
all of them.

@(dlx/draw/sketch.cpp@>=
#include "dlx/draw/sketch.hpp"
#include "dlx/puzzle/board.hpp"
#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <set>
#include <stdexcept>
#include <utility>
namespace dlx {
static bool contains(std::vector<int> const& v, int x)
{
  return std::find(v.begin(), v.end(), x) != v.end();
}
@<Draw the board@>@;
@<Follow the algorithm on a matrix@>@;
@<Draw a matrix@>@;
@<Grow the tree of a search@>@;
@<Draw a tree@>@;
} // |namespace dlx|

@*1 The board. If the options of a problem name the squares of a board (see
\sec{puzzle/board}), then a state of the search is a position on it, and here are
two.
\steps{\step{.4\pagewidth}{queens-4-boards/event-003}{a queen, and what she
leaves}\step{.4\pagewidth}{queens-4-boards/event-013}{two queens, and no
room}}{Positions of the search for four queens. A circle is a square where a
queen could still stand, a cross one where she could not.}

@<Declare the pictures of a board@>=
std::string draw_board(Trace const& trace, Replay const& replay, Grain grain,
  bool bare = false); /* throws |std::invalid_argument| if there is none */
std::string draw_links_and_board(Stage const& stage, Replay const& replay,
  Grain grain, bool bare = false); /* side by side; throws likewise */

@ A square can be in three states. An option stands on it that has been
chosen; or there are options that could still be chosen; or there are none
any more. An option is still possible if none of its items is covered, and
none of its nodes is hidden on account of a colour or a bound. (An option
without primary items is never possible, whatever is covered, as
\sec{more/problem} decided.)
@^open option@>

@<Draw the board@>=
static bool is_open(Problem const& problem, Replay const& replay, int option)
{
  auto const& links = replay.links();
  int x = links.first_node(option);
  for (@[Entry const& e@, : @,problem.option(option)@])
    if (replay.is_covered(e.item) or links.is_hidden(x++)) return false;
  return problem.is_candidate(option);
}

@ Not every problem has a board; then these pictures cannot be made, and
whoever asked for one is told why, in a sentence that needs no place in a
file.

@<Draw the board@>=
static Board board_of(Problem const& problem)
{
  auto board = Board::of(problem);
  if (not board) throw std::invalid_argument(@|
    "the options of this problem do not name squares of a board");
  return std::move(*board);
}

@ The three states in a table, together with the word for each in the legend
and its mark there: a ring for an open square, a cross for a closed one. On
paper without colours the states still differ: thick frame, thin frame, grey
ground. Were closed squares just white, then a board that is full of them, a
dead end, would look like one with which nothing has happened yet.

@<Draw the board@>=
struct Shade {
  char const* kind;
  char const* fill;
  char const* edge;
  double width;
  Text mark;
  char const* meaning; /* in the legend */
  std::string look() const@+{@+return filled(fill, edge, width);@+}@/
};
static std::vector<Shade> shades()
{
  return @[{@/
    {"square chosen", sky, ink, 2.4, {}, "chosen"},@/
    {"square open", "white", ink, 1, {ring_glyph, 9}, "open"},@/
    {"square closed", "#dcdcdc", grey, 1, {times_glyph, 11, "#555555"},
      "not possible now"}}@];
}

@ The legend is read off the same table. But as we shall see in a moment, an
open square bears a ring only if all pieces are alike; otherwise it bears
letters, and then the legend shows two letters that can meet on a square.

@<Draw the board@>=
static std::vector<Sign> board_signs(Problem const& problem,
  Board const& board)
{
  std::vector<Sign> signs;
  for (@[Shade const& s@, : @,shades()@])
    signs.push_back(@[{s.look(), s.meaning, label(s.mark)}@]);
  std::map<std::pair<int, int>, std::string> first;
  for (int o = 1; o <= problem.option_count(); ++o)
    for (@[auto const& p@, : @,board.places(o)@]) {
      auto const [at, fresh] = first.emplace(std::pair(p.row, p.column),
        p.symbol);
      if (fresh or at->second == p.symbol) continue;
      Text const two = @[{at->second + ' ' + p.symbol, 9}@];
      signs[1].mark = label(fitted(two, 20));
      return signs;
    }
  return signs;
}

@ To find out what to write into the squares, go through the options and
give each its say about all of its places: a queen speaks of one square, a
pentomino of five. Queens are drawn as queens. If a square is open, the
symbols that could stand there are shown, each of them once, with blanks
between; but if there is only one symbol that could ever stand there, as
with queens or with dominoes, then there is nothing to distinguish, and a
ring will do.

Two chosen options on one square are rare, for a square is usually an item,
and an item has one owner. But the names of a problem can be wrong, and in a
crossword each square belongs to two words. Then both symbols are shown,
with a plus sign between them; to hide one of them would be to hide the
mistake.
@^two pieces on a square@>

@<Draw the board@>=
struct Square {
  std::vector<std::string> chosen; /* the symbols that stand there */
  std::set<std::string> open, all; /* those that could now, or ever */
  int owner = 0;                   /* an option that has been chosen */
};

@ Each option is asked once whether it has been chosen, and whether it is
open; its squares inherit the answer. The other way round, with a question
for each square, every option would have to be asked again and again.

@<Draw the board@>=
static std::vector<Square> look_at_squares(Problem const& problem,
  Board const& board, Replay const& replay)
{
  std::vector<Square> squares(board.rows() * board.columns());
  for (int o = 1; o <= problem.option_count(); ++o) {
    bool const chosen = contains(replay.path(), o);
    bool const open = not chosen and is_open(problem, replay, o);
    for (@[auto const& p@, : @,board.places(o)@]) {
      auto& square = squares[p.row * board.columns() + p.column];
      square.all.insert(p.symbol);
      if (open) square.open.insert(p.symbol);
      if (not chosen) continue;
      square.chosen.push_back(p.symbol == "Q" ? queen_glyph : p.symbol);
      square.owner = o;
    }
  }
  return squares;
}

@ Three states, three texts: the piece, what could stand there, and the
cross. A queen is larger than a letter, because the glyph has more air
around it. All sizes are given for a square of 40 points, and grow with the
square.

@<Draw the board@>=
static void draw_square(Sheet& sheet, Square const& s, std::string const& id,
  Box const& place)
{
  int const state = not s.chosen.empty() ? 0 : not s.open.empty() ? 1 : 2;
  Text text = @[{times_glyph, 14, "#555555"}@];
  if (state == 0) {
    double const size = s.chosen[0] == queen_glyph ? 27 : 21;
    text = @[{fmt::format("{}", fmt::join(s.chosen, "+")), size, ink, true}@];
  } else if (state == 1 and s.all.size() == 1) text = @[{ring_glyph, 11}@];
  else if (state == 1)
    text = @[{fmt::format("{}", fmt::join(s.open, " ")), 12}@];
  text.size *= place.w / 40;
  auto const shade = shades()[state];
  sheet.write(id, shade.kind, place, text, shade.look());
}

@ Every square has a frame, but a piece of five squares should look like one
piece. So where two neighbors have the same owner, the line between them is
painted over, by a box of the colour of chosen squares that is a little
wider than the line, and a little shorter. No other function has to know
which edges are walls.
\steps{\step{.36\pagewidth}{box-boards/event-009}{two pieces, and what the
third could fill}\step{.36\pagewidth}{box-boards/event-034}{two pieces, and
no room for the third}}{The box of \sec{puzzle/polyomino} while it is being
packed.}

@<Draw the board@>=
static void join_squares(Sheet& sheet, int owner, std::string const& id,
  Box const& a, Square const& other, Box const& b)
{
  if (owner == 0 or other.owner != owner) return;
  bool const above = a.x == b.x;
  double const w = above ? a.w - 2.4 : 4, h = above ? 4 : a.h - 2.4;
  sheet.box(id, "join", @[{(a.x + b.x) / 2, (a.y + b.y) / 2, w, h}@],@|
    filled(sky, "transparent", 0));
}

@ Rows and columns are numbered along the edges, from 0, as in the names of
the options. The square in row 1, column 2 has the identity \.{q1\UL2}; what
is not a square of the board is left blank. Chosen squares come last, for
their frames are thick, and a thin frame that is drawn later would nibble at
them.

@<Draw the board@>=
static void draw_squares(Sheet& sheet, Problem const& problem,
  Replay const& replay, Point corner, double side)
{
  auto const board = board_of(problem);
  auto const squares = look_at_squares(problem, board, replay);
  auto const x = @[[&](int c)@[@,@,{@,@,@[ return corner.x + side * (c + 0.5); @,@]@,@,}@]@];
  auto const y = @[[&](int r)@[@,@,{@,@,@[ return corner.y + side * (r + 0.5); @,@]@,@,}@]@];
  auto const at = @[[&](int r, int c)@[@,@,{@,@,@[
    return squares[r*board.columns() + c]; @,@]@,@,}@]@];
  auto const place = @[[&](int r, int c)@[@,@,{@,@,@[
    return @[Box{x(c), y(r), side, side}@]; @,@]@,@,}@]@];
  for (@[bool chosen@, : @,{false, true}@])
    for (int r = 0; r < board.rows(); ++r)
      for (int c = 0; c < board.columns(); ++c)
        if (board.has_square(r, c) and (at(r, c).owner > 0) == chosen) {
          @<Draw square |(r,c)|, and join it to its neighbors@>@;
        }
  @<Number the rows and columns@>@;
}

@ The neighbors above and to the left have been drawn already, if they
belong to the same piece; so it is enough to look in these two directions,
and each line is painted over once.

@<Draw square |(r,c)|, and join it to its neighbors@>=
auto const id = fmt::format("q{}_{}", r, c);
draw_square(sheet, at(r, c), id, place(r, c));
for (int d = 0; d < 2; ++d)
  if (int const u = r - d, v = c - 1 + d; board.has_square(u, v))
    join_squares(sheet, at(r, c).owner, fmt::format("{}j{}", id, d),@|
      place(r, c), at(u, v), place(u, v));

@ The numbers are a quarter as high as the squares. Their boxes are wider
than one digit needs, since they have to hold three.

@<Number the rows and columns@>=
double const size = side / 4;
for (int r = 0; r < board.rows(); ++r) {
  Box const where = @[{corner.x - size, y(r), 2.2 * size, size + 2}@];
  sheet.write(fmt::format("qr{}", r), "text", where,
    @[{std::to_string(r), size, soft}@]);
}
for (int c = 0; c < board.columns(); ++c) {
  Box const where = @[{x(c), corner.y - size, 3 * size, size + 2}@];
  sheet.write(fmt::format("qc{}", c), "text", where,
    @[{std::to_string(c), size, soft}@]);
}

@ There is a moment when the list and the board disagree. Between ``try
{\tentex Q@@(0,0)}'' and the last of the covers that follow it, a queen
stands on the board, but the list has not yet been told whom she attacks.
Beside the list this is just what one wants to see: cover after cover closes
a few more squares. A picture of the board alone has no such excuse; its
squares must be those that a chess player would see. In an early version,
the first queen stood there and let everybody into her column. So the board
alone is drawn from a replay that has run ahead, to the last of these
covers: a trial is {\it settled}.
@^settled trial@>

@<Draw the board@>=
static bool settles(Event const& event)
{
  using enum Event::Type;
  auto const t = event.type;
  return t == cover or t == purify or t == spend or t == tweak;
}
static void settle(Trace const& trace, Replay& replay)
{
  auto const& events = trace.events;
  std::size_t e = replay.event();
  while (e > 0 and settles(events[e - 1])) --e;
  if (e == 0 or events[e - 1].type != Event::Type::attempt) return;
  while (replay.event() < events.size() and settles(events[replay.event()]))
    replay.forward();
}

@ A picture of the board alone has squares of 40 points, and it is at least
300 points wide, so that its title can be read even for a board of two by
two.

@<Draw the board@>=
std::string draw_board(Trace const& trace, Replay const& replay, Grain grain,
  bool bare)
{
  auto const board = board_of(trace.problem);
  double const side = 40, w = board.columns() * side;
  double const beside = bare ? 24 : std::max(24.0, (300 - w) / 2);
  auto const signs = board_signs(trace.problem, board);
  double const below = bare ? 8 : 14 + legend_height(signs, w + 2 * beside);
  Sheet sheet(box_of(0 - beside, bare ? -24 : -78, w + beside,@|
    board.rows() * side + below));
  Caption const c = caption(trace, replay, grain);
  if (not bare) sheet.title(c.what, c.change, c.detail);
  Replay after = replay;
  settle(trace, after);
  draw_squares(sheet, trace.problem, after, @[Point{0, 0}@], side);
  if (not bare) sheet.legend(signs);
  return sheet.text();
}

@ Beside the list, the board is an inset. At first its squares had 40 points
there, too, and for four queens the list is 1384 points high; one had to
look for the board. Now it is 45 percent as high as the list, or rather, as
that would make the squares of a tiny board look like a wall, a square has
between 40 and 110 points. The numbers at its edges need a bit of room, too.

@<Draw the board@>=
std::string draw_links_and_board(Stage const& stage, Replay const& replay,
  Grain grain, bool bare)
{
  auto const& problem = stage.trace().problem;
  auto const board = board_of(problem);
  double const side = std::clamp(0.45 * stage.panel().h / board.rows(), 40.0,
    110.0);
  double const left = 8 + side / 2.5, above = side / 2;
  auto paint = @[[&](Sheet& sheet, Point corner)@[@,@,{@,@,@[
    draw_squares(sheet, problem, replay,@| @[{corner.x + left,
      corner.y + above}@], side); @,@]@,@,}@]@];
  Inset inset = @[{left + 8 + board.columns() * side,@|
    above + 10 + board.rows() * side, board_signs(problem, board),
    paint}@];
  inset.signs[0].text = "on the board: chosen";
  return draw_links(stage, replay, grain, bare, inset);
}

@*1 By hand, on a matrix. \label{handmatrix}%
Long before there are links, one does the same thing with a pencil: choose a
column, choose a row, strike out what it forbids. Report~1 does so in ten
steps, and here is the seventh, where the first choice turns out to be
wrong.
\figure{.7\pagewidth}{report-latin-by-hand/step-007}{Algorithm~X by hand.
Row 2 has failed, and row~6 is next. Under each column is the number of rows
that are left for it, or a check mark if it is satisfied.} To make such
pictures, we do not need the links, but the decisions. They are in the
trace.

@<Declare the pictures of a matrix@>=
struct MatrixStep {
  Caption text;
  int item = 0;              /* the column branched on, or 0 */
  std::vector<int> chosen;   /* the rows of the partial solution */
  std::vector<int> settled;  /* those among them whose rivals are struck out */
  std::vector<int> rejected; /* rows of this column that have been tried */
  bool failed = false;       /* is there a column without rows? */
};
std::vector<MatrixStep> matrix_steps(Trace const& trace);
  /* empty if the trace is not of a search; throws |std::invalid_argument| if
     the problem has bounds, or the search counted money */
std::string draw_matrix(Problem const& problem, MatrixStep const& step,
  bool bare = false);

@ A person takes a step in three movements: choose a column; choose a row;
strike out its rivals. And a fourth, after a failure: back, and mark the row
that was wrong. But if only one row is left for a column, nobody calls
taking it a choice. A {\it forced\/} step gets no picture of its own; the
report jumps over them, and so do we. That is how the ten pictures come
about:
$$\vbox{\halign{\hfil#\quad&#\hfil\cr
1--3&choose C3; take row 7; strike out rows 3, 5, 8\cr
4--6&choose C2; take row 2; strike out rows 1, 4, 6: a dead end\cr
7--9&back to C2, row 2 has been tried; take row 6; strike out row 2\cr
10&solution: rows 7, 6, and then 1 and 4, which were forced\cr}}$$
@^forced choice@>

A |Follower| listens to a trace like this. At each level of the search it
remembers the column, the rows that were tried in vain, and whether there
was a choice. A row is {\it pending\/} when it has been taken but its rivals
still stand.

@<Follow the algorithm on a matrix@>=
struct Choice {
  int item = 0;
  bool forced = false;
  std::vector<int> rejected;
};
class Follower {
public:@/
  explicit Follower(Trace const& t) : trace(t) {}
  std::vector<MatrixStep> follow();
private:@/
  Trace const& trace;
  std::vector<MatrixStep> steps;
  std::vector<int> path;       /* the rows taken, by level */
  std::vector<Choice> choices; /* the columns chosen, by level */
  bool pending = false;        /* is the last row? */
  void choose(Event const& event);
  void attempt(Event const& event);
  void strike_out(bool failed);
  void show(std::string what, std::string detail, bool failed = false);
};

@ On a matrix, rows have numbers, with or without a name.

@<Follow the algorithm on a matrix@>=
static std::string name_row(Problem const& problem, int o)
{
  auto const& name = problem.option_name(o);
  return fmt::format("row {}{}{}", o, name.empty() ? "" : ", ", name);
}
static std::string list_rows(std::vector<int> const& rows)
{
  std::string out = rows.size() == 1 ? " row" : " rows";
  for (@[int o@, : @,rows@]) out += fmt::format(" {}", o);
  return out;
}

@ Rows are rivals if they share a column: in the Latin squares, row~7 (which
has columns 3, 7, and 12) has the rivals 3, 5, and~8, and those are the ones
that step~3 strikes out. A row is not its own rival, although it shares all
of its columns with itself; forgetting that, one strikes out what has just
been chosen.

@<Follow the algorithm on a matrix@>=
static bool has_item(Problem const& problem, int o, int item)
{
  auto it_is = @[[item](Entry const& e)@[@,@,{@,@,@[ return e.item == item; @,@]@,@,}@]@];
  return std::ranges::any_of(problem.option(o), it_is);
}
static bool has_rival(Problem const& problem, int o,
  std::vector<int> const& all)
{
  for (@[int p@, : @,all@])
    for (@[Entry const& e@, : @,problem.option(o)@])
      if (p != o and has_item(problem, p, e.item)) return true;
  return false;
}

@ A step is described by what the person has on paper: the rows taken, and
which of them have had their rivals struck out already. While a row is
pending, the column that matters is the one it was taken for.

Everything else in the picture follows from that, and so nothing else is
stored: whether a row is struck out, how many rows are left in a column, and
whether a column is satisfied is computed when the picture is drawn. A step
is a few short lists, and a matrix of a thousand rows costs no more to
follow than one of eight.

@<Follow the algorithm on a matrix@>=
void Follower::show(std::string what, std::string detail, bool failed)
{
  MatrixStep s;
  s.text = @[Caption{std::move(what), "", std::move(detail)}@];
  s.chosen = s.settled = path;
  if (pending) s.settled.pop_back();
  auto const level = s.settled.size();
  if (level < choices.size() and not failed) {
    s.item = choices[level].item;
    s.rejected = choices[level].rejected;
  }
  s.failed = failed;
  steps.push_back(std::move(s));
}

@ A choice at level |k| comes when |k| rows have been taken. If the last of
them still has rivals on the paper, this is the time to strike them out. If
the column has no rows, the event |dead| comes next and will do it, with
other words; and a forced choice is remembered, but not shown.

@<Follow the algorithm on a matrix@>=
void Follower::choose(Event const& event)
{
  if (event.size > 0) strike_out(false);
  choices.resize(event.level);
  choices.push_back(@[{event.item, event.size == 1, {}}@]);
  if (event.size > 1)
    show("choose " + trace.problem.item(event.item).name,@|
      fmt::format("{} rows are left for it", event.size));
}

@ An option is tried at level |k|. If the path is longer than |k|, there was
an earlier try at the same level, and everything below it has been undone in
the meantime: that is the moment when the person goes back and marks the row
as wrong.

@<Follow the algorithm on a matrix@>=
void Follower::attempt(Event const& event)
{
  auto const level = static_cast<std::size_t>(event.level);
  if (path.size() > level) {
    int const last = path[level];
    path.resize(level);
    choices.resize(level + 1);
    choices[level].rejected.push_back(last);
    pending = false;
    show("back to " + trace.problem.item(choices[level].item).name,@|
      name_row(trace.problem, last) + " has been tried");
  }
  path.push_back(event.option);
  if (choices[level].forced) return;
  pending = true;
  show("take " + name_row(trace.problem, event.option),@|
    "the partial solution is" + list_rows(path));
}

@ What is struck out are the rows, not yet struck out, that share a column
with the last one. In the example, after rows 7 and~2, row~2's rivals are
rows 1, 4, and~6; if row~3 were among them it would not be named again,
since it has been off the paper since step~3.

@<Follow the algorithm on a matrix@>=
void Follower::strike_out(bool failed)
{
  if (not std::exchange(pending, false)) return;
  std::vector<int> const last(1, path.back());
  std::vector<int> const before(path.begin(), path.end() - 1);
  std::vector<int> struck;
  for (int o = 1; o <= trace.problem.option_count(); ++o)
    if (has_rival(trace.problem, o, last)
        and not has_rival(trace.problem, o, before)) struck.push_back(o);
  auto const detail = failed
    ? "now there are columns without any row: a dead end"@|
    : fmt::format("{} a column with row {}",@|
      struck.size() == 1 ? "it shares" : "they share", path.back());
  show("strike out" + (struck.empty() ? " nothing" : list_rows(struck)), detail,
    failed);
}

@ Everything else that a trace tells, above all the covers with their
hundreds of writes, is of no interest to somebody with a pencil. A dead end
after a forced step has nothing left to be struck out, and gets a picture of
its own.

@<Follow the algorithm on a matrix@>=
std::vector<MatrixStep> Follower::follow()
{
  for (@[Event const& event@, : @,trace.events@])
    if (event.type == Event::Type::choose) choose(event);
    else if (event.type == Event::Type::attempt) attempt(event);
    else if (event.type == Event::Type::dead) {
      if (pending) strike_out(true);
      else show("a dead end", "there is a column without any row", true);
    } else if (event.type == Event::Type::solution) {
      strike_out(false);
      show("solution:" + list_rows(event.options),
        "every column has exactly one row");
    }
  return std::move(steps);
}

@ What the pencil does not know, it refuses, and says what could be drawn
instead. (With bounds, a row that is taken may leave its rivals alone; with
costs, rows are left out for reasons that no matrix shows.)

@<Follow the algorithm on a matrix@>=
std::vector<MatrixStep> matrix_steps(Trace const& trace)
{
  std::string const instead = "; draw the links, the board, or the tree";
  if (trace.problem.has_bounds())
    throw std::invalid_argument("by hand, columns have no bounds" + instead);
  for (@[Event const& event@, : @,trace.events@])
    if (event.type == Event::Type::bound)
      throw std::invalid_argument("by hand, nobody counts money" + instead);
  return Follower(trace).follow();
}

@ The matrix is drawn cell by cell. Cells are 24 points high and as wide as
the longest name of an item, but at least 26; the origin is the left end of
the row of names.

Would a table be simpler? Graphviz has tables in its labels. But a table
finds its own widths, so the columns would move when a digit becomes bold;
and a band that crosses another one, or a line through a row, is nothing
that a table has a word for.

@<Draw a matrix@>=
struct Grid {
  Problem const& problem;
  int rows = problem.option_count(), columns = problem.item_count();
  double left = 0, w = 26, h = 24; /* where cells begin, and their size */
  explicit Grid(Problem const& p);
  Box cell(int r, int c) const@+{@+return @[{left + w * (c - 0.5), h * r, w, h}@];@+}@/
  Box row(int r) const@+{@+return @[{left + w * columns / 2, h * r, w * columns,
    h - 3}@];@+}@/
  Box column(int c) const@+{@+return @[{cell(0, c).x, h * (rows + 1.0) / 2,
    w - 1, h * (rows + 2.0)}@];@+}@/
};

@ To the left of each row stands its number, and its name if it has one.
Long names are made smaller rather than given more room, here as in the
pictures of the list.

@<Draw a matrix@>=
static std::string row_text(Problem const& problem, int o)
{
  auto const& name = problem.option_name(o);
  return fmt::format("{}{}{}", o, name.empty() ? "" : "  ", name);
}
Grid::Grid(Problem const& p) : problem(p)
{
  for (int c = 1; c <= columns; ++c)
    w = std::max(w, std::min(70.0, width_of(p.item(c).name, 11) + 6));
  for (int o = 1; o <= rows; ++o)
    left = std::max(left, std::min(130.0, width_of(row_text(p, o), 11) + 32));
}

@ A row that has been struck out is struck out: a line goes through it. A
row that was tried and found wrong has a dashed frame and a cross at its
label. The row of a choice has a band and a black label, as in the pictures
of the list, and the column has a band and a frame. The four states of a
row, with the rule that decides among them:

@<Draw a matrix@>=
enum RowState { is_there, is_chosen, is_struck, is_rejected };
static RowState state_of(Problem const& problem, MatrixStep const& step, int o)
{
  if (contains(step.chosen, o)) return is_chosen;
  if (has_rival(problem, o, step.settled)) return is_struck;
  return contains(step.rejected, o) ? is_rejected : is_there;
}

@ The order of the three questions is an order of precedence: a row that was
rejected, and is then forbidden by a later choice, counts as struck out.
Here is how the states look.

@<Draw a matrix@>=
struct RowLook {
  char const* label; /* the colour of the label */
  char const* one;   /* of a 1 */
  char const* zero;  /* of a 0 */
  std::string band;  /* behind the row, if any */
};
static RowLook look_of(RowState state)
{
  constexpr char const* pale = "#b5b5b5";
  if (state == is_chosen)
    return @[{paper, ink, "#9a9a9a", filled(sky, ink, 1.6)}@];
  if (state == is_struck) return @[{grey, grey, pale, ""}@];
  if (state == is_rejected) return @[{vermilion, grey, pale,
    filled("#fbe4da", vermilion, 2, "filled,dashed")}@];
  return @[{ink, ink, "#9a9a9a", ""}@];
}

@ Ones are heavy and zeros light; what is struck out or rejected is dimmed
altogether. The line through a row is a box without height, because a box
can be pinned more easily than an edge. (An edge needs two ends, and they
would have to be boxes.)

@<Draw a matrix@>=
static void draw_row(Sheet& sheet, Grid const& g, int o, RowState state)
{
  auto const look = look_of(state);
  auto const place = g.row(o);
  bool const chosen = state == is_chosen;
  if (not look.band.empty()) sheet.box(fmt::format("row{}", o),@|
    chosen ? "row chosen" : "row rejected", place, look.band);
  @<Label row |o|@>@;
  for (int c = 1; c <= g.columns; ++c) {
    bool const one = has_item(g.problem, o, c);
    Text const digit = @[{one ? "1" : "0", 12, one ? look.one : look.zero,
      one and (chosen or state == is_there)}@];
    sheet.write(fmt::format("m{}_{}", o, c), one ? "one" : "zero", g.cell(o, c),
      digit);
  }
  if (state == is_struck) sheet.box(fmt::format("strike{}", o), "strike",@|
    @[{place.x, place.y - 2, place.w, 0.01}@],@|
    fmt::format("color=\"{}\", penwidth=0.6", grey));
}

@ The label of a chosen row is white on black, and a rejected one has a
cross in front.

@<Label row |o|@>=
std::string const cross = state == is_rejected
  ? std::string(times_glyph) + ' ' : "";
Text const name = @[{cross + row_text(g.problem, o), 11, look.label, chosen}@];
Box const left = @[{g.left / 2 - 4, place.y, g.left - 14, g.h - 5}@];
char const* ground = chosen ? ink : paper;
sheet.box(fmt::format("o{}", o), "option", left,@|
  filled(ground, ground, 1, "rounded,filled"),@|
  label(fitted(name, g.left - 16)));

@ Under each column we count the rows that are left for it: those that are
neither struck out nor rejected. If the column is satisfied, there is a
check mark instead; a zero is bad news, and it is framed. (Under a secondary
column a zero is no news at all.)

@<Draw a matrix@>=
static void draw_count(Sheet& sheet, MatrixStep const& step, Grid const& g,
  int c)
{
  int left = 0;
  bool satisfied = false;
  for (int o = 1; o <= g.rows; ++o) {
    auto const state = state_of(g.problem, step, o);
    if (not has_item(g.problem, o, c)) continue;
    if (state == is_there or state == is_chosen) ++left;
    satisfied = satisfied or contains(step.settled, o);
  }
  bool const dead = left == 0 and g.problem.item(c).kind == Kind::primary;
  Text const words = @[{satisfied ? check_glyph : std::to_string(left), 11,
    dead ? vermilion : soft, dead}@];
  sheet.write(fmt::format("left{}", c), dead ? "count dead" : "count",@|
    @[{g.cell(0, c).x, g.h * (g.rows + 1.0), g.w - 6, 17}@], words,@|
    dead ? filled(paper, vermilion, 2) : "shape=none");
}

@ The legend explains the four markings. A line through three digits is the
sign for what is struck out; there is no box that could stand for it.

@<Draw a matrix@>=
static std::vector<Sign> matrix_signs()
{
  return @[{@/
    {filled("#ffe9ab", ink, 2.2), "column branched on"},@/
    {look_of(is_chosen).band, "row chosen"},@/
    {"shape=none", "struck out",@|
      fmt::format("<FONT COLOR=\"{}\"><S>101</S></FONT>", grey)},@/
    {look_of(is_rejected).band, "row rejected"}}@];
}

@ The column that is branched on is a band behind everything, and its name
is heavy. Rows come after columns, so that the band of a row crosses the
band of the column in front of it; the frame of the column is drawn last, in
front of both.

@<Draw a matrix@>=
std::string draw_matrix(Problem const& problem, MatrixStep const& step,
  bool bare)
{
  Grid const g(problem);
  double const right = g.left + g.w * g.columns + 14;
  auto const signs = matrix_signs();
  double const below = bare ? 0 : 8 + legend_height(signs, right);
  Sheet sheet(box_of(0, bare ? 0 - g.h : -76, right,@|
    g.h * (g.rows + 2.0) + below));
  if (not bare)
    sheet.title(step.text.what, step.text.change, step.text.detail);
  if (step.item > 0) sheet.box("column", "column chosen",@|
    g.column(step.item), filled("#ffe9ab", "#ffe9ab"));
  for (int c = 1; c <= g.columns; ++c)
    sheet.write(fmt::format("n{}", c), "item", g.cell(0, c),@|
      @[{problem.item(c).name, 11, ink, c == step.item}@]);
  for (int o = 1; o <= g.rows; ++o)
    draw_row(sheet, g, o, state_of(problem, step, o));
  for (int c = 1; c <= g.columns; ++c) draw_count(sheet, step, g, c);
  if (step.item > 0) sheet.box("frame_of_column", "column chosen",@|
    g.column(step.item), fmt::format("color=\"{}\", penwidth=2.2", ink));
  if (not bare) sheet.legend(signs);
  return sheet.text();
}

@*1 The tree of a search. \label{tree}%
Every search draws a tree: a node for each time it looked around, an edge
for each option that it tried. Those who build constraint solvers have
agreed on shapes for this, and we follow them: a circle branches, a square
is a dead end, a diamond is a solution.
\figure{.86\pagewidth}{queens-4-tree/queens-4-tree}{The whole search for four
queens. In each node is the item that was branched on, or that could not be
covered.}
@^search tree@>

Before it is drawn, it has to grow from the events. What will be a node is
called a {\it bud\/} here, as |Links| has nodes of its own.

@<Grow the tree of a search@>=
enum class Fate { @!branch, @!dead, @!solution, @!cut, @!skipped };
struct Bud {
  int item = 0;         /* chosen here, or without any option */
  int level = 0;
  int parent = -1;
  int option = 0;       /* on the edge from the parent */
  Fate fate = Fate::branch;
  bool good = false;    /* is there a solution below? */
  bool leaf = true;
  std::int64_t cost = -1; /* of covers here, or at least so much; $-1$: unknown */
  double x = 0, low = 0, high = 0; /* place, and those of its outer children */
};

@ A search node is born when an item is chosen, or when there is none left
to choose. Its parent is the last node one level higher. A search that
followed a script may begin anywhere; a node whose parent is not known is a
root.

The stack is the path from the root to the node that was born last. For
example, after the dead end at |R3| in the left corner of the figure, it
holds |R1|, |R2|, |R3|; the next \.{choose} is at level~2, so two nodes
stay, and |R2| is the parent of what comes. Nothing has to be said about
going back, then: the level says it. That is why this works for the trace of
a textbook search as well, which has no uncovers.

@<Grow the tree of a search@>=
struct Tree {
  std::vector<Bud> buds;   /* parents before children */
  std::vector<int> stack;  /* the branch that is growing */
  std::vector<int> tried;  /* its options */
  std::int64_t bound = -1; /* the last one that was heard */
  void sprout(Event const& event, Fate fate);
  void hear(Event const& event);
};

@ An edge is labelled with the option that was tried last, one level higher.

@<Grow the tree of a search@>=
void Tree::sprout(Event const& event, Fate fate)
{
  auto const level = static_cast<std::size_t>(event.level);
  Bud bud;
  bud.item = event.item;
  bud.level = event.level;
  bud.fate = fate;
  bud.cost = std::exchange(bound, -1);
  stack.resize(std::min(stack.size(), level));
  if (level > 0 and stack.size() == level and tried.size() >= level) {
    bud.parent = stack.back();
    bud.option = tried[level - 1];
    buds[bud.parent].leaf = false;
  }
  stack.push_back(static_cast<int>(buds.size()));
  buds.push_back(bud);
}

@ A solution makes all its ancestors good, and their edges will be thick. A
dead end has been announced by the choice of an item without options, so its
node is there already.

@<Grow the tree of a search@>=
void Tree::hear(Event const& event)
{
  auto const level = static_cast<std::size_t>(event.level);
  if (event.type == Event::Type::choose) sprout(event, Fate::branch);
  else if (event.type == Event::Type::attempt) {
    tried.resize(level);
    tried.push_back(event.option);
  } else if (event.type == Event::Type::dead) {
    if (stack.size() != level + 1) sprout(event, Fate::dead);
    buds.back().fate = Fate::dead;
  } else if (event.type == Event::Type::solution) {
    sprout(event, Fate::solution);
    for (int b = stack.back(); b >= 0; b = buds[b].parent)
      buds[b].good = true;
  }
  @<Hear about costs@>@;
}

@ In a search with costs, a node that is cut has no item, and an option that
is skipped has not led to a node; but both are worth a place in the picture,
for they are what was saved. So a skipped option gets a leaf of its own, one
level below.

@<Hear about costs@>=
if (event.type == Event::Type::bound) bound = event.bound;
else if (event.type == Event::Type::cut) sprout(event, Fate::cut);
else if (event.type == Event::Type::skip) {
  tried.resize(level);
  tried.push_back(event.option);
  bound = event.bound;
  Event leaf = event;
  ++leaf.level;
  sprout(leaf, Fate::skipped);
}

@ The layout could not be simpler. Leaves stand side by side in the order in
which they were found, and a parent stands in the middle between its outer
children. Since parents come before their children, one loop over the leaves
forwards and one over all nodes backwards will do; there is no recursion
that a deep search could exhaust. (There are cleverer layouts, which slide
subtrees under each other. They save paper, but then the leaves are no
longer in the order of time from left to right, and that is what one wants
to see.)
@^layout of a tree@>

@<Grow the tree of a search@>=
static Tree grow(Trace const& trace, double spacing)
{
  Tree tree;
  for (@[Event const& e@, : @,trace.events@]) tree.hear(e);
  double x = 0 - spacing;
  for (@[Bud& b@, : @,tree.buds@]) if (b.leaf) b.x = x += spacing;
  for (auto b = tree.buds.rbegin(); b != tree.buds.rend(); ++b) {
    if (not b->leaf) b->x = (b->low + b->high) / 2;
    if (b->parent < 0) continue;
    auto& p = tree.buds[b->parent];
    p.low = b->x; /* the leftmost child comes last */
    p.high = std::max(p.high, b->x);
  }
  return tree;
}

@ Blue circles, red squares, green diamonds; the colours of the links, made
paler, so that names can be read on them. What was too expensive has a
dashed border.

@<Draw a tree@>=
static std::string bud_look(Fate fate)
{
  auto look = @[[](char const* shape, char const* fill, char const* edge)@[@,@,{@,@,@[
    return fmt::format("shape={}, ", shape) + filled(fill, edge, 1.6); @,@]@,@,}@]@];
  switch (fate) {
  case Fate::dead: return look("box", "#fbe0d4", "#a83200");
  case Fate::solution: return look("diamond", "#cdeee0", green);
  case Fate::cut: case Fate::skipped:
    return "shape=octagon, " + filled("white", grey, 1.6, "filled,dashed");
  default: return look("circle", "#dceaf7", blue);
  }
}
constexpr double bud_size = 36, level_height = 84;

@ An edge leaves its parent downwards, and arrives from above; the curve
between is an S, however far it has to go to the side. Edges of one parent
share their first points, like the branches of a bough. The last third of an
edge is straight, because a word will stand beside it; when the S went all
the way down, an edge that came from far right ran through its own word.

@<Draw a tree@>=
static void draw_branch(Sheet& sheet, std::string const& words, int k,
  Bud const& b, Bud const& parent)
{
  double const top = level_height * parent.level;
  double const end = top + level_height - bud_size / 2
    - (b.fate == Fate::solution ? 3 : 0);
  Curve const curve = @[{{b.x, end}, {parent.x, top + bud_size / 2},@|
    {parent.x, top + 36}, {b.x, top + 20}, {b.x, top + 42},@|
    {b.x, top + 44}, {b.x, end - 9}, {b.x, end - 7}}@];
  auto const look = fmt::format("color=\"{}\", penwidth={}, arrowsize=0.7",@|
    b.good ? green : ink, b.good ? 2.6 : 1.0);
  sheet.arrow(fmt::format("e{}", k), b.good ? "branch good" : "branch",@|
    fmt::format("t{}", b.parent), fmt::format("t{}", k), @[{curve}@], look);
  @<Label the edge at its end@>@;
}

@ The label of an edge stands to the right of its end, where the edge is
vertical; in its middle, where it bends, there would always be a tree in
which it crosses something.

@<Label the edge at its end@>=
double const w = width_of(words, 9);
Box const place = @[{b.x + w / 2 + 5, end - 13, w, 13}@];
sheet.box(fmt::format("try{}", k), "try", place, "shape=none",@|
  label(@[{words, 9, ink, b.good}@]));

@ A cost, or what is known of it, is written to the left of its node.
Nothing else is ever there: edges come from above and leave below.

@<Draw a tree@>=
static std::string at_least(std::int64_t cost)
{
  return at_least_glyph + std::to_string(cost);
}
static void note_cost(Sheet& sheet, int k, Bud const& b,
  std::string const& words)
{
  double const w = width_of(words, 9);
  Box const place = @[{b.x - w / 2 - bud_size / 2 - 5,
    level_height * b.level, w, 13}@];
  sheet.box(fmt::format("cost{}", k), "cost", place, "shape=none",@|
    label(@[{words, 9, ink}@]));
}

@ The cost of a solution is not in the trace. It is the sum of the costs
along the way up to the root.

@<Draw a tree@>=
static std::int64_t cost_of(Tree const& tree, int k, Problem const& problem)
{
  std::int64_t sum = 0;
  for (; tree.buds[k].parent >= 0; k = tree.buds[k].parent)
    if (int const o = tree.buds[k].option; o > 0) sum += problem.cost(o);
  return sum;
}

@ The tree is as wide as the labels at its edges demand: 60 points for each
leaf at least, and room for the label of the last one. The tree of four
queens has six leaves. That of eight queens
has 1199 nodes, and its picture is more than eight meters wide; but it is an
SVG file, and one can walk along it.

@<Draw a tree@>=
std::string draw_tree(Trace const& trace, bool bare)
{
  double spacing = 60, right = 0;
  for (int o = 1; o <= trace.problem.option_count(); ++o)
    spacing = std::max(spacing, std::min(160.0,
      width_of(option_label(trace.problem, o), 9) + 24));
  if (trace.problem.has_costs()) spacing += 16; /* for the costs */
  Tree const tree = grow(trace, spacing);
  int deepest = 0, solutions = 0;
  for (@[Bud const& b@, : @,tree.buds@]) {
    right = std::max(right, b.x);
    deepest = std::max(deepest, b.level);
  }
  double const side = std::max(@[{40.0, spacing - 10,
    bare ? 0.0 : (320 - right) / 2}@]);
  Sheet sheet(box_of(0 - side, bare ? -26 : -80, right + side,@|
    level_height * deepest + (bare ? 30 : 64)));
  @<Draw the buds, counting |solutions|@>@;
  @<Write title and legend of the tree@>@;
  return sheet.text();
}

@ Solutions are numbered in the order in which they were found, and their
diamonds are a bit larger, because a diamond has little room for a number.
Branches and dead ends bear the name of an item; a node without one is there
because of its cost, and bears that.

@<Draw the buds, counting |solutions|@>=
constexpr char const* fates[] = { "node", "dead", "solution", "cut", "skip" };
int const count = static_cast<int>(tree.buds.size());
for (int k = 0; k < count; ++k) {
  Bud const& b = tree.buds[k];
  bool const solved = b.fate == Fate::solution;
  double const size = solved ? bud_size + 8 : bud_size;
  std::string const words = solved ? std::to_string(++solutions)@|
    : b.item == 0 ? at_least(b.cost) : trace.problem.item(b.item).name;
  sheet.write(fmt::format("t{}", k), fates[static_cast<int>(b.fate)],@|
    @[{b.x, level_height * b.level, size, size}@],@|
    @[{words, 12, ink, solved}@], bud_look(b.fate));
  if (b.item != 0 and b.cost >= 0) note_cost(sheet, k, b, at_least(b.cost));
  if (solved and trace.problem.has_costs())
    note_cost(sheet, k, b, std::to_string(cost_of(tree, k, trace.problem)));
}
for (int k = 0; k < count; ++k)
  if (Bud const& b = tree.buds[k]; b.parent >= 0)
    draw_branch(sheet, option_label(trace.problem, b.option), k, b,
      tree.buds[b.parent]);

@ The numbers in the second line are those that the search itself reports,
counted a second time by somebody who was not there. (Options that were
skipped are no nodes.)

@<Write title and legend of the tree@>=
int skipped = 0;
bool priced = false;
for (@[Bud const& b@, : @,tree.buds@]) {
  skipped += b.fate == Fate::skipped;
  priced = priced or b.cost >= 0;
}
auto plural = @[[](int n, char const* word)@[@,@,{@,@,@[
  return fmt::format("{} {}{}", n, word, n == 1 ? "" : "s"); @,@]@,@,}@]@];
if (not bare) {
  sheet.title("the search tree", "",@|
    plural(count - skipped, "node") + ", " + plural(solutions, "solution"));
  std::vector<Sign> signs = @[{@/
    {bud_look(Fate::branch) + ", width=0.22", "branches"},@/
    {bud_look(Fate::dead), "dead end"},@/ {bud_look(Fate::solution), "solution"}}@];
  if (priced) signs.push_back(@[{bud_look(Fate::cut), "too expensive"}@]);
  sheet.legend(signs);
}

@ \pitfall{A row that is struck out twice, by two of the chosen rows, and
comes back when the first of them does; that is why the state of a row is
computed anew for each picture, from what has been chosen, and never
remembered. A check mark under a column whose row is taken but not yet
settled. A board that is drawn from the solution instead of the trace, and
so has nothing to show until the end.}

\pinned{\.{tests/draw/picture\UL test.cpp} compares the ten steps on the matrix
with the ten steps of the report, and the columns that cannot be covered in
the sixth; it counts nodes, dead ends, and solutions of trees, and looks for
siblings that overlap; and it asks a square of a board for its state before
and after the first choice.}

\exercise{Draw the tree of the paper's matrix, \.{figures/paper.dlx}, for
both choosers, with recipes as in the next chapter. Then do the same for
four queens. In which of the two cases was it worth while to look for the
smallest column?}

\summary{A matrix needs the decisions of a search, a board its path, a tree
its shape. All are in the trace, and none of them needs a link.}
