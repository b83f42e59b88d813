@** Where we have been before. \label{fast/transposition}%
Two dominoes cover a square of $2\times2$ in two ways, both lying or both
standing. Afterwards the same four squares are covered, and the rest of the
board does not know how. But the search does not know that it does not
matter. It covers the rest of the board, in all possible ways, below the
first of the two nodes; and when it comes to the second, it does the same
again, node by node, and finds the same things.
@^dominoes@>

How often does that happen? The board of $8\times8$ has 12{,}988{,}816
covers by dominoes. The search by masks, when it could not yet remember
where it had been, made 7{,}109{,}433 nodes to count them, and took a third
of a second. Now 44{,}195 are enough. (In \sec{fast/canonical} it will be 1317. All
numbers of this chapter are without symmetries.)

\medskip\vbox{\centerline{\hbox to 210bp{\vbox to 74bp{}\pdfliteral{q .6 w .3 G 105 66 m 45 40 l S 105 66 m
165 40 l S 45 40 m 20 6 l 70 6 l s .8 .88 .97 rg 45 40 m 20 6 l 70 6 l b [3 2] 0 d 165 40 m 140 6 l 190 6
l s .8 .3 0 RG .9 w 160 38 m 52 38 l S [] 0 d 52 38 m 57 41 l 57 35 l b 1 g .3 G .6 w 103 64 4 4 re 43 38 4 4
re 163 38 4 4 re B Q}\fanopoint{60}{56}{\eightrm lying}\fanopoint{152}{56}{\eightrm
standing}\fanopoint{45}{12}{\eightrm searched}\fanopoint{165}{12}{\eightrm
told}\fanopoint{105}{43}{\eightrm the same squares}\hss}}
\caption{Two ways to the same situation. The second subtree is not searched; the table says
what the first one had.}}\medskip

