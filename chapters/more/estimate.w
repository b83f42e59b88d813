@** Estimates. \label{more/estimate}%
Will a search for all covers take a second or a century? The number of options says little:
there are problems with a thousand options that are settled at the root, and
problems with a hundred that outlive their owners. In 1975 Knuth found a way
to ask the search tree itself [K75]. It needs a few random walks, a little
multiplication, and no memory at all.
@^Monte Carlo estimate@>

@ Suppose that the root of the tree has three children. We throw a die, go
to one of them, and find that it has two children; we go to one of those,
and it is a leaf. We have seen one node at level~0. At
level~1 there are three nodes. At level~2 we have seen two nodes below one
of those three; if the other children look like this one, which is all that
we can hope for, then level~2 has $3\cdot2=6$ nodes. So the estimate of this
walk is $1+3+6=10$ nodes.
\sketch{walk}{A walk (orange) through a tree of which it sees only the numbers of children.
In each node stands for how many nodes of its level it speaks.}

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
$1+4+4+4+4=17$. The tree of a harder problem has a few very large subtrees,
and the walks that find them say enormous numbers, while most walks say less
than the truth. So we take many walks, and look at how much they differ.
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
@<Declare probes and estimates@>
@<Choose the item of a step@>
@<Step down@>
@<Step up@>
} // |namespace dlx|

@ A probe costs one path down the tree and up again: with a
depth of $D$ and $k$ other items in an option, about $D(k+1)$ covers and as
many uncovers. The functions are templates, made for the three kinds of lists.

@<Declare probes and estimates@>=
using Pick = std::function<int(int n)>;
  /* returns a number from 0 to |n-1|, each with the same probability */
struct Probe { /* what one walk says about the tree; numbers of nodes */
  double nodes = 0, covers = 0;
  std::vector<double> levels; /* the nodes of each level */
  bool is_whole = true; /* or else it was stopped, and says nothing */
};
template<class List> Probe probe(List& links, Chooser chooser,
  Pick const& pick, std::atomic<bool> const* stop = nullptr);
  /* one random walk; the list, which is |Links|, |Painted|, or |Bounded|, is
     then as before. The average of all three numbers is the truth. [K75] */

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
template<class List> Estimate estimate(List& links, Chooser chooser,
  std::uint64_t probes, std::uint64_t seed, Limits const& limits = Limits());
  /* by so many |probes|, at least one; |limits.seconds| ends it after a walk, and
     |limits.stop| even in the midst of a long one; the other limits mean nothing here.
     Numbers above $10^{308}$ are infinite. The list is then as before */

@*1 One step. \label{more/stride}%
A walk needs one step of a search: down by one of the ways that there are, and up again. A search
remembers its steps in its path, and goes to the next way by itself. Here the caller
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
smallest.
@^step of a walk@>@^way@>

@<Choose the item of a step@>=
template<class List> int choose(List const& links, Chooser chooser)
  /* the item on which the search branches; one must be open, else undefined */
{
  return links.number(chooser == Chooser::first ? First().choose(links)
    : Smallest().choose(links));
}

@ The step down uses the item, with the |Steps| of \sec{more/search} and no observer.
Then it goes down the column to the option of the way. Here ways begin with~0, as the numbers of a die of the
library do. If the item has room for more, the options that had
their turn are tweaked, up to the one that is picked; a node that has been tweaked still knows the one below it.
The way after the last option is ``none'', and ends at the header. A |Stride| has what is needed to take
the step back.

@<Step down@>=
struct Stride {
  int item = 0, node = 0;   /* the option's node in the column, or the item for none */
  std::vector<int> tweaked; /* nodes, in this order */
};
template<class List> Stride enter(List& links, int c, int i)
  /* way |i| of item |c|, from 0 to one less than its degree; |c| must be open. Time: that of the search at such a node */
{
  Silent nobody;
  Totals totals;
  Steps<List, Silent> steps = {links, nobody, totals};
  Stride v = {c, 0, {}};
  Node *const head = links.node(c), *x = head->down;
  steps.use(head, 0);
  for (int k = 0; k <= i and x != head; ++k) {
    if (k > 0) x = x->down;
    @<Tweak node |x| if its item is shared@>
  }
  v.node = links.number(x);
  if (x != head) steps.commit_others(x, 0);
  return v;
}

@ An item that has been used to its bound is covered, and needs no tweaks.

@<Tweak node |x| if its item is shared@>=
if constexpr (List::bounded)
  if (links.has_room(c) and x != head) {
    links.tweak(x, nobody);
    v.tweaked.push_back(links.number(x));
  }

@ The way back is the mirror image: the commits are undone from right to
left, the tweaks from the last to the first, and the item comes back at the
end. {\it Down and up again leaves the list as it was, link by link}; this is the invariant of a
step.
@^invariant of a step@>

@<Step up@>=
template<class List> void leave(List& links, Stride const& v)
  /* of the steps that were not taken back, the newest */
{
  Silent nobody;
  Totals totals;
  Steps<List, Silent> steps = {links, nobody, totals};
  if (v.node != v.item) steps.uncommit_others(links.node(v.node), 0);
  if constexpr (List::bounded)
    for (std::size_t k = v.tweaked.size(); k > 0; --k)
      links.untweak(links.node(v.tweaked[k - 1]), nobody);
  steps.unuse(links.node(v.item), 0);
}

@*1 Walks. The program has three parts: a walk that knows its weight, an average that knows its error, and
the loop that feeds one to the other. The template's file ends with the kinds of lists for which it is made.

