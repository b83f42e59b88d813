@** The command. \label{command/main}%
Everything up to here is a library; nothing in it prints, or exits.
The chapters of this part do that. They are the program \dlx, a filter in the
tradition of \UNIX/: problems come in, covers go out, and what is meant for
people goes to standard error.
\transcript{pipe-queens}
The second command counts, although no file had to be written. No program in a pipe
knows of its neighbours; here is what each of three may read, and where it writes:
$$\flowchart{
\stage{\tentex dlx make queens 8}&\flow{36pt}{problem}&\stage{\tentex dlx
solve}&\flow{36pt}{covers}&\stage{\tentex wc -l}&\flow{36pt}{number}&%
\small{standard output}\cr
\below$\downarrow$&&$\downarrow$&&$\downarrow$\cr
\small{complaints}&&\small{complaints, progress}&&\small{complaints}&&%
\small{standard error}\cr
\small{status 0}&&\small{status 0}&&\small{status 0}\cr}$$
Data flow from left to right. Words for people, such as complaints and progress,
leave at the bottom, so that they never get into the data. And each program has
a third way to say something, when it is through: a number, its {\it exit
status}.
$$\vbox{\halign{\hfil#\hfil\quad&#\hfil\cr
0&a cover was found, or what was asked for was done\cr
1&it was proved that there is none\cr
2&the input or the command line is wrong, or the output could not be written\cr
3&the search was stopped before any of these was known, or a count before its end\cr}}$$
@^command line@>@^exit status@>

@ Knuth's programs return 0 whether they have found a cover, or proved that
there is none, or given up, which is why so many scripts around them use
\cmd{grep}. That program has a status~1 for ``nothing found'', and another
one for ``something is wrong''; so do we, and a shell can ask
\cmd{if dlx solve problem.dlx}. If wrong input had the same status as a
proof that there is no cover, then a full disk would prove theorems.
\transcript{status}
The last line shows a fifth ending, which is nobody's fault: the reader of our output
has seen enough, and left. Then \dlx\ ends as \cmd{cat} would, without a
word, by the signal that the system has for this case; a shell calls it 141, which is
128 and the number of the signal.

@ What else does one expect from a good neighbour in a pipe? Here are the
manners that this program was taught. Each of them has a test.
{\advance\parindent 1.2em
\yskip
\item{$\bullet$} {\it It reads standard input\/} if no file is named, and a single dash names it
when a name is needed.
\item{$\bullet$} {\it One record a line.} A cover is a line, an event is a line, a count is a
line with nothing but a number on it. There are no greetings, and no colours
that turn up as garbage in a file.
\item{$\bullet$} {\it The same input gives the same output}, byte for byte. This is why
\cmd{dlx} can make the figures of its own book.
\item{$\bullet$} {\it It says nothing if all is well.} What is said goes to standard error, and
says first who is speaking, or which line of which file is meant.
\item{$\bullet$} {\it It never guesses silently.} What cannot be meant is refused, with a mend.
\par}\yskip

@ The unnamed program of this book is the command, and here is all of it.
Whatever goes wrong arrives here as an exception, and is turned into a message
and a status. There is no |std::exit| in the whole book: it would leave without
tidying up.

The name of the program itself, which is the first word that the system
hands over, is skipped: it may be a long path, or missing. That is what the
|std::min| is for; a program that was started without
any name is the first thing that an attacker tries.
@^name of the program@>

Even |main| is not the first. Before it, the constants of libraries are made, and CLI11 has some that take memory. So
what shall happen when there is none (\sec{command/memory}), or when a signal asks how far we are, is arranged before all of them: the constructors without a number come last, and 101, the
first number that is not reserved, tells the compiler that |begin| comes before them.

@c
#include "dlx/command/command_line.hpp"
#include "dlx/command/files.hpp"
#include "dlx/command/interrupt.hpp"
#include "dlx/command/main.hpp"
#include "dlx/command/memory.hpp"
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

@ The four statuses have names, so that no command returns a bare number whose
meaning one has to look up.

@(dlx/command/main.hpp@>=
#pragma once
/* How the command ends: the four exit statuses, and what is said when an
   exception ends it. */
namespace dlx {
enum class Status {
  found = 0,  /* a cover was found, or what was asked for was done */
  none = 1,   /* it was proved that there is no cover */
  wrong = 2,  /* the input or the command line is wrong, or writing failed */
  stopped = 3 /* the search was stopped before any of these was known */
};
Status explain_failure();
  /* to be called in a |catch| block: says on standard error what was caught, and
     returns |Status::wrong|, or |Status::stopped| after an interrupt, or if memory ended when a search had begun; if the reader of standard output has left, it does
     not return, but ends the program by the signal |SIGPIPE| */
} // |namespace dlx|

@ Messages of |InputError| are complete, with file and line; all others get
the name of the program in front, because in a pipe of four programs one wants
to know who is complaining. A function that is called in a |catch| block can
throw again what was caught, and so find out what it is.

When memory ends, the library says |std::bad_alloc|, and for some years so did we.
That is no sentence; and to put a better one together needs memory. \sec{command/memory} has some for that.
If it has ended, it is also the reason why work was interrupted.
@^memory, end of@>

@(dlx/command/main.cpp@>=
#include "dlx/command/main.hpp"
#include "dlx/command/files.hpp"
#include "dlx/command/interrupt.hpp"
#include "dlx/command/memory.hpp"
#include <cerrno>
#include <new>
namespace dlx {
@<Explain a failure@>
} // |namespace dlx|

@ The order of the clauses matters, for the first that fits is taken; so |std::exception|, from which most of the others are
derived, comes last.

@<Explain a failure@>=
static Status status_without_memory()
{ return tell_end_of_memory() ? Status::stopped : Status::wrong; }
Status explain_failure()
{
  try {
    throw;
  } catch (WriteFailure const& e) {
    blame_output(e.reason);
  } catch (std::ios::failure const&) {
    blame_output(errno);
  } catch (Interrupted const& e) {
    if (memory_has_ended()) return status_without_memory();
    say(fmt::format("dlx: stopped by an interrupt; {}\n", e.what()));
    return Status::stopped;
  } catch (InputError const& e) {
    say(std::string(e.what()) + '\n');
  } catch (std::bad_alloc const&) {
    return status_without_memory();
  } catch (std::exception const& e) {
    say(fmt::format("dlx: error: {}\n", e.what()));
  }
  return Status::wrong;
}

@ \pitfall{Words on standard output that are not data: a progress line in a
file of covers. An exit status that is always~0. Half an output that looks
whole. To catch everything, and say ``an error has occurred''.}

\pinned{\.{tests/command/main\UL test.cpp} starts the command without a name, and lets
it end in each of the five ways. All sessions in this
book and in the {\tentex README} are run by
\.{tests/whole/transcript\UL test.cpp}, and must print what is printed there.}

\exercise[10]{Suppose that \dlx\ died by the signal of an interrupt, as \cmd{cat}
does, and not with a status. What would
\cmd{if dlx solve problem.dlx; then echo yes; fi} do, in a script, when
Control-C is pressed after the first cover? What does it do now?}
\answer{The shell sees that its child has died by the signal, and ends the script,
too. Now it sees the status 0, since a cover was found, and prints \.{yes}; the
script goes on. Both can be wanted. For a loop over a hundred files the first is
kinder to the person at the keyboard, and for a single question the second.}

\summary{Data on standard output, words on standard error, the result in the
status. What goes wrong is said once, with its place and a mend.}
