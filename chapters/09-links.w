@** The four-way list. \label{links}%
The matrices of exact cover problems are mostly zeros. A sudoku has 729
options and 324 items, and each option covers four; copying 236{,}196
numbers at each step of a search in order to change a few of them is absurd.
So let us keep only the ones, and let each 1 know its neighbors in all four
directions, with a header on top of each column. Every row is a ring, every
column is a ring, and the headers are a ring. If rings can forget a member
and take it back, as we saw in \sec{ring}, then perhaps a whole matrix can.

Here is the small example that will dance for us through this chapter. It
has five items, and its four options are \.{C2 C3 C5}, \.{C1 C4}, \.{C2 C5},
and \.{C1 C3 C4}.
\figure{.62\pagewidth}{report-cover/event-000}{The four-way list at rest.
Each box on the right of the root |h| stands for an item, with its size; the
small boxes are the ones of the matrix. Links that leave at one edge come in
again at the opposite one. (Report 1 has this list in its figures 8 and
13.)}

@ What does a node know? Its neighbors in the row, |left| and |right|; its
neighbors in the column, |up| and |down|; and the header of its column,
|item|. Knuth writes these as $L$, $R$, $U$, $D$, and $C$, and so do the
titles of our pictures. A header knows one thing more, how many nodes its
column has; this is its {\it size}, $S$.

Nodes are numbers, not pointers. Number 0 is the root, $1,\ldots,n$ are the
headers of the items, and then come the entries of the options, one option
after the other, each from left to right as it was written. Thus a list can
be copied, compared, and printed, and a link can be named in a file.
@^root@> @^header@> @^node@>

@<Declare a node@>=
struct Node {
  int left = 0, right = 0; /* neighbors in the row; of a header, in the ring */
  int up = 0, down = 0;    /* neighbors in the column */
  int item = 0;            /* the header of this column; a header's own number */
  friend bool operator==(Node const& a, Node const& b) = default;
};

@ At rest, and whenever a search looks around, the following relations hold.
They have names, because |find_fault| will complain in terms of them.
@^invariants of the four-way list@>
{\advance\parindent 1.2em
\yskip
\item{$\bullet$} {\it Ring of headers.} The root and the headers of the active primary
items form a ring, in increasing order: $L[R[x]]=R[L[x]]=x$. A secondary
header is a ring by itself, $L[x]=R[x]=x$, which is a wonderfully simple way
to say that nobody will ever choose it.
\item{$\bullet$} {\it Columns.} The header of an item and the nodes in its column form a
ring, in increasing order: $U[D[x]]=D[U[x]]=x$. They have $C[x]=c$, and
there are $S[c]$ of them, not counting the header.
\item{$\bullet$} {\it Rows.} The nodes of an option form a ring by |left| and |right|,
and this ring never changes.
\item{$\bullet$} {\it Memory.} A node that has been taken out of its column remembers
its old neighbors there: $U[x]$ and $D[x]$ lie in the same column, one above
it and one below.
\item{$\bullet$} {\it Half-hidden options.} Of an option, either all nodes are in
their columns, or all but one. (The one belongs to the item on whose account
the option was hidden.)
\par}\yskip
The exceptions last only from the first write of a cover or uncover to its
last. The invariants say nothing about time, but they explain why time can
be turned back: everything that was there before a cover is still written
somewhere.

@ The interface. Building takes time and space proportional to the number of
entries. Covering and uncovering take time proportional to the sum of the
lengths of the options that get hidden; nothing is allocated.

A |Watcher| is anybody who wants to know about single links (see
\sec{observer}). Without one, |cover| and |uncover| are at work in silence.

The word |inline| asks the compiler to write the two functions out wherever
they are called. Most columns are short when they are covered, and many are
empty; then a function call, with registers saved and restored, costs more
than what it calls.
@^inline@>

