@** The command. \label{command/main}%
Everything up to here is a library; nothing in it prints, or exits.
The chapters of this part do that. They are the program \dlx, a filter in the
tradition of \UNIX/: problems come in, covers go out, and what is meant for
people, such as progress and complaints, goes to standard error. The
commands are
$$\vbox{\halign{\dlx\ \tentex#\hfil\quad&#\hfil\cr
solve&prints all covers, one a line, or as boards, or as a log\cr
count&says how many there are\cr
estimate&guesses how long that will take\cr
verify&says whether claimed covers are covers\cr
convert&translates a problem, for other solvers, too\cr
attacks&keeps placements of chess pieces that attack all squares\cr
make&writes the problem for a puzzle\cr
trace&writes every step of the search, link by link\cr
draw&turns a trace into pictures\cr
figures&makes figure sequences from recipes\cr
help&prints the help, or the manual page, or a completion for bash\cr}}$$
and they are meant to be put together:
\transcript{pipe-queens}
@^command line@>

@ A program that is used in scripts has a second output, its exit status.
$$\vbox{\halign{\hfil#\quad&#\hfil\cr
0&a cover was found\cr
1&it was proved that there is none\cr
2&the input or the command line is wrong, or the output could not be written\cr
3&the search was stopped before any of these was known\cr}}$$
Knuth's programs return 0 whether they have found a cover, or proved that
there is none, or given up, which is why so many scripts around them use
\cmd{grep}. That program has a status~1 for ``nothing found'', and another
one for ``something is wrong''; so do we, and a shell can ask
\cmd{if dlx solve problem.dlx}. If wrong input had the same status as a
proof that there is no cover, then a full disk would prove theorems.

There is a fifth ending, which is nobody's fault: the reader of our output
has seen enough, and left. Then \dlx\ ends as \cmd{cat} would, without a
word, by the signal that the system has for this case. A shell that wants to
know calls it 141, which is 128 and the number of the signal.

For \.{count}, what is to be known is the number; so a count that was
stopped early ends with~3 even if it is not zero.
\transcript{status}
@^exit status@>

@ What else does one expect from a good neighbor in a pipe? Here are the
manners that this program was taught. Each of them has a test.
{\advance\parindent 1.2em
\yskip
\item{$\bullet$} {\it It reads standard input\/} if no file is named, and a single dash names it
when a name is needed.
\item{$\bullet$} {\it One record a line.} A cover is a line, an event is a line, a count is a
line with nothing but a number on it. There are no greetings, and no colours
that turn up as garbage in a file.
\item{$\bullet$} {\it The same input gives the same output}, byte for byte, whoever asks, at
whatever time. This is why \cmd{dlx} can make the figures of its own book.
\item{$\bullet$} {\it It says nothing if all is well.} What is said goes to standard error, and
says first who is speaking, or which line of which file is meant.
\item{$\bullet$} {\it It never guesses silently.} What cannot be meant is refused, with a mend.
\item{$\bullet$} {\it It leaves when nobody listens}, and makes no scene.
\par}\yskip

@ The unnamed program of this book is the command, and here is all of it.
What it does stands in the chapters that follow: first how files are read and
written, what an interrupt does, and how progress is shown; then how a setting
is declared, and what is printed from that; then a small chapter for each group
of commands; and at the end, the one that understands a command line.

Whatever goes wrong arrives here as an exception, and \sec{command/status}
turns it into a message and a status. There is no |std::exit| in the whole
book: it would leave without tidying up.

@c
#include "dlx/command/command_line.hpp"
#include "dlx/command/files.hpp"
#include "dlx/command/status.hpp"
#include <algorithm>
@#
int main(int argc, char** argv)
{
  dlx::prepare_streams();
  try {
    auto const status = dlx::obey({argv + std::min(argc, 1), argv + argc});
    dlx::finish_output();
    return static_cast<int>(status);
  } catch (...) {
    return static_cast<int>(dlx::explain_failure());
  }
}

@ The name of the program itself, which is the first word that the system
hands over, is skipped: it may be a long path, or missing. That is what the
|std::min| is for, and it is tested, because a program that was started without
any name is the first thing that an attacker tries.
@^name of the program@>

@ \pitfall{Words on standard output that are not data: a progress line in a
file of covers. An exit status that is always~0. Half an output that looks
whole. A program that waits for input and seems to hang, and one that
searches and seems to hang. Examples in the help that stopped working two
versions ago.}

\pinned{\.{tests/command/main\UL test.cpp} starts the command without a name, and
asks it for its version and its status; the tests of the chapters below run it
as a person would, with full disks and closed pipes, interrupts, and a terminal
made by \cmd{script}. All sessions in this book and in the {\tentex README} are
run by \.{tests/whole/transcript\UL test.cpp}, and must print what is printed
there.}

\exercise{Programs that print a cover and go on in the background would find it
useful if \dlx\ ended with another status when it was interrupted, so that a
loop in a shell stops with it. What would \cmd{if dlx solve problem.dlx} then
do after an interrupt? Look at what \cmd{grep} does.}

\summary{Data on standard output, words on standard error, the result in the
status. What goes wrong is said once, with its place and a mend.}
