@** The general dance. \label{more/search}%
What does Algorithm DLX still lack, when it is meant to run for a week? The
search of \sec{dance/explore} is a recursive function: the language keeps its state on the stack.
But the depth of a search may be a hundred thousand, and a stack is not made
for that. A search should be able to stop anywhere, at a limit or when a person presses a key,
and leave the list as it was found. And its state should be a plain array, which can be shown, stored, and continued.

The array is called the {\it path}. For each level it
holds the header of the item that was chosen there, and the node of the option that
is being tried. Let us follow the leftmost branch of the four queens
(\sec{dance/four-queens}), and write down the path at each step:
\sketch{path}{The path at five arrivals, one after the other, with level~0 at the bottom; and what is
found there. The frame that has just been changed is orange; the blue one begins a new branch at the root.}
When the search has found nothing at |R4|, the array has all that is needed for the
way back. At level~2, nothing stands below \.{Q@@(2,1)} in the column of |R3|, so leave level~2. At level~1, nothing
stands below \.{Q@@(1,3)} in that of |R2|, so leave level~1. At level~0 go on to \.{Q@@(0,1)}.
@^path@>@^Algorithm DLX@>

@ This search makes the same steps as that of the first part, event by event. It takes every
kind of list and obeys limits. It is the engine called |links|. A level of the path is a |Frame|.

@<Declare a frame of the path@>=
struct Frame {
  Node* item; /* the item that was chosen */
  Node* node; /* the node in its column tried last; |item| before the first */
  Borders::Fork fork = @[{}@]; /* which way that is, and of how many (\sec{more/range}) */
  bool inside = false; /* are the other items of its option covered? */
  bool none = false;   /* may |item| get none of its options, in the last way? (\sec{more/bounded}) */
  int tweaks = 0;      /* so many nodes are tweaked for |item| */
};

@ The search does two things. It {\it arrives\/} at a new node of
the tree, looks around, and perhaps chooses an item. And it {\it advances\/} to
the next option that has not been tried, as deep in the tree as possible.
When there is none, the search is over. The whole search of the four queens arrives seventeen times,
once at each node of its tree; and the seventeenth |advance| finds the path empty.
\sketch{loop}{The search as two functions and an array. Only |arrive| lets the path grow, and
|advance| lets it shrink; what is left after a stop, |run| takes down.}

The invariant between the two: {\it for
each frame of the path, its item is covered; and for each frame that is |inside|, all
the other items of its |node|'s option are covered too; in the order of the path, and
nothing else is}. So the path says what must be undone, and in which order.
@^path invariant@>

@<Run the search@>=
Result run() {
  go_on();
  while (not path.empty()) retreat();
  watcher.done(result.totals);
  return result;
}
void go_on() {
  result.ending = Ending::complete;
  deadline = deadline_of(limits);
  if (not std::exchange(begun, true)) arrive();
  while (advance()) arrive();
}

@ On arrival, if no primary item is open, the path is a cover. In a list without
bounds, an item is {\it open\/} if it is in the ring of headers; and its {\it degree},
the number of ways to go on with it, is its size. Otherwise an item is chosen. If it
has no options, this is a dead end: the item is reported, and is not
covered, so there is nothing to undo. The policy of \sec{more/cheapest} may choose no item, or refuse a cover, when everything
below is too expensive.
@^dead end@>@^solution@>@^degree of an item@>

@<Arrive at a node@>=
void arrive() {
  ++result.totals.nodes;
  if (links.first_open() == nullptr) {
    is_under_way = false;
    if (policy.accepts()) report_solution();
    return;
  }
  if (policy.is_over()) return;
  Node* const c = policy.choose(links);
  if (c == nullptr) return;
  int const degree = links.degree(c);
  watcher.choose(links.number(c), degree, level());
  if (degree > 0) return branch(c, degree);
  is_under_way = false;
  ++result.totals.dead;
  watcher.dead(links.number(c), level());
}

@ If there is something to be tried, the item is used, which usually means that it is
covered; the new frame begins with its header.

The conditions about lists that are |bounded| or |painted| may be skipped until
\sec{more/painted} and \sec{more/bounded}. They are known when the program is
compiled, so the simple list does not pay for the others.

@<Arrive at a node@>=
void branch(Node* c, int degree) {
  Frame f = {c, c, borders.fork_below(path.empty() ? nullptr : &path.back().fork, degree)};
  f.none = degree > c->size;
  steps.use(c, level());
  path.push_back(f);
  if (is_under_way) get_on();
}

