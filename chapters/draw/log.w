@** Logs, and boards of characters. \label{draw/log}%
A trace is for programs, and for pictures. What if one just wants to read what a search is doing,
while it does it? The program of report~1 [HM21] writes two files while it solves: one with the matrix and every solution,
and a {\it log\/} with every row that was tried and every ``dead constraint'' that was met. Here are
both together, for the four queens.
\transcript{log-queens}
{\nolegend\steps{\step{.36\pagewidth}{queens-4-boards/event-013}{the first dead item}\step
{.36\pagewidth}{queens-4-boards/event-061}{the first solution}}{Two lines of the log,
as a chess player would see them.}}
@^log@>

In a line of the log, \.{k} is the level; then comes the label of the option, and then its items. So
the second line says: there is a queen in the corner already, and now rank~2 gets one on its third
square, which takes file~3 and two diagonals. The numbers are the ones of the report: sixteen
options are tried, four items die, two covers are found.

@ The solution of a board can be shown with characters, too, in a terminal. Does {\tentex Q@@(0,1)
Q@@(1,3) Q@@(2,0) Q@@(3,2)} solve the four queens? A person wants to see this, or on paper the
picture of \sec{draw/tableau}:
$$\vcenter{\halign{\tt\frenchspacing#\hfil\cr . Q . .\cr . . . Q\cr Q . . .\cr . . Q .\cr}}
\hskip4em \vcenter{\solutionbox{four-queens}}$$
A |Board| (\sec{puzzle/board}) knows where the options stand. There are two such drawings. One shows
symbols, the other one walls.
@^board of letters@>

@(dlx/draw/log.hpp@>=
#pragma once
/* For terminals and files: an observer that writes what a search tries, line by line, and
   boards drawn with characters. */
#include "dlx/more/observer.hpp"
#include "dlx/puzzle/board.hpp"
#include <iosfwd>
#include <memory>
namespace dlx {
std::unique_ptr<Observer> log_to(std::ostream& stream, Problem const& problem);
  /* borrows both; writes the matrix at once */
std::string lettered(Board const& board, std::span<int const> options);
  /* a line for each row, with the symbols of the options; dots where nothing
     stands; of two options on the same square, the later one is seen. Time:
     the squares of the board, and the places of all its options */
std::string outline(Board const& board, std::span<int const> options);
  /* the same board, with walls between the options, and no symbols */
bool hides_symbols(Board const& board, std::span<int const> options);
  /* do two symbols that differ stand on the same square? */
} // |namespace dlx|

@ The matrix is written at once; after that, each event that is overridden writes its line, or
remembers what a later line will need.

@(dlx/draw/log.cpp@>=
#include "dlx/draw/log.hpp"
#include "dlx/base/index.hpp"
#include "dlx/base/source.hpp"
#include <algorithm>
#include <fmt/format.h>
#include <ostream>
namespace dlx {
namespace {
@<Write the matrix@>
@<Declare the class |Log|@>
@<Measure a symbol@>
@<Paint options onto the squares@>
@<Write walls and floors@>
}
std::unique_ptr<Observer> log_to(std::ostream& stream, Problem const& problem)
{
  write_matrix(stream, problem);
  return std::make_unique<Log>(stream, problem);
}
@<Draw a board@>
@<Draw the outlines@>
} // |namespace dlx|

@ It counts solutions, and keeps what its lines need.

@<Declare the class |Log|@>=
struct Log : Observer {
  Log(std::ostream& stream, Problem const& p) : out(stream), problem(p) {}
  std::ostream& out;
  Problem const& problem;
  std::uint64_t solutions = 0;
  std::int64_t lower = 0, wanted = 0; /* the last bound, and its limit */
  std::vector<int> chosen; /* items, by level */
  @<Log what happens@>
};

@*1 The log. The matrix has a row for each option, with its label, and a column for each item; a bar
separates the secondary items. Names and digits are cells of such a row alike. Blanks at the end of
a line are taken off.

@<Write the matrix@>=
using Cells = std::vector<std::string>;
std::string in_row(Problem const& p, Cells const& cells)
{
  std::string text;
  for (std::size_t i = 0; i < cells.size(); ++i)
    text += (i == index(p.primary_count()) ? " | " : " ") + cells[i];
  text.erase(text.find_last_not_of(' ') + 1);
  return text + '\n';
}

@ The names of the items are written downwards, because they are longer than a 0 or a~1. There are
as many lines as the longest name has characters. In UTF-8, a byte that continues a character stays
with it.

@<Write the matrix@>=
Cells characters_of(std::string const& name)
{
  Cells result;
  for (char c : name)
    if (begins_character(c) or result.empty()) result.emplace_back(1, c);
    else result.back() += c;
  return result;
}
void write_names(std::ostream& out, Problem const& p, std::string const& margin)
{
  std::size_t height = 0;
  for (std::size_t line = 0; line <= height; ++line) {
    Cells cells;
    for (int i = 1; i <= p.item_count(); ++i) {
      auto const name = characters_of(p.item(i).name);
      height = std::max(height, name.size() - 1);
      cells.push_back(line < name.size() ? name[line] : " ");
    }
    if (not cells.empty()) out << margin << in_row(p, cells);
  }
}

@ A matrix needs room for every item in every row; for eight queens that is 2688 digits to show 252
ones. A log is for small problems. Labels are padded to the width of the longest, in characters.

@<Write the matrix@>=
void write_matrix(std::ostream& out, Problem const& p)
{
  std::size_t margin = 0;
  for (int o = 1; o <= p.option_count(); ++o)
    margin = std::max(margin, characters_of(p.label(o)).size());
  out << fmt::format("{} items, {} options\n\n", p.item_count(), p.option_count());
  write_names(out, p, std::string(margin, ' '));
  for (int o = 1; o <= p.option_count(); ++o) {
    Cells row(index(p.item_count()), "0");
    for (Entry const& e : p.option(o)) row[index(e.item) - 1] = "1";
    auto const label = p.label(o);
    out << label << std::string(margin - characters_of(label).size(), ' ') << in_row(p, row);
  }
  out << '\n';
}

@ The event |choose| makes no line, since the chosen item is seen from the options that are tried,
or from the complaint that it is dead. Only if nothing more is tried for an item, in a problem with
bounds, must it be named; so the log remembers it.

@<Log what happens@>=
void choose(int item, int, int level) override
{
  chosen.resize(index(level));
  chosen.push_back(item);
}
void attempt(int option, int, int level) override
{
  out << "k=" << level << "  ";
  if (option == 0) out << "no more " << problem.item(chosen.at(index(level))).name;
  else {
    out << problem.label(option) << ':';
    for (Entry const& e : problem.option(option)) out << ' ' << problem.name_of(e);
  }
  out << '\n';
}

@ A dead item is named, and so are the options of a solution, after the number of the solution. If
the problem has costs, their sum follows after a bar, as it would in a file. The five blanks at the
beginning put both below the labels, so that the column of levels shows only what was tried.

@<Log what happens@>=
void dead(int item, int) override
{ out << "     dead: " << problem.item(item).name << '\n'; }@/
void solution(std::span<int const> options, int) override
{
  out << fmt::format("     solution {}:", ++solutions);
  std::int64_t cost = 0;
  for (int o : options) {
    out << ' ' << problem.label(o);
    cost += problem.cost(o);
  }
  if (problem.has_costs()) out << " |" << cost;
  out << '\n';
}

@ A search with costs (\sec{more/cheapest}) has a bound at every node. A bound makes no line; it is
kept, and the log prints it when the search turns back because of it, or leaves out an option. The
last line sums up.

@<Log what happens@>=
void bound(std::int64_t bound, std::int64_t limit, int) override
{
  lower = bound;
  wanted = limit;
}
void cut(int) override
{ out << fmt::format("     cut: at least {}, wanted below {}\n", lower, wanted); }@/
void skip(int option, std::int64_t bound, int level) override
{ out << fmt::format("k={}  skipped {}: at least {}\n", level, problem.label(option), bound); }@/
void done(Totals const& t) override
{
  out << fmt::format("\n{}, {}, {} tried, {}\n", counted(t.solutions, "solution"),@|
    counted(t.nodes, "node"), counted(t.attempts, "option"), counted(t.dead, "dead end"));
}

@*1 Boards. The squares are numbered row by row. A square that no option covers keeps what it had,
and later options hide earlier ones. A place in the rectangle around the board that is no square is
a hole; the gap between two layers is a hole that is as high as the board.

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

@ All columns are as wide as the longest symbol of the problem, in characters and not in bytes.
Blanks at the end of a line are cut off; a row of holes becomes an empty line, so that all drawings
of a problem have the same height.
@^UTF-8@>

@<Measure a symbol@>=
std::size_t length(std::string_view symbol)
{ return index(std::ranges::count_if(symbol, begins_character)); }@/
void end_line(std::string& text)
{
  auto const last = text.find_last_not_of(' ');
  text.erase(last == std::string::npos ? 0 : last + 1);
  text += '\n';
}

@ Symbols are pushed to the right of their cells.

@<Draw a board@>=
std::string lettered(Board const& board, std::span<int const> options)
{
  auto cells = all_squares<std::string>(board, ".", "");
  for (int o : options)
    for (Board::Place const& p : board.places(o))
      cells[square_of(board, p)] = p.symbol;
  std::size_t widest = 1;
  for (Board::Place const& p : board.places())
    widest = std::max(widest, length(p.symbol));
  std::string text;
  auto const width = index(board.columns());
  for (std::size_t k = 0; k < cells.size(); ++k) {
    if (k%width > 0) text += ' ';
    text.append(widest - length(cells[k]), ' ');
    text += cells[k];
    if (k%width == width - 1) end_line(text);
  }
  return text;
}

@ Words that cross share letters. But if a square is named only by options, the options
{\tentex A@@(0,0)} and {\tentex B@@(0,0)} can be in one cover, and a board would show one of them.
This function finds such covers.

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

@ If a board is filled with dominoes, all of them alike, the symbols do not show which {\tentex D}
belongs to which. The second drawing shows the borders of the pieces instead:
\transcript{outline}
A square is two characters wide: first the wall at its left, then its floor. There is a wall, or a
floor, wherever two neighbours belong to different options. Outside of the board, in holes, and in
gaps there is the option $-1$, and an empty square has option~0; so the edge of the board is a wall
like any other.
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

@ Between two squares of the same option there is no wall. If both have a floor, the floor goes on
below the missing wall. The picture begins one line above the board, with the ceiling of the first
row, and ends one column after the board, with its right wall. So the picture of $h$ rows and $w$
columns has $h+1$ lines of at most $2w+1$ characters.

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

@ \pitfall{A log that is written into memory and printed at the end: the search that is worth a log
is most often one that does not end. A log with the names of the options only does not show {\it
why\/} the third rank had no square left. Measuring symbols in bytes: then a chess queen from the
depths of Unicode moves all columns to the right. Measuring those of one solution only: then the
boards of two solutions cannot be compared line by line.}

\pinned{\.{tests/draw/log\UL test.cpp} compares with report~1, section 9.4.6, line by line, and
draws boards with holes and with layers; \.{tests/draw/tableau\UL test.cpp} compares the walls with
those of the drawings in this book.}

\exercise[15]{The log of a search with 50000 nodes is dull. Write an observer that logs only the
levels up to a given one, and says how many solutions were found below each node.} \answer{It has
what |log_to| returns, and passes on what has a level up to the given one. For each of these levels
it remembers how many solutions there were at the last try, and writes the difference at the next
try of that level, or of one nearer to the root, and at |done|.}

\exercise[20]{The walls of |outline| hide the names of the pieces. Draw both: three characters for
each square, the wall, the symbol, and the floor.} \answer{In |walls|, a square gets a third
character between its wall and its floor: the symbol of its owner, if that has one letter and the
square above has another owner, and else a floor or a blank, as now. The symbols come from
|board.places(o)|, in a vector beside |owner|.}

\summary{The log prints what a search tries, what is dead, and what is solved, while it runs. For a
board, paint the options onto squares; a wall is wherever two neighbours differ.}
