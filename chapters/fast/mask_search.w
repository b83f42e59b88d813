@** A search that can be put aside. \label{fast/mask_search}%
Somebody wants ten covers, and then perhaps ten more. Somebody else wants to
know after each second how far the search is, and to stop it when she has seen enough. And a
third one has four processors, and wants each of them to search a part. What do
a search by masks, and the hybrid that ends in one, have to be able to do for them?

Two things: to run until a limit, and to go on later; and, if it is masks, to
give a part of their work away. (Nobody asks for their position. A search that is kept for another day is cut into subtrees
by the list, \sec{fast/long_search}, and the path to a subtree is the same for all engines.) Here is a search in three runs, with a limit of one node each, of
the dinner of \sec{fast/counters}: the first visits the root, the second tries option~2, and the third tries option~4, finds the cover, and is complete.
@^continuing a search@>

@ So this is their base. How they search is none of its business; it decides
when they stop, since this must be the same for all.

@(dlx/fast/mask_search.hpp@>=
#pragma once
/* What every search by masks can do: run until a limit, go on,
   and give work away; whatever kind of vectors it uses, and whether it dances
   before. */
#include "dlx/fast/memory.hpp"
#include "dlx/more/observer.hpp"
#include <cstdint>
#include <vector>
namespace dlx {
@<Declare a branch@>
constexpr std::uint64_t largest_pace = 1024;
std::uint64_t pace_for(double bits); /* of a search that looks at so many |bits| at
  its root: nodes between two looks at the clock, at most |largest_pace| */
@<Declare the class |MaskSearch|@>
} // |namespace dlx|

@ The rest is in the source file.

@(dlx/fast/mask_search.cpp@>=
#include "dlx/fast/mask_search.hpp"
#include <algorithm>
namespace dlx {
@<Think about stopping@>
} // |namespace dlx|

@ Several classes are derived from it: one for each kind of vectors,
the hybrid (\sec{fast/hybrid}), and the team of threads (\sec{fast/threads}). All of them stop in the same way.

@<Declare the class |MaskSearch|@>=
class MaskSearch {
public:
  virtual ~MaskSearch() = default;
  virtual Result run(Limits const& limits, Receive const& receive) = 0;
  virtual std::vector<Branch> give_away() { return @[{}@]; } /* nothing, if the search cannot be divided */
  virtual Natural covers() const { return Natural(result.totals.solutions); } /* so far, exactly */
protected:
  void begin_run(Limits const& l);
  bool must_stop() { return result.totals.nodes >= next_look and look_up(); }
  virtual double done() const = 0; /* which share of the tree */
  Result result;
  std::uint64_t pace = largest_pace; /* nodes between two looks at the clock */
  Limits const* limits = nullptr; /* of the present run */
  Clock::time_point deadline;
  std::uint64_t last_solution = 0, last_node = 0, next_pulse = 0, next_look = 0;
private:
  bool look_up();
};

@ How many nodes lie between two looks at the clock? 1024 of them take a search of queens a tenth
of a millisecond. But it is not nodes that take time; it is bits that are looked at. Of a chain of 100{,}000
items, one look reads $2\cdot10^{10}$ bits, and for some time the flag of an interrupt was seen after 1024 of
those, which was five minutes. So a search says with which |pace| it goes: as many nodes as look at
$2^{34}$ bits, about a quarter of a second, but at most 1024. Only if a look takes more than sixteen million bits are there fewer;
then the tables are larger than any nearby memory, and to look at a clock costs nothing beside that.
@^pace of a search@>

@<Think about stopping@>=
std::uint64_t pace_for(double bits)
{
  double const between_looks = 17179869184.0;
  return static_cast<std::uint64_t>(std::clamp(between_looks/std::max(1.0, bits), 1.0,
    1.0*largest_pace));
}

@ Limits are looked at before each attempt, as everywhere; but a hot loop
can afford one comparison, not six. So |next_look| is the number of nodes at
which there is something to look at: a limit, or the clock, whichever comes
first. When the last cover has been found that is wanted, it is set to~0. Between two such looks, |must_stop| compares two numbers, and no more.

\medskip\vbox{\centerline{\hbox to 310bp{\vbox to 46bp{}\pdfliteral{q .6 w .3 G 10 18 m 304 18 l S .8 .88 .97 rg
10 18 120 10 re B 130 18 174 10 re S .8 .3 0 RG 1.4 w 92 14 m 92 32 l 212 14 m 212 32 l 294 14 m 294 32 l S 0 G 2.2 w
130 12 m 130 34 l S Q}\fanopoint{10}{6}{\eightrm0}\fanopoint{92}{4}{\eightrm1024}\fanopoint{130}{2}{\eightrm
1500}\fanopoint{212}{4}{\eightrm2524}\fanopoint{294}{4}{\eightrm3548}\fanopoint{51}{20.5}{\eightrm
first run}\fanopoint{171}{20.5}{\eightrm second run}\fanopoint{92}{36}{\eightrm pulse}\fanopoint{130}{37}{\eightrm
limit}\fanopoint{212}{36}{\eightrm pulse}\fanopoint{294}{36}{\eightrm pulse}\hss}}
\caption{Where a search looks up, by nodes: a run of at most 1500 nodes, and then one without a limit.}}\medskip

@<Think about stopping@>=
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

@ If a limit and an interrupt come together, it was the limit. The pulse is called before the flag
is looked at, so that its listener can raise the flag, and is obeyed at once.

@<Think about stopping@>=
bool MaskSearch::look_up()
{
  auto const& t = result.totals;
  if (t.solutions >= last_solution or t.nodes >= last_node)
    result.ending = Ending::limit;
  else if (t.nodes >= next_pulse) {
    next_pulse = t.nodes + pace;
    if (limits->pulse)
      limits->pulse(Progress{t.nodes, t.solutions, done()});
    if (is_raised(limits->stop))
      result.ending = Ending::interrupted;
    else if (Clock::now() > deadline) result.ending = Ending::limit;
  }
  next_look = std::min(last_node, next_pulse);
  return result.ending != Ending::complete;
}

@*1 Branches. \label{fast/branch}%
The path to a node is enough to give work away. The shallowest frame that still
has something to do holds the largest pieces of what is left. Each of its
untried options is the root of a subtree which another search could take;
it needs to know only the path there. We call this a {\it branch}, and add
which share of our whole tree it is, provided that all children of a node
are equally large.
@^branch@>

@<Declare a branch@>=
struct Branch {
  std::vector<int> path; /* the options that lead to the subtree */
  double share = 1;      /* of the tree of the giver; a guess */
};

@ \pitfall{Looking at the clock at every node takes as long as the node. And a limit that is met exactly when
the search is over has not stopped it.}

\pinned{\.{tests/fast/mask\UL search\UL test.cpp} stops a search that only counts, at each node, by a flag, and by the clock.}

\exercise[15]{Two threads share the dinner. One is asked for work as soon as the root has branched. What does it give away, what is its
share, and what is left for itself?}
\answer{The root has the options 2 and~4 left, and both are given away: two branches with the paths (2) and (4), each of
which has a share of one half. Nothing is left; the giver's next run is complete at once, with no cover.}

\summary{A search is an object that can be run, asked, and divided. One
comparison a node is enough for all limits.}
