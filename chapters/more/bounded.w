@** Bounds. \label{more/bounded}%
A museum has three halls, |A|, |B|, and~|C|, and a door between each two of
them. A guard who stands in a door sees the two halls on either side. Where
must guards be posted, so that every hall is seen by {\it at least\/} one of
them? Two guards will do, in any two of the doors, and three will do as
well: there are four solutions.
\sketch{museum}{Three halls, and three doors in which a guard can stand.}
\verbatimfile{tests/data/museum.dlx}
\transcript{solve-museum}
This is not an exact cover: hall~|A| may be seen once or twice. In this chapter every primary item has two
{\it bounds}, $l$ and~$u$, and it must be covered at least $l$ and at most
$u$~times. ``Exactly once'' is the case $l=u=1$, and ``at least once'' is
the case of Saul Spatz [S] (report~4 in \sec{course/sources}), whose idea we explain and then
generalize.
@^bounds@> @^at least@> @^museum@>

@ A cover is now a set of options, each with a primary item in it, such that
each primary item lies in at least $l$ and at most $u$ of them. For secondary
items and colours nothing changes. As a cover is a {\it set},
it must not be reported twice. That is the difficult part. Let us first do it wrong.

{\it Cover as before.} Choose |A|, and try the first option, the door
between |A| and~|B|. To cover |A| hides the second option, and to cover |B|
hides the third; no door is left for~|C|. The search finds nothing, because the three doors
have no exact cover.

