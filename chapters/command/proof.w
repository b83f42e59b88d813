@** Proofs on the command line. \label{command/proof}%
\cmd{dlx solve} prints covers, and its status says that these are all. With \.{--proof} it also
leaves the reasons behind, in two files, which \cmd{dlx check-proof} reads, or anybody else's
checker (a proof in clauses is for \.{lrat-check} and its like only):
\transcript{proof}
The first command writes the problem as conditions, \.{all.opb}, and the proof,
\.{all.pbp}. The second one says what has been proved. The third one was stopped, so
its proof says less, and that is said, too.
@^proof@>@^checker of proofs@>
$$\flowchart{
\stage{problem}&\flow{34pt}{solve}&\stage{conditions}&\flow{34pt}{}&\stage{VeriPB, CakePB}&\flow{28pt}{}&\small{92 solutions, complete}\cr
\below&\flow{34pt}{\.{--proof}}&\stage{proof}&\flow{34pt}{}&\stage{\tentex dlx check-proof}&\flow{28pt}{}&\small{92 covers, and no others}\cr}$$
What does one do with such a file? One keeps it. A table of numbers in a paper, ``there are so many
solutions'', rests on a program that nobody will be able to run in twenty years. A proof is a text; whoever wants to
know in twenty years writes a checker in an afternoon, since the rules fit on a page, and reads it. And one sends it: to the
customer who asks whether there is really no other roster, to the editor of a puzzle column who wants to print ``the only
solution''. Neither of them needs our program, or has to trust it.

@ Which search writes? One whose steps can be watched: the dancing list, whatever else might be
faster. Who names another engine, or several threads, is told that it is the list. The fast engines of part~V
find the same covers in the same order, so nothing is lost but time; and the time is small, compared with that
of a checker. Here is what it costs. The seconds are of one processor, on a machine that had other things to do; the columns
``search'' and ``proof'' are the list without and with a proof, \.{check} is \.{check-proof}, and the last two are checkers of others
for the proof in clauses, \.{lrat-check} and \.{cake\UL lpr}, of which the second has itself been proved correct:
\verbatimfile{bench/proofs.txt}\goon
The table was made by \.{bench/proofs}. To write a proof costs less than to search once more. To check it takes longer, for pentominoes 26 to
44 times as long as the search: the checker begins anew with each lemma, and walks down from the root, where the search took one step from
where it was. In clauses the reasons are written down as well, which makes the file fourteen times as long for the smaller box, and twenty times for the
larger one, but the checker three times as fast. Dominoes are the other extreme. Each branch ends with a cover, so the reasons are short.
@^proof, size of@>@^proof, cost of@>

