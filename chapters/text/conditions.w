@** What a problem says, once more. \label{text/conditions}%
A proof is a proof {\it of something}. The file with the conditions was written by the same program as the proof; if it
had forgotten an item there, both would fit together perfectly, and prove something about another
problem. So a sceptic wants to have the conditions from somebody else. This chapter states them once more, from the problem as
it was read, and compares them with a file that claims to be the same; and it takes such files apart.
$$\vbox{\halign{#\hfil\quad&\tentex#\hfil\quad&#\hfil\cr
{\it the problem}&\it the file&{\it here}\cr
\noalign{\smallskip}
Ann, Bob, or Cem cooks&1 x1 1 x2 1 x3 >= 1 ;&$x_1+x_2+x_3\ge1$\cr
at most two of them&1 \char"7Ex1 1 \char"7Ex2 1 \char"7Ex3 >= 1 ;&$\bar x_1+\bar x_2+\bar x_3\ge1$\cr
$y$: there is soup&2 x4 -1 x1 -1 x2 >= 0 ;&$2x_4+\bar x_1+\bar x_2\ge2$\cr
&1 x1 1 x2 -1 x4 >= 0 ;&$x_1+x_2+\bar x_4\ge1$\cr
no soup, or not Cem&1 \char"7Ex4 1 \char"7Ex3 >= 1 ;&$\bar x_4+\bar x_3\ge1$\cr}}$$
These are the five conditions of the kitchen of \sec{more/problem}. Which of the two columns was there first? In the
program, neither: the file is written by \sec{text/proof}, which knows nothing of what stands on the right, and the right column is made here, by
somebody who has only read the description there. What is compared at the end is the result.
@^translation of a problem@>@^pseudo-Boolean condition@>

@ Is it not wasteful to write the same thing twice? It is the point. A translation is a small program, it is easily wrong, and a wrong
one has no symptoms: the search is right, the proof is right, the checker is content, and all of them speak of two different
problems. An item with the wrong bound; a colour that was taken for another one, since both are called \.{red}; an option too many.
With one program for both, each of these would be invisible. With two, it is invisible only if the same mistake was made twice, and
if it is in the description, which is why that is short.

The numbers matter, too, because lines of a proof refer to conditions by number. So the two have to agree about the order, and about what is left
out. {\it Condition $k$ of the list is condition $k$ of the file\/}: this is the invariant of this chapter.

What is shared with the rest of the program is the reader of problems, and the definition of a problem itself. A file that was misread by
\sec{text/dlx} is misread for everybody. That can be noticed only by somebody who reads the file: this is why each variable of
an OPB file has the text of its option beside it, for people.

@(dlx/text/conditions.hpp@>=
#pragma once
/* The conditions of a problem, stated for a checker of proofs, apart from those who
   write them; and how such files are taken apart. */
#include "dlx/base/source.hpp"
#include "dlx/more/problem.hpp"
#include "dlx/text/propagation.hpp"
#include <cstdint>
#include <string_view>
#include <vector>
namespace dlx {
@<Declare the conditions of a problem@>
@<Declare statements@>
void check_conditions(Problem const& problem, Source const& opb);
  /* are these, in OPB, the conditions of |problem|? Throws |WrongProof| if not, and
     |InputError| if there is something that cannot be read */
} // |namespace dlx|

@ An option is a variable; the variables of colours come behind all options.

@<Declare the conditions of a problem@>=
struct Stated {
  int variables = 0;
  std::vector<int> options;     /* those that have a variable */
  std::vector<Inequality> list; /* number $k$ is at place $k-1$ */
};
Stated conditions_of(Problem const& problem); /* time: proportional to its entries */

@ Something that cannot be read is an |InputError|, as everywhere. But a statement that can be read, and does not hold, is another
matter: it is no slip of the pen, but the answer to the question that was asked. It has an error of its own.

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
  [[noreturn]] void refuse(std::size_t k, std::string const& what) const; /* unreadable */
  [[noreturn]] void doubt(std::size_t k, std::string const& what) const;  /* wrong */
};
std::int64_t number_in(Statements const& s, std::size_t k);
int literal_in(Statements const& s, std::size_t k, int variables);
std::size_t read_inequality(Statements const& s, std::size_t k, int variables, Inequality& c);
  /* from word |k| on; how many words are read then. All throw |InputError| */

@ The source states, reads, and compares.

