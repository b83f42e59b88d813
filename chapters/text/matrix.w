@** Zeros and ones. \label{text/matrix}%
The second dialect is a matrix of zeros and ones, as spreadsheets and
numerical programs write it. There is a row for each option. Its entries are
separated by commas or blanks; lines that begin with \.{\#} are skipped, and so are empty lines. But an empty
line between two rows, or one of dashes, gets a note, since the file may have two matrices.
\verbatimfile{tests/data/report.csv}
If nothing has a name, the items get the names |C1|, |C2|,
\dots\ (for column), they are all primary, and options go by their numbers.
The report by Hodgins and Monahan [HM21] has a program that reads such
files, with the question ``A) commas or B) whitespace?'' We can see for
ourselves; and since we can, one line may have commas and the next one blanks.
@^matrix, 0-1@>

@ What do we say if the rows are not equally long? This is the classical case of an
error whose place is uncertain. We believe the
first row, and say so in the help, so that a person who knows better can
look there.
\exhibit{ragged}{csv}
Two rejected ideas: to take the majority of the rows for right, which would
need the whole file before the first error; and to fill the row up with zeros, as some
numerical programs do. But the zero may be missing at either end:
\sketch{hole}{A row with a hole can be mended in more than one way. Nothing in the file can tell.}

@ Each line that is not a comment is a row, and the invariant of the reader is that
{\it every row has as many entries as the first}. A row of zeros is allowed. It is an option that covers nothing, so there
will be a note.
It has a place for each zero: the sudoku matrix of \sec{puzzle/sudoku-sizes} has 472,392
characters, of which 2,916 say something.

