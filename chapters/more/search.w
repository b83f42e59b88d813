@** The general dance. \label{more/search}%
What does Algorithm DLX still lack, when it is meant to run for a week? The
search of \sec{dance/search} is a recursive function, because the state of a
recursive function is kept by the language. That is why it fits on a page.
But the depth of a search may be a hundred thousand, and a stack is not made
for that. A search should be able to stop anywhere, on account of a limit or
of a person who has pressed a key, and leave the list as it was found. And a
search whose state is a plain array can be shown, stored, and continued; one
that lives in the return addresses of a processor cannot.

So here the state is an array, and it is called the {\it path}. For each level it
holds the header of the item that was chosen there, and the node of the option that
is being tried. Let us follow the leftmost branch of the four queens, whose tree
stands in \sec{dance/search}, and write down the path at each step:
\pathpicture
When the search has been at |R4| and found nothing, everything that it needs for the
way back stands in this array: at level~1, try what stands below \.{Q@@(1,3)} in the
column of |R2|; nothing does; so leave level~1, and at level~0 go on to \.{Q@@(0,1)}.
@^path@>@^Algorithm DLX@>

@ This chapter dances the same dance as the first part, event by event, takes every
kind of list that there is, obeys limits, and takes short cuts when nobody looks. It
is the engine called |links|. A level of the path is a |Frame|.

@<Declare a frame of the path@>=
struct Frame {
  Node* item; /* the item that was chosen */
  Node* node; /* the node in its column tried last; |item| before the first */
  bool inside = false; /* are the other items of its option covered? */
  bool ran_out = false; /* has covering |item| left another one no option? */
};

@ Then there are just two things to do. We {\it arrive\/} at a new node of
the tree, look around, and perhaps choose an item. And we {\it advance\/} to
the next option that has not been tried, as deep in the tree as possible.
When there is none, the search is over. In the picture above, we arrive five times,
and advance after each arrival.
\looppicture

The invariant between the two is all that one must know about the search: {\it for
each frame of the path, its item is covered; and for each frame that is |inside|, all
the other items of its |node|'s option are covered too; in the order of the path, and
nothing else is}. So the path says what must be undone, and in which order.
@^path invariant@>

(The odd word |flatten| asks the compiler to write out all functions that are called
from here. They are small, and the search spends its life in them. It is worth a few
percent, and a compiler that does not know the word may ignore it.)

@<Run the search@>=
[[gnu::flatten]] Result run()
{
  if constexpr (has_shortcuts) count_open_items();
  do arrive(); while (advance());
  while (not path.empty()) retreat();
  watcher.done(result.totals);
  return result;
}

@ Back to the picture. When we arrive for the third time, at level~2, the item |R3| has no
options: dead, nothing is pushed. To advance, we look at the last frame, |R2| with
\.{Q@@(1,2)}: it is |inside|, so the other items of this option are uncovered, from right to
left; the next node of the column is \.{Q@@(1,3)}; its other items are covered; and we arrive
again. When at last |R2| has no node left, its frame is dropped, and |R2| is uncovered.

On arrival, if no primary item is open, the path is a cover. (In a list without
bounds, an item is {\it open\/} if it is in the ring of headers; and its {\it degree},
the number of ways to go on with it, is its size.) Otherwise an item is chosen. If it
has no options left, then this is a dead end: the item is reported, and is not
covered, so there is nothing to undo. And if the chooser chooses nobody, it does not
want to go on from here; the one of \sec{more/cheapest} does that, when everything
below would be too expensive.

The item that was chosen is used, which nearly always means that it is covered; the new frame
begins with its header. (What is done if there are short cuts is told in \sec{shortcuts}. Read
it for now as if |has_shortcuts| were false.)
@^dead end@>@^solution@>@^degree of an item@>

