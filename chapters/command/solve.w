@** Solving. \label{command/solve}%
\.{solve} prints covers: as labels for programs, and as boards or pictures for people.
\transcript{solve-forms}
$$\flowchart{
\stage{search}&\flow{42pt}{cover}&\stage{sieve}&\flow{42pt}{cover}&%
\stage{printer}&\flow{42pt}{text}&standard output\cr
\below\small{\.{--engine}}&&\small{\.{--fundamental}}&&\small{\.{--board}}\cr}$$
The search finds all covers within its limits, in an order that does not depend
on the engine. The sieve lets the first of each orbit through
(\sec{puzzle/symmetry}), if that is wished. The printer turns a cover into a line, or a board, or
keeps it for a picture. A cover, a list of numbers of options, is gone
when it is printed. So \cmd{dlx solve \char"7C\ head} has its first
line at once, an interrupt loses nothing, and a hundred million covers need no
more memory than three. Only a picture keeps its covers, because it shows all of them on one
sheet. With \.{--checkpoint}, a search can be continued (\sec{command/keeper}).

The 17 queens of \sec{command/interrupt}, which were stopped after a second, left a file of 191,161 whole lines, and the status was~0. A line is put into the stream as a whole, and an interrupt
is looked at between two nodes. A process that is killed may leave half a line at the end of the file; \cmd{dlx verify}
points at it.

@ The first cover of four queens looks like
this in each form.
$$\vbox{\halign{\.{#}\hfil\quad&\tentex#\hfil\quad&#\hfil\cr
\it form&\it the cover&\it its reader\cr
\noalign{\smallskip}
\rm (none)&Q@@(0,1) Q@@(1,3) Q@@(2,0) Q@@(3,2)&\cmd{sort}, \cmd{diff}, \cmd{dlx verify}\cr
--items&\ \ Q@@(0,1): R1 F2 D1 B4 \rm\dots&who checks a model by eye\cr
--json&\char"7B"cover":[2,8,9,15],"labels":[\dots]\char"7D&a program of yours\cr
--board&.\ Q .\ .\ \rm, and three lines more&a person at a terminal\cr
--outline&\rm the same, with walls around pieces&a person with pentominoes\cr
--svg, --tex&\rm a drawing&a page, a book\cr
--log&k=0\ \ Q@@(0,1): R1 F2 D1 B4 \rm\dots&a person who wonders what it does\cr}}$$
The default is for programs, since a person can type one word more.
@^form of a cover@>

@(dlx/command/solve.hpp@>=
#pragma once
/* The command |solve|, which prints all covers; and the sieve that
   is shared with |count|. */
#include "dlx/command/searching.hpp"
#include "dlx/puzzle/board.hpp"
#include <optional>
namespace dlx {
void declare_solve(Declaration& d);
@<Declare the sieve@>
} // |namespace dlx|

@ A board can be drawn if the names say where things stand (\sec{puzzle/board}).
If they do not, the command says so before the search.

@<Declare the sieve@>=
std::optional<Board> board_of(SearchSettings const& s, Problem const& problem);
  /* if a form or a sieve needs one; throws |std::runtime_error| if there is none */
Receive sieve(SearchSettings const& s, Problem const& problem,
  std::optional<Board> const& board, Receive const& receive);
  /* hands over the first cover of each orbit, if that is wished */

@ The source begins with forms and sieves, through which covers pass, and ends with the command.
@(dlx/command/solve.cpp@>=
#include "dlx/command/solve.hpp"
#include "dlx/command/files.hpp"
#include "dlx/command/keeper.hpp"
#include "dlx/command/split.hpp"
#include "dlx/command/verify.hpp"
#include "dlx/draw/log.hpp"
#include "dlx/draw/tableau.hpp"
#include "dlx/fast/restarts.hpp"
#include "dlx/puzzle/symmetry.hpp"
#include <algorithm>
namespace dlx {
@<Read the board that a form or a sieve needs@>
@<Let one cover of each orbit through@>
namespace {
@<Turn a cover into text@>
@<Put covers on a sheet@>
@<Obey \.{solve}@>
@<Ask for any cover@>
@<Solve as told@>
}  // |namespace|
@<Declare \.{solve}@>
} // |namespace dlx|

@ Two forms draw a board with characters, and two as a picture (\sec{draw/tableau}). The sieve needs a board, too, to turn the
covers. Without a board, a picture is a table of the chosen options and their items.

@<Read the board that a form or a sieve needs@>=
static bool is_picture(std::string const& form)
{ return (form == "--svg") or form == "--tex"; }
std::optional<Board> board_of(SearchSettings const& s, Problem const& problem)
{
  if ((s.form != "--board") and (s.form != "--outline") and not is_picture(s.form)@|
      and not s.fundamental) return std::nullopt;
  auto board = Board::of(problem);
  if (not board and (s.fundamental or not is_picture(s.form))) throw std::runtime_error(fmt::format("{} has no board: for that, every "
    "option needs a name of the form SYMBOL@@(row,column), or a name and items of the "
    "form (row,column){}", s.file == "-" ? "standard input" : visible(s.file),@|
    s.fundamental ? "" : "; --svg draws a table, and --items prints one"));
  return board;
}

@ Of eight queens, 92 covers come from the search and 12 out of the sieve; each of
the others is one of the 12, turned or reflected. The
search would count covers that are held back toward a limit, and write
them into a log; so these wishes do not go together.
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

@ Boards have an empty line between them, and below them what they cost. With
\.{--log}, the search is watched by a log, which
prints by itself.

@<Turn a cover into text@>=
std::string text_of(std::string const& form, Problem const& p,@|
  std::optional<Board> const& board, std::span<int const> cover, std::uint64_t number)
{
  if (form == "--log") return "";
  if (form == "--items") return as_items(p, cover, number);
  if (form == "--json") return as_json(p, cover);
  if ((form != "--board") and form != "--outline") return as_labels(p, cover);
  if (hides_symbols(*board, cover)) throw std::runtime_error("two options of a cover are on "
    "the same square, so no board shows it; --svg draws a table, and --items prints one");
  return (number > 1 ? "\n" : "")
    + (form == "--board" ? diagram(*board, cover) : outline(*board, cover))
    + (p.has_costs() ? fmt::format("cost {}\n", cost_of(p, cover)) : "");
}

@ A search that is kept (\sec{command/keeper}) returns a number; only the search differs, and the number of its first cover is one more than the checkpoint says.
A search that writes a proof is watched (\sec{command/verify}), so its engine is one that can be
watched.

@<Obey \.{solve}@>=
struct SolveSettings : SearchSettings {
  double side = 24; /* of a square, in points */
  bool any = false; /* will any cover do? */
  std::uint64_t seed = 0; /* of its lots; 0 if none was given */
  KeepSettings keep;
  ProofSettings proof;
};
Bargain as_bargain(CoverCount const& c) { return {{c.ending, c.totals}}; }
SearchSettings as_watched(SolveSettings const& s)
{
  SearchSettings search = s;
  if (s.proof.is_wished()) search.engine = "auto";
  return search;
}

@ |solve| has the shape of the picture. Pictures share a sheet, and their number decides how many stand in a row. If
there is no cover, the sheet says so, since no browser shows an empty file. The keeper counts with the printer, so it is made after it.

@<Solve as told@>=
Status solve(SolveSettings const& wished)
{
  SolveSettings s = wished;
  SearchPart const part = what_to_search(s, s.keep.part);
  Problem const& problem = part.problem;
  auto const board = board_of(s, problem);
  auto const log = s.form == "--log" ? log_to(std::cout, problem) : nullptr;
  Draw const on_board = board ? easel(problem, *board, s.side) : nullptr;
  auto const drawn = [&](std::span<int const> cover) {
    return on_board and not hides_symbols(*board, cover) ? on_board(cover)@|
      : table_of_cover(problem, cover, s.side); };
  bool const draws = is_picture(s.form);
  std::vector<Tableau> pictures;
  std::uint64_t count = 0;
  auto const print = [&](std::span<int const> cover) {
    if (draws) pictures.push_back(drawn(cover));
    else put_cover(text_of(s.form, problem, board, cover, ++count));
  };
  auto const receive = sieve(s, problem, board, print);
  @<Search, kept or not@>
  bool const is_bare = pictures.empty();
  if (draws and is_bare) pictures.push_back(table_of({{found.result.ending == Ending::complete@|
    ? "there is no cover" : "no cover was found"}}, s.side));
  if (draws) put_sheet(s.form, pictures);
  @<Report what |solve| has |found|@>
}

@ With \.{--any}, one cover is found by whatever search finds one first (\sec{fast/restarts}). The same seed finds the same cover.
The warning that there may be more is omitted, and the number of nodes adds both searches.
\transcript{solve-any}

@<Ask for any cover@>=
Bargain any_as_told(SolveSettings const& s, Problem const& problem, Receive const& receive)
{
  if (s.why) {
    auto const [engine, reason] = choose_engine(problem, false);
    auto const who = problem.has_bounds() ? "the engine is"
      : "a search that draws lots has a head start, and then takes turns with";
    say(fmt::format("dlx: {} {}, because {}\n", who, name_of(engine), reason));
  }
  Limits limits = limits_of(s.stops, Prints::covers);
  limits.solutions = 0;
  auto const seed = std::max<std::uint64_t>(1, s.seed);
  return {any_cover(problem, limits, receive, seed)};
}

@ The 9356 covers of the pentominoes on $6\times10$ make a sheet of 155 megabytes. After an interrupt, the sheet has
the first hundred covers at most, and a message says so. If the interrupt comes while the sheet is drawn, another one is drawn instead. If more than ten megabytes are on their way already, the output ends in
the middle; no browser shows half of an SVG, so the status is~3.
@^interrupt@>

\TeX\ knows no length above 16{,}322 big points, and its fonts no letters beyond ASCII; SVG has neither limit.
@^limits of \TeX@>

@<Put covers on a sheet@>=
constexpr char const* not_ascii =
  "dlx: TeX's fonts have no letters beyond ASCII; each is shown as ?; --svg shows them\n";
Tableau table_of_cover(Problem const& p, std::span<int const> cover, double side)
{
  std::vector<std::vector<std::string> > rows;
  for (int o : sorted(cover)) {
    std::string items;
    for (Entry const& e : p.option(o)) items += (items.empty() ? "" : " ") + p.name_of(e);
    rows.push_back({p.label(o), items});
  }
  if (rows.empty()) rows = {{"the cover without options"}};
  return table_of(rows, side);
}
void put_sheet(std::string const& form, std::span<Tableau const> pictures)
{
  bool const was_interrupted = interrupted(), is_cut = was_interrupted and pictures.size() > 100;
  auto const sheet = sheet_of(is_cut ? pictures.first(100) : pictures);
  bool const is_tex = form == "--tex";
  if (is_tex and std::max(sheet.width, sheet.height) > 16300) throw std::runtime_error(fmt::format(
    "a picture of {:.0f} by {:.0f} points is too large for TeX, which allows 16300; --square makes it smaller, "
    "--limit shows fewer covers, and --svg has no limit", sheet.width, sheet.height));
  auto const text = is_tex ? as_tex(sheet) : as_svg(sheet);
  if (interrupted() and not is_cut and pictures.size() > 100) return put_sheet(form, pictures);
  for (std::size_t at = 0; at < text.size(); at += 1 << 16) {
    if (interrupted() and not was_interrupted and text.size() > 10000000) throw Interrupted("the picture is not whole");
    put(text.substr(at, 1 << 16));
  }
  if (is_cut)
    std::cerr << fmt::format("dlx: the picture shows 100 of {} covers\n", pictures.size());
  if (is_tex and not is_ascii(sheet)) say(not_ascii);
}

@ In all cases the same sieve receives the covers, and the same kind of result comes out.

@<Search, kept or not@>=
std::optional<Keeper> keeper;
if (s.keep.is_in_pieces())
  keeper.emplace(s.keep, problem, part.range, asked("solve", s, part.range, true), count);
std::optional<Prover> prover;
if (s.proof.is_wished()) prover.emplace(s.proof, s, problem);
auto const found = keeper ? as_bargain(search_and_keep(*keeper, s, problem, receive))@|
  : s.any ? any_as_told(s, problem, receive)@|
  : search_as_told(as_watched(s), problem, receive,@|
    prover ? prover->observer() : log.get());

@ The output is flushed before the report, which would overtake the covers on a
terminal. The report counts what was printed, not what the sieve held back. If money counts,
\.{--stats} also shows the bound that was known before the search began. At a terminal, a message says that there is no cover.

@<Report what |solve| has |found|@>=
keeper ? keeper->flush() : finish_output();
if (s.stats) std::cerr << in_numbers(found.result.totals) << '\n';
if (s.stats and s.counts_money())
  std::cerr << fmt::format("{} nodes were too {}; no cover costs {} than {}, as the dual prices say\n",
    found.cuts, s.is_dear() ? "cheap" : "expensive", s.is_dear() ? "more" : "less", found.root);
bool const is_any = s.any and found.result.totals.solutions > 0;
Bargain told = found;
if (s.fundamental) told.result.totals.solutions = is_bare ? count : pictures.size();
Status const status = is_any ? Status::found : report(s, told);
if (status == Status::none and s.keep.part.empty() and has_free_terminal(false))
  std::cerr << fmt::format("dlx: there is no {}cover\n", s.counts_money() ? "such " : "");
if (keeper) keeper->finish();
if (prover) prover->finish(found.result.ending);
return s.keep.part.empty() ? status : status_of_part(found.result.ending);

@ The help of all commands has the same order: what comes out, how it is
found, what goes in, and examples.

@<Declare \.{solve}@>=
void declare_solve(Declaration& d)
{
  auto& s = d.settings_of(solve);
  d.heading("What to print, if not the labels of the options:");
  @<Offer the forms of a cover@>
  d.flag("--stats", s.stats, "also how much was done, on standard error");
  declare_any(d, s);
  declare_paying(d, s);
  declare_searching(d, s);
  declare_proving(d, s.proof);
  declare_keeping(d, s.keep, true);
  declare_reading(d, s);
  d.examples({"dlx solve problem.dlx",@|
    "dlx make queens 8 | dlx solve --board --limit 1",@|
    "dlx make pentominoes 6x10 | dlx solve --svg --limit 4 > box.svg",@|
    "dlx make queens 40 | dlx solve --board --any",@|
    "dlx solve --cheapest problem.dlx", "dlx solve --max=3 problem.dlx",@|
    "dlx solve --log problem.dlx",@|
    "dlx solve --checkpoint ck --out covers problem.dlx",
    "dlx solve --resume ck --out covers problem.dlx",@|
    "dlx solve --proof all problem.dlx"});
}

@ All forms write to the same setting.

@<Offer the forms of a cover@>=
d.form("*--board", s.form, "boards, if the options have names such as "
  "Q@@(0,1), or items such as (0,1)");
d.form("--outline", s.form, "boards with walls around each piece");
d.form("*--svg", s.form, "a picture of all covers, with clean outlines");
d.form("--tex", s.form, "the same, as a box for pdfTeX or LuaTeX");
d.option("--square", "POINTS", between(s.side, 1.0, 1000.0), "the side of a square in pictures, from 1 "
  "to 1000 (default: 24)");
d.require("--square *", "--svg|--tex", "it is for pictures, --svg or --tex");
d.form("*--items", s.form, "each option on a line, with its items");
d.form("*--json", s.form, "each cover as a JSON object, one a line");
d.form("--log", s.form, "the search itself, step by step");

@ Refused with \.{--any} is all that needs covers in order, or one search's nodes.

@<Ask for any cover@>=
void declare_any(Declaration& d, SolveSettings& s)
{
  d.heading("If any cover will do:");
  d.flag("*--any", s.any, "find one cover, no matter which; its search is random, "
    "learns from dead ends, and begins anew, and is often much faster than --limit 1");
  d.option("--seed", "N", s.seed, "another seed may find another cover (default: 1)");
  d.require("--seed *", "--any", "it is for --any; the other searches leave nothing to chance");
  d.exclude("--any", "--limit !(1)|--fundamental|" + money_matters, "any cover is one, and no special one");
  d.exclude("--any", "--chooser *|--engine !(auto)|--threads !(1)|--nodes *|--log",
    "two searches take turns, in one thread, and choose for themselves");
  d.exclude("--any", "--proof *|--checkpoint *|--resume *|--part *", "these need the order of all covers");
}

@ \pitfall{Covers that are kept until the end: the
memory fills, and an interrupt loses them all. Options in the order in which they
were chosen: the same cover, found by another engine, is another
line. A board that cannot be drawn, which is noticed after an
hour.}

\pinned{\.{tests/command/solve\UL test.cpp} prints known covers in the forms for people and programs, with
engines and choosers; and prints the empty cover, and covers with costs.}

\exercise[20]{Print each cover with the time at which it was found, in seconds since
the start, by a form \.{--times}. Which lines have to be written, and what becomes
of the promise that the same input gives the same output?}
\answer{One line in |declare_solve|, one where a cover is printed, and the time of the start, which must
be kept until then. The promise is broken, so the form must never be a default.}

\summary{A search, a printer, and between them a sieve that neither of them
knows of. One cover, one line; sorted, so that two lines, or two files of them, can be compared.}
