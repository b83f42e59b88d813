@** The list, made ready for long searches. \label{more/links}%
What would you change in the list of \sec{dance/four_way}, if it had to dance for
a week? Cover and uncover cannot be improved. But each link is the {\it number\/} of a node,
and to follow it we must multiply that number by the size of a node, and add
the place where the nodes begin. And at each of its
writes the list asks whether there is an observer.

Take two items and two options, \.{A B} and \.B. With the root this makes six
nodes, which stand in memory one behind the other. Here is the column of~|B| as
numbers, and as what this chapter puts into the nodes instead: addresses, if the
root stands at the address~1000 and a node has 48 bytes.
$$\vbox{\halign{#\hfil\quad&&\hfil#\quad\cr
node&0&1&2&3&4&5\cr
which is&root&|A|&|B|&|A| of row 1&|B| of row 1&|B| of row 2\cr
\noalign{\smallskip}
its |down|, in part I&0&3&4&1&5&2\cr
its |down|, here&1000&1144&1192&1048&1240&1096\cr}}$$
\sketch{memory}{Six nodes in memory, with the addresses where they stand, and the |down| links of
column~|B| (blue).}
It is the same ring, but now a link says where the node {\it is}, and nothing
is left to multiply. That is worth a fifth of the time (\sec{more/search}); Knuth's program for [K00] does the same.
@^addresses or numbers@>

@ Two more numbers have found a place in the node: one for the colours of
\sec{more/painted}, the other for a cover that gives up when an
item has run out of options (\sec{more/shortcuts}). Their meaning depends on whether the node is a
header or an entry, so the two meanings share the space in a |union|. Thus a node has 48 bytes and not 56; of smaller nodes more
are near the processor.
@^node@>

@<Declare a node@>=
struct Node {
  Node *left, *right; /* neighbours in the row; of a header, in the ring */
  Node *up, *down;    /* neighbours in the column */
  Node *item;         /* the header of this column; a header's own address */
  union {
    int size;   /* of a header: so many nodes has its column */
    int option; /* of an entry: it belongs to this option */
  };
  union {
    int floor; /* of a header: a size that means trouble */
    int shade; /* of an entry: its colour; see \sec{more/painted} */
  };
};

@ An address means nothing outside the list. So
seen from outside, nodes still have their numbers: 0~is
the root, $1,\ldots,n$ are the headers, and then come the entries. As they stand
in memory in this order, a number is found by a subtraction, and a node by an
addition. A |Place| has the five neighbours of a node by {\it
their\/} numbers. Thus a trace, a picture, and a test can speak of
this list and of the plain one in the same words.
@^number of a node@>

@<Declare a node@>=
struct Place {
  int left = 0, right = 0, up = 0, down = 0, item = 0; /* numbers of nodes */
  friend bool operator==(Place const& a, Place const& b) = default;
};

@*1 Covering. The invariants are those of \sec{dance/four_way}. Let us cover |A| in the little list, and listen. |A| is in the
ring between the root and |B|; its only option has one other entry, the |B| with number~4,
which stands between the header of |B| and node~5. So there are five writes:
$$\vbox{\halign{\hfil\tentex#\quad&#\hfil\quad&\hfil#\quad&\hfil#\qquad&#\hfil\cr
&of node&old&new\cr
L&2, the header of |B|&1&0&and now the ring\cr
R&0, the root&1&2&does not know |A|\cr
U&5, the |B| of row 2&4&2&above it is the header\cr
D&2, the header of |B|&4&5&below which it stands\cr
S&2, the header of |B|&2&1&as its only option\cr}}$$
In general a cover makes two writes
for the header, and three for each node that it takes out; besides, it visits the nodes of its own column. Uncovering |A| writes the
same five fields from bottom to top, with old and new exchanged.

@ The watcher is told of a change before it happens, so that the old
value is known. When it is a |Silent| one (\sec{more/observer}), the compiler
removes the call and the computation of the three numbers. Only the assignment remains.
@^write@>

