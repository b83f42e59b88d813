@** Proofs that others can check. \label{text/proof}%
A search can say why it has found all covers (\sec{more/lemmas}). In which language? In one for which other people have
written checkers, since a checker should not come in the same box as the program. The program VeriPB has such a
language, whose conditions are inequalities between sums of variables that are 0 or~1. It is also the only one that
knows what ``these are all solutions'' means, and not only ``there are none'' [MNOT26].
@^VeriPB@>@^pseudo-Boolean proof@>

Here is the matrix of the paper, and the proof that it has one cover. First the problem:
\transcript{proof-opb}
There is a variable for each option. Item~A is in the options 2 and~4, so exactly one of $x_2$ and $x_4$ is~1. Between
the problem and this file there is nothing clever that could go wrong. The checker counts such an equation as two
inequalities, so there are fourteen of them.

@ And then the proof:
\transcript{proof-paper}
The conditions of the problem have the numbers 1 to~14. Condition~15
is the first lemma: $\bar x_2\ge1$, option~2 is in no cover. Suppose
it were; then $x_4$ is 0 because of item~A, $x_6$ because of item~D, and $x_5$ because of item~G. Item~B needs $x_3$, which
excludes $x_1$ by item~C; and nothing is left for~E. Condition 16 excludes the cover that \.{solx} gives: the checker finds out by propagation that the other options are not chosen. Condition~17
is $0\ge1$. It follows: with 15, item~A needs $x_4$, item~E needs $x_1$, and item~B
needs $x_5$; but this cover is excluded. The conclusion names the last condition, number $-1$ when counted from the end, as a
contradiction: there is one cover in all.
\smallskip
\centerline{\vbox{\halign{\tentex#\hfil\quad&#\hfil\cr
rup {\it inequality} ;&it follows by reverse unit propagation\cr
solx {\it literals} ;&this is a solution that was not given before\cr
core id {\it numbers} ;&from now on a part of the problem (see below)\cr
del id {\it numbers} ;&these are not needed any more\cr}}}

@ This chapter has two writers. One writes the problem, in the format OPB of the
competitions of pseudo-Boolean solvers [RM16], with a comment for each option. The other one is a |ProofWriter|, and writes each
sentence of the search as it comes, into a stream.

