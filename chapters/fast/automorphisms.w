@** What looks alike. \label{fast/automorphisms}%
The twelve pentominoes fill a box of $6\times10$ in 9356 ways. Turn the box
around, or flip it over, and you have another one of these ways; so there are
2339 that are really different, and a person would look for those and
multiply by four. The search does not know what a box is. It finds each of
them four times, and, what is worse, it goes into each {\it dead end\/} four
times, and there are hundreds of dead ends for every cover.
@^pentominoes@>@^symmetry@>

What to do about it is told in \sec{fast/canonical}. But first of all: how can
a program find out what looks alike, if it is not told about boxes?

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
it again, as long as more colours appear. That tells the corners from the other squares, which have
three neighbours, and no more. Then mark one of those that look alike (in the literature, it is {\it individualized}), and go on:
@^refinement@>@^colour of an item@>

\medskip\vbox{\centerline{\refined{1 1 1 1}{1 1 1 1}\hskip.45em\refined{1 2 2 1}{1 2 2
1}\hskip.45em\refined{0 2 2 1}{1 2 2 1}\hskip.45em\refined{0 3 2 1}{4 2 2 1}\hskip.45em\refined{0 3
5 1}{4 6 2 1}\hskip.45em\refined{0 3 5 7}{4 6 2 1}}
\caption{Colour refinement, step by step. All alike; squares with two neighbours, and with three; a corner is
marked; its neighbours are told apart, then theirs, then everybody is. The
marks at another corner give the same colours in other places: a symmetry.}}\medskip

@ So give $a$ a colour of its own, and refine. Do the
same once more from the beginning, but with $d$ instead of~$a$. If there is
a symmetry that takes $a$ to $d$, then each round has the same result; so at
the end, {\it each item goes to the one with the same colour}. If all options
go to options, we have a symmetry.
@^marking an item@>

This is how all programs for such questions begin; the best of them are
McKay's [M81]. They are made for graphs with millions of symmetries, which
look alike to everybody and are different nevertheless. Ours may give up. A
symmetry that we miss is time that we could have saved, and no cover is lost:
{\it the invariant of this chapter} is that what is returned are symmetries, checked
option by option, of what is left behind the forced moves at the root (\sec{fast/forced}), and that they are a group; not that there are no others.
@^McKay, Brendan@>@^invariant of automorphisms@>

@ All of it for four items, a square with the options $ab$, $bc$, $cd$, and~$da$. At first all are
alike: each is in two options, with two who are alike. Mark~$a$. Now $b$ and~$d$ are those who meet
the marked one, and $c$ is the one who does not. Mark~$b$, too; $c$ meets it, $d$ does not, and
everybody has been told apart. These are the three stages:
$$\vbox{\halign{#\hfil\quad&\hfil$#$\hfil\quad&#\hfil\cr
{\it stage}&{\it alike}&{\it marked, to get to the next}\cr
\noalign{\smallskip}
0&\{a,b,c,d\}&$a$\cr
1&\{a\},\ \{b,d\},\ \{c\}&$b$\cr
2&\{a\},\ \{b\},\ \{c\},\ \{d\}&none; all have been told apart\cr}}$$
Who could have been marked instead? At stage~1, $d$ in the place of~$b$. It has the same result,
with $b$ and~$d$ exchanged; the options become $ad$, $dc$, $cb$, and~$ba$, which are the old ones,
and so the exchange is a symmetry. At stage~0, $b$ in the place of~$a$. Then $a$ and~$c$ meet the
marked one; we take the first, $a$, for the second mark. What has the colours of $a$, $b$, $c$,
and~$d$ now are $b$, $a$, $d$, and~$c$; the options become $ba$, $ad$, $dc$, and~$cb$: a symmetry
again. One after the other, these two take $a$ to each of the four places, with two symmetries for
each. That makes eight, of which two were searched for, and $c$ and~$d$ were never tried at stage~0.

And if the option $ab$ is there twice? Then $a$ and~$b$ are in three options each, and are told from
$c$ and~$d$ before an item is marked; what is left is the exchange of $a$ with~$b$ and of $c$
with~$d$.

