@** Counting without looking. \label{fast/frontier}%
The first domino has a choice of two places. From then on we walk, item after
item, with a table of states in our hands, and write a new table at each
item, and in the end there is one state left, nothing sticks out, and
behind it stands a number: for $12\times12$ squares it is
53{,}060{,}477{,}521{,}960{,}000. Nobody has seen a single one of these
tilings. They have been counted all the same, every one of them, once.

How does one walk?
@^dominoes@>@^frontier@>

@ Take the board of \sec{fast/route} again, three rows of two squares, and look over the shoulder
of the walker. On each leg he takes one state after the other out of his table, asks what becomes
of it without any of the new options, and with each of them, and writes what arrives into the next
table. Here is all that he does. A state is the set of the squares to come that are covered, with
its number of ways.
$$\vbox{\halign{\hfil#\enspace&\hfil#\quad&#\hfil\quad&#\hfil\cr
{\it leg}&{\it state}&{\it without}&{\it with an option}\cr
\noalign{\smallskip}
1&$\{\}$ 1&1 is open: dropped&12 makes $\{2\}$, 13 makes $\{3\}$\cr
2&$\{2\}$ 1&$\{\}$&24 clashes\cr
&$\{3\}$ 1&2 is open: dropped&24 makes $\{3,4\}$\cr
3&$\{\}$ 1&3 is open: dropped&34 makes $\{4\}$, 35 makes $\{5\}$\cr
&$\{3,4\}$ 1&$\{4\}$, which is there; now it has 2&34 clashes, 35 clashes\cr
4&$\{4\}$ 2&$\{\}$&46 clashes\cr
&$\{5\}$ 1&4 is open: dropped&46 makes $\{5,6\}$\cr
5&$\{\}$ 2&5 and 6 are open: dropped&56 makes $\{\}$, with 2 ways\cr
&$\{5,6\}$ 1&$\{\}$, which is there; now it has 3&56 clashes\cr}}$$
Nine states were taken out, and 21 things were tried with them: nine times nothing, and twelve
times an option. Five clashed, five were dropped because an item would never be covered, and
eleven arrived, two of them where another was already. The last state says~3.

\medskip\vbox{\centerline{\hbox to 336bp{\vbox to 78bp{}\pdfliteral{q .5 w .3 G 1 g 2 33 32 14 re B
1 g 62 53 32 14 re B 1 g 62 13 32 14 re B 1 g 122 53 32 14 re B 1 g 122 13 32 14 re B .8 .88 .97 rg
182 53 32 14 re B 1 g 182 13 32 14 re B 1 g 242 53 32 14 re B 1 g 242 13 32 14 re B .8 .88 .97 rg
302 33 32 14 re B .8 .3 0 RG .8 w 34 44 m 61 56 l S 57.4 56.7 m 61 56 l 59.1 52.9 l S 34 36 m 61 24
l S 59.1 27.1 m 61 24 l 57.4 23.3 l S [2 2] 0 d 94 60 m 121 60 l S [] 0 d 118 62.1 m 121 60 l 118
57.9 l S 94 20 m 121 20 l S 118 22.1 m 121 20 l 118 17.9 l S 154 60 m 181 60 l S 178 62.1 m 181 60 l
178 57.9 l S 154 56 m 181 24 l S 180.7 27.6 m 181 24 l 177.5 24.9 l S [2 2] 0 d 154 24 m 181 56 l S
[] 0 d 177.5 55.1 m 181 56 l 180.7 52.4 l S [2 2] 0 d 214 60 m 241 60 l S [] 0 d 238 62.1 m 241 60 l
238 57.9 l S 214 20 m 241 20 l S 238 22.1 m 241 20 l 238 17.9 l S 274 56 m 301 44 l S 299.1 47.1 m
301 44 l 297.4 43.3 l S [2 2] 0 d 274 24 m 301 36 l S [] 0 d 297.4 36.7 m 301 36 l 299.1 32.9 l S
Q}%
\fanopoint{18}{38}{$\scriptstyle\{\}$}%
\fanopoint{18}{50}{\eightrm 1}%
\fanopoint{78}{58}{$\scriptstyle\{2\}$}%
\fanopoint{78}{70}{\eightrm 1}%
\fanopoint{78}{18}{$\scriptstyle\{3\}$}%
\fanopoint{78}{4}{\eightrm 1}%
\fanopoint{138}{58}{$\scriptstyle\{\}$}%
\fanopoint{138}{70}{\eightrm 1}%
\fanopoint{138}{18}{$\scriptstyle\{3,4\}$}%
\fanopoint{138}{4}{\eightrm 1}%
\fanopoint{198}{58}{$\scriptstyle\{4\}$}%
\fanopoint{198}{70}{\eightrm 2}%
\fanopoint{198}{18}{$\scriptstyle\{5\}$}%
\fanopoint{198}{4}{\eightrm 1}%
\fanopoint{258}{58}{$\scriptstyle\{\}$}%
\fanopoint{258}{70}{\eightrm 2}%
\fanopoint{258}{18}{$\scriptstyle\{5,6\}$}%
\fanopoint{258}{4}{\eightrm 1}%
\fanopoint{318}{38}{$\scriptstyle\{\}$}%
\fanopoint{318}{50}{\eightrm 3}%
\fanopoint{46}{55}{\sevenrm 12}%
\fanopoint{46}{20}{\sevenrm 13}%
\fanopoint{108}{23}{\sevenrm 24}%
\fanopoint{168}{63}{\sevenrm 34}%
\fanopoint{181}{38}{\sevenrm 35}%
\fanopoint{228}{23}{\sevenrm 46}%
\fanopoint{293}{55}{\sevenrm 56}\hss}}
\caption{The walk, leg after leg from left to right. An arrow with a domino takes it; a dashed one
takes nothing. Three paths lead from the first state to the last one, and each is a tiling. In the
blue states two arrows meet, and their ways are added.}}\medskip

