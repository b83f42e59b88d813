@** What has just happened. \label{draw/moment}%
The trace of four queens has 153 states, if one stops after each event, and
1251 if one stops after each assignment. Which of them does somebody want to see?
The one who has understood covering wants to see whole covers; the one who is
about to understand it wants to see every single link. And a teacher wants
something in between: she shows {\it who\/} leaves, not how.

So a trace can be walked at three paces, and a picture shows what the last
step has done. Here are the first steps of |cover(3)| at each of them:
$$\vbox{\halign{\bf#\hfil\quad&#\hfil\cr
by events&C3 is covered, in 14 writes\cr
by nodes&C3 leaves the header row (2 writes); \.{r1.C5} leaves its column (3 writes)\cr
by links&$L[{\rm C4}]\gets{\rm C2}$; $R[{\rm C2}]\gets{\rm C4}$;
 $U[\.{r3.C5}]\gets{\rm C5}$; \dots\cr}}$$
Those who go link by link see a node that only one of its neighbors has let
go of. \figure{.66\pagewidth}{report-cover/link-017}{A step of the way back,
link by link.}
@^grain@> @^pace@>

@ The module answers five questions about a replay that stands somewhere: how
does it go on, which event is the last one, which of its writes are new,
which items is the search branching on, and is there a search at all? All of
them are answered from the trace, and none remembers what it said before. So
pictures can be drawn in any order, or only the last one of a thousand.

One could keep these answers in the replay, and bring them up to date with
each step. Then a replay would know about pictures, and every program that
replays a trace would pay for them. So the questions are asked from outside,
by those who want to know.