@(dlx/text/conditions.cpp@>=
#include "dlx/text/conditions.hpp"
#include "dlx/base/index.hpp"
#include "dlx/base/source.hpp"
#include <algorithm>
#include <fmt/format.h>
#include <map>
namespace dlx {
namespace {
@<State the conditions of a problem@>
}
@<State all conditions@>
@<Take statements apart@>
@<Read an inequality@>
@<Compare conditions@>
} // |namespace dlx|

@*1 Stating. Each item makes a sum or two, of as many terms as it has options. ``At most $u$'' is said of the
negations: of $n$ literals, at least $n-u$ are false.

@<State the conditions of a problem@>=
void at_least(Stated& s, std::int64_t bound, std::vector<int> const& literals)
{
  s.list.push_back({{}, bound});
  for (int l : literals) s.list.back().terms.push_back({1, l});
}
void at_most(Stated& s, std::int64_t bound, std::vector<int> const& literals)
{
  s.list.push_back({{}, static_cast<std::int64_t>(literals.size()) - bound});
  for (int l : literals) s.list.back().terms.push_back({1, l ^ 1});
}

@ A primary item with the bounds 2 and~4 that six options have is two sums, ``at least two'' and ``at most four'', which is ``at least two of the
six negations''. With the bounds 1 and~1, the usual ones, it is two sums as well, and the file has an equation for both. What if it has no option? Then
it makes the sum of nothing, which must be at least~1; this is a contradiction, and rightly so, for there is no cover. And an item with the
bounds 0 and~3 that three options have makes no sum at all.

An upper bound that cannot be reached is not stated, nor a lower one of~0; but if both are equal, both are
stated, unless there is no option at all.

@<State the conditions of a problem@>=
void state_primary(Stated& s, Bounds const& bounds, std::vector<int> const& literals)
{
  std::size_t const n = literals.size();
  bool const is_exact = bounds.lower == bounds.upper and n > 0;
  if (is_exact or bounds.lower > 0) at_least(s, bounds.lower, literals);
  if (is_exact or static_cast<std::size_t>(bounds.upper) < n) at_most(s, bounds.upper, literals);
}

@ For colours the question was what ``used once'' means, and the answer was a variable that is true if the colour is used. It must be true {\it if\/} it is
used, or two colours could be used at a time; that is the first of two sums. Must it also be false if the colour is {\it not\/} used?
For the covers it does not matter. But then one cover would belong to two solutions of the conditions, and a checker that is given the options of a cover could
not say what the variable is; so there is a second sum.

Options that agree about a colour share a variable, if they are several. The two conditions on it are written without minus
signs here: $dy-\sum x\ge0$ is $dy+\sum\bar x\ge d$, and $\sum x-y\ge0$ is $\sum x+\bar y\ge1$.

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

@ In which order do the colours of an item come? In that of the first option that has them, and an option without a colour is a
colour of its own there. Thus for the pot of the kitchen soup is first, as Ann has it, and Bob's soup is the same; Cem's rice is the second. Two are enough for
a sum; if all of them agreed, there would be nothing to be said.

A map
knows where the options of a colour have been put.

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

@*1 Reading. A statement is a sequence of words up to a semicolon, which may hang on the last word. A
comment begins with a percent sign, in OPB with a star, and goes to the end of the line. The words are pieces of
the text; so each knows its place, and nothing is copied. A proof may have hundreds of millions of
characters.

@ A semicolon ends the statement wherever it stands; a file that ends before it has lost something.

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

@ Why does a statement keep its words, and not a number for each? Because a word knows its place: it is a view into the text, and the
difference of two addresses says where it stands. So a complaint can point at the third literal of the millionth line, though nobody has counted
lines; they are counted when there is something to complain about, and never before (\sec{base/source}).

A complaint points at a word; or at the last one, if one is missing.

@<Take statements apart@>=
std::string_view Statements::word(std::size_t k) const
{
  if (not words.empty()) return words[std::min(k, words.size() - 1)];
  return std::string_view(source.text).substr(std::min(at, source.text.size()), 0);
}
bool Statements::is(std::size_t k, std::string_view word) const
{ return k < words.size() and words[k] == word; }
void Statements::refuse(std::size_t k, std::string const& what) const
{
  auto const place = static_cast<std::size_t>(word(k).data() - source.text.data());
  throw InputError(source, place, word(k).size(), what,
    help);
}
void Statements::doubt(std::size_t k, std::string const& what) const
{
  auto const place = static_cast<std::size_t>(word(k).data() - source.text.data());
  throw WrongProof(source, place, word(k).size(), what);
}

@ A number is a whole word: \.{12x} is none, and neither is a word that is missing. Both are faults of the text, and not of the proof.

@<Take statements apart@>=
std::int64_t number_in(Statements const& s, std::size_t k)
{
  auto const n = whole_number<std::int64_t>(k < s.words.size() ? s.words[k] : "");
  if (not n) s.refuse(k, "here a number is wanted");
  if (*n > 1'000'000'000'000 or *n < -1'000'000'000'000) s.refuse(k, "this number is too large");
  return *n;
}

@ Numbers are at most $10^{12}$ here, and inequalities at most a million terms; hence no sum can overflow. These limits are far above what any proof of ours
needs, and a file that comes from a stranger cannot make a checker count past the end of its integers, and come out with a small number on the
other side. One should think of that in a program whose only task is to be right.
@^overflow@>

A literal is a variable of the problem, perhaps with a tilde before it.

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

@ Terms, a sign, and a bound. A negative coefficient is the same as a positive one of the negation: $-ax$ is
$a\bar x-a$. So all terms become positive, and the bound grows. The answer is how many words have been
read.

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

@*1 Comparing. Who gives a proof to another checker gives it the conditions, too, in a file of its own; and that checker
knows nothing of items and options. Are they the right ones? The sceptic compares them
with his, one by one, where the order of the terms does not matter. An equation is two conditions.

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

@ Before the conditions stands the list of those variables on which it depends whether two solutions are the
same; these are the options.

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
    if (words.words[end - 2] == "=") @<Compare the other half of an equation@>
    ++lines;
  }
  @<Check the first line, if it counts@>
  if (k != stated.list.size()) words.doubt(0, "the problem has more conditions");
}

