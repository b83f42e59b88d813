@** What vectors are asked for. \label{fast/vectors}%
A processor of today computes with {\it vectors}: two, four, or eight words
of 64 bits that are loaded, masked, counted, and compared by one instruction
each. Which of these it can do depends on the year in which it was made, and
on who has made it. A program that is compiled for the newest one does not
run on the others, and one that is compiled for all of them uses the vectors
of 2003. Do we have to choose?

The library {\sc Highway} has an answer. It gives the same operations on
vectors of any length; and a file that is written with them can be compiled
several times, once for each kind of vectors, into one program, which finds
out when it runs which of them it should use. So this chapter collects
what several chapters ask of vectors, in three small questions. Two inner loops speak to {\sc Highway} themselves, the look (\sec{fast/tables}) and the counters
(\sec{fast/packed_counters}); all others can forget about it.
@^Highway@>@^vectors@>

@ The file is read several times, by a file that is read several times. So it
cannot begin with \.{\#pragma once}. The two lines after the comment are the
library's way of saying ``once for each kind of vectors'': it defines
|HWY_TARGET_TOGGLE| in every second round. (The vectors of 2006 and of the years after are left out,
to compile less: a machine that has no longer ones computes with single words. And some kinds, whose registers cannot be put
into arrays, are left out, too.)

@(dlx/fast/vectors.hpp@>=
/* What this part of the library asks of vectors. Written with Highway,
   and compiled once for each kind of vectors, in a namespace of its own:
   what includes this file is compiled in the same way, as masks.cpp is. */
#if defined(DLX_FAST_VECTORS) == defined(HWY_TARGET_TOGGLE)
#ifdef DLX_FAST_VECTORS
#undef DLX_FAST_VECTORS
#else
#define DLX_FAST_VECTORS
#endif
#include "dlx/fast/arena.hpp"
#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>
#if defined(__x86_64__)
#include <immintrin.h>
#endif
#ifndef HWY_DISABLED_TARGETS /* \.{masks.cpp} has said it already */
#define HWY_DISABLED_TARGETS (HWY_SSSE3 | HWY_SSE4 \
  | HWY_SVE | HWY_SVE2 | HWY_SVE_256 | HWY_SVE2_128 | HWY_RVV)
#endif
#ifndef HWY_IS_DEBUG_BUILD /* it would want a library, and its headers are enough */
#define HWY_IS_DEBUG_BUILD 0
#endif
#include <hwy/highway.h>
@<Answer what vectors are asked@>
#endif

@ A vector of words has at most eight of them, and a vector of bytes has at
most 64. A {\it tag\/} of the library says which kind is meant.

@<Answer what vectors are asked@>=
HWY_BEFORE_NAMESPACE();
namespace dlx {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;
using Words = hn::CappedTag<Bits, 8>;
using Bytes = hn::CappedTag<std::uint8_t, 64>;
@<Turn a comparison into bits@>
@<Tell sizes apart@>
#if HWY_ARCH_X86 and HWY_TARGET <= HWY_AVX2 // these have |pext|
@<Squeeze by an instruction@>
#else
@<Squeeze one by one@>
#endif
@<Squeeze numbers@>
@<Unite tables@>
}@; // |namespace HWY_NAMESPACE|
} // |namespace dlx|
HWY_AFTER_NAMESPACE();

@*1 Who is small. The first question is asked at each node of the tree: of
these numbers, up to 64 of them, which are zero, which are one, two, three? The
answer is four masks, with a bit for each number. The next chapter will tell
why a search wants to know nothing else, almost always.

For the sizes 3, 0, 1, 2, 5, 0 the answer is, first number on the left,
$$\vbox{\halign{#\hfil\quad&#\hfil\qquad&#\hfil\cr
&\overbits{301250}\cr
|none|&\bits{010001}&a dead end, if these are sizes of items\cr
|one|&\bits{001000}&a forced move\cr
|two|&\bits{000100}\cr
|three|&\bits{100000}\cr}}$$

@<Tell sizes apart@>=
struct Look { /* a mask for each size; a bit for each number */
  Bits none = 0, one = 0, two = 0, three = 0;
};

@ A comparison of vectors is a {\it mask\/} of the library, which is different
for each kind of vectors. It can be stored as bits, one for each member of the
vector, into at least one byte; the compiler sees through the eight bytes
here, and keeps the bits in a register. Vectors of words give at most eight
bits, and vectors of bytes give up to 64.

@<Turn a comparison into bits@>=
template<class D, class M> Bits bits_of(D d, M mask)
{
  std::uint8_t bytes[8] = {};
  hn::StoreMaskBits(d, mask, bytes);
  if constexpr (hn::MaxLanes(D()) <= 8) return bytes[0];
  Bits bits = 0;
  std::memcpy(&bits, bytes, sizeof bits);
  return bits;
}

@ Four comparisons tell about as many numbers as there are in the vector; the
first of them is number |at| of the 64. (The answer must stay in registers;
|HWY_INLINE| insists on it.)

