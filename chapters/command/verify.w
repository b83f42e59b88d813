@** Verifying covers, and proofs. \label{command/verify}%
A file has lines that are said to be covers. Are they, and are they all? These commands judge what
a search has found:
$$\vbox{\halign{\.{#}\hfil\quad&#\hfil\quad&#\hfil\cr
\it command&\it reads&\it and prints\cr
\noalign{\smallskip}
verify&a problem, and lines of labels&which of them are no covers, and why\cr
check-proof&a problem, and a proof&whether its covers are all\cr
convert --answer&what another solver said&the cover that was meant\cr
attacks&pieces on squares&lines in which every square is attacked\cr}}$$
\transcript{verify}
A line that is no cover is named with its reason; so is a cover that occurs twice, for it will
have been counted twice. The third line is what a search prints that forgets to take an option
back. The status of all four lines together is~1, as it is for \.{solve} when there is no cover;
a~2 would mean that nothing could be judged.
@^verification of covers@>

The second line, by hand: option~1 is $C\,E\,F$ and option~4 is $A\,D$. Make a mark at each of
their items. $A$ has one, $B$ has none: refuted.

A search and its check make different mistakes. The search is long, clever, and fast; the check is
short, dull, and slow, and every line of it can be believed. It cannot say that no cover is
missing; a proof can.

@(dlx/command/verify.hpp@>=
#pragma once
/* The commands |verify|, |attacks|, and \.{check-proof}, which judge what is claimed;
   |convert|, which speaks with other solvers; and proofs of searches, in files. */
#include "dlx/base/whole_file.hpp"
#include "dlx/command/searching.hpp"
#include "dlx/fast/engine.hpp"
#include "dlx/more/lemmas.hpp"
#include <memory>
#include <string>
namespace dlx {
void declare_verify(Declaration& d), declare_convert(Declaration& d),
  declare_attacks(Declaration& d), declare_check_proof(Declaration& d);
@<Declare proofs@>
@<Declare the class |Prover|@>
} // |namespace dlx|

@ A line that is no cover is an answer: it is named, and the next line is judged. A line with a
word that is no option of this problem is an error of the input: the covers belong to another
problem.

@(dlx/command/verify.cpp@>=
#include "dlx/command/verify.hpp"
#include "dlx/base/index.hpp"
#include "dlx/base/source.hpp"
#include "dlx/command/files.hpp"
#include "dlx/puzzle/domination.hpp"
#include "dlx/text/cpog.hpp"
#include "dlx/text/check_proof.hpp"
#include "dlx/text/format.hpp"
#include "dlx/text/proof.hpp"
#include "dlx/text/translate.hpp"
#include "dlx/text/verify.hpp"
#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>
namespace dlx {
@<Declare how to prove@>
@<Open the files of a proof@>
namespace {
using Words = std::vector<Word>;
@<Read a claimed cover@>
@<Judge claimed covers@>
@<Speak with other solvers@>
@<Judge placements@>
@<Obey \.{check-proof}@>
}  // |namespace|
@<Declare the judges@>
} // |namespace dlx|

@ A claim is a set of options, and perhaps their cost, which is a whole number and is claimed
once. The digits of a cost stand behind the bar, perhaps with a minus. The empty cover is
\.{\LB\RB}, and nothing else stands beside it.

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
    if (w.text.starts_with('|')) {
      auto const before = std::exchange(claim.cost, whole_number<std::int64_t>(w.text.substr(1)));
      if (before or not claim.cost)
        refuse(w, " is not the cost of a cover", "a cover may end with its cost, such as |5 or |-5");
    } else if (int const o = option_called(problem, w.text); o > 0) claim.cover.push_back(o);
    else if (w.text == "0") refuse(w, " is not an option of the problem", "options are counted from 1: if yours are counted from 0, add 1 to each number; a 0 at the end is to be left out");
    else if (w.text != "{}") refuse(w, " is not an option of the problem", one_cover_a_line);
    else if (not is_alone) refuse(w, " stands beside options", "the empty cover has a line of its own");
  return claim;
}

@ An option may be called by its number even if it has a name, because no name is a number. Other
programs write numbers between commas, and often in brackets. Such a word is taken apart, unless
nothing stands before one of its commas. A comma may also stand alone.

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

@ The brackets stand around the whole line, and a second pair is not taken off.

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

@ \.{solve --json} prints an object a line. Its keys must be known, none may occur twice, and the
labels must be those of the options.

@<Take the words of a claim apart@>=
std::string all_of(Words const& words, Source const& source)
{ return source.text.substr(words[0].at, words.back().at + words.back().length - words[0].at); }
Claim claim_of_object(Source const& source, Words const& words, Problem const& problem)
{
  using Json = nlohmann::json;
  std::size_t keys = 0;
  auto const count = [&](int, Json::parse_event_t event, Json const&) { keys += event == Json::parse_event_t::key; return true; };
  auto const object = Json::parse(all_of(words, source), count, false);
  Claim claim;
  auto labels = Json::array();
  bool is_right = object.is_object() and object.size() == keys and object.contains("cover") and object["cover"].is_array();
  if (is_right) @<Take the parts of the object@>
  if (not is_right) refuse(source, part(words[0], 0, 1), "this object is not a cover of the problem, as solve --json prints it",
    "its keys are cover, labels, and perhaps cost; for example {\"cover\":[1,4],\"labels\":[\"1\",\"4\"]}");
  return claim;
}

@ An object with a wrong label, or with a key that no cover has, is no cover.
@<Take the parts of the object@>=
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

@ |refute|, from \sec{text/verify}, is the judge, and shares nothing with the searches. The map
keeps the covers of earlier lines. The cost comes last, because only a cover is sure to have one:
an option that stands ten times in a line may cost more than a number can hold.

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

@ Nothing is printed before all lines have been understood. If there are no covers at all, that is
an error: the pipe before us may have broken.

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
    bool const is_object = (words[0].text[0] == '{') and all_of(words, source).find('"') != std::string::npos;
    auto const claim = is_object ? claim_of_object(source, words, problem) : read_claim(source, plain_words(words, problem), problem);
    auto const verdict = judge(problem, claim, at, source, seen);
    if (not verdict.empty())
      ++wrong, text += fmt::format("{}:{}: {}\n", display_name(source), locate(source, at).line, verdict);
  }
  if (claims == 0) throw InputError(source, 0, 0,
    "there are no covers to check", one_cover_a_line);
  put(text + fmt::format("{}, {} wrong\n", counted(index(claims), "cover"), wrong));
  return wrong == 0 ? Status::found : Status::none;
}

