@** Searching subtrees. \label{fast/subtree_search}%
A tree can be cut into subtrees, and each of them is a problem of its own (\sec{more/subtrees}). So any engine can search it. But how much slower is
that than a search of the whole? A search by masks learns which states have no completion, nor have their images (\sec{fast/images}). If 376 subtrees of
the twelve pentominoes are searched one by one, each search learns this anew and forgets it at its end.
@^subtree@>

Therefore one object searches subtree after subtree of a problem, and keeps between them what can be kept: the rows of the whole and the
memory of images, whose keys are sets in the numbers of the whole. Here is the number of nodes if the tree is searched as a whole; if it is cut at the second
level that has a choice, and each subtree is searched on its own; and if the subtrees share their images:
\verbatimfile{tests/data/subtrees.txt}

@ {\it The invariant:} the covers of a subtree are those of the whole that contain the options that lead to it, in the numbers and in the order of the
whole, whichever engine searches.
@^invariant of a subtree@>

@(dlx/fast/subtree_search.hpp@>=
#pragma once
/* One engine for all subtrees of a problem: it searches them, or counts what is in them, and
   keeps between them what is known of images. */
#include "dlx/fast/count.hpp"
#include "dlx/fast/engine.hpp"
#include "dlx/more/subtrees.hpp"
namespace dlx {
@<Declare the class |SubtreeSearch|@>
} // |namespace dlx|

@ An engine that was named stays. If the engine is |automatic| and masks suit the whole, they suit each subtree. Otherwise the rule is asked for each of them: what is
large becomes small on the way down.

@<Declare the class |SubtreeSearch|@>=
class SubtreeSearch {
public:
  SubtreeSearch(Engine engine, Problem const& whole, Chooser chooser, int threads = 1);
    /* the problem may be gone afterwards. Throws |Unsupported| if masks are named and cannot hold it */
  Result search(Subtrees const& tree, Limits const& limits,
    Receive const& receive = nullptr) const;
    /* the present subtree. Throws |Unsupported| as |search_with| does */
  CoverCount count(Subtrees const& tree, Limits const& limits) const;
    /* how many covers are in it; by components, if it falls apart (\sec{fast/count}). No limits but |stop| and |pulse| */
private:
  HeldSearch held(Subtrees const& tree) const;
  Engine engine;
  Chooser chooser;
  int threads;
  SharedRows rows; /* of the whole; null if subtrees are problems of their own */
  SharedSymmetries symmetries;
};

@ A path of options does not say which options of a bounded item have been struck (\sec{fast/search}); so with bounds, a subtree is a
problem of its own.

@(dlx/fast/subtree_search.cpp@>=
#include "dlx/fast/subtree_search.hpp"
#include "dlx/base/index.hpp"
#include "dlx/fast/components.hpp"
#include "dlx/fast/threads.hpp"
namespace dlx {
SubtreeSearch::SubtreeSearch(Engine e, Problem const& whole, Chooser c, int n)
  : engine(e), chooser(c), threads(n)
{
  Engine const chosen = engine == Engine::automatic ? choose_engine(whole, false).engine : engine;
  if (chosen != Engine::masks) return;
  auto const of_whole = rows_for_masks(whole);
  if (whole.has_bounds()) return;
  rows = of_whole;
  symmetries = std::make_shared<Symmetries>(rows, true);
}
HeldSearch SubtreeSearch::held(Subtrees const& tree) const
{
  if (threads > 1) return ParallelSearch(rows, symmetries, chooser, threads, tree.chosen());
  return Masks(rows, chooser, tree.chosen(), Vectors::widest, symmetries);
}
@<Search a subtree@>
} // |namespace dlx|

@ If the subtree is a problem of its own, its covers are reported in the numbers of the whole, behind the options that lead there.

@<Search a subtree@>=
Result SubtreeSearch::search(Subtrees const& tree, Limits const& limits,
  Receive const& receive) const
{
  if (rows) return held(tree).run(limits, receive);
  Subtree const subtree = tree.subtree();
  auto cover = tree.chosen();
  auto const length = cover.size();
  Receive const report = [&](std::span<int const> more) {
    cover.resize(length);
    for (int o : more) cover.push_back(subtree.options[index(o)]);
    receive(cover);
  };
  return search_with(engine, subtree.problem, chooser, limits, receive ? report : Receive(),@|
    nullptr, threads);
}
CoverCount SubtreeSearch::count(Subtrees const& tree, Limits const& limits) const
{
  Subtree const subtree = tree.subtree();
  if (not rows or not components_of(subtree.problem).empty())
    return count_covers(subtree.problem, limits, threads);
  auto search = held(tree);
  CoverCount count = as_count(search.run(limits));
  count.covers = search.covers();
  return count;
}

@ The table of states is not kept (\sec{fast/memory}). It holds what was stored last, and a search of some seconds has filled it many times.

\pitfall{Sharing the symmetries of a subtree: it has none, or others. The tables are those of the whole.}

\pinned{\.{tests/fast/subtree\UL search\UL test.cpp} cuts random problems at random, has the subtrees searched by all engines and several
threads, and compares the covers with those of the whole; counts what is in them; and computes the table.}

\exercise[20]{Two machines search a tree, and each takes every second subtree. What do they lose by not knowing what the other one has learned?}
\answer{Each machine learns about the images of its own states only. So a state whose image is in the other's half is searched twice. The numbers
of nodes lie between the columns ``on their own'' and ``together''.}

\summary{Masks search a subtree as a part of the whole, and keep what is known of images from one subtree to the next. Other engines get what is left as a
problem.}
