@** In the mirror. \label{fast/automorphisms}%
The twelve pentominoes fill a box of $6\times10$ in 9356 ways. Turn the box
around, or flip it over, and you have another one of these ways; so there are
2339 that are really different, and a person would look for those and
multiply by four. The search does not know what a box is. It finds each of
them four times, and, what is worse, it goes into each {\it dead end\/} four
times, and there are hundreds of dead ends for every cover.
@^pentominoes@>@^symmetry@>

In \sec{puzzle/symmetry} we sifted covers that are images of each other, after they
had been found, and said that to know of a subtree {\it before\/} it is
searched that it contains nothing but images takes more cunning. Most of the
cunning has been there since \sec{fast/transposition}. Here is the board of $2\times4$
again, in three situations.
{\def\x{\vrule height9pt width9pt depth0pt}
\def\o{\vbox{\hrule\hbox{\vrule height8.2pt\kern8.2pt\vrule}\hrule}}
\def\board#1#2#3{\vbox{\offinterlineskip\halign{&\vrule height10pt width0pt
  \kern.5pt##\kern.5pt\cr#1#2}\kern4pt\hbox to 40pt{\hss\eightrm #3\hss}}}
$$\hbox{\board{\x&\o&\o&\o\cr}{\x&\o&\o&\o\cr}{after $ae$}\qquad\quad
\board{\o&\o&\o&\x\cr}{\o&\o&\o&\x\cr}{after $dh$}\qquad\quad
\board{\x&\x&\o&\o\cr}{\x&\x&\o&\o\cr}{after $ab$, $e\!f$}}$$}%
The second is the first one in a mirror. Whatever can be done with the open
squares of the one can be done with those of the other, in the mirror; so
below both of them there are three covers. The memory would not know it: it
is asked for the set of the open items, and these are different sets. But if
we ask it for the {\it first image\/} of the set, the one that comes first
among all images in some fixed order, then it is asked the same question
twice.
@^first image@>@^situation@>

@ That is the idea: {\sl ask the memory for the first image of a situation}.
Three things have to be thought about. How do we find out what images there
are, if nobody tells us about boards? How can all images of a set be made so
fast that it is worth while? And what is such an answer good for, if the
covers have to come in the order of the list, to the letter?

A {\it symmetry\/} is a permutation of the items that takes every option to
an option. Chessboards and boxes have symmetries, but so has the problem of
Langford's pairs, where one can read everything from right to left; and a
Latin square has thousands, as rows, columns, and numbers may be permuted. A
random problem has none at all but the identity.
@^symmetry of a problem@>

@<Declare the symmetries of a problem@>=
using Permutation = @[std::vector<int>@];
  /* item |i| goes to |p[i]|. Items count from 0; $-1$ for an item that does
     not matter, since it is forced, or covered together with another one */
std::vector<Permutation> symmetries_of(Rows const& rows, std::size_t most);
  /* a group of at most |most| symmetries of a problem without secondary rows;
     the identity is the first. There may be others. Time: a few hundred times
     that of reading all options, at most */

@ The module knows rows and memories, and serves the masks.

