@** A tree, cut into subtrees. \label{more/subtrees}%
A search has run for nine days, and somebody pulls the plug. What is left is a file with eleven thousand covers,
and the question: {\it where was it?} A search knows that all the time; it is the path. But there are many kinds
of searches in this book, each with a path of its own kind, and some of them have several at a time, because several threads
search. Should all of them learn to write down where they are, and to come back there?

There is a way in which none of them has to. Cut the tree {\it before\/} it is searched. Each subtree is a problem
of its own, a smaller one, which any search can be given; and ``where was it?'' has a simple answer: so many of the
subtrees are done. Here is the tree of the four queens, cut at the root, and once more below the first of
its four ways.
\sketch{subtrees}{The tree of the four queens, as five subtrees. Below each of them stands the path to it: which of how many ways to take
at each node where there is a choice.}
When the second subtree is being searched, the position is ``way 1 of~4, and there, way 2 of~2'', for which we shall write
\.{1/4 2/2}. A program that is started on another day, on another machine, with another engine, reads
these seven characters, and knows that everything to the left has been searched, and nothing to the right.
@^subtree@>@^position of a search@>

@ If a subtree turns out to be too large, it is cut into the subtrees of its children, and if one of those is too
large as well, it is cut, too. So nobody has to know beforehand where to cut; and {\it the cuts made so far
need not be written down}. For the position says where one has turned on the way from the root, and whatever stands to the
right of a turning is still to be done, however it may be cut some day.

For example, let the position be \.{3/7 1/4}. What is left? The subtree \.{3/7 1/4} itself; then its three sisters to the right,
\.{3/7 2/4} to \.{3/7 4/4}; then \.{4/7} to \.{7/7}, each of them whole. That makes eight subtrees, and their list
was made from two fractions.

The next chapter will use this, and three others first of all: \sec{fast/subtree_search} has engines search subtrees, \sec{fast/long_search} decides
how long to be patient with one before it is cut, and \sec{command/keeper} writes positions
into a file. This one knows nothing of engines, of time, or of files.

@ Two things must be true if the covers of all subtrees, one after the other, shall be those of the whole search, in
the same order. We call them the {\it invariants of the cut}:
\smallskip
{\parindent=2.2em
\item{1.} Each cover belongs to exactly one of the subtrees, and those of a subtree come before those of all later ones.
\item{2.} The search of a subtree, as a problem of its own, finds its covers in the order in which the search of
the whole would.\par}
\smallskip
@^invariant of a cut@>
\noindent The first one is nothing new. The children's sets of covers are a partition of their
parent's (\sec{more/bounded}), and a search visits its children from left to right.

The second depends on how the smaller problem is written. It has the items that are {\it open\/} at the root of
the subtree, and the options that can still be chosen, both in their old order. An item that must still be covered
between $n$ and $b$ times is given the bounds $n$ and~$b$. If options have agreed about the colour of a secondary item, those that
are left need not mention it. Now think of both searches, that of the whole, below this node, and that of
the smaller problem from its root. At each node they have before them
the same items, with the same options, the same need, and the same bound, in the same order; the chooser looks at nothing else, so it chooses the same
item, with the same ways in the same order. So not only the covers agree but the trees, node for node.
The tests insist on it.

Here is the subtree \.{1/4} of the four queens, where the first of them stands in the corner, as a file. Of the 16 options
six are left, and of the 18 items 13:
$$\vbox{\halign{\tt#\hfil\qquad&#\hfil\cr
R2 R3 R4 F2 F3 F4 \char"7C\ D3 D4 D5 B1 B2 B4 B5&\cr
R2 F3 D3 B4&\.{Q@@(1,2)} in the whole\cr
R2 F4 D4 B5&\.{Q@@(1,3)}\cr
R3 F2 D3 B2&\.{Q@@(2,1)}\cr
R3 F4 D5 B4&\.{Q@@(2,3)}\cr
R4 F2 D4 B1&\.{Q@@(3,1)}\cr
R4 F3 D5 B2&\.{Q@@(3,2)}\cr}}$$
Each primary item has two options now, and the leftmost of them, |R2|, is chosen, here as in the whole. (The subtree has no cover.)

@ Why is the tree the same with bounds, where an option that had its turn stays hidden (\sec{more/bounded})? Because hidden is hidden. Below the second way of the kitchen's root, where Bob cooks and Ann has had her turn, Ann is not
among the live options, and so she is not in the smaller problem either. What the list remembers by links, the problem says by leaving out. The need of an item and its bound go down with each use, and the smaller problem begins with what they are now; its slack may be smaller
than it was, but only when the need is zero, and then nobody asks for it. If such an item is chosen, its degree is $S+1-n$ in both, with the same size~$S$ and the same need~$n$.