{\it So don't hide.} Leave the other
options of |A| where they are; only take |A| off the list of what must still
be done. Then the first option leads to |C|, and there to $\{1,2\}$ and
$\{1,3\}$. Next, the second option leads to |B|, and to $\{2,1\}$ and
$\{2,3\}$. We have seen $\{1,2\}$ twice; and ten guards would be seen in more than three million orders. On the other hand
$\{1,2,3\}$ was not found at all.

{\it Never return.} Here is the idea of report~4. When all covers with the
first option have been found, there is no need to look at this option again
as long as we choose among the options of~|A|; what comes later are the
covers {\it without\/} it. So let it be hidden when it is chosen, and let it
stay hidden while its younger brothers have their turns. It comes back when
the search is done with~|A|. This gives $\{1,2\}$ and $\{1,3\}$; then, with
option~1 hidden, $\{2,3\}$; each set once.
@^Spatz, Saul@> @^duplicates@>

@ Yet $\{1,2,3\}$ is still missing. The search of report~4 ends as soon as
every hall is seen. For its problem, that is enough: queens dominate a board
without attacking each other, and when every square is attacked there is no
room for another queen. The method finds each cover that is {\it minimal}, one
from which no option can be taken away (an exercise asks why), and
some others, which depend on the chooser. We want {\it all\/} covers.

Here is what the four methods report, in order.
$$\vbox{\halign{#\hfil\qquad&$#$\hfil\cr
cover as before&\hbox{nothing}\cr
don't hide&\{1,2\},\ \{1,3\},\ \{2,1\},\ \{2,3\}\cr
never return&\{1,2\},\ \{1,3\},\ \{2,3\}\cr
this chapter&\{1,2,3\},\ \{1,2\},\ \{1,3\},\ \{2,3\}\cr}}$$
{\notitle\figure{.42\pagewidth}{museum-tree/museum-tree}{The search tree of the museum. An
edge without an option, |none|, is a decision too: the item gets no more. Blue nodes branch, green ones are covers.}}

@ Now with numbers. What must we
remember of an item, in the midst of a search? How often it may still be
covered, at most: its {\it bound}, $b$, which is $u$ in the beginning. How
often it must still be covered, at least: its {\it need}, which is $l$ in
the beginning. Each use makes both of them smaller by one, the need only
down to zero. So it suffices to
remember the bound, and once and for all the {\it slack}, $s=u-l$. (Bound
and slack are Knuth's words.) The need is
$$n=\max(0,\,b-s).$$
@^bounds@>@^slack@>

In how many ways can the search go on, if it chooses this item? Let its column
have $S$ options, $x_1$, $x_2$, \dots,~$x_S$, from the top. Each cover
below the present node that uses the item has a {\it first\/} option
among them. If it is~$x_k$, none of those above it is used, and the others must be enough:
if $n$ options are needed, then $x_k$ and the $S-k$ options below it must be
at least~$n$. Hence $k\le S+1-n$. When nothing is needed, there is one
more case: none of them is used. So in any case the number of ways is
$$d=\max(0,\,S+1-n),$$
the {\it degree\/} of the item. When an item must be covered exactly once,
$n=1$ and $d=S$, the old rule. The chooser takes an item with the smallest
degree; and if $d=0$, the node is dead.
@^degree of an item@>

@ Here are the invariant and its proof. Let us say that a node of the search
is {\it responsible\/} for a set of covers: those that contain all options
on its path, and none of the other options that have been hidden. The root is
responsible for all of them. If a node
chooses an item, the $d$ ways above are a partition of its set.
The covers whose first option is~$x_k$ go to the $k$th child, which has
$x_k$ on its path, and $x_1$, \dots,~$x_{k-1}$ hidden; those that use none
go to the last child. {\it The children's sets are a partition of their parent's.}
So each cover is reported once.
@^partition of covers@>

Hidden are options that had their turn, and options that would use
an item once too often (or disagree about its colour). When the bound of an
item sinks to zero, the item is {\it covered\/}, with everything in its
column. So the cover of \sec{more/links} is what happens at the last use.

An item is {\it settled\/} if its need is zero and
its column is empty; a path is a cover when all items in the ring of headers
are settled. An item whose need is zero, but whose column is not empty, will be chosen
sooner or later, when its degree, $S+1$, is the smallest.
@^settled item@>

@ On sheets of paper, as in \sec{dance/by_hand}, here is the whole search for the
kitchen of \sec{more/problem}. Where a 1 has a colour, the colour is written; and above each
column stands how many 1s it must still get, and how many it can.
{\def\sheet#1#2{\vtop{\hbox{\vtop to 66pt{\baselineskip11pt\tabskip0pt
    \halign{\eightrm\hfil##\enspace&&\hfil\eightrm##\hfil\enspace\cr#2}\vfil}}\hbox{\eightrm#1}}}
\solutions{\hbox to.92\pagewidth{\sheet{the root}{\strut&1--2&0--1\cr&\it cook&\it pot\cr
    Ann&1&soup\cr Bob&1&soup\cr Cem&1&rice\cr}\hss
  \sheet{after Ann}{\strut&0--1\cr&\it cook\cr Bob&1\cr}\hss
  \sheet{after Ann, Bob}{\strut&\cr&nothing\cr}\hss
  \sheet{after Ann, none}{\strut&0--1\cr&\it cook\cr}\hss
  \sheet{after Bob}{\strut&0--1\cr&\it cook\cr}\hss
  \sheet{after Cem}{\strut&0--1\cr&\it cook\cr}}}%
{All sheets that are written for the kitchen. The last four are covers: what is left of the
cook's column needs nothing, and has no rows.}}
After Ann, Cem's row goes, because rice does not agree with soup. Bob's row stays, and as the
quarrel about the pot has been decided, its column goes. The cook's column can get one more,
so it stays, with 0 and~1 above it. After Bob, Ann's row is gone:
she has had her turn. Four covers, six nodes.

The tests have a search that does just this, with a new sheet for each node
(\.{tests/textbook.hpp}). It shares not a line with what it measures, and
each search of this part for all covers has to visit its tree, node for node.
@^Algorithm X@>

@ Knuth's Algorithm~M [K22] has degrees and ``none'', too. Ours is a variety
of it that recognizes settled items, where his removes them one by one.
@^Algorithm M@>

So here is a third list, which adds bounds to the second. A problem without bounds does not pay
for it: it has a list of its own.

@(dlx/more/bounded.hpp@>=
#pragma once
/* Four-way lists with bounds: an item is covered at least $l$ and at most $u$
   times.  A variety of Algorithm M of [K22]. */
#include "dlx/more/painted.hpp"
#include <vector>
namespace dlx {
@<Declare the class |Bounded|@>
@<Spend and refund@>
@<Tweak and untweak@>
Result search(Bounded& links, Chooser chooser,
  Limits const& limits = Limits(), Receive const& receive = nullptr,
  Observer* observer = nullptr);
  /* as for |Links|, for all problems: a variety of Algorithm M of [K22] */
std::string find_fault(Bounded const& links); /* as for |Links| */
@<Take the simplest list@>
} // |namespace dlx|

@ A list with bounds can hold every problem, but a simpler one is faster. So a search takes the simplest of the three kinds that can hold
the problem.

@<Take the simplest list@>=
template<class Use> auto with_simplest_list(Problem const& problem, Use const& use) /* returns what |use| makes of the list */
{
  return problem.has_bounds() ? use(Bounded(problem)) : problem.has_colours() ? use(Painted(problem)) : use(Links(problem));
}

@ \label{more/tweak}%
There are four new steps. To {\it spend\/} is to lower the bound of an item by one.
To {\it tweak\/} a node, another word of Knuth's, is to hide its option
completely, the node itself included, because it has had its
turn. Two more undo these.
@^tweak@>

An item whose bounds are 1 and~1, or which is secondary, is {\it plain}.
Plain items are covered and uncovered as ever; their bound stays~1.

@<Declare the class |Bounded|@>=
class Bounded : public Painted {
public:
  static constexpr bool bounded = true;
  explicit Bounded(Problem const& problem);
  template<class Watcher> void spend(int item, Watcher& watcher);
  template<class Watcher> void refund(int item, Watcher& watcher);
    /* one use of an item that is not plain */
  template<class Watcher> void tweak(Node* x, Watcher& watcher);
  template<class Watcher> void untweak(Node* x, Watcher& watcher);
    /* the option of entry |x| leaves the list, and comes back. Time: its length */
  @<Declare how to look at bounds@>
  int get(Field field, int x) const;
  void set(Field field, int x, int value); /* any field, for traces */
  friend bool operator==(Bounded const& a, Bounded const& b) = default;
private:
  std::vector<int> tops, slacks; /* as in the beginning; never change */
  std::vector<int> bounds;
};

@ All of these take constant time, except the walk along the ring to an item
that is not settled.

@<Declare how to look at bounds@>=
bool is_plain(int item) const@+{@+
  return tops[index(item)] == 1 and slacks[index(item)] == 0;@+}@/
int bound(int item) const { return bounds[index(item)]; }
  /* so many uses are left */
int most(int item) const { return tops[index(item)]; } /* its bound at first */
int need(int item) const@+{@+
  return std::max(0, bounds[index(item)] - slacks[index(item)]);@+}
  /* so many uses must still come */
int need(Node const* c) const { return need(number(c)); }
int degree(int item) const@+{@+
  return std::max(0, size(item) + 1 - need(item));@+}
  /* so many ways to go on, if it is chosen */
int degree(Node const* c) const { return degree(number(c)); }
bool has_room(int item) const@+{@+
  return not is_plain(item) and bounds[index(item)] > 0;@+}@/
  /* of an item that is being used: may other options use it, too? */
bool is_open(int item) const { return size(item) > 0 or need(item) > 0; }@/
  /* of an active item: is it not settled? */
Node* first_open() const { return next_open(start); }
Node* next_open(Node const* c) const;
  /* the next header in the ring that is open, or null */

@ Infinity cannot be written into a trace. But no item can
be used more often than it has options; so its bound need not be greater
than its size. In the same way, an item that asks for more than there is will not
be served, no matter how much more. Thus two numbers are replaced by
smaller ones that mean the same, and both are at most one more than the
length of a column.

An item without options would be
covered before it began. Such an item keeps a bound of~1, and is settled, or
dead, depending on what it needs.

@<Build a list with bounds@>=
Bounded::Bounded(Problem const& problem)
  : Painted(problem, all_options(problem), true),
  tops(1, 0), slacks(1, 0) {
  for (int c = 1; c <= problem.item_count(); ++c) {
    auto const [lower, upper] = problem.item(c).bounds;
    int const l = std::min(lower, size(c) + 1);
    int const u = std::max({1, l, std::min(upper, size(c))});
    bool const primary = c <= problem.primary_count();
    tops.push_back(primary ? u : 1);
    slacks.push_back(primary ? u - l : 0);
  }
  bounds = tops;
}

@ Spending changes one number. It goes through the watcher like any other write, so that a trace can
be walked in both directions without knowing what a bound is.

@<Spend and refund@>=
template<class Watcher> void Bounded::spend(int c, Watcher& watcher) {
  watcher.write(Field::bound, c, bounds[index(c)], bounds[index(c)] - 1);
  --bounds[index(c)];
}
template<class Watcher> void Bounded::refund(int c, Watcher& watcher) {
  watcher.write(Field::bound, c, bounds[index(c)], bounds[index(c)] + 1);
  ++bounds[index(c)];
}

@ Tweaking is hiding: the other nodes of the row
leave their columns, and then the node itself leaves its own. In a cover the
last step is missing, because the whole column is leaving.
{\nolegend\figure{.5\pagewidth}{museum/event-004}{The first option has its turn (what was written is orange): all of it
is out, though hall |A| is not covered, and can be used again. The numbers
to the right of the sizes say what an item still needs, and what it can
still take.}}

@<Tweak and untweak@>=
template<class Watcher> void Bounded::tweak(Node* x, Watcher& watcher) {
  hide(x, watcher);
  take_out(x, watcher);
}
template<class Watcher> void Bounded::untweak(Node* x, Watcher& watcher) {
  put_back(x, watcher);
  unhide(x, watcher);
}

@*1 Taking turns. How does the search of \sec{more/search} treat a chosen item? It uses the item once, which lowers the bound. If it was the last use, then the item
is covered, and its options exclude each other.
Otherwise the item has room, and then each option is tweaked before it is
tried. {\it It stays tweaked when the search comes back from it}, and
returns only when the item has been finished with. So each frame counts its |tweaks|. The nodes that were
tweaked are on a common pile, those of the deepest frame on top.

If the item has need, the last $n-1$ options do not
get a turn, as there would not be enough below them; the frame's |fork| knows how many ways there are. If the item has no need, then
after the last option comes {\it none}, for which the node is the root, since no option has a node there. For this way
there is nothing to do: all options of the item are out, so the item is settled, and will not
be chosen again. The search just arrives at another node.

@<Take turns at a bounded item@>=
bool has_room(Node* c) const { return links.has_room(links.number(c)); }
void take_turn(Frame& f)
{
  if (not is_none(f.node) and has_room(f.item)) tweak(f, f.node);
}

@ Each node that is tweaked goes on the pile, and is counted for its frame.

@<Take turns at a bounded item@>=
void tweak(Frame& f, Node* x)
{
  steps.announce(Act::tweak, f.item, x, level() - 1);
  tweaked.push_back(x);
  ++f.tweaks;
}

@ A policy may leave out options, as the one of \sec{more/cheapest} does when
they are too expensive. So before
``none'' is tried, the options that were left out are tweaked, too.

At the end the pile is taken down, from the top. In between, each deeper frame takes off what
it has put on.

@<Take turns at a bounded item@>=
Node* last(Frame& f) {
  if (not f.none) return f.item;
  f.fork.way = f.fork.ways - 1;
  while (has_room(f.item) and f.item->down != f.item) tweak(f, f.item->down);
  return links.node(0);
}
void close(Frame& f) {
  for (; f.tweaks > 0; --f.tweaks) {
    Node* const x = tweaked.back();
    steps.announce(Act::untweak, x->item, x, level() - 1);
    tweaked.pop_back();
  }
}

@ To use an item means to cover it, to spend one of its bound, or both. At
the last use it is covered first, so that an item with bound~0 is never seen
in the ring of headers. Plain items are just covered.

An observer is told
the writes first, and then which act it was, on which item, and, where an option is tweaked, at which of
its nodes.

@<Use an item that has bounds@>=
void use_bounded(Node* c, int k) {
  int const item = links.number(c);
  if (links.bound(item) == 1) cover(c, k);
  if (not links.is_plain(item)) announce(Act::spend, c, links.node(0), k);
}
void unuse_bounded(Node* c, int k) {
  int const item = links.number(c);
  if (not links.is_plain(item)) announce(Act::refund, c, links.node(0), k);
  if (links.bound(item) == 1) uncover(c, k);
}
void announce(Act act, Node* c, Node* x, int k) {
  int const item = links.number(c);
  if (act == Act::spend) links.spend(item, watcher);
  else if (act == Act::refund) links.refund(item, watcher);
  else if (act == Act::tweak) links.tweak(x, watcher);
  else links.untweak(x, watcher);
  watcher.act(act, item, links.number(x), k);
}

@ Here are two more moments of the search for guards. On the left, two
guards have been posted, and |B| has been chosen although it needs nothing:
the third one may still come. That is its last possible use, so |B| is
covered, and the third option is hidden. On the right, it has been tried,
and the search says ``none'': not a single link has changed since |B| was
covered, and now the path is another cover.
{\nolegend\steps{\step{.49\pagewidth}{museum/event-012}{|B| can be used once more}%
\step{.49\pagewidth}{museum/event-021}{and this time it is not}}
{Left: |A| has been used twice, and is covered; |C| has a guard and room for
another one, who was just hidden. Right: the cover $\{1,2\}$.}}

@ Is this fast enough? In the problem of report~4, each of the 64 squares of a chessboard must be
attacked or occupied by at least one queen, and no two queens may attack
each other. The
search visits 42{,}046 nodes to find the 10{,}188 ways to do it; 728 of them
need five queens, and 92 need eight. So the tree has four nodes for each
cover.

@*1 The module. The remaining functions are small.

@(dlx/more/bounded.cpp@>=
#include "dlx/more/bounded.hpp"
#include <algorithm>
#include <fmt/format.h>
namespace dlx {
@<Build a list with bounds@>
@<Look at bounds@>
@<Look for faults in a list with bounds@>
Result search(Bounded& links, Chooser chooser, Limits const& limits,
  Receive const& receive, Observer* observer) {
  return dance_on(links, chooser, limits, receive, observer);
}
} // |namespace dlx|

@ The bound is a field, with the letter~$B$. The slack is none, since it
never changes.

@<Look at bounds@>=
Node* Bounded::next_open(Node const* c) const {
  Node* d = c->right;
  while (d != start and not is_open(number(d))) d = d->right;
  return d != start ? d : nullptr;
}
int Bounded::get(Field field, int x) const {
  return field == Field::bound ? bounds.at(index(x)) : Painted::get(field, x);
}
void Bounded::set(Field field, int x, int value) {
  if (field == Field::bound) bounds.at(index(x)) = value;
  else Painted::set(field, x, value);
}

@ The sanity check is the one of a painted list, except that all nodes of an
option may be out of their columns. Bounds lie between zero and what
they were, those of plain items are~1, and an item that is used up is not in
the ring.

@<Look for faults in a list with bounds@>=
std::string find_fault(Bounded const& links) {
  for (int c = 1; c <= links.item_count(); ++c) {
    int const b = links.bound(c);
    int const least = links.is_plain(c) ? 1 : 0;
    if (b < least or b > links.most(c))
      return fmt::format("B[{}] is {}, not between {} and {}", c, b, least,
        links.most(c));
    if (b == 0 and links.is_active(c))
      return fmt::format("header {} is in the ring, but B[{}] is 0", c, c);
  }
  return fault_in_paint(links, true);
}

@ \pitfall{A search that unhides an option when it comes back from it, as
every backtracking program does by instinct, finds each cover in all orders.
One that stops when everything is satisfied, or goes on only with needy items, loses the covers that contain
more than is needed. And a chooser that looks at sizes, and not at degrees, calls an
item dead that has no options and needs none.}

\pinned{\.{tests/more/bounded\UL test.cpp} compares the covers of five hundred
random problems, ten thousand in the long tests, with brute force over all
subsets, and each search with that on paper, decision by decision. It looks
at every link, shade, and bound after every event, with a model that has no
links. It walks through traces both ways, and stops searches at
every node. The table of the four methods and the sentence about minimal covers are
checked there, too; the numbers of the queens, in \.{tests/puzzle/domination\UL test.cpp}.}

\exercise[22]{A cover is {\it minimal\/} if no option can be taken away from it.
Prove that report~4's method finds every minimal cover. Then find a problem where it also
reports a cover that is not minimal.}
\answer{Let $M$ be a minimal cover. As long as the path is a part of~$M$, nothing of $M$ is
hidden, and some hall is unseen, the chosen item is one that no option of the path
contains; so $M$ has an option for it, further down the column. The first of these
continues the path, and what has been hidden by then stands above it, hence is not in~$M$.
The search cannot stop before it has all of~$M$, for then a proper part of $M$ would be a
cover. The other way: items |A|, |B|, options \.{A} and \.{A B}, and |A| is chosen first.
Then $\{1,2\}$ is reported, though 2 alone is a cover.}

\exercise[20]{Let $l=u=n$ for a single item with $n$ options. How many nodes has
the tree? And with $l=u=n-1$? Compare with the tree of a search that
branches on $S$ options, whatever is needed.}
\answer{There are $n+1$ nodes, one below the other, since the degree is always~1. With
$n-1$, one option is left out, and there are $n(n+1)/2$ nodes: 10 for $n=4$. A search that
branches on all $S$ options visits each set of at most so many of them once; that is
$2^n$ and $2^n-1$ nodes.}

\summary{A bounded item is used until its bound is zero, and then it is
covered. An option that had its turn stays hidden until its item has been
finished with; so no set is found twice. A path is a cover when nothing is
needed, and nothing can be added.}
