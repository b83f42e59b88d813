@** Givens. \label{puzzle/givens}%
Most puzzles in the newspaper do not begin with an empty board:
some squares are filled in advance. How does a program read these {\it givens\/} from a text,
if every collection of sudokus has a form of its own? And how does the problem change?
@^givens@>

\solutions{$\vcenter{\halign{\tt#\hfil\qquad\quad&\tt#\hfil\qquad\quad&\tt#\hfil\cr
24..1.2....24...&2 4 \char"7C\ . .&24..\cr
&1 . \char"7C\ 2 .&1.2.\cr
&----+----&...2\cr
&. . \char"7C\ . 2&4...\cr
&4 . \char"7C\ . .&\cr}}$\qquad$\vcenter{\sudoku{4}{2}{2}{14pt}{\tenrm}{%
24..1.2....24...}{2413132431424231}}$}{Three texts that mean the same grid, and the
grid, with one of its two solutions.}
A text is read if it can be understood in only one way.

@ {\it What is in a square?} A blank square is written as a point, an
underline, a question mark, a star, or a zero. Other letters and digits are
symbols. White space, brackets, quotes, commas, bars, dashes, colons, plus and equals signs, and the
line-drawing characters of Unicode are decoration. A spreadsheet writes a blank square as
nothing between two commas, or before a comma at the beginning of a line.
A line without letters and digits that has two dashes or equals signs in a row
is a frame, also if it has points and stars. A comment goes from a number sign, a per cent sign, or two strokes to
the end of its line. A line such as {\tentex [Puzzle]}, {\tentex Puzzle:}, or {\tentex Grid 01} is a heading. If a
line is a list with commas, and one of its fields is a whole grid, this field is the grid, and
shorter ones, such as a number, are skipped. A dash beside a square may have been meant as a blank;
it is an error, and so is any other character, for it might have been meant as a symbol.
@^decoration@>

{\it How many characters has a square?} One, in most texts, with or without blanks
between them. But the symbols of a grid of order 16
may be the numbers from 1 to~16, and then blanks separate
them. If no word is longer than two characters, each {\it word\/} is
a square; otherwise each {\it character\/} is. If all words have exactly two characters,
they may be numbers from {\tentex 01} to {\tentex 16}, or the halves of the rows of a small grid. With $n^2$
words there are $2n^2$ characters, and since $\sqrt2$ is irrational, $2n^2$ is never a square. So
if the number of {\it characters\/} is a square, they are the squares; if
not, the words are. A word such as {\tentex 1.}\ can only be two squares, a 1 and a blank one; then every character is a square.
@^irrationality of $\sqrt2$@>

@ {\it Which symbols are there?} There must be as many as there are rows. If
no letter occurs, they are the numbers from 1 to~$n$. If letters occur, but
no digits, they are the letters from {\tentex A} on. If both occur, the
digits from 1 to~9 come first, and {\tentex A} is the tenth symbol.
A zero is a blank, unless other blanks occur as well. If a grid with zeros and points has the
symbol~$n$, as a~9 in a usual sudoku, both are blanks.
If not, the symbols are those from 0 to $n-1$, for which {\tentex A} is the eleventh, and a note says
so. A letter {\tentex X} between digits is a blank, if
there is no other. Small letters are taken for capital ones. If such a guess is wrong, only the
names of symbols that are not given change. A
given that is not in the list is refused.

{\it How large is the grid?} Its size $n$ is the square root of the number
of squares; the ends of lines are not looked at. If that number is not a
square, then a character is missing, or stands there twice. In most texts a row is a line, and the
line in question has another length than the others:
\transcript{givens-short}
{\it Can it have a solution?} If the same symbol is
given twice in a row, column, or box, there is none, and the message shows both places:
\transcript{givens-repeat}

