@** Sequences of pictures. \label{draw/sequence}%
A single picture shows what the list looks like. To see it {\it dance}, one
needs dozens in a row: fourteen assignments for covering one item of five, a
hundred and fourteen covers and uncovers for four queens. How are they made, and
how many of them are in memory at a time?
{\nolegend\steps{\step{.485\pagewidth}{paper-cover-a/event-001}{event 1}\step{.485\pagewidth}%
{paper-cover-a/event-002}{event 2}}{Two pictures of a sequence: item~A is covered, and
comes back.}}
@^sequence of pictures@>

Here is what a few wishes come to, for four queens.
$$\vbox{\halign{#\hfil\quad&\hfil#\quad&#\hfil\cr
the wish&pictures&their names\cr
\noalign{\smallskip}
links, by events&153&\.{event-000} to \.{event-152}\cr
links, by nodes&481&\.{node-000} to \.{node-480}\cr
links, by links&1251&\.{link-000} to \.{link-1250}\cr
the board, at tries, dead ends, solutions&22&\.{event-003}, \.{event-008}, \dots\cr
the tree&1&\.{tree}\cr}}$$
A picture has its number from its step, and picture~$k$ shows what step~$k$ has done;
so one can put the list, the board, and the log side by side.

@ How many pictures may there be? The trace of eight queens has 11518 events,
and a picture of one of them is a third of a megabyte of DOT; a vector of all of them
fills 3.8 gigabytes before the first is seen. So |draw_trace| {\it shows\/} each
picture to its caller as soon as it is drawn, and forgets it; what is kept is up to
the caller. (A second function returns a vector, for the gallery, which draws all before it touches a file.)
@^streaming@>

