@** Reading and writing. \label{format}%
A problem must get into the machine somehow. A library can be handed a
|Problem|, built by a program; everybody else types one into a file. This
chapter reads such files, in three dialects, and writes them.

It is also the chapter in which we are {\it strict}. A sloppy reader is a
kind of generosity that costs its users dearly: it takes a file with a slip
in it, guesses, and then spends the night solving a problem that nobody has.
An exact cover problem has no redundancy by which one could notice: leave out
one bar and it is still a perfectly good problem, only a different one, and
its answers look plausible until Thursday. So the rule of this chapter is
that {\it what cannot be meant is an error\/}, with a place and a mend;
nothing is skipped, cut off, or repaired in silence.
@^strictness@>

@ Here is a small problem in the dialect that you will meet most often. It
says which symbols can go where in a Latin square of two rows and two
columns; the details belong to \sec{latin}.
\verbatimfile{tests/data/latin-2.dlx}
The first line names the items. Each other line is an option. It may begin
with a name and a colon, and goes on with its items.

Except for the names of options, this is the format of Knuth's programs
\.{DLX1}, \.{DLX2}, \dots, which have been around for so long that whole
collections of puzzles exist in it [K22]. We call it {\it DLX text}. Every
file that his programs accept means the same to us, or is refused aloud.
(There is one exception; it is so contrived that it became an exercise.)
@^DLX text@> @^Knuth, Donald Ervin@>

@ These are its rules.

\smallskip
\item{$\bullet$} Words are separated by blanks and tabs. A line without words
is skipped, and so is a line whose first character, apart from blanks, is a
bar; that is a comment.
\item{$\bullet$} The first other line is the {\it item line}. It names the
primary items, then, behind a bar, the secondary ones. The bar is left out if
there are none. The line may begin with the label \.{items:}.
\item{$\bullet$} Every further line is an option: the names of its items, in
any order. A secondary item may have a colour, as in \.{X:red}.
\item{$\bullet$} If the first word of an option ends in a colon, it is the
option's name. An empty option is written as a name with its colon, or as a
lone colon if it has no name.
\smallskip

\noindent In Knuth's programs names have at most eight bytes, and colours
one. We set no limits, take any language that can be written in UTF-8, and do
not mind where lines come from: they may end in the manner of Unix or of
Windows, and the last one need not end at all. (His reader stops at a last
line without newline, saying that it is way too long; a generation of users
has wondered about that.)

The names of options are our own invention. They are safe, because in Knuth's
format a word cannot end with a colon: the colour would be missing.
@^option name@> @^item line@> @^comment in a file@>

@ The second dialect is a matrix of zeros and ones, as spreadsheets and
numerical programs write it. There is a row for each option. Its entries are
separated by commas or blanks; blank lines are skipped, and so are lines that
begin with \.{\#}.
\verbatimfile{tests/data/report.csv}
Nothing has a name in a matrix, so the items get the names |C1|, |C2|,
\dots\ (for column), they all are primary, and options go by their numbers.
The report by Hodgins and Monahan [HM21] has a program that reads such files,
with the question ``A) commas or B) whitespace?'' We can see for ourselves.
@^matrix, 0-1@>

The third dialect, JSON, is for programs that talk to programs. It looks like
this:
\verbatimfile{tests/data/tiny.json}
@^JSON@>

@ \label{mistakes}%
Before we look at how it is done, here is a small museum of mistakes. Files
like these are read every day, with more or less success, by some program
somewhere. The first one has costs in it. Knuth's \.{DLX5} finds cheapest
covers; we shall, too, in a later edition, but until then the file is not for
us.
\verbatimfile{tests/data/broken/cost.dlx}
\verbatimfile{tests/data/broken/cost.txt}
To skip what one does not know would be tempting. The answer would even be a
cover! It would only not be the answer to the question.
@^museum of mistakes@>

@ In the next one, a blank has slipped in between an item and its colour. Now
\.{X:} has the looks of an option's name. If an option could have the name of
an item, this would be an option that does not exist in the author's mind,
with an item \.{blue} that does not exist at all; the message would be about
the latter, and would help nobody.
\verbatimfile{tests/data/broken/colour.dlx}
\verbatimfile{tests/data/broken/colour.txt}
A matrix with a hole is the classical case of an error whose place is
uncertain. One of the rows has the wrong length, but which? We believe the
first one, and say so in the help, so that a person who knows better can look
there.
\verbatimfile{tests/data/broken/ragged.csv}
\verbatimfile{tests/data/broken/ragged.txt}

@ The last exhibit comes from America.
\verbatimfile{tests/data/broken/color.json}
\verbatimfile{tests/data/broken/color.txt}
Most programs that read JSON ignore keys that they do not know. It is
considered polite, because newer programs can then add keys without
disturbing the older ones. But here the colour would be ignored, too; the
item |X| would exclude options which, in the author's mind, share a colour,
and some covers would be missing. Nobody misses a missing cover.

@ Four functions do all that, and this is the complete interface. Reading
takes time proportional to the size of the text.

