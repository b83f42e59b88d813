@** Covers as a range. \label{fast/covers}%
A search calls a function for each cover, until there are no more. Many programs would rather ask for a cover, look at it, compare it with the next one, and stop when they
have seen enough:
$$\vbox{\halign{\tt#\hfil\cr
for (auto cover :\ dlx::covers(problem))\cr
\quad if (pleases(cover)) break;\cr}}$$
How can a search stop in the middle, and continue there when the next cover is asked for?
@^covers, asked for one by one@>

A search on a thread of its own could wait; but the thread must be woken, and must be stopped when the program leaves the loop, even by an exception. A coroutine suspends only its own frame;
all engines, with everything that they call, would have to be coroutines. The third way is to end the search at the cover. {\it The rest of the tree can be described without
the search}: it consists of the subtrees to the right of the path to the cover (\sec{more/subtrees}). Here are the children of the root for the four queens, after the first cover has been found:
$$\vbox{\halign{\tt#\hfil\qquad&#\hfil\cr
1/4&has been searched, and has no cover\cr
2/4&contains the first cover, after forced moves only\cr
3/4&remains\cr
4/4&remains\cr}}$$
So a new search looks for the next cover in \.{3/4}, and then in \.{4/4}.

@ A new search costs time to set up, and it has lost what the last one remembered (\sec{fast/subtree_search}). So one search for each cover is too slow. But if
each search fetched a thousand covers, the caller might wait for an hour, although the first was found at once.

The rule is: {\it fetch as many covers as have been fetched already}. The first search fetches one cover, the next one more, then two, four, and so on, up to a given limit. So
never more covers wait than have been asked for. This table shows the number of searches if each cover is fetched alone, and with the rule:
\verbatimfile{tests/data/batches.txt}
Several subtrees may remain to the right of a cover. So fetching alone can take more searches than there are covers: more than twice as many for the queens, twenty times as many for the pentominoes.
@^batches of covers@>

@ A C++ range can be used in a |for| loop. This one is an input range: it can be walked through once, and its iterators contain only a pointer to it.

@<Declare the range of covers@>=
class CoverRange : public std::ranges::view_base {
  /* an |input_range|, and a view: adaptors such as |take| can be applied */
public:
  explicit CoverRange(Problem problem, Chooser chooser = Chooser::smallest,
    std::uint64_t most = 1024); /* in the order of |chooser|; at most |most| covers wait */
  CoverRange(CoverRange&& other) noexcept; /* the moved-from range has no covers, and an
    empty |problem| */
  CoverRange& operator=(CoverRange&& other) noexcept;
  ~CoverRange();
  class Iterator;
  Iterator begin();
    /* at the first cover, or at the one where a loop was left. Time: of a
       search for the first cover */
  std::default_sentinel_t end() const { return {}; }
  Problem const& problem() const; /* the covers are lists of its options */
  std::uint64_t searches() const; /* the number of searches that were begun */
private:
  std::span<int const> present() const;
  void advance();
  bool is_over() const;
  struct Search; /* contains a tree, which must not move */
  std::unique_ptr<Search> search;
};

@ A cover is a list of options of the problem, in the order in which they were chosen. It is valid until the iterator moves.

@<Declare the range of covers@>=
class CoverRange::Iterator {
public:
  using value_type = std::span<int const>;
  using difference_type = std::ptrdiff_t;
  explicit Iterator(CoverRange& range) : from(&range)@+{@+}@/
  value_type operator*() const { return from->present(); }
    /* valid until the next step; to keep it, copy it into a |std::vector|. Empty at the end */
  Iterator& operator++() { from->advance(); return *this; } /* no effect at the end */
  void operator++(int) { from->advance(); }
  bool operator==(std::default_sentinel_t) const { return from->is_over(); }
private:
  CoverRange* from;
};

@ Most programs need only this function.

@<Declare the range of covers@>=
CoverRange covers(Problem problem, Chooser chooser = Chooser::smallest);
  /* all covers, in the order of |search_with|, by the engine that suits the problem or
     its rest. Nothing is searched before the first is asked for. Memory: of the
     problem, its list, what |Masks| or |Hybrid| needs, and at most 1024 covers. A loop may be left at any time */

@ A loop can be left only at a cover, and where covers are rare, hours may pass between two of them. For a limit of time, or several threads, use \sec{fast/engine}.

