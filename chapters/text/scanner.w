@** Lines and words. \label{text/scanner}%
A problem must get into the machine somehow. A library can be handed a
|Problem|, built by a program; everybody else types one into a file. The
chapters of this part read such files, in three dialects, and write them.
Here is the same problem in all of them; it has two items, which must be
covered, and a third, which may be:
$$\vbox{\halign{\tt#\hfil\qquad&\tt#\hfil\qquad&\tt#\hfil\cr
A B \char"7C{} X&1,0,1&\char"7B"items":[\char"7B"name":"A"\char"7D,\dots\cr
A X&0,1,0&"options":[\char"7B"entries":["A","X"]\char"7D,\dots\cr
B\cr}}$$
(It is not quite the same: a matrix cannot say that the third item is
secondary.)

These are also the chapters in which we are {\it strict}. A sloppy reader is
a kind of generosity that costs its users dearly: it takes a file with a
slip in it, guesses, and then spends the night solving a problem that nobody
has. An exact cover problem has no redundancy by which one could notice:
leave out one bar and it is still a perfectly good problem, only a different
one, and its answers look plausible until Thursday. So the rule of this
part is that {\it what cannot be meant is an error\/}, with a place and a
mend; nothing is skipped, cut off, or repaired in silence.
@^strictness@>

@ This chapter does what has to be done for every dialect, before anybody
asks what a line means. It looks at all characters once, and then it takes
the text apart. For example, from the dinner party in \sec{base/source} it
makes two lines after the first, with these words and places:
$$\vbox{\halign{\tt#\hfil\quad&&\tt#\hfil\ &\hfil#\qquad\cr
Charly Eve Fred&Charly&39&Eve&46&Fred&50\cr
Alice Dave George&Alice&55&Dave&61&George&66\cr}}$$
The whole line is split before anybody looks at it. One could also ask for
one word at a time, and save the vector; but then the question `is this the
last word of the line?' haunts every caller.
@^scanner@>

@(dlx/text/scanner.hpp@>=
#pragma once
/* From characters to lines of words: the first stage of all readers of
   problems. */
#include "dlx/base/words.hpp"
namespace dlx {
std::size_t check_text(Source const& source);
  /* where the text begins, behind a byte order mark; throws |InputError| if
     it is not UTF-8, or has control characters that are not white space */
@<Declare the class |Scanner|@>
} // |namespace dlx|

@ A |Scanner| goes from line to line and takes each apart into words,
skipping lines without any. The vector of words is used again for each line,
and the words are views into the source; so, once the longest line has been
seen, no memory is allocated any more. Blank lines vanish this way; comments
do not, because we shall need some of them. In a matrix a comma is a word of
its own, and comments begin with \.{\#}.

@<Declare the class |Scanner|@>=
class Scanner {
public:
  Scanner(std::string_view source, std::size_t start, bool is_matrix)
    /* begins at |start|; the text has been checked, and outlives the words */
    : text(source), at(start), comment_sign(is_matrix ? '#' : '|'),
    is_comma_special(is_matrix) {}
  bool next(); /* goes to the next line with words; |false| if there is none */
  std::vector<Word> const& words() const { return found; }
    /* of the line; at least one, until the next call of |next| */
  bool is_comment() const { return found[0].text[0] == comment_sign; }
private:
  bool ends_word(char c) const; /* can |c| stand after a word? */
  std::size_t end_of_word(std::size_t k) const; /* that goes on at |k| */
  std::string_view text;
  std::size_t at;
  char comment_sign;
  bool is_comma_special;
  std::vector<Word> found;
};

@ Both halves run through the text eight letters at a time where they can.

@(dlx/text/scanner.cpp@>=
#include "dlx/text/scanner.hpp"
#include "dlx/base/index.hpp"
#include <bit>
#include <cstdint>
#include <cstring>
#include <fmt/format.h>
namespace dlx {
namespace {
@<Refuse a character@>
@<Know characters that need no second look@>
}
@<Check the characters of a text@>
@<Split the next line into words@>
} // |namespace dlx|

@*1 Characters. Before anything else happens, all characters of the text are
checked. The result is the offset at which the text begins, which is 3 if there is a byte
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

@<Know characters that need no second look@>=
bool is_ordinary(char c)
{
  return ((c >= ' ') and c <= '~') or c == '\n';
}
bool are_plain(char const* eight)
{
  std::uint64_t const ones = 0x0101010101010101;
  std::uint64_t letters;
  std::memcpy(&letters, eight, 8);
  return ((letters | (letters - ' '*ones) | (letters + ones)) & 128*ones) == 0;
}

@ What is not plain is looked at; and what may not be there is refused.

@<Check the characters of a text@>=
std::size_t check_text(Source const& source)
{
  std::string_view const text = source.text;
  std::size_t const start = text.starts_with("\xEF\xBB\xBF") ? 3 : 0;
  for (std::size_t at = start; at < text.size(); ) {
    if (at + 8 <= text.size() and are_plain(text.data() + at)) { at += 8; continue; }
    if (is_ordinary(text[at])) { ++at; continue; }
    @<Check a character that is not plain@>
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
[[noreturn]] void refuse_character(Source const& source,
  std::size_t at, Character const& c)
{
  Word const here = {"", at, 1};
  auto const byte = static_cast<unsigned char>(source.text[at]);
  auto const code = static_cast<unsigned>(c.code);
  auto const message = c.bytes == 0 ?
    fmt::format("the byte 0x{:02X} is not UTF-8", byte) : @|
    fmt::format("the text has the control character U+{:04X}", code);
  check(source, {
    {c.code == 0, here, "the text has a NUL byte",
      "remove what is not text, or save the file as UTF-8, not as UTF-16"},
    {c.code == '\r', here, "a carriage return stands in the middle of a line",
      "end lines with newline, or with carriage return and newline"}});
  refuse(source, here, message, c.bytes == 0 ? "save the file as UTF-8" :
    "remove it; blanks and tabs separate words");
}

@*1 Words. A newline ends the line if there are words; a newline before the
first word ends nothing, so it is passed over like a blank. That is how empty
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
      return k + index(std::countr_zero(small))/8;
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

@ \pitfall{A reader can take the last line for incomplete because no newline
follows it; treat a file from Windows as if every last name ended in an
invisible character; or find a blank among eight letters that is none,
because a borrow has come from the letter below. The first two have happened
to real programs; against the third there is a test.}

\pinned{The file \.{tests/text/scanner\UL test.cpp} compares the words of
random lines with those of a reader that looks at one letter after the
other, and puts each kind of bad character everywhere in lines of up to 29
letters. The messages are pinned in \sec{text/format}.}

\exercise{The scanner knows two dialects, by two members. What would have to
change for a third, in which a semicolon ends a line?}

\summary{A text is checked once, eight letters at a time; then it is lines,
and the lines are words.}
