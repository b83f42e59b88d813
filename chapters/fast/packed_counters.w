@** A counter for each item. \label{fast/packed_counters}%
The tables of \sec{fast/tables} know one thing about an option, whether it is
alive, and they know it in one place. To find the size of an item, the whole
set of live options is held against the item's row. Most of the row is zero.
A queen's row of the chessboard is in 13 of 169 options; but three words are
read, and masked, and counted, to find one small number.

Suppose instead that each item kept {\it its own options, and nothing else},
in a piece of memory just large enough for them: one bit for each. We call
this piece the item's {\it counter}, since its size is a count of its own bits. An item with at most eight options has a
counter of one byte; and 64 of them are {\it packed\/} into one vector. There are processors
with an instruction that counts the ones in each of 64 bytes. It finds the
sizes of 64 items, in about a nanosecond.
@^packed counters@>@^population count@>

@ Here are the counters of the dinner. In that of an item, the first bit stands for its first
option, and so on: \.A has the options 2~4, \.B 3~5, \.C 1~3, \.D 2~4~6, \.E 1~6, \.F 1~3, \.G
2~5~6. In the picture the counters stand side by side, with the first
option of each item in the lowest row. A bit that is set is black; and below, each counter
is read as a digit in base~16.

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
To choose an option, strike out the options that clash with it, in all
counters: this is its {\it conflict mask}, a pattern as long as the state, which can
be learned by heart. A child is found by one {\it and not\/} for each
vector. It does not matter how many options are alive.
@^conflict mask of an option@>

Option 2 clashes with 4, 5, and~6, and its mask has their bits: \.2 in \.A and
$\.2+\.4$ in \.D, where 4 and~6 stand; and so on. What is left has the sizes 1, 1, 2, 1, 1, 2, 1.
\.A, \.D, and~\.G are covered,
and no longer open; of the others, \.B and~\.E have one option each, 3 and~1. So these two
moves are forced, and we make them both; and now \.B and~\.E have empty counters.
The two moves have struck each other out. It is a dead end.

Why {\it and not}, and no subtraction? The first step could be one: 3337337 less 2206206 is
1131131, as all bits of the mask are still there. In the second step, \.A is not concerned, but
\.B should give 3 and has only~1; it would borrow from its neighbour, and 1131131 less 0334336 is
0\.{DFCDFB}, in which nobody has his own. To strike out twice must be the same as to strike out
once. An {\it and not\/} never borrows, so counters need no room between them.

@ Look at option~2 itself. It is {\it not\/} struck out in its own counters, of
\.A, \.D, and~\.G. They are no longer read, so it would not matter;
but for forced moves it does. If an item is forced, its only option is made,
and afterwards that option must still be there. If it is gone, then another
move at the same time has struck it out, and the two contradict each
other. So the invariant of a state is this:

{\narrower\smallskip\noindent
The counter of an open item holds its live options. The counter of an item that
has been covered holds the option that covers it, and no other.\smallskip}

\noindent Why does it hold? An open item loses exactly those of its options that clash with a chosen
one; all options of a covered item clash with the one that covers it, except itself; and this one can only be
struck out by another that was chosen. So a counter that is empty after a move, of an item that was open before it, is a dead end in each case:
either the item is still open, and has no option left; or it has just been covered, by an
option that clashes with another one of the same round. The look that we
need anyway says both.
@^invariant of packed counters@>@^forced moves@>

Secondary items have no
counters, and neither have the rails of colours; they have disappeared into the conflict masks.

@ The class has the functions of \sec{fast/frames}, as those for other subproblems
do. What vectors do comes first, then what is learned, and the search at last.

