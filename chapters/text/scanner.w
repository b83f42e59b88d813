@** Lines and words. \label{text/scanner}%
A program builds a |Problem| by calls; a person types it into a file. This part reads and writes
such files, in three dialects. Here is one problem in all of them, with two items that must be
covered and a third that may be:
$$\vbox{\halign{\tt#\hfil\qquad&\tt#\hfil\qquad&\tt#\hfil\cr
A B \char"7C{} X&1,0,1&\char"7B"items":[\char"7B"name":"A"\char"7D,\dots\cr
A X&0,1,0&"options":[\char"7B"entries":["A","X"]\char"7D,\dots\cr
B\cr}}$$
A matrix cannot say that the third item is secondary; so the second form is not quite the same
problem.

All readers are {\it strict}. An exact cover problem has no redundancy: leave out one bar, and the
file is still a perfectly good problem, only a different one, and its answers look plausible until
Thursday. So {\it what cannot be meant is an error\/}, with a place and a remedy; nothing is
skipped, cut off, or repaired in silence.
@^strictness@>

@ This chapter does what every dialect needs before a line gets a meaning. From the dinner party
in \sec{base/source} it makes these words and places:
\sketch{words}{Words, each with its place in the file. A dark place is a newline; two blanks
   between words are as good as one.}
@^scanner@>

@(dlx/text/scanner.hpp@>=
#pragma once
/* From characters to lines of words, to a dialect, and to the name that was meant:
   what all readers of problems need. */
#include "dlx/base/source.hpp"
#include "dlx/more/problem.hpp"
namespace dlx {
std::size_t check_text(Source const& source);
  /* where the text begins, after a byte order mark; throws |InputError| if
     it is not UTF-8, or has control characters other than tab, newline, and
     carriage return before newline */
char first_letter(std::string_view text, std::size_t start);
  /* that of the first word, or 0 if there is none */
@<Declare the class |Scanner|@>
@<Declare dialects@>
@<Declare the distance of names@>
} // |namespace dlx|

@ A |Scanner| goes from line to line and skips lines without words. The words are views into the
source. Comments are lines, too. In a matrix a comma is a word by itself, and comments begin with
\.{\#}.

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
  char comment_sign, comma; /* a blank for the latter, where a comma is a letter */
  std::vector<Word> found;
};

@*1 Characters. Comments are checked as well: wrong bytes in a comment show that the whole file was saved in another encoding. In a file that begins with Zo\"e, saved with one byte for each letter, her last letter is the byte \.{EB}; in UTF-8 it would begin a sequence of three bytes. The message is `the byte 0xEB is not UTF-8', at line~1, column~3, with the help `save the file as UTF-8'.

A carriage return without newline is refused, because it is invisible, and makes one line look
like two, or hides one of two lines. A byte that is not UTF-8 mostly means another encoding, a
zero byte that the file is no text at all, and UTF-16 has both symptoms. Compressed files,
archives, and arrays of numpy are known by their first bytes.
@^carriage return@>@^NUL@>

@(dlx/text/scanner.cpp@>=
#include "dlx/text/scanner.hpp"
#include "dlx/base/index.hpp"
#include <algorithm>
#include <fmt/format.h>
#include <numeric>
namespace dlx {
namespace {
@<Refuse a character@>
}
@<Check all characters@>
@<Split the next line into words, or guess the dialect@>
@<Measure the distance@>
@<Find the most similar item@>
} // |namespace dlx|

@ Nearly all characters are plain (letters, digits, blanks, newlines); they are passed over
without decoding. Any other character is decoded and judged.

@<Check all characters@>=
std::size_t check_text(Source const& source)
{
  auto const is_plain = [](char c) { return ((c >= ' ') and c <= '~') or c == '\n'; };
  std::string_view const text = source.text;
  std::size_t const start = begin_of_text(text);
  for (std::size_t at = start; ; ) {
    while (at < text.size() and is_plain(text[at])) ++at;
    if (at == text.size()) return start;
    Character const c = decode(text, at);
    bool const is_space = (c.code == '\t') or text.substr(at, 2) == "\r\n";
    if (c.bytes == 0 or (is_control(c.code) and not is_space))
      refuse_character(source, at, c);
    at += c.bytes;
  }
}

@ The more special complaint comes first, as in every table.

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

@*1 Words. Everything up to the next blank is one word; in a matrix, a comma ends a word and is one itself.
A newline ends the line if there are words already; otherwise it is passed over like a blank,
which skips empty lines.

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
JSON begins with a brace, or with a bracket or quote by mistake. A matrix consists of zeros, ones,
and commas; but so does DLX text with two items called 0 and~1:
\medskip\centerline{\vbox{\ninett\offinterlineskip
\halign{\strut\quad#\quad\hfil&\vrule\quad\ninerm#\quad\hfil&\vrule\quad\ninerm#\quad\hfil\cr
\omit&\omit\vrule\quad\ninebf as a matrix\hfil&\omit\vrule\quad\ninebf as DLX text\hfil\cr
\noalign{\vskip2pt\hrule\vskip2pt}
0 1 0&one row of three entries&{\it impossible:} an item twice\cr
1,0&one row of two entries&one item, called \.{1,0}; no option\cr
0 1 {\ninerm and} 1 0&two rows, one cover&two items, one option, one cover\cr
1,0,1 {\ninerm and} 1 0 1&two rows&{\it impossible:} no such items\cr
0,0 0,1&one row of four entries&two items, cells of a chessboard\cr}}}\medskip\noindent
The first two and the fourth are taken for matrices. The third and the last could be either. In
such cases |guess| returns |Syntax::automatic|, and \sec{text/format} asks:
\exhibit{two}{mat}
@^guessing the syntax@> @^ambiguous file@>

@ The file name decides nothing: many files come through a pipe, and a file should not change its
meaning when it is renamed. The dialect is what the author evidently wanted to write, even if
there is a mistake in it; to try out which dialect has no error would turn a matrix with an error
into strange DLX text. So a single word that is neither 0, nor 1, nor a comma makes the file DLX
text, and that is nearly always the very first one.

@<Declare dialects@>=
enum class Syntax { @[automatic, dlx, matrix, json@] };
  /* automatic: whatever |guess| says; dlx: Knuth's format, and what we have
     added to it; matrix: of zeros and ones; json: an object with items and
     options */
Syntax guess(std::string_view text, std::size_t start);
  /* the dialect that the author of |text|, which begins at |start|, evidently
     wanted to write; |automatic| if it could be DLX text and a matrix. Never
     throws. Time: proportional to the text, but usually one line is enough */

@ All lines are scanned as if they were those of a matrix. A {\it gap\/} is a place where two
entries have no comma between them; an entry without a neighbour makes neither. In a matrix some
lines may have gaps and others commas; in DLX text a line with commas is one name. Only a line
that has both is suspicious.

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
    if (scanner.is_comment()) continue;
    @<Look for commas and gaps; return if it is neither 0 nor 1@>
    longest = std::max(longest, scanner.words().size());
  }
  if (longest == 0) return @[Syntax::dlx@]; /* it has no item line, either */
  return not mixed and (commas or longest > 2) ? Syntax::matrix : Syntax::automatic;
}

@ Blanks around a comma are no gap.

@<Look for commas and gaps; return if it is neither 0 nor 1@>=
bool comma = false, gap = false, after_entry = false;
for (Word const& w : scanner.words()) {
  bool const is_comma = w.text == ",";
  if (not is_comma and not is_bit(w.text)) return @[Syntax::dlx@];
  comma = comma or is_comma;
  gap = gap or (after_entry and not is_comma);
  after_entry = not is_comma;
}
commas = commas or comma, mixed = mixed or (comma and gap);

@*1 The most similar name. \label{text/similar}%
If an item is unknown, the message should say which name was meant. The {\it edit distance\/} of
two words is the number of letters that must be inserted, deleted, or changed to get from one to
the other (Levenshtein). Damerau found that four of five typing errors are one such step, or an
exchange of two neighbours, which counts as one step, too. From \.{Charly} to \.{Charlie} the
distance is two: change the \.y into an \.i, and insert an \.e.
@^Levenshtein, Vladimir Iosifovich@>@^Damerau, Frederick J.@>

The table below has the distances between all beginnings of the two words. Each entry is made from
its neighbours to the left, above, and in the corner between them: a letter is inserted, deleted,
or changed or kept.
\def\hot#1{\color{.8 .3 0}{\bf#1}}%
\medskip\centerline{\vbox{\halign{\hfil\tt#\quad&&\hfil#\enspace\cr
&&\tt C&\tt h&\tt a&\tt r&\tt l&\tt i&\tt e\cr
&\hot0&1&2&3&4&5&6&7\cr
C&1&\hot0&1&2&3&4&5&6\cr
h&2&1&\hot0&1&2&3&4&5\cr
a&3&2&1&\hot0&1&2&3&4\cr
r&4&3&2&1&\hot0&1&2&3\cr
l&5&4&3&2&1&\hot0&1&2\cr
y&6&5&4&3&2&1&\hot1&\hot2\cr}}}
\caption{The distance of Charly and Charlie is in the lower right corner. The path
 to it says what to do: letters stay on the diagonal, one is changed, one inserted.}\medskip
@^edit distance@>

@<Declare the distance of names@>=
std::size_t distance(std::string_view a, std::string_view b);
  /* the least number of steps from |a| to |b|: a letter (byte) is inserted, deleted,
     or changed, or two neighbours are exchanged and then left alone; capitals are like
     small letters. Time: the product of the lengths. Damerau, 1964 */
std::string nearest(Problem const& problem, std::string_view name);
  /* the item whose name is most similar to |name|, the first of several; empty
     if none is, or if |name| has more than 30 letters */

@ The invariant: when |i| letters of |a| have been read, |row[j]| is the distance between them and
the first $j$ letters of |b|.

@<Measure the distance@>=
std::size_t distance(std::string_view a, std::string_view b)
{
  std::vector<std::size_t> row(b.size() + 1), above, higher;
  std::iota(row.begin(), row.end(), 0);
  auto const same = [&](std::size_t i, std::size_t j) {
    return in_lower_case(a[i]) == in_lower_case(b[j]);
  };
  for (std::size_t i = 0; i < a.size(); ++i) {
    higher = above;
    above = row;
    row[0] = i + 1;
    for (std::size_t j = 0; j < b.size(); ++j) {
      row[j + 1] = std::min({above[j] + (same(i, j) ? 0 : 1), above[j + 1] + 1, row[j] + 1});
      if (i > 0 and j > 0 and same(i, j - 1) and same(i - 1, j))
        row[j + 1] = std::min(row[j + 1], higher[j - 1] + 1);
    }
  }
  return row[b.size()];
}

@ One difference is tolerated for every three letters. So \.{Alise} is similar to \.{Alice}, since
$1<2$, but |C1| is not similar to |C2|, where one letter is half of the name. Long names are not
compared, so that this stays quick for a hundred thousand items. The limit shrinks whenever a
better name is found; so the first of several equally similar items wins.

@<Find the most similar item@>=
std::string nearest(Problem const& problem, std::string_view name)
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

@ \pitfall{\label{text/two-readings}A reader can take the last line for incomplete because no newline follows it, or every last name of a file from Windows for one with an invisible character. If the dialect is what can be read without an error, a slip of the pen changes the language. And after one wrong ``did you mean'', the next help is not read.}

\pinned{\.{tests/text/scanner\UL test.cpp} compares the words of random lines with those of another reader, and puts each kind of bad character everywhere in lines. It guesses the dialect of every matrix of up to three rows and columns, with blanks and commas in all combinations. Distances of all short words of two letters are compared with the definition.}

\exercise[15]{Find a file that is valid as DLX text and as a matrix with commas, and that is taken for a matrix. Could
|guess| notice without reading the file twice?}
\answer{The line \.{1,0} alone, or several times: as DLX text it is an item, and then an option of it. It could: such a
file has no gaps, and all of its lines are alike. But it would have to ask all authors of matrices with equal rows a
question, for the sake of an author who does not exist.}

\exercise[15]{From \.{ca} to \.{abc} our distance is three, although two steps seem to be enough: exchange the letters,
and insert \.b between them. Why does the table not find them?}
\answer{An exchange is made from two whole beginnings, in which the two letters are neighbours on both sides; in \.{abc}
they are not. The distance that allows this needs, for each letter, the last row in which it occurred.}

\summary{A text is checked once; then it is lines, and the lines are words. Its dialect
is what its author evidently wanted to write; if that is not evident, the program asks. An unknown name is compared
with all others, and a third of its letters may be wrong.}
