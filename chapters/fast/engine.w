@** The right engine. \label{fast/engine}%
There are several engines now, and somebody has to choose. The person with the
problem should not have to. She wants her covers, and would be right to
expect that the program knows its own parts better than she does. On the
other hand she might be right to distrust it. So the program chooses; it can
say what it has chosen, and why; and it can be overruled.

@ What could stand against masks? Three things. A listener wants to hear about
links, or about single moves, and masks have no links, and make several moves
at once. Bounds are unknown to them; the list of \sec{more/bounded} can do
them. And they look at all that is open whenever something has changed; with
120,002 options and 20,001 items, such a look takes 300 megabytes, and most of
what is seen is zeros. Then the hybrid of
\sec{fast/hybrid} dances until little is left.


@<Declare the engines@>=
enum class Engine { /* who searches; |automatic| means: choose for me */
  @!automatic, @!links, @!filter, @!masks, @!hybrid
};
struct Choice { /* what was chosen, and why */
  Engine engine = Engine::links; /* never |automatic| */
  std::string why; /* the end of a sentence that begins ``because'' */
};
Choice choose_engine(Problem const& problem, bool watched);
  /* the engine that is likely to be fastest; |watched| if there is an
     observer. Linear time, as it asks how many options each item has */

@ Here are all the engines, and what they cannot do: the rungs of the
ladder. The filter has to be asked for by name, since masks do faster whatever it
can do.
$$\vbox{\halign{#\hfil\quad&#\hfil\quad&#\hfil\cr
{\it engine}&{\it chosen}&{\it cannot}\cr
\noalign{\smallskip}
links&if watched, or if there are bounds&be fast\cr
filter&never&be watched; bounds; colours; more than 64 items\cr
masks&if a look is short, or counters do&be watched; bounds\cr
hybrid&if a look is long&be watched; bounds\cr}}$$
All of them find the same covers in the same order ({\it the
invariant of the engines\/}); so nobody who only wants covers can tell whom
the program has chosen. What they visit on the way is their own affair. The ten
queens make 16{,}448 nodes for the links, and less than half of it for masks,
which make forced moves at once and do not count them.
@^invariant of engines@>

@ A function that searches with any of them. Whatever an engine does not
understand is refused by the engine itself; nothing is forgotten on the way.

@<Declare the engines@>=
Result search_with(Engine engine, Problem const& problem, Chooser chooser,
  Limits const& limits = Limits(), Receive const& receive = nullptr,
  Observer* observer = nullptr, int threads = 1);
  /* all covers, in the same order for all engines and any number of threads
     (of which all but masks and the hybrid use only one). Throws |Unsupported| if the engine cannot
     hold the problem, or cannot be watched; and |std::invalid_argument| if
     there is no thread. A problem may be searched by many at once */

@ The module stands above all engines, and below the command.

A part of the choice is made in three other places, which a new engine has to look at:
\sec{command/searching} asks whether the wishes of a person go together,
\sec{command/count} whether covers must be visited at all, and \sec{fast/hybrid} when a
dance has become so small that masks take over.

