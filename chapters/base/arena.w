@** Memory like a stack. \label{base/arena}%
The search of the next chapters makes a state at each node of its tree: two
or three sets of bits, a few words each. It makes millions of them in a
second. Where do they live?

The obvious answer, a |std::vector| for each of them, asks the system for
memory at every node, and gives it back a moment later. The library that
keeps account of such requests is clever, and it does not know what we know:
{\it what is made last is given back first}. A child's state is of no use
when the search returns to the parent; nor is anything that was made below
the child. Such memory needs no accounts. It needs a mark.
@^arena@>

@ Here is what a search of three levels does to it. A box is a state, and
the bar is where the free memory begins.

\def\arenaof#1#2#3{\hbox to 66bp{\vbox to 58bp{}\pdfliteral{q .6 w .3 G 1 0 m 1 56 l S 51 0 m 51 56 l S 1 0
m 51 0 l S .8 .88 .97 rg #2 B .8 .3 0 RG 1.6 w #3 S Q}#1\hss}}%
\medskip\vbox{\centerline{\arenaof{\fanopoint{26}{4}{A}\fanopoint{26}{18}{B}}{1 0 50 14 re 1 14 50
14 re}{-3 28 m 56 28 l}\arenaof{\fanopoint{26}{4}{A}\fanopoint{26}{18}{B}\fanopoint{26}{32}{C}}{1 0
50 14 re 1 14 50 14 re 1 28 50 14 re}{-3 42 m 56 42
l}\arenaof{\fanopoint{26}{4}{A}}{1 0 50 14 re}{-3 14 m 56 14
l}\arenaof{\fanopoint{26}{4}{A}\fanopoint{26}{21}{D}}{1 0 50 14 re 1 14 50 20 re}{-3 34 m 56 34 l}}
\caption{The root and a child; a child of the child; back to the root, to its mark; another child of the root,
in the place of the first, and larger.}}\medskip

To give back everything since a certain moment means to remember that
moment, a |Mark|, and to put the bar back there. Nothing is cleared, and
nobody is told.

{\it The invariant of the arena:} what was taken before a mark was made, and
has not been released, is still there after the mark has been released.
@^invariant of the arena@>

@ The memory comes in a few large blocks, of which a prefix is in use. Pieces
begin at a multiple of 64 bytes, since that is how the longest vectors want
to be loaded, and since a line of a processor's cache is as long.

