@** What must be remembered. \label{fast/route}%
In how many ways can a board of $12\times12$ squares be filled with dominoes?
It is a fair question for a program that finds exact covers: the squares are
the items, the dominoes the options (\sec{puzzle/polyomino}). But the answer is
53{,}060{,}477{,}521{,}960{,}000, and a search that visits a hundred million
covers every second, which is more than anybody's does, will be busy for nearly
seventeen years. This chapter and the three that follow it count them before
you have lifted your finger from the key. The trick is not to look at them; and
the first question is what one has to remember instead.
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

\def\after#1#2{\vbox{#2\smallskip\hbox to 40bp{\hss\eightrm after #1\hss}}}
\stories{\story{2 42 36 16 re 2 22 36 16 re}{12, 34}\hskip1.5em \story{2 22 16
36 re 22 22 16 36 re}{13, 24}\hskip1.5em \story{2 42 36 16 re 2 2 16 36
re}{12, 35}\hskip4.5em
\after2{\walk{}{0 40 40 20 re}{0 40 m 40 40 l}}\hskip1.5em
\after3{\walk{}{0 20 20 40 re 20 40 20 20 re}{0 20 m 20 20 l 20 40 l 40 40 l}}\hskip1.5em
\after4{\walk{}{0 20 40 40 re}{0 20 m 40 20 l}}}{Left, three stories and two states, after item~3. The squares with a
frame, 4 and~5, are all that matters from now on: are they covered or not?
The first two boards have the same future, a domino 56; the third one has
another. Right, the frontier walks over the board, after items 2, 3, and 4: what is above it (blue) is past, and
forgotten.}

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

How many states are there? If the frontier has $w$ exact items, at most
$2^w$. A board of $n$ columns, taken row by row, has a frontier of $n$ or
$n+1$ squares, wherever one stops, and so there are never more than
$2^{n+1}$ states, while the number of tilings grows exponentially with the
number of squares. That is the whole secret. For a problem whose options
connect everything with everything, the frontier soon contains all items,
and nothing has been won. Often there are fewer states: the program never meets more than 924 states on the board of
$12\times12$, which is $12\choose6$, as each domino covers a black square and a white one.
@^binomial coefficient@>

Physicists call it the transfer
matrix; programmers in contests, dynamic programming on a broken profile.
Knuth's {\it Simpath\/} [K11, 7.1.4--225] builds a diagram along a frontier, and so do Nishino,
Yasuda, Minato, and Nagata [N17] while they dance. We keep only the numbers on its newest level.
@^transfer matrix@> @^dynamic programming@> @^Simpath@>

@ This chapter finds out what must be remembered, and in which order to go; \sec{fast/state_layout}
gives everything its bits, \sec{fast/state_table} keeps the states, and in \sec{fast/frontier}
somebody walks.

