@** In clauses. \label{text/lrat}%
The oldest proofs of this kind come from solvers for formulas of logic, and there are checkers of them of which it has been
proved, by other programs, that they make no mistakes. They can read clauses, and
nothing else. Can our proofs be said in clauses?
@^clause@>@^LRAT@>

What a formula cannot say is ``these are all''. It can only say ``there is none''. So
for each cover that was found there is a clause that excludes it, as a part of the {\it problem}; and what is
proved then is that nothing satisfies it. Here is the paper's matrix:
\transcript{proof-cnf}
An item is a clause, and so are two options that clash (\sec{text/formula}); and the last
one says that the cover which is known does not count. A proof that this has no solution says that there is no {\it other\/}
cover. It does not say that the one which is known {\it is\/} one; this can be said by \cmd{dlx verify}.

@ The format LRAT is for checkers that are even duller than ours (\sec{text/check_proof}) [CHJKS17]. They do not look for
what follows; each lemma has to say by which clauses, and in which order:
\transcript{proof-lrat}
A line is a number, the lemma, a zero, the {\it hints}, and a zero. The first lemma says ``not option~2''. Suppose 2. Clause~11
says ``not both 2 and~5'', so 5 is out, and of item~B, clause~2, option~3 is left. The clauses 8 and~12 rule out 1 and~6, and
item~E, clause~5, has nothing left. Each hint but the last leaves one literal, which is then known, and the last hint leaves none. So the checker looks
at each clause once, and knows which one comes next. The price is paid in bytes: where VeriPB finds the hints
by itself, we have to write down all of them.
@^hints of a proof@>

How does one know the hints? The path of the lemma says it. Below the option that is
refuted there are only last options (\sec{more/lemmas}). At each such branch, every other option of its item is out, either
because it clashes with an option above, or because it has been refuted there; that is a hint for each, unless it is
known to be false already. And then the item's own clause leaves the last option. At
the end of the path all options of a dead item are out, and its clause is the conflict; or there is a cover, and the
clause that excludes it.
@^clash of options@>

@ Let us count. Say that an item has thirty options, of which two are still possible at some node. One of them was refuted, and one is
left. The hints for this step are one lemma, twenty-eight clashes, and one item. VeriPB would be told none of this, for the condition that at most one
option of a chosen item may be true excludes them all at a stroke; clauses need one for each pair. So the file is fourteen times as
long as the other for pentominoes in a box of $3\times20$, and {\it shorter\/} for dominoes, where an item has four options at most.

It is a fair exchange. Whoever reads hints does not need the lists of conditions in which a literal occurs, nor slacks, nor
a trail that is undone (\sec{text/propagation}); a hundred lines suffice, and with a hundred lines one can prove that they are right. This was done, for the checkers
\.{cake\UL lpr} and that of ACL2.
@^proved checker@>

@ In this format a lemma names {\it all\/} options of the path, not only the free ones. It is longer; but then the options that
were forced need no hints of their own, in each lemma below them, and these would be very
many more. (With free options only, the hints would be those of the whole path.)

Clauses cannot count; so problems with bounds are refused here. They can be proved in the other format.

Since the numbers of the lemmas come behind those of the covers, one has to know {\it how many\/}
covers there are before the first lemma can be written. So the search runs twice: first it counts. Who gives a wrong number
gets a wrong proof, and will be told so.

