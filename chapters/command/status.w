@** How it ended. \label{command/status}%
The four statuses of \sec{command/main} have names, so that no command returns
a bare number whose meaning one has to look up. And when a command ends with an
exception, somebody has to say what was wrong; that is done here, and nowhere
else in the book.

@(dlx/command/status.hpp@>=
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
     returns |Status::wrong|; if the reader of standard output has left, it does
     not return, but ends the program by the signal |SIGPIPE| */
} // |namespace dlx|

@ Messages of |InputError| are complete, with file and line; all others get
the name of the program in front, because in a pipe of four programs one wants
to know who is complaining.

A function that is called in a |catch| block can throw again what was caught,
and so find out what it is. This keeps the ladder of |catch| clauses out of
|main|.

@(dlx/command/status.cpp@>=
#include "dlx/command/status.hpp"
#include "dlx/base/source.hpp"
#include "dlx/command/files.hpp"
#include <cerrno>
#include <exception>
#include <ios>
#include <iostream>
namespace dlx {
Status explain_failure()
{
  try {
    throw;
  } catch (WriteFailure const& e) {
    blame_output(e.reason);
  } catch (std::ios::failure const&) {
    blame_output(errno);
  } catch (InputError const& e) {
    std::cerr << e.what() << '\n';
  } catch (std::exception const& e) {
    std::cerr << "dlx: error: " << e.what() << '\n';
  }
  return Status::wrong;
}
} // |namespace dlx|

@ \pitfall{To catch everything with three dots, and say ``an error has
occurred''. An exception that is nobody's |std::exception| would be our own
mistake; it is not caught, and the program dies with a name that one can look
for.}

\pinned{\.{tests/command/status\UL test.cpp} lets the command end in each of the
four ways, and in the fifth.}

\exercise{A status of~2 has three reasons. Would a script be served better by
three statuses? Look at what the programs that you use most do about this.}

\summary{Four numbers with names, and one place where complaints are printed.}
