@** Word rectangles. \label{puzzle/words}%
Under the ashes of Pompeii there was a column into which
five words were scratched, {\tentex ROTAS} first [B12]. They can be read from left to right, from top to
bottom, and both ways backwards; and it is not quite clear what they mean,
except that a farmer called Arepo holds the wheels with some effort.
\solutions{\sudoku{5}{5}{5}{13pt}{\tenrm}{.........................}{SATORAREPOTENETOPERAROTAS}\qquad\quad
\sudoku{5}{5}{5}{13pt}{\tenrm}{.........................}{ROTASOPERATENETAREPOSATOR}\qquad\quad
{\bwide=4 \grid{3}{3}{4}{13pt}{\tenrm}{............}{ABLEDOORDATA}}\qquad\quad
\sudoku{4}{4}{4}{13pt}{\tenrm}{................}{BACKIRONRISEDATE}}{The
two squares that the five words make, and two rectangles of common English words.}
Which words of a list will go into a given rectangle, so that each row is a word
and each column is one? This is a question about colours again: a square is an
item, and its letter is the colour on which both of its words have to
agree. We did it by hand in \sec{more/painted}.
@^Sator square@>@^word rectangle@>@^crossword@>

@ Each row and each column needs a word;
these are the primary items, {\tentex R1}, {\tentex R2}, \dots\ and {\tentex
C1}, {\tentex C2},~\dots. An option writes a word of the right
length into one of them: {\tentex TENET@@R3} covers {\tentex R3}
and five secondary items, {\tentex (2,0):T} to {\tentex (2,4):T}. The smallest case
has two rows, two columns, and four words:
\solutions{\solutionbox{words-matrix}}{Four words for two rows and two columns; squares
are called {\tentex a} to {\tentex d} here. In orange is the first of the four rectangles, {\tentex AT} over {\tentex TO},
whose columns are the same two words.}
When the row {\tentex AT} is chosen, the item~{\tentex a} has the letter~A, and {\tentex b} has~T. So every option for the
first column begins with~A from now on, and every one for the second with~T.
This is {\it purifying\/} the items (\sec{more/painted}).

A rectangle may use a word twice, as {\tentex TENET} stands
in two directions. With \.{--different}, each word is a
secondary item too, without a colour: at most once. A list of 269 common
words with three letters and 435 with four has so many rectangles of words that are all different:
$$\vbox{\halign{\hfil#\quad&&\quad\hfil#\cr
 board&3 by 3&3 by 4&4 by 3&4 by 4\cr
 \noalign{\smallskip\hrule\smallskip}
 rectangles&1272&503&503&54\cr}}$$
A square and its reflection at the diagonal are both counted, and they are
never the same, because then each word would stand in it twice. So the
numbers for squares are even. A reflected rectangle has the other shape,
which is why the two numbers in the middle agree.
@^word square@>

