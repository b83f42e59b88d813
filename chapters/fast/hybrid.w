@** Dance above, bits below. \label{fast/hybrid}%
A board of $100\times100$ squares shall be filled with dominoes; one way is enough. There are 10{,}000 items and 19{,}800
options. For the search of \sec{fast/masks}, a state has a byte for each item, 10{,}048 bytes in all. It puts a domino into the
upper left corner, and then reads 10{,}048 bytes to find out that nothing has happened in the lower right one. The dancing list
hides the three other dominoes that touch the corner, and reads nothing else. But it is slow on small problems, and every large
search ends in small problems, where almost all of its nodes are. Can one search have both? The {\it hybrid\/} dances as long as much is left, and
continues with bits as soon as little is left.
@^hybrid of links and masks@>
\sketch{border}{The top of a search tree. Masks search each subtree below the border (blue); the orange leaf is a dead end
above.}

@*1 The border. How small must a problem be for masks? Let $m$ primary items be open, let $n$ options be alive, and let the
largest item have $s$ of them. A state has $\lceil s/8\rceil$ bytes for each item, in columns of 64 items (\sec{fast/counters}; folds are not counted here),
and each option gets a pattern as long as a state. A choice reads the counters of all items, but changes only a few; so there must not be
too many items. And the patterns must have room in a quarter of a gigabyte:
$$m\le1024,\qquad 64\cdot\lceil m/64\rceil\cdot\lceil s/8\rceil\cdot n\le2^{28}\quad\hbox{bytes.}$$
A problem that satisfies both is searched by masks alone. So are dominoes on $32\times32$ squares, with states of 1024 bytes and
2 megabytes of patterns. On $100\times100$ squares there are 10{,}000 items, so the program dances first.
@^size of a state@>@^thresholds@>@^border of a hybrid@>

@<Say where the border is@>=
static std::size_t bytes_of_state(int items, int largest)
{ return 64 * index((items + 63)/64) * index((largest + 7)/8); }
std::size_t bytes_of_state(Problem const& problem)
{
  std::vector<int> sizes(index(problem.item_count()) + 1, 0);
  for (int o = 1; o <= problem.option_count(); ++o)
    for (Entry const& e : problem.option(o)) ++sizes[index(e.item)];
  sizes.resize(index(problem.primary_count()) + 1); // and place 0
  return bytes_of_state(problem.primary_count(), *std::ranges::max_element(sizes));
}
static bool has_room_for(std::size_t state, int options)
{ return state * index(options) <= thresholds::large_memory; }
bool is_for_masks(Problem const& problem, std::size_t state)
{
  return problem.primary_count() <= thresholds::most_items and has_room_for(state, problem.option_count());
}

@ {\it The invariant of the border:} masks get an exact cover problem of its own, whose covers are the completions of the
options that the dance has chosen. Its items and options are in the old order. So the covers come in the order of the list. Take
two covers, and the node at which their paths part. Above the border, the dance tries the options of this node in its own order.
Below, both covers complete the same chosen options, and masks find them in the order of a list. The items must keep their
order, because it breaks ties.
@^invariant of the border@>

