@** Talking with a search. \label{more/observer}%
A search for exact covers can take a microsecond or a week. In both cases we
would like to talk with it. We want to tell it where to branch, and when to
stop; and we want to hear what it is doing: which item it has chosen, which
option it tries, where it got stuck. The teacher wants a picture after every
change of a link. The impatient wants only the number at the end, and does
not want to pay for the others' curiosity.

This chapter contains no search. It contains the vocabulary in which all
searches of this book take orders and tell news, so that the pictures, the
log, the trace, and the tests work with each of them.

@ Think of a chess tournament. A player concentrates on the game; an arbiter
may tell her that her time is up; a commentator whispers in the next room,
and an archivist writes down the moves. None of them touches the pieces, and
the player would not play otherwise if they had stayed at home. That is the
relation we want between a search and its listeners, and the last clause is
the difficult one: most programs that can explain themselves are slower when
they do not.

@ The orders are few. A {\it chooser\/} says which item to branch on: the
|first| one that is not yet covered, or the one with the |smallest| number
of options left, the leftmost such if there are several. (The next chapters
will have something to say about which is better.) {\it Limits\/} say when
to stop early, and zero means no limit.
@^chooser@>@^limits@>

@<Declare the orders@>=
@<Declare a sign of progress@>@;
enum class Chooser { @!first, @!smallest };
struct Limits {
  std::uint64_t solutions = 0; /* stop after so many covers */
  std::uint64_t nodes = 0;     /* visit at most so many nodes */
  double seconds = 0;          /* of wall-clock time, looked at now and then */
  std::atomic<bool> const* stop = nullptr; /* stop when this becomes true */
  std::function<void(Progress const&)> pulse = nullptr; /* see below */
};
using Receive = @[std::function<void(std::span<int const> cover)>@];
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
using Clock = @[std::chrono::steady_clock@];
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

@ Why is a cover handed to a function, and not collected in a list? Because
the list may be longer than the memory: there are 12,988,816 ways to cover a
chessboard with dominoes, and a program that prints them needs room for one
at a time. The function may do anything with a cover except keep the span,
which is overwritten by the next one. (Whoever wants to keep it copies it.)

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

@ The news at the end: how the search ended, and what it did.

The {\it nodes\/} are the places that it visited in the search tree: the
root, the places where it branched, the dead ends, and the solutions, each
counted once, on arrival. Hence the number of nodes is one more than the
number of options tried, the {\it attempts}.
@^node of a search@>

@<Declare the totals@>=
struct Totals {
  std::uint64_t nodes = 0, solutions = 0, dead = 0, attempts = 0;
  std::uint64_t covers = 0, uncovers = 0; /* of items, in linked lists */
  friend bool operator==(Totals const& a, Totals const& b) = default;
};
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

@ The news on the way are events. Somebody who wants to hear them writes a
class that derives from |Observer| and overrides what is of interest; the
rest is ignored.

A |level| is the number of options that have been chosen so far, so the root
is at level~0. The last event is always |done|.

The event |write| is for the lists that dance: a field of a node changes
from the value |old| to |now|. Between |begin_cover| and |end_cover| there
are nothing but writes. The textbook search has no links and never calls
these.
@^observer@>@^event@>

@<Declare the class |Observer|@>=
enum class Field : char { @!left = 'L', @!right = 'R', @!up = 'U',
  @!down = 'D', @!item = 'C', @!size = 'S', @!colour = 'K', @!bound = 'B' };
enum class Act : char { @!spend, @!refund, @!tweak, @!untweak };
  /* what happens to bounded items, see \sec{more/bounded} */
struct Observer {
  virtual ~Observer() = default;
  @<Declare the events, virtual@>@;
};

@ Here is the order in which they come, for one node where the search
branches: |choose|; |begin_cover|, some |write|s, and |end_cover| for the
chosen item; and then for each of its options an |attempt|, the covers of
the option's other items, everything that happens below, and the uncovers of
those items in reverse; finally the uncover of the chosen item. At a dead
end there is |choose|, with size~0, and then |dead|, and nothing has been
covered. At a solution there is just |solution|.

