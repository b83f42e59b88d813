@** Names and numbers. \label{base/names}%
A problem with twenty thousand items is nothing special, and each of its
options mentions some of them by name. So whoever reads it has to answer a
million times the question: which number has this name? For a long while
this was half of the time of reading, although we used the tables of the
library; for theirs keep each name in a piece of memory of its own, and must
go there to compare.

Our |NameIndex| is a plain array of numbers, and another one that says which
{\it key\/} belongs to each number. A name of at most seven letters, as most
are, is its own key: seven bytes for the letters, and one for how many they
are. Then equal keys mean equal names, and nothing else need be looked at.
Of longer names the key is a hash, and whoever made the index must say what
the name of a number is, so that it can be compared. For 20{,}000 items the
two arrays take less than half a megabyte, and stay in
the cache while the text rushes by.
@^hashing@>

@ An example, with three names and eight slots. \.{Bob} is three letters, so
that its key has a~3 in the upper byte and the letters from below:
$$\vbox{\halign{\tt#\hfil\quad&\tt#\hfil\quad&#\hfil\cr
{\rm name}&{\rm key, in hexadecimal}\cr
A&0100000000000041\cr
Bob&0300000000626F42\cr
Charlie&0765696C72616843\cr}}$$
and |find("Bob", name_of)| computes the key, goes to the slot that it says,
finds the number~2 there, sees that the second key is the same, and returns
2, without having looked at a name.

The invariant is that {\it each number that was added is found from its
key\/}: between the place where its key begins to look, and the slot with
the number, there is no empty slot.
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
@<Find a name in an index@>
} // |namespace dlx|

@ The functions take time proportional to the length of the name, on the
average.

@<Declare the class |NameIndex|@>=
class NameIndex {
public:
  template<class Names> int find(std::string_view name, Names const& name_of)
    const; /* the number |k| for which |name_of(k)| is |name|; or 0 */
  void add(std::string_view name, int number);
    /* a name that is new; |number| is greater than all before, from 1 on */
  void remove_newest(); /* forgets what was added last; there is something */
private:
  static std::uint64_t key_of(std::string_view name);
  std::size_t first_place(std::uint64_t key) const;
  std::size_t next_place(std::size_t place) const;
  std::size_t vacant_place(std::uint64_t key) const;
  std::vector<int> slots; /* numbers, or 0; a power of two, or none */
  std::vector<std::uint64_t> keys; /* of the numbers; the first is unused */
};

@ To find a name we go from slot to slot until one is empty. The names are
asked for only if they are long.

@<Find a name in an index@>=
template<class Names>
int NameIndex::find(std::string_view name, Names const& name_of) const
{
  if (slots.empty()) return 0;
  std::uint64_t const key = key_of(name);
  std::size_t k = first_place(key);
  for ( ; slots[k] != 0; k = next_place(k))
    if (keys[index(slots[k])] == key
        and (name.size() < 8 or name_of(slots[k]) == name)) return slots[k];
  return 0;
}

@ Who asks for names? In \sec{more/problem} there are three kinds of them,
items, options, and colours, each with an index of its own; they lie in
three arrays of different types, and this is why |find| is a template.

@(dlx/base/names.cpp@>=
#include "dlx/base/names.hpp"
#include "dlx/base/hash.hpp"
#include <bit>
namespace dlx {
namespace {
@<Read four letters at once@>
}
@<Make a key of a name@>
@<Walk from slot to slot@>
@<Add a name to an index, or remove one@>
} // |namespace dlx|

@ A good compiler makes a single load of |four|, and on other machines than
ours, where the first letter would be in the upper byte, it is still right.

@<Read four letters at once@>=
std::uint64_t four(std::string_view s, std::size_t k)
{
  auto const byte = [s](std::size_t i) {
    return static_cast<std::uint64_t>(static_cast<unsigned char>(s[i]));
  };
  return byte(k) | byte(k + 1) << 8 | byte(k + 2) << 16 | byte(k + 3) << 24;
}

@ The upper byte of a key is the number of letters, or 255, which is none.
The letters of a short name are put together from two pieces of four, which
overlap; where they do, they agree. The last eight letters of a long name
may overlap with the eight before them as well, and there, too, it does no
harm to mix something in twice.

@<Make a key of a name@>=
std::uint64_t NameIndex::key_of(std::string_view name)
{
  std::uint64_t const n = name.size();
  std::uint64_t key = n << 56;
  if (n >= 8) {
    @<Return a hash of a long |name|@>
  }
  if (n >= 4) return key | four(name, 0) | four(name, n - 4) << 8*(n - 4);
  for (std::size_t k = 0; k < n; ++k)
    key |= std::uint64_t(static_cast<unsigned char>(name[k])) << 8*k;
  return key;
}

@ Eight letters are a word, in the sense of \sec{base/hash}. It is the upper
seven bytes of the hash that we keep, since they depend on everything. So a long
name is looked at once, eight letters at a time, however many other names begin
like it; and two names with the same key are compared letter by letter, which
practically never happens unless they are the same.

@<Return a hash of a long |name|@>=
std::uint64_t h = n;
for (std::size_t k = 0; k + 8 < n; k += 8)
  h = mix(h, four(name, k) | four(name, k + 4) << 32);
h = mix(h, four(name, n - 8) | four(name, n - 4) << 32);
return h >> 8 | std::uint64_t(255) << 56;

@ A key is scattered once more, since short names are no hashes yet: the
items |C1| to |C9| differ in one byte, and would stand in a row. A collision
goes on to the next place.

@<Walk from slot to slot@>=
std::size_t NameIndex::first_place(std::uint64_t key) const
{
  return (key*golden >> 32) & (slots.size() - 1);
}
std::size_t NameIndex::next_place(std::size_t place) const
{
  return (place + 1) & (slots.size() - 1);
}
std::size_t NameIndex::vacant_place(std::uint64_t key) const
{
  std::size_t k = first_place(key);
  while (slots[k] != 0) k = next_place(k);
  return k;
}

@ The table is doubled when it is half full; so there is always an empty
slot at which a search can end. Numbers that were never added, such as those
of options without a name, have a key, too, but no slot.

The name that was added last can be taken out again, and its slot becomes
empty, since nobody has gone on to another place because of it. (For any
other name that would break the invariant.)

@<Add a name to an index, or remove one@>=
void NameIndex::add(std::string_view name, int number)
{
  keys.resize(index(number), 0);
  keys.push_back(key_of(name));
  if (2*keys.size() > slots.size()) {
    std::vector<int> old(std::bit_ceil(4*keys.size()));
    old.swap(slots);
    for (int n : old)
      if (n != 0) slots[vacant_place(keys[index(n)])] = n;
  }
  slots[vacant_place(keys.back())] = number;
}
void NameIndex::remove_newest()
{
  int const newest = static_cast<int>(keys.size()) - 1;
  std::size_t k = first_place(keys.back());
  while (slots[k] != newest) k = next_place(k);
  slots[k] = 0;
  keys.pop_back();
}

@ \pitfall{Two long names can have the same key; it is just so unlikely that
a program which forgets to compare the names will pass all its tests. A
table that is filled to the last slot never finds out that a name is not
there.}

\pinned{\.{tests/base/names\UL test.cpp} puts names of all lengths from 0 to
40 into an index, together with names that differ from them in one letter,
and ten thousand that all begin alike; finds each of them, and none that was
not added; and takes the newest out again, many times.}

\exercise{Let |first_place| return the lowest bits of the key. How many steps
does |find| need on the average, for the items |C1| to |C1000|?}

\summary{Short names are their own keys. A hash says where to look, an empty
slot where to stop.}
