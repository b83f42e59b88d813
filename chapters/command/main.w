@** The command and the library. \label{command/main}%
Everything up to here is a library: no function in it prints, or exits. The chapters of this part
do that. They are the program \dlx, a filter in the tradition of \UNIX/: problems come in, covers
go out, and what is meant for people goes to standard error.
\transcript{pipe-queens}
The second command counts without a file in between. No program in a pipe knows its neighbours.
This is what each of three may read, and where it writes:
$$\flowchart{
\stage{\tentex dlx make queens 8}&\flow{36pt}{problem}&\stage{\tentex dlx
solve}&\flow{36pt}{covers}&\stage{\tentex wc -l}&\flow{36pt}{number}&%
\small{standard output}\cr
\below$\downarrow$&&$\downarrow$&&$\downarrow$\cr
\small{complaints}&&\small{complaints, progress}&&\small{complaints}&&%
\small{standard error}\cr
\small{status 0}&&\small{status 0}&&\small{status 0}\cr}$$
Data flow from left to right. Complaints and progress leave at the bottom, so they never mix with
the data. At its end, each program returns a number, its {\it exit status}.
$$\vbox{\halign{\hfil#\hfil\quad&#\hfil\cr
0&a cover was found, or what was asked for was done\cr
1&it was proved that there is none\cr
2&the input or the command line is wrong, or the output could not be written\cr
3&the search was stopped before any of these was known, or a count before its end\cr}}$$
A shell can ask \cmd{if dlx solve problem.dlx}, as it asks \cmd{grep}. Wrong input must not have
the same status as a proof that there is no cover; otherwise a full disk would prove theorems.
\transcript{status}
The last line shows a fifth ending: the reader of our output has left. Then \dlx\ ends as
\cmd{cat} does, without a word, by the signal that the system has for this case. A shell shows it
as 141, which is 128 and the number of the signal.
@^command line@>@^exit status@>

@ Five rules make the command a good neighbour in a pipe. Each of them has a test.
{\advance\parindent 1.2em
\yskip
\item{$\bullet$} {\it It reads standard input\/} if no file is named. A single dash names it
when a name is needed.
\item{$\bullet$} {\it One record a line.} A cover is a line, an event is a line, a count is a
line with nothing but a number on it.
\item{$\bullet$} {\it The same input gives the same output}, byte for byte.
\item{$\bullet$} {\it It prints no message if all is well.} A message goes to standard error and
begins with the name of the program, or with the file and line that are meant.
\item{$\bullet$} {\it It never guesses silently.} A wrong word is refused, with advice.
\par}\yskip

@ The unnamed program of this book is the command, and here is all of it. Every failure arrives
here as an exception, and becomes a message and a status (\sec{command/interrupt}). The book never
calls |std::exit|, which would skip the destructors.

The first word that the system passes is the name of the program; it is skipped. It may be
missing, hence the |std::min|. Two things must be ready before the constants of any library are
made: the reserve of memory, and the handler of the signal that asks for progress. A constructor
with a number runs before those without; 101 is the first number that is not reserved.
@^name of the program@>

@c
#include "dlx/command/command_line.hpp"
#include "dlx/command/files.hpp"
#include "dlx/command/interrupt.hpp"
#include <algorithm>
@#
[[gnu::constructor(101)]] static void begin() { dlx::keep_reserve(), dlx::catch_wishes(); }
int main(int argc, char** argv)
{
  try {
    dlx::prepare_streams();
    auto const status = dlx::obey({argv + std::min(argc, 1), argv + argc});
    dlx::finish_output();
    return static_cast<int>(status);
  } catch (...) {
    return static_cast<int>(dlx::explain_failure());
  }
}