@<Arrive at a node@>=
void arrive()
{
  ++result.totals.nodes;
  if (links.first_open() == nullptr) return report_solution();
  if (policy.is_over()) return;
  if constexpr (has_shortcuts) policy.least = least();
  Node* const c = policy.choose(links);
  if (c == nullptr) return;
  int const degree = links.degree(c);
  watcher.choose(links.number(c), degree, level());
  if (degree == 0) {
    ++result.totals.dead;
    watcher.dead(links.number(c), level());
  } else {
    if constexpr (has_shortcuts) if (degree == 1 and finish(c->down)) return;
    if constexpr (List::bounded) open_turns(c);
    Frame f = {c, c};
    if constexpr (has_shortcuts) f.ran_out = cover_and_ask(c);
    else use(c, level());
    path.push_back(f);
  }
}

@ To advance, take back the option that was tried last at the deepest level,
and try the next one there. If there is none, that level is done: its item
is uncovered, and its frame disappears, and we look one level up.

Before something new is tried, the limits are looked at. Doing it here, and
not on arrival, has a reason: if the last cover that was wanted happens to
be the last one there is, the search is complete, and should say so.

@<Advance to the next option@>=
bool advance()
{
  while (not path.empty()) {
    if (policy.is_over()) return stop(Ending::script);
    Frame& f = path.back();
    if (f.inside) leave(f);
    Node* const x = next(f);
    if (x == f.item) {
      retreat();
      continue;
    }
    if (must_stop(x)) return false;
    f.node = x;
    enter(f);
    if (f.inside) return true;
  }
  return policy.is_over() ? stop(Ending::script) : false;
}

@ Entering an option usually means to cover the other items of it, and
leaving it, to uncover them. With short cuts, an option may be given up
before all of it has been covered, and then we are not |inside|.

@<Enter an option and leave it@>=
void enter(Frame& f)
{
  ++result.totals.attempts;
  if constexpr (has_shortcuts) return enter_by_shortcut(f);
  int const x = links.number(f.node);
  watcher.attempt(links.option_of(x), x, level() - 1);
  if constexpr (List::bounded) take_turn(f);
  cover_others(f.node);
  f.inside = true;
}
void leave(Frame& f)
{
  uncover_others(f.node);
  if constexpr (has_shortcuts) open += raise_floors(f.node);
  f.inside = false;
}

@ The policy says which node is next. (In a list with bounds, one more thing
can be tried when the column is exhausted, namely nothing; that is the root,
whose number is~0.)

@<Advance to the next option@>=
Node* next(Frame const& f)
{
  if constexpr (List::bounded) if (turns.back().left == 0) return f.item;
  Node* const x = policy.next(links, f, level() - 1);
  if constexpr (List::bounded) if (x == f.item) return last_turn(f);
  return x;
}

@ A retreat leaves the deepest level, whatever its state: if an option is
being tried there, it is taken back first. The search itself retreats when a
level has been exhausted; and when it has been stopped, it retreats from all
levels, one after the other, so that the list comes home in every case. Thus
a list can be used for a second search after the first, which the tests do
thousands of times.

@<Retreat from a level@>=
void retreat()
{
  Frame& f = path.back();
  if (f.inside) leave(f);
  if constexpr (List::bounded) give_back();
  if constexpr (has_shortcuts) ++open;
  unuse(f.item, level() - 1);
  path.pop_back();
}

@ The other items of an option are covered from left to right, and uncovered
from right to left. (In a list with bounds there may be no option at all.)
@^wrong order@>

@<Cover and uncover the other items of an option@>=
void cover_others(Node* x)
{
  if constexpr (List::bounded) if (is_none(x)) return; /* no option */
  for (Node* j = x->right; j != x; j = j->right) commit(j, level() - 1);
}
void uncover_others(Node* x)
{
  if constexpr (List::bounded) if (is_none(x)) return;
  for (Node* j = x->left; j != x; j = j->left) uncommit(j, level() - 1);
}

@ Each cover and uncover is counted and announced. If nobody listens, the
announcements vanish in the compiler, and so does the pair of numbers that
goes with them; the count remains, one addition for a whole cover.