@(dlx/fast/covers.hpp@>=
#pragma once
/* The covers of a problem as a range, which are searched for when they are needed. */
#include "dlx/more/limits.hpp"
#include "dlx/more/problem.hpp"
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <ranges>
#include <span>
namespace dlx {
@<Declare the range of covers@>
} // |namespace dlx|

@ The state of a range consists of the covers that wait, of which the first is the present one, and a tree. The present subtree of the tree, with everything to the right of
it, has not been searched. The invariant is: {\it the covers that were passed, those that wait, and those left in the tree are all covers, in this order.}
@^invariant of a range of covers@>

@<Declare where a range is@>=
struct CoverRange::Search {
  Search(Problem p, Chooser c, std::uint64_t n)
    : problem(std::move(p)), tree(problem, c), engine(Engine::automatic, problem, c),
      most(n)@+{@+}@/
  bool is_fresh() const { return searches == 0; }
  void fetch();
  Problem const problem;
  Subtrees tree;
  SubtreeSearch engine;
  std::uint64_t most, fetched = 0; /* limit of covers that wait; covers fetched so far */
  std::vector<int> waiting; /* a length, that many options, a length, \dots */
  std::size_t at = 0;       /* where the present cover begins */
  std::uint64_t searches = 0;
};

@ |fetch| searches the present subtree for the next covers. If the search was complete, it passes the subtree; else it passes the newest cover, and what follows that cover becomes present. It repeats this
until a cover is found or the tree ends. A deep cover may leave a small subtree at each level; most of these have no cover, and take no time.

@<Fetch covers@>=
void CoverRange::Search::fetch()
{
  waiting.clear();
  at = 0;
  while (waiting.empty() and not tree.is_over()) {
    std::size_t newest = 0;
    auto const keep = [&](std::span<int const> cover) {
      newest = waiting.size();
      waiting.push_back(static_cast<int>(cover.size()));
      waiting.insert(waiting.end(), cover.begin(), cover.end());
    };
    Limits limits;
    limits.solutions = std::clamp<std::uint64_t>(fetched, 1, most);
    auto const result = engine.search(tree, limits, keep);
    ++searches;
    fetched += result.totals.solutions;
    if (result.ending == Ending::complete) tree.pass();
    else tree.pass_cover(cover_at(waiting, newest));
  }
}

@ All waiting covers share one vector, so there is no allocation for each cover.

@<Find a cover that waits@>=
std::span<int const> cover_at(std::vector<int> const& waiting, std::size_t at)
{
  return std::span(waiting).subspan(at + 1, static_cast<std::size_t>(waiting[at]));
}

@ The empty problem has one cover, the empty one, whose length is zero. So a range is over when no {\it length\/} is
left, not when there are no options. A range that is over, or was moved from, remains over.
@^empty cover@>

@<Walk from cover to cover@>=
std::span<int const> CoverRange::present() const
{
  return is_over() ? std::span<int const>() : cover_at(search->waiting, search->at);
}
bool CoverRange::is_over() const { return not search or search->at == search->waiting.size(); }
void CoverRange::advance()
{
  if (is_over()) return;
  search->at += 1 + present().size();
  if (is_over()) search->fetch();
}
CoverRange::Iterator CoverRange::begin()
{
  if (search and search->is_fresh()) search->fetch();
  return Iterator(*this);
}

@ These functions are defined here because |Search| is incomplete in the header.

@<Walk from cover to cover@>=
CoverRange::CoverRange(Problem p, Chooser chooser, std::uint64_t most)
  : search(std::make_unique<Search>(std::move(p), chooser, std::max<std::uint64_t>(most, 1)))@+{@+}@/
CoverRange::CoverRange(CoverRange&& other) noexcept = default;
CoverRange& CoverRange::operator=(CoverRange&& other) noexcept = default;
CoverRange::~CoverRange() = default;
Problem const& CoverRange::problem() const
{
  static Problem const none;
  return search ? search->problem : none;
}
std::uint64_t CoverRange::searches() const { return search ? search->searches : 0; }
CoverRange covers(Problem problem, Chooser chooser)
{
  return CoverRange(std::move(problem), chooser);
}

@ The problem is the first member of |Search|, because the tree and the engine refer to it.

@(dlx/fast/covers.cpp@>=
#include "dlx/fast/covers.hpp"
#include "dlx/fast/subtree_search.hpp"
#include "dlx/more/subtrees.hpp"
#include <algorithm>
#include <utility>
#include <vector>
namespace dlx {
@<Declare where a range is@>
namespace {
@<Find a cover that waits@>
}
@<Fetch covers@>
@<Walk from cover to cover@>
} // |namespace dlx|

@ \pitfall{To keep a cover of the range for later: it is a view of numbers that the next step overwrites. \cmd{std::ranges::max} over the range makes this mistake, since it
keeps the best cover so far. Copy the cover into a |std::vector|.}

\pinned{\.{tests/fast/covers\UL test.cpp} compares the covers of random problems of all kinds, with each size of batches, with those of a search. It leaves loops in the
middle, applies adaptors to ranges, and makes the table.}

\exercise[15]{Write a function that tells, with |covers|, whether a puzzle has exactly one solution. How many covers
does it fetch? And why are there more with |distance| and \.{covers(p) \char"7C~std::views::take(2)}?}
\answer{With \.{auto r = covers(p)} and \.{auto i = r.begin()}, it is \.{i != r.end() and ++i == r.end()}. It fetches at most two covers: one by the first search, and one more by the next.
But |take| also steps past the second cover, if there is one; since two have been fetched, this fetches up to two more.}

\summary{The rest of a tree after a cover is a list of subtrees, so a search can end there, and a new one can continue. Each search fetches as many covers as were fetched before, so
there are few searches, and few covers wait.}

