@** Rows of bits. \label{fast/rows}%
A dancing list is never idle. To hide one option of five items it writes
twelve numbers, and later writes them again, to have them back; and each
number lies somewhere else. What takes the time?

Not the writing. A processor of today can do several simple things in each
cycle of its clock, and the numbers of most problems fit into its nearest
cache. The reason is {\it prediction}. A processor works far ahead of
itself: long before it knows whether a loop goes on, it has guessed, and is
working on what comes then. If the guess was wrong, all of that is thrown
away, and the time in which dozens of additions could have been made is
lost. A walk around a ring ends where the data say so, and columns are
short, of varying length, and walked in an order that never repeats. For
such a loop there is nothing to predict.
@^branch prediction@>

So we ask a strange question. What would a search look like in which there
is {\it nothing to guess}? It may do more work, much more; if only the work
is the same every time.

@ Look at the dinner of \sec{dance/problem} once more, and turn your head.
Instead of asking which items an option has, we ask which options an item has.
An item's options are a set, a subset of $\{1,\ldots,6\}$; and a set of at most
64 things fits into one word of the machine, one bit for each. Here are the
seven words. (Bit 1, on the left, stands for option~1.)
$$\vbox{\halign{\tt#\hfil\quad&#\hfil\qquad&#\hfil\cr
&\hbox{\eightrm\kern3bp1\kern4bp2\kern4bp3\kern4bp4\kern4bp5\kern4bp6}\cr
A&\bits{010100}&options 2 and 4\cr
B&\bits{001010}\cr
C&\bits{101000}\cr
D&\bits{010101}\cr
E&\bits{100001}\cr
F&\bits{101000}\cr
G&\bits{010011}\cr
\noalign{\smallskip}
live&\bits{111111}&the options that are still possible\cr}}$$
We call the word of an item its {\it row}, for it is a row of this table.
(It is the column of the matrix, and of the four-way list, lying down. We are sorry.)
@^row of bits@>@^live options@>

@ Now let us choose option~4, for the items \.A and~\.D. Which options are
impossible from now on? Those that contain \.A, or~\.D, or both: the union
of two rows.
$$\vbox{\halign{\hfil\tt#\quad&\tt#\hfil\qquad&#\hfil\cr
A&.1.1..\cr
D&.1.1.1\cr
A or D&.1.1.1&they clash with option 4\cr
live&111111&before\cr
live&1.1.1.&after: those that do not clash\cr}}$$
Two instructions, an {\it or\/} and an {\it and not}, have done what
covering two items did. Nothing has been unlinked; the rows are what they
were. And to take it all back, we remember the old word |live|. It is one
word.