@(dlx/text/proof.hpp@>=
#pragma once
/* Problems as pseudo-Boolean conditions, in OPB; and proofs that all covers were
   found, for VeriPB 3. */
#include "dlx/more/lemmas.hpp"
#include "dlx/more/problem.hpp"
#include <cstdint>
#include <memory>
#include <ostream>
#include <string>
namespace dlx {
struct Conditions {
  std::string text;        /* in OPB, with the options as comments */
  std::uint64_t count = 0; /* of inequalities; an equation is two of them */
};
Conditions write_opb(Problem const& problem, bool is_for_proof = true);
  /* variable |x1| is option~1, and so on; costs are left out. Size: proportional to the
     number of entries; time: that, times its logarithm */
std::unique_ptr<ProofWriter> veripb_to(std::ostream& out, Problem const& problem,
  std::uint64_t conditions);
  /* writes a proof in version 3.0 of the format, for so many inequalities */
} // |namespace dlx|

@ Options without a primary item are in no cover, and have no variable.

@(dlx/text/proof.cpp@>=
#include "dlx/text/proof.hpp"
#include "dlx/base/index.hpp"
#include "dlx/text/translate.hpp"
#include <fmt/format.h>
#include <vector>
namespace dlx {
namespace {
@<Write the conditions of items@>
@<Write a proof for VeriPB@>
}
@<Write a problem in OPB@>
std::unique_ptr<ProofWriter> veripb_to(std::ostream& out, Problem const& problem,
  std::uint64_t conditions)
{ return std::make_unique<VeriPB>(out, problem, conditions); }
} // |namespace dlx|

@*1 The problem. Each kind of item has its conditions. Let $x_1$, \dots, $x_n$ be its
options.
$$\vbox{\halign{#\hfil\quad&\tentex#\hfil\quad&\hfil#\hfil\cr
{\it item}&\it conditions&{\it numbers}\cr
\noalign{\smallskip}
primary&1 x1 1 x2 1 x3 = 1 ;&2\cr
bounds 2 and 4, of 6&1 x1 \rm\dots\tentex\ 1 x6 >= 2 ;&1\cr
&1 \char"7Ex1 \rm\dots\tentex\ 1 \char"7Ex6 >= 2 ;&1\cr
secondary&1 \char"7Ex1 1 \char"7Ex2 1 \char"7Ex3 >= 2 ;&1\cr
without options&>= 1 ;&1\cr}}$$
A tilde is a negation. ``At most four of six'' is said as ``at least two of six are not''; in this form all conditions
are sums that must be large enough. Conditions that are true anyway, such as an upper bound of seven for six options,
are left out; the checker of \sec{text/conditions} has to leave out the same ones.

@<Write the conditions of items@>=
struct Writer {
  Problem const& problem;
  Guises guises = {};
  int variables = 0;
  std::uint64_t lines = 0, conditions = 0;
  std::string words = {};
  void sum(std::vector<int> const& some, char const* sign, int bound, int count);
  void primary(int item);
  void secondary(int item);
};
void Writer::sum(std::vector<int> const& some, char const* sign, int bound, int count)
{
  for (int v : some) words += fmt::format("1 {}x{} ", v < 0 ? "~" : "", v < 0 ? -v : v);
  words += fmt::format("{} {} ;\n", sign, bound);
  ++lines;
  conditions += index(count);
}

@ Each option of a primary item is a guise (\sec{text/translate}). Equal bounds are written as an equation.

@<Write the conditions of items@>=
void Writer::primary(int item)
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

@ At most one guise of a coloured item may be used. If a colour has $d>1$ options, it gets a variable~$y$ of its own,
after those of the options, and two conditions. These are $dy\ge x_a+x_b+\cdots$, so that $y$ is 1 when one of them is
chosen, and $x_a+x_b+\cdots\ge y$, so that it is 0 when none is. The checker needs the second to know~$y$ when a cover
is given; the covers do not depend on it.
@^guise of an item@>

@<Write the conditions of items@>=
void Writer::secondary(int item)
{
  if (guises[index(item)].size() < 2) return;
  std::vector<int> used;
  for (auto const& [colour, options] : guises[index(item)]) {
    used.push_back(options.size() == 1 ? -options[0] : -++variables);
    if (options.size() == 1) continue;
    @<Define the variable of a guise with several |options|@>
  }
  sum(used, ">=", static_cast<int>(used.size()) - 1, 1);
}

@ For a pot with soup in the options 1 and~2, and $y$ number~4, these two lines are
\.{2 x4 -1 x1 -1 x2 >= 0 ;} and \.{1 x1 1 x2 -1 x4 >= 0 ;}.

@<Define the variable of a guise with several |options|@>=
words += fmt::format("{} x{}", options.size(), variables);
for (int v : options) words += fmt::format(" -1 x{}", v);
words += " >= 0 ;\n";
for (int v : options) words += fmt::format("1 x{} ", v);
words += fmt::format("-1 x{} >= 0 ;\n", variables);
lines += 2, conditions += 2;

@ The text begins with a line that counts, then come the comments, and the variables that
are {\it preserved}: two solutions are the same if these agree. The variables of colours
are not among them. Since the first line counts the conditions, they are written first, into a string of their own.

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
    if (i <= p.primary_count()) w.primary(i);
    else w.secondary(i);
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

@*1 The proof. Each lemma and
each cover is one new condition; so sentence~$k$ of the search has the number of conditions plus~$k$.

@<Write a proof for VeriPB@>=
class VeriPB : public ProofWriter {
public:
  VeriPB(std::ostream& o, Problem const& p, std::uint64_t n) : out(o), problem(p), first(n)
  {
    words += fmt::format("pseudo-Boolean proof version 3.0\nf {} ;\n", n);
    send();
  }
  void cover(std::uint64_t number, std::span<int const> options) override;
  void lemma(Lemma const& lemma) override;
  void forget(std::span<std::uint64_t const> numbers, bool has_covers) override;
  void finish(std::uint64_t covers, bool is_complete) override;
private:
  void send()
  {
    out.write(words.data(), static_cast<std::streamsize>(words.size()));
    words.clear();
  }
  std::ostream& out;
  Problem const& problem;
  std::uint64_t first; /* number of conditions */
  std::string words;
};

@ A cover without bounds need only list what is chosen: each other option has a primary
item, which one of these covers, and so it is false by propagation. With bounds an item may be able to take one more option. Then all options are
listed, and those that are not chosen have a tilde.

@<Write a proof for VeriPB@>=
void VeriPB::cover(std::uint64_t, std::span<int const> options)
{
  std::vector<char> chosen(problem.has_bounds() ? index(problem.option_count()) + 1 : 0);
  words += "solx";
  for (int o : options) {
    words += fmt::format(" x{}", o);
    if (not chosen.empty()) chosen[index(o)] = 1;
  }
  for (int o = 1; o < static_cast<int>(chosen.size()); ++o)
    if (not chosen[index(o)] and problem.is_candidate(o)) words += fmt::format(" ~x{}", o);
  words += " ;\n";
  send();
}

@ A lemma is a clause: of the free options, at least one is not chosen. Without free options, it is the contradiction at the end.

@<Write a proof for VeriPB@>=
void VeriPB::lemma(Lemma const& lemma)
{
  words += "rup";
  for (Fork const& b : lemma.path.first(lemma.length))
    if (b.is_free()) words += fmt::format(" 1 ~x{}", b.option);
  words += " >= 1 ;\n";
  send();
}

@ A cover that was given is a condition which changes the problem: it has one solution less than before. If that
condition could be deleted at will, the same cover could be given and counted twice. So the checker keeps a {\it core\/}
of conditions [BGMN23], the problem and the excluded covers; and what is deleted from the core must follow from what
stays in it. A lemma implies the covers that are deleted with it, but it is not in the core yet; so it is moved there
first. If a subtree has no cover, its lemmas can be deleted without that.
@^core of a proof@>

@<Write a proof for VeriPB@>=
void VeriPB::forget(std::span<std::uint64_t const> numbers, bool has_covers)
{
  if (has_covers) words += "core id -1 ;\n";
  words += "del id";
  for (auto n : numbers) words += fmt::format(" {}", first + n);
  words += " ;\n";
  send();
}

@ If the search was stopped, the conclusion says that only a part has been proved.

@<Write a proof for VeriPB@>=
void VeriPB::finish(std::uint64_t covers, bool is_complete)
{
  words += fmt::format("output NONE;\nconclusion ENUMERATION_{} {}{};\nend pseudo-Boolean proof;\n",@|
    is_complete ? "COMPLETE" : "PARTIAL", covers, is_complete ? " : -1" : "");
  send();
  out.flush();
}

@ \pitfall{To exclude a cover by its chosen options only: with
bounds, a larger set of options may be a cover as well, and would be excluded with it. VeriPB excludes exactly one assignment; with
clauses this mistake is possible (\sec{text/lrat}). To write the rule \.a of the format, which adds anything unchecked: it is meant for
debugging, and no proof of ours contains it.}

\pinned{\.{tests/text/proof\UL test.cpp} evaluates the conditions of random problems, with
colours and bounds, for all values of all variables, and finds the covers, each once, and
nothing else. It compares the count with that of the lines, and has the proof of the four queens, and those of the exercise. Whether the proofs are right, \sec{text/check_proof} finds out.}

\exercise[15]{The condition of a secondary item with one guise is left out. What would be wrong if that of a primary item
with one option were left out as well?}
\answer{The option need not be chosen. The problem would have more solutions than
covers, and the proof would fail where it says that there are no more.}

\exercise[20]{What does the proof of a problem without covers look like, if it is found dead at the root? And what
if it has no items at all?}
\answer{In the first case the empty lemma is all that there is between the first two lines and the last three. In the
second there is one cover, which is empty: \.{solx ;}, and the condition that is added is $0\ge1$ already.}

\summary{An option is a variable, an item a condition or two. Lemmas and covers become conditions with numbers; what is not needed any more
is deleted, and in a subtree with covers the lemma enters the core before.}