@<Cover and uncover with an announcement@>=
void cover(Node* c, int k)
{
  ++result.totals.covers;
  links.cover(c, watcher);
  watcher.cover(links.number(c), k);
}
void uncover(Node* c, int k)
{
  ++result.totals.uncovers;
  links.uncover(c, watcher);
  watcher.uncover(links.number(c), k);
}

@ What it means to commit to an item depends on the list. In a list without colours, the
item is covered. In one with colours (\sec{more/painted}), it is purified if the node has a
colour, which is a shade greater than~0; and if the shade is negative, because the item has
been purified in this colour before, there is nothing to be done and nothing to be
announced. TAOCP calls this three-way decision commit, too [K22].
@^commit@>

In a list with bounds (\sec{more/bounded}), an item may be used several times before it is
covered; the functions that do this are written in that chapter. The reader may skip all
that is |painted| or |bounded| until then: such a condition is known when the program is
compiled, so the simple list does not pay for the others. And a list that cannot do a thing
need not even know the words for it.

@<Cover and uncover with an announcement@>=
void commit(Node* j, int k)
{
  if constexpr (List::painted) if (j->shade != 0) return purify(j, k);
  use(j->item, k);
}
void uncommit(Node* j, int k)
{
  if constexpr (List::painted) if (j->shade != 0) return unpurify(j, k);
  unuse(j->item, k);
}
void use(Node* c, int k)
{
  if constexpr (List::bounded) use_bounded(c, k);
  else cover(c, k);
}
void unuse(Node* c, int k)
{
  if constexpr (List::bounded) unuse_bounded(c, k);
  else uncover(c, k);
}

@ To purify is announced like a cover: first the writes, then the event.

@<Cover and uncover with an announcement@>=
void purify(Node* j, int k)
{
  if constexpr (List::painted) if (j->shade > 0) {
    links.purify(j, watcher);
    watcher.purify(links.number(j->item), links.number(j), k);
  }
}
void unpurify(Node* j, int k)
{
  if constexpr (List::painted) if (j->shade > 0) {
    links.unpurify(j, watcher);
    watcher.unpurify(links.number(j->item), links.number(j), k);
  }
}

@ A solution is the list of the options along the path. The vector is a
member, so that nothing is allocated for the second solution, nor for the
millionth. And if nobody wants to have the list, because covers are only
counted, it is not made.

@<Report a solution@>=
void report_solution()
{
  ++result.totals.solutions;
  if (not is_silent or receive) {
    options.clear();
    for (Frame const& f : path)
      if (not List::bounded or not is_none(f.node))
        options.push_back(f.node->option);
  }
  watcher.solution(options, level());
  if (receive) receive(options);
}

@*1 Choosing. In the plain search the chooser is a word, |first| or
|smallest|. Here it is a {\it policy}, because later chapters want to choose
by other rules, or by a script.
@^policy@>

A policy is an object with three functions. It chooses an item; it says
which node of the column is tried after the present one, the header meaning
``none''; and it may say that it is all over. The ordinary policies take the
options in order, and never give up.

@<Declare the policies@>=
struct InOrder {
  Node* next(Links const&, Frame const& f, int) const@+{@+
    return f.node->down;@+}@/
  bool is_over() const { return false; }
};
struct First : InOrder {
  template<class List> Node* choose(List const& links) const@+{@+
    return links.first_open();@+}@/
};
struct Smallest : InOrder {
  template<class List> Node* choose(List const& links) const;
  int least = 0; /* all open items have so many options, or more */
};

@ The smallest: walk along the open items; the leftmost of the smallest wins,
as always. Once an item with no options turns up, nothing can be smaller, so we stop
looking. (And if somebody has told us that no item has fewer than |least|
options, we stop when there is one with so few.)
@^ties@>

@<Choose the open item of least degree@>=
template<class List> Node* Smallest::choose(List const& links) const
{
  Node* best = nullptr;
  int fewest = std::numeric_limits<int>::max();
  for (Node* c = links.first_open(); c != nullptr; c = links.next_open(c))
    if (int const n = links.degree(c); n < fewest) {
      best = c;
      fewest = n;
      if (n <= least) break;
    }
  return best;
}

