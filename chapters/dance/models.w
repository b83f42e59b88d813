@** Two models. \label{dance/models}%
How does a puzzle become a list of options? One has to answer the two
questions of \sec{dance/guests}, and need not know how the search works. Let us do it twice: for a small sudoku, in which everything must be done exactly once,
and for four queens, who make us think about {\it at most once}.
\solutions{\sudoku{4}{2}{2}{14pt}{\tenrm}{24..1.2....24..1}{24{}{}1{}2{}{}{}{}24{}{}1}\qquad\qquad
\vbox{\offinterlineskip\bsq=14pt \queensboard{4}{0000}}}{A sudoku of order four, and a board for four queens. Solve both, before you go on: each digit from 1 to~4 stands
once in each row, column, and box; and no two queens share a row, a column, or a diagonal.}

@ {\it What may I do?} I may put a digit into a square. There are four digits and sixteen squares, and that makes 64 options.

{\it What must I do, and what can I do only once?} Each square must have a digit, and has room for one. Each row must have
each digit, and only once; and so must each column, and each box. That makes $16+16+16+16=64$ items, all of them
primary. An option lists four of them: its square, and its digit in its row, in its column, and in its box.

{\it And the digits that are given?} Leave out the options that contradict them. For an empty square, the
digits are left that do not stand in its row, column, or box yet; of the 64 options, 21 are left: 14 for the empty squares, and one for each digit that is given. Here is what the command of this book makes of the square
in row~1, column~1; in the names of squares, rows and columns are counted from~0. And here is the answer.\side{The
command also writes an item for each given digit. It helps to say which given is wrong (\sec{puzzle/givens}).}
\transcript{model-sudoku}
So one option is left for this square: put a 3 there. It covers the square, {\tentex p(1,1)}; the 3 in row~1, {\tentex r(1,3)}; the 3 in
column~1, {\tentex c(1,3)}; and the 3 in the box on the upper left, {\tentex b(0,3)}.\side{\sec{puzzle/sudoku} has larger sudokus,
and says which of them are hard.}

People who solve sudokus say ``naked single'' if a square has one digit left, and ``hidden single'' if a
digit has one place left in its row, column, or box. The search knows only one rule, and it is both of these: an item with
one option. With this sudoku, it never has to choose: there are sixteen options to try, and all of them are right.
@^sudoku@>@^naked single@>@^hidden single@>

@ Now the queens. A queen attacks along her rank (a row of the board), her file (a column), and her two
diagonals, as far as she likes; so no two queens may share one of these lines.
On a board of $4\times4$ squares the question can be settled at the
breakfast table.
\solutions{\bsq=14bp \queensboard{4}{2413}\qquad\queensboard{4}{3142}}{Both ways to place
four queens.}
{\it What may I do?} Put a queen on a square. That makes sixteen options, and
we call them {\tentex Q@@(x,y)}, where $x$ is the number of the rank and $y$
the number of the file, both counted from~0.

{\it What must I do, and what can I do only once?} There are four ranks, and no two of the four queens
share one; so {\it every\/} rank has a queen, exactly one. The same is true
of files. This gives eight primary items, {\tentex R1} to {\tentex R4} and
{\tentex F1} to {\tentex F4}: lines count from~1, squares from~0. The diagonals are another matter. There are
seven of them in each direction, more than we have queens. A diagonal {\it
can\/} have a queen but does not have to. If we made the diagonals primary,
there would be no solution; if we dropped them, we
would be counting rooks. They are {\it secondary\/} items: at most once.
@^secondary item@>@^queens@>

Other prohibitions are said in the same way: any set of options, every two of which exclude each other, may share one secondary item.
Suppose that no two stars on a board may touch, not even at a corner. Two squares touch just when some window of
$2\times2$ squares contains both. So there is an item for each window, and each of its four squares has it in its option.

@ Along a diagonal from the upper right to the lower left the sum $x+y$ is
constant; along a diagonal from the upper left to the lower right (a {\it
back diagonal\/}) it is $x-y$; and $n-1-(x-y)$ has the advantage that it is
not negative. For our board, with $n=4$, these are the numbers of the squares:
$$\vbox{\halign{\hfil#\hfil\qquad\qquad&\hfil#\hfil\cr
 $\matrix{0&1&2&3\cr1&2&3&4\cr2&3&4&5\cr3&4&5&6\cr}$&
 $\matrix{3&4&5&6\cr2&3&4&5\cr1&2&3&4\cr0&1&2&3\cr}$\cr
 \noalign{\smallskip}
 $x+y$&$n-1-(x-y)$\cr}}$$
