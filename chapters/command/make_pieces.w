@** Making armies. \label{command/make_pieces}%
The pieces of \sec{puzzle/pieces} stand on a chessboard, unless another size is
asked for. In the problem that is made they see through each other; so there is a
judge, \.{attacks}, who looks at each placement, and lets those through in which
all squares are attacked although the pieces block each other.
\transcript{make-armies}

@(dlx/command/make_pieces.hpp@>=
#pragma once
/* The commands about chess pieces: |make pieces|, which writes the problem, and
   |attacks|, which judges its covers. */
#include "dlx/command/settings.hpp"
#include <vector>
namespace dlx {
std::vector<Command> chess_commands();
} // |namespace dlx|

@ Half of these placements survive. One of the others is
\.{Q@@(1,1) R@@(3,3) N@@(2,3)}: the knight stands in front of the rook, and the
corner that the rook would attack across the board is attacked by nobody. As an
exact cover problem one would have to say who stands between whom, for each pair
of squares; the problem grows, and most of its options are there to say that
nothing is in the way. It is easier to find too many, and to look at each.

The judge stands beside the puzzle, because nobody else needs it.

@(dlx/command/make_pieces.cpp@>=
#include "dlx/command/make_pieces.hpp"
#include "dlx/command/files.hpp"
#include "dlx/command/make.hpp"
#include "dlx/puzzle/pieces.hpp"
#include <algorithm>
#include <fmt/format.h>
#include <iostream>
#include <memory>
#include <stdexcept>
namespace dlx {
namespace {
@<Make a problem of pieces@>
@<Read a placement@>
@<Judge placements@>
@<Declare the judge of placements@>
}  // |namespace|
std::vector<Command> chess_commands()
{
  return {
    {"make pieces", "write the problem of eight chess pieces", declare_pieces},
    {"attacks", "keep placements of chess pieces that attack all",
      declare_attacks}};
}
} // |namespace dlx|

@ With prices, the pieces are at most, not exactly, so many; see there.

@<Make a problem of pieces@>=
struct PiecesSettings {
  std::string army = "KQRRBBNN";
  int rows = 8;
  bool up_to_symmetry = false, priced = false;
};
Status make_pieces(PiecesSettings const& s)
{
  return write_problem(pieces(s.rows, s.army, s.up_to_symmetry, s.priced),@|
    fmt::format("dlx make pieces --army {} --rows {}{}{}", s.army, s.rows,
      with_symmetry(s.up_to_symmetry), s.priced ? " --priced" : ""));
}

@ The defaults are those of the puzzle as it was first asked.

@<Make a problem of pieces@>=
Run declare_pieces(Declaration& d)
{
  auto const s = std::make_shared<PiecesSettings>();
  d.remark("Every square is to be attacked, as if pieces did not block each "
    "other.");
  d.heading("What to make:");
  d.option("--army", "LETTERS", text(s->army), fmt::format("the pieces: K, Q, R, "
    "B, and N (default: {}). Two bishops stand on different colours", s->army));
  d.option("--rows", "N", number(s->rows),
    fmt::format("the board is N by N (default: {})", s->rows));
  d.flag("--up-to-symmetry", s->up_to_symmetry, "one of each class of symmetric "
    "solutions; needs one queen, two bishops, and an even number of rows");
  d.flag("--priced", s->priced, "each piece at most, not exactly, so often, for "
    "as many coins as it can attack squares; the usual army costs 105, and "
    "--max-cost 105 makes the search much faster");
  d.example("dlx make pieces --rows 4 --army KQB | "
    "dlx solve --board --limit 1");
  d.example("dlx make pieces --rows 4 --army QRBB --up-to-symmetry | dlx count");
  d.example("dlx make pieces --rows 6 --priced | dlx solve --cheapest --board");
  return [s]{ return make_pieces(*s); };
}

@ The judge is a filter: lines come in, and some go out. A range is declared for the
size of the board; the squares of a larger one could not be counted in a moment.
The number that a placement has to attack can be set, because the best placement
may not attack them all, and then one wants to see the best.

@<Declare the judge of placements@>=
Run declare_attacks(Declaration& d)
{
  auto const s = std::make_shared<JudgeSettings>();
  d.remark("Here pieces block each other. Placements in which all squares are "
    "attacked are printed; how many there were is said on standard error.");
  d.heading("What to read:");
  d.file("COVERS", Declaration::optional_file, text(s->covers), "the placements, "
    "one a line as dlx solve prints them; if missing or -, standard input");
  d.option("--rows", "N", number(s->rows, 1000),
    fmt::format("the board is N by N (default: {})", s->rows));
  d.option("--at-least", "N", number(s->at_least),
    "print those that attack at least N squares (default: all squares)");
  d.example("dlx make pieces --rows 3 --army QK | dlx solve | "
    "dlx attacks --rows 3");
  return [s]{ return attacks(*s); };
}

@ First, a line is read as an army. What stands after a bar is the cost.

@<Read a placement@>=
std::vector<Soldier> read_army(Source const& source, std::size_t begin,
  std::size_t end)
{
  std::vector<Soldier> army;
  std::size_t p = source.text.find_first_not_of(" \t\r", begin);
  while (p < end and source.text[p] != '|') {
    auto const q = std::min(source.text.find_first_of(" \t\r\n", p), end);
    auto const soldier = soldier_of(std::string_view(source.text).substr(p,
      q - p));
    if (not soldier)
      throw InputError(source, p, q - p, "this is no chess piece on a square",
        "write one placement a line, with pieces such as Q@@(2,3)");
    army.push_back(*soldier);
    p = source.text.find_first_not_of(" \t\r", q);
  }
  return army;
}

@ If the army does not stand on the board, the problem was made for a board
of another size; the complaint gets its line, and a guess at what was
forgotten.

@<Judge placements@>=
struct JudgeSettings {
  std::string covers = "-"; /* a file */
  int rows = 8, at_least = 0; /* attacked squares; 0 if all */
};
int squares_attacked(Source const& source, std::size_t begin, std::size_t end,
  std::vector<Soldier> const& army, int rows)
{
  try {
    return count_attacked(army, rows);
  } catch (std::invalid_argument const& e) {
    throw InputError(source, begin, end - begin, e.what(),
      "say --rows N if the board has another size");
  }
}

@ The lines that pass are printed as they were, and the status is that of a
search: 0 if there is one.

@<Judge placements@>=
Status attacks(JudgeSettings const& s)
{
  Source const source = read_file(s.covers);
  int const n = s.rows, wanted = s.at_least > 0 ? s.at_least : n*n;
  int placements = 0, survivors = 0, best = 0;
  for (std::size_t p = 0, end; p < source.text.size(); p = end + 1) {
    end = std::min(source.text.find('\n', p), source.text.size());
    auto const army = read_army(source, p, end);
    if (army.empty()) continue;
    ++placements;
    int const squares = squares_attacked(source, p, end, army, n);
    best = std::max(best, squares);
    if (squares < wanted) continue;
    ++survivors;
    put(source.text.substr(p, end - p) + '\n');
  }
  finish_output();
  std::cerr << fmt::format("dlx: {} of {} placements; the best attacks {} of "
    "{} squares\n", survivors, placements, best, n*n);
  return survivors > 0 ? Status::found : Status::none;
}

@ \pitfall{A judge for a board of eight rows, and an army on a board of six: all
of its placements are on the board, and none attacks 64 squares. Who reads
``0 of 1024'' should look at the last number.}

\pinned{\.{tests/command/make\UL pieces\UL test.cpp} makes small armies, and lets the
judge find what is known about them; \.{tests/puzzle/pieces\UL test.cpp} does the
same for the large ones.}

\exercise{Let the judge read the size of the board from the comment that
\.{make pieces} has written. Through how many programs does the comment have to
pass, and which of them drops it?}

\summary{A maker and a judge: the problem is easier than what is asked, and the
judge makes up for it.}
