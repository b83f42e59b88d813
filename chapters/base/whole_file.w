@** Whole files. \label{base/whole_file}%
Last night, a page with a player was made from a long trace, and it will be shown at ten o'clock.
At five to ten it is made once more, with a better title, and the disk is full. What is under its
name now?

A program that opens the file and writes has lost the old page before it knows that there is no
room for the new one. So this is the rule for every file with a name that this book writes, and
the invariant of this chapter: {\it at any time the name leads to the whole of the old file or to
the whole of the new one}. Write {\it another\/} file beside the old one, and when it is complete,
give it the name of the old one. The system does the last step at once: a program that opens the
name finds the one or the other, never something between.
@^whole file@>@^invariant of files@>@^full disk@>@^atomic replacement@>
\sketch{whole-file}{Where the name leads to.}

@ What if the machine loses its power meanwhile? Twice the program must insist that things are on
the disk: the new file, before it gets the name; and then the folder, in which the name stands.
Otherwise the system is free to do the second step before the first.
@^fsync@>
$$\vbox{\halign{#\hfil\quad&#\hfil\quad&#\hfil\cr
\it the power fails&\it the name leads to&\it beside it\cr
\noalign{\smallskip}
while we write&the old file&half of a file, \.{.new}\cr
after the first \.{fsync}&the old one&the new one\cr
after \.{rename}&the old one or the new one&nothing, or the new one\cr
after the second \.{fsync}&the new one&nothing\cr}}$$
Without the first \.{fsync}, the name may lead to a file of length zero after the power failure.

To insist costs some milliseconds. A checkpoint is worth them, and so is the page of a person who
waits for nothing else. The thousand pictures of this book are not, as they are made again by one
command. So a caller can say that a file need not {\it last}; the name still leads to a whole file
at any time, unless the power fails.