@<Write a link, and tell@>=
template<class W> void assign(Field field, Node* x, Node*& link, Node* to, W& watcher) {
  watcher.write(field, number(x), number(link), number(to));
  link = to;
}
template<class Watcher> void resize(Node* head, int change, Watcher& watcher) {
  watcher.write(Field::size, number(head), head->size, head->size + change);
  head->size += change;
}

@ A header leaves its ring, and a node its column, in two lines and three. Read them as ``the
|left| of my right neighbour becomes my left neighbour''.
On the way back, each function undoes its counterpart line by line, from the bottom. When a node
comes back, its two neighbours are in the list, and are neighbours of each other, because
whatever left later has returned already.
@^mirror image@>

@<Take a node out, and put it back@>=
template<class Watcher> void leave_ring(Node* c, Watcher& watcher) {
  assign(Field::left, c->right, c->right->left, c->left, watcher);
  assign(Field::right, c->left, c->left->right, c->right, watcher);
}
template<class Watcher> void take_out(Node* j, Watcher& watcher) {
  assign(Field::up, j->down, j->down->up, j->up, watcher);
  assign(Field::down, j->up, j->up->down, j->down, watcher);
  resize(j->item, -1, watcher);
}
template<class Watcher> void put_back(Node* j, Watcher& watcher) {
  resize(j->item, +1, watcher);
  assign(Field::down, j->up, j->up->down, j, watcher);
  assign(Field::up, j->down, j->down->up, j, watcher);
}
template<class Watcher> void enter_ring(Node* c, Watcher& watcher) {
  assign(Field::right, c->left, c->left->right, c, watcher);
  assign(Field::left, c->right, c->right->left, c, watcher);
}

@ \label{more/hide}%
To {\it hide\/} an option, seen from one of its nodes, is to take the others out of their
columns, from left to right. It is a function, because colours need it, too; TAOCP has $\hbox{hide}(p)$ and $\hbox{unhide}(p)$ for it [K22].
\sketch{hide}{Item |A| is covered, and this is one of its options. The option's three other nodes leave their columns one
after the other, and come back in the opposite order. The node of |A| stays where it is, since
its column is not visited any more.}

It also says whether it has taken the last option from an item, that is, whether a size
has reached its floor. To compare, and
only remember, costs little, while to branch at each node would cost queens a
seventh. In the little list, to hide row~1 from its node in~|A| leaves |B| one of two
options, and the answer is no; to hide it from its node in~|B| takes the only option
of~|A|, and the answer is yes.
@^hide@>

@<Hide the rest of an option@>=
template<class Watcher> bool hide(Node* i, Watcher& watcher) {
  bool ran_out = false;
  for (Node* j = i->right; j != i; j = j->right) {
    take_out(j, watcher);
    ran_out |= j->item->size == j->item->floor;
  }
  return ran_out;
}
template<class Watcher> void unhide(Node* i, Watcher& watcher) {
  for (Node* j = i->left; j != i; j = j->left) put_back(j, watcher);
}

@ The walk is that of \sec{dance/four_way}: the header goes first, then the rows from top to
bottom. The way back is the mirror image. These
lines are tangled into two classes; each of them hides options in its own way.
@^cover@>@^uncover@>@^sections used twice@>

@<Cover and uncover by addresses@>=
template<class Watcher> void cover(Node* c, Watcher& watcher) {
  leave_ring(c, watcher);
  for (Node* i = c->down; i != c; i = i->down) hide(i, watcher);
}
template<class Watcher> void uncover(Node* c, Watcher& watcher) {
  for (Node* i = c->up; i != c; i = i->up) unhide(i, watcher);
  enter_ring(c, watcher);
}

@ \label{more/shortcuts}%
A search can also stop in the midst of covering an item. Take the leftmost branch of the four queens.
When \.{Q@@(1,2)} is tried, its items \.{F3}, \.{D3}, and \.{B4} are
covered, and nine nodes are taken out of their columns. But after seven of
them \.{R3} has no option left.
\sketch{shortcut}{What \.{Q@@(1,2)} takes out of the columns of other items. The seventh node was the last
option of |R3|; the dashed ones leave for nothing, and come back for nothing.}
Of all nodes that leave their columns, these are a thirtieth for eight queens, and a fifth for pentominoes on 3 rows of~20. The engine of
\sec{fast/large_list} saves them: its cover turns around at the first option that takes the last option from
an item, and goes back the way that it came. The observers of \sec{more/search} want to see the whole cover, so that search does without.

