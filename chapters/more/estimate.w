@** How long it will take. \label{more/estimate}%
Before a search for all covers begins, one would like to know whether it
takes a second or a century. The number of options says little about that:
there are problems with a thousand options that are settled at the root, and
problems with a hundred that outlive their owners. In 1975 Knuth found a way
to ask the search tree itself [K75]. It needs a few random walks, a little
multiplication, and no memory at all; and report~4 wishes for exactly this.
@^Monte Carlo estimate@>

@ Suppose that the root of the tree has three children. We throw a die, go
to one of them, and find that it has two children; we go to one of those,
and it is a leaf. What do we know now? We have seen one node at level~0. At
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
subset of its nodes: if we count the same way only those nodes that are
solutions, then the average is the number of solutions.
@^unbiased estimate@>

@ On the average! A single walk can be far off. For the four queens, whose
tree we saw in \sec{dance/four-queens}, with 17 nodes, a walk that begins in the corner
says $1+4+8=13$ or $1+4+8+8=21$, and one that begins beside it says
$1+4+4+4+4=17$. The tree of a harder problem has a few very large subtrees,
and the walks that find them say enormous numbers, while most walks say less
than the truth. So we take many walks, and we look at how much they differ.
If $s$ is the standard deviation of $n$ walks, then the average is usually
within $1.96\,s/\sqrt n$ of the truth; ``usually'' means 19 times out of~20,
as long as $n$ is large enough for the rare giants to turn up.
@^confidence interval@>

Here is what it says about ten queens, whose tree has 16448 nodes and 724
solutions:
\transcript{estimate-queens}

@ The interface. One walk is a |Probe|. It asks its caller for random numbers,
so that a test can be that caller and try all possible walks. A function that
draws its own numbers could only be tested by taking so many walks that the
average is near the truth, and ``near'' would be a matter of opinion. With all
walks, weighted by their probabilities, the test can demand that the average
{\it is\/} the truth, up to the last few bits.

