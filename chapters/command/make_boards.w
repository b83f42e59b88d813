@** Making boards. \label{command/make_boards}%
Queens and numbers stand on squares. The puzzles of this chapter are made from
the size of a board, and perhaps from what stands on it already.
\transcript{make-sudoku}
Each of them is a function that declares its settings, and
returns another one, which makes the puzzle. Their structures are so small that
they live inside the function: nobody else can see them.

Who owns such a structure? It is filled when the function has returned, since the
words are read later; so it cannot be a local variable. It has to live as long as
the function that was returned, which copies may be made of. So it is held by a
shared pointer, and each copy holds it. (A reference to a local variable would
work on most days.)
@^ownership@>

@(dlx/command/make_boards.hpp@>=
#pragma once
/* The commands that make puzzles on boards: queens, torus, domination, latin,
   sudoku. */
#include "dlx/command/settings.hpp"
#include <vector>
namespace dlx {
std::vector<Command> board_makers(); /* in the order of the list of commands */
} // |namespace dlx|

@ Five puzzles, one list.

@(dlx/command/make_boards.cpp@>=
#include "dlx/command/make_boards.hpp"
#include "dlx/command/files.hpp"
#include "dlx/command/make.hpp"
#include "dlx/dance/latin.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/puzzle/domination.hpp"
#include "dlx/puzzle/givens.hpp"
#include "dlx/puzzle/sudoku.hpp"
#include "dlx/puzzle/torus.hpp"
#include <fmt/format.h>
#include <memory>
#include <stdexcept>
namespace dlx {
namespace {
@<Make queens@>
@<Make Latin squares@>
@<Make sudokus@>
}  // |namespace|
@<List the makers of boards@>
} // |namespace dlx|

@ A person reads this list, too: it is the middle of \cmd{dlx --help}.

@<List the makers of boards@>=
std::vector<Command> board_makers()
{
  return {
    {"make queens", "write the problem of n queens", declare_queens},
    {"make torus", "write the problem of n queens on a torus", declare_torus},
    {"make domination", "write the problem of queens that see every square",
      declare_domination},
    {"make latin", "write the problem of Latin squares", declare_latin},
    {"make sudoku", "write the problem of a sudoku", declare_sudoku}};
}

@ The oldest puzzle comes first.

@<Make queens@>=
Run declare_queens(Declaration& d)
{
  struct Settings {
    int order = 0;
    bool trivial_diagonals = false;
  };
  auto const s = std::make_shared<Settings>();
  d.heading("What to make:");
  declare_order(d, s->order, "the number of rows of the board, and of queens");
  d.flag("--trivial-diagonals", s->trivial_diagonals,
    "keep the diagonals that have one square only");
  d.example("dlx make queens 8 | dlx count");
  return [s] {
    auto const trivial = s->trivial_diagonals ? " --trivial-diagonals" : "";
    return write_problem(queens(s->order, s->trivial_diagonals),@|
      fmt::format("dlx make queens {}{}", s->order, trivial));
  };
}

@ On a torus, each diagonal is as long as a row; see \sec{puzzle/torus}. There
are $n$ of them in each direction, and no two of the $n$ queens share one; so each
has exactly one queen, whether we ask for that or only for ``at most one''. The
covers are the same, and the search is not: a primary diagonal can be branched on,
and can be found empty early. For eleven queens, these are 3,906 nodes instead of
4,918. As a habit, things are declared as weakly as they are meant; so the
default is secondary, and the other is an experiment.

@<Make queens@>=
Run declare_torus(Declaration& d)
{
  struct Settings {
    int order = 0;
    Kind diagonals = Kind::secondary;
  };
  auto const s = std::make_shared<Settings>();
  d.heading("What to make:");
  declare_order(d, s->order, "the number of rows of the board, and of queens");
  d.choice("--diagonals", s->diagonals,@|
    {{"primary", Kind::primary}, {"secondary", Kind::secondary}},
    "exactly one queen on each, or at most one; the covers are the same");
  d.example("dlx make torus 7 | dlx solve --board --limit 1");
  d.example("dlx make torus 11 --diagonals primary | dlx count --stats");
  return [s] {
    bool const primary = s->diagonals == Kind::primary;
    return write_problem(torus(s->order, s->diagonals),@| fmt::format(
      "dlx make torus {}{}", s->order, primary ? " --diagonals primary" : ""));
  };
}

@ The queens of \sec{puzzle/domination} have a cost and perhaps a number. The
example asks for the fewest queens. If a number is asked for, it is part of the
problem, not of the search: so the file can be given to any solver, and its
covers are what was meant. In the first line it stands only if somebody has named
it, since a command that is repeated should be the one that was typed.

@<Make queens@>=
Run declare_domination(Declaration& d)
{
  struct Settings {
    int order = 0, queens = 0;
  };
  auto const s = std::make_shared<Settings>();
  d.remark("No queen attacks another, and every square is attacked or occupied. "
    "Each queen costs 1, so the cheapest cover has the fewest queens.");
  d.heading("What to make:");
  declare_order(d, s->order, "the number of rows of the board");
  d.option("--queens", "K", number(s->queens),
    "exactly K queens (default: any number)");
  d.example("dlx make domination 8 | dlx solve --cheapest --board");
  d.example("dlx make domination 8 --queens 5 | dlx count");
  return [s] {
    auto const few = s->queens > 0 ? fmt::format(" --queens {}", s->queens) : "";
    return write_problem(domination(s->order, s->queens),@|
      fmt::format("dlx make domination {}{}", s->order, few));
  };
}

@ Grids come from a text (see \sec{puzzle/givens}), or are empty. For a Latin
square, the text has to have the size that was asked for; a sudoku has the
size of its text.

@<Make Latin squares@>=
@<Fill a Latin square@>
Run declare_latin(Declaration& d)
{
  struct Settings {
    int order = 0;
    std::string givens; /* a file */
  };
  auto const s = std::make_shared<Settings>();
  d.heading("What to make:");
  declare_order(d, s->order, "the order of the square, from 1 to 26");
  d.option("--givens", "FILE", text(s->givens),
    "a grid of N by N with some squares filled, and . or 0 for the others; - is "
    "standard input");
  d.example("dlx make latin 3 | dlx solve --board --limit 1");
  d.example("echo 'A.. .B. ...' | dlx make latin 3 --givens - | "
    "dlx solve --board");
  return [s] {
    if (not s->givens.empty()) return fill_latin(s->order, read_file(s->givens));
    return write_problem(latin(s->order),
      fmt::format("dlx make latin {}", s->order));
  };
}

@ What was given is checked before the puzzle is made from it. A symbol that
stands twice in a row would make a problem without any cover, and a search would
prove that, correctly, and help nobody: what somebody has copied wrong should be
pointed at. So |refuse_repeats| points. (For a Latin square there are no boxes but
the rows; a box of one row and all columns says nothing new, and saves a second
function.)

@<Fill a Latin square@>=
Status fill_latin(int order, Source const& source)
{
  Givens const grid = read_givens(source);
  if (grid.size != order)
    throw std::runtime_error(fmt::format("{} has a grid of {} by {}; a Latin "
      "square of order {} needs {} by {}", display_name(source), grid.size,
      grid.size, order, order, order));
  refuse_repeats(source, grid, 1, grid.size);
  return write_problem(with_givens(latin(order, grid.symbols), grid),
    fmt::format("dlx make latin {}, {} givens", order, grid.squares.size()));
}

@ The shortest complete example of a sudoku is one of order four. In the grid,
everything that people draw between the numbers is allowed, and is skipped; which
characters these are is explained in the help, because nobody who pastes a sudoku
from a newspaper wants to read a chapter first.

@<Make sudokus@>=
struct SudokuSettings {
  std::string file = "-";
  int order = 0; /* of an empty grid */
  Boxes boxes;
};
@<Make a sudoku as the settings say@>
Run declare_sudoku(Declaration& d)
{
  auto const s = std::make_shared<SudokuSettings>();
  d.heading("What to read:");
  d.file("FILE", Declaration::optional_file, text(s->file), "the grid, row by "
    "row, with . or 0 for blank squares; if missing or -, standard input. "
    "Symbols are characters, or words with blanks between them; | - + = are "
    "only decoration");
  d.option("--empty", "N", number(s->order),
    "no file, but an empty grid of N by N");
  d.option("--boxes", "SIZE", box(s->boxes.height, s->boxes.width),
    "the height and width of the boxes, such as 2x3 (default: as square as they "
    "can be, and wider than high)");
  d.example("echo '24.. 1.2. ...2 4...' | dlx make sudoku | dlx solve --board");
  d.example("dlx make sudoku sudoku.txt | dlx solve --board");
  d.example("dlx make sudoku --empty 4 | dlx count");
  return [s]{ return make_sudoku(*s); };
}

@ The boxes are the usual ones, if nobody wants others. When there are none,
because the size is a prime number, we say who can help. (Large sides are
refused before they are multiplied, for the product of two of them might not
be what it seems: 65,536 times 65,536 is zero for the machine, which is as many
squares as an empty grid of no rows has.)

@<Make a sudoku as the settings say@>=
Boxes boxes_for(Boxes const& wished, int size)
{
  auto const [h, w] = wished;
  Boxes const usual = usual_boxes(size);
  if (h == 0 and usual.height == 1)
    throw std::runtime_error(fmt::format("a grid of {} by {} has no boxes; "
      "dlx make latin knows such squares", size, size));
  if (h == 0) return usual;
  if (h > 25 or w > 25 or h*w != size)
    throw std::runtime_error(fmt::format("boxes of {} by {} squares do not "
      "fit into a grid of {} by {}", h, w, size, size));
  return wished;
}

@ A sudoku has to be in a file, or to be empty. An empty one is made from an
empty grid, so that it goes the same way as all others.

@<Make a sudoku as the settings say@>=
Status make_sudoku(SudokuSettings const& s)
{
  bool const empty = s.order > 0;
  if (empty and s.file != "-")
    throw std::runtime_error("an empty grid is not in a file; say either "
      "--empty or FILE");
  if (s.order > 25)
    throw std::runtime_error("an empty grid has at most 25 rows");
  Source const source = empty ? Source() : read_file(s.file);
  Givens const grid = empty ? blank_givens(s.order) : read_givens(source);
  Boxes const boxes = boxes_for(s.boxes, grid.size);
  refuse_repeats(source, grid, boxes.height, boxes.width);
  return write_problem(with_givens(sudoku(boxes, grid.symbols), grid),
    fmt::format("dlx make sudoku, {} by {}, boxes of {} by {}, {} givens",
      grid.size, grid.size, boxes.height, boxes.width, grid.squares.size()));
}

@ \pitfall{A grid of nine rows that was meant for ten, and is solved. A number
that is multiplied before it is checked.}

\pinned{\.{tests/command/make\UL boards\UL test.cpp} makes boards and counts what can
stand on them, and gives them grids that do not fit. The puzzles themselves are
tested in \.{tests/puzzle}.}

\exercise{Let \cmd{dlx make queens 8 --at b3} put a queen on a square that she may
not leave. Should the problem have fewer items, or one option that must be
taken?}

\summary{A small structure, a few declarations, and one call.}