@ For a problem with primary items only, the answer is in the open items. An
option is live if and only if {\it all\/} of its items are open; so two
nodes with the same open items have the same live options, and all that is
found below the one is found below the other, in the same order. We call the
set of the open items the {\it situation}. (In Knuth's program \.{dlx6} it is the signature, and what is remembered lies in a memo cache.)

With secondary items this is not so. Of two ways to put a queen into each of
the first four rows, using the same four columns, one may attack a square in
the fifth row that the other does not; the open rows and columns are the
same, and the rest of the problem is not. But the {\it live options\/} say
everything there, too, at a node that is neither a cover nor dead: what is open is what they cover, and two such nodes with the same live
options have the same subtree, whatever the items are. So in a problem with
secondary items the situation is the set of the live options, a longer key: it has a bit for each
option, not for each item.
(If no secondary item can lead to a clash, the open items will do.)

Does it come back? With queens hardly ever. But take a path of three points, $a$, $b$, $c$, to be coloured
red, green, or blue, where neighbours differ. After $a$ and~$b$, only $b$ matters for~$c$: the six ways to colour the
two lead to three situations. A path of 21 points has 3{,}145{,}728 such colourings, and to count them a search
visits 706 nodes. Since nobody knows beforehand whether
situations come back, of whatever kind they are, the search keeps an account for each depth (\sec{fast/forecast}), and asks
where it has paid; and if, after a thousand or more, not even one in 32 has come back, it forgets about them. (Twelve queens
do so.)
@^colouring of a graph@>

@ \label{fast/remembered}%
What shall be remembered of a situation? If only the number of covers is
wanted, the number of covers. If they are wanted one by one, then what has
been found below the node must be written down, such that it can be told
again without a search. Nishino, Yasuda, Minato, and Nagata [N17] do this
with decision diagrams, and called it a dance with them; our way to write is
a little different, but the idea is theirs.
@^decision diagram@>

So there are two things in this module: a {\it transposition table}, as the
players of chess call it, which finds a
number by a situation; and a {\it diagram}, in which the parts of the search tree
are kept that may be told again.

@(dlx/fast/transposition.hpp@>=
#pragma once
/* What a search remembers of situations in which it has been before: how many
   covers there are below them, or a diagram that tells these covers again. */
#include "dlx/base/hash.hpp"
#include "dlx/base/pages.hpp"
#include "dlx/fast/arena.hpp"
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <span>
#include <stdexcept>
#include <vector>
namespace dlx {
@<Declare the number of covers@>
@<Declare how to ask for memory that is spare@>
@<Declare the class |TranspositionTable|@>
@<Look into the table@>
@<Declare the class |Diagram|@>
} // |namespace dlx|

@ What is asked at every node is in the header; what is stored, and written, is in the source file.

@(dlx/fast/transposition.cpp@>=
#include "dlx/fast/transposition.hpp"
#include <algorithm>
#include <utility>
namespace dlx {
void refuse_to_count_on()
{
  throw TooMany("there are 2^64 covers, or more; count them with the engine frontier");
}
@<Ask for memory that is spare@>
@<Make, use, and enlarge a table@>
@<Write the diagram@>
} // |namespace dlx|

@ With what is remembered, a program can count further than it could ever have gone,
and numbers of 64 bits are not large any more. This is a good place to be
careful.

@<Declare the number of covers@>=
struct TooMany : std::runtime_error { using runtime_error::runtime_error; };
  /* there are $2^{64}$ covers, or more */
[[noreturn]] void refuse_to_count_on(); /* throws |TooMany| */
inline void add_covers(std::uint64_t& sum, std::uint64_t more)
{
  sum += more;
  if (sum < more) refuse_to_count_on();
} /* throws |TooMany| if the sum does not fit */

@ How much memory may all this take? No search needs what is remembered, but if the command may use 40 megabytes, and a |new| fails, then its search is over (\sec{command/memory}).
So those who can do without ask whether there is any. And they leave something for those who cannot take a no: once, a problem of eighteen small components was given up
since each had a diagram that took sixteen megabytes, and the next one had no room for its path. So who wants a megabyte asks for seventeen, and gives sixteen back: a diagram, which can grow, where it lies (\sec{base/pages}), a table, which is moved, by |malloc|, whose no is an answer.
@^memory, end of@>

@<Declare how to ask for memory that is spare@>=
inline constexpr std::size_t for_others = 8*large_page; /* bytes, 16 megabytes */
bool is_spare(std::size_t bytes); /* are there so many, and those |for_others|? */

@ Nothing is written there, so it costs nothing. (It is |volatile| lest the compiler, who knows |malloc| and sees that nobody uses what it gives, should answer in its place.)

@<Ask for memory that is spare@>=
bool is_spare(std::size_t bytes)
{
  void* volatile const trial = std::malloc(bytes + for_others);
  std::free(trial);
  return trial != nullptr;
}

@*1 A table. The key is the situation itself, a few words of 64 bits, one
bit for each item, or for each option; not a hash of it. (A count that is hardly ever wrong is not a count; see \sec{fast/state_table}.) A hash tells us only where to
look. There we find one situation or another, and if it is not the one that
we are asking for, the answer is no. There is no chain and no second place.

A new situation takes the place of the one that was there. So the table may
forget, and must: a search of a day meets more situations than fit into any
machine. If we are asked for one that was forgotten, it will be searched
again.

\def\slot#1#2#3{\pdfliteral{q 1 0 0 1 #1 44 cm .35 g #2 f .6 w .3 G 6 15 24 12 re 6 21 m 30 21 l 12 15 m
12 27 l 18 15 m 18 27 l 24 15 m 24 27 l S Q}\fanopoint{#1}{46}{\kern36bp\eightrm#3}}%
\def\asked#1#2#3#4{\pdfliteral{q 1 0 0 1 #1 0 cm .35 g #2 f .6 w .3 G -12 13 24 12 re -12 19 m 12 19 l -6
13 m -6 25 l 0 13 m 0 25 l 6 13 m 6 25 l S .8 .3 0 RG .9 w 0 28 m #3 41 l S
Q}\fanopoint{#1}{1}{\eightrm#4}}%
\medskip\vbox{\centerline{\hbox to 300bp{\vbox to 86bp{}\pdfliteral{q .6 w .3 G 6 44 288 30 re S 42 44 m
42 74 l S 78 44 m 78 74 l S 114 44 m 114 74 l S 150 44 m 150 74 l S 186 44 m 186 74 l S 222 44 m 222 74 l
S 258 44 m 258 74 l S Q}\slot{150}{6 21 6 6 re 6 15 6 6 re}{3}\slot{258}{6 15 12 12
re}{2}\fanopoint{24}{77}{\eightrm0}\fanopoint{60}{77}{\eightrm1}\fanopoint{96}{77}{\eightrm2}\fanopoint{132}{77}{\eightrm3}\fanopoint{168}{77}{\eightrm4}\fanopoint{204}{77}{\eightrm5}\fanopoint{240}{77}{\eightrm6}\fanopoint{276}{77}{\eightrm7}\asked{120}{-12
13 12 6 re}{42}{another is there: no}\asked{216}{-6 19 6 6 re -6 13 6 6 re}{22}{nobody:
no}\asked{282}{-12 13 12 12 re}{-4}{2 covers}\hss}}
\caption{Three questions to a table, if it had eight slots only. Situations of a board of $2\times4$; what
is covered is dark. The hash of the first leads to slot~4, where another one is.}}\medskip
\noindent To search twice costs time, and never a cover. What was stored last is, as luck
would have it, also what is asked for most, for a search stays in the same
corner for long.
@^transposition table@>

@<Declare the class |TranspositionTable|@>=
class TranspositionTable {
public:
  explicit TranspositionTable(std::size_t words,
    std::size_t bytes = std::size_t(1) << 20);
    /* for keys of so many |words|. It begins with 512 slots, and takes at most half of so many |bytes|
       (or those 512), or 16 times as much if they are in great demand */
  Bits const* find(Bits const* key);
    /* the value that was stored with this key, or null if there is none, or
       it was forgotten. Constant time */
  void store(Bits const* key, Bits value); /* the key must not be zero */
  bool is_in_vain() const { return stores > 1024 and 32 * answers < stores; }
    /* has it been asked for long, and hardly ever known the answer? */
private:
  std::size_t slot_of(Bits const* key) const;
  bool is_in_demand();
  void enlarge();
  std::size_t words, most;
  std::size_t mask; /* there are so many slots, minus one; a power of two */
  std::size_t used = 0; /* so many of them hold something */
  std::size_t stores = 0, answers = 0; /* so far; beyond the bound, of late for the most part */
  bool may_grow = true; /* is there memory to spare? */
  std::vector<Bits> slots; /* for each: the key, and the value */
};

@ An empty slot needs no mark. The key of all zeros is never asked for, since a search asks only where
something is left; and all zeros is a slot in which nothing was ever stored. All differences are collected before we look whether there is one,
for most keys are one or two words, and a guess is dearer than a word.

@<Look into the table@>=
inline std::size_t TranspositionTable::slot_of(Bits const* key) const
{
  return (hash_of({key, words}) & mask) * (words + 1);
}
inline Bits const* TranspositionTable::find(Bits const* key)
{
  Bits const* const slot = slots.data() + slot_of(key);
  Bits difference = 0;
  for (std::size_t w = 0; w < words; ++w) difference |= slot[w] ^ key[w];
  answers += difference == 0;
  return difference == 0 ? slot + words : nullptr;
}

@ When a quarter of the slots are in use, we take four times as many, if we
may. A problem that is solved in a millisecond should not have to clear a
megabyte first.
A bound of one megabyte, or of two, makes no difference; with four, which do not fit into a
near cache, some problems that never come back to anything take 1.6 times as long.

When may it grow beyond that? Sixteen permuted numbers have $2^{16}$ situations, and
each of them is asked for again and again; within one megabyte the search visits 31 million
nodes, and with a table that grows, 824{,}478. We
store what we could not find; so if the answers are no fewer than the stores,
then every second question has an answer, and a full table deserves
to grow. And one that has hardly ever known an answer need not grow at all.

Of a full table, the last thousands of questions count, and older ones for half as much whenever 2048 have been stored. (For some time the count began anew then. But a run of a thousand questions without an answer is nothing unusual, and if it came
at such a moment, it looked as if no question had ever been answered: a sudoku of order~16, of which every fifth was, had to forget everything, and was counted in 1.8 times the time. Nobody had noticed; there was no wrong answer, and
a little later, or with one clue more, all was well.)

@<Make, use, and enlarge a table@>=
TranspositionTable::TranspositionTable(std::size_t w, std::size_t bytes) : words(w), mask(511)
{
  most = 512;
  while (4 * most * (words + 1) * sizeof(Bits) <= bytes) most *= 2;
  slots.resize((mask + 1) * (words + 1));
}
void TranspositionTable::store(Bits const* key, Bits value)
{
  ++stores;
  if (used > mask / 4 and may_grow and is_in_demand()) enlarge();
  Bits* const slot = slots.data() + slot_of(key);
  used += static_cast<std::size_t>(
    std::count(slot, slot + words, Bits(0))) == words;
  std::copy_n(key, words, slot);
  slot[words] = value;
}
bool TranspositionTable::is_in_demand()
{
  if (mask + 1 < most) return 256 * answers >= stores;
  if (stores < 2048) return false;
  bool const is_rich = answers + 1 >= stores; /* nobody can have asked for the newest */
  stores /= 2, answers /= 2;
  return is_rich and mask + 1 < 16 * most;
}

@ The old slots are moved one by one. Slot~0 comes last, because the empty
ones are moved, too, and since their key is zero, they all go to slot~0.
(Others may want to go to the same new place only if they shared the old
one, which they did not; so nothing is lost.)

@<Make, use, and enlarge a table@>=
void TranspositionTable::enlarge()
{
  std::size_t const times =
    mask + 1 < most ? std::min(std::size_t(4), most / (mask + 1)) : 2;
  std::size_t const size = (mask + 1) * times * (words + 1);
  may_grow = mask + 1 < most or is_spare(size * sizeof(Bits));
  if (not may_grow) return;
  std::vector<Bits> old(size);
  old.swap(slots);
  mask = (mask + 1) * times - 1;
  for (std::size_t k = old.size(); k > 0; ) {
    k -= words + 1;
    std::copy_n(old.data() + k, words + 1, slots.data() + slot_of(&old[k]));
  }
}

@*1 A diagram. Take a board of $2\times4$, with the squares \.{abcd} in the
upper row and \.{efgh} in the lower one. It has five covers by dominoes. We
draw a node for each situation in which the search branches, and write at
its edges which options are chosen on the way to the next one.

\def\node#1#2#3#4{\pdfliteral{q 1 0 0 1 #1 #2 cm 1 g 0 0 36 18 re f .35 g #4 f .6 w .3 G 0 0 36 18
re 0 9 m 36 9 l 9 0 m 9 18 l 18 0 m 18 18 l 27 0 m 27 18 l S Q}\fanopoint{#1}{#2}{\kern36bp#3}}%
\medskip\vbox{\centerline{\hbox to 300bp{\vbox to 98bp{}\pdfliteral{q .8 w .3 G 48 47 m 100 76 l S 48
43 m 100 18 l S 136 76 m 252 50 l S 118 66 m 118 29 l S 94.7 75.3 m 100 76 l 96.6
71.8 l S 96.4 22 m 100 18 l 94.6 18.4 l S 116 33 m 118 28 l 120 33 l S 248.6 53 m 253 50 l 247.7 49.1 l S
247 48 m 252 46 l 247 44 l S 246.6 41.6 m 252 42 l 248.4 38 l S 136 22 m 180 30 200 46 252 46 c S 136 12 m 190
6 220 26 252 42 c S Q}\node{10}{36}{\raise20bp\hbox{1}}{}\node{100}{67}{\raise20bp\hbox{3}}{0 0 9 18 re}\node{100}{10}{\lower9bp\hbox{2}}{0 0 18 18
re}\node{254}{37}{}{0 0 36 18 re}\fanopoint{66}{67}{\it ae}\fanopoint{62}{20}{\it ab,
ef}\fanopoint{132}{44}{\it bf}\fanopoint{206}{67}{\it bc, dh,
fg}\fanopoint{176}{38}{\it cd, gh}\fanopoint{216}{10}{\it cg, dh}\hss}}
\caption{The diagram of a board of $2\times4$. What is dark has been covered; the rightmost node is a
cover. Five paths lead to it, and five covers there are.}}\medskip
Two edges lead to node~2. The search has been there once; when it came for
the second time, it was told what it would find. Each path from node~1 to a
cover is one of the five covers. Such a picture, a directed graph without
cycles in which equal rests are drawn once, is called a {\it decision
diagram}.
@^decision diagram@>

An edge may carry several options, as forced moves are chosen without a
branching. Only nodes with a cover below them are written down, and only
edges to such nodes. And their order is that in which the search has found
them; so he who walks through the diagram, leftmost edge first, tells the
covers in the order of the search. That is the invariant which everything
here is for.
@^invariant of the diagram@>

@ A node is a {\it page}, a piece of one long list of numbers: how
many edges there are; a count, of which we shall hear below; and for each edge, the page to which it leads, how
many options it carries, and the options. The number of a page says where in
the list it begins. Number~0 is no page; as the end of an edge, it means a
cover.
@^page@>

Pages are written from the leaves
upwards. The nodes of the present path are not complete: of each of them some
edges are known. They are kept in one long {\it draft}, where the edges of the
deepest node come last; for the nodes of a path are finished in the opposite
order. When a node is finished, its edges are at the end of the draft, and
become a page.

@<Declare the class |Diagram|@>=
struct PageDraft { /* of the page of a node that is not finished */
  std::size_t begin = 0; std::uint32_t edges = 0; /* in the long draft; */
  bool leads_on = false; /* does one of them lead to another page? */
};

@ So a diagram is one list and one draft, with an account of what was written, and what was read.

@<Declare the class |Diagram|@>=
class Diagram {
public:
  using Number = std::uint32_t;
  struct Edge { Number target; std::span<Number const> options; };
  static constexpr std::size_t block = 8; /* options are copied so many at a time */
  explicit Diagram(std::size_t bytes = std::size_t(64) << 20)
    : memory(bytes + block * sizeof(Number), for_others), most(bytes / sizeof(Number))@+{@+}@/
  @<Write, and read, a page@>
private:
  bool pays(double moves) const;
  bool has_room(std::size_t end);
  bool is_short(Number page) const;
  @<Declare how a page is unfolded@>
  void draft_edge(PageDraft& node, Number target, std::span<int const> options,
    std::span<Number const> more);
  GrowingRoom memory; /* of the list, and |block| more, which grows (\sec{base/pages}) */
  Number* list = nullptr;
  std::size_t used = 1; /* so many numbers of the list are used; */
  std::size_t room = 0; /* there is room for so many, */
  std::size_t most;     /* and never for more than so many */
  std::vector<Number> draft;
  bool full = false, paid = true;
  std::uint64_t edges_written = 0, edges_retold = 0, options_written = 0;
};

@ A page is drafted, edge by edge, while its node is searched, and written when that is finished.

@<Write, and read, a page@>=
PageDraft begin() const { return {draft.size(), 0, false}; } /* of a new node */
void add_edge(PageDraft& node, Number target, std::span<int const> options);
  /* |node| must be the deepest */
Number finish(PageDraft const& node); /* writes a page, and returns its number;
  or 0, if it has no edges, or there is no room, and then no more is written */
bool has_paid() const { return paid; } /* what was written, or is it too early to tell? */
bool is_recording() const { return paid and not full; } /* are pages written? */

@ To read an edge is the whole of retelling, and must be quick.

@<Write, and read, a page@>=
std::uint64_t retold() const { return edges_retold; } /* so many edges, */
void add_retold(std::uint64_t more) { edges_retold += more; } /* as those say who read them */
Number edges_of(Number page) const { return list[page]; }
static Number first_edge(Number page) { return page + 2; }
static Number next_edge(Number place, Edge const& e)
{
  return place + 2 + static_cast<Number>(e.options.size());
}
Edge edge_at(Number place) const
{
  Number const* const e = list + place;
  return {e[0], std::span<Number const>(e + 2, e[1])};
}
static void copy(std::span<Number const> options, int* to) /* there must be room for
  |block| more */
{
  std::size_t k = 0;
  do std::memcpy(to + k, options.data() + k, block * sizeof(int));
  while ((k += block) < options.size());
}

@ {\it Short pages.} Half of the pages of a tree with many covers are at its leaves. Each of those tells two or three covers, and
has to be opened, read, and closed. So a page that is short, and leads to nothing but covers, is not worth an edge:
its lines are copied into the page above, with the edge's own options in front of them. In the picture, node~3 gets
three lines, where \.{bf} led to node~2: \.{bc}, \.{dh}, \.{fg}; \.{bf}, \.{cd}, \.{gh}; and \.{bf}, \.{cg}, \.{dh}. Now it is short itself, and so node~1 tells all five covers. A page may be copied more than once, so this takes
room; therefore ``short'' is a number of {\it numbers}, 32 with lengths and targets. (With 128 of them, a sudoku of $16\times16$ squares takes 2.4 times as long.) The order of the covers is the same.

And while a line is copied to the path, it matters that nobody asks how long it is: options are copied eight at a time, which is one
instruction. So there are eight numbers more behind the last page, and as much room behind every path. Both together,
with a loop that need not go back to the search, tell a cover in 3 to 5 nanoseconds, where it was 8 to 12.
@^retelling@>

@<Write the diagram@>=
bool Diagram::is_short(Number page) const
{
  Number place = first_edge(page);
  Number const end = place + 32;
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

@ {\it Unfolded pages.} The times of dominoes, permutations, timetables, texts, and independent sets, with 4 to 19 covers a page, are well explained by two
nanoseconds for a line and eight for a page, since the processor cannot foresee where a page ends. So larger pages would be better, if they are told often enough to repay
the copying; and we know that of a page which {\it has\/} been told often. Each page that leads on to others counts its tellings, and at the 64th it is {\it unfolded\/}:
all covers below it are written into a new page. (Compilers that work while a program runs do the same with functions that are called often.) Whoever asks for the old page is sent to the new one, and the edge by which he came
is turned to it.
@^unfolding@>

The count begins with~1, since the covers were told when they were found; it is 0 if there is nothing to be unfolded, because the page leads to covers only, or was tried, and is too long or not worth it. Once there is a new page, the count becomes
a {\it forwarding pointer}, the sum of |often| and the number of the new page.
@^forwarding pointer@>

@<Write, and read, a page@>=
Number opened(Number page) /* a page with the covers of this one, which is told once more */
{
  Number& times = list[page + 1];
  times += times - 1 < often - 1; /* not if it is 0 */
  return times < often ? page : unfolded(page);
}
Number opened_from(Number place) /* likewise, for the page to which the edge there leads */
{
  Number const known = list[place], page = opened(known);
  if (page != known) list[place] = page;
  return page;
}

@ When is it worth it? A page below that need not be opened any more saves its eight nanoseconds. But what its edge had in front of all its lines is now in each of them, and copied to the path each time, eight numbers in half a nanosecond. So we keep an
account, in numbers: 128 for a page, less what is in front of each line. (Without it, a chain of three hundred dominoes with a choice of twelve behind it took three times as long.)

Independent sets take .74 of the time, dominoes .80, and timetables .86; permutations have long pages already, and gain nothing. The price is the counting, a fiftieth of the time of a sudoku of order~16. (If {\it all\/} pages are copied into those above as long as there are no more than 128 numbers, with no count, dominoes gain as much, and pairs with square sums take 1.7 times as long.)

@<Declare how a page is unfolded@>=
static constexpr Number often = 64; /* times that a page is told before it is unfolded */
struct Unfolding {
  PageDraft all; /* the new page */
  std::vector<int> path = std::vector<int>(); /* what its next lines begin with */
  std::ptrdiff_t saved = -128; /* in numbers; the first page must be opened as before */
};
std::size_t copied = 0; /* so many numbers are in unfolded pages */
Number unfolded(Number page); /* the page in its place; or itself */
bool unfold(Number page, Unfolding& u); /* is all of it drafted? */

@ It is drafted as the page of a node, behind all others, and whatever comes of it, this is done once. For want of room the others are not given up.

@<Write the diagram@>=
Diagram::Number Diagram::unfolded(Number page)
{
  if (list[page + 1] > often) return list[page + 1] - often;
  Unfolding u = {begin()};
  bool const pays = is_recording() and unfold(page, u) and u.saved >= 0;
  std::size_t const size = 2 + draft.size() - u.all.begin;
  Number const now = pays and has_room(used + size) ? finish(u.all) : 0;
  draft.resize(u.all.begin);
  list[page + 1] = now == 0 ? 0 : often + now;
  if (now != 0) copied += size;
  return now == 0 ? page : now;
}

@ A page has 4096 numbers at most, and all unfolded pages together a megabyte; other pages need the room. So how deep can this go, and how long can it last? Each level has an option on the path, which is counted;
and as a page that leads to no cover is never written, there is a line at the end of each way. Both come to an end at the same bound.

@<Write the diagram@>=
bool Diagram::unfold(Number page, Unfolding& u)
{
  u.saved += 128;
  Number place = first_edge(page);
  for (Number left = edges_of(page); left > 0; --left) {
    Edge const e = edge_at(place);
    place = next_edge(place, e);
    auto const size = draft.size() - u.all.begin + u.path.size() + e.options.size() + 2;
    if (size > 4096 or copied + size > 1 << 18) return false;
    if (e.target == 0) {
      draft_edge(u.all, 0, u.path, e.options);
      u.saved -= std::ssize(u.path);
    } else {
      u.path.insert(u.path.end(), e.options.begin(), e.options.end());
      if (not unfold(e.target, u)) return false;
      u.path.resize(u.path.size() - e.options.size());
    }
  }
  return true;
}

@ An edge is drafted behind those that are there.

@<Write the diagram@>=
void Diagram::draft_edge(PageDraft& node, Number target, std::span<int const> options,
  std::span<Number const> more)
{
  node.leads_on |= target != 0;
  draft.push_back(target);
  draft.push_back(static_cast<Number>(options.size() + more.size()));
  draft.insert(draft.end(), options.begin(), options.end());
  draft.insert(draft.end(), more.begin(), more.end());
  ++node.edges;
}

@ If there is no room for a page, nothing more is written.

@<Write the diagram@>=
Diagram::Number Diagram::finish(PageDraft const& node)
{
  auto const text = std::span(draft).subspan(node.begin);
  std::size_t const end = used + 2 + text.size();
  full = full or node.edges == 0 or not has_room(end);
  if (full) return 0;
  auto const page = static_cast<Number>(std::exchange(used, end));
  list[page] = node.edges;
  list[page + 1] = node.leads_on;
  std::ranges::copy(text, &list[first_edge(page)]);
  edges_written += node.edges;
  options_written += text.size() - 2*node.edges;
  paid = paid and (edges_written <= 20'000 or pays(.125)) and (edges_written <= 100'000 or pays(7));
  draft.resize(node.begin);
  return page;
}

@ To write everything down takes time, too, and many problems have covers
that are all different. Does it pay? An edge that is retold saves the moves of its options, which need not be searched for. So if
$r$ edges are retold for each that is written, and an edge has $k$ options on the average, to write it has saved $rk$ moves. Here are
those of 100{,}000 edges, and the time of writing on to the end, in times of what it takes to forget everything then:
$$\vbox{\halign{#\hfil\quad&\hfil#\quad&\hfil#\cr
&$rk$&{\it time}\cr
\noalign{\smallskip}
Langford's pairs, 12&.05&1.5\cr
random triples&.6 to .7&1.1\cr
random coloured items&3&1.5\cr
shifts of workers&3&1.6\cr
Latin squares of order 7&3 to 4&1.3 to 1.4\cr
Latin squares of order 8&4 to 7&1.0 to 1.2\cr
pairs with square sums&12 to 14&.6 to .8\cr
sudoku of order 9&15 to 18&.7\cr
sudoku of order 16&300&.2\cr}}$$
So an edge costs about as much as seven moves. If fewer have been saved after 100{,}000 edges, nothing more is written, and the search
asks no more. (To ask for what the diagram knows would take a tenth of
the time of Latin squares of order~8.) A diagram that is full is another matter; it has paid, and what it knows will be retold to the end.

Why not earlier? On the chessboard, if its squares are taken in order and the dominoes in disorder, the search finds nothing again for a long time; in
one of 26 such orders $rk$ was .4 after 40{,}000 edges, and 6 after 50{,}000; if it is given up in between, the search takes five times as long. So after 20{,}000 edges
we ask for an eighth of a move only, which Langford's pairs do not reach.

@<Write the diagram@>=
bool Diagram::pays(double moves) const
{
  auto const edges = static_cast<double>(edges_written);
  return static_cast<double>(edges_retold)*static_cast<double>(options_written)
    >= moves*edges*edges;
}

@ How much memory may a diagram take? At first a quarter of a megabyte, and twice as much whenever it is full, up to 64. (With 16, to divide 78 numbers into triples of equal
sum takes 4.4 times as long; there are 98 million ways.)

@<Write the diagram@>=
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

@ \pitfall{Remembering a situation of which a part was given away to another thread
(\sec{fast/threads}). Such a node is {\it torn}, and the table does not hear of it. And to write the new page over the old one, which is shorter.}

\pinned{\.{tests/fast/transposition\UL test.cpp} pins the number of nodes, unfolds pages by themselves and in a search that stops and gives away, and compares covers and their order with the list.}

\exercise[20]{A board of $2\times n$ has a Fibonacci number of covers by dominoes, 1{,}346{,}269 for $n=30$.
How does the number of nodes grow, if covers are only counted?}
\answer{Linearly: each situation is met once, and the number of situations is proportional to~$n$.
The program needs $2n-3$ nodes for $n\ge2$, as the last squares are counted without a node; 57 for $n=30$.
(Say \cmd{dlx count --stats --engine masks}, after \cmd{dlx make dominoes 2x30}.)}

\summary{Without secondary items, the open items are all that matters for
what comes below a node. Remember, for each set of open items, the number of
covers, or a page that tells them again in the same order. Forget when there
is no room, and ask no more when it does not pay.}
