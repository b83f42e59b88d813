@** What is in a frame. \label{draw/frame}%
How does one draw 1251 pictures, and have each of them right? An artist who makes a film by hand
writes a list first: in frame 17 the prince stands at the left, without his hat. Without the list,
the hat is painted because it was there in frame 16.

So each picture of the list begins with a description, a |FrameView|. It says of each node, each
link, and each option what there is to be seen, and in a caption what has happened; it says nothing
about places and colours. A link is described by the node that it leads to, and its {\it rank}: is
it written in this step, altered before, as it was in the beginning, or only remembered by a node
that is out? The large pictures of \sec{draw/picture} and the small ones of \sec{draw/multiples} are
drawn from the same description, and \sec{draw/sheet} has the look of each rank; the page of
\sec{draw/player} computes the same ranks, and a test compares them.
\figure{.42\pagewidth}{report-cover/link-016}{Uncover |C3|, link by link.
A node that only one neighbour has let in is half out.}
$$\vbox{\halign{#\hfil\quad&#\hfil\quad&#\hfil\quad&#\hfil\quad&#\hfil\cr
node&role&presence&right&left\cr
\noalign{\smallskip}
2, ``C2''&primary&in&4, altered&1, initial\cr
3, ``C3''&primary&out&4, memory&2, memory\cr
4, ``C4''&primary&in&5, initial&2, altered\cr}}$$
@^frame@>

@ A frame is a value, without pointers into a trace or a list. An entry has its header's name
written on it instead of a fifth arrow.

@<Declare the frame of a moment@>=
@<Declare what is seen of a node@>
struct OptionView { std::string name; bool chosen = false; /* is it being tried? */ };
struct FrameView {
  Caption title;
  std::vector<NodeView> nodes;     /* by number; node 0 is the root */
  std::vector<OptionView> options; /* option $o$ is at $o-1$ */
  bool found = false;              /* has just a solution been found? */
};
FrameView describe(Trace const& trace, Bounded const& start, Replay const& replay,
  Grain grain); /* |start| is the list before the first event of |trace|.
  Time: proportional to the nodes, times the writes of this step and the options that
  are chosen, and to the events before this moment */

@ A node may be {\it marked\/}: a header, if the search branches on its item; an entry, if its
option has been chosen. The four links have the order of the directions in \sec{draw/stage}.

@<Declare what is seen of a node@>=
struct LinkView {
  int to = 0;                /* the node that it leads to */
  Rank rank = Rank::initial; /* how new is it? */
};
struct NumberView { /* such as the size of an item */
  std::string text; /* empty if the node has no such number */
  Rank rank = Rank::initial;
};
struct NodeView {
  Role role = Role::entry;
  Presence presence = Presence::in;
  bool marked = false;  /* is this item branched on, or the option of this entry chosen? */
  std::string words;    /* what is written on it */
  bool painted = false; /* has its colour been written in this step? */
  bool agrees = false;  /* is it of a colour that its item has got? */
  bool forgotten = false; /* an entry to which neither neighbour in its column has a link, or a
    header that is out? */
  NumberView size, bounds; /* of headers; |bounds| only if there are any */
  std::array<LinkView, 4> links; /* right, left, down, up */
};

@*1 Paces. A trace can be walked at three paces; a pace is called {\it grain\/} in the program, in
recipes, and on the command line. The trace of four queens has 153 states, if one stops after each
event, and 1251 if one stops after each assignment. Here are the first steps of |cover(3)| at each
pace.
$$\vbox{\halign{\bf#\hfil\quad&#\hfil\cr
by events&C3 is covered, in 14 writes\cr
by nodes&C3 leaves the header row (2 writes); \.{r1.C5} leaves its column (3 writes)\cr
by links&$L[{\rm C4}]\gets{\rm C2}$; $R[{\rm C2}]\gets{\rm C4}$;
 $U[\.{r3.C5}]\gets{\rm C5}$; \dots\cr}}$$
Every state that is seen at one pace is seen at the next finer one, too.
@^grain@>

A replay knows how far it has come, but a picture must know which step it shows. The {\it last
event\/} is the one whose writes are being done, or, between two events, the one that is complete.
{\nolegend\steps{\step{.325\pagewidth}{report-cover/event-001}{event 1}\step{.325\pagewidth}%
{report-cover/node-001}{node 1}\step{.325\pagewidth}{report-cover/link-001}{link 1}}{The
first step at each pace. In the third picture, R[C2] still leads to C3.}}

