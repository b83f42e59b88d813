@** When it pays to move. \label{fast/forecast}%
When is it worth while to move to a smaller subproblem? A look costs as many vector
operations as the rows have words, times the number of vectors that the open
items need. Let us call this the {\it work\/} of a look. Moving costs as much as
a few dozen looks, and is paid back by the subtree, whose size is unknown.

From a subproblem of one word, we never move; the only gain would be to leave
covered items behind. From
one wide subproblem to another, we move when a look becomes three times cheaper.
What remains are the moves to a narrow subproblem. To move at once is wrong: the random
packings visit four nodes there, and are gone before the move has paid; and so is to wait for a
factor of three, as the queens visit hundreds.

@ But why should the size of the subtree be unknown? We do not know this
one, but we have just come back from a thousand others. So let us keep
account. For each number |n| of live options (by eights), we count how often
the search has branched with that many, where it may move, and how many options were tried
below. The average is our forecast. It pays to move if the forecast, times
the gain in each look, is three tenths of the price or more, which was found by trial. As long as we
have nothing to go by, for the first 16 visits, we move to a narrow subproblem at once from a wide one, and for a factor of three from another narrow one.
@^forecast@>

Suppose that a search has branched 40 times with about a hundred live options,
and that 1200 options were tried below these nodes. The next such subtree will
take 30 tries, we say. Does it pay to move there, and later once more? (The second move is judged by what is known of sixty options; let that be 30 tries, too.)
$$\vbox{\halign{#\hfil\enspace&\hfil#\quad&#\hfil\enspace&\hfil#\quad&\hfil#\quad&\hfil#\quad&#\hfil\cr
{\it from}&{\it look}&{\it to}&{\it look}&{\it a try saves}&{\it price}&{\it pays}\cr
\noalign{\smallskip}
6 words, 80 items&60&2 words, 40 items&10&$8\cdot60-10=470$&$.3\cdot1008=302$&always\cr
2 words, 40 items&10&1 word, 24 items&3&$10-3=7$&$.3\cdot448=134$&from 20 tries on\cr}}$$
A node in the wide subproblem costs eight looks, so even a single try pays. From two words to one it is another matter:
thirty tries save 210, and we move; four save 28, and we do not. (Of the price three tenths are asked. By the formula below, it is one for
each word of each row, four for each option that goes along, here 100 and~60, and 128 for the rest: $480+400+128$, and $80+240+128$.)

@ The module needs to know nothing about tables but their measures.