@ What cannot be
certified is refused before anything is read:
$$\vbox{\halign{\.{#}\hfil\quad&#\hfil\cr
--cheapest, --max, and so on&a proof is about all covers, whatever they cost\cr
--fundamental&of each orbit, all covers but one are left out on purpose\cr
--chooser script:FILE&a script may leave out what it likes\cr
--checkpoint, --resume&it is written in one go, from the beginning\cr
--part&and it is about the whole\cr
--log&a search has one observer\cr}}$$
None of these is impossible. The cheapest cover can be proved to be the cheapest, with a lemma that adds up dual prices; a symmetry can be
certified by what VeriPB calls dominance; and two halves of a proof, of two lives of a search or of two machines, could be sewn together. But each of these needs lemmas that
do not follow by propagation from what our observer sees, and a proof that was nearly right would be refused by its
checker, which helps nobody. So it is said at once.
A limit is no reason to refuse. The proof then says how many covers were given, and that
there may be more. Only the proof in clauses says nothing at all before it is complete, so
there limits {\it are\/} refused.

@(dlx/command/proof.hpp@>=
#pragma once
/* Proofs of searches, in files; and the command \.{check-proof}. */
#include "dlx/base/whole_file.hpp"
#include "dlx/command/searching.hpp"
#include "dlx/fast/count.hpp"
#include "dlx/more/lemmas.hpp"
#include <memory>
#include <string>
namespace dlx {
struct ProofSettings {
  std::string file;              /* without the endings; empty if there is no wish */
  std::string format = "veripb"; /* or |"lrat"| */
  bool is_wished() const { return not file.empty(); }
};
void declare_proving(Declaration& d, ProofSettings& s);
void declare_certifying(Declaration& d, std::string& file); /* for |count| */
@<Declare the class |Prover|@>
void declare_check_proof(Declaration& d);
} // |namespace dlx|

@ A |Prover| opens the files, listens, and writes the end. A full disk must not look like a proof, nor should a search go on for a day when nobody can write down any more what it
learns; and last week's proof must not be lost because today's has failed. So the files are whole, or the old ones (\sec{base/whole_file}). A proof whose search was stopped by a limit is whole: it
says less.
@^full disk@>

@<Declare the class |Prover|@>=
class Prover {
public:
  Prover(ProofSettings const& s, SearchSettings const& search, Problem const& problem);
    /* throws |std::runtime_error| if a file cannot be had, and |Unsupported| if
       the format cannot say this problem */
  Observer* observer() { return lemmas.get(); }
  void finish(Ending ending);
    /* whoever writes throws |std::runtime_error| if the disk is full */
private:
  ProofSettings const& settings;
  WholeFile problem_file, proof_file;
  std::unique_ptr<ProofWriter> writer;
  std::unique_ptr<Lemmas> lemmas;
};

@ The source has the prover, and the sceptic's command.

@(dlx/command/proof.cpp@>=
#include "dlx/command/proof.hpp"
#include "dlx/base/source.hpp"
#include "dlx/command/files.hpp"
#include "dlx/command/interrupt.hpp"
#include "dlx/more/diagram.hpp"
#include "dlx/text/check_proof.hpp"
#include "dlx/text/cpog.hpp"
#include "dlx/text/lrat.hpp"
#include "dlx/text/proof.hpp"
#include <algorithm>
#include <sstream>
namespace dlx {
@<Declare how to prove@>
@<Open the files of a proof@>
namespace {
@<Obey \.{check-proof}@>
}  // |namespace|
@<Declare \.{check-proof}@>
} // |namespace dlx|

@ Two endings belong to a format, so that one word names both files. Nobody should have to remember which proof belongs to which conditions, or
that they were written by the same run; and the next run with the same word writes over both.

The names of the files have endings that tell what they are: conditions and proof, or formula and proof.

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

@ A certificate of a number is complete, or it is not there; so limits are refused as for clauses, and whatever does not count all covers.

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

@ For a proof in clauses it must be known how many covers there are. So they are counted, with
the engine that suits the problem; the covers are the same for all engines.

@<Open the files of a proof@>=
static std::string ending_of(ProofSettings const& s, std::string const& veripb,
  std::string const& lrat) { return s.file + (s.format == "lrat" ? lrat : veripb); }
Prover::Prover(ProofSettings const& s, SearchSettings const& search, Problem const& problem)
  : settings(s), problem_file(ending_of(s, ".opb", ".cnf")),
  proof_file(ending_of(s, ".pbp", ".lrat"))
{
  if ((search.engine != "auto") and search.engine != "links")
    say(fmt::format("dlx: links search, and not {}, because a proof is written\n", search.engine));
  for (auto const& name : {ending_of(s, ".opb", ".cnf"), ending_of(s, ".pbp", ".lrat")})
    refuse_to_write_over(search.file, name);
  if (s.format == "lrat") {
    SearchSettings counting;
    auto const count = search_as_told(counting, problem, nullptr, nullptr).result;
    writer = lrat_to(problem_file.out, proof_file.out, problem, count.totals.solutions);
  } else {
    auto const conditions = write_opb(problem);
    problem_file.out << conditions.text;
    writer = veripb_to(proof_file.out, problem, conditions.count);
  }
  lemmas = std::make_unique<Lemmas>(*writer);
}

@ A proof in clauses that was not finished says nothing, so it is not kept.

@<Open the files of a proof@>=
void Prover::finish(Ending ending)
{
  bool const is_complete = ending == Ending::complete, is_kept = is_complete or settings.format != "lrat";
  lemmas->finish(is_complete);
  if (is_kept) {
    problem_file.keep();
    proof_file.keep();
  }
  if (not is_complete)
    say(fmt::format("dlx: the proof '{}' {}\n", visible(settings.file), is_kept@|
      ? "says that there are these covers, and not that there are no others"@|
      : "is not finished, and was not written"));
}

@*1 Numbers. \cmd{dlx count --proof} writes a certificate of the number (\sec{text/cpog}):
\transcript{proof-count}
The whole diagram is in memory before the first line is written (\sec{more/diagram}), and the lines come at the end; so an interrupt leaves nothing behind. It is looked for while they are written, too, which may take longer than
the search. Here are dominoes of growing size, and puzzles in which hardly any state comes again. The columns behind the sizes are seconds, of \.{count --proof}, of \.{check-proof}, and of
\.{cpog-check}, the checker by the inventors of the format:
\verbatimfile{bench/counts.txt}\goon
The table was made by \.{bench/proofs} as well. The list of the covers, in the column \.{.pbp}, was not written where there are more than a million. For dominoes the certificate wins, and the more the larger the board; where there
are few covers, the list is the better proof, for pentominoes by forty times.
@^certificate of a number@>

@<Declare the class |Prover|@>=
CoverCount certified_count(std::string const& file, SearchSettings const& s,
  Problem const& problem);
  /* writes two files. Throws as |Prover| does, and |Interrupted| */

@ If an engine or several threads were named, or \.{--why} was said, the program says that it is the list. And as long as the certificate is not whole, nothing has been counted, even if the search has
long been through; so what was stopped prints no number.

@<Open the files of a proof@>=
CoverCount certified_count(std::string const& file, SearchSettings const& s,
  Problem const& problem)
{
  if ((s.engine != "auto") and s.engine != "links")
    say(fmt::format("dlx: links count, and not {}, because a proof is written\n", s.engine));
  else if (s.why) say("dlx: the engine is links, because a proof is written\n");
  tell_if_alone(Engine::links, s.threads);
  for (auto const ending : {".cnf", ".cpog"}) refuse_to_write_over(s.file, file + ending);
  WholeFile formula(file + ".cnf"), certificate(file + ".cpog");
  auto const limits = limits_of(Limits(), Prints::steps);
  auto const diagram = diagram_of(problem, chooser_of(s.chooser), limits);
  if (not diagram or not write_cpog(formula.out, certificate.out, problem, *diagram, limits.stop))
    throw Interrupted("no certificate was written");
  formula.keep();
  certificate.keep();
  CoverCount count;
  count.totals = diagram->totals;
  count.covers = diagram->covers_after(diagram->root);
  count.totals.solutions = in_64_bits(count.covers);
  return count;
}

@ Now the other side. The judge prints one line, on standard output, since it is the answer; and what is wrong with a proof goes to
standard error, with the place. He does not print the covers. They are in the proof, and the list that \.{solve} has printed is another file;
whether the two are the same is for \.{verify} and a count to say, as the exercise below does. The statuses are those of a judge who was asked whether a list is complete:
0~if it is proved, 1~if a step does not hold, 2~if this is no proof that he can read, and 3~if it says too little.

A certificate of a number says the same in the end, with a number that it does not contain. It is known by its first letter: its lines begin with numbers, or with a letter and a blank.

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

@ Who has three kinds of proofs in a folder, and two kinds of conditions, takes the wrong one now and then, and should hear which. In LRAT, two numbers begin a line; clauses begin with their
number, or with a comment.

@<Obey \.{check-proof}@>=
void refuse_lrat(Source const& proof)
{
  std::istringstream words(proof.text.substr(0, 100));
  long number, literal;
  if (words >> number >> literal)
    throw InputError(proof, 0, 0, "this is a proof in LRAT, about clauses", "lrat-check reads it, with the clauses: lrat-check FILE.cnf FILE.lrat");
}
void refuse_other_conditions(Source const& conditions, bool is_count)
{
  auto const begin = without_blanks(conditions.text).substr(0, 2);
  bool const are_clauses = (begin == "c ") or (begin == "c\n") or begin == "p ";
  if (are_clauses != is_count) throw InputError(conditions, 0, 0, are_clauses
    ? "these are clauses, which belong to a certificate in FILE.cpog" : "these are no clauses, as belong to a certificate",
    are_clauses ? "a proof in FILE.pbp comes with FILE.opb" : "FILE.cpog comes with FILE.cnf");
}

@ How many covers there are is the answer.

@<Obey \.{check-proof}@>=
Status tell(mpz_class const& covers)
{
  put(fmt::format("{} cover{}, and no others\n", covers.get_str(), covers == 1 ? "" : "s"));
  return Status::found;
}

@ Up to three files are read, and standard input can be only one of them. If a step does not hold, the judge has done his work, and has an
answer; a file that cannot be read at all is another matter, and goes the way of all failures (\sec{command/main}).

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
    if (not s.conditions.empty()) {
      Source const conditions = read_file(s.conditions);
      refuse_other_conditions(conditions, is_count);
      (is_count ? check_formula : check_conditions)(problem, conditions);
    }
    if (is_count) return tell(check_count(problem, proof));
    auto const proved = check_proof(problem, proof);
    put(fmt::format("{}{}\n", counted(proved.covers, "cover"),@|
      proved.is_complete ? ", and no others" : "; there may be more"));
    return proved.is_complete ? Status::found : Status::stopped;
  } catch (WrongProof const& e) {
    say(std::string(e.what()) + '\n');
    return Status::none;
  }
}

@ The problem comes first, as for \.{verify}. The file with the conditions can be given, too; then it is compared with the problem,
for the sake of those who give it to another checker.

@<Declare \.{check-proof}@>=
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

@ \pitfall{To check the status of the search only: a disk that was full has left half a proof, and
a search that does not look would say~0. To take the old proof away before the new one is whole.}

\pinned{\.{tests/command/proof\UL test.cpp} writes proofs of puzzles, in both formats, with other engines, choosers, limits,
and on a full disk; has them checked; damages them; and asks for all that does not go together.}

\exercise[15]{A colleague sends a list of covers, and a proof, and says that the list is complete. Which commands convince you?}
\answer{\cmd{dlx check-proof} says that there are $n$ covers; \cmd{dlx verify} says that the lines of
the list are covers, no two of them the same; and \cmd{wc -l} says that these are $n$. Then they are all.}

\summary{\.{--proof} leaves the reasons behind, and \.{check-proof} reads them; what cannot be certified
is refused, and what is only a part says so.}
