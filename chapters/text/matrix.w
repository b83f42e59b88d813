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
ourselves. And then there is the other question, whether a file is a matrix
at all; that is what the second half of this chapter is about.
@^matrix, 0-1@>

@ A matrix with a hole is the classical case of an error whose place is
uncertain. One of the rows has the wrong length, but which? We believe the
first one, and say so in the help, so that a person who knows better can
look there.
\verbatimfile{tests/data/broken/ragged.csv}
\verbatimfile{tests/data/broken/ragged.txt}
Two rejected ideas: to fill the row up with zeros, as some numerical
programs do, and to take the majority of the rows for right, which would
need the whole file before the first error. Here the row lacks a zero at its
end, or perhaps in front; in the first case the option would be |C2|~|C3|,
in the second |C3|~|C4|, and nothing in the file can tell.

@ Each line that is not a comment is a row, and every row must have as many
entries as the first one. There are no other rules; in particular, a row of
zeros is allowed. It is an option that covers nothing, so there will be a
note.

What does it cost? A matrix has a place for each zero, so for sparse
problems it is the most wasteful of the three dialects: the sudoku matrix of
\sec{more/links}, with its 729 rows of 324 entries, has 472,392 characters as a
matrix, of which 2,916 say something. As DLX text it has less than a tenth
of that. The |Draft| gets entries for the ones only, so the waste is over
once the file has been read.

The reader is a loop. It uses the |Scanner| and the |Draft| of \sec{text/format},
and what is new fits into one function that looks at a row.

@<Read a matrix@>=
@<Take the entries out of a row@>@;
static Problem read_matrix(Source const& source, std::size_t start,
  std::vector<std::string>* notes)
{
  Draft draft(source);
  Scanner scanner(source.text, start, true);
  std::size_t first = 0; /* where the first row begins */
  while (scanner.next()) {
    if (scanner.is_comment()) continue;
    auto const row = entries_of_row(source, scanner.words());
    @<If this is the first row, make an item for each column@>@;
    @<Check the width of the row@>@;
    draft.begin_option(row[0].at);
    for (std::size_t j = 0; j < row.size(); ++j)
      if (row[j].text == "1") draft.add_entry(j + 1, row[j]);
  }
  check(source, {{draft.problem.item_count() == 0,
    @[Word{"", source.text.size(), 0}@], "the matrix has no rows",
    "write one row of zeros and ones a line"}});
  return draft.finish(notes);
}

@ The items take their places from the first row; should there ever be a
complaint about one, this is where the caret would go.

@<If this is the first row, make an item for each column@>=
if (draft.problem.item_count() == 0) {
  first = row[0].at;
  for (std::size_t j = 1; j <= row.size(); ++j) {
    auto const name = fmt::format("C{}", j);
    draft.add_item(@[Word{name, row[j - 1].at, 1}@], Kind::primary);
  }
}

@ A row that is too long is marked where it becomes so, and a row that is
too short at its end.

@<Check the width of the row@>=
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
\verbatimfile{tests/data/broken/hole.csv}
\verbatimfile{tests/data/broken/hole.txt}
A reader that splits such a line at its commas and turns each piece into a
number will often get a zero from an empty piece, and nobody is the wiser;
if it skips empty pieces, as a reader of blanks does, the row has become
shorter and everything in it has moved to the left.
@^empty cell@>

Here is the table of what can be wrong with a word. Three mistakes are so
common that they deserve a hint of their own: digits without anything
between them, a comment after a row, and a file that is no matrix at all.

@<Take the entries out of a row@>=
static std::vector<Word> entries_of_row(Source const& source,
  std::vector<Word> const& words)
{
  static constexpr auto mend = "write 0 or 1 there";
  static constexpr auto neither = "the entry {} is neither 0 nor 1";
  std::vector<Word> row;
  bool after_comma = true;
  for (@[Word const& w@, : @,words@]) {
    bool const is_comma = w.text == ",";
    bool const is_entry = is_bit(w.text);
    @<Check the word |w| of a row@>@;
    if (is_entry) row.push_back(w);
    after_comma = is_comma;
  }
  check(source, {{after_comma, words.back(),
    "an entry is missing after this comma", mend}});
  return row;
}