@*1 Stopping. Limits are looked at before each attempt. The clock is slow to
read, so it is read only once in 1024 nodes, and that is also when signs of
progress are given.

@<Decide whether to stop@>=
bool stop(Ending ending)
{
  result.ending = ending;
  return false;
}
bool must_stop(Node* next)
{
  auto const& t = result.totals;
  bool const has_all = limits.solutions != 0 and t.solutions >= limits.solutions;
  if (has_all or (limits.nodes != 0 and t.nodes >= limits.nodes)) {
    stop(Ending::limit);
    return true;
  }
  return t.nodes % 1024 == 0 and look_up(next);
}
bool look_up(Node* next);

@ A limit on time is a promise with a grain of salt: the search stops at the
first multiple of 1024 nodes after the time is over. At half a million nodes
a second, a rather slow search, the grain weighs two milliseconds.

(A search of less than 1024 nodes cannot be interrupted. It is over before
your finger has left the key.)

@<Look up from the work@>=
template<class List, class Policy, class Watcher>
bool Dance<List, Policy, Watcher>::look_up(Node* next)
{
  auto const& t = result.totals;
  if (limits.pulse)
    limits.pulse(Progress{t.nodes, t.solutions, done(next)});
  if (limits.stop != nullptr and limits.stop->load())
    stop(Ending::interrupted);
  else if (limits.seconds > 0
      and std::chrono::steady_clock::now() > deadline)
    stop(Ending::limit);
  return result.ending != Ending::complete;
}

@ How much of the search is done? If the root has three options and we are
trying the second, at least a third is done; if there the second of two
options is being tried, another half of a third; and so on down the path.
The frame's column is still complete below its header, so its size says how
many options there were. (At the deepest level, the option in question is
the one that is going to be tried |next|; the frame does not know it yet.)
What this fraction is good for is the subject of \sec{more/progress}.

@<Estimate what is done@>=
template<class List, class Policy, class Watcher>
double Dance<List, Policy, Watcher>::done(Node* next)
{
  if constexpr (List::bounded) return done_of_turns();
  double share = 1, sum = 0;
  for (Frame const& f : path) {
    Node const* const now = f.inside ? f.node : next;
    share /= f.item->size;
    for (Node* x = f.item->down; x != now; x = x->down) sum += share;
  }
  return sum;
}

@*1 Short cuts. \label{shortcuts}%
A search that nobody watches may take short cuts. Nobody sees the links, so
it does not matter how they come to be what they are. But it must visit the
same nodes, report the same covers in the same order, and count the same
nodes, covers, and uncovers; whoever asks for the statistics must not be
able to tell who was watching.
@^short cuts@>

Most nodes of a search tree are leaves, so this is where they pay. There
are two kinds. At a {\it dead end}, some item has run out of options. That
happened while the last option was entered, perhaps at the first of its
items; and yet the search covers the others as well, looks around, notices,
and undoes it all. At a {\it solution}, the last option covers all that was
left, and there was nothing to prepare for.

@ How much work is that? Go back to the leftmost square of the four queens.
When \.{Q@@(1,2)} is tried, its items \.{F3}, \.{D3}, and \.{B4} are
covered, and nine nodes are taken out of their columns. But after seven of
them \.{R3} has no option left; the other two leave for nothing, and come
back for nothing.
\shortcutpicture
Here are all such nodes of some searches:
$$\vbox{\halign{#\hfil\quad&&\hfil#\quad\cr
&&{\it nodes taken out}&{\it of these, on}&{\it until an item}\cr
&{\it dead ends}&{\it in all}&{\it entering them}&{\it has run out}\cr
\noalign{\smallskip}
four queens&4&164&24&16\cr
eight queens&254&16{,}424&2{,}154&1{,}614\cr
Langford's pairs up to 7&140&6{,}546&894&568\cr
pentominoes on 3 rows of 20&23{,}426&10{,}739{,}745&6{,}690{,}020&4{,}407{,}152\cr}}$$
Whoever stops in time saves the difference of the last two columns. For
eight queens it is a thirtieth of all the work; for pentominoes it is a
fifth, because a tight box has mostly dead ends, and an option of six items
has more to be covered in vain.

