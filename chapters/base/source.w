@** Where it went wrong. \label{base/source}%
People make mistakes, and programs have a choice. They can say `\.{bad
input}', and leave a person alone with twenty thousand lines. Or they can
point at the word, say in one sentence what is wrong with it, and suggest a
mend. The second takes two hundred lines of code, once. This chapter is those
lines; everything that reads a file in this book---problems, scripts,
recipes for pictures, traces---throws its errors from here.

Here is a dinner party with a slip of the pen in it.
\verbatimfile{tests/data/broken/typo.dlx}
And here is what we have to say about it. No part of it is decoration: the
first line can be clicked on in most editors, the second and third save us
from opening the editor at all, and the fourth is usually right.
\verbatimfile{tests/data/broken/typo.txt}
@^error messages@> @^caret@>

@ A {\it place\/} in a text is a number of bytes from the beginning,
the {\it offset}. That is the currency in which the readers of this book
deal, because it costs nothing: every reader has one at hand. Lines and
columns are for people; we count them only when there is a person to talk
to, which means a few times a run. A reader that counts lines as it goes
would have to be right at every newline of five million characters, for a
number that is hardly ever needed.

In the text above, \.{Charly} begins at offset 39: the
first line has 38 characters, and its newline is the 39th, with the
offset~38, because offsets begin at~0. To get a line number from 39 we count
the newlines before it; there is one, so this is line~2. To get the column
we go back to the beginning of the line, which is no step at all; so it is
column~1. To show the line we go on to the next newline. The rest is about other people's alphabets.
@^offset@> @^place in a text@>

@(dlx/base/source.hpp@>=
#pragma once
/* Texts with names, places in them, and errors that show the place; characters
   in UTF-8. For everything that reads. */
#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>
namespace dlx {
@<Declare |Source| and |Position|@>
@<Declare how to decode characters@>
@<Declare the class |InputError|@>
} // |namespace dlx|

@ A |Source| always has a name, even a text that came through a pipe, for
otherwise an error could not say where to look. Standard input is spelled out
in a message, because `\.{-:3:1: error}' looks like an error in the error.
The text is all there, in one string: a reader that pulls it from a stream
finds, when it comes to a mistake, that the beginning of the line is gone.

Columns count {\it characters}, not bytes. That is what an editor shows, and
what you would count with a finger on the screen.
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

@ Texts are in UTF-8. We take such texts apart for two reasons: here, in order to
cut between characters, and elsewhere (\sec{text/scanner}), in order to refuse texts that
are not UTF-8 at all. Control characters are those that are no writing: the
first 32, the delete character, and 32 more that come from a
time when an eighth bit was thought to be enough for everybody.
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

@ An |InputError| holds the complete message, ready to be printed; its parts
are there for programs that want to show them differently. How does one write a
good message? We have four rules. It says what {\it
is}, not what the program expected: `there is no item Charly', rather than
`expected identifier'. It names the thing, in quotes, as it was typed. It
does not accuse, and does not say `illegal'. And the help is something that
one can do, in the imperative; if we cannot think of a mend, then perhaps
the rule that was violated is a bad one, and should go.
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

@ Why an exception? A reader is a tower of functions: a problem has lines, a
line has words, a word has a colour. A mistake is found at the top of the
tower and concerns the ground floor; the floors between have nothing to
add. With return values, each would have to look at the result of
each call and pass it on, three lines for every line that does something.
@^exceptions@>
The error takes copies of all that it shows, for it outlives the source.

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
} // |namespace dlx|

@*1 Characters. In UTF-8 the first byte of a character says how many bytes
there are, by the number of ones it begins with. The other bytes begin with
the bits 10 and contribute six bits each to the number of the character:
\sketch{utf8}{Three characters, in one byte, two, and three. The shaded bits are there for the
   reader; the number of the character is in the others.}
One can jump into the middle of a text, and knows after one look whether a
character begins there. The scheme was sketched on a
placemat in a New Jersey diner, one evening in September 1992, by Ken
Thompson, with Rob Pike looking on.
@^Thompson, Ken@> @^Pike, Rob@>

@ The function is strict, because it is also used to find out if a text is
UTF-8 at all. When something is wrong it returns the length~0, and the
caller decides what that means: |show| goes on with the next byte, which is
the |step| of such a character, and the readers refuse the file. The number
that comes with it, \.{FFFD}, is the official one for `something was here'.

The mask |0xFF >> (n + 1)| keeps what the first byte contributes: five bits
if $n=2$, four if $n=3$, three if $n=4$. A text that ends in the middle of a
character is treated as if zeros followed; they do not begin with
\.{10}.

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
  @<Refuse numbers that must not be written this way@>
  return Character{code, n};
}

@ There is more than one way to write a number in this scheme: the letter
|'A'| would also fit into the two bytes \.{C1 81}. Only
the shortest is legal. Two spellings of one name would be two items, and a text that passed a check in one
spelling could be read in another; security bulletins are full of the consequences. The
numbers from \.{D800} to \.{DFFF} belong to another encoding, and numbers
above \.{10FFFF} to nobody.
@^overlong UTF-8@>

