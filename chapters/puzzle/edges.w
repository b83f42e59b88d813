@** Coloured edges and letters. \label{puzzle/edges}%
Take square tiles, paint each of their four edges with one of three colours,
in all possible ways, and call two tiles the same if one is the other turned
around. There are 24 of them. Can they be laid out as a rectangle of 4 by~6,
so that edges that touch have the same colour, and all the edges on the
outside, too? Major MacMahon, who had learned to count in the artillery
[G06], asked this in 1921
[M21]. Every tile constrains its neighbours: this is a
puzzle about {\it colours\/}, in the sense of \sec{more/painted}.
\solutions{\solutionbox{macmahon}}{The first solution of MacMahon's problem,
up to symmetry, as {\tentex dlx solve --tex} draws it. Each diamond is one
edge.}
@^MacMahon, Percy Alexander@>

@ How many tiles are there with $k$ colours? There are $k^4$ ways to paint a
square that cannot be turned. Of these, a quarter turn leaves $k$ alone,
half a turn leaves $k^2$ alone, and by Burnside's lemma, from
\sec{puzzle/symmetry}, there are
$$(k^4+k^2+2k)/4$$
tiles: 1, 6, 24, 70, 165, 336 for $k=1$, 2, \dots,~6. A turned tile is called by its
colours clockwise from the top, such as {\tentex aabc}. The tile itself is the first of its turns in
the order of the dictionary.
@^Burnside's lemma@>

An option puts a turned tile on a square. Each square must be filled, and each tile used, so these
are items. Both neighbours must agree about the colour of the
edge between them. So the edges are secondary items with colours: {\tentex h1,2} is the
horizontal edge above row~1 in column~2, and {\tentex v1,2} the vertical
edge to the left of that square.

\solutions{\solutionbox{tiles-matrix}}{One row of two squares, two colours, and the border
in the first of them. The last item has a colour in each of its entries, and options that
agree about it can be in one cover. (The tiles are too many for this board; then they
are secondary, and used at most once.)}
An edge of the border touches one square only, and needs no item. If it has
to have the first colour, we leave out the options that give it another one.
@^border@>

The squares are called by their places, so the board can be drawn. In a line of text
the second letter of a tile is the fourth one of its neighbour on the right:
\transcript{macmahon-board}

@ MacMahon's problem has
$$106{,}624=4\cdot26{,}656=8\cdot13{,}328$$
solutions, and the two products are what people mean who give a smaller
number. The board can be flipped in two directions, and turned by
$180^\circ$, and then the tiles become tiles again. No solution stays the same, because the tile
{\tentex aaaa} moves. So the
solutions come in fours. Moreover, colours {\tentex b} and~{\tentex c} can
be exchanged. Alone, this moves {\tentex bbbb} to the place of {\tentex
cccc}; together with a motion of the board, it moves {\tentex aaaa}. So the solutions come in eights.
@^symmetry@>

Because {\tentex aaaa} is never where it was, we can ask for it in the
upper left quarter of the board. This leaves one of each four solutions, and
a fourth of the search:
\transcript{macmahon-count}

@ The limit of six colours is arbitrary; there are 336 tiles then. The second puzzle of this chapter has letters for colours.

