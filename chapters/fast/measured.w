@** What it is worth. \label{fast/measured}%
We have told a story about branch prediction and vectors, and it sounded
plausible. So did the ether. It is time to measure.

The command \cmd{make bench-engines} writes twenty problems to files. Most
of them are puzzles of this book, whose numbers of covers everybody knows.
Two are sudokus with very few givens, so that they have half a million
solutions, and one is a rectangle of words from a language that nobody
speaks; some are random, with covers hidden in them; one is as small as a
dinner, and one has 120{,}002 options and nothing to be searched for. All
programs solve each of them, in turns: first all programs once, then all
programs a second time, and so on, so that a machine that gets tired, or
busy with other things, treats them alike. What is compared is the processor
time of the whole process, including the reading of the file. And each
answer is compared with the right one, because it is easy to be fast and
wrong.
@^benchmark@>

@ Here are the public programs that were asked: Knuth's |dance| of 2000; his
newer |dlx2|, and |ssxcc|, which uses sparse sets in the place of links
[K22]; a relative of the latter that branches in two, \.{ssxcc-binary}; and
the library |dlx| by Ben Lynn, here called |blynn|. All of them visit each
cover. In order to compare like with like, so do we, with \.{dlx count
--each}. Each line names the program that was fastest; its time, and ours;
and the ratio of the two, which is that of the medians, with the smallest
and the largest ratio in any round in parentheses. The seconds depend on the
machine; the ratios do much less so.
\transcript{measured}
@^Lynn, Ben@>@^Knuth, Donald Ervin@>
One problem is too small for us: a program with a manual page, a dozen
puzzles, and vectors of four kinds takes a fifth of a millisecond longer to
be loaded.

@ These are the four of them that are worth a column:
\transcript{measured-peers}

@ What do we read off the tables?

{\advance\parindent 1.2em
\yskip
\item{$\bullet$} {\it Packing\/} is where masks shine, on problems with many
options, each of which excludes many others. The list pays for each
exclusion; the masks do not even notice. Colours are of the same kind. And if
the board has symmetries, most of its dead ends are known from a mirror
(\sec{fast/canonical}). The Soma cube gains least of them from that, as its covers are
many, and each of them must be arrived at.
\item{$\bullet$} {\it Placing}, as of queens, sits in the middle. The rows are
short, so the list has little to do at a node; but counters have even less.
\item{$\bullet$} {\it Enumerating\/} permutations, dominoes, and Latin squares
used to be the worst case. There are many covers, and almost no dead ends;
the time goes into arriving at covers, and a list arrives quickly, too. Now
they are told from the diagram of \sec{fast/transposition}. What remains of the worst case
are Langford's pairs and the sudoku with 20 clues, whose covers are many and
almost all different.
\item{$\bullet$} {\it Locality\/} does not help us. When one Y-pentomino is
placed on a large board, hardly anything changes, and a list touches only
that; masks look at all open items after each move. As long as they did this
in wide tiers, it was the weakest of their packings. Counters look at a hundred
items with ten vectors, and now it is a packing like the others.
\par}\yskip

@ If only the number of covers is wanted, there is more to be gained: leaves
are counted, situations are remembered, and a sweep runs in the pauses. This
is \.{dlx count}, against the same programs:
\transcript{measured-count}

@ And these are our own engines, compared with what \.{dlx count} chooses.
It should never be much slower than the best of them. In this run, the worst
lines are the Soma cube and the Latin squares, which take a few milliseconds;
both are within 1.11. (In other runs these were the large file, which is also
looked through for parts that can be counted apart, and the large sudoku,
where the sweep has a try in the pauses.)
\transcript{measured-ours}

@ In memory, everything is small. (A program of ours takes two and a half
megabytes before it has begun.) Who visits each cover keeps an diagram, if it
is worth it; the bound is in \sec{fast/transposition}.
\transcript{megabytes}
@^memory, measured@>

