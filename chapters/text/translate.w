@** SAT, LP, and back. \label{text/translate}%
How can other solvers be asked? Programs for SAT find out whether a formula of logic can be
satisfied; programs for LP minimize a linear function over whole numbers. For some exact cover
problems they are better than everything in this book; for others they are hopeless. And they know
nothing of our links, so they are excellent witnesses.
@^SAT solver@>@^integer programming@>@^minisat@>@^glpsol@>

Here is a kitchen, in both of their languages. There are one or two cooks; the pot can be used by
all who make soup in it, or by Cem, for his rice. Variables 1 to~3 are options, chosen or not; 6,
or
\.{y2\UL1}, says that there is soup in the pot; and 4 and~5 count the cooks.
\medskip\hbox to\pagewidth{\vtop{\hsize=.5\pagewidth\transcript{convert-dimacs}}\hfil
  \vtop{\hsize=.47\pagewidth\transcript{convert-lp}}}

@ In a linear program, each option is a variable $x_o$ that is 0 or~1. A primary item with the
options $a$, $b$, and~$c$ is the equation $x_a+x_b+x_c=1$, or two inequalities with its bounds. A
secondary item is $x_a+x_b+x_c\le1$. The sum of all $c_ox_o$, where $c_o$ is a cost, is to be
minimized. @^set partitioning@>

Only colours need thought. An item is {\it used\/} in some {\it guises}. All options that give it
the same colour are one guise, and each option that gives it no colour is a guise of its own. Then
the rule is: {\sl at most one guise}. The pot has two: soup, which Ann and Bob share, and rice,
which only Cem makes. A guise with several options gets a variable $y$ of its own, which is 1 if
one of them is chosen, so $y\ge x_o$ for each; and 0 if none is, so $y\le\sum x_o$. A guise with a
single option needs no variable, because $x_o$ does as well.
@^guise of an item@>

@ A formula is a conjunction of {\it clauses}, which are disjunctions of variables and negated
variables, written as numbers and negative numbers. ``At least one of $x_1$, \dots,~$x_n$'' is a
clause. ``At most one'' can be said in pairs, $\bar x_i\lor\bar x_j$ for all $i<j$. These are
$n(n-1)/2$ clauses, a disaster for five thousand options.
@^clause@>@^at most one@>

A {\it sequential counter}, described by Carsten Sinz in 2005 [S05], needs fewer. Let $s_{i,j}$
mean that {\it at least $j$ of the first $i$ variables\/} are true. Then
$$s_{i,j}\quad\hbox{if and only if}\quad s_{i-1,j}\lor
 \bigl(x_i\land s_{i-1,j-1}\bigr),$$
where $s_{i,0}$ is true, and $s_{i,j}$ with $j>i$ is false. With these four clauses for each pair,
at most $u$ are true if $\bar x_i\lor\bar s_{i-1,u}$ for all~$i$, and at least $l$ are true if
$s_{n,l}$ is. This takes about $4nk$ clauses and $nk$ new variables, where $k$ is the larger of
the bounds that matter.
@^sequential counter@>@^Sinz, Carsten@>
\sketch{counter}{The counter of the kitchen, with the numbers of its variables. Two cooks are enough:
   clause \.{-3 -5}.}

@ Sinz has implications in one direction only, which suffices for the question whether there is a
cover. With ``if and only if'', every $s_{i,j}$ and every~$y$ is determined by the options that
are chosen. Hence the invariant of this chapter: {\sl the models of the formula correspond one to
one to the covers}, and so do the solutions of the linear program. A {\it model\/} is a choice of
true or false for each variable, for which all clauses hold. A program that counts models counts
covers.

Costs need weights, as the dialect WCNF has them: each line begins with the cost of breaking the
clause, and a clause with the weight {\it top}, which the first line names, must hold in any case.
A cost becomes the clause ``this option is not chosen,'' and top is one more than all costs
together. A cost of $-3$ becomes ``this option is chosen,'' with the weight~3; all sums are then
larger than the costs by the same number, which a comment gives. Old and new solvers read this
form of WCNF. Plain clauses cannot say what an option costs, so a problem with costs is refused.
@^WCNF@>

