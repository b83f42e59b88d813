@** A search that survives. \label{command/keeper}%
Somebody has a search of a month, and a machine that is switched off every Sunday. Somebody else has a cluster, which gives her four hours at a
time, and tells by a signal that they are over. And a third one has an old laptop, a cat, and no idea when the next power failure comes. What they need is
the same: now and then the search writes down where it is; and on another day it goes on from there, as if nothing had happened.
@^checkpoint@>@^power failure@>

Here is the first half of a search for all ways to place eleven queens. It is stopped by a limit, which is the most polite of all interrupts, and goes on.
\transcript{resume}
The second half is found by links, for a change. The lists, one behind the other, are those of an undisturbed search, line by line. This is the promise, and the {\it invariant\/} of the chapter: {\sl no cover is lost, and none is told
twice, whenever and however the search is ended, whoever continues it}.
@^invariant of checkpoints@>

@ When is it written? At the beginning, so that a folder that does not exist is noticed today and not in a minute; then once a minute, or as \.{--every} says; when \.{SIGUSR1} comes, and then
the search goes on; and when it ends, by whatever limit or interrupt, or because it is through. At each pulse a search can say what is left (\sec{fast/tree_search}), so it need not be disturbed for it.

$$\flowchart{
\stage{search}&\flow{36pt}{pulse}&\stage{keeper}&\flow{30pt}{}&\stage{covers}&\flow{24pt}{then}&\stage{checkpoint}\cr
\below\small{goes on}&&\small{is it due?}&&\small{to the disk, so many bytes}&&\small{to the disk; knows of these}\cr}$$

@ And if there is no last word, because somebody has said \cmd{kill -9}, or has pulled the plug? Then the checkpoint is up to a minute old, and more has been printed than it knows of. {\it The output must not be ahead of the checkpoint
when the search goes on.} If it is a file whose name we know, by \.{--out}, then that is easy: the checkpoint knows how long
the file was, and what is behind that is cut off. What has been printed on standard output is gone, into a pipe or a terminal, and cannot be called back; the covers that the
checkpoint does not know of will be printed once more. So for standard output the promise holds only if the search has been {\it stopped}, be it by a limit, by
Control-C, or by \.{SIGTERM}; the program says so when it goes on.
$$\vbox{\halign{#\hfil\quad&#\hfil\quad&#\hfil\cr
&\it stopped&\it killed, or no power\cr
\noalign{\smallskip}
\.{--out FILE}&nothing lost, nothing twice&the same\cr
standard output&the same&nothing lost; up to a minute twice\cr
\cmd{dlx count}&the same&the same\cr}}$$
The order matters. First what was printed is brought to the disk, and then the checkpoint that counts it. If the power fails between the two, the file is longer than the checkpoint knows, which is mended;
the other way round it would be shorter, and covers lost.
@^kill -9@>

Let us count once. Eleven queens, and the checkpoint is written when 200 covers have come out, each on a line of 90 bytes; its line \.{output} says 18000, and a hash. Then the search goes on, and when 731 covers
are in the file, which are 65{,}790 bytes, the power fails. What is on the disk then? Perhaps all of it, perhaps 700 lines and a half; but at least the first 18{,}000 bytes, for we had insisted. On
Monday, the file is cut after byte 18{,}000, the position says where cover 201 is to be found, and 531 covers are found for the second time. The file will never show that.
@^output, cut@>

