@** Places in a source. \label{base/source}%
People make mistakes, and programs have a choice. They can say `\.{bad input}', and leave a person
alone with twenty thousand lines. Or they can point at the word, say in one sentence what is wrong
with it, and suggest a mend. The second takes two hundred lines of code, once. Everything that
reads a file in this book---problems, scripts, recipes for pictures, traces---throws its errors
from here.

Here is a dinner party with a slip of the pen in it, and the message. The first line can be
clicked on in most editors, the second and third save us from opening the editor at all, and the
fourth is usually right.
\verbatimfile{tests/data/broken/typo.dlx}
\verbatimfile{tests/data/broken/typo.txt}
@^error messages@> @^caret@>

@ A {\it place\/} in a text is a number of bytes from the beginning, the {\it offset}. It costs
nothing: every reader has one at hand. Lines and columns are for people, and are counted only for
a message. In the text above, \.{Charly} begins at offset 39: the first line has 38 characters,
and its newline is at offset~38. One newline before the offset means line~2, and no character
between that newline and the offset means column~1.
@^offset@> @^place in a text@>

@(dlx/base/source.hpp@>=
#pragma once
/* Texts with names, places in them, and errors that show the place; characters in UTF-8; words
   with their places, and tables of rules that they can break. For everything that reads. */
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>
namespace dlx {
@<Declare |Source| and |Position|@>
@<Declare how to decode characters@>
@<Declare the class |InputError|@>
@<Declare words@>
@<Declare questions about characters@>
@<Read a whole number@>
@<Declare rules@>
} // |namespace dlx|

@ A |Source| always has a name, even a text that came through a pipe, so that an error can say
where to look. Columns count {\it characters}, not bytes, as an editor does.
@^column of a character@>

@<Declare |Source| and |Position|@>=
struct Source {
  std::string name; /* of the file, or |"-"| */
  std::string text; /* all of it, in UTF-8 */
};
struct Position {
  int line = 1;   /* from 1 */
  int column = 1; /* from 1; characters, not bytes */
};
std::string display_name(Source const& source);
  /* its name, for messages, |visible|; \.- is standard input */
Position locate(Source const& source, std::size_t offset);
  /* of the byte at |offset|; beyond the end, of the end. Takes time
     proportional to |offset| */

@ Texts are in UTF-8. They are decoded in order to cut between characters, and (in
\sec{text/scanner}) in order to refuse texts that are not UTF-8. Control characters are the first
32, the delete character, and 32 more that come from a time when an eighth bit was thought to be
enough for everybody.
@^UTF-8@> @^control characters@>

@<Declare how to decode characters@>=
struct Character {
  char32_t code = 0;     /* its number in Unicode */
  std::size_t bytes = 0; /* how many it takes; 0 if it is not UTF-8 */
  std::size_t step() const { return bytes > 0 ? bytes : 1; }
    /* how far to the next one */
};
Character decode(std::string_view text, std::size_t at);
  /* the character that begins at |at|, which is in range */
inline std::size_t begin_of_text(std::string_view text) {
  return text.starts_with("\xEF\xBB\xBF") ? 3 : 0;
} /* behind a byte order mark, which some editors put in front */
inline bool begins_character(char c) {
  return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
} /* for any byte of a text: the others have the form \.{10xxxxxx} */
inline bool is_control(char32_t c) {
  return (c < ' ') or (c >= 0x7F and c < 0xA0);
} /* newline and tab are among them */
std::string visible(std::string_view text, std::string_view kept = "");
  /* each control character that is not |kept|, and each byte that is no UTF-8,
     as \.{\\x1B}; for names in messages */

@ An |InputError| holds the complete message, ready to be printed; its parts are there for
programs that show them differently. A good message follows four rules. It says what {\it is}, not
what the program expected: `there is no item Charly', rather than `expected identifier'. It names
the thing, in quotes, as it was typed. It does not accuse, and does not say `illegal'. And the
help is something that one can do, in the imperative.
@^messages, style of@>

@<Declare the class |InputError|@>=
class InputError : public std::runtime_error { /* |what()| is all of it */
public:
  InputError(Source const& source, std::size_t offset, std::size_t length,
    std::string_view message, std::string_view help = "");
    /* the wrong part is |length| bytes long; offsets beyond the end mean
       the end */
  int line() const { return position.line; }
  int column() const { return position.column; }
  std::size_t offset() const { return place; }
  std::size_t length() const { return extent; }
  std::string const& message() const { return sentence; }
  std::string const& help() const { return mend; }
private:
  Position position;
  std::size_t place, extent;
  std::string sentence, mend;
};

@ The error is an exception, because a mistake is found deep in a tower of functions (a problem
has lines, a line has words, a word has a colour), and the functions between have nothing to add.
It takes copies of all that it shows, for it outlives the source.
@^exceptions@>

@(dlx/base/source.cpp@>=
#include "dlx/base/source.hpp"
#include <algorithm>
#include <fmt/format.h>
namespace dlx {
@<Decode a character@>
@<Find lines and columns@>
namespace {
@<Draw a character and its mark@>
@<Draw a line and its carets@>
@<Compose a message@>
}
@<Construct an |InputError|@>
@<Take a line apart@>
@<Ask about characters@>
@<Go down a table of rules@>
} // |namespace dlx|

@*1 Characters. In UTF-8 the first byte of a character says how many bytes there are, by the number
of ones it begins with. The other bytes begin with the bits 10 and contribute six bits each to the
number of the character:
\sketch{utf8}{Three characters, in one byte, two, and three. The shaded bits are there for the
   reader; the number of the character is in the others.}
So one look at any byte shows whether a character begins there. Ken Thompson sketched the scheme
on a placemat in a New Jersey diner, in 1992, with Rob Pike looking on.
@^Thompson, Ken@> @^Pike, Rob@>

@ The function is strict, because it is also used to find out if a text is UTF-8 at all. When
something is wrong it returns the length~0, with the number \.{FFFD}, the official one for
`something was here'. Then the function that shows a line goes on with the next byte, and the readers refuse the file.