@(dlx/format.hpp@>=
#pragma once
#include "dlx/problem.hpp"
#include "dlx/source.hpp"
#include <string>
#include <string_view>
#include <vector>
namespace dlx {
enum class Syntax { @[automatic, dlx, matrix, json@] };
@<Declare the reader@>@;
@<Declare the writers@>@;
} // |namespace dlx|

@ An option without a primary item is allowed, but it never belongs to a
cover, and whoever wrote it might want to know. Such a remark is no error, so
it is not thrown; it is added to |notes|, if the caller wants them.
@^notes@>

@<Declare the reader@>=
Problem read_problem(Source const& source, Syntax syntax = Syntax::automatic,
  std::vector<std::string>* notes = nullptr);
  /* throws |InputError|; a note is one line, `name:line: note: ...' */

@ What a writer has written, |read_problem| reads again, and gets an equal
problem. The exception is the matrix, in which names are lost and entries are
sorted; it can be written only if there are an item, an option, and no
secondary item. A |Problem| that a program has built may have names that no
file can have, for example |"items"|; the writers refuse those.
@^round trip@>

@<Declare the writers@>=
std::string write_dlx(Problem const& problem, std::string_view comment = "");
  /* throws |ProblemError| if a name cannot be written */
std::string write_matrix(Problem const& problem);
  /* throws |ProblemError| if it is not a matrix */
std::string write_json(Problem const& problem);
  /* an item or option a line; throws |ProblemError| like |write_dlx| */

@*1 A story about the first line. \label{bar story}%
Somebody has a problem with secondary items only. (That is no nonsense:
programs write such files, when the primary part of a larger problem has
turned out to be empty.) The rules suggest to write a bar, then the names:
\verbatimfile{tests/data/broken/first-line.dlx}
Knuth's reader takes the first line for a comment, because it begins with a
bar. Then |X| is the item line! So there is one item, |X|, and it is primary.
If the second option were \.X again, the program would go on without a word,
and print a cover of a problem that has nothing to do with the file. Here at
least \.Y is not known, but the message says that \.Y is unknown, while the
author sees \.Y in the first line with his own eyes.

We could make another rule, but it would change the meaning of old files. The
first line of \.{\char"7C{} Sudoku} must stay a comment. So there are three
parts to our answer.
@^first line, ambiguous@>

First, the label \.{items:} makes it possible to say what is meant:
\.{items: \char"7C{} X Y}. It even allows the shortest of all problems, a
file with the single word \.{items:}, which has no items and one cover, the
empty one.

Second, we look whether a comment at the beginning {\it could\/} be an item
line. If all its words are names, and if every later line would be an option
of such items, then the file has two meanings. We do not choose; the file is
refused, and the message says how to mend it either way.
\verbatimfile{tests/data/broken/first-line.txt}

Third, if an unknown item has been named in such a comment, then the message
about it says that this line is a comment. Nobody should have to find that
out with a debugger.

@*1 The common ground. The implementation begins with what all three dialects
share. There are three readers, and they are built alike: something takes the
text apart into words, something else knows in which order words may come,
and a third thing, the same for all, builds the problem and watches over its
meaning. Errors can be found on every level, and the lower the level the
better, because there we know most precisely what somebody has typed.

A reader stops at its first error. Compilers go on, in order to report as
many as they can, and every programmer knows the result: one missing brace
and two hundred messages. Files with problems are mostly written by programs,
and if one line is wrong then a thousand are.
@^first error only@>


@(dlx/format.cpp@>=
#include "dlx/format.hpp"
#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <optional>
#include <sstream>
#include <unordered_map>
#include <unordered_set>
namespace dlx {
@<Define words and faults@>@;
@<Check the characters of a text@>@;
@<Define what is wrong with a name@>@;
@<Define the class |Draft|@>@;
@<Find the most similar item@>@;
@<Define the class |Scanner|@>@;
@<Read DLX text@>@;
@<Read a matrix@>@;
@<Read JSON@>@;
@<Guess the syntax@>@;
@<Read a problem@>@;
@<Write a problem@>@;
} // |namespace dlx|

@ A {\it word\/} is a piece of the source together with the place where it
stands. Text and place usually coincide; not so in JSON, where |"\u0041"|
says |A| but takes eight bytes to say so.

A {\it fault\/} is an error before it is thrown. Sometimes we only want to
know if there is one; sometimes it will be thrown as an |InputError|, and
sometimes, by the writers, as a |ProblemError|. So the functions that look
for faults do not throw them. They return what they have found, which is
|std::nullopt| in the lucky case, and |refuse_if| is there for those who do
want an error.
@^word@> @^fault@>

@<Define words and faults@>=
struct Word {
  std::string_view text;  /* what it says */
  std::size_t at = 0;     /* where it begins in the source */
  std::size_t length = 0; /* how many bytes it takes there */
};
struct Fault {
  Word where;
  std::string message; /* what is wrong */
  std::string help;    /* what to do about it */
};

@ To refuse means to throw. The class |InputError| of \sec{source} wants an
offset and a length; a word has both.

@<Define words and faults@>=
static bool is_bit(std::string_view text)
{
  return (text == "0") or (text == "1");
}
[[noreturn]] static void refuse(Source const& source, Fault const& fault)
{
  throw InputError(source, fault.where.at, fault.where.length,
    fault.message, fault.help);
}
static void refuse_if(Source const& source, std::optional<Fault> const& fault)
{
  if (fault) refuse(source, *fault);
}

@ Messages quote names. A name can be as long as the file, and in JSON it can
contain whatever a keyboard has not; so at most forty characters are quoted,
and those that cannot be seen appear as question marks. A message must be a
line that somebody can read, no matter what the file was like; and, as in
\sec{source}, it must not carry commands to a terminal.

@<Define words and faults@>=
static bool is_hidden(char32_t c)
{
  return (c <= ' ') or (c >= 0x7F and c <= 0xA0) or c == 0xAD or c == 0x1680
    or (c >= 0x2000 and c <= 0x200B) or c == 0x200E or c == 0x200F
    or (c >= 0x2028 and c <= 0x202F) or (c >= 0x205F and c <= 0x206F)
    or c == 0x3000 or c == 0xFEFF;
}

@ Blanks are kept between the quotes; in JSON a name may have one, by
mistake, and the message about it should show where.

@<Define words and faults@>=
static std::string in_quotes(std::string_view name)
{
  std::string result = "'";
  std::size_t at = 0;
  for (int k = 0; k < 40 and at < name.size(); ++k) {
    Character const c = decode(name, at);
    std::size_t const bytes = c.bytes > 0 ? c.bytes : 1;
    if (c.bytes == 0 or (is_hidden(c.code) and (c.code != ' '))) result += '?';
    else result += name.substr(at, bytes);
    at += bytes;
  }
  return result + (at < name.size() ? "...'" : "'");
}

@ The function |is_hidden| above knows the blanks of Unicode, such as the one
that does not break, and characters without any ink, such as those that
change the direction of writing. They come from word processors and web
pages. Two names that look alike must not differ, so names must not contain
them. (We make an exception for two joiners that Persian and some emoji
need.)
@^hidden characters@> @^names@>

Before anything else happens, all characters of the text are checked.
Ordinary ones pass quickly; the rest is decoded. The result is the offset at
which the text begins, which is 3 if there is a byte order mark.

@<Check the characters of a text@>=
@<Define what is wrong with a character@>@;
static std::size_t check_text(Source const& source)
{
  std::string_view const text = source.text;
  std::size_t const start = text.starts_with("\xEF\xBB\xBF") ? 3 : 0;
  for (std::size_t at = start; at < text.size(); ) {
    char const c = text[at];
    bool const is_plain = (c >= ' ') and (c <= '~');
    if (is_plain or (c == '\n') or (c == '\t')) ++at;
    else if ((c == '\r') and (text.substr(at + 1, 1) == "\n")) ++at;
    else {
      Character const character = decode(text, at);
      refuse_if(source, fault_of_character(text, at, character));
      at += character.bytes;
    }
  }
  return start;
}

@ A byte that is not UTF-8 mostly means that the file was saved in another
encoding, and a zero byte that it is no text at all. (The encoding called
UTF-16 has both symptoms.) A lone carriage return cannot be seen on the
screen, but it makes one line look like two.
@^NUL@> @^control characters@>

@<Define what is wrong with a character@>=
static std::optional<Fault> fault_of_character(std::string_view text,
  std::size_t at, Character const& c)
{
  Word const here = {text.substr(at, 1), at, 1};
  if (c.bytes == 0)
    return @[Fault{here, fmt::format("the byte 0x{:02X} is not UTF-8",
      static_cast<unsigned char>(text[at])), "save the file as UTF-8"}@];
  if (c.code == 0) return @[Fault{here, "the text has a NUL byte",
    "remove what is not text, or save the file as UTF-8, not as UTF-16"}@];
  if (c.code == '\r')
    return @[Fault{here, "a carriage return stands in the middle of a line",
      "end lines with newline, or with carriage return and newline"}@];
  if ((c.code < ' ') or (c.code >= 0x7F and c.code < 0xA0))
    return @[Fault{here, fmt::format("the text has the control character " @|
      "U+{:04X}", static_cast<unsigned>(c.code)),
      "remove it; blanks and tabs separate words"}@];
  return std::nullopt;
}

@ What is a name? Here it is decided for files, and the answer is nearly the
same as the one that |Problem| gives: a name is any word in which everything
can be seen. We do not ask for letters; \.{A@@(0,0)} is a fine name, and so
are \.{\#} and \.{-1}. A name may have any length, too, since nobody but its
author has to type it.

There is one thing that we do not do. Unicode has two ways to write the
letter \'e, as one character or as an \.e with an accent of its own, and a
person cannot tell the difference. We compare bytes, so these are two names.
If ever that happens, the item is unknown, though it looks familiar; the
suggestion ``did you mean'' will then show the other spelling, which looks
the same. It is not much, but at least it is funny.
@^accents@>

Names of items and colours have neither colons nor bars, as \sec{problem} has
decided; names of options have no bars, lest a line be taken for a comment.

@<Define what is wrong with a name@>=
static std::optional<Fault> fault_of_name(Word const& name,
  std::string_view what, std::string_view forbidden)
{
  static constexpr auto help = "a name is a word without blanks, colons, " @|
    "bars, and characters that cannot be seen";
  if (name.text.empty())
    return @[Fault{name, fmt::format("the {} is empty", what), help}@];
  auto fault = @[[&](std::string const& has) {
    return @[Fault{name, fmt::format("the {} {} has {}", what,
      in_quotes(name.text), has), help}@];
  }@];
  @<Return a fault if a character of |name| is wrong@>@;
  return std::nullopt;
}

@ Texts and names are checked one after the other, so the bytes that are not
UTF-8 and the control characters can only come from a |Problem| that a
program has built, or, in the second case, from an escape sequence of JSON.

@<Return a fault if a character of |name| is wrong@>=
for (std::size_t at = 0; at < name.text.size(); ) {
  Character const c = decode(name.text, at);
  if (c.bytes == 0) return fault("a byte that is not UTF-8");
  if (c.code == ' ') return fault("a blank");
  if (is_hidden(c.code)) return fault(fmt::format(
    "the character U+{:04X}, which cannot be seen",
    static_cast<unsigned>(c.code)));
  if (c.bytes == 1 and forbidden.find(name.text[at]) != forbidden.npos)
    return fault(c.code == ':' ? "a colon" : "a bar");
  at += c.bytes;
}

@ An option's name has more ways to be wrong. A |Problem| refuses most of
them; we look first, because we know what to advise. Two are refused only
here. The name \.{items} would make a copy of the item line, further down in
the file, an option. And \.{X:0}, if |X| is an item, looks too much like an
entry of the option.

@<Define what is wrong with a name@>=
static std::optional<Fault> fault_of_option_name(Problem const& problem,
  Word const& name)
{
  auto fault = @[[&](std::string_view is, std::string_view help) {
    return @[Fault{name, fmt::format("the option name {} {}",
      in_quotes(name.text), is), std::string(help)}@];
  }@];
  std::string_view const text = name.text;
  auto const plain = fault_of_name(name, "option name", "|");
  if (plain) return plain;
  if (text.back() == ':')
    return fault("ends in a colon", "a single colon ends the name");
  if (text.find_first_not_of("0123456789") == text.npos)
    return fault("is a number",
      "options without a name go by their numbers; add a letter");
  if (text == "items") return fault("is the label of the item line",
    "only the first line that is not a comment can name the items");
  if (text == "{}") return fault("means the empty cover",
    "choose another name");
  @<See if the option's name could be an item@>@;
  return std::nullopt;
}

@ The most likely reason for a name that is an item is a colour that was
forgotten, or that was typed with a blank before it.

@<See if the option's name could be an item@>=
if (int const i = problem.find_item(text); i != 0) {
  bool const may_be_coloured = problem.item(i).kind == Kind::secondary;
  return fault("is the name of an item", may_be_coloured ?
    "did you leave out a colour? If not, choose another name" :
    "choose another name, or remove the colon");
}
if (problem.find_item(text.substr(0, text.find(':'))))
  return fault("looks like an item with a colour", "choose another name");

@ While a problem is read, it is a |Draft|: a |Problem| that knows where in
the source each of its options began. All rules that have to do with meaning,
not with spelling, are here; thus they are the same in all dialects. A
duplicate item is called a duplicate item in JSON, too.

The functions check what |Problem| would check again. It looks wasteful, but
a |ProblemError| is made for programmers: it knows no place, and has no
advice. The relation between the two is our invariant: {\it whatever a draft
accepts, its problem accepts}. If it were violated, a |ProblemError| would
fly out of |read_problem|. The tests try hard to make that happen.
@^invariant of a draft@>
@^draft@>

@<Define the class |Draft|@>=
class Draft {
public:@/
  explicit Draft(Source const& from) : source(from) {}
  [[noreturn]] void fail(Word const& where, std::string message,
    std::string help) const;
  void add_item(Word const& name, Kind kind);
  void begin_option(std::size_t at, Word const& name = Word());
  void add_entry(int item, Word const& word, Word const& colour = Word());
  Problem const& so_far() const { return problem; }
  Problem finish(std::vector<std::string>* notes);
private:@/
  Source const& source;
  Problem problem;
  std::vector<std::size_t> places; /* option |o| began at |places[o-1]| */
  std::vector<int> seen_in; /* the newest option that contains item |i| */
};
@<Define the functions of |Draft|@>@;

@ A draft never looks back, except for names: those of the items are found by
hashing, inside of |Problem|, so that a file with many items takes time in
proportion to its length. (Knuth's readers compare each name with all others.
For 20,000 items that is noticeable; half a minute has been measured. He says
that brute force is the rule in this part of the program, and for his
examples it is.)
@^hashing@>

If an item is named twice and is called 0 or 1, then perhaps it is not an
item at all, but a digit in a matrix with a typing error somewhere else.

@<Define the functions of |Draft|@>=
void Draft::fail(Word const& where, std::string message, std::string help)
  const
{
  refuse(source, @[Fault{where, std::move(message), std::move(help)}@]);
}

@ The third of these faults is possible in JSON only; in the other dialects
the primary items come first by their nature.

@<Define the functions of |Draft|@>=
void Draft::add_item(Word const& name, Kind kind)
{
  refuse_if(source, fault_of_name(name, "item name", ":|"));
  if (problem.find_item(name.text))
    fail(name, fmt::format("item {} is named twice", in_quotes(name.text)),
      is_bit(name.text) ?
      "if this file is a 0-1 matrix, say so with --format matrix" :
      "remove it, or give it another name");
  if (kind == Kind::primary and problem.primary_count() < problem.item_count())
    fail(name, fmt::format("primary item {} comes after a secondary one",
      in_quotes(name.text)), "put all primary items first");
  problem.add_item(name.text, kind);
  seen_in.resize(problem.item_count() + 1);
}

@ A word of length 0 stands for a word that is not there. (An empty string in
JSON has length~2, because of its quotes.) If two options have the same name,
we tell where the other one is.

@<Define the functions of |Draft|@>=
void Draft::begin_option(std::size_t at, Word const& name)
{
  if (name.length > 0) {
    refuse_if(source, fault_of_option_name(problem, name));
    @<Check that no other option has this name@>@;
  }
  problem.add_option(name.text);
  places.push_back(at);
}

@ The line number of the other option saves a search. To find it costs a walk
through the text, but this is an error, and there will be only one.

@<Check that no other option has this name@>=
if (int const o = problem.find_option(name.text); o != 0) {
  auto const there = locate(source, places[o - 1]);
  fail(name, fmt::format("the option name {} is used twice",
    in_quotes(name.text)), fmt::format(
    "line {} has it first; choose another name", there.line));
}

@ The caret points to the colour if the colour is what is wrong.

@<Define the functions of |Draft|@>=
void Draft::add_entry(int item, Word const& word, Word const& colour)
{
  if (colour.length > 0) {
    @<Check the colour of an entry@>@;
  }
  auto& last = seen_in[item];
  if (last == problem.option_count())
    fail(word, fmt::format("item {} stands twice in this option",
      in_quotes(problem.item(item).name)), "remove one of the two");
  last = problem.option_count();
  problem.add_entry(item,
    colour.length > 0 ? problem.add_colour(colour.text) : 0);
}

@ We have already seen the best reason to forbid colours on primary items:
two options that share a primary item always exclude each other, so that the
colour could make no difference. Whoever writes one has another problem in
mind.

@<Check the colour of an entry@>=
if (problem.item(item).kind == Kind::primary)
  fail(colour, fmt::format("primary item {} cannot have a colour",
    in_quotes(problem.item(item).name)),
    "only secondary items have colours; remove it");
refuse_if(source, fault_of_name(colour, "colour", ":|"));

@ At the end we look for options that will never be chosen. Each gets a note,
with the number of its line, because the author may have forgotten an item.
Knuth's programs print a similar remark and then drop the option; we keep it,
in order not to change the numbers of all that follow. The places of the
options only increase, so all line numbers together cost a single walk
through the text.

@<Define the functions of |Draft|@>=
Problem Draft::finish(std::vector<std::string>* notes)
{
  std::string_view const text = source.text;
  std::size_t here = 0;
  std::ptrdiff_t line = 1;
  for (int o = 1; notes and o <= problem.option_count(); ++o) {
    if (problem.is_candidate(o)) continue;
    auto const passed = text.substr(here, places[o - 1] - here);
    line += std::count(passed.begin(), passed.end(), '\n');
    here = places[o - 1];
    notes->push_back(fmt::format("{}:{}: note: option {} has no primary " @|
      "item, so it is never chosen", display_name(source), line,
      problem.label(o)));
  }
  return std::move(problem);
}

@*1 The most similar name. If an item is unknown, there may be one with
almost the same name. The {\it edit distance\/} between two words is the
number of letters that must be inserted, deleted, or changed in order to get
from one to the other. It was invented for codes that correct errors, which
is what we want here.
@^Levenshtein, Vladimir Iosifovich@>

The distance between |a| and |b| can be computed from the distances between
shorter words: look at the last letters. Either both stay, or the one is
changed to the other, or one of them is dropped; the best of three
possibilities counts. Thus there is a table of distances between all
beginnings of |a| and all beginnings of |b|, and we need only one row of it
at a time: |row[j]| is the distance between what we have read of |a|, and the
first $j$ letters of |b|.
@^edit distance@>

@<Find the most similar item@>=
static std::size_t distance(std::string_view a, std::string_view b)
{
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i + 1;
    for (std::size_t j = 0; j < b.size(); ++j) {
      std::size_t const change = diagonal + (a[i] == b[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({change, diagonal + 1, row[j] + 1});
    }
  }
  return row[b.size()];
}

@ How similar is similar? One difference is tolerated for every three
letters. The items |C1| and |C2| are hence not similar, and we do not pester
people with advice that is no better than dice. Capital and small letters are
not told apart here. Long names are left alone: this must stay quick even if
there are a hundred thousand items.

@<Find the most similar item@>=
static std::string in_small_letters(std::string_view name)
{
  std::string result(name);
  for (@[char& c@, : @,result@])
    if ((c >= 'A') and (c <= 'Z')) c = static_cast<char>(c - 'A' + 'a');
  return result;
}

@ The limit shrinks whenever something better is found; so the first of
several items that are equally similar wins, and a perfect match except for
capitals beats everything.

@<Find the most similar item@>=
static std::string nearest(Problem const& problem, std::string_view name)
{
  std::string best;
  std::size_t limit = name.size() / 3 + 1; /* must be closer than this */
  if (name.size() > 30) return best;
  for (int i = 1; i <= problem.item_count(); ++i) {
    auto const& other = problem.item(i).name;
    if (other.size() >= name.size() + limit) continue;
    auto const d = distance(in_small_letters(name), in_small_letters(other));
    if (d < limit) limit = d, best = other;
  }
  return best;
}

@*1 DLX text. A |Scanner| goes from line to line and takes each apart into
words, skipping lines without any. The vector of words is used again for each
line, and the words are views into the source; so, once the longest line has
been seen, no memory is allocated any more. Blank lines vanish this way;
comments do not, because we shall need some of them. If |commas| is true, a
comma is a word of its own, as a matrix needs it.
@^scanner@>

@<Define the class |Scanner|@>=
class Scanner {
public:@/
  Scanner(std::string_view source, std::size_t start, char remark, bool commas)
    : text(source), at(start), comment_sign(remark),
    ends(commas ? " \t\r\n," : " \t\r\n") {}
  bool next(); /* goes to the next line; |false| if there is none */
  std::vector<Word> const& words() const { return found; }
  bool is_comment() const { return found[0].text[0] == comment_sign; }
private:@/
  std::string_view text;
  std::size_t at;
  char comment_sign;
  std::string_view ends; /* what can stand after a word */
  std::vector<Word> found;
};
@<Split the next line into words@>@;

@ A newline at the beginning of a line ends nothing, so it is passed over
like a blank.

@<Split the next line into words@>=
bool Scanner::next()
{
  found.clear();
  while (at < text.size() and (found.empty() or text[at] != '\n')) {
    std::size_t end = std::min(text.find_first_of(ends, at), text.size());
    if (end == at and text[at] == ',') ++end; /* it is a word */
    if (end > at) found.push_back({text.substr(at, end - at), at, end - at});
    at = std::max(end, at + 1);
  }
  return not found.empty();
}

@ The reader for DLX text has one function for each kind of line, and one for
each kind of word in it. What remains is a loop that decides which kind of
line comes next: comments are passed over, the first other line is the item
line, and then there are only options.

@<Read DLX text@>=
@<Take an entry apart@>@;
@<Find a comment that could be the item line@>@;
class DlxReader {
public:@/
  DlxReader(Source const& from, std::size_t begin) : source(from),
    start(begin), scanner(from.text, begin, '|', false), draft(from) {}
  Problem read(std::vector<std::string>* notes);
private:@/
  void read_items();
  void read_item(Word const& word, Kind kind);
  void read_option();
  void read_entry(Word const& word);
  [[noreturn]] void fail_unknown(Word const& name) const;
  [[noreturn]] void fail_without_items() const;
  Source const& source;
  std::size_t start; /* where the text begins */
  std::size_t item_line = 0; /* where the item line begins */
  Scanner scanner;
  Draft draft;
};
@<Define the functions of |DlxReader|@>@;

@ The comment with two meanings comes first: whatever else is wrong with such
a file will be wrong in only one of the two readings.

@<Define the functions of |DlxReader|@>=
Problem DlxReader::read(std::vector<std::string>* notes)
{
  auto const comment = find_item_comment(source.text, start);
  if (comment)
    draft.fail(*comment, "this line is a comment, but it could also be the " @|
      "item line", "if it names the items, begin it with 'items: |'; " @|
      "if not, change its words");
  bool items_are_known = false;
  while (scanner.next()) {
    if (scanner.is_comment()) continue;
    if (items_are_known) read_option();
    else read_items();
    items_are_known = true;
  }
  if (not items_are_known) fail_without_items();
  return draft.finish(notes);
}

@ In the item line, a bar may stick to the word after it, for Knuth's reader
allows that. It must not stick to the word before it: there it would become a
part of a name if we let it, and the rest of the line would be primary. The
bar may come at the end, with nothing after it. That means the same as no
bar, and can be what a program writes that has no secondary items today.

@<Define the functions of |DlxReader|@>=
void DlxReader::read_items()
{
  auto const& words = scanner.words();
  item_line = words[0].at;
  Kind kind = Kind::primary;
  std::size_t k = words[0].text == "items:" ? 1 : 0;
  for (; k < words.size(); ++k) {
    Word word = words[k];
    if (word.text[0] == '|') {
      if (kind == Kind::secondary)
        draft.fail(word, "the item line has a second bar",
          "one bar separates the primary items from the secondary ones");
      kind = Kind::secondary;
      word = part(word, 1);
    }
    if (word.length > 0) read_item(word, kind);
  }
}

@ Knuth's program \.{DLX3} has items that must be covered, say, two or three
times, written as \.{2:3\char"7C A}. This edition cannot solve such problems.
It knows what they look like, though, and says so; the message for an
unexpected colon would be true as well, but would send the reader in the
wrong direction.

The order of the tests matters here. A word can be wrong in more than one
way, and we begin with the most special suspicion.
@^bounds@> @^DLX3@>

@<Define the functions of |DlxReader|@>=
void DlxReader::read_item(Word const& word, Kind kind)
{
  if (is_bound(word.text))
    draft.fail(word, fmt::format("{} has bounds, and this edition does not " @|
      "solve problems with bounded items yet", in_quotes(word.text)),
      "write the name alone for exactly once; " @|
      "put it behind the bar for at most once");
  if (word.text.starts_with("items:"))
    draft.fail(word, "the label 'items:' must be the first word of its " @|
      "line, with a blank after it", "write the line as 'items: A B | X Y'");
  if (word.at == item_line and word.text.back() == ':')
    draft.fail(word, fmt::format("the item line has the label {} instead " @|
      "of 'items:'", in_quotes(word.text)),
      "the first line that is not a comment must name the items");
  if (word.text.find('|') != word.text.npos)
    draft.fail(word, fmt::format("a bar stands inside the word {}",
      in_quotes(word.text)), "put a blank before the bar");
  if (word.text.find(':') != word.text.npos)
    draft.fail(word, fmt::format("the item name {} has a colon",
      in_quotes(word.text)), "colours belong in the options");
  draft.add_item(word, kind);
}

@ Bounds are digits, perhaps a colon and more digits, and a bar. The same bar
in front of digits, in an option, is a cost in Knuth's \.{DLX5}. We look for
exactly the words that his programs would understand, so that nobody is told
about costs who has only mistyped a name.
@^costs@> @^DLX5@>

@<Take an entry apart@>=
static std::string_view after_digits(std::string_view text)
{
  return text.substr(std::min(text.find_first_not_of("0123456789"),
    text.size()));
}
static bool is_bound(std::string_view text)
{
  std::string_view rest = after_digits(text);
  if (rest.starts_with(':')) rest = after_digits(rest.substr(1));
  return rest.starts_with('|') and (text[0] != '|') and (text[0] != ':');
}
static bool is_cost(std::string_view text)
{
  return text.size() > 1 and text[0] == '|'
    and after_digits(text.substr(1)).empty();
}

@ An option may begin with its name. A colon that stands alone there means
that the option has no name; this is how the writer writes an empty row of a
matrix. With items after it, a lone colon would be a strange way of saying
nothing, so it is more likely a slip.

@<Define the functions of |DlxReader|@>=
void DlxReader::read_option()
{
  auto const& words = scanner.words();
  std::size_t k = 0;
  if (words[0].text == ":") {
    if (words.size() > 1)
      draft.fail(words[0], "the option name before the colon is missing",
        "write it without a blank before the colon, or remove the colon");
    draft.begin_option(words[0].at);
    k = 1;
  }
  else if ((words[0].text.back() == ':') and (words[0].text[0] != ':')) {
    draft.begin_option(words[0].at, part(words[0], 0, words[0].length - 1));
    k = 1;
  }
  else draft.begin_option(words[0].at);
  for (; k < words.size(); ++k) read_entry(words[k]);
}

@ An entry is an item and perhaps a colour. To take it apart is the business
of a function of its own, since two places need it. It either fills |item|
and |colour|, which is empty if there is none, or returns a fault. No
dictionary is needed for that; whether the item exists is not the business of
this function.

@<Take an entry apart@>=
static Word part(Word const& word, std::size_t from,
  std::size_t count = std::string_view::npos)
{
  auto const text = word.text.substr(from, count);
  return @[Word{text, word.at + from, text.size()}@];
}

@ With |part| in hand, the places of item and colour need no thought.

@<Take an entry apart@>=
static std::optional<Fault> split_entry(Word const& word, Word& item,
  Word& colour)
{
  @<Return a fault if |word| has a bar@>@;
  std::size_t const colon = word.text.find(':');
  item = part(word, 0, colon);
  colour = @[Word{}@];
  if (colon == word.text.npos) return std::nullopt;
  colour = part(word, colon + 1);
  @<Return a fault if |word| has the wrong colons@>@;
  return std::nullopt;
}

@ Some people like to put a remark behind an option, with a bar before it. It
would be easy to allow that, but then a bar that was meant for the item line,
or a cost with a blank in it, would become a remark.

@<Return a fault if |word| has a bar@>=
if (is_cost(word.text))
  return @[Fault{word, fmt::format("{} is a cost, and this edition does " @|
    "not solve problems with costs yet", in_quotes(word.text)),
    "remove the costs to find all covers, cheap or not"}@];
if (word.text.find('|') != word.text.npos)
  return @[Fault{word, "a bar stands inside an option",
    "bars belong in the item line; a comment needs a line of its own"}@];

@ If colours are numbers and items are letters, even a missing blank, as in
\.{X:1Y:2}, is caught here, for it brings two colons together.

@<Return a fault if |word| has the wrong colons@>=
if (item.length == 0)
  return @[Fault{word, "the item before the colon is missing",
    "write the item and its colour without blanks, such as X:red"}@];
if (colour.length == 0)
  return @[Fault{word, fmt::format("the colour of {} is missing",
    in_quotes(item.text)),
    "write it without a blank after the colon, or remove the colon"}@];
if (colour.text.find(':') != colour.text.npos)
  return @[Fault{word, fmt::format("the word {} has two colons",
    in_quotes(word.text)), "an item has one colour, such as X:red"}@];

@ Now an entry is easily read.

@<Define the functions of |DlxReader|@>=
void DlxReader::read_entry(Word const& word)
{
  Word item, colour;
  refuse_if(source, split_entry(word, item, colour));
  int const i = draft.so_far().find_item(item.text);
  if (i == 0) fail_unknown(item);
  draft.add_entry(i, item, colour);
}

@ For an unknown item we have four pieces of advice, and give the first that
fits. A name with commas in it suggests that somebody thinks commas separate
names. A name from a comment at the beginning is the story of \sec{bar
story}.

@<Define the functions of |DlxReader|@>=
void DlxReader::fail_unknown(Word const& name) const
{
  refuse_if(source, fault_of_name(name, "item name", ""));
  std::string help;
  auto const comment = find_comment_with(source.text, start, name.text);
  auto const similar = nearest(draft.so_far(), name.text);
  if (comment) help = fmt::format("line {} begins with a bar and hence is " @|
    "a comment; if it names the items, begin it with 'items: |'",
    locate(source, comment->at).line);
  else if (not similar.empty())
    help = fmt::format("did you mean '{}'?", similar);
  else if (name.text.find(',') != name.text.npos)
    help = "names are separated by blanks; " @|
      "if this is a 0-1 matrix, say so with --format matrix";
  else help = fmt::format("the items are named in line {}",
    locate(source, item_line).line);
  draft.fail(name, fmt::format("there is no item {}",
    in_quotes(name.text)), help);
}

@ A file without item line is empty, or has only comments. Such files are
born when a program dies before it has written anything, or when somebody
types \cmd{dlx solve} and then thinks about what to solve, until the end of
the input. In the latter case the first comment might have been meant.

@<Define the functions of |DlxReader|@>=
void DlxReader::fail_without_items() const
{
  std::string help = "the first line that is not a comment names the " @|
    "items, such as 'A B C | X Y'";
  auto const comment = find_comment_with(source.text, start, "");
  if (comment)
    help += fmt::format("; line {} begins with a bar and hence is a comment",
      locate(source, comment->at).line);
  std::size_t const end = source.text.size();
  draft.fail(@[Word{"", end, 0}@], "there is no item line", help);
}

@ Now for the comments at the beginning. This function looks for one that has
a certain word in it, or for any comment, if the word is empty.

@<Find a comment that could be the item line@>=
static std::vector<Word> without_bar(std::vector<Word> words)
{
  words[0] = part(words[0], 1);
  if (words[0].length == 0) words.erase(words.begin());
  return words;
}

@ In both functions the bar is taken off first, be it a word of its own or
stuck to one.

@<Find a comment that could be the item line@>=
static std::optional<Word> find_comment_with(std::string_view text,
  std::size_t start, std::string_view name)
{
  Scanner scanner(text, start, '|', false);
  while (scanner.next() and scanner.is_comment()) {
    if (name.empty()) return scanner.words()[0];
    for (@[Word const& w@, : @,without_bar(scanner.words())@])
      if (w.text == name) return scanner.words()[0];
  }
  return std::nullopt;
}

@ Could a comment be the item line? It would have to be a list of different
names, which contains every item of the later lines and none of the option
names; and the later lines would have to be well formed. To ask this about
each comment separately could take time, if somebody begins a file with a
thousand comments. So the later lines are read once; afterwards the comments
are compared with what was found.

@<Find a comment that could be the item line@>=
struct Uses {
  std::unordered_map<std::string_view, int> items; /* and the last line */
  std::unordered_set<std::string_view> labels; /* the names of options */
};
@<Read a line as an option, without complaints@>@;
@<See if a comment names all the items@>@;

@ This is the function that decides. It gives each comment to |names_all|
only if the rest of the file has survived the scrutiny.

@<Find a comment that could be the item line@>=
static std::optional<Word> find_item_comment(std::string_view text,
  std::size_t start)
{
  Scanner scanner(text, start, '|', false);
  std::vector<std::vector<Word> > comments;
  std::unordered_set<std::string_view> mentioned;
  bool more = scanner.next();
  for (; more and scanner.is_comment(); more = scanner.next()) {
    comments.push_back(without_bar(scanner.words()));
    for (@[Word const& w@, : @,comments.back()@]) mentioned.insert(w.text);
  }
  @<Find what the other lines use; return if that cannot be@>@;
  for (@[auto const& comment@, : @,comments@])
    if (names_all(comment, uses)) return comment[0];
  return std::nullopt;
}

@ The first line that uses something that no comment has mentioned ends this
investigation. In real life, that is the very first line, so a check for a
rare accident costs next to nothing.

@<Find what the other lines use; return if that cannot be@>=
Uses uses;
for (int line = 1; more; more = scanner.next(), ++line) {
  if (scanner.is_comment()) continue;
  if (not is_option(scanner.words(), line, uses)) return std::nullopt;
  for (@[Word const& w@, : @,scanner.words()@])
    if ((w.text.back() != ':')
        and not mentioned.contains(w.text.substr(0, w.text.find(':'))))
      return std::nullopt;
}
if (uses.items.empty()) return std::nullopt;

@ For once we want to know only {\it whether\/} something is wrong. The line
number helps to see if an item occurs twice in the same option, without a
fresh set for each line.

@<Read a line as an option, without complaints@>=
static bool is_option(std::vector<Word> const& words, int line, Uses& uses)
{
  for (@[Word const& w@, : @,words@]) {
    Word item, colour;
    if (w.at == words[0].at and w.text.back() == ':') {
      Word const name = part(w, 0, w.length - 1);
      if (fault_of_option_name(Problem(), name)
          or not uses.labels.insert(name.text).second) return false;
      continue;
    }
    if (split_entry(w, item, colour)) return false;
    auto& last = uses.items[item.text];
    if (last == line) return false; /* twice in the same option */
    last = line;
  }
  return true;
}

@ A comment of ordinary prose fails here in many ways: it has a colon or a
comma somewhere, or a word occurs twice, or, above all, it does not mention
all the items.

@<See if a comment names all the items@>=
static bool names_all(std::vector<Word> const& comment, Uses const& uses)
{
  std::size_t used = 0;
  std::unordered_set<std::string_view> names;
  for (@[Word const& w@, : @,comment@]) {
    if (fault_of_name(w, "item name", ":|") or uses.labels.contains(w.text)
        or not names.insert(w.text).second) return false;
    if (uses.items.contains(w.text)) ++used;
  }
  return used == uses.items.size();
}

@*1 Matrices. Now the second dialect, which is as simple as it looks. Each
line that is not a comment is a row, and every row must have as many entries
as the first one. There are no other rules; in particular, a row of zeros is
allowed. It is an option that covers nothing, so there will be a note.

@<Read a matrix@>=
@<Take the entries out of a row@>@;
@<Check the width of a row@>@;
static Problem read_matrix(Source const& source, std::size_t start,
  std::vector<std::string>* notes)
{
  Draft draft(source);
  Scanner scanner(source.text, start, '#', true);
  std::size_t first = 0; /* where the first row begins */
  while (scanner.next()) {
    if (scanner.is_comment()) continue;
    auto const row = entries_of_row(draft, scanner.words());
    if (draft.so_far().item_count() == 0) {
      first = row[0].at;
      @<Make an item for each column@>@;
    }
    check_width(source, draft, row, first);
    draft.begin_option(row[0].at);
    for (std::size_t j = 0; j < row.size(); ++j)
      if (row[j].text == "1") draft.add_entry(j + 1, row[j]);
  }
  if (draft.so_far().item_count() == 0)
    draft.fail(@[Word{"", source.text.size(), 0}@], "the matrix has no rows",
      "write one row of zeros and ones a line");
  return draft.finish(notes);
}

@ The items take their places from the first row; should there ever be a
complaint about one, this is where the caret would go.

@<Make an item for each column@>=
for (std::size_t j = 1; j <= row.size(); ++j) {
  std::string const name = fmt::format("C{}", j);
  draft.add_item(@[Word{name, row[j - 1].at, row[j - 1].length}@],
    Kind::primary);
}

@ Commas come between entries. A comma where an entry should be, or at the
end of the row, has lost something: perhaps it was a zero, perhaps a one, and
we had better not guess. (A spreadsheet writes empty cells this way.)
@^empty cell@>

@<Take the entries out of a row@>=
static std::vector<Word> entries_of_row(Draft const& draft,
  std::vector<Word> const& words)
{
  static constexpr auto help = "write 0 or 1 there";
  std::vector<Word> row;
  bool after_comma = true;
  for (@[Word const& w@, : @,words@]) {
    if (w.text != ",") {
      @<Check that |w| is 0 or 1@>@;
      row.push_back(w);
    }
    else if (after_comma)
      draft.fail(w, "an entry is missing before this comma", help);
    after_comma = w.text == ",";
  }
  if (after_comma)
    draft.fail(words.back(), "an entry is missing after this comma", help);
  return row;
}

@ Three mistakes are so common that they deserve a hint of their own: digits
without anything between them, a comment after a row, and a file that is no
matrix at all.

@<Check that |w| is 0 or 1@>=
if (not is_bit(w.text))
  draft.fail(w, fmt::format("the entry {} is neither 0 nor 1",
    in_quotes(w.text)), w.text.find_first_not_of("01") == w.text.npos ?
    "separate the entries by blanks or commas" : w.text[0] == '#' ?
    "a comment needs a line of its own" :
    "a matrix has only zeros and ones; for names, use --format dlx");

@ A row that is too long is marked where it becomes so, and a row that is too
short at its end. We cannot know which row is the wrong one; it might well be
the first.

@<Check the width of a row@>=
static void check_width(Source const& source, Draft const& draft,
  std::vector<Word> const& row, std::size_t first)
{
  std::size_t const width = draft.so_far().item_count();
  if (row.size() == width) return;
  draft.fail(row.size() < width ? row.back() : row[width],
    fmt::format("this row has {} entr{} instead of {}", row.size(),
      row.size() == 1 ? "y" : "ies", width),
    fmt::format("line {}, the first row, sets the width",
      locate(source, first).line));
}

@*1 The right dialect. Usually nobody has to say which one it is. JSON begins
with a brace. If every word is 0 or 1, the file might be a matrix, or DLX
text with two items that are called 0 and~1; a strange idea, but not
forbidden. A line of three words settles it, because an item would be there
twice. Commas settle it too. Otherwise there is no telling. The file
$$\vbox{\halign{\tt#\hfil\cr
0 1\cr
1 0\cr}}$$
is a fine matrix with two rows, but also two items with one option. Nor can
we tell if commas and blanks are mixed: is \.{0,0 0,1} a row of four entries,
or do we see the cells of a chessboard? In such cases |guess| returns
|Syntax::automatic|, and we ask.
@^guessing the syntax@> @^ambiguous file@>

@<Guess the syntax@>=
static Syntax guess(std::string_view text, std::size_t start)
{
  Scanner scanner(text, start, '#', true);
  bool commas = false, gaps = false; /* entries without comma between them */
  std::size_t longest = 0;
  for (bool first = true; scanner.next(); first = false) {
    auto const& words = scanner.words();
    if (first and words[0].text[0] == '{') return @[Syntax::json@];
    if (scanner.is_comment()) continue;
    longest = std::max(longest, words.size());
    @<Look for commas and gaps; return if it is neither 0 nor 1@>@;
  }
  if (longest == 0) return @[Syntax::dlx@]; /* it has no item line, either */
  if (commas) return gaps ? Syntax::automatic : Syntax::matrix;
  return longest > 2 ? Syntax::matrix : Syntax::automatic;
}

@ Most files are DLX text, and are recognized by their very first word.

@<Look for commas and gaps; return if it is neither 0 nor 1@>=
bool after_entry = false;
for (@[Word const& w@, : @,words@]) {
  bool const is_comma = w.text == ",";
  if (not is_comma and not is_bit(w.text)) return @[Syntax::dlx@];
  commas = commas or is_comma;
  gaps = gaps or (after_entry and not is_comma);
  after_entry = not is_comma;
}

@ There is also a remedy within the file: the word \.{items:} is neither 0
nor~1.

@<Read a problem@>=
Problem read_problem(Source const& source, Syntax syntax,
  std::vector<std::string>* notes)
{
  std::size_t const start = check_text(source);
  if (syntax == Syntax::automatic) syntax = guess(source.text, start);
  switch (syntax) {
    case Syntax::matrix: return read_matrix(source, start, notes);
    case @[Syntax::json@]: return read_json(source, start, notes);
    case @[Syntax::dlx@]: return DlxReader(source, start).read(notes);
    case Syntax::automatic: break;
  }
  Scanner scanner(source.text, start, '#', true);
  while (scanner.next() and scanner.is_comment()) ;
  refuse(source, @[Fault{scanner.words()[0],
    "this file could be a matrix, and it could be DLX text",
    "say --format matrix or --format dlx, or write 'items:' " @|
    "before the items"}@]);
}

@*1 JSON. A library parses JSON for us. (There are many such libraries, and
one should not write another.) But it gives us values without places, and an
error without a place is what the last chapter promised never to throw. So we
let the library do the parsing and build the tree ourselves: at each value
the library calls a function of our class |TreeMaker|, and it reads from a
stream, which can be asked how far it has been read. There the value ends; it
begins after the end of the one before, if we skip blanks, commas, and
colons.

@<Read JSON@>=
struct Value {
  char kind = 0; /* |'{'|, |'['|, |'"'|, or 0 for anything else */
  std::string text; /* what it says, if it is a string */
  std::size_t at = 0, length = 1; /* where it stands */
  std::string key; /* its key, if it belongs to an object */
  std::size_t key_at = 0, key_length = 0;
  std::vector<Value> parts; /* the parts of an object or array */
};
@<Define the class |TreeMaker|@>@;
@<Define the class |JsonReader|@>@;

@ The tree grows at its last branch. All objects and arrays that are open at
the moment are on the |path|, from the root outwards. Values of our format
are nested five deep. Anything much deeper is refused at once: a file of a
million opening brackets is a well-known way to make programs run out of
stack.
@^nesting, deep@>

@<Define the class |TreeMaker|@>=
class TreeMaker : public nlohmann::json_sax<nlohmann::json> {
public:@/
  TreeMaker(Source const& from, std::size_t begin) : source(from),
    start(begin), stream(from.text.substr(begin)), end(begin) {}
  Value make();
  @<Take the calls of the parser@>@;
private:@/
  Value& add(char kind, std::string text = "");
  bool open(char kind);
  bool close();
  std::size_t place(); /* where the present token begins; moves |end| */
  Source const& source;
  std::size_t start; /* where the text begins */
  std::istringstream stream;
  std::size_t end; /* where the newest token ends */
  Value root;
  std::vector<Value*> path; /* the objects and arrays that are open */
};
@<Define the functions of |TreeMaker|@>@;

@ Only strings, arrays, and objects occur in our files; numbers and such are
noted as `something else', and the reader will not like them.

@<Take the calls of the parser@>=
bool null() override @[{@[ return add(0).kind == 0; @]}@]@;
bool boolean(bool) override @[{@[ return null(); @]}@]@;
bool number_integer(number_integer_t) override @[{@[ return null(); @]}@]@;
bool number_unsigned(number_unsigned_t) override @[{@[ return null(); @]}@]@;
bool number_float(number_float_t, std::string const&) override
  @[{@[ return null(); @]}@]@;
bool @[string@](std::string& text) override
  @[{@[ add('"', text); return true; @]}@]@;
bool binary(binary_t&) override @[{@[ return null(); @]}@]@;
bool start_object(std::size_t) override @[{@[ return open('{'); @]}@]@;
bool start_array(std::size_t) override @[{@[ return open('['); @]}@]@;
bool end_object() override @[{@[ return close(); @]}@]@;
bool end_array() override @[{@[ return close(); @]}@]@;
bool key(std::string& text) override;
bool parse_error(std::size_t at, std::string const& token,
  nlohmann::json::exception const&) override;

@ In an object, the key comes first and makes a place for its value; in an
array, the value makes its own place. The function |place| is the one that
knows where we are. It must be called exactly once for each token that begins
or ends something, in the order in which they come, because it moves |end|. A
number is the only token whose end the library finds by reading one character
too many; but that character is a comma, a bracket, or a blank, none of which
can be part of the next token that we are told of.

@<Define the functions of |TreeMaker|@>=
std::size_t TreeMaker::place()
{
  std::size_t const begin = std::min(source.text.find_first_not_of(
    " \t\r\n,:", end), source.text.size());
  auto const read = stream.rdbuf()->pubseekoff(0, std::ios::cur, std::ios::in);
  end = start + read;
  return begin;
}

@ The |key| of a value is called before the value itself, so its place in the
object is prepared, and |add| only has to fill it in. At the very beginning
the path is empty; then the value is the whole problem.

@<Define the functions of |TreeMaker|@>=
bool TreeMaker::key(std::string& text)
{
  path.back()->parts.emplace_back();
  Value& value = path.back()->parts.back();
  value.key = text;
  value.key_at = place();
  value.key_length = end - value.key_at;
  return true;
}
Value& TreeMaker::add(char kind, std::string text)
{
  if (not path.empty() and path.back()->kind == '[')
    path.back()->parts.emplace_back();
  Value& value = path.empty() ? root : path.back()->parts.back();
  value.kind = kind;
  value.text = std::move(text);
  value.at = place();
  if (kind == '"') value.length = end - value.at;
  return value;
}

@ The addresses in |path| stay valid, because an open value is always the
last of its siblings; nothing is added before it is closed.

@<Define the functions of |TreeMaker|@>=
bool TreeMaker::open(char kind)
{
  Value& value = add(kind);
  if (path.size() == 6)
    refuse(source, @[Fault{Word{"", value.at, 1},
      "the brackets are nested too deeply",
      "the innermost object is an entry of an option"}@]);
  path.push_back(&value);
  return true;
}
bool TreeMaker::close()
{
  place();
  path.pop_back();
  return true;
}

@ The library calls us back until the text ends or one of our functions
throws. An exception may fly through it; it was made with that in mind.

@<Define the functions of |TreeMaker|@>=
Value TreeMaker::make()
{
  nlohmann::json::sax_parse(stream, this);
  return std::move(root);
}

@ Nothing is more discouraging than an error message about JSON; most say
`unexpected token' and give a number. If the text is not JSON, the library
tells how many bytes it had read when it noticed. We mark what lies between
the last good token and that place. The library's own explanations are long
and technical; ours is not very clever, but it is short.

@<Define the functions of |TreeMaker|@>=
bool TreeMaker::parse_error(std::size_t at, std::string const&,
  nlohmann::json::exception const&)
{
  std::size_t const stop = start + at;
  if (stop > source.text.size())
    refuse(source, @[Fault{Word{"", source.text.size(), 0},
      "the JSON text ends too early", "close all brackets and quotes"}@]);
  std::size_t const begin = std::min(place(), stop - 1);
  refuse(source, @[Fault{Word{"", begin, stop - begin},
    "this is not JSON from here on", root.parts.empty() ?
    "if it is DLX text that begins with a brace, say --format dlx" :
    "look for a comma, colon, quote, or bracket too many or too few"}@]);
}

@ The reader walks through the tree. Every value must be of the kind that is
expected, every key must be known, and none may occur twice. Unknown keys are
not ignored: \.{"color"} instead of \.{"colour"} would make an uncoloured
problem out of a coloured one.
@^unknown key@>

@<Define the class |JsonReader|@>=
using Keys = @[std::initializer_list<std::string_view>@];
class JsonReader {
public:@/
  explicit JsonReader(Source const& from) : draft(from) {}
  void read(Value const& root);
  void read_item(Value const& value);
  void read_option(Value const& value);
  void read_entry(Value const& value);
  Draft draft;
private:@/
  void expect(Value const& value, char kind, std::string_view what,
    std::string_view example) const;
  Value const* find(Value const& value, std::string_view key) const;
  void check_keys(Value const& value, Keys needed, Keys allowed) const;
  int find_item(Value const& value) const;
};
@<Define the functions of |JsonReader|@>@;
@<Define |read_json|@>@;

@ A string's word is its text, together with its place. For an object or an
array the text is empty, and the place is that of the opening bracket.

@<Define the functions of |JsonReader|@>=
static Word as_word(Value const& value)
{
  return @[Word{value.text, value.at, value.length}@];
}

@ The two classes work one after the other: the first makes a tree, the
second makes a problem of it. The tree takes many times the memory of the
text, which is the price of knowing all places. Whoever has a really large
problem had better write it as DLX text.

@<Define |read_json|@>=
static Problem read_json(Source const& source, std::size_t start,
  std::vector<std::string>* notes)
{
  JsonReader reader(source);
  reader.read(TreeMaker(source, start).make());
  return reader.draft.finish(notes);
}

@ Each message about the wrong kind of a value has an example of the right
one. Examples are shorter than explanations, and one can copy them.

@<Define the functions of |JsonReader|@>=
void JsonReader::expect(Value const& value, char kind, std::string_view what,
  std::string_view example) const
{
  if (value.kind == kind) return;
  draft.fail(as_word(value), fmt::format("{} must be {}", what,
    kind == '{' ? "an object" : kind == '[' ? "an array" : "a string"),
    fmt::format("write it like this: {}", example));
}
Value const* JsonReader::find(Value const& value, std::string_view key) const
{
  auto has_key = @[[key](Value const& part) { return part.key == key; }@];
  auto const it = std::find_if(value.parts.begin(), value.parts.end(),
    has_key);
  return it == value.parts.end() ? nullptr : &*it;
}

@ To look for a key, |find| goes through the whole object. That is not slow:
an object that is in order has at most two keys, and in one that is not we
stop at the first that is unknown, or known already.

@<Define the functions of |JsonReader|@>=
void JsonReader::check_keys(Value const& value, Keys needed, Keys allowed)
  const
{
  auto const help = fmt::format("the keys here are {}",
    fmt::join(allowed, " and "));
  for (@[Value const& part@, : @,value.parts@]) {
    Word const key = {part.key, part.key_at, part.key_length};
    if (std::find(allowed.begin(), allowed.end(), part.key) == allowed.end())
      draft.fail(key, fmt::format("the key {} is unknown here",
        in_quotes(part.key)), help);
    if (find(value, part.key) != &part)
      draft.fail(key, fmt::format("the key {} stands twice in this object",
        in_quotes(part.key)), "remove one of the two");
  }
  for (@[auto key@, : @,needed@])
    if (not find(value, key)) draft.fail(as_word(value), fmt::format(
      "the key '{}' is missing in this object", key), help);
}

@ Now the four levels, from the outside in. The items must be known before
the options can be read, in whatever order the two stand in the file.

@<Define the functions of |JsonReader|@>=
void JsonReader::read(Value const& root)
{
  expect(root, '{', "the problem", "{\"items\":[...],\"options\":[...]}");
  check_keys(root, {"items", "options"}, {"items", "options"});
  Value const& items = *find(root, "items");
  Value const& options = *find(root, "options");
  expect(items, '[', "items", "\"items\":[{\"name\":\"C1\"}]");
  expect(options, '[', "options", "\"options\":[{\"entries\":[\"C1\"]}]");
  for (@[Value const& item@, : @,items.parts@]) read_item(item);
  for (@[Value const& option@, : @,options.parts@]) read_option(option);
}

@ The kind of an item is primary unless something else is said. Most items
are primary, and most files thus stay short.

@<Define the functions of |JsonReader|@>=
void JsonReader::read_item(Value const& value)
{
  static constexpr auto example = "{\"name\":\"X\",\"kind\":\"secondary\"}";
  expect(value, '{', "an item", example);
  check_keys(value, {"name"}, {"name", "kind"});
  Value const& name = *find(value, "name");
  Value const* const kind = find(value, "kind");
  expect(name, '"', "the name of an item", example);
  if (kind) expect(*kind, '"', "the kind of an item", example);
  if (kind and (kind->text != "primary")
      and (kind->text != "secondary"))
    draft.fail(as_word(*kind), fmt::format("the kind {} is unknown",
      in_quotes(kind->text)), "an item is primary or secondary");
  draft.add_item(as_word(name), kind and kind->text == "secondary" ?
    Kind::secondary : Kind::primary);
}

@ An option's entries are needed, even if there are none; its name is not.

@<Define the functions of |JsonReader|@>=
void JsonReader::read_option(Value const& value)
{
  static constexpr auto example = "{\"name\":\"a\",\"entries\":[\"C1\"]}";
  expect(value, '{', "an option", example);
  check_keys(value, {"entries"}, {"name", "entries"});
  Value const* const name = find(value, "name");
  if (name) expect(*name, '"', "the name of an option", example);
  draft.begin_option(value.at, name ? as_word(*name) : Word());
  Value const& entries = *find(value, "entries");
  expect(entries, '[', "entries", example);
  for (@[Value const& entry@, : @,entries.parts@]) read_entry(entry);
}

@ An entry is the name of an item, or an object with a name and a colour.

@<Define the functions of |JsonReader|@>=
void JsonReader::read_entry(Value const& value)
{
  static constexpr auto example =
    "\"C1\" or {\"item\":\"X\",\"colour\":\"red\"}";
  if (value.kind != '{') {
    expect(value, '"', "an entry", example);
    draft.add_entry(find_item(value), as_word(value));
    return;
  }
  check_keys(value, {"item", "colour"}, {"item", "colour"});
  Value const& item = *find(value, "item");
  Value const& colour = *find(value, "colour");
  expect(item, '"', "the item of an entry", example);
  expect(colour, '"', "the colour of an entry", example);
  draft.add_entry(find_item(item), as_word(item), as_word(colour));
}

@ An item that is unknown in JSON has probably been forgotten in the list, if
there is none with a similar name.

@<Define the functions of |JsonReader|@>=
int JsonReader::find_item(Value const& value) const
{
  int const i = draft.so_far().find_item(value.text);
  if (i != 0) return i;
  auto const similar = nearest(draft.so_far(), value.text);
  draft.fail(as_word(value), fmt::format("there is no item {}",
    in_quotes(value.text)), similar.empty() ? "name it among the items" :
    fmt::format("did you mean '{}'?", similar));
}

@*1 Writing. Writers are easier than readers, because a problem in the
machine is always right. There is only one thing that can go wrong, and it
must not: what we write should be what we would read. Before we write names,
we check that they can be read again. A |Problem| is more tolerant than a
file; it is happy with an option called \.{items}, as long as no file is
concerned.

@<Write a problem@>=
static void check_names(Problem const& problem)
{
  auto check = @[[](std::optional<Fault> const& fault) {
    if (fault) throw ProblemError(fault->message);
  }@];
  for (int i = 1; i <= problem.item_count(); ++i)
    check(fault_of_name(@[Word{problem.item(i).name}@], "item name", ":|"));
  for (int c = 1; c <= problem.colour_count(); ++c)
    check(fault_of_name(@[Word{problem.colour_name(c)}@], "colour", ":|"));
  for (int o = 1; o <= problem.option_count(); ++o)
    if (not problem.option_name(o).empty())
      check(fault_of_option_name(problem, @[Word{problem.option_name(o)}@]));
}

@ DLX text is written in the plainest form, the one that Knuth's programs
understand if the names are short and options have none. The label \.{items:}
is added only if the text would be misunderstood without it. How do we know?
We ask the functions that would do the misunderstanding.

@<Write a problem@>=
static std::string dlx_body(Problem const& problem)
{
  std::string text;
  @<Append the item line@>@;
  for (int o = 1; o <= problem.option_count(); ++o) {
    @<Append option |o|@>@;
  }
  return text;
}

@ So we write first and look afterwards. A problem without primary items
needs the label anyway, and then nothing has to be asked.

@<Write a problem@>=
std::string write_dlx(Problem const& problem, std::string_view comment)
{
  check_names(problem);
  std::string head;
  @<Append the comment to |head|@>@;
  std::string const body = dlx_body(problem);
  std::string const text = head + body;
  bool const is_clear = problem.primary_count() > 0
    and guess(text, 0) == @[Syntax::dlx@] and not find_item_comment(text, 0);
  if (is_clear) return text;
  return head + (body[0] == '\n' ? "items:" : "items: ") + body;
}

@ If all items are secondary, the line begins with the bar; the label will
then be put in front of it.

@<Append the item line@>=
for (int i = 1; i <= problem.item_count(); ++i) {
  if (i == problem.primary_count() + 1) text += i > 1 ? " | " : "| ";
  else if (i > 1) text += ' ';
  text += problem.item(i).name;
}
text += '\n';

@ An empty option without a name becomes a lone colon: an empty name, so to
speak, with its colon. Any other would vanish as a blank line, and all
options after it would change their numbers.

@<Append option |o|@>=
auto const option = problem.option(o);
bool const is_named = not problem.option_name(o).empty();
if (is_named or option.empty()) text += problem.option_name(o) + ':';
bool is_first = not is_named;
for (@[Entry const& e@, : @,option@]) {
  if (not is_first) text += ' ';
  is_first = false;
  text += problem.item(e.item).name;
  if (e.colour != 0) text += ':' + problem.colour_name(e.colour);
}
text += '\n';

@ A comment tells where a file comes from, for example \cmd{dlx make queens
8}. Each of its lines gets its own bar. The characters of the comment are
checked like those of any text; a control character in it would spoil the
whole file.

@<Append the comment to |head|@>=
check_text(@[Source{"comment", std::string(comment)}@]);
while (not comment.empty()) {
  std::size_t const end = std::min(comment.find('\n'), comment.size());
  head += end == 0 ? "|" : "| ";
  head += comment.substr(0, end);
  head += '\n';
  comment.remove_prefix(std::min(end + 1, comment.size()));
}

@ A matrix is written with commas, because a comma tells people,
spreadsheets, and our own |guess| what it is. If the items have names other
than |C1|, |C2|, \dots, the names go into a comment, for the eye only.

@<Write a problem@>=
std::string write_matrix(Problem const& problem)
{
  int const n = problem.item_count(), m = problem.option_count();
  if (n == 0 or m == 0)
    throw ProblemError("a matrix needs at least one item and one option");
  if (problem.primary_count() < n)
    throw ProblemError("a matrix cannot have secondary items");
  check_names(problem);
  std::string names = "#", text;
  bool has_names = false;
  @<Append the names of the columns@>@;
  for (int o = 1; o <= m; ++o) {
    std::string row(2 * n - 1, ',');
    for (std::size_t j = 0; j < row.size(); j += 2) row[j] = '0';
    for (@[Entry const& e@, : @,problem.option(o)@])
      row[2 * e.item - 2] = '1';
    text += row + '\n';
  }
  return has_names ? names + '\n' + text : text;
}

@ An equal problem will not come out of such a file, because the names are
lost; but somebody who looks at a page of digits will be glad to see what the
columns are.

@<Append the names of the columns@>=
for (int i = 1; i <= n; ++i) {
  auto const& name = problem.item(i).name;
  names += ' ' + name;
  has_names = has_names or name != fmt::format("C{}", i);
}

@ In JSON, each item and each option gets a line of its own, so that two
files can be compared line by line. The library takes care of the quotes. We
use its {\it ordered\/} objects, in which the keys stay as we wrote them;
otherwise they would be sorted by the alphabet, and \.{entries} would come
before \.{name}.

@<Write a problem@>=
static nlohmann::ordered_json to_json(Problem const& problem, int o)
{
  auto entries = nlohmann::ordered_json::array();
  for (@[Entry const& e@, : @,problem.option(o)@]) {
    auto const& name = problem.item(e.item).name;
    if (e.colour == 0) entries.push_back(name);
    else entries.push_back(@[{{"item", name},
      {"colour", problem.colour_name(e.colour)}}@]);
  }
  nlohmann::ordered_json option = nlohmann::ordered_json::object();
  if (not problem.option_name(o).empty())
    option["name"] = problem.option_name(o);
  option["entries"] = std::move(entries);
  return option;
}

@ The outer parts, two keys and their brackets, are written by hand. The
result is a valid JSON text, and at the same time a table that one can read.

@<Write a problem@>=
std::string write_json(Problem const& problem)
{
  check_names(problem);
  std::string text = "{\"items\":[";
  for (int i = 1; i <= problem.item_count(); ++i) {
    nlohmann::ordered_json item = @[{{"name", problem.item(i).name}}@];
    if (problem.item(i).kind == Kind::secondary) item["kind"] = "secondary";
    text += (i > 1 ? ",\n" : "\n") + item.dump();
  }
  text += "\n],\"options\":[";
  for (int o = 1; o <= problem.option_count(); ++o)
    text += (o > 1 ? ",\n" : "\n") + to_json(problem, o).dump();
  return text + "\n]}\n";
}

@ \pitfall{A reader can cut names off after eight letters, so that two items
become one; take the last line for incomplete because no newline follows it;
treat a file from Windows as if every last name ended in an invisible
character; mistake a row of a matrix for names; ignore a key that was spelled
the American way; be quadratic in the number of items, which takes half a
minute for a problem that is solved in a second; or accept a cost, drop it,
and present the first cover it finds as the cheapest. All of these have
happened to real programs, mostly for years before anybody noticed.}

\pinned{The file \.{tests/format\UL test.cpp} has a table of all messages of
this chapter, each with an input that provokes it, the line, the column, and
the exact words. Further tests mutate valid files a few ten thousand times at
random: whatever comes out, it must be a problem that survives writing and
reading, or an |InputError|; never a crash, never another exception.}

\exercise{The edit distance counts \.{Chalrie} as two steps away from
\.{Charlie}, although the typist made one mistake. Extend |distance| so that
exchanging two neighboring letters is one step. Which rows of the table must
you keep?}

\exercise{Find a file that is valid as DLX text and as a matrix with commas,
and that the reader takes for a matrix. Could |guess| notice without reading
the file twice?}

\summary{Three dialects, one |Problem|. What cannot be meant is an error that
says where, what, and what to do; what could mean two things is handed back
with a question. What is written can be read again.}
