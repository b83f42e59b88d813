@** Rows of bits. \label{fast/rows}%
To hide one option of five items, dancing links write twelve numbers; to bring it back, they write twelve
again. But writing is not what takes the time.@^branch prediction@> A processor guesses whether a loop goes on, long before it
knows, and begins with what would come next. Each wrong guess throws this work away, a loss of dozens of
additions. Rings and columns are short, of varying length, and walked in an order that never repeats; so the
guesses are often wrong. What would a search look like that has {\it nothing to guess}?

@ Exchange the rows and the columns of the matrix: ask not which items an option has, but which options an item has.
Each item of the dinner in \sec{dance/guests} has a subset of $\{1,\ldots,6\}$. A set of at most 64 things
fits into one word of the machine, one bit for each. Bit~1, on the left, stands for option~1:
$$\vbox{\halign{\tt#\hfil\quad&#\hfil\qquad&#\hfil\cr
&\overbits{123456}\cr
A&\bits{0x0x00}&option 4 has this item\cr
B&\bits{001010}\cr
C&\bits{101000}\cr
D&\bits{0x0x0x}&and this one\cr
E&\bits{100001}\cr
F&\bits{101000}\cr
G&\bits{010011}\cr
\noalign{\smallskip}
live&\bits{111111}&the options that are still possible\cr
live&\bits{1-1-1-}&after option 4 was chosen\cr}}$$
The word of an item is its {\it row\/} in this table, although it is a column of the matrix. An option that is
still possible is {\it live}, and an item that is not yet covered is {\it open}.@^row of bits@>@^live options@>

Now option~4 is chosen. It clashes with all options that have \.A or~\.D, the union of two rows. Two
instructions, an {\it or\/} and an {\it and not}, do what covering two items does. The rows do not change. To
take the choice back, remember the old word |live|.

