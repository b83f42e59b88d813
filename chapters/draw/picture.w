@** Pictures of links. \label{draw/picture}%
Can one explain a step of Algorithm DLX without a word, to somebody who has never seen a list? A
frame says what there is to be seen, a stage where it is, and a look how it is drawn. This chapter
says how a road is paved, which arrow lies on top, and how the reader learns what it all means.
\figure{.54\pagewidth}{report-cover/link-005}{One assignment of |cover(3)|.
The fifth write is not to a link, but to a size, and so a small frame is
thick.}

Let us read the picture as if we had never seen one. The title says that item C3 is being covered,
and that in this step the size of C5 became~1. So look at C5. The number in its header is bold, and
the frame around it is the thickest in the picture: written now. Below it are two entries. One of
them is dashed and grey, so it is gone; its two arrows, dashed as well, still point to the header
and to its neighbour, which do not point back. From the header down to the other entry goes a blue
arrow, which swings out around the place of the one that has left: this link was altered before, by
the third and the fourth write. And now the size has followed.
@^reading a picture@>

@ The drawing function gets a stage, which lasts for a trace, and a frame, which lasts for a moment.
Below the list there may be an |Inset|, such as the board that all this is about. It says how much
room it takes, and how it is painted.
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

@ Every function below gets the sheet to draw on, the stage, and the frame, or a part of it. None of
them knows the trace.