@ Why is that the number of covers? {\it The invariant of the sweep:} whenever a table is
complete, the number behind a state says in how many ways some of the options so far can be taken,
such that none clash, every item that left was satisfied, and the frontier looks like this state.
It holds at the beginning: nothing is taken, in one way. And it is passed on from table to table.
Each way either takes an option of this leg, or takes none; two would clash in the item at which
the leg begins. (Where they would not, the leg is cut into pieces; see below.) So each way to go on
is tried once, from the state that its beginning led to. Whether it is possible, and where it
leads, that state alone decides, and so all ways that have met there can be moved at once. Who is
dropped has an item that no option to come could mend. When everybody has left, a way is a cover.
@^invariant of a sweep@>

How many stories become one? After four rows of eight queens, 344 placements make 339 states: two
have the same future only if they are nearly the same. For the dominoes on $6\times6$ squares,
6728 stories end, and there are never more than 20 states. This is the
difference between a problem that one should sweep and one that one should
search, and it is not seen before some legs have been walked.
@^eight queens@>

@ Counting may fail, because there are too many
states; then nothing has been lost but time, and one has to search after
all. The number of covers does not fit into 64 bits, in general; so it is a |mpz_class| of the GNU
library for large numbers. (On the way they are plain words, as many as must be, \sec{fast/state_table}.)

