@** First dance, then look. \label{fast/border}%
Here is a board of $100\times100$ squares, and somebody wants to see it full
of dominoes; one way is enough. That makes 10{,}000 items and 19{,}800
options. The rows of bits that \sec{fast/masks} looks at have 198 million bits,
which are 25 megabytes. It puts a domino into the upper left corner, and
then it reads the 25 megabytes, in order to find out that in the lower right
one nothing has happened.

The dancing list knows better. It hides the three other dominoes that touch
the corner, and it has no idea that there is a lower right. When very many
options are alive, and each of them touches few of the others, nothing beats
a list. But the list is slow with what is small; and every search that gets
anywhere ends with a small problem. Almost all of its nodes are there.

Must we choose? Let us {\it dance as long as much is left, and look as soon
as little is left}.
@^hybrid of links and masks@>

@ How much is left? A look at a node reads one bit for each live option in
the row of each open item, so the product of these two numbers is a good
measure of what it costs. For a board of $6\times6$ squares, this is how it
shrinks when the list puts one domino after the other, always taking the
first option of the leftmost of the smallest items:
$$\vbox{\halign{\hfil#\quad&&\hfil#\quad\cr
\it dominoes&\it live options&\it open items&\it their product\cr
\noalign{\smallskip}
0&60&36&2160\cr
1&56&34&1904\cr
3&49&30&1470\cr
6&38&24&912\cr
9&27&18&486\cr
12&16&12&192\cr
15&6&6&36\cr}}$$
Both factors shrink, so the product is quickly small: half of the dominoes
make a look more than four times as cheap. On a large board the upper part
of the search tree is a thin stem, in which the list does what it can do
best; and the crown of the tree belongs to the masks.

@ So this chapter, and the five that follow it, are about a border. Above it
there is a dance, below it are the masks. Where should it be? The two numbers
of the last section are all that we shall ask.

@<Declare how much is left@>=
struct Left { /* of a problem, at a node of the search */
  std::int64_t live = 0; /* options that can still be chosen */
  std::int64_t open = 0; /* primary items that must still be covered */
  double bits() const
  {
    return static_cast<double>(live)*static_cast<double>(open);
  } /* that are looked at for a node */
};

@ The decision has a class of its own. It does not know what a list is, nor
what masks are; it hears how much is left, and says yes or no. Most of this
chapter says why.

