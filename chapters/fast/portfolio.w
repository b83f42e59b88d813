@** A portfolio of two. \label{fast/portfolio}%
Now there are two ways to count: to search with masks, which remember where
they have been (\sec{fast/transposition}), even as an image
(\sec{fast/canonical}), or to walk along a frontier. Which is better for
{\it your\/} problem? Here is what both of them have to do for some problems of
this book. The effort of the sweep is counted in tries; beside it stands how
many nodes a search can visit in that time, by the rate of exchange below, and
how many it does visit.
$$\vbox{\halign{#\hfil\quad&&\hfil#\quad\cr
&{\it tries of the sweep}&{\it worth so many nodes}&{\it nodes of the search}\cr
\noalign{\smallskip}
permutations of 16&9{,}502{,}703&593{,}919&169{,}006\cr
dominoes on $12\times12$&874{,}205&13{,}659&27{,}653\cr
dominoes on $10\times10$&191{,}897&5{,}458&5{,}415\cr
Latin squares of order 5&2{,}191{,}106&119{,}664&4{,}161\cr
queens on $12\times12$&21{,}797{,}202&2{,}724{,}650&87{,}233\cr
the Soma cube&42{,}551{,}587&931{,}363&13{,}763\cr
pentominoes on $6\times10$&1{,}461{,}522{,}087&22{,}836{,}283&268{,}906\cr}}$$
By this measure, the sweep is the better runner for dominoes on the large board, by
a factor of two; on the small one they are equal; for the others the search is better, by factors between
three and eighty-five. (A sweep does not know about symmetry.) But who is going to
tell beforehand? The width of the frontier is only an upper bound,
and nothing at all is known about the size of the search tree before one has
been there (\sec{more/estimate}). So we let the two run a race.
@^dominoes@>@^Soma cube@>

@ A race of two runners on one machine has a simple rule: now the one runs
for a while, now the other. The search comes to rest every 1024 nodes, to
say how far it is (\sec{more/progress}). These are the {\it pauses\/} in which
the sweep runs. So the search need not know that there is a race; and if the
sweep arrives first, the search is told to stop. Effort is
counted in the tries of \sec{fast/frontier}, and from 8 to 64 of these are worth a node of
the search, one for each 512 bits of the table at its root, since nodes of small problems are quick. There are two rules:
{\advance\parindent 1.2em
\yskip
\item{1.} The sweep has a {\it pocket money\/}: four tries for each node
that the search has had up to now. Making a plan is paid from
it, too; if it is not enough for a plan, there is no sweep yet.
\item{2.} Once it has finished a leg of its route, the sweep has an outlook. If it will cost
less than what is left of the search, it may spend as much as the
search has spent, so many tries for each node; if more, it gets nothing.
\par}\yskip
@^pause of a search@> @^race@>

Three races. A plan costs 16 tries for each item of each option, or so, and more if there are more than 256 items, as a greedy planner looks at all of the frontier (\sec{fast/route}): for $12\times12$ dominoes 8{,}448, which the
pocket money pays at the third pause, at node 3{,}072. A few thousand tries later the outlook is 1.8 million tries, and
the search believes that what it has left is worth $1.2\cdot10^{19}$ tries. So the sweep may spend what the search has
spent (rule~2), needs 874{,}205, and wins at node 14{,}336. (The search, which remembers, becomes faster and faster; alone, it
would have been through at node 27{,}653, and the race has cost hardly more.) For twelve queens, where eight tries are worth a node, the outlook is
1.65 million tries, and the search has .96 million left; that was all. The pentominoes on $6\times10$ get their plan at node 50{,}176, and
an outlook of $3\cdot10^{14}$ tries.

