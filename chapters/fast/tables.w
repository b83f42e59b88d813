@** Tables that shrink. \label{fast/tables}%
The rows are ready. What remains is the search itself, and the question with
which every search begins: at a node of the tree, what do we know, and what
has to be done to it?

We know two sets. The {\it live\/} options, those that clash with nothing
that has been chosen; and the {\it open\/} items, the primary ones that have
not been covered. Both are bit masks. The rows themselves never change.
@^open items@>@^mask@>

@ A child of a node differs from it by one option. So its state is found
with two operations,
$$\vbox{\halign{#\hfil\cr
$\hbox{live}'=\hbox{live}$ without the options that clash with the chosen
one,\cr
$\hbox{open}'=\hbox{open}$ without the items that the chosen one covers,\cr}}$$
and the parent's state is still there when we come back. {\sl Nothing is
ever undone.} The mirror images, the order of unlinking, the wrong order
that happens to work for two years: all gone. A stack of states is all the
memory that there is.
@^undoing@>

@ \label{fast/subproblem}%
Here is the whole dinner, searched in this way. The seven rows are those
of \sec{fast/rows}, and each line is a state.
$$\vbox{\halign{\tt#\hfil\quad&\tt#\hfil\quad&#\hfil\cr
\rm live&\rm open&\cr
123456&ABCDEFG&sizes 2 2 2 3 2 2 3; \.A is the leftmost of the smallest\cr
1.3...&.BC.EF.&option 2 for \.A: \.B and \.E have one option each\cr
......&....E..&option 3, which is forced, takes the only one of \.E, which is 1: dead\cr
1.3.5.&.BC.EFG&option 4 for \.A: \.E and \.G have one option each\cr
......&.......&options 1 and 5, which are forced: a cover\cr}}$$
In the second line and in the fourth, two moves are forced. The four-way
list makes one of them, looks at all sizes, makes the next. We have seen both
at the same time, so we make both at the same time, and count again only
then.

\medskip\vbox{\centerline{\vtop{\halign{\tt#\hfil\enspace&#\cr
A&\bits{------}\cr B&\bits{0-1-1-}\cr C&\bits{1-1-0-}\cr D&\bits{------}\cr E&\bits{1-0-0-}\cr
F&\bits{1-1-0-}\cr G&\bits{0-0-1-}\cr}}\hskip4em\vtop{\halign{\tt#\hfil\enspace&#\cr
B&\bits{011}\cr C&\bits{110}\cr E&\bits{100}\cr F&\bits{110}\cr G&\bits{001}\cr}}}
\smallskip\caption{After option 4, three columns of the table and two of its rows are dead
(left). Compacted, it has five rows of three bits (right): the {\it subproblem\/} that is left.}}\medskip

@ So far, so easy. Now we have to pay for the zeros. The rows of a
problem with 2056 options have 33 words, and a few levels down only a
hundred options are alive, spread thinly over these words. Most of what we
compute with is dead.

The remedy is to {\it move\/} from time to time. When there is little left,
write it down again, in fewer words: only the live options, squeezed
together, and only the open items. We call this a new {\it subproblem}. The
hundred options now need two words instead of 33, and the whole subtree
below this node is searched in the small world. At the bottom of many
searches there is a subproblem where the live options are {\it a few words}, and sometimes one; the
rows of all open items lie in a few cache lines, and a look takes a
handful of nanoseconds. (Where most nodes are is counted in \sec{fast/where}.)
@^subproblem@>

@ This chapter is about these tables, and knows nothing about searching.

@(dlx/fast/tables.hpp@>=
/* Subproblems: tables of bits, with a row for each item and a column for each option
   that still matter; and how to make a smaller one of what is left. Compiled
   once for each kind of vectors, as vectors.hpp is. */
#if defined(DLX_FAST_TABLES) == defined(HWY_TARGET_TOGGLE)
#ifdef DLX_FAST_TABLES
#undef DLX_FAST_TABLES
#else
#define DLX_FAST_TABLES
#endif
#include "dlx/fast/arena.hpp"
#include "dlx/fast/rows.hpp"
#include "dlx/fast/vectors.hpp"
#include "dlx/base/index.hpp"
#include <algorithm>
#include <bit>
#include <span>
#include <utility>
#include <vector>
@<Define all that makes tables, once for each kind of vectors@>
#endif

@ As in \sec{fast/vectors}, the rest is compiled for each kind.

@<Define all that makes tables, once for each kind of vectors@>=
HWY_BEFORE_NAMESPACE();
namespace dlx {
namespace HWY_NAMESPACE {
@<Declare a subproblem@>
@<Ask a subproblem@>
@<Look at a block of rows@>
@<Declare who makes tables@>
@<Make a table@>
@<Make the first table@>
@<Squeeze a table@>
}@; // |namespace HWY_NAMESPACE|
} // |namespace dlx|
HWY_AFTER_NAMESPACE();

@ A subproblem is a table of bits, with a row for each primary item, and some lists that say which option and which
item of the problem we are talking about. (Other rows are in \sec{fast/conflicts}, and nowhere else.) The bits are stored {\it by
columns of words}: first the words number~0 of all rows, then the words
number~1 of all rows, and so on. The reason is the counting, which is where
the time goes: with this order, the same word of eight neighbouring rows can
be loaded, masked, and counted at once.

@<Declare a subproblem@>=
struct CounterTable;  /* see \sec{fast/packed_counters} */
struct Piece { /* of what is left: */
  Bits mask;         /* these bits, at least one, */
  std::uint32_t word;  /* of this word of the whole, */
  std::uint32_t shift; /* begin here in a word of the table, and do not go on in the next */
};
struct Subproblem {
  int options = 0, primaries = 0; /* the latter are the rows */
  int words = 0;  /* so many words in a row: |options / 64|, rounded up */
  int blocks = 0; /* so many words in a set of items */
  std::size_t stride = 0; /* the next multiple of eight, from |primaries| on */
  Bits* bits = nullptr; /* word |w| of row |r| is |bits[w * stride + r]| */
  std::uint32_t* id = nullptr;     /* of each option: which candidate it is */
  std::uint32_t* origin = nullptr; /* of each row: its number in the problem */
  std::uint32_t* place = nullptr;  /* the inverse; of a row that is not here, nothing that anybody asks for */
  int version = 0;        /* which search is for it; 0 for wide subproblems, |words| for narrow ones, and the shape of counters (\sec{fast/counter_shape}) */
  Bits* effects = nullptr; /* if it is narrow: of each option, what it strikes out here (\sec{fast/frames}), */
  Bits* learned = nullptr; /* if it is one of these */
  std::size_t effect_size() const { return index(1 + words); }
  std::span<Piece> pieces; /* where its options are in the whole; only if this is another, and has secondary rows */
  CounterTable* counters = nullptr; /* if each item has its own counter */
};

@ The padding up to a multiple of eight is empty.
@^sentinel@>

Sets are asked for their sizes, and rows for how many live options they have.

@<Ask a subproblem@>=
inline int size_of_set(Bits const* from, int words)
{
  int n = 0;
  for (int w = 0; w < words; ++w) n += std::popcount(from[w]);
  return n;
}
inline int size_of_row(Subproblem const& t, int row, Bits const* live)
{
  int size = 0;
  Bits const* column = t.bits + row;
  for (int w = 0; w < t.words; ++w, column += t.stride)
    size += std::popcount(*column & live[w]);
  return size;
}

@ If a row has a single live option, it is the only bit that its words and the live ones have in
common. (|words| is the number of words in a row, if the compiler is to know it, so that the loop is unrolled; zero means: ask the subproblem. So it is in all that follows.)

@<Ask a subproblem@>=
template<int words> HWY_INLINE int only_option(Subproblem const& t, int row,
  Bits const* live) /* or $-1$ if there is none */
{
  int const n = words != 0 ? words : t.words;
  Bits const* column = t.bits + row;
  for (int w = 0; w < n; ++w, column += t.stride)
    if (Bits const both = *column & live[w]; both != 0)
      return w * 64 + std::countr_zero(both);
  return -1;
}

@ Which of some options are in the rows of {\it all\/} open items? They have everything that is open, and each of them makes a cover.

@<Ask a subproblem@>=
template<int words> HWY_INLINE void keep_common(Subproblem const& t, int block, Bits open,
  Bits* options) /* those in all rows of a block that are |open| */
{
  int const n = words != 0 ? words : t.words;
  for ( ; open != 0; open &= open - 1) {
    Bits const* column = t.bits + block * 64 + std::countr_zero(open);
    for (int w = 0; w < n; ++w, column += t.stride) options[w] &= *column;
  }
}

@ Two questions are left for an open set: how many items are open before one of them, and which is the
first of the smallest rows in a block? The caller gives a size, and only a row that is strictly smaller replaces what was found before it;
so the first of the smallest is found.

@<Ask a subproblem@>=
inline int rank(Bits const* open, int item) /* how many are open before it? */
{
  int const b = item / 64;
  return size_of_set(open, b)
    + std::popcount(open[b] & ((Bits(1) << item % 64) - 1));
}
inline std::pair<int, Bits> smallest_row(Subproblem const& t, int block, Bits open,
  Bits const* live, Bits size) /* the row, or $-1$, and its size */
{
  int best = -1;
  for (Bits rest = open; rest != 0; rest &= rest - 1) {
    int const r = block * 64 + std::countr_zero(rest);
    auto const n = static_cast<Bits>(size_of_row(t, r, live));
    if (n < size) {
      size = n;
      best = r;
    }
  }
  return {best, size};
}

@*1 Looking. At each node we look at all open items, and want to know: has
one of them no live option? Has one of them a single one, or two? If not,
what are the sizes? The answers to the first questions are masks, with
a bit for each item; that is the |Look| of \sec{fast/vectors}. This is
everything a search wants to know, and almost always the masks are enough.
We look at items in {\it blocks\/} of 64, so that a mask is one word.

Here is the look. It is the innermost loop of the engine. It takes as many rows at a
time as a vector has words; for each of them, the words of the row
are masked with the live options, and counted; and the counts are compared
with 0, 1, 2, and~3. If |words| is not zero, then it is the number of words in
a row, and the compiler knows it; if it is zero, the subproblem must be asked.

@<Look at a block of rows@>=
template<int words> HWY_INLINE Look look(Subproblem const& t, Bits const* live,
  int block)
{
  Words const d;
  int const length = words != 0 ? words : t.words;
  std::size_t const begin = index(block) * 64;
  std::size_t const count = std::min<std::size_t>(64, t.stride - begin);
  Look all; // in registers
  for (std::size_t r = 0; r < count; r += hn::Lanes(d)) {
    Bits const* column = t.bits + begin + r;
    auto const count_word = [&](int w) {
      return hn::PopulationCount(hn::And(hn::Load(d, column), hn::Set(d, live[w]))); };
    auto size = count_word(0);
    for (int w = 1; w < length; ++w) {
      column += t.stride;
      size = hn::Add(size, count_word(w));
    }
    compare_sizes(d, size, r, all);
  }
  return all;
}

@*1 Making a table. All arrays of a subproblem lie in the arena, and there is one
maker of subproblems for a search.

@<Declare who makes tables@>=
class Tables {
public:
  Tables(Rows const& rows, Arena& where) : problem(rows), arena(where)@+{@+}
  Subproblem* whole(); /* of all options and items. Time and memory: its bits */
  Subproblem* squeezed(Subproblem const& s, Bits const* live, Bits const* open, int shape = 0);
    /* of what is left of |s|: the live options and the open items, in their old order. With a |shape|, it shall get counters */
private:
  Subproblem* make(int options, int primaries, int shape = 0);
  void make_room_for_effects(Subproblem& t);
  void note_pieces(Subproblem& t);
  Rows const& problem;
  Arena& arena;
  std::vector<int> kept;   /* the rows that go along */
};

@ The lists are as long as what they number, or, for |id|, as what is squeezed 64 numbers at a time (\sec{fast/vectors}); |place| has an entry for each row
of the whole problem, because it is asked with numbers of the problem. A subproblem
is {\it narrow\/} if its items fit into one word, and its options into four;
all others are {\it wide}, unless their items get counters. For narrow subproblems the compiler will make four
versions of the search, and for wide ones, one.
@^narrow subproblem@>@^wide subproblem@>

@<Make a table@>=
inline Subproblem* Tables::make(int options, int primaries, int shape)
{
  Subproblem* const t = arena.take_array<Subproblem>(1);
  *t = Subproblem();
  t->options = options;
  t->primaries = primaries;
  t->words = std::max(1, (options + 63) / 64);
  t->blocks = std::max(1, (primaries + 63) / 64);
  bool const is_narrow = shape == 0 and t->blocks == 1 and t->words <= 4;
  t->version = is_narrow ? t->words : shape;
  t->stride = std::max(std::size_t(8), index(primaries + 7) / 8 * 8);
  std::size_t const size = index(t->words) * t->stride;
  t->bits = arena.take(size);
  std::fill_n(t->bits, size, 0);
  if (is_narrow) make_room_for_effects(*t);
  t->id = arena.take_array<std::uint32_t>(index(t->words + 1) * 64);
  t->origin = arena.take_array<std::uint32_t>(index(primaries));
  t->place = arena.take_array<std::uint32_t>(index(problem.count()));
  return t;
}

@ There is room for what each option does here, as many words as a set of items and a set of
options have. Nothing is known yet; so this memory is not touched.

@<Make a table@>=
inline void Tables::make_room_for_effects(Subproblem& t)
{
  t.effects = arena.take(index(t.options) * t.effect_size());
  t.learned = arena.take(index(t.words));
  std::fill_n(t.learned, t.words, 0);
}

@ A search begins with the subproblem of the whole problem. In it, every row is
where it was, and every candidate has its own number.

@<Make the first table@>=
inline Subproblem* Tables::whole()
{
  int const n = static_cast<int>(problem.options.size());
  Subproblem* const t = make(n, problem.primaries);
  t->version = 0; /* the root is visited as if it were wide */
  for (int r = 0; r < t->primaries; ++r)
    t->origin[r] = t->place[r] = static_cast<std::uint32_t>(r);
  for (int k = 0; k < n; ++k) {
    t->id[k] = static_cast<std::uint32_t>(k);
    for (int r : problem.primaries_of(index(k)))
      t->bits[index(k / 64) * t->stride + index(r)] |= Bits(1) << k % 64;
  }
  return t;
}

@*1 Moving. To move means to write the live options and the open items down
again. First the rows are found that go along; then the bits of each row are
squeezed, so that the dead ones vanish and the others stand close to each
other, in the old order. (The old order is what makes covers come in the
right order.)

Rows that are left behind belong to covered items, and no live option mentions them.

@<Squeeze a table@>=
inline Subproblem* Tables::squeezed(Subproblem const& s, Bits const* live, Bits const* open, int shape)
{
  kept.clear();
  for (int b = 0; b < s.blocks; ++b)
    for (Bits rest = open[b]; rest != 0; rest &= rest - 1)
      kept.push_back(b * 64 + std::countr_zero(rest));
  Subproblem* const t = make(size_of_set(live, s.words), static_cast<int>(kept.size()), shape);
  for (int r = 0; r < t->primaries; ++r) {
    t->origin[r] = s.origin[kept[index(r)]];
    t->place[t->origin[r]] = static_cast<std::uint32_t>(r);
  }
  @<Squeeze the bits of the rows that were kept@>
  if (shape == 0 and problem.has_others()) note_pieces(*t);
  return t;
}

@ What clashes is known as a set of the whole problem (\sec{fast/conflicts}). To squeeze such a set, too, one must know which of its words have options that are
here, which ones, and where in the table these begin. Each such word is a piece; or two, if it would end in another word of the table than it begins. If words had four bits, and the table had the options 2, 3, 5, 7, and~8 of eight (counted from one), the
pieces would be \bits{0110} of word~0, from 0~on, \bits{1010} of word~1, from 2~on, and \bits{0001} of word~1, from 0~on, in the second word of the table.
Behind the last of them stands one that begins at~0, too, so that the end of a word is always seen in the same way.
@^sentinel@>

@<Squeeze a table@>=
inline void Tables::note_pieces(Subproblem& t)
{
  std::size_t const most = std::min(index(t.options), problem.options.size() / 64 + 1 + index(t.words));
  Piece* const first = arena.take_array<Piece>(most + 1);
  std::size_t n = 0;
  auto const end = static_cast<std::uint32_t>(t.options);
  for (std::uint32_t k = 0; k < end; ) {
    std::uint32_t const word = t.id[k] / 64, shift = k % 64;
    Bits mask = 0;
    do mask |= Bits(1) << t.id[k++] % 64;
    while (k < end and k % 64 != 0 and t.id[k] / 64 == word);
    first[n++] = {mask, word, shift};
  }
  first[n] = Piece();
  t.pieces = {first, n};
}

@ The words are squeezed one after the other. What is left of word |w|, say
|n| bits, goes behind the |at| bits that are there already; it may begin in
one word of the new row and end in the next. Then the rows are gone through
a second time, for the ends. (A test inside of the loop, whether there is an
end, made the loop twice as slow.) Suppose that words had four bits, and that all options of the dinner but the fourth were alive:

\medskip\vbox{\smallskip\centerline{\vbox{\halign{#\hfil\qquad&#\hfil\qquad&#\hfil\quad&#\hfil\qquad&#\hfil\cr
&{\it the row}&\multispan2{\it squeezed, word by word}\hfil\qquad&{\it the new row}\cr
\noalign{\smallskip}
live&\bits{1110.11}\cr
\.B&\bits{001-.10}&\bits{001}&\bits{x0}&\bits{001x.0}\cr
\.E&\bits{100-.01}&\bits{100}&\bits{0x}&\bits{1000.x}\cr
\.G&\bits{010-.11}&\bits{010}&\bits{xx}&\bits{010x.x}\cr}}}\smallskip
\caption{Three bits of the first word stay, so |at| is 3 when the two of the second come (orange); one of
them still fits into the first word of the new row.}}\medskip

{\it The invariant of a table\/} is that bit $k$ of row $r$ says whether option |id|$[k]$
is in row |origin|$[r]$ of the problem. Squeezing keeps it, since all rows, and the numbers of the options, lose
the same places, and nothing changes its order.
@^invariant of a table@>

@<Squeeze the bits of the rows that were kept@>=
std::size_t at = 0;
for (int w = 0; w < s.words; ++w) {
  if (live[w] == 0) continue;
  Bits const* const from = s.bits + index(w) * s.stride;
  Bits* const to = t->bits + at / 64 * t->stride;
  std::size_t const shift = at % 64, n = index(std::popcount(live[w]));
  for (std::size_t r = 0; r < kept.size(); ++r)
    to[r] |= squeeze(from[kept[r]], live[w]) << shift;
  if (shift + n > 64)
    for (std::size_t r = 0; r < kept.size(); ++r)
      to[r + t->stride] |= squeeze(from[kept[r]], live[w]) >> (64 - shift);
  at += squeeze_numbers(s.id + w * 64, live[w], t->id + at);
}

@ \pitfall{A look that trusts the padding: the rows that are not there have no live option, and unless
they are masked by |open|, every node is a dead end. Shifting a word by 64, which is undefined.}

\pinned{\.{tests/fast/tables\UL test.cpp} asks each row of each squeezed table whether it is what the problem says.}

\exercise[10]{Write down the subproblem of the dinner after option~2.}
\answer{Options 1 and~3 are alive, and four items open, so it has four rows of two bits: \.B~\.{01}, \.C~\.{11},
\.E~\.{10}, \.F~\.{11}.}

\summary{The state of a search is two sets, the live options and the open
items. A child is found by two operations on words, and undoing is
forgetting. Sizes are counted when they are wanted. When little is left, move
to a smaller table.}