@(dlx/base/whole_file.hpp@>=
#pragma once
/* Files that are there as a whole, or not at all; and signals that wait, while something
   must not be disturbed. */
#include <csignal>
#include <filesystem>
#include <initializer_list>
#include <memory>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>
namespace dlx {
enum class Lasting { @!yes, @!no }; /* is it on the disk when we return? */
void replace_file(std::string const& name, std::string_view text, Lasting lasting = Lasting::yes);
  /* by a file of this name and text, with the rights of the old one, if there is
     one; behind links, what they lead to. A device or a pipe is written to as it
     is. Throws |std::runtime_error|, with the name and the reason of the system,
     and then the old file is still there. While the new one is being written,
     signals wait */
[[noreturn]] void give_up(std::string const& name, int reason); /* throws the same, for an |errno|: there is nothing to write to */
@[std::filesystem::path@]@, behind_links(@[std::filesystem::path@]@, name);
  /* where a name leads that is a link, or a link to one; nothing needs to be there yet.
     A stream, such as \.{/dev/stdout}, is no link */
@<Declare the class |WholeFile|@>
@<Declare the class |SignalsWait|@>
} // |namespace dlx|

@ A proof of four gigabytes comes line by line, for hours (\sec{command/verify}). So there is a
stream, too. Its text goes into the new file, and |keep| gives the name. If the search throws an
exception before, the old file stays.

@<Declare the class |WholeFile|@>=
class Replacement;
class WholeFile : std::streambuf {
public:
  explicit WholeFile(std::string const& name);
  ~WholeFile() override; /* if it was not kept, the old file is still there */
  std::ostream out;
  void keep(Lasting lasting = Lasting::yes); /* nothing may be written after that */
    /* all of them, and |out|, throw |std::runtime_error|, as |replace_file| does */
private:
  int_type overflow(int_type c) override;
  int sync() override;
  std::unique_ptr<Replacement> file;
  std::vector<char> buffer;
};

@ The calls go to the system itself, because a stream of \CPLUSPLUS/ cannot be asked why it
failed, nor whether what it has written is on the disk.

@(dlx/base/whole_file.cpp@>=
#include "dlx/base/whole_file.hpp"
#include "dlx/base/source.hpp"
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <fmt/format.h>
#include <optional>
#include <stdexcept>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>
namespace dlx {
@<Let signals wait@>
@<Declare the number of an open file@>
namespace {
using Path = @[std::filesystem::path@];
@<Find out what is there under a name@>
@<Write beside it@>
}  // |namespace|
@<Follow links@>
@<Write a new file beside the old one@>
@<Replace a file@>
@<Write to a file by a stream@>
} // |namespace dlx|

@*1 What is there. A name may lead to something that is no file: to a device such as \.{/dev/null},
or to a pipe that was made by \cmd{mkfifo}. To replace one of these by a file would be a disaster.
Such things are opened and written to, as \cmd{cat} would. They are not read before: \.{/dev/full}
has infinitely many zeros to offer.

So the first step is to open what is there, without touching it. This also finds out whether it
may be written. A file without that right is not replaced, even if the {\it folder\/} can be
written.
@^device@>@^pipe with a name@>

@<Declare the number of an open file@>=
class Handle { /* the number of an open file; closes it */
public:
  explicit Handle(int n) : number(n)@+{@+}@/
  ~Handle() { if (number >= 0) ::close(number); }
  Handle(Handle const&) = delete;
  int close() { return ::close(std::exchange(number, -1)) == 0 ? 0 : errno; }
  int number; /* $-1$ if there is none */
};

@ The name may be that of a link. Then the file behind it is replaced, and the link stays. The
last name need not lead to anything yet. As \sec{command/keeper} must know whether two names are
one, the function can be called from elsewhere. The system follows forty links at most, and
complains of a longer way when the file is opened.

\.{/dev/stdout} leads to \.{/proc/self/fd/1}, which looks like a link to the file in which the shell
collects what we print. But it means the open file of this number, to which other programs may
have written before us, and will write after us. So this number is taken, and nothing is opened.
@^standard output@>

@<Find out what is there under a name@>=
int number_of_stream(Path const& name) /* $-1$ if it names none */
{
  auto const number = name.filename().string();
  bool const is_number = not number.empty() and number.size() < 9 and has_only(number, digits);
  for (std::string const folder : {"/proc/self/fd", "/dev/fd"})
    if (is_number and name.parent_path() == folder) return std::stoi(number);
  return -1;
}
int open_what_is_there(Path const& place)
{
  int const stream = number_of_stream(place);
  if (stream >= 0) return ::fcntl(stream, F_DUPFD_CLOEXEC, 0);
  return ::open(place.c_str(), O_WRONLY | O_NOCTTY | O_CLOEXEC);
}

@ An error on the way is not reported here: the system says what is wrong when the name is opened.
Every failure is reported with the name and the reason of the system, an |errno|.

@<Follow links@>=
Path behind_links(Path name)
{
  std::error_code fault;
  for (int k = 0; k < 40 and number_of_stream(name) < 0
      and std::filesystem::is_symlink(name, fault); ++k)
    name = name.parent_path() / std::filesystem::read_symlink(name, fault);
  return name;
}
void give_up(std::string const& name, int reason)
{
  throw std::runtime_error(fmt::format("cannot write '{}': {}", visible(name), std::strerror(reason)));
}

@*1 Beside it. The new file is called like the old one, with \.{.new} behind its name. Such a file
may be there already: because a person likes this ending, because a process was killed at the
wrong moment, or because another one is about to do the same. So the system is told to {\it
make\/} a file, and not to take one that is there; if it refuses, the next is called \.{.new2}.
Names have 255 bytes at most, so what stands before \.{.new} is cut there, if need be.

The system may write less than it was asked to, and it may be interrupted by a signal. Both are no
failures. The result is zero, or the |errno| of a failure.
@^EINTR@>

@<Write beside it@>=
std::pair<int, Path> made_beside(Path const& name, mode_t mode)
{
  auto const begin = name.filename().string().substr(0, 240) + ".new";
  for (int k = 1; ; ++k) {
    auto const fresh = name.parent_path() / (k == 1 ? begin : begin + std::to_string(k));
    int const file = ::open(fresh.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
    if (file >= 0 or errno != EEXIST) return {file, fresh};
  }
}
int write_all(int file, std::string_view text)
{
  while (not text.empty()) {
    auto const n = ::write(file, text.data(), text.size());
    if (n >= 0) text.remove_prefix(static_cast<std::size_t>(n));
    else if (errno != EINTR) return errno;
  }
  return 0;
}

@ There are four steps, and a class for them. The first opens what is there; the second makes the
new file; the third writes; and the fourth gives the name. If one of them throws, the destructor
removes the half that was written.

@<Write a new file beside the old one@>=
class Replacement {
  void must(bool is_fine) const { if (not is_fine) give_up(name, errno); }
  std::string name;
  Path place, fresh; /* what will be replaced, and by which file, if that exists */
  Handle old, file = Handle(-1);
  bool is_special = false; /* a device, pipe, or stream */
  struct stat about = {};
public:
  ~Replacement() { if (not fresh.empty()) ::unlink(fresh.c_str()); }
  Replacement(Replacement const&) = delete;
  bool is_file() const { return not is_special; }
  @<Take a step@>
};

@ A name with nothing behind it, and no file yet, looks the same to |open|; the error of a missing
folder comes when the new file is made.

@<Take a step@>=
explicit Replacement(std::string const& n) : name(n), place(behind_links(n)),
  old(open_what_is_there(place))
{
  must(old.number >= 0 or errno == ENOENT);
  if (old.number < 0) return;
  must(::fstat(old.number, &about) == 0);
  is_special = not S_ISREG(about.st_mode) or number_of_stream(place) >= 0;
}

@ The new file has the rights of the old one, and at no moment more, because a list of names that
was closed to others must not be opened by a correction. So it is made for its owner alone, and
opened for others then. If there was no old file, the system decides. A group to which we belong
is kept in either case; if it cannot be, no other group gets its rights.

@<Take a step@>=
void begin()
{
  if (is_special) return;
  auto const [number, made] = made_beside(place, old.number < 0 ? 0666 : 0600);
  must(number >= 0);
  file.number = number;
  fresh = made;
  if (old.number < 0) return;
  bool const is_given = ::fchown(number, about.st_uid, about.st_gid) == 0;
  bool const has_group = is_given or ::fchown(number, static_cast<uid_t>(-1), about.st_gid) == 0;
  must(::fchmod(number, about.st_mode & (is_given ? 07777 : has_group ? 0777 : 0707)) == 0);
}
void write(std::string_view text)
{
  if (int const reason = write_all(is_special ? old.number : file.number, text); reason != 0)
    give_up(name, reason);
}

@ After the last step nothing has to be removed any more. A folder that can be written, but not
read, cannot be brought to the disk; the file is there all the same.

@<Take a step@>=
void finish(Lasting lasting)
{
  if (is_special) return;
  must(lasting == Lasting::no or ::fsync(file.number) == 0);
  if (int const reason = file.close(); reason != 0) give_up(name, reason);
  must(::rename(fresh.c_str(), place.c_str()) == 0);
  fresh.clear();
  if (lasting == Lasting::no) return;
  auto const folder = place.parent_path();
  Handle const there(::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_CLOEXEC));
  if (there.number >= 0) ::fsync(there.number);
}

@ Now all of it. Most signals would end the program and leave half of a \.{.new} behind, so they
wait meanwhile; only what \cmd{kill -9} leaves has a name that says what it is. To open a pipe is to
wait for its reader, and a device may be slow; there signals do not wait.

@<Replace a file@>=
void replace_file(std::string const& name, std::string_view text, Lasting lasting)
{
  std::optional<SignalsWait> for_a_moment; /* which ends when |file| is gone, and with it what was left of it */
  Replacement file(name);
  if (file.is_file()) for_a_moment.emplace();
  file.begin();
  file.write(text);
  file.finish(lasting);
}

@ The stream writes its buffer when that is full. A stream swallows what its buffer throws, and
sets a bit, unless it has been told to complain; then the exception comes through as it was.
Signals do not wait here, since a search takes hours. Control-C sets a flag, and the search ends
in order (\sec{command/interrupt}); other signals leave a \.{.new} behind.

@<Write to a file by a stream@>=
WholeFile::WholeFile(std::string const& name)
  : out(this), file(std::make_unique<Replacement>(name)), buffer(1 << 16)
{
  file->begin();
  setp(buffer.data(), buffer.data() + buffer.size());
  out.exceptions(std::ios::badbit);
}
WholeFile::~WholeFile() = default;

@ The stream calls |overflow| when there is no room for a character, and |sync| when it is
flushed; either way, all that is in the buffer goes to the file.

@<Write to a file by a stream@>=
int WholeFile::sync()
{
  std::string_view const text(pbase(), static_cast<std::size_t>(pptr() - pbase()));
  setp(buffer.data(), buffer.data() + buffer.size());
  file->write(text);
  return 0;
}
WholeFile::int_type WholeFile::overflow(int_type c)
{
  sync();
  if (traits_type::eq_int_type(c, traits_type::eof())) return 0;
  return sputc(traits_type::to_char_type(c));
}
void WholeFile::keep(Lasting lasting)
{
  sync();
  file->finish(lasting);
}

@*1 Signals. \label{base/signals}%
A person presses Control-C while a file is being written. Most signals end a program at once; but
the file needs two milliseconds more. Can the signal wait? It can. The system keeps a {\it mask\/}
for each thread, a list of signals that are not let in at present; they are let in when the mask
is lifted. A constructor sets the mask, and a destructor restores it, on each way out. So one
|SignalsWait| may stand inside of another, if they end in the opposite order, as objects in a
block do.
\sketch{signal}{A signal that comes while |SignalsWait| lives.}
@^signal@>@^Control-C@>@^mask of signals@>@^invariant of signals@>

@ There are two moments of this kind in this book. While a file is replaced, {\it all\/} signals
wait. And when a picture is rendered (\sec{draw/sequence}), Control-C must not reach the child
that renders: a child inherits the mask under which it is started. |SIGTERM| still ends it.
\.{SIGKILL} and \.{SIGSTOP} cannot wait. And if there are other threads, the system gives the
signal to one of them.
@^thread and signals@>

@<Declare the class |SignalsWait|@>=
class SignalsWait { /* for this thread, while this lives; a thread or a child that is started
  meanwhile inherits the mask, and keeps it. Afterwards, what has come is let in */
public:
  explicit SignalsWait(std::initializer_list<int> some = {}); /* all, if none is named */
  ~SignalsWait();
  SignalsWait(SignalsWait const&) = delete;
private:
  sigset_t before;
};

@ The signals are added to the mask, and the whole old mask comes back.

@<Let signals wait@>=
SignalsWait::SignalsWait(std::initializer_list<int> some)
{
  sigset_t those;
  if (some.size() == 0) ::sigfillset(&those);
  else ::sigemptyset(&those);
  for (int signal : some) ::sigaddset(&those, signal);
  ::pthread_sigmask(SIG_BLOCK, &those, &before);
}
SignalsWait::~SignalsWait() { ::pthread_sigmask(SIG_SETMASK, &before, nullptr); }

@ \pitfall{Opening the old file for writing, and finding out then that the disk is full. Renaming
a file that is not on the disk yet. Replacing a device, or a link, by a file. Forgetting that a
file may be closed to others. Starting a child that lives long while all signals wait: only
\cmd{kill -9} can end it. And dying silently by the signal \.{SIGXFSZ}, if there is a limit on
the length of files; the command ignores it (\sec{command/files}), and then |write| fails as it
does for other reasons.}

\pinned{\.{tests/base/whole\UL file\UL test.cpp} takes the room from a file, by a limit on its
length. It writes to devices, to pipes, through links, to folders, and where it must not, and has
another file in the way. It looks, each time, at what is there under the name, and at what is left
beside it. It raises signals that wait and others that do not, and starts a child that is sent what
it cannot hear.}

\exercise[15]{Two processes replace the same file at the same time, by different texts. What can be
found under its name, then and later? And what, if both wrote to the same \.{.new}?}
\answer{At any time one of three whole files; in the end that of the process which renamed last. With a common \.{.new}, the second process would open
what the first is writing, and begin at its beginning; the first renames it, and what the name leads to is changed by the second, while it is read.}

\exercise[15]{Why is it not enough to have the signals ignored for the moment, by
|std::signal(SIGINT, SIG_IGN)|, and to restore what was there before?}
\answer{A signal that comes meanwhile is lost: the person has pressed Control-C, and nothing
happens, then or later. And it would hold for all threads, one of which may be waiting for just that
signal.}

\summary{Write beside it, bring it to the disk, then give it the name. Devices and pipes are written
to as they are. A mask keeps signals at the door, one of each kind, and is inherited.}