@(dlx/draw/moment.hpp@>=
#pragma once
/* Where a replay of a trace stands: the three paces at which it can be
   walked, the event that happened last, and what was new in the last step. */
#include "dlx/draw/trace.hpp"
#include <array>
#include <cstddef>
#include <span>
#include <vector>
namespace dlx {
@<Declare the paces of a walk@>
@<Declare moments@>
@<Declare what a search is doing@>
} // |namespace dlx|

@ A pace is called {\it grain\/} in the program, as it is in recipes and on
the command line.

The three values are steps of a ladder, and every state that is seen at one
pace is seen at the next finer one, too. For four queens there are 153 states
at the coarsest, 481 at the middle one, and 1251 at the finest.

@<Declare the paces of a walk@>=
enum class Grain {
  @!event, /* one event a picture: a whole cover */
  @!node,  /* one node a picture: all that takes it out or puts it back */
  @!link   /* one assignment a picture */
};
constexpr std::array<char const*, 3> grain_names = {"event", "node",
  "link"}; /* in the order of |Grain| */
bool step(Trace const& trace, Replay& replay, Grain grain);
  /* one picture forward; |false| at the end of the trace */

@ A replay knows how far it has come, but a picture must know which step it
shows. The {\it last event\/} is the one whose writes are being done, or,
between two events, the one that is complete.
@^last event@>

A moment is a view: it points into the trace, and is good as long as the
trace is.



@<Declare moments@>=
struct Moment {
  Event const* event = nullptr; /* the last event, if anything has happened */
  std::size_t number = 0;       /* where it stands in the trace */
  std::size_t writes = 0;       /* how many of its writes are done */
};
Moment moment_of(Trace const& trace, Replay const& replay);
std::span<Write const> fresh_writes(Moment const& m, Grain grain);
  /* those of the last step, the latest at the end */
bool takes_out(Event::Type type); /* does it take nodes out of their lists? */

@ The last two questions are about the search around the list. Bare
operations, such as the cover of our example, have none around them.

While the search is at some level, an item is branched on at that level and
at each of those above. All of them have a heavy frame in the pictures, so
that one sees the path of the search in the row of headers.



@<Declare what a search is doing@>=
std::vector<int> branching(Trace const& trace, Moment const& m);
  /* the items that are branched on, by level; 0 where there is none.
     Time: proportional to the number of events before |m| */
bool searches(Trace const& trace); /* is this the trace of a search? */
bool has_tried(Trace const& trace, Moment const& m);
  /* has an option been tried up to now? */

@ The functions follow in this order. Where a group of writes begins is the
only thing that nobody else wants to know.

The header of the trace is all that they need: nothing here knows that there
are pictures. The log of \sec{draw/log} could ask the same questions.

@(dlx/draw/moment.cpp@>=
#include "dlx/draw/moment.hpp"
#include <algorithm>
namespace dlx {
@<Find the last event of a replay@>
@<Divide the writes of an event into groups@>
@<Take a step of a walk@>
@<Find the writes of the last step@>
@<Find out what is branched on@>
@<Find out whether there is a search@>
} // |namespace dlx|

@ For instance, after the first two writes of |cover(3)|, the replay stands
at event 0, write 2, and so does the moment. After the fourteenth, which is
the last one, the replay says event 1, write 0; but the picture shows what
event 0 has done, with 14 writes. Without this step back, a whole cover
would have the picture of the event after it, which has not even begun.

@<Find the last event of a replay@>=
Moment moment_of(Trace const& trace, Replay const& replay)
{
  Moment m = {nullptr, replay.event(), replay.write()};
  if (m.writes == 0) {
    if (m.number == 0) return m;
    m.writes = trace.events[--m.number].writes.size();
  }
  m.event = &trace.events[m.number];
  return m;
}

@ A cover removes its header with two writes, to $L$ and $R$, and each entry
with three: to $U$, $D$, and the size. An uncover does the reverse, so its
groups begin with what ends them in a cover. At the pace of nodes, one such
group is one step: the fourteen writes of |cover(3)| are five steps, of two,
three, three, three, and three writes. (A shade, in problems with colours,
or a bound, is a group by itself.)

Here are the fields of these fourteen writes, with a gap where a new group
begins:
$$\hbox{\tentex L R\quad U D S\quad U D S\quad U D S\quad U D S}$$
and those of the uncover, which is the same line read backwards:
$$\hbox{\tentex S D U\quad S D U\quad S D U\quad S D U\quad R L}$$
So whether $U$ begins a group depends on the direction, and nothing else has
to be known. The old list, the new list, the numbers of the nodes: none of
them is looked at.

@<Divide the writes of an event into groups@>=
bool takes_out(Event::Type type)
{
  return (type == Event::Type::cover) or (type == Event::Type::purify)@|
    or type == Event::Type::tweak;
}
namespace {
bool begins_group(Event const& event, std::size_t w)
{
  Field const f = event.writes[w].field;
  if ((f == Field::colour) or f == Field::bound) return true;
  if (takes_out(event.type)) return f == Field::left or f == Field::up;
  return f == Field::right or f == Field::size;
}
}

@ A step by nodes is a step by links that does not stop before the next group
begins, or the event ends. An event without writes, such as a choice, is a
step at every pace.

That |replay.write()| is 0 again after the last write of an event ends the
loop; so no group ever reaches into the next event, even if that begins with
a field which, in the direction of the first one, would not begin a group.

@<Take a step of a walk@>=
bool step(Trace const& trace, Replay& replay, Grain grain)
{
  if (grain == Grain::event) return replay.forward();
  if (not replay.forward_write()) return false;
  while (grain == Grain::node and replay.write() > 0@|
      and not begins_group(trace.events[replay.event()], replay.write()))
    replay.forward_write();
  return true;
}

@ Which writes does a picture show as fresh? Those of the last step, and how
far it reached back depends on the pace: to the beginning of the event, to
the beginning of the group, or just one write. So we walk back from the last
write that is done, and a picture needs no memory of the one before it.

For example, after eight writes of the cover, the walk back at the pace of
nodes passes $S$ and~$D$ and stops at the sixth write, a~$U$: three writes are
fresh. In the middle of a group, somewhere a walk by nodes never stops, the
answer is what has been done of the group so far.

@<Find the writes of the last step@>=
std::span<Write const> fresh_writes(Moment const& m, Grain grain)
{
  if (m.event == nullptr) return {};
  std::size_t w = grain == Grain::event or m.writes == 0 ? 0 : m.writes - 1;
  while (grain == Grain::node and w > 0 and not begins_group(*m.event, w)) --w;
  return std::span(m.event->writes).subspan(w, m.writes - w);
}

@ Which items is the search branching on? The trace says when an item is
chosen; it is done with when it has been uncovered again, or refunded, at
the level of its choice. We go through the events up to now and keep one
item a level. An item without options is never covered; it is done with as
soon as something is tried, or taken back, at a level above. (At first it
kept its heavy frame on half of the way back.)

All this makes the time for all pictures of a trace quadratic in the number
of its events. With the 152 events of four queens nobody notices; a picture
of the ten-thousandth event of something is nothing to look at anyway.

@<Find out what is branched on@>=
std::vector<int> branching(Trace const& trace, Moment const& m)
{
  std::vector<int> items;
  for (std::size_t e = 0; m.event != nullptr and e <= m.number; ++e) {
    auto const& event = trace.events[e];
    auto const level = static_cast<std::size_t>(std::max(0, event.level));
    bool const over = e < m.number or m.writes == event.writes.size();
    bool const back = (event.type == Event::Type::uncover)@|
      or event.type == Event::Type::refund;
    bool const shallow = back or (event.type == Event::Type::unpurify)@|
      or (event.type == Event::Type::untweak)
      or event.type == Event::Type::attempt;
    if (event.type == Event::Type::choose) {
      items.resize(level, 0);
      items.push_back(event.item);
    } else if (level >= items.size() or not shallow) continue;
    else if (items.resize(level + 1); back and over@|
        and items[level] == event.item) items.resize(level);
  }
  return items;
}

@ A trace of covers by hand has no choices and no tries. A search that has
not tried anything yet can still be told from one that is over, and captions
make use of that.

A search that finds nothing to do, because the problem has no items, neither
chooses nor tries. It looks like a bare list operation, and for once that is
right: nothing was searched.

@<Find out whether there is a search@>=
bool searches(Trace const& trace)
{
  auto tries = [](Event const& e) { return e.type == Event::Type::attempt
    or e.type == Event::Type::choose; };
  return std::any_of(trace.events.begin(), trace.events.end(), tries);
}
bool has_tried(Trace const& trace, Moment const& m)
{
  for (std::size_t e = 0; m.event != nullptr and e <= m.number; ++e)
    if (trace.events[e].type == Event::Type::attempt) return true;
  return false;
}

@ \pitfall{A picture that shows what comes next instead of what was just done:
between two events, a replay counts the first one as done, and stands at the
second. A walk by nodes that ends in the middle of a group because the groups
of an uncover begin with other fields than those of a cover. A picture that
relies on the one before it, and is wrong if it is the first.}

\pinned{\.{tests/draw/moment\UL test.cpp} counts the steps of one cover at
each pace (14, 5, and~1) and of its uncover; at every state of random
searches it compares the fresh writes with those that the last step has done;
and it follows what is branched on, over dead ends and back.}

\exercise{Add a fourth pace, by levels: one picture for each option that is
tried or taken back, with all covers that this causes. Which of the functions
above have to change?}

\summary{A trace is walked by events, by nodes, or by links. What a moment
is, and what was new in it, is computed from the trace alone.}