@<Tell sizes apart@>=
template<class D, class M> HWY_INLINE void compare_sizes(D d, M sizes,
  std::size_t at, Look& out)
{
  using Count = hn::TFromD<D>;
  auto const are = [&](Count k) {
    return bits_of(d, hn::Eq(sizes, hn::Set(d, k))) << at; };
  out.none |= are(0);
  out.one |= are(1);
  out.two |= are(2);
  out.three |= are(3);
}

@*1 Squeezing. To squeeze a word means to take its bits at the places where a
mask has ones, and to push them together at the low end.

Some processors have an instruction for it, |pext|, parallel extract; those
from the year 2013 on that have vectors of four words have it, too.
@^pext@>

@<Squeeze by an instruction@>=
inline Bits squeeze(Bits x, Bits mask) { return _pext_u64(x, mask); }

@ For example, take a word, the mask, and what remains, with the low end on the right:
$$\hbox{\bits{1101.0110}\qquad\bits{xx00.x0x0}\qquad\bits{0000.1101}}$$
This is how a table is compacted: each of its words is squeezed with the mask of the live
options, and what remains of several words is pushed together. A table of 33 words in which a
hundred options are alive becomes one of two.

The others go through the ones of the mask, one by one.

@<Squeeze one by one@>=
inline Bits squeeze(Bits x, Bits mask)
{
  Bits result = 0;
  for (int at = 0; mask != 0; mask &= mask - 1, ++at)
    result |= (x >> std::countr_zero(mask) & 1) << at;
  return result;
}

@ With the bits of a table, the numbers of its options are squeezed: of 64 numbers, those are taken where a mask has ones. A vector of them is compressed at a time, and stored as a whole;
what lies behind the chosen ones will be overwritten by the next, or is nothing. (When they were taken one by one, with a guess where they end, pentominoes took 1.08 times as long, and lists of words that cross 1.14.)

@<Squeeze numbers@>=
inline std::size_t squeeze_numbers(std::uint32_t const* from, Bits mask, std::uint32_t* to)
  /* returns how many; there must be room to read 64, and to write 16 more than that */
{
  hn::CappedTag<std::uint32_t, 16> const d;
  std::size_t n = 0;
  for (std::size_t k = 0; k < 64; k += hn::Lanes(d)) {
    Bits const some = mask >> k;
    auto const chosen = hn::LoadMaskBits(d, reinterpret_cast<std::uint8_t const*>(&some));
    n += hn::CompressStore(hn::LoadU(d, from + k), chosen, d, to + n);
  }
  return n;
}

@*1 Uniting. The last question is for \sec{fast/canonical}. There are several
tables with the same number of words; unite them, word
by word, and say what the smallest of the first few words is. This one needs no help: it is compiled once
for each kind of vectors like the rest, and so the compiler makes vectors of the loop by itself.

@<Unite tables@>=
inline Bits unite_tables(std::vector<Bits const*> const& tables,
  std::size_t words, std::size_t compared, Bits* all)
{
  std::fill_n(all, words, 0);
  for (Bits const* table : tables)
    for (std::size_t k = 0; k < words; ++k) all[k] |= table[k];
  return *std::min_element(all, all + compared);
}

@ Why not leave everything to the compiler? Each use of vectors in this part was written in plain \CPLUSPLUS/, with
the others as they are, and fifteen problems were searched with vectors of four words. This is how many instructions the whole search
needs then, in times of those that it needs now (counted by \.{valgrind --tool=callgrind}).
$$\vbox{\halign{#\hfil\quad&\hfil#\quad&\hfil#\quad&#\hfil\cr
{\it without vectors for}&{\it mean}&{\it most}&\it where\cr
\noalign{\smallskip}
a look at rows (\sec{fast/tables})&1.14&1.49&150 items, 900 options\cr
a mask taken from counters (\sec{fast/packed_counters})&4.1&8.7&Langford's pairs, 11\cr
a union of such masks&1.06&1.36&MacMahon's squares\cr
squeezing&1.46&2.7&pentominoes on $6\times10$\cr
uniting tables&1.007&1.03&dominoes on $8\times8$\cr}}$$
So all but the last have stayed. A compiler does make vectors of simple loops; but to count the ones of each byte, it
would have to think of the table of sixteen entries in which {\sc Highway} looks up each half of a byte. What the kinds
differ in is told in \sec{fast/measured}.
@^callgrind@>

@ \pitfall{A guard that keeps the file from being read twice, as all headers have. On an older
machine, the program ends with an illegal instruction, and on ours nobody notices. And a compiler can be wrong: with a profile
of the program (\.{-fprofile-use}), g++~12 once put a mask of eight bits aside as a byte, took it back as a word, and covers were lost. So whoever compiles in
another way than \.{Makefile} should run the tests.}

\pinned{\.{tests/fast/vectors\UL test.cpp} compares each question with a loop, for the shortest vectors; the others
are tested through \sec{fast/masks}.}

\exercise[10]{Squeeze the byte \.{11010110} with the mask \.{10110010}. How many other bytes give the same with this mask?}
\answer{The mask takes, from the left, 1, 0, 1, and~1, so \.{00001011} remains. What is at the four zeros of the mask is
lost; so fifteen others give the same.}

\summary{A look answers four questions about 64 numbers. Squeezing takes bits
to the low end. All of it is compiled for each
kind of vectors, and hardly anybody else in this part needs to know.}
