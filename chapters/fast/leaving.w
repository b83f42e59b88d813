@** When to leave. \label{fast/leaving}%
Counters are bought for a long stay: each option has learned by heart what it strikes out, and a child is an {\it and not}.
But deep in the tree, most counters are those of covered items, and nobody asks for them any more; still, each child has them all. How would
one get rid of them, and when?
@^conflict mask@>

A half-filled Latin square of order~7 that began with 111 open items, in two columns,
has 60 a few levels down, and they would fit into a single one:

\medskip\vbox{\centerline{\hbox to 282bp{\vbox to 62bp{}\pdfliteral{q .8 w .2 .35 .6 RG
7 48 m 7 58 l 9 48 m 9 58 l 11 48 m 11 58 l 13 48 m 13 58 l 15 48 m 15 58 l 17 48 m 17 58 l 19 48 m
19 58 l 21 48 m 21 58 l 23 48 m 23 58 l 25 48 m 25 58 l 27 48 m 27 58 l 29 48 m 29 58 l 31 48 m 31
58 l 33 48 m 33 58 l 35 48 m 35 58 l 37 48 m 37 58 l 39 48 m 39 58 l 41 48 m 41 58 l 43 48 m 43 58 l
45 48 m 45 58 l 47 48 m 47 58 l 49 48 m 49 58 l 51 48 m 51 58 l 53 48 m 53 58 l 55 48 m 55 58 l 57
48 m 57 58 l 59 48 m 59 58 l 61 48 m 61 58 l 63 48 m 63 58 l 65 48 m 65 58 l 67 48 m 67 58 l 69 48 m
69 58 l 71 48 m 71 58 l 73 48 m 73 58 l 75 48 m 75 58 l 77 48 m 77 58 l 79 48 m 79 58 l 81 48 m 81
58 l 83 48 m 83 58 l 85 48 m 85 58 l 87 48 m 87 58 l 89 48 m 89 58 l 91 48 m 91 58 l 93 48 m 93 58 l
95 48 m 95 58 l 97 48 m 97 58 l 99 48 m 99 58 l 101 48 m 101 58 l 103 48 m 103 58 l 105 48 m 105 58
l 107 48 m 107 58 l 109 48 m 109 58 l 111 48 m 111 58 l 113 48 m 113 58 l 115 48 m 115 58 l 117 48 m
117 58 l 119 48 m 119 58 l 121 48 m 121 58 l 123 48 m 123 58 l 125 48 m 125 58 l 127 48 m 127 58 l
129 48 m 129 58 l 131 48 m 131 58 l 133 48 m 133 58 l S 6 48 130 10 re S 147 48 m 147 58 l 149 48 m
149 58 l 151 48 m 151 58 l 153 48 m 153 58 l 155 48 m 155 58 l 157 48 m 157 58 l 159 48 m 159 58 l
161 48 m 161 58 l 163 48 m 163 58 l 165 48 m 165 58 l 167 48 m 167 58 l 169 48 m 169 58 l 171 48 m
171 58 l 173 48 m 173 58 l 175 48 m 175 58 l 177 48 m 177 58 l 179 48 m 179 58 l 181 48 m 181 58 l
183 48 m 183 58 l 185 48 m 185 58 l 187 48 m 187 58 l 189 48 m 189 58 l 191 48 m 191 58 l 193 48 m
193 58 l 195 48 m 195 58 l 197 48 m 197 58 l 199 48 m 199 58 l 201 48 m 201 58 l 203 48 m 203 58 l
205 48 m 205 58 l 207 48 m 207 58 l 209 48 m 209 58 l 211 48 m 211 58 l 213 48 m 213 58 l 215 48 m
215 58 l 217 48 m 217 58 l 219 48 m 219 58 l 221 48 m 221 58 l 223 48 m 223 58 l 225 48 m 225 58 l
227 48 m 227 58 l 229 48 m 229 58 l 231 48 m 231 58 l 233 48 m 233 58 l 235 48 m 235 58 l 237 48 m
237 58 l 239 48 m 239 58 l S 146 48 130 10 re S 13 26 m 13 36 l 15 26 m 15 36 l 17 26 m 17 36 l 19
26 m 19 36 l 21 26 m 21 36 l 23 26 m 23 36 l 25 26 m 25 36 l 29 26 m 29 36 l 31 26 m 31 36 l 33 26 m
33 36 l 37 26 m 37 36 l 41 26 m 41 36 l 43 26 m 43 36 l 45 26 m 45 36 l 53 26 m 53 36 l 55 26 m 55
36 l 61 26 m 61 36 l 63 26 m 63 36 l 67 26 m 67 36 l 69 26 m 69 36 l 75 26 m 75 36 l 77 26 m 77 36 l
79 26 m 79 36 l 81 26 m 81 36 l 85 26 m 85 36 l 89 26 m 89 36 l 93 26 m 93 36 l 97 26 m 97 36 l 99
26 m 99 36 l 101 26 m 101 36 l 107 26 m 107 36 l 113 26 m 113 36 l 115 26 m 115 36 l 117 26 m 117 36
l S 6 26 130 10 re S 147 26 m 147 36 l 149 26 m 149 36 l 153 26 m 153 36 l 155 26 m 155 36 l 157 26
m 157 36 l 159 26 m 159 36 l 161 26 m 161 36 l 163 26 m 163 36 l 165 26 m 165 36 l 167 26 m 167 36 l
173 26 m 173 36 l 179 26 m 179 36 l 183 26 m 183 36 l 185 26 m 185 36 l 187 26 m 187 36 l 189 26 m
189 36 l 191 26 m 191 36 l 195 26 m 195 36 l 207 26 m 207 36 l 211 26 m 211 36 l 213 26 m 213 36 l
215 26 m 215 36 l 219 26 m 219 36 l 221 26 m 221 36 l 231 26 m 231 36 l 235 26 m 235 36 l S 146 26
130 10 re S 7 4 m 7 14 l 9 4 m 9 14 l 11 4 m 11 14 l 13 4 m 13 14 l 15 4 m 15 14 l 17 4 m 17 14 l 19
4 m 19 14 l 21 4 m 21 14 l 23 4 m 23 14 l 25 4 m 25 14 l 27 4 m 27 14 l 29 4 m 29 14 l 31 4 m 31 14
l 33 4 m 33 14 l 35 4 m 35 14 l 37 4 m 37 14 l 39 4 m 39 14 l 41 4 m 41 14 l 43 4 m 43 14 l 45 4 m
45 14 l 47 4 m 47 14 l 49 4 m 49 14 l 51 4 m 51 14 l 53 4 m 53 14 l 55 4 m 55 14 l 57 4 m 57 14 l 59
4 m 59 14 l 61 4 m 61 14 l 63 4 m 63 14 l 65 4 m 65 14 l 67 4 m 67 14 l 69 4 m 69 14 l 71 4 m 71 14
l 73 4 m 73 14 l 75 4 m 75 14 l 77 4 m 77 14 l 79 4 m 79 14 l 81 4 m 81 14 l 83 4 m 83 14 l 85 4 m
85 14 l 87 4 m 87 14 l 89 4 m 89 14 l 91 4 m 91 14 l 93 4 m 93 14 l 95 4 m 95 14 l 97 4 m 97 14 l 99
4 m 99 14 l 101 4 m 101 14 l 103 4 m 103 14 l 105 4 m 105 14 l 107 4 m 107 14 l 109 4 m 109 14 l 111
4 m 111 14 l 113 4 m 113 14 l 115 4 m 115 14 l 117 4 m 117 14 l 119 4 m 119 14 l 121 4 m 121 14 l
123 4 m 123 14 l 125 4 m 125 14 l S 6 4 130 10 re S Q}\hss}}
\caption{Two columns of 64 counters, at first and a few levels down, where a stroke is the counter of an open item; and those that are left, in
a column of their own.}}\medskip