@(dlx/fast/automorphisms.hpp@>=
#pragma once
#include "dlx/fast/transposition.hpp"
#include "dlx/fast/rows.hpp"
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>
namespace dlx {
@<Declare the symmetries of a problem@>@;
@<Declare the class |Mirrors|@>@;
} // |namespace dlx|

@ @(dlx/fast/automorphisms.cpp@>=
#include "dlx/fast/automorphisms.hpp"
#include <algorithm>
#include <bit>
#include <numeric>
#include <set>
#include <unordered_map>
#include <utility>
namespace dlx {
@<Declare the class |Lookalikes|@>@;
@<Leave out what does not matter@>@;
@<Give options names@>@;
@<Tell items apart@>@;
@<Find the next symmetry@>@;
@<Make a group of symmetries@>@;
@<Set up the shelf@>@;
@<Set up the mirrors@>@;
} // |namespace dlx|

@*1 Lookalikes. A person sees a symmetry at a glance. A program must
proceed like a detective, who cannot see either, but can tell people apart.
On our board, the squares $a$, $d$, $e$, $h$ are in two dominoes each, and the
other four squares in three; so a symmetry will certainly not take $a$ to~$b$.
Those who cannot be told apart by their number of options may still differ by
what these options contain, and by what is contained in the options of {\it
those}, and so on. Give each item a number, its {\it tint}, and refine: the
new tint of an item depends on its old one and on the tints of all items in
all of its options. When no more items can be told apart than before, stop.
@^tint of an item@>@^refinement@>

On the board, nothing changes after the first round. There are four corners
that look alike, and nobody can say more, since in fact there is a symmetry
from each of them to each other one. So now give $a$ a tint of its own, and
refine again. Then $b$ and $e$ differ from the rest, as they are close
to~$a$; then $f$ and $c$; at the end everybody has been told apart. Do the
same once more from the beginning, but with $d$ instead of~$a$. If there is
a symmetry that takes $a$ to $d$, then each round has the same result; so at
the end, {\it each item goes to the one with the same tint}. If all options
go to options, we have a symmetry, and it is the mirror of our picture.
@^marking an item@>

This is how all programs for such questions begin; the best of them are
McKay's [M81]. They are made for graphs with millions of symmetries, which
look alike to everybody and are different nevertheless. Ours may give up. A
symmetry that we miss is time that we could have saved, and no cover is lost.
@^McKay, Brendan@>

@<Declare the class |Lookalikes|@>=
class Lookalikes {
public:@/
  explicit Lookalikes(Rows const& rows);
  Permutation identity() const;
  std::optional<Permutation> next();
    /* a symmetry that is not a product of the others; or nothing, if we
       have found all that we shall find */
private:@/
  using Tints = @[std::vector<Bits>@];
  struct Stage { Tints tints, sorted; std::size_t marked; };
  @<Declare the private functions of |Lookalikes|@>@;
  Rows left;                  /* the options that matter, and their items */
  std::size_t items;
  std::vector<bool> is_absent; /* the items that do not */
  @<Declare the other data of |Lookalikes|@>@;
};

@ Some items must be left out before anybody looks. Half of the boxes of a
sudoku are filled; each of these items has one option, and they all look
alike, and may be permuted in trillions of ways that mean nothing. So first
all moves are made that are forced at the root, until none is left. And if
two items are in the same options, then they are always covered at the same
time. They are {\it twins}, and the second one is left out, too. (Without
these two, sudokus took up to ten times as long.)
@^twins@>@^sudoku@>

@<Leave out what does not matter@>=
bool Lookalikes::make_forced_moves(std::vector<std::size_t>& live)
{
  std::vector<int> size(items);
  for (@[std::size_t k@, : @,live@])
    for (@[int i@, : @,left.of(k)@]) ++size[index(i)];
  auto const is_forced = @[[&](int i) { return size[index(i)] == 1; }@];
  auto const is_gone = @[[&](int i) { return is_absent[index(i)]; }@];
  for (@[std::size_t k@, : @,live@])
    if (std::ranges::any_of(left.of(k), is_forced))
      for (@[int i@, : @,left.of(k)@]) is_absent[index(i)] = true;
  return std::erase_if(live, @[[&](std::size_t k) {
    return std::ranges::any_of(left.of(k), is_gone); }@]) > 0;
}

@ Twins are found by a number that is made from all their options; and
compared, since numbers can be equal by chance.

@<Leave out what does not matter@>=
void Lookalikes::find_twins(std::vector<std::size_t> const& live)
{
  std::vector<std::vector<std::size_t> > of(items);
  Tints sum(items);
  for (@[std::size_t k@, : @,live@])
    for (@[int i@, : @,left.of(k)@]) {
      of[index(i)].push_back(k);
      sum[index(i)] += scramble(k + 1);
    }
  std::unordered_map<Bits, std::size_t> first;
  for (std::size_t i = 0; i < items; ++i) {
    std::size_t const j = first.emplace(sum[i], i).first->second;
    if (j != i and of[i] == of[j]) is_absent[i] = true;
  }
}

@ What remains is written down as rows again, without the items that are
absent.

@<Leave out what does not matter@>=
Lookalikes::Lookalikes(Rows const& rows)
  : left(rows), items(index(rows.primaries)), is_absent(items)
{
  std::vector<std::size_t> live(rows.options.size());
  std::iota(live.begin(), live.end(), 0);
  while (make_forced_moves(live)) continue;
  find_twins(live);
  left = Rows();
  for (@[std::size_t k@, : @,live@]) {
    left.options.push_back(rows.options[k]);
    left.first.push_back(left.marks.size());
    for (@[int i@, : @,rows.of(k)@])
      if (not is_absent[index(i)]) left.marks.push_back(i);
  }
  left.first.push_back(left.marks.size());
  give_names();
  find_stages();
}
Permutation Lookalikes::identity() const
{
  Permutation p(items, -1);
  for (std::size_t i = 0; i < items; ++i)
    if (not is_absent[i]) p[i] = static_cast<int>(i);
  return p;
}

@ Here are the functions, in the order in which they are told.

@<Declare the private functions of |Lookalikes|@>=
static std::size_t index(int i)@+{@+return static_cast<std::size_t>(i);@+}
static Bits scramble(Bits x);
bool make_forced_moves(std::vector<std::size_t>& live);
void find_twins(std::vector<std::size_t> const& live);
Bits name_of(std::size_t k, Permutation const& p) const;
bool is_image(std::size_t k, std::size_t other, Permutation const& p) const;
std::size_t find_image(std::size_t k, Permutation const& p) const;
bool is_symmetry(Permutation const& p) const;
void give_names();
static Tints sorted(Tints t);
static std::size_t count(Tints const& t);
void refine(Tints& t);
Tints mark(Tints t, std::size_t item);
std::size_t smallest_class(Stage const& s) const;
void find_stages();
std::optional<Permutation> match(Tints t, std::size_t at);
void spread();

@ {\it Is it a symmetry?} This question must be answered without any doubt; a
permutation that is {\it almost\/} a symmetry would make wrong counts. So we
look for the image of each option. An option has a name that does not depend
on the order of its items, a sum of one number for each. The names lie in a
table in which we look from the place that the name says to the first that is
free; and whoever is found there is compared item by item.
@^hashing@>

@<Give options names@>=
Bits Lookalikes::scramble(Bits x)
{
  x *= 0x9E3779B97F4A7C15u; // $2^{64}$ by the golden ratio
  return (x ^ x >> 29) * 0xD6E8FEB86659FD93u;
}
Bits Lookalikes::name_of(std::size_t k, Permutation const& p) const
{
  Bits name = 0;
  for (@[int i@, : @,left.of(k)@]) name += item_names[index(p[index(i)])];
  return name ^ name >> 32;
}
bool Lookalikes::is_image(std::size_t k, std::size_t other,
  Permutation const& p) const
{
  auto const a = left.of(k), b = left.of(other);
  return a.size() == b.size() and std::ranges::all_of(a, @[[&](int i) {
    return std::ranges::find(b, p[index(i)]) != b.end(); }@]);
}
std::size_t Lookalikes::find_image(std::size_t k, Permutation const& p) const
{
  std::size_t const mask = table.size() - 1;
  std::size_t at = name_of(k, p) & mask;
  while (table[at] >= 0 and not is_image(k, index(table[at]), p))
    at = (at + 1) & mask;
  return at;
}

@ A problem may have the same option twice. Then its image must be there
twice, too; so the table has one entry for all of them, and we count.

@<Give options names@>=
void Lookalikes::give_names()
{
  std::size_t const n = left.options.size();
  for (std::size_t i = 0; i < items; ++i) item_names.push_back(scramble(i + 1));
  table.assign(std::bit_ceil(2 * n + 1), -1);
  copies.assign(n, 0);
  Permutation const same = identity();
  for (std::size_t k = 0; k < n; ++k) {
    int& entry = table[find_image(k, same)];
    if (entry < 0) entry = static_cast<int>(k);
    ++copies[index(entry)];
  }
}
bool Lookalikes::is_symmetry(Permutation const& p) const
{
  for (std::size_t k = 0; k < copies.size(); ++k) {
    if (copies[k] == 0) continue;
    int const image = table[find_image(k, p)];
    if (image < 0 or copies[index(image)] != copies[k]) return false;
  }
  return true;
}

@ @<Declare the other data of |Lookalikes|@>=
Tints item_names;
std::vector<int> table;     /* options, by their names; or $-1$ */
std::vector<int> copies;    /* how often each option is there; once for all */
std::int64_t budget = 0;    /* so many items of options may still be looked at */
std::vector<Stage> stages;  /* with one more item marked in each */
std::size_t level = 0;      /* the stage whose marked item we try to move */
std::size_t candidate = 0;  /* and where to */
std::vector<Permutation> found;
std::vector<bool> reached;  /* by those that were found, from the marked item */

@ {\it Tints.} Nothing that is done with tints can do any harm. They are
numbers of 64 bits, mixed and added; if two of them should ever be equal by
chance, then a symmetry is missed.

@<Tell items apart@>=
Lookalikes::Tints Lookalikes::sorted(Tints t)
{
  std::sort(t.begin(), t.end());
  return t;
}
std::size_t Lookalikes::count(Tints const& t) // of different ones
{
  Tints all = sorted(t);
  return index(static_cast<int>(
    std::unique(all.begin(), all.end()) - all.begin()));
}

@ A round goes through all options; first to mix the tints of an option's
items, then to tell them what came out.

@<Tell items apart@>=
void Lookalikes::refine(Tints& t)
{
  Tints news(items);
  std::size_t before = 0, now = count(t);
  while (now != before and now != items and budget > 0) {
    std::fill(news.begin(), news.end(), 0);
    for (std::size_t k = 0; k < left.options.size(); ++k) {
      Bits all = 0;
      for (@[int i@, : @,left.of(k)@]) all += t[index(i)];
      all = scramble(all);
      for (@[int i@, : @,left.of(k)@]) news[index(i)] += all;
    }
    for (std::size_t i = 0; i < items; ++i)
      t[i] = scramble(t[i] + 3 * news[i]);
    budget -= std::ssize(left.marks);
    before = std::exchange(now, count(t));
  }
}
Lookalikes::Tints Lookalikes::mark(Tints t, std::size_t item)
{
  t[item] = scramble(~t[item]);
  refine(t);
  return t;
}

@ A {\it stage\/} is a set of tints that cannot be refined. At the first
stage, nothing has been marked. From each stage to the next we mark an item
that somebody else looks like; one with few of them, since we shall have to
try them all. At the last stage everybody has been told apart.

@<Tell items apart@>=
std::size_t Lookalikes::smallest_class(Stage const& s) const
{
  std::size_t best = items, size = items + 1;
  for (std::size_t i = 0; i < items; ++i) {
    auto const [first, last] = std::ranges::equal_range(s.sorted, s.tints[i]);
    auto const n = static_cast<std::size_t>(last - first);
    if (n > 1 and n < size) {
      size = n;
      best = i;
    }
  }
  return best;
}
void Lookalikes::find_stages()
{
  budget = 256 * std::ssize(left.marks);
  Tints t(items, 1);
  for (std::size_t i = 0; i < items; ++i)
    if (is_absent[i]) t[i] = i + 2; // nobody looks like him
  refine(t);
  for (;;) {
    stages.push_back(@[{t, sorted(t), 0}@]);
    Stage& last = stages.back();
    last.marked = smallest_class(last);
    if (last.marked == items or budget <= 0) break;
    t = mark(t, last.marked);
  }
  level = stages.size() - 1;
  candidate = items;
}

@ To match means to repeat the stages from a certain one on, starting from
other tints. If there are several items that could be marked, we take the
first. (A complete program would come back and try the others.)

@<Find the next symmetry@>=
std::optional<Permutation> Lookalikes::match(Tints t, std::size_t at)
{
  while (sorted(t) == stages[at].sorted and at + 1 < stages.size()) {
    Stage const& s = stages[at++];
    auto const i = std::ranges::find(t, s.tints[s.marked]) - t.begin();
    t = mark(t, static_cast<std::size_t>(i));
  }
  if (sorted(t) != stages[at].sorted) return std::nullopt;
  std::unordered_map<Bits, int> owner;
  for (std::size_t i = 0; i < items; ++i) owner[t[i]] = static_cast<int>(i);
  Permutation p = identity();
  for (std::size_t i = 0; i < items; ++i)
    if (not is_absent[i]) p[i] = owner[stages[at].tints[i]];
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
std::optional<Permutation> Lookalikes::next()
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
    if (reached[i] or s.tints[i] != s.tints[s.marked]) continue;
    auto const p = match(mark(s.tints, i), level + 1);
    if (not p) continue;
    found.push_back(*p);
    spread();
    return p;
  }
  return std::nullopt;
}

@ @<Find the next symmetry@>=
void Lookalikes::spread()
{
  std::vector<std::size_t> queue = @[{stages[level].marked}@];
  reached.assign(items, false);
  reached[queue[0]] = true;
  while (not queue.empty()) {
    std::size_t const i = queue.back();
    queue.pop_back();
    for (@[Permutation const& p@, : @,found@])
      if (std::size_t const j = index(p[i]); not reached[j]) {
        reached[j] = true;
        queue.push_back(j);
      }
  }
}

@ The symmetries that were found, and all that can be made by doing one after
another, are a {\it group}. That is what the first image needs: if $B$ is an
image of~$A$, then both must have the same images, or else their first ones
differ. The group may be a part of all symmetries, if it is only a group. So
we take one symmetry after the other, as long as what they make together is
small enough.
@^group of symmetries@>

@<Make a group of symmetries@>=
static std::vector<Permutation> closure(std::vector<Permutation> const& steps,
  Permutation const& identity, std::size_t most)
{
  std::vector<Permutation> all = @[{identity}@];
  std::set<Permutation> known = @[{identity}@];
  for (std::size_t k = 0; k < all.size() and all.size() <= most; ++k)
    for (@[Permutation const& step@, : @,steps@]) {
      Permutation next = all[k];
      for (@[int& i@, : @,next@])
        if (i >= 0) i = step[static_cast<std::size_t>(i)];
      if (known.insert(next).second) all.push_back(next);
    }
  return all;
}
std::vector<Permutation> symmetries_of(Rows const& rows, std::size_t most)
{
  Lookalikes lookalikes(rows);
  Permutation const identity = lookalikes.identity();
  std::vector<Permutation> steps, group = @[{identity}@];
  while (2 * group.size() <= most) {
    auto const step = lookalikes.next();
    if (not step) break;
    steps.push_back(*step);
    auto larger = closure(steps, identity, most);
    if (larger.size() > most) break;
    group = std::move(larger);
  }
  return group;
}

@*1 The first image. A set of items has as many images as there are
symmetries, and at each question we want the first of them. To move items one
by one would take as long as a hundred nodes. But the image of a union is the
union of the images. So cut the set into {\it digits\/} of four items; for
each digit and each of its 16 values there is a table, made once, with all
the images of these items. Then a question is a union of as many tables as
the set has digits that are not zero, and vectors unite eight images at a
time. The Soma cube has 34 items and 48 symmetries; to make all images, and to
find the first of them, takes about as long as a node or two.
@^first image@>@^Soma cube@>

If the keys have several words, a table has first the first words of all
images, then the second words, and so on. The number of images is rounded up
to a multiple of eight, and the rest filled with the identity, which does no
harm.

@<Declare the class |Mirrors|@>=
@<Declare what was torn@>@;
@<Declare the class |Shelf|@>@;
class Mirrors {
public:@/
  explicit Mirrors(std::shared_ptr<Rows const> rows, bool is_shared = false);
    /* of a problem without secondary rows; nothing is looked for yet. If it
       |is_shared|, all functions may be called from several threads. Memory: at
       most four megabytes for the tables, and four for what is remembered */
  bool exist();
    /* are there symmetries? They are looked for at the first call */
  bool is_known() const@+{@+return known.load();@+} /* did anybody look? */
  std::size_t images() const@+{@+return size;@+}@/
  std::size_t padded() const@+{@+return rounded;@+}@/
  std::size_t words() const@+{@+return length;@+} /* in a key */
  Bits const* part(std::size_t place, Bits digit) const
  {
    return table + (place * 16 + digit) * length * rounded;
  }
  @<Declare the memory behind the mirrors@>@;
private:@/
  void look();
  void fill_table(std::vector<Permutation> const& group);
  std::shared_ptr<Rows const> rows;
  std::size_t length, size = 1, rounded = 8;
  std::once_flag once;
  std::atomic<bool> known = false;
  std::vector<Bits> room;  /* for the table, and for alignment */
  Bits* table = nullptr;
  @<Declare what the mirrors remember@>@;
};

@ A table of more than a megabyte would not stay in a near cache; if the
group is too large for it, we take a smaller one, but not below eight. At most
64 images are made; and of problems with more than 1024 items, none.

@<Set up the mirrors@>=
bool Mirrors::exist()
{
  std::call_once(once, @[[this] { look(); }@]);
  known.store(true);
  return size > 1;
}
void Mirrors::look()
{
  std::size_t const of_each = 16 * 16 * length * length; // words for an image
  if (length == 0 or length > 16) return;
  std::size_t const fitting = (std::size_t(1) << 17) / of_each;
  auto const group =
    symmetries_of(*rows, std::clamp(fitting, std::size_t(8), std::size_t(64)));
  if (group.size() > 1) fill_table(group);
}

@ @<Set up the mirrors@>=
void Mirrors::fill_table(std::vector<Permutation> const& group)
{
  size = group.size();
  rounded = (size + 7) / 8 * 8;
  room.resize(16 * 16 * length * length * rounded + 8);
  table = room.data();
  while (reinterpret_cast<std::uintptr_t>(table) % 64 != 0) ++table;
  for (std::size_t g = 0; g < rounded; ++g) {
    Permutation const& p = group[g < size ? g : 0];
    for (std::size_t i = 0; i < p.size(); ++i) {
      if (p[i] < 0) continue;
      @<Enter item |i| and its image into all digits that have it@>@;
    }
  }
}

@ @<Enter item |i| and its image into all digits that have it@>=
auto const j = static_cast<std::size_t>(p[i]);
for (std::size_t digit = 0; digit < 16; ++digit)
  if ((digit >> i % 4 & 1) != 0)
    table[((i / 4 * 16 + digit) * length + j / 64) * rounded + g]
      |= Bits(1) << j % 64;

@ The union is made twice: plainly, and with vectors. It returns the smallest
first word of an image. There is at least one part, for somebody is open.

@<Unite the parts of images, plainly@>=
inline Bits unite_parts(std::vector<Bits const*> const& parts,
  Mirrors const& m, Bits* images)
{
  Bits least = ~Bits(0);
  for (std::size_t k = 0; k < m.words() * m.padded(); ++k) {
    images[k] = 0;
    for (@[Bits const* part@, : @,parts@]) images[k] |= part[k];
    if (k < m.padded()) least = std::min(least, images[k]);
  }
  return least;
}

@ @<Unite the parts of images, with vectors@>=
inline Bits unite_parts(std::vector<Bits const*> const& parts,
  Mirrors const& m, Bits* images)
{
  hn::CappedTag<Bits, 8> const d;
  auto least = hn::Set(d, ~Bits(0));
  std::size_t const n = m.words() * m.padded();
  for (std::size_t k = 0; k < n; k += hn::Lanes(d)) {
    auto all = hn::Zero(d);
    for (@[Bits const* part@, : @,parts@])
      all = hn::Or(all, hn::Load(d, part + k));
    hn::Store(all, d, images + k);
    if (k < m.padded()) least = hn::Min(least, all);
  }
  return hn::GetLane(hn::MinOfLanes(d, least));
}

@ The rest is the same for all processors. If keys have a single word, the
first image has been found; otherwise there may be several images with the
same first word.

@<Find the first image@>=
Bits const* first_image(Bits const* situation)
{
  std::size_t const words = mirrors->words();
  parts.clear();
  for (std::size_t w = 0; w < words; ++w)
    for (Bits rest = situation[w]; rest != 0; ) {
      auto const at = static_cast<std::size_t>(std::countr_zero(rest)) / 4;
      Bits const digit = rest >> 4 * at & 15;
      parts.push_back(mirrors->part(16 * w + at, digit));
      rest ^= digit << 4 * at;
    }
  Bits* const first = arena.take(words);
  Arena::Mark const above = arena.mark();
  Bits* const images = arena.take(words * mirrors->padded());
  first[0] = unite_parts(parts, *mirrors, images);
  if (words > 1) complete(first, images);
  arena.release(above);
  return first;
}

@ So compare word by word, those that agree with the first word.

@<Find the first image@>=
void complete(Bits* first, Bits const* images) const
{
  std::size_t const words = mirrors->words(), rounded = mirrors->padded();
  std::fill_n(first + 1, words - 1, ~Bits(0));
  for (std::size_t g = 0; g < mirrors->images(); ++g) {
    if (images[g] != first[0]) continue;
    std::size_t w = 1;
    while (w < words and images[w * rounded + g] == first[w]) ++w;
    if (w == words or images[w * rounded + g] > first[w]) continue;
    for (; w < words; ++w) first[w] = images[w * rounded + g];
  }
}

@*1 What is remembered. For each first image, the {\it number of covers\/}
below it. If we are counting, that is all we want: the second of two mirror
images is counted by looking at the first. If the covers are to be shown, one
by one, in the order of the list, it is less. The covers below an image are
images, too; but they come in another order, as ties are broken by the
leftmost item, and a mirror does not respect what is left. (The pages of
\sec{fast/transposition} are of no use, either, for the same reason.) Two things can be
had nevertheless.
@^order of covers@>

If the number is zero, there is nothing to show, in any order. In a packing
almost everything is a dead end, and will be one in the mirror.

And if the number is, say, three, then we search; but {\sl when the third
cover has been found, we are done}. All that has not been tried at this node,
and it may be a lot, is dead.
@^enough, knowing when it is@>

@ The memory of \sec{fast/transposition} is asked for what was there a moment ago, and may
forget the rest. But a mirror image comes late. Langford's pairs do in the
second half of the time what they have done in the first, in the mirror; and
by then, the few large subtrees that were {\it dear\/} to find out would have
been pushed out by small ones a hundred times. So mirrors have a memory of
their own, a {\it shelf\/} where everything has a price, the tries that it
took. Each image has two places. If both are taken, it may take that of the
cheaper one, if it is dearer itself.
@^replacing@>@^price of an answer@>

@<Declare the class |Shelf|@>=
class Shelf {
public:@/
  Shelf(std::size_t words, std::size_t bytes); // it begins small
  Bits const* find(Bits const* key) const; // the value, or null
  void store(Bits const* key, Bits value, std::uint64_t price);
private:@/
  Bits* entry(std::size_t at)@+{@+return entries.data() + at * (words + 2);@+}
  Bits const* entry(std::size_t at) const
  {
    return entries.data() + at * (words + 2);
  }
  std::size_t first_place(Bits const* key) const;
  void enlarge();
  std::size_t words, most, size = 512, used = 0;
  std::vector<Bits> entries; /* for each: its price, or 0; the value; the key */
};

@ The second place is the neighbor of the first, with which it shares a cache
line, most of the time.

@<Set up the shelf@>=
Shelf::Shelf(std::size_t w, std::size_t bytes)
  : words(w), most(bytes / (w + 2) / sizeof(Bits)), entries(size * (w + 2))@+{@+}
std::size_t Shelf::first_place(Bits const* key) const
{
  Bits h = 0;
  for (std::size_t w = 0; w < words; ++w) {
    h = (h ^ key[w]) * 0x9E3779B97F4A7C15u;
    h ^= h >> 29;
  }
  return h & (size - 1);
}
Bits const* Shelf::find(Bits const* key) const
{
  std::size_t const at = first_place(key);
  for (@[std::size_t place@, : @,{at, at ^ 1}@]) {
    Bits const* const e = entry(place);
    if (e[0] != 0 and std::equal(key, key + words, e + 2)) return e + 1;
  }
  return nullptr;
}

@ @<Set up the shelf@>=
void Shelf::store(Bits const* key, Bits value, std::uint64_t price)
{
  if (4 * used > size and 4 * size <= most) enlarge();
  std::size_t const at = first_place(key);
  Bits* const a = entry(at);
  Bits* const b = entry(at ^ 1);
  bool const is_in_b = b[0] != 0 and std::equal(key, key + words, b + 2);
  bool const is_in_a = a[0] != 0 and std::equal(key, key + words, a + 2);
  Bits* const e = is_in_a ? a : is_in_b ? b : a[0] <= b[0] ? a : b;
  if (e[0] > price) return;
  used += e[0] == 0;
  e[0] = std::max(price, std::uint64_t(1));
  e[1] = value;
  std::copy_n(key, words, e + 2);
}
void Shelf::enlarge()
{
  std::vector<Bits> old(4 * size * (words + 2));
  old.swap(entries);
  size *= 4;
  used = 0;
  for (std::size_t k = 0; k < old.size(); k += words + 2)
    if (old[k] != 0) store(&old[k + 2], old[k + 1], old[k]);
}

@ @<Declare the memory behind the mirrors@>=
std::optional<Bits> find(Bits const* image);
  /* so many covers are below it; or nothing, if this is not known */
void store(Bits const* image, Bits covers, std::uint64_t tries);
  /* so many, and so much work it was */
void divide(Torn& torn); /* there is one part more */
void settle(Torn& torn, std::uint64_t covers, std::uint64_t tries);
  /* one part has been searched. If it was the last one, all are stored */

@ Several threads may share what they know, but two of them must not have
their hands on the same shelf. Therefore there are sixteen shelves, each in a
case with its own lock, and the image says in which case it is. (With a single
one, two hands that fill a board of $15\times16$ with Y-pentominoes wait for
each other so often that they are 1.6 times as fast as one; with sixteen, 1.7
to 1.9 times.)
@^lock@>

@<Declare what the mirrors remember@>=
struct Case {
  explicit Case(std::size_t words, std::size_t bytes) : shelf(words, bytes)@+{@+}@/
  std::mutex key;
  Shelf shelf;
};
Case& case_of(Bits const* image) const;
bool is_shared;
std::mutex torn_key; /* for all that was torn */
std::vector<std::unique_ptr<Case> > cases; /* one, or sixteen */

@ @<Set up the mirrors@>=
Mirrors::Mirrors(std::shared_ptr<Rows const> r, bool shared)
  : rows(std::move(r)),
    length(static_cast<std::size_t>(rows->primaries + 63) / 64),
    is_shared(shared)
{
  std::size_t const n = shared ? 16 : 1, bytes = (std::size_t(1) << 22) / n;
  while (cases.size() < n)
    cases.push_back(@[std::make_unique<Case>(length, bytes)@]);
}
Mirrors::Case& Mirrors::case_of(Bits const* image) const
{
  if (cases.size() == 1) return *cases[0];
  Bits sum = 0;
  for (std::size_t w = 0; w < length; ++w) sum = (sum ^ image[w]) * 0xD6E8FEB86659FD93u;
  return *cases[sum >> 60];
}
std::optional<Bits> Mirrors::find(Bits const* image)
{
  Case& it = case_of(image);
  std::unique_lock<std::mutex> lock(it.key, std::defer_lock);
  if (is_shared) lock.lock();
  Bits const* const value = it.shelf.find(image);
  return value == nullptr ? std::nullopt : std::optional<Bits>(*value);
}
void Mirrors::store(Bits const* image, Bits covers, std::uint64_t tries)
{
  Case& it = case_of(image);
  std::unique_lock<std::mutex> lock(it.key, std::defer_lock);
  if (is_shared) lock.lock();
  it.shelf.store(image, covers, tries);
}

@ When a part of a subtree is given away (\sec{fast/threads}), then the number of covers
below its root, and below all nodes above it, is not known to the giver any
more. The pages of \sec{fast/transposition} are lost in this case. But these nodes are the
largest ones of all; for Langford's pairs, they are half of what mirrors are
good for. So the parts are gathered: everybody who has a part of what was
torn adds what he has found, and whoever comes last tells the mirrors.
@^torn node@>

@<Declare what was torn@>=
struct Torn {
  std::vector<Bits> image;
  std::uint64_t covers = 0, tries = 0;
  int parts = 1; /* so many have not been searched yet */
  bool is_too_large = false; /* $2^{64}$ covers, or more, are not stored */
};

@ @<Set up the mirrors@>=
void Mirrors::divide(Torn& torn)
{
  std::lock_guard<std::mutex> lock(torn_key);
  ++torn.parts;
}
void Mirrors::settle(Torn& torn, std::uint64_t covers, std::uint64_t tries)
{
  {
    std::lock_guard<std::mutex> lock(torn_key);
    torn.covers += covers;
    torn.tries += tries;
    torn.is_too_large |= torn.covers < covers;
    if (--torn.parts > 0 or torn.is_too_large) return;
  }
  store(torn.image.data(), torn.covers, torn.tries);
}

@ The frames of a path are torn together, down to the one that gives something
away. And each gift gets a list of all that it is a part of.

@<Tear the frames of the path@>=
std::vector<std::shared_ptr<Torn> > tear(std::size_t frames_above)
{
  std::vector<std::shared_ptr<Torn> > all;
  for (std::size_t k = 0; k < frames_above; ++k) {
    Note& note = frames[k].note;
    if (note.image != nullptr) {
      Torn torn;
      torn.image.assign(note.image, note.image + mirrors->words());
      note.image = nullptr;
      torn_here.push_back(@[std::make_shared<Torn>(std::move(torn))@]);
      note.torn = torn_here.back().get();
    }
    for (@[auto const& torn@, : @,torn_here@])
      if (torn.get() == note.torn) all.push_back(torn);
  }
  return all;
}

@ A gift also says of what it is the image, so that nobody begins with it
while somebody else is busy with another one that has the same image.

@<Tear the frames of the path@>=
std::vector<Bits> image_after(std::vector<int> const& options)
{
  Arena::Mark const before = arena.mark();
  Bits* const open =
    everything(static_cast<int>(mirrors->words()), problem.primaries);
  for (@[int option@, : @,options@])
    for (@[int r@, : @,primaries_of(candidate(option))@])
      open[r / 64] &= ~(Bits(1) << r % 64);
  Bits const* const image = first_image(open);
  std::vector<Bits> copy(image, image + mirrors->words());
  arena.release(before);
  return copy;
}
void describe(std::vector<Gift>& gifts, std::size_t frames_above)
{
  if (hopeful == 0) return;
  auto const torn = tear(frames_above);
  for (@[Gift& gift@, : @,gifts@]) {
    gift.torn = torn;
    gift.image = image_after(gift.path);
    for (@[auto const& t@, : @,torn@]) mirrors->divide(*t);
  }
}

@*1 When to ask. To look for symmetries takes a moment, and a dinner should
not wait for it. So we do it when the search has tried half as many options
as there are items in all options. If it ends immediately afterwards, it has
taken a few times as long as it could have; otherwise, nobody notices. If there
are no symmetries, there is never any hope, and that costs a comparison in
each node.

@<Look into the mirrors@>=
void use_mirrors()
{
  looked = true;
  if (not mirrors) mirrors = std::make_shared<Mirrors>(owner);
  if (not mirrors->exist()) return;
  hopes.resize(frames.size());
  hopeful = frames.size();
  for (std::size_t k = 0; k < depth; ++k) wait_for_image(frames[k]);
}

@ By this time, the search stands somewhere in its first subtree. The frames
of its path have not asked; but they should be remembered when they are done,
for the largest subtrees of all are among them; except for those that have
given something away already. Their images are kept in a
vector of their own, as the arena's memory above them will be given back.

@<Look into the mirrors@>=
void wait_for_image(Branch& f)
{
  if (f.tier == nullptr or f.note.was_torn) return;
  find_key(*f.tier, f.open);
  Arena::Mark const before = arena.mark();
  Bits const* const image = first_image(key.data());
  early_images.emplace_back(image, image + mirrors->words());
  f.note.image = early_images.back().data();
  f.note.is_hopeful = true;
  arena.release(before);
}

@ And to ask takes as long as three tries. That is a bargain if the subtree
would take thousands; if it would take two it is a waste. How large are they?
As in \sec{fast/masks}, nobody knows, but there were others before. So for each
depth we keep account of the frames there: how many there were, how many tries
they took, how often we asked, and how often the answer saved us the subtree.

If the answers save more than the questions cost, we ask. If the subtrees are
large, we ask a thousand times even without answers, since images come late.
If they are tiny, we do not, and do not even keep account any more. In all
other cases we ask now and then, once for 512 tries.
@^hope@>@^patience@>

@<Declare what is hoped for@>=
struct Hope {
  std::uint64_t frames = 0, tries = 0, questions = 0, answers = 0;
  bool is_lost() const@+{@+return frames >= 256 and tries < 8 * frames;@+}
  bool is_justified() const
  {
    return answers * tries >= 3 * questions * frames;
  }
  bool is_young() const
  {
    return questions < 1024 and tries >= 64 * frames;
  }
};

@ If all is lost at some depth, it is lost below that depth, too. So there is
one number that tells for most nodes that they need not think about mirrors;
it is zero if there are none.

There is one more case: at this depth we hardly ever asked, but at the one above,
images are common. Then they will be common here.

@<Look into the mirrors@>=
bool is_worth_asking(Note& note)
{
  if (not looked and own_tries() > problem.marks.size() / 2) use_mirrors();
  if (depth >= hopeful) return false;
  Hope const& hope = hopes[depth];
  if (hope.is_lost()) hopeful = depth;
  note.is_hopeful = depth < hopeful;
  if (not note.is_hopeful) return false;
  if (hope.is_justified() or hope.is_young()) return true;
  bool const is_close = depth > 0 and hope.questions < 2048
    and 5 * hopes[depth - 1].answers > hopes[depth - 1].questions;
  if (is_close) return true;
  bool const may_be_wasted = 512 * in_vain <= own_tries();
  in_vain += may_be_wasted;
  return may_be_wasted;
}

@ Here is the question. It returns whether the subtree has been dealt with.
If not, the image is noted, in order to be stored when its frame is dropped;
or the number that will be enough.

@<Look into the mirrors@>=
bool look_into_mirrors(Note& note)
{
  note.image = first_image(key.data());
  ++hopes[depth].questions;
  auto const covers = mirrors->find(note.image);
  if (not covers) return false;
  note.image = nullptr;
  if (not counting and *covers != 0) {
    note.enough = result.totals.solutions + *covers;
    return false;
  }
  add_covers(result.totals.solutions, *covers);
  ++hopes[depth].answers;
  return true;
}

@ @<Tell the mirrors@>=
void tell_mirrors(Branch const& f)
{
  std::uint64_t const tries = own_tries() - f.tries;
  ++hopes[depth].frames;
  hopes[depth].tries += tries;
  std::uint64_t const covers = result.totals.solutions - f.note.before;
  if (f.note.image) mirrors->store(f.note.image, covers, tries);
  if (f.note.torn) mirrors->settle(*f.note.torn, covers, tries);
}

@ @<Declare the data of a search by masks@>=
std::shared_ptr<Mirrors> mirrors; /* perhaps shared with others */
bool looked = false;              /* for symmetries */
std::vector<Hope> hopes;          /* by depth */
std::size_t hopeful = 0;          /* there is hope at smaller depths only */
std::uint64_t in_vain = 0;        /* questions that were asked without a reason */
std::vector<Bits const*> parts;   /* of the images of a situation */
std::vector<std::shared_ptr<Torn> > torn_here;
std::vector<std::vector<Bits> > early_images; /* of frames before we looked */

@ Here is what it is worth, in nodes. Without mirrors, a search remembers
only what \sec{fast/transposition} does. The numbers of symmetries are those that are
used.
$$\vbox{\halign{#\hfil\quad&&\hfil#\quad\cr
&&{\it counted}&&{\it shown}\cr
&{\it symmetries}&without&with&without&with\cr
\noalign{\smallskip}
pentominoes on $6\times10$&4&1{,}109{,}988&272{,}644&1{,}093{,}912&588{,}914\cr
Y-pentominoes on $10\times16$&4&89{,}445&21{,}808&89{,}614&22{,}697\cr
the Soma cube&48&74{,}915&13{,}342&77{,}164&61{,}685\cr
Langford's pairs, 11&2&190{,}473&98{,}170&190{,}653&190{,}627\cr
Latin squares of order 5&48&81{,}362&7{,}075&164{,}002&164{,}002\cr
dominoes on $8\times8$&8&28{,}933&1{,}791&12{,}999{,}385&12{,}999{,}385\cr}}$$
When covers are only counted, the factor is close to the number of
symmetries, or even above it: the images of small parts meet inside of a
large one, as those of the dominoes do. The Soma cube has to be content with
less than a factor of six, for its 48.
@^dominoes@>@^Soma cube@>@^Langford, C. Dudley@>@^Latin square@>

When covers are shown, it depends on how many there are. The Y-pentominoes
have fifty, and almost all that is searched is dead. The Soma cube has
11{,}520, and what lies on the way to them is visited whatever we know. The
dominoes and the Latin squares have no dead ends that would be worth a
question.

@ \pitfall{Taking the first image among {\it some\/} symmetries that are no
group; then two images of each other may have different first images. A
permutation that takes almost all options to options. Options that are there
twice. The items of forced moves, which look alike, and have more symmetries
than all the rest. Retelling a page in the mirror: the covers are right, and
their order is not. A number of covers from a subtree of which somebody else
has searched a part.}

\pinned{\.{tests/fast/automorphisms\UL test.cpp} tries all permutations of five items on
hundreds of random problems, and finds the same number of symmetries; it
pins the table, and compares covers and their order with the list, whole, in
pieces, in parts, and by a crew.}

\exercise{How many symmetries has the problem of Langford's pairs, and what
do they do to the items?}

\exercise{With secondary items, two situations with the same open items may
differ. What would have to be the key, and what its image, for four queens?}

\exercise{A page of the album could be retold in the mirror, if the order
did not matter. Let \dlx\ have an option \.{--any-order}. How much faster are
the covers of the Soma cube?}

\summary{Tell items apart as far as you can; match those that you cannot; check
every option. Remember the number of covers for the first image of each
situation. Zero is a dead end in every mirror, and a number tells when you are
done. Ask where the subtrees are large, keep what was dear, and let those who
share the work share what they know.}
