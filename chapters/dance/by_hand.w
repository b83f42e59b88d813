@** Algorithm X. \label{dance/by_hand}%
How would you look for an exact cover if you had a pencil, a large eraser,
and an afternoon? You would look for the place where you have least choice,
try something there, cross out whatever it rules out, and go on with the
smaller matrix that is left. If you get stuck, you would go back to your
last decision, restore the matrix that you had then, and try the next thing.

D.~E. Knuth, who wanted to discuss this obvious method, found
that it had no name; so he called it {\it Algorithm~X}, ``for lack of a
better name'' [K00]. This chapter follows it by hand. A program that does what the hand does, writing a new and smaller
matrix at each step, stands in \sec{dance/algorithm_x}. It is slow; but there can be no doubt about what it does. So it
is the yardstick of this book: every search that dances with links has to visit {\it the same tree, node for node}.
@^Algorithm X@>@^backtracking@>

@ By hand, then, and on the dinner of \sec{dance/guests}. Below each column of its matrix stands how many rows could
serve it.
\steps{\step{.31\pagewidth}{dinner-by-hand/step-001}{1: choose |A|}%
\step{.31\pagewidth}{dinner-by-hand/step-002}{2: take row 2}%
\step{.31\pagewidth}{dinner-by-hand/step-003}{3: strike out rows 4, 5, and 6}}%
{The first decision, and what it leaves. What has to go is struck out, as one would do with
a pencil; a column that has its~1 gets a check mark.}
\noindent
The columns want one~1 each, and nothing else. A row {\it hits\/} the columns in which it has a~1. Since
no column is hit yet, we may begin anywhere, and it is wise to begin where the choice is least. Five columns
have two~1s, the others three, and |A| is the leftmost of the five: Alice can sit at two tables. We try row~2.

Row 2 hits |A|, {\it D\/}, and |G|. These three columns have what they
want, and any other row with a~1 in one of them would give it one too many.
So rows 4 (which shares |A|), 5 (|G|), and~6 ({\it D\/}) have to go. What is left is
a matrix with four columns and the two rows 1 and~3: the same kind
of problem again, but smaller.

@ Now |B| has only row~3 left, so there is nothing to decide. Row~3 hits |B|, |C|, and~{\it F\/}, and so takes away
row~1. Alas, this was the last row that we had! The matrix is left with the column~|E|,
which wants a~1 that no row can give. We call such a column {\it dead}. One of them is enough to say
that this will never become a cover.
@^dead item@>@^dead end@>

\steps{\step{.31\pagewidth}{dinner-by-hand/step-004}{4: row 3 is forced: a dead end}%
\step{.31\pagewidth}{dinner-by-hand/step-005}{5: back to |A|}}%
{A wrong decision, and how one sees it. A row that was tried is not
counted any more, though it stands on the paper until picture~7.}

So row 2 was a mistake, and we need the matrix as it was before row~2. That
is the one moment where the method needs a {\it memory}. On paper we simply
look at the previous page. We put row~2 back, with everything that it had
crossed out, and try the other row of~|A|, which is row~4. It hits |A| and {\it D\/}, and takes
away row~6, besides row~2, which has failed anyway. Rows 1, 3, and~5 remain. Again nothing is left to decide:
|E| forces row~1, which takes away row~3, then |B| forces row~5, then no column is open. The cover is
$\{4,1,5\}$, the tables that are filled in the picture of \sec{dance/guests}.

\steps{\step{.31\pagewidth}{dinner-by-hand/step-006}{6: take row 4}%
\step{.31\pagewidth}{dinner-by-hand/step-007}{7: strike out rows 2 and 6}%
\step{.31\pagewidth}{dinner-by-hand/step-008}{8: solution: rows 4, 1, and 5}}%
{Row 4 instead of row~2, and then nothing is left to decide: the last picture comes after |E| and~|B|.}

@ If we want {\it all\/} covers, we do not stop here. We go back to |A|, the
last place where there was a choice. It has no third row; so we know that there is no other cover.

A program tries the rows of a column one after the other: it {\it branches}, and the same input always
gives the same covers in the same order.\side{The paper of 2000 calls the method ``nondeterministic'', since it splits into
copies of itself, one for each row. The word has nothing to do with chance; see \sec{course/errata}.}
@^nondeterministic@>

We can also say now what a search {\it node\/} is: every matrix that we had
to look at. There was the one at the beginning (the {\it root\/}), the one
after row~2, the dead one after 2 and~3, those after 4 and after 4 and~1, and at last the
empty one in which the cover was found: six nodes. The
{\it level\/} of a node is the number of rows that led to it. Roots, dead
ends, and solutions all count as nodes.
@^node of a search@>@^level@>@^search tree@>

