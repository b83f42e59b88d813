@** Where a state keeps its bits. \label{fast/state_layout}%
A state says of each item on the frontier what its gauge shows. The frontier
moves, though: items come, and others go, several hundred of them on a large
board, and only a dozen are there at the same time. How many bits must a
state have, and which of them belongs to whom?

A gauge that enters the frontier is given a place, the first one that is
vacant and does not cross the boundary of a word; when it leaves, the place
is vacant again, like a bed in a hotel. Thus three bits are enough for the
six squares of our little board:

\medskip\vbox{\centerline{\hbox to 304bp{\vbox to 92bp{}\pdfliteral{q .5 w .3 G .8 .88 .97 rg 34 64
160 14 re B .93 .93 .93 rg 196 64 106 14 re B .8 .88 .97 rg 34 46 106 14 re B .93 .93 .93 rg 142 46
160 14 re B .8 .88 .97 rg 34 28 52 14 re B .93 .93 .93 rg 88 28 160 14 re B [2 2] 0 d 250 28 52 14
re S Q}%
\fanopoint{114}{68}{\eightrm 3}%
\fanopoint{249}{68}{\eightrm 6}%
\fanopoint{87}{50}{\eightrm 2}%
\fanopoint{222}{50}{\eightrm 5}%
\fanopoint{60}{32}{\eightrm 1}%
\fanopoint{168}{32}{\eightrm 4}%
\fanopoint{14}{68}{\eightrm bit 2}%
\fanopoint{14}{50}{\eightrm bit 1}%
\fanopoint{14}{32}{\eightrm bit 0}%
\fanopoint{60}{84}{\eightrm leg 1}%
\fanopoint{60}{15}{{\ninett 010} \eightrm 1}%
\fanopoint{60}{4}{{\ninett 100} \eightrm 1}%
\fanopoint{114}{84}{\eightrm leg 2}%
\fanopoint{114}{15}{{\ninett 000} \eightrm 1}%
\fanopoint{114}{4}{{\ninett 101} \eightrm 1}%
\fanopoint{168}{84}{\eightrm leg 3}%
\fanopoint{168}{15}{{\ninett 001} \eightrm 2}%
\fanopoint{168}{4}{{\ninett 010} \eightrm 1}%
\fanopoint{222}{84}{\eightrm leg 4}%
\fanopoint{222}{15}{{\ninett 000} \eightrm 2}%
\fanopoint{222}{4}{{\ninett 110} \eightrm 1}%
\fanopoint{276}{84}{\eightrm leg 5}%
\fanopoint{276}{15}{{\ninett 000} \eightrm 3}%
\fanopoint{14}{15}{\eightrm states}\hss}}
\caption{Which square has which bit. Squares 1, 2, and~3 leave, and 4, 5, and~6 move in. Below, the
states after each leg, with bits 2, 1, 0 from left to right, and how many ways lead to each of
them.}}\medskip

What a bit means changes from leg to leg; \.{010} is square~2 after the
first leg, and square~5 after the third. That is no danger, because states
of different legs never meet in one table. But a bit must be clear when it
gets a new owner, or else square~4 would be covered from the beginning
because square~1 was. This is the reason for |keep|, below: it wipes out
what leaves, {\it in the same pass\/} in which the place becomes vacant.

If the bits of vacant places are so scattered that a gauge does not fit,
which takes some bad luck with wide gauges, then the layout is {\it full},
and its user has to give up.

