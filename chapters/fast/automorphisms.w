@** Symmetries of a problem. \label{fast/automorphisms}%
The twelve pentominoes fill a box of $6\times10$ in 9356 ways. Turn the box around, or flip it over, and each way
becomes another one; so only 2339 are really different. The search does not know what a box is. It finds each of the
2339 four times. Worse, it enters each {\it dead end\/} four times, and there are hundreds for each cover. The next
chapter saves this work. But how can a program find the symmetries of a problem that says nothing about boxes?
@^pentominoes@>@^symmetry of a problem@>@^automorphism@>

A {\it symmetry\/} of a problem, or {\it automorphism}, is a permutation of the items that takes every option to an
option. Boxes and chessboards have a few. Langford's pairs can be read from right to left. A Latin square has
thousands of symmetries, since rows, columns, and numbers may be permuted. A random problem has none but the identity.
On a board of $2\times4$ with the squares $abcd$ in the upper row and $efgh$ in the lower one, the domino $ab$ goes to
$ab$, $dc$, $ef$, or $hg$ by its four symmetries, and each of these is an option.

@ The program finds symmetries by {\it colour refinement\/} [WL68]. In the beginning, all squares have the same
colour. In each round, a square takes a new colour, made of its own and those of its neighbours, until a round makes
no more colours. This separates the corners from the other squares, and then it stops. So {\it mark\/} a square that
still looks like others (the literature says {\it individualize}), and refine again:
@^refinement@>@^colour of an item@>@^marking an item@>
\sketch{refinement}{Colour refinement. All squares are alike; they have two neighbours, or three; a corner is marked;
its neighbours are separated, then theirs, then all squares.}

Mark $a$, and refine. Then begin once more, with $d$ instead of~$a$. If a symmetry takes $a$ to $d$, then each round
has the same result. So in the end {\it each item goes to the one with the same colour}. It remains to test that all
options go to options.

All programs for this problem begin in this way; the best of them are McKay's [M81]. Ours may give up, because a
missed symmetry costs time, but never a cover. {\it The invariant of this chapter:} the permutations that are returned
are a group. Each of them has been checked, option by option, to be a symmetry of what is left behind the forced moves
at the root (\sec{fast/forced}). There may be more.
@^McKay, Brendan@>@^invariant of automorphisms@>

@ Take a square with the options $ab$, $bc$, $cd$, and~$da$. All items look alike. Mark~$a$; then $b$ and~$d$ meet the
marked item, and $c$ does not. Mark~$b$, too; now all items are told apart. Which other marks would have had the same
result? First, $d$ instead of~$b$, with $a$ marked as before. The colours of $a$, $b$, $c$, $d$ are then at $a$, $d$,
$c$, $b$; the options become $ad$, $dc$, $cb$, and~$ba$, so this is a symmetry. Second, $b$ instead of~$a$, and then
$a$ instead of~$b$. This exchanges $a$ with~$b$, and $c$ with~$d$: a symmetry again. The products of these two take
$a$ to all four corners, in two ways each. That makes eight, of which two were searched for.
\sketch{corners}{The two that are searched for are reflections. Their products take $a$ to $d$ and to~$c$.}