@<Declare the class |Links|@>=
class Links {
public:@/
  static constexpr bool painted = false; /* no colours; see \sec{colour} */
  static constexpr bool bounded = false; /* no bounds; see \sec{bounded} */
  explicit Links(Problem const& problem) : Links(problem, false, false)@+{@+}
    /* throws |Unsupported| for colours and for bounds */
  template<class Watcher> inline void cover(int item, Watcher& watcher);
  template<class Watcher> inline void uncover(int item, Watcher& watcher);
  void cover(int item);   /* the item must be active */
  void uncover(int item); /* it must be the one that was covered last */
  void commit(int x)@+{@+cover(node[at(x)].item);@+}
    /* what choosing an option does to the item of its node |x| */
  void uncommit(int x)@+{@+uncover(node[at(x)].item);@+}@/
  @<Declare how to look around@>@;
  @<Declare how to set a single field@>@;
  friend bool operator==(Links const& a, Links const& b) = default;
protected:@/
  Links(Problem const& problem, bool colours, bool bounds);
  @<Declare the data of |Links|@>@;
};

@ Whoever looks at a list sees nodes and sizes, and can find out what they
belong to. An item is active if its left neighbor still points to it; that
one test works at any time, because the left neighbor of a removed header,
as the header remembers it, points past it. It is used by those who follow a
script and by those who draw, never by the search, which only meets active
items anyway.

@<Declare how to look around@>=
int item_count() const@+{@+return items;@+}@/
int primary_count() const@+{@+return primaries;@+}@/
int option_count() const@+{@+return static_cast<int>(row.size()) - 1;@+}@/
int node_count() const@+{@+return static_cast<int>(node.size());@+}@/
Node const& operator[](int x) const@+{@+return node[at(x)];@+}@/
int size(int item) const@+{@+return sizes[at(item)];@+}@/
int option_of(int x) const@+{@+return owner[at(x)];@+} /* 0 for headers */
int first_node(int option) const; /* 0 if the option is empty */
bool is_active(int item) const@+{@+return node[at(node[at(item)].left)].right == item;@+}@/
  /* for a primary item: is it in the ring of headers? */
bool is_hidden(int x) const; /* is this entry out of its column? */
int first_open() const@+{@+return node[0].right;@+} /* the first active primary
  item, or 0 */
int next_open(int item) const@+{@+return node[at(item)].right;@+}@/
int degree(int item) const@+{@+return size(item);@+} /* ways to go on with it */
int need(int) const@+{@+return 1;@+} /* it must still be covered so often */
int get(Field field, int x) const;

@ For those who replay a trace, and for those who want to damage a list in a
test, any field can be set to any node. Nothing is checked here but the
range.

@<Declare how to set a single field@>=
void set(Field field, int x, int value);

@ The data are four arrays. The search looks at |node| and |sizes| only;
|owner| and |row| are asked when somebody wants to see an answer. Keeping
the two kinds apart leaves more of what matters in the cache. The data are
not private but protected, because the lists of later chapters, which dance
to other tunes, are built on this one.

An index must be widened to the size of an address before it can be used. If
it is known not to be negative, the processor does this on the way, and if
it is not, another instruction is needed at each link. Hence the |unsigned|.

@<Declare the data of |Links|@>=
static std::size_t at(int x)@+{@+return static_cast<unsigned>(x);@+}@/
void append(Entry const& entry, int option);
void join_row(int begin, int end);
std::vector<Node> node;
std::vector<int> sizes; /* of the items, $|sizes|[0]=0$ */
std::vector<int> owner; /* the option that a node belongs to */
std::vector<int> row;   /* nodes of option |o|: from |row[o-1]| to |row[o]-1| */
int items = 0, primaries = 0;

@*1 Building. The headers come first: a ring of the primary ones with the
root, and each secondary one alone.

@<Make the headers@>=
for (int i = 0; i <= items; ++i) {
  bool const single = i > primaries;
  node.push_back(@[Node{single ? i : i - 1, single ? i : i + 1, i, i, i}@]);
}
node[0].left = primaries;
node[at(primaries)].right = 0;
sizes.assign(at(items) + 1, 0);
owner.assign(node.size(), 0);

@ The first and last of the ring need a second look: to the left of the root
is the last primary header, and to its right is the root. If there are no
primary items, then both of these assignments talk about the root itself,
and the ring has one member, as it should. (Programs that treat this as a
special case tend to forget it.)

