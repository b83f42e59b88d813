@** Large pages. \label{base/pages}%
A file with 120,000 options is read, and has no cover, which is seen at once.
Nearly half of the time is not spent in our program. Where is it spent?
@^page fault@>

When a program asks for memory, it is given addresses. The memory comes later, a {\it page\/} of
four kilobytes at a time: at the first touch of a page the program is stopped, and the system
looks for a page that is free, and fills it with zeros.
That takes two thousandths of a millisecond, and while a file of five megabytes becomes a problem and then a list,
it happens fifteen thousand times.

Most processors have large pages as well, of two megabytes, as good as 512 small ones; to
fill {\it one\/} of them with zeros takes between a tenth and a third of the time of 512 interruptions. But
the system does not know how much of its addresses a program is going to use, and a program that needs ten kilobytes
must not wait until two megabytes are clear. So we tell: an
array that has been reserved for the nodes of a list is going to be filled.
\sketch{pages}{An array, and its pages. Large pages begin at multiples of their size; what is left over at both
   ends is given in small ones.}

@ The invariant is short: {\it nothing changes but the time}. Large pages may be switched off,
or there are none left; then everything is as before.

Large pages are asked for where the length is known, and will be filled: for the text of a file, and the nodes of a list (\sec{more/links}). For the entries of a problem (\sec{more/problem}), a high guess wastes at most one large page. The
states of a search ask late (\sec{base/arena}): most searches need a part of the two megabytes that they reserve.

