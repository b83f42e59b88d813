@** One cover at a time. \label{fast/covers}%
A search talks, and its caller listens: it is given a function, and calls that for each cover, until there are no more. Many programs
would rather ask. They want a cover, look at it, perhaps want another one, compare it with the first, and go home when they have
seen enough:
$$\vbox{\halign{\tt#\hfil\cr
for (auto cover :\ dlx::covers(problem))\cr
\quad if (pleases(cover)) break;\cr}}$$
How can a search be left in the middle, and be found there again when the next cover is asked for?
@^covers, asked for one by one@>

With a thread of its own, it could be made to wait; then somebody must wake it, stop it, and take it home when nobody asks any more, and a
program that leaves the loop by an exception must not forget. As a coroutine, it could be suspended; but a coroutine suspends only its own frame, and
all engines, with all that they call, would have to be written as such. The third way is to throw the search away. {\it What is
behind a cover can be said without it}: subtrees, that hang to the right of the path that leads there (\sec{more/subtrees}).
\medskip\vbox{\centerline{\hbox to 320bp{\vbox to 96bp{}\pdfliteral{q .5 w 150 88 m 40 62 l S 150 88 m 110 62 l S 150 88 m 215 62 l S 150 88 m 290 62 l S
.8 .88 .97 rg 40 62 m 16 12 l 64 12 l b .8 .3 0 RG 1 w 110 62 m 110 16 l S .8 .3 0 rg 107 13 6 6 re B 0 G .5 w
215 62 m 191 12 l 239 12 l s 290 62 m 266 12 l 314 12 l s 1 g 148 86 4 4 re B 108 60 4 4 re B Q}%
\fanopoint{40}{2}{\eightrm 1/4}\fanopoint{110}{2}{\eightrm the first cover}\fanopoint{215}{2}{\eightrm 3/4}\fanopoint{290}{2}{\eightrm 4/4}%
\fanopoint{40}{19}{\eightrm none}\hss}}
\caption{The four queens, after one cover has been found. What is left to the right of its path is two subtrees.}}\medskip
In the four queens, whose first cover consists of the second way at the root, and then of one forced move after the other, the subtrees \.{3/4}
and \.{4/4} are all that is left. So the next cover is looked for there, by a search that begins anew; it is the first one of what is left.

@ Searches are cheap to begin, but not free, and what one of them has learned is lost with it (\sec{fast/subtree_search}). To begin
one for each cover would be like going to the baker for each single roll. On the other hand, if we fetched
a thousand covers when one is asked for, the caller might wait for an hour, although the first was found at once.

So we do both: {\it fetch as many as have been fetched already}. The first search is for one cover, the next one for one more, then for two, four, and so on; those that are found wait
until they are asked for, and no more than a given number of them. So at any time, no more covers wait in vain than have been asked for. Here is how many searches are begun, if each cover is fetched alone, and with this rule:
\verbatimfile{tests/data/batches.txt}
What is left behind a cover consists of several subtrees, so alone there may be more searches than covers: for the queens more than twice as many, for the pentominoes twenty times.
@^batches of covers@>

@ A range is what C++ calls a thing that can be walked through by |for|. It can be walked through once: when a cover has been
passed, it is gone. Iterators know nothing but their range.

@<Declare the range of covers@>=
class CoverRange : public std::ranges::view_base {
  /* an |input_range|, and a view: adaptors such as |take| can be applied */
public:
  explicit CoverRange(Problem problem, Chooser chooser = Chooser::smallest,
    std::uint64_t most = 1024); /* of the tree of this chooser; so many covers may wait */
  CoverRange(CoverRange&& other) noexcept; /* what was moved from has no covers, and an
    empty |problem| */
  CoverRange& operator=(CoverRange&& other) noexcept;
  ~CoverRange();
  class Iterator;
  Iterator begin();
    /* at the first cover; or if a loop was left before, where it was left. Time: of a
       search for that cover */
  std::default_sentinel_t end() const { return {}; }
  Problem const& problem() const; /* whose options the covers are */
  std::uint64_t searches() const; /* so many have been begun */
private:
  std::span<int const> present() const;
  void advance();
  bool is_over() const;
  struct Search; /* where it is, in a tree that must stay in its place */
  std::unique_ptr<Search> search;
};