@(dlx/puzzle/edges.hpp@>=
#pragma once
/* Puzzles whose neighbours agree: square tiles with coloured edges, after MacMahon, and
   rectangles in which every row and every column is a word. */
#include "dlx/base/source.hpp"
#include "dlx/more/problem.hpp"
#include <string>
#include <vector>
namespace dlx {
struct EdgeTiles {
  int rows = 4, columns = 6; /* at least 1, at most as many squares as tiles */
  int colours = 3; /* from 1 to 6 */
  bool border = false; /* all edges outside have the first colour */
  bool up_to_symmetry = false; /* the tile of the first colour alone is in the
    upper left quarter; rows and columns must be even, and all tiles used */
};
Problem macmahon(EdgeTiles const& puzzle);
  /* squares with coloured edges on a board. Options come square by square.
     Throws |std::invalid_argument| if something above is not so.
     Time and memory: the number of squares times that of turned tiles */
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

@ \label{puzzle/breaking-tile}%
Every turned tile can lie on every square, but for the tile that breaks the symmetry.

@(dlx/puzzle/edges.cpp@>=
#include "dlx/puzzle/edges.hpp"
#include "dlx/base/index.hpp"
#include "dlx/base/source.hpp"
#include <algorithm>
#include <cctype>
#include <fmt/format.h>
#include <stdexcept>
#include <unordered_set>
namespace dlx {
namespace {
@<Enumerate the turned tiles@> @#
@<Refuse tiles that do not fill the board@> @#
@<Put a turned tile on a square@> @#
@<Spell a word@> @#
@<Read a list of words@>
} @#
@<Lay tiles@> @#
@<Make a rectangle of words@>
} // |namespace dlx|

@ A tile has an option for each square and each turn.
@<Lay tiles@>=
Problem macmahon(EdgeTiles const& puzzle) {
  int const rows = puzzle.rows, columns = puzzle.columns, colours = puzzle.colours;
  check_colours(colours);
  auto const turned = turned_tiles(colours);
  auto const tiles = std::ranges::count_if(turned, is_tile);
  check_board(puzzle, tiles);
  Problem p;
  @<Add the squares, tiles, and edges@>
  for (int r = 0; r < rows; ++r)
    for (int c = 0; c < columns; ++c)
      for (std::string const& tile : turned) put(p, puzzle, tile, r, c);
  return p;
}

@ To find the name of a
tile, turn it three times, and keep the smallest word. For example, {\tentex caab} turned
by a quarter is {\tentex aabc}, then {\tentex abca}, then {\tentex bcaa}; so the tile is
{\tentex aabc}.

@<Enumerate the turned tiles@>=
std::vector<std::string> turned_tiles(int colours) {
  std::vector<std::string> words = {""};
  for (std::size_t done = 0; words[done].size() < 4; ++done)
    for (int k = 0; k < colours; ++k)
      words.push_back(words[done] + static_cast<char>('a' + k));
  std::erase_if(words, [](std::string const& w) { return w.size() < 4; });
  return words;
}
std::string tile_of(std::string word) {
  std::string least = word;
  for (int turn = 0; turn < 3; ++turn) {
    std::rotate(word.begin(), word.begin() + 1, word.end());
    least = std::min(least, word);
  }
  return least;
}
bool is_tile(std::string const& word) { return tile_of(word) == word; }

@ The colours are checked before the tiles are made: two
thousand million colours would make more tiles than there is memory.

@<Refuse tiles that do not fill the board@>=
void check_colours(int colours) {
  if (colours < 1 or colours > 6)
    throw std::invalid_argument(fmt::format("macmahon: there must be 1 to 6 "
      "colours, not {}", colours));
}
void check_board(EdgeTiles const& p, std::int64_t tiles) {
  auto const squares = static_cast<std::int64_t>(p.rows)*p.columns;
  if (p.rows < 1 or p.columns < 1 or squares > tiles)
    throw std::invalid_argument(fmt::format("macmahon: the board has {} by {} "
      "squares, but with {} there {} {}", p.rows, p.columns, counted(index(p.colours), "colour"),
      tiles == 1 ? "is" : "are", counted(static_cast<std::uint64_t>(tiles), "tile")));
  if (p.up_to_symmetry
      and (squares < tiles or p.rows%2 != 0 or p.columns%2 != 0))
    throw std::invalid_argument("macmahon: up to symmetry, the board must have "
      "even sides and use all tiles, such as 4x6 with 3 colours");
}

@ Tiles are primary if there are as many of them as squares, and secondary
otherwise. Since primary items come first, the squares stand in front of the tiles, and the
edges, which are always secondary, after them.

@<Add the squares, tiles, and edges@>=
for (int r = 0; r < rows; ++r)
  for (int c = 0; c < columns; ++c) p.add_item(fmt::format("({},{})", r, c));
for (std::string const& tile : turned)
  if (is_tile(tile))
    p.add_item(tile, tiles == rows*columns ? Kind::primary : Kind::secondary);
for (int r = 1; r < rows; ++r)
  for (int c = 0; c < columns; ++c)
    p.add_item(fmt::format("h{},{}", r, c), Kind::secondary);
for (int r = 0; r < rows; ++r)
  for (int c = 1; c < columns; ++c)
    p.add_item(fmt::format("v{},{}", r, c), Kind::secondary);

@ The four edges of a square come clockwise from the top. The edge to the right of a
square is the one to the left of its neighbour, and the edge below it is the one above
its neighbour below. If an edge has no
item, it is outside, and the border decides. With a border, a corner square has two such edges,
and only the tiles with two neighbouring {\tentex a}s fit there.

@<Put a turned tile on a square@>=
void put(Problem& p, EdgeTiles const& puzzle, std::string const& tile, int r, int c) {
  std::string const item = tile_of(tile);
  bool const upper_left = 2*r < puzzle.rows and 2*c < puzzle.columns;
  if (puzzle.up_to_symmetry and (item == "aaaa") and not upper_left) return;
  int const edges[] = {
    p.find_item(fmt::format("h{},{}", r, c)),@|
    p.find_item(fmt::format("v{},{}", r, c + 1)),@|
    p.find_item(fmt::format("h{},{}", r + 1, c)),@|
    p.find_item(fmt::format("v{},{}", r, c))};
  for (std::size_t k = 0; k < 4; ++k)
    if (puzzle.border and edges[k] == 0 and tile[k] != 'a') return;
  p.add_option({r*puzzle.columns + c + 1, p.find_item(item)},@|
    fmt::format("{}@@({},{})", tile, r, c));
  for (std::size_t k = 0; k < 4; ++k)
    if (edges[k] > 0) p.add_entry(edges[k], p.add_colour(tile.substr(k, 1)));
}

@*1 Word rectangles. \label{puzzle/words}%
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

@ Each row and each column is an item, and so is each square.

@<Make a rectangle of words@>=
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

@ A |Spelling| is a vector of letters, because a letter may be any character that is not {\mc ASCII}, too: the word
{\it f\"ur\/} has three letters, and four bytes. If its \"u is a letter and a combining mark, it has four letters here.
In {\mc UTF-8}, a letter has up to four bytes, and |decode| knows where it ends (\sec{base/source}). A character of
{\mc ASCII} that is no letter is a mistake, often a
hyphen. A byte that is not {\mc UTF-8} is a mistake, too: it would go into the names of colours, and
the reader of \sec{text/dlx} refuses it.
@^UTF-8@>

@<Spell a word@>=
struct Spelling { std::string word; std::vector<std::string> letters; };
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

@ \pitfall{Making an option for each of the four turns. A tile like {\tentex abab} looks the same after half a turn, so
each of its options would be made
twice, and every solution counted twice for each such tile. And if the edges or the squares were primary items, each could
be given a colour by one of its two neighbours only; that every square gets a letter follows from the rows.}

\pinned{\.{tests/puzzle/edges\UL test.cpp} tries all turned tiles on small boards,
square by square, with and without a border. The long tests find the 106{,}624 and 26{,}656, and look at each
of the latter edge by edge. It finds the numbers of rectangles of words, tries all words in all rows of small boards, and has
lists with repeated words, letters of two bytes, and mistakes.}

\exercise[20]{Glue the left side of the board to its right side. Which edges get
the same item? How many rings of six tiles with two colours are there?}\answer{{\tentex
v}$r${\tentex ,0} and {\tentex v}$r${\tentex ,}$c$ are one item, when there are $c$
columns. There are 960 rings, if each of the six squares has a name; each ring comes
in six rotations.}

\exercise[15]{Write \.{--symmetric}: row $i$ and column $i$ have the same word.
How many items are left for $n$ words of $n$ letters? What becomes of the
options?}\answer{Only $n$ primary items, and $n(n+1)/2$ squares: the square in row $i$,
column~$j$ is the one in row $j$, column~$i$. An option puts a word into row and column~$i$
at once, so it has its primary item and the $n$ squares of row~$i$, in which those left
of the diagonal are called by their twins.}

\summary{What touches must agree: an edge is a secondary item, and its
colour is the one that both neighbours give to it. In a rectangle of words, a square is one, and its colour is a letter.}
