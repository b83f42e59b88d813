@** A list for large problems. \label{fast/large_list}%
On a board of $100\times100$ squares, with dominoes, there are 10{,}000 items
to choose from, and one domino changes the sizes of a handful of them. To
find the smallest, the search of \sec{more/search} walks along the whole ring of
headers, although nearly all sizes are what they were at the node before.
How can one avoid looking at what has not changed?

@ Remember. For each block of 64 items we keep the |least| of the
sizes of those that are open. Whenever a size is written, a note says that its
block is {\it stale\/}; only in a block with a note must the sizes be looked
at again. Here are three blocks. (They have four items each, so that they fit
on the page, and item~0 is nobody; an item that has been covered is a dot.) Item~4, the smallest, is
covered:

$$\vcenter{\halign{#\hfil\quad&&\hbox to 16bp{\hfil#\hfil}\cr
&\multispan4\hfil block 0\hfil&\quad&\multispan4\hfil block 1\hfil&\quad&\multispan4\hfil
  block 2\hfil\cr
\noalign{\smallskip}
sizes before&&3&$\cdot$&5&&2&6&4&$\cdot$&&3&$\cdot$&7&4\cr
|least|&\multispan4\hfil 3\hfil&&\multispan4\hfil 2\hfil&&\multispan4\hfil 3\hfil\cr
\noalign{\smallskip}
sizes after&&3&$\cdot$&5&&\color{.8 .3 0}{$\cdot$}&6&4&$\cdot$&&\color{.8 .3 0}{2}&$\cdot$&7&4\cr
|least|&\multispan4\hfil 3\hfil&&\multispan4\hfil\color{.8 .3 0}{4}\hfil&&\multispan4\hfil
  \color{.8 .3 0}{2}\hfil\cr
&\multispan4\hfil\eightrm not looked at\hfil&&\multispan4\hfil\eightrm
stale: 4 has closed\hfil&&\multispan4\hfil\eightrm stale: a size changed\hfil\cr}}$$
@^blocks of items@>

@ {\it The invariant of the blocks\/} is that |least| is right wherever there
is no note. It is easy to keep, because every size that changes is announced
anyway, to those who observe a dance; one only has to be among them. A note
is one more byte to be written for each node that leaves its column; in return
a choice costs little more than $1/64$ of the ring.
@^invariant of blocks@>

For forced moves not even this is needed. Every item whose size falls to
one, or to none, goes onto a list, and the last of them that is still open is as
good as any: all forced moves must be made before anything is chosen, and their
order changes neither the covers nor the order of covers. The list may be
incomplete, for it is cleared whenever an option is given back; an item that was forgotten is
found with the smallest ones.
@^forced moves@>

@ Here is all of it at the dinner of \sec{dance/problem}, whose options are 1:~\.{CEF},
2:~\.{ADG}, 3:~\.{BCF}, 4:~\.{AD}, 5:~\.{BG}, and 6:~\.{DEG}. With four items a block, \.A, \.B, and~\.C are one
block (bit~0 is not used), and \.D to~\.G the next. Sizes that were written are orange, and so is
what joins the list of those that have fallen below two.
{\def\x#1{\color{.8 .3 0}{#1}}\def\o{$\cdot$}
$$\vbox{\halign{#\hfil\quad&&\hbox to 14bp{\hfil#\hfil}\cr
&\.A&\.B&\.C&\quad&\.D&\.E&\.F&\.G&\quad&\omit the list\hfil\cr
\noalign{\smallskip}
at the root&2&2&2&&3&2&2&3&&\omit\hfil\cr
\.A is the smallest, and covered&\o&2&2&&\x1&2&2&\x2&&\omit\x D\hfil\cr
option 2, of \.A: commit to \.D&\o&2&2&&\o&\x1&2&\x1&&\omit D \x{E G}\hfil\cr
then to \.G&\o&\x1&2&&\o&1&2&\o&&\omit D E G \x B\hfil\cr
\.B, the last of the list, is covered&\o&\o&\x1&&\o&1&\x1&\o&&\omit D E G B \x{C F}\hfil\cr
option 3, of \.B: commit to \.C&\o&\o&\o&&\o&\x0&\x0&\o&&\omit hopeless: taken back\hfil\cr}}$$}%
At the root both blocks are stale, since everything has just been opened; all seven sizes are
looked at. Then nothing is searched for: \.B is on the list, open, and has one option. Its option
takes the only one that \.E has left. One need not commit to~\.F, arrive, or look around
in order to find out; option~3 is given back, then \.B, then option~2, and the next is option~4.

