@** Wide nodes. \label{more/links}%
The list of \sec{dance/links} is as short as the idea. Can it be made faster
without spoiling the idea, and can it be taught about colours and bounds?
This chapter builds the same list again, for those who search for days. It
is covered and uncovered by the same steps in the same order, and a test
looks that they are the same; what is different is how a node is found, what
it has room for, and who can look on.

Two things cost time in the plain list. Its nodes are known by numbers, and
a number must be multiplied by the size of a node before it can be followed;
that is a fifth of the time, as a table in \sec{more/search} shows. So here
a link is an address. And at each write it asks whether somebody watches. So
here the watcher is known when the program is compiled; and if it is
|Silent|, there is nothing to ask.
@^addresses or numbers@>

@ Two more numbers have found a place in the node, where they are at hand.
What they mean depends on whether it is a header or an entry, and the two
meanings share the space: that is what a |union| is for. (Smaller nodes are
faster nodes, because more of them are near the processor.)
@^node@>

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
For the outside world nodes have their numbers still: 0 is the root,
$1,\ldots,n$ are the headers of the items, and then come the entries. They
stand in memory in this order; hence a number is found by a subtraction, and
a node by an addition. Who asks a list for a node by its number is told its
five neighbors by theirs.
@^number of a node@>

@<Declare a node@>=
struct Place {
  int left = 0, right = 0, up = 0, down = 0, item = 0; /* numbers of nodes */
  friend bool operator==(Place const& a, Place const& b) = default;
};

@ The invariants are those of the plain list, and so is the cost of
everything. There are two new functions. The inner half of covering, which
hides a single option, can be called alone, because that is what colours
need. And a {\it watcher\/} is any class with a function |write|; it is told
the numbers of nodes.

The word |inline| asks the compiler to write the four functions out wherever
they are called. Most columns are short when they are covered, and many are
empty; then a function call, with registers saved and restored, costs more
than what it calls.
@^inline@>

