@** The log. \label{draw/log}%
A trace is for programs, and for pictures. What if one just wants to read what a search
is doing, while it does it? Report~1 writes two files while it solves: one with the
matrix and every solution, and a {\it log\/} with every row that was tried
and every ``dead constraint'' that was met. Here are both together, for the
four queens.
\transcript{log-queens}
One can follow the search with a finger. The first queen in the corner
leaves two places for the second, and each of them leads to an item that
nothing can cover any more; and so on, until the first queen moves to the
second column, and everything falls into place.
{\nolegend\steps{\step{.36\pagewidth}{queens-4-boards/event-013}{the first dead item}\step
{.36\pagewidth}{queens-4-boards/event-061}{the first solution}}{Two lines of the log,
as a chess player would see them.}}
@^log@>

@ In a line of the log, \.{k} is the level; then comes the label of the
option, and then its items. So the second line says: there is a queen in the corner
already, and now rank~2 gets one on its third square, which takes file~3 and two
diagonals. After that rank~3 is dead: of its four squares, two are in files that are
taken, and two on diagonals. The numbers are the ones of the report: sixteen
options are tried, four items die, two covers are found. Every reader wants another degree of detail. The
trace of the same search has 152 events and 1212 writes; the log says what was
decided, the trace what was done. Both are observers of the same search, and neither
knows of the other; the pictures of \sec{draw/picture} are drawn later, from the trace.

A log is an observer with a pen. The pen is any stream. The log knows
no more of it than that.

@(dlx/draw/log.hpp@>=
#pragma once
/* An observer that writes what a search tries, line by line, for people. */
#include "dlx/more/observer.hpp"
#include "dlx/more/problem.hpp"
#include <iosfwd>
#include <memory>
namespace dlx {
std::unique_ptr<Observer> log_to(std::ostream& stream, Problem const& problem);
  /* borrows both; writes the matrix at once */
} // |namespace dlx|

@ The paper is ruled at once, with the matrix; after that, each event that is
overridden writes its line, or remembers what a later line will need. All others, such as
the 1212 writes, are heard by an |Observer| that does nothing with them. As users
see no more than an |Observer|, the class is declared here, with its functions inside.

@(dlx/draw/log.cpp@>=
#include "dlx/draw/log.hpp"
#include "dlx/base/source.hpp"
#include <algorithm>
#include <fmt/format.h>
#include <ostream>
namespace dlx {
namespace {
@<Write the matrix@>
struct Log : Observer {
  Log(std::ostream& stream, Problem const& p) : out(stream), problem(p) {}
  std::ostream& out;
  Problem const& problem;
  std::uint64_t solutions = 0;
  std::int64_t lower = 0, wanted = 0; /* the last bound, and its limit */
  std::vector<int> chosen; /* items, by level */
  @<Log what happens@>
};
}
std::unique_ptr<Observer> log_to(std::ostream& stream, Problem const& problem)
{
  write_matrix(stream, problem);
  return std::make_unique<Log>(stream, problem);
}
} // |namespace dlx|

@ The matrix has a row for each option, with its label, and a column for
each item; a bar separates the secondary items. Names and digits are cells of such a row
alike. Blanks at the end of a line are taken off; they would be invisible differences
between a log and its expected text, and a source of despair.

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

@ The names of the items are written downwards, because they are longer than a 0 or a~1:
the first characters of all names into the first line, the second ones into the second,
as many lines as the longest name has characters. Names may be in
UTF-8, so what we write downwards are characters, not bytes: a byte that
continues a character stays with it.

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

@ An option lists its items in the order in which
they were written, and a matrix wants them in the order of the columns.
(The option \.{x: B A} has its one in column~\.A first, whatever it says.) A
matrix needs room for every item in every row, even where there is nothing;
for eight queens that is 2688 digits to show 252 ones. A log is for small
problems, or for patient readers. Labels are padded to the width of the
longest, in characters again.

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

@ Four kinds of events make lines in every search; |choose| is none of them, because the
chosen item is seen from the options that are tried, or from the complaint
that it is dead. Only if nothing more is tried for an item, in a problem
with bounds, must it be named; so we keep it in mind.

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

@ A dead item is named, and so are the options of a solution, behind the
number of the solution. If the problem has costs, their sum follows behind a
bar, as it would in a file. The five blanks at the beginning put both below
the labels, so that the eye which runs down the column of levels meets only
what was tried.

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

@ A search with costs (\sec{more/cheapest}) has a bound at every node, and nobody
wants to read it every time. So a bound makes no line; it is kept, and the
log tells it where it makes a difference: when the search turns back on
account of it, or leaves out an option.

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

@ The last line sums up. One solution is not ``1 solutions'': this is what a
program owes to its readers.

@<Log what happens@>=
void done(Totals const& t) override
{
  out << fmt::format("\n{}, {}, {} tried, {}\n", counted(t.solutions, "solution"),@|
    counted(t.nodes, "node"), counted(t.attempts, "option"), counted(t.dead, "dead end"));
}

@ \pitfall{A log that is written into memory and printed at the end: the
search that is worth a log is most often one that does not end. A log
with the names of the options only: then one must have the problem at hand
to see {\it why\/} the third rank had no square left. And a log that the
search itself writes, behind an |if|: with two kinds of logs there are two
|if|s, and a search without a log asks both of them at every node.}

\pinned{\.{tests/draw/log\UL test.cpp} compares with report~1, section 9.4.6, line by line.}

\exercise[15]{The log of a search with 50000 nodes is dull. Write an observer
that logs only the levels up to a given one, and says how many solutions
were found below each node.}
\answer{It has what |log_to| returns, and passes on what has a level up to the given one. For each of
these levels it remembers how many solutions there were at the last try, and writes the difference at the next try of that
level, or of one nearer to the root, and at |done|.}

\summary{The log tells the search in lines: tried, dead, solved. It is an
observer like any other, and writes as it hears.}
