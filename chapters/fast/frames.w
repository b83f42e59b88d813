@** A path of frames. \label{fast/frames}%
As in \sec{more/search}, a path of frames is all the state that a search has. A
frame belongs to a node where the search branched. It holds the state of that
node, and what has not been tried there. When the search is stopped, the path
stands still; when it goes on, it goes on at the deepest frame. There is no
recursion, hence nothing is lost between two calls of a function.

What has not been tried is a set of options in a wide subproblem. In a narrow one
it is a list of {\it children}, each of which has been looked at already; and
where items have counters of their own, it is a list of children of another
kind. The next three chapters tell why. This one says what they have in
common, so that none of them needs to know the others.

@ There are five things to be known of a kind of subproblem, and each of the three
chapters has a class that knows them:
$$\vbox{\halign{#\hfil\quad&#\hfil\cr
|start|&prepare what is to be tried at a frame\cr
|has_more|&is there something?\cr
|try_next|&try it, and say what came of it\cr
|left|&how many are left?\cr
|give|&give them all away\cr}}$$
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
#include "dlx/fast/canonical.hpp"
#include "dlx/fast/forecast.hpp"
#include "dlx/fast/tables.hpp"
#include "dlx/fast/transposition.hpp"
#include "dlx/more/observer.hpp"
HWY_BEFORE_NAMESPACE();
namespace dlx {
namespace HWY_NAMESPACE {
inline constexpr int dead_end = -1, is_cover = -2; /* or an item, from 0 */
@<Declare what a frame holds@>
@<Declare what all kinds of subproblems share@>
@<Say what is left of a list of children@>
}@; // |namespace HWY_NAMESPACE|
} // |namespace dlx|
HWY_AFTER_NAMESPACE();
#endif

@ What a frame notes about its node: how many covers had been found when the
search arrived; which edges of its page are known (\sec{fast/transposition});
and whether the transposition table was asked, and should therefore be told. A
node of which a part was searched elsewhere is torn; the table must not be
told.

@<Declare what a frame holds@>=
struct Note {
  std::uint64_t before = 0; /* covers that had been found on arrival */
  PageDraft page;               /* its page, as far as it is known */
  bool is_awaited = false;  /* the table was asked, and shall be told */
  Bits const* image = nullptr; /* they shall be told about this one */
};

@ A frame says where its node is, and what is left to be tried. Not all kinds
need all of it. A node may also be {\it retold\/} (\sec{fast/transposition});
then it has no subproblem, but edges.

@<Declare what a frame holds@>=
struct Frame {
  Subproblem* subproblem = nullptr;   /* null if the node is being retold */
  Bits const* live = nullptr; /* the live options at this node; not if there
    are counters */
  Bits const* open = nullptr; /* and the open items */
  int item = 0;           /* the row of the item that was chosen */
  Bits* todo = nullptr;   /* wide subproblems: the options that have not been tried, */
  int word = 0;           /* none of which is before this word */
  void* next = nullptr;   /* other subproblems: the children that have not been */
  void* end = nullptr;    /* visited, from |next| to the one before |end| */
  int size = 0;           /* so many options has the item, or edges the page */
  std::size_t length = 0; /* so many options had been chosen on arrival */
  Arena::Mark top;        /* memory from here on belongs to what is below */
  Note note;              /* what will be remembered of this node */
  Diagram::Number edge = 0; /* a node that is being retold: the next edge, */
  Diagram::Number left = 0; /* and how many are left */
  Visits* visits = nullptr; /* where this visit is to be entered, or null */
  std::uint64_t tries = 0;  /* options that had been tried before it */
};

@ What all kinds of subproblems share: the problem, the memory, the path, and the
totals.

@<Declare what all kinds of subproblems share@>=
struct Trail {
  Rows const& problem;
  Chooser const chooser;
  Totals& totals;
  Arena arena = Arena();
  std::vector<int> path = {}; /* the chosen options; |chosen| of them */
  std::size_t chosen = 0;
  bool counting = false; /* nobody looks at covers, or limits their number */
  int shortest = 1;      /* the smallest number of primary items of an option */
  void choose(Subproblem const& t, int o)@+
  {
    path[chosen++] = problem.options[t.id[o]];
  }
};

@ Where the children of a frame are a list, it is also the same for all which are left: those from
|next| on. A child is dropped when the search comes to it, not when it comes back, so that one who
is stopped there does not go there twice.

@<Say what is left of a list of children@>=
template<class Kid> struct HasChildren {
  static bool has_more(Frame const& f) { return f.next != f.end; }
  static int left(Frame const& f)
  {
    return static_cast<int>(static_cast<Kid*>(f.end) - static_cast<Kid*>(f.next));
  }
};

@ \pitfall{A frame that points to itself, or to another one: frames lie in a
vector, and are used again for other nodes. Frames point into the arena, and
the arena below |top| does not change as long as the frame is there.}

\pinned{\.{tests/fast/frames\UL test.cpp}; and what is done with frames, with the kinds of subproblems.}

\summary{A frame for each node where the search branched: its state, what is
left to be tried, and what will be remembered. A path of frames can be stopped
anywhere.}
