@** Before the dance. \label{fast/outset}%
A list must be built before anybody can dance on it. The largest file of
\sec{fast/measured} has 120{,}002 options with 720{,}000 entries, which make
a list of 36 megabytes; and when it had been built, there came three forced
moves, which hid all of it, and the search was over. The floor had been
polished for a dance that never came. What is certain without any list?

@ Here are four items and five options; in a moment, nothing will be left of
them.
$$\vbox{\halign{#\quad&\tt#\hfil\qquad&#\hfil\cr
1&A B&\cr
2&B C&\cr
3&C D&\cr
4&A C&\cr
5&A&\cr}}$$
Only option~3 has a \.D, so it is forced. It takes \.C and \.D; the options 2
and 4 want \.C, too, and go. Now \.B is in option 1 only, which was not so
before: option~1 is forced, it takes \.A, and option~5 goes. The cover is
3,~1, and nobody has had to choose anything. (If there had been an option~6
with nothing but~\.B, there would have been something to choose, and the list
would have been built of the options 1, 5, and~6.)
@^forced moves@>

@ What is certain {\it from the outset\/} is found with the problem as it was
read, without any links. There may be a path of options that somebody has
chosen. And there may be forced moves. We need to know which options are
left, in which order they were chosen or found forced, and what has happened
to each item.

{\it The invariant of the outset:} the covers of the problem that contain the
start are the covers that are made of the path and of options that are left.
It holds at any time; so we may stop wherever it becomes too expensive to go
on.
@^outset of a search@>@^invariant of the outset@>

@<Declare what is certain from the outset@>=
struct Outset {
  std::vector<int> path;    /* the start, and then the forced options */
  std::vector<int> options; /* candidates that go with the path, in order */
  std::uint64_t forced = 0; /* so many of the path are */
  std::vector<int> state;   /* of each item, from 1: 0 if it is open, its colour,
    or $-1$ if it is covered */
  bool is_open(int item) const { return state[index(item)] == 0; }
    /* has nothing happened to it? */
};
Outset find_outset(Problem const& problem, std::vector<int> start,
  bool may_force);
  /* what follows from choosing the options of |start|, which must go together;
     without forced moves if we |may| not |force|. Not all forced moves are
     found, but the time is linear in the number of entries */

@ Why should anybody pass a |start|? Because a subtree can be given away. A
branch is a path of options (\sec{fast/masks}), and whoever gets it begins at its
end, with a list that has only what is left there. This is cheaper than to
build the whole list and to cover most of it.

And why should anybody not want forced moves? Because of the choosers. A search
that always takes the smallest item makes the forced moves first anyway, in
whatever order, and no cover comes earlier or later for it. A search that
takes the {\it first\/} open item goes through the items from left to right, and
if a move at the far right were made before all others, the options of a cover
would come in another order. So it gets the problem as it is.

@ Everything else is hidden in the source file.