\medskip\vbox{\centerline{\hbox to 292bp{\vbox to 86bp{}\pdfliteral{q .4 w .3 G 0 80 m 0 0 l 290 0 l
S .8 .88 .97 rg 30.7 0 m 30.7 15.7 l 41 15.7 l 41 21 l 51.2 21 l 51.2 26.2 l 61.4 26.2 l 61.4 31.5 l
71.7 31.5 l 71.7 36.7 l 81.9 36.7 l 81.9 41.9 l 92.2 41.9 l 92.2 47.2 l 102.4 47.2 l 102.4 52.4 l
112.6 52.4 l 112.6 57.7 l 122.9 57.7 l 122.9 62.9 l 133.1 62.9 l 133.1 68.2 l 143.4 68.2 l 143.4
70.6 l 143.4 0 l b .8 .3 0 RG .9 w [3 2] 0 d 0 70.6 m 290 70.6 l S 276.5 0 m 276.5 70.6 l S Q}%
\fanopoint{30.7}{-10}{\eightrm 3{,}072}%
\fanopoint{143.4}{-10}{\eightrm 14{,}336}%
\fanopoint{276.5}{-10}{\eightrm 27{,}653}%
\fanopoint{222}{74}{\eightrm the end of the route}%
\fanopoint{230}{20}{\eightrm the search alone}%
\fanopoint{98}{15}{\eightrm the sweep}\hss}}\kern8bp
\caption{The race for dominoes on $12\times12$ squares. To the right, nodes of the search; upwards,
what the sweep has spent, pause after pause. At node 3{,}072 it has a plan, and then its outlook;
from there on it keeps up with what the search has spent.}}\medskip

What does the race cost if the sweep loses? Four tries are from 4 to 20
nanoseconds, and a node takes from 15 to 600; and most sweeps have an outlook, and nothing else, after the
first leg. If both runners are wrong about
themselves, and in opposite directions, the sweep may run in vain for as long as the search. (For some time 64 tries were worth a node of any
problem. Then random coloured options, with nodes of 15 nanoseconds, were counted in .15 of the time without the sweep.) Both rules are
needed: if the sweep keeps its pocket money when its outlook
is bad, random covers take 1.4 times as long, and twelve or thirteen queens 1.5.
@^pocket money@>

@ Here is how it ends, for some problems of the table and two like them.
\transcript{count-race}

