@** Matrices and tables. \label{text/matrix}%
The second dialect is a matrix of zeros and ones, as spreadsheets and numerical programs write it.
There is a row for each option. Its entries are separated by commas or blanks; empty lines and
lines that begin with \.{\#} are skipped. An empty line between two rows, or one of dashes, gets a
note, since the file may have two matrices.
\verbatimfile{tests/data/report.csv}
The items get the names |C1|, |C2|, \dots\ (for column), they are all primary, and options go by
their numbers. The program of Hodgins and Monahan [HM21] asks ``A) commas or B) whitespace?'' This
reader sees for itself.
@^matrix, 0-1@>

@ If the rows are not equally long, the reader believes the first row, and the help says so.
\exhibit{ragged}{csv}
No row is filled up with zeros, as some numerical programs do it, since the zero may be missing at
either end:
\sketch{hole}{A row with a hole can be mended in more than one way. Nothing in the file can tell.}

@ Each line that is not a comment is a row, and the invariant of the reader is that {\it every row
has as many entries as the first}. A row of zeros is an option that covers nothing, and gets a
note.

Spreadsheets put names into the first line, and often names of rows into the first column; other
programs begin with the size. These are read as well, if they can be nothing else:
$$\vbox{\ninett\halign{#\hfil\qquad&#\hfil\qquad&#\hfil\qquad&#\hfil\cr
A,B,C&,A,B,C&r: 1 0 0&2 3\cr
1,0,0&r,1,0,0&s: 0 1 1&1 0 0\cr
0,1,1&s,0,1,1&&0 1 1\cr}}$$
A first line of one or two numbers is a size, which must be right; three or more increasing
numbers are names.
@^names in a table@>

