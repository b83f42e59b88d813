@** Settings of a search. \label{command/search_settings}%
How to search, when to stop, what to read: \.{solve}, \.{count}, and
\.{trace} take the same settings, and explain them in the same words. So
these settings are declared here, in groups, and each command takes the groups
that it can use. \.{estimate} walks about at random, and takes few of them;
\.{verify} searches for nothing, but has to read a problem.
$$\vbox{\halign{\.{#}\hfil\quad&#\hfil\quad&#\hfil\cr
\it group&\it settings&\it taken by\cr
\noalign{\smallskip}
{\rm paying}&--cheapest --max-cost&solve, trace\cr
{\rm sifting}&--fundamental&solve, count\cr
{\rm searching}&--chooser --engine --why --textbook&solve, count, trace\cr
{\rm stopping}&--limit --nodes --time&solve, count, trace\cr
{\rm sharing}&--threads&solve, count\cr
{\rm reading}&FILE --format&these, and estimate, verify, convert\cr}}$$

@ Some settings look as if they belonged to more commands than take them. A limit
on covers would be obeyed by \.{estimate}, too, but would make no sense, since a
random walk meets few covers and not in order. \.{verify} could search with
several threads, if it searched. A wish that has no meaning is better not taken
than taken and ignored.

One setting is taken twice, with two explanations: \.{--max-cost}. \.{solve} puts it
beside \.{--cheapest}; \.{count}, which counts and does not choose, puts it where it
says what to print.

@ The declarations stand in the header beside the structures that they fill.

@(dlx/command/search_settings.hpp@>=
#pragma once
/* The settings that several commands share: how to search, when to stop, what
   to read.  Each group has a function that declares it. */
#include "dlx/command/settings.hpp"
#include "dlx/fast/engine.hpp"
#include "dlx/text/format.hpp"
#include <cstdint>
namespace dlx {
@<Declare what is read@>
@<Declare how it is searched@>
void declare_paying(Declaration& d, SearchSettings& s);
void declare_max_cost(Declaration& d, SearchSettings& s,
  std::string const& explanation);
void declare_sifting(Declaration& d, SearchSettings& s);
void declare_searching(Declaration& d, SearchSettings& s); /* and stopping */
void declare_sharing(Declaration& d, SearchSettings& s);
void declare_reading(Declaration& d, ReadSettings& s);
} // |namespace dlx|

@ A file that is called by a dash is standard input.

@<Declare what is read@>=
struct ReadSettings {
  std::string file = "-"; /* with the problem */
  Syntax syntax = Syntax::automatic;
};

@ A search is steered by one of two choosers, or by a script. Zero means no
limit, or that nobody has said anything. A search with Algorithm~X is a search
by matrix.

That several hands were
wished for is kept as well as their number; for on a machine with one processor,
\.{all} is one, and what is refused should not depend on the machine.

@<Declare how it is searched@>=
struct Steering {
  std::string chooser = "smallest", script; /* the latter: a file */
};
struct Stops {
  std::uint64_t covers = 0, nodes = 0; /* of the search tree */
  double seconds = 0;
};
struct SearchSettings : ReadSettings {
  Form form;                           /* how covers are printed */
  Steering steering;
  Engine engine = Engine::automatic;
  bool by_matrix = false, why = false; /* the latter: say which engine */
  Stops stops;
  int hands = 1;                       /* how many threads */
  bool are_wished = false;             /* these hands */
  std::uint64_t cheapest = 0;          /* so many covers; 0 if not asked for */
  std::int64_t max_cost = -1;          /* $-1$ if nobody has named one */
  bool fundamental = false;            /* one cover of each orbit */
  bool stats = false, profile = false;
};
Assign steering(Steering& value);      /* \.{first}, or \.{script:FILE} */
Chooser chooser_of(Steering const& steering);

@ The source has the groups in the order of the help.

@(dlx/command/search_settings.cpp@>=
#include "dlx/command/search_settings.hpp"
#include <algorithm>
#include <thread>
namespace dlx {
namespace {
@<Read prices and hands@>
}  // |namespace|
@<Say who steers@>
@<Declare the groups of settings@>
} // |namespace dlx|

@ A price may be~0. The function |read_number| would refuse that, so it does not
see it; and its other complaints are put into other words, for they would say
that a price must be above~0.

@<Read prices and hands@>=
Assign price(std::int64_t& coins)
{
  return [&coins](std::string const& word) {
    coins = 0;
    try {
      if (word != "0") read_number(coins, word);
    } catch (std::invalid_argument const&) {
      throw std::invalid_argument("wants a whole number, 0 or more, not "
        + word);
    }
  };
}

@ The option \.{--cheapest} has a value only if
somebody wants more than one cover; otherwise its word is empty. The value has
to be a part of the word, as in \.{--cheapest=3}; the next word is a file.

@<Read prices and hands@>=
Assign how_many(std::uint64_t& covers)
{
  return [&covers](std::string const& word) {
    covers = 1;
    if (not word.empty()) read_number(covers, word);
  };
}

@ Whoever does not know how many processors she has can say \.{all}. More
than a thousand threads are a mistake of typing.

@<Read prices and hands@>=
Assign hands(SearchSettings& s)
{
  return [&s](std::string const& word) {
    auto const all = static_cast<int>(std::thread::hardware_concurrency());
    s.hands = std::max(1, all);
    s.are_wished = word != "1";
    if (word == "all") return;
    try {
      read_number(s.hands, word);
    } catch (std::invalid_argument const&) {
      throw std::invalid_argument("wants a number of threads or all, not "
        + word);
    }
    if (s.hands > 1000)
      throw std::invalid_argument("wants at most 1000 threads, not " + word);
  };
}

@ A script is named after a colon.

@<Say who steers@>=
Assign steering(Steering& value)
{
  return [&value](std::string const& word) {
    auto const colon = std::min(word.find(':'), word.size());
    value.chooser = word.substr(0, colon);
    value.script = word.substr(std::min(colon + 1, word.size()));
  };
}
Chooser chooser_of(Steering const& steering)
{
  return steering.chooser == "first" ? Chooser::first : Chooser::smallest;
}

@ The options that limit a
search have no abbreviations, for \.{--nodes} and \.{--limit} are typed once
in a while, and read in a script years later. One-letter options are for
those who type a command twenty times a day, and for the first twenty days.

@<Declare the groups of settings@>=
void declare_searching(Declaration& d, SearchSettings& s)
{
  d.heading("How to search:");
  d.option("--chooser", "first|smallest|script:FILE", steering(s.steering),
    "the item to branch on: the first; the leftmost of those with the fewest "
    "options; or as a script says (default: smallest)");
  @<Declare the choice of an engine@>
  d.flag("--why", s.why,
    "say which engine that is, and why, on standard error");
  d.flag("--textbook", s.by_matrix,
    "with Algorithm X on a matrix, without links");
  d.heading("When to stop, if not at the end:");
  d.option("--limit", "N", number(s.stops.covers), "after N covers");
  d.option("--nodes", "N", number(s.stops.nodes),
    "after N nodes of the search tree");
  d.option("--time", "SECONDS", number(s.stops.seconds),
    "after so much time, such as 0.5");
}

@ The engine that is used for comparison only is not in the list; it has a
flag of its own.

@<Declare the choice of an engine@>=
d.choice("--engine", s.engine, {{"auto", Engine::automatic},@|
    {"links", Engine::links}, {"filter", Engine::filter},@|
    {"masks", Engine::masks}, {"hybrid", Engine::hybrid},@|
    {"frontier", Engine::frontier}},
  "links, the dancing list; filter, for 64 items; masks, the fast one; hybrid, "
  "links above and masks below; frontier, which can only count; or what seems "
  "best");

@ Other groups have an option or two.

@<Declare the groups of settings@>=
void declare_sharing(Declaration& d, SearchSettings& s)
{
  d.heading("How many at a time:");
  d.option("--threads", "N|all", hands(s),
    "so many threads, or all that the machine has, if the engine is masks; the "
    "answer is the same (default: 1)");
}
void declare_paying(Declaration& d, SearchSettings& s)
{
  d.heading("How much to pay, if options have costs, such as |5:");
  d.option("--cheapest", "[=K]", how_many(s.cheapest),
    "the cheapest cover, or the K cheapest, in this order");
  declare_max_cost(d, s, "only covers that cost at most C");
}

@ A highest price is known to \.{count} as well, which has no use for the
cheapest cover; so this option has a declaration of its own, and an explanation
that differs.

@<Declare the groups of settings@>=
void declare_max_cost(Declaration& d, SearchSettings& s,@|
  std::string const& explanation)
{
  d.option("--max-cost", "C", price(s.max_cost), explanation);
}

@ A sieve lets covers through; a problem can be read by any command that needs
one.

@<Declare the groups of settings@>=
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
  d.file("FILE", Declaration::optional_file, text(s.file),
    "the problem; if missing or -, standard input");
  d.choice("--format", s.syntax, {{"auto", Syntax::automatic},@|
      {"dlx", Syntax::dlx}, {"matrix", Syntax::matrix}, {"json", Syntax::json}},
    "how it is written; auto looks and sees");
}

@ \pitfall{One structure with the settings of all commands, and a limit that one
of them reads and another one cannot set.}

\pinned{\.{tests/command/search\UL settings\UL test.cpp} gives each of
these settings good values and bad ones, and asks each command which of them it
takes: the table at the beginning of this chapter stands in the test, too.}

\exercise{\.{trace} takes no threads, and should not. But it takes
\.{--engine masks}, which is refused later. Refuse it here: which declaration
has to be cut in two?}

\summary{What several commands take is declared once; each command names the
groups that it takes.}
