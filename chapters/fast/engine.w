@** The right engine. \label{fast/engine}%
There are three engines now, and somebody has to choose. The person with the
problem should not have to. She wants her covers, and would be right to
expect that the program knows its own parts better than she does. On the
other hand she might be right to distrust it. So the program chooses; it can
say what it has chosen, and why; and it can be overruled.

@ What could stand against masks? Three things. A listener wants to hear
about links, or about single moves, and masks have no links, and make
several moves at once. Bounds are unknown to them; the list of \sec{more/bounded}
can do them. And they look at all that is open whenever something has
changed; with 120,002 options and 20,003 items, such a look takes 300
megabytes, and most of what is seen is zeros. Then the hybrid of
\sec{fast/hybrid} dances until little is left.

None of this is a matter of taste. As far as we have measured, masks are
faster wherever a look is short, and the hybrid is where it is long.

@<Declare the engines@>=
enum class Engine { @!automatic, @!links, @!masks, @!hybrid, @!frontier };
struct Choice {
  Engine engine = Engine::links; /* never |automatic| */
  std::string why; /* the end of a sentence that begins ``because'' */
};
Choice choose_engine(Problem const& problem, bool watched);
  /* constant time; |watched| if there is an observer */

@ A function that searches with any of them. Whatever an engine does not
understand is refused by the engine itself; nothing is forgotten on the way.

@<Declare the engines@>=
Result search_with(Engine engine, Problem const& problem, Chooser chooser,
  Limits const& limits = Limits(), Receive const& receive = nullptr,
  Observer* observer = nullptr, int threads = 1);
  /* all covers, in the same order for all engines and any number of threads
     (of which all but masks use only one). Throws |Unsupported| if the engine cannot
     hold the problem, or cannot be watched */

@ The module stands above all engines, and below the command.

@(dlx/fast/engine.hpp@>=
#pragma once
#include "dlx/more/observer.hpp"
#include "dlx/more/problem.hpp"
#include <string>
namespace dlx {
@<Declare the engines@>@;
} // |namespace dlx|

@ It is the only module that includes them all.

@(dlx/fast/engine.cpp@>=
#include "dlx/fast/engine.hpp"
#include "dlx/more/bounded.hpp"
#include "dlx/fast/threads.hpp"
#include "dlx/fast/hybrid.hpp"
#include "dlx/fast/masks.hpp"
#include "dlx/more/painted.hpp"
#include "dlx/more/search.hpp"
#include <cstdint>
#include <fmt/format.h>
namespace dlx {
@<Choose an engine@>@;
@<Search with an engine@>@;
} // |namespace dlx|

@ The border between masks and the hybrid is that of \sec{fast/hybrid}. (Several
threads are of no use to the hybrid; it knows nothing but masks. On the
wrong side of the border, two who look all the time are still slower than
one who dances first.)

@<Choose an engine@>=
Choice choose_engine(Problem const& problem, bool watched)
{
  if (watched) return @[{Engine::links, "somebody is watching"}@];
  if (problem.has_bounds()) return @[{Engine::links, "there are bounds"}@];
  std::int64_t const options = problem.option_count();
  std::int64_t const items = problem.primary_count();
  auto const look = fmt::format("a look at {} options for {} items takes {} "
    "bits", options, items, options*items);
  if (is_for_masks(problem)) return @[{Engine::masks, look}@];
  bool const is_long = static_cast<double>(options*items) > border_of_masks;
  return @[{Engine::hybrid, is_long ? look
    : "the rows of secondary items could be too many"}@];
}

@ The list is the simplest of the three kinds that can hold the problem.

@<Search with an engine@>=
Result search_with(Engine engine, Problem const& problem, Chooser chooser,
  Limits const& limits, Receive const& receive, Observer* observer, int threads)
{
  if (engine == Engine::automatic)
    engine = choose_engine(problem, observer != nullptr).engine;
  if (engine == Engine::frontier)
    throw Unsupported("the frontier counts covers, but does not list them");
  if (engine == Engine::masks or engine == Engine::hybrid) {
    if (observer != nullptr)
      throw Unsupported("masks cannot be watched; take the engine links");
    if (engine == Engine::hybrid)
      return search_hybrid(problem, chooser, limits, receive);
    if (threads > 1)
      return @[ParallelSearch(problem, chooser, threads)@].run(limits, receive);
    return search_masks(problem, chooser, limits, receive);
  }
  auto dance_on = @[[&](auto list) {
    return search(list, chooser, limits, receive, observer);
  }@];
  return problem.has_bounds() ? dance_on(Bounded(problem))
    : problem.has_colours() ? dance_on(Painted(problem))
    : dance_on(Links(problem));
}

@ \pitfall{Being clever in silence. If a program changes its engine with the
problem, then its statistics change their meaning; two runs can no longer be
compared, and nobody knows why. Hence \.{--why}; and if the statistics of a
search are asked for, \cmd{dlx} takes the list, whose nodes are those that
the books are talking about.}

\exercise{Find a problem for which masks are slower than links. (Think of
many options that are far from each other.)}

\summary{The program chooses the engine, says why if asked, and can be
overruled. All engines find the same covers in the same order.}
