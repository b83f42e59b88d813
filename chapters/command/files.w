@** Files and streams. \label{command/files}%
Problems come from files, or from standard input; covers go to standard output.
What can go wrong on this short way? More than one would think, and a program that
wants to hear of it has to ask the system itself:
$$\vbox{\halign{#\hfil\quad&\.{#}\hfil\quad&#\hfil\cr
\it what&\it the system says&\it and we\cr
\noalign{\smallskip}
a folder is no file&EISDIR&report it; a \CPLUSPLUS/ stream would be at its end\cr
a pipe has nothing yet&EAGAIN&wait, without asking again and again\cr
a signal came in between&EINTR&ask again\cr
the disk is full&ENOSPC&report it: half a list looks like a whole one\cr
the reader has left&EPIPE&end as quietly as \cmd{cat}\cr}}$$
@^standard output@>

Every command (but \.{figures}, with its folders of recipes) reads its files with |read_file|, and what it prints, it prints with |put|.
(Two observers write by themselves, the log and the trace, since they are given
|std::cout|; but |finish_output| asks whether it has failed.) Why should it matter
whether the last line of a list arrives? Because of what the list is for: ``these are
all covers'' is a proof, and half a list proves something else. A status of~0 is a
promise that all of it has left the program, and no program that does not ask can
promise that.

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
@<Declare how to complain@>
} // |namespace dlx|

@ Complaints have another stream, and another rule: what they quote may come from anybody, so it must not move the cursor. And if it is the output itself that
fails, it has to be said why, unless nobody is there to read on.

@<Declare how to complain@>=
void say(std::string_view text);
  /* to standard error; what would move the cursor, but for newlines and tabs, is
     shown by its number (\sec{base/source}) */
struct WriteFailure {
  int reason; /* an |errno| */
};
void blame_output(int reason);
  /* says on standard error why writing failed; but if the reader has left, ends
     the program by |SIGPIPE|, as if it had never been ignored */

@ The reading is done by the system, the writing by streams.

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

@ A file is read as a whole, because every reader of
this book wants to point at places in it. That costs as much memory as the
file is long, which is little compared with what is made of it. The
streams of \CPLUSPLUS/ take an error in the middle of a file for its
end; that is half a problem, read without a word, and solved. So we ask
|read|, which knows the difference. Two
thousand million bytes are the most that we take, because \.{/dev/zero} has
no end.

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
    else if (errno == EAGAIN) @<Wait until |file| has more@>
    else if (errno != EINTR) fail_to_read(name, std::strerror(errno));
    if (text.size() > most_bytes) fail_to_read(name, "it is too long");
  }
}

@ A pipe says that there is nothing {\it yet\/} if another program has
set it to that mood. To ask again at once would keep a whole processor busy with
hearing no.

@<Wait until |file| has more@>=
{
  pollfd waiting = {file, POLLIN, 0};
  ::poll(&waiting, 1, -1);
}

@ A destructor never forgets to close a file; so we lend its number to a smart
pointer, whose idea of deleting is to close.

And who types \cmd{dlx solve} and nothing else sits before a program
that says nothing. It waits for a problem, and the person waits for an
answer. So if standard input is a keyboard, we say what we are waiting for.
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

@ Whoever types \cmd{dlx view --out evening evening} has forgotten a letter, and does not want to lose the trace of an evening for it. To write
a whole file is no help: the trace would be replaced by a whole page. So who writes asks first whether the two names lead to
one file, whatever they look like; standard input may be a file as well. (Compilers do so, too.) A terminal may be both, for nothing is lost there.

@<Read files@>=
void refuse_to_write_over(std::string const& source, std::string const& output)
{
  std::error_code unknown; /* there may be nothing under a name */
  @[std::filesystem::path@] const from = source == "-" ? "/dev/stdin" : source;
  bool const can_be_lost = std::filesystem::is_regular_file(from, unknown);
  if (can_be_lost and std::filesystem::equivalent(from, output, unknown))
    throw std::runtime_error(fmt::format("'{}' is what is read, and would be lost; write to another file", visible(output)));
}

