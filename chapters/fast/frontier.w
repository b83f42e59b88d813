@** Counting without looking. \label{fast/frontier}%
In how many ways can a board of $12\times12$ squares be filled with
dominoes? It is a fair question for a program that finds exact covers: the
squares are the items, the dominoes the options (\sec{puzzle/polyomino}). But the
answer is 53{,}060{,}477{,}521{,}960{,}000, and a search that visits a
hundred million covers every second, which is more than anybody's does, will
be busy for nearly seventeen years. This chapter counts them before you have
lifted your finger from the key. The trick is not to look at them.
@^dominoes@>

@ Let us watch somebody who fills a board of three rows and two columns,
whose squares are |1|~|2|, |3|~|4|, |5|~|6|. He goes from item to item, and
for each item decides which option shall cover it, if none does already.
After |1| and~|2| he has either put down the domino 12, or 13 and~24. In the
first case nothing sticks out into the rows below; in the second, two
squares do. Now he comes to~|3|. If he does not remember how he got here,
{\it he does not lose anything\/}: all that matters for the rest of his work
is which of the squares to come are already covered. So he keeps a list of
these sets of squares, and writes behind each of them in how many ways he
can arrive at it.
$$\vbox{\halign{\hfil#\quad&#\hfil\quad&#\hfil\cr
{\it after item}&{\it new options}&{\it covered squares to come, and in how
  many ways}\cr
\noalign{\smallskip}
1&12, 13&$\{2\}$ 1, $\{3\}$ 1\cr
2&24&$\{\}$ 1, $\{3,\,4\}$ 1\cr
3&34, 35&$\{4\}$ 2, $\{5\}$ 1\cr
4&46&$\{\}$ 2, $\{5,\,6\}$ 1\cr
5&56&$\{\}$ 3\cr}}$$
Look at the third row. From $\{\}$ one gets to $\{4\}$ by the domino 34;
from $\{3,4\}$ one gets there by doing nothing. These two stories have
become one line, with a~2 behind it, and from now on they are continued
together. In the last row there is no option left for 6 either, so it has to
be covered, and is forgotten together with~5. The board has three tilings,
and nobody has ever seen one of them.

\stories{\story{2 42 36 16 re 2 22 36 16 re}{12, 34}\hskip4em \story{2 22 16
36 re 22 22 16 36 re}{13, 24}\hskip4em \story{2 42 36 16 re 2 2 16 36
re}{12, 35}}{Three stories and two states, after item~3. The squares with a
frame, 4 and~5, are all that matters from now on: are they covered or not?
The first two boards have the same future, a domino 56; the third one has
another.}

@ What must be remembered, then, in general? After some of the options have
been considered (taken or left, it does not matter), an item is {\it past\/}
if no option to come contains it, and {\it ahead\/} if no option so far
does. The others are the {\it frontier}. An item ahead is untouched, and an
item that is past must have been satisfied, for nothing can be done about it
any more. Therefore
$$\vbox{\hsize=.86\hsize\noindent the number of ways in which the options to
come can complete what has been taken depends only on the state of the items
of the frontier.}$$
This is the invariant of the chapter, and it holds for items of every kind.
The state of an exact item is whether it is covered. Of a secondary item one
remembers the same; or, if it has been covered with a colour, that colour.
Of an item with bounds one remembers how often it has been covered, and for
``at least one'' even that is too much: once is enough.
@^frontier@> @^invariant of the frontier@>

@ How many states are there? If the frontier has $w$ exact items, at most
$2^w$. A board of $n$ columns, taken row by row, has a frontier of $n$ or
$n+1$ squares, wherever one stops, and so there are never more than
$2^{n+1}$ states, while the number of tilings grows like a power of the
number of squares. That is the whole secret. For a problem whose options
connect everything with everything, the frontier soon contains all items,
and nothing has been won.

Often there are fewer. For the board of $12\times12$ one expects up to
$2^{13}$ states; the program says that there are never more than 924. That
is $12\choose6$, and it has a reason: each domino covers a black square and
a white one, so between two rows as many black squares stick out as white
ones. If 6 of the 12 squares are black, the states correspond to the subsets
of 6 things out of 12 (take the black squares that stick out, and the white
ones that do not). A program need not know this. It just never meets the
others.
@^binomial coefficient@>

The idea has many names. Physicists call it the method of the transfer
matrix; programmers in contests, dynamic programming on a broken profile.
Knuth's
{\it Simpath\/} [K11, 7.1.4--225] goes along a frontier to build a diagram of
all paths in a graph; and Nishino, Yasuda, Minato, and Nagata [N17] let
links dance while they build such a diagram of all covers. We do not keep a
diagram, only the numbers on its newest level.
@^transfer matrix@> @^dynamic programming@> @^Simpath@>

@ The interface is one function for those who want a number, and one class
for those who cannot wait for it. Both may fail, because there are too many
states; then nothing has been lost but time, and one has to search after
all.

The number of covers does not fit into 64 bits, in general, nor into any
other number of bits that we could choose. So it is a |mpz_class| of the GNU
library for large numbers, and we do not write another one of those.

