@** Boards. \label{board}%
Our answers so far are sets of options, and a set like
$$\hbox{\tentex Q@@(0,1) Q@@(1,3) Q@@(2,0) Q@@(3,2)}$$
is a correct answer to a question that nobody has asked. Who has placed queens
wants to see a board:
$$\vbox{\halign{\tt\frenchspacing#\hfil\cr . Q . .\cr . . . Q\cr Q . . .\cr . . Q .\cr}}$$
What must a program know in order to draw it? Not what a queen is. It is
enough to know that option {\tentex Q@@(0,1)} puts a {\tentex Q} into row~0,
column~1. And that is what its name says. Many puzzles are of this kind: put
something somewhere. So we make it a convention of this book that an option
which puts a symbol on a square be called
$$\hbox{\it symbol}\hbox{\tentex @@(}\hbox{\it row}\hbox{\tentex ,}\hbox{\it
 column}\hbox{\tentex )},$$
with rows and columns counted from~0; and every problem that keeps to it has
its solutions drawn, whether it comes from our own chapters or from a file.
@^board@>@^name of an option@>

@ There would have been another way. Each puzzle could bring along a
function that draws its solutions; then it could draw whatever it liked, chess
pieces and all. But such a function is part of a program, and a problem is
just as often a file, written by somebody else, with another program, years
ago. A name travels with its option. It survives being
written, sent, sorted, and read again; and somebody who looks at the file with
no program at all can still see what the option means. That is why we
prefer a humble name to a clever function.

The names have no influence on the search, of course. It would find
the same covers if all options were called after flowers.

@ A convention that is only half kept would be dangerous: some of the options
could be drawn, and the others would silently be missing on the board.
Therefore {\it all\/} options must have names of this form, or else there is
no board. The symbol can be any word that is not empty; the row and the column
are decimal numbers below 1000, without signs and without superfluous zeros,
so that there is only one way to write each square. A problem that has no
options has no board either.

@<Declare the class |Board|@>=
class Board {
public:@/
  struct Place {
    std::string symbol;
    int row = 0, column = 0;
  };
  static std::optional<Board> of(Problem const& problem);
    /* the board, or nothing if there is an option with another name */
  int rows() const@+{@+return height;@+} /* $1+{}$the largest row */
  int columns() const@+{@+return width;@+} /* $1+{}$the largest column */
  Place const& place(int option) const; /* from 1; |std::out_of_range| */
  std::string draw(std::span<int const> options) const;
    /* a line for each row; dots where nothing stands. If two options have
       the same square, the later one is seen */
private:@/
  std::vector<Place> places;
  int height = 0, width = 0;
};

@ The header needs only the module that knows what an option is; and it
contains nothing but the class.

@(dlx/board.hpp@>=
#pragma once
#include "dlx/problem.hpp"
#include <optional>
#include <span>
#include <string>
#include <vector>
namespace dlx {
@<Declare the class |Board|@>@;
} // |namespace dlx|

@ In the program there is more about reading names than about drawing boards.

@(dlx/board.cpp@>=
#include "dlx/board.hpp"
#include <algorithm>
namespace dlx {
@<Read the number of a row or column@>@;@#
@<Read the name of an option@>@;@#
@<Make a board@>@;@#
@<Measure a symbol@>@;@#
@<Draw a board@>@;
} // |namespace dlx|

@ Numbers first. We read them by hand, because every library function for this
purpose accepts more than we want: blanks, signs, zeros. The answer is $-1$ if
|text| is not a number of at most three digits.

@<Read the number of a row or column@>=
static int number(std::string_view text)
{
  if (text.empty() or text.size() > 3) return -1;
  if (text.size() > 1 and text[0] == '0') return -1;
  int value = 0;
  for (@[char c@, : @,text@]) {
    if ((c < '0') or (c > '9')) return -1;
    value = 10*value + (c - '0');
  }
  return value;
}

@ A name is taken apart from the right, for it is the {\it last\/} ``{\tentex
@@(}'' that separates the symbol from its place. Thus even the symbol may
contain parentheses. After the symbol come the row up to the comma, and the
column up to the closing parenthesis, with which the name must end.

@<Read the name of an option@>=
static std::optional<Board::Place> parse(std::string_view name)
{
  auto const at = name.rfind("@@(");
  if (at == 0 or at == std::string_view::npos or name.back() != ')')
    return std::nullopt;
  auto const inside = name.substr(at + 2, name.size() - at - 3);
  auto const comma = inside.find(',');
  if (comma == std::string_view::npos) return std::nullopt;
  int const row = number(inside.substr(0, comma));
  int const column = number(inside.substr(comma + 1));
  if (row < 0 or column < 0) return std::nullopt;
  return @[Board::Place{std::string(name.substr(0, at)), row, column}@];
}

@ The board is just large enough for all the options, not only for those of
one solution. This is its only invariant, {\sl every place lies on the board},
that is,
$$0\le\hbox{row}<\hbox{rows}\qquad\hbox{and}\qquad
  0\le\hbox{column}<\hbox{columns}$$
for the place of each option; and it is what makes drawing safe. So all
solutions are drawn on boards of the same size.
@^every place lies on the board@>

@<Make a board@>=
std::optional<Board> Board::of(Problem const& problem)
{
  if (problem.option_count() == 0) return std::nullopt;
  Board board;
  for (int o = 1; o <= problem.option_count(); ++o) {
    auto const found = parse(problem.option_name(o));
    if (not found) return std::nullopt;
    board.height = std::max(board.height, found->row + 1);
    board.width = std::max(board.width, found->column + 1);
    board.places.push_back(*found);
  }
  return board;
}
Board::Place const& Board::place(int option) const
{
  return places.at(static_cast<std::size_t>(option) - 1);
}

@ Symbols may be words, as in a timetable, and then the columns must be wider
than one character; all of them are made as wide as the longest symbol of the
problem. A character is not a byte, though: a chess queen from the depths of
Unicode has three of them. In {\mc UTF-8} the bytes that continue a character
have the form $(10xxxxxx)_2$, and we do not count those.
@^UTF-8@>

@<Measure a symbol@>=
static std::size_t length(std::string_view symbol)
{
  auto begins = @[[](char c) {
    return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
  }@];
  return static_cast<std::size_t>(std::ranges::count_if(symbol, begins));
}

@ Drawing takes two passes, first the symbols and then the lines. Symbols are
pushed to the right of their cells, so that no line ends with a blank.

@<Draw a board@>=
std::string Board::draw(std::span<int const> options) const
{
  auto const w = static_cast<std::size_t>(width);
  std::vector<std::string> cells(static_cast<std::size_t>(height)*w, ".");
  for (@[int o@, : @,options@]) {
    auto const& [symbol, row, column] = place(o);
    cells[static_cast<std::size_t>(row)*w
      + static_cast<std::size_t>(column)] = symbol;
  }
  std::size_t widest = 1;
  for (@[Place const& p@, : @,places@])
    widest = std::max(widest, length(p.symbol));
  @<Write the cells, line by line@>@;
  return text;
}

@ The cells stand in the array as they are read, row after row. So a cell is
the first of its line if its number is a multiple of the width, and the last
one just before that.

@<Write the cells, line by line@>=
std::string text;
for (std::size_t k = 0; k < cells.size(); ++k) {
  if (k%w > 0) text += ' ';
  text.append(widest - length(cells[k]), ' ');
  text += cells[k];
  if (k%w == w - 1) text += '\n';
}

@ The options need not be a solution. A search that wants to show how far it
has come can draw the options that it is trying, at any time, and the
squares that are still free remain dots. Nor need their order be that of the
board: what is drawn depends on the names alone.

Here are the two Latin squares of order two, for a change:
$$\vbox{\halign{\tt#\hfil\qquad\qquad&\tt#\hfil\cr A B&B A\cr B A&A B\cr}}$$
The very same function has drawn them; nobody has told it about Latin squares.

\pitfall{Names have to be true. If an option {\tentex Q@@(2,3)} covers the
items of another square, the board shows a nice picture of something that did
not happen. No program can notice that. For this reason the tests of
\sec{queens} look at the items too, and not only at the pictures.}

\pinned{The file \.{tests/board\_test.cpp} has names that are nearly right,
and must be refused: with a blank, a sign, a zero too many, a fourth digit, an
empty symbol, no symbol, no comma, one comma too many. It also draws boards of
several widths.}

\exercise{Let two options of a solution stand on the same square, as two
pieces of furniture in an overcrowded room. At present the later one hides the
other. Show both.}

\summary{A name of the form {\it symbol\/}{\tentex @@(}{\it row\/}{\tentex
,}{\it column\/}{\tentex)} says where an option stands on a board. If all
options have such names, solutions can be drawn, by a function that knows
nothing about the puzzle.}
