@** When there are many items. \label{fast/wide}%
A subproblem without counters, and with more than 64 items or more than 256 live options, is {\it wide}. A state
there is hundreds of bytes long; to make all children of a node in advance
would cost too much memory. So in a wide subproblem the search goes to one child
after the other, and looks then.

In most problems, few nodes are in wide subproblems, and yet much time may be spent there, since each
of them costs as much as dozens of others. So this is the simple version of
the search, which takes care not to look at more than it must.
@^wide subproblem@>

$$\vbox{\halign{#\hfil\enspace&#\hfil\qquad&#\hfil\cr
block 0&\bits{1000111011}&looked at: none is dead or forced, the smallest has two options\cr
block 1&\bits{0000000000}&closed: not looked at\cr
block 2&\bits{00x0010000}&looked at: one item is forced; make the move, and begin anew\cr
block 3&\bits{1100000001}&not looked at before that\cr}}$$
Here are the open items of a state, in blocks of ten instead of 64. What a look costs does
not depend on how many of a block are open. So the search goes through the blocks once,
and stops where it can. This is {\it the invariant of a wide look}: when it goes on behind block~$b$,
none in the blocks up to~$b$ is dead or forced, and it is known which item is the leftmost of the smallest among them.
@^invariant of a wide look@>

May it make a move while it does not know block~3? An item there may be dead; it will still be dead
when its turn comes, since no move brings an option back. Or it may be forced; then it stays so until its move is made, or taken
along by another one, or impossible (\sec{fast/frames}). So nothing is lost but the time of a few moves, and
they are saved at other nodes: a look at all blocks before the first move takes as long.

@ And this is a visit by hand, with words of six bits instead of 64. The options need three words, and
$p$, $q$, and~$r$ are the open items of a block. A bit of a row that is crossed out is dead.
$$\vbox{\halign{#\hfil\quad&#\hfil\quad&#\hfil\quad&#\hfil\qquad&\hfil#&#\hfil\cr
live&\bits{101100}&\bits{000010}&\bits{011001}\cr
\noalign{\smallskip}
$p$&\bits{0-1000}&\bits{0-0-00}&\bits{-00000}&$1+0+0$&${}=1$\cr
$q$&\bits{0-0000}&\bits{000010}&\bits{011000}&$0+1+2$&${}=3$\cr
$r$&\bits{10100-}&\bits{-00000}&\bits{000000}&$2+0+0$&${}=2$\cr
}}$$
A vector has a word for each item, so the look goes from column to column and adds: $(1,0,2)$, then
$(0,1,0)$, then $(0,2,0)$, which makes $(1,3,2)$. None is dead, $p$ is forced, and so it does not matter
that $r$ has only two. Which option is it? The only bit that is alive in the row of~$p$, the third of the first
word. Let this option have $p$ and~$r$. Its choice strikes out what is in these two rows, and there remain
$$\hbox{live\quad\bits{000100}\quad\bits{000010}\quad\bits{011001}}$$
The block is looked at again. Only $q$ is still open, with three options; it is the smallest,
and the search branches there. Two looks of three columns, and one node.

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

@ One function is public that the other kinds do not have, |arrive|: the root of a
search is always visited as if its subproblem were wide.

@<Declare the class |Wide|@>=
class Wide {
public:
  static constexpr int version = 0;
  static constexpr bool has_counters = false, may_move = true;
  explicit Wide(SearchContext& context) : s(context)@+{@+}@/
  @<Arrive in a wide subproblem@>
  @<Prepare the options of a wide frame@>
  Bits const* live() const { return now_live; } /* of the node visited last */
  Bits const* open() const { return now_open; }
  bool is_settled() const { return settled; } /* were all of its forced moves made? */
private:
  @<Examine a state@>
  SearchContext& s;
  Bits* now_live = nullptr;
  Bits* now_open = nullptr;
  bool settled = true;
};