@(dlx/draw/sequence.hpp@>=
#pragma once
/* Turns a trace into a sequence of pictures: which ones are wanted, of what,
   at which pace, and what they are called. */
#include "dlx/draw/recipe.hpp"
#include <functional>
namespace dlx {
@<Declare pictures and their sequences@>
using Show = std::function<void(Picture picture)>;
  /* is called once for each picture, in their order */
std::size_t draw_trace(Trace const& trace, Drawing const& drawing,
  Show const& show); /* one by one; returns their number. Throws
  |std::invalid_argument|, before the first, if there is no board or search, if there are no
  links (textbook search), or bounds or costs for a matrix */
std::vector<Picture> draw_trace(Trace const& trace, Drawing const& drawing);
void walk(Trace const& trace, Grain grain, Selection const& selection,
  std::function<void(Replay const& replay, int k)> const& look);
  /* looks at the selected states, number |k| after |k| steps */
} // |namespace dlx|

@ A picture does not know where it will be stored. A sequence does, and it
keeps its trace, so that the trace can be written beside the pictures and be
replayed.

@<Declare pictures and their sequences@>=
struct Picture {
  std::string name; /* \.{event-017}, without an ending */
  Caption caption;
  std::string dot;  /* for \.{neato -n2} */
  int width = 0, height = 0; /* in pixels of a page */
};
struct Sequence {
  std::string name, title, caption; /* |name| is also that of its folder */
  Trace trace;
  std::vector<Picture> pictures;
  bool film = false; /* is there a \.{film.svg} beside them? */
  bool in_gallery = false; /* is there a page above theirs? */
};

@ This is where lists, boards, matrices, and trees meet. None of their chapters knows of the
others, or of files, numbers, and selections.

@(dlx/draw/sequence.cpp@>=
#include "dlx/draw/sequence.hpp"
#include "dlx/draw/matrix.hpp"
#include "dlx/draw/squares.hpp"
#include "dlx/draw/tree.hpp"
#include <algorithm>
#include <fmt/core.h>
#include <stdexcept>
namespace dlx {
@<Choose pictures@>
@<Walk through the selected states@>
@<Draw a trace@>
} // |namespace dlx|

@ Whether a picture is wanted is asked before it is drawn, because drawing is what
takes the time. The picture after event 5000 of eight queens takes a tenth of a second,
nearly all of it for reading the trace, and for playing it to set the stage, which
must know the worst moment.

@<Choose pictures@>=
static bool wants(Selection const& s, int k, int last, Event const* event)
{
  if (s.everything() or (s.last and k == last)) return true;
  auto has_k = [k](std::pair<int, int> const& r) {
    return r.first <= k and k <= r.second; };
  return std::ranges::any_of(s.ranges, has_k) or@|
    (event != nullptr and std::ranges::count(s.types, event->type) > 0);
}

@ A walk goes through the trace at one pace. Picture~0 is drawn
before the first step, hence the |do|; and the word {\tentex last} means something
only when the steps have been counted, for which the trace is walked once with
nobody looking. While picture $k$ is drawn there is no other one in memory.

@<Walk through the selected states@>=
void walk(Trace const& trace, Grain grain, Selection const& selection,
  std::function<void(Replay const& replay, int k)> const& look)
{
  int last = 0, k = 0;
  if (selection.last)
    for (Replay ahead(trace); step(trace, ahead, grain); ) ++last;
  Replay replay(trace);
  do {
    if (wants(selection, k, last, moment_of(trace, replay).event)) look(replay, k);
    ++k;
  } while (step(trace, replay, grain));
}

@ A picture knows its size, since a page must reserve room for it. The size
is written into its first box, the frame, in inches; a pixel of a page is a
96th of an inch. So the text is asked, and a test compares what it says with the frame.

@<Draw a trace@>=
static int pixels(std::string const& dot, std::string_view name)
{
  auto const at = dot.find(name) + name.size();
  return static_cast<int>(std::stod(dot.substr(at, 20))*96 + 0.5);
}
std::size_t draw_trace(Trace const& trace, Drawing const& d, Show const& show)
{
  std::size_t count = 0;
  auto const put = [&](std::string name, Caption text, std::string dot) {
    int const w = pixels(dot, " width="), h = pixels(dot, " height=");
    show({std::move(name), std::move(text), std::move(dot), w, h});
    ++count;
  };
  if (d.subject == Subject::matrix) { @<Draw the steps of a person@> }
  else if (d.subject == Subject::tree)
    put("tree", {"the search tree", "", ""}, draw_tree(trace, d.bare));
  else { @<Draw the states of a list, or of a board@> }
  return count;
}

@ A matrix has steps of its own, those of a pencil; they are counted from~1, as in the
report, for there is no picture of an empty paper. Asking for what a trace does not
have is an error, and it is reported before anything is shown. Events do not
select steps here, since a step of the pencil is not an event.

@<Draw the steps of a person@>=
auto const steps = matrix_steps(trace);
int const last = static_cast<int>(steps.size());
if (last == 0) throw std::invalid_argument(@|
  "a drawing of the matrix needs a search, and this trace has none");
for (int k = 1; k <= last; ++k)
  if (auto const& s = steps[k - 1]; wants(d.steps, k, last, nullptr))
    put(fmt::format("step-{:03}", k), s.text, draw_matrix(trace.problem, s, d.bare));

@ A tree is a single picture. Everything else is drawn on a stage, set
once for all paces; but the board alone does not need it, and then it is not set. If two paces are wanted, the
trace is walked twice, first at one and then at
the other. So all pictures of a pace follow each other, and the page of the
sequence can tell by their names where the next pace begins.

@<Draw the states of a list, or of a board@>=
require_links(trace);
std::optional<Stage> stage;
if (d.subject != Subject::board) stage.emplace(trace);
for (Grain grain : d.grains)
  walk(trace, grain, d.steps, [&](Replay const& replay, int k) {
    put(fmt::format("{}-{:03}", grain_names[index(grain)], k),@|
      caption(trace, replay, grain),@|
      d.subject == Subject::board ? draw_board(trace, replay, grain, d.bare)
      : d.subject == Subject::both ? draw_links_and_board(*stage, replay, grain, d.bare)
      : draw_links(*stage, replay, grain, d.bare));
  });

@ The gallery keeps its pictures until all recipes are drawn.

@<Draw a trace@>=
std::vector<Picture> draw_trace(Trace const& trace, Drawing const& d)
{
  std::vector<Picture> all;
  draw_trace(trace, d, [&all](Picture p) { all.push_back(std::move(p)); });
  return all;
}

@ \pitfall{A vector of all pictures, when it is not known how many there are.
A sequence that sorts \.{link-10} before \.{link-9}: numbers have three digits, which is
enough for the longest walk of this book, of 279 pictures; after a thousand, only the
page is in order. A selection that selects nothing, and is taken for everything.}

\pinned{\.{tests/draw/sequence\UL test.cpp} selects, stops, and counts covers.}

\exercise[20]{Draw only the steps at which something happens to one item, whose
name is given. Where would you put the question, and what would it cost for
the trace of eight queens?}
\answer{In |wants|, for it is a question about the event of a picture: is its
|item| the one, or does one of its writes have a header or an entry of it as its
node? The second half needs the list, to know the item of a node; or else the
numbers of entries, which can be found once for the problem. For eight queens it
is asked 11519 times at the pace of events, and 118929 times at that of links, whether a picture is drawn or not.}

\summary{A drawing is a wish. Pictures are drawn one by one, and shown as soon
as they are there; their numbers are those of the steps.}