@(dlx/base/arena.hpp@>=
#pragma once
/* Memory that is given back in the opposite order in which it was taken, for
   the states of a search. To take a piece is an addition and a comparison;
   to give back any number of pieces, an assignment. */
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>
namespace dlx {
using Bits = std::uint64_t; /* 64 members of a set */
class Arena {
public:
  struct Mark { std::size_t block = 0, used = 0; };
    /* a moment; what was taken after it can be given back at once */
  Mark mark() const { return now; } /* the present moment */
  void release(Mark m) { now = m; } /* all that was taken since then */
  @<Take memory from the arena@>
private:
  Bits* take_from_next_block(std::size_t words);
  struct Free { void operator()(Bits* p) const; };
  struct Block { std::unique_ptr<Bits, Free> start; std::size_t size = 0; };
  std::vector<Block> blocks;
  Mark now;
};
} // |namespace dlx|

@ Taking a piece means to round its size up to a cache line, and to see
whether it still fits into the present block. It almost always does; so this
is written out in place, wherever it is called. In an array, nothing is constructed,
and nothing will be destroyed.

@<Take memory from the arena@>=
Bits* take(std::size_t words) /* a piece of so many words, at a multiple of 64
  bytes; not cleared. Throws |std::bad_alloc| */
{
  words = (words + 7) & ~std::size_t(7);
  if (now.block >= blocks.size() or now.used + words > blocks[now.block].size)
    return take_from_next_block(words);
  Bits* const result = blocks[now.block].start.get() + now.used;
  now.used += words;
  return result;
}
template<class T> T* take_array(std::size_t n) /* room for |n| of them, likewise */
{
  return reinterpret_cast<T*>(take(n * sizeof(T) / sizeof(Bits) + 1));
}

@ Two kinds of pieces are wanted so often that they have functions of their
own. (A set with no members has one word, which is zero. A set of 64 has one
word, too, and it must be full; to shift a one by 64 would be a mistake.)

@<Take memory from the arena@>=
Bits* copy(Bits const* from, std::size_t words) /* in a new piece */
{
  Bits* const to = take(words);
  for (std::size_t w = 0; w < words; ++w) to[w] = from[w];
  return to;
}
Bits* first_members(std::size_t n) /* the set $\{0,\ldots,n-1\}$ */
{
  std::size_t const words = n == 0 ? 1 : (n + 63) / 64;
  Bits* const members = take(words);
  for (std::size_t w = 0; w < words; ++w) members[w] = ~Bits(0);
  if (n % 64 != 0 or n == 0) members[words - 1] = (Bits(1) << n % 64) - 1;
  return members;
}

@ The rest is rare. A block has two megabytes or more, and begins where a large page could (\sec{base/pages}); pages of memory that are never touched
cost nothing. Who has filled two blocks is going to fill the third, and gets a large page. (A block for a piece that is longer than usual gets none, for hardly anything may be written there; and with a large page for the second, a puzzle of lamps took 1.02 times as long.) It is kept when it has been given back, since a search will
need it again. If the next block is too small, a larger one takes its place;
it is not in use, for it lies beyond the top of the stack.

\medskip\vbox{\centerline{\hbox to 300bp{\vbox to 40bp{}\pdfliteral{q .6 w .3 G .8 .88 .97 rg 4 14 110 16
re f 164 14 22 16 re f 4 14 134 16 re S 164 14 134 16 re S 26 14 m 26 30 l S 92 14 m 92 30 l S 114 14 m
114 30 l S 186 14 m 186 30 l S .8 .3 0 RG 1.6 w 114 9 m 114 35 l S 186 9 m 186 35 l S [3 2] 0 d .8 w 114
37 m 186 37 l S Q}\fanopoint{15}{18}{\eightrm1}\fanopoint{59}{18}{\eightrm
$\ldots$}\fanopoint{103}{18}{\eightrm2520}\fanopoint{126}{18}{\eightrm64}\fanopoint{175}{18}{\eightrm2521}\fanopoint{71}{0}{\eightrm
262{,}144 words}\fanopoint{231}{0}{\eightrm the next block}\hss}}
\caption{States of 104 words. Of the first block 64 words are left, too few for state 2521, so the bar moves
to the next block. If the state is given back, the bar returns.}}\medskip

@(dlx/base/arena.cpp@>=
#include "dlx/base/arena.hpp"
#include "dlx/base/pages.hpp"
#include <algorithm>
#include <new>
namespace dlx {
constexpr std::align_val_t alignment = std::align_val_t(large_page);
void Arena::Free::operator()(Bits* p) const { ::operator delete(p, alignment); }
Bits* Arena::take_from_next_block(std::size_t words)
{
  std::size_t const next = blocks.empty() ? 0 : now.block + 1;
  if (next == blocks.size()) blocks.emplace_back();
  auto& [start, size] = blocks[next];
  if (size < words) {
    constexpr std::size_t usual = large_page / sizeof(Bits);
    auto const room = std::max(words, usual);
    start.reset(static_cast<Bits*>(::operator new(room * sizeof(Bits), alignment)));
    size = room;
    if (next > 1 and room == usual) prefer_large_pages(start.get(), large_page);
  }
  now = {next, words};
  return start.get();
}
} // |namespace dlx|

@ \pitfall{A pointer into the arena that outlives its mark: it still points to memory of ours,
so no tool complains; but soon another state is there.}

\pinned{\.{tests/base/arena\UL test.cpp} compares pieces of random sizes with a list of vectors.}

\exercise[15]{A search takes 100 words for the root, and 100 for each child, in a tree of depth 30
in which each node has ten children. How much memory does it need if each node's mark is released
before its next child is tried, and how much if it is never?}
\answer{With the mark, 31 states at most, each of 104 words (a multiple of eight): 25{,}792
bytes, in one block. Without it, as many states as there are nodes, more than $10^{30}$.}

\summary{What is made last is given back first; so memory is a stack, and to
give back is to put a bar where it was.}
