@** Covers as a range. \label{fast/covers}%
A search calls a function for each cover, until there are no more. Many programs would rather ask for a cover, look at it, compare it with the next one, and stop when they
have seen enough:
$$\vbox{\halign{\tt#\hfil\cr
for (auto cover :\ dlx::covers(problem))\cr
\quad if (pleases(cover)) break;\cr}}$$
How can a search stop in the middle, and continue there when the next cover is asked for?
@^covers, asked for one by one@>

A search on a thread of its own could wait; but the thread must be woken, and must be stopped when the program leaves the loop, even by an exception. A coroutine suspends only its own frame;
all engines, with everything that they call, would have to be coroutines. The third way needs neither. A search can be run until a limit of {\it one\/} cover, and goes on there when it is run again
(\sec{fast/tree_search}). It keeps its frames, and all that it remembers. For the four queens:
$$\vbox{\halign{#\hfil\qquad&#\hfil\qquad&\hfil#\hfil\cr
{\it what the loop does}&{\it what the search does}&{\it covers so far}\cr
asks for the first cover&visits the ways \.{1/4} and \.{2/4}&1\cr
asks for the next one&goes on, and visits \.{3/4}&2\cr
asks for the next one&visits \.{4/4}, and is over&2\cr}}$$

@ A C++ range can be used in a |for| loop. This one is an input range: it can be walked through once, and its iterators contain only a pointer to it.

@<Declare the range of covers@>=
class CoverRange : public std::ranges::view_base {
  /* an |input_range|, and a view: adaptors such as |take| can be applied */
public:
  explicit CoverRange(Problem problem, Chooser chooser = Chooser::smallest); /* in the order of |chooser| */
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
private:
  std::span<int const> present() const;
  void advance();
  bool is_over() const;
  struct Search; /* a search, and the present cover */
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
  /* all covers, in the order of |search_with|, by the engine that suits the problem.
     Nothing is searched before the first is asked for. Memory: of the
     problem, and of the search. A loop may be left at any time */

@ A loop can be left only at a cover, and where covers are rare, hours may pass between two of them. For a limit of time, or several threads, use \sec{fast/engine}.

@(dlx/fast/covers.hpp@>=
#pragma once
/* The covers of a problem as a range, which are searched for when they are needed. */
#include "dlx/more/observer.hpp"
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

@ {\it The invariant of a range of covers:} the covers that were passed, the present one, and those that the search has left are all covers, in this order. The empty problem has one
cover, the empty one; so a range is over when the search has found no cover, not when the present one has no options.
@^invariant of a range of covers@>@^empty cover@>

@<Declare where a range is@>=
struct CoverRange::Search {
  Search(Problem p, Chooser c) : problem(std::move(p)), chooser(c)@+{@+}@/
  void fetch();
  Problem const problem;
  Chooser chooser;
  std::optional<TreeSearch> search; /* from the first cover on */
  std::vector<int> cover;           /* the present one */
  bool is_over = false;
};

@ A search that has found its cover stops before it tries anything else, so the next cover costs nothing until it is asked for.

@<Fetch a cover@>=
void CoverRange::Search::fetch()
{
  if (not search) search = tree_search(choose_engine(problem, false).engine, problem, chooser);
  Limits one;
  one.solutions = 1;
  is_over = true;
  search->run(one, [this](std::span<int const> found) {
    cover.assign(found.begin(), found.end());
    is_over = false;
  });
}

@ A range that is over, or was moved from, remains over.

@<Walk from cover to cover@>=
std::span<int const> CoverRange::present() const
{
  return is_over() ? std::span<int const>() : std::span<int const>(search->cover);
}
bool CoverRange::is_over() const { return not search or search->is_over; }
void CoverRange::advance() { if (not is_over()) search->fetch(); }
CoverRange::Iterator CoverRange::begin()
{
  if (search and not search->search) search->fetch();
  return Iterator(*this);
}

@ These functions are defined here because |Search| is incomplete in the header.

@<Walk from cover to cover@>=
CoverRange::CoverRange(Problem p, Chooser chooser)
  : search(std::make_unique<Search>(std::move(p), chooser))@+{@+}@/
CoverRange::CoverRange(CoverRange&& other) noexcept = default;
CoverRange& CoverRange::operator=(CoverRange&& other) noexcept = default;
CoverRange::~CoverRange() = default;
Problem const& CoverRange::problem() const
{
  static Problem const none;
  return search ? search->problem : none;
}
CoverRange covers(Problem problem, Chooser chooser)
{
  return CoverRange(std::move(problem), chooser);
}

@ Everything else is in the header.

@(dlx/fast/covers.cpp@>=
#include "dlx/fast/covers.hpp"
#include "dlx/fast/engine.hpp"
#include <optional>
#include <utility>
#include <vector>
namespace dlx {
@<Declare where a range is@>
@<Fetch a cover@>
@<Walk from cover to cover@>
} // |namespace dlx|

@ \pitfall{To keep a cover of the range for later: it is a view of numbers that the next step overwrites. \cmd{std::ranges::max} over the range makes this mistake, since it
keeps the best cover so far. Copy the cover into a |std::vector|.}

\pinned{\.{tests/fast/covers\UL test.cpp} compares the covers of random problems of all kinds with those of a search. It leaves loops in the
middle, and applies adaptors to ranges.}

\exercise[15]{Write a function that tells, with |covers|, whether a puzzle has exactly one solution. How many covers
does the search find?}
\answer{With \.{auto r = covers(p)} and \.{auto i = r.begin()}, it is \.{i != r.end() and ++i == r.end()}. The search finds at most two covers.}

\summary{A search can be run for one cover, and run again. So a loop over covers is a search that waits, with all that it remembers.}
