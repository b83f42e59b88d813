@** While it runs. \label{command/interrupt}%
A search has run for an hour. Somebody looks at the screen, and presses Control-C.
What would she like to have seen, and what should happen now? Not the end: such a
search knows something, and should say it. So {\it an interrupt sets a
flag, the search sees it and stops, and what was found so far is printed}. Here
is the way of a key through the program.
$$\flowchart{
\stage{Control-C}&\flow{34pt}{\.{SIGINT}}&\stage{handler}&\flow{30pt}{sets}&%
\stage{flag}&\flow{42pt}{is read by}&\stage{search}&\flow{34pt}{result}&%
\stage{report}\cr
\below\small{the keyboard}&&\small{does nothing else}&&\small{an atomic}&&%
\small{now and then}&&\small{what was found}\cr
\small{}&&\small{the second one kills}&&\small{variable}&&\small{unwinds}&&%
\small{status 0 or 3}\cr}$$
And here is what came out at the other end when 17 queens had a second; how far masks, which
were chosen for them, come in that time depends on the machine.
$$\vbox{\ninett\halign{#\hfil\cr
\$ dlx make queens 17 \char"7C\ timeout -s INT 1 dlx solve > covers\cr
dlx: stopped by an interrupt after 3706880 nodes; 191161 found so far, there may be more\cr}}$$
@^interrupt@>@^Control-C@>

Before that, a line on the screen told how far it was, four times a second:
$$\hbox{\tentex 37.5 \% done, 1024 covers, 226304 nodes, about 5 s left}$$
Reports of an ``infinite loop'' are mostly about searches that did not show this.
@^progress@>

Without a terminal, or with another one, a signal asks: after \cmd{kill -USR1}, a line on standard error tells the same, and the work goes on.
$$\hbox{\tentex dlx: 37.5 \% done, 1024 covers, 226304 nodes, after 3 s}$$

@ The search gets both, the address of the flag and the function that shows
progress, among its limits (see \sec{more/limits}). It knows nothing of signals, nor of
terminals.