@*1 Examining. To examine a state means to look at its blocks, one after the other. A dead end is reported
as soon as it is seen. So are forced moves: they are made at once, and the caller begins anew, with a
state that has become smaller. (Unless it does not want them to be made; then an item with a single option is the one to branch on.) If all blocks have been seen, we return the item to branch on. If no item is
open, then no block is looked at, and |best| is still what it was at the beginning: a cover.

@<Examine a state@>=
int examine(Subproblem const& t, bool moves)
{
  Bits smallest = ~Bits(0);
  int best = is_cover;
  for (int b = 0; b < t.blocks; ++b) {
    Bits const open = now_open[b];
    if (open == 0) continue;
    Look const seen = look<0>(t, now_live, b);
    if ((seen.none & open) != 0) return dead_end;
    if (Bits const forced = seen.one & open; moves and forced != 0)
      return s.make_forced_moves<0>(t, b, forced, now_live, now_open)
        ? forced_moves : dead_end;
    @<Improve |best| by what was seen in block |b|@>
  }
  return smallest >= 4 ? smallest_of_large(t, best, smallest) : best;
}

@ For the chooser |first| there is nothing to compare: the first open item of
the first block that has one is the best. But what is forced comes first there, too; for other items may still have options that clash with a forced one, and
images know nothing of these (\sec{fast/forced}).

@<Improve |best| by what was seen in block |b|@>=
auto const improve = [&](Bits rows, Bits size) {
  if ((rows & open) == 0 or size >= smallest) return;
  smallest = size;
  best = b * 64 + std::countr_zero(rows & open);
};
improve(seen.one, 1);
if (s.chooser == Chooser::first) improve(open, 2);
improve(seen.two, 2);
improve(seen.three, 3);

@ Only when all blocks have been seen, and no size
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

@ A node is examined again after forced moves. The sets |live| and |open| belong to it, and may be changed.

But a search can be stopped between two nodes only. On a path of 24{,}000 items, whose two ends force one move after the other, one node
took 46 seconds; so after some rounds, a few in the largest tables, the next forced move
becomes a node of its own, and of this node no image is asked for, as not all that is forced has been done. Then a second at most lies between two looks at the clock (\sec{fast/mask_search}), and that search is stopped within a second.
@^pace of a search@>

@<Arrive in a wide subproblem@>=
int arrive(Subproblem const& t, Bits* live, Bits* open)
{
  now_live = live;
  now_open = open;
  ++s.totals.nodes;
  int outcome = forced_moves;
  for (auto left = s.most_rounds; outcome == forced_moves; --left)
    outcome = examine(t, settled = left > 0);
  s.totals.dead += outcome == dead_end;
  return outcome;
}

@ The option's bit is taken from |todo|, and the child's
sets are made on top of the arena.

@<Arrive in a wide subproblem@>=
int try_next(Frame& f)
{
  Subproblem const& t = *f.subproblem;
  int w = 0;
  while (f.todo[w] == 0) ++w;
  int const o = w * 64 + std::countr_zero(f.todo[w]);
  f.todo[w] &= f.todo[w] - 1;
  --f.left;
  ++s.totals.attempts;
  s.choose(t, o);
  Bits* const live = s.arena.copy(f.live, index(t.words));
  Bits* const open = s.arena.copy(f.open, index(t.blocks));
  s.strike<0>(t, o, live, open);
  return arrive(t, live, open);
}

@ A new frame notes the options of its item. The state of its node lies above the |top| of the frame
before, and below that of this one; so it stays.

@<Prepare the options of a wide frame@>=
void start(Frame& f, Bits const* live, Bits const* open)
{
  Subproblem const& t = *f.subproblem;
  f.live = live;
  f.open = open;
  f.todo = s.arena.take(index(t.words));
  Bits const* column = t.bits + f.item;
  for (int w = 0; w < t.words; ++w, column += t.stride)
    f.todo[w] = *column & live[w];
  f.size = f.left = size_of_set(f.todo, t.words);
  f.is_last = size_of_set(open, t.blocks) < 2 * s.shortest;
  if (f.is_last) settle(f, open);
}
void start_here(Frame& f) { start(f, now_live, now_open); } /* at the node
  that was visited last */
