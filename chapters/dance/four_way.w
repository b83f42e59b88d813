@** The four-way list. \label{dance/four_way}%
@^sparse matrix@>The matrices of exact cover problems are mostly zeros. A sudoku has 729
options and 324 items, and each option covers four; copying 236{,}196
numbers at each step of a search in order to change a few of them is absurd.
So let us keep only the ones, and let each 1 know its neighbours in all four
directions, with a header on top of each column. Every row is a ring, every
column is a ring, and the headers are a ring. If rings can forget a member
and take it back, as we saw in \sec{dance/ring}, then perhaps a whole matrix
can.

Here is the small example that will dance for us through this chapter. It
has five items, and its four options are \.{C2 C3 C5}, \.{C1 C4}, \.{C2 C5},
and \.{C1 C3 C4}.
\framestrip{at-rest}{The four-way list at rest.
Each box on the right of the root |h| stands for an item, with its size; the
small boxes are the ones of the matrix, and the number of their option stands on the right. A line is two links, to and fro. Links that leave at one edge come in
again at the opposite one. Report 1 has this list in its figures 8 and 13.}

@ Suppose that |C3| has been satisfied, or is about to be. What must disappear? The
item itself, from the ring of headers, for it must not be chosen again; and each
option that contains it, from {\it all other columns}, for it cannot be used any more.
Two options contain |C3|, the first and the fourth. So we take the header of |C3| out
of its ring. Then we go down the column of |C3|, and from each node in it around its row, to the right: so the other nodes of the first option leave their columns, that
of |C5| and that of~|C2|; and then those of the fourth, |C4| and~|C1|. This is called
{\it covering\/} an item, and an item that is not covered is {\it active}.\side{The word has three uses. A solution is a
cover. An option covers its items. And the list covers an item when it hides it.}
@^cover@>@^active item@>
\framestrip{cover-c3}{Covering |C3|, in five steps; r1.C5 is the node of |C5| in option~1.}
These are small frames, and many of them will follow. Here is how to read one:
$$\vbox{\halign{\bf#\hfil\enspace&#\hfil\qquad&\bf#\hfil\enspace&#\hfil\cr
a line&two links, to and fro&orange, thick&written last\cr
an arrow&one link alone&blue&not as in the beginning\cr
aside&a node that has left, or a header&grey&what it remembers\cr
a stub&the link goes on at the other end&bold&a node of a chosen option\cr}}$$

Note what is {\it not\/} done. Nothing is erased. The nodes of the column
itself remain in it, because we shall need them to find the way back; and
the rows stay as they are, for a row is how one gets from a node to its
companions. Look at the grey arrows: a node that has left still knows where it stood.
They are the whole secret.

@ \label{dance/node}%
What does a node know? Its neighbours in the row, |left| and |right|; its
neighbours in the column, |up| and |down|; and the header of its column,
|item|. Knuth writes these as $L$, $R$, $U$, $D$, and $C$ in [K00], and so do the
titles of our pictures.\side{In [K22], there are no links along a row, whose nodes are neighbours in memory.} A header knows one thing more, how many nodes its
column has; this is its {\it size}, $S$.

