@** Any problem. \label{text/format}%
Which reader gets a file? One function checks the characters, guesses the dialect, and calls the
reader of that dialect. Then it is done, as good managers are. It mentions in the |notes|, if the
caller wants them, what is allowed and hardly meant.

In the other direction there is nothing to guess. The text of a writer is read by |read_problem|
as an equal problem; this is the invariant of the whole part. The exception is the matrix, in
which names are lost and entries are sorted.
@^round trip@>@^notes@>

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

@ When the dialect is not evident, the function points to the first word that is not in a comment;
|guess| is sure if there is none.

@(dlx/text/format.cpp@>=
#include "dlx/text/format.hpp"
#include <algorithm>
#include <fmt/format.h>
#include <set>
namespace dlx {
namespace {
@<Rewrite miniexact's formats@>
@<Rewrite other forms@>
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

@ Each dialect has its reader; a question takes the place of a guess.

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

@ A rewritten text (\sec{text/foreign}) has errors at its own places, which are moved to those of
the text that was given.

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

@ If the text has the form of another program, there may be two errors. The reading that came
further is likely to be the one that was meant; an evident form is meant in any case.

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

@ Files that \cmd{dlx convert} or a search has written for other programs are known by how they
begin. Files of other programs may begin with comments, and are looked for only if the text could
not be read.

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

@*1 Miniexact. This solver (\.{github.com/miniexact}) has two formats of its own. In the second, a line \.{p xc 4 1} says that items 1
to~4 are primary, and 5 is a secondary one. Each option ends with a zero, and a negative number is
the colour of the item before it. Many times more items than the text has letters are a mistake.

@<Rewrite miniexact's formats@>=
Rewriting numbered(std::string const& text, std::size_t start)
{
  std::vector<Word> words;
  std::size_t head = 0; /* words of the first line */
  for (Scanner lines(text, start, false); lines.next(); ) {
    auto const& line = lines.words();
    if (line[0].text != "c") words.insert(words.end(), line.begin(), line.end()); /* or it is a comment */
    if (head == 0) head = words.size();
    if (head == 1 or (head > 1 and ((words[0].text != "p") or not words[1].text.starts_with("xc")))) return {};
  }
  if (head == 0) return {};
  auto const number = [&](std::size_t k) { return k < head ? whole_number<int>(words[k].text).value_or(-1) : -1; };
  std::int64_t const primary = number(2), secondary = number(3), most = static_cast<std::int64_t>(text.size()) + 1000;
  bool const is_right = head == 4 and primary >= 0 and secondary >= 0 and primary + secondary < most and words.back().text == "0";
  Rewriting r = {@[Syntax::dlx@], "", "miniexact's format", true};
  if (not is_right) return r.refuse(words[0].at, "this begins like miniexact's format, but it is not right",
    "a first line 'p xc 4 1' has the numbers of primary and of secondary items; each option ends with 0");
  r.add("items:", words[0].at);
  for (std::int64_t i = 1; i <= primary + secondary; ++i)
    r.add((i == primary + 1 ? "| " : "") + std::to_string(i), words[2].at);
  r.text += '\n';
  for (std::size_t k = 4; k < words.size(); ++k) @<Add a number of an option@>
  return r;
}

@ A lonely zero is an empty option.

@<Add a number of an option@>=
{
  auto const word = std::string(words[k].text);
  bool const is_end = word == "0", is_first = (words[k - 1].text == "0") or k == 4;
  if ((word[0] == '-') and not is_first) r.text.back() = ':', r.text += word.substr(1) + ' ';
  else if (not is_end or is_first) r.add(is_end ? ":" : word, words[k].at);
  if (is_end) r.text += '\n';
}

@ In the first format, the primary items stand between \.< and \.>, the secondary ones between
brackets, and each option ends with a semicolon. An item \.{a:1;3} has bounds. Blanks may stand
between all of these; so the text is split at its signs.

@<Rewrite miniexact's formats@>=
constexpr std::string_view miniexact_signs = "<>[];:|"; /* with the bar, which it does not have */
std::vector<Word> split_at_signs(std::string_view text, std::size_t start)
{
  std::vector<Word> words;
  for (Scanner lines(text, start, false); lines.next(); )
    for (Word w : lines.words())
      for (std::size_t n = 0; w.length > 0; w = part(w, n))
        words.push_back(part(w, 0, n = std::clamp<std::size_t>(w.text.find_first_of(miniexact_signs), 1, w.length)));
  return words;
}
Rewriting with_signs(std::vector<Word> const& words)
{
  Rewriting r = {@[Syntax::dlx@], "", "miniexact's format", true};
  std::set<std::string> items;
  char list = 0; /* where we are: its sign, or |'o'|, among options */
  auto const sign_at = [&](std::size_t k)
    { return k < words.size() and has_only(words[k].text, miniexact_signs) ? words[k].text[0] : k < words.size() ? 'a' : '\0'; };
  auto const refused = [&](std::size_t k)
    { return r.refuse(words[k].at, "this begins with '<', as miniexact's format does, but from here on it is not right",
      "a problem such as <A B:1;2> [X] A X:1; B; has semicolons behind its options; of a sparse matrix, print toarray()"); };
  for (std::size_t k = 0; k < words.size(); ++k) {
    char const sign = sign_at(k);
    if ((sign == 'a') and list != 0) @<Add a name, perhaps with its bounds or its colour@>
    else if ((sign == '<') and list == 0) r.add("items:", words[k].at), list = '<';
    else if ((sign == '[') and sign_at(k - 1) == '>') r.add("|", words[k].at), list = '[';
    else if (((sign == '>') and list == '<') or ((sign == ']') and list == '[') or ((sign == ';') and list == 'o')) list = 'o';
    else return refused(k);
    if ((list == 'o') and (sign != 'a') and sign_at(k + 1) != '[') r.text += '\n';
  }
  return (list == 'o') and sign_at(words.size() - 1) != 'a' ? r : refused(words.size() - 1);
}

@ The bounds of \.{a:1;3} are 1 and~3; they are judged here, where their spelling is known. Names
of secondary items have no bounds.

@<Add a name, perhaps with its bounds or its colour@>=
{
  bool const has_value = sign_at(k + 1) == ':', has_two = has_value and (list == '<') and (sign_at(k + 3) == ';') and sign_at(k + 4) == 'a';
  if (has_value and ((sign_at(k + 2) != 'a') or list == '[')) return refused(k);
  auto const word = std::string(words[k].text), value = std::string(has_value ? words[k + 2].text : "1");
  auto const lower = whole_number<int>(value), upper = has_two ? whole_number<int>(words[k + 4].text) : lower;
  if ((list == '<') and not (lower and lower <= upper and upper > 0 and upper < 1'000'000'000)) return refused(k);
  if (list != 'o') items.insert(word);
  else if (has_value and not items.contains(word)) return r.refuse(words[k].at, "this is no item, and miniexact's options have no names", "delete it, and its colon");
  auto const bounds = std::to_string(lower.value_or(1)) + ':' + std::to_string(upper.value_or(1));
  r.add(list == '<' ? bounds + '|' + word : has_value ? word + ':' + value : word, words[k].at);
  k += has_two ? 4 : 2*has_value;
}

@*1 All other forms. Names between commas become names between blanks, if each line is separated in one way: \.{A,B} might be one name in
a line that has blanks as well. A bar needs no comma, nor does the name of an option.

@<Rewrite other forms@>=
bool replace_commas(std::string& text, std::size_t start)
{
  for (Scanner lines(text, start, true); lines.next(); ) {
    bool has_comma = false, has_gap = false;
    for (std::size_t k = 1; k < lines.words().size(); ++k) {
      auto const before = lines.words()[k - 1].text, after = lines.words()[k].text;
      bool const is_comma = (before == ",") or after == ",";
      has_comma = has_comma or is_comma;
      has_gap = has_gap or not (is_comma or before.ends_with('|') or (after[0] == '|') or (k == 1 and before.ends_with(':')));
    }
    if (has_comma and has_gap) return false;
  }
  std::replace(text.begin() + static_cast<std::ptrdiff_t>(start), text.end(), ',', ' ');
  return true;
}

@ Two forms are made for the eye only, and are refused with a help.

@<Rewrite other forms@>=
void refuse_prints(Rewriting& r, std::size_t start)
{
  Scanner lines(r.text, start, false);
  if (not lines.next()) return;
  Word const w = lines.words()[0];
  if (w.text == "[,1]") r.refuse(w.at, "this is how R prints a matrix", "write it with write.csv(x, \"FILE\", row.names = FALSE)");
  auto const bars = std::ranges::count(w.text, '|');
  if ((bars > 1) and lines.next() and std::ranges::count(lines.words()[0].text, '|') == bars)
    r.refuse(w.at, "bars stand between the cells", "write commas between them");
}

@ The first form that fits is taken. A dictionary that Python has printed is JSON with other
quotes, and JSON may have comments. Names with other separators are DLX text, and come last; if
nothing has changed, the form is not known here.

@<Rewrite other forms@>=
Rewriting rewritten(std::string const& old, std::size_t start)
{
  Rewriting r = {Syntax::automatic, old, "DLX text with other separators or comments"};
  drop_comments(r, start);
  char const first = first_letter(r.text, start);
  if (first == '<') return with_signs(split_at_signs(r.text, start));
  if (auto p = numbered(r.text, start); p.is_evident) return p;
  refuse_prints(r, start);
  if (not r.fault.empty()) return r;
  bool const has_quotes = old.find('"') != old.npos, is_object = (first == '{') and old.find(':') != old.npos;
  if (is_object and not has_quotes) std::ranges::replace(r.text, '\'', '"');
  if (is_object) return r.text == old ? r : Rewriting{@[Syntax::json@], r.text, "JSON with other quotes or comments"};
  if (auto table = as_table(old, start); table.is_likely) return table;
  if ((first == '{') and not has_quotes and (old.find(',') != old.npos) and std::ranges::count(old, '{') > 1)
    r.refuse(start, "these are sets, and nothing says which of them has the items", "write the items in the first line, and an option a line, without braces");
  if ((first == '{') or first == '[') return r;
  drop_quotes(r, start);
  replace_semicolons(r, start, false);
  if (replace_commas(r.text, start) and r.text != old) r.syntax = @[Syntax::dlx@];
  return r;
}

@ \pitfall{To accept two dialects in one file. To rewrite a text that is valid as it stands: then
it changes its meaning when this chapter learns a new format. To be quadratic, see
\sec{text/json}.}

\pinned{\.{tests/text/format\UL test.cpp} has a table of all messages of
these chapters, each with an input that provokes it, and a table of texts in the form of other programs. Others mutate valid files thousands of times; the result is an |InputError|, or can be written and read again.}

\exercise[15]{Add a fourth dialect. Which chapters have to change?}
\answer{This one, by a case; that of lines and words, by a value of |Syntax|, and a guess, if the dialect can be told
from the others; and the settings of the command, by a word for \.{--format}. Neither the draft nor any other reader.}

\exercise[15]{Why is a list of sets such as \.{\LB1,2,3\RB} \.{\LB1,2\RB} \.{\LB3\RB}, a set a line, refused?}
\answer{It can be understood in two ways. If the first set names the items, there is one
cover. If all three are options, there are two.}

\summary{Check, guess, read. A text that cannot be read is rewritten, if it has a known form, and read again.}
