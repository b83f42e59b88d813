@** Talking with a search. \label{more/observer}%
A search for exact covers can take a microsecond or a week. In both cases we
would like to talk with it. We want to tell it when to stop, and to hear how
far it has come; and as problems now have bounds, colours, and costs, there
is more to be told about each step. The vocabulary of \sec{dance/observer}
is a good beginning, but it has no word for any of this.

This chapter contains no search, either. It contains the words that are new,
so that the pictures, the log, the trace, and the tests work with each
search of this book; and it says who pays for the talking.

@ The new orders are {\it limits}. They say when to stop early, and zero
means no limit. (The plain searches had no need of them, since their visitor
may stop them at a cover; but a search may run for a week and never see
one.) A receiver of covers is a visitor without a vote.
@^limits@>

@<Declare the orders@>=
@<Declare a sign of progress@>@;
using dance::Chooser;
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

@ The news at the end are the totals that we know, and how the search ended.

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

@ The news on the way are the eight events of \sec{dance/observer} and six
more, for which there is a class |Observer| that derives from the plain one.
Whoever listens to this class can be told of a plain dance, too.

There are two new fields that may be written, the colour of a node and the
bound of an item; so the letters need a larger type. A plain search writes
plain fields, whose letters are the same. They are translated here, once and
for all, and those who listen need not know of it.
@^observer@>@^event@>

@<Declare the class |Observer|@>=
enum class Field : char { @!left = 'L', @!right = 'R', @!up = 'U',
  @!down = 'D', @!item = 'C', @!size = 'S', @!colour = 'K', @!bound = 'B' };
enum class Act : char { @!spend, @!refund, @!tweak, @!untweak };
  /* what happens to bounded items, see \sec{more/bounded} */
struct Observer : dance::Observer {
  virtual void write(Field, int, int, int)@+{@+} /* |field|, |node|, |old|, |now| */
  void write(dance::Field field, int node, int old, int now) override
  {
    write(static_cast<Field>(field), node, old, now);
  }
  @<Declare the events of the general dance@>@;
};

@ The two events about purifying belong to problems with colours, and to
\sec{more/painted}; they behave like cover and uncover: first the writes,
then the event. So do the acts of \sec{more/bounded}, which belong to
problems with bounds. There are two pairs of them, |spend| and |refund|,
|tweak| and |untweak|, and one function tells all four. In such a problem an
|attempt| may have no option at
all, and says |option| 0: the search then tries what happens if the chosen
item gets nothing more.

A search that counts money (\sec{more/cheapest}) has three events more: on
arrival it tells its lower |bound| for all covers below, and the |limit|
that they must stay below to be of interest; then it may |cut| the branch,
and at any time |skip| an option that is too expensive.

@<Declare the events of the general dance@>=
virtual void purify(int, int, int)@+{@+}   /* |item|, |node|, |level| */
virtual void unpurify(int, int, int)@+{@+} /* |item|, |node|, |level| */
virtual void act(Act, int, int, int)@+{@+} /* |item|, |node| or 0, |level| */
virtual void bound(std::int64_t, std::int64_t, int)@+{@+} /* |bound|,
  |limit|, |level| */
virtual void cut(int)@+{@+}                /* |level| */
virtual void skip(int, std::int64_t, int)@+{@+} /* |option|, |bound|, |level| */

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
for byte. The test is called \.{tests/more/silence\UL test.cpp}, and it fails as soon as
watching costs as much as one instruction.
@^observer, cost of@>\label{silence}

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
  void write(Field field, int node, int old, int now) override;
  void cover(int item, int level) override;
  void purify(int item, int node, int level) override;
  void act(Act act, int item, int node, int level) override;
private:@/
  std::vector<Level> counts = std::vector<Level>(1, @[{1, 0}@]);
  std::uint64_t removed = 0; /* nodes, since the last event */
  Level& level(int k);
};

@ The module.

@(dlx/more/observer.hpp@>=
#pragma once
/* What a long search is told, and what it tells, beyond the plain vocabulary:
   limits, progress, endings, the events of bounds, colours, and costs. */
#include "dlx/dance/observer.hpp"
#include "dlx/dance/problem.hpp"
#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>
namespace dlx {
@<Declare the orders@>@;
@<Declare the totals@>@;
@<Declare the class |Observer|@>@;
@<Declare the class |Silent|@>@;
@<Declare the class |Audience|@>@;
@<Declare the class |Profile|@>@;
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
void Audience::cover(int item, int level)
{@+for (@[Observer* o@, : @,members@]) o->cover(item, level);@+}
void Audience::uncover(int item, int level)
{@+for (@[Observer* o@, : @,members@]) o->uncover(item, level);@+}
void Audience::write(Field field, int node, int old, int now)
{@+for (@[Observer* o@, : @,members@]) o->write(field, node, old, now);@+}
void Audience::purify(int item, int node, int level)
{@+for (@[Observer* o@, : @,members@]) o->purify(item, node, level);@+}
void Audience::unpurify(int item, int node, int level)
{@+for (@[Observer* o@, : @,members@]) o->unpurify(item, node, level);@+}
void Audience::act(Act act, int item, int node, int level)
{@+for (@[Observer* o@, : @,members@]) o->act(act, item, node, level);@+}
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

@ Removing a node from its column ends with a write to its item's size, which
is then smaller; so the updates are the sizes that sink while covering. They
are counted as they come, and when |cover| tells what they were good for,
they belong to its level. The updates at level $k$ are thus those made on
account of the item chosen there and of the option tried there.

@<Count by level@>=
Profile::Level& Profile::level(int k)
{
  auto const at = static_cast<std::size_t>(k);
  if (at >= counts.size()) counts.resize(at + 1);
  return counts[at];
}
void Profile::attempt(int, int, int k)
{
  ++level(k + 1).nodes;
}
void Profile::write(Field field, int, int old, int now)
{
  if (field == Field::size and now < old) ++removed;
}
void Profile::cover(int, int k)
{
  level(k).updates += std::exchange(removed, 0);
}

@ An option that is tweaked leaves its columns just as it does in a cover,
and is counted the same way. Those that leave for the sake of a colour are
not.

@<Count by level@>=
void Profile::act(Act act, int item, int, int k)
{
  if (act == Act::tweak) cover(item, k);
}
void Profile::purify(int, int, int)@+{@+removed = 0;@+}@/

@ \pitfall{A listener that is slower than the search: a trace of a long
search fills a disk, at two kilobytes a node. A limit on time that is looked
at only when there is a cover: it may be next week.}

\exercise{Write an observer that stops the search when it has seen a hundred
dead ends in a row. (It cannot say ``stop''; but it can set the flag in
|Limits::stop|.)}

\summary{Orders go in: chooser, limits. News come out: events, and totals at
the end. Who does not listen does not pay, and a test proves it.}
