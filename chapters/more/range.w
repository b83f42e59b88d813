@** Places in a tree. \label{more/range}%
A search has run for nine days, and the machine loses its power. What is left is a file with eleven thousand covers,
and a question: {\it where was it?} If the answer can be written down, a search can be continued on another day, with
another engine. And if a search can be told where to begin and where to end, two machines can share it.

Each node of the tree has a path from the root, and at each node of the path one way was taken of those that
there were. Here is the tree of the four queens.
\sketch{subtrees}{The tree of the four queens, cut at the root and at its first child. Below each subtree stands the path
to it: which of how many ways to take at each node where there is a choice.}
If the search is at the second of these subtrees, it is at ``way 1 of~4, and there, way 2 of~2''. We write
\.{1/4 2/2}. Everything to the left of this path has been searched, and nothing to the right of it. So seven
characters say what is left: the subtree itself, and all subtrees to the right.
@^position of a search@>@^subtree@>

@ A {\it turning\/} is one of the fractions. Only nodes with two ways or more count. The number of ways is part of a path so that \sec{more/split} notices a path of another tree. A dead end has no way and a forced move has one, so a path says nothing about them. A sudoku
may have fifty forced moves in a row.
@^turning@>@^forced moves@>

@<Declare turnings@>=
struct Turning {
  int way = 1, ways = 1; /* this one, from 1; of so many: two or more, in a path */
  friend bool operator==(Turning const&, Turning const&) = default;
};
using Turnings = std::vector<Turning>;
std::string spelled(Turnings const& path); /* such as |"3/7 1/4"|; |""| is the root */
bool is_left_of(Turnings const& a, Turnings const& b);
  /* does subtree |a| begin further to the left than |b|? Both are in one tree. Linear time */

@ {\it All engines have the same turnings\/} if they branch on the smallest item. This is why a path leaves forced moves out. The list
makes one forced move after the other, and masks make several at once (\sec{fast/counters}). But when no item is left that
has one option only, the open items and the live options are the same for both, whatever the order of the forced moves was. So they choose the
same item, which has the same options in the same order. An engine may see earlier than another one that a node is dead. Then
it skips a subtree without covers, and no path is in doubt.

This is not true if the first item is chosen. The list branches on it, although another item has only one option;
masks make that move first, and may find fewer ways. So a path in the tree of the first item belongs to one engine.
@^order of covers@>

@ Two paths make a {\it range}, as two page numbers make a chapter. It has all subtrees from
the first path on, and ends to the left of the second. So the ranges from the root to \.{3/4} and
from \.{3/4} to the end are two halves of one tree, and no subtree is in both.

What is left of a search is a list of ranges. It has one range if one thread searches, and more if several do. A number comes with each range. A search may report many covers of a subtree at once, because it has met the same state before (\sec{fast/memory}), and may be stopped in the midst of these. Then the number says how many covers of the range have been told already.
@^range of subtrees@>

@<Declare ranges@>=
struct Range {
  Turnings from = @[{}@];         /* to its first subtree */
  std::optional<Turnings> until = std::nullopt; /* to the first that is not in it;
    if there is none, the range goes to the end of the tree */
  friend bool operator==(Range const&, Range const&) = default;
};
struct Rest { /* what is left of a range: */
  Range range;
  std::uint64_t told = 0; /* all its covers but the first ones; so many were told before */
  friend bool operator==(Rest const&, Rest const&) = default;
};
std::string spelled(Range const& range); /* such as |"from 1/4 2/2 until 3/4"| */
double share_done(Range const& range, std::vector<Rest> const& left);
  /* which part of the range is done, if so much is |left| of it, and all children of a
     node are equally large. Linear time */

@ {\it The invariant of a range:} the covers of the ranges of a tree, one after the other, are the covers of the tree, in the order of the
dance, whoever searches which of them. Each cover is a leaf, and so it is in one range; and the leaves of a range come before
those of the next one.
@^invariant of a range@>

An engine that keeps to a range needs to know at each node with a choice which of its ways are in the range. Let a root have four ways, each of its children two, and let the range be from \.{1/4 2/2} until \.{4/4 1/2}:
$$\vbox{\halign{\tt#\hfil\qquad&#\hfil\qquad&#\hfil\cr
\omit\it node\hfil&\it ways in the range&\it why\cr
\noalign{\smallskip}
&1 to 4 of 4&both paths go on below\cr
1/4&2 to 2 of 2&here the range begins\cr
2/4&1 to 2 of 2&no path leads here\cr
4/4&none of 2&here the range ends\cr}}$$
A node through which no path leads has all of its ways in the range, and so have all nodes below it. So a search keeps two bits for each node of its path: does the first path go on below the node, and does the second? All other nodes cost nothing.

@<Declare the borders of a range@>=
class Borders {
public:
  struct Node { /* of the range: */
    bool first = false, last = false; /* does the path to its beginning (its end) go on below this node? */
    bool is_whole() const { return not first and not last; } /* is all that is below it in the range? */
  };
  Borders() = default; /* of the whole tree */
  explicit Borders(Range r) : range(std::move(r))@+{@+}@/
  Node root() const { return {goes_on(range.from, 0), range.until and goes_on(*range.until, 0)}; }
  Node below(Node above, std::size_t k, int way) const; /* |above| is behind |k| turnings; that takes this |way| */
  int first_way(Node n, std::size_t k) const { return n.first ? range.from[k].way : 1; }
  int last_way(Node n, std::size_t k, int ways) const; /* of so many; less than the first if none is in the range */
  @<Declare forks of a path@>
  Range range;
private:
  static bool goes_on(Turnings const& path, std::size_t k) { return k < path.size(); }
};

