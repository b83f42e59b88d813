@** A line of progress. \label{command/progress_line}%
Reports of an ``infinite loop'' are mostly about searches that simply did
not show how far they were. So, on a terminal, a search shows how far it is,
four times a second, on one line that is rewritten and finally wiped away, such
as
$$\hbox{\tentex 37.5 \% done, 1024 covers, 226304 nodes, about 5 s left}$$
The time that is left is the rough guess of \sec{more/progress}; in the first
second it is too early to say.
@^progress@>

@(dlx/command/progress_line.hpp@>=
#pragma once
/* A line on standard error that shows how far a search is. */
#include "dlx/more/observer.hpp"
#include <functional>
namespace dlx {
std::function<void(Progress const&)> progress_line();
  /* to be called by the search again and again, as the |pulse| of its limits;
     writes at most four times a second, and wipes the line away when its last
     copy is destroyed */
} // |namespace dlx|

@ The line belongs to the limits of a search, and limits can be copied. A
shared pointer counts the copies; when the last one is gone, the search is
over, and the destructor of the line wipes it away.

@(dlx/command/progress_line.cpp@>=
#include "dlx/command/progress_line.hpp"
#include "dlx/more/progress.hpp"
#include <chrono>
#include <fmt/format.h>
#include <iostream>
#include <memory>
namespace dlx {
namespace {
@<Show progress@>
}  // |namespace|
std::function<void(Progress const&)> progress_line()
{
  auto const line = std::make_shared<ProgressLine>();
  return [line](Progress const& p) { line->show(p); };
}
} // |namespace dlx|

@ To rewrite a line means to go back to its
beginning and to erase what is there; for the latter there is no character,
but a sequence of three that all terminals of the last forty years have
understood.
@^terminal@>

@<Show progress@>=
class ProgressLine {
public:
  ~ProgressLine() { if (shown) std::cerr << "\r\033[K" << std::flush; }
  void show(Progress const& p);
private:
  using Clock = std::chrono::steady_clock;
  Clock::time_point start = Clock::now(), last = start;
  bool shown = false;
};

@ The search calls far more often than anybody can read. What it has to say
depends on what it is looking for: a search for the cheapest cover knows a
price, and a price that cannot be beaten.

@<Show progress@>=
void ProgressLine::show(Progress const& p)
{
  auto const now = Clock::now();
  if (now - last < std::chrono::milliseconds(250)) return;
  last = now;
  shown = true;
  double const spent = std::chrono::duration<double>(now - start).count();
  auto text = fmt::format("\r\033[K{:.1f} % done, {} covers, {} nodes",
    100 * p.done, p.solutions, p.nodes);
  if (p.best) text += fmt::format(", cost {}", *p.best);
  if (p.floor) text += fmt::format(", none below {}", *p.floor);
  if (spent > 1 and p.done > 0)
    text += fmt::format(", about {} left", in_words(seconds_left(p, spent)));
  std::cerr << text << std::flush;
}

@ \pitfall{Progress in a file: a log of forty thousand carriage returns.
Whether there is a terminal is asked in \sec{command/searching}, before a line
is made. A line that stays on the screen after the search, half overwritten by
the first cover.}

\pinned{\.{tests/command/progress\UL line\UL test.cpp} gives the command a
terminal, by \cmd{script}, and looks at what arrives there: the percentage, the
time that is left, and the wiping.}

\exercise{On a narrow terminal the line is longer than a line, and cannot be
rewritten. Ask the system how wide the terminal is, and leave out what does not
fit.}

\summary{One line on standard error, four times a second, gone at the end.}
