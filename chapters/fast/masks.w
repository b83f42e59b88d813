@** From links to masks. \label{fast/masks}%
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

@ Here is the whole dinner, searched in this way. The seven rows are those
of the last chapter, and each line is a state.
$$\vbox{\halign{\tt#\hfil\quad&\tt#\hfil\quad&#\hfil\cr
\rm live&\rm open&\cr
123456&ABCDEFG&sizes 2 2 2 3 2 2 3; \.A is the leftmost of the smallest\cr
1.3...&.BC.EF.&option 2 for \.A: \.B and \.E have one option each\cr
......&.......&options 3 and 1, which are forced, but clash: dead\cr
1.3.5.&.BC.EFG&option 4 for \.A: \.E and \.G have one option each\cr
......&.......&options 1 and 5, which are forced: a cover\cr}}$$
In the second line and in the fourth, two moves are forced. The four-way
list makes one of them, looks at all sizes, makes the next. We have seen both
at the same time, so we make both at the same time, and count again only
then.

@ Is that allowed? All engines of this book promise to find the same covers
{\it in the same order}, and here we begin to take liberties with the order
of choosing. So let us be careful.
@^order of covers@>@^forced moves@>

Suppose that at some node, some items have a single option. The list makes
the leftmost of these moves; it does not branch; now perhaps other items
have a single option, and it makes the leftmost of those; and so on, until
some item has none, or every open item has two or more. Let us call what is
forced directly or indirectly the {\it closure}. Making one forced move
never destroys another: either the other one is still forced, or it has been
done on the way, or its item has lost its only option and we are at a dead
end, which it was before. So in whatever order we make forced moves, we end
with the same closure or with a dead end, and the next {\it branching} is at
the same item with the same options in the same order. The covers come in
the same order.

What changes is how many stops are made on the way: a whole closure can be
one node of ours. This is one reason why our count of nodes is smaller than
that of \dlx's other searches; two more will turn up. Within a cover, the
options that were forced together are handed over in the order of their
items.

@ With the chooser |first|, the same argument holds, with a different
reason. The covers come in lexicographic order, if each cover is written as
the list of the options that cover the first item, the first item that is
then open, and so on; this order has nothing to do with how the search tree
is pruned. So even for |first| we may use what the counting tells us for
free: that an item has no option left, or one.

@*1 Tiers. So far, so easy. Now we have to pay for the zeros. The rows of a
problem with 2056 options have 33 words, and a few levels down only a
hundred options are alive, spread thinly over these words. Most of what we
compute with is dead.

The remedy is to {\it move\/} from time to time. When there is little left,
write it down again, in fewer words: only the live options, squeezed
together, and only the open items. We call this a new {\it tier}. The
hundred options now need two words instead of 33, and the whole subtree
below this node is searched in the small world. At the bottom of almost
every search there is a tier where the live options are {\it one word}, the
rows of all open items lie in a cache line or two, and a node costs a
handful of nanoseconds. That is where most nodes are.
@^tier@>@^squeezing@>

@ A tier is a table of bits, and some lists that say which option and which
item of the problem we are talking about. The bits are stored {\it by
columns of words}: first the words number~0 of all rows, then the words
number~1 of all rows, and so on. The reason is the counting, which is where
the time goes: with this order, the same word of eight neighboring rows can
be loaded, masked, and counted at once.

@<Declare a tier@>=
@<Declare the lanes of a tier@>@;
struct Tier {
  int options = 0, primaries = 0, rows = 0;
  int words = 0;  /* so many words in a row: |options / 64|, rounded up */
  int blocks = 0; /* so many words in a set of items */
  std::size_t stride = 0; /* the rows, rounded up to a multiple of eight */
  Bits* bits = nullptr; /* word |w| of row |r| is |bits[w * stride + r]| */
  std::uint32_t* id = nullptr;     /* of each option: which candidate it is */
  std::uint32_t* origin = nullptr; /* of each row: its number in the problem */
  std::uint32_t* place = nullptr;  /* the inverse; |rows| if it is not here */
  Bits* clash = nullptr; /* of some options, who clashes with them; or null */
  Bits* cover = nullptr; /* one-word tiers: and which items they cover */
  Bits* known = nullptr; /* namely of these options */
  Bits* home = nullptr;  /* which items of the problem are here; or null */
  int version = 0;       /* of the search; 0 for wide tiers */
  LaneTable lanes;       /* if each item has a lane; see \sec{fast/packed_counters} */
};

@ Row number |rows|, the one behind the last, is empty. Rows that have not
been taken along, because they can do no harm any more, are found there. So
nobody has to ask whether a row exists; it does, and it is empty. And the
padding up to a multiple of eight is empty as well.
@^sentinel@>

@ All of these arrays, and the states of the search, are born and die in the
order of a stack. So they lie on one: an {\it arena}, a few large blocks of
memory of which a prefix is in use. To give back everything since a certain
moment means to remember that moment, a |Mark|.
@^arena@>

@<Declare an arena@>=
class Arena {
public:@/
  struct Mark { std::size_t block = 0, used = 0; };
  Bits* take(std::size_t words); /* at a multiple of 64 bytes; not cleared */
  template<class T> T* take_array(std::size_t n);
  Mark mark() const@+{@+return now;@+}@/
  void release(Mark m)@+{@+now = m;@+}@/
private:@/
  Bits* take_from_next_block(std::size_t words);
  struct Free { void operator()(Bits* p) const@+{@+std::free(p);@+} };
  struct Block { std::unique_ptr<Bits, Free> start; std::size_t size = 0; };
  std::vector<Block> blocks;
  Mark now;
};

@ Taking a piece means to round its size up to a cache line, and to see
whether it still fits into the present block. It almost always does.

@<Take memory from the arena@>=
inline Bits* Arena::take(std::size_t words)
{
  words = (words + 7) & ~std::size_t(7);
  if (now.block >= blocks.size() or now.used + words > blocks[now.block].size)
    return take_from_next_block(words);
  Bits* const result = blocks[now.block].start.get() + now.used;
  now.used += words;
  return result;
}
template<class T> T* Arena::take_array(std::size_t n)
{
  return reinterpret_cast<T*>(take(n * sizeof(T) / sizeof(Bits) + 1));
}

@ A block has two megabytes or more, which is room for the lanes of a large
tier; pages that are never touched cost nothing. It is kept when it has been
given back, since a search will need it again. If the next block is too small,
a larger one takes its place; nobody is using it, for it lies beyond the top
of the stack.

@<Take memory from the arena@>=
inline Bits* Arena::take_from_next_block(std::size_t words)
{
  std::size_t const next = blocks.empty() ? 0 : now.block + 1;
  if (next == blocks.size()) blocks.emplace_back();
  auto& [start, size] = blocks[next];
  if (size < words) {
    size = std::max(words, std::size_t(1) << 18);
    start.reset(static_cast<Bits*>(std::aligned_alloc(64, size * sizeof(Bits))));
    if (not start) throw std::bad_alloc();
  }
  now = @[{next, words}@];
  return start.get();
}

@ A search begins with the tier of the whole problem.

@<Make the first tier@>=
Tier* make_tier(int options, int primaries, int rows)
{
  Tier* const t = @[arena.take_array<Tier>(1)@];
  *t = Tier();
  t->options = options;
  t->primaries = primaries;
  t->rows = rows;
  t->words = std::max(1, (options + 63) / 64);
  t->blocks = std::max(1, (primaries + 63) / 64);
  t->version = t->blocks == 1 and t->words <= 4 ? t->words : 0;
  t->stride = static_cast<std::size_t>(rows + 8) / 8 * 8;
  std::size_t const size = static_cast<std::size_t>(t->words) * t->stride;
  t->bits = arena.take(size);
  std::fill_n(t->bits, size, 0);
  @<Take the lists of the tier@>@;
  return t;
}

@ The lists are as long as what they number, and |id| a little longer, for a
reason that will be told; |place| has an entry for each row of the whole
problem, because it is asked with numbers of the problem.

@<Take the lists of the tier@>=
t->id = @[arena.take_array<std::uint32_t>(index(options) + 128)@];
t->origin = @[arena.take_array<std::uint32_t>(static_cast<std::size_t>(rows))@];
t->place =
  @[arena.take_array<std::uint32_t>(static_cast<std::size_t>(problem.count()))@];
if (is_worth_learning(*t)) {
  t->clash = arena.take(index(options) * index(t->words));
  t->known = arena.take(index(t->words));
  std::fill_n(t->known, t->words, 0);
}
if (t->words == 1) t->cover = arena.take(64);

@ In the first tier, every row is where it was, and every candidate has its
own number.

@<Make the first tier@>=
Tier* first_tier()
{
  int const n = static_cast<int>(problem.options.size());
  Tier* const t = make_tier(n, problem.primaries, problem.count());
  for (int r = 0; r < t->rows; ++r)
    t->origin[r] = t->place[r] = static_cast<std::uint32_t>(r);
  for (int k = 0; k < n; ++k) {
    t->id[k] = static_cast<std::uint32_t>(k);
    for (@[int r@, : @,problem.of(static_cast<std::size_t>(k))@])
      t->bits[static_cast<std::size_t>(k / 64) * t->stride
        + static_cast<std::size_t>(r)] |= Bits(1) << k % 64;
  }
  return t;
}

@*1 Looking. At each node we look at all open items, and want to know: has
one of them no live option? Has one of them a single one, or two? If not,
what are the sizes? The answers to the first three questions are masks, with
a bit for each item. This is everything a search wants to know, and almost
always the masks are enough.

We look at items in {\it blocks\/} of 64, so that a mask is one word.
@^look, the kernel@>

@<Declare what a look tells@>=
struct Look { /* rows with so many live options */
  Bits none = 0, one = 0, two = 0, three = 0;
};

@ Here is the look, in plain \CPLUSPLUS/. It is the innermost loop of the
engine, and the one that is written three times. If |words| is not
zero, then it is the number of words in a row, and the compiler knows it; if
it is zero, the tier must be asked.

@<Look at a block of rows, plainly@>=
template<int words> void look(Tier const& t, Bits const* live, int block,
  Look& out)
{
  std::size_t const begin = static_cast<std::size_t>(block) * 64;
  std::size_t const count = @[std::min<std::size_t>(64, t.stride - begin)@];
  int const length = words != 0 ? words : t.words;
  out = Look();
  for (std::size_t r = 0; r < count; ++r) {
    Bits const* column = t.bits + begin + r;
    int size = 0;
    for (int w = 0; w < length; ++w, column += t.stride)
      size += std::popcount(*column & live[w]);
    out.none |= Bits(size == 0) << r;
    out.one |= Bits(size == 1) << r;
    out.two |= Bits(size == 2) << r;
    out.three |= Bits(size == 3) << r;
  }
}

@ And here it is for processors with vectors. The library {\sc Highway}
gives the same operations on vectors of two, four, or eight words, depending
on what the processor has; |N| is this number. The program is the same line
by line, but each line does it for |N| rows. (A function of
{\sc Highway} turns a comparison of vectors into bits, at least eight of
them, and stores them in bytes.)
@^Highway@>@^vectors@>