@<Declare the paces of a walk@>=
enum class Grain { @!event, @!node, @!link }; /* a cover, a node, an assignment a picture */
constexpr std::array<char const*, 3> grain_names = {"event", "node", "link"};
bool step(Trace const& trace, Replay& replay, Grain grain);
  /* one picture forward; |false| at the end of the trace */
struct Moment { /* good as long as the trace is */
  std::span<Event const> events; /* all up to the last one */
  Event const* event = nullptr;  /* that one, if anything has happened */
  std::size_t writes = 0;        /* how many of its writes are done */
};
Moment moment_of(Trace const& trace, Replay const& replay);
std::span<Write const> fresh_writes(Moment const& m, Grain grain);
  /* those of the last step, the latest at the end */
bool takes_out(Event::Type type); /* does it take nodes out of their lists? */
bool searches(Trace const& trace); /* is this the trace of a search? */
void require_links(Trace const& trace); /* throws |std::invalid_argument| if it is one of textbook search, which has none */

@ A caption has three parts, which are set differently: which event this is, what has just changed,
and where in the trace, in the tree, and in the event we are.
$$\vbox{\halign{#\hfil\quad&#\hfil\quad&#\hfil\cr
which event&what changed&where\cr\noalign{\smallskip}
cover C3&C3 leaves the header row&event 1 of 3 $\cdot$ write 2 of 14\cr
cover C3&$S[{\rm C5}]\gets1$&event 1 of 3 $\cdot$ write 5 of 14\cr
choose R1, size 4&&level 0 $\cdot$ event 1 of 152 $\cdot$ nothing chosen yet\cr
try Q@@(1,2)&&level 1 $\cdot$ event 8 of 152 $\cdot$ chosen: Q@@(0,0) (1 of 4), \dots\cr}}$$
{\nolegend\figure{.5\pagewidth}{corner/event-004}{Title and place, above a
picture of a list with colours.}}

Every node has a name, so that an assignment can be read aloud. The entry of item |C5| in the option
named \.{A@@(0,0)} is \.{A@@(0,0).C5}; if the option has only a number, 1, say, it becomes
\.{r1.C5}. The root is \.h.
@^caption@> @^title of a picture@>