@(dlx/fast/outset.hpp@>=
#pragma once
/* What is certain before a search begins: the options that have been chosen,
   the moves that are forced by them or by the problem itself, and which options
   are left then. Found without building a list. */
#include "dlx/base/index.hpp"
#include "dlx/more/problem.hpp"
#include <cstdint>
#include <vector>
namespace dlx {
@<Declare what is certain from the outset@>
} // |namespace dlx|

@ A class holds what is needed while we look. It writes its results into an
|Outset|, and is forgotten. (In an earlier edition, the two were one, and it
kept a reference to the problem for the rest of its life, long after it had a
use for it.)

@(dlx/fast/outset.cpp@>=
#include "dlx/fast/outset.hpp"
#include "dlx/fast/rows.hpp"
namespace dlx {
namespace {
@<Declare who looks for forced moves@>
@<Find out what is certain@>
}
@<Begin with the start@>
} // |namespace dlx|

@ To find forced moves, we count the options of each primary item. And which
one is it, if there is one? Nobody wants to make a list of the options of
each item; it would be half of what we try to avoid. A {\it sum\/} of their
numbers is enough: when all others have been subtracted, it is the number of
the last. (Instead of sums we take the exclusive or, which cannot overflow.)

For \.B in our example, the options 1 and~2 make $1\oplus2=3$; when option~2
has gone, $3\oplus2=1$ remains, and this is who is left.
@^exclusive or@>@^census@>

@<Declare who looks for forced moves@>=
struct Census {
  int size = 0;    /* options that are left */
  int mixture = 0; /* the exclusive or of their numbers */
};
class Forcing {
public:
  Forcing(Problem const& p, Outset& o) : problem(p), outset(o)@+{@+}@/
  void choose(int option);
  std::size_t thin_out(); /* drops options that do not fit; how many? */
  void take_census();
  bool force(); /* chooses what is the last option of an item; was there any? */
private:
  bool fits(int option) const; /* does it go with the path? */
  void count(int option, int change);
  Problem const& problem;
  Outset& outset;
  std::vector<Census> counted; /* of the primary items, from 1 */
};

@ The state of an item is one number. Zero means that nothing has happened to
it. A colour means that options with this colour may still come. And $-1$ is no
colour that anybody could have, so nothing fits any more.

An option fits if each of its items is open, or has a colour, and the
option has the same.

@<Find out what is certain@>=
bool Forcing::fits(int option) const
{
  for (Entry const& e : problem.option(option)) {
    int const s = outset.state[index(e.item)];
    if (s != 0 and s != e.colour) return false;
  }
  return true;
}
void Forcing::choose(int option)
{
  outset.path.push_back(option);
  for (Entry const& e : problem.option(option))
    outset.state[index(e.item)] = e.colour == 0 ? -1 : e.colour;
}

@ What a census says is true as long as every option that goes is counted out.
There is one case in which nothing has been counted yet: the options that do
not go with the start are dropped before the census. It would be a waste to
count them first. And if no moves may be forced, there is no census at all.

@ The census is taken once, and corrected whenever an option is dropped. To
count an option, or to count it out, is the same, but for the sign; the
exclusive or does not even have one.

@<Find out what is certain@>=
void Forcing::count(int option, int change)
{
  for (Entry const& e : problem.option(option))
    if (e.item <= problem.primary_count()) {
      counted[index(e.item)].size += change;
      counted[index(e.item)].mixture ^= option;
    }
}
void Forcing::take_census()
{
  counted.resize(index(problem.primary_count()) + 1);
  for (int o : outset.options) count(o, +1);
}

@ A forced move is the last option of an item that is still open. One walk
along the items finds those that are forced now; what they make forced in their
turn is found by the next walk, after the options have been thinned out. If two
items have one option left, and these two do not fit together, then only the
first is chosen. The other item will have none, and the search will find that
out at its first node.

@<Find out what is certain@>=
bool Forcing::force()
{
  std::size_t const before = outset.path.size();
  for (int i = 1; i <= problem.primary_count(); ++i) {
    auto const [size, last] = counted[index(i)];
    if (size == 1 and outset.is_open(i) and fits(last)) choose(last);
  }
  outset.forced += outset.path.size() - before;
  return outset.path.size() > before;
}
std::size_t Forcing::thin_out()
{
  auto const is_lost = [this](int o) {
    if (fits(o)) return false;
    if (not counted.empty()) count(o, -1);
    return true;
  };
  return std::erase_if(outset.options, is_lost);
}

@ Each time that something was forced, all options are looked at, to see
which of them still fit. In a long chain of forced moves, that would be
quadratic. So we go on only if half of the options have gone; then all looks
together are twice as long as the first, at most. Whatever is forced after
that is left to the dance, which is better at small steps.

@<Begin with the start@>=
Outset find_outset(Problem const& problem, std::vector<int> start,
  bool may_force)
{
  Outset outset;
  outset.options = candidates_of(problem);
  outset.state.assign(index(problem.item_count()) + 1, 0);
  Forcing forcing(problem, outset);
  for (int o : start) forcing.choose(o);
  if (not start.empty()) forcing.thin_out();
  if (not may_force) return outset;
  forcing.take_census();
  std::size_t all = outset.options.size();
  while (forcing.force() and 2*forcing.thin_out() >= all)
    all = outset.options.size();
  return outset;
}

@ Half is an arbitrary fraction, but any fraction would do: if a quarter has to
go each time, all looks together are four times as long as the first.

An item with a colour needs no purification in the list that is built of
the rest: all options that still have it agree about the colour.

@ \pitfall{Forgetting that two forced moves can exclude each other. Whoever
chooses both has a path that is in no cover, and a search that begins there
finds covers that are none.}

\pinned{\.{tests/fast/outset\UL test.cpp} computes the example; on hundreds of
random problems with colours, the covers that contain the start must be those
of the path and of what is left; and a chain of 60{,}000 items is not
quadratic.}

\exercise{Change the example so that only one move is forced and found here,
although two are forced. (Half of the options must not go.)}

\summary{Before a list is built, count the options of each item; the
exclusive or of their numbers is the name of the last. Go on while half of
the options go.}
