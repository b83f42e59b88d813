@** Making colours and words. \label{command/make_colours}%
In the puzzles of \sec{puzzle/edges} and \sec{puzzle/words}, neighbors have to agree
about a colour or a letter. The colours of MacMahon are called by letters, and so
are those of words; but a letter is a colour of which there are many.
\transcript{make-words}

@(dlx/command/make_colours.hpp@>=
#pragma once
/* The commands that make puzzles with colours: macmahon, words. */
#include "dlx/command/settings.hpp"
#include <vector>
namespace dlx {
std::vector<Command> colour_makers(); /* in the order of the list of commands */
} // |namespace dlx|

@ Why are these two not packings? One could draw the board. But a packing asks
which squares a piece covers, and here each tile covers one square; what matters is
what happens between two of them, and that is not a matter of squares but of
colours. In the problem, each edge and each letter is a secondary item with a
colour, and a tile that is put down paints its four edges.

Both are rectangles, and both read no drawing.

@(dlx/command/make_colours.cpp@>=
#include "dlx/command/make_colours.hpp"
#include "dlx/command/files.hpp"
#include "dlx/command/make.hpp"
#include "dlx/puzzle/edges.hpp"
#include "dlx/puzzle/words.hpp"
#include <fmt/format.h>
#include <memory>
#include <stdexcept>
namespace dlx {
namespace {
@<Make squares with coloured edges@>
@<Make rectangles of words@>
}  // |namespace|
std::vector<Command> colour_makers()
{
  return {
    {"make macmahon", "write the problem of squares with coloured edges",
      declare_macmahon},
    {"make words", "write the problem of a rectangle of words", declare_words}};
}
} // |namespace dlx|

@ The puzzle has a structure of its own, which is filled by the settings. How
many tiles there are depends on the number of colours, and has to be the number
of squares; so the help tells it.

@<Make squares with coloured edges@>=
struct MacmahonSettings {
  BoardSize board;
  int colours = 3;
  bool border = false, up_to_symmetry = false;
};
Status make_macmahon(MacmahonSettings const& s)
{
  auto const [rows, columns] = s.board;
  EdgeTiles const puzzle = {rows, columns, s.colours, s.border,
    s.up_to_symmetry};
  return write_problem(macmahon(puzzle),
    fmt::format("dlx make macmahon {}x{} --colours {}{}{}", rows, columns,
      s.colours, s.border ? " --border" : "", with_symmetry(s.up_to_symmetry)));
}

@ What a board shows of it has to be said as well, for it shows four letters for
each square.

@<Make squares with coloured edges@>=
Run declare_macmahon(Declaration& d)
{
  auto const s = std::make_shared<MacmahonSettings>();
  d.remark("Each tile has four edges in some of the colours a, b, c. All tiles "
    "differ, even if they are turned, and edges that touch have the same "
    "colour. A board shows top, right, bottom, and left of each tile.");
  d.heading("What to make:");
  d.file("SIZE", Declaration::needed_file, size(s->board),
    "rows and columns of the board, such as 4x6");
  d.option("--colours", "K", number(s->colours), fmt::format("with K colours, at "
    "most 6; they make 1, 6, 24, 70, 165, or 336 tiles (default: {})",
    s->colours));
  d.flag("--border", s->border, "the edges around the board are all a");
  declare_symmetry(d, s->up_to_symmetry);
  d.example("dlx make macmahon 4x6 --border | dlx solve --board --limit 1");
  d.example("dlx make macmahon 2x3 --colours 2 | dlx count");
  return [s]{ return make_macmahon(*s); };
}

@ The words come from a file, and without one there is no puzzle. (The option
could be a file without dashes; but then nobody could remember which comes first,
the words or the size.)

@<Make rectangles of words@>=
struct WordSettings {
  BoardSize board;
  std::string words; /* a file */
  bool different = false;
};
Status make_words(WordSettings const& s)
{
  if (s.words.empty())
    throw std::runtime_error("which words? say --words FILE");
  auto const [rows, columns] = s.board;
  return write_problem(
    word_rectangle(read_file(s.words), rows, columns, s.different),@|
    fmt::format("dlx make words {}x{}{}", rows, columns,
      s.different ? " --different" : ""));
}

@ The first example is the square that was scratched into a wall of Pompeii. Its
five words make two covers: the square, and the square that begins with
{\tentex ROTAS}, read from its end.

@<Make rectangles of words@>=
Run declare_words(Declaration& d)
{
  auto const s = std::make_shared<WordSettings>();
  d.heading("What to make:");
  d.file("SIZE", Declaration::needed_file, size(s->board),
    "rows and columns, such as 3x4; each of them is a word");
  d.option("--words", "FILE", text(s->words),
    "the words; those of other lengths are ignored; - is standard input");
  d.flag("--different", s->different, "no word is used twice");
  d.example("echo SATOR AREPO TENET OPERA ROTAS | dlx make words 5x5 --words - "
    "| dlx count");
  d.example("echo TAN ONE TO AN NE | dlx make words 2x3 --words - | "
    "dlx solve --board");
  return [s]{ return make_words(*s); };
}

@ \pitfall{A text of help that is longer than 79 characters: examples are not
filled by machine, for nobody could type them then; a test counts.}

\pinned{\.{tests/command/make\UL colours\UL test.cpp} makes tiles and words, counts
them, and asks for boards that no tiles fill.}

\exercise{Let \.{--words} read a list that is compressed. Or rather, do not: how
does a person at a shell do that already?}

\summary{Rectangles whose neighbors agree.}
