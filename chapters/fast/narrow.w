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
no guess was made.
@^looking ahead@>@^branch prediction@>

{\def\chess#1#2#3#4{\hbox to 62bp{\vbox to 66bp{}\pdfliteral{q .4 w q 1 0 0 1 0 24 cm .8 .88 .97 rg #1 .6 G 1 1 40 40 re 11 1 m
11 41 l 21 1 m 21 41 l 31 1 m 31 41 l 1 11 m 41 11 l 1 21 m 41 21 l 1 31 m 41 31 l S Q .3 G 1 8 20 11 re 21 8 20 11
re S .8 .3 0 rg #4 f Q}#2\fanopoint{11}{11}{\tt#3}\hss}}
\medskip\vbox{\centerline{\chess{21 21 20 10 re 11 11 10 10 re 31 11 10 10 re 11 1 20 10 re
f}{\fanopoint{6}{57}{\eightrm Q}}{}{1 7 m -2 2 l 4 2 l}\chess{11 1 10 10 re
f}{\fanopoint{6}{57}{\eightrm Q}\fanopoint{26}{47}{\eightrm Q}}{c}{1 7 m -2 2 l 4 2 l}\chess{11 11 10 10 re 21 1 10 10 re
f}{\fanopoint{6}{57}{\eightrm Q}\fanopoint{36}{47}{\eightrm Q}}{d}{21 7 m 18 2 l 24 2 l}}
\caption{Four queens. The first is in the corner, and row~2 has the squares \.c and~\.d left (blue: what is alive). The child
of~\.c has nothing in row~3; it is written to the list, but |end|, the triangle, does not move. So the child of~\.d is written
over it.}}\medskip}

@ This is the search in {\it narrow\/} subproblems, where a set of items is one word, and
a set of options one to four. There a child is a few words long, and all
children of a node fit into a few cache lines. At the root of the
dinner's search (\sec{fast/tables}), item \.A has the options 2 and~4:
$$\vbox{\halign{#\hfil\qquad&#\hfil\qquad&#\hfil\cr
&{\it live options}&{\it open items}\cr
child 2&\bits{101000}&\bits{0x10x10}\cr
child 4&\bits{101010}&\bits{0110x1x}\cr}}$$
Orange are the items that the look has found to be forced. Both are alive: no open item is without an option. (That the two forced moves
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
@<Declare a child@>
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
  bool is_last;           /* each of its live options would make it a cover */
};

@ The functions of \sec{fast/frames} are public, and the state of the child that
was visited last; the rest are steps.

@<Declare the class |Narrow|@>=
template<int words> class Narrow {
public:
  static constexpr int version = words;
  static constexpr bool has_counters = false;
  static constexpr bool may_move = words > 1; /* to a smaller subproblem */
  explicit Narrow(SearchContext& context) : s(context)@+{@+}@/
  @<Begin a frame with all of its children@>
  @<Visit the next child@>
  @<Give children away@>
  Bits const* live() const { return here->live; } /* of the child visited last */
  Bits const* open() const { return &here->open; }
  static constexpr bool is_settled() { return true; }
private:
  using Kid = Child<words>;
  @<Settle the last step@>
  @<Look ahead@>
  @<Arrive at a child@>
  SearchContext& s;
  Kid* here = nullptr;
};

@*1 All children at once. A look at one block tells everything about a child.
It also tells whether this state is hopeless.

@<Look ahead@>=
HWY_INLINE bool inspect(Subproblem const& t, Kid& c) const
{
  Look const seen = look<words>(t, c.live, 0);
  c.one = seen.one & c.open;
  c.two = seen.two & c.open;
  c.three = seen.three & c.open;
  return (seen.none & c.open) == 0;
}

@ Here all children of a node are made. The list of children has room for
all of them; how long it becomes depends on who is kept. There is little for the processor to guess: where the loops end, whether a last step is near, and whether an option is chosen
for the first time.

@<Begin a frame with all of its children@>=
HWY_INLINE void start(Frame& f, Bits const* live, Bits const* open)
{
  Subproblem const& t = *f.subproblem;
  f.size = size_of_row(t, f.item, live);
  s.totals.attempts += index(f.size);
  Kid* const first = s.arena.take_array<Kid>(index(f.size));
  Kid* end = first;
  for (int w = 0; w < words; ++w) {
    Bits todo = t.bits[index(w) * t.stride + index(f.item)] & live[w];
    for ( ; todo != 0; todo &= todo - 1) {
      end->option = w * 64 + std::countr_zero(todo);
      std::copy_n(live, words, end->live);
      end->open = *open;
      s.strike<words>(t, end->option, end->live, &end->open);
      end += is_kept(t, *end);
    }
  }
  f.next = first;
  f.left = static_cast<int>(end - first);
}
void start_here(Frame& f) { start(f, here->live, &here->open); } /* at the
  child that was visited last */

@ A child is kept if it is alive. (In the last steps there is something else to be
settled; see below.)

@<Look ahead@>=
HWY_INLINE bool is_kept(Subproblem const& t, Kid& c)
{
  if ((words == 1 or s.counting) and std::popcount(c.open) < 2 * s.shortest)
    return is_kept_as_last(t, c);
  c.is_last = false;
  bool const alive = inspect(t, c);
  s.totals.dead += not alive;
  return alive;
}

