@** A place to come back to. \label{command/checkpoint}%
What must be written into a file, so that a search can go on from it on another day? A list of ranges (\sec{more/range}) and a few numbers are enough. But a file is read by somebody who was not there when
it was written. It may be the file of another problem, of another question, or of a program that has changed since then; half of it may be missing; somebody
may have looked at it in an editor, and leant on a key. In each of these cases the search would go on, without complaint, from a place where
it has never been, and covers would be missing that nobody misses.
@^checkpoint@>

So the file says {\it whose\/} place it is, too. Here is one, of eleven queens. It was written by a search that was stopped after 200 covers.
\verbatimfile{tests/data/checkpoint.txt}
The second line is the problem: how many items and options it has, and a number that depends on each of its letters. The third is what was asked, as far as it changes
what comes out: with \.{--json}, the first half of the output would not fit the second. How many threads there were, and which engine, does not matter, and is not there.
Then comes what is left: so many ranges, and for each of them how many of its covers have been told. The last line is the sum of those above it.

@ Everything is on one line with its name, in the order in which it is written. It is a file for programs; but who has searched for a month would like to see that
the first queen stands on the second of eleven squares, and can see it with \cmd{cat}.
$$\vbox{\halign{\.{#}\hfil\quad&#\hfil\cr
\it line&\it what it has\cr
\noalign{\smallskip}
dlx checkpoint 2&the version of the format\cr
problem&what it is like, in words, and a hash of it\cr
asked&the command, and what changes its output\cr
factors&of a count: the numbers of the components that were counted before this one\cr
left&the number of ranges that are left; zero if the search is over\cr
rest&one of them: how many of its covers have been told, and its two paths\cr
covers&those that were found so far\cr
printed&those that came through a sieve, if there is one\cr
work&nodes, options that were tried, dead ends\cr
output&the length of the file with the covers, in bytes, and a hash of its end, or \.{-}\cr
sum&a hash of all that stands above\cr}}$$

Let us read the one above. There are eleven ways to place the first queen, and the search is at the second of them; and so on. Seven decisions
had to be made so far, where there was a choice, and the search goes on from there to the end of the tree. It has found 200 covers, and the range begins behind the last of them.
A search by several threads has more than one range left. Where the output went, nobody knows: it was standard output.

{\it Why so many lines,} if the path says it all? A limit of 500 covers counts those of yesterday; \.{--items} numbers the covers; and who has searched for a month wants to know how many
nodes it were. And why is it no JSON, which half of the world can read? Because a person who looks for her mistake reads lines, because
a line can be pointed at, and because nobody but this program should write such a file.
@^JSON@>

@<Declare a checkpoint@>=
struct SearchPosition {
  std::vector<Rest> left = {Rest()}; /* in the order of the tree */
  Natural covers = 0;                /* told so far */
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
[[noreturn]] void refuse_range(Source const& source);
  /* throws |InputError|: there is no such path in the tree */

@ And a checkpoint has to be written such that whoever reads it finds the whole of it, or the whole of the one before, at any time, even if the machine loses its power.
That is true of each file with a name that this program writes, and is done in \sec{base/whole_file}.

@(dlx/command/checkpoint.hpp@>=
#pragma once
/* Checkpoints as text, read and written. */
#include "dlx/base/source.hpp"
#include "dlx/fast/memory.hpp"
#include "dlx/more/observer.hpp"
#include "dlx/more/problem.hpp"
#include "dlx/more/range.hpp"
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>
namespace dlx {
@<Declare a checkpoint@>
@<Declare the reader of sealed files@>
} // |namespace dlx|

@ The reading is longer than the writing, as always.

@(dlx/command/checkpoint.cpp@>=
#include "dlx/command/checkpoint.hpp"
#include "dlx/base/index.hpp"
#include "dlx/text/dlx.hpp"
#include "dlx/text/scanner.hpp"
#include <algorithm>
#include <fmt/format.h>
namespace dlx {
@<Write a checkpoint@>
@<Go through a sealed file, line by line@>
@<Read a checkpoint@>
} // |namespace dlx|

@*1 Writing. The hash of a text is that of its bytes, eight of them in a word, and of its length. The hash of a problem is that of its text: so it depends on the names and the order of items
and options, on colours, bounds, and costs,
and not on the dialect in which the problem was read, on its comments, or its blanks. If somebody converts her problem to JSON on Tuesday, then it is the same problem, and the search goes on.
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

@ The text is written line by line, in the order of the table. A name without anything behind it is a line, too: most counts have no factors.

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

@*1 Reading. What can be wrong with the file that somebody offers? In the order in which it is asked:
\smallskip
{\parindent=2.2em
\item{1.} It is no checkpoint. Whoever says \cmd{dlx solve --resume problem.dlx}, having mistaken one file for the other, is told what is wanted there.
\item{2.} It has another version. The format may change, and so may the order in which a search visits its tree; then an old path leads elsewhere.
\item{3.} Its last line is not the sum of the others. It may be half a file, or have been touched.
\item{4.} It is of another problem, or
\item{5.} of another question. Then both are named, that of the file and that of today.\par}
\smallskip
\noindent What has come through all this was written by us, and says what we have written. The rest could be read with closed eyes. We keep them half open: each line must have its name, and a number must be one.

The first three questions are asked when the reader is made, for whoever writes a file with such a seal will want to ask them; parts of a search are of the same kind (\sec{command/parts}).

@<Declare the reader of sealed files@>=
class SealedReader { /* of a file for programs, line by line; each begins with its name */
public:
  SealedReader(Source const& s, std::string const& kind, int version, std::string const& wanted,
    std::string const& m); /* begins at the second line. Throws |InputError| if the
       first is not \.{dlx KIND VERSION}, or the last not the sum of the others. What was |wanted|
       is said if it is another kind of file, the mend |m| if it was changed */
  Word line(std::string_view name); /* what stands behind the name, to the end */
  std::vector<Word> words(std::string_view name) { return words_of(line(name)); }
  std::string_view text(); /* all that is left, but for the sum */
  std::uint64_t number(Word const& word) const;
  Natural natural(Word const& word) const; /* of any length */
  Turnings path(std::span<Word const> words) const;
  Range range(std::span<Word const> words) const; /* as it is |spelled| */
private:
  Turning turning(Word const& word) const;
  Source const& source;
  std::string mend;
  std::size_t at = 0, seal; /* where the next line begins, and the last, with the sum */
};

@ The last line begins behind the newline before the last.

@<Go through a sealed file, line by line@>=
SealedReader::SealedReader(Source const& s, std::string const& kind, int version,
  std::string const& wanted, std::string const& m) : source(s), mend(m)
{
  check_text(source);
  auto const& text = source.text;
  auto const first = std::string_view(text).substr(0, text.find('\n'));
  auto const before = "dlx " + kind + ' ';
  seal = text.rfind('\n', text.size() - 2) + 1;
  check(source, {@/
    {not text.starts_with(before), Word{"", 0, first.size()}, "this is no " + kind, wanted},@/
    {first != before + std::to_string(version), Word{"", before.size(), first.size() - before.size()},
      "this is a " + kind + " of another version", fmt::format("this program reads version {}", version)},@/
    {text != sealed(text.substr(0, seal)), Word{"", seal, text.size() - seal},
      "this line is not the sum of all others, as it should be", mend}});
  line("dlx");
}

@ A line that has another name than it should is pointed at by this name, and not as a whole: what is wrong is the order of the lines, or one of them is missing.

@<Go through a sealed file, line by line@>=
Word SealedReader::line(std::string_view name)
{
  auto const begin = at, end = source.text.find('\n', at); // the seal has one
  Word const all = {std::string_view(source.text).substr(begin, end - begin), begin, end - begin};
  auto const first = all.text.substr(0, all.text.find(' '));
  if (first != name)
    refuse(source, part(all, 0, first.size()), fmt::format("'{}' should stand here", name), mend);
  at = end + 1;
  return part(all, std::min(name.size() + 1, all.length));
}
std::string_view SealedReader::text()
{
  return std::string_view(source.text).substr(at, seal - at);
}

@ Numbers have digits and nothing else. The number of covers may be of any length; the others have 64 bits. And a turning is two numbers with a stroke between them; whether it is one of the tree, only the tree knows.

@<Go through a sealed file, line by line@>=
std::uint64_t SealedReader::number(Word const& word) const
{
  auto const n = whole_number<std::uint64_t>(word.text);
  check(source, {{not n, word, "{} is no number of 64 bits", mend}});
  return *n;
}
Natural SealedReader::natural(Word const& word) const
{
  check(source, {{word.text.empty() or not has_only(word.text, digits), word, "{} is no number", mend}});
  return Natural(std::string(word.text), 10); // a leading zero makes no octal number
}

@ Nobody searches with more than $2^{30}$ ways at one node; a number that is larger has been damaged, and is refused before it becomes an |int|.
A word without a stroke is no turning, either: nothing is left of it for the second number, and |number| refuses a word without digits.

@<Go through a sealed file, line by line@>=
Turning SealedReader::turning(Word const& word) const
{
  auto const stroke = std::min(word.text.find('/'), word.text.size() - 1);
  auto const way = number(part(word, 0, stroke)), ways = number(part(word, stroke + 1));
  check(source, {{way < 1 or way > ways or ways < 2 or ways > std::size_t(1) << 30, word,
    "{} is no turning, such as 3/7", mend}});
  return {static_cast<int>(way), static_cast<int>(ways)};
}
Turnings SealedReader::path(std::span<Word const> words) const
{
  Turnings path;
  for (Word const& word : words) path.push_back(turning(word));
  return path;
}
Range SealedReader::range(std::span<Word const> words) const
{
  auto const is = [](std::string_view text) { return [text](Word const& w) { return w.text == text; }; };
  auto const until = std::find_if(words.begin(), words.end(), is("until"));
  auto const from = words.empty() or not is("from")(words[0]) ? words.end() : words.begin() + 1;
  if (from == words.end() or until == words.end())
    refuse(source, words.empty() ? Word() : words[0], "this is no range, such as from 3/7 until end", mend);
  Range r = {path({from, until}), std::nullopt};
  auto const end = std::span(until + 1, words.end());
  if (end.size() != 1 or not is("end")(end[0])) r.until = path(end);
  return r;
}

@ The fourth question and the fifth are those of a checkpoint.

@<Refuse what is not ours@>=
auto const agree = [&](Word const& was, std::string_view today, char const* complaint) {
  if (was.text != today) refuse(source, was, complaint, fmt::format("now it is: {}", today));
};
agree(reader.line("problem"), problem, "the checkpoint is of another problem");
agree(reader.line("asked"), asked, "the checkpoint is of another question");

@ Then everything is taken from its line. In the end it is written once more, and must be the same text; so there is nothing in the file that we would not write. Whether the numbers make sense together, nobody asks: that there are not more covers in the file than it has lines, say. To check that would be to search.

@<Read a checkpoint@>=
static char const* const older_copy = "checkpoints are not for editors; take an older copy";
Checkpoint read_checkpoint(Source const& source, std::string const& problem,
  std::string const& asked)
{
  SealedReader reader(source, "checkpoint", 2,
    "--resume wants the file that --checkpoint has written", older_copy);
  @<Refuse what is not ours@>
  Checkpoint c = {problem, asked, {}, {}, 0, std::nullopt, ""};
  for (Word const& word : reader.words("factors")) c.factors.push_back(reader.natural(word));
  c.at.left.clear();
  for (auto n = reader.number(reader.line("left")); n > 0; --n) {
    Word const line = reader.line("rest");
    auto words = words_of(line);
    if (words.empty()) words.push_back(line);
    auto const told = reader.number(words[0]);
    c.at.left.push_back({reader.range(std::span(words).subspan(1)), told});
  }
  c.at.covers = reader.natural(reader.line("covers"));
  c.printed = reader.number(reader.line("printed"));
  @<Read how much work it was, and where the output ends@>
  check(source, {{as_text(c) != source.text, Word{"", 0, source.text.find('\n')},
    "this is not as a checkpoint is written", older_copy}});
  return c;
}

@ Whether the tree has such ranges is seen only when the search goes there; then the first of their lines is shown.

@<Read a checkpoint@>=
void refuse_range(Source const& source)
{
  auto const begin = source.text.find("\nrest") + 1;
  refuse(source, {"", begin, source.text.find('\n', begin) - begin},
    "the tree of this problem has no such range", older_copy);
}

@ The work is three numbers; and a search that prints has a dash where the length of the file would be. (A length of~0 is something else: there is a file, and nothing is in it.)

@<Read how much work it was, and where the output ends@>=
auto work = reader.words("work");
work.resize(3); // a word that is missing is no number
c.at.totals.nodes = reader.number(work[0]);
c.at.totals.attempts = reader.number(work[1]);
c.at.totals.dead = reader.number(work[2]);
auto output = reader.words("output");
output.resize(2);
if (output[0].text != "-")
  c.length = reader.number(output[0]), c.end = output[1].text;

@ \pitfall{To trust a file that has the right name. To compare problems by their file names, or by their numbers of options: who has corrected a slip in
option~17 has another problem.}

\pinned{\.{tests/command/checkpoint\UL test.cpp} writes checkpoints and reads them back; takes each line away, and each character; changes numbers; offers other problems and
other questions.}

\exercise[10]{Why does |fingerprint| not depend on the comments of a problem's file, and why does it depend on the names of options?}
\answer{Comments are not in the problem; |write_dlx| has never seen them. A name of an option is printed, so that covers before and after a change of names would be in
two languages.}

\exercise[15]{The sum has 64 bits. Somebody changes a checkpoint by hand, and the sum, too, so that it is right again. What can go wrong, and what not?}
\answer{Covers can be lost or repeated, as the position may be another one. But a path that is not in the tree is refused, and so is a file with covers that is shorter than the checkpoint says, or ends otherwise, and a count with more factors than the problem has components. A hash that anybody can compute is good against accidents only.}

\summary{A checkpoint says whose it is, where it is, and, in its last line, that nobody has touched it.}