@(dlx/text/translate.hpp@>=
#pragma once
/* Problems for other solvers: clauses for SAT and MaxSAT, linear programs; and
   their answers. */
#include "dlx/base/source.hpp"
#include "dlx/more/problem.hpp"
#include <optional>
namespace dlx {
@<Declare formulas and translations@>
} // |namespace dlx|

@ The tests count the models of the formula, so it is public.

@<Declare formulas and translations@>=
using Clause = std::vector<int>;
  /* of literals: variable $v$ is $v$, its negation $-v$; as in DIMACS */
struct Formula {
  int variables = 0; /* the first of them are the options */
  std::vector<Clause> clauses; /* none of them is empty */
  std::vector<std::string> notes; /* what the variables of colours mean */
};
Formula formula_of(Problem const& problem);
  /* one model for each cover; time and size: entries times the largest bound */
struct Guise { /* in which an item is used: */
  int colour = 0; /* this one; or 0, and then it has a single option */
  std::vector<int> options;
};
using Guises = std::vector<std::vector<Guise> >; /* for each item, from 1 */
Guises guises_of(Problem const& problem);
  /* of the candidates, in the order in which they first occur. Time: entries times the logarithm of their number */
std::string write_dimacs(Problem const& problem);
  /* DIMACS CNF; throws |ProblemError| if there are costs */
std::string write_wcnf(Problem const& problem);
  /* with costs as weights, in the older form, with a line \.{p wcnf} */
std::string write_lp(Problem const& problem);
  /* the LP format of CPLEX; size: proportional to the number of entries */
std::optional<std::vector<int> > read_answer(Source const& source, Problem const& p);
  /* the options that a solver has chosen, not verified; nothing, if it says that
     there is no answer. Throws |InputError| if the source says neither */

@ The linear program is written without the formula. One function reads the answers of all
solvers.

@(dlx/text/translate.cpp@>=
#include "dlx/text/translate.hpp"
#include "dlx/base/index.hpp"
#include "dlx/base/source.hpp"
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fmt/format.h>
#include <limits>
#include <map>
#include <utility>
namespace dlx {
@<Find the guises of all items@>
namespace {
@<Count in clauses@>
@<Write the text of a formula@>
@<Write the conditions of an item@>
@<Read a line of an answer@>
@<Collect what an answer says@>
}
@<Encode the items@>
@<Write clauses, or a linear program@>
@<Read the answer of a solver@>
} // |namespace dlx|

@ The guises of an item come in the order in which they first occur, so that the same problem
always gives the same text.

@<Find the guises of all items@>=
Guises guises_of(Problem const& p)
{
  Guises guises(index(p.item_count()) + 1);
  std::map<std::pair<int, int>, std::size_t> known; /* item and colour */
  for (int o = 1; o <= p.option_count(); ++o) {
    if (not p.is_candidate(o)) continue;
    for (Entry const& e : p.option(o)) {
      auto& list = guises[index(e.item)];
      auto const [it, fresh] = known.emplace(std::pair(e.item, e.colour), list.size());
      if (fresh or e.colour == 0) list.push_back({e.colour, {o}});
      else list[it->second].options.push_back(o);
    }
  }
  return guises;
}

@*1 Clauses. The |Encoder| collects clauses. The literals |yes| and |no| are constants and each
other's negation; they make the borders of the counter look like its middle. A clause with |yes|
is dropped; a literal |no| is left out. If nothing remains, nothing can satisfy the clause. Some
solvers stumble over an empty clause, so it is written with a variable that must be true and
false.

@<Count in clauses@>=
constexpr int yes = std::numeric_limits<int>::max(), no = -yes;
struct Encoder {
  Formula formula;
  int fresh() { return ++formula.variables; }
  @<Add clauses to the formula@>
};

@ Constants vanish, and so may a whole clause.

@<Add clauses to the formula@>=
void add(Clause const& clause)
{
  Clause rest;
  for (int literal : clause) {
    if (literal == yes) return;
    if (literal != no) rest.push_back(literal);
  }
  if (rest.empty()) {
    rest.push_back(fresh());
    formula.clauses.push_back({-rest[0]});
  }
  formula.clauses.push_back(rest);
}

@ The simple cases first: more than there are, all of them, at least one, at most one of a few. Up
to seven variables, pairs need no more clauses than the counter, as an exercise will show.

@<Add clauses to the formula@>=
void between(Clause const& x, Bounds bounds) /* so many of |x| are true */
{
  auto const [l, u] = bounds;
  int const n = static_cast<int>(x.size());
  if (l > n) return add({});
  if (l == n) {
    for (int v : x) add({v});
    return;
  }
  if (l == 1) add(x);
  if (u == 1 and n <= 7) {
    for (int i = 0; i < n; ++i)
      for (int j = i + 1; j < n; ++j) add({-x[i], -x[j]});
  } else if (l > 1 or u < n) count(x, l > 1 ? l : 0, u < n ? u : 0);
}

@ For the kitchen the new variables are 4, which is $s_{2,1}$ and means ``1 or~2,'' and 5, which
is $s_{2,2}$ and means ``1 and~2''. Each has three clauses, since one of the four vanishes. The
row |before| holds $s_{i-1,j}$ for all~$j$, the row |after| holds $s_{i,j}$. The first variable is
its own counter. Of the last row only $s_{n,l}$ is written down, as the two clauses of its
definition that matter.

@<Add clauses to the formula@>=
void count(Clause const& x, int lower, int upper) /* 0: no such bound */
{
  int const n = static_cast<int>(x.size()), k = std::max(lower, upper);
  Clause before(k + 1, no), after = before;
  before[0] = after[0] = yes;
  for (int i = 0; i < n; ++i) {
    if (upper > 0) add({-x[i], -before[upper]});
    if (i + 1 == n) break;
    for (int j = 1; j <= std::min(i + 1, k); ++j) {
      after[j] = i == 0 ? x[0] : fresh();
      if (i == 0) continue;
      add({-before[j], after[j]}); /* if \dots */
      add({-x[i], -before[j - 1], after[j]});
      add({-after[j], before[j], x[i]}); /* \dots\ and only if */
      add({-after[j], before[j], before[j - 1]});
    }
    before = after;
  }
  if (lower > 0) {
    add({before[lower], x[n - 1]});
    add({before[lower], before[lower - 1]});
  }
}

@ In a primary item each guise is one option, and the guises must be within the bounds; in a
secondary item too, with bounds 0 and~1. So one loop serves both. An item without lower bound and
with at most one guise needs no clause, such as the notes about givens in
\sec{puzzle/given-items}.

@<Encode the items@>=
Formula formula_of(Problem const& p)
{
  Encoder encoder;
  encoder.formula.variables = p.option_count();
  for (int o = 1; o <= p.option_count(); ++o)
    if (not p.is_candidate(o)) encoder.add({-o});
  auto const guises = guises_of(p);
  for (int i = 1; i <= p.item_count(); ++i) {
    auto const& list = guises[index(i)];
    Clause x;
    if (p.item(i).bounds.lower == 0 and list.size() < 2) continue;
    for (Guise const& guise : list)
      @<Find the variable of the |guise|@>
    encoder.between(x, p.item(i).bounds);
  }
  return encoder.formula;
}

@ A variable for several options is true if and only if one of them is. In the kitchen, soup
becomes the variable~6, with the clauses \.{-1 6}, \.{-2 6}, and \.{-6 1 2}. Of soup and Cem, at
most one is true: \.{-6 -3}.

@<Find the variable of the |guise|@>=
{
  x.push_back(guise.options[0]);
  if (guise.options.size() == 1) continue;
  x.back() = encoder.fresh();
  encoder.formula.notes.push_back(fmt::format("{} {}", x.back(),
    p.name_of({i, guise.colour})));
  Clause some = {-x.back()};
  for (int o : guise.options) {
    encoder.add({-o, x.back()});
    some.push_back(o);
  }
  encoder.add(some);
}

@ Every file begins with a table of the variables, in lines that solvers skip. Then comes the
number of variables and clauses, and then the clauses, each with its weight in front, if there are
weights.

@<Write the text of a formula@>=
std::string opening(Problem const& p, char const* comment)
{
  return fmt::format("{} exact cover: {}, {}\n", comment, counted(index(p.option_count()), "option"),
    counted(index(p.item_count()), "item"));
}
std::string clauses_of(Problem const& p, bool is_weighted)
{
  auto const f = formula_of(p);
  auto text = opening(p, "c") + "c a variable, and the option or the item that it means\n";
  std::int64_t top = 1, shift = 0;
  std::vector<std::string> costs;
  @<Describe the options and what they cost@>
  if (is_weighted and shift > 0)
    text += fmt::format("c weights: a cover costs {} less than the clauses that do not hold\n", shift);
  for (auto const& note : f.notes) text += "c " + note + '\n';
  auto const size = f.clauses.size() + costs.size();
  text += is_weighted ? fmt::format("p wcnf {} {} {}\n", f.variables, size, top) :
    fmt::format("p cnf {} {}\n", f.variables, size);
  auto const weight = is_weighted ? fmt::format("{} ", top) : "";
  for (auto const& clause : f.clauses)
    text += fmt::format("{}{} 0\n", weight, fmt::join(clause, " "));
  return fmt::format("{}{}", text, fmt::join(costs, ""));
}

@ An option that costs nothing needs no clause of its own.

@<Describe the options and what they cost@>=
for (int o = 1; o <= p.option_count(); ++o) {
  text += fmt::format("c {} {}\n", o, p.label(o));
  auto const cost = p.cost(o);
  top += std::abs(cost);
  shift += std::max<std::int64_t>(0, -cost);
  if (cost != 0) costs.push_back(fmt::format("{} {} 0\n", std::abs(cost), cost > 0 ? -o : o));
}

@*1 Sums. The LP format has sections: the objective, the conditions, and the variables that are 0
or~1. Names of items may contain characters that are forbidden there; so variables are numbered,
the rows of items have no names, and the names of items are in comments, which begin with a
backslash. Only the objective, \.{cost}, and the row \.{zero} are named. The
objective mentions every option, even if it costs nothing; so the columns of all programs that
read it have the order of the options.
@^LP format@>

@<Write clauses, or a linear program@>=
std::string write_dimacs(Problem const& p)
{
  if (p.has_costs())
    throw ProblemError("clauses cannot say what an option costs; WCNF, OPB, and LP can");
  return clauses_of(p, false);
}
std::string write_wcnf(Problem const& p) { return clauses_of(p, true); }

@ The sections of the format come one after the other.

@<Write clauses, or a linear program@>=
std::string write_lp(Problem const& p)
{
  auto text = opening(p, "\\");
  std::vector<std::string> costs, all;
  for (int o = 1; o <= p.option_count(); ++o) {
    text += fmt::format("\\ x{} {}\n", o, p.label(o));
    costs.push_back(fmt::format("{} x{}", p.cost(o), o));
    all.push_back(fmt::format("x{}", o));
  }
  text += "Minimize\n cost: " + sum(costs) + "\nSubject To\n zero: z = 0\n";
  for (int o = 1; o <= p.option_count(); ++o)
    if (not p.is_candidate(o)) text += fmt::format(" x{} = 0\n", o);
  auto const guises = guises_of(p);
  for (int i = 1; i <= p.item_count(); ++i)
    text += conditions(p, i, guises[index(i)], all);
  text += "Binary\n";
  for (auto const& name : all) text += ' ' + name + '\n';
  return text + "End\n";
}

@ Lines are kept short, because some readers insist. A sum of nothing is written \.{0 z}, with a
variable that is not used elsewhere. The cooks are \.{x1 + x2 + x3 <= 2}, and the pot is
\.{y2\UL1 + x3 <= 1}, where \.{y2\UL1} is the first colour of the second item.

@<Write the conditions of an item@>=
std::string sum(std::vector<std::string> const& terms)
{
  if (terms.empty()) return "0 z";
  std::string text = terms[0];
  for (std::size_t k = 1; k < terms.size(); ++k) {
    bool const is_negative = terms[k].starts_with('-');
    text += (k % 8 == 0 ? "\n   " : " ") + std::string(is_negative ? "- " : "+ ")
      + terms[k].substr(is_negative);
  }
  return text;
}
std::string conditions(Problem const& p, int i,
  std::vector<Guise> const& guises, std::vector<std::string>& all)
{
  auto const [lower, upper] = p.item(i).bounds;
  if (lower == 0 and guises.size() < 2) return "";
  auto text = fmt::format("\\ {}\n", p.item(i).name);
  std::vector<std::string> terms;
  for (Guise const& guise : guises) { @<Find a term for the |guise|@> }
  if (lower == upper) return text + fmt::format(" {} = {}\n", sum(terms), lower);
  if (lower > 0) text += fmt::format(" {} >= {}\n", sum(terms), lower);
  if (upper != unlimited) text += fmt::format(" {} <= {}\n", sum(terms), upper);
  return text;
}

@ The variable |y| is at least each of its options, and not more than all of them together.

@<Find a term for the |guise|@>=
std::vector<std::string> options;
for (int o : guise.options) options.push_back(fmt::format("x{}", o));
terms.push_back(options[0]);
if (options.size() > 1) {
  auto const y = terms.back() = fmt::format("y{}_{}", i, guise.colour);
  all.push_back(y);
  for (auto const& x : options) text += fmt::format(" {} - {} <= 0\n", x, y);
  text += fmt::format(" {} - {} >= 0\n", sum(options), y);
}

@*1 The answer. There is no standard for answers. Here are seven ways to say that options 1, 4,
and~5 of the dinner in \sec{dance/guests} have been chosen:
$$\vbox{\halign{#\hfil\qquad&\tt#\hfil\cr
\cmd{minisat}&SAT {\rm and} 1 -2 -3 4 5 -6 0\cr
\cmd{cadical}&s SATISFIABLE {\rm and} v 1 -2 -3 4 5 -6 0\cr
\cmd{roundingsat}&s OPTIMUM FOUND {\rm and} v x1 -x2 -x3 x4 x5 -x6\cr
\cmd{toulbar2}&1 0 0 1 1 0\cr
others&v 100110\cr
\cmd{glpsol}&1 x1 * 1 0 1{\rm, and so on}\cr
\cmd{cbc}&0 x1 1 0{\rm, and so on}\cr}}$$
And ``no'' is spelled \.{UNSAT}, \.{UNSATISFIABLE}, \.{Infeasible}, \.{INTEGER EMPTY}, \.{No
solution}, or \.{PROBLEM HAS NO PRIMAL FEASIBLE SOLUTION}. But \cmd{glpsol} writes \.{INTEGER
UNDEFINED} both if there is no solution and if its time was over; then only what it has printed on
its way can tell.

All this is read without knowing which solver it was. A line of nothing but zeros and ones is a
list of {\it values}, one for each variable; it is no list of literals, except \.{1 0}, which
means the same in either way. After a~\.v, the values are one word; and below a line \.{SAT} there
are none. Other lines of numbers are {\it literals}, up to a~\.0, and all other lines are searched
for a {\it table}, in which a value follows a variable. A line that is not understood is an error,
since it could have an option in it.
@^cadical@>@^cbc@>@^toulbar2@>

@<Collect what an answer says@>=
struct Answer {
  Problem const& problem;
  bool yes = false, no = false, unknown = false, is_stopped = false; /* has any been said? */
  bool has_values = false, is_contradictory = false; /* or even this? */
  std::optional<Word> odd = std::nullopt; /* the first that is not understood */
  bool is_minisat = false, is_open = false, has_ended = true; /* are there only literals; may more of the model follow, or must it not? */
  Word last = {};            /* of the newest model, if there is one */
  bool is_closed = false, has_negatives = false; /* by a zero; and the latter, in this model or one before */
  bool is_question = false; /* it is no answer, but what was asked */
  std::int64_t unknown_variable = 0; /* that the translated problem does not have */
  int variables = formula_of(problem).variables; /* options, and what else there may be */
  std::vector<int> value = std::vector<int>(index(variables) + 1); /* of each variable: 1, $-1$, or 0 if nothing was said */
  void doubt(bool is_odd, Word const& word) { if (is_odd and not odd) odd = word; }
  @<Take what a line says@>
};

@ The values of a later line replace those of an earlier one, because \cmd{toulbar2} and
\cmd{clasp} print a better answer below a worse one. Words are compared without regard to upper
and lower case.

@<Read a line of an answer@>=
std::vector<std::string> in_small_letters(std::vector<Word> const& words)
{
  std::vector<std::string> small;
  for (Word const& w : words) {
    small.emplace_back(w.text);
    std::ranges::transform(small.back(), small.back().begin(), in_lower_case);
  }
  return small;
}
bool says(std::vector<std::string> const& small, std::initializer_list<std::string_view> any)
{
  return std::ranges::find_first_of(small, any) != small.end();
}

@ SCIP has ``no solution available'' also if its time was over.

@<Read a line of an answer@>=
bool says_no(std::vector<std::string> const& small)
{
  bool const is_proof = (says(small, {"integer"}) and says(small, {"empty"}))@|
    or (says(small, {"problem"}) and says(small, {"no"}) and says(small, {"feasible"}));
  return is_proof or says(small, {"unsat", "unsatisfiable", "infeasible"})@|
    or (small.size() > 1 and (small[0] == "no") and small[1].starts_with("solution") and not says(small, {"available"}));
}
bool says_stopped(std::vector<std::string> const& small) /* before it was known */
{
  auto const is_reached = [](std::string const& w) { return w.starts_with("reached"); };
  return says(small, {"interrupted"}) or (says(small, {"limit"}) and std::ranges::any_of(small, is_reached));
}
bool begins_question(std::vector<std::string> const& small)
{
  bool const begins_clauses = small.size() > 1 and (small[0] == "p") and says(small, {"cnf", "wcnf"});
  bool const begins_sums = small.size() > 1 and (small[0] == "*") and small[1] == "#variable=";
  return begins_clauses or begins_sums or (small.size() == 1 and says(small, {"minimize", "maximize"}));
}

@ A file of clauses, conditions, or a linear program is the question, and no answer. Its clauses
look like literals, and would be taken for a model. Every line is searched for all that it may
say, before its numbers are read. Solvers of pseudo-Boolean problems write \.{x3} and \.{-x3} for
literals, in lines with a~\.v only.

@<Take what a line says@>=
static std::optional<std::int64_t> literal_said(Word const& word, bool is_marked)
{
  bool const is_negative = word.text.starts_with('-') or (is_marked and word.text.starts_with('~'));
  auto text = word.text.substr(is_negative);
  if (is_marked and text.starts_with('x')) text.remove_prefix(1);
  auto const n = has_only(text.substr(0, 1), digits) ? whole_number<std::int64_t>(text) : std::nullopt;
  return n and is_negative ? -*n : n;
}
void read(std::vector<Word> const& words)
{
  if (words.empty() or words[0].text == "c") return;
  auto const small = in_small_letters(words);
  no = no or says_no(small);
  is_stopped = is_stopped or says_stopped(small);
  unknown = unknown or says(small, {"undefined"}) or (small.size() < 4 and says(small, {"unknown", "indeterminate", "indet"}));
  is_question = is_question or begins_question(small);
  bool const is_marked = words[0].text == "v";
  doubt(is_closed and (small.size() == 1u + is_marked) and small.back() == "0", words[0]);
  if (not is_minisat and not is_open and read_values(words)) return;
  if (small.size() == 1 and small[0] == "sat") {
    yes = is_minisat = true;
    return;
  }
  yes = yes or says(small, {"sat", "satisfiable", "optimal", "optimum"});
  auto const is_literal = [=](Word const& w) { return literal_said(w, is_marked).has_value(); };
  if (std::all_of(words.begin() + is_marked, words.end(), is_literal)) return read_literals(words, is_marked);
  doubt(is_marked or is_minisat or not has_ended, words[0]);
  is_open = false;
  read_table(words);
}

@ A model may go on for many lines. It ends with a zero, or else with the last line that begins
with a~\.v. The next model replaces it; only a zero alone, after a model that has ended, begins no
other. Some solvers list only what is true, and a zero closes the list. A solver that also writes
negative literals, or no zero, names each variable; if one is missing, the model was cut off.

@<Take what a line says@>=
void read_literals(std::vector<Word> const& words, bool is_marked)
{
  if (not is_open) {
    is_closed = false;
    std::ranges::fill(value, 0);
  }
  is_open = true;
  for (std::size_t k = is_marked; k < words.size(); ++k) {
    std::int64_t const literal = *literal_said(words[k], is_marked);
    doubt(not is_open, words[k]);
    if (literal == 0) is_open = false, is_closed = true;
    has_negatives = has_negatives or literal < 0;
    last = words[k];
    if (std::abs(literal) > variables) unknown_variable = std::abs(literal);
    else is_contradictory = is_contradictory or value[index(std::abs(literal))]*literal < 0;
    choose(literal);
  }
  has_ended = not is_open or is_marked;
  has_values = has_values or has_ended;
}

@ A list of values has at least one for each option, since options are the first variables; a
shorter line of zeros and ones is something else, perhaps a number of threads. In one word the
values must be marked by a~\.v, because \.{10} could be a literal.

@<Take what a line says@>=
bool read_values(std::vector<Word> const& words) /* were they such? */
{
  bool const is_marked = words[0].text == "v";
  std::string bits;
  for (std::size_t k = is_marked; k < words.size(); ++k) {
    if (is_marked ? words.size() > 2 : words[k].length > 1) return false;
    bits += words[k].text;
  }
  int const n = problem.option_count();
  if (bits.size() < 1 + std::size_t(is_marked) or bits.size() < index(n) or not has_only(bits, "01")) return false;
  if (bits.size() > index(variables) and (is_marked or bits != "10")) unknown_variable = static_cast<std::int64_t>(bits.size());
  for (int o = 1; o <= n; ++o) choose(bits[o - 1] == '1' ? o : -o);
  has_values = true, last = Word();
  return true;
}

@ In a table, a value follows a variable, or the star after it.

@<Take what a line says@>=
void read_table(std::vector<Word> const& words)
{
  for (std::size_t k = 0; k < words.size(); ++k) {
    auto const variable = whole_number<std::int64_t>(words[k].text.substr(1));
    if (not words[k].text.starts_with("x") or not variable) continue;
    k += 1 + (k + 1 < words.size() and words[k + 1].text == "*");
    std::string const said(k < words.size() ? words[k].text : "");
    char* end = nullptr;
    double const x = std::strtod(said.c_str(), &end);
    doubt(said.empty() or (*end != '\0') or not ((std::abs(x) < 0.01) or std::abs(x - 1) < 0.01), words[std::min(k, words.size() - 1)]);
    if (*variable > variables) unknown_variable = *variable;
    choose(x >= 0.5 ? *variable : -*variable);
    has_values = has_values or yes;
  }
}
void choose(std::int64_t literal)
{
  auto const variable = std::abs(literal);
  yes = yes or (variable > 0 and variable <= problem.option_count());
  if (variable <= variables) value[index(variable)] = literal > 0 ? 1 : -1;
}

@ The caller wants options, or to know that there are none. A text that says neither is probably
the wrong file.

@<Read the answer of a solver@>=
std::optional<std::vector<int> > read_answer(Source const& source, Problem const& p)
{
  std::string_view const text = source.text;
  Answer answer = {p};
  for (std::size_t at = begin_of_text(text), end = 0; at < text.size(); at = end + 1) {
    end = std::min(text.find('\n', at), text.size());
    answer.read(words_of(text, at, end));
  }
  std::vector<int> chosen;
  for (int o = 1; o <= p.option_count(); ++o)
    if (answer.value[index(o)] > 0) chosen.push_back(o);
  if (answer.no and not answer.is_question and not answer.is_stopped and chosen.empty()) return std::nullopt;
  @<Refuse an answer that is none@>
  return chosen;
}

@ Half of a model is no answer, nor is one that contradicts itself.

@<Refuse an answer that is none@>=
Word const whole;
bool const names_all = answer.last.length > 0 and (answer.has_negatives or not answer.is_closed);
int silent = names_all ? 1 : p.option_count() + 1; /* the first option that is missing, or one more than there are */
while (silent <= p.option_count() and answer.value[index(silent)] != 0) ++silent;
check(source, {
  {answer.is_question, whole, "this is what a solver is asked, and not its answer",
    "give what the solver has written"},
  {answer.unknown_variable != 0, whole, fmt::format("this is the answer to another problem; it speaks of variable {}, and there are {} options",
    answer.unknown_variable, p.option_count()), "give the problem that was translated"},
  {answer.no and not chosen.empty(), whole, "this says that there is no answer, and then it has one",
    "give only the last lines of what the solver has written, or its table"},
  {answer.unknown or (answer.is_stopped and not answer.has_values), whole, "the solver does not say whether there is an answer",
    "let it run longer, or give all that it has printed, and then its table: glpsol --lp FILE -o table > log; cat log table"},
  {answer.odd.has_value(), answer.odd.value_or(whole), "a part of this answer is not understood",
    "give lines such as 'v 1 -2 0', or a table with lines such as 'x1 1'; values are 0 or 1"},
  {not answer.yes, whole, "this is not the answer of a solver",
    "give the model of a SAT solver, or a table of variables and values"},
  {(not answer.has_values or not answer.has_ended) and p.option_count() > 0, whole,
    "the solver says that there is an answer, and not which one",
    "give its model, too: lines of literals, which end with 0, or a table"},
  {silent <= p.option_count(), answer.last, fmt::format("the model that ends here says nothing of option {}", silent),
    "give all lines of the last model, with 1 or -1, 2 or -2, and so on, for all options"},
  {answer.is_contradictory, whole, "a line says of a variable that it is true, and that it is false",
    "give the answer of the solver as it was"}});

@ \pitfall{To encode ``at most one'' in pairs, always, and to write a file of gigabytes for an
item with fifty thousand options. To leave auxiliary variables undetermined, so that the number of
models is wrong. To believe an answer without verifying it.}

\pinned{\.{tests/text/translate\UL test.cpp} finds all models of random problems with bounds and
colours, by unit propagation, and demands that they correspond one to one to the covers. It counts
all bounds against binomial sums, evaluates the rows of linear programs for all values of all
variables, adds up weights, and reads answers of nine forms, and some that are none. It asks minisat, cadical, toulbar2, glpsol, and cbc, if they are installed, some random problems each; they agree with brute force.}

\exercise[M20]{For $n$ options, pairs need $n(n-1)/2$ clauses. How many does the counter need, with upper bound~1? Where
do they meet? How many are needed with Sinz's implications alone, and where do the pairs meet that?}
\answer{For $1<i<n$ the counter adds four clauses with $s_{i,1}$, one of which is true, as $s_{i-1,0}$ is; and for
$1<i\le n$ the clause $\bar x_i\lor\bar s_{i-1,1}$. That is $3(n-2)+n-1=4n-7$, and $n(n-1)/2\le4n-7$ if $2\le n\le7$.
With the implications alone there are two of the four, so $3n-5$; pairs are no more if $2\le n\le5$.}

\exercise[30]{Translate the other way: read a DIMACS file, and write an exact cover problem with colours that has a
cover if the formula has a model. (Each clause is a primary item. What are the secondary ones?)}
\answer{The variables, with the colours true and false. For each literal of a clause there is an option: the clause, and
the variable in the colour that makes the literal true. A cover chooses one true literal of each clause, and no variable
gets two colours. The number of covers is not the number of models.}

\summary{An option is a variable. Linear programs say all other rules directly; clauses count with a sequential counter,
and a colour is a variable for all options that agree. Each cover is one model.}
