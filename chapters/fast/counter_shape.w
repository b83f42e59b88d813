@** How large a state may be. \label{fast/counter_shape}%
In the next chapter, each item keeps its own options in a {\it counter}, a bit for each of them. How many bits shall a counter have? As many as
the largest item has options. How many counters? One for each item. A state consists of all of them, and is copied for each child; so it must not be too large. But what is large? A
choice reads and writes the whole state, where a look of \sec{fast/tables} reads all rows; so let us compare.

@ Counters lie side by side, a byte of each, in {\it
columns\/} of 64; these are a vector. If the largest item has more than eight options, then all
counters have several bytes, in as many {\it layers}, one upon the other. The
size of an item is then a sum over the layers.

\medskip\vbox{\centerline{\hbox to 280bp{\vbox to 62bp{}\pdfliteral{q .4 w .3 G .8 .88 .97 rg
8 2 80 8 re 8 11 80 8 re 8 20 80 8 re 8 29 80 8 re 8 38 80 8 re 100 2 80 8 re 100 11 80 8 re 100 20 80 8
re 100 29 80 8 re 100 38 80 8 re B 192 2 40 8 re 192 11 40 8 re 192 20 40 8 re 192 29 40 8 re 192 38 40 8 re
f 192 2 80 8 re 192 11 80 8 re 192 20 80 8 re 192 29 80 8 re 192 38 80 8 re S .8 .3 0 rg
107 2 2 8 re 107 11 2 8 re 107 20 2 8 re 107 29 2 8 re 107 38 2 8 re f Q}\fanopoint{48}{50}{\eightrm
items 0--63}\fanopoint{140}{50}{\eightrm 64--127}\fanopoint{212}{50}{\eightrm 128--159}\hss}}
\caption{A state of three columns and five layers, for 160 items that have up to forty options; each bar is 64
bytes. Orange: the counter of item~70 is the byte number~6 of each layer of its column.}}\medskip

\noindent Four problems, and what a look and a choice would touch there, in vectors of 64 bytes:
$$\vbox{\halign{#\hfil\quad&&\hfil#\quad\cr
&{\it items}&{\it options}&{\it largest}&{\it rows}&{\it columns}&{\it layers}&{\it state}\cr
\noalign{\smallskip}
thirteen queens&26&169&13&12&1&2&2\cr
Y-pentominoes on $10\times16$&160&768&40&240&3&5&15\cr
clauses, \.{satisfy} in \sec{fast/measured}&660&4620&7&6059&12&1&12\cr
an empty sudoku of order 16&1024&4096&16&8192&16&2&32\cr}}$$
The last two are why this chapter exists. Where there are many items, and few options for each, nearly all bits of the rows are zeros, and the counters
have none of these zeros. (The clauses take .02 seconds with counters, and .15 with the dancing list.)

@ The number of columns and the number of layers are known to the compiler;
it makes one version of the search for each pair that we allow, and all
loops over them disappear. Every shape is compiled for every kind of vectors, so only some of them are made; for any other number, the next larger one must do. With up to
four columns, all numbers of columns are allowed, and then steps grow. Of the layers only every second number is made,
from the one with most layers down, and the one with a single layer. A counter has at most 64 bits, and a state
sixteen vectors, or 32 where there are more than four columns. ({\it Invariant:\/} the shape that |counter_shape| says is one that is compiled.)
@^invariant of shapes@>

The versions are numbered so as not to be taken for the
versions of \sec{fast/narrow}, which end at four.

@<Declare the shape of a state@>=
template<int ncolumns, int nlayers> struct CounterShape {
  static constexpr int columns = ncolumns, layers = nlayers;
  static constexpr std::size_t length = 64 * ncolumns * nlayers; // bytes
  static constexpr int version = 16 * ncolumns + nlayers;
};
constexpr int vectors_of(int version) { return version / 16 * (version % 16); }
inline constexpr int most_columns = 32;
constexpr int rounded_columns(int n) /* the next number that is made: 1 to 4, 6, 8, 12, 16, 24, 32 */
{
  int const step = n <= 4 ? 1 : n <= 8 ? 2 : n <= 16 ? 4 : 8;
  return (n + step - 1) / step * step;
}
constexpr int most_layers(int columns) { return std::min(8, (columns <= 4 ? 16 : 32) / columns); }