@<Look at a block of rows, with vectors@>=
template<int words> void look(Tier const& t, Bits const* live, int block,
  Look& out)
{
  std::size_t const begin = static_cast<std::size_t>(block) * 64;
  std::size_t const count = @[std::min<std::size_t>(64, t.stride - begin)@];
  int const length = words != 0 ? words : t.words;
  hn::CappedTag<Bits, 8> const d;
  std::size_t const N = hn::Lanes(d);
  Look sum; // in registers; |out| is memory
  for (std::size_t r = 0; r < count; r += N) {
    @<Count |N| rows@>@;
    compare_sizes(d, size, r, sum);
  }
  out = sum;
}

@ The first word is peeled off the loop: in a tier of one word there is no
loop left at all.

@<Count |N| rows@>=
Bits const* column = t.bits + begin + r;
auto size = hn::PopulationCount(
  hn::And(hn::Load(d, column), hn::Set(d, live[0])));
for (int w = 1; w < length; ++w) {
  column += t.stride;
  size = hn::Add(size, hn::PopulationCount(
    hn::And(hn::Load(d, column), hn::Set(d, live[w]))));
}

@ In a tier of one word, this loop spends most of its time on the answers: a
vector is counted by two instructions, but then there are four comparisons,
and each becomes bits, which are shifted and united. If vectors are long, and
their bytes can be permuted at will, we can do better: first collect all
sizes, then compare. A size fits into a byte, if it is cut off at 255. So
shift what was collected by a byte, and put the sizes of the next eight rows
into the bytes that are free. After at most eight such steps all sizes are
in one vector, as in a table that was written column by column, and is
wanted row by row: byte~|k| of word~|j| belongs to row |8 * k + j|. One
permutation sets this right, and four comparisons of 64 bytes are the four
masks. Ten problems took .98 of their time on the average, coloured ones .96.
@^transposing@>

The loop goes from the last rows to the first, so that the first ones end up
in the lowest bytes. (Old versions of {\sc Highway} cannot permute bytes; so
the instruction is called by its own name.)

@<Look at a block of rows, with long vectors@>=
template<int words> HWY_INLINE void look(Tier const& t, Bits const* live,
  int block, Look& out)
{
  std::size_t const begin = static_cast<std::size_t>(block) * 64;
  std::size_t const count = @[std::min<std::size_t>(64, t.stride - begin)@];
  int const length = words != 0 ? words : t.words;
  hn::CappedTag<Bits, 8> const d;
  auto sizes = hn::Zero(d);
  for (std::size_t r = count; r > 0; ) {
    r -= 8;
    @<Count |N| rows@>@;
    if @[constexpr@, (words == 0 or words > 3)@]
      size = hn::Min(size, hn::Set(d, 255));
    sizes = hn::Or(hn::ShiftLeft<8>(sizes), size);
  }
  Bytes const d8;
  @[hn::Vec<Bytes> const bytes@]{_mm512_maskz_permutexvar_epi8(~Bits(0),
    _mm512_load_si512(transposed.place), sizes.raw)};
  Look sum;
  compare_sizes(d8, bytes, 0, sum);
  out = sum;
}

@ The table of the permutation says, for each row, which byte it is to take;
the compiler works it out.

@<Transpose a table of bytes@>=
struct Transposed {
  alignas(64) std::uint8_t place[64] = @[{}@];
  constexpr Transposed()
  {
    for (int p = 0; p < 64; ++p)
      place[p] = static_cast<std::uint8_t>(p % 8 * 8 + p / 8);
  }
};
inline constexpr Transposed transposed;

@ The compiler sees through the eight bytes, and keeps the bits in a
register. (For vectors of words, there are at most eight bits. In
\sec{fast/packed_counters}, there will be 64.)

@<Turn a comparison into bits@>=
template<class D, class M> Bits bits_of(D d, M mask)
{
  std::uint8_t bytes[8] = @[{}@];
  hn::StoreMaskBits(d, mask, bytes);
  if @[constexpr@, (hn::MaxLanes(D()) <= 8)@] return bytes[0];
  Bits bits = 0;
  std::memcpy(&bits, bytes, sizeof bits);
  return bits;
}

@ Four comparisons tell about as many rows as there are sizes in the vector;
the first of them is row |at| of its block. (The answer must stay in
registers; |HWY_INLINE| insists on it.)

@<Turn a comparison into bits@>=
using Bytes = @[hn::CappedTag<std::uint8_t, 64>@];
template<class D, class M> HWY_INLINE void compare_sizes(D d, M sizes,
  std::size_t at, Look& out)
{
  using Count = @[hn::TFromD<D>@];
  auto const are = @[[&](Count k) {
    return bits_of(d, hn::Eq(sizes, hn::Set(d, k))) << at; }@];
  out.none |= are(0);
  out.one |= are(1);
  out.two |= are(2);
  out.three |= are(3);
}

@*1 The search. As in \sec{more/search}, a path of frames is all the state there
is. A frame belongs to a node where the search branched. It holds the state
of that node, and what has not been tried there.

What has not been tried is a set of options in a large tier. In a small one
it is a list of {\it children}, and each of them has been looked at already.
Let us see why.

@<Declare a branching@>=
@<Declare a child@>@;
@<Declare a runner@>@;
@<Declare a note@>@;
@<Declare what is known of other visits@>@;
struct Branch {
  Tier* tier = nullptr;
  Bits const* live = nullptr; /* the live options at this node; not in lanes */
  Bits const* open = nullptr; /* and the open items */
  Bits* todo = nullptr; /* wide tiers: the options that have not been tried */
  int item = 0;         /* the row of the item that was chosen */
  int word = 0;         /* |todo| is empty before this word */
  Child* next = nullptr; /* narrow tiers: the children that have not been */
  Child* end = nullptr;  /* visited, from |next| to the one before |end| */
  void* next_runner = nullptr; /* tiers with lanes: the same, but children */
  void* last_runner = nullptr; /* are of another kind in each version */
  int size = 0;         /* so many options has the item, or edges the page */
  std::size_t length = 0; /* so many options had been chosen on arrival */
  Arena::Mark top;      /* memory from here on belongs to what is below */
  Note note;            /* what will be remembered of this node */
  Album::Number edge = 0; /* a node that is being retold: the next edge */
  Album::Number left = 0; /* and how many are left */
  Visits* visits = nullptr; /* where this visit is to be entered, or null */
  std::uint64_t tries = 0; /* options that had been tried before it, by us */
};

@ Two nodes of three are dead ends, in most searches. The obvious program
goes to such a node, looks, sees an item without options, and comes back.
And when it asks ``is there an item without options?'', the processor has
guessed the answer long ago, and it is wrong in one case of three. We have
left the rings in order to get rid of guesses, and here is one at each node.
Can it go, too?

When the search branches at an item with three options, there will be three
children, whatever happens. So let us make their states at once, one after
the other, and look at all of them, before we go to any. The three looks
have nothing to do with each other, so the processor works on the second
while the first is on the way. And a child that is dead need not be {\it
tested\/} for being dead. We write its state to the list in any case, and
then move the end of the list by one or by zero:
$$\hbox{|end += alive;|}$$
a dead child is overwritten by its sister. It has never been a node, and
nobody has guessed.
@^looking ahead@>@^branch prediction@>

@<Declare a child@>=
struct Child {
  Bits live[4], open;    /* its state; this is for narrow tiers only */
  Bits one, two, three;  /* the open items with so many live options */
  int option;            /* the option that leads to it */
  bool is_last;          /* any one of its options would make it a cover */
};

@ To choose an option, unite the rivals of its rows, and take this union
from the live options. The option itself is in the rows that it rivals with;
or if it is not, since all its rows are rails, then at least it covers a
primary item, whose rival is itself. So it is taken away with the others.
Its primary rows come first, and cease to be open.

The template's parameter is again the number of words, if the compiler is to
know it, and this makes all the loops over |w| disappear.

@<Choose an option@>=
template<int words> void choose(Tier& t, int o, Bits* live, Bits* open)
{
  if @[constexpr@, (words == 1)@] return choose_by_heart(t, o, live, open);
  int const length = words != 0 ? words : t.words;
  if (t.clash != nullptr) {
    Bits const* const clash = clash_of<words>(t, o);
    for (int w = 0; w < length; ++w) live[w] &= ~clash[w];
  } else if @[constexpr@, (words != 0)@] {
    return choose_in_registers<words>(t, o, live, open);
  } else for (@[int r@, : @,problem.of(t.id[o])@]) {
    Bits const* column = rival_of(t, r);
    for (int w = 0; w < length; ++w, column += t.stride) live[w] &= ~*column;
  }
  for (@[int r@, : @,problem.of(t.id[o])@]) {
    if (r >= problem.primaries) break;
    open[t.place[r] / 64] &= ~(Bits(1) << t.place[r] % 64);
  }
}

@ Striking one rival after the other out of |live| goes through memory each
time. In a narrow tier, we make the union first, where it fits into
registers. The packings take .95 of their time.

@<Choose an option@>=
template<int words> void choose_in_registers(Tier& t, int o, Bits* live,
  Bits* open) const
{
  Bits clash[words], cover;
  unite_rivals<words>(t, o, clash, cover);
  for (int w = 0; w < words; ++w) live[w] &= ~clash[w];
  *open &= ~cover;
}

@ The same options are chosen again and again, in another company each time.
So we may learn their unions by heart, the first time that they are needed.
@^caching@>

@<Learn an option by heart@>=
Bits const* rival_of(Tier const& t, int r) const
{
  return t.bits + t.place[problem.rival[index(r)]];
}
template<int words> HWY_INLINE void unite_rivals(Tier const& t, int o,
  Bits* clash, Bits& cover) const // in a narrow tier
{
  std::fill_n(clash, words, 0);
  cover = 0;
  for (@[int r@, : @,problem.of(t.id[o])@]) {
    bool const is_primary = r < problem.primaries;
    std::uint32_t const p = t.place[is_primary ? r : problem.rival[index(r)]];
    Bits const* column = t.bits + p;
    for (int w = 0; w < words; ++w, column += t.stride) clash[w] |= *column;
    if (is_primary) cover |= Bits(1) << p;
  }
}
template<int words> Bits const* clash_of(Tier& t, int o)
{
  int const length = words != 0 ? words : t.words;
  Bits* const clash = t.clash + index(o) * index(length);
  if ((t.known[o / 64] >> o % 64 & 1) == 0) {
    t.known[o / 64] |= Bits(1) << o % 64;
    std::fill_n(clash, length, 0);
    for (@[int r@, : @,problem.of(t.id[o])@]) {
      Bits const* column = rival_of(t, r);
      for (int w = 0; w < length; ++w, column += t.stride) clash[w] |= *column;
    }
  }
  return clash;
}