@ {\it Where are the walls?} Bars between squares and dashes between rows are drawn
around boxes. In a jigsaw sudoku they are drawn around other regions, and such a puzzle
must not be taken for a usual one. So the walls are kept, and compared with the boxes
when these are known. No walls, walls around all boxes, and walls around all squares are in order.
If nothing is drawn, wider blanks and empty lines are walls, too. The rule below the first row of a table
in Markdown, such as {\tentex\char"7C---\char"7C---\char"7C}, is none.

Each given keeps its place in the text, because repetitions are found only when the boxes are
known. Every complaint is an |InputError| (\sec{base/source}), with the place and a mend.

@(dlx/puzzle/givens.hpp@>=
#pragma once
/* Grids with givens, read from a text; and problems that are committed to them. */
#include "dlx/more/problem.hpp"
#include "dlx/base/source.hpp"
#include <string>
#include <vector>
namespace dlx {
struct Given {
  int row = 0, column = 0; /* from 0 */
  int value = 0; /* which of the symbols, from 1 */
  std::size_t offset = 0, length = 0; /* where it stands in the text */
};
struct Wall { /* what is drawn to the left of a square, and above its line */
  std::string beside, above;
  std::size_t offset = 0, end = 0; /* of the square */
};
struct Givens {
  int size = 0; /* rows, columns, and symbols: $1\le|size|\le26$ */
  std::vector<std::string> symbols; /* capital letters, or numbers without zeros in front, in order */
  std::vector<Given> squares; /* in the order of reading */
  std::vector<Wall> walls; /* by square, row by row; none if the grid was not read */
  std::vector<Given> solution; /* all of it, row by row, if it stands beside the grid */
  std::string note; /* what could be understood in another way, if anything */
};
@<Declare how grids are read@>
} // |namespace dlx|

@ Two things may be wrong with a grid that was read.
@<Declare how grids are read@>=
Givens blank_givens(int size);
  /* without givens, and with numbers for symbols; |size| is 1 to 26 */
Givens read_givens(Source const& source, std::string const& maker = "dlx make sudoku");
  /* the grid in a text, in time proportional to it; throws |InputError|. The |maker| is the
     command for a file with a grid, to be shown if there are several */
void refuse_walls(Source const& source, Givens grid, int height, int width);
  /* throws |InputError| if walls are drawn in the |grid| that do not belong to boxes of this size;
     its help knows the size that they belong to */
void refuse_repeats(Source const& source, Givens const& grid, int height, int width);
  /* throws |InputError| if a symbol of the |grid|, which was read from the |source|, or of its
     solution, stands twice in a row, column, or box; |height*width == grid.size| must hold */
Problem with_givens(Problem const& problem, Givens const& grid);
  /* the |problem| whose covers are those of |problem| with the options of all givens; it has fewer
     options, and an item for each given. Throws |std::invalid_argument| if there is no such
     option, if two of them share an item, or if |problem| has bounds, colours, or costs.
     Time: proportional to the size of the problem */

@ The source goes from characters to cells, from cells to a grid, and from the grid to a problem.
@(dlx/puzzle/givens.cpp@>=
#include "dlx/puzzle/givens.hpp"
#include "dlx/base/index.hpp"
#include "dlx/base/source.hpp"
#include <algorithm>
#include <cctype>
#include <fmt/format.h>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <tuple>
#include <utility>
namespace dlx {
namespace {
int root(std::size_t cells) {
  int n = 0;
  while (index(n)*n < cells) ++n;
  return index(n)*n == cells ? n : 0;
}
@<Split a text into words@> @#
@<Split words into squares@> @#
@<Blame the line that is too long or too short@> @#
@<Choose the symbols@> @#
@<Refuse several grids@> @#
@<Find the size of a grid@>
} @#
@<Read a grid@> @#
@<Refuse symbols that stand twice@> @#
@<Refuse walls of other regions@> @#
@<Choose the options of the givens@>
} // |namespace dlx|

@*1 Reading. A |Token| is a piece of the text that may
stand for a square; it knows its line, and what is drawn in front of it. Texts are in UTF-8;
|decode| of \sec{base/source} finds the characters.
The byte order mark, which some editors put in front of a
text, is a decoration. A dash is never a blank, since many texts draw the borders of
boxes with dashes; it must stand in a line without squares.

@<Split a text into words@>=
struct Token {
  std::size_t offset = 0, length = 0;
  int line = 0;
  Wall wall;
  bool is_trailing = false; /* a square after the last comma of a line */
};
bool is_among(std::u32string_view all, char32_t c) { return all.find(c) != all.npos; }
bool is_point(char32_t c) { return is_among(U"._?*", c); }
bool is_figure(char32_t c) { return c < 128 and std::isalnum(static_cast<int>(c)); }
bool is_symbol(char32_t c) { return is_point(c) or is_figure(c); }
bool is_wall(char32_t c) { return is_among(U"|-+=:", c) or ((c >= 0x2500) and (c < 0x2580)); }
bool is_dash(char32_t c) { return (c == '-') or (c == '=') or ((c >= 0x2500) and c < 0x250C) or c == 0x2550; }
bool is_decoration(char32_t c) { return (c <= ' ') or is_among(U",;'\"[](){}\xFEFF", c); }
std::u32string characters_of(std::string_view text) {
  std::u32string all;
  for (std::size_t at = 0; at < text.size(); at += decode(text, at).step()) all += decode(text, at).code;
  return all;
}

@ In each line, comments are cut off, and headings and frames are recognized first.

@<Split a text into words@>=
struct GridReader {
  Source const& source;
  std::vector<Token> words, solution; /* |solution|: a word for each list that has one */
  std::string above; /* the wall that was drawn below the words so far */
  int line = 0, rows = 0; /* so many lines are lists with a grid in them */
  bool has_gaps = false; /* are there squares that are empty between commas? */
  bool read_list(std::size_t begin, std::size_t end);
  void read_line(std::size_t begin, std::size_t end);
  void read_frame(std::u32string_view frame);
  void read();
};
bool is_heading(std::string_view line) {
  auto const is_square = [](char c) { return has_only(std::string_view(&c, 1), "._?*0123456789"); };
  auto const is_small = [](char c) { return ('a' <= c) and (c <= 'z'); };
  auto const begin = line.find_first_not_of("[ \t");
  if (begin == line.npos or std::ranges::count_if(line, is_square) > 9) return false; /* or a grid */
  auto const word = line.substr(begin, line.find_first_of(" \t\r]:", begin) - begin);
  bool const is_closed = line.find('[') < begin and line.find_last_not_of(" \t\r") == line.find(']');
  return not word.empty() and is_small(in_lower_case(word[0])) and std::ranges::all_of(word.substr(1), is_small)
    and (is_closed or (word.size() > 3 and not is_small(word[0])));
}
bool is_frame(std::u32string_view line) {
  auto const are_dashes = [](char32_t c, char32_t d) { return is_dash(c) and is_dash(d); };
  bool const is_double = std::ranges::adjacent_find(line, are_dashes) != line.end();
  return (is_double or (std::ranges::any_of(line, is_dash) and std::ranges::none_of(line, is_point)))
    and std::ranges::none_of(line, is_figure);
}
bool is_rule(std::string_view line) /* below the first row of a table in Markdown */
{ return has_only(line, "|-: \t\r") and line.substr(0, line.find('-')).find('|') != line.npos; }

@ A field that is a whole grid has $k^2$ squares with $k\ge4$, and none is longer. Beside it may stand
another one, without blanks. It may be the solution, or the regions of a jigsaw; so it is kept, to be
compared. More than two fields that are equally long, and no others, are rows.

@<Split a text into words@>=
constexpr char const* mend_of_line = "write . or 0 for a blank square, and # before a comment";
[[noreturn]] void refuse_stray(Source const& source, Word const& word)
{ refuse(source, word, "other lines are lists with a grid, but this one has none", mend_of_line); }
std::vector<Word> longest_fields(std::string_view text, std::size_t begin, std::size_t end) {
  std::vector<Word> fields;
  for (auto at = begin; at < end; ) {
    at = std::min(text.find_first_not_of(",;\t\r\"' ", at), end);
    auto const stop = std::min(text.find_first_of(",;\t\r\"' ", at), end);
    Word const field = {text.substr(at, stop - at), at, stop - at};
    if (std::ranges::any_of(field.text, [](unsigned char c) { return is_symbol(c); })) fields.push_back(field);
    at = stop;
  }
  auto const all = fields.size();
  std::size_t length = 0;
  for (Word const& f : fields) length = std::max(length, f.length);
  std::erase_if(fields, [=](Word const& f) { return f.length != length; });
  return all == 1 or (all > 2 and fields.size() == all) ? std::vector<Word>() : fields;
}

@ Column names may stand above the first list, in one line without digits. Any other line among
lists is refused, for it may be a puzzle that could not be read.

@<Split a text into words@>=
bool GridReader::read_list(std::size_t begin, std::size_t end) {
  auto fields = longest_fields(source.text, begin, end);
  auto const is_none = [](Word const& f) { return f.length < 16 or root(f.length) == 0
    or not std::ranges::all_of(f.text, [](unsigned char c) { return is_symbol(c); }); };
  if (fields.empty() or std::ranges::any_of(fields, is_none)) return false;
  auto const is_full = [](Word const& f) { return f.text.find_first_of("._?*0") == f.text.npos; };
  auto const full = std::ranges::count_if(fields, is_full), grids = std::ssize(fields) - full;
  if (grids != 1 or full > 1)
    refuse(source, fields.back(), fmt::format("this line has {} with blank squares, and {} without",
      counted(index(grids), "grid"), full), "write one grid in a line, with . or 0 for its blank squares, "
      "and beside it at most its solution; # begins a comment");
  if (is_full(fields[0])) std::swap(fields[0], fields[1]);
  for (Token const& w : words)
    if (rows == 0 and (w.line != words[0].line
        or source.text.find_first_of(digits, w.offset) < w.offset + w.length))
      refuse_stray(source, {"", w.offset, w.length});
  if (rows++ == 0) words.clear();
  read_line(fields[0].at, fields[0].at + fields[0].length);
  if (full > 0) solution.push_back({fields[1].at, fields[1].length, line, {}, false});
  return true;
}

@ A word is a run of symbols, between decorations. A comma at the end of a line may just separate it from the next
line; it has a blank square in front only if there are others like that.

@<Split a text into words@>=
void GridReader::read() {
  std::string_view const text = source.text;
  int frames = 0; /* below squares */
  bool has_rule = false;
  for (std::size_t begin = begin_of_text(text), end = 0; begin < text.size(); begin = end + 1) {
    end = std::min(text.find('\n', begin), text.size());
    ++line;
    auto content = text.substr(begin, end - begin);
    content = content.substr(0, std::min(content.find_first_of("#%"), content.find("//")));
    auto const stop = begin + content.size();
    if (auto const frame = characters_of(content); is_frame(frame)) {
      if (not words.empty()) ++frames;
      if (not words.empty() and words[0].line == words.back().line) has_rule = is_rule(content);
      read_frame(frame);
    } else if (is_heading(content) or read_list(begin, stop)) continue;
    else if (rows == 0) read_line(begin, stop);
    else for (Word const& word : words_of(text, begin, stop)) refuse_stray(source, word);
  }
  if (has_rule and frames == 1) for (Token& w : words) w.wall.above.clear();
  if (not has_gaps) std::erase_if(words, [](Token const& w) { return w.is_trailing; });
}

@ The squares of a row must all have the same dash below them. If not, the frame is kept as a
blank, which no wall of a box is.

@<Split a text into words@>=
void GridReader::read_frame(std::u32string_view frame) {
  if (not above.empty()) return; /* one is below these squares already */
  std::set<char32_t> kinds;
  auto const last = std::ranges::lower_bound(words, words.empty() ? 0 : words.back().line, {}, &Token::line);
  std::size_t at = words.empty() ? 0@| : std::max(source.text.rfind('\n', last->offset) + 1, begin_of_text(source.text)), column = 0;
  for (auto w = last; w != words.end(); ++w) {
    column += characters_of(std::string_view(source.text).substr(at, w->offset - at)).size();
    at = w->offset;
    for (auto k = column; k < column + w->length; ++k)
      if (k >= frame.size() or (frame[k] <= ' ')) kinds.insert(' ');
      else if (is_dash(frame[k])) kinds.insert(frame[k]);
  }
  above = kinds.size() > 1 ? " " : kinds.empty() ? "-" : std::string(1, static_cast<char>(*kinds.begin()));
}

@ A byte that is no part of a character is shown as the replacement character, which sends no commands to a
terminal. A square that is empty before a comma is a token at this comma, and so is one after the last comma of a line.

@<Split a text into words@>=
void GridReader::read_line(std::size_t begin, std::size_t end) {
  std::string_view const text = source.text;
  std::size_t last = 0, dash = 0; /* the end of the last symbol, and of the first dash */
  bool is_empty = true, has_commas = false; /* |is_empty|: since the last comma */
  std::string wall;
  auto add = [&](std::size_t at, std::size_t length) {
    words.push_back({at, length, line, {std::exchange(wall, ""), std::exchange(above, ""), 0, 0}, false});
  };
  for (std::size_t at = begin; at < end; ) {
    Character const c = decode(text, at);
    bool const is_comma = (c.code == ',') or c.code == ';';
    @<Take the character |c|@>
    at += c.step();
  }
  if (has_commas and is_empty) {
    add(text.find_last_of(",;", end - 1), 1);
    words.back().is_trailing = true;
  }
  if (last > 0 and dash > 0)
    throw InputError(source, dash - 1, 1, "a dash stands beside squares",@|
      "write . or 0 for a blank square; dashes are drawn in lines of their own, between rows");
}

@ Symbols make words; commas and walls end them, and are remembered.
@<Take the character |c|@>=
if (is_symbol(c.code)) {
  if (last < at or last == 0) add(at, 0);
  ++words.back().length;
  last = at + 1;
  is_empty = false;
} else if (is_comma) {
  if (is_empty) add(at, 1), has_gaps = true;
  is_empty = has_commas = true;
} else if (is_wall(c.code)) {
  wall += text.substr(at, c.step());
  if ((c.code == '-') and dash == 0) dash = at + 1;
} else if (not is_decoration(c.code))
  throw InputError(source, at, c.step(), fmt::format("'{}' is not part of a "
    "grid", c.bytes > 0 ? text.substr(at, c.step()) : "\xEF\xBF\xBD"),
    "write . or 0 for a blank square; | - + = may draw the boxes, and # begins a comment");

@ The function |root| returns the square root of a number, or 0 if it is no integer.

@<Split words into squares@>=
std::vector<Token> cells_of(std::string_view text, std::vector<Token> const& words) {
  std::vector<Token> cells;
  std::size_t longest = 0, shortest = 2;
  bool has_halves = false;
  auto const is_blank = [text](std::size_t at) { return has_only(text.substr(at, 1), ".?*"); };
  for (Token const& w : words) {
    longest = std::max(longest, w.length);
    shortest = std::min(shortest, w.length);
    has_halves = has_halves or (w.length == 2 and is_blank(w.offset + 1) and not is_blank(w.offset));
    for (std::size_t k = 0; k < w.length; ++k)
      cells.push_back({w.offset + k, 1, w.line, k == 0 ? w.wall : Wall(), false});
  }
  bool const in_pairs = (shortest == 2) and (has_halves or (root(cells.size()) > 0 and cells.size() <= 26*26));
  return longest <= 2 and not in_pairs ? words : cells;
}

@ If the number of squares is wrong, we look at the lines. The usual length of a line is the one that
more than half of the lines have; it is in the middle, if they are
sorted by length. If there is none, no line is blamed.
@^median@>

@<Blame the line that is too long or too short@>=
using TokenLines = std::map<int, std::vector<Token> >; /* by their number */
void blame_line(Source const& source, TokenLines const& lines, int n) {
  std::vector<std::size_t> lengths;
  for (auto const& [number, l] : lines) lengths.push_back(l.size());
  std::ranges::sort(lengths);
  auto const usual = n > 0 ? index(n) : lengths[lengths.size()/2];
  if (n > 0 ? lines.size() != usual : 2*std::ranges::count(lengths, usual) <= std::ssize(lengths)) return;
  for (auto const& [number, l] : lines)
    if (l.size() != usual)
      throw InputError(source, l.back().offset, l.back().length, fmt::format("this line has {}, and {} {}",
        counted(l.size(), "square"), n > 0 ? "there are" : "most lines have",@|
        n > 0 ? counted(usual, "line") : fmt::format("{}", usual)), mend_of_line);
}

@ A collection has one grid in each line, or each grid in as many lines as a line
has squares. Four grids have $4\cdot81=18^2$ squares, which must not be taken for a grid of order~18.
So if all lines are equally long, their number is compared with their length. As many lines as squares are one
grid; but sixteen lines of sixteen squares with nothing but 1 to~4 or A to~D are sixteen
grids.

@<Refuse several grids@>=
using Cells = std::span<Token const>;
bool are_small(Source const& source, Cells cells, int n) {
  std::set<std::string> symbols;
  for (Token const& c : cells) symbols.insert(symbol_at(source.text, c));
  for (auto const* blank : {".", "0", "X"}) symbols.erase(blank);
  auto const is_large = [n](auto const& s) { return s.size() > 1 or s[0] - (s[0] < 'A' ? '0' : 'A' - 1) > n; };
  return not symbols.empty() and std::ranges::none_of(symbols, is_large);
}

@ The regions of a jigsaw may stand below the grid. They have no blanks, but some region twice in a row. If
zeros are a region, there are $n$ of them.

@<Refuse several grids@>=
bool are_regions(Source const& source, Cells cells, std::size_t n) {
  std::size_t zeros = 0;
  std::set<std::pair<std::size_t, std::string> > seen; /* with their rows */
  for (std::size_t k = 0; k < cells.size(); ++k) {
    auto const s = symbol_at(source.text, cells[k]);
    if (s == ".") return false;
    if (s == "0") ++zeros;
    else seen.emplace(k/n, s);
  }
  return (zeros == 0 or zeros == n) and seen.size() + zeros < cells.size();
}

@ For several grids, the mend is a loop for the shell. It takes as many lines from the beginning of each grid
as the longest has. If the next grid would begin among them, there is no such loop.

@<Refuse several grids@>=
std::string loop_over(Source const& source, std::vector<int> const& begins, int length, std::string const& maker) {
  int const step = begins[1] - begins[0];
  auto const is_other = [=](int a, int b) { return b - a != step; };
  auto const is_short = [=](int a, int b) { return b - a < length; };
  if (std::ranges::adjacent_find(begins, is_short) != begins.end()) return "write each into a file of its own";
  bool const is_regular = std::ranges::adjacent_find(begins, is_other) == begins.end();
  std::string quoted = "'";
  for (char c : source.name) quoted += c == '\'' ? "'\\''" : std::string(1, c);
  bool const is_named = source.name != "-";
  return fmt::format("{}ask for each: for k in {}; do tail -n +$k {} | head -n {} | {} - | dlx count; done",@|
    is_named ? "" : "save this text as FILE, and ",@|
    is_regular ? fmt::format("$(seq {} {} {})", begins.front(), step, begins.back()) : fmt::format("{}", fmt::join(begins, " ")),
    is_named ? quoted + "'" : "FILE", length, maker);
}
void refuse_several(Source const& source, Cells cells, std::size_t height, std::string const& maker) {
  auto const width = cells.size()/height, order = index(root(width));
  bool const in_lines = width >= 16 and order > 0 and (width > 26 or are_small(source, cells, root(width)));
  auto const n = in_lines ? order : width;
  if (width < 3 or cells.size() == n*n or cells.size()%(n*n) != 0) return;
  std::vector<int> begins;
  int length = 0; /* of the longest */
  for (std::size_t k = 0; k < cells.size(); k += n*n) {
    auto const grid = cells.subspan(k, n*n);
    if (are_regions(source, grid, n))
      throw InputError(source, grid.front().offset, 1, "here begins a grid without blanks that has a symbol twice in a row",@|
        "if these are the regions of a jigsaw, they are not read; if not, change the symbol");
    begins.push_back(grid.front().line);
    length = std::max(length, grid.back().line - grid.front().line + 1);
  }
  throw InputError(source, cells[n*n].offset, 1, fmt::format("here begins the second of {} grids", begins.size()),@|
    loop_over(source, begins, length, maker));
}

@ If the number of squares is right, a line may have some whole rows, or a part of one; or all lines but a
shorter last one are equally long. A text whose lines have neither form may contain several grids: four of the nine rows of a sudoku have 36 squares, and are none of order
six; and sudokus of orders 6 and~8 have $36+64$ squares, and are none of order ten. If there
are $n$ lines and $n^2$ squares, and one line is longer and another
shorter, then all rows between them are shifted, which is a slip.

@<Find the size of a grid@>=
bool are_cut(TokenLines const& lines, std::size_t n) { /* are these no rows? */
  auto const width = lines.begin()->second.size(), last = lines.rbegin()->second.size();
  std::size_t begin = 0, crossing = 0, others = 0;
  for (auto const& [number, l] : lines) {
    auto const end = begin + l.size();
    if (end > n and (begin > 0 or end%n != 0)) ++crossing;
    if (l.size() != width) ++others;
    begin = end%n;
  }
  return crossing > 0 and (others != 1 or last >= width);
}
int size_of(Source const& source, std::vector<Token> const& cells, std::string const& maker) {
  if (cells.empty())
    throw InputError(source, source.text.size(), 0, "there is no grid",@|
      "write it row by row, with . or 0 for a blank square");
  int const n = cells.size() > 26*26 ? 0 : root(cells.size());
  TokenLines lines;
  for (Token const& c : cells) lines[c.line].push_back(c);
  auto const width = lines.begin()->second.size();
  if (std::ranges::all_of(lines, [=](auto const& l) { return l.second.size() == width; }))
    refuse_several(source, cells, lines.size(), maker);
  blame_line(source, lines, n);
  auto const reason = n == 0 ? fmt::format("{} squares, which is not the square of a number up to 26", cells.size())
    : fmt::format("{} lines, which are no rows of {} squares", lines.size(), n);
  if (n == 0 or are_cut(lines, index(n)))
    throw InputError(source, cells.back().offset, cells.back().length, "the grid ends here with " + reason,@|
      "a file has one grid, with . or 0 for its blank squares, and # before a comment");
  return n;
}

@ Before words are compared they are put into one form: capital
letters, no zeros in front, a point for an underline. So
{\tentex 07} becomes {\tentex 7}, {\tentex 00} becomes {\tentex 0}, and
{\tentex g} becomes {\tentex G}. Messages quote the text as it was typed.

@<Choose the symbols@>=
std::string symbol_at(std::string_view text, Token const& cell) {
  std::string word(text.substr(cell.offset, cell.length));
  word.erase(0, std::min(word.find_first_not_of('0'), word.size() - 1));
  for (char& c : word)
    c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return has_only(word, "._?*,;") ? "." : word;
}

@ With 16
rows, letters only are {\tentex A} to~{\tentex P}, letters and digits are {\tentex 1} to~{\tentex G}, and with
points and zeros they are {\tentex 0} to~{\tentex F}. Without letters, the symbols are numbers.

@<Choose the symbols@>=
std::vector<std::string> alphabet(int n, int first, bool letters) {
  std::string_view const all = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  std::vector<std::string> symbols;
  for (int s = first; s < first + n; ++s)
    symbols.push_back(letters ? std::string(1, all[index(s)]) : std::to_string(s));
  return symbols;
}
std::vector<std::string> symbols_for(int n, std::vector<std::string> const& words) {
  auto const begins = [&words](char from, char to) {
    return std::ranges::any_of(words, [=](auto const& w) { return from <= w[0] and w[0] <= to; });
  };
  bool const letters = begins('A', 'Z'), digits = begins('1', '9');
  auto const counted = alphabet(n, 0, letters);
  auto const is_known = [&](auto const& w) { return (w == ".") or std::ranges::count(counted, w) > 0; };
  if (begins('0', '0') and begins('.', '.') and std::ranges::all_of(words, is_known)) return counted;
  return alphabet(n, letters and not digits ? 10 : 1, letters);
}
std::string const only_solutions = "beside a grid may stand nothing but its solution; the regions of a jigsaw are not read";
void replace_crosses(std::vector<std::string>& words) { /* they are blanks if there are no others */
  auto const is_number = [](auto const& w) { return has_only(w, digits) and (w != "0"); };
  auto const is_either = [=](auto const& w) { return (w == "X") or is_number(w); };
  if (std::ranges::all_of(words, is_either) and std::ranges::any_of(words, is_number))
    std::ranges::replace(words, std::string("X"), std::string("."));
}

@ Square~$k$ is in row $\lfloor k/n\rfloor$ and column $k\bmod n$. A symbol is found in the list, or it is a
blank, or it is an error, in this order: a zero may be found in the list.

@<Read a grid@>=
Givens blank_givens(int size) {
  return Givens{size, symbols_for(size, {}), {}, {}, {}, ""};
}
Givens read_givens(Source const& source, std::string const& maker) {
  GridReader reader = {source, {}, {}, "", 0, 0, false};
  reader.read();
  auto cells = cells_of(source.text, reader.words);
  int const n = size_of(source, cells, maker);
  for (Token const& c : cells_of(source.text, reader.solution)) cells.push_back(c);
  std::vector<std::string> words;
  for (Token const& c : cells) words.push_back(symbol_at(source.text, c));
  replace_crosses(words);
  Givens grid = {n, symbols_for(n, words), {}, {}, {}, ""};
  if (grid.symbols.front() == "0")
    grid.note = fmt::format("{}: note: 0 is a symbol of this grid, since it has points for blanks, and no {}",@|
      display_name(source), alphabet(n, 1, grid.symbols.back() >= "A").back());
  for (int k = 0; k < std::ssize(cells); ++k) {
    @<Note the given in square |k|, if there is one@>
  }
  @<Compare the solution with the givens@>
  return grid;
}

@ A cell is a given, a blank, or a mistake with a place.
@<Note the given in square |k|, if there is one@>=
auto const& symbols = grid.symbols;
auto const& word = words[index(k)];
auto const found = std::ranges::find(symbols, word);
auto const& [offset, length, line, wall, is_trailing] = cells[index(k)];
bool const is_gap = has_only(source.text.substr(offset, 1), ",;"); /* it takes no room */
if (k < n*n) grid.walls.push_back({wall.beside, wall.above, offset, offset + (is_gap ? 0 : length)});
if (found != symbols.end())
  (k < n*n ? grid.squares : grid.solution).push_back({k/n%n, k%n,
    static_cast<int>(found - symbols.begin()) + 1, offset, length});
else if ((word != ".") and word != "0")
  throw InputError(source, offset, length,
    fmt::format("'{}' is not a symbol of this grid",
      source.text.substr(offset, length)),
    k >= n*n ? only_solutions : fmt::format("it has {0} rows and {0} symbols, {1} to {2}",@|
      n, symbols.front(), symbols.back()));

@ A solution has a symbol in each square, and those of the givens where they are. That none stands
twice in a row, column, or box is checked by |refuse_repeats|. Regions never pass, for each
is connected; so one of them has two squares in a row or in a column.

@<Compare the solution with the givens@>=
auto const& all = grid.solution;
for (Given const& g : grid.squares)
  if (not all.empty() and (std::ssize(all) != n*n or all[index(g.row*n + g.column)].value != g.value))
    refuse(source, {"", g.offset, g.length}, "the other grid of this line has another symbol here", only_solutions);

@ A Latin square has no boxes, but its rows can be taken for boxes, of one row
and $n$ columns. The table |seen|
remembers where each symbol was first seen in each unit. Of two equal givens, either
may be the wrong one; the complaint is about the second, and names the place of the first.

@<Refuse symbols that stand twice@>=
void refuse_repeats(Source const& source, Givens const& grid, int height, int width) {
  static constexpr char const* kinds[] = {"row", "column", "box"};
  std::string const mend = grid.symbols.front() == "0" ? "change one of them, or write . for a blank square"
    : "change one of them; as it is, there is no solution";
  for (auto const* list : {&grid.squares, &grid.solution}) {
    std::map<std::tuple<int, int, int>, std::size_t> seen;
    for (Given const& g : *list) {
      int const units[] = {g.row, g.column, g.row/height*(grid.size/width) + g.column/width};
      for (int k = 0; k < 3; ++k) {
        auto const [other, is_new] = seen.emplace(std::tuple(k, units[k], g.value), g.offset);
        if (is_new) continue;
        auto const place = locate(source, other->second);
        throw InputError(source, g.offset, g.length, fmt::format("{} stands twice in this {}, here and at {}:{}",
          grid.symbols[index(g.value) - 1], kinds[k], place.line, place.column),@|
          list == &grid.squares ? mend : only_solutions);
      }
    }
  }
}

@ A wall between two columns is the same in all rows, and a wall between two rows is
a whole line. There are two kinds of places for them: between boxes and inside. All places of one kind
must look alike, and there may be no walls inside boxes if there are none between boxes. The result is the offset of the first square that is
not so, if any.

@<Refuse walls of other regions@>=
static std::optional<std::size_t> strange_wall(Givens const& grid, int height, int width) {
  int const n = grid.size;
  std::map<std::pair<bool, bool>, std::string> seen; /* horizontal? between boxes? */
  for (std::size_t k = 1; k < grid.walls.size(); ++k) {
    auto const& [beside, above, offset, end] = grid.walls[k];
    int const r = static_cast<int>(k)/n, c = static_cast<int>(k)%n;
    auto const& wall = c == 0 ? above : beside;
    bool const is_border = c == 0 ? r%height == 0 : c%width == 0;
    auto const [first, is_new] = seen.emplace(std::pair(c == 0, is_border), wall);
    auto const border = seen.find(std::pair(c == 0, true));
    bool const is_inside = not wall.empty() and not is_border and border != seen.end() and border->second.empty();
    if (first->second != wall or (wall == " ") or is_inside or (c > 0 and not above.empty())) return offset;
  }
  return std::nullopt;
}

@ If nothing else is drawn between columns, or between rows, blanks or empty lines can be their walls. For
that, some borders must be wider in all rows than the others are in any. Blanks are measured
between the squares; numbers may also be aligned at the right, or at the left. A row may not go on in another line.

@<Refuse walls of other regions@>=
static std::ptrdiff_t empty_lines(std::string_view gap) {
  std::ptrdiff_t lines = 0;
  for (auto at = gap.find('\n'); at < gap.size(); at = gap.find('\n', at + 1))
    lines += gap.substr(0, gap.find_first_not_of(" \t\r", at + 1) + 1).ends_with('\n');
  return lines;
}
static void draw_blanks(std::string_view text, Givens& grid) {
  for (int way = 0; way < 4; ++way) {
    int const n = grid.size, cells = static_cast<int>(grid.walls.size());
    bool const is_row = way == 3;
    auto const side = is_row ? &Wall::above : &Wall::beside;
    auto const border = [=](int k) { return (k%n == 0) != is_row ? 0 : is_row ? k/n : k%n; };
    std::map<int, std::pair<std::ptrdiff_t, std::ptrdiff_t> > gaps; /* by border: narrowest, widest */
    bool is_open = true;
    for (int k = 1; k < cells; ++k) {
      if (border(k) == 0) continue;
      Wall const& last = grid.walls[index(k) - 1];
      Wall const& w = grid.walls[index(k)];
      auto const begin = way == 2 ? last.offset : last.end;
      auto const gap = text.substr(begin, (way == 1 ? w.end : w.offset) - begin);
      auto const width = is_row ? empty_lines(gap) : std::ssize(gap);
      auto& [least, most] = gaps.try_emplace(border(k), width, width).first->second;
      least = std::min(least, width), most = std::max(most, width);
      is_open = is_open and (w.*side).empty() and (is_row or gap.find('\n') == gap.npos);
    }
    std::ptrdiff_t inside = std::ssize(text);
    for (auto const& [b, gap] : gaps) inside = std::min(inside, gap.second);
    is_open = is_open and std::ranges::none_of(gaps, [=](auto const& g) {
      return g.second.first <= inside and inside < g.second.second; });
    for (int k = 1; is_open and k < cells; ++k)
      if (border(k) > 0 and gaps[border(k)].first > inside) grid.walls[index(k)].*side = "|";
  }
}

@ If walls are drawn around boxes of another size, the help says how to ask for these.

@<Refuse walls of other regions@>=
void refuse_walls(Source const& source, Givens grid, int height, int width) {
  draw_blanks(source.text, grid);
  auto const offset = strange_wall(grid, height, width);
  if (not offset) return;
  std::string help = "regions that are no boxes, as in a jigsaw, are not read";
  for (int h = grid.size; h > 1; --h)
    if (grid.size%h == 0 and not strange_wall(grid, h, grid.size/h))
      help = fmt::format("for boxes of {0} by {1}, say dlx make sudoku --boxes {0}x{1}", h, grid.size/h);
  throw InputError(source, *offset, 1,
    fmt::format("the walls or blanks before this square are not those of boxes of {} by {}", height, width),@|
    help + "; else leave out the walls or blanks");
}

@*1 Simplifying a problem. \label{puzzle/commit}%
How does a problem change when some of its options are chosen in advance? The search could
choose them first, as [C06] does. But then the search must know about
givens; so must the trace, the pictures, the estimates, and the file
formats. It is simpler to change the problem, which must have no bounds, colours, or costs. If the option {\tentex
2@@(0,0)} is chosen, all options that share an item with it are left out, and the chosen option itself is
{\it kept}.
Each of its items now has just one option, and that is a choice that every
search is able to make. The invariant is: {\sl the covers of the smaller
problem are the covers of the larger one that contain all chosen options}.
@^commitment@>

Indeed, a cover that contains the chosen options contains none of
those that were left out; so it is still there. And a cover of the smaller
problem contains each chosen option, because no other option covers its items.

On the Latin square of order two, row~7 is chosen; rows 3, 5,
and~8 share a column with it, and are left out:
\figure{.5\pagewidth}{report-latin-by-hand/step-003}{A commitment to row~7, as a
person makes it. Rows that are struck out are not in the smaller problem; row 7
is, and no other row of it has its columns.}

@ Options are called after their squares (see \sec{puzzle/board}): a~5 in row~0,
column~3, is the option {\tentex 5@@(0,3)}. The array |taken| has the chosen option of each item.
Without the check at its end, the smaller problem could have covers with {\it one\/} of
two chosen options, and the invariant would be broken.

@<Choose the options of the givens@>=
Problem with_givens(Problem const& problem, Givens const& grid) {
  if (problem.has_bounds() or problem.has_colours() or problem.has_costs())
    throw std::invalid_argument("givens are for problems without bounds, colours, and costs");
  std::vector<int> chosen, taken(index(problem.item_count()) + 1);
  for (Given const& g : grid.squares) {
    auto const name = fmt::format("{}@@({},{})", grid.symbols.at(index(g.value) - 1), g.row, g.column);
    int const o = problem.find_option(name);
    if (o == 0) throw std::invalid_argument("there is no option " + name);
    chosen.push_back(o);
    for (Entry const& e : problem.option(o))
      if (int const other = std::exchange(taken[index(e.item)], o); other != 0)
        throw std::invalid_argument(fmt::format("options {} and {} contain item {}, which can be covered once at most",
          problem.label(other), problem.label(o), problem.item(e.item).name));
  }
  Problem rest;
  @<Copy what the givens leave@>
  return rest;
}

@ \label{puzzle/given-items}%
In a newspaper, the givens are bold. So
each of them gets one more item, a secondary one, such as {\tentex given(0,3)}, which excludes nothing. It
is a note to the drawer of the solution (\sec{draw/tableau}), and survives being written to a file.

In the puzzle of \sec{puzzle/six-givens}, 38 of the 64 options go.
@^givens@>

@<Copy what the givens leave@>=
for (int i = 1; i <= problem.item_count(); ++i) rest.add_item(problem.item(i).name, problem.item(i).kind);
std::vector<int> mark(index(problem.option_count()) + 1);
for (int o : chosen) {
  auto const name = problem.option_name(o);
  mark[index(o)] = rest.add_item(fmt::format("given{}", name.substr(name.rfind('@@') + 1)), Kind::secondary);
}
auto const is_taken = [&](Entry const& e) { return taken[index(e.item)] != 0; };
for (int o = 1; o <= problem.option_count(); ++o) {
  auto const entries = problem.option(o);
  if (mark[index(o)] == 0 and std::ranges::any_of(entries, is_taken)) continue;
  rest.add_option(problem.option_name(o));
  for (Entry const& e : entries) rest.add_entry(e.item);
  if (mark[index(o)] != 0) rest.add_entry(mark[index(o)]);
}

@ Latin squares with some entries given are made by \cmd{dlx make latin},
with \cmd{--givens}. A square is {\it reduced\/} if its first row and its first column are in the
order of the alphabet:
\transcript{givens-latin}

From each reduced square of order~$n$ we get $n!\,(n-1)!$ squares, if we
permute all columns, and all rows but the first. So there are
$56\cdot5!\cdot4!=161{,}280$ Latin squares of order~5, which \sec{dance/latin} has
found one by one; and from the 9408 reduced squares of order~6 we get
$9408\cdot6!\cdot5!=812{,}851{,}200$.
@^reduced Latin square@>

\pitfall{To guess more than can be known. Take a dash for a blank, or a
letter~O for a zero, and a slip becomes another puzzle, which has an answer. And to delete the items of the
givens from the problem: then the covers are no longer complete answers, and the boards have holes.}

\pinned{\.{tests/puzzle/givens\UL test.cpp} reads one grid in twelve
forms, and grids with all four alphabets, has a text for each complaint, compares the covers of smaller
problems with the invariant, and counts the reduced squares.
\.{tests/whole/puzzles\UL test.cpp} has drawings and grids as people and other programs write them, and
types the loops for several grids.}

\exercise[M15]{With $n-1$ givens, and no repetition, a Latin square of order~$n$
can always be completed; this was conjectured by Evans [E60] and proved
twenty years later by Smetaniuk [Sm81]. Find $n$ givens without repetition,
for each $n\ge2$, with which it cannot.}\answer{Give 1 to $n-1$ in the first row, from
the left, and $n$ in the last column, anywhere below. The last square of the first row
cannot hold any symbol.}

\exercise[12]{Some items of a problem have bounds, and certain options must {\it not\/} be chosen. Simplify the problem. What has to be
done about these items?}\answer{Nothing. Leave the
options out, and keep every item with its bounds: the covers that contain none of
these options are the covers of what remains. If an item cannot reach its lower bound
any more, there is no cover, and that is the right answer.}

\summary{A text has $n^2$ squares, of one character or one word each. The options that are called
after the givens are chosen before the search begins: the options that share an item with them are left out, and
everything else is kept.}