@(dlx/draw/frame.hpp@>=
#pragma once
/* What is to be seen of the list at one moment of a trace, and not where it
   is: at three paces, with a caption, described once, and then drawn. */
#include "dlx/draw/sheet.hpp"
#include "dlx/draw/trace.hpp"
#include <span>
namespace dlx {
@<Declare the paces of a walk@>
struct Caption {
  std::string what;   /* ``cover C3'' */
  std::string change; /* ``R[C2] $\gets$ C4'', or empty */
  std::string detail; /* where: the level, the event, its writes, what is chosen */
  std::string line() const; /* the first two, with a colon */
};
Caption caption(Trace const& trace, Replay const& replay, Grain grain, bool names = true);
  /* of the last step of |replay|, which walks through |trace|; without |names|, the
     chosen options are only counted, and writes are not told */
std::string node_name(Problem const& problem, Links const& links, int node);
  /* \.h, the item of a header, or option and item as in \.{r1.C3} */
std::string option_label(Problem const& problem, int option);
  /* its name, or \.{r1}, for row; or \.{none} for option 0 */
@<Declare the frame of a moment@>
} // |namespace dlx|

@ The program goes through paces, names, words, presence, and at last the whole frame.

@(dlx/draw/frame.cpp@>=
#include "dlx/draw/frame.hpp"
#include "dlx/base/source.hpp"
#include <algorithm>
#include <fmt/format.h>
namespace dlx {
@<Walk at three paces@>
@<Name nodes and options@>
namespace {
@<Name an event@>
@<Name a change@>
@<Find out who is in the list@>
@<Declare the class |Witness|@>
}
@<Compose a caption@>
@<Describe a frame@>
} // |namespace dlx|

@ After the fourteenth write of |cover(3)|, which is the last one, the replay says event 1, write 0;
but the picture shows what event 0 has done. So |moment_of| steps back, from the
beginning of event 1 to the end of event 0.

A cover removes its header with two writes, to $L$ and $R$, and each entry with three: to $U$, $D$,
and the size; an uncover does the reverse:
$$\hbox{\tentex L R\quad U D S\quad U D S\quad U D S\quad U D S}\qquad
\hbox{\tentex S D U\quad S D U\quad S D U\quad S D U\quad R L}$$
So whether $U$ begins a group depends on the direction. A shade or a bound is a group by itself.

@<Walk at three paces@>=
Moment moment_of(Trace const& trace, Replay const& replay)
{
  std::span const events(trace.events.data(), replay.event() + (replay.write() > 0));
  if (events.empty()) return {};
  Event const& last = events.back();
  return {events, &last, replay.write() > 0 ? replay.write() : last.writes.size()};
}
bool takes_out(Event::Type type)
{
  return (type == Event::Type::cover) or (type == Event::Type::purify)@|
    or type == Event::Type::tweak;
}
namespace {
bool begins_group(Event const& event, std::size_t w)
{
  std::string_view const first = takes_out(event.type) ? "LUKB" : "RSKB";
  return first.find(static_cast<char>(event.writes[w].field)) < first.size();
}
}

@ A step by nodes is a step by links that does not stop before the next group begins, or the event
ends; then |replay.write()| is 0 again. The writes that are fresh are found by walking back from the
last write that is done, to the beginning of the event or of the group.
\framestrip{three-writes}{The sixth to the eighth write of |cover(3)|, link by link. At the pace of nodes
there is only the last frame, and all three are new in it.} A textbook search has no list, and its
tries have no nodes. A list that is drawn from its trace would never change; so this is refused.

@<Walk at three paces@>=
bool step(Trace const& trace, Replay& replay, Grain grain)
{
  if (grain == Grain::event) return replay.forward();
  if (not replay.forward_write()) return false;
  while (grain == Grain::node and replay.write() > 0@|
      and not begins_group(trace.events[replay.event()], replay.write()))
    replay.forward_write();
  return true;
}
std::span<Write const> fresh_writes(Moment const& m, Grain grain)
{
  if (m.event == nullptr) return {};
  std::size_t w = grain == Grain::event or m.writes == 0 ? 0 : m.writes - 1;
  while (grain == Grain::node and w > 0 and not begins_group(*m.event, w)) --w;
  return std::span(m.event->writes).subspan(w, m.writes - w);
}
void require_links(Trace const& trace)
{
  auto const is_textbook = [](Event const& e) {
    return e.type == Event::Type::attempt and e.node == 0 and e.option != 0; };
  if (std::ranges::any_of(trace.events, is_textbook)) throw std::invalid_argument(@|
    "this trace has no writes, so nobody knows its links; draw its tree, or its matrix");
}

@ A trace of covers by hand has no choices, and no tries.

@<Walk at three paces@>=
bool searches(Trace const& trace)
{
  return std::ranges::any_of(trace.events, [](Event const& e) {
    return e.type == Event::Type::attempt or e.type == Event::Type::choose; });
}

@*1 Words. An option is called by its name, and if it has none, by its number, which is the same in
all formats.

@<Name nodes and options@>=
std::string option_label(Problem const& problem, int option)
{
  if (option == 0) return "none";
  auto const& name = problem.option_name(option);
  return name.empty() ? fmt::format("r{}", option) : name;
}
std::string node_name(Problem const& problem, Links const& links, int node)
{
  if (node == 0) return "h";
  if (node <= problem.item_count()) return problem.item(node).name;
  return option_label(problem, links.option_of(node)) + '.'
    + problem.item(links[node].item).name;
}

@ Sixteen types of events have sixteen sentences, in the order of their types. The colour of an
entry, which purifying names, is found from the distance to the first node of the option.

@<Name an event@>=
constexpr char const* sentences[] = {
  "choose {item}, {degree} {size}", "cover {item}", "try {option}",
  "solution:{options}", "dead end: {few} left for {item}",
  "uncover {item}", "the end: {found}", "purify {item}{shade}",
  "unpurify {item}{shade}", "spend one of {item}", "refund one of {item}",
  "tweak {row} for {item}", "untweak {row} for {item}",
  "below, covers cost {bound} or more; less than {limit} is wanted",
  "too expensive: turn back", "skip {option}: covers with it cost {bound} or more" };
std::string list_options(Problem const& p, std::vector<int> const& options)
{
  std::string out;
  for (int o : options) out += ' ' + option_label(p, o);
  return out;
}
std::string shade_name(Problem const& problem, Links const& links, int node)
{
  int const o = links.option_of(node);
  if (o == 0) return {};
  int const colour = problem.option(o)[index(node - links.first_node(o))].colour;
  return colour == 0 ? "" : ':' + problem.colour_name(colour);
}

@ A sentence has holes, such as \.{\LB item\RB}. For each event, the values of all holes are
computed, whether its sentence has them or not. Only an attempt of
option~0 has words of its own; it stands for ``no more options'' in problems with bounds.

@<Name an event@>=
std::string name_event(Problem const& p, Links const& links, Event const& e)
{
  if (e.type == Event::Type::attempt and e.option == 0)
    return "take no more here";
  return fmt::format(fmt::runtime(sentences[static_cast<int>(e.type)]),@|
    fmt::arg("item", e.item == 0 ? "nothing" : p.item(e.item).name),
    fmt::arg("degree", p.has_bounds() ? "degree" : "size"),
    fmt::arg("few", p.has_bounds() ? "too few options are" : "no option is"),
    fmt::arg("size", e.size), fmt::arg("option", option_label(p, e.option)),
    fmt::arg("options", list_options(p, e.options)),
    fmt::arg("found", counted(e.totals.solutions, "solution")),
    fmt::arg("shade", shade_name(p, links, e.node)),
    fmt::arg("row", option_label(p, links.option_of(e.node))),
    fmt::arg("bound", e.bound), fmt::arg("limit", e.limit));
}

@ One assignment is written as such, ``L[C4] $\gets$ C2''. A field holds a node, which has a name,
or a number; a colour is called by its name, too. A group of writes is put into words: a node
leaves, or comes back. The write to $L$ or~$U$ names it: when covering, it is the old value, and
when uncovering, the new one. A secondary item that is covered was never in the row of headers, and
the title says so.

@<Name a change@>=
std::string name_write(Problem const& problem, Links const& links, Write const& w)
{
  bool const paints = w.field == Field::colour and w.now > 0;
  bool const counts = std::string_view("SKB").find(static_cast<char>(w.field)) < 3;
  return fmt::format("{}[{}] {} {}", static_cast<char>(w.field),@|
    node_name(problem, links, w.node), arrow_glyph, paints ? problem.colour_name(w.now)@|
    : counts ? std::to_string(w.now) : node_name(problem, links, w.now));
}
std::string name_change(Problem const& problem, Links const& links,
  Moment const& m, Grain grain)
{
  auto const fresh = fresh_writes(m, grain);
  if (fresh.empty() or grain == Grain::event) return {};
  if (grain == Grain::link) return name_write(problem, links, fresh.back());
  bool const covering = takes_out(m.event->type);
  for (Write const& w : fresh) {
    if (w.field != Field::left and w.field != Field::up) continue;
    if (w.old == w.now) return "it was never in the header row";
    return node_name(problem, links, covering ? w.old : w.now)
      + (covering ? " leaves " : " comes back to ")
      + (w.field == Field::left ? "the header row" : "its column");
  }
  return {};
}

@ The third part describes the place in the tree of a search (\sec{draw/tree}): the level, and for
each level above, the option that is being tried there, and its number among the options of its
item. An example is ``chosen: Q@@(0,0) (1 of 4), Q@@(1,3) (2 of 2), Q@@(2,1)''. Where there was one
option only, nothing is counted. Where the chosen options are seen anyway, on a board, they need not
be named; what remains is ``1 of 4, 2 of 2''.
@^place in a search tree@>

@<Name a change@>=
std::string list_choices(Problem const& problem, std::vector<Level> const& levels, bool names)
{
  std::vector<std::string> words;
  for (auto const& [item, size, tried, option] : levels) {
    if (option == 0 or (size < 2 and not names)) continue;
    auto const which = fmt::format("{} of {}", tried, size);
    words.push_back(not names ? which : option_label(problem, option)@|
      + (size < 2 ? "" : " (" + which + ')'));
  }
  return fmt::format("{}", fmt::join(words, ", "));
}

@ Before that comes how many links are written: ``write 5 of 14'', or, at the pace of events, ``14
writes''. The longest part is last, since a title that is too long loses its end.

@<Name a change@>=
std::string name_path(Trace const& trace, Replay const& replay, Moment const& m, bool names)
{
  auto const chosen = list_choices(trace.problem, replay.levels(), names);
  if (not chosen.empty()) return (names ? "chosen: " : "branch ") + chosen;
  bool const began = std::ranges::count(m.events, Event::Type::attempt, &Event::type) > 0;
  return not names ? "" : began ? "nothing chosen" : "nothing chosen yet";
}
std::string name_place(Trace const& trace, Replay const& replay, Moment const& m, Grain grain,
  bool names)
{
  std::vector<std::string> parts;
  bool const search = searches(trace);
  if (search and m.event != nullptr) parts.push_back(fmt::format("level {}", m.event->level));
  parts.push_back(fmt::format("event {} of {}", m.events.size(), trace.events.size()));
  if (names and m.event != nullptr and not m.event->writes.empty())
    parts.push_back(grain == Grain::event ? counted(m.event->writes.size(), "write")@|
      : fmt::format("write {} of {}", m.writes, m.event->writes.size()));
  if (search) parts.push_back(name_path(trace, replay, m, names));
  std::erase(parts, "");
  return fmt::format("{}", fmt::join(parts, fmt::format("  {}  ", dot_glyph)));
}

@ Now the parts are put together. The end of a bare list operation is just the end: ``0 solutions''
would answer a question that was never asked.

@<Compose a caption@>=
std::string Caption::line() const { return change.empty() ? what : what + ": " + change; }
Caption caption(Trace const& trace, Replay const& replay, Grain grain, bool names)
{
  Moment const m = moment_of(trace, replay);
  auto detail = name_place(trace, replay, m, grain, names);
  if (m.event == nullptr) return {"before the first step", "", std::move(detail)};
  if (m.event->type == Event::Type::done and not searches(trace))
    return {"the end", "", std::move(detail)};
  return {name_event(trace.problem, replay.links(), *m.event),
    name_change(trace.problem, replay.links(), m, grain), std::move(detail)};
}

@*1 Presence. A node is in the list if one meets it when one walks along its ring, and also when one
walks back; it is out if one misses it both ways. In between it is half out. These walks give up
after as many steps as there are nodes, for the links of a wrong program (\sec{draw/conformance})
may never lead home. In the picture at the beginning of this chapter, a walk down column |C1| meets
the entry in the last row, and a walk up still misses it.
@^removed node@>

A covered item takes its whole column with it: the entries there keep pointing at each other, but
cannot be reached. Links do not say that a secondary item is covered, so the replay and the moment
are asked. The first of the two writes that take out a header makes it half out; with the second one
its column is out, too. On the way back, the last write but one makes it half out again.

@<Find out who is in the list@>=
bool half_covered(Moment const& m, int item)
{
  if (m.event == nullptr or m.event->item != item) return false;
  using Type = Event::Type;
  return (m.event->type == Type::cover and m.writes == 1)@|
    or (m.event->type == Type::uncover and m.writes + 1 == m.event->writes.size());
}

@ Headers have smaller numbers than entries, so the presence of a header is known when its entries
are looked at.

@<Find out who is in the list@>=
std::vector<Presence> look_for_nodes(Problem const& problem, Replay const& replay,
  Moment const& m)
{
  auto const& links = replay.links();
  int const items = links.item_count(), nodes = links.node_count();
  std::vector<int> hands(nodes, 0);
  for (int c = 0; c <= items; ++c)
    for (Field way : {Field::right, Field::left, Field::down, Field::up})
      if ((c == 0) == (way == Field::right or way == Field::left))
        for (int x = links.get(way, c), steps = nodes; x != c and steps > 0; --steps) {
          ++hands[x];
          x = links.get(way, x);
        }
  std::vector<Presence> all(nodes, Presence::in);
  for (int x = 1; x < nodes; ++x) {
    int const c = links[x].item;
    bool const covered = replay.is_covered(c), header = x <= items;
    if (header and x > problem.primary_count()) hands[x] = not covered ? 2 : half_covered(m, x);
    if (hands[x] == 0 or (not header and covered and all[c] == Presence::out))
      all[x] = Presence::out;
    else if (hands[x] == 1 or (header and covered)) all[x] = Presence::going;
  }
  return all;
}

@ A |Witness| knows the last step, and the list before the first, and lasts for one description.

@<Declare the class |Witness|@>=
struct Witness {
  Problem const& problem;
  Bounded const& start;
  Bounded const& links;         /* as they are now */
  std::span<Write const> fresh; /* the writes of the last step */
  std::vector<Level> levels;    /* of the search */
  std::vector<Presence> presence; /* by node */
  @<Look at links and nodes@>
};

@ A link is |written| if that happened just now, |memory| if its node is out, |altered| if it
differs from the beginning, and else |initial|. The order of the questions is that of importance for
the reader. A dashed arrow can be thick: when the very link is written that a removed node
remembers.
@^rank of a link@>

@<Look at links and nodes@>=
Rank rank(Field field, int x) const
{
  for (Write const& w : fresh)
    if (w.field == field and w.node == x) return Rank::written;
  if (presence[x] == Presence::out) return Rank::memory;
  return links.get(field, x) == start.get(field, x) ? Rank::initial
    : Rank::altered;
}
bool is_chosen(int option) const
{ return std::ranges::count(levels, option, &Level::option) > 0; }@/
bool is_forgotten(int entry) const
{ return links[links[entry].up].down != entry and links[links[entry].down].up != entry; }@/

@ The name of the item is written on headers and entries alike, with its colour after a colon. An
exclamation mark says that the item has got just this colour, so that the entry need not be looked
at again (see \sec{more/painted}). A header has a size. An item with bounds also shows how often it
must still be covered, and how often it may, as in a file: \.{1:2}.

@<Look at links and nodes@>=
NodeView node(int x) const
{
  constexpr Field fields[] = { Field::right, Field::left, Field::down, Field::up };
  bool const entry = x > problem.item_count();
  int const shade = links.shade(x);
  NodeView view;
  view.role = x == 0 ? Role::root : x <= problem.primary_count()@|
    ? Role::primary : entry ? Role::entry : Role::secondary;
  view.presence = presence[x];
  view.agrees = entry and shade < 0;
  view.marked = x > 0 and (entry ? is_chosen(links.option_of(x))@|
    : std::ranges::count(levels, x, &Level::item) > 0);
  view.forgotten = entry ? is_forgotten(x) : view.presence == Presence::out;
  view.words = x == 0 ? "h" : problem.item(links[x].item).name;
  if (entry) view.words += shade_name(problem, links, x) + (view.agrees ? "!" : "");
  else if (shade > 0) view.words += ':' + problem.colour_name(shade);
  view.painted = rank(Field::colour, x) == Rank::written;
  for (std::size_t k = 0; k < view.links.size(); ++k)
    view.links[k] = {links.get(fields[k], x), rank(fields[k], x)};
  if (x == 0 or entry) return view;
  view.size = {std::to_string(links.size(x)), rank(Field::size, x)};
  if (not links.is_plain(x))
    view.bounds = {spelled({links.need(x), links.bound(x)}), rank(Field::bound, x)};
  return view;
}

@ To show something new in the pictures of the list, one adds a member to |NodeView| and a line to
the |Witness|.

@<Describe a frame@>=
FrameView describe(Trace const& trace, Bounded const& start, Replay const& replay,
  Grain grain)
{
  auto const& p = trace.problem;
  Moment const m = moment_of(trace, replay);
  Witness const witness = {p, start, replay.links(), fresh_writes(m, grain),@|
    replay.levels(), look_for_nodes(p, replay, m)};
  FrameView frame = {caption(trace, replay, grain), {}, {},@|
    m.event != nullptr and m.event->type == Event::Type::solution};
  for (int x = 0; x < start.node_count(); ++x) frame.nodes.push_back(witness.node(x));
  for (int o = 1; o <= p.option_count(); ++o)
    frame.options.push_back({option_label(p, o), witness.is_chosen(o)});
  return frame;
}

@ \pitfall{A picture that shows what comes next instead of what was just done. A description that
leaves a question open: then two drawing functions answer it in two ways. A node that counts as
removed because its own links lead nowhere: a covered column is full of nodes that point at each
other. ``1 solutions''.}

\pinned{\.{tests/draw/frame\UL test.cpp} compares frames of random searches with their lists.}

\exercise[15]{At the pace of nodes, the picture after a step has three assignments in it, but only
one caption. Which of the three fields of an entry is named in it, and could another one have done
the same service?} \answer{The one to $U$, or for a header the one to $L$: its old value, when
covering, is the node itself. A write to $D$ would do as well, with the node above: $D$ of that node
pointed to the one that leaves. The size would not; it only knows the item.}

\summary{A frame says of every node, link, and option what there is to be seen, as a value, with a
caption of three parts. How it looks is decided in \sec{draw/sheet}, where it is in
\sec{draw/stage}.}