@(dlx/command/interrupt.hpp@>=
#pragma once
/* Between a search that runs and a person who waits: Control-C sets a flag that
   every search looks at, a line on the terminal shows how far it is, and so does
   |SIGUSR1|. */
#include "dlx/more/limits.hpp"
#include <atomic>
#include <functional>
#include <stdexcept>
#include <string>
namespace dlx {
std::atomic<bool>& interrupted();
  /* the flag; there is one in the program, since there is one keyboard */
void catch_interrupts();
  /* from now on |SIGINT|, |SIGTERM|, |SIGHUP|, and |SIGXCPU| set the flag, unless our
     parent had them ignored; a second one, two seconds later, ends the program
     (but not |SIGXCPU|) */
struct Interrupted : std::runtime_error { using std::runtime_error::runtime_error; };
  /* for work that cannot end in order; says what there is, or is not, then */
@<Declare the wish for a checkpoint@>
@<Declare the class |ProgressLine|@>
enum class Prints { @!nothing, @!covers, @!steps }; /* to standard output, while it searches */
std::function<void(Progress const&)> pulse_for(Prints what);
  /* to be called by the search again and again, as the |pulse| of its limits.
     Remembers how far it is, for |SIGUSR1|; and shows it, if there is a terminal for it, at most four times
     a second, until its last copy is destroyed. Where covers are printed to the same terminal, none must
     have come for two seconds */
void put_cover(std::string const& text); /* as |put|, but wipes the line away, and a terminal shows it at once */
} // |namespace dlx|

@ A signal can also ask for something without ending the work: that the search be written down as it is now (\sec{command/checkpoint}).
It needs a flag of its own, since the search is to go on.

@<Declare the wish for a checkpoint@>=
std::atomic<bool>& checkpoint_is_wished();
  /* the other flag; who obeys it sets it back */
void catch_wishes(); /* from now on |SIGUSR1| sets that flag, and tells on standard error how far the work is */

@ A signal handler can talk to the rest of the program only through something
static; this flag, the time of the first interrupt, the other flag, and what is known of the search, are such
things. Only the end of memory (\sec{command/memory}), and a function for browsers (\sec{draw/player}), need some more; nothing else in the book that is static ever changes.

@(dlx/command/interrupt.cpp@>=
#include "dlx/command/interrupt.hpp"
#include "dlx/command/files.hpp"
#include "dlx/more/progress.hpp"
#include <cerrno>
#include <csignal>
#include <memory>
#include <unistd.h>
namespace dlx {
std::atomic<bool>& interrupted()
{
  static std::atomic<bool> flag = {false};
  return flag;
}
namespace {
@<Remember how far the search is@>
@<Handle a signal@>
@<Show progress@>
}  // |namespace|
@<Let an interrupt stop the search@>
@<Rewrite a line@>
@<Make a line of progress@>
} // |namespace dlx|

@ A second interrupt is for those who cannot wait: the handler gives the
signal its default meaning back, which is death. (Only if it comes a second
or two after the first. The command \cmd{timeout} sends the same signal
twice, once to the program and once to everybody around it, and the second
must not kill what the first has asked politely.)
@^timeout@>

Four signals ask for an end, and the program has no reason to treat one of them worse than the others. Each of them would otherwise kill, in the middle of a line.
$$\vbox{\halign{\.{#}\hfil\quad&#\hfil\cr
\it signal&\it who sends it\cr
\noalign{\smallskip}
SIGINT&a person, by Control-C\cr
SIGTERM&\cmd{kill}, \cmd{timeout}, a cluster whose hour is over, a machine that is switched off\cr
SIGHUP&a terminal that is closed, or a line that has broken\cr
SIGXCPU&the system, when the processor time of \cmd{ulimit -St} is used up\cr}}$$
The last one comes again, once a second, as long as we use the processor. That is no impatience, so it kills nobody; who does not end has a second, hard limit to fear. (Without \.S, \cmd{ulimit -t} sets both limits at once, and kills.)
@^hangup@>@^processor time, limit of@>

@<Handle a signal@>=
void on_signal(int signal)
{
  static std::atomic<std::time_t> first = {0};
  auto const now = std::time(nullptr);
  if (first != 0 and now > first + 1 and signal != SIGXCPU) {
    std::signal(signal, SIG_DFL);
    std::raise(signal);
  }
  if (first == 0) first = now; /* the end of memory may have interrupted before */
  interrupted() = true;
}

@ A signal that is ignored when we begin stays ignored; a script that runs us
in the background has arranged that, so that an interrupt reaches the others
only. The easy way to ask what the system does with a signal is to change
it, and to change it back.

@<Let an interrupt stop the search@>=
void catch_interrupts()
{
  for (int signal : {SIGINT, SIGTERM, SIGHUP, SIGXCPU})
    if (std::signal(signal, on_signal) == SIG_IGN) std::signal(signal, SIG_IGN);
}

@ A fifth signal is no interrupt, but a question: how far are you? It is \.{SIGUSR1}, which the system has left to programs, and whose default meaning
is death; so it is caught before anything else is done, by every command. A search that keeps a checkpoint also writes it now (\sec{command/keeper}).
@^SIGUSR1@>

@<Let an interrupt stop the search@>=
std::atomic<bool>& checkpoint_is_wished()
{
  static std::atomic<bool> flag = {false};
  return flag;
}
void catch_wishes()
{
  known().begin = Clock::now();
  std::signal(SIGUSR1, on_wish);
}

@ A search may look up only after a second, and a command that reads, or draws, has no pulse at all. So the handler itself
writes the line, from the numbers of the last pulse. It takes no lock and no memory, and calls |write| once; the numbers are formatted in an array. The error
number of the interrupted function is restored. If nothing has been counted, only the time is told.
@^signal handler that writes@>

@<Handle a signal@>=
void on_wish(int)
{
  int const reason = errno;
  checkpoint_is_wished() = true;
  auto const& k = known();
  auto const seconds = static_cast<std::uint64_t>(seconds_since(k.begin));
  auto const nodes = k.nodes.load(), covers = k.covers.load(), done = k.done.load();
  char text[160];
  auto end = fmt::format_to_n(text, sizeof text, "{}dlx: ", k.is_shown ? "\r\033[K" : "").out;
  auto const room = [&]{ return static_cast<std::size_t>(text + sizeof text - end); };
  if (nodes + covers == 0) end = fmt::format_to_n(end, room(), "at work for {} s\n", seconds).out;
  else {
    if (done > 0) end = fmt::format_to_n(end, room(), "{}.{} % done, ", done/10, done%10).out;
    end = fmt::format_to_n(end, room(), "{} covers, {} nodes, after {} s\n", covers, nodes, seconds).out;
  }
  [[maybe_unused]] auto const written = ::write(STDERR_FILENO, text, static_cast<std::size_t>(end - text));
  errno = reason;
}

@ The handler reads atomic numbers, as a signal may come in the middle of anything; |is_shown| says whether the cursor stands behind a line of progress.

@<Remember how far the search is@>=
struct Known {
  std::atomic<std::uint64_t> nodes = 0, covers = 0, done = 0; /* the last in tenths of a per cent */
  std::atomic<bool> is_shown = false;
  Clock::time_point begin = Clock::now(), last = begin; /* of the program, and when something was shown */
};
Known& known() { static Known all; return all; }@/
void remember(Progress const& p)
{
  known().nodes = p.nodes, known().covers = p.solutions;
  known().done = static_cast<std::uint64_t>(1000*p.done);
}

@ Now the line. To rewrite it means to go back to its
beginning and to erase what is there; for the latter there is no character,
but a sequence of three that all terminals of the last forty years have
understood. Searches show how far they are on such a line, and so does whatever draws many
pictures (\sec{command/pictures}), which counts them.
@^terminal@>

What if the data go to the same terminal? Steps of a search, in a trace or a log, show themselves that something is done,
and would fight with the line for the place where the cursor is; so nothing else is shown. Covers may be rare: the line
comes when none has come for two seconds, and a cover wipes it away.

@<Declare the class |ProgressLine|@>=
bool has_free_terminal(bool prints);
  /* is standard error a terminal, and not the one to which the command |prints|
     its data? */
class ProgressLine { /* on a terminal; what is shown replaces what was there */
public:
  explicit ProgressLine(double seconds = 0.25) : patience(seconds)@+{@+}@/
  ProgressLine(ProgressLine const&) = delete;
  ~ProgressLine(); /* wipes it away */
  void show(std::string const& text); /* has no end of line in it */
  bool is_due() const; /* was nothing shown for a quarter of a second, or printed for so many seconds? */
private:
  double const patience;
};

@ Some of those who call do so far more often than a person can read, and to put a sentence
together takes longer than to throw it away; so they ask before whether it is time. Covers for a terminal do not wait in a buffer.

@<Rewrite a line@>=
bool has_free_terminal(bool prints)
{ return ::isatty(STDERR_FILENO) and not (prints and ::isatty(STDOUT_FILENO)); }
static void wipe_line()
{ if (known().is_shown.exchange(false)) std::cerr << "\r\033[K" << std::flush; }@/
ProgressLine::~ProgressLine() { wipe_line(); }
bool ProgressLine::is_due() const
{ return seconds_since(known().last) >= (known().is_shown ? 0.25 : patience); }
void ProgressLine::show(std::string const& text)
{
  known().last = Clock::now();
  known().is_shown = true;
  std::cerr << "\r\033[K" << text << std::flush;
}
void put_cover(std::string const& text)
{
  static bool const is_seen = ::isatty(STDOUT_FILENO);
  if (is_seen) wipe_line(), known().last = Clock::now();
  put(text, is_seen);
}

@ What a search has to say
depends on what it is looking for: a search for the cheapest cover knows a
price, and a price that cannot be beaten. The time that is left is the rough
guess of \sec{more/progress}; in the first second it is too early to say. Not every engine knows which part is done.

@<Show progress@>=
std::string in_a_line(Progress const& p, double spent)
{
  auto text = p.done > 0 ? fmt::format("{:.1f} % done, ", 100*p.done) : "";
  text += fmt::format("{} covers, {} nodes", p.solutions, p.nodes);
  if (p.best) text += fmt::format(", cost {}", *p.best);
  if (p.floor) text += fmt::format(", at best {}", *p.floor);
  if (spent > 1 and p.done > 0) {
    auto const left = in_words(seconds_left(p, spent));
    text += fmt::format(", {}{} left", left.starts_with("more") ? "" : "about ", left);
  }
  return text;
}

@ The line belongs to the limits of a search, and limits can be copied;
a shared pointer counts the copies, and when the last one is gone, the
destructor of the line wipes it away.

@<Make a line of progress@>=
std::function<void(Progress const&)> pulse_for(Prints what)
{
  bool const shares = (what != Prints::nothing) and ::isatty(STDOUT_FILENO);
  auto const line = has_free_terminal(what == Prints::steps)@|
    ? std::make_shared<ProgressLine>(shares ? 2 : 0.25) : nullptr;
  return [line, start = Clock::now()](Progress const& p) {
    remember(p);
    if (line and line->is_due()) line->show(in_a_line(p, seconds_since(start)));
  };
}

@ \pitfall{A handler that prints by a stream. It may interrupt the very function that it
calls, and wait for a lock that its own program holds. A flag that is no atomic
variable: the compiler may read it once, before the loop, and never again.
Progress in a file: a log of forty thousand carriage returns.}

\pinned{\.{tests/command/interrupt\UL test.cpp} interrupts searches and counts,
once and twice, by each of the four signals, and starts the command with the signal ignored; it gives the
command a terminal, by \cmd{script}, and looks at the percentage, the
time that is left, and the wiping; and it asks each command that may take long how far it is.}

\exercise[20]{Let the line that answers \.{SIGUSR1} also tell the price of the best cover so far. Which functions have to change, and why can the price not be an |optional|?}
\answer{|Known|, |remember|, and |on_wish|. An |optional| is no atomic variable: the signal might come when its value is set, and its flag is not.
An atomic number, which says by its largest value that there is none, will do.}

\summary{The handler sets a flag; the search looks at it; the second interrupt
is the last. One line on standard error, four times a second, gone at the end; and one that stays, if a signal asks.}
