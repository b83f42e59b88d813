@** A place to come back to. \label{command/checkpoint}%
What must be written into a file, so that a search can go on from it on another day? The chapter on
long searches has the answer, a path and a few numbers (\sec{fast/long_search}). But a file is read by somebody who was not there when
it was written. It may be the file of another problem, of another question, or of a program that has changed since then; half of it may be missing; somebody
may have looked at it in an editor, and leant on a key. In each of these cases the search would go on, without complaint, from a place where
it has never been, and covers would be missing that nobody misses.
@^checkpoint@>

So the file says {\it whose\/} place it is, too. Here is one, of eleven queens. It was written by a search that was stopped after 200 covers.
\verbatimfile{tests/data/checkpoint.txt}
The second line is the problem: how many items and options it has, and a number that depends on each of its letters. The third is what was asked, as far as it changes
what comes out: with \.{--json}, the first half of the output would not fit the second. How many threads there were, and which engine, does not matter, and is not there.
Then comes the position: the path of the present subtree; how many covers have been told there; how many there are to its left. The last line is the sum of those above it.

@ Everything is on one line with its name, in the order in which it is written. It is a file for programs; but who has searched for a month would like to see that
the first queen stands on the second of eleven squares, and can see it with \cmd{cat}.
$$\vbox{\halign{\.{#}\hfil\quad&#\hfil\cr
\it line&\it what it has\cr
\noalign{\smallskip}
dlx checkpoint 1&the version of the format\cr
problem&what it is like, in words, and a hash of it\cr
asked&the command, and what changes its output\cr
factors&of a count: the numbers of the components that were counted before this one\cr
subtree&the turnings on the path, or \.{done}\cr
told&covers of this subtree that have been told\cr
covers&those to the left of it\cr
printed&those that came through a sieve, if there is one\cr
work&nodes, options that were tried, dead ends\cr
output&the length of the file with the covers, in bytes, or \.{-}\cr
sum&a hash of all that stands above\cr}}$$

@<Declare a checkpoint@>=
struct Checkpoint {
  std::string problem;          /* as |fingerprint| says */
  std::string asked;            /* in words of the command line */
  std::vector<Natural> factors; /* of components that were counted before */
  SearchPosition at;            /* in the problem, or in the next component */
  std::uint64_t printed = 0;    /* so many covers have come out */
  std::optional<std::uint64_t> length; /* of their file, if it was named */
};
std::string fingerprint(Problem const& problem); /* linear time. Two that differ
  have the same one once in $2^{64}$ times */
std::string as_text(Checkpoint const& c);
Checkpoint read_checkpoint(Source const& source, std::string const& problem,
  std::string const& asked); /* throws |InputError| for everything that
  |as_text| does not write, or if it is of another problem or question */
[[noreturn]] void refuse_subtree(Source const& source);
  /* throws |InputError|: there is no such path in the tree */

@ And a file has to be written such that whoever reads it finds the whole of it, or the whole of the one before, at any time, even if the machine loses its power.

@(dlx/command/checkpoint.hpp@>=
#pragma once
/* Checkpoints as text, read and written; and files that are there as a whole, or not at all. */
#include "dlx/base/source.hpp"
#include "dlx/fast/long_search.hpp"
#include <optional>
#include <string>
#include <vector>
namespace dlx {
@<Declare a checkpoint@>
void replace_file(std::string const& name, std::string const& text);
  /* by a file of this name and text, on the disk when this returns. Throws
     |std::runtime_error|, with the reason of the system, and then the old
     one is still there */
} // |namespace dlx|

@ The reading is longer than the writing, as always.

@(dlx/command/checkpoint.cpp@>=
#include "dlx/command/checkpoint.hpp"
#include "dlx/base/hash.hpp"
#include "dlx/base/words.hpp"
#include "dlx/text/dlx.hpp"
#include "dlx/text/scanner.hpp"
#include <cerrno>
#include <charconv>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fmt/format.h>
#include <limits>
#include <unistd.h>
namespace dlx {
@<Write a checkpoint@>
namespace {
@<Go through a checkpoint, line by line@>
@<Give up a file that cannot be written@>
}  // |namespace|
@<Read a checkpoint@>
@<Replace a file@>
} // |namespace dlx|

@*1 Writing. The hash of a text is that of its bytes, eight of them in a word, and of its length. The hash of a problem is that of its text: so it depends on the names and the order of items and options, on colours, bounds, and costs,
and not on the dialect in which the problem was read, on its comments, or its blanks.
@^hashing@>

@<Write a checkpoint@>=
static std::uint64_t hash_of_text(std::string_view text)
{
  std::uint64_t h = mix(0, text.size());
  for (std::size_t at = 0; at < text.size(); at += 8) {
    std::uint64_t word = 0;
    for (char c : text.substr(at, 8)) word = word << 8 | static_cast<unsigned char>(c);
    h = mix(h, word);
  }
  return h;
}
static std::string sum_of(std::string_view text)
{
  return fmt::format("sum {:016x}\n", hash_of_text(text));
}
std::string fingerprint(Problem const& problem)
{
  return fmt::format("{} items, {} options, {:016x}", problem.item_count(),
    problem.option_count(), hash_of_text(write_dlx(problem)));
}
std::string as_text(Checkpoint const& c)
{
  auto text = fmt::format("dlx checkpoint 1\nproblem {}\nasked {}\nfactors", c.problem, c.asked);
  for (Natural const& n : c.factors) text += ' ' + n.get_str();
  auto const path = c.at.is_over ? "done" : spelled(c.at.path);
  text += fmt::format("\nsubtree{}{}\ntold {}\ncovers {}\nprinted {}\nwork {} {} {}\noutput {}\n",@|
    path.empty() ? "" : " ", path, c.at.told, c.at.covers.get_str(), c.printed,@|
    c.at.totals.nodes, c.at.totals.attempts, c.at.totals.dead,@|
    c.length ? std::to_string(*c.length) : "-");
  return text + sum_of(text);
}

@*1 Reading. A reader goes from line to line, and asks each time for the line that it wants. What it gets are the words behind the name of the line; and if it
is another line, or none, then that is an error, at its place.

@<Go through a checkpoint, line by line@>=
constexpr char const* older_copy = "checkpoints are not for editors; take an older copy";
constexpr char const* no_turning = " is no turning, such as 3/7";
class CheckpointReader {
public:
  explicit CheckpointReader(Source const& s) : source(s), at(check_text(s))@+{@+}@/
  std::vector<Word> line(std::string_view name); /* without the name */
  Word word(std::string_view name); /* the only one on this line */
  std::uint64_t number(Word const& word) const;
  Natural natural(Word const& word) const; /* of any length */
  Turnings path(std::vector<Word> const& words) const;
  std::size_t place() const { return at; } /* where the next line begins */
private:
  Source const& source;
  std::size_t at;
};
std::vector<Word> CheckpointReader::line(std::string_view name)
{
  auto const end = source.text.find('\n', at);
  auto words = words_of(source.text, at, std::min(end, source.text.size()));
  bool const is_missing = words.empty() or end == source.text.npos;
  if (is_missing) words.push_back({"", source.text.size(), 0});
  check(source, {@/
    {is_missing, words.back(), "the checkpoint ends too early", older_copy},@/
    {words[0].text != name, words[0], fmt::format("{{}} stands where '{}' should", name),
      older_copy}});
  words.erase(words.begin());
  at = end + 1;
  return words;
}
Word CheckpointReader::word(std::string_view name)
{
  auto const words = line(name);
  check(source, {{words.size() != 1, Word{"", at - 1, 0},
    fmt::format("there should be one word behind '{}'", name), older_copy}});
  return words[0];
}

@ Numbers have digits and nothing else. The number of covers may be of any length; the others have 64 bits.

@<Go through a checkpoint, line by line@>=
std::uint64_t CheckpointReader::number(Word const& word) const
{
  std::uint64_t n = 0;
  auto const last = word.text.data() + word.text.size();
  auto const [end, fault] = std::from_chars(word.text.data(), last, n);
  check(source, {{fault != std::errc() or end != last, word, "{} is no number, or too large",
    older_copy}});
  return n;
}
Natural CheckpointReader::natural(Word const& word) const
{
  check(source, {{word.text.empty() or not has_only(word.text, digits), word,
    "{} is no number", older_copy}});
  return Natural(std::string(word.text), 10); // a leading zero is no octal number
}

@ A turning is two numbers with a stroke between them. Whether it is one of the tree, only the tree knows.

@<Go through a checkpoint, line by line@>=
Turnings CheckpointReader::path(std::vector<Word> const& words) const
{
  Turnings turnings;
  std::uint64_t const most = std::numeric_limits<int>::max();
  for (Word const& word : words) {
    auto const stroke = word.text.find('/');
    if (stroke == word.text.npos) refuse(source, word, in_quotes(word.text) + no_turning, older_copy);
    auto const way = number(part(word, 0, stroke)), ways = number(part(word, stroke + 1));
    check(source, {{way < 1 or way > ways or ways < 2 or ways > most, word,
      fmt::format("{{}}{}", no_turning), older_copy}});
    turnings.push_back({static_cast<int>(way), static_cast<int>(ways)});
  }
  return turnings;
}

@ What belongs to another problem, or to another question, is refused, and both are named: that of the file, and that of today. The first line says whether this is a
checkpoint at all. Whoever says \cmd{dlx solve --resume problem.dlx}, having mistaken one file for the other, is told so.

@<Read what the checkpoint is, and of what@>=
bool const is_ours = source.text.starts_with("dlx checkpoint ");
check(source, {{not is_ours, Word{"", 0, source.text.find('\n')},
  "this is no checkpoint", "--resume wants the file that --checkpoint has written"}});
Word const version = reader.line("dlx").back();
check(source, {{version.text != "1", version, "this is version {} of checkpoints",
  "this program reads version 1; resume with the program that wrote it"}});
auto const agree = [&](std::string_view name, std::string_view today, char const* complaint) {
  auto const words = reader.line(name);
  auto const begin = words.empty() ? reader.place() - 1 : words[0].at;
  Word const was = {"", begin, reader.place() - 1 - begin};
  auto const text = std::string_view(source.text).substr(was.at, was.length);
  if (text != today) refuse(source, was, complaint, fmt::format("now it is: {}", today));
};
agree("problem", problem, "the checkpoint is of another problem");
agree("asked", asked, "the checkpoint is of another question");

@ The sum comes last. If it is wrong, though everything else looks right, then somebody has changed a number, or the disk has; and the search would have gone on
from there.

@<Read a checkpoint@>=
Checkpoint read_checkpoint(Source const& source, std::string const& problem,
  std::string const& asked)
{
  CheckpointReader reader(source);
  @<Read what the checkpoint is, and of what@>
  Checkpoint c = {problem, asked, {}, {}, 0, std::nullopt};
  for (Word const& word : reader.line("factors")) c.factors.push_back(reader.natural(word));
  auto const path = reader.line("subtree");
  c.at.is_over = path.size() == 1 and path[0].text == "done";
  if (not c.at.is_over) c.at.path = reader.path(path);
  c.at.told = reader.number(reader.word("told"));
  c.at.covers = reader.natural(reader.word("covers"));
  c.printed = reader.number(reader.word("printed"));
  @<Read the work, the output, and the sum@>
  return c;
}
void refuse_subtree(Source const& source)
{
  auto const begin = source.text.find("\nsubtree") + 1;
  refuse(source, {"", begin, source.text.find('\n', begin) - begin},
    "the tree of this problem has no such subtree", older_copy);
}

@ Nothing may follow.

@<Read the work, the output, and the sum@>=
auto const work = reader.line("work");
check(source, {{work.size() != 3, Word{"", reader.place() - 1, 0},
  "there should be three numbers behind 'work'", older_copy}});
c.at.totals.nodes = reader.number(work[0]);
c.at.totals.attempts = reader.number(work[1]);
c.at.totals.dead = reader.number(work[2]);
if (Word const output = reader.word("output"); output.text != "-")
  c.length = reader.number(output);
auto const above = std::string_view(source.text).substr(0, reader.place());
auto const last_line = sum_of(above);
Word const sum = reader.word("sum");
check(source, {@/
  {source.text.substr(above.size(), reader.place() - above.size()) != last_line, sum,@|
    "the lines above this sum have been changed", older_copy},@/
  {reader.place() < source.text.size(), Word{"", reader.place(), 1},
    "here the checkpoint should end", older_copy}});

@*1 All or nothing. To write into the old checkpoint would be dangerous: half of the new one stands there, and the power fails. So we
write another file, beside it, and then give it the old one's name; the system does this in one step, such that at any time the name leads to one of the two.
Three times we must insist that things are on the disk and not in somebody's memory, or else the system is free to do the second step
before the first: the new file, before it gets the name; and the folder, afterwards.
@^atomic replacement@>@^fsync@>
$$\vbox{\halign{#\hfil\quad&#\hfil\quad&#\hfil\cr
\it the power fails&\it the name leads to&\it beside it\cr
\noalign{\smallskip}
while we write&the old checkpoint&half of a file, \.{.new}\cr
after the first \.{fsync}&the old one&the new one\cr
after \.{rename}&the old one or the new one&nothing, or the new one\cr
after the second \.{fsync}&the new one&nothing\cr}}$$
The half of a file does no harm; the next checkpoint is written over it.

@<Replace a file@>=
void replace_file(std::string const& name, std::string const& text)
{
  auto const fresh = name + ".new";
  int const file = ::open(fresh.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  if (file < 0) give_up(name, errno);
  int const reason = write_to_disk(file, text);
  if (::close(file) != 0 or reason != 0) {
    ::unlink(fresh.c_str());
    give_up(name, reason != 0 ? reason : errno);
  }
  if (::rename(fresh.c_str(), name.c_str()) != 0) give_up(name, errno);
  auto const folder = std::filesystem::path(name).parent_path();
  int const there = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_CLOEXEC);
  if (there < 0) return; // it can be written, but not read
  ::fsync(there);
  ::close(there);
}

@ A file that cannot be written has a reason, mostly that the disk is full.

@<Give up a file that cannot be written@>=
[[noreturn]] void give_up(std::string const& name, int reason)
{
  throw std::runtime_error(fmt::format("cannot write '{}': {}", name, std::strerror(reason)));
}
int write_to_disk(int file, std::string_view text) /* 0, or an |errno| */
{
  while (not text.empty()) {
    auto const n = ::write(file, text.data(), text.size());
    if (n >= 0) text.remove_prefix(static_cast<std::size_t>(n));
    else if (errno != EINTR) return errno;
  }
  return ::fsync(file) == 0 ? 0 : errno;
}

@ \pitfall{To trust a file that has the right name. To rename a file that is not on the disk yet: after a power failure there may be a
file of length zero under the old name, and both checkpoints are gone. To compare problems by their file names, or by their numbers of options: who has corrected a slip in
option~17 has another problem.}

\pinned{\.{tests/command/checkpoint\UL test.cpp} writes checkpoints and reads them back; takes each line away, and each character; changes numbers; offers other problems and
other questions; and fills the disk.}

\exercise[10]{Why does |fingerprint| not depend on the comments of a problem's file, and why does it depend on the names of options?}
\answer{Comments are not in the problem; |write_dlx| has never seen them. A name of an option is printed, so that covers before and after a change of names would be in
two languages.}

\exercise[15]{The sum has 64 bits. Somebody changes a checkpoint by hand, and the sum, too, so that it is right again. What can go wrong, and what not?}
\answer{Covers can be lost or repeated, as the position may be another one. But a path that is not in the tree is refused, and so is a file with covers that is shorter than the checkpoint says. A hash that anybody can compute is good against accidents only.}

\summary{A checkpoint says whose it is, where it is, and, in its last line, that nobody has touched it. A file is replaced by a rename, when the new one is on
the disk.}
