@** Small multiples. \label{draw/multiples}%
How can one show the whole of a search on paper? The pictures of \sec{draw/picture} are made for a
screen, one at a time; the search for four queens has 114 covers and uncovers, and a book with 114
such pictures would have little room for anything else. Tufte calls the answer {\it small
multiples\/} [T83]: the same drawing again and again, so small that many of them can be seen at
once, and so alike that what differs is what one sees.
@^small multiples@>@^Tufte, Edward Rolf@>
\framestrip{cover-c3}{Six small frames: the list of \sec{dance/four_way} at rest, and one
frame for each step of |cover(3)|.}

@ Most of the ink in a large picture says that the right neighbour of |x| has |x| on its left. So in
a small frame {\it a pair of links that return each other is one line, and an arrow is a link that
is not returned}. At rest, there are no arrows at all. From a node that has left, arrows lead to
where it belongs, in grey. For the five columns, the large picture has 62 arrows, or 31 pairs. The
small frame has 33 lines: each of the six pairs that wrap around the torus becomes two stubs, and
each of the four rows omits the pair of its last and its first entry. After |cover(3)|, there are
ten heads of arrows, two for each node that is out: the header of C3, and four entries.

A node that has left the list steps aside: an entry goes to the right, a header goes up, and the
links of the others pass by. In the second frame above, item C3 has gone up, and the line from C2
to~C4 passes below it; in the third, the entry of C5 in the first row has stepped to the right.
$$\vbox{\halign{\bf#\hfil\quad&#\hfil\cr
a line&two links, there and back\cr
an arrow&a link that is not returned\cr
thick, vermilion&written in this step; a size in a frame, likewise\cr
blue&different from the beginning\cr
grey&of a node that is out: what it remembers; also the rows, which never change\cr
a band&an option that has been chosen; its entries are heavy, too\cr
a heavy frame&an item that is branched on\cr
below a name&the size: how many options the item has left\cr
at the right&the number of the option\cr
X1 to X7&the line of Algorithm DLX (\shortsec{dance/explore}) that made this frame\cr}}$$

@ Above the list, or beside it, are words: the line of the algorithm and what it does, in bold, and
then a short sentence, in the words of the player (\sec{draw/player}). The text of this book writes $L[\hbox{C4}]\gets\hbox{C2}$; a title has {\bf L[C4] = C2},
because its letters have no arrow.

The frames are tableaux (\sec{draw/tableau}), so \TeX\ can set them in the letters of this book. In
the strips of the book no word is smaller than eight points, no two names touch, and no line that
can be followed is thinner than half a point. Only the rows are fainter. A frame that is given too
little room for its items has smaller names, down to five points.