The mask |0xFF >> (n + 1)| keeps what the first byte contributes: five bits if $n=2$, four if
$n=3$, three if $n=4$. A text that ends in the middle of a character is treated as if zeros
followed; they do not begin with \.{10}.

A number could be written in several ways: the letter |'A'| would also fit into the two bytes
\.{C1 81}. Only the shortest is legal, or else a text that passed a check in one spelling could be
read in another. The numbers from \.{D800} to \.{DFFF} belong to another encoding, and there is no
character above \.{10FFFF}.
@^overlong UTF-8@>

@<Decode a character@>=
Character decode(std::string_view text, std::size_t at)
{
  auto byte = [&](std::size_t k) {
    return k < text.size() ? static_cast<unsigned char>(text[k]) : 0U;
  };
  unsigned const lead = byte(at);
  if (lead < 0x80) return Character{lead, 1};
  std::size_t const n = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
  unsigned code = lead & (0xFFU >> (n + 1));
  bool is_right = (lead >= 0xC0) and (lead <= 0xF4);
  for (std::size_t k = at + 1; k < at + n; ++k) {
    is_right = is_right and (byte(k) & 0xC0) == 0x80;
    code = code << 6 | (byte(k) & 0x3F);
  }
  static constexpr unsigned least[] = {0, 0, 0x80, 0x800, 0x10000};
  bool const is_surrogate = (code >= 0xD800) and (code <= 0xDFFF);
  if (not is_right or is_surrogate or code < least[n] or code > 0x10FFFF)
    return Character{0xFFFD, 0};
  return Character{code, n};
}