The first and the last diagonal of
each kind consist of a single corner. There is no room for two queens on a corner,
and so these four {\it trivial diagonals\/} are useless: we leave them out. The others keep their numbers,
{\tentex D1} to {\tentex D5} and {\tentex B1} to {\tentex B5}.
@^trivial diagonal@>

@ \label{dance/four-queens}This is the matrix as the
command writes it. The first line is a comment; secondary items stand behind the bar:
\transcript{make-queens-4}
Two covers are found, in this order:
\transcript{solve-queens-4}
Look at one of the boards in a mirror, and you see the other one; so up to
symmetry there is only one solution. The search is so small that its whole tree fits in a picture.
\figure{.62\pagewidth}{queens-4-tree/queens-4-tree}{The search tree of four queens. There
are 17 nodes; a queen in a corner leads nowhere.}
Follow the leftmost branch. At the root, the item |R1| has four options, like the other
ranks and files, and it is the leftmost of them; the queen goes to the corner. Now |R2|
has two options left. With the first of them, nothing is left for |R3|: a square. So the
search takes that queen back, and tries the other, which leads a step further, to a
square for |R4|. Then the corner itself is taken back, and the queen moves to the second
file. From there, each item that is chosen has one option only, down to a diamond. The test of
\sec{dance/algorithm_x} compares all this with the log in [HM21], step by step.
@^four queens@>

If you have read \sec{dance/explore}, here is the left half of that tree once more, as a walk through the list. Look at the
frame {\it X5: cover B3}: the queen stands in the corner, and her rank, her file, and
her one diagonal have left. No other queen can have them; ten of the sixteen options are gone. Follow the queens on the small board. And
wherever you are, cover the words with your hand, look for the thick lines, and say what
has happened. Then you know the dance.
\framestrip{queens-4}{Four queens, up to the first solution, and home: the frames 2, 5, 13, 16, 28, 42, 61, and~78. On the right are the numbers of the options; {\tentex Q@@(x,y)} has the number $4x+y+1$. The blue headers are secondary items, which are not in
the ring. All frames are in \.{build/figures.pdf}, after \.{make} \.{trace}.}

@ \pitfall{A rule that is not in the model. The search cannot know that two things exclude each other, if no item says so;
it finds solutions that look strange. A ``may'' that is written as a ``must'': with primary diagonals, there is no solution. A ``must'' that is written as a ``may'': if all items
are secondary, nothing has to be done, and the only cover is the empty one. And a primary item
that no option has: it can never be covered.}

\pinned{\.{tests/dance/queens\UL test.cpp} compares the matrix of four
queens entry by entry with that of the report; and the sessions of this chapter are run again.}

\exercise[15]{Five talks $a$ to~$e$ have to be held in two rooms within three hours. Ada gives $a$ and~$b$, and $c$
must come first, in the first hour. Ask the two questions. How many timetables are there?}
\answer{An option is a talk in a room at an hour; $c$ has only the two of the first hour, so there are 26. Primary items are the
talks. Secondary are a room at an hour, and Ada at an hour: {\tentex a R1 Ada1} is an option, and {\tentex d R1} is
another. There are 192 timetables.}

\exercise[20]{Superqueens attack like queens, and like knights as well. Which
secondary items do they need? What is the smallest board with more than one
square that has a solution?}
\answer{An item for each pair of squares that are a knight's move apart. (Fewer would
do, if one finds sets of squares every two of which attack each other.) The smallest
board is $10\times10$, and it has four solutions, which are one up to symmetry.}

\exercise[10]{The command \cmd{dlx count} says how many covers a problem has. Which name must an option have for \cmd{dlx solve
--board} to draw a board? Look at the options above.}
\answer{One that ends with an at sign and a square, as in {\tentex Q@@(0,1)} and {\tentex 3@@(1,1)}; see \sec{puzzle/board}.}

\summary{Options are what one may do, completely described. A thing that must be done once is a primary item; a thing that can be done at most once is a secondary one. The search needs no more than that.}