@(dlx/draw/multiples.hpp@>=
#pragma once
/* Small frames of the four-way list, many of which fit on a page. */
#include "dlx/draw/tableau.hpp"
#include "dlx/draw/sequence.hpp"
namespace dlx {
std::size_t draw_multiples(Trace const& trace, Drawing const& drawing, double width,
  std::function<void(Tableau const& frame)> const& show);
  /* frames that are |width| points wide, at least 6 for each item and 23 for the margins; from
     400 on, the words are beside the list. Shows each frame, and returns their number. Of the
     drawing, it looks at grains and steps; if its subject is the matrix, it draws that. Throws
     |std::invalid_argument| if the width is too small to be read, or there are no links, as
     in a trace of textbook search */
} // |namespace dlx|

@ Here are two frames from the search for four queens. All headers have gone up, but for D3 and B3,
the long diagonals, on which no queen stands.
\framestrip{both-queens}{Both solutions of the four queens. A secondary item, such as D3,
may be left over; a primary one may not.}

One object draws all frames of a trace. It knows where everything is, and how the list began. The
background is drawn first, then the links, then the nodes on top of them, and then the heads of
arrows, which nothing may hide; words come last.

@<Declare what draws small frames@>=
struct FrameArtist {
  Trace const& trace;
  Bounded const start = Bounded(trace.problem); /* the list before the first event */
  std::optional<Board> const board = Board::of(trace.problem);
  double left = 0, edge = 0, pitch = 0, row = 0; /* margins, from column to column, from row to row */
  double wide = 0, top = 0; /* a header; where the list begins */
  Point corner = {}; /* of the board, its upper left one */
  double square = 0; /* of the board, its side */
  double breadth = 0; /* of a title and a sentence */
  Tableau frame = {};
  FrameView view = {}; /* what is to be seen */
  std::vector<Mark> lines[4] = {}, heads = {}; /* lines by rank; heads of arrows */
  @<Find the place of a node in a small frame@>
  @<Draw a link in a small frame@>
  @<Draw the nodes of a small frame@>
  @<Draw what lies behind a small frame@>
  @<Draw a small frame@>
};

@ A frame is not a shrunk picture, but drawn anew, from the same description (\sec{draw/frame}).

@(dlx/draw/multiples.cpp@>=
#include "dlx/draw/multiples.hpp"
#include "dlx/base/source.hpp"
#include "dlx/draw/squares.hpp"
#include "dlx/draw/stage.hpp"
#include <algorithm>
#include <cctype>
#include <cmath>
#include <fmt/format.h>
#include <optional>
#include <stdexcept>
namespace dlx {
namespace {
@<Guess how wide words are@>
@<Say which line of Algorithm DLX this is@>
@<Say in a sentence what has happened@>
@<Declare what draws small frames@>
}
@<Draw all small frames@>
} // |namespace dlx|

@ The width is given, and the rest follows from it. If there are at least 400 points, the words are
in a column of their own, at the left of the list, with the board below them. Otherwise there are
three lines above the list: a title and two lines for the sentence, with the board at their right
end.

@<Find the place of a node in a small frame@>=
static constexpr double lift = 9, head = 8.5, text = 8, leading = 10;
FrameArtist(Trace const& t, double width) : trace(t)
{
  bool const beside = width >= 400;
  square = beside ? 16 : 11;
  double const w = board ? square*board->columns() : 0, h = board ? square*board->rows() : 0;
  breadth = beside ? 116 : width - (board ? w + 8 : 0);
  top = beside ? 0 : std::max(3*leading, h) + 3;
  corner = beside ? Point{1, 5.5*leading} : Point{width - w - 1, 1};
  left = (beside ? breadth + 12 : 0) + 14;
  frame.width = width;
  place_columns();
  double const below = row*(trace.problem.option_count() + 0.4);
  frame.height = std::max(top + lift + 2*head + below, beside ? corner.y + h + 1 : 0);
}

@ An item needs six points, even for small letters. A header is as wide as the longest name asks
for, but there is room between two of them.

@<Find the place of a node in a small frame@>=
void place_columns()
{
  auto const& p = trace.problem;
  edge = std::max(9.0, inked(std::to_string(p.option_count()), text) + 2);
  pitch = (frame.width - left - edge)/std::max(1, p.item_count());
  if (pitch < 6) throw std::invalid_argument(fmt::format(
    "frames of {} points are too narrow for {} items", frame.width, p.item_count()));
  row = std::clamp(0.5*pitch, 8.0, 10.0);
  wide = 10;
  for (int i = 1; i <= p.item_count(); ++i)
    wide = std::max(wide, inked(p.item(i).name, text) + 4);
  wide = std::min({wide, pitch - 1.6, 24.0});
}

@ Digits and small letters of Palatino are half as wide as high, or less; capitals have three
quarters.

@<Guess how wide words are@>=
double inked(std::string_view words, double size)
{
  double sum = 0;
  for (char c : words)
    sum += std::isupper(static_cast<unsigned char>(c)) ? 0.75@|
      : std::string_view(" ,.").find(c) < 3 ? 0.3 : 0.5;
  return size*sum;
}

@ An entry that has stepped aside is a third of the way to the next column. A header goes up by more
than half of its height, so that the ring of the others passes below it.

@<Find the place of a node in a small frame@>=
bool is_header(int x) const { return x <= trace.problem.item_count(); }
bool is_out(int x) const { return view.nodes[x].forgotten; }
Point place(int x) const
{
  double const y = top + lift + head;
  if (x == 0) return {left - 7, y};
  double const column = left + (start[x].item - 0.5)*pitch;
  if (is_header(x)) return {column, is_out(x) ? y - lift : y};
  return {column + (is_out(x) ? 0.3*pitch : 0), y + head + row*(start.option_of(x) - 0.2)};
}
Point half(int x) const /* from the middle of its box to the right and lower edge */
{
  if (x > 0 and is_header(x)) return {wide/2, head};
  double const side = x == 0 ? 9 : std::min(0.3*pitch, 0.55*row);
  return {side/2, side/2};
}

@ A covered column is out with all of its entries, and its links are grey. But an entry steps aside,
and its box is grey, only if its own neighbours have forgotten it, the node above and the one below;
so the rest of a covered column stays in line.

If the neighbour |y| of |x| returns the link, the two links are one line, drawn once, from left to
right or from top to bottom. The rank of a line is the higher one of its links.

After the first assignment of |cover(3)|, L[C4] is C2, but R[C2] is still C3: not returned, an
arrow. After the second, the two agree, and are one thick line. The links of C3 are not returned
from now on; so two grey arrows lead from C3 to where it was.

@<Draw a link in a small frame@>=
void connect(int x, std::size_t d)
{
  bool const forwards = directions[d].ahead > 0, across = directions[d].across;
  LinkView const there = view.nodes[x].links[d];
  int const y = there.to;
  LinkView const back = view.nodes[y].links[d ^ 1];
  bool const returned = back.to == x;
  if (y == x or (returned and not forwards)) return;
  auto const rank = std::max(there.rank, returned ? back.rank : Rank::memory);
  double const sink = across ? 3 : 0; /* a link leaves below the name */
  double const aside = is_out(x) and not across and not forwards ? half(x).x : 0;
  Point const from = {place(x).x - aside, place(x).y + sink}, to = {place(y).x, place(y).y + sink};
  bool skips = false; /* a node that is in the list */
  for (int k = std::min(x, y) + 1; k < std::max(x, y); ++k)
    skips = skips or (not is_out(k) and (across or start[k].item == start[x].item));
  if (forwards == (y < x)) { @<Draw the ends of a link that wraps around@> }
  else if (is_out(x) or not skips)
    draw_line(from, returned ? to : edge_of(y, from, to), rank, not returned);
  else { @<Draw a link that goes around somebody@> }
}

@ A pair of links may end under the boxes. The head of an arrow must lie outside of the box that it
points at, with its tip at the edge. We walk back from |to|, which lies in the box, towards |from|,
up to the first edge. A vertical line meets the left and the right edge at infinity; then the other
quotient is the smaller one.

@<Draw a link in a small frame@>=
Point edge_of(int y, Point from, Point to) const
{
  Point const c = place(y), h = half(y), way = {from.x - to.x, from.y - to.y};
  double const part = std::min({1.0, (c.x + std::copysign(h.x, way.x) - to.x)/way.x,@|
    (c.y + std::copysign(h.y, way.y) - to.y)/way.y});
  return {to.x + part*way.x, to.y + part*way.y};
}

@ A link from the end of the torus to its beginning is drawn as two stubs. An arrow has one stub
only, with a head; a header that has left has none, for between two others there is no room. The
stub of a column is seen above the name; a stub at an entry that is one of a pair has half of a row.

@<Draw the ends of a link that wraps around@>=
if (across and is_out(x)) return;
double const more = returned ? 2 : 3.5;
double const size = across ? half(x).x + 4 : is_header(x) or not returned ? half(x).y + more
  : row/2;
auto const stub = [&](Point p, double way, bool arrow) {
  draw_line(p, across ? Point{p.x + way, p.y} : Point{p.x, p.y + way}, rank, arrow); };
stub(from, forwards ? size : -size, not returned);
if (returned) stub(to, across ? -half(y).x - 4 : -head - 2, false);

@ A link may skip a third node, which is still in the list, as its neighbours do not agree. Such a
link goes around it, above the headers or on the left of the column. In a dance without mistakes it
is there for one assignment only; a returned link that goes around a node shows that items came back
in a wrong order (\sec{dance/wrong-order}).

@<Draw a link that goes around somebody@>=
double const away = std::min(0.15*pitch + 3.2, wide/2 - 0.4);
Point const a = across ? Point{from.x, from.y - 2*head - 2} : Point{from.x - away, from.y};
Point const b = across ? Point{to.x, a.y} : Point{a.x, to.y};
bool const below = not across and is_header(y);
draw_line(from, a, rank, false);
if (not below) draw_line(a, b, rank, false);
draw_line(below ? a : b, below ? edge_of(y, a, b) : edge_of(y, b, to), rank, not returned);

@ Lines wait in four lists, one for each rank, so that those of higher rank are drawn on top of the
others; heads wait in a fifth. A head is a triangle; its two back corners lie a little to the left
and to the right of the line.

@<Draw a link in a small frame@>=
void draw_line(Point from, Point to, Rank rank, bool arrow)
{
  constexpr double widths[] = { 0.6, 0.5, 0.9, 1.3 };
  double const width = widths[index(rank)];
  char const* const colour = stroke_of_link(rank).colour;
  double const length = std::hypot(to.x - from.x, to.y - from.y);
  if (length < 0.1) return;
  if (arrow) {
    double const size = std::min(length, 3.2 + width);
    double const sx = size*(to.x - from.x)/length, sy = size*(to.y - from.y)/length;
    Point const foot = {to.x - sx, to.y - sy};
    heads.push_back({{to, {foot.x - 0.5*sy, foot.y + 0.5*sx},@|
      {foot.x + 0.5*sy, foot.y - 0.5*sx}}, colour, 0, Text()});
    to = foot;
  }
  lines[index(rank)].push_back({{from, to}, colour, width, Text()});
}

@ A box is a rectangle with a line around it, with the look of \sec{draw/sheet} and a thinner
line. A header has a name and below it a size, which has a frame of its own if it was written in
this step.

@<Draw the nodes of a small frame@>=
void box(Point p, double w, double h, Look const& look, double line)
{
  Mark const inside = rectangle(p.x - (w - line)/2, p.y - (h - line)/2, w - line, h - line,
    look.fill);
  frame.marks.push_back(inside);
  frame.marks.push_back({inside.points, look.edge, line, Text()});
}
void write(Point p, std::string const& words, double size, double room, bool bold = false)
{ frame.marks.push_back(word(p, words, size, room, bold, 5)); }@/
void draw_node(int x)
{
  Point const p = place(x);
  NodeView const& node = view.nodes[x];
  bool const out = node.forgotten;
  auto const look = look_of_node(node.role, out ? Presence::out : Presence::in, node.marked);
  if (x > 0 and is_header(x)) { @<Draw a header of a small frame@> }
  else box(p, 2*half(x).x, 2*half(x).y, look, node.marked ? 1.2 : 0.6);
  if (x == 0) write(p, "h", text, 9);
}

@ A name that would come within two points of the next one is made smaller, down to five points.
Where there are no options, there are no sizes either.

@<Draw a header of a small frame@>=
box(p, wide, 2*head, look, node.marked ? 1 : 0.5);
bool const bare = view.options.empty();
auto const& name = trace.problem.item(x).name;
double const fitting = std::min(text, text*(pitch - 2)/inked(name, text));
write({p.x, p.y - (bare ? 0 : 3.8)}, name, std::max(5.0, fitting), width_of(name, text), not out);
if (node.size.rank == Rank::written)
  box({p.x, p.y + 4}, 8, 8, look_of_number(Rank::written), 0.9);
if (not bare) write({p.x, p.y + 4}, node.size.text, text, width_of(node.size.text, text));

@ Behind everything lie bands for the options that have been chosen, and a pale line through the
nodes of each option, with the number of the option at its right end.

@<Draw what lies behind a small frame@>=
void draw_behind(std::vector<int> const& path)
{
  double const y = top + lift + 2*head;
  for (int o : path)
    frame.marks.push_back(rectangle(left, y + row*(o - 0.7), frame.width - left,
      row, look_of_band.fill));
  for (int x = trace.problem.item_count() + 1; x < start.node_count(); ++x) {
    int const o = start.option_of(x);
    if (start[x].right > x)
      lines[0].push_back({{place(x), place(start[x].right)}, wall_edge, 0.5, Text()});
    if (x == start.first_node(o))
      write({frame.width - edge/2, place(x).y}, std::to_string(o), text, width_of("0000", text));
  }
}

@ The board shows what has been chosen, and not what is still
possible.

@<Draw what lies behind a small frame@>=
void draw_board(std::vector<int> const& path)
{
  auto const draw_square = [this](Board::Place const& s, char const* fill) {
    Point const p = {corner.x + square*(s.column + 0.5), corner.y + square*(s.row + 0.5)};
    box(p, square + 0.4, square + 0.4, Look{fill, grey, 1, ""}, 0.5);
    return p; };
  for (int r = 0; r < board->rows(); ++r)
    for (int c = 0; c < board->columns(); ++c)
      if (board->has_square(r, c)) draw_square({"", r, c}, paper);
  for (int o : path)
    for (auto const& s : board->places(o))
      write(draw_square(s, look_of_band.fill), s.symbol, text, square, true);
}

@ Most events are made by one line of Algorithm DLX only. An item that is branched on at its level
is covered by line X4 and uncovered by X7; the others of an option, by X5 and~X6. Its own uncover
ends the branching on an item, so then there may be none at its level any more.

@<Say which line of Algorithm DLX this is@>=
std::string line_of(Trace const& trace, Replay const& replay, Moment const& m)
{
  constexpr char const* names[2][6] = { {"X2", "X5", "X5", "X1", "X3", "X6"},@|
    {"X2", "X4", "X5", "X1", "X3", "X7"} }; /* in the order of |Event::Type| */
  if (m.event == nullptr or not searches(trace)) return {};
  auto const& e = *m.event;
  if (e.type > Event::Type::uncover) return {};
  auto const levels = replay.levels();
  auto const level = index(e.level);
  int const item = level < levels.size() ? levels[level].item : 0;
  bool const own = item == 0 or item == e.item;
  return names[own][index(e.type)];
}

@ An arrow in a title is not among the letters of \TeX's old fonts; it becomes an equals sign.
Titles that would be too long use the numbers of options.

@<Draw a small frame@>=
std::string title_of(Moment const& m, std::string const& line) const
{
  auto words = view.title.change.empty() ? view.title.what : view.title.change;
  if (line == "X3") words = trace.problem.item(m.event->item).name + " is dead";
  if (line == "X1") {
    words = "solution";
    for (int o : m.event->options) words += ' ' + std::to_string(o);
  }
  std::string_view const arrow = arrow_glyph;
  if (auto const at = words.find(arrow); at != std::string::npos)
    words.replace(at, arrow.size(), "=");
  return line.empty() ? words : line + ": " + words;
}

@ The sentence says what the title does not. At the end of a trace, and of every uncover, it is about
the whole list: ``every link is what it was'' is said only if this is so.

@<Say in a sentence what has happened@>=
std::string list_of(std::vector<std::string> const& words, char const* what)
{
  auto const n = words.size();
  if (n > 4) return fmt::format("{} {}s", n, what);
  if (n == 0) return fmt::format("no {}", what);
  return n == 1 ? words[0] : fmt::format("{} and {}",
    fmt::join(std::span(words).first(n - 1), ", "), words[n - 1]);
}
std::string options_of(Links const& links, Event const& e) /* whose nodes have moved, in this order */
{
  std::vector<std::string> numbers;
  for (Write const& w : e.writes) {
    int const x = w.field != Field::up ? 0 : takes_out(e.type) ? w.old : w.now;
    if (x <= links.item_count()) continue;
    auto const number = std::to_string(links.option_of(x));
    if (numbers.empty() or numbers.back() != number) numbers.push_back(number);
  }
  return (numbers.empty() or numbers.size() > 4 ? "" : numbers.size() == 1 ? "option "
    : "options ") + list_of(numbers, "option");
}

@ An event is explained as a whole.

@<Say in a sentence what has happened@>=
std::string event_in_words(Trace const& trace, Links const& links, Event const& e)
{
  auto const& p = trace.problem;
  auto const item = e.item == 0 ? "h" : p.item(e.item).name;
  bool const covers = e.type == Event::Type::cover;
  if (covers or e.type == Event::Type::uncover) { @<Say who leaves, or comes back@> }
  if (e.type == Event::Type::solution) return "Nothing is left to be covered.";
  if (e.type == Event::Type::dead) return fmt::format("No option is left for {}.", item);
  if (e.type == Event::Type::choose) return trace.chooser == "first" ? "It is the first that is left."
    : trace.chooser == "smallest" ? "No item has fewer options." : "";
  if (e.type != Event::Type::attempt or e.option == 0) return "";
  std::vector<std::string> others;
  for (Entry const& entry : p.option(e.option))
    if (entry.item != links[e.node].item) others.push_back(p.item(entry.item).name);
  return fmt::format("Option {} also has {}.", e.option, list_of(others, "other item"));
}

@ In a ring there are no options.

@<Say who leaves, or comes back@>=
auto const some = options_of(links, e);
if (p.option_count() == 0)
  return item + (covers ? " leaves the ring." : " is in the ring again.");
if (some == "no option") return item + (covers ? " leaves alone." : " returns alone.");
if (covers) return fmt::format("{} leaves with {}.", item, some);
auto const sentence = fmt::format("{} return{}, then {}.", some,@|
  some.starts_with("option ") ? "s" : "", item);
return sentence[0] == 'o' ? 'O' + sentence.substr(1) : sentence;

@ A write is explained in the words of the player, ``Left of C4 is now C2; it was C3.''
At the pace of nodes, the title says who leaves, and the sentence what this does to the others.

@<Say in a sentence what has happened@>=
std::string write_in_words(Problem const& p, Links const& links, Write const& w)
{
  auto const name = node_name(p, links, w.node);
  if (w.field == Field::size) return fmt::format("{} has {} left; it had {}.", name,@|
    counted(static_cast<std::size_t>(w.now), "option"), w.old);
  std::string_view const fields = "LRUD";
  constexpr char const* where[] = {"Left of", "Right of", "Above", "Below"};
  auto const k = fields.find(static_cast<char>(w.field));
  if (k == fields.npos or w.old == w.now) return "";
  return fmt::format("{} {} is now {}; it was {}.", where[k], name,@|
    node_name(p, links, w.now), node_name(p, links, w.old));
}
std::string node_in_words(Problem const& p, Links const& links, Event const& e,
  std::span<Write const> fresh)
{
  for (Write const& w : fresh) {
    if (w.field == Field::size) return fmt::format("{} has {} left.", p.item(w.node).name,@|
      counted(static_cast<std::size_t>(w.now), "option"));
    if (w.field == Field::left and e.type == Event::Type::cover)
      return fmt::format("Now {} and {} are neighbours.", node_name(p, links, w.now),@|
        node_name(p, links, w.node));
    if (w.field == Field::left and e.type == Event::Type::uncover)
      return fmt::format("It remembers its place: before {}.", node_name(p, links, w.node));
  }
  return "";
}

@ At rest means that no link and no size differs from the beginning.

@<Draw a small frame@>=
bool at_rest() const
{
  return std::ranges::all_of(view.nodes, [](NodeView const& n) {
    auto const same = [](Rank r) { return r != Rank::altered and r != Rank::written; };
    return same(n.size.rank)@|
      and std::ranges::all_of(n.links, [same](LinkView const& l) { return same(l.rank); }); });
}
std::string sentence_of(Replay const& replay, Moment const& m, Grain grain) const
{
  auto const& p = trace.problem;
  if (m.event == nullptr) return view.options.empty() ? "All are in the ring."@|
    : fmt::format("{} and {}, at rest.", counted(std::uint64_t(p.item_count()), "item"),@|
      counted(std::uint64_t(p.option_count()), "option"));
  if (m.event->type == Event::Type::done)
    return at_rest() ? "Every link is what it was." : "Not every link is what it was.";
  auto const fresh = fresh_writes(m, grain);
  if (fresh.empty() or grain == Grain::event)
    return event_in_words(trace, replay.links(), *m.event);
  return grain == Grain::link ? write_in_words(p, replay.links(), fresh.back())
    : node_in_words(p, replay.links(), *m.event, fresh);
}

@ Words begin at the left edge of their room. A title is a line, and a sentence has what lines it
needs, up to four beside the list, and two above it; the last one takes the rest.

@<Draw a small frame@>=
void put_line(std::string const& words, double y, bool bold)
{
  double const fits = std::min(text + 0.5, (text + 0.5)*breadth/inked(words, text + 0.5));
  Mark mark = word({0, y}, words, std::max(5.0, fits), width_of(words, text + 1), bold, 5);
  mark.begins = true;
  frame.marks.push_back(mark);
}
void put_sentence(std::string words)
{
  double y = 0.6*leading;
  for (int left_over = frame.width < 400 ? 2 : 4; not words.empty(); --left_over) {
    auto end = words.size();
    while (left_over > 1 and inked(words.substr(0, end), text + 0.5) > breadth@|
      and words.rfind(' ', end - 1) != words.npos) end = words.rfind(' ', end - 1);
    put_line(words.substr(0, end), y += leading, false);
    words.erase(0, end + 1);
  }
}

@ Each node is asked in all four directions, where it has any: a secondary header is in no row of
headers, and the root in no column.

@<Draw a small frame@>=
Tableau draw(Replay const& replay, Grain grain)
{
  auto const path = replay.path();
  view = describe(trace, start, replay, grain);
  frame.marks.clear();
  draw_behind(path);
  if (board) draw_board(path);
  for (int x = 0; x < start.node_count(); ++x)
    for (std::size_t k = 0; k < 4; ++k)
      if (directions[k].across ? x <= trace.problem.primary_count() : x > 0) connect(x, k);
  for (auto& list : lines)
    for (Mark& mark : std::exchange(list, {})) frame.marks.push_back(std::move(mark));
  for (int x = 0; x < start.node_count(); ++x) draw_node(x);
  for (Mark& mark : std::exchange(heads, {})) frame.marks.push_back(std::move(mark));
  Moment const m = moment_of(trace, replay);
  put_sentence(sentence_of(replay, m, grain));
  put_line(title_of(m, line_of(trace, replay, m)), 0.6*leading, true);
  return frame;
}

@ This is a walk through the trace, at one pace after the other (\sec{draw/sequence}).

@<Draw all small frames@>=
std::size_t draw_multiples(Trace const& trace, Drawing const& drawing, double width,
  std::function<void(Tableau const& frame)> const& show)
{
  std::size_t count = 0;
  if (drawing.subject == Subject::matrix) { @<Draw small matrices, and |return|@> }
  require_links(trace);
  FrameArtist artist(trace, width);
  for (Grain grain : drawing.grains)
    walk(trace, grain, drawing.steps, [&](Replay const& replay, int) {
      show(artist.draw(replay, grain));
      ++count; });
  return count;
}

@ The steps of a person with a pencil (\sec{draw/squares}) have no links.

@<Draw small matrices, and |return|@>=
auto const steps = matrix_steps(trace);
for (int k = 1, last = static_cast<int>(steps.size()); k <= last; ++k)
  if (wants(drawing.steps, k, last, nullptr)) {
    show(small_matrix(trace.problem, steps[k - 1], k, width));
    ++count;
  }
return count;

@ \pitfall{To make a large picture small: then its letters are smaller than those of a medicine's
leaflet. And to leave out what has not changed: then one sees in each frame what has happened, and
in none what there is.}

\pinned{\.{tests/draw/multiples\UL test.cpp} counts frames and arrows, and measures letters.}

\exercise[20]{Which is the smallest problem without a board whose frames cannot be drawn 100 points
wide? What would you leave out to draw it all the same?} \answer{One with 13 items: 14 points are
for the root, 9 for the numbers, and a column needs six. The columns of covered items could go; but
then frames are not alike any more.}

\summary{A pair of links is a line, a link that is not returned is an arrow, and a node that is out
steps aside. Each frame says in a sentence what has happened.}
