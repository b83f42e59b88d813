@** From links to masks. \label{masks}%
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
123456&ABCDEFG&sizes 2 2 2 3 2 2 3; |A| is the leftmost of the smallest\cr
..3.5.&.BC.EF.&option 2 for |A|: |E| has nothing; dead\cr
1.3.5.&.BC.EFG&option 4 for |A|: |E| and |G| have one option each\cr
......&.......&options 1 and 5, which are forced: a cover\cr}}$$
In the third line, two moves are forced. The four-way list makes one of
them, looks at all sizes, makes the next. We have seen both at the same
time, so we make both at the same time, and count again only then.

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
one node of ours. This is why our count of nodes is smaller than that of
\dlx's other searches. Within a cover, the options that were forced together
are handed over in the order of their items.

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
using Bits = @[std::uint64_t@];
struct Tier {
  int options = 0, primaries = 0, rows = 0;
  int words = 0;  /* so many words in a row: |options / 64|, rounded up */
  int blocks = 0; /* so many words in a set of items */
  std::size_t stride = 0; /* the rows, rounded up to a multiple of eight */
  Bits* bits = nullptr; /* word |w| of row |r| is |bits[w * stride + r]| */
  std::uint32_t* id = nullptr;     /* of each option: which candidate it is */
  std::uint32_t* origin = nullptr; /* of each row: its number in the problem */
  std::uint32_t* place = nullptr;  /* the inverse; |rows| if it is not here */
  Bits* clash = nullptr; /* one-word tiers: of some options, who clashes */
  Bits* cover = nullptr; /* and which items they cover */
  Bits known = 0;        /* namely of these options */
};

@ Row number |rows|, the one behind the last, is empty. Rows that have
not been taken along, because they can do no harm any more, are found there.
So nobody has to ask whether a row exists; it does, and it is empty. And the
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

@ Taking a piece means to round its size up to a cache line, and to see whether
it still fits into the present block. It almost always does.

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

@ A block is kept when it has been given back, since a search will need it
again. If the next block is too small, a larger one takes its place; nobody
is using it, for it lies beyond the top of the stack.

