@** Searching as told. \label{command/searching}%
Whoever types \cmd{dlx solve --threads 4 --stats} asks for two things of which
she can have only one. What then? This chapter takes the settings of
\sec{command/search_settings}, reads the problem, finds out which search can
obey them, starts it, and says how it ended. It follows one rule: {\it a wish
that cannot be fulfilled is refused, not forgotten}.
\transcript{engine}
@^wish@>

@(dlx/command/searching.hpp@>=
#pragma once
/* Reads a problem, and searches it as the settings say.  Wishes that contradict
   each other throw |std::runtime_error|, with a message that names both. */
#include "dlx/command/search_settings.hpp"
#include "dlx/command/status.hpp"
#include "dlx/more/cheapest.hpp"
#include "dlx/more/observer.hpp"
#include "dlx/more/problem.hpp"
#include <string>
namespace dlx {
Problem read_problem_file(ReadSettings const& s);
  /* notes, such as options that no cover can contain, go to standard error */
Limits limits_of(Stops const& stops, bool prints);
  /* with a line of progress, if there is a terminal for it; catches interrupts */
int hands_for(SearchSettings const& s);
  /* how many threads; refuses several if something wants a single one */
void tell_if_alone(Engine engine, int hands);
  /* says so on standard error, if several threads were wished for in vain */
@<Declare the two searches@>
} // |namespace dlx|

@ Which wishes do not go together? A dot in this table means that they do.
$$\vbox{\halign{\.{#}\hfil\quad&&\hfil#\hfil\quad\cr
&\.{--threads}&\.{--cheapest}&script\cr
\noalign{\smallskip}
--textbook&refused&refused&refused\cr
--engine links&refused&.&.\cr
--engine masks&.&refused&refused\cr
--engine hybrid&refused&refused&refused\cr
--engine frontier&refused&refused&refused\cr
--nodes&refused&.&.\cr
--limit&.&refused&.\cr
--stats&refused&.&.\cr
--log&refused&.&.\cr
--fundamental&.&refused&.\cr
--threads&.&refused&refused\cr}}$$
Somebody may find a row too strict. But it is easier to allow tomorrow what is
refused today than the other way round.

@ If money counts, the search is another one, and so is its report.

@<Declare the two searches@>=
Result find_covers(SearchSettings const& s, Problem const& problem,
  Receive const& receive, Observer* observer); /* by the engine that is wished */
Status report_ending(Result const& r);
  /* says on standard error if the search was stopped */
bool counts_money(SearchSettings const& s); /* \.{--cheapest}, \.{--max-cost} */
Bargain find_bargains(SearchSettings const& s, Problem const& problem,
  Receive const& receive, Observer* observer);
Status report_bargain(SearchSettings const& s, Bargain const& b);
void tell_stats(Totals const& t); /* on standard error */
void tell_bargain(Bargain const& b);

@ The source follows the way of a problem: it is read, searched, and reported.

@(dlx/command/searching.cpp@>=
#include "dlx/command/searching.hpp"
#include "dlx/command/files.hpp"
#include "dlx/command/interrupt.hpp"
#include "dlx/command/progress_line.hpp"
#include "dlx/fast/engine.hpp"
#include "dlx/more/script.hpp"
#include "dlx/more/textbook.hpp"
#include <fmt/format.h>
#include <iostream>
#include <stdexcept>
#include <unistd.h>
namespace dlx {
@<Prepare a search@>
@<Ask how many threads may search@>
namespace {
@<Choose the engine@>
}  // |namespace|
@<Find the covers@>
@<Find the bargains@>
@<Report how it ended@>
} // |namespace dlx|

@ The progress line and the covers would fight for a terminal to which both
are written. The covers win, for they show that something is happening.

@<Prepare a search@>=
Problem read_problem_file(ReadSettings const& s)
{
  std::vector<std::string> notes;
  Problem problem = read_problem(read_file(s.file), s.syntax, &notes);
  for (std::string const& note : notes) std::cerr << note << '\n';
  return problem;
}
Limits limits_of(Stops const& stops, bool prints)
{
  Limits limits = {stops.covers, stops.nodes, stops.seconds, &interrupted(),
    nullptr};
  if (::isatty(STDERR_FILENO) and not (prints and ::isatty(STDOUT_FILENO)))
    limits.pulse = progress_line();
  catch_interrupts();
  return limits;
}

@ Several threads share the work of masks (\sec{fast/threads}), and nothing else
can be shared. A limit on nodes, for instance, would stop several of them
somewhere else each time; and statistics are those of the list, which dances
alone. Whoever asks for threads and for one of these should hear that they do
not go together. (For some time she got one
thread, in silence. With eight processors, that is a long silence.)

@<Ask how many threads may search@>=
int hands_for(SearchSettings const& s)
{
  std::pair<bool, char const*> const lonely[] = {
    {s.by_matrix, "--textbook"}, {not s.steering.script.empty(), "a script"},
    {s.engine == Engine::links, "--engine links"},
    {s.engine == Engine::filter, "--engine filter"},
    {s.engine == Engine::hybrid, "--engine hybrid"},
    {s.engine == Engine::frontier, "--engine frontier"},
    {s.stops.nodes > 0, "--nodes"}, {s.stats, "--stats"},
    {s.profile, "--profile"}, {s.form.name == "--log", "--log"}};
  for (auto const& [wished, what] : lonely)
    if (wished and s.are_wished)
      throw std::runtime_error(fmt::format("--threads does not go with {}, "
        "which wants a single thread", what));
  return s.hands;
}

@ If it is the program that has chosen an engine which cannot be shared,
then the covers are the same and only the time is not what it could be; so
it goes on, and says a word.

@<Ask how many threads may search@>=
static std::string name_of(Engine engine)
{
  return engine == Engine::masks ? "masks"
    : engine == Engine::hybrid ? "hybrid"@|
    : engine == Engine::filter ? "filter" : "links";
}
void tell_if_alone(Engine engine, int hands)
{
  if (hands > 1 and engine != Engine::masks)
    std::cerr << fmt::format("dlx: one thread searches, because the engine is "
      "{}; only masks can share their work\n", name_of(engine));
}

@ A search may be the one by links, the one by masks, the one that begins
with links and goes on with masks, or, for comparison, the textbook's; if
nothing is said, \sec{fast/engine} decides. Statistics are those of the links,
whose nodes everybody counts in the same way, unless the masks are asked for
by name; this is why |watched| is true for them, too.

@<Choose the engine@>=
Engine engine_for(SearchSettings const& s, Problem const& problem, bool watched)
{
  if (s.engine != Engine::automatic) return s.engine;
  auto const [engine, why] = choose_engine(problem, watched);
  if (s.why)
    std::cerr << fmt::format("dlx: the engine is {}, because {}\n",
      name_of(engine), why);
  return engine;
}

@ A script works with links only, and which of the three lists it steers
depends on what the problem has.

@<Choose the engine@>=
Result follow_script(SearchSettings const& s, Problem const& problem,@|
  Limits const& limits, Receive const& receive, Observer* observer)
{
  if ((s.engine != Engine::automatic) and s.engine != Engine::links)
    throw std::runtime_error("a script steers links; say --engine links");
  auto dance = [&](auto&& links) {
    return follow(read_script(read_file(s.steering.script), problem), links,
      limits, receive, observer);
  };
  return problem.has_bounds() ? dance(Bounded(problem))@|
    : problem.has_colours() ? dance(Painted(problem)) : dance(Links(problem));
}

@ All searches take the
same limits, hand over covers in the same way, and are watched by the same
observers, so the rest is a matter of calling the right one.

@<Find the covers@>=
Result find_covers(SearchSettings const& s, Problem const& problem,@|
  Receive const& receive, Observer* observer)
{
  int const hands = hands_for(s);
  Chooser const chooser = chooser_of(s.steering);
  bool const scripted = not s.steering.script.empty();
  Limits const limits = limits_of(s.stops, receive != nullptr);
  if (s.by_matrix and scripted)
    throw std::runtime_error("a script steers links; --textbook has none");
  if (s.by_matrix and s.engine != Engine::automatic)
    throw std::runtime_error("--textbook is an engine of its own; it does not "
      "go with --engine");
  if (s.by_matrix)
    return algorithm_x(problem, chooser, limits, receive, observer);
  if (scripted) return follow_script(s, problem, limits, receive, observer);
  bool const watched = observer != nullptr or s.stats;
  Engine const engine = engine_for(s, problem, watched);
  tell_if_alone(engine, hands);
  return search_with(engine, problem, chooser, limits, receive, observer,
    hands);
}

@ If somebody counts money, the search is that of \sec{more/cheapest}. It takes
no orders from a script, works alone, and some wishes contradict each other.
A symmetry, for instance, may turn a cheap cover into an expensive one;
which of the two would be the fundamental one? And a limit of three would
give the first three bargains that the search happens to meet, although the
next one may be cheaper; whoever wants the three cheapest has another way to
say so.
@^money@>

@<Find the bargains@>=
static void refuse_with_money(SearchSettings const& s)
{
  std::pair<bool, char const*> const others[] = {
    {s.by_matrix, "--textbook"}, {not s.steering.script.empty(), "a script"},
    {s.fundamental, "--fundamental"},
    {s.engine == Engine::masks, "--engine masks"},
    {s.engine == Engine::filter, "--engine filter"},
    {s.engine == Engine::hybrid, "--engine hybrid"},
    {s.engine == Engine::frontier, "--engine frontier"},
    {s.are_wished, "--threads"}};
  for (auto const& [wished, what] : others)
    if (wished)
      throw std::runtime_error(fmt::format("--cheapest and --max-cost do not "
        "go with {}", what));
  if (s.cheapest > 0 and s.stops.covers > 0)
    throw std::runtime_error("--limit does not go with --cheapest; say "
      "--cheapest=K for the K cheapest covers");
}

@ What is left can be fulfilled.

@<Find the bargains@>=
bool counts_money(SearchSettings const& s)
{
  return s.cheapest > 0 or s.max_cost >= 0;
}
Bargain find_bargains(SearchSettings const& s, Problem const& problem,@|
  Receive const& receive, Observer* observer)
{
  refuse_with_money(s);
  if (s.why) std::cerr << "dlx: the engine is links, because money counts\n";
  Wish wish;
  wish.covers = s.cheapest;
  if (s.max_cost >= 0) wish.up_to = s.max_cost;
  return cheapest(problem, wish, chooser_of(s.steering),
    limits_of(s.stops, receive != nullptr), receive, observer);
}

@ How it ended, in words and as a status. The words matter: five covers with
nothing after them look like five covers in all.

@<Report how it ended@>=
static char const* name_of(Ending ending)
{
  return ending == Ending::limit ? "a limit" : "an interrupt";
}
Status report_ending(Result const& r)
{
  if ((r.ending == Ending::limit) or r.ending == Ending::interrupted)
    std::cerr << fmt::format("dlx: stopped by {} after {} nodes; {} found so "
      "far, there may be more\n", name_of(r.ending), r.totals.nodes,
      r.totals.solutions);
  if (r.totals.solutions > 0) return Status::found;
  return r.ending == Ending::complete ? Status::none : Status::stopped;
}

@ The cheapest cover is known when the search is complete. If it is stopped
earlier, the covers that were printed are the best so far, and the status
is~3, as it is when a count is not complete; but the search can say by how
much they may be beaten.

@<Report how it ended@>=
Status report_bargain(SearchSettings const& s, Bargain const& b)
{
  if (s.cheapest == 0) return report_ending(b.result);
  if (b.result.ending == Ending::complete)
    return b.covers > 0 ? Status::found : Status::none;
  std::cerr << fmt::format("dlx: stopped by {} after {} nodes; {} cover costs "
    "less than {}\n", name_of(b.result.ending), b.result.totals.nodes,@|
    b.covers > 0 ? "no other" : "no", b.floor);
  return Status::stopped;
}

@ With \.{--stats}, some numbers are told on standard error when all is
done. For a search with money, we also tell what was known before it began.

@<Report how it ended@>=
void tell_stats(Totals const& t)
{
  std::cerr << fmt::format("{} nodes, {} options tried, {} dead ends",
    t.nodes, t.attempts, t.dead);
  if (t.covers > 0) std::cerr << fmt::format(", {} items covered", t.covers);
  std::cerr << '\n';
}
void tell_bargain(Bargain const& b)
{
  tell_stats(b.result.totals);
  std::cerr << fmt::format("{} nodes were too expensive; no cover costs less "
    "than {}, as the fares say\n", b.cuts, b.root);
}

@ \pitfall{Two wishes of which one is forgotten. A number of nodes that depends
on how many threads have counted them. A report that overtakes the covers on a
terminal: whoever prints covers flushes them first.}

\pinned{\.{tests/command/searching\UL test.cpp} asks for each pair of wishes that do
not go together, reads what is said about them, and stops searches in the
middle.}

\exercise{Two threads could share the work of links, if each had a list of its
own. What would \.{--stats} count then? Which of the wishes above could be
taken off the list of the lonely ones?}

\summary{Read, choose, search, report. What does not go together is refused; what
is stopped says so.}