@ The first short cut is as old as dancing: stop covering as soon as an item
runs out. We had tried it, and given it up. That prototype needed a fifth
less time for pentominoes around a hole, but a seventh more for queens. The
test stood in the innermost loop, and the processor could not guess its
outcome. Now the loop in |@<Cover an item@>| compares and
does not ask; it only remembers whether a size has reached its floor. The
question is asked once for each option that is hidden, and then the answer
is nearly always no. Queens do not lose any more, and pentominoes still win.
@^failures@>

Which sizes mean trouble? Not each zero does. A secondary item does not mind
having no options, and neither does an item that the option itself covers.
This is why there is a |floor|. It is 0 for a primary item and $-1$ for a
secondary one; and while an option is entered, the floors of its other items
are lowered by one, so that no size can reach them. On the way, those whose
floor was~0 are counted: they are the primary items of the option, the {\it
vital\/} ones. (An option that is still in its columns has open items only.)

@<Take short cuts@>=
int lower_floors(Node* x)
{
  int vital = 0;
  for (Node* j = x->right; j != x; j = j->right)
    if (j->item->floor-- == 0) ++vital;
  return vital;
}
int raise_floors(Node* x)
{
  int vital = 0;
  for (Node* j = x->right; j != x; j = j->right)
    if (++j->item->floor == 0) ++vital;
  return vital;
}

@ The {\it floor invariant}: for each frame that is |inside|, the floors of
the other items of its option are one lower than they were in the beginning,
and all other floors are what they were. The number of |open| primary items
is kept as well; below we shall need it.
@^floor invariant@>

If an item runs out, the search has been at the dead end for a moment, and
is back already. What it would have counted there is counted now.

@<Take short cuts@>=
void enter_by_shortcut(Frame& f)
{
  int const vital = lower_floors(f.node);
  int const others = covers_of(f.node);
  result.totals.covers += others;
  f.inside = commit_others_or_not(f.node);
  if (f.inside) {
    open -= vital;
    return;
  }
  raise_floors(f.node);
  result.totals.uncovers += others;
  ++result.totals.nodes;
  ++result.totals.dead;
}

@ How many covers would it have been? As many as the option has other items,
without those that are coloured.

@<Take short cuts@>=
static int covers_of(Node* x)
{
  int count = 0;
  for (Node* j = x->right; j != x; j = j->right)
    if (not List::painted or j->shade == 0) ++count;
  return count;
}

@ The items are covered one after the other until one of them cannot be, and
then those before it are uncovered. A list with colours purifies some of
them instead; there we ask only once, at the end.

@<Take short cuts@>=
bool commit_others_or_not(Node* x)
{
  for (Node* j = x->right; j != x; j = j->right)
    if (not commit_or_not(j)) {
      for (j = j->left; j != x; j = j->left) revoke(j);
      return false;
    }
  return true;
}

@ A node of a list with colours needs the three-way decision again. To purify cannot stop
in the middle, so it is done, and taken back if an item has run out.

@<Take short cuts@>=
bool commit_or_not(Node* j)
{
  if constexpr (List::painted) {
    if (j->shade < 0) return true;
    if (j->shade > 0) {
      if (not links.purify(j, watcher)) return true;
      links.unpurify(j, watcher);
      return false;
    }
  }
  return cover_or_not(links, j->item, watcher);
}
void revoke(Node* j)
{
  if constexpr (List::painted) if (j->shade != 0) {
    if (j->shade > 0) links.unpurify(j, watcher);
    return;
  }
  links.uncover(j->item, watcher);
}

