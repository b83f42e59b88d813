@** Making packings. \label{command/make_packings}%
The puzzles that are drawn, see \sec{puzzle/polyomino}, come from a file; or we
draw a board ourselves, and send the usual set of pieces to fill it. If that
cannot be right, the complaint calls the drawing by the command that has
made it.
\transcript{make-rectangle}

@ To draw a board from its size, and then to read the drawing, seems to be a
detour. But the reader of drawings knows everything about pieces: how they may be
turned, which of their places are the same, what a hole is. Whatever is learned
there, these commands know at once. Since drawings can have layers, the cube of Soma is a drawing
of five lines.

@(dlx/command/make_packings.hpp@>=
#pragma once
/* The commands that make packing puzzles: polyomino, pentominoes, dominoes,
   squares, soma. */
#include "dlx/command/settings.hpp"
#include <vector>
namespace dlx {
std::vector<Command> packing_makers(); /* in the order of the list of commands */
} // |namespace dlx|

@ All of them make a drawing; and one function makes a problem from it.

@(dlx/command/make_packings.cpp@>=
#include "dlx/command/make_packings.hpp"
#include "dlx/command/files.hpp"
#include "dlx/command/make.hpp"
#include "dlx/puzzle/polyomino.hpp"
#include "dlx/puzzle/squared.hpp"
#include <fmt/format.h>
#include <memory>
namespace dlx {
namespace {
@<Make a packing from a drawing@>
@<Make packings that are drawn by hand@>
@<Make rectangles of pieces@>
@<Make squares and cubes@>
}  // |namespace|
@<List the makers of packings@>
} // |namespace dlx|

@ Their purposes are as short as those of all commands.

@<List the makers of packings@>=
std::vector<Command> packing_makers()
{
  return {
    {"make polyomino", "write the problem of a packing puzzle",
      declare_polyomino},
    {"make pentominoes", "write the problem of twelve pentominoes",
      declare_pentominoes},
    {"make dominoes", "write the problem of a board full of dominoes",
      declare_dominoes},
    {"make squares", "write the problem of squares in a rectangle",
      declare_squares},
    {"make soma", "write the problem of the Soma cube", declare_soma}};
}

@ A drawing has a name, like a file.

@<Make a packing from a drawing@>=
Status make_drawn(std::string const& command, std::string const& drawing,
  bool up_to_symmetry)
{
  return write_problem(polyomino({command, drawing}, up_to_symmetry),
    command + with_symmetry(up_to_symmetry));
}

@ A
drawing is explained in the help, briefly, by terms that are no options; for whoever has forgotten whether
it was \.{any} or \.{many} will look there, and not in a book.

@<Make packings that are drawn by hand@>=
void explain_drawings(Declaration& d)
{
  d.remark("A drawing has lines such as these, in any order:");
  d.term("board", "a picture of the board is below, with # for a square and . "
    "for a hole; layers of a box stand side by side");
  d.term("piece F", "a picture of a piece is below; its name is F");
  d.term("piece F any", "it can be used any number of times; or once, or 3 "
    "times: piece F 3. Pieces may be turned, and turned over if the board is "
    "flat; or say fixed, rotated, or reflected");
  d.term("use pentominoes", "all pieces of this set; there are domino, "
    "trominoes, tetrominoes, pentominoes, soma");
  d.term("| text", "a comment");
}

@ The explanation stands between the settings and the examples.

@<Make packings that are drawn by hand@>=
Run declare_polyomino(Declaration& d)
{
  struct Settings {
    std::string file = "-";
    bool up_to_symmetry = false;
  };
  auto const s = std::make_shared<Settings>();
  d.heading("What to make:");
  d.file("FILE", Declaration::optional_file, text(s->file),
    "a drawing of the puzzle; if missing or -, standard input");
  declare_symmetry(d, s->up_to_symmetry);
  explain_drawings(d);
  d.example("dlx make polyomino puzzle.txt | dlx solve --board");
  d.example("dlx make polyomino puzzle.txt | dlx solve --outline --limit 1");
  return [s] {
    return write_problem(polyomino(read_file(s->file), s->up_to_symmetry),
      "dlx make polyomino" + with_symmetry(s->up_to_symmetry));
  };
}

@ A rectangle of squares is drawn, too, but by the program. The hole in the middle
is as small as it can be in the middle: one square if both sides are odd, two if
one of them is, and four if none is. So the famous board of 64 squares has 60
left, which is what twelve pentominoes fill.

The structure is that of two puzzles, and the puzzles differ in a line of the
drawing. That \.{dominoes} has a member for symmetry which nobody can set is not
nice; two structures would not be nicer.

@<Make rectangles of pieces@>=
struct RectangleSettings {
  BoardSize board;
  bool holed = false, up_to_symmetry = false;
};
void declare_rectangle(Declaration& d, RectangleSettings& s)
{
  d.heading("What to make:");
  d.file("SIZE", Declaration::needed_file, size(s.board),
    "rows and columns of the board, such as 6x10");
  d.flag("--without-center", s.holed, "with a hole in the middle of the board");
}
Status make_rectangle(RectangleSettings const& s, std::string const& name,
  std::string const& pieces)
{
  auto const [rows, columns] = s.board;
  auto const command = fmt::format("dlx make {} {}x{}{}", name, rows, columns,
    s.holed ? " --without-center" : "");
  return make_drawn(command, draw_rectangle(rows, columns, s.holed) + pieces,
    s.up_to_symmetry);
}

@ Two sets of pieces are used most. A set of pentominoes has twelve different
pieces, so one of them can be forbidden to turn, and this leaves one solution of
each class. All dominoes are alike; there is none that could be forbidden
anything, and so the option is not declared. (There is the sieve of
\.{--fundamental}, which looks at covers and not at pieces.)

@<Make rectangles of pieces@>=
Run declare_pentominoes(Declaration& d)
{
  auto const s = std::make_shared<RectangleSettings>();
  declare_rectangle(d, *s);
  declare_symmetry(d, s->up_to_symmetry);
  d.example("dlx make pentominoes 3x20 | dlx solve --outline");
  d.example("dlx make pentominoes 8x8 --without-center --up-to-symmetry | "
    "dlx count");
  return [s] {
    return make_rectangle(*s, "pentominoes", "use pentominoes\n");
  };
}
Run declare_dominoes(Declaration& d)
{
  auto const s = std::make_shared<RectangleSettings>();
  declare_rectangle(d, *s);
  d.example("dlx make dominoes 4x5 | dlx solve --outline --limit 1");
  return [s] {
    return make_rectangle(*s, "dominoes", "use domino any\n");
  };
}

@ Squares of given sides fill a rectangle in \sec{puzzle/squared}. The nine sides
of the second example are those of the smallest perfect squared rectangle.

@<Make squares and cubes@>=
Run declare_squares(Declaration& d)
{
  struct Settings {
    BoardSize board;
    std::vector<int> sides;
  };
  auto const s = std::make_shared<Settings>();
  d.heading("What to make:");
  d.file("SIZE", Declaration::needed_file, size(s->board),
    "rows and columns of the rectangle, such as 32x33");
  d.file("SIDE", Declaration::needed_files, numbers(s->sides),
    "the sides of the squares that shall fill it");
  d.example("dlx make squares 3x5 3 2 1 1 | dlx solve --outline");
  d.example("dlx make squares 32x33 1 4 7 8 9 10 14 15 18 | "
    "dlx count --fundamental");
  return [s] {
    auto const [rows, columns] = s->board;
    auto const command = fmt::format("dlx make squares {}x{} {}", rows, columns,
      fmt::join(s->sides, " "));
    return make_drawn(command, draw_squares(rows, columns, s->sides), false);
  };
}

@ The cube of Soma has three layers of nine.

@<Make squares and cubes@>=
Run declare_soma(Declaration& d)
{
  auto const up_to_symmetry = std::make_shared<bool>(false);
  d.heading("What to make:");
  declare_symmetry(d, *up_to_symmetry);
  d.example("dlx make soma --up-to-symmetry | dlx solve --board --limit 1");
  return [up_to_symmetry] {
    std::string const layers = "### ### ###\n";
    return make_drawn("dlx make soma", "board\n" + layers + layers + layers
      + "use soma\n", *up_to_symmetry);
  };
}

@ \pitfall{A board of sixty squares and pieces for fifty-nine: whoever searches
that finds nothing, and may believe that she has proved something. The drawing
complains before.}

\pinned{\.{tests/command/make\UL packings\UL test.cpp} makes a packing of each kind,
counts its covers, and looks at complaints about boards and pieces.}

\exercise{Add \cmd{dlx make hexominoes 15x14}. (There are 35 hexominoes, with 210
squares, and it is not a matter of searching long enough: find out why none of
the rectangles of that size can be filled.)}

\summary{A drawing by hand, or one that is made from a size; then the same way
for all.}
