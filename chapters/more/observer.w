@** Talking with a search. \label{more/observer}%
What is there to be told about a step, when problems have bounds, colours,
and costs? And who pays for the telling?

Let Ann be chosen for the kitchen of \sec{more/problem}. In the words of
\sec{dance/observer} a listener would hear that the item |cook| was chosen, and option~1
tried; and then that some links were written. But why? |cook| was not covered, as it can
have a second cook; and |pot| was not covered either, because Bob may share it. What the
search has done has other names, and here is all that it says until it arrives at the
next node:
$$\vbox{\halign{\tentex#\hfil\quad&#\hfil\cr
choose cook&it has three options\cr
spend cook&of the two that are allowed, one is left\cr
try Ann\cr
tweak cook&Ann has had her turn: her option leaves its columns\cr
purify pot&it is soup now; Bob agrees, and is marked; Cem is hidden\cr}}$$
The words {\it tweak\/} and {\it purify\/} are Knuth's, from Algorithms M and~C
[K22]; what they do is told in \sec{more/bounded} and \sec{more/painted}. This chapter
contains no search, it contains the words, so that the pictures, the log, the trace, and
the tests can listen to every search of this book.

@ So what is told on the way is the eight events of \sec{dance/observer} and six
more, for which there is a class |Observer| that derives from the plain one.
Such an observer can be told of a plain dance, too.

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
struct Observer : dance::Observer { /* with bounds, an |attempt| may be of option 0: none more */
  virtual void write(Field, int, int, int)@+{@+} /* |field|, |node|, |old|, |now| */
  void write(dance::Field field, int node, int old, int now) override {
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

What is done is undone, and told again, in the opposite order; so the acts and their
undoings lie in each other like brackets. Here is the kitchen once more, to the end:
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

@ And who pays for all this? A virtual call for every changed link would
cost more than the change. So the searches are templates, compiled twice:
once for an |Observer|, and once for a |Silent| one. The class
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

@ Who listens to everything, like the recorder of \sec{draw/trace}, overrides all of
these. The declarations are written down here, below the others, because a new event
that is added above and forgotten there would be lost without a word. A named section
can be used in another chapter; this is one of the small conveniences of |ctangle|.

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
A little listener that is useful in its own right keeps the statistics by level: how
many nodes were visited there, and how many {\it updates\/} were made to get on. An
update is the removal of one node from its column; Knuth uses it as a measure of work
that does not depend on machines [K00]. (He counts the header of a covered item, too; we do not.) The table is called the {\it profile\/} of the
search, and it is a lovely thing to look at, slim at the top and bottom, and fat in the
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

@ That is all that is declared, and the order is that of need.

@(dlx/more/observer.hpp@>=
#pragma once
/* What a general search tells: the plain events, and those of bounds, colours,
   and costs; some listeners, and nobody. */
#include "dlx/dance/observer.hpp"
#include "dlx/more/limits.hpp"
#include <cstdint>
#include <utility>
#include <vector>
namespace dlx {
@<Declare the class |Observer|@>
@<Declare the class |Silent|@>
@<Declare the class |Profile|@>
} // |namespace dlx|

@ Only the profile has something to do.

@(dlx/more/observer.cpp@>=
#include "dlx/more/observer.hpp"
namespace dlx {
@<Count by level@>
} // |namespace dlx|

@ For eight queens, the profile looks like this. The first queen has eight
places, and each of them leads to five or six for the second; at level~5 the
tree is widest; and below, only the 92 solutions and their relatives
survive. The updates are most expensive at the top, where the columns are
still long: more than half of them are made above level~4, by less than a
sixth of the nodes.
\sketch{profile}{The profile of eight queens, level by level. The longest bars are 298 nodes and 5132
updates.}

@ Removing a node from its column ends with a write to its item's size, which
is then smaller; so the updates are the sizes that sink while covering. They
are counted as they come, and when |cover| tells what they were good for,
they belong to its level. The updates at level $k$ are thus those made on
account of the item chosen there and of the option tried there.

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

@ An option that is tweaked leaves its columns just as it does in a cover,
and is counted the same way. Those that leave for the sake of a colour are
not.

@<Count by level@>=
void Profile::act(Act act, int item, int, int k) {
  if (act == Act::tweak) cover(item, k);
}
void Profile::purify(int, int, int) { removed = 0; }@/

@ \pitfall{A listener that is slower than the search: a trace of a long
search fills a disk, at two kilobytes a node. A class that overrides |write|
for plain fields, and waits for a colour; it will wait for ever. And a listener that
changes the list to which it listens.}

\pinned{\.{tests/more/observer\UL test.cpp} lets a listener to general events hear a plain
dance, and sums up profiles, also of coloured and bounded problems; \.{tests/whole/silence\UL
test.cpp} proves that silence is free, for the plain dance.}

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

\summary{Out come eight plain events, and six for colours, bounds, and
costs. Who does not listen does not pay, and a test proves it.}