One more thing could differ: ties. If two items have the same degree, the leftmost wins, and if the items were in another order, the tree would be another one, with the same covers in
another order. Therefore the items keep theirs, and so do the options; nothing may be sorted on the way, however tempting that is.
@^ties@>

@ A {\it turning\/} is one of the fractions. Only those nodes count at which there was something to
decide; where there is one way to go on, we go, and where it leads we shall see again when we come back. (A sudoku may have fifty forced moves
in a row. They are no news.)
@^turning@>@^forced moves@>

@<Declare turnings@>=
struct Turning {
  int way = 1, ways = 1; /* this one, from 1; of so many, two or more */
  friend bool operator==(Turning const&, Turning const&) = default;
};
using Turnings = std::vector<Turning>;
std::string spelled(Turnings const& path); /* such as |"3/7 1/4"|; |""| is the root */
bool is_left_of(Turnings const& a, Turnings const& b);
  /* does subtree |a| begin further to the left than |b|? Both are in one tree */

@ Two paths make a {\it range}, as two page numbers make a chapter. It has all subtrees from
the first path on, and ends to the left of the second. So the ranges from the root to \.{3/4} and
from \.{3/4} to the end are two halves of one tree, and no subtree is in both: what two people share in this way is
searched once (\sec{more/split}).
@^range of subtrees@>

@<Declare ranges@>=
struct Range {
  Turnings from = @[{}@];         /* to its first subtree */
  std::optional<Turnings> until = std::nullopt; /* to the first that is not in it;
    if there is none, the range goes to the end of the tree */
  friend bool operator==(Range const&, Range const&) = default;
};

@ The class is at one subtree at a time, which is the {\it present\/} one; at first this is the whole tree. From there one
can go on in two ways: |divide| cuts it, and the first of its pieces becomes the present one; |pass| leaves it
behind, and the next one, to the right, is present. And when all have been passed, it is over.

@<Declare the class |Subtrees|@>=
class Subtrees {
public:
  explicit Subtrees(Problem const& problem, Chooser chooser = Chooser::smallest);
    /* of the tree of this chooser. The problem must live longer: */
  explicit Subtrees(Problem&& problem, Chooser chooser = Chooser::smallest) = delete;
  bool is_over() const { return over; }
  Turnings const& path() const { return turnings; } /* to the present one */
  bool divide(); /* or |false|, if its root is a leaf. Time: of a step,
    and of the forced ones behind it */
  void pass();
  void pass_cover(std::span<int const> options);
    /* cuts the present subtree along the path to this cover, whose options are those of the whole, and passes all up
       to the cover; the next piece to the right is present then. It must be one of the present subtree, which is not checked. Time: of as many steps as it has options, and
    linear in the number of options of the whole */
  @<Declare how to keep to a range, and to a path@>
  double done(double inside) const; /* which share of the range, if this is the
    share of the present subtree that is done; all children being equally large */
  std::vector<int> chosen() const; /* the options that lead to it */
  Subtree subtree() const; /* it, as a problem. Time: that of sorting what is left, and linear in
    the number of items and colours of the whole */
private:
  @<Declare the data of |Subtrees|@>
};

@ Besides, one can be told where to be. A path comes from outside, from a file or another machine, and it may be that of another tree; both
functions follow it as they go, and say so if it leads nowhere.

@<Declare how to keep to a range, and to a path@>=
void keep_to(Range const& range);
  /* from now on there are no other subtrees; the first of them is present. Throws
     |std::out_of_range| if the tree has no such paths, or none is between them; the range is the whole tree then, and its root is present */
void go_to(Turnings const& path);
  /* throws |std::out_of_range| if there is no such path in the range, and is then
     at the root of the tree */

@ The problem of a subtree counts its options from~1, like every problem. Who finds a cover of it wants to know which options
of the whole these are. Names and costs of options are left out; they can be asked for in the whole.

@<Declare what is left@>=
struct Subtree {
  Problem problem; /* whose covers complete the options that lead to it */
  std::vector<int> options = @[{0}@]; /* the number in the whole of each of its options */
};

@ It walks through the tree with a list, step by step (\sec{more/stride}). The list is the one with bounds, which can hold every problem. It is
slower than the others; but how long do a few steps take, compared with the search of a subtree?

