@** Checking a proof. \label{text/check_proof}%
Here is a problem, and here is a file that claims to prove that it has two covers and no more.
Should we believe it? The file may come from a program that we do not know, or, worse, from one
that we do. The checker of this chapter believes nothing, and is quick about it.
\transcript{check-proof}
The first proof is that of the four queens. In the second, the second cover was left out, as if a
search had missed it. So the next line does not follow.

The checker knows the problem, as it was {\it written\/}, and the definition of a cover
(\sec{text/verify}). It shares no line with any search, nor with the writers of proofs; even the
conditions of the problem are made anew. It relies on the reader of problems (\sec{text/dlx}), on
the class |Problem| (\sec{more/problem}), on \sec{text/verify}, and on this chapter: some 2000
lines, against all of parts II and~V.
@^trust@>@^certificate@>

@ {\it Why is the number right, if the checker accepts the proof?} Let us call a cover {\it
open\/} as long as it has not been given.
\smallskip
{\parindent=2.6em
\item{1.} {\it Each open cover satisfies all conditions.} It satisfies those of the problem, and
those that exclude other covers. It satisfies a lemma: if not, it would satisfy the negation of
the lemma, and everything that is propagated would be true of it; but then there is no conflict.
\item{2.} {\it No cover is given twice.} The condition that excludes it is in the core, and whatever
is deleted from the core must be implied by another one that stays; so at each time some condition
of the core excludes it.
\item{3.} {\it At the end no cover is open.} The last condition is a contradiction, which nothing
satisfies; so by~1 there is no open cover, and the number of covers is that of the \.{solx}.\par}
\smallskip\noindent
Nothing else in a proof can do harm. A superfluous lemma is checked and not used; where a lemma is
missing, a later one does not follow. The checker is a program, too. But most of its tests ask
whether it is able to say no; and VeriPB, which does not know us, reads the same files.
@^soundness of a checker@>@^checker, why believe a@>

@ A file that cannot be read as a proof is an |InputError| as usual. A step that can be read but
does not hold is a |WrongProof|, with its place: the answer to the question, and no slip of the
pen. The language is a part of that of VeriPB~3 (\sec{text/proof}).

