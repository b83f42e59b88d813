@** Measurements. \label{fast/measured}%
The story about vectors and states sounded plausible. Is it true? A single problem can be lucky, and a program can be tuned until it
is. So \.{bench/families.hpp} has {\it families\/} of problems, each with a word on where such problems come from, and draws their members by
lot: once by a seed that was looked at while the program was written, and once by a seed that \cmd{make bench-engines} draws and prints.
@^benchmark@>

All programs take turns in each round, so a machine that is busy with other things treats them alike. What is compared is the processor time
of the whole process, reading included. Each answer is compared with the right one. {\it The invariant of the bench:} a time without the right answer is no time.

@ The table has a page of its own. Each line names the fastest public program that was asked, and its milliseconds for the known seed. They are Knuth's
\.{dance} of 2000, his \.{dlx2}, and \.{ssxcc}, which uses sparse sets in place of links [K22]. All of them visit each cover; so does \cmd{dlx count --each}.
Under ``each'' stands how many times as long as ours their time is, for the known seed and for the other one, and under ``count'' the same for
\cmd{dlx count}. The last two columns compare us with ourselves: \.{dlx count} with its best engine, and \.{count --each} with a process that has the covers
already.
\toptable{\transcript{families}}
@^Knuth, Donald Ervin@>

@ Problems with many options, each of which excludes many others, gain most: a list pays for each exclusion, and a conflict mask does not. Where many covers share their
rests, as with dominoes, colourings, and timetables, they are replayed from pages, or not visited at all if one counts. Problems whose covers are almost all different gain least. A table of
a few milliseconds compares processes that start.

@ What was tried, and is gone? Tables of bits that shrink as a search goes down, with one kind of search for one word, one for two to four, and one for more. Forecasts from statistics
of earlier visits, which decided when to move to a smaller table. Leaving counters for a word. A sweep along a frontier in a race with the search. Products of components. Pages that are
unfolded. Each of them was measured with everything else switched on. \sec{fast/ladder} has the techniques that stayed.

@ \pitfall{Comparing the times of two runs that did not share a machine, a minute, and an input. Choosing the families after the program.}

\pinned{\.{tests/whole/bench\UL test.cpp} runs the bench with small families, and makes these tables from their results.}

\exercise[20]{Add a family of your own to \.{bench/families.hpp}, before you know how fast anything is on it, and run \cmd{make bench-ladder}.}
\answer{A family is a function that draws a problem from dice and a step; copy a short one.}

\summary{Draw families by lot, let all programs take turns, and compare processor times of whole processes with right answers.}
