@** Which engine searches. \label{fast/engine}%
There are four engines now. The person with the problem should not have to choose among them. So the program chooses, by a rule
that looks at the shape of the problem and at nothing else: no clock, no trial run. It can say what it has chosen and
why, and it can be overruled. What does the rule look at?

@ Links are the only engine that can be watched: a search by counters has no links and makes several moves at once. Counters are faster than
links nearly everywhere, and a search with counters can remember states. But a state must be small and a table must fit into memory. Where much is
open and little changes, dance first (\sec{fast/hybrid}).
$$\vbox{\halign{#\hfil\quad&#\hfil\quad&#\hfil\cr
{\it engine}&{\it chosen}&{\it refuses}\cr
\noalign{\smallskip}
links&if it is watched, or nothing else fits&nothing\cr
masks&if a state with counters is small&being watched; very large problems\cr
hybrid&if it is large and has no bounds&being watched; bounds\cr
filter&never; it is for reading&being watched; bounds; colours; 65 items\cr}}$$
{\it The invariant of the engines:} all of them find the same covers in the same order. So only the statistics tell which engine has searched.
@^invariant of engines@>

@<Declare the engines@>=
enum class Engine { /* which one searches; |automatic| means: choose for me */
  @!automatic, @!links, @!filter, @!masks, @!hybrid
};
struct Choice { /* what was chosen, and why */
  Engine engine = Engine::links; /* never |automatic| */
  std::string why; /* the end of a sentence that begins ``because'' */
};
Choice choose_engine(Problem const& problem, bool watched, bool counts = false,
  Techniques const& techniques = Techniques());
  /* for a search that is |watched| by an observer, or that only |counts|. Linear time */

@ One function searches with any of them. An engine itself refuses what it does not understand, so nothing is forgotten on the way.

@<Declare the engines@>=
Result search_with(Engine engine, Problem const& problem, Chooser chooser,
  Limits const& limits = Limits(), Receive const& receive = nullptr,
  Observer* observer = nullptr, int threads = 1, Techniques const& techniques = Techniques());
  /* all covers, in the same order for all engines and any number of threads
     (of which links and the filter use only one). Throws |Unsupported| if the engine cannot
     hold the problem, or cannot be watched; and |std::invalid_argument| if
     there is no thread. Several threads may search one problem */

@ A search that is to be continued, that keeps to a range, or that counts beyond 64 bits, is an object (\sec{fast/tree_search}).

@<Declare the engines@>=
TreeSearch tree_search(Engine engine, Problem const& problem, Chooser chooser,
  int threads = 1, Techniques const& techniques = Techniques(), Rest const& rest = Rest());
  /* by links, masks, or the hybrid; of the whole, or of what is left, which must be in the tree. Throws |Unsupported| if the
     engine is another one, or cannot hold the problem */

@ The module stands above all engines and below the command. A part of the choice is made in two other places. \sec{command/searching} knows which
wishes go together. \sec{fast/hybrid} knows when a dance has become so small that counters take over.

