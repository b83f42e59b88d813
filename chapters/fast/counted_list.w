@** A list that knows how much it has. \label{fast/counted_list}%
A dancing list could be asked at any time how many of its options are alive,
by counting them. It would take longer than the dance. Can it know without
being asked?

@ How many options are hidden when an item is covered? As many as its column
has nodes, for in a live column there are only live options, and its size is
known. So a subtraction is all that is needed. In the dinner of
\sec{dance/problem}, six options are alive at first, and option~4 is chosen:
$$\vbox{\halign{#\hfil\quad&\hfil#\hfil\quad&\hfil#\hfil\quad&\hfil#\hfil\cr
&\it size&\it live options&\it open items\cr
\noalign{\smallskip}
&&6&7\cr
cover \.A (options 2, 4)&2&4&6\cr
cover \.D (option 6 is left in it)&1&3&5\cr}}$$
And when an option is taken back, nothing has to be added: the old numbers are
still there, in the step of the search that chose it.
@^live options@>

@ {\it The invariant:} |left| is what would be counted, whenever an option has
been taken to the end, or given back to the end. In between, it is not worth
asking.
@^invariant of a counted list@>

The class is a template, since problems without colours dance on |Links|, and
those with colours on |Painted|. It knows these lists by their public
functions only. (How many entries have been |hidden|, if options are all of
average length, is of interest in the rehearsal of \sec{fast/border}.)

@<Declare the class |CountedList|@>=
template<class List> class CountedList {
public:
  CountedList(Problem const& problem, Outset const& outset, double length,
    Totals& t); /* of what is left at the outset; options are so long, on the
    average, without one item. Covers and uncovers are counted in |t| */
  void cover(Node* c); /* this item will be branched on */
  void uncover(Node* c);
  bool take(Node* x, Node*& last); /* chooses the option of |x|, whose item has
    been covered; false if it is hopeless, or it has become |late|. Then, or
    later, |give_back| takes it back; |last| says how far we came */
  void give_back(Node* x, Node* last); /* except that |left| must be restored by
    the caller, as it was before |take| */
  Node* smallest(); /* header of the item to be covered next; maybe null */
  void forget_low() { usher.blocks.forget_low(); } /* at a dead end */
  bool is_late() const { return hidden > latest; }
  @<Declare how to walk along what is left@>
  Left left;         /* now */
  double hidden = 0; /* entries, by all covers */
  double latest = std::numeric_limits<double>::infinity();
    /* it is late if more are hidden */
private:
  @<Declare the private parts of |CountedList|@>
};

@ Two numbers could have been kept in another way. One could count the options
that are alive in a header of their own, at each link that goes; that is a
write more for each of them, and there are many. Or one could let the search
count, which knows which option it has chosen; but it does not know whom that
option has hidden. Here, the number is changed once for each item that is
covered, by somebody who knows it already.

@ It is a contract with three clauses. Who covers an item must uncover it
later. Whatever |take| says, |give_back| must be called before the next option
is tried, with the same |last|; for even if it was hopeless, some items have
been committed to, and all floors are lower than they were. And all of this
happens in reverse order, as with every dancing list.

A search therefore does this with an item |c|:
$$\vbox{\halign{#\hfil\cr
|cover(c)|, and remember what is |left|;\cr
\quad for each |x| below |c|: restore |left|; if |take(x, last)|, go deeper;
|give_back(x, last)|;\cr
|uncover(c)|.\cr}}$$

@ Who wants to know not only how much is left, but what, can walk along it.

@<Declare how to walk along what is left@>=
Node* first_open() { return list.first_open(); } /* maybe null */
Node* next_open(Node* c) { return list.next_open(c); } /* likewise */
int number(Node* c) { return list.number(c); } /* of the item, from 1 */

@ What does it cost to be counted? Two subtractions for a cover, and a byte
for each node that leaves its column or comes back. And what is it good for,
without masks? For large problems it is the better list: as it need not walk
along the ring, and gives up as soon as something is hopeless, it finds more
dead ends in a second than that of \sec{more/search}. The table at the end of
\sec{fast/hybrid} has both.