@ One thing must be said about all these tables. Several numbers in our
programs were chosen by looking at these very problems: the price of moving,
the size of the memory, when an diagram is closed, the rates of the race. The
last but one was first set too low, which cost the dominoes a factor of two
and a half, and was then set so that it did not. The same is true of the
thresholds of counters. How do they serve problems that we had not seen? The
first look was sobering: of the tenth that counters gained for twelve of
Langford's pairs, nothing was left with fifteen. The second was not. The last
round of improvements (``counters, once more'' and what comes after it in the
log) was made with the problems of the table; sixteen of them took .86 of
their time. Thirteen others, with other seeds, on other boards, on a torus,
with squares in a rectangle, took .81 of theirs. (The round after that,
``counters, for larger states'', was made for the Y-pentominoes; nineteen others
take 1.00 of their time, from .93 to 1.10.) And from one run of the whole
benchmark to the next, a ratio may move by a tenth, when others use the
machine.
@^tuning@>

@*1 What earns its place. An engine collects techniques as a
pocket collects coins. Each of them was measured when it came, and nobody asked
again when others had come after it. So we did: each technique was switched off
alone, and this is the time without it, in times of the time with it.

The families were written down before the first of them was measured: the
problems of the table above, and thirty of which nobody had thought when the
techniques were tuned. They are colourings of small graphs and independent sets
of a grid, random covers by triples, by fours, and by mixed options, with and without a
planted cover, perfect matchings, partitions, Latin squares and sudokus of several
sizes with some entries, a kakuro, pigeons without enough holes, random coloured
options, clauses of three literals, squares in a rectangle, other packings, words
with other letters, and two boards of queens side by side. Each takes up to a
second; in each round the program with the technique and those without it take
turns, and the median of three ratios counts. The means are geometric, over 45 to 50
problems. ``Best'' is the problem that gains most, ``worst'' the one that would
gain without it; the lines are about so many lines of code. Times are those of one machine with
the longest vectors, on which others were working as well, so that a ratio below 1.05
says nothing.
@^ablation@>
$$\vbox{\halign{#\hfil\quad&\hfil#\quad&&\hfil#\quad\cr
&{\it lines}&{\it each}&{\it counted}&{\it best}&{\it worst}\cr
\noalign{\smallskip}
packed counters&411&1.23&1.14&2.5&.08\cr
transposition table and diagram&161&1.20&1.07&6.0&.62\cr
\quad of which the diagram&&1.20&1.00&6.1&.65\cr
images under automorphisms&697&1.05&1.16&4.2&.55\cr
the sweep, when counting&775&&1.14&27&.15\cr
components, when counting&111&&1.07&9.6&.72\cr
leaves&33&1.03&1.03&8.8&.79\cr
\quad of which counting several levels&&1.00&1.03&5.3&.77\cr
learning by heart&15&1.01&1.03&1.9&.92\cr
counters of more than one column&&1.05&1.07&2.3&.92\cr
waiting for a full column&5&1.02&1.02&1.9&.94\cr
\noalign{\smallskip}
tiers of two to four words&20&1.03&1.03&1.5&.91\cr
the forecast of moves&20&1.01&1.01&1.4&.90\cr
patience&31&1.03&1.02&1.2&.91\cr
\noalign{\smallskip}
clashes learned in larger tiers&25&1.00&1.00&1.1&.89\cr
forced moves without asking&25&.99&1.00&1.0&.87\cr}}$$

@ The rule was to remove what brings less than a tenth on the average, and less
than a half on any family. The last two lines are gone, then. The three above them
would have to go, and were pardoned: without tiers of two to four
words, the coloured problem of our table takes 1.4 of its time, and the
pentominoes 1.3; the forecast of moves is the account that tells when counters
pay, which is kept anyway; and without patience, five of our problems take 1.1 to
1.2 of their time. They are few lines.

