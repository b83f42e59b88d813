@** Limits. \label{more/limits}%
When shall a search stop? The plain search stops when there is nothing left,
or when its visitor has seen enough covers. A search that runs for a week
needs more words. It may be that no cover ever comes; that somebody has an
hour and not more; that a key is pressed; and that in the meantime somebody
would like to know how far it has come.

An example: \cmd{dlx solve --limit 3 --nodes 1000000} asks for three covers,
or as many as turn up at the first million of nodes. What it gets is a
|Result|: so many covers, so many nodes, and a word on why it has ended.
@^limits@>

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

@ @(dlx/more/limits.cpp@>=
#include "dlx/more/limits.hpp"
namespace dlx {
@<Work out when to stop@>
} // |namespace dlx|

@ {\it Limits\/} say when to stop early, and zero means no limit. (The plain
searches had no need of them, since their visitor may stop them at a cover; but a
search may run for a week and never see one.) A receiver of covers is a visitor
without a vote.
@^limits@>

@<Declare the orders@>=
@<Declare a sign of progress@>
using dance::Chooser;
struct Limits {
  std::uint64_t solutions = 0; /* stop after so many covers */
  std::uint64_t nodes = 0;     /* visit at most so many nodes */
  double seconds = 0;          /* of wall-clock time, looked at now and then */
  std::atomic<bool> const* stop = nullptr; /* stop when this becomes true */
  std::function<void(Progress const&)> pulse = nullptr; /* see below */
};
using Receive = std::function<void(std::span<int const> cover)>;
  /* is given each cover as soon as it is found: the numbers of its options in
     the order in which they were chosen; may be empty */

@ Every search has to turn limits into something that is quickly compared. A
limit on seconds becomes a moment; as it may be longer than any clock can
count to, we take a day more than a century for ``for ever''. A limit on a
number counts from where a search stands when it goes on; zero means never,
and nothing may overflow, not even if somebody asks for as many covers as a
word can count.
@^overflow@>

@<Declare the orders@>=
using Clock = std::chrono::steady_clock;
Clock::time_point deadline_of(Limits const& limits); /* from now on */
std::uint64_t last_of(std::uint64_t already, std::uint64_t more);
  /* |already + more|, or the largest number if |more| is zero */

@ @<Work out when to stop@>=
Clock::time_point deadline_of(Limits const& limits)
{
  double const most = 3.2e9, wanted = limits.seconds;
  double const seconds = wanted > 0 and wanted < most ? wanted : most;
  return Clock::now() + std::chrono::duration_cast<Clock::duration>(@|
    std::chrono::duration<double>(seconds));
}
std::uint64_t last_of(std::uint64_t already, std::uint64_t more)
{
  std::uint64_t const never = ~std::uint64_t(0);
  return more == 0 or already > never - more ? never : already + more;
}

@ Nothing is as worrying as a program that says nothing. A long search calls
|pulse|, if there is one, every 1024 nodes or so, and says how far it has
come. The fraction |done| supposes that all subtrees of a node are equally
large, which is never true, but the mistakes have a way of evening out.
@^progress@>

@<Declare a sign of progress@>=
struct Progress {
  std::uint64_t nodes = 0, solutions = 0;
  double done = 0; /* between 0 and 1 */
  std::optional<std::int64_t> best = std::nullopt, floor = std::nullopt;
    /* of costs, see \sec{more/cheapest}: of the best cover so far, and the least
       that another one can have */
};

@ At the end there are the totals that we know, and the way in which the
search ended. Whoever has asked for three covers and has got three must be
told whether there were more, for that is the difference between ``three''
and ``at least three''. A search that was complete says so, even if a limit
was reached at the same moment.

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

@ \pitfall{A limit on time that is looked at only when there is a cover: it
may be next week. A limit that is looked at after the last cover, and
reports that the search was cut off when it was complete. And ``no limit''
written as the largest number, to which somebody then adds one.}

\pinned{In \.{tests/more/limits\UL test.cpp}, limits are added that would
overflow. Searches are stopped at every possible node and at every possible
cover, at their exact borders, by the clock, and by the flag, in
\.{tests/more/search\UL test.cpp}; and each time somebody looks whether the
ending is the right one.}

\exercise{Which of the limits could a plain visitor have kept by himself,
and which not?}

\summary{Limits on covers, nodes, and seconds, and a flag; zero means none. A
pulse says how far a search has come, and the ending says whether there may
be more.}