@ A letter may be any character that is not {\mc ASCII}, too: the word
{\it f\"ur\/} has three letters, and four bytes. If its \"u is a letter and a combining mark, it has four letters here.

@(dlx/puzzle/words.hpp@>=
#pragma once
/* Rectangles in which every row and every column is a word. */
#include "dlx/more/problem.hpp"
#include "dlx/base/source.hpp"
#include <vector>
namespace dlx {
Problem word_rectangle(Source const& list, int rows, int columns,
  bool different = false, std::vector<std::string>* notes = nullptr);
  /* words in all rows and columns of a board; |1<=rows,columns<=100|.
     The |list| has words of letters, with white space between them; those of
     other lengths are ignored, and those that are repeated count once. Options
     come row by row, then column by column, in the order of the list. If
     |different|, no word is used twice. Words with an apostrophe are skipped, and
     counted in the |notes|. Throws |InputError| if a word
     is none, or if there is no word of a length that is needed;
     |std::invalid_argument| for other sizes.
     Time and memory: the length of the list times |rows+columns| */
} // |namespace dlx|

@ A |Spelling| is a vector of letters, because a letter may have
several bytes, and its word is what they say together.

@(dlx/puzzle/words.cpp@>=
#include "dlx/puzzle/words.hpp"
#include "dlx/base/source.hpp"
#include <algorithm>
#include <cctype>
#include <fmt/format.h>
#include <stdexcept>
#include <unordered_set>
#include <vector>
namespace dlx {
namespace {
struct Spelling { std::string word; std::vector<std::string> letters; };
@<Spell a word@> @#
@<Read a list of words@>
}
Problem word_rectangle(Source const& list, int rows, int columns, bool different,
  std::vector<std::string>* notes) {
  if (std::min(rows, columns) < 1 or std::max(rows, columns) > 100)
    throw std::invalid_argument(fmt::format("words: the board must have 1 to "
      "100 rows and columns, not {} by {}", rows, columns));
  auto const words = read_words(list, rows, columns, notes);
  Problem p;
  @<Add the rows and columns, the squares, and the words@>
  @<Write words into all rows and columns@>
  return p;
}
} // |namespace dlx|

@ In {\mc UTF-8}, a letter has up to four bytes, and |decode| knows where it ends (\sec{base/source}). A character of
{\mc ASCII} that is no letter is a mistake, often a
hyphen. A byte that is not {\mc UTF-8} is a mistake, too: it would go into the names of colours, and
the reader of \sec{text/dlx} refuses it.
@^UTF-8@>

@<Spell a word@>=
Spelling spell(Source const& list, std::size_t begin, std::size_t end) {
  Spelling result;
  result.word = list.text.substr(begin, end - begin);
  for (std::size_t k = begin; k < end; ) {
    Character const c = decode(list.text, k);
    bool const is_letter = c.code < 0x80
      ? std::isalpha(static_cast<int>(c.code)) != 0 : not is_hidden(c.code);
    if (c.bytes == 0 or not is_letter)
      throw InputError(list, k, c.step(), "this is not a letter",@|
        "words have letters only, and blanks between them; what is not ASCII is UTF-8");
    result.letters.push_back(list.text.substr(k, c.bytes));
    k += c.bytes;
  }
  return result;
}

@ Words of wrong lengths are skipped silently, since most words of a
list are; but if none of a right length is left, the list is refused. Words
such as {\tentex don't}, with a straight apostrophe or a curved one, are skipped, and a note says how many.

@<Read a list of words@>=
std::vector<Spelling> read_words(Source const& list, int rows, int columns,
  std::vector<std::string>* notes) {
  std::vector<Spelling> words;
  std::unordered_set<std::string> seen;
  std::unordered_set<int> lengths;
  char const* const blanks = " \t\r\n";
  std::size_t begin = 0, end = begin_of_text(list.text), skipped = 0;
  while ((begin = list.text.find_first_not_of(blanks, end)) < list.text.size()) {
    end = std::min(list.text.find_first_of(blanks, begin), list.text.size());
    auto const word = list.text.substr(begin, end - begin);
    if ((word.find('\'') != word.npos) or word.find("\xE2\x80\x99") != word.npos) {
      ++skipped;
      continue;
    }
    auto spelling = spell(list, begin, end);
    auto const n = static_cast<int>(spelling.letters.size());
    lengths.insert(n);
    if ((n == rows or n == columns) and seen.insert(spelling.word).second)
      words.push_back(std::move(spelling));
  }
  if (notes and skipped > 0)
    notes->push_back(fmt::format("{}: note: {} with an apostrophe skipped", display_name(list),
      counted(skipped, "word")));
  for (int const n : {rows, columns})
    if (not lengths.contains(n))
      throw InputError(list, 0, 0, fmt::format("there is no word of length {}",
        n), "take a longer list of words, or another board");
  return words;
}

@ The squares have their coordinates as names, so that \sec{puzzle/board} can show
the letters. Word number |w| is the item |first_word+w|, if words are items.

@<Add the rows and columns, the squares, and the words@>=
for (int r = 1; r <= rows; ++r) p.add_item(fmt::format("R{}", r));
for (int c = 1; c <= columns; ++c) p.add_item(fmt::format("C{}", c));
for (int r = 0; r < rows; ++r)
  for (int c = 0; c < columns; ++c)
    p.add_item(fmt::format("({},{})", r, c), Kind::secondary);
int const first_square = rows + columns + 1;
int const first_word = p.item_count() + 1;
if (different)
  for (Spelling const& s : words) p.add_item("=" + s.word, Kind::secondary);

@ A row begins in its first column and goes on by steps of one square; a
column begins in the first row, and each step is as long as a row.

@<Write words into all rows and columns@>=
for (int l = 0; l < rows + columns; ++l) {
  bool const is_row = l < rows;
  int const start = first_square + (is_row ? l*columns : l - rows);
  int const step = is_row ? 1 : columns;
  for (std::size_t w = 0; w < words.size(); ++w) {
    auto const& [word, letters] = words[w];
    if (static_cast<int>(letters.size()) != (is_row ? columns : rows)) continue;
    p.add_option({l + 1}, fmt::format("{}@@{}", word, p.item(l + 1).name));
    int square = start;
    for (std::string const& letter : letters) {
      p.add_entry(square, p.add_colour(letter));
      square += step;
    }
    if (different) p.add_entry(first_word + static_cast<int>(w));
  }
}

@ \pitfall{If the squares were items without colours, no row could cross a
column. If they were primary, it would be worse: each would have to be
covered exactly once, and there are two words for it. Coloured items are
always secondary; that every square gets a letter follows from the rows.}

\pinned{\.{tests/puzzle/words\UL test.cpp} finds the numbers of the table, and
tries all words in all rows of small boards, looking the columns up in a
set; it has lists with repeated words, letters of two bytes, and mistakes.}

\exercise[15]{Write \.{--symmetric}: row $i$ and column $i$ have the same word.
How many items are left for $n$ words of $n$ letters? What becomes of the
options?}\answer{Only $n$ primary items, and $n(n+1)/2$ squares: the square in row $i$,
column~$j$ is the one in row $j$, column~$i$. An option puts a word into row and column~$i$
at once, so it has its primary item and the $n$ squares of row~$i$, in which those left
of the diagonal are called by their twins.}

\summary{Rows and columns are primary items, squares are secondary ones
whose colour is a letter. To use a word only once, make it an item.}
