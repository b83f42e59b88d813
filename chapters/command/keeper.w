@** Long searches: checkpoints. \label{command/keeper}%
A search takes a month, and its machine is switched off every Sunday; or a cluster gives it four
hours at a time; or the power fails. So now and then the search writes down where it is, in a {\it
checkpoint}, and on another day it goes on from there. Here a search for all ways to place eleven
queens is stopped by a limit, and goes on.
@^checkpoint@>@^power failure@>
\transcript{resume}
The second half is found by another engine. The two lists, one behind the other, are that of an
undisturbed search, line by line. This is the {\it invariant\/} of the chapter: {\sl no cover is
lost, and none stands twice in the file of\/ \.{--out}, whenever and however the search is ended,
and whatever engine continues it}. Standard output can have covers twice, but only after a kill.
@^invariant of checkpoints@>

@ The rest of a search is a list of ranges (\sec{more/range}). But a checkpoint may belong to
another problem, to another question, or to another version of the program; half of it may be
missing, or a person may have edited it. Then the search would go on without complaint, and covers
would be missing. So the file also says {\it what\/} it belongs to. The engine \.{links} wrote this one
after 200 covers of eleven queens:
\verbatimfile{tests/data/checkpoint.txt}
The masks, which were chosen in the session above, count fewer nodes for the same covers.
Each line begins with its name.
$$\vbox{\halign{\.{#}\hfil\quad&#\hfil\cr
\it line&\it what it has\cr
\noalign{\smallskip}
dlx checkpoint 2&the version of the format\cr
problem&what it is like, in words, and a hash of it\cr
asked&the command, and what changes its output\cr
factors&of a count: the numbers of the components that were counted before this one\cr
left&the number of ranges that are left; zero if the search is over\cr
rest&one of them: how many of its covers were reported, and its two paths\cr
covers&those that were found so far\cr
printed&those that came through a sieve, if there is one\cr
work&nodes, options that were tried, dead ends\cr
output&the length of the file with the covers, in bytes, and a hash of its end, or \.{-}\cr
sum&a hash of all that stands above\cr}}$$
In the example, the search is at the second of eleven ways to place the first queen. Seven
decisions had to be made so far, and the search goes on from there to the end of the tree. A
search by several threads has several ranges left.

@<Declare a checkpoint@>=
struct SearchPosition {
  std::vector<Rest> left = {Rest()}; /* in the order of the tree */
  Natural covers = 0;                /* reported so far */
  Totals totals;                     /* the work done so far */
  bool is_over() const { return left.empty(); }
};
struct Checkpoint {
  std::string problem;          /* as |fingerprint| says */
  std::string asked;            /* in words of the command line */
  std::vector<Natural> factors; /* of components that were counted before */
  SearchPosition at;            /* in the problem, or in the next component */
  std::uint64_t printed = 0;    /* so many covers have come out */
  std::optional<std::uint64_t> length; /* of their file, if it was named; */
  std::string end; /* a hash of what stands before its end */
};
std::string hash_of_text(std::string_view text); /* in hexadecimal; linear time */
std::string fingerprint(Problem const& problem); /* linear time. Two that differ
  have the same one once in $2^{64}$ times */
std::string as_text(Checkpoint const& c);
std::string sealed(std::string const& text); /* with its sum as the last line */
Checkpoint read_checkpoint(Source const& source, std::string const& problem,
  std::string const& asked); /* throws |InputError| for everything that
  |as_text| does not write, or if it is of another problem or question */

@ A checkpoint is written at the beginning, so that a missing folder is noticed at once; then once
a minute, or as \.{--every} says; when \.{SIGUSR1} comes; and when the search ends. At each pulse
a search can say what is left (\sec{fast/tree_search}), and goes on.
$$\flowchart{
\stage{search}&\flow{36pt}{pulse}&\stage{keeper}&\flow{30pt}{}&\stage{covers}&\flow{24pt}{then}&\stage{checkpoint}\cr
\below\small{goes on}&&\small{is it due?}&&\small{to the disk, so many bytes}&&\small{to the disk; knows of these}\cr}$$
After \cmd{kill -9}, or a power failure, more has been printed than the checkpoint knows of. {\it
The output must not be ahead of the checkpoint when the search goes on.} A file, named by
\.{--out}, is cut to the length that the checkpoint knows. Standard output cannot be called back,
so covers that the checkpoint does not know of are printed once more, and a message says so.
$$\vbox{\halign{#\hfil\quad&#\hfil\quad&#\hfil\cr
&\it stopped&\it killed, or no power\cr
\noalign{\smallskip}
\.{--out FILE}&nothing lost, nothing twice&the same\cr
standard output&the same&nothing lost; those since the last checkpoint, twice\cr
\cmd{dlx count}&the same&the same\cr}}$$
First the output is brought to the disk, and then the checkpoint that counts it. If the power
fails between the two, the file is longer than the checkpoint knows, and is cut; in the opposite
order covers would be lost.
@^kill -9@>

For example, the checkpoint is written when 200 covers have come out, each on a line of 90 bytes;
its line \.{output} says 18000, and a hash. When 731 covers are in the file, the power fails. The
disk has at least the first 18{,}000 bytes. Later the file is cut after these, the position says
where cover 201 is, and 531 covers are found for the second time.
@^output, cut@>

@(dlx/command/keeper.hpp@>=
#pragma once
/* Searches that survive: they write checkpoints, now and then, and go on from
   there on another day; and files with a sum, which parts of a search are, too. */
#include "dlx/base/source.hpp"
#include "dlx/command/searching.hpp"
#include "dlx/fast/engine.hpp"
#include "dlx/fast/memory.hpp"
#include "dlx/fast/tree_search.hpp"
#include "dlx/more/range.hpp"
#include <functional>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>
namespace dlx {
@<Declare a checkpoint@>
@<Declare the reader of sealed files@>
@<Declare what is wished of a keeper@>
@<Declare the class |Keeper|@>
@<Declare searches that are kept@>
} // |namespace dlx|

@ A file is opened, locked, cut, and brought to the disk by the system.

@(dlx/command/keeper.cpp@>=
#include "dlx/command/keeper.hpp"
#include "dlx/base/index.hpp"
#include "dlx/base/whole_file.hpp"
#include "dlx/command/files.hpp"
#include "dlx/fast/components.hpp"
#include "dlx/more/split.hpp"
#include "dlx/text/dlx.hpp"
#include "dlx/text/scanner.hpp"
#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <span>
#include <sys/file.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>
#include <utility>
namespace dlx {
@<Write a checkpoint@>
@<Go through a sealed file, line by line@>
@<Read a checkpoint@>
@<Declare how to keep a search@>
namespace {
@<Open the file of the covers@>
}  // |namespace|
@<Begin to keep a search@>
@<Keep the checkpoint up to date@>
@<Search, and keep it@>
} // |namespace dlx|

@*1 The file. The hash of a text is that of its bytes, eight of them in a word, and of its length.
The hash of a problem is that of its DLX text; so it does not depend on the dialect in which the
problem was read, on its comments, or its blanks.
@^hashing@>

@<Write a checkpoint@>=
std::string hash_of_text(std::string_view text)
{
  std::uint64_t h = mix(0, text.size());
  for (std::size_t at = 0; at < text.size(); at += 8) {
    std::uint64_t word = 0;
    for (char c : text.substr(at, 8)) word = word << 8 | static_cast<unsigned char>(c);
    h = mix(h, word);
  }
  return fmt::format("{:016x}", h);
}
std::string fingerprint(Problem const& problem)
{
  return fmt::format("{} items, {} options, {}", problem.item_count(), problem.option_count(),
    hash_of_text(write_dlx(problem)));
}
std::string sealed(std::string const& text) { return text + "sum " + hash_of_text(text) + '\n'; }

@ The lines have the order of the table. A name without anything behind it is a line, too.

@<Write a checkpoint@>=
std::string as_text(Checkpoint const& c)
{
  auto text = fmt::format("dlx checkpoint 2\nproblem {}\nasked {}\nfactors", c.problem, c.asked);
  for (Natural const& n : c.factors) text += ' ' + n.get_str();
  text += fmt::format("\nleft {}\n", c.at.left.size());
  for (Rest const& r : c.at.left) text += fmt::format("rest {} {}\n", r.told, spelled(r.range));
  text += fmt::format("covers {}\nprinted {}\nwork {} {} {}\noutput {}\n",@|
    c.at.covers.get_str(), c.printed,@|
    c.at.totals.nodes, c.at.totals.attempts, c.at.totals.dead,@|
    c.length ? fmt::format("{} {}", *c.length, c.end) : "-");
  return sealed(text);
}

@ A reader asks three questions about a file for programs, before it reads any line. Is it a
checkpoint? In \cmd{dlx solve --resume problem.dlx} it is not. Has it this version? Otherwise the
order of the search may have changed, and an old path leads elsewhere. Is its last line the sum of
the others? Parts of a search are read in the same way (\sec{command/split}).

@<Declare the reader of sealed files@>=
class SealedFile { /* a text for programs, line by line; each begins with its name */
public:
  SealedFile(Source const& s, std::string const& kind, int edition, std::string const& wanted,
    std::string const& mend); /* begins at the second line. Throws |InputError| if the
       first is not \.{dlx KIND VERSION}, or the last not the sum of the others. What was |wanted|
       is said if it is another kind of file, and the |mend| if it was changed */
  Word line(std::string_view name); /* what stands behind the name, to the end */
  std::istringstream words(std::string_view name) { return std::istringstream(std::string(line(name).text)); }
  std::string text() const; /* all that is left, but for the sum */
  void expect(std::string const& written) const; /* throws |InputError|, with the first line that differs */
private:
  Source const& source;
  std::string kind, mend;
  std::size_t at = 0, seal; /* where the next line begins, and the last, with the sum */
};
Range range_in(std::istream& words); /* as it is |spelled|; anything else becomes another range */

@ The three questions have one answer: a caret, and advice.

@<Go through a sealed file, line by line@>=
SealedFile::SealedFile(Source const& s, std::string const& k, int edition,
  std::string const& wanted, std::string const& m) : source(s), kind(k), mend(m)
{
  check_text(source);
  auto const& all = source.text;
  auto const first = std::string_view(all).substr(0, all.find('\n'));
  auto const before = "dlx " + kind + ' ';
  seal = all.rfind('\n', all.size() - 2) + 1;
  check(source, {@/
    {not all.starts_with(before), Word{"", 0, first.size()}, "this is no " + kind, wanted},@/
    {first != before + std::to_string(edition), Word{"", before.size(), first.size() - before.size()},
      "this is a " + kind + " of another version", fmt::format("this program reads version {}", edition)},@/
    {all != sealed(all.substr(0, seal)), Word{"", seal, all.size() - seal},
      "this line is not the sum of all others, as it should be", mend}});
  line("dlx");
}

@ If a line has a wrong name, the caret stands under the name, because the order is wrong, or a
line is missing.
@<Go through a sealed file, line by line@>=
Word SealedFile::line(std::string_view name)
{
  auto const begin = at, end = source.text.find('\n', at); // the seal has one
  Word const all = {std::string_view(source.text).substr(begin, end - begin), begin, end - begin};
  auto const first = all.text.substr(0, all.text.find(' '));
  if (first != name)
    refuse(source, part(all, 0, first.size()), fmt::format("'{}' should stand here", name), mend);
  at = end + 1;
  return part(all, std::min(name.size() + 1, all.length));
}
std::string SealedFile::text() const { return source.text.substr(at, seal - at); }

@ A file with the right sum was written by this program, or by a person who has mended the sum. So
its words are read as if they were right. Then what was read is written once more, and must be the
same text. Whether its numbers make sense together is not checked; that would be a search.

@<Go through a sealed file, line by line@>=
void SealedFile::expect(std::string const& written) const
{
  if (written == source.text) return;
  auto const differs = std::ranges::mismatch(source.text, written).in1 - source.text.begin();
  auto const begin = source.text.rfind('\n', std::min(static_cast<std::size_t>(differs), seal) - 1) + 1;
  refuse(source, {"", begin, source.text.find('\n', begin) - begin}, fmt::format("this is not as a {} is written", kind), mend);
}
Range range_in(std::istream& words)
{
  Range range;
  for (std::string word; words >> word; ) {
    std::istringstream numbers(word);
    Turning turning;
    char stroke = ' ';
    if (word == "until") range.until.emplace();
    else if (word == "end") range.until.reset();
    else if (numbers >> turning.way >> stroke >> turning.ways)
      (range.until ? *range.until : range.from).push_back(turning);
  }
  return range;
}

@ The problem and the question must be those of today; the help of either complaint shows what
they are.

@<Read a checkpoint@>=
static char const* const older_copy = "checkpoints are not for editors; take an older copy";
static Natural natural_in(std::string const& word)
{ return word.empty() or not has_only(word, digits) ? Natural(0) : Natural(word, 10); } // no octal number
Checkpoint read_checkpoint(Source const& source, std::string const& problem,
  std::string const& asked)
{
  SealedFile file(source, "checkpoint", 2,
    "--resume wants the file that --checkpoint has written", older_copy);
  auto const agree = [&](Word const& was, std::string_view today, char const* complaint) {
    if (was.text != today) refuse(source, was, complaint, fmt::format("now it is: {}", today));
  };
  agree(file.line("problem"), problem, "the checkpoint is of another problem");
  agree(file.line("asked"), asked, "the checkpoint is of another question");
  Checkpoint c = {problem, asked, {}, {}, 0, std::nullopt, ""};
  @<Read where the search was, and its numbers@>
  file.expect(as_text(c));
  return c;
}

@ A search that prints has a dash for the length of the file; a length of~0 is a file that is
still empty.

@<Read where the search was, and its numbers@>=
std::string word;
for (auto factors = file.words("factors"); factors >> word; ) c.factors.push_back(natural_in(word));
std::size_t left = 0;
file.words("left") >> left;
for (c.at.left.clear(); left > 0; --left) {
  auto rest = file.words("rest");
  auto& r = c.at.left.emplace_back();
  rest >> r.told;
  r.range = range_in(rest);
}
c.at.covers = natural_in(std::string(file.line("covers").text));
file.words("printed") >> c.printed;
file.words("work") >> c.at.totals.nodes >> c.at.totals.attempts >> c.at.totals.dead;
std::uint64_t length = 0;
if (file.words("output") >> length >> c.end) c.length = length;

@*1 The keeper. A search is kept if \.{--checkpoint} or \.{--resume} is given. With both, it begins where the file of \.{--resume}
says, and writes into that of \.{--checkpoint}. A part of a search (\sec{command/split}) is searched in the same
way, kept or not.

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

@ The keeper is made before the search. The command counts the covers that it prints, and the
keeper looks at that number.

@<Declare the class |Keeper|@>=
class Keeper {
public:
  Keeper(KeepSettings const& k, Problem const& problem, Range const& range, std::string const& asked,
    std::uint64_t& printed);
    /* sets |printed| to what the checkpoint says. If no checkpoint is wished, none is
       written. Throws |InputError| if that is not of this |problem| and question,
       |std::runtime_error| if a file cannot be had. The settings must live longer */
  using Begin = std::function<TreeSearch(Rest const&)>; /* begins to search what is left of a range */
  CoverCount run(Begin const& begin, Limits const& limits, Receive const& receive = nullptr);
    /* searches what the checkpoint has left; writes others when they are due. The limit on covers counts from the
       beginning of the whole search */
  void expect_ranges(Problem const& problem, Chooser chooser) const; /* in the tree; throws |InputError| */
  void finish(); /* writes the last checkpoint. Throws |std::runtime_error|, or |WriteFailure| if covers cannot be written */
  bool is_whole() const { return range == Range(); }
  Checkpoint last; /* or the next one, in the making */
private:
  @<Declare the data of a keeper@>
};

@ The commands \.{solve} and \.{count} call these functions.
@<Declare searches that are kept@>=
std::string asked(std::string const& command, SearchSettings const& s,
  Range const& range, bool prints);
  /* all that changes what comes out, in words of the command line */
CoverCount search_and_keep(Keeper& keeper, SearchSettings const& s,
  Problem const& problem, Receive const& receive);
CoverCount count_and_keep(Keeper& keeper, SearchSettings const& s,
  Problem const& problem); /* by components, if it is the whole */

@ A profile, and costs, look at the search as a whole, and do not go with a search in several
runs: the cost of the best cover so far is not in the position.

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
  std::string const kept = "it is for searches with --checkpoint or --resume";
  d.require("--every *", "--checkpoint *|--resume *", kept);
  if (prints) d.require("--out *", "--checkpoint *|--resume *",
    kept + "; what others print, the shell writes to a file: > FILE");
  d.heading("What else to search, if many machines do:");
  d.option("--part", "FILE", k.part, "a part that dlx split has written, in the place of a "
    "problem; the status is 0 if all of it was searched");
  @<Say what does not go with a search that is kept@>
}

@ Each wish that is refused comes with its reason.
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

@ Parts have no boards, because an empty line stands between two boards, and \.{--items} numbers
the covers; a part does not know the covers before it.

The question in one line is everything that changes the output.

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

@ \.{--checkpoint} does not write over a file, which may be the month of another search; it wants
\.{--resume}, or a new name. One name for covers and checkpoint is refused, too.

The lock of the output may be held by an earlier process of this search, which is about to end,
and writes its last checkpoint now. So the checkpoint is read once more when the lock is ours.

@<Begin to keep a search@>=
Keeper::Keeper(KeepSettings const& k, Problem const& problem, Range const& whole,@|
  std::string const& asked, std::uint64_t& n)
  : settings(k), name(k.checkpoint.empty() ? k.resume : k.checkpoint), printed(n), range(whole)
{
  last.at.left = {Rest{range}};
  if (not k.is_wished()) return;
  last.problem = fingerprint(problem), last.asked = asked;
  @<Refuse a name that is taken@>
  auto const read = [&] {
    if (k.resume.empty()) return;
    source = read_file(k.resume);
    last = read_checkpoint(source, last.problem, asked);
  };
  read();
  expect_folder(name);
  if (not k.out.empty()) {
    name_output(k.out);
    int const file = lock_output(k.out, last.length.has_value());
    read(); // once more, now that the lock is ours
    cut_output(file, k.out, last);
  }
  printed = last.printed;
  @<Say what happens on standard output@>
  write();
}

@ The same file may have two names.
@<Refuse a name that is taken@>=
std::error_code ignored;
if (name != k.resume and std::filesystem::exists(name, ignored))
  throw std::runtime_error(fmt::format("'{}' is there already; say --resume {} to go on "
    "from there, or take another name", visible(name), visible(name)));
if (not k.out.empty() and (is_same_file(name, k.out)
    or (not k.resume.empty() and is_same_file(k.resume, k.out))))
  refuse_output(k.out, "the checkpoint has this name; take another one");

@ The destination of the covers may have changed:
$$\vbox{\halign{#\hfil\quad&#\hfil\quad&#\hfil\cr
\it then&\it now&\cr
\noalign{\smallskip}
a file&a file&it is cut, and goes on\cr
a file&standard output&refused\cr
standard output&standard output&goes on; after a kill, some covers come again\cr
standard output&a file&begins with the next cover, if the file is empty\cr}}$$

@<Say what happens on standard output@>=
if (k.out.empty() and last.length)
  throw std::runtime_error(fmt::format("the covers of '{}' are in a file; say --out and its name",
    visible(k.resume)));
bool const was_printed = last.at.covers > 0;
bool const prints = asked.starts_with("solve") and k.out.empty();
if (prints and was_printed and not last.at.is_over())
  std::cerr << fmt::format("dlx: goes on behind cover {}; after a kill, covers behind that one "
    "come again\n", last.printed);

@ The keeper knows where the search is, what was printed, and when it has written last.
@<Declare the data of a keeper@>=
bool is_due() const;
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

@ Two names mean one file if they become one path after following links (\sec{base/whole_file}),
also those that lead to no file yet. There must be a folder in which one may write.

@<Open the file of the covers@>=
[[noreturn]] void refuse_output(std::string const& name, std::string const& why)
{
  throw std::runtime_error(fmt::format("cannot write covers to '{}': {}", visible(name), why));
}
auto place_of(std::string const& name) { return behind_links(std::filesystem::absolute(name)); }
bool is_same_file(std::string const& a, std::string const& b)
{
  return weakly_canonical(place_of(a)) == weakly_canonical(place_of(b));
}
void expect_folder(std::string const& name)
{
  if (::access(place_of(name).parent_path().c_str(), W_OK) != 0) give_up(name, errno);
}

@ Only a regular file can be cut. It is locked before the checkpoint is believed, and the lock
goes when the process goes, however that happens. A process that was killed takes a moment to be
gone, so we ask for three seconds.
@^lock of a file@>

@<Open the file of the covers@>=
int lock_output(std::string const& name, bool is_known) /* to a checkpoint; then it must be there */
{
  int const file = ::open(name.c_str(), O_RDWR | (is_known ? 0 : O_CREAT) | O_CLOEXEC, 0666);
  struct stat about;
  if (file < 0 or ::fstat(file, &about) != 0) refuse_output(name, std::strerror(errno));
  if (not S_ISREG(about.st_mode)) refuse_output(name, "it is no file that could be cut; leave --out away to print them");
  for (int tries = 30; ::flock(file, LOCK_EX | LOCK_NB) != 0; --tries) {
    if (tries == 0) refuse_output(name, "another process does that just now; wait for it, or take another name");
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
  return file;
}

@ A checkpoint knows the last 64 kilobytes of the output by their hash, and so knows the file. If
they cannot be read, the file counts as one that cannot be written.

@<Open the file of the covers@>=
std::string hash_of_end(int file, std::uint64_t length)
{
  std::string end(std::min<std::uint64_t>(length, 1 << 16), '\0');
  auto const begin = static_cast<off_t>(length - end.size());
  auto const length_read = ::pread(file, end.data(), end.size(), begin);
  if (length_read != std::ssize(end)) throw WriteFailure{length_read < 0 ? errno : EIO};
  return hash_of_text(end);
}

@ The file of the covers takes the place of standard output: it gets that number, and |put| writes
there. A new search wants an empty file, or none. Nothing is cut before all questions have been
asked, so a file that is refused is as it was.

@<Open the file of the covers@>=
void cut_output(int file, std::string const& name, Checkpoint& last)
{
  auto& length = last.length;
  auto const end = ::lseek(file, 0, SEEK_END);
  auto const size = static_cast<std::uint64_t>(end);
  if (end < 0) refuse_output(name, std::strerror(errno));
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
}

@ At each pulse, every thousand nodes, the keeper looks at a clock and a flag. To write a
checkpoint takes a few milliseconds; at most a tenth of the time goes into them. If a checkpoint
cannot be written, because the disk is full, the search goes on with the old one, says so once,
and tries again next time. But if the {\it covers\/} cannot be written, the search ends
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

@ A disk may accept every line, and report only at |fsync| that it could not keep them; so the
covers come before the checkpoint that counts them.

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

@ At the end, a failure is an error. If something is left to be done, a message says how.

@<Keep the checkpoint up to date@>=
void Keeper::finish()
{
  if (not settings.is_wished()) return;
  write();
  if (not last.at.is_over())
    say(fmt::format("dlx: --resume {} goes on from there\n", visible(name)));
}

@*1 Searching. The ranges that are left are searched one after the other, each by all threads. If
the search is stopped, the rest of the current range and all later ranges are left.

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
    @<Say where the search is, and keep it@>
    found.ending = search.run(own, receive).ending;
    last.at = position();
  }
  found.covers = last.at.covers;
  found.totals = last.at.totals, found.totals.solutions = in_64_bits(found.covers);
  return found;
}

@ The position adds what this search has done to what was done before it began. The pulse first
calls that of the command, with the numbers of the whole search.

@<Say where the search is, and keep it@>=
auto const position = [&] {
  SearchPosition p = {search.rest(), before.covers + search.covers(), before.totals};
  p.left.insert(p.left.end(), before.left.begin() + 1, before.left.end());
  add_work(p.totals, search.totals());
  return p;
};
Limits own = limits;
if (limits.solutions > 0) own.solutions = limits.solutions - before.covers.get_ui();
if (limits.seconds > 0) own.seconds = seconds_until(deadline);
own.pulse = [&](Progress const&) {
  auto const now = position();
  if (limits.pulse) limits.pulse({now.totals.nodes, in_64_bits(now.covers), share_done(range, now.left)});
  if (is_due()) write_if_due(now);
};

@ Only the search finds out whether the tree has such ranges; if not, the first of their lines is
shown. The range of a part was checked when the part was read.

@<Search, and keep it@>=
void Keeper::expect_ranges(Problem const& problem, Chooser chooser) const
{
  if (not settings.resume.empty()) try {
    for (Rest const& r : last.at.left) expect_range(problem, chooser, r.range);
  } catch (std::out_of_range const&) {
    auto const begin = source.text.find("\nrest") + 1;
    refuse(source, {"", begin, source.text.find('\n', begin) - begin},
      "the tree of this problem has no such range", older_copy);
  }
}

@ All engines have the same paths in the tree of the smallest item. In that of the first item,
masks have their own (\sec{more/range}); so links search it.

@<Search, and keep it@>=
static Keeper::Begin searching(SearchSettings const& s, Problem const& problem, bool is_seen)
{
  bool const is_first = s.chooser == "first";
  if (is_first and ((s.engine == "masks") or s.engine == "hybrid"))
    throw std::runtime_error(fmt::format("a search with --chooser first is put aside by links only; leave --engine {} out", s.engine));
  Engine const engine = is_first ? Engine::links : engine_as_told(s, problem, false, is_seen).engine;
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

@ If only the number is wanted, components are counted one after the other (\sec{fast/count}). The
numbers of those that are done are the factors in the checkpoint; the ranges are in the tree of
the next. A part is a range in the tree of the whole, so it is not taken apart. The sum of a
checkpoint is no signature, so the number of factors is checked.

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
  all.covers = 1;
  all.components = static_cast<int>(parts.size());
  for (Natural const& n : factors) all.covers *= n;
  if (factors.size() + (keeper.last.at.is_over() ? 0 : 1) > parts.size())
    throw std::runtime_error("the checkpoint has more factors than the problem can have");
  while (all.ending == Ending::complete and all.covers > 0 and factors.size() < parts.size()) {
    @<Count the next component@>
  }
  all.totals = keeper.last.at.totals, all.totals.solutions = in_64_bits(all.covers);
  return all;
}

@ A component that is done becomes a factor, and the position is the root of the next. A
checkpoint may know that nothing is left of a component, and not have it as a factor yet; then
|run| returns its covers at once. The position counts the work over all runs, and replaces what
|multiply| adds up.

@<Count the next component@>=
Problem const& part = parts[factors.size()];
keeper.expect_ranges(part, chooser_of(s.chooser));
if (limits.seconds > 0) limits.seconds = seconds_until(deadline);
CoverCount const its = keeper.run(searching(s, part, false), limits);
multiply(all, its, is_last());
bool const goes_on = its.ending == Ending::complete and its.covers > 0 and not is_last();
if (its.ending == Ending::complete) factors.push_back(its.covers);
if (goes_on) {
  Totals const work = keeper.last.at.totals;
  keeper.last.at = SearchPosition();
  keeper.last.at.totals = work;
}

@ \pitfall{To trust a file that has the right name. To compare problems by their numbers of
options. To write the checkpoint before the covers are on the disk. To cut the file of the covers
to the length that it {\it had}. To count covers that wait in a buffer as written. To forget a
number that was finished on Sunday, and is asked for on Monday.}

\pinned{\.{tests/command/keeper\UL test.cpp} writes checkpoints and reads them back; takes each
line away, and each character; offers other problems and other questions. It kills searches, also
of a part, with \cmd{kill -9}, at random moments, and has them resumed by other engines and
numbers of threads. At the end, the output must be that of an undisturbed search, byte by byte. It
sends signals, fills disks, cuts and exchanges files.}

\exercise[15]{The sum has 64 bits. A person changes a checkpoint by hand, and the sum, too, so
that it is right again. What can go wrong, and what not?} \answer{Covers can be lost or repeated,
as the position may be another one. But a path that is not in the tree is refused, and so is a
file with covers that is shorter than the checkpoint says, or ends otherwise, and a count with
more factors than the problem has components.}

\exercise[20]{A cluster gives four hours to each job, and sends \.{SIGTERM} thirty seconds before
they are over. Write the script of such a job, which is submitted again and again until the count
is known.} \answer{If the checkpoint is there, it is resumed, and else begun:
\cmd{how=--checkpoint; test -e ck} \cmd{\char"26\char"26\ how=--resume;} \cmd{dlx count
\char"24how ck problem.dlx}. The status is~3 as long as it has to be submitted again.}

\exercise[15]{Suppose that both \.{fsync}s, of the output and of the checkpoint, are left out, and
the power fails. Which of the files may be wrong, and is it noticed?} \answer{The system may bring
the checkpoint to the disk, and not the covers that it counts. The file of the covers is then too
short, or has a hole with zeros. The first is noticed when the search is resumed; the second as
well, if the hole is in the last 64 kilobytes. Only \cmd{dlx verify} notices a hole before them.}

\summary{A checkpoint says what it belongs to, and where the search is. Output goes to the disk
first, then the checkpoint, by a rename; what is behind the known length is cut off. So a search
can be killed at any time, and goes on.}
