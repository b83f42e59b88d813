@** What it is worth. \label{fast/measured}%
We have told a story about branch prediction and vectors, and it sounded
plausible. So did the ether. It is time to measure.

What shall be measured? A single problem can be lucky, and a program can be tuned until it is. So
\.{bench/families.hpp} has {\it families\/} of problems, each with a word on where such problems come from, and draws its members by lot:
one by a seed that we have looked at while the program was tuned, and one by another seed, which
\cmd{make bench-engines} takes from the dice, and prints. All programs solve each of them, one after the other, and if there are several rounds, then all
programs a second time, so that a machine that gets tired, or
busy with other things, treats them alike. What is compared is the processor
time of the whole process, including the reading of the file; no shell is started, which takes as long as a small problem. And each
answer is compared with the right one, because it is easy to be fast and
wrong.
@^benchmark@>

@ Here are the public programs that were asked: Knuth's \.{dance} of 2000; his
newer \.{dlx2}, and \.{ssxcc}, which uses sparse sets in the place of links
[K22]. (The library \.{dlx} by Ben Lynn, and a relative of \.{ssxcc} that branches in two, were slower than these on the twenty puzzles of an
older table.) The table has a page of its own. Each line names the program that was fastest, and its milliseconds for the
seed that we know. All of them visit each cover; so do we with \.{dlx count --each}. Under ``each'' stands how many times as long as ours
their time is, for this seed and for the other one; under ``count'' the same for \.{dlx count}, which may do without a
visit (\sec{fast/portfolio}). The last two columns are for ourselves, with the worse of the two seeds: what \.{dlx count} takes, in times of
the best of its engines (less than one if none of them alone does as well as their race); and \.{count --each}, in times of a floor that will be told. Lines in which nobody takes long say what it takes to start a process, more than half a millisecond; therefore
there is a second mean, of those where the peer needs 20 milliseconds. (In parentheses stand the worst and the best of two rounds.)
\toptable{\transcript{families}}
@^Lynn, Ben@>@^Knuth, Donald Ervin@>

@ What do we read off the table? {\it Packing\/} is where masks shine, on problems with many
options, each of which excludes many others. The list pays for each
exclusion; the masks do not even notice. Colours are of the same kind. {\it Placing}, as of queens, sits in the middle. The rows are
short, so the list has little to do at a node; but counters have even less.
{\it Enumerating\/} permutations, dominoes, colourings, timetables
is told from the diagram of \sec{fast/transposition}, and need not be told at all if one counts. Among those that take some time, the worst
have many covers that are almost all different: Latin squares, triples, long kakuros, and dinners of three courses, where nearly everything goes with everything; or, as {\it meshes}, items with few options that hardly meet. {\it Reading\/}
alone, where nothing is to be searched (\.{read-only}), gains about a factor of two. Hardly ahead are lines of a few milliseconds, a plane, and colourings of a small graph, of which half goes into
starting a process. With the other seed, the mean is a little lower: its nonogram is easy, and so are some colourings. With another draw, the sudoku of order~16 was a hard one, in which hardly a situation
comes back; we took it 5.9 times as fast as \.{ssxcc}, not 40 times. That is what the other seed is for. (A floor about one is noise: both take what a process needs to start.)

The last five lines are there since somebody had looked for problems of which others were faster, and had found clauses, parities, sparse sets, a cover among thousands of decoys, and
rings that have nothing to do with each other. Whoever wants to know where a program is slow should ask somebody who wants to find out.

What it says of a single program, and of megabytes, is in \.{bench/engines.json}, too;
ask \.{bench-engines} for \.{table} or \.{memory}. The table is of two rounds; the other seed was 969443. (Two other draws of the same day, with nearly the same program, gave means of 9.0 and 9.1, and of 9.2 and 7.9: the dice are part of the result.)
@^memory, measured@>@^tuning@>

