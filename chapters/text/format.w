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
#include "dlx/text/foreign.hpp"
#include <algorithm>
#include <fmt/format.h>
namespace dlx {
namespace {
@<Refuse files in other languages@>
@<Read a text in a dialect@>
@<Read a text in the manner of others@>
}
Problem read_problem(Source const& source, Syntax syntax,
  std::vector<std::string>* notes)
{
  std::size_t const start = check_text(source);
  if (syntax == Syntax::matrix) return read_rewritten(source, start, as_table(source.text, start), notes);
  if (syntax != Syntax::automatic) return read_as(syntax, source, start, notes);
  refuse_other_languages(source, start);
  syntax = guess(source.text, start);
  if (syntax == Syntax::automatic) ask_for_syntax(source, start);
  if (syntax == Syntax::matrix and source.text.find('\t') != source.text.npos) return read_rewritten(source, start, as_table(source.text, start), notes);
  std::size_t const so_far = notes ? notes->size() : 0;
  try {
    auto problem = read_as(syntax, source, start, notes);
    if (syntax != @[Syntax::dlx@] or not could_be_matrix(problem, source.text, start)) return problem;
  } catch (InputError const& e) {
    if (syntax == Syntax::matrix and not as_table(source.text, start).is_likely) throw;
    if (notes) notes->resize(so_far);
    return read_foreign(source, start, e, notes);
  }
  ask_for_syntax(source, start);
}
} // |namespace dlx|

@ Each dialect has its reader.

@<Read a text in a dialect@>=
Problem read_as(Syntax syntax, Source const& source, std::size_t start, std::vector<std::string>* notes, std::string_view written = "")
{
  return syntax == Syntax::matrix ? read_matrix(source, start, notes, written)@|
    : syntax == @[Syntax::json@] ? read_json(source, start, notes) : read_dlx(source, start, notes);
}
[[noreturn]] void ask_for_syntax(Source const& source, std::size_t start)
{
  Scanner scanner(source.text, start, true);
  while (scanner.next() and scanner.is_comment()) ;
  refuse(source, scanner.words()[0], "this file could be a matrix, and it could be "
    "DLX text", "say --format matrix or --format dlx, or write 'items:' before the items");
}

@ A rewritten text has errors at its own places, which are moved to those of the text that was given. Most
rewriting leaves them where they were.

@<Read a text in a dialect@>=
Problem read_rewritten(Source const& source, std::size_t start, Rewriting const& r, std::vector<std::string>* notes)
{
  if (not r.fault.empty()) throw InputError(source, r.fault_at, 1, std::string(r.fault), std::string(r.mend));
  try {
    return read_as(r.syntax, Source{source.name, r.text}, r.places.empty() ? start : 0, notes, source.text);
  } catch (InputError const& e) {
    throw InputError(source, r.place_of(e.offset()), e.length(), e.message(), e.help());
  }
}

@ If the text has the form of another program, which of the two errors is the one that helps? The reading that comes
further is likely to be the one that was meant; and an evident form is meant in any case.

@<Read a text in the manner of others@>=
Problem read_foreign(Source const& source, std::size_t start, InputError const& first, std::vector<std::string>* notes)
{
  refuse_unread_languages(source, start);
  auto const r = rewritten(source.text, start);
  if (r.syntax == Syntax::automatic and r.fault.empty()) throw first;
  try {
    std::vector<std::string> more;
    auto problem = read_rewritten(source, start, r, &more);
    if (notes) notes->push_back(fmt::format("{}: note: this is read as {}", display_name(source), r.what));
    if (notes) notes->insert(notes->end(), more.begin(), more.end());
    return problem;
  } catch (InputError const& e) {
    if (r.is_evident or e.line() >= first.line()) throw;
    throw first;
  }
}

@ What \cmd{dlx convert} writes for other programs is no problem any more, and what a search has written is none yet. These are known by how they begin, and it
would be no help to hear that the item \.{cover:} has a colon. (With \.{--format}, nobody guesses.) Files that other programs
have written may begin with comments, and are looked for only if the text could not be read.

@<Refuse files in other languages@>=
struct Beginning { std::string_view words, what; };
void refuse_beginning(Source const& source, std::size_t at, std::string_view line, std::initializer_list<Beginning> known)
{
  for (auto const& [words, what] : known)
    if (line.starts_with(words))
      refuse(source, Word{words, at, words.size() - words.ends_with(' ')}, std::string(what) + ", and not an exact cover problem",
        "give the file from which it was made");
}
void refuse_other_languages(Source const& source, std::size_t start)
{
  refuse_beginning(source, start, std::string_view(source.text).substr(start), {
    {"c exact cover: ", "these are clauses"}, {"p cnf ", "these are clauses"}, {"p wcnf ", "these are clauses"},
    {"\\ exact cover: ", "this is a linear program"}, {"* #variable= ", "these are pseudo-Boolean conditions"},
    {"pseudo-Boolean proof version ", "this is a proof"}, {"dlx checkpoint ", "this is a checkpoint"}});
}

@ Comments begin with a~\.c, a star, or a backslash.

@<Refuse files in other languages@>=
void refuse_unread_languages(Source const& source, std::size_t start)
{
  for (Scanner lines(source.text, start, false); lines.next(); ) {
    Word const first = lines.words()[0];
    if ((first.text == "c") or has_only(first.text.substr(0, 1), "*\\")) continue;
    std::string line;
    for (Word const& w : lines.words()) line += std::string(w.text) + ' ';
    std::transform(line.begin(), line.end(), line.begin(), in_lower_case);
    return refuse_beginning(source, first.at, line, {
      {"p cnf ", "these are clauses"}, {"p wcnf ", "these are clauses"}, {"s satisfiable ", "this is the answer of a solver"},
      {"minimize ", "this is a linear program"}, {"maximize ", "this is a linear program"}, {"minimise ", "this is a linear program"},
      {"min: ", "these are linear conditions"}, {"max: ", "these are linear conditions"}});
  }
}

@ \pitfall{To accept two dialects in one file. To be quadratic: the long tests have a stopwatch for files of five megabytes, and it has
found something once, see \sec{text/json}.}

\pinned{\.{tests/text/format\UL test.cpp} has a table of all messages of
these chapters, each with an input that provokes it. Others mutate valid files eight thousand
times; what comes out is an |InputError|, or can be written and read again.}

\exercise[15]{Add a fourth dialect. Which chapters have to change?}
\answer{This one, by a case; that of lines and words, by a value of |Syntax|, and a guess, if the dialect can be
told from the others; and the settings of the
command, by a word for \.{--format}. Neither the draft nor any other reader.}

\summary{Check, guess, read. What is written can be read again; if that is in
doubt, the writer asks the reader.}
