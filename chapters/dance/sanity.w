@** A sanity check. \label{dance/sanity}%
How does one notice that a list is wrong? Not by a crash. A search that dances
on a damaged list goes on dancing; it finds other covers, or too few, and
the answer does not tell that a size was one too large an hour ago.
Yet the list says everything twice: if $y$ is to the right of~$x$, then $x$ is to the left
of~$y$, and the size of a column could be counted. Data with such {\it
redundancy\/} deserve a function that checks it. The programs that Knuth published with [K22] have one, too,
and there it is called |sanity|.
@^sanity check@>@^redundancy@>

@ Take the list after the wrong order of \sec{dance/wrong-order}: |A| and |B| share an
option, both were covered, and |A| was uncovered first. All links are as
before, and only $S[A]$ is~2, where it should be~1. A check that looks at links
alone would see nothing, and one that counts the columns says
$$\hbox{\tentex S[1] is 2, but the column has 1 nodes}$$
which is what we want to hear, and at once. Links are checked, too: each member must be
known to the one that it knows.
$$\def\mem#1{\vcenter{\hrule\hbox{\vrule\kern3pt\vbox{\kern3pt
  \hbox to9pt{\hss#1\hss}\kern3pt}\kern3pt\vrule}\hrule}}
 \def\hands#1#2{\;\vcenter{\hbox to40pt{#1}\kern0pt\hbox to40pt{#2}}\;}
 \vcenter{\offinterlineskip\halign{&\hfil$#$\hfil\cr
 \mem{$x$}&\hands{\rightarrowfill}{\leftarrowfill}&\mem{$y$}&\qquad\qquad\qquad&
 \mem{$x$}&\hands{\rightarrowfill}{}&\mem{$y$}&\hands{\rightarrowfill}{}&\mem{$z$}\cr
 \noalign{\kern6pt}
 &\hbox{\eightrm in order}&&&&\hbox{\eightrm a fault}&&\cr}}$$
\caption{What a walk to the right looks at: whether the next one looks
back.}\medskip

@ What should such a check ask? Everything that must be true, and nothing that need
not. It is tempting to compare the list with the problem: is each node where
|@<Build the plain list@>| would put it? But in the middle of a search most of them are
not, and which of them ought to be is just what we do not know. So the check asks for the
invariants of \sec{dance/invariants}, which say how a list is connected, and not what is in
it. They hold at rest, whatever has been covered, in whatever order.

It follows that there are wrong lists which the check cannot tell from right ones. If an
uncover was forgotten, all invariants hold. For such mistakes the
tests have a second judge, a model that knows which items are covered, in which order,
and computes each link from that, with sorted sets and without any dance. The check is
quick and needs to know nothing; the model is slow and knows everything; and what one
of them misses, the other one finds.
@^model@>

@ The module is one function. The tests of this part call it after every event of
many thousand searches; no search calls it, since it takes much longer than a
cover.

@(dlx/dance/sanity.hpp@>=
#pragma once
/* A check of all that must be true in a four-way list at rest. */
#include "dlx/dance/links.hpp"
#include <string>
namespace dlx::dance {
std::string find_fault(Links const& links);
  /* the first violated invariant in words, or the empty string; linear time,
     but logarithmic for each node that asks for its option */
} // |namespace dlx::dance|

@ The invariants were stated in \sec{dance/invariants}, and they are asked for in the
same order: the ring of headers, the columns, the rows. As soon as one is
violated, we say so, for the rest may be nonsense.

@(dlx/dance/sanity.cpp@>=
#include "dlx/dance/sanity.hpp"
#include <fmt/format.h>
namespace dlx::dance {
namespace {
@<Check the ring of headers@>
@<Check a column@>
@<Check a plain row@>
}
std::string find_fault(Links const& links)
{
  auto fault = fault_in_headers(links);
  for (int c = 1; fault.empty() and c <= links.item_count(); ++c)
    fault = fault_in_column(links, c);
  int x = links.item_count() + 1, end = x;
  for (; fault.empty() and x < links.node_count(); x = end) {
    while (end < links.node_count() and links.option_of(end) == links.option_of(x))
      ++end;
    fault = fault_in_row(links, x, end);
  }
  return fault;
}
} // |namespace dlx::dance|

@ Headers and columns are rings of the same kind: numbers grow along the links,
until the last one leads back to the start; and the next one always looks back. This
is the invariant {\it hand in hand\/} of \sec{dance/ring}. Because the numbers
must grow, the walk ends even if the list is a ruin; and because they must lie
between |low| and |high|, no index is ever out of range.

@<Check the ring of headers@>=
std::string fault_in_ring(Links const& links, int start, int low, int high)
{
  bool const is_row = start == 0; /* of headers; or else it is a column */
  for (int x = start;;) {
    int const y = is_row ? links[x].right : links[x].down;
    if (y != start and (y <= x or y < low or y > high))
      return fmt::format("{}[{}] = {} is not further on", is_row ? 'R' : 'D', x, y);
    int const back = is_row ? links[y].left : links[y].up;
    if (back != x)
      return fmt::format("{}[{}] is {}, not {}", is_row ? 'L' : 'U', y, back, x);
    if (y == start) return {};
    x = y;
  }
}

@ A covered header is not in the ring, but it must remember where it belongs: a
neighbour on its left, and one on its right. A wrong memory does no harm while the
header is out. It does when the header comes back, and by then nobody knows who
did it; so we would rather know now. The header of a secondary item is alone.

@<Check the ring of headers@>=
std::string fault_in_headers(Links const& links)
{
  int const primary = links.primary_count();
  if (links[0].up != 0 or links[0].down != 0) return "the root is in a column";
  auto fault = fault_in_ring(links, 0, 1, primary);
  for (int c = 0; fault.empty() and c <= links.item_count(); ++c) {
    auto const& n = links[c];
    if (n.item != c) return fmt::format("C[{}] is {}, not itself", c, n.item);
    bool const is_alone = n.left == c and n.right == c;
    bool const is_between = 0 <= n.left and n.left < c@|
      and (n.right == 0 or (c < n.right and n.right <= primary));
    bool const is_good = c == 0 or (c > primary ? is_alone : is_between);
    if (not is_good) return fmt::format("header {} has wrong neighbours", c);
  }
  return fault;
}

@ Each column is walked down, and counted when it is known to be a ring. The number of nodes is compared
with the size last, since a column that is not even a ring has no number of nodes that
one could believe. (That the nodes of a column know their header is asked by row,
below: two neighbours in a column must name the same item, and
the first one is next to the header.)

@<Check a column@>=
std::string fault_in_column(Links const& links, int c)
{
  int const low = links.item_count() + 1, high = links.node_count() - 1;
  auto const fault = fault_in_ring(links, c, low, high);
  if (not fault.empty()) return fault;
  int count = 0;
  for (int x = links[c].down; x != c; x = links[x].down) ++count;
  if (links.size(c) == count) return {};
  return fmt::format("S[{}] is {}, but the column has {} nodes", c,
    links.size(c), count);
}

@ The links to the left and right of an option's nodes never change. Of its nodes, none
is hidden, or all but one: the one through which the option was hidden.

@<Check a plain row@>=
std::string fault_in_row(Links const& links, int begin, int end)
{
  int hidden = 0;
  for (int x = begin; x < end; ++x) {
    @<Complain if node |x| is linked or remembers wrongly@>
    hidden += links[links[x].up].down != x;
  }
  if (hidden == 0 or hidden == end - begin - 1) return {};
  return fmt::format("option {} has {} hidden nodes of {}",
    links.option_of(begin), hidden, end - begin);
}

@ The memory of a hidden node cannot be compared with anything but common sense:
above it must be a node above, below it one below, and both in its own column.
The order of these questions matters: a link is used as an
index only after it has been compared with the ends of the list.

@<Complain if node |x| is linked or remembers wrongly@>=
auto const& n = links[x];
if (n.left != (x == begin ? end - 1 : x - 1)
    or n.right != (x == end - 1 ? begin : x + 1))
  return fmt::format("the row links of node {} have changed", x);
if (n.item < 1 or n.item > links.item_count())
  return fmt::format("C[{}] = {} is not a header", x, n.item);
if (n.up < 1 or n.up >= x or links[n.up].item != n.item)
  return fmt::format("U[{}] = {} is not above it", x, n.up);
bool const is_below = n.down > x or n.down == n.item;
if (n.down < 1 or n.down >= links.node_count() or not is_below@|
    or links[n.down].item != n.item)
  return fmt::format("D[{}] = {} is not below it", x, n.down);

@ \pitfall{A check that trusts what it checks. Walk around a ring until you are
back, and a broken ring keeps you walking forever; use a field as an index before
you have looked at it, and the check crashes where it should have complained.}

\pinned{\.{tests/dance/sanity\UL test.cpp} sets every field of every node of two
small lists, covered and not, to the number of every other node, one at a time, and the fields of hidden nodes to numbers that no node has. Left out are sizes that nobody reads, and
what nodes and headers outside remember (see the exercise). This makes more
than two thousand damages, and each of them must be noticed.}

\exercise[22]{There is a kind of damage that |find_fault| cannot notice, although
it ruins the list: somebody who has left, and remembers another neighbour than there was, one
that would be possible, too. Find the smallest list with such a damage.}
\answer{Two items, |A| and |B|, and no option. Cover~|B|, and let its header remember the
root on its left, not~|A|. When |B| comes back, the root will know nobody but~|B|; and |A|,
between the two, looks as if it had been covered. Nothing can be noticed, not even then. If
you want nodes: options {\tentex A B} and~{\tentex B}; cover~|A|; let the hidden node of
|B| remember its header below itself. After the uncover, $S[2]$ is~2, but the column has 1
node.}

\summary{What is said twice can be checked. Rings are walked forwards while
each member must look back; sizes are counted; memories must make sense.}
