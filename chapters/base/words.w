@** Words and rules. \label{base/words}%
Several chapters of this book read files that people write: problems, scripts,
drawings of puzzles. Each has its own idea of what a
line means; but they all take lines apart into words, find something wrong
with a word, and point to it. This chapter is what they share.

A {\it word\/} is a piece of the source together with the place where it
stands. A {\it rule\/} is a row in a table of
what can be wrong: the answer to the question whether it is broken, the word to
point at, what to say, and what to advise. This row of \sec{text/dlx},
$$\vbox{\halign{\tt#\hfil\cr
\LB has(name, ':'), name, "the item name \LB\RB{} has a colon",\cr
\ \ "colours belong in the options"\RB,\cr}}$$
needs no explanation, we hope; the braces in the message are where the word goes, in
quotes. It makes this of a file that begins with \.{A X:0}:
\medskip\centerline{\vbox{\ninett\halign{#\hfil\cr
f:1:3: error: the item name 'X:0' has a colon\cr
\ \ 1 \char"7C{} A \color{.8 .3 0}{X:0}\cr
\ \ \ \ \char"7C{}\ \ \ \color{.8 .3 0}{\char"5E\char"5E\char"5E}\cr
help: colours belong in the options\cr}}}\medskip\noindent
The alternative is a chain of |if| statements; it does the
same, but the eye has to pick the rules out of the punctuation. As tables,
they can be read, compared with the manual, and put in order: {\it the first
broken rule wins}, so the more special suspicion stands above the more
general. That is the invariant of all the tables in this part.
@^word@>

