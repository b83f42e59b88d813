@** The problem that is left. \label{fast/remainder}%
A search has chosen a few options, and somebody else shall do the rest. What
is the rest? It is an exact cover problem of its own: the items that are
still open, and the options that are still possible. How do we write it
down, without touching all that is not in it? For there may be a lot of that.

@ In the dinner of \sec{dance/problem}, let option~4 be chosen,
for the items \.A and~\.D. The options 1, 3, and~5 are left, and five rows of three bits; the
picture is in \sec{fast/tables}, which cuts its own tables in the same way. Here the whole is not a
table of bits: it would be too large.
@^rest of a problem@>

@ {\it The invariant of the rest\/} is: its covers are the completions of the
options that were chosen. Its items and its options are in the old order, so
that whoever breaks ties by the order breaks them as before.
@^invariant of the rest@>

Secondary items make it interesting. A row of which only one live option
knows can do no harm any more, since nobody else is there to clash with; it
is left out. And a rail is left out if nobody is on the other one. The rails
of an item whose colour has been decided are always of this kind, because
all options that are left agree about it. So the rest is smaller than one
would think.
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
  void read_notes();
  void add_row(Rows& part, int row, int rival);
  void find_other_rows(Rows& part);
  void write_options(Rows& part);
  void forget();
  @<Declare the data of |Remainder|@>
};

@ The header has nothing else.

@(dlx/fast/remainder.hpp@>=
#pragma once
/* What is left of a problem when some of its options have been chosen, cut out
   of its rows of bits: only what is open, alive, and able to do harm. */
#include "dlx/fast/rows.hpp"
#include <cstddef>
#include <cstdint>
#include <vector>
namespace dlx {
@<Declare who cuts the rest out@>
} // |namespace dlx|

@ It listens; it finds out which of the other rows are worth keeping; it writes down the options.

@(dlx/fast/remainder.cpp@>=
#include "dlx/fast/remainder.hpp"
#include "dlx/base/index.hpp"
#include <algorithm>
#include <bit>
namespace dlx {
@<Listen to what is left@>
@<Find out which other rows can do harm@>
@<Cut the rest out@>
} // |namespace dlx|

@ Why is it a class, and not a function? A search can
cross the border thousands of times in a second, with a few hundred options each
time, out of a problem with a hundred thousand; to clear an array for the whole
problem would take longer than everything else. So the arrays stay, and what
has been written into them is taken out again.

The arrays are as large as the whole problem, and are made once. Between
two cuts all of them are as they are said to be here; this makes a cut
cheap, and is the other invariant of this chapter.

@<Declare the data of |Remainder|@>=
Rows const& whole;
std::vector<int> number;        /* of each option, among the candidates */
std::vector<std::uint64_t> notes; /* a bit for each candidate; all zero */
std::vector<int> place;         /* of each row in the part; all $-1$ */
std::vector<int> mentions;      /* of each row that is not primary; all zero */
std::vector<int> opened;        /* primary rows; empty, and so are these: */
std::vector<int> touched;       /* rows with mentions */
std::vector<std::size_t> kept;  /* candidates that are alive */

@ First, what is said is written down. The items get new numbers, their
|place| in the part. The live options are met in the wrong order, and several
times, once in each of their columns; so we make a note in one bit for each,
and read the notes afterwards.

While they are read, the notes are erased.

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
void Remainder::read_notes()
{
  for (std::size_t w = 0; w < notes.size(); ++w)
    for (std::uint64_t& n = notes[w]; n != 0; n &= n - 1)
      kept.push_back(w * 64 + index(std::countr_zero(n)));
}

@ Second, the other rows. How often is each of them mentioned by options that
are alive? One mention is harmless, and so is a rail without anybody on the
other one. If both rails are needed, they are neighbours in the part as they
were in the whole, whichever of them was met first.

@<Find out which other rows can do harm@>=
void Remainder::add_row(Rows& part, int row, int rival)
{
  place[index(row)] = part.count();
  part.rival.push_back(rival);
}
void Remainder::find_other_rows(Rows& part)
{
  for (std::size_t k : kept)
    for (int r : whole.of(k))
      if (r >= whole.primaries and mentions[index(r)]++ == 0)
        touched.push_back(r);
  for (int r : touched) {
    int const other = whole.rival[index(r)], n = part.count();
    if (other == r) {
      if (mentions[index(r)] >= 2) add_row(part, r, n);
    } else if (place[index(r)] < 0 and mentions[index(other)] > 0) {
      add_row(part, std::min(r, other), n + 1);
      add_row(part, std::max(r, other), n);
    }
  }
}

@ Third, the options are written down, in their order. Rows without a place
are passed over: those of items that are closed, and those that can do no
harm. The marks of an option keep their order, with the primary ones first.

@<Cut the rest out@>=
void Remainder::write_options(Rows& part)
{
  part.options.reserve(kept.size());
  part.first.reserve(kept.size() + 1);
  for (std::size_t k : kept) {
    part.options.push_back(whole.options[k]);
    part.first.push_back(part.marks.size());
    for (int r : whole.of(k))
      if (place[index(r)] >= 0) part.marks.push_back(place[index(r)]);
  }
  part.first.push_back(part.marks.size());
}

@ Finally everything is put back. Only those places are visited that have
been written; the others are as they should be.

@<Cut the rest out@>=
void Remainder::forget()
{
  for (int r : opened) place[index(r)] = -1;
  for (int r : touched) mentions[index(r)] = 0, place[index(r)] = -1;
  opened.clear();
  touched.clear();
  kept.clear();
}
Rows Remainder::cut()
{
  Rows part;
  part.primaries = static_cast<int>(opened.size());
  for (int i = 0; i < part.primaries; ++i) part.rival.push_back(i);
  read_notes();
  find_other_rows(part);
  write_options(part);
  forget();
  return part;
}

@ \pitfall{Rails that are not neighbours, since the one with the larger number was met first. And to keep the
rails of an item that has been purified is only slow, so nobody notices.}

\pinned{\.{tests/fast/remainder\UL test.cpp} compares the clashes among the options that are left with those they had.}

\summary{What is left is a problem: the open items, the live options, and of
all other rows those in which two of them could still clash. A bit for each
candidate puts the options into their old order.}
