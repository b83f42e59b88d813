@** Any problem. \label{text/format}%
A program that solves problems does not care in which dialect one was
written. So one function checks the characters, guesses the dialect, and hands the
text to the reader of that dialect. Then it is done, as good managers are.

In the other direction there is nothing to guess. What a
writer has written, |read_problem| reads again, and gets an equal problem;
this is the invariant of the whole part, and the tests lean on it heavily.
The exception is the matrix, in which names are lost and entries are sorted.
@^round trip@>

An option without a primary item never belongs to a cover, which is no error, but its
author might want to know; so it is mentioned in the |notes|, if the caller wants them, with other things that are allowed and hardly meant.
@^notes@>

@(dlx/text/format.hpp@>=
#pragma once
/* Problems in files, in any dialect. (The writers are in the headers of the
   dialects, which are included.) */
#include "dlx/text/dlx.hpp"
#include "dlx/text/json.hpp"
#include "dlx/text/matrix.hpp"
#include "dlx/text/scanner.hpp"
namespace dlx {
Problem read_problem(Source const& source, Syntax syntax = Syntax::automatic,
  std::vector<std::string>* notes = nullptr);
  /* throws |InputError|, also if the dialect cannot be guessed; a note is one line */
} // |namespace dlx|

@ If the function has to ask, it points to the first word that is not in a comment;
there must be one, for otherwise |guess| would have been sure.

@(dlx/text/format.cpp@>=
#include "dlx/text/format.hpp"
namespace dlx {
namespace {
@<Refuse files in other languages@>
}
Problem read_problem(Source const& source, Syntax syntax,
  std::vector<std::string>* notes)
{
  std::size_t const start = check_text(source);
  if (syntax == Syntax::automatic) {
    refuse_other_languages(source, start);
    syntax = guess(source.text, start);
  }
  switch (syntax) {
    case Syntax::matrix: return read_matrix(source, start, notes);
    case @[Syntax::json@]: return read_json(source, start, notes);
    case @[Syntax::dlx@]: return read_dlx(source, start, notes);
    case Syntax::automatic: break;
  }
  Scanner scanner(source.text, start, true);
  while (scanner.next() and scanner.is_comment()) ;
  refuse(source, scanner.words()[0], "this file could be a matrix, and it could be "
    "DLX text", "say --format matrix or --format dlx, or write 'items:' before the items");
}
} // |namespace dlx|

@ What \cmd{dlx convert} writes for other programs is no problem any more, and what a search has written is none yet. These are known by how they begin, and it
would be no help to hear that the item \.{cover:} has a colon. (With \.{--format}, nobody guesses.)

@<Refuse files in other languages@>=
void refuse_other_languages(Source const& source, std::size_t start)
{
  struct Beginning { std::string_view words, what; };
  constexpr Beginning known[] = {
    {"c exact cover: ", "these are clauses"}, {"p cnf ", "these are clauses"}, {"p wcnf ", "these are clauses"},
    {"\\ exact cover: ", "this is a linear program"}, {"* #variable= ", "these are pseudo-Boolean conditions"},
    {"pseudo-Boolean proof version ", "this is a proof"}, {"dlx checkpoint ", "this is a checkpoint"}};
  for (auto const& [words, what] : known)
    if (std::string_view(source.text).substr(start).starts_with(words))
      refuse(source, Word{words, start, words.size() - 1}, std::string(what) + ", and not an exact cover problem",
        "give the file from which it was made");
}

@ \pitfall{To accept two dialects in one file. To be quadratic: the long tests have a stopwatch for files of five megabytes, and it has
found something once, see \sec{text/json}.}

\pinned{\.{tests/text/format\UL test.cpp} has a table of all messages of
these chapters, each with an input that provokes it. Others mutate valid files eight thousand
times; what comes out is an |InputError|, or can be written and read again.}

\exercise[15]{Add a fourth dialect: matrices whose first row has names. Which chapters have to change?}
\answer{This one, by a case; that of lines and words, by a value of |Syntax|, which
|guess| need not know, for a row of names could be DLX text; and the settings of the
command, by a word for \.{--format}. Neither the draft nor any other reader.}

\summary{Check, guess, read. What is written can be read again; if that is in
doubt, the writer asks the reader.}
