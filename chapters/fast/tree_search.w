@** A search that knows where it is. \label{fast/tree_search}%
A user asks for ten covers, and then for ten more. Another one wants to stop a search, write down where it is, and continue it next
week. A machine with four processors could search four parts of a tree at once. What must a search be able to do for them?

Three things are enough. It searches a range of the tree (\sec{more/range}), until a limit. It says what is left of its range. And a search by masks can cut off the end of what is left, so that another search takes it. Here is the dinner of
\sec{dance/guests}, in three runs with a limit of one node each. They are runs of the engine {\it masks}, the search by counters of \sec{fast/masks}, which makes no nodes for forced options. The position 1/2 is the first of two ways.@^continuing a search@>
$$\vbox{\halign{\hfil#\quad&#\hfil\quad&#\hfil\quad&\tt#\hfil\cr
{\it run}&{\it what it visits}&{\it how it ends}&{\it what is left}\cr
1&the root, where the search branches at |A|&limit&\rm from \tt1/2\cr
2&option~2; 3 and~1 are forced, and clash: a dead end&limit&\rm from \tt2/2\cr
3&option~4; 1 and 5 are forced: a cover&complete&\rm nothing\cr}}$$

\sketch{cut}{A cut. Six ways leave the root, and the first is being searched. Of the five that are still to be tried, the search keeps
two, and gives the blue ones away: the range from \.{4/6} to the end.}

@ {\it The invariant of a search:} the covers that were reported, and those in the ranges that are left, are the covers of its range, each of them
once. They come in the order of the dance, and everything that is left comes later than everything that was reported. So a checkpoint is a list of ranges
(\sec{command/keeper}), two threads share a tree by cutting a range (\sec{fast/threads}), and a loop over covers searches for
one cover at a time (\sec{fast/covers}).
@^invariant of a search@>

