@** Diagrams of boards. \label{draw/diagram}%
Does {\tentex Q@@(0,1) Q@@(1,3) Q@@(2,0) Q@@(3,2)} solve the four queens? It is the
answer of a search, and one has to take a pencil to see whether it is right. What a
person wants to see is this, from a program in a terminal, or from the one of
\sec{draw/tableau} on paper:
$$\vcenter{\halign{\tt\frenchspacing#\hfil\cr . Q . .\cr . . . Q\cr Q . . .\cr . . Q .\cr}}
\hskip4em \vcenter{\solutionbox{four-queens}}$$
A |Board| (\sec{puzzle/board}) knows where the options stand. So there is not
much to do, and for a first look no picture is needed: characters suffice, and a
terminal shows them. There are two such diagrams. One shows symbols, the other one walls.
@^diagram@>

@ Both are functions of a board and some options, and the options need not be a
solution. A search that wants to show how far it has come can draw the options
that it is trying, at any time, and the squares that are still free remain
dots.

@(dlx/draw/diagram.hpp@>=
#pragma once
/* Boards drawn with characters, for terminals and files. */
#include "dlx/puzzle/board.hpp"
namespace dlx {
std::string diagram(Board const& board, std::span<int const> options);
  /* a line for each row, with the symbols of the options; dots where nothing
     stands; of two options on the same square, the later one is seen. Time:
     the squares of the board, and the places of all its options */
std::string outline(Board const& board, std::span<int const> options);
  /* the same board, with walls between the options, and no symbols */
bool hides_symbols(Board const& board, std::span<int const> options);
  /* do two symbols that differ stand on the same square? */
} // |namespace dlx|

@ What they share is how options get onto squares, and what a line is.

@(dlx/draw/diagram.cpp@>=
#include "dlx/draw/diagram.hpp"
#include "dlx/base/index.hpp"
#include "dlx/base/source.hpp"
#include <algorithm>
namespace dlx {
namespace {
@<Measure a symbol@>
@<Paint options onto the squares@>
@<Write the cells, line by line@>
@<Write walls and floors@>
}
@<Draw a board@>
@<Draw the outlines@>
} // |namespace dlx|

@ A square that no option covers keeps what it had, and later options hide
earlier ones. The squares are numbered row by row. What is no square, but lies
in the rectangle around the board, is a hole; the gap between two layers is a
hole that is as high as the board.

@<Paint options onto the squares@>=
template<class Value> std::vector<Value> all_squares(Board const& board,
  Value const& square, Value const& hole)
{
  std::vector<Value> values;
  for (int r = 0; r < board.rows(); ++r)
    for (int c = 0; c < board.columns(); ++c)
      values.push_back(board.has_square(r, c) ? square : hole);
  return values;
}
std::size_t square_of(Board const& board, Board::Place const& p)
{
  return index(p.row*board.columns() + p.column);
}

@ Symbols may be words, as in a timetable, and then the columns must be
wider than one character; all of them are made as wide as the longest symbol
of the problem. A character is not a byte, though: a chess queen from the
depths of Unicode has three of them. In UTF-8 one can see of each byte whether it
begins a character (\sec{base/source}), and we count only those that do.
@^UTF-8@>

@<Measure a symbol@>=
std::size_t length(std::string_view symbol)
{
  return index(std::ranges::count_if(symbol, begins_character));
}

@*1 Symbols. They are pushed to the right of their cells, so that a full board
has no blanks at the ends of its lines. Where there is no square there is
nothing, not even a dot.

@<Draw a board@>=
std::string diagram(Board const& board, std::span<int const> options)
{
  auto cells = all_squares<std::string>(board, ".", "");
  for (int o : options)
    for (Board::Place const& p : board.places(o))
      cells[square_of(board, p)] = p.symbol;
  std::size_t widest = 1;
  for (Board::Place const& p : board.places())
    widest = std::max(widest, length(p.symbol));
  return in_columns(cells, index(board.columns()), widest);
}

@ The cells stand in the array as they are read, row after row. So a cell is
the first of its line if its number is a multiple of the width, and the last
one just before that. A hole at the right edge would leave blanks at the end
of its line, where only a program that compares texts sees them; they
are cut off.

@<Write the cells, line by line@>=
std::string in_columns(std::vector<std::string> const& cells, std::size_t width,
  std::size_t widest)
{
  std::string text;
  for (std::size_t k = 0; k < cells.size(); ++k) {
    if (k%width > 0) text += ' ';
    text.append(widest - length(cells[k]), ' ');
    text += cells[k];
    if (k%width == width - 1) end_line(text);
  }
  return text;
}

@ The same is true of whole lines: a row of holes becomes an empty line. If
it is the last line, one might cut off that as well; but then the drawings
of one problem could differ in height, and a program that reads them would
have to look for the empty lines between two boards with more care than it
likes. (There is no such problem at present. The last row of a board of
squares contains a square, or else it would not be there.)

@<Measure a symbol@>=
void end_line(std::string& text)
{
  auto const last = text.find_last_not_of(' ');
  text.erase(last == std::string::npos ? 0 : last + 1);
  text += '\n';
}

@ Words that cross share letters. But if a square is named only by options, the options
{\tentex A@@(0,0)} and {\tentex B@@(0,0)} can be in one cover, and a board
would show one of them. Such a cover is no picture of a board; this function finds it.

@<Draw a board@>=
bool hides_symbols(Board const& board, std::span<int const> options)
{
  auto cells = all_squares<std::string>(board, "", "");
  for (int o : options)
    for (Board::Place const& p : board.places(o)) {
      auto& cell = cells[square_of(board, p)];
      if (not cell.empty() and cell != p.symbol) return true;
      cell = p.symbol;
    }
  return false;
}

@*1 Walls. Symbols are not always enough. If a board is filled with dominoes, all of
them alike, the symbols show a board full of {\tentex D}s, and one cannot
tell which {\tentex D} belongs to which. A person would draw the borders of
the pieces instead, and so does the second drawing:
\transcript{outline}
It is made of three characters. A square is two characters wide, which makes
it about as wide as high: first the wall at its left, then its floor. There
is a wall, or a floor, wherever two neighbours belong to different options.
Outside of the board, in holes, and in gaps there is the option $-1$, and an
empty square has option~0; so the edge of the board is a wall like any
other, and we need not treat it specially.
@^walls@>

@<Draw the outlines@>=
std::string outline(Board const& board, std::span<int const> options)
{
  auto owner = all_squares<int>(board, 0, -1);
  for (int o : options)
    for (Board::Place const& p : board.places(o))
      owner[square_of(board, p)] = o;
  return walls(board, owner);
}

@ Between two squares of the same option there is no wall, but if both have
a floor, then the floor goes on below the missing wall; otherwise the line
would look like a row of teeth. The picture begins one line above the board,
with the floor of nowhere, which is the ceiling of the first row. It ends
one column behind the board, with its right wall. So the picture of $h$ rows
and $w$ columns has $h+1$ lines of at most $2w+1$ characters.

@<Write walls and floors@>=
std::string walls(Board const& board, std::vector<int> const& owner)
{
  auto const at = [&](int row, int column) {
    return board.has_square(row, column)
      ? owner[index(row*board.columns() + column)] : -1; };
  auto const floor = [&](int row, int column) {
    return at(row, column) != at(row + 1, column); };
  std::string text;
  for (int r = -1; r < board.rows(); ++r) {
    for (int c = 0; c <= board.columns(); ++c) {
      bool const wall = at(r, c - 1) != at(r, c);
      bool const through = floor(r, c - 1) and floor(r, c);
      text += wall ? '|' : through ? '_' : ' ';
      text += floor(r, c) ? '_' : ' ';
    }
    end_line(text);
  }
  return text;
}

@ \pitfall{To measure symbols in bytes: then a chess queen from the depths of
Unicode moves all columns to the right. To measure those of one solution only:
then the boards of two solutions cannot be compared line by line.}

\pinned{\.{tests/draw/diagram\UL test.cpp} draws boards of several widths, with
holes and with layers, in both ways; and \.{tests/draw/tableau\UL test.cpp}
compares the walls with those of the drawings in this book.}

\exercise[20]{The walls of |outline| hide the names of the pieces. Draw both:
three characters for each square, the wall, the symbol, and the floor.}
\answer{In |walls|, a square gets a third character between its wall and its
floor: the symbol of its owner, if that has one letter and the square above has
another owner, and else a floor or a blank, as now. The symbols come from
|board.places(o)|, in a vector beside |owner|. A piece is then named wherever it
begins in a column.}

\summary{Paint the options onto squares, and write the squares line by line. A
wall stands where two neighbours differ.}
