@** Roads. \label{draw/roads}%
How should one draw a link that passes over three boxes? Not straight through
them, for then it would look as if it ended there. And there may be a link in
the other direction, and others that pass over some of the same boxes, and
links that leave the picture on one side and come back on the other.

The third rule is that every kind of link has its own {\it lane}. A row
is a road with two lanes: links to the right keep to the upper one, links to
the left to the lower one. In a column, the links that go down are to the
left of those that go up. (In the rows, traffic keeps to the left, as in
London, and in the columns to the right, as in Paris. Nobody has complained
so far, because nobody ever turns.)
@^lane@>

@ The fourth rule is about links that pass over removed nodes. I tried
three ways, and looked at all of them:
\medskip
\item{$\bullet$} {\it Arcs\/} from box to box. They look fine if one box is
skipped. Over several boxes they become flat, cross the straight lanes at
small angles, and two of them look like a lens rather than like links.
\item{$\bullet$} {\it Right angles\/}, with rounded corners. Very clear, but
with four corners a link, the eye counts corners.
\item{$\bullet$} {\it Sidings}, as railways have them: a gentle curve to a
parallel track, straight on past the obstacle, and a gentle curve back.
\medskip\noindent
The sidings won. A siding inside another one lies closer to the boxes, so
that nested links never touch.
\figure{.62\pagewidth}{sidings/sidings}{Lanes and sidings. Column~\.A had
five entries; then \.B, \.D, and \.C were covered, and entry after entry
left: first the second, then the fourth, then the third. The live links skip
three boxes, so they lie outermost; those that the third entry remembers
skip one box at each of their ends, and lie inside.}
@^siding@>

@ Fifth, the list is a torus. A link that leaves on the right comes back on
the left. We draw a pale panel, let the link run to its edge, where it has
an arrowhead, and let it come in again from the opposite edge {\it at the
same height}. To Graphviz the two pieces are one edge with two curves; so
each link of the list is exactly one edge of the graph, and a test can count
them.
@^torus@> @^wrap-around links@>

This chapter finds out which roads there are, and which of them run on
sidings. It does so without a single coordinate; where a lane is, in points,
is the business of the next one.

@ A link is a road from one box to another along a {\it track}. The row of
headers is a track, each column is one, and so is each option. The boxes of
a track are numbered by their {\it places} $0,1,2,\ldots,n-1$. In the row of
headers, item 3 is at place~3; in column |C3| the header is at place~0, and
the entry \.{r4.C3} is at place~2.
@^track@> @^road@> @^place@>

There is a number that was hard to see. A secondary header has a box in the
header row, but no road begins or ends there; it is just in the way of those
that wrap around. I had forgotten that, and only the test that follows every
road noticed. So a track may have more places than nodes.

@<Declare tracks@>=
struct Track {
  bool across = false;    /* a row, not a column */
  std::vector<int> nodes; /* in the order of their places, from 0 */
  int places = 0;         /* at least as many as |nodes| */
  int place(int node) const; /* of one of the |nodes| */
};

@ The four kinds of links in a table. ``Ahead'' is the direction in which
places grow; a row runs across, a column does not. Everything that follows,
up to the last point of a curve, asks this table instead of the field.

@<Declare directions@>=
struct Direction {
  Field field;
  char const* name;
  bool across;
  int ahead; /* 1 if it goes to the right or down, else $-1$ */
};
constexpr Direction directions[] = {
  {Field::right, "right", true, 1},
  {Field::left, "left", true, -1},
  {Field::down, "down", false, 1},
  {Field::up, "up", false, -1} }; /* in the order of a frame's links */

@ Since the track is a ring, it is best to think of the places as being on a
circle of circumference~$n$. A road that goes ahead from place $a$ to place
$b$ is an arc: it begins at $a$, and its length is the number in $\{1,
\ldots,n\}$ that is congruent to $b-a$ modulo~$n$. It skips one box less
than that. A road in the other direction is the same arc, looked at from the
other end. It wraps around if the arc contains the seam between $n-1$ and 0,
that is, if $a+{}$length${}\ge n$. And a node that is its own neighbor, like
the header of an empty column, has a road of length~$n$, once around.

In an earlier version, a road was an interval if it did not wrap and two
intervals if it did, and every function had two cases. On the circle there
is one.

@<Declare roads@>=
struct Road {
  int from = 0, to = 0;        /* nodes */
  int place = 0, length = 1;   /* of the arc */
  bool wraps = false;          /* does it leave the panel? */
  int level = 0;               /* 0 straight on, else the number of its siding */
};
std::vector<Road> roads(Track const& track, Direction const& way,
  std::span<int const> targets);
  /* of all links in this direction, from short to long; |targets[k]| is
     where the link of |track.nodes[k]| leads, a node of the same track.
     Time: quadratic in the length of the track */

