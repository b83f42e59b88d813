@** Asking for all covers at once. \label{command/covers}%
``I do not want 9{,}356 fillings of my box, I want three that are typical.'' ``How often does the long piece stand in the corner?'' ``There is no solution. Which of
my wishes must I give up?'' \cmd{dlx covers} answers such questions. It builds the set of all covers (\sec{more/covers}), and then it prints what it is asked for:
$$\vbox{\halign{\.{#}\hfil\quad&#\hfil\cr
\it question&\it answer\cr
\noalign{\smallskip}
\rm (none)&how many covers there are, as \.{count} does\cr
--at K&the $K$th cover of \cmd{dlx solve}, at once\cr
--sample N&$N$ covers, drawn fairly\cr
--options&how many covers contain each option\cr
--cheapest=K&the $K$ cheapest, as \cmd{dlx solve} does, but for any~$K$\cr
--why-none&which items cannot be covered together\cr
--dot&the diagram\cr}}$$
\.{--with} and \.{--without} restrict the set to covers that contain some options and not others. So a person can decide option by option, and sees after each what
is left:
\transcript{covers-queens}
@^set of covers@>

@ A set can be kept in a file (\sec{text/saved}) and asked again. So the search is made once.

@(dlx/command/covers.hpp@>=
#pragma once
/* The command |covers|, which builds the set of all covers, or reads it from a file, and asks it; and says why
   there is none. */
#include "dlx/command/settings.hpp"
namespace dlx {
void declare_covers(Declaration& d);
} // |namespace dlx|

@ The source has a function for each kind of answer.

@(dlx/command/covers.cpp@>=
#include "dlx/command/covers.hpp"
#include "dlx/base/whole_file.hpp"
#include "dlx/command/files.hpp"
#include "dlx/command/solve.hpp"
#include "dlx/fast/engine.hpp"
#include "dlx/puzzle/board.hpp"
#include "dlx/text/verify.hpp"
#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
namespace dlx {
namespace {
@<Declare what can be asked@>
@<Build a set, or read it@>
@<Show the share of each option@>
@<Print some covers of a set@>
@<Say why there is no cover@>
@<Answer what is asked@>
}
@<Declare \.{covers}@>
} // |namespace dlx|

@ Covers are numbered from~1 here, like the lines of \cmd{dlx solve}.

@<Declare what can be asked@>=
struct CoversSettings : SearchSettings { /* \.{--limit} is for covers that are printed */
  Natural at = 0;                    /* a number of a cover; 0 if none is wanted */
  std::uint64_t samples = 0, seed = 1;
  std::vector<std::string> with, without; /* labels */
  std::string load, save;            /* files */
  bool options = false, dot = false, why_none = false;
};
std::vector<int> options_called(Problem const& problem, std::vector<std::string> const& labels)
{
  std::vector<int> options;
  for (auto const& label : labels) {
    options.push_back(problem.find_option(label));
    if (options.back() == 0) throw std::runtime_error(fmt::format("there is no option {}", in_quotes(label)));
  }
  return options;
}

@ A set that is too large, a limit on time, an interrupt, and the end of memory all have status~3. The set is not there then, and nothing is printed.

@<Build a set, or read it@>=
std::optional<SavedSet> set_as_told(CoversSettings const& s)
{
  if (not s.load.empty()) {
    if (s.file != "-") throw std::runtime_error(fmt::format("--load {} has its problem with it, and needs no {}", visible(s.load), visible(s.file)));
    if (s.memory > 0) limit_memory(s.memory, 1);
    return read_covers(read_file(s.load));
  }
  Problem problem = read_problem_file(s);
  Limits limits = limits_of(s.stops, Prints::nothing);
  try {
    auto built = CoverSet::of(problem, limits, s.memory > 0 ? std::max<std::size_t>(32, s.memory)*1'000'000 : CoverSet::usual_bytes);
    if (built) return @[SavedSet{std::move(problem), std::move(*built)}@];
    say_stopped("; there is no set of covers yet", not interrupted());
  } catch (SetTooLarge const& e) {
    say(fmt::format("dlx: {}; --memory MB allows more\n", e.what()));
  }
  return std::nullopt;
}

@ A picture shows the share of each option as a bar between its squares, or as a square for an option that has one. Options that would hide each other make no
picture.

@<Show the share of each option@>=
Tableau shares_on(Board const& board, std::vector<double> const& shares)
{
  constexpr double side = 27, margin = 2;
  Tableau t = {board.columns()*side + 2*margin, board.rows()*side + 2*margin, {}, "how many covers contain each option"};
  for (auto const& [from, to] : walls(board, side, [&](int r, int c, int i, int j) { return not board.has_square(r, c) and not board.has_square(i, j); }))
    t.marks.push_back({{{from.x + margin, from.y + margin}, {to.x + margin, to.y + margin}}, grey, .3, Text()});
  std::set<std::pair<double, double> > middles;
  for (int o = 1; o < static_cast<int>(shares.size()); ++o) {
    auto const places = board.places(o);
    auto const &p = places.front(), &q = places.back();
    double const x = margin + (p.column + q.column + 1)*side/2, y = margin + (p.row + q.row + 1)*side/2;
    if (places.size() > 2 or std::abs(p.row - q.row) + std::abs(p.column - q.column) > 1 or not middles.emplace(x, y).second)
      throw std::runtime_error("the options hide each other, so no picture shows them; --options alone prints a list");
    double const share = shares[static_cast<std::size_t>(o)], thick = .6*side*share;
    double const w = places.size() == 1 ? side*std::sqrt(share)*.95 : p.row == q.row ? .75*side : thick;
    double const h = places.size() == 1 ? w : p.row == q.row ? thick : .75*side;
    if (share == 0) continue;
    for (char const* colour : {sky, blue}) t.marks.push_back(rectangle(x - w/2, y - h/2, w, h, colour));
    t.marks.back().width = .4; /* an outline */
    t.marks.push_back(word({x, y}, fmt::format("{:.0f}", 100*share), .3*side, side, false));
  }
  return t;
}

@ In a list, each option has a line, which begins with the number.

@<Show the share of each option@>=
using json = nlohmann::ordered_json;
json as_number(Natural const& n) /* or a string, if it is longer than 64 bits, as by \.{count} */
{ return n.fits_ulong_p() ? json(n.get_ui()) : json(n.get_str()); }
std::string in_json(json const& object) { return object.dump() + '\n'; }
void print_options(CoversSettings const& s, SavedSet const& from, CoverSet const& all)
{
  auto const uses = all.uses(from.problem.option_count());
  if ((s.form == "--svg") or s.form == "--tex") {
    auto const board = Board::of(from.problem);
    if (not board) throw std::runtime_error("the problem has no board; --options alone prints a list");
    std::vector<double> shares;
    for (auto const& n : uses) shares.push_back(all.size() > 0 ? mpq_class(n, all.size()).get_d() : 0);
    auto const picture = shares_on(*board, shares);
    return put(s.form == "--svg" ? as_svg(picture) : as_tex(picture));
  }
  for (int o = 1; o <= from.problem.option_count(); ++o) {
    auto const& n = uses[static_cast<std::size_t>(o)];
    auto const label = from.problem.label(o);
    put(s.form == "--json" ? in_json({{"option", o}, {"label", label}, {"covers", as_number(n)}}) : fmt::format("{} {}\n", n.get_str(), label));
  }
}

@ From the $K$th cover on, as many are printed as \.{--limit} says, or one.

@<Print some covers of a set@>=
void tell_covers(CoversSettings const& s, SavedSet const& from, CoverSet const& all, Receive const& receive)
{
  if (s.at > all.size() and all.size() > 0)
    throw std::runtime_error(fmt::format("there is no cover {}: the last one is {}", s.at.get_str(), all.size().get_str()));
  if (s.at > 0) {
    auto left = std::max<std::uint64_t>(1, s.stops.solutions);
    for (auto i = all.begin(s.at - 1); i != all.end() and left > 0 and not interrupted(); ++i, --left) receive(*i);
  }
  std::mt19937_64 dice(s.seed);
  for (auto left = all.size() > 0 ? s.samples : 0; left > 0 and not interrupted(); --left) receive(all.sample(dice));
  if (s.best > 0)
    for (auto const& cover : all.cheapest(from.problem, s.best)) receive(cover);
}

@ A reason is printed as the names of its items. The status is~1, since there is no cover; if it is not known whether there is one, it is~3. If a limit or an
interrupt comes later, the items are a reason nevertheless, and a message says that fewer may do.

@<Say why there is no cover@>=
Status explain_none(CoversSettings const& s)
{
  Problem const problem = read_problem_file(s);
  Limits const limits = limits_of(s.stops, Prints::nothing);
  auto const deadline = deadline_of(limits);
  HasCover const has_cover = [&](Problem const& p) -> std::optional<bool> {
    Limits one = limits;
    one.solutions = 1;
    if (limits.seconds > 0) one.seconds = seconds_until(deadline);
    auto const found = search_with(Engine::automatic, p, Chooser::smallest, one);
    if (found.totals.solutions == 0 and found.ending != Ending::complete) return std::nullopt;
    return found.totals.solutions > 0;
  };
  auto const answer = has_cover(problem);
  if (not answer) return say_stopped("; it is not known whether there is a cover", not interrupted()), Status::stopped;
  if (*answer) return say("dlx: there is a cover\n"), Status::found;
  auto const reason = why_none(problem, has_cover);
  std::vector<std::string> names;
  for (int i : reason.items) names.push_back(problem.item(i).name);
  put(s.form == "--json" ? in_json({{"items", names}, {"minimal", reason.is_minimal}}) : fmt::format("{}\n", fmt::join(names, " ")), true);
  if (not reason.is_minimal) say_stopped("; this reason may not be minimal", not interrupted());
  return Status::none;
}

@ One question is answered at a time. To save a set is none.

@<Answer what is asked@>=
constexpr std::size_t largest_picture = 1000; /* nodes, for Graphviz */
Status answer(CoversSettings const& s)
{
  if (s.why_none) return explain_none(s);
  auto const from = set_as_told(s);
  if (not from) return Status::stopped;
  auto const& problem = from->problem;
  CoverSet const all = from->covers.without(options_called(problem, s.without)).with(options_called(problem, s.with));
  if (not s.save.empty()) replace_file(s.save, write_covers(problem, all));
  if (s.at > 0 or s.samples > 0 or s.best > 0) put_covers(s, problem, [&](Receive const& receive) { tell_covers(s, *from, all, receive); });
  else if (s.options) print_options(s, *from, all);
  else if (s.dot and all.as_diagram().node_count() > largest_picture)
    throw std::runtime_error(fmt::format("a diagram of {} nodes is no picture; {} are the most", all.as_diagram().node_count(), largest_picture));
  else if (s.dot) put(covers_as_dot(problem, all));
  else put(s.form == "--json" ? in_json({{"covers", as_number(all.size())}, {"complete", true}}) : all.size().get_str() + '\n');
  finish_output();
  if (s.stats) say(fmt::format("{}, {} bytes\n", counted(all.as_diagram().node_count(), "node"), all.as_diagram().bytes()));
  if (interrupted()) return say_stopped("; not all is printed"), Status::stopped;
  return all.size() > 0 ? Status::found : Status::none;
}

@ A number of a cover has any size. Labels are separated by blanks, since they may contain commas.

@<Declare \.{covers}@>=
static Assign into_number(Natural& value)
{
  return [&value](std::string const& word) {
    if (word.empty() or not has_only(word, digits) or word.size() > 10000 or not (Natural(word) > 0))
      throw std::invalid_argument("wants a whole number above 0, not " + word);
    value = Natural(word);
  };
}
static Assign into_labels(std::vector<std::string>& list)
{
  return [&list](std::string const& words) {
    std::istringstream in(words);
    for (std::string word; in >> word; ) list.push_back(word);
  };
}

@ Questions come first.

@<Declare \.{covers}@>=
static void declare_questions(Declaration& d, CoversSettings& s)
{
  d.heading("What to print, if not how many covers there are:");
  d.option("*--at", "K", into_number(s.at), "the K-th cover, in the order of dlx solve");
  d.option("--limit", "N", s.stops.solutions, "N covers from there on (default: 1)");
  d.option("*--sample", "N", s.samples, "N covers, each drawn by lot from all, with equal chances");
  d.option("--seed", "N", s.seed, "another seed draws others");
  d.option("--cheapest", "[=K]", Assign([&s](std::string const& word) { into(s.best)(word.empty() ? "1" : word); }),
    "the cheapest cover, or the K cheapest, in this order");
  d.flag("*--options", s.options, "how many covers contain each option; with --svg or --tex as a picture, "
    "if the options lie beside each other on a board");
  d.flag("--dot", s.dot, "the diagram of all covers, for Graphviz, if it is small");
  d.flag("*--why-none", s.why_none, "if there is no cover: items that must be covered and cannot be "
    "covered together, none of which can be left out");
  constexpr char const *any = "--at *|--sample *|--cheapest*|--options|--dot|--why-none", *some = "--at *|--sample *|--cheapest*";
  d.exclude(any, any, "one question at a time");
  d.exclude("--dot", "--json|--board|--outline|--items|--svg|--tex", "dot is a format of its own");
  d.require("--limit *", "--at *", "it is for --at");
  d.require("--seed *", "--sample *", "it is for --sample");
  d.require("--board|--outline|--items", some, "it is for covers; say --at, --sample, or --cheapest");
  d.require("--svg|--tex", std::string(some) + "|--options", "it is for covers and for --options");
}

@ The forms are those of \.{solve}, but for the log.

@<Declare \.{covers}@>=
void declare_covers(Declaration& d)
{
  auto& s = d.settings_of(answer);
  declare_questions(d, s);
  d.heading("How to print covers, if not as the labels of their options:");
  d.form("*--board", s.form, "boards");
  d.form("--outline", s.form, "boards with walls around each piece");
  d.form("--svg", s.form, "a picture");
  d.form("--tex", s.form, "the same, as a box for pdfTeX or LuaTeX");
  d.form("--items", s.form, "each option on a line, with its items");
  d.form("*--json", s.form, "a JSON object a line; numbers, options, and reasons, too");
  d.heading("Of which covers:");
  d.option("*--with", "OPTIONS", into_labels(s.with), "of those that contain all of these options, separated by blanks");
  d.option("*--without", "OPTIONS", into_labels(s.without), "of those that contain none of these");
  d.heading("What to keep, and when to stop:");
  d.option("--save", "FILE", into_file(s.save), "write the set there");
  d.option("--load", "FILE", into(s.load), "no problem, but a set that was saved");
  d.flag("--stats", s.stats, "how large the diagram is, on standard error");
  d.option("--time", "SECONDS", s.stops.seconds, "stop after so much time; a reason may then not be minimal");
  d.exclude("--why-none", "--with *|--without *|--save *|--load *|--stats", "it is about all of the problem");
  d.exclude("--load *", "--time *|--format *", "a set that was saved is not searched again");
  declare_reading(d, s);
  d.examples({"dlx make dominoes 12x12 | dlx covers --sample 1 --seed 7 --outline",@|
    "dlx make queens 8 | dlx covers --at 92", "dlx covers --options problem.dlx",@|
    "dlx make queens 8 | dlx covers --with \"Q@@(0,0) Q@@(1,4)\" --at 1",@|
    "dlx covers --why-none problem.dlx"});
}

@ \pitfall{An answer for a set that is not whole: a count that was stopped is a lower bound, but a share of it is nothing. To print a sample without its seed being
known: the default is~1, so the same command draws the same covers. To say that there is no cover when \.{--with} and \.{--without} leave none.}

\pinned{\.{tests/command/covers\UL test.cpp} asks each question in each form, compares the $K$th cover with the $K$th line of \.{solve}, saves sets and loads them,
and tries wishes that do not go together.}

\exercise[15]{A club of eight plays chess. Each morning, a board with eight queens is to be shown that was not shown before, in an order that looks random. Which
command prints the board of day~17?}
\answer{A sample for each day might repeat itself. So number the days: a permutation of the numbers 1 to~92 is made once, as by \cmd{seq 92 \char"7C\ shuf}, and
day~17 has \cmd{dlx covers --at} with the 17th of them.}

\summary{One set, several questions. Covers have numbers, so they need not be listed.}