@(dlx/draw/picture.cpp@>=
#include "dlx/draw/picture.hpp"
#include <algorithm>
#include <fmt/core.h>
#include <numeric>
namespace dlx {
namespace {
@<Pave a road@>
@<Find the strands of a frame@>
@<Draw nodes@>
@<Draw strands and options@>
@<Explain the signs of the list@>
}
@<Draw the links@>
} // |namespace dlx|

@*1 Paving. A link that leads from a node to itself goes once around the torus, says
\sec{draw/stage}. In a picture, an empty column would have two conspicuous lines through all rows.
So such a link is a small loop at its box: one that goes down leaves below, and comes back from
below; one that goes up has its loop above.
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
that of a straight road; beyond the second siding the ports coincide.

Follow the link from |C2| to |C4| over the removed |C3|. Its row has its middle at $v=0$, and it
goes ahead. Its level is~1, so the port is at $-(7+5)=-12$, and the siding at $-(24+9)=-33$: 24 is
half the height of a header, and 9 the gap. It begins at the right side of |C2|, $u=132+22$, and
ends at the left side of |C4|, $u=264-22$.

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
header is on no track that runs across, so its links to itself are left out. In the small list,
there are $2\cdot(1+5+4)=20$ calls of |roads| for a picture, with 62 strands.

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
arrow may go {\it under\/} a thin one. Boxes whose links matter equally are painted by number; so
two pictures that differ in one link differ in few lines of their files.

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

@*1 Boxes, arrows, options. The class of a box says the role of the node and its presence, like
\.{header primary out}. These words are a promise to viewers of the SVG file. The size of an item is
written in a frame of its own, lest one read C12 where item C1 has size~2. Bounds are at the right
of the size. A number is bold if it has been altered at all, and the frame around it says when.

@<Draw nodes@>=
constexpr char const* role_names[] = { "root", "header primary",
  "header secondary", "entry" };
constexpr char const* presence_names[] = { "in", "going", "out" };
constexpr char const* rank_names[] = { "memory", "initial", "altered", "written" };
void draw_number(Sheet& sheet, std::string const& id, char const* kind,
  Box const& place, NumberView const& n, char const* colour)
{
  if (not n.text.empty()) sheet.write(id, fmt::format("{} {}", kind,
    rank_names[index(n.rank)]), place, {n.text, 16, colour, n.rank >= Rank::altered},@|
    attributes(look_of_number(n.rank)));
}

@ A header is written in bold letters, and so is an entry of an option that has been chosen, which
is green if a solution has just been |found|. Where a colour has been written in this step, the
whole inscription is vermilion. To make room for the size, the label has an empty second line.

@<Draw nodes@>=
void draw_node(Sheet& sheet, Stage const& stage, NodeView const& node, int x, bool found)
{
  auto const& place = stage.node(x);
  bool const header = node.role != Role::entry;
  auto const colour = ink_on_node(node.role, node.presence, node.marked);
  Text const name = fitted({node.words, name_size,@|
    node.painted ? vermilion : colour, header or node.painted or node.marked}, place.w - 6);
  std::string const below = node.size.text.empty() ? ""@|
    : "<BR/><FONT POINT-SIZE=\"17\"><BR/></FONT>";
  sheet.box(fmt::format("n{}", x), fmt::format("{} {}",@|
    role_names[index(node.role)], presence_names[index(node.presence)]), place,@|
    fmt::format("shape={}, {}", shape_of_node(node.role),@|
    attributes(found and node.marked and not header ? look_of_entry_found@|
      : look_of_node(node.role, node.presence, node.marked))),@|
    lowered(label(name) + below, name.size));
  if (node.size.text.empty()) return;
  draw_number(sheet, fmt::format("S{}", x), "size", stage.size(x), node.size, colour);
  draw_number(sheet, fmt::format("B{}", x), "bound", stage.bound(x), node.bounds, colour);
}

@ There is one arrow for each strand. Its identity is the letter of the field and the number of the
node, like \.{R7}. The arrow from the removed |C3| back to |C2| is \.{L3}, of the class
\.{link left memory remembered}. A larger head is longer, so the curve must end earlier; Graphviz
draws heads ten points long, times \.{arrowsize}. The dashes depend on the presence of the node
where the link begins. Rows are never written, so an entry that is in may have a neighbour in its
row that is out.

@<Draw strands and options@>=
void draw_strand(Sheet& sheet, Stage const& stage, FrameView const& frame, Strand const& s)
{
  bool const out = frame.nodes[s.road.from].presence == Presence::out;
  auto const stroke = stroke_of_link(s.rank);
  auto const id = fmt::format("{}{}", static_cast<char>(s.way.field), s.road.from);
  auto const kind = fmt::format("link {} {}{}", s.way.name,@|
    rank_names[index(s.rank)], out ? " remembered" : "");
  auto const curves = pave(stage, s.road, s.way, 10 * stroke.head);
  sheet.arrow(id, kind, fmt::format("n{}", s.road.from),@|
    fmt::format("n{}", s.road.to), curves, attributes(stroke, out));
}

@ At the left margin are the options. One that has been chosen is marked there, and by a band behind
its row. Beside the two lines of the headers are words for what is in them.

@<Draw strands and options@>=
void draw_options(Sheet& sheet, Stage const& stage, FrameView const& frame)
{
  int o = 0;
  for (OptionView const& option : frame.options) {
    auto const place = stage.label(++o);
    bool const chosen = option.chosen;
    if (chosen) sheet.box(fmt::format("band{}", o), "band", stage.band(o),@|
      attributes(frame.found ? look_of_band_found : look_of_band));
    sheet.write(fmt::format("o{}", o), chosen ? "option chosen" : "option",@|
      place, {option.name, name_size, ink_on_option(chosen), chosen},@|
      attributes(look_of_option(chosen)));
  }
  if (frame.options.empty() or frame.nodes.size() < 2) return;
  double const sizes = stage.size(1).y;
  sheet.write("items", "text", stage.margin(-sizes, 24), {"item", 18, soft});
  sheet.write("sizes", "text", stage.margin(sizes, 24), {"size", 18, soft});
}

@*1 The legend of the list. It names only what occurs in this picture, and asks the functions with
which the list itself is drawn for the looks.
{\notitle\figure{.7\pagewidth}{corner/event-012}{A list with secondary items and colours,
and all that its legend has to explain.}}

A link that is as it was in the beginning needs no sign. A link that was written may be remembered
at once: an event that covers an item may write to an entry first, because its neighbour leaves, and
then take out that entry, too. This arrow is thick and dashed.
@^written, then removed@>

@<Explain the signs of the list@>=
template<typename Test> bool any_node(FrameView const& f, Test const& test)
{@+return std::ranges::any_of(f.nodes, test);@+}@/
bool has_link(FrameView const& f, std::vector<Strand> const& strands, Rank rank, bool out)
{
  return std::ranges::any_of(strands, [&](Strand const& s) {
    return s.rank == rank and (f.nodes[s.road.from].presence == Presence::out) == out; });
}
bool has_number(FrameView const& f, Rank rank)
{
  auto const is = [rank](NumberView const& n) { return n.rank == rank and not n.text.empty(); };
  return any_node(f, [&](NodeView const& n) { return is(n.size) or is(n.bounds)@|
    or (n.painted and rank == Rank::written); });
}
std::vector<Sign> signs_of_links(FrameView const& f, std::vector<Strand> const& strands)
{
  struct Kind { Rank rank; bool out; char const* meaning; };
  constexpr Kind kinds[] = { {Rank::written, false, "written now"},@|
    {Rank::written, true, "written, then removed"}, {Rank::altered, false, "altered"},@|
    {Rank::memory, true, "remembered"} };
  std::vector<Sign> signs;
  for (auto const& [rank, out, meaning] : kinds)
    if (has_link(f, strands, rank, out) or (not out and has_number(f, rank)))
      signs.push_back({attributes(stroke_of_link(rank), out), meaning, "", true});
  return signs;
}

@ Chosen entries are not counted among the removed ones, although they are out of the list, since
they do not look like it.

@<Explain the signs of the list@>=
std::vector<Sign> signs_of_nodes(FrameView const& f)
{
  auto const look = [](Presence p, bool marked) {
    return attributes(look_of_node(Role::primary, p, marked)); };
  auto const is = [&f](Presence p) { return any_node(f, [p](NodeView const& n) {
    return n.presence == p and not (n.marked and n.role == Role::entry); }); };
  auto const octagon = fmt::format("shape={}, ", shape_of_node(Role::secondary))@|
    + attributes(look_of_node(Role::secondary, Presence::in, false));
  std::pair<bool, Sign> const all[] = {
    {is(Presence::out), {look(Presence::out, false), "removed"}},
    {is(Presence::going), {look(Presence::going, false), "half out"}},@|
    {any_node(f, [](NodeView const& n) { return n.marked and n.role != Role::entry; }),
      {look(Presence::in, true), "branched on"}},@|
    {std::ranges::any_of(f.options, &OptionView::chosen),
      {attributes(look_of_option(true)), "chosen"}},@|
    {any_node(f, &NodeView::agrees), {look(Presence::in, false), "agrees in colour", "x:A!"}},@|
    {any_node(f, [](NodeView const& n) { return not n.bounds.text.empty(); }),
      {attributes(look_of_number(Rank::initial)), "may be used", "1:2"}},@|
    {any_node(f, [](NodeView const& n) { return n.role == Role::secondary; }),
      {octagon, "secondary"}} };
  std::vector<Sign> signs;
  for (auto const& [occurs, sign] : all) if (occurs) signs.push_back(sign);
  return signs;
}

@ A title should be readable even over a tiny list, hence the 460 points; a search has more to say.
The size of the sheet does not depend on the moment: the stage has one size for a trace, the legend
is one line, and the inset depends on the problem.

@<Draw the links@>=
static Box size_of(Stage const& stage, FrameView const& frame, bool bare, Inset const& inset)
{
  auto const& panel = stage.panel();
  bool const labels = not frame.options.empty();
  double left = (labels ? stage.label(1).left() : panel.left()) - 6;
  double right = panel.right() + 6;
  double const own = bare ? 0 : searches(stage.trace()) ? 640 : 460;
  double const least = inset.h > 0 ? std::max(own, inset.w + 12) : own;
  double const more = std::max(0.0, (least - (right - left))/2);
  left -= more;
  right += more;
  double const bottom = panel.bottom() + 6 + inset.h@|
    + (bare ? 0 : legend_height(right - left));
  return box_of(left, panel.top() - (bare ? 6 : title_height(right - left)), right, bottom);
}

@ The drawing goes from the back to the front: panel, bands, boxes, and arrows on top.

@<Draw the links@>=
std::string draw_frame(Stage const& stage, FrameView const& frame, bool bare,
  Inset const& inset)
{
  auto const& panel = stage.panel();
  auto const strands = strands_of(stage, frame);
  Box const size = size_of(stage, frame, bare, inset);
  Sheet sheet(size);
  Caption const& c = frame.title;
  if (not bare) sheet.title(c.what, c.change, c.detail);
  sheet.box("panel", "panel", panel, attributes(look_of_panel));
  draw_options(sheet, stage, frame);
  for (int x : painting_order(frame, strands))
    draw_node(sheet, stage, frame.nodes[x], x, frame.found);
  for (auto const& s : strands) draw_strand(sheet, stage, frame, s);
  if (inset.h > 0) inset.paint(sheet,@|
    box_of(size.left() + 6, panel.bottom() + 6, size.right() - 6, panel.bottom() + 6 + inset.h));
  if (bare) return sheet.text();
  auto signs = signs_of_links(frame, strands);
  std::ranges::copy(signs_of_nodes(frame), std::back_inserter(signs));
  sheet.legend(signs);
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
