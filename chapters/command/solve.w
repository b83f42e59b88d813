@** Solving. \label{command/solve}%
The command that most people come for is \.{solve}. It prints covers, and can do
so in many ways: as labels for programs, and as boards or pictures for people.
\transcript{solve-forms}
Covers go a short way, and at each station they may be kept back:
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

A search that will take days can also be told to survive them, with \.{--checkpoint}; then, with \.{--out}, a file takes the place of standard output, and another one knows how far what was printed may be trusted (\sec{command/keeper}).

To the rule that covers are not kept there is one exception, and it is on purpose: a picture shows all of them on one
sheet, and the sheet is as large as it has to be. For this there is \.{--limit}.

What is left, then, after Control-C? The 17 queens of \sec{command/interrupt},
who were stopped after a second, left a file of 191,161 lines, as many as the line on standard
error says, the last of them as whole as the first; and the status was~0, since there are
covers, and some were found. A line is put into the stream as a whole, after its cover is known; so an interrupt,
which is looked at between two nodes, cannot come between two words. A process that is killed outright, by the second Control-C or because
memory has ended, may well leave half a line at the end of the file. \cmd{dlx verify}
then points at it.

@ For whom is a cover printed? The same cover, the first one of four queens, looks like
this to each of its readers.
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
The default is for programs, since a person can type one word more, and a program that
has to forget a frame around its data cannot.
@^form of a cover@>

