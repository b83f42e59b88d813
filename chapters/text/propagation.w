@** What follows, if nobody guesses. \label{text/propagation}%
A proof is a sequence of sentences, and each of them must {\it follow\/} from those before.
Who decides that? A person would think about it. A checker must not think: it
should do something so simple that everybody sees that it is right.

Here is what it does. The conditions are sums of variables, or of their negations, that must be
large enough. For one of our items this might be
$$x_1+x_3+x_4\ge1.$$
If $x_1$ and $x_3$ are known to be~0, then $x_4$ must be~1; and if all three are~0, there is a
{\it conflict}. That is the whole art. The number to look at is the {\it slack\/} of a
condition: the sum, if all unknown variables were as large as they can be, minus what
is wanted. Here are three moments of the example:
$$\vbox{\halign{\hfil$#$\quad&\hfil$#$\quad&\hfil$#$\quad&\hfil$#$\quad&#\hfil\cr
x_1&x_3&x_4&\hbox{\it slack}&\cr
\noalign{\smallskip}
&&&2&nothing follows\cr
0&0&&0&none may get lost: $x_4=1$\cr
0&0&0&-1&conflict\cr}}$$
With slack~$s$, each unknown term with a coefficient greater than~$s$ must be true, for the
sum cannot do without it. With a negative slack nothing can help. And what has just
become true makes its negation false, so that other conditions have less slack, and so on until
nothing moves any more. This is {\it unit propagation}, as it is done for sums.
@^unit propagation@>@^slack@>

@ To check a sentence, suppose that it were false. The negation of
$\sum a_il_i\ge b$ is $\sum a_i\bar l_i\ge\sum a_i-b+1$, which is a
condition of the same kind. Add it, propagate, and look whether there is a conflict; if so, the sentence
follows. (It need not be the other way round: a sentence may be true, and not to be seen in
this way. Who writes the proof has to write more sentences, then.) Every step of this is so
weak that it can be believed, and yet it suffices for all of \sec{more/lemmas}. {\it What is propagated
holds in each solution}: this is the only invariant, and soundness is nothing else.

How fast must it be? The proof for pentominoes in a box of 3 rows and 20 columns has 23{,}434 lemmas, and each of
them is checked from nothing. A condition is looked at whenever a variable in it
changes; so each keeps its slack, and each literal keeps a list of the conditions in
which it occurs. There are cleverer ways, which watch two literals of each clause and need not undo anything. But counting
is what one would do by hand, and a checker is a bad place to be clever.

