@** Sequences of pictures. \label{draw/sequence}%
A single picture shows what the list looks like. To see it {\it dance}, one
needs dozens in a row: fourteen assignments for covering one item of five, a
hundred and fourteen covers and uncovers for four queens. This chapter
turns a trace and a |Drawing| into pictures, one after the other, and gives
them their names.
\strip{4}{slides-first}{event}{1}{8}\caption{The first eight events of a
search that always takes the first column.}
@^sequence of pictures@>

@ Here is what a few wishes come to, for four queens.
$$\vbox{\halign{#\hfil\quad&\hfil#\quad&#\hfil\cr
the wish&pictures&their names\cr
\noalign{\smallskip}
links, by events&153&\.{event-000} to \.{event-152}\cr
links, by nodes&481&\.{node-000} to \.{node-480}\cr
links, by links&1251&\.{link-000} to \.{link-1250}\cr
the board, at tries, dead ends, solutions&22&\.{event-003}, \.{event-008}, \dots\cr
the tree&1&\.{tree}\cr}}$$
A picture has its number from its step; so one can put the list, the board, and
the log side by side. With more than a thousand pictures, names grow longer, and
an alphabetical list is not in the order of time any more. Pages do not mind,
since they keep the order in which the pictures were drawn; \cmd{ls} has the
option \.{-v}.

@ It does not say where pictures are stored, or who renders them. Somebody who
wants to count the thick arrows in all pictures of a search can do so with
nothing else.

