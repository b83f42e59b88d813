@** Dance above, masks below. \label{fast/hybrid}%
Here is a board of $100\times100$ squares, and we want to see it full
of dominoes; one way is enough. That makes 10{,}000 items and 19{,}800
options. The rows of bits that \sec{fast/masks} looks at have 198 million bits,
25 megabytes. It puts a domino into the upper left corner, and
then it reads the 25 megabytes, in order to find out that in the lower right
one nothing has happened.

The dancing list knows better. It hides the three other dominoes that touch
the corner, and it has no idea that there is a lower right. But the list is slow
with what is small; and every search that gets
anywhere ends with a small problem. Almost all of its nodes are there.
So let us {\it dance as long as much is left, and look as soon
as little is left}.
@^hybrid of links and masks@>

\medskip\vbox{\centerline{\hbox to 250bp{\vbox to 92bp{}\pdfliteral{q .6 w .3 G 120 84 m 70 62 l 40
40 l S 120 84 m 180 62 l 150 40 l S 70 62 m 92 40 l S 180 62 m 212 40 l S .8 .88 .97 rg 40 40 m 18
2 l 62 2 l b 92 40 m 84 2 l 100 2 l b 150 40 m 128 2 l 180 2 l b 1 g 118 82 4 4 re 68 60 4 4 re 178 60
4 4 re B .8 .3 0 RG 2 w 209 37 m 215 43 l 209 43 m 215 37 l S .9 w [4 3] 0 d 0 42 m 250 42 l S
Q}\fanopoint{25}{72}{\eightrm dance}\fanopoint{20}{46}{\eightrm border}\fanopoint{40}{10}{\eightrm
rest}\fanopoint{154}{10}{\eightrm rest}\fanopoint{226}{30}{\eightrm dead}\hss}}
\caption{The top of a search tree. For a dead end, or a cover, no table is written.}}\medskip

A node at which it is time to look becomes the root of a search by masks; such a tree is
called a {\it rest}, and it may have a million nodes or three.

@*1 The border. Where should it be? Let $N$ options be alive, $m$ items be open,
and let each option have $l$ items. A look at a node reads one bit for each live
option in the row of each open item, that is
$$N\cdot m\quad\hbox{bits.}$$
What does a choice cost the dance? It covers $l$ items. Each of them is in
$N\cdot l/m$ options, and hides the $l$ entries of each of these; this makes
$$l\cdot{N\cdot l\over m}\cdot l={N\cdot l^3\over m}\quad\hbox{entries.}$$
We have let both count, on a dozen problems. An entry takes the dance about eight
nanoseconds, to hide it and to put it back. A thousand bits at a choice take
masks from five to eighteen nanoseconds for the whole subtree. And masks look at
much less {\it below\/} the place where they begin, since both factors shrink. So
let an entry be worth $k$ bits, and look if $N\cdot m\le k\cdot N\cdot l^3/m$. The
number of options is on both sides! There remains
$$m^2\le k\cdot l^3,$$
a rule that asks only for the number of open items and the length of an option. For dominoes, whose
options have two items, and $k=8000$, it is time to look when 252 squares are
left; for the four items of a sudoku, when 715 are; and a random problem with
options of twenty items need not be danced at all, unless it has eight thousand.
@^border of a hybrid@>

@ By the nanoseconds alone, $k$ would be between 400 and 1600. But masks look at less and less below the border, and where counters fit (\sec{fast/counter_shape}) they do not
look at all; so 8000 was found by trial.
(The rule was the last of four, \sec{fast/computed}.)
@^thresholds@>

If a whole problem lies below the border, masks alone will do; and also if it
is so small that it needs no list, or if it fits into counters (\sec{fast/counter_shape}), where a choice is a few vectors. Its
secondary rows are not made yet, but there are not more than |most_others| (\sec{fast/rows}). Neither a table
nor the rows from which conflict masks are made (\sec{fast/conflicts}) should take more than |most_bits|, which are 64 megabytes.