@<Build the list@>=
Links::Links(Problem const& problem, bool colours, bool bounds)
  : items(problem.item_count()), primaries(problem.primary_count())
{
  if (problem.has_colours() and not colours)
    throw Unsupported("a list without colours cannot hold this problem");
  if (problem.has_bounds() and not bounds)
    throw Unsupported("a list without bounds cannot hold this problem");
  node.reserve(at(items + 1 + problem.entry_count()));
  @<Make the headers@>@;
  row.push_back(node_count());
  for (int o = 1; o <= problem.option_count(); ++o) {
    for (@[Entry const& e@, : @,problem.option(o)@]) append(e, o);
    join_row(row.back(), node_count());
    row.push_back(node_count());
  }
}

@ A new node goes to the bottom of its column, that is, between the header
and the node above the header; for a ring, up from the top is the bottom.
Report~1 walks down the whole column to find its end, which makes building
quadratic. Rings spare us the walk.

@<Append a node to its column@>=
void Links::append(Entry const& entry, int option)
{
  int const c = entry.item, x = node_count(), bottom = node[at(c)].up;
  node.push_back(@[Node{x - 1, x + 1, bottom, c, c}@]);
  node[at(bottom)].down = x;
  node[at(c)].up = x;
  ++sizes[at(c)];
  owner.push_back(option);
}

@ Its left and right neighbors were guessed to be the numbers beside its
own. This is right except at the two ends of the row, which are joined now.

@<Join the ends of a row@>=
void Links::join_row(int begin, int end)
{
  if (begin == end) return; // an empty option
  node[at(begin)].left = end - 1;
  node[at(end) - 1].right = begin;
}

@*1 Covering. Suppose that an item has been satisfied, or is about to be.
What must disappear? The item itself, from the ring of headers, for nobody
shall choose it again; and each option that contains it, from {\it all other
columns}, for nobody may use it any more.
@^cover@>

In the picture, |C3| is about to be covered. Two options contain it, the
first and the fourth. So the header of |C3| is taken from its ring, then the
two other nodes of the first option from their columns, |C2| and |C5|, and
then the two other nodes of the fourth, |C1| and |C4|.
\figure{.62\pagewidth}{report-cover/event-001}{C3 has been covered. Four
columns are shorter by one; their sizes say so. Links drawn dashed belong to
nodes that have left: nobody follows them any more, but they are still
there, and they are the whole secret.}

@ Note what is {\it not\/} done. Nothing is erased. The nodes of the column
itself remain in it, because we shall need them to find the way back; and
the rows stay as they are, for a row is how one gets from a node to its
companions. All in all, each hidden option of length $k$ costs $k-1$
removals, and each removal is two links and one size.

The walk goes down the column, and in each row to the right. Any order would
do for hiding. But whoever puts things on a pile must take them off from the
top, so we should remember which order it was.

@<Cover an item@>=
template<class Watcher> void Links::cover(int c, Watcher& watcher)
{
  @<Take header |c| out of its ring@>@;
  for (int i = node[at(c)].down; i != c; i = node[at(i)].down)
    for (int j = node[at(i)].right; j != i; j = node[at(j)].right) {
      @<Take node |j| out of its column@>@;
    }
}

@ Two links pass over the header, the left one first. The watcher hears
about a change before it happens, so that the old value can be told. (If
nobody watches, this line costs nothing; see \sec{silence}.)

For a secondary item, whose neighbors are itself, this writes what is there
already. A test for ``secondary'' would cost more than it saves.

@<Take header |c| out of its ring@>=
auto const [l, r] = std::pair(node[at(c)].left, node[at(c)].right);
watcher.write(Field::left, r, node[at(r)].left, l);
node[at(r)].left = l;
watcher.write(Field::right, l, node[at(l)].right, r);
node[at(l)].right = r;

@ And the same in the other direction: the neighbors above and below join
hands, and the column has one node less.

@<Take node |j| out of its column@>=
auto const [u, d, item] = std::tuple(node[at(j)].up, node[at(j)].down,
  node[at(j)].item);
watcher.write(Field::up, d, node[at(d)].up, u);
node[at(d)].up = u;
watcher.write(Field::down, u, node[at(u)].down, d);
node[at(u)].down = d;
watcher.write(Field::size, item, sizes[at(item)], sizes[at(item)] - 1);
--sizes[at(item)];

