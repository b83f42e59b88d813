@** What an option strikes out. \label{fast/conflicts}%
Whoever chooses an option strikes out all those with which it clashes: the union of the rivals of its rows, as
\sec{fast/rows} says. An option of a nonogram, one of the ways to fill a line, has a rail for each of its squares. If there are seventeen
of them, and five thousand options, then eighteen rows of eighty words are united, one of them for the line itself; and the next time when the same option is chosen, the same rows are
united again, to the same set, its {\it conflict mask}. Why not remember it?
@^conflict mask@>

Because it is five thousand bits long, and there are five thousand of them? That makes three megabytes, which no search minds. And most options are
never chosen, so their masks are never made. We make a mask {\it when it is asked for}. Is it kept at once? In a small table, where options are chosen again and again, yes. In a large one, where
many are chosen once, it is kept when it is asked for {\it the second time\/}; for to write it where nobody has written before is dearer than to unite a few rows once more (\sec{base/pages}).

@ Here are the options of the crossword in \sec{fast/rows}, \.{AT}, \.{TO}, \.{AH}, and \.{HO}, across and down. They meet in a square, that
of their first letters. What clashes with \.{AT} across?
$$\vbox{\halign{#\hfil\quad&#\hfil\qquad&#\hfil\cr
&\overbits{ATAH.ATAH}\cr
its item&\bits{1111.0000}&where a word across must be\cr
$a_1=1$&\bits{0001.0001}&the rival of $a_1=0$, as \.A is 00\cr
$a_0=1$&\bits{0100.0100}&the rival of $a_0=0$\cr
\noalign{\smallskip}
united&\bits{1111.0101}&three other words across, and two down\cr}}$$
In the first row is the option itself. {\it The invariant:\/} an option is in its own mask, for it has a primary item, whose row is its own rival; and
if $p$ is in the mask of~$q$, then $q$ is in that of~$p$, as the rivals come in pairs.
(Where the mask is to be struck out from counters, the option itself will be taken out of it, \sec{fast/packed_counters}.)
@^rival row@>@^invariant of conflict masks@>

So secondary items, and colours, have a room of their own. The tables of
\sec{fast/tables}, at which a search looks, have a row for each {\it primary\/} item, since only these must be covered. (With all rows in them, whoever moves to a smaller table takes the rails along, and a crossword takes three times as long.) And if a problem has primary items only, then nobody needs this
chapter: what clashes is in the rows that are looked at.

@ Rows lie here one behind the other, not in columns of words, since a row is always read as a whole.

@<Declare the class |Conflicts|@>=
class Conflicts {
public:
  Conflicts(Rows const& problem, Arena& arena);
    /* both must live longer. Time and memory: all bits of the rows; and memory that is not touched before it is needed, for as many masks as there are candidates, if this is
       not more than 64 megabytes */
  Bits const* of(std::size_t k, bool at_once);
    /* the candidates that clash with candidate |k|, itself among them. Time: the words of all its rows; nothing, if it is kept, |at_once| or when it is asked for
       again. What is not kept is valid until the next question */
private:
  Bits const* unite_rivals(std::size_t k, Bits* to) const;
  static constexpr std::size_t most_words = std::size_t(1) << 23; /* in all masks that are kept */
  Rows const& rows;
  std::size_t const length;
  bool const has_room;
  Bits* bits;  /* row after row */
  Bits* masks; /* of each candidate, if there is room */
  Bits* known; /* the candidates whose masks are there, */
  Bits* asked; /* and those that were asked for, and not kept */
  Bits* last;  /* the mask that was made last, and not kept */
};

@ The module does not depend on the kind of vectors; the compiler sees what a loop over words is.

@(dlx/fast/conflicts.hpp@>=
#pragma once
/* The conflict mask of an option: which options clash with it? The union of the rivals of its rows, made when it is asked for
   the first time, and kept. */
#include "dlx/base/index.hpp"
#include "dlx/fast/arena.hpp"
#include "dlx/fast/rows.hpp"
#include <algorithm>
#include <cstddef>
namespace dlx {
@<Declare the class |Conflicts|@>
@<Prepare to ask for conflict masks@>
@<Ask for a conflict mask@>
} // |namespace dlx|

@ The rows are written at the beginning. No mask is made yet; two sets of bits say which are known, and which have been asked for, and they are empty. Their memory comes from the arena, where pages that are not touched cost nothing.

@<Prepare to ask for conflict masks@>=
inline Conflicts::Conflicts(Rows const& problem, Arena& arena)
  : rows(problem), length((problem.options.size() + 63) / 64),
    has_room(problem.options.size() * length <= most_words)
{
  std::size_t const size = index(rows.count()) * length;
  bits = arena.take(size);
  masks = arena.take(has_room ? length * rows.options.size() : 0);
  known = arena.take(length), asked = arena.take(length), last = arena.take(length);
  std::fill_n(bits, size, 0);
  std::fill_n(known, length, 0), std::fill_n(asked, length, 0);
  for (std::size_t k = 0; k < rows.options.size(); ++k)
    for (int r : rows.of(k)) bits[index(r) * length + k / 64] |= Bits(1) << k % 64;
}

@ A mask that is known costs a look at one bit.

@<Ask for a conflict mask@>=
inline Bits const* Conflicts::of(std::size_t k, bool at_once)
{
  std::size_t const word = k / 64;
  Bits const bit = Bits(1) << k % 64;
  if ((known[word] & bit) != 0) return masks + k * length;
  bool const keeps = has_room and (at_once or (asked[word] & bit) != 0);
  if (keeps) known[word] |= bit;
  else asked[word] |= bit;
  return unite_rivals(k, keeps ? masks + k * length : last);
}
inline Bits const* Conflicts::unite_rivals(std::size_t k, Bits* to) const
{
  std::fill_n(to, length, 0);
  for (int r : rows.of(k)) {
    Bits const* const rivals = bits + index(rows.rival[index(r)]) * length;
    for (std::size_t w = 0; w < length; ++w) to[w] |= rivals[w];
  }
  return to;
}

@ \pitfall{Rows in place of rivals: then words clash that share a letter, and those that do not may stand in the same square.}

\pinned{\.{tests/fast/conflicts\UL test.cpp} asks random problems with colours about each pair of options, three times.}

\exercise[10]{What clashes with \.{HO} across? (\.H is~10.)}
\answer{All words across; and down all but those that begin with \.H: the rival of $a_1=1$ is $a_1=0$, with \.{AT}, \.{TO}, and~\.{AH},
and that of $a_0=0$ adds \.{TO} once more. So the mask is \.{1111.1110}.}

\summary{What an option strikes out is always the same, so it is written down once. Rows that nobody must cover are needed for nothing else.}
