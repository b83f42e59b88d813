@** Checking a trace. \label{draw/conformance}%
You have written Algorithm DLX in Java, or Python, or Rust. It finds all covers of all problems that
you have tried. Are your links right?

The covers will not tell. Here a program in Python has searched the list of \sec{dance/four_way}, and
found both covers, in the right order. But its trace is not that of Algorithm DLX:
\transcript{check-trace}
{\nolegend\steps{\step{.49\pagewidth}{deviation/claimed}{what is claimed}%
\step{.49\pagewidth}{deviation/right}{what is right}}{The list after the third write of
line~13. |C2| has got back its size and its down link; now it wants its up link, but this program already puts the header |C5| back into its row.}} Line 13 uncovers |C5|. When a node comes back into its column, this
program writes the size and the down link, but not the up link. On five columns that does no visible
harm. Of the two Latin squares of order two, the same program finds one.
@^conformance@>

@ The algorithm leaves nothing to taste. The items are numbered from left to right, the nodes from
top to bottom; ties are broken by the leftmost item, options are tried from the top, and the paper
[K00] says in which order the links are written. So for each problem and each chooser there is
exactly {\it one\/} right trace. We write it down ourselves, and go through both with two fingers,
until they differ.

{\it Invariant:\/} before the fingers part, both lists are equal, link by link, since both began as
the list of the problem, and the same was written into both. So what is said about the first
difference is said about a list that was right until then. Later differences may be consequences of
the first one, and are not reported.

@ A deviation is a place and a sentence. The line is the one that an editor shows, and the first
write of a line has number~1. The right trace comes from a search, and is not kept: the claim is
compared with it while the search is running. Scripts cannot be guessed from the traces that they
make, and problems with colours, bounds, or costs are not for Algorithm DLX. Such a claim can only
be compared with a trace that is known to be right, such as a golden one. The suite that
\cmd{make conformance} packs has 45 problems, an implementation in Python, and a page that says how
to judge another one.