@ A cover is a list of options of the problem, in the order in which they were chosen. It lives until the next one is asked for;
who wants to keep it makes a copy.

@<Declare the range of covers@>=
class CoverRange::Iterator {
public:
  using value_type = std::span<int const>;
  using difference_type = std::ptrdiff_t;
  explicit Iterator(CoverRange& range) : from(&range)@+{@+}@/
  value_type operator*() const { return from->present(); }
    /* gone when the next one is asked for; to keep it, make a |std::vector| of it. Empty at the end */
  Iterator& operator++() { from->advance(); return *this; } /* at the end, it stays there */
  void operator++(int) { from->advance(); }
  bool operator==(std::default_sentinel_t) const { return from->is_over(); }
private:
  CoverRange* from;
};

@ Most programs say only this.

@<Declare the range of covers@>=
CoverRange covers(Problem problem, Chooser chooser = Chooser::smallest);
  /* all covers, in the order of |search_with|, by the engine that suits the problem or
     what is left of it. Nothing is searched before the first is asked for. Memory: of the
     problem, its list, what |Masks| or |Hybrid| needs, and at most 1024 covers. A loop may be left at any time */

@ A program that wants a limit of time, or several threads, is better served by \sec{fast/engine}: where covers are rare, hours may pass
between two of them, and a loop can only be left when there is one.

@(dlx/fast/covers.hpp@>=
#pragma once
/* The covers of a problem as a range: each is looked for when it is asked for. */
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

@ What is it, to be in the middle? The covers that wait, in one row, each behind its length; the one that is present; and a tree whose
present subtree, with all to the right of it, is what has not been searched. That is the invariant: {\it what was passed, what waits, and what the tree has left are all
covers, in this order.}
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
  std::uint64_t most, fetched = 0; /* so many covers may wait; so many have been fetched */
  std::vector<int> waiting; /* a length, so many options, a length, \dots */
  std::size_t at = 0;       /* where the present one begins */
  std::uint64_t searches = 0;
};

@ To fetch covers is to search the present subtree for so many. If it has been searched to its end, we pass it; else we pass its newest cover, so that what
is behind it is present. As long as nothing was found, we go on.

Behind a cover at a great depth there may be a small subtree at each level, most of them without any cover. They are searched in a moment.

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

@ One row of numbers serves all covers; so nothing is allocated for the thousandth.

@<Find a cover that waits@>=
std::span<int const> cover_at(std::vector<int> const& waiting, std::size_t at)
{
  return std::span(waiting).subspan(at + 1, static_cast<std::size_t>(waiting[at]));
}

@ The empty problem has one cover, the empty one, whose length is zero; so a range is over when there is no
{\it length\/} left, not when there are no options. A range that is over, or was moved from, stays so, whatever it is asked.
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

@ The rest is what the compiler could write itself, if it knew what a |Search| is where the range is declared.

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

@ The problem is the first member, for the tree and the engine refer to it.

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

@ \pitfall{To keep a cover of the range for later: it is a view of numbers that the next step overwrites. The
same goes for \cmd{std::ranges::max} over a range of such covers, which keeps the best one so far.}

\pinned{\.{tests/fast/covers\UL test.cpp} walks through the covers of random problems of all kinds, with each size of batches, and compares
them with those of a search; leaves loops in the middle; puts ranges through adaptors; and makes the table.}

\exercise[15]{Write a function that tells, with |covers|, whether a puzzle has exactly one solution. How many covers
does it look for? And why are they more if one takes |distance| and \.{covers(p) \char"7C~std::views::take(2)}?}
\answer{With \.{auto r = covers(p)} and \.{auto i = r.begin()}, it is \.{i != r.end() and ++i == r.end()}. Two at most: one by the first search, and, since one has been fetched, one more by the next.
But |take| counts on its way, and steps once more behind the second cover, if there is one; since two have been fetched, that looks for two more.}

\summary{What is behind a cover is subtrees, so a search can be thrown away and begun again. Fetch as many covers as were fetched already, and none
waits in vain for long.}

