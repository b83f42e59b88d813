@** Divided, and counted. \label{fast/components}%
Build a wall through a chessboard, from top to bottom, after the fourth
column. The squares of the wall's two sides have nothing to do with each
other any more: no domino reaches from one side to the other. If there are
$a$ ways to fill the left side, and $b$ for the right one, how many are
there for the board?
@^connected components@>

A search visits $ab$ covers in order to find out two numbers, $a$ and~$b$.

@ The walls in a problem are not always as visible as on a chessboard, so we look. Two items
{\it belong together\/} if some option contains both; and if they both
belong together with a third one, then they do so, too. Items that
belong together are a {\it component\/} of the problem, a word that we borrow
from graphs; a problem {\it falls apart\/} if it has several of them.
$$\vbox{\halign{\tt#\hfil\quad&#\hfil\quad&\tt#\hfil\cr
\it option&\it what it says&\it components so far\cr
\noalign{\smallskip}
&six, of one item each&A\quad B\quad C\quad D\quad \char"7C\quad X\quad Y\cr
A C&\.A and \.C belong together&AC\quad B\quad D\quad X\quad Y\cr
B Y&\.B and \.Y, too&AC\quad BY\quad D\quad X\quad Y\cr
C X&and \.X with \.C, hence with \.A&ACX\quad BY\quad D\cr
D Y&\.D comes to \.B, by way of \.Y&ACX\quad BYD\cr
A&nothing new\cr
B&nothing new\cr}}$$
A secondary item ties options together as well as a primary one does, since
it can keep them from being chosen together; and so does an item in a
colour. An option without primary items ties nothing: it is never chosen.
@^component of a problem@>

@ The number of covers is the product of those of the components, because a
cover of the problem is a cover of each component, chosen independently. An item
without options is a component of its own. If it must be covered, its component
has no cover, and neither has the problem; if it need not be, its component has
one, the empty one, and we leave it out.
@^invariant of components@>

So two components may also be counted as one problem. That is done with those that are too small to deserve a search of their own.

The components are put into order, the one with the fewest options first. If one
of them has no cover, then it is better to hear it early.