@(dlx/command/solve.hpp@>=
#pragma once
/* The command |solve|, which prints all covers; covers as text; and the sieve that
   is shared with |count|. */
#include "dlx/command/searching.hpp"
#include "dlx/puzzle/board.hpp"
#include <optional>
namespace dlx {
void declare_solve(Declaration& d);
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
std::string as_items(Problem const& p, std::span<int const> cover, std::uint64_t number);
  /* a line for each option, below ``cover NUMBER'' */
std::string as_json(Problem const& p, std::span<int const> cover);
  /* an object on a line: numbers of options, labels, perhaps the cost */

@ A board can be drawn if the names say where things stand; see \sec{puzzle/board}.
If they do not, we say so before the search, not after it: the problem of the paper, whose
options have no names, ``has no board'', and the complaint goes on with what a name would have
to look like.

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
#include "dlx/command/interrupt.hpp"
#include "dlx/command/keeper.hpp"
#include "dlx/command/proof.hpp"
#include "dlx/draw/log.hpp"
#include "dlx/draw/tableau.hpp"
#include "dlx/fast/restarts.hpp"
#include "dlx/puzzle/symmetry.hpp"
#include <algorithm>
#include <nlohmann/json.hpp>
namespace dlx {
@<Write a cover as text@>
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

@ The order of the
options is that of the problem, and not that in which the search chose
them: two searches then print a cover in the same way, and \cmd{sort}
and \cmd{diff} can compare them. If options have costs, a cover ends with
the sum, written as in an option; \cmd{dlx verify} adds up again.

@<Write a cover as text@>=
std::vector<int> sorted(std::span<int const> cover)
{
  std::vector<int> result(cover.begin(), cover.end());
  std::ranges::sort(result);
  return result;
}
std::int64_t cost_of(Problem const& p, std::span<int const> cover)
{
  std::int64_t sum = 0;
  for (int o : cover) sum += p.cost(o);
  return sum;
}
static std::string price_tag(Problem const& p, std::span<int const> cover)
{ return p.has_costs() ? fmt::format(" |{}", cost_of(p, cover)) : ""; }

@ The empty cover is printed as \.{\{\}},
because an empty line is easily overlooked, and is no line at all for many
programs.

@<Write a cover as text@>=
std::string as_labels(Problem const& p, std::span<int const> cover)
{
  std::string text;
  for (int o : sorted(cover)) {
    if (not text.empty()) text += ' ';
    text += p.label(o);
  }
  return (cover.empty() ? "{}" : text) + price_tag(p, cover) + '\n';
}

@ With \.{--items}, each
option is printed on a line of its own, with everything that it covers. With
\.{--json}, each cover is an object, with the numbers of its options for
those who count and the labels for those who read. (The labels of the empty cover are an empty array; for some time they were |null|, which a
program that reads does not expect.)

@<Write a cover as text@>=
std::string as_items(Problem const& p, std::span<int const> cover, std::uint64_t number)
{
  auto text = fmt::format("cover {}{}\n", number, price_tag(p, cover));
  for (int const o : sorted(cover)) {
    text += "  " + p.label(o) + ':';
    for (Entry const& e : p.option(o)) text += ' ' + p.name_of(e);
    text += price_tag(p, {&o, 1}) + '\n';
  }
  return text;
}
std::string as_json(Problem const& p, std::span<int const> cover)
{
  nlohmann::ordered_json object = {{"cover", sorted(cover)}};
  object["labels"] = nlohmann::ordered_json::array(); // even if nothing comes
  for (int o : sorted(cover)) object["labels"].push_back(p.label(o));
  if (p.has_costs()) object["cost"] = cost_of(p, cover);
  return object.dump() + '\n';
}

@ There are two
drawings of a board, one with symbols and one with walls; and two kinds of
pictures, as in \sec{draw/tableau}. The sieve needs a board, too, on which the
covers can be turned. A picture can do without: then it is a table of the chosen options and their items.

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

@ Of eight queens, 92 covers come from the search and 12 come out of the sieve: each of
the others is one of the 12, turned or reflected. The sieve stands between the search and the printer, and neither of them knows
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

@ Five of the forms are functions of one cover, and of its number. A form turns a cover into text; what a form needs, no other has to make.
Boards have an empty line between them, and below them what they cost. With
\.{--log} nothing is left to say, for then the search is watched by a log, which
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

@ A search that is kept (\sec{command/keeper}) returns a number, and not the price of anything. It goes the same way as the others: search, sieve, printer, each of them as
before. Only the search is another one, which skips the covers that an earlier life of it has printed; and the number of the first that comes out is not~1, but
one more than the checkpoint says. So a list with \.{--items} that was made in three lives is numbered from the first cover to the last.

And a search that writes a proof is watched by the one who writes it (\sec{command/proof}); so the engine is not the one that was named, but the one that can be
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

@ Now |solve| itself, which has the shape of the picture: read, draw a board if one is
needed, search, and hand each cover through the sieve to |print|. Pictures wait for each other,
because they share a sheet, and how many there are decides how many stand in a row. If
there is no cover, the sheet says so, since no browser shows an empty file. The keeper, if one is wished for, counts with the printer, so it is made after that, and before the search.

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

@ Who says \.{--any} wants one cover, from whatever search finds one first (\sec{fast/restarts}). Which one it is, nobody has promised; but the same seed finds the same cover, so that a picture
in a report can be made again. As there is a cover for all who ask, and only one, it is no news that there may be more; and a count of nodes is that of two searches.
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

@ The 9356 covers of the pentominoes on $6\times10$ make a sheet of 155 megabytes. After Control-C nobody wants to wait until that is drawn; but what has been found should not be lost
either, for perhaps the search has had three covers in three hours. So after an interrupt the sheet has
the first hundred covers at most, and says so. If it comes while the sheet is drawn, another one is drawn instead; and if a large sheet is on its way already, it ends in
the middle. (One of less than ten megabytes is out before anybody has lifted a finger.) Half of an SVG is shown by no browser, so that is said, and the program ends with a~3, whatever was found.
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

@ In all cases the same sieve receives the covers, and the same kind of result comes out. The third case, a part of a search (\sec{command/parts}), goes the way of those that are kept.

@<Search, kept or not@>=
std::optional<Keeper> keeper;
if (s.keep.is_in_pieces())
  keeper.emplace(s.keep, part, asked("solve", s, part.range, true), count);
std::optional<Prover> prover;
if (s.proof.is_wished()) prover.emplace(s.proof, s, problem);
auto const found = keeper ? as_bargain(search_and_keep(*keeper, s, problem, receive))@|
  : s.any ? any_as_told(s, problem, receive)@|
  : search_as_told(as_watched(s), problem, receive,@|
    prover ? prover->observer() : log.get());

@ The output is flushed before the ending is reported, or else on a
terminal the report would overtake the covers. The report counts what was printed, not what the sieve held back. If money counts,
\.{--stats} also tells what was known before the search began. A program knows by the status 1 that there is no cover; a person, who sees nothing at all, is told.

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

@ The texts have the same order in all commands: what comes out, how it is
found, what goes in, and some examples. Every example has been run; the tests
see to that. Only one of the forms can be had at a time.

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

@ At most one of the forms is wished for, so they write to the same setting. The side of a square means something in pictures only, and stands beside them in the help.

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

@ All that is refused belongs to a search that finds covers in order, or looks at its own nodes.

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

@ \pitfall{Covers that are kept until the end, to be printed together: the
memory fills, and an interrupt loses them all. Options in the order in which they
were chosen: the same cover, found by another engine or another chooser, is another
line, and cannot be compared. A board that cannot be drawn, and says so after an
hour.}

\pinned{\.{tests/command/solve\UL test.cpp} prints known covers in the forms for people and programs, with
engines and choosers; and prints the empty cover, and covers with costs. Pipes that are closed are in \.{files\UL test.cpp}, and forms that do not go together in \.{settings\UL test.cpp}.}

\exercise[20]{Print each cover with the time at which it was found, in seconds since
the start, by a form \.{--times}. Which lines have to be written, and what becomes
of the promise that the same input gives the same output?}
\answer{One line in |declare_solve|, one where a cover is printed, and the time of the start, which must
be kept until then. The promise is broken, so the form must never be a default; a
log of times belongs to standard error, or has to be asked for like this.}

\summary{A search, a printer, and between them a sieve that neither of them
knows of. One cover, one line; sorted, so that two lines, or two files of them, can be compared.}
