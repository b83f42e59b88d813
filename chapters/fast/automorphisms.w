@** What looks alike. \label{fast/automorphisms}%
The twelve pentominoes fill a box of $6\times10$ in 9356 ways. Turn the box
around, or flip it over, and you have another one of these ways; so there are
2339 that are really different, and a person would look for those and
multiply by four. The search does not know what a box is. It finds each of
them four times, and, what is worse, it goes into each {\it dead end\/} four
times, and there are hundreds of dead ends for every cover.
@^pentominoes@>@^symmetry@>

What to do about it is told in \sec{fast/canonical}. But first of all: how can
a program find out what looks alike, if nobody tells it about boxes?

@ A {\it symmetry}, or {\it automorphism}, is a permutation of the items that takes every option to
an option. Chessboards and boxes have symmetries, but so has the problem of
Langford's pairs, where one can read everything from right to left; and a
Latin square has thousands, as rows, columns, and numbers may be permuted. A
random problem has none at all but the identity.
@^symmetry of a problem@>@^automorphism@>

Here is a board of $2\times4$, to be filled with dominoes, and its four
symmetries, written as what they make of the first line of squares:
$$\vbox{\halign{\tt#\hfil\quad&&\tt#\hfil\quad\cr
abcd&abcd&dcba&efgh&hgfe\cr
efgh&efgh&hgfe&abcd&dcba\cr}}$$
The domino $ab$ goes to $ab$, to $dc$, to $ef$, or to $hg$; and each of them
is an option. A person sees this at a glance. A program must proceed like a
detective, who cannot see either, but can tell people apart.

It does so by {\it colour refinement\/} [WL68]. Let all squares have the same colour;
then let each square take a new one, made of its own and of those of its neighbours, and do
it again, as long as more colours appear:
@^refinement@>@^colour of an item@>

\medskip\centerline{\refined{1 1 1 1}{1 1 1 1}\hskip3em\refined{1 2 2 1}{1 2 2 1}\hskip3em\refined{0 2 3
4}{5 6 7 8}}
\caption{Left: all alike. Middle: squares with two neighbours, and with three; nothing
more can be told apart. Right: one corner was marked, and now everybody is different. The same
marks at another corner give the same colours in other places: a symmetry.}

@ In the middle, there are four corners that look alike, and nobody can say more,
since in fact there is a symmetry from each of them to each other one. So now give $a$ a
colour of its own, and refine again. Then $b$ and $e$ differ from the rest, as they are close
to~$a$; then $f$ and $c$; at the end everybody has been told apart. Do the
same once more from the beginning, but with $d$ instead of~$a$. If there is
a symmetry that takes $a$ to $d$, then each round has the same result; so at
the end, {\it each item goes to the one with the same colour}. If all options
go to options, we have a symmetry, and it is the image of our picture.
@^marking an item@>

This is how all programs for such questions begin; the best of them are
McKay's [M81]. They are made for graphs with millions of symmetries, which
look alike to everybody and are different nevertheless. Ours may give up. A
symmetry that we miss is time that we could have saved, and no cover is lost:
{\it the invariant of this chapter} is that what is returned are symmetries, checked
option by option, and that they are a group; not that there are no others.
@^McKay, Brendan@>@^invariant of automorphisms@>

@<Declare the symmetries of a problem@>=
using Permutation = std::vector<int>;
  /* item |i| goes to |p[i]|. Items count from 0; $-1$ for an item that does
     not matter, since it is forced, or covered together with another one */
std::vector<Permutation> symmetries_of(Rows const& rows, std::size_t most);
  /* a group of at most |most| symmetries of a problem without secondary rows;
     the identity is the first. There may be others. Time: a few hundred times
     that of reading all options, at most */

@ The module knows rows, and nothing about searching.