@ Does it pay? To learn costs as much as to choose once. A packing lives in
a tier for a handful of nodes, its options have six rows, and it has better
things to do than to learn. But a word of a crossword has thirty: two rails
for each digit of each letter. The tables of \sec{fast/measured} gave the limit
of eight rows; the words then take .8, and MacMahon's squares .85 of their
time. In a tier of one word it always pays. (A subtree that is left after
five nodes has not learned much, and has not paid much. Ten permuted numbers
are one tier for millions of nodes.) In the tiers of huge problems there is
no room.

@<Learn an option by heart@>=
bool is_worth_learning(Tier const& t) const
{
  bool const has_long_options =
    problem.marks.size() > 8 * problem.options.size();
  return t.words == 1 or (has_long_options and t.options * t.words <= 1 << 16);
}

@ In a tier of one word, the covered items are a word as well, and to choose
means two operations.

@<Learn an option by heart@>=
void learn(Tier& t, int o)
{
  unite_rivals<1>(t, o, &t.clash[o], t.cover[o]);
  t.known[0] |= Bits(1) << o;
}
void choose_by_heart(Tier& t, int o, Bits* live, Bits* open)
{
  if ((t.known[0] >> o & 1) == 0) learn(t, o);
  live[0] &= ~t.clash[o];
  open[0] &= ~t.cover[o];
}

@ Wait: a set of items may need more than one word even if the options need
only one. Then the mask |cover| does not fit. In such a tier we do it the
long way. (It is rare; a problem with few options and many items has short
work to do.)

A tier is {\it narrow\/} if its items fit into one word, and its options
into four. For narrow tiers the compiler makes four versions of the search,
and for all others, which are {\it wide}, one.
@^narrow tier@>@^wide tier@>

@<Which version is for this branching?@>=
static int version_of(Branch const& f) // |retold| is explained later
{
  return f.tier == nullptr ? retold : f.tier->version;
}

@ In a narrow tier, a look at one block tells everything. It also tells
whether this state is hopeless.

@<Look at a child@>=
template<int words> static bool inspect(Tier const& t, Child& c)
{
  Look seen;
  look<words>(t, c.live, 0, seen);
  c.one = seen.one & c.open;
  c.two = seen.two & c.open;
  c.three = seen.three & c.open;
  return (seen.none & c.open) == 0;
}

@ Here all children of a node are made. The node's own state becomes the
zeroth element of the list; that is a good place for it, since it is needed
as long as they are.

@<Look ahead@>=
template<int words> void look_ahead(Branch& f, Bits const* live,
  Bits const* open)
{
  Tier& t = *f.tier;
  Bits todo[words];
  for (int w = 0; w < words; ++w)
    todo[w] = t.bits[index(w) * t.stride + index(f.item)] & live[w];
  f.size = size_of_set(todo, words);
  Child* const self = @[arena.take_array<Child>(index(f.size) + 1)@];
  std::copy_n(live, words, self->live);
  self->open = *open;
  f.live = self->live;
  f.open = &self->open;
  f.next = self + 1;
  f.end = make_children<words>(t, todo, self);
}

@ The loop has one guess in it, about its end; the number of options of the
smallest item is two most of the time. (What is |is_settled|? Its time will
come with the leaves.)

@<Look ahead@>=
template<int words> Child* make_children(Tier& t, Bits* todo, Child* self)
{
  Child* end = self + 1;
  for (int w = 0; w < words; ++w)
    for ( ; todo[w] != 0; todo[w] &= todo[w] - 1) {
      Child& c = *end;
      c.option = w * 64 + std::countr_zero(todo[w]);
      c.is_last = false;
      std::copy_n(self->live, words, c.live);
      c.open = self->open;
      choose<words>(t, c.option, c.live, &c.open);
      ++result.totals.attempts;
      if @[constexpr@, (words == 1)@] if (is_settled(t, c, end)) continue;
      bool const alive = @[inspect<words>(t, c)@];
      end += alive;
      result.totals.dead += not alive;
    }
  return end;
}

@ Now a child is visited. There may be forced moves, and each round of them
ends with another look. When nothing is forced any more, and something is
still open, the search must branch.

@<Arrive at a child@>=
template<int words> void arrive(Tier* t, Child& c)
{
  ++result.totals.nodes;
  while (c.one != 0)
    if (not @[make_forced_moves<words>(*t, &c.one, c.live, &c.open)@]@|
        or not @[inspect<words>(*t, c)@]) {
      ++result.totals.dead;
      return;
    }
  if (c.open == 0) report_solution();
  else branch(t, c.live, &c.open, @[best_item<words>(*t, c)@]);
}

@ The best item: with the chooser |first|, it is the first. Otherwise one
with two options, or three; and if there is none, then it is worth while to
count.

@<Choose the best item@>=
template<int words> int best_item(Tier const& t, Child const& c) const
{
  if (chooser == Chooser::first) return std::countr_zero(c.open);
  Bits const best = c.two != 0 ? c.two : c.three;
  return best != 0 ? std::countr_zero(best)
    : smallest_row(t, 0, c.open, c.live, ~Bits(0)).first;
}

@ To count means to look at one row after the other. The first of the
smallest rows is found on the way, since only a strictly smaller size
replaces another. The caller says which size is to be beaten.

@<Choose the best item@>=
static int size_of_row(Tier const& t, int row, Bits const* live)
{
  int size = 0;
  Bits const* column = t.bits + row;
  for (int w = 0; w < t.words; ++w, column += t.stride)
    size += std::popcount(*column & live[w]);
  return size;
}
static std::pair<int, Bits> smallest_row(Tier const& t, int block, Bits open,
  Bits const* live, Bits size)
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
  return @[{best, size}@];
}

@ In a wide tier there are many items, and a state is hundreds of bytes
long; to make all children in advance would cost too much memory. There, the
search goes to one child after the other, and looks then. The sets |live|
and |open| belong to this node, and may be changed.

@<Arrive in a wide tier@>=
void arrive(Tier* t, Bits* live, Bits* open)
{
  ++result.totals.nodes;
  for (;;) {
    if (is_empty(*t, open)) return report_solution();
    int const item = examine(*t, live, open);
    if (item >= 0) return branch(t, live, open, item);
    if @[((item == dead_end) or not
        @[make_forced_moves<0>(*t, forced.data(), live, open)@])@] {
      ++result.totals.dead;
      return;
    }
  }
}

@ To examine a state means to look at all its blocks. A dead end is reported
as soon as it is seen; forced moves are remembered in |forced|, one mask for
each block. If there is neither, we return the item to branch on.

@<Examine a state@>=
int examine(Tier const& t, Bits const* live, Bits const* open)
{
  Look seen;
  Bits any_forced = 0, smallest = ~Bits(0);
  int best = 0;
  for (int b = 0; b < t.blocks; ++b) {
    forced[index(b)] = 0;
    if (open[b] == 0) continue;
    look<0>(t, live, b, seen);
    if ((seen.none & open[b]) != 0) return dead_end;
    any_forced |= forced[index(b)] = seen.one & open[b];
    if (any_forced == 0) {
      @<Improve |best| by what was seen in block |b|@>@;
    }
  }
  if (any_forced != 0) return forced_moves;
  @<Count where no size is small@>@;
  return best;
}

@ For the chooser |first| there is nothing to compare; the first open item
of the first block that has one is the best. Otherwise, once a forced move
has been seen, nobody will ask for the best any more; and if a size of two
has been met, only the rows with two or fewer can matter, and there are
none.

@<Improve |best| by what was seen in block |b|@>=
auto const improve = @[[&](Bits rows, Bits size) {
  if ((rows & open[b]) == 0 or size >= smallest) return;
  smallest = size;
  best = b * 64 + std::countr_zero(rows & open[b]);
}@];
if (chooser == Chooser::first) improve(open[b], 0);
improve(seen.two, 2);
improve(seen.three, 3);

@ Only when all blocks have been seen, and nothing was forced, and no size
is less than four, are the sizes counted. That is rarer than it sounds: on a
large board some square is always in a corner. An earlier version counted in
each block until a small size had turned up; it spent half of its time on
the blocks before the one with the corner, and was half as fast on boards of
$40\times40$ squares.

@<Count where no size is small@>=
for (int b = 0; b < t.blocks and smallest > 4; ++b) {
  auto const [row, size] = smallest_row(t, b, open[b], live, smallest);
  if (row >= 0) best = row;
  smallest = size;
}

@ The forced moves are made from left to right. A move may have taken the
item of a later one along; then that one is done. Or it may have taken the
only option of a later one; then this is a dead end, and the order does not
matter, for it would be one in any order.

@<Make the forced moves@>=
template<int words> bool make_forced_moves(Tier& t, Bits const* single,
  Bits* live, Bits* open)
{
  if @[constexpr@, (words == 1)@] return make_at_once(t, *single, live, open);
  int const blocks = words != 0 ? 1 : t.blocks;
  for (int b = 0; b < blocks; ++b)
    for (Bits rest = single[b]; rest != 0; rest &= rest - 1) {
      int const r = std::countr_zero(rest);
      if ((open[b] >> r & 1) == 0) continue;
      int const o = only_option<words>(t, b * 64 + r, live);
      if (o < 0) return false;
      path[chosen++] = problem.options[t.id[o]];
      choose<words>(t, o, live, open);
    }
  return true;
}

@ The only option of a row is the only bit that its live words have.

@<Make the forced moves@>=
template<int words> int only_option(Tier const& t, int row, Bits const* live)
{
  int const n = words != 0 ? words : t.words;
  Bits const* column = t.bits + row;
  for (int w = 0; w < n; ++w, column += t.stride)
    if (Bits const both = *column & live[w]; both != 0)
      return w * 64 + std::countr_zero(both);
  return -1;
}

@ In a tier of one word there is a quicker way, which avoids guessing again.
The only option of a row is then one {\it bit\/}: what its row and the live
options have in common. We unite these bits, and what they clash with, and
what they cover. If two of them clash with each other, it is a dead end; but
nobody needs to know that before the end of the loop. An option that is the
only one for two items comes twice, and is entered into the path twice; but
the second time the path does not grow.

@<Make the forced moves@>=
bool make_at_once(Tier& t, Bits single, Bits* live, Bits* open)
{
  Bits made = 0, gone = 0, covered = 0, wrong = 0;
  for ( ; single != 0; single &= single - 1) {
    Bits const bit = t.bits[std::countr_zero(single)] & *live;
    int const o = std::countr_zero(bit);
    if ((t.known[0] & bit) == 0) learn(t, o);
    wrong |= bit & gone & ~made;
    path[chosen] = problem.options[t.id[o]];
    chosen += (bit & made) == 0;
    made |= bit;
    gone |= t.clash[o];
    covered |= t.cover[o];
  }
  *live &= ~gone;
  *open &= ~covered;
  return wrong == 0;
}

@ To branch, push a frame with what is to be tried; unless we remember that
we have been here before, of which more will be said soon. But before that
is the moment to think about moving into a smaller tier. This is the right
place, and the only one: a dead end needs no smaller world, and forced moves
should be made first, because they shrink what has to be carried.

