@** Each of them once. \label{fast/state_table}%
Two stories that lead to the same state are continued together; so whenever
a story arrives at a state, the first question is whether another has been
there before. It is asked millions of times
a second. How is it answered?

With a hash table, of course; that is not what this short chapter is about. It
is about an {\it order}. The walk of \sec{fast/frontier} goes through all states
of a table and puts their successors into the next one, and it should do so
in the same order on every machine, whatever the hash function is; its
effort is counted, and a race is decided by it. So the states themselves
stand in a list, in the order in which they were first met, and the hash
table only says where in the list. With eight slots it could look like this:

\medskip\vbox{\centerline{\hbox to 250bp{\vbox to 92bp{}\pdfliteral{q .5 w .3 G 1 g 60 48 18 14 re B
1 g 78 48 18 14 re B .8 .88 .97 rg 96 48 18 14 re B 1 g 114 48 18 14 re B 1 g 132 48 18 14 re B .8
.88 .97 rg 150 48 18 14 re B .98 .85 .75 rg 168 48 18 14 re B 1 g 186 48 18 14 re B .8 .88 .97 rg 30
4 56 14 re B .8 .88 .97 rg 110 4 56 14 re B .98 .85 .75 rg 190 4 56 14 re B .9 w 105 48 m 134 19 l S
133.4 22.6 m 134 19 l 130.4 19.6 l S 159 48 m 64 19 l S 67.5 17.9 m 64 19 l 66.3 21.9 l S .8 .3 0 RG
177 48 m 214 19 l S 212.9 22.5 m 214 19 l 210.3 19.2 l S 159 82 m 159 72 l S 159 74 m 159 80 177 82
177 76 c S 177 76 m 177 71 l S 179.1 74 m 177 71 l 174.9 74 l S  Q}%
\fanopoint{69}{52}{\eightrm 0}%
\fanopoint{69}{64}{\sevenrm 0}%
\fanopoint{87}{52}{\eightrm 0}%
\fanopoint{87}{64}{\sevenrm 1}%
\fanopoint{105}{52}{\eightrm 2}%
\fanopoint{105}{64}{\sevenrm 2}%
\fanopoint{123}{52}{\eightrm 0}%
\fanopoint{123}{64}{\sevenrm 3}%
\fanopoint{141}{52}{\eightrm 0}%
\fanopoint{141}{64}{\sevenrm 4}%
\fanopoint{159}{52}{\eightrm 1}%
\fanopoint{159}{64}{\sevenrm 5}%
\fanopoint{177}{52}{\eightrm 3}%
\fanopoint{177}{64}{\sevenrm 6}%
\fanopoint{195}{52}{\eightrm 0}%
\fanopoint{195}{64}{\sevenrm 7}%
\fanopoint{58}{8}{{\ninett 000}\quad\eightrm 2}%
\fanopoint{23}{8}{\eightrm 1}%
\fanopoint{138}{8}{{\ninett 110}\quad\eightrm 1}%
\fanopoint{103}{8}{\eightrm 2}%
\fanopoint{218}{8}{{\ninett 101}\quad\eightrm 1}%
\fanopoint{183}{8}{\eightrm 3}%
\fanopoint{159}{84}{{\ninett 101}}%
\fanopoint{32}{52}{\eightrm slots}%
\fanopoint{6}{8}{\eightrm list}\hss}}
\caption{A table of eight slots, with two states in the list and the ways behind each (blue); slots~2
and~5 say where they stand. A third state, \hbox{\ninett101}, is added (orange): it wants slot~5, but finds the first
state there, which is another one; the next slot is empty, so it is new, and takes it.}}\medskip

\noindent If \.{000} comes again, with 3 ways, its slot says~1; the first state of the list is the
same, and now it has~5.

@ A state is a few words of 64 bits (\sec{fast/state_layout}). States are
compared and hashed as wholes; which bit belongs to which item is no business
of this table. It is twice as large as the list at least; a collision goes on
to the next place.
@^hash table@>

Two relations hold between the calls of |add|. {\it Each state stands in the
list once}; otherwise there would still be the right number of ways in all,
but the list would grow like the number of stories, and the whole idea be
lost. And {\it between the place where a state wants to be and the place
where it is, no slot is empty\/}; so |find| may stop at the first empty
slot, and knows that the state is new. The second relation survives because
nothing is ever taken out of a table. When a leg is done, the whole table is
thrown away.
@^invariant of a state table@>

@<Declare a table of states@>=
template<std::size_t breadth> using State =
  std::array<std::uint64_t, breadth>;
using Ways = std::span<std::uint64_t const>; /* a number in words of 64 bits, the
  lowest first; at least one */
template<std::size_t breadth> class alignas(64) StateTable {
public:
  explicit StateTable(std::size_t expected = 0) /* so many states; a guess */
    : slots(std::bit_ceil(2*expected + 16)) {}
  void add(State<breadth> const& state, Ways more); /* so many more
    ways to arrive there. Constant time, on the average. |more| is not of this table */
  Ways ways(std::size_t k) const /* to arrive at |states[k]|, until the next |add| */
    { return {numbers.data() + k*width, width}; }
  std::vector<State<breadth> > states; /* in the order in which they were
    first met; at most $2^{31}$ of them */
  std::uint64_t arrivals = 0; /* calls of |add|; whoever counts them may begin anew */
private:
  std::uint32_t& find(State<breadth> const& state);
  void grow();
  void increase(std::size_t k, Ways more);
  void widen(std::size_t to);
  std::vector<std::uint32_t> slots; /* 1 + an index of |states|, or 0 */
  std::vector<std::uint64_t> numbers; /* of ways, |width| words for each state */
  std::size_t width = 1;
};

