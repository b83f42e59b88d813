@** Coloured edges. \label{puzzle/edges}%
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

@ The limit of six colours is arbitrary; there are 336 tiles then.

@(dlx/puzzle/edges.hpp@>=
#pragma once
/* Square tiles with coloured edges, after MacMahon. */
#include "dlx/more/problem.hpp"
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
} // |namespace dlx|

@ \label{puzzle/breaking-tile}%
Every turned tile can lie on every square, but for the tile that breaks the symmetry.

@(dlx/puzzle/edges.cpp@>=
#include "dlx/puzzle/edges.hpp"
#include "dlx/base/index.hpp"
#include "dlx/base/source.hpp"
#include <algorithm>
#include <fmt/format.h>
#include <stdexcept>
#include <string>
#include <vector>
namespace dlx {
namespace {
@<Enumerate the turned tiles@> @#
@<Refuse tiles that do not fill the board@> @#
@<Put a turned tile on a square@>
} @#
@<Lay tiles@>
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

@ All words of four letters are all turned tiles. To find the name of a
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

@ \pitfall{Making an option for each of the four turns. A tile like {\tentex abab} looks the same after half a turn, so
each of its options would be made
twice, and every solution counted twice for each such tile. And if the edges were primary items, each could
be given a colour by one of its two neighbours only.}

\pinned{\.{tests/puzzle/edges\UL test.cpp} tries all turned tiles on small boards,
square by square, with and without a border, and counts
tiles. The long tests find the 106{,}624 and 26{,}656, and look at each
of the latter edge by edge.}

\exercise[20]{Glue the left side of the board to its right side. Which edges get
the same item? How many rings of six tiles with two colours are there?}\answer{{\tentex
v}$r${\tentex ,0} and {\tentex v}$r${\tentex ,}$c$ are one item, when there are $c$
columns. There are 960 rings, if each of the six squares has a name; each ring comes
in six rotations.}

\summary{What touches must agree: an edge is a secondary item, and its
colour is the one that both neighbours give to it.}
