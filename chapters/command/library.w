@** Calling it from a program. \label{command/library}%
What if the problem is not in a file, but is made by your own program, and the covers go back into it? A pipe to \.{dlx} would do, and often does.
But the whole of this book is a library as well; the command is only the one program that happens to come with it. After \cmd{make install}, these
are on the machine:
$$\vbox{\halign{\.{#}\hfil\quad&#\hfil\cr
include/dlx/dlx.hpp&all that one needs; and all other headers, with comments\cr
lib/libdlx.so, lib/libdlx.a&shared, or to take along\cr
lib/pkgconfig/dlx.pc&for \cmd{pkg-config --cflags --libs dlx}\cr
lib/cmake/dlx&for \cmd{find\UL package(dlx)}: \.{dlx::dlx} and \.{dlx::static}\cr}}$$
Here is the shortest useful program. It reads a problem from its standard input, as \.{dlx solve} does, and writes its covers.
\verbatimfile{tests/data/solve.cpp}
A person who has installed the library types two lines, and is done:
\smallskip
{\parindent=2em
\item{}\cmd{g++ -std=c++20 solve.cpp \$(pkg-config --cflags --libs dlx) -o solve}
\item{}\cmd{dlx make queens 8 \char"7C\ ./solve}\par}
@^library@>@^installation@>

@ A search calls a function for each cover. The other direction, a loop that asks, is in \sec{fast/covers}. Here it
splits the numbers from 1 to~9 into three groups with the same sum, looks at one cover, and leaves. The problem has no file; items are counted from~1, and so are options.
\verbatimfile{tests/data/groups.cpp}
It prints \.{1 5 9}, \.{2 6 7}, and \.{3 4 8}, the rows of a magic square. (Its columns are the other cover, which has not been looked for.)

@ And who wants to {\it see\/} a search derives from the class |Observer| (\sec{more/observer}), overrides what is of interest, and hands it to an engine that
can be watched, which is the one called |links|.
\verbatimfile{tests/data/diary.cpp}
For the two Latin squares of order~2 it writes 17 lines; these are the first nine, and after them come the last eight of these once more, with the letters exchanged.
\verbatimfile{tests/data/diary.txt}

@ Four promises hold for all functions of the library.
\smallskip
{\parindent=2.2em
\item{1.} {\it Nothing prints, and nothing exits.} What goes wrong is thrown: |InputError| for a text, with its line and column (\sec{base/source}); |Unsupported|
for a wish that an engine cannot fulfill; |std::bad_alloc|. After each of them, all objects can still be destroyed, and what was given as |const| is as it was.
\item{2.} {\it There are no globals}, but for the answer of |dlx_play|, which is for browsers. Two threads may search two problems at once, or the same one; a |Problem| that nobody changes can be shared.
\item{3.} {\it Whoever is called is called by one thread at a time}: receivers, pulses, and observers need no locks, even if the search has many threads.
\item{4.} {\it A search can be stopped from outside}, by the flag in its limits; nothing but a loop over |covers| must come to its next cover first.\par}
@^promises of the library@>

@ What is in the header? The parts that one needs for problems of one's own, from the model to the answer. All other headers, but those of the command, are installed too, as the figures and
puzzles have users; they are included by their paths, such as \.{<dlx/puzzle/sudoku.hpp>}.

The header of a module may change from one version to the next, and so may the size of its classes. Therefore the name of the shared library has
the number of the version in it, and a program that was linked with one version never starts with another.

@(dlx/command/library.hpp@>=
#pragma once
/* All that a program needs that has problems of its own: models (problem), read from
   a text (format); all covers, by the engine that suits the problem (engine), or one by
   one (covers), or any one of them, fast (restarts); how many there are (count); the cheapest (cheapest); and what a search tells on the
   way (observer). Installed as dlx/dlx.hpp. */
#if __cplusplus < 202002L
#error "dlx is written in C++20: please say -std=c++20"
#endif
#include "dlx/more/problem.hpp"
#include "dlx/text/format.hpp"
#include "dlx/fast/engine.hpp"
#include "dlx/fast/covers.hpp"
#include "dlx/fast/restarts.hpp"
#include "dlx/fast/count.hpp"
#include "dlx/more/cheapest.hpp"
#include "dlx/more/observer.hpp"

@ \pitfall{To compile the program with C++17, which is what \.{g++} does unless it is told otherwise; then the header says so in its first line, before
a hundred other complaints hide it.}

\pinned{\.{tests/command/library\UL test.cpp} installs everything into an empty folder, compiles the three programs with what \.{pkg-config} says there, shared
and static, and with \.{cmake} where it is; runs them, and compares what they write; and removes everything again, which leaves nothing.}

\exercise[10]{Which of the three programs would be the better for a receiver in place of a loop, or for a loop in place of a receiver?}
\answer{|solve| wants all covers, and does the same with each: either would do, and the receiver needs no batches. |groups| leaves in the middle, which a receiver cannot say
but by a flag. The diary does not look at covers at all.}

\summary{One header has all that problems of one's own need. The library throws, and never prints or exits; whoever is called is called by one thread at a time.}
