@** Proofs that others can check. \label{text/proof}%
A search can say why it has found all covers (\sec{more/lemmas}). In which language? In one for
which other people have written checkers, since a checker should not come in the same box as the
program. The program VeriPB has such a language, whose conditions are inequalities between sums of
variables that are 0 or~1. It is also the only one that knows what ``these are all solutions''
means [MNOT26]. The most reliable checkers, some of which have themselves been proved correct by
other programs, read {\it clauses\/} and nothing else; so this chapter speaks their language, too.
@^VeriPB@>@^pseudo-Boolean proof@>@^proved checker@>

Here is the matrix of the paper, and the proof that it has one cover. First the problem:
\transcript{proof-opb}
There is a variable for each option. Item~A is in the options 2 and~4, so exactly one of $x_2$ and
$x_4$ is~1. The checker counts such an equation as two inequalities, so there are fourteen of
them.

@ And then the proof:
\transcript{proof-paper}
The conditions of the problem have the numbers 1 to~14. Condition~15 is the first lemma: $\bar
x_2\ge1$, option~2 is in no cover. Suppose it were; then $x_4$ is 0 because of item~A, $x_6$
because of item~D, and $x_5$ because of item~G. Item~B needs $x_3$, which excludes $x_1$ by
item~C; and nothing is left for~E. Condition 16 excludes the cover that \.{solx} gives: the
checker finds out by propagation that the other options are not chosen. Condition~17 is $0\ge1$.
It follows: with 15, item~A needs $x_4$, item~E needs $x_1$, and item~B needs $x_5$; but this
cover is excluded. The conclusion names the last condition, number $-1$ when counted from the end,
as a contradiction: there is one cover in all.
\smallskip
\centerline{\vbox{\halign{\tentex#\hfil\quad&#\hfil\cr
rup {\it inequality} ;&it follows by reverse unit propagation\cr
solx {\it literals} ;&this is a solution that was not given before\cr
core id {\it numbers} ;&from now on a part of the problem (see below)\cr
del id {\it numbers} ;&these are not needed any more\cr}}}

@ This chapter writes problems in two forms, and proofs in both. One form is OPB, the format of
the competitions of pseudo-Boolean solvers [RM16], with a comment for each option; the other one
is a formula in clauses. A |ProofWriter| writes each sentence of the search as it comes, into a
stream.