@(dlx/fast/packed_counters.hpp@>=
/* The search in subproblems whose items have packed counters: for each item, the bits
   of its own options, side by side in a vector. Compiled once for each kind of
   vectors, as vectors.hpp is. */
#if defined(DLX_FAST_PACKED_COUNTERS) == defined(HWY_TARGET_TOGGLE)
#ifdef DLX_FAST_PACKED_COUNTERS
#undef DLX_FAST_PACKED_COUNTERS
#else
#define DLX_FAST_PACKED_COUNTERS
#endif
#include "dlx/base/pages.hpp"
#include "dlx/fast/counter_shape.hpp"
#include "dlx/fast/frames.hpp"
#include "dlx/fast/tables.hpp"
#include <bit>
HWY_BEFORE_NAMESPACE();
namespace dlx {
namespace HWY_NAMESPACE {
@<Count a column of counters@>
@<Learn the conflict masks@>
@<Search with packed counters@>
@<Decide on the shape of a subproblem@>
}@; // |namespace HWY_NAMESPACE|
} // |namespace dlx|
HWY_AFTER_NAMESPACE();
#endif

@*1 What vectors do. Only two pieces need to know what vectors are. The first is the one for which
this chapter was written: it takes a mask out of a column, and tells about its 64 items what |look|
tells about a block of rows. If the vectors have 64 bytes, the outer loop is no loop. For each layer there is
an {\it and not}, and a count; then there are four comparisons. That is all that a
node has to pay for knowing its 64 items.

@<Count a column of counters@>=
template<int nlayers> HWY_INLINE Look strike_mask(std::uint8_t const* conflict,
  std::uint8_t const* from, std::uint8_t* to)
{
  Bytes const d;
  Look all;
  for (std::size_t i = 0; i < 64; i += hn::Lanes(d)) {
    auto size = hn::Zero(d);
    for (std::size_t j = i; j < 64 * nlayers; j += 64) {
      auto const rest =
        hn::AndNot(hn::Load(d, conflict + j), hn::Load(d, from + j));
      hn::Store(rest, d, to + j);
      size = hn::Add(size, hn::PopulationCount(rest));
    }
    compare_sizes(d, size, i, all);
  }
  return all;
}

@ The second is a union of patterns. We need it for forced moves, which are made at
the same time, and for learning what a conflict mask is. The union stays in registers while it
grows. This is worth a class: with an array of bytes, Langford's pairs take 1.3 times as long.
@^store forwarding@>

@<Count a column of counters@>=
template<class T> class Union {
  static constexpr std::size_t N = hn::MaxLanes(Bytes());
public:
  Union() { std::fill_n(all, T::length / N, hn::Zero(Bytes())); }
  void add(std::uint8_t const* pattern)
  {
    for (std::size_t i = 0; i < T::length / N; ++i)
      all[i] = hn::Or(all[i], hn::Load(Bytes(), pattern + i * N));
  }
  void put(std::uint8_t* to) const
  {
    for (std::size_t i = 0; i < T::length / N; ++i)
      hn::Store(all[i], Bytes(), to + i * N);
  }
private:
  hn::Vec<Bytes> all[T::length / N];
};

@*1 Learning the conflict masks. Counters do not replace the tables of bits; they stand
upon them. A subproblem that gets counters gets room for names, and for a
conflict mask of each option. This is done once for each such subproblem, and what is asked at each
move is written down here, even if it could be found elsewhere: to look the number of an option up in the problem,
through the subproblem, costs Langford's pairs nearly two instructions of a hundred.

@<Learn the conflict masks@>=
struct CounterTable {
  std::uint16_t* name;     /* which option is it? |8 * layers| an item */
  std::uint8_t* conflicts; /* of each option */
  Bits* cover;             /* and which items it covers */
  int* number;             /* and its number in the problem */
  std::uint8_t* all;       /* the state in which all options are alive */
};

@ Each option has a bit of its {\it own\/} in the counter of each of its items,
and nowhere else. Which byte of a pattern has bit number |k| of an item? The column first, then the layer, then the place in
it.

@<Learn the conflict masks@>=
struct OwnBit { std::uint32_t at; std::uint8_t bit; }; /* the byte in a pattern, and the bit in it */
template<class T> OwnBit bit_of(int item, int k)
{
  return {static_cast<std::uint32_t>((item / 64 * T::layers + k / 8) * 64 + item % 64),
    static_cast<std::uint8_t>(1 << k % 8)};
}

@ The table is the first thing in the arena, for it stays.

@<Learn the conflict masks@>=
template<class T> CounterTable* take_table(SearchContext& s, Subproblem const& t)
{
  std::size_t const n = index(t.options), L = T::length;
  CounterTable* const table = s.arena.take_array<CounterTable>(1);
  *table = {s.arena.take_array<std::uint16_t>(index(t.primaries) * 8 * T::layers),
    s.arena.take_array<std::uint8_t>(n * L), s.arena.take(n * T::columns),
    s.arena.take_array<int>(n), s.arena.take_array<std::uint8_t>(L)};
  prefer_large_pages(table->conflicts, n * L);
  std::fill_n(table->cover, n * T::columns, 0);
  return table;
}

@ The first option of an item gets the first bit of its
counter, and so on; so they are tried in the order of the problem. All bits are noted, option by option, as they will be wanted twice. (When
they were found item by item, and the rows of an option looked up again for each of its bits, random coloured problems took 1.1 times as long.)

@<Learn the conflict masks@>=
template<class T> OwnBit* name_options(SearchContext& s, Subproblem const& t, CounterTable& table)
{
  std::size_t entries = 0;
  for (int o = 0; o < t.options; ++o) entries += s.problem.primaries_of(t.id[o]).size();
  OwnBit* const own = s.arena.take_array<OwnBit>(entries), *next = own;
  int height[64 * T::columns] = {}; /* so many bits has each item, so far */
  for (int o = 0; o < t.options; ++o) {
    table.number[o] = s.problem.options[t.id[o]];
    for (int r : s.problem.primaries_of(t.id[o])) {
      int const item = static_cast<int>(t.place[r]), k = height[item]++;
      table.cover[o * T::columns + item / 64] |= Bits(1) << item % 64;
      table.name[item * 8 * T::layers + k] = static_cast<std::uint16_t>(o);
      *next++ = bit_of<T>(item, k);
    }
  }
  return own;
}

@ Secondary rows are not in the table (\sec{fast/tables}), so they get numbers now, behind the primary ones, when an option mentions them. Before them is an
empty row, where all those are found that nobody mentions.

@<Learn the conflict masks@>=
inline std::size_t number_other_rows(Rows const& problem, Subproblem const& t)
{
  std::uint32_t const none = static_cast<std::uint32_t>(t.primaries);
  std::uint32_t count = none + 1;
  std::fill(t.place + problem.primaries, t.place + problem.count(), none);
  for (int o = 0; problem.has_others() and o < t.options; ++o)
    for (int r : problem.of(t.id[o]))
      if (r >= problem.primaries and t.place[r] == none) t.place[r] = count++;
  return count; /* of all rows, with the empty one */
}

@ To learn all masks one could unite, for each option, the bits of those with which it clashes.
But its neighbours clash with nearly the same ones. So what a {\it row\/} owns is united first,
once for each row; an option's conflict mask is then a union of unions, those of the rivals of its
rows, without its own bits. Here is option~2 of the dinner, whose rows are their own rivals. In row~\.A are 2 and~4,
in~\.D also~6, and in~\.G 2, 5, and~6:
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

@<Learn the conflict masks@>=
template<class T> void learn_masks(SearchContext& s, Subproblem& t)
{
  CounterTable& table = *(t.counters = take_table<T>(s, t));
  Arena::Mark const before = s.arena.mark();
  OwnBit const* const own = name_options<T>(s, t, table);
  auto const for_each_option = [&](auto use) {
    OwnBit const* next = own;
    for (std::size_t o = 0; o < index(t.options); ++o) {
      auto const mine = std::span(next, s.problem.primaries_of(t.id[o]).size());
      use(o, mine, s.problem.of(t.id[o]));
      next += mine.size();
    }
  };
  @<Unite what the options of each row own@>
  @<Unite what the rivals of each option own@>
  s.arena.release(before);
}

@ In a first pass, each row gets what its options own. The union of the empty row stays empty.

@<Unite what the options of each row own@>=
std::size_t const size = number_other_rows(s.problem, t) * T::length;
auto* const unions = s.arena.take_array<std::uint8_t>(size);
std::fill_n(unions, size, 0);
std::fill_n(table.all, T::length, 0);
for_each_option([&](std::size_t, auto mine, auto rows) {
  for (auto [at, bit] : mine) table.all[at] |= bit;
  for (int r : rows) {
    auto* const all = unions + t.place[r] * T::length;
    for (auto [at, bit] : mine) all[at] |= bit;
  }
});

@ A handful of bits for each option is united bit by bit; what the rows own has many bits, and is
united by vectors.

@<Unite what the rivals of each option own@>=
for_each_option([&](std::size_t o, auto mine, auto rows) {
  Union<T> all;
  for (int r : rows) all.add(unions + t.place[s.problem.rival[index(r)]] * T::length);
  auto* const conflicts = table.conflicts + o * T::length;
  all.put(conflicts);
  for (auto [at, bit] : mine) conflicts[at] &= ~bit; // not itself
});

@*1 The search. It is that of \sec{fast/narrow}, with conflict masks.
A child holds its state, so all that belongs to a child of a small shape lies
in two cache lines, or a few more. A single counter is read byte by byte, and only when a single item is looked
at.

@<Search with packed counters@>=
template<class T> struct PackedChild {
  int option;             /* the option that leads to it */
  Bits open[T::columns];  /* of each column, the open items */
  Bits one[T::columns], two[T::columns], three[T::columns]; /* by size */
  alignas(64) std::uint8_t counters[T::length]; /* its state */
  void make_cover() /* nothing is open; nobody will look at its state */
  {
    std::fill_n(open, T::columns, 0);
    std::fill_n(one, T::columns, 0);
  }
};
template<class T> Bits counter_in(std::uint8_t const* column, int place)
{
  Bits counter = 0;
  for (int j = 0; j < T::layers; ++j) counter |= Bits(column[64 * j + place]) << 8 * j;
  return counter;
}
template<class T> Bits counter_of(std::uint8_t const* counters, int item)
{
  return counter_in<T>(counters + item / 64 * 64 * T::layers, item % 64);
}

@ A subproblem with counters begins with |start|, where it learns; all its options are alive, and
all its items open. Every other node is a child of some frame, and |start_here| begins a frame
for the child that was visited last.

@<Search with packed counters@>=
template<class T> class Counters {
public:
  static constexpr int version = T::version;
  static constexpr bool has_counters = true, may_move = false;
  explicit Counters(SearchContext& context) : s(context)@+{@+}@/
  void start(Frame& f, Bits const*, Bits const* open)
  {
    Bits all[T::columns] = {}; /* there may be more columns than items need */
    std::copy_n(open, f.subproblem->blocks, all);
    learn_masks<T>(s, *f.subproblem);
    make_children(f, all, f.subproblem->counters->all);
  }
  void start_here(Frame& f) { make_children(f, here->open, here->counters); }
  static constexpr bool is_settled() { return true; }
  @<Visit a packed child@>
  @<Tell what is left at a packed child@>
private:
  using Kid = PackedChild<T>;
  @<Strike out what clashes@>
  @<Make packed children@>
  @<Make forced moves with counters@>
  @<Choose the best counter@>
  SearchContext& s;
  Kid* here = nullptr; /* visited last */
};

@ Does a child live, if it takes its option? The mask is struck out first, and then we look; a dead child will be overwritten. Of the items that |were| open, those in |now| still are; the sizes of these
are noted. What is seen in items that had been covered before is nobody's business.

@<Strike out what clashes@>=
static HWY_INLINE bool strike_out(std::uint8_t const* conflict,
  std::uint8_t const* from, Bits const* were, Bits const* now, Kid& c)
{
  Bits dead = 0;
  for (int k = 0; k < T::columns; ++k) {
    int const at = k * 64 * T::layers;
    Look const seen =
      strike_mask<T::layers>(conflict + at, from + at, c.counters + at);
    dead |= seen.none & were[k];
    c.open[k] = now[k];
    c.one[k] = seen.one & now[k];
    c.two[k] = seen.two & now[k];
    c.three[k] = seen.three & now[k];
  }
  return dead == 0;
}

@ All children of a node are made at once, as in narrow subproblems,
and a child that is dead is overwritten by the next one. The parent's state
is not copied; it lies in the memory of the frame above (or, at the first
node of a subproblem, in the subproblem's table), and will not change before this
frame is gone. An option that takes all that was open makes a cover, and no other option will be asked for; so nothing is struck out.

@<Make packed children@>=
HWY_INLINE void make_children(Frame& f, Bits const* open,
  std::uint8_t const* counters)
{
  CounterTable const table = *f.subproblem->counters;
  Bits todo = counter_of<T>(counters, f.item);
  f.size = std::popcount(todo);
  Kid* end = s.arena.take_array<Kid>(index(f.size));
  f.next = end;
  for ( ; todo != 0; todo &= todo - 1) {
    int const o = table.name[f.item * 8 * T::layers + std::countr_zero(todo)];
    Bits left[T::columns];
    for (int k = 0; k < T::columns; ++k)
      left[k] = open[k] & ~table.cover[o * T::columns + k];
    end->option = o;
    if (first_in(left) < 0) end++->make_cover();
    else end += strike_out(table.conflicts + index(o) * T::length, counters, open, left, *end);
  }
  f.left = static_cast<int>(end - static_cast<Kid*>(f.next));
  s.totals.attempts += index(f.size);
  s.totals.dead += index(f.size - f.left);
}

@ A child arrives like everybody else. Rounds of forced moves are made
until there are none, or one of them fails. The children that have not been visited yet can be
given away.

@<Visit a packed child@>=
HWY_INLINE int try_next(Frame& f)
{
  Kid& c = *static_cast<Kid*>(f.next);
  here = &c;
  f.next = &c + 1;
  --f.left;
  s.path[s.chosen++] = f.subproblem->counters->number[c.option];
  ++s.totals.nodes;
  while (first_in(c.one) >= 0)
    if (not make_forced_moves(*f.subproblem, c)) {
      ++s.totals.dead;
      return dead_end;
    }
  return first_in(c.open) < 0 ? is_cover : best_item(c);
}
template<class Hand> bool show_last(Frame const&, std::uint64_t, Hand) const { return false; }
template<class Add> void give(Frame const& f, Add add) const
{
  Kid const* const c = static_cast<Kid const*>(f.next);
  for (int k = 0; k < f.left; ++k) add({c[k].option});
}

@ All forced moves are made at the same time: their conflict masks are united, and
struck out. An
item that is covered by the move of another one needs no move of its own; its
only option is the one that was made, or else it has been struck out by it,
which we shall see: after the moves, the items that were forced must not be
empty either. (The loop over the columns is unrolled, so that the open items stay in registers; otherwise Latin squares take 1.06 of the time.)

@<Make forced moves with counters@>=
HWY_INLINE bool make_forced_moves(Subproblem const& t, Kid& c)
{
  CounterTable const table = *t.counters;
  Union<T> conflicts;
  Bits open[T::columns];
  std::copy_n(c.open, T::columns, open);
  int* end = s.path.data() + s.chosen;
  HWY_UNROLL(4)@;@/
  for (int k = 0; k < T::columns; ++k)
    for (Bits rest = c.one[k]; rest != 0; rest &= rest - 1) {
      @<Make the move that is forced by the first item of |rest|@>
    }
  s.chosen = static_cast<std::size_t>(end - s.path.data());
  alignas(64) std::uint8_t conflict[T::length];
  conflicts.put(conflict);
  return strike_out(conflict, c.counters, c.open, open, c);
}

@ No move waits to hear whether |open| still has its item: a move that has been made already, for another item of the same option, is written to the path, too, and the next one writes over it, as the end
of the path moves by one or by zero. So the moves have nothing to do with each other, and the processor has several of them under way at a time.
(When a move waited, so that none was made twice, sparse exact covers and Latin squares took up to 1.3 times as long, and a puzzle with lamps 1.6.)
@^branch prediction@>

@<Make the move that is forced by the first item of |rest|@>=
int const r = std::countr_zero(rest);
Bits const counter = counter_in<T>(c.counters + k * 64 * T::layers, r);
int const o = table.name[(k * 64 + r) * 8 * T::layers + std::countr_zero(counter)];
conflicts.add(table.conflicts + index(o) * T::length);
*end = table.number[o];
end += open[k] >> r & 1;
Bits const* const cover = table.cover + o * T::columns;
for (int j = 0; j < T::columns; ++j) open[j] &= ~cover[j];

@ The best item is found as in \sec{fast/narrow}. If all sizes are above three,
then the counters are counted one by one.

@<Choose the best counter@>=
static HWY_INLINE int first_in(Bits const* items)
{
  for (int k = 0; k < T::columns; ++k)
    if (items[k] != 0) return k * 64 + std::countr_zero(items[k]);
  return -1;
}
int best_item(Kid const& c) const
{
  if (s.chooser == Chooser::first) return first_in(c.open);
  int best = first_in(c.two);
  if (best < 0) best = first_in(c.three);
  if (best >= 0) return best;
  int smallest = 65;
  for (int k = 0; k < T::columns; ++k)
    for (Bits rest = c.open[k]; rest != 0; rest &= rest - 1) {
      int const item = k * 64 + std::countr_zero(rest);
      int const size = std::popcount(counter_of<T>(c.counters, item));
      if (size < smallest) best = item;
      smallest = std::min(smallest, size);
    }
  return best;
}

@*1 What counters cost. Counters must be bought: a conflict mask is learned for each
option, and that takes longer than to try it. And the state of a
subproblem with counters does not shrink as items are covered. So counters are for nodes with a subtree in which
the same options come back. That is exactly what the account of visits
foretells (\sec{fast/forecast}). So nobody begins
with counters where a single word could hold all options. But at the root, which is visited once, no account can tell; there they are bought without a question, if the problem is not narrow (\sec{fast/masks}).
@^thresholds@>

The largest item decides how many layers there must be. To find it, all open
items are counted; but this is done only if the account has said yes.

@<Decide on the shape of a subproblem@>=
inline int shape_for(Rows const& problem, Subproblem const& t, Bits const* live, Bits const* open,
  Extent left) /* the version, or 0 if there is none */
{
  if (counter_shape(left.items, left.options, 1, problem.others()) == 0) return 0;
  int largest = 0;
  for (int b = 0; b < t.blocks; ++b)
    for (Bits rest = open[b]; rest != 0; rest &= rest - 1)
      largest = std::max(largest,
        size_of_row(t, b * 64 + std::countr_zero(rest), live));
  return counter_shape(left.items, left.options, largest, problem.others());
}

@*1 What is left. From here, a search may move to a smaller subproblem (\sec{fast/leaving}), and its
table is made of a set of live options. There is none in a state; but each live
option has its bit in the counter of an open item. After option~2 of the dinner, the open items \.B, \.C, \.E, and~\.F
have the counters 1, 3, 1, and~3, and in these are the options 3; 1 and~3; 1; 1 and~3. On the way we see how large the largest item is, here 2, which decides whether there can be counters again. (To
ask the rows of the table for it, as above, is right, too; but clauses with 1800 open items took 1.5 times as long.)

@<Tell what is left at a packed child@>=
Bits const* open() const { return here->open; }
int open_items() const { return size_of_set(here->open, T::columns); }
struct Rest {
  Bits* live;  /* options; a new set, on top of the arena */
  int largest; /* so many of them has the largest open item */
};
Rest what_is_left(Subproblem const& t) const
{
  Rest rest = {s.arena.take(index(t.words)), 0};
  std::fill_n(rest.live, t.words, 0);
  for (int k = 0; k < T::columns; ++k)
    for (Bits open = here->open[k]; open != 0; open &= open - 1) {
      int const item = k * 64 + std::countr_zero(open);
      auto const* const name = t.counters->name + item * 8 * T::layers;
      Bits c = counter_of<T>(here->counters, item);
      rest.largest = std::max(rest.largest, std::popcount(c));
      for ( ; c != 0; c &= c - 1) {
        int const o = name[std::countr_zero(c)];
        rest.live[o / 64] |= Bits(1) << o % 64;
      }
    }
  return rest;
}

@ \pitfall{An option that strikes itself out: then two forced moves that
clash leave nothing behind that could be seen, and the search goes on with
half of a cover.}

\pinned{\.{tests/fast/packed\UL counters\UL test.cpp} learns the masks of the dinner, searches with all
shapes, and stops, goes on, and gives away. And ten queens are counted with 7306 nodes, as \.{tests/fast/portfolio\UL test.cpp} knows: their counters
are never left for a word, which would save too little.}

\exercise[15]{Which bits has the conflict mask of option~5 of the dinner, and what is forced after it?}
\answer{It clashes with 3, which has \.B, and with 2 and~6, which have \.G. So its mask has, counted from the bottom,
bit~1 of \.A and~\.B, bit~2 of \.C, \.E, and~\.F, and bits 1 and~3 of \.D and~\.G. What remains is 4 in \.A and~\.D,
5 in \.B and~\.G, and 1 in \.C, \.E, and~\.F. So 1 and~4 are forced, do not strike each other out, and are
the cover together with~5.}

\exercise[M15]{Every open item has a single live option, and there are no secondary items. Show that these options make a cover. Why does the program
strike them out and look, nevertheless?}
\answer{If two of them shared an item, this would have two live options. Together they have all open items, so they make a cover. To ask at each round whether it is the last one
is a question whose answer the processor cannot foresee; we tried it, and twelve problems took 1.02 of the time in the mean.}

\summary{Give each open item a counter, with one bit for each of its options;
let each option know by heart what it strikes out, in all counters. A child
is an {\it and not}. Bytes can be counted 64 at a time. The price is
paid in advance, so buy only for a long stay.}