@ If only the number of a version is known, here is
how to find the shape: try one after the other, and call |run| with a value of the right type.

@<Declare the shape of a state@>=
template<int columns = 1, int layers = most_layers(columns), class F>@/
auto on_counter_shape(int version, F run)
{
  using T = CounterShape<columns, layers>;
  if constexpr (columns == most_columns and layers == 1) return run(T());
  else if (version == T::version) return run(T());
  else if constexpr (layers > 1)
    return on_counter_shape<columns, std::max(1, layers - 2)>(version, run);
  else return on_counter_shape<rounded_columns(columns + 1)>(version, run);
}

@ What do counters need besides a state? A pattern of the same size for each option, in which all is written that it strikes out; and as long as these are learned, one for each row (\sec{fast/packed_counters}), and
of rows of secondary items there may be a hundred thousand. With more than 64 megabytes of either, there
shall be no counters. And the names of options have sixteen bits.

@<Declare the shape of a state@>=
int counter_shape(int items, int options, int largest, std::int64_t others = 0); /* the version for so many, for the |largest| item, and for so many |others|, rows of secondary
  items; or 0 if there is none. Constant time */
int counter_shape(Problem const& problem); /* of a whole problem; or 0. Linear */

@ For seventeen options three layers are enough, and in three columns there are three; but in four columns, where one, two, and four can be had, there are four.

@<Choose a shape@>=
int counter_shape(int items, int options, int largest, std::int64_t others)
{
  int const columns = rounded_columns((items + 63) / 64), layers = (largest + 7) / 8;
  if (columns > most_columns or layers > most_layers(columns) or options > 0xFFFF) return 0;
  int const more = layers > 1 ? (most_layers(columns) - layers) % 2 : 0;
  int const shape = 16 * columns + layers + more;
  int const most = (1 << 20) / vectors_of(shape); /* patterns */
  return options <= most and items + others < most ? shape : 0;
}

@ If there is no shape for items of one option each, nobody need count them. An item that no option has is of no interest here; it ends the search.

@<Choose a shape@>=
int counter_shape(Problem const& problem)
{
  int const primaries = problem.primary_count(), options = problem.option_count();
  auto const others = most_others(problem);
  if (counter_shape(primaries, options, 1, others) == 0) return 0;
  std::vector<int> sizes(index(problem.item_count()) + 1, 0);
  for (int o = 1; o <= options; ++o)
    for (Entry const& e : problem.option(o)) ++sizes[index(e.item)];
  int largest = 1;
  for (int i = 1; i <= primaries; ++i) largest = std::max(largest, sizes[index(i)]);
  return counter_shape(primaries, options, largest, others);
}

@ This is plain arithmetic, and the same for all kinds of vectors.

@(dlx/fast/counter_shape.hpp@>=
#pragma once
/* How many columns and layers of counters a state has, for each open item a counter with a bit for each of its
   options; and whether it would be too large. */
#include "dlx/more/problem.hpp"
#include <algorithm>
#include <cstddef>
#include <cstdint>
namespace dlx {
@<Declare the shape of a state@>
} // |namespace dlx|

@ A problem is asked in the source file; the search asks with numbers that it has.

@(dlx/fast/counter_shape.cpp@>=
#include "dlx/fast/counter_shape.hpp"
#include "dlx/base/index.hpp"
#include "dlx/fast/rows.hpp"
#include <vector>
namespace dlx {
@<Choose a shape@>
} // |namespace dlx|

@ \pitfall{A shape that is computed and not compiled. Nobody is found for its number, and the last shape is taken, with 32 columns in the place of two.}

\pinned{\.{tests/fast/counter\UL shape\UL test.cpp} asks for the shapes of all numbers of items and options, and computes the table.}

\exercise[10]{A Latin square of order 20 has 1200 items, of which each has 20 options. What is its state like?}
\answer{1200 items need 19 columns, so 24 are taken, and with these a single layer is allowed, where three are needed. There is no state for it; but when half of its squares
are filled, it has 600 open items, of ten options or so, and a state of 12 columns and two layers.}

\summary{A byte for each item and each eight options of the largest one. It is small where items have few options, however many there are.}
