@** Roads, and where everything is. \label{draw/stage}%
How should one draw a link that passes over three boxes? Straight through them, it would look as if
it ended there. And there may be a link in the other direction.

Two rules for pictures stand in \sec{draw/sheet}. The third is that every kind of link has its own {\it lane}. In a row, links to the right keep
to the upper lane, links to the left to the lower one. In a column, the links that go down are to
the left of those that go up.

The fourth rule is about links that pass over removed nodes: they take {\it sidings}, as railways
have them, a gentle curve to a parallel track, straight on past the obstacle, and a gentle curve
back. A siding inside another one lies closer to the boxes, so that nested links never touch.

@ Fifth, the list is a torus. A link that leaves on the right comes back on the left. We draw a pale
panel, let the link run to its edge, where it has an arrowhead, and let it come in again from the
opposite edge {\it at the same height}. To Graphviz the two pieces are one edge with two curves; so
each link of the list is exactly one edge of the graph.
\figure{.5\pagewidth}{sidings/sidings}{Lanes and sidings. Column~\.A had
five entries; then \.B, \.D, and \.C were covered, and entry after entry left: first the second,
then the fourth, then the third. The live links skip three boxes, so they lie outermost; those that
the third entry remembers skip one box at each of their ends, and lie inside.}
@^torus@> @^wrap-around links@>

A link is a road from one box to another along a {\it track}. The row of headers is a track, each
column is one, and so is each option. The boxes of a track are numbered by their {\it places}
$0,1,2,\ldots,n-1$. In column |C3| the header is at place~0, and the entry \.{r4.C3} is at place~2.
A secondary header has a box in the header row, but no road begins or ends there. So a track may
have more places than nodes.

@<Declare tracks and directions@>=
struct Track {
  bool across = false;    /* a row, not a column */
  std::vector<int> nodes; /* in the order of their places, from 0 */
  int places = 0;         /* at least as many as |nodes| */
  int place(int node) const; /* of one of the |nodes| */
};
struct Direction {
  Field field;
  char const* name;
  bool across;
  int ahead; /* 1 if it goes to the right or down, else $-1$ */
};
constexpr Direction directions[] = {
  {Field::right, "right", true, 1},
  {Field::left, "left", true, -1},
  {Field::down, "down", false, 1},
  {Field::up, "up", false, -1} }; /* in the order of a frame's links */

@ The places of a track are on a circle of circumference~$n$. A road that goes ahead from place $a$
to place $b$ is an arc: it begins at $a$, and its length is the number in $\{1, \ldots,n\}$ that is
congruent to $b-a$ modulo~$n$. It skips one box less than that. A road in the other direction is the
same arc, from the other end. It wraps around if $a+{}$length${}\ge n$. A node that is its own
neighbour, like the header of an empty column, has a road of length~$n$, once around.

@<Declare roads@>=
struct Road {
  int from = 0, to = 0;        /* nodes */
  int place = 0, length = 1;   /* of the arc */
  bool wraps = false;          /* does it leave the panel? */
  int level = 0;               /* 0 straight on, else the number of its siding */
};
std::vector<Road> roads(Track const& track, Direction const& way,
  std::span<int const> targets);
  /* of all links in this direction, from short to long; |targets[k]| is
     where the link of |track.nodes[k]| leads, a node of the same track.
     Time: quadratic in the length of the track */

@ A |Stage| is set once for a whole trace. Two columns must be far enough apart for the sidings
between them. At the beginning of a search there are none, and later there may be three; so the
constructor plays the trace to its end, and finds the worst moment.
@^flip book@>

@<Declare the class |Stage|@>=
class Stage { /* the places of all things in the pictures of a trace */
public:
  explicit Stage(Trace const& trace); /* plays it once, and borrows it */
  Trace const& trace() const { return *played; }
  Bounded const& initial() const { return start; } /* before the first event */
  Box const& node(int x) const { return boxes.at(x); }
  Box size(int item) const;    /* the lower half of a header, or its left part */
  Box bound(int item) const;   /* the right part, if the item has bounds */
  Box margin(double y, double h) const; /* a place at the left margin */
  Box label(int option) const; /* there, beside the row */
  Box band(int option) const;  /* behind the whole row */
  Box const& panel() const { return area; }
  std::vector<Track> const& tracks() const { return rows_and_columns; }@/
    /* the row of headers, the columns, the options */
  double lane_of(bool across, int level) const;
    /* from the middle of a track to its lane, or to one of its sidings */
private:
  @<Declare the private data of |Stage|@>
};

