@** Errata in our sources. \label{course/errata}%
This book was written with five texts on the table; they are described in
\sec{course/sources}. All five taught us something, and the authors deserve thanks.
But when their systems were built again, some of what they say turned out
not to be so. Here is the list: what is written there, what is right, and
where in our book the right thing is shown. Nobody but us is to blame for
the errata in {\it this\/} book.
@^errata@>

{\def\erratum#1#2{\medskip\noindent{\bf#1}\enspace{\it#2.}\enspace
\ignorespaces}

\erratum{1.}{The meanings of the columns {\rm[HM21, section 4.1]}} A list of
constraints says that C5 to C12 mean {\tentex A} in row~0, {\tentex B} in
row~0, {\tentex A} in row~1, {\tentex B} in row~1, and then the same for
columns. The table that follows (Table~2), and the matrix made from it, have
other meanings: {\tentex A} in {\it column\/}~0, {\tentex A} in column~1,
{\tentex B} in column~0, {\tentex B} in column~1, and then the same for {\it
rows}. So rows and columns are exchanged; and besides, it is the symbol that
changes faster in the list, but the row or column in the matrix. The matrix
is right, and it is ours; a test shows that the list, taken literally, would
have done as well. See \sec{dance/latin}.

\erratum{2.}{The sizes {\rm[HM21, algorithms 4 and 5]}} Covering is said to
set $S[C[j]]\gets S[j]-1$, and uncovering, $S[C[j]]\gets S[j]+1$. But $j$ is
a node inside of the matrix, which has no size; it should be $S[C[j]]\gets
S[C[j]]\mp1$. The program in the same report does it right. See \sec{dance/uncovering}.

\erratum{3.}{What is not satisfied {\rm[HM21, section 5.1]}} The set of
unsatisfied columns is described as those with more than one~1. A column
that is not satisfied may well have just one 1 left, which is when it is
most interesting, or none, which is when it is dead. See \sec{dance/by_hand}.

\erratum{4.}{Chance {\rm[HM21, section 5]}} The search is called
nondeterministic, and said not always to give the same output for the same
input. It {\it branches}, but nothing is left to chance: the same matrix
gives the same covers in the same order, always. Nondeterminism in the sense
of the theory of algorithms is a way to {\it describe\/} the search, as if
all branches were followed at the same time. See \sec{dance/by_hand}.

\erratum{5.}{Queens on the torus {\rm[HM21, section 10.2]}} Solutions are
said to exist for all $n$ ``indivisible by both 2 and~3.'' Taken at its word
this includes $n=4$ and $n=9$, which are not divisible by {\it both}, and
have no solution. It must say: divisible by {\it neither\/} 2 nor~3. Also,
there are not $2n-1$ diagonals to be attacked in each direction, but $n$; on
the torus two pieces of a diagonal become one. See \sec{puzzle/torus}.

\erratum{6.}{The log {\rm[HM21, appendix]}} The user is asked whether a log
is wanted, and answers {\tentex Y} or {\tentex N}. The program then tests
whether the answer is {\it true}, and since every string is true that is not
empty, the log is written whatever the answer was. Our command has an option
for it; see \sec{command/solve}.

\erratum{7.}{Secondary columns in the ring {\rm[HM21, section 9.4.1 and
appendix]}} All headers, even those of secondary columns, are linked into
one ring with the master, and the problem is taken for solved when the first
header in the ring is a secondary one. This works as long as all primary
columns stand in front of all secondary ones, and it makes each choice walk
past columns that will never be chosen. It suffices not to let the secondary
headers into the ring: then an empty ring means ``solved,'' in whatever
order the columns stand. See \sec{dance/invariants}.

\erratum{8.}{Ranges of the diagonals {\rm[Q19]}} The numbers of diagonals
are said to satisfy $2N-1<c<3N$, and those of back diagonals $3N+1<c<4N+1$.
For $N=4$ this leaves 8 to~11 and 14 to~16; but there are the diagonals 8
to~12 and the back diagonals 13 to~17, as the same page says elsewhere, and
its own example of the queen on $(3,2)$ uses diagonal~12. It should be
$2N-1<c<4N-3$ and $4N-4<c<6N-6$. See \sec{dance/queens}.

\erratum{9.}{Uncovering {\rm[C06]}} The procedure that uncovers a column
repeats the {\it unlinking\/} assignments of the one that covers it, instead
of those that link again; and its walk, meant to go to the left, starts to
the left and goes on to the right. A search made of this would lose the
matrix bit by bit. Right are $U[D[j]]\gets j$, $D[U[j]]\gets j$, and $j\gets
L[j]$ all the way. See \sec{dance/two-links} for the reason, and \sec{dance/uncovering} for the
program.

\erratum{10.}{Rows of a sudoku {\rm[C06]}} There are $n^3$ rows, it is said, and ``in a
4x4, this would be 64 columns.'' It must say rows. For $n=4$ there are as many columns, since
$4n^2=n^3$, and so the slip does no harm. See \sec{puzzle/duties}.

\erratum{11.}{The sudoku {\rm[L]}} A puzzle of order nine is printed three
times, with one solution. As printed it has 254. In a well-known puzzle,
which it resembles but for one symbol, the 5 of the sixth row stands one row
higher; that one has a single solution, and it is a different one. See
\sec{puzzle/unfair}.

\erratum{12.}{The column that was chosen {\rm[S]}} Where it is explained how
an ``at least'' column is uncovered, a sentence begins with an {\it exact\/}
column that was chosen, and says that it can be uncovered just like an exact
column. The first of the two must be an {\it at least\/} column. Also, the
test $T[y]$ in the loop over its rows must be $T[c]$, as there is no~$y$.
See \sec{more/bounded}, also for covers that the method does not report.
\par}

@ There is also something that is not an erratum, though it looks like one.
Various texts disagree about whether an item that has no option left should
be covered and uncovered again (there is nothing to be tried in between).
Both are right, and find the same solutions with the same nodes. But the
count of items that were covered is different. We follow [HM21], which
reports the dead item and leaves it alone; see \sec{dance/dead-end}.
@^dead item@>

\summary{Build it again, and you will see what is true. Numbers in this book
come from commands and tests; so if you find an erratum here, you have found
a missing test.}
