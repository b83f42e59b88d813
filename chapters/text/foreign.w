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

None of them is valid in Knuth's format, and that is the rule of this chapter: {\it a
text that can be read as it stands is never looked at here}. Only after a reader has
refused it, \sec{text/format} asks whether it has the form of another program. If so,
the text is {\it rewritten\/} as one of our dialects, and read again, with a note that says
so. The new text is not shown to anybody. If it has a mistake, the
message points into the file as it was written.

@ Most rewriting replaces characters by blanks, one for one, so that all words keep
their places. Only miniexact's format needs more. There |places| says where each word
of the new text came from.

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
  bool is_evident = false;    /* must it be this, even if it has a mistake? */
  bool is_likely = true;
  std::vector<std::pair<std::size_t, std::size_t> > places = {};
    /* in the new text and in the old one, ascending; none if they are the same */
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
#include <cctype>
#include <cstdlib>
#include <fmt/format.h>
#include <set>
namespace dlx {
@<Ask for a zero or a one@>
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
option, and so may two strokes. Any other sign that sticks to a word could be the
beginning of a name. So it must begin the line, and no such word may occur twice in the file.

@<Blank out comments and quotes@>=
std::string_view sign_of(std::string_view word) /* which begins a comment, or nothing */
{
  for (std::string_view const sign : {"#", "//", "%", "--", ";"})
    if (word.starts_with(sign)) return word.substr(0, word.find_first_not_of(sign[0]));
  return "";
}
void blank(std::string& text, std::size_t begin, std::size_t end)
{
  for (std::size_t k = begin; k < end; ++k)
    if (text[k] != '\n') text[k] = ' ';
}

@ Comments in the manner of \CEE/ go to their end.

@<Blank out comments and quotes@>=
void drop_long_comments(std::string& text, std::size_t start)
{
  for (auto at = text.find("/*", start); at != text.npos; at = text.find("/*", at)) {
    auto const end = text.find("*/", at + 2);
    if (end == text.npos) return;
    blank(text, at, end + 2);
  }
}

@ The words are views into the old text, because the new one changes under the hand.

@<Blank out comments and quotes@>=
std::string without_comments(std::string const& old, std::size_t start)
{
  std::string text = old;
  bool const is_miniexact = first_letter(old, start) == '<'; /* there, semicolons end options */
  drop_long_comments(text, start);
  std::set<std::string_view> seen;
  std::set<char> signs; /* with which names begin */
  Scanner lines(old, start, false);
  for (Scanner words = lines; words.next(); )
    for (Word const& w : words.words())
      if (w.text.size() > sign_of(w.text).size() and not sign_of(w.text).empty() and not seen.insert(w.text).second)
        signs.insert(w.text[0]);
  while (lines.next())
    for (std::size_t k = 0; k < lines.words().size(); ++k) {
      Word const w = lines.words()[k];
      auto const sign = sign_of(w.text);
      bool const is_glued = sign.size() < w.text.size(), is_name = is_glued and signs.contains(w.text[0]);
      bool const is_late = k > 0 and ((is_glued and not sign.starts_with("//")) or sign[0] == ';');
      if (sign.empty() or is_name or is_late or (is_miniexact and sign[0] == ';')) continue;
      blank(text, w.at, std::min(old.find('\n', w.at), old.size()));
      break;
    }
  return text;
}

@ A quote that stands beside a separator holds a word together; one inside a word is a
letter.

@<Blank out comments and quotes@>=
void drop_quotes(std::string& text, std::size_t start)
{
  auto const is_border = [&](std::size_t k)
    { return k < start or k >= text.size() or std::string_view(" ,;:\t\r\n[](){}").find(text[k]) != std::string_view::npos; };
  std::string_view const quotes = "\"'";
  for (std::size_t k = start; k < text.size(); ++k) {
    bool const is_quote = quotes.find(text[k]) != quotes.npos;
    if (is_quote and (is_border(k - 1) or is_border(k + 1))) text[k] = ' ';
  }
}

@ A semicolon ends a row, or it stands between two cells. It ends rows if there are several words
on one side of it, as in \.{1 0 0; 0 1 1}.

@<Replace semicolons, brackets, and commas@>=
void replace_semicolons(std::string& text, std::size_t start)
{
  bool ends_rows = false;
  for (std::size_t at = start, end = 0; at < text.size() and not ends_rows; at = end + 1) {
    end = std::min(text.find_first_of(";\n", at), text.size());
    bool const is_beside = (end < text.size() and text[end] == ';') or (at > start and text[at - 1] == ';');
    auto const words = words_of(text, at, end);
    auto const has_comma = [](Word const& w) { return has(w, ','); };
    ends_rows = is_beside and (words.size() > 1 or std::ranges::any_of(words, has_comma));
  }
  std::replace(text.begin() + static_cast<std::ptrdiff_t>(start), text.end(), ';', ends_rows ? '\n' : ',');
}

@ In brackets, the innermost pairs are the rows. Between them stand separators, and
words such as \.{array} or \.{dtype=int64}. Numpy breaks long rows into lines; in MATLAB, a row
ends with its line. So a newline in an innermost pair is a blank only if there is a pair around it.

@<Replace semicolons, brackets, and commas@>=
void replace_brackets(std::string& text, std::size_t start)
{
  constexpr std::string_view opening = "[{(", closing = "]})";
  bool is_inside = false;
  for (std::size_t k = start, depth = 0; k < text.size(); ++k) {
    char& c = text[k];
    if (opening.find(c) != opening.npos) ++depth, is_inside = true, c = ' ';
    else if (closing.find(c) != closing.npos) {
      c = is_inside ? '\n' : ' ';
      is_inside = false;
      depth -= depth > 0;
    } else if (is_inside) c = ((c == '\n') and depth > 1) ? ' ' : c;
    else if (digits.find(c) == digits.npos) @<Drop the word at |k|, and what separates rows@>
  }
}

@ A number that stands alone outside of the brackets is not dropped. It becomes a row, which is refused later.

@<Drop the word at |k|, and what separates rows@>=
{
  bool const is_word = (c == '_') or std::isalpha(static_cast<unsigned char>(c)) != 0;
  auto const end = is_word ? std::min(text.find_first_of(" ,;\t\r\n[](){}", k), text.size()) : k + 1;
  blank(text, k, end);
  k = end - 1;
}

@ Names between commas become names between blanks, if each line is separated in one way: \.{A,B} might be one name in
a line that has blanks as well. A bar needs no comma, nor does the name of an option.

@<Replace semicolons, brackets, and commas@>=
bool replace_commas(std::string& text, std::size_t start)
{
  std::string const old = text;
  for (Scanner lines(old, start, true); lines.next(); ) {
    auto const& words = lines.words();
    bool has_comma = false, has_gap = false;
    for (std::size_t k = 0; k < words.size(); ++k) {
      has_comma = has_comma or words[k].text == ",";
      if (k == 0) continue;
      auto const before = words[k - 1].text, after = words[k].text;
      bool const is_natural = (before == ",") or (after == ",") or before.ends_with('|') or (after[0] == '|') or (k == 1 and before.ends_with(':'));
      has_gap = has_gap or not is_natural;
    }
    if (has_comma and has_gap) return false;
  }
  std::replace(text.begin() + static_cast<std::ptrdiff_t>(start), text.end(), ',', ' ');
  return true;
}

@*1 Is it a table? What is a zero or a one? Numpy prints \.{1.} for floating point, \.{savetxt} writes
\.{1.000e+00}, and pandas has \.{True}. The matrix chapter asks, too. More than half of the
entries below the first line must be such; if all are, it {\it is\/} a table.

@<Ask for a zero or a one@>=
std::optional<bool> bit_of(std::string_view word)
{
  if (is_bit(word)) return word == "1";
  std::string lower(word);
  std::ranges::transform(lower, lower.begin(), in_lower_case);
  if ((lower == "true") or lower == "false") return lower == "true";
  char* end = nullptr;
  double const value = std::strtod(lower.c_str(), &end);
  bool const is_number = not word.empty() and has_only(word.substr(0, 1), digits) and *end == '\0';
  return is_number and (value == 0 or value == 1) ? std::optional(value == 1) : std::nullopt;
}

@ The first line may have names, if there are no brackets, and the first column, too. Lists of one number
each, in brackets, are more likely lists of items.

@<Look whether it is a table@>=
struct Likeness { bool is_likely = false, is_certain = false; };
Likeness look_at(std::string const& text, std::size_t start, bool has_names)
{
  std::size_t bits = 0, all = 0, lines_read = 0, widest = 0;
  for (Scanner lines(text, start, true); lines.next(); ) {
    if (lines.is_comment()) continue;
    if (++lines_read == 2 and has_names) bits = all = 0;
    widest = std::max(widest, lines.words().size());
    for (std::size_t k = 0; k < lines.words().size(); ++k) {
      auto const& word = lines.words()[k].text;
      bool const is_label = k == 0 and lines_read > 1 and lines.words().size() > 1;
      if ((word == ",") or (is_label and not bit_of(word))) continue;
      ++all;
      bits += bit_of(word).has_value() or (lines.words().size() == 1 and has_only(word, "01"));
    }
  }
  return {2*bits > all and (has_names or widest > 1), bits == all and all > 0};
}

@ All this may be done to a matrix that needs nothing of it, for then nothing changes.

@<Rewrite a text@>=
Rewriting as_table(std::string text, std::size_t start)
{
  text = without_comments(text, start);
  drop_quotes(text, start);
  bool const has_brackets = text.find_first_of("[{", start) != text.npos;
  replace_semicolons(text, start);
  if (has_brackets) replace_brackets(text, start);
  auto const [is_likely, is_certain] = look_at(text, start, not has_brackets);
  return {@[Syntax::matrix@], text, "a table of zeros and ones", is_certain, is_likely};
}

@*1 Miniexact. This solver has two formats of its own [\.{github.com/miniexact}]. In the first, the primary
items stand between \.< and \.>, the secondary ones between brackets, and each option ends with
a semicolon. An item \.{a:1;3} has bounds. In the second, a line \.{p xc 4 1} says that items 1
to~4 are primary, and 5 is a secondary one; each option ends with a zero, and a negative number is
the colour of the item before it.

The new text is put together word by word, each with its old place.

@<Rewrite miniexact's formats@>=
struct Composer {
  Rewriting result = {@[Syntax::dlx@], "", "miniexact's format", true};
  void add(std::string const& word, std::size_t at)
  {
    result.places.emplace_back(result.text.size(), at);
    result.text += word + ' ';
  }
  void end_line() { result.text += '\n'; }
};

@ Items that are many times as many as the letters of the text are a mistake. Then there is no new text, and \sec{text/format} says why.

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
  auto const number = [&](std::size_t k) { return k < words.size() ? whole_number<int>(words[k].text).value_or(-1) : -1; };
  std::int64_t const primary = number(2), secondary = number(3), most = static_cast<std::int64_t>(text.size()) + 1000;
  bool const is_right = head == 4 and primary >= 0 and secondary >= 0 and primary + secondary < most and words.back().text == "0";
  if (words.empty() or not is_right) return {Syntax::automatic, "", "miniexact's format", not words.empty()};
  Composer c;
  c.add("items:", words[0].at);
  for (std::int64_t i = 1; i <= primary + secondary; ++i)
    c.add((i == primary + 1 ? "| " : "") + std::to_string(i), words[2].at);
  c.end_line();
  for (std::size_t k = 4; k < words.size(); ++k) @<Add a number of an option@>
  return c.result;
}