@ Here is a cover that gives up. It hides the options of the column, until
hiding one of them takes the last option from somebody; then it turns around
on the spot, and goes back the way that it came. It belongs to nobody, for
the hybrid of \sec{fast/hybrid} will need it, too.

@<Cover, or give up@>=
template<class List, class Watcher>
bool cover_or_not(List& list, Node* c, Watcher& watcher)
{
  c->right->left = c->left;
  c->left->right = c->right;
  for (Node* i = c->down; i != c; i = i->down)
    if (list.hide(i, watcher)) {
      for (; i != c; i = i->up) list.unhide(i, watcher);
      c->left->right = c;
      c->right->left = c;
      return false;
    }
  return true;
}

@ The item that was chosen is covered to the end. If that takes the last
option from somebody, nothing is lost yet: the next option may cover him.
But the frame remembers that an item has run out.

@<Take short cuts@>=
bool cover_and_ask(Node* c)
{
  ++result.totals.covers;
  --open;
  return links.cover(c, watcher);
}

@ If there was none, then each open item has at least one option, wherever
we arrive from this frame; for the items that ran out later have sent us
back. So the chooser need not look for anything smaller than one. This is
the second short cut. It matters when there are many items and many of them
are forced, as in a sudoku, where the ring is long and was walked to the
end, at each node, in search of a dead end that could not be there.

@<Take short cuts@>=
int least() const@+{@+
  return path.empty() or path.back().ran_out ? 0 : 1;@+}@/

@ The third short cut is for solutions. If the chosen item has one option
only, and the vital items of that option, together with the chosen one, are
as many as there are open ones, then it covers them all: the path with this
option is a cover. It is reported, and no link is changed.

There is one more thing to think of. Between the two nodes that are passed
here, the search would have looked at its limits, and now and then at the
clock. If it has something to look at, it does not take the short cut.

@<Take short cuts@>=
bool finish(Node* x)
{
  int vital = 1;
  for (Node* j = x->right; j != x; j = j->right)
    if (j->item->floor == 0) ++vital;
  if (vital != open or may_stop()) return false;
  int const covers = 1 + covers_of(x);
  auto& t = result.totals;
  t.covers += covers;
  t.uncovers += covers;
  ++t.attempts;
  ++t.nodes;
  path.push_back(Frame{x->item, x});
  report_solution();
  path.pop_back();
  return true;
}
bool may_stop() const
{
  return limits.solutions != 0 or limits.nodes != 0
    or result.totals.nodes % 1024 == 0;
}

@ In the beginning, the open items are counted. (This is done for each
search. A list may have been left with some items covered.)

@<Take short cuts@>=
void count_open_items()
{
  open = 0;
  for (Node* c = links.first_open(); c != nullptr; c = links.next_open(c))
    ++open;
}

@*1 What it costs. How fast can a search with links be? A good yardstick is
\.{dance}, Knuth's own program for [K00], which many have tried to outrun. We
timed five versions of this search against it, in turns, on a busy machine,
whole processes, reading included, best of nine. Here are multiples of his
time, for thirteen queens, the Soma cube, pentominoes around a hole,
permutations of~10, dominoes on $8\times8$ squares, and a sudoku with 20
givens; a twentieth means little.
$$\vbox{\halign{#\hfil&&\quad\hfil#\cr
&{\it queens}&{\it Soma}&{\it hole}&{\it perm.}&{\it dominoes}&{\it sudoku}\cr
\noalign{\smallskip}
numbers&1.26&1.25&1.13&1.19&1.27&1.35\cr
addresses&.98&.99&.98&.75&.93&.98\cr
\quad and stops at dead ends&.97&.85&.82&.97&1.13&1.02\cr
\quad and finishes at solutions&.98&.91&.84&.77&.92&.99\cr
\quad and knows the least&.93&.92&.81&.69&.86&.74\cr}}$$
The first line is an earlier edition of this chapter. Its nodes were known
by numbers, its links were indices, and an index into an array of nodes of
twenty bytes must be multiplied before it can be followed. We paid a fifth
for them, because a list of numbers can be copied, compared, and printed,
until we saw that this takes two short functions in \sec{more/links}. The second
line is the way of Knuth's program, so no wonder that it takes his time; it
takes less where there is little to do at a node, because it keeps fewer
statistics. The short cuts of \sec{shortcuts} come one by one; the last line is
what you have in your hands.
@^addresses or numbers@>@^Knuth, Donald Ervin@>