@*1 How they grow.
A program that is five times as fast solves queens of one more row in the same time, and no more. Does it also {\it grow\/} less? \cmd{make bench-growth} takes
five sizes of each family that has sizes, three smaller and one larger than that of the table, solves each of them once, and fits by what
factor time and nodes grow from one size to the next. (By least squares of the logarithms, of three values at least, where it takes ten milliseconds and
a hundred nodes. Under |auto| stands \.{dlx count}, which need not visit; of |dance| no nodes are known.)
@^growth of problems@>

@ Most families grow for us as they do for everybody: queens by 4.4 to 4.7 from row to row, sudokus of order 16 by 1.6, triples by 2.5 to 2.7 in time; and there our advantage is a factor, and remains one. Another order
of growth comes from one idea only, that of \sec{fast/transposition}: what has been searched is not searched again. Langford's pairs grow by 3.9 and not by 6 in time; and where covers are
counted and situations come back, there is no comparison of times; in nodes, dominoes grow by 2.2 where \.{ssxcc} has 9.2, independent sets by 1.3 for 12, colourings of a ladder by 1.07 for 2.9, and the two problems
beside each other (\sec{fast/product}) do not grow at all. Some lines go down, as a nonogram with more rows can be easier; and a size is a step that
somebody has chosen, so factors of different families mean nothing side by side.
The picture shows the times. The blue line of \.{dlx count --each} has the slope of the red and the green one and lies below them, as a rule; where it
is flatter, covers are told from the diagram. (The other blue line, of \.{links}, is the dance of \sec{more/search}.)
\toptable{\transcript{growth}}
\figure{.8\pagewidth}{growth/seconds}{Seconds against size: five sizes of each family, each cover visited. One step to the right is one size more.}

@*1 The ladder. \label{fast/ladder}%
An engine collects techniques as a
pocket collects coins. Each of them was measured when it came, and not
again when others had come after it. So we did: each was switched off
alone, and the table says the time without it, in times of the time with it.

The families were written down before the first of them was measured: twenty puzzles
of this book, and thirty of which nobody had thought when the
techniques were tuned, such as colourings of graphs, matchings, partitions, random covers and random coloured
options, half-filled Latin squares and sudokus, pigeons without enough holes, clauses, other packings, words
with other letters. For the hybrid there are 32 large ones, up to dominoes on
$300\times300$ squares and colourings of
600 vertices. Each takes up to a
second; the program with the technique and those without it take
turns, and the median of three ratios of processor times counts. The means are
geometric. ``Best'' is the problem that gains most, ``worst'' the one that would
gain without it. Others were working on the machine, so that a ratio within 1.05
says nothing. (The last step was settled in one word only then, and symmetries of options were looked for earlier.) Where a cell is empty, nothing was measured.
@^ablation@>
$$\let\sec=\shortsec\vbox{\eightrm\baselineskip10pt\halign{#\hfil\enspace&#\hfil\enspace&\hfil#\enspace&\hfil#\enspace&\hfil
#\enspace&\hfil#\enspace&#\hfil\cr
{\it idea}&{\it we expected}&{\it each}&{\it count}&{\it best}&{\it worst}&{\it told in}\cr
\noalign{\smallskip}
packed counters&no rows are read&1.23&1.14&2.5&.08&\shortsec{fast/packed_counters}\cr
transpositions&situations return&1.20&1.07&6.0&.62&\shortsec{fast/transposition}\cr
automorphisms&half of it is known&1.05&1.16&4.2&.55&\shortsec{fast/canonical}\cr
the last step&nodes are leaves&1.01&.99&1.7&.38&\shortsec{fast/narrow}\cr
two to four words&registers last&1.04&1.03&1.4&.91&\shortsec{fast/narrow}\cr
forecast&moving must pay&1.02&1.03&1.4&.94&\shortsec{fast/forecast}\cr
hybrid, not links&lists are local&2.4&&198&.69&\shortsec{fast/hybrid}\cr
hybrid, not masks&masks look&2.5&&469&.45&\shortsec{fast/hybrid}\cr
short cuts in links&dead ends early&1.12&&1.4&.85&\shortsec{shortcuts}\cr
frontier&few states&&1.14&27&.15&\shortsec{fast/portfolio}\cr
greedy route&narrow boards&&1.23&15&.71&\shortsec{fast/route}\cr
route in order&people are tidy&&.99&1.1&.82&\shortsec{fast/route}\cr
outlook&no sweep in vain&&1.22&14&.60&\shortsec{fast/portfolio}\cr
components&products&&1.07&9.6&.72&\shortsec{fast/components}\cr
}}$$

