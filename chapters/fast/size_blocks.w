@** Choosing among thousands. \label{fast/size_blocks}%
On a board of $100\times100$ squares, with dominoes, there are 10{,}000 items
to choose from, and one domino changes the sizes of a handful of them. To
find the smallest, the search of \sec{more/search} walks along the whole ring of
headers, although nearly all sizes are what they had been at the node before.
How can one avoid looking at what has not changed?

@ Let us remember. For each block of 64 items there is the |least| of the
sizes of those that are open, and a bit for each that is. Whenever a size is
written, we make a note that its block is {\it stale}, and only in a block
with a note must the sizes be looked at again. The other blocks are not
touched. Here are three blocks with their sizes. (They have four items each,
from 1 to~12, so that they fit on the page; an item that has been covered is a
dot.)
$$\vbox{\halign{#\hfil\quad&\tt#\hfil\quad&\hfil#\hfil\quad&#\hfil\cr
&\rm sizes of items&$|least|$&\cr
\noalign{\smallskip}
block 0&4 3 . 5&3&\cr
block 1&2 6 4 .&2&the smallest of all is here\cr
block 2&3 . 7 4&3&\cr
\noalign{\smallskip}
\rm then, item 5, the smallest, is covered:\span\span\span\cr
\noalign{\smallskip}
block 0&4 3 . 5&3&not looked at\cr
block 1&. 6 4 .&4&stale; looked at again\cr
block 2&2 . 7 4&2&stale, as a size was written\cr}}$$
A note costs one more byte to be written for each node that leaves its
column; in return, a choice costs little more than $1/64$ of the ring.
@^blocks of items@>

@ {\it The invariant of the blocks\/} is that |least| is right wherever there
is no note. It is easy to keep, because every size that changes is announced
anyway, to those who listen to a dance; one only has to be among them.
@^invariant of blocks@>

Even this is not needed for forced moves. Every item whose size has fallen to
one, or to none, goes onto a list; the last of them that is still open is as
good as any. For the order of forced moves does not matter, neither for the
covers nor for their order: all of them must be made before anything is
chosen, and none of them is a choice. So we need not know which of them is
the leftmost.

The list may be incomplete, for it is cleared at each dead end. That does no
harm. An item that was forgotten is found with the smallest ones.
@^forced moves@>

@ The class knows nothing about links. Sizes belong to the list; it is told
how to find them.

@<Declare the class |SizeBlocks|@>=
class SizeBlocks {
public:
  SizeBlocks(int primary_items, int items)
    : primaries(primary_items), stale(block_of(items) + 1, 1),
      open(stale.size(), 0), least(block_of(primary_items) + 1, 0)@+{@+} /* all
    of them are closed */
  bool is_open(int item) const@+{@+return
    (open[block_of(item)] >> item % 64 & 1) != 0;@+} /* never, if secondary */
  void toggle(int item); /* open becomes closed, or the reverse; a secondary
    item stays as it is */
  void note(int item, int old, int now); /* a size has been written */
  void forget_low() { low.clear(); } /* at a dead end */
  template<class Size> int smallest(Size const& size);
    /* the leftmost of the open items whose |size(item)| is smallest; but if
       some are 0 or 1, any of these. 0 if nothing is open */
private:
  static std::size_t block_of(int item) { return index(item)/64; }
  template<class Size> int low_item(Size const& size);
  template<class Size> void refresh(std::size_t block, Size const& size);
  @<Declare the data of |SizeBlocks|@>
};

@ Items are counted from 1, so bit 0 of the first block is never used.

@<Declare the data of |SizeBlocks|@>=
static constexpr int most = std::numeric_limits<int>::max();
int primaries;
std::vector<unsigned char> stale; /* must the block be looked at again? */
std::vector<std::uint64_t> open;  /* a bit for each item; only primary ones */
std::vector<int> least;           /* of each block of these; unless |stale| */
std::vector<int> low;             /* items whose size has fallen below 2 */

@ As sizes are asked for in the innermost loops, everything is in the header,
and the compiler can put it in place.

@(dlx/fast/size_blocks.hpp@>=
#pragma once
/* Which open item has the fewest options? Blocks of 64 items remember their
   smallest size, so that only what has changed is looked at. */
#include "dlx/base/index.hpp"
#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>
namespace dlx {
@<Declare the class |SizeBlocks|@>
@<Make a note of a size@>
@<Find the smallest item@>
} // |namespace dlx|

@ Notes are made in the middle of the dance, for every link that hides or
shows a node. There is nothing cheaper than to write a byte without asking
what it was. Only those that become small are of further interest, and only
while they are becoming smaller.

@<Make a note of a size@>=
inline void SizeBlocks::note(int item, int old, int now)
{
  stale[block_of(item)] = 1;
  if (now < 2 and now < old and item <= primaries) low.push_back(item);
}
inline void SizeBlocks::toggle(int item)
{
  if (item > primaries) return;
  open[block_of(item)] ^= std::uint64_t(1) << item % 64;
  stale[block_of(item)] = 1;
}

@ Items that are forced have been put onto the list; but since then they may
have been covered, or even have got their options back.

@<Find the smallest item@>=
template<class Size> int SizeBlocks::low_item(Size const& size)
{
  for ( ; not low.empty(); low.pop_back()) {
    int const item = low.back();
    if (is_open(item) and size(item) < 2) return item;
  }
  return 0;
}
template<class Size>
void SizeBlocks::refresh(std::size_t block, Size const& size)
{
  int smallest = most;
  for (std::uint64_t w = open[block]; w != 0; w &= w - 1) {
    int const item = static_cast<int>(block * 64) + std::countr_zero(w);
    smallest = std::min(smallest, size(item));
  }
  least[block] = smallest;
  stale[block] = 0;
}

@ Otherwise, the first block with the smallest size has the item, and it is
the first one in this block that has this size. If nothing is open, the first
block has no bits, and the last loop finds nothing.

@<Find the smallest item@>=
template<class Size> int SizeBlocks::smallest(Size const& size)
{
  if (int const item = low_item(size); item != 0) return item;
  std::size_t best = 0;
  for (std::size_t b = 0; b < least.size(); ++b) {
    if (stale[b] != 0) refresh(b, size);
    if (least[b] < least[best]) best = b;
  }
  for (std::uint64_t w = open[best]; w != 0; w &= w - 1) {
    int const item = static_cast<int>(best * 64) + std::countr_zero(w);
    if (size(item) == least[best]) return item;
  }
  return 0;
}

@ Is it always better? No. On $24\times24$ squares, walking along the ring
took 0.9 of the time, on $40\times40$ the same, on $60\times60$ 1.8 times as
long. So it is for large problems, and the next chapters use it for nothing
else.

@ \pitfall{Making a note only if the size of an open item changes. While an
item is closed, its sizes go on changing; when it opens, the block would
remember what was true before. (To open is to be noted; that is why |toggle|
makes a note, too.)}

\pinned{\.{tests/fast/size\UL blocks\UL test.cpp} counts how many sizes are
looked at when one of a thousand has changed, and lets hundreds of items open,
close, and change their sizes at random; after each change the smallest must be
what a walk along all of them says.}

\exercise{Blocks of blocks: for a million items, let 64 blocks have a least
size in common. How many sizes are looked at for a choice, if $k$ of them
have changed?}

\summary{Remember the smallest size of each block of 64 items, and a note
where it may have changed. Forced moves need no order; the last one that was
noticed will do.}
