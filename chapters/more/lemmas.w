@** Lemmas and diagrams. \label{more/lemmas}%
Eight queens have 92 solutions. A person who can count to eight can check that these are solutions (\sec{text/verify}). But how do we know that there is no
ninety-third? The program says so. If one link had been put
back in the wrong place, a branch would be missing, and the program would say
``that was all'' in the same voice.

A search can write down a {\it proof\/} while it runs, which another program checks line by line without knowing how it was
found. This chapter says what
stands in it: lemmas, if all covers are listed, and a diagram, if they are only counted. Here is the tree of the four queens, with the lines in the order in
which they are written.
\sketch{lemmas}{The four queens: squares as rank and file, from~0. Free options are blue. Below each leaf stands the lemma that is written when it
has been seen, with its number; the covers have numbers, too. ``Nothing'' is left at the end.}
Read the leftmost branch. (Ranks are counted from~1 and squares from~0, so rank~1 has the squares 00 to~03.) The queen of rank~1 stands in the corner, at 00, and the one of
rank~2 at 12. Then rank~3 has no square left. This is worth a sentence: {\it not both 00
and~12}. It is the first lemma, and a board with these two queens shows that it is true.
@^proof@>@^lemma@>@^certificate@>

@ The search comes back from 12, and tries 13, the only other square in rank~2. That
leads to 21, and then rank~4 is dead. The second lemma is {\it not 00}. Why? Suppose
a queen at~00. By the first lemma 12 is impossible, so rank~2 needs~13. Then rank~3
needs 21, and rank~4 has nothing. Each step of this argument looks at one item, or at
one lemma, and sees that only one possibility is left. Such
reasoning is called {\it unit propagation}, and a lemma that can be seen in this way, by
supposing the opposite and propagating, is said to follow by {\it reverse unit propagation}, or RUP
[GN03]. A checker for it fits into a chapter
(\sec{text/propagation}).
@^unit propagation@>@^reverse unit propagation@>

The second lemma says more than the first, so the first may be {\it forgotten}. A search visits millions of nodes, and a checker that had to
keep a million lemmas would be slow. But when the search comes back, all that was learned below is summed up in one sentence.

@ The second branch has a cover: 01, 13, 20, 32. It is written down; and from then on it is
{\it excluded}, as if the problem had one more condition, ``but not this
one''. With that condition the branch is a dead end like all others, and the lemma
``not 01'' follows: there is nothing {\it else}. When the last branch has been seen, the last lemma is the empty one: supposing
nothing at all, we come to a contradiction. All covers but those that
were written down are impossible, and {\it the list is complete}.

The proof has three kinds of sentences, then:
$$\vbox{\halign{#\hfil\quad&#\hfil\quad&#\hfil\cr
cover&these options are one&to be checked by counting\cr
lemma&not all of these options, and no others&to be checked by propagating\cr
forget&these lines are not needed any more&nothing to be checked\cr}}$$
(``And no others'' means: but for the covers that were given.) Their formats are explained in \sec{text/proof}.

@ Which options does a lemma name? Most options on the path were no choice: if an item has one option, or if all others have been
refuted, then the last one {\it follows}, by propagation. So let us call the option that
is tried at a node {\it free\/} if another one will be tried there afterwards.

{\it Rule.} When the search comes back from a free option, it writes the lemma that not
all {\it free\/} options of the path are chosen. When it comes back from the last option of a
node, it writes nothing. At the end it writes the empty lemma.

The argument for each lemma ends at the leaf that was visited last, and each leaf ends one argument: {\it there are as many lemmas as leaves}, dead ends and covers together. In
the picture these are four and two. With all chosen options, there would be sixteen lemmas, one for each option that is tried.
@^free option@>

@ Why does each lemma follow? Suppose its free options, and propagate. The {\it
invariant\/} is: {\it whatever the search has hidden at a node is false by
propagation, and whatever it has chosen is true}. At the root nothing is hidden. Suppose that it
holds at a node, where item~$c$ is chosen, and look at a child. An option of~$c$ that
was tried before is refuted by a lemma, which names besides it only free options of
the path. The child's own option is supposed, if it is free, and is the only
one left for~$c$ if not. And options that the child hides share an item with it. Now go down from
the path of the lemma by last options only. They are not free, so they follow. At the end
stands the last leaf: an item without options, or a cover that has been excluded. Both
are contradictions.
@^invariant of lemmas@>

