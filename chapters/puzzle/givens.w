@** Givens. \label{puzzle/givens}%
So far our puzzles began with an empty board. Most puzzles in the newspaper
do not: some squares are filled in advance, and it is these {\it givens\/}
that make one puzzle different from the next. They are also what has to be
typed. This chapter reads them from a text, complains about them if need be,
and commits a problem to them.
@^givens@>
\solutions{$\vcenter{\halign{\tt#\hfil\qquad\quad&\tt#\hfil\qquad\quad&\tt#\hfil\cr
24..1.2....24...&2 4 \char"7C\ . .&24..\cr
&1 . \char"7C\ 2 .&1.2.\cr
&----+----&...2\cr
&. . \char"7C\ . 2&4...\cr
&4 . \char"7C\ . .&\cr}}$\qquad$\vcenter{\sudoku{4}{2}{2}{14pt}{\tenrm}{%
24..1.2....24...}{2413132431424231}}$}{Three texts that mean the same grid, and the
grid, with one of its two solutions.}
People have collected sudokus in many forms, and nobody wants to convert a
collection. So we take what can be understood, as long as it can be
understood in only one way.

@ {\it What is in a square?} A blank square is written as a point, an
underline, or a zero. Everything else that is a letter or a digit is a
symbol. White space, bars, dashes, plus and equals signs, and the
line-drawing characters of Unicode are decoration; so is everything from a
number sign to the end of its line, which is a comment. Any other character
is an error, for it might have been meant as a symbol. (A star could be a blank,
or a slip of the hand. We ask.)
@^decoration@>

{\it How many characters has a square?} One, in most texts, and then the blanks
between them may stand or be left out. But the symbols of a grid of order 16
may be the numbers from 1 to~16, and then it is the blanks that separate
them. We say: if no word is longer than two characters, each {\it word\/} is
a square; otherwise each {\it character\/} is. There is one doubtful case,
in which all words have exactly two characters. They may be numbers from
{\tentex 01} to {\tentex 16}, or the halves of the rows of a small grid, cut
by the border of a box. Counting decides. With $n^2$ words there are $2n^2$
characters, and since $\sqrt2$ is irrational, $2n^2$ is never a square. So
if the number of {\it characters\/} is a square, they are the squares; if
not, the words are. The Greeks would have liked to see this used in a
newspaper.
@^irrationality of $\sqrt2$@>

@ {\it Which symbols are there?} There must be as many as there are rows. If
no letter occurs, they are the numbers from 1 to~$n$. If letters occur, but
no digits, they are the letters from {\tentex A} on. If both occur, the
digits from 1 to~9 come first, and {\tentex A} is the tenth symbol; except
that for those who count in hexadecimal, with points for blank squares and a
zero that is a symbol, {\tentex A} is the eleventh. (With ten rows or fewer, ten digits
would need no letter; so there a zero is a blank, also beside points.) Small letters are taken
for capital ones. Could this guess be wrong? Yes; but no rule of our puzzles speaks
of what a symbol {\it is}, only of whether two symbols are {\it equal}. A puzzle with the
symbols 1 to~9 and {\tentex A} to~{\tentex G}, in which by chance only letters occur, is
taken for one with {\tentex A} to {\tentex P}, and its solution has a {\tentex P} where a~5
was meant. But any list of
names will do that contains those that were used: the answer has the same number of
solutions, and they look the same but for symbols that were not mentioned. (If it does not contain them, as A to D does not contain W to~Z, the grid is refused.)

{\it How large is the grid?} Its size $n$ is the square root of the number
of squares; the ends of lines are not looked at. If that number is not a
square, then a character is missing, or stands there twice, and it would be
unkind to say only that there are 80. In most texts a row is a line, and the
line in question has another length than the others:
\transcript{givens-short}
{\it Can it have a solution?} If the same symbol is
given twice in a row, column, or box, there is none, and the search would say so in
no time. But the answer~0 makes people wonder what is wrong with the puzzle, or with
us. We can do better, because we know:
\transcript{givens-repeat}
(There are grids without repetitions that have no solution, such as a Latin square of order
two with {\tentex A} in one corner and {\tentex B} in the opposite one. For those, the
answer is~0, and rightly so: to see that such a grid has no solution one has to search, and a
reader of grids should not. What it points at can be seen with the naked eye, and mended.)
So each step has its own complaint, in its own words. A ``syntax error in grid'' would
send you through the same four steps in your head.


