@** Pictures of boards. \label{draw/squares}%
Where are the queens? A list of links is one way to look at a search, and not the way in which
one thinks of it. A chess player sees a {\it board}. If the options of a
problem name its squares (see
\sec{puzzle/board}), then a state of the search is a position on it, and here are
two.
\steps{\step{.34\pagewidth}{queens-4-boards/event-003}{a queen, and what she
leaves}\step{.34\pagewidth}{queens-4-boards/event-013}{two queens, and no
room}}{Positions of the search for four queens. A circle is a square where a
queen could still stand, a cross one where she could not.}

In a packing, the items themselves are the squares. And a schedule
for a week, with options like {\tentex Ann@@(2,14)}, has a board, too, of
days and hours, although it is not called so. A name is enough.

@ A board can stand alone, or beside the list. Alone it needs no stage and no links, only a
sheet of paper, a caption, and the path of the search; beside the list, it shows what the
links are about.

@(dlx/draw/squares.hpp@>=
#pragma once
/* Draws a state of a search as a position on a board, alone or beside the
   list; for problems whose options name squares. */
#include "dlx/draw/picture.hpp"
namespace dlx {
std::string draw_board(Trace const& trace, Replay const& replay, Grain grain,
  bool bare = false); /* throws |std::invalid_argument| if there is none */
std::string draw_links_and_board(Stage const& stage, Replay const& replay,
  Grain grain, bool bare = false); /* side by side; throws likewise */
} // |namespace dlx|

@ First we look at the squares, then we draw them, and then we decide where.
Not every problem has a board; then the caller who asked for one is told why, in a
sentence that needs no place in a file.

@(dlx/draw/squares.cpp@>=
#include "dlx/draw/squares.hpp"
#include "dlx/puzzle/board.hpp"
#include <algorithm>
#include <fmt/format.h>
#include <set>
#include <stdexcept>
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
@<Draw the board alone, or beside the list@>
} // |namespace dlx|

@*1 Looking. A square can be in three states. An option stands on it that has been
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
  int owner = 0;                   /* an option that has been chosen */
  SquareState state() const {
    return not chosen.empty() ? SquareState::chosen
      : open.empty() ? SquareState::closed : SquareState::open; }
};

@ Each option is asked once whether it has been chosen, and whether it is
open; its squares inherit the answer. Sets of symbols keep the letters in an
open square in alphabetical order, and each of them once.

Two chosen options on one square are rare, for a square is usually an item,
and an item has one owner. But the names of a problem can be wrong, and in a
crossword each square belongs to two words. Then both symbols are shown,
with a plus sign between them; to hide one of them would be to hide the
mistake.

