@** Limits of a search by masks. \label{fast/mask_search}%
A user asks for ten covers, and then for ten more. Another one wants to see how far the search has come, and to stop it. A
machine with four processors could search four parts of a tree at once. What must a search be able to do for them?

It must stop at a limit, go on later, and give away a part of its work. Here is the dinner of
\sec{dance/problem}, in three runs with a limit of one node each. Forced options make no nodes.@^continuing a search@>
$$\vbox{\halign{\hfil#\quad&#\hfil\quad&#\hfil\cr
{\it run}&{\it what it visits}&{\it how it ends}\cr
1&the root, where the search branches at |A|&limit\cr
2&option~2; 3 is forced, and |E| has no option left&limit\cr
3&option~4; 1 and 5 are forced: a cover&complete\cr}}$$

@ The search by counters (\sec{fast/masks}), the hybrid (\sec{fast/hybrid}), and the team of threads (\sec{fast/threads})
have one base class. It decides when a search stops. \label{fast/branch}Only the first of the three can be divided. An untried
child is the root of a subtree that another search could take. All that it needs is the path there. Such a {\it branch\/}
comes with a guess of its size, as if all children of a node were equally large.@^branch@>

@(dlx/fast/mask_search.hpp@>=
#pragma once
/* What searches by masks can do: run until a limit, go on, and give work away. */
#include "dlx/fast/memory.hpp"
#include "dlx/more/observer.hpp"
#include <cstdint>
#include <vector>
namespace dlx {
struct Branch {
  std::vector<int> path; /* chosen options; and negative ones that were struck, if there are bounds */
  double share = 1;      /* of the tree of the giver; a guess */
};
constexpr std::uint64_t largest_pace = 1024;
std::uint64_t pace_for(double bits); /* nodes between two looks at the clock, if the root reads so many |bits| */
class MaskSearch {
public:
  virtual ~MaskSearch() = default;
  virtual Result run(Limits const& limits, Receive const& receive) = 0; /* begins, or goes on; totals of all runs */
  virtual std::vector<Branch> give_away() { return @[{}@]; } /* nothing, if the search cannot be divided */
  virtual Natural covers() const { return Natural(result.totals.solutions); } /* so far, exactly */
protected:
  void begin_run(Limits const& l);
  bool must_stop() { return result.totals.nodes >= next_look and look_up(); }
  virtual double done() const = 0; /* which share of the tree */
  Result result;
  Limits const* limits = nullptr; /* of the present run */
  Clock::time_point deadline;
  std::uint64_t pace = largest_pace, last_solution = 0, last_node = 0, next_pulse = 0, next_look = 0;
private: bool look_up();
};
} // |namespace dlx|

@ A search asks |must_stop| before each attempt. This hot loop can afford one comparison. So |next_look| is the number of
nodes at which there is something to look at: a limit, or the clock. When a search has found the last cover that is wanted,
it sets |next_look| to~0. {\it Invariant: before |next_look|, no limit on nodes or covers has been reached.} Here is a run
of at most 1500 nodes, and then one without a limit:@^invariant of stopping@>
$$\vbox{\halign{#\hfil\quad&&\hfil#\quad\cr
{\it nodes}&1024&1500&2524&3548\cr
{\it reason to look}&clock&limit&clock&clock\cr
{\it next look}&1500&2524&3548&4572\cr}}$$
How often does it look at the clock? 1024 nodes of queens take a tenth of a millisecond. But a node of a chain of
100{,}000 items reads $2\cdot10^{10}$ bits, and 1024 of them take minutes. So the |pace| is as many nodes as read
$2^{34}$ bits in all, which takes a quarter of a second, or 1024 if these are fewer.@^pace of a search@>

@(dlx/fast/mask_search.cpp@>=
#include "dlx/fast/mask_search.hpp"
#include <algorithm>
namespace dlx {
std::uint64_t pace_for(double bits)
{
  double const between_looks = 17179869184.0;
  return static_cast<std::uint64_t>(std::clamp(between_looks/std::max(1.0, bits), 1.0, 1.0*largest_pace));
}
void MaskSearch::begin_run(Limits const& l)
{
  limits = &l;
  last_solution = last_of(result.totals.solutions, l.solutions);
  last_node = last_of(result.totals.nodes, l.nodes);
  deadline = deadline_of(l);
  next_pulse = result.totals.nodes + pace;
  next_look = std::min(last_node, next_pulse);
  result.ending = Ending::complete;
}
@<Look at the limits@>
} // |namespace dlx|

@ A limit goes before an interrupt. The pulse is called before the flag is looked at, so its listener can raise the flag, and
the search obeys at once. Totals never exceed $2^{64}-1$ covers (\sec{fast/memory}), which is no limit unless one was set.

@<Look at the limits@>=
bool MaskSearch::look_up()
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

@ \pitfall{Looking at the clock at every node, which takes as long as the node.}

\pinned{\.{tests/fast/mask\UL search\UL test.cpp} stops a search at each node, by a flag, and by the clock.}

\exercise[15]{After the first of the three runs, the search gives work away. What does it give, and what does its next run do?}
\answer{Two branches, with the paths (2) and (4) and a share of one half each. The next run is complete at once.}

\summary{A search can be run, asked, and divided. One comparison at each node is enough for all limits.}