@ What was read is a list of givens. They remember where they stood, because
only later, when the boxes are known, can we complain about repetitions. Every
complaint is an |InputError| (see \sec{base/source}), with the place and a mend.

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
struct Givens {
  int size = 0; /* rows, columns, and symbols: $1\le|size|\le26$ */
  std::vector<std::string> symbols; /* capital letters, or numbers without zeros in front, in order */
  std::vector<Given> squares; /* in the order of reading */
};
@<Declare how grids are read@>
} // |namespace dlx|

@ The problem is committed to the givens (\sec{puzzle/commit}): what they exclude is
left out, and they stay. Options are found by their names, as always: a~5 in row~0,
column~3, is the option {\tentex 5@@(0,3)}. And each given gets an item of its own, so that it
can be recognized later.

@<Declare how grids are read@>=
Givens blank_givens(int size);
  /* without givens, and with numbers for symbols; |size| is 1 to 26 */
Givens read_givens(Source const& source);
  /* the grid in a text, in time proportional to it; throws |InputError| */
void refuse_repeats(Source const& source, Givens const& grid, int height, int width);
  /* throws |InputError| if a symbol of the |grid|, which was read from the |source|, stands
     twice in a row, column, or box; |height*width == grid.size| must hold */
Problem with_givens(Problem const& problem, Givens const& grid);
  /* the |problem| with the options of the givens chosen (those that they exclude are gone), each
     with an item of its own; throws |std::invalid_argument| if there is no such option, or if
     two of them exclude each other */

@ The program works from characters to words, squares, rows, and symbols.

