@** Solving, counting, and estimating. \label{command/solve}%
\.{solve} prints covers: as labels for programs, and as boards or pictures for people.
\transcript{solve-forms}
$$\flowchart{
\stage{search}&\flow{42pt}{cover}&\stage{sieve}&\flow{42pt}{cover}&%
\stage{printer}&\flow{42pt}{text}&standard output\cr
\below\small{\.{--engine}}&&\small{\.{--fundamental}}&&\small{\.{--board}}\cr}$$
The search finds all covers within its limits, in an order that does not depend on the engine. The
sieve lets the first of each orbit through (\sec{puzzle/symmetry}), if that is wished. The printer
turns a cover into a line, or a board, or keeps it for a picture. A cover, a list of numbers of
options, is gone when it is printed. So \cmd{dlx solve \char"7C\ head} has its first line at once,
an interrupt loses nothing, and a hundred million covers need no more memory than three. Only a
picture keeps its covers, because it shows all of them on one sheet. With \.{--checkpoint}, a
search can be continued (\sec{command/keeper}).

The 17 queens of \sec{command/interrupt}, which were stopped after a second, left a file of
191,161 whole lines, and the status was~0. A process that is killed may leave half a line at the
end of the file; \cmd{dlx verify} points at it.

@ The first cover of four queens looks like this in each form. The default is for programs, since
a person can type one word more.
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
@^form of a cover@>

@(dlx/command/solve.hpp@>=
#pragma once
/* The commands |solve|, which prints all covers; |count|, which says how many there are; and
   |estimate|, which guesses how long a search will take. */
#include "dlx/command/searching.hpp"
#include "dlx/draw/tableau.hpp"
namespace dlx {
void declare_solve(Declaration& d), declare_count(Declaration& d), declare_estimate(Declaration& d);
void put_covers(SearchSettings const& s, Problem const& problem, std::function<void(Receive const&)> const& tell);
  /* prints all covers that it is told, in the form that is set */
} // |namespace dlx|

@ The source begins with forms and sieves, through which covers pass, and ends with the three
commands.
@(dlx/command/solve.cpp@>=
#include "dlx/command/solve.hpp"
#include "dlx/base/source.hpp"
#include "dlx/command/files.hpp"
#include "dlx/command/keeper.hpp"
#include "dlx/command/searching.hpp"
#include "dlx/command/split.hpp"
#include "dlx/command/verify.hpp"
#include "dlx/draw/log.hpp"
#include "dlx/draw/tableau.hpp"
#include "dlx/fast/components.hpp"
#include "dlx/fast/engine.hpp"
#include "dlx/fast/restarts.hpp"
#include "dlx/more/estimate.hpp"
#include "dlx/more/search.hpp"
#include "dlx/puzzle/board.hpp"
#include "dlx/puzzle/symmetry.hpp"
#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <optional>
namespace dlx {
namespace {
@<Read the board that a form or a sieve needs@>
@<Turn a cover into text@>
@<Put covers on a sheet@>
@<Ask for any cover@>
@<Solve as told@>
@<Count in the way that suits@>
@<Print a number@>
@<Print an estimate@>
}  // |namespace|
@<Print covers that are told@>
@<Declare \.{solve}@>
@<Declare \.{count} and \.{estimate}@>
} // |namespace dlx|

@ \.{solve} and \.{count} say so at a terminal only, and not in a pipe.

@<Read the board that a form or a sieve needs@>=
void tell_hopeless(SearchSettings const& s)
{
  if (not has_free_terminal(false)) return;
  say(s.counts_money() ? "dlx: there is no such cover\n" : "dlx: there is no cover; dlx covers --why-none says which items cannot be covered together\n");
}

@ A board can be drawn if the names say where things stand (\sec{puzzle/board}). If they do not,
the command says so before the search. Two forms draw a board with characters, and two as a
picture (\sec{draw/tableau}); without a board, a picture is a table of the chosen options and
their items. The sieve needs a board to turn the covers.

@<Read the board that a form or a sieve needs@>=
bool is_picture(std::string const& form) { return (form == "--svg") or form == "--tex"; }
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

@ Of eight queens, 92 covers come from the search and 12 out of the sieve; each of the others is
one of the 12, turned or reflected. The search would count covers that are held back toward a
limit, and write them into a log; so these wishes do not go together.
@^sieve@>

@<Read the board that a form or a sieve needs@>=
Receive sieve(SearchSettings const& s, Problem const& problem,
  std::optional<Board> const& board, Receive const& receive)
{
  if (not s.fundamental) return receive;
  auto const symmetry = std::make_shared<Symmetry>(problem, *board);
  return [symmetry, receive](std::span<int const> cover) {
    if (symmetry->is_fundamental(cover)) receive(cover);
  };
}

@ Boards have an empty line between them, and below them what they cost. With \.{--log}, the
search is watched by a log, which prints by itself.

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
    + (form == "--board" ? lettered(*board, cover) : outline(*board, cover))
    + (p.has_costs() ? fmt::format("cost {}\n", cost_of(p, cover)) : "");
}

@ The 9356 covers of the pentominoes on $6\times10$ make a sheet of 155 megabytes. After an
interrupt, the sheet has the first hundred covers at most, and a message says so. If the interrupt
comes while the sheet is drawn, it is drawn again. If it comes while ten megabytes or more are
written, the output ends there, with status~3. \TeX\ knows no length above 16{,}322 big points, and
its fonts no letters beyond ASCII; SVG has neither limit.
@^interrupt@>@^limits of \TeX@>

@<Put covers on a sheet@>=
constexpr char const* not_ascii =
  "dlx: TeX's fonts have no letters beyond ASCII; each is shown as ?; --svg shows them\n";
void put_sheet(std::string const& form, std::span<Tableau const> pictures)
{
  bool const was_interrupted = interrupted(), is_cut = was_interrupted and pictures.size() > 100;
  bool const is_tex = form == "--tex";
  auto const sheet = sheet_of(is_cut ? pictures.first(100) : pictures);
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

@ The table has a row for each option.
@<Put covers on a sheet@>=
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

@ The printer draws covers, or prints them. \.{covers} gives it other covers than a search (\sec{command/covers}).

@<Put covers on a sheet@>=
Receive printer(std::string const& form, Problem const& problem, std::optional<Board> const& board, double side,@|
  std::vector<Tableau>& pictures, std::uint64_t& count)
{
  Draw const on_board = board ? cover_artist(problem, *board, side) : nullptr;
  return [&, form, on_board, side](std::span<int const> cover) {
    if (not is_picture(form)) put_cover(text_of(form, problem, board, cover, ++count));
    else pictures.push_back(on_board and not hides_symbols(*board, cover) ? on_board(cover)@|
      : table_of_cover(problem, cover, side));
  };
}

@ |solve| has the shape of the picture. Pictures share a sheet, and their number decides how many
stand in a row. If there is no cover, the sheet says so, since no browser shows an empty file.

@<Solve as told@>=
Status solve(SolveSettings const& wished)
{
  SolveSettings s = wished;
  SearchPart const part = what_to_search(s, s.keep.part);
  Problem const& problem = part.problem;
  auto const board = board_of(s, problem);
  auto const log = s.form == "--log" ? log_to(std::cout, problem) : nullptr;
  bool const draws = is_picture(s.form);
  std::vector<Tableau> pictures;
  std::uint64_t count = 0;
  auto const receive = sieve(s, problem, board, printer(s.form, problem, board, s.side, pictures, count));
  @<Search, kept or not@>
  bool const is_bare = pictures.empty();
  if (draws and is_bare) pictures.push_back(table_of({{found.result.ending == Ending::complete@|
    ? "there is no cover" : "no cover was found"}}, s.side));
  if (draws) put_sheet(s.form, pictures);
  @<Report what |solve| has |found|@>
}

@ With \.{--any}, a search by lot and the usual one take turns, until one of them finds a cover (\sec{fast/restarts}). The
same seed finds the same cover. The warning that there may be more is omitted, and the number of
nodes is the sum of both.
\transcript{solve-any}

@<Ask for any cover@>=
struct SolveSettings : SearchSettings {
  double side = 24; /* of a square, in points */
  bool any = false; /* will any cover do? */
  std::uint64_t seed = 0; /* of its lots; 0 if none was given */
  KeepSettings keep;
  ProofSettings proof;
};
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

@ In all cases the same sieve receives the covers, and the same kind of result comes out. The
keeper counts with the printer: the number of its first cover is one more than the checkpoint
says. A search that writes a proof is watched (\sec{command/verify}), so its engine is one that
can be watched.

@<Search, kept or not@>=
std::optional<Keeper> keeper;
if (s.keep.is_in_pieces())
  keeper.emplace(s.keep, problem, part.range, asked("solve", s, part.range, true), count);
std::optional<Prover> prover;
if (s.proof.is_wished()) prover.emplace(s.proof, s, problem), s.engine = "auto";
Bargain found;
if (keeper) {
  auto const kept = search_and_keep(*keeper, s, problem, receive);
  found.result = {kept.ending, kept.totals};
} else if (s.any) found = any_as_told(s, problem, receive);
else found = search_as_told(s, problem, receive, prover ? prover->observer() : log.get());

@ Of told covers, only the form matters.

@<Print covers that are told@>=
void put_covers(SearchSettings const& s, Problem const& problem, std::function<void(Receive const&)> const& tell)
{
  auto const board = board_of(s, problem);
  std::vector<Tableau> pictures;
  std::uint64_t count = 0;
  tell(printer(s.form, problem, board, 24, pictures, count));
  if (not is_picture(s.form)) return;
  if (pictures.empty()) pictures.push_back(table_of({{"there is no cover"}}, 24));
  put_sheet(s.form, pictures);
}

@ The output is flushed before the report, which would overtake the covers on a terminal. The
report counts what was printed, not what the sieve held back. If money counts, \.{--stats} also
shows the bound that was known before the search began. At a terminal, a message says that there
is no cover, and how to ask for a reason (\sec{command/covers}).

@<Report what |solve| has |found|@>=
finish_output();
if (s.stats) std::cerr << in_numbers(found.result.totals) << '\n';
if (s.stats and s.counts_money())
  std::cerr << fmt::format("{} nodes were too {}; no cover costs {} than {}, as the dual prices say\n",
    found.cuts, s.is_dear() ? "cheap" : "expensive", s.is_dear() ? "more" : "less", found.root);
bool const is_any = s.any and found.result.totals.solutions > 0;
Bargain told = found;
if (s.fundamental) told.result.totals.solutions = is_bare ? count : pictures.size();
Status const status = is_any ? Status::found : report(s, told);
if (status == Status::none and s.keep.part.empty())
  tell_hopeless(s);
if (keeper) keeper->finish();
if (prover) prover->finish(found.result.ending);
if (s.keep.part.empty()) return status;
return found.result.ending == Ending::complete ? Status::found : Status::stopped;

@ The help of all commands has the same order: what comes out, how it is found, what goes in, and
examples.

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

@*1 Counting. \.{count} prints the number of covers alone, on a line, for programs; \.{--stats}
and \.{--profile} print the rest on standard error. A lone number cannot say whether it is final,
but |"complete"| can:
\transcript{count-json}
If nothing but the number is wanted, the search need not visit each cover (\sec{fast/count}). The
board of these dominoes has $12\times12$ squares. To visit $5\cdot10^{16}$ covers, a billion a
second, would take twenty months.
\transcript{count-dominoes}
For eight queens, there are three ways to the number:
\transcript{count-ways}
Algorithm~X and the list of links have the same tree of 1199 nodes. Masks look ahead, and need
less than half of them. For the dominoes, they need 27{,}649 nodes, because they remember how many
covers each situation has (\sec{fast/memory}).

@ These wishes decide how covers are counted.
$$\vbox{\halign{\.{#}\hfil\quad&#\hfil\cr
\rm nothing special, \tt --stats, --time&the count of \shortsec{fast/count}, by components\cr
--engine, --chooser&the search that is named\cr
--limit, --nodes&a search, which can be stopped in the middle\cr
--profile&the dancing list, or the textbook, whose levels are watched\cr
--fundamental&each cover, to see whether it is the first of its orbit\cr
--max-cost, --min-cost&the search of \shortsec{more/cheapest}\cr
--each&each cover, since this is what is wished\cr
--proof&the diagram of \shortsec{more/diagram}; \shortsec{text/cpog} writes the reasons down\cr}}$$
Each component has an engine of its own. \.{--why} names that of the largest, which takes most of
the time.
@^statistics@>

@<Count in the way that suits@>=
struct CountSettings : SearchSettings {
  KeepSettings keep;
  bool each = false;           /* visit all covers, for nothing */
  std::string proof;           /* where a certificate goes, without the endings; or empty */
  bool is_special() const /* must it be one search of the whole problem? */
  {
    return (engine != "auto") or (chooser != "smallest") or stops.solutions > 0 or stops.nodes > 0
      or profile or counts_money();
  }
};
CoverCount count_only(CountSettings const& s, Problem const& problem)
{
  if (s.why or s.threads > 1) {
    auto const parts = components_of(problem);
    if (s.why and not parts.empty())
      say(fmt::format("dlx: the problem falls into {} components; of the largest:\n", parts.size()));
    engine_as_told(s, parts.empty() ? problem : parts.back(), false, false);
  }
  return count_covers(problem, limits_of(s.stops, Prints::nothing), s.threads, s.techniques);
}

@ A sieve counts an orbit (\sec{puzzle/symmetry}) when its first cover comes through; the totals
are still those of all covers. Without a sieve and without \.{--each}, the search can skip what it
would do to report a cover, and masks count beyond 64 bits. A count that is kept
(\sec{command/keeper}) has |received| the number of covers before its position.

@<Count in the way that suits@>=
CoverCount count_as_told(CountSettings const& s, Problem const& problem, Keeper* keeper,
  std::uint64_t& received, Profile& profile)
{
  if (not s.proof.empty()) return certified_count(s.proof, s, problem);
  Receive receive;
  if (s.fundamental or s.each)
    receive = sieve(s, problem, board_of(s, problem), [&](std::span<int const>) { ++received; });
  CoverCount count;
  if (keeper) count = receive ? search_and_keep(*keeper, s, problem, receive) : count_and_keep(*keeper, s, problem);
  else if (not receive and not s.is_special()) count = count_only(s, problem);
  else if (not receive and ((s.engine == "masks") or s.engine == "hybrid")) {
    Engine const engine = engine_as_told(s, problem, false, false).engine;
    TreeSearch search = tree_search(engine, problem, chooser_of(s.chooser), s.threads, s.techniques);
    count = count_by(search, limits_of(s.stops, Prints::nothing));
  } else {
    auto const [ending, totals] = search_as_told(s, problem, receive, s.profile ? &profile : nullptr).result;
    count = {Natural(totals.solutions), ending, totals};
  }
  if (s.fundamental) count.covers = received;
  return count;
}

@ The number is flushed before the statistics, which on a terminal stand below it. In JSON, a
number above 64 bits is a string, since most programs would round it. The profile of eight queens
is narrow at both ends, as promised in \sec{more/levels}:
\transcript{profile}

@<Print a number@>=
using json = nlohmann::ordered_json;
void tell_number(CountSettings const& s, CoverCount const& r, Profile const& profile)
{
  json object = {{"covers", r.covers.get_str()},@|
    {"complete", r.ending == Ending::complete}, {"nodes", r.totals.nodes},@|
    {"tries", r.totals.attempts}, {"dead", r.totals.dead}};
  if (r.covers.fits_ulong_p()) object["covers"] = r.covers.get_ui();
  put((s.form.empty() ? r.covers.get_str() : object.dump()) + '\n', true);
  if (s.stats) std::cerr << in_numbers(r.totals) << '\n';
  if (not s.profile) return;
  std::cerr << "level        nodes      updates\n";
  int k = 0;
  for (auto const& [nodes, updates] : profile.levels())
    std::cerr << fmt::format("{:5} {:12} {:12}\n", k++, nodes, updates);
}

@ The status is~0 only if all were counted. Eight queens have 92 covers. With \.{--limit 93},
\.{count} prints 92 and returns~0; with \.{--limit 92} it prints the same 92, and returns~3,
because it stopped at the last cover. Control-C also prints the number so far, and returns~3; a
certificate, however, is whole or not there (\sec{command/verify}). A script should look at the
status, or at |"complete"|.

@<Print a number@>=
Status count(CountSettings const& wished)
{
  CountSettings s = wished;
  SearchPart const part = what_to_search(s, s.keep.part);
  Problem const& problem = part.problem;
  Profile profile;
  std::uint64_t received = 0;
  std::optional<Keeper> keeper;
  if (s.keep.is_in_pieces())
    keeper.emplace(s.keep, problem, part.range, asked(s.each ? "count --each" : "count", s, part.range, false), received);
  auto const r = count_as_told(s, problem, keeper ? &*keeper : nullptr, received, profile);
  tell_number(s, r, profile);
  Totals told = r.totals;
  told.solutions = in_64_bits(r.covers); /* those that were counted, not all that were met */
  report(s, {{r.ending, told}});
  if (keeper) keeper->finish();
  if (r.ending != Ending::complete) return Status::stopped;
  if (r.covers > 0 or not s.keep.part.empty()) return Status::found;
  tell_hopeless(s);
  return Status::none;
}

@ Most settings are those of \.{solve}.

@<Declare \.{count} and \.{estimate}@>=
void declare_count(Declaration& d)
{
  auto& s = d.settings_of(count);
  d.heading("What to print:");
  d.form("*--json", s.form, "the number and the statistics, as a JSON object");
  d.flag("*--stats", s.stats, "how much was done, on standard error");
  d.flag("--profile", s.profile, "how much was done on each level, on standard error");
  declare_price_limits(d, s, "count only covers");
  d.flag("--each", s.each, "visit each cover, as a program that uses them would, "
    "instead of counting many at once");
  declare_certifying(d, s.proof);
  declare_searching(d, s);
  declare_keeping(d, s.keep, false);
  declare_reading(d, s);
  d.examples({"dlx count problem.dlx", "dlx make queens 8 | dlx count --profile",@|
    "dlx count --proof number problem.dlx"});
}

@*1 Estimating. \.{estimate} walks down the tree ten thousand times, turning at random, and notes
the number of choices at each node (\sec{more/estimate}). A walk with the choice of 2, then of 3,
then of 1, and then a cover, guesses $1+2+2\cdot3+2\cdot3\cdot1=15$ nodes. Most guesses are wrong,
but their average is right. Then \.{estimate} measures the time of a node of links, on twenty
thousand of them, but for half a second at most; masks mostly take less. The number of nodes has a
margin; the time is rounded to two digits.
@^estimate@>

@<Print an estimate@>=
constexpr char const* beyond_numbers = "more than 1e308";
double seconds_per_node(Bounded& links, Chooser chooser)
{
  Limits a_moment;
  a_moment.nodes = 20000;
  a_moment.seconds = 0.5;
  auto const start = Clock::now();
  auto const nodes = search(links, chooser, a_moment).totals.nodes;
  return seconds_since(start) / static_cast<double>(nodes);
}
std::string line(std::string const& what, Interval const& i)
{
  if (not std::isfinite(i.mean)) return fmt::format("{:<7} {}\n", what, beyond_numbers);
  if (std::isinf(i.margin)) return fmt::format("{:<7} {}, by one walk\n", what, rounded(i.mean));
  return fmt::format("{:<7} {} +- {}\n", what, rounded(i.mean), rounded(i.margin));
}
std::string as_words(Estimate const& e, double seconds)
{
  return line("nodes", e.nodes) + (e.covers.mean > 0 ? line("covers", e.covers)
    : "covers  none was met; that does not mean that there is none\n")@|
    + fmt::format("time    {} s with links, on this machine\nwalks   {}\n",@|
      std::isfinite(seconds) ? fmt::format("about {:.2g}", seconds) : beyond_numbers, e.probes);
}

@ JSON has the levels as well, and |null| for a number that is too large. The status is~0 only if
a walk has met a cover; no number of walks can prove that there is none.

@<Print an estimate@>=
struct EstimateSettings : ReadSettings {
  std::uint64_t probes = 10000, seed = 1; /* random walks */
  std::string form, chooser = "smallest";
};
Status guess(EstimateSettings const& s)
{
  Problem const problem = read_problem_file(s);
  Bounded links(problem);
  Chooser const chooser = chooser_of(s.chooser);
  auto const e = estimate(links, chooser, s.probes, s.seed, limits_of(Limits(), Prints::steps));
  if (e.probes < s.probes) say_stopped(e.probes > 0 ? fmt::format(" after {} walks", e.probes)
    : " before the first walk was over; nothing is known");
  if (e.probes == 0) return Status::stopped;
  double const seconds = e.nodes.mean * seconds_per_node(links, chooser);
  json const object = {{"nodes", e.nodes.mean}, {"nodes_margin", e.nodes.margin},@|
    {"covers", e.covers.mean}, {"covers_margin", e.covers.margin},@|
    {"seconds", seconds}, {"walks", e.probes}, {"levels", e.levels}};
  put(s.form.empty() ? as_words(e, seconds) : object.dump() + '\n');
  return e.covers.mean > 0 ? Status::found : Status::stopped;
}

@ The same seed gives the same walks, and the same guess, but not the same time.

@<Declare \.{count} and \.{estimate}@>=
void declare_estimate(Declaration& d)
{
  auto& s = d.settings_of(guess);
  d.remark("The time is that of the engine links; masks are usually faster.");
  d.heading("How to guess:");
  d.option("--probes", "N", s.probes, "with N random walks");
  d.option("--seed", "N", s.seed, "another seed gives other walks");
  d.form("--json", s.form, "print a JSON object, with the nodes of each level");
  d.option("--chooser", "first|smallest", s.chooser, "the item to branch on");
  declare_reading(d, s);
  d.examples({"dlx estimate problem.dlx", "dlx make queens 20 | dlx estimate"});
}

@ \pitfall{Covers that are kept until the end: the memory fills, and an interrupt loses them all.
Options in the order in which they were chosen: the same cover, found by another engine, is
another line. A board that cannot be drawn, which is noticed after an hour. A number that was
rounded by a program that read it; or that is not final, and does not say so. To take no cover met
for no cover.}

\pinned{\.{tests/command/solve\UL test.cpp} prints known covers in the forms for people and
programs, with engines and choosers; and prints the empty cover, and covers with costs. It
compares numbers, statistics, and profiles, with counts that are too large for any integer of the
machine; and estimates ten queens, whose tree is known, and three queens, which have no cover.}

\exercise[20]{Print each cover with the time at which it was found, in seconds since the start, by
a form \.{--times}. Which lines have to be written, and what becomes of the promise that the same
input gives the same output?} \answer{One line in |declare_solve|, one where a cover is printed,
and the time of the start, which must be kept until then. The promise is broken, so the form must
never be a default.}

\exercise[20]{Count the covers of six queens by the column of the first queen, with the commands
that are there. How would you do it for 14 queens, of which there are 365{,}596?} \answer{\cmd{dlx
make queens 6 \char"7C\ dlx solve}, then sort the first words, and count equal ones: 0, 1, 1, 1,
1, 0. For 14 queens the same pipe is done in seconds. If there were too many covers, remove all
options of the first row but one, once for each column, and let \.{count} run on each of these
problems.}

\summary{A search, a printer, and between them a sieve that neither of them knows of. One cover,
one line; sorted, so that two lines, or two files of them, can be compared. A count is a number on
a line; JSON says more, \.{--each} visits the covers, and \.{estimate} says, roughly and with its
margin, whether it is worth waiting.}
