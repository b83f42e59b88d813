@** Sets of pieces. \label{puzzle/piece_sets}%
The twelve pentominoes need not be drawn again. Some sets of pieces
are known to everybody who likes puzzles, and our program knows them, too: the
domino, the two trominoes, the five tetrominoes, the twelve pentominoes, and
the seven pieces of the Soma cube, of which \sec{soma} tells more. The names of
the pentominoes are Golomb's [G94]; with some good will, the letters look like
the pieces: {\tentex W} is a staircase, {\tentex U} holds water, and
{\tentex N} needs the good will.
@^sets of pieces@>@^Golomb, Solomon Wolf@>
\shapes{\named F{.xx/xx./.x.}\hss\named I{xxxxx}\hss\named L{xxxx/x...}\hss
\named N{xxx./..xx}\hss\named P{xx/xx/x.}\hss\named T{xxx/.x./.x.}\hss
\named U{x.x/xxx}\hss\named V{x../x../xxx}\hss\named W{x../xx./.xx}\hss
\named X{.x./xxx/.x.}\hss\named Y{xxxx/.x..}\hss\named Z{xx./.x./.xx}}{The twelve
pentominoes.}
\shapes{\named I{xxxx}\hss\named L{xxx/x..}\hss\named O{xx/xx}\hss\named S{.xx/xx.}\hss
\named T{xxx/.x.}\hskip3em\named V{xx/x.}\hss\named L{xxx/x..}\hss\named T{xxx/.x.}\hss
\named Z{xx./.xx}\hss\named{A}{xx..x/....x}\hss\named{B}{xx.x./...x.}\hss
\named{P}{xx.x./x....}}{The five tetrominoes, and the seven pieces of the Soma cube. The
last three of those have two layers, which are drawn side by side.}

In the program a set is a {\it drawing}, as in a file, with a heading for each piece; how
drawings are read is told in \sec{puzzle/drawings}. That is all that sets need. Had we put
them into tables of coordinates, they would need a function of their own, and
you could not see at a glance whether the {\tentex W} is right. A text is slower
to read than a table; but it is read once for each problem, and the search that follows
would not notice if it took a thousand times as long.

@(dlx/puzzle/piece_sets.hpp@>=
#pragma once
/* Well-known sets of polyominoes, as drawings. */
#include <string>
#include <string_view>
namespace dlx::packing {
std::string_view drawing_of_set(std::string_view name);
  /* a heading and a picture for each piece; empty if there is no such set */
std::string known_sets(); /* a sentence that names them all, for messages */
} // |namespace dlx::packing|

@ The sets are a table of two columns.

@(dlx/puzzle/piece_sets.cpp@>=
#include "dlx/puzzle/piece_sets.hpp"
#include <algorithm>
#include <fmt/format.h>
#include <vector>
namespace dlx::packing {
namespace {
struct PieceSet { std::string_view name, pieces; };
@<Draw the pentominoes@>
@<Draw the Soma cube@>
@<List the sets of pieces@>
}
std::string_view drawing_of_set(std::string_view name) {
  auto const found = std::ranges::find(sets, name, &PieceSet::name);
  return found == std::end(sets) ? std::string_view() : found->pieces;
}
std::string known_sets() {
  std::vector<std::string_view> names;
  for (PieceSet const& s : sets) names.push_back(s.name);
  return fmt::format("the sets are {}", fmt::join(names, ", "));
}
} // |namespace dlx::packing|

@ In the smaller sets there is little to choose. A set of one piece, the domino, is one, too:
{\tentex use domino any} saves no work, but who has read the list expects it.

@<List the sets of pieces@>=
constexpr PieceSet sets[] = {
  {"domino", "piece D\n##\n"},
  {"trominoes", "piece I\n###\n"@/ "piece V\n##\n#.\n"},@/
  {"tetrominoes",@/
    "piece I\n####\n"@/ "piece L\n###\n#..\n"@/ "piece O\n##\n##\n"@/
    "piece S\n.##\n##.\n"@/ "piece T\n###\n.#.\n"},@/
  {"pentominoes", pentominoes},
  {"soma", soma}
};

@ Here are the pictures of the first page, typed.

@<Draw the pentominoes@>=
constexpr std::string_view pentominoes =@/
  "piece F\n.##\n##.\n.#.\n"@/ "piece I\n#####\n"@/
  "piece L\n####\n#...\n"@/ "piece N\n###.\n..##\n"@/
  "piece P\n##\n##\n#.\n"@/ "piece T\n###\n.#.\n.#.\n"@/
  "piece U\n#.#\n###\n"@/ "piece V\n#..\n#..\n###\n"@/
  "piece W\n#..\n##.\n.##\n"@/ "piece X\n.#.\n###\n.#.\n"@/
  "piece Y\n####\n.#..\n"@/ "piece Z\n##.\n.#.\n.##\n";

@ Soma has all shapes of three or four cubes that are not a box. There is one with three
cubes, and there are six with four; $3+6\cdot4=27$.

@<Draw the Soma cube@>=
constexpr std::string_view soma =@/
  "piece V\n##\n#.\n"@/ "piece L\n###\n#..\n"@/ "piece T\n###\n.#.\n"@/
  "piece Z\n##.\n.##\n"@/ "piece A\n## .#\n.. .#\n"@/
  "piece B\n## #.\n.. #.\n"@/ "piece P\n## #.\n#. ..\n";

@ \pitfall{A set with a wrong piece in it is a puzzle, too, and may even have
solutions. The best proof that all twelve are there, and different, is the number
of solutions that everybody knows.}

\pinned{\.{tests/puzzle/piece\UL sets\UL test.cpp} counts the squares of every
piece, makes sure that no two pieces of a set are the same when they are turned,
and finds all of them by growing: from a square, one square at a time.}

\exercise[M15]{There are 35 hexominoes, with 210 squares together. Why can
they not fill a rectangle?}\answer{Colour the squares like a chessboard. A rectangle of
210 squares has 105 dark ones. Of the hexominoes, 24 have three dark squares, and 11
have two or four; so together they cover an even number.}

\summary{A set is a text: names, and pictures that one can check with the
eye.}