@(dlx/text/propagation.hpp@>=
#pragma once
/* Unit propagation for sums of 0-1 variables that must be large enough.  It is
   used by the checker of proofs, and by no search. */
#include <cstdint>
#include <span>
#include <vector>
namespace dlx {
@<Declare inequalities@>
@<Declare the class |Propagation|@>
} // |namespace dlx|

@ A literal is a number, such that |l ^ 1| is the negation of literal~|l|: variable~$v$ is
$2v$, its negation $2v+1$.

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

@ Here is what happens when a lemma of the paper's matrix is checked, ``not option~2'' (\sec{text/proof}). Its negation says
that $x_2$ is true, with slack~0, so it is eager, and $x_2$ is the first on the trail. Then:
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
The trail is a queue: what was found first is looked at first. In which order that is done does not matter, as more knowledge never makes
a slack larger. So whatever can be found is found, unless there is a conflict before; and then one does not want to know more.

@ Conditions live in places, which are used again when a condition has gone; for a long proof
has millions of them, and few at a time. They come and go while nothing is supposed.

There are two ways to propagate: with all conditions that there are, or with a list of {\it
hints\/} and nothing else. Some proofs say by which conditions a sentence follows; then there is
no need to look for them. The two are not mixed; after each, |clear| must be called.
@^hints of a proof@>

@<Declare the class |Propagation|@>=
class Propagation {
public:
  explicit Propagation(int variables); /* numbered from 1 */
  int add(Inequality condition);       /* its place. Nothing may be supposed */
  void remove(int place);              /* as above */
  Inequality const& at(int place) const { return conditions[place].what; }
  bool suppose(int literal); /* is that possible? */
  bool finds_conflict();     /* with all conditions. Time: their entries, a few times; at worst,
    once for each literal that is found */
  bool finds_conflict(std::span<int const> hints); /* with these only */
  bool is_true(int literal) const { return truth[literal] != 0; }
  bool is_known(int literal) const { return is_true(literal) or is_true(literal ^ 1); }
  void clear(); /* nothing is supposed any more */
private:
  @<Declare the data of |Propagation|@>
};

@ A condition whose slack is less than its largest coefficient makes something follow even
when nothing is supposed, such as the condition that a lonely option must be chosen. These
are the {\it eager\/} ones. What is true stands on a trail, in the order in which it was found, and up to
|head| the slacks know of it.

@<Declare the data of |Propagation|@>=
struct Condition {
  Inequality what;
  std::int64_t slack = 0, largest = 0; /* largest coefficient */
};
struct Use { int place; std::int64_t coefficient; };
bool settle(int place, std::int64_t slack); /* false if |slack|, that of the condition, is below 0 */
bool lower(int literal);
std::vector<Condition> conditions;
std::vector<std::vector<Use> > uses; /* of each literal */
std::vector<int> free_places, eager;
std::vector<char> truth; /* of each literal */
std::vector<int> trail;
std::size_t head = 0;

@ The source has no surprises, which is its merit.

@(dlx/text/propagation.cpp@>=
#include "dlx/text/propagation.hpp"
#include <algorithm>
#include <utility>
namespace dlx {
@<Negate an inequality@>
@<Let conditions come and go@>
@<Propagate@>
} // |namespace dlx|

@ Negate $x_1+x_3\ge1$: not even one of two, hence both are false, hence $\bar x_1+\bar
x_3\ge2$; and the formula says $2-1+1$.

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

@ A condition that comes is entered into the lists of its literals. It gets the place of one that has gone, if there is such a place.

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

@ A condition that goes is taken from the lists again. It is mostly a late one, so its entries are looked for from the end. The order of uses
is of no importance, so the last one may take the place of the one that goes.

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

@ To suppose a literal is to put it on the trail. To settle a condition is to put there what
follows from it, when its slack is known.

@<Propagate@>=
bool Propagation::suppose(int literal)
{
  if (is_true(literal)) return true;
  if (is_true(literal ^ 1)) return false;
  truth[literal] = 1;
  trail.push_back(literal);
  return true;
}
bool Propagation::settle(int place, std::int64_t slack)
{
  if (slack < 0) return false;
  Condition const& c = conditions[place];
  if (slack >= c.largest) return true;
  for (auto [coefficient, literal] : c.what.terms)
    if (coefficient > slack and not is_known(literal)) suppose(literal);
  return true;
}

@ When a literal is false, all conditions with it lose slack. {\it The slacks know of the trail up
to |head|, and of nothing else}, also when there has been a conflict in the middle of a list: so the list is
gone through to its end in any case. For |clear| puts back exactly what has been taken.
@^invariant of slacks@>

@<Propagate@>=
bool Propagation::lower(int literal)
{
  bool is_fine = true;
  for (auto [place, coefficient] : uses[literal]) {
    auto& slack = conditions[place].slack;
    slack -= coefficient;
    is_fine = is_fine and settle(place, slack);
  }
  return is_fine;
}

@ The trail grows while we go along it, until it is at its end or a condition cannot be satisfied. At the beginning only the eager conditions can say anything; the others
wait for a literal that becomes false.

@<Propagate@>=
bool Propagation::finds_conflict()
{
  for (int place : eager)
    if (not settle(place, conditions[place].slack)) return true;
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

@ When a condition is deleted, all that had followed from it has to be unlearned. This is why nothing is kept from one question to the
next, not even what follows from nothing; it is found anew each time, from the eager conditions. A checker that keeps it is faster, and has to
think about what happens when the reason is deleted. The checker \.{drat-trim} passes over
such deletions, and says so.

With hints, the slack of a condition is computed anew each time it is looked at. They are mostly
given in the order in which they are needed, so a second round finds nothing; but the
order is not demanded.

@<Propagate@>=
bool Propagation::finds_conflict(std::span<int const> hints)
{
  for (bool moves = true; moves; ) {
    auto const before = trail.size();
    for (int place : hints) {
      Condition const& c = conditions[place];
      std::int64_t slack = -c.what.degree;
      for (auto [coefficient, literal] : c.what.terms)
        if (not is_true(literal ^ 1)) slack += coefficient;
      if (not settle(place, slack)) return true;
    }
    moves = trail.size() > before;
  }
  return false;
}

@ \pitfall{To stop at a conflict in the middle of a list, and to undo all of it. To remember what followed from
nothing, when the condition from which it followed has been deleted. And a literal that occurs
twice in a condition, or together with its negation: the slack is then too
large, and less may follow than could; but what follows is right.}

\pinned{\.{tests/text/propagation\UL test.cpp} compares with what holds in all solutions, found by
trying all values, for thousands of random systems; each conflict must be one, and each literal
that follows must follow; and for sums with coefficients~1 nothing that one
condition alone implies may be missing. After |clear| the same is found again, and with all conditions as hints, too.}

\exercise[10]{Find four conditions on two variables that have no solution, and where propagation
finds nothing. What has a proof to say about them?}
\answer{$x_1+x_2\ge1$, $x_1+\bar x_2\ge1$, $\bar x_1+x_2\ge1$, $\bar x_1+\bar x_2\ge1$: each has
slack~1. Say $x_1\ge1$ first. It follows, since with $x_1=0$ the first two quarrel about~$x_2$; and
after that the other two quarrel, with nothing supposed.}

\summary{The slack of a condition says what must be true, or that something is wrong. Nobody guesses, and what
is found holds in each solution.}
