@** Memory in pages. \label{base/pages}%
A file with 120,000 options is read, and has no cover, which is seen at once. Nearly half of the
time is not spent in our program. Where is it spent?
@^page fault@>

When a program asks for memory, it is given addresses. The memory comes later, a {\it page\/} of
four kilobytes at a time: at the first touch of a page the program is stopped, and the system
looks for a free page and fills it with zeros. That takes two thousandths of a millisecond, and
while a file of five megabytes becomes a problem and then a list, it happens fifteen thousand
times.

Most processors have large pages as well, of two megabytes, as good as 512 small ones; to fill
{\it one\/} of them with zeros takes between a tenth and a third of the time of 512 interruptions.
But the system does not know how much of its addresses a program is going to use, and a program
that needs ten kilobytes must not wait until two megabytes are clear. So an array that is going to
be filled is announced.
\sketch{pages}{An array, and its pages. Large pages begin at multiples of their size; what is left over at both
   ends is given in small ones.}

@ The invariant is short: {\it nothing changes but the time}. Large pages are requested where the
length is known, and will be filled: for the text of a file, and the nodes of a list
(\sec{more/links}). For the entries of a problem (\sec{more/problem}), a high guess wastes at most
one large page.

@(dlx/base/pages.hpp@>=
#pragma once
/* Room for long arrays, in large pages of memory if the system has any; and memory
   that is given back in the opposite order in which it was taken. */
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>
namespace dlx {
inline constexpr std::size_t large_page = std::size_t(2) << 20; /* bytes */
void prefer_large_pages(void const* begin, std::size_t bytes);
  /* for a piece of memory that has been reserved, and will be filled; changes
     nothing but the time, and does nothing if no large page fits into it */
template<class T> void make_room(T& values, std::size_t n)
  /* as |values.reserve(n)|, for what will be filled */
{
  values.reserve(n);
  prefer_large_pages(values.data(), values.capacity()*sizeof(*values.data()));
}
@<Declare room that grows@>
@<Declare the class |Arena|@>
} // |namespace dlx|

@ Only whole large pages are requested, if there are any between |begin| and the end; rounding
outwards would decide about the memory of neighbours.

@(dlx/base/pages.cpp@>=
#include "dlx/base/pages.hpp"
#include <algorithm>
#include <cstdlib>
#include <new>
#include <sys/mman.h>
namespace dlx {
void prefer_large_pages([[maybe_unused]] void const* begin, [[maybe_unused]] std::size_t bytes)
{
#ifdef MADV_HUGEPAGE
  auto const place = reinterpret_cast<std::uintptr_t>(begin);
  auto const first = (place + large_page - 1)/large_page*large_page;
  auto const end = (place + bytes)/large_page*large_page;
  if (first < end) ::madvise(reinterpret_cast<void*>(first), end - first, MADV_HUGEPAGE);
#endif
}
@<Let room grow@>
@<Take memory from the next block@>
} // |namespace dlx|

@ The record of a search, which is written in order to replay it (\sec{fast/memory}), may become a
kilobyte, or sixty megabytes. It grows by |realloc|, which moves the pages of a long array, and
not what is written in them. A short record has room for no large page, and so never waits for
one. The new length and the spare bytes are requested together, and the spare ones are given back, which
moves nothing. So the array grows only if they remain for others.

@<Declare room that grows@>=
class GrowingRoom { /* for one long array, which begins with nothing */
public:
  explicit GrowingRoom(std::size_t for_others) : spare(for_others)@+{@+}
    /* so many bytes shall be left for others */
  GrowingRoom(GrowingRoom const&) = delete;
  GrowingRoom& operator=(GrowingRoom const&) = delete;
  ~GrowingRoom();
  void* begin() const { return start; }
  bool grow(std::size_t bytes); /* now there are so many, the old ones as they were, though perhaps
    in another place; or false if there is no memory, and then all is as before */
private:
  std::size_t spare;
  void* start = nullptr;
};

@ An array that was made shorter stays where it is; the standard allows a failure here, which
changes nothing.

@<Let room grow@>=
bool GrowingRoom::grow(std::size_t bytes)
{
  void* const longer = std::realloc(start, bytes + spare);
  if (longer == nullptr) return false;
  void* const shorter = std::realloc(longer, bytes);
  start = shorter != nullptr ? shorter : longer;
  prefer_large_pages(start, bytes);
  return true;
}
GrowingRoom::~GrowingRoom() { std::free(start); }

@*1 Memory like a stack. \label{base/arena}%
A search by counters (\sec{fast/masks}) makes a state at each node of its tree, millions in a
second. A |std::vector| for each of them would ask the system for memory at every node, and give
it back a moment later. But states are given back in the opposite order in which they were made:
when the search returns to a parent, the states of its children are of no use. Such memory, an
{\it arena}, needs no list of free pieces, only a mark. Here is what a search of three levels
does. A letter is a state, and the bar is where the free memory begins.
$$\vbox{\halign{\tt#\hfil\qquad&#\hfil\cr
A B \char"7C&the root, and a child\cr
A B C \char"7C&a child of the child\cr
A \char"7C&back to the root: the bar returns to its mark\cr
A D \char"7C&another child of the root, in the place of |B|\cr}}$$
{\it The invariant of the arena:} what was taken before a mark was made, and has not been
released, is still there after the mark has been released.
@^arena@>@^invariant of the arena@>

@ The memory comes in a few large blocks. Pieces begin at a multiple of 64 bytes, which is the
length of a vector and of a line of the cache.

@<Declare the class |Arena|@>=
using Bits = std::uint64_t; /* 64 members of a set */
class Arena { /* to take a piece is an addition and a comparison */
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

@ The size of a piece is rounded up to a cache line; the piece almost always fits into the present
block.

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

@ A set without members has one word, which is zero. A set of 64 has one word, too, and it is
full; to shift a one by 64 would be undefined.

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

@ A block has two megabytes or more, and begins where a large page could. Pages that are never
touched cost nothing, and most searches need a part of the first block; so large pages are
requested from the third block on. A block that was given back is kept, since the search will need
it again. If the next block is too small for a piece, a larger one takes its place; it is not in
use, because it lies above the bar.

@<Take memory from the next block@>=
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

@ \pitfall{Asking for large pages where little is used: each of them costs as much as fifty small ones, or 170. And a pointer into the arena that outlives its mark: it still points
to memory of ours, so no tool complains; but soon another state is there.}

\pinned{\.{tests/base/pages\UL test.cpp} asks the system which of its pages are to be large: those of
a long array, without its ends, and none of a short one. It checks that |make_room| and room that
grows keep what is there, also where memory is limited, and compares pieces of an arena, of random
sizes, with a list of vectors.}

\exercise[10]{An array of ten megabytes begins one megabyte behind a multiple of two. How many times is the program
interrupted while it is filled, and how many times would it be without large pages?}
\answer{There are four large pages in it, and a megabyte at each end, with 256 small pages. So 516 times, and
otherwise 2560 times.}

\exercise[15]{A search takes 100 words for the root, and 100 for each child, in a tree of depth 30
in which each node has ten children. How much memory does it need if each node's mark is released
before its next child is tried, and how much if it is never?}
\answer{With the mark, 31 states at most, each of 104 words (a multiple of eight): 25{,}792
bytes, in one block. Without it, as many states as there are nodes, more than $10^{30}$.}

\summary{Memory is given page by page, at the first touch; large pages are requested when the size
is known. The piece that is made last is given back first: to give back is to put a bar where it was.}