@ A lonely zero is an empty option.

@<Add a number of an option@>=
{
  bool const has_colour = k + 1 < words.size() and words[k + 1].text.starts_with('-');
  auto word = std::string(words[k].text);
  if (has_colour) word += ':' + std::string(words[k + 1].text.substr(1));
  if (word != "0") c.add(word, words[k].at);
  else if ((words[k - 1].text == "0") or k == 4) c.add(":", words[k].at);
  if (word == "0") c.end_line();
  k += has_colour;
}

@ The other format is taken apart at its four signs.

@<Rewrite miniexact's formats@>=
std::vector<Word> split_at_signs(std::string_view text, std::size_t start)
{
  std::vector<Word> words;
  for (std::size_t at = start; (at = text.find_first_not_of(" \t\r\n", at)) < text.size(); at += words.back().length) {
    std::size_t const end = text.find_first_of(" \t\r\n<>[];", at), length = std::max<std::size_t>(end - at, 1);
    words.push_back({text.substr(at, length), at, std::min(length, text.size() - at)});
  }
  return words;
}
Rewriting with_signs(std::vector<Word> const& words)
{
  Composer c;
  char list = 'o'; /* where we are: a sign of a list, or among options */
  for (std::size_t k = 0; k < words.size(); ++k) {
    auto const word = words[k].text;
    bool const is_sign = word.size() == 1 and std::string_view("<>[];").find(word[0]) != std::string_view::npos;
    if (not is_sign) @<Add a name, perhaps with its bounds@>
    else if (word == "<") c.add("items:", words[k].at), list = '<';
    else if (word == "[") c.add("|", words[k].at), list = '[';
    else if (word == ">") list = (k + 1 < words.size() and words[k + 1].text == "[") ? '[' : (c.end_line(), 'o');
    else c.end_line(), list = 'o';
  }
  return c.result;
}