@(dlx/base/pages.hpp@>=
#pragma once
/* Room for long arrays, in large pages of memory if the system has any. */
#include <cstddef>
namespace dlx {
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
} // |namespace dlx|

@ Only whole large pages are asked for, if there are any between |begin| and the end. A system that does not know the request is not asked.

@(dlx/base/pages.cpp@>=
#include "dlx/base/pages.hpp"
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <sys/mman.h>
#include <sys/resource.h>
namespace dlx {
namespace {
std::uintptr_t next_large(void const* place)
{
  return (reinterpret_cast<std::uintptr_t>(place) + large_page - 1)/large_page*large_page;
}
}
void prefer_large_pages([[maybe_unused]] void const* begin, [[maybe_unused]] std::size_t bytes)
{
#ifdef MADV_HUGEPAGE
  auto const end = (reinterpret_cast<std::uintptr_t>(begin) + bytes)/large_page*large_page;
  if (auto const first = next_large(begin); first < end)
    ::madvise(reinterpret_cast<void*>(first), end - first, MADV_HUGEPAGE);
#endif
}
@<Let room grow@>
} // |namespace dlx|

@*1 Room that grows. The record of a search, which is written in order to replay it (\sec{fast/memory}), may become a kilobyte, or sixty
megabytes. An array that doubles is moved now and then, and the new place is new memory; and for a small problem, a large page at its beginning would be too expensive.

Addresses cost next to nothing. So reserve as many as will ever be needed, and let them become memory from the left, when they are wanted; then nothing moves. The first half of a megabyte is given in small pages. The 128 of them cost about as much as a large one; so whatever happens, the cost is about twice the best. It is the rule for renting skis: buy a pair
when the rent has cost as much as a pair.
@^rent or buy@>@^ski rental@>
\sketch{growing}{Room that grows: small pages first, then large ones.}

@<Declare room that grows@>=
inline constexpr std::size_t large_page = std::size_t(2) << 20; /* bytes */
class GrowingRoom { /* for one long array, which begins with nothing */
public:
  GrowingRoom(std::size_t bytes, std::size_t for_others) : most(bytes), spare(for_others)@+{@+}
    /* at most so many, and so many, a multiple of |large_page|, shall be left for others; no address is reserved before something is asked for */
  GrowingRoom(GrowingRoom const&) = delete;
  GrowingRoom& operator=(GrowingRoom const&) = delete;
  ~GrowingRoom();
  void* begin() const { return first; }
  bool grow(std::size_t bytes); /* now there are so many at least, the old ones as they were, though
    perhaps in another place; or false if they are too many, or there is no memory, and then all is as before */
private:
  void reserve();
  bool grow_in_heap(std::size_t bytes);
  std::size_t most, spare, length = 0, size = 0;
  void* start = nullptr; /* of all addresses, |length| bytes; a little before |first|, */
  char* first = nullptr; /* from where on |size| may be written */
};

@ Addresses that may not be written cost nothing, neither in memory nor in a limit on it (\sec{command/interrupt}). They are made writable up to the end of a large page, without which none would be given. Behind
them, what is to be left for others is made writable, too, as a test, and is forbidden again at once. If there was no memory for all of it, the forbidden part begins where it began before.

@<Let room grow@>=
constexpr std::size_t in_small_pages = large_page/4; /* bytes, at the beginning */
bool GrowingRoom::grow(std::size_t bytes)
{
  if (bytes > most) return false;
  if (first == nullptr) reserve();
  if (length == 0) return grow_in_heap(bytes);
  bytes = std::max({bytes, in_small_pages, size}) - in_small_pages;
  bytes = in_small_pages + (bytes + large_page - 1)/large_page*large_page;
  bool const is_there = ::mprotect(first, bytes + spare, PROT_READ | PROT_WRITE) == 0;
  if (is_there) size = bytes;
  ::mprotect(first + size, bytes + spare - size, PROT_NONE);
  if (is_there) prefer_large_pages(first, size);
  return is_there;
}

@ If addresses are limited (\cmd{ulimit -v}), they are not reserved, because other components of the problem need some, too. Then room grows by |realloc|.
The whole is asked for at once, with what is to be left for others, and then made shorter, which does not move it.

@<Let room grow@>=
bool GrowingRoom::grow_in_heap(std::size_t bytes)
{
  void* const longer = std::realloc(first, bytes + spare);
  if (longer == nullptr) return false;
  void* const shorter = std::realloc(longer, bytes);
  first = static_cast<char*>(shorter != nullptr ? shorter : longer);
  return true;
}

@ The reserved addresses begin in small pages, so far before the end of a large page.

@<Let room grow@>=
void GrowingRoom::reserve()
{
  struct rlimit addresses;
  bool const are_free = ::getrlimit(RLIMIT_AS, &addresses) == 0 and addresses.rlim_cur == RLIM_INFINITY;
  std::size_t const wanted = most/large_page*large_page + spare + 4*large_page;
  void* const all = are_free@|
    ? ::mmap(nullptr, wanted, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0) : MAP_FAILED;
  if (all == MAP_FAILED) return;
  start = all, length = wanted;
  first = reinterpret_cast<char*>(next_large(start) + large_page - in_small_pages);
}
GrowingRoom::~GrowingRoom()
{
  if (length == 0) std::free(first);
  else ::munmap(start, length);
}

@ What is gained? The two families of the bench that read five megabytes (\sec{fast/measured}) take .7 and .75 of
the time. Room that grows saves as much: squares in squares take .85, and sudokus and Latin squares .93 to .95. But if
{\it all\/} memory were large pages, a kakuro of a millisecond would take 1.5 times as long.

@ \pitfall{Asking for large pages where little is used: each of them costs as much as a hundred small
ones, or two hundred. Rounding outwards, and so deciding about the memory of neighbours.}

\pinned{\.{tests/base/pages\UL test.cpp} asks the system which of its pages are to be large: those of
a long array, without its ends, none of a short one, and those of room that has grown, but for its beginning. It also checks that |make_room| and room that grows keep what is there, and what room that grows does where memory, or addresses, are limited.}

\exercise[10]{An array of ten megabytes begins one megabyte behind a multiple of two. How many times is the program
interrupted while it is filled, and how many times would it be without large pages?}
\answer{There are four large pages in it, and a megabyte at each end, with 256 small pages. So 516 times, and
otherwise 2560 times.}

\summary{Memory is given page by page, at the first touch. Ask for large pages when the size is known; otherwise reserve addresses and grow in place.}
