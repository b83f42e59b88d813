@** Search settings. \label{command/searching}%
\cmd{dlx solve --threads 4 --cheapest} asks for two things of which only one can be had. Several
commands read a problem, find out which search can obey their settings, start it, and report how
it ended. They follow one rule: {\it a wish that cannot be fulfilled is refused, not forgotten}.
\transcript{engine}
Ten queens have two numbers of nodes here, and one number of covers. With \.{--why}, \.{solve} and
\.{count} say which engine searches, and why: for eight queens ``the engine is masks, because a
state of 16 items takes 64 bytes''.

The first of these questions that is answered with yes names the search.
$$\flowchart{
\stage{money?}&\flow{16pt}{no}&\stage{the textbook?}&\flow{16pt}{no}&%
\stage{a script?}&\flow{16pt}{no}&\stage{an engine?}&\flow{16pt}{no}&%
\stage{what seems best}\cr
\below$\downarrow$&&$\downarrow$&&$\downarrow$&&$\downarrow$&&$\downarrow$\cr
\small{links, \shortsec{more/cheapest}}&&\small{\shortsec{dance/algorithm_x}}&&\small{links, \shortsec{more/script}}&&%
\small{the one that is named}&&\small{\shortsec{fast/engine}}\cr}$$
All searches take the same limits, the same receiver of covers, and the same observer; so a search
need not know why it was chosen.
@^wish@>

@ The settings come in groups, and each command takes the groups that it can use, and refuses all
other settings.
$$\vbox{\halign{#\hfil\quad&\.{#}\hfil\quad&\.{#}\hfil\cr
\it group&\it settings&\it taken by\cr
\noalign{\smallskip}
paying&--cheapest&solve, trace\cr
&--max-cost&solve, count, trace\cr
&--max&solve\cr
&--min-cost&solve, count\cr
searching&--chooser&solve, count, trace, estimate, split\cr
&--engine&solve, count, trace\cr
&--why&solve, count\cr
&--limit --nodes --time&solve, count, trace\cr
&--threads --fundamental&solve, count\cr
reading&FILE --format --memory&{\rm these, and} covers, estimate, split, verify, convert\cr}}$$
A trace is about cheap covers only: its events say what covers cost {\it at least}. To watch a
search for the most expensive cover, write the costs with the other sign.

