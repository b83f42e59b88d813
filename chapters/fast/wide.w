@** When there are many items. \label{fast/wide}%
A subproblem with more than 64 items, or more than 256 live options, is {\it wide}. A state
there is hundreds of bytes long; to make all children of a node in advance
would cost too much memory. So in a wide subproblem the search goes to one child
after the other, and looks then.

Few nodes are in wide subproblems, and yet much time may be spent there, since each
of them costs as much as dozens of others. So this is the simple version of
the search, which takes care not to look at more than it must.
@^wide subproblem@>

$$\vbox{\halign{#\hfil\enspace&#\hfil\qquad&#\hfil\cr
block 0&\bits{1000111011}&looked at: nobody is dead, the smallest has two options\cr
block 1&\bits{0000000000}&closed: not looked at\cr
block 2&\bits{00x0010000}&looked at: one forced move, so no size matters any more\cr
block 3&\bits{1100000001}&looked at, for there could be a dead end; sizes are not compared\cr}}$$
Here are the open items of a state, in blocks of ten instead of 64. What a look costs does
not depend on how many of a block are open; so the search goes through the blocks once,
and asks less and less of them. This is {\it the invariant of a wide look}: when block $b$
has been looked at, it is known whether anything in the blocks up to $b$ is dead, what is
forced there, and, as long as nothing is, which item is the leftmost of the smallest.
@^invariant of a wide look@>

@ What remains is to say so in \CPLUSPLUS/.