@<Branch at an item@>=
void branch(Tier* t, Bits const* live, Bits const* open, int item)
{
  int const n = size_of_set(live, t->words), m = size_of_set(open, t->blocks);
  int const tallest = tallest_lane(*t, live, open, n, m);
  bool const moving = tallest != 0 or is_worth_moving(*t, n, m);
  Note note;
  if (memory and recall(*t, open, moving, note)) return;
  Visits* const others = visits_with(*t, n);
  if (moving) {
    item = rank(open, item);
    t = move(*t, live, open);
    if (memory) t->home = copy_of(key.data(), static_cast<int>(key.size()));
    if (tallest != 0) give_lanes(*t, tallest);
    live = everything(t->words, t->options);
    open = everything(t->blocks, t->primaries);
  }
  Branch& f = push(t, item, note);
  f.visits = others;
  @<Prepare what is to be tried at |f|@>@;
  f.top = arena.mark();
}

@ Each version prepares itself in its own way. (The default is for tiers
whose items have lanes, as told in \sec{fast/packed_counters}.)

@<Prepare what is to be tried at |f|@>=
switch (t->version) {
  case 0: note_options(f, live, open);@+ break;
  case 1: look_ahead<1>(f, live, open);@+ break;
  case 2: look_ahead<2>(f, live, open);@+ break;
  case 3: look_ahead<3>(f, live, open);@+ break;
  case 4: look_ahead<4>(f, live, open);@+ break;
  default: start_in_lanes(f);
}

@ Here is a frame for a node, as far as the versions agree about it.

@<Branch at an item@>=
Branch& push(Tier* t, int item, Note const& note)
{
  Branch& f = frames[depth++];
  f.tier = t;
  f.item = item;
  f.length = chosen;
  f.note = note;
  f.visits = nullptr;
  f.tries = own_tries();
  return f;
}

@ In a wide tier, the sets |live| and |open| that come here may lie in
memory that will be used for something else when we come back. So they are
copied.

@<Branch at an item@>=
Bits* copy_of(Bits const* from, int words)
{
  Bits* const copy = arena.take(index(words));
  std::copy_n(from, words, copy);
  return copy;
}
void note_options(Branch& f, Bits const* live, Bits const* open)
{
  Tier const& t = *f.tier;
  f.live = copy_of(live, t.words);
  f.open = copy_of(open, t.blocks);
  f.todo = arena.take(index(t.words));
  f.word = 0;
  Bits const* column = t.bits + f.item;
  for (int w = 0; w < t.words; ++w, column += t.stride)
    f.todo[w] = *column & live[w];
  f.size = size_of_set(f.todo, t.words);
}

@ A tier that is new has all of its options alive, and all of its items
open.

@<Branch at an item@>=
Bits* everything(int words, int n)
{
  Bits* const full = arena.take(index(words));
  std::fill_n(full, words, ~Bits(0));
  if (n % 64 != 0 or n == 0) full[words - 1] = (Bits(1) << n % 64) - 1;
  return full;
}

@ When is it worth to move? A look costs as many vector operations as the
rows have words, times the number of vectors that the open items need. Let
us call this the |work| of a look. Moving costs as much as a few dozen
looks, and is paid back by the subtree, whose size nobody knows.

From a tier of one word, we never move; the only gain would be to leave
covered items behind, and what has been learned by heart would be lost. From
one wide tier to another, we move when a look becomes three times cheaper.
What remains are the moves to a narrow tier. For a long time, we had simple
rules for them: from a wide one, at once (near its leaves, a sudoku has a
dozen options, and would otherwise drag all of its 324 items along); from a
narrow one, with the factor three. Both were mistakes. The queens visit
hundreds of nodes in a tier of one word, and the random packings visit four,
and are gone before the move has paid. And the words of a crossword, with
their hundreds of rails, are so heavy to move that half of the time was
spent on it, often for a single node. Any fixed rule is wrong for somebody.

@ But why should nobody know the size of the subtree? We do not know this
one, but we have just come back from a thousand others. So let us keep
account. For each number |n| of live options (by eights), we count how often
the search has branched with that many, and how many options were tried
below. The average is our forecast. It pays to move if the forecast, times
the gain in each look, is larger than the price of moving. As long as we
have nothing to go by, the old rules hold.
@^forecast@>

@<Is it worth to move?@>=
static int size_of_set(Bits const* from, int words)
{
  int n = 0;
  for (int w = 0; w < words; ++w) n += std::popcount(from[w]);
  return n;
}
static int work(int options, int items)
{
  return (options + 63) / 64 * ((items + 7) / 8);
}
bool is_worth_moving(Tier const& t, int n, int m)
{
  if (t.version == 1) return false;
  int const now = work(t.options, t.primaries), then = work(n, m);
  bool const is_wide = t.version == 0, is_cheaper = 3 * then <= now;
  if (n > 256 or m > 64) return is_cheaper;
  Visits const& others = *visits_with(t, n);
  if (others.number < 16) return is_wide or is_cheaper;
  int const gain = (is_wide ? 8 * now : now) - then;
  return others.pays(gain, t.rows * t.words + 4 * n + 128);
}

@ The |price| is in vector operations; its terms are for the rows, the
numbers of the options, and the rest. And eight is what a node in a wide
tier costs, where its looks would cost one in a narrow tier; there are no
children, the loops have no known lengths, and each state is copied. These
numbers were found by trial, on the problems of \sec{fast/measured}: from half of
the price that we first took to all of it, the mean moves by two percent; at
twice that price, the queens stay in their large tiers and take 1.4 of their
time. Four instead of eight, or sixteen, moves the words by six percent.
@^thresholds@>

@<Declare what is known of other visits@>=
struct Visits {
  std::uint64_t number = 0, tries = 0;
  void add(std::uint64_t t)
  {
    ++number;
    tries += t;
    if (number >= 1024) {
      number /= 2;
      tries /= 2;
    }
  }
  bool pays(int gain, int price) const
  {
    return gain > 0 and 10 * tries * static_cast<std::uint64_t>(gain)
      >= 3 * number * static_cast<std::uint64_t>(price);
  }
};

@ No account is kept of tiers that we never leave, and of nodes that are too
large to be seen often. And what is only retold costs nothing in any tier,
so it does not count.

@<Is it worth to move?@>=
std::uint64_t own_tries() const
{
  return result.totals.attempts - edges_retold;
}
Visits* visits_with(Tier const& t, int n)
{
  return t.version == 1 or n > most_options ? nullptr : &visits[n / 8];
}

@ Old visits count less and less, as a search may change its character.
Nothing here looks at a clock: the same search moves at the same places on
every machine.

@<Declare the data of a search by masks@>=
Visits visits[most_options / 8 + 1]; /* by the number of live options, over 8 */

@*1 Moving. To move means to write the live options and the open items down
again. First the rows are found that go along; then the bits of each row are
squeezed, so that the dead ones vanish and the others stand close to each
other, in the old order. (The old order is what makes covers come in the
right order.)

@<Move to a new tier@>=
static int rank(Bits const* open, int item) // how many are open before it?
{
  int const b = item / 64;
  return size_of_set(open, b)
    + std::popcount(open[b] & ((Bits(1) << item % 64) - 1));
}
Tier* move(Tier const& s, Bits const* live, Bits const* open)
{
  kept.clear();
  for (int b = 0; b < s.blocks; ++b)
    for (Bits rest = open[b]; rest != 0; rest &= rest - 1)
      kept.push_back(b * 64 + std::countr_zero(rest));
  int const primaries = static_cast<int>(kept.size());
  @<Keep the secondary rows that can still do harm@>@;
  Tier* const t = make_tier(size_of_set(live, s.words), primaries,
    static_cast<int>(kept.size()));
  @<Enter the kept rows into the lists of |t|@>@;
  @<Squeeze the live options into |t|@>@;
  return t;
}

@ A secondary row can be left behind if there is at most one live option in
it. With rails, it is the pair that counts: if no live option is on one of
the two rails, then the digit tells nobody apart, and both can go. Thus a
square of a crossword whose letter has been fixed vanishes by itself. In the
four-way list, this was called purifying, and it took a chapter.
@^purify@>

@<Keep the secondary rows that can still do harm@>=
Look seen;
int const first_block = s.primaries / 64;
int const end_block = s.rows == s.primaries ? 0 : (s.rows + 63) / 64;
for (int b = first_block; b < end_block; ++b) {
  look<0>(s, live, b, seen);
  Bits const some = ~seen.none, several = some & ~seen.one;
  int const end = std::min(64, s.rows - b * 64);
  for (int r = std::max(0, s.primaries - b * 64); r < end; ++r) {
    @<Keep secondary row |r| of block |b|, if it can still do harm@>@;
  }
}

@ The two rails of a digit are neighbors, but they may lie in two blocks. So
the second rail asks for the first one, and adds both.

@<Keep secondary row |r| of block |b|, if it can still do harm@>=
int const row = b * 64 + r, here = static_cast<int>(s.origin[row]);
int const rival = problem.rival[index(here)];
bool const in_use = (some >> r & 1) != 0;
if (rival == here) {
  if ((several >> r & 1) != 0) kept.push_back(row);
} else if (rival > here) first_rail = in_use;
else if (first_rail and in_use) {
  kept.push_back(row - 1);
  kept.push_back(row);
}

@ All secondary rows are sent to the empty row first; those that were kept
get their places afterwards. Primary rows that were left behind belong to
covered items, and no live option mentions them.

@<Enter the kept rows into the lists of |t|@>=
std::fill(t->place + problem.primaries, t->place + problem.count(),
  static_cast<std::uint32_t>(t->rows)); // the empty row
for (int r = 0; r < t->rows; ++r) {
  t->origin[r] = s.origin[kept[index(r)]];
  t->place[t->origin[r]] = static_cast<std::uint32_t>(r);
}

@ The words are squeezed one after the other. What is left of word |w|, say
|n| bits, goes behind the |at| bits that are there already; it may begin in
one word of the new row and end in the next. Then the rows are gone through
a second time, for the ends. (A test inside of the loop, whether there is an
end, made the loop twice as slow.)

@<Squeeze the live options into |t|@>=
std::size_t at = 0;
for (int w = 0; w < s.words; ++w) {
  if (live[w] == 0) continue;
  Squeezer const squeeze(live[w]);
  Bits const* const from = s.bits + index(w) * s.stride;
  Bits* const to = t->bits + at / 64 * t->stride;
  std::size_t const shift = at % 64;
  std::size_t const n = static_cast<std::size_t>(std::popcount(live[w]));
  std::size_t const rows = kept.size();
  int const* const row = kept.data();
  for (std::size_t r = 0; r < rows; ++r)
    to[r] |= squeeze(from[row[r]]) << shift;
  if (shift + n > 64)
    for (std::size_t r = 0; r < rows; ++r)
      to[r + t->stride] |= squeeze(from[row[r]]) >> (64 - shift);
  @<Take the numbers of the live options along@>@;
}

@ The options keep their order, and so do their numbers. This, too, is a
squeezing, not of bits but of words of 32 bits.

@<Take the numbers of the live options along@>=
at += squeeze_numbers(s.id + w * 64, live[w], t->id + at);