@(dlx/fast/route.hpp@>=
#pragma once
/* In which order should one go through the items of a problem, so that as
   little as possible must be remembered on the way? And what is to be
   remembered about an item, and in how many bits? */
#include "dlx/more/problem.hpp"
#include <cstdint>
#include <vector>
namespace dlx {
@<Say what is remembered about an item@>
@<Declare a route@>
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

@<Say what is remembered about an item@>=
struct Gauge {
  int cap = 1;             /* how far it counts, from 0 */
  int lower = 0;           /* it must have got so far in the end */
  bool saturates = false;  /* does it get stuck at its cap? */
  bool has_colours = false; /* is its number that of a colour, plus 1? */
  int width = 0;           /* bits; none if nothing need be remembered */
  std::uint64_t ones() const { return (std::uint64_t(1) << width) - 1; }
    /* as many as it has bits, at the right */
  bool is_flag() const@+{@+return width == 1 and not saturates and
    not has_colours;@+} /* is it one bit, that can be set only once? */
};
Gauge gauge_for(Item const& item, int options, int colours);
  /* of an item that occurs in so many |options|, in colours up to number
     |colours|; 0 if it has none */

@ The table in \CPLUSPLUS/ comes first in the source; the rest belongs to a planner.

@(dlx/fast/route.cpp@>=
#include "dlx/fast/route.hpp"
#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>
namespace dlx {
Gauge gauge_for(Item const& item, int k, int colours)
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
@<Define the functions of |Planner|@>
} // |namespace dlx|

@*1 The route. In which order shall we go? The number of states depends on
it very much. Take a long and narrow board of 20 rows and 3 columns: row by
row, the frontier has three squares, and column by column it has twenty. To find the
best order is a hard problem about graphs. Two candidates will do.

The first one is the order of the items in the problem. It is often good,
because people who number squares do it row by row. The second one is
greedy: among the items of the frontier, we always go to the one that brings
the smallest number of new bits into the frontier. It finds out by itself
that a board is narrow. When the frontier is empty, as between parts that have nothing to do with each other,
it begins again with the first item that is left.
@^greedy order@> @^connected components@>

A |Leg| of the route begins at an item, brings those of its options that
have not been on an earlier leg, and leaves some items behind, for which
there is no option any more. A |Planner| makes both routes, and keeps the gauges.

@<Declare a route@>=
struct Leg { /* a part of the route */
  int item = 0;             /* at which it begins */
  std::vector<int> options; /* of this item, that were on no earlier leg */
  std::vector<int> past;    /* items that are left behind at the end */
  int width = 0;            /* bits of a state that has finished this leg */
};
struct Route {
  std::vector<Leg> legs; /* each candidate is on one of them */
  int width = 0; /* the most bits that are needed at the same time */
  double bound = 0; /* on the states: the sum of $2^{\rm width}$ over all legs */
};
class Planner {
public:
  explicit Planner(Problem const& q); /* which must live longer. Linear time */
  Route plan(bool is_greedy); /* in the order of the items: linear time, but
    for a look at the frontier on each leg; greedily: that times the width of the frontier, at worst. Ends early where more than 256 bits are needed; its width says so */
  std::vector<Gauge> gauges; /* of the items, from 1 */
  std::vector<std::vector<int> > options_of; /* the candidates of each item */
private:
  @<Declare the private parts of |Planner|@>
};

@ Here is what the choice is worth. If all bits were free, there would be up to $2^{\rm width}$
states at the same time; beside the width stands how many there really are, on the better route.
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
why a width is not a forecast: most bits of the queens belong to diagonals.

The smaller bound, the sum of $2^{\rm width}$ over all legs, wins. Each of them wins where it should:
without the greedy route, perfect matchings of 48 random points take thirteen times as long to count;
without the other one, Latin squares of order six take 1.4 times as long to sweep, and thirteen queens
exceed the million states that a hundred megabytes hold (if somebody names the frontier; in a race both are searched).
@^width of a route@>

@ What the planner remembers belongs to the plan that it is just making.

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

@ An item has as many colours, at most, as the largest number of one of them says.

@<Define the functions of |Planner|@>=
Planner::Planner(Problem const& q)
  : gauges(q.item_count() + 1), options_of(q.item_count() + 1), p(q)
{
  std::vector<int> colours(q.item_count() + 1, 0);
  for (int o = 1; o <= p.option_count(); ++o) {
    if (not p.is_candidate(o)) continue;
    for (Entry const& e : p.option(o)) {
      options_of[e.item].push_back(o);
      colours[e.item] = std::max(colours[e.item], e.colour);
    }
  }
  for (int i = 1; i <= p.item_count(); ++i)
    gauges[i] = gauge_for(p.item(i), static_cast<int>(options_of[i].size()),
      colours[i]);
}

@ The plan itself is a loop. On each leg, the item and its new options enter
the frontier, and then the items leave for which nothing comes any more. Where no state could have
so many bits, a plan breaks off.

@<Define the functions of |Planner|@>=
Route Planner::plan(bool is_greedy)
{
  Route route;
  @<Put everything back to the beginning@>
  for (int i = next_item(is_greedy); i > 0; i = next_item(is_greedy)) {
    Leg& leg = route.legs.emplace_back(Leg{i, {}, {}, 0});
    enter(i);
    for (int o : options_of[i]) {
      if (std::exchange(is_used[o], 1)) continue;
      leg.options.push_back(o);
      for (Entry const& e : p.option(o)) enter(e.item), --left[e.item];
    }
    route.width = std::max(route.width, width);
    route.bound += std::exp2(width);
    if (width > widest) break;
    leave(route);
    leg.width = width;
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
  if (std::exchange(has_entered[item], 1)) return;
  width += gauges[item].width;
  frontier.push_back(item);
}
void Planner::leave(Route& route)
{
  auto const is_past = [&](int i) {
    if (left[i] > 0) return false;
    route.legs.back().past.push_back(i);
    width -= gauges[i].width;
    return true;
  };
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
    for (int i : frontier)
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
  for (int o : options_of[item]) {
    if (is_used[o]) continue;
    for (Entry const& e : p.option(o)) {
      if (seen[e.item] == mark) continue;
      seen[e.item] = mark;
      if (not has_entered[e.item]) bits += gauges[e.item].width;
      if (left[e.item] == 1) bits -= gauges[e.item].width;
    }
  }
  return bits;
}

@ \pitfall{Counting the bits of an item once for each option that brings it: every row of queens then
seems equally expensive.}

\pinned{\.{tests/fast/route\UL test.cpp} makes a gauge of each kind, and follows the routes of random problems.}

\exercise[18]{A board of $n$ columns is to be filled with straight trominoes, row by row. How many squares
has the frontier at most? And how many states can there be at the end of a row?}
\answer{At the square of column~$c$ it has the $n-c+1$ squares of this row that are not past, the whole next
row, and $c$ squares of the row after that: $2n+1$, whatever $c$ is. At the end of a row there are two rows
of~$n$. But what sticks out by two squares covers the first of them, too; so each column is in one of
three states, not four, and there are at most $3^n$ in all.}

\summary{What is behind the frontier matters only through the state of the
items on it. A gauge says what must be remembered of an item, and a route in
which order to go; the fewer bits on the way, the fewer states.}
