@** Zeros and ones. \label{text/matrix}%
The second dialect is a matrix of zeros and ones, as spreadsheets and
numerical programs write it. There is a row for each option. Its entries are
separated by commas or blanks; blank lines are skipped, and so are lines
that begin with \.{\#}.
\verbatimfile{tests/data/report.csv}
Nothing has a name in a matrix, so the items get the names |C1|, |C2|,
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
\drawn{260}{34}{\paleblue 0 16 36 12 re f 100 16 48 12 re f 200 16 48 12 re f
  0 16 36 12 re 12 16 m 12 28 l 24 16 m 24 28 l S
  100 16 48 12 re 112 16 m 112 28 l 124 16 m 124 28 l 136 16 m 136 28 l S
  200 16 48 12 re 212 16 m 212 28 l 224 16 m 224 28 l 236 16 m 236 28 l S
  \inred 1.2 w 136 16 12 12 re S 200 16 12 12 re S}%
  {\ninett\centredat{6}{19}{0}\centredat{18}{19}{1}\centredat{30}{19}{1}%
   \centredat{106}{19}{0}\centredat{118}{19}{1}\centredat{130}{19}{1}\centredat{142}{19}{0}%
   \centredat{206}{19}{0}\centredat{218}{19}{0}\centredat{230}{19}{1}\centredat{242}{19}{1}%
   \eightrm\centredat{18}{4}{the row}\centredat{124}{4}{C2, C3?}\centredat{224}{4}{C3, C4?}}%
  {A row with a hole can be mended in more than one way. Nothing in the file can tell.}

@ Each line that is not a comment is a row, and the invariant of the reader is that
{\it every row has as many entries as the first}. There are no other rules; in
particular, a row of zeros is allowed. It is an option that covers nothing, so there
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
  std::vector<std::string>* notes = nullptr);
  /* the problem in a text that begins at |start|, as |check_text| has found;
     its items are called |C1|, |C2|, \dots\null. Throws |InputError|. Notes
     as for DLX text. Time: proportional to the text */
std::string write_matrix(Problem const& problem);
  /* rows with commas. The names of options are lost, and those of items become
     a comment. Throws |ProblemError| if there is no item or no option, if there are
     secondary items, bounds, or costs, and if a name cannot be read again. Size: items times options */
} // |namespace dlx|

@ The reader is a loop over the lines of a |Scanner|, which makes a |Draft|; what is new
fits into one function that looks at a row.

@(dlx/text/matrix.cpp@>=
#include "dlx/text/matrix.hpp"
#include "dlx/text/draft.hpp"
#include "dlx/text/scanner.hpp"
#include <algorithm>
#include <fmt/format.h>
namespace dlx {
namespace {
@<Take the entries out of a row@>
}
@<Read a matrix@>
@<Write a matrix@>
} // |namespace dlx|

@*1 Reading. The |Draft| gets entries for the ones only, so the waste is over
once the file has been read.

@<Read a matrix@>=
Problem read_matrix(Source const& source, std::size_t start,
  std::vector<std::string>* notes)
{
  Draft draft(source);
  Scanner scanner(source.text, start, true);
  std::size_t first = 0; /* where the first row begins */
  while (scanner.next()) {
    if (scanner.is_comment()) continue;
    auto const row = entries_of_row(source, scanner.words());
    @<Let the first row make the items, and check the width of any@>
    draft.begin_option(row[0].at);
    for (std::size_t j = 0; j < row.size(); ++j)
      if (row[j].text == "1") draft.add_entry(j + 1, row[j]);
  }
  check(source, {{draft.problem.item_count() == 0,
    Word{"", source.text.size(), 0}, "the matrix has no rows",
    "write one row of zeros and ones a line"}});
  return draft.finish(notes);
}

@ The items take their places from the first row. A row that is too long is marked
where it becomes so, and a row that is too short at its end.

@<Let the first row make the items, and check the width of any@>=
if (draft.problem.item_count() == 0) {
  first = row[0].at;
  for (std::size_t j = 1; j <= row.size(); ++j) {
    auto const name = fmt::format("C{}", j);
    draft.add_item(Word{name, row[j - 1].at, 1}, Kind::primary);
  }
}
std::size_t const width = draft.problem.item_count();
if (row.size() != width)
  refuse(source, row[std::min(width, row.size() - 1)],
    fmt::format("this row has {} entr{} instead of {}", row.size(),
      row.size() == 1 ? "y" : "ies", width),
    fmt::format("line {}, the first row, sets the width",
      locate(source, first).line));

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

@<Take the entries out of a row@>=
std::vector<Word> entries_of_row(Source const& source,
  std::vector<Word> const& words)
{
  static constexpr auto mend = "write 0 or 1 there";
  static constexpr auto neither = "the entry {} is neither 0 nor 1";
  std::vector<Word> row;
  bool after_comma = true;
  for (Word const& w : words) {
    bool const is_comma = w.text == ",";
    bool const is_entry = is_bit(w.text);
    @<Check the word |w| of a row@>
    if (is_entry) row.push_back(w);
    after_comma = is_comma;
  }
  check(source, {{after_comma, words.back(),
    "an entry is missing after this comma", mend}});
  return row;
}

@ The rows of the table
below the first share a message, which says what was found; the helps say
what to do about it, the most special first. A word such as \.{101} is a row
without separators; a \.{\#} in the middle of a line is a comment in the manner
of Python. Mixed separators are not refused here: a user who
asks for a matrix may write \.{1 0,1}.

@<Check the word |w| of a row@>=
check(source, {
  {is_comma and after_comma, w, "an entry is missing before this comma",
    mend},
  {not is_comma and not is_entry and has_only(w.text, "01"), w, neither,
    "separate the entries by blanks or commas"},
  {not is_comma and not is_entry and w.text[0] == '#', w, neither,
    "a comment needs a line of its own"},
  {not is_comma and not is_entry, w, neither,
    "a matrix has only zeros and ones; for names, use --format dlx"}});

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

\summary{A matrix is rows of equal width, and the first row sets it. Nothing in
it has a name, so nothing in it can be checked but its shape.}
