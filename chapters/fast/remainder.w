@** The problem that is left. \label{fast/remainder}%
A search has chosen a few options, and another shall do the rest. What
is the rest? It is an exact cover problem of its own: the items that are
still open, and the options that are still possible. How do we write it
down, without touching all that is not in it? For there may be a lot of that.

@ Here is a problem with four primary items, \.A to~\.D, and the secondary ones \.X, \.Y, and~\.Z,
of which \.Y has colours. Its eight options are in eight rows (\sec{fast/rows}): four for the primary items,
one for~\.X, the two rails of~\.Y, and one for~\.Z. Let the options 1 and~2 be chosen.
$$\vbox{\halign{\hfil#\quad&\tt#\hfil\qquad&#\hfil\qquad&\hfil#\quad&\tt#\hfil\qquad&#\hfil\cr
1&A X&chosen&5&C Z&stays: \.C, \.Z\cr
2&B Y:red&chosen&6&D Z&stays: \.D, \.Z\cr
3&C Y:red&stays: \.C&7&D&stays: \.D\cr
4&D Y:green&clashes with 2&8&C X&clashes with 1\cr}}$$
\medskip\vbox{\centerline{\vtop{\halign{\hfil#\enspace&#\cr
\.A&\bits{--------}\cr \.B&\bits{--------}\cr \.C&\bits{--1-100-}\cr \.D&\bits{--0-011-}\cr
\.X&\bits{--0-000-}\cr \.Y, red&\bits{--1-000-}\cr \.Y, green&\bits{--0-000-}\cr
\.Z&\bits{--0-110-}\cr}}\hskip4em\vtop{\halign{\hfil#\enspace&#\cr
\.C&\bits{1100}\cr \.D&\bits{0011}\cr \.Z&\bits{0110}\cr}}}\smallskip
\caption{Eight rows of eight options, with what is crossed out by 1 and~2 (left). Of the
last four only \.Z has two options left that could clash, and the rest has three rows of four (right).}}\medskip
\noindent No option left mentions~\.X. Option~3 still has a colour, but all who are left agree
with it. The rest has the covers 3~6, 3~7, and 5~7; with 1 and~2, they are the covers of the whole that contain 1 and~2.
@^rest of a problem@>

@ So {\it the invariant of the rest\/} is: its covers are the completions of the
options that were chosen. Its items and its options are in the old order, so
that ties broken by the order are broken as before.
@^invariant of the rest@>

Why does it hold, if rows are left out? Two options of the rest clash if one of them is in the rival of a
row of the other. No option is in the row of a covered item, since what was there has
clashed with a chosen option. And a secondary row is left out only if no two options
could meet there: an ordinary one if at most one option is in it, and two rails if one of them is empty. The rails of an item whose colour has been decided always go.
@^dual rails@>

@ The class is told what is left, item by item and option by option, in
whatever way the search finds it convenient; then it cuts.

@<Declare who cuts the rest out@>=
class Remainder {
public:
  explicit Remainder(Rows const& whole); /* which must live longer. Linear */
  void open(int item); /* this primary item, from 1, is still to be covered; in
    the order of their numbers, each once */
  void keep(int option); /* this candidate, by its number in the problem, is
    still possible; in any order, as often as one likes. A few instructions */
  Rows cut(); /* the rows of what has been said; forgets it, for the next time.
    The time is that of what is left, and a bit for each candidate */
private:
  @<Declare the data of |Remainder|@>
};

@ Why is it a class, and not a function? A search can
cross the border thousands of times in a second, with a few hundred options each
time, out of a problem with a hundred thousand; to clear an array for the whole
problem would take longer than everything else. So the arrays, which are as large as the whole
problem, are made once, and what
has been written into them is taken out again. After
each cut all of them are as they are said to be here, until the next |open| or |keep|; this makes a cut
cheap, and is the other invariant of this chapter.

@<Declare the data of |Remainder|@>=
Rows const& whole;
std::vector<int> number;        /* of each option, among the candidates */
std::vector<std::uint64_t> notes; /* a bit for each candidate; all zero */
std::vector<int> place;         /* of each row in the part; all $-1$ */
std::vector<int> mentions;      /* of each row that is not primary; all zero */
std::vector<int> opened;        /* primary rows; empty */

@ Nothing in the interface knows of a list that dances, or of masks: rows go in, and rows come out.

