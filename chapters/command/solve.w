@** Solving. \label{command/solve}%
The command that most people come for is \.{solve}. It prints covers, and can do
so in many ways: as labels for programs, and as boards or pictures for people.
\transcript{solve-forms}
Whatever is not a picture is printed as soon as it is
found, so that \cmd{dlx solve \char"7C\ head} has its first line at once,
and an interrupt loses nothing.

@ Covers go a short way, and at each station somebody may keep them back:
$$\hbox{search\quad$\longrightarrow$\quad sieve\quad$\longrightarrow$\quad
  printer\quad$\longrightarrow$\quad standard output}$$
The search finds all covers within its limits, in an order that does not depend
on the engine. The sieve, if one is wished, lets the first of each orbit through.
The printer turns a cover into a line, or a board, or keeps it for a picture. What
flows along the arrows is a cover, a list of numbers of options; it is gone
when the printer has printed it. So a hundred million covers need no more memory
than three.

There is one exception, and it is on purpose: a picture shows all covers on one
sheet, and the sheet is as large as it has to be. Whoever asks for a picture of a
hundred million covers gets what she deserves; there is \.{--limit}.

@(dlx/command/solve.hpp@>=
#pragma once
/* The command |solve|, which prints all covers; and the sieve that it shares
   with |count|. */
#include "dlx/command/search_settings.hpp"
#include "dlx/more/observer.hpp"
#include "dlx/draw/diagram.hpp"
#include "dlx/puzzle/board.hpp"
#include <optional>
namespace dlx {
Command solve_command();
std::optional<Board> board_of(SearchSettings const& s, Problem const& problem);
  /* the board of the problem, if a form or a sieve needs one; throws
     |std::runtime_error| if it has none */
Receive sieve(SearchSettings const& s, Problem const& problem,
  std::optional<Board> const& board, Receive const& receive);
  /* hands over the first cover of each orbit, if that is wished */
} // |namespace dlx|

@ The source declares the settings and obeys them.

@(dlx/command/solve.cpp@>=
#include "dlx/command/solve.hpp"
#include "dlx/command/cover_line.hpp"
#include "dlx/command/files.hpp"
#include "dlx/command/searching.hpp"
#include "dlx/draw/log.hpp"
#include "dlx/draw/tableau.hpp"
#include "dlx/puzzle/symmetry.hpp"
#include <fmt/format.h>
#include <iostream>
#include <memory>
#include <stdexcept>
namespace dlx {
namespace {
@<Declare what \.{solve} takes@>
@<Tell boards from pictures@>
@<Print the covers@>
@<Obey \.{solve}@>
@<Declare \.{solve}@>
}  // |namespace|
@<Read the board that a form or a sieve needs@>
@<Let one cover of each orbit through@>
Command solve_command()
{
  return {"solve", "print all exact covers of a problem", declare};
}
} // |namespace dlx|

@ Of its own, it has the side of a square in a picture.

@<Declare what \.{solve} takes@>=
struct SolveSettings : SearchSettings {
  double side = 24; /* in points */
};

@ The texts have the same order in all commands: what comes out, how it is
found, what goes in, and some examples. Every example has been run; the tests
see to that.

@<Declare \.{solve}@>=
Run declare(Declaration& d)
{
  auto const s = std::make_shared<SolveSettings>();
  @<Declare the forms of a cover@>
  declare_paying(d, *s);
  declare_sifting(d, *s);
  declare_searching(d, *s);
  declare_sharing(d, *s);
  declare_reading(d, *s);
  d.example("dlx solve problem.dlx");
  d.example("dlx make queens 8 | dlx solve --board --limit 1");
  d.example("dlx make pentominoes 6x10 | dlx solve --svg --limit 4 > box.svg");
  d.example("dlx solve --cheapest problem.dlx");
  d.example("dlx solve --log problem.dlx");
  return [s]{ return solve(*s); };
}

@ Only one of these forms can be had at a time.

@<Declare the forms of a cover@>=
d.heading("What to print, if not the labels of the options:");
d.form("--board", s->form, "boards, if the options have names such as Q@@(0,1), "
  "or items such as (0,1)");
d.form("--outline", s->form, "boards with walls around each piece");
d.form("--svg", s->form,
  "a picture of all covers, as a person would draw them");
d.form("--tex", s->form, "the same, as a box for pdfTeX");
d.option("--square", "POINTS", number(s->side),
  fmt::format("the side of a square in pictures (default: {})", s->side));
d.form("--items", s->form, "each option on a line, with its items");
d.form("--json", s->form, "each cover as a JSON object, one a line");
d.form("--log", s->form, "the search itself, step by step");
d.flag("--stats", s->stats, "also how much was done, on standard error");

@ A board can be drawn if the names say where things stand; see \sec{puzzle/board}.
If they do not, we say so before the search, not after it. There are two
drawings of a board, one with symbols and one with walls; and two kinds of
pictures, as in \sec{draw/tableau}.

@<Tell boards from pictures@>=
bool is_board(Form const& form)
{
  return (form.name == "--board") or form.name == "--outline";
}
bool is_picture(Form const& form)
{
  return (form.name == "--svg") or form.name == "--tex";
}

@ Whoever wants one cover of each orbit needs a board, too, on which the covers
can be turned.

@<Read the board that a form or a sieve needs@>=
std::optional<Board> board_of(SearchSettings const& s, Problem const& problem)
{
  if (not is_board(s.form) and not is_picture(s.form) and not s.fundamental)
    return std::nullopt;
  auto board = Board::of(problem);
  if (not board)
    throw std::runtime_error(fmt::format("{} has no board: for that, every "
      "option needs a name of the form SYMBOL@@(row,column), or a name and "
      "items of the form (row,column)",
      s.file == "-" ? "standard input" : s.file));
  return board;
}

@ With \.{--fundamental}, only the first cover of each orbit is let through
(see \sec{puzzle/symmetry}). The sieve stands between the search and whoever
receives its covers, and neither of them knows of it. That has a price: the
search would count the covers that are held back toward a limit, and write
them into a log. So these wishes do not go together.
@^sieve@>

@<Let one cover of each orbit through@>=
Receive sieve(SearchSettings const& s, Problem const& problem,
  std::optional<Board> const& board, Receive const& receive)
{
  if (not s.fundamental) return receive;
  if ((s.stops.covers > 0) or s.form.name == "--log")
    throw std::runtime_error("--fundamental does not go with --limit or --log, "
      "which see every cover");
  auto const symmetry = std::make_shared<Symmetry>(problem, *board);
  return [symmetry, receive](std::span<int const> cover) {
    if (symmetry->is_fundamental(cover)) receive(cover);
  };
}

@ Who prints a cover? With \.{--log}, the search is watched by a
|Log|, which prints by itself. Pictures wait for each other, because they share a
sheet, and how many there are decides how many stand in a row. All others
are printed at once. A |Printer| knows which of them is wished.

@<Print the covers@>=
class Printer {
public:
  Printer(SolveSettings const& settings, Problem const& p);
  void operator()(std::span<int const> cover);
  Observer* observer() { return log ? &*log : nullptr; }
  Receive receiver(); /* which borrows the printer */
  void finish() const; /* when the last cover was found */
private:
  SolveSettings const& s;
  Problem const& problem;
  std::optional<Board> board;
  std::optional<Log> log;
  std::optional<Easel> easel;
  std::vector<Tableau> pictures;
  std::uint64_t count = 0;
  std::string drawn(std::span<int const> cover) const;
};

@ Only what is needed is made. In all forms but the log nobody watches, and the
search is the fast one, however many covers there are to print.

@<Print the covers@>=
Printer::Printer(SolveSettings const& settings, Problem const& p)
  : s(settings), problem(p), board(board_of(s, p))
{
  if (s.form.name == "--log") log.emplace(std::cout, problem);
  if (is_picture(s.form)) easel.emplace(problem, *board, s.side);
}
Receive Printer::receiver()
{
  return sieve(s, problem, board,
    [this](std::span<int const> cover) { (*this)(cover); });
}

@ Boards are separated by an empty line, and a board that costs something
has its price below it.

@<Print the covers@>=
std::string Printer::drawn(std::span<int const> cover) const
{
  auto text = s.form.name == "--board" ? diagram(*board, cover)
    : outline(*board, cover);
  if (problem.has_costs())
    text += fmt::format("cost {}\n", cost_of(problem, cover));
  return (count > 1 ? "\n" : "") + text;
}
void Printer::operator()(std::span<int const> cover)
{
  ++count;
  if (easel) pictures.push_back(easel->draw(cover));
  else if (is_board(s.form)) put(drawn(cover));
  else if (s.form.name == "--items") put(as_items(problem, cover, count));
  else if (s.form.name == "--json") put(as_json(problem, cover));
  else if (not log) put(as_labels(problem, cover));
}

@ If there is no picture, there is no sheet; an empty file is no picture, and the
status says why.

The output is flushed before the ending is reported, or else on a terminal
the report would overtake the covers.

@<Print the covers@>=
void Printer::finish() const
{
  if (not pictures.empty()) {
    auto const sheet = sheet_of(pictures);
    put(s.form.name == "--tex" ? as_tex(sheet) : as_svg(sheet));
  }
  finish_output();
}

@ Now |solve| itself. The same printer serves both searches.

@<Obey \.{solve}@>=
Status solve(SolveSettings const& s)
{
  Problem const problem = read_problem_file(s);
  Printer printer(s, problem);
  auto const print = printer.receiver();
  if (counts_money(s)) {
    auto const b = find_bargains(s, problem, print, printer.observer());
    printer.finish();
    if (s.stats) tell_bargain(b);
    return report_bargain(s, b);
  }
  auto const result = find_covers(s, problem, print, printer.observer());
  printer.finish();
  if (s.stats) tell_stats(result.totals);
  return report_ending(result);
}

@ \pitfall{Covers that are kept until the end, to be printed together: the
memory fills, and an interrupt loses them all. A board that cannot be drawn, and
says so after an hour.}

\pinned{\.{tests/command/solve\UL test.cpp} prints known covers in each form, with
all engines and choosers; closes the pipe after three of many million covers;
and asks for forms that do not go together.}

\exercise{Print each cover with its number and the time at which it was found.
To which of the forms does that belong?}

\summary{A search, a printer, and between them a sieve that neither of them
knows of.}
