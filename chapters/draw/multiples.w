@** Small multiples. \label{draw/multiples}%
How can one show the whole of a search on paper? The pictures of
\sec{draw/picture} are made for a screen, one at a time; the search for four
queens has 114 covers and uncovers, and a book with 114 such pictures would have
little room for anything else. Tufte calls the answer {\it small multiples\/} [T83]:
the same drawing again and again, so small that many of them can be seen at once,
and so alike that the eye needs to be told only once how to read it. Then what
differs is what one sees.
@^small multiples@>@^Tufte, Edward Rolf@>
\framestrip{cover-c3}{Six small frames: the list of \sec{dance/links} at rest, and one
frame for each step of |cover(3)|.}

@ What can be left out of a picture, if it must be small? Most of the ink in a
large one says that all is well: that the right neighbor of |x| has |x| on its left.
So in a small frame {\it a pair of links that return each other is one line, and an
arrow is a link that is not returned}. At rest, there are no arrows at all. While a
node leaves, there are some; and from a node that has left, arrows lead to where it
belongs, in grey.

Nor can a node be dashed, if it is as large as a comma. So whoever has left the
list steps aside: an entry goes to the right, a header goes up, and the links of
the others pass by. Links that were written last are thick, those that
differ from the beginning are blue; and the sizes are there to be read, for no word in
a frame is smaller than five points.

@ The frames are tableaux (\sec{draw/tableau}), and so they can be set by \TeX\ in the
letters of this book. The command \cmd{dlx draw --tex} prints them, one after the
other; \.{figures/frames} lists those that the book shows.

