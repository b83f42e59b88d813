@** Asking others. \label{text/translate}%
The world has other solvers. There are programs that find out whether a
formula of logic can be satisfied, and programs that minimize a linear
function over whole numbers; both kinds have been sharpened for decades, by
many people, in annual competitions. For some exact cover problems they are
better than everything in this book; for others they are hopeless. And they
know nothing of our links, so that they make excellent witnesses: if
\cmd{minisat} says that there is no cover, then our own ``none'' is worth
more.
@^SAT solver@>@^integer programming@>@^minisat@>@^glpsol@>

To ask, we have to speak their language. This chapter translates a |Problem|
into the two, and their answers back. Here is what is to be said:
$$\vbox{\halign{#\hfil\quad&#\hfil\cr
an option&is chosen, or not\cr
a primary item&is covered once, or $l$ to $u$ times\cr
a secondary item&is covered at most once, or in one colour\cr
a cost&is paid for an option; the sum shall be small\cr}}$$

@ In a linear program all of that is nearly there. For each option there is
a variable $x_o$ that is 0 or~1. A primary item with the options $a$, $b$,
and~$c$ is the equation $x_a+x_b+x_c=1$, or two inequalities with $l$
and~$u$. A secondary item is $x_a+x_b+x_c\le1$. The sum of all $c_ox_o$,
where $c_o$ is a cost, is to be minimized. Textbooks on the subject have
exact cover among their first examples, under the name of {\it set
partitioning}.
@^set partitioning@>

Only colours need thought. Let us say that an item is {\it used\/} in some
{\it guises}. All options that give it the same colour wear one guise, and
each option that gives it no colour wears a guise of its own. Then the rule
is: {\sl at most one guise}. If a guise has several options, it gets a
variable $y$ of its own, which is 1 if one of them is chosen, so $y\ge x_o$
for each; and 0 if none is, so $y\le\sum x_o$. A guise with a single option
needs no variable, because $x_o$ does as well. And an item without colours
is the case where all guises are options.
@^guise of an item@>

@ A formula knows true and false, but it cannot count. It has to be a
conjunction of {\it clauses}, which are disjunctions of variables and
negated variables. ``At least one of $x_1$, \dots,~$x_n$'' is a clause. ``At
most one'' is another matter; it can be said in pairs, $\bar x_i\lor\bar
x_j$ for all $i<j$. That takes $n(n-1)/2$ clauses, which is fine for five
options and a disaster for five thousand.
@^clause@>@^at most one@>

But there is a way to count with wire and solder. Let $s_{i,j}$ mean that
{\it at least $j$ of the first $i$ variables\/} are true. Then
$$s_{i,j}\quad\hbox{if and only if}\quad s_{i-1,j}\lor
 \bigl(x_i\land s_{i-1,j-1}\bigr),$$
where $s_{i,0}$ is true, and $s_{i,j}$ with $j>i$ is false. These are four
clauses for each pair. With them, at most $u$ are true if $\bar x_i\lor\bar
s_{i-1,u}$ for all~$i$: none is added when there are $u$ already. And at
least $l$ are true if $s_{n,l}$ is. So the cost is about $4nk$ clauses and
$nk$ new variables, where $k$ is the larger of the bounds that matter. It is
called a {\it sequential counter}; Carsten Sinz described it in 2005 [S05],
with implications in one direction only, which suffices for the question
whether there is a cover.
@^sequential counter@>@^Sinz, Carsten@>

@ Why do we say ``if and only if''? Because then the new variables have no
will of their own. When it is decided which options are chosen, every
$s_{i,j}$ and every~$y$ is determined. Hence the invariant of this chapter:
{\sl the models of the formula correspond one to one to the covers}, and so
do the solutions of the linear program. A program that counts models counts
covers. With Sinz's implications, some $s_{i,j}$ could be true or false as
they like, and the count would be anything.
@^one model for each cover@>