@ The rule was to remove what brings less than a tenth on the average, {\it and\/} less
than a half on any problem. Three lines stay against the rule, each for the sake of a problem: without tables
of two to four words, and without the forecast, which tells
when counters pay, too, the coloured problem of our bench
takes 1.4 of its time; and without the route in order thirteen queens cannot be swept in a hundred megabytes.

Seven others are gone by this rule. Each had been kept since it helped when it came; when it went, hardly anybody missed it.
@^removal, price of@>

All kinds of vectors stay. Fourteen problems, each cover visited, take 1.22 of the time
with vectors of eight words that cannot count bits or permute bytes, 1.52 with
vectors of four words, and 11 times the time without vectors.

The column of the worst is the price. Counting random coloured options took .08 of
its time without the packed counters, and .15 without the sweep: there, the
search and the sweep got in each other's way. Nothing is free.

Has the ladder changed since there are counters for many items? Of 526 problems that take from 4 to 800 milliseconds, most of which were invented by people who looked for weak spots, every third was
measured once more, each cover visited, with the best of three. Without packed counters the mean is 1.30, and the worst is a formula that takes twenty times as long; without transpositions 1.23, and 38 for pigeons;
if a search that asks in vain whether to leave counters makes no pauses (\sec{fast/leaving}) 1.21. Conflict masks that are made anew whenever they are wanted cost 1.02, and 3.2 on a board of the game of life; each of the other techniques is worth between .97 and 1.03 in the mean,
and on the problem that misses it most, between 1.2 and 8.
@^techniques that hurt@>

@ {\it The floor.\/} How fast could one be at all, if each cover is to be seen? Suppose that all covers were known. Then a loop would hand them over, one by one, to the
function of \.{count --each}, and do nothing else. \cmd{bench-engines floor COVERS LENGTH} is such a process, and \cmd{make bench-engines} measures it beside the others; the last
column of the first table says how many times longer we take.

Where there is hardly a dead end, as with permutations, colourings, lessons, or dominoes, we take between one and 3.4 times the floor, for covers are told from the diagram,
short pages are copied into those above, and what is told often is unfolded (\sec{fast/transposition}). Dinners have nothing in common that could be told again; they take twice, as their last steps are shown in one go (\sec{fast/wide}). The others are found, not told: what is written about a Latin square
is hardly ever read again, and a node of it makes many forced moves, in which more than a third of the time is spent.
@^floor of a benchmark@>