@ To squeeze a word means to take its bits at the places where a mask has
ones, and to push them together at the low end. Some processors have an
instruction for it, |pext|, parallel extract. For the others, here is a
method of Steele's that Warren tells [W13]. Each bit must move to the right
by the number of zeros that the mask has on its right. This number has six
binary digits. First move all bits by one whose number is odd; then by two
those whose next digit is~1; and so on, with six steps for all bits at once.
Who moves when depends on the mask only, and the same mask is used for all
rows, so it is worked out once.
@^pext@>@^sheep and goats@>@^Steele, Guy Lewis@>@^Warren, Henry@>

@<Squeeze by six moves@>=
class Squeezer {
public:@/
  explicit Squeezer(Bits mask) : wanted(mask) {
    Bits goats = ~mask << 1; // places with a zero to the right
    for (int i = 0; i < 6; ++i) {
      @<Find out who moves by $2^i$@>@;
    }
  }
  Bits operator()(Bits x) const {
    x &= wanted;
    for (int i = 0; i < 6; ++i) {
      Bits const t = x & moves[i];
      x = (x ^ t) | (t >> (1 << i));
    }
    return x;
  }
private:@/
  Bits wanted, moves[6];
};

@ The parity of the number of goats to the right of each place, for all
places at once, is a prefix sum without carries: six shifts and exclusive
ors. Those sheep move whose parity is odd; and then we are left with the
same problem, where only every second goat counts.

@<Find out who moves by $2^i$@>=
Bits odd = goats;
for (int j = 0; j < 6; ++j) odd ^= odd << (1 << j);
Bits const movers = odd & mask;
moves[i] = movers;
mask = (mask ^ movers) | (movers >> (1 << i));
goats &= ~odd;

@ Numbers can be squeezed one by one.

@<Squeeze numbers one by one@>=
inline std::size_t squeeze_numbers(std::uint32_t const* from, Bits wanted,
  std::uint32_t* to)
{
  std::size_t at = 0;
  for ( ; wanted != 0; wanted &= wanted - 1)
    to[at++] = from[std::countr_zero(wanted)];
  return at;
}

@ With the instruction, a squeezer is one line.

@<Squeeze by an instruction@>=
class Squeezer {
public:@/
  explicit Squeezer(Bits mask) : wanted(mask)@+{@+}@/
  Bits operator()(Bits x) const@+{@+return _pext_u64(x, wanted);@+}@/
private:@/
  Bits wanted;
};

@ The longest vectors have such an instruction, too, and it made the largest
difference to moving. A word of a large tier has a handful of live options,
and nobody can foretell how many; so the loop over them ends with a wrong
guess in each word. Squeezing vectors of sixteen numbers does not depend on
how many there are: pentominoes take .9 of their time. (Shorter vectors must
look the permutation up in a table, and pentominoes take 1.3 times as long.)
It reads a whole word's numbers, and writes beyond the last one; that is why
|id| has room for 128 more.

@<Squeeze numbers by vectors@>=
inline std::size_t squeeze_numbers(std::uint32_t const* from, Bits wanted,
  std::uint32_t* to)
{
  hn::CappedTag<std::uint32_t, 16> const d;
  std::size_t at = 0;
  for (std::size_t k = 0; k < 64; k += hn::Lanes(d)) {
    Bits const here = wanted >> k;
    auto const mask = hn::LoadMaskBits(d,
      reinterpret_cast<std::uint8_t const*>(&here));
    hn::StoreU(hn::Compress(hn::LoadU(d, from + k), mask), d, to + at);
    at += hn::CountTrue(d, mask);
  }
  return at;
}

@*1 Leaves. A tree has most of its nodes near its leaves; and when there are
many covers, most of these nodes are steps to a cover. So the last steps are
worth a thought of their own.

Let $s$ be the number of primary items in the shortest option. If fewer than
$2s$ items are open, then there is no room for two options: the next one
must be the last, and must cover everything that is open. Such options are
easily found, without looking at sizes: they are alive, and in the rows of
{\it all\/} open items.
@^leaves@>

@<Settle the last steps@>=
static Bits finishers(Tier const& t, Bits live, Bits open)
{
  for ( ; open != 0; open &= open - 1) live &= t.bits[std::countr_zero(open)];
  return live;
}

@ If somebody wants to see the covers, they are shown one by one; all that
was saved is a visit. But if only their number is wanted, and nobody has set
a limit to it, then {\it counting the bits of one word\/} has counted them.

And we can take a few steps more. With fewer than $4s$ open items, there is
room for at most three options. One of them covers the first open item. Try
all that do, and for each of them those that cover the first item that is
then open; the last one is counted. No sizes, no choice, no forced moves:
the number of covers is the same for any order in which we find them, and a
tree of three levels is not worth being pruned.
@^counting leaves@>

@<Settle the last steps@>=
std::uint64_t count_few(Tier& t, Bits live, Bits open)
{
  if (open == 0) return 1;
  if (std::popcount(open) < 2 * shortest)
    return static_cast<std::uint64_t>(std::popcount(finishers(t, live, open)));
  std::uint64_t covers = 0;
  Bits todo = t.bits[std::countr_zero(open)] & live;
  for ( ; todo != 0; todo &= todo - 1) {
    Bits rest = live, still_open = open;
    choose_by_heart(t, std::countr_zero(todo), &rest, &still_open);
    covers += count_few(t, rest, still_open);
  }
  return covers;
}

@ So a child is {\it settled\/} if it is a leaf, or almost. When we are
counting, a settled child has been counted, and is never visited. When we
are not, it is kept with the options that finish it, if there are any; these
are its |live| options from now on.

@<Settle the last steps@>=
bool is_settled(Tier& t, Child& c, Child*& end)
{
  int const left = std::popcount(c.open);
  if (left >= (counting ? few : 2) * shortest) return false;
  if (counting) {
    add_covers(result.totals.solutions, count_few(t, c.live[0], c.open));
    return true;
  }
  c.one = 0;
  c.is_last = left != 0;
  if (c.is_last) c.live[0] = finishers(t, c.live[0], c.open);
  end += not c.is_last or c.live[0] != 0;
  return true;
}

@ What do the statistics say then? An {\it option tried\/} is a child that
was made by looking ahead, dead or not. A {\it node\/} is a child that was
visited. A
{\it dead end\/} is a child that was seen to be dead by its parent, and then it
is no node; or one that died from its forced moves, and then it is. A
settled child is neither a node nor dead, and what |count_few| does is not
counted at all; nor is what lies below a node that was remembered as a
number. (A page that is retold, in the next part, is a node again.) So a
search that shows its covers and one that counts them have different
statistics. They are those of the work that was done, and it
{\it is\/} different. Ten queens, with \.{--stats}, can be seen in
\sec{command/main}: masks visit four nodes where links visit ten.
@^statistics@>

@*1 Remembering. Where the search branches, it asks its memory
(\sec{fast/transposition}) whether it has been there before. The situation is the set of
the open items; but a tier numbers them in its own way, and the memory is
asked from many tiers. So each tier remembers its {\it home}, namely which
items of the problem it holds. The numbers of a tier follow the order of the
problem. Therefore the |k|th bit of |open| belongs to the |k|th bit of the
home, and the set of open items in the numbers of the problem is made by
{\it depositing\/} the bits of the one at the ones of the other. That is the
inverse of squeezing, and there is an instruction for it as well. And when
we move, the set of open items, in the numbers of the problem, {\it is\/}
the home of the new tier.
@^home of a tier@>@^situation@>@^pdep@>

@<Find the key of a situation@>=
static Bits bits_from(Tier const& t, Bits const* open, int at)
{
  int const b = at / 64, shift = at % 64;
  Bits const low = b < t.blocks ? open[b] >> shift : 0;
  bool const straddles = shift != 0 and b + 1 < t.blocks;
  return straddles ? low | open[b + 1] << (64 - shift) : low;
}
void find_key(Tier const& t, Bits const* open)
{
  int at = 0;
  for (std::size_t w = 0; w < key.size(); ++w) {
    key[w] = deposit(bits_from(t, open, at), t.home[w]);
    at += std::popcount(t.home[w]);
  }
}

@ @<Deposit by an instruction@>=
inline Bits deposit(Bits x, Bits mask)@+{@+return _pdep_u64(x, mask);@+}

@ Without the instruction, go through the ones of the mask.

@<Deposit one by one@>=
inline Bits deposit(Bits x, Bits mask)
{
  Bits result = 0;
  for ( ; mask != 0; mask &= mask - 1, x >>= 1)
    if ((x & 1) != 0) result |= mask & ~(mask - 1);
  return result;
}

@ What a frame notes about its node: how many covers had been found when the
search arrived; which edges of its page are known (they are the end of one
long |draft|, for the nodes of a path are finished in the opposite order);
and whether the memory was asked, and should therefore be told. A node of
which a part was searched elsewhere is torn; the memory must not be told.

@<Declare a note@>=
@<Declare what is hoped for@>@;
struct Note {
  static constexpr std::uint64_t never = ~std::uint64_t(0);
  std::uint64_t before = 0; /* covers that had been found on arrival */
  std::size_t draft = 0;    /* its edges begin there in the |draft| */
  Album::Number edges = 0;  /* and so many are known */
  bool is_awaited = false;  /* the memory was asked, and shall be told */
  bool is_hopeful = false;  /* the mirrors keep account, see \sec{fast/automorphisms} */
  bool was_torn = false;    /* a part of it was given away */
  Bits const* image = nullptr; /* they shall be told about this one, if it */
  Torn* torn = nullptr;     /* is not torn; or else, about this */
  std::uint64_t enough = never; /* when there are so many covers, we are done */
};

@ To recall means to ask, if there is patience left; separately for nodes
where the search moves, which are large, and others. When we are counting,
the answer is a number. When we are not, it is a page, or zero, which means
that there is nothing to be found; we have been at this dead end before. And
if the problem has symmetries, an image of the situation may be known; that is
a matter of \sec{fast/automorphisms}. (The memory would have known many of these, too, if
the mirrors had not been asked first. So it is rewarded as well.)

@<Recall a situation@>=
bool recall(Tier const& t, Bits const* open, bool moving, Note& note)
{
  note.before = result.totals.solutions;
  note.draft = draft.size();
  bool const mirrored = is_worth_asking(note);
  note.is_awaited = patience[moving].lasts();
  if (note.is_awaited or mirrored or moving) find_key(t, open);
  bool const was_seen = mirrored and look_into_mirrors(note);
  Bits const* const answer =
    note.is_awaited and not was_seen ? memory->find(key.data()) : nullptr;
  if (note.is_awaited and (was_seen or answer != nullptr))
    patience[moving].reward();
  if (answer == nullptr) return was_seen;
  if (counting) add_covers(result.totals.solutions, *answer);
  else if (*answer != 0) retell(static_cast<Album::Number>(*answer));
  return true;
}

@ With a memory, a program can count further than it could ever have gone,
and numbers of 64 bits are not large any more. This is a good place to be
careful. (The crew of \sec{fast/threads} adds up what its hands have counted, and
should be as careful.)