@ A message names its file, and a file can have any name: only zero and the stroke are forbidden.
A file called `\.{x\\x1B[2J}' must not clear the screen, and a name with a newline in it must not
end the message and begin another one. So what moves the cursor is shown by its number, such as
\.{\\x1B} for the escape character; a shell understands this form in \.{\$'x\\x1B[2J'}.
@^escape sequence@> @^file names@>

@<Decode a character@>=
std::string visible(std::string_view text, std::string_view kept)
{
  std::string result;
  for (std::size_t at = 0; at < text.size(); ) {
    Character const c = decode(text, at);
    auto const piece = text.substr(at, c.step());
    at += c.step();
    if ((c.bytes > 0 and not is_control(c.code)) or kept.find(piece) != kept.npos) result += piece;
    else for (unsigned char byte : piece) result += fmt::format("\\x{:02X}", byte);
  }
  return result;
}

@*1 Lines. A line ends before its newline, or before carriage return and newline. A {\it byte order
mark\/}, three bytes that some editors put in front of the first line, is no part of it. The newline
at |offset| itself belongs to the line that it ends; this is where a reader points if something is
missing there. When |rfind| finds nothing, it returns |npos|, and |npos + 1| is zero, as the
standard guarantees.
@^byte order mark@> @^carriage return@>

@<Find lines and columns@>=
namespace {
std::string_view line_around(std::string_view text, std::size_t offset)
{
  std::size_t begin = 0;
  if (offset > 0) begin = text.rfind('\n', offset - 1) + 1;
  if (begin == 0) begin = begin_of_text(text);
  std::size_t end = std::min(text.find('\n', offset), text.size());
  end = std::max(begin, end);
  if (end > begin and text[end - 1] == '\r') --end;
  return text.substr(begin, end - begin);
}
}
Position locate(Source const& source, std::size_t offset)
{
  std::string_view const text = source.text;
  offset = std::min(offset, text.size());
  char const* const here = text.data() + offset;
  char const* const begin = line_around(text, offset).data();
  Position position;
  position.line += std::count(text.data(), here, '\n');
  if (here > begin)
    position.column += std::count_if(begin, here, begins_character);
  return position;
}

@*1 The picture. The line is shown as it is, with three exceptions. Tabs are copied into the caret
line, so that the carets stand where they should whatever the width of a tab. Control characters,
and bytes that are not UTF-8, appear as the replacement character \.{U+FFFD}; a quoted file must
not be able to repaint a terminal. And long lines are cut: forty characters before the wrong place
and forty from it on are shown, with dots where something is missing. Here is a list of two dozen
items, in which one blank is a colon:
\verbatimfile{tests/data/broken/long.txt}
@^tab@> @^long lines@>

Characters are not equally wide. On nearly all terminals a Chinese character occupies two cells,
an accent that combines with the letter before it none. The first number of a row is the width.
@^width of a character@>

@<Draw a character and its mark@>=
struct Width { std::size_t cells; char32_t first, last; };
constexpr Width widths[] = {@/
  @t\quad@>{0, 0x300, 0x36F}, {0, 0x591, 0x5BD}, {0, 0x64B, 0x65F},@/
  @t\quad@>{0, 0x200B, 0x200F}, {0, 0x20D0, 0x20FF}, {0, 0xFE00, 0xFE0F},@/
  @t\quad@>{2, 0x1100, 0x115F}, {2, 0x2E80, 0x303E}, {2, 0x3041, 0xA4CF},@/
  @t\quad@>{2, 0xAC00, 0xD7A3}, {2, 0xF900, 0xFAFF}, {2, 0xFF01, 0xFF60},@/
  @t\quad@>{2, 0x1F300, 0x1F64F}, {2, 0x1F680, 0x1F6FF}, {2, 0x1F900, 0x1F9FF},@/
  @t\quad@>{2, 0x20000, 0x3FFFD} };
std::size_t width_of(char32_t code)
{
  for (Width const& w : widths)
    if (code >= w.first and code <= w.last) return w.cells;
  return 1;
}

@ This function appends one character to the picture and its mark to the line below, and returns
how many bytes it was. Under a tab there is another tab, unless the tab itself is to be marked. A
character without a width shares the cell of the one before it; if it is to be marked, that cell
is.

@<Draw a character and its mark@>=
std::size_t show(std::string_view text, std::size_t at,
  std::string& line, std::string& below, char mark)
{
  Character const c = decode(text, at);
  bool const is_tab = c.code == '\t';
  if (c.bytes == 0 or (is_control(c.code) and not is_tab))
    line += "\xEF\xBF\xBD"; // this is U+FFFD
  else line += text.substr(at, c.bytes);
  auto const cells = width_of(c.code);
  below.append(cells, is_tab and mark == ' ' ? '\t' : mark);
  if (cells == 0 and mark == '^')
    below.replace(below.empty() ? 0 : below.size() - 1, 1, 1, mark);
  return c.step();
}

@ First step back from the wrong place, character by character; so a line of five million
characters costs no more than a short one. There is at least one caret, even if something is
missing at the end of the line. Blanks behind the last caret are erased.

@<Draw a line and its carets@>=
constexpr std::size_t margin = 40; /* characters shown on either side */
void draw(std::string_view text, std::size_t from, std::size_t length,
  std::string& line, std::string& below)
{
  std::size_t at = from;
  for (std::size_t k = 0; k < margin and at > 0; ++k)
    do --at; while (at > 0 and not begins_character(text[at]));
  if (at > 0) line = "...", below = "   ";
  while (at < from) at += show(text, at, line, below, ' ');
  if (at == text.size()) below += '^';
  std::size_t const end = length > 0 ? from + length : from + 1;
  for (std::size_t k = 0; k < margin and at < text.size(); ++k)
    at += show(text, at, line, below, at < end ? '^' : ' ');
  if (at < text.size()) line += "...";
  below.erase(below.find_last_of('^') + 1);
}

@ A gutter on the left holds the number of the line, and as many blanks below it.

@<Draw a line and its carets@>=
std::string picture(Source const& source, std::size_t offset,
  std::size_t length, int number)
{
  auto const text = line_around(source.text, offset);
  char const* const here = source.text.data() + offset;
  std::size_t const from = here > text.data() ? here - text.data() : 0;
  std::string line, below;
  draw(text, std::min(from, text.size()), length, line, below);
  auto const gutter = std::to_string(number);
  return fmt::format("\n  {} |{}{}\n  {} | {}", gutter,
    line.empty() ? "" : " ", line, std::string(gutter.size(), ' '), below);
}

@ The invariant of an |InputError| is that {\it it always points into the text}. For every offset
there is a line with that number, and a caret below it.
@^invariant of an input error@>

@<Compose a message@>=
std::string compose(Source const& source, std::size_t offset,
  std::size_t length, std::string_view message, std::string_view help)
{
  auto const [line, column] = locate(source, offset);
  auto text = fmt::format("{}:{}:{}: error: {}", display_name(source), line,
    column, visible(message));
  text += picture(source, std::min(offset, source.text.size()), length, line);
  if (not help.empty()) text += fmt::format("\nhelp: {}", visible(help));
  return text;
}

@ The position is computed twice, because the base class wants its message first.

@<Construct an |InputError|@>=
std::string display_name(Source const& source)
{ return source.name == "-" ? "standard input" : visible(source.name); }
InputError::InputError(Source const& source, std::size_t offset,
  std::size_t length, std::string_view message, std::string_view help)
  : std::runtime_error(compose(source, offset, length, message, help)),
  position(locate(source, offset)), place(offset), extent(length), sentence(message), mend(help)
{
}

@*1 Words and rules. \label{base/words}%
All readers take lines apart into words, find something wrong with a word, and point to it. A {\it
word\/} is a piece of the source together with its place. A {\it rule\/} is a row in a table of
what can be wrong: is it broken, which word is wrong, what is the message, and what is the advice?
Here is a row of \sec{text/dlx}:
$$\vbox{\halign{\tt#\hfil\cr
\LB has(name, ':'), name, "the item name \LB\RB{} has a colon",\cr
\ \ "a name has no colon, write 9.30 for 9:30; colours belong in the options"\RB,\cr}}$$
The braces in the message are where the word goes, in quotes. Of a file that begins with \.{A
X:0}, the row makes this:
\medskip\centerline{\vbox{\ninett\halign{#\hfil\cr
f:1:3: error: the item name 'X:0' has a colon\cr
\ \ 1 \char"7C{} A \color{.8 .3 0}{X:0}\cr
\ \ \ \ \char"7C{}\ \ \ \color{.8 .3 0}{\char"5E\char"5E\char"5E}\cr
help: a name has no colon, write 9.30 for 9:30; colours belong in the options\cr}}}\medskip\noindent
A chain of |if| statements does the same, but tables can be read, compared with the manual, and
put in order: {\it the first broken rule wins}, so the more special suspicion stands above the
more general.
@^word@>

@ Text and place of a word usually coincide; not so in JSON, where |"\u0041"| says |A| but takes
eight bytes to say so. The text is a |string_view|: nothing is copied before a problem takes the
name. A word of length 0 stands for a word that is not there.

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

@ The digits are spelled out, because the answer of |isdigit| depends on the country in which a
program believes to be.

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

@ All of a word must be the digits of a number, perhaps with a minus in front, and a |Number| must
be able to hold it. A plus is refused, as are blanks.

@<Read a whole number@>=
template<class Number> std::optional<Number> whole_number(std::string_view word)
  /* in base ten; nothing, if |word| is anything else, or does not fit. Time: its length */
{
  Number n = 0;
  auto const last = word.data() + word.size();
  auto const [end, fault] = std::from_chars(word.data(), last, n);
  return fault == std::errc() and end == last ? std::optional(n) : std::nullopt;
}

@ The questions of a table are arguments of a function, so all are answered before the first is
looked at: {\it a question must not rely on the ones above it having been answered `no'}.

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

