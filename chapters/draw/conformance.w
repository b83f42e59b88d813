@** Dancing in any language. \label{draw/conformance}%
You have written Algorithm DLX in Java, or Python, or Rust. It finds all covers of
all problems that you have tried. Are your links right?

The covers will not tell. Here is the matrix of five columns, and a program that
hides the rows of a column as it should, but puts them back from the top instead of
from the bottom (see \sec{dance/links}). Its trace is judged:
\transcript{check-trace}
The covers of this problem would have been right. In line~3, nine writes undo what
line~2 has done, but the first of them does not undo its last, and that is what the
judge says: which line, which write, what stands there, and what should.
@^conformance@>

@ How can a judge know what somebody's program should have done? Nothing is left to
taste. The items are numbered from left to right, the nodes from top to bottom; ties
are broken by the leftmost item, options are tried from the top, and the algorithm of
the paper [K00] says in which order the links are written. So for each problem and each
way to choose there is exactly {\it one\/} right trace. We can write it down
ourselves, and go through both with two fingers, until they differ. $$\vbox{\halign{
\hfil#\quad&\tentex#\hfil\quad&\tentex#\hfil\cr
&\rm what is claimed&\rm what is right\cr\noalign{\smallskip}
line 2&cover C3&cover C3\cr
&L[4] = 2&L[4] = 2\cr
&R[2] = 4&R[2] = 4\cr
&$\ldots$&$\ldots$\cr
line 3&uncover C3&uncover C3\cr
&S[4] = 2&S[4] = 2\cr}}$$
That is the whole idea, and it needs no theory of wrong programs. A lost write, a
write too many, two covers in the wrong order, an item that stays covered at the
end: each of them makes a first line, and in it a first write, in which the fingers
part.

{\it Invariant:\/} before the fingers part, both lists are equal, link by link. For
both began as the list of the problem, and the same was written into both. So what
is said about the first difference is said about a list that was right until then;
all later differences may be consequences of the first one, and we keep silent about
them.

@ What a judge says is a place and a sentence. The line is the one that an editor
shows, and the first write of a line has number~1.

The right trace comes from a search that is watched by a recorder, or from a golden
trace that is read from a file. A script cannot be guessed from the trace that it made,
and problems with colours, bounds, or costs are not for Algorithm DLX; such traces
can only be compared with a golden one.

@(dlx/draw/conformance.hpp@>=
#pragma once
/* Is this the trace of Algorithm DLX?  There is only one right one to compare it
   with. */
#include "dlx/draw/trace.hpp"
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
namespace dlx {
struct Deviation {
  std::size_t line = 0; /* of the file; the heading is line 1 */
  std::size_t write = 0; /* of this line, from 1; 0 if the event itself differs */
  std::string message; /* what stands there, and what should */
};
std::optional<Trace> right_trace(Problem const& problem,@|
  std::string const& chooser, std::uint64_t nodes);
  /* of a search of so many nodes, if it does not end before; nothing if the problem
     is not plain, or the chooser neither |"first"| nor |"smallest"| */
std::optional<Deviation> first_deviation(Trace const& claimed, Trace const& right);
  /* nothing if they are equal; time: linear */
} // |namespace dlx|

@ The source file has the two, and what they need for talking.

@(dlx/draw/conformance.cpp@>=
#include "dlx/draw/conformance.hpp"
#include "dlx/more/links.hpp"
#include "dlx/more/search.hpp"
#include <algorithm>
#include <fmt/format.h>
namespace dlx {
namespace {
@<Put the beginning of an event into words@>
@<Compare the writes of two events@>
}  // |namespace|
@<Record the right trace@>
@<Find where the fingers part@>
} // |namespace dlx|

@ The dance that sets the standard is the one of part II. It stops after a number of
nodes, since a claimed trace may be short and its problem terrible: nobody should wait
for the right trace of forty queens in order to hear that line~2 is wrong. If that
number is greater than the number of claimed lines, nothing is lost, because every
node has an event of its own.

@<Record the right trace@>=
std::optional<Trace> right_trace(Problem const& problem,@|
  std::string const& chooser, std::uint64_t nodes)
{
  if (not is_plain(problem)) return std::nullopt;
  bool const is_first = chooser == "first";
  if (not is_first and (chooser != "smallest")) return std::nullopt;
  Recorder recorder(problem, chooser);
  Links links(problem);
  Limits limits;
  limits.nodes = nodes;
  search(links, is_first ? Chooser::first : Chooser::smallest,@|
    limits, nullptr, &recorder);
  return recorder.take();
}

@ Two events are first compared without their writes. What is printed is the line as it
should stand in the file, up to the writes; so whoever made a mistake in the format
alone, or counts levels from one, sees that, too.

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

@ Then come the writes, one by one, until one of the two events has no more. The old
value is compared like the rest: it is what makes a trace reversible, and a program
that lies about it has a list that we know nothing of.

@<Compare the writes of two events@>=
std::string in_words(std::vector<Write> const& writes, std::size_t k)
{
  if (k >= writes.size()) return "nothing more";
  Write const& w = writes[k];
  return fmt::format("{}[{}] = {}, which was {}", static_cast<char>(w.field),
    w.node, w.now, w.old);
}
std::optional<Deviation> compare_writes(std::size_t line,@|
  std::vector<Write> const& claimed, std::vector<Write> const& right)
{
  if (claimed == right) return std::nullopt;
  auto const k = static_cast<std::size_t>(
    std::ranges::mismatch(claimed, right).in1 - claimed.begin());
  return Deviation{line, k + 1, fmt::format("{}; right is {}",
    in_words(claimed, k), in_words(right, k))};
}

@ The fingers. Event~0 stands in line~2.

@<Find where the fingers part@>=
std::optional<Deviation> first_deviation(Trace const& claimed, Trace const& right)
{
  auto const& a = claimed.events;
  auto const& b = right.events;
  for (std::size_t k = 0; k < std::max(a.size(), b.size()); ++k) {
    std::string const is = k < a.size() ? beginning(a[k]) : "the trace ends";
    std::string const ought = k < b.size() ? beginning(b[k]) : "the end";
    if (k >= std::min(a.size(), b.size()) or not begin_alike(a[k], b[k]))
      return Deviation{k + 2, 0, fmt::format("{}; right is {}", is, ought)};
    if (auto const d = compare_writes(k + 2, a[k].writes, b[k].writes)) return d;
  }
  return std::nullopt;
}

@ \pitfall{Comparing covers only, as the first paragraph did. Comparing the list at the
end with the list at the beginning only: two faults that cancel each other, such as an
uncover that forgets what its cover has forgotten, remain unseen. Reading the claimed
trace with the suspicion of \sec{draw/trace}: then it complains where a write does not
find what it expects, and this can be long after the write that was wrong.}

\pinned{\.{tests/draw/conformance\UL test.cpp} changes each number in a trace, leaves out
each write and each event, and doubles it; the place that is named is the right one each
time. The folder \.{exercises/conformance} has forty problems, from tiny to strange, an
implementation in Python, and a page that says how to judge another one; the tests judge
that one, and six spoiled versions of it, each of which is found out.}

\exercise[22]{Write Algorithm DLX in a language that you love and that is not
\CEE/, and let it be judged by the suite in \.{exercises/conformance}.}
\answer{The Python program \.{dance.py}, in the same folder, has about sixty lines, and
half of them read and write. What most people get wrong at first is the beginning of
uncover: the items of a row come back from right to left, the rows from the bottom, the
size before the links.}

\summary{For every problem there is one right dance. Whoever writes down theirs can be
told where it first goes wrong.}
