@** Pictures of links. \label{picture}%
Everybody who explains dancing links draws boxes and arrows on a blackboard,
rubs out two arrows, draws two new ones, and says ``you see?'' Those who
took notes look at the result later and see a tangle. Can a program
draw the list better than a person, and after {\it every\/} assignment?

It has one advantage: it never has to erase. What changed,
what was changed before, and what is merely remembered can all be in the
picture, if they look different. Here is the
moment when item |C3| of our small list takes its leave.
\figure{.94\pagewidth}{report-cover/link-002}{The second assignment of
|cover(3)|. The thick arrow was written in this step, the medium one just
before. |C3| is out, and its dashed arrows are what it remembers.}
A picture of this kind is made for each of the thousands of states that a
trace can reach, so nobody will touch them up by hand. Whatever makes
them clear must be a rule.

@ The first rule is that {\it nothing ever moves}. Graphviz can find
beautiful positions for the boxes of a graph, but it finds them anew for each
graph; when two arrows change, everything jumps, and the eye
sees the jump instead of the change. So we compute all positions ourselves,
once for a whole trace, and pin them. Graphviz renders, and that is
all it does: \cmd{neato -n2} takes boxes and curves where they are.
@^pinned positions@> @^Graphviz@>

The second rule is that every kind of link has its own {\it lane}. A row is a
road with two lanes: links to the right keep to the upper one, links to the
left to the lower one. In a column, the links that go down are to the left of
those that go up. (In
the rows, traffic keeps to the left, as in London, and in the columns to the
right, as in Paris. Nobody has complained so far, because nobody ever turns.)
@^lane@>

The third rule is about links that pass over removed nodes. They cannot
go straight through a box, for that would look as if
they ended there. I tried three ways, and looked at all of them:
\medskip
\item{$\bullet$} {\it Arcs\/} from box to box. They look fine if one box is
skipped. Over several boxes they become flat, cross the straight lanes at
small angles, and two of them look like a lens rather than like links.
\item{$\bullet$} {\it Right angles\/}, with rounded corners. Very clear, but
with four corners a link, the eye counts corners.
\item{$\bullet$} {\it Sidings}, as railways have them: a gentle curve to a
parallel track, straight on past the obstacle, and a gentle curve back.
\medskip\noindent
The sidings won. A siding inside another one lies closer to
the boxes, so that nested links never touch.
@^siding@>

@ Fourth, the list is a torus. A link that leaves on the right comes back on
the left. We draw a pale panel, let the link run to its edge, where it has an
arrowhead, and let it come in again from the opposite edge {\it at the same
height}. To Graphviz the two pieces are one edge with two curves; so each link
of the list is exactly one edge of the graph, and a test can count them.
@^torus@> @^wrap-around links@>

Fifth, no information hangs on colour alone: one reader in twenty does not see
it, and the copier in the hallway never did.
$$\vbox{\halign{\bf#\hfil\quad&#\hfil\cr
written in this step&very thick, large arrowhead, vermilion\cr
altered earlier&medium, medium arrowhead, blue\cr
as in the beginning&thin, small arrowhead, nearly black\cr
remembered&dashed: the link of a node that is itself removed\cr
removed node&dashed outline, grey\cr
node on its way&dashed outline, but black: one link still leads to it\cr
secondary item&eight corners, and apart from the others\cr
chosen option&white label on black, and a band behind its row\cr
item branched on&heavy outline, a darker shade\cr}}$$
An entry does not have an arrow to its header, as the fifth field of a node
would demand; it has the header's name written on it. That is the same
information and ten arrows less.

@ Now the interface. A |Stage| is the arrangement of all boxes for one
trace. The functions whose names begin with |draw| return text in the DOT
language, ready for
\cmd{neato -n2}. A trace can be walked at three paces.
@^grain@>