@ Words are separated by blanks, tabs, and carriage returns, because lines may end in the manner
of Windows. For example, \.{try B@@(1,0)}, if it begins at offset 64, becomes the words \.{try} at
64 and \.{B@@(1,0)} at~68. A word of a line, or a part of a word such as the \.X in \.{X:red},
keeps its offset from the beginning of the {\it file}, so that no message needs to know the line.

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

@ In Turkey the small form of an I has no dot, so the letters are spelled out, too.

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

@ Some characters have no ink: the blanks of Unicode, and marks that change the direction of
writing. They come from word processors and web pages. Two names that look alike must not differ,
so names must not contain them. The numbers \.{200C} and \.{200D} are missing on purpose. They are
{\it joiners}, which Persian needs in the middle of words, and which make one astronaut out of a
woman and a rocket.
@^names@>

@<Ask about characters@>=
bool is_hidden(char32_t c)
{
  return is_control(c) or c == 0xA0 or c == 0xAD /* a blank, and a hyphen at the ends of lines */
    or c == 0x1680 or (c >= 0x2000 and c <= 0x200B) or c == 0x3000 /* blanks */
    or c == 0x200E or c == 0x200F or (c >= 0x2028 and c <= 0x202F) /* marks of direction, separators */
    or (c >= 0x205F and c <= 0x206F) or c == 0xFEFF; /* more marks; a stray byte order mark */
}