@<Declare the class |Links|@>=
class Links {
public:
  static constexpr bool painted = false; /* no colours; see \sec{more/painted} */
  static constexpr bool bounded = false; /* no bounds; see \sec{more/bounded} */
  explicit Links(Problem const& problem) : Links(problem, all_options(problem))@+{@+}
    /* throws |Unsupported| for colours and for bounds */
  Links(Problem const& problem, std::vector<int> const& some)
    : Links(problem, some, false, false)@+{@+}
    /* has the options |some| only, in increasing order; all others are empty */
  Links(Links const& other); /* linear time */
  Links(Links&& other) = default;
  Links& operator=(Links const& other) { return *this = Links(other); }
  Links& operator=(Links&& other) = default;
  template<class Watcher> inline void cover(Node* c, Watcher& watcher);
    /* |c| is the header of an active item */
  template<class Watcher> inline void uncover(Node* c, Watcher& watcher);
    /* it must be the one that was covered last */
  template<class Watcher> inline bool hide(Node* i, Watcher& watcher);
    /* all entries of the option but |i|; has an item run out of options? */
  template<class Watcher> inline void unhide(Node* i, Watcher& watcher);
  @<Declare how to dance by numbers@>
  @<Declare how to look around@>
  @<Declare how to set a single field@>
  friend bool operator==(Links const& a, Links const& b);
protected:
  Links(Problem const& problem, std::vector<int> const& some, bool colours,
    bool bounds);
  static std::vector<int> all_options(Problem const& problem);
  @<Declare the data of |Links|@>
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
  /* is this entry out of its column, so that its neighbors do not know it? */
int get(Field field, int x) const;

@ The search asks for the open items one after the other, and for the number
of ways to go on with one of them. After the last item comes nobody.

@<Declare how to look around@>=
Node* first_open() const { return next_open(start); } /* the first active
  primary item, or null */
Node* next_open(Node const* c) const@+{@+
  return c->right != start ? c->right : nullptr;@+}@/
int degree(Node const* c) const { return c->size; }
int degree(int item) const { return size(item); }
int need(Node const*) const { return 1; } /* it must still be covered so often */

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
static std::size_t at(int x) { return static_cast<std::size_t>(x); }
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
  for (Node& n : nodes)
    for (Node** link : {&n.left, &n.right, &n.up, &n.down, &n.item})
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

@*1 Building. This goes as in the plain list: the headers, then row by row.
(The floor of a primary item is~0; what that means will matter in
\sec{haste}.)

@<Make the wide headers@>=
for (int i = 0; i <= items; ++i) {
  Node* const c = node(i);
  bool const single = i > primaries;
  nodes.push_back(Node{single ? c : c - 1, single ? c : c + 1, c, c, c,
    {.size = 0}, {.floor = single ? -1 : 0}});
}
start->left = node(primaries);
node(primaries)->right = start;

@ Colours and bounds are for the lists of later chapters; this one refuses
them, and so do they, unless they are asked to take them.

@<Build the list@>=
Links::Links(Problem const& problem, std::vector<int> const& some,
  bool colours, bool bounds)
  : items(problem.item_count()), primaries(problem.primary_count())
{
  if (problem.has_colours() and not colours)
    throw Unsupported("a list without colours cannot hold this problem");
  if (problem.has_bounds() and not bounds)
    throw Unsupported("a list without bounds cannot hold this problem");
  @<Make room for all nodes@>
  @<Make the wide headers@>
  for (int o : some) {
    row.resize(at(o), node_count());
    for (Entry const& e : problem.option(o)) append(e, o);
    join_row(row.back(), node_count());
  }
  row.resize(at(problem.option_count()) + 1, node_count());
}

@ The addresses of nodes must not change, so it has to be known how many
there will be. Usually a list has all options; but in \sec{fast/hybrid} somebody
knows beforehand that some of them cannot be chosen.

@<Make room for all nodes@>=
std::size_t entries = 0;
for (int o : some) entries += problem.option(o).size();
nodes.reserve(at(items) + 1 + entries);
start = nodes.data();

@ @<Build the list@>=
std::vector<int> Links::all_options(Problem const& problem)
{
  std::vector<int> all(at(problem.option_count()));
  std::iota(all.begin(), all.end(), 1);
  return all;
}

@ A new node goes to the bottom of its column, and the row is closed when it
is complete.

@<Append a node to its column@>=
void Links::append(Entry const& entry, int option)
{
  Node *const c = node(entry.item), *const x = node(node_count());
  nodes.push_back(Node{x - 1, x + 1, c->up, c, c,
    {.option = option}, {.shade = 0}});
  x->up->down = x;
  c->up = x;
  ++c->size;
}

@ @<Join the ends of a row@>=
void Links::join_row(int begin, int end)
{
  if (begin == end) return; // an empty option
  node(begin)->left = node(end - 1);
  node(end - 1)->right = node(begin);
}

@*1 Covering. The walk is the one of |@<Cover item |c|@>|, with the inner loop
given a name.
@^cover@>

@<Cover an item@>=
template<class Watcher> void Links::cover(Node* c, Watcher& watcher)
{
  @<Take header |c| out of its ring@>
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
    @<Take node |j| out of its column@>
    ran_out |= j->item->size == j->item->floor;
  }
  return ran_out;
}

@ The watcher hears about a change before it happens, so that the old value
can be told. (If nobody watches, this line costs nothing; see
\sec{silence}.) One function for all fields, as in the plain list, would be
shorter; but an assignment to an address is not to be improved upon.

@<Take header |c| out of its ring@>=
Node *const l = c->left, *const r = c->right;
watcher.write(Field::left, number(r), number(r->left), number(l));
r->left = l;
watcher.write(Field::right, number(l), number(l->right), number(r));
l->right = r;

@ So a node leaves its column,

@<Take node |j| out of its column@>=
Node *const u = j->up, *const d = j->down, *const head = j->item;
watcher.write(Field::up, number(d), number(d->up), number(u));
d->up = u;
watcher.write(Field::down, number(u), number(u->down), number(d));
u->down = d;
watcher.write(Field::size, number(head), head->size, head->size - 1);
--head->size;

@*1 Uncovering. The way back, in mirror image: up the column, and in each row
to the left.
@^uncover@>@^mirror image@>

@<Uncover an item@>=
template<class Watcher> void Links::uncover(Node* c, Watcher& watcher)
{
  for (Node* i = c->up; i != c; i = i->up) unhide(i, watcher);
  @<Put header |c| back into its ring@>
}

@ The nodes of an option come back from right to left, because they went from
left to right.

@<Hide an option and put it back@>=
template<class Watcher> void Links::unhide(Node* i, Watcher& watcher)
{
  for (Node* j = i->left; j != i; j = j->left) {
    @<Put node |j| back into its column@>
  }
}

