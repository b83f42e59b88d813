@** Lines and words. \label{text/scanner}%
A problem must get into the machine somehow. A library can be handed a
|Problem|, built by a program; a person types one into a file. The
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

@ This chapter does what has to be done for every dialect, before a reader
asks what a line means. It looks at all characters once, takes the
text apart, and finds out which dialect it is. From the dinner party in
\sec{base/source} it makes these words and places:
\sketch{words}{Words, each with its place in the file. What is dark is a newline; two blanks
   between words are as good as one.}
The whole line is split before it is looked at. One could also ask for
one word at a time; but then the question `is this the
last word of the line?' haunts every caller.
@^scanner@>

@(dlx/text/scanner.hpp@>=
#pragma once
/* From characters to lines of words, and to a dialect: the first stage of all
   readers of problems. */
#include "dlx/base/source.hpp"
namespace dlx {
std::size_t check_text(Source const& source);
  /* where the text begins, behind a byte order mark; throws |InputError| if
     it is not UTF-8, or has control characters other than tab, newline, and
     carriage return before newline */
char first_letter(std::string_view text, std::size_t start);
  /* that of the first word, or 0 if there is none */
@<Declare the class |Scanner|@>
@<Declare dialects@>
} // |namespace dlx|

@ A |Scanner| goes from line to line, skipping lines without words. The vector of
words is used again for each line, and the words are views into the source; so, once
the longest line has been seen, no memory is allocated any more. Comments do not
vanish as blank lines do, because we shall need some of them. In a matrix a comma is
a word of its own, and comments begin with \.{\#}.

@<Declare the class |Scanner|@>=
class Scanner {
public:
  Scanner(std::string_view source, std::size_t start, bool is_matrix)
    /* begins at |start|; the text has been checked, and outlives the words */
    : text(source), at(start), comment_sign(is_matrix ? '#' : '|'),
    comma(is_matrix ? ',' : ' ') {}
  bool next(); /* goes to the next line with words; |false| if there is none */
  std::vector<Word> const& words() const { return found; }
    /* of the line; at least one, until the next call of |next| */
  bool is_comment() const { return found[0].text[0] == comment_sign; }
private:
  std::string_view text;
  std::size_t at;
  char comment_sign, comma; /* where a comma is a letter, a blank stands for the latter */
  std::vector<Word> found;
};

@*1 Characters. To check comments too may seem too much of a good thing; but a
comment in which bytes are wrong tells that the whole file was saved in some
other encoding, and that the same will happen to the first name with an
accent. Take a file that begins with Zo\"e, and that was saved by an old
editor, one byte for each letter. Her last letter is the byte \.{EB}. In
UTF-8 this is the first byte of three, but a blank follows, and so the
message is `the byte 0xEB is not UTF-8', at line~1, column~3, with the help
`save the file as UTF-8'. A program that does not look would go on with
three bytes that mean nothing, and leave it to the terminal what to show.

Nearly all characters of nearly all files are plain: letters, digits,
blanks, newlines. They need no decoding, and are passed over before anything
is asked. A carriage return without newline may not be there: it cannot be seen on
the screen, but it makes one line look like two, or one hide the other.
@^carriage return@>

@(dlx/text/scanner.cpp@>=
#include "dlx/text/scanner.hpp"
#include "dlx/base/index.hpp"
#include <algorithm>
#include <fmt/format.h>
namespace dlx {
namespace {
@<Look for plain characters@>
@<Refuse a character@>
}
@<Check all characters@>
@<Split the next line into words, or guess the dialect@>
} // |namespace dlx|

@ Who is not plain, and stops the walk, is decoded, and judged.

@<Check all characters@>=
std::size_t check_text(Source const& source)
{
  std::string_view const text = source.text;
  std::size_t const start = begin_of_text(text);
  for (std::size_t at = start; ; ) {
    while (begins_plainly(text.substr(at))) at += 64;
    while (at < text.size() and is_plain(text[at])) ++at;
    if (at == text.size()) return start;
    Character const c = decode(text, at);
    bool const is_space = (c.code == '\t') or text.substr(at, 2) == "\r\n";
    if (c.bytes == 0 or (is_control(c.code) and not is_space))
      refuse_character(source, at, c);
    at += c.bytes;
  }
}

@ As long as 64 characters are plain, all of them are passed over at once. It would be
natural to stop at the first that is not; but a loop that always goes to the end is one
for which processors have instructions, of sixteen characters each, and compilers know them.

@<Look for plain characters@>=
bool is_plain(char c)
{ return ((c >= ' ') and c <= '~') or c == '\n'; }
bool begins_plainly(std::string_view text) /* with 64 such characters */
{
  if (text.size() < 64) return false;
  unsigned char others = 0;
  for (std::size_t k = 0; k < 64; ++k) others |= not is_plain(text[k]);
  return others == 0;
}

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
  auto const message = c.bytes == 0 ?
    fmt::format("the byte 0x{:02X} is not UTF-8", byte) : @|
    fmt::format("the text has the control character U+{:04X}",
      static_cast<unsigned>(c.code));
  auto const begins = [&](std::initializer_list<std::string_view> some) {
    return std::ranges::any_of(some, [&](auto s) { return source.text.starts_with(s); });
  };
  check(source, {
    {begins({"\x1F\x8B", "BZh", "\xFD" "7zXZ", "\x28\xB5\x2F\xFD"}), here, "this is a compressed file", "unpack it first"},
    {begins({"\x93NUMPY"}), here, "this is an array of numpy, and not a text",
      "write it as a text: numpy.savetxt(\"FILE.txt\", array, fmt=\"%d\")"},
    {begins({"PK\3\4", "\xD0\xCF\x11\xE0"}), here, "this is a spreadsheet or an archive, and not a text",
      "save the table as CSV, or unpack the archive"},
    {source.text.starts_with("%PDF"), here, "this is a PDF, and not a text", "was another file meant?"},
    {c.code == 0, here, "the text has a NUL byte",
      "remove what is not text, or save the file as UTF-8, not as UTF-16"},
    {c.code == '\r', here, "a carriage return stands in the middle of a line",
      "end lines with newline, or with carriage return and newline"}});
  refuse(source, here, message, c.bytes == 0 ? "save the file as UTF-8" :
    "remove it; blanks and tabs separate words");
}

@*1 Words. In a text that has been checked, everything up to the blank ends a word,
and nothing else does, except a comma in a matrix. A newline ends the line if there
are words; a newline before the first word ends nothing, so it is passed over like a
blank. That is how empty lines are skipped, without a line of code for them. A comma
ends a word, too, but is one itself.

@<Split the next line into words, or guess the dialect@>=
char first_letter(std::string_view text, std::size_t start)
{
  std::size_t const at = text.find_first_not_of(" \t\r\n", start);
  return at == text.npos ? '\0' : text[at];
}
bool Scanner::next()
{
  char const c = comma;
  auto const ends_word = [c](char a) {
    return (static_cast<unsigned char>(a) <= ' ') or a == c;
  };
  char const* const all = text.data();
  char const* const end = all + text.size();
  char const* here = all + at;
  found.clear();
  while (here != end and (found.empty() or *here != '\n')) {
    char const* const word = here++;
    if (not ends_word(*word)) here = std::find_if(here, end, ends_word);
    else if (*word != ',') continue;
    auto const length = index(here - word);
    found.push_back({{word, length}, index(word - all), length});
  }
  at = index(here - all);
  return not found.empty();
}

@*1 Which dialect.
JSON begins with a brace, or with a bracket or quote by mistake. A matrix consists of zeros, ones, and commas; but so does
DLX text with two items that are called 0 and~1, a strange idea, but not forbidden.
Here are small files that one might take for either:
\medskip\centerline{\vbox{\ninett\offinterlineskip
\halign{\strut\quad#\quad\hfil&\vrule\quad\ninerm#\quad\hfil&\vrule\quad\ninerm#\quad\hfil\cr
\omit&\omit\vrule\quad\ninebf as a matrix\hfil&\omit\vrule\quad\ninebf as DLX text\hfil\cr
\noalign{\vskip2pt\hrule\vskip2pt}
0 1 0&one row of three entries&{\it impossible:} an item twice\cr
1,0&one row of two entries&one item, called \.{1,0}; no option\cr
0 1 {\ninerm and} 1 0&two rows, one cover&two items, one option, one cover\cr
1,0,1 {\ninerm and} 1 0 1&two rows&{\it impossible:} no such items\cr
0,0 0,1&one row of four entries&two items, cells of a chessboard\cr}}}\medskip\noindent
We take the first two and the fourth for matrices. The third has the answer 1 in
either case, which would be right and wrong; and of the last there is no telling. In such
cases |guess| returns |Syntax::automatic|, and \sec{text/format} asks:
\exhibit{two}{mat}
@^guessing the syntax@> @^ambiguous file@>

@ The name of the file could help us. But many files have none, since they
come through a pipe; others are called \.{problem.txt}; and a file that
changes its meaning when it is renamed is a surprise that nobody needs.

Could one guess by trying, as we shall do with a comment in \sec{bar story}? If a
text can be read as DLX and not as a
matrix, it is DLX. But then an error in a matrix would turn it into the
strangest DLX text. The dialect should be decided by what the author
evidently wanted to write, even if there is a mistake in it. So a single
word that is neither 0, nor 1, nor a comma makes a file DLX text, and that
is nearly always the very first one.

@<Declare dialects@>=
enum class Syntax { @[automatic, dlx, matrix, json@] };
  /* automatic: whatever |guess| says; dlx: Knuth's format, and what we have
     added to it; matrix: of zeros and ones; json: an object with items and
     options */
Syntax guess(std::string_view text, std::size_t start);
  /* the dialect that the author of |text|, which begins at |start|, evidently
     wanted to write; |automatic| if it could be DLX text and a matrix. Never
     throws. Time: proportional to the text, but usually one line is enough */

@ All lines are looked at as if they were those of a matrix. A {\it gap\/} is a
place where two entries have no comma between them. Gaps without commas are the rows
of a matrix with blanks; commas without gaps are those of one with commas. A file
may have lines of both kinds, for then it is a matrix or nothing: in DLX text a line
with commas is one name. Only a line that has both is suspicious.

@<Split the next line into words, or guess the dialect@>=
Syntax guess(std::string_view text, std::size_t start)
{
  char const first = first_letter(text, start);
  auto const is_one_of = [first](std::string_view s) { return s.find(first) != s.npos; };
  if (is_one_of("{[\"")) return @[Syntax::json@];
  if (not is_one_of("#,01")) return @[Syntax::dlx@];
  Scanner scanner(text, start, true);
  bool commas = false, mixed = false; /* is there a line that has both? */
  std::size_t longest = 0;
  while (scanner.next()) {
    auto const& words = scanner.words();
    if (scanner.is_comment()) continue;
    longest = std::max(longest, words.size());
    @<Look for commas and gaps; return if it is neither 0 nor 1@>
  }
  if (longest == 0) return @[Syntax::dlx@]; /* it has no item line, either */
  if (mixed) return Syntax::automatic;
  return commas or longest > 2 ? Syntax::matrix : Syntax::automatic;
}

@ An entry without a neighbour, as in a matrix of one column, makes neither.

@<Look for commas and gaps; return if it is neither 0 nor 1@>=
bool comma = false, gap = false, after_entry = false;
for (Word const& w : words) {
  bool const is_comma = w.text == ",";
  if (not is_comma and not is_bit(w.text)) return @[Syntax::dlx@];
  comma = comma or is_comma;
  gap = gap or (after_entry and not is_comma);
  after_entry = not is_comma;
}
commas = commas or comma;
mixed = mixed or (comma and gap);

@ \pitfall{\label{text/two-readings}A reader can take the last line for incomplete because no newline
follows it, or treat a file from Windows as if every last name ended in an
invisible character; both have happened to real programs. To decide about the
dialect by the name of the file, by its first byte, or by what can be read
without an error: then a slip of the pen changes not a word, but
the language. And to decide at all, when there are two possibilities.}

\pinned{The file \.{tests/text/scanner\UL test.cpp} compares the words of
random lines with those of another reader, and puts each kind of bad character
everywhere in lines of up to 29 letters, and of 63 to 150. Then it has some thirty texts and their
dialects; and every matrix of up to three rows and columns, with blanks and
commas in all combinations, which is doubtful exactly if it has
at most two columns and no commas, or a line that mixes the two.}

\exercise[15]{Find a file that is valid as DLX text and as a matrix with commas,
and that is taken for a matrix. Could |guess| notice without reading the
file twice?}
\answer{The line \.{1,0} alone, or several times: as DLX text it is an item, and then an
option of it. It could: such a file has no gaps, and all of its lines are alike.
But it would have to ask all authors of matrices with equal rows a question, for the
sake of an author who does not exist.}

\summary{A text is checked once; then it is lines, and the lines are words. Its dialect
is what its author evidently wanted to write; if that is not evident, we ask.}