@ To advance, take back the option that was tried last at the deepest level,
and try the next one there. If there is none, that level is done: its item
is uncovered, its frame disappears, and the search looks one level up.

The limits are looked at before something new is tried, and
not on arrival. So if the last cover that was wanted is also
the last one there is, the search is complete, and says so.

@<Advance to the next option@>=
bool advance() {
  while (not path.empty() and not policy.is_over()) {
    Frame& f = path.back();
    if (f.inside) leave(f);
    Node* const x = next(f);
    if (x == f.item) retreat();
    else if (must_stop()) return false;
    else {
      f.node = x;
      ++f.fork.way;
      enter(f);
      return true;
    }
  }
  if (policy.is_over()) result.ending = Ending::script;
  return false;
}

@ When all ways of a node have been tried, or all that are in the range, the header says so. Before that, the policy
says which node is next. In a list with bounds, the last way may be to use none of the options, which is written as the root.

@<Advance to the next option@>=
Node* next(Frame& f) {
  if (f.fork.way >= (f.fork.border.last ? borders.last_way(f.fork) : f.fork.ways)) return f.item;
  Node* const x = policy.next(f, level() - 1);
  if constexpr (List::bounded) if (x == f.item) return last(f);
  return x;
}

@ A search that keeps to a range (\sec{more/range}) leaves out the ways to the left of it and those to the
right. On its way to the beginning of the range, and on to the first turning there, it counts no nodes, and obeys only the flag. So a search that is stopped and continued again and again, after however short a time, gets at least to the next turning each time. Where there is only one way, there is no turning, and no border. The
position of a search is the way that it is going to try next.

@<Keep to a range@>=
void keep_to(Range const& range) /* before the search begins */
{ borders = Borders(range), is_under_way = not range.from.empty(); }
void get_on() {
  Frame& f = path.back();
  is_under_way = f.fork.border.first or not f.fork.is_turning();
  if (is_under_way) --result.totals.nodes;
  for (int const first = borders.first_way(f.fork); f.fork.way + 1 < first; ++f.fork.way) {
    f.node = next(f);
    if constexpr (List::bounded) take_turn(f);
  }
}
std::vector<Rest> rest() const {
  if (not begun or is_under_way) return {Rest{borders.range}};
  if (path.empty()) return {};
  Rest r = {{{}, borders.range.until}};
  for (Frame const& f : path)
    if (f.fork.is_turning()) r.range.from.push_back({f.fork.way + (f.inside ? 0 : 1), f.fork.ways});
  return {r};
}

@ To enter an option is to cover its other items; to leave it is to uncover them.

@<Enter an option and leave it@>=
void enter(Frame& f) {
  ++result.totals.attempts;
  int const x = links.number(f.node);
  watcher.attempt(links.option_of(x), x, level() - 1);
  if constexpr (List::bounded) take_turn(f);
  steps.commit_others(f.node, level() - 1);
  f.inside = true;
}
void leave(Frame& f) {
  steps.uncommit_others(f.node, level() - 1);
  f.inside = false;
}

@ A retreat leaves the deepest level, whatever its state. The search retreats when a
level has been exhausted; and when it has been stopped, it retreats from all
levels, so that the list is restored in every case.

@<Retreat from a level@>=
void retreat() {
  Frame& f = path.back();
  if (f.inside) leave(f);
  if constexpr (List::bounded) close(f);
  steps.unuse(f.item, level() - 1);
  path.pop_back();
}

@ A solution is the list of the options along the path. The vector is a
member, so that nothing is allocated for the second solution. If covers are only
counted, it is not made.

