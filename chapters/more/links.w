@** The four-way list. \label{more/links}%
The matrices of exact cover problems are mostly zeros. A sudoku has 729
options and 324 items, and each option covers four; copying 236{,}196
numbers at each step of a search in order to change a few of them is absurd.
So let us keep only the ones, and let each 1 know its neighbors in all four
directions, with a header on top of each column. Every row is a ring, every
column is a ring, and the headers are a ring. If rings can forget a member
and take it back, as we saw in \sec{dance/ring}, then perhaps a whole matrix can.

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

A link is an address, so that the processor can follow it without any
arithmetic. Two more numbers have found a place in the node, where they are
at hand. What they mean depends on whether it is a header or an entry, and
the two meanings share the space: that is what a |union| is for. (Smaller
nodes are faster nodes, because more of them are near the processor.)
@^root@> @^header@> @^node@>

@<Declare a node@>=
struct Node {
  Node *left, *right; /* neighbors in the row; of a header, in the ring */
  Node *up, *down;    /* neighbors in the column */
  Node *item;         /* the header of this column; a header's own address */
  union {
    int size;   /* of a header: so many nodes has its column */
    int option; /* of an entry: it belongs to this option */
  };
  union {
    int floor; /* of a header: a size that means trouble; see \sec{haste} */
    int shade; /* of an entry: its colour; see \sec{more/painted} */
  };
};

@ An address means nothing to anybody else, and it is another one tomorrow.
So for the outside world nodes have {\it numbers}, too. Number 0 is the
root, $1,\ldots,n$ are the headers of the items, and then come the entries
of the options, one option after the other, each from left to right as it
was written. The nodes stand in memory in this order; hence a number is
found by a subtraction, and a node by an addition. By numbers, lists can be
compared and printed, and a link can be named in a file. Who asks a list for
a node by its number is told its five neighbors by theirs.
@^number of a node@>@^addresses or numbers@>

@<Declare a node@>=
struct Place {
  int left = 0, right = 0, up = 0, down = 0, item = 0;
  friend bool operator==(Place const& a, Place const& b) = default;
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
\sec{more/observer}). Without one, |cover| and |uncover| are at work in silence.
The watcher is told the numbers of nodes.

The word |inline| asks the compiler to write the four functions out wherever
they are called. Most columns are short when they are covered, and many are
empty; then a function call, with registers saved and restored, costs more
than what it calls.
@^inline@>

@<Declare the class |Links|@>=
class Links {
public:@/
  static constexpr bool painted = false; /* no colours; see \sec{more/painted} */
  static constexpr bool bounded = false; /* no bounds; see \sec{more/bounded} */
  explicit Links(Problem const& problem) : Links(problem, all_options(problem))@+{@+}
    /* throws |Unsupported| for colours and for bounds */
  Links(Problem const& problem, std::vector<int> const& some)
    : Links(problem, some, false, false)@+{@+}
    /* has the options |some| only, in increasing order; all others are empty */
  Links(Links const& other); /* linear time */
  Links(Links&& other) = default;
  Links& operator=(Links const& other)@+{@+return *this = Links(other);@+}@/
  Links& operator=(Links&& other) = default;
  template<class Watcher> inline void cover(Node* c, Watcher& watcher);
    /* |c| is the header of an active item */
  template<class Watcher> inline void uncover(Node* c, Watcher& watcher);
    /* it must be the one that was covered last */
  template<class Watcher> inline bool hide(Node* i, Watcher& watcher);
    /* all entries of the option but |i|; has an item run out of options? */
  template<class Watcher> inline void unhide(Node* i, Watcher& watcher);
  @<Declare how to dance by numbers@>@;
  @<Declare how to look around@>@;
  @<Declare how to set a single field@>@;
  friend bool operator==(Links const& a, Links const& b);
protected:@/
  Links(Problem const& problem, std::vector<int> const& some, bool colours,
    bool bounds);
  static std::vector<int> all_options(Problem const& problem);
  @<Declare the data of |Links|@>@;
};

@ A search holds addresses; a script or a test has read a number somewhere,
and may use it. Nor need it bring a watcher.

@<Declare how to dance by numbers@>=
template<class Watcher> void cover(int i, Watcher& watcher)@+{@+
  cover(node(i), watcher);@+}@/
template<class Watcher> void uncover(int i, Watcher& watcher)@+{@+
  uncover(node(i), watcher);@+}@/
void cover(int item);   /* the item must be active */
void uncover(int item); /* it must be the one that was covered last */
void commit(int x); /* what choosing an option does to the item of its node |x| */
void uncommit(int x);

