@** What is in a frame. \label{draw/frame}%
How does one draw 1251 pictures, and have each of them right? An artist who makes a film by
hand writes a list first: in frame 17 the prince
stands at the left, without his hat, and the door is open. Then he draws. If
he does both at the same time, he will paint the hat in frame 17 because it
was there in frame 16, and the film has a hat that comes and goes.

So each picture of the list begins with a description, a |FrameView|. It says
of each node, each link, and each option what there is to be seen, and in a
caption what has happened; it says nothing about places and colours. Here is
a moment, and a part of its frame. A link is named with the node that it leads
to, and its {\it rank}: is it written in this step, altered before, as it was
in the beginning, or only remembered by a node that is out?
\figure{.42\pagewidth}{report-cover/link-016}{Uncover |C3|, link by link.
A node that only one neighbour has let in is half out.}
$$\vbox{\halign{#\hfil\quad&#\hfil\quad&#\hfil\quad&#\hfil\quad&#\hfil\cr
node&role&presence&right&left\cr
\noalign{\smallskip}
2, ``C2''&primary&in&4, altered&1, initial\cr
3, ``C3''&primary&out&4, memory&2, memory\cr
4, ``C4''&primary&in&5, initial&2, altered\cr}}$$
From such a table one could draw the picture, write it in braille, or check
it. Tests do the latter: they compare each frame of random searches with the list itself.
@^frame@>

@ A frame is a value, without pointers into a trace or a list: it can be kept,
compared with the next one, or given to another thread. For four queens it has
79 nodes in less than twenty kilobytes; the DOT text of the picture has 101 kilobytes.

A secondary header points to itself on both sides, and an entry has its header's
name written on it instead of a fifth arrow. A node may be {\it marked}, which is about the search and not
about the list: a header, if the search branches on its item; an entry, if its option has been chosen. Whether that
option is part of a solution, or only of an attempt, is a fact about the moment and not about the node; so it stands in the
frame, once.

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

@ The four links have an order and no names, because all that is done with
them is done to each: right, left, down, up, as in the table of directions in
\sec{draw/stage}.

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
  NumberView size, bounds; /* of headers; |bounds| only if there are any */
  std::array<LinkView, 4> links; /* right, left, down, up */
};

@*1 Paces. The trace of four queens has 153 states, if one stops after each
event, and 1251 if one stops after each assignment. Who has understood
covering wants to see whole covers; who is about to understand it wants to see
every single link; and a teacher wants something in between, {\it who\/}
leaves and not how. So a trace can be walked at three paces; a pace is called
{\it grain\/} in the program, in recipes, and on the command line. Here are the
first steps of |cover(3)| at each of them.
$$\vbox{\halign{\bf#\hfil\quad&#\hfil\cr
by events&C3 is covered, in 14 writes\cr
by nodes&C3 leaves the header row (2 writes); \.{r1.C5} leaves its column (3 writes)\cr
by links&$L[{\rm C4}]\gets{\rm C2}$; $R[{\rm C2}]\gets{\rm C4}$;
 $U[\.{r3.C5}]\gets{\rm C5}$; \dots\cr}}$$
@^grain@>
The three are steps of a ladder: every state that is seen at one pace is seen at
the next finer one, too.

A replay knows how far it has come, but a picture must know which step it
shows. The {\it last event\/} is the one whose writes are being done, or,
between two events, the one that is complete. All questions about it are
answered from the trace, and none remembers what it said before; so pictures
can be drawn in any order, or only the last one of a thousand. (One could
keep the answers in the replay; but then every program that replays a trace would pay for
them.) While the search is at some level, an item is branched on at that level and at
each of those above. All of them have a heavy frame in the pictures, so that
one sees the path of the search in the row of headers.
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
std::vector<int> branching(Moment const& m); /* the items that are branched on, by
  level; 0 where there is none. Time: proportional to the events of |m| */
bool searches(Trace const& trace); /* is this the trace of a search? */
void require_links(Trace const& trace); /* throws |std::invalid_argument| if it is one of textbook search, which has none */

