@** One image for all. \label{fast/canonical}%
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
The second is the first one as an image. Whatever can be done with the open
squares of the one can be done with those of the other, as an image; so
below both of them there are three covers. The table of \sec{fast/transposition} would not know it: it
is asked for the set of the open items, and these are different sets. But if
we ask it for the {\it canonical image\/} of the set, the one that comes first
among all images in some fixed order, then it is asked the same question
twice.
@^canonical image@>

@ That is the idea: {\sl ask for the canonical image of a situation}. (Those who
do this for graphs speak of a {\it canonical form}.) How can all images of a set be made so
fast that it is worth while? And what is such an answer good for, if the
covers have to come in the order of the list?
@^canonical form@>

@(dlx/fast/canonical.hpp@>=
#pragma once
/* What is remembered of situations that are images of each other: the number
   of covers, under the first of all images. */
#include "dlx/fast/arena.hpp"
#include "dlx/fast/automorphisms.hpp"
#include "dlx/fast/rows.hpp"
#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>
namespace dlx {
@<Declare the class |ImageTable|@>
@<Declare the class |Symmetries|@>
} // |namespace dlx|

@ The source file has two parts: the tables of images, and what is remembered of them.

@(dlx/fast/canonical.cpp@>=
#include "dlx/fast/canonical.hpp"
#include "dlx/base/hash.hpp"
#include <algorithm>
#include <bit>
#include <utility>
namespace dlx {
@<Set up the table@>
@<Set up the symmetries@>
@<Find the canonical image@>
} // |namespace dlx|

@*1 The canonical image. A set of items has as many images as there are
symmetries, and at each question we want the first of them. To move items one
by one would take as long as a hundred nodes. But the image of a union is the
union of the images. So cut the set into {\it digits\/} of four items; for
each digit and each of its 16 values there is a table, made once, with all
the images of these items. Then a question is a union of as many tables as
the set has digits that are not zero, and vectors unite eight images at a
time. The Soma cube has 34 items and 48 symmetries; to make all images, and to
find the first of them, takes about as long as a node or two.
@^canonical image@>@^Soma cube@>

Take the board of $2\times4$ of the last chapter, with the open squares \.a, \.b, and~\.e, the
set \bits{1100.1000}. It has two digits that are not zero, \.{ab} of \.{abcd} and \.e of \.{efgh},
and for each of these a table with its images under the four symmetries. Read as numbers, with \.a
as the lowest bit, they are
$$\vbox{\halign{\hfil#\quad&&\hfil#\enspace&#\hfil\quad\cr
\.{ab}&3&\bits{1100.0000}&12&\bits{0011.0000}&48&\bits{0000.1100}&192&\bits{0000.0011}\cr
\.e&16&\bits{0000.1000}&128&\bits{0000.0001}&1&\bits{1000.0000}&8&\bits{0001.0000}\cr
\noalign{\smallskip}
united&19&\bits{1100.1000}&140&\bits{0011.0001}&49&\bits{1000.1100}&200&\bits{0001.0011}\cr}}$$
The least of the last line is 19, and represents all four. A search that comes to \.a, \.e, and~\.f
finds the same four numbers, in another order, and asks for 19, too: whichever of them is met first,
the others will find what was found. Eight numbers have been read, where twelve items would have
been moved.

In a problem with secondary items a situation is a set of options (\sec{fast/transposition}), and the images are those of
options. All else is the same: so ``item'' means option there.

If the keys have several words, a table has first the first words of all
images, then the second words, and so on. The number of images is rounded up
to a multiple of eight, and the rest filled with the identity, which does no
harm.

@<Declare the class |Symmetries|@>=
class Symmetries {
public:
  explicit Symmetries(std::shared_ptr<Rows const> rows, bool is_shared = false);
    /* nothing is looked for yet. If it |is_shared|, all functions may be called from several threads. Memory: at
       most four megabytes for the tables, and four for what is remembered */
  bool exist(); /* are there any? They are looked for at the first call */
  bool is_known() const { return known.load(); } /* did anybody look? */
  std::size_t padded() const { return rounded; } /* the number of images, rounded up to a multiple of eight */
  @<Make images, and remember what is known of them@>
private:
  void look();
  void fill_table(std::vector<Permutation> const& group);
  static constexpr std::size_t most_words = 16; /* in a key */
  std::shared_ptr<Rows const> rows;
  std::size_t length, size = 1, rounded = 8;
  std::mutex looking;
  std::atomic<bool> known = false;
  Arena room; /* in which a line of the cache begins where a table does */
  Bits* table = nullptr;
  @<Declare what the symmetries remember@>
};

@ A table of more than a megabyte would not stay in a near cache; if the
group is too large for it, we take a smaller one, but not below eight. At most
64 images are made; and of keys of more than 1024 items none. (Nobody asks with more than 512 options, \sec{fast/masks}.)

Of several threads one looks, and the others wait. The library has |std::call_once| for that; but if there is no memory
to look, an exception passes through it, and then it needs some itself, and the program is aborted (\sec{command/memory}).

@<Set up the symmetries@>=
bool Symmetries::exist()
{
  if (not known.load()) {
    std::lock_guard const alone(looking);
    if (not known.load()) look();
    known.store(true);
  }
  return size > 1;
}
void Symmetries::look()
{
  std::size_t const of_each = 16 * 16 * length * length; // words for an image
  if (length == 0 or length > most_words) return;
  std::size_t const fitting = (std::size_t(1) << 17) / of_each;
  auto const group =
    symmetries_of(*rows, std::clamp(fitting, std::size_t(8), std::size_t(64)));
  if (group.size() > 1)
    fill_table(rows->has_others() ? moves_of_options(*rows, group) : group);
}

@ The table of a digit is made by entering each item into all values of its digit in
which its bit is set; that is half of them.

@<Set up the symmetries@>=
void Symmetries::fill_table(std::vector<Permutation> const& group)
{
  size = group.size();
  rounded = (size + 7) / 8 * 8;
  std::size_t const n = 16 * 16 * length * length * rounded;
  table = room.take(n);
  std::fill_n(table, n, 0);
  for (std::size_t g = 0; g < rounded; ++g) {
    Permutation const& p = group[g < size ? g : 0];
    for (std::size_t i = 0; i < p.size(); ++i) {
      if (p[i] < 0) continue;
      @<Enter item |i| and its image into all digits that have it@>
    }
  }
}

@ Where is the image of an item? In the word that is $1/64$ of its number, at the bit
that is the rest; and in each table the words of all images stand side by side, so
that a vector unites eight images.

@<Enter item |i| and its image into all digits that have it@>=
auto const j = static_cast<std::size_t>(p[i]);
for (std::size_t digit = 0; digit < 16; ++digit)
  if ((digit >> i % 4 & 1) != 0)
    table[((i / 4 * 16 + digit) * length + j / 64) * rounded + g]
      |= Bits(1) << j % 64;

@ The union is made by the vectors of \sec{fast/vectors}, which also tell what
the smallest first word of an image is. The tables are found here; there is at
least one, for an item is open.

If keys have a single word, the
canonical image has been found; otherwise there may be several images with the
same first word. So compare word by word, those that agree with the first word.

@<Find the canonical image@>=
void Symmetries::find_tables(Bits const* situation,
  std::vector<Bits const*>& tables) const
{
  tables.clear();
  for (std::size_t w = 0; w < length; ++w)
    for (Bits rest = situation[w]; rest != 0; ) {
      auto const at = static_cast<std::size_t>(std::countr_zero(rest)) / 4;
      Bits const digit = rest >> 4 * at & 15;
      tables.push_back(table + ((16 * w + at) * 16 + digit) * length * rounded);
      rest ^= digit << 4 * at;
    }
}
void Symmetries::find_canonical(Bits* first, Bits const* images) const
{
  if (length == 1) return;
  std::fill_n(first + 1, length - 1, ~Bits(0));
  for (std::size_t g = 0; g < size; ++g) {
    if (images[g] != first[0]) continue;
    std::size_t w = 1;
    while (w < length and images[w * rounded + g] == first[w]) ++w;
    if (w == length or images[w * rounded + g] > first[w]) continue;
    for (; w < length; ++w) first[w] = images[w * rounded + g];
  }
}

@*1 What is remembered. For each canonical image, the {\it number of covers\/}
below it. If we are counting, that is all we want: the second of two mirror
images is counted by looking at the first. If the covers are to be shown, one
by one, in the order of the list, it is less. The covers below an image are
images, too; but they come in another order, as ties are broken by the
leftmost item, and a symmetry does not respect what is left. But if the number is zero, there is nothing to show, in any order; and in a packing
almost everything is a dead end.
@^order of covers@>

@ An image comes late: Langford's pairs do in the
second half of the time what they have done in the first, as an image; by
then, a table that forgets would have lost the few large subtrees that were {\it dear\/} to find
out. So images have a table of
their own, where everything has a price, the tries that it
took. Each image has two places. If both are taken, it may take that of the
cheaper one, unless it is cheaper still.
@^price of an answer@>

@<Declare the class |ImageTable|@>=
class ImageTable {
public:
  ImageTable(std::size_t words, std::size_t bytes); // it begins small
  Bits const* find(Bits const* key); // the value, or null
  void store(Bits const* key, Bits value, std::uint64_t price);
private:
  Bits* entry(std::size_t at) { return entries.data() + at * (words + 2); }
  Bits* place_of(Bits const* key);
  bool is_at(Bits const* e, Bits const* key) const /* in this entry? */
  {
    return e[0] != 0 and std::equal(key, key + words, e + 2);
  }
  void enlarge();
  std::size_t words, most, size = 512, used = 0;
  std::vector<Bits> entries; /* for each: its price, or 0; the value; the key */
};

@ The second place is the neighbour of the first. The place of a key is where it stands; if it does not, it would be that of
the cheaper tenant. (An empty entry costs nothing.)

\def\pair#1#2#3#4{\hbox to 80bp{\vbox to 26bp{}\pdfliteral{q .6 w .3 G .8 .88 .97 rg #1 f 6 4 32 16 re 38 4
32 16 re S Q}\fanopoint{22}{7}{\eightrm#2}\fanopoint{54}{7}{\eightrm#3}\fanopoint{38}{-9}{\eightrm#4}\hss}}%
\medskip\vbox{\centerline{\pair{6 4 32 16 re}{900}{--}{900 has come}\pair{38 4 32 16
re}{900}{40}{40 comes}\pair{38 4 32 16 re}{900}{200}{200 comes}\pair{}{900}{200}{30 comes}}
\medskip
\caption{Two places, and the prices of those who are there, in tries. The one with 200 drives out the one with~40;
the one with 30 is sent away.}}\medskip

@<Set up the table@>=
ImageTable::ImageTable(std::size_t w, std::size_t bytes)
  : words(w), most(bytes / (w + 2) / sizeof(Bits)), entries(size * (w + 2))@+{@+}
Bits* ImageTable::place_of(Bits const* key)
{
  std::size_t const at = hash_of({key, words}) & (size - 1);
  Bits* const one = entry(at);
  Bits* const other = entry(at ^ 1);
  if (is_at(one, key)) return one;
  return is_at(other, key) or other[0] < one[0] ? other : one;
}
Bits const* ImageTable::find(Bits const* key)
{
  Bits const* const e = place_of(key);
  return is_at(e, key) ? e + 1 : nullptr;
}

@ In a place that is held by somebody dearer, nothing is stored.

@<Set up the table@>=
void ImageTable::store(Bits const* key, Bits value, std::uint64_t price)
{
  if (4 * used > size and 4 * size <= most) enlarge();
  Bits* const e = place_of(key);
  if (e[0] > price) return;
  used += e[0] == 0;
  e[0] = std::max(price, std::uint64_t(1));
  e[1] = value;
  std::copy_n(key, words, e + 2);
}
void ImageTable::enlarge()
{
  std::vector<Bits> old(4 * size * (words + 2));
  old.swap(entries);
  size *= 4;
  used = 0;
  for (std::size_t k = 0; k < old.size(); k += words + 2)
    if (old[k] != 0) store(&old[k + 2], old[k + 1], old[k]);
}

@ Those who search make all images, and find the first of them, and its value; or they tell it.

@<Make images, and remember what is known of them@>=
void find_tables(Bits const* situation, std::vector<Bits const*>& tables) const;
  /* whose union has all images: their first words, then their second words,
     and so on */
void find_canonical(Bits* first, Bits const* images) const;
  /* completes the first of them, whose first word is known */
std::optional<Bits> find(Bits const* image);
  /* so many covers are below it; or nothing, if this is not known */
void store(Bits const* image, Bits covers, std::uint64_t tries);
  /* so many, and so much work it was */

@ Several threads may share what they know, but two of them must not have
their hands on the same table. So each table has a lock, and if there are several threads there are sixteen
tables; the uppermost four bits of a hash say which. (With a single
one, two threads that fill a board of $15\times16$ with Y-pentominoes are 1.6 times as fast as
one; with sixteen, 1.7 to 1.9 times.)
@^lock@>

@<Declare what the symmetries remember@>=
struct Case {
  explicit Case(std::size_t words, std::size_t bytes) : table(words, bytes)@+{@+}@/
  std::mutex access;
  ImageTable table;
};
Case& case_of(Bits const* image) const;
std::vector<std::unique_ptr<Case> > cases; /* one, or sixteen */

@ A single thread has one table; its lock is always free.

@<Set up the symmetries@>=
Symmetries::Symmetries(std::shared_ptr<Rows const> r, bool shared)
  : rows(std::move(r)),
    length(((rows->has_others() ? rows->options.size()
      : static_cast<std::size_t>(rows->primaries)) + 63) / 64)
{
  std::size_t const n = shared ? 16 : 1, bytes = (std::size_t(1) << 22) / n;
  while (length <= most_words and cases.size() < n)
    cases.push_back(std::make_unique<Case>(length, bytes));
}
Symmetries::Case& Symmetries::case_of(Bits const* image) const
{
  return *cases[cases.size() == 1 ? 0 : hash_of({image, length}) >> 60];
}

@ What |find| returns is a copy, for as soon as the lock is free, others may write over it.

@<Set up the symmetries@>=
std::optional<Bits> Symmetries::find(Bits const* image)
{
  Case& it = case_of(image);
  std::lock_guard<std::mutex> const lock(it.access);
  Bits const* const value = it.table.find(image);
  return value == nullptr ? std::nullopt : std::optional<Bits>(*value);
}
void Symmetries::store(Bits const* image, Bits covers, std::uint64_t tries)
{
  Case& it = case_of(image);
  std::lock_guard<std::mutex> const lock(it.access);
  it.table.store(image, covers, tries);
}

@*1 When to ask. To ask takes about as long as a try, or, for a set of options, as one for each word of the key. That is a bargain if the subtree
would take thousands; if it would take two it is a waste. How large are they, and how often is
there an answer? Nobody knows, but there were others before: \sec{fast/forecast} keeps the account.

@ A subtree of which a part has been given away (\sec{fast/threads}) is another matter: the
number of covers below its root, and below all nodes above it, is not known to the giver any
more. Such a subtree is {\it torn}, and the symmetries are not told of it. So two threads together may
visit more nodes than one: 1.16 times as many for twelve of Langford's pairs, whose few large subtrees are
all torn, and 1.01 for the pentominoes; for the Soma cube and the chessboard with a hole it is rather less
than one. So much, at most, could be won by adding up the parts.

@ Here is what it is worth, in nodes. Without symmetries, a search remembers
only what \sec{fast/transposition} does. The numbers of symmetries are those that are
used.
$$\vbox{\halign{#\hfil\quad&&\hfil#\quad\cr
&&{\it counted}&&{\it shown}\cr
&{\it symmetries}&without&with&without&with\cr
\noalign{\smallskip}
pentominoes on $6\times10$&4&1{,}278{,}247&268{,}906&1{,}281{,}936&481{,}016\cr
Y-pentominoes on $10\times16$&4&104{,}943&20{,}670&104{,}944&27{,}924\cr
the Soma cube&48&79{,}846&13{,}763&85{,}000&66{,}503\cr
Langford's pairs, 11&2&190{,}727&112{,}305&190{,}727&190{,}269\cr
Latin squares of order 5&24&68{,}839&4{,}161&104{,}483&104{,}483\cr
dominoes on $8\times8$&8&44{,}195&1{,}317&3{,}347{,}319&3{,}347{,}319\cr
queens on $13\times13$&8&703{,}573&370{,}989&703{,}574&703{,}574\cr}}$$
When covers are only counted, the factor is close to the number of
symmetries, or even above it, as the images of small parts meet inside of a
large one; but not for the Soma cube, the Latin squares, and the queens. The Soma cube has to be content with
less than a factor of six, for its 48.
@^dominoes@>@^Soma cube@>@^Langford, Charles Dudley@>@^Latin square@>

When covers are shown, only dead ends are saved: almost all of the Y-pentominoes, and none of the
dominoes. So nobody asks for images of live options then, as a key of up to eight words is dear, and queens have no dead end that is
large.

Why do eight symmetries of a board of queens save only one half, and less on smaller boards, which are nearly searched when somebody looks for them? Nearly all of that is the work of one reflection; we tried it
alone. The first queen stands in some column, and her mirror image is met at once. A turned board has her in a row, where the search,
which goes on with what has fewest squares left, hardly ever comes again.
@^queens@>

@ \pitfall{Taking the canonical image among {\it some\/} symmetries that are no group: two images of each
other may then have different canonical images. Retelling a page as an image: the order is wrong.}

\pinned{\.{tests/fast/canonical\UL test.cpp} pins the table, and compares covers and their order with the list, also by threads.}

\exercise[M15]{On the board of $2\times4$, there are 28 situations with exactly two open squares. How many
canonical images do they have?}
\answer{Ten. The identity leaves all 28 as they are, and each of the other three symmetries leaves four, the pairs
that it exchanges; so there are $(28+4+4+4)/4=10$ classes, by the lemma that is not Burnside's.}

\summary{Remember the number of covers for the canonical image of each
situation. Zero is a dead end in every mirror, and any number can be
added. Ask where the subtrees are large, keep what was dear, and let those who
share the work share what they know.}