@<Add to a number of covers@>=
void add_covers(std::uint64_t& sum, std::uint64_t more)
{
  sum += more;
  if (sum < more) throw TooMany("there are more than 2^64 covers; count them "
    "with the engine frontier");
}

@ When a frame is dropped, everything below its node is known. If we are
counting, the difference of two numbers is remembered. Otherwise the edges
are at the end of the draft, and are written as a page; and the frame above
gets an edge to this page. A node that has no covers needs no page, and is
remembered as a zero; one that has some, and no page, is not remembered.

@<Remember a situation@>=
void drop(Branch& f)
{
  --depth;
  if (f.visits) f.visits->add(own_tries() - f.tries);
  if (not memory) return;
  if (f.note.is_hopeful) tell_mirrors(f);
  Bits value = result.totals.solutions - f.note.before;
  if (not counting and value != 0)
    value = recording ? write_page(f) : no_page;
  if (not f.note.is_awaited or value == no_page) return;
  find_key(*f.tier, f.open);
  memory->store(key.data(), value);
}
Bits write_page(Branch& f)
{
  Note& note = f.note;
  edges_written += note.edges;
  Album::Number const page =
    album.write(note.edges, std::span(draft).subspan(note.draft));
  recording = page != 0 and not is_in_vain();
  draft.resize(note.draft);
  if (depth > 0 and page != 0) add_edge(frames[depth - 1], f.length, page);
  return page == 0 ? no_page : page;
}

@ To write everything down takes time, too, and many problems have covers
that are all different. So we look whether what was written is retold. After
10{,}000 edges, a sixteenth of them would do: the dominoes of an $8\times8$
board have retold a quarter by then (and will retell hundreds of times what
they wrote), Langford's pairs one in a hundred and fifty. After 100{,}000,
as many should have been retold as were written. If not, the album is
closed, as it is when it is full. What it knows will be retold as before; nothing is
added, and what would be incomplete is not written. Only that there is {\it
nothing\/} below a node can still be remembered.
@^patience@>