@(dlx/draw/conformance.hpp@>=
#pragma once
/* Is this the trace of Algorithm DLX?  There is only one right one to compare it
   with. */
#include "dlx/draw/trace.hpp"
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
namespace dlx {
struct Deviation {
  std::size_t line = 0; /* of the file; the heading is line 1 */
  std::size_t write = 0; /* of this line, from 1; 0 if the event itself differs */
  std::string message; /* what stands there, and what should */
  std::optional<Event> right; /* that should; nothing after the end */
};
bool has_right_trace(Trace const& claimed);
  /* is its problem plain, and its chooser |"first"| or |"smallest"|? */
std::optional<Deviation> first_deviation(Trace const& claimed);
  /* from Algorithm DLX; nothing if it is right. |has_right_trace(claimed)| must hold. Time: that of the search, which is
     stopped soon after the deviation */
std::optional<Deviation> first_deviation(Trace const& claimed, Trace const& right);
  /* from another trace of the same problem; time: linear */
std::pair<Trace, Trace> cut_at(Deviation const& d, Trace const& claimed);
  /* what is claimed, and what is right, each up to the first wrong write */
} // |namespace dlx|

@ An event is put into words, compared, and cut.

@(dlx/draw/conformance.cpp@>=
#include "dlx/draw/conformance.hpp"
#include "dlx/more/links.hpp"
#include "dlx/more/search.hpp"
#include <algorithm>
#include <atomic>
#include <fmt/format.h>
namespace dlx {
namespace {
@<Put the beginning of an event into words@>
@<Compare two events@>
@<Compare a claim with a search@>
}  // |namespace|
@<Find where the fingers part@>
@<Cut both traces@>
} // |namespace dlx|

@ Two events are first compared without their writes. The message shows the line as it should be in
the file, up to the writes; so a mistake in the format alone, or a level that is counted from one,
is seen, too.

@<Put the beginning of an event into words@>=
std::string beginning(Event const& event)
{
  std::string const line = write_event(event);
  auto const writes = line.find(",\"writes\"");
  return line.substr(0, writes) + (writes == line.npos ? "" : ",...}");
}
bool begin_alike(Event a, Event b)
{
  a.writes = b.writes = {};
  return a == b;
}
std::string in_words(std::vector<Write> const& writes, std::size_t k)
{
  if (k >= writes.size()) return "nothing more";
  Write const& w = writes[k];
  return fmt::format("{}[{}] = {}, which was {}", static_cast<char>(w.field),
    w.node, w.now, w.old);
}

@ Then come the writes, one by one, until one of the two events has no more. The old value is
compared, too, since it makes a trace reversible. For a trace that has come to its end, the pointer
is null.

@<Compare two events@>=
std::optional<Deviation> compare(std::size_t line, Event const* is, Event const* ought)
{
  if (is and ought and *is == *ought) return std::nullopt;
  Deviation d;
  d.line = line;
  if (ought) d.right = *ought;
  if (is and ought and begin_alike(*is, *ought)) {
    auto const k = static_cast<std::size_t>(
      std::ranges::mismatch(is->writes, ought->writes).in1 - is->writes.begin());
    d.write = k + 1;
    d.message = in_words(is->writes, k) + "; right is " + in_words(ought->writes, k);
  }
  else d.message = (is ? beginning(*is) : "the trace ends") + "; right is "
    + (ought ? beginning(*ought) : "the end");
  return d;
}

@ The right trace is that of the search in part II. Its observer walks along the claim, keeps the
first deviation, and asks the search to stop. The claim may be short, and its problem terrible; so
the nodes are limited, too. Every node has an event of its own; so one node more than there are
claimed events is enough.

@<Compare a claim with a search@>=
struct Judge : Recorder {
  explicit Judge(Trace const& t) : Recorder(t.problem, t.chooser), claimed(t) {}
  Trace const& claimed;
  std::size_t next = 0; /* event, to be compared */
  std::optional<Deviation> found;
  std::atomic<bool> has_found = false;
  void compare_with(Event const* right)
  {
    auto const& events = claimed.events;
    if (not found)
      found = compare(next + 2, next < events.size() ? &events[next] : nullptr, right);
    has_found = found.has_value();
    ++next;
  }
  void keep(Event&& right) override { compare_with(&right); }
};

@ If the claim goes on when the search is over, the first line too many is wrong.

@<Find where the fingers part@>=
bool has_right_trace(Trace const& claimed)
{
  return is_plain(claimed.problem)
    and ((claimed.chooser == "first") or (claimed.chooser == "smallest"));
}
std::optional<Deviation> first_deviation(Trace const& claimed)
{
  Judge judge(claimed);
  Links links(claimed.problem);
  Limits limits;
  limits.nodes = claimed.events.size() + 1;
  limits.stop = &judge.has_found;
  search(links, claimed.chooser == "first" ? Chooser::first : Chooser::smallest,@|
    limits, nullptr, &judge);
  if (judge.next < claimed.events.size()) judge.compare_with(nullptr);
  return judge.found;
}

@ Two traces that are both at hand are compared event by event. Event~0 is in line~2.

@<Find where the fingers part@>=
std::optional<Deviation> first_deviation(Trace const& claimed, Trace const& right)
{
  auto const& a = claimed.events;
  auto const& b = right.events;
  for (std::size_t k = 0; k < std::max(a.size(), b.size()); ++k)
    if (auto const d = compare(k + 2, k < a.size() ? &a[k] : nullptr,
        k < b.size() ? &b[k] : nullptr)) return d;
  return std::nullopt;
}

@ For the pictures, both traces are cut off after the first wrong write. By the invariant, the right
one is the claim, but for the last event.

@<Cut both traces@>=
void cut(Trace& trace, std::size_t write)
{
  if (write == 0 or trace.events.empty()) return;
  auto& writes = trace.events.back().writes;
  writes.resize(std::min(writes.size(), write));
}
std::pair<Trace, Trace> cut_at(Deviation const& d, Trace const& claimed)
{
  std::size_t const k = d.line - 2;
  std::pair<Trace, Trace> both = {claimed, claimed};
  both.first.events.resize(std::min(k + 1, claimed.events.size()));
  both.second.events.resize(k);
  if (d.right) both.second.events.push_back(*d.right);
  cut(both.first, d.write);
  cut(both.second, d.write);
  return both;
}

@ \pitfall{Comparing covers only. Comparing only the list at the end with the list at the beginning,
which many a wrong program passes. Reading the claim with the suspicion of \sec{draw/trace}: this
reports a write that does not find what it expects, and that can be long after the one that was
wrong. And believing the heading: the right trace of an easier problem is called right. So a
teacher adds \.{--against GOLDEN}, where \.{GOLDEN} is a trace of the problem that was set.}

\pinned{\.{tests/draw/conformance\UL test.cpp} finds each of twelve wrong programs at the write that
we expect.}

\exercise[22]{Write Algorithm DLX in a language that you love and that is not \CEE/, and let it be
judged by the suite, which \.{make conformance} packs.} \answer{The Python program \.{dance.py}, in
the same folder, has about seventy lines, without blank ones, and half of them read and write. Three
things are easily done in another order: in uncover, the rows come back from the bottom, their nodes
from right to left, and each node mends the size before the links.}

\exercise[20]{A program puts back the nodes of a column from the top instead of from the bottom. Its
trace is refused; but do its links ever become wrong?} \answer{Never. Let $y$ be below $x$ when $x$
is hidden, and be hidden later. Then $x$ remembers~$y$, and $y$ remembers what had been above~$x$.
If $x$ comes back first, it writes |U[y]=x|, though $y$ is not there yet; and then $y$ remembers
just what it needs: |D[x]=y| comes next. From the bottom, $y$ returns to the one above~$x$, and then
$x$ between them. In the end, the same is written.}

\summary{For every problem there is one right dance. The check reports where a trace first differs
from it.}