@<Say where the border is@>=
int most_to_look_at(Problem const& problem)
{
  double const entries = static_cast<double>(problem.entry_count());
  double const length = entries/std::max(1, problem.option_count());
  double const bits_for_entry = 8000; // that a list hides
  double const most = std::sqrt(bits_for_entry*length*length*length);
  return static_cast<int>(std::min(most, 1e9));
}
bool is_short_look(Problem const& problem)
{
  double const primaries = problem.primary_count();
  return problem.option_count()*primaries <= small_look
    or primaries <= most_to_look_at(problem);
}
bool is_for_masks(Problem const& problem)
{
  auto const rows = static_cast<double>(problem.primary_count() + most_others(problem));
  bool const fits = problem.option_count()*rows <= most_bits;
  return fits and (is_short_look(problem) or counter_shape(problem) != 0);
}

@ {\it The invariant of the border:} what the masks get is an exact cover
problem of its own, whose covers are the completions of the options that the
dance has chosen; its items and its options are in the old order. So the covers come in the order in which the list would have found them.
@^invariant of the border@>

Why is the order right? If two covers part at an item above the border, the dance
tries their options in its own order, and all covers below the first of them
come before all below the second, whoever finds them. If they part below the
border, then both are covers of the same rest, behind the same options, whose covers masks find in the order in which
a list would have found them. (A rest keeps the old order of its items, or
else ties would be broken in another way.)

@ The interface is that of masks. Those who choose an engine ask for the border, too.