@ Whoever looks at a list sees nodes and sizes, and can find out what they
belong to; |node| and |number| translate. An item is active if its left
neighbor still points to it; that one test works at any time, because the
left neighbor of a removed header, as the header remembers it, points past
it. It is used by those who follow a script and by those who draw, never by
the search, which only meets active items anyway.

@<Declare how to look around@>=
int item_count() const@+{@+return items;@+}@/
int primary_count() const@+{@+return primaries;@+}@/
int option_count() const@+{@+return static_cast<int>(row.size()) - 1;@+}@/
int node_count() const@+{@+return static_cast<int>(nodes.size());@+}@/
Node* node(int x) const@+{@+return start + x;@+}@/
int number(Node const* x) const@+{@+return static_cast<int>(x - start);@+}@/
Place operator[](int x) const;
int size(int item) const@+{@+return node(item)->size;@+}@/
int option_of(int x) const@+{@+return x <= items ? 0 : node(x)->option;@+}@/
int first_node(int option) const; /* 0 if the option is empty */
bool is_active(int item) const@+{@+return node(item)->left->right == node(item);@+}@/
  /* for a primary item: is it in the ring of headers? */
bool is_hidden(int x) const@+{@+return node(x)->up->down != node(x);@+}@/
  /* is this entry out of its column, so that its neighbors do not know it? */
int get(Field field, int x) const;

@ The search asks for the open items one after the other, and for the number
of ways to go on with one of them. After the last item comes nobody.

@<Declare how to look around@>=
Node* first_open() const@+{@+return next_open(start);@+} /* the first active
  primary item, or null */
Node* next_open(Node const* c) const@+{@+
  return c->right != start ? c->right : nullptr;@+}@/
int degree(Node const* c) const@+{@+return c->size;@+}@/
int degree(int item) const@+{@+return size(item);@+}@/
int need(Node const*) const@+{@+return 1;@+} /* it must still be covered so often */

@ For those who replay a trace, and for those who want to damage a list in a
test, any field can be set to any node. Nothing is checked here but the
range.

@<Declare how to set a single field@>=
void set(Field field, int x, int value);

@ The nodes stand in one array, which never grows after the list has been
built; so their addresses are good for ever, or until the list is copied.
The data are not private but protected, because the lists of later chapters,
which dance to other tunes, are built on this one.

@<Declare the data of |Links|@>=
static std::size_t at(int x)@+{@+return static_cast<std::size_t>(x);@+}@/
void append(Entry const& entry, int option);
void join_row(int begin, int end);
Node* header(int item) const; /* throws |std::out_of_range| if there is none */
std::vector<Node> nodes;
Node* start = nullptr; /* the root, which is the first of them */
std::vector<int> row;  /* nodes of option |o|: from |row[o-1]| to |row[o]-1| */
int items = 0, primaries = 0;

@ A copy has its own nodes, and their links must lead to its own nodes, not
to those of the other list; a program that forgets this has two lists that
dance with each other. So each link is replaced by the node of the same
number. (A list that is merely {\it moved\/} keeps its nodes where they are,
and only the name of the owner changes.)
@^copy of a list@>

@<Copy a list@>=
Links::Links(Links const& other) : nodes(other.nodes), start(nodes.data()),
  row(other.row), items(other.items), primaries(other.primaries)
{
  for (@[Node& n@, : @,nodes@])
    for (@[Node** link@, : @,@[{&n.left, &n.right, &n.up, &n.down, &n.item}@]@])
      *link = node(other.number(*link));
}

@ Two lists are equal if the same numbers stand everywhere.

@<Compare two lists@>=
bool operator==(Links const& a, Links const& b)
{
  if (a.items != b.items or a.primaries != b.primaries or a.row != b.row)
    return false;
  for (int x = 0; x < a.node_count(); ++x) {
    Node const *const m = a.node(x), *const n = b.node(x);
    bool const same = x <= a.items@|
      ? m->size == n->size and m->floor == n->floor@|
      : m->option == n->option and m->shade == n->shade;
    if (a[x] != b[x] or not same) return false;
  }
  return true;
}

@*1 Building. The headers come first: a ring of the primary ones with the
root, and each secondary one alone. (The floor of a primary item is~0; what
that means will matter in \sec{haste}.)

@<Make the headers@>=
for (int i = 0; i <= items; ++i) {
  Node* const c = node(i);
  bool const single = i > primaries;
  nodes.push_back(@[Node{single ? c : c - 1, single ? c : c + 1, c, c, c,
    @[{.size = 0}@], @[{.floor = single ? -1 : 0}@]}@]);
}
start->left = node(primaries);
node(primaries)->right = start;