@ A search that makes forced moves one by one, as links do, has nodes with a single way on its path. They are forks like others, but no turnings: the range
says nothing about them.

@<Declare forks of a path@>=
struct Fork {
  int way = 0, ways = 0;   /* the way that is tried, from 1, or 0 before the first; of so many */
  std::size_t turning = 0; /* so many turnings come before it */
  Node border = @[{}@];
  bool is_turning() const { return ways > 1; }
};
Fork fork_below(Fork const* above, int ways) const; /* with no way tried yet; the root is below null */
int first_way(Fork const& f) const { return f.is_turning() ? first_way(f.border, f.turning) : 1; }
int last_way(Fork const& f) const { return f.is_turning() ? last_way(f.border, f.turning, f.ways) : f.ways; }

@ The last turning of the second path is not in the range any more.

@<Find the borders of a range@>=
Borders::Node Borders::below(Node above, std::size_t k, int way) const
{
  auto const passes = [&](bool is_on, Turnings const& path) {
    return is_on and path[k].way == way and goes_on(path, k + 1);
  };
  return {passes(above.first, range.from), above.last and passes(true, *range.until)};
}
Borders::Fork Borders::fork_below(Fork const* above, int ways) const
{
  if (above == nullptr) return {0, ways, 0, root()};
  if (not above->is_turning()) return {0, ways, above->turning, above->border};
  return {0, ways, above->turning + 1, below(above->border, above->turning, above->way)};
}
int Borders::last_way(Node n, std::size_t k, int ways) const
{
  if (not n.last) return ways;
  return (*range.until)[k].way - (goes_on(*range.until, k + 1) ? 0 : 1);
}

@ Every search that keeps to a range includes this header.

@(dlx/more/range.hpp@>=
#pragma once
/* Where a search is, and what is left of it: paths in a search tree, and ranges between two of
   them. */
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>
namespace dlx {
@<Declare turnings@>
@<Declare ranges@>
@<Declare the borders of a range@>
} // |namespace dlx|

@ Which of two subtrees is further to the left? The ways are compared from the root on. Where one path
has ended, it goes on with first ways: \.{3/4} begins where \.{3/4 1/2} begins.

@(dlx/more/range.cpp@>=
#include "dlx/more/range.hpp"
#include <algorithm>
#include <fmt/format.h>
namespace dlx {
std::string spelled(Turnings const& path)
{
  std::string text;
  for (auto const [way, ways] : path)
    text += fmt::format("{}{}/{}", text.empty() ? "" : " ", way, ways);
  return text;
}
std::string spelled(Range const& range)
{
  return fmt::format("from {} until {}", spelled(range.from), range.until ? spelled(*range.until) : "end");
}
bool is_left_of(Turnings const& a, Turnings const& b)
{
  for (std::size_t k = 0; k < std::max(a.size(), b.size()); ++k) {
    int const x = k < a.size() ? a[k].way : 1, y = k < b.size() ? b[k].way : 1;
    if (x != y) return x < y;
  }
  return false;
}
@<Say which part of a range is done@>
@<Find the borders of a range@>
} // |namespace dlx|

@ At \.{3/7 1/4}, two sevenths of the tree are done, and of the next seventh nothing. What is done of a range is everything between what is left.

@<Say which part of a range is done@>=
static double share_before(Turnings const& path)
{
  double size = 1, sum = 0;
  for (auto const [way, ways] : path) {
    size /= ways;
    sum += size*(way - 1);
  }
  return sum;
}
double share_done(Range const& range, std::vector<Rest> const& left)
{
  double const first = share_before(range.from), last = range.until ? share_before(*range.until) : 1;
  double sum = 0, at = first;
  for (Rest const& r : left) {
    sum += share_before(r.range.from) - at;
    at = r.range.until ? share_before(*r.range.until) : 1;
  }
  return std::clamp((sum + (last - at))/(last - first), 0.0, 1.0);
}

@ \pitfall{Writing down all subtrees that are left, one by one. The list is right, and it grows with each cut; and after a restart it must be
read and believed. A path cannot contain the same subtree twice, nor forget one. Saying where a search is by a number of
covers (``the first thousand are done''): to find the next one, all of them must be found again.}

\pinned{\.{tests/more/range\UL test.cpp} asks for the borders of the table, and has the lists of random problems search ranges between any two of their
paths, stopped at each node.}

\exercise[10]{A tree has eight levels below the root, and two ways at each node. The search is at \.{2/2 1/2 2/2}. How many of the
256 leaves have been searched?}
\answer{128, and none, and a quarter of 128: 160.}

\exercise[15]{Let the position be \.{3/7 1/4}. Which subtrees are left, and how many are they?}
\answer{\.{3/7 1/4} itself; its three sisters to the right, \.{3/7 2/4} to \.{3/7 4/4}; and \.{4/7} to \.{7/7}. That makes
eight.}

\exercise[20]{Forty machines shall search one tree, and each of them shall print its share of the covers, such that the forty files, one
behind the other, are the whole list. What must be said to each machine?}
\answer{Where it begins, and where it ends: two paths, the second of which is the first of its neighbour. (They need not begin at once,
nor be forty; that is \sec{more/split}.)}

\summary{A path of turnings says where a search is. To its left everything is done, to its right nothing. Two paths make a range, and what is left
of a search is a list of ranges.}
