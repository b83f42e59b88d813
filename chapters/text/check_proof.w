@** A sceptic. \label{text/check_proof}%
Here is a problem, and here is a file that claims to prove that it has 92 covers and no
more. Should we believe it? The file may come from a program that we do not know, or, worse,
from one that we do. This chapter is the sceptic, who believes nothing, and is quick about it.
\transcript{check-proof}
The first proof is that of the four queens. In the second, the second cover was left out, as if a
search had missed it. The queen of rank~1 stood in square~3 then; and that there is nothing with
her, as the next line says, does not follow.

What does the sceptic know? The problem, as it was {\it written\/}, and the definition of a cover
(\sec{text/verify}). He shares no line with any search, nor with those who write proofs; not even
the conditions of the problem are taken from the file that was written for others, but made
anew. What he has to believe is the reader of problems (\sec{text/dlx}), what it makes of them (\sec{more/problem}), unit
propagation (\sec{text/propagation}), and himself, with \sec{text/conditions} and \sec{text/verify}. How long is this list, when it is compared with what
need not be believed any more? Without the problem and its reader it is some 700 lines, with them some 2200, against all of parts II and~V.
@^trust@>@^certificate@>

@ {\it Why is the number right, when the sceptic is content?} There are three things to be seen, and they are
worth a proof of their own. Let us call a cover {\it open\/} as long as it has not been given.
\smallskip
{\parindent=2.6em
\item{1.} {\it Each open cover satisfies all conditions.} It satisfies those of the problem. It satisfies what is
excluded, which is one given cover. It satisfies a lemma: if not, it would satisfy its negation,
and all else, and everything that is propagated would be true of it; but
then there is no conflict.
\item{2.} {\it No cover is given twice.} The condition that excludes it is in the core, and whatever is
deleted from the core must be implied by another one that stays; so at each
time some condition of the core excludes it, and the sceptic would find that it does not satisfy all of them.
\item{3.} {\it At the end no cover is open.} The last condition is a contradiction, which nothing satisfies; so by~1
there is no open cover, and the number of covers is that of the \.{solx}.\par}
\smallskip\noindent
Whatever else a proof contains cannot do harm. A lemma that is
superfluous is checked and used by nobody; one that is missing may be
missed when another one does not follow, or not at all, and then it was superfluous, too.
@^soundness of a checker@>

@ One may object that the sceptic is a program, too, of several hundred lines, and why should we believe {\it it\/}? This is a good question, and there
are four answers. He is short. He does the same simple thing again and again, so that a mistake would show up everywhere. He can be asked whether he
is able to say no, which is what most of his tests do: a checker that says yes to all proofs passes every test in which the proofs are
right. And he can be replaced. The format is not ours; VeriPB reads the same file, and does not know us. Where the two disagree one of them is wrong, and the proof is there for
a third to look at. A search cannot be replaced in this way, or rather: each new search has to run for a week before it can agree.

What the sceptic does {\it not\/} have to believe is that the proof was found in a reasonable way. It may come from a search that goes through its tree in
another order, that learns clauses, that was written by hand. As long as each line follows, it is a proof.
@^checker, why believe a@>

@ There is one function, which returns what has been proved or throws. A file that cannot be read
as a proof is an |InputError| as usual. A step that can be read but does not hold is a
|WrongProof|, with the place where it stands: this is no mistake in the spelling, but the answer to the question.

The language is a part of that of VeriPB~3, which is described in \sec{text/proof}. Whoever
uses other rules than these is told that this is not the right checker; VeriPB knows all of them.