@<Refuse numbers that must not be written this way@>=
static constexpr unsigned least[] = {0, 0, 0x80, 0x800, 0x10000};
bool const is_surrogate = (code >= 0xD800) and (code <= 0xDFFF);
if (not is_right or is_surrogate or code < least[n] or code > 0x10FFFF)
  return Character{0xFFFD, 0};

@ A message names the file that it is about, and a file can have any name: only zero and the stroke
are forbidden. Whoever unpacks an archive of somebody else's, and has our program look at
its files, must not have her terminal repainted by one that is called
`\.{x\\x1B[2J}', which clears the screen. And a name with a newline in it could end our message and begin another one, in
our name. So what moves the cursor is shown by its number, such as \.{\\x1B}, which is the escape character; a
shell understands it in this form (in \.{\$'x\\x1B[2J'}).
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

@*1 Lines. A line ends before its newline, or before carriage return and
newline, if the file comes from a world where lines end with both. Some
editors put three bytes called a {\it byte order mark\/} in front of the
first line; they are no part of it. (A program that does not know about them
finds them at the beginning of the first name, where they cannot be seen,
and maintains that there is no such item.) The newline at |offset| itself, if there is
one, still belongs to the line that it ends; this is where a reader points if
something is missing there. To count columns we count the bytes that begin a character.
When |rfind| finds nothing, it
returns |npos|, and |npos + 1| is zero; the standard says so.
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

@*1 The picture. The line is shown as it is, with three exceptions. Tabs
stay, but they are copied into the caret line, so that the carets stand
where they should whatever the tabs mean on your screen. What is not UTF-8,
and control characters, appear as the replacement character \.{U+FFFD}; a
file must not be able to ring your bell or to repaint your terminal just
because we quote it. And long lines are cut: forty characters before the
wrong place and forty from it on will do, with dots where something is
missing. Here is a list of two dozen items, in which one blank is a colon:
\verbatimfile{tests/data/broken/long.txt}
@^tab@> @^long lines@>

Characters are not equally wide, either. On nearly all terminals a Chinese
character occupies two cells, an accent that combines with the letter before
it none. The complete table of widths changes every year; but a short table of
ranges, which hardly change, is right for nearly all
that people write. The first number of a row is the width.
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

@ This function appends one character to the picture and its mark to the
line below, and tells how many bytes it was. Under a tab there is another
tab, unless the tab itself is to be marked. A character without a width
shares the cell of the one before it; if it is to be marked, that cell is.

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

@ To begin, we step back from the wrong place, character by
character; so a line of five million characters, which is what some
programs write, costs no more than a short one. There is at least one caret, even
if what is wrong is that something is missing at the end of the line. And
whatever follows the last caret is erased: blanks at the ends of lines are
vermin that are not seen until a test compares two texts.

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

@ A gutter on the left holds the number of the line, and as many blanks
below it. An offset before the line, in a byte order mark, or behind its end,
in a carriage return, is brought back into the line. What is wrong may cover many
lines, but one is shown, the first.

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

@ The invariant that makes an |InputError| useful is that {\it it always
points into the text}. Whatever offset it is given, there is a line with
that number, and a caret below it; the tests try offsets beyond the end, and
texts without a single character.
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

@ The message is composed before the object exists, because the base class wants it
first; so the position is computed twice, for an error that is thrown once.

@<Construct an |InputError|@>=
std::string display_name(Source const& source)
{ return source.name == "-" ? "standard input" : visible(source.name); }
InputError::InputError(Source const& source, std::size_t offset,
  std::size_t length, std::string_view message, std::string_view help)
  : std::runtime_error(compose(source, offset, length, message, help)),
  position(locate(source, offset)), place(offset), extent(length), sentence(message), mend(help)
{
}

@ \pitfall{Columns can be counted in bytes, in characters, or in the cells
of a screen, and the three agree only for plain English. Counted in bytes,
the caret walks away from its word as soon as Zo\"e is invited. A
caret line made of blanks goes astray after a tab. A line that is quoted without a look sends commands to a terminal.}

\pinned{The file \.{tests/base/source\UL test.cpp} draws every case of this
chapter: tabs, accents, wide characters and those without a width, marks,
carriage returns, empty lines, ends of files, bad bytes, control characters,
and lines of five million characters. The examples in this book are not
typed but copied: \.{tests/data/broken} has a file for each of them, beside
it the message, and a test that compares the two.}

\exercise[10]{In which column is the blank of ``Zo\"e A'', counted in bytes,
characters, and cells, if the \"e is a letter and a combining mark?}
\answer{The name takes five bytes, four characters, and three cells; so it is the
sixth byte, the fifth character, and in the fourth cell. We say column~5.}

\summary{A |Source| is a text with a name. A place in it is an offset, which
is free, until it becomes a line and a column, which are for people. An
|InputError| shows the place, says what is wrong in one sentence, and
helps.}
