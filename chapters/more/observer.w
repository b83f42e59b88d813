@** Observers, limits, progress. \label{more/observer}%
How do we talk with a search while it runs? It reports its steps to an observer. It stops at
limits. And it answers the question that children ask after ten minutes, and people at a
terminal after one: ``Are we nearly there?''

Let Ann be chosen for the kitchen of \sec{more/problem}. In the words of \sec{dance/observer}
the search would report that it chose the item |cook|, tried option~1, and wrote
some links. But |cook| was not covered, as it can have a second cook; and |pot| was not
covered either, because Bob may share it. Bounds and colours need words of their own. Here
is all that the search reports until it arrives at the next node:
$$\vbox{\halign{\tentex#\hfil\quad&#\hfil\cr
choose cook&it has three options\cr
spend cook&of the two that are allowed, one is left\cr
try Ann\cr
tweak cook&Ann is tried, and not again for \.{cook}: her option leaves its columns\cr
purify pot&it is soup now; Bob agrees, and is marked; Cem is hidden\cr}}$$
The words {\it tweak\/} and {\it purify\/} are Knuth's, from Algorithms M and~C
[K22]; \sec{more/bounded} and \sec{more/painted} explain what they do. This chapter
contains the words only, so that pictures, logs, traces, and tests can follow every search of
this book.

@*1 Events. A general search reports the eight events of \sec{dance/observer} and six
more. The class |Observer| derives from the plain one, so it can watch a plain dance, too.

Two new fields may be written: the colour of a node and the
bound of an item. The plain fields keep their letters, and the second |write| translates
them.
@^observer@>@^event@>

@<Declare the class |Observer|@>=
enum class Field : char { @!left = 'L', @!right = 'R', @!up = 'U',
  @!down = 'D', @!item = 'C', @!size = 'S', @!colour = 'K', @!bound = 'B' };
enum class Act : char { @!spend, @!refund, @!tweak, @!untweak };
  /* what happens to bounded items, see \sec{more/bounded} */
struct Observer : dance::Observer { /* with bounds, an |attempt| may be of option 0: none more */
  virtual void write(Field, int, int, int)@+{@+} /* |field|, |node|, |old|, |now| */
  void write(dance::Field field, int node, int old, int now) override {
    write(static_cast<Field>(field), node, old, now);
  }
  @<Declare the events of the general dance@>
};

@ Both events about purifying (\sec{more/painted}) behave like cover and uncover: first the writes,
then the event. So do the acts of \sec{more/bounded}: |spend| and |refund|,
|tweak| and |untweak|. In a problem with bounds, an |attempt| of
|option| 0 means that the chosen item gets nothing more.

A search with costs (\sec{more/cheapest}) reports three more events. On
arrival it reports its lower |bound| for all covers below, and the |limit|
that they must stay below. Then it may |cut| the branch,
or |skip| an option that is too expensive.

Steps are undone in the opposite order, so the acts and their
undoings nest like brackets. Here is the kitchen once more, to the end:
\sketch{events}{The whole search in the kitchen, in the order of time, from left to right. Each bar begins with
an act and ends when it is undone (the second use of |cook|, which is spent where it is covered, has none); the diamonds are the four covers. No bar ends before those
that stand upon it.}

@<Declare the events of the general dance@>=
virtual void purify(int, int, int)@+{@+}   /* |item|, |node|, |level| */
virtual void unpurify(int, int, int)@+{@+} /* |item|, |node|, |level| */
virtual void act(Act, int, int, int)@+{@+} /* |item|, |node| or 0, |level| */
virtual void bound(std::int64_t, std::int64_t, int)@+{@+} /* |bound|,
  |limit|, |level| */
virtual void cut(int)@+{@+}                /* |level| */
virtual void skip(int, std::int64_t, int)@+{@+} /* |option|, |bound|, |level| */

@ What does this cost? A virtual call for every changed link would
cost more than the change. So the searches are templates, compiled twice:
for an |Observer|, and for |Silent|. The class
|Silent| has the same functions, as far as the searches by links call them;
but they are not virtual and do nothing. So the compiler removes them,
together with the code that computes their arguments.

The test \.{tests/whole/silence\UL test.cpp} compiles the book with and without the reports to an observer,
and compares the machine code of the silent search: it is the same, byte
for byte.
@^observer, cost of@>\label{more/silence}