@*1 The module. All parts are put together. The search borrows the list, and
returns it as it was: link for link, whether it ended or was stopped.

Its cost is that of its covers and uncovers, plus, for |Smallest|, the
length of the header ring at each node. Nothing is allocated but the path.

@(dlx/more/search.hpp@>=
#pragma once
/* The general dance: Algorithm DLX for every kind of list, with limits, its state
   in an array, and short cuts if nobody watches. The engine ``links''. */
#include "dlx/more/links.hpp"
#include <chrono>
#include <limits>
#include <optional>
#include <type_traits>
#include <vector>
namespace dlx {
@<Declare a frame...@>
@<Declare a turn@>
@<Declare the policies@>
@<Choose the open item of least degree@>
@<Cover, or give up@>
@<Declare the class |Dance|@>
@<Look up from the work@>
@<Estimate what is done@>
@<Dance with a policy@>
@<Declare the searches on a list without colours@>
} // |namespace dlx|

@ What others call are two functions. The lists of later chapters come with a |search| of
the same form.

@<Declare the searches on a list without colours@>=
Result search(Links& links, Chooser chooser, Limits const& limits = Limits(),
  Receive const& receive = nullptr, Observer* observer = nullptr);
  /* finds all covers, or as many as |limits| allow; Algorithm DLX of [K00].
     The list is as before when it returns */
std::optional<Totals> dance_plainly(Problem const& problem, Chooser chooser,
  Observer& observer);
  /* the same dance by \sec{dance/search}, if the problem is plain and the search
     short; or else nothing happens at all */

@ The class is a template in three directions: which list it is, who
chooses, and who listens. All its members are references to what others own,
except for the path and the result; a |Dance| lives for one search, and is
thrown away.

Templates have a bad name for being hard to read. These three are of the
harmless kind: put |Links| for |List|, |Smallest| for |Policy| and |Silent|
for |Watcher|, and read it as an ordinary class.

@<Declare the class |Dance|@>=
template<class List, class Policy, class Watcher>@/
class Dance {
public:
  Dance(List& list, Policy& p, Limits const& l, Receive const& r, Watcher& w)
    : links(list), policy(p), limits(l), receive(r), watcher(w),
      deadline(deadline_of(l)) {}
  @<Run the search@>
private:
  @<Arrive at a node@>
  @<Advance to the next option@>
  @<Enter an option and leave it@>
  @<Take short cuts@>
  @<Retreat from a level@>
  @<Cover and uncover the other items of an option@>
  @<Cover and uncover with an announcement@>
  @<Report a solution@>
  @<Decide whether to stop@>
  @<Take turns at a bounded item@>
  @<Declare the rest of |Dance|@>
};

@ The limit on time has become a |deadline|, as \sec{more/observer} has it.

@<Declare the rest of |Dance|@>=
static constexpr bool is_silent = std::is_same_v<Watcher, Silent>;
static constexpr bool has_shortcuts = is_silent and not List::bounded
  and std::is_same_v<Policy, Smallest>;
int level() const { return static_cast<int>(path.size()); }
double done(Node* next);
List& links;
Policy& policy;
Limits const& limits;
Receive const& receive;
Watcher& watcher;
Clock::time_point deadline;
std::vector<Frame> path;
std::vector<Turn> turns;  /* one a frame, and */
std::vector<Node*> tweaked; /* a pile of nodes; see \sec{more/bounded} */
std::vector<int> options; /* of the latest solution */
int open = 0; /* so many primary items are open; see \sec{shortcuts} */
Result result;

@ The function |search| picks one of four combinations, and each is compiled
on its own. The choice is a template too, since the lists of later chapters
are searched the same way.

@(dlx/more/search.cpp@>=
#include "dlx/more/search.hpp"
#include "dlx/dance/search.hpp"
namespace dlx {
Result search(Links& links, Chooser chooser, Limits const& limits,
  Receive const& receive, Observer* observer)
{
  return dance_on(links, chooser, limits, receive, observer);
}
@<Dance plainly, if that is enough@>
} // |namespace dlx|

@ An observer that is not there becomes a |Silent| one. This is the place
where the two meanings of ``nobody listens'' meet: a null pointer, for those
who call the library, and an empty class, for the compiler.

@<Dance with a policy@>=
template<class List, class Policy> Result dance_with(List& links, Policy& policy,
  Limits const& limits, Receive const& receive, Observer* observer)
{
  Silent nobody;
  if (observer == nullptr)
    return Dance<List, Policy, Silent>(links, policy, limits, receive, nobody)
      .run();
  return Dance<List, Policy, Observer>(links, policy, limits, receive,
    *observer).run();
}
template<class List> Result dance_on(List& links, Chooser chooser,
  Limits const& limits, Receive const& receive, Observer* observer)
{
  First first;
  Smallest smallest;
  return chooser == Chooser::first
    ? dance_with(links, first, limits, receive, observer)
    : dance_with(links, smallest, limits, receive, observer);
}

@ The two dances tell the same story, write by write. Who wants to see it, in
pictures or in a trace, might as well see the search of the first part, the
one that was explained; and so he does, if the problem is plain, and if the
search is over before anybody could interrupt it. A silent dry run tells
whether it is: it takes a thousand nodes, and no time.
@^dry run@>

@<Dance plainly, if that is enough@>=
std::optional<Totals> dance_plainly(Problem const& problem, Chooser chooser,
  Observer& observer)
{
  if (not is_plain(problem)) return std::nullopt;
  Links dry(problem);
  Limits limits;
  limits.nodes = 1023; /* then |look_up| is never called */
  if (search(dry, chooser, limits).ending != Ending::complete)
    return std::nullopt;
  dance::Links links(as_plain(problem));
  return dance::search(links, chooser, nullptr, &observer);
}

@ \pitfall{A limit that
is reported although the search was complete. A search that is stopped and
leaves items covered, so that the next one on the same list finds less. A
program that says nothing for an hour and is reported as an ``infinite
loop''.}

\pinned{\.{tests/more/search\UL test.cpp} compares covers, their order, and the
number of nodes with those of Algorithm~X on hundreds of random problems;
counts queens and Latin squares; counts the nodes that are taken out for
nothing; and stops searches at every possible node, each time looking
whether the list is what it was. For thousands of searches it compares what
they say when nobody listens with what they say when they are watched: the covers,
their order, and every number; and for thousands of plain problems, what
this dance tells with what the plain one tells, write by write. The silence
of the silent is tested in \.{tests/whole/silence\UL test.cpp}.}

\exercise[15]{Stop the search after the first cover, in three ways: by a limit, by a policy,
and by the flag. Which of them stop at once?}
\answer{With |limits.solutions = 1|; with a policy whose |is_over| becomes true when a receiver
has told it of a cover; and with a receiver that sets the flag |limits.stop|. The first two are
asked before each attempt, so nothing more is tried. The flag is looked at once in 1024 nodes;
until then, more covers may come.}

\exercise[20]{In |finish|, an option is found to complete the cover, and none of its items is
covered. What would go wrong without the condition |degree == 1|?}
\answer{The item has other options, which must be tried as well; but |finish| returns as if the
node had been dealt with, and they would be lost. One could finish each option that completes a
cover when its turn comes, in |enter|; there is little to be won, as an item with two options
that both complete the cover is rare.}

\summary{Arrive, advance, retreat. The path is all the state there is.
Choose the item with the fewest options, undo in reverse, and leave the list
as you found it.}
