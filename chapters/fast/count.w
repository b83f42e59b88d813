@** Counting covers. \label{fast/count}%
How many covers does a problem have? A search that only counts need not visit
each of them. It remembers how many covers a state has, and adds that
number when the same state comes again (\sec{fast/memory}). So the
53{,}060{,}477{,}521{,}960{,}000 ways to fill a board of $12\times12$ squares
with dominoes are counted in 27{,}649 nodes. One question remains: what if the
problem consists of several that have nothing to do with each other?
@^dominoes@>

Three puzzles lie on a table: a board of $4\times5$ squares for dominoes, six
queens, and seven queens. As one problem, they fall into three components
(\sec{fast/components}). A cover of the whole is a cover of each component,
and these are chosen independently. So the numbers are multiplied:
$$\vbox{\halign{#\hfil\quad&&\hfil#\quad\cr
\it component&\it options&\it nodes&\it covers&\it product so far\cr
\noalign{\smallskip}
dominoes on $4\times5$&31&45&95&95\cr
six queens&36&55&4&380\cr
seven queens&49&156&40&15{,}200\cr}}$$
So a count of the whole takes 256 nodes. The dancing list, which has no memory,
shows what is saved: it tries 839 options in the three components, and 151{,}788 in the whole. There, it comes to the last component again after each way to cover the others.
@^connected components@>

@ {\it The invariant of a count:} after some components, |covers| is the product
of their numbers, and each of these is exact. Two rules follow from it.
@^invariant of a count@>
{\advance\parindent 1.2em
\yskip
\item{1.} A component without covers ends the count: the product is zero,
whatever the other components have.
\item{2.} A count that is stopped before its last component knows of no cover
at all. The product of the components so far is not a lower bound, because a
component that was not counted may have no cover. In the last component, the
covers that were found can be multiplied with those of all the others.
\par}\yskip

