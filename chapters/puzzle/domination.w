@** Every square attacked. \label{puzzle/domination}%
Eight queens are a crowd. Every square of the board can be watched by five
of them, and the other three may go home. Which five squares should they
take, if moreover no queen is to attack another? Can it be done with
four?

\solutions{\solutionbox{guards}\hskip4em\solutionbox{guards-matrix}}{Five
queens who see all 64 squares; and the matrix for $n=3$, with its first cover (one
queen in the middle would do). Its first nine items must be covered {\it at least\/} once, those
on the right at most once.}
Report~4 begins with this question [S], and says what is needed for an
answer: columns for ``at least one'' and a little branch and bound.
@^dominating queens@>@^Spatz, Saul@>

@ An option puts a queen on a square. Each square must be attacked or occupied {\it at least
once}; that is a
bound, in the sense of \sec{more/bounded}. So there is an item {\tentex S($x$,$y$)} for each
square, with the bounds {\tentex 1:*}, and the queen on $(x,y)$ covers the
items of all squares that she sees, and her own. A line can be used only once, for the queens must
not attack each other. In \sec{dance/models} each
rank had a queen, exactly one; here a rank may be empty, so ranks, files,
and diagonals are all secondary.

Each queen costs one coin. So the fewest queens are the cheapest cover. The command
$$\hbox{\cmd{dlx make domination 8 \char"7C\ dlx solve --cheapest}}$$
finds five.
A second way to say ``few'' is to count. The item {\tentex queens} must be
covered exactly $k$ times, and each option covers it. Then one can ask for all
placements of five, and whether there are any of four:
\transcript{domination-queens}
The 728 placements of five queens are 91, up to the symmetries of
the board, and $8\cdot91=728$. So no arrangement of five peaceful queens that watch the
chessboard has any symmetry.
@^non-attacking queens@>

@ The table shows for each board the fewest queens, in how
many ways so few can stand there, and how many placements of any number of
queens dominate the board.
$$\vbox{\halign{\hfil#\quad&&\quad\hfil#\cr
 $n$&fewest queens&placements of so few&nodes, cheapest&all placements\cr
 \noalign{\smallskip\hrule\smallskip}
 1&1&1&2&1\cr
 2&1&4&2&4\cr
 3&1&1&8&9\cr
 4&3&16&24&18\cr
 5&3&16&41&58\cr
 6&4&120&314&348\cr
 7&4&8&805&1862\cr
 8&5&728&4535&10{,}188\cr}}$$
A set of peaceful queens dominates if and only if there is no room for
another one: these are the sets that are
{\it maximal}.
@^maximal placement@>

@ The header declares this puzzle, and a second one, in which pieces stand in each other's way.
A {\it soldier\/} is a letter with a place.

@(dlx/puzzle/domination.hpp@>=
#pragma once
/* Chessmen that attack all squares: queens, and the eight pieces of report 4. */
#include "dlx/more/problem.hpp"
#include <optional>
#include <span>
#include <string_view>
#include <vector>
namespace dlx {
Problem domination(int n, int queens = 0);
  /* the ways to place queens on a board with $n$ ranks, $1\le n\le50$, so that
     each square is attacked or occupied, and no queen attacks another. Each
     queen costs~1. There are exactly |queens| of them, or any number, if that
     is~0. Throws |std::invalid_argument| for other~$n$, and unless
     $0\le|queens|\le n$. Time: proportional to $n^4$ */
struct Soldier {
  char letter = 'K'; /* K, Q, R, B, or N */
  int row = 0, column = 0; /* from 0 */
};
std::optional<Soldier> soldier_of(std::string_view label);
  /* as in \.{Q@@(2,3)}; nothing, if the label is not of this form */
@<Declare how an army attacks, and how it is placed@>
} // |namespace dlx|

@ Two queens who attack each other stand on a common line; a queen attacks a
square in the same sense. So one function, |sees|, says what is seen from where.

@(dlx/puzzle/domination.cpp@>=
#include "dlx/puzzle/domination.hpp"
#include "dlx/base/index.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/puzzle/board.hpp"
#include <algorithm>
#include <fmt/format.h>
#include <stdexcept>
#include <utility>
namespace dlx {
namespace {
@<Check the board and the number of queens@>@;@#
bool sees(int x, int y, int u, int v) {
  return x == u or y == v or x + y == u + v or x - y == u - v;
} @#
@<Refuse an army@> @#
@<List the troops of an army@>
} @#
Problem domination(int n, int queens) {
  check_domination(n, queens);
  Problem p;
  Problem const lines = dlx::queens(n);
  @<Add the squares to be seen, and the lines@>
  @<Let each queen see her squares@>
  return p;
}
@<Recognize a soldier@>
@<March in all directions@>
@<Count what is attacked@>
@<Place an army@>
} // |namespace dlx|

@ Not more queens than ranks can stand in peace.
@<Check the board and the number of queens@>=
void check_domination(int n, int queens) {
  if (n < 1 or n > 50)
    throw std::invalid_argument(fmt::format("domination: the board must have "
      "1 to 50 ranks, not {}", n));
  if (queens < 0 or queens > n)
    throw std::invalid_argument(fmt::format("domination: on {} ranks there can "
      "be at most {} queens in peace, not {}", n, n, queens));
}

@ The lines have the names that they have in the problem of $n$ queens. There,
the ranks and files are primary; here all lines come after the squares.

@<Add the squares to be seen, and the lines@>=
if (queens > 0) p.add_item("queens", Bounds{queens, queens});
int const before = p.item_count();
for (int x = 0; x < n; ++x)
  for (int y = 0; y < n; ++y)
    p.add_item(fmt::format("S({},{})", x, y), Bounds{1, unlimited});
int const squares = p.item_count();
for (int i = 1; i <= lines.item_count(); ++i)
  p.add_item(lines.item(i).name, Kind::secondary);

@ Option number |o| of the one problem is option number |o| of the other.

@<Let each queen see her squares@>=
for (int o = 1; o <= n*n; ++o) {
  int const x = (o - 1)/n, y = (o - 1)%n;
  p.add_option(lines.option_name(o));
  if (queens > 0) p.add_entry(1);
  for (int s = 0; s < n*n; ++s)
    if (sees(x, y, s/n, s%n)) p.add_entry(before + s + 1);
  for (Entry const& e : lines.option(o))
    p.add_entry(squares + e.item);
  p.add_cost(1);
}

@*1 Eight pieces. \label{puzzle/eight-pieces}%
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

The difficulty is that pieces {\it block\/} each other: squares beyond a rook are not attacked by a queen
any more. A backtrack program needs progress that later steps do not undo.

@ So report 4 asks an easier question first. Let us pretend that pieces look
through each other, like X-rays. Then each piece attacks more, and
the real solutions are among the {\it weak\/} ones. If
there are not too many of those, one can look at each of them. The weak
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

Two rooks are alike, and so are two knights. Here an item that must be covered exactly
{\it twice\/} stands for both, and the search of \sec{more/bounded} finds no set in two
orders.

What remains is the symmetry of the board. Turn and reflect it until the
queen is in the upper left quarter; this needs an even number of rows. One
reflection is left, that of the diagonal through the upper left corner. All squares
on this diagonal are light. So the {\it dark\/} bishop is
never on it, and either the bishop or its image is above it; we let it
stand there only. Of each class of eight solutions exactly one is left.
@^symmetry of the board@>

@ Squares have the numbers $nr+c$ on a board of $n\times n$.

@<Declare how an army attacks, and how it is placed@>=
std::vector<int> attacked_by(Soldier const& soldier, int n,
  std::span<char const> occupied);
  /* the squares that he attacks, in no special order: what is |occupied| is attacked,
     but nothing beyond it, nor the square where he stands. |occupied| has $n^2$
     squares, not 0 where a soldier stands. The letter is K, Q, R, B, or N (others are
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

@ All pieces but the
knight go to neighbours, straight or diagonally; the knight jumps. King and
knight go one step, the others go on. With $d$ for the square of the
distance of a step, the straight steps have $d=1$, the diagonal ones $d=2$,
and the knight's jump has $d=1^2+2^2=5$. So a table with the
distances that each piece may go suffices; all directions
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

@ The march ends at the edge of the board, at the first soldier in
the way, or after one step. The soldier in the way is attacked himself.

@<March from |s| in this direction@>=
for (int r = s.row + dr, c = s.column + dc;
    r >= 0 and c >= 0 and r < n and c < n; r += dr, c += dc) {
  squares.push_back(n*r + c);
  if (not far or occupied[index(n*r + c)] != 0) break;
}

@ The model calls |attacked_by| with an empty board; the judge calls it with the real one. So the two cannot disagree
about how a knight jumps.

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

@ Placements arrive as the labels that the search has printed: a letter, and a place as \sec{puzzle/board} reads it.

@<Recognize a soldier@>=
std::optional<Soldier> soldier_of(std::string_view label) {
  if (label.size() < 2 or label[1] != '@@') return std::nullopt;
  auto const place = coordinates(label.substr(2));
  if (std::string_view("KQRBN").find(label[0]) == label.npos or place.size() != 2) return std::nullopt;
  return Soldier{label[0], place[0], place[1]};
}

@ A problem is made kind by kind: two rooks are one kind of two, two
bishops are two kinds of one, since each has a colour of its own, and three bishops
are one kind again. A kind is a letter and, for
bishops, a colour.

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

@ The items are troops, attacks, and squares. Square $k$, counted from~0, is attacked as item
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

@ The two conditions for |up_to_symmetry| are those
derived above. Where prices let the queen or the dark bishop
stay at home, several of a class are left.

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
of them attack the same square. There are 64. So 41 attacks may be wasted. The search for bounds does not
know that: it sees that two squares can still be attacked, but
not that there are too few attacks for both.

The search of \sec{more/cheapest} can reckon. Let each piece cost as many
coins as it can attack squares, and pay no more than 105. When the money does not suffice for the
squares that are open, the search
turns back. For this, each piece may be left out; if the whole army had to be bought,
every cover would cost 105 coins, and the bounds would say nothing. If the whole army is needed,
and on the chessboard it is, no cover will leave a piece out.

@<Let this |troop| look around from every square@>=
std::vector<std::vector<int> > sights; /* by square */
std::size_t most = 0; /* the price of one of them */
for (int k = 0; k < n*n; ++k) {
  sights.push_back(attacked_by(Soldier{troop.letter, k/n, k%n}, n, empty));
  most = std::max(most, sights.back().size());
}

@ A {\tentex P} for a pawn is refused, as pawns
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

@ On the real board there are 813 weak placements up to
symmetry, as report~4 says. The judge looks at each of them, with blocking
this time, and prints those in which every square is still attacked:
$$\hbox{\cmd{dlx make pieces --up-to-symmetry --priced \char"7C\ dlx solve
--max-cost 105 \char"7C\ dlx attacks}}$$
The search takes 9{,}611{,}182 nodes. The command prints nothing, and ends with status~1: no
placement survives. In
the best of them 63 squares are attacked, and there are 15 of these.
No real solution was missed, because a placement that
attacks everything is a weak one, and the complete search has found all weak ones.

\pitfall{Calling the squares of the queens {\tentex ($x$,$y$)}, without the~S:
\sec{puzzle/squares} would take them for what a queen {\it fills}. Counting the
square of a piece as attacked by itself. Letting two rooks be two items, and
being surprised by the factor of four. Blocking the weak problem {\it a
little}, by leaving out options that look silly; then a proof is not a
proof.}

\pinned{\.{tests/puzzle/domination\UL test.cpp} has the table; it tries all sets of
squares for $n\le4$ by the rules of chess alone; it finds the 728, the 91,
and no cover with four queens. It places armies on small
boards with loops, and compares sets, with and without symmetry and prices.
The long tests go on to $n=12$, which
needs seven queens, and count the 813.}

\exercise[15]{Let queens attack each other: leave out the lines. How many
placements of five queens dominate the chessboard?}\answer{4860, as \cmd{dlx
count} says when everything after the bar of the items is gone, and from the
options, too. The 728 are among them.}

\exercise[05]{In two of the four placements on $4\times4$, some square is no longer attacked, because a piece stands in the way of
another. In which?}\answer{In the second and the third; \cmd{dlx attacks --rows 4} keeps the
first and the fourth.}

\exercise[20]{Leave the queen at home. The other seven pieces have 78 coins,
which is more than 64. Do they suffice, if they look through each other? Ask
the search, with prices.}\answer{No. With \cmd{dlx make pieces --army KRRBBNN
--priced} as its input, \cmd{dlx solve --max-cost 78} prints nothing, after 17{,}936 nodes.}

\summary{A square that must be attacked is an item with the bounds {\tentex 1:*}; a line that must not be shared is secondary; and the fewest queens are the cheapest cover. Blocking is hard to
search for, so leave it out, find
all weak solutions, and look at them one by one.}