@(dlx/fast/automorphisms.hpp@>=
#pragma once
/* The symmetries of a problem, found by colour refinement, as McKay's programs do for graphs. */
#include "dlx/fast/rows.hpp"
#include <cstddef>
#include <vector>
namespace dlx {
using Permutation = std::vector<int>;
  /* item |i| goes to |p[i]|. Items count from 0; $-1$ for an item that does not matter, since it is
     forced, or covered together with another one */
std::vector<Permutation> symmetries_of(Rows const& rows, std::size_t most);
  /* a group of at most |most| symmetries of what is left when all moves that are forced at the root have
     been made (with secondary rows or bounds: of all rows). The identity is the first; there may be others. They
     say nothing of a state in which a forced move is missing, or impossible. Time: a few hundred times that of
     reading all options, and once more for each wave of forced moves. [M81] */
std::vector<Permutation> moves_of_options(Rows const& rows, std::vector<Permutation> const& group);
  /* what they do to the candidates, which count from 0, too. The first is the identity. Equal options keep their
     order, so these are a group again. Time: to sort all options, for each member of |group| */
} // |namespace dlx|

@ All of these steps are functions of a struct.

@<Declare the finder of symmetries@>=
struct AutomorphismFinder {
  using Colouring = std::vector<Bits>;
  struct Stage { Colouring colours; std::size_t marked; };
  Rows const& rows;
  std::size_t items; /* all rows */
  Permutation identity; /* $-1$ for those that do not matter */
  std::vector<std::vector<int> > options; /* of the others; all sorted */
  std::int64_t budget = 0;     /* so many items of options may still be looked at */
  std::vector<Stage> stages;   /* with one more item marked in each */
  @<Leave out what does not matter@>
  @<Check all rows and options@>
  @<Tell items apart@>
  @<Mark one item after the other@>
  @<Match the marks@>
  @<Find a group of symmetries@>
};

@ \label{fast/forced}Some items must be left out before we look. A third of the squares of a sudoku may be given. Each
item that a given covers has one option; these items look alike, and may be permuted in trillions of ways that mean
nothing. So first all moves are made that are forced at the root, until none is left. If two items are in the same
options, they are covered at the same time. They are {\it twins}, and the second one is left out; at the dinner
(\sec{dance/problem}), \.F is a twin of~\.C. With secondary rows, forced moves are not made, since an option excludes
others in more ways; and a rail stays, because its rival needs it. With bounds, nothing is left out.
@^twins@>@^sudoku@>

@<Leave out what does not matter@>=
explicit AutomorphismFinder(Rows const& all) : rows(all), items(index(rows.count())), identity(items)
{
  std::iota(identity.begin(), identity.end(), 0);
  for (std::size_t k = 0; k < rows.options.size(); ++k)
    options.emplace_back(rows.of(k).begin(), rows.of(k).end());
  if (not rows.has_others() and not rows.has_bounds())
    while (make_forced_moves()) continue;
  if (not rows.has_bounds()) find_twins();
  for (auto& option : options) std::erase_if(option, [&](int i) { return is_left_out(i); });
  options = images_of(identity);
  find_stages();
}
bool is_left_out(int i) const { return identity[index(i)] < 0; }
bool make_forced_moves()
{
  std::vector<int> size(items);
  for (auto const& option : options)
    for (int i : option) ++size[index(i)];
  for (auto const& option : options)
    if (std::ranges::any_of(option, [&](int i) { return size[index(i)] == 1; }))
      for (int i : option) identity[index(i)] = -1;
  return std::erase_if(options, [&](auto const& option) {
    return std::ranges::any_of(option, [&](int i) { return is_left_out(i); }); }) > 0;
}
void find_twins()
{
  std::vector<std::vector<std::size_t> > of(items);
  for (std::size_t k = 0; k < options.size(); ++k)
    for (int i : options[k]) of[index(i)].push_back(k);
  std::set<std::vector<std::size_t> > known;
  for (std::size_t i = 0; i < items; ++i)
    if (index(rows.rival[i]) == i and not known.insert(of[i]).second) identity[i] = -1;
}

@ {\it Is it a symmetry?} A permutation that is {\it almost\/} a symmetry would make wrong counts. So compare all
options with their images, as sorted lists. An option that occurs twice must have an image twice.

All that was said of items is true of rows, those of secondary items included (\sec{fast/rows}), with two more
conditions. A row must go to one of the same kind: primary or not, a rail or not, with the same bounds. And the rival
of a row must go to the rival of its image; then two options clash if and only if their images do. The rival of a row
with bounds is~$-1$, none.

@<Check all rows and options@>=
std::vector<std::vector<int> > images_of(Permutation const& p) const
{
  auto images = options;
  for (auto& image : images) {
    for (int& i : image) i = p[index(i)];
    std::ranges::sort(image);
  }
  std::ranges::sort(images);
  return images;
}
Bits kind_of(std::size_t i) const /* is row |i| primary, is it its own rival, what are its bounds? */
{
  Bits const kind = Bits(index(rows.primaries) > i) << 1 | Bits(index(rows.rival[i]) == i);
  return i < rows.needs.size() ? Bits(rows.needs[i]) << 33 | Bits(rows.rooms[i]) << 2 | kind : kind;
}
bool keeps_kinds(Permutation const& p) const
{
  for (std::size_t i = 0; i < items; ++i) {
    int const j = p[i], rival = rows.rival[i];
    if (j < 0) continue;
    if (kind_of(index(j)) != kind_of(i) or rows.rival[index(j)] != (rival < 0 ? -1 : p[index(rival)])) return false;
  }
  return true;
}

@ {\it Colours\/} are numbers of 64 bits. If two of them are equal by chance, a symmetry may be missed; nothing worse
can happen. In a round, each option mixes the colours of its items, and gives the result to all of them. Then each
item mixes its own colour with three times the sum of what it was given; the factor distinguishes the two. A round may
divide a class of equal colours, but never unites two. So the first round that makes no more colours is the last.

@<Tell items apart@>=
static Bits scramble(Bits x) { return mix(mix(0, x), 1); }
void refine(Colouring& t)
{
  for (std::size_t before = 0, now = 0; budget > 0; before = now) {
    Colouring u = t;
    std::ranges::sort(u);
    now = index(std::unique(u.begin(), u.end()) - u.begin()); // different ones
    if (now == before or now == t.size()) return;
    Colouring news(items);
    for (auto const& option : options) {
      Bits all = 0;
      for (int i : option) all += t[index(i)];
      all = scramble(all);
      for (int i : option) news[index(i)] += all;
      budget -= std::ssize(option);
    }
    for (std::size_t i = 0; i < items; ++i) t[i] = scramble(t[i] + 3 * news[i]);
  }
}

@ A {\it stage\/} is a colouring that cannot be refined. Before the first stage, each kind of row has a colour, and
each item that was left out has one of its own. From each stage to the next, an item is marked that looks like others;
it belongs to a smallest class, because all members of the class will be tried. At the last stage all items are told
apart. By the |budget|, a large problem is not read more often than a small one.

@<Mark one item after the other@>=
void find_stages()
{
  for (auto const& option : options) budget += 256 * std::ssize(option);
  Colouring t(items);
  for (std::size_t i = 0; i < items; ++i) t[i] = identity[i] < 0 ? ~Bits(i) : kind_of(i);
  for (refine(t); ; t = mark(t, stages.back().marked)) {
    stages.push_back({t, choose(t)});
    if (stages.back().marked == items or budget <= 0) return;
  }
}
Colouring mark(Colouring t, std::size_t item)
{
  t[item] = scramble(~t[item]);
  refine(t);
  return t;
}
std::size_t choose(Colouring const& t) const /* a member of a smallest class, or |items| */
{
  std::unordered_map<Bits, std::size_t> size;
  for (Bits colour : t) ++size[colour];
  std::size_t best = items, least = items + 1;
  for (std::size_t i = 0; i < items; ++i)
    if (std::size_t const n = size[t[i]]; n > 1 and n < least) best = i, least = n;
  return best;
}

@ To {\it match\/} means to repeat the stages from a certain one on, beginning with other colours. Of several items
that could be marked, take the first. (A complete program would come back and try the others.)

@<Match the marks@>=
static bool has_same(Colouring t, Colouring u) /* colours, in any order */
{
  return std::ranges::sort(t), std::ranges::sort(u), t == u;
}
std::optional<Permutation> match(Colouring t, std::size_t at)
{
  while (has_same(t, stages[at].colours) and at + 1 < stages.size()) {
    Stage const& s = stages[at++];
    t = mark(t, index(std::ranges::find(t, s.colours[s.marked]) - t.begin()));
  }
  if (not has_same(t, stages[at].colours)) return std::nullopt;
  std::unordered_map<Bits, int> owner; // of a colour; the first, if there are several
  for (std::size_t i = 0; i < items; ++i) owner.emplace(t[i], static_cast<int>(i));
  Permutation p = identity;
  for (int& i : p)
    if (i >= 0) i = owner.at(stages[at].colours[index(i)]);
  if (not keeps_kinds(p) or images_of(p) != options) return std::nullopt;
  return p;
}

@ Which items should be marked instead of another one? Begin at the last stage but one, where all marks but the last
are kept; then go back, stage by stage. An item need not be tried if a product of known symmetries takes the marked
one to it. So few searches are needed: two for a square, three for the 48 symmetries of a cube. All symmetries are
products of these, as Sims [S70] showed.

The next chapter needs a {\it group}, because two sets that are images of each other must have the same images. The
search stops before the group becomes too large.
@^Sims, Charles@>@^group of symmetries@>

@<Find a group of symmetries@>=
std::vector<Permutation> group_of(std::size_t most)
{
  std::vector<Permutation> generators, group = {identity};
  for (std::size_t level = stages.size() - 1; level-- > 0; )
    for (std::size_t i = 0; i < items; ++i) {
      if (budget <= 0 or 2 * group.size() > most) return group;
      Stage const& s = stages[level];
      auto const reaches = [&](auto const& p) { return p[s.marked] == static_cast<int>(i); };
      if (s.colours[i] != s.colours[s.marked] or std::ranges::any_of(group, reaches)) continue;
      auto const p = match(mark(s.colours, i), level + 1);
      if (not p) continue;
      generators.push_back(*p);
      auto larger = products_of(generators, most);
      if (larger.size() > most) return group;
      group = std::move(larger);
    }
  return group;
}
std::vector<Permutation> products_of(std::vector<Permutation> const& generators, std::size_t most) const
{
  std::vector<Permutation> all = {identity};
  for (std::size_t k = 0; k < all.size() and all.size() <= most; ++k)
    for (Permutation const& step : generators) {
      Permutation next = all[k];
      for (int& i : next)
        if (i >= 0) i = step[index(i)];
      if (std::ranges::find(all, next) == all.end()) all.push_back(next);
    }
  return all;
}

@ What does a symmetry do to the options? Sort all options, and sort their images. The two lists agree, so the option
whose image is at some place of the second list goes to the option at this place of the first. Beside each image
stands its option, so equal options keep their order.

@<Say what becomes of the options@>=
std::vector<Permutation> moves_of_options(Rows const& rows, std::vector<Permutation> const& group)
{
  std::vector<Permutation> moves;
  std::vector<int> home; // the options, sorted
  for (Permutation const& p : group) {
    std::vector<std::pair<std::vector<int>, int> > images; // and of which option
    for (std::size_t k = 0; k < rows.options.size(); ++k) {
      auto& image = images.emplace_back(std::vector<int>(), static_cast<int>(k)).first;
      for (int i : rows.of(k))
        if (p[index(i)] >= 0) image.push_back(p[index(i)]);
      std::ranges::sort(image);
    }
    std::ranges::sort(images);
    if (home.empty()) for (auto const& image : images) home.push_back(image.second);
    Permutation& move = moves.emplace_back(home.size());
    for (std::size_t k = 0; k < home.size(); ++k) move[index(images[k].second)] = home[k];
  }
  return moves;
}

@ The source file.

@(dlx/fast/automorphisms.cpp@>=
#include "dlx/fast/automorphisms.hpp"
#include "dlx/base/index.hpp"
#include "dlx/base/arena.hpp"
#include <algorithm>
#include <cstdint>
#include <numeric>
#include <optional>
#include <set>
#include <unordered_map>
#include <utility>
namespace dlx {
namespace {
@<Declare the finder of symmetries@>
}  // |namespace|
std::vector<Permutation> symmetries_of(Rows const& rows, std::size_t most)
{
  return AutomorphismFinder(rows).group_of(most);
}
@<Say what becomes of the options@>
} // |namespace dlx|

@ \pitfall{To forget that an option may occur twice; and to keep the items of forced moves, which all look alike.}

\pinned{\.{tests/fast/automorphisms\UL test.cpp} tries all permutations of five items on hundreds of random problems.}

\exercise[20]{How many symmetries has \cmd{dlx make permutations 3} as an exact cover problem, and what are they? Why
are there more than the $3!$ by which the numbers can be renamed?}
\answer{Seventy-two: rows and columns of a $3\times3$ square can be permuted, $3!\cdot3!=36$, and rows can be
exchanged with columns, which doubles it. (Asked for at most 64, the program takes a subgroup of 36.) To the options,
a place and a number are only items.}

\summary{Tell items apart; mark one that looks like others, and go on; match the colours; check every option.}
