@** Proofs in clauses. \label{text/lrat}%
The most reliable checkers of proofs, some of which have themselves been proved correct by other programs, can read clauses and
nothing else. Can our proofs be said in clauses? First the problem becomes a {\it formula}. It has variables
that are true or false, and {\it clauses}, each of which says that at least one of some variables is true, or that at least one is
false.
@^clause@>@^formula@>@^DIMACS format@>

An option is a variable, and there are three kinds of clauses. Here are three people, of whom Ann and Bob want to cook soup, and Cem wants to dance:
$$\vbox{\halign{\hfil#\quad&\tentex#\hfil\qquad&\tentex#\hfil\quad&#\hfil\cr
&\it options&\it clauses\cr
\noalign{\smallskip}
1&cook Ann&1 2 0&one cooks, Ann or Bob\cr
2&cook Bob&-1 -2 0&not both of them\cr
3&dance Cem&-3 0&this option is in no cover\cr}}$$
The primary item is \.{cook}, and \.{dance} is a secondary one; an option without a
primary item is in no cover. A clause ends with a zero, and a minus sign is a negation. This is the format DIMACS, called after a contest of 1993. The
formula has two models, and the problem has two covers. {\it The models of the formula are the covers of the problem, one for
one\/}: this is the invariant. Two kinds of proofs depend on it, those that nothing was missed, below, and those of a number
(\sec{text/cpog}).
@^invariant of a formula@>

@ A proof names clauses by their numbers, so their order is part of the format. First come the primary items, as they stand in
the problem, then the clashes, all pairs $a<b$ of options that do not go together, by $a$ and then by~$b$. Options that are {\it idle},
without a primary item, come last. If there is no option, variable~1 is idle, since some programs want at least one variable.

Two options clash if they share an item, unless both give it the same colour. So colours make no clauses of their own; they only make fewer
clashes.
@^clash of options@>@^idle option@>

