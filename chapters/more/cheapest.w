@** The cheapest cover. \label{more/cheapest}%
The ride home after the dinner
costs money, and three of the guests, |A|, |B|, and~|C|, would like to spend
as little as possible. A ride for |A| and |B| together costs 4 coins, one
for |B| and |C| costs~5, and so on:
\verbatimfile{tests/data/taxi.dlx}
The cost of a cover is the sum of the
costs of its options. Which cover is the cheapest?
\transcript{cheapest-taxi}
The third option takes |A| and~|C| home, the fifth takes~|B|; and the cover
costs~6.
@^cost@>@^cheapest cover@>@^taxi@>

Costs go with colours and bounds. Two lamps hang on one wire, thin or thick, and at most one of them may be red:
$$\vbox{\halign{\tt#\hfil\cr
0:1\char"7C red left right \char"7C\ wire\cr
L1:\ left red wire:thin \char"7C 2\cr
L2:\ left wire:thin \char"7C 4\cr
R1:\ right red wire:thin \char"7C 2\cr
R2:\ right wire:thick \char"7C 1\cr}}$$
The thickness of the wire is a colour. How many lamps are red is counted by an item with a bound. The only cover, and so the cheapest, is L2 with R1, for~6: L1 and R1 are both red, and R2 wants another wire.

@ \label{more/branch-and-bound}%
The search should abandon a branch as
soon as nothing good can come of it. If the options that have
been chosen cost more than the best cover that is known, and no cost is negative, whatever
follows will cost at least as much. This idea is called
{\it branch and bound}: branch as ever, but keep a lower {\it bound\/} for
what the covers below this node must cost, and turn back when it is no
better than the best cover [LD60].
@^branch and bound@>@^lower bound@>

That bound is true, and it is bad: at the root it says~0. What will it cost,
{\it at least}, to cover the items that are left?

@ Here is an answer that needs no mathematics beyond addition. Let every
passenger pay a {\it price}, such that no ride is overpaid: the prices of its
passengers together are not more than the ride costs. In our example |A|
could pay~1, |B| 3, and |C|~2.
\sketch{prices}{Each bar is as long as its ride costs. The guests pay the blue part; what is missing is
dashed, and no ride is overpaid.}
Now take any cover. Each passenger is in exactly one of its rides. Hence the
prices that these rides receive are all the prices there are, $1+3+2=6$; none
of them is overpaid; {\it so every cover costs at least}~6. We have not
looked at a single cover to say that, and as there is one for~6, the search
is over before it begins.

@ \label{more/dual-prices}%
In linear programming this is called weak duality; what the passengers pay are
the {\it dual prices}, and what is missing is the {\it reduced cost\/} of the option. Knuth
speaks of taxes on items, and of reduced costs, in his program \.{DLX5} and in TAOCP, where a
search with costs is Algorithm~$\hbox{C}^\$$ [K22].
@^duality@>@^taxes@>@^DLX5@>@^linear programming@>@^dual price@>@^reduced cost@>

Let us write down what is used. A price $y_i$ is given to each item $i$, and
the {\it reduced cost\/} of an option $o$ is what its prices leave to be paid:
$r_o=c_o-\sum_{i\in o}y_i$. Then for every cover~$S$, in which item~$i$ is
covered $m_i$ times,
$$\sum_{o\in S}c_o=\sum_i m_iy_i+\sum_{o\in S}r_o,\eqno(*)$$
because both sides count the same money. For a primary item, $m_i=1$. If all
reduced costs are nonnegative, the second sum is too, and the sum of all prices
is a bound.

@ \label{more/squeezed}%
Nothing here says that prices are positive, and the equation gives more.
{\advance\parindent 1.2em
\yskip
\item{$\bullet$} {\it Bounded items.} If an item must be covered at least $l$ and
at most $u$~times, then $m_iy_i\ge l\,y_i$ if its price is positive, and
$m_iy_i\ge u\,y_i$ if it is negative. So the right sum is that of $l\,y_i$
or $u\,y_i$, whichever applies. With no upper bound, a price must not be
negative.
\item{$\bullet$} {\it Secondary items\/} have $l=0$ and $u=1$. A positive price would be worth
nothing. A negative one is a compensation, and is worth it when the options that share a
secondary item are all too attractive. An entry that has a colour pays
nothing, since any number of options may share it.
\item{$\bullet$} {\it Negative reduced costs\/} can be admitted. No option is chosen twice, so
$\sum_{o\in S}r_o$ is at least the sum of {\it all\/} reduced costs that are
negative. We add that (negative) sum to the bound, once, and may then put 0
for each of these reduced costs.
\par}\yskip\noindent
Altogether: {\it whatever prices we take, there is a bound that is true}.
Prices can be silly; they cannot be wrong. So we may be generous in how we find them.

@*1 Finding prices. Which prices give a good bound? The best ones solve a linear
program. Forty lines find prices that are nearly as good. Think of a single item whose price we may change, while the others stay. Each
option that contains the item makes an {\it offer}, namely its cost minus
the prices of its {\it other\/} items. An option whose offer is below the
price has a negative reduced cost: at this price, it would love to be chosen. How
many options should be so eager? If none is, we can raise the price, and
every coin is won for the bound. If two are, then raising the price wins one
coin and loses two. So exactly one should be, as many as the item needs:
{\it the price belongs between the best offer and the second best}.
@^dual ascent@>

Where between the two? The bound does not care, but the next items do. Halfway
leaves room on both sides; Wedelin found that this works well for very large
problems of airlines [W95].
@^Wedelin, Dag@>

@ So let us go around. We begin with prices of 0, set the price of |A| between
the best two of its offers $4$, $3$, $3$, then that of |B|, whose offers are
now $4-3$, $5$, $3$, and so on:
$$\vbox{\halign{\hfil#\kern.7em&&\hfil$#$\kern.7em\cr
&\multispan3\hfil prices\hfil\kern.7em&\multispan6\hfil reduced costs\hfil\kern.7em\cr
&A&B&C&AB&BC&AC&A&B&C&\hbox{bound}\cr
\noalign{\smallskip}
round 1&3&2&1.5&-1&1.5&-1.5&0&1&1.5&6.5-2.5=4\cr
round 2&1.75&2.625&1.8125&-0.375&0.5625&-0.5625&1.25&0.375&1.1875&
  6.1875-0.9375=5.25\cr}}$$
After the second round every cover costs at least $5.25$; but
costs are whole numbers, so it is at least~6.
\sketch{bound}{The bound after each round, for the rides of the taxi. As soon as it is above~5, it says~6.}

The bound never falls, because each turn makes the best of one price. It may
get stuck below the best possible bound, where only a change of several prices together could
improve it.

@ With bounds, ``exactly one'' becomes ``at least $l$'' as long as the price
is positive, and ``at most $u$'' when it is negative. So we look between the
$l$-th and the next offer; if that is positive, this is the price. Otherwise
we look between the $u$-th and the next; if that is negative, this is the
price. Otherwise the price is~0, at the bend between the two cases.

@<Set the price by the offers@>=
std::int64_t between(std::vector<std::int64_t>& offers, int k) {
  auto const next = offers.begin() + k;
  if (next == offers.end())
    return *std::max_element(offers.begin(), offers.end());
  std::nth_element(offers.begin(), next, offers.end());
  return std::midpoint(*std::max_element(offers.begin(), next), *next);
}
std::int64_t fair(std::vector<std::int64_t>& offers, Bounds bounds) {
  int const size = static_cast<int>(offers.size());
  auto const [l, u] = bounds;
  std::int64_t const high = l > 0 ? between(offers, std::min(l, size)) : 0;
  if (high > 0) return high;
  std::int64_t const low = u < size ? between(offers, u) : 0;
  return low < 0 ? low : 0;
}

@ Floating-point numbers round half a coin in ways that depend on compilers and processors. So we
count in a smaller unit, of which a coin has 1024, or fewer if the numbers
would become too large.

How large can they get? Let all costs together, taken without their signs, be $T$ units; no
price may go beyond $\pm T$. A reduced cost has a cost and the prices of
the option's entries; and the bound has at most as many prices as there are
entries, and all reduced costs. So with $E$ entries and $O$ options, nothing
exceeds $(E+O+2)\,T$, and this must stay below $2^{62}$.
If the numbers are too large even for units of one coin, because a large problem has
costs near $10^{18}$, then the |limit| for prices is~0, and there is no
ascent; the search is then slower, and still correct. The |sign| is $-1$ if the dearest cover is wanted
(\sec{more/dearest}).
@^overflow@>@^unit of costs@>

@<Begin with prices of zero@>=
DualPrices zero_prices(Problem const& p, int sign) {
  DualPrices f;
  std::int64_t total = 0;
  for (int o = 1; o <= p.option_count(); ++o) total += std::abs(p.cost(o));
  std::int64_t const n = std::int64_t{p.entry_count()} + p.option_count() + 2;
  std::int64_t const room = (std::int64_t(1) << 62) / n;
  while (f.unit < 1024 and total <= room / (2 * f.unit)) f.unit *= 2;
  f.limit = total <= room ? total * f.unit : 0;
  f.price.assign(index(p.item_count()) + 1, 0);
  f.reduced.push_back(0);
  for (int o = 1; o <= p.option_count(); ++o)
    f.reduced.push_back(sign * p.cost(o) * f.unit);
  return f;
}

@ Each item needs to know which options are charged for it. An option without
primary items is never part of a cover, so it is left out.

@<Find out who is charged@>=
std::vector<std::vector<int> > charged_options(Problem const& p) {
  std::vector<std::vector<int> > charged(index(p.item_count()) + 1);
  for (int o = 1; o <= p.option_count(); ++o)
    if (p.is_candidate(o))
      for (Entry const& e : p.option(o))
        if (e.colour == 0) charged[index(e.item)].push_back(o);
  return charged;
}

@ Each round costs about
as much time as reading the problem once. When nothing has changed for a
whole round, nothing ever will; most problems are at that point after fewer than fifty. But some creep for a long time
(\sec{more/creeping}). So the search allows a thousand rounds, or fewer in a very large problem,
though at least fifty.

@<Find dual prices@>=
DualPrices dual_ascent(Problem const& p, int rounds, bool dearest) {
  DualPrices f = zero_prices(p, dearest ? -1 : 1);
  auto const charged = charged_options(p);
  std::vector<std::int64_t> offers;
  bool changing = f.limit > 0;
  for (int r = 0; r < rounds and changing; ++r) {
    changing = false;
    for (int i = 1; i <= p.item_count(); ++i)
      if (not charged[index(i)].empty()) {
        @<Set a new price for item |i|@>
      }
  }
  @<Settle the bound@>
  return f;
}
static int patience(Problem const& p) /* in rounds */
{ return std::clamp(100'000'000 / (p.entry_count() + 1), 50, 1000); }

@ One turn for one item. The options' offers do not contain the item's own
price, so it is added to the reduced costs before they are compared, and the reduced
costs then follow the new price.

@<Set a new price for item |i|@>=
auto& price = f.price[index(i)];
offers.clear();
for (int o : charged[index(i)])
  offers.push_back(f.reduced[index(o)] + price);
auto const now =
  std::clamp(fair(offers, p.item(i).bounds), 0 - f.limit, f.limit);
for (int o : charged[index(i)]) f.reduced[index(o)] += price - now;
changing = changing or now != price;
price = now;

@ At the end, the prices are collected, $l$ times or $u$ times, and the
negative reduced costs are paid. What remains is a bound, and for each option a
reduced cost that is not negative.

A lower bound that is larger than the number of options in the column cannot
be met, so there is no cover. Until the search reports that, the
product with the price should not overflow.

@<Settle the bound@>=
for (int i = 1; i <= p.item_count(); ++i) {
  auto const price = f.price[index(i)];
  auto const size = static_cast<int>(charged[index(i)].size());
  auto const [l, u] = p.item(i).bounds;
  f.bound += price * std::min(price > 0 ? l : u, size);
}
for (int o = 1; o <= p.option_count(); ++o)
  if (p.is_candidate(o) and f.reduced[index(o)] < 0)
    f.bound += std::exchange(f.reduced[index(o)], 0);

@*1 The invariant. During the search, let $P$ be the options that have been
chosen. We keep a number, the |bound|, and for each option a reduced cost, such
that {\it for every cover $S$ below the present node}
$$\sum_{o\in S}c_o\ge\hbox{|bound|}+\sum_{o\in S\setminus P}r_o,
\qquad\hbox{and all $r_o\ge0$.}$$
The covers below a node are those that contain~$P$; in a problem with bounds
(\sec{more/bounded}), without the options that had their turn. After the ascent
the relation is true with $P=\emptyset$. What the search does, keeps it
true:
{\advance\parindent 1.2em
\yskip
\item{$\bullet$} {\it To try an option}, add its reduced cost to the bound. It moves from one side
of the plus to the other.
\item{$\bullet$} {\it To raise a price.} Let $i$ be an item that is still to be covered
$n$~times, and let $t$ be the smallest reduced cost of the options that are left
for it. Every cover must take at least $n$ of these. So add $n\,t$ to the
bound, and subtract $t$ from the reduced cost of each of these options; none
becomes negative.
\item{$\bullet$} {\it To refund.} Let $i$ be an item that needs nothing more,
although it may be covered again, and let $f>0$ be its price, with all its
raises. Options that are still to come were promised $f$ for covering~$i$.
But the bound has been given only $l\,f$. If $l=1$ and $f=3$, these are three coins, and the option of~$P$ that
covers~$i$ has earned them; the bound knows of no coins for a second one. So no other option is paid for $i$ any more: add $f$
to the reduced cost of each option that is left for it, and let $f$ be~0. (A raise was given as often as options were needed when it came.)
\item{$\bullet$} {\it To go back}, restore the old numbers.
\par}\yskip\noindent
Hence the bound is true at every node. And since the reduced costs are not
negative, it never falls on the way down.
@^invariant of branch and bound@>

@ The third step deserves a proof, since it makes the reduced costs larger
and asks nothing in return. We prove it for the price that $i$ had at the root; for a raise, which
came later, the same holds from that node on, with what $i$ needed there in the place of~$l$. Let $S$ be a cover below the node. Without the
price of~$i$ an option $o$ that contains~$i$ would have the reduced cost $r_o+f$.
All of $S$ together covers~$i$ some $m_i$ times, with $m_i\ge l$, so that
without this price the reduced costs of~$S$ are larger by $m_if$, and the bound is
smaller by $lf$. If we now look only at what is left, $S\setminus P$, then
exactly the reduced costs of those options grow that contain~$i$; and the
options of~$P$, at least $l$ of them, have $lf$ or more to put into the
bound, which makes up for what it has lost.

Refunds matter if things may be covered more than once. Five queens dominate
the chessboard (\sec{puzzle/domination}), and each of them sees squares that others
have seen. Without refunds, each seen square is paid for several times. The search for the five takes 4535 nodes, and several times as many if the line
of |choose| that pays refunds is taken out.

@ The raises make it strong. An item whose cheap option went away has only dear ones
left, and the difference can be added to the bound at once. It is the
ascent in its simplest form: one round, and prices can only rise.

Options are given up one by one as well: if the bound plus an option's reduced
cost is too much, the option is not tried, and it does not count when the
search looks for the item with the fewest options. Those that are tried
are tried in the order of their reduced costs, so that good covers are found
early.

@ \label{more/rides}%
Here is a search with all of that; five guests, and thirteen rides,
$$\vbox{\halign{&\hfil#\enspace&{\tentex#}\hfil\qquad\cr
1&A D E \char"7C 7&4&A C E \char"7C 10&7&A B E \char"7C 7&10&D E \char"7C 9&13&B D E \char"7C 10\cr
2&B D \char"7C 9&5&B C E \char"7C 9&8&A B \char"7C 5&11&A \char"7C 7\cr
3&C D E \char"7C 7&6&C \char"7C 3&9&A C D \char"7C 8&12&B E \char"7C 5\cr}}$$
among which the ascent finds that no cover costs less than~11.
{\notitle\nolegend\figure{.9\pagewidth}{rides-tree/rides-tree}{The search for the cheapest rides home
in \.{figures/rides.dlx}. To the left of a node stands what the covers below
it cost at least, all raises included; to the left of a solution, what it costs. In a dashed
octagon the search turned back; a number without a border stands for an option that was not even
tried, and is no node.}} The search finds a cover for~17 first:
as soon as the options 6 and~8 have brought |A|, |B|,
and~|C| home, the raises lift the bound from 11 to~17. Then it finds a
cover for~13, and one for~12. Option~4 comes third at the root, since its reduced cost is
smaller than that of option~3; it is tried, the raises lift the bound to~19, and the search turns
back. Option~5 is not even tried.

@ How much is ``too much''? If the wish is for all covers that cost at
most~$C$, it is anything above~$C$. If it is for the $k$ cheapest, and
$k$ covers are known by now, the next one must cost less than the worst of
these. The two wishes can be combined:
$$\vbox{\halign{\hfil#\quad&\hfil#\quad&#\hfil\cr
|covers|&|up_to|&what is received\cr
\noalign{\smallskip}
1&anything&the cheapest cover\cr
3&anything&the three cheapest\cr
0&20&all that cost at most 20, as they come\cr
3&20&the three cheapest, or fewer, none above 20\cr
0&anything&all covers; the prices are of no use\cr}}$$

@<Declare wishes and bargains@>=
struct Wish { /* what is wanted */
  std::uint64_t covers = 1; /* so many of the cheapest; 0 means all */
  std::optional<std::int64_t> up_to = std::nullopt; /* and none that costs more */
  bool dearest = false; /* not the cheapest but the dearest, and none that costs less */
};
struct Bargain {
  Result result; /* |totals.solutions| counts also those that were outdone */
  std::uint64_t covers = 0; /* so many were received */
  std::uint64_t cuts = 0;   /* nodes that were too expensive */
  std::int64_t root = 0;    /* no cover costs less, as the prices say */
  std::int64_t floor = 0;   /* no cover that was not received costs less */
}; /* with |dearest|, no cover costs more */

@ With |covers = 0|, each cover is handed on when it is found. The $k$ cheapest are handed on at the end: the cheapest first, and among equals the one that was found first.
If the search is stopped before the end, they are the best so far, and
|floor| says how good they might have been.
If too many covers have the same cost, the order of the search decides, so the same
problem always gets the same answer.
@^ties@>

@(dlx/more/cheapest.hpp@>=
#pragma once
/* The cheapest covers, by branch and bound: prices from dual ascent, and a policy
   for the search that counts money. */
#include "dlx/more/observer.hpp"
#include "dlx/more/problem.hpp"
#include <cstdint>
#include <optional>
#include <vector>
namespace dlx {
@<Declare wishes and bargains@>
Bargain cheapest(Problem const& problem, Wish const& wish = Wish(),
  Chooser chooser = Chooser::smallest, Limits const& limits = Limits(),
  Receive const& receive = nullptr, Observer* observer = nullptr);
  /* for every problem, also without costs, or with negative ones. What |wish| wants is received, the
     best first; as it comes, if |wish.covers| is 0. |limits.solutions| counts all
     covers that are found. Memory: the $k$ covers, the reduced costs, and for each level of the
     path the offers and raises of its node */
struct DualPrices {
  std::int64_t unit = 1;  /* so many units make a cost of~1 */
  std::int64_t limit = 0; /* for prices, in units */
  std::int64_t bound = 0; /* in units; no cover costs less */
  std::vector<std::int64_t> price, reduced; /* of items, of options; in units */
};
DualPrices dual_ascent(Problem const& problem, int rounds = 50, bool dearest = false);
  /* after Wedelin [W95]; a round takes time linear in the entries. With |dearest|, all
     costs have the other sign */
} // |namespace dlx|

@ The implementation has two halves: the ascent, and a policy.

@(dlx/more/cheapest.cpp@>=
#include "dlx/more/cheapest.hpp"
#include "dlx/base/index.hpp"
#include "dlx/more/bounded.hpp"
#include <algorithm>
#include <cstdlib>
#include <limits>
#include <map>
#include <numeric>
#include <utility>
namespace dlx {
namespace {
@<Set the price by the offers@>
@<Begin with prices of zero@>
@<Find out who is charged@>
}
@<Find dual prices@>
namespace {
@<Declare the class |BranchAndBound|@>
@<Choose and prune@>
@<Try what is affordable@>
@<Keep the bargains@>
@<Say how far the bargaining has come@>
}
@<Find the cheapest covers@>
} // |namespace dlx|

@*1 A policy that counts money. The policy of this chapter looks at the bound, tries the options in another order, leaves
out some, and turns back earlier, by choosing no item. So all lists, with colours and with bounds, can be
searched by reduced cost.
@^policy@>

The policy has a {\it record\/} for each level of the path: what was known
when the level was entered, and the offers of its item, sorted. The offers
of all levels are in one array, one level after the other, and so are the
raises that have to be returned.
\sketch{offers}{The offers of all levels in one array, each level sorted by reduced cost.}

@<Declare the class |BranchAndBound|@>=
struct Level {
  std::int64_t bound = 0; /* in units */
  std::int64_t paid = 0, net = 0; /* in coins, so far; and with all rebates */
  std::size_t begin = 0, next = 0;  /* of the offers; the next to be tried */
  std::size_t mark = 0;             /* that many raises had been collected */
  bool has_none = false;            /* may the item get none of the offers? */
  bool was_none = false;            /* and has that had its turn? */
};
struct Offer { std::int64_t reduced = 0; Node* node = nullptr; };
struct Raise { int item = 0, option = 0; std::int64_t amount = 0; };

@ A raise belongs to an option, or to the item for which it was collected;
one of the two numbers is zero. A negative raise is a refund.

The members |bound|, |paid|, and |net| belong to the node where the search is. The
first is in units and includes what is still to come; the second is in
coins, and has been spent. Both are needed, because
the bound is only a bound, even when a cover is complete: a secondary item
that is not covered at all has still been promised a compensation.

Negative
costs are {\it rebates}. The third number, |net|, is the sum of {\it all\/} rebates of the problem, as if
every option with one would be chosen, and of the positive costs of the options that {\it were\/} chosen. No
cover below costs less; it never falls on the way down; and without rebates it is |paid|. It is the third remark of
\sec{more/squeezed} at prices of zero.
@^rebate@>@^negative cost@>

@<Declare the class |BranchAndBound|@>=
class BranchAndBound {
public:
  BranchAndBound(Problem const& p, Wish const& w, Chooser c, Receive const& r,
    Observer* o);
  template<class List> Node* choose(List const& links);
  Node* next(Frame const& f, int level);
  bool is_over() const { return false; }
  bool accepts(); /* the cover that the search has found */
  void take(std::span<int const> cover); /* it has been accepted */
  void deliver(Bargain& bargain); /* when the search is over */
  std::int64_t floor() const; /* no cover that is still to be found is better */
  Progress progress(Progress p) const;
private:
  @<Declare the private data of |BranchAndBound|@>
};

@ Three piles grow and shrink with the path: levels, offers, and raises.
The covers that were kept are sorted by cost, because the last
of them is the one that must be beaten.

@<Declare the private data of |BranchAndBound|@>=
Problem const& problem;
Wish const wish;
Chooser const chooser;
Receive const& receive;
Observer* const observer; /* or null */
DualPrices prices; /* |prices.reduced| are the present reduced costs */
std::int64_t bound = 0, paid = 0, net = 0;
std::int64_t most = 0; /* a cover of interest costs at most this */
std::int64_t cost(int o) const { return wish.dearest ? -problem.cost(o) : problem.cost(o); }
std::int64_t true_cost(std::int64_t c) const { return wish.dearest ? -c : c; } /* in true coins */
std::uint64_t cuts = 0, received = 0;
std::vector<Level> levels;
std::vector<Offer> offers;
std::vector<Raise> raises;
std::multimap<std::int64_t, std::vector<int> > kept; /* by cost */

@ No cover can cost more than all options of positive cost together, which is at most
$10^{18}$, and none less than all rebates; so |most| in units fits. It may become one less than all
rebates, when a cover with all of them has been found, for instance $-1$ for a cover for
nothing; then the search is over soon. A wish outside of these limits is moved to the nearer one.

@<Choose and prune@>=
BranchAndBound::BranchAndBound(Problem const& p, Wish const& w, Chooser c, Receive const& r,
  Observer* o) : problem(p), wish(w), chooser(c), receive(r), observer(o),
    prices(dual_ascent(p, patience(p), w.dearest)) {
  bound = prices.bound;
  for (int i = 1; i <= p.option_count(); ++i) (cost(i) > 0 ? most : net) += cost(i);
  if (wish.up_to)
    most = std::clamp(wish.dearest ? -std::max(*wish.up_to, -most) : *wish.up_to, net - 1, most);
}

@ A bound of 5.25 coins is a bound of 6 coins, and one of $-5.25$ is a bound of $-5$. A division in \CEE/
rounds towards zero, so a negative bound is rounded upwards already, and its remainder is not positive.

@<Declare the private data of |BranchAndBound|@>=
std::int64_t in_coins(std::int64_t units) const {
  return units / prices.unit + (units % prices.unit > 0);
}
bool is_affordable() const {
  return bound <= most * prices.unit and net <= most;
}

@ On arrival, raises are collected from all items that are to be covered,
and items that need nothing more pay refunds. If that makes the bound too large,
the node is given up: the raises go back, and no item is chosen. An item
without options is chosen at once, as in all our searches, and the search
then reports a dead end.

@<Choose and prune@>=
template<class List> Node* BranchAndBound::choose(List const& links) {
  for (Node* c = links.first_open(); c != nullptr; c = links.next_open(c))
    if (links.degree(c) == 0) return c;
  std::size_t const mark = raises.size();
  for (Node* c = links.first_open(); c != nullptr; c = links.next_open(c))
    if (int const n = links.need(c); n > 0) collect(links, c, n);
    else if (prices.price[index(links.number(c))] > 0) refund(links, c);
  int const level = static_cast<int>(levels.size());
  if (observer) observer->bound(in_coins(bound), most + 1, level);
  if (Node* const c = is_affordable() ? pick(links) : nullptr; c != nullptr) {
    open_level(c, mark, links.need(c) == 0);
    return c;
  }
  if (observer) observer->cut(level);
  ++cuts;
  give_back(mark);
  return nullptr;
}

@ A raise is collected from a whole column, and each payment is noted down.
Usually the smallest reduced cost is 0, and then this is found out quickly.

@<Declare the private data of |BranchAndBound|@>=
std::int64_t& reduced(int option) { return prices.reduced[index(option)]; }
template<class List> void collect(List const& links, Node* c, int times) {
  auto amount = std::numeric_limits<std::int64_t>::max();
  for (Node* x = c->down; x != c and amount > 0; x = x->down)
    amount = std::min(amount, reduced(x->option));
  if (amount == 0) return;
  bound += times * amount;
  charge(links, c, amount);
}

@ |prices.price| is what the item has been promised.
After a refund this is~0, so that nothing is refunded twice. An item has a price above
zero only if it must be covered; a negative one is the item's
compensation for an upper bound, and is not refunded.

@<Declare the private data of |BranchAndBound|@>=
template<class List> void charge(List const& links, Node* c,
  std::int64_t amount) {
  int const item = links.number(c);
  prices.price[index(item)] += amount;
  raises.push_back(Raise{item, 0, amount});
  for (Node* x = c->down; x != c; x = x->down) {
    reduced(x->option) -= amount;
    raises.push_back(Raise{0, x->option, amount});
  }
}
template<class List> void refund(List const& links, Node* c) {
  charge(links, c, -prices.price[index(links.number(c))]);
}

void give_back(std::size_t mark) {
  for (; raises.size() > mark; raises.pop_back())
    if (auto const& [c, o, amount] = raises.back(); c != 0)
      prices.price[index(c)] -= amount;
    else reduced(o) += amount;
}

@ The smallest item is the one with the fewest ways to go on with options
that can be afforded, and the leftmost one if there are several. Counting
stops when there are as many ways as another item has. In a list with
bounds (\sec{more/bounded}), an item that needs $n$ options has $n-1$ ways less
than options. If it has enough
options, but not enough that are affordable, the node is given up.

@<Declare the private data of |BranchAndBound|@>=
template<class List> Node* pick(List const& links) {
  auto const gap = most * prices.unit - bound;
  Node *const first = links.first_open(), *best = first;
  int fewest = std::numeric_limits<int>::max();
  for (Node* c = first; c != nullptr; c = links.next_open(c)) {
    int ways = 1 - links.need(c);
    for (Node* x = c->down; x != c and ways < fewest; x = x->down)
      if (reduced(x->option) <= gap) ++ways;
    if (ways <= 0) return nullptr;
    if (ways < fewest and (chooser == Chooser::smallest or c == first)) {
      best = c;
      fewest = ways;
    }
  }
  return best;
}

@ A level is opened for the chosen item. The options are sorted by reduced
cost, and those that cost the same stay in the order of the problem, so that the first of
several cheapest covers does not depend on the compiler.

@<Declare the private data of |BranchAndBound|@>=
void open_level(Node* c, std::size_t mark, bool has_none) {
  std::size_t const begin = offers.size();
  for (Node* x = c->down; x != c; x = x->down)
    offers.push_back(Offer{reduced(x->option), x});
  auto cheaper = [](Offer const& a, Offer const& b) { return a.reduced < b.reduced; };
  std::stable_sort(offers.begin() + static_cast<std::ptrdiff_t>(begin),
    offers.end(), cheaper);
  levels.push_back(Level{bound, paid, net, begin, begin, mark, has_none});
}

@ The search asks for the next option at a level. What was the bound when
the level was opened, plus the reduced cost of the option, is the bound for
the node to which it leads. If that is too much, the option is skipped, and
so will be all others after it; each is reported to the observer.
|most| may have changed since the level was opened: good covers
that are found in one branch prune the next.

@<Try what is affordable@>=
Node* BranchAndBound::next(Frame const& f, int level) {
  leave(index(level) + 1);
  Level& c = levels.back();
  while (c.next < offers.size()) {
    auto const [n, x] = offers[c.next++];
    int const o = x->option;
    bound = c.bound + n;
    paid = c.paid + cost(o);
    net = c.net + std::max<std::int64_t>(0, cost(o));
    if (is_affordable()) return x;
    if (observer) observer->skip(o, std::max(in_coins(bound), net), level);
  }
  bound = c.bound, paid = c.paid, net = c.net;
  c.was_none = true;
  return f.item;
}

@ At a cover, the search asks whether it is acceptable. Without rebates it nearly always
is, for |net| is |paid|, and was looked at before the last option was tried; only after ``none'' |most| may have sunk meanwhile. With rebates, only a complete cover shows which of
them stay unclaimed. A refused cover is a node that is too expensive, like others, and its bound is what it costs.

@<Try what is affordable@>=
bool BranchAndBound::accepts() {
  if (paid <= most) return true;
  ++cuts;
  int const level = static_cast<int>(levels.size());
  if (observer) observer->bound(paid, most + 1, level), observer->cut(level);
  return false;
}

@ The policy is not told that a level is left. It notices when it is asked
about a level that is not the deepest one. For example, when the search has been
at level~7, and now asks for the next option at level~4, then the offers of levels 5, 6, and~7
are dropped, and their raises are returned, the newest
first. The raises of level~4 itself stay, because they hold for all of its options.

@<Declare the private data of |BranchAndBound|@>=
void leave(std::size_t level) /* and all that is deeper */
{
  for (; levels.size() > level; levels.pop_back()) {
    give_back(levels.back().mark);
    offers.resize(levels.back().begin);
  }
}

@ When a cover has been found, it is either handed on or kept. A |multimap|
keeps equal keys in the order in which they came. Only covers at most as expensive as |most| are accepted, so each
one belongs to the $k$ best so far; the last one may have to go, and from
then on a cover must be cheaper than the one that is last now.

@<Keep the bargains@>=
void BranchAndBound::take(std::span<int const> cover) {
  if (wish.covers == 0) {
    ++received;
    if (receive) receive(cover);
    return;
  }
  std::vector<int> options(cover.begin(), cover.end());
  kept.emplace(paid, std::move(options));
  if (kept.size() > wish.covers) kept.erase(std::prev(kept.end()));
  if (kept.size() == wish.covers) most = std::prev(kept.end())->first - 1;
}
void BranchAndBound::deliver(Bargain& bargain) {
  if (bargain.result.ending == Ending::complete) leave(0);
  for (auto const& [cost, options] : kept)
    if (receive) receive(options);
  bargain.covers = received + kept.size();
  bargain.cuts = cuts;
  bargain.root = true_cost(in_coins(prices.bound));
  bargain.floor = true_cost(floor());
}

@ How good could the covers be that have not been found yet? Each level of
the path has offers that were not tried, and the first of them is the
cheapest. The smallest of these bounds is a bound for everything that is
open. The option that is being tried at the deepest level is among them,
for the search is stopped when it is about to be tried; the options that are
tried at other levels are not, because the deeper levels stand for them.
An item that needs nothing more may also get {\it none\/} of its offers (\sec{more/bounded}), and until that has been tried, the bound of the level is
open, too. Covers that are too expensive are never found.
\sketch{floor}{Offers as above, except that the search was stopped before it tried the 6. What was tried is blue. The first that is open at each level (orange) says how
good the covers can be that lie behind it. All that is still to be found costs at least 24.}

@<Say how far the bargaining has come@>=
std::int64_t BranchAndBound::floor() const {
  std::int64_t least = most + 1;
  for (std::size_t k = 0; k < levels.size(); ++k) {
    Level const& c = levels[k];
    bool const deepest = k + 1 == levels.size();
    std::size_t const end = deepest ? offers.size() : levels[k + 1].begin;
    std::size_t const open = c.next - (deepest and not c.was_none and c.next > c.begin);
    if (open < end)
      least = std::min(least, in_coins(c.bound + offers[open].reduced));
    if (c.has_none and (deepest or not c.was_none))
      least = std::min(least, in_coins(c.bound));
  }
  return least;
}

@ The share of the search that is done is computed by \sec{more/search}. It is too modest, because many offers are too expensive, and will be skipped.
But the number of affordable offers may sink at any time, and a progress
bar that goes backwards is worse than one that jumps at the end.

@<Say how far the bargaining has come@>=
Progress BranchAndBound::progress(Progress p) const {
  p.floor = true_cost(floor());
  if (not kept.empty()) p.best = true_cost(kept.begin()->first);
  return p;
}

@ After a complete search, |deliver| leaves all levels, and nothing is open to |floor|.

@<Find the cheapest covers@>=
Bargain cheapest(Problem const& problem, Wish const& wish, Chooser chooser,
  Limits const& limits, Receive const& receive, Observer* observer) {
  BranchAndBound policy(problem, wish, chooser, receive, observer);
  Limits own = limits;
  if (limits.pulse)
    own.pulse = [&](Progress const& p) {
      limits.pulse(policy.progress(p)); };
  Receive const take = [&policy](std::span<int const> cover) {
    policy.take(cover); };
  auto buy = [&](auto&& links) {
    return dance_with(links, policy, own, take, observer); };
  Bargain bargain;
  bargain.result = with_simplest_list(problem, buy);
  policy.deliver(bargain);
  return bargain;
}

@*1 Both ways. \label{more/dearest}%
Now turn the coins over. Five people are to work in pairs. A pair is worth so much, \.D and \.E together are worse than
nothing, and each person may stay alone. Which pairs are worth the most?
\transcript{dearest}
Here \.{?0\char"7C A} says that \.A may be left open, for nothing; if it is, \.{?A} stands in the cover. This is a {\it matching of greatest weight\/} in a graph, and with options of more than two items it
is called {\it set packing}. The items may be left open (\sec{text/open}), so all covers
are exact; some options have costs below zero; and instead of the cheapest the {\it dearest\/} cover is wanted.
@^set packing@>@^matching@>@^dearest cover@>

The dearest cover is the cheapest if all costs have the other sign: |cost| in the policy turns the
sign of each cost, and |true_cost| turns it back in what is reported. So all depends on whether the search may have negative costs.

@ It may. A search that gives up because of what has been {\it paid\/} would be wrong, since a rebate may follow. Ours looks at a bound. Here are its steps.
{\advance\parindent 1.2em
\yskip
\item{$\bullet$} {\it The ascent.} Equation $(*)$ of \sec{more/dual-prices} is true for all numbers $c_o$ and $y_i$.
If a reduced cost is negative, the third remark of \sec{more/squeezed} adds it to the bound, for no option is chosen twice.
\item{$\bullet$} {\it Raises and refunds\/} need reduced costs that are not negative. After the ascent none is negative, whatever the costs were.
\item{$\bullet$} {\it What was paid\/} is a bound only without rebates; hence |net|, and |accepts|.
\item{$\bullet$} {\it Numbers\/} stay in their limits, since $T$ is a sum without signs.
\par}\yskip\noindent

@ An item from 0 to~1 may be left open, too, with a rebate in each of its options. On $5\times5$ squares, one of which must stay open, both ways lead to the same
cover, but not equally fast. The shell function \.{five} writes \.{?30\char"7C} or \.{0:1\char"7C} before each item and a cost behind each
option: the first option becomes \.{D@@1(0,0):\ (0,0) (0,1) \char"7C 9}, or \.{\char"7C-51} with the rebate.
\transcript{open-or-bounded}
Each of the 25 items has a rebate of~30, so $-433+25\cdot30=317$ is the same cost. The bounds at the root are the same. Farther
down, an item that must be covered is asked for a raise at each node, while an item from 0 to~1 needs
nothing, cannot be raised, and keeps its compensation.

@*1 What it saves. We put prices
on some of our puzzles, by a formula without meaning: line $n$ of the file
gets the cost $n^2\bmod97$. First come the number of all covers and the
nodes that are needed to see them, then the cheapest.
\transcript{cheapest-measured}
The 6728 ways to fill a board of $6\times6$ with dominoes need a tree of
25,695 nodes; to find the cheapest of them, and to prove it, 19 nodes are
enough. The prices prove, before the search
begins, that nothing is cheaper than~601, and the first cover that the search
meets costs that. On the large
chessboard there are 12,988,816 covers, and 33 nodes are sufficient.

@ \label{more/creeping}%
The ascent does not always get there in fifty rounds. For dominoes on $20\times20$ it proves 5119 in
fifty rounds, 5164 in two hundred, and 5187 in a thousand; the truth is 5188. It creeps, because a whole chain of prices must move, each by a little. With the
prices of fifty rounds the search had not come to an end after eleven million nodes; with those of a thousand it took
1{,}778{,}405 nodes. Other problems do not pay for this patience, because the ascent stops by itself.

@ For eight queens, the prices prove 163, while
the truth is~319: the diagonals are secondary items, many of them remain
empty, and each promises a compensation that will not be claimed. The tree is
still smaller than that of all covers: for twelve queens, it has 2043 nodes
instead of 327,813.

If you do not need the proof that nothing is better, set a limit on the nodes
or on the time. The covers that are printed then come with
a promise:
\transcript{cheapest-stopped}

@ And how do others do? \.{clasp} searches clauses and learns new
ones, and \.{glpsol} solves linear programs exactly and branches on variables whose values are not whole numbers. The
script \.{bench/costs} makes problems of four kinds: the puzzles above; jobs for $n$ people, at random prices;
rotations of crews, each of which is a row of three to eight flights; and random matchings. The table has our seconds, and how many times as long the others took, up to
five seconds; a dash is a problem that took us longer than that.
\toptable{\measurements{l}{bench/costs.txt}}
If options are long, or the linear program has no whole solution, dancing links are far ahead. Where \.{clasp} finishes, it takes from 29 to 508 times as long; its learning needs conflicts, and
costs are not conflicts until much of a cover is there. Where the linear program {\it is\/} whole, as for dominoes and jobs, there is nothing to
search, and \.{glpsol} wins as soon as the problem is large: dominoes on $20\times20$ cost us
seventy times its time, and jobs for 200~people three times. For a plain assignment of some hundred jobs to people, take a linear program. With side conditions, exact covers are fine.
@^clasp@>@^glpsol@>

@ \pitfall{A bound that is not a bound. Rounding is the most frequent
reason: prices that are computed in floating-point numbers, and a sum that is
too large by $10^{-12}$, have cut off many an optimum. Cutting what is {\it
as good as\/} the best cover that is known, when the second best was wanted
as well. Comparing with the bound only, when the cover is complete: it may
promise less than the cover costs. Giving up a node for what was {\it paid}, when a later option may have a negative cost.}

\pinned{\.{tests/more/cheapest\UL test.cpp} compares the covers for all kinds of
wishes with those of brute force, for hundreds of random problems; it checks that
no cover below any node is cheaper than the bound there; it stops searches at every node, and tests what they say about
the rest; it uses costs up to $10^{18}$, of both signs; and the dearest covers are the cheapest of the problem with all signs turned.}

\exercise[15]{If all costs are multiples of~5, then so are the costs of all
covers, and a bound of 21 is a bound of~25. Where would you put that into
the program?}
\answer{Divide all costs by their greatest common divisor before the search, and multiply
at the end; then |in_coins|, which rounds upwards, does the rest. What it saves are the
nodes whose bound lies between the best cover and the next multiple below it.}

\exercise[M15]{Write the prices of the taxi example as a linear program, and solve
it by hand. Then add the ride \.{A B C \char"7C 5}. Which prices must fall,
and what is the best bound now?}
\answer{Maximize $y_A+y_B+y_C$, where $y_A+y_B\le4$, $y_B+y_C\le5$, $y_A+y_C\le3$, and each
of the three is at most~3. The sum of the first three conditions says that
$2(y_A+y_B+y_C)\le12$, so 6 is the maximum, and 1, 3, 2 attain it. The new ride says that
the sum is at most~5. Any price may fall, for instance to 0, 3, 2; and the bound 5 is the
cost of the new cover.}

\exercise[20]{Some tiles are worth more than others. Find a packing of the board of $4\times4$ squares with
dominoes that is worth the most, if a domino whose corner nearest to the upper left is in row~$r$ and column~$c$ is
worth $r-c$, and no square need be covered. How many lines of the problem of \cmd{dlx make dominoes 4x4} must be
changed? And why is there more than one answer?}
\answer{All 25: the item line, where each square gets a \.{?0} and a bar, and each of the 24 options, to which its worth is added, which may be negative. Then
\.{--max} says~7, and \.{--min-cost 7} prints all four packings that are worth so much. Two dominoes in them are worth nothing, the flat ones in
the rows 0 and~2 that begin on the diagonal; each may be there or not.}

\summary{Prices that overpay no option prove a lower bound for all covers. An
ascent finds good prices, raises keep them up to date during the search, and
what is too expensive is not tried. The rest is the search that we had.}