Which sizes mean trouble? A secondary item may have no options, and so may an item that the option itself covers.
So the floor is 0 for a primary item and $-1$, which is no size, for a
secondary one. While the search enters an option, its other items may lose their last option, because this option covers them itself. So their floors
are lowered by one. In the example, the floor of |F3| sinks from 0 to~$-1$, and those of the diagonals
from $-1$ to~$-2$. Then the seventh node
is taken out, and the size of |R3| becomes~0, its floor.
@^floor of an item@>

@<Cover, or give up@>=
template<class List, class Watcher>
bool cover_or_not(List& list, Node* c, Watcher& watcher) {
  c->right->left = c->left;
  c->left->right = c->right;
  for (Node* i = c->down; i != c; i = i->down)
    if (list.hide(i, watcher)) {
      for (; i != c; i = i->up) list.unhide(i, watcher);
      c->left->right = c;
      c->right->left = c;
      return false;
    }
  return true;
}

@*1 The class. A {\it watcher\/} is any class with a function |write|. The two constants tell a search, when it is compiled, what it need not ask of this
list. A list may be given some of the options only, which are named in increasing order; all
others are then empty.

@<Declare the class |Links|@>=
class Links {
public:
  static constexpr bool painted = false; /* no colours; see \sec{more/painted} */
  static constexpr bool bounded = false; /* no bounds; see \sec{more/bounded} */
  explicit Links(Problem const& problem) : Links(problem, all_options(problem)) {}
  Links(Problem const& problem, std::vector<int> const& some, bool colours = false,
    bool bounds = false); /* throws |Unsupported| for what it is not asked to take */
  @<Declare how a list is copied@>
  @<Hide the rest of an option@>
  @<Cover and uncover by addresses@>
  @<Cover and uncover by numbers@>
  @<Declare how to look around@>
protected:
  @<Write a link, and tell@>
  @<Take a node out, and put it back@>
  @<Declare the data of |Links|@>
};

@ A search holds addresses; a script or a test has a number, and no watcher. So the number is
looked up, and the watcher is a |Silent| one.

@<Cover and uncover by numbers@>=
template<class Watcher> void cover(int item, Watcher& w) { cover(node(item), w); }
template<class Watcher> void uncover(int item, Watcher& w) { uncover(node(item), w); }
void cover(int item) { Silent nobody;@+ cover(item, nobody); }
void uncover(int item) { Silent nobody;@+ uncover(item, nobody); }

@ From outside one sees nodes and sizes. An item is active if its left neighbour still points to it. That
test works at any time, because the left neighbour of a removed header, as the
header remembers it, points past it. (When |A| is covered in the little list, node~1 still
remembers the root on its left; and to the right of the root stands node~2 now.) Scripts and pictures use it. The same
question, asked of an entry and of the node above it, tells whether it is out of its column.

@<Declare how to look around@>=
int item_count() const { return items; }
int primary_count() const { return primaries; }
int option_count() const { return static_cast<int>(row.size()) - 1; }
int node_count() const { return static_cast<int>(nodes.size()); }
Node* node(int x) const { return start + x; }
int number(Node const* x) const { return static_cast<int>(x - start); }
Place operator[](int x) const;
int size(int item) const { return node(item)->size; }
int option_of(int x) const { return x <= items ? 0 : node(x)->option; }
int first_node(int option) const; /* 0 if the option is empty */
bool is_active(int item) const { return node(item)->left->right == node(item); }@/
  /* for a primary item: is it in the ring of headers? */
bool is_hidden(int x) const { return node(x)->up->down != node(x); }@/
  /* is this entry out of its column, so that its neighbours do not know it? */

@ The search asks for the open items one after the other, and for the number of
ways to go on with one of them; in a list with bounds these are not |right| and
|size|. After the last
item comes none. For replays of a trace, and for tests that
damage a list, any field can be read and set by its letter.

