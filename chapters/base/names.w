@** Names and numbers. \label{base/names}%
A problem with twenty thousand items is nothing special, and each of its
options mentions some of them by name. So a reader has to answer a
million times the question: which number has this name? The hash tables of the
library keep each name in a piece of memory of its own, and must
go there to compare; with them, this question took half of the time of reading.

Our |NameIndex| is a plain array of {\it slots\/} with numbers, and another one
that says which {\it key\/} belongs to each number. A name of at most seven
letters, as most are, is its own key: seven bytes for the letters, and one for
how many they are. Then equal keys mean equal names. The key of a longer name is a hash, and the owner of the index must
say what the name of a number is, so that it can be compared. For 20{,}000 items
the two arrays take less than half a megabyte, and stay in the cache.
@^hashing@>
\sketch{slots}{Three names, their keys in hexadecimal, and eight slots. The keys of Alice and Eve
   begin at the same slot; that one and the next are taken, so Eve goes round, to slot~0.}

@ The invariant is that {\it each number that was added is found from its
key\/}: between the place where its key begins to look, and the slot with
the number, there is no empty slot. So a search may stop at the first one.
@^invariant of an index@>

@(dlx/base/names.hpp@>=
#pragma once
/* An index of names: which number has this name? It does not keep the names;
   they stay where they are. */
#include "dlx/base/index.hpp"
#include <cstdint>
#include <string_view>
#include <vector>
namespace dlx {
@<Declare the class |NameIndex|@>
@<Make a word of letters@>
@<Find a name in an index@>
} // |namespace dlx|

@ All of it takes time proportional to the length of the name, on the
average. The size of the table is a power of two, so a place is a few bits
of the key, scattered once more: the items |C1| to |C9| differ in one byte of
their keys, and would stand in a row.

@<Declare the class |NameIndex|@>=
class NameIndex {
public:
  template<class Names> int find(std::string_view name, Names const& name_of)
    const; /* the number |k| for which |name_of(k)| is |name|; or 0 */
  void add(std::string_view name, int number);
    /* a name that is new; |number| is greater than all before, from 1 on */
  void remove_newest(); /* forgets what was added last; if numbers were left out, at most
    once after each |add| */
private:
  static std::uint64_t word_of(std::string_view letters); /* at most eight */
  static std::uint64_t hash_of(std::string_view name); /* of a long one */
  static std::uint64_t key_of(std::string_view name)
    { return name.size() < 8 ? std::uint64_t(name.size()) << 56 | word_of(name) : hash_of(name); }
  std::size_t first_slot(std::uint64_t key) const
    { return (key*golden_ratio >> 32) & (slots.size() - 1); }
  std::size_t next_slot(std::size_t k) const
    { return (k + 1) & (slots.size() - 1); }
  int& slot_with(int number, std::uint64_t key);
    /* the first, from that of |key| on; an empty one has the number 0 */
  std::vector<int> slots; /* numbers, or 0; a power of two, or none */
  std::vector<std::uint64_t> keys; /* of the numbers; the first is unused */
};

@ To find a name, go from slot to slot until one is empty. The names are
asked for only if they are long. There are three kinds of them in
\sec{more/problem}, items, options, and colours; they lie in arrays of different types, so |find| is a template.

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

@ The upper byte of a key is the number of letters, or 255, which no short name has. Of
the hash of a long name we keep the upper seven bytes, since they depend on
everything. So a long name is looked at once, eight letters at a time, however
many other names begin like it.

@(dlx/base/names.cpp@>=
#include "dlx/base/names.hpp"
#include <bit>
namespace dlx {
std::uint64_t NameIndex::hash_of(std::string_view name)
{
  std::uint64_t h = name.size();
  for (std::size_t k = 0; k < name.size(); k += 8)
    h = mix(h, word_of(name.substr(k, 8)));
  return h >> 8 | std::uint64_t(255) << 56;
}
@<Walk from slot to slot@>
@<Add a name to an index, or remove one@>
} // |namespace dlx|

@ Short names come by the million, so their letters are not taken one by one. Of four or more letters, the first four
and the last four are taken; where these overlap, a letter is put twice into the same place. Of
one, two, or three letters, the first, the middle one, and the last are all there are. So \.{Alice} is made of \.{Alic} and of
\.{lice}, one place higher; and \.{Bob} of three single letters.

@<Make a word of letters@>=
inline std::uint64_t NameIndex::word_of(std::string_view s)
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

@ The walk is the same for an empty slot and for the one with a certain number.

@<Walk from slot to slot@>=
int& NameIndex::slot_with(int number, std::uint64_t key)
{
  std::size_t k = first_slot(key);
  while (slots[k] != number) k = next_slot(k);
  return slots[k];
}

@ The table is doubled when it is half full; so there is always an empty
slot at which a search can end. The larger one is filled from the keys, in the order of the numbers, so that none goes past a newer one. Numbers that were never added, such as those
of options without a name, have a key that no name has, and no slot.

The name that was added last can be taken out again, and its slot becomes
empty, since no other has gone past it. For any
other name that would break the invariant.

@<Add a name to an index, or remove one@>=
void NameIndex::add(std::string_view name, int number)
{
  constexpr auto nobody = std::uint64_t(254) << 56;
  keys.resize(index(number), nobody);
  if (2*keys.size() >= slots.size()) {
    slots.assign(std::bit_ceil(2*keys.size() + 2), 0);
    for (int n = 1; n < number; ++n)
      if (keys[index(n)] != nobody) slot_with(0, keys[index(n)]) = n;
  }
  keys.push_back(key_of(name));
  slot_with(0, keys.back()) = number;
}
void NameIndex::remove_newest()
{
  slot_with(static_cast<int>(keys.size()) - 1, keys.back()) = 0;
  keys.pop_back();
}

@ \pitfall{Two long names can have the same key; it is just so unlikely that
a program which forgets to compare the names will pass all its tests. A
table that is filled to the last slot never finds out that a name is not
there.}

\pinned{\.{tests/base/names\UL test.cpp} puts names of all lengths from 0 to
40 into an index, together with names that differ from them in one letter,
and ten thousand that all begin alike. It finds each of them, and none that was
not added; and takes the newest out again, many times.}

\exercise[20]{Let |first_slot| return the lowest bits of the key, unscattered. How
many slots does |find| look at on the average, for the items |C1| to |C1000|?}
\answer{68.5 instead of 1.4. The lowest eleven bits are the first letter, which is the same in
all, and three bits of the first digit. So a thousand names begin at eight slots, and
stand in eight rows of a hundred and more.}

\summary{Short names are their own keys. A hash says where to look, an empty
slot where to stop.}