@ The bounds of \.{a:1;3} are 1 and~3.

@<Add a name, perhaps with its bounds@>=
{
  auto const colon = word.find(':');
  if ((list != '<') or colon == word.npos) {
    c.add(std::string(word), words[k].at);
    continue;
  }
  auto bounds = std::string(word.substr(colon + 1));
  bool const has_two = k + 2 < words.size() and words[k + 1].text == ";";
  if (has_two) bounds += ':' + std::string(words[k + 2].text);
  c.add(bounds + '|' + std::string(word.substr(0, colon)), words[k].at);
  k += has_two ? 2 : 0;
}

@*1 All together. The first form that fits is the one. A dictionary that Python has printed is
JSON with other quotes. Names with other separators are DLX text, and come last; if nothing
has changed, the text is not of any form that is known here.

@<Rewrite a text@>=
Rewriting rewritten(std::string const& old, std::size_t start)
{
  auto text = without_comments(old, start);
  char const first = first_letter(text, start);
  if (first == '<') return with_signs(split_at_signs(text, start));
  if (auto const p = numbered(text, start); p.is_evident) return p;
  bool const is_python = (first == '{') and old.find('"') == old.npos and old.find('\'') != old.npos;
  if (is_python) {
    std::ranges::replace(text, '\'', '"');
    return {@[Syntax::json@], text, "JSON with other quotes"};
  }
  if (auto table = as_table(old, start); table.is_likely) return table;
  drop_quotes(text, start);
  replace_semicolons(text, start);
  bool const is_fine = (first != '{') and (first != '[') and replace_commas(text, start) and text != old;
  return {is_fine ? Syntax::dlx : Syntax::automatic, text, "DLX text with other separators or comments"};
}
std::size_t Rewriting::place_of(std::size_t at) const
{
  auto const it = std::ranges::upper_bound(places, at, {}, [](auto const& p) { return p.first; });
  return places.empty() ? at : it == places.begin() ? it->second : std::prev(it)->second;
}


@ \pitfall{To look at every text for the manners of others, and to find them in one
that is valid as it stands: then a file changes its meaning when this chapter learns a
new format. To take \.{\#1} for a comment, where it is an item. To rewrite a file and
to complain about a line that nobody has written.}

\pinned{\.{tests/text/foreign\UL test.cpp} has a table of texts, each with the problem
that it is, or with the message; and what the help says is done there, too.}

\exercise[15]{Why is a list of sets such as \.{\LB1,2,3\RB} \.{\LB1,2\RB} \.{\LB3\RB}, a set a line, refused?}
\answer{It can be understood in two ways. If the first set names the items, there is one
cover. If all three are options, there are two.}

\summary{A text that cannot be read is compared with the manners of other programs. It
is rewritten, word by word at its old place, and read again.}