@(dlx/fast/frontier.hpp@>=
#pragma once
#include "dlx/more/observer.hpp"
#include "dlx/more/problem.hpp"
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <gmpxx.h>
#include <memory>
#include <optional>
#include <vector>
namespace dlx {
using Natural = @[mpz_class@];
@<Declare how to count along a frontier@>@;
} // |namespace dlx|

@ A state takes 16 to 40 bytes and a number of 8 or more, and there are two
lists of them; so two million states need about two hundred megabytes. How
many states there are after each item is interesting to know, and costs
nothing.

Effort is counted in {\it tries\/} of an option with a state, most of which
fail and are cheap. One that succeeds leads to a new state, or to one that
is there already; to find out which, a table has to be asked that does not
fit into the cache, and so an {\it arrival\/} counts as much as sixteen
tries. A try takes three nanoseconds or so, on the machines that we have
seen.
@^effort of a sweep@>

@<Declare how to count along a frontier@>=
struct FrontierLimits {
  std::size_t states = std::size_t(1) << 21; /* at any one time, at least 1 */
  std::atomic<bool> const* stop = nullptr; /* asked now and then */
};
std::size_t states_in(std::size_t megabytes); /* so many fit, at least 1 */
struct FrontierCount {
  std::optional<Natural> covers; /* nothing if a limit was met */
  int width = 0; /* bits needed for a state */
  std::size_t most = 0; /* states at the same time */
  std::uint64_t work = 0; /* states that were looked at, in all */
  std::uint64_t effort = 0; /* in tries */
  std::vector<std::size_t> states; /* after each item of the route */
};
FrontierCount count_along_frontier(Problem const& problem,
  FrontierLimits const& limits = FrontierLimits());
  /* the number of exact covers of any problem, whatever its items are like;
     costs are ignored. The same for the same problem everywhere */

@ Whoever holds a |Frontier| can go along it a little, do something else,
and go on. That is what a race needs (\sec{fast/portfolio}), and it needs two guesses
as well: what it would cost to look for a better route, before the first
step is made; and what the rest of the way will cost.

@<Declare how to count along a frontier@>=
class Frontier {
public:@/
  explicit Frontier(Problem const& problem,
    FrontierLimits const& limits = FrontierLimits());
    /* at the beginning of a route. Linear in the size of the problem, which
       must live longer */
  ~Frontier();
  double price_of_route() const; /* of a better one, in tries; a guess */
  void improve_route(); /* before the first step, if at all */
  void go_on(std::uint64_t effort); /* so many tries, or some more; or all
    the way, if it is zero */
  bool is_over() const; /* counted, or given up because of |limits.states| */
  double outlook() const; /* how many tries to the end; a guess */
  FrontierCount const& report() const; /* so far */
private:@/
  struct Journey;
  @[std::unique_ptr<Journey>@] journey;
};

@ The source has four parts: what is to be remembered about an item; in
which order to go; where the numbers of ways are kept; and the walk.

@(dlx/fast/frontier.cpp@>=
#include "dlx/fast/frontier.hpp"
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
namespace dlx {
@<Say what is remembered about an item@>@;
@<Plan the route@>@;
@<Keep a tally of states@>@;
@<Add with small numbers or large ones@>@;
@<Sweep along the route@>@;
@<Guess how much is left of a sweep@>@;
@<Count along the frontier@>@;
} // |namespace dlx|

@*1 Gauges. A |Gauge| says what a state has to know about an item. It counts
from 0 up to |cap|, and how it counts depends on the item. Let $k$ be the
number of options in which the item occurs; for options without a primary
item we have no use.
$$\vbox{\halign{#\hfil\quad&#\hfil\quad&#\hfil\cr
{\it item}&{\it what its gauge says}&{\it cap}\cr
\noalign{\smallskip}
exactly one, or zero or one&covered or not&1\cr
secondary, without colours&covered or not; nothing if $k\le1$&1 or 0\cr
secondary, with $c$ colours&no, without colour, in colour 1, 2, \dots&$c+1$\cr
$l$ to $u$, where $u<k$&how often&$u$\cr
$l$ to $u$, where $u\ge k$&how often, up to $l$&$l$\cr}}$$
In the last row the upper bound cannot be violated, so that all that matters
is whether $l$ has been reached; the gauge gets stuck at its cap, like a
thermometer that is too short. We say that it {\it saturates}. An item with
bounds \.{0:*} has a cap of~0, and no gauge at all: it never matters.
@^saturation@> @^gauge@>

@<Say what is remembered about an item@>=
struct Gauge {
  int cap = 1, lower = 0; /* it must have reached |lower| in the end */
  bool saturates = false, has_colours = false;
  int width = 0; /* in bits */
  int at = -1; /* the number of its first bit in a state, if it has a place */
  std::uint64_t ones() const@+{@+return (std::uint64_t(1) << width) - 1;@+}@/
  bool is_flag() const { /* is it one bit, that can be set only once? */
    return width == 1 and not saturates and not has_colours;
  }
};

@ Whether an item has colours is seen in the options. The table of the last
section in \CPLUSPLUS/:

@<Say what is remembered about an item@>=
static Gauge gauge_for(Item const& item, int k, int colours)
{
  auto const [lower, upper] = item.bounds;
  Gauge g;
  g.lower = lower;
  g.has_colours = colours > 0;
  g.saturates = item.kind == Kind::primary and upper >= k and upper > 1;
  g.cap = g.has_colours ? colours + 1@| : g.saturates ? lower@|
    : item.kind == Kind::primary ? upper@| : k > 1 ? 1 : 0;
  g.width = std::bit_width(static_cast<unsigned>(g.cap));
  return g;
}

@*1 The route. In which order shall we go? The number of states depends on
it very much. Take a long and narrow board of 20 rows and 3 columns: row by
row, the frontier has three squares, and column by column it has twenty. The
best order is hard to find; that is a well-known problem about graphs, and
there is no need to solve it. Two candidates will do.

The first one is the order of the items in the problem. It is often good,
because people who number squares do it row by row. The second one is
greedy: among the items of the frontier, we always go to the one that brings
the smallest number of new bits into the frontier. It finds out by itself
that a board is narrow. When the frontier is empty, it begins again with the
first item that is left; this happens between parts of a problem that have
nothing to do with each other, and they are multiplied with each other, so
to speak, without anybody noticing.
@^greedy order@> @^independent parts@>

A |Leg| of the route begins at an item, brings those of its options that
have not been on an earlier leg, and leaves some items behind, for which
there is no option any more.

@<Plan the route@>=
struct Leg {
  int item;
  std::vector<int> options, past;
  int width = 0; /* bits of a state that has finished this leg */
};
struct Route {
  std::vector<Leg> legs;
  int width = 0; /* the most bits that are needed at the same time */
  double promise = 0; /* the sum of $2^{\rm width}$ over all legs */
  double looks = 0; /* options to be looked at by a greedy planner; a guess */
};
class Planner {
public:@/
  explicit Planner(Problem const& q);
  Route plan(bool is_greedy);
  std::vector<Gauge> gauges; /* of the items */
  std::vector<std::vector<int> > options_of; /* likewise */
private:@/
  @<Declare the private parts of |Planner|@>@;
};
@<Define the functions of |Planner|@>@;

@ Here is what the choice is worth. The width is the largest number of bits
that a state needs, and $2^{\rm width}$ would be the largest number of
states if all bits were free; beside it stands how many there really are, at
the same time, on the better route.
$$\vbox{\halign{#\hfil\quad&&\hfil#\quad\cr
&{\it width, in order}&{\it width of the better}&{\it most states}\cr
\noalign{\smallskip}
dominoes on 3 rows of 20&21&4&3\cr
dominoes on $12\times12$&13&13&924\cr
Latin squares of order 5&31&31&14{,}770\cr
queens on $12\times12$&37&37&188{,}100\cr
the Soma cube&29&28&124{,}761\cr
pentominoes on 6 rows of 10&53&37&1{,}918{,}088\cr}}$$
The first line is why there are two candidates. The fourth and the last are
why a width is not a forecast: both are 37, and one of the problems has ten
times as many states: most bits of the queens belong to diagonals, and one
queen in each row leaves few choices for them.

On square boards the two routes have the same width, and yet one of them is
much better. By rows, a board of $16\times16$ has a wide frontier nearly all
the time. The greedy planner begins in a corner, and ends in the opposite
one; after 30, 60, 90, and 120 legs there are 120, 923, 3432, and 12{,}870
states, and then they become fewer again. The board of $12\times12$ costs
2{,}382{,}641 tries by rows, and 874{,}205 from corner to corner. This is
why the widths of all legs matter, and not only the largest: |promise| is
the sum of $2^{\rm width}$ over all of them, and the smaller promise wins.
@^width of a route@>

@ If a state needs more than |widest| bits, then either there will be far
too many states, or the problem is so large that this chapter is the wrong
place for it. Such a route ends early, with an infinite promise. Without the
limit, the greedy search for the next item would become slow on large
problems, for it looks at every item of the frontier on each leg.

@<Declare the private parts of |Planner|@>=
static constexpr int widest = 256;
void enter(int item);
int fresh_bits(int item);
int next_item(bool is_greedy);
void leave(Route& route);
Problem const& p;
std::vector<int> frontier; /* items with gauges in use */
int width = 0; /* of all of them together */
int first = 1; /* all items before this one are past */
std::vector<char> has_entered, is_used; /* items; options */
std::vector<int> left; /* how many options of the item are to come */
std::vector<int> seen; /* a mark for each item */
int mark = 0; /* the newest mark */

@ In order to know how many colours there are in the options of an item, it
suffices to know the largest number of a colour. (Colours are numbered for
the problem as a whole; an item that occurs in two of a hundred colours
wastes a few bits. Renumbering them is an exercise that pays for large word
puzzles.)

@<Define the functions of |Planner|@>=
Planner::Planner(Problem const& q)
  : gauges(q.item_count() + 1), options_of(q.item_count() + 1), p(q)
{
  std::vector<int> colours(q.item_count() + 1, 0);
  for (int o = 1; o <= p.option_count(); ++o) {
    if (not p.is_candidate(o)) continue;
    for (@[Entry const& e@, : @,p.option(o)@]) {
      options_of[e.item].push_back(o);
      colours[e.item] = std::max(colours[e.item], e.colour);
    }
  }
  for (int i = 1; i <= p.item_count(); ++i)
    gauges[i] = gauge_for(p.item(i), static_cast<int>(options_of[i].size()),
      colours[i]);
}

@ The plan itself is a loop. On each leg, the item and its new options enter
the frontier, and then the items leave for which nothing comes any more. (A
greedy planner would now look at the options of all items of the frontier.
Their number, added up, says what it would cost to be greedy, before anybody
is.)

@<Define the functions of |Planner|@>=
Route Planner::plan(bool is_greedy)
{
  Route route;
  @<Put everything back to the beginning@>@;
  for (int i = next_item(is_greedy); i > 0; i = next_item(is_greedy)) {
    Leg& leg = route.legs.emplace_back(@[Leg{i, {}, {}, 0}@]);
    enter(i);
    for (@[int o@, : @,options_of[i]@]) {
      if (is_used[o]) continue;
      is_used[o] = 1;
      leg.options.push_back(o);
      for (@[Entry const& e@, : @,p.option(o)@]) enter(e.item), --left[e.item];
    }
    route.width = std::max(route.width, width);
    route.promise += std::exp2(width);
    if (width > widest) break;
    leave(route);
    leg.width = width;
    for (@[int j@, : @,frontier@]) route.looks += left[j];
  }
  return route;
}

@ The planner is used twice, so nothing may be left from the first time.

@<Put everything back to the beginning@>=
frontier.clear();
width = 0;
first = 1;
has_entered.assign(gauges.size(), 0);
is_used.assign(p.option_count() + 1, 0);
left.assign(gauges.size(), 0);
for (std::size_t i = 1; i < left.size(); ++i)
  left[i] = static_cast<int>(options_of[i].size());
seen.assign(gauges.size(), 0);

@ An item that has left will never come again, because all its options have
been used.

@<Define the functions of |Planner|@>=
void Planner::enter(int item)
{
  if (has_entered[item]) return;
  has_entered[item] = 1;
  width += gauges[item].width;
  frontier.push_back(item);
}
void Planner::leave(Route& route)
{
  auto is_past = @[[this, &route](int i) {
    if (left[i] > 0) return false;
    route.legs.back().past.push_back(i);
    width -= gauges[i].width;
    return true;
  }@];
  std::erase_if(frontier, is_past);
}

@ Which item comes next? If we are not greedy, or if the frontier is empty,
it is the first one that is not past. An item that has entered is past if
all its options have been used; one that has not entered is not past, even
if it has no options, for then it has to be noticed that it cannot be
satisfied.

@<Define the functions of |Planner|@>=
int Planner::next_item(bool is_greedy)
{
  int best = 0, least = 0;
  if (is_greedy)
    for (@[int i@, : @,frontier@])
      if (int const bits = fresh_bits(i); best == 0 or bits < least)
        best = i, least = bits;
  if (best != 0) return best;
  while (first <= p.item_count() and has_entered[first] and left[first] == 0)
    ++first;
  return first <= p.item_count() ? first : 0;
}

@ The bits of items that the options of |item| would bring, minus the bits
that would be set free because the leg uses the last option of an item. Only
the item itself is certain to leave; for the others we are content to look
whether one option is left, which is then on this leg.

@<Define the functions of |Planner|@>=
int Planner::fresh_bits(int item)
{
  int bits = -gauges[item].width;
  seen[item] = ++mark;
  for (@[int o@, : @,options_of[item]@]) {
    if (is_used[o]) continue;
    for (@[Entry const& e@, : @,p.option(o)@]) {
      if (seen[e.item] == mark) continue;
      seen[e.item] = mark;
      if (not has_entered[e.item]) bits += gauges[e.item].width;
      if (left[e.item] == 1) bits -= gauges[e.item].width;
    }
  }
  return bits;
}

@*1 The tally. A state is a few words of 64 bits. States are compared and
hashed as wholes; which bit belongs to which item is the business of the
sweep.

A |Tally| is a list of states, each once, with a number of ways behind it,
and a hash table that says where in the list a state is. The list is what
the next leg walks along, in the order in which states were first met, so
that the result does not depend on how things hash. The hash table is twice
as large as the list at least; a collision goes on to the next place.
@^hash table@>

Two relations hold between the calls of |add|. {\it Each state stands in the
list once}; otherwise there would still be the right number of ways in all,
but the list would grow like the number of stories, and the whole idea be
lost. And {\it between the place where a state wants to be and the place
where it is, no slot is empty\/}; so |find| may stop at the first empty
slot, and knows that the state is new. The second relation survives because
nothing is ever taken out of a tally. When a leg is done, the whole tally is
thrown away.
@^invariant of a tally@>

@<Keep a tally of states@>=
template<std::size_t breadth> using State =
  @[std::array<std::uint64_t, breadth>@];
template<std::size_t breadth, class Number> class Tally {
public:@/
  explicit Tally(std::size_t expected = 0)
    : slots(std::bit_ceil(2*expected + 16)) {}
  void add(State<breadth> const& state, Number const& ways);
  std::vector<State<breadth> > states;
  std::vector<Number> ways; /* of the states */
private:@/
  std::uint32_t& find(State<breadth> const& state);
  void grow();
  std::vector<std::uint32_t> slots; /* 1 + an index of |states|, or 0 */
};
@<Define the functions of |Tally|@>@;

@ To add means to find first. The reference |slot| is used before the list
grows, and before |grow| moves the slots; afterwards it would be dangling.

@<Define the functions of |Tally|@>=
template<std::size_t breadth, class Number>
void Tally<breadth, Number>::add(State<breadth> const& state, Number const& more)
{
  std::uint32_t& slot = find(state);
  if (slot != 0) {
    ways[slot - 1] += more;
    return;
  }
  states.push_back(state);
  ways.push_back(more);
  slot = static_cast<std::uint32_t>(states.size());
  if (2*states.size() > slots.size()) grow();
}

@ The multipliers are odd numbers without a pattern, the ones that are
customary in hash functions; the shifts bring the upper bits, which depend
on everything, down to where they are used. (One of them is $2^{64}$ divided
by the golden ratio, which Knuth [K98, 6.4] recommends for scattering.)
@^golden ratio@>

@<Define the functions of |Tally|@>=
template<std::size_t breadth, class Number>
std::uint32_t& Tally<breadth, Number>::find(State<breadth> const& state)
{
  std::uint64_t h = 0;
  for (@[std::uint64_t word@, : @,state@]) {
    h = (h ^ word)*std::uint64_t(0x9E3779B97F4A7C15);
    h ^= h >> 29;
  }
  h *= std::uint64_t(0xBF58476D1CE4E5B9);
  std::size_t const last = slots.size() - 1;
  std::size_t k = (h >> 20) & last;
  while (slots[k] != 0 and states[slots[k] - 1] != state) k = (k + 1) & last;
  return slots[k];
}
template<std::size_t breadth, class Number> void Tally<breadth, Number>::grow()
{
  slots.assign(2*slots.size(), 0);
  for (std::size_t i = 0; i < states.size(); ++i)
    find(states[i]) = static_cast<std::uint32_t>(i + 1);
}

@*1 The sweep. Now we walk. At each leg, the states of the |tally| become
states of the next one, by taking an option or none, and states that have
left an item unsatisfied behind are dropped.

The class is a template in two directions, the number of words of a state
and the sort of number, both of which make a large difference to the time.
What they have in common is a |Walker|, who can be told to walk on for a
while.

@<Sweep along the route@>=
struct Walker {
  virtual ~Walker() = default;
  virtual void walk(std::uint64_t until) = 0; /* until so much effort */
  bool is_over = false;
};
@<Describe what an option does to a state@>@;
template<std::size_t breadth, class Number> class Sweep : public Walker {
public:@/
  Sweep(Problem const& problem, std::vector<Gauge> const& g, Route const& r,
    FrontierLimits const& most, FrontierCount& count);
  void walk(std::uint64_t until) override;
private:@/
  void begin_leg();
  void begin_pass();
  bool finish_pass(std::uint64_t until);
  void find_place(Gauge& g);
  Deed deed_of(int option);
  void prepare_to_leave(std::vector<int> const& past);
  void arrive(State<breadth> state, Number const& ways);
  @<Declare the data of |Sweep|@>@;
};
@<Define the functions of |Sweep|@>@;

@ What does an option do to a state? To most of its items it does something
simple: their bit must be clear, and is set. For these there is a list of
bits that bar the way if they are set, |barred|, and one of bits that become
set, |taken|, so that a whole option is tested with one operation for each
word. (A saturating gauge of one bit, ``at least one'', is in the second
list only.) What is not so simple is a |Move|, one for each item concerned:
a counter that goes up, or a colour that must agree.

@<Describe what an option does to a state@>=
struct Move {
  std::size_t word;
  int shift;
  std::uint64_t ones, value; /* the cap of a counter, or the colour */
  bool is_colour, saturates;
};
static constexpr std::size_t most_words = 4;
static constexpr std::array<std::uint64_t, most_words> most_zeros = @[{}@];
struct Deed {
  std::array<std::uint64_t, most_words> barred = most_zeros;
  std::array<std::uint64_t, most_words> taken = most_zeros;
  std::vector<Move> moves;
};

@ To make a move means to change a state, or to say that it is impossible.
An item that has been covered without a colour, which is the value~1, agrees
with nobody, not even with another one of its sort.

@<Describe what an option does to a state@>=
static bool make(Move const& m, std::uint64_t& word)
{
  std::uint64_t const now = (word >> m.shift) & m.ones;
  if (m.is_colour) {
    if (now == 0) word |= m.value << m.shift;
    return (now == 0) or (now == m.value and now > 1);
  }
  if (now < m.value) word += std::uint64_t(1) << m.shift;
  return now < m.value or m.saturates;
}

@ A gauge that enters the frontier is given a place, the first one that is
vacant and does not cross the boundary of a word; when it leaves, the place
is vacant again, like a bed in a hotel. Thus three bits are enough for the
six squares of our little board:
$$\vbox{\halign{\hfil#\quad&\hfil#\hfil\quad&\hfil#\hfil\quad&\hfil#\hfil
\quad&\it#\hfil\cr
{\it leg}&{\it bit 2}&{\it bit 1}&{\it bit 0}&\rm states afterwards, in bits
  2, 1, 0\cr
\noalign{\smallskip}
1&3&2&1&\tt 010 {\rm 1}, 100 {\rm 1}\cr
2&3&2&4&\tt 000 {\rm 1}, 101 {\rm 1}\cr
3&3&5&4&\tt 001 {\rm 2}, 010 {\rm 1}\cr
4&6&5&4&\tt 000 {\rm 2}, 110 {\rm 1}\cr
5&6&5&&\tt 000 {\rm 3}\cr}}$$
What a bit means changes from leg to leg; \.{010} is square~2 after the
first leg, and square~5 after the third. That is no danger, because states
of different legs never meet in one tally. But a bit must be clear when it
gets a new owner, or else square~4 would be covered from the beginning
because square~1 was. This is the reason for |keep|, below: it wipes out
whoever leaves, {\it in the same pass\/} in which the place becomes vacant.

If the bits of vacant places are so scattered that a gauge does not fit,
which takes some bad luck with wide gauges, the sweep ends as if there had
been too many states.

@<Declare the data of |Sweep|@>=
Problem const& p;
std::vector<Gauge> gauges;
Route const& route;
FrontierLimits const& limits;
FrontierCount& report;
State<breadth> vacant; /* bits that belong to no gauge */
bool is_full = false; /* was there a gauge without a place? */
std::vector<Deed> deeds; /* of the options of this leg */
State<breadth> must, keep; /* bits of gauges that leave; of those that do not */
std::vector<Move> checks; /* gauges that leave, and must have |value| */
bool leaves = false; /* is this the last pass of the leg? */
Tally<breadth, Number> tally, next;

@ Flags are one bit wide, and nearly all gauges are flags; for them, the
first vacant bit will do.

@<Define the functions of |Sweep|@>=
template<std::size_t breadth, class Number>
void Sweep<breadth, Number>::find_place(Gauge& g)
{
  if (g.width == 0 or g.at >= 0) return;
  for (std::size_t w = 0; w < breadth; ++w)
    for (int s = 0; s + g.width <= 64; ++s)
      if (((vacant[w] >> s) & g.ones()) == g.ones()) {
        vacant[w] &= ~(g.ones() << s);
        g.at = static_cast<int>(64*w) + s;
        return;
      }
  is_full = true;
}

@ The deed of an option is put together once for each leg, and done very
often.

@<Define the functions of |Sweep|@>=
template<std::size_t breadth, class Number>
Deed Sweep<breadth, Number>::deed_of(int option)
{
  Deed deed;
  for (@[Entry const& e@, : @,p.option(option)@]) {
    Gauge& g = gauges[e.item];
    find_place(g);
    if (g.at < 0) continue; /* it has no bits, or no place for them */
    auto const w = static_cast<std::size_t>(g.at/64);
    int const s = g.at % 64;
    auto const value = static_cast<std::uint64_t>(g.has_colours ?
      e.colour + 1 : g.cap);
    if (g.is_flag()) deed.barred[w] |= std::uint64_t(1) << s;
    if (g.cap == 1 and not g.has_colours) deed.taken[w] |= std::uint64_t(1) << s;
    else deed.moves.push_back(@[Move{w, s, g.ones(), value, g.has_colours,
      g.saturates}@]);
  }
  return deed;
}

@ Take the third leg of the board. Its options are 34 and 35, and item 3
will be left behind. For 34, both |barred| and |taken| are \.{101}, square~3
in bit~2 and square~4 in bit~0. The state \.{000} becomes \.{101}; the state
\.{101} clashes. At the end of the leg, |must| is \.{100}, since 3 must have
been covered, and |keep| is \.{011}. So \.{000} itself is dropped; what came
of it, \.{101}, becomes \.{001}; and the old state \.{101}, in which no
option was taken, becomes \.{001} as well. That is where the two stories
meet.

@ Before the last pass of a leg we look at the items that will be left
behind. Flags that must be set are collected in |must|; other lower bounds,
which are rarer, in |checks|. All bits of these items are wiped out of the
states, so that states which differ only in the past become equal; |keep|
has the others.

@<Define the functions of |Sweep|@>=
template<std::size_t breadth, class Number>
void Sweep<breadth, Number>::prepare_to_leave(std::vector<int> const& past)
{
  must.fill(0);
  keep.fill(~std::uint64_t(0));
  checks.clear();
  for (@[int i@, : @,past@]) {
    Gauge& g = gauges[i];
    if (g.at < 0) continue;
    auto const w = static_cast<std::size_t>(g.at/64);
    int const s = g.at % 64;
    keep[w] &= ~(g.ones() << s);
    if (g.width == 1 and g.lower == 1) must[w] |= std::uint64_t(1) << s;
    else if (g.lower > 0) checks.push_back(@[Move{w, s, g.ones(),
      static_cast<std::uint64_t>(g.lower), false, false}@]);
    vacant[w] |= g.ones() << s;
    g.at = -1;
  }
}

@ A pass is the inner loop. From each state one can go on without any of the
options |from|, \dots,~|to-1|, or with one of them. The pass can be stopped
before any of the states, because there is no effort left, or because
somebody wants to stop; then it goes on there the next time. If there are
more states than are allowed, it is all over.

@<Define the functions of |Sweep|@>=
template<std::size_t breadth, class Number>
bool Sweep<breadth, Number>::finish_pass(std::uint64_t until)
{
  for ( ; at < tally.states.size(); ++at) {
    if (report.effort >= until) return false;
    if (at % 256 == 0 and limits.stop and *limits.stop) return false;
    arrive(tally.states[at], tally.ways[at]);
    for (std::size_t d = from; d < to; ++d) {
      @<Do deed |d| to a copy of the state, if possible@>@;
    }
    report.effort += to - from + 1;
    ++report.work;
    is_over = next.states.size() > limits.states;
    if (is_over) return false;
  }
  std::swap(tally, next);
  report.most = std::max(report.most, tally.states.size());
  return true;
}

@ A pass begins with an empty |next| tally. It has room for as many states
as there are now, which is a good guess.

@<Define the functions of |Sweep|@>=
template<std::size_t breadth, class Number>
void Sweep<breadth, Number>::begin_pass()
{
  to = from + stride;
  leaves = to == deeds.size();
  next = Tally<breadth, Number>(tally.states.size());
  at = 0;
}

@ Where the walk stands is kept in five numbers, so that it can be left at
any state and taken up again.

@<Declare the data of |Sweep|@>=
std::size_t leg = 0; /* of the route; this one is not finished */
std::size_t stride = 0; /* so many deeds in a pass */
std::size_t from = 0, to = 0; /* the deeds of this pass */
std::size_t at = 0; /* the next state of |tally| */

@ We set the bits before we know whether that was allowed; it is a copy,
after all, and one conditional jump for an option is enough. The moves, if
there are any, come last.

@<Do deed |d| to a copy of the state, if possible@>=
Deed const& deed = deeds[d];
State<breadth> state = tally.states[at];
std::uint64_t conflict = 0;
for (std::size_t w = 0; w < breadth; ++w) {
  conflict |= state[w] & deed.barred[w];
  state[w] |= deed.taken[w];
}
if (conflict != 0) continue;
auto is_made = @[[&state](Move const& m) { return make(m, state[m.word]); }@];
if (std::ranges::all_of(deed.moves, is_made))
  arrive(state, tally.ways[at]);

@ Wherever a state comes from, at the end of a leg it must show its papers.

@<Define the functions of |Sweep|@>=
template<std::size_t breadth, class Number>
void Sweep<breadth, Number>::arrive(State<breadth> state, Number const& ways)
{
  if (leaves) {
    for (@[Move const& m@, : @,checks@])
      if (((state[m.word] >> m.shift) & m.ones) < m.value) return;
    for (std::size_t w = 0; w < breadth; ++w) {
      if ((must[w] & ~state[w]) != 0) return;
      state[w] &= keep[w];
    }
  }
  next.add(state, ways);
  report.effort += 16;
}

@ A leg is one pass if its item is a flag, for then at most one of its
options can be taken. Otherwise several of them may be taken, and each of
them gets a pass of its own, in which one can take it or leave it. Since
every option is decided exactly once, each set of options is counted once,
and in one way only.

The last pass of the leg is the one in which items leave. An item that has
no options at all needs one pass, too.

Here is the museum of \sec{more/bounded} with its three halls, each of which must
be seen at least once, and three posts, AB, AC, and~BC. The gauges saturate,
so the first leg has two passes.
$$\vbox{\halign{#\hfil\quad&#\hfil\quad&#\hfil\cr
{\it pass}&{\it who leaves}&{\it what has been seen, and in how many ways}\cr
\noalign{\smallskip}
&&$\{\}$ 1\cr
AB&&$\{\}$ 1, $\{A,B\}$ 1\cr
AC&$A$&$\{C\}$ 1, $\{B\}$ 1, $\{B,C\}$ 1\cr
BC&$B$, $C$&$\{\}$ 4\cr}}$$
In the second pass, nobody can go on from $\{\}$ without the post~AC, for
then $A$ would never be seen; with it, $\{A,C\}$ remains, of which $A$ is
forgotten. In the third, $\{C\}$ and $\{B\}$ need the post~BC, and $\{B,C\}$
can do with and without it; this makes four covers, and the program of
\sec{more/bounded} prints four.
@^museum@>

@<Define the functions of |Sweep|@>=
template<std::size_t breadth, class Number>
void Sweep<breadth, Number>::begin_leg()
{
  Leg const& l = route.legs[leg];
  find_place(gauges[l.item]);
  deeds.clear();
  for (@[int o@, : @,l.options@]) deeds.push_back(deed_of(o));
  bool const is_single = gauges[l.item].is_flag() or deeds.empty();
  prepare_to_leave(l.past);
  stride = is_single ? deeds.size() : 1;
  from = 0;
  begin_pass();
}

@ At the beginning there is one state, in which nothing has been covered,
and there is one way to get there. A route without legs belongs to a problem
without items.

@<Define the functions of |Sweep|@>=
template<std::size_t breadth, class Number>
Sweep<breadth, Number>::Sweep(Problem const& problem,
  std::vector<Gauge> const& g, Route const& r, FrontierLimits const& most,
  FrontierCount& count)
  : p(problem), gauges(g), route(r), limits(most), report(count)
{
  vacant.fill(~std::uint64_t(0));
  tally.add(@[State<breadth>{}@], Number(1));
  if (not route.legs.empty()) begin_leg();
}

@ So we walk from pass to pass, and from leg to leg. At the end all items
are past, all bits have been wiped, and there is one state, or none. If
there is none earlier, nothing will come of it any more.

@<Define the functions of |Sweep|@>=
template<std::size_t breadth, class Number>
void Sweep<breadth, Number>::walk(std::uint64_t until)
{
  while (leg < route.legs.size() and not tally.states.empty()) {
    is_over = is_full;
    if (is_over or not finish_pass(until)) return;
    from = to;
    if (from < deeds.size()) {
      begin_pass();
      continue;
    }
    report.states.push_back(tally.states.size());
    if (++leg < route.legs.size()) begin_leg();
  }
  is_over = true;
  Number sum(0);
  for (@[Number const& ways@, : @,tally.ways@]) sum += ways;
  report.covers = natural(sum);
}

@*1 The outlook. How much is left? The number of bits after each leg is
known from the plan; if $w$ bits had $s$ states, let us call $\log_2s/w$ the
{\it density\/} of that moment. It is the share of the bits that are really
free. If the density stayed what it is, we could tell all numbers of states
to come, and, since we know what a state has cost up to now, the effort.

But it does not stay. While the items of a problem are touched for the first
time, the density grows; for the queens on a board of $13\times13$ it is .19
after two rows, .27 after three, and .54 in the middle of the board. After
the middle, it hardly changes. So we look how fast it has grown since half
as many legs had been walked, and suppose that it goes on growing half as
fast until the middle of the route. It cannot grow beyond~1.
@^density@> @^outlook@>

@<Guess how much is left of a sweep@>=
static double density(FrontierCount const& report, Route const& route,
  std::size_t leg)
{
  int const width = route.legs[leg].width;
  auto const states = static_cast<double>(report.states[leg]);
  return width == 0 ? 0 : std::log2(states)/width;
}
static double growth_of_density(FrontierCount const& report,
  Route const& route)
{
  std::size_t const now = report.states.size() - 1, then = now/2;
  double const before = now == 0 ? 0 : @[density(report, route, then)@];
  return std::max(0.0, @[density(report, route, now)@] - before)@|
    /static_cast<double>(now + 1 - then);
}

@ So we add up the states that we expect after each leg, and multiply them
with what a state has cost on the average.

@<Guess how much is left of a sweep@>=
static double outlook_of(FrontierCount const& report, Route const& route)
{
  if (report.states.empty() or report.states.back() == 0) return 0;
  std::size_t const now = report.states.size() - 1;
  std::size_t const middle = std::max(now, route.legs.size()/2);
  double const growth = @[growth_of_density(report, route)@]/2;
  double expected = @[density(report, route, now)@];
  double states = static_cast<double>(report.states.back());
  for (std::size_t leg = now + 1; leg < route.legs.size(); ++leg) {
    if (leg <= middle) expected = std::min(1.0, expected + growth);
    states += std::exp2(expected*route.legs[leg].width);
  }
  return states*static_cast<double>(report.effort)@|
    /static_cast<double>(report.work);
}

@ This is a rule of thumb. Of the squares of order~5 in \sec{dance/latin} it says,
after a twentieth of the way, that 2.3 million tries are still to come, and
it will be 2.1. For the pentominoes on 6 by~10 squares it says early that
there will be far too many, which is all we want to know. Where it errs, it
errs on the dark side: for Y-pentominoes on a board of $10\times16$ it
expects 8.4 thousand million tries after ten legs. There would be 10.4
million, which take eight milliseconds; but nobody lets it go on, and the
search needs five times as long.
@^forecast@>

@*1 Numbers. Most counts fit into 64 bits, and with such numbers the sweep
is several times faster than with numbers of any size. So we count with 64
bits and look at each addition whether it overflows. If one does, we begin
again with large numbers. That never gives a wrong count, and never more
than doubles the tries.

It does come near to that, though. On the board of $16\times16$, which can
be filled in a number of ways that has 31 digits, the numbers overflow after
162 of 255 legs. The frontier was widest in the middle, and nearly all of
the work is done: 15{,}756{,}284 tries have been in vain, and 16{,}919{,}949
are still to come. Should we carry the small numbers over, then, and go on
with large ones? It would save nearly half of the tries, though the cheaper
half, and cost a conversion that is seldom used and must be tested for ever.
We let it be.
@^overflow@>

@<Add with small numbers or large ones@>=
struct Overflow {};
struct Small {
  std::uint64_t value;
  explicit Small(std::uint64_t v) : value(v) {}
  Small& operator+=(Small const& other) {
    if (__builtin_add_overflow(value, other.value, &value)) throw Overflow();
    return *this;
  }
};
static Natural natural(Small const& n)
{
  return Natural(std::to_string(n.value));
}
static Natural natural(Natural const& n)@+{@+return n;@+}@/

@ An item that occurs in fewer options than its lower bound needs no special
care, but one without any gauge does: if it saturates, with a cap of its
lower bound, then it has a gauge; so the only items without gauges are those
that are always satisfied. What remains is to choose the size of a state.

@<Count along the frontier@>=
struct Frontier::Journey {
  explicit Journey(Problem const& problem, FrontierLimits const& l)
    : p(problem), planner(problem), limits(l)@+{@+}@/
  template<class Number> void set_out();
  template<std::size_t breadth, class Number>
    std::unique_ptr<Walker> walker_for() {
    return std::make_unique<Sweep<breadth, Number> >(p, planner.gauges,
      route, limits, report);
  }
  Problem const& p;
  Planner planner;
  Route route;
  FrontierLimits limits;
  FrontierCount report;
  @[std::unique_ptr<Walker>@] walker;
};
template<class Number> void Frontier::Journey::set_out()
{
  report.states.clear();
  if (route.width <= 60) walker = walker_for<1, Number>();
  else if (route.width <= 120) walker = walker_for<2, Number>();
  else walker = walker_for<most_words, Number>();
}

@ The better route is the one whose promise is smaller. The promise is a sum
of worst cases, $2^w$ for each leg, and has little to do with the true
number of states; but of two routes through the same problem it usually
knows the better one.

@<Count along the frontier@>=
Frontier::Frontier(Problem const& problem, FrontierLimits const& limits)
  : journey(std::make_unique<Journey>(problem, limits))
{
  journey->route = journey->planner.plan(false);
}
Frontier::~Frontier() = @[default@];
void Frontier::improve_route()
{
  Route greedy = journey->planner.plan(true);
  if (greedy.promise < journey->route.promise)
    journey->route = std::move(greedy);
}
double Frontier::price_of_route() const
{
  auto const& p = journey->p;
  return journey->route.looks*p.entry_count()/(4.0*p.option_count() + 1);
}

@ The first step is the one that decides how broad the states must be. When
the small numbers overflow, we begin again, as if nothing had happened
except that we are tired.

@<Count along the frontier@>=
static constexpr int most_bits = 240;
void Frontier::go_on(std::uint64_t effort)
{
  auto& [p, planner, route, limits, report, walker] = *journey;
  if (route.width > most_bits) return;
  std::uint64_t const until = @[last_of(report.effort, effort)@];
  if (not walker) journey->set_out<Small>();
  report.width = route.width;
  try {
    walker->walk(until);
  } catch (Overflow const&) {
    journey->set_out<Natural>();
    walker->walk(until);
  }
}
bool Frontier::is_over() const
{
  return journey->route.width > most_bits
    or (journey->walker and journey->walker->is_over);
}
double Frontier::outlook() const
{
  return outlook_of(journey->report, journey->route);
}
FrontierCount const& Frontier::report() const@+{@+return journey->report;@+}@/

@ The one who only wants a number goes to the end.

@<Count along the frontier@>=
std::size_t states_in(std::size_t megabytes)
{
  return std::max(std::size_t(1), 10'000 * megabytes);
}
FrontierCount count_along_frontier(Problem const& problem,
  FrontierLimits const& limits)
{
  Frontier frontier(problem, limits);
  frontier.improve_route();
  frontier.go_on(0);
  return frontier.report();
}

@ \pitfall{The key of a state must be the state. A hash of it, of 64 bits,
say, without the state itself, is smaller, and hardly ever wrong; but a
count that is hardly ever wrong is not a count. With colours, programs have
gone wrong in another way: they used the exclusive or of random numbers for
the options taken as a key, and two different sets of colours had the same
one. (Options of one colour come in any number, and the second of two equal
numbers cancels the first.)}

@ When is it worth it? The width is known before the sweep begins. If it is
less than~20, nothing can go wrong: a million states is the worst that can
happen. Above that, the width is an upper bound that may be far from the
truth, and what is to be compared with it, the size of a search tree, is not
known at all. Who is faster will be decided by a race (\sec{fast/portfolio}).

\pinned{The file \.{tests/fast/frontier\UL test.cpp} counts thousands of random
problems, with exact, secondary, coloured, and bounded items in every
mixture, and compares with brute force. It walks the little board of this
chapter and the museum, and looks at the number of states after each leg; it
computes the table of widths; it counts dominoes on boards up to
$16\times16$, and compares queens, Latin squares, and Langford's pairs with
the numbers that the searches have found one by one.}

\exercise{Replace the numbers of ways by costs, addition by the minimum, and
let a deed add the cost of its option. What does the sweep compute now? How
can one find out which options achieve it?}

\exercise{Find a problem in which the greedy order is much worse than the
order of the items. (Latin squares of order 5 are one: 44 bits instead
of~31. But why?)}

\exercise{Choose one of the 53 quadrillion tilings at random, each with the
same probability. (Sweep once; then walk back.)}

\summary{What is behind the frontier matters only through the state of the
frontier. Equal states are continued together, with the number of ways to
get there. A narrow problem is counted in no time, however many covers it
has.}
