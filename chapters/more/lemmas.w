@** Lemmas for proofs. \label{more/lemmas}%
Eight queens have 92 solutions. A person who can count to eight can check that these are solutions (\sec{text/verify}). But how do we know that there is no
ninety-third? The program says so. If one link had been put
back in the wrong place, a branch would be missing, and the program would say
``that was all'' in the same voice.

A search can write down a {\it proof\/} while it runs, which another program checks line by line without knowing how it was
found. This chapter says what
stands in it. Here is the tree of the four queens, with the lines in the order in
which they are written.
\sketch{lemmas}{The four queens: squares as rank and file, from~0. Free options are blue. Below each leaf stands the lemma that is written when it
has been seen, with its number; the covers have numbers, too. ``Nothing'' is left at the end.}
Read the leftmost branch. The queen of rank~1 stands in the corner, at 00, and the one of
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
(``And no others'' means: but for the covers that were given.) Their formats are those of \sec{text/proof} and \sec{text/lrat}.

@ Which options does a lemma name? Most options on the path were no choice: if an item has one option, or if all others have been
refuted, then the last one {\it follows}, by propagation. So let us call the option that
is tried at a node {\it free\/} if another one will be tried there afterwards.

{\it Rule.} When the search comes back from a free option, it writes the lemma that not
all {\it free\/} options of the path are chosen. When it comes back from the last option of a
node, it writes nothing. At the end it writes the empty lemma.

Each lemma ends with the last leaf that was visited, and each leaf is the last
of one lemma: {\it there are as many lemmas as leaves}, dead ends and covers together. In
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
   lemma that nothing else is there.  With these, its completeness can be checked. */
#include "dlx/more/observer.hpp"
#include <cstdint>
#include <span>
#include <vector>
namespace dlx {
@<Declare the path of a lemma@>
@<Declare the class |ProofWriter|@>
@<Declare the class |Lemmas|@>
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

@ The source has two parts.

@(dlx/more/lemmas.cpp@>=
#include "dlx/more/lemmas.hpp"
#include "dlx/base/index.hpp"
namespace dlx {
@<Follow the path of a search@>
@<Sum up what a subtree has taught@>
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

@ How long is a proof? For eight queens the search visits 1199 nodes, and
there are 254 dead ends and 92 covers. So there are 346 lemmas, one for each of
them. The proof that there are 6728 ways to tile a board of $6\times6$ with
dominoes consists of the 6728 ways and as many lemmas, for there each branch ends
with a tiling.

\pitfall{Writing a lemma when an option is tried, and not when it has been searched: it is
then a claim about the future. Forgetting by level and not by order.
Listening to a search that leaves something out for a reason of its own: the empty lemma is
then false, or true by accident, and a checker will say so, a long way from the place where
it went wrong.}

\pinned{\.{tests/more/lemmas\UL test.cpp} has the sentences of the four queens, word by
word. For a thousand random problems, with colours and bounds, it checks by brute
force, over all subsets of the options, that each lemma is true when it is written, and
that all that is forgotten follows from the lemma before.}

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

\summary{A lemma for each leaf sums up a subtree: nothing but the given covers contains
these free options. Each follows from those before by propagation, and the last one says that the
list is complete.}