@(dlx/fast/hybrid.hpp@>=
#pragma once
/* An engine for large problems: links dance until little is left, and masks search
   what is left. The same covers in the same order as with either of them. */
#include "dlx/base/index.hpp"
#include "dlx/fast/masks.hpp"
#include "dlx/fast/memory.hpp"
#include "dlx/fast/rows.hpp"
#include "dlx/more/painted.hpp"
#include <bit>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>
namespace dlx {
std::size_t bytes_of_state(Problem const& problem); /* of masks. Linear time */
bool is_for_masks(Problem const& problem, std::size_t state);
  /* is it below the border, if a |state| has so many bytes? Constant time */
@<Declare the class |LargeList|@>
Rows remainder_of(LargeList const& list, Rows const& whole); /* what the |list| has left
  of the |whole| problem. Linear time in both */
class Hybrid : public TreeSearch { /* see \sec{fast/tree_search} */
public:
  explicit Hybrid(Problem const& problem, Chooser chooser = Chooser::smallest,
    std::optional<int> border = std::nullopt, int threads = 1, Rest const& rest = Rest());
    /* leaves the dance when at most |border| items are open and the patterns have room, or,
       by default, by the rule. The problem may be gone afterwards. Linear time; memory: the
       list, and that of |Masks|, or of |ParallelSearch| for several |threads|, which also says
       when a run can follow another one. Throws |Unsupported| for bounds */
};
} // |namespace dlx|

@*1 A list for large problems. \label{fast/large_list}%
One domino changes the sizes of a handful of items; yet to find the smallest, the search of \sec{more/search} walks along all
headers. Here the list remembers the least size in each {\it block\/} of 64 items. A write to a size makes the block of its item
{\it stale}. A choice reads the least sizes of all blocks, 157 of them on the large board, and looks at items only in stale
blocks. {\it The invariant of the blocks:} the least size of a block is right unless the block is stale. It is easy to keep,
because a list announces every write to its observer, and this list observes itself.
@^blocks of items@>@^invariant of blocks@>

@ Forced moves need not even that. An item whose size falls below two is put onto a list, and the last one there that is still
open and small is covered next. All forced moves are made before a choice, and their order changes neither the covers nor their
order. The list may be incomplete: it is cleared when an option is given back, and a forgotten item is found as the smallest.
The dinner of \sec{dance/guests} has the options 1:~\.{CEF}, 2:~\.{ADG}, 3:~\.{BCF}, 4:~\.{AD}, 5:~\.{BG}, 6:~\.{DEG}:
{\def\x#1{\color{.8 .3 0}{#1}}\def\o{$\cdot$}
$$\vbox{\halign{#\hfil\quad&&\hbox to 14bp{\hfil#\hfil}\cr
&\.A&\.B&\.C&\.D&\.E&\.F&\.G&\quad&\omit the list\hfil\cr
\noalign{\smallskip}
\.A is the smallest, and covered&\o&2&2&\x1&2&2&\x2&&\omit\x D\hfil\cr
option 2, of \.A: commit to \.D&\o&2&2&\o&\x1&2&\x1&&\omit D \x{E G}\hfil\cr
then to \.G&\o&\x1&2&\o&1&2&\o&&\omit D E G \x B\hfil\cr
\.B, the last of the list, is covered&\o&\o&\x1&\o&1&\x1&\o&&\omit D E G B \x{C F}\hfil\cr
option 3, of \.B: commit to \.C&\o&\o&\o&\o&\x0&\x0&\o&&\omit hopeless: given back\hfil\cr}}$$}%
Option~3 takes the only option of \.E. This is noticed on the spot (\sec{more/shortcuts}), before \.F is covered or a node is
visited. The search gives option~3 back, then option~2, and tries option~4.
@^forced moves@>

@<Declare the class |LargeList|@>=
class LargeList : public Painted { /* with colours, or without */
  struct Block {
    std::uint64_t open = 0; /* a bit for each primary item */
    int least = std::numeric_limits<int>::max(); /* of the sizes of open items, unless |stale| */
    int item = 0;           /* the leftmost that has it; 0 if none is open */
    bool stale = true;
  };
  static std::size_t block_of(int item) { return index(item)/64; }
  std::vector<Block> blocks;
  std::vector<int> low;     /* items whose size has fallen below 2 */
  int open = 0;             /* so many items are open */
public:
  LargeList(Problem const& problem, Rows const& rows)
    : Painted(problem, rows.options), blocks(block_of(items) + 1)
  {
    for (int i = 1; i <= primaries; ++i) toggle(node(i), +1);
  } /* of the candidates among the options. Linear time */
  int open_items() const { return open; }
  @<Cover in a large list@>
  @<Find the smallest item@>
  @<Take an option, and give it back@>
};

@ The function |write| is called before each write to a link, so it is short: it does not ask what the block was. An item that
is covered or uncovered makes its block stale, too, because the size of a closed item goes on changing.

@<Cover in a large list@>=
void write(Field field, int item, int old, int now)
{
  if (field != Field::size) return;
  blocks[block_of(item)].stale = true;
  if (now < 2 and now < old and item <= primaries) low.push_back(item);
}
void toggle(Node* c, int change) /* open becomes closed, or the reverse */
{
  int const item = number(c);
  if (item > primaries) return;
  Block& block = blocks[block_of(item)];
  block.open ^= std::uint64_t(1) << item % 64;
  block.stale = true;
  open += change;
}
void cover(Node* c) { Painted::cover(c, *this);@+ toggle(c, -1); }
void uncover(Node* c) { Painted::uncover(c, *this);@+ toggle(c, +1); }

@ An item on the list of forced moves may have been covered since, or may have got options back.

@<Find the smallest item@>=
void look_again(Block& block, int first)
{
  block = {block.open, std::numeric_limits<int>::max(), 0, false};
  for (std::uint64_t w = block.open; w != 0; w &= w - 1) {
    int const item = first + std::countr_zero(w), n = size(item);
    if (n < block.least) block.least = n, block.item = item;
  }
}
Node* smallest() /* the leftmost of the open items with the least size; but if some
  have a size below 2, any of these. Null if nothing is open */
{
  for ( ; not low.empty(); low.pop_back())
    if (is_active(low.back()) and size(low.back()) < 2) return node(low.back());
  Block best;
  for (int first = 0; first <= primaries; first += 64) {
    Block& block = blocks[block_of(first)];
    if (block.stale) look_again(block, first);
    if (block.least < best.least) best = block;
  }
  return best.item == 0 ? nullptr : node(best.item);
}

@ To take an option means to commit to its other items, from left to right: to cover them, or to purify them if there is a
colour (\sec{more/purify}). If this takes the last option from another item, the option is hopeless. Its own items may lose all
options, so their floors are lowered first (\sec{more/shortcuts}).

@<Take an option, and give it back@>=
bool commit(Node* x)
{
  if (x->shade > 0 and purify(x, *this)) return unpurify(x, *this), false;
  if (x->shade != 0) return true;
  bool const is_covered = cover_or_not<Painted>(*this, x->item, *this);
  if (is_covered) toggle(x->item, -1);
  return is_covered;
}
void give_back(Node* x, Node* last) /* its items up to |last| */
{
  low.clear(); // sizes are about to grow
  for (Node* j = last; j != x; j = j->left)
    if (j->shade > 0) unpurify(j, *this);
    else if (j->shade == 0) uncover(j->item);
  for (Node* j = x->right; j != x; j = j->right) ++j->item->floor;
}
void give_back(Node* x) { give_back(x, x->left); } /* the option that was taken last */
bool take(Node* x) /* the option of |x|, whose item has been covered. If it is
  hopeless, the list remains as it was, and the answer is |false| */
{
  for (Node* j = x->right; j != x; j = j->right) --j->item->floor;
  Node* j = x->right;
  while (j != x and commit(j)) j = j->right;
  if (j != x) give_back(x, j->left);
  return j == x;
}

@*1 What is left. \label{fast/remainder}%
At the border, the open items and the live options are written down as rows (\sec{fast/rows}). A row is left out if no two live
options can clash in it. Here is a problem with the primary items \.A to~\.D, and the secondary ones \.X, \.Y, and~\.Z, of which
\.Y has colours. The options 1 and~2 have been chosen.
$$\vbox{\halign{\hfil#\quad&\tt#\hfil\qquad&#\hfil\qquad&\hfil#\quad&\tt#\hfil\qquad&#\hfil\cr
1&A X&chosen&5&C Z&stays: \.C, \.Z\cr
2&B Y:red&chosen&6&D Z&stays: \.D, \.Z\cr
3&C Y:red&stays: \.C&7&D&stays: \.D\cr
4&D Y:green&clashes with 2&8&C X&clashes with 1\cr}}$$
No live option has~\.X, and none disagrees with option~3 about the colour of~\.Y. So three rows of four options remain:
\.C~\bits{1100}, \.D~\bits{0011}, and \.Z~\bits{0110}. The covers of what is left are 3~6, 3~7, and 5~7.

@<Cut out what is left@>=
Rows remainder_of(LargeList const& list, Rows const& whole)
{
  Rows part;
  std::vector<char> live(index(list.option_count()) + 1, 0);
  for (Node* c = list.first_open(); c != nullptr; c = list.next_open(c))
    for (Node* x = c->down; x != c; x = x->down) live[index(x->option)] = 1;
  std::vector<std::size_t> kept; // the live ones of the candidates
  for (std::size_t k = 0; k < whole.options.size(); ++k)
    if (live[index(whole.options[k])] != 0) kept.push_back(k);
  std::vector<int> mentions(whole.rival.size(), 0), place(whole.rival.size(), -1);
  for (std::size_t k : kept) for (int r : whole.of(k)) ++mentions[index(r)];
  @<Keep the rows in which options can clash@>
  for (std::size_t k : kept) {
    part.options.push_back(whole.options[k]);
    part.first.push_back(part.marks.size());
    part.middle.push_back(part.marks.size() + whole.primaries_of(k).size());
    for (int r : whole.of(k))
      if (place[index(r)] >= 0) part.marks.push_back(place[index(r)]);
  }
  part.first.push_back(part.marks.size());
  part.primaries = list.open_items();
  return part;
}

@ Why may rows be left out? Two options clash if one of them is in the rival of a row of the other. All options in the row of a
covered item have clashed with chosen ones. A row without rails needs two options for a clash, and a rail needs an option on the
other one. So of two rails both stay or none, and they remain neighbours.

@<Keep the rows in which options can clash@>=
for (int r = 0; r < whole.count(); ++r) {
  int const rival = whole.rival[index(r)], needed = r == rival ? 2 : 1;
  bool const stays = r < whole.primaries ? list.is_active(r + 1)
    : std::min(mentions[index(r)], mentions[index(rival)]) >= needed;
  if (not stays) continue;
  place[index(r)] = part.count();
  part.rival.push_back(part.count() + rival - r);
}

@*1 The search. It is a dance without an observer that can be stopped and continued at any node. Its state is the |path|: for
each item that was covered, the node in its column that is being tried, or its header before the first; and, while masks work,
the search |below|. {\it The invariant of the path:} the options of its nodes are taken, in this order; except for the deepest,
which is taken only while there is a search |below|. Otherwise the next step is to move it down its column, which does not
change while its item is covered.
@^invariant of the path@>

@<Declare a step of the path@>=
struct Step {
  Node* x;            /* the option that is tried */
  Borders::Fork fork; /* the way to it (\sec{more/range}) */
};

@ To arrive at a node means to choose an item. If it has several options, it may be time to
leave the dance, and not earlier: dead ends need no masks, and forced moves make what is left smaller. A receiver may throw, so
an option is given back before.

@<Arrive, and try the next option@>=
void arrive()
{
  Node* const c = chooser == Chooser::first ? list.first_open() : list.smallest();
  if (c != nullptr and c->size > 1 and begin_below()) return;
  ++result.totals.nodes;
  if (c != nullptr and c->size > 0) return branch(c);
  is_under_way = false;
  auto const cover = c == nullptr ? chosen() : std::vector<int>();
  leave();
  ++(c == nullptr ? result.totals.solutions : result.totals.dead);
  finished += c == nullptr;
  if (c == nullptr and *receive) (*receive)(cover);
}
void leave() { if (not path.empty()) list.give_back(path.back().x); }
std::vector<int> chosen() const
{
  std::vector<int> options;
  for (Step const& s : path) options.push_back(s.x->option);
  return options;
}

@ Options to the left of the range are left out. On the way to where the range begins, and on to the first turning there, the search counts no nodes, and obeys only the flag, like a dance of links (\sec{more/search}).

@<Arrive, and try the next option@>=
Borders::Fork fork_here(int ways) const { return borders.fork_below(path.empty() ? nullptr : &path.back().fork, ways); }
void branch(Node* c)
{
  Step s = {c, fork_here(c->size)};
  is_under_way &= s.fork.border.first or not s.fork.is_turning();
  if (is_under_way) --result.totals.nodes;
  list.cover(c);
  for (int const first = borders.first_way(s.fork); s.fork.way + 1 < first; ++s.fork.way) s.x = s.x->down;
  path.push_back(s);
}

@ A hopeless option is a dead end. An item without a next option in the range is uncovered, and the option above it is given back.

@<Arrive, and try the next option@>=
void try_next()
{
  Step& s = path.back();
  s.x = s.x->down;
  ++s.fork.way;
  ++result.totals.attempts;
  if (list.take(s.x)) return arrive();
  is_under_way = false;
  ++result.totals.nodes;
  ++result.totals.dead;
}
bool is_exhausted(Step const& s) const { return s.fork.way >= borders.last_way(s.fork); }
bool has_more()
{
  for ( ; not below and not path.empty() and is_exhausted(path.back()); leave()) {
    list.uncover(path.back().x->item);
    path.pop_back();
  }
  return below or not path.empty();
}

@ The limits are tested before each step, because there may be many short searches below the border.

@<Run the hybrid@>=
Result run(Limits const& l, Receive const& r) override
{
  begin_run(l);
  receive = &r;
  if (not std::exchange(begun, true)) arrive(); // at the root
  while (result.ending == Ending::complete and has_more()) {
    if (result.totals.solutions >= last_solution) next_look = 0;
    if (is_under_way and is_raised(l.stop)) result.ending = Ending::interrupted;
    if (result.ending != Ending::complete or (not is_under_way and must_stop())) break;
    below ? search_below() : try_next();
  }
  return result;
}

@ At the border, what is left is written down, and searched if it is small enough. It hardly ever has symmetries, so none are
looked for. If it is too large, the work was in vain; so the dance asks again only when an eighth fewer items are open, at most
a hundred times. Several threads search together (\sec{fast/threads}); the dance has one.

@<Search below the border@>=
bool begin_below() /* or is too much left? */
{
  if (list.open_items() > border) return false;
  auto const left = std::make_shared<Rows const>(remainder_of(list, rows));
  int largest = 0;
  for (Node* c = list.first_open(); c != nullptr; c = list.next_open(c))
    largest = std::max(largest, c->size);
  std::size_t const state = bytes_of_state(left->primaries, largest);
  if (not has_room_for(state, static_cast<int>(left->options.size()))) {
    border = left->primaries - left->primaries/8 - 1;
    return false;
  }
  if (threads > 1) below = ParallelSearch(left, symmetries, chooser, threads, range_below());
  else below = Masks(left, chooser, range_below(), Vectors::widest, symmetries);
  above = result.totals;
  is_under_way = false;
  return true;
}
Rest range_below() const /* the end of each path */
{
  auto const here = fork_here(2);
  auto const behind = [&](Turnings const& all) {
    return Turnings(all.begin() + static_cast<std::ptrdiff_t>(here.turning), all.end());
  };
  Rest r;
  if (here.border.first) r.range.from = behind(borders.range.from);
  if (here.border.last) r.range.until = behind(*borders.range.until);
  return r;
}

@ Masks get what the limits still allow. No such limit is zero, which would mean that there is none, because |must_stop| has
just said no. The results of masks count from the border on, and are added to those |above|. The exact number of covers is kept
beside them (\sec{fast/memory}).

@<Search below the border@>=
void search_below()
{
  Limits inner = *limits;
  if (inner.solutions != 0) inner.solutions = last_solution - result.totals.solutions;
  if (inner.nodes != 0) inner.nodes = last_node - result.totals.nodes;
  if (inner.seconds != 0) inner.seconds = seconds_until(deadline);
  auto const add = [this](Totals const& t) {
    result.totals = above;
    add_work(result.totals, t);
    add_limited(result.totals.solutions, t.solutions);
  };
  if (inner.pulse) inner.pulse = [&](Progress const&) {
    add(below->totals());
    limits->pulse(Progress{result.totals.nodes, result.totals.solutions, done()});
  };
  auto options = chosen();
  Receive const tell = [&, before = options.size()](std::span<int const> more) {
    options.resize(before);
    options.insert(options.end(), more.begin(), more.end());
    (*receive)(options);
  };
  Result const r = below->run(inner, *receive ? tell : Receive());
  add(r.totals);
  result.ending = r.ending;
  if (r.ending == Ending::complete) finished += below->covers(), below.reset(), leave();
}

@ What is left? If masks work, it is what they say, behind the path to them. The last of their ranges goes on to the end of the whole range, unless it
has an end of its own; then another range follows, from the next turning on.

@<Say what is left@>=
Turnings path_here() const /* to what is tried, or will be tried next */
{
  Turnings at;
  for (Step const& s : path)
    if (s.fork.is_turning()) at.push_back({s.fork.way, s.fork.ways});
  if (not below and not path.empty() and path.back().fork.is_turning()) ++at.back().way;
  return at;
}
std::vector<Rest> rest() const override
{
  if (not begun or is_under_way) return {Rest{borders.range}};
  if (not below and path.empty()) return {};
  auto const& until = borders.range.until;
  Turnings const here = path_here();
  if (not below) return {Rest{{here, until}}};
  auto all = below->rest();
  auto const put_before = [&](Turnings& its) { its.insert(its.begin(), here.begin(), here.end()); };
  bool const has_end = all.empty() or all.back().range.until;
  for (Rest& r : all) {
    put_before(r.range.from);
    if (r.range.until) put_before(*r.range.until);
    else r.range.until = until;
  }
  if (has_end) add_next_turning(all, here);
  return all;
}

@ To find the next turning, go up the path to a node with an untried way. If the range ends inside the subtree below the path, nothing is added, since the last of |all| already ends there.

@<Say what is left@>=
void add_next_turning(std::vector<Rest>& all, Turnings at) const
{
  while (not at.empty() and at.back().way == at.back().ways) at.pop_back();
  if (at.empty()) return;
  ++at.back().way;
  auto const& until = borders.range.until;
  if (not until or is_left_of(at, *until)) all.push_back(Rest{{at, until}});
}

@ A |border| that is given replaces the rule, except for the room of the patterns.

@<Define the class |HybridWalk|@>=
class HybridWalk : public Walk {
public:
  HybridWalk(Problem const& problem, Chooser c, std::optional<int> told, int n, Range const& range)
    : Walk(range), is_under_way(not range.from.empty()), rows(problem), list(problem, rows),@|
      border(told.value_or(thresholds::most_items)), chooser(c), threads(n)@+{@+}@/
  @<Run the hybrid@>
  Natural covers() const override
  { return below ? Natural(finished.value() + below->covers()) : finished.value(); }
private:
  @<Declare a step of the path@>
  @<Arrive, and try the next option@>
  @<Search below the border@>
  @<Say what is left@>
  bool is_under_way;        /* to where the range begins */
  Rows const rows;
  LargeList list;           /* on the same options */
  int border;               /* with more open items, do not ask */
  Chooser const chooser;
  int const threads;        /* below the border */
  std::vector<Step> path;
  std::optional<TreeSearch> below; /* the border: of what is left after the path */
  SharedSymmetries const symmetries = no_symmetries();
  Totals above;             /* when the search |below| began */
  Number finished;          /* covers, but for those |below| */
  bool begun = false;
  Receive const* receive = nullptr;
};

@ A problem with bounds is refused by name.

@(dlx/fast/hybrid.cpp@>=
#include "dlx/fast/hybrid.hpp"
#include "dlx/fast/threads.hpp"
#include <algorithm>
#include <memory>
#include <utility>
namespace dlx {
@<Say where the border is@>
@<Cut out what is left@>
namespace {
@<Define the class |HybridWalk|@>
}
Hybrid::Hybrid(Problem const& problem, Chooser chooser, std::optional<int> border, int threads, Rest const& r)
  : TreeSearch(r.told)
{
  if (problem.has_bounds())
    throw Unsupported("the hybrid knows no bounds; take the engine links");
  walk = std::make_unique<HybridWalk>(problem, chooser, border, threads, r.range);
}
} // |namespace dlx|

@ How many thousand dead ends does an engine meet in a second (\cmd{bench-engines rates})? The column {\it dance\/} is the hybrid
without masks. It is much faster than {\it links\/} on large problems, because it does not walk along the ring.
\measurements{l}{tests/transcripts/rates.txt}
Y-20 is below the border at the root, so the hybrid is masks from there on. But it looks for no images; the engine masks does, here in vain. They pay when covers are counted (\sec{fast/ladder}). On Y-60 and Y-100 the search never comes down to the border; there the hybrid is the dance, and their difference is noise.

\pitfall{A limit of zero means no limit: a search that has one node left must not give zero nodes to masks. Covering an item
without making its block stale: while it is closed, its size goes on changing.}

\pinned{\.{tests/fast/hybrid\UL test.cpp} compares with the links for borders from zero to everything, and stops at each node.
It compares the smallest item with a walk along the ring, and the clashes of what is left with those before.}

\exercise[15]{Y-pentominoes shall fill a board of $n\times n$ squares. An inner square is in 40 options, and there are
$8(n-1)(n-3)$ options. From which $n$ on does the program dance first?}
\answer{From 33 on, where there are 1089 items. For 32 there are 1024 items and 7192 options; a state has $1024\cdot5$ bytes, and the patterns
take 37 megabytes. \cmd{--why} says so.}

\summary{Where much is left, dance, and touch only what changes. Where little is left, look at everything at once. The problem
that is left at the border keeps the old order of its items and options, and so all covers come in the order of the dance. To run it, say \cmd{dlx solve --engine hybrid}.}
