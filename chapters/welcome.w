@** Welcome. \label{welcome}%
This book is a program. Every line of \CPLUSPLUS/ that is needed to solve
exact cover problems, to trace the solver, and to draw what it does, is
printed here, in the order in which it is best explained, and nowhere else;
a tool called |ctangle| extracts the program from the book's source, another
one called |cweave| makes the pages. Knuth invented this way of writing,
called it literate programming, and used it to teach, among many other
things, the algorithm that this book is about.
@^Knuth, Donald Ervin@>@^literate programming@>

Therefore nothing in here is made up. The figures were drawn by the program;
the sessions with a command line were run by it, and are run again each time
the book is tested; and if a sentence says that something takes 57 steps,
then some test has counted to~57.

@ Here is what you need in order to play along:
$$\vbox{\halign{\.{\$} {\tentex #}\hfil\quad&#\hfil\cr
make trace&draws the figures of the reports\cr
make test&checks everything that the book says\cr
make help&lists what else can be made\cr}}$$
The first command draws the figure sequences of five older reports about the
subject, several hundred pictures, and you can leaf through them in
\.{build/figures/index.html}. The second one checks everything that the book
says. After that the command \.{build/dlx} is yours, and \sec{command/main} tells
how to use it.

@ {\it A map.} Readers who have never heard of exact covers should begin at
the beginning. Whoever wants to see links dance at once may jump to
\sec{more/links} and come back later.
$$\vbox{\halign{#\hfil\quad&#\hfil\cr
\sec{more/problem}&what exact cover is, and what a problem consists of\cr
\sec{base/source}, \sec{text/format}&how problems are read, and how to complain well\cr
\sec{text/matrix}, \sec{text/json}&matrices of zeros and ones; JSON\cr
\sec{more/observer}&how to talk with a search\cr
\sec{dance/algorithm_x}&Algorithm X by hand, and on a matrix\cr
\sec{dance/ring}&lists that remember\cr
\sec{more/links}&the four-way list: cover and uncover\cr
\sec{more/search}&Algorithm DLX\cr
\sec{more/painted}, \sec{more/bounded}, \sec{more/cheapest}&and with colours; with bounds; with
  costs\cr
\sec{more/script}, \sec{more/estimate}, \sec{more/progress}&steering a search; guessing how
  long it takes\cr
\sec{draw/trace}, \sec{draw/log}&writing down what happened, for programs and people\cr
\sec{puzzle/board}, \sec{draw/colours}, \sec{draw/picture}, \sec{draw/squares}, \sec{draw/matrix},
  \sec{draw/tree}, \sec{draw/gallery}&drawing it\cr
\sec{dance/queens}, \sec{puzzle/torus}&queens, also on a torus\cr
\sec{puzzle/symmetry}, \sec{puzzle/domination}&turning boards around; queens that guard\cr
\sec{dance/latin}, \sec{puzzle/givens}, \sec{puzzle/sudoku}&squares with numbers in them\cr
\sec{puzzle/comparison}&what the links are worth, and what the choice is\cr
\sec{puzzle/polyomino}, \sec{puzzle/squared}, \sec{puzzle/langford}&packing puzzles; numbers in a
  row\cr
\sec{puzzle/pieces}, \sec{draw/tableau}&a puzzle of 1849; solutions as a person draws
  them\cr
\sec{puzzle/edges}, \sec{puzzle/words}, \sec{puzzle/parties}, \sec{puzzle/schoolgirls}&coloured tiles and
  words; who meets whom\cr
\sec{text/translate}, \sec{text/verify}&asking others, and trusting nobody\cr
\sec{fast/rows}, \sec{fast/masks}, \sec{fast/engine}, \sec{fast/measured}&the fastest search, and
  how fast it is\cr
\sec{fast/frontier}, \sec{fast/portfolio}&counting without a search\cr
\sec{command/manual}, \sec{command/main}&the manual, the command\cr
\sec{course/coursework}&exercises that the machine checks\cr}}$$
A module uses only modules that come before it in this list.

@ {\it How to read a section.} The book consists of numbered sections, like
this one. A section begins with prose and often ends with a piece of
program. A piece has a name in angle brackets, and where the name appears
inside another piece, the code belongs there. The small number beside a name
says where it is defined; in the PDF it is a link, and so are all section
numbers.

\CPLUSPLUS/ is typeset the way Knuth likes it. Some symbols look different
from what one types:
$$\vbox{\halign{\hfil#\hfil\quad&\hfil\tentex#\hfil\qquad\qquad&\hfil#\hfil\quad&\hfil\tentex#\hfil\cr
|a == b|&a == b&|a != b|&a != b\cr
|a <= b|&a <= b&|not a|&not a, !a\cr
|a and b|&a and b&|a or b|&a or b\cr
|nullptr|&nullptr&|a->b|&a->b\cr}}$$
Reserved words and types are {\bf bold}, other identifiers {\it italic}. An
index at the end says where each of them occurs; underlined numbers mean
definitions.

@ {\it How a chapter goes.} It begins with a question and a small example.
Then come the invariant, the interface of the module, and the code in pieces
of a few lines; what could go wrong; which test pins it; an exercise or two;
and a summary, for those who are back to look something up. The running
example is a list with five columns, which is small enough to be drawn after
each of its steps; then a Latin square of order two, which is the smallest
problem that deserves the name; then four queens.

The five reports that the book retells are listed in \sec{course/sources}, and
their mistakes in \sec{course/errata}. Our own mistakes are not listed, because we
do not know them yet.