So the covers and uncovers in a complete search are properly nested, like
parentheses. Many tests rely on nothing else.
@^nesting of covers@>

The four events about purifying belong to problems with colours, and to
\sec{more/painted}; they behave like covers and uncovers. So do the acts of
\sec{more/bounded}, which belong to problems with bounds. There are two pairs of
them, |spend| and |refund|, |tweak| and |untweak|, and one pair of functions
announces all four. In such a problem an |attempt| may have no option at
all, and says |option| 0: the search then tries what happens if the chosen
item gets nothing more.

A search that counts money (\sec{more/cheapest}) has three events more: on
arrival it tells its lower |bound| for all covers below, and the |limit|
that they must stay below to be of interest; then it may |cut| the branch,
and at any time |skip| an option that is too expensive.

@<Declare the events, virtual@>=
virtual void choose(int, int, int)@+{@+}    /* |item|, |size|, |level| */
virtual void attempt(int, int, int)@+{@+}   /* |option|, |node|, |level| */
virtual void dead(int, int)@+{@+}           /* |item|, |level| */
virtual void solution(std::span<int const>, int)@+{@+} /* |options|, |level| */
virtual void begin_cover(int, int)@+{@+}    /* |item|, |level| */
virtual void end_cover(int, int)@+{@+}@/
virtual void write(Field, int, int, int)@+{@+} /* |field|, |node|, |old|, |now| */
virtual void begin_uncover(int, int)@+{@+}@/
virtual void end_uncover(int, int)@+{@+}@/
virtual void begin_purify(int, int, int)@+{@+} /* |item|, |node|, |level| */
virtual void end_purify(int, int)@+{@+}@/
virtual void begin_unpurify(int, int, int)@+{@+}@/
virtual void end_unpurify(int, int)@+{@+}@/
virtual void begin_act(Act, int, int, int)@+{@+} /* |item|, |node|, |level| */
virtual void end_act(Act, int, int)@+{@+} /* |item|, |level| */
virtual void bound(std::int64_t, std::int64_t, int)@+{@+} /* |bound|,
  |limit|, |level| */
virtual void cut(int)@+{@+}                 /* |level| */
virtual void skip(int, std::int64_t, int)@+{@+} /* |option|, |bound|, |level| */
virtual void done(Totals const&)@+{@+}@/

@ And who pays for all this? A virtual call for every changed link would
cost more than the change. So the searches are templates, compiled twice:
once for an |Observer|, and once for somebody who is |Silent|. The class
|Silent| has the same functions, as far as the searches by links call them;
but they are not virtual and do nothing, so the compiler removes them,
together with the code that computes their arguments.

That is a claim, and a claim wants a proof. There is a change file,
\.{tests/no-observer.ch}, that cuts every report to an observer out of the
chapters on links and on search. A test compiles the book with and without
it, and compares the machine code of the silent search: it is the same, byte
for byte. The test is called \.{tests/silence}, and it fails as soon as
watching costs as much as one instruction.
@^observer, cost of@>\label{silence}

@<Declare the class |Silent|@>=
struct Silent {
  void choose(int, int, int)@+{@+}@/
  void attempt(int, int, int)@+{@+}@/
  void dead(int, int)@+{@+}@/
  template<class Options> void solution(Options const&, int)@+{@+}@/
  void begin_cover(int, int)@+{@+}@/
  void end_cover(int, int)@+{@+}@/
  void write(Field, int, int, int)@+{@+}@/
  void begin_uncover(int, int)@+{@+}@/
  void end_uncover(int, int)@+{@+}@/
  void begin_purify(int, int, int)@+{@+}@/
  void end_purify(int, int)@+{@+}@/
  void begin_unpurify(int, int, int)@+{@+}@/
  void end_unpurify(int, int)@+{@+}@/
  void begin_act(Act, int, int, int)@+{@+}@/
  void end_act(Act, int, int)@+{@+}@/
  void done(Totals const&)@+{@+}@/
};

@ Several listeners can share a search. (The log wants to hear it, and so
does the person with the statistics.) An |Audience| hands every event on to
its members, in order.

