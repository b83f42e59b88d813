@** Memory like a stack. \label{base/arena}%
A search by counters (\sec{fast/masks}) makes a state at each node of its tree, millions in a second. Where do they live? A |std::vector| for each of them
would ask the system for memory at every node, and give it back a moment later. But states are given back in the opposite order in which they were
made: when the search returns to a parent, the states of its children are of no use. Such memory needs no list of free pieces, only a mark.
@^arena@>

@ Here is what a search of three levels does. A letter is a state, and the bar is where the free memory begins.
$$\vbox{\halign{\tt#\hfil\qquad&#\hfil\cr
A B \char"7C&the root, and a child\cr
A B C \char"7C&a child of the child\cr
A \char"7C&back to the root: the bar returns to its mark\cr
A D \char"7C&another child of the root, in the place of |B|\cr}}$$
A |Mark| remembers a moment. To give back everything since then, put the bar back there.
{\it The invariant of the arena:} what was taken before a mark was made, and has not been released, is still there after the mark has been released.
@^invariant of the arena@>

@ The memory comes in a few large blocks. Pieces begin at a multiple of 64 bytes, which is the length of a vector and of a line of the cache.

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

@ Taking a piece means to round its size up to a cache line, and to see whether it fits into the present block. It almost always does. In an array, nothing is
constructed or destroyed.

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

@ A set without members has one word, which is zero. A set of 64 has one word, too, and it is full; to shift a one by 64 would be undefined.

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

@ A block has two megabytes or more, and begins where a large page could (\sec{base/pages}). Pages that are never touched cost nothing. From the third block on, large pages are
asked for. A block that was given back is kept, since the search will need it again. If the next block is too small for a piece, a larger one takes its place;
it is not in use, because it lies above the bar.

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

@ \pitfall{A pointer into the arena that outlives its mark: it still points to memory of ours, so no tool complains; but soon another state is there.}

\pinned{\.{tests/base/arena\UL test.cpp} compares pieces of random sizes with a list of vectors.}

\exercise[15]{A search takes 100 words for the root, and 100 for each child, in a tree of depth 30
in which each node has ten children. How much memory does it need if each node's mark is released
before its next child is tried, and how much if it is never?}
\answer{With the mark, 31 states at most, each of 104 words (a multiple of eight): 25{,}792
bytes, in one block. Without it, as many states as there are nodes, more than $10^{30}$.}

\summary{The piece that is made last is given back first; so memory is a stack, and to give back is to put a bar where it was.}