@(dlx/text/check_proof.hpp@>=
#pragma once
/* Checks proofs that all covers of a problem were found.  It shares nothing with
   the searches, or with the writers of proofs. */
#include "dlx/text/conditions.hpp"
namespace dlx {
struct Proved {
  std::uint64_t covers = 0; /* that were given */
  bool is_complete = false; /* are there no other covers? */
};
Proved check_proof(Problem const& problem, Source const& proof);
  /* a part of VeriPB 3: f, solx, rup, core id, del id, output NONE, conclusions
     about enumerations. Throws |WrongProof| at the first step that does not hold,
     and |InputError| if there is something that it cannot read */
} // |namespace dlx|

@ The source begins with the one class, and goes through the steps.

@(dlx/text/check_proof.cpp@>=
#include "dlx/text/check_proof.hpp"
#include "dlx/base/index.hpp"
#include "dlx/text/verify.hpp"
#include <algorithm>
#include <fmt/format.h>
#include <unordered_map>
namespace dlx {
namespace {
@<Declare the class |Sceptic|@>
@<Know conditions by their numbers@>
@<Check a step@>
@<Check the end@>
}
@<Check a proof@>
} // |namespace dlx|

@*1 Conditions. The |Sceptic| keeps all conditions that have not been deleted, with their numbers, in the
machine that propagates. Those of the problem stay; the others are
derived, and may go. Of these he knows as well which are in the core.

@<Declare the class |Sceptic|@>=
class Sceptic {
public:
  Sceptic(Problem const& problem, Source const& proof);
  Proved run();
private:
  using Id = std::int64_t;
  void check_step();
  void check_lemma();
  void check_cover();
  void move_to_core();
  void forget();
  void check_end();
  @<Declare what the sceptic knows@>
};

@ Few conditions are derived at a time, so a list is good enough for the core.

@<Declare what the sceptic knows@>=
int place_of(std::size_t k) const; /* of the condition whose number is word |k| */
Id id_in(std::size_t k) const;     /* a number below zero counts from the end */
void add(Inequality const& c);
bool is_implied(Inequality const& c) const; /* by one in the core */
Problem const& problem;
Stated stated;
Statements words;
Propagation machine;
Id newest = 0;
std::unordered_map<Id, int> derived; /* numbers and places */
std::vector<int> given;              /* places of the conditions of the problem */
std::vector<Id> core;                /* derived ones */
Proved proved;

@ The constructor states the problem. Numbers begin with~1.

@<Know conditions by their numbers@>=
Sceptic::Sceptic(Problem const& p, Source const& proof) : problem(p),
  stated(conditions_of(p)), words{proof, '%'}, machine(stated.variables)
{
  for (Inequality const& c : stated.list) given.push_back(machine.add(c));
  newest = static_cast<Id>(given.size());
}
void Sceptic::add(Inequality const& c) { derived[++newest] = machine.add(c); }
Sceptic::Id Sceptic::id_in(std::size_t k) const
{
  Id const n = number_in(words, k), id = n < 0 ? newest + 1 + n : n;
  if (id < 1 or id > newest) words.doubt(k, "there is no condition of this number");
  return id;
}
int Sceptic::place_of(std::size_t k) const
{
  Id const id = id_in(k);
  if (id <= static_cast<Id>(given.size())) return given[index(id) - 1];
  auto const it = derived.find(id);
  if (it == derived.end()) words.doubt(k, "this condition has been deleted");
  return it->second;
}

@*1 Steps. Each statement begins with the word that says what is done. Only \.{output} begins the end; any other word is refused.

@<Check a step@>=
void Sceptic::check_step()
{
  auto const what = words.word(0);
  if (what == "rup") check_lemma();
  else if (what == "solx") check_cover();
  else if (what == "core") move_to_core();
  else if (what == "del") forget();
  else words.refuse(0, "this is no step that is known here");
}

@ A lemma is supposed to be false, and everything is propagated that there is, or, if there are hints
behind a colon, what they name; the tilde stands for the negated lemma itself. The negation is a condition for a
moment.

@<Check a step@>=
void Sceptic::check_lemma()
{
  Inequality lemma;
  auto k = read_inequality(words, 1, stated.variables, lemma);
  if (words.words[k - 2] != ">=") words.refuse(k - 2, "a lemma has the sign >=");
  int const opposite = machine.add(negated(lemma));
  bool is_shown = false;
  if (k == words.words.size()) is_shown = machine.finds_conflict();
  else {
    if (words.words[k] != ":") words.refuse(k, "here a colon is wanted, and hints");
    std::vector<int> hints;
    while (++k < words.words.size())
      hints.push_back(words.words[k] == "~" ? opposite : place_of(k));
    is_shown = machine.finds_conflict(hints);
  }
  machine.clear();
  machine.remove(opposite);
  if (not is_shown) words.doubt(0, "this does not follow by unit propagation");
  add(lemma);
}

@ A cover is checked twice. First by propagation: with the literals that are listed, it must become
known of every {\it option\/} whether it is chosen, without a conflict with any condition, given or derived. (The variables of colours follow from these.) Then the options that are true are
counted through, by the definition of a cover. If it {\it is\/} a cover and there was a conflict, then it has been
given before.

The condition that is added excludes just this choice of options. It is a part of the core from the beginning.

@<Check a step@>=
void Sceptic::check_cover()
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

@ If propagation has met a conflict, it need not have come to all options, so the complaint of the judge is about what is known up to there.

@<Doubt a cover@>=
auto const why = refute(problem, chosen);
if (not is_consistent) words.doubt(0, "these literals contradict each other");
if (not fits)
  words.doubt(0, why.empty() ? "this cover was given before" : "this is no cover: " + why);
if (not is_known) words.doubt(0, "this does not say of each option whether it is chosen");
if (not why.empty()) words.doubt(0, "this is no cover: " + why);

@ Now the core. What is derived may go without a word, except from the core: then another condition of the core must imply
it. For clauses this is easy to see: the literals of the one are among the literals of the
other. Ours are clauses; something else is not deleted from the core, and neither is a condition of the problem.

@<Check a step@>=
void Sceptic::move_to_core()
{
  if (words.words.size() < 3 or not words.is(1, "id")) words.refuse(1, "here core id and numbers are wanted");
  for (std::size_t k = 2; k < words.words.size(); ++k) {
    Id const id = id_in(k);
    place_of(k); // it must be there
    if (id > static_cast<Id>(given.size()) and std::ranges::find(core, id) == core.end())
      core.push_back(id);
  }
}
void Sceptic::forget()
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

@ The newest are the most likely to imply it.

@<Check a step@>=
bool Sceptic::is_implied(Inequality const& c) const
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

@*1 The end. Three statements, and each has one right form. A number of covers that is not that of the covers
which were given is wrong, even if it is smaller; VeriPB lets a smaller one pass if the proof does not claim to be complete.

@<Check the end@>=
void Sceptic::check_end()
{
  if (words.words.size() != 2 or not words.is(1, "NONE")) words.refuse(1, "here output NONE is wanted");
  if (not words.next() or not words.is(0, "conclusion")) words.refuse(0, "here the conclusion is wanted");
  proved.is_complete = words.is(1, "ENUMERATION_COMPLETE");
  if (not proved.is_complete and not words.is(1, "ENUMERATION_PARTIAL"))
    words.refuse(1, "this is no conclusion about all covers");
  if (number_in(words, 2) != static_cast<Id>(proved.covers))
    words.doubt(0, fmt::format("{} covers were given", proved.covers));
  @<Look whether there is a contradiction@>
  bool const is_over = words.next() and words.words.size() == 3 and words.is(0, "end")
    and words.is(1, "pseudo-Boolean") and words.is(2, "proof");
  if (not is_over) words.refuse(0, "here end pseudo-Boolean proof is wanted");
  if (words.next()) words.refuse(0, "nothing may follow the end");
}

@ The condition that is named must be one that nothing satisfies.

@<Look whether there is a contradiction@>=
if (words.words.size() != (proved.is_complete ? 5 : 3) or (proved.is_complete and not words.is(3, ":")))
  words.refuse(3, "this conclusion has too much or too little");
if (proved.is_complete)
  if (auto const& c = machine.at(place_of(4)); c.sum() >= c.degree)
    words.doubt(4, "this condition is no contradiction");

@ The first line is the only one without a semicolon.

@<Check a proof@>=
Proved Sceptic::run()
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
Proved check_proof(Problem const& problem, Source const& proof)
{ return Sceptic(problem, proof).run(); }

@ Is the sceptic sceptical enough? In the tests, proofs of random problems are damaged in all ways that one can think of: each
line is left out, or doubled, or changes places with the next; a literal, a
sign, or a number is altered; a cover is left out, or given twice, or replaced by one that is none.
The sceptic may then be content only if what the proof claims is still true. Mostly he is not:
\verbatimfile{tests/data/tampered.txt}\goon
What he lets pass are proofs as well: a \.{del} that was left out, so that a condition stays that nobody needs; a lemma that
says less than it could, or a line that was doubled; a cover in which an option is not named that follows from the others; and, now and then, a lemma that is superfluous. No number that
was wrong has been believed.
@^tampering@>

\pitfall{To believe the file of conditions, and to check that a proof of {\it another\/} problem
is right. To let a proof delete whatever it likes, and to count its covers: the same cover can then be given
twice. To be content with a proof that has no end, because all of its lines hold. And to propagate in a cleverer
way than the others: then a proof may be good enough for us, and for nobody else.}

\pinned{\.{tests/text/check\UL proof\UL test.cpp} has proofs of thousands of random problems, with
colours and bounds, and damages those of small ones in the ways that are listed above; what is let
pass must be true by brute force. It has a proof for nearly each sentence that the sceptic
can say. Others, such as VeriPB, are asked about proofs by \.{tests/command/verify\UL test.cpp}, in the long tests, if they can be
found.}

\exercise[22]{The first of the three points says that everything which is propagated would be true of an open cover that is no
exception to the conditions. Prove it.}
\answer{By induction along the trail. What is supposed is the negation of the lemma, true of the cover by
assumption. A literal is added because a condition, or the negated lemma, cannot reach its bound without it: the terms that are not false
have a sum which is too large by less than its coefficient. The cover satisfies the condition, and agrees with the
trail so far; so the literal is true of it. And a conflict would be a condition that cannot reach its bound at all, which the cover
satisfies. So there is none.}

\exercise[15]{A sceptic who is in a hurry leaves out the second check of a cover, by counting. What does he have to
believe in addition?}
\answer{That the conditions say what a cover is: an item with the wrong sign in |conditions_of| would let something
pass that is none. For completeness he has to believe that anyway.}

\summary{The problem is stated anew. A lemma must follow by propagation, a cover must be one that was not given before, and what is
deleted from the core must be implied. Then the number is right, whoever has written the proof.}