@(dlx/text/matrix.hpp@>=
#pragma once
/* Matrices of zeros and ones, with a row for each option and a column for each
   item; and tables of other programs, rewritten as such. */
#include "dlx/more/problem.hpp"
#include "dlx/text/scanner.hpp"
#include <optional>
#include <string>
#include <utility>
#include <vector>
namespace dlx {
Problem read_matrix(Source const& source, std::size_t start,
  std::vector<std::string>* notes = nullptr, std::string_view written = "");
  /* the problem in a text that begins at |start|, as |check_text| has found; |written| is the text before it was
     rewritten, if it was; items are called |C1|, |C2|, \dots, or as the first line names them. Throws |InputError|. Notes
     as for DLX text. Time: proportional to the text */
bool could_be_matrix(Problem const& problem, std::string const& text, std::size_t start);
  /* a |text| that is valid DLX text, of this |problem|. Time: proportional to the text, if there are at most four items, or no option */
std::string write_matrix(Problem const& problem);
  /* rows with commas. The names of options are lost, and those of items become
     a comment. Throws |ProblemError| if there is no item or no option, if there are
     secondary items, bounds, or costs, and if a name cannot be read again. Size: items times options */
std::optional<bool> bit_of(std::string_view word); /* is it zero or one, however it is written? */
@<Declare how texts are rewritten@>
} // |namespace dlx|

@ A |Scanner| makes a |Draft|. The second half of the chapter rewrites tables of other programs.

@(dlx/text/matrix.cpp@>=
#include "dlx/text/matrix.hpp"
#include "dlx/text/draft.hpp"
#include <algorithm>
#include <fmt/format.h>
#include <set>
namespace dlx {
@<Ask for a zero or a one@>
namespace {
@<Take the cells out of a line@>
@<Declare the class |MatrixReader|@>
@<Recognize comments@>
}
@<Read a matrix@>
@<Write a matrix@>
@<Blank out comments and quotes@>
namespace {
@<Replace tabs and brackets@>
}
@<Rewrite a table@>
} // |namespace dlx|

@*1 Reading. The |Draft| gets entries for the ones only.

@<Read a matrix@>=
Problem read_matrix(Source const& source, std::size_t start,
  std::vector<std::string>* notes, std::string_view written)
{
  MatrixReader reader(source, written.empty() ? source.text : written);
  Scanner scanner(source.text, start, true);
  while (scanner.next()) {
    auto const& words = scanner.words();
    check(source, {{scanner.is_comment() and words[0].length > 1 and words.size() > 1 and words[1].text == ",", words[0],
      "this line could be a comment, and it could have the name {}", "write a blank behind the '#' of a comment; or change the name"}});
    if (not scanner.is_comment()) reader.take(cells_of(words));
  }
  return reader.finish(notes);
}

@ An empty cell is a word without text, at the comma that follows it, or at the last one. In a
line with commas, a name with a blank is one cell. A line of zeros and ones without separators is
a row, too.

@<Take the cells out of a line@>=
using Cells = std::vector<Word>;
Cells cells_of(std::vector<Word> const& words)
{
  Cells cells;
  bool const has_commas = std::ranges::any_of(words, [](Word const& w) { return w.text == ","; });
  bool after_comma = true;
  Word const& first = words[0];
  if (words.size() == 1 and first.length > 1 and has_only(first.text, "01")) {
    for (std::size_t k = 0; k < first.length; ++k) cells.push_back(part(first, k, 1));
    return cells;
  }
  for (Word const& w : words) {
    bool const is_comma = w.text == ",";
    if (is_comma and after_comma) cells.push_back({"", w.at, 1});
    bool const goes_on = has_commas and not is_comma and not after_comma and not (bit_of(w.text) and bit_of(cells.back().text));
    if (goes_on) cells.back() = {{cells.back().text.data(), w.at + w.length - cells.back().at}, cells.back().at, w.at + w.length - cells.back().at};
    else if (not is_comma) cells.push_back(w);
    after_comma = is_comma;
  }
  if (after_comma) cells.push_back({"", words.back().at, 1});
  return cells;
}

@ The first row decides how wide the matrix is, and whether its rows have names.

@<Declare the class |MatrixReader|@>=
class MatrixReader {
  Source const& source;
  std::string_view written;   /* the text with all its lines */
  Draft draft;
  Cells head, size;           /* names or a size; and the latter */
  std::size_t width = 0, rows = 0, base = 0; /* the last is the number in front of the first row */
  Word first, last;           /* where the first and the last row begin */
  std::size_t end = 0, gap = 0; /* of the last row; and the first line between two that is empty, or 0 */
  bool has_labels = false, are_numbers_fine = false, has_numbers = false; /* in front of the rows */
  auto line_of(std::size_t at) const { return std::ranges::count(written.substr(0, at), '\n') + 1; } /* of the text as it was written */
  @<Read the first line of a matrix@>
  @<Read a row of a matrix@>
public:
  MatrixReader(Source const& from, std::string_view old) : source(from), written(old), draft(from) {}
  @<Read the lines of a matrix@>
};

@ A line of names has no zeros and ones in it. So \.{1,x,0} is a row with a slip, and
\.{x,0,0} a row with its name. But pandas counts columns from~0, after a comma.

@<Read the first line of a matrix@>=
static bool is_label(Word const& w) /* a number is more likely an entry, with a slip */
{ return not bit_of(w.text) and not has_only(w.text, "+-.,0123456789eE"); }
bool is_head(Cells const& cells) const
{
  auto const is_number = [](Word const& w) { return not w.text.empty() and has_only(w.text, digits) and w.length < 10; };
  auto const is_entry = [](Word const& w) { return bit_of(w.text).has_value(); };
  bool const has_corner = cells.size() > 1 and cells[0].text.empty();
  Cells const names(cells.begin() + has_corner, cells.end());
  if (not std::ranges::all_of(names, is_number))
    return std::ranges::none_of(names, is_entry) and std::ranges::any_of(names, [](Word const& w) { return not w.text.empty(); });
  auto const falls = [](Word const& a, Word const& b) { return *whole_number<int>(a.text) >= *whole_number<int>(b.text); };
  bool const is_sorted = std::adjacent_find(names.begin(), names.end(), falls) == names.end();
  return std::ranges::all_of(names, is_entry) ? has_corner and is_sorted and names[0].text == "0" : names.size() < 3 or is_sorted;
}
static std::size_t empty_line(std::string_view text, std::size_t begin, std::size_t end) /* between these places; or 0 */
{
  text = text.substr(0, end);
  for (auto at = text.find('\n', begin); at < end; at = text.find('\n', at + 1))
    if (auto const next = text.find_first_not_of(" \t\r-", at + 1); next < end and text[next] == '\n') return at + 1;
  return 0;
}

@ The first row that is no head begins the matrix.

@<Read the lines of a matrix@>=
void take(Cells cells) /* of the next line */
{
  if (rows == 0 and head.empty() and is_head(cells)) {
    head = std::move(cells);
    return;
  }
  if (++rows == 1) head.empty() ? begin(cells) : begin_with_head(cells);
  else if (gap == 0) gap = empty_line(written, end, cells[0].at);
  last = cells[0], end = cells.back().at + cells.back().length;
  read_row(cells);
}

@ Without a head, items are called |C1|, |C2|, and so on.

@<Read the first line of a matrix@>=
void begin(Cells const& row)
{
  first = row[0];
  has_labels = row.size() > 1 and is_label(row[0]) and bit_of(row[1].text);
  width = row.size() - has_labels;
  for (std::size_t j = 1; j <= width; ++j) {
    auto const name = fmt::format("C{}", j);
    draft.add_item(Word{name, row[j + has_labels - 1].at, 1}, Kind::primary);
  }
}

@ One or two numbers that cannot be the names of the columns are a size.

@<Read the first line of a matrix@>=
void begin_with_head(Cells const& row)
{
  auto const is_number = [](Word const& w) { return not w.text.empty() and has_only(w.text, digits); };
  bool const are_numbers = head.size() < 3 and std::ranges::all_of(head, is_number);
  bool const is_twice = head.size() == 2 and head[0].text == head[1].text;
  if (are_numbers) size = head;
  if (are_numbers and (head.size() != row.size() or is_twice)) {
    head.clear();
    return begin(row);
  }
  first = head[0];
  are_numbers_fine = (row.size() == head.size() + 1 and head.size() > 1) or head[0].text.empty();
  has_labels = are_numbers_fine or (row.size() > 1 and is_label(row[0]));
  if (row.size() == head.size() and has_labels) head.erase(head.begin());
  width = head.size();
  for (Word const& name : head) draft.add_item(name, Kind::primary);
}

@ A number in front of a row is no name, because options without a name go by their numbers
anyway. Pandas counts from~0, so a note says which numbers will be printed. Other numbers than 0,
1, 2, or 1, 2, 3, may be the first column of a matrix that has a title above it.

@<Read a row of a matrix@>=
void read_name(Word const& label)
{
  bool const has_colon = label.text.ends_with(':');
  Word const name = part(label, 0, label.length - has_colon);
  bool const is_number = not is_label(name);
  auto const number = whole_number<std::size_t>(name.text);
  if (rows == 1) base = number.value_or(0), are_numbers_fine = are_numbers_fine or (is_number and has_colon);
  check(source, {{is_number and not are_numbers_fine, label, "this row begins with {}, and the first one with a name",
    "give each row a name that is no number, or none of them"},
    {is_number and (base > 1 or number != base + rows - 1), label, "in front of the rows, numbers must count 0, 1, 2, or 1, 2, 3; this is {}",
    "name each column in the first line, or delete it; rows may have names that are no numbers"}});
  has_numbers = has_numbers or is_number;
  draft.begin_option(label.at, is_number ? Word() : name);
}

@ A comma without its entry has lost a zero or a one. Spreadsheets write empty cells this way.
\exhibit{hole}{csv}
@^empty cell@>

@<Read a row of a matrix@>=
void read_row(Cells const& row)
{
  for (std::size_t j = has_labels; j < row.size(); ++j) {
    Word const w = row[j];
    bool const is_last = j + 1 == row.size();
    @<Check the entry |w| of a row@>
  }
  @<Check the width of the |row|@>
  if (has_labels) read_name(row[0]);
  else draft.begin_option(row[0].at);
  for (std::size_t j = has_labels; j < row.size(); ++j)
    if (*bit_of(row[j].text)) draft.add_entry(static_cast<int>(j + 1 - has_labels), row[j]);
}

@ With \.{--format matrix}, a row may have mixed separators, as \.{1 0,1}.

@<Check the entry |w| of a row@>=
static constexpr auto neither = "the entry {} is neither 0 nor 1";
bool const is_entry = bit_of(w.text).has_value();
check(source, {
  {w.text.empty(), w, written[w.at] == '\t' ? "an entry is missing beside this tab" : is_last ? "an entry is missing after this comma"
    : "an entry is missing before this comma", "write 0 or 1 there, or delete the whole column"},
  {not is_entry and has_only(w.text, "01"), w, neither, "separate the entries by blanks or commas"},
  {not is_entry, w, neither, "below its names, a matrix has only zeros and ones"}});

@ A row that is too long is marked where it becomes so, and a row that is too short at its end.

@<Check the width of the |row|@>=
auto const n = row.size() - has_labels;
if (n != width)
  refuse(source, row[std::min(width + has_labels, row.size() - 1)],
    fmt::format("this row has {} entr{} instead of {}", n, n == 1 ? "y" : "ies", width),
    fmt::format("line {}, the first {}, sets the width", line_of(first.at),
      head.empty() ? "row" : "line"));

@ At the end the size must be right. If its numbers could also be names, or if zero and one in
front of two rows could be entries, only the author knows, unless the names are indented, as
pandas prints them.

@<Read the lines of a matrix@>=
Problem finish(std::vector<std::string>* notes)
{
  auto const is_one_of = [&](std::size_t a, std::size_t b)
    { return size.size() == 1 ? a == rows or a == width : (a == rows and b == width) or (a == width and b == rows); };
  auto const number = [&](std::size_t k) { return size.empty() ? 0 : *whole_number<std::size_t>(size[std::min(k, size.size() - 1)].text); };
  bool const fits = is_one_of(number(0), number(1));
  Word const said = size.empty() ? Word() : size[0];
  check(source, {
    {rows == 0, Word{"", source.text.size(), 0}, "the matrix has no rows", "write one row of zeros and ones a line"},
    {not size.empty() and not fits and head.empty(), last, fmt::format("the matrix has {}, of width {}, and line {} says something else",
      counted(rows, "row"), width, line_of(said.at)), "correct that line, or delete it"},
    {not size.empty() and fits and not head.empty(), said, "this line could be the size of the matrix, and it could name its columns",
      "if it is a size, delete it and say --format matrix; if these are names, begin each with a letter"},
    {has_numbers and not first.text.empty() and not last.text.ends_with(':') and locate(source, first.at).column == 1 and base + rows < 3, first, "the column in front could be numbers of rows, and it could be a part of the matrix",
      "delete the numbers, or this line"}});
  if (has_numbers and notes)
    notes->push_back(fmt::format("{}: note: the numbers in front of the rows are not names; options are counted from 1", display_name(source)));
  if (gap > 0 and notes)
    notes->push_back(fmt::format("{}:{}: note: this line is no row, and the rows on both sides of it are one matrix", display_name(source), line_of(gap)));
  return draft.finish(notes);
}

@*1 Writing. A matrix is written with commas, because a comma shows people, spreadsheets, and |guess| what it is. A matrix of width~1 has none, and must be read with \cmd{--format matrix}. Names of items other than |C1|, |C2|, \dots\ go into a comment.

@<Write a matrix@>=
std::string write_matrix(Problem const& problem)
{
  int const n = problem.item_count(), m = problem.option_count();
  if (n == 0 or m == 0)
    throw ProblemError("a matrix needs at least one item and one option");
  if (problem.primary_count() < n)
    throw ProblemError("a matrix cannot have secondary items");
  if (problem.has_bounds() or problem.has_costs())
    throw ProblemError("a matrix cannot have bounds or costs");
  check_names(problem);
  std::string names = "#", plain = "#", rows;
  for (int i = 1; i <= n; ++i) {
    names += ' ' + problem.item(i).name;
    plain += fmt::format(" C{}", i);
  }
  for (int o = 1; o <= m; ++o) {
    std::string row(2 * n - 1, ',');
    for (std::size_t j = 0; j < row.size(); j += 2) row[j] = '0';
    for (Entry const& e : problem.option(o)) row[2 * e.item - 2] = '1';
    rows += row + '\n';
  }
  return names == plain ? rows : names + '\n' + rows;
}

@*1 Tables of other programs. \label{text/foreign}%
Many problems exist as a table from a spreadsheet or a list of lists that Python has printed. Each
of these five files is the problem \.{A B C} with the options \.{A} and \.{B C}; the last two are
\sec{text/format}'s:
$$\vbox{\ninett\halign{#\hfil\qquad&#\hfil\qquad&#\hfil\qquad&#\hfil\qquad&#\hfil\cr
A,B,C&2 3&[[1 0 0]&<A B C>&p xc 3 0\cr
1,0,0&1 0 0&\ [0 1 1]]&A; B C;&1 0\cr
0,1,1&0 1 1&&&2 3 0\cr}}$$
The rule is: {\it a text that can be read as it stands is not rewritten}. Only a text that a
reader has refused is {\it rewritten\/} as one of the dialects, and read again, with a note.
@^tables@>@^numpy@>@^miniexact@>

Most rewriting replaces characters by blanks, one for one, so that all words keep their places,
and a message points into the file as it was written. Only miniexact's format is put together word
by word, and |places| says where each word came from.

@<Declare how texts are rewritten@>=
struct Rewriting {
  Syntax syntax = Syntax::automatic; /* of the new text; |automatic| if there is none */
  std::string text = "";
  std::string_view what = ""; /* it was, for a note */
  bool is_evident = false, is_likely = true; /* must it be this, even if it has a mistake? */
  std::vector<std::pair<std::size_t, std::size_t> > places = {}; /* new and old, ascending; none if they are the same */
  std::string_view fault = "", mend = ""; /* why it cannot be read, and what to do */
  std::size_t fault_at = 0;
  Rewriting& refuse(std::size_t at, std::string_view why, std::string_view help); /* the first reason counts */
  void add(std::string const& word, std::size_t at) { places.emplace_back(text.size(), at), text += word + ' '; }
  std::size_t place_of(std::size_t at) const; /* in the old text */
};
Rewriting as_table(std::string text, std::size_t start);
  /* a matrix, with commas or blanks between its entries and a row a line, of a text that
     may have brackets, semicolons, quotes, and comments */
void drop_comments(Rewriting& r, std::size_t start); /* these three rewrite the text from |start| on */
void drop_quotes(Rewriting& r, std::size_t start);
void replace_semicolons(Rewriting& r, std::size_t start, bool may_be_decimal);

@ Numpy prints \.{1.} for floating point, \.{savetxt} writes
\.{1.000e+00}, and pandas has \.{True}. But \.{01} may be two entries.

@<Ask for a zero or a one@>=
std::optional<bool> bit_of(std::string_view word)
{
  std::string lower(word);
  std::transform(lower.begin(), lower.end(), lower.begin(), in_lower_case);
  if ((lower == "true") or lower == "false") return lower == "true";
  std::string_view rest = lower;
  if (not is_bit(rest.substr(0, 1))) return std::nullopt;
  rest.remove_prefix(1);
  auto const skip = [&](std::string_view part) { /* and the zeros after it */
    bool const is_there = rest.starts_with(part);
    if (is_there) rest.remove_prefix(std::min(rest.find_first_not_of('0', part.size()), rest.size()));
    return is_there;
  };
  skip("."), skip("e0") or skip("e+0") or skip("e-0");
  return rest.empty() ? std::optional(word[0] == '1') : std::nullopt;
}

@ A sign that stands alone, such as \.{\#}, may also begin a comment after an option; so may \.{//}, even if a word follows at once. Any other
sign that sticks to a word could begin a name. So it must begin the line, and no such word may
occur twice, or have a comma in it. A sign after a comma begins a name, too.

@<Recognize comments@>=
std::string_view sign_of(std::string_view word) /* which begins a comment, or nothing */
{
  for (std::string_view const sign : {"#", "//", "%", "--", ";"})
    if (word.starts_with(sign)) return word.substr(0, word.find_first_not_of(sign[0]));
  return "";
}
void blank(std::string& text, std::size_t begin, std::size_t end)
{ std::replace_if(text.begin() + begin, text.begin() + end, [](char c) { return c != '\n'; }, ' '); }

@ A word is counted without the commas and semicolons around it.

@<Recognize comments@>=
using Signs = std::set<std::pair<char, bool> >; /* with which names begin: sign, and is it alone? */
Signs signs_of_names(std::string_view text, std::size_t start)
{
  Signs signs;
  std::set<std::string_view> seen;
  for (std::size_t at = start, end = 0; at < text.size(); at = end + 1) {
    end = std::min(text.find_first_of(" \t\r\n,;", at), text.size());
    auto const word = text.substr(at, end - at), sign = sign_of(word);
    bool const is_alone = word == sign, is_cell = at > start and ((text[at - 1] == ',') or text[at - 1] == ';');
    if (not sign.empty() and (is_cell or (not is_alone and not seen.insert(word).second))) signs.emplace(word[0], is_alone);
  }
  return signs;
}

@ Comments in the manner of \CEE/ go to their end, all others to that of their line. In
miniexact's format, semicolons end options. Elsewhere, one file cannot begin comments {\it and\/}
separate words with semicolons; but semicolons alone in their line are a row of empty cells.

@<Blank out comments and quotes@>=
void drop_comments(Rewriting& r, std::size_t start)
{
  std::string const old = r.text;
  for (std::size_t at = start, end = 0; (at = old.find("/*", at)) != old.npos and (end = old.find("*/", at + 2)) != old.npos; at = end + 2)
    blank(r.text, at, end + 2);
  bool const is_miniexact = first_letter(old, start) == '<';
  auto const signs = signs_of_names(old, start);
  std::size_t semicolon = old.npos; /* that begins a line */
  for (Scanner lines(old, start, false); lines.next(); )
    for (std::size_t k = 0; k < lines.words().size(); ++k) {
      Word const w = lines.words()[k];
      auto const sign = sign_of(w.text);
      if (sign.empty() or (is_miniexact and sign[0] == ';')) continue;
      bool const is_alone = sign.size() == w.length, has_cells = w.text.find_first_of(",;", sign.size()) != w.text.npos;
      bool const is_late = k > 0 and ((not is_alone and not sign.starts_with("//")) or sign[0] == ';');
      if (signs.contains({w.text[0], is_alone}) or is_late or has_cells) continue;
      blank(r.text, w.at, std::min(old.find('\n', w.at), old.size()));
      if ((sign[0] == ';') and not (is_alone and lines.words().size() == 1)) semicolon = std::min(semicolon, w.at);
      break;
    }
  if (semicolon != old.npos and r.text.find(';', start) != old.npos)
    r.refuse(semicolon, "this semicolon could begin a comment, but others separate words", "begin comments with a bar, or with '#' in a matrix");
}

@ Two quotes in a line hold a word together, if separators stand around them. Words with a comma
in quotes are no name.

@<Blank out comments and quotes@>=
void drop_quotes(Rewriting& r, std::size_t start)
{
  std::string& text = r.text;
  auto const is_border = [&](std::size_t k)
    { return k < start or k >= text.size() or std::string_view(" ,;:\t\r\n[](){}").find(text[k]) != std::string_view::npos; };
  for (std::size_t k = start; k < text.size(); ++k) {
    if (((text[k] != '"') and text[k] != '\'') or not is_border(k - 1)) continue;
    auto end = k + 1, stop = std::min(text.find('\n', k), text.size());
    while (end < stop and (text[end] != text[k] or not is_border(end + 1))) ++end;
    if (end == stop) continue;
    if (text.find_first_of(",;", k) < end)
      r.refuse(k, "a comma or semicolon stands in quotes", "write names without blanks and commas, such as 0-1, and numbers with a point");
    text[k] = text[end] = ' ';
    k = end;
  }
}

@ In LaTeX, \.{\&} separates cells, and two backslashes end a row. If all lines have tabs, but not in front of them, cells may
have blanks, or be empty.

@<Replace tabs and brackets@>=
void replace_tabs(std::string& text, std::size_t start)
{
  bool const is_latex = text.find("\\\\", start) != text.npos and text.find('&', start) != text.npos;
  if (is_latex) std::ranges::replace(text, '&', ',');
  for (auto k = start; is_latex and (k = text.find("\\\\", k)) != text.npos; )
    text.replace(k, 2, text[std::min(text.find_first_not_of(" \t\r", k + 2), text.size())] < ' ' ? "  " : " \n"); /* a newline comes, or the end */
  bool has_tabs = text.find_first_of(",;[{", start) == text.npos, has_indent = true;
  for (Scanner lines(text, start, false); has_tabs and lines.next(); ) {
    auto const word = lines.words()[0].at, tab = text.find('\t', text.rfind('\n', word) + 1);
    has_tabs = has_tabs and tab < text.find('\n', word), has_indent = has_indent and tab < word;
  }
  if (has_tabs and not has_indent) std::ranges::replace(text, '\t', ',');
}

@ A semicolon ends a row, or separates two cells. It ends rows if all lines end with one, or if
there are several words on one side of it, as in \.{1 0 0; 0 1 1}. But \.{1,0; 0,1} could also be
two numbers. A comma at the end of all lines has no meaning.

@<Blank out comments and quotes@>=
void replace_semicolons(Rewriting& r, std::size_t start, bool may_be_decimal)
{
  std::string& text = r.text;
  std::string plain = text; /* without those at the ends of lines */
  bool ends_rows = false, ends_lines = true;
  for (Scanner lines(text, start, false); lines.next(); ) {
    Word const& last = lines.words().back();
    bool const is_comma = last.text.ends_with(',') and last.at + last.length > lines.words()[0].at + 2;
    ends_lines = ends_lines and (is_comma or last.text.ends_with(';'));
    plain[last.at + last.length - 1] = ' ';
  }
  if (ends_lines) text = plain;
  for (std::size_t at = start, end = 0; at < text.size() and not ends_rows; at = end + 1) {
    end = std::min(text.find_first_of(";\n", at), text.size());
    auto const words = words_of(text, at, end);
    bool const is_beside = (end < text.size() and text[end] == ';') or (at > start and text[at - 1] == ';');
    ends_rows = is_beside and (words.size() > 1 or (words.size() == 1 and has(words[0], ',')));
    if (may_be_decimal and ends_rows and words.size() == 1 and std::ranges::count(words[0].text, ',') == 1)
      r.refuse(words[0].at, "this could be a number with a decimal comma, and it could be two entries", "write decimal points, or write a row a line");
  }
  std::replace(text.begin() + static_cast<std::ptrdiff_t>(start), text.end(), ';', ends_rows ? '\n' : ',');
}

@ Brackets follow a strict grammar. Before them is nothing, a name with an equals sign, or the
name of a function.

@<Replace tabs and brackets@>=
bool is_in_brackets(std::string_view text, std::size_t start)
{
  auto const first = text.find_first_of("[{", start);
  auto const before = text.substr(start, first - start);
  auto const name = before.substr(0, before.find_last_not_of(" \t\r\n") + 1);
  return first != text.npos and (name.empty() or name.ends_with('=') or name.ends_with('('));
}
bool is_tail(std::string_view rest) /* may it follow the brackets? */
{
  constexpr std::string_view ends = " ,);\t\r\n";
  auto at = rest.find_first_not_of(ends);
  if (at != rest.npos and rest.substr(at).starts_with("dtype=")) at = rest.find_first_not_of(ends, rest.find_first_of(ends, at));
  return at == rest.npos;
}

@ Each innermost bracket is a row. When the first row ends, the depth of rows is known. If all
rows stand in one list, its brackets are replaced; otherwise the place is marked up to which that
was so.

@<Replace tabs and brackets@>=
void replace_brackets(Rewriting& r, std::size_t start)
{
  constexpr std::string_view opening = "[{(", closing = "]})", gaps = " ,\t\r\n";
  std::string& text = r.text;
  std::string open; /* all that are open */
  std::size_t depth = 0, groups = 0, k = text.find_first_of("[{", start); /* of the rows; not in a pair; where we are */
  bool is_inside = false, is_empty = true, has_lines = false, is_right = true;
  for (blank(text, start, k); k < text.size(); ++k) {
    char& c = text[k];
    if (opening.find(c) != opening.npos) is_right = is_empty, groups += open.empty(), open += c, is_inside = true, c = ' ';
    else if (not open.empty() and closing.find(c) != closing.npos) @<Close a bracket@>
    else if (is_inside) {
      has_lines = has_lines or ((c == '\n') and open.size() == 1 and not is_empty);
      is_empty = is_empty and gaps.find(c) != gaps.npos;
      if ((c == '\n') and open.size() > 1) c = ' ';
    }
    else if (gaps.find(c) != gaps.npos) c = ' ';
    else if (is_right = open.empty() and is_tail(std::string_view(text).substr(k)); is_right) blank(text, k, text.size());
    if (not is_right) break;
  }
  if (is_right and open.empty() and not (has_lines and groups > 1)) return;
  r.refuse(std::min(k, text.size() - 1), "up to here, this is not one list of rows", "write one table a file, all of it, such as [[1,0],[0,1]]; "
    "numpy prints all rows after set_printoptions(threshold=sys.maxsize)");
  for (char& a : text) a = std::string_view("[](){}").find(a) == std::string_view::npos ? a : ' '; /* is it likely? */
}

@ The kind of the bracket and its depth must be right.

@<Close a bracket@>=
{
  if (is_inside and depth == 0) depth = open.size();
  bool const is_row = open.size() == depth and depth < 3 and (depth == 1 or groups == 1);
  is_right = closing.find(c) == opening.find(open.back()) and (is_row or not is_inside);
  c = is_inside ? '\n' : ' ';
  open.pop_back(), is_inside = false, is_empty = true;
}

@ More than half of the entries below the first line must be zeros and ones; if all are, it {\it
is\/} a table. The first line and the first column may have names, if there are no brackets. Lists
of one number each, in brackets, are more likely lists of items. Dots stand for entries that were
left out.

@<Replace tabs and brackets@>=
void look_at(Rewriting& r, std::size_t start, bool has_names)
{
  std::size_t bits = 0, all = 0, lines_read = 0, widest = 0;
  Word dots;
  for (Scanner lines(r.text, start, true); lines.next(); ) {
    if (++lines_read == 2 and has_names) bits = all = 0;
    widest = std::max(widest, lines.words().size());
    for (std::size_t k = 0; k < lines.words().size(); ++k) {
      Word const& w = lines.words()[k];
      if ((w.text == "...") and dots.length == 0) dots = w;
      bool const is_label = k == 0 and lines_read > 1 and lines.words().size() > 1;
      if ((w.text == ",") or (is_label and not bit_of(w.text))) continue;
      ++all;
      bits += bit_of(w.text).has_value() or (lines.words().size() == 1 and has_only(w.text, "01"));
    }
  }
  r.is_likely = 2*bits > all and (has_names or widest > 1), r.is_evident = r.is_evident or (bits == all and all > 0);
  if (r.is_likely and dots.length > 0) r.refuse(dots.at, "the entries at '...' were left out",
    "print all of them; numpy does so after set_printoptions(threshold=sys.maxsize); in MATLAB, join the lines");
}

@ MATLAB, Julia, and Excel have a title above the rows.

@<Replace tabs and brackets@>=
void drop_title(std::string& text, std::size_t start)
{
  Scanner lines(text, start, false);
  lines.next();
  auto const& w = lines.words();
  bool const is_excel = w.size() == 1 and ((w[0].text == "sep=,") or w[0].text == "sep=;");
  bool const is_title = w.size() == 2 and ((w[1].text == "=") or w[1].text.find("Matrix{") != w[1].text.npos);
  if (is_excel or is_title) blank(text, w[0].at, w.back().at + w.back().length);
}

@ Where there are no other letters, \.T is one, and \.F zero.

@<Rewrite a table@>=
Rewriting& Rewriting::refuse(std::size_t at, std::string_view why, std::string_view help)
{ return fault.empty() ? (fault = why, mend = help, fault_at = at, is_evident = true, *this) : *this; }
std::size_t Rewriting::place_of(std::size_t at) const
{
  auto const is_before = [](std::size_t a, auto const& p) { return a < p.first; };
  return places.empty() ? at : std::prev(std::upper_bound(places.begin(), places.end(), at, is_before))->second;
}
Rewriting as_table(std::string text, std::size_t start)
{
  Rewriting r = {@[Syntax::matrix@], std::move(text), "a table of zeros and ones"};
  drop_comments(r, start);
  drop_title(r.text, start);
  drop_quotes(r, start);
  if (has_only(std::string_view(r.text).substr(start), "TF[],; \t\r\n")) std::ranges::replace(r.text, 'T', '1'), std::ranges::replace(r.text, 'F', '0');
  bool const has_brackets = is_in_brackets(r.text, start);
  replace_tabs(r.text, start);
  replace_semicolons(r, start, not has_brackets);
  if (has_brackets) replace_brackets(r, start);
  look_at(r, start, not has_brackets);
  return r;
}

@ A line such as \.{A = [1 1 0;0 0 1]} is valid DLX text, too: it has seven items, and no option.
Such a line of zeros and ones is hardly meant, unless it has the label \.{items:}.
Neither are lines of equal length with nothing but \.{1.0} and \.{0.0}, \.T and~\.F, or \.{1 \& 0 \\\\}, nor the size \.{2 1} above two ones.

@<Rewrite a table@>=
bool could_be_matrix(Problem const& problem, std::string const& text, std::size_t start)
{
  if ((problem.option_count() > 0 and problem.item_count() > 4) or text.find("items:") != text.npos) return false;
  auto const r = as_table(text, start);
  auto const is_entry = [](Word const& w) { return bit_of(w.text) or w.text == ","; };
  std::set<std::size_t> widths;
  std::set<std::string> size;
  std::size_t rows = 0;
  for (Scanner lines(r.text, start, true); lines.next(); ) {
    auto const& words = lines.words();
    if (std::ranges::all_of(words, is_entry)) ++rows, widths.insert(words.size());
    else if (words.size() != 2 or rows > 0 or not size.empty()) return false;
    else size = {std::string(words[0].text), std::string(words[1].text)};
  }
  return widths.size() == 1 and (size.empty() or size == std::set<std::string>{"1", std::to_string(rows)});
}

@ \pitfall{A matrix can be transposed, and nothing in it will complain. A reader can take a comment for a name, or \.{\#1} for a comment, where it is an item; and it can complain about a line that is in no file.}

\pinned{In \.{tests/text/matrix\UL test.cpp} the same matrix is written in six ways and must be the same problem; two hundred random ones are written and read again. The table of texts in the form of other programs is in \.{tests/text/format\UL test.cpp}.}

\exercise[20]{A row of a matrix from a spreadsheet may have an empty cell for each zero. Read such files, if asked to.
Which of the messages must go, and what will not be noticed any more?}
\answer{A comma after a comma, or at either end of a line, then means a zero as well; the two messages about missing
entries go. A cell that was forgotten, which might have been a one, will not be noticed, nor a blank line in the middle
that meant a row of zeros.}

\summary{A matrix is rows of equal width, and the first line sets it. Tables of other programs are rewritten word by word, and
read again.}