Gone without such a line are two more. Every vector of sizes was
transposed, to compare 64 of them at once; it had been worth two percent. And the
numbers of options were squeezed by vectors, which had been worth four. Both were
for the longest vectors only. And the whole search is not tangled a second time,
for processors without vectors, any more; {\sc Highway} makes this version from
the same text. The four chapters that were then about masks had 3838 lines when
tangled; the twelve of today have 2786, and each of them can be read, and tested, alone.
All this costs a twentieth: of the families, those that are visited take 1.06
of their time on the average, and those that are counted 1.04, from .97 to 1.17. Of
our own problems, the pentominoes on $6\times10$, the permutations, and the words take 1.1:
tables of bits are what was transposed and squeezed, and what a
search does between two covers is no longer one large function.

All kinds of vectors stay. Fourteen problems, each cover visited, take 1.22 of the time
with vectors of eight words that cannot count bits or permute bytes, 1.52 with
vectors of four words, and 11 times the time without vectors. (These were measured
before anything was removed.)

Look at the column on the right. Counting random coloured options takes .08 of
its time without the packed counters, and .15 without the sweep: there, the
search and the sweep get in each other's way. A kakuro, each of whose covers is
visited, would take half of its time without counters. Nothing is free.
@^techniques that hurt@>

@*1 What was tried. A chapter with good results only is an advertisement.
Here is what we tried on the way, including what failed. The numbers in this
list belong to a prototype, or to an early version of |Masks|, and are the
best of a few runs on a noisy machine; differences of a tenth mean nothing.
@^log of experiments@>@^failures@>

@ {\it Filtered lists of masks.} The plan was another one: to keep, at each
node, the list of all live options, each a word that says which rows it is
in, and to copy to the next level those that do not meet the chosen one. It
is the same table, read by columns. Counting can be done for 64 items at
once, with
{\it vertical counters}, words that hold one digit of each of 64 counters.
We gave the plan up on paper, where the look at the rows of a pentomino
puzzle was four times cheaper. Later we did not trust the paper any more,
and made a prototype, with tiers and vectors like those of |Masks|, and the
same covers. It was slower: 60~milliseconds instead of 40 for the queens,
111 instead of 84 for Langford's problem, 481 instead of 310 for the
pentominoes; for the colours there was no difference. A third of its time
went into the filter, after which eight counters that stand side by side
must be added up. Rows need not be added up. So the prototype was thrown
away; but the idea is a beautiful one, and with a word for each option it is the
engine of \sec{fast/filter}.
@^vertical counters@>

@ {\it Looking at all children first.} \sec{fast/narrow} looks at all children of
a node before it visits one, so that nobody has to guess which of them are
dead. We expected a quarter of the time back. The pentominoes lost more than
half of their nodes, and took as long as before, within five percent; so did
most problems. It was kept because it made room for the next idea. But the
story of the wrong guesses, with which we began, is at most half of the
truth.

@ {\it Counting leaves.} When only the number is wanted, the last three
options of a cover are not visited. The $10!$ permutations went from 111 to
23 milliseconds, the dominoes from 645 to 325. With two levels instead of
three it was 35 and 410. Problems that have more dead ends than covers do
not notice.

@ {\it Wide tiers.} A sudoku has 324 items, and with few givens left a dozen
options. For a long time we never moved away from a tier of one word,
because no words could be saved; so nine nodes of ten were searched by the
wide version, which drags all items along. Then a tier was left as soon as
what was left of it was narrow. The large sudoku of the table went from 186
to 110 milliseconds, the colours from 180 to 146.

@ {\it Learning by heart, for all tiers.} The first prototype remembered,
for every option of every tier, with whom it clashes. A tier is left after
five nodes on the average of the $6\times10$ puzzle, and it did not pay to
have learned. Uniting the rows anew each time made the prototype faster by a
fifth. So only tiers of one word learned; together with the next change,
this brought the $10!$ permutations from 189 to 76 milliseconds. Much later
we asked for whom it did not pay. It did not for options with six rows; for
the coloured problem, with twenty, learning in all tiers takes .92 of the
time, for MacMahon's squares .82.