A template lives in its header.

@(dlx/fast/counted_list.hpp@>=
#pragma once
/* A dancing list that knows how many of its options are alive and how many of
   its items are open, finds the smallest item without walking along the ring,
   and stops taking an option as soon as it is hopeless. */
#include "dlx/fast/border.hpp"
#include "dlx/fast/outset.hpp"
#include "dlx/fast/size_blocks.hpp"
#include "dlx/more/observer.hpp"
#include "dlx/more/painted.hpp"
#include "dlx/more/search.hpp"
#include <cstdint>
#include <limits>
namespace dlx {
@<Declare who watches the dance@>
@<Declare the class |CountedList|@>
@<Begin to count@>
@<Keep count while covering@>
@<Commit to an item, and count@>
@<Take an option, and give it back@>
} // |namespace dlx|

@ The class stands on the shoulders of three chapters: it begins with an
outset, its sizes are kept in blocks, and what it says is meant for the border.
But it does not ask the border anything. That is the business of the search,
and so one can test the list without one.

Who keeps the sizes of \sec{fast/size_blocks} up to date? Whoever watches the
dance; every write is announced to its observers, and here is one. It
counts marks, too: if an item is purified, then those options stay that want
the same colour. They get marks; so all others are lost.

@<Declare who watches the dance@>=
struct Usher { /* an observer of writes */
  SizeBlocks blocks;
  int marks = 0; /* nodes that were marked since somebody set this to zero */
  void write(Field field, int x, int old, int now)
  {
    if (field == Field::size) blocks.note(x, old, now);
    marks += field == Field::colour and now < 0;
  }
};

@ The parts that nobody sees. The list is among them: who could cover an item
behind our back would make all numbers wrong. The floors of its items belong to
whoever takes an option, and are zero, or $-1$ for items that are secondary, as
long as nobody does.

@<Declare the private parts of |CountedList|@>=
void lose(int options_lost);
void close(int item);
bool commit(Node* x);
void uncommit(Node* x);
bool cover_or_not(Node* c);
List list;
int primaries;
double average_length; /* of an option, without the item chosen */
Totals& totals;
Usher usher;

@ The list is built of the options that the outset has left, and of no others;
this is where it pays to have looked first. At the beginning all of them are
alive. The items that have been covered there go out of the ring, one by one;
their columns are empty.

@<Begin to count@>=
template<class List>
CountedList<List>::CountedList(Problem const& problem, Outset const& outset,
  double length, Totals& t)
  : list(problem, outset.options), primaries(problem.primary_count()),
    average_length(length), totals(t),
    usher({SizeBlocks(primaries, problem.item_count())})
{
  left.live = std::ssize(outset.options);
  for (int i = 1; i <= primaries; ++i)
    if (outset.is_open(i)) ++left.open, usher.blocks.toggle(i);
    else list.cover(i);
}
template<class List> Node* CountedList<List>::smallest()
{
  auto const size = [this](int i) { return list.size(i); };
  int const item = usher.blocks.smallest(size);
  return item == 0 ? nullptr : list.node(item);
}

@ A cover loses the options of its column, and one open item. To uncover adds
nothing, as we said; but it tells the blocks that the item is open again, and
it is counted, because people like to see that there are as many uncovers as
covers.

@<Keep count while covering@>=
template<class List> void CountedList<List>::lose(int options_lost)
{
  left.live -= options_lost;
  hidden += options_lost*average_length;
}
template<class List> void CountedList<List>::close(int item)
{
  left.open -= item <= primaries;
  ++totals.covers;
  usher.blocks.toggle(item);
}
template<class List> void CountedList<List>::cover(Node* c)
{
  lose(c->size);
  list.cover(c, usher);
  close(list.number(c));
}
template<class List> void CountedList<List>::uncover(Node* c)
{
  ++totals.uncovers;
  list.uncover(c, usher);
  usher.blocks.toggle(list.number(c));
}

@ The order in which things are counted matters only to those who ask in the
middle of it, and nobody does. But the order of the two lines that change the
list and the blocks is fixed by another reason: while an item is being covered,
its own size does not change, but those of others do, and the blocks are told
of these one by one.

And the cover that gives up is that of \sec{shortcuts}; only more is counted
here.

@<Keep count while covering@>=
template<class List> bool CountedList<List>::cover_or_not(Node* c)
{
  lose(c->size);
  if (not dlx::cover_or_not(list, c, usher)) return false;
  close(list.number(c));
  return true;
}

@ To uncommit is the mirror image of to commit, and needs no numbers. It is
called for those nodes only that have been committed to; whoever gave up on the
spot has left nothing to be undone.

Colours make it a little harder to know what is lost. In the crossword of
\sec{more/painted}, let the square |x| be in five options, three of which want
the letter \.T, and choose one of the latter. Nobody covers |x|; it is purified:
options with another letter are hidden, and those that agree are marked, so
that none of them will purify it again. Ours is in no column any more, since
its own item has been covered; so |x| has four nodes, two of them get marks,
and the difference, two options, is what is lost.

To commit to an item means to cover it, or to purify it if there is a
colour. A node that is marked asks for nothing. A purification that takes the
last option from somebody is undone on the spot.

@<Commit to an item, and count@>=
template<class List> bool CountedList<List>::commit(Node* x)
{
  if constexpr (List::painted) {
    if (x->shade < 0) return true;
    if (x->shade > 0) {
      usher.marks = 0;
      bool const ran_out = list.purify(x, usher);
      lose(x->item->size - usher.marks);
      if (ran_out) list.unpurify(x, usher);
      return not ran_out;
    }
  }
  return cover_or_not(x->item);
}
template<class List> void CountedList<List>::uncommit(Node* x)
{
  if constexpr (List::painted) {
    if (x->shade < 0) return;
    if (x->shade > 0) return list.unpurify(x, usher);
  }
  uncover(x->item);
}

@ Let us go on with the dinner, in which option~2 is chosen instead of
option~4. It takes \.A, \.D, and~\.G, and hides 4, 6, and~5. Item \.E has only
option~1 left, the one with \.C, \.E, and~\.F. Right of its \.E there is
the~\.F; to cover \.F hides option~3, and that was the last one that \.B had.
So the cover is taken back on the spot, and nobody commits to~\.C any more. It
would have been in vain.
@^hopeless options@>

@ Choosing an option means to commit to its other items, from left to right;
taking it back means the reverse, from right to left. But why commit to all
of them? As soon as somebody else has no option any more, it is hopeless. We
know from \sec{shortcuts} how to notice that without asking at each link: every item
has a {\it floor}, which is zero, and |hide| says whether a size has reached its
floor. The option's own items may lose all of their options, because they are
about to be covered; so their floors are lowered to $-1$ first, where no size
ever comes. The caller remembers how far we came.

@<Take an option, and give it back@>=
template<class List> bool CountedList<List>::take(Node* x, Node*& last)
{
  for (Node* j = x->right; j != x; j = j->right) --j->item->floor;
  for (last = x; last->right != x; last = last->right)
    if (is_late() or not commit(last->right)) return false;
  return true;
}
template<class List> void CountedList<List>::give_back(Node* x, Node* last)
{
  for (Node* j = last; j != x; j = j->left) uncommit(j);
  for (Node* j = x->right; j != x; j = j->right) ++j->item->floor;
}

@ \pitfall{Counting an option as hidden once for each item on whose account
it could have been hidden; a column has only those nodes that are still
there, and that is all that is needed.}

\pinned{\.{tests/fast/counted\UL list\UL test.cpp} takes options and gives them
back at random, with and without colours; after each step it counts what is
left, and looks for the smallest item, by walking.}

\exercise{In the dinner, is there an option that is found to be hopeless only
after it has been committed to all of its items? And what does the next node
find then?}

\exercise{When an option has been given back, |left| must be restored by the
caller. Let |give_back| do it by adding. What does that cost, and which
number must be known that is not known now?}

\summary{To cover an item loses as many options as its column has nodes; so
to know what is left costs a subtraction. To take back costs nothing at all.}