@ The first and last of the ring need a second look: to the left of the root
is the last primary header, and to its right is the root. If there are no
primary items, then both of these assignments talk about the root itself,
and the ring has one member, as it should. (Programs that treat this as a
special case tend to forget it.)

@<Build the list@>=
Links::Links(Problem const& problem, std::vector<int> const& some,
  bool colours, bool bounds)
  : items(problem.item_count()), primaries(problem.primary_count())
{
  if (problem.has_colours() and not colours)
    throw Unsupported("a list without colours cannot hold this problem");
  if (problem.has_bounds() and not bounds)
    throw Unsupported("a list without bounds cannot hold this problem");
  @<Make room for all nodes@>@;
  @<Make the headers@>@;
  for (@[int o@, : @,some@]) {
    row.resize(at(o), node_count());
    for (@[Entry const& e@, : @,problem.option(o)@]) append(e, o);
    join_row(row.back(), node_count());
  }
  row.resize(at(problem.option_count()) + 1, node_count());
}

@ The addresses of nodes must not change, so it has to be known how many
there will be. Usually a list has all options; but in \sec{fast/hybrid} somebody
knows beforehand that some of them cannot be chosen.

@<Make room for all nodes@>=
std::size_t entries = 0;
for (@[int o@, : @,some@]) entries += problem.option(o).size();
nodes.reserve(at(items) + 1 + entries);
start = nodes.data();

@ @<Build the list@>=
std::vector<int> Links::all_options(Problem const& problem)
{
  std::vector<int> all(at(problem.option_count()));
  std::iota(all.begin(), all.end(), 1);
  return all;
}

@ A new node goes to the bottom of its column, that is, between the header
and the node above the header; for a ring, up from the top is the bottom.
Report~1 walks down the whole column to find its end, which makes building
quadratic. Rings spare us the walk.

@<Append a node to its column@>=
void Links::append(Entry const& entry, int option)
{
  Node *const c = node(entry.item), *const x = node(node_count());
  nodes.push_back(@[Node{x - 1, x + 1, c->up, c, c,
    @[{.option = option}@], @[{.shade = 0}@]}@]);
  x->up->down = x;
  c->up = x;
  ++c->size;
}

@ Its left and right neighbors were guessed to be the numbers beside its
own. This is right except at the two ends of the row, which are joined now.

