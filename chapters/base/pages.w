@** Room for many. \label{base/pages}%
A file with 120,000 options is read, and has no cover, which is seen at once.
Nearly half of the time is not spent in our program. Where is it spent?
@^page fault@>

When a program asks for memory, it is given addresses. The memory comes later, a {\it page\/} of
four kilobytes at a time: whoever touches a page for the first time is stopped, and the system
looks for a page that is free, fills it with zeros, lest we see what somebody else has left there, and lets us go on.
That takes two thousandths of a millisecond, and while the file of five megabytes becomes a problem and then a list,
it happens fifteen thousand times.

Most processors have large pages as well, of two megabytes, which are as good as 512 small ones; and to
fill {\it one\/} of them with zeros takes a tenth of the time of 512 interruptions. So
why not always? Because who needs ten kilobytes would have to wait until two megabytes are clear.
The system cannot know what we are going to do with our addresses. We know: an
array that has been reserved for the nodes of a list is going to be filled with nodes. So we tell.
\drawn{330}{40}{\paleblue 62 16 72 14 re f 134 16 72 14 re f 206 16 72 14 re f
  44 16 18 14 re 278 16 14.4 14 re S
  47.6 16 m 47.6 30 l 51.2 16 m 51.2 30 l 54.8 16 m 54.8 30 l 58.4 16 m 58.4 30 l
  281.6 16 m 281.6 30 l 285.2 16 m 285.2 30 l 288.8 16 m 288.8 30 l S
  62 16 72 14 re S 134 16 72 14 re S 206 16 72 14 re S
  .8 .3 0 RG 1.2 w 46 11 m 46 34 l S 290 11 m 290 34 l S}%
  {\eightrm\centredat{98}{20.5}{2 MB}\centredat{170}{20.5}{2 MB}\centredat{242}{20.5}{2 MB}%
   \centredat{46}{3}{begin}\centredat{290}{3}{end}}%
  {An array, and its pages. Large pages begin at multiples of their size; what is left over at both
   ends is given in small ones.}

@ The invariant is short: {\it nothing changes but the time}. Nor is it certain that we get what we ask for; large pages may be switched off,
or there are none left. Then everything is as before.

Who asks? Whoever knows how long something will be, and that it will be
filled: the text of a file, the nodes of a list (\sec{more/links}), and, with a high guess of which at most one large page is
wasted, the entries of a problem (\sec{more/problem}). The
states of a search do not: most searches need a part of the two megabytes that they reserve.

@(dlx/base/pages.hpp@>=
#pragma once
/* Room for long arrays, in large pages of memory if the system has any. */
#include <cstddef>
namespace dlx {
void prefer_large_pages(void const* begin, std::size_t bytes);
  /* for a piece of memory that has been reserved, and will be filled; changes
     nothing but the time, and does nothing if it is less than four megabytes */
template<class T> void make_room(T& values, std::size_t n)
  /* as |values.reserve(n)|, for what will be filled */
{
  values.reserve(n);
  prefer_large_pages(values.data(), values.capacity()*sizeof(*values.data()));
}
} // |namespace dlx|

@ Only whole large pages are asked for. In four megabytes there is at least one, wherever they begin, and
often it is the only one; shorter arrays are not worth a question. On a system that knows of no such question, none is asked.

@(dlx/base/pages.cpp@>=
#include "dlx/base/pages.hpp"
#include <cstdint>
#include <sys/mman.h>
namespace dlx {
void prefer_large_pages([[maybe_unused]] void const* begin, [[maybe_unused]] std::size_t bytes)
{
#ifdef MADV_HUGEPAGE
  constexpr std::uintptr_t large = std::uintptr_t(2) << 20;
  if (bytes < 2*large) return;
  auto const here = reinterpret_cast<std::uintptr_t>(begin);
  auto const first = (here + large - 1)/large*large, last = (here + bytes)/large*large;
  ::madvise(reinterpret_cast<void*>(first), last - first, MADV_HUGEPAGE);
#endif
}
} // |namespace dlx|

@ What is gained? The two families of the bench that read five megabytes (\sec{fast/measured}) take .7 and .75 of
the time, the one with half of that, and an end that is seen sooner, takes .9; no other family has arrays as long as that.
It was also tried to ask for {\it all\/} memory of the program in this way. Then a kakuro of a millisecond takes 1.5 times as long.

@ \pitfall{To ask for large pages where little is used: each of them costs as much as fifty small
ones. Or to round outwards, and so to decide about the memory of neighbours.}

\pinned{\.{tests/base/pages\UL test.cpp} asks the system which of its pages are to be large: those of
a long array, without its ends, and none of a short one. It also looks whether |make_room| keeps what is there.}

\exercise[10]{An array of ten megabytes begins one megabyte behind a multiple of two. How many times is the program
interrupted while it is filled, and how many times would it be without large pages?}
\answer{There are four large pages in it, and a megabyte at each end, with 256 small pages. So 516 times, and
otherwise 2560 times.}

\summary{Memory is given page by page, at the first touch. Who is going to fill megabytes, says so.}
