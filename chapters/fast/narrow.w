@** Looking ahead. \label{fast/narrow}%
Many nodes are dead ends. The obvious program
goes to such a node, looks, sees an item without options, and comes back.
And when it asks ``is there an item without options?'', the processor has
guessed the answer long ago, and it is often wrong. We have
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

@ This is the search in {\it narrow\/} subproblems, where a set of items is one word, and
a set of options one to four. There a child is a few words long, and all
children of a node fit into a cache line or two. In the third line of the
dinner's search (\sec{fast/tables}), item \.A has the options 2 and~4:
$$\vbox{\halign{\tt#\hfil\quad&\tt#\hfil\quad&\tt#\hfil\quad&#\hfil\cr
\rm live&\rm open&\rm one&\cr
1.3...&.BC.EF.&.B..E..&child 2\cr
1.3.5.&.BC.EFG&....E.G&child 4\cr}}$$
As rows of bits, with the options that the look has found to be forced in another colour, the
two states are \bits{101000} and \bits{101010} for the live options, and \bits{0x10x10} and
\bits{0110x1x} for the open items. Both are alive: no open item is without an option. (That the two forced moves
of child~2 clash will be seen when it is visited.)

@ The number of words is a parameter of the class, so that the compiler knows it,
and all loops over words disappear.