@ Errors quote names. A name can be as long as the file, and in JSON it can contain anything. So
at most forty characters, not bytes, are quoted, and those that cannot be seen appear as question
marks. Blanks are kept: the message `the item name 'Rank 1' has a blank' should show where.

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

@ The first broken rule quotes its word.

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

@ \pitfall{Columns can be counted in bytes, in characters, or in the cells of a screen, and the
three agree only for plain English. Counted in bytes, the caret walks away from its word as soon
as Zo\"e is invited. A caret line made of blanks goes astray after a tab. A table that asks
|word.text[0]| in one row, because the row above it has made sure that there is a first character.
A message with braces of its own, which must be doubled.}

\pinned{\.{tests/base/source\UL test.cpp} draws every case of this chapter, takes lines apart,
quotes names, and makes sure that the first broken rule wins. The examples in this book are copied
from \.{tests/data/broken}, where a test compares them with what \.{dlx} says.}

\exercise[10]{In which column is the blank of ``Zo\"e A'', counted in bytes,
characters, and cells, if the \"e is a letter and a combining mark?}
\answer{The name takes five bytes, four characters, and three cells; so it is the
sixth byte, the fifth character, and in the fourth cell. We say column~5.}

\exercise[15]{The Hangul filler, \.{U+3164}, looks like a blank and is called a
letter. Two items have names that differ only in it. What does a user see?}
\answer{Two items that print alike; if only one of them exists, `there is no item',
perhaps with the advice `did you mean', and the same name to the eye. Since it is a
letter, names may have it, and no table of blanks is ever complete.}

\summary{A |Source| is a text with a name, and a place in it is an offset. An
|InputError| shows the place, says what is wrong in one sentence, and
helps. A word knows its place, and a rule is a row of a table.}
