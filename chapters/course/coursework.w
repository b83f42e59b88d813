@** Coursework. \label{course/coursework}%
Nobody has ever learned to dance from a book. This one therefore has
exercises of a second kind. Those at the ends of the chapters ask a question
and leave you alone with it; those of this chapter are checked by the
machine, which says at once what is right and what is not. The smallest is
two assignments in a ring, the largest an engine of your own. Here is the
list, whose last column has room for your points:
\transcript{exercises}
@^exercises@>

@ \label{course/change-files}%
How does one blank out a piece of a book whose pages must stay as they
are? CWEB has a way to change a program without touching it, the {\it change
file}: lines of the book, and what shall stand in their place. Knuth made
variants of his programs like that. But a change file that replaces a
function quotes the function, and then the exercise contains its own answer.
@^change file@>

So ours replace a single line, the one with which a section begins. The new
lines give the section its name back, with the student's code in it; then
they begin another section, whose name is not used anywhere:
\verbatimfile{exercises/01-restore/restore.ch}
The book's own code comes next, and falls into the new section. It is still
in the book, for everybody to read, and it is in no program any more. A
chapter can be rewritten, its code included, and the exercise still applies
as long as the section is called the same. And the compiler's complaints
name this file and the right line of it, since |ctangle| tells the compiler
where each line has come from.

@*1 The first clicks. \label{course/practice}A student can begin before anything is installed. With \cmd{make practice}
there is a page, \.{build/practice.html}, on which {\tentex restore}, {\tentex cover}, and {\tentex uncover} are
done by hand. The page draws the list. A click chooses the link that is to be written, and a second click
chooses the node to which it shall lead; a size gets its new value from a button. Two writes put a member
back into its ring. A cover in a list of three items and three options takes eight writes, and so does its
uncover. The hints are those of the exercises. At the end, the page says which commands ask for the same
in \CPLUSPLUS/.
\figure{.32\pagewidth}{report-cover/link-008}{What the eighth click of such a cover looks like, in the larger list
of report~1: C2 has lost a node, and its size is~1.}
@^practice, page for@>@^exercises, first@>

@ Every write is judged at once. If it is right, its link turns green. If it is not, the link turns red, and a
sentence says why: whom a walk does not meet any more, or that a node which has left must keep what it
remembers. Another click takes the red link back.

The rules are those of the judge. For {\tentex restore} and {\tentex cover}, all fields must in the end
be what they are after the book's own code, and the order does not matter. For {\tentex uncover}, one
test compares the writes one by one, so there is only one right order. The page contains no answer that was
typed by hand: \.{tools/web} asks \cmd{dlx trace} for the writes, \cmd{dlx view} for the places of the
boxes, and the file \.{tests.txt} of the exercise whether the order counts.

@ Two programs that apply the same rules may come to differ. So a test, \.{tests/browser/practice.mjs}, judges the same writes
with both. It takes the book's writes, leaves some out, repeats some, changes their
values, and shuffles them. The compiled judge reads what a driver has told; so the test writes down what a
driver would tell that does these writes. The verdicts are the same, with one exception. A wrong link that is
written once more, rightly, has full marks from the judge, which sees only the end. The page calls it wrong
at once, since a student wants to know it then.

The modules are in \.{chapters/draw/practice}. The rules are in \.{judge.js}, the sentences in \.{why.js}, and the
clicks in \.{board.js}. The list is drawn by the player (\sec{draw/player}); only the ring is drawn as a ring.
Each link and each node is also a button for the keyboard, with a name such as ``R of member~1''.
@^accessibility@>