@ A caption has three parts, which are set differently. The first one says
which event this is. The second says what has just changed, and
is as vermilion as the arrow that it tells of. The third, in small letters,
says where in the trace we are, where in the tree of the search, and how far in an event.
$$\vbox{\halign{#\hfil\quad&#\hfil\quad&#\hfil\cr
which event&what changed&where\cr\noalign{\smallskip}
cover C3&C3 leaves the header row&event 1 of 3 $\cdot$ write 2 of 14\cr
cover C3&$S[{\rm C5}]\gets1$&event 1 of 3 $\cdot$ write 5 of 14\cr
choose R1, size 4&&level 0 $\cdot$ event 1 of 152 $\cdot$ nothing chosen yet\cr
try Q@@(1,2)&&level 1 $\cdot$ event 8 of 152 $\cdot$ chosen: Q@@(0,0) (1 of 4), \dots\cr}}$$
Nothing else
belongs there: a title of two lines is read; one of three is skipped, and then
the first two are not read either.
{\nolegend\figure{.5\pagewidth}{corner/event-004}{Title and place, above a
picture of a list with colours.}}

Every node has a name, so that an assignment can be read aloud. The entry
of item |C5| in the option named \.{A@@(0,0)} is \.{A@@(0,0).C5}; if the
option has only a number, 1, say, it becomes \.{r1.C5}. The root is \.h, as
in the reports. The interface uses names of states from
\sec{draw/colours}, and what they look like remains unknown.
@^caption@> @^title of a picture@>

