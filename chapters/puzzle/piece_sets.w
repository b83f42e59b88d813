@** Sets of pieces. \label{puzzle/piece_sets}%
Nobody should have to draw the twelve pentominoes again. Some sets of pieces
are known to everybody who likes puzzles, and our program knows them, too: the
domino, the two trominoes, the five tetrominoes, the twelve pentominoes, and
the seven pieces of the Soma cube, of which \sec{soma} tells more. The names of
the pentominoes are Golomb's [G94]; with some good will, the letters look like
the pieces.
@^sets of pieces@>@^Golomb, Solomon Wolf@>

A set is a {\it drawing}, as in a file, with a heading for each piece; how
drawings are read is told in \sec{puzzle/drawings}. That is all that sets need;
had we put them into tables of coordinates, they would need a function of their
own, and a reader of this book could not see at a glance whether the
{\tentex W} is right.

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
namespace dlx::packing {
namespace {
struct PieceSet { std::string_view name, pieces; };
@<Draw the pentominoes@>
@<Draw the Soma cube@>
@<List the sets of pieces@>
}
std::string_view drawing_of_set(std::string_view name)
{
  auto const found = std::ranges::find(sets, name, &PieceSet::name);
  return found == std::end(sets) ? std::string_view() : found->pieces;
}
std::string known_sets()
{
  std::string text = "the sets are";
  for (PieceSet const& one : sets)
    text += (&one == sets ? " " : ", ") + std::string(one.name);
  return text;
}
} // |namespace dlx::packing|

@ In the smaller sets there is little to choose.

@<List the sets of pieces@>=
constexpr PieceSet sets[] = {
  {"domino",@/
    "piece D\n##\n"},
  {"trominoes",@/
    "piece I\n###\n"@/ "piece V\n##\n#.\n"},@/
  {"tetrominoes",@/
    "piece I\n####\n"@/ "piece L\n###\n#..\n"@/ "piece O\n##\n##\n"@/
    "piece S\n.##\n##.\n"@/ "piece T\n###\n.#.\n"},@/
  {"pentominoes", pentominoes},
  {"soma", soma}
};

@ A look at the letters: {\tentex W} is a staircase, {\tentex U} holds water, and
{\tentex N} needs the good will.

@<Draw the pentominoes@>=
constexpr std::string_view pentominoes =@/
  "piece F\n.##\n##.\n.#.\n"@/ "piece I\n#####\n"@/
  "piece L\n####\n#...\n"@/ "piece N\n###.\n..##\n"@/
  "piece P\n##\n##\n#.\n"@/ "piece T\n###\n.#.\n.#.\n"@/
  "piece U\n#.#\n###\n"@/ "piece V\n#..\n#..\n###\n"@/
  "piece W\n#..\n##.\n.##\n"@/ "piece X\n.#.\n###\n.#.\n"@/
  "piece Y\n####\n.#..\n"@/ "piece Z\n##.\n.#.\n.##\n";

@ Three of the seven pieces have two layers, which are drawn side by side.

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

\exercise{There are 35 hexominoes. Draw them, or let a program do it. Why can
they not fill a rectangle, although they have 210 squares?}

\summary{A set is a text: names, and pictures that one can check with the
eye.}
