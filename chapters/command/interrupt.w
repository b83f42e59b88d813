@** Interrupts and the end of memory. \label{command/interrupt}%
A search has run for an hour, and a person presses Control-C. The search knows something by then,
and should say it. So {\it an interrupt sets a flag, the search sees it and stops, and what was
found so far is printed}:
$$\flowchart{
\stage{Control-C}&\flow{34pt}{\.{SIGINT}}&\stage{handler}&\flow{30pt}{sets}&%
\stage{flag}&\flow{42pt}{is read by}&\stage{search}&\flow{34pt}{result}&%
\stage{report}\cr
\below\small{the keyboard}&&\small{does nothing else}&&\small{an atomic}&&%
\small{now and then}&&\small{what was found}\cr
\small{}&&\small{the second one kills}&&\small{variable}&&\small{unwinds}&&%
\small{status 0 or 3}\cr}$$
This is the report when 17 queens had a second; the number depends on the machine. Its first words
are those of |say_stopped|, whatever was interrupted.
$$\vbox{\ninett\halign{#\hfil\cr
\$ dlx make queens 17 \char"7C\ timeout -s INT 1 dlx solve > covers\cr
dlx: stopped by an interrupt after 3706880 nodes; 191161 found so far, there may be more\cr}}$$
@^interrupt@>@^Control-C@>

Before that, a line on the screen shows the progress, four times a second.
$$\hbox{\tentex 37.5 \% done, 1024 covers, 226304 nodes, about 5 s left}$$
Without a terminal, a signal asks for it: after \cmd{kill -USR1}, a line on standard error says
the same, and the work goes on.
$$\hbox{\tentex dlx: 37.5 \% done, 1024 covers, 226304 nodes, after 3 s}$$
@^progress@>

@ The end of memory is treated in the same way. Every allocation can fail: to solve twelve queens
and print five covers takes more than a thousand. The language throws |std::bad_alloc|, but that
is not enough: the search would lose what it has counted, and GMP and destructors that allocate
would call |abort|.

So a block is allocated at the start, the {\it reserve}. When an allocation fails, the reserve is
freed, the flag of the interrupt is set, and the allocation is tried again:
$$\vbox{\halign{#\hfil\quad&#\hfil\quad&#\hfil\quad&#\hfil\cr
\it an allocation fails&\it what is done&\it what ends the program&\it status\cr
\noalign{\smallskip}
for the first time&reserve freed, flag set&the search, in order&0 or 3\cr
for the second time&|bad_alloc| thrown&|main|&2 or 3\cr
where none may be thrown&|std::terminate| called&our handler&2 or 3\cr}}$$
Most failures end in the first line, because a search that sees the flag needs little more memory.
The invariant is: {\it whichever allocation fails, the program ends by itself, with a status of
its own, and has said why.} The status is~3 if a search had begun, and 2 otherwise; a search that
ends in order has the status that it has after any other limit.
@^memory, end of@>@^reserve@>@^new handler@>

@(dlx/command/interrupt.hpp@>=
#pragma once
/* How a search is stopped from outside, and how the command ends: Control-C, or the end of
   memory, sets a flag that every search looks at; a line on the terminal shows how far it is, and so does
   |SIGUSR1|; and the four exit statuses. */
#include "dlx/more/observer.hpp"
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
std::atomic<bool>& checkpoint_is_wished();
  /* the other flag; the search that obeys it clears it */
void catch_wishes(); /* from now on |SIGUSR1| sets that flag, and tells on standard error how far the work is */
@<Declare what is shown meanwhile@>
@<Declare what happens when memory ends@>
@<Declare how the command ends@>
} // |namespace dlx|

@ A search gets the address of the flag, and the function that shows progress, among its limits
(\sec{more/limits}).

A signal handler, a function that is called when memory ends, and a complaint about the output can
talk to the rest of the program only through static variables. Except for a function for browsers
(\sec{draw/player}), no other static variable in the book ever changes.

