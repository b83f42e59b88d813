@** Talking with a search. \label{more/observer}%
What is there to be told about a step, when problems have bounds, colours,
and costs? The vocabulary of \sec{dance/observer} is a good beginning, but
it has no word for a colour that an item has got, or for a branch that was
cut because it would have been too expensive.

This chapter contains no search, either. It contains the words that are new,
so that the pictures, the log, the trace, and the tests work with each
search of this book; and it says who pays for the talking.

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
  @<Declare the events of the general dance@>
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
for byte. The test is called \.{tests/whole/silence\UL test.cpp}, and it fails as soon as
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
public:
  explicit Audience(std::vector<Observer*> list) : members(std::move(list))@+{@+}@/
  @<Declare the events, overridden@>
private:
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

@ The module.

@(dlx/more/observer.hpp@>=
#pragma once
/* What a general search tells: the plain events, and those of bounds, colours,
   and costs; some listeners, and nobody. */
#include "dlx/dance/observer.hpp"
#include "dlx/more/limits.hpp"
#include <cstdint>
#include <span>
#include <utility>
#include <vector>
namespace dlx {
@<Declare the class |Observer|@>
@<Declare the class |Silent|@>
@<Declare the class |Audience|@>
@<Declare the class |Profile|@>
} // |namespace dlx|

@ The other half of the module is dull, and that is a compliment: it holds
no state but the members of the audience and the counters of the profile.

@(dlx/more/observer.cpp@>=
#include "dlx/more/observer.hpp"
namespace dlx {
@<Hand every event on@>
@<Count by level@>
} // |namespace dlx|

@ One statement for each function. There are cleverer ways to write them,
but none that is easier to read.

@<Hand every event on@>=
void Audience::choose(int item, int size, int level)
{ for (Observer* o : members) o->choose(item, size, level); }
void Audience::attempt(int option, int node, int level)
{ for (Observer* o : members) o->attempt(option, node, level); }
void Audience::dead(int item, int level)
{ for (Observer* o : members) o->dead(item, level); }
void Audience::solution(std::span<int const> options, int level)
{ for (Observer* o : members) o->solution(options, level); }
void Audience::cover(int item, int level)
{ for (Observer* o : members) o->cover(item, level); }
void Audience::uncover(int item, int level)
{ for (Observer* o : members) o->uncover(item, level); }
void Audience::write(Field field, int node, int old, int now)
{ for (Observer* o : members) o->write(field, node, old, now); }
void Audience::purify(int item, int node, int level)
{ for (Observer* o : members) o->purify(item, node, level); }
void Audience::unpurify(int item, int node, int level)
{ for (Observer* o : members) o->unpurify(item, node, level); }
void Audience::act(Act act, int item, int node, int level)
{ for (Observer* o : members) o->act(act, item, node, level); }
void Audience::bound(std::int64_t bound, std::int64_t limit, int level)
{ for (Observer* o : members) o->bound(bound, limit, level); }
void Audience::cut(int level)
{ for (Observer* o : members) o->cut(level); }
void Audience::skip(int option, std::int64_t bound, int level)
{ for (Observer* o : members) o->skip(option, bound, level); }
void Audience::done(Totals const& totals)
{ for (Observer* o : members) o->done(totals); }

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
void Profile::purify(int, int, int) { removed = 0; }@/

@ \pitfall{A listener that is slower than the search: a trace of a long
search fills a disk, at two kilobytes a node. A class that overrides |write|
for plain fields, and waits for a colour; it will wait for ever.}

\pinned{\.{tests/more/observer\UL test.cpp} has an audience hear what each member
would have heard alone, and sums up a profile; \.{tests/whole/silence\UL
test.cpp} proves that silence is free.}

\exercise{Write an observer that stops the search when it has seen a hundred
dead ends in a row. (It cannot say ``stop''; but it can set the flag in
|Limits::stop|.)}

\summary{News come out: eight plain events, and six for colours, bounds, and
costs. Who does not listen does not pay, and a test proves it.}
