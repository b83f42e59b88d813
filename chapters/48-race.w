@** A race. \label{race}%
Now there are two ways to count: to visit each cover with the fastest search
we have, or to walk along a frontier. For dominoes the second is better, and
on a large board there is no comparison; for pentominoes the first is. Which
is it for {\it your\/} problem? The width of the frontier is only an upper
bound, and nothing at all is known about the size of the search tree before
one has been there (\sec{estimate}). So we let the two run a race.

@ A race of two runners on one machine has a simple rule, if each of them
can be stopped and go on later: now the one runs for a while, now the other.
The search by masks can go on where it was stopped. The sweep cannot, but
its work grows from leg to leg, so a sweep that is begun again with a budget
eight times as large has wasted an eighth, and a bit more, for all that came
before.

The handicap is what makes the race fair. Somebody whose search takes an
hour should not wait two minutes longer because we tried something else on
the way; and somebody whose search takes a millisecond should not wait for a
plan to be made. So here is the {\it timetable}. First the search gets
|head_start| nodes. Many problems are done by then. Then the sweep gets its
|first_budget| of states, which is some hundredths of a second. If it fails,
then for each further state in its budget the search must have visited
|handicap| nodes before. A state costs a few times as much as a node; so the
sweep never takes more than about a tenth of the time.
@^timetable@> @^race@>

There is one exception. If the {\it promise\/} of a route, which is a
guarantee, after all, is not larger than |safe_promise|, the first budget is
as large as it needs to be.

@(dlx/race.hpp@>=
#pragma once
#include "dlx/frontier.hpp"
#include "dlx/observer.hpp"
#include "dlx/problem.hpp"
#include <cstdint>
namespace dlx {
@<Declare how to count by racing@>@;
} // |namespace dlx|

@ Only numbers of nodes and states enter into the decisions, never the
clock. So one thread counts the same problem in the same way on every
machine, and a test can say who wins.

@<Declare how to count by racing@>=
struct Race {
  Natural covers = 0; /* all of them if |ending| is |complete| */
  Ending ending = Ending::complete; /* or |interrupted| */
  bool is_swept = false; /* did the frontier win? */
  Totals totals; /* of the search */
  std::uint64_t states = 0; /* that were looked at on the frontier */
};
Race count_covers(Problem const& problem, Limits const& wishes = Limits(),
  int threads = 1, std::size_t megabytes = 100);
  /* the number of covers of any problem, by whatever is faster. Of the
     |wishes|, only |stop| and |pulse| are looked at. Memory: that of |Masks|,
     and so many |megabytes| for states. The sweep uses one thread */

@ @(dlx/race.cpp@>=
#include "dlx/race.hpp"
#include "dlx/crew.hpp"
#include "dlx/engine.hpp"
#include <optional>
#include <string>
namespace dlx {
@<Fix the timetable@>@;
@<Run the race@>@;
} // |namespace dlx|

@ At present the numbers are these. None of them is critical: half or twice
as much of anything moves the finish by a few percent.

@<Fix the timetable@>=
static constexpr std::uint64_t head_start = 20'000; /* nodes */
static constexpr std::uint64_t first_budget = 50'000; /* states */
static constexpr std::uint64_t handicap = 30; /* nodes for a state */
static constexpr double safe_promise = 1 << 23; /* states */

@ The sweep is over when it has a result; it is out of the race when it
needs too many bits or too many states at once, for a larger budget would
not help then. |FrontierCount| tells the difference: it was the budget if
the work that was done exceeds it.

@<Run the race@>=
static bool sweep(Problem const& problem, FrontierLimits const& limits,
  Race& race)
{
  auto const result = count_along_frontier(problem, limits);
  race.states += result.work;
  race.is_swept = result.covers.has_value();
  if (race.is_swept) race.covers = *result.covers;
  return race.is_swept or (result.work <= limits.work);
}

@ A problem that masks cannot take, because it has bounds or is too large
for them, goes to a search that cannot be continued; it gets its head start,
then the sweep has one chance, and then the search begins again and has no
limit.

@<Run the race@>=
static Result search_on(Crew* crew, Problem const& problem,
  Limits const& limits)
{
  if (crew) return crew->run(limits);
  return search_with(Engine::links, problem, Chooser::smallest, limits);
}
static std::uint64_t budget_for(Problem const& problem)
{
  bool const is_safe = promise_of_frontier(problem) <= safe_promise;
  return is_safe ? static_cast<std::uint64_t>(safe_promise) : first_budget;
}

@ The race. After each round the sweep's budget is multiplied by 8, and the
search runs until it has earned that budget; if the sweep is out, it runs
until it is through.

@<Run the race@>=
Race count_covers(Problem const& problem, Limits const& wishes, int threads,
  std::size_t megabytes)
{
  Race race;
  FrontierLimits frontier;
  frontier.states = @[states_in(megabytes)@];
  frontier.stop = wishes.stop;
  std::optional<Crew> crew;
  if (choose_engine(problem, false).engine == Engine::masks)
    crew.emplace(problem, Chooser::smallest, threads);
  Crew* const engine = crew ? &*crew : nullptr;
  Limits limits;
  limits.stop = wishes.stop;
  limits.pulse = wishes.pulse;
  limits.nodes = head_start;
  for (std::uint64_t budget = budget_for(problem); ; budget *= 8) {
    Result const r = search_on(engine, problem, limits);
    race.totals = r.totals;
    race.covers = std::to_string(r.totals.solutions);
    race.ending = r.ending;
    if (r.ending != Ending::limit) return race;
    @<Let the sweep run; return if it wins@>@;
  }
}

@ @<Let the sweep run; return if it wins@>=
frontier.work = budget;
bool const is_over = sweep(problem, frontier, race);
if (race.is_swept) {
  race.ending = Ending::complete;
  return race;
}
limits.nodes = is_over or not engine ? 0 : 8*handicap*budget;

@ \pitfall{A program that decides by the clock which of two methods to use
is not wrong, but it is different on Mondays. If one of the methods then has
a mistake, the mistake comes and goes with the load of the machine.}

\pinned{The file \.{tests/race\UL test.cpp} compares the counts with those
of the searches, for random problems of all sorts; it checks that dominoes
are swept, and that queens and pentominoes are not; and that a stopped race
says so.}

\exercise{The search knows which fraction of its tree is done
(\sec{progress}). Use it to end the race earlier: when the search will
obviously be through before the next round, the sweep need not run at all.}

\summary{Search first, for a moment; then sweep, with a budget; then search
on. Whoever is through first has counted.}