@ {\it Sizes by minimum.} At first, the smallest size was found by a vector
minimum of the sizes, with the item's number in their lower bits. Masks that
say who has none, one, two, or three are quicker at hand; with them, most
nodes never compare any sizes.

@ {\it The instruction |pext|.} We believed that it was in use, and it was
not: the macro by which a compiler tells that the instruction exists is not
set by the options that {\sc Highway} uses to compile for several
processors. The six moves of \sec{fast/vectors} worked silently in its place. The
pentominoes around the hole in the chessboard took 49 milliseconds, and 26
when the instruction was asked for properly. The profile had shown it all
along: the hottest line of the program was one that should not have been
there.
@^pext@>

@ {\it A test inside of a loop.} Squeezed words that straddle two words of a
new row were first written in one loop, with a test in it. Now there are two
loops, and half of the moving squeezes some words twice.

@ {\it Looking for the secondary rows.} Problems without secondary items
looked at their last block once more in each move, to find out that there
was nothing to be found. One comparison cured that.

@ {\it The time to move.} Thresholds from two to eight were tried for the
saving at which a search moves to a smaller tier. On the average of all
problems, the best and the worst differ by a tenth, and we kept the simplest
rule, a factor of three, for a long time. The average had hidden something.
With a factor of eight, the random packings take 0.69 of their time, and the
colours 0.60; the queens take 1.67. No fixed number is right, and a forecast
is (\sec{fast/forecast}): 0.65 for the packings, 0.61 for the colours, 0.85 for
Langford's problem, 0.91 for the words, and the queens stay where they were.
Had we looked at the rows of the table and not at its last line, we would
have found it much earlier. Then, for another while, only moves from narrow
tiers were forecast; a wide tier was left as soon as possible. Forecasting
these as well took the words to .84. Their tiers have so many rails that two
fifths of the time had gone into moving.

@ {\it Remembering.} The memory of \sec{fast/transposition} brought the Latin squares to
0.4 of their time, the two sudokus to 0.8 and 0.2, the Y-pentominoes to 0.7,
the pentominoes to 0.9. When each cover is visited, the $10!$ permutations
went from 85 to 38~milliseconds, the dominoes from 572 to 170, for they are
told from an diagram and not searched. (A part of this is due to the compiler,
which was asked for \.{-O3} at the same time; for dominoes, about a
seventh.) A larger memory knows more, and is slower: 16 megabytes instead of
two cost a tenth. To fetch a slot into the cache in advance, when a child is
made, cost another. One megabyte instead of two took .99 of the time; but
then sixteen permuted numbers visited 31 million nodes instead of
5{,}376{,}480. Now that a memory grows if it is in demand, it is 818{,}145.
Slots that never straddle two lines of the cache: 1.01. A byte of each hash
in a table of its own, to be asked first: .98, for two dozen lines; not kept.
An diagram that takes all its room when it has become large, instead of
growing by doubling: .85 for the sudoku when its covers are shown, and
nobody else noticed. A memory that grows by fours instead of twos: .98 for
the Soma cube, .95 for the Latin squares; one that does not grow as long as it
knows no answer: .98 for the planted covers. To ask only where the forecast
promises a large subtree: 1.02 to 1.1 and more, for there are many small
subtrees, and it is they that come again.

@ {\it Eight states at a time.} If a vector has eight words, then eight {\it
states\/} could be looked at together, row after row, and nothing would have
to be collected from a vector at all. We wrote it as a program of its own,
with the same tree. In single runs it needed 32 milliseconds for the queens,
where |Masks|, compiled alike, took 38; 95 instead of 72 for Langford's
problem; 495 instead of 301 for the pentominoes. So it won once, by little,
and lost more than that elsewhere. The states that are ready at the same
time are about half of eight; and on the machine at hand, a vector of 512
bits is as fast as two of 256, and they are not much faster than four words
one by one.