@ Here is the beginning of what this does to the example, one link at a
time. The first pair of writes concerns the ring of headers; each triple
after that takes out a node.
\steps{\step{.48\pagewidth}{report-cover/link-002}{the header is out}%
\step{.48\pagewidth}{report-cover/link-005}{the node of C5 is out}}
{Link by link. Left: the two links of the header ring have been
written, and C3 is out. Right: three writes later the first node has left
its column. The whole sequence has a picture for each of the 28 writes;
{\ninett make trace} draws them.}

@*1 Uncovering. Now turn back the clock. The way to undo a sequence of steps
that needs no proof is to undo the last one first; so we walk {\it up\/} the
column, and in each row to the {\it left}, and in each node we do the three
assignments in reverse, and the header comes last.
@^uncover@>
@^mirror image@>

The links that the removed nodes still remember tell us where they belong.
And here is the point of the whole exercise: {\it at the moment when a node
returns, its two old neighbors are in the list, and are neighbors of each
other.} For whatever was removed after it has been put back already. That is
why we must be pedantic about the order.
@^dancing links@>
\steps{\step{.48\pagewidth}{report-cover/link-017}{the first node is back}%
\step{.48\pagewidth}{report-cover/link-028}{the header is back}}{Uncovering |C3|:
the node that was removed last, the |C1| of the fourth row, comes back
first; the header comes last.}

@<Uncover an item@>=
template<class Watcher> void Links::uncover(int c, Watcher& watcher)
{
  for (int i = node[at(c)].up; i != c; i = node[at(i)].up)
    for (int j = node[at(i)].left; j != i; j = node[at(j)].left) {
      @<Put node |j| back into its column@>@;
    }
  @<Put header |c| back into its ring@>@;
}

@ The watcher hears the mirror image as well: the same 14 fields for our
|C3|, in the opposite order, with old and new values exchanged.

Compare with |@<Take node |j| out of its column@>|, line by line, from the
bottom.

@<Put node |j| back into its column@>=
auto const [u, d, item] = std::tuple(node[at(j)].up, node[at(j)].down,
  node[at(j)].item);
watcher.write(Field::size, item, sizes[at(item)], sizes[at(item)] + 1);
++sizes[at(item)];
watcher.write(Field::down, u, node[at(u)].down, j);
node[at(u)].down = j;
watcher.write(Field::up, d, node[at(d)].up, j);
node[at(d)].up = j;

@ And here the header walks back in, between neighbors that it has never
forgotten. Nothing had to be looked up, and nobody had to be asked. For a
list of a million items there are just as many assignments as for five.

@<Put header |c| back into its ring@>=
auto const [l, r] = std::pair(node[at(c)].left, node[at(c)].right);
watcher.write(Field::right, l, node[at(l)].right, c);
node[at(l)].right = c;
watcher.write(Field::left, r, node[at(r)].left, c);
node[at(r)].left = c;

@ How badly does the wrong order hurt? The sad thing is, often it does not.
Uncovering items in the order in which they were covered gives the right
list {\it most\/} of the time, because most items do not share an option.
(The two programs that were mentioned in \sec{ring} passed all their tests.)
Here is the smallest case: items |A| and |B| share two options.
$$\vbox{\halign{#\hfil\quad&#\hfil\cr
cover |A|&hides both options; |B| loses both nodes\cr
cover |B|&finds nothing left to hide\cr
uncover |A|&gives |B| its two nodes back, into a column that is covered\cr
uncover |B|&walks up {\it these two}, and ``restores'' the nodes of |A| a second time\cr}}$$
The links happen to survive, because assigning a value twice does no harm;
but the size of |A| has been incremented twice too often. The list now
claims that |A| has four options. From there on, the search goes elsewhere,
and so does your afternoon.
@^wrong order@>

@*1 The module. It needs the problem and the vocabulary of events. The two
templates live in the header, so that they can be compiled for any watcher.