@(dlx/more/estimate.hpp@>=
#pragma once
/* How large is a search tree?  Random walks, after Knuth [K75]. */
#include "dlx/more/bounded.hpp"
#include <cstdint>
#include <functional>
#include <vector>
namespace dlx {
@<Declare probes and estimates@>
} // |namespace dlx|

@ The cost of a probe is that of one path down the tree and up again: with a
depth of $D$ and $k$ other items in an option, about $D(k+1)$ covers and as
many uncovers. There are three kinds of lists, and a walk goes through any of
them; so the functions are templates, made for these three kinds and no others.

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

@ An estimate is the average of many probes, and how far we trust it. It stops
early if |stop| becomes true, or if the time is over; the member |probes| says
how many there were.

The same seed gives the same estimate on every machine. That is not a matter of
course: random numbers {\it in a range}, asked of the library, are
other numbers with another library. An estimate that somebody else cannot
repeat is an anecdote.

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

@ The program has three parts, and each of them could be used for other
trees: a walk that knows its weight, an average that knows its error, and
the loop that feeds one to the other. (One step of a walk, down or up, is that of \sec{more/stride}.)

At the end of a template's file stand the kinds for which it is made. The
compiler writes the program three times, once for each list; those who include
the header see none of it.

@(dlx/more/estimate.cpp@>=
#include "dlx/more/estimate.hpp"
#include "dlx/base/index.hpp"
#include "dlx/more/stride.hpp"
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

@ Who wants to walk through a list of a fourth kind has to add two lines.

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

@ The walk is a search that never looks back, until the end. It covers as
Algorithm DLX would, and remembers its path in order to uncover; an option
is taken by stepping down the column as many times as |pick| says.

Why does it cover at all? One could copy the problem, and leave out what is
covered. But to cover is what the list is good at, and the walk needs of a node
exactly what the search needs, a small item and its options. So the estimate
asks the very structure that will be searched; if there were a mistake in it, both
would make it, and the test that takes all walks compares with a third party.

The weight is a |double|, because the products grow beyond all integers.
They may even grow beyond all |double|s, but not before $10^{308}$ nodes,
and then the answer ``infinitely many'' is quite accurate.

A walk can be long, too. On a chain of 100{,}000 items it has 100{,}000 steps, and at each of them the smallest of so many items is looked
for: that is some six seconds of a processor. So the flag of an interrupt is looked at every thousand steps, and what is left of a walk that was stopped says so.

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
of the ways is picked, and from then on the walk speaks for so many times as
many nodes as there were ways.

For example, the first rank of four queens offers four squares, so the
weight becomes~4; in the corner the second rank offers two, and the weight
becomes~8; then comes a dead end, or one more step. (These are the walks with 13
and 21 nodes that we saw above.)
\sketch{six-walks}{All walks through the tree of four queens, by the file of the first queen. The width is how often a walk comes this way,
the height what it says then. On the average it says what is true: 17.}

What a walk says about covers is nearly always nothing, and now and then a great
deal: of the six walks that four queens admit, two come to a solution, and each
of these speaks for four. With six walks that is fine. When one walk in a
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

@ The average and the standard deviation of a stream of numbers can be kept
without storing the numbers, and without the cancellation that plagues the
formula with the sum of the squares. The recurrence is Welford's: if $M_k$
is the average of the first $k$ numbers, then $M_k=M_{k-1}+(x_k-M_{k-1})/k$,
and $S_k=S_{k-1}+(x_k-M_{k-1})(x_k-M_k)$ is the sum of the squared
deviations.
@^Welford, B. P.@>

Let the walks of four queens that we saw above come in the order 13, 17, 21. The
average goes from 13 over 15 to~17, and the sum of the squared deviations from 0
over $(17-13)(17-15)=8$ to $8+(21-15)(21-17)=32$. So the variance is $32/2=16$,
and the margin after three walks is $1.96\sqrt{16/3}$, about 4.5. The truth is~17.

Cancellation is no subtlety here. In the textbook's formula, the variance is the
difference of the mean of the squares and the square of the mean. Walks in a
large tree say numbers like $10^{20}$; their squares have forty digits, of which
a |double| keeps sixteen, and if the walks differ little, then all of these are
equal in both numbers, and what remains is noise, which may even be negative. The
recurrence never subtracts two numbers that are nearly equal, except where their
difference is what it wants to know.
@^cancellation@>

A single walk differs from no other; it says a number, and nothing about how far it is to be trusted, so its margin is infinite.
The squares of numbers near $10^{200}$ are no |double|s any more, and their margin should not be infinite for that; hence the long |double|. And once a walk has
said ``infinitely many'', the average stays that; otherwise the next such walk would subtract infinity from infinity.

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

@ The random numbers come from the Mersenne twister, which is the same
everywhere; the standard library's distributions are not, so we take the
remainder modulo~$n$. For $n$ below a million its bias is less than
$10^{-13}$, which is smaller than our sins.

The clock is looked at after each probe, since a probe of a large problem
can take a millisecond.

How many walks are enough? The margin shrinks like one over the square root of
their number, so that one more digit costs a hundred times as many. For the
question that is usually asked, whether it is a coffee break or a holiday, a few
thousand walks will do. For three digits one should search.
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

@ Walks have different lengths, and a short one says that there is nothing
below: it counts as zero there. So the levels of an estimate are averages over
{\it all\/} walks, not only over those that came so far, and their sum is the
estimated number of nodes, as it should be.

@<Add the levels of the probe@>=
if (p.levels.size() > result.levels.size())
  result.levels.resize(p.levels.size(), 0);
for (std::size_t i = 0; i < p.levels.size(); ++i)
  result.levels[i] += p.levels[i];

@ There is always at least one probe, because we look at the clock after it. Only if that one is long, the flag of an interrupt can end it; then there
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
sure of itself; the command says in that case that nothing has been found,
which is another thing than that there is nothing. And the estimate is about
the tree of one chooser: with another chooser, ask again.}

\pinned{\.{tests/more/estimate\UL test.cpp} takes {\it every\/} walk through the
trees of some hundred small problems, each weighted with its probability,
and demands that the average is the true number of nodes and of covers, up
to rounding. Then it estimates known numbers with fixed seeds.}

\exercise[M15]{A root has two children. One is a leaf, and the other is the first of a chain of
998 nodes. What do walks say? How many are needed, until the
margin is a tenth of the truth?}
\answer{Half of them say $1+2=3$, the others $1+2\cdot998=1997$, and the average of the two is
1000, the truth. The standard deviation is 997, so that $1.96\cdot997/\sqrt n\le100$ for
$n\ge382$; and a search of a thousand nodes would have told it exactly.}

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
how well it is known.}