Nodes have {\it numbers}, and a link is the number of a node. Number 0 is
the root, $1,\ldots,n$ are the headers of the items, and then come the
entries of the options, one option after the other, each from left to right
as it was written. By numbers, lists can be compared and printed, and a link
can be named on paper. These are the sixteen nodes of our example, at rest:
$$\vbox{\offinterlineskip\halign{\strut\hfil#\enspace\vrule
 &&\hbox to1.7em{\hfil#\hfil}\vrule\cr
 node&0&1&2&3&4&5&6&7&8&9&10&11&12&13&14&15\cr
 of item&h&C1&C2&C3&C4&C5&C2&C3&C5&C1&C4&C2&C5&C1&C3&C4\cr
 in option&&&&&&&1&1&1&2&2&3&3&4&4&4\cr\noalign{\hrule}
 left&5&0&1&2&3&4&8&6&7&10&9&12&11&15&13&14\cr
 right&1&2&3&4&5&0&7&8&6&10&9&12&11&14&15&13\cr
 up&&13&11&14&15&12&2&3&5&1&4&6&8&9&7&10\cr
 down&&9&6&7&10&8&11&14&12&13&15&2&5&1&3&4\cr
 size&&2&2&2&2&2&&&&&&&&&&\cr}}$$
@^root@> @^header@> @^node@> @^number of a node@>

@<Declare the six fields of a node@>=
struct Node {
  int left, right; /* $L$, $R$: in the row; of a header, in the ring of headers */
  int up, down;    /* $U$, $D$: in the column */
  int item;        /* $C$: the header of the column; a header's own number */
  int size = 0;    /* $S$: of a header, how many nodes its column has */
  friend bool operator==(Node const& a, Node const& b) = default;
};

@ \label{dance/invariants}At rest, and whenever a search looks around, the following relations hold.
They have names, because \sec{dance/sanity} will complain in terms of them.
@^invariants of the four-way list@>
{\advance\parindent 1.2em
\yskip
\item{$\bullet$} {\it Ring of headers.} The root and the headers of the active primary
items form a ring, in increasing order: $L[R[x]]=R[L[x]]=x$. A secondary
header is a ring by itself, $L[x]=R[x]=x$, which is a wonderfully simple way
to say that it will never be chosen.
\item{$\bullet$} {\it Columns.} The header of an item and the nodes in its column form a
ring, in increasing order: $U[D[x]]=D[U[x]]=x$. They have $C[x]=c$, and
there are $S[c]$ of them, not counting the header.
\item{$\bullet$} {\it Rows.} The nodes of an option form a ring by |left| and |right|,
and this ring never changes.
\item{$\bullet$} {\it Memory.} A node that has been taken out of its column remembers
the neighbours that it had there when it left: $U[x]$ and $D[x]$ lie in the same column, one above
it and one below.
\item{$\bullet$} {\it Half-hidden options.} Of an option, either all nodes are in
their columns, or only one of them is: that of the item on whose account the option was hidden. When |C3| is covered, the first option has left the columns of |C5| and~|C2|, but
still stands in that of~|C3|.
\par}\yskip
Between its first write and its last, a cover or uncover may violate them. The invariants say nothing about time, but they explain why time can
be turned back: everything that was there before a cover is still written
somewhere.

@*1 Covering. \label{dance/covering}The walk goes down the column, and in each row to the right. In the program, |nodes| is the array of all nodes. To hide nodes, any
order would do. But the walk must be the same each time, since the way back takes its steps from the end. All in all, each hidden option
of length $k$ costs $k-1$ removals, and each removal is two links and one size.

@<Cover item |c|@>=
void Links::cover(int c)
{
  @<Unlink header |c|@>
  for (int i = nodes[c].down; i != c; i = nodes[i].down)
    for (int j = nodes[i].right; j != i; j = nodes[j].right) {
      @<Unlink node |j|@>
    }
}

@ Two links pass over the header, the left one first. To write
$L[R[c]]\gets L[c]$, which is ``the left of my right neighbour becomes my left
neighbour'', the program says |assign(Field::left, nodes[c].right, nodes[c].left)|: the field, whose
field it is, and the new value. Only this function writes into a list that
has been built; so it can tell those who want to draw it. Where $R[c]$ is |C4| and $L[c]$ is |C2|, a picture says
\.{L[C4] = C2}. These are three ways to write one thing.

For a secondary item, whose neighbours are itself, this writes what is there
already, and no case has to be made of it.

@<Unlink header |c|@>=
assign(Field::left, nodes[c].right, nodes[c].left);
assign(Field::right, nodes[c].left, nodes[c].right);

@ And the same in the other direction: the neighbours above and below join
hands, and the column has one node less.

@<Unlink node |j|@>=
assign(Field::up, nodes[j].down, nodes[j].up);
assign(Field::down, nodes[j].up, nodes[j].down);
assign(Field::size, nodes[j].item, size(nodes[j].item) - 1);

@*1 Uncovering. \label{dance/uncovering}Now turn back the clock. One way to undo a sequence of steps needs no
proof: the last one first. So we walk {\it up\/} the
column, and in each row to the {\it left}, and in each node we do the three
assignments in reverse, and the header comes last.
@^uncover@>
@^mirror image@>
\framestrip{uncover-c3}{Uncovering |C3|: the node that was removed last, the |C1| of the
fourth row, comes back first; the header comes last.}

The links that the removed nodes still remember tell us where they belong.
And here is the point of the whole exercise: {\it at the moment when a node
returns, its two old neighbours are in the list, and are neighbours of each
other.} For what was removed later has been put back already.
@^dancing links@>

There are two orders: that of the items, and that of the nodes within an item. Items that are covered one after the
other must be uncovered last in, first out; we shall soon see what happens if they are not. Whether the nodes within an item must come back in the
opposite order, too, is asked in the last exercise. It needs no thought if they do.

@<Uncover item |c|@>=
void Links::uncover(int c)
{
  for (int i = nodes[c].up; i != c; i = nodes[i].up)
    for (int j = nodes[i].left; j != i; j = nodes[j].left) {
      @<Relink node |j|@>
    }
  @<Relink header |c|@>
}

@ Compare this with |@<Unlink node |j|@>|, from the bottom. The
node itself knows all it needs.

@<Relink node |j|@>=
assign(Field::size, nodes[j].item, size(nodes[j].item) + 1);
assign(Field::down, nodes[j].up, j);
assign(Field::up, nodes[j].down, j);

@ And here the header walks back in, between neighbours that it has never
forgotten.

@<Relink header |c|@>=
assign(Field::right, nodes[c].left, c);
assign(Field::left, nodes[c].right, c);

@ What does the list look like {\it between\/} two writes? Here is the matrix of
\sec{dance/guests}, in which |A| is covered and uncovered, one link at a time, as in
report~5. Options 2 and~4 contain |A|. When |A| is covered, they hang outside of the
list, held together by their own rings; and it takes the same number of writes
to bring them back. In front of a bracket, {\it D\/} is the field ``down''; elsewhere it is Dave.
\framestrip{cover-a}{Each write of |cover(1)|, and of |uncover(1)|. The second half is the first
one in a mirror: the write that came last is undone first.}

@ \label{dance/wrong-order}How badly does the wrong order hurt? Try it: cover |C1|, |C2|, and |C3|, and uncover
them in the order |C1|, |C3|,~|C2|.
\framestrip{wrong-order}{What goes wrong. When |C1| comes back too early, it takes the
hand of |C2|, which is not there, and gives |C3|, which is covered, a node of option~4.
So the uncover of |C3| brings nodes back that never left. In the last
frame all are there; but the arrows say that the right neighbour of |h| is |C3|, so |C1| and
|C2| will never be chosen; and the sizes of four items are too large. As in the ring, a header stands in line if a walk from |h| meets it.}
The sad thing is that often it does not hurt.\side{One of the two programs of
\sec{dance/two-programs} had tests, and passed them; the other one had none.} Uncover two items in the order in which they were
covered, and {\it most\/} of the time the list is right again. Three things go wrong, each for a reason of its
own. Here is the smallest case of each; the items come back in the order in which they went:
$$\vbox{\halign{#\hfil\quad&#\hfil\quad&#\hfil\quad&#\hfil\cr
what&options&order, out and in&afterwards\cr
\noalign{\smallskip\hrule\smallskip}
a size&\.{A B}&|A|, |B|&$S[A]$ is 2\cr
a column&\.{B C}, \.{A B}, \.{A B}&|C|, |A|&$D[B]$ is the node of the third option\cr
the headers&none&|C1|, |C2|, |C3|, but back |C1|, |C3|, |C2|&$R[h]$ is |C3|\cr}}$$
A {\it size\/} is wrong whenever an option contains both items, and is hidden on account of the first: the
uncover of the first gives the other its node back, into a column that is covered; the uncover
of the other finds it there, and ``restores'' the node of the first, which never left. The
links survive, because they are given the values that they have; but the list claims that |A|
has an option more. In a search, two options suffice for that, \.{C A B} and \.{A B}: when |C| is covered, and its option is tried, |A| and~|B| are covered, and both have the second option. From there on, the search goes elsewhere, and so does your afternoon.
\framestrip{wrong-size}{A size. |A| and |B| share the only option. In the end, all links are as before, but |A| counts two nodes,
and has one.}

A {\it column\/} needs no common option. The three nodes of |B| leave in the order 1, 2,~3, and
come back in the order 1, 3,~2, as in the ring of \sec{dance/ring}. This happens if three nodes, one below the other, have
left a column, the first on account of one item, and the two below it on account of another.
\framestrip{wrong-column}{A column. |C| takes the first node of |B| away, and |A| the other two. When |C| is uncovered first,
the first node of |B| is back, and takes the hand of the second, which is not there.}
If neither of these is the case for two items, they may be uncovered in either order. In the ring of {\it headers}, it takes three items to do harm.
@^wrong order@>

\pitfall{The wrong order. Sizes that are not kept when a
column is covered, so that the smallest item is not the smallest. A
secondary header that got into the ring and must now be covered. Walking
left by going right, as the listing of report~5 [C06] does.}

\pinned{\.{tests/dance/links\UL test.cpp} tries both orders with each
pair of items in all problems of three items and up to five options; and pins the table of
sixteen nodes. \.{tests/golden} holds every single write for the sequences of the reports.}

\exercise[10]{Uncovering |C3| in our example writes 14 fields. Write them down,
in order, as $S[1]=2$ and the like.}
\answer{$S[1]=2$, $D[9]=13$, $U[1]=13$; $S[4]=2$, $D[10]=15$, $U[4]=15$;
$S[2]=2$, $D[2]=6$, $U[11]=6$; $S[5]=2$, $D[5]=8$, $U[12]=8$;
$R[2]=3$, $L[4]=3$. Exercise {\tentex predict} of the course asks for another list.}

\exercise[25]{Suppose the walk in |@<Uncover item |c|@>| went down instead of up,
and otherwise nothing changed. Find a problem in which the list is wrong after an
uncover, or prove that there is none.}
\answer{There is none: in each other column, nodes that were removed from the top to
the bottom come back from the top to the bottom. When the first of them comes back, it
is linked between its old upper neighbour and its old lower one, which may be out; in
this case the upper link of the latter is written, and says the truth. So by induction
each node that comes back finds above itself the one that was there before. Between two steps,
however, a column can be seen differently from above and from below, and the test of
exercise {\tentex uncover} minds.}

\summary{A sparse matrix is rings in both directions. Cover hides an item
and all options that contain it; uncover does the same steps backwards.
Hidden nodes remember, and nothing is ever copied or allocated.}