@(dlx/command/keeper.hpp@>=
#pragma once
/* Searches that survive: they write down where they are, now and then, and go on from
   there on another day. */
#include "dlx/command/checkpoint.hpp"
#include "dlx/command/parts.hpp"
#include "dlx/fast/count.hpp"
#include "dlx/fast/tree_search.hpp"
#include <functional>
namespace dlx {
@<Declare what is wished of a keeper@>
@<Declare the class |Keeper|@>
@<Declare searches that are kept@>
} // |namespace dlx|

@ A search is kept if either file is named. Both may be named, and be two files: then it begins where the one says, and writes into the other.

A part of a search (\sec{command/parts}) is searched in the same way, be it kept or not; so it stands here as well.

@<Declare what is wished of a keeper@>=
struct KeepSettings {
  std::string checkpoint, resume; /* files; empty if there are none */
  std::string out;                /* for the covers; empty: standard output */
  double every = 60;              /* seconds */
  std::string part;               /* a file; empty: the whole is searched */
  bool is_wished() const { return not (checkpoint + resume).empty(); }
  bool is_in_pieces() const { return is_wished() or not part.empty(); }
};
void declare_keeping(Declaration& d, KeepSettings& k, bool prints);

@ How often is often enough? To write a checkpoint takes a few milliseconds, most of which are spent waiting for a disk. Once a minute is a ten-thousandth of the time. With a longer one, more is lost.

The keeper is made before the search. It reads and judges the checkpoint that is to be resumed; opens the output, and cuts it; and writes the first checkpoint.
How many covers have come out, the command counts, which prints them; the keeper looks at its number.

@<Declare the class |Keeper|@>=
class Keeper {
public:
  Keeper(KeepSettings const& k, SearchPart const& part, std::string const& asked,
    std::uint64_t& printed);
    /* sets |printed| to what the checkpoint says. If no checkpoint is wished, none is
       written. Throws |InputError| if that is not of this |part| and question,
       |std::runtime_error| if a file cannot be had. The settings must live longer */
  using Begin = std::function<TreeSearch(Rest const&)>; /* begins to search what is left of a range */
  CoverCount run(Begin const& begin, Limits const& limits, Receive const& receive = nullptr);
    /* searches what the checkpoint has left; writes others when they are due. The limit on covers counts from the
       beginning of the whole search */
  void expect_ranges(Problem const& problem, Chooser chooser) const; /* in the tree; throws |InputError| */
  void flush();  /* the covers that are still on their way */
  void finish(); /* writes the last checkpoint. Both throw |std::runtime_error|, or |WriteFailure| if it is standard output that fails */
  bool is_whole() const { return range == Range(); }
  Checkpoint last; /* or the next one, in the making */
private:
  @<Declare the data of a keeper@>
};

@ Two ways to search and be kept: with each cover handed over, or only counted.

@<Declare searches that are kept@>=
std::string asked(std::string const& command, SearchSettings const& s,
  Range const& range, bool prints);
  /* all that changes what comes out, in words of the command line */
CoverCount search_and_keep(Keeper& keeper, SearchSettings const& s,
  Problem const& problem, Receive const& receive);
CoverCount count_and_keep(Keeper& keeper, SearchSettings const& s,
  Problem const& problem); /* by components, if it is the whole */
Status status_of_part(Ending ending);

@ To open files, to lock them, to cut them, and to see them to the disk are things that only the system can do; \CPLUSPLUS/ has a word for none of them but the first.

@(dlx/command/keeper.cpp@>=
#include "dlx/command/keeper.hpp"
#include "dlx/base/whole_file.hpp"
#include "dlx/command/files.hpp"
#include "dlx/command/interrupt.hpp"
#include "dlx/fast/components.hpp"
#include "dlx/fast/engine.hpp"
#include "dlx/more/split.hpp"
#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>
#include <utility>
namespace dlx {
@<Declare how to keep a search@>
namespace {
@<Open the file of the covers@>
}  // |namespace|
@<Begin to keep a search@>
@<Keep the checkpoint up to date@>
@<Search, and keep it@>
} // |namespace dlx|

@ A search that is kept may be done in several runs, and what looks at the search as a whole, such as a profile of its levels, or its money, has no place there. The cheapest cover, for instance, is found by a search that knows at each moment the price of the best one so far;
this is not in the position, and the bounds that make it fast are those of the whole problem. One could think of it; but a wish that is refused today can be granted tomorrow.

@<Declare how to keep a search@>=
void declare_keeping(Declaration& d, KeepSettings& k, bool prints)
{
  d.heading("How to survive, if it takes long:");
  d.option("*--checkpoint", "FILE", into_file(k.checkpoint), "write there, now and then, how far the "
    "search is, and at its end; also when the process receives SIGUSR1");
  d.option("--resume", "FILE", into_file(k.resume), "go on from there, with any engine and any number "
    "of threads, and write there again");
  d.option("--every", "SECONDS", k.every, "the time between two checkpoints");
  if (prints) d.option("-o, --out", "FILE", into_file(k.out), "write the covers there: after a power "
    "failure it is cut to what the checkpoint knows of");
  @<Say what goes with a checkpoint only@>
  d.heading("What else to search, if many machines do:");
  d.option("--part", "FILE", k.part, "a part that dlx split has written, in the place of a "
    "problem; the status is 0 if all of it was searched");
  @<Say what does not go with a search that is kept@>
}

@ The time between two checkpoints, and a file that is cut, have no meaning without one.

@<Say what goes with a checkpoint only@>=
std::string const kept = "it is for searches with --checkpoint or --resume";
d.require("--every *", "--checkpoint *|--resume *", kept);
if (prints) d.require("--out *", "--checkpoint *|--resume *",
  kept + "; what others print, the shell writes to a file: > FILE");

@ A part is searched in the same way, and does not go with the same things.

@<Say what does not go with a search that is kept@>=
for (auto const* search : {"--checkpoint *", "--resume *", "--part *"}) {
  d.exclude(search, money_matters, "money is counted in one search, from the beginning");
  d.exclude(search, "--nodes *|--profile|--log", "the tree may be searched in pieces");
  d.exclude(search, "--svg|--tex", "a picture shows all covers, and is drawn at the end");
  d.exclude(search, "--chooser script:*", "a script is a walk through one tree, from its root");
  d.exclude(search, "--engine [ft]*", "it cannot be put aside");
  if (not prints) d.exclude(search, "--limit *", "what is counted in pieces has a limit on time only");
}
d.exclude("--part *", "--chooser *|--format *", "a part knows its own");
d.exclude("--part *", "--items|--board|--outline", "their output depends on the covers before, and a part does not know these; take labels, or --json");

@ Why have parts no boards? Between two boards there is an empty line, and covers with \.{--items} are numbered; a part knows nothing of the covers to its left. Lines with labels, and \.{--json}, can be put one behind the other. And why no money? Each part could look for its
cheapest cover, and the cheapest of these is the cheapest of all; but it would not know the price that others have found, which makes such a search fast (\sec{more/cheapest}). What is refused can be had in another way: \cmd{dlx solve} without \.{--cheapest} prints what each cover costs.

The question that was asked, in one line: all that changes what comes out. Who has begun with \.{--json} and goes on without would have two halves of two files.

@<Declare how to keep a search@>=
std::string asked(std::string const& command, SearchSettings const& s,
  Range const& range, bool prints)
{
  std::string words = command;
  if (prints and not s.form.empty()) words += ' ' + s.form;
  if (s.chooser != "smallest") words += " --chooser " + s.chooser;
  if (s.fundamental) words += " --fundamental";
  if (range != Range()) words += ' ' + spelled(range);
  return words;
}

@*1 Beginning. A script that runs each night says \.{--checkpoint} each night; should it begin anew, then, and write over the file? A checkpoint that is there already is somebody's month. So \.{--checkpoint} does not write over a file; it wants \.{--resume}, or a new name.
And who gives covers and checkpoint one name would have had the covers replaced by the first checkpoint, and the search would have gone on happily without a reader.

@<Begin to keep a search@>=
Keeper::Keeper(KeepSettings const& k, SearchPart const& part, std::string const& asked,
  std::uint64_t& n)
  : settings(k), name(k.checkpoint.empty() ? k.resume : k.checkpoint), printed(n),@|
    range(part.range)
{
  last.at.left = {Rest{range}};
  if (not k.is_wished()) return;
  last.problem = fingerprint(part.problem), last.asked = asked;
  @<Refuse a name that is taken@>
  auto const read = [&] {
    if (k.resume.empty()) return;
    source = read_file(k.resume);
    last = read_checkpoint(source, last.problem, asked);
  };
  read();
  expect_folder(name);
  if (not k.out.empty()) @<Lock the output, read again, and cut@>
  printed = last.printed;
  @<Say what happens on standard output@>
  write();
}

@ If nobody may look whether something has the name, nobody may write there either, which is told later.

@<Refuse a name that is taken@>=
std::error_code ignored;
if (name != k.resume and std::filesystem::exists(name, ignored))
  throw std::runtime_error(fmt::format("'{}' is there already; say --resume {} to go on "
    "from there, or take another name", visible(name), visible(name)));
if (not k.out.empty() and (is_same_file(name, k.out)
    or (not k.resume.empty() and is_same_file(k.resume, k.out))))
  refuse_output(k.out, "the checkpoint has this name; take another one");

@ Who holds the lock of the output may be another life of this search, which is about to end, and writes its last checkpoint now. So the
checkpoint is read once more when the lock is ours. (For some time it was not, and who stopped a search and resumed it in the same breath
went back to a checkpoint that was a minute older, and the file of the covers was cut to that.)

@<Lock the output, read again, and cut@>=
{
  int const file = lock_output(k.out, last.length.has_value());
  read();
  with_its_name([&] { cut_output(file, k.out, last); });
}

@ Where do the covers go, and where did they go the last time? There are four cases:
$$\vbox{\halign{#\hfil\quad&#\hfil\quad&#\hfil\cr
\it then&\it now&\cr
\noalign{\smallskip}
a file&a file&it is cut, and goes on\cr
a file&standard output&refused\cr
standard output&standard output&goes on; after a kill, some covers come again\cr
standard output&a file&begins with the next cover, if the file is empty\cr}}$$
If the covers were in a file, and no file is named now, the rest of them would be somewhere else, and what is too much in the file would stay there. That is refused. And if they went
to standard output, it is time for the truth.

@<Say what happens on standard output@>=
if (k.out.empty() and last.length)
  throw std::runtime_error(fmt::format("the covers of '{}' are in a file; say --out and its name",
    visible(k.resume)));
bool const was_printed = last.at.covers > 0;
bool const prints = asked.starts_with("solve") and k.out.empty();
if (prints and was_printed and not last.at.is_over())
  std::cerr << fmt::format("dlx: goes on behind cover {}; after a kill, covers behind that one "
    "come again\n", last.printed);

@ The data: where we come from, where we write, and when.

@<Declare the data of a keeper@>=
bool is_due() const;
template<class Act> void with_its_name(Act act) const; /* of the file of the covers, if |act| cannot write to it */
void write(); /* the checkpoint, behind the output */
void write_if_due(SearchPosition const& position);
KeepSettings const& settings;
std::string name;       /* of the file that is written; empty if none is */
std::uint64_t& printed; /* covers, so far */
Range range;          /* where the search is to stay */
Source source;          /* of the checkpoint that is resumed */
Clock::time_point when = Clock::now(); /* it was written, or that was tried, */
double price = 0;       /* and took so many seconds */
bool is_failing = false; /* could the newest not be written? */

@ The file of the covers takes the place of standard output: it gets that number, and from then on |put| and all who use it write there. So nobody else has to know.

A file that is too short has lost what the checkpoint relies on; and a file that has something else before that place is another file. Both are refused. A new search wants an empty file, or none, for
the same reason for which it wants no old checkpoint. And a second process that writes to the same file would be the end of it.

@<Open the file of the covers@>=
@<Ask where a name leads@>
[[noreturn]] void refuse_output(std::string const& name, std::string const& why)
{
  throw std::runtime_error(fmt::format("cannot write covers to '{}': {}", visible(name), why));
}
@<Lock a file@>
int lock_output(std::string const& name, bool is_known) /* to a checkpoint; then it must be there */
{
  @<Open it and lock it@>
}
@<Know a file by its end@>
void cut_output(int file, std::string const& name, Checkpoint& last)
{
  auto& length = last.length;
  @<Cut it, and let it be standard output@>
}

@ Two names mean one file if they become one path. Links are followed first (\sec{base/whole_file}), also those that
lead to no file yet; and where they lead, there must be a folder in which one may write.

@<Ask where a name leads@>=
auto place_of(std::string const& name) { return behind_links(std::filesystem::absolute(name)); }
bool is_same_file(std::string const& a, std::string const& b)
{
  return weakly_canonical(place_of(a)) == weakly_canonical(place_of(b));
}
void expect_folder(std::string const& name)
{
  if (::access(place_of(name).parent_path().c_str(), W_OK) != 0) give_up(name, errno);
}

@ So we lock it, before the checkpoint is believed. The lock goes when the process goes,
however that happens. But one that has been killed takes a moment to be gone; so we ask for three seconds. (The test with \cmd{kill -9} was in a hurry, and found that out.)
@^lock of a file@>

@<Lock a file@>=
bool try_to_lock(int file)
{
  for (int tries = 30; tries > 0; --tries) {
    if (::flock(file, LOCK_EX | LOCK_NB) == 0) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
  return false;
}

@ Nothing is cut before all questions have been asked; a file that is refused is as it was.

@<Open it and lock it@>=
int const file = ::open(name.c_str(), O_RDWR | (is_known ? 0 : O_CREAT) | O_CLOEXEC, 0666);
struct stat about;
if (file < 0 or ::fstat(file, &about) != 0) refuse_output(name, std::strerror(errno));
if (not S_ISREG(about.st_mode)) refuse_output(name, "it is no file that could be cut; leave --out away to print them");
if (not try_to_lock(file)) refuse_output(name, "another process does that just now; wait for it, or take another name");
return file;

@ Now that nobody else writes to it, it can be asked how long it is, and whether it fits.

@<Cut it, and let it be standard output@>=
struct stat about;
if (::fstat(file, &about) != 0) refuse_output(name, std::strerror(errno));
auto const size = static_cast<std::uint64_t>(about.st_size);
if (not length and size > 0)
  refuse_output(name, "it is not empty, and no checkpoint knows what is in it; "
    "take another name, or remove it first");
if (length.value_or(0) > size)
  refuse_output(name, fmt::format("it has {} bytes, and the checkpoint knows of {}; "
    "name the file that was written with it, or begin anew", size, *length));
if (length and hash_of_end(file, *length) != last.end)
  refuse_output(name, "it is not as the checkpoint knows it, so it is another file, or has been changed; "
    "name the one that was written with it");
length = length.value_or(0);
if (::ftruncate(file, static_cast<off_t>(*length)) != 0
    or ::lseek(file, 0, SEEK_END) < 0 or ::dup2(file, STDOUT_FILENO) < 0)
  refuse_output(name, std::strerror(errno));

@ Is it the file that was written with the checkpoint? A checkpoint knows the last 64 kilobytes before the place where it has seen the end of the file, by their hash. If
they cannot be read, it is as if nothing could be written. (For some time it was only asked whether a
line ends there. Somebody's list of numbers had lines that ended everywhere; it was cut, and covers were written behind what was left.)

@<Know a file by its end@>=
std::string hash_of_end(int file, std::uint64_t length)
{
  std::string end(std::min<std::uint64_t>(length, 1 << 16), '\0');
  auto const begin = static_cast<off_t>(length - end.size());
  auto const length_read = ::pread(file, end.data(), end.size(), begin);
  if (length_read != std::ssize(end)) throw WriteFailure{length_read < 0 ? errno : EIO};
  return hash_of_text(end);
}

@*1 Keeping. The pulse comes every thousand nodes; to look at a clock and at a flag costs nothing there. However often it is wished for, at most a tenth of the time goes into checkpoints. If a checkpoint cannot be written, because the disk is
full, the search goes on: the old one is still there, somebody may make room, and what is a month of
work against a file? It is said once, and tried again next time. But if the {\it covers\/} cannot be written, that is another thing; they would be lost, and the search ends
(\sec{command/files}).
@^full disk@>

@<Keep the checkpoint up to date@>=
bool Keeper::is_due() const
{
  double const wait = checkpoint_is_wished() ? 0 : settings.every;
  return settings.is_wished() and seconds_since(when) > std::max(wait, 10*price);
}
void Keeper::write_if_due(SearchPosition const& position)
{
  last.at = position;
  try {
    write();
    price = seconds_since(when);
    is_failing = false;
  } catch (std::runtime_error const& e) {
    if (not std::exchange(is_failing, true))
      say(fmt::format("dlx: {}; the search goes on, and tries again\n", e.what()));
  }
}

@ The order is that of the table above: first the covers, and then how many there are. A full or broken disk may take every line that is written, and say only when it is asked to keep them that it could not;
a checkpoint that counted those lines would be a lie. (What has been printed elsewhere, into a pipe, has no disk; there is nothing to insist on.)

@<Keep the checkpoint up to date@>=
void Keeper::write()
{
  when = Clock::now();
  checkpoint_is_wished() = false;
  finish_output();
  last.printed = printed;
  if (last.length) {
    if (::fsync(STDOUT_FILENO) != 0) throw WriteFailure{errno};
    last.length = static_cast<std::uint64_t>(::lseek(STDOUT_FILENO, 0, SEEK_CUR));
    last.end = hash_of_end(STDOUT_FILENO, *last.length);
  }
  replace_file(name, as_text(last));
}

@ If the covers cannot be written, the complaint has the name of their file, and does not speak of standard output, whoever noticed it.

@<Keep the checkpoint up to date@>=
template<class Act> void Keeper::with_its_name(Act act) const
{
  try {
    act();
  } catch (WriteFailure const& e) {
    if (settings.out.empty()) throw;
    refuse_output(settings.out, std::strerror(e.reason));
  }
}
void Keeper::flush() { with_its_name(finish_output); }

@ At the end there is no next time, so a failure is an error. It comes after all that was found has been printed; and the old checkpoint is still there. If there is something left
to be done, we say how: who reads the last line of a log should not have to look into a manual.

@<Keep the checkpoint up to date@>=
void Keeper::finish()
{
  if (not settings.is_wished()) return;
  with_its_name([&] { write(); });
  if (not last.at.is_over())
    say(fmt::format("dlx: --resume {} goes on from there\n", visible(name)));
}

@*1 Searching. The ranges that are left are searched one after the other, each by all threads. While one of them is searched, what is left is what it has left itself, and all later
ranges.

@<Search, and keep it@>=
CoverCount Keeper::run(Begin const& begin, Limits const& limits, Receive const& receive)
{
  CoverCount found;
  auto const deadline = deadline_of(limits);
  while (not last.at.is_over() and found.ending == Ending::complete) {
    SearchPosition const before = last.at;
    if (limits.solutions > 0 and before.covers >= limits.solutions) {
      found.ending = Ending::limit;
      break;
    }
    TreeSearch search = begin(before.left.front());
    @<Say where the search is@>
    @<Let what is allowed be left@>
    with_its_name([&] { found.ending = search.run(own, receive).ending; });
    last.at = position();
  }
  found.covers = last.at.covers;
  found.totals = last.at.totals, found.totals.solutions = in_64_bits(found.covers);
  return found;
}

@ The work is that of all runs.

@<Say where the search is@>=
auto const position = [&] {
  SearchPosition p = {search.rest(), before.covers + search.covers(), before.totals};
  p.left.insert(p.left.end(), before.left.begin() + 1, before.left.end());
  add_work(p.totals, search.totals());
  return p;
};

@ The pulse first calls that of the command, with the numbers of the whole search. How much is done is seen by what is left.

@<Let what is allowed be left@>=
Limits own = limits;
if (limits.solutions > 0) own.solutions = limits.solutions - before.covers.get_ui();
if (limits.seconds > 0) own.seconds = std::max(1e-6, std::chrono::duration<double>(deadline - Clock::now()).count());
own.pulse = [&](Progress const&) {
  auto const now = position();
  if (limits.pulse) limits.pulse({now.totals.nodes, in_64_bits(now.covers), share_done(range, now.left)});
  if (is_due()) write_if_due(now);
};

@ A path that is not in the tree was not written by this program. A list finds it out before any engine begins. (The range of a part has been looked at when the part was read.)

@<Search, and keep it@>=
void Keeper::expect_ranges(Problem const& problem, Chooser chooser) const
{
  if (not settings.resume.empty()) try {
    for (Rest const& r : last.at.left) expect_range(problem, chooser, r.range);
  } catch (std::out_of_range const&) {
    refuse_range(source);
  }
}

@ All engines have the same paths in the tree of the smallest item. In that of the first item, masks have their own (\sec{more/range}); so links search it, whoever reads the checkpoint next week.

@<Search, and keep it@>=
static Engine engine_to_keep(SearchSettings const& s, Problem const& problem, bool is_seen)
{
  bool const is_first = s.chooser == "first";
  if (is_first and ((s.engine == "masks") or s.engine == "hybrid"))
    throw std::runtime_error(fmt::format("a search with --chooser first is put aside by links only; leave --engine {} out", s.engine));
  return is_first ? Engine::links : engine_as_told(s, problem, false, is_seen).engine;
}
static Keeper::Begin searching(SearchSettings const& s, Problem const& problem, bool is_seen)
{
  Engine const engine = engine_to_keep(s, problem, is_seen);
  return [&s, &problem, engine](Rest const& rest) {
    return tree_search(engine, problem, chooser_of(s.chooser), s.threads, s.techniques, rest);
  };
}
CoverCount search_and_keep(Keeper& keeper, SearchSettings const& s, Problem const& problem,
  Receive const& receive)
{
  keeper.expect_ranges(problem, chooser_of(s.chooser));
  return keeper.run(searching(s, problem, true), limits_of(s.stops, Prints::covers), receive);
}

@ If only the number is wanted, a problem may fall apart, and then its components are counted one after the other, each by a search of its own (\sec{fast/count}). The numbers
of those that are through are the factors in the checkpoint; the ranges are in the tree of the next. A component without covers ends it all.

@<Search, and keep it@>=
CoverCount count_and_keep(Keeper& keeper, SearchSettings const& s, Problem const& problem)
{
  auto const components = keeper.is_whole() ? components_of(problem) : std::vector<Problem>();
  std::span<Problem const> const parts =
    components.empty() ? std::span(&problem, 1) : std::span(components);
  auto& factors = keeper.last.factors;
  auto const is_last = [&] { return factors.size() == parts.size() - 1; };
  Limits limits = limits_of(s.stops, Prints::nothing);
  auto const deadline = deadline_of(limits);
  CoverCount all;
  @<Multiply what was counted before@>
  while (all.ending == Ending::complete and not keeper.last.at.is_over()) {
    @<Count the next component@>
  }
  all.totals = keeper.last.at.totals, all.totals.solutions = in_64_bits(all.covers);
  return all;
}

@ A part is a range in the tree of the whole, and its components stay together, as far as that tree does not separate them.

Its status does not say whether there are covers, but whether it is done.

@<Search, and keep it@>=
Status status_of_part(Ending ending)
{ return ending == Ending::complete ? Status::found : Status::stopped; }

@ A component that is through becomes a factor, and the position is the root of the next; the work goes on being counted. The position
counts it, over all lives of the search; what |multiply| adds up would count some of it twice, and is replaced at the end.

@<Count the next component@>=
Problem const& part = parts[factors.size()];
keeper.expect_ranges(part, chooser_of(s.chooser));
if (limits.seconds > 0) limits.seconds = std::max(1e-6,
  std::chrono::duration<double>(deadline - Clock::now()).count());
CoverCount const its = keeper.run(searching(s, part, false), limits);
multiply(all, its, is_last());
bool const goes_on = its.ending == Ending::complete and its.covers > 0 and not is_last();
if (its.ending == Ending::complete) factors.push_back(its.covers);
if (goes_on) {
  Totals const work = keeper.last.at.totals;
  keeper.last.at = SearchPosition();
  keeper.last.at.totals = work;
}

@ If the checkpoint says that all is over, this is the answer. (Its sum is no signature: who changes the file, and the sum as well, may write more factors than there are components.)

@<Multiply what was counted before@>=
all.covers = 1;
all.components = static_cast<int>(parts.size());
for (Natural const& n : factors) all.covers *= n;
if (factors.size() + (keeper.last.at.is_over() ? 0 : 1) > parts.size())
  throw std::runtime_error("the checkpoint has more factors than the problem can have");

@ \pitfall{To write the checkpoint first, and then to bring the covers to the disk. To cut the file of the covers to the length that it {\it had\/} instead of the length that the checkpoint knows of. To count covers that wait in a buffer
as written. And to call a checkpoint complete because the search is: a count that was finished on Sunday must be able to say its number on Monday.}

\pinned{\.{tests/command/keeper\UL test.cpp} kills searches, with \cmd{kill -9}, at random moments, a few dozen times, or a thousand times in the long tests, and has them resumed by
other engines and numbers of threads, until they are through; output and number must be those of an undisturbed search, byte by byte. It sends signals, fills disks, cuts and exchanges files, and asks for all that does not go together.}

\exercise[20]{A cluster gives four hours to each job, and sends \.{SIGTERM} thirty seconds before they are over. Write the script of such a job, which is submitted again and again
until the count is known.}
\answer{If the checkpoint is there, it is resumed, and else begun:
\cmd{how=--checkpoint; test -e ck} \cmd{\char"26\char"26\ how=--resume;} \cmd{dlx count \char"24how ck problem.dlx}.
The status is~3 as long as it has to be submitted again.}

\exercise[15]{Suppose that both \.{fsync}s, of the output and of the checkpoint, are left out, and the power fails. Which of the files may be wrong, and will anybody notice?}
\answer{The system may bring the checkpoint to the disk, and not the covers that it counts. The file of the covers is then too short, or has a hole with zeros; the first is noticed when the search is resumed, the second as well if the hole is
in the last 64 kilobytes, whose hash the checkpoint has; a hole before them is noticed by \cmd{dlx verify} only.}

\summary{Output to the disk, then the checkpoint, by a rename. What is behind the length that the checkpoint knows of is cut off. So a search can be killed at any time, and
goes on.}
