@** Eight pieces. \label{puzzle/pieces}%
Take a king, a queen, two rooks, two bishops, and two knights; the bishops
stand on squares of different colours, as they do in a game. Can you place
them on a chessboard so that {\it every\/} square is attacked, those on
which they stand included? The question was asked in 1849, says report~4
[S], and was open until 1988, when a program of Robinson, Hafner, and Skiena
[RHS89] answered it: you cannot. Sixty-three squares are possible.
\solutions{\solutionbox{pieces}}{Nearly: 63 squares are attacked. The reader is
invited to find the square that is not.}
@^Robinson, Arch D.@>@^Hafner, Brian J.@>@^Skiena, Steven S.@>
@^eight pieces@>

The difficulty is that pieces stand in each other's way. A rook that is put
on the board attacks new squares, but it also {\it blocks\/} a queen behind
it, and squares that were attacked are not any more. A backtrack program
does not like that: it wants to hear that what has been done stays done.

@ So report 4 asks an easier question first. Let us pretend that pieces look
through each other, like X-rays. Then attacks can only become more, and if
all squares are attacked in the real world, they are so in this one, too. In
other words, the real solutions are among the {\it weak\/} ones, and if
there are not too many of those, one can look at each of them. For the weak
question is a cover problem, if ``at least one'' is available:
$$\vbox{\halign{#\hfil\quad&#\hfil\cr
{\tentex K}, {\tentex Q}, {\tentex 2\char"7C R}, {\tentex 2\char"7C N}&
  so many of each kind are placed\cr
{\tentex B.light}, {\tentex B.dark}&one bishop on each colour\cr
{\tentex (2,3)}&at most one piece stands on this square (secondary)\cr
{\tentex 1:*\char"7C a(2,3)}&this square is attacked at least once\cr}}$$
An option puts a piece on a square. It has the item of the piece, the item
of the square, and an {\tentex a} for each square that is attacked from
there.
\solutions{\solutionbox{armies-matrix}\hskip5em\solutionbox{four}}{Two kings on a
board of $2\times2$: the item {\tentex K} wants two of them, each {\tentex a} at
least one. And a king, a queen, and a bishop command a board of $4\times4$ in four
ways, up to symmetry, if they look through each other.}
@^weakly attacked@>

@ Two rooks are alike, and so are two knights. In report~4 they had names of
their own, and each solution came four times; to avoid that, the author
solves 3969 problems, one for each place of the ``least'' rook and knight.
We do not have to, because the search of \sec{more/bounded} reports sets: with an
item that must be covered exactly {\it twice}, no set is found in two
orders.

What remains is the symmetry of the board. Turn and reflect it until the
queen is in the upper left quarter; if the number of rows is even, there are
four quarters without anything between them, and she must be in one. One
reflection is left, that of the diagonal through the upper left corner,
which takes square $(r,c)$ to~$(c,r)$. Now look at the colours. All squares
with $r=c$ are light, since $r+c$ is even; so the {\it dark\/} bishop is
never on the diagonal, and either it or its image is above it. We let it
stand there only. So each class of eight solutions has exactly one member
that is left.
@^symmetry of the board@>

@ The interface has the judge, who knows about blocking, and the puzzle. Both
work for every army; the judge for every board, the puzzle for those of up to 16 rows. A {\it soldier\/} is a letter with a
place.

@(dlx/puzzle/pieces.hpp@>=
#pragma once
/* Chessmen that attack all squares: the eight pieces of report 4. */
#include "dlx/more/problem.hpp"
#include <optional>
#include <span>
#include <string_view>
#include <vector>
namespace dlx {
struct Soldier {
  char letter = 'K'; /* K, Q, R, B, or N */
  int row = 0, column = 0; /* from 0 */
};
std::optional<Soldier> soldier_of(std::string_view label);
  /* as in \.{Q@@(2,3)}; nothing, if the label is not of this form */
@<Declare how an army attacks, and how it is placed@>
} // |namespace dlx|

@ Squares have the numbers $nr+c$ on a board of $n\times n$.

@<Declare how an army attacks, and how it is placed@>=
std::vector<int> attacked_by(Soldier const& soldier, int n,
  std::span<char const> occupied);
  /* the squares that he attacks, in no special order: what is |occupied| is attacked,
     but nothing behind it, nor the square where he stands. |occupied| has $n^2$
     squares, not 0 where somebody stands. The letter is K, Q, R, B, or N (others are
     taken for a queen) */
int count_attacked(std::span<Soldier const> army, int n);
  /* how many squares are attacked, while the soldiers block each other.
     |std::invalid_argument| if they do not fit on the board, or if two of
     them stand on the same square */
Problem pieces(int n, std::string_view army, bool up_to_symmetry = false,
  bool priced = false);
  /* the placements of an |army|, such as |"KQRRBBNN"|, from which all squares
     of a board with $n$ rows, $2\le n\le16$, are attacked, without blocking.
     Two bishops stand on different colours; other numbers of them stand
     anywhere. If |priced|, each piece may also be left out, and costs as much
     as it can attack squares. If |up_to_symmetry|, one of each class is left of the
     placements that have the queen and the dark bishop; of others, perhaps several.
     This takes an even $n$, one queen, and two bishops. |std::invalid_argument| if
     $n$ is out of range, if a letter is unknown or the army empty, or if it cannot be
     used up to symmetry. Time: proportional to $n^3$ for each kind of piece */

@ How soldiers attack comes first, and the puzzle last. Between them is the only step
from one to the other: an empty board.

@(dlx/puzzle/pieces.cpp@>=
#include "dlx/puzzle/pieces.hpp"
#include "dlx/base/index.hpp"
#include "dlx/puzzle/board.hpp"
#include <algorithm>
#include <fmt/format.h>
#include <stdexcept>
#include <utility>
namespace dlx {
namespace {
@<Refuse an army@>
@<List the troops of an army@>
}
@<Recognize a soldier@>
@<March in all directions@>
@<Count what is attacked@>
@<Place an army@>
} // |namespace dlx|

@*1 Attacking. In which directions does a soldier look? All pieces but the
knight go to neighbours, straight or diagonally; the knight jumps. King and
knight go one step, the others go on. With $d$ for the square of the
distance of a step, the straight steps have $d=1$, the diagonal ones $d=2$,
and the knight's jump has $d=1^2+2^2=5$. So a table with one entry for each piece,
the distances it may go, replaces what is usually half a page; all directions
within two steps are tried.
@^knight@>

@<March in all directions@>=
std::vector<int> attacked_by(Soldier const& s, int n,
  std::span<char const> occupied) {
  std::string_view const steps = s.letter == 'R' ? "1" : s.letter == 'B' ? "2"
    : s.letter == 'N' ? "5" : "12";
  bool const far = (s.letter != 'K') and s.letter != 'N';
  std::vector<int> squares;
  for (int dr = -2; dr <= 2; ++dr)
    for (int dc = -2; dc <= 2; ++dc) {
      auto const distance = static_cast<char>('0' + dr*dr + dc*dc);
      if (steps.find(distance) == std::string_view::npos) continue;
      @<March from |s| in this direction@>
    }
  return squares;
}

@ The march ends at the edge of the board, at the first soldier who is in
the way, or after one step. The soldier in the way is attacked himself; that
they are all on the same side does not matter here. (In chess, one would say
that he is {\it protected}.)

@<March from |s| in this direction@>=
for (int r = s.row + dr, c = s.column + dc;
    r >= 0 and c >= 0 and r < n and c < n; r += dr, c += dc) {
  squares.push_back(n*r + c);
  if (not far or occupied[index(n*r + c)] != 0) break;
}

@ The model asks this function with an empty board, since in it no piece
blocks another; the judge asks it again with the real one. It is the same
question, so it should be the same function: two of them could disagree
about how a knight jumps, and the proof would be worth nothing.

@<Count what is attacked@>=
int count_attacked(std::span<Soldier const> army, int n) {
  std::vector<char> occupied(index(n*n)), hit = occupied;
  for (Soldier const& s : army) {
    bool const fits = 0 <= s.row and s.row < n and 0 <= s.column and s.column < n;
    if (not fits or std::exchange(occupied[
        index(n*s.row + s.column)], 1) != 0)
      throw std::invalid_argument(fmt::format("{}@@({},{}) has no square of its "
        "own on a board of {} by {}", s.letter, s.row, s.column, n, n));
  }
  for (Soldier const& s : army)
    for (int k : attacked_by(s, n, occupied))
      hit[index(k)] = 1;
  return static_cast<int>(std::ranges::count(hit, 1));
}

@ Placements arrive as the labels that the search has printed: a letter, and a place as \sec{puzzle/board} reads it, without a zero too many.

@<Recognize a soldier@>=
std::optional<Soldier> soldier_of(std::string_view label) {
  if (label.size() < 2 or label[1] != '@@') return std::nullopt;
  auto const place = coordinates(label.substr(2));
  if (std::string_view("KQRBN").find(label[0]) == label.npos or place.size() != 2) return std::nullopt;
  return Soldier{label[0], place[0], place[1]};
}

@*1 The model. A problem is made kind by kind: two rooks are one kind of two, two
bishops are two kinds of one, since each has a colour of its own, and three bishops would
be one kind again. A kind is a letter and, for
bishops, a colour; |parity| is that of the squares on which it may stand, or
$-1$ if that does not matter.

@<List the troops of an army@>=
struct Troop {
  char letter;
  int size, parity; /* how many, and $(r+c)\bmod2$ of their squares, or $-1$ */
};
std::vector<Troop> troops_of(std::string_view army) {
  std::vector<Troop> troops;
  for (char letter : std::string_view("KQRBN")) {
    int const size = static_cast<int>(std::ranges::count(army, letter));
    if ((letter == 'B') and size == 2) {
      troops.push_back({'B', 1, 0});
      troops.push_back({'B', 1, 1});
    } else if (size > 0) troops.push_back({letter, size, -1});
  }
  return troops;
}

@ First the items: troops, attacks, squares. The numbers of the items are in
this order, so that square $k$, counted from~0, is attacked as item
|first_attack + k|, and occupied as item |first_square + k|.

@<Place an army@>=
Problem pieces(int n, std::string_view army, bool up_to_symmetry, bool priced) {
  check_army(n, army, up_to_symmetry);
  Problem p;
  auto const troops = troops_of(army);
  for (Troop const& t : troops)
    p.add_item(fmt::format("{}{}", t.letter, t.parity < 0 ? "" : t.parity == 0
      ? ".light" : ".dark"), Bounds{priced ? 0 : t.size, t.size});
  int const first_attack = p.item_count() + 1, first_square = first_attack + n*n;
  for (int k = 0; k < n*n; ++k)
    p.add_item(fmt::format("a({},{})", k/n, k%n), Bounds{1, unlimited});
  for (int k = 0; k < n*n; ++k)
    p.add_item(fmt::format("({},{})", k/n, k%n), Kind::secondary);
  std::vector<char> const empty(index(n*n));
  int t = 0;
  for (Troop const& troop : troops) {
    ++t;
    @<Let this |troop| look around from every square@>
    for (int k = 0; k < n*n; ++k) {
      @<Put a soldier of this |troop| on square |k|, if he may stand there@>
    }
  }
  return p;
}

@ Then the options. The two conditions for |up_to_symmetry| are those that
were derived above. They speak of the queen and of the dark bishop; where prices let one of
the two stay at home, she or he breaks no symmetry, and several of a class are left.

@<Put a soldier of this |troop| on square |k|, if he may stand there@>=
int const r = k/n, c = k%n;
if (troop.parity >= 0 and (r + c)%2 != troop.parity) continue;
bool const queen = troop.letter == 'Q';
if (up_to_symmetry and queen and (2*r >= n or 2*c >= n)) continue;
if (up_to_symmetry and troop.parity == 1 and c < r) continue;
p.add_option(fmt::format("{}@@({},{})", troop.letter, r, c));
p.add_entry(t);
p.add_entry(first_square + k);
for (int a : sights[index(k)])
  p.add_entry(first_attack + a);
if (priced) p.add_cost(static_cast<int>(most));

@ What are prices good for? Together the eight pieces can attack
$27+14+14+13+13+8+8+8=105$ squares, if each of them stands well and no two
of them attack the same square. There are 64. So 41 attacks may be wasted;
and when the queen has wasted six at the edge, only 35. The search does not
know that. It sees that a square can still be attacked, and another one, and
does not see that it is too late for both.

But the search of \sec{more/cheapest} can reckon. Let each piece cost as many
coins as it can attack squares, and pay no more than 105. Then the lower bounds
say what it costs to have a square attacked, at
least; a piece at the edge is too expensive for what it does, a piece that
attacks what is attacked already is not paid for that a second time; and
when the money does not suffice for the squares that are open, the search
turns back. Only one thing stands in the way: as long as all eight pieces
{\it must\/} be bought, every cover costs 105 coins, and to know that is
worth nothing. So each piece may be left out. If the whole army is needed,
and on the chessboard it is, no cover will leave one out; and then one of each class is
left, as without prices.

@<Let this |troop| look around from every square@>=
std::vector<std::vector<int> > sights; /* by square */
std::size_t most = 0; /* the price of one of them */
for (int k = 0; k < n*n; ++k) {
  sights.push_back(attacked_by(Soldier{troop.letter, k/n, k%n}, n, empty));
  most = std::max(most, sights.back().size());
}

@ A {\tentex P} for a pawn is refused with a list of what is known here; pawns
attack in one direction only, and would spoil the symmetry.

@<Refuse an army@>=
void check_army(int n, std::string_view army, bool up_to_symmetry) {
  if (n < 2 or n > 16)
    throw std::invalid_argument(fmt::format("pieces: the board must have 2 to "
      "16 rows, not {}", n));
  for (char c : army)
    if (std::string_view("KQRBN").find(c) == std::string_view::npos)
      throw std::invalid_argument(fmt::format("pieces: an army consists of K, "
        "Q, R, B, and N, such as KQRRBBNN; there is no {}", c));
  if (army.empty()) throw std::invalid_argument("pieces: the army is empty");
  if (up_to_symmetry and (n%2 != 0 or std::ranges::count(army, 'Q') != 1@|
      or std::ranges::count(army, 'B') != 2))
    throw std::invalid_argument("pieces: symmetry needs an even number of "
      "rows, one queen, and two bishops; without them, dlx solve --fundamental "
      "may help");
}

@*1 The answer. On the real board there are 813 weak placements up to
symmetry, as report~4 says. The judge looks at each of them, with blocking
this time, and prints those in which every square is still attacked:
$$\hbox{\cmd{dlx make pieces --up-to-symmetry --priced \char"7C\ dlx solve
--max-cost 105 \char"7C\ dlx attacks}}$$
The search takes 9{,}611{,}182 nodes; without prices it is said to take some
four hundred million, by \cmd{dlx estimate}, and the same placements come
out. It prints nothing, and ends with status~1: none of them survives. In
the best of them 63 squares are attacked, and there are 15 of these, one of which
is drawn on the first page.

How do we know that no real solution was missed? Because a placement that
attacks everything is a weak one, and all weak ones have been seen: that is
what a complete search is for. It is a proof, if one believes the program.

\pitfall{To count the squares under the pieces as attacked for free, or the
square of a piece as attacked by itself. To let two rooks be two items, and
be surprised by the factor of four. To block the weak problem {\it a
little}, by leaving out options that look silly; then a proof is not a
proof.}

\pinned{\.{tests/puzzle/pieces\UL test.cpp} places armies of several kinds on small
boards in all possible ways, with loops and with their own idea of how
pieces move, and compares sets, with and without symmetry, and with prices.
With \.{DLX\UL LONG=1} it counts the 813 twice, by loops over boards in
64-bit words, and by our search with prices, and finds the same placements;
and 1626, if the dark bishop may stand on either side.}

\exercise[05]{In two of the four placements on $4\times4$, some square is no longer attacked, because a piece stands in the way of
another. In which?}\answer{In the second and the third; \cmd{dlx attacks --rows 4} keeps the
first and the fourth.}

\exercise[20]{Leave the queen at home. The other seven pieces have 78 coins,
which is more than 64. Do they suffice, if they look through each other? Ask
the search, with prices.}\answer{No. With \cmd{dlx make pieces --army KRRBBNN
--priced} as its input, \cmd{dlx solve --max-cost 78} prints nothing, after 17{,}936 nodes.}

\summary{What blocks is hard to search for, so leave the blocking out, find
all weak solutions, and look at them one by one. ``At least once'' and
``exactly twice'' are what it takes; and a price for each piece, if it shall
not take long.}