@ Other programs take the first line for a comment, or for a head that counts. If it has the form of a head, it must be right.

@<Check the first line, if it counts@>=
auto const head = words_of(opb.text, 0, std::min(opb.text.find('\n'), opb.text.size()));
bool const is_head = head.size() > 1 and (head[0].text == "*") and head[1].text == "#variable=";
auto const right = fmt::format("* #variable= {} #constraint= {}", stated.variables, lines);
auto const same = [](Word const& a, Word const& b) { return a.text == b.text; };
if (is_head and not std::ranges::equal(head, words_of(right, 0, right.size()), same))
  throw WrongProof(opb, 0, 1, "this line should be " + right);

@ The list is that of all options with a primary item, in their order. If one were missing, two covers that differ only there would count as
one; and if the variable of a colour were in it, that would do no harm today, but it would not be what was described.

@<Compare the options@>=
std::vector<int> literals, options;
for (std::size_t k = 1; k < words.words.size(); ++k)
  literals.push_back(literal_in(words, k, stated.variables));
for (int o : stated.options) options.push_back(literal_of(o));
if (literals != options) words.doubt(0, "these are not the options of the problem");

@ What must not be more than $b$, must leave at least the rest to the negations.

@<Compare the other half of an equation@>=
{
  Inequality less = {c.terms, c.sum() - c.degree};
  for (Term& t : less.terms) t.literal ^= 1;
  compare(words, stated, k++, less);
}

@ \pitfall{To read the conditions from the file, and to check the proof against them: then it is a proof of whatever
the file says. To compare them as sets: a proof names conditions by number. To compare the text: another program may write the terms in
another order, or ``not more than three'' with minus signs, and be right.}

\pinned{\.{tests/text/conditions\UL test.cpp} evaluates what is stated for random problems, with colours and bounds, under all values of
all variables, and finds the covers, each of them once; it compares it with the file for thousands of problems, and alters one word of the file at a time,
which must be noticed unless it means the same.}

\exercise[12]{Why is it not enough to compare the {\it solutions\/} of the two lists of conditions, instead of the lists?}
\answer{Because a proof follows from conditions, not from solutions. Two lists with the same solutions may differ in what can be seen by
propagation, and in their numbers; and one would have to find all solutions, which is what the proof is about.}

\exercise[18]{A secondary item has four options in one colour, and two without. Write down its conditions.}
\answer{With the options $x_1$ to $x_4$ and $x_5$, $x_6$, and a new variable~$y$: $4y-x_1-x_2-x_3-x_4\ge0$,
$x_1+x_2+x_3+x_4-y\ge0$, and $\bar y+\bar x_5+\bar x_6\ge2$.}

\summary{The conditions are made a second time, by another hand, and compared with the file, number by number. A statement is a
list of words, and each of them knows its place.}
