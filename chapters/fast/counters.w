@** A counter for each item. \label{fast/counters}%
At each node, a search needs the number of live options of every open item. The rows of \sec{fast/rows} can
tell: intersect the row of an item with the set of live options, and count the bits. But most bits of a row are zero. In a
chessboard's problem with 169 options, the row of a queen's rank has 13 ones in three words. Three words are read, masked, and counted to find
one small number. Can a search read the ones only, and size many items at once?

Suppose instead that each item kept {\it its own options and nothing else}, one bit for each of them. We call
these bits the item's {\it counter}, since its size is the number of its ones. An item with at most eight
options has a counter of one byte, and 64 counters are packed into one vector. Some
processors count the ones of all 64 bytes in one instruction. It finds the sizes of 64 items in about a
nanosecond.
@^packed counters@>@^population count@>

@ Here are the counters of the dinner (\sec{dance/guests}). In the counter of an item, the first bit stands for its first
option, and so on: \.A has the options 2~4, \.B 3~5, \.C 1~3, \.D 2~4~6, \.E 1~6, \.F 1~3, \.G
2~5~6. The counters stand side by side, with the first option of each item in the lowest row. A set
bit is black, and each counter is read as a hexadecimal digit below.

\def\track#1#2#3{{\def\x{\vrule height7pt width7pt depth0pt}%
  \def\o{\vbox{\hrule\hbox{\vrule height6.2pt\kern6.2pt\vrule}\hrule}}%
  \def\n{\hbox to7pt{}}%
  \vbox{\offinterlineskip\halign{&\vrule height10pt width0pt
  \kern1.5pt\hfil##\hfil\kern1.5pt\cr #2
  \tt A&\tt B&\tt C&\tt D&\tt E&\tt F&\tt G\cr
  \noalign{\kern2pt}\trackdigits#3}
  \kern5pt\hbox to 70pt{\hss\eightrm #1\hss}}}}
\def\trackdigits#1#2#3#4#5#6#7{\tt#1&\tt#2&\tt#3&\tt#4&\tt#5&\tt#6&\tt#7\cr}
$$\hbox{\track{before}{\n&\n&\n&\x&\n&\n&\x\cr
  \x&\x&\x&\x&\x&\x&\x\cr
  \x&\x&\x&\x&\x&\x&\x\cr}{3337337}\quad
\track{mask of 2}{\n&\n&\n&\x&\n&\n&\x\cr
  \x&\x&\o&\x&\x&\o&\x\cr
  \o&\o&\o&\o&\o&\o&\o\cr}{2206206}\quad
\track{after 2}{\n&\n&\n&\o&\n&\n&\o\cr
  \o&\o&\x&\o&\o&\x&\o\cr
  \x&\x&\x&\x&\x&\x&\x\cr}{1131131}\quad
\track{masks of 3, 1}{\n&\n&\n&\x&\n&\n&\x\cr
  \o&\x&\x&\o&\x&\x&\x\cr
  \o&\x&\x&\o&\x&\x&\o\cr}{0334336}\quad
\track{after all}{\n&\n&\n&\o&\n&\n&\o\cr
  \o&\o&\o&\o&\o&\o&\o\cr
  \x&\o&\o&\x&\o&\o&\x\cr}{1001001}}$$
To choose an option, strike out the options that clash with it, in all counters. This is its {\it
conflict mask}, a pattern as long as the state, which is computed once. So a child costs one {\it
and not\/} for each vector, however many options are alive.
@^conflict mask of an option@>

Option 2 clashes with 4, 5, and~6, and its mask has their bits. What is left has the sizes 1, 1, 2, 1, 1, 2,
1. \.A, \.D, and~\.G are covered. Of the open items, \.B and~\.E have one option each, 3 and~1. So these two moves
are forced, and the search makes both. Now \.B and~\.E have empty counters: the two moves have struck each other
out, and this is a dead end.

@ Look at option~2 itself. It is not struck out in its own counters. Those are no longer read, but forced moves
need the bit: after several moves at once, the only option of an item must still be there. If it is
gone, another of these moves has struck it out. So {\it the invariant of a state} is:

{\narrower\smallskip\noindent
The counter of an open item holds its live options. The counter of an item that
has been covered holds the option that covers it, and no other.\smallskip}

\noindent An open item loses exactly those options that clash with a chosen one. All options of a covered item clash with the one that
covers it, except itself; and this one can only be struck out by another that was chosen. So an empty counter of an item that
was open before a move is a dead end in each case.
@^invariant of packed counters@>@^forced moves@>

Secondary items have no counters, and neither have colours; they have disappeared into the conflict masks.

@ How large is a state? Counters lie side by side in memory, a byte of each, in {\it columns\/} of 64 bytes, and the place of a byte in its column is its {\it lane}. If the largest item has more than
eight options, all counters have several bytes, in as many {\it layers}. If there are few items with many options, most of a column
would be empty; so its 64 lanes are {\it folded\/} where more than four layers would be needed. With at most 32 items, an item has two lanes, and with at most 8 it has eight.
$$\vbox{\halign{#\hfil\quad&&\hfil#\quad\cr
&{\it items}&{\it options}&{\it largest}&{\it columns}&{\it folds}&{\it layers}&{\it bytes}\cr
\noalign{\smallskip}
thirteen queens&26&169&13&1&1&2&128\cr
Y-pentominoes on $10\times16$&160&768&40&3&1&5&960\cr
pentominoes on $6\times10$&72&2056&304&2&1&38&4864\cr
an empty sudoku of order 16&1024&4096&16&16&1&2&2048\cr}}$$
@^column of counters@>@^layer of counters@>@^folded counters@>

@ The file is compiled once for each kind of vectors, as the library {\sc Highway} wants it; so it has no \.{\#pragma once}, and the two
lines after the comment say when it is read. Older vectors, of 16 bytes, are left out, and so are those whose length the compiler does not know.
@^Highway@>@^vectors@>

@(dlx/fast/counters.hpp@>=
/* States whose items have packed counters: for each item, the bits of its own
   options, side by side in vectors. Compiled once for each kind of vectors. */
#if defined(DLX_FAST_COUNTERS) == defined(HWY_TARGET_TOGGLE)
#ifdef DLX_FAST_COUNTERS
#undef DLX_FAST_COUNTERS
#else
#define DLX_FAST_COUNTERS
#endif
#include "dlx/base/index.hpp"
#include "dlx/base/pages.hpp"
#include "dlx/fast/rows.hpp"
#include "dlx/more/observer.hpp"
#include <algorithm>
#include <bit>
#include <cstring>
#include <span>
#include <tuple>
#include <utility>
#include <vector>
#ifndef HWY_DISABLED_TARGETS /* \.{masks.cpp} has said it already */
#define HWY_DISABLED_TARGETS (HWY_SSSE3 | HWY_SSE4 \
  | HWY_SVE | HWY_SVE2 | HWY_SVE_256 | HWY_SVE2_128 | HWY_RVV)
#endif
#ifndef HWY_IS_DEBUG_BUILD /* its headers are enough */
#define HWY_IS_DEBUG_BUILD 0
#endif
#include <hwy/highway.h>
HWY_BEFORE_NAMESPACE();
namespace dlx {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;
using Byte = std::uint8_t;
using Bytes = hn::CappedTag<Byte, 64>; /* the tag of a vector of bytes */
@<Declare the structure |Table|@>
@<Find the bits of an item@>
@<Make tables@>
@<Declare the shape of a state@>
@<Learn conflict masks@>
@<Count in vectors@>
@<Declare states with counters@>
}@; // |namespace HWY_NAMESPACE|
} // |namespace dlx|
HWY_AFTER_NAMESPACE();
#endif

@*1 Tables. All that a search looks up is in one table, which is made before it begins. Items and options have numbers from~0. A
{\it row\/} is an item or a row of a secondary item; the items come first. The bits of an option in the counters of its items are its {\it
own\/} bits.

@<Declare the structure |Table|@>=
struct OwnBit { std::uint32_t at; Byte bit; }; /* the byte in a state, and the bit in it */
struct Table {
  int items = 0, options = 0, columns = 1, folds = 1, layers = 1;
  std::size_t length() const { return 64*index(columns)*index(layers); } /* bytes of counters */
  std::uint32_t* id = nullptr;     /* of each option: which candidate it is, */
  int* number = nullptr;           /* and its number in the problem */
  std::uint32_t* origin = nullptr; /* of each item: its row in the problem */
  std::uint32_t* first = nullptr;  /* of each row: where its options begin in |name| */
  std::uint32_t* name = nullptr;   /* the options of the rows, in order */
  std::uint32_t* entry = nullptr;  /* of each option: where its bits begin in |own| */
  OwnBit* own = nullptr;
  std::uint32_t* clash = nullptr;  /* of each option: where its rivals begin in |rival| */
  std::uint32_t* rival = nullptr;  /* rows */
  Bits* cover = nullptr;           /* of each option: a set of items */
  Bits* plain = nullptr;           /* the items with the bounds 1 and 1 */
  Byte* conflicts = nullptr;       /* of each option, if it is in |learned| */
  Byte* unions = nullptr;          /* of each row: what its options own, if it is |united| */
  Bits *learned = nullptr, *united = nullptr; /* sets */
  Byte* all = nullptr;             /* the counters when everything is alive */
};

@ The bits of an item are numbered fold by fold, and in a fold layer by layer. The lanes of a column's item are |64/folds| apart.

@<Find the bits of an item@>=
inline OwnBit bit_of(Table const& t, std::uint32_t item, std::uint32_t k) /* the |k|th bit */
{
  auto const layers = static_cast<std::uint32_t>(t.layers), folds = static_cast<std::uint32_t>(t.folds);
  std::uint32_t const fold = k/8/layers, layer = k/8%layers;
  return {(item/64*layers + layer)*64 + fold*(64/folds) + item%64, static_cast<Byte>(1 << k%8)};
}
template<class Use> void for_each_byte(Table const& t, Byte const* counters, std::size_t item, Use use)
{
  std::size_t const layers = index(t.layers), lanes = 64/index(t.folds);
  Byte const* const column = counters + item/64*layers*64 + item%64;
  std::size_t at = 0; /* the number of the byte's first bit */
  for (std::size_t f = 0; f < index(t.folds); ++f)
    for (std::size_t j = 0; j < layers; ++j, at += 8) use(at, std::uint32_t{column[64*j + f*lanes]});
}
template<class Use> void for_each_option(Table const& t, Byte const* counters, std::size_t item, Use use)
{
  for_each_byte(t, counters, item, [&](std::size_t at, std::uint32_t bits) {
    for (; bits != 0; bits &= bits - 1) use(t.name[t.first[item] + at + index(std::countr_zero(bits))]);
  });
}
template<class Use> void for_each_in(Bits const* members, std::size_t words, Use use)
{
  for (std::size_t w = 0; w < words; ++w)
    for (Bits rest = members[w]; rest != 0; rest &= rest - 1) use(w*64 + index(std::countr_zero(rest)));
}
inline bool is_in(Bits const* members, std::size_t m) { return (members[m/64] >> m%64 & 1) != 0; }

@ A table can be made of the whole problem, or of what is left in a state of another table: of the open items and their live
options, in their old order. A search makes one of each: the first to find out what is forced, and the second to search in.

@<Make tables@>=
class Tables {
public:
  Tables(Rows const& rows, Arena& where)
    : problem(rows), arena(where), place(index(rows.count())), stamp(place.size(), 0)@+{@+}@/
  Table* whole();
  Table* rest(Table const& t, Bits const* open, Byte const* counters);
private:
  Table* make();
  std::uint32_t place_of(int row);
  std::uint32_t measure(Table& t);
  void take_room(Table& t, std::size_t rows, std::size_t entries);
  void enter_options(Table& t);
  Rows const& problem;
  Arena& arena;
  std::vector<std::uint32_t> place, stamp; /* of each row of the problem: where it is in the newest table, if the stamp is |now| */
  std::uint32_t now = 0;
  std::vector<std::uint32_t> sizes;         /* of the rows of the newest table */
  std::vector<std::uint32_t> options, items; /* that shall be in it */
};

@ The items and options of the table are listed first.

@<Make tables@>=
inline Table* Tables::whole()
{
  options.resize(problem.options.size()), items.resize(index(problem.primaries));
  for (std::size_t k = 0; k < options.size(); ++k) options[k] = static_cast<std::uint32_t>(k);
  for (std::size_t k = 0; k < items.size(); ++k) items[k] = static_cast<std::uint32_t>(k);
  return make();
}
inline Table* Tables::rest(Table const& t, Bits const* open, Byte const* counters)
{
  std::vector<Bits> live(index(t.options)/64 + 1, 0);
  options.clear(), items.clear();
  for_each_in(open, index(t.columns), [&](std::size_t item) {
    items.push_back(t.origin[item]);
    for_each_option(t, counters, item, [&](std::uint32_t o) { live[o/64] |= Bits(1) << o%64; });
  });
  for_each_in(live.data(), live.size(), [&](std::size_t o) { options.push_back(t.id[o]); });
  return make();
}

@ The shape depends on the number of items and on the largest one, so the rows are measured before anything is
entered.

@<Make tables@>=
inline std::uint32_t Tables::place_of(int row)
{
  std::size_t const r = index(row);
  if (stamp[r] != now) {
    stamp[r] = now;
    place[r] = static_cast<std::uint32_t>(sizes.size());
    sizes.push_back(0);
  }
  return place[r];
}
inline Table* Tables::make()
{
  Table* const t = arena.take_array<Table>(1);
  *t = Table();
  t->items = static_cast<int>(items.size());
  t->options = static_cast<int>(options.size());
  ++now;
  sizes.clear();
  std::uint32_t const entries = measure(*t);
  take_room(*t, sizes.size(), entries);
  enter_options(*t);
  return t;
}
inline std::uint32_t Tables::measure(Table& t)
{
  std::uint32_t entries = 0, largest = 1;
  for (std::uint32_t r : items) place_of(static_cast<int>(r));
  for (std::uint32_t k : options)
    for (int r : problem.of(k)) ++sizes[place_of(r)], ++entries;
  for (std::size_t i = 0; i < items.size(); ++i) largest = std::max(largest, sizes[i]);
  t.columns = std::max(1, (t.items + 63)/64);
  int const bytes = static_cast<int>(largest + 7)/8;
  while (t.folds < 8 and t.items*t.folds*2 <= 64 and 4*t.folds < bytes) t.folds *= 2;
  t.layers = (bytes + t.folds - 1)/t.folds;
  return entries;
}

@ Conflict masks can take megabytes, but memory that is never touched costs nothing, and a mask is made when its option is
chosen for the first time.

@<Make tables@>=
inline void Tables::take_room(Table& t, std::size_t rows, std::size_t entries)
{
  auto const numbers = [&](std::size_t n) { return arena.take_array<std::uint32_t>(n + 1); };
  auto const empty = [&](std::size_t words) { Bits* const s = arena.take(words); std::fill_n(s, words, 0); return s; };
  std::size_t const n = options.size();
  t.id = numbers(n), t.origin = numbers(items.size());
  std::ranges::copy(options, t.id), std::ranges::copy(items, t.origin);
  t.number = arena.take_array<int>(n + 1);
  t.first = numbers(rows), t.name = numbers(entries);
  t.entry = numbers(n), t.clash = numbers(n), t.rival = numbers(entries);
  t.own = arena.take_array<OwnBit>(entries + 1);
  t.cover = empty(n*index(t.columns)), t.plain = empty(index(t.columns));
  t.conflicts = arena.take_array<Byte>(n*t.length());
  t.unions = arena.take_array<Byte>(rows*t.length());
  t.learned = empty(n/64 + 1), t.united = empty(rows/64 + 1);
  t.all = arena.take_array<Byte>(t.length());
  std::fill_n(t.all, t.length(), 0);
  t.first[0] = 0;
  for (std::size_t r = 0; r < rows; ++r) t.first[r + 1] = t.first[r] + sizes[r];
  for (std::size_t i = 0; i < items.size(); ++i)
    if (problem.is_plain(t.origin[i])) t.plain[i/64] |= Bits(1) << i%64;
}

@ The first option of an item gets the first bit of its counter, and so on. So options are tried in the order of the problem. A row without live options is no rival of any other.

@<Make tables@>=
inline void Tables::enter_options(Table& t)
{
  std::ranges::fill(sizes, 0);
  std::uint32_t own = 0, rivals = 0;
  for (std::size_t o = 0; o < index(t.options); ++o) {
    t.number[o] = problem.options[t.id[o]];
    t.entry[o] = own, t.clash[o] = rivals;
    for (int r : problem.of(t.id[o])) {
      std::uint32_t const row = place[index(r)], k = sizes[row]++;
      t.name[t.first[row] + k] = static_cast<std::uint32_t>(o);
      if (row < items.size()) {
        t.cover[o*index(t.columns) + row/64] |= Bits(1) << row%64;
        t.own[own++] = bit_of(t, row, k);
        t.all[t.own[own - 1].at] |= t.own[own - 1].bit;
      }
      int const rival = problem.rival[index(r)];
      if (rival >= 0 and stamp[index(rival)] == now) t.rival[rivals++] = place[index(rival)];
    }
  }
  t.entry[t.options] = own, t.clash[t.options] = rivals;
}

@*1 Shapes. Most searches have a small state, and a loop over one or two vectors is
faster if the compiler knows how many there are. So the program has a few versions for small shapes, and one in which the table is
asked. (With that one only, queens take 1.4 times as long.)

@<Declare the shape of a state@>=
inline constexpr int most_columns = 256; /* so at most 16{,}384 items */
template<int ncolumns, int nlayers> struct Shape { /* 0: as the table says */
  static constexpr int vectors = ncolumns*nlayers; /* or 0 */
  static constexpr int most = ncolumns > 0 ? ncolumns : most_columns;
  Table const& t;
  int columns() const { return ncolumns > 0 ? ncolumns : t.columns; }
  int layers() const { return nlayers > 0 ? nlayers : t.layers; }
  std::size_t length() const { return 64*index(columns())*index(layers()); }
};
template<class F> auto with_shape(Table const& t, F run) /* calls |run| with the shape of |t| */
{
  if (t.columns == 1 and t.layers == 1) return run(Shape<1, 1>{t});
  if (t.columns == 1 and t.layers == 2) return run(Shape<1, 2>{t});
  if (t.columns == 1 and t.layers == 3) return run(Shape<1, 3>{t});
  if (t.columns == 1 and t.layers == 4) return run(Shape<1, 4>{t});
  if (t.columns == 2 and t.layers == 1) return run(Shape<2, 1>{t});
  if (t.columns == 3 and t.layers == 1) return run(Shape<3, 1>{t});
  if (t.columns == 1) return run(Shape<1, 0>{t});
  return run(Shape<0, 0>{t});
}

@*1 Conflict masks. To learn a mask one could unite, for each option, the bits of those that clash with it. But the options of a
row clash with nearly the same ones. So the bits that the options of a {\it row\/} own are united first, once for each
row. An option's mask is the union of the unions of its rivals, without its own bits. Here is option~2 of the dinner, whose
rows are their own rivals:
$$\hbox{\track{row A owns}{\n&\n&\n&\o&\n&\n&\o\cr
  \x&\o&\o&\x&\o&\o&\o\cr
  \x&\o&\o&\x&\o&\o&\x\cr}{3003001}\quad
\track{row D owns}{\n&\n&\n&\x&\n&\n&\x\cr
  \x&\o&\o&\x&\x&\o&\o\cr
  \x&\o&\o&\x&\o&\o&\x\cr}{3007205}\quad
\track{row G owns}{\n&\n&\n&\x&\n&\n&\x\cr
  \o&\x&\o&\o&\x&\o&\x\cr
  \x&\o&\o&\x&\o&\o&\x\cr}{1205207}\quad
\track{their union}{\n&\n&\n&\x&\n&\n&\x\cr
  \x&\x&\o&\x&\x&\o&\x\cr
  \x&\o&\o&\x&\o&\o&\x\cr}{3207207}\quad
\track{without 2 itself}{\n&\n&\n&\x&\n&\n&\x\cr
  \x&\x&\o&\x&\x&\o&\x\cr
  \o&\o&\o&\o&\o&\o&\o\cr}{2206206}}$$
In a problem with bounds an option strikes out itself, too (\sec{fast/bounds}).

@<Learn conflict masks@>=
inline void unite(Byte* to, Byte const* with, std::size_t length)
{
  Bytes const d;
  for (std::size_t i = 0; i < length; i += hn::Lanes(d))
    hn::Store(hn::Or(hn::Load(d, to + i), hn::Load(d, with + i)), d, to + i);
}
template<class Shape, bool itself> class ConflictMasks {
public:
  explicit ConflictMasks(Shape s) : t(s.t), length(s.length())@+{@+}@/
  HWY_INLINE Byte const* of_option(std::size_t o)
  {
    if (not is_in(t.learned, o)) learn(o);
    return t.conflicts + o*length;
  }
  Byte const* of_row(std::size_t row);
private:
  void learn(std::size_t o);
  Table const& t;
  std::size_t length;
};

@ Both are made at the first call.

@<Learn conflict masks@>=
template<class Shape, bool itself> Byte const* ConflictMasks<Shape, itself>::of_row(std::size_t row)
{
  Byte* const to = t.unions + row*length;
  if (is_in(t.united, row)) return to;
  std::fill_n(to, length, 0);
  for (std::uint32_t k = t.first[row]; k < t.first[row + 1]; ++k)
    for (std::uint32_t e = t.entry[t.name[k]]; e < t.entry[t.name[k] + 1]; ++e)
      to[t.own[e].at] |= t.own[e].bit;
  t.united[row/64] |= Bits(1) << row%64;
  return to;
}
template<class Shape, bool itself> HWY_NOINLINE void ConflictMasks<Shape, itself>::learn(std::size_t o)
{
  Byte* const to = t.conflicts + o*length;
  std::fill_n(to, length, 0);
  for (std::uint32_t c = t.clash[o]; c < t.clash[o + 1]; ++c) unite(to, of_row(t.rival[c]), length);
  for (std::uint32_t e = t.entry[o]; e < t.entry[o + 1]; ++e)
    if (itself) to[t.own[e].at] |= t.own[e].bit;
    else to[t.own[e].at] &= static_cast<Byte>(~t.own[e].bit);
  t.learned[o/64] |= Bits(1) << o%64;
}

@ A union of several masks stays in registers while it grows, if the shape is known.

@<Learn conflict masks@>=
template<class Shape> class Union {
  static constexpr std::size_t lanes = hn::MaxLanes(Bytes());
  static constexpr std::size_t count = index(std::max(1, Shape::vectors))*64/lanes;
public:
  Union(Shape s, Byte* room) : length(s.length()), to(room)
  {
    for (auto& v : all) v = hn::Zero(Bytes());
    if (Shape::vectors == 0) std::fill_n(to, length, 0);
  }
  HWY_INLINE void add(Byte const* mask)
  {
    if (Shape::vectors == 0) return unite(to, mask, length);
    for (std::size_t i = 0; i < count; ++i) all[i] = hn::Or(all[i], hn::Load(Bytes(), mask + i*lanes));
  }
  HWY_INLINE Byte const* put()
  {
    for (std::size_t i = 0; Shape::vectors > 0 and i < count; ++i) hn::Store(all[i], Bytes(), to + i*lanes);
    return to;
  }
private:
  hn::Vec<Bytes> all[count];
  std::size_t length;
  Byte* to;
};

@*1 Counting. A comparison of vectors is a mask of the library. It is turned into bits, one for each byte.

@<Count in vectors@>=
template<class M> HWY_INLINE Bits bits_of(M mask)
{
  std::uint8_t bytes[8] = {};
  hn::StoreMaskBits(Bytes(), mask, bytes);
  Bits bits = 0;
  std::memcpy(&bits, bytes, sizeof bits);
  return bits;
}
template<class V> HWY_INLINE Bits equal_to(V values, Byte n)
{ return bits_of(hn::Eq(values, hn::Set(Bytes(), n))); }

@ Sizes are counted up to 255; a larger one says 255. The lanes of folded counters are added, half by half.

@<Count in vectors@>=
inline void fold(Byte* sizes, int folds)
{
  for (int half = 32; half >= 64/folds; half /= 2)
    for (int i = 0; i < half; ++i) sizes[i] = static_cast<Byte>(std::min(255, sizes[i] + sizes[i + half]));
}

@*1 States. A state is the block of a child: which option leads to it, and as which way; the open items, and those of them with one way
to go on; the sizes; and the counters. Its parts lie behind each other, at multiples of 64 bytes.

@<Declare states with counters@>=
template<class S> class Counters {
public:
  static constexpr bool bounded = false;
  explicit Counters(S s) : shape(s), t(s.t), masks(s)@+{@+}@/
  @<Find the parts of a state@>
  @<Ask a state@>
  @<Change a state@>
  @<Make the children of a state@>
private:
  S shape;
  Table const& t;
  ConflictMasks<S, false> masks;
};

@ The parts are found by arithmetic.

@<Find the parts of a state@>=
struct Head { int option, way; };
static Head& head(Byte* c) { return *reinterpret_cast<Head*>(c); }
std::size_t size() const { return begin() + 64*index(shape.columns()) + shape.length(); }
Bits* open(Byte* c) const { return reinterpret_cast<Bits*>(c + sizeof(Head)); }
Bits* one(Byte* c) const { return open(c) + shape.columns(); } /* open items with one option */
Byte* sizes(Byte* c) const { return c + begin(); }
Byte* counters(Byte* c) const { return sizes(c) + 64*index(shape.columns()); }
std::size_t begin() const { return (sizeof(Head) + 16*index(shape.columns()) + 63)/64*64; }

@ A search asks whether a move is forced, whether anything is open, and which item has the fewest options. The first of the
smallest is found by comparing with 2, 3, and so on; most smallest items have two or three options.

@<Ask a state@>=
bool is_any(Bits const* items) const
{
  Bits any = 0;
  for (int k = 0; k < shape.columns(); ++k) any |= items[k];
  return any != 0;
}
bool has_forced_moves(Byte* c) const { return is_any(one(c)); }
bool is_closed(Byte* c) const { return not is_any(open(c)); }
int open_items(Byte* c) const
{
  int n = 0;
  for (int k = 0; k < shape.columns(); ++k) n += std::popcount(open(c)[k]);
  return n;
}
HWY_INLINE Bits leave_open(Bits const* open, std::size_t o, Bits* left) const /* what option |o| does not cover; is there any? */
{
  Bits any = 0;
  int const columns = shape.columns();
  for (int k = 0; k < columns; ++k) any |= left[k] = open[k] & ~t.cover[o*index(columns) + index(k)];
  return any;
}
int choose(Byte* c, Chooser chooser) const
{
  return chooser == Chooser::first ? first(c) : smallest(c, [&](std::size_t item) { return exact_size(c, item); });
}
int first(Byte* c) const
{
  int k = 0;
  while (open(c)[k] == 0) ++k;
  return k*64 + std::countr_zero(open(c)[k]);
}

@ A size of 255 stands for any larger one. If all are so large, they are counted exactly.

@<Ask a state@>=
template<class Exact> HWY_INLINE int smallest(Byte* c, Exact exact) const
{
  Bytes const d;
  for (int n = 2; n < 255; ++n)
    for (int k = 0; k < shape.columns(); ++k) {
      Bits found = 0;
      for (std::size_t i = 0; i < 64; i += hn::Lanes(d))
        found |= equal_to(hn::Load(d, sizes(c) + index(k)*64 + i), static_cast<Byte>(n)) << i;
      if (found &= open(c)[k]; found != 0) return k*64 + std::countr_zero(found);
    }
  int best = -1;
  for_each_in(open(c), index(shape.columns()), [&](std::size_t item) {
    if (best < 0 or exact(index(best)) > exact(item)) best = static_cast<int>(item); });
  return best;
}
int exact_size(Byte* c, std::size_t item) const
{
  int n = 0;
  for_each_byte(t, counters(c), item, [&](std::size_t, std::uint32_t bits) { n += std::popcount(bits); });
  return n;
}

@ Here is the step for which this chapter was written. It takes a mask out of all counters, counts what is left, and says
whether each item still has an option that was open before. The set |were| has the items that were open, and |now| those that stay open. This is what a node pays to know its 64 items.

@<Change a state@>=
HWY_INLINE bool strike(Byte const* mask, Byte const* from, Bits const* were, Bits const* now, Byte* c) const
{
  Bytes const d;
  Bits dead = 0;
  int const columns = shape.columns(), layers = shape.layers(), folds = t.folds; /* in registers */
  Byte *const sizes_here = sizes(c), *const to = counters(c);
  Bits *const open_here = open(c), *const one_here = one(c);
  for (int k = 0; k < columns; ++k) {
    Bits none = 0, single = 0;
    for (std::size_t i = 0; i < 64; i += hn::Lanes(d)) {
      std::size_t const at = index(k*layers)*64 + i;
      auto const size = strike_lanes(layers, mask + at, from + at, to + at);
      hn::Store(size, d, sizes_here + index(k)*64 + i);
      none |= equal_to(size, 0) << i, single |= equal_to(size, 1) << i;
    }
    if (folds > 1) fold(sizes_here, folds), std::tie(none, single) = compare(sizes_here);
    dead |= none & were[k];
    open_here[k] = now[k];
    one_here[k] = single & now[k];
  }
  return dead == 0;
}
static HWY_INLINE auto strike_lanes(int layers, Byte const* mask, Byte const* from, Byte* to)
{
  Bytes const d;
  auto size = hn::Zero(d);
  for (int j = 0; j < layers; ++j) {
    auto const rest = hn::AndNot(hn::Load(d, mask + 64*j), hn::Load(d, from + 64*j));
    hn::Store(rest, d, to + 64*j);
    size = hn::SaturatedAdd(size, hn::PopulationCount(rest));
  }
  return size;
}
static std::pair<Bits, Bits> compare(Byte const* sizes) /* which are 0, and which are 1 */
{
  Bytes const d;
  Bits none = 0, single = 0;
  for (std::size_t i = 0; i < 64; i += hn::Lanes(d))
    none |= equal_to(hn::Load(d, sizes + i), 0) << i, single |= equal_to(hn::Load(d, sizes + i), 1) << i;
  return {none, single};
}

@ The root of a search has everything alive. It says whether each item has an option.

@<Change a state@>=
bool begin_with_all(Byte* c) const
{
  std::fill_n(c, size(), 0);
  for (std::size_t i = 0; i < index(t.items); ++i) open(c)[i/64] |= Bits(1) << i%64;
  return strike(counters(c), t.all, open(c), open(c), c); // the counters are an empty mask
}

@ All forced moves of a state are made together: their masks are united and struck out. Is that allowed? Every engine of this book
promises the same covers {\it in the same order}. The list makes the leftmost forced move; then others are forced; and so on, until each
open item has at least two options, or one has none. A forced move never destroys another one, unless the node is a dead end anyway. So the search
ends with the same moves in whatever order it makes them, and the next branching is at the same item with the same options in the same
order.
@^order of covers@>@^forced moves@>

An item that is covered by the move of another one needs no move of its own. Its only option is the one that was made, or it was struck
out by that one, which |strike| will see. A move that was made already is written to the path again, and the next one overwrites it, since the
end of the path moves by one or by zero. So the moves do not depend on each other, and the processor has several of them under way.

@<Change a state@>=
HWY_INLINE bool force(Byte* c, int*& end, Byte* room) /* writes the options behind |end|; is the state alive? */
{
  Union<S> struck(shape, room);
  Bits left[S::most];
  int const columns = shape.columns();
  std::copy_n(open(c), columns, left);
  for (int k = 0; k < columns; ++k)
    for (Bits rest = one(c)[k]; rest != 0; rest &= rest - 1) {
      int const lane = std::countr_zero(rest);
      std::size_t const o = only_option(c, index(k*64 + lane));
      struck.add(masks.of_option(o));
      *end = t.number[o];
      end += left[k] >> lane & 1;
      leave_open(left, o, left);
    }
  return strike(struck.put(), counters(c), open(c), left, c);
}
HWY_INLINE std::size_t only_option(Byte* c, std::size_t item) const
{
  std::size_t const layers = index(shape.layers()), lanes = 64/index(t.folds);
  Byte const* const column = counters(c) + item/64*layers*64 + item%64;
  std::size_t j = 0; /* the byte */
  while (column[j%layers*64 + j/layers*lanes] == 0) ++j;
  std::uint32_t const bits = column[j%layers*64 + j/layers*lanes];
  return t.name[t.first[item] + 8*j + index(std::countr_zero(bits))];
}

@ All children of a node are made at once, so the processor works on the second while the first is under way. A
child that is dead is overwritten by the next one: the end of the list moves by one or by zero, and no branch is mispredicted. An option that
takes all that is open makes a cover, and nothing needs to be struck out.
@^branch prediction@>

@<Make the children of a state@>=
int make_children(Byte* c, int item, Byte* end) /* returns how many are alive */
{
  int alive = 0, way = 0;
  std::size_t const step = size();
  Bits const* const were = open(c);
  for_each_option(t, counters(c), index(item), [&](std::uint32_t o) {
    Bits left[S::most];
    head(end) = {t.number[o], ++way};
    bool is_alive = true;
    if (leave_open(were, o, left) == 0) std::fill_n(open(end), 2*shape.columns(), 0);
    else is_alive = strike(masks.of_option(o), counters(c), were, left, end);
    end += is_alive ? step : 0;
    alive += is_alive;
  });
  return alive;
}

@ Let $s$ be the number of primary items in the shortest option. If fewer than $2s$ items are open, there is no room for two
options: the next one must be the last, and must cover everything that is open. Such options are found without making a child. If exactly $s$ items are open, every live option covers them all.
@^last step@>

@<Make the children of a state@>=
int completing(Byte* c, int item, std::size_t shortest, int* to) const
  /* writes the options that complete a cover, if |to| is not null; returns how many */
{
  if (to == nullptr and index(open_items(c)) == shortest) return exact_size(c, index(item));
  int n = 0;
  for_each_option(t, counters(c), index(item), [&](std::uint32_t o) {
    Bits left[S::most];
    if (to != nullptr) to[n] = t.number[o];
    n += leave_open(open(c), o, left) == 0;
  });
  return n;
}

@ \pitfall{An option that strikes itself out. Then two forced moves that clash leave nothing behind that could be seen, and the
search goes on with half of a cover. Trusting the lanes that have no item: they are empty, and unless they are masked by |open|, every
node is a dead end.}

\pinned{\.{tests/fast/counters\UL test.cpp} learns the masks of the dinner, asks each bit of each table what the problem says, and
compares states with sets of options.}

\exercise[15]{Which bits has the conflict mask of option~5 of the dinner, and what is forced after it?}
\answer{It clashes with 3, which has \.B, and with 2 and~6, which have \.G. So its mask has, counted from~0 at the bottom,
bit~0 of \.A and~\.B, bit~1 of \.C, \.E, and~\.F, and bits 0 and~2 of \.D and~\.G. What is left is option~4 in \.A and~\.D,
5 in \.B and~\.G, and 1 in \.C, \.E, and~\.F. So 1 and~4 are forced, do not strike each other out, and are
the cover together with~5.}

\exercise[M15]{Every open item has a single live option, and there are no secondary items. Show that these options make a cover.}
\answer{If two of them shared an item, it would have two live options. Together they have all open items, so they make a cover.}

\exercise[10]{A problem has nine items with two thousand options each. How many folds and layers has a state, and how many bytes?}
\answer{Four folds, since 9 items fit four times into 64 lanes, and not eight times. Each lane has 500 options, in 63 layers; so
4032 bytes. Without folds it would be 16{,}000.}

\summary{Give each open item a counter, with one bit for each of its options, and each option a mask of what it strikes out, in all
counters. A child is an {\it and not\/} for each vector. Bytes can be counted 64 at a time. Nothing runs yet: \sec{fast/masks} searches with these states.}
