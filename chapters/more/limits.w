@** Limits. \label{more/limits}%
When shall a search stop? The plain search stops when there is nothing left,
or when its visitor has seen enough covers. A search that runs for a week
needs more words. It may be that no cover ever comes; that we have an hour and not
more; that a key is pressed; and that in the meantime we would like to know how far
it has come.

Here are the seventeen nodes of the four queens in the order in which they are
visited, and three ways to stop before the end. Suppose that we ask for one cover:
then the search stops at node~9, where it is found. If we allow six nodes, it stops
at the sixth, and has found nothing, which proves nothing. And if we ask for two
covers, it goes on to node~13; there it stops, though four more nodes are left, and says that
it has been stopped, for it cannot know that there is no third cover among them.
\sketch{limits}{The seventeen nodes of the four queens, in the order of time: circles branch, squares
are dead, diamonds are covers. Three limits, and where they end the search.}
@^limits@>

@ What is the invariant of stopping? A search looks at its limits {\it when it wants
to go on}, after a node and before the next. So a limit of six nodes means that six are
visited. And if nothing is left to be tried, it does not ask: it says |complete|, even
if a limit was reached at that very moment. With a limit of 17 nodes, the four queens
are complete. This is the difference between ``two'' and ``at least two'', and a user
who has asked for two covers and got them should be told which it is.

That is what a |Result| says: the totals that we know, and the way in which the search
has ended.

@<Declare the totals@>=
using dance::Totals;
enum class Ending {
  @!complete,    /* all covers have been found */
  @!limit,       /* a limit was reached first */
  @!interrupted, /* |Limits::stop| became true */
  @!script       /* the script said so */
};
struct Result {
  Ending ending = Ending::complete;
  Totals totals;
};

@ Some searches are made of several. What they have done is added up; what they have found is not, for covers of components are
multiplied, and others may have been told twice.

@<Declare the totals@>=
inline void add_work(Totals& all, Totals const& more) /* nodes, dead ends, and options tried */
{
  all.nodes += more.nodes;
  all.dead += more.dead;
  all.attempts += more.attempts;
}

@ Nothing is as worrying as a program that says nothing. A long search calls a |pulse|,
if there is one, every 1024 nodes or so, and says how far it has come. The fraction
|done| supposes that all subtrees of a node are equally large, which is never true, but
the mistakes have a way of evening out (\sec{more/progress}).
@^progress@>

@<Declare a sign of progress@>=
struct Progress {
  std::uint64_t nodes = 0, solutions = 0;
  double done = 0; /* between 0 and 1 */
  std::optional<std::int64_t> best = std::nullopt, floor = std::nullopt;
    /* the cost of the best cover so far, and the best that another can have */
};

@ {\it Limits\/} are what a search is told, and zero means that there is none. A {\it
receiver\/} is given each cover as soon as it is found, as the numbers of its options
in the order in which they were chosen. It is a visitor without a vote: to stop
at a cover is what limits are for now.

@<Declare the orders@>=
@<Declare a sign of progress@>
using dance::Chooser;
struct Limits { /* 0 is no limit */
  std::uint64_t solutions = 0; /* stop after so many covers */
  std::uint64_t nodes = 0;     /* visit at most so many nodes */
  double seconds = 0; /* of wall-clock time, looked at now and then; below 0, it is over */
  std::atomic<bool> const* stop = nullptr;
    /* stop when this becomes true; looked at once in 1024 nodes or so, so that some more
       covers may come */
  std::function<void(Progress const&)> pulse = nullptr; /* is called now and then */
  bool any() const { return solutions > 0 or nodes > 0 or seconds != 0; } /* is there one? */
};
using Receive = std::function<void(std::span<int const> cover)>;
  /* its options, which are gone when the function returns. May be called from another
     thread than the search was, but never from two at once */
inline bool is_raised(std::atomic<bool> const* flag) /* is there one, and is it true? */
{
  return flag != nullptr and flag->load();
}
using Clock = std::chrono::steady_clock;
inline double seconds_since(Clock::time_point then)
{ return std::chrono::duration<double>(Clock::now() - then).count(); }
Clock::time_point deadline_of(Limits const& limits); /* from now on */
std::uint64_t last_of(std::uint64_t already, std::uint64_t more);
  /* |already + more|, or the largest number if |more| is zero, or the sum too large */

@ Every search has to turn limits into something that is quickly compared. A limit on
seconds becomes a moment; as it may be longer than any clock can count to, we take
3.2 billion seconds, a century and more, for ``for ever''. A limit on a number counts
from where a search stands when it goes on; zero means never, and nothing may overflow,
not even if we are asked for as many covers as a word can count.
@^overflow@>

@<Work out when to stop@>=
Clock::time_point deadline_of(Limits const& limits) {
  double const most = 3.2e9, wanted = limits.seconds;
  double const seconds = wanted == 0 or not (wanted < most) ? most : std::max(wanted, 0.0);
  return Clock::now() + std::chrono::duration_cast<Clock::duration>(@|
    std::chrono::duration<double>(seconds));
}
std::uint64_t last_of(std::uint64_t already, std::uint64_t more) {
  std::uint64_t const never = ~std::uint64_t(0);
  return more == 0 or already > never - more ? never : already + more;
}

@ The header brings the plain words along, so that to include it is enough.

@(dlx/more/limits.hpp@>=
#pragma once
/* When a search shall stop, how it says how far it has come, and how it ended. */
#include "dlx/dance/observer.hpp"
#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
namespace dlx {
@<Declare the orders@>
@<Declare the totals@>
} // |namespace dlx|

@ And the source has the two functions.

@(dlx/more/limits.cpp@>=
#include "dlx/more/limits.hpp"
#include <algorithm>
namespace dlx {
@<Work out when to stop@>
} // |namespace dlx|

@ \pitfall{A limit on time that is looked at only when there is a cover: it
may be next week. A limit that is looked at after the last cover, and
reports that the search was cut off when it was complete. And ``no limit''
written as the largest number, to which somebody then adds one.}

\pinned{In \.{tests/more/limits\UL test.cpp}, limits are added that would
overflow. Searches are stopped at every possible node and at every possible
cover, at their exact borders, by the clock, and by the flag, in
\.{tests/more/search\UL test.cpp}; and each time the ending is compared with what
it should be. The picture above is counted there, too.}

\exercise[10]{Which of the limits could a plain visitor have kept by himself,
and which not?}
\answer{The limit on covers, by counting them. Time and the flag only as far as
covers come: a visitor is not asked at a node that is no cover, and if no cover ever
comes, he is never asked at all. Nodes not at all, since nobody tells him how many there were.}

\summary{Limits on covers, nodes, and seconds, and a flag; zero means none. A
pulse says how far a search has come, and the ending says whether there may
be more.}
