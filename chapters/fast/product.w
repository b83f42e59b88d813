@** One of each. \label{fast/product}%
Three puzzles lie on a table: six queens, seven queens, and a board of $4\times5$ squares for dominoes. They have 4, 40, and~95
covers. As one problem, which falls apart (\sec{fast/components}), they have $4\cdot40\cdot95=15{,}200$. Somebody wants to see them all. How much work is that?

To search the three, one after the other, takes 839 options that are tried. The dance of all three tries 151{,}788. For whenever it has found a way to place the
six queens, it goes on to the seven, and whenever it has placed these, it fills the board again. Where situations are remembered (\sec{fast/transposition}), they
need not be searched again; but a component may have too many options to be remembered, or the search may have asked in vain for so long that nothing is written down any more. A crossword
beside this board was solved 95 times.
@^connected components@>

@ It would be easy to list the covers of each component once, and to hand over each one of the first with each of the second, if
nobody cared about the order. But all engines promise the order in which the list dances; so we must know in which
order it would come to the pairs. It is {\it not\/} ``for each way to place the queens, all ways to fill the board'', nor the other way
round. The dance goes where the smallest item is, now here, now there.

Here are two trees, each of a component, with the size of the item that is chosen at each node:
$$\vbox{\halign{#\hfil\qquad&#\hfil\cr
\hbox to 130bp{\vbox to 66bp{}\pdfliteral{q .8 w .3 G 65 46 m 33 31 l S 65 46 m 97 31 l S 33 19 m 11 4 l S 33 19 m
33 4 l S 33 19 m 55 4 l S 97 19 m 85 4 l S 97 19 m 109 4 l S Q}\fanopoint{65}{49}{\eightrm 2}\fanopoint{33}{22}{\eightrm
4}\fanopoint{97}{22}{\eightrm 2}\fanopoint{45}{40}{\it a}\fanopoint{86}{40}{\it b}\fanopoint{11}{-5}{\it
c}\fanopoint{33}{-5}{\it d}\fanopoint{55}{-5}{\it e}\fanopoint{85}{-5}{\it f}\fanopoint{109}{-5}{\it
g}\hss}&\hbox to 60bp{\vbox to 66bp{}\pdfliteral{q .8 w .3 G 30 46 m 12 31 l S 30 46 m 48 31 l S
Q}\fanopoint{30}{49}{\eightrm 3}\fanopoint{12}{22}{\it x}\fanopoint{48}{22}{\it y}\hss}\cr}}$$
Dead ends are left out: the items of sizes 4 and~3 have one option more each, which leads to nothing. The dance begins on the left,
for 2 is less than~3. After~$a$ it is the turn of the right one, since 3 is less than~4: so it finds
$axc$, $axd$, $axe$, and then $ayc$, $ayd$, $aye$. After~$b$ it stays on the left: $bfx$, $bfy$, $bgx$, $bgy$.
@^order of covers@>

@ {\it The invariant of the product:} if the dance of the whole has chosen certain options, then the open items of a component, and
their sizes, are those of a dance of this component alone that has chosen those of the options that are its own; for options of
others share no item with it. So the smallest item of the whole, with the leftmost winning a tie, is the best of the items at which the components
would branch; and the dance of the whole is a walk in all trees at once, which decides at each node whose turn it is. (If
the chooser takes the first item, this is as true.)
@^invariant of the product@>

So each component is searched once, by the engine that suits it. Then the list dances along its covers, and only there; this gives the tree
without dead ends, and the sizes, at which the engine had never looked. And then we walk. Nothing
is searched for any more, and when only one component is left, its covers are copied from a list.

