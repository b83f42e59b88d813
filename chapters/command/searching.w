@** Searching as told. \label{command/searching}%
Who types \cmd{dlx solve --threads 4 --cheapest} asks for two things of which
she can have only one. What then? Several commands read a problem, find out which
search can obey their settings, start it, and say how it ended. They follow one
rule: {\it a wish that cannot be fulfilled is refused, not forgotten}.
\transcript{engine}
Ten queens are three trees here, and one number. The engine that ran is the same
with \.{--stats} and without; it tells what it has counted.
@^wish@>

@ Which settings are there? They come in groups, and each command takes the groups
that it can use. \.{estimate} walks about at random, and takes few of them;
\.{verify} searches for nothing, but has to read a problem. A wish that has no
meaning is better not taken than taken and ignored.
$$\vbox{\halign{#\hfil\quad&\.{#}\hfil\quad&\.{#}\hfil\cr
\it group&\it settings&\it taken by\cr
\noalign{\smallskip}
paying&--cheapest --max-cost&solve, trace\cr
sifting&--fundamental&solve, count\cr
searching&--chooser --engine --why --textbook&solve, count, trace\cr
stopping&--limit --nodes --time&solve, count, trace\cr
sharing&--threads&solve, count\cr
reading&FILE --format&{\rm these, and} estimate, verify, convert\cr}}$$
One setting is taken twice, with two explanations: \.{--max-cost}. \.{solve} puts it
beside \.{--cheapest}; \.{count}, which counts and does not choose, puts it where it
says what to print.

