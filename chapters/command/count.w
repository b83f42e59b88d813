@** Counting and estimating. \label{command/count}%
\.{count} prints the number of covers alone, on a line, for
programs; \.{--stats} and \.{--profile} print the rest on standard error. A
lone number cannot say whether it is final, but |"complete"| can:
\transcript{count-json}
If nothing but the number is wanted, the search need not visit each cover
(\sec{fast/count}).
\transcript{count-dominoes}
The board has $12\times12$ squares. To visit $5\cdot10^{16}$ covers, a billion a second, would take twenty months.

For eight queens, there are three ways to the number:
\transcript{count-ways}
Algorithm~X and the list of links have the same tree of 1199
nodes. Masks look ahead, and need less than half of them. For the dominoes, they
need 27{,}649 nodes, because they remember how many covers each situation has
(\sec{fast/memory}).

@ These wishes decide how covers are counted.
$$\vbox{\halign{\.{#}\hfil\quad&#\hfil\cr
\rm nothing special, \tt --stats, --time&the count of \shortsec{fast/count}, by components\cr
--engine, --chooser&the search that is named\cr
--limit, --nodes&a search, which can be stopped in the middle\cr
--profile&the dancing list, or the textbook, whose levels are watched\cr
--fundamental&each cover, to see whether it is the first of its orbit\cr
--max-cost, --min-cost&the search of \shortsec{more/cheapest}\cr
--each&each cover, since this is what is wished\cr
--proof&the diagram of \shortsec{more/diagram}; \shortsec{text/cpog} writes the reasons down\cr}}$$
Every engine keeps statistics. A profile records levels, so the search must be watched: the list, or the textbook, which updates nothing.
@^statistics@>

@(dlx/command/count.hpp@>=
#pragma once
/* The commands |count|, which says how many covers there are, and |estimate|,
   which guesses how long a search will take. */
#include "dlx/command/settings.hpp"
namespace dlx {
void declare_count(Declaration& d), declare_estimate(Declaration& d);
} // |namespace dlx|

@ The source has the ways to count, what is printed, and then both commands.
@(dlx/command/count.cpp@>=
#include "dlx/command/count.hpp"
#include "dlx/base/source.hpp"
#include "dlx/command/files.hpp"
#include "dlx/command/keeper.hpp"
#include "dlx/command/solve.hpp"
#include "dlx/command/split.hpp"
#include "dlx/command/verify.hpp"
#include "dlx/fast/components.hpp"
#include "dlx/fast/engine.hpp"
#include "dlx/more/estimate.hpp"
#include "dlx/more/search.hpp"
#include <cmath>
#include <nlohmann/json.hpp>
namespace dlx {
namespace {
using json = nlohmann::ordered_json;
@<Count by visiting@>
@<Count without visiting, if only the number is wanted@>
@<Print a number@>
@<Print an estimate@>
}  // |namespace|
@<Declare \.{count}@>
@<Declare \.{estimate}@>
} // |namespace dlx|

@ A sieve counts an
orbit (\sec{puzzle/symmetry}) when its first cover comes through;
the totals are still those of all covers. Without a sieve and without \.{--each}, the search can
skip what it would do to report a cover.

@<Count by visiting@>=
struct CountSettings : SearchSettings {
  KeepSettings keep;
  bool each = false;           /* visit all covers, for nothing */
  std::string proof;           /* where a certificate goes, without the endings; or empty */
};
CoverCount count_as_told(CountSettings const& s, Problem const& problem)
{
  Engine const engine = engine_as_told(s, problem, false, false).engine;
  TreeSearch search = tree_search(engine, problem, chooser_of(s.chooser), s.threads, s.techniques);
  return count_by(search, limits_of(s.stops, Prints::nothing));
}
CoverCount visit(CountSettings const& s, Problem const& problem, Profile& profile)
{
  std::uint64_t received = 0;
  Receive receive;
  if (s.fundamental or s.each)
    receive = sieve(s, problem, board_of(s, problem), [&](std::span<int const>) { ++received; });
  bool const is_named = s.engine.starts_with('m') or s.engine.starts_with('h'); /* masks, hybrid */
  if (is_named and not receive) return count_as_told(s, problem);
  auto const b = search_as_told(s, problem, receive, s.profile ? &profile : nullptr);
  CoverCount count;
  count.ending = b.result.ending, count.totals = b.result.totals;
  count.covers = s.fundamental ? received : count.totals.solutions;
  return count;
}

@ All counts without such a wish may be taken apart into components.

@<Count without visiting, if only the number is wanted@>=
bool wants_only_the_number(CountSettings const& s)
{
  bool const has_limits = s.stops.solutions > 0 or s.stops.nodes > 0;
  return not (is_told_how(s) or has_limits or s.profile or s.fundamental or s.each
    or s.counts_money());
}

@ Each component has an engine of its own. \.{--why} names that of the largest, which takes most of the time.

@<Count without visiting, if only the number is wanted@>=
CoverCount count_only(CountSettings const& s, Problem const& problem)
{
  if (s.why or s.threads > 1) {
    auto const parts = components_of(problem);
    if (s.why and not parts.empty())
      say(fmt::format("dlx: the problem falls into {} components; of the largest:\n", parts.size()));
    engine_as_told(s, parts.empty() ? problem : parts.back(), false, false);
  }
  return count_covers(problem, limits_of(s.stops, Prints::nothing), s.threads, s.techniques);
}

@ A count that is kept (\sec{command/keeper}) visits each cover for a sieve or \.{--each}, or counts by components. The checkpoint has the number of covers before its position.

@<Count without visiting, if only the number is wanted@>=
CoverCount keep(CountSettings const& s, Problem const& problem, Keeper& keeper,
  std::uint64_t& received)
{
  if (not s.fundamental and not s.each) return count_and_keep(keeper, s, problem);
  auto const look = [&received](std::span<int const>) { ++received; };
  auto count = search_and_keep(keeper, s, problem,@|
    sieve(s, problem, board_of(s, problem), look));
  if (s.fundamental) count.covers = received;
  return count;
}

@ The number is flushed
before the statistics, which on a terminal stand
below it. In JSON, a number above 64 bits is
a string, since most programs would round it.

@<Print a number@>=
void tell_number(CountSettings const& s, CoverCount const& r)
{
  json object = {{"covers", r.covers.get_str()},@|
    {"complete", r.ending == Ending::complete}, {"nodes", r.totals.nodes},@|
    {"tries", r.totals.attempts}, {"dead", r.totals.dead}};
  if (r.covers.fits_ulong_p()) object["covers"] = r.covers.get_ui();
  put((s.form.empty() ? r.covers.get_str() : object.dump()) + '\n', true);
  if (s.stats) std::cerr << in_numbers(r.totals) << '\n';
}

@ The profile of eight queens is narrow at both ends, as promised in \sec{more/levels}:
\transcript{profile}

@<Print a number@>=
void tell_profile(Profile const& profile)
{
  std::cerr << "level        nodes      updates\n";
  int k = 0;
  for (auto const& [nodes, updates] : profile.levels())
    std::cerr << fmt::format("{:5} {:12} {:12}\n", k++, nodes, updates);
}

@ The status is~0 only if all
were counted. Eight queens
have 92 covers. With \.{--limit 93}, \.{count} prints 92 and returns~0; with
\.{--limit 92} it prints the same 92, and returns~3, because it stopped at the last cover. Control-C also prints the number so far, and returns~3; a
certificate, however, is whole or not there (\sec{command/verify}). A
script should look at the
status, or at |"complete"|.

@<Print a number@>=
Status count(CountSettings const& wished)
{
  CountSettings s = wished;
  SearchPart const part = what_to_search(s, s.keep.part);
  Problem const& problem = part.problem;
  Profile profile;
  std::uint64_t received = 0;
  std::optional<Keeper> keeper;
  if (s.keep.is_in_pieces())
    keeper.emplace(s.keep, problem, part.range, asked(s.each ? "count --each" : "count", s, part.range, false), received);
  auto const r = not s.proof.empty() ? certified_count(s.proof, s, problem)@|
    : keeper ? keep(s, problem, *keeper, received)@|
    : wants_only_the_number(s) ? count_only(s, problem) : visit(s, problem, profile);
  tell_number(s, r);
  if (s.profile) tell_profile(profile);
  Totals told = r.totals;
  told.solutions = in_64_bits(r.covers); /* those that were counted, not all that were met */
  report(s, {{r.ending, told}});
  if (keeper) keeper->finish();
  if (r.ending != Ending::complete) return Status::stopped;
  return r.covers > 0 or not s.keep.part.empty() ? Status::found : Status::none;
}

@ Most settings
are those of \.{solve}.

@<Declare \.{count}@>=
void declare_count(Declaration& d)
{
  auto& s = d.settings_of(count);
  d.heading("What to print:");
  d.form("*--json", s.form, "the number and the statistics, as a JSON object");
  d.flag("*--stats", s.stats, "how much was done, on standard error");
  d.flag("--profile", s.profile, "how much was done on each level, on standard error");
  declare_max_cost(d, s, "count only covers");
  declare_min_cost(d, s, "count only covers");
  d.flag("--each", s.each, "visit each cover, as a program that uses them would, "
    "instead of counting many at once");
  declare_certifying(d, s.proof);
  declare_searching(d, s);
  declare_keeping(d, s.keep, false);
  declare_reading(d, s);
  d.examples({"dlx count problem.dlx", "dlx make queens 8 | dlx count --profile",@|
    "dlx count --proof number problem.dlx"});
}

@ \.{estimate} walks down the tree ten thousand times, turning at random, and notes the number of choices at each node (\sec{more/estimate}). A walk with the choice of 2, then
of 3, then of 1, and then a cover, guesses $1+2+2\cdot3+2\cdot3\cdot1=15$ nodes. Most
guesses are wrong, but their average is right. Then \.{estimate} measures the time of
a node of links, on twenty thousand of them, but for half a second at most; masks mostly take less. The number of nodes has a margin; the
time is rounded to two digits.
@^estimate@>

@<Print an estimate@>=
double seconds_per_node(Bounded& links, Chooser chooser)
{
  Limits a_moment;
  a_moment.nodes = 20000;
  a_moment.seconds = 0.5;
  auto const start = Clock::now();
  auto const nodes = search(links, chooser, a_moment).totals.nodes;
  return seconds_since(start) / static_cast<double>(nodes);
}

@ If no walk has met a cover, or a number is too large for a |double|, the estimate says so in words.

@<Print an estimate@>=
constexpr char const* beyond_numbers = "more than 1e308";
std::string line(std::string const& what, Interval const& i)
{
  if (not std::isfinite(i.mean)) return fmt::format("{:<7} {}\n", what, beyond_numbers);
  if (std::isinf(i.margin)) return fmt::format("{:<7} {}, by one walk\n", what, rounded(i.mean));
  return fmt::format("{:<7} {} +- {}\n", what, rounded(i.mean), rounded(i.margin));
}
std::string as_words(Estimate const& e, double seconds)
{
  return line("nodes", e.nodes) + (e.covers.mean > 0 ? line("covers", e.covers)
    : "covers  none was met; that does not mean that there is none\n")@|
    + fmt::format("time    {} s with links, on this machine\nwalks   {}\n",@|
      std::isfinite(seconds) ? fmt::format("about {:.2g}", seconds) : beyond_numbers, e.probes);
}

@ JSON has the levels as well, and |null| for a number that is too large.
The status is~0 only if a walk has met a cover; no
number of walks can prove that there is none.

@<Print an estimate@>=
struct EstimateSettings : ReadSettings {
  std::uint64_t probes = 10000, seed = 1; /* random walks */
  std::string form, chooser = "smallest";
};
Status guess(EstimateSettings const& s)
{
  Problem const problem = read_problem_file(s);
  Bounded links(problem);
  Chooser const chooser = chooser_of(s.chooser);
  auto const e = estimate(links, chooser, s.probes, s.seed, limits_of(Limits(), Prints::steps));
  if (e.probes < s.probes)
    std::cerr << fmt::format("dlx: stopped by {} {}\n", what_interrupted(), e.probes > 0 ? fmt::format(
      "after {} walks", e.probes) : "before the first walk was over; nothing is known");
  if (e.probes == 0) return Status::stopped;
  double const seconds = e.nodes.mean * seconds_per_node(links, chooser);
  json const object = {{"nodes", e.nodes.mean}, {"nodes_margin", e.nodes.margin},@|
    {"covers", e.covers.mean}, {"covers_margin", e.covers.margin},@|
    {"seconds", seconds}, {"walks", e.probes}, {"levels", e.levels}};
  put(s.form.empty() ? as_words(e, seconds) : object.dump() + '\n');
  return e.covers.mean > 0 ? Status::found : Status::stopped;
}

@ The same seed gives the same walks, and the same guess, but not the same time.

@<Declare \.{estimate}@>=
void declare_estimate(Declaration& d)
{
  auto& s = d.settings_of(guess);
  d.remark("The time is that of the engine links; masks are usually faster.");
  d.heading("How to guess:");
  d.option("--probes", "N", s.probes, "with N random walks");
  d.option("--seed", "N", s.seed, "another seed gives other walks");
  d.form("--json", s.form, "print a JSON object, with the nodes of each level");
  d.option("--chooser", "first|smallest", s.chooser, "the item to branch on");
  declare_reading(d, s);
  d.examples({"dlx estimate problem.dlx", "dlx make queens 20 | dlx estimate"});
}

@ \pitfall{A number that was rounded by a program that read it. A number that is
not final, and does not say so. To take no cover met for no cover.}

\pinned{\.{tests/command/count\UL test.cpp} compares numbers, statistics, and
profiles, with
counts that are too large for any integer of the machine; and estimates ten queens, whose tree is
known, and three queens, which have no cover.}

\exercise[20]{Count the covers of six queens by the column of the first queen, with
the commands that are there. How would you do it for 14 queens, of which there are
365{,}596?}
\answer{\cmd{dlx make queens 6 \char"7C\ dlx solve}, then sort the first words, and
count equal ones: 0, 1, 1, 1, 1, 0. For 14 queens the same pipe is done in seconds. If there were too many covers, remove all options of the first row but one, once for each column,
and let \.{count} run on each of these problems.}

\summary{A number on a line. JSON says more, \.{--each} visits the covers, and
\.{estimate} says, roughly and with its margin, whether it is worth waiting.}