@ A row that passes has entries, and commas only between them. The rows
below the first share a message, which says what was found; the helps say
what to do about it, the most special first. A word such as \.{101} is a row
without separators; a \.{\#} in the middle of a line is the comment of
somebody who knows Python. Mixed separators are not refused here: whoever
asks for a matrix may write \.{1 0,1}.

@<Check the word |w| of a row@>=
check(source, {@/
  {is_comma and after_comma, w, "an entry is missing before this comma",
    mend},@/
  {not is_comma and not is_entry and has_only(w.text, "01"), w, neither,
    "separate the entries by blanks or commas"},@/
  {not is_comma and not is_entry and w.text[0] == '#', w, neither,
    "a comment needs a line of its own"},@/
  {not is_comma and not is_entry, w, neither,
    "a matrix has only zeros and ones; for names, use --format dlx"}});

@*1 The right dialect. Usually nobody has to say which one it is. JSON
begins with a brace. If every word is 0 or 1, the file might be a matrix, or
DLX text with two items that are called 0 and~1; a strange idea, but not
forbidden. A line of three words settles it, because an item would be there
twice. Commas settle it too. Otherwise there is no telling. The file
\verbatimfile{tests/data/broken/two.mat}
is a fine matrix with two rows, but also two items with one option. As a
matrix it has one cover, both rows together; as DLX text it has one cover
too, the only option. An answer `1' would be right in any case, and wrong.
Nor can we tell if commas and blanks are mixed: is \.{0,0 0,1} a row of four
entries, or do we see two cells of a chessboard, called \.{0,0} and \.{0,1}?
In such cases |guess| returns |Syntax::automatic|, and we ask.
\verbatimfile{tests/data/broken/two.txt}
@^guessing the syntax@> @^ambiguous file@>

@ The name of the file could help us. But many files have none, since they
come through a pipe; others are called \.{problem.txt}; and a file that
changes its meaning when it is renamed is a surprise that nobody needs. So
we look at the text only.

Could one guess by trying, as we did with the comment in \sec{bar story}? It
would be the more reliable way: if a text can be read as DLX and not as a
matrix, it is DLX. But then an error in a matrix would turn it into the
strangest DLX text. The dialect should be decided by what the author
evidently wanted to write, even if there is a mistake in it. So a single
word that is neither 0, nor 1, nor a comma makes a file DLX text, and that
is nearly always the very first one.

@<Guess the syntax@>=
static Syntax guess(std::string_view text, std::size_t start)
{
  Scanner scanner(text, start, true);
  bool commas = false, gaps = false; /* entries without comma between them */
  std::size_t longest = 0;
  for (bool first = true; scanner.next(); first = false) {
    auto const& words = scanner.words();
    char const begin = words[0].text[0];
    if (first and ((begin == '{') or (begin == '[') or begin == '"'))
      return @[Syntax::json@];
    if (scanner.is_comment()) continue;
    longest = std::max(longest, words.size());
    @<Look for commas and gaps; return if it is neither 0 nor 1@>@;
  }
  if (longest == 0) return @[Syntax::dlx@]; /* it has no item line, either */
  if (commas) return gaps ? Syntax::automatic : Syntax::matrix;
  return longest > 2 ? Syntax::matrix : Syntax::automatic;
}

@ A {\it gap\/} is a place where two entries have no comma between them.
Gaps without commas are the rows of a matrix with blanks; commas without
gaps are those of one with commas; it is only the mixture that is
suspicious.

@<Look for commas and gaps; return if it is neither 0 nor 1@>=
bool after_entry = false;
for (@[Word const& w@, : @,words@]) {
  bool const is_comma = w.text == ",";
  if (not is_comma and not is_bit(w.text)) return @[Syntax::dlx@];
  commas = commas or is_comma;
  gaps = gaps or (after_entry and not is_comma);
  after_entry = not is_comma;
}

@ This is the function for which all the others were written. If it has to
ask, it points to the first word that is not in a comment; there must be
one, for otherwise |guess| would have been sure. There is also a remedy
within the file: the word \.{items:} is neither 0 nor~1.

@<Read a problem@>=
Problem read_problem(Source const& source, Syntax syntax,
  std::vector<std::string>* notes)
{
  std::size_t const start = check_text(source);
  if (syntax == Syntax::automatic) syntax = guess(source.text, start);
  switch (syntax) {
    case Syntax::matrix: return read_matrix(source, start, notes);
    case @[Syntax::json@]: return read_json(source, start, notes);
    case @[Syntax::dlx@]: return DlxReader(source, start).read(notes);
    case Syntax::automatic: break;
  }
  Scanner scanner(source.text, start, true);
  while (scanner.next() and scanner.is_comment()) ;
  refuse(source, scanner.words()[0],
    "this file could be a matrix, and it could be DLX text",
    "say --format matrix or --format dlx, or write 'items:' " @|
    "before the items");
}

@ \pitfall{A matrix can be transposed, and nothing in it will complain:
whoever writes a row for each item gets an answer to another question. We
cannot know; but if the number of options that \dlx\ reports looks like your
number of items, that is why. A second trap is a first line with headings,
as spreadsheets like them. It is not zeros and ones, so the file is taken
for DLX text, and the first row with a comma in it will be an unknown item;
the help says what to do.}

\pinned{In \.{tests/text/format\UL test.cpp} the same matrix is written in six
ways and must be the same problem; a matrix of 50,000 columns must be read
in linear time; and every small file that has two meanings is refused until
somebody says which one it is.}

\exercise{Find a file that is valid as DLX text and as a matrix with commas,
and that the reader takes for a matrix. Could |guess| notice without reading
the file twice?}

\summary{A matrix is rows of equal width, and the first row sets it. The
dialect of a file is what its author evidently wanted to write; if that is
not evident, we ask.}
