@** Solving. \label{command/solve}%
The command that most people come for is \.{solve}. It prints covers, and can do
so in many ways: as labels for programs, and as boards or pictures for people.
\transcript{solve-forms}
Covers go a short way, and at each station somebody may keep them back:
$$\flowchart{
\stage{search}&\flow{42pt}{cover}&\stage{sieve}&\flow{42pt}{cover}&%
\stage{printer}&\flow{42pt}{text}&standard output\cr
\below\small{\.{--engine}}&&\small{\.{--fundamental}}&&\small{\.{--board}}\cr}$$
The search finds all covers within its limits, in an order that does not depend
on the engine. The sieve, if one is wished, lets the first of each orbit through
(see \sec{puzzle/symmetry}). The printer turns a cover into a line, or a board, or
keeps it for a picture. What
flows along the arrows is a cover, a list of numbers of options; it is gone
when the printer has printed it. So \cmd{dlx solve \char"7C\ head} has its first
line at once, an interrupt loses nothing, and a hundred million covers need no
more memory than three.

There is one exception, and it is on purpose: a picture shows all covers on one
sheet, and the sheet is as large as it has to be. For this there is \.{--limit}.

@(dlx/command/solve.hpp@>=
#pragma once
/* The command |solve|, which prints all covers; covers as text; and the sieve that
   is shared with |count|. */
#include "dlx/command/searching.hpp"
#include "dlx/draw/diagram.hpp"
#include "dlx/puzzle/board.hpp"
#include <optional>
namespace dlx {
Run declare_solve(Declaration& d);
@<Declare covers as text@>
@<Declare the sieve@>
} // |namespace dlx|

@ A cover is printed as one line with the labels of its options. Why is the line
made of labels, not of numbers? The label of an option is its
name, if it has one, such as \.{Q@@(0,1)}, and its number otherwise. A name says
more to a person; and to a program it is a word like any other. Numbers stand in
JSON, for those who look into tables. Both refer to the problem as it was
{\it written}, and not as some engine has rearranged it.

@<Declare covers as text@>=
std::vector<int> sorted(std::span<int const> cover); /* as the problem has them */
std::int64_t cost_of(Problem const& p, std::span<int const> cover);
std::string as_labels(Problem const& p, std::span<int const> cover);
  /* a line with the labels of the options, and the cost if there are costs */
std::string as_items(Problem const& p, std::span<int const> cover,
  std::uint64_t number); /* a line for each option, below ``cover NUMBER'' */
std::string as_json(Problem const& p, std::span<int const> cover);
  /* an object on a line: numbers of options, labels, perhaps the cost */

@ A board can be drawn if the names say where things stand; see \sec{puzzle/board}.
If they do not, we say so before the search, not after it.

@<Declare the sieve@>=
std::optional<Board> board_of(SearchSettings const& s, Problem const& problem);
  /* if a form or a sieve needs one; throws |std::runtime_error| if there is none */
Receive sieve(SearchSettings const& s, Problem const& problem,
  std::optional<Board> const& board, Receive const& receive);
  /* hands over the first cover of each orbit, if that is wished */

@ The source declares the settings and obeys them.

@(dlx/command/solve.cpp@>=
#include "dlx/command/solve.hpp"
#include "dlx/command/files.hpp"
#include "dlx/draw/log.hpp"
#include "dlx/draw/tableau.hpp"
#include "dlx/puzzle/symmetry.hpp"
#include <algorithm>
#include <nlohmann/json.hpp>
namespace dlx {
@<Write a cover as text@>
@<Read the board that a form or a sieve needs@>
@<Let one cover of each orbit through@>
namespace {
@<Print the covers@>
@<Obey \.{solve}@>
@<Declare the forms of a cover@>
}  // |namespace|
@<Declare \.{solve}@>
} // |namespace dlx|

@ The order of the
options is that of the problem, and not that in which the search chose
them: two searches then print a cover in the same way, and \cmd{sort}
and \cmd{diff} can compare them. If options have costs, a cover ends with
the sum, written as in an option; \cmd{dlx verify} adds up again. And the empty
cover is printed as \.{\{\}},
because an empty line is easily overlooked, and is no line at all for many
programs.

@<Write a cover as text@>=
std::int64_t cost_of(Problem const& p, std::span<int const> cover)
{
  std::int64_t sum = 0;
  for (int o : cover) sum += p.cost(o);
  return sum;
}
std::vector<int> sorted(std::span<int const> cover)
{
  std::vector<int> result(cover.begin(), cover.end());
  std::sort(result.begin(), result.end());
  return result;
}
static std::string price_tag(Problem const& p, std::int64_t cost)
{ return p.has_costs() ? fmt::format(" |{}", cost) : ""; }
static std::vector<std::string> labels_of(Problem const& p, std::span<int const> cover)
{
  std::vector<std::string> labels;
  for (int o : sorted(cover)) labels.push_back(p.label(o));
  return labels;
}

@ With \.{--items}, each
option is printed on a line of its own, with everything that it covers. With
\.{--json}, each cover is an object, with the numbers of its options for
those who count and the labels for those who read.

@<Write a cover as text@>=
std::string as_labels(Problem const& p, std::span<int const> cover)
{
  auto const text = cover.empty() ? "{}"
    : fmt::format("{}", fmt::join(labels_of(p, cover), " "));
  return text + price_tag(p, cost_of(p, cover)) + '\n';
}
std::string as_items(Problem const& p, std::span<int const> cover, std::uint64_t number)
{
  auto text = fmt::format("cover {}{}\n", number, price_tag(p, cost_of(p, cover)));
  for (int o : sorted(cover)) {
    text += "  " + p.label(o) + ':';
    for (Entry const& e : p.option(o)) text += ' ' + p.name_of(e);
    text += price_tag(p, p.cost(o)) + '\n';
  }
  return text;
}
std::string as_json(Problem const& p, std::span<int const> cover)
{
  nlohmann::ordered_json object = {{"cover", sorted(cover)}, {"labels", labels_of(p, cover)}};
  if (p.has_costs()) object["cost"] = cost_of(p, cover);
  return object.dump() + '\n';
}

@ There are two
drawings of a board, one with symbols and one with walls; and two kinds of
pictures, as in \sec{draw/tableau}. The sieve needs a board, too, on which the
covers can be turned.

@<Read the board that a form or a sieve needs@>=
static bool is_board(std::string const& form)
{ return (form == "--board") or form == "--outline"; }
static bool is_picture(std::string const& form)
{ return (form == "--svg") or form == "--tex"; }
std::optional<Board> board_of(SearchSettings const& s, Problem const& problem)
{
  if (not is_board(s.form) and not is_picture(s.form) and not s.fundamental)
    return std::nullopt;
  auto board = Board::of(problem);
  if (not board) throw std::runtime_error(fmt::format("{} has no board: for that, every "
    "option needs a name of the form SYMBOL@@(row,column), or a name and items of the "
    "form (row,column)", s.file == "-" ? "standard input" : s.file));
  return board;
}

@ The sieve stands between the search and the printer, and neither of them knows
of it. That has a price: the
search would count the covers that are held back toward a limit, and write
them into a log. So these wishes do not go together.
@^sieve@>

@<Let one cover of each orbit through@>=
Receive sieve(SearchSettings const& s, Problem const& problem,
  std::optional<Board> const& board, Receive const& receive)
{
  if (not s.fundamental) return receive;
  auto const symmetry = std::make_shared<Symmetry>(problem, *board);
  return [symmetry, receive](std::span<int const> cover) {
    if (symmetry->is_fundamental(cover)) receive(cover);
  };
}

@ Who prints a cover? With \.{--log}, the search is watched by a
log, which prints by itself. Pictures wait for each other, because they share a
sheet, and how many there are decides how many stand in a row. All others
are printed at once, boards with an empty line between them and with what they cost.
Only what is needed is made: in all forms but the log nobody
watches, and the search is the fast one.

@<Print the covers@>=
struct SolveSettings : SearchSettings {
  double side = 24; /* of a square in pictures, in points */
};
class Printer {
public:
  Printer(SolveSettings const& settings, Problem const& p)
    : s(settings), problem(p), board(board_of(s, p))
  {
    if (s.form == "--log") log = log_to(std::cout, problem);
    if (is_picture(s.form)) draw = easel(problem, *board, s.side);
  }
  void print(std::span<int const> cover);
  void finish() const; /* when the last cover was found */
  SolveSettings const& s;
  Problem const& problem;
  std::optional<Board> board;
  std::unique_ptr<Observer> log;
private:
  Draw draw;
  std::vector<Tableau> pictures;
  std::uint64_t count = 0;
};

@ If there is no picture, there is no sheet; an empty file is no picture, and the
status says why. The output is flushed before the ending is reported, or else on a
terminal the report would overtake the covers.

@<Print the covers@>=
void Printer::print(std::span<int const> cover)
{
  ++count;
  if (draw) pictures.push_back(draw(cover));
  else if (is_board(s.form))
    put((count > 1 ? "\n" : "")
      + (s.form == "--board" ? diagram(*board, cover) : outline(*board, cover))
      + (problem.has_costs() ? fmt::format("cost {}\n", cost_of(problem, cover)) : ""));
  else if (s.form == "--items") put(as_items(problem, cover, count));
  else if (s.form == "--json") put(as_json(problem, cover));
  else if (not log) put(as_labels(problem, cover));
}
void Printer::finish() const
{
  if (not pictures.empty()) {
    auto const sheet = sheet_of(pictures);
    put(s.form == "--tex" ? as_tex(sheet) : as_svg(sheet));
  }
  finish_output();
}

@ Now |solve| itself, which has the shape of the picture.

@<Obey \.{solve}@>=
Status solve(SolveSettings const& s)
{
  Problem const problem = read_problem_file(s);
  Printer printer(s, problem);
  auto const print = sieve(s, problem, printer.board,
    [&](std::span<int const> cover) { printer.print(cover); });
  auto const found = search_as_told(s, problem, print, printer.log.get());
  printer.finish();
  tell_stats(s, found);
  return report(s, found);
}

@ The texts have the same order in all commands: what comes out, how it is
found, what goes in, and some examples. Every example has been run; the tests
see to that. Who owns the settings? They are filled when |declare_solve| has returned,
so they cannot be a local variable; they have to live as long as the function that
was returned, of which copies may be made. So they are held by a shared pointer,
and each copy holds it. (A reference to a local variable would work on most days.)
@^ownership@>

@<Declare \.{solve}@>=
Run declare_solve(Declaration& d)
{
  auto const s = std::make_shared<SolveSettings>();
  declare_forms(d, *s);
  declare_paying(d, *s);
  declare_searching(d, *s);
  declare_reading(d, *s);
  d.examples({"dlx solve problem.dlx",@|
    "dlx make queens 8 | dlx solve --board --limit 1",@|
    "dlx make pentominoes 6x10 | dlx solve --svg --limit 4 > box.svg",@|
    "dlx solve --cheapest problem.dlx", "dlx solve --log problem.dlx"});
  return [s]{ return solve(*s); };
}

@ Only one of these forms can be had at a time.

@<Declare the forms of a cover@>=
void declare_forms(Declaration& d, SolveSettings& s)
{
  d.heading("What to print, if not the labels of the options:");
  d.form("--board", s.form, "boards, if the options have names such as "
    "Q@@(0,1), or items such as (0,1)");
  d.form("--outline", s.form, "boards with walls around each piece");
  d.form("--svg", s.form, "a picture of all covers, as a person would draw them");
  d.form("--tex", s.form, "the same, as a box for pdfTeX");
  d.option("--square", "POINTS", into(s.side),
    fmt::format("the side of a square in pictures (default: {})", s.side));
  d.form("--items", s.form, "each option on a line, with its items");
  d.form("--json", s.form, "each cover as a JSON object, one a line");
  d.form("--log", s.form, "the search itself, step by step");
  d.flag("--stats", s.stats, "also how much was done, on standard error");
}

@ \pitfall{Covers that are kept until the end, to be printed together: the
memory fills, and an interrupt loses them all. Options in the order in which they
were chosen: the same cover, found by another engine or another chooser, is another
line, and nobody can compare. A board that cannot be drawn, and says so after an
hour.}

\pinned{\.{tests/command/solve\UL test.cpp} prints known covers in each form, with
all engines and choosers; prints the empty cover, and covers with costs; closes the
pipe after three of many million covers; and asks for forms that do not go together.}

\exercise[20]{Print each cover with the time at which it was found, in seconds since
the start, by a form \.{--times}. Which lines have to be written, and what becomes
of the promise that the same input gives the same output?}
\answer{One line in |declare_forms|, one in |print|, and a member of the printer with
the time of the start. The promise is broken, so the form must never be a default; a
log of times belongs to standard error, or has to be asked for like this.}

\summary{A search, a printer, and between them a sieve that neither of them
knows of. One cover, one line; sorted, so that lines can be compared.}