@(dlx/fast/remainder.hpp@>=
#pragma once
/* What is left of a problem when some of its options have been chosen, cut out
   of its rows of bits: only what is open, alive, and able to do harm. */
#include "dlx/fast/rows.hpp"
#include <cstdint>
#include <vector>
namespace dlx {
@<Declare who cuts the rest out@>
} // |namespace dlx|

@ First, what is said is written down. The items get new numbers, their
|place| in the part. The live options are met in the wrong order, and several
times, once in each of their columns; so we make a note in one bit for each,
and read the notes afterwards.

@<Listen to what is left@>=
Remainder::Remainder(Rows const& rows)
  : whole(rows), notes(rows.options.size()/64 + 1, 0),
    place(rows.rival.size(), -1), mentions(rows.rival.size(), 0)
{
  number.resize(rows.options.empty() ? 0 : index(rows.options.back()) + 1, -1);
  for (std::size_t k = 0; k < rows.options.size(); ++k)
    number[index(rows.options[k])] = static_cast<int>(k);
}
void Remainder::open(int item)
{
  place[index(item - 1)] = static_cast<int>(opened.size());
  opened.push_back(item - 1);
}
void Remainder::keep(int option)
{
  auto const k = index(number[index(option)]);
  notes[k / 64] |= std::uint64_t(1) << k % 64;
}

@ Then the rest is cut out. While the notes are read, they are erased; at the end, everything else is put back. Only
those places are visited that have been written; the others are as they should be.

@<Cut the rest out@>=
Rows Remainder::cut()
{
  Rows part;
  for (int r : opened) part.rival.push_back(place[index(r)]);
  part.primaries = part.count();
  std::vector<std::size_t> kept; // candidates
  for (std::size_t w = 0; w < notes.size(); ++w)
    for (std::uint64_t& n = notes[w]; n != 0; n &= n - 1)
      kept.push_back(w * 64 + index(std::countr_zero(n)));
  std::vector<int> touched; // rows with mentions
  @<Keep the other rows that can do harm@>
  @<Write the options of the part@>
  for (int r : opened) place[index(r)] = -1;
  for (int r : touched) mentions[index(r)] = 0, place[index(r)] = -1;
  opened.clear();
  return part;
}

@ How often is each of the other rows mentioned by options that
are alive? They are gone through in their old order. So two rails, which are neighbours in
the whole, and are kept together, are neighbours in the part.

@<Keep the other rows that can do harm@>=
for (std::size_t k : kept)
  for (int r : whole.of(k))
    if (r >= whole.primaries and mentions[index(r)]++ == 0)
      touched.push_back(r);
std::ranges::sort(touched);
for (int r : touched) {
  int const rival = whole.rival[index(r)], others = rival == r ? 1 : 0;
  if (mentions[index(r)] <= others or mentions[index(rival)] == 0) continue;
  place[index(r)] = part.count();
  part.rival.push_back(part.count() + rival - r);
}

@ The options are written down in their order. Rows without a place
are passed over: they are those that can do no
harm. The marks of an option keep their order, with the primary ones first, which are all kept.

@<Write the options of the part@>=
for (std::size_t k : kept) {
  part.options.push_back(whole.options[k]);
  part.first.push_back(part.marks.size());
  part.middle.push_back(part.marks.size() + whole.primaries_of(k).size());
  for (int r : whole.of(k))
    if (place[index(r)] >= 0) part.marks.push_back(place[index(r)]);
}
part.first.push_back(part.marks.size());

@ So a cut has two halves, and all that is said before it takes part in it once.

@(dlx/fast/remainder.cpp@>=
#include "dlx/fast/remainder.hpp"
#include "dlx/base/index.hpp"
#include <algorithm>
#include <bit>
namespace dlx {
@<Listen to what is left@>
@<Cut the rest out@>
} // |namespace dlx|

@ \pitfall{Rails that are not neighbours, since the one with the larger number was met first. And to keep the
rails of an item that has been purified is only slow, so nobody notices.}

\pinned{\.{tests/fast/remainder\UL test.cpp} cuts this rest, and compares the clashes among the options that are left with
those they had.}

\exercise[10]{What is left of the eight options if only option~5 is chosen?}
\answer{\.A, \.B, and~\.D are open. 3, 6, and~8 clash with~5, which leaves 1, 2, 4, and~7. \.X has only option~1, and
\.Z none; the rails of~\.Y stay, as 2 and~4 disagree. So there are five rows, and one cover, 1~2~7.}

\summary{What is left is a problem: the open items, the live options, and of
all other rows those in which two of them could still clash. A bit for each
candidate puts the options into their old order.}