@<Join the ends of a row@>=
void Links::join_row(int begin, int end)
{
  if (begin == end) return; // an empty option
  node(begin)->left = node(end - 1);
  node(end - 1)->right = node(begin);
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
template<class Watcher> void Links::cover(Node* c, Watcher& watcher)
{
  @<Take header |c| out of its ring@>@;
  for (Node* i = c->down; i != c; i = i->down) hide(i, watcher);
}

@ Hiding an option takes its other nodes out of their columns. It also says
whether this was the last option of one of their items, or in other words,
whether a size has reached its floor; the cover above does not care, but
somebody else will.
@^hide@>

@<Hide an option and put it back@>=
template<class Watcher> bool Links::hide(Node* i, Watcher& watcher)
{
  bool ran_out = false;
  for (Node* j = i->right; j != i; j = j->right) {
    @<Take node |j| out of its column@>@;
    ran_out |= j->item->size == j->item->floor;
  }
  return ran_out;
}

@ Two links pass over the header, the left one first. The watcher hears
about a change before it happens, so that the old value can be told. (If
nobody watches, this line costs nothing; see \sec{silence}.)

For a secondary item, whose neighbors are itself, this writes what is there
already. A test for ``secondary'' would cost more than it saves.

@<Take header |c| out of its ring@>=
Node *const l = c->left, *const r = c->right;
watcher.write(Field::left, number(r), number(r->left), number(l));
r->left = l;
watcher.write(Field::right, number(l), number(l->right), number(r));
l->right = r;

@ And the same in the other direction: the neighbors above and below join
hands, and the column has one node less.

@<Take node |j| out of its column@>=
Node *const u = j->up, *const d = j->down, *const head = j->item;
watcher.write(Field::up, number(d), number(d->up), number(u));
d->up = u;
watcher.write(Field::down, number(u), number(u->down), number(d));
u->down = d;
watcher.write(Field::size, number(head), head->size, head->size - 1);
--head->size;

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
template<class Watcher> void Links::uncover(Node* c, Watcher& watcher)
{
  for (Node* i = c->up; i != c; i = i->up) unhide(i, watcher);
  @<Put header |c| back into its ring@>@;
}

@ The nodes of an option come back from right to left, because they went from
left to right.

@<Hide an option and put it back@>=
template<class Watcher> void Links::unhide(Node* i, Watcher& watcher)
{
  for (Node* j = i->left; j != i; j = j->left) {
    @<Put node |j| back into its column@>@;
  }
}

@ The watcher hears the mirror image as well: the same 14 fields for our
|C3|, in the opposite order, with old and new values exchanged.

Compare with |@<Take node |j| out of its column@>|, line by line, from the
bottom.

@<Put node |j| back into its column@>=
Node *const u = j->up, *const d = j->down, *const head = j->item;
watcher.write(Field::size, number(head), head->size, head->size + 1);
++head->size;
watcher.write(Field::down, number(u), number(u->down), number(j));
u->down = j;
watcher.write(Field::up, number(d), number(d->up), number(j));
d->up = j;

@ And here the header walks back in, between neighbors that it has never
forgotten. Nothing had to be looked up, and nobody had to be asked. For a
list of a million items there are just as many assignments as for five.

@<Put header |c| back into its ring@>=
Node *const l = c->left, *const r = c->right;
watcher.write(Field::right, number(l), number(l->right), number(c));
l->right = c;
watcher.write(Field::left, number(r), number(r->left), number(c));
r->left = c;

@ How badly does the wrong order hurt? The sad thing is, often it does not.
Uncovering items in the order in which they were covered gives the right
list {\it most\/} of the time, because most items do not share an option.
(The two programs that were mentioned in \sec{dance/ring} passed all their tests.)
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

@(dlx/more/links.hpp@>=
#pragma once
#include "dlx/more/observer.hpp"
#include "dlx/more/problem.hpp"
#include <functional>
#include <stdexcept>
#include <string>
#include <vector>
namespace dlx {
@<Declare a node@>@;
@<Declare the class |Links|@>@;
using Marks = @[std::function<bool(int node)>@];
std::string find_fault(Links const& links, Marks const& marks = nullptr,
  bool whole = false);
  /* the first violated invariant in words, or the empty string; linear time.
     Marked nodes stay when their option is hidden, see \sec{more/painted}; and
     with |whole|, an option may be hidden to the last node, see \sec{more/bounded} */
@<Hide an option and put it back@>@;
@<Cover an item@>@;
@<Uncover an item@>@;
} // |namespace dlx|

@ The source file has the rest: building, looking around, and the checker.

@(dlx/more/links.cpp@>=
#include "dlx/more/links.hpp"
#include <fmt/format.h>
#include <numeric>
namespace dlx {
@<Build the list@>@;
@<Copy a list@>@;
@<Compare two lists@>@;
@<Append a node...@>@;
@<Join the ends of a row@>@;
@<Look around@>@;
@<Set a field@>@;
@<Find a fault@>@;
} // |namespace dlx|

@ The rest is plain access.

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
void Links::commit(int x)
{
  cover(number(node(x)->item));
}
void Links::uncommit(int x)
{
  uncover(number(node(x)->item));
}
int Links::first_node(int option) const
{
  int const x = row[at(option - 1)];
  return x == row[at(option)] ? 0 : x;
}
Place Links::operator[](int x) const
{
  auto const& n = nodes[at(x)];
  return @[{number(n.left), number(n.right), number(n.up), number(n.down),
    number(n.item)}@];
}

@ A field is named by the letter that stands for it in a trace. The function
|set| exists for replays and for tests; a search that used it would be
cheating. If there is no node number |value|, or no node number~|x|, then
|at| throws an exception, and a link never points outside of the list. (A
size may be any number. It is not a link. But it must be the size of a
header.)

@<Set a field@>=
Node* Links::header(int item) const
{
  if (item > items) throw std::out_of_range("only headers have sizes");
  return node(item);
}
int Links::get(Field field, int x) const
{
  auto const& n = nodes.at(at(x));
  switch (field) {
  case Field::left: return number(n.left);
  case Field::right: return number(n.right);
  case Field::up: return number(n.up);
  case Field::down: return number(n.down);
  case Field::item: return number(n.item);
  case Field::size: return header(x)->size;
  default: return 0;
  }
}
void Links::set(Field field, int x, int value)
{
  auto& n = nodes.at(at(x));
  Node* const to = field == Field::size ? start : &nodes.at(at(value));
  switch (field) {
  case Field::left: n.left = to; break;
  case Field::right: n.right = to; break;
  case Field::up: n.up = to; break;
  case Field::down: n.down = to; break;
  case Field::item: n.item = to; break;
  case Field::size: header(x)->size = value; break;
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

\pinned{\.{tests/more/links\UL test.cpp} damages every field of every node of a
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