@(dlx/fast/engine.hpp@>=
#pragma once
/* Which engine shall search? A rule that chooses, and says why; and one function
   that lets any of them search. */
#include "dlx/more/observer.hpp"
#include "dlx/more/problem.hpp"
#include <string>
namespace dlx {
@<Declare the engines@>
} // |namespace dlx|

@ {\it A new kind of item.} Suppose that you want items of another kind. Ask first: are their
conditions {\it pairwise}, such that two options exclude each other, whatever else is chosen?
Then masks can have them. Write the exclusions as rows, each with its rival, in \sec{fast/rows};
secondary items and colours were made so. A look, a learned conflict mask, and the packed counters
need not know, since they see rows only; nor need the table of situations, for which live options are all there is.

Everything else, such as bounds and costs, depends on how many options were chosen, or which sum
they have. Then: a list type that dances it, as \sec{more/bounded} does; a refusal in
|rows_for_masks| (\sec{fast/masks}), in the filter, and in the hybrid; a line in |choose_engine| below,
and one in |search_with|. Besides, \sec{fast/components} must copy it to the components,
\sec{fast/automorphisms} must not take items of different kinds for alike (it compares primary
rows with primary ones, and rails with rails), and
\sec{command/searching} must know which wishes go together.

@ It is the only module that includes all engines.

@(dlx/fast/engine.cpp@>=
#include "dlx/fast/engine.hpp"
#include "dlx/fast/counter_shape.hpp"
#include "dlx/more/bounded.hpp"
#include "dlx/fast/filter.hpp"
#include "dlx/fast/threads.hpp"
#include "dlx/fast/hybrid.hpp"
#include "dlx/fast/masks.hpp"
#include "dlx/more/painted.hpp"
#include "dlx/more/search.hpp"
#include <cstdint>
#include <fmt/format.h>
#include <optional>
#include <stdexcept>
namespace dlx {
@<Choose an engine@>
namespace {
@<Say no for an engine@>
@<Search by links@>
}
@<Search with an engine@>
} // |namespace dlx|

@ The border between masks and the hybrid is that of \sec{fast/hybrid}, also for several threads.

Of the options the rule knows how long they are on the average, and how many of them the largest item has; it could be wrong.

@<Choose an engine@>=
Choice choose_engine(Problem const& problem, bool watched)
{
  if (watched) return {Engine::links, "somebody is watching"};
  if (problem.has_bounds()) return {Engine::links, "there are bounds"};
  std::int64_t const options = problem.option_count();
  std::int64_t const items = problem.primary_count();
  auto const look = fmt::format("a look at {} options for {} items takes {} "
    "bits", options, items, options*items);
  auto const bits = static_cast<double>(options*items);
  bool const is_long = bits > most_bits or not is_short_look(problem);
  if (is_for_masks(problem)) return {Engine::masks, not is_long ? look
    : fmt::format("the options of {} items fit into {} vectors of counters", items, vectors_of(counter_shape(problem)))};
  return {Engine::hybrid, is_long ? look
    : "the rows of secondary items could be too many"};
}

@ What an engine cannot do it says itself, when it gets the problem; except for
what it never hears of: an observer, and, with the filter, the chooser, of which |search_with| speaks.

@<Say no for an engine@>=
void refuse_what_nobody_hears(Engine engine, Observer const* observer)
{
  if (engine != Engine::links and observer != nullptr)
    throw Unsupported("only the engine links can be watched");
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

@ An item that must be covered, and that no option has, everybody would see at the first look; but to get there, masks write
rows for all options, and the hybrid links all of them. So this is looked at before (\sec{more/problem}).

All arguments are passed on as they came, with these exceptions: an observer
goes to the links only, the filter knows one chooser, and several threads go to masks, which the hybrid has below.

@<Search with an engine@>=
Result search_with(Engine engine, Problem const& problem, Chooser chooser,
  Limits const& limits, Receive const& receive, Observer* observer, int threads)
{
  bool const is_asked =
    observer == nullptr and engine != Engine::links and engine != Engine::filter;
  bool const is_hopeless = is_asked and not problem.has_bounds() and item_without_options(problem) != 0;
  if (engine == Engine::automatic) engine = choose_engine(problem, observer != nullptr).engine;
  refuse_what_nobody_hears(engine, observer);
  if (threads < 1) throw std::invalid_argument("a search wants a thread, or more");
  if (engine == Engine::filter and chooser == Chooser::first)
    throw Unsupported("the filter takes the smallest item, never the first");
  if (engine == Engine::filter) return search_filter(problem, limits, receive);
  if (is_hopeless)
    return {Ending::complete, Totals@[{.nodes = 1, .dead = 1}@]};
  if (engine == Engine::hybrid)
    return Hybrid(problem, chooser, std::nullopt, threads).run(limits, receive);
  if (engine == Engine::masks and threads > 1)
    return ParallelSearch(problem, chooser, threads).run(limits, receive);
  if (engine == Engine::masks)
    return Masks(problem, chooser).run(limits, receive);
  return search_by_links(problem, chooser, limits, receive, observer);
}

@ \pitfall{Being clever in silence. If a program changes its engine with the
problem, its statistics change their meaning. Hence \.{--why}, and \.{--engine links}.}

\pinned{\.{tests/fast/engine\UL test.cpp} asks for each line of the table, and compares the covers of all engines.}

\exercise[15]{A test lets two engines search the same problem. Which of these may it compare: the number of
covers; the number of nodes; the tenth cover; how many covers have been found after a thousand nodes; the covers
found until a limit of ten covers stops the search?}
\answer{The first, the third, and the last. Engines agree on covers and on their order, so they agree on the first ten;
nodes are their own affair, and with them everything that is said ``after so many nodes''.}

\summary{The program chooses the engine, says why if asked, and can be
overruled. All engines find the same covers in the same order.}