@(dlx/command/searching.hpp@>=
#pragma once
/* The settings that several commands share; and how a problem is read, searched
   as they say, and reported on.  Wishes that contradict each other throw
   |std::runtime_error|, with a message that names both. */
#include "dlx/command/settings.hpp"
#include "dlx/fast/engine.hpp"
#include "dlx/more/cheapest.hpp"
#include "dlx/text/format.hpp"
namespace dlx {
@<Declare what is read@>
@<Declare how it is searched@>
@<Declare what searches as told@>
} // |namespace dlx|

@ A file that is called by a dash is standard input.

@<Declare what is read@>=
struct ReadSettings {
  std::string file = "-"; /* with the problem */
  Syntax syntax = Syntax::automatic;
};
void declare_reading(Declaration& d, ReadSettings& s);
Problem read_problem_file(ReadSettings const& s);
  /* notes, such as options that no cover can contain, go to standard error */

@ A search is steered by one of two choosers, or by a script. Zero means no
limit, or that nobody has said anything. That several threads were wished for is
kept as well as their number; for on a machine with one processor,
\.{all} is one, and what is refused should not depend on the machine.

@<Declare how it is searched@>=
struct Steering {
  std::string chooser = "smallest", script; /* the latter: a file */
};
struct SearchSettings : ReadSettings {
  std::string form;                    /* how covers are printed: |"--json"| */
  Steering steering;
  Engine engine = Engine::automatic;
  bool by_matrix = false;              /* by Algorithm X */
  bool why = false;                    /* say which engine */
  Limits stops;                        /* numbers only */
  int threads = 1;
  bool are_wished = false;             /* these threads */
  std::uint64_t cheapest = 0;          /* so many covers; 0 if not asked for */
  std::int64_t max_cost = -1;          /* $-1$ if nobody has named one */
  bool fundamental = false;            /* one cover of each orbit */
  bool stats = false, profile = false;
  bool counts_money() const { return cheapest > 0 or max_cost >= 0; }
};
Assign into(Steering& value);          /* \.{first}, or \.{script:FILE} */
Chooser chooser_of(Steering const& steering);
@<Declare the groups of settings@>

@ These functions are called one after the other by a command, in the order of its
help.

@<Declare the groups of settings@>=
void declare_paying(Declaration& d, SearchSettings& s);
void declare_max_cost(Declaration& d, SearchSettings& s,
  std::string const& explanation);
void declare_sifting(Declaration& d, SearchSettings& s);
void declare_searching(Declaration& d, SearchSettings& s); /* and stopping */
void declare_sharing(Declaration& d, SearchSettings& s);

@ A search returns a |Bargain| (see \sec{more/cheapest}), of which only the |result| is
filled if nobody counts money. So a command need not know which search it was.

@<Declare what searches as told@>=
Limits limits_of(Limits const& stops, bool prints);
  /* with a line of progress, if there is a terminal for it; catches interrupts */
int threads_for(SearchSettings const& s);
  /* refuses several if something wants a single one */
void tell_if_alone(Engine engine, int threads);
  /* says so on standard error, if several threads were wished for in vain */
Bargain search_as_told(SearchSettings const& s, Problem const& problem,
  Receive const& receive, Observer* observer);
void tell_stats(SearchSettings const& s, Bargain const& b);
  /* on standard error, if they were wished for */
std::string in_numbers(Totals const& t); /* on one line */
Status report(SearchSettings const& s, Bargain const& b);
  /* says on standard error if the search was stopped */
Status report(Result const& r); /* the same, if nobody counts money */

@ The source follows the way of a problem: it is read, searched, and reported.

@(dlx/command/searching.cpp@>=
#include "dlx/command/searching.hpp"
#include "dlx/command/files.hpp"
#include "dlx/command/interrupt.hpp"
#include "dlx/dance/algorithm_x.hpp"
#include "dlx/more/script.hpp"
#include <algorithm>
#include <thread>
#include <unistd.h>
namespace dlx {
namespace {
@<Read prices and threads@>
@<Refuse what does not go together@>
@<Choose the engine@>
}  // |namespace|
@<Say who steers@>
@<Declare how to search@>
@<Declare small groups@>
@<Prepare a search@>
@<Find the covers@>
@<Find the bargains@>
@<Report how it ended@>
} // |namespace dlx|

@ Three values are not like others. A price may be~0. The option \.{--cheapest} has
a number only if somebody wants more than one cover, and otherwise its word is
empty. And threads have a number or are \.{all}, since not everybody knows how many
processors she has; more than a thousand of them are a mistake of typing.

@<Read prices and threads@>=
template<class Number> void read_or(Number& n, std::string const& word,
  std::string const& wanted)
{
  try {
    read_number(n, word);
  } catch (std::invalid_argument const&) {
    throw std::invalid_argument("wants " + wanted + ", not " + word);
  }
}
Assign price(std::int64_t& coins)
{
  return [&coins](std::string const& word) {
    coins = 0;
    if (word != "0") read_or(coins, word, "a whole number, 0 or more");
  };
}
Assign how_many(std::uint64_t& covers)
{
  return [&covers](std::string const& word) {
    covers = 1;
    if (not word.empty()) read_number(covers, word);
  };
}

@ The machine may not know how many processors it has either; then it says~0.

@<Read prices and threads@>=
Assign threads(SearchSettings& s)
{
  return [&s](std::string const& word) {
    auto const all = static_cast<int>(std::thread::hardware_concurrency());
    s.threads = std::max(1, all);
    s.are_wished = word != "1";
    if (word != "all") read_or(s.threads, word, "a number of threads or all");
    if ((word != "all") and s.threads > 1000)
      throw std::invalid_argument("wants at most 1000 threads, not " + word);
  };
}

@ A script is named after a colon.

@<Say who steers@>=
Assign into(Steering& value)
{
  return [&value](std::string const& word) {
    auto const colon = std::min(word.find(':'), word.size());
    value.chooser = word.substr(0, colon);
    value.script = word.substr(std::min(colon + 1, word.size()));
  };
}
Chooser chooser_of(Steering const& steering)
{ return steering.chooser == "first" ? Chooser::first : Chooser::smallest; }

@ The options that limit a
search have no abbreviations, for \.{--nodes} and \.{--limit} are typed once
in a while, and read in a script years later. One-letter options are for
those who type a command twenty times a day, and for the first twenty days.

@<Declare how to search@>=
void declare_searching(Declaration& d, SearchSettings& s)
{
  d.heading("How to search:");
  d.option("--chooser", "first|smallest|script:FILE", into(s.steering),
    "the item to branch on: the first; the leftmost of those with the fewest "
    "options; or as a script says (default: smallest)");
  d.choice("--engine", s.engine, {{"auto", Engine::automatic},@|
      {"links", Engine::links}, {"filter", Engine::filter},@|
      {"masks", Engine::masks}, {"hybrid", Engine::hybrid},@|
      {"frontier", Engine::frontier}},
    "links, the dancing list; filter, for 64 items; masks, the fast one; hybrid, "
    "links above and masks below; frontier, which can only count; or what seems "
    "best");
  d.flag("--why", s.why,
    "say which engine that is, and why, on standard error");
  d.flag("--textbook", s.by_matrix,
    "with Algorithm X on a matrix, without links");
  d.heading("When to stop, if not at the end:");
  d.option("--limit", "N", into(s.stops.solutions), "after N covers");
  d.option("--nodes", "N", into(s.stops.nodes),
    "after N nodes of the search tree");
  d.option("--time", "SECONDS", into(s.stops.seconds),
    "after so much time, such as 0.5");
}

@ Other groups have an option or two.

@<Declare small groups@>=
void declare_sharing(Declaration& d, SearchSettings& s)
{
  d.heading("How many at a time:");
  d.option("--threads", "N|all", threads(s),
    "so many threads, or all that the machine has, if the engine is masks; the "
    "answer is the same (default: 1)");
}
void declare_max_cost(Declaration& d, SearchSettings& s,@|
  std::string const& explanation)
{ d.option("--max-cost", "C", price(s.max_cost), explanation); }
void declare_paying(Declaration& d, SearchSettings& s)
{
  d.heading("How much to pay, if options have costs, such as |5:");
  d.option("--cheapest", "[=K]", how_many(s.cheapest),
    "the cheapest cover, or the K cheapest, in this order");
  declare_max_cost(d, s, "only covers that cost at most C");
}

@ A sieve lets covers through (see \sec{command/solve}); a problem can be read by
any command that needs one.

@<Declare small groups@>=
void declare_sifting(Declaration& d, SearchSettings& s)
{
  d.heading("Which covers:");
  d.flag("--fundamental", s.fundamental,
    "one of those that are the same up to symmetry, if the options have names "
    "such as Q@@(0,1), or items such as (0,1)");
}
void declare_reading(Declaration& d, ReadSettings& s)
{
  d.heading("What to read:");
  d.file("[FILE]", into(s.file),
    "the problem; if missing or -, standard input");
  d.choice("--format", s.syntax, {{"auto", Syntax::automatic},@|
      {"dlx", Syntax::dlx}, {"matrix", Syntax::matrix}, {"json", Syntax::json}},
    "how it is written; auto looks and sees");
}

@ Now a problem is read. If {\it nothing\/} comes through a pipe, then mostly
the program before us has failed, and has said why; to lecture about a missing
item line would be a second complaint about one mistake, and the one that is
read, since it is the last. So we point back.
@^empty input@>

@<Prepare a search@>=
Problem read_problem_file(ReadSettings const& s)
{
  Source const source = read_file(s.file);
  if (source.text.empty() and s.file == "-")
    throw InputError(source, 0, 0, "nothing came through the pipe",
      "if the program before this one has complained, begin there");
  std::vector<std::string> notes;
  Problem problem = read_problem(source, s.syntax, &notes);
  for (std::string const& note : notes) std::cerr << note << '\n';
  return problem;
}

@ The progress line and the covers would fight for a terminal to which both
are written. The covers win, for they show that something is happening.

@<Prepare a search@>=
Limits limits_of(Limits const& stops, bool prints)
{
  Limits limits = stops;
  limits.stop = &interrupted();
  if (::isatty(STDERR_FILENO) and not (prints and ::isatty(STDOUT_FILENO)))
    limits.pulse = progress_line();
  catch_interrupts();
  return limits;
}

@ Which wishes do not go together? A dot in this table means that they do.
$$\vbox{\halign{\.{#}\hfil\quad&&\hfil#\hfil\quad\cr
&\.{--threads}&\.{--cheapest}&script\cr
\noalign{\smallskip}
--textbook&refused&refused&refused\cr
--engine links&refused&.&.\cr
--engine masks&.&refused&refused\cr
--engine filter&refused&refused&refused\cr
--engine hybrid&refused&refused&refused\cr
--engine frontier&refused&refused&refused\cr
--nodes&refused&.&.\cr
--limit&.&refused&.\cr
--stats&.&.&.\cr
--log, --profile&refused&.&.\cr
--fundamental&.&refused&.\cr
--threads&.&refused&refused\cr}}$$
One may find a row too strict. But it is easier to allow tomorrow what is
refused today than the other way round.

@<Refuse what does not go together@>=
struct Conflict {
  bool is_wished;
  char const* name;
};
void refuse(std::vector<Conflict> const& wishes, std::string const& before,@|
  std::string const& after = "")
{
  for (auto const& [is_wished, name] : wishes)
    if (is_wished)
      throw std::runtime_error(before + " not go with " + name + after);
}

@ Several threads share the work of masks (\sec{fast/threads}), and nothing else
can be shared. A limit on nodes, for instance, would stop several of them
somewhere else each time; and who writes a log dances alone. (For some time, who
asked for threads and for one of these got one
thread, in silence. With eight processors, that is a long silence.)

@<Prepare a search@>=
int threads_for(SearchSettings const& s)
{
  if (s.are_wished)
    refuse({{s.by_matrix, "--textbook"}, {not s.steering.script.empty(), "a script"},
      {s.engine == Engine::links, "--engine links"},
      {s.engine == Engine::filter, "--engine filter"},
      {s.engine == Engine::hybrid, "--engine hybrid"},
      {s.engine == Engine::frontier, "--engine frontier"},
      {s.stops.nodes > 0, "--nodes"}, {s.profile, "--profile"},
      {s.form == "--log", "--log"}},
      "--threads does", ", which wants a single thread");
  return s.threads;
}

@ If it is the program that has chosen an engine which cannot be shared,
then the covers are the same and only the time is not what it could be; so
it goes on, and says a word.

@<Prepare a search@>=
void tell_if_alone(Engine engine, int threads)
{
  if (threads > 1 and engine != Engine::masks)
    std::cerr << fmt::format("dlx: one thread searches, because the engine is "
      "{}; only masks can share their work\n", name_of(engine));
}

@ The engine is the one that was named; if none was, \sec{fast/engine} decides, and
has to know whether somebody watches, since only links can be watched. Either
way \.{--why} is answered. (For some time it was not, if an engine had been
named: the person knew the answer, but not that the program had understood.)

@<Choose the engine@>=
char const* name_of(Engine engine)
{
  char const* const names[] = {"auto", "links", "filter", "masks", "hybrid",
    "frontier"};
  return names[static_cast<int>(engine)];
}
void tell_why(SearchSettings const& s, std::string const& engine,
  std::string const& why)
{
  if (s.why)
    std::cerr << fmt::format("dlx: the engine is {}, because {}\n", engine, why);
}
Engine engine_for(SearchSettings const& s, Problem const& problem, bool watched)
{
  auto const [engine, why] = s.engine == Engine::automatic
    ? choose_engine(problem, watched) : Choice{s.engine, "--engine says so"};
  tell_why(s, name_of(engine), why);
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
  tell_why(s, "links", "a script steers them");
  auto dance = [&](auto&& links) {
    return follow(read_script(read_file(s.steering.script), problem), links,
      limits, receive, observer);
  };
  return problem.has_bounds() ? dance(Bounded(problem))@|
    : problem.has_colours() ? dance(Painted(problem)) : dance(Links(problem));
}

@ Algorithm X of \sec{dance/algorithm_x} knows nothing but exact covers, and asks nobody but its
visitor whether to go on; so it takes plain problems only, and of all limits the one on covers.

@<Choose the engine@>=
Result search_on_paper(Problem const& problem, Chooser chooser, Limits const& limits,
  Receive const& receive, Observer* observer)
{
  if (not is_plain(problem))
    throw std::runtime_error("--textbook takes no bounds, colours, or costs");
  refuse({{limits.nodes > 0, "--nodes"}, {limits.seconds > 0, "--time"}}, "--textbook does");
  Result result;
  std::uint64_t covers = 0;
  auto const visit = [&](std::span<int const> cover) {
    if (receive) receive(cover);
    if (limits.stop->load()) result.ending = Ending::interrupted;
    else if (++covers == limits.solutions) result.ending = Ending::limit;
    return result.ending == Ending::complete;
  };
  result.totals = dance::algorithm_x(as_plain(problem), chooser, visit, observer);
  return result;
}

@ All other searches take the
same limits, hand over covers in the same way, and are watched by the same
observers, so the rest is a matter of calling the right one.

@<Find the covers@>=
static Result find_covers(SearchSettings const& s, Problem const& problem,@|
  Receive const& receive, Observer* observer)
{
  int const threads = threads_for(s);
  Chooser const chooser = chooser_of(s.steering);
  bool const scripted = not s.steering.script.empty();
  Limits const limits = limits_of(s.stops, receive != nullptr);
  if (s.by_matrix and scripted)
    throw std::runtime_error("a script steers links; --textbook has none");
  if (s.by_matrix and s.engine != Engine::automatic)
    throw std::runtime_error("--textbook is an engine of its own; it does not "
      "go with --engine");
  if (s.by_matrix) {
    tell_why(s, "that of the textbook", "--textbook says so");
    return search_on_paper(problem, chooser, limits, receive, observer);
  }
  if (scripted) return follow_script(s, problem, limits, receive, observer);
  Engine const engine = engine_for(s, problem, observer != nullptr);
  tell_if_alone(engine, threads);
  return search_with(engine, problem, chooser, limits, receive, observer,
    threads);
}

@ If somebody counts money, the search is that of \sec{more/cheapest}. It takes
no orders from a script, works alone, and some wishes contradict each other.
A symmetry, for instance, may turn a cheap cover into an expensive one;
which of the two would be the fundamental one? And a limit of three would
give the first three bargains that the search happens to meet, although the
next one may be cheaper; for the three cheapest there is another way to
say so.
@^money@>

@<Refuse what does not go together@>=
void refuse_with_money(SearchSettings const& s)
{
  refuse({{s.by_matrix, "--textbook"}, {not s.steering.script.empty(), "a script"},
    {s.fundamental, "--fundamental"},
    {s.engine == Engine::masks, "--engine masks"},
    {s.engine == Engine::filter, "--engine filter"},
    {s.engine == Engine::hybrid, "--engine hybrid"},
    {s.engine == Engine::frontier, "--engine frontier"},
    {s.are_wished, "--threads"}}, "--cheapest and --max-cost do");
  if (s.cheapest > 0 and s.stops.solutions > 0)
    throw std::runtime_error("--limit does not go with --cheapest; say "
      "--cheapest=K for the K cheapest covers");
}

@ What is left can be fulfilled.

@<Find the bargains@>=
Bargain search_as_told(SearchSettings const& s, Problem const& problem,@|
  Receive const& receive, Observer* observer)
{
  Bargain b;
  if (not s.counts_money()) {
    b.result = find_covers(s, problem, receive, observer);
    return b;
  }
  refuse_with_money(s);
  tell_why(s, "links", "money counts");
  Wish wish;
  wish.covers = s.cheapest;
  if (s.max_cost >= 0) wish.up_to = s.max_cost;
  return cheapest(problem, wish, chooser_of(s.steering),
    limits_of(s.stops, receive != nullptr), receive, observer);
}

@ How it ended, in words and as a status. The words matter: five covers with
nothing after them look like five covers in all.

@<Report how it ended@>=
static char const* cause_of(Ending ending)
{ return ending == Ending::limit ? "a limit" : "an interrupt"; }
Status report(Result const& r)
{
  if ((r.ending == Ending::limit) or r.ending == Ending::interrupted)
    std::cerr << fmt::format("dlx: stopped by {} after {} nodes; {} found so "
      "far, there may be more\n", cause_of(r.ending), r.totals.nodes,
      r.totals.solutions);
  if (r.totals.solutions > 0) return Status::found;
  return r.ending == Ending::complete ? Status::none : Status::stopped;
}

@ The cheapest cover is known when the search is complete. If it is stopped
earlier, the covers that were printed are the best so far, and the status
is~3, as it is when a count is not complete; but the search can say by how
much they may be beaten.

@<Report how it ended@>=
Status report(SearchSettings const& s, Bargain const& b)
{
  if (s.cheapest == 0) return report(b.result);
  if (b.result.ending == Ending::complete)
    return b.covers > 0 ? Status::found : Status::none;
  std::cerr << fmt::format("dlx: stopped by {} after {} nodes; {} cover costs "
    "less than {}\n", cause_of(b.result.ending), b.result.totals.nodes,@|
    b.covers > 0 ? "no other" : "no", b.floor);
  return Status::stopped;
}

@ With \.{--stats}, some numbers are told on standard error when all is
done. They are what the engine that ran has counted; for some years, who asked for
them got another engine, whose nodes were those of the books, and a count that
took a moment took a week. {\it To look must not change what is looked at.} So
masks tell no covered items, since they cover none. If money counts, we also tell what
was known before the search began.

@<Report how it ended@>=
std::string in_numbers(Totals const& t)
{
  return fmt::format("{} nodes, {} options tried, {} dead ends{}", t.nodes,
    t.attempts, t.dead,@| t.covers > 0
    ? fmt::format(", {} items covered", t.covers) : "");
}
void tell_stats(SearchSettings const& s, Bargain const& b)
{
  if (s.stats) std::cerr << in_numbers(b.result.totals) << '\n';
  if (s.stats and s.counts_money())
    std::cerr << fmt::format("{} nodes were too expensive; no cover costs less "
      "than {}, as the fares say\n", b.cuts, b.root);
}

@ \pitfall{Two wishes of which one is forgotten. Statistics that choose the engine.
A number of nodes that depends on how many threads have counted them. A report that
overtakes the covers on a terminal: who prints covers flushes them first.}

\pinned{\.{tests/command/searching\UL test.cpp} gives each of these settings good
values and bad ones; asks each command which of them it takes, and each pair of
wishes whether they go together, as in the tables above; has \.{--why} answered
for each engine; and stops searches in the middle.}

\exercise[15]{\.{trace} takes no threads, and should not. But it takes
\.{--engine masks}, and refuses that only when the problem has been read. Refuse it
earlier, with a caret: which declaration has to be cut in two, and what do the two
parts say?}
\answer{|declare_searching|. The choice of an engine becomes a group of its own,
taken by \.{solve} and \.{count}; \.{trace} declares the same option with one choice
less than two, say \.{auto\char"7C links}, so that |check| refuses the others where
they stand. What is lost is the pointer to the help of engines in one place; what
is won is that a wrong command line is found wrong before a file is opened.}

\summary{Read, choose, search, report. What does not go together is refused; what
is stopped says so; and what is counted is not disturbed by being counted.}