@(dlx/fast/product.hpp@>=
#pragma once
/* The covers of a problem that falls apart, put together from those of its
   components, in the order of a search of the whole. */
#include "dlx/more/limits.hpp"
#include "dlx/more/problem.hpp"
#include <cstdint>
#include <functional>
#include <optional>
namespace dlx {
@<Declare how to put covers together@>
} // |namespace dlx|

@ It does not always help. Components with many thousands of covers are not kept, as their product is long in any case; and who sets a limit wants a few covers now, and not the trees of all. In these cases nothing has been handed over, and the
caller searches as usual. But then there is one question left: is there a component that has no cover at all? The dance of the whole would come back to it after each way to cover the others, and there may be $3^{130}$.

@<Declare how to put covers together@>=
using Lister = std::function<Result(Problem const& component, Limits const& limits,
  Receive const& receive)>;
std::optional<Result> search_components(Problem const& problem, Chooser chooser,
  Limits const& limits, Receive const& receive, Lister const& list, std::uint64_t told = 0);
  /* hands over all covers in the order of |search_with|, but for the first |told|, which are only counted. |list| must
     search a component in that order, with the same chooser. The totals are those of the components, and a node for each step of the walk.
     If a component has no cover, which a thousand nodes show, there is none, whatever else is said here.
     If somebody stops it, that is returned.
     Nothing is returned, and nothing has been handed over, if at most the largest component has several covers; if there are
     bounds or limits (|stop| and |pulse| are obeyed); if a component has too many covers to be
     kept, or needs too many nodes; or if covers, without what is in all of them, can have more than 250 options. Memory: of the components, of |list|, and some dozen megabytes for covers and trees */

@ First the trees, then the walk, and at last the listing, which only now and then has to give up.

@(dlx/fast/product.cpp@>=
#include "dlx/fast/product.hpp"
#include "dlx/base/index.hpp"
#include "dlx/fast/arena.hpp"
#include "dlx/fast/components.hpp"
#include "dlx/more/painted.hpp"
#include <algorithm>
#include <span>
#include <utility>
#include <vector>
namespace dlx {
namespace {
@<Declare the tree of a component@>
@<Grow a tree along its covers@>
@<Walk through all trees at once@>
@<List the covers of a component@>
}
@<Put covers together@>
} // |namespace dlx|

@*1 A tree without dead ends. Covers lie one behind the other, in their order; the tree is a row of nodes, each followed by what is below it, so that
its first child is next to it, and only a sister needs a number. All covers below a node come one after the other, too. This is the left tree of the
picture, with its covers $ac$, $ad$, $ae$, $bf$, and~$bg$, which have the numbers 0 to~4:
$$\vbox{\halign{#\hfil\qquad&&\hfil#\hfil\enspace\cr
node&0&1&2&3&4&5&6&7\cr
option&&$a$&$c$&$d$&$e$&$b$&$f$&$g$\cr
size&2&4&&&&2\cr
covers&0--4&0--2&0&1&2&3--4&3&4\cr
sister&&5&3&4&&&7\cr}}$$
Who stands at~$b$ while everything else is covered copies what is missing from covers 3 and~4, and does not look at nodes 6 and~7 at all.

@<Declare the tree of a component@>=
struct LiveNode { /* of a search tree; there is a cover below it */
  int option = 0;         /* that leads to it */
  int size = 0, item = 0; /* of the item at which the tree branches; no item: it is a cover */
  std::uint32_t sister = 0;          /* the node of the next option, or 0 */
  std::uint32_t first = 0, last = 0; /* the covers below it, from |first| up to, and without, |last| */
};
struct LiveTree {
  std::vector<int> options;       /* of all covers */
  std::vector<std::uint32_t> begin; /* where each cover begins, and where the last one ends */
  std::vector<LiveNode> nodes;
  std::uint32_t count() const { return static_cast<std::uint32_t>(begin.size() - 1); }
  std::size_t longest() const /* so many options has the longest cover */
  {
    std::size_t most = 0;
    for (std::size_t k = 0; k < count(); ++k)
      most = std::max(most, std::size_t(begin[k + 1] - begin[k]));
    return most;
  }
};

@ Growing needs the list of the component, and what its items and options are called in the problem.

@<Declare the tree of a component@>=
struct Numbers { /* in the problem, by those in the component */
  std::vector<int> item = @[{0}@], option = @[{0}@];
};
class Gardener {
public:
  Gardener(Problem const& component, Chooser c, Numbers const& n, LiveTree& t)
    : list(component), chooser(c), numbers(n), tree(t)@+{@+}@/
  void grow(LiveNode node, std::size_t depth); /* which is to be the last one */
private:
  Node* choose() const;
  std::uint32_t those_with(int option, LiveNode const& node, std::size_t depth);
  Painted list;
  Chooser chooser;
  Numbers const& numbers;
  LiveTree& tree;
  Silent nobody;
  Totals totals;
  Steps<Painted, Silent> steps{list, nobody, totals};
};

@ At a node, the dance chooses an item, and tries its options in order. Which of them have covers? They come in the same order: the first cover of
the node has the first such option, and perhaps the next covers have it, too. An option that the first of the remaining covers
does not have leads to a dead end, and is passed.

@<Grow a tree along its covers@>=
Node* Gardener::choose() const
{
  return chooser == Chooser::first ? First().choose(list) : Smallest().choose(list);
}
void Gardener::grow(LiveNode node, std::size_t depth)
{
  Node* const c = choose();
  if (c) node.item = numbers.item[index(list.number(c))];
  if (c and chooser == Chooser::smallest) node.size = c->size;
  tree.nodes.push_back(node);
  if (c == nullptr) return;
  steps.use(c, 0);
  for (Node* x = c->down; x != c and node.first < node.last; x = x->down) {
    @<Grow below the option of |x|, if there are covers@>
  }
  steps.unuse(c, 0);
}

@ A child takes its covers from the front of those that remain; and if some are left over, the next child will be its sister.

@<Grow below the option of |x|, if there are covers@>=
LiveNode child{.option = numbers.option[index(x->option)], .first = node.first};
child.last = node.first = those_with(child.option, node, depth);
if (child.first == child.last) continue;
std::size_t const place = tree.nodes.size();
steps.commit_others(x, 0);
grow(child, depth + 1);
steps.uncommit_others(x, 0);
if (node.first < node.last)
  tree.nodes[place].sister = static_cast<std::uint32_t>(tree.nodes.size());

@ While we look for the option in a cover, it goes to its place: the options of a cover will stand in the order in which the dance
chooses them, so that what is missing below a node is the rest of the line.

@<Grow a tree along its covers@>=
std::uint32_t Gardener::those_with(int option, LiveNode const& node, std::size_t depth)
{
  std::uint32_t k = node.first;
  for ( ; k < node.last; ++k) {
    auto const place = tree.options.begin() + static_cast<std::ptrdiff_t>(tree.begin[k] + depth);
    auto const end = tree.options.begin() + static_cast<std::ptrdiff_t>(tree.begin[k + 1]);
    auto const found = std::find(place, end, option);
    if (found == end) break;
    std::iter_swap(place, found);
  }
  return k;
}

@*1 The walk. It is at a node of each tree. The trees that have reached a cover have nothing more to say.

@<Walk through all trees at once@>=
class ProductWalk {
public:
  ProductWalk(std::vector<LiveTree> const& trees, std::vector<int> const& settled,@|
    Limits const& limits, Receive const& receive, std::uint64_t told);
  void walk();
  Result result;
private:
  struct Position { LiveTree const* tree; std::size_t node = 0, depth = 0; };
  static LiveNode const& at(Position const& p) { return p.tree->nodes[p.node]; }
  Position& next_one();
  void hand_over_rests(Position const& p);
  void look_up();
  std::vector<Position> positions;
  Arena arena;
  std::span<int> path;     /* room for the longest cover; what all have comes first */
  std::size_t chosen = 0;
  std::size_t open;      /* so many have no cover yet */
  double all = 1;        /* so many covers there are */
  std::uint64_t told;    /* so many of them have been handed over before */
  Limits const& limits;
  Receive const& receive;
};

@ At the beginning it is at all roots. As in \sec{fast/frames}, the path lies at the beginning of an arena: when it was a vector, its place changed with
everything that had been allocated before, and with the wrong one, where a page of memory ended in it, the same covers took 2.4 times as long.
@^page of memory@>

@<Walk through all trees at once@>=
ProductWalk::ProductWalk(std::vector<LiveTree> const& trees, std::vector<int> const& settled,
  Limits const& l, Receive const& r, std::uint64_t t)
  : open(trees.size()), told(t), limits(l), receive(r)
{
  std::size_t longest = settled.size();
  for (LiveTree const& tree : trees) {
    positions.push_back({&tree});
    all *= static_cast<double>(tree.count());
    longest += tree.longest();
  }
  path = {arena.take_array<int>(longest), longest};
  for (int o : settled) path[chosen++] = o;
}

@ Whose turn is it? That of the smallest item, and of the leftmost of those.

@<Walk through all trees at once@>=
ProductWalk::Position& ProductWalk::next_one()
{
  Position* best = nullptr;
  for (Position& p : positions) {
    LiveNode const& n = at(p);
    if (n.item == 0) continue;
    if (best == nullptr or std::pair(n.size, n.item) < std::pair(at(*best).size, at(*best).item))
      best = &p;
  }
  return *best;
}

@ If a single tree has no cover yet, the rests of its lines are all that is missing. Otherwise it branches. The walk is as deep as covers are
long, and a function that calls itself is good enough for that, as longer ones are left to others. (With 64 kilobytes for its stack, two covers of 300 options were a segmentation fault.)

@<Walk through all trees at once@>=
void ProductWalk::walk()
{
  ++result.totals.nodes;
  Position& p = next_one();
  if (open == 1) return hand_over_rests(p);
  std::size_t const here = p.node;
  ++p.depth;
  for (std::size_t next = here + 1; next != 0; next = at(p).sister) {
    if (result.ending != Ending::complete) break;
    p.node = next;
    path[chosen++] = at(p).option;
    bool const is_covered = at(p).item == 0;
    open -= is_covered;
    walk();
    open += is_covered;
    --chosen;
  }
  --p.depth;
  p.node = here;
}

@ A look at the flag every 1024 covers is enough, as each step leads to some; and how much has been done is known exactly.

@<Walk through all trees at once@>=
void ProductWalk::hand_over_rests(Position const& p)
{
  LiveTree const& t = *p.tree;
  for (std::size_t k = at(p).first; k < at(p).last; ++k) {
    if (result.totals.solutions % 1024 == 0) look_up();
    if (result.ending != Ending::complete) break;
    int const* const line = t.options.data();
    int* const end =
      std::copy(line + t.begin[k] + p.depth, line + t.begin[k + 1], path.data() + chosen);
    if (result.totals.solutions++ >= told) receive({path.data(), end});
  }
}
void ProductWalk::look_up()
{
  auto const& t = result.totals;
  if (limits.pulse and t.solutions >= told)
    limits.pulse(Progress{t.nodes, t.solutions, static_cast<double>(t.solutions)/all});
  if (is_raised(limits.stop)) result.ending = Ending::interrupted;
}

@*1 Putting it together. To list a component is to search it. All of them together may have 65{,}536 numbers in their covers, and four million
nodes; whoever needs more than what the others have left gives up. A cover in a list costs more than one that is told
from a diagram, since the tree must be grown. With eight times as many numbers, colourings of small graphs took 1.5 to 3.7 times as long. But where covers are dear, with a node or more
for each, not to search for them again is worth more; so eight times as many are allowed then, and the list is begun anew. (A kakuro, which falls into a part with 28 covers and one with 52{,}662, took seven times as long without.)
One node is always left, since a limit of none would be no limit.

@<List the covers of a component@>=
constexpr std::size_t deepest = 250; // as often may a function call itself
struct Budget {
  std::uint64_t numbers = std::uint64_t(1) << 16, nodes = std::uint64_t(1) << 22;
  std::uint64_t more = 7*numbers; // for covers that are dear
};
Result list_covers(Problem const& component, Numbers const& numbers, Limits limits,
  Lister const& list, LiveTree& tree, Budget& left)
{
  limits.nodes = left.nodes;
  limits.solutions = std::max(left.numbers / index(component.primary_count()), std::uint64_t(1));
  tree.options.clear();
  tree.begin = {0};
  Result const r = list(component, limits, [&](std::span<int const> cover) {
    for (int o : cover) tree.options.push_back(numbers.option[index(o)]);
    tree.begin.push_back(static_cast<std::uint32_t>(tree.options.size()));
  });
  left.nodes -= std::min(left.nodes - 1, r.totals.nodes);
  @<Begin anew with a longer list, if covers are dear@>
  left.numbers -= std::min(left.numbers, std::uint64_t(tree.options.size()));
  return r;
}

@ A list is begun anew once, for all components together; the nodes that were visited are not given back, and stay in the totals.

@<Begin anew with a longer list, if covers are dear@>=
bool const is_dear = r.ending == Ending::limit and r.totals.nodes >= r.totals.solutions;
if (is_dear and left.more > 0) {
  left.numbers += std::exchange(left.more, 0);
  Result again = list_covers(component, numbers, limits, list, tree, left);
  add_work(again.totals, r.totals);
  return again;
}

@ Components keep the names of items, and all options in their order; so their numbers in the problem are found again.

@<List the covers of a component@>=
std::vector<Numbers> numbers_of(std::vector<Problem> const& components, Problem const& problem)
{
  std::vector<Numbers> all(components.size());
  std::vector<std::size_t> home(index(problem.item_count()) + 1); // of each item
  for (std::size_t k = 0; k < components.size(); ++k)
    for (int i = 1; i <= components[k].item_count(); ++i) {
      all[k].item.push_back(problem.find_item(components[k].item(i).name));
      home[index(all[k].item.back())] = k;
    }
  for (int o = 1; o <= problem.option_count(); ++o)
    if (problem.is_candidate(o))
      all[home[index(problem.option(o)[0].item)]].option.push_back(o);
  return all;
}

@ First each component is asked for one cover. Most have one, and show it after a few nodes; those that have none mostly show that, too. As a search of a thousand nodes does not look at
the flag, it is done between them, for there may be thousands of components.

@<List the covers of a component@>=
std::optional<Result> result_if_hopeless(std::vector<Problem> const& components,
  Limits const& limits, Lister const& list, std::uint64_t told)
{
  Totals work;
  for (Problem const& component : components) {
    if (limits.pulse) limits.pulse(Progress{0, told, 0}); // these nodes are counted only if that was all
    if (is_raised(limits.stop)) return Result{Ending::interrupted, work};
    Limits one;
    one.solutions = 1, one.nodes = 1000, one.stop = limits.stop;
    Result const r = list(component, one, [](auto const&) {});
    add_work(work, r.totals);
    if (r.ending == Ending::complete and r.totals.solutions == 0) return Result{r.ending, work};
  }
  return std::nullopt;
}

@ The components come in order, the one with the fewest options first. One without a cover ends it all. One with a single cover, such as the givens of a sudoku, is in
every cover, and has no influence on the order. And if the largest is the only one with several covers, then nobody would search anything
twice; so it is not listed.

@<Put covers together@>=
std::optional<Result> search_components(Problem const& problem, Chooser chooser,
  Limits const& limits, Receive const& receive, Lister const& list, std::uint64_t told)
{
  if (problem.has_bounds()) return std::nullopt;
  auto const components = components_of(problem);
  auto const hopeless = result_if_hopeless(components, limits, list, told);
  if (hopeless or components.empty() or limits.any()) return hopeless;
  auto const numbers = numbers_of(components, problem);
  std::vector<LiveTree> trees;
  std::vector<int> settled;
  std::size_t depth = 0; // of all trees together
  Budget left;
  Totals totals;
  @<Let who lists say that it is at work, and no more@>
  for (std::size_t k = 0; k < components.size(); ++k) {
    if (k + 1 == components.size() and trees.empty()) return std::nullopt;
    if (is_raised(limits.stop)) return Result{Ending::interrupted, totals};
    @<List component |k|, and give up if that is too much@>
    @<Keep its tree, or its only cover@>
  }
  ProductWalk product(trees, settled, limits, receive, told);
  product.result.totals = totals;
  product.walk();
  return product.result;
}

@ What has been listed is not yet told; so as long as trees are listed, the line of progress has the covers from before, and no share.

@<Let who lists say that it is at work, and no more@>=
Limits quiet = limits;
if (limits.pulse)
  quiet.pulse = [&](Progress const& p) { limits.pulse(Progress{totals.nodes + p.nodes, told, 0}); };

@ Three ends are possible: it was too much, and we give up; somebody has interrupted us, or there is no cover, and everything is over; or the list is complete.

@<List component |k|, and give up if that is too much@>=
LiveTree tree;
Result const r = list_covers(components[k], numbers[k], quiet, list, tree, left);
add_work(totals, r.totals);
if (r.ending == Ending::limit) return std::nullopt;
if (r.ending != Ending::complete or tree.count() == 0) return Result{r.ending, totals};

@ The root of a tree has all covers below it.

@<Keep its tree, or its only cover@>=
if (tree.count() == 1) settled.insert(settled.end(), tree.options.begin(), tree.options.end());
else {
  depth += tree.longest();
  if (depth > deepest) return std::nullopt;
  Gardener(components[k], chooser, numbers[k], tree).grow({.first = 0, .last = tree.count()}, 0);
  trees.push_back(std::move(tree));
}

@ When they are listed apart, the three puzzles take 839 options, and the crossword with its board takes as long as the crossword.

\pitfall{``For each cover of the one, all of the other'': the covers are right, and there are as many as there should be; but
a search that was stopped by one engine, and is continued by another, would lose some and find others twice.}

\pinned{\.{tests/fast/product\UL test.cpp} glues random problems together, and compares covers and order with the dancing list.}

\exercise[15]{A third component has a root of size~2, with the options $p$ and~$q$, each of which is a cover. Its item stands to the right of all others. Which are the
first three covers?}
\answer{$a$ comes first, as the leftmost of size~2; then it is the turn of the third component, for 2 is less than 3 and~4; then $x$; and then the
covers below~$a$. So $apxc$, $apxd$, and $apxe$.}

\summary{What falls apart is listed in parts, and put together. The order is that of the whole: whose item is smallest, has its turn.}