@ Covers mostly come from a search in a pipe, so the covers come last, and standard input is the
default.

@<Declare the judges@>=
void declare_verify(Declaration& d)
{
  auto& s = d.settings_of(verify);
  declare_reading(d, s);
  d.file("[COVERS]", into(s.covers), "the covers, one a line as dlx solve prints "
    "them; if missing or -, standard input");
  d.examples({"dlx solve problem.dlx | dlx verify problem.dlx"});
}

@ \.{convert} writes a problem for other solvers, and reads their answers.
$$\flowchart{
\stage{problem}&\flow{34pt}{convert}&\stage{clauses}&\flow{36pt}{a solver}&%
\stage{answer}&\flow{34pt}{convert}&\stage{cover}&\flow{30pt}{verify}&\small{right?}\cr
\below\small{items, options}&&\small{\.{--to dimacs}}&&\small{\.{1 -2 -3 4 5 -6}}&&%
\small{\.{--answer}}&&\cr}$$
The languages are those of \sec{text/format} and \sec{text/translate}. Of those that \.{dlx} reads
itself, a matrix loses names; JSON keeps everything. A problem that cannot be said is an error.
The option \.{--answer} turns an answer into a cover, as \.{solve} would print it, and refuses an
answer that is no cover, because a part of it may be missing.
\transcript{convert-answer}
A SAT solver knows variables; variable~$k$ is option~$k$. If the solver says \.{UNSAT}, nothing is
printed, and the status is~1, as if \.{solve} had found none; but this ``no'' is not checked.

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

@ An answer is not translated again.

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

@ In the problem of \sec{puzzle/eight-pieces}, chess pieces see through each other. \.{attacks}
looks at each placement, and passes those in which all squares are attacked although the pieces
block each other.
\transcript{make-armies}
Half of these placements pass. In \.{Q@@(1,1) R@@(3,3) N@@(2,3)}, the knight stands in front of
the rook, and a corner is not attacked. An exact cover problem would have to say who stands
between whom, for each pair of squares. If a rule needs too many items, leave it out, and sieve
the covers behind the next pipe, as long as there are few covers too many.
@^sieve@>

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