@ A stage keeps the list as it is before the first event, with which frames are compared; it must
not outlive its trace.
\figure{\pagewidth}{queens-4/event-047}{Four queens, before the first
solution. For moments such as this one, the columns have been so far apart from the beginning. Below
are the board, and the place in the tree.}

@<Declare the private data of |Stage|@>=
void lay_tracks();
void count_sidings();
void place_columns();
void place_rows();
Trace const* played;
Bounded start;              /* the list before the first event */
std::vector<Track> rows_and_columns;   /* in the order that |tracks| promises */
std::vector<Box> boxes;     /* by node */
Box area;                   /* of the panel */
double entry_width = 0, label_width = 0;
double first_row = 0;       /* the $y$ of option 1 */
int sidings[2] = { 0, 0 };  /* of columns and of rows, at the worst moment */

@ The module knows numbers of nodes and their places, and not what a frame is.

@(dlx/draw/stage.hpp@>=
#pragma once
/* Where everything is, in all pictures of one trace: which roads the links take
   along rows and columns, and the places of boxes, labels, tracks, lanes. In
   points; the origin is the center of the root, y grows downwards. */
#include "dlx/draw/frame.hpp"
namespace dlx {
@<Declare tracks and directions@>
@<Declare roads@>
constexpr double name_size = 22; /* of items and options, in points; fitted, if there is no room */
@<Declare the class |Stage|@>
} // |namespace dlx|

@*1 Roads. Node numbers grow from top to bottom and from left to right, hence the nodes of a track
are sorted, and a place can be looked up.

@(dlx/draw/stage.cpp@>=
#include "dlx/draw/stage.hpp"
#include <algorithm>
#include <set>
namespace dlx {
int Track::place(int node) const
{
  return static_cast<int>(std::ranges::lower_bound(nodes, node) - nodes.begin());
}
namespace {
@<Give roads their levels@>
@<Set the measures@>
}
@<Measure the roads@>
@<Set the stage@>
} // |namespace dlx|

@ Two arcs meet if one of them begins inside of the other. On a circle of six places, the arc from 4
with length~3 covers the steps from 4 to~5, from 5 to~0, and from 0 to~1. The arc that begins at~0
meets it, because 0 lies two steps after~4, and $2<3$. The arc of length~2 that begins at~1 does
not, as neither $3<3$ nor $3<2$.

A road of length 1 goes straight. The others get sidings: one that skips more boxes lies outside of
all those that it meets and that skip fewer. {\it Two roads of the same kind are nested or
disjoint.} In the beginning, all roads are single steps. A node that leaves a column lies between
its neighbours $a$ and $b$. Its own road to $b$ stays, as a memory. The road from $a$ to the node is
replaced by one from $a$ to $b$, which contains both. Mathematicians call this a {\it laminar
family}.
@^laminar family@>

In the figure with the five entries, the links that go down have the lengths 1 (from the header), 4
(from the first entry to the fifth), 1, 2, 1 (these are memories), and 1 (from the fifth entry
around to the header). So the third entry's link to the fifth gets siding~1, and the live link,
which meets that one, gets siding~2.

@<Give roads their levels@>=
bool meet(Road const& p, Road const& q, int places)
{
  int const gap = (q.place - p.place + places) % places;
  return gap < p.length or (places - gap) % places < q.length;
}
void give_levels(std::vector<Road>& all, int places)
{
  std::ranges::stable_sort(all, {}, &Road::length);
  for (auto p = all.begin(); p != all.end(); ++p) {
    if (p->length == 1) continue;
    p->level = 1;
    for (auto q = all.begin(); q != p; ++q)
      if (meet(*q, *p, places)) p->level = std::max(p->level, q->level + 1);
  }
}

@ The length of an arc has one formula for both directions: a road that goes ahead begins at its own
node, one that goes back at the node that it leads to.

@<Measure the roads@>=
std::vector<Road> roads(Track const& track, Direction const& way,
  std::span<int const> targets)
{
  int const n = track.places;
  std::vector<Road> all;
  for (std::size_t k = 0; k < targets.size(); ++k) {
    int const x = track.nodes[k], to = targets[k];
    int const begin = track.place(way.ahead > 0 ? x : to);
    int const end = track.place(way.ahead > 0 ? to : x);
    all.push_back(Road{x, to, begin, (end - begin + n - 1) % n + 1, end <= begin, 0});
  }
  give_levels(all, n);
  return all;
}

@*1 Places. Most of the measures were found by looking at pictures. A picture is shrunk until it
fits a page, and then a name should not be much smaller than the text around it. The letters of this
book have ten points on a page of 439, and two thirds of that will do: so a picture may be up to 66
times as wide as a |name_size|. Two lanes 14 points apart leave room for the arrowheads of both. A
|row_pitch| of 58 leaves 30 points between two entries of a column, in which a siding has to swing
out, which takes 24, or back, and then 20 and its arrowhead.
@^size of names@>

@<Set the measures@>=
constexpr double lane = 7; /* all in points; this from the middle of a track */
constexpr double entry_height = 28, header_height = 48, root_size = 36;
constexpr double row_pitch = 58, column_gap = 22;
constexpr double rim = 36; /* between the outer boxes and the edge */
double siding(bool across, int level)
{
  if (level == 0) return 0;
  return across ? 9 + 6.0*(level - 1) : 4.5 + 4.0*(level - 1);
}
double room_for(std::string const& words, double margin, double least, double most)
{ return std::clamp(width_of(words, name_size) + margin, least, most); }

@ Columns can be placed when it is known how many sidings lie between them.

@<Set the stage@>=
Stage::Stage(Trace const& trace) : played(&trace), start(trace.problem)
{
  lay_tracks();
  count_sidings();
  place_columns();
  place_rows();
}

@ Track 0 is the row of headers, tracks 1 to $n$ are the columns, and after them come the options.
Nodes are entered in the order of their numbers, which keeps every track sorted. A secondary header
is on the track of its column, and only counts as a place in the row of headers.

@<Set the stage@>=
void Stage::lay_tracks()
{
  auto const& problem = played->problem;
  int const items = problem.item_count();
  rows_and_columns.resize(items + problem.option_count() + 1);
  for (int c = 0; c <= problem.primary_count(); ++c)
    rows_and_columns[0].nodes.push_back(c);
  for (int c = 1; c <= items; ++c) rows_and_columns[c].nodes.push_back(c);
  for (int x = items + 1; x < start.node_count(); ++x) {
    rows_and_columns[start[x].item].nodes.push_back(x);
    rows_and_columns[items + start.option_of(x)].nodes.push_back(x);
  }
  for (Track& t : rows_and_columns) {
    t.across = &t == &rows_and_columns[0] or &t > &rows_and_columns[items];
    t.places = static_cast<int>(t.nodes.size());
  }
  rows_and_columns[0].places = items + 1;
}

@ The links inside of options never change, so they are all of length 1. An event can change the
levels only on those tracks where it writes. So only those are measured, and in one direction,
because at the end of an event every link has its opposite.

@<Set the stage@>=
void Stage::count_sidings()
{
  Replay replay(*played);
  while (replay.forward()) {
    std::set<int> changed;
    for (Write const& w : played->events[replay.event() - 1].writes)
      changed.insert((w.field == Field::left) or w.field == Field::right
        ? 0 : start[w.node].item);
    for (int k : changed) {
      Direction const& way = directions[k == 0 ? 0 : 2];
      std::vector<int> targets;
      for (int x : rows_and_columns[k].nodes)
        targets.push_back(replay.links().get(way.field, x));
      for (Road const& r : roads(rows_and_columns[k], way, targets))
        sidings[k == 0] = std::max(sidings[k == 0], r.level);
    }
  }
}

@ A column is as wide as its header with a gap, or as an entry with its sidings, whichever is more.
For four queens, a column needs $36+2\cdot12.5+5=66$ points, and the headers with their gap,
$44+22$, need just as much. Headers with bounds (\sec{more/bounded}) hold two little boxes.
Secondary items are a little apart.

@<Set the stage@>=
void Stage::place_columns()
{
  auto const& problem = played->problem;
  double head = problem.has_bounds() ? 84 : 44;
  boxes.resize(start.node_count());
  entry_width = 36;
  for (int c = 1; c <= problem.item_count(); ++c) {
    auto const& name = problem.item(c).name;
    head = room_for(name, 12, head, 110);
    entry_width = room_for(name, 6, entry_width, 100);
  }
  double const pitch = std::max(head + column_gap,
    entry_width + 2*siding(false, sidings[false]) + 5);
  boxes[0] = Box{0, 0, root_size, root_size};
  for (int c = 1; c <= problem.item_count(); ++c)
    boxes[c] = Box{c*pitch + (c > problem.primary_count() ? 22 : 0), 0, head, header_height};
}

@ Rows have a fixed distance, since no siding ever runs along a row. The first row keeps away from
the headers far enough for the sidings of the header row.

@<Set the stage@>=
void Stage::place_rows()
{
  auto const& problem = played->problem;
  int const items = problem.item_count(), options = problem.option_count();
  double const above = header_height/2 + siding(true, sidings[true]);
  first_row = above + row_pitch - entry_height/2;
  for (int x = items + 1; x < start.node_count(); ++x)
    boxes[x] = Box{boxes[start[x].item].x,@| first_row + (start.option_of(x) - 1)*row_pitch,
      entry_width, entry_height};
  area = box_of(boxes[0].left() - rim, 0 - above - rim, boxes[items].right() + rim,@|
    first_row + (options - 1)*row_pitch + entry_height/2 + rim);
  for (int o = 1; o <= options; ++o)
    label_width = room_for(option_label(problem, o), 10, label_width, 170);
}

@ A siding is measured from the side of the boxes. The lower half of a header belongs to the size.
If the item has bounds, the size has 22 points of it. Labels are at the left of the panel.

@<Set the stage@>=
double Stage::lane_of(bool across, int level) const
{
  if (level == 0) return lane;
  return (across ? header_height : entry_width)/2 + siding(across, level);
}
Box Stage::margin(double y, double h) const
{ return Box{area.left() - 6 - label_width/2, y, label_width, h}; }
Box Stage::label(int option) const
{ return margin(first_row + (option - 1)*row_pitch, entry_height); }
Box Stage::band(int option) const
{ return Box{area.x, label(option).y, area.w - 4, entry_height + 18}; }
Box Stage::size(int item) const
{
  Box const header = node(item);
  if (start.is_plain(item)) return Box{header.x, header.y + 12, header.w - 18, 18};
  return Box{header.left() + 18, header.y + 12, 22, 18};
}
Box Stage::bound(int item) const
{
  double const left = size(item).right() + 5, right = node(item).right() - 7;
  return Box{(left + right)/2, size(item).y, right - left, 18};
}

@ \pitfall{A box in the way at which no road ends. A road of length~0, from a header to itself: it
goes once around. Levels that are given in the order of nodes: then a long road may get an inner
siding, and the short ones that come later have to cross it. A column that is only as wide as this
picture needs.}

\pinned{\.{tests/draw/stage\UL test.cpp} looks for boxes that overlap, and for roads that cross.}

\exercise[20]{Two roads of the same kind are nested or disjoint, the text says. Is this still true
between the two writes that take out a header?} \answer{Yes. After $L[R[c]]\gets L[c]$ the roads to
the left are already those of a list without~$c$: one from $R[c]$ to $L[c]$, which contains the
frozen one from $c$. The roads to the right are still the old ones. Each kind is in the state before
or after the step, and is nested in both.}

\summary{A link is an arc of a circle of places, and roads of one kind are nested like the skins of
an onion. A stage is set once for a trace, after playing it to the end.}
