@** Judges. \label{command/verify}%
Somebody claims to have found covers. Are they? Three commands look at what a search
has found, each at another thing:
$$\vbox{\halign{\.{#}\hfil\quad&#\hfil\quad&#\hfil\cr
\it command&\it reads&\it and prints\cr
\noalign{\smallskip}
verify&a problem, and lines of labels&which of them are no covers, and why\cr
convert --answer&what another solver said&the cover that was meant\cr
attacks&pieces on squares&lines in which every square is attacked\cr}}$$
\transcript{verify}
What is not a cover is named with its line and its reason; a cover
that stands there twice is also named, for it will have been counted twice. The third
line is what a search prints that forgets to take an option back before it tries the
next one.
@^verification of covers@>

The second claim, by hand: option~1 is $C\,E\,F$ and option~4 is $A\,D$. Make a mark at
each of their items, and look at the marks from left to right. $A$ has one, $B$ has none:
refuted, and the rest need not be looked at. This takes two short lists and a few looks, and
whoever does not believe the program can do the same on paper. The status of all four lines
together is~1, as it is for \.{solve} when there is no cover: what was claimed is not so.
A~2 would mean that nothing could be judged.

@ Why should one verify what a tested program has found? Because the covers may
come from somewhere else: from another solver, from a file of last year, from a
person with a pencil. And because a search and its check make different mistakes.
The search is long, clever, and fast; the check is short, dull, and slow, and
every line of it can be believed. It cannot say that none is missing;
for that there are proofs, which are checked by \.{check-proof} (\sec{command/proof}).

@(dlx/command/verify.hpp@>=
#pragma once
/* The commands |verify| and |attacks|, which judge covers that are claimed,
   and |convert|, which speaks with other solvers. */
#include "dlx/command/settings.hpp"
namespace dlx {
void declare_verify(Declaration& d), declare_convert(Declaration& d),
  declare_attacks(Declaration& d);
} // |namespace dlx|

@ Lines are taken apart by the |Scanner| of \sec{text/scanner}, which knows the
place of each word, so that a complaint can point at it, and skips blank lines.
Two kinds of faults must be kept apart. A line that is no cover is what the judge has
been asked about: it is named, and the next line is judged. A line that is no claim at
all, with a word that is no option of this problem, is an error of the input: the
covers belong to another problem, and a judge who goes on would be talking nonsense
about all of them.

@(dlx/command/verify.cpp@>=
#include "dlx/command/verify.hpp"
#include "dlx/base/index.hpp"
#include "dlx/base/source.hpp"
#include "dlx/command/files.hpp"
#include "dlx/command/solve.hpp"
#include "dlx/puzzle/domination.hpp"
#include "dlx/text/format.hpp"
#include "dlx/text/proof.hpp"
#include "dlx/text/translate.hpp"
#include "dlx/text/verify.hpp"
#include <map>
#include <nlohmann/json.hpp>
namespace dlx {
namespace {
using Words = std::vector<Word>;
@<Read a claimed cover@>
@<Judge claimed covers@>
@<Speak with other solvers@>
@<Judge placements@>
}  // |namespace|
@<Declare the judges@>
} // |namespace dlx|

@ A claim is a set of options, and perhaps what they are said to cost. Words that
are no options at all are errors of the input: they say that the covers belong to
another problem. A cost is claimed once, and is a whole number; Knuth's programs
write it in this way, too. The empty cover is \.{\LB\RB}, and nothing else stands beside it.

@<Read a claimed cover@>=
constexpr char one_cover_a_line[] = "give one cover a line, as dlx solve does without --items or --board";
struct Claim { std::vector<int> cover; std::optional<std::int64_t> cost; };
@<Take the words of a claim apart@>
Claim read_claim(Source const& source, Words const& words, Problem const& problem)
{
  Claim claim;
  auto const refuse = [&](Word const& w, std::string const& what, std::string const& mend)
    { throw InputError(source, w.at, w.length, in_quotes(w.text) + what, mend); };
  bool const is_alone = words.size() == 1 or (words.size() == 2 and words[1].text.starts_with('|'));
  for (Word const& w : words)
    if (w.text.starts_with('|')) @<Read what |w| says about the cost@>
    else if (int const o = option_called(problem, w.text); o > 0) claim.cover.push_back(o);
    else if (w.text == "0") refuse(w, " is not an option of the problem", "options are counted from 1: if yours are counted from 0, add 1 to each number; a 0 at the end is to be left out");
    else if (w.text != "{}") refuse(w, " is not an option of the problem", one_cover_a_line);
    else if (not is_alone) refuse(w, " stands beside options", "the empty cover has a line of its own");
  return claim;
}

@ An option may be called by its number even if it has a name, because no name is a number. Other programs write numbers between commas, and often in brackets. Such a word is taken apart,
unless nothing stands before one of its commas. A comma may also stand alone, between two words.

@<Take the words of a claim apart@>=
int option_called(Problem const& problem, std::string_view word) /* or 0 */
{
  int const o = problem.find_option(word), n = whole_number<int>(word).value_or(0);
  return o > 0 or n < 0 or n > problem.option_count() ? o : n;
}
Words between_commas(Word const& word)
{
  Words pieces;
  for (std::size_t at = 0, end = 0; at < word.text.size(); at = end + 1) {
    end = std::min(word.text.find(',', at), word.text.size());
    pieces.push_back(part(word, at, end - at));
  }
  return pieces;
}
Words plain_words(Words words, Problem const& problem)
{
  auto const is_known = [&](Word const& w) { return option_called(problem, w.text) > 0 or (w.text == "{}") or w.text.starts_with('|'); };
  auto const is_option = [&](Word const& p) { return option_called(problem, p.text) > 0 or p.text == "0"; };
  Words plain;
  bool is_behind = false; /* an option without a comma? */
  if (not std::ranges::all_of(words, is_known)) @<Take off one pair of brackets@>
  for (Word const& w : words) {
    auto pieces = is_known(w) ? Words{w} : between_commas(w);
    if (is_behind and pieces[0].text.empty()) pieces.erase(pieces.begin());
    is_behind = not w.text.ends_with(',');
    if (is_known(w) or std::ranges::all_of(pieces, is_option)) plain.insert(plain.end(), pieces.begin(), pieces.end());
    else plain.push_back(w);
  }
  return plain;
}

@ A line has one cover. So the brackets stand around all of it, and a second pair is not taken off.

@<Take off one pair of brackets@>=
{
  constexpr std::string_view opening = "[({", closing = "])}";
  Word& last = words.back();
  if (not is_known(last) and last.length > 1 and (last.text.ends_with(';') or last.text.ends_with(',')))
    last = part(last, 0, last.length - 1);
  auto const kind = opening.find(words[0].text[0]);
  bool const is_pair = kind != opening.npos and last.text.back() == closing[kind] and not is_known(words[0]) and not is_known(last);
  if (is_pair) last = part(last, 0, last.length - 1), words[0] = part(words[0], 1);
}

@ From \.{solve --json} comes an object a line. A library parses it; but the keys must be known, none may stand twice, and the labels must be those of the options.

@<Take the words of a claim apart@>=
bool is_object(Words const& words, Source const& source)
{ return (words[0].text[0] == '{') and source.text.substr(words[0].at, words.back().at + words.back().length - words[0].at).find('"') != std::string::npos; }
Claim claim_of_object(Source const& source, Words const& words, Problem const& problem)
{
  using Json = nlohmann::json;
  std::size_t keys = 0;
  auto const count = [&](int, Json::parse_event_t event, Json const&) { keys += event == Json::parse_event_t::key; return true; };
  auto const object = Json::parse(source.text.substr(words[0].at, words.back().at + words.back().length - words[0].at), count, false);
  Claim claim;
  auto labels = Json::array();
  bool is_right = object.is_object() and object.size() == keys and object.contains("cover") and object["cover"].is_array();
  if (is_right) @<Take the parts of the object@>
  if (not is_right) refuse(source, part(words[0], 0, 1), "this object is not a cover of the problem, as solve --json prints it",
    "its keys are cover, labels, and perhaps cost; for example {\"cover\":[1,4],\"labels\":[\"1\",\"4\"]}");
  return claim;
}

@ @<Take the parts of the object@>=
{
  for (auto const& number : object["cover"]) {
    claim.cover.push_back(whole_number<int>(number.dump()).value_or(0));
    is_right = is_right and claim.cover.back() > 0 and claim.cover.back() <= problem.option_count();
    if (is_right) labels.push_back(problem.label(claim.cover.back()));
  }
  if (object.contains("cost")) claim.cost = whole_number<std::int64_t>(object["cost"].dump());
  is_right = is_right and object.value("labels", labels) == labels
    and keys == 1 + object.contains("labels") + std::size_t(claim.cost.has_value());
}

@ The digits stand behind the bar, perhaps with a minus; all of them, and nothing else.

@<Read what |w| says about the cost@>=
{
  bool const is_second = claim.cost.has_value();
  claim.cost = whole_number<std::int64_t>(w.text.substr(1));
  if (is_second or not claim.cost)
    refuse(w, " is not the cost of a cover", "a cover may end with its cost, such as |5 or |-5");
}

@ The judge is |refute|, from \sec{text/verify}, which shares nothing with the
searches. What it does not know is what we know from the lines before, and
what was claimed about the cost.
The covers that were seen are kept in a map, sorted. The cost comes last, for only what is a cover is sure to
have one: an option that stands ten times in a line may cost more than a number can say.

@<Judge claimed covers@>=
using Seen = std::map<std::vector<int>, std::size_t>; /* covers, and their places */
std::string judge(Problem const& problem, Claim const& claim, std::size_t at,@|
  Source const& source, Seen& seen)
{
  auto const [first, is_new] = seen.emplace(sorted(claim.cover), at);
  if (auto const verdict = refute(problem, claim.cover); not verdict.empty()) return verdict;
  if (not is_new)
    return fmt::format("the same cover as in line {}", locate(source, first->second).line);
  auto const cost = cost_of(problem, claim.cover);
  if (claim.cost.value_or(cost) != cost)
    return fmt::format("it costs {}, not {}", cost, *claim.cost);
  return "";
}

@ Nothing is said before all lines have been understood. The status is 0 if all of
them are covers, and 1 if not. No covers at all, of which none is wrong, are an
error: if the pipe has broken in front of us, that must not be taken for a proof. The
numbers of lines are those that an editor shows, and are counted only when there is
something to be said.

@<Judge claimed covers@>=
struct VerifySettings : ReadSettings { std::string covers = "-"; }; /* a file */
Status verify(VerifySettings const& s)
{
  if ((s.file == "-") and s.covers == "-")
    throw std::runtime_error("the problem and the covers cannot both come "
      "from standard input; give two files");
  Problem const problem = read_problem_file(s);
  Source const source = read_file(s.covers);
  int claims = 0, wrong = 0;
  std::string text;
  Seen seen;
  for (Scanner lines(source.text, check_text(source), false); lines.next(); ++claims) {
    auto const at = lines.words()[0].at;
    auto const& words = lines.words();
    auto const claim = is_object(words, source) ? claim_of_object(source, words, problem) : read_claim(source, plain_words(words, problem), problem);
    auto const verdict = judge(problem, claim, at, source, seen);
    if (verdict.empty()) continue;
    ++wrong;
    text += fmt::format("{}:{}: {}\n", display_name(source), locate(source, at).line, verdict);
  }
  if (claims == 0) throw InputError(source, 0, 0,
    "there are no covers to check", one_cover_a_line);
  put(text + fmt::format("{}, {} wrong\n", counted(index(claims), "cover"), wrong));
  return wrong == 0 ? Status::found : Status::none;
}

@ A cover is mostly found by the search of the same problem, in a pipe. So the covers come
last, and standard input is where they are looked for. Of two things that are read, only one can come from standard input.

@<Declare the judges@>=
void declare_verify(Declaration& d)
{
  auto& s = d.settings_of(verify);
  declare_reading(d, s);
  d.file("[COVERS]", into(s.covers), "the covers, one a line as dlx solve prints "
    "them; if missing or -, standard input");
  d.examples({"dlx solve problem.dlx | dlx verify problem.dlx"});
}

@ Who has a problem that our search cannot solve in time would like to ask other solvers;
and who has another solver would like to know whether it is right.
$$\flowchart{
\stage{problem}&\flow{34pt}{convert}&\stage{clauses}&\flow{36pt}{a solver}&%
\stage{answer}&\flow{34pt}{convert}&\stage{cover}&\flow{30pt}{verify}&\small{right?}\cr
\below\small{items, options}&&\small{\.{--to dimacs}}&&\small{\.{1 -2 -3 4 5 -6}}&&%
\small{\.{--answer}}&&\cr}$$
Other solvers speak other languages. \.{convert} writes a problem in one of them,
of those in \sec{text/format} and \sec{text/translate}; what cannot be said there
is an error that says so. When the solver has answered, \.{--answer} turns what it
said into a cover, written as \.{solve} would have. An answer that is no cover is refused: some solvers name only what is true, and
perhaps a part of that is missing. The judge of all covers, \cmd{dlx verify}, says the same at the end of a pipe:
\transcript{convert-answer}
A SAT solver knows variables, not options; so variable~$k$ of the file that is
written is option~$k$, and what comes back is a list of those that are true. If the solver says \.{UNSAT}, nothing is
printed, and the status is~1, as if \.{solve} had found none. But there is a difference
which no status can tell: for a cover we have a judge, and a ``no'' we have to believe.

@<Speak with other solvers@>=
struct ConvertSettings : ReadSettings {
  std::string language = "dlx", answer; /* the latter: what another solver said */
};
std::string written(Problem const& p, std::string const& language)
{
  return language == "matrix" ? write_matrix(p) : language == "json" ? write_json(p)@|
    : language == "dimacs" ? write_dimacs(p) : language == "wcnf" ? write_wcnf(p)@|
    : language == "lp" ? write_lp(p) : language == "opb" ? write_opb(p, false).text : write_dlx(p);
}
Status convert(ConvertSettings const& s)
{
  if (not s.answer.empty() and s.answer == s.file)
    throw std::runtime_error("the problem and the answer cannot both come from "
      "the same file");
  Problem const problem = read_problem_file(s);
  if (s.answer.empty()) return put(written(problem, s.language)), Status::found;
  Source const said = read_file(s.answer);
  auto const cover = read_answer(said, problem);
  if (not cover) return Status::none;
  if (auto const fault = refute(problem, *cover); not fault.empty())
    refuse(said, Word(), "this answer is no cover: " + fault, "give all of the last answer, and the problem that was translated");
  return put(as_labels(problem, *cover)), Status::found;
}

@ The three languages that \.{dlx} reads itself are for going to and fro: a matrix
loses names, JSON keeps everything, and what went to JSON and back is the same problem.

@<Declare the judges@>=
void declare_convert(Declaration& d)
{
  auto& s = d.settings_of(convert);
  d.heading("What to write:");
  d.option("--to", "dlx|matrix|json|dimacs|wcnf|opb|lp", s.language,
    "dlx, matrix, or json, as dlx reads them; dimacs for SAT solvers, wcnf if "
    "there are costs, opb for pseudo-Boolean solvers, or lp for solvers of linear programs");
  d.option("--answer", "SAID", s.answer, "no problem, but the cover that such a solver "
    "has found; the file SAID holds what it said");
  d.exclude("--answer *", "--to *", "an answer becomes a cover, as dlx solve prints it");
  declare_reading(d, s);
  d.examples({"dlx convert --to lp problem.dlx > problem.lp",@|
    "dlx convert --to json problem.dlx | dlx count",@|
    "dlx convert --answer answer.txt problem.dlx | dlx verify problem.dlx"});
}

@ In the problem of \sec{puzzle/eight-pieces}, chess pieces see through each other; so
there is another judge, who looks at each placement, and lets those through in which
all squares are attacked although the pieces block each other.
\transcript{make-armies}
Half of these placements survive. One of the others is
\.{Q@@(1,1) R@@(3,3) N@@(2,3)}: the knight stands in front of the rook, and the
corner that the rook would attack across the board is not attacked. An
exact cover problem would have to say who stands between whom, for each pair
of squares. It is easier to find too many, and to look at each. This is a pattern that
is good for more than chess: a rule that cannot be said by items, or only by very many
of them, is left out of the problem; the covers are sieved by a short program behind the
next pipe. It works as long as there are few covers too many.
@^sieve@>

If the army does not stand on the board, the problem was made for a board
of another size; the complaint gets its line, and a guess at what was
forgotten.

@<Judge placements@>=
int squares_attacked(Source const& source, Words const& words, int rows)
{
  std::vector<Soldier> army;
  for (Word const& w : words) {
    if (w.text.starts_with('|')) break; /* the cost */
    auto const soldier = soldier_of(w.text);
    if (not soldier)
      throw InputError(source, w.at, w.length, "this is no chess piece on a "
        "square", "write one placement a line, with pieces such as Q@@(2,3)");
    army.push_back(*soldier);
  }
  try {
    return count_attacked(army, rows);
  } catch (std::invalid_argument const& e) {
    throw InputError(source, words[0].at, words[0].length, e.what(),
      "say --rows N if the board has another size");
  }
}

@ How many squares must be attacked? All of them, if nothing is said. More than there are would be an empty wish.

@<Judge placements@>=
struct JudgeSettings {
  std::string covers = "-"; /* a file */
  int rows = 8, at_least = 0; /* attacked squares; 0 if all */
};
int squares_wanted(JudgeSettings const& s)
{
  int const all = s.rows*s.rows;
  if (s.at_least > all) throw std::runtime_error(fmt::format("--at-least {} is more than the {} squares "
    "of the board; say --rows N if it is larger", s.at_least, all));
  return s.at_least > 0 ? s.at_least : all;
}

@ Mostly no placement passes. So it is told how near the best one came: for the eight
pieces of chess it is this number that one wants to know. The lines that pass are printed as they were, and the status is that of a
search: 0 if there is one.

@<Judge placements@>=
Status attacks(JudgeSettings const& s)
{
  Source const source = read_file(s.covers);
  int const wanted = squares_wanted(s);
  int placements = 0, survivors = 0, best = 0;
  for (Scanner lines(source.text, check_text(source), false); lines.next(); ++placements) {
    auto const& words = lines.words();
    int const squares = squares_attacked(source, words, s.rows);
    best = std::max(best, squares);
    if (squares < wanted) continue;
    ++survivors;
    auto const end = words.back().at + words.back().length;
    put(source.text.substr(words[0].at, end - words[0].at) + '\n');
  }
  if (placements == 0)
    refuse(source, Word{"", 0, 0}, "there are no placements", "if the program before this one has complained, begin there");
  finish_output();
  std::cerr << fmt::format("dlx: {} of {} placements; the best attacks {} of "
    "{} squares\n", survivors, placements, best, s.rows*s.rows);
  return survivors > 0 ? Status::found : Status::none;
}

@ A range is declared for the
size of the board; the squares of a larger one could not be counted in a moment.
The number that a placement has to attack can be set, because the best placement
may not attack them all, and then one wants to see the best.

@<Declare the judges@>=
void declare_attacks(Declaration& d)
{
  auto& s = d.settings_of(attacks);
  d.remark("Here pieces block each other. Placements in which all squares are "
    "attacked are printed; how many there were is said on standard error.");
  d.heading("What to read:");
  d.file("[COVERS]", into(s.covers), "the placements, "
    "one a line as dlx solve prints them; if missing or -, standard input");
  d.option("--rows", "N", into(s.rows, 1000), "the board is N by N (default: 8)");
  d.option("--at-least", "N", s.at_least,
    "print those that attack at least N squares (default: all squares)");
  d.examples({"dlx make pieces --rows 3 --army QK | dlx solve | dlx attacks --rows 3"});
}

@ \pitfall{To believe an answer because it looks like one. A judge for a board of
eight rows, and an army on a board of six: all
of its placements are on the board, and none attacks 64 squares. At
``0 of 1024'' one should look at the last number. Two things that are read from one pipe:
\cmd{dlx verify - -} would take the covers for options of the problem, and is refused.}

\pinned{\.{tests/command/verify\UL test.cpp} claims covers that are right, wrong,
repeated, too cheap, and of another problem; translates answers; makes small armies,
and lets the judge find what is known about them.}

\exercise[M22]{A claim that {\it all\/} covers were given needs more than this
command. Suppose that \cmd{dlx solve} also printed, for each node of its search,
which item it branched on. What would a dull check have to look at, to believe that
none is missing?}
\answer{At each node: that the item is one which is not covered yet; and that all
options of it which share no item with those chosen before were tried, each by a
child of the node. Then, by induction from the leaves up, every cover that
contains what was chosen lies below one of the children, since it has to cover the
item by one of these options; and at a leaf with an item without options there is
none. The check is longer than the covers, but as dull as |refute|. (Today it exists; see
\sec{more/lemmas}.)}

\summary{One line, one claim; what is wrong is named with its line. A search may be
clever, if its judge is not.}