@(dlx/fast/engine.hpp@>=
#pragma once
/* Which engine shall search? A rule that chooses, and says why; and one function
   that lets any of them search. */
#include "dlx/fast/masks.hpp"
#include "dlx/more/observer.hpp"
#include "dlx/more/problem.hpp"
#include <optional>
#include <string>
namespace dlx {
@<Declare the engines@>
} // |namespace dlx|

@ {\it A new kind of item.} Suppose that you want items of another kind. Ask first whether their conditions are {\it pairwise}: two options
exclude each other, whatever else is chosen. Then write the exclusions as rows, each with its rival, in \sec{fast/rows}. Secondary items and
colours were made so. Conflict masks, counters, memory, and images see rows only and need not be changed.

Other conditions depend on how many options were chosen, as bounds do. Then three places change: the list (\sec{more/bounded} is one), the state
(\sec{fast/bounds} adds two bytes to it), and the key of the state, which is in the same chapter. Besides, \sec{fast/components} copies items, and
\sec{fast/automorphisms} must not confuse items of different kinds.

@(dlx/fast/engine.cpp@>=
#include "dlx/fast/engine.hpp"
#include "dlx/fast/components.hpp"
#include "dlx/fast/filter.hpp"
#include "dlx/fast/hybrid.hpp"
#include "dlx/fast/threads.hpp"
#include "dlx/more/bounded.hpp"
#include "dlx/more/painted.hpp"
#include "dlx/more/search.hpp"
#include <algorithm>
#include <fmt/format.h>
#include <stdexcept>
namespace dlx {
@<Choose an engine@>
namespace {
@<Refuse what an engine cannot do@>
@<Search by links@>
@<Look for a component without covers@>
}
@<Search with an engine@>
} // |namespace dlx|

@ This is the whole rule. Without vectors of 32 bytes, links find covers faster than counters do; but a search that only counts needs a
memory, which links do not have.

@<Choose an engine@>=
Choice choose_engine(Problem const& problem, bool watched, bool counts, Techniques const& techniques)
{
  if (watched) return {Engine::links, "it is watched"};
  if (not techniques.counters) return {Engine::links, "counters are switched off"};
  if (not has_wide_vectors() and not counts) return {Engine::links, "the processor has no wide vectors"};
  std::size_t const state = bytes_of_state(problem);
  auto const size = fmt::format("a state of {} items takes {} bytes", problem.primary_count(), state);
  if (is_for_masks(problem, state)) return {Engine::masks, size};
  if (problem.has_bounds()) return {Engine::links, "there are bounds, and " + size};
  return {Engine::hybrid, size};
}

@ An observer is the one thing of which an engine would not hear.

@<Refuse what an engine cannot do@>=
void refuse(Engine engine, Chooser chooser, Observer const* observer, int threads)
{
  if (engine != Engine::links and observer != nullptr)
    throw Unsupported("only the engine links can be watched");
  if (threads < 1) throw std::invalid_argument("a search needs at least one thread");
  if (engine == Engine::filter and chooser == Chooser::first)
    throw Unsupported("the filter takes the smallest item, never the first");
}

@ The list is the simplest of the three kinds that can hold the problem.

@<Search by links@>=
Result search_by_links(Problem const& problem, Chooser chooser, Limits const& limits,
  Receive const& receive, Observer* observer)
{
  auto dance_on = [&](auto list) {
    return search(list, chooser, limits, receive, observer);
  };
  return problem.has_bounds() ? dance_on(Bounded(problem))
    : problem.has_colours() ? dance_on(Painted(problem))
    : dance_on(Links(problem));
}

@ If an item that must be covered is in no option, the search would be over at its root. But first it would make a table of everything. So
this is asked before (\sec{more/problem}).

@<Search with an engine@>=
TreeSearch tree_search(Engine engine, Problem const& problem, Chooser chooser,
  int threads, Techniques const& techniques, Rest const& rest)
{
  if (engine == Engine::links) return LinksSearch(problem, chooser, rest);
  if (engine == Engine::hybrid) return Hybrid(problem, chooser, std::nullopt, threads, rest);
  if (engine != Engine::masks) throw Unsupported("this engine cannot be stopped and continued; take links, masks, or hybrid");
  auto const rows = rows_for_masks(problem);
  if (threads > 1) return ParallelSearch(rows, nullptr, chooser, threads, rest, thresholds::grain, techniques);
  return Masks(rows, chooser, rest, Vectors::widest, nullptr, techniques);
}
Result search_with(Engine engine, Problem const& problem, Chooser chooser,
  Limits const& limits, Receive const& receive, Observer* observer, int threads,
  Techniques const& techniques)
{
  bool const is_free = engine == Engine::automatic;
  if (is_free)
    engine = choose_engine(problem, observer != nullptr, not receive, techniques).engine;
  refuse(engine, chooser, observer, threads);
  bool const may_be_dead = is_free and receive and observer == nullptr@|
    and limits.nodes == 0 and limits.seconds == 0 and techniques.components;
  if (engine == Engine::links) return search_by_links(problem, chooser, limits, receive, observer);
  if (engine == Engine::filter) return search_filter(problem, limits, receive);
  if (not problem.has_bounds() and item_without_options(problem) != 0)
    return {Ending::complete, Totals@[{.nodes = 1, .dead = 1}@]};
  if (may_be_dead and has_dead_component(problem, limits, threads, techniques))
    return {Ending::complete, Totals@[{.nodes = 1, .dead = 1}@]};
  return tree_search(engine, problem, chooser, threads, techniques).run(limits, receive);
}

@ A problem may fall apart, and one of its components may have no cover. A search that lists would visit all covers of the others to find that out. So each
component is asked for one cover first. A search that counts multiplies (\sec{fast/count}).

@<Look for a component without covers@>=
bool has_dead_component(Problem const& problem, Limits const& limits, int threads,
  Techniques const& techniques)
{
  Limits one = limits;
  one.solutions = 1;
  return std::ranges::any_of(components_of(problem), [&](Problem const& part) {
    auto const r = search_with(Engine::automatic, part, Chooser::smallest, one, nullptr, nullptr, threads, techniques);
    return r.ending == Ending::complete and r.totals.solutions == 0;
  });
}

@*1 Measurements. \label{fast/measured}%
Is all this faster, and by how much? A single problem can be lucky, and a program can be tuned until it
is. So \.{bench/families.hpp} has {\it families\/} of problems, each with a word on where such problems come from. Their members are drawn by lot: once by a seed that was looked at while the program was written, and once by a seed that \cmd{make bench-engines} draws and prints.
@^benchmark@>

All programs take turns in each round, so a machine that is busy with other things treats them alike. The bench compares the processor time of whole processes, reading included. Each answer is compared with the right one. {\it The invariant of the bench:} a time without the right answer is no time.

The table has a page of its own. Each line names the fastest public program that was asked, and its milliseconds for the known seed. They are Knuth's
\.{dance} of 2000, his \.{dlx2}, and \.{ssxcc}, which uses sparse sets in place of links [K22]. All of them visit each cover; so does \cmd{dlx count --each}.
Under ``each'' is the quotient of their time and ours, for the known seed and for the other one, and under ``count'' the same for
\cmd{dlx count}. The last two columns compare us with ourselves: \.{dlx count} with its best engine, and \.{count --each} with a process that has the covers
already.
\toptable{\transcript{families}}
@^Knuth, Donald Ervin@>

Problems with many options, each of which excludes many others, gain most: a list pays for each exclusion, and a conflict mask does not. Where many covers share their
ends, as with dominoes, colourings, and timetables, they are replayed from pages, or not visited at all if one counts. Problems whose covers are almost all different gain least. A table of
a few milliseconds compares processes that start.

@*1 What each technique is worth. \label{fast/ladder}%
Every technique of this part can be switched off, and then the program finds the same covers in more time. \cmd{make bench-ladder} does
that with the families of \sec{fast/measured}, for a known and a drawn seed. It divides the processor time without a technique by the time with all of
them.
\transcript{ladder}
Many techniques were measured and removed: tables of bits that shrink, with moves from a wide one to a narrow
one; forecasts of the size of a subtree; a sweep along a frontier, in a race with the search; products of components; pages that are
unfolded when they are replayed often. Each of them made some family faster. The program that had all of them (commit 45e34791) takes .77 of the time to
visit each cover, and .81 to count, in the mean over the families. It had nearly twice as many lines in this part.
@^ablation@>

@ \pitfall{Comparing the times of two runs that did not share a machine, a minute, and an input. Choosing the families after the program. Being clever in silence. If a program changes its engine with the problem, its statistics change their meaning. Hence \.{--why}, and
\.{--engine links}.}

\pinned{\.{tests/fast/engine\UL test.cpp} asks for each line of the table, and compares the covers of all engines; \.{tests/whole/bench\UL test.cpp} runs the bench with small families, and makes these tables from their results.}

\exercise[15]{A test lets two engines search the same problem. Which of these may it compare: the number of
covers; the number of nodes; the tenth cover; how many covers have been found after a thousand nodes; the covers
found until a limit of ten covers stops the search?}
\answer{The first, the third, and the last. Engines agree on covers and on their order, so they agree on the first ten. Each
visits nodes of its own, and with them everything differs that is said ``after so many nodes''.}

\exercise[20]{Add a family of your own to \.{bench/families.hpp}, before you know how fast anything is on it, and run \cmd{make bench-ladder}.}
\answer{A family is a function that draws a problem from dice and a step; copy a short one.}

\summary{The program chooses the engine by the shape of the problem, says why if asked, and can be
overruled. All engines find the same covers in the same order.}