@(dlx/base/words.hpp@>=
#pragma once
/* Words with their places, questions about their characters, and tables of
   rules that they can break: for everything that reads what people write. */
#include "dlx/base/source.hpp"
#include <charconv>
#include <initializer_list>
#include <optional>
#include <vector>
namespace dlx {
@<Declare words@>
@<Declare questions about characters@>
@<Read a whole number@>
@<Declare rules@>
} // |namespace dlx|

@ Text and place of a word usually coincide; not so in JSON, where |"\u0041"|
says |A| but takes eight bytes to say so. The text is a |string_view|:
nothing is copied before a problem takes the name. A word of length 0 stands
for a word that is not there.

@<Declare words@>=
struct Word {
  std::string_view text;  /* what it says */
  std::size_t at = 0;     /* where it begins in the source */
  std::size_t length = 0; /* how many bytes it takes there */
};
std::vector<Word> words_of(std::string_view text, std::size_t begin,
  std::size_t end);
  /* the words of |text| from |begin| to |end|, which is not included; their
     places are offsets in |text|. Time: |end - begin| */
std::vector<Word> words_of(Word const& line); /* the same for a piece of the source */
Word part(Word const& word, std::size_t from,
  std::size_t count = std::string_view::npos);
  /* a piece of a word, with a place of its own; |from| is in range */

@ The questions are mostly about the characters of a word. The digits are
spelled out, rather than asked for with |isdigit|, because the answer of the
latter depends on the country in which a program believes to be.

@<Declare questions about characters@>=
inline constexpr std::string_view digits = "0123456789";
bool has(Word const& word, char c);
bool has_only(std::string_view text, std::string_view characters);
  /* true also of an empty text */
bool is_bit(std::string_view text); /* is it |"0"| or |"1"|? */
char in_lower_case(char c); /* capital letters of ASCII become small */
bool is_hidden(char32_t c);
  /* is it a character without ink, or a control character? */
std::string in_quotes(std::string_view name);
  /* for messages: at most 40 characters, hidden ones as question marks */
std::string counted(std::uint64_t n, std::string_view thing); /* \.{1 write}, \.{2 writes} */
std::string rounded(double n); /* to a whole number, or, if it is large, to three digits */

@ What is the number in a word? All of the word must be its digits, perhaps with a minus in front if a |Number| may be negative, and a |Number| must be able to hold it. Whoever
wants to know which of these was wrong asks further; most say that a number is wanted, and point to the word. A plus is refused, as are blanks.

@<Read a whole number@>=
template<class Number> std::optional<Number> whole_number(std::string_view word)
  /* in base ten; nothing, if |word| is anything else, or does not fit. Time: its length */
{
  Number n = 0;
  auto const last = word.data() + word.size();
  auto const [end, fault] = std::from_chars(word.data(), last, n);
  return fault == std::errc() and end == last ? std::optional(n) : std::nullopt;
}

@ To check means to go down a table. All the questions of a table are
answered before the first is looked at, since they are arguments of a
function. That costs a little time for each word, and it has a consequence
that must be remembered: a question must not rely on the ones above it
having been answered `no'. The messages are cheap in any case, for they are
put together only when there is something to say.

@<Declare rules@>=
struct Rule {
  bool broken;
  Word where;
  std::string_view message; /* |"{}"| stands for the word, in quotes */
  std::string_view help;
};
void check(Source const& source, std::initializer_list<Rule> rules);
  /* throws an |InputError| for the first that is broken, if any */
[[noreturn]] void refuse(Source const& source, Word const& where,
  std::string_view message, std::string_view help = "");
  /* throws an |InputError| that points to the word */

@ Words are separated by blanks, tabs, and carriage returns;
the latter because lines may end in the manner of Windows, and need no
further thought then. For example, \.{try B@@(1,0)}, if it begins at offset 64,
becomes the words \.{try} at 64 and \.{B@@(1,0)} at~68. And the \.X in \.{X:red}
is a part of that word, and a word itself, so that the caret can point to it.

@(dlx/base/words.cpp@>=
#include "dlx/base/words.hpp"
#include <algorithm>
#include <fmt/format.h>
namespace dlx {
@<Take a line apart@>
@<Ask about characters@>
@<Go down a table of rules@>
} // |namespace dlx|

@ A word that is taken out of a line, or a part that is taken out of a word, keeps its offset from the beginning of the {\it file}. If
it were counted from the line, somebody would have to know the line, each time that something is wrong.

@<Take a line apart@>=
std::vector<Word> words_of(std::string_view text, std::size_t begin,
  std::size_t end)
{
  constexpr std::string_view blanks = " \t\r";
  std::vector<Word> words;
  text = text.substr(0, end); /* a search for a blank ends here, too */
  for (;;) {
    begin = std::min(text.find_first_not_of(blanks, begin), end);
    if (begin == end) return words;
    auto const stop = std::min(text.find_first_of(blanks, begin), end);
    words.push_back({text.substr(begin, stop - begin), begin, stop - begin});
    begin = stop;
  }
}
std::vector<Word> words_of(Word const& line)
{
  auto words = words_of(line.text, 0, line.text.size());
  for (Word& word : words) word.at += line.at;
  return words;
}
Word part(Word const& word, std::size_t from, std::size_t count)
{
  auto const text = word.text.substr(from, count);
  return Word{text, word.at + from, text.size()};
}

@ The questions are a line each. Again the letters are spelled out, for in Turkey
the small form of an I has no dot. Numbers in messages have a plural, and are rounded when they are large.

@<Ask about characters@>=
bool has(Word const& word, char c)
{ return word.text.find(c) != word.text.npos; }
bool has_only(std::string_view text, std::string_view characters)
{ return text.find_first_not_of(characters) == text.npos; }
bool is_bit(std::string_view text)
{ return (text == "0") or (text == "1"); }
char in_lower_case(char c)
{ return (c >= 'A') and (c <= 'Z') ? static_cast<char>(c - 'A' + 'a') : c; }
std::string counted(std::uint64_t n, std::string_view thing)
{ return fmt::format("{} {}{}", n, thing, n == 1 ? "" : "s"); }
std::string rounded(double n)
{ return n < 1e7 ? fmt::format("{:.0f}", n) : fmt::format("{:.3g}", n); }

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
@^names@>

@<Ask about characters@>=
bool is_hidden(char32_t c)
{
  return is_control(c) or c == 0xA0 or c == 0xAD or c == 0x1680
    or (c >= 0x2000 and c <= 0x200B) @|or c == 0x200E or c == 0x200F
    or (c >= 0x2028 and c <= 0x202F) @|or (c >= 0x205F and c <= 0x206F)
    or c == 0x3000 or c == 0xFEFF;
}

@ Errors quote names. A name can be as long as the file, and in JSON it
can contain whatever a keyboard has not; so at most forty characters are
quoted, and those that cannot be seen appear as question marks. (Covers have the names of options as a whole, and so has what is said about an option.) An error
must be a line that can be read, no matter what the file was like;
and, as in \sec{base/source}, it must not carry commands to a terminal. Blanks are
kept between the quotes: the message `the item name 'Rank 1' has a blank' should
show where. And the cut comes after forty characters, not bytes, lest the message be
no text in UTF-8 itself.

@<Ask about characters@>=
std::string in_quotes(std::string_view name)
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

@ A rule that is broken is an error at its word. The message of a table is
made of what the row says and the word; |refuse| is for those who have put
their message together themselves.

@<Go down a table of rules@>=
void refuse(Source const& source, Word const& where, std::string_view message,
  std::string_view help)
{
  throw InputError(source, where.at, where.length, message, help);
}
void check(Source const& source, std::initializer_list<Rule> rules)
{
  for (Rule const& rule : rules)
    if (rule.broken)
      refuse(source, rule.where, fmt::format(fmt::runtime(rule.message),
        in_quotes(rule.where.text)), rule.help);
}

@ \pitfall{A table that asks |word.text[0]| in one row, because the row above
it has made sure that there is a first character: both questions have been
answered before the first is looked at. A message with braces of its
own, which |fmt| takes for a place to fill; they are doubled, then.}

\pinned{\.{tests/base/words\UL test.cpp} takes lines apart, with all kinds of
blanks; quotes names that are long, hidden, or broken; and makes sure that
the first broken rule wins, with its own place. Whether the rules of our
readers are right is pinned where they are.}

\exercise[15]{The Hangul filler, \.{U+3164}, looks like a blank and is called a
letter. Two items have names that differ only in it. What does a user see?}
\answer{Two items that print alike; if only one of them exists, `there is no item',
perhaps with the advice `did you mean', and the same name to the eye. Since it is a
letter, names may have it, and no table of blanks is ever complete.}

\summary{A word knows where it stands, and a rule is a row of a table. What
cannot be seen is shown as a question mark.}