@ Here is the smallest of our examples with a colour, and bounds, in both
languages. The comments say what the variables mean.
\transcript{convert-dimacs}
\transcript{convert-lp}
Costs cannot be said in clauses. There is a dialect for clauses with
weights, WCNF, in which each line begins with a number: so much it costs if
the clause does not hold. The first line names a number called {\it top},
and a clause with this weight must hold in any case. So a cost becomes the
clause ``this option is not chosen,'' with its weight, and top is more than
all costs together. (There is a younger form of it, since 2022, that writes
an \.{h} for top and has no first line. We keep to the older one, which old
and new solvers read.) If somebody asks for the plain language, and the
problem has costs, we refuse; to leave out the costs would be to solve
another problem.
@^WCNF@>

@ The interface. The formula is there for those who want to do something
else with it than print it.

@(dlx/text/translate.hpp@>=
#pragma once
/* Problems for other solvers: clauses for SAT and MaxSAT, linear programs; and
   their answers. */
#include "dlx/more/problem.hpp"
#include "dlx/base/source.hpp"
#include <optional>
#include <string>
#include <vector>
namespace dlx {
@<Declare formulas@>
@<Declare translations@>
} // |namespace dlx|

@ A formula is a list of clauses, and a clause is a list of numbers, as in
the format that all solvers read: variables are counted from~1, and a minus
sign negates.

@<Declare formulas@>=
using Clause = std::vector<int>;
  /* of literals: variable $v$ is $v$, its negation $-v$; as in DIMACS */
struct Formula {
  int variables = 0; /* the first of them are the options */
  std::vector<Clause> clauses; /* none of them is empty */
  std::vector<std::string> notes; /* what other variables mean */
};
Formula formula_of(Problem const& problem);
  /* one model for each cover. Time and size: proportional to the number of
     entries times the largest finite bound */

@ Both languages have a comment for each variable that is an option, with
its label.

@<Declare translations@>=
std::string write_dimacs(Problem const& problem);
  /* DIMACS CNF; throws |ProblemError| if there are costs */
std::string write_wcnf(Problem const& problem);
  /* with costs as weights, in the older form, with a line \.{p wcnf} */
std::string write_lp(Problem const& problem);
  /* the LP format of CPLEX, as \.{glpsol} and \.{cbc} read it; size:
     proportional to the number of entries */
std::optional<std::vector<int> > read_answer(Source const& source,
  Problem const& problem);
  /* the options that are chosen in a solver's answer to one of these, not
     verified; nothing, if it says that there is no answer. Throws
     |InputError| if it is neither */

@ The formula is made first, and then written in two dialects; the linear
program is written without it. Whatever the language, the answer is read by
one function.

@(dlx/text/translate.cpp@>=
#include "dlx/text/translate.hpp"
#include "dlx/base/index.hpp"
#include "dlx/base/words.hpp"
#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <limits>
#include <map>
#include <sstream>
namespace dlx {
namespace {
@<Find the guises of an item@>
@<Declare the class |Encoder|@>
@<Count in clauses@>
@<Write notes and rows of clauses@>
@<Write sums@> @<Write the conditions of an item@>
@<Know the words of solvers@>
@<Read values, one for each variable@>
@<Take options from the lines of an answer@>
}
@<Encode the items@>
@<Write clauses@>
@<Write a linear program@>
@<Read the answer of a solver@>
} // |namespace dlx|

@ The uses of all items are found in one pass over the options. Options
without a primary item are never chosen, in this book; so they use nothing,
and will be forbidden below. The guises of a secondary item come in the
order in which they first occur, or else the same problem would not always
give the same text.

As an example that will accompany us, take four options of a primary item~|A|;
they also contain the secondary item |X|, the first two of them in red, the third
in blue, and the last without a colour. Then |A| has four guises, one for each
option, and |X| has three: red, with the options 1 and~2; blue, with option~3; and
the nameless guise of option~4.

@<Find the guises of an item@>=
struct Guise {
  int colour = 0;
  std::vector<int> options;
};
using Guises = std::vector<std::vector<Guise> >; /* for each item, from 1 */
Guises guises_of(Problem const& p)
{
  Guises guises(index(p.item_count()) + 1);
  std::map<std::pair<int, int>, std::size_t> known; /* item and colour */
  for (int o = 1; o <= p.option_count(); ++o) {
    if (not p.is_candidate(o)) continue;
    for (Entry const& e : p.option(o)) {
      auto& list = guises[index(e.item)];
      auto const [it, fresh] = known.emplace(std::pair(e.item, e.colour),
        list.size());
      if (fresh or e.colour == 0) list.push_back({e.colour, {o}});
      else list[it->second].options.push_back(o);
    }
  }
  return guises;
}

@*1 Clauses. The |Encoder| collects clauses. It has two constants among its
literals, |yes| and |no|, which are each other's negation; they make the
borders of the counter look like its middle. A clause with |yes| in it is
true and is dropped; a literal |no| is left out. If nothing remains, then
nothing can satisfy the clause. Some solvers stumble over an empty one, so
we say it with a variable that must be true and false.

(One could also throw out constants later, in a pass over all clauses; but a
formula that never contained them is shorter at every moment, and nobody has to
remember that the pass must be made.)

@<Declare the class |Encoder|@>=
constexpr int yes = std::numeric_limits<int>::max(), no = -yes;
class Encoder {
public:
  Formula formula;
  int fresh() { return ++formula.variables; }
  void add(Clause const& clause);
  void between(Clause const& x, Bounds bounds);
private:
  void count(Clause const& x, int lower, int upper);
};
void Encoder::add(Clause const& clause)
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

@ How many of the variables |x| must be true? The simple cases first: more
than there are, all of them, at least one, at most one of a few. What
remains is counted, for those bounds that say something.

Seven is the size up to which pairs need no more clauses than the counter,
as an exercise will show. (A solver also likes them better, because they
have no new variables.)

@<Count in clauses@>=
void Encoder::between(Clause const& x, Bounds bounds)
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

@ The counter. The row |before| holds $s_{i-1,j}$ for all~$j$, the row
|after| holds $s_{i,j}$. The first variable is its own counter; after the
last one nobody looks at all of $s_{n,j}$, so only $s_{n,l}$ is written
down, as the two clauses of its definition that matter. Zero means that a
bound says nothing.

Let us say, for instance, that two of the variables 1, 2, and~3 are true, no more
and no less. The new variables are 4, which is $s_{2,1}$, and 5, which is
$s_{2,2}$; and $s_{1,1}$ is the variable~1 itself. The clauses are
$$\vbox{\halign{\tt#\hfil\qquad&\tt#\hfil\qquad&\tt#\hfil\qquad&\tt#\hfil\cr
-1 4&-2 -1 5&-3 -5&5 3\cr
-2 4&-5 2&&5 4\cr
-4 1 2&-5 1\cr}}$$
The first column says that 4 means ``1 or~2,'' the second that 5 means ``1 and~2.''
The third is the upper bound: not 3 if there are two already. And the last column
is the lower bound: either there are two already, or 3 is true and there is one.
Nine clauses, for something that a person says with the word ``two.''

@<Count in clauses@>=
void Encoder::count(Clause const& x, int lower, int upper)
{
  int const n = static_cast<int>(x.size()), k = std::max(lower, upper);
  Clause before(k + 1, no), after = before;
  before[0] = after[0] = yes;
  for (int i = 0; i < n; ++i) {
    if (upper > 0) add({-x[i], -before[upper]});
    if (i + 1 == n) break;
    for (int j = 1; j <= std::min(i + 1, k); ++j) {
      after[j] = i == 0 ? x[0] : fresh();
      if (i > 0) @<Define |after[j]|@>
    }
    before = after;
  }
  if (lower > 0) {
    add({before[lower], x[n - 1]});
    add({before[lower], before[lower - 1]});
  }
}

@ The first two clauses say ``if,'' the last two ``only if.''

@<Define |after[j]|@>=
{
  add({-before[j], after[j]});
  add({-x[i], -before[j - 1], after[j]});
  add({-after[j], before[j], x[i]});
  add({-after[j], before[j], before[j - 1]});
}

@ The items, one after the other. In a primary item no entry has a colour,
so each guise is one option, and it is the guises that must be within the
bounds; in a secondary item too, with bounds 0 and~1. So one loop serves
both.

Some items need no clause at all. If nothing is demanded of an item, and it has
only one guise, or none, then nothing can go wrong with it. That is the case for
the notes about givens in \sec{puzzle/givens}, each of which is a secondary item of
one option.

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

@ A variable for several options is true if and only if one of them is. In our
example, red becomes the variable~5, after the four options, with the clauses
\.{-1 5}, \.{-2 5}, and \.{-5 1 2}. After that red, blue, and the nameless guise
are the variables 5, 3, and~4, at most one of which is true: three more clauses,
\.{-5 -3}, \.{-5 -4}, and \.{-3 -4}. That 1 and~2 are not chosen together follows
from |A|, not from~|X|.

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

@ A formula without its notes is a heap of numbers, and whoever has to find out
what is wrong with it needs to know which option is variable~217. So every file
begins with a table, in lines that solvers skip.

@<Write notes and rows of clauses@>=
std::string notes_of(Problem const& p, Formula const& f)
{
  auto text = fmt::format("c exact cover: {} options, {} items\n"
    "c a variable, and the option or the item that it means\n",
    p.option_count(), p.item_count());
  for (int o = 1; o <= p.option_count(); ++o)
    text += fmt::format("c {} {}\n", o, p.label(o));
  for (auto const& note : f.notes) text += "c " + note + '\n';
  return text;
}
std::string rows_of(Formula const& f, std::string const& weight)
{
  std::string text;
  for (auto const& clause : f.clauses)
    text += weight + fmt::format("{} 0\n", fmt::join(clause, " "));
  return text;
}

@ The line \.{p cnf} must say how many variables and clauses there are. If
there are none, that is fine: nothing is demanded, and the only model is the
empty cover.

@<Write clauses@>=
std::string write_dimacs(Problem const& p)
{
  if (p.has_costs())
    throw ProblemError("clauses cannot say what an option costs; WCNF and LP can");
  auto const f = formula_of(p);
  return notes_of(p, f)
    + fmt::format("p cnf {} {}\n", f.variables, f.clauses.size())
    + rows_of(f, "");
}

@ With weights, every clause of the formula gets the weight {\it top}, which is
one more than all costs together: to break it would cost more than to choose
every option. Each cost is one more clause. An option that costs nothing needs
none.

@<Write clauses@>=
std::string write_wcnf(Problem const& p)
{
  auto const f = formula_of(p);
  std::int64_t top = 1;
  std::size_t size = f.clauses.size();
  for (int o = 1; o <= p.option_count(); ++o) {
    top += p.cost(o);
    size += p.cost(o) > 0;
  }
  auto text = notes_of(p, f)
    + fmt::format("p wcnf {} {} {}\n", f.variables, size, top)
    + rows_of(f, fmt::format("{} ", top));
  for (int o = 1; o <= p.option_count(); ++o)
    if (p.cost(o) > 0) text += fmt::format("{} -{} 0\n", p.cost(o), o);
  return text;
}

@*1 Sums. The other language has sections: what is to be minimized, under
which conditions, and which variables are 0 or~1. Names of items may contain
what a name of the LP format must not; so rows and variables are numbered,
and the names are in comments, which begin with a backslash. Lines are kept
short, because some readers insist.

A sum of nothing is written \.{0 z}, with a variable that is not used
elsewhere, since there must be one.
@^LP format@>

@<Write sums@>=
std::string sum(std::vector<std::string> const& terms)
{
  if (terms.empty()) return "0 z";
  std::string text;
  for (std::size_t k = 0; k < terms.size(); ++k)
    text += (k == 0 ? "" : k % 8 == 0 ? "\n   + " : " + ") + terms[k];
  return text;
}
std::vector<std::string> variables(std::vector<int> const& options)
{
  std::vector<std::string> terms;
  for (int o : options) terms.push_back(fmt::format("x{}", o));
  return terms;
}

@ The objective mentions every option, even if it costs nothing; so the
columns of all programs that read it have the order of the options.

@<Write a linear program@>=
std::string write_lp(Problem const& p)
{
  auto text = fmt::format("\\ exact cover: {} options, {} items\n",
    p.option_count(), p.item_count());
  std::vector<std::string> costs, all;
  for (int o = 1; o <= p.option_count(); ++o) {
    text += fmt::format("\\ x{} {}\n", o, p.label(o));
    costs.push_back(fmt::format("{} x{}", p.cost(o), o));
    all.push_back(fmt::format("x{}", o));
  }
  text += "Minimize\n cost: " + sum(costs) + "\nSubject To\n zero: 0 z = 0\n";
  for (int o = 1; o <= p.option_count(); ++o)
    if (not p.is_candidate(o)) text += fmt::format(" x{} = 0\n", o);
  auto const guises = guises_of(p);
  for (int i = 1; i <= p.item_count(); ++i)
    text += conditions(p, i, guises[index(i)], all);
  text += "Binary\n";
  for (auto const& name : all) text += ' ' + name + '\n';
  return text + "End\n";
}

@ The conditions are those of the formula, but a sum may be compared with
its bounds directly, and there is nothing to be counted. An item whose
conditions are always true is left out, as in a formula. In our example |A|
becomes \.{x1 + x2 + x3 + x4 = 1}, and |X| becomes \.{y2\UL1 + x3 + x4 <= 1},
where \.{y2\UL1} stands for the first colour of the second item; three more
rows say what it means.

@<Write the conditions of an item@>=
std::string conditions(Problem const& p, int i,
  std::vector<Guise> const& guises, std::vector<std::string>& all)
{
  auto const [lower, upper] = p.item(i).bounds;
  if (lower == 0 and guises.size() < 2) return "";
  auto text = fmt::format("\\ {}\n", p.item(i).name);
  std::vector<std::string> terms;
  for (Guise const& guise : guises) {
    terms.push_back(fmt::format("x{}", guise.options[0]));
    if (guise.options.size() > 1)
      @<Define a variable for several options@>
  }
  if (lower == upper) return text + fmt::format(" {} = {}\n", sum(terms), lower);
  if (lower > 0) text += fmt::format(" {} >= {}\n", sum(terms), lower);
  if (upper != unlimited) text += fmt::format(" {} <= {}\n", sum(terms), upper);
  return text;
}

@ The variable |y| is at least each of its options, and not more than all of
them together. The latter is not needed by the solver, but by the
correspondence: a guise that nobody wears shall not be free to be 1.

@<Define a variable for several options@>=
{
  auto const y = fmt::format("y{}_{}", i, guise.colour);
  terms.back() = y;
  all.push_back(y);
  for (int o : guise.options)
    text += fmt::format(" x{} - {} <= 0\n", o, y);
  text += fmt::format(" {} - {} >= 0\n", sum(variables(guise.options)), y);
}

@*1 The answer. There is no standard for answers. SAT solvers say \.{s
SATISFIABLE} and then list the literals of a model in lines that begin
with~\.{v}; \cmd{minisat} writes \.{SAT}, and the literals without
the~\.{v}. Solvers of linear programs print a table with a line for each
variable, where its value follows its name, perhaps after a star that says
``whole number''; \cmd{cbc} leaves out the zeros. Solvers for weighted
clauses may list the {\it values\/} of all variables, either apart, \.{0 1 0
0}, as \cmd{toulbar2} does whenever it has found a better answer; or in one
word, \.{v 0100}, as is usual since 2022. And ``no'' is spelled \.{UNSAT},
\.{UNSATISFIABLE}, \.{Infeasible}, \.{INTEGER EMPTY}, or \.{No solution}.

Here are six ways to say that options 1, 4, and~5 of the dinner in
\sec{dance/problem} have been chosen, and we read them all:
$$\vbox{\halign{#\hfil\qquad&\tt#\hfil\cr
\cmd{minisat}&SAT {\rm and} 1 -2 -3 4 5 -6 0\cr
\cmd{cadical}&s SATISFIABLE {\rm and} v 1 -2 -3 4 5 -6 0\cr
\cmd{toulbar2}&1 0 0 1 1 0\cr
others&v 100110\cr
\cmd{glpsol}&1 x1 * 1 0 1{\rm, and so on}\cr
\cmd{cbc}&0 x1 1 0{\rm, and so on}\cr}}$$
All this can be read without being told which solver it was. We go through
the words of each line. A line of nothing but zeros and ones is a list of
values: no list of literals looks like that, except \.{0} and \.{1 0}, which
mean the same in either way.
@^cadical@>@^cbc@>@^toulbar2@>

@<Take options from the lines of an answer@>=
struct Answer {
  bool yes = false, no = false; /* has either been said? */
  std::vector<int> chosen;
  void read(Words const& words, Problem const& problem);
  void read_literals(Words const& words, Problem const& problem);
  void read_table(Words const& words, Problem const& problem);
  void choose(int option, bool is_true);
};

@ A line may say no, or yes, or both of nothing; then it may have values. Those
of a later line replace those of an earlier one, because \cmd{toulbar2} prints a
better answer below a worse one.

@<Take options from the lines of an answer@>=
void Answer::read(Words const& words, Problem const& problem)
{
  if (words.empty() or (words[0] == "c")) return;
  no = no or says(words, {"unsat", "unsatisfiable", "infeasible", "empty",
    "undefined"}) or (words.size() > 1 and words[0] == "No"
    and words[1].starts_with("solution"));
  if (auto values = values_of(words, problem); values) {
    chosen = *values;
    yes = true;
    return;
  }
  yes = yes or says(words, {"sat", "satisfiable", "optimal", "optimum"});
  if (is_model(words)) read_literals(words, problem);
  else read_table(words, problem);
}

@ The caller has a file, and wants options, or to know that there are none. A
text that says neither is probably the wrong file.
@.this is not the answer...@>

@<Read the answer of a solver@>=
std::optional<std::vector<int> > read_answer(Source const& source,
  Problem const& problem)
{
  Answer answer;
  std::istringstream lines(source.text);
  for (std::string text; std::getline(lines, text); ) {
    std::istringstream stream(text);
    Words words;
    for (std::string word; stream >> word; ) words.push_back(word);
    answer.read(words, problem);
  }
  if (answer.no) return std::nullopt;
  if (not answer.yes)
    throw InputError(source, 0, 0, "this is not the answer of a solver",
      "give the model of a SAT solver, or a table of variables and values");
  return answer.chosen;
}

@ A model without literals is a model, if somebody says so. Literals of
other variables than options are passed over. If one option is mentioned, true
or false, then this is an answer.

@<Take options from the lines of an answer@>=
void Answer::choose(int option, bool is_true)
{
  yes = true;
  if (is_true) chosen.push_back(option);
}
void Answer::read_literals(Words const& words, Problem const& problem)
{
  for (std::string const& word : words) {
    int const literal = number(word).value_or(0);
    if (literal != 0 and literal <= problem.option_count())
      choose(literal, literal > 0);
  }
}

@ In a table the value stands behind the variable, or behind the star that
follows it. It may be \.{1}, \.{1.0}, or \.{0.9999999}, as floating point has
it; above one half is~1.

@<Take options from the lines of an answer@>=
void Answer::read_table(Words const& words, Problem const& problem)
{
  for (std::size_t k = 0; k + 1 < words.size(); ++k) {
    if (not words[k].starts_with("x")) continue;
    int const option = number(words[k].substr(1)).value_or(0);
    if (option == 0 or option > problem.option_count()) continue;
    bool const star = (words[k + 1] == "*") and k + 2 < words.size();
    auto const& value = words[star ? k + 2 : k + 1];
    choose(option, option > 0 and std::atof(value.c_str()) >= 0.5);
  }
}

@ A line is part of a model if it consists of whole numbers, perhaps after
a~\.{v}.

@<Know the words of solvers@>=
using Words = std::vector<std::string>;
std::optional<int> number(std::string const& word)
{
  int n = 0;
  auto const last = word.data() + word.size();
  auto const [end, fault] = std::from_chars(word.data(), last, n);
  if (fault != std::errc() or end != last) return std::nullopt;
  return n;
}
bool is_model(Words const& words)
{
  auto is_number = [](std::string const& w) {
    return number(w).has_value();
  };
  return std::all_of(words.begin() + (words[0] == "v"), words.end(), is_number);
}

@ Other words are compared without regard to upper and lower case, for
\cmd{cbc} alone has an \.{Infeasible} and an \.{Integer infeasible}.

@<Know the words of solvers@>=
bool says(Words const& words, Words const& any)
{
  for (std::string word : words) {
    std::transform(word.begin(), word.end(), word.begin(), in_lower_case);
    if (std::find(any.begin(), any.end(), word) != any.end()) return true;
  }
  return false;
}

@ A list of values has at least one for each option, since options are the first
variables; a shorter line of zeros and ones is something else, perhaps a number
of threads. In one word the values must be marked by a~\.v, because a word such as
\.{10} could be a literal.

@<Read values, one for each variable@>=
std::optional<std::vector<int> > values_of(Words const& words,
  Problem const& p)
{
  std::string bits;
  bool const marked = words[0] == "v";
  for (std::size_t k = marked; k < words.size(); ++k) {
    if (words[k].size() > 1 and not(marked and words.size() == 2))
      return std::nullopt;
    bits += words[k];
  }
  auto const n = index(p.option_count());
  if (bits.empty() or bits.size() < n
      or bits.find_first_not_of("01") != std::string::npos)
    return std::nullopt;
  std::vector<int> chosen;
  for (std::size_t k = 0; k < n; ++k)
    if (bits[k] == '1') chosen.push_back(static_cast<int>(k) + 1);
  return chosen;
}

@ In a test they are all asked, as far as the machine has them: about forty
random problems each, and a few boards of queens. They agree with brute
force, each time, whether there is a cover; the covers that they find pass
|refute|; and the cheapest cover costs the same. This says something about
them, too.

\pitfall{To encode ``at most one'' in pairs, always, and to write a file of
gigabytes for an item with fifty thousand options. To let auxiliary
variables float, and wonder about the number of models. To forget that an
item without options makes a problem unsolvable, and write an empty clause
that a solver reads as the end of the file. To forget the options without
primary items, which the solver is happy to choose. To believe an answer
without verifying it.}

\pinned{\.{tests/text/translate\UL test.cpp} finds all models of 1500 random
problems with bounds and colours, by unit propagation, and demands that they
correspond one to one to the covers; counts all bounds against binomial
sums; evaluates the rows of linear programs for all values of all variables;
adds up weights; asks \cmd{minisat}, \cmd{cadical}, \cmd{glpsol}, \cmd{cbc},
and \cmd{toulbar2}; and reads answers of nine forms, and some that are
none.}

\exercise{For $n$ options, pairs need $n(n-1)/2$ clauses, and the counter
with upper bound~1 needs $4n-7$. Where do they meet? How many clauses does
the counter need with Sinz's implications alone, and where do the pairs meet
that?}

\exercise{The cover that a SAT solver has found can be forbidden by one more
clause; then it finds another, and in the end all of them. Write a shell
script that does so with \cmd{minisat}. How long does it take for the 92
boards of eight queens? Why do SAT solvers dislike this?}

\exercise{Translate the other way: read a DIMACS file, and write an exact
cover problem with colours that has a cover if the formula has a model.
(Each clause is a primary item. What are the secondary ones?)}

\summary{An option is a variable. Linear programs say the rest directly;
clauses count with a sequential counter, and a colour is a variable for all
options that agree. Each cover is one model. And an answer from elsewhere is
verified like any other.}