@ {\it Sizes in bytes.} The sizes of 64 rows fit into one vector of bytes,
and four comparisons then give all four masks. It needs a third of the
instructions, and took the same time, within five percent: the bytes must be
shifted into their places one after the other, and each look waits for that.
We came back to it when everything around it had become faster; now ten
problems take .98 of their time, and it stayed. What failed once need not
fail for ever.
{\it Forced moves by a pass over all rows\/} have nothing to guess, either;
they were no faster where many moves are forced, and the dominoes, with one
or two of them at a time, took 1.39 of their time.

@ {\it Counters.} The counters of \sec{fast/packed_counters} took four prototypes. In the first,
every small tier had them; strikes were learned for half of all children,
and the mean of twelve problems went up to 1.5. In the second, a tier with
counters was taken as early as possible and never left: queens .82, the planted
covers .79, but the large sudoku 2.0 and the Y-pentominoes 2.3, because
their subtrees are small. In the third, the account of visits decided:
nobody lost more than a few percent. In the fourth, counters had 8, 16, 32, or
64 bits, side by side, instead of layers of bytes; it makes smaller states,
and was no faster. What came of it took .78 for the queens, .88 for
Langford's pairs, .64 for the sudoku with 20 clues, .57 for MacMahon's
squares, .90 for the planted covers, of the time of the same program without
counters; and 1.04 and 1.05 for the large sudoku and the Y-pentominoes. Small
things decided about half of that: whether a union stays in registers,
whether a function is written out in place, whether a state lies where the
rest of its runner lies.

@ {\it Counters, once more.} There was a second round. To learn all strikes in
advance, so that no move has to ask, and to count what remains while it is
still in registers: .89 for Langford's pairs, .91 for the queens, .93 for the
planted covers and for MacMahon's squares. To have three, five, or six layers
as well: .97. To unite the patterns of a row first, and then the rows of an
option, instead of finding out for each option who clashes with it: .78 for
the planted covers, .87 for MacMahon's squares; and as counters had become cheap,
they could be bought sooner: .70, and .88 for the coloured problem. To go from
counters to smaller counters, where an account for each number of open items says
that it pays, was 1.17 on the average of nine problems, and still 1.09 when it
had to pay 64 times over: to ask at each node costs more than small counters
save. For an hour it was all slower by a tenth, since the compiler had decided
to write one function in place and not another.

@ {\it Counters, for larger states.} In a third round we asked why the
Y-pentominoes had no counters, and found two bounds that nobody had questioned:
eight vectors, and 512 live options. With sixteen and 2048, they take .43 of
the time (and .25 with vectors of four words), MacMahon's squares~.93, and
random covers of 80 items, planted with the same generator but not looked at
before, 1.07. We looked at more of this
kind, and one, of 70 items, took 1.5; \sec{fast/packed_counters} tells why. To leave
counters when a column has become empty repaired this as well, in forty lines,
and made another one take 1.6 until leaving had a price; waiting for the next
level is one line. To write what an option owns bit by bit: .99, and .7 for
the Y-pentominoes, which learn strikes of half a megabyte.

What failed were the items with more than 64 options, such as the pieces of
the Soma cube. Taller counters, of up to 22 layers: 1.2 to 1.3 for the cube.
{\it Folded\/} counters, where a tall item has two or more counters side by side,
whose sizes are added up by shifts: 1.14 for the cube, 1.04 to 1.09 for the
planted covers, whose items need not be folded, but can; and at first 1.3 for
the queens.
@^folding@>

And all this was nearly lost in the last hour. The prototypes had been
compiled for a single kind of vectors. In the whole program, with its four
kinds, 25 courses were too much for the compiler: it has a limit for how much
a file may grow by functions that are written in place, and when the limit is
reached, it does so no more. Thirteen courses had fitted. The sudoku with
20 clues took 1.09 of its time, the Y-pentominoes 1.1, and nothing had changed
that one could see. The limit is now in our \.{Makefile}, and is higher.
@^inlining@>