@<Declare the class |Audience|@>=
class Audience : public Observer {
public:@/
  explicit Audience(std::vector<Observer*> list) : members(std::move(list))@+{@+}@/
  @<Declare the events, overridden@>@;
private:@/
  std::vector<Observer*> members;
};

@ The same declarations, without the word |virtual|, are needed by everybody
who listens to everything: by the audience here, and by the recorder of
\sec{draw/trace}. They are written down once; a named section can be used as
often as one likes, and this is one of the small conveniences of |ctangle|.

@<Declare the events, overridden@>=
void choose(int item, int size, int level) override;
void attempt(int option, int node, int level) override;
void dead(int item, int level) override;
void solution(std::span<int const> options, int level) override;
void begin_cover(int item, int level) override;
void end_cover(int item, int level) override;
void write(Field field, int node, int old, int now) override;
void begin_uncover(int item, int level) override;
void end_uncover(int item, int level) override;
void begin_purify(int item, int node, int level) override;
void end_purify(int item, int level) override;
void begin_unpurify(int item, int node, int level) override;
void end_unpurify(int item, int level) override;
void begin_act(Act act, int item, int node, int level) override;
void end_act(Act act, int item, int level) override;
void bound(std::int64_t bound, std::int64_t limit, int level) override;
void cut(int level) override;
void skip(int option, std::int64_t bound, int level) override;
void done(Totals const& totals) override;

@ A little listener that is useful in its own right keeps the statistics by
level: how many nodes were visited there, and how many {\it updates\/} were
made to get on. An update is the removal of one node from a column of the
four-way list that we shall meet later; Knuth uses it as a measure of work
that does not depend on machines.
@^update@> The profile of a search is a lovely thing to look at, slim at the top
and bottom, and fat in the middle.
@^profile of a search@>

An attempt at level $k$ leads to one node of level $k+1$, so counting
attempts is enough; the root is counted from the start.

@<Declare the class |Profile|@>=
class Profile : public Observer {
public:@/
  struct Level { std::uint64_t nodes = 0, updates = 0; };
  std::vector<Level> const& levels() const@+{@+return counts;@+}@/
  void attempt(int option, int node, int level) override;
  void begin_cover(int item, int level) override;
  void write(Field field, int node, int old, int now) override;
  void end_cover(int item, int level) override;
  void begin_act(Act act, int item, int node, int level) override;
  void end_act(Act act, int item, int level) override;
private:@/
  std::vector<Level> counts = std::vector<Level>(1, @[{1, 0}@]);
  std::size_t at = 0; /* the level of the current cover */
  bool covering = false;
  Level& level(std::size_t k);
};

@ Some searches cannot do everything. One that meets a problem which it does
not understand throws |Unsupported|; nothing is ever silently ignored.