@ And so it returns.

@<Put node |j| back into its column@>=
Node *const u = j->up, *const d = j->down, *const head = j->item;
watcher.write(Field::size, number(head), head->size, head->size + 1);
++head->size;
watcher.write(Field::down, number(u), number(u->down), number(j));
u->down = j;
watcher.write(Field::up, number(d), number(d->up), number(j));
d->up = j;

@ @<Put header |c| back into its ring@>=
Node *const l = c->left, *const r = c->right;
watcher.write(Field::right, number(l), number(l->right), number(c));
l->right = c;
watcher.write(Field::left, number(r), number(r->left), number(c));
r->left = c;

@*1 The module. It needs the problem and the vocabulary of events. The two
templates live in the header, so that they can be compiled for any watcher.

@(dlx/more/links.hpp@>=
#pragma once
/* The four-way list for long searches: links are addresses, nodes have room for
   colours and bounds, and watching costs nothing when nobody watches. */
#include "dlx/more/observer.hpp"
#include "dlx/more/problem.hpp"
#include <functional>
#include <stdexcept>
#include <string>
#include <vector>
namespace dlx {
@<Declare a node@>
@<Declare the class |Links|@>
using Marks = std::function<bool(int node)>;
std::string find_fault(Links const& links, Marks const& marks = nullptr,
  bool whole = false);
  /* the first violated invariant in words, or the empty string; linear time.
     Marked nodes stay when their option is hidden, see \sec{more/painted}; and
     with |whole|, an option may be hidden to the last node, see \sec{more/bounded} */
@<Hide an option and put it back@>
@<Cover an item@>
@<Uncover an item@>
} // |namespace dlx|

@ The source file has the rest: building, looking around, and the checker.

@(dlx/more/links.cpp@>=
#include "dlx/more/links.hpp"
#include <fmt/format.h>
#include <numeric>
namespace dlx {
@<Build the list@>
@<Copy a list@>
@<Compare two lists@>
@<Append a node...@>
@<Join the ends of a row@>
@<Look around@>
@<Set a field@>
namespace {
@<Check the ring of headers@>
@<Check a column@>
@<Check a row@>
}
@<Find a fault@>
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
  return {number(n.left), number(n.right), number(n.up), number(n.down),
    number(n.item)};
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

@*1 A sanity check. The ring of headers and the columns are checked by the
same text as in \sec{dance/links}; there it speaks of the plain list, here of
this one, for it is tangled twice.
@^sanity check@>

@<Find a fault@>=
std::string find_fault(Links const& links, Marks const& marks, bool whole)
{
  if (auto fault = fault_in_headers(links); not fault.empty()) return fault;
  for (int c = 1; c <= links.item_count(); ++c)
    if (auto fault = fault_in_column(links, c); not fault.empty())
      return fault;
  for (int o = 1; o <= links.option_count(); ++o)
    if (auto fault = fault_in_row(links, o, marks, whole); not fault.empty())
      return fault;
  return {};
}

@ A row has two new freedoms. Marked nodes stay when their option is hidden;
and if the list says so, an option may be hidden to the last node.

@<Check a row@>=
std::string fault_in_row(Links const& links, int o,
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
    @<Complain if node |x| is linked or remembers wrongly@>
  }
  int const rest = end - begin - hidden - marked;
  if (begin != 0 and hidden != 0 and rest != 1 and not (whole and rest == 0))
    return fmt::format("option {} has {} hidden nodes of {}", o, hidden,
      end - begin);
  return {};
}

@ \pitfall{A copy whose links lead into the original. An address that is kept
while the list is copied or rebuilt. And a union that is read with the wrong
meaning: the |floor| of an entry is its |shade|.}

\pinned{\.{tests/more/links\UL test.cpp} damages every field of every node of a
small list, one at a time, and demands that |find_fault| notices. For
hundreds of random problems it covers and uncovers at random, and compares
the whole list with another one, computed from the matrix without any links.
That the plain list and this one make the same writes in the same order is
tested in \.{tests/more/search\UL test.cpp}.}

\exercise{How large is a node in bytes, here and in the plain list? How many
of each go into a cache of 32 kilobytes?}

\summary{The same list, with addresses for links, and room for what the next
chapters need. Numbers are for the outside world; whoever watches is known
to the compiler, and so is nobody.}