@ {\it Mirrors.} Counting takes, with the mirrors of \sec{fast/canonical}, .25 of the
time for the pentominoes around the hole in the chessboard, .27 for those on
$6\times10$, .37 for the Soma cube, .55 for the Y-pentominoes, .45 for the
Latin squares, .65 for Langford's pairs; and showing each cover .44, .58, .87,
.58, 1.1, 1.04. The first attempt made sudokus ten times as slow, since forced
items and twins look alike. The second used the memory and the patience of
\sec{fast/transposition}. In a pause nothing is asked, and nothing stored, so that
nothing was there when the images came; and what was dear was pushed out by
what was cheap. With a shelf, and prices, the Y-pentominoes on
$15\times16$, which had taken 4.5~seconds without mirrors, went from 2.3 to
1.2 when they are shown, and from 1.9 to~.7 when they are counted.

What failed: to remember not only how many covers there are, but which options
they use, and to try only these in the mirror. The pentominoes on $6\times10$
took another .7 of their time, the cube 1.0, and Langford's pairs, whose nodes
all have covers, from 1.3 to~3. To go on asking wherever an image had been
found once: 1.4 for the Latin squares.
@^symmetry@>

@ {\it Counting wrong guesses.} The simulator \.{cachegrind}, of {\sc Valgrind},
said that 680 thousand guesses go wrong while the Soma cube is searched, and
where they are. That is five for each child, and they should take more than
half of the time. So we mended the worst of them. An option has four or five items, and a loop does
not know when to end: all options were made equally long, and 147 thousand
wrong guesses were gone. The time was the same. All children in a single loop,
instead of one for each word: .97 for the cube, 1.01 for pentominoes. The only
option of an item without a jump: 1.01. Forced moves two by two, with a move
that does nothing as the second of one: 1.05. The processor guesses much
better than the simulator; it had learned all of this by heart.
@^branch prediction@>

@ {\it Moving, once more.} To squeeze the numbers of the live options by
vectors instead of one by one: .90 for pentominoes, .96 on the average of
seven problems. To write the rows of a new tier bit by bit, from the options,
where this is fewer steps than to squeeze each word: 1.02. To keep a second
copy of a narrow tier, row by row, so that a union reads whole rows: 1.02.
To make the forced moves of a narrow tier all at once, and to look for
contradictions afterwards: 1.05, for half of these nodes die at once, and
then it is better to have noticed.

@ {\it Shorter vectors.} All of this was measured on one machine, whose
vectors have eight words. The same program, told to use vectors of four on
the same machine, takes 1.4 times as long on the average of eleven problems:
counters lose least, 1.1 for queens and Langford's pairs, and tables of bits
most, 1.9 for the words. We looked late, and found that one of the
improvements above had made it worse there: to squeeze numbers with vectors
of eight halves of a word took 1.3 times as long as one by one.
@^vectors@>

@ {\it Which of the smallest?} Who only wants the number of covers does not
care about their order, and may branch where he likes. If, among the
smallest items, one takes that whose options leave the fewest others alive,
the queens try 394{,}669 options instead of 786{,}780. But the planted covers
try 619{,}327 instead of 647{,}386, and the Soma cube 197{,}347 instead of
200{,}889, without a memory. With weights, as for constraints, which grow
when an item dies, these two try more: 754{,}516 and 226{,}247. (A small
program counted that, and was thrown away.) It is remarkable how little there
is to be gained by a better choice, where everything is excluded by
everything.
@^chooser@>

@ {\it Less to do at a node.} A narrow tier's node does a lot besides
searching: it pushes a frame, takes memory, and thinks about moving. So we
searched subtrees of less than eight levels by a plain recursion that does
nothing of this. The mean went to .99. To make two, three, or four forced
moves at a time, without asking whether there are so many: 1.01 to 1.02. The
processor was doing all this while it waited for something else.

@ {\it Closing an diagram sooner.} If less than a sixteenth of the first
10{,}000 edges has been retold, the diagram is closed; Langford's pairs take
.92 of the time when each cover is visited. Nobody else noticed.

