@** Interrupts. \label{command/interrupt}%
What happens when somebody presses Control-C? Not the end: a search that has run
for an hour knows something, and should say it. So {\it an interrupt sets a
flag, the search sees it and stops, and what was found so far is printed}. Here
is a search of 17 queens that was given a second by \cmd{timeout -s INT 1};
how far it came depends on the machine.
$$\vbox{\ninett\halign{#\hfil\cr
dlx: stopped by an interrupt after 3278848 nodes; 165641 found so far, there may be more\cr}}$$
@^interrupt@>@^Control-C@>

Two lines of interface are enough. The search gets the address of the flag
among its limits (see \sec{more/limits}), and knows nothing of signals.

@(dlx/command/interrupt.hpp@>=
#pragma once
/* An interrupt (Control-C, or a polite request to end) sets a flag that every
   search looks at. A second one, a second or two later, ends the program. */
#include <atomic>
namespace dlx {
std::atomic<bool>& interrupted();
  /* the flag; there is one in the program, since there is one keyboard */
void catch_interrupts();
  /* from now on |SIGINT| and |SIGTERM| set the flag, unless whoever has started
     us had them ignored */
} // |namespace dlx|

@ A signal handler can talk to the rest of the program only through something
static; this flag, and the time of the first interrupt, are the only such
things in the book that ever change.

@(dlx/command/interrupt.cpp@>=
#include "dlx/command/interrupt.hpp"
#include <csignal>
#include <ctime>
namespace dlx {
std::atomic<bool>& interrupted()
{
  static std::atomic<bool> flag = {false};
  return flag;
}
namespace {
@<Handle a signal@>
}  // |namespace|
@<Let an interrupt stop the search@>
} // |namespace dlx|

@ A second interrupt is for those who cannot wait: the handler gives the
signal its default meaning back, which is death. (Only if it comes a second
or two after the first. The command \cmd{timeout} sends the same signal
twice, once to the program and once to everybody around it, and the second
must not kill what the first has asked politely.)
@^timeout@>

@<Handle a signal@>=
void on_signal(int signal)
{
  static std::atomic<std::time_t> first = {0};
  auto const now = std::time(nullptr);
  if (interrupted() and now > first + 1) {
    std::signal(signal, SIG_DFL);
    std::raise(signal);
  }
  if (not interrupted()) first = now;
  interrupted() = true;
}

@ A signal that is ignored when we begin stays ignored; a script that runs us
in the background has arranged that, so that an interrupt reaches the others
only. The easy way to ask what the system does with a signal is to change
it, and to change it back.

@<Let an interrupt stop the search@>=
void catch_interrupts()
{
  for (int signal : {SIGINT, SIGTERM})
    if (std::signal(signal, on_signal) == SIG_IGN) std::signal(signal, SIG_IGN);
}

@ A program that was interrupted could also kill itself by the same signal
when all is printed, so that a loop in a shell stops with it. We return a
status instead, because the status says whether a cover was found.

\pitfall{A handler that prints. It may interrupt the very function that it
calls, and wait for a lock that its own program holds. A flag that is no atomic
variable: the compiler may read it once, before the loop, and never again.}

\pinned{\.{tests/command/interrupt\UL test.cpp} interrupts searches and counts,
once and twice, and starts the command with the signal ignored.}

\exercise{Let the signal \.{USR1} print how far the search is, and go on. Which
chapters have to know of it?}

\summary{The handler sets a flag; the search looks at it; the second interrupt
is the last.}