@(dlx/command/searching.hpp@>=
#pragma once
/* The settings that several commands share; how a problem is read, searched
   as they say, and reported on; and covers as text. */
#include "dlx/command/settings.hpp"
#include "dlx/fast/engine.hpp"
#include "dlx/more/cheapest.hpp"
namespace dlx {
@<Declare what is wished of a search@>
@<Declare what searches as told@>
@<Declare covers as text@>
} // |namespace dlx|

@ Zero means no limit, or that nothing was said; a cost may be any number, so it is optional. A
dash means standard input.

@<Declare what is wished of a search@>=
struct ReadSettings {
  std::string file = "-", format = "auto"; /* of the problem */
  std::size_t memory = 0; /* megabytes that may be used */
};
struct SearchSettings : ReadSettings {
  std::string form;                 /* how covers are printed: |"--json"| */
  std::string chooser = "smallest"; /* or |"first"|, or |"script:FILE"| */
  std::string engine = "auto";
  Limits stops;                     /* numbers only */
  int threads = 1;
  Techniques techniques;            /* that may be used */
  std::uint64_t best = 0;           /* so many covers, the cheapest or the dearest */
  bool dearest = false;
  std::optional<std::int64_t> max_cost, min_cost;
  bool fundamental = false;         /* one cover of each orbit */
  bool why = false, stats = false, profile = false;
  bool is_dear() const { return dearest or min_cost; }
  bool counts_money() const { return best > 0 or max_cost or min_cost; }
};
constexpr char const* formats = "auto|dlx|matrix|json"; /* in the order of |Syntax| */
inline std::string const money_matters = "--cheapest*|--max*|--min-cost *"; /* a pattern */
void declare_paying(Declaration& d, SearchSettings& s, bool is_watched = false);
void declare_price_limits(Declaration& d, SearchSettings& s, std::string const& what, bool is_watched = false);
void declare_searching(Declaration& d, SearchSettings& s, bool is_watched = false);
void declare_reading(Declaration& d, ReadSettings& s); /* to be called last, but for other files */

@ |stops| has numbers only. The flag of an interrupt and the line of progress belong to the
process, and are added when the search begins. A search looks at the clock and at the flag now and
then (\sec{more/limits}), so the number of nodes at which \.{--time 0.5} ends varies. A limit on
nodes is exact, on each machine.

A search returns a |Bargain| (\sec{more/cheapest}), of which only the |result| is filled if no
money is counted.

@<Declare what searches as told@>=
Problem read_problem_file(ReadSettings const& s, int threads = 1);
  /* within the memory that is allowed, and so is what comes after it; notes, such as options that no cover can contain, go to standard error */
Chooser chooser_of(std::string const& word);
std::string script_of(std::string const& chooser); /* its file; empty if none */
Limits limits_of(Limits const& stops, Prints prints);
  /* with a pulse that shows, and tells, how far it is (\sec{command/interrupt}); catches interrupts */
std::string name_of(Engine engine); /* as in \.{--engine} */
void tell_if_alone(Engine engine, int threads);
  /* says so on standard error, if the engine cannot use several threads */
Choice engine_as_told(SearchSettings const& s, Problem const& problem, bool is_watched, bool is_seen);
  /* says on standard error which one and why, if that is wished, and if it is alone. |is_seen|: are covers received? */
Bargain search_as_told(SearchSettings const& s, Problem const& problem,
  Receive const& receive, Observer* observer);
std::string in_numbers(Totals const& t); /* on one line */
Status report(SearchSettings const& s, Bargain const& b);
  /* says on standard error if the search was stopped. |found| if there is a cover, |none| if there is
     none, else |stopped|; and |stopped| if a cheaper one may be left */

@ The source follows the way of a problem.

@(dlx/command/searching.cpp@>=
#include "dlx/command/searching.hpp"
#include "dlx/base/source.hpp"
#include "dlx/command/files.hpp"
#include "dlx/dance/algorithm_x.hpp"
#include "dlx/more/script.hpp"
#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>
#include "dlx/text/format.hpp"
#include <sys/resource.h>
#include <thread>
namespace dlx {
namespace {
@<Name engines@>
@<Search by the textbook@>
}  // |namespace|
@<Declare how to search@>
@<Declare small groups@>
@<Prepare a search@>
@<Search as told@>
@<Write a cover as text@>
@<Report how it ended@>
} // |namespace dlx|

@ The place of a name in this list is its number in |Engine|. Only the last one, Algorithm~X of
\sec{dance/algorithm_x}, is no engine of part~V. Formats are named in the same way, in the header.

@<Name engines@>=
constexpr char const* engines = "auto|links|filter|masks|hybrid|textbook";
template<class Type> Type called(std::string const& name, std::string const& names)
{
  auto const all = choices_in(names);
  return static_cast<Type>(std::find(all.begin(), all.end(), name) - all.begin());
}

@ Only options that are typed twenty times a day have short names; \.{--nodes} is read in a script
years later.

@<Declare how to search@>=
void declare_searching(Declaration& d, SearchSettings& s, bool is_watched)
{
  d.heading("How to search:");
  d.option("--chooser", "first|smallest|script:FILE", s.chooser, "the item to branch "
    "on: the first; the leftmost of those with the fewest options; or as a script says");
  d.option("--engine", is_watched ? "auto|links|textbook" : engines, s.engine, is_watched@|
    ? "links, the dancing list, which auto takes, too; or textbook, Algorithm X on a matrix, "
      "whose trace has no links"@|
    : "links, the dancing list; filter, for 64 items; masks, the fast one; hybrid, links above "
      "and masks below; textbook, Algorithm X on a matrix; or what seems best");
  if (not is_watched) d.flag("--why", s.why, "say which engine that is, and why, on standard error");
  if (not is_watched) @<Declare what only a search takes that is not watched@>
  d.heading("When to stop, if not at the end:");
  d.option("*--limit", "N", s.stops.solutions, "after N covers");
  d.option("--nodes", "N", s.stops.nodes, "after N nodes of the search tree");
  d.option("*--time", "SECONDS", s.stops.seconds, "after so much time, such as 0.5");
  @<Declare what does not go together@>
}

@ Threads share the work, and a sieve lets covers through (\sec{command/solve}); a search that is
watched takes neither. A machine that does not know its number of processors says~0. More than a
thousand threads are a mistake of typing. A technique that is switched off changes no cover
(\sec{fast/search}).

@<Declare what only a search takes that is not watched@>=
{
  auto const assign = [&s](std::string const& word) {
    int const all = static_cast<int>(std::thread::hardware_concurrency());
    if (word == "all") s.threads = std::max(1, all);
    else if (word.find_first_not_of("0123456789") == word.npos) into(s.threads, 1000)(word);
    else throw std::invalid_argument("wants a number of threads or all, not " + word);
  };
  d.option("*--threads", "N|all", Assign(assign), "so many threads, or all that the "
    "machine has, if the engine can share its work; the answer is the same (default: 1)");
  d.flag("--fundamental", s.fundamental,
    "two covers count as one if a rotation or reflection under which the whole problem stays the same "
    "maps one to the other (pieces keep their names, also in a mirror: soma has 480, not 240); for options "
    "with names such as Q@@(0,1), or items such as (0,1)");
  @<Say how techniques are switched off@>
  d.option("--without", "LIST", Assign(without), "switch off some of memory, images, components, and counters, "
    "separated by commas; the answer is the same, and takes longer");
}

@ A wrong name is refused, because it would switch off nothing.

@<Say how techniques are switched off@>=
auto const without = [&t = s.techniques](std::string const& list) {
  std::istringstream words(list);
  for (std::string word; std::getline(words, word, ','); ) {
    bool* const technique = word == "memory" ? &t.memory : word == "images" ? &t.images@|
      : word == "components" ? &t.components : word == "counters" ? &t.counters : nullptr;
    if (technique == nullptr)
      throw std::invalid_argument("wants some of memory, images, components, counters, not " + word);
    *technique = false;
  }
};

@ In this table of wishes that do not go together, a dot says that both can be had.
$$\vbox{\halign{#\hfil\quad&&\hfil#\hfil\quad\cr
&\it threads&\it money&\it a script\cr
\noalign{\smallskip}
\.{--engine links}&refused&$\cdot$&$\cdot$\cr
\.{--engine masks}&$\cdot$&refused&refused\cr
\.{--engine hybrid}&$\cdot$&refused&refused\cr
\.{--engine filter}, \.{textbook}&refused&refused&refused\cr
\.{--limit}&$\cdot$&refused with \.{--cheapest}, \.{--max}&$\cdot$\cr
\.{--nodes}&refused&$\cdot$&$\cdot$\cr
\.{--fundamental}&$\cdot$&refused&$\cdot$\cr
\.{--log}&refused&refused with \.{--max}, \.{--min-cost}&$\cdot$\cr
\.{--profile}&refused&$\cdot$&$\cdot$\cr
\.{--stats}&$\cdot$&$\cdot$&$\cdot$\cr}}$$
Threads share the work of masks (\sec{fast/threads}), also of those below links, and of nothing
else: they would reach a limit on nodes somewhere else each time. Money is counted by links
(\sec{more/cheapest}); a symmetry may turn a cheap cover into an expensive one, so no fundamental
one is defined. Only links and the textbook can be watched, so no other engine writes a log or has
a profile. With \.{--limit 3}, the search for cheap covers would return the first three that it
meets.
\transcript{wrong-wishes}

@<Declare what does not go together@>=
d.exclude("--engine textbook", "--nodes *|--time *", "Algorithm X stops at covers only");
d.exclude("--chooser script:*", "--engine [!al]*", "a script steers links");
d.exclude("--threads !(1)", "--chooser script:*|--engine [flt]*|--nodes *"
  "|--profile|--log", "threads share the work of masks and hybrid, and of nothing else");
d.exclude(money_matters, "--chooser script:*|--fundamental|--engine [!al]*"
  "|--threads !(1)", "money is counted by links, in one thread");
d.exclude("--cheapest*", "--limit *", "say --cheapest=K for the K cheapest covers");
d.exclude("--max|--max *", "--limit *", "say --max=K for the K most expensive covers");
d.exclude("--max|--max *|--min-cost *", "--cheapest*|--max-cost *",
  "a search goes for the cheap, or for the dear; between two costs are as many covers as up to the one, less those up to the other");
d.exclude("--max|--max *|--min-cost *", "--log",
  "a log tells of the cheapest; write the costs with the other sign");
d.exclude("--fundamental", "--limit *|--log", "these see every cover");
d.exclude("--engine [fhm]*", "--log|--profile", "only links and the textbook can be watched");
if (not is_watched)
  d.exclude("--without *", "--engine [flt]*|--chooser script:*|--log|--profile|" + std::string(money_matters),
    "links have nothing to do without");

@ A cost may be below zero.

@<Declare small groups@>=
static Assign into_price(std::optional<std::int64_t>& value)
{
  return [&value](std::string const& word) {
    value = whole_number<std::int64_t>(word);
    if (value) return;
    auto const size = word.substr(word.starts_with('-'));
    throw std::invalid_argument((not size.empty() and has_only(size, digits)
      ? "has more digits than a cost can have: " : "wants a whole number, such as 5 or -5, not ") + word);
  };
}
void declare_price_limits(Declaration& d, SearchSettings& s, std::string const& what, bool is_watched)
{
  d.option("--max-cost", "C", into_price(s.max_cost), what + " that cost at most C");
  if (not is_watched) d.option("--min-cost", "C", into_price(s.min_cost), what + " that cost at least C");
}

@ The most expensive cover is the cheapest one with the other sign, so both settings are one
number and a flag. They have a number only if more than one cover is wanted. A watched search
would show costs that are not in the file, so it does not take the flag.

@<Declare small groups@>=
void declare_paying(Declaration& d, SearchSettings& s, bool is_watched)
{
  d.heading("How much to pay, if options have costs, such as |5 or |-5:");
  auto const best = [&s](bool dearest) {
    auto const assign = [&s, dearest](std::string const& word) {
      into(s.best)(word.empty() ? "1" : word);
      s.dearest = dearest;
    };
    return Assign(assign);
  };
  d.option("*--cheapest", "[=K]", best(false), "the cheapest cover, or the K cheapest, in this order");
  if (not is_watched)
    d.option("--max", "[=K]", best(true), "the most expensive cover, or the K most expensive");
  declare_price_limits(d, s, "only covers", is_watched);
}

@ A limit on memory holds from the reading on, so it is declared with the file.
@<Declare small groups@>=
void declare_reading(Declaration& d, ReadSettings& s)
{
  d.heading("What to read:");
  d.file("[FILE]", into(s.file), "the problem; if missing or -, standard input");
  d.option("--format", formats, s.format, "how it is written; auto detects it");
  std::size_t const most = 1'000'000'000;
  d.option("--memory", "MB", into(s.memory, most), "use at most so many megabytes; less than 32 means 32");
}

@ An option that no cover can contain is noted on standard error, and the search goes on. If {\it
nothing\/} comes from standard input, the program before us has probably failed, and the message
points back. A part of a search is no problem, though it contains one (\sec{command/split}).
@^empty input@>

@<Prepare a search@>=
Problem read_problem_file(ReadSettings const& s, int threads)
{
  if (s.memory > 0) limit_memory(s.memory, threads);
  Source const source = read_file(s.file);
  if (source.text.empty() and s.file == "-")
    throw InputError(source, 0, 0, "standard input is empty",
      "if a program before this one has complained, begin there; if a file was meant, name it");
  if (source.text.starts_with("dlx part "))
    throw InputError(source, 0, 8, "this is a part of a search",@|
      fmt::format("dlx solve, count, and split take it: --part {}", s.file));
  std::vector<std::string> notes;
  Problem problem = read_problem(source, called<Syntax>(s.format, formats), &notes);
  for (std::string const& note : notes) say(note + '\n');
  return problem;
}

@ If the program has chosen an engine that cannot share its work, a message says that one thread
searches. A command line that names both such an engine and threads is refused.

@<Prepare a search@>=
std::string name_of(Engine engine)
{ return choices_in(engines)[static_cast<std::size_t>(engine)]; }
Chooser chooser_of(std::string const& word)
{ return word == "first" ? Chooser::first : Chooser::smallest; }
std::string script_of(std::string const& chooser)
{ return chooser.starts_with("script:") ? chooser.substr(7) : ""; }
Limits limits_of(Limits const& stops, Prints prints)
{
  Limits limits = stops;
  limits.stop = &interrupted();
  limits.pulse = pulse_for(prints);
  catch_interrupts();
  expect_search();
  return limits;
}
void tell_if_alone(Engine engine, int threads)
{
  if (threads > 1 and engine != Engine::masks and engine != Engine::hybrid)
    std::cerr << fmt::format("dlx: one thread searches, because the engine is "
      "{}; only masks and hybrid can share their work\n", name_of(engine));
}

@ Algorithm X of \sec{dance/algorithm_x} finds exact covers, and asks only its visitor whether to
go on; so it takes plain problems only, and of all limits the one on covers. It is the slowest
engine, and the simplest: if a number is in doubt, ask it. Between covers it has no pulse, so an
observer counts its nodes, if no other watches.

@<Search by the textbook@>=
struct NodeCounter : Observer {
  explicit NodeCounter(Limits const& l) : limits(l)@+{@+}@/
  void attempt(int, int, int) override
  { if (++at.nodes%1024 == 0 and limits.pulse) limits.pulse(at); }
  Limits const& limits;
  Progress at = {1};
};
Result search_by_textbook(Problem const& problem, Chooser chooser, Limits const& limits,
  Receive const& receive, Observer* observer)
{
  if (not is_plain(problem))
    throw std::runtime_error("the textbook has no bounds, colours, or costs");
  @<Refuse a stack that is too small for the textbook@>
  Result result;
  NodeCounter counter(limits);
  auto const visit = [&](std::span<int const> cover) {
    if (receive) receive(cover);
    ++counter.at.solutions;
    if (limits.pulse) limits.pulse(counter.at);
    if (is_raised(limits.stop)) result.ending = Ending::interrupted;
    else if (counter.at.solutions == limits.solutions) result.ending = Ending::limit;
    return result.ending == Ending::complete;
  };
  result.totals = dance::algorithm_x(as_plain(problem), chooser, visit, observer ? observer : &counter);
  return result;
}

@ It is also the only recursive engine. It has 930 levels at most (\sec{dance/algorithm_x}), of
some 250 bytes each; we ask for twice that and 32 kilobytes. \cmd{ulimit -s} can make the stack
smaller, and a stack that overflows is a segmentation fault.
@^recursion, depth of@>

@<Refuse a stack that is too small for the textbook@>=
struct rlimit stack;
::getrlimit(RLIMIT_STACK, &stack);
auto const levels = static_cast<rlim_t>(std::min(problem.option_count(), problem.item_count()));
if (stack.rlim_cur < 32768 + 512*std::min<rlim_t>(levels, 930))
  throw std::runtime_error(fmt::format("the textbook is recursive, and a stack of {} kB is too small for "
    "{} levels; ulimit -s can allow more, and the other engines need none", stack.rlim_cur/1024, levels));

@ |choose_engine| decides if no other question was answered with yes (\sec{fast/engine}). It has
to know whether the search is watched, and whether covers are seen or only counted. \.{--why} reports the choice before any search begins.

@<Search as told@>=
Choice engine_as_told(SearchSettings const& s, Problem const& problem, bool is_watched, bool is_seen)
{
  Choice choice = {called<Engine>(s.engine, engines), "--engine says so"};
  if (s.counts_money()) choice = {Engine::links, "money counts"};
  else if (not script_of(s.chooser).empty()) choice = {Engine::links, "a script steers them"};
  else if (s.engine == "auto") choice = choose_engine(problem, is_watched, not is_seen, s.techniques);
  if (s.why) std::cerr << fmt::format("dlx: the engine is {}, because {}\n",
    name_of(choice.engine), choice.why);
  tell_if_alone(choice.engine, s.threads);
  return choice;
}

@ The order of the questions is that of the picture at the beginning of the chapter.
@<Search as told@>=
Bargain search_as_told(SearchSettings const& s, Problem const& problem,@|
  Receive const& receive, Observer* observer)
{
  Engine const engine = engine_as_told(s, problem, observer != nullptr, receive != nullptr).engine;
  Chooser const chooser = chooser_of(s.chooser);
  Limits const limits = limits_of(s.stops, observer ? Prints::steps@|
    : receive ? Prints::covers : Prints::nothing);
  Bargain b;
  if (s.counts_money()) {
    Wish const wish = {s.best, s.is_dear() ? s.min_cost : s.max_cost, s.is_dear()};
    b = cheapest(problem, wish, chooser, limits, receive, observer);
  } else if (s.engine == "textbook")
    b.result = search_by_textbook(problem, chooser, limits, receive, observer);
  else if (auto const script = script_of(s.chooser); not script.empty())
    b.result = follow(read_script(read_file(script), problem), problem, limits, receive, observer);
  else b.result = search_with(s.engine == "auto" ? Engine::automatic : engine, problem, chooser,@|
    limits, receive, observer, s.threads, s.techniques);
  return b;
}

@ A report says whether the search was stopped: five covers without a word look like five covers
in all. The cheapest cover is known only when the search is complete. If it is stopped earlier,
the covers that were printed are the best so far, the status is~3, and the report says by how much
they may be beaten.
$$\vbox{\halign{#\hfil\quad&&\hfil#\hfil\quad\cr
\it the search&\it has covers&\it has none\cr
\noalign{\smallskip}
went to its end&0&1\cr
was stopped&0&3\cr
was stopped, and looked for the cheapest&3&3\cr}}$$
A stopped search that has found a cover has status~0, because \.{--limit 1} asks whether there is
a cover.

@<Report how it ended@>=
Status report(SearchSettings const& s, Bargain const& b)
{
  auto const& [ending, totals] = b.result;
  bool const is_limit = ending == Ending::limit, is_stopped = is_limit or ending == Ending::interrupted;
  if (is_stopped) say_stopped(fmt::format(" after {}; {}", counted(totals.nodes, "node"), s.best > 0@|
    ? fmt::format("{} cover costs {} than {}", b.covers > 0 ? "no other" : "no", s.dearest ? "more" : "less", b.floor)
    : fmt::format("{} found so far, there may be more", totals.solutions)), is_limit);
  if (is_stopped and s.best > 0) return Status::stopped;
  if ((s.best > 0 ? b.covers : totals.solutions) > 0) return Status::found;
  return ending == Ending::complete ? Status::none : Status::stopped;
}

@ \.{--stats} prints what the engine has counted, and does not change the engine: {\it to look
must not change what is looked at.} So masks report no covered items, since they cover none.

@<Report how it ended@>=
std::string in_numbers(Totals const& t)
{
  return fmt::format("{}, {} tried, {}{}", counted(t.nodes, "node"),@|
    counted(t.attempts, "option"), counted(t.dead, "dead end"),@|
    t.covers > 0 ? fmt::format(", {} covered", counted(t.covers, "item")) : "");
}

@*1 Covers as text. A cover is printed as one line with the labels of its options: their names,
such as \.{Q@@(0,1)}, or else their numbers. Numbers stand in JSON as well. Both refer to the
problem as it was {\it written}, not as an engine has rearranged it.

@<Declare covers as text@>=
std::vector<int> sorted(std::span<int const> cover); /* as the problem has them */
std::int64_t cost_of(Problem const& p, std::span<int const> cover);
std::string as_labels(Problem const& p, std::span<int const> cover);
  /* a line with the labels of the options, and the cost if there are costs */
std::string as_items(Problem const& p, std::span<int const> cover, std::uint64_t number);
  /* a line for each option, below ``cover NUMBER'' */
std::string as_json(Problem const& p, std::span<int const> cover);
  /* an object on a line: numbers of options, labels, perhaps the cost */

@ The options have the order of the problem, and not that of the search: so two searches print a
cover in the same way, and \cmd{sort} and \cmd{diff} can compare them. If options have costs, a
cover ends with the sum, written as in an option. The empty cover is printed as \.{\{\}}, because
an empty line is no line at all for many programs.

@<Write a cover as text@>=
std::vector<int> sorted(std::span<int const> cover)
{
  std::vector<int> result(cover.begin(), cover.end());
  std::ranges::sort(result);
  return result;
}
std::int64_t cost_of(Problem const& p, std::span<int const> cover)
{
  std::int64_t sum = 0;
  for (int o : cover) sum += p.cost(o);
  return sum;
}
static std::string price_tag(Problem const& p, std::span<int const> cover)
{ return p.has_costs() ? fmt::format(" |{}", cost_of(p, cover)) : ""; }
std::string as_labels(Problem const& p, std::span<int const> cover)
{
  std::string text;
  for (int o : sorted(cover)) {
    if (not text.empty()) text += ' ';
    text += p.label(o);
  }
  return (cover.empty() ? "{}" : text) + price_tag(p, cover) + '\n';
}

@ With \.{--items}, each option is printed on a line of its own, with all its items. With
\.{--json}, each cover is an object. The labels of the empty cover are an empty array, not |null|.

@<Write a cover as text@>=
std::string as_items(Problem const& p, std::span<int const> cover, std::uint64_t number)
{
  auto text = fmt::format("cover {}{}\n", number, price_tag(p, cover));
  for (int const o : sorted(cover)) {
    text += "  " + p.label(o) + ':';
    for (Entry const& e : p.option(o)) text += ' ' + p.name_of(e);
    text += price_tag(p, {&o, 1}) + '\n';
  }
  return text;
}
std::string as_json(Problem const& p, std::span<int const> cover)
{
  nlohmann::ordered_json object = {{"cover", sorted(cover)}};
  object["labels"] = nlohmann::ordered_json::array(); // even if nothing comes
  for (int o : sorted(cover)) object["labels"].push_back(p.label(o));
  if (p.has_costs()) object["cost"] = cost_of(p, cover);
  return object.dump() + '\n';
}

@ \pitfall{Two wishes of which one is forgotten. Statistics that choose the engine. A number of
nodes that depends on how many threads have counted them. A report that overtakes the covers on a
terminal.}

\pinned{\.{tests/command/searching\UL test.cpp} gives each of these settings good values and bad
ones; asks commands which of them they take, and pairs of wishes whether they go together; has
\.{--why} answered for engines; and stops searches in the middle.}

\exercise[10]{\cmd{dlx count --engine masks} \cmd{--threads 2} \cmd{--nodes 9} \cmd{--limit 5}:
what does not go together? Which of the two is underlined?} \answer{Two threads, and a limit on
nodes, which they would reach somewhere else each time. The second of the two is underlined,
\.{--nodes 9}, since the words are judged in the order in which they were typed.}

\summary{Read, choose, search, report. Wishes that do not go together are refused before anything
is read; a stopped search says so; and statistics do not disturb the search.}
