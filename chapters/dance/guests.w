@** Exact cover. \label{dance/guests}%
Who sits with whom? Alice (|A|) can only sit at the second table or at the
fourth. If she takes the second, then Dave and George come with her, and
Bob's two tables are in trouble: one needs George, and the other, with
Charlie and Fred, leaves Eve standing. So Alice and Dave sit together at the fourth,
and the rest follows: Bob and George at the fifth; Charlie, Eve, and Fred at the first.
\sketch{dinner}{Six tables for seven people. At the three that are filled, each letter
from |A| to |G| stands once.}
\noindent
@^dinner@>Such a choice is an {\it exact cover}, and finding one, or all of them, is what this
book is about. You have just executed a backtrack search, and most of what follows is
about doing it faster.
@^exact cover@>@^backtracking@>

It sounds like a small question for a book. But a sudoku is an exact
cover problem, and so are packing puzzles, queens that do not attack each
other, timetables, and tilings. Once a puzzle has been written as an exact cover
problem, a single program can solve it, without knowing what a queen is.

@ \label{dance/items}%
Here is that dinner as a file, as the program of this book reads it.
\verbatimfile{tests/data/paper.dlx}
The first line names the {\it items\/}: the things that must be covered. Every
further line is an {\it option}, the list of the items that it covers.@^item@>@^option@> A line that begins with a
bar is a comment. In front of an option may stand a name and a colon, as in {\tentex corner:\ A D G}. And here is
the answer:\side{The guests are ours. Their seats are the matrix with which Knuth introduced dancing links in
[K00]; hence the name of the file.}
\transcript{solve-paper}
Options 1, 4, and~5 are the only exact cover. An option without a name is called by its number.

@ How does one write a problem of one's own in this form? Ask two questions.
\medskip
\item{1.} {\it What may I do?} Each single thing that may be done, completely described, is an option.
\item{2.} {\it What must I do, and what can I do only once?} Each of these is an item. An option lists all items
that it takes care of, or uses up.
\medskip\noindent
At the dinner, we may fill a table: six tables make six options. We must give each guest a seat, and can do it only
once: seven guests make seven items. In a sudoku, we may put a digit into a square. What must be done, exactly once? Each
square needs a digit; and each digit is needed in each row, in each column, and in each box. So the option ``4 in the first row and the
second column'' lists four items: this square; a 4 in this row; a 4 in this column; a 4 in the first box. \sec{dance/models} writes
it down, and solves it.
@^modelling@>@^two questions@>

The second question is the one that is easily answered too briefly. If two things exclude each other, there must be
an item that both of them use. If you cannot name it, you have found a rule that your model does not yet know.

@ To avoid all doubt, here is the definition. Let $I$ be a set of items and
let each option $o$ be a subset of~$I$. {\sl An exact cover is a set of options
such that every item of $I$ belongs to exactly one of them.} The question
whether there is an exact cover was among the twenty-one that Richard Karp
proved, in 1972 [Ka72], to be as hard as each other; they are {\it NP-complete}, as one says. No method is known that
is fast for every problem, and most people believe that there is none. This
should not discourage us. It is a statement about the worst case, and the
puzzles that people like are not the worst case; they were made to be
solved.
@^Karp, Richard Manning@>@^NP-completeness@>

The older literature, and the five reports that this book retells, speak of a\side{They are called Report~1 to
Report~5 in \sec{course/sources}.}
{\it matrix\/} of zeros and ones, whose columns are our items and whose
rows are our options; a cover is a set of rows that has exactly one~1 in
every column. It is the same thing, drawn differently:
$$\vbox{\halign{\hfil#\quad&&\hfil\tt#\hfil\ \cr
&A&B&C&D&E&F&G\cr
1&0&0&1&0&1&1&0\cr
2&1&0&0&1&0&0&1\cr
3&0&1&1&0&0&1&0\cr
4&1&0&0&1&0&0&0\cr
5&0&1&0&0&0&0&1\cr
6&0&0&0&1&1&0&1\cr}}$$
We say {\it item\/} and {\it option}, as Knuth does in The Art of Computer
Programming, section 7.2.2.1 [K22], because an option is something that one
may choose, and a row is something that a matrix has. When a chapter retells
an older text, it says column and row.
@^column@> @^row@>

@ \label{dance/primary}%
Not everything that can be done only once must be done. Think of queens on a chessboard: each attacks along two
diagonals; on a diagonal there may be at most one queen, but there need not be
any. So there are two kinds of items. A
{\it primary\/} item must be covered exactly once, a {\it secondary\/} item
at most once. In a file the secondary items stand behind a vertical bar.
@^primary item@> @^secondary item@>

\exercise[05]{The sixth table breaks, and its guests want to join those of the first.
Which lines of the file change, and how many covers are there now?}
\answer{The last line goes, and the first option becomes {\tentex C D E F G}. No other
option has Eve, and this one has Dave, too; but Alice sits with Dave at both of her
tables. So there is no cover.}

\exercise[10]{Three exams are to be held in two rooms, on Monday or on Tuesday. A room has one exam a day, and logic and
algebra are attended by the same students. Ask the two questions, write the file, and let \cmd{dlx count} say how many ways there are.}
\answer{We may hold an exam in a room on a day: $3\times2\times2$ options. Each exam must be held: three primary items. A room on
a day can be used only once, but need not be used: four secondary items. And so can the students of logic and algebra on a
day: two more, called {\tentex both}. The first lines are {\tentex logic algebra music \char"7C\ R1@@mon R1@@tue R2@@mon R2@@tue both@@mon both@@tue} and
{\tentex logic R1@@mon both@@mon}. There are 16 covers.}

\exercise[M20]{How many exact covers has the problem with three primary items
|A|, |B|, |C| and all seven nonempty options? With $n$ items and all $2^n-1$
options?}
\answer{Five, since a cover is a partition of the three items into nonempty sets:
the three by themselves; two together, and the third, in three ways; and all
together. With $n$ items there are as many covers as partitions of a
set of $n$ elements, the Bell number: 1, 2, 5, 15, 52, 203, 877 for $n=1$ to~7.}

\pinned{\.{tests/whole/transcript\UL test.cpp} types the commands of this book again, and compares. And \.{tests/dance/problem\UL test.cpp}
counts what the answers to the exercises say.}

\summary{What may I do? These are the options. What must I do, and what can I do only once? These are the items:
primary, if it must be done; secondary, if it may. An exact cover is a set of options that has each primary item exactly
once, and no item twice.}