@<Look at the squares@>=
std::vector<Square> look_at_squares(Problem const& problem,
  Board const& board, Replay const& replay)
{
  std::vector<Square> squares(board.rows() * board.columns());
  auto const& path = replay.path();
  for (int o = 1; o <= problem.option_count(); ++o) {
    bool const chosen = std::count(path.begin(), path.end(), o) > 0;
    bool const open = not chosen and is_open(problem, replay, o);
    for (auto const& p : board.places(o)) {
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

@ There is a moment when the list and the board disagree. Between ``try
{\tentex Q@@(0,0)}'' and the last of the covers that follow it, a queen
stands on the board, but the list has not yet been told whom she attacks.
Beside the list this is just what one wants to see: cover after cover closes
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

@*1 Drawing. Three states, three texts: the piece, what could stand there,
and the cross. A queen is larger than a letter, because the glyph has more
air around it. All sizes are given for a square of 40 points, and grow with
the square. If several symbols could stand on a square, they are shown with
blanks between, and |fitted| makes them smaller; but if there is only one that
could ever stand there, as with queens or with dominoes, then there is nothing
to distinguish, and a ring will do. The
state is also the class of the square's box, for those who look at the SVG file.

@<Draw all squares@>=
constexpr char const* kinds[] = { "square chosen", "square open", "square closed" };
Text inscription(Square const& s)
{
  if (s.state() == SquareState::closed) return {times_glyph, 14, closed_ink};
  if (s.state() == SquareState::chosen)
    return {fmt::format("{}", fmt::join(s.chosen, "+")),@|
      s.chosen[0] == queen_glyph ? 27.0 : 21.0, ink, true};
  if (s.all.size() == 1) return {ring_glyph, 11};
  return {fmt::format("{}", fmt::join(s.open, " ")), 12};
}

@ Every square has a frame, but a piece of five squares should look like one
piece. So where two neighbors have the same owner, the line between them is
painted over, by a box of the colour of chosen squares that is a little
wider than the line, and a little shorter. No other function has to know
which edges are walls.
\steps{\step{.3\pagewidth}{box-boards/event-009}{two pieces, and what the
third could fill}\step{.3\pagewidth}{box-boards/event-034}{two pieces, and
no room for the third}}{The box of \sec{puzzle/polyomino} while it is being
packed.}

Where is a square? That depends on the corner of the board and on the side
of a square, and nothing else; so these travel together with what was seen. The
square in row 1, column 2 has the identity \.{q1\UL2}. The neighbors above and
to the left have been drawn already, if they belong to the same piece; so it is
enough to look in these two directions.

@<Draw all squares@>=
struct BoardView {
  Board const& board;
  std::vector<Square> squares; /* row by row */
  Point corner;                /* at the upper left */
  double side = 40;
  Square const& at(int r, int c) const { return squares[r*board.columns() + c]; }
  Box place(int r, int c) const
  { return {corner.x + side*(c + 0.5), corner.y + side*(r + 0.5), side, side}; }
};
void draw_and_join(Sheet& sheet, BoardView const& p, int r, int c)
{
  auto const id = fmt::format("q{}_{}", r, c);
  Square const& s = p.at(r, c);
  Box const a = p.place(r, c);
  Text text = inscription(s);
  text.size *= p.side/40;
  sheet.write(id, kinds[index(s.state())], a, text, attributes(look_of_square(s.state())));
  for (int d = 0; d < 2; ++d) {
    int const u = r - d, v = c - 1 + d; /* to the left, or above */
    if (s.owner == 0 or not p.board.has_square(u, v) or p.at(u, v).owner != s.owner) continue;
    Box const b = p.place(u, v);
    sheet.box(fmt::format("{}j{}", id, d), "join", {(a.x + b.x)/2, (a.y + b.y)/2,@|
      d == 0 ? 4 : a.w - 2.4, d == 0 ? a.h - 2.4 : 4}, attributes(look_of_join));
  }
}

@ All squares are drawn in two rounds, first those that are not chosen. Chosen squares come
last, for their frames are thick, and a thin frame that is drawn later would nibble at them. Rows and columns are numbered
along the edges, from 0, as in the names of the options, in numbers a quarter
as high as the squares. What is no square of the board, a hole, or what lies beside
a board that is no rectangle, is left blank.

@<Draw all squares@>=
void draw_squares(Sheet& sheet, BoardView const& p)
{
  for (bool chosen : {false, true})
    for (int r = 0; r < p.board.rows(); ++r)
      for (int c = 0; c < p.board.columns(); ++c)
        if (p.board.has_square(r, c) and (p.at(r, c).owner > 0) == chosen)
          draw_and_join(sheet, p, r, c);
  double const size = p.side/4;
  for (int r = 0; r < p.board.rows(); ++r)
    sheet.write(fmt::format("qr{}", r), "text", {p.corner.x - size, p.place(r, 0).y,@|
      2.2*size, size + 2}, {std::to_string(r), size, soft});
  for (int c = 0; c < p.board.columns(); ++c)
    sheet.write(fmt::format("qc{}", c), "text", {p.place(0, c).x, p.corner.y - size,@|
      3*size, size + 2}, {std::to_string(c), size, soft});
}

@*1 The legend of a board. It shows the three states as they are drawn. But an
open square bears a ring only if all pieces are alike; otherwise it bears
letters, and then the legend shows two letters that can meet on a square. A reader who sees \.{A B} in a square for
the first time would take it for a piece. What could ever stand on a square does not
depend on the moment, and so neither does the legend.
\figure{.28\pagewidth}{latin-2-boards/event-003}{Two letters, and a legend which
says that there are two.}

@<Explain the signs of a board@>=
std::vector<Sign> board_signs(std::vector<Square> const& squares)
{
  auto look = [](SquareState s) { return attributes(look_of_square(s)); };
  Text open = {ring_glyph, 9};
  auto const mixed = std::ranges::find_if(squares, [](Square const& s) {
    return s.all.size() > 1; });
  if (mixed != squares.end())
    open = fitted({*mixed->all.begin() + ' ' + *std::next(mixed->all.begin()), 9}, 20);
  return { {look(SquareState::chosen), "chosen"},
    {look(SquareState::open), "open", label(open)},
    {look(SquareState::closed), "not possible now", label({times_glyph, 11, closed_ink})} };
}

@*1 Alone, and beside the list. A picture of the board alone has squares of
40 points, and it is at least 300 points wide, so that its title can be read
even for a board of two by two. A bare picture has 24 points
everywhere, for the numbers at the edges.

@<Draw the board alone, or beside the list@>=
std::string draw_board(Trace const& trace, Replay const& replay, Grain grain, bool bare)
{
  auto const board = board_of(trace.problem);
  Replay after = replay;
  settle(trace, after);
  BoardView const view = {board, look_at_squares(trace.problem, board, after), {0, 0}};
  double const w = board.columns()*view.side;
  double const beside = bare ? 24 : std::max(24.0, (300 - w)/2);
  auto const signs = board_signs(view.squares);
  double const below = board.rows()*view.side@|
    + (bare ? 8 : 14 + legend_height(signs, w + 2*beside));
  Sheet sheet(box_of(0 - beside, bare ? -24 : -78, w + beside, below));
  Caption const c = caption(trace, replay, grain);
  if (not bare) sheet.title(c.what, c.change, c.detail);
  draw_squares(sheet, view);
  if (not bare) sheet.legend(signs);
  return sheet.text();
}

@ Beside the list, which is 1384 points high for four queens, the board is an inset of 45
percent of that height; but a square has between 40 and 110 points. Here the replay does not run ahead: list and board
show the same moment. In the legend, the first sign of the board must say where
the board begins, for ``chosen'' alone would be read as a word about the list.

@<Draw the board alone, or beside the list@>=
std::string draw_links_and_board(Stage const& stage, Replay const& replay,
  Grain grain, bool bare)
{
  auto const board = board_of(stage.trace().problem);
  double const side = std::clamp(0.45*stage.panel().h/board.rows(), 40.0, 110.0);
  double const left = 8 + side/2.5, above = side/2;
  auto const squares = look_at_squares(stage.trace().problem, board, replay);
  Inset inset = {left + 8 + board.columns()*side, above + 10 + board.rows()*side,@|
    board_signs(squares), [&](Sheet& sheet, Point p) {
      draw_squares(sheet, {board, squares, {p.x + left, p.y + above}, side}); }};
  inset.signs[0].text = "on the board: chosen";
  return draw_links(stage, replay, grain, bare, inset);
}

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