@(dlx/draw/frame.hpp@>=
#pragma once
/* What is to be seen of the list at one moment of a trace, and not where it
   is: at three paces, with a caption, described once, and then drawn. */
#include "dlx/draw/colours.hpp"
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

@ The program goes through the same list: paces, names, words, presence, and at
last the whole frame. What other chapters ask for stands outside of the unnamed namespace.

@(dlx/draw/frame.cpp@>=
#include "dlx/draw/frame.hpp"
#include "dlx/base/source.hpp"
#include "dlx/draw/sheet.hpp"
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

@ After the first two writes of |cover(3)|, the replay stands at event 0,
write 2, and so does the moment. After the fourteenth, which is the last one,
the replay says event 1, write 0; but the picture shows what event 0 has done.
Without this step back, a whole cover would have the picture of the event
after it, which has not even begun.

A cover removes its header with two writes, to $L$ and $R$, and each entry
with three: to $U$, $D$, and the size; an uncover does the reverse:
$$\hbox{\tentex L R\quad U D S\quad U D S\quad U D S\quad U D S}\qquad
\hbox{\tentex S D U\quad S D U\quad S D U\quad S D U\quad R L}$$
So whether $U$ begins a group depends on the direction, and nothing else has
to be known. (A shade or a bound is a group by itself.)

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

@ A step by nodes is a step by links that does not stop before the next group
begins, or the event ends; then |replay.write()| is 0 again. And which writes
are fresh? We walk back from the last write that is done, to the beginning of
the event or of the group. After eight writes of the cover, the walk back at
the pace of nodes passes $S$ and~$D$ and stops at the sixth write, a~$U$: three
writes are fresh.
\framestrip{three-writes}{The sixth to the eighth write of |cover(3)|, link by link. At the pace of nodes
there is only the last frame, and all three are new in it.}

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

@ A textbook search has no list, and its tries have no nodes. Its trace tells what was decided; but a list that is drawn from it would never change, and
on a board no square would ever be closed. So both are refused.

@<Walk at three paces@>=
void require_links(Trace const& trace)
{
  auto const is_textbook = [](Event const& e) {
    return e.type == Event::Type::attempt and e.node == 0 and e.option != 0; };
  if (std::ranges::any_of(trace.events, is_textbook)) throw std::invalid_argument(@|
    "this trace has no writes, so nobody knows its links; draw its tree, or its matrix");
}

@ Which items is the search branching on? An item is chosen; it is done with
when it has been uncovered again, or refunded, at the level of its choice. We
go through the events up to now and keep one item a level. An item without
options is never covered; it is done with as soon as something is tried, or
taken back, at a level above. The time for all pictures of a trace is quadratic in the number
of its events, which does not matter: a picture of the ten-thousandth event of
something is nothing to look at.

(A trace of covers by hand has no choices, and no tries.)

@<Walk at three paces@>=
bool searches(Trace const& trace)
{
  return std::ranges::any_of(trace.events, [](Event const& e) {
    return e.type == Event::Type::attempt or e.type == Event::Type::choose; });
}
std::vector<int> branching(Moment const& m)
{
  using Type = Event::Type;
  std::vector<int> items;
  for (Event const& e : m.events) {
    auto const level = index(e.level);
    bool const over = &e != m.event or m.writes == e.writes.size();
    bool const back = (e.type == Type::uncover) or e.type == Type::refund;
    if (e.type == Type::choose) {
      items.resize(level, 0);
      items.push_back(e.item);
    } else if ((ends_option(e.type) or e.type == Type::attempt) and level < items.size()) {
      items.resize(level + 1);
      if (back and over and items[level] == e.item) items.resize(level);
    }
  }
  return items;
}


@*1 Words. An option is called by its name, and if it has none, by its
number, which is the same in all formats that a problem can be written in,
while the line of a file is not.

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

@ Sixteen types of events have sixteen sentences, in the order of their types.
The words are those of TAOCP: cover, uncover, purify, tweak. For a dead end
the sentence says what is missing, which one can check in the picture below,
at the size of that item; and the two numbers of a bound are what one compares
in one's head. The colour of
an entry, which purifying tells, is found from the distance to the first node of the option.

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

@ All holes are filled for each event, whether its sentence has them or not:
that is eleven short strings for a picture, and no case analysis.
Only an
attempt of option~0 has words of its own; it stands for ``no more options'' in
problems with bounds. An option that is tweaked is found through its node, as
the item alone would not tell which of its options it is.

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

@ One assignment is written as such, ``L[C4] $\gets$ C2''. What a field holds
is a node, and has a name, or else it is a size, a shade, or a bound, and
these are numbers. But the number of a colour tells nothing to an author who
has written letters; so a colour is called by its name, and only $-1$, the
mark of those that need not be looked at again, remains a number.

@<Name a change@>=
std::string name_write(Problem const& problem, Links const& links, Write const& w)
{
  bool const paints = w.field == Field::colour and w.now > 0;
  bool const counts = std::string_view("SKB").find(static_cast<char>(w.field)) < 3;
  return fmt::format("{}[{}] {} {}", static_cast<char>(w.field),@|
    node_name(problem, links, w.node), arrow_glyph, paints ? problem.colour_name(w.now)@|
    : counts ? std::to_string(w.now) : node_name(problem, links, w.now));
}

@ A group of writes is said in words: who leaves, who comes back. The one to $L$
or~$U$ knows who: when covering, it is the node that was there before, and
when uncovering, the one that is there now. A secondary item that is covered
was never in the row of headers; its first two writes put into its own fields
what was there already, and the title says so.

@<Name a change@>=
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

@ The third part tells where we are: at the 47th of 152 events, say. In a search it says more. Its
tree (\sec{draw/tree}) may be too large for any page, but a place in it is described by a few words:
the level, and for each level above, which option is being tried there, and which of
how many it is. ``Chosen: Q@@(0,0) (1 of 4), Q@@(1,3) (2 of 2), Q@@(2,1)'' is a way from the root to a node, and
an estimate of how much there is to come: of four branches at the top, this is the first. Where there was one option only,
it was no branch, and nothing is counted.
@^place in a search tree@>

So a |Choice| remembers, for each level, how many options its item had, and how many have been tried, or skipped. An option~0
stands for none, and is no choice.

@<Name a change@>=
struct Choice { int size = 0, tried = 0, option = 0; };
std::vector<Choice> choices_of(Moment const& m)
{
  using Type = Event::Type;
  std::vector<Choice> all;
  for (Event const& e : m.events) {
    auto const level = index(e.level);
    bool const tries = (e.type == Type::attempt) or e.type == Type::skip;
    if (e.type == Type::choose) all.resize(level);
    if (e.type == Type::choose) all.push_back({e.size});
    else if (tries or (ends_option(e.type) and all.size() > level)) {
      all.resize(level + 1);
      all[level].tried += tries;
      all[level].option = e.type == Type::attempt ? e.option : 0;
    }
  }
  return all;
}

@ Where the chosen options are seen anyway, on a board, they need not be named; what remains is ``1 of 4, 2 of 2''.

@<Name a change@>=
std::string list_choices(Problem const& problem, std::vector<Choice> const& choices, bool names)
{
  std::vector<std::string> words;
  for (auto const& [size, tried, option] : choices) {
    if (option == 0 or (size < 2 and not names)) continue;
    auto const which = fmt::format("{} of {}", tried, size);
    words.push_back(not names ? which : option_label(problem, option)@|
      + (size < 2 ? "" : " (" + which + ')'));
  }
  return fmt::format("{}", fmt::join(words, ", "));
}

@ Before that comes how many links are written and how many are to come: ``write 5
of 14'', or, at the pace of events, just ``14 writes''. What may be long is at the end, since a title that is too long loses
its end. Between the parts there are dots. A search that has
not tried anything yet can be told from one that is over: ``nothing chosen yet'' is
said of the one, and ``nothing chosen'' of the other.

@<Name a change@>=
std::string name_path(Trace const& trace, Moment const& m, bool names)
{
  auto const chosen = list_choices(trace.problem, choices_of(m), names);
  if (not chosen.empty()) return (names ? "chosen: " : "branch ") + chosen;
  bool const began = std::ranges::count(m.events, Event::Type::attempt, &Event::type) > 0;
  return not names ? "" : began ? "nothing chosen" : "nothing chosen yet";
}
std::string name_place(Trace const& trace, Moment const& m, Grain grain, bool names)
{
  std::vector<std::string> parts;
  bool const search = searches(trace);
  if (search and m.event != nullptr) parts.push_back(fmt::format("level {}", m.event->level));
  parts.push_back(fmt::format("event {} of {}", m.events.size(), trace.events.size()));
  if (names and m.event != nullptr and not m.event->writes.empty())
    parts.push_back(grain == Grain::event ? counted(m.event->writes.size(), "write")@|
      : fmt::format("write {} of {}", m.writes, m.event->writes.size()));
  if (search) parts.push_back(name_path(trace, m, names));
  std::erase(parts, "");
  return fmt::format("{}", fmt::join(parts, fmt::format("  {}  ", dot_glyph)));
}

@ Now the parts are put together. Before the first step there is nothing to
tell, and the caption says so; a picture without a title looks as if somebody
had lost it. The end of a bare list operation is just the end: ``0 solutions''
would answer a question that was never asked. (Whether there was a search is
seen from its choices, and not from who made them: a script may choose, too.)

@<Compose a caption@>=
std::string Caption::line() const { return change.empty() ? what : what + ": " + change; }
Caption caption(Trace const& trace, Replay const& replay, Grain grain, bool names)
{
  Moment const m = moment_of(trace, replay);
  auto detail = name_place(trace, m, grain, names);
  if (m.event == nullptr) return {"before the first step", "", std::move(detail)};
  if (m.event->type == Event::Type::done and not searches(trace))
    return {"the end", "", std::move(detail)};
  return {name_event(trace.problem, replay.links(), *m.event),
    name_change(trace.problem, replay.links(), m, grain), std::move(detail)};
}

@*1 Who is there. A node is in the list if one comes by it when one walks
along its ring, and also when one walks back; it is out if one misses it both
ways. In between it has let go of one hand. These walks never ask a removed
node for its opinion; that is what makes the definition robust. And they give up
after as many steps as there are nodes, for the links of a wrong program
(\sec{draw/conformance}) may lead round and round, and never home.

Take the picture at the beginning of this chapter. Two writes of the way back are
done: the size of |C1|, and the down link to node~13, the entry of |C1| in the last row.
A walk down column |C1| comes by this node, and a walk up still misses it:
one hand. Its neighbour in |C4| has none yet. The header of |C3| is missed
in both directions, until the last two writes; the two entries below it are
out with it.
@^removed node@>

A covered item takes its whole column with it: the entries there keep pointing
at each other, but cannot be reached. Nor do links tell that a secondary
item is covered; that is why we ask the replay, and the moment: of the first two writes
of a cover, which are those of the header, the first lets go of one hand. Not before the
second one is the header out, and its column with it; on the way back it is the last but one that
takes a hand again.

@<Find out who is in the list@>=
bool half_covered(Moment const& m, int item)
{
  if (m.event == nullptr or m.event->item != item) return false;
  using Type = Event::Type;
  return (m.event->type == Type::cover and m.writes == 1)@|
    or (m.event->type == Type::uncover and m.writes + 1 == m.event->writes.size());
}

@ Does this matter? In the picture after the first assignment of a cover, the header used to be half out, as it should, and the
entries below it were faded already, as if they had been told in advance; and a secondary header was grey before anything
had been done to it. Nobody who learns how covering works by looking at such a picture can tell that it is
the picture that is wrong.

Headers have smaller numbers than entries, so what has become of a header is known when
its entries are asked.

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

@ It is tempting to let the drawer ask for such things directly, and to save
the frame. But a frame can be seen as a whole in a debugger, before anything is drawn.

A |Witness| has seen the last step, and knows what the list was like before
everything; it borrows all but three vectors, and lasts for one description.

@<Declare the class |Witness|@>=
struct Witness {
  Problem const& problem;
  Bounded const& start;
  Bounded const& links;         /* as they are now */
  std::span<Write const> fresh; /* the writes of the last step */
  std::vector<int> branch, path; /* the items branched on, the options chosen */
  std::vector<Presence> presence; /* by node */
  @<Look at links and nodes@>
};

@ A link is |written| if that happened just now, |memory| if its node is out,
|altered| if it differs from the beginning, and else |initial|. After the
second write of |cover(3)|, $R[{\rm C2}]$ is written, although it differs from
the beginning as well; the order of the questions is the order of what a
reader wants to know first. A dashed arrow can be thick: when the very link is
written that a removed node remembers.
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

@ What is written on a box? The name of the item, on headers and entries
alike; an entry with a colour has it behind a colon. An exclamation mark
says that the item has got just this colour, so that the entry need not be
looked at again (see \sec{more/painted}). And an item that has got its colour
shows it, in the same way.

A header has a size, and in problems with bounds it says how often its item
must still be covered, and how often it may; that is spelled as in a file,
like \.{1:2}, and only for items that are not plain, that is, need not be covered
exactly once; ``1:1'' at every header would be noise. The rank of a colour is
looked up for every node, even in problems without colours; there it is never
|written|.

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
  view.marked = x > 0 and (entry ? std::ranges::count(path, links.option_of(x))@|
    : std::ranges::count(branch, x)) > 0;
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

@ And this is all there is to a frame. To show something new in
the pictures of the list, such as how often each item has been chosen so far,
one adds a member to |NodeView| and a line to the |Witness|; then every drawer can
show it, and none has to find it out.

@<Describe a frame@>=
FrameView describe(Trace const& trace, Bounded const& start, Replay const& replay,
  Grain grain)
{
  auto const& p = trace.problem;
  Moment const m = moment_of(trace, replay);
  Witness const witness = {p, start, replay.links(), fresh_writes(m, grain),@|
    branching(m), replay.path(), look_for_nodes(p, replay, m)};
  FrameView frame = {caption(trace, replay, grain), {}, {},@|
    m.event != nullptr and m.event->type == Event::Type::solution};
  for (int x = 0; x < start.node_count(); ++x) frame.nodes.push_back(witness.node(x));
  for (int o = 1; o <= p.option_count(); ++o)
    frame.options.push_back({option_label(p, o), std::ranges::count(witness.path, o) > 0});
  return frame;
}

@ \pitfall{A picture that shows what comes next instead of what was just done.
A description that leaves a question open: then the drawer answers it, from
whatever it has at hand, and two drawers answer it in two ways. A node that
counts as removed because its own links lead nowhere: a covered column is full
of nodes that point at each other. ``1 solutions''.}

\pinned{\.{tests/draw/frame\UL test.cpp} compares frames of random searches with their lists.}

\exercise[15]{At the pace of nodes, the picture after a step has three
assignments in it, but only one caption. Which of the three fields of an entry
is named in it, and could another one have done the same service?}
\answer{The one to $U$, or for a header the one to $L$: its old value, when
covering, is the node itself. A write to $D$ would do as well, with the node
above: $D$ of that node pointed to the one that leaves. The size would not;
it only knows the item.}

\summary{A frame says of every node, link, and option what there is to be
seen, as a value, with a caption of three parts. How it looks is decided in
\sec{draw/colours}, where it is in \sec{draw/stage}, and nothing is decided
elsewhere.}