@ The module knows numbers of nodes, and nothing of lists. So the roads of a
list that nobody has ever seen can be tested.

@(dlx/draw/roads.hpp@>=
#pragma once
/* The ways that links take along the rows and columns of a picture: which
   boxes a link skips, and on which siding it does so. No coordinates. */
#include "dlx/more/observer.hpp"
#include <span>
#include <vector>
namespace dlx {
@<Declare tracks@>
@<Declare directions@>
@<Declare roads@>
} // |namespace dlx|

@ Node numbers grow from top to bottom and from left to right, hence the
nodes of a track are sorted, and a place can be looked up.

@(dlx/draw/roads.cpp@>=
#include "dlx/draw/roads.hpp"
#include <algorithm>
namespace dlx {
int Track::place(int node) const
{
  return static_cast<int>(std::lower_bound(nodes.begin(), nodes.end(), node)
    - nodes.begin());
}
namespace {
@<Find out whether two roads meet@>
@<Give the roads of a track their levels@>
}
@<Measure the roads@>
} // |namespace dlx|

@ Two arcs meet if one of them begins inside of the other. On a circle of
six places, the arc from 4 with length~3 covers the steps from 4 to~5, from
5 to~0, and from 0 to~1; the arc that begins at~0 meets it, because 0 lies
two steps behind~4, and $2<3$; the arc of length~2 that begins at~1 does
not, as neither $3<3$ nor $3<2$. Touching at an end is not meeting.

@<Find out whether two roads meet@>=
bool meet(Road const& p, Road const& q, int places)
{
  int const gap = (q.place - p.place + places) % places;
  return gap < p.length or (places - gap) % places < q.length;
}

@ Here is the formula for the length of an arc, once for both directions. A
road that goes ahead begins at its own node, one that goes back at the node
that it leads to.

@<Measure the roads@>=
std::vector<Road> roads(Track const& track, Direction const& way,
  std::span<int const> targets)
{
  int const n = track.places;
  std::vector<Road> all;
  for (std::size_t k = 0; k < targets.size(); ++k) {
    int const x = track.nodes[k], to = targets[k];
    int const begin = track.place(way.ahead > 0 ? x : to);
    int const end = track.place(way.ahead > 0 ? to : x);
    all.push_back(Road{x, to, begin, (end - begin + n - 1) % n + 1,
      end <= begin, 0});
  }
  give_levels(all, n);
  return all;
}

@ A road of length 1 goes straight. The others get sidings: one that skips
more boxes lies outside of all those that it meets and that skip fewer. Is
that enough, or will there be knots?

{\it Two roads of the same kind are nested or disjoint.} In the beginning,
all roads are single steps. A node that leaves a column lies between its
neighbors $a$ and $b$; its own road to $b$ stays, frozen, as a memory, and
the road from $a$ to the node is replaced by one from $a$ to $b$, which
contains both. So each new road contains those that were frozen under it.
Mathematicians call this a {\it laminar family}, and the reader will call it
an onion.
@^nested roads@> @^laminar family@>

In the figure with the five entries there are six places, with the header at
place~0. The links that go down have the lengths 1 (from the header), 4
(from the first entry to the fifth), 1, 2, 1 (these are memories), and 1
(from the fifth entry around to the header). So the third entry's link to
the fifth gets siding~1, because it meets nothing that is shorter but the
straight one of the fourth entry, and the live link gets siding~2, because
it meets that one.

@ We go from short to long, and compare with all that are shorter. That is
quadratic in the length of a track, which is the number of boxes one under
the other in a picture, so it cannot be large.

@<Give the roads of a track their levels@>=
void give_levels(std::vector<Road>& all, int places)
{
  auto shorter = [](Road const& p, Road const& q) {
    return p.length < q.length; };
  std::stable_sort(all.begin(), all.end(), shorter);
  for (auto p = all.begin(); p != all.end(); ++p) {
    if (p->length == 1) continue;
    p->level = 1;
    for (auto q = all.begin(); q != p; ++q)
      if (meet(*q, *p, places)) p->level = std::max(p->level, q->level + 1);
  }
}

@ \pitfall{A box in the way at which no road ends. A road of length~0, from a
header to itself: it goes once around. Levels that are given in the order of
nodes: then a long road may get an inner siding, and the short ones that come
later have to cross it.}

\pinned{\.{tests/draw/roads\UL test.cpp} lays the roads of the figure with the
five entries; removes nodes from rings in all possible orders, and checks
that roads of one kind are nested or disjoint, and that those that meet have
different levels, the longer one the higher.}

\exercise{Two roads of the same kind are nested or disjoint, the text says.
Is this still true between the two writes that take out a header?}

\summary{A link is an arc of a circle of places. Roads of one kind are nested
like the skins of an onion, and each skin has a siding of its own.}