@(dlx/draw/sequence.hpp@>=
#pragma once
/* Turns a trace into a sequence of pictures: which ones are wanted, of what,
   at which pace, and what they are called. */
#include "dlx/draw/recipe.hpp"
#include <cstddef>
#include <functional>
#include <string>
#include <vector>
namespace dlx {
@<Declare how pictures are drawn@>
} // |namespace dlx|

@ A picture does not know where it will be stored. A sequence does, and it
keeps its trace, so that the trace can be written beside the pictures;
somebody might want to replay it.

How many pictures may there be? The trace of eight queens has 11518 events,
and a picture of one of them is a third of a megabyte of DOT. In the first
version, |draw_trace| returned them all in a vector; it let everybody wait
until 3.8 gigabytes were full, and then had all pictures at once, of which
most people would look at the first few. Now it {\it shows\/} each picture
to somebody as soon as it is drawn, and forgets it; what is kept is up to
that somebody. (The function that returns a vector is still there, for those
who know that they want a few.)
@^streaming@>

@<Declare how pictures are drawn@>=
struct Picture {
  std::string name; /* \.{event-017}, without an ending */
  Caption caption;
  std::string dot;  /* for \.{neato -n2} */
  int width = 0, height = 0; /* in pixels of a page */
};
using Show = std::function<void(Picture picture)>;
  /* is called once for each picture, in their order */
struct Sequence {
  std::string name;  /* also of its folder */
  std::string title;
  std::string caption;
  Trace trace;
  std::vector<Picture> pictures;
  bool small = false; /* are they small pictures for a strip? */
};
std::size_t draw_trace(Trace const& trace, Drawing const& drawing,
  Show const& show); /* one by one; returns their number. Throws
  |std::invalid_argument|, before the first, if there is no board or search */
std::vector<Picture> draw_trace(Trace const& trace, Drawing const& drawing);
  /* all of them */
using Visit = std::function<void(Replay const& replay, int k)>;
std::size_t walk(Trace const& trace, Grain grain, Selection const& selection,
  Visit const& look); /* looks at the selected states, number |k| after |k|
  steps; returns how many there are */

@ This is where lists, boards, matrices, and trees meet.

There is one function for each way to walk, and one that chooses among them.

@(dlx/draw/sequence.cpp@>=
#include "dlx/draw/sequence.hpp"
#include "dlx/draw/matrix.hpp"
#include "dlx/draw/squares.hpp"
#include "dlx/draw/tree.hpp"
#include <algorithm>
#include <fmt/core.h>
#include <stdexcept>
#include <string_view>
namespace dlx {
namespace {
@<Choose pictures@>
@<Measure a picture@>
@<Draw a state of the list@>
@<Draw the steps of a walk@>
@<Draw the steps of a person@>
}
@<Walk through the selected states@>
@<Draw a trace@>
} // |namespace dlx|

@ Picture number |k| shows what happened in step |k|.
Whether it is wanted is asked before it is drawn, because drawing is what
takes the time. If somebody asks for the last picture, the trace is walked
once just to count its steps; only then |last| means something.

Counting the steps means replaying the trace. That costs a fraction of what
setting the stage costs, for which it is replayed, too.

@<Choose pictures@>=
bool wants(Selection const& s, int k, int last, Event const* event)
{
  if (s.everything() or (s.last and k == last)) return true;
  auto has_k = [k](std::pair<int, int> const& r) {
    return r.first <= k and k <= r.second; };
  if (std::any_of(s.ranges.begin(), s.ranges.end(), has_k)) return true;
  return event != nullptr@|
    and std::find(s.types.begin(), s.types.end(), event->type) != s.types.end();
}
int last_step(Trace const& trace, Grain grain, Selection const& s)
{
  int n = 0;
  if (not s.last) return n;
  Replay replay(trace);
  while (step(trace, replay, grain)) ++n;
  return n;
}

@ How much does it cost to draw only one picture of a long search? The trace
of eight queens has 11518 events. The picture after number 5000 takes a
tenth of a second of a processor, and nearly all of that goes into reading
the trace, and into playing it for the stage, which must know the worst
moment. The picture itself has a third of a megabyte of DOT. All 11519 of
them would have 3.8 gigabytes; nobody wants them, and nobody has to wait for
them who does not.

@ A picture knows its size, since a page must reserve room for it. The size
is written into its first box, the frame, in inches; a pixel of a page is a
96th of an inch. That box is at the beginning, so looking for it costs
nothing.

It would be cleaner if the functions that draw returned the size as well. But
there are six of them, and the size is needed by pages only. So the text is
asked, and a test compares what it says with the frame.

@<Measure a picture@>=
int pixels(std::string const& dot, std::string_view name)
{
  auto const at = dot.find(name);
  if (at == std::string::npos) return 0;
  return static_cast<int>(std::stod(dot.substr(at + name.size(), 20)) * 96
    + 0.5);
}
Picture made(std::string name, Caption caption, std::string dot)
{
  int const w = pixels(dot, " width="), h = pixels(dot, " height=");
  return {std::move(name), std::move(caption), std::move(dot), w, h};
}

@ A state of the list can be drawn in three ways, and this is where the ways
part. (A matrix has steps, not states, and a tree has neither.)

The board alone does not need the stage; it is given the trace, which the
stage knows.

@<Draw a state of the list@>=
std::string draw_state(Stage const& stage, Replay const& replay,
  Grain grain, Drawing const& d)
{
  if (d.subject == Subject::board)
    return draw_board(stage.trace(), replay, grain, d.bare);
  if (d.subject == Subject::both)
    return draw_links_and_board(stage, replay, grain, d.bare);
  return draw_links(stage, replay, grain, d.bare);
}

@ A walk at one pace. Numbers have three digits, so that a list of files is
in the order of time up to \.{link-999}; the longest walk of this book, link
by link through the Latin squares, has 279 pictures. Picture~0 is drawn
before the first step, hence the |do|.

Here the frames come about: for each picture that is wanted, the list is
described and drawn, shown to somebody, and forgotten. While picture $k$ is
drawn there is no other one in memory.

@<Walk through the selected states@>=
std::size_t walk(Trace const& trace, Grain grain, Selection const& selection,
  Visit const& look)
{
  int const last = last_step(trace, grain, selection);
  Replay replay(trace);
  std::size_t count = 0;
  int k = 0;
  do {
    if (wants(selection, k, last, moment_of(trace, replay).event)) {
      look(replay, k);
      ++count;
    }
    ++k;
  } while (step(trace, replay, grain));
  return count;
}

@ What is done with such a state is to draw it on the stage.

@<Draw the steps of a walk@>=
std::size_t draw_walk(Stage const& stage, Grain grain,
  Drawing const& d, Show const& show)
{
  Trace const& trace = stage.trace();
  return walk(trace, grain, d.steps, [&](Replay const& replay, int k) {
    auto name = fmt::format("{}-{:03}",
      grain_names[static_cast<std::size_t>(grain)], k);
    show(made(std::move(name), caption(trace, replay, grain),@|
      draw_state(stage, replay, grain, d)));
  });
}

@ The matrix has its own steps. Asking for what a trace does not have is an
error, and it is reported before anything is shown. Events do not select
steps here, since a step of the pencil is not an event.

The steps of a pencil are counted from~1, as in the report; there is no
picture of an empty paper.

@<Draw the steps of a person@>=
std::size_t draw_by_hand(Trace const& trace, Drawing const& d,
  Show const& show)
{
  auto const steps = matrix_steps(trace);
  int const last = static_cast<int>(steps.size());
  if (last == 0) throw std::invalid_argument(@|
    "a drawing of the matrix needs a search, and this trace has none");
  std::size_t count = 0;
  for (int k = 1; k <= last; ++k)
    if (wants(d.steps, k, last, nullptr)) {
      auto const& now = steps[k - 1];
      show(made(fmt::format("step-{:03}", k), now.text,@|
        draw_matrix(trace.problem, now, d.bare)));
      ++count;
    }
  return count;
}

@ And a tree is a single picture. Everything else is drawn on a stage, set
once for all paces. For those who want a vector, the somebody to whom
pictures are shown puts them into one.

If two paces are wanted, the trace is walked twice, first at one and then at
the other. So all pictures of a pace follow each other, and the page of the
sequence can tell by their names where the next pace begins.

@<Draw a trace@>=
std::size_t draw_trace(Trace const& trace, Drawing const& d,
  Show const& show)
{
  if (d.subject == Subject::matrix) return draw_by_hand(trace, d, show);
  if (d.subject == Subject::tree) {
    show(made("tree", Caption{"the search tree", "", ""},
      draw_tree(trace, d.bare)));
    return 1;
  }
  Stage const stage(trace, d.small
    ? small_measures(trace.problem.item_count()) : Measures());
  std::size_t count = 0;
  for (Grain grain : d.grains)
    count += draw_walk(stage, grain, d, show);
  return count;
}
std::vector<Picture> draw_trace(Trace const& trace, Drawing const& d)
{
  std::vector<Picture> all;
  auto keep = [&all](Picture p) { all.push_back(std::move(p)); };
  draw_trace(trace, d, keep);
  return all;
}

@ \pitfall{A vector of all pictures, when nobody has said how many there are.
A sequence that sorts \.{link-10} before \.{link-9}. A selection that selects
nothing, and is taken for everything.}

\pinned{\.{tests/draw/sequence\UL test.cpp} selects pictures by numbers,
ranges, types of events, and the word {\tentex last}, and reads their names;
it stops looking after the third picture, and sees that no fourth is drawn;
and it counts the covers in the pictures of the reports' sequences.}

\exercise[20]{Draw only the steps at which something happens to one item, whose
name is given. Where would you put the question, and what would it cost for
the trace of eight queens?}
\answer{In |wants|, for it is a question about the event of a picture: is its
|item| the one, or does one of its writes have a header or an entry of it as its
node? The second half needs the list, to know the item of a node; or else the
numbers of entries, which can be found once for the problem. For eight queens it
is asked 11518 times, for each pace, whether a picture is drawn or not.}

\summary{A drawing is a wish. Pictures are drawn one by one, and shown as soon
as they are there; their numbers are those of the steps.}
