@** A memory of states. \label{fast/memory}%
Two dominoes cover a square of $2\times2$ in two ways, both lying or both
standing. Afterwards the same four squares are covered, and the rest of the
board is the same. But a search does not notice. It covers the rest of the board in all
possible ways below the first of the two nodes. When it comes to the second node, it
does the same work again and finds the same covers. How can a search recognize a place
where it has been?
@^dominoes@>

A board of $8\times8$ squares has 12{,}988{,}816 covers by dominoes. A search without memory
visits millions of nodes to count them. With the memory of this chapter it visits 53{,}051, and with images
(\sec{fast/images}) still fewer.

\sketch{two-ways}{Two paths on a board of $2\times4$ squares, with \.{abcd} in the upper row and \.{efgh} in the lower one. Both leave the blue
squares open.}

@ We call what is left at a node its {\it state}. If all items are primary, the set of the open
items says it: an option is live if and only if all of its items are open, so two nodes with the same open
items have the same subtree. With secondary items this is not enough. Two ways to put four
queens into the first four rows may use the same columns but attack different squares. There
the set of live options is the state. (In Knuth's program \.{dlx6} the state is called the
signature, and the memory is a memo cache.)
@^state of a search@>

What should be remembered about a state? If only the number of covers is wanted, this number. If
covers are wanted one by one, the part of the search tree below the node, written so
that the search can replay it. Nishino, Yasuda, Minato, and Nagata [N17] write decision diagrams for this
purpose. Our pages are a little different, but the idea is theirs.
@^decision diagram@>

So this module has three parts: numbers that may become large, a table that finds a value by a
state, and a diagram that keeps parts of the tree.