@<Is the album written in vain?@>=
bool is_in_vain() const
{
  return (edges_written > 10'000 and 16 * edges_retold < edges_written)
    or (edges_written > 100'000 and edges_retold < edges_written);
}

@ An edge carries what was chosen since the frame was made: up to |end|, in
the path.

@<Remember a situation@>=
void add_edge(Branch& f, std::size_t end, Album::Number target)
{
  Album::add_edge(draft, target, @[{path.data() + f.length, end - f.length}@]);
  ++f.note.edges;
}

@ To retell a page, push a frame that has no tier, but edges. It is a frame
like the others: a search can be stopped in the middle of a page, and say
how much is done; it can even give edges away.

@<Retell what is remembered@>=
void open_page(Album::Number page)
{
  Branch& f = frames[depth++];
  f.tier = nullptr;
  f.length = chosen;
  f.note = Note();
  f.note.edges = f.left = album.edges_of(page);
  f.size = static_cast<int>(f.left);
  f.edge = Album::first_edge(page);
}
void retell(Album::Number page)
{
  if (recording and depth > 0) add_edge(frames[depth - 1], chosen, page);
  open_page(page);
}

@ A page that is retold is a node, and its edges are options that were
tried. So limits on nodes are limits on the time of retelling, too.

@<Retell what is remembered@>=
bool advance_retelling()
{
  while (depth > 0) {
    Branch& f = frames[depth - 1];
    if (f.tier != nullptr) return true;
    chosen = f.length;
    if (f.left == 0) --depth;
    else if (must_stop()) return false;
    else follow_edge(f);
  }
  return false;
}
void follow_edge(Branch& f)
{
  Album::Edge const edge = album.edge_at(f.edge);
  for (@[Album::Number o@, : @,edge.options@]) path[chosen++] = static_cast<int>(o);
  f.edge = Album::next_edge(f.edge, edge);
  --f.left;
  ++edges_retold;
  ++result.totals.attempts;
  if (edge.target == 0) return hand_over();
  ++result.totals.nodes;
  open_page(edge.target);
}

@ What is remembered depends on what the search was asked to do: numbers, or
pages. If it is continued with another wish, everything must be forgotten;
but not the album, from which somebody may just be reading. The nodes of the
present path have been searched in part under the old wish; they are torn,
and nothing more is written until a new search begins.

@<Forget everything@>=
void forget()
{
  if (memory) memory.emplace(key.size());
  recording = not begun;
  draft.clear();
  for (std::size_t k = 0; k < depth; ++k) frames[k].note.is_awaited = false;
}

@*1 Advancing. As in \sec{more/search}: take the next child at the deepest frame;
if there is none, or if a mirror has told us that it has had enough, drop the
frame. The loop goes on as long as the deepest
frame is of the same version; then it returns to |run|, which calls the
right one.

@<Advance while the version is the same@>=
template<int words> bool advance()
{
  while (depth > 0) {
    Branch& f = frames[depth - 1];
    if (version_of(f) != words) return true;
    arena.release(f.top);
    chosen = f.length;
    if (not has_more<words>(f) or has_enough(f)) drop(f);
    else if (must_stop()) return false;
    else @[try_next<words>(f)@];
  }
  return false;
}
bool has_enough(Branch const& f) const
{
  return result.totals.solutions == f.note.enough
    and f.note.enough != Note::never;
}
template<int words> static bool has_more(Branch& f)
{
  if @[constexpr@, (words != 0)@] return f.next != f.end;
  while (f.word < f.tier->words and f.todo[f.word] == 0) ++f.word;
  return f.word < f.tier->words;
}

@ A child is taken from the list before it is visited, so a search that is
stopped in the middle will not visit it twice. One that needs only one more
option is shown once for each option that finishes it, and taken from the
list together with the last of them.

@<Try the next child@>=
template<int words> void try_next(Branch& f)
{
  Tier& t = *f.tier;
  if @[constexpr@, (words == 0)@] return try_next_option(f);
  Child& c = *f.next;
  path[chosen++] = problem.options[t.id[c.option]];
  if (words == 1 and c.is_last) {
    int const last = std::countr_zero(c.live[0]);
    path[chosen++] = problem.options[t.id[last]];
    c.live[0] &= c.live[0] - 1;
    if (c.live[0] == 0) ++f.next;
    return report_solution();
  }
  ++f.next;
  @[arrive<words>(&t, c)@];
}

@ In a wide tier, the option's bit is taken from |todo|, and the child's
sets are made on top of the arena. If the child branches, they are copied by
|branch|, and stay there unused until the frame is left. It costs a little
memory, and it keeps the rule simple: what comes to |branch| is copied.

@<Try the next option in a wide tier@>=
void try_next_option(Branch& f)
{
  Tier& t = *f.tier;
  int const o = f.word * 64 + std::countr_zero(f.todo[f.word]);
  f.todo[f.word] &= f.todo[f.word] - 1;
  ++result.totals.attempts;
  path[chosen++] = problem.options[t.id[o]];
  Bits* const live = copy_of(f.live, t.words);
  Bits* const open = copy_of(f.open, t.blocks);
  choose<0>(t, o, live, open);
  arrive(&t, live, open);
}

@ In a wide tier, even this question needs a loop.

@<Is a set empty?@>=
static bool is_empty(Tier const& t, Bits const* open)
{
  for (int b = 0; b < t.blocks; ++b)
    if (open[b] != 0) return false;
  return true;
}

@ A cover is the path; nothing has to be gathered. One that was found is
also the end of an edge; one that is retold was.

@<Hand over a cover@>=
void report_solution()
{
  if (memory and recording and not counting and depth > 0)
    add_edge(frames[depth - 1], chosen, 0);
  hand_over();
}
void hand_over()
{
  add_covers(result.totals.solutions, 1);
  if (receive and *receive) (*receive)(@[{path.data(), chosen}@]);
  if (result.totals.solutions >= last_solution) look_at = 0;
}

@ Limits are looked at before each attempt, as everywhere; but a hot loop
can afford one comparison, not six. So |look_at| is the number of nodes at
which there is something to look at: a limit, or the clock, whichever comes
first. When the last cover has been found that is wanted, it is set to~0.
(All this belongs to the base of the class, which has another heir: the
hybrid of \sec{fast/hybrid} stops in the same way.)

@<Think about stopping@>=
void MaskSearch::begin_run(Limits const& l)
{
  limits = &l;
  last_solution = @[last_of(result.totals.solutions, l.solutions)@];
  last_node = @[last_of(result.totals.nodes, l.nodes)@];
  deadline = @[deadline_of(l)@];
  next_pulse = result.totals.nodes + 1024;
  look_at = std::min(last_node, next_pulse);
  result.ending = Ending::complete;
}

@ @<Think about stopping@>=
bool MaskSearch::look_up()
{
  auto const& t = result.totals;
  if ((t.solutions >= last_solution) or t.nodes >= last_node)
    result.ending = Ending::limit;
  else if (t.nodes >= next_pulse) {
    next_pulse = t.nodes + 1024;
    if (limits->pulse)
      limits->pulse(@[Progress{t.nodes, t.solutions, done()}@]);
    if (limits->stop != nullptr and limits->stop->load())
      result.ending = Ending::interrupted;
    else if (Clock::now() > deadline) result.ending = Ending::limit;
  }
  look_at = std::min(last_node, next_pulse);
  return result.ending != Ending::complete;
}

@ How much is done? As in \sec{more/search}, each frame says how many of its
options have been tried. The one that is being tried now is not done, but it
is no longer in |todo|, or in the list; the frames above the deepest one are
all in this situation.

@<Estimate the share that is done@>=
double done() const override
{
  double share = 1, sum = 0;
  for (std::size_t k = 0; k < depth; ++k) {
    Branch const& f = frames[k];
    share /= f.size;
    sum += share * (f.size - left_at(f) - (k + 1 < depth ? 1 : 0));
  }
  return sum;
}
static int left_at(Branch const& f)
{
  switch (version_of(f)) {
    case retold: return static_cast<int>(f.left);
    case 0: return size_of_set(f.todo, f.tier->words);
    case 1: case 2: case 3: case 4: return static_cast<int>(f.end - f.next);
    default: return runners_left(f);
  }
}

@*1 A search that can be put aside. The frames, the arena, and the path are
all the state there is, and they belong to the object. So a run that was
stopped by a limit can be continued by another run. The limits of a run
count from its beginning, so a program that wants ten covers at a time calls
|run| with a limit of ten, again and again. The totals count from the
beginning of the search.
@^continuing a search@>

@<Run until a limit@>=
Result run(Limits const& l, Receive const& r) override
{
  begin_run(l);
  receive = &r;
  bool const was_counting = counting;
  counting = not r and l.solutions == 0;
  if (counting != was_counting) forget();
  if (not begun) begin();
  bool more = depth > 0;
  while (more) switch (version_of(frames[depth - 1])) {
    case retold: more = advance_retelling(); break;
    case 0: more = advance<0>(); break;
    case 1: more = advance<1>(); break;
    case 2: more = advance<2>(); break;
    case 3: more = advance<3>(); break;
    case 4: more = advance<4>(); break;
    default: more = advance_in_lanes(frames[depth - 1].tier->version);
  }
  return result;
}

@ The root is special in one respect: it is the only node that is not
reached by trying an option. (The root of a search that was begun in the
middle is soon explained.)

@<Begin at the root@>=
void begin()
{
  begun = true;
  path.resize(index(problem.primaries) + 1);
  frames.resize(index(problem.primaries) + 1);
  @<Find the length of the shortest option@>@;
  Tier* const t = first_tier();
  forced.resize(index(t->blocks));
  Bits* const live = everything(t->words, t->options);
  Bits* const open = everything(t->blocks, t->primaries);
  if (t->rows == t->primaries) { // there is nothing else to be remembered
    t->home = everything(t->blocks, t->primaries);
    key.resize(index(t->blocks));
    memory.emplace(key.size());
    if (mirrors and mirrors->is_known()) use_mirrors();
  }
  @<Walk down the path of the gift@>@;
  arrive(t, live, open);
}

@ The last steps can be counted as soon as few items are open; how many that
is depends on the shortest option.

@<Find the length of the shortest option@>=
shortest = std::max(1, problem.primaries);
for (std::size_t k = 0; k < problem.options.size(); ++k)
  shortest = std::min(shortest, static_cast<int>(primaries_of(k).size()));

@ The primary rows of an option come first; so they end where the first of the
others is.

@<Find the primary rows of an option@>=
std::size_t candidate(int option) const // its number among the candidates
{
  return static_cast<std::size_t>(std::lower_bound(problem.options.begin(),
    problem.options.end(), option) - problem.options.begin());
}
std::span<int const> primaries_of(std::size_t k) const
{
  std::span<int const> const rows = problem.of(k);
  auto const end = @[std::ranges::find_if(rows,@| [&](int r) {
    return r >= problem.primaries; })@];
  return @[{rows.begin(), end}@];
}

@ Where is the search now? At the deepest frame, with these options chosen.
This list is enough to come back to this node, even on another day.

@<Tell where the search is@>=
std::vector<int> position() const override
{
  std::size_t const n = depth > 0 ? frames[depth - 1].length : 0;
  return @[{path.begin(), path.begin() + static_cast<std::ptrdiff_t>(n)}@];
}

@ A path is also enough to give work away. The shallowest frame that still
has something to do holds the largest pieces of what is left. Each of its
untried options is the root of a subtree which somebody else could search;
she needs to know only the path to it. We call this a {\it gift}, and add
which share of our whole tree it is, provided that all children of a node
are equally large.
@^gift@>

@<Declare a gift@>=
struct Gift {
  std::vector<int> path; /* the options that lead to the subtree */
  double share = 1;      /* of the tree of the giver; a guess */
  std::vector<std::uint64_t> image = @[{}@]; /* of its situation, see \sec{fast/automorphisms} */
  std::vector<std::shared_ptr<Torn> > torn = @[{}@]; /* what it is a part of */
};

@ After that we go on as if the options had been tried. The covers in the
gifts come, in the order of the whole search, after all those that we shall
still find ourselves, because everything that we have kept lies below an
earlier option of that frame. And of two presents made by the same giver,
the later one comes before the earlier one.

@<Give work away@>=
std::vector<Gift> give_away() override
{
  std::vector<Gift> gifts;
  double share = 1;
  for (std::size_t k = 0; k < depth and gifts.empty(); ++k) {
    Branch& f = frames[k];
    share /= f.size;
    switch (version_of(f)) {
      case retold: give_edges(f, gifts); break;
      case 0: give_options(f, gifts); break;
      case 1: case 2: case 3: case 4: give_children(f, gifts); break;
      default: give_runners(f, gifts);
    }
    f.note.is_awaited = false;
    f.note.was_torn = true;
    if (not gifts.empty()) describe(gifts, k + 1);
  }
  for (@[Gift& gift@, : @,gifts@]) gift.share = share;
  return gifts;
}

@ In a wide tier, these are options; in a narrow one, children. A child that
needs only one more option is as many gifts as it has such options. And a
page that is being retold gives its edges away, even though they will be
searched where they could have been retold. (All nodes above are torn, of
course.)

@<Give options or children away@>=
void give_options(Branch& f, std::vector<Gift>& gifts)
{
  for (int w = f.word; w < f.tier->words; ++w)
    for (Bits& rest = f.todo[w]; rest != 0; rest &= rest - 1)
      @[add_gift(f, w * 64 + std::countr_zero(rest), gifts)@];
}
void give_children(Branch& f, std::vector<Gift>& gifts)
{
  for ( ; f.next != f.end; ++f.next) {
    Bits last = f.next->is_last ? f.next->live[0] : 1;
    for ( ; last != 0; last &= last - 1) {
      add_gift(f, f.next->option, gifts);
      if (not f.next->is_last) continue;
      auto const o = f.tier->id[std::countr_zero(last)];
      gifts.back().path.push_back(problem.options[o]);
    }
  }
}
void give_edges(Branch& f, std::vector<Gift>& gifts)
{
  for ( ; f.left > 0; --f.left) {
    Album::Edge const edge = album.edge_at(f.edge);
    f.edge = Album::next_edge(f.edge, edge);
    gifts.push_back(gift_at(f));
    auto& options = gifts.back().path;
    options.insert(options.end(), edge.options.begin(), edge.options.end());
  }
}
Gift gift_at(Branch const& f) const
{
  Gift gift;
  gift.path.assign(path.begin(),
    path.begin() + static_cast<std::ptrdiff_t>(f.length));
  return gift;
}
void add_gift(Branch const& f, int option, std::vector<Gift>& gifts)
{
  gifts.push_back(gift_at(f));
  gifts.back().path.push_back(problem.options[f.tier->id[option]]);
}

@ Whoever gets a gift begins with the whole problem, chooses the options of
the path, and has arrived at the node. She may see another number of nodes
below it than the giver would have seen, because her tiers are not his; but
the covers are the same, and come in the same order.

@<Walk down the path of the gift@>=
for (@[int option@, : @,start@]) {
  path[chosen++] = option;
  choose<0>(*t, static_cast<int>(candidate(option)), live, open);
}

@ The class is compiled several times: once in plain \CPLUSPLUS/, and once
for each kind of vectors. All these classes are called |Search|, in
different namespaces, and outside of this module nobody knows them; what one
knows is their common base.

@<Declare the class |MaskSearch|@>=
class MaskSearch {
public:@/
  virtual ~MaskSearch() = default;
  virtual Result run(Limits const& limits, Receive const& receive) = 0;
  virtual std::vector<int> position() const = 0;
  virtual std::vector<Gift> give_away() = 0;
protected:@/
  void begin_run(Limits const& l);
  bool must_stop()@+{@+return result.totals.nodes >= look_at and look_up();@+}@/
  virtual double done() const = 0; /* which share of the tree */
  Result result;
  Limits const* limits = nullptr; /* of the present run */
  Clock::time_point deadline;
  std::uint64_t last_solution = 0, last_node = 0, next_pulse = 0, look_at = 0;
private:@/
  bool look_up();
};

@ Here is the class. Its order is that of need: a function stands below
those that it calls, and this is of no importance to the compiler, but it is
to us.

@<Define the class |Search|@>=
class Search : public MaskSearch {
public:@/
  Search(SharedRows r, Chooser c, std::vector<int> p, SharedMirrors m)
    : owner(std::move(r)), chooser(c), start(std::move(p)),
      mirrors(std::move(m))@+{@+}@/
  @<Run until a limit@>@;
  @<Tell where the search is@>@;
  @<Give work away@>@;
  @<Give options or children away@>@;
private:@/
  @<Tear the frames of the path@>@;
  static constexpr int dead_end = -1, forced_moves = -2, retold = -1;
  static constexpr int few = 4;
  static constexpr int most_options = 2048; /* of nodes of which account is kept */
  static constexpr Bits no_page = ~Bits(0);
  static std::size_t index(int i)@+{@+return static_cast<std::size_t>(i);@+}@/
  @<Declare the data of a search by masks@>@;
  @<Which version is for this branching?@>@;
  @<Find the primary rows of an option@>@;
  @<Learn an option by heart@>@;
  @<Make the first tier@>@;
  @<Is it worth to move?@>@;
  @<Are lanes worth it?@>@;
  @<Move to a new tier@>@;
  @<Give lanes to a tier@>@;
  @<Choose an option@>@;
  @<Is a set empty?@>@;
  @<Look at a child@>@;
  @<Settle the last steps@>@;
  @<Look ahead@>@;
  @<Choose the best item@>@;
  @<Examine a state@>@;
  @<Make the forced moves@>@;
  @<Find the key of a situation@>@;
  @<Find the first image@>@;
  @<Look into the mirrors@>@;
  @<Recall a situation@>@;
  @<Look at a lane@>@;
  @<Make runners@>@;
  @<Branch at an item@>@;
  @<Is the album written in vain?@>@;
  @<Tell the mirrors@>@;
  @<Remember a situation@>@;
  @<Retell what is remembered@>@;
  @<Forget everything@>@;
  @<Hand over a cover@>@;
  @<Give runners away@>@;
  @<Estimate the share that is done@>@;
  @<Arrive at a child@>@;
  @<Arrive in a wide tier@>@;
  @<Search in lanes@>@;
  @<Try the next option in a wide tier@>@;
  @<Try the next child@>@;
  @<Advance while the version is the same@>@;
  @<Begin at the root@>@;
};

@ And its data. None of them is a pointer to somebody else's memory, except
for the limits and the receiver of the present run.

@<Declare the data of a search by masks@>=
SharedRows const owner;
Rows const& problem = *owner;
Chooser const chooser;
std::vector<int> const start;  /* the path to the root of this search */
Arena arena;
std::vector<Branch> frames;    /* |depth| of them are in use */
std::size_t depth = 0;
std::vector<int> path;         /* |chosen| options have been chosen */
std::size_t chosen = 0;
std::vector<Bits> forced;      /* the items with one option, by blocks */
@[std::optional<Memory>@] memory; /* of situations, if there are only primary items */
std::vector<Bits> key;         /* of the present situation */
Patience patience[2];          /* with nodes where we do not move, and do */
Album album;
std::vector<Album::Number> draft; /* of pages that are not complete */
bool recording = true;         /* new pages are written */
std::uint64_t edges_written = 0, edges_retold = 0;
std::vector<int> kept;         /* the rows that move */
bool first_rail = false;
bool begun = false;
bool counting = false; /* nobody looks at the covers, or limits their number */
int shortest = 1;      /* the smallest number of primary items of an option */
Receive const* receive = nullptr;

@*1 The module. What everybody sees is a class |Masks|. It can be moved, put
into a vector, or sent to another thread: it owns all that it needs.

@(dlx/fast/masks.hpp@>=
#pragma once
#include "dlx/more/observer.hpp"
#include "dlx/more/problem.hpp"
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>
namespace dlx {
struct Rows;
using SharedRows = @[std::shared_ptr<Rows const>@];
SharedRows rows_for_masks(Problem const& problem);
  /* can be shared by many searches. Throws |Unsupported| for bounds */
class Mirrors;
struct Torn;
using SharedMirrors = @[std::shared_ptr<Mirrors>@];
SharedMirrors mirrors_for_threads(SharedRows rows);
  /* what searches of the same rows, in several threads, can know in common */
SharedMirrors no_mirrors(); /* in which nothing looks like anything */
@<Declare a gift@>@;
struct TooMany : std::runtime_error { using runtime_error::runtime_error; };
  /* there are $2^{64}$ covers, or more */
void add_covers(std::uint64_t& sum, std::uint64_t more); // throws |TooMany|
@<Declare the class |MaskSearch|@>@;
@<Declare the class |Masks|@>@;
Result search_masks(Problem const& problem, Chooser chooser,
  Limits const& limits = Limits(), Receive const& receive = nullptr);
  /* as |search|, for problems with secondary items and colours. Nodes are
     counted differently: forced moves that are made together are not nodes,
     nor is a child that was found to be dead, or settled, by its parent. If
     there is no |receive| and no limit to the covers, they are counted
     without being visited, and even fewer nodes are needed.
     Memory: rows times options, in bits, at the root, and about half of that
     for the tiers below; a few megabytes for lanes, if there are any; and up
     to 32 megabytes for what is remembered.
     Throws |Unsupported| for bounds, and |TooMany| */
} // |namespace dlx|

@ To compare vectors with plain \CPLUSPLUS/, as the tests do, one can insist
on the plain version.

@<Declare the class |Masks|@>=
enum class Vectors { @!plain, @!widest };
class Masks {
public:@/
  explicit Masks(Problem const& problem, Chooser chooser = Chooser::smallest,
    Vectors vectors = Vectors::widest);
  Masks(SharedRows rows, Chooser chooser,
    std::vector<int> path, Vectors vectors = Vectors::widest,
    SharedMirrors mirrors = nullptr);
    /* searches below the node that is reached by |path|. The |mirrors| must be
       those of the same rows, or |no_mirrors|; without, it makes its own */
  Result run(Limits const& limits = Limits(), Receive const& receive = nullptr)
  {
    return search->run(limits, receive);
  }
    /* begins, or goes on after a limit. The limits count from now on, the
       totals from the beginning */
  std::vector<int> position() const@+{@+return search->position();@+}
    /* the options chosen at the node where |run| will go on */
  std::vector<Gift> give_away()@+{@+return search->give_away();@+}@/
    /* parts of the tree, in order, that |run| will not visit. May be empty */
private:@/
  std::unique_ptr<MaskSearch> search;
};
std::string widest_vectors(); /* the name of what |Vectors::widest| means here */

@ The source file includes itself. That is how {\sc Highway} works: the file
is read once for each kind of processor, with another |HWY_NAMESPACE| and
other options of the compiler, and at the end once more for what exists only
once. Which of these is used is decided when the program runs. (Vectors of
the year 2006 are left out; they are as long as those of 2003.)
@^run-time dispatch@>

@(dlx/fast/masks.cpp@>=
#include "dlx/fast/masks.hpp"
#include "dlx/fast/transposition.hpp"
#include "dlx/fast/automorphisms.hpp"
#include "dlx/fast/rows.hpp"
#include <algorithm>
#include <bit>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <new>
#include <optional>
#if defined(__x86_64__)
#include <immintrin.h>
#endif
#define HWY_WANT_AVX3_DL
#define HWY_DISABLED_TARGETS (HWY_SSSE3 | HWY_SSE4 \
  | HWY_SVE | HWY_SVE2 | HWY_SVE_256 | HWY_SVE2_128)
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "dlx/fast/masks.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>
@<What is the same for all processors@>@;
@<What is made for each processor@>@;
@<What exists only once@>@;

@ As the file is read several times, what is common must be guarded.

@<What is the same for all processors@>=
#ifndef DLX_MASKS_COMMON
#define DLX_MASKS_COMMON
namespace dlx {
@<Declare a tier@>@;
@<Declare an arena@>@;
@<Take memory from the arena@>@;
@<Declare what a look tells@>@;
@<Declare a branching@>@;
} // |namespace dlx|
#endif

@ This part is compiled for each kind of vectors. Processors from the year
2013 on that have vectors of four words also have |pext|.

@<What is made for each processor@>=
HWY_BEFORE_NAMESPACE();
namespace dlx {
namespace HWY_NAMESPACE {
@[namespace hn = hwy::HWY_NAMESPACE@];
#if HWY_ARCH_X86 && HWY_TARGET <= HWY_AVX2 // these have |pext|
@<Squeeze by an instruction@>@;
@<Deposit by an instruction@>@;
#else
@<Squeeze by six moves@>@;
@<Deposit one by one@>@;
#endif
#if HWY_ARCH_X86 && HWY_TARGET <= HWY_AVX3
@<Squeeze numbers by vectors@>@;
#else
@<Squeeze numbers one by one@>@;
#endif
@<Turn a comparison into bits@>@;
#if HWY_ARCH_X86 && HWY_TARGET <= HWY_AVX3_DL // these permute bytes
@<Transpose a table of bytes@>@;
@<Look at a block of rows, with long vectors@>@;
#else
@<Look at a block of rows, with vectors@>@;
#endif
@<Look at a column of lanes, with vectors@>@;
@<Unite the parts of images, with vectors@>@;
@<Define the class |Search|@>@;
MaskSearch* make_search(SharedRows rows, Chooser chooser,
  std::vector<int> path, SharedMirrors mirrors)
{
  return new Search(std::move(rows), chooser, std::move(path),
    std::move(mirrors));
}
char const* name_of_target()@+{@+return hwy::TargetName(HWY_TARGET);@+}@/
}@; // |namespace HWY_NAMESPACE|
} // |namespace dlx|
HWY_AFTER_NAMESPACE();

@ And this part exists once. The same named sections are used again, in the
plain namespace, with the plain look and the six moves.

@<What exists only once@>=
#if HWY_ONCE
namespace dlx {
namespace plain {
@<Squeeze by six moves@>@;
@<Squeeze numbers one by one@>@;
@<Deposit one by one@>@;
@<Look at a block of rows, plainly@>@;
@<Look at a column of lanes, plainly@>@;
@<Unite the parts of images, plainly@>@;
@<Define the class |Search|@>@;
}@; // |namespace plain|
MaskSearch* make_plain_search(SharedRows rows,
  Chooser chooser, std::vector<int> path, SharedMirrors mirrors)
{
  return @[new plain::Search(std::move(rows), chooser, std::move(path),
    std::move(mirrors))@];
}
@<Add to a number of covers@>@;
@<Think about stopping@>@;
@<Choose among the processors@>@;
std::string widest_vectors()@+{@+return vectors_of_here().name();@+}@/
@<Define the class |Masks|@>@;
} // |namespace dlx|
#endif

@ {\sc Highway} would also choose, in a part of it that is not a header. But
when this part is loaded, it measures the clock of the machine, for its own
benchmarks; the three milliseconds that this takes are longer than many a
search. So we use the headers only, and ask the compiler what the processor
has. (The names |"x86-64-v3"| and |"x86-64-v4"| stand for all that belongs
to vectors of four and of eight words; they also tell whether the operating
system saves such vectors.) A processor of another family has one kind of
vectors, known when the program is compiled.

@<Choose among the processors@>=
struct Variant { // the functions that were compiled for one kind of vectors
  MaskSearch* (*make)(SharedRows, Chooser, std::vector<int>, SharedMirrors);
  char const* (*name)();
};
Variant vectors_of_here()
{
#if HWY_TARGETS & HWY_AVX3_DL
  if @[(__builtin_cpu_supports("x86-64-v4")@|
      && __builtin_cpu_supports("avx512vpopcntdq") // and its generation
      && __builtin_cpu_supports("gfni") && __builtin_cpu_supports("vaes"))@]@/
    return @[{@[N_AVX3_DL::make_search@], @[N_AVX3_DL::name_of_target@]}@];
#endif
#if HWY_TARGETS & HWY_AVX3
  if @[(__builtin_cpu_supports("x86-64-v4"))@]@/
    return @[{@[N_AVX3::make_search@], @[N_AVX3::name_of_target@]}@];
#endif
#if HWY_TARGETS & HWY_AVX2
  if @[(__builtin_cpu_supports("x86-64-v3"))@]@/
    return @[{@[N_AVX2::make_search@], @[N_AVX2::name_of_target@]}@];
#endif
  return @[{HWY_STATIC_DISPATCH(make_search),@|
    HWY_STATIC_DISPATCH(name_of_target)}@];
}

@ A problem with bounds is refused by name; colours and secondary items are
welcome, and costs are nobody's business here.

@<Define the class |Masks|@>=
Masks::Masks(Problem const& problem, Chooser chooser, Vectors vectors)
{
  *this = @[Masks(rows_for_masks(problem), chooser, {}, vectors)@];
}
SharedRows rows_for_masks(Problem const& problem)
{
  if (problem.has_bounds())
    throw Unsupported("masks know no bounds; take the engine links");
  return @[std::make_shared<Rows const>(problem)@];
}
SharedMirrors no_mirrors()
{
  return @[std::make_shared<Mirrors>(@[std::make_shared<Rows const>()@])@];
}
SharedMirrors mirrors_for_threads(SharedRows rows)
{
  return @[std::make_shared<Mirrors>(std::move(rows), true)@];
}
Masks::Masks(SharedRows rows, Chooser chooser,
  std::vector<int> path, Vectors vectors, SharedMirrors mirrors)
{
  auto const make = @[vectors == Vectors::plain@] ? make_plain_search
    : vectors_of_here().make;
  search.reset(make(std::move(rows), chooser, std::move(path),
    std::move(mirrors)));
}
Result search_masks(Problem const& problem, Chooser chooser,
  Limits const& limits, Receive const& receive)
{
  return Masks(problem, chooser).run(limits, receive);
}

@ \pitfall{A look that trusts the padding. The rows are rounded up to eight,
and the rows that are not there have no live option; if they were not masked
by |open|, every node would be a dead end. Shifting a word by 64, which is
undefined, when a squeezed word ends exactly where a row's word ends. A set
of |n| options with |n| divisible by 64, whose last word must be full and
not empty. A mask of 64 covered items in a tier that has 65 of them.}

\pinned{\.{tests/fast/masks\UL test.cpp} compares covers and their order, and
their number when nobody looks at them, with the dancing list, for both
choosers and for both kinds of vectors, on some nine hundred random
problems, of up to 200 items and 500 options, with secondary items and
colours; and it stops a search after each node, and after each cover, and
goes on.}

\exercise{Write down the rows of the four queens, and search with them by
hand. How many states are there?}

\exercise{In |@<Examine a state@>|, let the last of the smallest items win.
Which of the tests notice?}

\summary{The state of a search is two sets, the live options and the open
items. A child is found by two operations on words, and undoing is
forgetting. Sizes are counted when they are wanted. Look at all children
before you go to one. When little is left, move to a smaller table, if the
subtrees that you have seen say that it pays; when almost nothing is left,
count it. And do not search where you have been before.}