@ Without \.{--at-least}, all squares must be attacked. Mostly no placement passes, so the message
also says how near the best one came.

@<Judge placements@>=
struct JudgeSettings {
  std::string covers = "-"; /* a file */
  int rows = 8, at_least = 0; /* attacked squares; 0 if all */
};
Status attacks(JudgeSettings const& s)
{
  Source const source = read_file(s.covers);
  int const all = s.rows*s.rows, wanted = s.at_least > 0 ? s.at_least : all;
  if (wanted > all) throw std::runtime_error(fmt::format("--at-least {} is more than the {} squares "
    "of the board; say --rows N if it is larger", wanted, all));
  int placements = 0, survivors = 0, best = 0;
  for (Scanner lines(source.text, check_text(source), false); lines.next(); ++placements) {
    auto const& words = lines.words();
    int const squares = squares_attacked(source, words, s.rows);
    best = std::max(best, squares);
    if (squares >= wanted) ++survivors, put(all_of(words, source) + '\n');
  }
  if (placements == 0)
    refuse(source, Word{"", 0, 0}, "there are no placements", "if the program before this one has complained, begin there");
  finish_output();
  std::cerr << fmt::format("dlx: {} of {} placements; the best attacks {} of "
    "{} squares\n", survivors, placements, best, all);
  return survivors > 0 ? Status::found : Status::none;
}

@ \.{attacks} has its own options, since placements have no problem with them.
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

@*1 Proofs. A search can also write down why no cover is missing; the option is \.{--proof}.
\cmd{dlx check-proof} reads these reasons, and so do public checkers:
\transcript{proof}
The first command writes the problem as conditions, \.{all.opb}, and the proof, \.{all.pbp}. The
third one was stopped, so its proof says less.
@^proof@>@^checker of proofs@>
$$\flowchart{
\stage{problem}&\flow{34pt}{solve}&\stage{conditions}&\flow{34pt}{}&\stage{VeriPB, CakePB}&\flow{28pt}{}&\small{92 solutions, complete}\cr
\below&\flow{34pt}{\.{--proof}}&\stage{proof}&\flow{34pt}{}&\stage{\tentex dlx check-proof}&\flow{28pt}{}&\small{92 covers, and no others}\cr}$$
A reader of a proof need not run our program, nor trust it: the rules fit on a page, and a checker
is the work of an afternoon.

@ The search of a proof is the dancing list, because its steps can be watched. This is what a
proof costs. The seconds are of one processor. The columns ``search'' and ``proof'' are the list
without and with a proof, and \.{check} is \.{check-proof}. The last two are public checkers for
the proof in clauses, \.{lrat-check} and \.{cake\UL lpr}; the second has itself been proved
correct:
\measurements{l}{bench/proofs.txt}
\.{bench/proofs} makes the table. To write a proof costs less than to search once more. To check
the pentominoes takes 26 to 44 times as long as the search, because the checker begins anew with
each lemma. In clauses, the file is fourteen to twenty times as long, and the checker three times
as fast. With dominoes, each branch ends with a cover, so the reasons are short.
@^proof, size of@>@^proof, cost of@>