@(dlx/fast/narrow.hpp@>=
/* The search in narrow subproblems: at most 64 items, and at most four words of
   options. All children of a node are made, and looked at, before one of them
   is visited. Compiled once for each kind of vectors, as vectors.hpp is. */
#if defined(DLX_FAST_NARROW) == defined(HWY_TARGET_TOGGLE)
#ifdef DLX_FAST_NARROW
#undef DLX_FAST_NARROW
#else
#define DLX_FAST_NARROW
#endif
#include "dlx/fast/frames.hpp"
#include "dlx/fast/tables.hpp"
HWY_BEFORE_NAMESPACE();
namespace dlx {
namespace HWY_NAMESPACE {
@<Declare a learned word@>
@<Declare a child@>
@<Find the options that finish a cover@>
@<Declare the class |Narrow|@>
}@; // |namespace HWY_NAMESPACE|
} // |namespace dlx|
HWY_AFTER_NAMESPACE();
#endif

@ A child is a state, and what the look at it has found: the items with one, two, and three
live options, which are all that a search asks for next.

@<Declare a child@>=
template<int words> struct Child {
  Bits live[words], open; /* its state */
  Bits one, two, three;   /* the open items with so many live options */
  int option;             /* the option that leads to it */
  bool is_last;           /* any one of its options would make it a cover */
};

@ The five functions of \sec{fast/frames} are public, and the state of the child that
was visited last; the rest are steps.

@<Declare the class |Narrow|@>=
template<int words> class Narrow : public HasChildren<Child<words> > {
public:
  static constexpr int version = words;
  static constexpr bool may_move = words > 1; /* to a smaller subproblem */
  explicit Narrow(Trail& trail) : s(trail)@+{@+}@/
  @<Begin a frame with all of its children@>
  @<Visit the next child@>
  @<Give children away@>
  Bits const* live() const { return here->live; } /* of the child visited last */
  Bits const* open() const { return &here->open; }
private:
  using Kid = Child<words>;
  @<Choose in a narrow subproblem@>
  @<Settle the last step@>
  @<Look ahead@>
  @<Make forced moves in a narrow subproblem@>
  @<Arrive at a child@>
  Trail& s;
  Kid* here = nullptr;
};

@ To choose an option, unite the rivals of its rows, and take this union
from the live options. The option itself is in the rows that it rivals with;
or if it is not, since all its rows are rails, then at least it covers a
primary item, whose rival is itself. So it is taken away with the others.
Its primary rows are also bits of the items that cease to be open.

@<Choose in a narrow subproblem@>=
HWY_INLINE void unite_rivals(Subproblem const& t, int o, Bits* clash,
  Bits& cover) const
{
  std::fill_n(clash, words, 0);
  cover = 0;
  for (int r : s.problem.of(t.id[o])) {
    bool const is_primary = r < s.problem.primaries;
    std::uint32_t const p = t.place[is_primary ? r : s.problem.rival[index(r)]];
    Bits const* column = t.bits + p;
    for (int w = 0; w < words; ++w, column += t.stride) clash[w] |= *column;
    if (is_primary) cover |= Bits(1) << p;
  }
}

@ In a subproblem of one word, the same options are chosen again and again, in another company each time.
So we learn their unions, the first time that they are needed; to
learn costs as much as to choose once.
@^caching@>

@<Declare a learned word@>=
struct LearnedWord {
  Bits clash[64]; /* who clashes with each option, */
  Bits cover[64]; /* and which items it covers, */
  Bits known;     /* for those options that have been learned */
};

@ Then choosing is one loop over a few words, or, if the conflict mask has been learned,
two instructions.

@<Choose in a narrow subproblem@>=
HWY_INLINE void choose(Subproblem& t, int o, Bits* live, Bits* open)
{
  if constexpr (words == 1) {
    LearnedWord& l = *t.learned;
    if ((l.known >> o & 1) == 0) {
      unite_rivals(t, o, &l.clash[o], l.cover[o]);
      l.known |= Bits(1) << o;
    }
    *live &= ~l.clash[o];
    *open &= ~l.cover[o];
  } else {
    Bits clash[words], cover;
    unite_rivals(t, o, clash, cover);
    for (int w = 0; w < words; ++w) live[w] &= ~clash[w];
    *open &= ~cover;
  }
}

@*1 All children at once. A look at one block tells everything about a child.
It also tells whether this state is hopeless.

@<Look ahead@>=
static HWY_INLINE bool inspect(Subproblem const& t, Kid& c)
{
  Look const seen = look<words>(t, c.live, 0);
  c.one = seen.one & c.open;
  c.two = seen.two & c.open;
  c.three = seen.three & c.open;
  return (seen.none & c.open) == 0;
}

@ Here all children of a node are made. The node's own state becomes the
zeroth element of the list; that is a good place for it, since it is needed
as long as they are. The first frame of a subproblem of one word also makes room for
what will be learned.

@<Begin a frame with all of its children@>=
HWY_INLINE void start(Frame& f, Bits const* live, Bits const* open)
{
  Subproblem& t = *f.subproblem;
  if (words == 1 and t.learned == nullptr) {
    t.learned = s.arena.take_array<LearnedWord>(1);
    t.learned->known = 0;
  }
  Bits todo[words];
  for (int w = 0; w < words; ++w)
    todo[w] = t.bits[index(w) * t.stride + index(f.item)] & live[w];
  f.size = size_of_set(todo, words);
  Kid* const self = s.arena.take_array<Kid>(index(f.size) + 1);
  std::copy_n(live, words, self->live);
  self->open = *open;
  f.live = self->live;
  f.open = &self->open;
  f.next = self + 1;
  f.end = make_children(t, todo, self);
}
void start_here(Frame& f) { start(f, here->live, &here->open); } /* at the
  child that was visited last */

@ The loop has one guess in it, about its end. (|is_settled| is for the leaves, below.)

@<Look ahead@>=
HWY_INLINE Kid* make_children(Subproblem& t, Bits* todo, Kid* self)
{
  Kid* end = self + 1;
  for (int w = 0; w < words; ++w)
    for ( ; todo[w] != 0; todo[w] &= todo[w] - 1) {
      Kid& c = *end;
      c.option = w * 64 + std::countr_zero(todo[w]);
      c.is_last = false;
      std::copy_n(self->live, words, c.live);
      c.open = self->open;
      choose(t, c.option, c.live, &c.open);
      ++s.totals.attempts;
      if constexpr (words == 1) if (is_settled(t, c, end)) continue;
      bool const alive = inspect(t, c);
      end += alive;
      s.totals.dead += not alive;
    }
  return end;
}

@*1 One child after the other. A child is taken from the list before it is visited, so a search that is
stopped in the middle will not visit it twice. One that needs only one more
option is shown once for each option that finishes it, and taken from the
list together with the last of them.

@<Visit the next child@>=
HWY_INLINE int try_next(Frame& f)
{
  Subproblem& t = *f.subproblem;
  Kid& c = *static_cast<Kid*>(f.next);
  s.choose(t, c.option);
  if (words == 1 and c.is_last) {
    s.choose(t, std::countr_zero(c.live[0]));
    c.live[0] &= c.live[0] - 1;
    if (c.live[0] == 0) f.next = &c + 1;
    return is_cover;
  }
  f.next = &c + 1;
  return arrive(t, c);
}

@ Now a child is visited. There may be forced moves, and each round of them
ends with another look. When nothing is forced any more, and something is
still open, the search must branch.

The best item: with the chooser |first|, it is the first. Otherwise one
with two options, or three; and if there is none, then it is worth while to
count.

@<Arrive at a child@>=
HWY_INLINE int arrive(Subproblem& t, Kid& c)
{
  here = &c;
  ++s.totals.nodes;
  while (c.one != 0)
    if (not make_forced_moves(t, c) or not inspect(t, c)) {
      ++s.totals.dead;
      return dead_end;
    }
  return c.open == 0 ? is_cover : best_item(t, c);
}
int best_item(Subproblem const& t, Kid const& c) const
{
  if (s.chooser == Chooser::first) return std::countr_zero(c.open);
  Bits const best = c.two != 0 ? c.two : c.three;
  return best != 0 ? std::countr_zero(best)
    : smallest_row(t, 0, c.open, c.live, ~Bits(0)).first;
}

@*1 Forced moves. They are made together, before the next look. Is that
allowed? All engines of this book promise to find the same covers
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

@ What changes is how many stops are made on the way: a whole closure can be
one node of ours, so our count of nodes is smaller than that of the list. Within a cover, the
options that were forced together are handed over in the order of their
items. With the chooser |first|, the covers come in lexicographic order, however the tree is
pruned; so there, too, we may use what the counting tells us for
free: that an item has no option left, or one.

@ The forced moves are made from left to right. A move may have taken the
item of a later one along; then that one is done. Or it may have taken the
only option of a later one; then this is a dead end, and the order does not
matter, for it would be one in any order. 
@<Make forced moves in a narrow subproblem@>=
HWY_INLINE bool make_forced_moves(Subproblem& t, Kid& c)
{
  for (Bits rest = c.one; rest != 0; rest &= rest - 1) {
    int const r = std::countr_zero(rest);
    if ((c.open >> r & 1) == 0) continue;
    int const o = only_option<words>(t, r, c.live);
    if (o < 0) return false;
    s.choose(t, o);
    choose(t, o, c.live, &c.open);
  }
  return true;
}

@*1 Leaves. A tree has most of its nodes near its leaves; and when there are
many covers, most of these nodes are steps to a cover. So the last steps are
worth a thought of their own.

Let $s$ be the number of primary items in the shortest option. If fewer than
$2s$ items are open, then there is no room for two options: the next one
must be the last, and must cover everything that is open. Such options are
easily found, without looking at sizes: they are alive, and in the rows of
{\it all\/} open items.
@^counting leaves@>

If somebody wants to see the covers, they are shown one by one; all that
was saved is a visit. But if only their number is wanted, and nobody has set
a limit to it, then {\it counting the bits of one word\/} has counted them.

(One could go on, and count the last two or three steps without sizes and forced moves. We did; it
gained nothing, as \sec{fast/transposition} remembers most of what is there.)

@<Find the options that finish a cover@>=
inline Bits finishers(Subproblem const& t, Bits live, Bits open)
{
  for ( ; open != 0; open &= open - 1) live &= t.bits[std::countr_zero(open)];
  return live;
}

@ So a child is {\it settled\/} if it is a leaf. When we are
counting, a settled child has been counted, and is never visited. When we
are not, it is kept with the options that finish it, if there are any; these
are its |live| options from now on.

@<Settle the last step@>=
HWY_INLINE bool is_settled(Subproblem& t, Kid& c, Kid*& end)
{
  if (std::popcount(c.open) >= 2 * s.shortest) return false;
  c.one = 0;
  c.is_last = c.open != 0;
  if (c.is_last) c.live[0] = finishers(t, c.live[0], c.open);
  Bits const covers = c.is_last ? index(std::popcount(c.live[0])) : 1;
  if (s.counting) add_covers(s.totals.solutions, covers);
  else end += covers != 0;
  return true;
}

@ What do the statistics say then? An {\it option tried\/} is a child that
was made by looking ahead, dead or not; a {\it node\/} is a child that was
visited; a {\it dead end\/} was seen to be dead by its parent, and is no node, or died from its
forced moves, and is. A settled child is neither, and what was
remembered as a number is not counted at all. So a
search that shows its covers and one that counts them have different
statistics. They are those of the work that was done, and it
{\it is\/} different. Ten queens, with \.{--stats}, can be seen in
\sec{command/searching}.
@^statistics@>

@ A child that needs only one more option is given away as as many branches as it has such
options.

@<Give children away@>=
template<class Add> static void give(Frame& f, Add add)
{
  Kid* c = static_cast<Kid*>(f.next);
  for ( ; c != f.end; ++c) {
    if (not c->is_last) add({c->option});
    else for (Bits last = c->live[0]; last != 0; last &= last - 1)
      add({c->option, std::countr_zero(last)});
  }
  f.next = c;
}

@ \pitfall{A mask of 64 items in a subproblem that has 65. And a child that is settled by its
parent must not be looked at: its sizes were never asked for.}

\pinned{\.{tests/fast/narrow\UL test.cpp} finds the covers of the dancing list, in their order, with this class and a stack.}

\summary{Look at all children before you go to one; a dead one is overwritten
by its sister. Make forced moves together. When almost nothing is left, count
it.}