@(dlx/text/proof.hpp@>=
#pragma once
/* Problems as pseudo-Boolean conditions, in OPB, and as formulas in clauses; and proofs
   that all covers were found, for VeriPB 3 and for checkers of LRAT. */
#include "dlx/more/lemmas.hpp"
#include "dlx/more/problem.hpp"
#include <cstdint>
#include <fmt/format.h>
#include <iterator>
#include <memory>
#include <ostream>
#include <string>
#include <vector>
namespace dlx {
struct Conditions {
  std::string text;        /* in OPB, with the options as comments */
  std::uint64_t count = 0; /* of inequalities; an equation is two of them */
};
Conditions write_opb(Problem const& problem, bool is_for_proof = true);
  /* variable |x1| is option~1, and so on; costs are left out. Size: proportional to the
     number of entries; time: that, times its logarithm */
@<Declare the formula of a problem@>
@<Declare a line of a proof@>
@<Declare writers of proofs@>
} // |namespace dlx|

@ A line is put together in memory, word by word, and sent at once.

@<Declare a line of a proof@>=
class ProofLine {
public:
  explicit ProofLine(std::ostream& o) : out(o) {}
  template<class Word> ProofLine& operator<<(Word const& word)
  {
    fmt::format_to(std::back_inserter(words), "{}", word);
    return *this;
  }
  void end(char const* last)
  {
    *this << last;
    out.write(words.data(), static_cast<std::streamsize>(words.size()));
    words.clear();
  }
  std::ostream& out;
private:
  @[fmt::memory_buffer@]@, words;
};

@ Both writers put sentences into streams.

@<Declare writers of proofs@>=
std::unique_ptr<ProofWriter> veripb_to(std::ostream& out, Problem const& problem,
  std::uint64_t conditions);
  /* writes a proof in version 3.0 of the format, for so many inequalities */
std::unique_ptr<ProofWriter> lrat_to(std::ostream& cnf, std::ostream& lrat,
  Problem const& problem, std::uint64_t covers);
  /* writes the problem as a formula, in which the covers, of which there must be so
     many, are excluded one by one; and the proof that it has no solution. Throws
     |Unsupported| if there are bounds. Size of the formula: all pairs of options
     that share an item */

@ Options without a primary item are in no cover, and have no variable in a file of conditions.

@(dlx/text/proof.cpp@>=
#include "dlx/text/proof.hpp"
#include "dlx/base/index.hpp"
#include "dlx/text/translate.hpp"
#include <algorithm>
#include <unordered_map>
#include <utility>
namespace dlx {
namespace {
@<Write the conditions of items@>
@<Write a proof for VeriPB@>
}
@<Write a problem in OPB@>
@<Find the clauses of a problem@>
@<Write a formula@>
namespace {
@<Write a proof in clauses@>
}
std::unique_ptr<ProofWriter> veripb_to(std::ostream& out, Problem const& problem,
  std::uint64_t conditions)
{ return std::make_unique<VeriPB>(out, problem, conditions); }
std::unique_ptr<ProofWriter> lrat_to(std::ostream& cnf, std::ostream& lrat,
  Problem const& problem, std::uint64_t covers)
{ return std::make_unique<Lrat>(cnf, lrat, problem, covers); }
} // |namespace dlx|

@*1 Conditions. Each kind of item has its conditions. Let $x_1$, \dots, $x_n$ be its options.
$$\vbox{\halign{#\hfil\quad&\tentex#\hfil\quad&\hfil#\hfil\cr
{\it item}&\it conditions&{\it numbers}\cr
\noalign{\smallskip}
primary&1 x1 1 x2 1 x3 = 1 ;&2\cr
bounds 2 and 4, of 6&1 x1 \rm\dots\tentex\ 1 x6 >= 2 ;&1\cr
&1 \char"7Ex1 \rm\dots\tentex\ 1 \char"7Ex6 >= 2 ;&1\cr
secondary&1 \char"7Ex1 1 \char"7Ex2 1 \char"7Ex3 >= 2 ;&1\cr
without options&>= 1 ;&1\cr}}$$
A tilde is a negation. ``At most four of six'' is said as ``at least two of six are not''; in this
form all conditions are sums that must be large enough. Conditions that are true anyway, such as
an upper bound of seven for six options, are left out; the checker of \sec{text/conditions} has to
leave out the same ones.

@<Write the conditions of items@>=
struct Writer {
  Problem const& problem;
  Guises guises = {};
  int variables = 0;
  std::uint64_t lines = 0, conditions = 0;
  std::string words = {};
  @<Write conditions@>
};

@ A sum is a line, with one space between its words.

@<Write conditions@>=
void sum(std::vector<int> const& some, char const* sign, int bound, int count)
{
  for (int v : some) words += fmt::format("1 {}x{} ", v < 0 ? "~" : "", v < 0 ? -v : v);
  words += fmt::format("{} {} ;\n", sign, bound);
  ++lines;
  conditions += index(count);
}

@ Each option of a primary item is a guise (\sec{text/translate}). Equal bounds are written as an
equation.

@<Write conditions@>=
void primary(int item)
{
  auto const [lower, upper] = problem.item(item).bounds;
  std::vector<int> all, none;
  for (Guise const& g : guises[index(item)]) {
    all.push_back(g.options[0]);
    none.push_back(-g.options[0]);
  }
  int const n = static_cast<int>(all.size());
  if (lower == upper and n > 0) return sum(all, "=", lower, 2);
  if (lower > 0) sum(all, ">=", lower, 1);
  if (upper < n) sum(none, ">=", n - upper, 1);
}

@ At most one guise of a coloured item may be used. If a colour has $d>1$ options, it gets a
variable~$y$ of its own, after those of the options, and two conditions. These are $dy\ge
x_a+x_b+\cdots$, so that $y$ is 1 when one of them is chosen, and $x_a+x_b+\cdots\ge y$, so that
it is 0 when none is. The checker needs the second to know~$y$ when a cover is given; the covers
do not depend on it. For a pot with soup in the options 1 and~2, and $y$ number~4, these two lines
are \.{2 x4 -1 x1 -1 x2 >= 0 ;} and \.{1 x1 1 x2 -1 x4 >= 0 ;}.
@^guise of an item@>

@<Write conditions@>=
void secondary(int item)
{
  if (guises[index(item)].size() < 2) return;
  std::vector<int> used;
  for (auto const& [colour, options] : guises[index(item)]) {
    used.push_back(options.size() == 1 ? -options[0] : -++variables);
    if (options.size() == 1) continue;
    words += fmt::format("{} x{}", options.size(), variables);
    for (int v : options) words += fmt::format(" -1 x{}", v);
    words += " >= 0 ;\n";
    for (int v : options) words += fmt::format("1 x{} ", v);
    words += fmt::format("-1 x{} >= 0 ;\n", variables);
    lines += 2, conditions += 2;
  }
  sum(used, ">=", static_cast<int>(used.size()) - 1, 1);
}

@ The text begins with a line that counts, then come the comments, and the variables that are {\it
preserved}: two solutions are the same if these agree. The variables of colours are not among
them. Since the first line counts the conditions, they are written first, into a string of their
own.

Without a proof, the file is for solvers of pseudo-Boolean problems, which do not know what is
preserved. So options that are in no cover are forbidden there, and costs are to be minimized.

@<Write a problem in OPB@>=
Conditions write_opb(Problem const& p, bool is_for_proof)
{
  Writer w = {p, guises_of(p), p.option_count()};
  std::string comments, preserved, costs;
  for (int o = 1; o <= p.option_count(); ++o) {
    bool const is_idle = not p.is_candidate(o);
    if (is_idle and is_for_proof) continue;
    if (is_idle) w.sum({-o}, ">=", 1, 1);
    if (p.cost(o) != 0) costs += fmt::format(" {:+} x{}", p.cost(o), o);
    preserved += fmt::format(" x{}", o);
    @<Write option |o| as a comment@>
  }
  auto const head = is_for_proof ? fmt::format("preserved:{} ;\n", preserved) : @|
    costs.empty() ? "" : fmt::format("min:{} ;\n", costs);
  for (int i = 1; i <= p.item_count(); ++i) {
    w.words += fmt::format("* {}\n", p.item(i).name);
    i <= p.primary_count() ? w.primary(i) : w.secondary(i);
  }
  return {fmt::format("* #variable= {} #constraint= {}\n{}{}{}", w.variables,@|
    w.lines, comments, head, w.words), w.conditions};
}

@ A comment says what a variable means: its option's name, if it has one, and its items.

@<Write option |o| as a comment@>=
comments += fmt::format("* x{}:", o);
if (not p.option_name(o).empty()) comments += fmt::format(" {}:", p.option_name(o));
for (Entry const& e : p.option(o)) comments += fmt::format(" {}", p.name_of(e));
comments += "\n";

@*1 Proofs for VeriPB. Each lemma and each cover is one new condition; so sentence~$k$ of the search
has the number of conditions plus~$k$.

@<Write a proof for VeriPB@>=
class VeriPB : public ProofWriter {
public:
  VeriPB(std::ostream& out, Problem const& p, std::uint64_t n) : line(out), problem(p), first(n)
  { (line << "pseudo-Boolean proof version 3.0\nf " << n).end(" ;\n"); }
  @<Write a sentence for VeriPB@>
private:
  ProofLine line;
  Problem const& problem;
  std::uint64_t first; /* number of conditions */
};

@ A cover without bounds need only list what is chosen: each other option has a primary item,
which one of these covers, and so it is false by propagation. With bounds an item may be able to
take one more option. Then all options are listed, and those that are not chosen have a tilde.

A lemma is a clause: of the free options, at least one is not chosen. Without free options, it is
the contradiction at the end.

@<Write a sentence for VeriPB@>=
void cover(std::uint64_t, std::span<int const> options) override
{
  std::vector<char> chosen(problem.has_bounds() ? index(problem.option_count()) + 1 : 0);
  line << "solx";
  for (int o : options) {
    line << " x" << o;
    if (not chosen.empty()) chosen[index(o)] = 1;
  }
  for (int o = 1; o < static_cast<int>(chosen.size()); ++o)
    if (not chosen[index(o)] and problem.is_candidate(o)) line << " ~x" << o;
  line.end(" ;\n");
}
void lemma(Lemma const& lemma) override
{
  line << "rup";
  for (Fork const& b : lemma.path.first(lemma.length))
    if (b.is_free()) line << " 1 ~x" << b.option;
  line.end(" >= 1 ;\n");
}

@ A cover that was given is a condition which changes the problem: it has one solution less than
before. If that condition could be deleted at will, the same cover could be given and counted
twice. So the checker keeps a {\it core\/} of conditions [BGMN23], the problem and the excluded
covers; and what is deleted from the core must follow from what stays in it. A lemma implies the
covers that are deleted with it, but it is not in the core yet; so it is moved there first. If a
subtree has no cover, its lemmas can be deleted without that. If the search was stopped, the
conclusion says that only a part has been proved.
@^core of a proof@>

@<Write a sentence for VeriPB@>=
void forget(std::span<std::uint64_t const> numbers, bool has_covers) override
{
  if (has_covers) line << "core id -1 ;\n";
  line << "del id";
  for (auto n : numbers) line << " " << first + n;
  line.end(" ;\n");
}
void finish(std::uint64_t covers, bool is_complete) override
{
  line << "output NONE;\nconclusion ENUMERATION_" << (is_complete ? "COMPLETE " : "PARTIAL ") << covers;
  line.end(is_complete ? " : -1;\nend pseudo-Boolean proof;\n" : ";\nend pseudo-Boolean proof;\n");
  line.out.flush();
}

@*1 The problem in clauses. \label{text/lrat}%
A {\it formula\/} has variables that are true or false, and {\it clauses}, each of which says that
at least one of some variables is true, or that at least one is false. An option is a variable,
and there are three kinds of clauses. Here are three people, of whom Ann and Bob want to cook
soup, and Cem wants to dance:
$$\vbox{\halign{\hfil#\quad&\tentex#\hfil\qquad&\tentex#\hfil\quad&#\hfil\cr
&\it options&\it clauses\cr
\noalign{\smallskip}
1&cook Ann&1 2 0&one cooks, Ann or Bob\cr
2&cook Bob&-1 -2 0&not both of them\cr
3&dance Cem&-3 0&this option is in no cover\cr}}$$
The primary item is \.{cook}, and \.{dance} is a secondary one; an option without a primary item
is in no cover. A clause ends with a zero, and a minus sign is a negation: this is the format
DIMACS. The formula has two models, and the problem has two covers. {\it The models of the formula
are the covers of the problem, one for one\/}: this is the invariant. Two kinds of proofs depend
on it, those that nothing was missed, below, and those of a number (\sec{text/cpog}).
@^clause@>@^formula@>@^DIMACS format@>@^invariant of a formula@>

@ \label{text/clause-order}%
A proof names clauses by their numbers, so their order is part of the format. First come the
primary items, as they stand in the problem, then the clashes, all pairs $a<b$ of options that do
not go together, by $a$ and then by~$b$. Options that are {\it idle}, without a primary item, come
last. If there is no option, variable~1 is idle, since some programs want at least one variable.

Two options clash if they share an item, unless both give it the same colour. So colours make no
clauses of their own; they only make fewer clashes. The clauses themselves are not kept: the
number of a clash follows from the place of~$b$ in the list of~$a$. Clauses cannot count to more
than one, so bounds are refused.
@^clash of options@>@^idle option@>

@<Declare the formula of a problem@>=
class CoverFormula {
public:
  explicit CoverFormula(Problem const& problem);
    /* throws |Unsupported| if there are bounds. Size: all pairs of options that
       share an item */
  int variable_count() const { return static_cast<int>(lists.size()) - 1; }
  int item_count() const { return static_cast<int>(members.size()) - 1; }
  std::uint64_t clause_count() const { return count; }
  std::vector<int> const& options_of(int item) const { return members[item]; }
  std::vector<int> const& clashes_of(int option) const { return lists[option]; } /* greater ones */
  std::uint64_t clause_of(int a, int b) const; /* ``not both''; 0 if they do not clash */
  std::vector<int> const& idle() const { return idlers; } /* options of no cover */
  std::uint64_t clause_of_idle(std::size_t k) const /* option |idle()[k]| */
  { return count - idlers.size() + k + 1; } /* the clause of item |i| has the number |i| */
  void write(std::ostream& out, std::uint64_t more) const; /* in DIMACS; so many clauses will follow */
private:
  std::vector<std::vector<int> > members, lists;
  std::vector<std::uint64_t> begin; /* of the clashes of an option */
  std::vector<int> idlers;
  std::uint64_t count = 0;
};

@ The constructor goes through the options from the last to the first, and keeps for each item the
options that have used it. In these lists an |Entry| is an option, with the colour that it gives
to the item. Two options may share two items, and are one clash; so the lists are made free of
copies.

@<Find the clauses of a problem@>=
CoverFormula::CoverFormula(Problem const& p) : members(index(p.primary_count()) + 1),
  lists(std::max(index(p.option_count()), std::size_t{1}) + 1), begin(lists.size())
{
  if (p.has_bounds())
    throw Unsupported("a proof in clauses cannot count, and this problem has bounds");
  std::vector<std::vector<Entry> > uses(index(p.item_count()) + 1);
  for (int o = variable_count(); o > 0; --o) {
    if (o > p.option_count() or not p.is_candidate(o)) idlers.push_back(o);
    else @<Find the clashes of option |o| with later ones@>
  }
  std::ranges::reverse(idlers);
  for (auto& list : members) std::ranges::reverse(list);
  count = index(item_count());
  for (std::size_t o = 1; o < lists.size(); ++o) {
    begin[o] = count + 1;
    count += lists[o].size();
  }
  count += idlers.size();
}

@ The later uses of an item clash, but for those with the same colour.

@<Find the clashes of option |o| with later ones@>=
{
  auto& list = lists[index(o)];
  for (Entry const& e : p.option(o)) {
    if (e.item <= p.primary_count()) members[index(e.item)].push_back(o);
    auto& later = uses[index(e.item)];
    for (Entry const& use : later)
      if (e.colour == 0 or e.colour != use.colour) list.push_back(use.item);
    later.push_back({o, e.colour});
  }
  std::ranges::sort(list);
  list.erase(std::unique(list.begin(), list.end()), list.end());
}

@ A clash of $a$ and~$b$ is found by a binary search.

@<Find the clauses of a problem@>=
std::uint64_t CoverFormula::clause_of(int a, int b) const
{
  if (a > b) std::swap(a, b);
  auto const& list = lists[index(a)];
  auto const it = std::ranges::lower_bound(list, b);
  if (it == list.end() or *it != b) return 0;
  return begin[index(a)] + static_cast<std::uint64_t>(it - list.begin());
}

@ An item without options is an empty clause, a lonely zero, which nothing satisfies.

@<Write a formula@>=
void CoverFormula::write(std::ostream& out, std::uint64_t more) const
{
  out << "p cnf " << variable_count() << ' ' << count + more << '\n';
  for (int i = 1; i <= item_count(); ++i) {
    for (int o : members[index(i)]) out << o << ' ';
    out << "0\n";
  }
  for (int a = 1; a <= variable_count(); ++a)
    for (int b : lists[index(a)]) out << '-' << a << " -" << b << " 0\n";
  for (int o : idlers) out << '-' << o << " 0\n";
}

@*1 Proofs in clauses. A formula cannot say ``these are all''; it can only say ``there is none''. So
for each cover that was found there is a clause that excludes it, as a part of the {\it problem};
and the proof shows that nothing satisfies the formula. Here is the paper's matrix, where the last
clause excludes the cover:
\transcript{proof-cnf}
A proof that this has no solution says that there is no {\it other\/} cover. It does not say that
the known one {\it is\/} a cover; \cmd{dlx verify} says that. And no checker of clauses can say
whether the formula belongs to the problem.
@^LRAT@>

@ \label{text/hints}%
Checkers of the format LRAT [CHJKS17] do not look for what follows; each lemma says by which
clauses, and in which order:
\transcript{proof-lrat}
A line is a number, the lemma, a zero, the {\it hints}, and a zero. The first lemma says ``not
option~2''. Suppose 2. Clause~11 says ``not both 2 and~5'', so 5 is out, and of item~B, clause~2,
option~3 is left. The clauses 8 and~12 rule out 1 and~6, and item~E, clause~5, has nothing left.
Each hint but the last leaves one literal, which is then known, and the last hint leaves none. So
the checker looks at each clause once.
@^hints of a proof@>

@ The path of the lemma has the hints. Below the option that is refuted there are only last
options (\sec{more/lemmas}). At each such branch, every other option of its item is out, either
because it clashes with an option above, or because it has been refuted there; each gets a hint,
unless it is known to be false already. Then the item's own clause leaves the last option. At the
end of the path all options of a dead item are out, and its clause is the conflict; or there is a
cover, and the clause that excludes it.

A lemma here names {\it all\/} options of the path, not only the free ones. So the options that
were forced need no hints of their own in the lemmas below them. VeriPB needs no hints at all,
since its condition ``at most one option'' excludes all others at a stroke. So the file is
fourteen times as long as the other for pentominoes in a box of $3\times20$.

@ The class |Lrat| writes sentences as they come. After the clauses of the problem come those of
the covers, and then the lemmas. So the number of covers must be known before the first lemma is
written, and the search runs twice. With a wrong number the proof is wrong, and a checker refuses
it. For each lemma, the options that are out already are marked, and listed so that the marks can
be removed cheaply.

@<Write a proof in clauses@>=
class Lrat : public ProofWriter {
  ProofLine formula, proof;
  CoverFormula clauses;
  std::uint64_t next_cover = 0, next_lemma = 0; /* their numbers */
  std::unordered_map<std::uint64_t, std::uint64_t> clause_of; /* sentence: number */
  std::vector<char> is_out; /* of each option, in the lemma that is being written */
  std::vector<int> out;
  @<Give hints@>
public:@/
  @<Write a sentence in clauses@>
};

@ The clauses of the problem are written at once. A cover is a clause of the problem; in the proof
nothing is said of it.

@<Write a sentence in clauses@>=
Lrat(std::ostream& cnf, std::ostream& lrat, Problem const& p, std::uint64_t covers)
  : formula(cnf), proof(lrat), clauses(p), is_out(index(p.option_count()) + 1)
{
  clauses.write(cnf, covers);
  next_cover = clauses.clause_count() + 1;
  next_lemma = next_cover + covers;
}
void cover(std::uint64_t number, std::span<int const> chosen) override
{
  clause_of[number] = next_cover++;
  for (int o : chosen) formula << "-" << o << " ";
  formula.end("0\n");
}

@ A lemma: its number, all options down to the one that is refuted; and the hints, branch by
branch, down to the leaf.

@<Write a sentence in clauses@>=
void lemma(Lemma const& lemma) override
{
  proof << (clause_of[lemma.number] = next_lemma++) << " ";
  for (Fork const& b : lemma.path.first(lemma.length)) proof << "-" << b.option << " ";
  proof << "0 ";
  for (std::size_t k = lemma.length; k < lemma.path.size(); ++k) refute(k, lemma);
  if (lemma.dead == 0) proof << clause_of.at(lemma.cover);
  else {
    for (int o : clauses.options_of(lemma.dead)) rule_out(o, lemma.path.size(), lemma);
    proof << lemma.dead;
  }
  proof.end(" 0\n");
  for (int o : out) is_out[index(o)] = 0;
  out.clear();
}

@ At a branch, first the options that have been refuted there, each by its lemma, then all others
by clashes; then the item's clause.

@<Give hints@>=
void refute(std::size_t level, Lemma const& lemma)
{
  Fork const& b = lemma.path[level];
  for (Refuted const& r : b.refuted) rule_out_by(clause_of.at(r.lemma), r.option);
  for (int o : clauses.options_of(b.item))
    if (o != b.option) rule_out(o, level, lemma);
  proof << b.item << " ";
}
void rule_out(int o, std::size_t level, Lemma const& lemma)
{
  if (is_out[index(o)]) return;
  std::uint64_t clash = 0;
  for (std::size_t k = 0; k < level and clash == 0; ++k)
    clash = clauses.clause_of(lemma.path[k].option, o);
  rule_out_by(clash, o);
}
void rule_out_by(std::uint64_t clause, int option)
{
  proof << clause << " ";
  is_out[index(option)] = 1;
  out.push_back(option);
}

@ A forgotten cover is a clause of the {\it problem}. It may be deleted: a deletion makes it
harder to come to a contradiction, never easier, and the proof is about the formula in the file.
Two equal clauses of covers are one; only VeriPB's count distinguishes them. A deletion begins
with the number of the newest lemma.

@<Write a sentence in clauses@>=
void forget(std::span<std::uint64_t const> numbers, bool) override
{
  proof << next_lemma - 1 << " d ";
  for (auto n : numbers) {
    auto const it = clause_of.find(n);
    proof << it->second << " ";
    clause_of.erase(it);
  }
  proof.end("0\n");
}
void finish(std::uint64_t, bool) override
{
  formula.out.flush();
  proof.out.flush();
}

@ \pitfall{To exclude a cover by its chosen options only: with bounds, a larger set of options may
be a cover as well, and would be excluded with it. VeriPB excludes exactly one assignment; with
clauses this mistake is possible. To write the rule \.a of VeriPB, which adds anything unchecked. To
forget the idle options: each of them doubles the number of models. To give hints that are superfluous, or in the wrong order: some checkers refuse them. Some
checkers fail with status~0: look for \.{s VERIFIED} at the beginning of a line.}

\pinned{\.{tests/text/proof\UL test.cpp} evaluates the clauses of random problems
for all values of all variables, and finds the covers, each once, and nothing else. It has the proof
of the four queens, and those of the exercise, and reads proofs in clauses with a reader of its own,
in which each hint must leave exactly one literal and the last one none. Whether the proofs for
VeriPB are right, \sec{text/check_proof} finds out. In its long form,
\.{tests/command/verify\UL test.cpp} asks the checkers \.{lrat-check}, \.{drat-trim}, and
\.{cake\UL lpr}, as far as they can be found.}

\exercise[15]{The condition of a secondary item with one guise is left out. What would be wrong if
that of a primary item with one option were left out as well?}
\answer{The option need not be chosen. The problem would have more solutions than covers, and the
proof would fail where it says that there are no more.}

\exercise[20]{What does the proof of a problem without covers look like, if it is found dead at the
root? And what if it has no items at all?}
\answer{In the first case the empty lemma is all that there is between the first two lines and the
last three. In the second there is one cover, which is empty: \.{solx ;}, and the condition that is
added is $0\ge1$ already.}

\exercise[15]{How many clauses does the problem of eight queens have, in which the diagonals are
secondary items?}
\answer{There are 16 primary items, ranks and files. Each two squares on one line clash: there are
448 such pairs on ranks and files together, and 280 on diagonals. So $16+728=744$; the first line of
the file says so, too.}

\exercise[20]{An item that 1000 options share makes 499{,}500 clashes. How can one say ``at most one
of them'' with fewer clauses, if one may add variables? Why was it not done here?}
\answer{With a variable for ``one of the first $k$ is true'', for each~$k$, about 3000 clauses
suffice. But then a proof speaks not only of options. And for a certificate of the number each of
these variables must be shown to depend on the options, or models are counted several times.}

\summary{An option is a variable, an item a condition or two; or items, clashes, and idle options are
clauses. Lemmas and covers become conditions with numbers; what is not needed any more is deleted.
For checkers of clauses, each lemma names its reasons, in order.}
