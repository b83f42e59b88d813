@** Signals at the door. \label{base/signals}%
A person presses Control-C while a file is being written. Most signals end a program at once, so half of a file would be left behind. The file needs two
milliseconds more. Can the signal wait?

It can, and no kind of signal is lost. The system keeps a list of signals, for each thread, that are not let in at present, its {\it mask\/}; what comes meanwhile stands at the door, and is let in
when the mask is lifted. So before the delicate moment the mask is put on, and behind it things are as they were before, on each way out: that is done in a
constructor, and undone in a destructor.
@^signal@>@^Control-C@>
\sketch{signal}{A signal that comes while |SignalsWait| lives.}

@ There are two moments of this kind in this book. While a text is written to a file and gets its name (\sec{base/whole_file}), {\it all\/} signals wait; a stream that is written for hours does without. And when a picture is rendered
(\sec{draw/sequence}), it is not we who must not be disturbed, but the child that renders: a mask is inherited by whoever is started under it, and what it keeps out never
reaches the child. There only Control-C is kept out; a child that could not be ended by |SIGTERM| would be another nuisance.

Some cannot be kept waiting: \.{SIGKILL} and \.{SIGSTOP} ask nobody. And a thread has a mask of its own. If there are others, the system gives the signal to one
of them, and what is ended by it is the whole program.
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

@ What was kept out before stays so, inside and afterwards: the signals are added to the mask, and it is the whole old mask that comes back. So one may wait
inside of another, if they end in the opposite order, as objects in a block do.
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

@ \pitfall{To start a child that lives long while all signals wait: nobody can end it but by \.{kill -9}. To count what waits: of the same signal, one is kept, and a second is forgotten.}

\pinned{\.{tests/base/signals\UL test.cpp} raises signals that wait and others that do not, one inside of the other, and starts a child that is sent what it cannot hear.}

\exercise[15]{Why is it not enough to have the signals ignored for the moment, by |std::signal(SIGINT, SIG_IGN)|, and to restore what was there before?}
\answer{What comes meanwhile is lost: the person has pressed Control-C, and nothing happens, then or later. And it would hold for all threads, one of which may be waiting for
just that signal.}

\summary{A mask keeps signals at the door, one of each kind. It is inherited.}