@(dlx/more/observer.hpp@>=
#pragma once
#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stdexcept>
#include <utility>
#include <vector>
namespace dlx {
@<Declare the orders@>@;
@<Declare the totals@>@;
@<Declare the class |Observer|@>@;
@<Declare the class |Silent|@>@;
@<Declare the class |Audience|@>@;
@<Declare the class |Profile|@>@;
class Unsupported : public std::runtime_error {
public:@/
  using std::runtime_error::runtime_error;
};
} // |namespace dlx|

@ The other half of the module is dull, and that is a compliment: it holds
no state but the members of the audience and the counters of the profile.

@(dlx/more/observer.cpp@>=
#include "dlx/more/observer.hpp"
namespace dlx {
@<Work out when to stop@>@;
@<Hand every event on@>@;
@<Count by level@>@;
} // |namespace dlx|

@ One statement for each function. There are cleverer ways to write them,
but none that is easier to read.

@<Hand every event on@>=
void Audience::choose(int item, int size, int level)
{@+for (@[Observer* o@, : @,members@]) o->choose(item, size, level);@+}
void Audience::attempt(int option, int node, int level)
{@+for (@[Observer* o@, : @,members@]) o->attempt(option, node, level);@+}
void Audience::dead(int item, int level)
{@+for (@[Observer* o@, : @,members@]) o->dead(item, level);@+}
void Audience::solution(std::span<int const> options, int level)
{@+for (@[Observer* o@, : @,members@]) o->solution(options, level);@+}
void Audience::begin_cover(int item, int level)
{@+for (@[Observer* o@, : @,members@]) o->begin_cover(item, level);@+}
void Audience::end_cover(int item, int level)
{@+for (@[Observer* o@, : @,members@]) o->end_cover(item, level);@+}
void Audience::write(Field field, int node, int old, int now)
{@+for (@[Observer* o@, : @,members@]) o->write(field, node, old, now);@+}
void Audience::begin_uncover(int item, int level)
{@+for (@[Observer* o@, : @,members@]) o->begin_uncover(item, level);@+}
void Audience::end_uncover(int item, int level)
{@+for (@[Observer* o@, : @,members@]) o->end_uncover(item, level);@+}
void Audience::begin_purify(int item, int node, int level)
{@+for (@[Observer* o@, : @,members@]) o->begin_purify(item, node, level);@+}
void Audience::end_purify(int item, int level)
{@+for (@[Observer* o@, : @,members@]) o->end_purify(item, level);@+}
void Audience::begin_unpurify(int item, int node, int level)
{@+for (@[Observer* o@, : @,members@]) o->begin_unpurify(item, node, level);@+}
void Audience::end_unpurify(int item, int level)
{@+for (@[Observer* o@, : @,members@]) o->end_unpurify(item, level);@+}
void Audience::begin_act(Act act, int item, int node, int level)
{@+for (@[Observer* o@, : @,members@]) o->begin_act(act, item, node, level);@+}
void Audience::end_act(Act act, int item, int level)
{@+for (@[Observer* o@, : @,members@]) o->end_act(act, item, level);@+}
void Audience::bound(std::int64_t bound, std::int64_t limit, int level)
{@+for (@[Observer* o@, : @,members@]) o->bound(bound, limit, level);@+}
void Audience::cut(int level)
{@+for (@[Observer* o@, : @,members@]) o->cut(level);@+}
void Audience::skip(int option, std::int64_t bound, int level)
{@+for (@[Observer* o@, : @,members@]) o->skip(option, bound, level);@+}
void Audience::done(Totals const& totals)
{@+for (@[Observer* o@, : @,members@]) o->done(totals);@+}

@ For eight queens, the profile looks like this. The first queen has eight
places, and each of them leads to five or six for the second; at level~5 the
tree is widest; and below, only the 92 solutions and their relatives
survive. The updates are most expensive at the top, where the columns are
still long: more than half of them are made above level~4, by less than a
sixth of the nodes.
\transcript{profile-queens}

@ Removing a node from its column ends with a write to its item's size, so
the updates are the sizes that are written while covering. The updates at
level $k$ are those made on account of the item chosen there and of the
option tried there.

@<Count by level@>=
Profile::Level& Profile::level(std::size_t k)
{
  if (k >= counts.size()) counts.resize(k + 1);
  return counts[k];
}
void Profile::attempt(int, int, int k)
{
  ++level(static_cast<std::size_t>(k) + 1).nodes;
}
void Profile::begin_cover(int, int k)
{
  at = static_cast<std::size_t>(k);
  covering = true;
}
void Profile::write(Field field, int, int, int)
{
  if (covering and field == Field::size) ++level(at).updates;
}
void Profile::end_cover(int, int)
{
  covering = false;
}

@ An option that is tweaked leaves its columns just as it does in a cover,
and is counted the same way.

@<Count by level@>=
void Profile::begin_act(Act act, int item, int, int k)
{
  if (act == Act::tweak) begin_cover(item, k);
}
void Profile::end_act(Act, int item, int k)@+{@+end_cover(item, k);@+}@/

@ \pitfall{An observer that changes what it observes. Nothing here prevents
a listener from keeping a reference to the list and covering something of
its own; but then it is no longer a listener. A subtler trap is the listener
that is slower than the search: a trace of a long search fills a disk, at
two kilobytes a node.}

\exercise{Write an observer that counts, for each item, how often it was
chosen. Which items of the eight queens problem are chosen most?}

\summary{Orders go in: chooser, limits. News come out: events, and totals at
the end. Who does not listen does not pay, and a test proves it.}
