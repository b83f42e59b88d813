@** Observers. \label{dance/observer}%
How can one look over the shoulder of a search? The teacher wants a picture
after every change of a link; the tests want to know which item was chosen,
and how many were left; the impatient want the covers, and nothing else. If
each of them writes a line of code into the search, it will soon be
impossible to find the search.

Think of a chess tournament. A player concentrates on the game; a
commentator whispers in the next room, and an archivist writes down the
moves. None of them touches the pieces, and the player would play the same moves if
they had stayed at home. That is the relation we want between a
search and its listeners.

@ This chapter contains no search. It contains the vocabulary in which the
searches of this part are told what to do, and tell what they have done: \sec{dance/algorithm_x},
which copies its matrices, and \sec{dance/search}, which dances.

@(dlx/dance/observer.hpp@>=
#pragma once
/* What a search is told: whom to choose, and who wants the covers. What it
   tells: each step, to an Observer; and its totals in the end. */
#include <cstdint>
#include <functional>
#include <span>
namespace dlx::dance {
@<Declare what a search is told@>
@<Declare what a search tells in the end@>
@<Declare what a search tells on the way@>
} // |namespace dlx::dance|

@ A search is told two things. A {\it chooser\/} says which item to branch on: the
|first| one that is not yet covered, or the one with the |smallest| number
of options left, the leftmost such if there are several. And a {\it
visitor\/} is given each cover.
@^chooser@>@^visitor@>

Why is a cover handed to a function, and not collected in a list? Because
the list may be longer than the memory: there are 12,988,816 ways to cover a
chessboard with dominoes, and a program that prints them needs room for one
at a time. The visitor may do anything with a cover except keep the span,
which is good only until the visitor returns. If it has seen enough, it says so, and the search stops.

@<Declare what a search is told@>=
enum class Chooser { @!first, @!smallest };
using Visitor = std::function<bool(std::span<int const> cover)>;
  /* is given the numbers of the options, in the order in which they were
     chosen; returns whether the search shall go on. May be empty */

@ The totals at the end say what the search did. The {\it nodes\/} are the
places that it visited in the search tree: the root, the places where it
branched, the dead ends, and the solutions, each counted once, on arrival.
Hence the number of nodes is one more than the number of options tried, the
{\it attempts}.
@^node of a search@>@^attempt@>

@<Declare what a search tells in the end@>=
struct Totals {
  std::uint64_t nodes = 0, solutions = 0, dead = 0, attempts = 0;
  std::uint64_t covers = 0, uncovers = 0; /* of items, in linked lists */
  friend bool operator==(Totals const& a, Totals const& b) = default;
};

@ On the way, a search tells events. To hear them, write a
class that derives from |Observer|, and override what is of interest; the
rest is ignored.

A |level| is the number of options that have been chosen so far, so the root
is at level~0. The event |write| is for the lists that dance: a field of a
node changes from the value |old| to |now|. The writes come first, and when they
are done, |cover| or |uncover| tells what they were good for; so a listener who
wants to know what a cover has written collects the writes until then.
Algorithm~X has no links, and never tells any of these three. The last event is
always |done|.
@^observer@>@^event@>

@<Declare what a search tells on the way@>=
enum class Field : char { @!left = 'L', @!right = 'R', @!up = 'U',
  @!down = 'D', @!item = 'C', @!size = 'S' }; /* of a node */
struct Observer {
  virtual ~Observer() = default;
  virtual void choose(int, int, int)@+{@+}  /* |item|, |size|, |level| */
  virtual void attempt(int, int, int)@+{@+} /* |option|, |node|, |level|: it is
    being tried; the |node| is that of the chosen item */
  virtual void cover(int, int)@+{@+}        /* |item|, |level|: it is covered */
  virtual void uncover(int, int)@+{@+}      /* |item|, |level|: and back */
  virtual void write(Field, int, int, int)@+{@+} /* |field|, |node|, |old|,
    |now|: is going to be written */
  virtual void dead(int, int)@+{@+}         /* |item|, |level|: no options left */
  virtual void solution(std::span<int const>, int)@+{@+} /* |options|, |level| */
  virtual void done(Totals const&)@+{@+}    /* the search is over */
};

@ Here is the order in which they come, for one node where the search
branches: |choose|; some |write|s, and |cover| for the chosen item; and then
for each of its options an |attempt|, the covers of the option's other
items, everything that happens below, and the uncovers of those items in
reverse; finally the uncover of the chosen item. At a dead end there is
|choose|, with size~0, and then |dead|, and nothing has been covered. At a
solution there is just |solution|.

So the covers and uncovers in a search are properly nested, like
parentheses. Many tests rely on nothing else.
@^nesting of covers@>

@ \pitfall{An observer that changes what it observes. Nothing here prevents
a listener from keeping a reference to the list and covering something of
its own; but then it is no longer a listener. And an observer that believes
a cover to be done when its first write arrives: between two writes, a list
is in a state that no reader should see, but for those who came to see just
that.}

\pinned{\.{tests/dance/observer\UL test.cpp} has the events of a small search
in their order, with the number of writes before each;
\.{tests/dance/search\UL test.cpp} listens to hundreds of searches, and looks
at the whole list after each event.}

\exercise[20]{Write an observer that counts, for each item, how often it was
chosen. Which item of the eight queens problem (\sec{dance/models}) is chosen most by the chooser |smallest|?}
\answer{Override |choose|, and count in a vector with a place for each item and one more, as items count from~1.
It is R7, in the names of \sec{dance/models}, 201 times; of the files, F3 is chosen most, 24 times. (With the smallest
item, and the leftmost on ties, ranks come first as long as nothing else is smaller.)}

\summary{A chooser and a visitor go in, and the visitor may say ``enough''.
Eight events come out, and totals at the end. A listener touches nothing.}