@(dlx/fast/components.hpp@>=
#pragma once
/* Does a problem consist of several that have nothing to do with each other?
   Then they can be counted one by one, and the numbers multiplied. */
#include "dlx/more/problem.hpp"
#include <vector>
namespace dlx {
std::vector<Problem> components_of(Problem const& problem);
  /* the parts that share no item, the one with the fewest options first; those whose
     single option is needed are one part, which has one cover or none; each
     keeps its options in their order, and names of items, colours, and
     bounds; names of options and costs are left out. Empty if there are fewer
     than two, or if an item that must be covered is in no option. The number of covers is the product of theirs. Almost linear in
     the size of the problem (union--find with path halving; at worst, times its logarithm) */
} // |namespace dlx|

@ Who belongs together is found out first, without building anything. Most
problems do not fall apart, and then that was all.

@(dlx/fast/components.cpp@>=
#include "dlx/fast/components.hpp"
#include <algorithm>
#include <functional>
#include <numeric>
#include <utility>
namespace dlx {
namespace {
@<Unite the items that belong together@>
}
@<Fall apart@>
} // |namespace dlx|

@ How do we keep components that unite? With an old trick that Galler and
Fischer found in 1964, and that has many names, the shortest of which is
{\it union--find}. Each item points to another one of its component, or to
itself, and then it is the {\it head\/} of the component (others say root, or representative). To find the head,
follow the pointers. To unite two components, let one head point to the other.
@^union--find@>@^Galler, Bernard Aaron@>@^Fischer, Michael John@>

Every path leads
upwards to a head, because a pointer of a head is only ever set to the head of another
component, and any other pointer to an item further up on its own path; so there is no circle in which one could
be caught. This is the invariant of union--find, and the reason for the
condition in |unite|: without it, two items with the same head would make
that head point to itself, which does no harm, but the components would be
counted wrongly.
@^invariant of union--find@>

On the way to the head we bend the pointers of
the items that we step on, to skip one item; so paths stay short.
@^path halving@>

\medskip\vbox{\centerline{\hbox to 260bp{\vbox to 64bp{}\pdfliteral{q .7 w .3 G 18.3 10.5 m 28.8
15.1 l S 25.2 15.8 m 28.8 15.1 l 26.9 11.9 l S 46.3 22.5 m 56.8 27.1 l S 53.2 27.8 m 56.8 27.1 l
54.9 23.9 l S 74.3 34.5 m 84.8 39.1 l S 81.2 39.8 m 84.8 39.1 l 82.9 35.9 l S 102.3 46.5 m 112.8
51.1 l S 109.2 51.8 m 112.8 51.1 l 110.9 47.9 l S 1 g 4 1 12 12 re B 1 g 32 13 12 12 re B 1 g 60 25
12 12 re B 1 g 88 37 12 12 re B .8 .88 .97 rg 116 49 12 12 re B 195.8 13.9 m 203.6 23.3 l S 200.1
22.4 m 203.6 23.3 l 203.3 19.7 l S 224.2 13.9 m 216.4 23.3 l S 216.7 19.7 m 216.4 23.3 l 219.9 22.4
l S 215.8 37.9 m 223.6 47.3 l S 220.1 46.4 m 223.6 47.3 l 223.3 43.7 l S 244.2 37.9 m 236.4 47.3 l S
236.7 43.7 m 236.4 47.3 l 239.9 46.4 l S 1 g 184 1 12 12 re B 1 g 224 1 12 12 re B 1 g 204 25 12 12
re B 1 g 244 25 12 12 re B .8 .88 .97 rg 224 49 12 12 re B  Q}%
\fanopoint{10}{4}{\eightrm 1}%
\fanopoint{38}{16}{\eightrm 2}%
\fanopoint{66}{28}{\eightrm 3}%
\fanopoint{94}{40}{\eightrm 4}%
\fanopoint{122}{52}{\eightrm 5}%
\fanopoint{190}{4}{\eightrm 1}%
\fanopoint{230}{4}{\eightrm 2}%
\fanopoint{210}{28}{\eightrm 3}%
\fanopoint{250}{28}{\eightrm 4}%
\fanopoint{230}{52}{\eightrm 5}\hss}}
\caption{Left, a path of pointers to the head, item~5. Right, what is left of it once the head of
item~1 has been asked for: the items 1 and~3, on which the walk stepped, point two steps higher
than before. The next one has two steps to go instead of four.}}\medskip

@<Unite the items that belong together@>=
class UnionFind {
public:
  explicit UnionFind(Problem const& p);
  void gather_settled(Problem const& p); /* all whose only option is needed */
  int head(int item);
  int count; /* how many components there are, of all items */
  std::vector<bool> is_lonely; /* items, if |count| is at least 2 */
private:
  void unite(int one, int other);
  std::vector<int> next;
};
int UnionFind::head(int item)
{
  while (next[item] != item) item = next[item] = next[next[item]];
  return item;
}
void UnionFind::unite(int one, int other)
{
  if (next[one] == next[other]) return; // as is usual, once most items have met
  int const a = head(one), b = head(other);
  if (a == b) return;
  next[a] = b;
  --count;
}

@ As soon as there is a single component, nothing can change any more. An item that is in no option
is lonely: it stays a component of its own.

@<Unite the items that belong together@>=
UnionFind::UnionFind(Problem const& p)
  : count(p.item_count()), is_lonely(p.item_count() + 1, true),
    next(p.item_count() + 1)
{
  std::iota(next.begin(), next.end(), 0);
  for (int o = 1; o <= p.option_count() and count > 1; ++o) {
    if (not p.is_candidate(o)) continue;
    for (Entry const& e : p.option(o)) {
      is_lonely[e.item] = false;
      unite(e.item, p.option(o)[0].item);
    }
  }
}

@ A component with a single option, of which some item must be covered, is settled: it has one cover, or none. A sudoku of $25\times25$ with 520 givens has more than 560 of
them, and to make a problem of each, and to search it, takes longer than everything else. So they are gathered into one.

@<Unite the items that belong together@>=
void UnionFind::gather_settled(Problem const& p)
{
  std::vector<int> options(next.size(), 0); /* of each head; a needless one counts twice */
  auto const is_needed = [&p](Entry const& e) { return p.item(e.item).bounds.lower > 0; };
  for (int o = 1; o <= p.option_count(); ++o)
    if (p.is_candidate(o))
      options[head(p.option(o)[0].item)] += std::ranges::any_of(p.option(o), is_needed) ? 1 : 2;
  int first = 0; /* the head of the gathered ones */
  for (int i = 1; i <= p.item_count(); ++i) {
    if (next[i] != i or options[i] != 1) continue;
    if (first != 0) unite(first, i);
    first = i;
  }
}

@ Each component becomes a problem, except for a lonely item that need not be covered. (If one must be covered that is lonely, there is no cover, and nobody need unite, or copy, anything in order to find that out.) Items come in their
old order, so that primary ones come before secondary ones in each component as well.

@<Fall apart@>=
std::vector<Problem> components_of(Problem const& p)
{
  if (item_without_options(p) != 0) return {};
  UnionFind together(p);
  if (together.count < 2) return {};
  together.gather_settled(p);
  std::vector<Problem> parts;
  std::vector<int> number(p.item_count() + 1, -1), place = number;
  for (int i = 1; i <= p.item_count(); ++i) {
    if (together.is_lonely[i]) continue;
    Item const& item = p.item(i);
    int& n = number[together.head(i)];
    @<Give item |i| to component |n|@>
  }
  if (parts.size() < 2) return {};
  @<Give the options to their components@>
  std::ranges::stable_sort(parts, std::less(), &Problem::option_count);
  return parts;
}

@ Where an item stands in its component is remembered for its options.

@<Give item |i| to component |n|@>=
if (n < 0) {
  n = static_cast<int>(parts.size());
  parts.emplace_back();
}
place[i] = item.kind == Kind::secondary@|
  ? parts[n].add_item(item.name, item.kind)@|
  : parts[n].add_item(item.name, item.bounds);

@ All items of an option are in the same component, so its first item will do.
Colours are named again, because a component may have fewer of them; but as long as options of the same component follow each
other, a colour's number in it is remembered.

@<Give the options to their components@>=
std::vector<int> known(p.colour_count() + 1, 0), user(p.colour_count() + 1, -1); /* of each colour */
for (int o = 1; o <= p.option_count(); ++o) {
  if (not p.is_candidate(o)) continue;
  int const n = number[together.head(p.option(o)[0].item)];
  parts[n].add_option();
  for (auto const& [item, c] : p.option(o)) {
    if (c > 0 and std::exchange(user[c], n) != n) known[c] = parts[n].add_colour(p.colour_name(c));
    parts[n].add_entry(place[item], known[c]);
  }
}

@ The race of \sec{fast/portfolio} is run for each component. Here are three
chessboards behind walls; whoever visits each cover will not live to see the
last one.
\transcript{count-apart}
A sudoku with its givens falls apart, too: each given would be a component, with one
cover, and what is left is another. The givens are gathered, so there are two.
@^dominoes@>

@ \pitfall{Looking for components among the primary items only. Two queens belong to the same problem because
of a diagonal; a program that overlooks it counts rooks.}

\pinned{\.{tests/fast/components\UL test.cpp} glues random problems together, and compares components and products.}

\exercise[10]{How many covers has the problem of the table above? (The items \.X and~\.Y are secondary.)}
\answer{Two. The component of \.A, \.C, and~\.X has the covers $\{AC\}$ and $\{A, CX\}$; that of \.B, \.D, and~\.Y
has one, as \.D needs \.Y, and leaves \.B alone.}

\summary{Items that share an option belong together. What does not belong
together is counted apart, and the numbers are multiplied.}
