@** Components of a problem. \label{fast/components}%
Build a wall through a chessboard, from top to bottom, after the fourth column. No domino reaches from one side to the other.
If there are $a$ ways to fill the left side, and $b$ ways to fill the right one, then a search visits $ab$ covers in order to
find out two numbers, $a$ and~$b$. How can it see that there are two problems?
@^connected components@>

@ Two items {\it belong together\/} if some option contains both, or if both belong together with a third one. Items that
belong together are a {\it component\/} of the problem, a word that we borrow from graphs; a problem {\it falls apart\/} if it
has several of them.
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
A secondary item ties options together as well as a primary one, with a colour or without, since it can keep two options from
being chosen together. An option without primary items ties nothing: it is never chosen.
@^component of a problem@>

@ {\it The invariant of components\/}: a cover of the problem is a cover of each component, chosen independently. So the number
of covers is the product of those of the components. An item without options is a component of its own. If it must be covered,
there
is no cover; otherwise its component has one, the empty cover, and is left out.

Components are good for counting: a count searches each of them alone, and multiplies the numbers (\sec{fast/count}). The one
with the fewest options comes first. If it has no cover, the others need not be searched.
@^invariant of components@>

@(dlx/fast/components.hpp@>=
#pragma once
/* The parts of a problem that share no item; they can be counted one by one, and the numbers multiplied. */
#include "dlx/more/problem.hpp"
#include <vector>
namespace dlx {
std::vector<Problem> components_of(Problem const& problem);
  /* the components, the one with the fewest options first; those that consist of a single
     option, which is needed, are one part. Each part keeps its options in their order, and the
     names of its items and colours, and bounds; names of options and costs are left out. Empty if there are
     fewer than two parts, or if an item that must be covered is in no option. The number of covers is the product of theirs.
     Almost linear in the size of the problem; at worst, times its logarithm (union--find with path halving) */
} // |namespace dlx|

@ Most problems do not fall apart. So nothing is built before all items that belong together have been found.

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
@<Divide a problem into its components@>
} // |namespace dlx|

@ Galler and Fischer published in 1964 how to keep sets that unite, in a structure that is now called {\it union--find}. Each item
points to another one of its component,
or to itself; then it is the {\it head\/} of the component. To find the head, follow the
pointers. To unite two components, let one head point to the other. {\it The invariant of
union--find\/}: every path leads to a head. For the pointer of a head is only set to the head of another component, and any other
pointer only to an item further up on its own path.
@^union--find@>@^Galler, Bernard Aaron@>@^Fischer, Michael John@>@^invariant of union--find@>

{\it Path halving\/}: each item that the walk steps on is made to point to the next but one. So paths stay short.
\sketch{halving}{Left, a path of pointers to the head, item~5. Right, the same items after the head of
item~1 has been found: the walk stepped on items 1 and~3, which now skip an item. The next walk from item~1 has two steps instead
of four.}
@^path halving@>

@<Unite the items that belong together@>=
struct UnionFind {
  explicit UnionFind(Problem const& p);
  void gather_settled(Problem const& p); /* all whose only option is needed */
  int head(int item)
  {
    while (next[item] != item) item = next[item] = next[next[item]];
    return item;
  }
  void unite(int one, int other)
  {
    if (next[one] == next[other]) return; // as is usual, once most items have met
    int const a = head(one), b = head(other);
    if (a != b) next[a] = b, --count;
  }
  int count; /* how many components there are, of all items */
  std::vector<bool> is_lonely; /* in no option; right if |count| is at least 2 */
  std::vector<int> next;
};

@ As soon as there is a single component, nothing can change any more.

@<Unite the items that belong together@>=
UnionFind::UnionFind(Problem const& p)
  : count(p.item_count()), is_lonely(p.item_count() + 1, true), next(p.item_count() + 1)
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

@ A component with a single option is {\it settled\/} if some item of it must be covered: it has one cover, or none. Each given of
a
sudoku is such a component; a sudoku of $25\times25$ may have more than 560 of them. To search
so many problems takes longer than everything else. So settled components are gathered into one, and a sudoku has two.

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

@ Each component becomes a problem. Items come in their old order, so that primary ones come before
secondary ones. Where an item stands in its component is remembered for its options.

@<Divide a problem into its components@>=
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
    if (n < 0) n = static_cast<int>(parts.size()), parts.emplace_back();
    place[i] = item.kind == Kind::secondary ? parts[n].add_item(item.name, item.kind)@|
      : parts[n].add_item(item.name, item.bounds);
  }
  if (parts.size() < 2) return {};
  @<Give the options to their components@>
  std::ranges::stable_sort(parts, std::less(), &Problem::option_count);
  return parts;
}

@ All items of an option are in the same component, so its first item will do. Colours are numbered anew, because a component
may have fewer of them. As long as options of the same component follow each other, a colour's new number is remembered.

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

@ Here are three chessboards with walls between them. A search that visits each cover would never finish.
\transcript{count-apart}
@^dominoes@>

\pitfall{Looking for components among the primary items only. Two queens belong to the same problem because
of a diagonal; a program that overlooks it counts rooks.}

\pinned{\.{tests/fast/components\UL test.cpp} glues random problems together, and compares components and products.}

\exercise[10]{How many covers has the problem of the table above? (The items \.X and~\.Y are secondary.)}
\answer{Two. The component of \.A, \.C, and~\.X has the covers $\{AC\}$ and $\{A, CX\}$; that of \.B, \.D, and~\.Y
has one, as \.D needs \.Y, and leaves \.B alone.}

\summary{Items that share an option belong together. Components are counted apart, and the numbers are multiplied.}
