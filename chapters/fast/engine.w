@** Which engine searches. \label{fast/engine}%
There are four engines now. The person with the problem should not have to choose among them. So the program chooses, by a rule
that looks at the shape of the problem and at nothing else: no clock, no trial run. It can say what it has chosen and
why, and it can be overruled. What does the rule look at?

@ Links are the only engine that can be watched: a search by counters has no links and makes several moves at once. Counters are faster than
links nearly everywhere, and a search with counters can remember states. But a state must be small and a table must fit into memory. Where much is
open and little changes, dance first (\sec{fast/hybrid}).
\sketch{which-engine}{The rule. A state is small if masks can hold it (\sec{fast/hybrid}), and no bound is above 250.}
Eight queens have 16 primary items, each with at most eight options. A state takes 64 bytes, so masks search. Dominoes on $100\times100$ squares have
10{,}000 items and no bounds: the hybrid. An engine that is asked for by name may refuse. The hybrid refuses bounds, and so does the filter, which is only for reading; it refuses
colours and a 65th item, too.
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
/* What can be asked of a problem: all covers, how many there are, or one after the other; and a rule that
   chooses which engine searches, and says why. */
#include "dlx/fast/masks.hpp"
#include "dlx/fast/memory.hpp"
#include "dlx/more/observer.hpp"
#include "dlx/more/problem.hpp"
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <optional>
#include <ranges>
#include <span>
#include <string>
namespace dlx {
@<Declare the engines@>
@<Declare how to count covers@>
@<Declare the range of covers@>
} // |namespace dlx|

@ {\it A new kind of item.} Suppose that you want items of another kind. Ask first whether their conditions are {\it pairwise}: two options
exclude each other, whatever else is chosen. Then write the exclusions as rows, each with its rival, in \sec{fast/rows}. Secondary items and
colours were made so. Conflict masks, counters, and memory see rows only and need not be changed; images are not used.

Other conditions depend on how many options were chosen, as bounds do. Then three places change: the list (\sec{more/bounded} is one), the state
(\sec{fast/bounds} adds two bytes to it), and the key of the state, which is in the same chapter. Besides, \sec{fast/components} copies items.

{\it A new technique\/} has a flag in |Techniques| (\sec{fast/search}) and a place in the walk. It may change the number of nodes, but no cover, and not
their order. If it changes the tree of a search that only counts, a checkpoint cannot go on with another engine, so it must be off when the range is
kept. The command has its name for \cmd{--without} in \sec{command/searching}, and \cmd{make bench-ladder} measures it when the Makefile names it.