@(dlx/fast/wide.hpp@>=
/* The search in wide subproblems, of any size: one child after the other, with as
   few looks as possible. Compiled once for each kind of vectors, as vectors.hpp
   is. */
#if defined(DLX_FAST_WIDE) == defined(HWY_TARGET_TOGGLE)
#ifdef DLX_FAST_WIDE
#undef DLX_FAST_WIDE
#else
#define DLX_FAST_WIDE
#endif
#include "dlx/fast/frames.hpp"
#include "dlx/fast/tables.hpp"
HWY_BEFORE_NAMESPACE();
namespace dlx {
namespace HWY_NAMESPACE {
inline constexpr int forced_moves = -3; /* beside |dead_end| and |is_cover| */
@<Declare the class |Wide|@>
}@; // |namespace HWY_NAMESPACE|
} // |namespace dlx|
HWY_AFTER_NAMESPACE();
#endif

@ Two functions are public that the other kinds do not have: the root of a
search is always visited as if its subproblem were wide; and whoever begins
somewhere else has to choose the options on the way to it.

@<Declare the class |Wide|@>=
class Wide {
public:
  static constexpr int version = 0;
  static constexpr bool may_move = true;
  explicit Wide(Trail& trail) : s(trail)@+{@+}@/
  @<Choose in a wide subproblem@>
  @<Arrive in a wide subproblem@>
  @<Prepare the options of a wide frame@>
  Bits const* live() const { return now_live; } /* of the node visited last */
  Bits const* open() const { return now_open; }
private:
  @<Examine a state@>
  @<Make forced moves in a wide subproblem@>
  Trail& s;
  Bits* now_live = nullptr;
  Bits* now_open = nullptr;
};

@ To choose an option, strike the rivals of its rows out of the live options,
one after the other. Its primary rows come first, and cease to be open.

@<Choose in a wide subproblem@>=
void choose(Subproblem const& t, int o, Bits* live, Bits* open) const
{
  for (int r : s.problem.of(t.id[o])) {
    Bits const* column = t.bits + t.place[s.problem.rival[index(r)]];
    for (int w = 0; w < t.words; ++w, column += t.stride) live[w] &= ~*column;
  }
  for (int r : primaries_of(s.problem, t.id[o]))
    open[t.place[r] / 64] &= ~(Bits(1) << t.place[r] % 64);
}

@*1 Examining. To examine a state means to look at all its blocks. A dead end is reported
as soon as it is seen; forced moves are remembered in |forced|, one mask for
each block. If there is neither, we return the item to branch on; a special number says
that there are forced moves.

@<Examine a state@>=
int examine(Subproblem const& t, Bits* forced)
{
  Bits any_forced = 0, smallest = ~Bits(0);
  int best = 0;
  for (int b = 0; b < t.blocks; ++b) {
    Bits const open = now_open[b];
    forced[b] = 0;
    if (open == 0) continue;
    Look const seen = look<0>(t, now_live, b);
    if ((seen.none & open) != 0) return dead_end;
    any_forced |= forced[b] = seen.one & open;
    if (any_forced == 0) {
      @<Improve |best| by what was seen in block |b|@>
    }
  }
  if (any_forced != 0) return forced_moves;
  return smallest > 4 ? smallest_of_large(t, best, smallest) : best;
}

@ For the chooser |first| there is nothing to compare: the first open item of
the first block that has one is the best.

@<Improve |best| by what was seen in block |b|@>=
auto const improve = [&](Bits rows, Bits size) {
  if ((rows & open) == 0 or size >= smallest) return;
  smallest = size;
  best = b * 64 + std::countr_zero(rows & open);
};
if (s.chooser == Chooser::first) improve(open, 0);
improve(seen.two, 2);
improve(seen.three, 3);

@ Only when all blocks have been seen, nothing was forced, and no size
is less than four, are the sizes counted.

@<Examine a state@>=
int smallest_of_large(Subproblem const& t, int best, Bits size) const
{
  for (int b = 0; b < t.blocks and size > 4; ++b) {
    auto const [row, n] = smallest_row(t, b, now_open[b], now_live, size);
    if (row >= 0) best = row;
    size = n;
  }
  return best;
}

@ The forced moves are made from left to right, as in \sec{fast/narrow}. Each
block is a word of |forced|; the only option of a row may be in any word of
it.

@<Make forced moves in a wide subproblem@>=
bool make_forced_moves(Subproblem const& t, Bits const* forced)
{
  for (int b = 0; b < t.blocks; ++b)
    for (Bits rest = forced[b]; rest != 0; rest &= rest - 1) {
      int const r = std::countr_zero(rest);
      if ((now_open[b] >> r & 1) == 0) continue;
      int const o = only_option<0>(t, b * 64 + r, now_live);
      if (o < 0) return false;
      s.choose(t, o);
      choose(t, o, now_live, now_open);
    }
  return true;
}

@ A node is examined again after each round of forced moves. The sets |live| and |open| belong to
it, and may be changed.

@<Arrive in a wide subproblem@>=
int arrive(Subproblem const& t, Bits* live, Bits* open)
{
  now_live = live;
  now_open = open;
  ++s.totals.nodes;
  Bits* const forced = s.arena.take(index(t.blocks));
  for (;;) {
    if (size_of_set(open, t.blocks) == 0) return is_cover;
    int const item = examine(t, forced);
    if (item >= 0) return item;
    if (item == dead_end or not make_forced_moves(t, forced)) {
      ++s.totals.dead;
      return dead_end;
    }
  }
}

@ The option's bit is taken from |todo|, and the child's
sets are made on top of the arena. If the child branches, they are copied once more; it keeps the rule simple:
a frame has its own copy of its state.

@<Arrive in a wide subproblem@>=
int try_next(Frame& f)
{
  Subproblem const& t = *f.subproblem;
  int const o = f.word * 64 + std::countr_zero(f.todo[f.word]);
  f.todo[f.word] &= f.todo[f.word] - 1;
  ++s.totals.attempts;
  s.choose(t, o);
  Bits* const live = s.arena.copy(f.live, index(t.words));
  Bits* const open = s.arena.copy(f.open, index(t.blocks));
  choose(t, o, live, open);
  return arrive(t, live, open);
}

@ A new frame notes the options of its item.

@<Prepare the options of a wide frame@>=
void start(Frame& f, Bits const* live, Bits const* open)
{
  Subproblem const& t = *f.subproblem;
  f.live = s.arena.copy(live, index(t.words));
  f.open = s.arena.copy(open, index(t.blocks));
  f.todo = s.arena.take(index(t.words));
  f.word = 0;
  Bits const* column = t.bits + f.item;
  for (int w = 0; w < t.words; ++w, column += t.stride)
    f.todo[w] = *column & live[w];
  f.size = size_of_set(f.todo, t.words);
}
void start_here(Frame& f) { start(f, now_live, now_open); } /* at the node
  that was visited last */
static bool has_more(Frame& f)
{
  while (f.word < f.subproblem->words and f.todo[f.word] == 0) ++f.word;
  return f.word < f.subproblem->words;
}

@ And what it has not tried can be counted, and given away.

@<Prepare the options of a wide frame@>=
static int left(Frame const& f)
{
  return size_of_set(f.todo, f.subproblem->words);
}
template<class Add> static void give(Frame& f, Add add)
{
  for (int w = f.word; w < f.subproblem->words; ++w)
    for (Bits& rest = f.todo[w]; rest != 0; rest &= rest - 1)
      add({w * 64 + std::countr_zero(rest)});
}

@ \pitfall{The sets of a child lie above |top| of its parent's frame. Whoever branches there must copy
them first; the next child overwrites them.}

\pinned{\.{tests/fast/wide\UL test.cpp} searches problems of up to 200 items with this class and a stack alone.}

\summary{Where states are large, go to one child after the other. Look for
dead ends first, then for forced moves, then for a small item; count only if
there is none.}
