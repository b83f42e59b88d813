@** Images of states. \label{fast/images}%
In \sec{puzzle/symmetry} we sifted covers that are images of each other, after they had been found. It would be better
not to search a subtree that contains only images. Take three states on the board of $2\times4$:
\sketch{images}{The open squares of three states. The second state is an image of the first; the third one is not.}
Each cover below the first state has an image below the second, so both have three covers. The memory of states
(\sec{fast/memory}) cannot know this, as these are different sets of items. But let the search ask for the {\it
canonical image\/} of each state, the first of all its images in some fixed order. Then it asks the same question
twice. How can all images of a state be made so quickly that this saves time? And what is an answer good for, if
covers must come in the order of the list?
@^canonical image@>@^canonical form@>

@(dlx/fast/images.hpp@>=
#pragma once
/* Of states that are images of each other, the number of covers is remembered, under the first image. */
#include "dlx/base/arena.hpp"
#include "dlx/fast/automorphisms.hpp"
#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>
namespace dlx {
@<Declare the class |ImageTable|@>
@<Declare the class |Symmetries|@>
@<Declare the account of questions@>
} // |namespace dlx|

@ The source file.

@(dlx/fast/images.cpp@>=
#include "dlx/fast/images.hpp"
#include "dlx/fast/thresholds.hpp"
#include "dlx/base/index.hpp"
#include <bit>
#include <utility>
namespace dlx {
@<Set up the table@>
@<Set up the symmetries@>
} // |namespace dlx|

@ The canonical image is the first of as many images as there are symmetries. To move items one by one would take as
long as a hundred nodes. But the image of a union is the union of the images. So cut a set of items into {\it
digits\/} of four items. For each digit, and each of its 16 values, a table has all images of these items. Then all
images of a set are the union of as many tables as the set has digits that are not zero.

For example, let the squares \.a, \.b, and~\.e be open, the set \bits{1100.1000}. Two digits are not zero, \.{ab} of
\.{abcd} and \.e of \.{efgh}. These are their images under the four symmetries, as bits and as numbers, with \.a as
the lowest bit:
$$\vbox{\halign{\hfil#\quad&&\hfil#\enspace&#\hfil\quad\cr
\.{ab}&3&\bits{1100.0000}&12&\bits{0011.0000}&48&\bits{0000.1100}&192&\bits{0000.0011}\cr
\.e&16&\bits{0000.1000}&128&\bits{0000.0001}&1&\bits{1000.0000}&8&\bits{0001.0000}\cr
\noalign{\smallskip}
united&19&\bits{1100.1000}&140&\bits{0011.0001}&49&\bits{1000.1100}&200&\bits{0001.0011}\cr}}$$
The least of the last line is 19; it represents all four sets. A search that comes to \.a, \.e, and~\.f finds the same
numbers, in another order, and asks for 19, too. With secondary items, a state is a set of live options, and its
images are those of options. All else is the same; so ``item'' means option there. A set of several words is compared
word by word.

@<Declare the class |Symmetries|@>=
class Symmetries {
public:
  explicit Symmetries(std::shared_ptr<Rows const> rows, bool is_shared = false);
    /* if it |is_shared|, several threads may call all functions. Memory: at most eight megabytes */
  bool exist(); /* is there another one than the identity? They are looked for at the first call */
  bool is_known() const { return known.load(); } /* has |exist| been called? */
  std::size_t size() const { return count; } /* how many are used, with the identity */
  void canonical_image(Bits const* state, Bits* first, Arena& scratch) const;
    /* writes the first of all images to |first|. All moves that are forced at the root must have been made; call it
       only if they |exist|. Time: a pass over the words of all images for each digit that is not zero */
  std::optional<Bits> find(Bits const* image) { return table_of(image).find(image); }
    /* the number of covers below a canonical image, if it is known */
  void store(Bits const* image, Bits covers, std::uint64_t tries) { table_of(image).store(image, covers, tries); }
    /* remembers this number, and how many options were tried to find it */
private:
  void look();
  void enter(Permutation const& p, std::size_t g);
  ImageTable& table_of(Bits const* image);
  std::shared_ptr<Rows const> rows;
  std::size_t length, count = 1; /* words in a state, and images */
  std::vector<Bits> digits; /* for each digit of a state, and each of its values, all images */
  std::mutex looking;
  std::atomic<bool> known = false;
  std::deque<ImageTable> tables; /* of what is remembered: one, or sixteen */
};

@ Tables of more than a megabyte would not stay in a near cache. If the group is too large for that, a subgroup is
taken, but not below eight. At most 64 images are made; and none of states of more than 1024 items. Problems with
bounds have no images, because a set of items does not say how often they may still be covered. Of several threads
that call |exist|, one looks, and the others wait. An item enters its image into all values of its digit in which its
bit is set.

@<Set up the symmetries@>=
bool Symmetries::exist()
{
  if (not known.load()) {
    std::lock_guard const alone(looking);
    if (not known.load()) look();
    known.store(true);
  }
  return count > 1;
}
void Symmetries::look()
{
  if (length == 0 or length > thresholds::image_words or rows->has_bounds()) return;
  std::size_t const of_each = 16 * 16 * length * length; // words for an image
  std::size_t const fitting = thresholds::near_cache/sizeof(Bits)/of_each;
  auto group = symmetries_of(*rows, std::clamp(fitting, std::size_t(8), std::size_t(64)));
  if (group.size() == 1) return;
  if (rows->has_others()) group = moves_of_options(*rows, group);
  digits.assign(of_each * group.size(), 0);
  count = group.size();
  for (std::size_t g = 0; g < count; ++g) enter(group[g], g);
}
void Symmetries::enter(Permutation const& p, std::size_t g)
{
  for (std::size_t i = 0; i < p.size(); ++i) {
    if (p[i] < 0) continue;
    for (std::size_t value = 0; value < 16; ++value)
      if ((value >> i % 4 & 1) != 0)
        digits[((i / 4 * 16 + value) * count + g) * length + index(p[i]) / 64] |= Bits(1) << p[i] % 64;
  }
}

@ The union has the words of the first image, then those of the second image, and so on.

@<Set up the symmetries@>=
void Symmetries::canonical_image(Bits const* state, Bits* first, Arena& scratch) const
{
  Arena::Mark const before = scratch.mark();
  std::size_t const n = count * length;
  Bits* const images = scratch.take(n);
  std::fill_n(images, n, 0);
  for (std::size_t w = 0; w < length; ++w)
    for (Bits rest = state[w]; rest != 0; ) {
      auto const at = index(std::countr_zero(rest)) / 4;
      Bits const value = rest >> 4 * at & 15;
      Bits const* const table = digits.data() + ((16 * w + at) * 16 + value) * n;
      for (std::size_t k = 0; k < n; ++k) images[k] |= table[k];
      rest ^= value << 4 * at;
    }
  Bits const* best = images;
  for (Bits const* next = images + length; next < images + n; next += length)
    if (std::lexicographical_compare(next, next + length, best, best + length)) best = next;
  std::copy_n(best, length, first);
  scratch.release(before);
}

@*1 What is remembered. For each canonical image, the {\it number of covers\/} below it. If covers are only counted,
this is all: of two images, the second is counted by looking at the first. If covers are to be listed, it is less. The
covers below an image are images, too, but they come in another order: the search takes the leftmost of equal items,
and a symmetry does not preserve what is left. But if the number is zero, there is nothing to list, in any order; and
in a packing almost everything is a dead end.
@^order of covers@>

Images come late: in a search for Langford's pairs, those of the first half are met in the second half. By then, a
table that overwrites at random has lost the few large subtrees that were expensive to search. So each entry has a
{\it cost}, the number of options that were tried. A key has two places, side by side. If both are taken, it replaces
the cheaper entry, unless this entry is more expensive than the new one:
$$\vbox{\halign{#\hfil\quad&&\hfil#\quad\cr
{\it costs of the entries}&{\it first place}&{\it second place}\cr
900 is stored&900&\cr
40 is stored&900&40\cr
200 replaces 40&900&200\cr
30 is not stored&900&200\cr}}$$

@<Declare the class |ImageTable|@>=
class ImageTable { /* all functions may be called from several threads */
public:
  ImageTable(std::size_t words, std::size_t bytes); // of a key; of the table, at most: it begins small
  std::optional<Bits> find(Bits const* key); // its value
  void store(Bits const* key, Bits value, std::uint64_t cost); // or nothing, if both places are expensive
private:
  Bits* entry(std::size_t at) { return entries.data() + at * (words + 2); }
  bool is_at(Bits const* e, Bits const* key) const { return e[0] != 0 and std::equal(key, key + words, e + 2); }
  Bits* place_of(Bits const* key);
  void enlarge();
  std::mutex access;
  std::size_t words, most, size = 512, used = 0;
  std::vector<Bits> entries; /* for each: its cost, or 0 if it is empty; the value; the key */
};

@ The place of a key is where it is stored; or else the cheaper one.

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
std::optional<Bits> ImageTable::find(Bits const* key)
{
  std::lock_guard const lock(access);
  Bits const* const e = place_of(key);
  return is_at(e, key) ? std::optional<Bits>(e[1]) : std::nullopt;
}
void ImageTable::store(Bits const* key, Bits value, std::uint64_t cost)
{
  std::lock_guard const lock(access);
  if (4 * used > size and 4 * size <= most) enlarge();
  Bits* const e = place_of(key);
  if (e[0] > cost) return;
  used += e[0] == 0;
  e[0] = std::max(cost, std::uint64_t(1));
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
    if (Bits* const e = place_of(&old[k + 2]); old[k] != 0 and e[0] <= old[k]) {
      used += e[0] == 0;
      std::copy_n(&old[k], words + 2, e);
    }
}

@ Several threads may share what they know. So each table has a lock; and for several threads there are sixteen
tables, chosen by four bits of a hash. (With a single table, two threads that fill $15\times16$ squares with
Y-pentominoes are 1.6 times as fast as one; with sixteen, 1.7 to 1.9 times.)
@^lock@>

@<Set up the symmetries@>=
Symmetries::Symmetries(std::shared_ptr<Rows const> r, bool shared)
  : rows(std::move(r)), length(((rows->has_others() ? rows->options.size() : index(rows->primaries)) + 63) / 64)
{
  std::size_t const n = shared ? 16 : 1, bytes = (std::size_t(1) << 22) / n;
  while (length <= thresholds::image_words and tables.size() < n) tables.emplace_back(length, bytes);
}
ImageTable& Symmetries::table_of(Bits const* image)
{
  return tables[tables.size() == 1 ? 0 : hash_of({image, length}) >> 60];
}

@*1 When to ask. A question takes about as long as a try; or, if the state is a set of options, as a try for each of
its words. An answer saves a subtree. How large is this subtree, and how often is there an answer? The search counts,
for each depth, the nodes that it has left, the options that were tried below them, the questions, and the answers.
After $a$ answers to $q$ questions, the chance of an answer seems to be $a/q$. In the beginning this means nothing. So
pretend that a thousand questions were asked before, of which fifty were answered, and estimate $(a+50)/(q+1000)$. If
a question costs one try, it is first asked for subtrees of twenty tries and more. If every second question is
answered, four tries are enough after a thousand questions. After 20{,}000 questions in vain, it takes more than four
hundred tries. Old visits count less and less, because a search may change its character.
@^rule of succession@>

@<Declare the account of questions@>=
struct Questions { /* about the nodes of some depth */
  std::uint64_t visits = 0, tries = 0; /* nodes that were left, and options that were tried below them */
  std::uint64_t asked = 0, answered = 0;
  void add_visit(std::uint64_t more) /* one more node is left, below which so many options were tried */
  {
    tries += more;
    if (++visits == 1024) visits /= 2, tries /= 2;
  }
  void add(bool was_answered) { ++asked; answered += was_answered; } /* one more question */
  bool pay(std::uint64_t cost) const /* for a question that takes as long as so many tries; or is too little known? */
  {
    return visits < 16 or tries * (answered + 50) >= visits * (asked + 1000) * cost;
  }
};

@ This is what images save, in nodes. The numbers of symmetries are those that are used; ``without'', the search still
remembers states that come again.
$$\vbox{\halign{#\hfil\quad&&\hfil#\quad\cr
&&{\it counted}&&{\it listed}\cr
&{\it symmetries}&without&with&without&with\cr
\noalign{\smallskip}
pentominoes on $6\times10$&4&810{,}507&203{,}923&812{,}898&368{,}343\cr
Y-pentominoes on $10\times16$&4&88{,}169&19{,}458&88{,}207&26{,}553\cr
the Soma cube&48&75{,}098&13{,}763&77{,}462&66{,}611\cr
Langford's pairs, 11&2&190{,}727&105{,}328&190{,}727&179{,}393\cr
dominoes on $8\times8$&8&53{,}051&1{,}379&3{,}362{,}027&3{,}362{,}027\cr
queens on $13\times13$&8&703{,}550&370{,}322&703{,}574&703{,}574\cr}}$$
When covers are counted, the factor may exceed the number of symmetries, as images of small parts meet inside a large
one. When covers are listed, only dead ends are saved: most of the Y-pentominoes, and nothing of the dominoes.
@^dominoes@>@^Soma cube@>@^Langford, Charles Dudley@>@^queens@>

@ \pitfall{To use symmetries that are no group: two images of each other may then have different first images. To
store a number for a subtree of which a part was given away to another thread.}

\pinned{\.{tests/fast/images\UL test.cpp} pins the table of nodes, and compares covers with the list, in order.}

\exercise[M15]{On the board of $2\times4$, there are 28 states with exactly two open squares. How many canonical
images do they have?}
\answer{Ten. The identity leaves all 28 as they are, and each of the other three symmetries leaves four, the pairs
that it exchanges; so there are $(28+4+4+4)/4=10$ classes, by the lemma that is not Burnside's.}

\summary{Remember the number of covers below each canonical image. Ask where subtrees are large; keep what was
expensive.}
