@** Places in tables. \label{base/index}%
Where in an array does a thing belong? If it has a number, the number is its place. If it is
something large, a name or a state of a search, its place is computed from its contents.

Items, options, and nodes have numbers, and a number is an |int|: it can be subtracted from
another one, compared with $-1$, and printed without a thought. The arrays of the library count
with |std::size_t|, which has no sign. The compiler makes a place out of any |int|, in silence,
also out of~$-1$, whose place is $18446744073709551615$. So we write the conversion down, as a
sign that the number is not negative; and as |static_cast<std::size_t>(x)| takes 27 characters,
there is a short word for it. It is a template because an enumeration is a place in a table, too.
@^number as a place@>

@(dlx/base/index.hpp@>=
#pragma once
/* Where in an array something belongs: a number as a place; a hash of words of 64 bits,
   for tables that are kept in memory; and an index of names. */
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>
namespace dlx {
template<class T> constexpr std::size_t index(T number)
  /* the place of |number|, which is an integer, not negative, or a value of
     an enumeration; no bounds are checked, and nothing is subtracted. Where
     things are counted from~1, the place 0 stays free */
{ return static_cast<std::size_t>(number); }
@<Mix words into a hash@>
@<Declare the class |NameIndex|@>
@<Find a name in an index@>
} // |namespace dlx|

@*1 Hash functions. \label{base/hash}%
A {\it hash function\/} turns something large into a place in a table; the place should look as if
it had been drawn by lot. What goes wrong if it does not? Take the 64 words that have a single
bit, as a state with one open item would have, and a table of 1024 places. With the lowest ten
bits of a word as its place, only eleven places are used, because 54 of the words have zeros
there. Multiply by a large odd number without a pattern: still eleven, for if the factors end in zero bits, so does their product. The bits that depend on everything are the {\it upper\/}
ones. Folded down by 29 bits after the multiplication, they let the 64 words use 40 places.
\sketch{hash}{Where 64 words begin to look, among 1024 places.}
@^hashing@>

@ One step mixes a word into a hash. It multiplies by $2^{64}$ divided by the golden ratio, as
Knuth [K98, 6.4] recommends, and folds. This can be undone, so two different words never give the
same result. But a hash of several words never proves that two things are equal: where a chapter
says ``the same'', it has compared the things.
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

@*1 Names and numbers. \label{base/names}%
A problem with twenty thousand items is nothing special, and each of its options mentions some of
them by name. So a reader has to answer a million times the question: which number has this name?
The hash tables of the library keep each name in a piece of memory of its own, and must go there
to compare.

Our |NameIndex| is a plain array of {\it slots\/} with numbers, and another one that says which
{\it key\/} belongs to each number. A name of at most seven letters, as most are, is its own key:
seven bytes for the letters, and one for how many they are. Then equal keys mean equal names. The
key of a longer name is a hash, and the owner of the index must say what the name of a number is,
so that it can be compared. For 20{,}000 items the two arrays take less than half a megabyte, and
stay in the cache.
\sketch{slots}{Three names, their keys in hexadecimal, and eight slots. The keys of Alice and Eve
   begin at the same slot; that one and the next are taken, so Eve goes round, to slot~0.}

@ The invariant is that {\it each number that was added is found from its key\/}: between the
place where its key begins to look, and the slot with the number, there is no empty slot. So a
search may stop at the first one.

All of it takes time proportional to the length of the name, on the average. The size of the table
is a power of two, so a place is a few bits of the key, scattered once more: the items |C1| to
|C9| differ in one byte of their keys, and would stand in a row.
@^invariant of an index@>

@<Declare the class |NameIndex|@>=
class NameIndex { /* of names that it does not keep; they stay where they are */
public:
  template<class Names> int find(std::string_view name, Names const& name_of)
    const; /* the number |k| for which |name_of(k)| is |name|; or 0 */
  void add(std::string_view name, int number);
    /* a name that is new; |number| is greater than all before, from 1 on */
  void remove_newest(); /* forgets what was added last; if numbers were left out, at most
    once after each |add| */
private:
  static std::uint64_t key_of(std::string_view name);
  std::size_t first_slot(std::uint64_t key) const
    { return (key*golden_ratio >> 32) & (slots.size() - 1); }
  std::size_t next_slot(std::size_t k) const
    { return (k + 1) & (slots.size() - 1); }
  int& slot_with(int number, std::uint64_t key);
    /* the first, from that of |key| on; an empty one has the number 0 */
  std::vector<int> slots; /* numbers, or 0; a power of two, or none */
  std::vector<std::uint64_t> keys; /* of the numbers; the first is unused */
};

@ To find a name, go from slot to slot until one is empty. The names are asked for only if they
are long. There are three kinds of them in \sec{more/problem}, items, options, and colours; they
lie in arrays of different types, so |find| is a template.

@<Find a name in an index@>=
template<class Names>
int NameIndex::find(std::string_view name, Names const& name_of) const
{
  if (slots.empty()) return 0;
  std::uint64_t const key = key_of(name);
  std::size_t k = first_slot(key);
  for ( ; slots[k] != 0; k = next_slot(k))
    if (keys[index(slots[k])] == key
        and (name.size() < 8 or name_of(slots[k]) == name)) return slots[k];
  return 0;
}

@ Short names come by the million, so their letters are not taken one by one. Of four or more
letters, the first four and the last four are taken; where these overlap, a letter is put twice
into the same place. Of one, two, or three letters, the first, the middle one, and the last are
all there are. So \.{Alice} is made of \.{Alic} and of \.{lice}, one place higher; and \.{Bob} of
three letters.

@(dlx/base/index.cpp@>=
#include "dlx/base/index.hpp"
#include <bit>
namespace dlx {
static std::uint64_t word_of(std::string_view s) /* of at most eight letters */
{
  std::size_t const n = s.size();
  auto const letter = [s](std::size_t from, std::size_t to) {
    return std::uint64_t(static_cast<unsigned char>(s[from])) << 8*to; };
  auto const four = [&](std::size_t k) {
    return letter(k, 0) | letter(k + 1, 1) | letter(k + 2, 2) | letter(k + 3, 3); };
  if (n >= 4) return four(0) | four(n - 4) << 8*(n - 4);
  if (n == 0) return 0;
  return letter(0, 0) | letter(n/2, n/2) | letter(n - 1, n - 1);
}
@<Make a key of a name@>
@<Add a name to an index, or remove one@>
} // |namespace dlx|

@ The upper byte of a key is the number of letters, or 255, which no short name has. Of the hash
of a long name we keep the upper seven bytes, since they depend on everything. So a long name is
looked at once, eight letters at a time, however many other names begin like it.

@<Make a key of a name@>=
std::uint64_t NameIndex::key_of(std::string_view name)
{
  std::uint64_t h = name.size();
  if (h < 8) return h << 56 | word_of(name);
  for (std::size_t k = 0; k < name.size(); k += 8) h = mix(h, word_of(name.substr(k, 8)));
  return h >> 8 | std::uint64_t(255) << 56;
}

@ The walk to an empty slot is the same as that to the slot with a certain number. The table is
doubled when it is half full; so there is always an empty slot at which a search can end. The
larger one is filled from the keys, in the order of the numbers, so that none goes past a newer
one. Numbers that were never added, such as those of options without a name, have a key that no
name has, and no slot.

The name that was added last can be taken out again, and its slot becomes empty, since no other
has gone past it. For any other name that would break the invariant.

@<Add a name to an index, or remove one@>=
int& NameIndex::slot_with(int number, std::uint64_t key)
{
  std::size_t k = first_slot(key);
  while (slots[k] != number) k = next_slot(k);
  return slots[k];
}
void NameIndex::add(std::string_view name, int number)
{
  constexpr auto no_key = std::uint64_t(254) << 56;
  keys.resize(index(number), no_key);
  if (2*keys.size() >= slots.size()) {
    slots.assign(std::bit_ceil(2*keys.size() + 2), 0);
    for (int n = 1; n < number; ++n)
      if (keys[index(n)] != no_key) slot_with(0, keys[index(n)]) = n;
  }
  keys.push_back(key_of(name));
  slot_with(0, keys.back()) = number;
}
void NameIndex::remove_newest()
{
  slot_with(static_cast<int>(keys.size()) - 1, keys.back()) = 0;
  keys.pop_back();
}

@ \pitfall{Subtracting too late: |i - 1| can still be compared with~0, while |index(i) - 1| has
gone round before the test. A hash that is only a product, in a table whose size is a power of
two: all that differs in the upper halves of the keys is lost. Two long names with the same key:
that is so unlikely that a program which forgets to compare the names passes all its tests. And a
table that is filled to the last slot never finds out that a name is not there.}

\pinned{\.{tests/base/index\UL test.cpp} has the example with the numbers 11 and~40, and makes sure
that the hash depends on each bit of each word. It puts names of all lengths from 0 to 40 into an
index, with names that differ from them in one letter, and finds each, and none that was not added;
and it takes the newest out again, many times.}

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

\exercise[20]{Let |first_slot| return the lowest bits of the key, unscattered. How
many slots does |find| look at on the average, for the items |C1| to |C1000|?}
\answer{68.5 instead of 1.4. The lowest eleven bits are the first letter, which is the same in
all, and three bits of the first digit. So a thousand names begin at eight slots, and
stand in eight rows of a hundred and more.}

\summary{|index(x)| is the place of number~|x|. A hash multiplies by the golden ratio, and folds; it
says where to look, and never what is there. Short names are their own keys; an empty slot says
where to stop.}
