@** Scattering. \label{base/hash}%
Several chapters keep a table in which something large is found quickly: a
name, or a state of a search, among millions. The place
where one begins to look is computed from the thing itself, by a {\it hash
function}, and should look as if it had been drawn by lot. What goes wrong
if it does not?
@^hashing@>

Take the 64 words that have a single bit, as a state with one open item would
have, and a table of 1024 places. With the lowest ten bits of a word as its
place, only eleven places are used, because 54 of the words have zeros there.
Multiply by a large odd number without a pattern: still eleven, for a product
is never divided by fewer twos than its factors. The bits that depend on
everything are the {\it upper\/} ones. After the multiplication they must be
brought down, and then the 64 words use 40 places. That is not all of them. They come down by 29 bits, so
the lowest ten depend on the lowest 39 bits of the word, and on no others: words that differ in their
upper bits alone meet in one place. The table of situations (\sec{fast/memory}) can afford that.
\sketch{hash}{Where 64 words begin to look, among 1024 places.}

@ One step takes what there is, and a word, and does both: it multiplies, by $2^{64}$
divided by the golden ratio, as Knuth [K98, 6.4] recommends, and folds. (This can be
undone, so two different words never give the same result.) A hash
never proves that two things are equal. Where a chapter says ``the same'', it has
compared the things. There is one exception, short names, whose key {\it is\/} the
name; see \sec{base/names}.
@^golden ratio@>

@(dlx/base/hash.hpp@>=
#pragma once
/* The hash of words of 64 bits, for tables that are kept in memory. It is the
   same on every machine; it is no protection against malice. */
#include <cstdint>
#include <span>
namespace dlx {
inline constexpr std::uint64_t golden_ratio = 0x9E3779B97F4A7C15; /* odd */
constexpr std::uint64_t mix(std::uint64_t h, std::uint64_t word)
  /* a hash of what |h| was, and |word|; one multiplication. [K98, 6.4] */
{
  h = (h ^ word)*golden_ratio;
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

@ \pitfall{A table whose size is a power of two, and a hash that is only a
product: then all that differs in the upper halves of the keys is lost.}

\pinned{\.{tests/base/hash\UL test.cpp} has the example with the numbers 11
and~40, and makes sure that the hash depends on each bit of each word.}

\exercise[M15]{Two different words, mixed into the same |h|, never give the same
result. Why?}
\answer{Each of the three steps can be undone. To xor with |h| twice does nothing;
|golden_ratio| is odd, so that it has an inverse modulo $2^{64}$; and in |h ^ h >> 29| the
upper 29 bits are still those of~|h|, with which one gets the next 29 back, and with
these the rest.}

\summary{Multiply by the golden ratio, and fold. A hash says where to look,
and never what is there.}