@ The search also wants to know how many options each item has left. That
was the purpose of the sizes, which the dance keeps up to date with so much
diligence. Here they are not kept at all. The options of \.B that are left
are those that are in its row and alive,
$$\hbox{\tt ..1.1.}\mathbin{\char"26}\hbox{\tt 1.1.1.}=\hbox{\tt ..1.1.},$$
and there are two of them; for counting the bits of a word, every processor
that matters has an instruction, called the {\it population count}. The open
items get these sizes: two for \.B, \.C, and~\.F; \.E has one, option~1; and
\.G has one, option~5. Each of them costs an {\it and\/} and a count, and it
is the same for all of them, so a processor that computes with eight words
at a time needs the same two instructions for eight items at once.
@^population count@>

Item \.E has one option. That move is forced, and so is option~5 for~\.G;
the items are gone, and the cover is 4, 1,~5.

@ That is the whole idea of \sec{fast/masks}. It is older than dancing links, and was given up
because most of the bits are zero, while the four-way list touches only what is there. What has
changed is the price of touching: while the list waits for one wrong guess, dozens of vectors are
loaded, masked, and counted. (The next chapter reads the same table the other way, a word for
each option; it is the shorter program, and comes first.)

Before we search, two things have to be prepared: what about items that need
not be covered, and what about colours?

@*1 Secondary items. A secondary item has a row like any other. When an
option is chosen, its row takes part in the union. No search branches on it,
because it need not be chosen. So the primary rows come first, in the
order of the problem.

@ Colours look more difficult. Two options that give the square |x| the
colours \.{T} and \.{H} clash; two that give it \.{T} do not. Consequently
there is no such thing as the set of options that clash because of |x|; it
depends on the colour.

We could have a row for each colour of each square: the options that give
$x$ the colour \.T. To choose an option with $x\colon{\tt T}$ would exclude
the rows of all the other colours of~$x$. For letters, that makes 26 rows a
square and a union of 25. It works, and we can do better, by {\it writing
the colour down in binary}.

@ Number the colours of an item 0, 1, 2, $\ldots$~. With $k$ binary digits
we can write $2^k$ of them; two colours are different if and only if they
differ in some digit. So each digit gets two rows, like the two rails of a
track: one for the options whose colour has a 0~there, the other for those
that have a~1. For the crossword of \sec{more/painted}, the square |a| has the
letters \.A, \.T, and \.H, numbered 00, 01, and~10, in the order of the problem. These are
its four rows, for the words \.{AT}, \.{TO}, \.{AH}, and \.{HO}, first across, then down:
$$\vbox{\halign{#\hfil\quad&#\hfil\qquad&#\hfil\cr
&\overbits{ATAH.ATAH}\cr
$a_1=0$&\bits{1110.1110}&the letter is \.A or \.T\cr
$a_1=1$&\bits{000x.000x}&it is \.H: the rival of $a_1=0$\cr
$a_0=0$&\bits{1011.1011}&the letter is \.A or \.H\cr
$a_0=1$&\bits{0x00.0x00}&it is \.T: the rival of $a_0=0$\cr
\noalign{\smallskip}
&\bits{0x0x.0x0x}&what clashes with \.{a:A}, which is $a_1=0$ and $a_0=0$\cr}}$$
An option clashes with all that are on the {\it other rail\/} of one of its
digits. This {\it dual-rail\/} code is an old trick of people who build
circuits, who use it for the reason that we have: each condition becomes a
single wire.
@^dual rails@>@^rival row@>

And an option that uses the item up, without a colour? It clashes with
everybody, so let it be on {\it both\/} rails of each digit. Then it is on
the other rail of all, including of its own kind. No exception is needed.

@ Thus everything, primary, secondary, or coloured, is said in one sentence.
{\it Each row has a rival row, and an option clashes with all options in the
rivals of its rows.} For ordinary items, the rival of a row is the row
itself. For rails, it is the other rail.

@<Declare the structure |Rows|@>=
struct Rows {
  Rows() = default; /* no rows at all */
  explicit Rows(Problem const& problem); /* the candidates are all that have a
    primary item. Linear in the size of the problem, but for colours, which
    are sorted, and looked up */
  int primaries = 0;        /* rows |0| to |primaries - 1| are primary items */
  std::vector<int> rival;   /* of each row; $|rival|[|rival|[r]]=r$ */
  std::vector<int> options; /* the candidates among the options, in order */
  std::vector<std::size_t> first; /* candidate |k| is in the rows |marks[first[k]]| */
  std::vector<int> marks;         /* to |marks[first[k+1]-1]|, of which the primary ones */
  std::vector<std::size_t> middle; /* end before |marks[middle[k]]| */
  int count() const { return static_cast<int>(rival.size()); } /* of all
    rows, primary or not */
  int others() const { return count() - primaries; } /* that are not */
  bool has_others() const { return others() > 0; }
  std::span<int const> of(std::size_t k) const
  {
    return {marks.data() + first[k], first[k + 1] - first[k]};
  } /* the rows of candidate |k|, from 0 */
  std::span<int const> primaries_of(std::size_t k) const
  {
    return {marks.data() + first[k], middle[k] - first[k]};
  }
  double bits() const { return 1.0*primaries*static_cast<double>(options.size()); }
    /* that are looked at at the root of a search */
};
std::int64_t most_others(Problem const& problem); /* no more rows of secondary items can there be, as one for each,
  or a pair for each digit of all colours, is too many. Constant time */

@ The module knows nothing about searching.

@(dlx/fast/rows.hpp@>=
#pragma once
/* The table of a problem, turned by a quarter: for each item the set of its
   options, a row of bits, and for each row the one that it clashes with.
   Colours become pairs of rows, the two rails of a binary digit. */
#include "dlx/more/problem.hpp"
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>
namespace dlx {
@<Declare the structure |Rows|@>
std::vector<int> candidates_of(Problem const& problem);
  /* the options that can be chosen at all, because they have a primary item;
     their numbers, from 1, in increasing order. Linear time */
} // |namespace dlx|

@ A {\it field\/} is the set of rows of one secondary item: where it begins,
and how many binary digits it has. For an item without colours there are no
digits, but one row. An item that can never lead to a clash gets no row at
all: if fewer than two options mention it, or if all of those that do give
it the same colour.
@^field of a colour@>

@(dlx/fast/rows.cpp@>=
#include "dlx/fast/rows.hpp"
#include "dlx/base/index.hpp"
#include <algorithm>
#include <bit>
namespace dlx {
namespace {
@<Define a field@>
@<Lay out the fields@>
@<Enter an item of a candidate@>
}
@<Build the rows@>
} // |namespace dlx|

@ While the fields are laid out, we keep for each item what was found out
about it: who mentions it, and with which colours.

@<Define a field@>=
struct ColourField {
  int row = 0;      /* its first row */
  int digits = 0;   /* that many pairs of rails follow; 0 for a single row */
  bool used = false;   /* is there a row at all? */
  int mentions = 0;    /* how many candidates mention the item */
  bool bare = false;   /* does one of them give it no colour? */
  std::vector<int> colours;  /* of the item, sorted; the place of a colour is its code */
};

@ First the candidates are asked who is mentioned how. The rows are handed
out afterwards, from left to right.

\def\railrow#1#2{\hbox to 16bp{\vbox to 32bp{}\pdfliteral{q .6 w .3 G #1 0 10 16 16 re B Q}\hbox
to16bp{\hss\raise15bp\hbox{\eightrm\the\count1}\hss}\kern-16bp\hbox to16bp{\hss\eightrm#2\hss}\hss}%
\advance\count1 by1 }%
\def\itemrow{\railrow{1 g}{\the\count1}}%
\def\tworails{{\advance\count1 by1 \xdef\other{\the\count1}}\railrow{.8 .88 .97 rg}{\other}%
{\advance\count1 by-1 \xdef\other{\the\count1}}\railrow{.8 .88 .97 rg}{\other}}%
\def\fieldname#1#2{\hbox to#1bp{\hss\eightrm#2\hss}}%
\medskip\vbox{\count1=0 \centerline{\fieldname{64}{row1, row2, col1, col2}\kern4bp\fieldname{64}{$a$: A, T,
H}\kern4bp\fieldname{64}{$b$: T, O, H, A}\kern4bp\fieldname{64}{$c$: A, T, H, O}\kern4bp\fieldname{64}{$d$: T,
O, H}}\smallskip\centerline{\itemrow\itemrow\itemrow\itemrow\kern4bp\tworails\tworails\kern4bp\tworails\tworails\kern4bp\tworails\tworails\kern4bp\tworails\tworails}
\caption{The rows of the crossword, and below each of them its rival. A square sees three letters or four, so two
digits, four rails.}}\medskip

@<Lay out the fields@>=
int digits_for(std::size_t colours)
{
  int digits = 0;
  while ((std::size_t(1) << digits) < colours) ++digits;
  return digits;
}
void hand_out_rows(ColourField& f, std::vector<int>& rival)
{
  std::ranges::sort(f.colours);
  f.colours.erase(std::unique(f.colours.begin(), f.colours.end()), f.colours.end());
  std::size_t const colours = f.colours.size();
  f.used = f.mentions >= 2 and (f.bare or colours >= 2);
  f.row = static_cast<int>(rival.size());
  f.digits = f.bare and colours == 1 ? 1 : digits_for(colours);
  if (f.used and colours == 0) rival.push_back(f.row);
  for (int r = f.row; f.used and r < f.row + 2 * f.digits; r += 2)
    rival.insert(rival.end(), {r + 1, r});
}

@ Colours get their codes in the order of their numbers in the problem, but an item with three colours has the codes 0, 1, and~2,
whatever these numbers are. So two items that have the same colours give them the same codes; and a symmetry that takes one
item to the other finds that their rails agree (\sec{fast/automorphisms}).

@<Lay out the fields@>=
std::vector<ColourField> fields_of(Problem const& problem, Rows& rows)
{
  std::vector<ColourField> fields(
    index(problem.item_count()) + 1);
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

@ Then each candidate is entered. Its primary items come first, because the
search wants to cross them off without looking at the others. Colour number
$c$ is on the rail $c_j$ of digit~$j$; an option that gives no colour is on
both.

@<Enter an item of a candidate@>=
void enter(Entry const& e, ColourField const& f, std::vector<int>& marks)
{
  if (not f.used) return;
  auto const code = std::ranges::lower_bound(f.colours, e.colour) - f.colours.begin();
  if (f.colours.empty()) marks.push_back(f.row);
  for (int j = 0; j < f.digits; ++j) {
    int const zero = f.row + 2 * j;
    if (e.colour == 0) marks.insert(marks.end(), {zero, zero + 1});
    else marks.push_back(zero + static_cast<int>(code >> j & 1));
  }
}

@ Who has to decide before there are rows, wants to know how many of secondary items there can be.

@<Build the rows@>=
std::int64_t most_others(Problem const& problem)
{
  auto const colours = static_cast<unsigned>(problem.colour_count());
  std::int64_t const rows = std::max(1, 2 * static_cast<int>(std::bit_width(colours)));
  return rows * (problem.item_count() - problem.primary_count());
}

@ Everything together. An option that is no candidate gets no number here,
and is therefore in no cover.

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
      if (e.item > primaries)
        enter(e, fields[index(e.item)], marks);
  }
  first.push_back(marks.size());
}

@ \pitfall{Colours that are numbered by the problem and not by the item. A
crossword has 26 letters, but a square in a corner sees only three; numbered
by the problem it needs five digits, ten rows, instead of four.}

\pinned{\.{tests/fast/rows\UL test.cpp} compares clashes of random options with those of the problem.}

\exercise[10]{A secondary item occurs in nine colours, and sometimes without a colour. How many rows has it? And
one that occurs in one colour, and sometimes without?}
\answer{Nine colours take four binary digits, and each of them two rails: eight rows. A single colour would take no digit; but
then nothing would clash with an option without colour, so it gets one digit, and two rows.}

\summary{An item is the set of its options, a row of bits. To choose an
option, unite the rows that it clashes with, and take them from the live
ones. A colour is a number, and each binary digit of it has two rails.}