@(dlx/picture.hpp@>=
#pragma once
#include "dlx/board.hpp"
#include "dlx/trace.hpp"
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>
namespace dlx {
@<Declare the paces of a walk@>@;
@<Declare captions@>@;
@<Declare the class |Stage|@>@;
@<Declare the pictures of a state@>@;
@<Declare the pictures of a search@>@;
} // |namespace dlx|

@ The pace of nodes is the one that a teacher would choose: it shows who
leaves, not how. Those who want to know how can go link by link, and see a
node that only one of its neighbors has let go of.

@<Declare the paces of a walk@>=
enum class Grain {
  @!event, /* one event a picture: a whole cover */
  @!node,  /* one node a picture: all that takes it out or puts it back */
  @!link   /* one assignment a picture */
};
bool step(Trace const& trace, Replay& replay, Grain grain);
  /* one picture forward; |false| at the end of the trace */

@ What happened in the last step is said in words, too. The parts
of a caption are set differently, so they come separately. All
strings are UTF-8; the arrow in an assignment is a real arrow.

@<Declare captions@>=
struct Caption {
  std::string what;   /* ``cover |C3|'' */
  std::string change; /* ``|R[C2]| $\gets$ |C4|'', or empty */
  std::string detail; /* the level, the options chosen so far */
  std::string line() const; /* the first two, with a colon */
};
Caption caption(Trace const& trace, Replay const& replay, Grain grain);
std::string node_name(Problem const& problem, Links const& links, int node);
  /* |h|, the item of a header, or option and item as in |r1.C3| */
std::string escape_html(std::string_view text);
  /* the text with its four special characters as entities */

@ The stage is built for a trace and must not outlive it. All boxes are given
by center, width, and height, in printer's points; $x$ grows to the right
and $y$ {\it downwards}, as one reads.

@<Declare the class |Stage|@>=
struct Box {
  double x = 0, y = 0; /* the center */
  double w = 0, h = 0;
};
class Stage {
public:@/
  explicit Stage(Trace const& trace);
  Trace const& trace() const { return *told; }
  Links const& initial() const { return start; } /* before the first event */
  std::optional<Board> const& board() const { return squares; }
  Box const& node(int x) const { return boxes.at(at(x)); }
  Box label(int option) const; /* at the left margin */
  Box size(int item) const;    /* in the lower half of a header */
  Box const& panel() const { return area; }
  double lane_of(bool across, int level) const;
    /* from the middle of a track to its lane, or to one of its sidings */
  std::vector<int> const& column(int item) const
    { return columns.at(at(item)); }
    /* header and entries from above; for item 0, the primary headers */
  std::vector<int> const& places() const { return place; }
    /* where in its column each node stands, from 0 */
private:@/
  @<Declare the private data of |Stage|@>@;
};

@ And these are the pictures of a state. Extras: the board beside the list (if
the options name squares), or no title and no legend. The last argument may be
any state of the trace for which the stage was built.

@<Declare the pictures of a state@>=
struct Extras {
  bool board = false; /* with the board at the right */
  bool bare = false;  /* without title and legend */
};
std::string draw_links(Stage const& stage, Replay const& replay, Grain grain,
  Extras extras = @[Extras()@]);
std::string draw_board(Stage const& stage, Replay const& replay, Grain grain,
  bool bare = false); /* throws |std::invalid_argument| if there is none */

@* Writing DOT. Graphviz reads a small language of boxes with
attributes. A |Sheet| collects them. It is also the only place that knows how
names are quoted; people do call items \.{<"\char"5C} if you let them.

@(dlx/picture.cpp@>=
#include "dlx/picture.hpp"
#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <iterator>
#include <limits>
#include <stdexcept>
namespace dlx {
@<Name the characters that are not ASCII@>@;
@<Name the looks@>@;
@<Escape text for Graphviz@>@;
@<Guess the width of a text@>@;
@<Declare the class |Sheet|@>@;
@<Write one box or one arrow@>@;
@<Find out where a replay stands@>@;
@<Compose a caption@>@;
@<Measure the roads@>@;
@<Set the stage@>@;
@<Draw a siding@>@;
@<Draw what every picture has@>@;
@<Draw the board@>@;
@<Draw the links@>@;
@<Follow the algorithm on a matrix@>@;
@<Draw a matrix@>@;
@<Grow the tree of a search@>@;
@<Draw a tree@>@;
} // |namespace dlx|

@ CWEB and \TeX\ are happier with plain ASCII, but Graphviz reads UTF-8; so
the few other characters are spelled as bytes here, once. All of them are in
the font DejaVu Sans. (Debian has it in the package \.{fonts-dejavu-core}.)

@<Name the characters that are not ASCII@>=
constexpr char const* arrow_glyph = "\xe2\x86\x90"; /* leftwards arrow */
constexpr char const* queen_glyph = "\xe2\x99\x9b"; /* black queen */
constexpr char const* times_glyph = "\xc3\x97";     /* multiplication sign */
constexpr char const* check_glyph = "\xe2\x9c\x93"; /* check mark */
constexpr char const* ring_glyph = "\xe2\x97\x8b";  /* white circle */
constexpr char const* dot_glyph = "\xc2\xb7";       /* middle dot */

@ The colours are those of Okabe and Ito, who chose them to be told apart by
everybody, made a little darker for a projector. Each of them is used together
with another sign, as promised.
@^Okabe, Masataka@> @^Ito, Kei@>

@<Name the looks@>=
constexpr char const* ink = "#1d1d1d";
constexpr char const* grey = "#767676";    /* removed things */
constexpr char const* light = "#9c9c9c";   /* what they remember */
constexpr char const* blue = "#0b5a9d";    /* altered earlier */
constexpr char const* vermilion = "#c63d00"; /* written now */
constexpr char const* green = "#00694a";   /* solutions */
constexpr char const* font = "DejaVu Sans,Verdana,sans-serif";

@ Labels are written in Graphviz's subset of HTML, because there only four
characters are special. A label in plain quotes would see escape sequences
{\it and\/} entities in our names; \.{\\N} in an item's name would be replaced
by something else.

Graphviz warns of empty labels in angle brackets; an empty text therefore
becomes an empty string.
@^quoting@>

@<Escape text for Graphviz@>=
std::string escape_html(std::string_view text)
{
  std::string out;
  for (@[char c@, : @,text@])
    if (c == '&') out += "&amp;";
    else if (c == '<') out += "&lt;";
    else if (c == '>') out += "&gt;";
    else if (c == '"') out += "&quot;";
    else out += c;
  return out;
}
static std::string words(std::string_view text, double size,
  std::string_view colour = ink, bool bold = false)
{
  if (text.empty()) return @[{}@];
  return fmt::format("<FONT POINT-SIZE=\"{:.1f}\" COLOR=\"{}\">{}{}{}</FONT>",
    size, colour, bold ? "<B>" : "", escape_html(text), bold ? "</B>" : "");
}

@ Only the renderer knows how wide a text will be, but we must reserve the
room. The average letter of our font is about 0.62 times as wide as the font
is high, a bold one 0.7 times; names are made of capitals and digits, which
are wider, hence the margin. If a text is too wide all the same, it is set
smaller; nothing ever sticks out of a picture, because then the picture would
grow, and its neighbors would seem to shrink.

@<Guess the width of a text@>=
static double width_of(std::string_view text, double size)
{
  auto starts = @[[](char c) { return (c & 0xc0) != 0x80; }@];
  return 0.68 * size
    * static_cast<double>(std::count_if(text.begin(), text.end(), starts));
}
static double fit(std::string_view text, double width, double size)
{
  return std::min(size, size * width / std::max(1.0, width_of(text, size)));
}

@ A |Sheet| has two kinds of things. Every box and every arrow gets an {\it
identity}, such as |n7| for node 7, |S3| for the size of item 3, |R7| for a
link of node 7, and a {\it class}, such as \.{link right
written}. They appear
in the SVG file; so a viewer can take a picture once and restyle it from then
on.
@^identity in SVG@>

@<Declare the class |Sheet|@>=
struct Point { double x = 0, y = 0; };
struct Curve { /* a chain of B\'ezier curves, with an arrowhead at |tip| */
  std::vector<Point> points; /* $3k+1$ of them */
  Point tip;
};
class Sheet {
public:@/
  Sheet(double left, double top, double right, double bottom);
  void box(std::string_view id, std::string_view kind, Box const& place,
    std::string_view look, std::string_view label = "");
  void arrow(std::string_view id, std::string_view kind, std::string_view from,
    std::string_view to, std::vector<Curve> const& curves,
    std::string_view look);
  std::string text() const;
  Box const& frame() const { return whole; }
private:@/
  Box whole;
  std::string body;
};

@ In DOT, $y$ grows upwards and boxes are measured in inches. We reflect and
divide here, and forget about it.

The attribute |fixedsize=shape| makes Graphviz trust our sizes without a
warning when the text of a label is a hair too wide.

@<Write one box or one arrow@>=
static std::string point(Point p) { return fmt::format("{:.1f},{:.1f}",
  p.x, 0.0 - p.y); }
void Sheet::box(std::string_view id, std::string_view kind, Box const& place,
  std::string_view look, std::string_view label)
{
  body += fmt::format("{0} [id=\"{0}\", class=\"{1}\", pos=\"{2}!\", "
    "width={3:.4f}, height={4:.4f}, {5}", id, kind,
    point(@[{place.x, place.y}@]), place.w / 72, place.h / 72, look);
  if (not label.empty()) body += fmt::format(", label=<{}>", label);
  body += "];\n";
}

@ Several curves in one |pos| attribute are separated by semicolons. Each
begins with its tip, marked |e| for ``end''.

@<Write one box or one arrow@>=
void Sheet::arrow(std::string_view id, std::string_view kind,
  std::string_view from, std::string_view to,
  std::vector<Curve> const& curves, std::string_view look)
{
  std::string where;
  for (@[auto const& curve@, : @,curves@]) {
    where += (where.empty() ? "e," : ";e,") + point(curve.tip);
    for (@[Point p@, : @,curve.points@]) where += ' ' + point(p);
  }
  body += fmt::format("{} -> {} [id=\"{}\", class=\"{}\", pos=\"{}\", {}];\n",
    from, to, id, kind, where, look);
}

@ Graphviz computes the size of a picture from what is in it, whatever we say.
So the first box of every sheet is a white |frame|, as large as the sheet;
since nothing sticks out of it, all pictures of a sequence have the same size.

@<Write one box or one arrow@>=
Sheet::Sheet(double left, double top, double right, double bottom)
{
  whole = @[Box{(left + right) / 2, (top + bottom) / 2, right - left,
    bottom - top}@];
  box("frame", "frame", whole,
    "style=filled, fillcolor=white, color=white, penwidth=0");
}
std::string Sheet::text() const
{
  return fmt::format("digraph picture {{\n"
    "graph [notranslate=true, splines=true, outputorder=nodesfirst, pad=0, "
    "margin=0, fontname=\"{0}\"];\nnode [shape=box, fixedsize=shape, "
    "margin=0, label=\"\", fontname=\"{0}\"];\n"
    "edge [arrowhead=normal];\n{1}}}\n",
    font, body);
}

@* What has just happened. A replay knows how far it has come, but a picture
must know which step it shows. The {\it last event\/} is the one whose writes
are being done, or, between two events, the one that is complete.
@^last event@>

@<Find out where a replay stands@>=
struct Moment {
  bool begun = false;     /* has anything happened? */
  std::size_t event = 0;  /* the last event */
  std::size_t writes = 0; /* how many of its writes are done */
};
static Moment moment_of(Trace const& trace, Replay const& replay)
{
  if (replay.write() > 0)
    return @[Moment{true, replay.event(), replay.write()}@];
  if (replay.event() == 0) return @[Moment()@];
  std::size_t const last = replay.event() - 1;
  return @[Moment{true, last, trace.events[last].writes.size()}@];
}

@ A cover removes its header with two writes, and each entry with three:
|U|, |D|, and the size. An uncover does the reverse, so its
groups begin with what ends them in a cover. At the pace of nodes, one
such group is one step.

@<Find out where a replay stands@>=
static bool begins_group(Event const& event, std::size_t w)
{
  Field const f = event.writes[w].field;
  if (event.type == Event::Type::cover)
    return f == Field::left or f == Field::up;
  return f == Field::right or f == Field::size;
}
static std::size_t first_write(Event const& event, std::size_t done,
  Grain grain)
{
  if (grain == Grain::event or done == 0) return 0;
  std::size_t w = done - 1;
  while (grain == Grain::node and w > 0 and not begins_group(event, w)) --w;
  return w;
}
static std::vector<Write> fresh_writes(Trace const& trace, Moment const& m,
  Grain grain)
{
  if (not m.begun) return @[{}@];
  auto const& event = trace.events[m.event];
  auto const from = first_write(event, m.writes, grain);
  return @[{event.writes.begin() + static_cast<std::ptrdiff_t>(from),
    event.writes.begin() + static_cast<std::ptrdiff_t>(m.writes)}@];
}

@ One step forward, at any pace.

@<Find out where a replay stands@>=
bool step(Trace const& trace, Replay& replay, Grain grain)
{
  if (grain == Grain::event) return replay.forward();
  if (not replay.forward_write()) return false;
  auto in_group = @[[&] { return replay.write() > 0
    and not begins_group(trace.events[replay.event()], replay.write()); }@];
  while (grain == Grain::node and in_group()) replay.forward_write();
  return true;
}

@ Which items is the search branching on? The trace says when an item is
chosen; it is done with when it has been uncovered again at the level of its
choice.

@<Find out where a replay stands@>=
static std::vector<int> branching(Trace const& trace, Moment const& m)
{
  std::vector<int> items;
  for (std::size_t e = 0; m.begun and e <= m.event; ++e) {
    auto const& event = trace.events[e];
    auto const level = static_cast<std::size_t>(std::max(0, event.level));
    if (event.type == Event::Type::choose) {
      items.resize(level, 0);
      items.push_back(event.item);
    } else if (event.type == Event::Type::uncover and level < items.size()
        and items[level] == event.item and (e < m.event
        or m.writes == event.writes.size()))
      items.resize(level);
    else if (event.type == Event::Type::attempt and level < items.size())
      items.resize(level + 1);
  }
  return items;
}

@ A name for every node, so that an assignment can be read aloud. The entry of
item |C5| in the option named \.{A@@(0,0)} is \.{A@@(0,0).C5}; if the option
has only a number, 1, say, it becomes |r1.C5|, for row.

@<Compose a caption@>=
static std::string option_label(Problem const& problem, int option)
{
  auto const& name = problem.option_name(option);
  return name.empty() ? fmt::format("r{}", option) : name;
}
std::string node_name(Problem const& problem, Links const& links, int node)
{
  if (node == 0) return "h";
  if (node <= problem.item_count()) return problem.item(node).name;
  return fmt::format("{}.{}", option_label(problem, links.option_of(node)),
    problem.item(links[node].item).name);
}
static std::string list_options(Problem const& problem,
  std::vector<int> const& options)
{
  std::string out;
  for (@[int o@, : @,options@]) out += ' ' + option_label(problem, o);
  return out;
}

@ The event itself. The |done| at the end of a trace counts what was found.

@<Compose a caption@>=
static std::string name_event(Trace const& trace, Event const& event)
{
  auto const& problem = trace.problem;
  auto item = @[[&] { return event.item == 0 ? std::string("nothing")
    : problem.item(event.item).name; }@];
  switch (event.type) {
  case Event::Type::choose:
    return fmt::format("choose {}, size {}", item(), event.size);
  case Event::Type::cover: return "cover " + item();
  case Event::Type::uncover: return "uncover " + item();
  case Event::Type::attempt:
    return "try " + option_label(problem, event.option);
  case Event::Type::solution:
    return "solution:" + list_options(problem, event.options);
  case Event::Type::dead:
    return fmt::format("dead end: no option is left for {}", item());
  case Event::Type::done:
    return fmt::format("the end: {} solution{}", event.totals.solutions,
      event.totals.solutions == 1 ? "" : "s");
  }
  return @[{}@];
}

@ And the change. One assignment is written as such. A whole group is said
in words: who leaves, who comes back.

@<Compose a caption@>=
static std::string name_write(Trace const& trace, Links const& links,
  Write const& w)
{
  auto name = @[[&](int x) { return node_name(trace.problem, links, x); }@];
  return fmt::format("{}[{}] {} {}", static_cast<char>(w.field), name(w.node),
    arrow_glyph, w.field == Field::size ? std::to_string(w.now) : name(w.now));
}
static std::string name_group(Trace const& trace, Links const& links,
  bool covering, std::vector<Write> const& writes)
{
  for (@[Write const& w@, : @,writes@]) {
    if (w.field != Field::left and w.field != Field::up) continue;
    int const moved = covering ? w.old : w.now;
    if (w.old == w.now) return "it was never in the header row";
    return fmt::format("{} {} {}", node_name(trace.problem, links, moved),
      covering ? "leaves" : "comes back to",
      w.field == Field::left ? "the header row" : "its column");
  }
  return @[{}@];
}

@ Which of the three it is depends on the pace alone. A whole event
needs no further words; its title has said it all.

@<Compose a caption@>=
static std::string name_change(Trace const& trace, Links const& links,
  Moment const& m, Grain grain)
{
  auto const fresh = fresh_writes(trace, m, grain);
  auto const& event = trace.events[m.event];
  if (fresh.empty() or grain == Grain::event) return @[{}@];
  if (grain == Grain::link) return name_write(trace, links, fresh.back());
  return name_group(trace, links, event.type == Event::Type::cover, fresh);
}

@ The second line tells where in the search we are. A bare list operation has
no search around it; then it tells how many links are written and
how many are to come.

@<Compose a caption@>=
static std::string name_place(Trace const& trace, Replay const& replay,
  Moment const& m, Grain grain)
{
  auto is_try = @[[](Event const& e) { return e.type == Event::Type::attempt
    or e.type == Event::Type::choose; }@];
  auto const& path = replay.path();
  std::string out;
  if (std::any_of(trace.events.begin(), trace.events.end(), is_try))
    out = path.empty() ? "nothing chosen yet"
      : "chosen:" + list_options(trace.problem, path);
  std::size_t const all = m.begun ? trace.events[m.event].writes.size() : 0;
  if (all == 0) return out;
  auto const gap = out.empty() ? "" : fmt::format("  {}  ", dot_glyph);
  return grain == Grain::event ? fmt::format("{}{}{} writes", out, gap, all)
    : fmt::format("{}{}{} of {} writes", out, gap, m.writes, all);
}

@ And here the pieces are put together. Before the first step there is nothing
to tell, and the caption says so; a picture without a title looks as if
somebody had lost it.

@<Compose a caption@>=
std::string Caption::line() const
{
  return change.empty() ? what : what + ": " + change;
}
Caption caption(Trace const& trace, Replay const& replay, Grain grain)
{
  Moment const m = moment_of(trace, replay);
  Caption c;
  c.what = m.begun ? name_event(trace, trace.events[m.event])
    : "before the first step";
  if (m.begun) c.change = name_change(trace, replay.links(), m, grain);
  c.detail = name_place(trace, replay, m, grain);
  return c;
}

@* Roads. \label{roads}%
Every link is a road from one box to another along a {\it track}, which is
the row of headers or one column. The boxes of a track stand at the
places 0, 1, 2, \dots. A road from place $a$ to place $b$
occupies the open interval $(a,b)$; if it wraps around, it occupies
two intervals, $(a,\infty)$ and $(-\infty,b)$. (The links inside of options
never change, hence never need a siding.)
@^track@> @^road@>

@<Measure the roads@>=
struct Road {
  int from = 0, to = 0;  /* nodes */
  bool wraps = false;
  int level = 0;         /* 0 straight on, else the number of its siding */
  int skipped = 0;       /* boxes between its ends */
  std::array<std::array<int, 2>, 2> reach = @[{}@]; /* its intervals */
};
static bool goes_ahead(Field f)
{
  return f == Field::right or f == Field::down;
}
static bool meet(Road const& p, Road const& q)
{
  for (@[auto const& i@, : @,p.reach@])
    for (@[auto const& j@, : @,q.reach@])
      if (std::max(i[0], j[0]) < std::min(i[1], j[1])) return true;
  return false;
}

@ Going up or to the left is the same as going down or to the right from the
other end; hence the exchange of $a$ and~$b$. A node that is its own neighbor,
like the header of an empty column, wraps around: its road goes once around
the torus and skips everything else.

@<Measure the roads@>=
static Road survey(int from, int to, int a, int b, int places, bool ahead)
{
  Road road;
  road.from = from;
  road.to = to;
  if (not ahead) std::swap(a, b);
  road.wraps = b <= a;
  if (road.wraps) road.reach = @[{{{a, places}, {-1, b}}}@];
  else road.reach = @[{{{a, b}, {0, 0}}}@];
  for (@[auto const& i@, : @,road.reach@])
    road.skipped += std::max(0, i[1] - i[0] - 1);
  return road;
}

@ A road that skips no box goes straight. The others get sidings:
one that skips more boxes lies outside of all those that it meets and that
skip fewer. Is that enough, or will there be knots?

{\it Two roads of the same kind are nested or disjoint.} In the beginning, all
roads are single steps. A node that leaves a column lies between its neighbors
$a$ and $b$; its own road to $b$ stays, frozen, as a memory, and the road from
$a$ to the node is replaced by one from $a$ to $b$, which contains both. So
each new road contains those that were frozen under it. Mathematicians call
this a {\it laminar family}, and the reader will call it an onion.
@^nested roads@>

A secondary header has a box in the header row, but no road begins or ends
there; it is just in the way of those that wrap around. I had forgotten that,
and only the test that follows every road noticed.

@<Measure the roads@>=
static std::vector<Road> roads(Links const& links, Field field,
  std::vector<int> const& track, std::vector<int> const& place)
{
  std::vector<Road> all;
  bool const ring = track.front() == 0;
  int const n = ring ? links.item_count() + 1 : static_cast<int>(track.size());
  auto at = @[[&](int x) { return place[static_cast<std::size_t>(x)]; }@];
  for (@[int x@, : @,track@]) {
    int const to = links.get(field, x);
    all.push_back(survey(x, to, at(x), at(to), n, goes_ahead(field)));
  }
  auto shorter = @[[](Road const& p, Road const& q) {
    return p.skipped < q.skipped; }@];
  std::stable_sort(all.begin(), all.end(), shorter);
  for (auto p = all.begin(); p != all.end(); ++p)
    for (auto q = all.begin(); p->skipped > 0 and q <= p; ++q)
      if (q == p) p->level = std::max(p->level, 1);
      else if (meet(*q, *p)) p->level = std::max(p->level, q->level + 1);
  return all;
}

@* The stage. How wide must a column be? As wide as its sidings need in the
worst moment of the whole trace; and in no other moment it may be
narrower, because nothing moves. So the constructor plays the trace once
to the end and takes notes.

@<Declare the private data of |Stage|@>=
static std::size_t at(int x) { return static_cast<std::size_t>(x); }
void find_tracks();
void count_sidings();
void place_columns();
void place_rows();
Trace const* told;
Links start;
std::optional<Board> squares;
std::vector<std::vector<int> > columns;
std::vector<int> place; /* of a node in its column, of a header in its row */
std::vector<Box> boxes;
Box area;
double entry_width = 36;
int ring_sidings = 0, column_sidings = 0; /* at the worst moment */
double label_width = 0;

@ The order matters: sidings must be counted before columns can be placed,
since their number decides how far apart columns are.

@<Set the stage@>=
Stage::Stage(Trace const& trace)
  : told(&trace), start(trace.problem), squares(Board::of(trace.problem))
{
  find_tracks();
  count_sidings();
  boxes.resize(at(start.node_count()));
  place_columns();
  place_rows();
}

@ Node numbers grow from top to bottom and from left to right; thus all tracks
come out in order. A header has two places, one in its column, which is always
0, and one in the header row. The latter is its number.

@<Set the stage@>=
void Stage::find_tracks()
{
  auto const items = told->problem.item_count();
  columns.resize(at(items + 1));
  place.resize(at(start.node_count()), 0);
  for (int c = 0; c <= told->problem.primary_count(); ++c)
    columns[0].push_back(c);
  for (int c = 1; c <= items; ++c) columns[at(c)].push_back(c);
  for (int x = items + 1; x < start.node_count(); ++x) {
    auto& column = columns[at(start[x].item)];
    place[at(x)] = static_cast<int>(column.size());
    column.push_back(x);
  }
}
static std::vector<int> identity(int n)
{
  std::vector<int> v(static_cast<std::size_t>(n));
  for (int i = 0; i < n; ++i) v[static_cast<std::size_t>(i)] = i;
  return v;
}

@ Down and up links need equally many sidings, and so do right and left ones,
because at the end of an event every link has its opposite.

@<Set the stage@>=
void Stage::count_sidings()
{
  auto most = @[[](std::vector<Road> const& all) {
    int m = 0;
    for (@[auto const& r@, : @,all@]) m = std::max(m, r.level);
    return m;
  }@];
  auto const ring_places = identity(start.item_count() + 1);
  Replay replay(*told);
  do {
    auto const& links = replay.links();
    ring_sidings = std::max(ring_sidings,
      most(roads(links, Field::right, columns[0], ring_places)));
    for (std::size_t c = 1; c < columns.size(); ++c)
      column_sidings = std::max(column_sidings,
        most(roads(links, Field::down, columns[c], place)));
  } while (replay.forward());
}

@ All the measures of the picture, in points. They were found by looking at
pictures, and the only one with a theory is |lane|: two lanes 14 points
apart leave room for the arrowheads of both.

@<Name the looks@>=
constexpr double lane = 7;           /* from the middle of a track */
constexpr double siding_gap = 9;     /* from a box to the first siding */
constexpr double siding_pitch = 6;   /* from one siding to the next */
constexpr double entry_height = 26, header_height = 46, root_height = 36;
constexpr double size_height = 17, row_gap = 50, column_gap = 40;
constexpr double rim = 40;           /* between the outer boxes and the edge */
static double siding(int level)      /* from a box; 0 if there is none */
{
  return level == 0 ? 0 : siding_gap + siding_pitch * (level - 1);
}

@ A column is as wide as its header with a gap, or as an entry with its
sidings, whichever is more. Secondary items stand a little apart.

@<Set the stage@>=
void Stage::place_columns()
{
  auto const& problem = told->problem;
  double head = 44;
  double& entry = entry_width;
  for (int c = 1; c <= problem.item_count(); ++c) {
    auto const& name = problem.item(c).name;
    head = std::max(head, std::min(90.0, width_of(name, 13) + 12));
    entry = std::max(entry, std::min(80.0, width_of(name, 9) + 8));
  }
  double const pitch = std::max(head + column_gap,
    entry + 2 * siding(column_sidings) + 14);
  boxes[0] = @[Box{0, 0, 36, root_height}@];
  for (int c = 1; c <= problem.item_count(); ++c)
    boxes[at(c)] = @[Box{c * pitch + (c > problem.primary_count() ? 28 : 0), 0,
      head, header_height}@];
  for (int x = problem.item_count() + 1; x < start.node_count(); ++x)
    boxes[at(x)] = @[Box{boxes[at(start[x].item)].x, 0, entry, entry_height}@];
}

@ Rows have a fixed distance. Only the first one keeps away from the headers
far enough for the sidings of the header row.

@<Set the stage@>=
void Stage::place_rows()
{
  auto const& problem = told->problem;
  double const first = header_height / 2 + siding(ring_sidings) + row_gap
    + entry_height / 2;
  double const pitch = row_gap + entry_height;
  for (int x = problem.item_count() + 1; x < start.node_count(); ++x)
    boxes[at(x)].y = first + (start.option_of(x) - 1) * pitch;
  auto const& last = boxes[at(problem.item_count())];
  double const left = boxes[0].x - boxes[0].w / 2 - rim;
  double const right = last.x + last.w / 2 + rim;
  double const top = 0 - header_height / 2 - siding(ring_sidings) - rim;
  double const bottom = first + (problem.option_count() - 1) * pitch
    + entry_height / 2 + rim;
  area = @[Box{(left + right) / 2, (top + bottom) / 2, right - left,
    bottom - top}@];
  for (int o = 1; o <= problem.option_count(); ++o)
    label_width = std::max(label_width,
      std::min(120.0, width_of(option_label(problem, o), 12) + 14));
}

@ What remains are the places of the smaller things. The first siding is a
little away from the boxes of its track; in the header row it has to
clear the headers, and in a column the entries, which are not as wide.

@<Set the stage@>=
double Stage::lane_of(bool across, int level) const
{
  if (level == 0) return lane;
  return (across ? header_height : entry_width) / 2 + siding(level);
}
Box Stage::label(int option) const
{
  double const first = header_height / 2 + siding(ring_sidings) + row_gap
    + entry_height / 2;
  return @[Box{area.x - area.w / 2 - 10 - label_width / 2,
    first + (option - 1) * (row_gap + entry_height), label_width, 22}@];
}
Box Stage::size(int item) const
{
  auto const& header = node(item);
  return @[Box{header.x, header.y + 11, header.w - 18, size_height}@];
}

@* Curves. A road is drawn in coordinates that go {\it with\/} it: $u$
along the track, $v$ across. For a row $(u,v)=(x,y)$, for a column it is
$(y,x)$; everything else is the same for all four directions. The
sign |side| says on which side of the track the lane is.
@^coordinates along a track@>

@<Draw a siding@>=
struct Way {
  bool across = false; /* along a row? */
  int ahead = 1;       /* does $u$ grow or fall? */
  int side = 1;        /* is the lane at larger or smaller $v$? */
};
static Way way_of(Field f)
{
  switch (f) {
  case Field::right: return @[Way{true, 1, -1}@];
  case Field::left: return @[Way{true, -1, 1}@];
  case Field::down: return @[Way{false, 1, -1}@];
  default: return @[Way{false, -1, 1}@];
  }
}
static Point place_at(Way w, double u, double v)
{
  return w.across ? @[Point{u, v}@] : @[Point{v, u}@];
}

@ One piece of a road: from |begin| to |end|, on |track| (the $v$ of its
middle). Where a piece has a box at its end, it uses a {\it port\/} on the
box, a bit further out for a siding than for the straight lane; where it has
the edge of the panel, it stays on the siding.
@^port@>

@<Draw a siding@>=
struct Piece {
  Way way;
  double begin = 0, end = 0; /* $u$ of the two ends */
  double port = 0, track = 0; /* $v$ at a box, $v$ between them */
  bool from_box = true, to_box = true;
};
static void line_to(std::vector<Point>& curve, Point p)
{
  Point const q = curve.back();
  curve.push_back(@[Point{q.x + (p.x - q.x) / 3, q.y + (p.y - q.y) / 3}@]);
  curve.push_back(@[Point{p.x - (p.x - q.x) / 3, p.y - (p.y - q.y) / 3}@]);
  curve.push_back(p);
}

@ The arrowhead begins where the curve ends, and it is as long as ten times
its scale. A straight road is one line. A siding is an S, a line, and an S
(or less, at the edge).

@<Draw a siding@>=
static Curve bend(Piece const& p, double head)
{
  constexpr double out = 24, in = 20; /* length of the two bends */
  double const d = p.way.ahead;
  double const base = p.end - d * head;
  auto at = @[[&](double u, double v) { return place_at(p.way, u, v); }@];
  Curve curve;
  curve.tip = at(p.end, p.to_box ? p.port : p.track);
  curve.points = @[{at(p.begin, p.from_box ? p.port : p.track)}@];
  if (p.from_box and p.port != p.track)
    curve.points.insert(curve.points.end(), @[{
      at(p.begin + d * out * 0.6, p.port),
      at(p.begin + d * out * 0.4, p.track),
      at(p.begin + d * out, p.track)}@]);
  if (p.to_box and p.port != p.track) {
    line_to(curve.points, at(base - d * in, p.track));
    curve.points.insert(curve.points.end(), @[{
      at(base - d * in * 0.4, p.track),
      at(base - d * in * 0.5, p.port), at(base, p.port)}@]);
  } else line_to(curve.points, at(base, p.track));
  return curve;
}

@ A road that wraps consists of two pieces, to the edge and from the
opposite edge.

@<Draw a siding@>=
static std::vector<Curve> pave(Stage const& stage, Road const& road,
  Field field, double head)
{
  Way const w = way_of(field);
  auto const& a = stage.node(road.from);
  auto const& b = stage.node(road.to);
  auto const& panel = stage.panel();
  @<Find the piece from |a| to |b|@>@;
  if (not road.wraps) return @[{bend(piece, head)}@];
  double const mid = w.across ? panel.x : panel.y;
  double const half = w.ahead * (w.across ? panel.w : panel.h) / 2;
  Piece first = piece, second = piece;
  first.end = mid + half;
  first.to_box = false;
  second.begin = mid - half;
  second.from_box = false;
  return @[{bend(first, head), bend(second, head)}@];
}

@ Beyond the second siding the ports coincide, because the side of a box is
only so long.

@<Find the piece from |a| to |b|@>=
auto half_of = @[[&](Box const& box) {
  return w.ahead * (w.across ? box.w : box.h) / 2; }@];
double const middle = w.across ? a.y : a.x;
Piece piece;
piece.way = w;
piece.begin = (w.across ? a.x : a.y) + half_of(a);
piece.end = (w.across ? b.x : b.y) - half_of(b);
piece.track = middle + w.side * stage.lane_of(w.across, road.level);
piece.port = middle + w.side * (lane + 5 * std::min(road.level, 2));

@* What every picture has. A title, a second line, and at the bottom a
legend, for nobody remembers what a dashed line meant two hundred pages ago.
The legend is set like words in a paragraph: what does not fit into the line
begins a new one.
@^legend@>

@<Draw what every picture has@>=
static void write_text(Sheet& sheet, std::string_view id, Box place,
  std::string_view text, double size, std::string_view colour = ink,
  bool bold = false)
{
  sheet.box(id, "text", place, "shape=none",
    words(text, fit(text, place.w, size), colour, bold));
}
static void write_title(Sheet& sheet, Caption const& c)
{
  auto const& f = sheet.frame();
  double const top = f.y - f.h / 2;
  double const size = fit(c.line(), f.w - 20, 17);
  auto const gap = c.change.empty() ? "" : ": ";
  sheet.box("title", "title", @[{f.x, top + 20, f.w - 10, 24}@], "shape=none",
    words(c.what + gap, size) + words(c.change, size, vermilion, true));
  write_text(sheet, "detail", @[{f.x, top + 42, f.w - 20, 16}@], c.detail, 11,
    "#444444");
}

@ An item of the legend is a small drawing and its meaning.

@<Draw what every picture has@>=
struct Sign {
  std::string look; /* of a box, or of a short arrow */
  std::string text; /* what it means */
  std::string mark = ""; /* what is written in the box */
  bool arrow = false;
};
static double sign_width(Sign const& s)
{
  return 46 + 0.9 * width_of(s.text, 10);
}
static int legend_lines(std::vector<Sign> const& signs, double width)
{
  int lines = 1;
  double x = 0;
  for (@[Sign const& s@, : @,signs@]) {
    if (x > 0 and x + sign_width(s) > width - 24) {
      ++lines;
      x = 0;
    }
    x += sign_width(s);
  }
  return lines;
}

@ The text stands to the left in its box. That can only be done in a label in
quotes, hence the legend never contains names.

@<Draw what every picture has@>=
static void draw_sign(Sheet& sheet, Sign const& s, int k, double x, double y)
{
  auto const id = fmt::format("key{}", k);
  double const w = sign_width(s) - 42;
  sheet.box(id, "legend", @[{x + 34 + w / 2, y, w, 14}@],
    fmt::format("shape=none, fontsize=10, fontcolor=\"#333333\", "
    "label=\"{}\\l\"", s.text));
  if (s.arrow) {
    Piece const p = @[{way_of(Field::right), x, x + 28, y, y, true, true}@];
    sheet.arrow(id + "a", "legend", "frame", id, @[{bend(p, 8)}@], s.look);
  } else sheet.box(id + "b", "legend", @[{x + 14, y, 24, 15}@], s.look,
    s.mark);
}
static void draw_legend(Sheet& sheet, std::vector<Sign> const& signs)
{
  auto const& f = sheet.frame();
  double x = f.x - f.w / 2 + 12;
  double y = f.y + f.h / 2 - 20.0 * legend_lines(signs, f.w) + 6;
  int k = 0;
  for (@[Sign const& s@, : @,signs@]) {
    if (k > 0 and x + sign_width(s) > f.x + f.w / 2 - 12) {
      x = f.x - f.w / 2 + 12;
      y += 20;
    }
    draw_sign(sheet, s, k++, x, y);
    x += sign_width(s);
  }
}

@* The board. A square can be in three states. An option stands on it that has
been chosen; or there are options that could still be chosen; or there are
none any more. An option is still possible if none of its items is covered.
@^open option@>

@<Draw the board@>=
static bool is_open(Stage const& stage, Replay const& replay, int option)
{
  for (@[Entry const& e@, : @,stage.trace().problem.option(option)@])
    if (replay.is_covered(e.item)) return false;
  return stage.trace().problem.is_candidate(option);
}
struct Square {
  std::string chosen; /* the symbol that stands there */
  std::string open;   /* the symbols that could */
  int options = 0;    /* how many options are about this square */
};
static std::string symbol_text(std::string const& symbol)
{
  return symbol == "Q" ? queen_glyph : symbol;
}
static std::vector<Square> look_at_squares(Stage const& stage,
  Replay const& replay)
{
  auto const& board = *stage.board();
  auto const& path = replay.path();
  std::vector<Square> squares(static_cast<std::size_t>(
    board.rows() * board.columns()));
  for (int o = 1; o <= stage.trace().problem.option_count(); ++o) {
    auto const& p = board.place(o);
    auto& square = squares[static_cast<std::size_t>(
      p.row * board.columns() + p.column)];
    ++square.options;
    if (std::find(path.begin(), path.end(), o) != path.end())
      square.chosen = symbol_text(p.symbol);
    else if (is_open(stage, replay, o))
      square.open += (square.open.empty() ? "" : " ") + p.symbol;
  }
  return squares;
}

@ If all options place the same kind of thing, an open square gets a small
circle; else the symbols themselves are shown. A square that no option
mentions is not part of the board.

@<Draw the board@>=
constexpr double square_size = 40;
static void draw_square(Sheet& sheet, Square const& s, std::string const& id,
  Box const& place)
{
  if (s.options == 0) return;
  if (not s.chosen.empty())
    sheet.box(id, "square chosen", place, fmt::format("style=filled, "
      "fillcolor=\"#cfe3f6\", color=\"{}\", penwidth=2.4", ink),
      words(s.chosen, fit(s.chosen, 34, s.chosen == queen_glyph ? 27 : 21),
      ink, true));
  else if (not s.open.empty())
    sheet.box(id, "square open", place, fmt::format("style=filled, "
      "fillcolor=white, color=\"{}\"", ink), s.options == 1
      ? words(ring_glyph, 11) : words(s.open, fit(s.open, 34, 12)));
  else sheet.box(id, "square closed", place, fmt::format("style=filled, "
    "fillcolor=\"#dcdcdc\", color=\"{}\"", grey),
    words(times_glyph, 14, "#555555"));
}

@ Rows and columns are numbered along the edges, from 0, as in the names of
the options.

@<Draw the board@>=
static void draw_squares(Sheet& sheet, Stage const& stage,
  Replay const& replay, double left, double top)
{
  auto const squares = look_at_squares(stage, replay);
  auto const& board = *stage.board();
  auto center = @[[](double from, int k) {
    return from + square_size * (k + 0.5); }@];
  for (int r = 0; r < board.rows(); ++r)
    for (int c = 0; c < board.columns(); ++c)
      draw_square(sheet, squares[static_cast<std::size_t>(
        r * board.columns() + c)], fmt::format("q{}_{}", r, c),
        @[{center(left, c), center(top, r), square_size, square_size}@]);
  for (int r = 0; r < board.rows(); ++r)
    write_text(sheet, fmt::format("qr{}", r),
      @[{left - 10, center(top, r), 16, 12}@], std::to_string(r), 10,
      "#444444");
  for (int c = 0; c < board.columns(); ++c)
    write_text(sheet, fmt::format("qc{}", c),
      @[{center(left, c), top - 10, 30, 12}@], std::to_string(c), 10,
      "#444444");
}

@ The legend of the board shows the three kinds of squares. A picture of the
board alone is at least 300 points wide, so that its title can be read even
for a board of two by two.

@<Draw the board@>=
static std::vector<Sign> board_signs()
{
  return @[{
    {fmt::format("style=filled, fillcolor=\"#cfe3f6\", color=\"{}\", "
      "penwidth=2.4", ink), "chosen"},
    {fmt::format("style=filled, fillcolor=white, color=\"{}\"", ink),
      "open", words(ring_glyph, 9)},
    {fmt::format("style=filled, fillcolor=\"#dcdcdc\", color=\"{}\"", grey),
      "not possible now", words(times_glyph, 11, "#555555")}}@];
}
std::string draw_board(Stage const& stage, Replay const& replay, Grain grain,
  bool bare)
{
  if (not stage.board()) throw std::invalid_argument(
    "the options of this problem do not name squares of a board");
  double const w = stage.board()->columns() * square_size;
  double const h = stage.board()->rows() * square_size;
  double const side = bare ? 24 : std::max(24.0, (300 - w) / 2);
  auto const signs = board_signs();
  double const under = bare ? 8
    : 14 + 20.0 * legend_lines(signs, w + 2 * side);
  Sheet sheet(0 - side, bare ? -24 : -78, w + side, h + under);
  if (not bare) write_title(sheet, caption(stage.trace(), replay, grain));
  draw_squares(sheet, stage, replay, 0, 0);
  if (not bare) draw_legend(sheet, signs);
  return sheet.text();
}

@* The list. Everything that a picture of the list must know is gathered in
a |Scene|. Is a node in the list, out of it, or on its way? It is in if one
comes by it when one walks down its column, and also when one walks up; it is
out if one misses it both ways. In between it has let go of one hand. (My
first version asked the neighbors whether they point to the node. After the
first of two writes, that took the node below for one that leaves, too.)

A covered item takes its whole column with it; the entries there keep pointing
at each other, but nobody can reach them. Nor do links alone tell that a
secondary item is covered, since its header was never in a ring.
@^removed node@>

@<Draw the links@>=
enum class Presence { @!in, @!going, @!out };
struct Scene {
  Stage const& stage;
  Replay const& replay;
  std::vector<Write> fresh;
  std::vector<int> branch; /* the items branched on */
  std::vector<int> hands;  /* in how many directions a node is found */
  Problem const& problem() const { return stage.trace().problem; }
  Presence presence(int node) const;
  int rank(Field field, int node) const;
};
Presence Scene::presence(int x) const
{
  bool const covered = replay.is_covered(replay.links()[x].item);
  if (x == 0) return Presence::in;
  if (covered and x > problem().primary_count()) return Presence::out;
  int const found = hands[static_cast<std::size_t>(x)];
  if (found == 2) return covered ? Presence::going : Presence::in;
  return found == 1 ? Presence::going : Presence::out;
}

@ Walk once around each ring in both directions, and count how often we come
by each node. The walks are what makes this definition robust: they never ask
a removed node for its opinion.

@<Draw the links@>=
static std::vector<int> count_hands(Links const& links)
{
  std::vector<int> hands(static_cast<std::size_t>(links.node_count()), 0);
  auto walk = @[[&](Field field, int from) {
    int x = from;
    do {
      ++hands[static_cast<std::size_t>(x)];
      x = links.get(field, x);
    } while (x != from);
  }@];
  walk(Field::right, 0);
  walk(Field::left, 0);
  for (int c = 1; c <= links.item_count(); ++c) {
    int const found = hands[static_cast<std::size_t>(c)];
    walk(Field::down, c);
    walk(Field::up, c);
    hands[static_cast<std::size_t>(c)] = c > links.primary_count() ? 2 : found;
  }
  return hands;
}

@ A link has a rank, which decides how it is drawn: 3 if it was written just
now, 2 if it was altered earlier and is part of the list, 1 if it is as it was
in the beginning, and 0 if it is only a memory.

@<Draw the links@>=
int Scene::rank(Field field, int x) const
{
  auto it_is = @[[&](Write const& w) {
    return w.field == field and w.node == x; }@];
  if (std::any_of(fresh.begin(), fresh.end(), it_is)) return 3;
  if (presence(x) == Presence::out) return 0;
  return replay.links().get(field, x) == stage.initial().get(field, x) ? 1 : 2;
}
static char const* rank_name(int rank)
{
  constexpr char const* names[] = { "memory", "initial", "altered",
    "written" };
  return names[rank];
}
static double head_size(int rank)
{
  constexpr double sizes[] = @[{0.5, 0.6, 0.75, 0.95}@];
  return sizes[rank];
}
static std::string link_look(int rank, bool dashed)
{
  constexpr char const* colours[] = { light, ink, blue, vermilion };
  constexpr double widths[] = @[{0.8, 1.0, 2.1, 3.3}@];
  return fmt::format("color=\"{}\", penwidth={}, arrowsize={}{}",
    colours[rank], widths[rank], head_size(rank),
    dashed ? ", style=dashed" : "");
}

@ Which of two crossing links is on top? Graphviz draws the links in the order
of the boxes that they come from; so boxes whose links matter most must be
mentioned last. This is the only place where the order of the boxes in the
file matters.

@<Draw the links@>=
constexpr Field directions[] = { Field::right, Field::left, Field::down,
  Field::up };
static bool has_link(Scene const& scene, Field field, int x)
{
  bool const across = field == Field::right or field == Field::left;
  if (x > scene.problem().item_count()) return true;
  if (x > scene.problem().primary_count()) return not across;
  return across or x != 0;
}
static std::vector<int> painting_order(Scene const& scene)
{
  int const n = scene.replay.links().node_count();
  std::vector<int> top(static_cast<std::size_t>(n), 0);
  for (int x = 0; x < n; ++x)
    for (@[Field f@, : @,directions@])
      if (has_link(scene, f, x)) top[static_cast<std::size_t>(x)] =
        std::max(top[static_cast<std::size_t>(x)], scene.rank(f, x));
  auto order = identity(n);
  auto less = @[[&top](int a, int b) { return top[static_cast<std::size_t>(a)]
    < top[static_cast<std::size_t>(b)]; }@];
  std::stable_sort(order.begin(), order.end(), less);
  return order;
}

@ Headers are cream, secondary ones octagons of a cooler shade; entries are
white.

@<Draw the links@>=
static std::string node_look(Scene const& scene, int x)
{
  auto const presence = scene.presence(x);
  bool const header = x > 0 and x <= scene.problem().item_count();
  bool const second = header and x > scene.problem().primary_count();
  bool const branch = header and std::find(scene.branch.begin(),
    scene.branch.end(), x) != scene.branch.end();
  auto const fill = x == 0 ? "#e2e2e2" : branch ? "#ffd35c"
    : presence == Presence::out ? "#fbfbfb" : second ? "#e6ecf5"
    : header ? "#fff4d6" : "#ffffff";
  return fmt::format("shape={}, style=\"{}filled{}\", fillcolor=\"{}\", "
    "color=\"{}\", penwidth={}", second ? "octagon" : "box",
    second ? "" : "rounded,", presence == Presence::in ? "" : ",dashed", fill,
    presence == Presence::out and not branch ? grey : ink, branch ? 2.8 : 1.2);
}
static std::string node_class(Scene const& scene, int x)
{
  constexpr char const* states[] = { "in", "going", "out" };
  auto const& p = scene.problem();
  return fmt::format("{} {}", x == 0 ? "root" : x > p.item_count() ? "entry"
    : x > p.primary_count() ? "header secondary" : "header primary",
    states[static_cast<std::size_t>(scene.presence(x))]);
}

@ The size of an item is written in a frame of its own, so that nobody reads
C12 where item C1 has size~2. When it changes, the frame does what an arrow
would do.

@<Draw the links@>=
static void draw_node(Sheet& sheet, Scene const& scene, int x)
{
  auto const& p = scene.problem();
  auto const& place = scene.stage.node(x);
  bool const out = scene.presence(x) == Presence::out;
  auto const name = x == 0 ? "h" : p.item(scene.replay.links()[x].item).name;
  bool const header = x <= p.item_count();
  auto label = words(name, fit(name, place.w - 6, header ? 13 : 9),
    out ? "#6a6a6a" : header ? ink : "#555555", header);
  if (header and x > 0) label += "<BR/><FONT POINT-SIZE=\"17\">&#160;</FONT>";
  sheet.box(fmt::format("n{}", x), node_class(scene, x), place,
    node_look(scene, x), label);
  if (x == 0 or not header) return;
  int const rank = scene.rank(Field::size, x);
  auto const size = std::to_string(scene.replay.links().size(x));
  constexpr double widths[] = @[{0.8, 0.8, 1.8, 3.0}@];
  constexpr char const* colours[] = { grey, ink, blue, vermilion };
  sheet.box(fmt::format("S{}", x), fmt::format("size {}", rank_name(rank)),
    scene.stage.size(x), fmt::format("style=filled, fillcolor=white, "
    "color=\"{}\", penwidth={}", colours[rank], widths[rank]),
    words(size, fit(size, place.w - 20, 12), out ? "#6a6a6a" : ink, rank > 1));
}

@ One arrow for each road. Its identity is the letter of the field and the
number of the node, like \.{R7}, and its class says which way it goes, what
rank it has, and whether it is only remembered.

@<Draw the links@>=
static void draw_roads(Sheet& sheet, Scene const& scene, Field field,
  std::vector<Road> const& all)
{
  constexpr char const* names[] = { "right", "left", "down", "up" };
  auto const direction = static_cast<std::size_t>(
    std::find(std::begin(directions), std::end(directions), field)
    - std::begin(directions));
  for (@[Road const& r@, : @,all@]) {
    int const rank = scene.rank(field, r.from);
    bool const out = scene.presence(r.from) == Presence::out;
    sheet.arrow(fmt::format("{}{}", static_cast<char>(field), r.from),
      fmt::format("link {} {}{}", names[direction], rank_name(rank),
        out ? " remembered" : ""), fmt::format("n{}", r.from),
      fmt::format("n{}", r.to),
      pave(scene.stage, r, field, 10 * head_size(rank)), link_look(rank, out));
  }
}

@ In an option, every link is a straight road, or wraps around. The root and
the headers have their ring; a secondary header points to itself on both
sides, and that we do not draw: it would look like a ring of its own.

@<Draw the links@>=
static void draw_links_of(Sheet& sheet, Scene const& scene, Field field)
{
  auto const& links = scene.replay.links();
  auto const& stage = scene.stage;
  int const items = scene.problem().item_count();
  auto const numbers = identity(links.node_count());
  if (field == Field::down or field == Field::up) {
    auto const places = stage.places();
    for (int c = 1; c <= items; ++c)
      draw_roads(sheet, scene, field, roads(links, field, stage.column(c),
        places));
    return;
  }
  draw_roads(sheet, scene, field, roads(links, field, stage.column(0),
    numbers));
  for (int x = items + 1; x < links.node_count(); ++x) {
    Road road;
    road.from = x;
    road.to = links.get(field, x);
    road.wraps = goes_ahead(field) ? road.to <= x : road.to >= x;
    draw_roads(sheet, scene, field, @[{road}@]);
  }
}

@ At the left margin stand the options. One that has been chosen is marked
there, and by a band behind its row, so that one can follow it across a wide
picture.

@<Draw the links@>=
static void draw_options(Sheet& sheet, Scene const& scene)
{
  auto const& path = scene.replay.path();
  auto const& panel = scene.stage.panel();
  for (int o = 1; o <= scene.problem().option_count(); ++o) {
    auto const place = scene.stage.label(o);
    bool const chosen = std::find(path.begin(), path.end(), o) != path.end();
    auto const text = option_label(scene.problem(), o);
    if (chosen) sheet.box(fmt::format("band{}", o), "band",
      @[{panel.x, place.y, panel.w - 4, entry_height + 18}@],
      "style=filled, fillcolor=\"#d3e5f6\", color=\"#9dbfdf\", penwidth=0.8");
    sheet.box(fmt::format("o{}", o), chosen ? "option chosen" : "option",
      place, fmt::format("style=\"rounded,filled\", fillcolor=\"{}\", "
      "color=\"{}\"",
      chosen ? ink : "#ffffff", chosen ? ink : "#9a9a9a"),
      words(text, fit(text, place.w - 8, 12), chosen ? "#ffffff" : ink,
      chosen));
  }
}

@ The legend of the list names only what can occur in this trace.

@<Draw the links@>=
static std::vector<Sign> link_signs(Scene const& scene, bool board)
{
  auto const& trace = scene.stage.trace();
  auto is_try = @[[](Event const& e) {
    return e.type == Event::Type::attempt; }@];
  bool const searches = std::any_of(trace.events.begin(), trace.events.end(),
    is_try);
  auto box = @[[](char const* style, char const* fill, char const* line,
    double width) { return fmt::format("style=\"{}\", fillcolor=\"{}\", "
    "color=\"{}\", penwidth={}", style, fill, line, width); }@];
  std::vector<Sign> signs = @[{
    {link_look(3, false), "written now", "", true},
    {link_look(2, false), "altered earlier", "", true},
    {link_look(1, false), "as in the beginning", "", true},
    {link_look(0, true), "remembered", "", true},
    {box("rounded,filled,dashed", "#fbfbfb", grey, 1.2), "removed"}}@];
  if (searches) {
    signs.push_back(@[{box("rounded,filled", "#ffd35c", ink, 2.8),
      "branched on"}@]);
    signs.push_back(@[{box("rounded,filled", ink, ink, 1), "chosen option"}@]);
  }
  if (scene.problem().primary_count() < scene.problem().item_count())
    signs.push_back(@[{"shape=octagon, style=filled, fillcolor=\"#e6ecf5\"",
      "secondary"}@]);
  @<Append the signs of the board@>@;
  return signs;
}

@ If the board is there too, its three kinds of squares join the legend; the
first of them says what the group is about.

@<Append the signs of the board@>=
auto const more = board ? board_signs() : std::vector<Sign>();
for (std::size_t k = 0; k < more.size(); ++k) {
  signs.push_back(more[k]);
  signs.back().text = k == 0 ? "on the board: chosen" : more[k].text;
}

@ Now the picture is painted from back to front.

@<Draw the links@>=
static Sheet prepare_sheet(Scene const& scene, std::vector<Sign> const& signs,
  Extras extras)
{
  auto const& panel = scene.stage.panel();
  Box const label = scene.problem().option_count() > 0 ? scene.stage.label(1)
    : @[Box{panel.x - panel.w / 2, 0, 0, 0}@];
  double const left = label.x - label.w / 2 - 10;
  double right = panel.x + panel.w / 2 + 10;
  double top = panel.y - panel.h / 2 - 8, bottom = panel.y + panel.h / 2 + 8;
  if (extras.board) {
    right += 40 + scene.stage.board()->columns() * square_size;
    bottom = std::max(bottom, panel.y - panel.h / 2 + 30
      + scene.stage.board()->rows() * square_size);
  }
  if (not extras.bare) {
    right = std::max(right, left + 460);
    top -= 48;
    bottom += 4 + 20.0 * legend_lines(signs, right - left);
  }
  return Sheet(left, top, right, bottom);
}

@ The order in which things are mentioned is the order in which they are
painted: panel, bands, boxes, and arrows on top. The board stands outside of
the panel, at its upper right corner.

@<Draw the links@>=
std::string draw_links(Stage const& stage, Replay const& replay, Grain grain,
  Extras extras)
{
  Moment const m = moment_of(stage.trace(), replay);
  Scene const scene = @[{stage, replay, fresh_writes(stage.trace(), m, grain),
    branching(stage.trace(), m), count_hands(replay.links())}@];
  extras.board = extras.board and stage.board().has_value();
  auto const signs = link_signs(scene, extras.board);
  Sheet sheet = prepare_sheet(scene, signs, extras);
  if (not extras.bare)
    write_title(sheet, caption(stage.trace(), replay, grain));
  auto const& panel = stage.panel();
  sheet.box("panel", "panel", panel, "style=\"rounded,filled\", "
    "fillcolor=\"#f5f4f0\", color=\"#c9c6bc\"");
  draw_options(sheet, scene);
  for (@[int x@, : @,painting_order(scene)@]) draw_node(sheet, scene, x);
  for (@[Field f@, : @,directions@]) draw_links_of(sheet, scene, f);
  if (extras.board) draw_squares(sheet, stage, replay,
    panel.x + panel.w / 2 + 34, panel.y - panel.h / 2 + 20);
  if (not extras.bare) draw_legend(sheet, signs);
  return sheet.text();
}

@* By hand, on a matrix. \label{handmatrix}%
Long before there are links, one does the same thing with a pencil: choose a
column, choose a row, strike out what it forbids. Report~1 does so in ten
steps, and here is the seventh, where the first choice turns out to be wrong.
\figure{.62\pagewidth}{report-latin-by-hand/step-007}{Algorithm~X by hand. Row
2 has failed, and row~6 is next. Under each column is the number of rows
that are left for it, or a check mark if it is satisfied.}
To make such pictures, we do not need the links, but the decisions. They
are in the trace.

@<Declare the pictures of a search@>=
struct MatrixStep {
  Caption text;
  int item = 0;              /* the column branched on, or 0 */
  std::vector<int> chosen;   /* the rows of the partial solution */
  std::vector<int> settled;  /* those among them whose rivals are struck out */
  std::vector<int> rejected; /* rows of this column that have been tried */
  bool failed = false;       /* is there a column without rows? */
};
std::vector<MatrixStep> matrix_steps(Trace const& trace);
  /* empty if the trace is not of a search */
std::string draw_matrix(Problem const& problem, MatrixStep const& step,
  bool bare = false);
std::string draw_tree(Trace const& trace, bool bare = false);

@ A person takes a step in three movements: choose a column; choose a row;
strike out its rivals. And a fourth, after a failure: back, and mark the row
that was wrong. But if only one row is left for a column, nobody calls taking
it a choice. A {\it forced\/} step gets no picture of its own; the report
jumps over them, and so do we.
@^forced choice@>

A |Follower| listens to a trace like this.

@<Follow the algorithm on a matrix@>=
class Follower {
public:@/
  explicit Follower(Trace const& t) : trace(t) {}
  std::vector<MatrixStep> follow();
private:@/
  Trace const& trace;
  std::vector<MatrixStep> steps;
  std::vector<int> path, items;
  std::vector<bool> forced;                /* by level */
  std::vector<std::vector<int> > rejected; /* by level */
  bool pending = false; /* are the rivals of the last row still there? */
  void hear(Event const& event);
  void choose(Event const& event);
  void attempt(Event const& event);
  void dead();
  void strike_out(bool failed);
  void show(std::string what, std::string detail, bool failed = false);
};

@ On a matrix, rows have numbers, with or without a name.

@<Follow the algorithm on a matrix@>=
static std::string name_row(Problem const& problem, int o)
{
  auto const& name = problem.option_name(o);
  return name.empty() ? fmt::format("row {}", o)
    : fmt::format("row {}, {}", o, name);
}
static std::string list_rows(std::vector<int> const& rows)
{
  std::string out = rows.size() == 1 ? " row" : " rows";
  for (@[int o@, : @,rows@]) out += fmt::format(" {}", o);
  return out;
}

@ Rows are rivals if they share a column. A step is described by what the
person has on paper: the rows taken, and which of them have had their rivals
struck out already. While a row is pending, it is taken but its rivals still
stand; the column that matters then is the one it was taken for.

@<Follow the algorithm on a matrix@>=
static bool are_rivals(Problem const& problem, int o, int p)
{
  for (@[Entry const& a@, : @,problem.option(o)@])
    for (@[Entry const& b@, : @,problem.option(p)@])
      if (a.item == b.item) return true;
  return false;
}
static bool has_rival(Problem const& problem, int o,
  std::vector<int> const& all)
{
  auto rival = @[[&](int p) { return p != o and are_rivals(problem, o, p); }@];
  return std::any_of(all.begin(), all.end(), rival);
}
void Follower::show(std::string what, std::string detail, bool failed)
{
  MatrixStep s;
  s.text = @[Caption{std::move(what), "", std::move(detail)}@];
  s.chosen = path;
  s.settled = path;
  if (pending) s.settled.pop_back();
  auto const level = pending ? path.size() - 1 : path.size();
  if (level < items.size() and not failed) {
    s.item = items[level];
    s.rejected = rejected[level];
  }
  s.failed = failed;
  steps.push_back(std::move(s));
}

@ A choice at level |k| comes when |k| rows have been taken. If the last of
them still has rivals on the paper, this is the time to strike them out.

@<Follow the algorithm on a matrix@>=
void Follower::choose(Event const& event)
{
  auto const level = static_cast<std::size_t>(event.level);
  if (event.size > 0) strike_out(false);
  items.resize(level);
  items.push_back(event.item);
  rejected.assign(rejected.begin(), rejected.begin()
    + static_cast<std::ptrdiff_t>(std::min(level, rejected.size())));
  rejected.resize(level + 1);
  forced.resize(level);
  forced.push_back(event.size == 1);
  if (event.size > 1)
    show(fmt::format("choose {}", trace.problem.item(event.item).name),
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
    items.resize(level + 1);
    rejected[level].push_back(last);
    pending = false;
    show(fmt::format("back to {}", trace.problem.item(items[level]).name),
      fmt::format("{} has been tried", name_row(trace.problem, last)));
  }
  path.push_back(event.option);
  if (forced[level]) return;
  pending = true;
  show("take " + name_row(trace.problem, event.option),
    "the partial solution is" + list_rows(path));
}

@ What is struck out are the rows, not yet struck out, that share a column
with the last one.

@<Follow the algorithm on a matrix@>=
void Follower::strike_out(bool failed)
{
  if (not pending) return;
  pending = false;
  auto const before = std::vector<int>(path.begin(), path.end() - 1);
  std::vector<int> struck;
  for (int o = 1; o <= trace.problem.option_count(); ++o)
    if (o != path.back() and are_rivals(trace.problem, o, path.back())
        and not has_rival(trace.problem, o, before)) struck.push_back(o);
  show("strike out" + (struck.empty() ? std::string(" nothing")
    : list_rows(struck)), failed
    ? "now there are columns without any row: a dead end"
    : fmt::format("they share a column with row {}", path.back()), failed);
}
void Follower::dead()
{
  if (pending) strike_out(true);
  else show("a dead end", "there is a column without any row", true);
}

@ Everything else that a trace tells, above all the covers with
their hundreds of writes, is of no interest to somebody with a pencil.

@<Follow the algorithm on a matrix@>=
void Follower::hear(Event const& event)
{
  switch (event.type) {
  case Event::Type::choose: choose(event); break;
  case Event::Type::attempt: attempt(event); break;
  case Event::Type::dead: dead(); break;
  case Event::Type::solution:
    strike_out(false);
    show("solution:" + list_rows(event.options),
      "every column has exactly one row");
    break;
  default: break;
  }
}
std::vector<MatrixStep> Follower::follow()
{
  for (@[Event const& event@, : @,trace.events@]) hear(event);
  return std::move(steps);
}
std::vector<MatrixStep> matrix_steps(Trace const& trace)
{
  return Follower(trace).follow();
}

@ The matrix is drawn cell by cell, ones heavy, zeros light. A row that has
been struck out is struck out: a line goes through it. A row that was tried
and found wrong has a dashed frame and a cross at its label. The row of a
choice has a band and a black label, as in the pictures of the list, and the
column has a band and a frame.

@<Draw a matrix@>=
struct Grid {
  double left = 0; /* of the first cell */
  double w = 0, h = 24; /* of a cell */
  int rows = 0, columns = 0;
  double x(int c) const { return left + w * (c - 0.5); }
  double y(int r) const { return h * r; }
  Box row(int r) const { return @[{left + w * columns / 2, y(r), w * columns,
    h - 3}@]; }
  Box column(int c) const { return @[{x(c), h * (rows + 1.0) / 2 + 0.0, w - 1,
    h * (rows + 1.0) + h}@]; }
};
static std::string row_text(Problem const& problem, int o)
{
  auto const& name = problem.option_name(o);
  return name.empty() ? std::to_string(o) : fmt::format("{}  {}", o, name);
}
static Grid make_grid(Problem const& problem)
{
  Grid g;
  g.w = 26;
  for (int c = 1; c <= problem.item_count(); ++c)
    g.w = std::max(g.w, std::min(70.0,
      width_of(problem.item(c).name, 11) + 6));
  for (int o = 1; o <= problem.option_count(); ++o)
    g.left = std::max(g.left, std::min(130.0,
      width_of(row_text(problem, o), 11) + 32));
  g.rows = problem.option_count();
  g.columns = problem.item_count();
  return g;
}

@ In which state is a row?

@<Draw a matrix@>=
enum class RowState { @!there, @!chosen, @!struck, @!rejected };
static RowState state_of(Problem const& problem, MatrixStep const& step, int o)
{
  auto in = @[[o](std::vector<int> const& v) {
    return std::find(v.begin(), v.end(), o) != v.end(); }@];
  if (in(step.chosen)) return RowState::chosen;
  if (has_rival(problem, o, step.settled)) return RowState::struck;
  return in(step.rejected) ? RowState::rejected : RowState::there;
}
static void draw_row(Sheet& sheet, Problem const& problem, Grid const& g,
  int o, RowState state)
{
  auto const place = g.row(o);
  bool const chosen = state == RowState::chosen;
  if (chosen) sheet.box(fmt::format("row{}", o), "row chosen", place,
    fmt::format("style=filled, fillcolor=\"#cfe3f6\", color=\"{}\", "
    "penwidth=1.6", ink));
  if (state == RowState::rejected) sheet.box(fmt::format("row{}", o),
    "row rejected", place, fmt::format("style=\"filled,dashed\", "
    "fillcolor=\"#fbe4da\", color=\"{}\", penwidth=2", vermilion));
  std::string text = row_text(problem, o);
  if (state == RowState::rejected)
    text = std::string(times_glyph) + " " + text;
  auto const colour = chosen ? "#ffffff" : state == RowState::struck ? grey
    : state == RowState::rejected ? vermilion : ink;
  sheet.box(fmt::format("o{}", o), "option", @[{g.left / 2 - 4, place.y,
    g.left - 14, g.h - 5}@], fmt::format("style=\"rounded,filled\", "
    "fillcolor=\"{}\", color=\"{}\"", chosen ? ink : "#ffffff",
    chosen ? ink : "#ffffff"), words(text, fit(text, g.left - 16, 11), colour,
    chosen));
}

@ Ones are heavy and zeros light; what is struck out or rejected is dimmed
altogether. The line through a row is a box without height, because a
box can be pinned more easily than an edge.

@<Draw a matrix@>=
static void draw_cells(Sheet& sheet, Problem const& problem, Grid const& g,
  int o, RowState state)
{
  std::vector<bool> one(static_cast<std::size_t>(g.columns) + 1, false);
  for (@[Entry const& e@, : @,problem.option(o)@])
    one[static_cast<std::size_t>(e.item)] = true;
  bool const dim = state == RowState::struck or state == RowState::rejected;
  for (int c = 1; c <= g.columns; ++c) {
    bool const set = one[static_cast<std::size_t>(c)];
    sheet.box(fmt::format("m{}_{}", o, c), set ? "one" : "zero",
      @[{g.x(c), g.y(o), g.w, g.h}@], "shape=none",
      words(set ? "1" : "0", 12, dim ? (set ? grey : "#b5b5b5")
      : set ? ink : "#9a9a9a", set and not dim));
  }
  if (state == RowState::struck)
    sheet.box(fmt::format("strike{}", o), "strike",
      @[{g.row(o).x, g.y(o) - 2, g.row(o).w, 0.01}@],
      fmt::format("color=\"{}\", penwidth=0.6", grey));
}

@ Under each column we count the rows that are left for it: those that are
neither struck out nor rejected. If the column is satisfied, there is a check
mark instead; a zero is bad news, and it is framed.

@<Draw a matrix@>=
static void draw_count(Sheet& sheet, Problem const& problem,
  MatrixStep const& step, Grid const& g, int c)
{
  int left = 0;
  bool satisfied = false;
  for (int o = 1; o <= g.rows; ++o) {
    auto const state = state_of(problem, step, o);
    bool in_it = false;
    for (@[Entry const& e@, : @,problem.option(o)@])
      in_it = in_it or e.item == c;
    if (not in_it) continue;
    if (state == RowState::there or state == RowState::chosen) ++left;
    satisfied = satisfied or std::find(step.settled.begin(),
      step.settled.end(), o) != step.settled.end();
  }
  bool const dead = left == 0 and problem.item(c).kind == Kind::primary;
  Box const place = @[{g.x(c), g.h * (g.rows + 1.0), g.w - 6, 17}@];
  sheet.box(fmt::format("left{}", c), dead ? "count dead" : "count", place,
    dead ? fmt::format("style=filled, fillcolor=\"{}\", color=\"{}\", "
    "penwidth=2", "#ffffff", vermilion) : "shape=none",
    words(satisfied ? check_glyph : std::to_string(left), 11,
    dead ? vermilion : "#444444", dead));
}

@ The legend explains the four markings.

@<Draw a matrix@>=
static std::vector<Sign> matrix_signs()
{
  return @[{
    {fmt::format("style=filled, fillcolor=\"#ffe9ab\", color=\"{}\", "
      "penwidth=2.2", ink), "column branched on"},
    {fmt::format("style=filled, fillcolor=\"#cfe3f6\", color=\"{}\", "
      "penwidth=1.6", ink), "row chosen"},
    {"shape=none", "struck out", fmt::format(
      "<FONT COLOR=\"{}\"><S>101</S></FONT>", grey)},
    {fmt::format("style=\"filled,dashed\", fillcolor=\"#fbe4da\", "
      "color=\"{}\", penwidth=2", vermilion), "row rejected"}}@];
}

@ The column that is branched on is a band behind everything, and its name is
heavy.

@<Draw a matrix@>=
static void draw_heads(Sheet& sheet, Problem const& problem,
  MatrixStep const& step, Grid const& g)
{
  if (step.item > 0) sheet.box("column", "column chosen", g.column(step.item),
    "style=filled, fillcolor=\"#ffe9ab\", color=\"#ffe9ab\"");
  for (int c = 1; c <= g.columns; ++c) {
    auto const& name = problem.item(c).name;
    sheet.box(fmt::format("n{}", c), "item", @[{g.x(c), 0, g.w, g.h}@],
      "shape=none", words(name, fit(name, g.w - 2, 11), ink, c == step.item));
  }
}
std::string draw_matrix(Problem const& problem, MatrixStep const& step,
  bool bare)
{
  Grid const g = make_grid(problem);
  double const right = g.left + g.w * g.columns + 14;
  std::vector<Sign> const signs = matrix_signs();
  double const under = g.h * (g.rows + 2.0)
    + (bare ? 0 : 8 + 20.0 * legend_lines(signs, right));
  Sheet sheet(0, bare ? 0 - g.h : -76, right, under);
  if (not bare) write_title(sheet, step.text);
  @<Draw the matrix on |sheet|@>@;
  if (not bare) draw_legend(sheet, signs);
  return sheet.text();
}

@ Rows come after columns, so that the band of a row crosses the band of the
column in front of it; the frame of the column is drawn last, in front of
both.

@<Draw the matrix on |sheet|@>=
draw_heads(sheet, problem, step, g);
for (int o = 1; o <= g.rows; ++o) {
  auto const state = state_of(problem, step, o);
  draw_row(sheet, problem, g, o, state);
  draw_cells(sheet, problem, g, o, state);
}
for (int c = 1; c <= g.columns; ++c) draw_count(sheet, problem, step, g, c);
if (step.item > 0) sheet.box("frame_of_column", "column chosen",
  g.column(step.item), fmt::format("color=\"{}\", penwidth=2.2", ink));

@* The tree of a search. \label{tree}%
Every search draws a tree: a node for each time it looked around, an edge for
each option that it tried. Those who build constraint solvers have agreed on
shapes for this, and we follow them: a circle branches, a square is a dead
end, a diamond is a solution.
\figure{.86\pagewidth}{queens-4-tree/queens-4-tree}{The whole search for four
queens. In each node is the item that was branched on, or that could not be
covered.}
@^search tree@>

@<Grow the tree of a search@>=
struct Bud {
  int item = 0;         /* chosen here, or without any option */
  int parent = -1;
  int option = 0;       /* on the edge from the parent */
  std::size_t level = 0;
  enum class Fate { @!branch, @!dead, @!solution } fate = Fate::branch;
  bool good = false;    /* is there a solution below? */
  int children = 0;
  double x = 0, low = 0, high = 0; /* place, and that of its outer children */
};

@ A search node is born when an item is chosen, or when there is none left to
choose.

@<Grow the tree of a search@>=
struct Tree {
  std::vector<Bud> buds;   /* parents before children */
  std::vector<int> stack;  /* the branch that is growing */
  std::vector<int> tried;  /* its options */
  void sprout(int item, std::size_t level);
  void hear(Event const& event);
};
void Tree::sprout(int item, std::size_t level)
{
  Bud bud;
  bud.item = item;
  bud.level = level;
  stack.resize(std::min(stack.size(), level));
  if (level > 0 and stack.size() == level and tried.size() >= level) {
    bud.parent = stack.back();
    bud.option = tried[level - 1];
    ++buds[static_cast<std::size_t>(bud.parent)].children;
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
  switch (event.type) {
  case Event::Type::choose: sprout(event.item, level); break;
  case Event::Type::attempt:
    tried.resize(level);
    tried.push_back(event.option);
    break;
  case Event::Type::dead:
    if (stack.size() != level + 1) sprout(event.item, level);
    buds.back().fate = Bud::Fate::dead;
    break;
  case Event::Type::solution:
    sprout(0, level);
    buds.back().fate = Bud::Fate::solution;
    for (int b = stack.back(); b >= 0;
        b = buds[static_cast<std::size_t>(b)].parent)
      buds[static_cast<std::size_t>(b)].good = true;
    break;
  default: break;
  }
}

@ The layout could not be simpler. Leaves stand side by side in the order in
which they were found, and a parent stands in the middle between its outer
children. Since parents come before their children, one loop over the leaves
forwards and one over all nodes backwards will do; there is no recursion that
a deep search could exhaust.
@^layout of a tree@>

@<Grow the tree of a search@>=
static Tree grow(Trace const& trace, double spacing)
{
  Tree tree;
  for (@[Event const& e@, : @,trace.events@]) tree.hear(e);
  double x = 0;
  for (@[Bud& b@, : @,tree.buds@])
    if (b.children == 0) {
      b.x = x;
      x += spacing;
    }
  for (auto b = tree.buds.rbegin(); b != tree.buds.rend(); ++b) {
    if (b->children > 0) b->x = (b->low + b->high) / 2;
    if (b->parent < 0) continue;
    auto& p = tree.buds[static_cast<std::size_t>(b->parent)];
    p.low = b->x; /* the leftmost child comes last */
    if (p.high < b->x) p.high = b->x;
  }
  return tree;
}

@ Blue circles, red squares, green diamonds. The label of an edge stands to
the right of its end, where the edge is vertical; in its middle, where it
bends, there would always be a tree in which it crosses something.

@<Draw a tree@>=
static std::string bud_look(Bud const& b)
{
  auto look = @[[](char const* shape, char const* fill, char const* line) {
    return fmt::format("shape={}, style=filled, fillcolor=\"{}\", "
      "color=\"{}\", penwidth=1.6", shape, fill, line); }@];
  switch (b.fate) {
  case Bud::Fate::dead: return look("box", "#fbe0d4", "#a83200");
  case Bud::Fate::solution: return look("diamond", "#cdeee0", green);
  default: return look("circle", "#dceaf7", blue);
  }
}
constexpr double bud_size = 36, level_height = 84;
static void draw_branch(Sheet& sheet, std::string const& label, int k,
  Bud const& b, Bud const& parent)
{
  double const top = level_height * static_cast<double>(parent.level);
  double const end = top + level_height - bud_size / 2
    - (b.fate == Bud::Fate::solution ? 3 : 0);
  Curve curve;
  curve.tip = @[Point{b.x, end}@];
  curve.points = @[{Point{parent.x, top + bud_size / 2},
    Point{parent.x, top + 36}, Point{b.x, top + 14}, Point{b.x, end - 7}}@];
  sheet.arrow(fmt::format("e{}", k), b.good ? "branch good" : "branch",
    fmt::format("t{}", b.parent), fmt::format("t{}", k), @[{curve}@],
    fmt::format("color=\"{}\", penwidth={}, arrowsize=0.7",
    b.good ? green : ink, b.good ? 2.6 : 1.0));
  sheet.box(fmt::format("try{}", k), "try", 
    @[{b.x + width_of(label, 9) / 2 + 5, end - 13, width_of(label, 9), 13}@],
    "shape=none", words(label, 9, ink, b.good));
}

@ The tree is as wide as the labels at its edges demand.

@<Draw a tree@>=
std::string draw_tree(Trace const& trace, bool bare)
{
  double spacing = 60;
  for (int o = 1; o <= trace.problem.option_count(); ++o)
    spacing = std::max(spacing, std::min(160.0,
      width_of(option_label(trace.problem, o), 9) + 24));
  Tree const tree = grow(trace, spacing);
  double right = 0, bottom = 0;
  int solutions = 0;
  for (@[Bud const& b@, : @,tree.buds@]) {
    right = std::max(right, b.x);
    bottom = std::max(bottom, level_height * static_cast<double>(b.level));
  }
  double const side = std::max(40.0, bare ? 0.0 : (320 - right) / 2);
  Sheet sheet(0 - side, bare ? -26 : -80, right + side,
    bottom + (bare ? 30 : 64));
  @<Draw the buds, counting |solutions|@>@;
  @<Write title and legend of the tree@>@;
  return sheet.text();
}

@ Solutions are numbered in the order in which they were found, and their
diamonds are a bit larger, because a diamond has little room for a number.

@<Draw the buds, counting |solutions|@>=
int k = 0;
for (@[Bud const& b@, : @,tree.buds@]) {
  bool const solved = b.fate == Bud::Fate::solution;
  double const grow_by = solved ? 8 : 0;
  auto const name = solved ? std::to_string(++solutions)
    : trace.problem.item(b.item).name;
  sheet.box(fmt::format("t{}", k), solved ? "solution"
    : b.fate == Bud::Fate::dead ? "dead" : "node",
    @[{b.x, level_height * static_cast<double>(b.level), bud_size + grow_by,
    bud_size + grow_by}@], bud_look(b),
    words(name, fit(name, bud_size - 6, 12), ink, solved));
  ++k;
}
k = 0;
for (@[Bud const& b@, : @,tree.buds@]) {
  if (b.parent >= 0) draw_branch(sheet,
    option_label(trace.problem, b.option), k, b,
    tree.buds[static_cast<std::size_t>(b.parent)]);
  ++k;
}

@ The numbers in the second line are those that the search itself reports,
counted a second time by somebody who was not there.

@<Write title and legend of the tree@>=
if (not bare) {
  auto plural = @[[](std::size_t n, std::string const& word) {
    return fmt::format("{} {}{}", n, word, n == 1 ? "" : "s"); }@];
  Caption c;
  c.what = "the search tree";
  c.detail = plural(tree.buds.size(), "node") + ", "
    + plural(static_cast<std::size_t>(solutions), "solution");
  write_title(sheet, c);
  Bud branch, dead, solution;
  dead.fate = Bud::Fate::dead;
  solution.fate = Bud::Fate::solution;
  draw_legend(sheet, @[{{bud_look(branch) + ", width=0.22", "branches"},
    {bud_look(dead), "dead end"}, {bud_look(solution), "solution"}}@]);
}

@ \pitfall{A picture that Graphviz improved. If one edge lacks its position,
\cmd{neato} computes a route for it, and perhaps for all others; if a label is
too wide, the box grows, and with it the picture; if a layout program has to
bring records into one line, it may drop edges and say so in a whisper (a
third of them, in one experiment with \cmd{dot}). Hence everything is pinned,
every label is fitted, edges are counted, and the renderer must not say a
word.}

\pinned{\.{tests/picture\UL test.cpp} draws the states of the reports'
sequences and of random searches. It checks that there is one edge for each
link; that it begins at the right box and, followed across the edge of the
panel, ends at the right box; that no road passes through a box, and none lies
on another one of its kind; that frame and boxes are the same in all pictures
of a trace; and that what is removed, altered, or written looks like it. It
found two mistakes: the secondary headers in the way, and the port of a second
siding that was higher than the root's box.}

\exercise{Draw the list in the style of somebody who likes right angles:
change |bend| so that a siding has four corners. Which of the two do you
prefer, and after two hundred pictures?}

\exercise{Two roads of the same kind are nested or disjoint, the text says. Is
this still true between the two writes that take out a header?}

\summary{Nothing moves; each kind of link has its lane, nested sidings pass
over removed nodes, and what is merely remembered is dashed. Graphviz renders,
and does nothing else.}
