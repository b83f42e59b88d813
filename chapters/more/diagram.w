@** The diagram of all covers. \label{more/diagram}%
A board of $8\times8$ squares can be filled with dominoes in 12{,}988{,}816 ways. A search can count them one by one, and
a proof can list them one by one (\sec{more/lemmas}), with a lemma for each. Who would read it? Yet most of these
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

@(dlx/more/diagram.hpp@>=
#pragma once
/* A search with a memory: subtrees that are the same are one.  What it sees can be
   used to certify the number of covers, and to count them. */
#include "dlx/more/observer.hpp"
#include "dlx/more/problem.hpp"
#include <gmpxx.h>
#include <optional>
#include <vector>
namespace dlx {
@<Declare states and ways@>
@<Declare the search for a diagram@>
} // |namespace dlx|

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
policy for an item; at a state that is known, the policy chooses none.

@(dlx/more/diagram.cpp@>=
#include "dlx/more/diagram.hpp"
#include "dlx/base/index.hpp"
#include "dlx/more/painted.hpp"
#include <algorithm>
#include <bit>
#include <unordered_map>
namespace dlx {
namespace {
@<Declare the class |Remembering|@>
@<See what is left@>
@<Come back from a leaf@>
}
@<Search for a diagram@>
} // |namespace dlx|

@ A set of options is a row of bits. The path has a |Level| for each item that is covered; only where there was a choice are
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

@ How many states are there? With the smallest item the dominoes of $10\times10$ have 4024 states, and with the first item 4673; eight queens have
239 and 437. The memory of \sec{fast/memory} has states, too, in order to be fast; but it is of a fixed size, it forgets, and it keeps numbers only. Here
nothing may be forgotten, because it is going to be written.
@^memory of a search@>

\pitfall{Remembering a state at which some item is dead: there the options do not tell which items are still to be covered. Looking for a state before what has vanished on the way to it has been written down. Letting a search that was
stopped leave a diagram: its states are right, but it is not known what the others would have been.}

\pinned{\.{tests/more/diagram\UL test.cpp} unfolds the diagrams of a thousand random problems, with colours, into lists of covers, and compares them with brute force; it checks the invariant at each state that leads to covers; and it has
numbers of this chapter.}

\exercise[15]{How many states has the board of $2\times n$, and how many covers?}
\answer{There are $n-1$ states. After an upright domino in the first column a board of $2\times(n-1)$ remains; after a lying one the other is forced, and $2\times(n-2)$ remains. So the states are the boards of $2\times k$ for $2\le k\le n$; with $k=1$ all is forced. The covers are Fibonacci numbers, 5 for $n=4$, 8 for $n=5$, because each is the sum of the two before.}

\exercise[22]{Each of $n$ people gets one of $n$ jobs, and each of them can do every job. How large are the tree and the diagram?}
\answer{The tree has $n!$ leaves. After $k$ people, the state is the set of jobs that are left; people come in a fixed order, so there are $2^n$ sets at most. Those with one job left are forced, and the empty one
is nothing; so there are $2^n-n-1$ states.}

\summary{A state is the set of options that are left, and it is searched once. A way is a choice, and all that follows from it.}