@(dlx/fast/automorphisms.hpp@>=
#pragma once
/* The symmetries of an exact cover problem, found by refining what can be told
   apart, as McKay's programs do for graphs. */
#include "dlx/fast/rows.hpp"
#include <cstddef>
#include <vector>
namespace dlx {
@<Declare the symmetries of a problem@>
} // |namespace dlx|

@ Behind one function there is one class, whose name says what it looks for.

@(dlx/fast/automorphisms.cpp@>=
#include "dlx/fast/automorphisms.hpp"
#include "dlx/base/index.hpp"
#include "dlx/fast/arena.hpp"
#include <algorithm>
#include <cstdint>
#include <map>
#include <numeric>
#include <optional>
#include <set>
#include <span>
#include <unordered_map>
#include <utility>
namespace dlx {
namespace {
@<Declare the class |AutomorphismFinder|@>
@<Do one symmetry after another@>
}  // |namespace|
@<Make a group of symmetries@>
} // |namespace dlx|

@ The class has one job for each of the steps that we did by hand: leave out what
does not matter; tell items apart; mark one after the other; and match the marks.

@<Declare the class |AutomorphismFinder|@>=
class AutomorphismFinder {
public:
  @<Prepare to find symmetries@>
  @<Find the next symmetry@>
private:
  using Colouring = std::vector<Bits>;
  struct Stage { Colouring colours, sorted; std::size_t marked; };
  @<Leave out what does not matter@>
  @<Check all options@>
  @<Tell items apart@>
  @<Match a stage@>
  Rows left;                  /* the options that matter, and their items */
  std::size_t items;
  std::vector<bool> is_absent; /* the items that do not */
  @<Declare the other data of |AutomorphismFinder|@>
};

@ \label{fast/forced}%
Some items must be left out before anybody looks. Half of the boxes of a
sudoku are filled; each of these items has one option, and they all look
alike, and may be permuted in trillions of ways that mean nothing. So first
all moves are made that are forced at the root, until none is left. And if
two items are in the same options, then they are always covered at the same
time. They are {\it twins}, and the second one is left out, too. (Without
these two, sudokus took up to ten times as long.)
@^twins@>@^sudoku@>

Twins have the same list of options; so a map from such lists to the first
item that has it finds them.

@<Leave out what does not matter@>=
bool make_forced_moves(std::vector<std::size_t>& live)
{
  std::vector<int> size(items);
  for (std::size_t k : live)
    for (int i : left.of(k)) ++size[index(i)];
  auto const is_forced = [&](int i) { return size[index(i)] == 1; };
  auto const is_gone = [&](int i) { return is_absent[index(i)]; };
  for (std::size_t k : live)
    if (std::ranges::any_of(left.of(k), is_forced))
      for (int i : left.of(k)) is_absent[index(i)] = true;
  return std::erase_if(live, [&](std::size_t k) {
    return std::ranges::any_of(left.of(k), is_gone); }) > 0;
}
void find_twins(std::vector<std::size_t> const& live)
{
  std::vector<std::vector<std::size_t> > of(items);
  for (std::size_t k : live)
    for (int i : left.of(k)) of[index(i)].push_back(k);
  std::set<std::vector<std::size_t> > known;
  for (std::size_t i = 0; i < items; ++i)
    if (not known.insert(of[i]).second) is_absent[i] = true;
}

@ What remains is written down as rows again, without the items that are
absent.

@<Prepare to find symmetries@>=
explicit AutomorphismFinder(Rows const& rows)
  : left(rows), items(index(rows.primaries)), is_absent(items)
{
  std::vector<std::size_t> live(rows.options.size());
  std::iota(live.begin(), live.end(), 0);
  while (make_forced_moves(live)) continue;
  find_twins(live);
  left = Rows();
  for (std::size_t k : live) {
    left.options.push_back(rows.options[k]);
    left.first.push_back(left.marks.size());
    for (int i : rows.of(k))
      if (not is_absent[index(i)]) left.marks.push_back(i);
  }
  left.first.push_back(left.marks.size());
  for (std::size_t k = 0; k < live.size(); ++k)
    ++copies[image_of(left.of(k), identity())];
  find_stages();
}
Permutation identity() const
{
  Permutation p(items, -1);
  for (std::size_t i = 0; i < items; ++i) if (not is_absent[i])
    p[i] = static_cast<int>(i);
  return p;
}

@ {\it Is it a symmetry?} This question must be answered without any doubt; a
permutation that is {\it almost\/} a symmetry would make wrong counts. So we
look for the image of each option, in a map of all of them, where an option is the
sorted list of its items. A problem may have the same option twice. Then its image
must be there twice, too; so the map says how often.

@<Check all options@>=
static std::vector<int> image_of(std::span<int const> option, Permutation const& p)
{
  std::vector<int> image;
  for (int i : option) image.push_back(p[index(i)]);
  std::ranges::sort(image);
  return image;
}
bool is_symmetry(Permutation const& p) const
{
  return std::ranges::all_of(copies, [&](auto const& option) {
    auto const image = copies.find(image_of(option.first, p));
    return image != copies.end() and image->second == option.second; });
}

@ The |budget| is counted in marks of options, so that a large
problem may not look for longer than a small one, measured by its size.

@<Declare the other data of |AutomorphismFinder|@>=
std::map<std::vector<int>, int> copies; /* of each option, by its items */
std::int64_t budget = 0;    /* so many items of options may still be looked at */
std::vector<Stage> stages;  /* with one more item marked in each */
std::size_t level = 0;      /* the stage whose marked item we try to move */
std::size_t candidate = 0;  /* and where to */
std::vector<Permutation> found;
std::vector<bool> reached;  /* by those that were found, from the marked item */

@ {\it Colouring.} Nothing that is done with colours can do any harm. They are
numbers of 64 bits, mixed and added; if two of them should ever be equal by
chance, then a symmetry is missed.

@<Tell items apart@>=
static Bits scramble(Bits x)
{
  x *= 0x9E3779B97F4A7C15u; // $2^{64}$ by the golden ratio
  return (x ^ x >> 29) * 0xD6E8FEB86659FD93u;
}
static Colouring sorted(Colouring t)
{
  std::sort(t.begin(), t.end());
  return t;
}
static std::size_t count(Colouring const& t) // of different ones
{
  Colouring all = sorted(t);
  return index(static_cast<int>(
    std::unique(all.begin(), all.end()) - all.begin()));
}

@ A round goes through all options; first to mix the colours of an option's
items, then to tell them what came out.

@<Tell items apart@>=
void refine(Colouring& t)
{
  Colouring news(items);
  std::size_t before = 0, now = count(t);
  while (now != before and now != items and budget > 0) {
    std::fill(news.begin(), news.end(), 0);
    for (std::size_t k = 0; k < left.options.size(); ++k) {
      Bits all = 0;
      for (int i : left.of(k)) all += t[index(i)];
      all = scramble(all);
      for (int i : left.of(k)) news[index(i)] += all;
    }
    for (std::size_t i = 0; i < items; ++i)
      t[i] = scramble(t[i] + 3 * news[i]);
    budget -= std::ssize(left.marks);
    before = std::exchange(now, count(t));
  }
}
Colouring mark(Colouring t, std::size_t item)
{
  t[item] = scramble(~t[item]);
  refine(t);
  return t;
}

@ A {\it stage\/} is a set of colours that cannot be refined. At the first
stage, nothing has been marked. From each stage to the next we mark an item
that somebody else looks like; one with few of them, since we shall have to
try them all. At the last stage everybody has been told apart.

@<Tell items apart@>=
std::size_t smallest_class(Stage const& s) const
{
  std::size_t best = items, size = items + 1;
  for (std::size_t i = 0; i < items; ++i) {
    auto const [first, last] =
      std::equal_range(s.sorted.begin(), s.sorted.end(), s.colours[i]);
    auto const n = static_cast<std::size_t>(last - first);
    if (n > 1 and n < size) {
      size = n;
      best = i;
    }
  }
  return best;
}

@ The items that are absent, since they were forced or are twins of others, begin with
colours of their own: nobody looks like them. Everybody else begins alike.

@<Tell items apart@>=
void find_stages()
{
  budget = 256 * std::ssize(left.marks);
  Colouring t(items, 1);
  for (std::size_t i = 0; i < items; ++i)
    if (is_absent[i]) t[i] = i + 2; // nobody looks like him
  refine(t);
  for (;;) {
    stages.push_back({t, sorted(t), 0});
    Stage& last = stages.back();
    last.marked = smallest_class(last);
    if (last.marked == items or budget <= 0) break;
    t = mark(t, last.marked);
  }
  level = stages.size() - 1;
  candidate = items;
}

@ To match means to repeat the stages from a certain one on, starting from
other colours. If there are several items that could be marked, we take the
first. (A complete program would come back and try the others.)

@<Match a stage@>=
std::optional<Permutation> match(Colouring t, std::size_t at)
{
  while (sorted(t) == stages[at].sorted and at + 1 < stages.size()) {
    Stage const& s = stages[at++];
    auto const i = std::ranges::find(t, s.colours[s.marked]) - t.begin();
    t = mark(t, static_cast<std::size_t>(i));
  }
  if (sorted(t) != stages[at].sorted) return std::nullopt;
  std::unordered_map<Bits, int> owner;
  for (std::size_t i = 0; i < items; ++i) owner[t[i]] = static_cast<int>(i);
  Permutation p = identity();
  for (std::size_t i = 0; i < items; ++i)
    if (not is_absent[i]) p[i] = owner[stages[at].colours[i]];
  if (not is_symmetry(p)) return std::nullopt;
  return p;
}

@ Which items should be marked instead of another one? Begin at the last
stage but one, where all marks but the last are as they were: a symmetry that
is found there moves as little as possible. Then go back, stage by stage.
Whoever can be reached already, with the symmetries that have been found, need
not be tried. So there are few that are really searched for, two for a
square, and three for the 48 of a cube. (That
their products are all that there are is due to Sims [S70].)
@^Sims, Charles@>

@<Find the next symmetry@>=
std::optional<Permutation> next()
{
  while (budget > 0) {
    if (candidate == items) {
      if (level == 0) break;
      --level;
      candidate = 0;
      spread();
    }
    Stage const& s = stages[level];
    std::size_t const i = candidate++;
    if (reached[i] or s.colours[i] != s.colours[s.marked]) continue;
    auto const p = match(mark(s.colours, i), level + 1);
    if (not p) continue;
    found.push_back(*p);
    spread();
    return p;
  }
  return std::nullopt;
}

@ Who is |reached| by a symmetry is reached by all products of those that were found, too; so we
walk from the marked item along them, as far as they lead.

@<Match a stage@>=
void spread()
{
  std::vector<std::size_t> queue = {stages[level].marked};
  reached.assign(items, false);
  reached[queue[0]] = true;
  while (not queue.empty()) {
    std::size_t const i = queue.back();
    queue.pop_back();
    for (Permutation const& p : found)
      if (std::size_t const j = index(p[i]); not reached[j]) {
        reached[j] = true;
        queue.push_back(j);
      }
  }
}

@ The symmetries that were found, and all that can be made by doing one after
another, are a {\it group}. That is what \sec{fast/canonical} needs: if $B$ is an
image of~$A$, then both must have the same images, or else their first ones
differ. The group may be a part of all symmetries, if it is only a group.
@^group of symmetries@>

@<Do one symmetry after another@>=
std::vector<Permutation> closure(std::vector<Permutation> const& steps,
  Permutation const& identity, std::size_t most)
{
  std::vector<Permutation> all = {identity};
  std::set<Permutation> known = {identity};
  for (std::size_t k = 0; k < all.size() and all.size() <= most; ++k)
    for (Permutation const& step : steps) {
      Permutation next = all[k];
      for (int& i : next)
        if (i >= 0) i = step[static_cast<std::size_t>(i)];
      if (known.insert(next).second) all.push_back(next);
    }
  return all;
}

@ So we take one symmetry after the other, as long as what they make together is
small enough.

@<Make a group of symmetries@>=
std::vector<Permutation> symmetries_of(Rows const& rows, std::size_t most)
{
  AutomorphismFinder finder(rows);
  Permutation const identity = finder.identity();
  std::vector<Permutation> steps, group = {identity};
  while (2 * group.size() <= most) {
    auto const step = finder.next();
    if (not step) break;
    steps.push_back(*step);
    auto larger = closure(steps, identity, most);
    if (larger.size() > most) break;
    group = std::move(larger);
  }
  return group;
}

@ \pitfall{Options that are there twice; and the items of forced moves, which look alike, and have more
symmetries than all the rest.}

\pinned{\.{tests/fast/automorphisms\UL test.cpp} tries all permutations of five items on hundreds of random problems.}

\summary{Tell items apart as far as you can; mark one that you cannot tell apart,
and go on; match what comes out; check every option.}