@(dlx/links.hpp@>=
#pragma once
#include "dlx/observer.hpp"
#include "dlx/problem.hpp"
#include <functional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>
namespace dlx {
@<Declare a node@>@;
@<Declare the class |Links|@>@;
using Marks = @[std::function<bool(int node)>@];
std::string find_fault(Links const& links, Marks const& marks = nullptr,
  bool whole = false);
  /* the first violated invariant in words, or the empty string; linear time.
     Marked nodes stay when their option is hidden, see \sec{colour}; and
     with |whole|, an option may be hidden to the last node, see \sec{bounded} */
@<Cover an item@>@;
@<Uncover an item@>@;
} // |namespace dlx|

@ The source file has the rest: building, looking around, and the checker.

@(dlx/links.cpp@>=
#include "dlx/links.hpp"
#include <fmt/format.h>
namespace dlx {
@<Build the list@>@;
@<Append a node...@>@;
@<Join the ends of a row@>@;
@<Look around@>@;
@<Set a field@>@;
@<Find a fault@>@;
} // |namespace dlx|

@ The rest is plain access. An entry is hidden if its neighbors do not know
it.

@<Look around@>=
void Links::cover(int item)
{
  Silent nobody;
  cover(item, nobody);
}
void Links::uncover(int item)
{
  Silent nobody;
  uncover(item, nobody);
}
int Links::first_node(int option) const
{
  int const x = row[at(option - 1)];
  return x == row[at(option)] ? 0 : x;
}
bool Links::is_hidden(int x) const
{
  return node[at(node[at(x)].up)].down != x;
}

@ A field is named by the letter that stands for it in a trace. The function
|set| exists for replays and for tests; a search that used it would be
cheating. The odd-looking cast in the middle asks for node number |value|
and throws the answer away: if there is no such node, |at| throws an
exception instead, and a link never points outside of the list. (A size may
be any number. It is not a link.)

@<Set a field@>=
int Links::get(Field field, int x) const
{
  auto const& n = node.at(at(x));
  switch (field) {
  case Field::left: return n.left;
  case Field::right: return n.right;
  case Field::up: return n.up;
  case Field::down: return n.down;
  case Field::item: return n.item;
  case Field::size: return sizes.at(at(x));
  default: return 0;
  }
}
void Links::set(Field field, int x, int value)
{
  auto& n = node.at(at(x));
  if (field != Field::size) (void)node.at(at(value));
  switch (field) {
  case Field::left: n.left = value; break;
  case Field::right: n.right = value; break;
  case Field::up: n.up = value; break;
  case Field::down: n.down = value; break;
  case Field::item: n.item = value; break;
  case Field::size: sizes.at(at(x)) = value; break;
  default: break;
  }
}

@*1 A sanity check. Data with redundancy deserve a function that checks it.
A search that dances on a corrupted list does not crash, it just finds other
things; so the tests call |find_fault| after every single event. Each
invariant of the list above gets a section, and every complaint names the
node.
@^sanity check@>

@<Find a fault@>=
@<Check the ring of headers@>@;
@<Check a column@>@;
@<Check a row@>@;
std::string find_fault(Links const& links, Marks const& marks, bool whole)
{
  if (auto fault = fault_in_headers(links); not fault.empty()) return fault;
  for (int c = 1; c <= links.item_count(); ++c)
    if (auto fault = fault_in_column(links, c); not fault.empty())
      return fault;
  for (int o = 1; o <= links.option_count(); ++o)
    if (auto fault = fault_in_row(links, o, marks, whole); not fault.empty())
      return fault;
  return @[{}@];
}

@ A walk around the ring must climb, or else it may never come home; that
the order is increasing thus also protects the checker. A covered header is
not in the ring, but it must remember where it belongs.

@<Check the ring of headers@>=
static std::string fault_in_headers(Links const& links)
{
  if (links[0].up != 0 or links[0].down != 0)
    return "the root is in a column";
  int x = 0;
  do {
    int const r = links[x].right;
    if (r < 0 or r > links.primary_count() or (r != 0 and r <= x))
      return fmt::format("R[{}] = {} is not a header further right", x, r);
    if (links[r].left != x)
      return fmt::format("L[R[{}]] is {}", x, links[r].left);
    x = r;
  } while (x != 0);
  @<Check the headers that are not in the ring@>@;
  return @[{}@];
}

@ For all headers, in the ring or not: each knows itself as its item; a
secondary one is alone; and what a primary one remembers lies to its left
and to its right. A wrong memory does no harm while the header is out. It
does when the header comes back, and by then nobody knows who did it, so we
would rather know now.

@<Check the headers that are not in the ring@>=
for (int c = 0; c <= links.item_count(); ++c) {
  auto const& n = links[c];
  if (n.item != c) return fmt::format("C[{}] is {}, not itself", c, n.item);
  bool const single = c > links.primary_count();
  if (single and (n.left != c or n.right != c))
    return fmt::format("secondary header {} is linked to others", c);
  if (not single and c != 0 and (n.left < 0 or n.left >= c
      or (n.right != 0 and (n.right <= c or n.right > links.primary_count()))))
    return fmt::format("header {} remembers wrong neighbors", c);
}

@ A column is walked downwards, with the same precaution.

@<Check a column@>=
static std::string fault_in_column(Links const& links, int c)
{
  int x = c, count = 0;
  do {
    int const d = links[x].down;
    if (d != c and (d <= x or d <= links.item_count()
        or d >= links.node_count()))
      return fmt::format("D[{}] = {} is not further down", x, d);
    if (links[d].item != c)
      return fmt::format("C[{}] is {}, not {}", d, links[d].item, c);
    if (links[d].up != x)
      return fmt::format("U[D[{}]] is {}", x, links[d].up);
    x = d;
    ++count;
  } while (x != c);
  if (links.size(c) != count - 1)
    return fmt::format("S[{}] is {}, but the column has {} nodes", c,
      links.size(c), count - 1);
  return @[{}@];
}

@ In a row, the links to the left and right are those that |join_row| made.
The hidden nodes are counted, and their memory is tested: the node above
must be above, the node below must be below, and both in the same column.

@<Check a row@>=
static std::string fault_in_row(Links const& links, int o,
  Marks const& marks, bool whole)
{
  int const begin = links.first_node(o);
  int end = begin, hidden = 0, marked = 0;
  for (; end < links.node_count() and links.option_of(end) == o; ++end)
  {
    if (links.is_hidden(end)) ++hidden;
    else if (marks and marks(end)) ++marked;
  }
  for (int x = begin; begin != 0 and x < end; ++x) {
    @<Complain if node |x| is linked or remembers wrongly@>@;
  }
  int const rest = end - begin - hidden - marked;
  if (begin != 0 and hidden != 0 and rest != 1 and not (whole and rest == 0))
    return fmt::format("option {} has {} hidden nodes of {}", o, hidden,
      end - begin);
  return @[{}@];
}

@ The order of these questions matters: the third one uses the item as an
index, so the second one must have been asked.

@<Complain if node |x| is linked or remembers wrongly@>=
auto const& n = links[x];
if (n.left != (x == begin ? end - 1 : x - 1)
    or n.right != (x == end - 1 ? begin : x + 1))
  return fmt::format("the row links of node {} have changed", x);
if (n.item < 1 or n.item > links.item_count())
  return fmt::format("C[{}] = {} is not a header", x, n.item);
if (links[n.up].item != n.item or n.up >= x)
  return fmt::format("U[{}] = {} is not above it", x, n.up);
if (links[n.down].item != n.item or (n.down <= x and n.down != n.item))
  return fmt::format("D[{}] = {} is not below it", x, n.down);

@ \pitfall{The wrong order, as told above; sizes that are not kept when a
column is covered, so that the smallest item is not the smallest; a
secondary header that got into the ring and must now be covered; walking
left by going right, as the listing of report~5 does.}

\pinned{\.{tests/links\UL test.cpp} damages every field of every node of a
small list, one at a time, and demands that |find_fault| notices. For
hundreds of random problems it covers and uncovers at random, and compares
the whole list with another one, computed from the matrix without any links.
\.{tests/golden} holds every single write for the sequences of the reports.}

\exercise{Uncovering |C3| in our example writes 14 fields. Write them down,
in order, as |S[1] = 2| and the like. The third line of the trace has the
answer:
\smallskip\noindent\cmd{dlx trace --chooser script:figures/cover-c3.script figures/c5.dlx}}

\exercise{Suppose the walk in |@<Uncover an item@>| went down instead of up,
and otherwise nothing changed. Find the smallest problem where this goes
wrong, or prove that there is none.}

\summary{A sparse matrix is rings in both directions. Cover hides an item
and all options that contain it; uncover does the same steps backwards.
Hidden nodes remember, and nothing is ever copied or allocated.}
