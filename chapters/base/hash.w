@** Scattering. \label{base/hash}%
Several chapters keep a table in which something large is found quickly: a
name among a hundred thousand, a state of a search among millions. The place
where one begins to look is computed from the thing itself, by a {\it hash
function}, and it should look as if it had been drawn by lot. For if many
things begin at the same place, the search for one of them becomes a walk
past all the others.
@^hashing@>

Here is what can go wrong. Take the 64 words that have a single bit, as a
state with one open item would have, and a table of 1024 places. The lowest
ten bits of a word as its place: only eleven places are used, because 54 of
the words have zeros there. Multiply by a large odd number without a
pattern: still eleven, for a product is never divided by fewer twos than its
factors. The bits that depend on everything are the {\it upper\/} ones. So
after the multiplication they must be brought down, and then the 64 words
use 40 places.

@ One step of scattering takes what there is, and a word, and does both: it
multiplies, by $2^{64}$ divided by the golden ratio, which Knuth [K98, 6.4]
recommends for this purpose; and it folds the upper bits onto the lower
ones.
@^golden ratio@>

@(dlx/base/hash.hpp@>=
#pragma once
/* The hash of words of 64 bits, for tables that are kept in memory. It is the
   same on every machine; it is no protection against malice. */
#include <cstdint>
#include <span>
namespace dlx {
inline constexpr std::uint64_t golden = 0x9E3779B97F4A7C15;
  /* $2^{64}$ by the golden ratio; odd */
constexpr std::uint64_t mix(std::uint64_t h, std::uint64_t word)
  /* a hash of what |h| was, and |word|; one multiplication. [K98, 6.4] */
{
  h = (h ^ word)*golden;
  return h ^ h >> 29;
}
constexpr std::uint64_t hash_of(std::span<std::uint64_t const> words)
  /* of all of them, in this order; $0$ of none. Time: one |mix| a word */
{
  std::uint64_t h = 0;
  for (std::uint64_t word : words) h = mix(h, word);
  return h;
}
} // |namespace dlx|

@ A hash never proves that two things are equal. Where a chapter says ``the
same'', it has compared the things, after the hash has told it where to
look. There is one exception, short names, whose key {\it is\/} the name;
see \sec{base/names}.

\pitfall{A table whose size is a power of two, and a hash that is only a
product: then all that differs in the upper halves of the keys is lost. A
word that is zero: |mix(0, 0)| is~0, so that things made of zeros alone have
the same hash, however many zeros there are. In a table of things of one
size, that does no harm.}

\pinned{\.{tests/base/hash\UL test.cpp} has the example with the numbers 11
and~40, and makes sure that the hash depends on each bit of each word.}

\summary{Multiply by the golden ratio, and fold. A hash says where to look,
and never what is there.}
