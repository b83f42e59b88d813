@** The stage. \label{draw/stage}%
How far apart must two columns be? Far enough for the sidings between them,
of course; but at the beginning of a search there are no sidings, and when
most of a list is covered there may be three, one outside of the other. If
each picture were as narrow as it can be, the boxes would wander about.
\figure{.8\pagewidth}{queens-4/event-047}{Four queens, before the first
solution. For moments such as this one, the columns have been so far apart
from the beginning.}

So the arrangement must know the future. A |Stage| is set once for a whole
trace; then all its frames are played on it. Nothing on it depends on the
moment, and it does not know what a frame is.
@^nothing moves@>

The stage is the only place where a number of points is added to another one.
If a box should be a little wider, or a row a little lower, that is said here,
and roads, labels, and panel follow.

@(dlx/draw/stage.hpp@>=
#pragma once
/* Where everything is, in all pictures of one trace: boxes, labels, tracks,
   lanes. In points; the origin is the center of the root, y grows downwards. */
#include "dlx/draw/roads.hpp"
#include "dlx/draw/sheet.hpp"
#include "dlx/draw/trace.hpp"
#include <string>
#include <vector>
namespace dlx {
@<Declare measures@>
@<Declare the class |Stage|@>
} // |namespace dlx|

@ There is a price. The pictures of a long search are as wide as its worst
moment demands, and most moments are not the worst one; in the list of four
queens, a column with its gap is 92 points wide, and 84 would do for the
beginning. That is nearly a tenth of the paper. In return, one can lay two pictures
upon each other and hold them against the light, or turn the pages of a
printed sequence with the thumb, and what moves is what has happened.
@^flip book@>

@ A stage must not outlive its trace. It keeps the list as it is before the
first event, since those who describe frames have to compare with it.

Here are the places in the small list of five items and four options, in
points from the center of the root:
$$\vbox{\halign{#\hfil\quad&#\hfil\cr
the root&$(0,0)$, a square of 36\cr
header C3&$(252,0)$, 44 wide and 46 high\cr
the entry \.{r1.C3}&$(252,95)$, 36 wide and 26 high\cr
the entry \.{r4.C3}&$(252,323)$, three rows further down\cr}}$$
Asking for a node that does not exist throws |std::out_of_range|, as vectors
do; it can only be a mistake in the program.

@<Declare the class |Stage|@>=
class Stage { /* the places of all things in the pictures of a trace */
public:
  explicit Stage(Trace const& trace, Measures const& measures = Measures());
    /* plays the trace once, and borrows it */
  Trace const& trace() const { return *told; }
  Measures const& measures() const { return m; }
  Bounded const& initial() const { return start; } /* before the first event */
  Box const& node(int x) const { return boxes.at(x); }
  Box size(int item) const;    /* the lower half of a header, or its left part */
  Box bound(int item) const;   /* the right part, if the item has bounds */
  Box label(int option) const; /* at the left margin */
  Box band(int option) const;  /* behind the whole row */
  Box const& panel() const { return area; }
  std::vector<Track> const& tracks() const { return rails; }@/
    /* the row of headers, the columns, the options */
  double lane_of(bool across, int level) const;
    /* from the middle of a track to its lane, or to one of its sidings */
private:
  @<Declare the private data of |Stage|@>
};

@ How wide must a column be? As wide as its sidings need in the worst moment
of the whole trace; and in no other moment may it be narrower, because
nothing moves. So the constructor plays the trace once to the end and takes
notes. The order of its steps matters: sidings must be counted before
columns can be placed, since their number decides how far apart columns are.

Rows have no such problem, as we shall see, except for the row of headers.

@<Declare the private data of |Stage|@>=
double siding(int level) const;
void lay_tracks();
void count_sidings();
void place_columns();
void place_rows();
Trace const* told;
Measures m;
Bounded start;              /* the list before the first event */
std::vector<Track> rails;   /* in the order that |tracks| promises */
std::vector<Box> boxes;     /* by node */
Box area;                   /* of the panel */
double entry_width = 0, label_width = 0;
double first_row = 0;       /* the $y$ of option 1 */
int sidings[2] = { 0, 0 };  /* of columns and of rows, at the worst moment */

@ The program follows the constructor.

It borrows from the captions what an option is called, since the labels at the
margin are as wide as that demands.

@(dlx/draw/stage.cpp@>=
#include "dlx/draw/stage.hpp"
#include "dlx/draw/caption.hpp"
#include <algorithm>
#include <set>
namespace dlx {
@<Set small measures@>
@<Set the stage@>
} // |namespace dlx|

@ For the small list under |cover(3)|, the worst moment needs one siding in
the header row and one in each column, as in the first picture of this
chapter. For four queens it is three sidings in a column.

@<Set the stage@>=
Stage::Stage(Trace const& trace, Measures const& measures) : told(&trace),
  m(measures), start(trace.problem)
{
  lay_tracks();
  count_sidings();
  boxes.resize(start.node_count());
  place_columns();
  place_rows();
}

@ Track 0 is the row of headers, tracks 1 to $n$ are the columns, and after
them come the options. So the column of item~|c| is track~|c|, and nothing
has to be looked up. Nodes are entered in the order of their numbers, and
this is what keeps every track sorted.

In the small list there are ten tracks: the row of headers, five columns,
and four options. Column |C3| has the nodes 3, 7, and 14. The root is on
track~0 only; an entry is on two tracks, and so is a primary header. A
secondary header is on the track of its column, and only counts as a place
in the row of headers.

@<Set the stage@>=
void Stage::lay_tracks()
{
  auto const& problem = told->problem;
  int const items = problem.item_count();
  rails.resize(items + problem.option_count() + 1);
  for (int c = 0; c <= problem.primary_count(); ++c)
    rails[0].nodes.push_back(c);
  for (int c = 1; c <= items; ++c) rails[c].nodes.push_back(c);
  for (int x = items + 1; x < start.node_count(); ++x) {
    rails[start[x].item].nodes.push_back(x);
    rails[items + start.option_of(x)].nodes.push_back(x);
  }
  for (Track& t : rails) {
    t.across = &t == &rails[0] or &t > &rails[items];
    t.places = static_cast<int>(t.nodes.size());
  }
  rails[0].places = items + 1;
}

@ Down and up links need equally many sidings, and so do right and left
ones, because at the end of an event every link has its opposite. The links
inside of options never change, so they are all of length 1 and cost
nothing. In the beginning that is true of all links; and an event can change
the levels only on those tracks where it writes: the cover of |C3| in our
small list changes five of its ten tracks. So only those are measured.

@<Set the stage@>=
void Stage::count_sidings()
{
  Replay replay(*told);
  while (replay.forward()) {
    std::set<int> changed;
    for (Write const& w : told->events[replay.event() - 1].writes)
      changed.insert((w.field == Field::left) or w.field == Field::right
        ? 0 : start[w.node].item);
    for (int k : changed) {
      Direction const& way = directions[k == 0 ? 0 : 2];
      std::vector<int> targets;
      for (int x : rails[k].nodes)
        targets.push_back(replay.links().get(way.field, x));
      for (Road const& r : roads(rails[k], way, targets))
        sidings[k == 0] = std::max(sidings[k == 0], r.level);
    }
  }
}

@ All the measures of the picture, in points. They were found by looking at
pictures, and the only one with a theory is |lane|: two lanes 14 points
apart leave room for the arrowheads of both.

The other numbers are compromises. A |row_pitch| of 76 leaves 50 points
between two entries of a column, in which two arrows have to be told apart and
a siding has to swing out and back, which takes 44. A |rim| of 40 is what an
arrow needs to be recognized as one that leaves the panel.

@<Declare measures@>=
struct Measures { /* all in points */
  double lane = 7;         /* from the middle of a track */
  double port = 5;         /* from one port of a box to the next */
  double siding_gap = 9;   /* from a box to the first siding */
  double siding_pitch = 6; /* from one siding to the next */
  double entry_width = 36, entry_height = 26, root_size = 36;
  double header_width = 44, header_height = 46, number_height = 17, number_margin = 18;
  double row_pitch = 76, column_gap = 40, column_margin = 14;
  double rim = 40;         /* between the outer boxes and the edge */
  double name = 13, word = 9, number = 12, label = 12; /* sizes of text */
  double name_margin = 12, label_margin = 14; /* both sides together */
  double stroke = 1;       /* how much thicker lines are */
};
Measures small_measures(int items); /* of a list with so many items */

@ A book shows a search as a strip of small pictures, three or four side by
side, so that one can follow it without turning the page. If the picture of a
list were just shrunk until three of them are as wide as this page, its words
would be less than three points high. So a small picture has measures of its
own: large names and numbers, narrow columns, thick lines, and nothing written
on an entry, since the name of its column and the label of its row say what
it is.

@<Set small measures@>=
Measures small_measures(int items)
{
  Measures m;
  m.lane = 5;
  m.port = 2;
  m.siding_gap = 3;
  m.siding_pitch = 2.5;
  m.entry_width = 22;
  m.entry_height = 20;
  m.root_size = 30;
  m.header_width = 34;
  m.header_height = 56;
  m.number_height = 25;
  m.number_margin = 6;
  m.row_pitch = 44;
  m.column_gap = items < 10 ? 12 : 5;
  m.column_margin = 4;
  m.rim = 28;
  m.name = m.label = m.number = 24;
  m.name_margin = 4;
  m.label_margin = 8;
  m.word = 0;
  m.stroke = 1.7;
  return m;
}

@ Two sums are needed several times: how far a siding is from the boxes that
it passes, and how wide a box is for its name.

So the first siding is 9 points away from the boxes, the second one 15, and
the third 21. For four queens, in whose columns there are three, a column
needs $36+2\cdot21+14=92$ points; the headers with their gap would need 84
only.

@<Set the stage@>=
double Stage::siding(int level) const /* from a box; 0 if there is none */
{
  return level == 0 ? 0 : m.siding_gap + m.siding_pitch * (level - 1);
}
static double room_for(std::string const& words, double size, double margin,
  double most)
{
  return std::min(most, width_of(words, size) + margin);
}

@ A column is as wide as its header with a gap, or as an entry with its
sidings, whichever is more. For our small list the headers decide: 44 points
and a gap of 40, so item $c$ stands at $x=84c$. (Headers with bounds, see
\sec{more/bounded}, have to hold two little boxes, and are wider.) Very long
names are made smaller rather than given more room. Secondary items stand a
little apart.

All headers are equally wide, and so are all entries. One could give each
column the width of its own name; but then the eye, which takes equal
distances for a sign of equal things, would look for a reason.

The name of a header is set at 13 points in bold and gets 12 points of air;
that of an entry at 9 points, and gets 8. The most that they can demand is 90
and 80 points.

@<Set the stage@>=
void Stage::place_columns()
{
  auto const& problem = told->problem;
  double head = problem.has_bounds() ? 72 : m.header_width;
  entry_width = m.entry_width;
  for (int c = 1; c <= problem.item_count(); ++c) {
    auto const& name = problem.item(c).name;
    head = std::max(head, room_for(name, m.name, m.name_margin, 90));
    entry_width = std::max(entry_width, room_for(name, m.word, 8, 80));
  }
  double const pitch = std::max(head + m.column_gap,
    entry_width + 2 * siding(sidings[false]) + m.column_margin);
  boxes[0] = Box{0, 0, m.root_size, m.root_size};
  for (int c = 1; c <= problem.item_count(); ++c)
    boxes[c] = Box{c * pitch + (c > problem.primary_count() ? 0.7 * m.column_gap : 0), 0,
      head, m.header_height};
}

@ Rows have a fixed distance, since no siding ever runs along a row: a
search takes nodes out of columns and headers out of their ring, but the
links within an option are never written. That is the asymmetry of the
four-way list, and it can be seen in every picture: the horizontal lines
below the headers are always straight. Only the first row keeps away from
the headers far enough for the sidings of the header row.

The panel is the box around everything, with a rim; the labels of the options
are outside of it, at the left. If there are no options at all, the panel ends
a little {\it above\/} where the first row would be. That happens in problems
that have items and nothing to cover them with, and it is a picture, too.

@<Set the stage@>=
void Stage::place_rows()
{
  auto const& problem = told->problem;
  int const items = problem.item_count(), options = problem.option_count();
  double const above = m.header_height / 2 + siding(sidings[true]);
  first_row = above + m.row_pitch - m.entry_height / 2;
  for (int x = items + 1; x < start.node_count(); ++x)
    boxes[x] = Box{boxes[start[x].item].x, first_row
      + (start.option_of(x) - 1) * m.row_pitch, entry_width,
      m.entry_height};
  area = box_of(boxes[0].left() - m.rim, 0 - above - m.rim,
    boxes[items].right() + m.rim,
    first_row + (options - 1) * m.row_pitch + m.entry_height / 2 + m.rim);
  for (int o = 1; o <= options; ++o) label_width = std::max(label_width,
    room_for(option_label(problem, o), m.label, m.label_margin, 10 * m.label));
}

@ What remains are the places of the smaller things. The first siding is a
little away from the boxes of its track; in the header row it has to clear
the headers, and in a column the entries, which are not as wide.

The first lane of every track is seven points from its middle, and if a road
needs a siding, that is measured from the side of the boxes. The label of an
option is at the height of its row, and the band behind a chosen one is 18
points higher than its entries, so that it can be seen above and below them.

@<Set the stage@>=
double Stage::lane_of(bool across, int level) const
{
  if (level == 0) return m.lane;
  return (across ? m.header_height : entry_width) / 2 + siding(level);
}
Box Stage::label(int option) const
{
  return Box{area.left() - 10 - label_width / 2,
    first_row + (option - 1) * m.row_pitch, label_width, m.label + 10};
}
Box Stage::band(int option) const
{
  return Box{area.x, label(option).y, area.w - 4, m.entry_height + 18};
}

@ Inside of a header, the lower half belongs to the size. If the item has
bounds, they share it: 22 points for the size, which has two digits at most in
any picture that one can still read, and the rest for the bounds.

@<Set the stage@>=
Box Stage::size(int item) const
{
  auto const& header = node(item);
  if (not start.is_plain(item))
    return Box{header.left() + 18, header.y + 11, 22, m.number_height};
  return Box{header.x, header.y + m.header_height / 2 - m.number_height / 2 - 3.5,
    header.w - m.number_margin, m.number_height};
}
Box Stage::bound(int item) const
{
  auto const place = size(item);
  double const left = place.right() + 5, right = node(item).right() - 7;
  return Box{(left + right) / 2, place.y, right - left, place.h};
}

@ \pitfall{A column that is only as wide as this picture needs. Options whose
rows keep a distance for sidings that never come. A stage that is set for
each picture: it is the slowest part of all, since it plays the whole trace.}

\pinned{\.{tests/draw/stage\UL test.cpp} checks that no two boxes of random
problems overlap; that all boxes of a column stand above each other, and those
of an option side by side; that sidings keep clear of the boxes of the next
track at the worst moment; and that secondary items stand apart.}

\exercise{Only the worst moment of the whole trace decides how wide a column
is, and all columns are equally wide. Give each column the width that it
needs itself. How much narrower do the pictures of four queens become, and
do you like them better?}

\summary{A stage is set once for a trace, after playing it to the end. All
boxes, tracks, and lanes have their places on it, and keep them.}