@(dlx/fast/portfolio.hpp@>=
#pragma once
/* How many covers has a problem? Two ways of counting share the time, a search
   and a sweep along a frontier; whichever is through first has counted. A
   problem that falls apart is counted in parts. */
#include "dlx/fast/frontier.hpp"
#include "dlx/more/observer.hpp"
#include "dlx/more/problem.hpp"
#include <cstdint>
#include <functional>
namespace dlx {
@<Declare how to count by racing@>
} // |namespace dlx|

@ Only numbers of nodes and tries enter into the decisions, never the clock.
So one thread counts the same problem in the same way on every machine, and
a test can say who wins.

@<Declare how to count by racing@>=
struct CoverCount { /* what is known at the end */
  Natural covers = 0; /* all of them if |ending| is |complete|; otherwise
    those of which one is sure */
  Ending ending = Ending::complete; /* or |interrupted|; or |limit|, if it is not from one |race| */
  bool is_swept = false; /* did the frontier win, for any component? */
  Totals totals; /* of the searches; except that |solutions| are the covers,
    as far as 64 bits can tell */
  std::uint64_t states = 0; /* that were looked at on the frontier */
  int components = 1; /* in which the problem falls apart */
};
CoverCount as_count(Result const& r); /* of a search */
std::uint64_t in_64_bits(Natural const& n); /* or the largest of these if it is larger */
void multiply(CoverCount& all, CoverCount const& part, bool is_last);
  /* what is known of |all| components before, with the next |part|; their work is added */

@ One function takes any problem, and the other one that does not fall apart. The latter is given the search as a function, and so
knows nothing of threads, nor of choosers.

@<Declare how to count by racing@>=
CoverCount count_covers(Problem const& problem, Limits const& wishes = Limits(),
  int threads = 1, std::size_t megabytes = 100);
  /* the number of covers of any problem, by whatever is faster. Of the
     |wishes|, |seconds|, |stop|, and |pulse| are obeyed, and the last may raise the flag; limits on covers and nodes are
     refused: |std::invalid_argument|. Memory: that of the
     search, and so many |megabytes| for states. The sweep uses one thread.
     Throws |TooMany| if neither can count that far */
using Runner = std::function<Result(Limits const& limits)>;
CoverCount race(Problem const& problem, Limits const& wishes, std::size_t megabytes,
  Runner const& search);
  /* the same for a problem that does not fall apart, whose covers are counted
     by this |search| while nobody else has counted them. No limit is obeyed, but |stop| and |pulse| */

@ The race knows both runners, and what divides the problem for them.

@(dlx/fast/portfolio.cpp@>=
#include "dlx/fast/portfolio.hpp"
#include "dlx/fast/components.hpp"
#include "dlx/fast/engine.hpp"
#include "dlx/fast/masks.hpp"
#include "dlx/more/progress.hpp"
#include <algorithm>
#include <limits>
#include <optional>
#include <stdexcept>
#include <vector>
namespace dlx {
namespace {
@<Fix the rules@>
@<Let the sweep run in the pauses@>
}
@<Run the race@>
@<Multiply what is known of components@>
namespace {
@<Run a race for each component@>
}
@<Run until the time is over@>
} // |namespace dlx|

@ This is the sweep, as it runs in the pauses of a search.

@<Let the sweep run in the pauses@>=
class PausedSweep {
public:
  PausedSweep(Problem const& problem, std::size_t megabytes, Limits const& w)
    : p(problem), limits{states_in(megabytes), w.stop}, wishes(w)@+{@+}@/
  bool wins(Progress const* search); /* is called in each pause; or with nobody
    to race against, if it is null */
  bool leads(Progress const& search) const; /* will it be through before? */
  FrontierCount report() const; /* so far */
private:
  double budget(Progress const* search) const;
  Problem const& p;
  FrontierLimits limits;
  Limits const& wishes; /* of the caller */
  Progress last; /* of the search */
  std::optional<Frontier> frontier;
  double spent = 0; /* in tries */
  bool is_out = false;
};
@<Define the functions of |PausedSweep|@>

@ A try takes from one to five nanoseconds, and a node from 15 to 600: the more, the larger the tables are in which it looks.
The rate of exchange is a guess from the size of the problem; this and the other thresholds were found by looking at fifteen problems of this book.

@<Fix the rules@>=
double tries_for_node(Problem const& p) /* such a rate; constant time */
{
  double const bits = 1.0*p.option_count()*p.primary_count();
  return std::clamp(bits/512, 8.0, 64.0);
}
constexpr double tries_of_pocket_money = 4; /* for a node */
double price_of_plan(Problem const& p) /* in tries; a guess */
{
  return 16.0*p.entry_count()*std::max(1.0, p.item_count()/256.0);
}
constexpr double least_run = 1'000; /* it is not worth while for less */
constexpr double most_run = 10'000; /* then we look around, */
constexpr double long_run = 4'000'000; /* and then it is time for a pulse */

@ In each pause, the sweep runs as long as it has a budget, a little at a
time; for the outlook changes while it runs, as we have seen with the
queens. If it is over, it has counted the covers, and wins; or there are too
many states, and it is out. A pause can be long; so the caller's pulse is called in it now and then, and may raise the flag.

@<Define the functions of |PausedSweep|@>=
bool PausedSweep::wins(Progress const* search)
{
  if (search) last = *search, last.is_almost_through = true;
  if (not frontier) {
    spent = price_of_plan(p);
    if (spent > budget(search)) return false;
    frontier.emplace(p, limits);
  }
  double more = budget(search) - spent, due = spent + long_run;
  for ( ; more >= least_run; more = budget(search) - spent) {
    auto const before = frontier->report().effort;
    frontier->go_on(static_cast<std::uint64_t>(std::min(more, search ? most_run : long_run)));
    spent += static_cast<double>(frontier->report().effort - before);
    is_out = frontier->is_over();
    if (is_out) return frontier->report().covers.has_value();
    if (wishes.pulse and spent >= due) wishes.pulse(last), due = spent + long_run;
    if (is_raised(wishes.stop)) return false;
  }
  return false;
}

@ The budget is all that the sweep may have spent by now, not what it may
spend in addition; so it can be computed anew whenever something has
changed, and no account need be kept of what was allowed when. {\it
The sweep has never spent more than what was its budget at some time\/};
that is the invariant of the race, and all that is said above about costs
follows from it. (It may be overdrawn by what is done with a single state.)
As long as nothing is known about the outlook, there is only the pocket
money; and if there is nobody to be considerate of, money does not matter.
@^invariant of the race@>

@<Define the functions of |PausedSweep|@>=
double PausedSweep::budget(Progress const* search) const
{
  if (search == nullptr) return std::numeric_limits<double>::infinity();
  double const nodes = static_cast<double>(search->nodes);
  if (not frontier or frontier->report().states.empty())
    return tries_of_pocket_money*nodes;
  return leads(*search) ? tries_for_node(p)*nodes : 0;
}
bool PausedSweep::leads(Progress const& search) const
{
  if (is_out or not frontier or frontier->report().states.empty()) return false;
  double const nodes = static_cast<double>(search.nodes);
  return frontier->outlook() < tries_for_node(p)*(forecast(search) - nodes);
}
FrontierCount PausedSweep::report() const
{
  return frontier ? frontier->report() : FrontierCount();
}

@ The race is a search with a pulse. The flag by which we stop the search is
our own; if the caller's flag is set, we pass it on. There are two reasons
to stop, then, and afterwards it must be clear which of them it was: only if
|is_won| is set, the number of the sweep is an answer, and otherwise the
search has been interrupted, and its number is a beginning.

With several threads (\sec{fast/threads}) the pulse is still called by one of
them at a time, and so the sweep is never run by two at once. Meanwhile the others search on until they look up: dominoes on $18\times18$ squares, which the
sweep wins, take .24 seconds with two threads, and .45 with one (medians of five). (The sweep itself could be divided, \sec{fast/frontier}; but here
the others have something to do.)

@<Run the race@>=
CoverCount race(Problem const& problem, Limits const& wishes, std::size_t megabytes,
  Runner const& search)
{
  std::atomic<bool> stop = false;
  bool is_won = false;
  PausedSweep sweep(problem, megabytes, wishes);
  Limits limits;
  limits.stop = &stop;
  @<Let each pulse of the search be a pause@>
  Result r;
  try {
    r = search(limits);
  } catch (TooMany const&) {
    @<Let the sweep run alone@>
  }
  @<Announce the winner@>
}

@ The caller's pulse hears whether the sweep leads. It matters to those who are about to lose patience with a large tree
(\sec{fast/long_search}): a sweep knows nothing of the tree, and is not to be measured by it.

@<Let each pulse of the search be a pause@>=
limits.pulse = [&](Progress now) {
  if (wishes.pulse) {
    now.is_almost_through = sweep.leads(now);
    wishes.pulse(now);
  }
  bool const is_stopped = is_raised(wishes.stop);
  if (not is_stopped) is_won = is_won or sweep.wins(&now);
  if (is_stopped or is_won) stop = true;
};

@ A search that remembers situations (\sec{fast/transposition}) can count
further than its numbers reach, and says so when it comes to $2^{64}$. Then the
sweep, whose numbers have no end, is on its own. (Unless it has won already, and one of several threads came to
$2^{64}$ before it noticed.) If it is out, too, we can only pass on the bad news.

@<Let the sweep run alone@>=
is_won = is_won or sweep.wins(nullptr);
bool const is_stopped = is_raised(wishes.stop);
if (not is_won and not is_stopped) throw;
r.ending = Ending::interrupted;
r.totals.solutions = ~std::uint64_t(0); /* at least */

@ It may happen that a search of several threads is through before it has
noticed that it should stop. Then both have won, and agree.

@<Announce the winner@>=
CoverCount count = as_count(r);
if (is_won) count.ending = Ending::complete;
count.is_swept = is_won;
count.states = sweep.report().visited;
if (is_won) count.covers = *sweep.report().covers;
count.totals.solutions = in_64_bits(count.covers);
return count;

@ A search counts in 64 bits; natural numbers have no end.

@<Run the race@>=
std::uint64_t in_64_bits(Natural const& n)
{
  return n.fits_ulong_p() ? n.get_ui() : ~std::uint64_t(0);
}
CoverCount as_count(Result const& r)
{
  CoverCount count;
  count.covers = Natural(r.totals.solutions);
  count.ending = r.ending;
  count.totals = r.totals;
  return count;
}

@ If the problem falls apart (\sec{fast/components}), there is a race for each
component, one after the other. A component without covers ends it all,
whatever the others may have. A race that was stopped has something to say only
if it was the last one: the covers that were found can then be multiplied with
all the others. (Whoever counts for days, \sec{command/keeper}, has long searches in the place of races, and multiplies in the same way.)

@<Multiply what is known of components@>=
void multiply(CoverCount& all, CoverCount const& part, bool is_last)
{
  bool const is_sure = is_last or part.ending == Ending::complete;
  all.covers *= is_sure ? part.covers : Natural(0);
  all.ending = part.ending;
  all.is_swept = all.is_swept or part.is_swept;
  all.states += part.states;
  add_work(all.totals, part.totals);
  all.totals.solutions = in_64_bits(all.covers);
}

@ Before the first component, the product is one: that of the empty cover.

@<Run a race for each component@>=
CoverCount count_components(Problem const& problem, Limits const& wishes,
  int threads, std::size_t megabytes)
{
  auto const count = [&](Problem const& p, Limits const& l) {
    return race(p, l, megabytes, [&p, threads](Limits const& inner) {
      return search_with(Engine::automatic, p, Chooser::smallest, inner, nullptr, nullptr,
        threads);
    });
  };
  std::vector<Problem> const parts = components_of(problem);
  if (parts.empty()) return count(problem, wishes);
  CoverCount all;
  all.covers = 1;
  all.components = static_cast<int>(parts.size());
  double done = 0; /* options of the components that were counted */
  for (Problem const& part : parts) {
    @<Count |part|, and multiply@>
    if (all.covers == 0 or all.ending != Ending::complete) break;
  }
  return all;
}

@ The options that have been dealt with serve as a measure of progress. The nodes
are added. How many covers there are is not known before the last component is
reached, since a component without covers may still come; until then, the pulse
says zero.

@<Count |part|, and multiply@>=
auto const options = static_cast<double>(part.option_count());
bool const is_last = &part == &parts.back();
Limits limits = wishes;
if (wishes.pulse) limits.pulse = [&](Progress now) {
  now.nodes += all.totals.nodes;
  if (not is_last) now.solutions = 0;
  now.done = (done + now.done*options)/problem.option_count();
  wishes.pulse(now);
};
multiply(all, count(part, limits), is_last);
done += options;

@ When the time is over, somebody must raise the flag; and who is called often enough, whoever runs, is the listener of the pulse.

@<Run until the time is over@>=
CoverCount count_covers(Problem const& problem, Limits const& wishes,
  int threads, std::size_t megabytes)
{
  if (wishes.solutions > 0 or wishes.nodes > 0)
    throw std::invalid_argument("a race to count has no limits but time and a flag");
  auto const is_over = [&wishes, deadline = deadline_of(wishes)] {
    return is_raised(wishes.stop) or Clock::now() > deadline; };
  std::atomic<bool> stop = is_over();
  Limits watched;
  watched.stop = &stop;
  watched.pulse = [&](Progress const& now) {
    if (wishes.pulse) wishes.pulse(now);
    if (is_over()) stop = true;
  };
  CoverCount count = count_components(problem, watched, threads, megabytes);
  if (count.ending == Ending::interrupted and not is_raised(wishes.stop))
    count.ending = Ending::limit;
  return count;
}

@ \pitfall{A program that decides by the clock which of two methods to use: a mistake in one of them comes
and goes with the load of the machine.}

\pinned{\.{tests/fast/portfolio\UL test.cpp} computes the table and the three races, and says who is swept, and what a stopped race says.}

\exercise[15]{Let a node be worth 64 tries, and suppose that no outlook could be trusted, and that the sweep had its pocket money and
nothing else. By how much would the race last longer than the better runner alone, if the search
wins, and if the sweep does? And if both always got the same?}
\answer{If the search wins, four tries were spent for each of its nodes:
a sixteenth more. If the sweep wins after $t$ tries, the search has made $t/4$ nodes, worth $16t$
tries: seventeen times as long. With equal shares it is twice as long, whoever wins. The outlook is
what buys the sixteenth without paying with the seventeen.}

\summary{Search first, for a moment; then let the sweep run in the pauses,
for pocket money, and for more if its outlook is good. Whoever is through
first has counted.}
