@** Signals. \label{base/signals}%
A person presses Control-C while a file is being written. Most signals end a program at once, so half of a file would be left behind. The file needs two
milliseconds more. Can the signal wait?

It can. The system keeps a {\it mask\/} for each thread, a list of signals that are not let in at present; they stand at the door, and are let in
when the mask is lifted. A constructor sets the mask, and a destructor restores it, on each way out.
@^signal@>@^Control-C@>
\sketch{signal}{A signal that comes while |SignalsWait| lives.}

@ There are two moments of this kind in this book. While a text is written to a file and gets its name (\sec{base/whole_file}), {\it all\/} signals wait. And when a picture is rendered
(\sec{draw/sequence}), Control-C must not reach the child that renders: a child inherits the mask under which it is started. |SIGTERM| still ends it.

\.{SIGKILL} and \.{SIGSTOP} cannot wait. And each thread has a mask of its own: if there are other threads, the system gives the signal to one
of them.
@^mask of signals@>@^thread and signals@>

@(dlx/base/signals.hpp@>=
#pragma once
/* Signals that wait, while something must not be disturbed. */
#include <csignal>
#include <initializer_list>
namespace dlx {
class SignalsWait { /* for this thread, while this lives; a thread or a child that is started
  meanwhile inherits the mask, and keeps it. Afterwards, what has come is let in */
public:
  explicit SignalsWait(std::initializer_list<int> some = {}); /* all, if none is named */
  ~SignalsWait();
  SignalsWait(SignalsWait const&) = delete;
private:
  sigset_t before;
};
} // |namespace dlx|

@ The signals are added to the mask, and the whole old mask comes back. So one |SignalsWait| may stand inside
of another, if they end in the opposite order, as objects in a block do.
@^invariant of signals@>

@(dlx/base/signals.cpp@>=
#include "dlx/base/signals.hpp"
namespace dlx {
SignalsWait::SignalsWait(std::initializer_list<int> some)
{
  sigset_t those;
  if (some.size() == 0) ::sigfillset(&those);
  else ::sigemptyset(&those);
  for (int signal : some) ::sigaddset(&those, signal);
  ::pthread_sigmask(SIG_BLOCK, &those, &before);
}
SignalsWait::~SignalsWait() { ::pthread_sigmask(SIG_SETMASK, &before, nullptr); }
} // |namespace dlx|

@ \pitfall{A child that lives long, started while all signals wait: only \.{kill -9} can end it. And counting what waits: of the same signal, one is kept, and a second is forgotten.}

\pinned{\.{tests/base/signals\UL test.cpp} raises signals that wait and others that do not, one inside of the other, and starts a child that is sent what it cannot hear.}

\exercise[15]{Why is it not enough to have the signals ignored for the moment, by |std::signal(SIGINT, SIG_IGN)|, and to restore what was there before?}
\answer{A signal that comes meanwhile is lost: the person has pressed Control-C, and nothing happens, then or later. And it would hold for all threads, one of which may be waiting for
just that signal.}

\summary{A mask keeps signals at the door, one of each kind. It is inherited.}