@ Two lines about |ios| are worth a comment. Without the first one, each cover
would be handed to the \CEE/ library for the sake of programs that use both;
ours does not. The second asks |std::cout| to complain when it fails, which
by default it does not: it sets a bit, and goes on as if it had written.
Standard error is untied from standard output, or else a complaint about the
output would first try to write the output.

A limit on the length of files (\cmd{ulimit -f}) kills, too, if one lets it: when a file becomes longer, the signal \.{SIGXFSZ} comes. Ignored, it is an error
like that of a full disk, with its own reason: ``File too large''.
@^SIGXFSZ@>

@<Write to standard output@>=
void prepare_streams()
{
  @<Occupy the numbers of streams that are closed@>
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  std::ios::sync_with_stdio(false);
  std::cout.exceptions(std::ios::badbit | std::ios::failbit);
  std::cerr.tie(nullptr);
}

@ Whoever starts us can close one of the three streams beforehand; in a shell one says \.{2>\char"26-}. What would happen then? A file that is opened gets the
lowest number that is free. So the file of the covers, say, would get the number~2, and be standard error from then on; and the next complaint
would be written into it, between two covers. So we take the free numbers ourselves, before anything else. What we open
there cannot be used in the direction that is meant: to read from a standard input that was closed, and to
write to such an output, fails, as it did before.
@^closed stream@>

@<Occupy the numbers of streams that are closed@>=
for (int k : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
  if (::fcntl(k, F_GETFD) < 0) ::open("/dev/null", k == STDIN_FILENO ? O_WRONLY : O_RDONLY);

@ The stream does not say why it failed; the system has left the reason in
|errno|. But every thread has an |errno| of its own, and if several threads
search (\sec{fast/threads}), any of them may be the one that prints a cover. In
|main| one would then read another thread's reason. (For some time, a full
disk was reported as an ``inappropriate ioctl for device''.) So the failure
takes the reason along.
@^full disk@>

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

@ Words for people can contain words of other people: names of files and of items, or what another program has murmured. Whoever speaks of these says it
here, so that none of them repaints a terminal.
@^escape sequence@>

@<Write to standard output@>=
void say(std::string_view text) { std::cerr << visible(text, "\n\t"); }

@ Nobody is to blame if \cmd{dlx solve \char"7C\ head} has seen enough after
ten lines. Most filters are then killed by the
signal |SIGPIPE| at their next word; it goes unnoticed, since that is what the
signal is for, and shells keep quiet about it. We cannot afford to be killed
just anywhere, for a line that shows progress may be on the screen. So the
signal is ignored, the search stops by an exception like all others,
and everything is tidied up on the way out. Then we give the signal its
meaning back, and send it to ourselves. It is a cheaper way to end an
endless search than the heat death of the universe.
@^closed pipe@>

@<Write to standard output@>=
void blame_output(int reason)
{
  if (reason == EPIPE) {
    std::signal(SIGPIPE, SIG_DFL);
    std::raise(SIGPIPE);
  }
  std::cerr << fmt::format("dlx: error: cannot write to standard output: {}; "
    "what was written is incomplete\n", std::strerror(reason));
}

@ \pitfall{A stream that has failed and says nothing. The reason of another
thread. A loop that asks a silent pipe ten million times a second whether there
is something new.}

\pinned{\.{tests/command/files\UL test.cpp} writes to a full disk and into closed
pipes, with several threads, too; reads folders, files that are closed to us or end too early, with a small stack, too, and pipes that are in the mood of
``not yet'', and from a keyboard.}

\exercise[15]{Why does \cmd{dlx make queens 8 > /dev/full} have the status~2,
although |put| has returned without a complaint? Which line finds it out?}
\answer{What is put stays in the buffer of |std::cout| until that is full, and
the problem is shorter than the buffer. The stream writes when |main| calls
|finish_output|; there the system refuses, and |WriteFailure| is thrown. Without
that call the destructor of the stream would write, fail, and tell nobody.}

\summary{What is read is read by |read_file|, and what is printed by |put|; both ask the
system for the reason when they fail.}