@(dlx/draw/multiples.hpp@>=
#pragma once
/* Small frames of the four-way list, many of which fit on a page. */
#include "dlx/draw/tableau.hpp"
#include "dlx/draw/sequence.hpp"
#include <functional>
namespace dlx {
using ShowFrame = std::function<void(Tableau const& frame)>;
  /* is called once for each frame, in their order */
std::size_t draw_multiples(Trace const& trace, Drawing const& drawing, double width,
  ShowFrame const& show);
  /* frames that are |width| points wide, at least 6 for each item; returns
     their number. Of the drawing, it looks at grains and steps. Throws
     |std::invalid_argument| if the width is too small to be read */
} // |namespace dlx|

@ A frame is drawn in this order: what lies behind, the links, the nodes on top of
them; words come last by themselves.

@(dlx/draw/multiples.cpp@>=
#include "dlx/draw/multiples.hpp"
#include "dlx/puzzle/board.hpp"
#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <map>
#include <optional>
#include <stdexcept>
namespace dlx {
namespace {
@<Say which line of Algorithm DLX this is@>
@<Declare what draws small frames@>
@<Find the place of a node in a small frame@>
@<Draw a link in a small frame@>
@<Draw the nodes of a small frame@>
@<Draw the board of a small frame@>
@<Draw a small frame@>
}
@<Draw all small frames@>
} // |namespace dlx|

@ The lines of Algorithm DLX have names in \sec{dance/search}, from D1 to~D7, and the
title of a frame says which of them has made it. An item that is branched on at its
level is covered by line D4 and uncovered by D7; the others of an option, by D5
and~D6. A bare cover, which belongs to no search, has no line.

@<Say which line of Algorithm DLX this is@>=
std::string line_of(Trace const& trace, Moment const& m)
{
  if (m.event == nullptr or not searches(trace)) return {};
  using Type = Event::Type;
  auto const& e = *m.event;
  auto const items = branching(trace, m);
  auto const level = static_cast<std::size_t>(e.level);
  bool const own = level >= items.size() or items[level] == 0@|
    or items[level] == e.item; /* its own uncover ends the branching */
  switch (e.type) {
  case Type::solution: return "D1";
  case Type::choose: return "D2";
  case Type::dead: return "D3";
  case Type::cover: return own ? "D4" : "D5";
  case Type::attempt: return "D5";
  case Type::uncover: return own ? "D7" : "D6";
  default: return {};
  }
}

@ One object draws all frames of a trace. It knows where everything is, since that
never changes, and how the list began.

@<Declare what draws small frames@>=
constexpr double title = 9, lift = 4.5, head = 5.5, text = 5, edge = 7;
class FrameArtist {
public:
  FrameArtist(Trace const& t, double width);
  Tableau draw(Replay const& replay, Grain grain);
private:
  Trace const& trace;
  Bounded const start;
  std::optional<Board> const board;
  double left, pitch, row; /* margin, and from column to column, row to row */
  Tableau frame;
  Bounded const* links = nullptr; /* as they are now */
  std::vector<bool> out;          /* is the node out of its ring? */
  std::map<std::pair<Field, int>, int> fresh; /* written in this step */
  bool is_header(int x) const { return x <= trace.problem.item_count(); }
  Point place(int x) const;
  void look(Replay const& replay, Grain grain);
  std::vector<Mark> lines[4]; /* by rank */
  void connect(int x, Field there, Field back);
  void draw_line(Point from, Point to, Rank rank, bool arrow);
  void draw_node(int x, bool branch);
  void draw_header(int c, bool branch);
  void draw_links();
  void draw_behind(Replay const& replay);
  void draw_board(std::vector<int> const& path);
};

@ Columns stand from left to right, options from top to bottom. The root is at the
left, above the board if there is one.

@<Find the place of a node in a small frame@>=
FrameArtist::FrameArtist(Trace const& t, double width)
  : trace(t), start(t.problem), board(Board::of(t.problem)),
    left(board ? 5.0*board->columns() + 5 : 12)
{
  auto const& p = trace.problem;
  pitch = (width - left - edge)/std::max(1, p.item_count());
  if (pitch < 6) throw std::invalid_argument(fmt::format(
    "frames of {} points are too narrow for {} items", width, p.item_count()));
  row = std::clamp(0.55*pitch, 5.4, 11.0);
  frame.width = width;
  frame.height = title + lift + 2*head + row*(p.option_count() + 1);
  if (board)
    frame.height = std::max(frame.height, title + lift + 2*head + 5.0*board->rows() + 6);
}
Point FrameArtist::place(int x) const
{
  double const y = title + lift + head;
  if (x == 0) return {left - 6, y};
  double const column = left + ((*links)[x].item - 0.5)*pitch;
  if (is_header(x)) return {column, out[x] ? y - lift : y};
  return {column + (out[x] ? 0.3*pitch : 0), y + head
    + row*(start.option_of(x) - 0.4)};
}

@ Who is out? An entry that neither the node above it nor the one below it knows any
more; a header, likewise, that both of its neighbors have forgotten. (Between two
writes, one of them still knows.) A secondary header has no neighbors, so the replay
has to be asked.

@<Find the place of a node in a small frame@>=
void FrameArtist::look(Replay const& replay, Grain grain)
{
  links = &replay.links();
  out.assign(static_cast<std::size_t>(links->node_count()), false);
  auto const& at = *links;
  for (int x = 1; x < at.node_count(); ++x)
    out[x] = not is_header(x) ? at[at[x].up].down != x and at[at[x].down].up != x :
      x > trace.problem.primary_count() ? replay.is_covered(x) :
      at[at[x].left].right != x and at[at[x].right].left != x;
  fresh.clear();
  for (Write const& w : fresh_writes(moment_of(trace, replay), grain))
    if (w.old != w.now or w.field != Field::size) fresh[{w.field, w.node}] = w.now;
}

@ For each node and each direction we ask who is next, and whether that one looks
back. If so, the two links are one line, drawn once, from left to right or from top
to bottom. The rank of a line is the higher one of its links.

@<Draw a link in a small frame@>=
void FrameArtist::connect(int x, Field there, Field back)
{
  auto rank_of = [this](int node, Field f) {
    if (fresh.contains({f, node})) return Rank::written;
    if (out[node]) return Rank::memory;
    return links->get(f, node) == start.get(f, node) ? Rank::initial : Rank::altered;
  };
  bool const forwards = (there == Field::right) or there == Field::down;
  bool const across = (there == Field::right) or there == Field::left;
  int const y = links->get(there, x);
  bool const returned = links->get(back, y) == x;
  if (y == x or (returned and not forwards)) return;
  auto const rank = returned ? std::max(rank_of(x, there), rank_of(y, back))
    : rank_of(x, there);
  auto const sink = [across](Point p) { return Point{p.x, across ? p.y + 2.7 : p.y}; };
  Point const from = sink(place(x)), to = sink(place(y));
  bool const wraps = forwards ? y < x : y > x;
  @<Go around those that stand in the way@>
  if (not wraps) return draw_line(from, to, rank, not returned);
  auto const stub = [&](Point p, double way, bool arrow) {
    double const size = way*(across ? pitch/2 + 1.5 : is_header(x) ? head + 2 : row/2);
    draw_line(p, across ? Point{p.x + size, p.y} : Point{p.x, p.y + size}, rank, arrow);
  };
  stub(from, forwards ? 1 : -1, not returned);
  if (returned) stub(to, across ? -0.9 : -(head + 2)/(is_header(x) ? head + 2 : row/2), false);
}

@ A link that skips somebody who is in the list is not returned, for he is his
neighbor's neighbor. It goes around, above the headers or on the left of the column.

@<Go around those that stand in the way@>=
bool skips = false;
for (int k = std::min(x, y) + 1; k < std::max(x, y); ++k)
  skips = skips or ((*links)[k].item == (*links)[x].item and not out[k])
    or (across and not out[k]);
if (skips and not wraps and not returned and not out[x]) {
  Point const a = across ? Point{from.x, from.y - 2*head - 2} : Point{from.x - 3, from.y};
  Point const b = across ? Point{to.x, a.y} : Point{to.x - 3, to.y};
  draw_line(from, a, rank, false);
  draw_line(a, b, rank, false);
  return draw_line(b, {to.x, across ? to.y - 2.7 - head + 2 : to.y}, rank, true);
}

@ Lines end where nodes are drawn over them, but an arrow must end before. Its head
is as wide as two lines.

@<Draw a link in a small frame@>=
void FrameArtist::draw_line(Point from, Point to, Rank rank, bool arrow)
{
  auto const stroke = stroke_of_link(rank);
  double const width = rank == Rank::written ? 0.9 : rank == Rank::altered ? 0.6
    : rank == Rank::initial ? 0.4 : 0.25;
  double const x = to.x - from.x, y = to.y - from.y, length = std::hypot(x, y);
  if (length < 0.1) return;
  if (arrow) {
    double const ux = x/length, uy = y/length, size = 1.2 + width;
    double const gap = std::min(length - size, 2.0);
    to = {to.x - gap*ux, to.y - gap*uy};
    Point const foot = {to.x - size*ux, to.y - size*uy};
    lines[static_cast<int>(rank)].push_back({{to, {foot.x - 0.6*size*uy, foot.y + 0.6*size*ux},
      {foot.x + 0.6*size*uy, foot.y - 0.6*size*ux}}, stroke.colour, 0, Text()});
    to = foot;
  }
  lines[static_cast<int>(rank)].push_back({{from, to}, stroke.colour, width, Text()});
}

@ A box is a rectangle on top of a slightly larger one, which is its edge.

@<Draw the nodes of a small frame@>=
void box(Tableau& t, Point p, double w, double h, Look const& look, double line)
{
  t.marks.push_back(rectangle(p.x - w/2, p.y - h/2, w, h, look.edge));
  t.marks.push_back(rectangle(p.x - w/2 + line, p.y - h/2 + line, w - 2*line,
    h - 2*line, look.fill));
}
void FrameArtist::draw_node(int x, bool branch)
{
  if (is_header(x)) return draw_header(x, branch);
  auto const look = look_of_node(Role::entry, out[x] ? Presence::out : Presence::in,
    false);
  double const size = std::min(0.3*pitch, 0.55*row);
  box(frame, place(x), size, size, look, out[x] ? 0.3 : 0.6);
}

@ A header has a name and below it a size, which has a frame of its own if it was
written in this step.

@<Draw the nodes of a small frame@>=
void FrameArtist::draw_header(int c, bool branch)
{
  Point const p = place(c);
  if (c == 0) {
    box(frame, p, 7, 7, look_of_node(Role::root, Presence::in, false), 0.4);
    frame.marks.push_back(word(p, "h", text, 7, false));
    return;
  }
  auto const role = c <= trace.problem.primary_count() ? Role::primary : Role::secondary;
  auto const look = look_of_node(role, out[c] ? Presence::out : Presence::in, branch);
  double const width = std::min(0.9*pitch, 16.0);
  box(frame, p, width, 2*head, look, out[c] ? 0.3 : branch ? 1 : 0.5);
  double const size = std::clamp(0.45*pitch, text, 6.5);
  frame.marks.push_back(word({p.x, p.y - 2.5}, trace.problem.item(c).name, size,
    1.2*pitch, not out[c]));
  if (fresh.contains({Field::size, c}))
    box(frame, {p.x, p.y + 2.7}, 5, 4.8, Look{paper, vermilion, 1, ""}, 0.7);
  frame.marks.push_back(word({p.x, p.y + 2.7}, std::to_string(links->size(c)), text,
    pitch, false));
}

@ The board is as small as it can be with letters on it.

@<Draw the board of a small frame@>=
void FrameArtist::draw_board(std::vector<int> const& path)
{
  double const x = 1, y = title + lift + 2*head + 4;
  for (auto const& s : board->places())
    if (board->has_square(s.row, s.column))
      box(frame, {x + 5*s.column + 2.5, y + 5*s.row + 2.5}, 5.2, 5.2,
        Look{paper, light, 1, ""}, 0.2);
  for (int o : path)
    for (auto const& s : board->places(o)) {
      Point const p = {x + 5*s.column + 2.5, y + 5*s.row + 2.5};
      box(frame, p, 5.2, 5.2, Look{look_of_band.fill, light, 1, ""}, 0.2);
      frame.marks.push_back(word(p, s.symbol, text, 6, true));
    }
}

@ Behind everything lie bands for the options that have been chosen, and a line
through the nodes of each option, whose links nobody ever changes.

@<Draw a small frame@>=
void FrameArtist::draw_behind(Replay const& replay)
{
  double const y = title + lift + 2*head;
  for (int o : replay.path())
    frame.marks.push_back(rectangle(left, y + row*(o - 0.9), frame.width - left,
      row, look_of_band.fill));
  for (int x = trace.problem.item_count() + 1; x < links->node_count(); ++x) {
    int const o = start.option_of(x);
    if ((*links)[x].right > x)
      draw_line(place(x), place((*links)[x].right), Rank::memory, false);
    if (x == start.first_node(o))
      frame.marks.push_back(word({frame.width - edge/2, place(x).y},
        std::to_string(o), text, edge, false));
  }
}

@ The lines of higher rank are drawn later, on top of the others.

@<Draw a small frame@>=
void FrameArtist::draw_links()
{
  for (int x = 0; x < links->node_count(); ++x) {
    if (x <= trace.problem.primary_count()) {
      connect(x, Field::right, Field::left);
      connect(x, Field::left, Field::right);
    }
    if (x == 0) continue;
    connect(x, Field::down, Field::up);
    connect(x, Field::up, Field::down);
  }
  for (auto& list : lines) {
    frame.marks.insert(frame.marks.end(), list.begin(), list.end());
    list.clear();
  }
}

@ A title can have an arrow in it, which is not among the letters of \TeX's old
fonts; here it becomes an equals sign. And what would be too long is said in
fewer words, with the numbers that stand beside the options.

@<Draw a small frame@>=
std::string title_of(Trace const& trace, Replay const& replay, Grain grain)
{
  auto const line = line_of(trace, moment_of(trace, replay));
  auto const c = caption(trace, replay, grain);
  auto words = c.change.empty() ? c.what : c.change;
  if ((line == "D3") or line == "D1") {
    auto const& e = *moment_of(trace, replay).event;
    words = line == "D3" ? trace.problem.item(e.item).name + " is dead" : "solution";
    for (int o : e.options) words += ' ' + std::to_string(o);
  }
  std::string_view const arrow = arrow_glyph;
  if (auto const at = words.find(arrow); at != std::string::npos)
    words = words.substr(0, at) + '=' + words.substr(at + arrow.size());
  return line.empty() ? words : line + ": " + words;
}
Tableau FrameArtist::draw(Replay const& replay, Grain grain)
{
  frame.marks.clear();
  look(replay, grain);
  draw_behind(replay);
  if (board) draw_board(replay.path());
  draw_links();
  auto const items = branching(trace, moment_of(trace, replay));
  for (int x = 0; x < links->node_count(); ++x)
    draw_node(x, x > 0 and std::ranges::find(items, x) != items.end());
  frame.marks.push_back(word({frame.width/2, 3.5},
    title_of(trace, replay, grain), 5.5, frame.width, false));
  return frame;
}

@ And this is a walk through the trace, at one pace after the other.

@<Draw all small frames@>=
std::size_t draw_multiples(Trace const& trace, Drawing const& drawing, double width,
  ShowFrame const& show)
{
  FrameArtist artist(trace, width);
  std::size_t count = 0;
  for (Grain grain : drawing.grains)
    count += walk(trace, grain, drawing.steps, [&](Replay const& replay, int) {
      show(artist.draw(replay, grain));
    });
  return count;
}

@ \pitfall{To make a large picture small: then its letters are smaller than those of
a medicine's leaflet. And to leave out what has not changed: then one sees in each
frame what has happened, and in none what there is.}

\pinned{\.{tests/draw/multiples\UL test.cpp} counts the frames of the reports' sequences;
looks for arrows, of which a list at rest has none; reads the titles, with the lines of
the algorithm; and makes sure that no word is set in less than five points.}

\exercise[20]{Which is the smallest problem whose frames cannot be
drawn 100 points wide? What would you leave out to draw it all the same?}
\answer{One with 14 items and no board: 12 points are for the root, 7 for the
numbers, and a column needs six. The columns of covered items could go; but then
frames are not alike any more, and whoever looks at them has to search.}

\summary{A pair of links is a line, a link that is not returned is an arrow, and who
is out steps aside. So 114 states of a list fit on a dozen pages.}
