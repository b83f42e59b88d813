@** What it is worth. \label{measured}%
We have told a story about branch prediction and vectors, and it sounded
plausible. So did the ether. It is time to measure.

The command \cmd{make bench-engines} writes eleven problems to files. Nine of
them are puzzles of this book, whose numbers of covers everybody knows; two
are random, with covers hidden in them. All programs solve each of them, in
turns: first all programs once, then all programs a second time, and so on, so
that a machine that gets tired, or busy with other things, treats them alike.
What is compared is the user time of the whole process, including the reading
of the file. And each answer is compared with the right one, because it is
easy to be fast and wrong.
@^benchmark@>

Here are our two engines and four public programs: Knuth's |dance| of 2000
and |dlx2|, his newer |ssxcc|, which uses sparse sets in the place of links
[K22], and the library |dlx| by Ben Lynn, here called |blynn|. The numbers are
{\it how many times the time of masks\/} each one needs: the ratio of the
medians, and in parentheses the smallest and the largest ratio in any round.
The seconds depend on the machine; the ratios do much less so.
\transcript{measured}
@^Lynn, Ben@>@^Knuth, Donald Ervin@>

@ What do we read off the table?

{\advance\parindent 1.2em
\yskip
\item{$\bullet$} {\it Packing\/} is where masks shine, on problems with many
options, each of which excludes many others. The list pays for each
exclusion; the masks do not even notice.
\item{$\bullet$} {\it Placing}, as of queens, sits in the middle. The rows are
short, so the list has little to do at a node, and neither have we.
\item{$\bullet$} {\it Enumerating\/} permutations and dominoes is the worst
case. There are millions of covers, and almost no dead ends; the time goes
into arriving at covers, and a list arrives quickly, too.
\item{$\bullet$} {\it Locality\/} does not help us. When one Y-pentomino is
placed on a large board, hardly anything changes, and a list touches only that;
masks look at all open items after each move, and still win, but by a smaller
factor.
\par}\yskip

If you have a problem of the third or the fourth kind and do not need to see
the covers, do not enumerate them at all; \sec{frontier} counts them.

@*1 What was tried. A chapter with good results only is an advertisement.
Here is what we tried on the way, including what failed. The numbers in this
list belong to a prototype, or to an early version of |Masks|, and are the best
of a few runs on a noisy machine; differences of a tenth mean nothing.
@^log of experiments@>@^failures@>

@ {\it Filtered lists of masks.} The plan was another one: to keep, at each
node, the list of all live options, each a word that says which items it
covers, and to copy to the next level those that do not meet the chosen one.
It is the same table, read by columns. A filter must look at each live option,
and must count for each of them; counting can be done for 64 items at once,
with {\it vertical counters}, three words that hold one digit of each of 64
counters. We worked it out on paper. For $n$ live options and $m$ open items,
a filter costs about $12n/8$ vector instructions, a look at the rows $3nm/512$;
with the sixty items of a pentomino puzzle, the look is four times cheaper, and
it writes nothing. So the lists were never built; but see the next chapter.
@^vertical counters@>

@ {\it Learning by heart, for all tiers.} The first prototype remembered, for
every option of every tier, with whom it clashes. A tier is left after five
nodes on the average of the $6\times10$ puzzle, and it did not pay to have
learned. Uniting the rows anew each time made the prototype faster by a fifth.
Only tiers of one word learn now; together with the next change, this brought
the $10!$ permutations from 189 to 76 milliseconds.

@ {\it Sizes by minimum.} At first, the smallest size was found by a vector
minimum of the sizes, with the item's number in their lower bits. Three masks
that say who has none, one, or two are quicker at hand; with them, most nodes
never compare any sizes.

@ {\it The instruction |pext|.} We believed that it was in use, and it was
not: the macro by which a compiler tells that the instruction exists is not
set by the options that {\sc Highway} uses to compile for several processors.
The six moves of \sec{masks} worked silently in its place. The pentominoes
around the hole in the chessboard took 49 milliseconds, and 26 when the
instruction was asked for properly. The profile had shown it all along: the
hottest line of the program was one that should not have been there.
@^pext@>

@ {\it A test inside of a loop.} Squeezed words that straddle two words of a
new row were first written in one loop, with a test in it. Now there are two
loops, and half of the moving squeezes some words twice.

@ {\it Looking for the secondary rows.} Problems without secondary items
looked at their last block once more in each move, to find out that there was
nothing to be found. One comparison cured that.

@ {\it The time to move.} Thresholds from two to eight were tried for the
saving at which a search moves to a smaller tier. The best and the worst
differ by a tenth. Moving from one word to one word, to get rid of covered
items, cost dominoes more than that and gained nothing for others. We kept the
simplest rule.

@ \exercise{Take the table above from your own machine, with
\cmd{make bench-engines}. To measure another program, say for instance
\cmd{make bench-engines PEERS="mine=path/to/solver"}; it must read a problem on
its standard input, and print the number of covers. What is its worst row, and
why?}

\summary{Masks are faster than links, for every problem of the table, and
most where most is excluded. They are faster because their work is dull.}