@(dlx/more/estimate.cpp@>=
#include "dlx/more/estimate.hpp"
#include "dlx/base/index.hpp"
#include <chrono>
#include <cmath>
#include <limits>
#include <random>
namespace dlx {
namespace {
@<Keep a running average@>
}
@<Take a random walk@>
@<Estimate the tree@>
@<Walk through all kinds of lists@>
} // |namespace dlx|

@ A fourth kind of list would need two more lines here.

@<Walk through all kinds of lists@>=
template Probe probe(Links& links, Chooser chooser, Pick const& pick,
  std::atomic<bool> const* stop);
template Probe probe(Painted& links, Chooser chooser, Pick const& pick,
  std::atomic<bool> const* stop);
template Probe probe(Bounded& links, Chooser chooser, Pick const& pick,
  std::atomic<bool> const* stop);
template Estimate estimate(Links& links, Chooser chooser,
  std::uint64_t probes, std::uint64_t seed, Limits const& limits);
template Estimate estimate(Painted& links, Chooser chooser,
  std::uint64_t probes, std::uint64_t seed, Limits const& limits);
template Estimate estimate(Bounded& links, Chooser chooser,
  std::uint64_t probes, std::uint64_t seed, Limits const& limits);

@ The walk is a search that never looks back until the end. The weight is a |double|, because the products grow beyond all integers.
Beyond $10^{308}$ nodes it is infinite, which is quite accurate.

On a chain of 100{,}000 items, a walk has 100{,}000 steps, and at each of them looks for the smallest of so many
items; that takes some six seconds. So the flag of an interrupt is looked at every thousand steps, and a walk that was stopped says so.

@<Take a random walk@>=
template<class List> Probe probe(List& links, Chooser chooser,
  Pick const& pick, std::atomic<bool> const* stop) {
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
  @<Go back to the root@>
  return result;
}

@ The walk ends in one of two ways. If no item is open, it stands at a
solution, and its weight is the number of solutions that this one speaks
for. If the chosen item has degree~0, it stands at a dead end. Otherwise one
of the ways is picked, and the weight is multiplied by the number of ways.

For example, the first rank of four queens offers four squares, so the
weight becomes~4; in the corner the second rank offers two, and the weight
becomes~8; then comes a dead end, or one more step.
\sketch{six-walks}{All walks through the tree of four queens, by the file of the first queen. The width is how often a walk comes this way,
the height what it says then. On the average it says what is true: 17.}

Of the six walks of the four queens, two come to a solution, and each
of these speaks for four. When one walk in a
million comes to a solution, then a thousand walks say zero, with confidence.

@<Go one level down, if there is one@>=
if (links.first_open() == 0) {
  result.covers += weight;
} else if (int const c = choose(links, chooser); links.degree(c) > 0) {
  int const degree = links.degree(c);
  path.push_back(enter(links, c, pick(degree)));
  weight *= degree;
  on = true;
}

@ A walk must leave the list as it found it, because thousands are to
follow.

@<Go back to the root@>=
while (not path.empty()) {
  leave(links, path.back());
  path.pop_back();
}

@ The average and the standard deviation are kept by Welford's recurrence, without
storing the numbers. If $M_k$
is the average of the first $k$ numbers, then $M_k=M_{k-1}+(x_k-M_{k-1})/k$,
and $S_k=S_{k-1}+(x_k-M_{k-1})(x_k-M_k)$ is the sum of the squared
deviations.
@^Welford, B. P.@>

Let the walks of four queens come in the order 13, 17, 21. The
average goes from 13 over 15 to~17, and the sum of the squared deviations from 0
over $(17-13)(17-15)=8$ to $8+(21-15)(21-17)=32$. So the variance is $32/2=16$,
and the margin after three walks is $1.96\sqrt{16/3}$, about 4.5. The truth is~17.

The textbook's formula subtracts the square of the mean from the mean of the squares. Walks in a
large tree say numbers like $10^{20}$; their squares have forty digits, of which
a |double| keeps sixteen, and what remains of the difference may be noise, even negative. The
recurrence never subtracts two numbers that are nearly equal, except where their
difference is what it wants to know.
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
A few thousand walks tell a coffee break from a holiday. For three digits one should search.
@^square root law@>

@<Estimate the tree@>=
template<class List> Estimate estimate(List& links, Chooser chooser,
  std::uint64_t probes, std::uint64_t seed, Limits const& limits) {
  std::mt19937_64 random(seed);
  auto pick = [&random](int n) {
    return static_cast<int>(random() % static_cast<std::uint64_t>(n)); };
  Estimate result;
  Average nodes, covers;
  auto const start = std::chrono::steady_clock::now();
  for (std::uint64_t k = 1; k <= probes; ++k) {
    Probe const p = probe(links, chooser, pick, limits.stop);
    if (not p.is_whole) break;
    result.probes = k;
    nodes.add(p.nodes, static_cast<double>(k));
    covers.add(p.covers, static_cast<double>(k));
    @<Add the levels of the probe@>
    @<Stop if enough is enough@>
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

@ The clock is looked at after each probe, so there is at least one. The flag of an interrupt can end even the first; then there
is no estimate, and nothing is divided by the number of walks, which is zero.

@<Stop if enough is enough@>=
std::chrono::duration<double> const spent =
  std::chrono::steady_clock::now() - start;
if ((limits.seconds != 0 and spent.count() > limits.seconds)
    or is_raised(limits.stop)) break;

@ So far the levels are sums; the two intervals know their averages already.

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
to rounding. Then it estimates known numbers with fixed seeds. Step by step it visits whole trees of
each kind of list; it must meet the nodes that the search counts, and leave the list as it was.}

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