@(dlx/fast/automorphisms.hpp@>=
#pragma once
/* The symmetries of an exact cover problem, found by refining what can be told
   apart, as McKay's programs do for graphs. */
#include "dlx/fast/rows.hpp"
#include <cstddef>
#include <vector>
namespace dlx {
using Permutation = std::vector<int>;
  /* item |i| goes to |p[i]|. Items count from 0; $-1$ for an item that does
     not matter, since it is forced, or covered together with another one */
std::vector<Permutation> symmetries_of(Rows const& rows, std::size_t most);
  /* a group of at most |most| symmetries of what is left when all moves that are forced at the root
     have been made, or, with secondary rows, of all rows;
     the identity is the first. Of a state in which one of these moves is not made, or an option was chosen
     that clashes with one, they say nothing. There may be others. Time: a few hundred times
     that of reading all options, at most, and that of reading them once for each wave of forced moves */
std::vector<Permutation> moves_of_options(Rows const& rows, std::vector<Permutation> const& group);
  /* what they do to the candidates, which count from 0, too. Equal ones keep
     their order, so these are a group, too. Time: to sort all options, for each of the |group| */
} // |namespace dlx|

@ {\it Secondary items\/} have symmetries, too: a board of queens has eight, and each takes diagonals to
diagonals. They have rows like all others (\sec{fast/rows}), so all that was said of items is true of rows, with two
conditions more. A primary row must go to a primary one, since it is to be covered. And the rival of a row must go to the rival of
its image: for then two options clash if and only if their images do. To begin with, primary rows, rows that are their own
rivals, and rails get three different colours; the rest is checked at the end.

@ The steps that we did by hand are those of a class: leave out what does not matter; tell items
apart; mark one after the other; and match the marks.

@<Declare the class |AutomorphismFinder|@>=
class AutomorphismFinder {
public:
  @<Prepare to find symmetries@>
  @<Find a group of symmetries@>
private:
  using Colouring = std::vector<Bits>;
  bool is_rail(std::size_t i) const { return rows.rival[i] != static_cast<int>(i); }
  struct Stage { Colouring colours, sorted; std::size_t marked; };
  @<Leave out what does not matter@>
  @<Check all options@>
  @<Tell items apart@>
  @<Mark one item after the other@>
  @<Match the marks@>
  Rows const& rows;
  std::size_t items; /* all rows */
  Permutation identity; /* $-1$ for those that do not matter */
  std::vector<std::vector<int> > options; /* of the others; all sorted */
  std::int64_t budget = 0;     /* so many items of options may still be looked at */
  std::vector<Stage> stages;   /* with one more item marked in each */
};

@ \label{fast/forced}%
Some items must be left out before we look. A third of the squares of a
sudoku may be given; each of the items that a given covers has one option, and they all look
alike, and may be permuted in trillions of ways that mean nothing. So first
all moves are made that are forced at the root, until none is left. And if
two items are in the same options, then they are always covered at the same
time. They are {\it twins}, and the second one is left out, too: of the rows of the dinner
(\sec{fast/rows}), \.F is the same as~\.C.
$$\vbox{\halign{\hfil\tt#\quad&#\hfil\qquad&#\hfil\cr
&\overbits{123456}\cr
C&\bits{101000}\cr
F&\bits{x0x000}&a twin of \.C, left out\cr
G&\bits{010011}\cr}}$$
(Without these two, sudokus took up to ten times as long.) With secondary rows, only twins are left out: a
forced option excludes others by the rivals of its rows, too, and a rail cannot be taken away without its rival.
@^twins@>@^sudoku@>

@<Leave out what does not matter@>=
bool make_forced_moves()
{
  if (rows.has_others()) return false;
  std::vector<int> size(items);
  for (auto const& option : options)
    for (int i : option) ++size[index(i)];
  auto const is_forced = [&](int i) { return size[index(i)] == 1; };
  for (auto const& option : options)
    if (std::ranges::any_of(option, is_forced))
      for (int i : option) identity[index(i)] = -1;
  auto const is_gone = [&](int i) { return identity[index(i)] < 0; };
  return std::erase_if(options, [&](auto const& option) {
    return std::ranges::any_of(option, is_gone); }) > 0;
}
void find_twins()
{
  std::vector<std::vector<std::size_t> > of(items);
  for (std::size_t k = 0; k < options.size(); ++k)
    for (int i : options[k]) of[index(i)].push_back(k);
  std::set<std::vector<std::size_t> > known;
  for (std::size_t i = 0; i < items; ++i)
    if (not is_rail(i) and not known.insert(of[i]).second) identity[i] = -1;
}

@ Then the twins leave the options that remain, and these are sorted.

@<Prepare to find symmetries@>=
explicit AutomorphismFinder(Rows const& all)
  : rows(all), items(index(rows.count())), identity(items)
{
  std::iota(identity.begin(), identity.end(), 0);
  for (std::size_t k = 0; k < rows.options.size(); ++k)
    options.emplace_back(rows.of(k).begin(), rows.of(k).end());
  while (make_forced_moves()) continue;
  find_twins();
  for (auto& option : options)
    std::erase_if(option, [&](int i) { return identity[index(i)] < 0; });
  options = images_of(identity);
  find_stages();
}

@ {\it Is it a symmetry?} This question must be answered without any doubt; a
permutation that is {\it almost\/} a symmetry would make wrong counts. So we
take the images of all options, each of them the sorted list of its items, and sort them.
A problem may have the same option twice; then its image
must be there twice, too, and so it is.

@<Check all options@>=
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

@ And the rows must keep their kinds.

@<Check all options@>=
bool keeps_kinds(Permutation const& p) const
{
  for (std::size_t i = 0; i < items; ++i) {
    if (p[i] < 0) continue;
    int const rival = p[index(rows.rival[i])];
    if ((p[i] < rows.primaries) != (static_cast<int>(i) < rows.primaries)
        or rows.rival[index(p[i])] != rival) return false;
  }
  return true;
}

@ {\it Colouring.} Nothing that is done with colours can do any harm. They are
numbers of 64 bits, mixed and added; if two of them should ever be equal by
chance, then a symmetry is missed.

@<Tell items apart@>=
static Bits scramble(Bits x) { return mix(mix(0, x), 1); }
static Colouring sorted(Colouring t)
{
  std::ranges::sort(t);
  return t;
}
static std::ptrdiff_t count(Colouring t) /* of different ones */
{
  std::ranges::sort(t);
  return std::unique(t.begin(), t.end()) - t.begin();
}

@ A round goes through all options; first to mix the colours of an option's
items, then to tell them what came out. At the end each item mixes what it was told with its own
colour. (The factor of three makes it matter which is one's own.) Colours are only ever
divided, never united; so when a round has not made them more, no other will.

@<Tell items apart@>=
void refine(Colouring& t)
{
  std::ptrdiff_t before = 0, now = count(t);
  while (now != before and now != std::ssize(t) and budget > 0) {
    Colouring news(items);
    for (auto const& option : options) {
      Bits all = 0;
      for (int i : option) all += t[index(i)];
      all = scramble(all);
      for (int i : option) news[index(i)] += all;
      budget -= std::ssize(option);
    }
    for (std::size_t i = 0; i < items; ++i) t[i] = scramble(t[i] + 3 * news[i]);
    before = std::exchange(now, count(t));
  }
}

@ A {\it stage\/} is a set of colours that cannot be refined. At the first
stage, nothing has been marked. (The items that are absent begin with
colours of their own: nobody looks like them.) From each stage to the next we mark an item
that others look like; one with few of them, since we shall have to
try them all. At the last stage everybody has been told apart. The |budget| is measured by the size
of the problem; a large one may not be looked at more often than a small one.

@<Mark one item after the other@>=
void find_stages()
{
  for (auto const& option : options) budget += 256 * std::ssize(option);
  Colouring t(items);
  for (std::size_t i = 0; i < items; ++i)
    t[i] = identity[i] < 0 ? i + 3 : is_rail(i) ? 2 : static_cast<int>(i) >= rows.primaries;
  refine(t);
  for (;;) {
    stages.push_back({t, sorted(t), 0});
    std::size_t const marked = stages.back().marked = smallest_class(stages.back());
    if (marked == items or budget <= 0) break;
    t = mark(t, marked);
  }
}
Colouring mark(Colouring t, std::size_t item)
{
  t[item] = scramble(~t[item]);
  refine(t);
  return t;
}

@ Those with the same colour are neighbours among the sorted ones.

@<Mark one item after the other@>=
std::size_t smallest_class(Stage const& s) const
{
  std::size_t best = items;
  std::ptrdiff_t size = std::ssize(s.sorted) + 1;
  for (std::size_t i = 0; i < items; ++i) {
    auto const [from, to] =
      std::equal_range(s.sorted.begin(), s.sorted.end(), s.colours[i]);
    if (to - from > 1 and to - from < size) best = i, size = to - from;
  }
  return best;
}

@ To match means to repeat the stages from a certain one on, starting from
other colours. If there are several items that could be marked, we take the
first. (A complete program would come back and try the others.)

@<Match the marks@>=
static std::size_t owner(Colouring const& t, Bits colour)
{
  return static_cast<std::size_t>(std::ranges::find(t, colour) - t.begin());
}
std::optional<Permutation> match(Colouring t, std::size_t at)
{
  while (sorted(t) == stages[at].sorted and at + 1 < stages.size()) {
    Stage const& s = stages[at++];
    t = mark(t, owner(t, s.colours[s.marked]));
  }
  if (sorted(t) != stages[at].sorted) return std::nullopt;
  auto const colour = [&t](int i) { return t[index(i)]; };
  Permutation by_colour(t.size());
  std::iota(by_colour.begin(), by_colour.end(), 0);
  std::ranges::stable_sort(by_colour, {}, colour);
  Permutation p = identity;
  for (int& i : p)
    if (i >= 0) i = *std::ranges::lower_bound(by_colour, stages[at].colours[index(i)], {}, colour);
  if (not keeps_kinds(p) or images_of(p) != options) return std::nullopt;
  return p;
}

@ Which items should be marked instead of another one? Begin at the last
stage but one, where all marks but the last are as they were: a symmetry that
is found there moves as little as possible. Then go back, stage by stage.
What can be reached already, with the symmetries that have been found, need
not be tried. So there are few that are really searched for, two for a
square, and three for the 48 of a cube. (That
their products are all that there are is due to Sims [S70].)
@^Sims, Charles@>

\def\corners#1#2{\hbox to 82bp{\vbox to 54bp{}\pdfliteral{q .6 w .3 G 24 10 34 34 re S #1
Q}\fanopoint{17}{42}{\it a}\fanopoint{65}{42}{\it b}\fanopoint{65}{2}{\it c}\fanopoint{17}{2}{\it
d}\fanopoint{41}{-12}{\eightrm#2}\hss}}%
\medskip\vbox{\centerline{\corners{[3 2] 0 d 25 43 m 57 11 l S [] 0 d .8 .3 0 RG 1 w 25 13 m 55 43 l S 55 43 m
50 42 l S 55 43 m 54 38 l S 25 13 m 30 14 l S 25 13 m 26 18 l S}{stage 1, $b$: try $d$}\corners{[3 2] 0 d
41 4 m 41 50 l S [] 0 d .8 .3 0 RG 1 w 26 42 m 56 42 l S 56 42 m 52 45 l S 56 42 m 52 39 l S 26 42 m 30 45
l S 26 42 m 30 39 l S}{stage 0, $a$: try $b$}\corners{.8 .3 0 RG 1 w 26 42 m 53 42 l S 53 42 m 28 12 l S
28 12 m 27 17 l S 28 12 m 33 14 l S}{$d$ is reached}\corners{.8 .3 0 RG 1 w 26 42 m 53 42 l S 53 42 m 28 12
l S 28 12 m 54 12 l S 54 12 m 50 15 l S 54 12 m 50 9 l S}{and so is $c$}}
\medskip
\caption{The square again. The two that are searched for are reflections; one after the other, they take
$a$ everywhere.}}\medskip

@<Find a group of symmetries@>=
std::vector<Permutation> group_of(std::size_t most)
{
  std::vector<Permutation> generators, group = {identity};
  for (std::size_t level = stages.size() - 1; level-- > 0; )
    for (std::size_t i = 0; i < items; ++i) {
      if (budget <= 0 or 2 * group.size() > most) return group;
      Stage const& s = stages[level];
      auto const reaches = [&](auto const& p) { return p[s.marked] == static_cast<int>(i); };
      if (s.colours[i] != s.colours[s.marked] or std::ranges::any_of(group, reaches))
        continue;
      auto const p = match(mark(s.colours, i), level + 1);
      if (not p) continue;
      generators.push_back(*p);
      auto larger = products_of(generators, most);
      if (larger.size() > most) return group;
      group = std::move(larger);
    }
  return group;
}

@ The symmetries that were found, and all that can be made by doing one after
another, are a {\it group}. That is what \sec{fast/canonical} needs: if $B$ is an
image of~$A$, then both must have the same images, or else their first ones
differ. It need not contain all symmetries, as long as it is a group; so we stop before it
becomes too large.
@^group of symmetries@>

@<Find a group of symmetries@>=
std::vector<Permutation> products_of(std::vector<Permutation> const& generators,
  std::size_t most) const
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

@ What a symmetry does to the options can be read off two sorted lists: that of all options, and that of their
images. They agree; so whatever is in some place of the second list goes to what is in this place of the first. In a square, if
the flip exchanges $b$ with~$d$, the options are sorted as $ab$, $ad$, $bc$, $cd$, and the images as $ab$ (of $da$), $ad$ (of $ab$),
$bc$ (of $cd$), $cd$ (of $bc$).

@<Say what becomes of the options@>=
std::vector<Permutation> moves_of_options(Rows const& rows, std::vector<Permutation> const& group)
{
  std::vector<Permutation> moves;
  auto const home = order_of_images(rows, group.front());
  for (Permutation const& p : group) {
    auto const there = order_of_images(rows, p);
    Permutation& move = moves.emplace_back(home.size());
    for (std::size_t k = 0; k < home.size(); ++k) move[index(there[k])] = home[k];
  }
  return moves;
}

@ An image is the sorted list of its rows, without those that do not matter; beside it stands whose image it is, so options that are equal
keep their order.

@<Sort the images of all options@>=
std::vector<int> order_of_images(Rows const& rows, Permutation const& p)
{
  std::vector<std::pair<std::vector<int>, int> > images; // and whose
  for (std::size_t k = 0; k < rows.options.size(); ++k) {
    auto& image = images.emplace_back(std::vector<int>(), static_cast<int>(k)).first;
    for (int i : rows.of(k))
      if (p[index(i)] >= 0) image.push_back(p[index(i)]);
    std::ranges::sort(image);
  }
  std::ranges::sort(images);
  std::vector<int> order;
  for (auto const& image : images) order.push_back(image.second);
  return order;
}

@ All of this is behind two functions.

@(dlx/fast/automorphisms.cpp@>=
#include "dlx/fast/automorphisms.hpp"
#include "dlx/base/hash.hpp"
#include "dlx/base/index.hpp"
#include "dlx/fast/arena.hpp"
#include <algorithm>
#include <cstdint>
#include <numeric>
#include <optional>
#include <set>
#include <utility>
namespace dlx {
namespace {
@<Declare the class |AutomorphismFinder|@>
@<Sort the images of all options@>
}  // |namespace|
std::vector<Permutation> symmetries_of(Rows const& rows, std::size_t most)
{
  return AutomorphismFinder(rows).group_of(most);
}
@<Say what becomes of the options@>
} // |namespace dlx|

@ \pitfall{Options that are there twice; and the items of forced moves, which look alike, and have more
symmetries than all the rest.}

\pinned{\.{tests/fast/automorphisms\UL test.cpp} tries all permutations of five items on hundreds of random problems.}

\exercise[20]{How many symmetries has \cmd{dlx make permutations 3} as an exact cover problem, and
what are they? Why are there more than the $3!$ by which the numbers can be renamed?}
\answer{Seventy-two: rows and columns of a $3\times3$ square can be permuted, $3!\cdot3!=36$, and
rows can be exchanged with columns, which doubles it. (The program is asked for at most 64, and
takes the subgroup of 36 that it finds first.) An option says that a place has a number, and neither a
place nor a number is anything but an item.}

\summary{Tell items apart as far as you can; mark one that you cannot tell apart,
and go on; match what comes out; check every option.}