@ Several tables may be filled at the same time, each by a thread of its own (\sec{fast/frontier}); so each begins on a line
of the cache that it shares with no other, and this is what the 64 means. All of it is in a header, because it is a template
in the number of words of a state.

@(dlx/fast/state_table.hpp@>=
#pragma once
/* A list of states, each once, with the number of ways that lead to it; and a
   hash table that finds a state in the list. The order of the list does not
   depend on how things hash. */
#include "dlx/base/hash.hpp"
#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>
namespace dlx {
@<Declare a table of states@>
@<Define the functions of |StateTable|@>
} // |namespace dlx|

@ To add means to find first. The reference |slot| points into the slots, which the growing list
leaves alone; it is written before |grow| moves them, for afterwards it would be dangling.

@<Define the functions of |StateTable|@>=
template<std::size_t breadth>
void StateTable<breadth>::add(State<breadth> const& state, Ways more)
{
  if (more.size() > width) widen(more.size());
  std::uint32_t& slot = find(state);
  ++arrivals;
  if (slot != 0) return increase(slot - 1, more);
  states.push_back(state);
  for (std::size_t w = 0; w < width; ++w)
    numbers.push_back(w < more.size() ? more[w] : 0);
  slot = static_cast<std::uint32_t>(states.size());
  if (2*states.size() > slots.size()) grow();
}

@ Where does a state want to be? Where \sec{base/hash} says. Its upper bits have
been brought down by 29 places, so bit~$k$ depends on the lowest $k+30$ bits of the last word. A table takes its bits from 20 upwards, so with
$2^{15}$ slots or more its place depends on all of them.

@<Define the functions of |StateTable|@>=
template<std::size_t breadth>
std::uint32_t& StateTable<breadth>::find(State<breadth> const& state)
{
  std::size_t const last = slots.size() - 1;
  std::size_t k = (hash_of(state) >> 20) & last;
  while (slots[k] != 0 and states[slots[k] - 1] != state) k = (k + 1) & last;
  return slots[k];
}
template<std::size_t breadth> void StateTable<breadth>::grow()
{
  slots.assign(2*slots.size(), 0);
  for (std::size_t i = 0; i < states.size(); ++i)
    find(states[i]) = static_cast<std::uint32_t>(i + 1);
}

@ Now the numbers. Most counts fit into a word of 64 bits, and an addition of words takes no time. But the tilings of a board of $16\times16$
squares do not, and a wrong count looks like any other number. So there are as many words as the largest number of
the {\it table\/} needs, the same for all of its states. Nearly always this is one; whether the sum of two numbers fits is seen by
the carry that is left over at the end. Then all of them get a word more, and it becomes a~1. That takes as long as it takes, but
happens at most once a table for each word of its largest number.

With decimal digits in the place of words, let three states have 2, 7, and~9 ways, in a table of width~1, and let 4 more arrive at the second. Of
$7+4$ the digit~1 is written down, and a carry is left; the table becomes 02, 01, 09, and then 02, 11, 09.
@^carry@>

@<Define the functions of |StateTable|@>=
template<std::size_t breadth>
void StateTable<breadth>::increase(std::size_t k, Ways more)
{
  bool carry = false;
  for (std::size_t w = 0; w < width; ++w) {
    std::uint64_t& sum = numbers[k*width + w];
    bool const once = __builtin_add_overflow(sum, w < more.size() ? more[w] : 0, &sum);
    carry = __builtin_add_overflow(sum, std::uint64_t{carry}, &sum) or once;
  }
  if (not carry) return;
  widen(width + 1);
  numbers[(k + 1)*width - 1] = 1;
}
template<std::size_t breadth> void StateTable<breadth>::widen(std::size_t to)
{
  std::vector<std::uint64_t> wider(states.size()*to);
  for (std::size_t k = 0; k < states.size(); ++k)
    std::ranges::copy(ways(k), wider.begin() + static_cast<std::ptrdiff_t>(k*to));
  numbers = std::move(wider);
  width = to;
}

@ \pitfall{A hash of 64 bits in the place of the state is smaller, and hardly ever wrong; but a
count that is hardly ever wrong is not a count.}

\pinned{\.{tests/fast/state\UL table\UL test.cpp} compares a hundred thousand states with a map, and the numbers of some of
them, which grow to a thousand bits, with those of GMP.}

\exercise[15]{If a state could be taken out again, by writing 0 into its slot, which of the two relations would
break? Two states are enough to get one of them into the list twice.}
\answer{The second. Let $x$ and~$y$ want the same slot; then $y$ stands one slot further on. Take
out~$x$, and look for~$y$: the walk ends at the empty slot of~$x$, and $y$ is put into the list once more. (Who
must take out leaves a mark behind that is not empty, or moves up what follows.)}

\summary{States stand in a list in the order of their first visits, each with
its number of ways; slots twice as many say where. Nothing is ever taken out,
so an empty slot ends a search. Numbers are as wide as the largest of them must be.}