@ How many options are left for \.B? Those that are in its row and live,
$$\hbox{\bits{001010}}\mathbin{\char"26}\hbox{\bits{101010}}=\hbox{\bits{001010}},$$
are counted by one instruction, the {\it population count}. So \.B, \.C, and~\.F have two options, \.E has only
option~1, and \.G has only option~5; the cover is 4, 1,~5. Each size costs an {\it and\/} and a count. These
are the same for all items, so a processor that computes with eight words at a time sizes eight items at
once.@^population count@> Most bits are zero, and the dancing list (\sec{dance/four_way}) touches only the ones. But during one wrong
guess of the list, the search of \sec{fast/masks} loads, masks, and counts dozens of vectors.

@*1 Secondary items and colours. A secondary item without colours has a row like any other; when an option is
chosen, this row takes part in the union. But no search branches on it, so primary rows come first.

Two options that give the square |x| the colours \.T and~\.H clash; two that give it \.T do not. With a row for
each colour, an option with $x\colon{\tt T}$ would clash with the rows of all other colours. For letters, these are
26 rows a square, and unions of~25. Fewer rows are enough if a colour is {\it written in binary}.

@ With $k$ binary digits we can number $2^k$ colours of an item, from~0. Two colours are different if and only if
they differ in some digit. Each digit gets two rows, like the two rails of a track: the options whose colour has
a~0 there, and those with a~1. In the crossword of \sec{more/painted}, the square |a| has the letters \.A, \.T,
and~\.H, with the numbers 00, 01, and~10. Here are its four rows, for the words \.{AT}, \.{TO}, \.{AH}, and
\.{HO}, first across, then down:
$$\vbox{\halign{#\hfil\quad&#\hfil\qquad&#\hfil\cr
&\overbits{ATAH.ATAH}\cr
$a_1=0$&\bits{1110.1110}&the letter is \.A or \.T\cr
$a_1=1$&\bits{000x.000x}&it is \.H: the rival of $a_1=0$\cr
$a_0=0$&\bits{1011.1011}&the letter is \.A or \.H\cr
$a_0=1$&\bits{0x00.0x00}&it is \.T: the rival of $a_0=0$\cr
\noalign{\smallskip}
&\bits{0x0x.0x0x}&what clashes with \.{a:A}, which is $a_1=0$ and $a_0=0$\cr}}$$
An option clashes with all that are on the {\it other rail\/} of one of its digits; in circuits, this is a {\it
dual-rail\/} code. An option that has the item without a colour clashes with every option that has the item. So
it is on {\it both\/} rails of each digit; then it is on the opposite rail of every option, its own included.

Thus one sentence is true for all items: {\it each row has a rival row, and an option clashes with all options in
the rivals of its rows}. The rival of a rail is the other rail. The rival of any other row is the row itself,
unless it has bounds.@^dual rails@>@^rival row@>

@*1 Bounds. An item that may be covered several times is no reason for a clash. So {\it the row of an item with
bounds has no rival}. Instead, two numbers say how many of its options must be chosen: at least |needs|, and at
most |rooms|. Here is the kitchen of \sec{more/problem}, with Ann, Bob, and Cem:
$$\vbox{\halign{#\hfil\quad&#\hfil\qquad&#\hfil\cr
&\overbits{ABC}\cr
\.{1:2\char"7C cook}&\bits{111}&no rival; needs 1, and has room for 2\cr
pot, digit 0&\bits{110}&soup\cr
pot, digit 1&\bits{001}&rice: the rival of soup\cr}}$$
Both numbers are small. An item with $s$ candidates that needs more of them is as hopeless as one that needs
$s+1$. And room for more than $s$ is room for~$s$. If both numbers are~1, the row is {\it plain}, and its own
rival as usual; with a single option, \.{1:*} is plain, too.@^bounds@>

@<Declare the structure |Rows|@>=
struct Rows {
  Rows() = default; /* no rows at all */
  explicit Rows(Problem const& problem);
    /* linear time, except that the colours of each item are sorted, and looked up */
  int primaries = 0; /* rows |0| to |primaries - 1| are primary items */
  std::vector<int> rival;
    /* of each row, $|rival|[|rival|[r]]=r$; or $-1$, no rival, if |not is_plain(r)| */
  std::vector<int> needs, rooms; /* of each primary row, if there are bounds: at
    least and at most so many options must be chosen */
  std::vector<bool> endless; /* of each of these: can no cover have more of its options than there is room for? */
  std::vector<int> options; /* the candidates among the options, in order */
  std::vector<int> marks; /* the rows of candidate |k| are |marks[first[k]]| to |marks[first[k+1]-1]|; */
  std::vector<std::size_t> first, middle; /* its primary ones end before |marks[middle[k]]| */
  int count() const { return static_cast<int>(rival.size()); } /* of all rows */
  int others() const { return count() - primaries; }
  bool has_others() const { return others() > 0; }
  bool has_bounds() const { return not needs.empty(); }
  bool is_plain(std::size_t r) const
  { return needs.empty() or (needs[r] == 1 and rooms[r] == 1); } /* is it covered exactly once? */
  std::span<int const> of(std::size_t k) const /* the rows of candidate |k|, from 0 */
  { return {marks.data() + first[k], first[k + 1] - first[k]}; }
  std::span<int const> primaries_of(std::size_t k) const
  { return {marks.data() + first[k], middle[k] - first[k]}; }
  double bits() const { return 1.0*primaries*static_cast<double>(options.size()); } /* of the primary rows */
};

@ A {\it field\/} is the set of rows of one secondary item: a single row if the item has no colours, and otherwise
a pair for each digit. An item gets no row if it cannot lead to a clash: fewer than two candidates have it, or
all of them give it the same colour.@^field of a colour@>

@(dlx/fast/rows.cpp@>=
#include "dlx/fast/rows.hpp"
#include <algorithm>
#include <numeric>
#include <utility>
namespace dlx {
namespace {
struct ColourField {
  int row = 0;         /* its first row */
  int count = 0;       /* of its rows: none, one, or two for each digit */
  int mentions = 0;    /* how many candidates have the item */
  bool bare = false;   /* does one of them give it no colour? */
  std::vector<int> colours; /* of the item, sorted; the place of a colour is its code */
};
@<Lay out the fields@>
@<Enter an item of a candidate@>
@<Find out how many options fit together@>
@<Note the bounds of the items@>
}
@<Build the rows@>
@<Search a problem with a filter@>
} // |namespace dlx|

@ As soon as a field knows how candidates mention its item, it gets its rows.

@<Lay out the fields@>=
void hand_out_rows(ColourField& f, std::vector<int>& rival)
{
  std::ranges::sort(f.colours);
  f.colours.erase(std::unique(f.colours.begin(), f.colours.end()), f.colours.end());
  std::size_t const colours = f.colours.size();
  f.row = static_cast<int>(rival.size());
  if (f.mentions < 2 or (colours == 1 and not f.bare)) return;
  f.count = colours == 0 ? 1 : 2 * std::max(1, static_cast<int>(std::bit_width(colours - 1)));
  for (int j = 0; j < f.count; ++j) rival.push_back(f.row + (f.count == 1 ? 0 : j ^ 1));
}

@ An item with three colours has the codes 0, 1, and~2, whatever the numbers of these colours are in the problem.
So two items with the same colours give them the same codes. A symmetry that takes one item to the other finds
that their rails agree (\sec{fast/automorphisms}).

@<Lay out the fields@>=
std::vector<ColourField> fields_of(Problem const& problem, Rows& rows)
{
  std::vector<ColourField> fields(index(problem.item_count()) + 1);
  for (int o : rows.options)
    for (Entry const& e : problem.option(o)) {
      auto& f = fields[index(e.item)];
      ++f.mentions;
      if (e.colour == 0) f.bare = true;
      else if (f.colours.empty() or f.colours.back() != e.colour) f.colours.push_back(e.colour);
    }
  for (int i = problem.primary_count() + 1; i <= problem.item_count(); ++i)
    hand_out_rows(fields[index(i)], rows.rival);
  return fields;
}

@ A colour is on one rail of each digit, which its code says; an entry without a colour is on both.

@<Enter an item of a candidate@>=
void enter(Entry const& e, ColourField const& f, std::vector<int>& marks)
{
  if (f.count == 1) marks.push_back(f.row);
  auto code = std::ranges::lower_bound(f.colours, e.colour) - f.colours.begin();
  for (int j = 0; j + 1 < f.count; j += 2, code >>= 1)
    if (e.colour == 0) marks.insert(marks.end(), {f.row + j, f.row + j + 1});
    else marks.push_back(f.row + j + static_cast<int>(code & 1));
}

@ Some bounds are never exceeded. On a board of $5\times10$ squares, ten pentominoes have room; so
\.{0:10\char"7C L} says nothing about the L. A search that knows this need not count them (\sec{fast/bounds}). How many options of an
item can be chosen together? Give each plain item a price, so that every option of the item costs at least~1. In a
cover, each plain item is paid for once; so there are no more options than the sum of all prices. With a price of $1\over5$ for each
square, this is ten.

Which prices are best? Start with equal ones, and raise those of the cheapest option by a tenth, again and again; each round
gives a bound, the sum divided by the price of the cheapest option, and the least of them counts. (This is the method of
multiplicative weights, and the bound tends to that of the linear program.) An option without plain items costs nothing; then there is no bound.
@^prices of items@>@^multiplicative weights@>

@<Find out how many options fit together@>=
double most_together(Rows const& rows, std::vector<std::size_t> const& candidates, double enough)
  /* a bound on their number in a cover; as small as |enough|, or as can be had in 200 rounds */
{
  std::vector<double> price(index(rows.primaries), 0.0);
  double sum = 0, least = static_cast<double>(candidates.size());
  std::size_t entries = 1;
  for (std::size_t k : candidates)
    for (int r : rows.primaries_of(k)) {
      ++entries;
      if (rows.is_plain(index(r)) and std::exchange(price[index(r)], 1.0) == 0) ++sum;
    }
  auto const cost = [&](std::size_t k) {
    auto const its = rows.primaries_of(k);
    return std::accumulate(its.begin(), its.end(), 0.0, [&](double c, int r) { return c + price[index(r)]; });
  };
  std::size_t const rounds = std::clamp(2'000'000/entries, std::size_t(1), std::size_t(200));
  for (std::size_t round = 0; round < rounds and least > enough; ++round) {
    std::size_t const cheapest = *std::ranges::min_element(candidates, {}, cost);
    if (cost(cheapest) == 0) return least;
    least = std::min(least, sum/cost(cheapest));
    sum += cost(cheapest)/10;
    for (int r : rows.primaries_of(cheapest)) price[index(r)] *= 1.1;
  }
  return least;
}

@ The smallest |rooms| is 1, even without candidates. So an item that must be covered, and has none, is plain: a
dead end as usual.

@<Note the bounds of the items@>=
void note_bounds(Problem const& problem, Rows& rows)
{
  std::vector<int> sizes(index(rows.primaries), 0);
  for (std::size_t k = 0; k < rows.options.size(); ++k)
    for (int r : rows.primaries_of(k)) ++sizes[index(r)];
  for (std::size_t r = 0; r < sizes.size(); ++r) {
    auto const [lower, upper] = problem.item(static_cast<int>(r) + 1).bounds;
    int const needs = std::min(lower, sizes[r] + 1);
    rows.needs.push_back(needs);
    rows.rooms.push_back(std::max({1, needs, std::min(upper, sizes[r])}));
    if (not rows.is_plain(r)) rows.rival[r] = -1;
  }
  @<Note which bounds are never exceeded@>
}

@ A sum of prices is not exact, so if the sum is within a millionth of one more than the room, we suppose that so many options might fit, and the item is counted. If the room is that of all
options, it is never a limit, even if all are chosen.

@<Note which bounds are never exceeded@>=
std::vector<std::vector<std::size_t> > candidates(sizes.size());
for (std::size_t k = 0; k < rows.options.size(); ++k)
  for (int r : rows.primaries_of(k))
    if (not rows.is_plain(index(r))) candidates[index(r)].push_back(k);
for (std::size_t r = 0; r < sizes.size(); ++r) {
  bool const has_all = rows.rooms[r] >= sizes[r];
  double const enough = rows.rooms[r] + 1 - 1e-6;
  rows.endless.push_back(not rows.is_plain(r) and sizes[r] > 0@|
    and (has_all or most_together(rows, candidates[r], enough) <= enough));
}

@ An option that is no candidate gets no number here, so it is in no cover. The primary items of a candidate come
first, because a search crosses them off without looking at the others.

@<Build the rows@>=
std::vector<int> candidates_of(Problem const& problem)
{
  std::vector<int> options;
  for (int o = 1; o <= problem.option_count(); ++o)
    if (problem.is_candidate(o)) options.push_back(o);
  return options;
}
Rows::Rows(Problem const& problem)
  : primaries(problem.primary_count()), options(candidates_of(problem))
{
  for (int r = 0; r < primaries; ++r) rival.push_back(r);
  auto const fields = fields_of(problem, *this);
  for (int o : options) {
    first.push_back(marks.size());
    for (Entry const& e : problem.option(o))
      if (e.item <= primaries) marks.push_back(e.item - 1);
    middle.push_back(marks.size());
    for (Entry const& e : problem.option(o))
      if (e.item > primaries) enter(e, fields[index(e.item)], marks);
  }
  first.push_back(marks.size());
  if (problem.has_bounds()) note_bounds(problem, *this);
}

@*1 A fresh list for every child. \label{fast/filter}%
Whatever a dancing list does, it has to undo; half of its writing puts things back. Is there a search that never
undoes anything? There is, if each node of the search tree has {\it its own list of the options that are still
possible}. The list of a child is a copy of some of it. Dancing links were invented to avoid such copies. But here
an option is a single word, and a processor likes nothing better than to copy a few dozen words in a row.

This is the first engine without links, and the shortest. Its functions |keep| and |fewest| are exercise~17 of
\sec{course/coursework}. To write them yourself, stop here, and say \cmd{make exercise-filter}.

@ The dinner of \sec{dance/guests} has seven items. Let $A$ be bit~0, $B$ bit~1, and so on; then each option is
a word of seven bits, its {\it item set}. Two options clash if and only if their item sets {\it meet}, which one
instruction finds out. Here option~4 is chosen:
$$\vbox{\halign{\hfil#\quad&#\hfil\qquad&#\hfil\cr
&\overbits{ABCDEFG}\cr
4&\bits{x00x000}&chosen\cr
\noalign{\smallskip}
1&\bits{0010110}&stays\cr
2&\bits{x00x001}&meets it in $A$ and $D$\cr
3&\bits{0110010}&stays\cr
4&\bits{x00x000}&meets itself, and goes\cr
5&\bits{0100001}&stays\cr
6&\bits{000x101}&meets it in $D$\cr}}$$
The child gets the list 1, 3,~5. This is a {\it copy}; the list of the parent does not change.@^item set@>@^undoing@>

These are the rows of the table above, read the other way, with a bit for each option. Here the number of
{\it items\/} is limited to~64, and there are no colours: the rivals of their rails would need a second word.

@ Each level of the search has one list, which the next child of the same parent overwrites. The invariant: {\it
while a node is visited, the list of its level has the options that meet none of the chosen ones, in input
order}. Deeper nodes only write to deeper lists. Secondary items are never open.@^invariant of the filter@>

@<Declare the class |Filter|@>=
class Filter {
public:
  using ItemSet = std::uint64_t; /* bit |i| for item |i|, from 0 to 63 */
  struct Candidate { /* an option that is still possible */
    ItemSet items = 0;
    int number = 0; /* of the option, from 1, as its place in the list changes */
  };
  explicit Filter(std::vector<ItemSet> const& options);
    /* option 1 is |options[0]|; empty ones are never chosen. Copies the list for each of 65 levels */
  Result search(ItemSet primary, Limits const& limits, Receive const& receive);
    /* all exact covers of the |primary| items, each once, in the order of |search| for links; or as many
       as the limits allow. Other items are secondary. Time for a node: linear in the options left */
  std::uint64_t run(ItemSet primary, Receive const& r) /* without limits */
  { return search(primary, Limits(), r).totals.solutions; }
  static std::size_t keep(Candidate const* from, std::size_t n, ItemSet chosen, Candidate* to);
    /* copies those of the |n| candidates that do not meet |chosen|, in their order, and returns how many;
       there must be room for |n| */
  static int fewest(Candidate const* live, std::size_t n, ItemSet open);
    /* the item of |open| that is in the fewest of the |n| candidates, maybe in none; among
       equals, the one with the smallest number */
private:
  void visit(std::size_t level, std::size_t n, ItemSet open);
  bool must_stop();
  std::vector<std::vector<Candidate> > lists; /* of each level; |at| looks whether there is one */
  std::vector<int> path; /* the options that have been chosen */
  Receive const* receive = nullptr;
  Limits const* limits = nullptr;
  Clock::time_point deadline;
  Result result;
};

@*1 The search. This is the search of \sec{more/search} without all that is done to undo. It may call itself, since
no path has more than 64 options. In a child without options, the loop does nothing: it is a dead end.

@<Search with a filter@>=
inline void Filter::visit(std::size_t level, std::size_t n, ItemSet open)
{
  ++result.totals.nodes;
  if (open == 0) {
    ++result.totals.solutions;
    if (*receive) (*receive)(path);
    return;
  }
  Candidate const* const live = lists[level].data();
  int const item = fewest(live, n, open);
  auto const before = result.totals.attempts;
  for (std::size_t k = 0; k < n; ++k)
    if (live[k].items >> item & 1) @<Visit the child of option |k|@>
  result.totals.dead += result.totals.attempts == before;
}

@ An option leaves the dance when it shares an item with a chosen one, and for no other reason. So it is in the list
of a level if and only if it would still be linked there. Both searches branch on the leftmost of the smallest
items, and try its options in input order. Hence the trees are the same, and each program is a test of the other.

@<Visit the child of option |k|@>=
{
  if (must_stop()) return;
  ++result.totals.attempts;
  path.push_back(live[k].number);
  auto const m = keep(live, n, live[k].items, lists.at(level + 1).data());
  visit(level + 1, m, open & ~live[k].items);
  path.pop_back();
}

@ At the root all options are live. An option without items is never tried, since no search branches on it.

@<Search with a filter@>=
inline Filter::Filter(std::vector<ItemSet> const& options)
{
  std::vector<Candidate> all;
  for (ItemSet items : options) all.push_back({items, static_cast<int>(all.size()) + 1});
  lists.assign(65, all);
}
inline Result Filter::search(ItemSet primary, Limits const& l, Receive const& r)
{
  limits = &l;
  receive = &r;
  deadline = deadline_of(l);
  result = Result();
  path.clear();
  visit(0, lists[0].size(), primary);
  return result;
}

@ The clock and the stop flag (\sec{more/limits}) are looked at every 1024 nodes. Once there is a reason to stop,
no more nodes are counted, so the reason remains, and every loop above ends before its next child.

@<Search with a filter@>=
inline bool Filter::must_stop()
{
  auto const& t = result.totals;
  if ((limits->nodes != 0 and t.nodes >= limits->nodes)@|
      or (limits->solutions != 0 and t.solutions >= limits->solutions))
    result.ending = Ending::limit;
  else if (t.nodes % 1024 == 1023) {
    if (limits->pulse) limits->pulse(Progress{t.nodes, t.solutions});
    if (is_raised(limits->stop)) result.ending = Ending::interrupted;
    else if (Clock::now() > deadline) result.ending = Ending::limit;
  }
  return result.ending != Ending::complete;
}

@*1 Copying without a guess. The obvious loop copies a candidate {\it if\/} it does not meet |chosen|. Whether it
does is as good as random, so the processor often guesses wrong.@^branch prediction@> The better loop copies {\it
always}, to the end of the list, and moves the end if the candidate stays. If not, the next candidate overwrites
it, or it is never read. For the dinner, these are the six steps:
$$\vbox{\halign{#\hfil&&\qquad\hfil#\hfil\cr
copied&1 stays&2 goes&3 stays&4 goes&5 stays&6 goes\cr
list of the child&1&1 2&1 3&1 3 4&1 3 5&1 3 5 6\cr
|kept|, the end&1&1&2&2&3&3\cr}}$$

@<Keep the options that do not meet a set@>=
inline std::size_t Filter::keep(Candidate const* from, std::size_t n, ItemSet chosen, Candidate* to)
{
  std::size_t kept = 0;
  for (std::size_t k = 0; k < n; ++k) {
    to[kept] = from[k];
    kept += (from[k].items & chosen) == 0;
  }
  return kept;
}

@*1 Counting for all items at once. Which open item has the fewest options? Add up all item sets, {\it with 64
counters in a few words}. The counters are binary numbers: the word |ones| holds the last digit of each of them,
|twos| the digit before it, and so on. If the last digit of a counter was~1, adding~1 gives a carry, as on paper:
$$\vbox{\halign{#\hfil\quad&#\hfil\qquad&#\hfil\cr
&\overbits{ABCDEFG}\cr
|ones| before&\bits{0010110}&after option 1\cr
add option 3&\bits{0110010}\cr
carry&\bits{0010010}&where both have a 1\cr
|ones| after&\bits{0100100}&where one of them has it\cr
|twos| after&\bits{0010010}&two options with $C$, two with $F$\cr}}$$
In such a {\it vertical counter}, an option costs the same whether it has two items or ten.@^vertical counters@>

Three digits are enough, and a fourth word, |many|, for the items in eight options or more. If all
open items are there, the node is near the root, and there is time to count slowly. The digits are read from
the highest to the lowest. If some of the |best| items have a~0 there, those with a~1 are out.

@<Find the item with the fewest options@>=
inline int Filter::fewest(Candidate const* live, std::size_t n, ItemSet open)
{
  ItemSet ones = 0, twos = 0, fours = 0, many = 0;
  for (std::size_t k = 0; k < n; ++k) {
    ItemSet const two = ones & live[k].items, four = twos & two;
    ones ^= live[k].items;
    twos ^= two;
    many |= fours & four;
    fours ^= four;
  }
  ItemSet best = open & ~many;
  if (best == 0) @<Count one item after the other@>
  for (ItemSet digit : {fours, twos, ones})
    if ((best & ~digit) != 0) best &= ~digit;
  return std::countr_zero(best);
}

@ After options 1 and~3 of the dinner, let \.B, \.C, \.E, and~\.F be open. All of them have a 0 in |fours|, so none
is out. \.B and \.E have a 0 in |twos|, so \.C and \.F are out. Both have a 1 in |ones|, so both stay, and \.B is
chosen, the lowest bit. And this is the slow way:

@<Count one item after the other@>=
{
  int item = 0;
  for (std::size_t least = n + 1; open != 0; open &= open - 1) {
    std::size_t size = 0;
    int const next = std::countr_zero(open);
    for (std::size_t k = 0; k < n; ++k) size += live[k].items >> next & 1;
    if (size < least) least = size, item = next;
  }
  return item;
}

@ \cmd{dlx solve --engine filter} runs the filter. Item~1 is bit~0.

@<Search a problem with a filter@>=
Result search_filter(Problem const& problem, Limits const& limits, Receive const& receive)
{
  if (problem.item_count() > 64 or problem.has_colours() or problem.has_bounds())
    throw Unsupported("the filter takes at most 64 items, and neither colours "
      "nor bounds; take the engine auto");
  std::vector<Filter::ItemSet> sets(index(problem.option_count()), 0);
  for (int o = 1; o <= problem.option_count(); ++o)
    if (problem.is_candidate(o))
      for (Entry const& e : problem.option(o))
        sets[index(o - 1)] |= Filter::ItemSet(1) << (e.item - 1);
  int const n = problem.primary_count();
  return Filter(sets).search(n == 0 ? 0 : ~Filter::ItemSet(0) >> (64 - n), limits, receive);
}

@*1 The module. All of the filter is in the header, for inlining, and because an exercise replaces two of its functions.

@(dlx/fast/rows.hpp@>=
#pragma once
/* The table of a problem, with rows and columns exchanged: for each item the set of its
   options, a row of bits, and for each row the one that it clashes with.
   Colours become pairs of rows, the two rails of a binary digit. And the first
   engine without links: each level of the search has a list of the options that are left. */
#include "dlx/base/index.hpp"
#include "dlx/more/observer.hpp"
#include "dlx/more/problem.hpp"
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>
namespace dlx {
@<Declare the structure |Rows|@>
std::vector<int> candidates_of(Problem const& problem);
  /* the options that have a primary item, so that they can be chosen at all;
     their numbers, from 1, in increasing order. Linear time */
@<Declare the class |Filter|@>
Result search_filter(Problem const& problem, Limits const& limits = Limits(), Receive const& receive = nullptr);
  /* as |search| for links and the smallest item, but its pulse does not know how much is done.
     Throws |Unsupported| for more than 64 items, colours, or bounds */
@<Keep the options that do not meet a set@>
@<Find the item with the fewest options@>
@<Search with a filter@>
} // |namespace dlx|

@ \pitfall{Colours that are numbered by the problem and not by the item. A crossword has 26 letters, but a square
in a corner may see only three; numbered by the problem, it needs five digits, ten rows, instead of four.
Three digits of a counter without |many|: an item with eight options looks like one with none, and small tests miss it.}

\pinned{\.{tests/fast/rows\UL test.cpp} compares clashes of random options with those of the problem; bounds; the filter with the dancing list; and
its two functions with slow ones.}

\exercise[10]{A secondary item occurs in nine colours, and sometimes without a colour. How many rows does it have?
And one that occurs in one colour, and sometimes without?}
\answer{Nine colours take four binary digits, and each of them two rails: eight rows. A single colour would take no
digit; but then nothing would clash with an option without colour, so it gets one digit, and two rows.}

\exercise[10]{Add option~5 of the dinner to the counters that have 1 and~3. Which item is chosen, if \.B, \.C, \.E,
\.F, and \.G are open?}
\answer{\.B has a carry. So |ones| has \.E and~\.G, and |twos| has \.B, \.C, and~\.F. These are out at the second
digit; \.E and~\.G have one option each, and \.E is first.}

\summary{An item is the set of its options, a row of bits. To choose an option, take the rivals of its rows from the
live options. Each binary digit of a colour has two rails. An item with bounds has two numbers in place of a rival.
The filter needs no rivals: the list of a child is a copy of the options that do not meet the chosen one.}
