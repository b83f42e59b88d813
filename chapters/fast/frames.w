@** A path of frames. \label{fast/frames}%
As in \sec{more/search}, a path of frames is all the state that a search has. A
frame belongs to a node where the search branched. It holds the state of that
node, and what has not been tried there. When the search is stopped, the path
stands still; when it goes on, it goes on at the deepest frame. There is no
recursion, hence nothing is lost between two calls of a function.

Here is the path of the dinner's search (\sec{fast/tables}) when option~2 has been tried at the
root, and option~4 has not. It has one frame:
$$\vbox{\halign{#\hfil\quad&#\hfil\cr
the item&\.A, with two options\cr
open there&\.{ABCDEFG}\cr
left&one child: option~4\cr
chosen on arrival&nothing\cr
top&where the memory begins that the children may use\cr}}$$
To go on is to release what lies above the top, to cut the chosen options down to those that had
been chosen on arrival, and to visit the child. Nothing else has to be put back.

{\def\grid{.7 G .4 w 0 0 44 22 re 11 0 m 11 22 l 22 0 m 22 22 l 33 0 m 33 22 l 0 11 m 44 11 l S .3 G .7 w }
\def\at#1#2#3{q 1 0 0 1 #1 #2 cm \grid #3 Q }
\def\abef{1.5 12.5 19 8 re 1.5 1.5 19 8 re }
\medskip\vbox{\centerline{\hbox to 290bp{\vbox to 76bp{}\pdfliteral{q .8 .88 .97 rg \at{10}{46}{}\at{120}{46}{\abef
B}\at{236}{46}{\abef 23.5 12.5 19 8 re 23.5 1.5 19 8 re B}\at{64}{4}{[2 1.5] 0 d 1.5 1.5 8 19 re
S}\at{180}{4}{\abef B [2 1.5] 0 d 23.5 1.5 8 19 re S}.8 .3 0 RG 1 w 6 42 52 30 re 116 42 52 30 re S .3 G .6 w 58 57 m 116 57 l 168 57 m 236 57 l 38 42 m 38 15 l 64 15
l 148 42 m 148 15 l 180 15 l S Q}\fanopoint{87}{60}{\eightrm ab ef}\fanopoint{202}{60}{\eightrm
cd gh}\fanopoint{20}{24}{\eightrm left: ae}\fanopoint{130}{24}{\eightrm left: cg}\hss}}
\caption{The path at the first cover of a board, \.{abcd} over \.{efgh}, by dominoes: two frames (in boxes), where the search
branched, at \.a and at~\.c. Dashed: the one child that each has left. At \.{ef} and \.{gh} it had no choice, so they have no frame.}}\medskip}

What has not been tried is a set of options in a wide subproblem. In a narrow one
it is a list of {\it children}, each of which has been looked at already; and
where items have counters of their own, it is a list of children of another
kind. Three of the next chapters tell why (\sec{fast/narrow}, \sec{fast/wide}, and \sec{fast/packed_counters}). This one says what they have in
common, so that none of them needs to know the others.

@ There are five things that a kind of subproblem must be able to do, and each of these three
chapters has a class that can:
$$\vbox{\halign{#\hfil\quad&#\hfil\cr
|start|&prepare what is to be tried at the first frame of a subproblem, and say how much that is\cr
|start_here|&do that at the node where the search has just arrived\cr
|show_last|&if the next option will be the last, hand over the covers, and say so\cr
|try_next|&otherwise, try one, and say what came of it\cr
|give|&tell what is left, to another search to try\cr}}$$
What came of it is either an item to branch at, or a cover, or a dead end. The
search itself (\sec{fast/masks}) is written once, for all kinds.

