@** Files and streams. \label{command/files}%
Problems come from files, or from standard input; covers go to standard output. What can go wrong
on this short way? A program has to ask the system itself in order to know:
$$\vbox{\halign{#\hfil\quad&\.{#}\hfil\quad&#\hfil\cr
\it what&\it the system says&\it and we\cr
\noalign{\smallskip}
a folder is no file&EISDIR&report it; a \CPLUSPLUS/ stream would be at its end\cr
a pipe has nothing yet&EAGAIN&wait, without asking again and again\cr
a signal came in between&EINTR&ask again\cr
the disk is full&ENOSPC&report it: half a list looks like a whole one\cr
the reader has left&EPIPE&end as quietly as \cmd{cat}\cr}}$$
@^standard output@>

A command reads its files with |read_file| and prints with |put|. The log and the trace are given
|std::cout| and write by themselves, but |finish_output| notices if that has failed. The last line
of a list matters, because ``these are all covers'' is a proof, and half a list proves something
else. A status of~0 promises that the whole output has left the program.

@(dlx/command/files.hpp@>=
#pragma once
/* Files are read as a whole; everything that is data is written by |put|.
   Failures are exceptions that keep the reason of the system. */
#include "dlx/base/source.hpp"
#include <fmt/format.h>
#include <iostream>
namespace dlx {
Source read_file(std::string const& name);
  /* all of a file, or of standard input if the name is a dash; at most
     two thousand million bytes; throws |std::runtime_error| with the
     reason of the system if that fails */
void refuse_to_write_over(std::string const& source, std::string const& output);
  /* throws |std::runtime_error| if both are names of the same file, and it is no device; the |source| may be a dash */
void prepare_streams();
  /* to be called first: from then on, writing throws if it fails, and a reader
     who leaves, or a limit on the length of files, is such a failure, not a signal;
     and no file that is opened becomes a standard stream */
void put(std::string_view text, bool at_once = false);
  /* to standard output; throws |WriteFailure| */
inline void finish_output() { put("", true); } /* writes what is still on its way */
void say(std::string_view text);
  /* to standard error; what would move the cursor, but for newlines and tabs, is
     shown by its number (\sec{base/source}) */
void name_output(std::string const& name); /* what is put goes to the file of this name, by other means */
struct WriteFailure {
  int reason; /* an |errno| */
};
void blame_output(int reason);
  /* says on standard error why writing failed; but if the reader has left, ends
     the program by |SIGPIPE|, as if it had never been ignored */
} // |namespace dlx|

@ The system reads; streams write.

@(dlx/command/files.cpp@>=
#include "dlx/command/files.hpp"
#include "dlx/base/pages.hpp"
#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <memory>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>
namespace dlx {
namespace {
@<Read a file to its end@>
}  // |namespace|
@<Read files@>
@<Write to standard output@>
} // |namespace dlx|

@ A file is read as a whole, because every reader of this book must be able to point at places in
it. The streams of \CPLUSPLUS/ take an error in the middle of a file for its end, so half a
problem would be solved without a word. Therefore we call |read|. At most two thousand million
bytes are taken, because \.{/dev/zero} has no end. A descriptor that does not block may have
nothing to read for the moment; the program sleeps in |poll| until it has.

@<Read a file to its end@>=
constexpr std::size_t most_bytes = 2000000000;
[[noreturn]] void fail_to_read(std::string const& name, std::string const& why)
{
  throw std::runtime_error(fmt::format("cannot read '{}': {}", visible(name), why));
}
std::string slurp(int file, std::string const& name)
{
  std::string text;
  struct stat about;
  if (::fstat(file, &about) == 0 and S_ISREG(about.st_mode))
    make_room(text, std::min(most_bytes, static_cast<std::size_t>(about.st_size)));
  constexpr std::size_t most = 1 << 16;
  auto const buffer = std::make_unique_for_overwrite<char[]>(most);
  while (true) {
    auto const n = ::read(file, buffer.get(), most);
    if (n == 0) return text;
    if (n > 0) text.append(buffer.get(), static_cast<std::size_t>(n));
    else if (pollfd waiting = {file, POLLIN, 0}; errno == EAGAIN) ::poll(&waiting, 1, -1);
    else if (errno != EINTR) fail_to_read(name, std::strerror(errno));
    if (text.size() > most_bytes) fail_to_read(name, "it is too long");
  }
}

@ A smart pointer whose deleter closes the file makes sure that no path forgets to. If standard
input is a keyboard, a message says that the command is waiting for it.
@^standard input@>

@<Read files@>=
Source read_file(std::string const& name)
{
  if (name == "-") {
    if (::isatty(STDIN_FILENO))
      std::cerr << "dlx: reading from the keyboard; Control-D ends it\n";
    return {name, slurp(STDIN_FILENO, "standard input")};
  }
  int const file = ::open(name.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) fail_to_read(name, std::strerror(errno));
  auto const close = [](int const* f) { ::close(*f); };
  std::unique_ptr<int const, decltype(close)> const closer(&file, close);
  return {name, slurp(file, name)};
}

@ \cmd{dlx view --out evening evening} has a missing letter and would destroy the trace. So,
before a command writes, it asks whether the two names lead to one file. A terminal may be both.

@<Read files@>=
void refuse_to_write_over(std::string const& source, std::string const& output)
{
  std::error_code unknown; /* there may be nothing under a name */
  @[std::filesystem::path@] const from = source == "-" ? "/dev/stdin" : source;
  bool const can_be_lost = std::filesystem::is_regular_file(from, unknown);
  if (can_be_lost and std::filesystem::equivalent(from, output, unknown))
    throw std::runtime_error(fmt::format("'{}' is what is read, and would be lost; write to another file", visible(output)));
}

@ |prepare_streams| makes four changes. |std::cout| no longer shares its buffer with the \CEE/
library, which would pass on each cover by itself. It throws when it fails; by default it only
sets a bit. Standard error is untied from standard output; otherwise a complaint about the output
would first try to write the output. And two signals become errors of writing: \.{SIGPIPE}, and
\.{SIGXFSZ}, which comes when a file exceeds \cmd{ulimit -f}.
@^SIGXFSZ@>

The caller can start us with a closed stream; in a shell one says \.{2>\char"26-}. The next file
that is opened would get the free number~2, and complaints would be written into it, between two
covers. So the free numbers are occupied first, by \.{/dev/null} in the wrong direction: reading a
closed standard input fails, as it did before.
@^closed stream@>

@<Write to standard output@>=
void prepare_streams()
{
  for (int k : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    if (::fcntl(k, F_GETFD) < 0) ::open("/dev/null", k == STDIN_FILENO ? O_WRONLY : O_RDONLY);
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  std::ios::sync_with_stdio(false);
  std::cout.exceptions(std::ios::badbit | std::ios::failbit);
  std::cerr.tie(nullptr);
}

@ The stream does not say why it failed; the system has left the reason in |errno|. Each thread
has its own |errno|, and any thread may print a cover (\sec{fast/threads}). So the exception
carries the reason.
@^full disk@>

Messages may quote names of files and items, or what another program said. |say| makes sure that
none of them repaints a terminal.
@^escape sequence@>

@<Write to standard output@>=
void put(std::string_view text, bool at_once)
{
  try {
    std::cout << text;
    if (at_once) std::cout.flush();
  } catch (std::ios::failure const&) {
    throw WriteFailure{errno};
  }
}
void say(std::string_view text) { std::cerr << visible(text, "\n\t"); }

@ In \cmd{dlx solve \char"7C\ head}, the reader leaves after ten lines. Most filters are then
killed by |SIGPIPE|, and shells do not report it. A progress line may be on the screen, so we
cannot be killed just anywhere. The signal is ignored, the search stops by an exception, and the
destructors tidy up. Then the signal gets its default meaning back, and we send it to ourselves. A
complaint about the file of covers has its name (\sec{command/keeper}).
@^closed pipe@>

@<Write to standard output@>=
static std::string& output_name() { static std::string name; return name; }
void name_output(std::string const& name) { output_name() = name; }
void blame_output(int reason)
{
  if (reason == EPIPE) {
    std::signal(SIGPIPE, SIG_DFL);
    std::raise(SIGPIPE);
  }
  auto const why = std::strerror(reason);
  say(output_name().empty() ? fmt::format("dlx: error: cannot write to standard output: {}; "
    "what was written is incomplete\n", why)
    : fmt::format("dlx: error: cannot write covers to '{}': {}\n", visible(output_name()), why));
}

@ \pitfall{A stream that fails without a message. The reason of another thread. A loop that asks a
silent pipe ten million times a second whether there is something new.}

\pinned{\.{tests/command/files\UL test.cpp} writes to a full disk and into closed pipes, also with
several threads; reads folders, files without permission, files that end too early, files with a
small stack, nonblocking pipes, and a keyboard.}

\exercise[15]{Why does \cmd{dlx make queens 8 > /dev/full} have the status~2, although |put| has
returned without a complaint? Which line finds it out?} \answer{The text stays in the buffer of
|std::cout| until that is full, and the problem is shorter than the buffer. The stream writes when
|main| calls |finish_output|; there the system refuses, and |WriteFailure| is thrown. Without that
call the destructor of the stream would write, fail, and report nothing.}

\summary{|read_file| reads and |put| prints; both get the reason from the system when they fail.}