@(dlx/fast/frontier.hpp@>=
#pragma once
/* The number of covers, by dynamic programming along the items of a problem:
   the states of the frontier are counted, and no cover is ever visited. Fast
   if the frontier is narrow, hopeless if it is wide; it can be asked which. */
#include "dlx/fast/route.hpp"
#include "dlx/more/observer.hpp"
#include "dlx/more/problem.hpp"
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <gmpxx.h>
#include <optional>
#include <vector>
namespace dlx {
using Natural = mpz_class; /* a number without an end */
static_assert(sizeof(long) == 8, "GMP must take 64 bits at once");
@<Declare how to count along a frontier@>
} // |namespace dlx|

@ A state takes 16 to 40 bytes and a number of 8 or more, and there are two
lists of them; so two million states need about two hundred megabytes. How
many states there are after each item is interesting to know, and costs
nothing.

Effort is counted in {\it tries\/} of an option, or of none, with a state, most of which
fail and are cheap. One that succeeds leads to a new state, or to one that
is there already; to find out which, a table has to be asked that does not
fit into the cache, and so an {\it arrival\/} counts as much as sixteen
tries. The little board takes an effort of $21+16\cdot11=197$. A try takes from one to five nanoseconds, on the machines that we have
seen.
@^effort of a sweep@>

@<Declare how to count along a frontier@>=
struct FrontierLimits { /* where to give up */
  std::size_t states = std::size_t(1) << 21; /* in a table, at least 1; for a moment, what
    arrives in 65{,}536 tries may come on top, or half as many more if several walk */
  std::atomic<bool> const* stop = nullptr; /* asked now and then */
  int threads = 1; /* that walk together, if there are many states */
};
std::size_t states_in(std::size_t megabytes); /* so many fit, at least 1 */
struct FrontierCount { /* what has been found out so far */
  std::optional<Natural> covers; /* nothing if a limit was met */
  int width = 0; /* bits needed for a state */
  std::size_t most = 0; /* states at the same time */
  std::uint64_t visited = 0; /* states that were looked at, in all */
  std::uint64_t effort = 0; /* in tries */
  std::vector<std::size_t> states; /* after each item of the route */
};
FrontierCount count_along_frontier(Problem const& problem,
  FrontierLimits const& limits = FrontierLimits());
  /* the number of exact covers of any problem, whatever its items are like;
     costs are ignored. The same for the same problem everywhere, and so are
     all numbers in the report, unless it gave up */

@ With a |Frontier| we can go a little way, do something else, and go
on. That is what a race needs (\sec{fast/portfolio}), and it needs a guess
as well: what the rest of the way will cost. The walk itself is a function, since its users
need not know how broad its states are and how it counts.
@^type erasure@>

@<Declare how to count along a frontier@>=
class Frontier {
public:
  explicit Frontier(Problem const& problem,
    FrontierLimits const& limits = FrontierLimits());
    /* at the beginning of the better of two routes. The problem must live
       longer; so it cannot be a temporary one: */
  explicit Frontier(Problem&& problem,
    FrontierLimits const& limits = FrontierLimits()) = delete;
  Frontier(Frontier const&) = delete; /* the walk refers to the rest */
  void go_on(std::uint64_t effort); /* so many tries, or some more; or all
    the way, if it is zero */
  bool is_over() const { return over; } /* counted, or given up: there were
    more than |limits.states|, a state would need more than 240 bits, or there is no bit left for it */
  double outlook() const; /* how many tries to the end; a guess */
  FrontierCount const& report() const { return count; } /* so far */
private:
  @<Declare the data of a frontier@>
};

@ The gauges of the planner and the route are read by the walk, which writes its account into the
|count|, where it can be read at any time.

@<Declare the data of a frontier@>=
void set_out();
Problem const& p;
Planner planner;
Route route;
FrontierLimits limits;
FrontierCount count;
std::function<bool(std::uint64_t)> walk; /* nothing before the first step */
bool over = false;

@ The source has three parts: the walk, in which the classes of the last
chapters meet; what holds them together; and the outlook.

@(dlx/fast/frontier.cpp@>=
#include "dlx/fast/frontier.hpp"
#include "dlx/fast/state_layout.hpp"
#include "dlx/fast/state_table.hpp"
#include <algorithm>
#include <cmath>
#include <future>
#include <utility>
namespace dlx {
namespace {
@<Sweep along the route@>
}
@<Count along the frontier@>
@<Guess how much is left of a sweep@>
} // |namespace dlx|

@*1 The sweep. Now we walk. At each leg, the states of one |table| become
states of the |next| one, by taking an option or none, and states that have
left an item unsatisfied behind are dropped.

The class is a template in the number of words of a state, which makes a large difference to the time.

@<Sweep along the route@>=
template<std::size_t breadth> class Sweep {
  using Parts = std::vector<StateTable<breadth> >;
  struct Arrival { State<breadth> state; Ways ways; };
  using Boxes = std::vector<std::vector<Arrival> >; /* one for each owner */
public:
  @<Walk along the route@>
private:
  @<Go through the legs@>
  @<Walk in two rounds@>
  @<Declare the data of |Sweep|@>
};

@ There are two tables, whose states have a layout in common; and what
happens on this leg is known before it begins: which transitions its options
make, and who leaves. (The tables have a part for each walker. As a rule there is one walker,
and one part; at the end of the chapter there will be more.)

@<Declare the data of |Sweep|@>=
Planner const& planner;
Route const& route;
FrontierLimits const& limits;
FrontierCount& report;
StateLayout layout;
std::vector<Transition> transitions; /* of the options of this leg */
Departure departure;                 /* of the items that leave after it */
bool leaves = false; /* is this the last pass of the leg? */
Parts table, next; /* at least one part each */
std::vector<Boxes> boxes; /* of each walker */
std::size_t leg = 0; /* of the route; this one is not finished */
std::size_t stride = 0; /* so many options in a pass */
std::size_t from = 0, to = 0; /* the options of this pass */
std::size_t part = 0, at = 0; /* of the |table|; the next state is there */

@ A pass is the inner loop. From each state one can go on without any of the
options |from|, \dots,~|to-1|, or with one of them. The pass can be stopped
before any of the states, because there is no effort left, or because
a stop is wanted; then it goes on there the next time. If there are
more states than are allowed, it is all over.

A pass begins with an empty |next| table, which expects as many states as there are now.
Between two looks around, |walk_on| moves a state, or many of them if there is much effort left.

@<Go through the legs@>=
bool finish_pass(std::uint64_t until)
{
  for ( ; part < table.size(); ++part, at = 0)
    while (at < table[part].states.size()) {
      if (report.effort >= until) return false;
      std::size_t const longest = longest_stretch(until);
      bool const is_asked = longest > 1 or at % 256 == 0;
      if (is_asked and is_raised(limits.stop)) return false;
      walk_on(longest);
      if (size_of(next) > limits.states) return false;
    }
  std::swap(table, next);
  report.most = std::max(report.most, size_of(table));
  return true;
}
void begin_pass(std::size_t first)
{
  from = first;
  to = from + stride;
  leaves = to == transitions.size();
  next.clear();
  for (auto const& t : table) next.emplace_back(t.states.size());
  part = at = 0;
}

@ From a state on, without any of the options, and with each; and so from all states of a piece
of the way. Here is where the time goes.

@<Go through the legs@>=
std::size_t size_of(Parts const& parts) const /* states in all of them */
{
  std::size_t sum = 0;
  for (auto const& t : parts) sum += t.states.size();
  return sum;
}
void walk(std::size_t begin, std::size_t end, Boxes* found)
{
  auto const& here = table[part];
  for (std::size_t k = begin; k < end; ++k) {
    arrive(here.states[k], here.ways(k), found);
    for (std::size_t t = from; t < to; ++t)
      take(transitions[t], here.states[k], here.ways(k), found);
  }
}

@ We set the bits before we know whether that was allowed; it is a copy,
after all, and one conditional jump for an option is enough. The changes, if
there are any, come last.

@<Go through the legs@>=
void take(Transition const& t, State<breadth> state,
  Ways ways, Boxes* found)
{
  std::uint64_t conflict = 0;
  for (std::size_t w = 0; w < breadth; ++w) {
    conflict |= state[w] & t.barred[w];
    state[w] |= t.taken[w];
  }
  if (conflict != 0) return;
  auto is_made = [&state](Change const& c) {
    return make_change(c, state[c.word]);
  };
  if (std::ranges::all_of(t.changes, is_made))
    arrive(state, ways, found);
}

@ Wherever a state comes from, at the end of a leg it must show its papers. All
flags of the items that leave must be set, and the other gauges must show at
least what they should; otherwise the story ends here, however many ways led to
it. Who passes is stripped of the bits that are not needed any more, and
enters the next table, or the box of whoever keeps it.

Within a leg of several passes no state is examined, as options are still to
come.

@<Go through the legs@>=
void arrive(State<breadth> state, Ways ways, Boxes* found)
{
  if (leaves) {
    for (Change const& c : departure.checks)
      if (((state[c.word] >> c.shift) & c.ones) < c.value) return;
    for (std::size_t w = 0; w < breadth; ++w) {
      if ((departure.must[w] & ~state[w]) != 0) return;
      state[w] &= departure.keep[w];
    }
  }
  write_down(state, ways, found);
}

@ A leg is one pass if its item is a flag, for then at most one of its
options can be taken. Otherwise several of them may be taken, and each of
them gets a pass of its own, in which one can take it or leave it. Since
every option is decided exactly once, each set of options is counted once,
and in one way only.

The last pass of the leg is the one in which items leave. An item that has
no options at all needs one pass, too.

Here is the museum of \sec{more/bounded} with its three halls, each of which
must be seen at least once, and three posts, AB, AC, and~BC. The gauges
saturate, so the first leg has two passes.
$$\vbox{\halign{#\hfil\quad&#\hfil\quad&#\hfil\cr
{\it pass}&{\it who leaves}&{\it what has been seen, and in how many ways}\cr
\noalign{\smallskip}
&&$\{\}$ 1\cr
AB&&$\{\}$ 1, $\{A,B\}$ 1\cr
AC&$A$&$\{C\}$ 1, $\{B\}$ 1, $\{B,C\}$ 1\cr
BC&$B$, $C$&$\{\}$ 4\cr}}$$
With all options of the leg of~$A$ in one pass, no story could take both AB and~AC, and two of
the four covers would have been lost. In the second pass, no story goes on from $\{\}$ without the post~AC, for
then $A$ would never be seen; with it, $\{A,C\}$ remains, of which $A$ is
forgotten. In the third, $\{C\}$ and $\{B\}$ need the post~BC, and $\{B,C\}$
can do with and without it; this makes four covers, and the program of
\sec{more/bounded} prints four.
@^museum@>

@<Go through the legs@>=
void begin_leg()
{
  Leg const& l = route.legs[leg];
  layout.place(l.item);
  transitions.clear();
  for (int o : l.options)
    transitions.push_back(layout.transition_of(o));
  bool const is_single = planner.gauges[l.item].is_flag() or transitions.empty();
  departure = layout.leave(l.past);
  stride = is_single ? transitions.size() : 1;
  begin_pass(0);
}

@ At the beginning there is one state, in which nothing has been covered,
and there is one way to get there. A route without legs belongs to a problem
without items.

@<Walk along the route@>=
Sweep(Problem const& problem, Planner const& plans,
  Route const& r, FrontierLimits const& most, FrontierCount& count)
  : planner(plans), route(r), limits(most), report(count),
    layout(problem, plans.gauges, breadth), table(index(std::clamp(most.threads, 1, most_walkers))),
    boxes(table.size(), Boxes(table.size()))
{
  std::uint64_t const one = 1;
  table[0].add(State<breadth>{}, {&one, 1});
  if (not route.legs.empty()) begin_leg();
}

@ Besides the flag, and too many states, two things can end a walk before the end of the route. If no state is left,
the number of covers is zero, and that is an answer. If the layout is full, there is none, as if
there had been too many states. At the end all bits have been wiped, and there is one state, or none.

@<Walk along the route@>=
bool gives_up() const
{
  return layout.is_full() or size_of(next) > limits.states;
}
bool operator()(std::uint64_t until)
{
  while (leg < route.legs.size() and size_of(table) > 0) {
    if (gives_up() or not finish_pass(until)) return gives_up();
    if (not leaves) begin_pass(to);
    else {
      report.states.push_back(size_of(table));
      if (++leg < route.legs.size()) begin_leg();
    }
  }
  @<Report the ways of the last state@>
  return true;
}

@ A number of the GNU library is made of the words, the lowest first.

@<Report the ways of the last state@>=
report.covers = Natural(0);
for (auto const& t : table)
  if (not t.states.empty())
    mpz_import(report.covers->get_mpz_t(), t.ways(0).size(), -1, sizeof(std::uint64_t), 0, 0,@|
      t.ways(0).data());

@*1 Setting out. The better route is the one whose bound is smaller.

@<Count along the frontier@>=
static constexpr int most_state_bits = 240;
Frontier::Frontier(Problem const& problem, FrontierLimits const& l)
  : p(problem), planner(problem), route(planner.plan(false)), limits(l)
{
  if (Route greedy = planner.plan(true); greedy.bound < route.bound)
    route = std::move(greedy);
  count.width = route.width;
  over = route.width > most_state_bits;
}

@ Three sizes of states make three sweeps. (Up to
60 bits instead of 64: the last few may be lost by scattering.)

@<Count along the frontier@>=
void Frontier::set_out()
{
  if (route.width <= 60) walk = Sweep<1>(p, planner, route, limits, count);
  else if (route.width <= 120)
    walk = Sweep<2>(p, planner, route, limits, count);
  else walk = Sweep<most_words>(p, planner, route, limits, count);
}
void Frontier::go_on(std::uint64_t effort)
{
  if (over) return;
  if (not walk) set_out();
  over = walk(last_of(count.effort, effort));
}

@ At a hundred bytes for each state, ten thousand fit into a megabyte.

@<Count along the frontier@>=
std::size_t states_in(std::size_t megabytes)
{
  return std::max(std::size_t(1), 10'000 * megabytes);
}
FrontierCount count_along_frontier(Problem const& problem,
  FrontierLimits const& limits)
{
  Frontier frontier(problem, limits);
  frontier.go_on(0);
  return frontier.report();
}

@*1 In two rounds. From a state to its successors, a walker needs registers; to write these down, he
needs a table that may be larger than any cache. If he does the one and the other in turn, each waits for
the other. So where he has a long way to go, he makes two rounds of each stretch. First he tries what can be
tried, and puts what arrives into a {\it box}; then he empties the box into the table, without
thinking. For the pentominoes on $6\times10$ squares and for thirteen queens this takes .6 of the time, and for dominoes as much as before. (In a race, \sec{fast/portfolio}, the steps are too short for it.)
@^batch@>

And now several can share the work! In the first round, each takes a piece of the stretch. In the second, they
would meet in the table; so let it have a part for each of them, and let the hash of a state say whose it is. Then a
walker has a box for each owner, and when all are back, the boxes change hands: each empties those that
are for him, the first walker's first. Nobody ever writes where another one reads, and no lock is needed. Two take .67 of the time
of one, for the pentominoes and for the queens; with dominoes, which have two options in a leg, there is too little to be shared.

{\it Each state stands in the part that its hash names, and in no other}; so it stands there once,
with all of its ways. (The first one, from which all begins, may stand anywhere.) Since boxes are emptied in the
order of the way, the list of a part does not depend on who was faster. The hash is asked for its highest sixteen bits. They are none of those by which a table finds
a place (\sec{fast/state_table}), if that has at most $2^{28}$ of them; with one of these, half of the places in each part would be nobody's.
@^threads@> @^invariant of divided tables@>

@<Walk in two rounds@>=
std::size_t owner_of(State<breadth> const& state) const
{ return (hash_of(state) >> 48)*table.size() >> 16; }
void write_down(State<breadth> const& state, Ways ways, Boxes* found)
{
  if (found == nullptr) next[owner_of(state)].add(state, ways);
  else (*found)[owner_of(state)].push_back({state, ways});
}

@ A stretch is what is walked between two looks around. If there may not be enough effort left for more, it is a state, and
needs no box. One who is alone may go for 65{,}536 tries, so that the box stays in the cache. Several
have to be called together and sent home each time, which takes as long as some ten thousand tries; so
they walk farther, though not so far that the boxes are larger than half of what the tables may be, or than 65{,}536. What is not worth
two rounds, for each of them, is written down at once. (More than 64 would have little to do but to wait.)

@<Walk in two rounds@>=
static constexpr int most_walkers = 64;
static constexpr std::size_t short_way = 1 << 16, long_way = 1 << 20; /* in tries */
std::size_t longest_stretch(std::uint64_t until) const /* in states */
{
  std::size_t const way = table.size() == 1 ? short_way
    : std::clamp(limits.states/2, short_way, long_way);
  bool const is_far = (until - report.effort)/17 > way;
  return is_far ? std::min(way/(to - from + 1) + 1, short_way) : 1;
}
void walk_on(std::size_t longest)
{
  std::size_t const tries = to - from + 1;
  std::size_t const end = std::min(at + longest, table[part].states.size());
  if ((end - at)*tries < short_way/2*table.size()) walk(at, end, nullptr);
  else walk_together(end);
  report.effort += (end - at)*tries;
  for (auto& t : next) report.effort += 16*std::exchange(t.arrivals, 0);
  report.visited += end - at;
  at = end;
}

@ If the system has no thread to give, |get| does the work itself.

@<Walk in two rounds@>=
void walk_together(std::size_t end)
{
  std::size_t const n = table.size(), count = end - at;
  all_walk([&](std::size_t k) {
    walk(at + count*k/n, at + count*(k + 1)/n, &boxes[k]);
  });
  all_walk([&](std::size_t k) {
    for (Boxes& found : boxes) {
      for (Arrival const& a : found[k]) next[k].add(a.state, a.ways);
      found[k].clear();
    }
  });
}
template<class Task> void all_walk(Task const& task) const
{
  std::vector<std::future<void> > others;
  for (std::size_t k = 1; k < table.size(); ++k)
    others.push_back(std::async(std::launch::async | std::launch::deferred, task, k));
  task(0);
  for (auto& other : others) other.get();
}

@*1 The outlook. How much is left? The number of bits after each leg is
known from the plan; if $w$ bits had $s$ states, let us call $\log_2s/w$ the
{\it density\/} of that moment. It is the share of the bits that are really
free. If the density stayed what it is, we could tell all numbers of states
to come, and the effort. But it grows while the items of a problem
are touched for the first time; for the queens on $13\times13$ it is .19
after two rows, and .50 in the middle of the board; then it hardly changes. So we look how fast it has grown since half
as many legs had been walked, and suppose that it goes on growing half as
fast until the middle of the route. It cannot grow beyond~1.
@^density@>

Suppose that after 10 of 40 legs the density is .30, and that it was .18
after five. We say that it has grown by .02 a leg. (That is a sixth of the difference, not a fifth; so
the first leg needs no rule of its own.) Then we expect it to grow by .01 for each of the next eleven, up
to .41, and to stay there. If 30 bits are in use after leg 25, we expect $2^{12.3}$ states, about 5000.

So we add up the states that we expect after each leg, and multiply them
with what a state has cost on the average. The half and the middle were found by trial. Where this
rule of thumb errs, it errs on the dark side: with Y-pentominoes on $10\times16$ squares, it says
$8.4\cdot10^9$ after ten legs, and the effort was $10.4\cdot10^6$.
@^forecast@>

@<Guess how much is left of a sweep@>=
double Frontier::outlook() const
{
  if (count.states.empty() or count.states.back() == 0) return 0;
  auto const density = [this](std::size_t leg) {
    return std::log2(static_cast<double>(count.states[leg]))@|
      /std::max(1, route.legs[leg].width);
  };
  std::size_t const now = count.states.size() - 1, then = now/2;
  double const before = now == 0 ? 0 : density(then);
  double const growth = std::max(0.0, density(now) - before)@|
    /static_cast<double>(now + 1 - then)/2;
  double expected = density(now);
  double states = static_cast<double>(count.states.back());
  for (std::size_t leg = now + 1; leg < route.legs.size(); ++leg) {
    if (leg <= route.legs.size()/2) expected = std::min(1.0, expected + growth);
    states += std::exp2(expected*route.legs[leg].width);
  }
  return states*static_cast<double>(count.effort)@|
    /static_cast<double>(count.visited);
}

@ \pitfall{To let several walkers write into one table, with a lock at each entry: then they wait for each other, as
nearly all of the time goes into the table. And to write a {\it number\/} into a box, where a place would do: when
they were |mpz_class|es, with a piece of memory for each, two walkers took 2.6 times as long as one.}

\pinned{\.{tests/fast/frontier\UL test.cpp} compares six hundred random problems with brute force, the tables of
this part with what is counted, and what several find together with what one finds alone.}

\exercise[22]{The sweep knows how many covers there are, and has seen none. Let it keep the tables of
all legs. How can one take a cover at random, such that each is taken with the same probability?}
\answer{Walk back. The last state has $N$ ways. Several pairs of a state before the last leg and an
option of it, or none, lead there; take one of them, with a probability proportional to the ways of
that state, and go on from it. On the little board, $\{\}$ with the domino 56 has 2 of the 3 ways, and
$\{5,6\}$ has one. Each step multiplies the probability by the ways of the state before, over the ways
of the state after; so everything cancels but $1/N$.}

\summary{Walk along the route; each state goes on with every option of the
leg, and without; who leaves must be satisfied. Equal states are continued
together, with the number of ways to get there. A narrow problem is counted
in no time, however many covers it has.}