@(dlx/text/lrat.hpp@>=
#pragma once
/* Proofs in clauses: that there are no other covers than those that are excluded. */
#include "dlx/more/lemmas.hpp"
#include "dlx/more/problem.hpp"
#include <cstdint>
#include <memory>
#include <ostream>
namespace dlx {
std::unique_ptr<ProofWriter> lrat_to(std::ostream& cnf, std::ostream& lrat,
  Problem const& problem, std::uint64_t covers);
  /* writes the problem as a formula, in which the covers, of which there must be so
     many, are excluded one by one; and the proof that it has no solution. Throws
     |Unsupported| if there are bounds. Size of the formula: all pairs of options
     that share an item */
} // |namespace dlx|

@ A word about what is {\it not\/} proved. The verdict of such a checker is ``this formula has no solution''. Whether the formula belongs to the
problem is another question, and no checker of clauses can answer it; it has no options to look at. Who wants to be sure looks at the formula
with a program of her own, which has to do three things: form the clauses of items and of clashes, compare them, and find the rest to be
the list of covers. For VeriPB this is done by \sec{text/conditions}. For clauses it is left to the reader.

The clauses come from \sec{text/formula}; sentences are written as they come, as
in \sec{text/proof}.

@(dlx/text/lrat.cpp@>=
#include "dlx/text/lrat.hpp"
#include "dlx/base/index.hpp"
#include "dlx/text/formula.hpp"
#include <fmt/format.h>
#include <iterator>
#include <unordered_map>
namespace dlx {
namespace {
@<Write a proof in clauses@>
}
@<Begin a proof in clauses@>
} // |namespace dlx|

@*1 Sentences. Behind the clauses of the problem come those of the covers, and then the lemmas. A sentence of the search is one of the
latter two, and a table says which number it got.

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

@ For each lemma it has to be known which options are out already; a list of them makes it cheap to forget that
again.

@<Declare the data of |Lrat|@>=
std::ostream &formula, &proof;
CoverFormula clauses;
Words words;
std::uint64_t next_cover = 0, next_lemma = 0; /* their numbers */
std::unordered_map<std::uint64_t, std::uint64_t> clause_of; /* sentence: number */
std::vector<char> is_out; /* of each option, in the lemma that is being written */
std::vector<int> out;

@ The clauses of the problem are written at once.

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

@ A cover is a clause of the problem. In the proof there is nothing to be said of it.

@<Write a proof in clauses@>=
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

@ At a branch below, first the options that have been refuted there, each by its lemma, then all others by clashes; then the item's
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

@ What has been forgotten may be a cover, which is a clause of the {\it problem}. In clauses this is allowed: whatever is deleted makes it
harder to come to a contradiction, never easier, and what is proved is that the formula in the file has no solution. That a cover was not
given twice does not matter here, either. Two equal clauses are one; only the count of VeriPB makes a difference of it.

A deletion begins with a number, too: that of the newest lemma.

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

@ Bounds are refused before anything is written.

@<Begin a proof in clauses@>=
std::unique_ptr<ProofWriter> lrat_to(std::ostream& cnf, std::ostream& lrat,
  Problem const& problem, std::uint64_t covers)
{ return std::make_unique<Lrat>(cnf, lrat, problem, covers); }

@ \pitfall{Hints that are superfluous: some checkers pass over them, and one of those that have been proved correct
does not. Hints in the wrong order. To give the lemmas the numbers behind the problem, and to find
the first cover afterwards. A checker that has failed, and ends with status~0: look for \.{s VERIFIED} at the beginning of
a line.}

\pinned{\.{tests/text/lrat\UL test.cpp} reads formulas and proofs of thousands of random problems with a reader of its own, in which
each hint must leave exactly one literal and the last one none; it compares the models of
the formula without the covers with the covers. In its long form, \.{tests/command/verify\UL test.cpp} asks the checkers \.{lrat-check}, \.{drat-trim}, and \.{cake\UL lpr}, as far as they can be
found.}

\exercise[20]{Two covers are known of a problem that has three, and both are excluded in the formula. Where does a proof go wrong, if
the search is right? And if the search has missed the third one, too?}
\answer{In the first case the search gives three covers, so the line that counts is wrong, and the numbers of the first
lemmas are those of clauses that are there already; a checker refuses that. In the second, some lemma is false. Its hints cannot
lead to a conflict, because the third cover satisfies everything; at one of them something is left.}

\summary{A clause for each item, clash, and known cover; a lemma with its reasons in order. It proves that there is no other
cover, to checkers that can read nothing but clauses.}