@(dlx/text/lrat.hpp@>=
#pragma once
/* A problem as a formula in clauses, whose models are its covers; and proofs in
   clauses that there are no other covers than those that are excluded. */
#include "dlx/more/lemmas.hpp"
#include "dlx/more/problem.hpp"
#include <cstdint>
#include <memory>
#include <ostream>
#include <vector>
namespace dlx {
@<Declare the formula of a problem@>
std::unique_ptr<ProofWriter> lrat_to(std::ostream& cnf, std::ostream& lrat,
  Problem const& problem, std::uint64_t covers);
  /* writes the problem as a formula, in which the covers, of which there must be so
     many, are excluded one by one; and the proof that it has no solution. Throws
     |Unsupported| if there are bounds. Size of the formula: all pairs of options
     that share an item */
} // |namespace dlx|

@ The clauses themselves are not kept. The number of a clash follows from the place of~$b$ in the list of~$a$. Clauses cannot count to more than one, so bounds are refused.

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

@ The source has the formula and its proof.

@(dlx/text/lrat.cpp@>=
#include "dlx/text/lrat.hpp"
#include "dlx/base/index.hpp"
#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <unordered_map>
#include <utility>
namespace dlx {
@<Find the clauses of a problem@>
@<Look up a clash@>
@<Write a formula@>
namespace {
@<Write a proof in clauses@>
}
std::unique_ptr<ProofWriter> lrat_to(std::ostream& cnf, std::ostream& lrat,
  Problem const& problem, std::uint64_t covers)
{ return std::make_unique<Lrat>(cnf, lrat, problem, covers); }
} // |namespace dlx|

@*1 The formula. The constructor goes through the options from the last to the first, and keeps for each item the options that have used it. Two options may share two items, and are one clash; so the lists are made free of copies.

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
  @<Number the clauses@>
}

@ In these lists an |Entry| is an option, with the colour that it gives to the item.

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

@ The number of the clause ``not both $a$ and $b$'' is that of the first clash of~$a$, plus the place of~$b$ in its list.

@<Number the clauses@>=
count = index(item_count());
for (std::size_t o = 1; o < lists.size(); ++o) {
  begin[o] = count + 1;
  count += lists[o].size();
}
count += idlers.size();

@ In a Langford problem for~8 an option clashes with 29 others on the average, so the search for~$b$ takes four or five comparisons.

@<Look up a clash@>=
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

@*1 Proofs. A formula cannot say ``these are all''; it can only say ``there is none''. So
for each cover that was found there is a clause that excludes it, as a part of the {\it problem}; and the proof shows that nothing satisfies the formula. Here is the paper's matrix, where the last clause excludes the cover:
\transcript{proof-cnf}
A proof that this has no solution says that there is no {\it other\/}
cover. It does not say that the known one {\it is\/} a cover; \cmd{dlx verify} says that.
@^LRAT@>

@ Checkers of the format LRAT [CHJKS17] do not look for
what follows; each lemma says by which clauses, and in which order:
\transcript{proof-lrat}
A line is a number, the lemma, a zero, the {\it hints}, and a zero. The first lemma says ``not option~2''. Suppose 2. Clause~11
says ``not both 2 and~5'', so 5 is out, and of item~B, clause~2, option~3 is left. The clauses 8 and~12 rule out 1 and~6, and
item~E, clause~5, has nothing left. Each hint but the last leaves one literal, which is then known, and the last hint leaves none. So the checker looks
at each clause once. A hundred lines of code suffice for that, and such checkers have been proved correct: \.{cake\UL lpr}, and one in ACL2.
@^hints of a proof@>@^proved checker@>

@ The path of the lemma has the hints. Below the option that is refuted there are only last options (\sec{more/lemmas}).
At each such branch, every other option of its item is out, either because it clashes with an option above, or because
it has been refuted there; each gets a hint, unless it is known to be false already. Then the item's own clause leaves
the last option. At the end of the path all options of a dead item are out, and its clause is the conflict; or there is
a cover, and the clause that excludes it.

Let us count. If an item has thirty options, of which two are still possible, the hints for this step are one lemma, twenty-eight clashes, and one item. VeriPB needs none of them, since its condition ``at most one
option'' excludes all others at a stroke. So the file is fourteen times as
long as the other for pentominoes in a box of $3\times20$, and {\it shorter\/} for dominoes, where an item has four options at most.

A lemma here names {\it all\/} options of the path, not only the free ones. So the options that
were forced need no hints of their own in the lemmas below them.

The numbers of the lemmas come after those of the covers, so the number of covers must be known before the first lemma
is written; the search runs twice. With a wrong number the proof is wrong, and a checker refuses it.

@ Whether the formula belongs to the
problem, no checker of clauses can say. A program that wants to know forms the clauses of items and of clashes, compares them, and finds that the others are
the list of covers. For VeriPB \sec{text/conditions} does this.

The class |Lrat| writes sentences as they come. After the clauses of the problem come those of the covers, and then the lemmas. A sentence of the search is one of the
latter two, and a table has its number.

@<Write a proof in clauses@>=
class Lrat : public ProofWriter {
public:
  Lrat(std::ostream& cnf, std::ostream& lrat, Problem const& problem, std::uint64_t covers);
  void cover(std::uint64_t number, std::span<int const> options) override;
  void lemma(Lemma const& lemma) override;
  void forget(std::span<std::uint64_t const> numbers, bool has_covers) override;
  void finish(std::uint64_t covers, bool is_complete) override;
private:
  using Words = fmt::memory_buffer;
  void send(std::ostream& out);
  void refute(std::size_t level, Lemma const& lemma);
  void rule_out(int option, std::size_t level, Lemma const& lemma);
  void add(std::uint64_t n) { fmt::format_to(std::back_inserter(words), "{} ", n); }
  @<Declare the data of |Lrat|@>
};

@ For each lemma, the options that are out already are marked, and listed so that the marks can be removed cheaply.

@<Declare the data of |Lrat|@>=
std::ostream &formula, &proof;
CoverFormula clauses;
Words words;
std::uint64_t next_cover = 0, next_lemma = 0; /* their numbers */
std::unordered_map<std::uint64_t, std::uint64_t> clause_of; /* sentence: number */
std::vector<char> is_out; /* of each option, in the lemma that is being written */
std::vector<int> out;

@ The clauses of the problem are written at once. A cover is a clause of the problem; in the proof nothing is said of it.

@<Write a proof in clauses@>=
Lrat::Lrat(std::ostream& cnf, std::ostream& lrat, Problem const& p, std::uint64_t covers)
  : formula(cnf), proof(lrat), clauses(p), is_out(index(p.option_count()) + 1)
{
  clauses.write(formula, covers);
  next_cover = clauses.clause_count() + 1;
  next_lemma = next_cover + covers;
}
void Lrat::send(std::ostream& stream)
{
  fmt::format_to(std::back_inserter(words), "0\n");
  stream.write(words.data(), static_cast<std::streamsize>(words.size()));
  words.clear();
}
void Lrat::cover(std::uint64_t number, std::span<int const> chosen)
{
  clause_of[number] = next_cover++;
  for (int o : chosen) fmt::format_to(std::back_inserter(words), "-{} ", o);
  send(formula);
}

@ A lemma: its number, all options down to the one that is refuted; and the hints, branch by branch, down to the leaf.

@<Write a proof in clauses@>=
void Lrat::lemma(Lemma const& lemma)
{
  add(clause_of[lemma.number] = next_lemma++);
  for (Fork const& b : lemma.path.first(lemma.length))
    fmt::format_to(std::back_inserter(words), "-{} ", b.option);
  fmt::format_to(std::back_inserter(words), "0 ");
  for (std::size_t k = lemma.length; k < lemma.path.size(); ++k) refute(k, lemma);
  if (lemma.dead == 0) add(clause_of.at(lemma.cover));
  else {
    for (int o : clauses.options_of(lemma.dead)) rule_out(o, lemma.path.size(), lemma);
    add(index(lemma.dead));
  }
  send(proof);
  for (int o : out) is_out[index(o)] = 0;
  out.clear();
}

@ At a branch, first the options that have been refuted there, each by its lemma, then all others by clashes; then the item's
clause.

@<Write a proof in clauses@>=
void Lrat::refute(std::size_t level, Lemma const& lemma)
{
  Fork const& b = lemma.path[level];
  for (Refuted const& r : b.refuted) {
    add(clause_of.at(r.lemma));
    is_out[index(r.option)] = 1;
    out.push_back(r.option);
  }
  for (int o : clauses.options_of(b.item))
    if (o != b.option) rule_out(o, level, lemma);
  add(index(b.item));
}
void Lrat::rule_out(int o, std::size_t level, Lemma const& lemma)
{
  if (is_out[index(o)]) return;
  std::uint64_t clash = 0;
  for (std::size_t k = 0; k < level and clash == 0; ++k)
    clash = clauses.clause_of(lemma.path[k].option, o);
  add(clash);
  is_out[index(o)] = 1;
  out.push_back(o);
}

@ A forgotten cover is a clause of the {\it problem}. It may be deleted: a deletion makes it
harder to come to a contradiction, never easier, and the proof is about the formula in the file. Two equal clauses of covers are one; only VeriPB's count distinguishes them.
A deletion begins with the number of the newest lemma.

@<Write a proof in clauses@>=
void Lrat::forget(std::span<std::uint64_t const> numbers, bool)
{
  fmt::format_to(std::back_inserter(words), "{} d ", next_lemma - 1);
  for (auto n : numbers) {
    auto const it = clause_of.find(n);
    add(it->second);
    clause_of.erase(it);
  }
  send(proof);
}
void Lrat::finish(std::uint64_t, bool)
{
  formula.flush();
  proof.flush();
}

@ \pitfall{To forget the idle options: each of them doubles the number of models. To give hints that are superfluous, or in the wrong order: some checkers refuse them. A checker that has failed, and ends with status~0: look for \.{s VERIFIED} at the beginning of
a line.}

\pinned{\.{tests/text/lrat\UL test.cpp} evaluates the clauses of random problems, with colours, under all values of
all variables, and finds the covers; each number of a clause leads to its line. It reads proofs with a reader of its own, in which
each hint must leave exactly one literal and the last one none. In its long form, \.{tests/command/verify\UL test.cpp} asks the checkers \.{lrat-check}, \.{drat-trim}, and \.{cake\UL lpr}, as far as they can be
found.}

\exercise[15]{How many clauses does the problem of eight queens have, in which the diagonals are secondary items?}
\answer{There are 16 primary items, ranks and files. Each two squares on one line clash: there are 448 such pairs on ranks and files together, and
280 on diagonals. So $16+728=744$; the first line of the file says so, too.}

\exercise[20]{An item that 1000 options share makes 499{,}500 clashes. How can one say ``at most one of them'' with fewer clauses, if one may
add variables? Why was it not done here?}
\answer{With a variable for ``one of the first $k$ is true'', for each~$k$, about 3000 clauses suffice. But then a proof speaks not only of
options. And for a certificate of the number each of these variables must be shown to depend on the options, or models are counted several times.}

\summary{Items, clashes, idle options: three kinds of clauses, whose models are the covers. With a clause for each known cover, a proof with its reasons in order says that there is no other, to checkers that can read nothing but clauses.}