A wish that cannot be certified is refused before anything is read:
$$\vbox{\halign{\.{#}\hfil\quad&#\hfil\cr
--cheapest, --max, and so on&a proof is about all covers, whatever they cost\cr
--fundamental&of each orbit, all covers but one are left out on purpose\cr
--chooser script:FILE&a script may leave out what it likes\cr
--checkpoint, --resume&it is written in one go, from the beginning\cr
--part&and it is about the whole\cr
--log&a search has one observer\cr}}$$
With a limit, the proof says how many covers there are, and that there may be more. A proof in
clauses says nothing before it is complete, so there limits are refused.

@<Declare proofs@>=
struct ProofSettings {
  std::string file;              /* without the endings; empty if there is no wish */
  std::string format = "veripb"; /* or |"lrat"| */
  bool is_wished() const { return not file.empty(); }
};
void declare_proving(Declaration& d, ProofSettings& s);
void declare_certifying(Declaration& d, std::string& file); /* for |count| */

@ A |Prover| opens the files, observes the search, and writes the end. A full disk must not look
like a proof, and a proof that fails must not destroy an old one; so the files are whole, or the
old ones (\sec{base/whole_file}). A certificate of a number has two files, too.
@^full disk@>

@<Declare the class |Prover|@>=
struct ProofFiles {
  ProofFiles(std::string const& source, std::string const& file, std::string const& problem_ending,
    std::string const& proof_ending); /* throws |std::runtime_error| if one of them is the |source|, or cannot be had */
  void keep() { problem.keep(), proof.keep(); }
  WholeFile problem, proof;
};
class Prover {
public:
  Prover(ProofSettings const& s, SearchSettings const& search, Problem const& problem);
    /* throws |std::runtime_error| if a file cannot be had, and |Unsupported| if
       the format cannot say this problem */
  Observer* observer() { return lemmas.get(); }
  void finish(Ending ending);
    /* both throw |std::runtime_error| if the disk is full */
private:
  ProofSettings const& settings;
  ProofFiles files;
  std::unique_ptr<ProofWriter> writer;
  std::unique_ptr<Lemmas> lemmas;
};

@ One name, with two endings, belongs to both files.

@<Declare how to prove@>=
void declare_proving(Declaration& d, ProofSettings& s)
{
  d.heading("How to prove that these are all:");
  d.option("--proof", "FILE", into_file(s.file), "write FILE.opb, the problem as conditions, and "
    "FILE.pbp, a proof for VeriPB 3 and for dlx check-proof; the engine is links");
  d.option("--proof-format", "veripb|lrat", s.format, "or else FILE.cnf and FILE.lrat, in "
    "clauses, which say that there is no other cover; takes two searches");
  d.require("--proof-format *", "--proof *", "it is for searches with --proof FILE");
  d.exclude("--proof *", money_matters + "|--fundamental", "a proof is about all covers");
  d.exclude("--proof *", "--chooser script:*", "a script may leave something out");
  d.exclude("--proof *", "--checkpoint *|--resume *|--part *",
    "a proof is written in one go, from the root");
  d.exclude("--proof *", "--log", "a search has one observer");
  d.exclude("--proof-format lrat", "--limit *|--nodes *|--time *",
    "clauses can only say that nothing is left");
}

@ A certificate of a number is complete, or it is not there; so limits are refused, and whatever
does not count all covers.

@<Declare how to prove@>=
void declare_certifying(Declaration& d, std::string& file)
{
  d.option("--proof", "FILE", into_file(file), "write FILE.cnf, the problem in clauses, and FILE.cpog, a "
    "certificate of the number, for cpog-check and dlx check-proof; the engine is links, with a memory");
  d.exclude("--proof *", "--limit *|--nodes *|--time *", "a certificate is of the whole number");
  d.exclude("--proof *", "--max-cost *|--min-cost *|--fundamental|--each|--profile", "the covers are not visited");
  d.exclude("--proof *", "--chooser script:*", "a script may leave something out");
  d.exclude("--proof *", "--checkpoint *|--resume *|--part *",
    "a certificate is written in one go, from the root");
}

@ A proof in clauses must know how many covers there are. So they are counted first, with the best
engine; the covers are the same for all engines. If the proof was not finished, it says nothing,
so it is not kept.

@<Open the files of a proof@>=
static std::string not_the_source(std::string const& source, std::string const& file)
{ return refuse_to_write_over(source, file), file; }
ProofFiles::ProofFiles(std::string const& source, std::string const& file,
  std::string const& problem_ending, std::string const& proof_ending)
  : problem(not_the_source(source, file + problem_ending)), proof(not_the_source(source, file + proof_ending))@+{@+}@/
static void say_who_proves(SearchSettings const& s, std::string const& does)
{
  if ((s.engine != "auto") and s.engine != "links")
    say(fmt::format("dlx: links {}, and not {}, because a proof is written\n", does, s.engine));
}
Prover::Prover(ProofSettings const& s, SearchSettings const& search, Problem const& problem)
  : settings(s), files(search.file, s.file, s.format == "lrat" ? ".cnf" : ".opb",
    s.format == "lrat" ? ".lrat" : ".pbp")
{
  say_who_proves(search, "search");
  if (s.format == "lrat") {
    auto const count = search_as_told(SearchSettings(), problem, nullptr, nullptr).result;
    writer = lrat_to(files.problem.out, files.proof.out, problem, count.totals.solutions);
  } else {
    auto const conditions = write_opb(problem);
    files.problem.out << conditions.text;
    writer = veripb_to(files.proof.out, problem, conditions.count);
  }
  lemmas = std::make_unique<Lemmas>(*writer);
}

@ A search that was stopped is worth a proof only in VeriPB.
@<Open the files of a proof@>=
void Prover::finish(Ending ending)
{
  bool const is_complete = ending == Ending::complete, is_kept = is_complete or settings.format != "lrat";
  lemmas->finish(is_complete);
  if (is_kept) files.keep();
  if (not is_complete)
    say(fmt::format("dlx: the proof '{}' {}\n", visible(settings.file), is_kept@|
      ? "says that there are these covers, and not that there are no others"@|
      : "is not finished, and was not written"));
}

@ \cmd{dlx count --proof} writes a certificate of the number (\sec{text/cpog}):
\transcript{proof-count}
The diagram (\sec{more/diagram}) is complete before the first line is written; an interrupt stops
the writing, too, and leaves nothing behind. The columns behind the sizes are seconds, of \.{count
--proof}, of \.{check-proof}, and of \.{cpog-check}, the checker by the inventors of the format:
\measurements{l}{bench/counts.txt}
The list of the covers, in the column \.{.pbp}, was not written above a million. For dominoes the
certificate is smaller, the more the larger the board; where there are few covers, the list is the
better proof, for pentominoes by forty times.
@^certificate of a number@>

@<Declare the class |Prover|@>=
CoverCount certified_count(std::string const& file, SearchSettings const& s,
  Problem const& problem);
  /* writes two files. Throws as |Prover| does, and |Interrupted| */

@ If another engine or several threads were named, a message says that links count. As long as the
certificate is not whole, no number is printed.

@<Open the files of a proof@>=
CoverCount certified_count(std::string const& file, SearchSettings const& s,
  Problem const& problem)
{
  say_who_proves(s, "count");
  if (s.why and ((s.engine == "auto") or s.engine == "links")) say("dlx: the engine is links, because a proof is written\n");
  tell_if_alone(Engine::links, s.threads);
  ProofFiles files(s.file, file, ".cnf", ".cpog");
  auto const limits = limits_of(Limits(), Prints::steps);
  auto const diagram = diagram_of(problem, chooser_of(s.chooser), limits);
  if (not diagram or not write_cpog(files.problem.out, files.proof.out, problem, *diagram, limits.stop))
    throw Interrupted("no certificate was written");
  files.keep();
  CoverCount count;
  count.totals = diagram->totals;
  count.covers = diagram->covers_after(diagram->root);
  count.totals.solutions = in_64_bits(count.covers);
  return count;
}

@ \.{check-proof} prints its answer on standard output, and what is wrong with a proof on standard
error, with the place. The status is 0~if it is proved that the covers are all, 1~if a step does
not hold, 2~if this is no proof, and 3~if it says too little. Whether a list has the covers of the
proof is for \.{verify} and a count to say.

A certificate is known by its first letter: its lines begin with numbers, or with a letter and a
blank.

@<Obey \.{check-proof}@>=
std::string_view without_blanks(std::string_view text) /* at its beginning */
{
  text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
  return text;
}
bool is_certificate(std::string_view all)
{
  auto const text = without_blanks(all);
  return not text.empty() and (std::isdigit(static_cast<unsigned char>(text[0])) != 0
    or text.starts_with("c ") or text.starts_with("r ") or text.starts_with("d "));
}

@ A folder may have three kinds of proofs, and two kinds of conditions; a wrong one is named. In
LRAT, two numbers begin a line; clauses begin with a comment, or with \.p.

@<Obey \.{check-proof}@>=
void refuse_lrat(Source const& proof)
{
  std::istringstream words(proof.text.substr(0, 100));
  long number, literal;
  if (words >> number >> literal)
    throw InputError(proof, 0, 0, "this is a proof in LRAT, about clauses", "lrat-check reads it, with the clauses: lrat-check FILE.cnf FILE.lrat");
}
void check_other_file(Problem const& problem, std::string const& name, bool is_count)
{
  Source const conditions = read_file(name);
  auto const begin = without_blanks(conditions.text).substr(0, 2);
  bool const are_clauses = (begin == "c ") or (begin == "c\n") or begin == "p ";
  if (are_clauses != is_count) throw InputError(conditions, 0, 0, are_clauses
    ? "these are clauses, which belong to a certificate in FILE.cpog" : "these are no clauses, as belong to a certificate",
    are_clauses ? "a proof in FILE.pbp comes with FILE.opb" : "FILE.cpog comes with FILE.cnf");
  (is_count ? check_formula : check_conditions)(problem, conditions);
}

@ If a step does not hold, this is an answer; a file that cannot be read is a failure
(\sec{command/main}).

@<Obey \.{check-proof}@>=
struct CheckProofSettings : ReadSettings { std::string proof, conditions; };
Status check_proof_file(CheckProofSettings const& s)
{
  if (int{s.file == "-"} + int{s.proof == "-"} + int{s.conditions == "-"} > 1)
    throw std::runtime_error("only one of the files can come from standard input");
  Problem const problem = read_problem_file(s);
  try {
    auto const proof = read_file(s.proof);
    bool const is_count = is_certificate(proof.text);
    refuse_lrat(proof);
    if (not s.conditions.empty()) check_other_file(problem, s.conditions, is_count);
    if (is_count) {
      auto const covers = check_count(problem, proof);
      return put(fmt::format("{} cover{}, and no others\n", covers.get_str(), covers == 1 ? "" : "s")), Status::found;
    }
    auto const proved = check_proof(problem, proof);
    put(fmt::format("{}{}\n", counted(proved.covers, "cover"),@|
      proved.is_complete ? ", and no others" : "; there may be more"));
    return proved.is_complete ? Status::found : Status::stopped;
  } catch (WrongProof const& e) {
    say(std::string(e.what()) + '\n');
    return Status::none;
  }
}

@ The file with the conditions is optional; it is compared with the problem, for another checker.

@<Declare the judges@>=
void declare_check_proof(Declaration& d)
{
  auto& s = d.settings_of(check_proof_file);
  d.remark("The status is 0 if the proof shows that its covers are all, 1 if a step of it does not "
    "hold, and 3 if it shows only that there are these covers.");
  d.heading("What to read:");
  d.file("PROBLEM", into(s.file), "the problem; - is standard input");
  d.file("PROOF", into(s.proof), "the proof, as dlx solve --proof writes it in FILE.pbp, "
    "or the certificate of a number, as dlx count --proof writes it in FILE.cpog; FILE.lrat is for lrat-check");
  d.file("[CONDITIONS]", into(s.conditions), "FILE.opb, or FILE.cnf, to be compared with the problem");
  d.option("--format", formats, s.format, "how the problem is written");
  d.examples({"dlx check-proof problem.dlx all.pbp", "dlx check-proof problem.dlx all.pbp all.opb",@|
    "dlx check-proof problem.dlx number.cpog number.cnf"});
}

@ \pitfall{To believe an answer because it looks like one. A judge for a board of eight rows, and
an army on a board of six: none of its placements attacks 64 squares. To read two things from one
pipe: \cmd{dlx verify - -} is refused. To believe the status of the search only: a disk that was
full has left half a proof. To take the old proof away before the new one is whole.}

\pinned{\.{tests/command/verify\UL test.cpp} claims covers that are right, wrong, repeated, too
cheap, and of another problem; translates answers; and makes small armies. It writes proofs of
puzzles, in both formats, with other engines, choosers, limits, and on a full disk; has them
checked; and damages them.}

\exercise[M22]{A claim that {\it all\/} covers were given needs more than |refute|. Suppose that
\cmd{dlx solve} also printed, for each node of its search, which item it branched on. What would a
dull check have to look at, to believe that none is missing?} \answer{At each node: that the item
is not covered yet; and that all options of it which share no item with those chosen before were
tried, each by a child of the node. Then, by induction from the leaves up, every cover that
contains what was chosen lies below one of the children, since it has to cover the item by one of
these options; and at a leaf with an item without options there is none. This is the idea of
\sec{more/lemmas}.}

\exercise[15]{A colleague sends a list of covers, and a proof, and says that the list is complete.
Which commands convince you?} \answer{\cmd{dlx check-proof} says that there are $n$ covers;
\cmd{dlx verify} says that the lines of the list are covers, no two of them the same; and \cmd{wc
-l} says that these are $n$. Then they are all.}

\summary{One line, one claim; what is wrong is named with its line. \.{--proof} writes the
reasons, and \.{check-proof} reads them; what cannot be certified is refused, and what is only a
part says so.}