@ {\it What two options both exclude.} If an item has two options left, then
one of them will be chosen; so whatever clashes with both is impossible.
This is how people solve sudokus. MacMahon's squares needed only half of
their 11{,}555{,}317 tries, the queens six tenths of theirs. To find out
what is excluded cost as much as was saved, in some places a bit less, in
others more. Fewer nodes are not the same as less time; it is the oldest
lesson of this subject, and must be learned by everybody on his own.

@ {\it Counting more leaves.} Four levels of leaves are counted blindly in
tiers of one word. In tiers of up to four words, three made no difference,
and four made the pentominoes slower by a fifth, because some of what is
counted blindly is dead.

@ {\it Links as addresses.} Now the links, which once took 1.2 to 1.4 times
as long as |dance|. With addresses in the nodes instead of numbers, they
took 1.26 and then 0.98 times as long for queens, 1.27 and 0.93 for
dominoes, 1.35 and 0.98 for a sudoku. Distances in bytes, of 32 bits, make
smaller nodes, and were slower on the average of ten problems, 1.07 against
0.92. Nodes of 32, 40, and 56 bytes were tried; each size has its problem,
and 48 was kept, since everything fits in.
@^speed of links@>@^layout of nodes@>

@ {\it A search in haste.} When nobody watches, a list need not finish what
it has begun. To stop covering as soon as some item has no option left is an
old idea, and an old failure of ours: to test it at each link made queens
slower by a seventh. Collecting the comparisons in a bit, and asking once
for each hidden option, took the chessboard with a hole from 0.98 to 0.82 of
the time of |dance|. To finish a cover without dancing, when its last option
covers all that is open: permutations, from 0.97 to 0.77. To stop choosing
at a size of one, when none has become zero: the sudoku, from 0.99 to 0.74.
Two small things cost more than most ideas gained: a conditional move where
a branch is guessed well, 1.13 instead of 0.87 for dominoes; and a
|push_back| that was not written out in place, 18 percent of their time.

@ {\it Counting in a race.} The first race begun anew with budgets that grew
eightfold, and a search that took ten milliseconds lost up to as much again.
Now the sweep runs in the pauses of the search (\sec{fast/portfolio}), and what it may
spend is a part of what the search has spent. Its outlook, if one supposes
that the states will stay as dense as they are, is too good by factors of
five to forty. For Y-pentominoes it is still too bad: the sweep would need a
fifth of the time of the search, and does not believe it.

@ {\it Reading.} An index of names with tags of 32 bits read the largest of
our files in 33 to 60 milliseconds, on a busy machine; one with the names in
its slots in 37 to 39; and one whose keys are names turned into numbers, as
most names are short, in 25.

@ {\it Before the dance.} The large file took .3 of its time when its forced
moves were made before any list was built (\sec{fast/outset}). To ask the
operating system for large pages would save another tenth or more; it was
not built.

@ {\it Where to begin with masks.} The border of the hybrid was a fixed
number for some weeks. Now it is found in a rehearsal. To go on where the
rehearsal ended, instead of beginning anew, was too deep in the tree: the
coloured options then met dead ends at a twentieth of the rate. To decide by
the average of the choices instead of half of them cost a sudoku a fifth.

@ {\it A quick start.} For a dinner of seven items, a process has more to do
before |main| than after it. Loading shared libraries took half of its 1.85
milliseconds; with the libraries linked into the command, a dinner takes
.95, where |dance| takes .65 in the same run. But the first such command was
slower than before with some files: at the first exception that is thrown,
it sorted the tables of all functions, fourteen million instructions. With a
program that can be loaded anywhere (\.{-static-pie}) it need not.
@^start of a process@>

@ \exercise{Take the table above from your own machine, with
\cmd{make bench-engines}. To measure another program, say for instance
\cmd{make bench-engines PEERS="mine=path/to/solver"}; it must read a problem
on its standard input, and print the number of covers. What is its worst
row, and why?}

\summary{Masks are faster than links wherever there is something to be
searched for, and most where most is excluded. They are faster because their
work is dull.}
