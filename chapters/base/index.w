@** Numbers as places, and hashing. \label{base/index}%
Where in an array does a thing belong? If it has a number, the number is its place. If it is
something large, a name or a state of a search, its place is computed from
its contents.

Items, options, and nodes have numbers, and a number is an |int|: it can be
subtracted from another one, compared with $-1$, and printed without a
thought. The arrays of the library count with |std::size_t|, which has no
sign. The compiler makes a place out of any |int|, in silence,
also out of~$-1$, whose place is $18446744073709551615$. So we write the conversion down, as a sign
that the number is not negative; and as |static_cast<std::size_t>(x)| takes 27 characters,
there is a short word for it. It is a template because the field of a node or
the type of an event, an enumeration, is a place in a table, too.
@^number as a place@>

@(dlx/base/index.hpp@>=
#pragma once
/* Where in an array something belongs: a number as a place; and a hash of words of 64 bits,
   for tables that are kept in memory. */
#include <cstddef>
#include <cstdint>
#include <span>
namespace dlx {
template<class T> constexpr std::size_t index(T number)
  /* the place of |number|, which is an integer, not negative, or a value of
     an enumeration; no bounds are checked, and nothing is subtracted. Where
     things are counted from~1, the place 0 stays free */
{ return static_cast<std::size_t>(number); }
@<Mix words into a hash@>
} // |namespace dlx|

@*1 Hash functions. \label{base/hash}%
A {\it hash function\/} turns something large into a place in a table; the place should look
as if it had been drawn by lot. What goes wrong if it does not?
Take the 64 words that have a single bit, as a state with one open item would
have, and a table of 1024 places. With the lowest ten bits of a word as its
place, only eleven places are used, because 54 of the words have zeros there.
Multiply by a large odd number without a pattern: still eleven, for a product
is never divided by fewer twos than its factors. The bits that depend on
everything are the {\it upper\/} ones. Folded down by 29 bits after the
multiplication, they let the 64 words use 40 places.

The lowest ten bits then depend on the lowest 39 bits of the word only: words that differ
above those meet in one place. The table of situations (\sec{fast/memory}) can afford that.
\sketch{hash}{Where 64 words begin to look, among 1024 places.}
@^hashing@>

@ One step mixes a word into a hash. It multiplies by $2^{64}$
divided by the golden ratio, as Knuth [K98, 6.4] recommends, and folds. This can be
undone, so two different words never give the same result. But a hash of several words
never proves that two things are equal: where a chapter says ``the same'', it has
compared the things. The exception is short names, whose key {\it is\/} the
name; see \sec{base/names}. The hash is the same on every machine, and no protection against malice.
@^golden ratio@>

@<Mix words into a hash@>=
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

@ \pitfall{Subtracting too late: |i - 1| can still be compared with~0, while |index(i) - 1| has gone round
before the test. And a table whose size is a power of two with a hash that is only a
product: all that differs in the upper halves of the keys is lost.}

\pinned{\.{tests/base/index\UL test.cpp} makes places of integers of several
kinds and of an enumeration, at compile time; it has the example with the numbers 11
and~40, and makes sure that the hash depends on each bit of each word.}

\exercise[05]{What is |index(-1) + 1|? Is that good news?}
\answer{It is~0, for numbers without a sign go round. That is bad news: two errors
by one, in opposite directions, cancel each other, and the first of them is not
noticed until the second is mended.}

\exercise[M15]{Two different words, mixed into the same |h|, never give the same
result. Why?}
\answer{Each of the three steps can be undone. To xor with |h| twice does nothing;
|golden_ratio| is odd, so that it has an inverse modulo $2^{64}$; and in |h ^ h >> 29| the
upper 29 bits are still those of~|h|, with which one gets the next 29 back, and with
these the rest.}

\summary{|index(x)| is the place of number~|x|. A hash multiplies by the golden ratio, and folds; it says where to look,
and never what is there.}
