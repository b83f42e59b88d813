@** Making puzzles. \label{command/make}%
``Which puzzles are there?'' \cmd{dlx make} answers that, without anybody having
to keep a list of them; for \.{make} is not a command, but the first word of
several. Each puzzle has its own settings this way, and its own help.
\transcript{make-langford}
The first line says where the problem comes from: it is the command that made
it, with the settings that matter, because a
file of Langford's problem that lacks half of its solutions should not keep
that to itself.

A puzzle is a problem, and a problem is a text; what is made here goes through a
pipe into \.{solve}, or into a file, or to a solver that somebody else has
written. So the makers know nothing of searching, and the searches know nothing of
queens. What they have in common is the format of \sec{text/format}; and the names
of the options, such as \.{Q@@(0,1)}, from which \sec{puzzle/board} draws boards
for puzzles that it has never heard of.

This chapter has what all puzzles share. It is not much: they are written in the
same way, and some of them know symmetries.
@^puzzle@>

@(dlx/command/make.hpp@>=
#pragma once
/* What the commands share that make puzzles. */
#include "dlx/command/settings.hpp"
#include "dlx/more/problem.hpp"
#include <string>
namespace dlx {
Status write_problem(Problem const& p, std::string const& command);
  /* in the text format, with the command as a comment in the first line;
     returns |Status::found| */
void declare_order(Declaration& d, int& order, std::string const& explanation);
  /* a number called N, which is needed */
void declare_symmetry(Declaration& d, bool& up_to_symmetry);
std::string with_symmetry(bool up_to_symmetry); /* as in a command */
} // |namespace dlx|

@ The bounds of {\tentex N} are known to those who make the puzzle, and they
complain themselves.

@(dlx/command/make.cpp@>=
#include "dlx/command/make.hpp"
#include "dlx/command/files.hpp"
#include "dlx/text/format.hpp"
namespace dlx {
Status write_problem(Problem const& p, std::string const& command)
{
  put(write_dlx(p, command));
  return Status::found;
}
@<Declare what puzzles share@>
} // |namespace dlx|

@ Few things are wished of so many puzzles: a number, and one of each class
of solutions.

@<Declare what puzzles share@>=
void declare_order(Declaration& d, int& order, std::string const& explanation)
{
  d.file("N", Declaration::needed_file, number(order), explanation);
}
void declare_symmetry(Declaration& d, bool& up_to_symmetry)
{
  d.flag("--up-to-symmetry", up_to_symmetry,
    "one of each class of symmetric solutions");
}
std::string with_symmetry(bool up_to_symmetry)
{
  return up_to_symmetry ? " --up-to-symmetry" : "";
}

@ \pitfall{A problem that does not say how it was made, and is found again after
a year.}

\pinned{\.{tests/command/make\UL test.cpp} makes a small puzzle of each kind, reads
the command in its first line, and runs it again: the same bytes must come out.}

\exercise{Add a puzzle of your own: a function that returns its |Problem|, and
one that declares its settings. How many lines did you write outside of your
puzzle?}

\summary{A puzzle is a command of two words, and writes its own name on the
first line.}