@ Which rung brings most for a problem of yours? Ask what the list does at a node, and which of the
techniques can have a part in it. Take twelve queens, where each cover is visited (\cmd{count --each
--stats}, with each engine), and let \.{valgrind} count millions of instructions:
$$\vbox{\halign{#\hfil\quad&\hfil#\quad&\hfil#\quad&#\hfil\cr
{\it rung}&{\it options tried}&{\it instructions}&{\it why}\cr
\noalign{\smallskip}
links&327{,}812&239&each try takes nodes out of their columns, and puts them back\cr
masks&158{,}925&65&what is forced, or dead, is not tried\cr
hybrid&158{,}925&66&the whole problem lies below the border\cr
frontier&&371&705{,}146 states, for diagonals hardly ever agree\cr}}$$
So the rung of masks brings the most: a quarter of the instructions remains; and 99.9 of a hundred nodes are
in subproblems with counters (\sec{fast/where}), where a child is two vectors. (The nodes themselves
cannot be compared, since masks make forced moves together; but both have met 75.5 thousand dead ends.)
What is remembered never comes back, and no
symmetry is looked for, since the covers are to be seen; nothing falls apart. (Who only counts, needs three nodes of five; and of thirteen queens one half, \sec{fast/canonical}.) What is left to be had are threads
(\sec{fast/threads}). For the pentominoes the answer is another one: with the automorphisms, counting needs
268{,}906 nodes instead of 1{,}278{,}247 (\sec{fast/canonical}). And dominoes live from situations: on $8\times8$ squares they need 44{,}195 nodes
instead of seven million (\sec{fast/transposition}), and 1{,}317 with the automorphisms.
@^queens, which engine for@>

@*1 Five stories.
A chapter with good results only is an advertisement. So here are five ideas
with their numbers, which belong to the program
of their day.
@^log of experiments@>@^failures@>

{\it The instruction that was not there.} We believed that |pext| was in use, and it was
not: the macro by which a compiler tells that the instruction exists is not
set by the options that {\sc Highway} uses to compile for several
processors. Six moves of Warren's worked silently in its place. The
pentominoes around the hole in the chessboard took 49 milliseconds, and 26
when the instruction was asked for properly. The profile had shown it all
along: the hottest line of the program was one that should not have been there.
@^pext@>

@ {\it The average that hid the answer.} Thresholds from two to eight were tried for the
saving at which a search compacts its table. On the average, the best and the worst
differed by a tenth, and we kept the simplest
rule, a factor of three, for a long time. But
with a factor of eight, the random packings took 0.69 of their time, and the
colours 0.60; the queens took 1.67. No fixed number is right, and a forecast
is (\sec{fast/forecast}): 0.65, 0.61, and the queens stayed where they were.

@ {\it The bounds that nobody had questioned.} Counters had failed twice. The
Y-pentominoes never got any, and nobody asked why. There were two bounds: eight vectors
for a state, and 512 live options. With sixteen and 2048, they take .43 of
the time. No measurement had ever spoken against larger states; none had been made.
Then all was nearly lost, as 25 shapes of counters were more than the
compiler was willing to write in place; one function that it left out cost a tenth.
@^inlining@>@^Y-pentomino@>

@ {\it The wrong guesses.} The simulator \.{cachegrind}
said that 680 thousand branches are guessed wrong while the Soma cube is searched, five for
each child; they should have taken more than half of the time. We mended the worst:
all options were made equally long, so that no loop had to guess its end, and
147 thousand wrong guesses were gone. The time was the same. The processor guesses much
better than the simulator; it had learned all of this by heart.
@^branch prediction@>

@ \label{fast/computed}%
{\it What had been measured could be computed.} The border of the hybrid was a constant,
then a rule of thumb, then a rehearsal with purses, a hundred lines, and each step was
measured and was better than the one before. We had not written down what a choice costs
the list, and what a look costs the masks, in the same letters. When we did, the number
of options cancelled (\sec{fast/hybrid}), and one line was left.

@ \exercise[20]{Take the first table from your own machine, with
\cmd{make bench-engines}. To measure another program, say for instance
\cmd{make bench-engines PEERS="mine=path/to/solver"}; it must read a problem
on its standard input, and print the number of covers. What is its worst
row, and why?}
\answer{There is no general answer; but if the program dances, its worst rows will be
the packings, where each option excludes many others, and if it looks at everything, the
large file, where nothing is to be searched.}

\summary{Masks are faster than links wherever there is something to be
searched for, and most where most is excluded. Switch everything off once in a while,
alone, on problems that were chosen before; and remove what nobody misses.}