@<Report a solution@>=
void report_solution() {
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

@*1 Steps that are counted and reported. The class |Steps| makes each cover and uncover, counts it, and reports it.
Without an observer, the compiler removes the reports; the count remains, one addition for a whole cover.

To {\it use\/} an item is to cover it, if there are no bounds.

@<Cover and uncover with an announcement@>=
void cover(Node* c, int k) {
  ++totals.covers;
  links.cover(c, watcher);
  watcher.cover(links.number(c), k);
}
void uncover(Node* c, int k) {
  ++totals.uncovers;
  links.uncover(c, watcher);
  watcher.uncover(links.number(c), k);
}
void use(Node* c, int k) {
  if constexpr (List::bounded) use_bounded(c, k);
  else cover(c, k);
}
void unuse(Node* c, int k) {
  if constexpr (List::bounded) unuse_bounded(c, k);
  else uncover(c, k);
}

@ To {\it commit\/} to an item of the option is TAOCP's word for a decision in three ways [K22]. In a list without colours, the item is used. In one with colours, it is purified
if the node has a colour, that is, a shade greater than~0. If the shade is negative, the item has been purified in this colour before, and nothing
is done. To purify is reported like a cover: first the writes, then the
event.
@^commitment@>

@<Commit to an item with an announcement@>=
void commit(Node* j, int k) {
  if constexpr (List::painted) if (j->shade != 0) return purify(j, k);
  use(j->item, k);
}
void uncommit(Node* j, int k) {
  if constexpr (List::painted) if (j->shade != 0) return unpurify(j, k);
  unuse(j->item, k);
}
void purify(Node* j, int k) {
  if (j->shade < 0) return;
  links.purify(j, watcher);
  watcher.purify(links.number(j->item), links.number(j), k);
}
void unpurify(Node* j, int k) {
  if (j->shade < 0) return;
  links.unpurify(j, watcher);
  watcher.unpurify(links.number(j->item), links.number(j), k);
}

@ The other items of an option are committed to from left to right, and released
from right to left. This is the only place where the order matters for the list. If items were released in the order of committing, the links would usually
look right, but sizes would be too large (\sec{dance/wrong-order}). In a list with bounds, an item may
get no option at all. Then |x| is the root, whose |item| is itself; no entry has such an |item|.
@^wrong order@>

@<Commit to the other items of an option@>=
void commit_others(Node* x, int k) {
  if constexpr (List::bounded) if (is_none(x)) return;
  for (Node* j = x->right; j != x; j = j->right) commit(j, k);
}
void uncommit_others(Node* x, int k) {
  if constexpr (List::bounded) if (is_none(x)) return;
  for (Node* j = x->left; j != x; j = j->left) uncommit(j, k);
}

@ Steps have no memory of their own; list, watcher, and
totals belong to the search.
\sketch{partners}{The search and its parts. Only |Steps| changes the list.}

@<Declare the class |Steps|@>=
inline bool is_none(Node const* x) { return x->item == x; }
template<class List, class Watcher> struct Steps {
  List& links;
  Watcher& watcher;
  Totals& totals;
  @<Cover and uncover with an announcement@>
  @<Commit to an item with an announcement@>
  @<Commit to the other items of an option@>
  @<Use an item that has bounds@>
};

@*1 Choosing. In the plain search the chooser is a word, |first| or
|smallest|. Here it is a {\it policy}, because later chapters choose
by other rules, or by a script.
@^policy@>

A policy is an object with four functions. It chooses an item; it says
which node of the column is tried after the present one, the header meaning
``none''; it may end the search; and it may refuse a cover. The ordinary policies take the
options in order, accept everything, and never end the search.

@<Declare the policies@>=
struct InOrder {
  Node* next(Frame const& f, int) const { return f.node->down; }
  bool is_over() const { return false; }
  bool accepts() const { return true; }
};
struct First : InOrder {
  template<class List> Node* choose(List const& l) const { return l.first_open(); }
};
struct Smallest : InOrder {
  template<class List> Node* choose(List const& links) const;
};

@ The smallest: walk along the open items; the leftmost of the smallest wins. The walk stops at an item
without options, since nothing can be smaller. At the root of the four queens all eight
items have four options, and |R1| wins as the leftmost; after \.{Q@@(0,1)}, |R2| has one option
left, |R3| and |R4| have two, and so |R2| is next.
@^ties@>

@<Choose the open item of least degree@>=
template<class List> Node* Smallest::choose(List const& links) const {
  Node* best = nullptr;
  int fewest = std::numeric_limits<int>::max();
  for (Node* c = links.first_open(); c != nullptr; c = links.next_open(c))
    if (int const n = links.degree(c); n < fewest) {
      best = c;
      fewest = n;
      if (n == 0) break;
    }
  return best;
}

@*1 Stopping. Limits are looked at before each attempt. The clock is slow to
read, so it is read, and signs of progress are given, only once in 1024 nodes, or more often in a long list. The ending
says |complete| until a limit is reached.

@<Decide whether to stop@>=
bool must_stop() {
  auto& [ending, t] = result;
  if (is_under_way) {
    if (is_raised(limits.stop)) ending = Ending::interrupted;
  } else if ((limits.solutions > 0 and t.solutions >= limits.solutions)@|
      or (limits.nodes > 0 and t.nodes >= limits.nodes)) ending = Ending::limit;
  else if ((t.nodes & (grain - 1)) == 0) look_up();
  return ending != Ending::complete;
}

@ At half a million nodes a second, 1024 nodes take two milliseconds. But in a list of half a million nodes each choice takes long. So
between two looks at the clock, the nodes of the list, counted once for each node of the tree, are at most four million.

How much of the search is done? If the root has three options and the second is being
tried, at least a third is done; if there the second of two
options is being tried, another half of a third; and so on down the path.
\sec{more/progress} makes a forecast of this fraction.

@<Decide whether to stop@>=
void look_up() {
  auto const& t = result.totals;
  if (limits.pulse and t.nodes % 1024 == 0) limits.pulse(Progress{t.nodes, t.solutions, done()});
  if (is_raised(limits.stop)) result.ending = Ending::interrupted;
  else if (limits.seconds != 0 and Clock::now() > deadline) result.ending = Ending::limit;
}
double done() const {
  double share = 1, sum = 0;
  for (Frame const& f : path) {
    share /= f.fork.ways;
    sum += share * (f.inside ? f.fork.way - 1 : f.fork.way);
  }
  return sum;
}

@*1 Measurements. How fast can a search with links be? We compared it with
\.{dance}, Knuth's own program for [K00]: whole processes, reading included, best of nine runs. Here are multiples of its
time, for thirteen queens, the Soma cube, pentominoes around a hole,
permutations of~10, dominoes on $8\times8$ squares, and a sudoku with 20
givens; a twentieth means little.
$$\vbox{\halign{#\hfil&&\quad\hfil#\cr
&{\it queens}&{\it Soma}&{\it hole}&{\it perm.}&{\it dominoes}&{\it sudoku}\cr
\noalign{\smallskip}
numbers&1.26&1.25&1.13&1.19&1.27&1.35\cr
addresses&.98&.99&.98&.75&.93&.98\cr}}$$
In the first line, links are indices of nodes, and an index must be multiplied before it can be followed. In the second
line, which is this program, they are addresses, as in Knuth's.
@^addresses or numbers@>@^Knuth, Donald Ervin@>

@*1 The module. There are two functions. The lists of later chapters come with a
|search| of the same form. The search borrows the list, and
returns it as it was, link for link, whether it ended or was stopped; not if |receive| throws.
Its cost is that of its covers and uncovers, plus, for |Smallest|, the
length of the header ring at each node. Nothing is allocated but the path.

@<Declare the searches on a list without colours@>=
Result search(Links& links, Chooser chooser, Limits const& limits = Limits(),
  Receive const& receive = nullptr, Observer* observer = nullptr);
  /* finds all covers, or as many as |limits| allow; Algorithm DLX of [K00] */
constexpr std::uint64_t nodes_of_a_short_search = 1023; /* with one more, it would look at its clock */
std::optional<Totals> dance_plainly(Problem const& problem, Chooser chooser,
  Observer& observer);
  /* by \sec{dance/search}, if the problem is plain, has at most 1000 items, and the search is short */

@ The search is a template in three directions: the list, the policy, and the watcher. To read it, put |Links| for |List|, |Smallest| for |Policy| and |Silent|
for |Watcher|. A |Dance| lives for one search.

@<Declare the class |Dance|@>=
template<class List, class Policy, class Watcher>@/
class Dance {
public:
  Dance(List& list, Policy& p, Limits const& l, Receive const& r, Watcher& w)
    : links(list), policy(p), limits(l), receive(r), watcher(w) {}
  @<Run the search@>
  @<Keep to a range@>
  Result result = Result();
private:
  @<Arrive at a node@>
  @<Advance to the next option@>
  @<Enter an option and leave it@>
  @<Retreat from a level@>
  @<Report a solution@>
  @<Take turns at a bounded item@>
  @<Decide whether to stop@>
  @<Declare the data of |Dance|@>
};

@ The limit on time has become a |deadline| (\sec{more/limits}).

@<Declare the data of |Dance|@>=
static constexpr bool is_silent = std::is_same_v<Watcher, Silent>;
int level() const { return static_cast<int>(path.size()); }
List& links;
Policy& policy;
Limits const& limits;
Receive const& receive;
Watcher& watcher;
Clock::time_point deadline;
std::uint64_t const grain = /* nodes; a power of two */
  std::bit_floor(std::clamp<std::uint64_t>((1 << 22) / (links.node_count() + 1), 1, 1024));
Borders borders;
bool begun = false, is_under_way = false; /* to where the range begins */
Steps<List, Watcher> steps = {links, watcher, result.totals};
std::vector<Frame> path;
std::vector<Node*> tweaked; /* for all frames, the deepest on top */
std::vector<int> options; /* of the latest solution */

@ The steps come first, and the dance last.

@(dlx/more/search.hpp@>=
#pragma once
/* The general dance, for every kind of list, with limits: the engine ``links''. */
#include "dlx/more/links.hpp"
#include "dlx/more/range.hpp"
#include <algorithm>
#include <bit>
#include <limits>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>
namespace dlx {
@<Declare a frame...@>
@<Declare the policies@>
@<Choose the open item of least degree@>
@<Declare the class |Steps|@>
@<Declare the class |Dance|@>
@<Dance with a policy@>
@<Declare the searches on a list without colours@>
} // |namespace dlx|

@ A null pointer in place of an observer becomes a |Silent| watcher. Two choosers and two
kinds of watchers make four combinations, and each is compiled on its own.

The attribute |flatten| asks the compiler to write out all functions that are called
from here, which are small: on queens a silent search gains an eighth.

@<Dance with a policy@>=
template<class List, class Policy>
@[[[gnu::flatten]]@] Result dance_silently(
  List& links, Policy& policy, Limits const& limits, Receive const& receive) {
  Silent nobody;
  return Dance<List, Policy, Silent>(links, policy, limits, receive, nobody).run();
}
template<class List, class Policy> Result dance_watched(List& links, Policy& policy,
  Limits const& limits, Receive const& receive, Observer& observer) {
  return Dance<List, Policy, Observer>(links, policy, limits, receive, observer).run();
}
template<class List, class Policy> Result dance_with(List& links, Policy& policy,
  Limits const& limits, Receive const& receive, Observer* observer) {
  return observer == nullptr
    ? dance_silently(links, policy, limits, receive)
    : dance_watched(links, policy, limits, receive, *observer);
}
template<class List> Result dance_on(List& links, Chooser chooser,
  Limits const& limits, Receive const& receive, Observer* observer) {
  First first;
  Smallest smallest;
  return chooser == Chooser::first
    ? dance_with(links, first, limits, receive, observer)
    : dance_with(links, smallest, limits, receive, observer);
}

@ Both dances report the same writes. An observer of a plain problem that is not large may thus watch the search of the first part, the
one that was explained, if the
search is short. A silent dry run tells
whether it is: it takes a thousand nodes. To make a plain problem of a large one takes the square of its items.
@^dry run@>

@(dlx/more/search.cpp@>=
#include "dlx/more/search.hpp"
#include "dlx/dance/search.hpp"
namespace dlx {
Result search(Links& links, Chooser chooser, Limits const& limits,
  Receive const& receive, Observer* observer) {
  return dance_on(links, chooser, limits, receive, observer);
}
std::optional<Totals> dance_plainly(Problem const& problem, Chooser chooser,
  Observer& observer) {
  if (not is_plain(problem) or problem.item_count() > 1000) return std::nullopt;
  Links dry(problem);
  Limits limits;
  limits.nodes = nodes_of_a_short_search;
  if (search(dry, chooser, limits).ending != Ending::complete)
    return std::nullopt;
  dance::Links links(as_plain(problem));
  return dance::search(links, chooser, nullptr, &observer);
}
} // |namespace dlx|

@ \pitfall{A limit that
is reported although the search was complete. A
program that says nothing for an hour and is reported as an ``infinite
loop''.}

\pinned{\.{tests/more/search\UL test.cpp} compares covers, their order, and the
number of nodes with those of the plain search on random problems, on queens, and on Latin squares. It stops searches at every possible node and cover, by the clock, and by the flag, each time looking
whether the list is what it was. For thousands of plain problems it compares the events of
this dance with those of the plain one. That a silent search costs nothing is tested in \.{tests/whole/silence\UL test.cpp}.}

\exercise[15]{Stop the search after the first cover, in three ways: by a limit, by a policy,
and by the flag. Which of them stop at once?}
\answer{With |limits.solutions = 1|; with a policy whose |is_over| becomes true when a receiver
has told it of a cover; and with a receiver that sets the flag |limits.stop|. The first two are
asked before each attempt, so nothing more is tried. The flag is looked at once in 1024 nodes;
until then, more covers may come.}

\exercise[20]{Suppose that the chosen item has one option only, and that this option covers all items that
are open. Which steps can a search without an observer save, and what must it count nevertheless?}
\answer{The path with this option is a cover, and can be reported without a single link being changed. The search must count
an attempt, a node, a solution, and the covers and uncovers that it has saved; and it must look at its limits as before. The
condition on the number of options matters: others would have to be tried as well.}

\summary{Arrive, advance, retreat. The path is all the state there is.
Choose the item with the fewest options, undo in reverse, and leave the list
as you found it.}