@<Take memory from the arena@>=
inline Bits* Arena::take_from_next_block(std::size_t words)
{
  std::size_t const next = blocks.empty() ? 0 : now.block + 1;
  if (next == blocks.size()) blocks.emplace_back();
  auto& [start, size] = blocks[next];
  if (size < words) {
    size = @[std::max<std::size_t>(words, 1 << 15)@];
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
  t->stride = static_cast<std::size_t>(rows + 8) / 8 * 8;
  std::size_t const size = static_cast<std::size_t>(t->words) * t->stride;
  t->bits = arena.take(size);
  std::fill_n(t->bits, size, 0);
  @<Take the lists of the tier@>@;
  return t;
}

@ The lists are as long as what they number; |place| has an entry for each row
of the whole problem, because it is asked with numbers of the problem.

@<Take the lists of the tier@>=
t->id = @[arena.take_array<std::uint32_t>(static_cast<std::size_t>(options))@];
t->origin = @[arena.take_array<std::uint32_t>(static_cast<std::size_t>(rows))@];
t->place =
  @[arena.take_array<std::uint32_t>(static_cast<std::size_t>(problem.count()))@];
if (t->words == 1) {
  t->clash = arena.take(64);
  t->cover = arena.take(64);
}

@ In the first tier, every row is where it was, and every candidate has its own
number.

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
what are the sizes? The answers to the first three questions are masks,
with a bit for each item. This is everything a search wants to know, and
almost always the masks are enough.

We look at items in {\it blocks\/} of 64, so that a mask is one word.
@^look, the kernel@>

@<Declare what a look tells@>=
struct Look {
  Bits none = 0, one = 0, two = 0; /* rows with so many live options */
  alignas(64) Bits size[64];       /* how many each row has */
};

@ Here is the look, in plain \CPLUSPLUS/. It is the innermost loop of the
engine, and the only piece of it that is written twice. If |words| is not
zero, then it is the number of words in a row, and the compiler knows it; if
it is zero, the tier must be asked.

@<Look at a block of rows, plainly@>=
template<int words> void look(Tier const& t, Bits const* live, int block,
  Look& out)
{
  std::size_t const begin = static_cast<std::size_t>(block) * 64;
  std::size_t const count = @[std::min<std::size_t>(64, t.stride - begin)@];
  int const length = words != 0 ? words : t.words;
  out.none = out.one = out.two = 0;
  for (std::size_t r = 0; r < count; ++r) {
    Bits const* column = t.bits + begin + r;
    Bits size = 0;
    for (int w = 0; w < length; ++w, column += t.stride)
      size += static_cast<Bits>(std::popcount(*column & live[w]));
    out.size[r] = size;
    out.none |= Bits(size == 0) << r;
    out.one |= Bits(size == 1) << r;
    out.two |= Bits(size == 2) << r;
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
  Bits none = 0, one = 0, two = 0;
  for (std::size_t r = 0; r < count; r += N) {
    @<Count |N| rows@>@;
    none |= bits_of(d, hn::Eq(size, hn::Zero(d))) << r;
    one |= bits_of(d, hn::Eq(size, hn::Set(d, Bits(1)))) << r;
    two |= bits_of(d, hn::Eq(size, hn::Set(d, Bits(2)))) << r;
  }
  out.none = none;
  out.one = one;
  out.two = two;
}

@ The first word is peeled off the loop: in a tier of one word there is no loop
left at all.

@<Count |N| rows@>=
Bits const* column = t.bits + begin + r;
auto size = hn::PopulationCount(
  hn::And(hn::Load(d, column), hn::Set(d, live[0])));
for (int w = 1; w < length; ++w) {
  column += t.stride;
  size = hn::Add(size, hn::PopulationCount(
    hn::And(hn::Load(d, column), hn::Set(d, live[w]))));
}
hn::Store(size, d, out.size + r);

@ The compiler sees through the eight bytes, and keeps the bits in a register.

@<Turn a comparison into bits@>=
template<class D, class M> Bits bits_of(D d, M mask)
{
  std::uint8_t bytes[8] = @[{}@];
  hn::StoreMaskBits(d, mask, bytes);
  return bytes[0];
}

@*1 The search. As in \sec{search}, a path of frames is all the state there
is. A frame belongs to a node where the search branched. It holds the state
of that node, and the options that have not been tried there.

@<Declare a branching@>=
struct Branch {
  Tier* tier = nullptr;
  Bits* live = nullptr; /* the live options at this node */
  Bits* open = nullptr; /* and the open items */
  Bits* todo = nullptr; /* the options that have not been tried */
  int item = 0;         /* the row of the item that was chosen */
  int word = 0;         /* |todo| is empty before this word */
  std::size_t length = 0; /* so many options had been chosen on arrival */
  Arena::Mark top;      /* memory from here on belongs to what is below */
};

@ To choose an option, unite the rivals of its rows, and take this union
from the live options. The option itself is in the rows that it rivals with;
or if it is not, since all its rows are rails, then at least it covers a
primary item, whose rival is itself. So it is taken away with the others.

The template's parameter is again the number of words, if the compiler is
to know it, and this makes all the loops over |w| disappear.

@<Choose an option@>=
template<int words> void choose(Tier& t, int o, Bits* live, Bits* open)
{
  if @[constexpr@, (words == 1)@] return choose_by_heart(t, o, live, open);
  int const length = words != 0 ? words : t.words;
  auto const rows = problem.of(t.id[o]);
  for (@[int r@, : @,rows@]) {
    Bits const* column = t.bits + t.place[problem.rival[index(r)]];
    for (int w = 0; w < length; ++w, column += t.stride) live[w] &= ~*column;
  }
  for (@[int r@, : @,rows@]) {
    if (r >= problem.primaries) break; // the primary ones come first
    std::uint32_t const p = t.place[r];
    open[p / 64] &= ~(Bits(1) << p % 64);
  }
}

@ In a tier of one word, both results are one word for each option. The
same options are chosen there again and again, in another company each time;
so we learn these words by heart, the first time that they are needed. A
subtree that is left after five nodes has not learned much, and has not paid
much. But ten permuted numbers are one tier for millions of nodes.
@^caching@>

@<Choose an option@>=
void learn(Tier& t, int o)
{
  Bits clash = 0, cover = 0;
  for (@[int r@, : @,problem.of(t.id[o])@]) {
    clash |= t.bits[t.place[problem.rival[index(r)]]];
    if (r < problem.primaries) cover |= Bits(1) << t.place[r];
  }
  t.clash[o] = clash;
  t.cover[o] = cover;
  t.known |= Bits(1) << o;
}
void choose_by_heart(Tier& t, int o, Bits* live, Bits* open)
{
  if ((t.known >> o & 1) == 0) learn(t, o);
  live[0] &= ~t.clash[o];
  open[0] &= ~t.cover[o];
}

@ Wait: a set of items may need more than one word even if the options need
only one. Then the mask |cover| does not fit. In such a tier we do it the
long way. (It is rare; a problem with few options and many items has short
work to do.)

A tier is {\it narrow\/} if its items fit into one word, and its options
into four. For narrow tiers the compiler makes four versions of the search,
and for all others, one.

@<Which version is for this tier?@>=
static int version_for(Tier const& t)
{
  return t.blocks == 1 and t.words <= 4 ? t.words : 0;
}

@ Arrival at a node. If no item is open, this is a cover. Otherwise look. If
an item has no option, this is a dead end; if items have one, make these
moves, and look again; if all have two or more, the search must branch.

The sets |live| and |open| belong to this node, and may be changed.

@<Arrive with two sets@>=
template<int words> void arrive(Tier* t, Bits* live, Bits* open)
{
  ++result.totals.nodes;
  Look seen;
  for (;;) {
    if (is_empty<words>(*t, open)) return report_solution();
    int const item = examine<words>(*t, live, open, seen);
    if (item >= 0) return branch(t, live, open, item);
    if ((item == dead_end) or not make_forced_moves<words>(*t, live, open)) {
      ++result.totals.dead;
      return;
    }
  }
}

@ To examine a state means to look at all its blocks. A dead end is reported
as soon as it is seen; forced moves are remembered in |forced|, one mask for
each block. If there is neither, we return the item to branch on.

The case of one block comes first, since it is by far the most frequent, and
has no use for any loop.

@<Examine a state@>=
template<int words> int examine(Tier const& t, Bits const* live,
  Bits const* open, Look& seen)
{
  if @[constexpr@, (words == 0)@]
    return examine_blocks(t, live, open, seen);
  look<words>(t, live, 0, seen);
  if ((seen.none & open[0]) != 0) return dead_end;
  forced[0] = seen.one & open[0];
  if (forced[0] != 0) return forced_moves;
  if (chooser == Chooser::first) return std::countr_zero(open[0]);
  if (Bits const two = seen.two & open[0]; two != 0)
    return std::countr_zero(two);
  int best = std::countr_zero(open[0]);
  for (Bits rest = open[0]; rest != 0; rest &= rest - 1)
    if (int const r = std::countr_zero(rest); seen.size[r] < seen.size[best])
      best = r;
  return best;
}

@ The smallest size that is met is kept; the leftmost item with it is found
on the way, since only strictly smaller sizes replace it.

@<Examine a state@>=
int examine_blocks(Tier const& t, Bits const* live, Bits const* open,
  Look& seen)
{
  Bits any_forced = 0, smallest = ~Bits(0);
  int best = 0;
  for (int b = 0; b < t.blocks; ++b) {
    forced[index(b)] = 0;
    if (open[b] == 0) continue;
    look<0>(t, live, b, seen);
    if ((seen.none & open[b]) != 0) return dead_end;
    any_forced |= forced[index(b)] = seen.one & open[b];
    @<Improve |best| by what was seen in block |b|@>@;
  }
  return any_forced != 0 ? forced_moves : best;
}

@ For the chooser |first| there is nothing to compare; the first open item of
the first block that has one is the best. Otherwise, once a forced move has been
seen, nobody will ask for the best any more.

@<Improve |best| by what was seen in block |b|@>=
if (chooser == Chooser::first) {
  if (smallest != 0) best = b * 64 + std::countr_zero(open[b]);
  smallest = 0;
  continue;
}
for (Bits rest = any_forced != 0 ? 0 : open[b]; rest != 0; rest &= rest - 1)
  if (int const r = std::countr_zero(rest); seen.size[r] < smallest) {
    smallest = seen.size[r];
    best = b * 64 + r;
  }

@ The forced moves are made from left to right. A move may have taken the
item of a later one along; then that one is done. Or it may have taken the
only option of a later one; then this is a dead end, and the order does not
matter, for it would be one in any order.

@<Make the forced moves@>=
template<int words> bool make_forced_moves(Tier& t, Bits* live, Bits* open)
{
  int const blocks = words != 0 ? 1 : t.blocks;
  for (int b = 0; b < blocks; ++b)
    for (Bits rest = forced[index(b)]; rest != 0; rest &= rest - 1) {
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

@ To branch, push a frame with the options of the item. But before that is
the moment to think about moving into a smaller tier. This is the right
place, and the only one: a dead end needs no smaller world, and forced moves
should be made first, because they shrink what has to be carried.

@<Branch at an item@>=
void branch(Tier* t, Bits* live, Bits* open, int item)
{
  Branch& f = frames[depth++];
  if (is_worth_moving(*t, live, open)) {
    item = rank(open, item);
    t = move(*t, live, open);
    live = everything(t->words, t->options);
    open = everything(t->blocks, t->primaries);
  } else {
    live = copy_of(live, t->words);
    open = copy_of(open, t->blocks);
  }
  Bits* const todo = arena.take(index(t->words));
  Bits const* column = t->bits + item;
  for (int w = 0; w < t->words; ++w, column += t->stride)
    todo[w] = *column & live[w];
  f = @[{t, live, open, todo, item, 0, chosen, arena.mark()}@];
}

@ The sets |live| and |open| that come here may be variables of somebody
who will be gone when we come back. So they are copied onto the stack.

@<Branch at an item@>=
Bits* copy_of(Bits const* from, int words)
{
  Bits* const copy = arena.take(index(words));
  std::copy_n(from, words, copy);
  return copy;
}
Bits* everything(int words, int n)
{
  Bits* const full = arena.take(index(words));
  std::fill_n(full, words, ~Bits(0));
  if (n % 64 != 0 or n == 0) full[words - 1] = (Bits(1) << n % 64) - 1;
  return full;
}

@ When is it worth to move? A look costs as many vector operations as the
rows have words, times the number of vectors that the open items need. Moving
costs about as much as ten looks, and is paid back by the subtree, whose size
nobody knows. We tried thresholds from two to eight, and found what one finds in
such cases: it hardly matters. So we move when that makes a look three times
cheaper. From a tier of one word, we never move; the only gain would be to
leave covered items behind, and what has been learned by heart would be lost.
@^thresholds@>

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
static bool is_worth_moving(Tier const& t, Bits const* live, Bits const* open)
{
  if (t.words == 1) return false;
  int const before = t.words * ((t.primaries + 7) / 8);
  return 3 * work(size_of_set(live, t.words), size_of_set(open, t.blocks))
    <= before;
}

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

@ The two rails of a digit are neighbors, but they may lie in two blocks.
So the second rail asks for the first one, and adds both.

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

@ All secondary rows are sent to the empty row first; those that were kept get
their places afterwards. Primary rows that were left behind belong to covered
items, and no live option mentions them.

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

@ The options keep their order, and so do their numbers.

@<Take the numbers of the live options along@>=
std::uint32_t const* const old = s.id + w * 64;
for (Bits rest = live[w]; rest != 0; rest &= rest - 1)
  t->id[at++] = old[std::countr_zero(rest)];

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
ors. Those sheep move whose parity is odd; and then we are left with the same
problem, where only every second goat counts.

@<Find out who moves by $2^i$@>=
Bits odd = goats;
for (int j = 0; j < 6; ++j) odd ^= odd << (1 << j);
Bits const movers = odd & mask;
moves[i] = movers;
mask = (mask ^ movers) | (movers >> (1 << i));
goats &= ~odd;

@ With the instruction, a squeezer is one line.

@<Squeeze by an instruction@>=
class Squeezer {
public:@/
  explicit Squeezer(Bits mask) : wanted(mask)@+{@+}@/
  Bits operator()(Bits x) const@+{@+return _pext_u64(x, wanted);@+}@/
private:@/
  Bits wanted;
};

@*1 Advancing. As in \sec{search}: take the next option at the deepest
frame; if there is none, drop the frame. The loop goes on as long as the
deepest frame is of the same version; then it returns to |run|, which calls
the right one.

The child's sets are small arrays of this function, which the compiler keeps
in registers if their size is known; if not, they are on top of the arena.

@<Advance while the version is the same@>=
template<int words> bool advance()
{
  while (depth > 0) {
    Branch& f = frames[depth - 1];
    Tier& t = *f.tier;
    if (version_for(t) != words) return true;
    arena.release(f.top);
    chosen = f.length;
    int const n = words != 0 ? words : t.words;
    while (f.word < n and f.todo[f.word] == 0) ++f.word;
    if (f.word == n) {
      --depth;
      continue;
    }
    if (must_stop()) return false;
    @<Try the next option of frame |f|@>@;
  }
  return false;
}

@ Its bit is taken from |todo| before it is tried, so a search that is stopped in
the middle will not try it twice.

@<Try the next option of frame |f|@>=
int const o = f.word * 64 + std::countr_zero(f.todo[f.word]);
f.todo[f.word] &= f.todo[f.word] - 1;
++result.totals.attempts;
path[chosen++] = problem.options[t.id[o]];
Bits small_live[words != 0 ? words : 1], small_open[1];
Bits* const live = words != 0 ? small_live : arena.take(index(t.words));
Bits* const open = words != 0 ? small_open : arena.take(index(t.blocks));
std::copy_n(f.live, n, live);
std::copy_n(f.open, words != 0 ? 1 : t.blocks, open);
choose<words>(t, o, live, open);
arrive<words>(&t, live, open);

@ In the largest version, the sets of a node that branches are copied by
|branch| although they lie on the arena already. They are below the copies,
and stay there unused until the frame is left. It costs a little memory,
and it keeps the rule simple: what comes to |branch| is copied.

@<Is a set empty?@>=
template<int words> static bool is_empty(Tier const& t, Bits const* open)
{
  if @[constexpr@, (words != 0)@] return open[0] == 0;
  for (int b = 0; b < t.blocks; ++b)
    if (open[b] != 0) return false;
  return true;
}

@ A cover is the path; nothing has to be gathered.

@<Hand over a cover@>=
void report_solution()
{
  ++result.totals.solutions;
  if (receive and *receive) (*receive)(@[{path.data(), chosen}@]);
  if (result.totals.solutions >= last_solution) look_at = 0;
}

@ Limits are looked at before each attempt, as everywhere; but a hot loop can
afford one comparison, not six. So |look_at| is the number of nodes at which
there is something to look at: a limit, or the clock, whichever comes first.
When the last cover has been found that is wanted, it is set to~0.

@<Think about stopping@>=
bool must_stop()
{
  return result.totals.nodes >= look_at and look_up();
}
bool look_up()
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

@ How much is done? As in \sec{search}, each frame says how many of its
options have been tried. The one that is being tried now is not done, but it
is no longer in |todo|; the frames above the deepest one are all in this
situation.

@<Estimate the share that is done@>=
double done() const
{
  double share = 1, sum = 0;
  for (std::size_t k = 0; k < depth; ++k) {
    Branch const& f = frames[k];
    int const left = size_of_set(f.todo, f.tier->words);
    int const all = size_of_row(*f.tier, f.item, f.live);
    share /= all;
    sum += share * (all - left - (k + 1 < depth ? 1 : 0));
  }
  return sum;
}
static int size_of_row(Tier const& t, int row, Bits const* live)
{
  int size = 0;
  Bits const* column = t.bits + row;
  for (int w = 0; w < t.words; ++w, column += t.stride)
    size += std::popcount(*column & live[w]);
  return size;
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
  limits = &l;
  receive = &r;
  @<Work out when to stop@>@;
  result.ending = Ending::complete;
  if (not begun) begin();
  bool more = depth > 0;
  while (more) switch (version_for(*frames[depth - 1].tier)) {
    case 1: more = advance<1>(); break;
    case 2: more = advance<2>(); break;
    case 3: more = advance<3>(); break;
    case 4: more = advance<4>(); break;
    default: more = advance<0>();
  }
  return result;
}

@ A limit of zero means never. Nothing may overflow here, not even if somebody
asks for as many covers as a word can count.

@<Work out when to stop@>=
auto const limit = @[[](std::uint64_t already, std::uint64_t more) {
  std::uint64_t const never = ~std::uint64_t(0);
  return more == 0 or already > never - more ? never : already + more;
}@];
last_solution = limit(result.totals.solutions, l.solutions);
last_node = limit(result.totals.nodes, l.nodes);
double const seconds = l.seconds > 0 and l.seconds < 3.2e9 ? l.seconds : 3.2e9;
deadline = Clock::now() + std::chrono::duration_cast<Clock::duration>(
  std::chrono::duration<double>(seconds));
next_pulse = result.totals.nodes + 1024;
look_at = std::min(last_node, next_pulse);

@ The root is special in one respect: it is the only node that is not
reached by trying an option. (The root of a search that was begun in the
middle is soon explained.)

@<Begin at the root@>=
void begin()
{
  begun = true;
  path.resize(index(problem.primaries) + 1);
  frames.resize(index(problem.primaries) + 1);
  Tier* const t = first_tier();
  forced.resize(index(t->blocks));
  Bits* const live = everything(t->words, t->options);
  Bits* const open = everything(t->blocks, t->primaries);
  @<Walk down the path of the gift@>@;
  arrive<0>(t, live, open);
}

@ Where is the search now? At the deepest frame, with these options chosen.
This list is enough to come back to this node, even on another day.

@<Tell where the search is@>=
std::vector<int> position() const override
{
  std::size_t const n = depth > 0 ? frames[depth - 1].length : 0;
  return @[{path.begin(), path.begin() + static_cast<std::ptrdiff_t>(n)}@];
}

@ A path is also enough to give work away. The shallowest frame that still has
something to do holds the largest pieces of what is left. Each of its untried
options is the root of a subtree which somebody else could search; she needs
to know only the path to it. We call this a {\it gift}, and add which share
of our whole tree it is, provided that all children of a node are equally
large.
@^gift@>

@<Declare a gift@>=
struct Gift {
  std::vector<int> path; /* the options that lead to the subtree */
  double share = 1;      /* of the tree of the giver; a guess */
};

@ After that we go on as if the options had been tried. The covers in the gifts
come, in the order of the whole search, after all those that we shall still
find ourselves, because everything that we have kept lies below an earlier
option of that frame. And of two presents made by the same giver, the later
one comes before the earlier one.

@<Give work away@>=
std::vector<Gift> give_away() override
{
  std::vector<Gift> gifts;
  double share = 1;
  for (std::size_t k = 0; k < depth and gifts.empty(); ++k) {
    Branch& f = frames[k];
    share /= size_of_row(*f.tier, f.item, f.live);
    for (int w = f.word; w < f.tier->words; ++w)
      for (Bits& rest = f.todo[w]; rest != 0; rest &= rest - 1) {
        Gift& gift = @[gifts.emplace_back()@];
        gift.path.assign(path.begin(),
          path.begin() + static_cast<std::ptrdiff_t>(f.length));
        int const o = w * 64 + std::countr_zero(rest);
        gift.path.push_back(problem.options[f.tier->id[o]]);
        gift.share = share;
      }
  }
  return gifts;
}

@ Whoever gets a gift begins with the whole problem, chooses the options of the
path, and has arrived at the node. Then it is counted, as an attempt and as a
node, by the one who searches there, and by nobody else; so all totals
together are the same as if nothing had been given away.

@<Walk down the path of the gift@>=
for (@[int option@, : @,start@]) {
  auto const k = std::lower_bound(problem.options.begin(),
    problem.options.end(), option) - problem.options.begin();
  path[chosen++] = option;
  choose<0>(*t, static_cast<int>(k), live, open);
}
if (chosen > 0) ++result.totals.attempts;

@ The class is compiled several times: once in plain \CPLUSPLUS/, and once
for each kind of vectors. All these classes are called |Search|, in different
namespaces, and outside of this module nobody knows them; what one knows is
their common base.

@<Declare the class |MaskSearch|@>=
class MaskSearch {
public:@/
  virtual ~MaskSearch() = default;
  virtual Result run(Limits const& limits, Receive const& receive) = 0;
  virtual std::vector<int> position() const = 0;
  virtual std::vector<Gift> give_away() = 0;
};

@ Here is the class. Its order is that of need: a function stands below those
that it calls, and this is of no importance to the compiler, but it is to us.

@<Define the class |Search|@>=
class Search : public MaskSearch {
public:@/
  Search(SharedRows r, Chooser c, std::vector<int> p)
    : owner(std::move(r)), chooser(c), start(std::move(p))@+{@+}@/
  @<Run until a limit@>@;
  @<Tell where the search is@>@;
  @<Give work away@>@;
private:@/
  static constexpr int dead_end = -1, forced_moves = -2;
  static std::size_t index(int i)@+{@+return static_cast<std::size_t>(i);@+}@/
  @<Declare the data of a search by masks@>@;
  @<Which version is for this tier?@>@;
  @<Make the first tier@>@;
  @<Is it worth to move?@>@;
  @<Move to a new tier@>@;
  @<Choose an option@>@;
  @<Is a set empty?@>@;
  @<Examine a state@>@;
  @<Make the forced moves@>@;
  @<Branch at an item@>@;
  @<Hand over a cover@>@;
  @<Estimate the share that is done@>@;
  @<Think about stopping@>@;
  @<Arrive with two sets@>@;
  @<Advance while the version is the same@>@;
  @<Begin at the root@>@;
};

@ And its data. None of them is a pointer to somebody else's memory, except for
the limits and the receiver of the present run.

@<Declare the data of a search by masks@>=
using Clock = @[std::chrono::steady_clock@];
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
std::vector<int> kept;         /* the rows that move */
bool first_rail = false;
bool begun = false;
Result result;
Limits const* limits = nullptr;
Receive const* receive = nullptr;
Clock::time_point deadline;
std::uint64_t last_solution = 0, last_node = 0, next_pulse = 0, look_at = 0;

@*1 The module. What everybody sees is a class |Masks|. It can be moved, put
into a vector, or sent to another thread: it owns all that it needs.

@(dlx/masks.hpp@>=
#pragma once
#include "dlx/observer.hpp"
#include "dlx/problem.hpp"
#include <memory>
#include <string>
#include <vector>
namespace dlx {
struct Rows;
using SharedRows = @[std::shared_ptr<Rows const>@];
@<Declare a gift@>@;
@<Declare the class |MaskSearch|@>@;
@<Declare the class |Masks|@>@;
Result search_masks(Problem const& problem, Chooser chooser,
  Limits const& limits = Limits(), Receive const& receive = nullptr);
  /* as |search|, for problems with secondary items and colours. Nodes are
     counted differently: forced moves that are made together are not nodes.
     Memory: rows times options, in bits, at the root, and about half of that
     for everything below. Throws |Unsupported| for bounds */
} // |namespace dlx|

@ To compare vectors with plain \CPLUSPLUS/, as the tests do, one can insist on
the plain version.

@<Declare the class |Masks|@>=
enum class Vectors { @!plain, @!widest };
class Masks {
public:@/
  explicit Masks(Problem const& problem, Chooser chooser = Chooser::smallest,
    Vectors vectors = Vectors::widest);
  Masks(SharedRows rows, Chooser chooser,
    std::vector<int> path, Vectors vectors = Vectors::widest);
    /* searches below the node that is reached by |path| */
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
once. Which of these is used is decided when the program runs. (Vectors of the
year 2006 are left out; they are as long as those of 2003.)
@^run-time dispatch@>

@(dlx/masks.cpp@>=
#include "dlx/masks.hpp"
#include "dlx/rows.hpp"
#include <algorithm>
#include <bit>
#include <chrono>
#include <cstdlib>
#include <new>
#if defined(__x86_64__)
#include <immintrin.h>
#endif
#define HWY_WANT_AVX3_DL
#define HWY_DISABLED_TARGETS (HWY_SSSE3 | HWY_SSE4)
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "dlx/masks.cpp"
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

@ This part is compiled for each kind of vectors. Processors from the year 2013
on that have vectors of four words also have |pext|.

@<What is made for each processor@>=
HWY_BEFORE_NAMESPACE();
namespace dlx {
namespace HWY_NAMESPACE {
@[namespace hn = hwy::HWY_NAMESPACE@];
#if HWY_ARCH_X86 && HWY_TARGET <= HWY_AVX2 // these have |pext|
@<Squeeze by an instruction@>@;
#else
@<Squeeze by six moves@>@;
#endif
@<Turn a comparison into bits@>@;
@<Look at a block of rows, with vectors@>@;
@<Define the class |Search|@>@;
MaskSearch* make_search(SharedRows rows, Chooser chooser,
  std::vector<int> path)
{
  return new Search(std::move(rows), chooser, std::move(path));
}
char const* name_of_target()@+{@+return hwy::TargetName(HWY_TARGET);@+}@/
}@; // |namespace HWY_NAMESPACE|
} // |namespace dlx|
HWY_AFTER_NAMESPACE();

@ And this part exists once. The same named sections are used again, in the plain
namespace, with the plain look and the six moves.

@<What exists only once@>=
#if HWY_ONCE
namespace dlx {
namespace plain {
@<Squeeze by six moves@>@;
@<Look at a block of rows, plainly@>@;
@<Define the class |Search|@>@;
}@; // |namespace plain|
MaskSearch* make_plain_search(SharedRows rows,
  Chooser chooser, std::vector<int> path)
{
  return @[new plain::Search(std::move(rows), chooser, std::move(path))@];
}
@<Choose among the processors@>@;
std::string widest_vectors()@+{@+return vectors_of_here().name();@+}@/
@<Define the class |Masks|@>@;
} // |namespace dlx|
#endif

@ {\sc Highway} would also choose, in a part of it that is not a header. But
when this part is loaded, it measures the clock of the machine, for its own
benchmarks; the three milliseconds that this takes are longer than many a
search. So we use the headers only, and ask the compiler what the processor
has. (The names |"x86-64-v3"| and |"x86-64-v4"| stand for all that belongs to
vectors of four and of eight words; they also tell whether the operating
system saves such vectors.) A processor of another family has one kind of
vectors, known when the program is compiled.

@<Choose among the processors@>=
struct Variant { // the functions that were compiled for one kind of vectors
  MaskSearch* (*make)(SharedRows, Chooser, std::vector<int>);
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
  if (problem.has_bounds())
    throw Unsupported("masks know no bounds; take the engine links");
  *this = @[Masks(std::make_shared<Rows const>(problem), chooser, {}, vectors)@];
}
Masks::Masks(SharedRows rows, Chooser chooser,
  std::vector<int> path, Vectors vectors)
{
  auto const make = @[vectors == Vectors::plain@] ? make_plain_search
    : vectors_of_here().make;
  search.reset(make(std::move(rows), chooser, std::move(path)));
}
Result search_masks(Problem const& problem, Chooser chooser,
  Limits const& limits, Receive const& receive)
{
  return Masks(problem, chooser).run(limits, receive);
}

@ \pitfall{A look that trusts the padding. The rows are rounded up to eight,
and the rows that are not there have no live option; if they were not masked
by |open|, every node would be a dead end. Shifting a word by 64, which is
undefined, when a squeezed word ends exactly where a row's word ends. A set of
|n| options with |n| divisible by 64, whose last word must be full and not
empty. A mask of 64 covered items in a tier that has 65 of them.}

\pinned{\.{tests/masks\UL test.cpp} compares covers and their order with the
dancing list, for both choosers and for both kinds of vectors, on some nine
hundred random problems, of up to 200 items and 500 options, with secondary
items and colours; and it stops a search after each node, and after each
cover, and goes on.}

\exercise{Write down the rows of the four queens, and search with them by
hand. How many states are there?}

\exercise{In |@<Examine a state@>|, let the last of the smallest items win.
Which of the tests notice?}

\summary{The state of a search is two sets, the live options and the open
items. A child is found by two operations on words, and undoing is forgetting.
Sizes are counted when they are wanted. When little is left, move to a smaller
table.}
