@** Problems in files. \label{text/format}%
A problem must get into the machine somehow. A library can be handed a
|Problem|, built by a program; everybody else types one into a file. This
chapter and the next two read such files, in three dialects, and write them.

They are also the chapters in which we are {\it strict}. A sloppy reader is
a kind of generosity that costs its users dearly: it takes a file with a
slip in it, guesses, and then spends the night solving a problem that nobody
has. An exact cover problem has no redundancy by which one could notice:
leave out one bar and it is still a perfectly good problem, only a different
one, and its answers look plausible until Thursday. So the rule of this
chapter is that {\it what cannot be meant is an error\/}, with a place and a
mend; nothing is skipped, cut off, or repaired in silence.
@^strictness@>

@ Here is a small problem in the dialect that you will meet most often. It
says which symbols can go where in a Latin square of two rows and two
columns; the details belong to \sec{dance/latin}.
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
\item{$\bullet$} Words are separated by blanks and tabs. A line without
words is skipped, and so is a line whose first character, apart from blanks,
is a bar; that is a comment.
\item{$\bullet$} The first other line is the {\it item line}. It names the
primary items, then, behind a bar, the secondary ones. The bar is left out
if there are none. The line may begin with the label \.{items:}. A primary
item may have bounds before its name: \.{2:3\char"7C A} must be covered two
or three times, \.{2\char"7C A} exactly twice, \.{1:*\char"7C A} at least
once.
\item{$\bullet$} Every further line is an option: the names of its items, in
any order. A secondary item may have a colour, as in \.{X:red}. A number
with a bar before it, as in \.{\char"7C 5}, is a cost; if an option has
several, they are added.
\item{$\bullet$} If the first word of an option ends in a colon, it is the
option's name. An empty option is written as a name with its colon, or as a
lone colon if it has no name.
\smallskip

\noindent In Knuth's programs names have at most eight bytes, and colours
one. We set no limits, take any language that can be written in UTF-8, and
do not mind where lines come from: they may end in the manner of Unix or of
Windows, and the last one need not end at all. (His reader stops at a last
line without newline, saying that it is way too long; a generation of users
has wondered about that.)

The names of options are our own invention. They are safe, because in
Knuth's format a word cannot end with a colon: the colour would be missing.
@^option name@> @^item line@> @^comment in a file@>

@ \label{mistakes}%
Before we look at how it is done, here is a small museum of mistakes. Files
like these are read every day, with more or less success, by some program
somewhere. The author of the first one wants at least two and at most three
of something, and has written the numbers in the wrong order.
\verbatimfile{tests/data/broken/bounds.dlx}
\verbatimfile{tests/data/broken/bounds.txt}
To take the numbers as they are would be tempting, for the search then has
an easy time: no cover satisfies them. It would even be true. It would only
not be the answer to the question.
@^museum of mistakes@>

@ In the next one, a blank has slipped in between an item and its colour.
Now \.{X:} has the looks of an option's name. If an option could have the
name of an item, this would be an option that does not exist in the author's
mind, with an item \.{blue} that does not exist at all; the message would be
about the latter, and would help nobody.
\verbatimfile{tests/data/broken/colour.dlx}
\verbatimfile{tests/data/broken/colour.txt}
The last exhibit of this room was written by somebody who is used to lists
with commas. To our eyes this is a problem with one item, whose name is
\.{A,B,C}; a comma is as good as any letter, and there are files in the
world with items such as \.{2,3}. So the first line is fine, and the second
is not; and to quote the strange name suffices to make the mistake obvious.
\verbatimfile{tests/data/broken/comma.dlx}
\verbatimfile{tests/data/broken/comma.txt}

Who reads such a message? A person who wrote the file by hand sees the slip
at once, and needs no more than the line. Somebody else has written a
program that writes the file, and has to find the place in the program; to
him or her the wrong word is a thing to search for. And some have been given
the file by a colleague and do not know the format at all. For them the help
is there, and it is meant to be tried without understanding.

@ Four functions are the complete interface. Reading takes time proportional
to the size of the text, and so does writing.

@(dlx/text/format.hpp@>=
#pragma once
#include "dlx/more/problem.hpp"
#include "dlx/base/source.hpp"
#include <string>
#include <string_view>
#include <vector>
namespace dlx {
enum class Syntax { @[automatic, dlx, matrix, json@] };
@<Declare the reader@>@;
@<Declare the writers@>@;
} // |namespace dlx|

@ An option without a primary item is allowed, but it never belongs to a
cover, and whoever wrote it might want to know. Such a remark is no error,
so it is not thrown; it is added to |notes|, if the caller wants them.
@^notes@>

@<Declare the reader@>=
Problem read_problem(Source const& source, Syntax syntax = Syntax::automatic,
  std::vector<std::string>* notes = nullptr);
  /* throws |InputError|; a note is one line, `name:line: note: ...' */

@ What a writer has written, |read_problem| reads again, and gets an equal
problem; this is our second invariant, and the tests lean on it heavily. The
exception is the matrix, in which names are lost and entries are sorted; it
can be written only if there are an item and an option, and no secondary
items, bounds, or costs. A |Problem| that a program has built may have names
that no file should have, with characters that cannot be seen; the writers
refuse those.
@^round trip@>

@<Declare the writers@>=
std::string write_dlx(Problem const& problem, std::string_view comment = "");
  /* throws |ProblemError| if a name cannot be written */
std::string write_matrix(Problem const& problem);
  /* throws |ProblemError| if it is not a matrix */
std::string write_json(Problem const& problem);
  /* an item or option a line; throws |ProblemError| like |write_dlx| */

@ The implementation is one file, to which \sec{text/matrix} and \sec{text/json}
contribute their shares. There are three readers, and they are built alike:
something takes the text apart into words, something else knows in which
order words may come, and a third thing, the |Draft|, the same for all,
builds the problem and watches over its meaning. Errors can be found on
every level, and the lower the level the better, because there we know most
precisely what somebody has typed.

A reader stops at its first error. Compilers go on, in order to report as
many as they can, and every programmer knows the result: one missing brace
and two hundred messages. Files with problems are mostly written by
programs, and if one line is wrong then a thousand are.
@^first error only@>

@(dlx/text/format.cpp@>=
#include "dlx/text/format.hpp"
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <deque>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <optional>
#include <sstream>
namespace dlx {
@<Define words and rules@>@;
@<Check the characters of a text@>@;
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

@*1 Words and rules. A {\it word\/} is a piece of the source together with
the place where it stands. Text and place usually coincide; not so in JSON,
where |"\u0041"| says |A| but takes eight bytes to say so. The text is a
|string_view|: nothing is copied until a |Problem| takes the name. A word of
length 0 stands for a word that is not there.

A {\it rule\/} is a line in a table of what can be wrong. It has the answer
to the question whether it is broken, the word to point at, what to say, and
what to advise. Nearly all that these chapters know about files is written
in such tables. The alternative is a chain of |if| statements; it does the
same, but the eye has to pick the rules out of the punctuation. As tables,
they can be read, compared with the manual, and put in order: {\it the first
broken rule wins}, so the more special suspicion stands above the more
general.
@^word@> @^rule@>

@<Define words and rules@>=
struct Word {
  std::string_view text;  /* what it says */
  std::size_t at = 0;     /* where it begins in the source */
  std::size_t length = 0; /* how many bytes it takes there */
};
struct Rule {
  bool broken;
  Word where;
  std::string_view message; /* |"{}"| stands for the word, in quotes */
  std::string_view help;
};

@ To check means to go down a table. All the questions of a table are
answered before the first is looked at, since they are arguments of a
function. That costs a little time for each word, and it has a consequence
that must be remembered: a question must not rely on the ones above it
having been answered `no'. The messages are cheap in any case, for they are
put together only when there is something to say.

As an example, here is what a table makes of four words in the item line
\.{3:2\char"7C A B\char"7C{} X:0 items:}, if each of them stands alone with
its mistake:
$$\vbox{\ninett\halign{#\hfil\quad&#\hfil\cr
3:2\char"7C A&the lower bound is greater than the upper bound in
  '3:2\char"7C A'\cr
B\char"7C&a bar stands inside the word 'B\char"7C'\cr
X:0&the item name 'X:0' has a colon\cr
items:&the label 'items:' must be the first word of its line, with \dots\cr}}$$
The table itself is in the section on the item line.

@<Define words and rules@>=
@<Quote a name@>@;
[[noreturn]] static void refuse(Source const& source, Word const& where,
  std::string_view message, std::string_view help)
{
  throw InputError(source, where.at, where.length, message, help);
}
static void check(Source const& source, std::initializer_list<Rule> rules)
{
  for (@[Rule const& rule@, : @,rules@])
    if (rule.broken)
      refuse(source, rule.where, fmt::format(fmt::runtime(rule.message),
        in_quotes(rule.where.text)), rule.help);
}

@ The questions are mostly about the characters of a word. These are asked
more than once.

@<Define words and rules@>=
static bool has(Word const& word, char c)
{
  return word.text.find(c) != word.text.npos;
}
static bool has_only(std::string_view text, std::string_view characters)
{
  return text.find_first_not_of(characters) == text.npos;
}
static constexpr std::string_view digits = "0123456789";
static bool is_bit(std::string_view text)
{
  return (text == "0") or (text == "1");
}

@ (The digits are spelled out, rather than asked for with |isdigit|, because
the answer of the latter depends on the country in which a program believes
to be.) And sometimes a part of a word is a word, for instance the \.X in
\.{X:red}. It has a place of its own, so that the caret can point to it.

@<Define words and rules@>=
static Word part(Word const& word, std::size_t from,
  std::size_t count = std::string_view::npos)
{
  auto const text = word.text.substr(from, count);
  return @[Word{text, word.at + from, text.size()}@];
}

@ Some characters have no ink: the blanks of Unicode, such as the one that
does not break, and marks that change the direction of writing. They come
from word processors and web pages. Two names that look alike must not
differ, so names must not contain them. Here they are:
$$\vbox{\halign{\tt#\hfil\qquad&#\hfil\cr
A0&the blank that does not break, which word processors like\cr
AD&a hyphen that appears at the ends of lines only\cr
1680, 2000-200B, 3000&blanks, from a hair's breadth to an ideograph\cr
200E, 200F, 2028-202F&marks of direction, separators, more blanks\cr
205F-206F&invisible operators, and more marks of direction\cr
FEFF&a byte order mark that has strayed into the text\cr}}$$
The numbers \.{200C} and \.{200D} are missing on purpose. They are {\it
joiners}, which Persian needs in the middle of words, and which make one
astronaut out of a woman and a rocket.
@^hidden characters@> @^names@>

@<Quote a name@>=
static bool is_hidden(char32_t c)
{
  return is_control(c) or c == 0xA0 or c == 0xAD or c == 0x1680
    or (c >= 0x2000 and c <= 0x200B) @|or c == 0x200E or c == 0x200F
    or (c >= 0x2028 and c <= 0x202F) @|or (c >= 0x205F and c <= 0x206F)
    or c == 0x3000 or c == 0xFEFF;
}

@ Messages quote names. A name can be as long as the file, and in JSON it
can contain whatever a keyboard has not; so at most forty characters are
quoted, and those that cannot be seen appear as question marks. A message
must be a line that somebody can read, no matter what the file was like;
and, as in \sec{base/source}, it must not carry commands to a terminal. (The name
of the file might. But you have typed that yourself.)

Blanks are kept between the quotes; in JSON a name may have one, by mistake,
and the message about it should show where:
$$\.{the item name 'Rank 1' has a blank}$$
The cut comes after forty characters, not bytes. Cutting in the middle of a
character would turn the message into a text that is not UTF-8, and somebody
else's program would then complain about ours.

@<Quote a name@>=
static std::string in_quotes(std::string_view name)
{
  std::string result = "'";
  std::size_t at = 0;
  for (int k = 0; k < 40 and at < name.size(); ++k) {
    Character const c = decode(name, at);
    if (c.bytes == 0 or is_hidden(c.code)) result += '?';
    else result += name.substr(at, c.bytes);
    at += c.step();
  }
  return result + (at < name.size() ? "...'" : "'");
}

@ Before anything else happens, all characters of the text are checked. The
result is the offset at which the text begins, which is 3 if there is a byte
order mark. To check comments too may seem too much of a good thing; but a
comment in which bytes are wrong tells that the whole file was saved in some
other encoding, and that the same will happen to the first name with an
accent. Take a file that begins with Zo\"e, and that was saved by an old
editor, one byte for each letter. Her last letter is the byte \.{EB}. In
UTF-8 this is the first byte of three, but a blank follows, and so the
message is `the byte 0xEB is not UTF-8', at line~1, column~3, with the help
`save the file as UTF-8'. A program that does not look would go on with
three bytes that mean nothing, print them in its answers, and leave it to
the terminal what to show.

Lines may end with a carriage return and a newline. A carriage return
without newline is another matter: it cannot be seen on the screen, but it
makes one line look like two, or one hide the other.
@^carriage return@>

Nearly all characters of nearly all files are plain: letters, digits,
blanks, newlines. They need no decoding, and are passed over before anything
is asked, eight at a time. A letter is not plain if its upper bit is set, or
if it is less than a blank and no newline. If we subtract 32 from each of
eight bytes, those that are less than 32 borrow, and their upper bit gets
set. (A borrow may set the bit of the next byte as well, without need; then
the letters are looked at one by one, and no harm is done.)
@^eight bytes at once@>

@<Check the characters of a text@>=
@<Refuse a character@>@;
static bool is_ordinary(char c)
{
  return ((c >= ' ') and c <= '~') or c == '\n';
}
static bool are_plain(char const* eight)
{
  std::uint64_t const ones = 0x0101010101010101;
  std::uint64_t letters;
  std::memcpy(&letters, eight, 8);
  return ((letters | (letters - ' '*ones) | (letters + ones)) & 128*ones) == 0;
}
static std::size_t check_text(Source const& source)
{
  std::string_view const text = source.text;
  std::size_t const start = text.starts_with("\xEF\xBB\xBF") ? 3 : 0;
  for (std::size_t at = start; at < text.size(); ) {
    if (at + 8 <= text.size() and are_plain(text.data() + at)) { at += 8; continue; }
    if (is_ordinary(text[at])) { ++at; continue; }
    @<Check a character that is not plain@>@;
  }
  return start;
}

@ (The delete character passes for plain among its seven neighbors, if it is
not looked for. It has seven ones; adding one to it sets the upper bit.)

@<Check a character that is not plain@>=
Character const c = decode(text, at);
bool const is_space = (c.code == '\n') or (c.code == '\t')
  or text.substr(at, 2) == "\r\n";
if (c.bytes == 0 or (is_control(c.code) and not is_space))
  refuse_character(source, at, c);
at += c.bytes;

@ A byte that is not UTF-8 mostly means that the file was saved in another
encoding, and a zero byte that it is no text at all. (The encoding called
UTF-16 has both symptoms.) The numbers are given in the notation in which
one can look them up.
@^NUL@>

@<Refuse a character@>=
[[noreturn]] static void refuse_character(Source const& source,
  std::size_t at, Character const& c)
{
  Word const here = {"", at, 1};
  auto const byte = static_cast<unsigned char>(source.text[at]);
  auto const code = static_cast<unsigned>(c.code);
  auto const message = c.bytes == 0 ?
    fmt::format("the byte 0x{:02X} is not UTF-8", byte) : @|
    fmt::format("the text has the control character U+{:04X}", code);
  check(source, {@/
    {c.code == 0, here, "the text has a NUL byte",
      "remove what is not text, or save the file as UTF-8, not as UTF-16"},@/
    {c.code == '\r', here, "a carriage return stands in the middle of a line",
      "end lines with newline, or with carriage return and newline"}});
  refuse(source, here, message, c.bytes == 0 ? "save the file as UTF-8" :
    "remove it; blanks and tabs separate words");
}

@*1 The draft. While a problem is read, it is a |Draft|: a |Problem| that
knows where in the source each of its options began. All rules that have to
do with meaning, not with spelling, are here; thus they are the same in all
dialects. A duplicate item is called a duplicate item in JSON, too.

The functions check what |Problem| would check again. It looks wasteful, but
a |ProblemError| is made for programmers: it knows no place, and has no
advice. The relation between the two is our invariant: {\it whatever a draft
accepts, its problem accepts}. If it were violated, a |ProblemError| would
fly out of |read_problem|. The tests try hard to make that happen.

The other way would be to let |Problem| do all the checking, to catch what
it throws, and to add the place. The code would be shorter. But one rule can
have two helps, as we shall see, and to find the right one we should have to
ask again what had been wrong, by looking at the words of the message.
Errors should be understood where they are found.
@^invariant of a draft@> @^draft@>

A draft guesses how much there will be, from the length of the text: an
entry for every four letters, an option for every sixteen. If it is wrong,
nothing happens; room that is never used is never given to us by the system,
and it saves moving a long list to larger rooms several times.

@<Define the class |Draft|@>=
@<Find the flaw in a name@>@;
struct Draft {
  explicit Draft(Source const& from) : source(from) {
    problem.expect(from.text.size()/16, from.text.size()/4);
  }
  void check_name(Word const& name, std::string_view what,
    std::string_view forbidden) const;
  void add_item(Word const& name, Kind kind, Bounds bounds = Bounds());
  void begin_option(std::size_t at, Word const& name = Word());
  void add_entry(int item, Word const& word, Word const& colour = Word());
  void add_cost(Word const& number);
  Problem finish(std::vector<std::string>* notes);
  Source const& source;
  Problem problem;
  std::vector<std::size_t> places; /* option |o| began at |places[o-1]| */
};
@<Define the functions of |Draft|@>@;

@ What is a name? Here it is decided for files, and the answer is nearly the
same as the one that |Problem| gives: a name is any word in which everything
can be seen. We do not ask for letters; \.{A@@(0,0)} is a fine name, and so
are \.{\#} and \.{-1}. A name may have any length, too, since nobody but its
author has to type it. Names of items and colours have neither colons nor
bars, as \sec{more/problem} has decided; names of options have no bars, lest a
line be taken for a comment.

There is one thing that we do not do. Unicode has two ways to write the
letter \'e, as one character or as an \.e with an accent of its own, and a
person cannot tell the difference. We compare bytes, so these are two names.
If ever that happens, the item is unknown, though it looks familiar; the
suggestion ``did you mean'' will then show the other spelling, which looks
the same. It is not much, but at least it is funny.
@^accents@>

@ A flaw is described by what the name has, and it is the empty string if
there is none. Two of them look impossible. The bytes of the text have been
checked before we come here, but those of a |Problem| that a program has
built have not, and the writers ask, too. And words have no blanks, except
in JSON, where quotes hold a name together.

@<Find the flaw in a name@>=
static std::string flaw(std::string_view name, std::string_view forbidden)
{
  for (std::size_t at = 0; at < name.size(); ) {
    Character const c = decode(name, at);
    if (c.bytes == 0) return "a byte that is not UTF-8";
    if (c.code == ' ') return "a blank";
    if (is_hidden(c.code))
      return fmt::format("the character U+{:04X}, which cannot be seen",
        static_cast<unsigned>(c.code));
    if (forbidden.find(name[at]) != forbidden.npos)
      return c.code == ':' ? "a colon" : "a bar";
    at += c.bytes;
  }
  return "";
}

@ The kind of the name is part of the message, so this is no table. A blank
that does not break, between |A| and |B|, produces this message:
$$\.{the item name 'A?B' has the character U+00A0, which cannot be seen}$$
Before we had this rule, the message was `there is no item A~B', with what
looks like a blank in the middle: true, and maddening.

@<Define the functions of |Draft|@>=
void Draft::check_name(Word const& name, std::string_view what,
  std::string_view forbidden) const
{
  auto const has = flaw(name.text, forbidden);
  if (has.empty() and not name.text.empty()) return;
  refuse(source, name, name.text.empty() ? @|
    fmt::format("the {} is empty", what) : @|
    fmt::format("the {} {} has {}", what, in_quotes(name.text), has), @|
    "a name is a word without blanks, colons, bars, and characters that " @|
    "cannot be seen");
}

@ Is an item known already? The question is answered by hashing, inside of
|Problem|, so that a file with many items takes time in proportion to its
length. (Knuth's readers compare each name with all others. For 20,000 items
that is noticeable; half a minute has been measured. He says that brute
force is the rule in this part of the program, and for his examples it is.)
@^hashing@>

The first two rules differ in their advice only. If an item is named twice
and is called 0 or 1, then perhaps it is not an item at all, but a digit in
a matrix with a typing error somewhere else, as in \.{0 1 2 1}. The third
rule can be broken in JSON only; in the other dialects the primary items
come first by their nature.

@<Define the functions of |Draft|@>=
void Draft::add_item(Word const& name, Kind kind, Bounds bounds)
{
  check_name(name, "item name", ":|");
  bool const is_known = problem.find_item(name.text) != 0;
  check(source, {@/
    {is_known and is_bit(name.text), name, "item {} is named twice",
      "if this file is a 0-1 matrix, say so with --format matrix"},@/
    {is_known, name, "item {} is named twice",
      "remove it, or give it another name"},@/
    {kind == Kind::primary and problem.primary_count() < problem.item_count(),
      name, "primary item {} comes after a secondary one",
      "put all primary items first"}});
  if (bounds == @[Bounds()@]) problem.add_item(name.text, kind);
  else problem.add_item(name.text, bounds);
}

@ An option need not have a name. If it has one, even an empty string in
JSON (which has length~2, because of its quotes), then the name has to be a
good one. If two options have the same name, we tell in which line the other
one is; this saves a search. To find that line costs a walk through the
text, but this is an error, and there will be only one.

@<Define the functions of |Draft|@>=
void Draft::begin_option(std::size_t at, Word const& name)
{
  if (name.length > 0) {
    check_name(name, "option name", "|");
    @<Check that |name| means nothing else@>@;
  }
  if (int const o = problem.find_option(name.text); o != 0)
    refuse(source, name, fmt::format("the option name {} is used twice",
      in_quotes(name.text)), fmt::format(@|
      "line {} has it first; choose another name",
      locate(source, places[o - 1]).line));
  problem.add_option(name.text);
  places.push_back(at);
}

@ An option's name has more ways to be wrong than an item's, because it
stands where other things could stand. It must not be mistaken for the
number of an option, nor for the label of the item line: else a copy of the
item line, further down in the file, would be an option. And it must not
look like an item or an entry. The most likely reason for such a name is a
colour that was forgotten, or that was typed with a blank before it, so the
help depends on whether the item may have a colour. If |A| is a primary item
and |X| a secondary one, this is how the rules work out:
$$\vbox{\ninett\halign{#\hfil\quad&#\hfil\cr
17: A&the option name '17' is a number\cr
items: A&the option name 'items' is the label of the item line\cr
\char"7B\char"7D: A&the option name '\char"7B\char"7D' means the empty
  cover\cr
A: X&the option name 'A' is the name of an item (remove the colon)\cr
X: red&the option name 'X' is the name of an item (a colour left out?)\cr
X:red: A&the option name 'X:red' looks like an item with a colour\cr
X:: A&the option name 'X:' ends in a colon\cr}}$$
The last one shows the order of the rows at work: \.{X:} looks like an item
with an empty colour as well, but to say so would not be as clear. And
\.{\char"7B\char"7D} is how \dlx\ prints a cover without options; an option
of that name would make its answers ambiguous.

@<Check that |name| means nothing else@>=
int const i = problem.find_item(name.text);
bool const is_entry =
  problem.find_item(name.text.substr(0, name.text.find(':'))) != 0;
check(source, {@/
  {name.text.ends_with(':'), name, "the option name {} ends in a colon",
    "a single colon ends the name"},@/
  {has_only(name.text, digits), name, "the option name {} is a number",
    "options without a name go by their numbers; add a letter"},@/
  {name.text == "items", name,
    "the option name {} is the label of the item line",
    "only the first line that is not a comment can name the items"},@/
  {name.text == "{}", name, "the option name {} means the empty cover",
    "choose another name"},@/
  {i > problem.primary_count(), name,
    "the option name {} is the name of an item",
    "did you leave out a colour? If not, choose another name"},@/
  {i > 0, name, "the option name {} is the name of an item",
    "choose another name, or remove the colon"},@/
  {is_entry, name, "the option name {} looks like an item with a colour",
    "choose another name"}});

@ We have already seen in \sec{more/problem} that a primary item has no colour.
The best reason to forbid it: two options that share a primary item always
exclude each other, so that the colour could make no difference. Whoever
writes one has another problem in mind. The message quotes the item, while
the caret points to the colour; a |Word| can say one thing and stand at
another.

Once the colour is known to be right, an item that occurs twice is the only
thing that |add_entry| could object to. The problem keeps a table in order
to notice it; instead of keeping another one, we let it notice.

@<Define the functions of |Draft|@>=
void Draft::add_entry(int item, Word const& word, Word const& colour)
{
  int number = 0;
  if (colour.length > 0) {
    check(source, {{problem.item(item).kind == Kind::primary,
      @[Word{problem.item(item).name, colour.at, colour.length}@],
      "primary item {} cannot have a colour",
      "only secondary items have colours; remove it"}});
    check_name(colour, "colour", ":|");
    number = problem.add_colour(colour.text);
  }
  @<Add an entry; refuse it if the item is there already@>@;
}

@ If |Problem| had another reason one day, this message would be a lie. So
the order matters: everything that we can check ourselves has been checked
above this line, and the random tests compare what comes out.

@<Add an entry; refuse it if the item is there already@>=
try {
  problem.add_entry(item, number);
} catch (ProblemError const&) {
  check(source, {{true, word, "item {} stands twice in this option",
    "remove one of the two"}});
}

@ A cost is a number. More than eighteen digits are more than the sum of all
costs may have; and whether the sum stays in its limits, only |Problem|
knows.

@<Define the functions of |Draft|@>=
void Draft::add_cost(Word const& number)
{
  auto const help = "all costs together must not exceed " @|
    "1000000000000000000; use a larger unit";
  check(source, {{number.text.size() > 18, number,
    "the cost {} is too large", help}});
  try {
    problem.add_cost(std::stoll(std::string(number.text)));
  } catch (ProblemError const&) {
    check(source, {{true, number, "with the cost {}, the sum of all costs " @|
      "is too large", help}});
  }
}

@ At the end we look for options that will never be chosen. Each gets a
note, with the number of its line, because the author may have forgotten an
item. Knuth's programs print a similar remark and then drop the option; we
keep it, in order not to change the numbers of all that follow. For
instance, the file
$$\vbox{\halign{\tt#\hfil\cr
A \char"7C{} X\cr
X\cr
A X\cr}}$$
called \.f, produces this note about its second line:
$$\.{f:2: note: option 1 has no primary item, so it is never chosen}$$
To call |locate| for every note would be quadratic if all options were like
this. But the places of the options only increase, so all line numbers
together cost a single walk through the text.
@^notes@>

@<Define the functions of |Draft|@>=
Problem Draft::finish(std::vector<std::string>* notes)
{
  auto here = source.text.begin();
  std::ptrdiff_t line = 1;
  for (int o = 1; notes and o <= problem.option_count(); ++o) {
    if (problem.is_candidate(o)) continue;
    auto const there = source.text.begin() + places[o - 1];
    line += std::count(here, there, '\n');
    here = there;
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
is what we want here. From \.{Charly} to \.{Charlie} it is two: change the
\.y into an \.i, and insert an \.e.
@^Levenshtein, Vladimir Iosifovich@>

The distance between |a| and |b| can be computed from the distances between
shorter words: look at the last letters. Either both stay, or the one is
changed to the other, or one of them is dropped; the best of three
possibilities counts. Thus there is a table of distances between all
beginnings of |a| and all beginnings of |b|, and we need only one row of it
at a time: |row[j]| is the distance between what we have read of |a|, and
the first $j$ letters of |b|. Here is the table for our example:
$$\vbox{\halign{\hfil\tt#\quad&&\hfil#\enspace\cr
&&\tt C&\tt h&\tt a&\tt r&\tt l&\tt i&\tt e\cr
&0&1&2&3&4&5&6&7\cr
C&1&0&1&2&3&4&5&6\cr
h&2&1&0&1&2&3&4&5\cr
a&3&2&1&0&1&2&3&4\cr
r&4&3&2&1&0&1&2&3\cr
l&5&4&3&2&1&0&1&2\cr
y&6&5&4&3&2&1&1&2\cr}}$$
@^edit distance@>

@ Each entry depends on its three neighbors, to the left, above, and in the
corner between them. When |row[j]| is computed, the first two are there
already, the left one new and the upper one still old; the corner has just
been overwritten, so it is kept in |diagonal|. Capital and small letters are
not told apart here.

@<Find the most similar item@>=
static char small(char c)
{
  return (c >= 'A') and (c <= 'Z') ? static_cast<char>(c - 'A' + 'a') : c;
}
static std::size_t distance(std::string_view a, std::string_view b)
{
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (@[char c@, : @,a@]) {
    std::size_t diagonal = row[0]++;
    for (std::size_t j = 0; j < b.size(); ++j) {
      std::size_t const change = diagonal + (small(c) == small(b[j]) ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({change, diagonal + 1, row[j] + 1});
    }
  }
  return row[b.size()];
}

@ How similar is similar? One difference is tolerated for every three
letters. Thus \.{Alise} is similar to \.{Alice}, since $1<2$, and \.{Charly}
to \.{Charlie}, since $2<3$. The items |C1| and |C2| are not similar,
although they differ in one letter only, because that letter is half of the
name; we do not pester people with advice that is no better than dice. Long
names are left alone: this must stay quick even if there are a hundred
thousand items, so no table has more than thirty rows.

The limit shrinks whenever something better is found; so the first of
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
    if (auto const d = distance(name, other); d < limit)
      limit = d, best = other;
  }
  return best;
}

@*1 Lines and words. A |Scanner| goes from line to line and takes each apart
into words, skipping lines without any. The vector of words is used again
for each line, and the words are views into the source; so, once the longest
line has been seen, no memory is allocated any more. Blank lines vanish this
way; comments do not, because we shall need some of them. In a matrix a
comma is a word of its own, and comments begin with \.{\#}.

For example, from the dinner party in \sec{base/source} the scanner makes two
lines after the first, with these words and places:
$$\vbox{\halign{\tt#\hfil\quad&&\tt#\hfil\ &\hfil#\qquad\cr
Charly Eve Fred&Charly&39&Eve&46&Fred&50\cr
Alice Dave George&Alice&55&Dave&61&George&66\cr}}$$
The whole line is split before anybody looks at it. One could also ask for
one word at a time, and save the vector; but then the question `is this the
last word of the line?' haunts every caller.
@^scanner@>

@<Define the class |Scanner|@>=
class Scanner {
public:@/
  Scanner(std::string_view source, std::size_t start, bool is_matrix)
    : text(source), at(start), comment_sign(is_matrix ? '#' : '|'),
    is_comma_special(is_matrix) {}
  bool next(); /* goes to the next line; |false| if there is none */
  std::vector<Word> const& words() const@+{@+return found;@+}@/
  bool is_comment() const@+{@+return found[0].text[0] == comment_sign;@+}@/
private:@/
  bool ends_word(char c) const; /* can |c| stand after a word? */
  std::size_t end_of_word(std::size_t k) const; /* that goes on at |k| */
  std::string_view text;
  std::size_t at;
  char comment_sign;
  bool is_comma_special;
  std::vector<Word> found;
};
@<Split the next line into words@>@;

@ A newline ends the line if there are words; a newline before the first
word ends nothing, so it is passed over like a blank. That is how empty
lines are skipped, without a line of code for them.

This loop sees each letter of the file, eight at a time. In a text that has
been checked, everything up to the blank ends a word, and nothing else does,
except a comma in a matrix. To find such a byte among eight, subtract 33
from each: the bytes that are too small borrow, and their upper bit is set.
The lowest bit that was set that way is right; those above it may be there
because of a borrow. And a letter whose upper bit was set before, as in
UTF-8, is no blank. This needs a processor that keeps the first letter in the
lowest byte, as all that we have met in this century do; on another one, and
in a matrix, and at the end of the text, the letters are looked at one by
one.
@^eight bytes at once@> @^system dependencies@>

@<Split the next line into words@>=
bool Scanner::ends_word(char c) const
{
  return (c == ' ') or (c == '\n') or (c == '\t') or (c == '\r')
    or (is_comma_special and c == ',');
}
std::size_t Scanner::end_of_word(std::size_t k) const
{
  std::uint64_t const ones = 0x0101010101010101;
  bool const by_eight = not is_comma_special
    and std::endian::native == std::endian::little;
  for ( ; by_eight and k + 8 <= text.size(); k += 8) {
    std::uint64_t letters;
    std::memcpy(&letters, text.data() + k, 8);
    std::uint64_t const small = (letters - 33*ones) & ~letters & 128*ones;
    if (small != 0)
      return k + static_cast<std::size_t>(std::countr_zero(small))/8;
  }
  while (k < text.size() and not ends_word(text[k])) ++k;
  return k;
}

@ A blank is passed over; a comma in a matrix ends a word, too, but it is one
itself.

@<Split the next line into words@>=
bool Scanner::next()
{
  found.clear();
  while (at < text.size() and (found.empty() or text[at] != '\n')) {
    bool const is_end = ends_word(text[at]);
    std::size_t const end = is_end ? at + 1 : end_of_word(at + 1);
    if (not is_end or text[at] == ',')
      found.push_back({text.substr(at, end - at), at, end - at});
    at = end;
  }
  return not found.empty();
}

@*1 DLX text. This reader has one function for each kind of line, and one
for each kind of word in it. What remains is a loop. The function
|read_lines| takes the present line for the item line, whatever it looks
like, and all others for options; we shall soon see why it is a function by
itself.

@<Read DLX text@>=
@<Know costs and bounds@>@;
class DlxReader {
public:@/
  DlxReader(Source const& from, std::size_t begin)
    : source(from), start(begin), scanner(from.text, begin, false),
    draft(from) {}
  Problem read(std::vector<std::string>* notes);
  Problem read_lines(std::vector<std::string>* notes);
  bool could_begin_here(); /* is the next line an item line, perhaps? */
private:@/
  void read_items();
  void read_item(Word const& word);
  void read_bounded_item(Word const& word);
  void read_option();
  void read_entry(Word const& word);
  [[noreturn]] void refuse_unknown(Word const& name) const;
  int find_comment(std::string_view name) const;
  Source const& source;
  std::size_t start; /* where the text begins */
  std::size_t item_line = 0; /* where the item line begins */
  Kind kind = Kind::primary; /* of the next item */
  Scanner scanner;
  Draft draft;
};
@<Find a comment that could be the item line@>@;
@<Define the functions of |DlxReader|@>@;

@ Comments may stand anywhere, also between options; people use them to take
an option out for a while. This is why an option's name must not have a bar
in front.

@<Define the functions of |DlxReader|@>=
Problem DlxReader::read_lines(std::vector<std::string>* notes)
{
  read_items();
  while (scanner.next())
    if (not scanner.is_comment()) read_option();
  return draft.finish(notes);
}

@ In the item line, a bar may stick to the word after it, for Knuth's reader
allows that. It must not stick to the word before it: there it would become
a part of a name if we let it, and the rest of the line would be primary.
The bar may come at the end, with nothing after it. That means the same as
no bar, and can be what a program writes that has no secondary items today.

@<Define the functions of |DlxReader|@>=
void DlxReader::read_items()
{
  auto const& words = scanner.words();
  item_line = words[0].at;
  for (std::size_t k = words[0].text == "items:"; k < words.size(); ++k) {
    Word word = words[k];
    if (word.text[0] == '|') {
      check(source, {{kind == Kind::secondary, word,
        "the item line has a second bar",
        "one bar separates the primary items from the secondary ones"}});
      kind = Kind::secondary;
      word = part(word, 1);
    }
    if (word.length > 0) read_item(word);
  }
}

@ This is the table of what can be wrong with a word of the item line, if it
does not begin with bounds. The order of the rows matters: \.{items:A}
breaks the first and the last, and \.{2:A\char"7C} the third and the last.

@<Define the functions of |DlxReader|@>=
void DlxReader::read_item(Word const& word)
{
  if (has_bounds(word.text)) return read_bounded_item(word);
  check(source, {@/
    {word.text.starts_with("items:"), word, "the label 'items:' must be " @|
      "the first word of its line, with a blank after it",
      "write the line as 'items: A B | X Y'"},@/
    {word.at == item_line and word.text.ends_with(':'), word,
      "the item line has the label {} instead of 'items:'",
      "the first line that is not a comment must name the items"},@/
    {has(word, '|'), word, "a bar stands inside the word {}",
      "put a blank before the bar"},@/
    {has(word, ':'), word, "the item name {} has a colon",
      "colours belong in the options"}});
  draft.add_item(word, kind);
}

@ Bounds are written as in Knuth's program \.{DLX3}: a number, or two
numbers with a colon between them, and a bar; the star is ours. A word has
bounds if there is nothing but digits, colons, and stars before its first
bar, and at least one digit or star; whether they are good ones is another
question. Costs are those of his \.{DLX5}, a bar with digits behind it. All
other bars are mistakes, and nobody who has only mistyped a name is told
about bounds and costs.
@^costs@> @^DLX5@> @^bounds@> @^DLX3@>

@<Know costs and bounds@>=
static bool has_bounds(std::string_view text)
{
  std::size_t const bar = text.find('|');
  return bar != text.npos and has_only(text.substr(0, bar), "0123456789:*")
    @|and not has_only(text.substr(0, bar), ":");
}
static bool is_cost(std::string_view text)
{
  return text.size() > 1 and text[0] == '|'
    and has_only(text.substr(1), digits);
}

@ What makes good bounds? Nine digits are enough, since no item can occur in
more options than fit into the memory of a machine. Here are some bad ones,
and what is said about them:
$$\vbox{\ninett\halign{#\hfil\quad&#\hfil\cr
2:3\char"7C&the item after the bounds '2:3\char"7C' is missing\cr
1:2:3\char"7C A&the bounds in '1:2:3\char"7C A' are not one or two numbers\cr
*:2\char"7C A&the bounds in '*:2\char"7C A' are not one or two numbers\cr
0\char"7C A&the upper bound is 0 in '0\char"7C A'\cr
3:2\char"7C A&the lower bound is greater than the upper bound in
  '3:2\char"7C A'\cr}}$$
A secondary item has no bounds. If \.{0:2\char"7C A} stands behind the bar,
its author wants an item that may be covered twice, but need not; that is a
primary item, with these bounds.

@<Know costs and bounds@>=
static bool is_count(std::string_view text)
{
  return not text.empty() and text.size() <= 9 and has_only(text, digits);
}
static std::optional<Bounds> parse_bounds(std::string_view text)
{
  std::size_t const colon = std::min(text.find(':'), text.size());
  auto const low = text.substr(0, colon);
  auto const high = colon == text.size() ? low : text.substr(colon + 1);
  if (not is_count(low) or not (is_count(high) or (high == "*"))) return @[{}@];
  auto number = @[[](std::string_view s) { return std::stoi(std::string(s)); }@];
  return @[Bounds{number(low), high == "*" ? unlimited : number(high)}@];
}

@ All bounds that are bad in some way are refused here, so that |Problem| is
content with what it gets. JSON has bounds too, as a string, and passes the
same table.

@<Know costs and bounds@>=
static Bounds checked_bounds(Source const& source, Word const& word,
  std::string_view text)
{
  auto const bounds = parse_bounds(text);
  auto const [lower, upper] = bounds.value_or(Bounds());
  check(source, {@/
    {not bounds, word, "the bounds in {} are not one or two numbers",
      "write them like 2:3 (two or three times), 2 (exactly), or 1:* " @|
      "(at least)"},@/
    {upper == 0, word, "the upper bound is 0 in {}",
      "leave out the item, and the options that contain it"},@/
    {lower > upper, word, "the lower bound is greater than the upper " @|
      "bound in {}", "write the smaller number first"}});
  return @[{lower, upper}@];
}

@ The word is checked from its end to its beginning, so to speak: is there a
name, may it have bounds, and are they good ones? An item that is spelled
\.{1:1\char"7C A} is a plain |A|.

@<Define the functions of |DlxReader|@>=
void DlxReader::read_bounded_item(Word const& word)
{
  std::size_t const bar = word.text.find('|');
  Word const name = part(word, bar + 1);
  check(source, {@/
    {name.length == 0, word, "the item after the bounds {} is missing",
      "write bounds and name without blanks, such as 2:3|A"},@/
    {kind == Kind::secondary, word, "the secondary item {} has bounds",
      "put it before the bar that separates the primary items"},@/
    {has(name, '|'), word, "the word {} has two bars",
      "an item has bounds once, such as 2:3|A"},@/
    {has(name, ':'), name, "the item name {} has a colon",
      "colours belong in the options"}});
  draft.add_item(name, kind, checked_bounds(source, word,
    word.text.substr(0, bar)));
}

@ An option may begin with its name. A colon that stands alone there means
that the option has no name; this is how the writer writes an empty row of a
matrix. With items after it, a lone colon would be a strange way of saying
nothing, so it is more likely a slip. A word such as \.{::} is no name
either; its colons are discussed in the table of entries.

@<Define the functions of |DlxReader|@>=
void DlxReader::read_option()
{
  auto const& words = scanner.words();
  Word const first = words[0];
  bool const is_lone = first.text == ":";
  bool const has_name = is_lone or
    (first.text.ends_with(':') and not first.text.starts_with(':'));
  check(source, {{is_lone and words.size() > 1 and not is_cost(words[1].text),
    first,
    "the option name before the colon is missing",
    "write it without a blank before the colon, or remove the colon"}});
  draft.begin_option(first.at,
    has_name ? part(first, 0, first.length - 1) : Word());
  for (std::size_t k = has_name; k < words.size(); ++k) read_entry(words[k]);
}

@ An entry is an item and perhaps a colour; unless it is a cost. Nearly
always it is nothing but the name of an item, and a name that is known needs
no checks: whoever added the item has made them. Only if there is no such
name do we look closer. In the table, some rows are about the word, others
about its parts. If colours are numbers and items are letters, even a
missing blank, as in \.{X:1Y:2}, is caught here, for it brings two colons
together:
$$\vbox{\ninett\halign{#\hfil\quad&#\hfil\cr
\char"7C{}1.5&the cost '\char"7C{}1.5' is not a number\cr
A\char"7C B&a bar stands inside an option\cr
:red&the item before the colon is missing\cr
X:&the colour of 'X' is missing\cr
X:1Y:2&the word 'X:1Y:2' has two colons\cr}}$$

Some people like to put a remark behind an option, with a bar before it. It
would be easy to allow that, but then a bar that was meant for the item
line, or a cost with a blank in it, would become a remark. (A cost with a
point in it, such as \.{\char"7C 1.50}, is refused by a row of its own;
count cents.)

@<Define the functions of |DlxReader|@>=
void DlxReader::read_entry(Word const& word)
{
  if (int const i = draft.problem.find_item(word.text); i != 0)
    return draft.add_entry(i, word);
  if (is_cost(word.text)) return draft.add_cost(part(word, 1));
  std::size_t const colon = std::min(word.text.find(':'), word.length);
  Word const item = part(word, 0, colon);
  Word const colour = part(word, std::min(colon + 1, word.length));
  @<Check |word|, |item|, and |colour|@>@;
  int const i = draft.problem.find_item(item.text);
  if (i == 0) refuse_unknown(item);
  draft.add_entry(i, item, colour);
}

@ Each of these rows gives an example of the right spelling, or says what to
do; `syntax error' would cover all five.

@<Check |word|, |item|, and |colour|@>=
bool const is_bad_cost = word.text.size() > 1 and word.text[0] == '|'
  @|and has_only(word.text.substr(1, 1), "+-.0123456789");
check(source, {@/
  {is_bad_cost, word, "the cost {} is not a number",
    "a cost is a bar and a whole number, such as |5"},@/
  {has(word, '|'), word, "a bar stands inside an option",
    "bars belong in the item line; a comment needs a line of its own"},@/
  {item.length == 0, word, "the item before the colon is missing",
    "write the item and its colour without blanks, such as X:red"},@/
  {colon + 1 == word.length, item, "the colour of {} is missing",
    "write it without a blank after the colon, or remove the colon"},@/
  {has(colour, ':'), word, "the word {} has two colons",
    "an item has one colour, such as X:red"}});

@ For an unknown item we have four pieces of advice, and give the first that
fits: the story of the next section, a similar name, a comma, and as a last
resort the line in which the items are named.

The first is the most certain, because the very name has been found in a
comment; so it comes before similarity, which is a guess. A comma is the
weakest sign. And the last piece of advice always applies: if a name means
nothing to us, then perhaps the author can see in the item line what it
should have been. Before any advice, the name itself is looked at. If it has
a hidden character, then this is what is wrong with it, and a suggestion
would look exactly like what was typed.

@<Define the functions of |DlxReader|@>=
void DlxReader::refuse_unknown(Word const& name) const
{
  draft.check_name(name, "item name", "");
  int const comment = find_comment(name.text);
  auto const similar = nearest(draft.problem, name.text);
  auto const help = comment > 0 ? fmt::format(@|
      "line {} begins with a bar and hence is a comment; " @|
      "if it names the items, begin it with 'items: |'", comment) : @|
    not similar.empty() ? fmt::format("did you mean '{}'?", similar) : @|
    has(name, ',') ? "names are separated by blanks; " @|
      "if this is a 0-1 matrix, say so with --format matrix" : @|
    fmt::format("the items are named in line {}",
      locate(source, item_line).line);
  refuse(source, name,
    fmt::format("there is no item {}", in_quotes(name.text)), help);
}

@*1 A story about the first line. \label{bar story}%
Somebody has a problem with secondary items only. (That is no nonsense:
programs write such files, when the primary part of a larger problem has
turned out to be empty.) The rules suggest a bar, then the names:
\verbatimfile{tests/data/broken/first-line.dlx}
Knuth's reader takes the first line for a comment, because it begins with a
bar. Then \.X is the item line! So there is one item, |X|, and it is
primary. If the second option were \.X again, the program would go on
without a word, and print a cover of a problem that has nothing to do with
the file. Here at least \.Y is not known, but to be told so is small help
for an author who sees \.Y in the first line with his own eyes.

We could make another rule, but it would change the meaning of old files.
The first line of \.{\char"7C{} Sudoku} must stay a comment. So there are
three parts to our answer.
@^first line, ambiguous@>

First, the label \.{items:} makes it possible to say what is meant:
\.{items: \char"7C{} X Y}. It even allows the shortest of all problems, a
file with the single word \.{items:}, which has no items and one cover, the
empty one.

Second, we look whether a comment at the beginning {\it could\/} be an item
line. If it could, then the file has two meanings. We do not choose; the
file is refused, and the message says how to mend it either way.
\verbatimfile{tests/data/broken/first-line.txt}

Third, if an unknown item has been named in such a comment, then the message
about it says that this line is a comment. Nobody should have to find that
out with a debugger.

@ How do we know whether a comment could be the item line? The first version
of this chapter collected the items that are used in all the other lines,
the names of options, and the words of all comments, in three dictionaries,
and compared them; eighty lines that had to know, a second time and a bit
differently, what an option looks like. The better idea is to {\it try}. Let
a fresh reader begin at the comment, take it for the item line, and read the
rest of the file. If there is no error, then there are two meanings. And by
construction nobody can disagree about what an error is.

In the example, the try begins at the bar of \.{\char"7C{} X Y}. The bar
introduces secondary items, |X| and |Y|; the lines \.X and \.{X Y} are two
options of them; and the file ends without an error. With a first line of
\.{\char"7C{} Sudoku} the try ends at the first word of the next line, for
\.{Sudoku} is the only item that it knows. With \.{\char"7C{} A A} it ends
even earlier, because no item may be named twice.

A try usually ends at the first option, because the comment does not name
its items; so a check for a rare accident costs next to nothing. The worst
case is a file with many comments all of which fail at the end of the file.
To keep that linear, we try the first eight comments only; whoever writes
more than eight in a row knows what a comment is.
@^trial and error@>

@<Find a comment that could be the item line@>=
static std::optional<Word> find_item_comment(Source const& source,
  std::size_t start)
{
  Scanner scanner(source.text, start, false);
  for (int k = 0; k < 8 and scanner.next() and scanner.is_comment(); ++k) {
    Word const bar = scanner.words()[0];
    DlxReader reader(source, bar.at);
    if (reader.could_begin_here())
      return bar.length > 1 ? part(bar, 1) : scanner.words()[1];
  }
  return std::nullopt;
}

@ An error ends the try, and means no. An option must have been read,
though, with an entry in it, lest `\.{\char"7C{} Sudoku}' in an otherwise
empty file be suspected. The reader cannot be used any more after that; it
was made for this one question.

@<Define the functions of |DlxReader|@>=
bool DlxReader::could_begin_here()
{
  try {
    return scanner.next() and read_lines(nullptr).entry_count() > 0;
  } catch (InputError const&) {
    return false;
  }
}

@ Now the reader can be put together. The comment with two meanings comes
first: whatever else is wrong with such a file will be wrong in only one of
the two readings.

@<Define the functions of |DlxReader|@>=
Problem DlxReader::read(std::vector<std::string>* notes)
{
  if (auto const comment = find_item_comment(source, start); comment)
    refuse(source, *comment,
      "this line is a comment, but it could also be the item line",
      "if it names the items, begin it with 'items: |'; " @|
      "if not, change its words");
  bool more = scanner.next();
  while (more and scanner.is_comment()) more = scanner.next();
  if (not more) {
    @<Refuse a file without item line@>@;
  }
  return read_lines(notes);
}

@ A file without item line is empty, or has only comments. Such files are
born when a program dies before it has written anything, or when somebody
types \cmd{dlx solve} and then thinks about what to solve, until the end of
the input. In the latter case the first comment might have been meant. (Why
is the empty file not the empty problem? Because a script that loses its
input would then hear that there is exactly one cover. Whoever means the
empty problem can say \.{items:}.)
@^empty file@>

@<Refuse a file without item line@>=
int const comment = find_comment("");
refuse(source, @[Word{"", source.text.size(), 0}@],
  "there is no item line", fmt::format("the first line that is not a " @|
  "comment names the items, such as 'A B C | X Y'{}", comment == 0 ? "" :
  fmt::format("; line {} begins with a bar and hence is a comment", comment)));

@ This function looks for a comment at the beginning that has a certain word
in it, or for any comment, if the word is empty. The result is the number of
its line, or~0. The bar may stick to a word here, as it may in an item line.

@<Define the functions of |DlxReader|@>=
int DlxReader::find_comment(std::string_view name) const
{
  Scanner lines(source.text, start, false);
  while (lines.next() and lines.is_comment())
    for (@[Word const& w@, : @,lines.words()@]) {
      bool const is_same = part(w, w.text.starts_with('|')).text == name;
      if (is_same or name.empty()) return locate(source, w.at).line;
    }
  return 0;
}

@ \pitfall{A reader can cut names off after eight letters, so that two items
become one; take the last line for incomplete because no newline follows it;
treat a file from Windows as if every last name ended in an invisible
character; be quadratic in the number of items, which takes half a minute
for a problem that is solved in a second; or accept a cost, drop it, and
present the first cover it finds as the cheapest. All of these have happened
to real programs, mostly for years before anybody noticed.}

\pinned{The file \.{tests/text/format\UL test.cpp} has a table of all messages of
these three chapters, each with an input that provokes it, the line, the
column, and the exact words. Further tests mutate valid files a few ten
thousand times at random: whatever comes out, it must be a problem that
survives writing and reading, or an |InputError|; never a crash, never
another exception.}

\exercise{The edit distance counts \.{Chalrie} as two steps away from
\.{Charlie}, although the typist made one mistake. Extend |distance| so that
exchanging two neighboring letters is one step. Which rows of the table must
you keep?}

\exercise{Break as many rules as you can with a single word, and predict
which message you will get.}

\summary{DLX text is words on lines. What cannot be meant is an error that
says where, what, and what to do; the rules are tables. What could mean two
things is found by trying, and handed back with a question.}
