@** Files of other programs. \label{text/foreign}%
Exact cover problems existed before this book, and people have them in files: a table
from a spreadsheet, a list of lists that Python has printed, the input of another
solver. Must such a file be typed again? It says everything that our dialects say, with
other commas. Here are five of them; each is the problem \.{A B C} with the options
\.{A} and \.{B C}:
$$\vbox{\ninett\halign{#\hfil\qquad&#\hfil\qquad&#\hfil\qquad&#\hfil\qquad&#\hfil\cr
A,B,C&2 3&[[1 0 0]&<A B C>&p xc 3 0\cr
1,0,0&1 0 0&\ [0 1 1]]&A; B C;&1 0\cr
0,1,1&0 1 1&&&2 3 0\cr}}$$
@^tables@>@^numpy@>@^miniexact@>

None of them is valid in Knuth's format, and that is the rule of this chapter: {\it a text that can be read as it stands is not
rewritten}. Only after a reader has refused it, \sec{text/format} asks whether it has the form of another program. If so, the text
is {\it rewritten\/} as one of our dialects, and read again, with a note. If it has a mistake, the message points into the file as it was written.

@ Most rewriting replaces characters by blanks, one for one, so that all words keep
their places. Only miniexact's format needs more. It is put together word by word, and |places| says where each word came from.

