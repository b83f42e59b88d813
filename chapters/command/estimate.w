@** Estimating. \label{command/estimate}%
Will this search end today? The estimate of \sec{more/estimate} is printed with
its margin, as ten queens show there.
What people want to know is the time; so we search for a moment, and see how
many nodes that takes. Multiplying the two is a crude thing, since nodes
near the root are slower than those at the leaves, but between a second and
a century there is room for crudeness. It is the time of links, whose nodes
are estimated; masks mostly take less, but nobody can say how much less.
@^estimate@>

@ The arithmetic is that of a traveller who does not know how long a road is. She
walks down it ten thousand times, turning at random, and notes how many turnings
there were; then she measures how long a step takes, and multiplies. The first
number has a margin, which is told; the second is measured on twenty thousand
nodes; the product is told with two digits, and deserves hardly more than one.

Is it worth anything? If the answer is a second, one searches. If it is a
century, one thinks about the problem again, or asks whether it can be counted
without being searched. Only between an hour and a week does it matter whether the
estimate is off by half.

@(dlx/command/estimate.hpp@>=
#pragma once
/* The command |estimate|, which guesses how long a search will take. */
#include "dlx/command/settings.hpp"
namespace dlx {
Command estimate_command();
} // |namespace dlx|

@ It shares little with other searches.

@(dlx/command/estimate.cpp@>=
#include "dlx/command/estimate.hpp"
#include "dlx/command/files.hpp"
#include "dlx/command/search_settings.hpp"
#include "dlx/command/searching.hpp"
#include "dlx/more/bounded.hpp"
#include "dlx/more/estimate.hpp"
#include "dlx/more/search.hpp"
#include <chrono>
#include <fmt/format.h>
#include <memory>
#include <nlohmann/json.hpp>
namespace dlx {
namespace {
@<Declare what \.{estimate} takes@>
@<Measure the time of a node@>
@<Print an estimate@>
@<Obey \.{estimate}@>
@<Declare \.{estimate}@>
}  // |namespace|
Command estimate_command()
{
  return {"estimate", "say how long a search will take, roughly", declare};
}
} // |namespace dlx|

@ A random walk cannot be steered by a script, and has no use for a limit on
covers.

@<Declare what \.{estimate} takes@>=
struct EstimateSettings : ReadSettings {
  std::uint64_t probes = 10000, seed = 1; /* random walks */
  Form form;
  Steering steering;
  Stops stops;
};

@ Everything random takes a seed, so that it can be repeated.

@<Declare \.{estimate}@>=
Run declare(Declaration& d)
{
  auto const s = std::make_shared<EstimateSettings>();
  d.remark("The time is that of the engine links; masks are usually faster.");
  d.heading("How to guess:");
  d.option("--probes", "N", number(s->probes),
    fmt::format("with N random walks (default: {})", s->probes));
  d.option("--seed", "N", number(s->seed),
    fmt::format("another seed gives other walks (default: {})", s->seed));
  d.form("--json", s->form, "print a JSON object, with the nodes of each level");
  d.option("--chooser", "first|smallest", steering(s->steering),
    "the item to branch on (default: smallest)");
  d.option("--time", "SECONDS", number(s->stops.seconds),
    "stop after so much time, such as 0.5");
  declare_reading(d, *s);
  d.example("dlx estimate problem.dlx");
  d.example("dlx make queens 20 | dlx estimate");
  return [s]{ return guess(*s); };
}

@ Twenty thousand nodes take a few milliseconds, which is long enough for a
clock and short enough for a person.

@<Measure the time of a node@>=
double seconds_per_node(Bounded& links, Chooser chooser)
{
  Limits a_moment;
  a_moment.nodes = 20000;
  auto const start = std::chrono::steady_clock::now();
  auto const nodes = search(links, chooser, a_moment).totals.nodes;
  std::chrono::duration<double> const spent =
    std::chrono::steady_clock::now() - start;
  return spent.count() / static_cast<double>(nodes);
}

@ That no walk has met a solution is said in words. Zero plus or minus zero
would sound as if somebody knew.

@<Print an estimate@>=
std::string as_words(Estimate const& e, double seconds)
{
  auto number = [](double x) {
    return x < 1e7 ? fmt::format("{:.0f}", x) : fmt::format("{:.3g}", x);
  };
  auto line = [&number](char const* what, Interval const& i) {
    return fmt::format("{:<7} {} +- {}\n", what, number(i.mean),
      number(i.margin));
  };
  std::string const covers = e.covers.mean > 0@| ? line("covers", e.covers)@|
    : "covers  none was met; that does not mean that there is none\n";
  return line("nodes", e.nodes) + covers@|
    + fmt::format("time    about {:.2g} s with links, on this machine\n", seconds)@|
    + fmt::format("walks   {}\n", e.probes);
}

@ A program gets the levels as well, which make a fine picture.

@<Print an estimate@>=
std::string as_object(Estimate const& e, double seconds)
{
  nlohmann::ordered_json const object = {{"nodes", e.nodes.mean},@|
    {"nodes_margin", e.nodes.margin},@| {"covers", e.covers.mean},@|
    {"covers_margin", e.covers.margin},@| {"seconds", seconds},@|
    {"walks", e.probes}, {"levels", e.levels}};
  return object.dump() + '\n';
}

@ The status is~0 only if a walk has met a cover, for then there is one; no
number of walks can prove that there is none.

@<Obey \.{estimate}@>=
Status guess(EstimateSettings const& s)
{
  Problem const problem = read_problem_file(s);
  Bounded links(problem);
  Chooser const chooser = chooser_of(s.steering);
  auto const e =
    estimate(links, chooser, s.probes, s.seed, limits_of(s.stops, true));
  double const seconds = e.nodes.mean * seconds_per_node(links, chooser);
  put(s.form.name.empty() ? as_words(e, seconds) : as_object(e, seconds));
  return e.covers.mean > 0 ? Status::found : Status::stopped;
}

@ \pitfall{To take no solution met for no solution. To believe a time without its
margin.}

\pinned{\.{tests/command/estimate\UL test.cpp} estimates ten queens, whose tree is
known, and three queens, who have no solution.}

\exercise{Before a search of many days, somebody would like to know when half of
the nodes will have been visited. Do the levels help?}

\summary{Nodes, covers, and time, each roughly, and with the margin that was
measured.}
