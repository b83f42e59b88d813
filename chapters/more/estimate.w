@** Estimates. \label{more/estimate}%
Will a search for all covers take a second or a century? The number of options says little:
there are problems with a thousand options that are settled at the root, and
problems with a hundred that outlive their owners. In 1975 Knuth found a way
to ask the search tree itself, by a few random walks [K75]. The estimate is that of the dancing links. If covers are only counted, the faster
engines (\sec{fast/part}) often need a small part of this time.
@^Monte Carlo estimate@>

@ Suppose that the root of the tree has three children. We throw a die, go
to one of them, and find that it has two children; we go to one of those,
and it is a leaf. We have seen one node at level~0. At
level~1 there are three nodes. At level~2 we have seen two nodes below one
of those three; if the other children look like this one, which is all that
we can hope for, then level~2 has $3\cdot2=6$ nodes. So the estimate of this
walk is $1+3+6=10$ nodes.
\sketch{walk}{A walk (orange) through a tree of which it sees only the numbers of children.
The number in a node is the number of nodes of its level for which it speaks.}

The hope is not unfounded. A node at level $k$ whose ancestors have $d_0$,
$d_1$, \dots,~$d_{k-1}$ children is reached with probability
$1/(d_0d_1\ldots d_{k-1})$, and when it is reached it is counted
$d_0d_1\ldots d_{k-1}$ times. On the average, therefore, each node of the
tree is counted {\it once}. This is true for every tree, and for every
subset of its nodes: if only the nodes that are
solutions are counted, the average is the number of solutions.
@^unbiased estimate@>

@ A single walk can be far off. For the four queens (\sec{dance/four-queens}), whose tree has 17 nodes, a walk that begins in the corner
says $1+4+8=13$ or $1+4+8+8=21$, and one that begins beside it says
$1+4+4+4+4=17$. So we take many walks, and look at how much they differ.
If $s$ is the standard deviation of $n$ walks, then the average is usually
within $1.96\,s/\sqrt n$ of the truth. ``Usually'' means 19 times out of~20,
as long as $n$ is large enough for the rare giants to turn up.
@^confidence interval@>

Here is an estimate for ten queens, whose tree has 16448 nodes and 724
solutions:
\transcript{estimate-queens}

@ One walk is a |Probe|. It asks its caller for random numbers,
so that a test can try {\it all\/} walks, weighted by their probabilities, and demand that the average
is the truth, up to the last few bits.