@(dlx/text/matrix.hpp@>=
#pragma once
/* Matrices of zeros and ones, with a row for each option and a column for each
   item. */
#include "dlx/base/source.hpp"
#include "dlx/more/problem.hpp"
#include <string>
#include <vector>
namespace dlx {
Problem read_matrix(Source const& source, std::size_t start,
  std::vector<std::string>* notes = nullptr, std::string_view written = "");
  /* the problem in a text that begins at |start|, as |check_text| has found, and that was |written| so, if it was
     not as it is now; its items are called |C1|, |C2|, \dots, or as the first line names them. Throws |InputError|. Notes
     as for DLX text. Time: proportional to the text */
bool could_be_matrix(Problem const& problem, std::string const& text, std::size_t start);
  /* a |text| that is valid DLX text, of this |problem|. Time: proportional to the text, if there are at most four items, or no option */
std::string write_matrix(Problem const& problem);
  /* rows with commas. The names of options are lost, and those of items become
     a comment. Throws |ProblemError| if there is no item or no option, if there are
     secondary items, bounds, or costs, and if a name cannot be read again. Size: items times options */
} // |namespace dlx|

@ What else can a table have? Spreadsheets put names into the first line, and often names of
rows into the first column; other programs begin with the number of rows and columns. These
are read as well, if they can be nothing else:
$$\vbox{\ninett\halign{#\hfil\qquad&#\hfil\qquad&#\hfil\qquad&#\hfil\cr
A,B,C&,A,B,C&r: 1 0 0&2 3\cr
1,0,0&r,1,0,0&s: 0 1 1&1 0 0\cr
0,1,1&s,0,1,1&&0 1 1\cr}}$$
A first line of one or two numbers is a size, which must be right; three or more
increasing numbers are names.
@^names in a table@>

@ The reader is a loop over the lines of a |Scanner|, which makes a |Draft|. A |MatrixReader| keeps what it has
found in the first lines.

@(dlx/text/matrix.cpp@>=
#include "dlx/text/matrix.hpp"
#include "dlx/text/draft.hpp"
#include "dlx/text/foreign.hpp"
#include "dlx/text/scanner.hpp"
#include <algorithm>
#include <fmt/format.h>
#include <set>
namespace dlx {
namespace {
@<Take the cells out of a line@>
@<Declare the class |MatrixReader|@>
@<Read the first line of a matrix@>
@<Read a row of a matrix@>
}
@<Read a matrix@>
@<Ask whether DLX text could be a matrix@>
@<Write a matrix@>
} // |namespace dlx|

@*1 Reading. The |Draft| gets entries for the ones only, so the waste is over
once the file has been read.

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

@ An empty cell is a word without text, at the comma that follows it, or at the last one. In a line with commas, a name
with a blank is one cell, so that its blank is what the message is about.
A line of zeros and ones without separators is a row, too.

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
public:
  MatrixReader(Source const& from, std::string_view old) : source(from), written(old), draft(from) {}
  void take(Cells cells); /* of the next line */
  Problem finish(std::vector<std::string>* notes);
private:
  auto line_of(std::size_t at) const { return std::ranges::count(written.substr(0, at), '\n') + 1; } /* of the text as it was written */
  bool is_head(Cells const& cells) const;
  void begin(Cells const& row);
  void begin_with_head(Cells const& row);
  void read_name(Word const& label);
  void read_row(Cells const& row);
  Source const& source;
  std::string_view written;   /* the text with all its lines */
  Draft draft;
  Cells head, size;           /* names or a size; and the latter */
  std::size_t width = 0, rows = 0, base = 0; /* the last is the number in front of the first row */
  Word first, last;           /* where the first and the last row begin */
  std::size_t end = 0, gap = 0; /* of the last row; and the first line between two that is empty, or 0 */
  bool has_labels = false, are_numbers_fine = false, has_numbers = false; /* in front of the rows */
};

@ A line of names has no zeros and ones in it. So \.{1,x,0} is a row with a slip, and
\.{x,0,0} a row with its name. But pandas counts columns from~0, behind a comma.

@<Read the first line of a matrix@>=
bool is_label(Word const& w) /* a number is more likely an entry, with a slip */
{ return not bit_of(w.text) and not has_only(w.text, "+-.,0123456789eE"); }
bool MatrixReader::is_head(Cells const& cells) const
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
std::size_t empty_line(std::string_view text, std::size_t begin, std::size_t end) /* between these places; or 0 */
{
  text = text.substr(0, end);
  for (auto at = text.find('\n', begin); at < end; at = text.find('\n', at + 1))
    if (auto const next = text.find_first_not_of(" \t\r-", at + 1); next < end and text[next] == '\n') return at + 1;
  return 0;
}
void MatrixReader::take(Cells cells)
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
void MatrixReader::begin(Cells const& row)
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
void MatrixReader::begin_with_head(Cells const& row)
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

@ A number in front of a row is no name, because options without a name go by their numbers anyway. Pandas counts
from~0, so a note says which numbers will be printed. A colon makes a number a number of a row. Other numbers than 0, 1, 2, or 1, 2, 3, may be the first column of a
matrix that has a title above it.

@<Read a row of a matrix@>=
void MatrixReader::read_name(Word const& label)
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

@ Commas come between entries. A comma where an entry should be, or at the
end of the row, has lost something: perhaps it was a zero, perhaps a one,
and we had better not guess. A spreadsheet writes empty cells this way, and
people who fill in a spreadsheet by hand like to leave the zeros out.
\exhibit{hole}{csv}
A reader that turns each piece between commas into a
number will often get a zero from an empty piece, and nobody is the wiser;
if it skips empty pieces, as a reader of blanks does, everything in the row has moved
to the left.
@^empty cell@>

@<Read a row of a matrix@>=
void MatrixReader::read_row(Cells const& row)
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

@ The last rows of the table share a message, which says what was found; the helps say
what to do about it, the most special first. Mixed separators are not refused here: a user who
asks for a matrix may write \.{1 0,1}.

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

@ At the end the size must be right. Could the numbers also be the names of the columns? Could zero and one in front of two rows be entries?
Then only the author knows, unless the names are indented, as pandas prints them.

@<Read a row of a matrix@>=
Problem MatrixReader::finish(std::vector<std::string>* notes)
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

@ A line such as \.{A = [1 1 0;0 0 1]} is valid DLX text, too: it has seven items, and no option. Such a line of zeros and ones is hardly meant, unless it has the label \.{items:}.
Neither are lines of equal length with nothing but \.{1.0} and \.{0.0}, \.T and~\.F, or \.{1 \& 0 \\\\}, nor the size \.{2 1} above two ones.

@<Ask whether DLX text could be a matrix@>=
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

@*1 Writing. A matrix is written with commas, because a comma tells people,
spreadsheets, and our own |guess| what it is. (A matrix of width~1 has none, and must be read with \cmd{--format matrix}.) If the items have names
other than |C1|, |C2|, \dots, these go into a comment, for the eye only.

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

@ \pitfall{A matrix can be transposed, and nothing in it will complain:
a row for each item is an answer to another question. We
cannot know; but if the number of options that \dlx\ reports looks like your
number of items, that is why.}

\pinned{In \.{tests/text/matrix\UL test.cpp} the same matrix is written in six
ways and must be the same problem; two hundred random ones are written and
read again; and what is no matrix is refused. That one of 50,000 columns is
read in linear time is a test of \sec{text/format}.}

\exercise[20]{A row of a matrix from a spreadsheet may have an empty cell for each
zero. Read such files, if asked to. Which of the messages must
go, and what will not be noticed any more?}
\answer{A comma after a comma, or at either end of a line, then stands for a zero as well;
the two messages about missing entries go. A cell that was forgotten, which might have
been a one, will not be noticed, nor a blank line in the middle that meant a row of
zeros.}

\summary{A matrix is rows of equal width, and the first line sets it. Where nothing
has a name, nothing can be checked but the shape.}