@(dlx/text/foreign.hpp@>=
#pragma once
/* Texts in the manner of other programs, rewritten as one of our dialects. */
#include "dlx/text/scanner.hpp"
#include <optional>
#include <utility>
namespace dlx {
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
std::optional<bool> bit_of(std::string_view word); /* is it zero or one, however it is written? */
Rewriting as_table(std::string text, std::size_t start);
  /* a matrix, with commas or blanks between its entries and a row a line, of a text that
     may have brackets, semicolons, quotes, and comments */
Rewriting rewritten(std::string const& text, std::size_t start);
  /* a text that no reader has understood. Time: proportional to its length */
} // |namespace dlx|

@ The source goes from single characters to whole formats.

@(dlx/text/foreign.cpp@>=
#include "dlx/text/foreign.hpp"
#include <algorithm>
#include <set>
namespace dlx {
@<Ask for a zero or a one@>
Rewriting& Rewriting::refuse(std::size_t at, std::string_view why, std::string_view help)
{ return fault.empty() ? (fault = why, mend = help, fault_at = at, is_evident = true, *this) : *this; }
namespace {
@<Blank out comments and quotes@>
@<Replace semicolons, brackets, and commas@>
@<Look whether it is a table@>
@<Rewrite miniexact's formats@>
}
@<Rewrite a text@>
} // |namespace dlx|

@*1 Comments and separators. Programs begin their comments with a sharp, two strokes, a
percent sign, two dashes, or a semicolon. A sign that stands alone may also follow an
option, and so may two strokes. Any other sign that sticks to a word could begin a name. So it must begin
the line, and no such word may occur twice, or have a comma in it. A sign behind a comma begins a name, too.

@<Blank out comments and quotes@>=
std::string_view sign_of(std::string_view word) /* which begins a comment, or nothing */
{
  for (std::string_view const sign : {"#", "//", "%", "--", ";"})
    if (word.starts_with(sign)) return word.substr(0, word.find_first_not_of(sign[0]));
  return "";
}
void blank(std::string& text, std::size_t begin, std::size_t end)
{ std::replace_if(text.begin() + begin, text.begin() + end, [](char c) { return c != '\n'; }, ' '); }

@ A word is counted without the commas and semicolons around it.

@<Blank out comments and quotes@>=
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

@ Comments in the manner of \CEE/ go to their end, all others to that of their line. In miniexact's format, semicolons end options.
Elsewhere, one cannot begin comments {\it and\/} separate words; but semicolons alone in their line are a row of empty cells.

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

@ Two quotes in a line hold a word together, if separators stand around them. Words with a comma in quotes are no name.

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
have blanks, or be empty. A semicolon ends a row, or it stands between two cells. It ends rows if all lines end with one, or if there are several words
on one side of it, as in \.{1 0 0; 0 1 1}. But \.{1,0; 0,1} could also be two numbers. A comma at the end of all lines has no meaning.

@<Replace semicolons, brackets, and commas@>=
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

@ Brackets follow a strict grammar. Before them stands nothing, a name with an equals sign, or the name of a function.

@<Replace semicolons, brackets, and commas@>=
bool is_in_brackets(std::string_view text, std::size_t start)
{
  auto const first = text.find_first_of("[{", start);
  auto const before = text.substr(start, first - start);
  auto const name = before.substr(0, before.find_last_not_of(" \t\r\n") + 1);
  return first != text.npos and (name.empty() or name.ends_with('=') or name.ends_with('('));
}
bool is_tail(std::string_view rest) /* may it stand behind the brackets? */
{
  constexpr std::string_view ends = " ,);\t\r\n";
  auto at = rest.find_first_not_of(ends);
  if (at != rest.npos and rest.substr(at).starts_with("dtype=")) at = rest.find_first_not_of(ends, rest.find_first_of(ends, at));
  return at == rest.npos;
}

@ The rows are in the innermost pairs, and all of these are in one pair, or in none. A bracket opens where nothing else has begun. Numpy breaks long rows into lines; in MATLAB, a row
ends with its line. So a newline in an innermost pair is a blank only if there is a pair around it.

@<Replace semicolons, brackets, and commas@>=
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

@ When the first row ends, we know how deep rows are.

@<Close a bracket@>=
{
  if (is_inside and depth == 0) depth = open.size();
  bool const is_row = open.size() == depth and depth < 3 and (depth == 1 or groups == 1);
  is_right = closing.find(c) == opening.find(open.back()) and (is_row or not is_inside);
  c = is_inside ? '\n' : ' ';
  open.pop_back(), is_inside = false, is_empty = true;
}

@ Names between commas become names between blanks, if each line is separated in one way: \.{A,B} might be one name in
a line that has blanks as well. A bar needs no comma, nor does the name of an option.

@<Replace semicolons, brackets, and commas@>=
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

@*1 Is it a table? What is a zero or a one? Numpy prints \.{1.} for floating point, \.{savetxt} writes
\.{1.000e+00}, and pandas has \.{True}; where there are no other letters, \.T is one, too. But \.{01} may be two entries. The matrix chapter asks, too. More than half of the
entries below the first line must be such; if all are, it {\it is\/} a table.

@<Ask for a zero or a one@>=
std::optional<bool> bit_of(std::string_view word)
{
  std::string lower(word);
  std::transform(lower.begin(), lower.end(), lower.begin(), in_lower_case);
  if ((lower == "true") or lower == "false") return lower == "true";
  std::string_view rest = lower;
  if (not is_bit(rest.substr(0, 1))) return std::nullopt;
  rest.remove_prefix(1);
  auto const skip = [&](std::string_view part) { /* and the zeros behind it */
    bool const is_there = rest.starts_with(part);
    if (is_there) rest.remove_prefix(std::min(rest.find_first_not_of('0', part.size()), rest.size()));
    return is_there;
  };
  skip("."), skip("e0") or skip("e+0") or skip("e-0");
  return rest.empty() ? std::optional(word[0] == '1') : std::nullopt;
}

@ The first line may have names, if there are no brackets, and the first column, too. Lists of one number
each, in brackets, are more likely lists of items. Where entries were left out, dots stand.

@<Look whether it is a table@>=
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

@ A matrix that needs nothing of this is not changed. MATLAB, Julia, and Excel have a title above the rows.

@<Rewrite a text@>=
void drop_title(std::string& text, std::size_t start)
{
  Scanner lines(text, start, false);
  lines.next();
  auto const& w = lines.words();
  bool const is_excel = w.size() == 1 and ((w[0].text == "sep=,") or w[0].text == "sep=;");
  bool const is_title = w.size() == 2 and ((w[1].text == "=") or w[1].text.find("Matrix{") != w[1].text.npos);
  if (is_excel or is_title) blank(text, w[0].at, w.back().at + w.back().length);
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

@*1 Miniexact. This solver has two formats of its own [\.{github.com/miniexact}]. In the first, the primary
items stand between \.< and \.>, the secondary ones between brackets, and each option ends with
a semicolon. An item \.{a:1;3} has bounds. Blanks may stand between all of these. In the second, a line \.{p xc 4 1} says that items 1
to~4 are primary, and 5 is a secondary one; each option ends with a zero, and a negative number is
the colour of the item before it. Items that are many times as many as the letters of the text are a mistake.

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

@ The other format is taken apart at its signs.

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

@ The bounds of \.{a:1;3} are 1 and~3; they are judged here, where their spelling is known. Names of secondary items have nothing behind them.

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

@*1 All together. Two forms are made for the eye only.

@<Rewrite miniexact's formats@>=
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

@ The first form that fits is the one. A dictionary that Python has printed is JSON with other quotes, and some write comments into JSON.
Names with other separators are DLX text, and come last; if nothing has changed, the form is not known here.

@<Rewrite a text@>=
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
std::size_t Rewriting::place_of(std::size_t at) const
{
  auto const is_before = [](std::size_t a, auto const& p) { return a < p.first; };
  return places.empty() ? at : std::prev(std::upper_bound(places.begin(), places.end(), at, is_before))->second;
}

@ \pitfall{To look at every text for the manners of others, and to find them in one that is valid as it stands: then a file changes its
meaning when this chapter learns a new format. To take \.{\#1} for a comment, where it is an item. To complain about a line that nobody has written.}

\pinned{\.{tests/text/foreign\UL test.cpp} has a table of texts, each with the problem
that it is, or with the message; and what the help says is done there, too.}

\exercise[15]{Why is a list of sets such as \.{\LB1,2,3\RB} \.{\LB1,2\RB} \.{\LB3\RB}, a set a line, refused?}
\answer{It can be understood in two ways. If the first set names the items, there is one
cover. If all three are options, there are two.}

\summary{A text that cannot be read is compared with the manners of other programs, rewritten word by word, and read again.}