@(dlx/fast/frames.hpp@>=
/* What the path of a search consists of, whatever kind of subproblem it is in: a
   frame for each node where it branched, and what all kinds share. Compiled
   once for each kind of vectors, as vectors.hpp is. */
#if defined(DLX_FAST_FRAMES) == defined(HWY_TARGET_TOGGLE)
#ifdef DLX_FAST_FRAMES
#undef DLX_FAST_FRAMES
#else
#define DLX_FAST_FRAMES
#endif
#include "dlx/fast/arena.hpp"
#include "dlx/fast/conflicts.hpp"
#include "dlx/fast/forecast.hpp"
#include "dlx/fast/mask_search.hpp"
#include "dlx/fast/tables.hpp"
#include "dlx/fast/transposition.hpp"
#include "dlx/more/observer.hpp"
#include <algorithm>
#include <bit>
#include <optional>
#include <span>
@<Define frames, once for each kind of vectors@>
#endif

@ The rest is compiled for each kind of vectors, as in \sec{fast/tables}.

@<Define frames, once for each kind of vectors@>=
HWY_BEFORE_NAMESPACE();
namespace dlx {
namespace HWY_NAMESPACE {
inline constexpr int dead_end = -1, is_cover = -2; /* or an item, from 0 */
@<Declare what a frame holds@>
@<Declare what all kinds of subproblems share@>
}@; // |namespace HWY_NAMESPACE|
} // |namespace dlx|
HWY_AFTER_NAMESPACE();

@ What a frame notes about its node: how many covers had been found when the
search arrived; which edges of its page are known (\sec{fast/transposition});
whether the transposition table was asked, and should therefore be told; and the keys, of what is
left for this table, and of its image for the symmetries (\sec{fast/canonical}). A
node of which a part was searched elsewhere is torn; the table must not be
told.

@<Declare what a frame holds@>=
struct Note {
  std::uint64_t before = 0; /* covers that had been found on arrival */
  PageDraft page;               /* its page, as far as it is known */
  bool is_awaited = false;  /* the table was asked, and shall be told */
  Bits const* situation = nullptr; /* what is left here, as a key of the table */
  Bits const* image = nullptr; /* the symmetries shall be told about this one */
};

@ A frame says where its node is, and what is left to be tried. Not all kinds
need all of it. A node may also be {\it retold\/} (\sec{fast/transposition});
then it has no subproblem, but edges. How many children or edges are left is one number for all, so
the kind of a frame need not be known in order to see whether it is done.

A child is taken from what is left when the search comes to it, not when it comes back; so one who
is stopped there does not go there twice.

Each frame begins with a cache line; otherwise, to tell permuted numbers takes 1.06 of the time.
@^cache line@>

@<Declare what a frame holds@>=
struct alignas(64) Frame {
  Subproblem* subproblem = nullptr; /* null if the node is being retold */
  Bits const* live = nullptr; /* wide subproblems: the live options */
  Bits const* open = nullptr; /* and the open items */
  int item = 0;               /* the row of the item that was chosen */
  int size = 0; /* so many options has the item, or edges the page, */
  int left = 0; /* and so many children, or edges, are left: */
  bool is_last = false; /* wide subproblems: does each option of |todo| complete a cover? */
  bool counts_moves = false; /* (is the visit entered with its moves, or with its tries?) */
  Bits* todo = nullptr;     /* wide subproblems: these options, */
  void* next = nullptr;     /* other subproblems: a list that begins here, */
  Diagram::Number edge = 0; /* or a node that is being retold: from this edge on */
  std::size_t length = 0;   /* so many options had been chosen on arrival */
  Arena::Mark top;          /* memory from here on belongs to what is below */
  Note note;                /* what will be remembered of this node */
  Visits* visits = nullptr; /* where this visit is to be entered, or null */
  std::uint64_t tries = 0;  /* options that had been tried before it, */
  std::uint64_t work = 0;   /* and these with all moves that were forced */
};

@ Two things are found out before a search begins. How early the last step can be seen (\sec{fast/narrow}) depends on the shortest option; and
only a problem with secondary rows needs conflict masks.

@<Declare what all kinds of subproblems share@>=
inline int shortest_option(Rows const& problem) /* its number of primary items */
{
  std::size_t shortest = index(std::max(1, problem.primaries));
  for (std::size_t k = 0; k < problem.options.size(); ++k)
    shortest = std::min(shortest, problem.primaries_of(k).size());
  return static_cast<int>(shortest);
}
inline std::optional<Conflicts> conflicts_of(Rows const& problem, Arena& arena)
{
  return problem.has_others() ? std::optional<Conflicts>(std::in_place, problem, arena) : std::nullopt;
}

@ What all kinds of subproblems share: the problem, the memory, the path, and the
totals.

The path is the first thing in the arena, so that a page of memory begins with it. When it was a vector of its own, it happened once that a page ended in the middle of a path that was told
nine million times; each store went to two pages, and the same program, with the same search, took 2.4 times as long, until a comment was added to its input.
@^page of memory@>

@<Declare what all kinds of subproblems share@>=
struct SearchContext {
  Rows const& problem;
  Chooser const chooser;
  Totals& totals;
  Arena arena = Arena();
  int const shortest = shortest_option(problem);
  std::uint64_t const most_rounds = /* of forced moves, at a node */
    pace_for(problem.bits()*static_cast<double>(pace_for(problem.bits()))/4);
  std::size_t const longest = index(problem.primaries) + 1 + Diagram::block;
  std::span<int> const path = {arena.take_array<int>(longest), longest};
    /* the chosen options; |chosen| of them */
  std::size_t chosen = 0;
  std::optional<Conflicts> conflicts = conflicts_of(problem, arena); /* if there are secondary rows */
  bool counting = false; /* no look at covers, no limit to their number */
  int number(Subproblem const& t, int o) const { return problem.options[t.id[o]]; }
  void choose(Subproblem const& t, int o) { path[chosen++] = number(t, o); }
  @<Choose in a table@>
};

@*1 A step. Wide and narrow subproblems differ in how many children are made at a time; how {\it
one\/} is made is the same. To choose an option, strike out what clashes with it, and close the items that it covers. In a narrow subproblem, the
same options are chosen again and again, and
what an option does there is always the same: it covers these items, and strikes out those options. This is its
{\it effect}, a word for the items, and a few for the options. It is written down when the option is chosen for the
first time; from then on, to strike is an {\it and not\/} for each word. Here are the effects of the dinner's
options 2 and~4:
$$\vbox{\halign{#\hfil\qquad&#\hfil\qquad&#\hfil\cr
&{\it covers}&{\it strikes out}\cr
option 2&\bits{1001001}&\bits{010111}\cr
option 4&\bits{1001000}&\bits{010101}\cr}}$$
@^effect of an option@>

As elsewhere, |words| is zero if the compiler shall not know how many there are.

@<Choose in a table@>=
template<int words> HWY_INLINE void strike(Subproblem const& t, int o,
  Bits* HWY_RESTRICT live, Bits* HWY_RESTRICT open)
{
  if (words == 0) return strike_at_once(t, o, live, open);
  Bits* const effect = t.effects + o * (1 + words);
  if ((t.learned[o / 64] >> o % 64 & 1) == 0) learn_effect(t, o, effect);
  open[0] &= ~effect[0];
  for (int w = 0; w < words; ++w) live[w] &= ~effect[1 + w];
}

@ A wide subproblem is soon left for a smaller one, and hardly an option is chosen twice there. So nothing is learned: what clashes is struck out row by row, or, if there are secondary
rows, with the mask of \sec{fast/conflicts}. (With effects, the pentominoes took 1.2 times as long, and one cover among twelve thousand decoys 1.4 times: memory that nobody has touched before is dearer than
what is read twice, \sec{base/pages}.)

@<Choose in a table@>=
void strike_at_once(Subproblem const& t, int o, Bits* live, Bits* open)
{
  for (int r : problem.primaries_of(t.id[o])) {
    std::uint32_t const at = t.place[r];
    open[at / 64] &= ~(Bits(1) << at % 64);
    if (conflicts) continue;
    Bits const* column = t.bits + at;
    for (int w = 0; w < t.words; ++w, column += t.stride) live[w] &= ~*column;
  }
  if (conflicts)
    for_words_here(t, conflicts->of(t.id[o], false), [&](int w, Bits out) { live[w] &= ~out; });
}

@ To learn an effect, take the items from the option; and what clashes from the same two places.

@<Choose in a table@>=
HWY_NOINLINE void learn_effect(Subproblem const& t, int o, Bits* effect)
{
  auto const rows = problem.primaries_of(t.id[o]);
  Bits items = 0;
  for (int r : rows) items |= Bits(1) << t.place[r];
  effect[0] = items;
  if (conflicts)
    for_words_here(t, conflicts->of(t.id[o], true), [&](int w, Bits out) { effect[1 + w] = out; });
  else for (int w = 0; w < t.words; ++w) {
    Bits const* const column = t.bits + index(w) * t.stride;
    Bits out = 0;
    for (int r : rows) out |= column[t.place[r]];
    effect[1 + w] = out;
  }
  t.learned[o / 64] |= Bits(1) << o % 64;
}

@ From a set of options of the whole, those are taken that are in the table. It is squeezed piece by piece (\sec{fast/tables}); and since no piece goes on in a second word, a word is complete where
the next piece begins at its bit~0. (When pieces went on, and each was asked whether its word is full, lists of words that cross took 1.07 times as long.)

@<Choose in a table@>=
template<class Use> static void for_words_here(Subproblem const& t, Bits const* from, Use use)
{
  if (t.pieces.empty())
    for (int w = 0; w < t.words; ++w) use(w, from[w]);
  else {
    Piece const* p = t.pieces.data();
    for (int w = 0; w < t.words; ++w) {
      Bits word = squeeze(from[p->word], p->mask);
      while ((++p)->shift != 0) word |= squeeze(from[p->word], p->mask) << p->shift;
      use(w, word);
    }
  }
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

@ The forced moves of a block are made from left to right. A move may have taken the
item of a later one along; then that one is done. Or it may have taken the
only option of a later one; then this is a dead end, and the order does not
matter, for it would be one in any order. Both children of the dinner's root have two forced moves (orange):
$$\vbox{\halign{#\hfil\quad&#\hfil\quad&#\hfil\qquad\qquad&#\hfil\quad&#\hfil\quad&#\hfil\cr
\multispan3{\it after option 2}\hfil\qquad\qquad&\multispan3{\it after option 4}\hfil\cr
\noalign{\smallskip}
live&\bits{101000}&&live&\bits{101010}\cr
\.B&\bits{0-x---}&take 3, which has \.C&\.E&\bits{x-0-0-}&take 1, which has \.C\cr
live&\bits{000000}&since 1 has it, too&live&\bits{000010}&since 3 has it, too\cr
\.E&\bits{------}&a dead end&\.G&\bits{----x-}&take 5: a cover\cr}}$$

@<Choose in a table@>=
template<int words> HWY_INLINE bool make_forced_moves(Subproblem const& t,
  int block, Bits forced, Bits* live, Bits* open)
{
  for ( ; forced != 0; forced &= forced - 1) {
    int const r = std::countr_zero(forced);
    if ((open[block] >> r & 1) == 0) continue;
    int const o = only_option<words>(t, block * 64 + r, live);
    if (o < 0) return false;
    choose(t, o);
    strike<words>(t, o, live, open);
  }
  return true;
}

@ \pitfall{A frame that points to itself, or to another one: frames lie in a
vector, and are used again for other nodes. Frames point into the arena, and
the states below |top| do not change as long as the frame is there. (A table may learn an effect meanwhile, which is the same for
all.)}

\pinned{\.{tests/fast/frames\UL test.cpp}; and what is done with frames, with the kinds of subproblems.}

\exercise[10]{What does the frame say when option~4 has been tried, too? And when may it be dropped?}
\answer{Nothing is left, but item, size, and state are as they were. It may be dropped when the search comes
back to it, not before: while the cover 4, 1,~5 is handed over, its option~4 is still being searched, and its page is not complete.}

\summary{A frame for each node where the search branched: its state, what is
left to be tried, and what will be remembered. A path of frames can be stopped
anywhere. Forced moves are made together.}