@*1 The library. If your own program makes the problem and uses the covers, it need not start
\.{dlx}: the whole book is a library as well. \cmd{make install} puts these on the machine:
$$\vbox{\halign{\.{#}\hfil\quad&#\hfil\cr
include/dlx/dlx.hpp&all that one needs; and all other headers, with comments\cr
lib/libdlx.so, lib/libdlx.a&shared, or to take along\cr
lib/pkgconfig/dlx.pc&for \cmd{pkg-config --cflags --libs dlx}\cr
lib/cmake/dlx&for \cmd{find\UL package(dlx)}: \.{dlx::dlx} and \.{dlx::static}\cr}}$$
The shortest useful program reads a problem from its standard input, as \.{dlx solve} does, and
writes its covers.
\verbatimfile{tests/data/solve.cpp}
Two lines compile and run it:
\smallskip
{\parindent=2em
\item{}\cmd{g++ -std=c++20 solve.cpp \$(pkg-config --cflags --libs dlx) -o solve}
\item{}\cmd{dlx make queens 8 \char"7C\ ./solve}\par}
@^library@>@^installation@>

@ This search calls a function for each cover. A loop can also ask for one cover after the other
(\sec{fast/covers}). The next program splits the numbers from 1 to~9 into three groups with the
same sum, and stops after the first cover. Items and options are counted from~1.
\verbatimfile{tests/data/groups.cpp}
It prints \.{1 5 9}, \.{2 6 7}, and \.{3 4 8}, the rows of a magic square.

A program that wants to {\it see\/} a search derives from the class |Observer|
(\sec{more/observer}), overrides some functions, and passes the observer to the engine |links|.
\verbatimfile{tests/data/diary.cpp}
For the two Latin squares of order~2 it writes 17 lines, which begin like this:
\verbatimfile{tests/data/diary.txt}

@ All functions of the library keep four promises.
\smallskip
{\parindent=2.2em
\item{1.} {\it No function prints or exits.} Failures are exceptions: |InputError| for a text, with its line and column (\sec{base/source}); |Unsupported|
for a wish that an engine cannot fulfill; |std::bad_alloc|. After an exception, all objects can
still be destroyed, and |const| arguments are unchanged.
\item{2.} {\it There are no globals}, except the answer of |dlx_play|, which is for browsers. Two threads may search two problems at once, or the same one, as long as no thread changes the |Problem|.
\item{3.} {\it Callbacks run in one thread at a time}: receivers, observers, and the pulse, which a search calls now and then to show its progress, need no locks, even if the search has many threads.
\item{4.} {\it A search can be stopped from outside}, by the flag in its limits. Only a loop over |covers| has to come to its next cover first.\par}
@^promises of the library@>

@ The header has the parts that a problem of one's own needs, from the model to the answer. All
other headers, except those of the command, are installed too, and are included by their paths,
such as \.{<dlx/puzzle/sudoku.hpp>}.

Headers and the sizes of classes may change between versions. Therefore the name of the shared
library contains the version, and a program that was linked with one version never starts with
another.

@(dlx/command/main.hpp@>=
#pragma once
/* All that a program needs that has problems of its own: models (problem), read from
   a text (format); all covers, by the engine that suits the problem, one by
   one, and how many there are (engine); any one of them, fast (restarts); the cheapest (cheapest); all of them as one
   object (covers); and what a search tells on the way (observer). Installed as dlx/dlx.hpp. */
#if __cplusplus < 202002L
#error "dlx is written in C++20: please say -std=c++20"
#endif
#include "dlx/more/problem.hpp"
#include "dlx/text/format.hpp"
#include "dlx/fast/engine.hpp"
#include "dlx/fast/restarts.hpp"
#include "dlx/more/cheapest.hpp"
#include "dlx/more/covers.hpp"
#include "dlx/more/observer.hpp"

@ \pitfall{Progress lines in a file of covers. An exit status that is always~0. Half an output
that looks complete. A message that says only ``an error has occurred''. To compile a program with
C++17, the default of older compilers: the header says so before a hundred other complaints hide
it.}

\pinned{\.{tests/command/main\UL test.cpp} starts the command without a name, and lets it end in
each of the five ways. It installs everything into an empty folder; compiles the three programs,
shared and static, with \.{pkg-config} and \.{cmake}; and removes everything again.
\.{tests/whole/transcript\UL test.cpp} runs all sessions in this book and in the {\tentex
README}.}

\exercise[10]{Suppose that \dlx\ died by the signal of an interrupt, as \cmd{cat} does, and not
with a status. What would \cmd{if dlx solve problem.dlx; then echo yes; fi} do, in a script, when
Control-C is pressed after the first cover? What does it do now?} \answer{The shell sees that its
child has died by the signal, and ends the script, too. Now it sees the status 0, since a cover
was found, and prints \.{yes}; the script goes on. For a loop over a hundred files the first is
kinder to the person at the keyboard, and for a single question the second.}

\exercise[10]{Which of the three programs would be better with a receiver instead of a loop, or
with a loop instead of a receiver?} \answer{|solve| treats all covers alike: either would do, and
the receiver needs no batches. The second program, |groups|, stops in the middle, which a receiver can request only by
a flag. The diary does not look at covers at all.}

\summary{Data on standard output, words on standard error, the result in the status. One header
has all that problems of one's own need; the library throws, and never prints or exits.}