@(dlx/fast/forecast.hpp@>=
#pragma once
/* How large will the subtree below a node be? An account of those that have
   been seen tells; and so whether it pays to write down anew what is left.
   Nothing here looks at a clock: the same search decides in the same way on
   every machine. */
#include "dlx/base/index.hpp"
#include <cstddef>
#include <cstdint>
namespace dlx {
@<Declare what is known of other visits@>
struct Extent { int options = 0, items = 0; }; /* of a table, or of what is left of it */
@<Declare the class |Forecast|@>
} // |namespace dlx|

@ An account is for the visits of nodes that have about as many live options.
Old visits count less and less, as a search may change its character.

@<Declare what is known of other visits@>=
struct Visits {
  std::uint64_t number = 0; /* so many nodes have been left, */
  std::uint64_t tries = 0;  /* and so many options were tried below them */
  void add(std::uint64_t t) /* one more visit, with |t| tries */
  {
    ++number;
    tries += t;
    if (number >= 1024) {
      number /= 2;
      tries /= 2;
    }
  }
  bool pays(std::int64_t gain, std::uint64_t price) const
  {
    return gain > 0
      and 10 * tries * static_cast<std::uint64_t>(gain) >= 3 * number * price;
  }
};

@ {\it Is it worth asking?} In \sec{fast/canonical}, a search may ask at each node whether an image of it
is known. A question takes about as long as a try, or, if the key is a set of options, as one try for each of its words; an answer saves a subtree. So we keep another
account, for each depth: the visits, the questions, and the answers. What is the chance
of an answer? After $a$ answers to $q$ questions it should be $a/q$, but at the beginning
this means nothing, and images come late. So let us pretend that there had been a thousand
questions before, of which fifty were answered, and guess
$${a+50\over q+1000}.$$
Then, if a question costs one try, subtrees of twenty tries and more are asked about for some time, even if no answer comes.
If every second question is answered, four tries are enough after the first thousand, and two in the
end; and after 20{,}000 questions in vain it takes more than four hundred tries.
@^rule of succession@>

The same kind of account serves another question, whether a situation was met before (\sec{fast/transposition}). Its |Price| differs:
the answer lies somewhere in a megabyte or more, and what is asked for has a few words that must be made, hashed, and compared. So the
price is one try, and one more for each word. Answers come at once, if they come; so 500 of the thousand are believed to have been
given.

What is a try worth? A node of a half-filled Latin square makes many forced moves, and one of random coloured items none. Therefore, where
situations are asked for, a forced move counts as a try; it takes as long. (When it did not, a sudoku with 20 clues was counted in 1.6 times the time.)

@<Declare what is known of other visits@>=
struct Price { /* of a question: */
  std::uint64_t tries; /* it takes as long as so many, */
  std::uint64_t luck;  /* and of a thousand before, so many were answered */
};
constexpr Price image_price(std::size_t words) { return {words, 50}; }
  /* of so many |words| of options; 1 for a set of items */
constexpr Price recall_price(std::size_t words) { return {words + 1, 500}; }
  /* of a situation of so many |words| */
struct Questions { /* about the nodes of some depth */
  Visits visits;
  std::uint64_t asked = 0, answered = 0;
  void add(bool was_answered) { ++asked; answered += was_answered; } /* one more */
  bool pay(Price const& p) const /* or is too little known? */
  {
    return visits.number < 16 or visits.tries * (answered + p.luck)
      >= visits.number * (asked + 1000) * p.tries;
  }
};

@ No account is kept of nodes that are too large to be seen often.

@<Declare the class |Forecast|@>=
class Forecast {
public:
  Visits* visits_with(int options); /* to be told; null if there are too many */
  bool is_worth_moving(Extent now, bool is_wide, std::uint64_t price_of_rows,
    Extent then) const;
    /* does it pay to move from a table to one of what is left? |price_of_rows| is the number
       of words in all rows of the old one */
  bool is_large(int options) const;
    /* will twice as many options be tried as there are? */
private:
  static constexpr int most_options = 2048;
  static std::int64_t work(Extent m);
  Visits visits[most_options / 8 + 1]; /* by the number of live options, over 8 */
};
@<Forecast the size of a subtree@>

@ The price is in vector operations; its terms are for the rows, the
numbers of the options, and the rest. And eight is what a node in a wide
subproblem costs, where its looks would cost one in a narrow subproblem; there are no
children, the loops have no known lengths, and each state is copied. These
numbers were found by trial, on the problems of \sec{fast/measured}; half of the price moves
the mean by two percent, and twice of it lets the queens take 1.4 of their time.
@^thresholds@>

@<Forecast the size of a subtree@>=
inline std::int64_t Forecast::work(Extent m)
{
  return std::int64_t((m.options + 63) / 64) * ((m.items + 7) / 8);
}
inline bool Forecast::is_worth_moving(Extent now, bool is_wide,
  std::uint64_t price_of_rows, Extent then) const
{
  bool const is_cheaper = 3 * work(then) <= work(now);
  if (then.options > 256 or then.items > 64) return is_cheaper;
  Visits const& others = visits[then.options / 8];
  if (others.number < 16) return is_wide or is_cheaper;
  std::int64_t const gain = (is_wide ? 8 : 1) * work(now) - work(then);
  return others.pays(gain, price_of_rows + 4 * index(then.options) + 128);
}
inline Visits* Forecast::visits_with(int options)
{
  return options > most_options ? nullptr : &visits[options / 8];
}

@ The other question is whether to make counters (\sec{fast/packed_counters} says why): if nodes
with so many live options have had two tries below them for each of these options,
the same options come back again and again. (With one try, a kakuro with long sums takes 1.4 times as long, and the coloured problem of
\sec{fast/measured} 1.07; without counters, MacMahon's squares take 2.2 times as long.) Near the root, no node has had
so many options before; then we ask for the next smaller number that we know something about.

@<Forecast the size of a subtree@>=
inline bool Forecast::is_large(int options) const
{
  if (options > most_options) return false;
  int k = options / 8;
  while (k > 8 and visits[k].number < 2) --k;
  return visits[k].number >= 2 and visits[k].tries
    >= 2 * visits[k].number * static_cast<std::uint64_t>(options);
}

@ \pitfall{Counting what is only retold. It costs nothing in any subproblem, so it is
no reason to move to another one; the search subtracts it.}

\pinned{\.{tests/fast/forecast\UL test.cpp} asks a fresh forecast, and those that have seen small and large subtrees.}

\exercise[18]{In |Visits|, why are both numbers halved when there are 1024 visits? After a thousand visits
of 100 tries each, the subtrees shrink to two tries. How many visits later does the average fall
below ten? And without halving?}
\answer{The average stays, but what is old counts less and less. After 24 visits there are 1024, with
$100{,}000+48$ tries; halved, 512, with 50{,}024. Each 512 visits of two tries add 1024 tries, and
then everything is halved again: 25{,}524, 13{,}274, 7149, 4086 tries for 512 visits. The last but one
is an average of~14, the last of~8; in between, $(7149+2k)/(512+k)$ falls below ten when
$8k>2029$, at $k=254$. That is after $24+3\cdot512+254=1814$ visits. Without halving, it would be
11{,}251, and ever more in a longer search.}

\summary{Nobody knows how large a subtree is, but there were others. Keep
account, and move if that has paid.}