@(dlx/fast/state_layout.hpp@>=
#pragma once
/* Which bits of a state belong to which item of the frontier, and what an
   option does to these bits. A bit has one owner at a time. */
#include "dlx/fast/route.hpp"
#include "dlx/more/problem.hpp"
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>
namespace dlx {
constexpr std::size_t most_words = 4; /* of 64 bits, in a state */
using StateWords = std::array<std::uint64_t, most_words>; /* those that a
  state does not have are zero */
@<Describe what an option does to a state@>
@<Declare the layout of a state@>
} // |namespace dlx|

@ The places are given out by one class, which serves the walk of \sec{fast/frontier} alone. It stands by itself
since what it promises can be tested without a walk.

@(dlx/fast/state_layout.cpp@>=
#include "dlx/fast/state_layout.hpp"
#include "dlx/base/index.hpp"
namespace dlx {
@<Find a place for a gauge@>
@<Find out what an option does@>
@<Let items leave@>
} // |namespace dlx|

@ What does an option do to a state? To most of its items it does something
simple: their bit must be clear, and is set. For these there is a list of
bits that bar the way if they are set, |barred|, and one of bits that become
set, |taken|, so that a whole option is tested with one operation for each
word. (A saturating gauge of one bit, ``at least one'', is in the second
list only.) What is not so simple is a |Change|, one for each item concerned:
a counter that goes up, or a colour that must agree.

To make a change means to change a state, or to say that it is impossible.
An item that has been covered without a colour, which is the value~1, agrees
with nobody, not even with another one of its sort. This function is called
in the innermost loop of all, hence |inline|.

@<Describe what an option does to a state@>=
struct Change { /* of a gauge that is not a flag */
  std::size_t word;     /* in which its bits are */
  int shift;            /* where in this word */
  std::uint64_t ones;   /* as many as it has bits */
  std::uint64_t value;  /* the cap of a counter, or the colour, plus 1 */
  bool is_colour, saturates; /* as in |Gauge| */
};
struct Transition { /* what an option does to a state */
  StateWords barred = StateWords(); /* none of these bits may be set */
  StateWords taken = StateWords();  /* these bits will be set */
  std::vector<Change> changes; /* all of these must be possible */
};
inline bool make_change(Change const& c, std::uint64_t& word)
{
  std::uint64_t const now = (word >> c.shift) & c.ones;
  if (c.is_colour) {
    if (now == 0) word |= c.value << c.shift;
    return (now == 0) or (now == c.value and now > 1);
  }
  if (now < c.value) word += std::uint64_t(1) << c.shift;
  return now < c.value or c.saturates;
} /* is it possible? Otherwise the |word| is of no use any more */

@ When items leave, their gauges must show what they should, and then their
bits are wiped out, so that states which differ only in the past become
equal. Flags that must be set are collected in |must|; other lower bounds,
which are rarer, in |checks|; and |keep| has the bits of those who stay.

@<Describe what an option does to a state@>=
struct Departure { /* of the items that are past, at the end of a leg */
  StateWords must = StateWords();   /* these bits have to be set */
  StateWords keep = StateWords();   /* all others are wiped out */
  std::vector<Change> checks; /* gauges that must show |value| at least */
};

@ The layout changes on the way. It is told who enters, by |place|, or
because an option needs a place for its items; and it is told who leaves.
{\it No bit ever has two owners\/}; this is its invariant.
@^invariant of a layout@>

@<Declare the layout of a state@>=
class StateLayout {
public:
  StateLayout(Problem const& problem, std::vector<Gauge> const& g, std::size_t n)
    : p(problem), gauges(g), words(n), at(g.size(), -1)@+{@+} /* both must live
    longer; at most |most_words| words */
  bool place(int item); /* gives it bits, if it needs any and has none; has it
    bits now? */
  Transition transition_of(int option); /* gives all of its items a place */
  Departure leave(std::vector<int> const& items); /* their places are vacant
    from now on */
  bool is_full() const { return full; } /* was there a gauge that did not
    fit? Then nothing that was said since then is right */
private:
  std::uint64_t bits_of(int item) const; /* in its word */
  Change change_of(int item, int value) const;
  Problem const& p;
  std::vector<Gauge> const& gauges;
  std::size_t words;
  std::vector<int> at; /* the number of the first bit of each item, or $-1$ */
  StateWords owned = StateWords(); /* bits that belong to an item */
  bool full = false;
};

@ Flags are one bit wide, and nearly all gauges are flags; for them, the
first vacant bit will do. Others need so many in a row, in the same word.

@<Find a place for a gauge@>=
std::uint64_t StateLayout::bits_of(int item) const
{
  return gauges[item].ones() << at[item] % 64;
}
bool StateLayout::place(int item)
{
  int const width = gauges[item].width;
  if (width == 0 or at[item] >= 0) return width > 0;
  for (at[item] = 0; index(at[item]) < 64 * words; ++at[item]) {
    std::uint64_t& word = owned[index(at[item] / 64)];
    if (at[item] % 64 + width > 64 or (word & bits_of(item)) != 0) continue;
    word |= bits_of(item);
    return true;
  }
  at[item] = -1;
  full = true;
  return false;
}

@ The transition of an option is put together once, and made very often.

@<Find out what an option does@>=
Change StateLayout::change_of(int item, int value) const
{
  Gauge const& g = gauges[item];
  return {index(at[item] / 64), at[item] % 64, g.ones(),
    static_cast<std::uint64_t>(value), g.has_colours, g.saturates};
}
Transition StateLayout::transition_of(int option)
{
  Transition t;
  for (Entry const& e : p.option(option)) {
    Gauge const& g = gauges[e.item];
    if (not place(e.item)) continue; /* it has no bits, or no place for them */
    auto const w = index(at[e.item] / 64);
    if (g.is_flag()) t.barred[w] |= bits_of(e.item);
    if (g.cap == 1 and not g.has_colours) t.taken[w] |= bits_of(e.item);
    else t.changes.push_back(
      change_of(e.item, g.has_colours ? e.colour + 1 : g.cap));
  }
  return t;
}

@ For example, let an option have four items: \.A is exact, \.B has the bounds \.{1:2}, \.C has
\.{1:*}, and \.X is secondary and gets the third of six colours, the value~4. Their gauges have 1, 2, 1, and 3 bits,
those of \.A on the right. |barred| is \.{000 0 00 1}, and |taken| is \.{000 1 00 1}, as \.C may have been
covered before. \.B counts, and \.X must agree; so there are two changes. From the state \.{000 0 00 0},
the option leads to \.{100 1 01 1}. Another option, of \.B and of \.X in the same colour, leads on to \.{100 1 10 1}; with another
colour it is impossible, and so is a third option that has~\.B.

@ Take the third leg of the board. Its options are 34 and 35, and item 3
will be left behind. For 34, both |barred| and |taken| are \.{101}, square~3
in bit~2 and square~4 in bit~0. The state \.{000} becomes \.{101}; the state
\.{101} clashes. At the end of the leg, |must| is \.{100}, since 3 must have
been covered, and |keep| is \.{011}. So \.{000} itself is dropped; what came
of it, \.{101}, becomes \.{001}; and the old state \.{101}, in which no
option was taken, becomes \.{001} as well. That is where the two stories
meet.

@ What leaves is asked first, and then loses the place. The masks that are
returned are for a leg whose options have got their transitions before; these
are not changed any more, and still speak of the old owners. That is right: the
states of this leg do so, too.

An item without options comes and goes on the same leg. If it must be
covered, its bit has to be set, and never was; so no state survives its
departure, and the number of covers is zero. That is as it should be.

@<Let items leave@>=
Departure StateLayout::leave(std::vector<int> const& items)
{
  Departure d;
  d.keep.fill(~std::uint64_t(0));
  for (int i : items) {
    Gauge const& g = gauges[i];
    if (at[i] < 0) continue;
    auto const w = index(at[i] / 64);
    d.keep[w] &= ~bits_of(i);
    owned[w] &= ~bits_of(i);
    if (g.width == 1 and g.lower == 1) d.must[w] |= bits_of(i);
    else if (g.lower > 0) d.checks.push_back(change_of(i, g.lower));
    at[i] = -1;
  }
  return d;
}

@ \pitfall{Wiping the bits of those who leave one pass too late: the next
owner moves in before the bed has been made.}

\pinned{\.{tests/fast/state\UL layout\UL test.cpp} checks the little board bit by bit, and that no bit ever has two owners.}

\exercise[10]{A word has four bits, with a flag in each. The flags in the second and in the fourth leave. Does a
gauge of two bits fit?}
\answer{No: two bits are vacant, but not side by side, so the layout is full. (This is why a route may have
only 60 bits if a state has 64, \sec{fast/frontier}.)}

\summary{A gauge gets its bits when its item comes to the frontier, and gives
them back when it leaves. What an option does to a state is two masks and,
seldom, a change or two.}