@(dlx/fast/count.hpp@>=
#pragma once
/* How many covers has a problem? A problem that falls apart is counted in
   parts, and the numbers are multiplied. They have no limit. */
#include "dlx/fast/memory.hpp"
#include "dlx/fast/search.hpp"
#include "dlx/more/observer.hpp"
#include "dlx/more/problem.hpp"
#include <cstdint>
namespace dlx {
@<Declare how to count covers@>
} // |namespace dlx|

@ Products are soon longer than a word of the machine; so the numbers are natural numbers
(\sec{fast/memory}).
@^GMP@>

@<Declare how to count covers@>=
struct CoverCount { /* what is known at the end */
  Natural covers = 0; /* all of them if |ending| is |complete|; otherwise those
    that are certain */
  Ending ending = Ending::complete;
  Totals totals; /* of the searches; except that |solutions| are the covers,
    as far as 64 bits can hold them */
  int components = 1; /* into which the problem falls */
};
CoverCount count_covers(Problem const& problem, Limits const& limits = Limits(),
  int threads = 1, Techniques const& techniques = Techniques());
  /* searches with |Engine::automatic|, and hands over no cover. Throws
     |std::invalid_argument| if there is a limit on covers or nodes (|seconds|,
     |stop|, and |pulse| are obeyed), or no thread. The pulse has no covers
     before the last component. Time: of the searches, and to find the
     components. Memory: of one search, and of the components */

@ Searches that are kept (\sec{command/keeper})
put their numbers together with these functions.

@<Declare how to count covers@>=
CoverCount as_count(Result const& r); /* of a search */
CoverCount count_by(TreeSearch& search, Limits const& limits = Limits()); /* exactly; hands over no cover */
std::uint64_t in_64_bits(Natural const& n); /* or the largest of these if it is larger */
void multiply(CoverCount& all, CoverCount const& part, bool is_last);
  /* |all|, which begins with one cover, becomes the product with the next
     component, and has its ending; |is_last| if no other follows */

@ The source has the search of one component, and the product.

@(dlx/fast/count.cpp@>=
#include "dlx/fast/count.hpp"
#include "dlx/fast/components.hpp"
#include "dlx/fast/engine.hpp"
#include <algorithm>
#include <stdexcept>
#include <vector>
namespace dlx {
@<Take over what a search has counted@>
namespace {
@<Count by one search@>
}
@<Multiply the numbers of components@>
@<Count covers@>
} // |namespace dlx|

@ The result of a search is a count of its own, which has one component.

@<Take over what a search has counted@>=
std::uint64_t in_64_bits(Natural const& n)
{
  return n.fits_ulong_p() ? n.get_ui() : ~std::uint64_t(0);
}
CoverCount as_count(Result const& r)
{
  CoverCount count;
  count.covers = Natural(r.totals.solutions);
  count.ending = r.ending;
  count.totals = r.totals;
  return count;
}

@ The order of covers does not matter, so the items may have another one (\sec{fast/components}). A search that counts knows the exact number (\sec{fast/search}), also where the totals say only
``$2^{64}-1$ or more''. The engine is the one that suits the component, so two components may be counted
by different engines.

@<Take over what a search has counted@>=
CoverCount count_by(TreeSearch& search, Limits const& limits)
{
  CoverCount count = as_count(search.run(limits));
  count.covers = search.covers();
  return count;
}

@ An item without options is found at once, before a table is made of everything.

@<Count by one search@>=
CoverCount search_and_count(Problem const& problem, Limits const& limits, int threads,
  Techniques const& techniques)
{
  if (not problem.has_bounds() and item_without_options(problem) != 0)
    return as_count({Ending::complete, Totals@[{.nodes = 1, .dead = 1}@]});
  std::optional<Problem> const sorted = in_better_order(problem);
  Problem const& counted = sorted ? *sorted : problem;
  Engine const engine = choose_engine(counted, false, true, techniques).engine;
  TreeSearch search = tree_search(engine, counted, Chooser::smallest, threads, techniques);
  return count_by(search, limits);
}

@ The second rule is in the first line: what was not counted to its end, and is
not the last, counts as nothing.

@<Multiply the numbers of components@>=
void multiply(CoverCount& all, CoverCount const& part, bool is_last)
{
  bool const is_certain = is_last or part.ending == Ending::complete;
  all.covers *= is_certain ? part.covers : Natural(0);
  all.ending = part.ending;
  add_work(all.totals, part.totals);
  all.totals.solutions = in_64_bits(all.covers);
}

@ Before the first component, the product is one: that of the empty cover.

@<Count covers@>=
CoverCount count_covers(Problem const& problem, Limits const& limits, int threads,
  Techniques const& techniques)
{
  if (limits.solutions > 0 or limits.nodes > 0)
    throw std::invalid_argument("a count has no limits but time and a flag");
  if (threads < 1) throw std::invalid_argument("a count needs at least one thread");
  std::vector<Problem> const parts = techniques.components ? components_of(problem) : std::vector<Problem>();
  if (parts.empty()) return search_and_count(problem, limits, threads, techniques);
  CoverCount all;
  all.covers = 1;
  all.components = static_cast<int>(parts.size());
  double done = 0; /* options of the components that were counted */
  auto const deadline = deadline_of(limits);
  for (Problem const& part : parts) {
    @<Count |part|, and multiply@>
    if (all.covers == 0 or all.ending != Ending::complete) break;
  }
  return all;
}

@ Options measure the progress: a component with half of all options is half of
the work. The time that is left goes to the next search.

@<Count |part|, and multiply@>=
bool const is_last = &part == &parts.back();
auto const options = static_cast<double>(part.option_count());
Limits own = limits;
if (limits.seconds > 0) own.seconds = seconds_until(deadline);
if (limits.pulse) own.pulse = [&](Progress now) {
  now.nodes += all.totals.nodes;
  if (not is_last) now.solutions = 0;
  now.done = (done + now.done*options)/problem.option_count();
  limits.pulse(now);
};
multiply(all, search_and_count(part, own, threads, techniques), is_last);
done += options;

@ \pitfall{To take what a stopped count has multiplied so far for a lower bound.
To add the covers of components: three boards with two covers each have eight,
not six.}

\pinned{\.{tests/fast/count\UL test.cpp} counts the three puzzles, component by
component, compares random problems with brute force, and stops counts in each of
their components.}

\exercise[10]{A problem has three components, with 2, 0, and 5 covers. The count
is stopped. Which numbers can it report, and which of them are final?}
\answer{Zero in any case. If the first two components were counted, that is final,
and the third is not searched; if the count was stopped earlier, its ending says
that zero is only what is certain.}

\summary{Count each component by a search that remembers, and multiply. A component that was not counted to its end is certain only if it is the last one.}