@(dlx/puzzle/givens.cpp@>=
#include "dlx/puzzle/givens.hpp"
#include "dlx/base/index.hpp"
#include "dlx/base/words.hpp"
#include "dlx/puzzle/commit.hpp"
#include <algorithm>
#include <cctype>
#include <fmt/format.h>
#include <map>
#include <tuple>
#include <utility>
namespace dlx {
namespace {
@<Split a text into words@> @#
@<Split words into squares@> @#
@<Blame the line that is too long or too short@> @#
@<Find the size of a grid@> @#
@<Choose the symbols@>
} @#
@<Read a grid@> @#
@<Refuse symbols that stand twice@> @#
@<Commit to the givens@>
} // |namespace dlx|

@*1 Reading. A |Token| is a piece of the text that stands for a square, or
may do so. Texts are in UTF-8; |decode| of \sec{base/source} tells characters apart.
Among the decorations is the byte order mark, which some editors put in front of a
text. Some people write a dash for a blank square, but many more draw the borders of
boxes with dashes, so that a dash is never a blank.

@<Split a text into words@>=
struct Token { std::size_t offset = 0, length = 0; };
bool is_symbol(char32_t c) {
  return (c == '.') or (c == '_') or (c < 128 and std::isalnum(static_cast<int>(c)));
}
bool is_decoration(char32_t c) {
  bool const is_frame = (c >= 0x2500) and (c < 0x2580);
  bool const is_sign = std::u32string_view(U"|-+=").find(c) < 4;
  return (c <= ' ') or is_sign or is_frame or (c == 0xFEFF);
}

@ A word is a run of symbols, between decorations. Comments are skipped
before anything in them can be an error. A byte that is no part of a character is shown
as the replacement character, so that a text of unknown origin cannot
send commands to a terminal.

@<Split a text into words@>=
std::vector<Token> words_of(Source const& source) {
  std::string_view const text = source.text;
  std::vector<Token> words;
  std::size_t end = 0; /* of the last symbol */
  for (std::size_t at = 0; at < text.size(); ) {
    Character const c = decode(text, at);
    auto const bytes = c.step();
    if (is_symbol(c.code)) {
      if (words.empty() or end < at) words.push_back(Token{at, 0});
      ++words.back().length;
      end = at + 1;
    } else if ((c.code != '#') and not is_decoration(c.code))
      throw InputError(source, at, bytes, fmt::format("'{}' is not part of a "
        "grid", c.bytes > 0 ? text.substr(at, bytes) : "\xEF\xBF\xBD"),
        "write . or 0 for a blank square; | - + = are only decoration");
    at = c.code == '#' ? std::min(text.find('\n', at), text.size()) : at + bytes;
  }
  return words;
}

@ Here is the decision between words and characters, as it was explained.
The function |root| returns the square root of a number, or 0 if it has none
among the integers. It counts upward, and need not worry about rounding.

@<Split words into squares@>=
int root(std::size_t cells) {
  int n = 0;
  while (index(n)*n < cells) ++n;
  return index(n)*n == cells ? n : 0;
}
std::vector<Token> cells_of(std::vector<Token> const& words) {
  std::vector<Token> cells;
  std::size_t longest = 0, shortest = 2;
  for (Token const& w : words) {
    longest = std::max(longest, w.length);
    shortest = std::min(shortest, w.length);
    for (std::size_t k = 0; k < w.length; ++k)
      cells.push_back(Token{w.offset + k, 1});
  }
  bool const in_pairs = (shortest == 2) and root(cells.size()) > 0;
  return longest <= 2 and not in_pairs ? words : cells;
}

@ Let us follow the second of the three texts. Its first line, with the bar in the
middle, is split into four {\it words},
{\tentex 2}, {\tentex 4}, {\tentex .}, and {\tentex .}; the bar only
separates. The third line contains nothing but decoration and leaves no
words. In all there are sixteen words, the longest of which has one
character, and so they are sixteen {\it squares}, which makes $n=4$. There
are no letters in them; so the {\it symbols\/} will be 1, 2, 3, and~4. The first
square has the second symbol: it becomes a {\it given\/} with the value~2,
in row~0 and column~0, at offset~0 of the text. The third square is a blank.
The last given is the~4 in row~3, column~0, which stands at the beginning of
the fifth line, at offset~40. None of these steps looks back, and none knows about
sudokus.

When the number of squares is wrong, we look at the lines. How many
squares should a line have? We ask the lines themselves: the one in the
middle, if they are sorted by length. What more than half of them agree about is in the middle;
so it is believed if they do, and otherwise no line is blamed. (The average would be the length of
no line at all.) The caret points at the end of
the line, because that is where one begins to count.
@^median@>

@<Blame the line that is too long or too short@>=
using Lines = std::map<int, std::vector<Token> >; /* by their number */
void blame_other_than(std::size_t usual, Source const& source, Lines const& lines,
  std::string const& reason) {
  for (auto const& [number, l] : lines)
    if (l.size() != usual)
      throw InputError(source, l.back().offset, l.back().length,@|
        fmt::format("this line has {}, and {}", counted(l.size(), "square"), reason),@|
        "write . or 0 for a blank square");
}
void blame_unusual(Source const& source, Lines const& lines) {
  std::vector<std::size_t> lengths;
  for (auto const& [number, l] : lines) lengths.push_back(l.size());
  std::ranges::sort(lengths);
  auto const usual = lengths[lengths.size()/2];
  if (2*std::ranges::count(lengths, usual) > std::ssize(lengths))
    blame_other_than(usual, source, lines, fmt::format("most lines have {}", usual));
}

@ If the number of squares is right, lines may be cut anywhere. But if there
are $n$ lines, and $n^2$ squares, and one of the lines is longer and another
shorter, then all rows between them are shifted. That is a slip, and not
a matter of taste. If no line can be blamed, we can only tell what we have counted.

@<Find the size of a grid@>=
int size_of(Source const& source, std::vector<Token> const& cells) {
  if (cells.empty())
    throw InputError(source, source.text.size(), 0, "there is no grid",@|
      "write it row by row, with . or 0 for a blank square");
  int const n = cells.size() > 26*26 ? 0 : root(cells.size());
  if (cells.size() <= 26*26) {
    Lines lines;
    int line = 1;
    auto last = source.text.begin();
    for (Token const& c : cells) {
      auto const here = source.text.begin() + static_cast<std::ptrdiff_t>(c.offset);
      line += static_cast<int>(std::count(std::exchange(last, here), here, '\n'));
      lines[line].push_back(c);
    }
    if (n == 0) blame_unusual(source, lines);
    else if (lines.size() == index(n))
      blame_other_than(lines.size(), source, lines, fmt::format("there are {} lines", n));
  }
  if (n == 0)
    throw InputError(source, cells.back().offset, cells.back().length,
      fmt::format("the grid ends here with {} squares, which is not the "
        "square of a number up to 26", cells.size()),
      "a file has one grid, with . or 0 for its blank squares");
  return n;
}

@*1 Symbols. Before words are compared they are put into one form: capital
letters, no zeros in front, a point for an underline. So
{\tentex 07} becomes {\tentex 7}, {\tentex 00} becomes {\tentex 0}, and
{\tentex g} becomes {\tentex G}. The text itself is not changed; messages quote what
was typed.

@<Choose the symbols@>=
std::string symbol_at(std::string_view text, Token const& cell) {
  std::string word(text.substr(cell.offset, cell.length));
  word.erase(0, std::min(word.find_first_not_of('0'), word.size() - 1));
  for (char& c : word)
    c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return word == "_" ? "." : word;
}

@ The rule of the four alphabets needs just one string of 36 characters,
from which the symbols are a piece; the rule says where it begins. With 16
rows it is
$$\vbox{\halign{#\hfil\quad&\tentex#\hfil\cr
letters only&ABCDEFGHIJKLMNOP\cr
letters and digits&123456789ABCDEFG\cr
letters, points, and zeros&0123456789ABCDEF\cr}}$$
and in the fourth case, without letters, the numbers from 1 to~16. A piece
that begins at the letter {\tentex A} can have up to 26 characters; so the
string is not too short for any grid that we accept.

@<Choose the symbols@>=
std::vector<std::string> symbols_for(int n, std::vector<std::string> const& words) {
  std::string_view const all = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  auto const occurs = [&words](char const* w) { return std::ranges::count(words, w) > 0; };
  auto const begins = [&words](char from, char to) {
    return std::ranges::any_of(words, [=](auto const& w) { return from <= w[0] and w[0] <= to; });
  };
  bool const letters = begins('A', 'Z'), digits = begins('1', '9');
  bool const hexadecimal = n > 10 and occurs(".") and occurs("0");
  std::size_t const first = hexadecimal ? 0 : digits ? 1 : 10;
  std::vector<std::string> symbols;
  for (int s = 0; s < n; ++s)
    symbols.push_back(letters ? std::string(1, all[first + s]) : std::to_string(s + 1));
  return symbols;
}

@ An empty grid uses numbers. For a text, all of the above is done in turn.
Square~$k$ is in row $\lfloor k/n\rfloor$ and column $k\bmod n$; nothing else that we
know of the text says anything about rows. A symbol is found in the list, or it is a
blank, or it is an error. The order of the three matters: a zero may be found in the
list.

@<Read a grid@>=
Givens blank_givens(int size) {
  return Givens{size, symbols_for(size, {}), {}};
}
Givens read_givens(Source const& source) {
  auto const cells = cells_of(words_of(source));
  std::vector<std::string> words;
  for (Token const& c : cells) words.push_back(symbol_at(source.text, c));
  int const n = size_of(source, cells);
  Givens grid = {n, symbols_for(n, words), {}};
  for (int k = 0; k < n*n; ++k) {
    @<Note the given in square |k|, if there is one@>
  }
  return grid;
}

@ A complaint about a symbol says which ones there are: to a {\tentex 9} in a grid
of order four it answers that there are 4 rows and 4 symbols, 1 to~4.

@<Note the given in square |k|, if there is one@>=
auto const& symbols = grid.symbols;
auto const& word = words[index(k)];
auto const found = std::ranges::find(symbols, word);
auto const [offset, length] = cells[index(k)];
if (found != symbols.end())
  grid.squares.push_back(Given{k/n, k%n,
    static_cast<int>(found - symbols.begin()) + 1, offset, length});
else if ((word != ".") and word != "0")
  throw InputError(source, offset, length,
    fmt::format("'{}' is not a symbol of this grid",
      source.text.substr(offset, length)),
    fmt::format("it has {0} rows and {0} symbols, {1} to {2}",@|
      n, symbols.front(), symbols.back()));

@ A Latin square has no boxes, but if we take its rows for boxes, of one row
and $n$ columns, nothing is said that was not said before. The table |seen|
remembers where each symbol was first seen in each unit. Of two equal givens, either
may be the wrong one. The complaint is about the
second, because that is where reading from top to bottom has to stop; but it
says where the first one is.

@<Refuse symbols that stand twice@>=
void refuse_repeats(Source const& source, Givens const& grid, int height, int width) {
  static constexpr char const* kinds[] = {"row", "column", "box"};
  std::map<std::tuple<int, int, int>, std::size_t> seen;
  for (Given const& g : grid.squares) {
    int const box = g.row/height*(grid.size/width) + g.column/width;
    int const units[] = {g.row, g.column, box};
    for (int k = 0; k < 3; ++k) {
      auto const [other, is_new] =
        seen.emplace(std::tuple(k, units[k], g.value), g.offset);
      if (is_new) continue;
      auto const place = locate(source, other->second);
      throw InputError(source, g.offset, g.length,
        fmt::format("{} stands twice in this {}, here and at {}:{}",
          grid.symbols[index(g.value) - 1], kinds[k],
          place.line, place.column),
        "change one of them; as it is, there is no solution");
    }
  }
}

@*1 Committing. Options are called after their squares (see \sec{puzzle/board}), and
so the name of a given tells which option it is.

@<Commit to the givens@>=
Problem with_givens(Problem const& problem, Givens const& grid) {
  std::vector<int> chosen;
  for (Given const& g : grid.squares) {
    auto const name = fmt::format("{}@@({},{})",
      grid.symbols.at(index(g.value) - 1), g.row, g.column);
    chosen.push_back(problem.find_option(name));
    if (chosen.back() == 0) throw std::invalid_argument("there is no option " + name);
  }
  Problem marked;
  @<Copy the problem, and mark the givens@>
  return commit(marked, chosen);
}

@ \label{puzzle/given-items}%
In a solution that is printed in a newspaper, the givens are bold. But
once we have committed to them, they are options like all others. So each of them gets
one more item, a secondary one, such as {\tentex given(0,3)}. An item that only one
option has excludes nothing and demands nothing; the search does not care. It is a note
to the drawer of the solution (see \sec{draw/tableau}), and like all our notes it is
a name, so that it survives being written to a file.
@^givens@>

@<Copy the problem, and mark the givens@>=
for (int i = 1; i <= problem.item_count(); ++i) copy_item(marked, problem.item(i));
copy_colours(marked, problem);
std::vector<int> mark(index(problem.option_count()) + 1);
for (int o : chosen) {
  auto const name = problem.option_name(o);
  mark[o] = marked.add_item(fmt::format("given{}",
    name.substr(name.rfind('@@') + 1)), Kind::secondary);
}
for (int o = 1; o <= problem.option_count(); ++o) {
  copy_option(marked, problem, o);
  if (mark[o] != 0) marked.add_entry(mark[o]);
}

@ Latin squares with some entries given are made by \cmd{dlx make latin},
with \cmd{--givens}. If the first row and the first column are given in the
order of the alphabet, the square is said to be {\it reduced}:
\transcript{givens-latin}
From each reduced square of order~$n$ we get $n!\,(n-1)!$ squares, if we
permute all columns, and all rows but the first. So there are
$56\cdot5!\cdot4!=161{,}280$ Latin squares of order~5, which \sec{dance/latin} has
found one by one; and since there are 9408 reduced squares of order~6, which
takes the search less than a second, there are
$9408\cdot6!\cdot5!=812{,}851{,}200$ Latin squares of order~6. Givens can be
a way to count.
@^reduced Latin square@>

\pitfall{To guess more than can be known. A dash that is taken for a blank, a
letter~O that is taken for a zero, a line that is filled up at its end: each of
them makes a puzzle out of a slip, and the puzzle has an answer.}

\pinned{The file \.{tests/puzzle/givens\UL test.cpp} reads one grid in twelve
forms, and grids with all four alphabets; has a text for each complaint, and looks
at its line and column; and counts the reduced squares.}

\exercise[M15]{With $n-1$ givens, and no repetition, a Latin square of order~$n$
can always be completed; this was conjectured by Evans [E60] and proved
twenty years later by Smetaniuk [Sm81]. Find $n$ givens without repetition,
for each $n\ge2$, with which it cannot.}\answer{Give 1 to $n-1$ in the first row, from
the left, and $n$ in the last column, anywhere below. The last square of the first row
cannot hold any symbol.}

\summary{A text has $n^2$ squares, of one character or one word each. Names
do not matter, as long as they can be told apart. The options that are called
after the givens are chosen before the search begins.}