@<Declare how to look around@>=
Node* first_open() const { return next_open(start); } /* or null */
Node* next_open(Node const* c) const { return c->right != start ? c->right : nullptr; }
int degree(Node const* c) const { return c->size; }
int degree(int item) const { return size(item); }
int need(Node const*) const { return 1; } /* it must be covered so often */
int get(Field field, int x) const;
void set(Field field, int x, int value);
friend bool operator==(Links const& a, Links const& b);

@ The nodes stand in one array, which never grows after the list has been
built; so their addresses are good as long as the list is. The
data are protected, because the lists of later chapters are
built on this one: |Painted| adds colours, and |Bounded| adds bounds to that. Neither of them
writes a link in a way of its own; so one sanity check is enough for all
three.

@<Declare the data of |Links|@>=
static std::vector<int> all_options(Problem const& problem);
void append(Entry const& entry, int option);
Node* header(int item) const; /* throws |std::out_of_range| if there is none */
std::vector<Node> nodes;
Node* start = nullptr; /* the root, which is the first of them */
std::vector<int> row;  /* nodes of option |o|: from |row[o-1]| to |row[o]-1| */
int items = 0, primaries = 0;

@*1 Building. {\it The addresses of nodes must not change}, for they are the links. So the number of nodes must
be known before the first of them is made: the root, the
headers, and one for each entry. In the little list, that is $1+2+3$. (\sec{base/pages} explains |make_room|.) Usually a list has all
options; but the hybrid of \sec{fast/hybrid} leaves out those that have no primary
item, and names the others.

@<Build the list@>=
Links::Links(Problem const& problem, std::vector<int> const& some,
  bool colours, bool bounds)
  : items(problem.item_count()), primaries(problem.primary_count()) {
  if (problem.has_colours() and not colours)
    throw Unsupported("a list without colours cannot hold this problem");
  if (problem.has_bounds() and not bounds)
    throw Unsupported("a list without bounds cannot hold this problem");
  std::size_t entries = 0;
  for (int o : some) entries += problem.option(o).size();
  make_room(nodes, index(items) + 1 + entries);
  row.reserve(index(problem.option_count()) + 1);
  start = nodes.data();
  @<Make the wide headers@>
  for (int o : some) {
    row.resize(index(o), node_count());
    for (Entry const& e : problem.option(o)) append(e, o);
    @<Close the row of option |o|@>
  }
  row.resize(index(problem.option_count()) + 1, node_count());
}
std::vector<int> Links::all_options(Problem const& problem) {
  std::vector<int> all(index(problem.option_count()));
  std::iota(all.begin(), all.end(), 1);
  return all;
}

@ The headers are made as in the plain list: the primary ones in a ring with the
root, each secondary one alone.

@<Make the wide headers@>=
for (int i = 0; i <= items; ++i) {
  Node* const c = node(i);
  bool const single = i > primaries;
  nodes.push_back(Node{single ? c : c - 1, single ? c : c + 1, c, c, c,
    {.size = 0}, {.floor = single ? -1 : 0}});
}
start->left = node(primaries);
node(primaries)->right = start;

@ A new node goes to the bottom of its column, which is where the header's |up|
has pointed until now. As for its neighbours to the left and right, they are supposed to be
the nodes before and after it in memory. For most nodes that is true.

@<Append a node to its column@>=
void Links::append(Entry const& entry, int option) {
  Node *const c = node(entry.item), *const x = node(node_count());
  nodes.push_back(Node{x - 1, x + 1, c->up, c, c,
    {.option = option}, {.shade = 0}});
  x->up->down = x;
  c->up = x;
  ++c->size;
}

@ That is wrong for the two ends of a row: node~3 of the little list has node~2
on its left, and node~4 has node~5 on its right. When the row is complete, its ends are
joined. An empty option has no nodes.

The vector |row| has the numbers 3, 5, 6 then: option~1 begins at node~3, option~2 at node~5,
and the next one would begin at~6. An option that the list has not been given is empty, and begins where the
next one begins.

@<Close the row of option |o|@>=
if (int const begin = row.back(), end = node_count(); begin < end) {
  node(begin)->left = node(end - 1);
  node(end - 1)->right = node(begin);
}

