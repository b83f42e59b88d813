@** Subtrees, and who searches them. \label{fast/subtree_search}%
A tree that was cut into subtrees (\sec{more/subtrees}) can be searched by anybody, because each of the subtrees
is a problem. But how much slower is that than a search of the whole? The first attempt was disappointing.
To find the twelve pentominoes on $6\times10$ squares, masks visit 268{,}710 nodes, if their symmetries can be shared; cut into 376 subtrees, they visited four times as
many.
@^subtree@>

Where had the time gone? Not into cutting. A search by masks learns while it runs: which situations of the board have no completion,
nor has any of their mirror images (\sec{fast/canonical}). In 376 subtrees, 376 searches learned it, and each of
them forgot it when it was through. Before, what had been found out in the left half of the tree was known in the right.

Therefore a subtree should be searched by somebody who {\it remembers the whole}. For masks, that is easy: they can begin at any
node that is reached by a path of options (\sec{fast/masks}), in the numbers of the whole problem, and several searches can share what they know of
its symmetries (\sec{fast/threads}). So here is one object that searches subtree after subtree of one problem, and keeps between them
what can be kept.
@^symmetries, shared@>

@ How much is that worth? Here is the number of nodes that masks visit if the tree is searched as a whole, and if it is cut at the second
level that has a choice, with each subtree on its own, and with all that is known about symmetries shared:
\verbatimfile{tests/data/subtrees.txt}
Of the queens' symmetries only the mirror saves anything, and their subtrees are too small for anybody to look for it. Latin squares, which hardly differ from their images, would be lost
without it. And Langford's pairs show what is lost in any case, if subtrees are as small as these: of that, more below.

@(dlx/fast/subtree_search.hpp@>=
#pragma once
/* One engine for all subtrees of a problem: it searches them, or counts what is in them, and
   remembers between them what the whole problem looks like in a mirror. */
#include "dlx/fast/engine.hpp"
#include "dlx/fast/masks.hpp"
#include "dlx/fast/count.hpp"
#include "dlx/more/subtrees.hpp"
namespace dlx {
@<Declare who searches subtrees@>
} // |namespace dlx|

@ The covers are those of the whole that lie in the subtree, with the options that lead to it, in the numbers of the whole.

@<Declare who searches subtrees@>=
class SubtreeSearch {
public:
  SubtreeSearch(Engine engine, Problem const& whole, Chooser chooser, int threads = 1);
    /* |automatic|: what suits the whole or the subtree. The problem may be gone
       afterwards. Throws |Unsupported| if masks are named and cannot hold it */
  Result search(Subtrees const& tree, Limits const& limits,
    Receive const& receive = nullptr) const;
    /* the present subtree. Throws |Unsupported| as |search_with| does */
  CoverCount count(Subtrees const& tree, Limits const& limits) const;
    /* how many are in it; a subtree that falls apart is counted by components, with the engines
       that suit them (\sec{fast/count}). No limits but |stop| and |pulse| */
private:
  Engine engine;
  Chooser chooser;
  int threads;
  SharedRows rows; /* of the whole; null if it is not for masks */
  SharedSymmetries symmetries;
};

@ Who goes which way is decided once, when the whole is known.

@(dlx/fast/subtree_search.cpp@>=
#include "dlx/fast/subtree_search.hpp"
#include "dlx/base/index.hpp"
#include "dlx/fast/canonical.hpp"
#include "dlx/fast/components.hpp"
#include "dlx/fast/threads.hpp"
namespace dlx {
@<Search a subtree@>
@<Count what is in a subtree@>
} // |namespace dlx|

@ If masks suit the whole, they suit each of its subtrees, and remember. If they do not, because the whole has bounds, or is too large, the subtrees
may still be something for them: bounds are used up on the way down, and what is large becomes small. So ``choose for me'' is asked again
for each subtree. An engine that was named stays.

@<Search a subtree@>=
SubtreeSearch::SubtreeSearch(Engine e, Problem const& whole, Chooser c, int n)
  : engine(e), chooser(c), threads(n)
{
  bool const is_free = engine == Engine::automatic;
  if ((is_free ? choose_engine(whole, false).engine : engine) != Engine::masks) return;
  rows = rows_for_masks(whole);
  symmetries = std::make_shared<Symmetries>(rows, true);
}
Result SubtreeSearch::search(Subtrees const& tree, Limits const& limits,
  Receive const& receive) const
{
  if (rows and threads > 1)
    return ParallelSearch(rows, symmetries, chooser, threads, tree.chosen())
      .run(limits, receive);
  if (rows)
    return Masks(rows, chooser, tree.chosen(), Vectors::widest, symmetries)
      .run(limits, receive);
  @<Search what is left as a problem of its own@>
}

@ All others get the problem that is left, and its covers are told in the numbers of the whole, behind the options that lead there.

@<Search what is left as a problem of its own@>=
Subtree const subtree = tree.subtree();
auto cover = tree.chosen();
auto const length = cover.size();
Receive const tell = [&](std::span<int const> more) {
  cover.resize(length);
  for (int o : more) cover.push_back(subtree.options[index(o)]);
  receive(cover);
};
return search_with(engine, subtree.problem, chooser, limits, receive ? tell : Receive(),@|
  nullptr, threads);

@ A count hands over no cover. A subtree may fall apart, though the whole did not; then its components are counted one by one.

@<Count what is in a subtree@>=
CoverCount SubtreeSearch::count(Subtrees const& tree, Limits const& limits) const
{
  Subtree const subtree = tree.subtree();
  if (not components_of(subtree.problem).empty())
    return count_covers(subtree.problem, limits, threads);
  return as_count(search(tree, limits));
}

@ One thing is not kept between subtrees. A search by masks also remembers the situations that it has met, with no mirror, in a table of one megabyte, or sixteen. This table is thrown away with each
subtree. It holds what was stored last (\sec{fast/transposition}), and a search of some seconds has filled
it many times; in such subtrees nothing is lost that would not have been forgotten anyway.

@ \pitfall{To share the symmetries of a {\it subtree\/}: it has none, or others. The tables are those of the whole, and the situations are
sets of items in the numbers of the whole.}

\pinned{\.{tests/fast/subtree\UL search\UL test.cpp} cuts random problems, and some large ones, at random, has the subtrees searched by all engines and several
threads, and compares the covers with those of the whole; counts what is in them; and computes the table.}

\exercise[20]{A tree is searched by two machines, each of which takes every second subtree. What do they lose by not
knowing what the other one has learned? Measure it with the pentominoes: \cmd{dlx count} has no wish for every second subtree, but a program of twenty lines does.}
\answer{Each machine learns about the mirror images of its own situations only; so a situation of one whose image is in the other's half
is searched twice. It cannot be worse than the column ``on their own'', and with two machines it is much nearer to ``together''. (The program has
a |Subtrees|, a |SubtreeSearch|, and a loop that passes every second subtree unsearched.)}

\summary{Masks search a subtree as a part of the whole, and remember its symmetries from one subtree to the next; other engines get
what is left as a problem.}