template<class Add> void give(Frame const& f, Add add) const
{
  for (int w = 0; w < f.subproblem->words; ++w)
    for (Bits& rest = f.todo[w]; rest != 0; rest &= rest - 1)
      add({w * 64 + std::countr_zero(rest)});
}

@*1 The last step. In a narrow subproblem, it is settled by the parent (\sec{fast/narrow}). Here nobody
looks ahead; but if fewer items are open than two options have, the node itself can see that the next option will be the last. It must be in the
rows of all open items, and each live option that is, completes a cover. So nothing is struck out any more, and no table is written for such a node.

Three items have 250 options each, and few of these clash: think of a starter, a main course, and a dessert, from a long menu. The \.{menu} of our bench has
14{,}711{,}681 such dinners, nearly a cube, of which only the square is searched: 61{,}215 nodes, if dinners are counted. (If they are to be seen, each of them is a node, too, so that a search that
hands over millions of them looks at the clock now and then.) (With a child of its own for each last option, to see all dinners takes seven times as long, and the dancing list is quicker.)

@<Prepare the options of a wide frame@>=
void settle(Frame& f, Bits const* open)
{
  Subproblem const& t = *f.subproblem;
  for (int b = 0; b < t.blocks; ++b) keep_common<0>(t, b, open[b], f.todo);
  f.left = size_of_set(f.todo, t.words);
  if (not s.counting) return;
  add_covers(s.totals.solutions, index(std::exchange(f.left, 0)));
  std::fill_n(f.todo, t.words, 0);
}

@ They are shown in a loop that does nothing else, as long as |hand| says yes, but not more than |most| of them. When the search came back to its frame behind each dinner,
as behind any other child, it took twice as long; and when each dinner was entered in three accounts, 1.25 times. So what is left of a word, and what was shown, is entered when the loop leaves the word, in whatever way
(\sec{fast/masks}).

@<Prepare the options of a wide frame@>=
struct LastOptions { /* of one word, that are being shown */
  SearchContext& s; Frame& frame; Bits& todo;
  Bits rest = todo;
  ~LastOptions()
  {
    int const shown = std::popcount(todo) - std::popcount(rest);
    todo = rest;
    frame.left -= shown;
    s.totals.attempts += index(shown);
    s.totals.nodes += index(shown);
  }
};
template<class Hand> HWY_INLINE bool show_last(Frame& f, std::uint64_t most, Hand hand) const
{
  if (not f.is_last) return false;
  int& last = s.path[s.chosen++];
  int const* const number = s.problem.options.data(); // nobody changes them
  std::uint32_t const* id = f.subproblem->id;
  for (int w = 0; w < f.subproblem->words; ++w, id += 64)
    for (LastOptions at = {s, f, f.todo[w]}; at.rest != 0; --most) {
      if (most == 0) return true;
      last = number[id[std::countr_zero(at.rest)]];
      at.rest &= at.rest - 1;
      if (not hand()) return true;
    }
  return true;
}

@ \pitfall{With |size > smallest| in the place of |size >= smallest|, all covers are found, in another order; the
last of the smallest items is not the first. And to branch on the first open item while another one is forced: of a problem with ninety million
covers it was said that there is none. Below an option that a forced move excludes there are no covers, which is true; but this was remembered for a situation of which the images did not show that the forced move
had not been made.}

\pinned{\.{tests/fast/wide\UL test.cpp} searches problems of up to 200 items with this class and a stack alone.}

\exercise[15]{In the row of $r$, let the third bit be zero, so that the forced option has $p$ alone. What do the looks find?}
\answer{The first finds $(1,3,1)$: $p$ and $r$ are forced. Both moves are made before the next look, the third option of the first word and the first one; there
remain \.{000100}, \.{000010}, and \.{011001}. The second look finds $q$, still with three.}

\summary{Where states are large, go to one child after the other. Look block by block for
dead ends first, then for forced moves, then for a small item; count only if
there is none.}