@<Declare the class |Silent|@>=
struct Silent {
  void choose(int, int, int)@+{@+}@/
  void attempt(int, int, int)@+{@+}@/
  void dead(int, int)@+{@+}@/
  template<class Options> void solution(Options const&, int)@+{@+}@/
  void write(Field, int, int, int)@+{@+}@/
  void cover(int, int)@+{@+}@/
  void uncover(int, int)@+{@+}@/
  void purify(int, int, int)@+{@+}@/
  void unpurify(int, int, int)@+{@+}@/
  void act(Act, int, int, int)@+{@+}@/
  void done(Totals const&)@+{@+}@/
};

@ An observer that records everything, like that of \sec{draw/trace}, overrides all
events. Their declarations stand here, so that a new
event is not forgotten in one of the two places.

@<Declare the events, overridden@>=
void choose(int item, int size, int level) override;
void attempt(int option, int node, int level) override;
void dead(int item, int level) override;
void solution(std::span<int const> options, int level) override;
void cover(int item, int level) override;
void uncover(int item, int level) override;
void write(Field field, int node, int old, int now) override;
void purify(int item, int node, int level) override;
void unpurify(int item, int node, int level) override;
void act(Act act, int item, int node, int level) override;
void bound(std::int64_t bound, std::int64_t limit, int level) override;
void cut(int level) override;
void skip(int option, std::int64_t bound, int level) override;
void done(Totals const& totals) override;

@ \label{more/levels}%
A small observer keeps statistics by level: how
many nodes were visited there, and how many {\it updates\/} were made. An
update is the removal of one node from its column; Knuth uses it as a measure of work
that does not depend on machines [K00]. He counts the header of a covered item, too; we do not.
The table is called the {\it profile\/} of the search, slim at the top and bottom, and fat in the
middle.
@^update@>@^profile of a search@>

An attempt at level $k$ leads to one node of level $k+1$, so counting attempts is enough;
the root is counted from the start.

@<Declare the class |Profile|@>=
class Profile : public Observer {
public:
  struct Level { std::uint64_t nodes = 0, updates = 0; };
  std::vector<Level> const& levels() const { return counts; }
  void attempt(int option, int node, int level) override;
  void write(Field field, int node, int old, int now) override;
  void cover(int item, int level) override;
  void purify(int item, int node, int level) override;
  void act(Act act, int item, int node, int level) override;
private:
  std::vector<Level> counts = std::vector<Level>(1, {1, 0});
  std::uint64_t removed = 0; /* nodes, since the last event */
  Level& level(int k);
};

@ For eight queens, the profile looks like this. At level~5 the
tree is widest. More than half of the updates are made above level~4, by less than a
sixth of the nodes, because the columns are still long there.
\sketch{profile}{The profile of eight queens, level by level. The longest bars are 298 nodes and 5132
updates.}

@ The removal of a node ends with a write to the size of its item, which
is then smaller; so updates are counted as sizes that sink. When |cover| is
reported, the updates since the last event belong to its level.

@<Count by level@>=
Profile::Level& Profile::level(int k) {
  auto const at = static_cast<std::size_t>(k);
  if (at >= counts.size()) counts.resize(at + 1);
  return counts[at];
}
void Profile::attempt(int, int, int k) {
  ++level(k + 1).nodes;
}
void Profile::write(Field field, int, int old, int now) {
  if (field == Field::size and now < old) ++removed;
}
void Profile::cover(int, int k) {
  level(k).updates += std::exchange(removed, 0);
}

@ An option that is tweaked leaves its columns as it does in a cover,
and is counted the same way. Options that leave because of a colour are
not counted.

@<Count by level@>=
void Profile::act(Act act, int item, int, int k) {
  if (act == Act::tweak) cover(item, k);
}
void Profile::purify(int, int, int) { removed = 0; }@/

@*1 Limits. \label{more/limits}The plain search stops when nothing is left, or when its visitor has seen enough
covers. A search that runs for a week needs more: limits on nodes and time, and a flag that
stops it when a key is pressed.

Here are the seventeen nodes of the four queens in the order in which they are
visited, and three limits. With a limit of one cover,
the search stops at node~9, where it is found. With a limit of six nodes it stops
at the sixth, and has found nothing, which proves nothing. With a limit of two
covers, it stops at node~13. It reports that
it was stopped, because there might be a third cover among the four nodes that are left.
\sketch{limits}{The seventeen nodes of the four queens, in the order of time: circles branch, squares
are dead, diamonds are covers. Three limits, and where they end the search.}
@^limits@>