@*1 One child after the other. A child is taken from the list before it is visited, so a search that is
stopped in the middle will not visit it twice.

@<Visit the next child@>=
HWY_INLINE int try_next(Frame& f)
{
  Subproblem const& t = *f.subproblem;
  Kid& c = *static_cast<Kid*>(f.next);
  s.choose(t, c.option);
  f.next = &c + 1;
  --f.left;
  return arrive(t, c);
}
@ Now a child is visited. There may be forced moves, and each round of them
ends with another look. When nothing is forced any more, and something is
still open, the search must branch.

The best item: with the chooser |first|, it is the first. Otherwise the leftmost
with two options, or else with three; and if there is none, then it is worth while to
count.

@<Arrive at a child@>=
HWY_INLINE int arrive(Subproblem const& t, Kid& c)
{
  here = &c;
  ++s.totals.nodes;
  while (c.one != 0)
    if (not s.make_forced_moves<words>(t, 0, c.one, c.live, &c.open)
        or not inspect(t, c)) {
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

@*1 The last step. A tree has most of its nodes near its leaves; and when there are
many covers, most of these nodes are steps to a cover. So the last steps are
worth a thought of their own.

Let $s$ be the number of primary items in the shortest option. If fewer than
$2s$ items are open, then there is no room for two options: the next one
must be the last, and must cover everything that is open. Such options are
easily found, without looking at sizes: they are alive, and in the rows of
{\it all\/} open items.
@^last step@>

If the covers are wanted, they are shown one by one; all that
was saved is a visit. (This is done in one word only. As what is shown in this way is no node, a node with four words could have ten thousand covers, and
nobody would look at the clock for a while: we tried it, and a search of a tenth of a second was stopped after more than a second.) But if only their number is wanted, and there is
no limit to it, then {\it counting the bits of a few words\/} has counted them.

@ When we are counting, such a child has been counted, and is never visited. When we
are not, it is kept with the options that finish it, if there are any; these
are its |live| options from now on. (If nothing is open, the child itself is a cover.)

@<Settle the last step@>=
HWY_INLINE bool is_kept_as_last(Subproblem const& t, Kid& c)
{
  c.one = 0;
  c.is_last = c.open != 0;
  keep_common<words>(t, 0, c.open, c.live);
  int const covers = c.is_last ? size_of_set(c.live, words) : 1;
  if (s.counting) add_covers(s.totals.solutions, index(covers));
  return covers != 0 and not s.counting;
}

@ Such a child is shown once for each option that finishes it, in a loop that does nothing else: the coloured
items of our bench took a tenth more time when the search came back to its frame behind each of them. The loop ends when
|hand| says no. An option is taken before its cover is handed over, and the child is taken from
the list together with the last of them; so whoever stops in the middle loses none, and sees none twice.

@<Visit the next child@>=
template<class Hand> HWY_INLINE bool show_last(Frame& f, std::uint64_t, Hand hand) const
{
  Kid& c = *static_cast<Kid*>(f.next);
  if (words > 1 or not c.is_last) return false;
  Subproblem const& t = *f.subproblem;
  s.choose(t, c.option);
  int& last = s.path[s.chosen++];
  do {
    last = s.number(t, std::countr_zero(c.live[0]));
    c.live[0] &= c.live[0] - 1;
    if (c.live[0] == 0) f.next = &c + 1, --f.left;
  } while (hand() and c.live[0] != 0);
  return true;
}

@ What do the statistics say then? An {\it option tried\/} is a child that
was made by looking ahead, dead or not; a {\it node\/} is a child that was
visited; a {\it dead end\/} was seen to be dead by its parent, and is no node, or died from its
forced moves, and is. A child that was counted, or settled as the last step, is neither a node nor a dead end (what is shown by other subproblems is a node), and what was
remembered as a number is not counted at all. So a
search that shows its covers and one that counts them have different
statistics. They are those of the work that was done, and it
{\it is\/} different. Ten queens, with \.{--stats}, can be seen in
\sec{command/searching}.
@^statistics@>

@ A child that needs only one more option is given away in as many branches as it has such
options.

@<Give children away@>=
template<class Add> void give(Frame const& f, Add add) const
{
  Kid const* const c = static_cast<Kid const*>(f.next);
  for (int k = 0; k < f.left; ++k)
    if (not c[k].is_last) add({c[k].option});
    else for (Bits last = c[k].live[0]; last != 0; last &= last - 1)
      add({c[k].option, std::countr_zero(last)});
}

@ \pitfall{A mask of 64 items in a subproblem that has 65. And a child that is settled by its
parent must not be looked at: its sizes were never asked for.}

\pinned{\.{tests/fast/narrow\UL test.cpp} finds the covers of the dancing list, in their order, with this class and a stack.}

\exercise[10]{What are |one|, |two|, and |three| of child~4 of the dinner, and what do they become in each round?}
\answer{Options 1, 3, and~5 are alive: \.E and~\.G have one, \.B, \.C, and~\.F two, and none three. The
forced moves 1 and~5 are made together and cover everything; then nothing is open, so all three masks are empty, and
it is a cover.}

\summary{Look at all children before you go to one; a dead one is overwritten
by its sister. When almost nothing is left, count
it.}