This holds for colours: an option that disagrees is false because the item has another
colour. It holds for bounds: an option that had its turn is refuted by its own lemma, and
``none'' is what follows when all have been refuted. It does not hold for searches that
stop early, or that leave out
what is too expensive, or what is the mirror image of something else: their reason
is not in the problem. Their lemmas would be true, but would not follow by propagation.

@ So there is an observer that turns the steps of any general search into these three
kinds of sentences, and a |ProofWriter| that spells them. All sentences are numbered from~1,
in the order in which they come; a writer may count differently.

@(dlx/more/lemmas.hpp@>=
#pragma once
/* What a search learns: each cover, and for each subtree that has been searched the
   lemma that nothing else is there; or a diagram, in which subtrees that are the same
   are one.  With these, its list of covers or their number can be checked. */
#include "dlx/more/observer.hpp"
#include "dlx/more/problem.hpp"
#include <cstdint>
#include <gmpxx.h>
#include <optional>
#include <span>
#include <vector>
namespace dlx {
@<Declare the path of a lemma@>
@<Declare the class |ProofWriter|@>
@<Declare the class |Lemmas|@>
@<Declare states and ways@>
@<Declare the search for a diagram@>
} // |namespace dlx|

@ For the formats that must say {\it why\/} a lemma follows, it comes with the whole path
to the last leaf. Each branch has its item, what has been refuted, by which
lemma, and what is being tried. For the lemma ``not 00'' of the four queens this is:
$$\vbox{\halign{\hfil#\quad&#\hfil\quad&#\hfil\quad&#\hfil\quad&#\hfil\cr
{\it level\/}&{\it item}&{\it refuted}&{\it tried}&\cr
\noalign{\smallskip}
0&|R1|&&00&free, first of four ways\cr
1&|R2|&12, by lemma 1&13&second of two ways\cr
2&|R3|&&21&only way\cr
&|R4|&&&the leaf\cr}}$$

@<Declare the path of a lemma@>=
struct Refuted { int option; std::uint64_t lemma; };
struct Fork {
  int item = 0;       /* that was chosen here */
  int ways = 0;       /* its degree: so many ways to go on */
  int tried = 0;      /* so many, the present one included */
  int option = 0;     /* the present one; 0 for none (\sec{more/bounded}) */
  std::vector<Refuted> refuted = std::vector<Refuted>(); /* those before */
  std::size_t known = 0; /* so many sentences were not forgotten when it was tried */
  bool is_free() const { return tried < ways; }
};
struct Lemma {
  std::uint64_t number = 0;
  std::span<Fork const> path; /* to the last leaf */
  std::size_t length = 0;  /* of the path down to the option that is refuted */
  int dead = 0;            /* the leaf: an item that has no way to go on, or 0 if it is a cover */
  std::uint64_t cover = 0; /* if |dead| is 0: the number of this cover */
};

@ A lemma says that not all the free options among the first |length| branches are
chosen. The sentences that it makes superfluous are reported right after it. A note says whether a cover is among
them, because it takes more care to delete excluded covers, which are a part of the
problem (\sec{text/proof}).

@<Declare the class |ProofWriter|@>=
class ProofWriter {
public:
  virtual ~ProofWriter() = default;
  virtual void cover(std::uint64_t number, std::span<int const> options) = 0;
  virtual void lemma(Lemma const& lemma) = 0;
  virtual void forget(std::span<std::uint64_t const> numbers, bool has_covers) = 0;
    /* these sentences follow from the newest lemma; are covers among them, or in what they sum up? */
  virtual void finish(std::uint64_t covers, bool is_complete) = 0;
};

@ The observer listens to four events. It keeps the path; and it keeps the numbers of all
sentences that have not been forgotten, with a note whether a cover is in them.

@<Declare the class |Lemmas|@>=
class Lemmas : public Observer {
public:
  explicit Lemmas(ProofWriter& w) : writer(w)@+{@+}@/
  void choose(int item, int size, int level) override;
  void attempt(int option, int node, int level) override;
  void dead(int item, int level) override;
  void solution(std::span<int const> options, int level) override;
  void finish(bool is_complete);
    /* after the search; if it was complete, the empty lemma is written */
private:
  struct Known { std::uint64_t number; bool has_cover; };
  void refute(std::size_t length);
  ProofWriter& writer;
  std::vector<Fork> path;
  std::vector<Known> known;
  Lemma leaf; /* the last one; no path yet */
  std::uint64_t count = 0, covers = 0; /* sentences; covers */
};

@ The source has two parts, for lemmas and for diagrams.

@(dlx/more/lemmas.cpp@>=
#include "dlx/more/lemmas.hpp"
#include "dlx/base/index.hpp"
#include "dlx/more/painted.hpp"
#include <algorithm>
#include <bit>
#include <unordered_map>
namespace dlx {
@<Follow the path of a search@>
@<Sum up what a subtree has taught@>
namespace {
@<Declare the class |Remembering|@>
@<See what is left@>
@<Come back from a leaf@>
}
@<Search for a diagram@>
} // |namespace dlx|

@ An observer is not told that the search comes back; it concludes it
from the next step. When an option is tried at level~$k$, and another one has been
tried there before, that one is done with, and all levels below. If nothing more is
tried at a level, then the last one there was not free, and no lemma is due.

A dead item is chosen, too, before it is found to be dead. Its branch leads nowhere, so
it is taken off the path again, and the path ends where the leaf hangs.

@<Follow the path of a search@>=
void Lemmas::choose(int item, int size, int level) {
  path.resize(index(level));
  path.push_back(Fork{item, size});
}
void Lemmas::attempt(int option, int, int level) {
  Fork& b = path[index(level)];
  if (b.tried > 0) refute(index(level) + 1);
  path.resize(index(level) + 1);
  ++b.tried;
  b.option = option;
  b.known = known.size();
}
void Lemmas::dead(int item, int level) {
  path.resize(index(level));
  leaf.dead = item;
}
void Lemmas::solution(std::span<int const> options, int level) {
  path.resize(index(level));
  leaf.dead = 0;
  leaf.cover = ++count;
  ++covers;
  known.push_back({count, true});
  writer.cover(count, options);
}

@ Everything that was written since its option was tried, and is
not forgotten, follows from the lemma: a lemma below names the same free options and
more of them; and an excluded cover contains them. Since sentences are forgotten in the reverse
of the order in which they come, they are a pile, and |known| says how high it was.

At the end the same is done with no options at all. Then nothing is forgotten, as the
proof is over.

@<Sum up what a subtree has taught@>=
void Lemmas::refute(std::size_t length) {
  leaf.number = ++count;
  leaf.path = path;
  leaf.length = length;
  writer.lemma(leaf);
  if (length == 0) return;
  Fork& b = path[length - 1];
  b.refuted.push_back({b.option, count});
  std::vector<std::uint64_t> numbers;
  bool has_cover = false;
  for (std::size_t k = b.known; k < known.size(); ++k) {
    numbers.push_back(known[k].number);
    has_cover = has_cover or known[k].has_cover;
  }
  if (not numbers.empty()) writer.forget(numbers, has_cover);
  known.resize(b.known);
  known.push_back({count, has_cover});
}
void Lemmas::finish(bool is_complete) {
  if (is_complete) refute(0);
  writer.finish(covers, is_complete);
}

@ How long is a proof? For eight queens
there are 254 dead ends and 92 covers, so there are 346 lemmas. The proof that there are 6728 ways to tile a board of $6\times6$ with
dominoes consists of the 6728 ways and as many lemmas, for there each branch ends
with a tiling.

@*1 The diagram of all covers. \label{more/diagram}%
A board of $8\times8$ squares can be filled with dominoes in 12{,}988{,}816 ways. A search can count them one by one, and
a proof can list them one by one, with a lemma for each. Yet most of these
millions of lines say the same: that the {\it rest\/} of the board, after this or that beginning, can be filled so and so. There are 689
different rests that matter. A proof of the {\it number\/} should be as long as there are rests, and not as there are covers.
@^rest of a problem@>@^certificate of a number@>

Here is a small board, of two rows and four columns, with the squares \.a to~\.h and ten dominoes:
$$\vbox{\halign{#\hfil\qquad&#\hfil\quad&#\hfil\cr
\it squares&\it in a row&\it in a column\cr
\noalign{\smallskip}
\tt a b c d&\tt ab bc cd&\tt ae bf cg dh\cr
\tt e f g h&\tt ef fg gh\cr}}$$
Square~\.a can be covered by \.{ab} or by~\.{ae}. After~\.{ab} the square~\.e has \.{ef} only, and then the right half of the board remains. After~\.{ae}
there are again two ways with~\.b: after~\.{bf} the right half remains, {\it the same right half}; and after~\.{bc} all else follows. So
the tree, whose leaves are five covers, becomes a {\it diagram\/} in which two branches lead to one node. The usual name is decision diagram; Nishino,
Yasuda, Minato, and Nagata danced with one [N17].
$$\vbox{\halign{\hfil#\quad&#\hfil\quad&#\hfil\quad&#\hfil\cr
\it state&\it item&\it way&\it what remains\cr
\noalign{\smallskip}
1&\.c&\.{cd}, so \.{gh}&nothing\cr
&&\.{cg}, so \.{dh}&nothing\cr
2&\.b&\.{bc}, so \.{dh}, so \.{fg}&nothing\cr
&&\.{bf}&state 1\cr
3&\.a&\.{ab}, so \.{ef}&state 1\cr
&&\.{ae}&state 2\cr}}$$
\sketch{diagram}{The five covers of the small board, as five ways through its diagram.}
State 1 has two covers, state 2 has $1+2$, and state~3, which is all of it, has $2+3$.
@^diagram of a problem@>

@ A {\it state\/} is the set of options that have not been hidden. Two nodes
with the same set have the same subtree, whatever was chosen before. Indeed, whether two options go together depends on nothing but
these two. And the items that are still to be covered are those of the options that are left, unless one of them has none; but
then the node is dead, and not remembered. A colour of an item is seen in the options that have gone.

Only nodes with a choice are remembered. If an item has one option, it is taken, and what follows belongs to the {\it way\/} that led there. So
a way is a sequence of {\it steps}. Each step has an item, the option that covers it, and the options that vanish
because they clash with it; the first step is a choice, the others are forced. At its end a way has come to a state, or to an item that is
dead, or nothing remains. The {\it invariant\/} of a diagram, for each way of a state that does not end dead: {\it the options of the state are those that are chosen on the way, those
that vanish on it, and those of the state at its end; none is named twice.} At a dead end some options are left over, and only there.
@^invariant of a diagram@>@^state of a search@>@^way@>

@ A state is its number, and the list of its ways; by the invariant, its options are those of any of its ways that is not dead. If all ways are dead, the options
are not needed, as there are no covers.

@<Declare states and ways@>=
struct Move {
  int item = 0, option = 0;
  std::vector<int> vanished = std::vector<int>(); /* in increasing order */
};
struct Way {
  std::vector<Move> steps = std::vector<Move>();
  int dead = 0;  /* an item that has no option left; or 0 */
  int state = 0; /* what remains; 0 for nothing, if |dead| is 0 */
};
struct StateDiagram {
  std::vector<std::vector<Way> > states = std::vector<std::vector<Way> >(1);
    /* the ways of each; there is no state 0 */
  std::vector<mpz_class> covers = std::vector<mpz_class>(1, 1);
    /* of each state; of state 0, which has nothing left, one */
  Way root; /* steps that are forced from the beginning, if any, and where they lead */
  Totals totals; /* of the search, which was short: nodes, and leaves that were visited */
  mpz_class covers_after(Way const& way) const { return way.dead > 0 ? mpz_class() : covers[way.state]; }
};

@ States are numbered from~1, in the order in which they are finished, so {\it a way leads to a smaller number than that of its
own state}. The total is |covers_after(root)|.

All states are kept, with their options. Eight queens have 239 states; Langford's problem for~8 has 608, and its tree
2921 nodes. If hardly any state comes again, there are nearly as many of them as nodes with a choice, and then memory ends the
search.

@<Declare the search for a diagram@>=
std::optional<StateDiagram> diagram_of(Problem const& problem, Chooser chooser,
  Limits const& limits = Limits());
  /* nothing, if it was stopped. Throws |Unsupported| if there are bounds. Time: for each
     node, the entries that are left; memory: a bit for each option in each state, and
     what vanishes on its ways */

@ This is the general dance (\sec{more/search}), with a policy that is its own observer. The dance asks the
policy for an item; at a state that is known, the policy chooses none. A set of options is a row of bits. The path has a |Level| for each item that is covered; only where there was a choice are
the options kept.

@<Declare the class |Remembering|@>=
using Set = @[std::vector<std::uint64_t>@];
struct HashOfSet {
  std::size_t operator()(Set const& s) const { return hash_of(s); }
};
class Remembering : public InOrder, public Observer {
public:
  Remembering(int options, Chooser c) : left(index(options)/64 + 1), chooser(c)@+{@+}@/
  template<class List> Node* choose(List const& links);
  void choose(int item, int size, int level) override;
  void attempt(int option, int node, int level) override;
  void dead(int item, int level) override;
  void solution(std::span<int const> options, int level) override;
  StateDiagram diagram = StateDiagram();
private:
  @<Declare what is remembered@>
};

@ The two functions called |choose| are not the same. The policy is asked to choose; the observer is told what was chosen.

@<Declare what is remembered@>=
struct Level {
  Move step;
  int ways = 0; /* that there are; the finished ones are in |done| */
  Set left = Set(); /* if there are several */
  std::vector<Way> done = std::vector<Way>();
};
void arrive(Set const& now);
void come_back(Way way);
int remember(Level& level);
Set left; /* the options that are not hidden */
Chooser chooser;
std::vector<Level> path;
std::unordered_map<Set, int, HashOfSet> known;

@ On arrival at a node, all open columns are walked through, and what has vanished since the last
step is written down. Then the item is chosen as usual, except that an item without options is chosen at once, even by |first|; otherwise
a state with a dead item could be taken for one in which that item has been covered. If the item has one option or none, the dance goes on;
if it has more, the state is looked up.

@<See what is left@>=
template<class List> Node* Remembering::choose(List const& links) {
  Set now(left.size());
  Node* c = nullptr;
  std::uint64_t const bit = 1;
  for (Node* i = links.first_open(); i != nullptr; i = links.next_open(i)) {
    if (c == nullptr and links.degree(i) == 0) c = i;
    for (Node* x = i->down; x != i; x = x->down)
      now[index(x->option)/64] |= bit << x->option%64;
  }
  arrive(now);
  if (c == nullptr) c = chooser == Chooser::first ? First().choose(links) : Smallest().choose(links);
  if (links.degree(c) < 2) return c;
  auto const it = known.find(left);
  if (it == known.end()) return c;
  come_back({{}, 0, it->second});
  return nullptr;
}

@ Options that were left before, and are not left now, have vanished, but for the one that was chosen. At a cover nothing is left.

@<See what is left@>=
void Remembering::arrive(Set const& now) {
  for (std::size_t k = 0; k < now.size() and not path.empty(); ++k)
    for (auto gone = left[k] & ~now[k]; gone != 0; gone &= gone - 1) {
      Move& s = path.back().step;
      int const o = static_cast<int>(64*k) + std::countr_zero(gone);
      if (o != s.option) s.vanished.push_back(o);
    }
  left = now;
}
void Remembering::choose(int item, int size, int) {
  if (size == 0) return; // it will be found dead
  path.push_back({{item, 0}, size});
  if (size > 1) path.back().left = left;
}
void Remembering::attempt(int option, int, int) {
  Level& l = path.back();
  l.step.option = option;
  if (l.ways > 1) left = l.left;
}

@ At a leaf the search turns round, and at this moment it is known which levels are done: a forced one is, since it has no other way; and one with a
choice is, if this was the last of its ways. {\it After each leaf, the path ends with the level at which the
dance will make its next attempt.}

@<Come back from a leaf@>=
void Remembering::dead(int item, int) { come_back({{}, item, 0}); }
void Remembering::solution(std::span<int const>, int) {
  arrive(Set(left.size()));
  come_back({{}, 0, 0});
}
void Remembering::come_back(Way way) {
  for (; not path.empty(); path.pop_back()) {
    Level& l = path.back();
    way.steps.push_back(std::move(l.step)); // from the last one to the first
    if (l.ways == 1) continue;
    l.step = {way.steps.back().item, 0};
    std::ranges::reverse(way.steps);
    l.done.push_back(std::move(way));
    if (static_cast<int>(l.done.size()) < l.ways) return;
    way = {{}, 0, remember(l)};
  }
  std::ranges::reverse(way.steps);
  diagram.root = std::move(way);
}

@ The number of covers is the sum over the ways, as it was for the board with eight squares.

@<Come back from a leaf@>=
int Remembering::remember(Level& l) {
  mpz_class sum;
  for (Way const& w : l.done) sum += diagram.covers_after(w);
  diagram.covers.push_back(sum);
  int const number = static_cast<int>(diagram.states.size());
  diagram.states.push_back(std::move(l.done));
  known.emplace(std::move(l.left), number);
  return number;
}

@ A search that was stopped leaves a path behind, and no diagram.

@<Search for a diagram@>=
std::optional<StateDiagram> diagram_of(Problem const& problem, Chooser chooser, Limits const& limits) {
  if (problem.has_bounds())
    throw Unsupported("a diagram has no place for bounds, and this problem has some");
  Remembering memory(problem.option_count(), chooser);
  auto go = [&](auto&& links)
    { return dance_watched(links, memory, limits, Receive(), static_cast<Observer&>(memory)); };
  auto const result = problem.has_colours() ? go(Painted(problem)) : go(Links(problem));
  if (result.ending != Ending::complete) return std::nullopt;
  memory.diagram.totals = result.totals;
  return std::move(memory.diagram);
}

@ With the smallest item the dominoes of $10\times10$ have 4024 states, and with the first item 4673; eight queens have
239 and 437. The memory of \sec{fast/memory} has states, too; but it forgets, and it keeps numbers only. Here
nothing may be forgotten, because it is going to be written.
@^memory of a search@>

\pitfall{Writing a lemma when an option is tried, and not when it has been searched: it is
then a claim about the future. Forgetting by level and not by order.
Listening to a search that leaves something out for a reason of its own: the empty lemma is
then false, or true by accident, and a checker will say so, a long way from the place where
it went wrong. Remembering a state at which some item is dead: there the options do not tell which items are still to be covered. Looking for
a state before what has vanished on the way to it has been written down.}

\pinned{\.{tests/more/lemmas\UL test.cpp} has the sentences of the four queens, word by
word. For a thousand random problems, with colours and bounds, it checks by brute
force that each lemma is true when it is written, and
that all that is forgotten follows from the lemma before. It unfolds the diagrams of a thousand more into lists of covers,
and checks the invariant at each state that leads to covers.}

\exercise[15]{An option that is the only one of its item is not free. Suppose that it were
named in lemmas as if it were. Which lemmas would be longer, would there be more of them,
and would anything be wrong?}
\answer{All lemmas below it. Nothing would be wrong: a lemma that names more options says
less, so it is still true; and it still follows. There would not be more of them, unless
one is also written when the search comes back from that option.}

\exercise[20]{Choose the first item instead of the smallest. Can the number of lemmas become
smaller? Count for eight queens, with \cmd{dlx count --engine links --stats} and
\.{--chooser}.}
\answer{It is the number of leaves, and a larger tree may have fewer. For eight queens it does not: with the first item there are
2057 nodes, 92 covers, and 644 dead ends, so 736 lemmas.}

\exercise[15]{How many states has the board of $2\times n$, and how many covers?}
\answer{There are $n-1$ states. After an upright domino in the first column a board of $2\times(n-1)$ remains; after a lying one the other is forced, and $2\times(n-2)$ remains. So the states are the boards of $2\times k$ for $2\le k\le n$; with $k=1$ all is forced. The covers are Fibonacci numbers, 5 for $n=4$, 8 for $n=5$, because each is the sum of the two before.}

\exercise[22]{Each of $n$ people gets one of $n$ jobs, and each of them can do every job. How large are the tree and the diagram?}
\answer{The tree has $n!$ leaves. After $k$ people, the state is the set of jobs that are left; people come in a fixed order, so there are $2^n$ sets at most. Those with one job left are forced, and the empty one
is nothing; so there are $2^n-n-1$ states.}

\summary{A lemma for each leaf sums up a subtree: nothing but the given covers contains
these free options. Each follows from those before by propagation, and the last one says that the
list is complete. A state is the set of options that are left; it is searched once, and a number is proved by as many states as there are.}