@ A copy has its own nodes, and {\it its links
must lead to its own nodes}, not to those of the other list. In the example above, a
copy that begins at 5000 must say 5192 where the original says 1192.
\sketch{copy}{A list and its copy; the |down| of the header of |B| is drawn. In the copy it must lead to
5192. Copied without thinking, it would lead to 1192 (dashed).}
So each link
is replaced by the node of the same number. A list that is {\it moved\/}
keeps its nodes where they are, and the compiler's own functions are right.
@^copy of a list@>

@<Declare how a list is copied@>=
Links(Links const& other); /* linear time */
Links(Links&& other) = default;
Links& operator=(Links const& other) { return *this = Links(other); }
Links& operator=(Links&& other) = default;

@ Two lists are equal if the same numbers stand everywhere. In each node, the numbers that
share their space are compared by the name under which they were written.

@<Copy and compare lists@>=
Links::Links(Links const& other) : nodes(other.nodes), start(nodes.data()),
  row(other.row), items(other.items), primaries(other.primaries) {
  for (Node& n : nodes)
    for (Node** link : {&n.left, &n.right, &n.up, &n.down, &n.item})
      *link = node(other.number(*link));
}
bool operator==(Links const& a, Links const& b) {
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

@*1 The module. The dance
is in the header, so that it can be compiled for any watcher; all else is in
the source file.

@(dlx/more/links.hpp@>=
#pragma once
/* The four-way list for long searches: links are addresses, nodes have room for
   colours, and for the size at which a search wants to be told, and watching costs nothing when nobody watches. */
#include "dlx/base/index.hpp"
#include "dlx/base/pages.hpp"
#include "dlx/more/observer.hpp"
#include "dlx/more/problem.hpp"
#include <functional>
#include <string>
#include <vector>
namespace dlx {
@<Declare a node@>
@<Declare the class |Links|@>
@<Cover, or give up@>
using Marks = std::function<bool(int node)>;
std::string find_fault(Links const& links, Marks const& marks = nullptr, bool whole = false);
  /* the first violated invariant in words, or the empty string; linear time */
} // |namespace dlx|

@ Only the checks are private.

@(dlx/more/links.cpp@>=
#include "dlx/more/links.hpp"
#include <fmt/format.h>
#include <numeric>
#include <stdexcept>
namespace dlx {
@<Build the list@>
@<Append a node...@>
@<Copy and compare lists@>
@<Look at a field, and set it@>
namespace {
@<Check the ring of headers@>
@<Check a column@>
@<Check a row@>
}
@<Find a fault@>
} // |namespace dlx|

@ A field is named by the letter that stands for it in a trace. The function
|set| exists for replays and for tests.
If there is no node number |value|, or no node number~|x|, then |at| throws an
exception, so a link never points outside of the list. A size may be any number,
but it must be the size of a header. A field that this list does
not have is~0, and setting it does nothing.

The first function returns a member of |Node|: the place where this link stands in any node.

@<Look at a field, and set it@>=
using Link = @[Node* Node::*@];
static Link link_called(Field field) {
  switch (field) {
  case Field::left: return &Node::left;
  case Field::right: return &Node::right;
  case Field::up: return &Node::up;
  case Field::down: return &Node::down;
  case Field::item: return &Node::item;
  default: return nullptr;
  }
}
int Links::get(Field field, int x) const {
  Node const& n = nodes.at(index(x));
  Link const link = link_called(field);
  if (link != nullptr) return number(n.*link);
  return field == Field::size ? header(x)->size : 0;
}
void Links::set(Field field, int x, int value) {
  Node& n = nodes.at(index(x));
  Link const link = link_called(field);
  if (link != nullptr) n.*link = &nodes.at(index(value));
  else if (field == Field::size) header(x)->size = value;
}

@ An option that has no nodes has no first one.

@<Look at a field, and set it@>=
Node* Links::header(int item) const {
  if (item > items) throw std::out_of_range("only headers have sizes");
  return node(item);
}
int Links::first_node(int option) const {
  int const x = row[index(option - 1)];
  return x == row[index(option)] ? 0 : x;
}
Place Links::operator[](int x) const {
  Node const& n = nodes[index(x)];
  return {number(n.left), number(n.right), number(n.up), number(n.down), number(n.item)};
}

@*1 A sanity check. The ring of headers and the columns are checked by the same
text as in \sec{dance/sanity}, which is tangled twice. A fault is described in the letters of a trace, so that one can look for the
write that made it: after |A| has been covered twice, ``S[2] is 0, but the column has 1
nodes''. No search calls this, but the tests do so after every single event.
@^sanity check@>@^sections used twice@>

@<Find a fault@>=
std::string find_fault(Links const& links, Marks const& marks, bool whole) {
  auto fault = fault_in_headers(links);
  for (int c = 1; fault.empty() and c <= links.item_count(); ++c)
    fault = fault_in_column(links, c);
  for (int o = 1; fault.empty() and o <= links.option_count(); ++o)
    fault = fault_in_row(links, o, marks, whole);
  return fault;
}

@ A row has two new freedoms. Entries that have been marked for their colour
stay when their option is hidden; so they are counted apart. And an option may be hidden to the last node, by a tweak. Otherwise an option that
is hidden has just one node left in its column, the one through which it was
hidden. For the list of this chapter there are no marks, and |whole| is false.

@<Check a row@>=
std::string fault_in_row(Links const& links, int o,
  Marks const& marks, bool whole) {
  int const begin = links.first_node(o);
  int end = begin, hidden = 0, marked = 0;
  for (; end < links.node_count() and links.option_of(end) == o; ++end)
    if (links.is_hidden(end)) ++hidden;
    else if (marks and marks(end)) ++marked;
  for (int x = begin; begin != 0 and x < end; ++x) {
    @<Complain if node |x| is linked or remembers wrongly@>
  }
  int const rest = end - begin - hidden - marked;
  if (begin != 0 and hidden != 0 and rest != 1 and not (whole and rest == 0))
    return fmt::format("option {} has {} hidden nodes of {}", o, hidden,
      end - begin);
  return {};
}

@ \pitfall{A copy whose links lead into the original: it works until the
original is destroyed, and then it works sometimes. An address that is kept
while the list is copied or rebuilt. An array of nodes that grows while it is
being filled, and moves. And a union that is read with the wrong meaning: the
|floor| of an entry is its |shade|.}

\pinned{\.{tests/more/links\UL test.cpp} damages the links and sizes of a
small list, one at a time, and demands that |find_fault| notices; it copies
lists, and lets the copies dance. For hundreds of random problems it covers and
uncovers at random, and compares the whole list with the plain one. That both make the same writes in the same order, in whole searches, is tested in
\.{tests/more/search\UL test.cpp}.}

\exercise[10]{How many bytes has a node here, and how many in the plain list?
How many of each go into a cache of 32 kilobytes?}
\answer{Five addresses of 8 bytes and two numbers of 4 make 48; in the plain list,
six numbers of 4 make 24. So 682 nodes go into 32,768 bytes here, and 1365 in
part~I. The plain list is half as large and still slower: what it saves in
memory it pays for in multiplications, and in asking whether it is watched.}

\exercise[15]{Cover |A| in the little list, and then |B|. Which writes does the second cover
make, and why so few? What does it answer?}
\answer{Two: L of node~0 from 2 to~0, and R of node~0 from 2 to~0, so that the root is alone in
the ring. Of |B|'s column only node~5 is left, whose option has no other entry; node~4 went
with~|A|. It answers no: nothing was taken from any other item.}

\exercise[20]{Store in each link not the address but the {\it distance\/} to the
other node, in bytes, as a number of 32 bits. What becomes easier, what becomes
harder, and what becomes of the size of a node?}
\answer{A copy of the array is a copy of the list, since distances do not change:
the copy constructor can go. A node shrinks from 48 to 28 bytes. But each step of
a walk is an addition more, and the two ends of an array of more than two
gigabytes are too far from each other.}

\summary{The same list, with addresses for links, and with room for what the next
chapters need. Numbers are for the outside world; the compiler knows the watcher, and whether there is one.}