Why do the steps need a vector, and the turnings another one? Because there are more steps than turnings. So we
remember for each turning how many steps came before it.

@<Declare the data of |Subtrees|@>=
void step(int item, int way);
void turn(int item, Turning const& turning);
void settle(); /* where there is only one way, go */
void follow(Turnings const& path);
void go_on();     /* to the next subtree of the tree */
void heed_end(); /* whatever is present now */
double share(double inside) const; /* of the tree, to the left of this place */
void go_back(); /* to the node of the last turning */
std::vector<int> live_options() const;
std::vector<Entry> entries_of(int option) const; /* those that are not settled */
Problem const& whole;
Bounded list;
Chooser chooser;
std::vector<Stride> steps;       /* from the root of the tree */
Turnings turnings;                   /* those that had a choice */
std::vector<std::size_t> before; /* so many steps came before each turning */
bool over = false;
Range range;               /* the whole, unless it was told otherwise */
double first = 0, last = 1; /* the shares where it begins and ends */

@ All of this belongs to the wider problem, and no faster search is needed for it.

@(dlx/more/subtrees.hpp@>=
#pragma once
/* A search tree, cut into subtrees: each of them a path and a problem of its own, whose
   covers, one subtree after the other, are those of the whole. */
#include "dlx/more/bounded.hpp"
#include "dlx/more/problem.hpp"
#include "dlx/more/stride.hpp"
#include <optional>
#include <span>
#include <string>
#include <vector>
namespace dlx {
@<Declare turnings@>
@<Declare ranges@>
@<Declare what is left@>
@<Declare the class |Subtrees|@>
} // |namespace dlx|

@ There is a walk, and there is what is left at a place.

@(dlx/more/subtrees.cpp@>=
#include "dlx/more/subtrees.hpp"
#include "dlx/base/index.hpp"
#include <algorithm>
#include <fmt/format.h>
#include <stdexcept>
namespace dlx {
@<Walk from subtree to subtree@>
@<Keep to a range@>
@<Go to a subtree whose path is known@>
@<Write down what is left@>
} // |namespace dlx|

@ The steps of \sec{more/stride} do the work. A turning goes down and then settles: as long as there is one way, it is taken. (An item may have none; that is a dead end, and
the subtree has no cover. It is a subtree like others; whoever searches it will be done soon.)

@<Walk from subtree to subtree@>=
Subtrees::Subtrees(Problem const& problem, Chooser c)
  : whole(problem), list(problem), chooser(c)
{
  settle();
}
void Subtrees::step(int item, int way) { steps.push_back(enter(list, item, way - 1)); }
void Subtrees::turn(int item, Turning const& turning)
{
  before.push_back(steps.size());
  turnings.push_back(turning);
  step(item, turning.way);
  settle();
}
void Subtrees::settle()
{
  while (list.first_open() != nullptr) {
    int const c = choose(list, chooser);
    if (list.degree(c) != 1) return;
    step(c, 1);
  }
}

@ To divide a subtree is to turn into its first way. To pass it is to go back to the last turning,
and to take the next way there; if there is none, that node is done as well, and we go back further. In the
example, \.{3/7 4/4} is followed by~\.{4/7}, and \.{7/7} by nothing.

@<Walk from subtree to subtree@>=
bool Subtrees::divide()
{
  int const c = list.first_open() != nullptr ? choose(list, chooser) : 0;
  if (over or c == 0 or list.degree(c) == 0) return false;
  turn(c, Turning{1, list.degree(c)});
  return true;
}
void Subtrees::go_on()
{
  while (not turnings.empty()) {
    auto [way, ways] = turnings.back();
    int const item = steps[before.back()].item;
    go_back();
    if (way < ways) return turn(item, Turning{way + 1, ways});
  }
  over = true;
}
void Subtrees::go_back()
{
  for ( ; steps.size() > before.back(); steps.pop_back()) leave(list, steps.back());
  before.pop_back();
  turnings.pop_back();
}

@*1 Between two paths. Which of two subtrees is further to the left? The ways are compared from the root on, and where one path
has ended, it goes on with first ways: \.{3/4} begins where \.{3/4 1/2} begins.

@<Keep to a range@>=
bool is_left_of(Turnings const& a, Turnings const& b)
{
  for (std::size_t k = 0; k < std::max(a.size(), b.size()); ++k) {
    int const x = k < a.size() ? a[k].way : 1, y = k < b.size() ? b[k].way : 1;
    if (x != y) return x < y;
  }
  return false;
}

@ Whoever passes one subtree after the other may come to one that {\it contains\/} the end of the range. Let it be
\.{4/4 2/2}, for the four queens. Behind \.{3/4} comes \.{4/4}, of which only the first half is ours. Nobody may search it as a
whole, so it is cut at once, and \.{4/4 1/2} is present; the next one is the end, and all is over. {\it The present subtree lies in the
range as a whole;} this is the invariant, and whoever searches need not know that there is a range.
@^invariant of a range@>

When does a subtree contain the end? If the path to the end goes through its root, which means that it is the beginning of that path. And it has children then, or else the path could not go on.

@<Keep to a range@>=
void Subtrees::heed_end()
{
  while (not over and range.until) {
    auto const& end = *range.until;
    over = not is_left_of(turnings, end);
    bool const has_end = turnings.size() < end.size()
      and std::equal(turnings.begin(), turnings.end(), end.begin());
    if (over or not has_end) return;
    divide();
  }
}
void Subtrees::pass()
{
  go_on();
  heed_end();
}

@ Both paths are followed before anything is believed. On the way we learn how much of the tree, all children being equally large, is between them.

@<Keep to a range@>=
void Subtrees::keep_to(Range const& r)
{
  range = Range(), first = 0, last = 1;
  follow(r.until.value_or(Turnings()));
  double const end = r.until ? share(0) : 1;
  follow(r.from);
  double const begin = share(0);
  if (r.until and not is_left_of(r.from, *r.until)) {
    follow(Turnings());
    throw std::out_of_range(fmt::format("nothing is from {} until {}", spelled(r.from),
      spelled(*r.until)));
  }
  range = r;
  first = begin, last = end;
  heed_end();
}

@*1 Paths. A path that was written down on another day is followed, turning by turning. It may have been written for another
problem, or by a hand that slipped. So we compare: the path says how many ways there are, and so does the list.

@<Go to a subtree whose path is known@>=
std::string spelled(Turnings const& path)
{
  std::string text;
  for (auto const [way, ways] : path)
    text += fmt::format("{}{}/{}", text.empty() ? "" : " ", way, ways);
  return text;
}
void Subtrees::follow(Turnings const& path)
{
  while (not turnings.empty()) go_back();
  over = false;
  for (Turning const& t : path) {
    bool const is_there = divide() and t.ways == turnings.back().ways
      and (t.way >= 1) and t.way <= t.ways;
    if (not is_there) {
      while (not turnings.empty()) go_back();
      throw std::out_of_range(fmt::format("the tree has no path {}", spelled(path)));
    }
    for (int k = 1; k < t.way; ++k) go_on();
  }
}

@ Whether the path is in the range can be told before a step is taken. But the complaint comes last: the caller may catch it, and the
subtrees are at the root then, where all of them can still be found.

@<Go to a subtree whose path is known@>=
void Subtrees::go_to(Turnings const& path)
{
  bool const is_outside = is_left_of(path, range.from)
    or (range.until and not is_left_of(path, *range.until));
  follow(is_outside ? Turnings() : path);
  if (is_outside) throw std::out_of_range(fmt::format("{} is not in the range", spelled(path)));
  heed_end();
}

@ A cover is a leaf of the tree, and so it is a path as well: at each node where there is a choice, we take the way whose option is in the cover. (If there is none
among the options of the chosen item, then it is the way without any; that is the last.) Who has searched a subtree for a while, and then stops, can cut it at the newest cover: everything to
the left of it, and the cover itself, is done.

@<Go to a subtree whose path is known@>=
void Subtrees::pass_cover(std::span<int const> options)
{
  std::vector<bool> is_chosen(index(whole.option_count()) + 1);
  for (int o : options) is_chosen[index(o)] = true;
  while (list.first_open() != nullptr) {
    int const c = choose(list, chooser);
    int way = 1, node = list[c].down;
    for ( ; node != c and not is_chosen[index(list.option_of(node))]; node = list[node].down) ++way;
    turn(c, Turning{way, list.degree(c)});
  }
  pass();
}

@ At \.{3/7 1/4}, two sevenths are done, and of the next seventh nothing. In a range from \.{2/7} to \.{5/7}, one of three sevenths is.

@<Go to a subtree whose path is known@>=
double Subtrees::share(double inside) const
{
  double size = 1, sum = 0;
  for (auto const [way, ways] : turnings) {
    size /= ways;
    sum += size*(way - 1);
  }
  return sum + size*inside;
}
double Subtrees::done(double inside) const
{ return over ? 1 : last > first ? (share(inside) - first)/(last - first) : 0; }
std::vector<int> Subtrees::chosen() const
{
  std::vector<int> options;
  for (Stride const& s : steps)
    if (s.node != s.item) options.push_back(list.option_of(s.node));
  return options;
}

@*1 What is left. An option is live if its nodes are in their columns. So we walk down the columns of the open
items, meet each live option once for each of its primary items, and put them into order.

@<Write down what is left@>=
std::vector<int> Subtrees::live_options() const
{
  std::vector<int> live;
  for (Node const* c = list.first_open(); c != nullptr; c = list.next_open(c))
    for (Node const* x = c->down; x != c; x = x->down) live.push_back(x->option);
  std::ranges::sort(live);
  live.erase(std::unique(live.begin(), live.end()), live.end());
  return live;
}

@ A live option does not clash with those that were chosen. So all its primary items can still be covered; and if one of its
secondary items has been covered, then in the same colour, and the shade of its node is negative (\sec{more/painted}).
Such an entry is left out: whoever is still there agrees. All other entries are kept, with their items.

@<Write down what is left@>=
Subtree Subtrees::subtree() const
{
  Subtree subtree;
  auto const live = live_options();
  std::vector<int> place(index(whole.item_count()) + 1, 0); /* of each item in that problem */
  @<Copy the items that are left@>
  for (int c = 1; c <= whole.colour_count(); ++c)
    subtree.problem.add_colour(whole.colour_name(c));
  for (int o : live) {
    subtree.problem.add_option();
    subtree.options.push_back(o);
    for (Entry const& e : entries_of(o))
      subtree.problem.add_entry(place[index(e.item)], e.colour);
  }
  return subtree;
}
std::vector<Entry> Subtrees::entries_of(int option) const
{
  std::vector<Entry> entries;
  int node = list.first_node(option);
  for (Entry const& e : whole.option(option))
    if (list.shade(node++) >= 0) entries.push_back(e);
  return entries;
}

@ Items come in their old order, primary ones first. Those that are not open are left out: a settled item, which needs nothing
and has no options, would do no harm, but is no news either.

@<Copy the items that are left@>=
for (Node const* c = list.first_open(); c != nullptr; c = list.next_open(c)) {
  int const i = list.number(c);
  place[index(i)] = subtree.problem.add_item(whole.item(i).name,
    Bounds{list.need(i), list.bound(i)});
}
std::vector<bool> is_mentioned(place.size());
for (int o : live)
  for (Entry const& e : entries_of(o)) is_mentioned[index(e.item)] = true;
for (int i = whole.primary_count() + 1; i <= whole.item_count(); ++i)
  if (is_mentioned[index(i)])
    place[index(i)] = subtree.problem.add_item(whole.item(i).name, Kind::secondary);

@ What does it cost, then, to cut? Nothing while a subtree is searched, since it is a problem like others; a few steps for the
cut itself. What is lost is what a search remembers from one subtree to the next (\sec{fast/memory}),
and the next part tells how little that is. What is written down, a path, is a few dozen characters long, for a search tree of any size.

@ \pitfall{To write down the list of what is left, subtree by subtree. It is right, and grows with each cut; and after a restart it must be
read, believed, and kept. A path with its numbers of ways cannot contain the same subtree twice, nor forget one.
To cut by covers (``the first thousand are done''): one has to find them all again in order to know which is next.}

\pinned{\.{tests/more/subtrees\UL test.cpp} cuts the trees of thousands of random problems at random, with bounds and colours and without,
and compares the covers of the subtrees with those of the whole, one by one, and their nodes, too. It goes to paths
that it has seen, to paths that are not there, and behind covers; and it keeps to ranges between any two of them.}

\exercise[10]{A tree has eight levels below the root, and two ways at each node. The position is \.{2/2 1/2 2/2}. How many of the
256 leaves have been searched?}
\answer{128, and none, and a quarter of 128: 160.}

\exercise[20]{Forty machines shall search one tree, and each of them shall print its share of the covers, such that the forty files, one
behind the other, are the whole list. What must be said to each machine?}
\answer{Where it begins, and where it ends: two positions, the second of which is the first of its neighbour. It goes to the first and passes subtree
after subtree until it has come to the second; a subtree that contains the second is divided. Each cuts as it likes. (They need not begin at once, nor be forty; that is \sec{more/split}.)}

\summary{A subtree is a path of turnings, and a problem of its own: the items that are open, the options that are live. To the left
of the path everything is done, to the right nothing; so a path is all that a search has to remember.}