@(dlx/fast/border.hpp@>=
#pragma once
/* Where does a search pass from links to bits? When so little of a problem is
   left that it pays to look at all of it. A rehearsal finds out how much that
   is, and a toll sees to it that nobody crosses in vain for long. */
#include "dlx/more/problem.hpp"
#include <array>
#include <cstdint>
#include <optional>
#include <vector>
namespace dlx {
inline constexpr double border_of_masks = 1 << 20; /* bits; see below */
inline constexpr double most_bits = 1 << 29; /* in any table; 64 megabytes */
bool is_for_masks(Problem const& problem, double border = border_of_masks);
  /* is the whole problem below the border? Constant time */
@<Declare how much is left@>
@<Declare the class |Border|@>
} // |namespace dlx|

@ There are two questions: is the whole problem small enough? And if not, is
what is left of it?

@(dlx/fast/border.cpp@>=
#include "dlx/fast/border.hpp"
#include "dlx/base/index.hpp"
#include <algorithm>
#include <bit>
#include <cmath>
namespace dlx {
@<Find out whether masks are enough@>
@<Find out where the border is@>
@<Decide whether it is time to look@>
} // |namespace dlx|

@ If a whole problem lies below the border, then masks alone will do. Of its
secondary rows we know only that there is one for an item, or a pair for
each digit of its colours; this is more than there will be.

@<Find out whether masks are enough@>=
bool is_for_masks(Problem const& problem, double border)
{
  auto const colours = static_cast<unsigned>(problem.colour_count());
  int const digits = std::max(1, static_cast<int>(std::bit_width(colours)));
  int const rails = colours == 0 ? 1 : 2*digits;
  double const options = problem.option_count();
  double const primaries = problem.primary_count();
  double const others = problem.item_count() - primaries;
  return options*primaries <= border
    and options*(primaries + rails*others) <= most_bits;
}

@*1 The rehearsal. In an earlier edition the border was at $2^{20}$ bits, for a
look at so many takes less than a microsecond, and that is about what a node
costs the dance; and it was at half of that if only every second move was a
choice, and so on. It was right for the problems at which we had looked. Then
we looked at others. On the 6000 coloured options in the table at the end of
\sec{fast/hybrid}, a choice hides forty thousand entries, and masks are ten
times as fast as the dance; but the border kept them out, because a look takes
two million bits. On the 3825 random ones a choice hides a few hundred, the
dance is almost twice as fast as masks, and the border let them in.

So there is no such place. What a choice costs the dance depends on how many
entries are hidden. What it costs the masks depends on how many bits are
left {\it deep\/} in the tree, where most of the nodes are. Both can be seen
from the floor, if we dance for a while. We have let the dance count, on a
dozen problems. A choice takes it about eight nanoseconds for each entry
that is hidden, and put back; and masks, for the same subtree, take from
five to eighteen nanoseconds for each thousand bits that are left at a
choice there, though they cut their table where it was much larger.

@ So there is a {\it rehearsal}. The dance begins, but nobody looks, and
nothing is reported; after a millisecond or two, when so many entries have
been hidden or so many nodes visited, everything is put back. Then masks
{\it pay\/} if for at least half of the choices
$$\hbox{live options}\cdot\hbox{open items}\le
|bits_for_entry|\cdot\hbox{entries hidden for a choice, on the average}.$$
If they pay, the border is at $2^{20}$ bits. And even if they do not, there
may be subtrees for which they do; so it is never lower than the number on
the right. (It is never very high either; a table that is as large as the
list takes as long to write, and perhaps it serves for one choice only.) If
less than $2^{20}$ bits are left after the outset, there is nothing to be
rehearsed.
@^rehearsal of a hybrid@>

What decides are counts, and no clocks; so a search has the same nodes on
every machine. (Why is everything put back, and not continued with the new
border? For the coloured options, the only node at which it is right to look
is the first one.)

@<Declare the constants of the border@>=
static constexpr double most_hidden = 1 << 18; /* entries, at a rehearsal */
static constexpr std::uint64_t most_rehearsed = 1 << 13; /* nodes */
static constexpr double bits_for_entry = 600;
static constexpr double highest_border = 1 << 25; /* bits; four megabytes */

@ Here is the class. It is asked in this order: whether there should be a
rehearsal; then it hears of each choice in it, and is told how it went; and
from then on, at each choice, whether it is time to look.

@<Declare the class |Border|@>=
struct Whole { /* a problem as it is when the dance begins */
  std::int64_t options = 0;
  double secondary_rows = 0;  /* as in |Rows|, but without the primary ones */
  double secondary_marks = 0; /* of an option, on the average */
};
class Border {
public:
  @<Declare the constants of the border@>
  explicit Border(std::optional<double> told = std::nullopt); /* where it is,
    in bits; otherwise, let there be a rehearsal */
  void set_out(Whole const& problem) { whole = problem; } /* before all
    else */
  bool needs_rehearsal(Left left) const; /* if so much is left at the outset */
  void hear(Left left) { looks.push_back(left.bits()); } /* a choice of the
    rehearsal */
  void settle(double hidden); /* so many entries, by all of these choices */
  bool may_cross(Left left, std::uint64_t nodes); /* is it time to look, after
    so many |nodes| of all kinds, and can it be paid? */
  void pay(Left left); /* a table for this will be written; after |may_cross| */
  void earn(std::uint64_t nodes); /* so many were visited in that table */
private:
  @<Declare the data of |Border|@>
};

@ What was said about a rehearsal in \CPLUSPLUS/. Whoever says where the border
is gets no rehearsal.

@<Find out where the border is@>=
Border::Border(std::optional<double> told)
  : is_told(told), border(told.value_or(border_of_masks))@+{@+}@/
bool Border::needs_rehearsal(Left left) const
{
  return not is_told and left.bits() > border;
}
void Border::settle(double hidden)
{
  double const choices = static_cast<double>(looks.size());
  double const worth =
    std::min(highest_border, bits_for_entry*hidden/std::max(1.0, choices));
  auto const is_cheap = [worth](double bits) { return bits <= worth; };
  bool const pays = 2*std::count_if(looks.begin(), looks.end(), is_cheap)
    >= static_cast<std::ptrdiff_t>(looks.size());
  border = pays ? std::max(border, worth) : worth;
}

@ For example, let there be four choices, at which 30, 20, 10, and 8 million
bits are left, and let 80{,}000 entries be hidden by all of them, that is
20{,}000 by each. They are worth twelve million bits. Two of four choices are
cheaper than that, so it pays, and the border is at twelve million, as this is
more than~$2^{20}$. With a tenth of the entries, none of them is cheap enough;
it does not pay, and the border is at 1.2~million, in case there are subtrees
in which it does.

@ All this is about bits that are looked at. The rows of secondary items are
not looked at, but they need memory, and in a problem with a hundred
thousand of them that could be a surprise. There are at most as many as the
problem has, and at most half as many as the live options have entries, for
a row that is mentioned once is left out; and an option is supposed to have
as many of these entries as the average option of the problem.

@<Decide whether it is time to look@>=
bool Border::may_cross(Left left, std::uint64_t nodes)
{
  double const alive = static_cast<double>(left.live), look = left.bits();
  double const others =
    std::min(whole.secondary_rows, alive*whole.secondary_marks/2);
  if (look > border or look + alive*others > most_bits) return false;
  purse = std::clamp(std::ilogb(border/look), 0, purse_count - 1);
  @<Can it be paid from the purse?@>
}

@*1 The toll. To write a table down costs some time for each live
option, and it is wasted if the subtree dies after three nodes. In the worst
case, {\it every\/} subtree that begins at the border dies after three
nodes, and we would write tables all day long. Nobody can know in advance;
but we can refuse to throw good money after bad.

Let a table with $n$ live options cost $n+64$. Each node that masks visit in
it earns |wage|. If that does not pay in the long run, the border is in the
wrong place; perhaps the subtrees are too small, perhaps smaller tables are
worth their price, since they are cheaper. So there are several purses: the
first is for tables that are not much smaller than |border|, the second for
those that have between a half and a quarter of it, and so on. At the
beginning, each contains eight times the price of the whole problem, because
reading it has cost more than that. If the first is empty, we dance on for a
level or two, and ask again, when the next one will be in charge.
@^toll@>

@<Can it be paid from the purse?@>=
auto const& p = purses[index(purse)];
return p.paid + price_of(left) <= 8*(whole.options + 64) + wage*p.nodes
  + static_cast<std::int64_t>(nodes)/4;

@ The last term is for those who have become poor by bad luck. A search can
last for days, and what was wrong in the first minute may be right in the
second; so all nodes, also those of the dance, pay a little into all purses.

@<Declare the data of |Border|@>=
struct Purse {
  std::int64_t paid = 0, nodes = 0; /* for the tables; in the tables */
};
static constexpr int purse_count = 8;
static constexpr std::int64_t wage = 4;
static std::int64_t price_of(Left left) { return left.live + 64; }
bool is_told;
double border; /* bits */
Whole whole;
std::vector<double> looks; /* bits at each choice of the rehearsal */
std::array<Purse, purse_count> purses;
int purse = 0; /* the one that pays for the present table */

@ Paying and earning are the same sum, from two sides.

@<Decide whether it is time to look@>=
void Border::pay(Left left)
{
  purses[index(purse)].paid += price_of(left);
}
void Border::earn(std::uint64_t nodes)
{
  purses[index(purse)].nodes +=
    static_cast<std::int64_t>(nodes);
}

@ \pitfall{One purse for all. It is spent on the smallest tables, because these
can always be afforded, and the large ones, which would have paid, never can
be. And a border for all problems: whoever makes one of the two partners
faster has to move it.}

\pinned{\.{tests/fast/border\UL test.cpp} computes the example of the rehearsal
and follows a purse until it is empty. The table with the dominoes is checked
by \.{tests/fast/hybrid\UL test.cpp}, and so is the toll in a real search.}

\exercise{A problem has a million options. At the beginning, all purses are
full. How many tables of a hundred options can be paid, if none of them earns
anything and no node is visited?}

\summary{Measure what is left by live options times open items. Dance for a
moment, to see what a choice costs; put the border where a look costs as much.
And do not throw good money after bad.}