@ {\it The invariant of stopping:} a search looks at its limits when it is about
to go on, after a node and before the next. So a limit of six nodes means that six are
visited. If nothing is left to be tried, the search does not look: it returns |complete|, even
if a limit was reached at that very moment. With a limit of 17 nodes, the four queens
are complete. This is the difference between ``two'' and ``at least two''.

A |Result| has the totals, and the way in which the search ended. Some searches are
made of several. Their work is added up, but not their covers, because covers of components
are multiplied.

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
inline void add_work(Totals& all, Totals const& more) /* nodes, dead ends, and options tried */
{
  all.nodes += more.nodes;
  all.dead += more.dead;
  all.attempts += more.attempts;
}

@ A long search calls a |pulse|, if there is one, every 1024 nodes or so, and says how far it
has come.
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
in the order in which they were chosen. It cannot stop the search; limits do that.

@<Declare limits@>=
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

@ Every search turns limits into something that is quickly compared. A limit on
seconds becomes a moment. A limit on a number counts
from where a search stands when it goes on.

@<Declare limits@>=
inline bool is_raised(std::atomic<bool> const* flag) /* is there one, and is it true? */
{
  return flag != nullptr and flag->load();
}
using Clock = std::chrono::steady_clock;
inline double seconds_since(Clock::time_point then)
{ return std::chrono::duration<double>(Clock::now() - then).count(); }
Clock::time_point deadline_of(Limits const& limits); /* from now on */
double seconds_until(Clock::time_point deadline); /* a limit for another search; at least a microsecond, since zero means no limit */
std::uint64_t last_of(std::uint64_t already, std::uint64_t more);
  /* |already + more|, or the largest number if |more| is zero, or the sum too large */

@ A limit on seconds may be longer than any clock can count to, so 3.2 billion seconds, a
century and more, stand for ``for ever''.
@^overflow@>

@<Work out when to stop@>=
Clock::time_point deadline_of(Limits const& limits) {
  double const most = 3.2e9, wanted = limits.seconds;
  double const seconds = wanted == 0 or not (wanted < most) ? most : std::max(wanted, 0.0);
  return Clock::now() + std::chrono::duration_cast<Clock::duration>(@|
    std::chrono::duration<double>(seconds));
}
double seconds_until(Clock::time_point deadline) {
  return std::max(1e-6, std::chrono::duration<double>(deadline - Clock::now()).count());
}
std::uint64_t last_of(std::uint64_t already, std::uint64_t more) {
  std::uint64_t const never = ~std::uint64_t(0);
  return more == 0 or already > never - more ? never : already + more;
}

@*1 Progress. \label{more/progress}%
The size of the rest of a search tree is not known until it has been searched; but the part that has been
searched can serve as a measure for the rest.

A search computes how much is done as Knuth's programs do: it supposes that
all children of a node have subtrees of equal size. If the root has three
options, and the second is being tried, a third is done; if below it the
second of two is being tried, another sixth; and so on down the path. Let
this fraction be~$f$.
\sketch{shares}{Three options at the root, two at the node below the second one. Each gets the same share
of its parent, whatever its subtree looks like.}
If $N$ nodes were visited so far, there will be $N/f$
in all; and if that took $t$ seconds, then $t/f-t$ seconds are left.
@^time left@>@^progress@>@^fraction done@>

@ How good is it? The table was made by a test. For each problem it shows
the forecast, divided by the truth, when a hundredth, a tenth, a quarter, a
half, and three quarters of the nodes had been visited. The second column is the chooser.
\verbatimfile{tests/data/progress.txt}
After the first hundredth of the pentominoes
the forecast is only a quarter of the tree, and in
the sudoku, with the first item, a third: a search
that begins in a desert does not know about the jungle. From a tenth onwards, none of these is
off by more than three tenths.

@^forecast@>

@<Declare forecasts@>=
double forecast(Progress const& p);
  /* of the nodes in the end, after Knuth; infinite while nothing is done */
double seconds_left(Progress const& p, double spent);
  /* if the search goes on at the present speed, after |spent| seconds */
std::string in_words(double seconds);
  /* as a person would say it: \.{40 s}, \.{3 min}, \.{2 h}, \.{5 days} */