@(dlx/fast/hybrid.hpp@>=
#pragma once
/* An engine for problems that are too large to be looked at as a whole: links
   dance until little is left, and then masks search what is left. The same
   covers in the same order as with either of them. */
#include "dlx/fast/masks.hpp"
#include "dlx/more/observer.hpp"
#include "dlx/more/problem.hpp"
#include <optional>
namespace dlx {
inline constexpr double small_look = 1 << 20; /* bits; needs no list */
inline constexpr double most_bits = 1 << 29; /* in any table; 64 megabytes */
int most_to_look_at(Problem const& problem); /* open items: with more, dance.
  Constant time */
bool is_short_look(Problem const& problem); /* is the problem below the border, or so small
  that it needs no list? Constant time */
bool is_for_masks(Problem const& problem); /* is the whole problem below the
  border, or does it fit into counters? Linear time */
@<Declare the class |Hybrid|@>
} // |namespace dlx|

@ The search itself is behind a pointer, as that of masks is.

@<Declare the class |Hybrid|@>=
class Hybrid : public HeldSearch { /* see \sec{fast/masks} */
public:
  explicit Hybrid(Problem const& problem, Chooser chooser = Chooser::smallest,
    std::optional<int> border = std::nullopt, int threads = 1);
    /* looks when at most |border| items are open and a table has room, or, if nothing is said, where
       the rule says. The problem may be gone afterwards. Linear time; memory:
       the list, and what |Masks| needs below, or |ParallelSearch| if there are several
       |threads|; then a run goes on after another one as that of |ParallelSearch| does. Throws |Unsupported| for bounds */
};

@ The source says where the border is, and how to dance above it.

@(dlx/fast/hybrid.cpp@>=
#include "dlx/fast/hybrid.hpp"
#include "dlx/fast/counter_shape.hpp"
#include "dlx/fast/large_list.hpp"
#include "dlx/fast/remainder.hpp"
#include "dlx/fast/rows.hpp"
#include "dlx/fast/threads.hpp"
#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>
#include <vector>
namespace dlx {
@<Say where the border is@>
namespace {
@<Declare a step of the dance@>
@<Define the class |HybridSearch|@>
}
@<Make a hybrid@>
} // |namespace dlx|

@ A problem with bounds is refused by name.

@<Make a hybrid@>=
Hybrid::Hybrid(Problem const& problem, Chooser chooser,
  std::optional<int> border, int threads)
{
  if (problem.has_bounds())
    throw Unsupported("the hybrid knows no bounds; take the engine links");
  search = std::make_unique<HybridSearch>(problem, chooser, border, threads);
}

@*1 The dance. It is that of \sec{more/search}, without listeners, and written
so that it can be put aside. The whole state of the search is the |path|, a vector of steps; and a |rest|,
if masks are at work. Between two calls of anything it is in one of these
states.
$$\vbox{\halign{#\hfil\quad&#\hfil\quad&#\hfil\cr
{\it path}&{\it rest}&{\it what comes next}\cr
\noalign{\smallskip}
whatever it is&yes&masks go on; the dance waits\cr
not empty&no&the deepest step tries its next option, or is left\cr
empty&no&nothing: it is over\cr}}$$
(Only the first arrival, at the root, is not in this table.) A |Step| is an item that has been covered, and the
node in its column that is being tried. The one below that node is tried next; the column of an item
that has been covered does not change, as its options are in no other column.

@<Declare a step of the dance@>=
struct Step {
  Node* item; /* the header of the item that was chosen */
  Node* node; /* being tried, or |item| before the first */
  Node* last; /* of the option's nodes, the last that was committed to */
};

@ To arrive at a node means to choose an item. Then there is the question of
these chapters: is it time to look? It is
asked only if the item has at least two options. A dead end needs no table,
and a forced move is better made before the table is written, which will be
smaller then. So a few covers are found by the dance itself. The node at which we hand over is the root of what
the masks get, and they count it.

The rule says when. But there may be a hundred thousand secondary items, whose
rows are never looked at, but need memory; so the options that are alive, at
most as many as the sizes of all open items together, must not be too many for
that. To add up the sizes is a walk along the ring, when it has become short.

@<Arrive on the dance floor@>=
void arrive()
{
  Node* const c = chooser == Chooser::first ? list.first_open()
    : list.smallest();
  int const size = c == nullptr ? 0 : c->size;
  if (size > 1 and is_time_to_look()) return hand_over();
  ++result.totals.nodes;
  if (c == nullptr) {
    ++result.totals.solutions;
    if (*receive) (*receive)(chosen());
  } else if (size == 0) ++result.totals.dead;
  else {
    list.cover(c);
    path.push_back(Step{c, c, c});
  }
}
bool is_time_to_look()
{
  if (list.open_items() > border) return false;
  double live = 0;
  for (Node* c = list.first_open(); c != nullptr; c = list.next_open(c))
    live += c->size;
  return live*rows.count() <= most_bits;
}

@ To try the next option, take the last one back. If the new option is hopeless
before all of its items have been committed to, this was a dead end, without an
arrival.

@<Try the next option on the floor@>=
void try_next()
{
  Step& step = path.back();
  if (step.node != step.item) list.give_back(step.node, step.last);
  step.node = step.node->down;
  ++result.totals.attempts;
  if (list.take(step.node, step.last)) return arrive();
  ++result.totals.nodes;
  ++result.totals.dead;
}

@ If the deepest step has no next option, it is left, and the one above it
is looked at. If the search is over, there is no need to put the floor in order;
nobody will ever dance on it again.

@<Try the next option on the floor@>=
bool has_more()
{
  if (rest) return true;
  auto const has_next = [](Step const& s) { return s.node->down != s.item; };
  if (std::none_of(path.rbegin(), path.rend(), has_next)) path.clear();
  while (not path.empty() and not has_next(path.back())) retreat();
  return not path.empty();
}
void retreat()
{
  Step const& step = path.back();
  if (step.node != step.item) list.give_back(step.node, step.last);
  list.uncover(step.item);
  path.pop_back();
}

@ The run. While the masks have something to do, the |rest|, the dance stands still,
with one foot in the air. Before
either of them does anything, the limits are looked at. (The rest
looks at the clock itself; but there may have been many short ones, and all
nodes count, whoever has visited them.)

@<Run the hybrid@>=
Result run(Limits const& l, Receive const& r) override
{
  begin_run(l);
  receive = &r;
  if (not std::exchange(begun, true)) arrive(); // at the root
  while (result.ending == Ending::complete and has_more()) {
    if (result.totals.solutions >= last_solution) next_look = 0;
    if (must_stop()) break;
    rest ? search_rest() : try_next();
  }
  return result;
}

@*1 At the border. To hand over means to cut what is left out of the
rows of the whole problem, and to begin a search there. The options that have
been chosen so far are remembered; they stand at the beginning of each cover
that the masks will find. The rest gets no symmetries: what is cut out of a
problem in the middle of a search hardly ever has any.

What is left is found by walking along the open items and down their columns.
The |remainder| (\sec{fast/remainder}) does not mind that each option is met several times.

If there are several threads, they search the rest together (\sec{fast/threads}), in the order in which one of them would. One alone
begins, and the others are called if it has not finished after 8192 nodes; so a rest of three nodes calls
nobody. The dance itself goes by one thread. So it is of use where rests are large, and of none where they are small.
@^threads@>

@<Hand over to the masks@>=
void hand_over()
{
  for (Node* c = list.first_open(); c != nullptr; c = list.next_open(c)) {
    remainder.open(list.number(c));
    for (Node* x = c->down; x != c; x = x->down) remainder.keep(x->option);
  }
  auto const cut = std::make_shared<Rows const>(remainder.cut());
  if (threads > 1) rest = ParallelSearch(cut, symmetries, chooser, threads, {});
  else rest = Masks(cut, chooser, {}, Vectors::widest, symmetries);
  above = result.totals;
}

@ The masks search with limits of their own: what is still
allowed of ours. When they have been through, the dance goes on; when they
were stopped, so are we, and the next run will come back to them.

As |must_stop| has just said
that we may go on, no limit is zero, which would mean that there
is none. What they count, from the beginning of the rest, is added to what there was |above|. Each of the two numbers of covers fits
into 64~bits; their sum need not. A chain of 95 items, each of which may
be taken alone or with the next, has 51{,}680{,}708{,}854{,}858{,}323{,}072 covers; modulo $2^{64}$ these are 14{,}787{,}220{,}707{,}439{,}219{,}840. So they are added by those who look (\sec{fast/transposition}).

@<Search the rest@>=
void search_rest()
{
  Limits inner;
  if (limits->solutions != 0)
    inner.solutions = last_solution - result.totals.solutions;
  if (limits->nodes != 0) inner.nodes = last_node - result.totals.nodes;
  @<Pass the time and the signs on@>
  auto options = chosen();
  Receive const tell = [&, before = options.size()](std::span<int const> more) {
    options.resize(before);
    options.insert(options.end(), more.begin(), more.end());
    (*receive)(options);
  };
  Result const r = rest->run(inner, *receive ? tell : Receive());
  result.totals = above;
  add_work(result.totals, r.totals);
  add_covers(result.totals.solutions, r.totals.solutions);
  if (r.ending == Ending::complete) rest.reset();
  else result.ending = r.ending;
}

@ The masks know which part of their tree is done, and the tree is a part of ours.

@<Pass the time and the signs on@>=
using Seconds = std::chrono::duration<double>;
if (limits->seconds != 0) inner.seconds =
  std::max(1e-6, Seconds(deadline - Clock::now()).count());
inner.stop = limits->stop;
if (limits->pulse) inner.pulse = [this](Progress const& p) {
  auto const [before, share] = done_and_share();
  limits->pulse(Progress{above.nodes + p.nodes, above.solutions + p.solutions,
    before + share*p.done});
};

@ How much is done? Here are two numbers: which share of the tree lies to
the left of the path, and which share the subtree has at whose root we are, if
brothers are equally large, which they never are. (If nothing has been tried at a step yet, its node is the item itself, and nothing lies to the left.)

@<Estimate what the dance has done@>=
std::pair<double, double> done_and_share() const
{
  double before = 0, share = 1;
  for (Step const& s : path) {
    share /= s.item->size;
    for (Node* x = s.item->down; s.node != s.item and x != s.node; x = x->down)
      before += share;
  }
  return {before, share};
}
double done() const override { return done_and_share().first; }

@ What is a cover of the rest without the options that led to it? A cover of nothing. So each gets those of the path before it.

@<Collect the options of the path@>=
std::vector<int> chosen() const
{
  std::vector<int> way;
  for (Step const& s : path)
    if (s.node != s.item) way.push_back(s.node->option);
  return way;
}

@*1 The module. Two members of the class are told in other chapters: the list in \sec{fast/large_list}, and
in \sec{fast/remainder} what cuts out the rest.

@<Define the class |HybridSearch|@>=
class HybridSearch : public MaskSearch {
public:
  HybridSearch(Problem const& problem, Chooser c, std::optional<int> told, int n)
    : rows(problem), list(problem, rows.options), remainder(rows),
      border(told.value_or(most_to_look_at(problem))), chooser(c), threads(n)@+{@+}@/
  @<Run the hybrid@>
private:
  @<Collect the options of the path@>
  @<Arrive on the dance floor@>
  @<Try the next option on the floor@>
  @<Hand over to the masks@>
  @<Search the rest@>
  @<Estimate what the dance has done@>
  @<Declare the data of a hybrid search@>
};

@ For a board of $300\times300$ squares,
the list has a node of 48 bytes (\sec{more/links}) for each of 358{,}800 entries and
90{,}000 items, 21.5 megabytes;
the rows, which are lists of numbers, add four bytes for an
entry and twelve for an option. A bit for each option and
item would be two gigabytes.

@<Declare the data of a hybrid search@>=
Rows const rows;
LargeList list;            /* on the same options */
Remainder remainder;       /* of the rows */
int const border;          /* look when at most so many items are open */
Chooser const chooser;
int const threads;         /* for a rest */
std::vector<Step> path;
std::optional<HeldSearch> rest; /* being searched, below the path */
SharedSymmetries const symmetries = no_symmetries(); /* what is cut out has none */
Totals above;              /* when the rest was handed over */
bool begun = false;
Receive const* receive = nullptr;

@*1 What it is worth. On a board of $300\times300$ squares, the first of the
ways to place 45,000 dominoes is found by \.{--engine hybrid} in a third of
a second, most of it spent reading the 179,400 options; the
links need 2.6 seconds, and masks want two gigabytes for their first table.
On searches with dead ends, we count how
many of these an engine meets in a second, in thousands (\cmd{make bench-rates}): Y-pentominoes on
square boards; random
problems of 900, 1500, and 20001 items; coloured options; and an empty sudoku. The
column {\it dance\/} is the hybrid without masks.
\transcript{rates}
The third column is a surprise. On large problems, the dance of this chapter
is much faster than that of \sec{more/search}, for it does not walk along the
ring: we had come to mend the masks, and have mended the links. And wherever what is left fits into counters (\sec{fast/counter_shape}), be it at the beginning or below the border, masks
meet several times as many dead ends as any dance.
@^speed of the hybrid@>

@ \pitfall{A limit of zero means no limit: a search that
has one node left must not hand over zero nodes to the masks.}

\pinned{\.{tests/fast/hybrid\UL test.cpp} compares with the links for borders from zero to everything, and stops at each node.}

\exercise[20]{Square boards are to be filled with Y-pentominoes. From which size on does the program dance first?}
\answer{An option has five items, so $m^2\le8000\cdot125$, and $m\le1000$: $31\times31$ squares are below
the border, and $32\times32$ above. (\cmd{--why} says so. And with 40 options for a square, 1024 of them do not fit into counters.)}

\summary{Where much is left, dance, and touch only what changes. Where little
is left, look at everything at once. What passes the border is a problem of
its own, and its covers come in the order in which the dance would have found
them.}