@*1 The student's day. The text of the third exercise is in
\.{exercises/03-secondary/text.txt}, or on paper after \cmd{make sheet-3},
together with the file that has the gap. To begin, type
$$\hbox{\cmd{make exercise-3}}$$
This puts a copy of the file into the folder \.{mine}, unless there is one;
it never writes over anything. Then it compiles what has changed, and judges
it, in a few seconds. Edit \.{mine/secondary.ch}, and say it again; with
\cmd{WATCH=1} it is said for you whenever you save. A name will do as well
as a number.
$$\vbox{\halign{{\tentex#}\hfil\quad&#\hfil\cr
make exercises&the list, with your points\cr
make exercise-3&judges the third\cr
make hint-3&one hint more each time; \cmd{make hints-3} shows all that were seen\cr
make solution-3&the book's answer, when yours has ten points\cr
make sheet-3&the exercise on paper\cr
make reset-3&begins anew; it asks, and keeps the old file\cr}}$$

@ A number that differs from another number does not help in the search
for a wrong link. Here is what is said to a student who forgot one of the
assignments in a ring:
\transcript{ring-exercise}
Then there is a picture, with your list on the left and the right list on
the right, in which the links that differ are thick. Only the first mistake
is told; the second is often its child.

For a four-way list, the problem is told, too, since an empty option
explains more than a wrong number does. Links are named by who holds them,
``the down link of the header of D'', never by an index. If nothing is wrong
but what hidden nodes remember, then they have left in another order, and
this is said. Likewise it is said which write came too early, whether the
watcher was told too late, and that an index was out of range, since vectors
check theirs here. If the compiler complains about the book and not about
your file, then what is wrong is usually a brace in your file; this is said
as well. Three more things are called what they are: a brace that is never closed,
with its line, before anything is compiled; a function that is not defined; and a
compiler that was stopped after half a minute, because the file makes it compute without
end.
@^diagnosis@>

@ Some exercises are not about code. For a {\it model\/} you write a problem
file, and all its covers are compared with all placements that are right,
found by trying everything. For a {\it reading\/} you predict what will be
written next, or find out where the trace of a wrong program went wrong. And
you write a {\it test}, a problem on which a given wrong program goes wrong; it is
danced by the judge, with the mistake and without. These are judged without compiling
anything.

Can a machine judge an {\it argument}? Only where the argument is a number. The prices
of \sec{more/cheapest} are a proof that anybody can check; so in {\tentex prices} you hand in
the proof, and the rounds of that chapter do not find it for you. And who
can say what a search of $10^{15}$ nodes will have done in the end has understood what one
block of its problem leaves to the next: that is {\tentex cost}.
@^proofs, graded@>

@ An answer that is not code can be copied from a neighbour, unless the neighbour has another problem. With
$$\hbox{\cmd{make exercise-5 STUDENT=4711}}$$
six of them are drawn from the number, or name, of the student: another
problem to predict, another wrong trace, other holes in the torus, other given
letters, other costs for {\tentex prices}, other blocks for {\tentex cost}. (The number is kept in \.{mine/student.txt}; a file that was begun before it was said is judged by the new problem, so say it first.) The drawing is fair. There are always eleven writes to predict, and eleven that undo them; the trace has
some thirty lines, finds all its covers, and goes wrong in one of twelve of them, which is drawn before the problem is; 16 placements
remain on the torus, and as many Latin squares as before. An answer for
another number has, as a rule, less than half of the points, and is noticed.
@^variants of exercises@>

@ Finally there are {\it programs\/} in whatever language, for courses that are taught in
another one: a model of a tournament of any size, a step with rows of bits, a count that
never looks at a cover. The first line of the file says who runs it, as in \.{\#!/usr/bin/env python3},
and the judge talks with it through two pipes, in the same sandbox. There it is alone, with one thread, no children, and 512
megabytes; so Python, Perl, Lua, and Awk will do, and Java, whose machine has threads of its own, will not. A shell
that calls other programs hears at once that this is not permitted; a limit would have it try again for a minute. The questions of the judge are drawn by lot, and the answers of the program are compared with those of another program, which works in another way: timetables by trying, live options one by one, covers by \sec{more/diagram}. Two
seconds of the processor are enough for a good answer in a slow language, and too few
for one that visits what it should count.
@^programs in other languages@>

If an answer is wrong, the judge shows a small problem for which it is wrong. It begins with the
problem that was drawn, leaves out options and items, and asks the student's program again; what is not needed for a wrong
answer stays out. Of thirteen options, two or three remain. All this happens after the points have been
given.
@^counter-examples, small@>

@ One exercise, {\tentex filter}, is about speed, and to grade speed is to ask for
trouble. A clock on the wall measures the neighbours; so we take the processor time for a node of the search, as the system reports it when the
student's process has ended. The least of several runs counts; they take turns with runs of the dancing list.
All of that time counts, from the first instruction to the last, so that no
work can be hidden; only what it takes to start a process that does
nothing is subtracted. Only the quotient matters. All points are given for twice the speed of the list, which good answers exceed by far, and there are points for less. A clock is never quite
right, and a fiftieth more or less should not cost four points. A process meets each
board only once, and each run has boards that nobody has seen before, drawn anew at each run, and not from the student's file; so there is nothing to remember. (When all runs had the same
boards, a note was found in the cache of the system, which outlives a process: pages of some file that were read, or not, say a bit each.) Finally, there is no race
before the covers are right.
@^grading@>

@ A program that knows the problems in advance can be arbitrarily fast, and
right for no reason at all; somebody once recorded the answers to all public
tests. So most problems are drawn by lot. The lot is a number computed {\it from
the student's own file\/} and a secret: the same file meets the same problems
whenever it is judged, and still no student can prepare for them, not even by trying one
comment after another, since the secret stays with the teacher. (It is made when
the first file is judged, in \.{build/exercises/secret}; who wants the same points on
another machine takes it along, as \cmd{SECRET\_FILE}; and \cmd{make clean} throws it away, with all points.)

A program can print the number from which its own problems are drawn. That number was
once made in steps that can be gone back, and so a single one told enough of the secret
to know all others. Now it is a part of the {\mc SHA}-256 sum of secret and file, for which no
way back is known.

The answers of a program go to the judge through a channel of its driver, where each line has its number. A program that finds the channel, and says there what the
watcher should have been told, takes a number that the driver uses, too.

Each test has something drawn in it, so that recorded answers are worth nothing.
Some of the problems are large: columns of two thousand nodes, rows of seventy,
three hundred items, hundreds of colours, trees of ninety levels. Wrong answers like
to hide behind a number. A function that hides no more than a hundred rows was once
worth ten points here, and so was one that forgets the sixth row. Of a large list not
every link is told, but a number into which all of them are mixed. Most covers are made without an observer, so a program cannot work only while it is watched. Some limit there is
always: who forgets the levels from the two hundredth on has ten points, and is not listed in the table of
wrong answers.

@*1 The teacher's day. Each submission is a folder with the files from
a student's \.{mine}; all of them are in one folder, say |all|. Then
$$\hbox{\cmd{make grade SUBMISSIONS=all}}$$
prints a table, and writes \.{build/grades/grades.csv} for the spreadsheet,
a report for each student and exercise, and for each student a
\.{results.json} in the format of Gradescope. Every exercise has ten points,
divided among its tests. With the same secret, the same submissions get the same points, whenever
and on whatever machine. With \.{EXERCISES='restore cover'} in the
environment, only these are graded. Meanwhile it says whose turn it is, and how many are
left. The status of \cmd{tools/course grade},
called instead of |make|, tells how it went: 0 if everybody has
full marks, 1 if some have not, 2 if something could not be graded.

With \cmd{STUDENTS=students.txt}, a table of folders and numbers, each submission is
judged by its own matrix; what it says about its number itself is not read. Below
the table stand those who have handed in the same, but for blanks, comments, and the
names of variables. No point is taken away: it is a reason to ask. Short answers are left
out, for two assignments look alike whoever wrote them; and so is what more than
a third of the class has found, unless it is the same byte for byte.
@^grading@>@^plagiarism@>

@ A course has more than a judge. In \.{exercises/teacher} there are a plan of six weeks,
by chapters of this book, lectures, and exercises, with what a student can do
afterwards; a line on each exercise; a rubric; and twenty questions for quizzes and exams. Their answers are tried by
a test, as are the examples of this book. \ifsmall\else The plan in short:
$$\let\sec=\shortsec\vbox{\halign{\hfil#\quad&#\hfil\quad&{\tentex#}\hfil\cr
week&read&\omit exercises\hfil\cr
1&\sec{dance/guests}, \sec{dance/by_hand}, \sec{dance/ring}&restore\cr
2&\sec{dance/four_way}, \sec{dance/links}, \sec{dance/sanity}&row secondary cover predict uncover\cr
3&\sec{dance/explore}, \sec{dance/models}, \sec{dance/latin}&latin reverse smallest stop search cost expose\cr
4&\sec{more/problem}, \sec{more/painted}, \sec{more/bounded}, \sec{more/cheapest}, \sec{more/estimate}&purify at-least estimate prices\cr
5&\sec{puzzle/torus}, \sec{puzzle/parties}, \sec{draw/trace}, \sec{more/observer}&torus tournament wrong-trace levels\cr
6&\sec{fast/rows}, \sec{fast/filter}, \sec{more/diagram}&rows filter sweep\cr}}$$\fi
@^plan of a course@>@^lectures@>@^teachers@>

@ Two of the lectures are written out. With \cmd{make slides} they lie in
\.{build/slides}, three times each: for the wall; with notes for the speaker, and minutes; and
as a handout, whose first page is for the pencil. In two of the searches, a click on a
picture opens the player at the same step. The player is beside the folder of the slides, or at the address that
\cmd{make slides SITE=...} says. The first lecture, {\it Exact Cover}, seats the seven guests of
\sec{dance/guests}, does Algorithm~X by hand, and asks of queens and sudokus what
are the options, and what the items. The second, {\it The Dance}, goes through one cover write
by write, and through a Latin square step by step. A question to the room has a page of its own;
the next page has the answer.

Slides grow old faster than books, because nobody tests them: a picture is
drawn anew, a program is mended, and on the wall there still stands what was true last year. So nothing
is typed there that can be asked. A picture is one of this book's. Code is
asked for by the name of its section. A number is asked of the command that counts it, each time when the slides are
set; the list is the file \.{facts}. And a frame of a strip
is asked for by its number {\it and\/} by the words above it: if it says something else, there are no slides,
and nobody will say ``now C5 leaves'' while C2 does. All this is in
\.{exercises/teacher/slides}, in plain \TeX, with the letters and macros of this book; one source has
what stands on the wall, and what is said.
@^slides@>@^lectures@>

@ For Gradescope, \cmd{make autograder} makes the archive

\.{build/autograder.zip}: it contains the judge, the secret, and the two scripts that
Gradescope asks for. Its containers allow no namespaces, and so there, and only there,
a weaker sandbox takes over, another user under the same filter, for the container
is thrown away after one submission. For classes that hand in through a repository,
\.{exercises/teacher/classroom.yml} grades at each push, with the teacher's copy of the judge.
@^Gradescope@>

@ And the answers? They are in the book, where they belong; but a student sent to the
chapter on the four-way list in order to write |cover| should not find it there. So
\cmd{make student} sets two small books, \.{dance.pdf} (part~I) and \.{puzzle.pdf} (part~III), in which each gap is as
the exercise gives it. It packs them with the source of all parts, which has the same gaps, the exercises, and the
judge, ready to run. With \cmd{PARTS='dance puzzle more'}, part~II is a third book, for the weeks from the fourth on.
No solution is in it. The code that must be compiled around a gap comes packed. The gaps of
other chapters are empty there, too; only neighbours in the same chapter are filled, as |uncover| is beside |cover|.
These are not locked away, and this book is public; what counts is asked in the exam.
@^student's edition@>

@ What is taken from a submission? Only what stands in the gap. \cmd{tools/web gap} begins with
the exercise as it was given, and puts the student's lines into it: those after the line
\.{@@y} and before the next section. So the book's own code is sent away
whatever the submission says, even if it says nothing at all: an empty file once had ten
points, since without a change the book is what was judged. In a gap there can be no new
section, no other file, nothing for the preprocessor, and no section of the book but
those that the exercise mentions. And each bracket has its partner in the same gap. Text that
could close the function, and the namespace around it, would be outside of the exercise, and
one submission did so, with signs that only the compiler took for brackets; there it wrote a
function for the driver, which said that the list had come home. Another one cut \.{\%:define} in two, by a backslash at the end of a line, which the compiler
mends before it reads anything. So no line of a gap ends like that; and as |ctangle| drops blanks,
and thereby makes other words, all of this is looked at once more in what it has made.
@^gap@>

@ Two hundred submissions are two hundred programs by strangers. So they are
compiled and run in a {\it sandbox}, in which there is nothing but the
system's own programs and a small folder in memory: no network, no home
folder, no other process, and no file that was left open. (A \.{dlx} that was installed there is hidden, for its library has all the answers.) Its input goes in through a pipe. The output of the other pipes is cut off when it gets too long, and signs that could command a terminal are taken out. There are limits
on time, memory, the number of processes, and the size of files; and there is a filter
for what may be asked of the system. It refuses what holds memory and is counted by no limit: attributes of
files, large pipes, locks, queues, and whatever is newer than our list. The compiler sees headers and objects in which each
gap is as it was given, so that the answer is not there to be found. If the sandbox
cannot be made (it needs \.{bubblewrap}, and a system that lets users make namespaces),
then nothing is graded at all; that is better than grading without one.
A hundred and forty attacks on it, and what each of them gets, are listed in
\.{tests/course/attacks.txt}. One of them succeeded for a while: from inside,
one could read the environment of the program that makes the sandbox, and
in it the teacher's secret.
@^sandbox@>

@ And who says which points a program deserves? Not the program. The part of
it that is compiled together with the student's code, called the {\it
driver}, judges nothing. It does what it is asked, and tells all the links
of the list after each step. Another process, the {\it judge}, asks the same
of a driver that was compiled with the book's own code, and compares. A
submission that ends early, or prints ``passed'' into every file that is
open, or edits the tests in its folder, has not told the right links; and
one that tells the right links has solved the exercise.
@^driver@>@^judge@>

@ Is the grader itself to be trusted? It is easy to write one that gives
full marks to everybody. Therefore \.{tests/course/wrong.txt} is a table of
wrong submissions, with the points that each of them must get. The mistakes
of \sec{dance/ring} and \sec{dance/four_way} are in it, among others the order of
uncovering that two public programs had wrong for years. None gets ten. The torus once had five
ranks. On it the ordinary board has the same ten placements of queens, so a wrong model got ten points;
with seven ranks, there are 28 and 40. The ordinary board contains all placements of the torus, so it still had six points
for finding them; now the judge knows this board, says so, and gives none.  An answer such as \.{12abc} is not read as 12.

\pitfall{A submission that copies the book. All code of the book is in the
book, and a machine cannot know who has understood it. And an exercise that answers another:
what \.{stop} gives shows how \.{reverse} is done, so collect that one first; and \.{search} is
the two together, for an exam.}

\pinned{\.{tests/course/coursework\UL test.cpp} does each exercise four times: as it
was given, which must fail by a wrong list and not by an accident; with the
book's own code; with a right answer; and with at least three wrong ones. It
also plays the villain, who deletes, forges, forks, and loops. (What
compiles a lot waits for \.{make check}.) \.{tests/whole/practice\UL test.cpp} compares the page of the first
exercises with the judge, and clicks each of its links.}

\summary{One line of the book is replaced, and the answer falls into a
section that is not used. The student's program tells what it did; another
program says whether that was right.}