@ While nothing is done, the forecast is infinite; that is what the division by zero gives. It is never below
the number of nodes that have been visited; rounding could make it so at the very end.

@<Forecast the rest@>=
double forecast(Progress const& p) {
  auto const nodes = static_cast<double>(p.nodes);
  return p.done > 0 ? std::max(nodes, nodes/p.done)
    : std::numeric_limits<double>::infinity();
}
double seconds_left(Progress const& p, double spent) {
  if (p.nodes == 0) return std::numeric_limits<double>::infinity();
  return spent*(forecast(p)/static_cast<double>(p.nodes) - 1);
}

@ ``About 11873 s left'' is too exact by four digits. The next unit is used when there are two of it.

@<Say a time in words@>=
std::string in_words(double seconds) {
  if (seconds < 120) return fmt::format("{:.0f} s", seconds);
  if (seconds < 2*3600) return fmt::format("{:.0f} min", seconds/60);
  if (seconds < 2*86400) return fmt::format("{:.0f} h", seconds/3600);
  if (seconds < 730*86400.0) return fmt::format("{:.0f} days", seconds/86400);
  if (seconds < 100*365.25*86400)
    return fmt::format("{:.0f} years", seconds/(365.25*86400));
  return "more than a century";
}

@*1 The module. The header has the words, and the source the few functions that do something.

@(dlx/more/observer.hpp@>=
#pragma once
/* How one talks with a search: observers of its events, limits at which it stops, and
   how far it has come. */
#include "dlx/dance/observer.hpp"
#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>
namespace dlx {
@<Declare limits@>
@<Declare the totals@>
@<Declare forecasts@>
@<Declare the class |Observer|@>
@<Declare the class |Silent|@>
@<Declare the class |Profile|@>
} // |namespace dlx|

@ What is not called for each event is in the source file.

@(dlx/more/observer.cpp@>=
#include "dlx/more/observer.hpp"
#include <algorithm>
#include <fmt/format.h>
#include <limits>
namespace dlx {
@<Count by level@>
@<Work out when to stop@>
@<Forecast the rest@>
@<Say a time in words@>
} // |namespace dlx|

@ \pitfall{A limit on time that is looked at only when there is a cover: the next one
may come next week. A limit that is looked at after the last cover, so that a complete search is
reported as cut off. ``No limit'' written as the largest number, to which one is then
added. A forecast with six digits; or one that is smoothed, so that it looks as if it knew.
An observer that is slower than the search: a trace of a long
search fills a disk, at two kilobytes a node. An observer that changes the list it watches.}

\pinned{\.{tests/more/observer\UL test.cpp} adds limits that would
overflow, makes the table of forecasts, and demands that for a perfectly regular tree
the forecast is right within two per cent at any time. It sums up profiles, also of coloured and
bounded problems. Searches are stopped at every possible node and at every possible
cover, by the clock, and by the flag, in
\.{tests/more/search\UL test.cpp}.}

\exercise[10]{Which of the limits could a plain visitor keep by itself,
and which not?}
\answer{The limit on covers, by counting them. Time and the flag only as far as
covers come: a visitor is not asked at a node that is no cover. Nodes not at all, since it is
not told how many there were.}

\exercise[10]{The root has two options. The subtree of the first has 99 nodes, that of the
second has one. What is the forecast when the first is done, and what is the truth?}
\answer{A half is done, and 100 nodes have been visited, with the root; so the forecast is
200, and the truth is 101.}

\exercise[20]{Write an observer that stops the search when it has seen a hundred
dead ends in a row. (It cannot say ``stop''; but it can set the flag in
|Limits::stop|.)}
\answer{Count up in |dead|, set the counter to~0 in |solution|, and at 100 let the flag
become true. The search looks at the flag only every 1024 nodes, so it stops some time
after the hundredth; if that is too late, let the flag be looked at in |must_stop|.}

\exercise[15]{An update is a write to a size that sinks. Does the profile of a search tell
how many {\it links\/} were written, if there are no colours?}
\answer{On the way down, two links for each update, and two for each header that is covered;
as many on the way back. The number of covers is in the totals, so it can be computed.}

\summary{A search reports eight plain events, and six for colours, bounds, and
costs; without an observer they cost nothing. Limits on covers, nodes, and seconds, and a
flag stop it, and the ending says whether there may be more. The forecast is the nodes so far,
divided by the fraction done; after the first tenth it is usually right within three tenths.}
