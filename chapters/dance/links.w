@** A list that can be watched. \label{dance/links}%
How is the list of \sec{dance/four_way} built, and how can others look at it while it dances? Covering and uncovering take time proportional to the sum of
the lengths of the options that get hidden; nothing is allocated. Building
takes time and space proportional to the number of entries.

@(dlx/dance/links.hpp@>=
#pragma once
/* The four-way list of Algorithm DLX: a sparse matrix whose rows and columns
   are rings. It can cover an item, and uncover it again. */
#include "dlx/dance/observer.hpp"
#include "dlx/dance/problem.hpp"
#include <vector>
namespace dlx::dance {
@<Declare the six fields of a node@>
@<Declare the plain list@>
} // |namespace dlx::dance|

@ \label{dance/cover}An {\it observer\/} (\sec{dance/observer} tells all about
it) may watch each single link. It is told before a field changes,
so that it can still look at the old state; and the old value is told, so
that a listener who writes everything down can step back later.

@<Declare the plain list@>=
class Links {
public:
  explicit Links(Problem const& problem);
  void cover(int c);   /* the item must be active, that is, not covered; see [K00] */
  void uncover(int c); /* it must be the one that was covered last */
  void watch(Observer* who) { watcher = who; }
    /* who is told of each write from now on; null for none */
  void assign(Field field, int x, int value);
    /* gives a field of node |x| a new value, and tells the observer.
       Checks nothing; for |cover|, |uncover|, and tests that do damage */
  @<Declare how to look at the plain list@>
private:
  @<Declare the private data of the plain list@>
};

@ Every field of every node can be read, and is found by the node's number.

@<Declare how to look at the plain list@>=
Node const& operator[](int x) const { return nodes[x]; }
int size(int item) const { return nodes[item].size; }
int item_count() const { return items; }
int primary_count() const { return primaries; }
int node_count() const { return static_cast<int>(nodes.size()); }
int option_of(int x) const; /* the option of entry |x|; logarithmic time */
friend bool operator==(Links const& a, Links const& b)@+{@+
  return a.nodes == b.nodes and a.row == b.row;@+}@/

@ Which option does a node belong to? No step of the dance has to know. It
is asked when an option is tried, for those who listen, and when there is a
cover to be reported. So no node carries the number of its option around;
the list knows where each option begins, and searches there.

@<Declare the private data of the plain list@>=
void append(int item);
void join_row(int begin, int end);
std::vector<Node> nodes;
std::vector<int> row; /* nodes of option |o|: from |row[o-1]| to |row[o]-1| */
int items = 0, primaries = 0;
Observer* watcher = nullptr;

@ The source file follows this order: building, looking up, writing, and then the two
functions of \sec{dance/four_way}.

@(dlx/dance/links.cpp@>=
#include "dlx/dance/links.hpp"
#include <algorithm>
#include <string_view>
namespace dlx::dance {
@<Build the plain list@>
@<Append an entry to its column@>
@<Close the ring of a row@>
@<Look up the option of a node@>
@<Write a field, and tell@>
@<Cover item |c|@>
@<Uncover item |c|@>
} // |namespace dlx::dance|

@ \label{dance/assign}This is the one function that assigns to a field of a list which
has been built. The letters of |Field| (\sec{dance/observer}) are those of Knuth.
Everything that can be seen of a dance goes through here: each arrow
in the pictures of \sec{dance/four_way} that changes is a call of |assign|. The six fields
stand in the order of their letters, so the place of a letter is that of its field.\side{To look for a letter at each write is slow. This list is there to be looked at; faster ones will come.}
@^write@>

@<Write a field, and tell@>=
void Links::assign(Field field, int x, int value)
{
  Node& n = nodes[x];
  int* const fields[] = {&n.left, &n.right, &n.up, &n.down, &n.item, &n.size};
  int& place = *fields[std::string_view("LRUDCS").find(static_cast<char>(field))];
  if (watcher != nullptr) watcher->write(field, x, place, value);
  place = value;
}

@ To build a list, the headers come first, and then the options, row by row.

@<Build the plain list@>=
Links::Links(Problem const& problem)
  : items(problem.item_count()), primaries(problem.primary_count())
{
  @<Make the headers@>
  for (int o = 1; o <= problem.option_count(); ++o) {
    row.push_back(node_count());
    for (int item : problem.option(o).items) append(item);
    join_row(row.back(), node_count());
  }
  row.push_back(node_count());
}

@ A ring of the primary headers with the root, and each secondary one alone.
The first and last of the ring need a second look: to the left of the root
is the last primary header, and to its right is the root. If there are no
primary items, then both of these assignments talk about the root itself,
and the ring has one member, as it should. Programs that treat this as a
special case tend to forget it.

@<Make the headers@>=
for (int i = 0; i <= items; ++i) {
  bool const single = i > primaries;
  nodes.push_back({single ? i : i - 1, single ? i : i + 1, i, i, i});
}
nodes[0].left = primaries;
nodes[primaries].right = 0;

@ A new node goes to the bottom of its column, that is, between the header
and the node above the header; for a ring, up from the top is the bottom.
Report~1 walks down the whole column to find its end, which makes building
quadratic. Rings spare us the walk.

@<Append an entry to its column@>=
void Links::append(int item)
{
  int const x = node_count(), last = nodes[item].up;
  nodes.push_back({x - 1, x + 1, last, item, item});
  nodes[last].down = x;
  nodes[item].up = x;
  ++nodes[item].size;
}

@ Its left and right neighbours were guessed to be the numbers beside its
own. This is right except at the two ends of the row, which are joined now.

@<Close the ring of a row@>=
void Links::join_row(int begin, int end)
{
  if (begin == end) return; // an empty option
  nodes[begin].left = end - 1;
  nodes[end - 1].right = begin;
}

@ The option of node~|x| is the last one that does not begin behind~|x|.
Empty options begin where the next one does, so it is the last of several.

@<Look up the option of a node@>=
int Links::option_of(int x) const
{
  auto const behind = std::ranges::upper_bound(row, x);
  return static_cast<int>(behind - row.begin());
}

@ \pitfall{Joining the ends of an empty option: its first node is that of the next one. And a write past |assign|: the list
is right, and all pictures of it are wrong.}

\pinned{\.{tests/dance/links\UL test.cpp} covers and uncovers at random, in
hundreds of random problems, and compares
the whole list with another one, computed from the matrix without any links.}

\exercise[15]{|option_of| takes logarithmic time. What would a node have to know, for it to take constant time, and why does
it not?}
\answer{The number of its option, which is a seventh number in each node. It is asked once for each attempt, and only if
somebody listens; and for a cover.}

\summary{A list is an array of nodes, headers first. One function writes into it, and tells those who listen.}
