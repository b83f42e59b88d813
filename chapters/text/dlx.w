@** DLX text. \label{text/dlx}%
How is a problem typed? Most often in this dialect of Knuth's programs \.{DLX1}, \.{DLX2}, \dots,
in which whole collections of puzzles exist [K22]:
\verbatimfile{tests/data/latin-2.dlx}
The first line names the items: here, which symbols go where in a Latin square of two rows and two
columns (\sec{dance/latin}). Each other line is an option, which may begin with a name and a
colon.

We call the format {\it DLX text}. Every file that Knuth's programs accept means the same here, or
is refused with a message. There are two exceptions, both contrived: the exercise in
\sec{text/two-readings}, and an item \.{\#} at the beginning of lines, next to items such as
\.{0,1}, which look like a matrix with a comment.
@^DLX text@> @^Knuth, Donald Ervin@>

\sketch{railroad}{The two kinds of lines, as railroads. Words are separated by blanks; but there is none
   after bounds, before a colon or a colour, or in a cost.}

@ The rules, as far as the tracks do not show them:
\smallskip
\item{$\bullet$} Words are separated by blanks and tabs. A line without
words is skipped, and so is a {\it comment}, a line whose first character, apart from blanks, is a
bar. The first other line is the item line.
\item{$\bullet$} Items before the bar are primary, those after it secondary. Bounds
are \.{2:3} for two or three times, \.{2} for exactly twice, \.{1:*} for at least once.
\item{$\bullet$} In the place of bounds, \.{?5} says that the item is covered once, or is left
open for a price of~5.
\item{$\bullet$} Only a secondary item may have a colour. If an option has several
costs, they are added. A cost, or a price, may begin with a minus.
\item{$\bullet$} An empty option is written as a name with its colon, or as a
lone colon if it has no name.
\smallskip

\noindent In Knuth's programs names have at most eight bytes, and colours
one. Here names have any length, in any script that UTF-8 can write; lines end as in Unix or
Windows, and the last one need not end at all. Names of options are our own addition. They are
safe, because in Knuth's format only \.{X::} ends with a colon, with a colon as the colour; it is
refused.
@^option name@> @^item line@> @^comment in a file@>

@ Two exhibits show what strictness is good for. In the first, the bounds have the wrong order. A
search would find no cover.
\exhibit{bounds}{dlx}
In the next one, a blank has slipped in between an item and its colour, so that \.{X:} looks like
an option's name. If an option could have the name of an item, the message would be about an item
\.{blue} that does not exist.
\exhibit{colour}{dlx}

@ A comma is a letter like others, because files exist with items such as \.{2,3}. Names between
commas are read only if there is no other way (\sec{text/foreign}).

@(dlx/text/dlx.hpp@>=
#pragma once
/* DLX text: Knuth's format for exact cover problems, with longer names, names
   of options, and bounds and costs as his DLX3 and DLX5 have them. */
#include "dlx/base/source.hpp"
#include "dlx/more/problem.hpp"
#include <string>
#include <vector>
namespace dlx {
Problem read_dlx(Source const& source, std::size_t start,
  std::vector<std::string>* notes = nullptr);
  /* the problem in a text that begins at |start|, as |check_text| has found;
     throws |InputError|. Notes are remarks about what is allowed and hardly
     meant, a line each. Time: proportional to the text */
std::string write_dlx(Problem const& problem, std::string_view comment = "");
  /* a text that |read_dlx| reads as an equal problem, and that cannot be taken
     for another dialect; the lines of |comment| come first. Throws
     |ProblemError| if a name cannot be written, and |InputError| if the comment
     is no text */
} // |namespace dlx|

@ A reader stops at its first error. Files with problems are mostly written by programs, and if
one line is wrong then a thousand are.

@(dlx/text/dlx.cpp@>=
#include "dlx/text/dlx.hpp"
#include "dlx/text/draft.hpp"
#include "dlx/text/matrix.hpp"
#include "dlx/text/scanner.hpp"
#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <sstream>
namespace dlx {
namespace {
@<Declare the class |DlxReader|@>
@<Write the lines of a problem@>
}
Problem read_dlx(Source const& source, std::size_t start,
  std::vector<std::string>* notes)
{ return DlxReader(source, start).read(notes); }
@<Write DLX text@>
} // |namespace dlx|

@*1 Reading. The reader has one function for each kind of line, and one
for each kind of word in it. The function |read_lines| takes the present line for the item line,
whatever it looks like; \sec{text/bar-story} shows why.

@<Declare the class |DlxReader|@>=
class DlxReader {
  Source const& source;
  std::size_t start; /* where the text begins */
  std::size_t item_line = 0; /* where the item line begins */
  Kind kind = Kind::primary; /* of the next item */
  Scanner scanner;
  Draft draft;
  @<Read the lines of DLX text@>
public:
  DlxReader(Source const& from, std::size_t begin)
    : source(from), start(begin), scanner(from.text, begin, false),
    draft(from) {}
  @<Read DLX text@>
};

@ In the item line, a bar may stick to the word after it, as in Knuth's reader. It must not stick
to the word before it, where it would become part of a name. The bar may come at the end, as
programs write it if there are no secondary items.

@<Read the lines of DLX text@>=
Problem read_lines(std::vector<std::string>* notes)
{
  read_items();
  while (scanner.next())
    if (not scanner.is_comment()) read_option();
    else if (notes and notes->empty()) note_lost_option(*notes);
  return draft.finish(notes);
}
void read_items()
{
  auto const& words = scanner.words();
  item_line = words[0].at;
  for (std::size_t k = words[0].text == "items:"; k < words.size(); ++k) {
    Word word = words[k];
    if (word.text[0] == '|') {
      bool const is_second = kind == Kind::secondary or word.text.starts_with("||");
      check(source, {{is_second, word, "the item line has a second bar",
        "one bar separates the primary items from the secondary ones"}});
      kind = Kind::secondary;
      word = part(word, 1);
    }
    if (word.length > 0) read_item(word);
  }
}

@ Bounds are written as in Knuth's program \.{DLX3}: a number, or two numbers with a colon between
them, and a bar; the star is ours. A word has bounds if there is nothing but digits, colons, and
stars before its first bar, and at least one digit or star; \sec{text/draft} judges them. All
other bars in the word are mistakes.
@^bounds@> @^DLX3@>

@<Read the lines of DLX text@>=
void read_item(Word const& word)
{
  std::size_t const bar = word.text.find('|');
  if (word.text.starts_with('?') and bar != word.text.npos) return read_open_item(word, bar);
  auto const range = bar == word.text.npos ? "" : word.text.substr(0, bar);
  bool const has_bounds = has_only(range, "0123456789:*")
    @|and not has_only(range, ":");
  Word const name = part(word, has_bounds ? bar + 1 : 0);
  @<Check the |word| of an item and its |name|@>
  draft.add_item(name, kind,
    has_bounds ? checked_bounds(source, word, range) : Bounds());
}

@ The order of the rows matters: \.{items:A} breaks the second and the last, and \.{2:A\char"7C}
the fourth, the fifth, and the last two.

@<Check the |word| of an item and its |name|@>=
check(source, {
  {has_bounds and name.length == 0, word,
    "the item after the bounds {} is missing",
    "write bounds and name without blanks, such as 2:3|A"},
  {word.text.starts_with("items:"), word, "the label 'items:' must be " @|
    "the first word of its line, with a blank after it",
    "write the line as 'items: A B | X Y'"},
  {not has_bounds and word.at == item_line and word.text.ends_with(':'), word,
    "the item line has the label {} instead of 'items:'",
    "the first line that is not a comment must name the items"},
  {not has_bounds and has(word, '|') and bar > 0 and has_only(range.substr(0, 1), "0123456789<>=+-"), word,
    "the bounds in {} are not one or two numbers",
    "write them like 2:3|A (two or three times), 2|A (exactly), or 1:*|A (at least)"},
  {not has_bounds and has(word, '|'), word,
    "a bar stands inside the word {}", "put a blank before the bar"},
  {has_bounds and kind == Kind::secondary, word,
    "the secondary item {} has bounds",
    "put it before the bar that separates the primary items"},
  {has(name, '|'), word, "the word {} has two bars",
    "an item has bounds once, such as 2:3|A"},
  {has(name, ':'), name, "the item name {} has a colon",
    "a name has no colon, write 9.30 for 9:30; colours belong in the options"}});

@ \label{text/open}%
Not every item is worth its cover: in a packing, squares may stay free. If leaving the item |A|
open costs~5, then an option that has nothing but~|A|, at a cost of~5, keeps the cover exact. In
the item line, \.{?5\char"7C A} means {\it exactly the same\/} as this line at the end of the
file:
$$\.{?A: A \char"7C 5}$$
In this example, two of three guests will share a taxi, or all of them walk:
\transcript{open-items}
An open item is in the cover, as \.{?B}; so it is an option like others for all searches and
proofs. Bounds \.{0:1\char"7C A}, with a rebate in each option that has \.A, have the same covers, but a search for the cheapest
is much slower, as \sec{more/dearest} shows. The spelling \.{A\char"7C 5} would be too close to
\.{A \char"7C 5}, where 5 is a secondary item.
@^open items@>@^price of an open item@>

@<Read the lines of DLX text@>=
static bool is_price(std::string_view text)
{
  bool const is_negative = text.starts_with('-');
  return text.size() > is_negative and has_only(text.substr(is_negative), digits);
}
void read_open_item(Word const& word, std::size_t bar)
{
  Word const price = part(word, 1, bar - 1), name = part(word, bar + 1);
  @<Check the |word| of an open item, its |name| and |price|@>
  draft.add_item(name, kind);
  draft.leave_open(word, name, price);
}

@ A secondary item is left open for nothing, and so is one with the bounds from 0 to~1.

@<Check the |word| of an open item, its |name| and |price|@>=
check(source, {
  {not is_price(price.text), word, "the price in {} is not a number",
    "write ?5|A if the item A may be left open, and that costs 5"},
  {name.length == 0, word, "the item after the price {} is missing",
    "write price and name without blanks, such as ?5|A"},
  {kind == Kind::secondary, word, "the secondary item {} has a price",
    "put it before the bar that separates the primary items"},
  {has(name, '|'), word, "the word {} has two bars",
    "an item has a price, such as ?5|A, or bounds, such as 2:3|A"},
  {has(name, ':'), name, "the item name {} has a colon",
    "a name has no colon, write 9.30 for 9:30; colours belong in the options"}});

@ A colon alone at the beginning of an option means that it has no name. Costs are those of
Knuth's \.{DLX5}, a bar with digits after it; ours may have a minus in between. A line that has
its cost in front, \.{\char"7C{}5 A B}, is a comment; the first of them gets a note.
@^cost@> @^DLX5@>

@<Read the lines of DLX text@>=
static bool is_cost(std::string_view text)
{
  return text.starts_with('|') and is_price(text.substr(1));
}
void note_lost_option(std::vector<std::string>& notes) const
{
  auto const& words = scanner.words();
  bool const is_lost = words.size() > 1 and is_cost(words[0].text) and draft.problem.find_item(words[1].text) != 0;
  if (is_lost) notes.push_back(fmt::format("{}:{}: note: this line is a comment, since it begins with a bar; the cost of an option "
    "stands behind its items", display_name(source), locate(source, words[0].at).line));
}

@ A lone colon may be followed by costs, and by nothing else. A word such as \.{::} is no name;
the table of entries judges it.

@<Read the lines of DLX text@>=
void read_option()
{
  auto const& words = scanner.words();
  Word const first = words[0];
  bool const is_lone = first.text == ":";
  bool const has_name = is_lone or
    (first.text.ends_with(':') and not first.text.starts_with(':'));
  auto const is_entry = [](Word const& w) { return not is_cost(w.text); };
  check(source, {{is_lone and std::any_of(words.begin() + 1, words.end(), is_entry), first,
    "the option name before the colon is missing",
    "write it without a blank before the colon, or remove the colon"}});
  draft.begin_option(first.at,
    has_name ? part(first, 0, first.length - 1) : Word());
  for (std::size_t k = has_name; k < words.size(); ++k) read_entry(words[k]);
}

@ An entry is an item and perhaps a colour; unless it is a cost. A known item, alone or with a
known colour, needs no checks. A remark after an option, with a bar before it, is not allowed: a
bar that was meant for the item line, or a cost with a blank in it, would become a remark.

@<Read the lines of DLX text@>=
void read_entry(Word const& word)
{
  auto const colon = index(std::ranges::find(word.text, ':') - word.text.begin());
  int const i = draft.problem.find_item(word.text.substr(0, colon));
  if (i != 0 and colon == word.length) return draft.add_entry(i, word);
  if (is_cost(word.text)) return draft.add_cost(part(word, 1));
  Word const item = part(word, 0, colon);
  Word const colour = part(word, std::min(colon + 1, word.length));
  int const c = draft.problem.find_colour(colour.text);
  if (i > draft.problem.primary_count() and c != 0) return draft.add_entry(i, item, c);
  @<Check |word|, |item|, and |colour|@>
  if (i == 0) refuse_unknown(item);
  draft.add_entry(i, item, colour);
}

@ If colours are numbers and items letters, even a missing blank, as in \.{X:1Y:2}, is caught
here, for it brings two colons together.

@<Check |word|, |item|, and |colour|@>=
bool const is_bad_cost = word.text.size() > 1 and word.text[0] == '|'
  @|and has_only(word.text.substr(1, 1), "+-.0123456789");
std::string const in_words = colon + 1 == word.length ? name_in_words() : "";
check(source, {
  {is_bad_cost, word, "the cost {} is not a number",
    "a cost is a bar and a whole number, such as |5 or |-5"},
  {has(word, '|'), word, "a bar stands inside an option",
    "bars belong in the item line, or before a cost, as in A B |5; a comment needs a line of its own"},
  {item.length == 0, word, "the item before the colon is missing",
    "write the item and its colour without blanks, such as X:red"},
  {colon + 1 == word.length, item, "the colour of {} is missing", in_words.empty() ?
    "write it without a blank after the colon, or remove the colon" : in_words},
  {has(colour, ':'), word, "the word {} has two colons",
    "an item has one colour, such as X:red"}});

@ For an unknown item there are seven pieces of advice; the first that fits is given, the most
certain first, and the last always applies. The name itself is looked at before: if it has a
hidden character, a suggestion would look exactly like what was typed.

@<Read the lines of DLX text@>=
[[noreturn]] void refuse_unknown(Word const& name) const
{
  draft.check_name(name, "item name", ":|");
  refuse(source, name, fmt::format("there is no item {}", in_quotes(name.text)),
    advice_on(name));
}
std::string advice_on(Word const& name) const
{
  if ((name.text == "#") or draft.problem.find_item("#") > 0)
    return "a comment is a line that begins with a bar, as in | text";
  if (auto const advice = name_in_words(); not advice.empty()) return advice;
  if (int const comment = find_comment(name.text); comment > 0)
    return fmt::format("line {} begins with a bar and hence is a comment; " @|
      "if it names the items, begin it with 'items: |'", comment);
  if (auto const similar = nearest(draft.problem, name.text); not similar.empty())
    return fmt::format("did you mean '{}'?", similar);
  if (has(name, ',')) return "names are separated by blanks";
  if (scanner.words()[0].text.starts_with(std::string(name.text) + ':'))
    return fmt::format("if {0} names the option, put a blank after it: '{0}: ...'", name.text);
  return fmt::format("the items are named in line {}", locate(source, item_line).line);
}

@ In \.{T1 in R1: T1 R1} a name has three words. Then the first word with a colon is not the first
of all. It may be a secondary item with a blank before its colour, as in \.{A X: red}; but if an item follows
the colon, a name is meant. A hyphen takes the place of each blank, but not inside \.{Q@@(0, 0)}.

@<Read the lines of DLX text@>=
std::string name_in_words() const
{
  auto const& words = scanner.words();
  auto const last = std::ranges::find_if(words, [](Word const& w) { return w.text.ends_with(':'); });
  if (last == words.begin() or last == words.end() or last - words.begin() > 8) return "";
  if (draft.problem.find_item(last->text.substr(0, last->text.size() - 1)) > draft.problem.primary_count() and @|
      (last + 1 == words.end() or draft.problem.find_item(last[1].text) == 0)) return "";
  std::string name(words[0].text);
  for (auto w = words.begin() + 1; w <= last; ++w) {
    bool const joined = name.find_last_of("(,") == name.size() - 1 or w->text.find_first_of("(,):") == 0;
    name += (joined ? "" : "-") + std::string(w->text);
  }
  return "a name has no blanks; write " + name;
}

@*1 A story about the first line. \label{text/bar-story}%
A problem may have secondary items only. The rules suggest a bar, then the names:
\exhibit{first-line}{dlx}
Knuth's reader takes the first line for a comment, because it begins with a bar. Then \.X is the
item line! Another rule would change the meaning of old files, in which \.{\char"7C{} Sudoku} must
stay a comment. So there are three parts to our answer.

First, the label \.{items:} says what is meant: \.{items: \char"7C{} X Y}. It even allows the
shortest of all problems, the single word \.{items:}, which has no items and one cover, the empty
one. Second, if a comment at the beginning {\it could\/} be an item line, the file has two
meanings and is refused, and the message says what to write for either meaning. Third, if an
unknown item has been named in such a comment, then the message says that this line is a comment.

@ Could a comment be the item line? The reader {\it tries}: a fresh reader takes the comment for
the item line, and reads the rest of the file. If there is no error, there are two meanings. With
a first line of \.{\char"7C{} Sudoku} the try ends at the first word of the next line. To stay
linear, only the first eight comments are tried.

@<Read DLX text@>=
static std::optional<Word> find_item_comment(Source const& source,
  std::size_t start)
{
  if (first_letter(source.text, start) != '|') return std::nullopt;
  Scanner scanner(source.text, start, false);
  for (int k = 0; k < 8 and scanner.next() and scanner.is_comment(); ++k) {
    Word const bar = scanner.words()[0];
    DlxReader reader(source, bar.at);
    if (reader.could_begin_here())
      return bar.length > 1 ? part(bar, 1) : scanner.words()[1];
  }
  return std::nullopt;
}

@ An error ends the try, and means no. An entry must have been read, lest `\.{\char"7C{} Sudoku}'
in an otherwise empty file be suspected.

@<Read DLX text@>=
bool could_begin_here() /* is the next line an item line, perhaps? */
{
  try {
    return scanner.next() and read_lines(nullptr).entry_count() > 0;
  } catch (InputError const&) {
    return false;
  }
}
Problem read(std::vector<std::string>* notes)
{
  if (auto const comment = find_item_comment(source, start); comment)
    refuse(source, *comment,
      "this line is a comment, but it could also be the item line",
      "if it names the items, begin it with 'items: |'; " @|
      "if not, change its words");
  bool more = scanner.next();
  while (more and scanner.is_comment()) more = scanner.next();
  if (not more) {
    @<Refuse a file without item line@>
  }
  return read_lines(notes);
}

@ The empty file is not the empty problem, because a script that loses its input would then get
the answer that there is exactly one cover.
@^empty file@>

@<Refuse a file without item line@>=
int const comment = find_comment("");
refuse(source, Word{"", source.text.size(), 0},
  "there is no item line", fmt::format("the first line that is not a " @|
  "comment names the items, such as 'A B C | X Y'{}", comment == 0 ? "" :
  fmt::format("; line {} begins with a bar and hence is a comment", comment)));

@ This function looks for a comment at the beginning that has a certain word in it, or for any
comment, if the word is empty. The result is the number of its line, or~0.

@<Read the lines of DLX text@>=
int find_comment(std::string_view name) const
{
  Scanner lines(source.text, start, false);
  while (lines.next() and lines.is_comment())
    for (Word const& w : lines.words()) {
      bool const is_same = part(w, w.text.starts_with('|')).text == name;
      if (is_same or name.empty()) return locate(source, w.at).line;
    }
  return 0;
}

@*1 Writing. DLX text is written in the plainest form, which Knuth's programs understand if the names are short and options have none. An empty option without a
name becomes a lone colon; as a blank line it would vanish, and the numbers of all later options
would change:
$$\vbox{\halign{\tt#\hfil\cr
A B \char"7C{} X\cr
left: A X\cr
:\cr
B X:red\cr}}$$
@^round trip@>

@<Write the lines of a problem@>=
std::string dlx_lines(Problem const& problem)
{
  std::vector<std::string> words;
  for (int i = 1; i <= problem.item_count(); ++i) {
    if (i == problem.primary_count() + 1) words.push_back("|");
    auto const& [name, kind, bounds] = problem.item(i);
    bool const is_plain = kind == Kind::secondary or bounds == Bounds();
    words.push_back(is_plain ? name : spelled(bounds) + '|' + name);
  }
  std::string text = fmt::format("{}\n", fmt::join(words, " "));
  for (int o = 1; o <= problem.option_count(); ++o) {
    words.clear();
    @<List the words of option |o|@>
    text += fmt::format("{}\n", fmt::join(words, " "));
  }
  return text;
}

@ Colours are written by their names, so their numbers are lost; two problems are equal if the
names are (\sec{more/equality}).

@<List the words of option |o|@>=
auto const& name = problem.option_name(o);
if (not name.empty() or problem.option(o).empty()) words.push_back(name + ':');
for (Entry const& e : problem.option(o)) {
  words.push_back(problem.item(e.item).name);
  if (e.colour != 0) words.back() += ':' + problem.colour_name(e.colour);
}
if (problem.cost(o) != 0) words.push_back(fmt::format("|{}", problem.cost(o)));

@ The label \.{items:} is added only if the text would be misunderstood without it: if it would be
taken for another dialect, or if the comment before it could be the item line. The writer writes
first and then asks the functions that would misunderstand. A problem without primary items needs
the label anyway; so does an item line with a zero or a one in it, if no option follows.

A comment says where a file comes from, for example \cmd{dlx make queens 8}. Each of its lines
gets its own bar, and its characters are checked.
@^label of the item line@>

@<Write DLX text@>=
std::string write_dlx(Problem const& problem, std::string_view comment)
{
  check_names(problem);
  Source const remark = {"comment", std::string(comment)};
  check_text(remark);
  std::string head;
  std::istringstream lines(remark.text);
  for (std::string text; std::getline(lines, text); )
    head += (text.empty() ? "|" : "| ") + text + '\n';
  std::string const body = dlx_lines(problem);
  Source const unlabelled = {"", head + body};
  bool const is_clear = problem.primary_count() > 0
    @|and guess(unlabelled.text, 0) == @[Syntax::dlx@]
    and not DlxReader::find_item_comment(unlabelled, 0) and not could_be_matrix(problem, unlabelled.text, 0) and (problem.option_count() > 0 or body.find_first_of("01") == body.npos);
  if (is_clear) return unlabelled.text;
  return head + (body[0] == '\n' ? "items:" : "items: ") + body;
}

@ \pitfall{A reader can cut names off after eight letters, so that two items become one; be
quadratic in the number of items; or accept a cost, drop it, and present the first cover it finds
as the cheapest.}

\pinned{\.{tests/text/dlx\UL test.cpp} has everything that the format allows, with the text that the writer makes of it; \.{tests/text/format\UL test.cpp} has a table of all messages, with line and column.}

\exercise[10]{Break as many rules as you can with a single word, and predict which message you will get.}
\answer{At the beginning of the item line, \.{items:\char"7C:} breaks five rows of the
table: it begins with the label, ends in a colon, has a bar inside and in its name, and has a colon. The message
is that of the first of them, that the label must have a blank after it.}

\summary{DLX text is words on lines. The rules are tables, and an error
says where, what, and what to do. A file with two meanings is found by trying, and refused with a question.}