@ Here is the method in its general form. Let $M$ be the matrix at a node.
Its columns are the items that are still {\it open}, and its rows are the
options that can still be chosen.
\smallskip
{\parindent=2.6em
\item{1.} If no primary column is left, we have found a cover: report it.
\item{2.} Otherwise let the {\it chooser\/} choose a primary column $c$. If
column $c$ has no 1, report that $c$ is dead.
\item{3.} Otherwise, for each row $r$ that has a 1 in column~$c$, from the
top to the bottom: do all of this again, on a matrix without the columns in
which $r$ has a~1, and without the rows that have a~1 in one of those
columns.\par}
\smallskip\noindent
Step 3 deletes row $r$ too, as it has a~1 in these columns itself. It treats secondary
columns like all others: a row that hits a secondary column takes away
all others that would hit it. Only steps 1 and~2 look at the
difference:
{\it we never go looking for a secondary item}, and so it may well happen that
no row hits it. That is all there is to ``at most once.''
@^secondary item@>

Which column should be chosen is not important for correctness: every cover
has to hit $c$ with just one row, hence every cover lies below just one of
the branches, whatever $c$~is. For the size of the tree it is of the
greatest importance. We have two choosers. One takes the |first| column, the
other the column with the |smallest| number of 1s; and if several columns
are equally small, the leftmost of them. Ties have to be broken in {\it
some\/} fixed way if two programs are to visit the same tree.
@^ties@>

@ The invariant of the recursion is worth a line of its own, since all the
correctness there is follows from it. At a node whose rows so far are $r_1$,
\dots,~$r_k$,
$$\vcenter{\hsize=.9\prosewidth \noindent\sl the columns of $M$ are those that
none of $r_1$, \dots,~$r_k$ hits, and the rows of~$M$ are those that share no
column with any of $r_1$, \dots,~$r_k$.}$$
We call it the {\it invariant of the remainder}. It holds at the root, where
$k=0$; and step~3 is made so that it holds again with $k+1$ in the place
of~$k$. In particular no column can ever be hit twice, and when step~1 says that
no primary column is left, then every one of them has been hit.
@^invariant of the remainder@>

@*1 What the paper costs. How much must one write? Here is what the program of \sec{dance/algorithm_x} counted, with the
smallest column chosen and all covers wanted. ``Ones'' are the 1s of the whole matrix; ``cells
written'' are those of all matrices, the first one included.
$$\vbox{\halign{#\hfil\quad&&\quad\hfil#\cr
 \hfil problem&rows&columns&ones&covers&nodes&cells written\cr
 \noalign{\smallskip\hrule\smallskip}
 the five columns of \sec{dance/four_way}&4&5&10&2&5&28\cr
 the dinner of \sec{dance/guests}&6&7&16&1&6&67\cr
 Latin squares of order 2&8&12&24&2&9&198\cr
 Latin squares of order 4&64&48&192&576&4745&749{,}928\cr
 4 queens&16&18&60&2&17&774\cr
 8 queens&64&42&252&92&1199&215{,}570\cr
 10 queens&100&54&396&724&16{,}448&4{,}456{,}186\cr
}}$$
Look at the line of eight queens. The matrix has 2688 cells, of which only
252 are~1; and of all the cells that we so carefully write, 185{,}000 are
zeros, which tell us nothing. And nothing that we write is new: each row of a child is a row of its parent,
without some of its zeros. Yet we write everything again.

So let us store only the~1s, and not
copy at all, but {\it change\/} the one matrix that we have when we go down,
and change it back when we go up. The only trouble is the eraser: how can we
put back what we have struck out, without having written it down anywhere?

\pitfall{The two places where programs of this kind differ are ties and dead
ends. If the {\it last\/} of the smallest columns is taken, all covers are
found, too, but in another order and with another tree. And a secondary
column with no~1 left is not dead, it is merely not wanted: a search that chooses it loses covers.}

\pinned{\.{tests/dance/algorithm\UL x\UL test.cpp} has the nodes and dead ends of the dinner, event by event, and
the table above, number by number.}

\exercise[10]{Begin with Bob: choose |B|, and from there on always
the leftmost of the smallest columns. Which nodes has the tree of all covers?}
\answer{Row~3 takes rows 1 and~5 away. Of those that are left, |E| has only row~6, which
takes 2 and~4 away, and Alice stands. Row~5 takes rows 2, 3, and~6 away; |A| has only row~4, and
|C| only row~1. There are six nodes again: the root; rows 3; 3, 6 (dead); 5; 5,~4; 5, 4,~1.}

\summary{Algorithm X chooses a column, tries each of its rows, and goes on
with what is left. Its tree depends on the problem, as it is written down, and on the chooser, and on nothing else, so
that two programs can be compared node by node. On paper,
its memory is correct, simple, and expensive.}