@(dlx/fast/memory.hpp@>=
#pragma once
/* What a search remembers of the states that it has met: how many covers there
   are below each of them, or a diagram that replays these covers. */
#include "dlx/base/index.hpp"
#include "dlx/base/pages.hpp"
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <gmpxx.h>
#include <memory>
#include <span>
#include <vector>
namespace dlx {
@<Declare the thresholds@>
@<Declare numbers of covers@>
@<Declare how to ask for spare memory@>
@<Declare the class |StateTable|@>
@<Look a state up@>
@<Declare the class |Diagram|@>
} // |namespace dlx|

@ The functions that are called at every node are in the header, the others here.

@(dlx/fast/memory.cpp@>=
#include "dlx/fast/memory.hpp"
#include <algorithm>
#include <cstdlib>
#include <utility>
namespace dlx {
@<Add large numbers@>
@<Ask for spare memory@>
@<Store a state@>
@<Write pages@>
} // |namespace dlx|

@*1 Numbers of covers. A search that adds remembered numbers soon counts beyond 64 bits. A
chain of 95 items, each of which may be covered alone or with the next, has
51{,}680{,}708{,}854{,}858{,}323{,}072 covers. But almost all numbers of a search are small, and
an addition must remain one instruction. So a |Number| is a word, and a multiple of $2^{64}$ that exists only if
it is not zero.
@^large numbers@>

@<Declare numbers of covers@>=
using Natural = mpz_class; /* a natural number of any size */
class Number { /* of covers; small almost always. Any size */
public:
  void operator+=(std::uint64_t more)
  {
    low += more;
    if (low < more) carry(1);
  }
  void operator+=(Number const& more);
  void operator+=(Natural const& more) { *this += Number(more); }
  Number() = default;
  explicit Number(Natural const& n);
  void clear() { low = 0, high.reset(); }
  bool is_zero() const { return low == 0 and not high; }
  bool is_large() const { return high != nullptr or low >> 63 != 0; } /* $2^{63}$ or more? */
  std::uint64_t small() const { return low; } /* modulo $2^{64}$ */
  Natural value() const;
private:
  void carry(Natural const& more);
  std::uint64_t low = 0;
  std::unique_ptr<Natural> high; /* times $2^{64}$; or null */
};
inline void add_limited(std::uint64_t& sum, std::uint64_t more) /* at most $2^{64}-1$ */
{ sum = sum + more < sum ? ~std::uint64_t(0) : sum + more; }

@ The library {\mc GMP} adds the rest.

@<Add large numbers@>=
void Number::carry(Natural const& more)
{
  if (not high) high = std::make_unique<Natural>(0);
  *high += more;
}
void Number::operator+=(Number const& more)
{
  *this += more.low;
  if (more.high) carry(*more.high);
}
Number::Number(Natural const& n) : low(Natural(n & ~0ul).get_ui())
{
  if (Natural const rest = n >> 64; rest != 0) carry(rest);
}
Natural Number::value() const
{
  static_assert(sizeof(unsigned long) == 8);
  Natural sum = low;
  if (high) sum += *high << 64;
  return sum;
}

@*1 A table. The key is the state itself, a few words with one bit for each item or option. A hash
says where to look. There the table holds one state or another, and if it is not the one that is asked
for, the answer is no. A new state replaces the one that was there. So the table may forget, and must: a
search of a day meets more states than any machine can hold. A state that was forgotten is searched
again, which costs time and never a cover. {\it Invariant: the value that |find| returns was stored last with exactly this key.}
@^transposition table@>@^invariant of the memory@>
$$\vbox{\halign{#\hfil\quad&\tt#\hfil\quad&#\hfil\cr
{\it slot}&\rm key&\.{cdgh} {\it is asked for, whose hash is 4}\cr
\noalign{\smallskip}
3&\.{bcdfgh}&not looked at\cr
4&\.{cdgh}&the key is the same: return the value\cr
7&\rm empty&not looked at\cr}}$$
If slot~4 had \.{abcd}, the answer would be no.

@<Declare the class |StateTable|@>=
class StateTable {
public:
  explicit StateTable(std::size_t words, std::size_t bytes = thresholds::near_cache,@|
    std::size_t most_bytes = thresholds::large_memory);
    /* for keys of so many |words|. It begins with 512 slots and grows to so many |bytes|, or to |most_bytes|
       if there is an answer for every eight states that are stored, and the search is long */
  Bits const* find(Bits const* key); /* the value stored with this key, or null. Constant time */
  void store(Bits const* key, Bits value); /* the key must not be zero */
  bool is_in_vain() const { return stores > 1024 and thresholds::stores_per_answer*answers < stores; }
    /* has it hardly ever answered? */
private:
  std::size_t slot_of(Bits const* key) const { return (hash_of({key, words}) & mask)*(words + 1); }
  bool should_grow();
  void enlarge();
  std::size_t slots_in(std::size_t bytes) const; /* a power of two */
  std::size_t words, usual, most, mask = 511; /* slots: usually, at most, and at present minus one */
  std::size_t used = 0;
  std::size_t stores = 0, answers = 0; /* of late */
  std::size_t since = 0; /* stores since it has grown */
  bool may_grow = true;
  std::vector<Bits> slots; /* the key and the value of each */
};

@ The key of all zeros is never asked for, since a search asks only where something is left. So it marks an
empty slot. The loop collects all differences before it compares, because a mispredicted branch costs more than
a word.

@<Look a state up@>=
inline Bits const* StateTable::find(Bits const* key)
{
  Bits const* const slot = slots.data() + slot_of(key);
  Bits difference = 0;
  for (std::size_t w = 0; w < words; ++w) difference |= slot[w] ^ key[w];
  answers += difference == 0;
  return difference == 0 ? slot + words : nullptr;
}

@ A search that is over in a millisecond should not clear a megabyte first. So the table begins small and
grows when a quarter of it is in use, if it has answered once for every 256 states that were stored. Half a megabyte leaves room in a near cache. Beyond it the table grows only if there is an answer for every eight states that are stored, and if four times as many states have been stored as it has slots. So a short search keeps its table in the cache. A board of $16\times16$ squares with dominoes has more than a million states. If the table is
too small for them, most of them are forgotten before they return, and the search takes minutes; with room for all, it takes a second. Both
counts are halved when there are 2048 stores, so that old questions lose their weight.

@<Store a state@>=
std::size_t StateTable::slots_in(std::size_t bytes) const
{
  std::size_t n = 512;
  while (2*n*(words + 1)*sizeof(Bits) <= bytes) n *= 2;
  return n;
}
StateTable::StateTable(std::size_t w, std::size_t bytes, std::size_t most_bytes)
  : words(w), usual(slots_in(bytes/2)), most(std::max(usual, slots_in(most_bytes)))
{ slots.resize((mask + 1)*(words + 1)); }
void StateTable::store(Bits const* key, Bits value)
{
  ++stores, ++since;
  if (used > mask/4 and may_grow and should_grow()) enlarge();
  Bits* const slot = slots.data() + slot_of(key);
  used += std::all_of(slot, slot + words, [](Bits w) { return w == 0; });
  std::copy_n(key, words, slot);
  slot[words] = value;
}
bool StateTable::should_grow()
{
  if (mask + 1 < usual) return 256*answers >= stores;
  if (stores < 2048) return false;
  bool const is_rich = thresholds::stores_per_answer*answers >= 4*stores, is_old = since > 4*mask;
  stores /= 2, answers /= 2;
  return is_rich and is_old and mask + 1 < most;
}

@ The old slots are moved one by one. Two of them can meet in the new table only if they shared a slot in
the old one, and none did. Empty slots all go to slot~0, since their key is zero. They must not overwrite a key there,
so slot~0 is moved last.

@<Store a state@>=
void StateTable::enlarge()
{
  std::size_t const times = mask + 1 < usual ? std::min(std::size_t(4), usual/(mask + 1)) : 2;
  std::size_t const size = (mask + 1)*times*(words + 1);
  may_grow = mask + 1 < usual or is_spare(size*sizeof(Bits));
  if (not may_grow) return;
  std::vector<Bits> old(size);
  old.swap(slots);
  mask = (mask + 1)*times - 1;
  since = 0;
  for (std::size_t k = old.size(); k > 0; ) {
    k -= words + 1;
    std::copy_n(old.data() + k, words + 1, slots.data() + slot_of(&old[k]));
  }
}

@ No search needs its memory in order to be right. But if the command may use 40 megabytes and a |new| fails, the search is over
(\sec{command/interrupt}). So before an optional part grows, it tests that 16 megabytes more than it needs could be
allocated, and leaves those for allocations that must not fail. The pointer is |volatile| because a compiler
that knows |malloc| could remove the test.
@^memory, end of@>

@<Declare how to ask for spare memory@>=
bool is_spare(std::size_t bytes); /* are there so many, and |thresholds::spare_bytes|? */

@ The block is given back untouched, so the test costs no page of memory.

@<Ask for spare memory@>=
bool is_spare(std::size_t bytes)
{
  void* volatile const trial = std::malloc(bytes + thresholds::spare_bytes);
  std::free(trial);
  return trial != nullptr;
}

@*1 A diagram. The five covers of the board of $2\times4$ are five ways through a picture.
\sketch{diagram}{The diagram of the small board: 1 is the state \.{cdgh}, 2 is \.{bcdfgh}, and 3 is the root.}
A node is
a state where the search branches. An edge carries the options chosen on the way to the next one,
the forced ones included. Two ways lead to the state \.{cdgh}: the search has visited it once and replays it the second time.
Only nodes with a cover below them are written, and only edges to such nodes. The edges of a
node have the order in which the search found them, in this picture that of the alphabet. So a walk that takes the first edge first
reports the covers in the order of the search. This is {\it the invariant of the diagram}.
@^invariant of the diagram@>

@ A node becomes a {\it page\/} of one long list of numbers: how many edges there are, and for each edge the
page where it leads, how many options it carries, and these options. The number of a page is the place in the list where it
begins. The number~0 is no page: an edge with this target ends at a cover. The states 1 and~2 have the pages 1 and~10; state~2 has three edges there, because short pages are copied (see below):
$$\vbox{\halign{\hfil#\quad&\hfil#\quad&#\hfil\quad&#\hfil\cr
{\it page}&{\it edges}&{\it first edge}&{\it others}\cr
\noalign{\smallskip}
1&2&0 2 \.{cd} \.{gh}&0 2 \.{cg} \.{dh}\cr
10&3&0 3 \.{bc} \.{dh} \.{fg}&0 3 \.{bf} \.{cd} \.{gh}, and 0 3 \.{bf} \.{cg} \.{dh}\cr}}$$
The root has one more.

The nodes of the present path are not complete. Their edges are kept in one long draft, where
the edges of the deepest node come last. When a node is finished, its edges are at the end of the draft
and become a page.
@^page@>

@<Declare the class |Diagram|@>=
struct PageDraft { /* of a node that is not finished */
  std::size_t begin = 0; std::uint32_t edges = 0; /* in the long draft */
};
class Diagram {
public:
  using Number = std::uint32_t; /* of a page, an option, \dots */
  struct Edge { Number target; std::span<Number const> options; };
  static constexpr std::size_t block = 8; /* options are copied so many at a time */
  explicit Diagram(std::size_t bytes = thresholds::diagram_bytes)
    : memory(thresholds::spare_bytes), most(bytes/sizeof(Number))@+{@+}@/
  @<Declare how to write a page@>
  @<Declare how to read a page@>
private:
  @<Declare the data of a diagram@>
};

@ |is_recording| is false when the memory is full, or when writing has not paid.

@<Declare how to write a page@>=
PageDraft begin() const { return {draft.size(), 0}; } /* of a new node */
void add_edge(PageDraft& node, Number target, std::span<int const> options);
  /* |node| must be the deepest */
Number finish(PageDraft const& node); /* writes a page, and returns its number;
  or 0 if there is no room; or if it has no edges, because its covers were only counted
  (\sec{fast/search}). Then no more pages are written */
bool has_paid() const { return paid; } /* or is it too early to tell? */
bool is_recording() const { return paid and not full; }

@ Reading an edge is all that a replay does, so it must be quick.

@<Declare how to read a page@>=
std::uint64_t replayed() const { return edges_read; } /* so many edges, */
void add_replayed(std::uint64_t more) { edges_read += more; } /* as the reader says */
Number edges_of(Number page) const { return list[page]; }
static Number first_edge(Number page) { return page + 1; }
static Number next_edge(Number place, Edge const& e)
{ return place + 2 + static_cast<Number>(e.options.size()); }
Edge edge_at(Number place) const
{
  Number const* const e = list + place;
  return {e[0], std::span<Number const>(e + 2, e[1])};
}
static void copy(std::span<Number const> options, int* to) /* needs room for |block| more */
{
  std::size_t k = 0;
  do std::memcpy(to + k, options.data() + k, block*sizeof(int));
  while ((k += block) < options.size());
}

@ The list grows by |realloc| (\sec{base/pages}).

@<Declare the data of a diagram@>=
bool pays() const;
bool has_room(std::size_t end);
bool is_short(Number page) const;
void draft_edge(PageDraft& node, Number target, std::span<int const> options,
  std::span<Number const> more);
GrowingRoom memory; /* of the list, and |block| more */
Number* list = nullptr;
std::size_t used = 1, room = 0, most; /* numbers: written, allocated, and allowed */
std::vector<Number> draft;
bool full = false, paid = true;
std::uint64_t edges_written = 0, edges_read = 0, options_written = 0;

@ Half of the pages of a tree with many covers are at its leaves. A page there has two or three covers, and
opening it takes longer than reading it. So a page that is short and leads to covers only is not worth
an edge. Its lines are copied into the page above, with the edge's own options in front of them, as in page~10 above. Short
means 32 numbers. (Without copying, edge colourings take 1.35 times as long.)
@^short page@>

@<Write pages@>=
bool Diagram::is_short(Number page) const
{
  Number place = first_edge(page);
  Number const end = place + thresholds::short_page;
  for (Number left = edges_of(page); left > 0; --left) {
    Edge const e = edge_at(place);
    place = next_edge(place, e);
    if (e.target != 0 or place > end) return false;
  }
  return true;
}
void Diagram::add_edge(PageDraft& node, Number target, std::span<int const> options)
{
  if (target == 0 or not is_short(target)) return draft_edge(node, target, options, {});
  Number place = first_edge(target);
  for (Number left = edges_of(target); left > 0; --left) {
    Edge const e = edge_at(place);
    place = next_edge(place, e);
    draft_edge(node, 0, options, e.options);
  }
}

@ An edge goes to the end of the draft.

@<Write pages@>=
void Diagram::draft_edge(PageDraft& node, Number target, std::span<int const> options,
  std::span<Number const> more)
{
  draft.push_back(target);
  draft.push_back(static_cast<Number>(options.size() + more.size()));
  draft.insert(draft.end(), options.begin(), options.end());
  draft.insert(draft.end(), more.begin(), more.end());
  ++node.edges;
}

@ When the node is finished, its part of the draft becomes a page.

@<Write pages@>=
Diagram::Number Diagram::finish(PageDraft const& node)
{
  auto const text = std::span(draft).subspan(node.begin);
  std::size_t const end = used + 1 + text.size();
  full = full or node.edges == 0 or not has_room(end);
  if (full) return 0;
  auto const page = static_cast<Number>(std::exchange(used, end));
  list[page] = node.edges;
  std::ranges::copy(text, &list[first_edge(page)]);
  edges_written += node.edges;
  options_written += text.size() - 2*node.edges;
  paid = paid and (edges_written <= 100'000 or pays());
  draft.resize(node.begin);
  return page;
}

@ Writing takes time, too, and in many problems no state returns. An edge that is replayed saves the moves of its
options. If $r$ edges are replayed for each that is written, and an edge has $k$ options on the average, then
writing an edge has saved $rk$ moves. An edge costs about as much as seven moves: with a smaller constant, Latin squares and random
triples would be faster without the diagram; with a larger one, sudokus and pairs with square sums would be faster with it. So after 100{,}000 edges, a diagram that has saved
less than that is given up.

@<Write pages@>=
bool Diagram::pays() const
{
  auto const edges = static_cast<double>(edges_written);
  return static_cast<double>(edges_read)*static_cast<double>(options_written) @|
    >= thresholds::moves_per_edge*edges*edges;
}

@ The list has a quarter of a megabyte at first, and twice as much whenever it is full, up to 64 megabytes.

@<Write pages@>=
bool Diagram::has_room(std::size_t end)
{
  if (end <= room) return true;
  if (end > most) return false;
  std::size_t const more = std::min(most, std::max({2*room, std::size_t(1) << 16, end}));
  if (not memory.grow((more + block)*sizeof(Number))) return false;
  list = static_cast<Number*>(memory.begin());
  room = more;
  return true;
}

@*1 Numbers that could be others. \label{fast/thresholds}%
A fast search asks questions that have no exact answer. How many items may a state have before links are faster? When is a memory in vain? An
answer is a number, and such numbers breed: each was measured once, on some machine, and later no reader dares to touch it. So those that choose an
engine, its memory, and its looks at the clock stand together, each with its reason. {\it The
invariant of thresholds:} each may be changed as far as the memory of the machine allows, and every test that compares covers still passes. A few more numbers
steer a single loop, and are explained beside it. Numbers that follow from the form of the data are no thresholds: a word has 64 bits.
@^thresholds@>@^invariant of thresholds@>

@<Declare the thresholds@>=
namespace thresholds { /* what could be different; it decides only time and memory */
inline constexpr int most_items = 1024; /* open ones, for masks: with more, links are faster (\sec{fast/hybrid}) */
inline constexpr std::size_t near_cache = 1 << 20; /* bytes that are read at each node: tables of states, and those that make images */
inline constexpr std::size_t large_memory = 1 << 28; /* bytes: of the masks of all options, and of a table if states return often */
inline constexpr std::size_t diagram_bytes = 1 << 26; /* of all pages; and of covers that wait for another thread */
inline constexpr std::size_t spare_bytes = 1 << 24; /* left for others when an optional table grows:
  more than any single allocation of a search that must not fail */
inline constexpr std::size_t key_words = 8; /* of the key of a state: with more, to make it takes longer than to visit a node */
inline constexpr std::size_t stores_per_answer = 32; /* with fewer answers, the memory is given up; with four times as many, it may
  grow beyond the cache */
inline constexpr double moves_per_edge = 7; /* an edge of a page costs as much as so many moves */
inline constexpr std::size_t short_page = 32; /* numbers: a page so long is copied rather than opened */
inline constexpr std::uint64_t pace = 1024; /* nodes between two looks: at the clock, and of a thread at the others */
inline constexpr double bits_of_a_pace = 17179869184.0; /* $2^{34}$, which are read in a quarter of a second; a pace has fewer nodes if
  they read more */
inline constexpr std::uint64_t usual_share = 8; /* a search by lot may visit a node for so many of the usual
  search (\sec{fast/restarts}) */
} // |namespace thresholds|

@ \pitfall{Storing the number of a subtree of which another thread has searched a part (\sec{fast/threads}): the number is too small, and covers are
lost. Such a node is not whole, and is not stored. Using a hash in place of the key: the count is almost always right.}

\pinned{\.{tests/fast/memory\UL test.cpp} compares the table with a map, reads pages that it has written, and compares covers and their order with
the list.}

\exercise[20]{A board of $2\times n$ has a Fibonacci number of covers by dominoes, 1{,}346{,}269 for $n=30$.
How does the number of nodes grow if covers are only counted?}
\answer{Linearly. Each state is searched once, and the number of states is proportional to~$n$. (Say \cmd{dlx make dominoes 2x30 \char"7C\ dlx count --stats}.)}

\exercise[15]{Why is the set of live options a state for every kind of item, if no item is dead?}
\answer{Whether two options go together depends on these two only. The items that must still be covered are those of the live options; one that has none would be dead.}

\summary{Two nodes with the same state have the same subtree. Remember for each state the number of
covers, or a page that replays them in the same order. Forget when there is no room, and stop asking when it does not pay. \cmd{dlx count --without memory} shows what it is worth.}