@<Declare the class |SizeBlocks|@>=
class SizeBlocks {
public:
  SizeBlocks(int primary_items, int items)
    : primaries(primary_items), stale(block_of(items) + 1, 1),
      open(stale.size(), 0), least(block_of(primary_items) + 1)@+{@+} /* all
    of them are closed */
  @<Note a size@>
  @<Find the smallest item@>
private:
  static std::size_t block_of(int item) { return index(item)/64; }
  struct Least { int size = std::numeric_limits<int>::max(), item = 0; };
  int primaries;
  std::vector<unsigned char> stale; /* must the block be looked at again? */
  std::vector<std::uint64_t> open;  /* a bit for each item; only primary ones */
  std::vector<Least> least;         /* of each block of these; unless |stale| */
  std::vector<int> low;             /* items whose size has fallen below 2 */
  int count = 0;                    /* of items that are open */
};

@ Items are counted from 1, so bit 0 of the first block is never used.
Notes are made in the middle of the dance, for every link that hides or
shows a node: the list announces every write to an observer, and the blocks are one. There is
nothing cheaper than to write a byte without asking what it was.

@<Note a size@>=
void write(Field field, int item, int old, int now) /* is called before a
  write to a list; only sizes are of interest */
{
  if (field != Field::size) return;
  stale[block_of(item)] = 1;
  if (now < 2 and now < old and item <= primaries) low.push_back(item);
}
void toggle(int item) /* open becomes closed, or the reverse; a secondary item
  stays as it is */
{
  if (item > primaries) return;
  open[block_of(item)] ^= std::uint64_t(1) << item % 64;
  stale[block_of(item)] = 1;
  count += is_open(item) ? 1 : -1;
}
bool is_open(int item) const /* never, if it is secondary */
{
  return (open[block_of(item)] >> item % 64 & 1) != 0;
}
int open_items() const { return count; } /* so many are open */
void forget_low() { low.clear(); } /* sizes are about to grow again */

@ Items that are forced have been put onto the list; but since then they may
have been covered, or may even have got their options back. If there is none, the least of the
first block with the smallest size is it. A stale block is looked at item by item. (A block without
open items has a least size beyond all others, of item~0, which is nobody.)

@<Find the smallest item@>=
template<class Size> int smallest(Size const& size) /* the leftmost of the open
  items whose |size(item)| is smallest; but if some are 0 or 1, any of these. 0
  if nothing is open */
{
  for ( ; not low.empty(); low.pop_back())
    if (is_open(low.back()) and size(low.back()) < 2) return low.back();
  Least best;
  for (std::size_t b = 0; b < least.size(); ++b) {
    if (stale[b] != 0) refresh(b, size);
    if (least[b].size < best.size) best = least[b];
  }
  return best.item;
}
template<class Size> void refresh(std::size_t block, Size const& size)
{
  least[block] = Least();
  for (std::uint64_t w = open[block]; w != 0; w &= w - 1) {
    int const item = static_cast<int>(block * 64) + std::countr_zero(w);
    if (int const n = size(item); n < least[block].size) least[block] = {n, item};
  }
  stale[block] = 0;
}

@*1 The list. A dancing list with such blocks is a list of the second part, which knows its blocks, too. A problem
without colours could dance on |Links|; but |Painted| holds it as well, and asks one question more for each node that
it hides. On five problems that takes from .2 to 2.8 percent more instructions than |Links| would, and neither this class
nor the hybrid need be a template.
It takes the short cuts of \sec{shortcuts}: an option that takes the last option from
another item is hopeless, and taken back on the spot.

