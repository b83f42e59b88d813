@** Welcome. \label{welcome}%
This book is \ifsmall the first part of \fi a program. Every line of \CPLUSPLUS/ that is needed to solve
exact cover problems, to trace the solver, and to draw what it does, is
printed \ifsmall in one of its parts\else here\fi, in the order in which it is best explained, and nowhere else;
a tool called |ctangle| extracts the program from the book's source, another
one called |cweave| makes the pages. Knuth invented this way of writing,
called it literate programming, and used it to teach, among many other
things, the algorithm that this book is about.
@^Knuth, Donald Ervin@>@^literate programming@>

Therefore nothing in here is made up. The figures of searches and covers were drawn by the program,
and sketches that explain an idea by MetaPost, from \.{figures/sketches.mp};
the sessions with a command line were run by it, and are run again each time
the book is tested; and if a sentence says that something takes 57 steps,
then some test has counted to~57.

@ Here is what you need in order to play along:
$$\vbox{\halign{\.{\$} {\tentex #}\hfil\quad&#\hfil\cr
make trace&draws the figures of the reports, also as one file, \.{build/figures.pdf}\cr
make test&runs all tests\cr
make library&writes the program down for people who read it without the book\cr
make help&lists what else can be made\cr}}$$
The first command draws the figure sequences of five older reports about the
subject, several hundred pictures, and you can leaf through them in
\.{build/figures/index.html}. The second one checks everything that the book
says. After that the command \.{build/dlx} is yours, and \sec{command/main} tells
how to use it. (With \.{build} on your \.{PATH}, type \.{dlx}, as this book does.)\ifsmall\else\ The third one puts what is said about each function
above the function, formats all, and leaves it in \.{build/library}.\fi

@ {}\ifsmall {\it What this is.} You have the first part of {\it Dancing Links}, a book of
eight parts, as a book of its own. Its numbers of sections are those of the large one,
and where it mentions a section of another part, it says so. When an exercise says that
it belongs to ``the course'', then it stands in the folder \.{exercises} beside the
program, and \.{make} \.{exercises} lists them all. The large book is \.{build/dlx.pdf}, after \.{make} \.{book}.\else
{\it A map.} The book has eight parts, and each part begins with a page that
says what you will be able to do after it, and what you may skip. If you want to see links dance at once, look at what \.{make} \.{trace} draws, and
come back when you wonder what you have seen.

{\it Where to look.} A {\it student\/} reads part~I in an evening, then part III for models
to copy, and does the exercises of \sec{course/coursework}; what is forgotten is in
\sec{course/glossary}, and the answers are in \sec{course/answers}. A {\it teacher\/} finds
three lectures in part~I (\shortsec{dance/guests}, \shortsec{dance/by_hand}, and
\shortsec{dance/models}; \shortsec{dance/ring} and \shortsec{dance/four_way};
\shortsec{dance/explore} and \shortsec{dance/latin}), two lectures as slides (\.{make} \.{slides}), large frames for
the wall in \sec{draw/multiples}, and a plan of six weeks, with grading, in
\sec{course/coursework}. An {\it
engineer\/} who wants speed begins with the table in \sec{fast/measured}, and climbs from
\sec{fast/rows}. And if you have a problem to solve, look in part~III for the puzzle that is
most like it, in \sec{text/dlx} for the file, and in \sec{command/main} for what to type.

\about{dance/part}{one evening: the idea, the program, the first pictures}%
\about{more/part}{colours, bounds, and costs; steering a search, and guessing its length}%
\about{puzzle/part}{models to copy}%
\about{draw/part}{how the figures are made}%
\about{fast/part}{the ladder from bits to the fastest engine}%
\about{text/part}{files, formats, and errors that point}%
\about{command/part}{what a good citizen of the shell does}%
\about{course/part}{exercises, errata, sources, a glossary}%
\bookmap

A module uses modules of its own part, of the parts that are named with it here, and of
\.{base}, told in part~VI, and no others; so each part can be understood, and
taken away, without those that are not named. A test holds all files against this rule.
(Part~VI tells how a problem is read from a file. It stands late, since one reads a program for what it does, and not for what it
reads.)\fi

@ {\it How to read a section.} The book consists of numbered sections, like
this one. A section begins with prose and often ends with a piece of
program. A piece has a name in angle brackets, and where the name appears
inside another piece, the code belongs there.\ifpages{} On these pages, the piece opens there if you click its name.
Click the name of a class or a function, and you see where it is declared and used.\else{} The small number beside a name
says where it is defined (with $\equiv$ behind the name); in the PDF it is a link, and so are all section
numbers.

\CPLUSPLUS/ is typeset the way Knuth likes it. Some symbols look different
from what one types:
$$\vbox{\halign{\hfil#\hfil\quad&\hfil\tentex#\hfil\qquad\qquad&\hfil#\hfil\quad&\hfil\tentex#\hfil\cr
|a == b|&a == b&|a != b|&a != b\cr
|a <= b|&a <= b&|a >= b|&a >= b\cr
|a and b|&a and b&|a or b|&a or b\cr
|not a|&not a, !a&|a->b|&a->b\cr
|a << b|&a << b&|"a b"|&"a b"\cr}}$$
A piece may be told in several sections; then it bears the number of the first, and in the
others $\mathord+\mathord\equiv$ stands behind its name.
Behind one {\tentex \#include} may stand several files; in the program each has a line of its own.
Reserved words and types are {\bf bold}, other identifiers {\it italic}. An
index at the end says where each of them occurs; underlined numbers mean
definitions.\fi

@ {\it How a chapter goes.} It begins with a question and a small example.
Then come the invariant, the interface of the module, and the code in pieces
of a few lines; what could go wrong; which test {\it pins\/} it, that is, fails as soon as
it is no longer true; an exercise or two, with a number that says how hard they are (as in Knuth's books: 00 at
once, 20 a quarter of an hour, 30 more than two hours, 40 a term, 50 unsolved by us; M for mathematics);
and a summary. The running
examples are a dinner for seven; a list with five columns, small enough to be drawn after
each of its steps; a Latin square of order two; and four queens.

The five reports that the book retells are listed in \sec{course/sources}, and
their mistakes in \sec{course/errata}. Our own are not listed, because we
do not know them yet.