@(dlx/fast/tree_search.hpp@>=
#pragma once
/* What all searches can do: run until a limit, go on, and say what is left. Some can give a part of it away. */
#include "dlx/fast/memory.hpp"
#include "dlx/more/observer.hpp"
#include "dlx/more/problem.hpp"
#include "dlx/more/range.hpp"
#include <cstdint>
#include <memory>
#include <vector>
namespace dlx {
@<Declare what a search does inside@>
@<Declare the class |TreeSearch|@>
} // |namespace dlx|

@ Outside, a search is an object of this class. There are four kinds: by links, by masks (\sec{fast/masks}), the hybrid of both (\sec{fast/hybrid}), and
a team of threads (\sec{fast/threads}). What a team has left may be several ranges.

@<Declare the class |TreeSearch|@>=
class TreeSearch {
public:
  Result run(Limits const& limits = Limits(), Receive const& receive = nullptr);
    /* begins, or goes on after a limit. The limits count from now on, the
       totals from the beginning; solutions are at most $2^{64}-1$. May throw |std::bad_alloc|, and then it must not be run again */
  std::vector<Rest> rest() const { return walk->rest(skip); } /* what is left, in order; nothing if the search is over. Also in a pulse */
  std::optional<Turnings> cut() { return walk->cut(); } /* gives away what is left from this path on; nothing if that is not possible, as for all but masks. To be called between two runs */
  Totals const& totals() const { return walk->totals(); } /* of the work; also in a pulse */
  Natural covers() const { return walk->covers() - skipped; } /* that were found so far; exactly */
protected:
  explicit TreeSearch(std::uint64_t told = 0) : skip(told)@+{@+}@/
  std::unique_ptr<Walk> walk;
private:
  std::uint64_t skip, skipped = 0; /* covers that were told before: still to be passed over, passed over */
};
class LinksSearch : public TreeSearch { /* by the dancing list (\sec{more/search}). Memory: that of the list */
public:
  explicit LinksSearch(Problem const& problem, Chooser chooser = Chooser::smallest, Rest const& rest = Rest());
    /* the problem may be gone afterwards */
};

@ A search may stop while it replays a page (\sec{fast/memory}). Then its rest begins at the node of this page, with the number of its covers that were {\it told\/} already.
A |Walk| does the work. It gets a range; |TreeSearch| passes over the covers that were told. So a run that begins with these covers visits each cover, even if covers are only to be counted.

@<Declare what a search does inside@>=
std::uint64_t pace_for(double bits); /* nodes between two looks at the clock, if the root reads so many |bits| */
class Walk {
public:
  virtual ~Walk() = default;
  virtual Result run(Limits const& limits, Receive const& receive) = 0;
  virtual std::vector<Rest> rest() const = 0;
  virtual std::optional<Turnings> cut() { return std::nullopt; }
  virtual Natural covers() const { return Natural(result.totals.solutions); }
  Totals const& totals() const { return result.totals; }
  std::vector<Rest> rest(std::uint64_t told) const; /* so many more */
  double done() const { return share_done(borders.range, rest()); }
protected:
  Walk() = default;
  explicit Walk(Range const& r) : borders(r)@+{@+}@/
  void begin_run(Limits const& l);
  bool must_stop() { return result.totals.nodes >= next_look and look_up(); }
  Borders borders; /* of the range */
  Result result;
  Limits const* limits = nullptr; /* of the present run */
  Clock::time_point deadline;
  std::uint64_t pace = thresholds::pace, last_solution = 0, last_node = 0, next_pulse = 0, next_look = 0;
private: bool look_up();
};

@ The covers that were told before are the first of the range, and a limit does not count them.

@(dlx/fast/tree_search.cpp@>=
#include "dlx/fast/tree_search.hpp"
#include "dlx/more/bounded.hpp"
#include <algorithm>
namespace dlx {
@<Search with links@>
@<Look at the limits@>
Result TreeSearch::run(Limits const& limits, Receive const& receive)
{
  Limits more = limits;
  if (limits.solutions > 0) add_limited(more.solutions, skip);
  Receive const once = [&](std::span<int const> cover) {
    if (skip > 0) --skip, ++skipped;
    else if (receive) receive(cover);
  };
  Result r = walk->run(more, skip > 0 ? once : receive);
  r.totals.solutions -= skipped;
  return r;
}
std::vector<Rest> Walk::rest(std::uint64_t told) const
{
  auto all = rest();
  if (not all.empty()) all.front().told += told;
  return all;
}
} // |namespace dlx|

@*1 When to stop. A search asks |must_stop| before each attempt. This hot loop can afford one comparison. So |next_look| is the number of
nodes at which there is something to look at: a limit, or the clock. When a search has found the last cover that is wanted,
it sets |next_look| to~0. {\it Invariant: before |next_look|, no limit on nodes or covers has been reached.} Here is a run
of at most 1500 nodes, and then one without a limit:@^invariant of stopping@>
$$\vbox{\halign{#\hfil\quad&&\hfil#\quad\cr
{\it nodes}&1024&1500&2524&3548\cr
{\it reason to look}&clock&limit&clock&clock\cr
{\it next look}&1500&2524&3548&4572\cr}}$$
How often does it look at the clock? 1024 nodes of queens take a tenth of a millisecond. But with masks, a node of a chain of
16{,}000 items reads $5\cdot10^8$ bits, and 1024 of them take seven seconds. So the |pace| is as many nodes as read
$2^{34}$ bits in all, which takes a quarter of a second, or 1024 if these are fewer.@^pace of a search@>

@<Look at the limits@>=
std::uint64_t pace_for(double bits)
{
  return static_cast<std::uint64_t>(std::clamp(thresholds::bits_of_a_pace/std::max(1.0, bits), 1.0, 1.0*thresholds::pace));
}
void Walk::begin_run(Limits const& l)
{
  limits = &l;
  last_solution = last_of(result.totals.solutions, l.solutions);
  last_node = last_of(result.totals.nodes, l.nodes);
  deadline = deadline_of(l);
  next_pulse = result.totals.nodes + pace;
  next_look = std::min(last_node, next_pulse);
  result.ending = Ending::complete;
}

@ A limit goes before an interrupt. The pulse is called before the flag is looked at, so its listener can raise the flag, and
the search obeys at once. Totals never exceed $2^{64}-1$ covers (\sec{fast/memory}); a search without a limit does not stop there.

@<Look at the limits@>=
bool Walk::look_up()
{
  auto const& t = result.totals;
  bool const has_all = limits->solutions > 0 and t.solutions >= last_solution;
  if (has_all or t.nodes >= last_node) result.ending = Ending::limit;
  else if (t.nodes >= next_pulse) {
    next_pulse = t.nodes + pace;
    if (limits->pulse) limits->pulse(Progress{t.nodes, t.solutions, done()});
    if (is_raised(limits->stop)) result.ending = Ending::interrupted;
    else if (Clock::now() > deadline) result.ending = Ending::limit;
  }
  next_look = std::min(last_node, next_pulse);
  return result.ending != Ending::complete;
}

@*1 Links. The dance of \sec{more/search} has limits of its own, and knows ranges. So the walk by links is a list, a dance, and what the dance refers to. The limits of a dance count from its beginning.

@<Search with links@>=
namespace {
template<class List, class Policy> class Dancer : public Walk {
public:
  Dancer(Problem const& problem, Range const& range)
    : Walk(range), list(problem), steps(list, policy, own, told, nobody)
  { steps.keep_to(range); }
  Result run(Limits const& l, Receive const& r) override
  {
    own = l, told = r;
    own.solutions = l.solutions == 0 ? 0 : last_of(result.totals.solutions, l.solutions);
    own.nodes = l.nodes == 0 ? 0 : last_of(result.totals.nodes, l.nodes);
    auto const tell = [&](Progress p) {
      result = steps.result;
      p.done = done();
      l.pulse(p);
    };
    if (l.pulse) own.pulse = tell;
    steps.go_on();
    return result = steps.result;
  }
  std::vector<Rest> rest() const override { return steps.rest(); }
private:
  List list;
  Policy policy;
  Limits own;
  Receive told;
  Silent nobody;
  Dance<List, Policy, Silent> steps;
};
template<class List> std::unique_ptr<Walk> dancer_on(Problem const& problem, Chooser chooser, Range const& range)
{
  if (chooser == Chooser::first) return std::make_unique<Dancer<List, First> >(problem, range);
  return std::make_unique<Dancer<List, Smallest> >(problem, range);
}
} // |namespace|
LinksSearch::LinksSearch(Problem const& problem, Chooser chooser, Rest const& r) : TreeSearch(r.told)
{
  walk = problem.has_bounds() ? dancer_on<Bounded>(problem, chooser, r.range)
    : problem.has_colours() ? dancer_on<Painted>(problem, chooser, r.range)
    : dancer_on<Links>(problem, chooser, r.range);
}

@ \pitfall{Looking at the clock at every node, which takes as long as the node. Cutting a range such that nothing is kept: then what is left begins where it ends.}

\pinned{\.{tests/fast/tree\UL search\UL test.cpp} stops the searches of all engines at any node, by a flag, and by the clock, and lets another engine search what is left. It cuts ranges at random, and compares their covers with those of the whole.}

\exercise[15]{After the first of the three runs, the search is cut. What does it give away, and what does its next run do?}
\answer{The range from \.{2/2} to the end. The next run visits option~2, and is complete.}

\exercise[15]{A search had reported five covers of a range when it was stopped, in the midst of a page. The range that is left begins at the node of the page, with |told| 5. The page has eight covers. What does the next search report?}
\answer{It visits all eight covers of the page, and passes over the first five. Then it reports three, and everything to the right.}

\summary{A search can be run, asked what is left, and cut. The rest of a search is a list of ranges. One comparison at each node is enough for all limits. Say \cmd{--limit}, \cmd{--nodes}, or \cmd{--checkpoint}.}