@(dlx/text/check_proof.hpp@>=
#pragma once
/* Checks proofs that all covers of a problem were found, by unit propagation.  It
   shares nothing with the searches, or with the writers of proofs. */
#include "dlx/base/source.hpp"
#include "dlx/more/problem.hpp"
#include <cstdint>
#include <string_view>
#include <vector>
namespace dlx {
@<Declare inequalities@>
@<Declare the class |Propagation|@>
@<Declare the conditions of a problem@>
@<Declare statements@>
struct Proved {
  std::uint64_t covers = 0; /* that were given */
  bool is_complete = false; /* are there no other covers? */
};
Proved check_proof(Problem const& problem, Source const& proof);
  /* a part of VeriPB 3: f, solx, rup, core id, del id, output NONE, conclusions
     about enumerations. Throws |WrongProof| at the first step that does not hold,
     and |InputError| if there is something that it cannot read */
} // |namespace dlx|

@ The parts of the source have the order of this chapter.

@(dlx/text/check_proof.cpp@>=
#include "dlx/text/check_proof.hpp"
#include "dlx/base/index.hpp"
#include "dlx/text/verify.hpp"
#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <unordered_map>
#include <utility>
namespace dlx {
@<Negate an inequality@>
@<Let conditions come and go@>
@<Propagate@>
namespace {
@<State the conditions of a problem@>
}
@<State all conditions@>
@<Take statements apart@>
@<Read an inequality@>
@<Compare conditions@>
namespace {
@<Declare the class |ProofChecker|@>
}
Proved check_proof(Problem const& problem, Source const& proof)
{ return ProofChecker(problem, proof).run(); }
} // |namespace dlx|

@*1 Unit propagation. \label{text/propagation}%
Each sentence of a proof must {\it follow\/} from those before. A checker should decide that by
something so simple that it is evidently right. The conditions are sums of variables, or of their
negations, that must be large enough, such as
$$x_1+x_3+x_4\ge1.$$
If $x_1$ and $x_3$ are known to be~0, then $x_4$ must be~1; and if all three are~0, there is a
{\it conflict}. The {\it slack\/} of a condition is its sum, if all unknown variables were as
large as they can be, minus its bound:
$$\vbox{\halign{\hfil$#$\quad&\hfil$#$\quad&\hfil$#$\quad&\hfil$#$\quad&#\hfil\cr
x_1&x_3&x_4&\hbox{\it slack}&\cr
\noalign{\smallskip}
&&&2&nothing follows\cr
0&0&&0&none may get lost: $x_4=1$\cr
0&0&0&-1&conflict\cr}}$$
With slack~$s$, each unknown term with a coefficient greater than~$s$ must be true. With a
negative slack there is a conflict. Then others have less slack, and so on until nothing changes.
This is {\it unit propagation} for sums, and its only invariant is that {\it what is propagated
holds in each solution}.
@^unit propagation@>@^slack@>

To check a sentence, suppose that it is false. The negation of $\sum a_il_i\ge b$ is $\sum a_i\bar
l_i\ge\sum a_i-b+1$, which is a condition of the same kind. If this leads to a conflict, the
sentence follows. A sentence that is true and does not follow in this way needs more sentences
before it.

@ A literal is a number, such that |l ^ 1| is the negation of literal~|l|: variable~$v$ is $2v$,
its negation $2v+1$.

@<Declare inequalities@>=
struct Term { std::int64_t coefficient; int literal; };
struct Inequality {
  std::vector<Term> terms;  /* with coefficients above 0 */
  std::int64_t degree = 0;  /* their sum must not be less */
  std::int64_t sum() const; /* of all coefficients */
};
inline int literal_of(int variable, bool is_negated = false)
{ return 2*variable + (is_negated ? 1 : 0); }
Inequality negated(Inequality const& c); /* true if and only if |c| is false */

@ Here is what happens when a lemma of the paper's matrix is checked, ``not option~2''
(\sec{text/proof}). Its negation says that $x_2$ is true, which is the first literal on the trail.
$$\vbox{\halign{#\hfil\quad&#\hfil\quad&#\hfil\cr
{\it from the trail}&{\it a condition with slack 0}&{\it what follows}\cr
\noalign{\smallskip}
$x_2$&at most one of A: $\bar x_2+\bar x_4\ge1$&$\bar x_4$\cr
&at most one of D: $\bar x_2+\bar x_4+\bar x_6\ge2$&$\bar x_6$\cr
&at most one of G: $\bar x_2+\bar x_5+\bar x_6\ge2$&$\bar x_5$\cr
$\bar x_4$&none&\cr
$\bar x_6$&one of E: $x_1+x_6\ge1$&$x_1$\cr
$\bar x_5$&one of B: $x_3+x_5\ge1$&$x_3$\cr
$x_1$&none: C has slack 0 now, but $x_3$ is on the trail already&\cr
$x_3$&at most one of C: $\bar x_1+\bar x_3\ge1$&slack $-1$: a conflict\cr}}$$
The order does not matter, as more knowledge never makes a slack larger. Each condition keeps its
slack, and each literal keeps a list of the conditions in which it occurs. Watching two literals
of each clause would be faster, but a checker is no place to be clever.

@ Conditions have places, which are used again, since a long proof has millions of conditions, and
few at a time. They come and go while nothing is supposed.

@<Declare the class |Propagation|@>=
class Propagation {
public:
  explicit Propagation(int variables); /* numbered from 1 */
  int add(Inequality condition);       /* its place. Nothing may be supposed */
  void remove(int place);              /* as above */
  Inequality const& at(int place) const { return conditions[place].what; }
  bool suppose(int literal); /* is that possible? */
  bool finds_conflict();     /* time: the entries of all conditions, a few times; at worst,
    once for each literal that is found. After it, |clear| must be called */
  bool is_true(int literal) const { return truth[literal] != 0; }
  bool is_known(int literal) const { return is_true(literal) or is_true(literal ^ 1); }
  void clear(); /* nothing is supposed any more */
private:
  @<Declare the data of |Propagation|@>
};

@ A condition whose slack is less than its largest coefficient is {\it eager}: it makes something
follow even when nothing is supposed, such as the condition that a lonely option must be chosen.
The trail has what is true, in the order in which it was found; up to |head| the slacks know of
it.

@<Declare the data of |Propagation|@>=
struct Condition {
  Inequality what;
  std::int64_t slack = 0, largest = 0; /* largest coefficient */
};
struct Use { int place; std::int64_t coefficient; };
bool settle(int place); /* false if its slack is below 0 */
bool lower(int literal);
std::vector<Condition> conditions;
std::vector<std::vector<Use> > uses; /* of each literal */
std::vector<int> free_places, eager;
std::vector<char> truth; /* of each literal */
std::vector<int> trail;
std::size_t head = 0;

@ The negation of $x_1+x_3\ge1$ is $\bar x_1+\bar x_3\ge2$, where $2=2-1+1$.

@<Negate an inequality@>=
std::int64_t Inequality::sum() const
{
  std::int64_t sum = 0;
  for (Term const& t : terms) sum += t.coefficient;
  return sum;
}
Inequality negated(Inequality const& c)
{
  Inequality result = {c.terms, c.sum() - c.degree + 1};
  for (Term& t : result.terms) t.literal ^= 1;
  return result;
}

@ A new condition is entered into the lists of its literals, in a free place if there is one.

@<Let conditions come and go@>=
Propagation::Propagation(int variables)
  : uses(2*static_cast<std::size_t>(variables) + 2), truth(uses.size(), 0) {}
int Propagation::add(Inequality what)
{
  if (free_places.empty()) {
    free_places.push_back(static_cast<int>(conditions.size()));
    conditions.emplace_back();
  }
  int const place = free_places.back();
  free_places.pop_back();
  Condition& c = conditions[place];
  c.slack = what.sum() - what.degree;
  c.largest = 0;
  for (auto [coefficient, literal] : what.terms) {
    c.largest = std::max(c.largest, coefficient);
    uses[literal].push_back({place, coefficient});
  }
  c.what = std::move(what);
  if (c.slack < c.largest) eager.push_back(place);
  return place;
}

@ A condition that is removed is mostly a late one, so its entries are looked for from the end.

@<Let conditions come and go@>=
void Propagation::remove(int place)
{
  for (Term const& t : conditions[place].what.terms) {
    auto& list = uses[t.literal];
    auto const is_it = [&](Use const& u) { return u.place == place; };
    auto const it = std::find_if(list.rbegin(), list.rend(), is_it);
    *it = list.back();
    list.pop_back();
  }
  std::erase(eager, place);
  conditions[place].what = Inequality();
  free_places.push_back(place);
}

@ To settle a condition, when its slack is known, is to put on the trail what follows from it.

@<Propagate@>=
bool Propagation::suppose(int literal)
{
  if (is_true(literal)) return true;
  if (is_true(literal ^ 1)) return false;
  truth[literal] = 1;
  trail.push_back(literal);
  return true;
}
bool Propagation::settle(int place)
{
  Condition const& c = conditions[place];
  if (c.slack < 0) return false;
  if (c.slack >= c.largest) return true;
  for (auto [coefficient, literal] : c.what.terms)
    if (coefficient > c.slack and not is_known(literal)) suppose(literal);
  return true;
}

@ When a literal is false, all conditions with it lose slack. {\it The slacks know of the trail up
to |head|, and of nothing else}; so a list is gone through to its end even after a conflict in its
middle, and |clear| adds exactly what has been subtracted.
@^invariant of slacks@>

@<Propagate@>=
bool Propagation::lower(int literal)
{
  bool is_fine = true;
  for (auto [place, coefficient] : uses[literal]) {
    conditions[place].slack -= coefficient;
    is_fine = is_fine and settle(place);
  }
  return is_fine;
}

@ At the beginning only the eager conditions can say anything; the others wait for a literal that
becomes false. Nothing is kept from one question to the next, because a condition may have been
deleted in between.

@<Propagate@>=
bool Propagation::finds_conflict()
{
  for (int place : eager)
    if (not settle(place)) return true;
  while (head < trail.size())
    if (not lower(trail[head++] ^ 1)) return true;
  return false;
}
void Propagation::clear()
{
  for (std::size_t k = 0; k < head; ++k)
    for (auto [place, coefficient] : uses[trail[k] ^ 1]) conditions[place].slack += coefficient;
  for (int literal : trail) truth[literal] = 0;
  trail.clear();
  head = 0;
}

@*1 Conditions. \label{text/conditions}%
A proof is a proof {\it of something}. The file with the conditions was written by the same
program as the proof; if it had forgotten an item, both would fit together perfectly, and prove
something about another problem. So the checker states the conditions once more, from the problem
as it was read, in code that shares nothing with \sec{text/proof}; it compares them with the file,
if that is given.
$$\vbox{\halign{#\hfil\quad&\tentex#\hfil\quad&#\hfil\cr
{\it the problem}&\it the file&{\it here}\cr
\noalign{\smallskip}
Ann, Bob, or Cem cooks&1 x1 1 x2 1 x3 >= 1 ;&$x_1+x_2+x_3\ge1$\cr
at most two of them&1 \char"7Ex1 1 \char"7Ex2 1 \char"7Ex3 >= 1 ;&$\bar x_1+\bar x_2+\bar x_3\ge1$\cr
$y$: there is soup&2 x4 -1 x1 -1 x2 >= 0 ;&$2x_4+\bar x_1+\bar x_2\ge2$\cr
&1 x1 1 x2 -1 x4 >= 0 ;&$x_1+x_2+\bar x_4\ge1$\cr
no soup, or not Cem&1 \char"7Ex4 1 \char"7Ex3 >= 1 ;&$\bar x_4+\bar x_3\ge1$\cr}}$$
These are the five conditions of the kitchen of \sec{more/problem}. Lines of a proof refer to
conditions by number, so the order and what is left out must agree: {\it condition $k$ of the list
is condition $k$ of the file}.
@^translation of a problem@>@^pseudo-Boolean condition@>

The reader of problems is shared; so that a person can notice what it misreads, each variable of
an OPB file has the text of its option beside it.

@ An option is a variable; the variables of colours come after all options.

@<Declare the conditions of a problem@>=
struct Stated {
  int variables = 0;
  std::vector<int> options;     /* those that have a variable */
  std::vector<Inequality> list; /* number $k$ is at place $k-1$ */
};
Stated conditions_of(Problem const& problem); /* time: proportional to its entries */
void check_conditions(Problem const& problem, Source const& opb);
  /* are these, in OPB, the conditions of |problem|? Throws |WrongProof| if not, and
     |InputError| if there is something that cannot be read */

@ ``At most $u$'' is said of the negations: of $n$ literals, at least $n-u$ are false. A primary
item with the bounds 2 and~4 that six options have is two sums, ``at least two'' and ``at least
two of the six negations''. Without options, a lower bound is a sum of nothing, a contradiction,
and rightly so.

@<State the conditions of a problem@>=
void at_least(Stated& s, std::int64_t bound, std::vector<int> const& literals)
{
  s.list.push_back({{}, bound});
  for (int l : literals) s.list.back().terms.push_back({1, l});
}
void at_most(Stated& s, std::int64_t bound, std::vector<int> literals)
{
  for (int& l : literals) l ^= 1;
  at_least(s, static_cast<std::int64_t>(literals.size()) - bound, literals);
}
void state_primary(Stated& s, Bounds const& bounds, std::vector<int> const& literals)
{
  std::size_t const n = literals.size();
  bool const is_exact = bounds.lower == bounds.upper and n > 0;
  if (is_exact or bounds.lower > 0) at_least(s, bounds.lower, literals);
  if (is_exact or static_cast<std::size_t>(bounds.upper) < n) at_most(s, bounds.upper, literals);
}

@ Options that agree about a colour share a variable, if they are several. It must be true if the
colour is used, or two colours could be used at a time; that is the first of two sums. It must be
false if the colour is {\it not\/} used, so that one cover is one solution. The two conditions are
written without minus signs here: $dy-\sum x\ge0$ is $dy+\sum\bar x\ge d$, and $\sum x-y\ge0$ is
$\sum x+\bar y\ge1$.

@<State the conditions of a problem@>=
int shared_literal(Stated& s, std::vector<int> const& literals)
{
  if (literals.size() == 1) return literals[0];
  int const y = literal_of(++s.variables);
  auto const d = static_cast<std::int64_t>(literals.size());
  Inequality all = {{{d, y}}, d}, one = {{{1, y ^ 1}}, 1};
  for (int x : literals) {
    all.terms.push_back({1, x ^ 1});
    one.terms.push_back({1, x});
  }
  s.list.push_back(all);
  s.list.push_back(one);
  return y;
}

@ The colours of an item come in the order of their first options, and an option without a colour
is a colour of its own. A sum needs at least two.

@<State the conditions of a problem@>=
using Coloured = std::vector<std::pair<int, int> >; /* literals, with colours */
void state_secondary(Stated& s, Coloured const& uses)
{
  std::vector<std::vector<int> > groups;
  std::map<int, std::size_t> group_of;
  for (auto [literal, colour] : uses) {
    auto const [at, is_new] = group_of.emplace(colour, groups.size());
    if (is_new or colour == 0) groups.push_back({literal});
    else groups[at->second].push_back(literal);
  }
  if (groups.size() < 2) return;
  std::vector<int> literals;
  for (auto const& group : groups) literals.push_back(shared_literal(s, group));
  at_most(s, 1, literals);
}

@ Options without a primary item are in no cover, and are not stated.

@<State all conditions@>=
Stated conditions_of(Problem const& p)
{
  Stated s;
  s.variables = p.option_count();
  std::vector<Coloured> uses(index(p.item_count()) + 1);
  for (int o = 1; o <= p.option_count(); ++o) {
    auto const is_primary = [&](Entry const& e) { return p.item(e.item).kind == Kind::primary; };
    if (std::ranges::none_of(p.option(o), is_primary)) continue;
    s.options.push_back(o);
    for (Entry const& e : p.option(o)) uses[index(e.item)].emplace_back(literal_of(o), e.colour);
  }
  for (int i = 1; i <= p.item_count(); ++i) {
    std::vector<int> literals;
    for (auto const& use : uses[index(i)]) literals.push_back(use.first);
    if (p.item(i).kind == Kind::primary) state_primary(s, p.item(i).bounds, literals);
    else state_secondary(s, uses[index(i)]);
  }
  return s;
}

@*1 Statements. \label{text/statements}%
A statement is a sequence of words up to a semicolon, which may stick to the last
word. A comment begins with a percent sign, in OPB with a star, and goes to the end of the line. A
proof may have hundreds of millions of characters, so nothing is copied: each word is a view into
the text. Lines are counted only when there is a complaint.

@<Declare statements@>=
struct WrongProof : InputError { /* a step, or a condition, does not hold */
  using InputError::InputError;
};
struct Statements {
  Source const& source;
  char comment; /* with which comments begin, where |next| is used */
  char const* help = "dlx solve --proof writes such files, and VeriPB describes them";
  std::size_t at = 0;
  std::vector<std::string_view> words = std::vector<std::string_view>();
  bool next(); /* is there another one? */
  std::string_view word(std::size_t k) const; /* or the last one, if there are fewer */
  bool is(std::size_t k, std::string_view word) const; /* is there a word |k|, and is it this one? */
  std::size_t place_of(std::string_view word) const /* in the source */
  { return static_cast<std::size_t>(word.data() - source.text.data()); }
  [[noreturn]] void refuse(std::size_t k, std::string const& what) const; /* unreadable */
  [[noreturn]] void doubt(std::size_t k, std::string const& what) const;  /* wrong */
};
std::int64_t number_in(Statements const& s, std::size_t k);
int literal_in(Statements const& s, std::size_t k, int variables);
std::size_t read_inequality(Statements const& s, std::size_t k, int variables, Inequality& c);
  /* from word |k| on; how many words are read then. All throw |InputError| */

@ A semicolon ends the statement; a file that ends before it has lost something.

@<Take statements apart@>=
bool Statements::next()
{
  std::string_view const text = source.text;
  words.clear();
  while (true) {
    at = std::min(text.find_first_not_of(" \t\r\n", at), text.size());
    if (at == text.size()) {
      if (words.empty()) return false;
      refuse(0, "the statement that begins here has no end");
    }
    if (text[at] == ';') return ++at, true;
    if (text[at] == comment) at = std::min(text.find('\n', at), text.size());
    else {
      auto const end = std::min(text.find_first_of(" \t\r\n;", at), text.size());
      words.push_back(text.substr(at, end - at));
      at = end;
    }
  }
}

@ A complaint points at a word; or at the last one, if one is missing.

@<Take statements apart@>=
std::string_view Statements::word(std::size_t k) const
{
  if (not words.empty()) return words[std::min(k, words.size() - 1)];
  return std::string_view(source.text).substr(std::min(at, source.text.size()), 0);
}
bool Statements::is(std::size_t k, std::string_view word) const
{ return k < words.size() and words[k] == word; }
void Statements::refuse(std::size_t k, std::string const& what) const
{ throw InputError(source, place_of(word(k)), word(k).size(), what, help); }
void Statements::doubt(std::size_t k, std::string const& what) const
{
  throw WrongProof(source, place_of(word(k)), word(k).size(), what);
}

@ A number is a whole word. Numbers are at most $10^{12}$, and inequalities have at most a million
terms; hence no sum can overflow. A stranger's file cannot make a checker count past the end of
its integers.
@^overflow@>

@<Take statements apart@>=
std::int64_t number_in(Statements const& s, std::size_t k)
{
  auto const n = whole_number<std::int64_t>(k < s.words.size() ? s.words[k] : "");
  if (not n) s.refuse(k, "here a number is wanted");
  if (*n > 1'000'000'000'000 or *n < -1'000'000'000'000) s.refuse(k, "this number is too large");
  return *n;
}

@ A literal is a variable of the problem, perhaps with a tilde before it.

@<Read an inequality@>=
int literal_in(Statements const& s, std::size_t k, int variables)
{
  std::string_view word = k < s.words.size() ? s.words[k] : "";
  bool const is_negated = word.starts_with('~');
  if (is_negated) word.remove_prefix(1);
  auto const v = word.starts_with('x') ? whole_number<std::int64_t>(word.substr(1)) : std::nullopt;
  if (not v or *v < 1) s.refuse(k, "here a literal is wanted, such as x3 or ~x3");
  if (*v > variables) s.refuse(k, "the problem has no such variable");
  return literal_of(static_cast<int>(*v), is_negated);
}

@ An inequality is terms, a sign, and a bound. A negative coefficient is the same as a positive
one of the negation: $-ax$ is $a\bar x-a$. So all terms become positive, and the bound grows. The
result is the place after its last word.

@<Read an inequality@>=
std::size_t read_inequality(Statements const& s, std::size_t k, int variables, Inequality& c)
{
  std::int64_t shift = 0;
  std::size_t const begin = k;
  auto const is_sign = [](std::string_view word) { return (word == ">=") or word == "="; };
  while (k < s.words.size() and not is_sign(s.words[k])) {
    auto const coefficient = number_in(s, k);
    int const literal = literal_in(s, k + 1, variables);
    k += 2;
    if (coefficient < 0) shift -= coefficient;
    if (coefficient > 0) c.terms.push_back({coefficient, literal});
    else if (coefficient < 0) c.terms.push_back({-coefficient, literal ^ 1});
    if (k - begin > 2'000'000) s.refuse(k - 2, "this inequality is too long");
  }
  if (k == s.words.size()) s.refuse(k, "this inequality has no sign, such as >=");
  c.degree = number_in(s, k + 1) + shift;
  return k + 2;
}

@*1 Comparing. The checker compares the conditions of a file with its own, one by one, where the
order of the terms does not matter. An equation is two conditions.

@<Compare conditions@>=
static void compare(Statements const& words, Stated const& stated, std::size_t k, Inequality c)
{
  if (k >= stated.list.size()) words.doubt(0, "the problem has fewer conditions");
  Inequality mine = stated.list[k];
  for (Inequality* one : {&c, &mine})
    std::ranges::sort(one->terms, {}, &Term::literal);
  auto const same = [](Term const& s, Term const& t)
    { return s.coefficient == t.coefficient and s.literal == t.literal; };
  if (c.degree != mine.degree or not std::ranges::equal(c.terms, mine.terms, same))
    words.doubt(0, fmt::format("this is not condition {} of the problem", k + 1));
}

@ The file begins with the list of those variables on which it depends whether two solutions are
the same; these are the options. The other half of an equation, ``at most~$b$'', is said of the
negations.

@<Compare conditions@>=
void check_conditions(Problem const& problem, Source const& opb)
{
  Stated const stated = conditions_of(problem);
  Statements words = {opb, '*'};
  if (not words.next() or not words.is(0, "preserved:"))
    words.refuse(0, "here the variables are wanted that are preserved");
  @<Compare the options@>
  std::size_t k = 0, lines = 0;
  while (words.next()) {
    Inequality c;
    auto const end = read_inequality(words, 0, stated.variables, c);
    if (end != words.words.size()) words.refuse(end, "this inequality has too much");
    compare(words, stated, k++, c);
    if (words.words[end - 2] == "=") {
      Inequality less = {c.terms, c.sum() - c.degree};
      for (Term& t : less.terms) t.literal ^= 1;
      compare(words, stated, k++, less);
    }
    ++lines;
  }
  @<Check the first line, if it counts@>
  if (k != stated.list.size()) words.doubt(0, "the problem has more conditions");
}

@ If an option were missing from the list, two covers that differ only there would count as one.

@<Compare the options@>=
std::vector<int> literals, options;
for (std::size_t k = 1; k < words.words.size(); ++k)
  literals.push_back(literal_in(words, k, stated.variables));
for (int o : stated.options) options.push_back(literal_of(o));
if (literals != options) words.doubt(0, "these are not the options of the problem");

@ Other programs take the first line for a comment, or for a head that counts. If it has the form
of a head, it must be right.

@<Check the first line, if it counts@>=
auto const head = words_of(opb.text, 0, std::min(opb.text.find('\n'), opb.text.size()));
bool const is_head = head.size() > 1 and (head[0].text == "*") and head[1].text == "#variable=";
auto const right = fmt::format("* #variable= {} #constraint= {}", stated.variables, lines);
auto const same = [](Word const& a, Word const& b) { return a.text == b.text; };
if (is_head and not std::ranges::equal(head, words_of(right, 0, right.size()), same))
  throw WrongProof(opb, 0, 1, "this line should be " + right);

@*1 Steps of a proof. The |ProofChecker| keeps all conditions that have not been deleted, with their
numbers, in the |Propagation|. Those of the problem stay; the others are derived, and may be
deleted.

@<Declare the class |ProofChecker|@>=
class ProofChecker {
  using Id = std::int64_t;
  Problem const& problem;
  Stated stated;
  Statements words;
  Propagation machine;
  Id newest = 0;
  std::unordered_map<Id, int> derived; /* numbers and places */
  std::vector<int> given;              /* places of the conditions of the problem */
  std::vector<Id> core;                /* derived ones; few, so a list is good enough */
  Proved proved;
  @<Know conditions by their numbers@>
  @<Check a step@>
  @<Check the end@>
public:@/
  @<Check all steps@>
};

@ Numbers begin with~1; a number below zero counts from the end.

@<Know conditions by their numbers@>=
void add(Inequality const& c) { derived[++newest] = machine.add(c); }
Id id_in(std::size_t k) const
{
  Id const n = number_in(words, k), id = n < 0 ? newest + 1 + n : n;
  if (id < 1 or id > newest) words.doubt(k, "there is no condition of this number");
  return id;
}
int place_of(std::size_t k) const
{
  Id const id = id_in(k);
  if (id <= static_cast<Id>(given.size())) return given[index(id) - 1];
  auto const it = derived.find(id);
  if (it == derived.end()) words.doubt(k, "this condition has been deleted");
  return it->second;
}

@ Each statement begins with the word that says what is done. Only \.{output} begins the end.

@<Check a step@>=
void check_step()
{
  auto const what = words.word(0);
  if (what == "rup") check_lemma();
  else if (what == "solx") check_cover();
  else if (what == "core") move_to_core();
  else if (what == "del") forget();
  else words.refuse(0, "this is no step that is known here");
}

@ A lemma is checked by its negation, which is a condition for a moment. Some programs add hints
after a colon, the conditions that are needed. Hints can only save time, and this checker
propagates with all conditions; so it only looks whether those that are named are there.
@^hints of a proof@>

@<Check a step@>=
void check_lemma()
{
  Inequality lemma;
  auto const k = read_inequality(words, 1, stated.variables, lemma);
  if (words.words[k - 2] != ">=") words.refuse(k - 2, "a lemma has the sign >=");
  if (k < words.words.size() and words.words[k] != ":") words.refuse(k, "here a colon is wanted, and hints");
  for (std::size_t h = k + 1; h < words.words.size(); ++h)
    if (words.words[h] != "~") place_of(h); // it must be there
  int const opposite = machine.add(negated(lemma));
  bool const is_shown = machine.finds_conflict();
  machine.clear();
  machine.remove(opposite);
  if (not is_shown) words.doubt(0, "this does not follow by unit propagation");
  add(lemma);
}

@ A cover is checked twice. First by propagation: with the literals that are listed, it must
become known of every {\it option\/} whether it is chosen, without a conflict with any condition.
Then the options that are true are counted through, by the definition of a cover. If it {\it is\/}
a cover and there was a conflict, it has been given before. The condition that is added excludes
just this choice of options, and is in the core from the beginning.

@<Check a step@>=
void check_cover()
{
  bool is_consistent = true; /* do the literals not contradict each other? */
  for (std::size_t k = 1; k < words.words.size(); ++k)
    is_consistent = machine.suppose(literal_in(words, k, stated.variables)) and is_consistent;
  bool const fits = is_consistent and not machine.finds_conflict();
  std::vector<int> chosen;
  Inequality excluded = {{}, 1};
  bool is_known = true;
  for (int o : stated.options) {
    bool const is_chosen = machine.is_true(literal_of(o));
    is_known = is_known and machine.is_known(literal_of(o));
    if (is_chosen) chosen.push_back(o);
    excluded.terms.push_back({1, literal_of(o, is_chosen)});
  }
  machine.clear();
  @<Doubt a cover@>
  add(excluded);
  core.push_back(newest);
  ++proved.covers;
}

@ After a conflict, propagation need not have come to all options, so the complaint of |refute| is
about what is known up to there.

@<Doubt a cover@>=
auto const why = refute(problem, chosen);
if (not is_consistent) words.doubt(0, "these literals contradict each other");
if (not fits)
  words.doubt(0, why.empty() ? "this cover was given before" : "this is no cover: " + why);
if (not is_known) words.doubt(0, "this does not say of each option whether it is chosen");
if (not why.empty()) words.doubt(0, "this is no cover: " + why);

@ A condition of the core may be deleted if another condition of the core implies it. For clauses
that means: the literals of the one are among the literals of the other. Nothing else is deleted
from the core.

@<Check a step@>=
void move_to_core()
{
  if (words.words.size() < 3 or not words.is(1, "id")) words.refuse(1, "here core id and numbers are wanted");
  for (std::size_t k = 2; k < words.words.size(); ++k) {
    Id const id = id_in(k);
    place_of(k); // it must be there
    if (id > static_cast<Id>(given.size()) and std::ranges::find(core, id) == core.end())
      core.push_back(id);
  }
}
void forget()
{
  if (words.words.size() < 3 or not words.is(1, "id")) words.refuse(1, "here del id and numbers are wanted");
  for (std::size_t k = 2; k < words.words.size(); ++k) {
    Id const id = id_in(k);
    int const place = place_of(k);
    if (id <= static_cast<Id>(given.size()))
      words.doubt(k, "this is a condition of the problem, which must stay");
    if (std::erase(core, id) > 0 and not is_implied(machine.at(place)))
      words.doubt(k, "this is in the core, and nothing there implies it");
    machine.remove(place);
    derived.erase(id);
  }
}

@ Each literal of |c| gets a mark, so that the literals of the core are looked at once. The newest
conditions are the most likely to imply it.

@<Check a step@>=
bool is_implied(Inequality const& c) const
{
  auto const is_clause = [](Inequality const& d) {
    auto const is_one = [](Term const& t) { return t.coefficient == 1; };
    return d.degree == 1 and std::ranges::all_of(d.terms, is_one);
  };
  std::vector<char> has(2*index(stated.variables) + 2);
  for (Term const& t : c.terms) has[index(t.literal)] = 1;
  auto const is_in = [&](Term const& t) { return has[index(t.literal)] != 0; };
  if (not is_clause(c)) return false;
  for (auto it = core.rbegin(); it != core.rend(); ++it) {
    Inequality const& d = machine.at(derived.at(*it));
    if (is_clause(d) and std::ranges::all_of(d.terms, is_in)) return true;
  }
  return false;
}

@ The end has three statements, and each has one right form. VeriPB accepts a number of covers
that is too small if the proof does not claim to be complete; here any wrong number is refused. If
it does, it names a condition, which must be one that nothing satisfies.

@<Check the end@>=
void check_end()
{
  if (words.words.size() != 2 or not words.is(1, "NONE")) words.refuse(1, "here output NONE is wanted");
  if (not words.next() or not words.is(0, "conclusion")) words.refuse(0, "here the conclusion is wanted");
  proved.is_complete = words.is(1, "ENUMERATION_COMPLETE");
  if (not proved.is_complete and not words.is(1, "ENUMERATION_PARTIAL"))
    words.refuse(1, "this is no conclusion about all covers");
  if (number_in(words, 2) != static_cast<Id>(proved.covers))
    words.doubt(0, fmt::format("{} covers were given", proved.covers));
  bool const is_complete = proved.is_complete;
  if (words.words.size() != (is_complete ? 5 : 3) or (is_complete and not words.is(3, ":")))
    words.refuse(3, "this conclusion has too much or too little");
  if (is_complete)
    if (auto const& c = machine.at(place_of(4)); c.sum() >= c.degree)
      words.doubt(4, "this condition is no contradiction");
  bool const is_over = words.next() and words.words.size() == 3 and words.is(0, "end")
    and words.is(1, "pseudo-Boolean") and words.is(2, "proof");
  if (not is_over) words.refuse(0, "here end pseudo-Boolean proof is wanted");
  if (words.next()) words.refuse(0, "nothing may follow the end");
}

@ The constructor states the problem. The first line is the only one without a semicolon.

@<Check all steps@>=
ProofChecker(Problem const& p, Source const& proof) : problem(p),
  stated(conditions_of(p)), words{proof, '%'}, machine(stated.variables)
{
  for (Inequality const& c : stated.list) given.push_back(machine.add(c));
  newest = static_cast<Id>(given.size());
}
Proved run()
{
  std::string_view const header = "pseudo-Boolean proof version 3.0";
  std::string_view const text = words.source.text;
  if (not text.starts_with(header)) words.refuse(0, "this does not begin like a proof");
  words.at = header.size();
  if (not words.next() or words.words.size() != 2 or not words.is(0, "f"))
    words.refuse(0, "here f and the number of conditions are wanted");
  if (number_in(words, 1) != newest)
    words.doubt(0, fmt::format("the problem has {} conditions; is this a proof of another one?", newest));
  bool more = words.next();
  for ( ; more and not words.is(0, "output"); more = words.next()) check_step();
  if (not more) words.refuse(0, "the proof has no end");
  check_end();
  return proved;
}

@ In the tests, proofs of random problems are damaged: each line is left out, doubled, or
exchanged with the next. A literal, a sign, or a number is altered. A cover is left out, given
twice, or replaced by one that is none. The checker may then accept the proof only if what it
claims is still true:
\verbatimfile{tests/data/tampered.txt}\goon
The accepted proofs are right as well: a superfluous lemma was left out, or a line was doubled. No
number that was wrong has been accepted.
@^tampering@>

\pitfall{To believe the file of conditions, and to check a proof of {\it another\/} problem. To let a proof
delete whatever it likes: the same cover can then be given twice.
To propagate in a cleverer way than others: then a proof may be good enough for us, and for no other
checker.}

\pinned{\.{tests/text/check\UL proof\UL test.cpp} compares propagation with what holds in all
solutions, for thousands of random systems. It finds the covers, each once, among all values for
which the conditions hold, and alters one word of a file of conditions at a time. It
has proofs of thousands of random problems, and damages those of small ones; a claim that is
accepted must be true by brute force. It has a proof for nearly each message. VeriPB is asked by
\.{tests/command/verify\UL test.cpp}, in the long tests.}

\exercise[10]{Find four conditions on two variables that have no solution, and where propagation
finds nothing. Which lines does a proof need?}
\answer{$x_1+x_2\ge1$, $x_1+\bar x_2\ge1$, $\bar x_1+x_2\ge1$, $\bar x_1+\bar x_2\ge1$: each has
slack~1. Say $x_1\ge1$ first. It follows, since with $x_1=0$ the first two quarrel about~$x_2$; and
after that the other two quarrel, with nothing supposed.}

\exercise[22]{The first of the three points says that everything which is propagated would be true of an open cover that is no
exception to the conditions. Prove it.}
\answer{By induction along the trail. The checker supposes the negation of the lemma, which is true of the cover by
assumption. A literal is added because a condition, or the negated lemma, cannot reach its bound without it: the terms that are not false
have a sum which is too large by less than its coefficient. The cover satisfies the condition, and agrees with the
trail so far; so the literal is true of it. And a conflict would be a condition that cannot reach its bound at all, which the cover
satisfies. So there is none.}

\summary{The problem is stated anew. A lemma must follow by propagation, a cover must be one that was not given before, and what is
deleted from the core must be implied. Then the number is right, wherever the proof comes from.}
