@** Counting. \label{command/count}%
The number of covers is printed alone, on a line, so that it can be used by a
program; \.{--stats} and \.{--profile} tell the rest on standard error. A
lone number cannot say whether it is final, but |"complete"| can:
\transcript{count-json}

If nothing but the number is wanted, no cover need be visited, and
\sec{fast/portfolio} decides whether any is. (With
\.{--each}, all covers are visited, and nothing is done with them. Who wants
to compare programs should compare like with like.)
\transcript{count-dominoes}

@ When must covers be visited? Here is who asks for what.
$$\vbox{\halign{\.{#}\hfil\quad&#\hfil\cr
\rm nothing special&the race of \sec{fast/portfolio}, in which nobody has to\cr
--engine frontier&the sweep of \sec{fast/frontier}, which never does\cr
--engine, --chooser, --textbook&the search that is named\cr
--limit, --nodes, --time&a search, which can be stopped in the middle\cr
--stats, --profile&the dancing list, whose steps are counted\cr
--fundamental&each cover, to see whether it is the first of its orbit\cr
--max-cost&the search of \sec{more/cheapest}\cr
--each&each cover, since this is what is wished\cr}}$$
That statistics change the way in which the number is found is a pity, and is
said here so that nobody measures the one and believes to have measured the
other: the dominoes above are counted in no time, but with \.{--stats} the list
would have to visit 53 thousand million million covers.

@(dlx/command/count.hpp@>=
#pragma once
/* The command |count|, which says how many covers there are. */
#include "dlx/command/settings.hpp"
namespace dlx {
Command count_command();
} // |namespace dlx|

@ There are two ways to a number: one that visits covers, and one that does not
have to.

@(dlx/command/count.cpp@>=
#include "dlx/command/count.hpp"
#include "dlx/command/files.hpp"
#include "dlx/command/interrupt.hpp"
#include "dlx/command/search_settings.hpp"
#include "dlx/command/searching.hpp"
#include "dlx/command/solve.hpp"
#include "dlx/fast/components.hpp"
#include "dlx/fast/engine.hpp"
#include "dlx/fast/portfolio.hpp"
#include "dlx/more/estimate.hpp"
#include <fmt/format.h>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <stdexcept>
namespace dlx {
namespace {
using json = nlohmann::ordered_json;
@<Declare what \.{count} takes@>
@<Print a number@>
@<Count without visiting, if only the number is wanted@>
@<Count by visiting@>
@<Declare \.{count}@>
}  // |namespace|
@<Introduce \.{count}@>
} // |namespace dlx|

@ The purpose is what the list of all commands says about it; it ends without a
period, like the title of a book.

@<Introduce \.{count}@>=
Command count_command()
{
  return {"count", "say how many exact covers there are", declare};
}

@ A limit on memory is of use for a sweep only.

@<Declare what \.{count} takes@>=
struct CountSettings : SearchSettings {
  bool each = false;           /* visit all covers, for nothing */
  std::size_t megabytes = 100; /* for the states of a frontier */
};

@ The help begins with what is printed, as all helps do. Most settings of a search
are those of \.{solve}; so they are declared where both can see them, and only
the words that differ stand here.

@<Declare \.{count}@>=
Run declare(Declaration& d)
{
  auto const s = std::make_shared<CountSettings>();
  d.heading("What to print:");
  d.form("--json", s->form, "the number and the statistics, as a JSON object");
  d.flag("--stats", s->stats, "how much was done, on standard error");
  d.flag("--profile", s->profile,
    "how much was done on each level, on standard error");
  declare_max_cost(d, *s, "count only covers that cost at most C");
  @<Declare how \.{count} counts@>
  declare_reading(d, *s);
  d.example("dlx count problem.dlx");
  d.example("dlx make queens 8 | dlx count --profile");
  return [s]{ return count(*s); };
}

@ The settings of a search are those of \.{solve}, but for the cheapest cover,
which is one.

@<Declare how \.{count} counts@>=
d.heading("How to count:");
d.flag("--each", s->each, "visit each cover, as a program that uses them would, "
  "instead of counting many at once");
declare_sifting(d, *s);
declare_searching(d, *s);
declare_sharing(d, *s);
d.heading("How much memory:");
d.option("--memory", "MB", number(s->megabytes), fmt::format("at most so many "
  "megabytes for the states of a frontier (default: {})", s->megabytes));

@ The profile of eight queens has the slim head and the slim foot that we
were promised in \sec{more/observer}:
\transcript{profile}
A watched search is a little slower, so the profile is recorded only if
somebody asks for it.

@<Print a number@>=
void tell_profile(Profile const& profile)
{
  std::cerr << "level        nodes      updates\n";
  int k = 0;
  for (auto const& [nodes, updates] : profile.levels())
    std::cerr << fmt::format("{:5} {:12} {:12}\n", k++, nodes, updates);
}

@ What JSON tells about a search is the same, whoever has counted. The number is
written before the totals, since readers look at the beginning.

@<Print a number@>=
json counted(json const& covers, bool complete, Totals const& t)
{
  return {{"covers", covers}, {"complete", complete},@|
    {"nodes", t.nodes}, {"tries", t.attempts}, {"dead", t.dead}};
}

@ When covers are visited, a sieve or a profile may look at each of them. An
orbit (see \sec{puzzle/symmetry}) is counted when its first cover comes through
the sieve; then the totals of the search are those of all covers, and the number
is another one. If nobody looks, nobody need receive anything, and the search can
skip what it would have done for them; unless \.{--each} wants just that.

@<Count by visiting@>=
Result visit(CountSettings const& s, Problem const& problem,@|
  std::uint64_t& fundamental, Observer* listener)
{
  Receive receive;
  if (s.fundamental) receive = [&](std::span<int const>) { ++fundamental; };
  receive = sieve(s, problem, board_of(s, problem), receive);
  if (s.each and not receive) receive = [](std::span<int const>) {};
  return counts_money(s)@| ?
    find_bargains(s, problem, nullptr, listener).result@|
    : find_covers(s, problem, receive, listener);
}

@ The status is~0 only if all were counted, even if some were found, for what is
to be known is the number. The number is written before the statistics, which go
to another stream, and on a terminal should stand below it.

@<Count by visiting@>=
Status count(CountSettings const& s)
{
  Problem const problem = read_problem_file(s);
  if (wants_only_the_number(s)) return race(s, problem);
  Profile profile;
  std::uint64_t fundamental = 0;
  Result const r = visit(s, problem, fundamental, s.profile ? &profile : nullptr);
  auto const covers = s.fundamental ? fundamental : r.totals.solutions;
  bool const complete = r.ending == Ending::complete;
  put((s.form.name.empty() ? fmt::format("{}", covers)@|
    : counted(covers, complete, r.totals).dump()) + '\n');
  finish_output();
  if (s.stats) tell_stats(r.totals);
  if (s.profile) tell_profile(profile);
  Status const status = report_ending(r);
  return complete ? status : Status::stopped;
}

@ Whoever asks for limits, statistics, an engine, or a chooser wants a
search; and whoever asks for the frontier shall have it, without limits.

@<Count without visiting, if only the number is wanted@>=
bool wants_only_the_number(CountSettings const& s)
{
  auto const& stops = s.stops;
  bool const has_limits = stops.covers > 0 or stops.nodes > 0
    or stops.seconds > 0;
  bool const is_steered = s.steering.chooser != "smallest"
    or not s.steering.script.empty() or s.by_matrix;
  bool const is_plain = not (has_limits or is_steered or s.stats or s.profile
    or s.fundamental or s.each or counts_money(s));
  if (s.engine == Engine::frontier and not is_plain)
    throw std::runtime_error("--engine frontier takes no limits, choosers, "
      "statistics, symmetries, or costs");
  return is_plain and (s.engine == Engine::automatic
    or s.engine == Engine::frontier);
}

@ The sweep alone is a race with one runner. It looks at the flag of an interrupt
like a search; but a flag that nobody sets stops nobody, and for some time the
sweep was killed by the first interrupt, without a word.

@<Count without visiting, if only the number is wanted@>=
CoverCount sweep_alone(CountSettings const& s, Problem const& problem)
{
  FrontierLimits limits;
  limits.states = states_in(s.megabytes);
  limits.stop = &interrupted();
  catch_interrupts();
  auto const count = count_along_frontier(problem, limits);
  CoverCount race;
  race.is_swept = count.covers.has_value();
  race.states = count.work;
  if (race.is_swept) race.covers = *count.covers;
  else if (interrupted()) race.ending = Ending::interrupted;
  else throw Unsupported(count.work > 0 ? fmt::format("the frontier needs "
    "more than {} MB; --memory can allow more", s.megabytes)
    : "the frontier is too wide for this problem");
  return race;
}

@ The race itself stands in \sec{fast/portfolio}. (Whether a thread is alone can
be told beforehand only if the problem does not fall apart, because each group
chooses its own engine.)

@<Count without visiting, if only the number is wanted@>=
CoverCount run_race(CountSettings const& s, Problem const& problem)
{
  int const hands = hands_for(s);
  if (hands > 1 and components_of(problem).empty())
    tell_if_alone(choose_engine(problem, false).engine, hands);
  CoverCount const r = s.engine == Engine::frontier @|
    ? sweep_alone(s, problem)
    : count_covers(problem, limits_of(s.stops, false), hands, s.megabytes);
  if (s.why)
    std::cerr << fmt::format("dlx: counted {}{}, after {} nodes and {} states\n",
      r.components > 1 ? fmt::format("{} groups ", r.components) : "",@|
      r.is_swept ? "along a frontier" : "by searching", r.totals.nodes,@|
      r.states);
  return r;
}

@ The output is the same, whoever has won; only JSON tells how many states
were looked at, if that is how the number was found. A number that is too large
for 64 bits is
a string in JSON, since most programs that read JSON would round it.

@<Count without visiting, if only the number is wanted@>=
Status race(CountSettings const& s, Problem const& problem)
{
  CoverCount const r = run_race(s, problem);
  bool const complete = r.ending == Ending::complete;
  json covers = r.covers.get_str();
  if (r.covers.fits_ulong_p()) covers = r.covers.get_ui();
  json object = counted(covers, complete, r.totals);
  if (r.is_swept) object["states"] = r.states;
  put((s.form.name.empty() ? r.covers.get_str() : object.dump()) + '\n');
  if (r.is_swept) return r.covers > 0 ? Status::found : Status::none;
  Status const status = report_ending(Result{r.ending, r.totals});
  return complete ? status : Status::stopped;
}

@ \pitfall{A number that was rounded by whoever read it. A number that is not
final, and does not say so. A comparison of a program that visits each cover
with one that only counts.}

\pinned{\.{tests/command/count\UL test.cpp} looks at numbers, statistics, and
profiles, at the status of counts that were stopped, and at
counts that are too large for any integer of the machine.}

\exercise{Count covers by the first option that they contain. How much of this
chapter could you use? Which engines can count this way?}

\summary{A number on a line. Whoever wants to know more asks for JSON; whoever
wants the covers visited says \.{--each}.}