@(dlx/fast/large_list.hpp@>=
#pragma once
/* A dancing list for large problems: it finds the smallest item without walking
   along the ring, and stops taking an option as soon as it is hopeless. */
#include "dlx/base/index.hpp"
#include "dlx/more/problem.hpp"
#include "dlx/more/observer.hpp"
#include "dlx/more/painted.hpp"
#include "dlx/more/search.hpp"
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>
namespace dlx {
@<Declare the class |SizeBlocks|@>
@<Declare the class |LargeList|@>
} // |namespace dlx|

@ The blocks are told of an item when it has been covered, or uncovered, and is not open any more, or
open again; of the
sizes of others they hear one by one, while it happens. The search asks for the smallest item by its header; the
blocks know items by number.

@<Declare the class |LargeList|@>=
class LargeList : public Painted {
public:
  LargeList(Problem const& problem, std::vector<int> const& options)
    : Painted(problem, options), blocks(problem.primary_count(), problem.item_count())
  {
    for (int i = 1; i <= problem.primary_count(); ++i) blocks.toggle(i);
  } /* of these options, in their order. Linear time */
  int open_items() const { return blocks.open_items(); }
  @<Cover in a large list@>
  @<Take an option, and give it back@>
private:
  @<Commit to an item, or give up@>
  SizeBlocks blocks;
};

@ An item that is covered is open no longer.

@<Cover in a large list@>=
Node* smallest() /* header of the item to be covered next; maybe null */
{
  int const item = blocks.smallest([this](int i) { return size(i); });
  return item == 0 ? nullptr : node(item);
}
void cover(Node* c) /* this item will be branched on */
{
  Painted::cover(c, blocks);
  blocks.toggle(number(c));
}
void uncover(Node* c)
{
  Painted::uncover(c, blocks);
  blocks.toggle(number(c));
}

@ To commit to an item means to cover it, or to purify it if there is a
colour. A node that is marked asks for nothing. A cover, or a purification, that
takes the last option from an item is undone on the spot.

@<Commit to an item, or give up@>=
bool commit(Node* x)
{
  if (x->shade < 0) return true;
  if (x->shade > 0) {
    bool const ran_out = purify(x, blocks);
    if (ran_out) unpurify(x, blocks);
    return not ran_out;
  }
  if (not cover_or_not<Painted>(*this, x->item, blocks)) return false;
  blocks.toggle(number(x->item));
  return true;
}
void uncommit(Node* x)
{
  if (x->shade > 0) unpurify(x, blocks);
  else if (x->shade == 0) uncover(x->item);
}

@ Choosing an option means to commit to its other items, from left to right;
taking it back means the reverse, from right to left. We
know from \sec{shortcuts} how to notice who has no option left, without asking at
each link: every item
has a {\it floor}, which is zero, and |hide| says whether a size has reached its
floor. The option's own items may lose all of their options, because they are
about to be covered; so their floors are lowered to $-1$ first, where no size
ever comes.

@<Take an option, and give it back@>=
bool take(Node* x, Node*& last) /* chooses the option of |x|, whose item has been
  covered; false if it is hopeless. |last| says how far we came; |give_back| needs it */
{
  for (Node* j = x->right; j != x; j = j->right) --j->item->floor;
  for (last = x; last->right != x; last = last->right)
    if (not commit(last->right)) return false;
  return true;
}
void give_back(Node* x, Node* last)
{
  blocks.forget_low();
  for (Node* j = last; j != x; j = j->left) uncommit(j);
  for (Node* j = x->right; j != x; j = j->right) ++j->item->floor;
}

@ \pitfall{Making a note only if the size of an open item changes: while an
item is closed, its sizes go on changing. That
is why |toggle| makes a note, too.}

\pinned{\.{tests/fast/large\UL list\UL test.cpp} compares the smallest with a walk along all items, after each of many changes.}

\exercise[20]{Blocks of blocks: for a million items, let 64 blocks have a least
size in common. How many sizes are looked at for a choice, if $k$ of them
have changed?}
\answer{At most $64k$ sizes, $64k$ numbers |least| of blocks, and the 245
numbers of the upper level (of $64^2$ items each). Without the upper level it is $64k+15{,}625$.}

\summary{Remember the smallest size of each block of 64 items, and a note
where it may have changed. Forced moves need no order; the last one that was
noticed will do. And give an option back as soon as it is hopeless.}
