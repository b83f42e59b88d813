@** Pictures of links. \label{draw/picture}%
Can one explain a step of Algorithm DLX without a word, to somebody who has never seen a list? A
frame says what there is to be seen, a stage where it is, and a look how it is drawn. This chapter
says how a road is paved, which arrow lies on top, and how the reader learns what it all means.
\figure{.54\pagewidth}{report-cover/link-005}{One assignment of |cover(3)|.
The fifth write is not to a link, but to a size, and so a small frame is thick.}

Let us read the picture. The title says that item C3 is being covered, and that in this step the
size of C5 became~1. The number in its header is bold, and the frame around it is the thickest in
the picture: written now. Below it are two entries. One of them is dashed and grey, so it is gone;
its two arrows, dashed as well, still point to the header and to its neighbour, which do not point
back. From the header down to the other entry goes a blue arrow, which swings out around the place
of the one that has left: this link was altered before, by the third and the fourth write.
@^reading a picture@>

@ The drawing function gets a stage, which lasts for a trace, and a frame, which lasts for a moment.
Below the list there may be an |Inset|, such as a board.
@^inset@>

@(dlx/draw/picture.hpp@>=
#pragma once
/* Draws frames of the four-way list, as texts for Graphviz. */
#include "dlx/draw/stage.hpp"
#include <functional>
namespace dlx {
struct Inset { /* below the list, at least so wide; nothing if the height is 0 */
  double w = 0;
  double h = 0; /* in points */
  std::function<void(Sheet& sheet, Box const& room)> paint;
};
std::string draw_frame(Stage const& stage, FrameView const& frame,
  bool bare = false, Inset const& inset = Inset());
  /* in DOT; the frame is of the stage's trace; |bare| is without title and
     legend */
std::string draw_links(Stage const& stage, Replay const& replay, Grain grain,
  bool bare = false, Inset const& inset = Inset());
  /* describes the state of |replay|, and draws it */
} // |namespace dlx|

@ A |Painter| draws one frame. None of its functions knows the trace.

@(dlx/draw/picture.cpp@>=
#include "dlx/draw/picture.hpp"
#include <algorithm>
#include <fmt/core.h>
#include <numeric>
namespace dlx {
namespace {
@<Pave a road@>
@<Find the strands of a frame@>
struct Painter {
  Stage const& stage;
  FrameView const& frame;
  Sheet sheet;
  Legend legend = {};
  @<Explain the signs of the list@>
  @<Draw nodes@>
  @<Draw strands and options@>
};
}
@<Draw the links@>
} // |namespace dlx|

@*1 Paving. A link that leads from a node to itself goes once around the torus, says
\sec{draw/stage}. So that an empty column does not have two conspicuous lines through all rows, such
a link is a small loop at its box.
@^empty column@>@^loop@>

@<Pave a road@>=
Box turned(Box const& b, bool across)
{
  return across ? b : Box{b.y, b.x, b.h, b.w};
}
Curve loop_at(Box const& a, Direction const& way, double lane, double head)
{
  double const edge = a.x + way.ahead*a.w/2, far = edge + way.ahead*(head + 13);
  double const out = a.y - way.ahead*lane, back = a.y + way.ahead*lane;
  return {{edge, back}, {edge, out}, {far, out}, {far, back}, {edge + way.ahead*head, back}};
}

@ The boxes become coordinates along the track; a road that goes ahead is on the side of
smaller~$v$, and one that goes back on the other. The port of a siding is a bit further out than
that of a straight road. For example, the link from |C2| to |C4| over the removed |C3| has level~1;
so its port is at $v=-(7+5)=-12$, and the siding at $-(24+9)=-33$: 24 is half the height of a
header, and 9 the gap.

A road that wraps consists of two pieces, each with an arrowhead. At the edge it stays on its
siding, so that the eye finds it again on the other side. In a wrong list, a link may lead out of
its column; it ends at the port of the node to which it leads.

@<Pave a road@>=
std::vector<Curve> pave(Stage const& stage, Road const& road,
  Direction const& way, double head)
{
  auto const a = turned(stage.node(road.from), way.across);
  auto const b = turned(stage.node(road.to), way.across);
  double const port = a.y - way.ahead * (stage.lane_of(way.across, 0)@|
    + 5.0*std::min(road.level, 2));
  double const track = a.y - way.ahead * stage.lane_of(way.across, road.level);
  double const goal = port + b.y - a.y; // the same, but in a wrong list
  Piece const whole = {a.x + way.ahead * a.w / 2, b.x - way.ahead * b.w / 2,
    port, track, goal};
  std::vector<Curve> curves;
  auto const panel = turned(stage.panel(), way.across);
  double const edge = way.ahead*panel.w/2;
  if (road.from == road.to)
    curves.push_back(loop_at(a, way, stage.lane_of(way.across, 0), head));
  else if (road.wraps) {
    curves.push_back(bend({whole.begin, panel.x + edge, port, track, track}, head));
    curves.push_back(bend({panel.x - edge, whole.end, track, track, goal}, head));
  } else curves.push_back(bend(whole, head));
  for (auto& c : curves)
    for (Point& p : c) if (not way.across) std::swap(p.x, p.y);
  return curves;
}

@ A link in the picture is called a {\it strand}: a direction, a road, and a rank. A secondary
header is on no track that runs across, so its links to itself are left out.

@<Find the strands of a frame@>=
struct Strand { /* a link in the picture */
  Direction way;
  Road road;
  Rank rank;
};
std::vector<Strand> strands_of(Stage const& stage, FrameView const& frame)
{
  std::vector<Strand> strands;
  for (std::size_t k = 0; k < std::size(directions); ++k)
    for (Track const& track : stage.tracks()) {
      Direction const& way = directions[k];
      if (track.across != way.across) continue;
      std::vector<int> targets;
      for (int x : track.nodes)
        targets.push_back(frame.nodes[x].links[k].to);
      for (Road const& road : roads(track, way, targets))
        strands.push_back({way, road, frame.nodes[road.from].links[k].rank});
    }
  return strands;
}

@ Graphviz walks through the boxes in the order in which they are mentioned, and draws for each box
the edges that leave it. So boxes whose links matter most must be mentioned last. Otherwise a thick
arrow may go {\it under\/} a thin one. Boxes whose links matter equally are painted by number.

@<Find the strands of a frame@>=
std::vector<int> painting_order(FrameView const& frame, std::vector<Strand> const& strands)
{
  std::vector<Rank> top(frame.nodes.size(), Rank::memory);
  std::vector<int> order(top.size());
  for (auto const& s : strands)
    top[s.road.from] = std::max(top[s.road.from], s.rank);
  std::iota(order.begin(), order.end(), 0);
  std::ranges::stable_sort(order, {}, [&top](int x) { return top[x]; });
  return order;
}

@*1 The legend of the list. Each function below explains what it draws, in the order of these
meanings. A link that is as it was in the beginning needs no sign. A link that was written may be
remembered at once: an event that covers an item may write to an entry first, because its neighbour
leaves, and then take out that entry, too. This arrow is thick and dashed.
{\notitle\figure{.7\pagewidth}{corner/event-012}{A list with secondary items and colours,
and all that its legend has to explain.}}
@^written, then removed@>

@<Explain the signs of the list@>=
enum Meaning { now, now_gone, altered, remembered, removed, half_out, branched, chosen,
  agrees, bounded, secondary };
void explain_link(Rank rank, bool out = false)
{
  constexpr char const* words[] = { "written now", "written, then removed", "altered", "remembered" };
  if (rank == Rank::initial) return;
  auto const meaning = rank == Rank::memory ? remembered : rank == Rank::altered ? altered
    : out ? now_gone : now;
  legend[meaning] = {attributes(stroke_of_link(rank), out), words[meaning], "", true};
}

@ Chosen entries are not counted among the removed ones, although they are out of the list, since
they do not look like it.

@<Explain the signs of the list@>=
void explain_node(NodeView const& n)
{
  auto const explain = [this](bool occurs, Meaning m, Presence p, bool marked,
      char const* words, char const* mark = "") {
    if (occurs) legend[m] = {attributes(look_of_node(Role::primary, p, marked)), words, mark}; };
  bool const entry = n.role == Role::entry, is_chosen = n.marked and entry;
  explain(n.presence == Presence::out and not is_chosen, removed, Presence::out, false, "removed");
  explain(n.presence == Presence::going and not is_chosen, half_out, Presence::going, false,
    "half out");
  explain(n.marked and not entry, branched, Presence::in, true, "branched on");
  explain(n.agrees, agrees, Presence::in, false, "agrees in colour", "x:A!");
  if (n.painted) explain_link(Rank::written);
  if (n.role == Role::secondary) legend[secondary] = {fmt::format("shape={}, {}",
    shape_of_node(n.role), attributes(look_of_node(n.role, Presence::in, false))), "secondary"};
}

@*1 Boxes, arrows, options. The class of a box says the role of the node and its presence, like
\.{header primary out}. These words are a promise to viewers of the SVG file. The size of an item is
written in a frame of its own, lest one read C12 where item C1 has size~2. Bounds are at the right
of the size. A number is bold if it has been altered at all, and the frame around it says when.

@<Draw nodes@>=
static constexpr char const* role_names[] = { "root", "header primary",
  "header secondary", "entry" };
static constexpr char const* presence_names[] = { "in", "going", "out" };
static constexpr char const* rank_names[] = { "memory", "initial", "altered", "written" };
void draw_number(std::string const& id, char const* kind, Box const& place,
  NumberView const& n, char const* colour)
{
  bool const is_new = n.rank >= Rank::altered;
  if (is_new) explain_link(n.rank);
  sheet.write(id, fmt::format("{} {}", kind, rank_names[index(n.rank)]), place,@|
    {n.text, 16, colour, is_new}, attributes(look_of_number(n.rank)));
}

@ A header is written in bold letters, and so is an entry of an option that has been chosen, which
is green if a solution has just been |found|. Where a colour has been written in this step, the
whole inscription is vermilion. To make room for the size, the label has an empty second line.

@<Draw nodes@>=
void draw_node(int x)
{
  NodeView const& node = frame.nodes[x];
  auto const& place = stage.node(x);
  bool const header = node.role != Role::entry, sized = not node.size.text.empty();
  auto const colour = ink_on_node(node.role, node.presence, node.marked);
  Text const name = fitted({node.words, name_size,@|
    node.painted ? vermilion : colour, header or node.painted or node.marked}, place.w - 6);
  explain_node(node);
  sheet.box(fmt::format("n{}", x), fmt::format("{} {}",@|
    role_names[index(node.role)], presence_names[index(node.presence)]), place,@|
    fmt::format("shape={}, {}", shape_of_node(node.role),@|
    attributes(frame.found and node.marked and not header ? look_of_entry_found@|
      : look_of_node(node.role, node.presence, node.marked))),@|
    lowered(label(name) + (sized ? "<BR/><FONT POINT-SIZE=\"17\"><BR/></FONT>" : ""), name.size));
  if (sized) draw_number(fmt::format("S{}", x), "size", stage.size(x), node.size, colour);
  if (node.bounds.text.empty()) return;
  draw_number(fmt::format("B{}", x), "bound", stage.bound(x), node.bounds, colour);
  legend[bounded] = {attributes(look_of_number(Rank::initial)), "may be used", "1:2"};
}

@ There is one arrow for each strand. Its identity is the letter of the field and the number of the
node, like \.{R7}. The arrow from the removed |C3| back to |C2| is \.{L3}, of the class
\.{link left memory remembered}. A larger head is longer, so the curve must end earlier; Graphviz
draws heads ten points long, times \.{arrowsize}. The dashes depend on the presence of the node
where the link begins. Rows are never written, so an entry that is in may have a neighbour in its
row that is out.

@<Draw strands and options@>=
void draw_strand(Strand const& s)
{
  bool const out = frame.nodes[s.road.from].presence == Presence::out;
  auto const stroke = stroke_of_link(s.rank);
  explain_link(s.rank, out);
  sheet.arrow(fmt::format("{}{}", static_cast<char>(s.way.field), s.road.from),@|
    fmt::format("link {} {}{}", s.way.name, rank_names[index(s.rank)], out ? " remembered" : ""),@|
    fmt::format("n{}", s.road.from), fmt::format("n{}", s.road.to),@|
    pave(stage, s.road, s.way, 10*stroke.head), attributes(stroke, out));
}

@ At the left margin are the options. One that has been chosen is marked there, and by a band behind
its row. Beside the two lines of the headers are words for what is in them.

@<Draw strands and options@>=
void draw_options()
{
  int o = 0;
  for (auto const& [name, is_chosen] : frame.options) {
    auto const look = attributes(look_of_option(is_chosen));
    auto const place = stage.label(++o);
    if (is_chosen) sheet.box(fmt::format("band{}", o), "band", stage.band(o),@|
      attributes(frame.found ? look_of_band_found : look_of_band));
    sheet.write(fmt::format("o{}", o), is_chosen ? "option chosen" : "option", place,@|
      {name, name_size, ink_on_option(is_chosen), is_chosen}, look);
    if (is_chosen) legend[chosen] = {look, "chosen"};
  }
  if (frame.options.empty() or frame.nodes.size() < 2) return;
  double const sizes = stage.size(1).y;
  sheet.write("items", "text", stage.margin(-sizes, 24), {"item", 18, soft});
  sheet.write("sizes", "text", stage.margin(sizes, 24), {"size", 18, soft});
}

@*1 The whole picture. A title should be readable even over a tiny list, hence the 460 points; a
search has more to say. The size of the sheet does not depend on the moment: the stage has one size
for a trace, the legend is one line, and the inset depends on the problem.

@<Draw the links@>=
static Box size_of(Stage const& stage, FrameView const& frame, bool bare, Inset const& inset)
{
  auto const& panel = stage.panel();
  double const left = (frame.options.empty() ? panel.left() : stage.label(1).left()) - 6;
  double const least = bare ? 0 : searches(stage.trace()) ? 640 : 460;
  double const wanted = std::max(least, inset.h > 0 ? inset.w + 12 : 0);
  double const more = std::max(0.0, (wanted - (panel.right() + 6 - left))/2);
  Box const all = box_of(left - more, panel.top() - (bare ? 6 : 0), panel.right() + 6 + more,
    panel.bottom() + 6 + inset.h);
  return bare ? all : with_words(all, 0);
}

@ The drawing goes from the back to the front: panel, bands, boxes, and arrows on top.

@<Draw the links@>=
std::string draw_frame(Stage const& stage, FrameView const& frame, bool bare,
  Inset const& inset)
{
  auto const& panel = stage.panel();
  auto const strands = strands_of(stage, frame);
  Box const size = size_of(stage, frame, bare, inset);
  Painter painter = {stage, frame, Sheet(size)};
  Sheet& sheet = painter.sheet;
  Caption const& c = frame.title;
  if (not bare) sheet.title(c.what, c.change, c.detail);
  sheet.box("panel", "panel", panel, attributes(look_of_panel));
  painter.draw_options();
  for (int x : painting_order(frame, strands)) painter.draw_node(x);
  for (auto const& s : strands) painter.draw_strand(s);
  if (inset.h > 0) inset.paint(sheet, box_of(size.left() + 6, panel.bottom() + 6,@|
    size.right() - 6, panel.bottom() + 6 + inset.h));
  if (not bare) sheet.legend(painter.legend);
  return sheet.text();
}
std::string draw_links(Stage const& stage, Replay const& replay, Grain grain,
  bool bare, Inset const& inset)
{
  return draw_frame(stage, describe(stage.trace(), stage.initial(), replay, grain), bare,
    inset);
}

@ \pitfall{An arrow that lies under another one, in the one picture of a hundred where it matters. A
size that reads like a part of a name. And a link that should have been altered and was not: it
stays thin, and is seen before it is thought.}

\pinned{\.{tests/draw/picture\UL test.cpp} follows each edge from box to box, in pictures of random
searches.}

\exercise[20]{Write a function that makes no picture, but a text of two sentences from a frame, to
be read on the telephone.} \answer{The first sentence is |title.line()|. For the second, count the
nodes whose presence is |Presence::out| and whose role is |Role::primary| or |Role::secondary|, and
say their |words|: ``C3 and C5 are covered''; if there is none, say that the list is complete.
Neither a stage nor a sheet is needed, and no other header than \.{frame.hpp}.}

\summary{Frame, stage, and looks come together; this chapter adds curves and the order of painting.
Each kind of link has its lane, and what is merely remembered is dashed.}