@(dlx/fast/engine.cpp@>=
#include "dlx/fast/engine.hpp"
#include "dlx/fast/components.hpp"
#include "dlx/fast/hybrid.hpp"
#include "dlx/fast/rows.hpp"
#include "dlx/fast/threads.hpp"
#include "dlx/more/bounded.hpp"
#include "dlx/more/painted.hpp"
#include "dlx/more/search.hpp"
#include <algorithm>
#include <fmt/format.h>
#include <stdexcept>
#include <utility>
#include <vector>
namespace dlx {
@<Choose an engine@>
namespace {
@<Refuse what an engine cannot do, and what is hopeless@>
@<Search by links@>
@<Look for a component without covers@>
}
@<Search with an engine@>
@<Take over what a search has counted@>
namespace {
@<Count by one search@>
}
@<Multiply the numbers of components@>
@<Count covers@>
@<Declare where a range is@>
@<Fetch a cover@>
@<Walk from cover to cover@>
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
      if (is_for_masks(problem, state) and has_large_bounds(problem)) return {Engine::links, "a bound is above 250"};
  if (is_for_masks(problem, state)) return {Engine::masks, size};
  if (problem.has_bounds()) return {Engine::links, "there are bounds, and " + size};
  return {Engine::hybrid, size};
}

@ Each engine refuses for itself what it cannot hold. But an engine never sees the observer, so this is asked here. If an item that must be covered is in no option, the search would be over at its
root; but first it would make a table of everything. So this is asked before, too (\sec{more/problem}).

@<Refuse what an engine cannot do, and what is hopeless@>=
void refuse(Engine engine, Chooser chooser, Observer const* observer, int threads)
{
  if (engine != Engine::links and observer != nullptr)
    throw Unsupported("only the engine links can be watched");
  if (threads < 1) throw std::invalid_argument("a search needs at least one thread");
  if (engine == Engine::filter and chooser == Chooser::first)
    throw Unsupported("the filter takes the smallest item, never the first");
}
bool is_dead_at_root(Problem const& problem)
{ return not problem.has_bounds() and item_without_options(problem) != 0; }
Result dead_at_root() { return {Ending::complete, Totals@[{.nodes = 1, .dead = 1}@]}; }

@ The list is the simplest that can hold the problem (\sec{more/bounded}).

@<Search by links@>=
Result search_by_links(Problem const& problem, Chooser chooser, Limits const& limits,
  Receive const& receive, Observer* observer)
{
  return with_simplest_list(problem, [&](auto list) { return search(list, chooser, limits, receive, observer); });
}

@ Here is what all engines have in common.

@<Search with an engine@>=
TreeSearch tree_search(Engine engine, Problem const& problem, Chooser chooser,
  int threads, Techniques const& techniques, Rest const& rest)
{
  if (engine == Engine::links) return LinksSearch(problem, chooser, rest);
  if (engine == Engine::hybrid) return Hybrid(problem, chooser, std::nullopt, threads, rest);
  if (engine != Engine::masks) throw Unsupported("this engine cannot be stopped and continued; take links, masks, or hybrid");
  auto const rows = rows_for_masks(problem);
  if (threads > 1) return ParallelSearch(rows, nullptr, chooser, threads, rest, thresholds::pace, techniques);
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
  if (is_dead_at_root(problem)) return dead_at_root();
  if (may_be_dead and has_dead_component(problem, limits, threads, techniques)) return dead_at_root();
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

@*1 Counting covers. \label{fast/count}%
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

@ The result of a search is a count of its own, which has one component.

@<Take over what a search has counted@>=
std::uint64_t in_64_bits(Natural const& n)
{ return n.fits_ulong_p() ? n.get_ui() : ~std::uint64_t(0); }
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
  if (is_dead_at_root(problem)) return as_count(dead_at_root());
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

@*1 Covers as a range. \label{fast/covers}%
A search calls a function for each cover, until there are no more. Many programs would rather ask for a cover, look at it, compare it with the next one, and stop when they
have seen enough:
$$\vbox{\halign{\tt#\hfil\cr
for (auto cover :\ dlx::covers(problem))\cr
\quad if (pleases(cover)) break;\cr}}$$
How can a search stop in the middle, and continue there when the next cover is asked for?
@^covers, asked for one by one@>

A search on a thread of its own could wait; but the thread must be woken, and must be stopped when the program leaves the loop, even by an exception. A coroutine suspends only its own frame;
all engines, with everything that they call, would have to be coroutines. The third way needs neither. A search can be run until a limit of {\it one\/} cover, and goes on there when it is run again
(\sec{fast/tree_search}). It keeps its frames, and all that it remembers. For the four queens:
$$\vbox{\halign{#\hfil\qquad&#\hfil\qquad&\hfil#\hfil\cr
{\it what the loop does}&{\it what the search does}&{\it covers so far}\cr
asks for the first cover&visits the ways \.{1/4} and \.{2/4}&1\cr
asks for the next one&goes on, and visits \.{3/4}&2\cr
asks for the next one&visits \.{4/4}, and is over&2\cr}}$$

@ A C++ range can be used in a |for| loop. This one is an input range: it can be walked through once, and its iterators contain only a pointer to it.

@<Declare the range of covers@>=
class CoverRange : @[public std::ranges::view_base@] {
  /* an |input_range|, and a view: adaptors such as |take| can be applied */
public:
  explicit CoverRange(Problem problem, Chooser chooser = Chooser::smallest); /* in the order of |chooser| */
  CoverRange(CoverRange&& other) noexcept; /* the moved-from range has no covers, and an
    empty |problem| */
  CoverRange& operator=(CoverRange&& other) noexcept;
  ~CoverRange();
  class Iterator;
  Iterator begin();
    /* at the first cover, or at the one where a loop was left. Time: of a
       search for the first cover */
  std::default_sentinel_t end() const { return {}; }
  Problem const& problem() const; /* the covers are lists of its options */
private:
  std::span<int const> present() const;
  void advance();
  bool is_over() const;
  struct Search; /* a search, and the present cover */
  std::unique_ptr<Search> search;
};

@ A cover is a list of options of the problem, in the order in which they were chosen. It is valid until the iterator moves.

@<Declare the range of covers@>=
class CoverRange::Iterator {
public:
  using value_type = std::span<int const>;
  using difference_type = std::ptrdiff_t;
  explicit Iterator(CoverRange& range) : from(&range)@+{@+}@/
  value_type operator*() const { return from->present(); }
    /* valid until the next step; to keep it, copy it into a |std::vector|. Empty at the end */
  Iterator& operator++() { from->advance(); return *this; } /* no effect at the end */
  void operator++(int) { from->advance(); }
  bool operator==(std::default_sentinel_t) const { return from->is_over(); }
private:
  CoverRange* from;
};

@ Most programs need only this function. A loop can be left only at a cover, and where covers are rare, hours may pass between two of them; then use
|search_with|, which obeys limits.

@<Declare the range of covers@>=
CoverRange covers(Problem problem, Chooser chooser = Chooser::smallest);
  /* all covers, in the order of |search_with|, by the engine that suits the problem.
     Nothing is searched before the first is asked for. Memory: of the
     problem, and of the search. A loop may be left at any time */

@ {\it The invariant of a range of covers:} the covers that were passed, the present one, and those that the search has left are all covers, in this order. The empty problem has one
cover, the empty one; so a range is over when the search has found no cover, not when the present one has no options.
@^invariant of a range of covers@>@^empty cover@>

@<Declare where a range is@>=
struct CoverRange::Search {
  Search(Problem p, Chooser c) : problem(std::move(p)), chooser(c)@+{@+}@/
  void fetch();
  Problem const problem;
  Chooser chooser;
  std::optional<TreeSearch> search; /* from the first cover on */
  std::vector<int> cover;           /* the present one */
  bool is_over = false;
};

@ A search that has found its cover stops before it tries anything else, so the next cover costs nothing until it is asked for.

@<Fetch a cover@>=
void CoverRange::Search::fetch()
{
  if (not search) search = tree_search(choose_engine(problem, false).engine, problem, chooser);
  Limits one;
  one.solutions = 1;
  is_over = true;
  search->run(one, [this](std::span<int const> found) {
    cover.assign(found.begin(), found.end());
    is_over = false;
  });
}

@ A range that is over, or was moved from, remains over.

@<Walk from cover to cover@>=
std::span<int const> CoverRange::present() const
{ return is_over() ? std::span<int const>() : std::span<int const>(search->cover); }
bool CoverRange::is_over() const { return not search or search->is_over; }
void CoverRange::advance() { if (not is_over()) search->fetch(); }
CoverRange::Iterator CoverRange::begin()
{
  if (search and not search->search) search->fetch();
  return Iterator(*this);
}

@ These functions are defined here because |Search| is incomplete in the header.

@<Walk from cover to cover@>=
CoverRange::CoverRange(Problem p, Chooser chooser)
  : search(std::make_unique<Search>(std::move(p), chooser))@+{@+}@/
CoverRange::CoverRange(CoverRange&& other) noexcept = default;
CoverRange& CoverRange::operator=(CoverRange&& other) noexcept = default;
CoverRange::~CoverRange() = default;
Problem const& CoverRange::problem() const
{
  static Problem const none;
  return search ? search->problem : none;
}
CoverRange covers(Problem problem, Chooser chooser)
{ return CoverRange(std::move(problem), chooser); }

@*1 Measurements. \label{fast/measured}%
Is all this faster, and by how much? A single problem can be lucky, and a program can be tuned until it
is. So \.{bench/families.hpp} has {\it families\/} of problems, each with a word on where such problems come from. Their members are drawn by lot: once by a seed that was looked at while the program was written, and once by a seed that \cmd{make bench-engines} draws and prints.
@^benchmark@>

All programs take turns in each round, so a machine that is busy with other things treats them alike. The bench compares the processor time of whole processes, reading included. Each answer is compared with the right one. {\it The invariant of the bench:} a time without the right answer is no time.

In the figure, each family has a line. On the right is the fastest public program that was asked, with its milliseconds for the known seed. These are Knuth's
\.{dance} of 2000, his \.{dlx2}, and \.{ssxcc}, which uses sparse sets in place of links [K22]. All of them visit each cover; so does \cmd{dlx count --each}.
A blue dot is the quotient of their time and that of \cmd{dlx count --each}; a red square, that of their time and \cmd{dlx count}. Hollow marks are for the drawn seed.
\toptable{\figure{.98\pagewidth}{comparison/families}{How many times as fast as the fastest public program: dots, if each cover is visited; squares, if they are counted.}}
A mean is followed by those of the worst and of the best round.
\measurements{l}{tests/transcripts/families.txt}
The last line divides the time of \cmd{dlx count} by that with the best \.{--engine}: the choice costs so much.
@^Knuth, Donald Ervin@>

Problems with many options, each of which excludes many others, gain most: a list pays for each exclusion, and a conflict mask does not. Where many covers share their
ends, as with dominoes, colourings, and timetables, they are replayed from pages, or not visited at all if one counts. Problems whose covers are almost all different gain least. Families that take only a few milliseconds compare little more than the start of processes; so the second line of the table has only those of 20~milliseconds and more.

@*1 What each technique is worth. \label{fast/ladder}%
Every technique of this part can be switched off, and then the program finds the same covers, usually in more time. \cmd{make bench-ladder} does
that with the families of \sec{fast/measured}, for a known and a drawn seed. It divides the processor time without a technique by the time with all of
them.
\measurements{lrlrl}{tests/transcripts/ladder.txt}
A quotient below~1 is a technique that costs more than it gains. When each cover is visited, to look for images and components costs two or three percent in the mean. Both stay because
some problems need them when they count. Images count Soma three times as fast. Two boards of twelve queens in one file have 201{,}640{,}000 covers; they are
counted in a few hundredths of a second, and without components not in twenty seconds. The lines are not factors of a product. Without counters the program takes links, which have neither memory nor images; so 5.32 includes the 2.32 of the memory.

Other techniques were measured and removed. Each of them made some family faster; the program that had all of them (commit 45e34791) takes .77 of the time to
visit each cover, and .81 to count, in the mean. It had nearly twice as many lines in this part.
@^ablation@>

@ \pitfall{Comparing the times of two runs that did not share a machine, a minute, and an input. Choosing the families after the program. Being clever in silence. If a program changes its engine with the problem, its statistics change their meaning. Hence \.{--why}, and
\.{--engine links}.
To take what a stopped count has multiplied so far for a lower bound. To keep a cover of the range for later: the next step overwrites it. So
\cmd{std::ranges::max} over the range is wrong, since it keeps the best cover so far. Copy the cover into a |std::vector|.}

\pinned{\.{tests/fast/engine\UL test.cpp} asks for each answer of the first figure, and compares the covers of all engines; counts the three puzzles, compares
counts with brute force, and stops them in each component; leaves loops over covers in the middle. \.{tests/whole/bench\UL test.cpp} runs the bench
with small families, and makes these tables from their results.}

\exercise[15]{A test lets two engines search the same problem. Which of these may it compare: the number of
covers; the number of nodes; the tenth cover; how many covers have been found after a thousand nodes; the covers
found until a limit of ten covers stops the search?}
\answer{The first, the third, and the last. Engines agree on covers and on their order, so they agree on the first ten. Each
visits nodes of its own, and with them everything differs that is said ``after so many nodes''.}

\exercise[20]{Add a family of your own to \.{bench/families.hpp}, before you know how fast anything is on it, and run \cmd{make bench-ladder}.}
\answer{A family is a function that draws a problem from dice and a step; copy a short one.}

\exercise[10]{A problem has three components, with 2, 0, and 5 covers. The count
is stopped. Which numbers can it report, and which of them are final?}
\answer{Zero in any case. If the first two components were counted, that is final,
and the third is not searched; if the count was stopped earlier, its ending says
that zero is only what is certain.}

\exercise[15]{Write a function that tells, with |covers|, whether a puzzle has exactly one solution. How many covers
does the search find?}
\answer{With \.{auto r = covers(p)} and \.{auto i = r.begin()}, it is \.{i != r.end() and ++i == r.end()}. The search finds at most two covers.}

\summary{The program chooses the engine by the shape of the problem, says why if asked, and can be
overruled. All engines find the same covers in the same order.
A problem that falls apart is counted component by component, and the numbers are multiplied. A loop over covers is a search that waits.}