So the search may {\it leave}, for a smaller subproblem with fewer vectors, where all masks must be learned again. And
if items have many options, a few open ones at the end may have no more than 64 together. These fit into a word, and
what an option does there is soon learned. Either is a move, as in \sec{fast/forecast}, and has a price, which the subtree pays back, or does not.

@ {\it The invariant:} where counters are left changes the time, and nothing else; no cover, and not the order. Nor does anything here look
at a clock, so that a search leaves at the same nodes on every machine.

@(dlx/fast/leaving.hpp@>=
#pragma once
/* When does it pay to move out of a subproblem in which items have counters? */
#include "dlx/base/index.hpp"
#include "dlx/fast/forecast.hpp"
#include <algorithm>
#include <cstdint>
#include <vector>
namespace dlx {
@<Declare what is known of visits with counters@>
@<Declare what it costs to leave counters@>
@<Declare the accounts of a search with counters@>
} // |namespace dlx|

@*1 The account. In a subproblem without counters, visits are entered by the number of live options. Here that number is not known without
a look at all counters, and the number of open items is. It is a good measure, too: whoever comes to twelve open items for the thousandth time
knows what to expect. And each option that is chosen strikes out a mask, forced or not; so the account is in {\it choices}, forced ones among them.

After less than 16 visits nothing is known, and with less than 24 choices below it,
no node is worth a look. And elsewhere the look itself, at what is left, takes as long as a dozen choices;
so if the answer was no, it is not asked for at the next visit, then at the next three, seven, and so on up to 127. (Without these
pauses, a fifth of the time of Latin squares of order~7 went into asking.)

@<Declare what is known of visits with counters@>=
struct CounterVisits : Visits { /* where each visit is entered with its choices */
  bool is_small() const { return tries < 24 * number; } /* the subtree below */
  bool may_pay() /* shall we look at what is left? */
  {
    if (number < 16 or is_small()) return false;
    if (pause == 0) return true;
    --pause;
    return false;
  }
  void note(bool has_paid) /* what came of it */
  {
    patience = has_paid ? 0 : patience < 100 ? 2 * patience + 1 : patience;
    pause = patience;
  }
private:
  int pause = 0, patience = 0;
};

@ Most nodes are at the bottom of the tree, and have few open items. Where
a thousand visits were small, no account is kept any more, nor with fewer items. This is never taken back, for to look whether it still holds would be
the very account that is saved. A search that changes its character may lose time by it, and nothing else.

@<Declare the accounts of a search with counters@>=
class CounterAccounts {
public:
  explicit CounterAccounts(int items) : visits(index(items + 1))@+{@+} /* at most so many are open */
  bool may_be_left(int items) const { return items >= least_items; } /* may it ever pay? */
  CounterVisits& visits_with(int items) /* of so many that are open; to be told, and asked */
  {
    CounterVisits& v = visits[index(items)];
    if (v.number >= 1000 and v.is_small()) least_items = std::max(least_items, items + 1);
    return v;
  }
private:
  std::vector<CounterVisits> visits; /* by the number of open items, */
  int least_items = 0; /* from this one on */
};

@*1 The price. If what is left fits into one word, then a choice costs a vector operation for each eight items, where it
cost one for each vector of counters, and one more. Otherwise there may be counters in fewer vectors. To the price of a table comes what must be learned there: an effect of
each option, or a conflict mask, for which the bits of all rows of an option are united first, and then its rivals' unions. For a word, twice
the price is asked; this was found by trial, as was the price itself. (It has doubled since a choice became cheaper; with the old one, Latin squares take 1.07 times as long, and a hard sudoku of order~16 1.03 times.) Suppose that forty options of three entries are left, and twelve items, of a
table with 80 words in its rows, and that there are four vectors.
$$\vbox{\halign{#\hfil\quad&\hfil#\quad&#\hfil\quad&#\hfil\cr
{\it to}&{\it a choice saves}&{\it price}&{\it pays with}\cr
\noalign{\smallskip}
one word&$4+1-2=3$&$80+40\cdot(4+3)+128=488$&$.3\cdot2\cdot488/3$ or 98 choices\cr
one vector&$4-1=3$&$80+40\cdot(4+3\cdot16)+128=2288$&$.3\cdot2288/3$ or 229 choices\cr}}$$
@^thresholds@>

@<Declare what it costs to leave counters@>=
struct CounterMove { /* out of a subproblem with counters */
  Extent left;       /* what goes along */
  int vectors;       /* of a state with these counters */
  std::uint64_t price_of_rows; /* the number of words in all rows of the old table */
  int entries;       /* of an option, on the average */
  std::uint64_t price(int to_learn) const /* |to_learn| for each entry */
  {
    auto const learned = std::uint64_t(4) + std::uint64_t(entries) * std::uint64_t(to_learn);
    return price_of_rows + std::uint64_t(left.options) * learned + 128;
  }
  bool pays_in_a_word(Visits const& v) const
  {
    return left.options <= 64 and left.items <= 64
      and v.pays(vectors + 1 - (left.items + 7) / 8, 2 * price(1));
  }
  bool pays_with_counters(Visits const& v, int fewer) const /* vectors */
  {
    return v.pays(vectors - fewer, price(4 * (entries + fewer)));
  }
};

@ \pitfall{To compute a price in 32 bits. An option with six thousand entries went beyond them, the price came out negative, and every move was a
bargain.}

\pinned{\.{tests/fast/leaving\UL test.cpp} knows when a look is asked for, and the example of the table; what a search does with the answer is pinned with the masks
(\sec{fast/masks}).}

\exercise[15]{A node with 20 open items is visited a thousand times, after its account has become large enough, and the answer is always no. How often is it looked at?}
\answer{Thirteen times: at visits 1, 3, 7, 15, 31, 63, 127, and then at every 128th, 255, 383, 511, 639, 767, and 895.}

\summary{Counters of covered items are carried along, until it pays to leave them. An account by open items foretells what a node has below it; who was told no
asks less and less often.}