@(dlx/command/interrupt.cpp@>=
#include "dlx/command/interrupt.hpp"
#include "dlx/command/files.hpp"
#include "dlx/more/observer.hpp"
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <fstream>
#include <gmp.h>
#include <iterator>
#include <malloc.h>
#include <memory>
#include <new>
#include <sys/resource.h>
#include <unistd.h>
namespace dlx {
std::atomic<bool>& interrupted() { static std::atomic<bool> flag = {false}; return flag; }
std::atomic<bool>& checkpoint_is_wished() { static std::atomic<bool> flag = {false}; return flag; }
namespace {
@<Remember how far the search is@>
@<Handle a signal@>
@<Remember what happened to memory@>
@<Give the reserve back@>
@<Let GMP ask as everybody does@>
}  // |namespace|
@<Let an interrupt stop the search@>
@<Say what Control-C has stopped@>
@<Rewrite a line@>
@<Make a line of progress@>
@<Tell that memory has ended@>
@<Keep a reserve@>
@<Explain a failure@>
} // |namespace dlx|

@*1 What Control-C prints. These are the words for all commands. The work says what it has by now,
or has not: \.{~after 3706880 nodes; \dots} of a search, and \.{; no film was made} of a picture.
A limit that was wished for, and the end of memory, are other reasons to stop.
@^Control-C@>

@<Declare how the command ends@>=
void say_stopped(std::string const& what_there_is, bool by_limit = false);
  /* says it on standard error, behind \.{dlx: stopped by}, and the reason */
struct Interrupted : std::runtime_error { using std::runtime_error::runtime_error; };
  /* for work that cannot end in order; says what there is, or is not, then */

@ If memory has ended, that has set the flag.
@<Say what Control-C has stopped@>=
void say_stopped(std::string const& what_there_is, bool by_limit)
{
  auto const reason = by_limit ? "a limit" : memory().has_ended ? fmt::format("the end of memory ({})", about_memory())
    : "an interrupt";
  say(fmt::format("dlx: stopped by {}{}\n", reason, what_there_is));
}

@*1 Signals. Four signals ask for an end. Each of them would otherwise kill in the middle of a
line.
$$\vbox{\halign{\.{#}\hfil\quad&#\hfil\cr
\it signal&\it its sender\cr
\noalign{\smallskip}
SIGINT&a person, by Control-C\cr
SIGTERM&\cmd{kill}, \cmd{timeout}, a cluster whose hour is over, a machine that is switched off\cr
SIGHUP&a terminal that is closed, or a line that has broken\cr
SIGXCPU&the system, when the processor time of \cmd{ulimit -St} is used up\cr}}$$
A second interrupt gets the default meaning of the signal, which is death, if it comes a second or
two after the first. \cmd{timeout} sends its signal twice within that time, once to the program
and once to its group. \.{SIGXCPU} comes again once a second and never kills; the hard limit of
\cmd{ulimit -t} does.
@^timeout@>@^hangup@>@^processor time, limit of@>

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

@ A signal that is ignored when we begin stays ignored, because a script that runs us in the
background has arranged that. The easy way to ask for the meaning of a signal is to change it, and
to change it back.

A fifth signal, \.{SIGUSR1}, asks how far the command is. Its default meaning is death, so every
command catches it before anything else. A search that keeps a checkpoint also writes it now
(\sec{command/keeper}), and goes on; that flag is separate.
@^SIGUSR1@>

@<Let an interrupt stop the search@>=
void catch_interrupts()
{
  for (int signal : {SIGINT, SIGTERM, SIGHUP, SIGXCPU})
    if (std::signal(signal, on_signal) == SIG_IGN) std::signal(signal, SIG_IGN);
}
void catch_wishes()
{
  known().begin = Clock::now();
  std::signal(SIGUSR1, on_wish);
}

@ A search may look up only after a second, and a command that reads or draws has no pulse at all.
So the handler itself writes the line, from the numbers of the last pulse. It takes no lock and no
memory, formats into an array, which is longer than any such line, calls |write| once, and
restores the error number. If nothing has been counted, the line has the time only.
@^signal handler that writes@>

@<Handle a signal@>=
void on_wish(int)
{
  int const reason = errno;
  checkpoint_is_wished() = true;
  auto const& k = known();
  auto const seconds = static_cast<std::uint64_t>(seconds_since(k.begin));
  char text[160];
  char* const begin = fmt::format_to(text, "{}dlx: ", k.is_shown ? "\r\033[K" : "");
  char* const end = k.nodes + k.covers == 0 ? fmt::format_to(begin, "at work for {} s\n", seconds)
    : fmt::format_to(put_counts(begin), ", after {} s\n", seconds);
  [[maybe_unused]] auto const written = ::write(STDERR_FILENO, text, static_cast<std::size_t>(end - text));
  errno = reason;
}

@ The handler reads atomic numbers, because a signal may come at any moment. |is_shown| says
whether the cursor stands behind a line of progress. |put_counts| writes to an array, for the
handler, or to a string.

@<Remember how far the search is@>=
struct Known {
  std::atomic<std::uint64_t> nodes = 0, covers = 0, done = 0; /* the last in tenths of a per cent */
  std::atomic<bool> is_shown = false;
  Clock::time_point begin = Clock::now(), last = begin; /* of the program, and when something was shown */
};
Known& known() { static Known all; return all; }@/
template<class Out> Out put_counts(Out out)
{
  auto const done = known().done.load();
  if (done > 0) out = fmt::format_to(out, "{}.{} % done, ", done/10, done%10);
  return fmt::format_to(out, "{} covers, {} nodes", known().covers.load(), known().nodes.load());
}

@*1 Progress. To rewrite a line means to go to its beginning and to erase it, by a sequence of
three characters that all terminals understand. Searches show their progress on such a line, and
so do commands that draw many pictures (\sec{command/pictures}).

A trace or a log on the same terminal shows progress by itself, so there is no line. Covers may be
rare: the line appears when none has come for two seconds, and a cover wipes it away.
@^terminal@>

@<Declare what is shown meanwhile@>=
bool has_free_terminal(bool prints);
  /* is standard error a terminal, and not the one to which the command |prints|
     its data? */
class ProgressLine { /* on a terminal, if one is free; what is shown replaces what was there */
public:
  explicit ProgressLine(bool prints, double seconds = 0.25);
  ProgressLine(ProgressLine const&) = delete;
  ~ProgressLine(); /* wipes it away */
  void update(std::function<std::string()> const& text); /* without an end of line; is asked for only if nothing was
    shown for a quarter of a second, or printed for so many seconds */
private:
  bool const is_free;
  double const patience;
};
enum class Prints { @!nothing, @!covers, @!steps }; /* to standard output, while it searches */
std::function<void(Progress const&)> pulse_for(Prints what);
  /* to be called by the search again and again, as the |pulse| of its limits.
     Remembers how far it is, for |SIGUSR1|, and shows it on a line, until its last copy is destroyed */
void put_cover(std::string const& text); /* as |put|, but wipes the line away, and a terminal shows it at once */

@ Covers for a terminal do not wait in a buffer.

@<Rewrite a line@>=
bool has_free_terminal(bool prints)
{ return ::isatty(STDERR_FILENO) and not (prints and ::isatty(STDOUT_FILENO)); }
static void wipe_line()
{ if (known().is_shown.exchange(false)) std::cerr << "\r\033[K" << std::flush; }@/
ProgressLine::ProgressLine(bool prints, double seconds) : is_free(has_free_terminal(prints)), patience(seconds)@+{@+}@/
ProgressLine::~ProgressLine() { wipe_line(); }
void ProgressLine::update(std::function<std::string()> const& text)
{
  if (not is_free or seconds_since(known().last) < (known().is_shown ? 0.25 : patience)) return;
  known().last = Clock::now();
  known().is_shown = true;
  std::cerr << "\r\033[K" << text() << std::flush;
}
void put_cover(std::string const& text)
{
  static bool const is_seen = ::isatty(STDOUT_FILENO);
  if (is_seen) wipe_line(), known().last = Clock::now();
  put(text, is_seen);
}

@ The line of a search for the cheapest cover also has the best cost, and a bound that no cover
can beat. The time that is left is the rough guess of \sec{more/progress}; in the first second it
is too early for it.

@<Make a line of progress@>=
static std::string in_a_line(Progress const& p, double spent)
{
  std::string text;
  put_counts(std::back_inserter(text));
  if (p.best) text += fmt::format(", cost {}", *p.best);
  if (p.floor) text += fmt::format(", at best {}", *p.floor);
  if (spent > 1 and p.done > 0) {
    auto const left = in_words(seconds_left(p, spent));
    text += fmt::format(", {}{} left", left.starts_with("more") ? "" : "about ", left);
  }
  return text;
}

@ The line belongs to the limits of a search, which can be copied. A shared pointer counts the
copies, and the last one wipes the line away.

@<Make a line of progress@>=
std::function<void(Progress const&)> pulse_for(Prints what)
{
  bool const shares = (what != Prints::nothing) and ::isatty(STDOUT_FILENO);
  auto const line = std::make_shared<ProgressLine>(what == Prints::steps, shares ? 2 : 0.25);
  return [line, start = Clock::now()](Progress const& p) {
    known().nodes = p.nodes, known().covers = p.solutions;
    known().done = static_cast<std::uint64_t>(1000*p.done);
    line->update([&] { return in_a_line(p, seconds_since(start)); });
  };
}

@*1 The end of memory. The reserve must hold the two megabytes that a search allocates at a time
(\sec{base/pages}), and another one for the report; it has four. It costs no memory before it is
freed, because no page of it is touched.

@<Declare what happens when memory ends@>=
void keep_reserve();
  /* to be called before anything else: from now on, when memory ends, |interrupted|
     becomes true, and at the second time |std::bad_alloc| is thrown, by GMP, too;
     where nothing can be thrown, the program says so, and ends */
void limit_memory(std::size_t megabytes, int threads);
  /* from now on so many more can be used than are now, and the stacks
     of all |threads| but the first; at least 32 */
void expect_search(); /* from now on, the status after the end of memory is 3, not 2 */

@ Several threads may run out of memory at the same moment. So all members that change later are
atomic, and the thread that exchanges the reserve for nothing is the only one that frees it. The
report must not allocate; so it is formatted into static arrays.

@<Remember what happened to memory@>=
constexpr std::size_t reserve_size = 4 << 20; /* bytes */
struct Memory {
  std::atomic<void*> reserve = {nullptr};
  std::atomic<std::size_t> in_use = {0}; /* bytes, when it ended */
  std::atomic<bool> has_ended = {false}, is_for_search = {false},
    is_limited = {false}; /* by us */
  std::terminate_handler before = nullptr; /* for ends that are not our concern */
};
Memory& memory() { static Memory all; return all; }@/
char const* about_memory() /* how much was in use when it ended, and what helps */
{
  static char text[120];
  *fmt::format_to(text, "{} MB in use; {}", (memory().in_use + 999'999)/1'000'000,@|
    memory().is_limited ? "--memory can allow more, if ulimit -v does" : "ulimit -v tells how much is allowed") = '\0';
  return text;
}

@ The library calls the next function when an allocation has failed, and tries again if it
returns. So it must either make room, or throw. It also asks the allocator how much is in use;
when the exception arrives in |main|, most of it has been given back.

@<Give the reserve back@>=
void on_no_memory()
{
  void* const reserve = memory().reserve.exchange(nullptr);
  if (not memory().has_ended.exchange(true)) {
    auto const now = ::mallinfo2();
    auto const total = now.uordblks + now.hblkhd;
    memory().in_use = total - std::min(total, reserve_size);
    interrupted() = true;
  }
  if (reserve == nullptr) throw std::bad_alloc();
  std::free(reserve);
}

@ GMP calls |abort| if |malloc| fails. It can be told to call |operator new| instead. After an
exception its results are not defined, and not used. \CPLUSPLUS/ cannot make a block longer, so a
number that grows is copied.
@^GMP@>

@<Let GMP ask as everybody does@>=
void* take(std::size_t bytes) { return ::operator new(bytes); }
void give_back(void* block, std::size_t) { ::operator delete(block); }
void* take_another(void* block, std::size_t before, std::size_t bytes)
{
  void* const other = take(bytes);
  std::memcpy(other, block, std::min(before, bytes));
  give_back(block, before);
  return other;
}

@ The output of before is right, and is flushed first, if the streams are ready: |prepare_streams|
has told |std::cout| to throw, which shows that they are.

@<Tell that memory has ended@>=
static Status tell_end_of_memory()
{
  if (std::cout.exceptions() != std::ios::goodbit) {
    std::cout.exceptions(std::ios::goodbit);
    std::cout.flush();
  }
  static char text[240];
  auto const end = fmt::format_to(text, "dlx: error: out of memory ({}); what "
    "was printed is right, but not all\n", about_memory());
  [[maybe_unused]] auto const n = ::write(STDERR_FILENO, text, static_cast<std::size_t>(end - text));
  return memory().is_for_search ? Status::stopped : Status::wrong;
}

@ A destructor must not throw. The JSON library has one that allocates a list; if that fails,
|std::terminate| is called. Nothing can be tidied up at this point, so we say why, and leave by
|_exit|. If memory has not ended, the handler of before is called.
@^terminate@>

@<Tell that memory has ended@>=
[[noreturn]] static void on_terminate()
{
  if (memory().has_ended) ::_exit(static_cast<int>(tell_end_of_memory()));
  memory().before();
  std::abort();
}

@ |keep_reserve| cannot fail: if there is no room for a reserve, the first failure is thrown at
once.

It also tells the allocator to keep freed memory. Otherwise freed pieces above 128 kilobytes go
back to the system and are requested again, page by page (\sec{base/pages}), which takes up to a
twelfth of a search of two milliseconds.

@<Keep a reserve@>=
void keep_reserve()
{
  memory().before = std::set_terminate(on_terminate);
  memory().reserve = std::malloc(reserve_size);
  ::mallopt(M_MMAP_THRESHOLD, 32 << 20);
  ::mallopt(M_TRIM_THRESHOLD, 256 << 20);
  std::set_new_handler(on_no_memory);
  ::mp_set_memory_functions(take, take_another, give_back);
}
void expect_search() { memory().is_for_search = true; }

@ \.{--memory 4000} lets the system refuse what goes beyond a limit on data that can be written,
\.{RLIMIT\UL DATA}; from then on an allocation fails. The limit counts from what the program has
taken to start, the sixth number of a file of the system, in pages. The stack of each thread but
the first is in the data, eight megabytes of which a few kilobytes are used; these are allowed
besides. The allocator shall not keep long pieces any more, because they count. A search allocates
six megabytes of tables before it begins, so 32 are always allowed.
@^limit on memory@>

@<Keep a reserve@>=
void limit_memory(std::size_t megabytes, int threads)
{
  std::ifstream now("/proc/self/statm");
  rlim_t pages = 0;
  for (int k = 0; k < 6; ++k) now >> pages;
  struct rlimit data, stack;
  ::getrlimit(RLIMIT_DATA, &data), ::getrlimit(RLIMIT_STACK, &stack);
  rlim_t const of_a_thread = std::min<rlim_t>(stack.rlim_cur, 8 << 20);
  rlim_t const all = pages * static_cast<rlim_t>(::sysconf(_SC_PAGESIZE))
    + std::max<rlim_t>(megabytes, 32)*1'000'000 + static_cast<rlim_t>(threads - 1)*of_a_thread;
  data.rlim_cur = std::min(data.rlim_cur, all);
  ::setrlimit(RLIMIT_DATA, &data);
  ::mallopt(M_MMAP_THRESHOLD, 1 << 20);
  ::mallopt(M_TRIM_THRESHOLD, 1 << 20);
  memory().is_limited = true;
}

@*1 How the command ends. The statuses of \sec{command/main} have names.

@<Declare how the command ends@>=
enum class Status {
  found = 0,  /* a cover was found, or what was asked for was done */
  none = 1,   /* it was proved that there is no cover */
  wrong = 2,  /* the input or the command line is wrong, or writing failed */
  stopped = 3 /* the search was stopped before any of these was known */
};
Status explain_failure();
  /* to be called in a |catch| block: says on standard error what was caught, and
     returns |Status::wrong|, or |Status::stopped| after an interrupt, or if memory ended when a search
     had begun; if the reader of standard output has left, it does
     not return, but ends the program by the signal |SIGPIPE| */

@ A function that is called in a |catch| block can throw again what was caught, and so find out
what it is. Messages of |InputError| already begin with file and line; all others get the name of
the program in front. If memory has ended, it is also the reason of an interrupt. The order of the
clauses matters: |std::exception|, the base of most others, comes last.

@<Explain a failure@>=
Status explain_failure()
{
  try {
    throw;
  } catch (WriteFailure const& e) {
    blame_output(e.reason);
  } catch (std::ios::failure const&) {
    blame_output(errno);
  } catch (Interrupted const& e) {
    if (memory().has_ended) return tell_end_of_memory();
    say_stopped(fmt::format("; {}", e.what()));
    return Status::stopped;
  } catch (InputError const& e) {
    say(std::string(e.what()) + '\n');
  } catch (std::bad_alloc const&) {
    return tell_end_of_memory();
  } catch (std::exception const& e) {
    say(fmt::format("dlx: error: {}\n", e.what()));
  }
  return Status::wrong;
}

@ \pitfall{A handler that prints by a stream: it may interrupt the very function that it calls,
and wait for a lock that its own program holds. A flag that is no atomic variable: the compiler
may read it once, before the loop. A handler for the end of memory that needs memory, or that
returns and has freed nothing. To test only the end of {\it all\/} memory: an allocation of a
gigabyte can fail while there is plenty for the report.}

\pinned{\.{tests/command/interrupt\UL test.cpp} interrupts searches and counts, once and twice, by
each of the four signals, and with the signal ignored. It gives the command a terminal, by
\cmd{script}, and reads the line of progress; and asks each command how far it is. It has an
allocator of its own, and runs |main| some thousand times: with the first allocation that fails,
with the second, and so on; each alone, and each with all that follow; and with budgets.}

\exercise[20]{Let the line that answers \.{SIGUSR1} also show the cost of the best cover so far.
Which functions have to change, and why can the cost not be an |optional|?} \answer{|Known|,
|pulse_for|, and |put_counts|. An |optional| is no atomic variable: the signal might come when its
value is set, and its flag is not. An atomic number, whose largest value means that there is none,
will do.}

\exercise[15]{The system gives more addresses than it has memory, and finds out when they are
used. Then no allocation fails, and the whole program is killed, status 137. Which line of the
table helps? What can a person do who knows that?} \answer{None. A limit makes allocations fail in
time: \.{--memory 8000} allows eight gigabytes; for all programs of a shell, \cmd{ulimit -v
8000000} does, which counts addresses.}

\summary{The handler sets a flag; the search looks at it; the second interrupt is the last. The
end of memory frees a reserve, and is an interrupt, too. A program that cannot be stopped in order
throws; where nothing can be thrown, it says why and leaves.}