@(dlx/more/estimate.hpp@>=
#pragma once
/* How large is a search tree?  Random walks, after Knuth [K75]; and one step of any walk: down,
   by one of the ways that there are, and up again. */
#include "dlx/more/bounded.hpp"
#include <cstdint>
#include <functional>
#include <vector>
namespace dlx {
@<Declare one step@>
@<Declare probes and estimates@>
} // |namespace dlx|

@ A probe costs one path down the tree and up again: with a
depth of $D$ and $k$ other items in an option, about $D(k+1)$ covers and as
many uncovers. A walk is short, so it has the list with bounds, which can hold every problem.

@<Declare probes and estimates@>=
using Pick = std::function<int(int n)>;
  /* returns a number from 0 to |n-1|, each with the same probability */
struct Probe { /* what one walk says about the tree; numbers of nodes */
  double nodes = 0, covers = 0;
  std::vector<double> levels; /* the nodes of each level */
  bool is_whole = true; /* or else it was stopped, and says nothing */
};
Probe probe(Bounded& links, Chooser chooser, Pick const& pick,
  std::atomic<bool> const* stop = nullptr);
  /* one random walk; the list is then as before. The average of all three numbers is the truth. [K75] */

@ An estimate is the average of many probes. The same seed gives the same estimate on every machine.

@<Declare probes and estimates@>=
struct Interval {
  double mean = 0;
  double margin = 0; /* the truth is within |mean| $\pm$ |margin|, 95 times of 100; infinite after one walk */
};
struct Estimate {
  std::uint64_t probes = 0; /* so many walks were taken; 0 if the first was long, and was stopped */
  Interval nodes, covers;
  std::vector<double> levels; /* the average number of nodes of each level */
};
Estimate estimate(Bounded& links, Chooser chooser,
  std::uint64_t probes, std::uint64_t seed, Limits const& limits = Limits());
  /* by so many |probes|, at least one; |limits.seconds| ends it after a walk, and
     |limits.stop| even in the midst of a long one; the other limits mean nothing here.
     Numbers above $10^{308}$ are infinite. The list is then as before */

@*1 One step. \label{more/stride}%
A walk needs one step of a search: down by one of the ways that there are, and up again. Here the caller
decides and remembers. A walk lets a die decide; \sec{more/split} goes along a path that
was written down.

Here are the two steps from the root of the kitchen (\sec{more/problem}) to the
cover with Ann and Bob. At the root, |cook| is chosen, and there are three ways.
$$\vbox{\halign{\hfil#\quad&#\hfil\quad&#\hfil\quad&#\hfil\cr
{\it way\/}&{\it takes}&{\it and leaves behind}\cr
\noalign{\smallskip}
1&Ann&nothing: Ann had her turn, and is out&$\leftarrow$ the first step\cr
2&Bob&Ann\cr
3&Cem&Ann and Bob\cr}}$$
Below the first way |cook| may be used once more. Bob is the only option left, and there are two
ways: with Bob, and with nobody else. The second step takes the first of these.

The policies of \sec{more/search} choose the items, because a walk must go through the tree of
{\it one\/} chooser. For eight queens the tree has 2057 nodes with the first item and 1199 with the
smallest. A |Stride| has what is needed to take the step back.
@^step of a walk@>@^way@>

@<Declare one step@>=
struct Stride {
  int item = 0, node = 0;   /* the option's node in the column, or the item for none */
  std::vector<int> tweaked; /* nodes, in this order */
};
int choose(Bounded const& links, Chooser chooser);
  /* the item on which the search branches; one must be open, else undefined */
Stride enter(Bounded& links, int c, int i);
  /* way |i| of item |c|, from 0 to one less than its degree; |c| must be open. Time: that of the search at such a node */
void leave(Bounded& links, Stride const& v); /* of the steps that were not taken back, the newest */

@ The step down uses the item, with the |Steps| of \sec{more/search} and no observer.
Then it goes down the column to the option of the way. Here ways begin with~0, as the numbers of a die of the
library do. If the item has room for more, the options that had
their turn are tweaked, up to the one that is picked; a node that has been tweaked still knows the one below it.
The way after the last option is ``none'', and ends at the header.

@<Step down and up@>=
int choose(Bounded const& links, Chooser chooser) {
  return links.number(chooser == Chooser::first ? First().choose(links) : Smallest().choose(links));
}
Stride enter(Bounded& links, int c, int i) {
  Silent nobody;
  Totals totals;
  Steps<Bounded, Silent> steps = {links, nobody, totals};
  Stride v = {c, 0, {}};
  Node *const head = links.node(c), *x = head;
  steps.use(head, 0);
  do {
    x = x->down;
    if (not links.has_room(c) or x == head) continue;
    links.tweak(x, nobody);
    v.tweaked.push_back(links.number(x));
  } while (i-- > 0 and x != head);
  v.node = links.number(x);
  if (x != head) steps.commit_others(x, 0);
  return v;
}

@ The way back is the mirror image: the commits are undone from right to
left, the tweaks from the last to the first, and the item comes back at the
end. {\it Down and up again leaves the list as it was, link by link}; this is the invariant of a
step.
@^invariant of a step@>

@<Step down and up@>=
void leave(Bounded& links, Stride const& v) {
  Silent nobody;
  Totals totals;
  Steps<Bounded, Silent> steps = {links, nobody, totals};
  if (v.node != v.item) steps.uncommit_others(links.node(v.node), 0);
  for (std::size_t k = v.tweaked.size(); k > 0; --k)
    links.untweak(links.node(v.tweaked[k - 1]), nobody);
  steps.unuse(links.node(v.item), 0);
}

@*1 Walks. The program has four parts: a step, a walk that knows its weight, an average that knows its error, and
the loop that feeds one to the other.

@(dlx/more/estimate.cpp@>=
#include "dlx/more/estimate.hpp"
#include <cmath>
#include <limits>
#include <random>
namespace dlx {
@<Step down and up@>
namespace {
@<Keep a running average@>
}
@<Take a random walk@>
@<Estimate the tree@>
} // |namespace dlx|

@ The walk is a search that never looks back until the end. The weight is a |double|, because the products grow beyond all integers.
Beyond $10^{308}$ nodes it is infinite, which is quite accurate.

On a chain of 100{,}000 items, a walk has 100{,}000 steps, and at each of them looks for the smallest of so many
items; that takes some six seconds. So the flag of an interrupt is looked at every thousand steps, and a walk that was stopped says so.

@<Take a random walk@>=
Probe probe(Bounded& links, Chooser chooser, Pick const& pick, std::atomic<bool> const* stop) {
  Probe result;
  std::vector<Stride> path; /* each item chosen, and what was done with it */
  double weight = 1;
  for (bool on = true; on; ) {
    result.nodes += weight;
    result.levels.push_back(weight);
    on = false;
    @<Go one level down, if there is one@>
    if (path.size() % 1024 == 1023 and is_raised(stop)) on = result.is_whole = false;
  }
  for (; not path.empty(); path.pop_back()) leave(links, path.back());
  return result;
}

@ The walk ends in one of two ways. If no item is open, it stands at a
solution, and its weight is the number of solutions that this one speaks
for. If the chosen item has degree~0, it stands at a dead end. Otherwise one
of the ways is picked, and the weight is multiplied by the number of ways.

\sketch{six-walks}{All walks through the tree of four queens, by the file of the first queen. The width is how often a walk comes this way,
the height what it says then. On the average it says what is true: 17.}

Of the six walks of the four queens, two come to a solution, and each
of these speaks for four. When one walk in a
million comes to a solution, then a thousand walks say zero, with confidence.

@<Go one level down, if there is one@>=
if (links.first_open() == nullptr) {
  result.covers += weight;
} else if (int const c = choose(links, chooser); links.degree(c) > 0) {
  int const degree = links.degree(c);
  path.push_back(enter(links, c, pick(degree)));
  weight *= degree;
  on = true;
}

@ The average and the standard deviation are kept by Welford's recurrence, without
storing the numbers. If $M_k$
is the average of the first $k$ numbers, then $M_k=M_{k-1}+(x_k-M_{k-1})/k$,
and $S_k=S_{k-1}+(x_k-M_{k-1})(x_k-M_k)$ is the sum of the squared
deviations.
@^Welford, B. P.@>

The textbook's formula subtracts the square of the mean from the mean of the squares. Walks in a
large tree say numbers like $10^{20}$; their squares have forty digits, of which
a |double| keeps sixteen, and what remains of the difference may be noise, even negative.
@^cancellation@>

After one walk the margin is infinite.
The squares of numbers near $10^{200}$ are no |double|s; hence the long |double|. Once a walk has
said ``infinitely many'', the average stays infinite; otherwise the next such walk would subtract infinity from infinity.

@<Keep a running average@>=
struct Average {
  double mean = 0;
  long double deviations = 0;
  void add(double x, double count) {
    long double const before = x - mean;
    mean = std::isinf(x) or std::isinf(mean) ? x + mean : mean + static_cast<double>(before) / count;
    if (not std::isinf(mean)) deviations += before * (x - mean);
  }
  Interval interval(double count) const {
    if (count < 2) return {mean, std::numeric_limits<double>::infinity()};
    auto const variance = deviations / (count - 1);
    return {mean, 1.96 * static_cast<double>(std::sqrt(variance / count))};
  }
};

@ The Mersenne twister is the same
everywhere; the standard library's distributions are not, so we take the
remainder modulo~$n$. For $n$ below a million its bias is less than
$10^{-13}$.

The margin shrinks like one over the square root of the number of walks, so one more digit costs a hundred times as many.
@^square root law@>

@<Estimate the tree@>=
Estimate estimate(Bounded& links, Chooser chooser, std::uint64_t probes,
  std::uint64_t seed, Limits const& limits) {
  std::mt19937_64 random(seed);
  auto pick = [&random](int n) {
    return static_cast<int>(random() % static_cast<std::uint64_t>(n)); };
  Estimate result;
  Average nodes, covers;
  auto const start = Clock::now();
  for (std::uint64_t k = 1; k <= probes; ++k) {
    Probe const p = probe(links, chooser, pick, limits.stop);
    if (not p.is_whole) break;
    result.probes = k;
    nodes.add(p.nodes, static_cast<double>(k));
    covers.add(p.covers, static_cast<double>(k));
    @<Add the levels of the probe@>
    if ((limits.seconds != 0 and seconds_since(start) > limits.seconds) or is_raised(limits.stop)) break;
  }
  @<Finish the estimate@>
  return result;
}

@ A short walk counts as zero at the levels that it did not reach. So the levels of an estimate are averages over
{\it all\/} walks, and their sum is the
estimated number of nodes.

@<Add the levels of the probe@>=
if (p.levels.size() > result.levels.size())
  result.levels.resize(p.levels.size(), 0);
for (std::size_t i = 0; i < p.levels.size(); ++i)
  result.levels[i] += p.levels[i];

@ The clock is looked at after each probe, so there is at least one; but the flag of an interrupt can end even the first.
So far the levels are sums; the two intervals know their averages already.

@<Finish the estimate@>=
if (result.probes == 0) return result;
auto const count = static_cast<double>(result.probes);
for (double& sum : result.levels) sum /= count;
result.nodes = nodes.interval(count);
result.covers = covers.interval(count);

@ \pitfall{Believing the margin when only a few walks have seen a solution.
If no walk has, the estimate for the covers is $0\pm0$, which looks very
sure of itself; the command then says that nothing has been found,
which is not the same as that there is nothing. And the estimate is about
the tree of one chooser: with another chooser, ask again.}

\pinned{\.{tests/more/estimate\UL test.cpp} takes {\it every\/} walk through the
trees of some hundred small problems, each weighted with its probability,
and demands that the average is the true number of nodes and of covers, up
to rounding. Then it estimates known numbers with fixed seeds. Step by step it visits whole trees; it must meet the nodes that the search counts, and leave the list as it was.}

\exercise[M15]{A root has two children. One is a leaf, and the other is the first of a chain of
998 nodes. What do walks say? How many are needed, until the
margin is a tenth of the truth?}
\answer{Half of them say $1+2=3$, the others $1+2\cdot998=1997$, and the average of the two is
1000, the truth. The standard deviation is 997, so that $1.96\cdot997/\sqrt n\le100$ for
$n\ge382$; and a search of a thousand nodes would have told it exactly.}

\exercise[15]{Eight queens, the smallest item, and always the first way. How many ways are there at each node, and where does the walk
end? Ask \cmd{dlx make queens 8 \char"7C\ dlx trace}, and look at the first events that choose.}
\answer{8, 6, 4, 1, 1, and~0: the first queen stands in the corner, and at level~5 a file has no square left.}

\exercise[30]{A walk costs time and tells little near the root, where all walks
agree. Change |pick| so that the first option of the root is taken by the
first third of the walks, the second by the second third, and so on ({\it
stratified sampling\/}). Does the average stay right, and what happens to the margin?}
\answer{If each of the $d$ options of the root gets the same number of walks, the average stays
right, since each subtree is still counted with the weight $1/d$. The variance loses the part
that comes from the differences between the subtrees of the root. But the formula for the
margin does not know that, and says too much; it has to be computed for each option apart.}

\summary{Walk down at random, and multiply the numbers of children. The
average over many walks is the size of the tree, and their scattering says
how well it is known. Steps that are taken back in reverse order leave no trace.}
