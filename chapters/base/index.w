@** Numbers as places. \label{base/index}%
Items, options, and nodes have numbers, and a number is an |int|: it can be
subtracted from another one, compared with $-1$, and printed without a
thought. The arrays of the library count with |std::size_t|, which has no
sign. A number becomes a place in an array on nearly every page of this book.
Must we say so each time?

The compiler does not insist. It makes a place out of any |int|, in silence,
also out of~$-1$, whose place is $18446744073709551615$. That is a good
reason to say it: where the conversion is written down, its author has thought
about the sign. But |static_cast<std::size_t>(x)| takes 27 characters, and a
line with three of them hides what it is about. So there is one short word
for it. It is a template for the sake of enumerations: the field of a node or
the type of an event is a place in a table, too.
@^number as a place@>

@(dlx/base/index.hpp@>=
#pragma once
/* One word for what all arrays need: a number as a place. */
#include <cstddef>
namespace dlx {
template<class T> constexpr std::size_t index(T number)
  /* the place of |number|, which is an integer, not negative, or a value of
     an enumeration; no bounds are checked, and nothing is subtracted. Where
     things are counted from~1, the place 0 stays free */
{ return static_cast<std::size_t>(number); }
} // |namespace dlx|

@ \pitfall{The library of Unix has a function |index|, too, which
looks for a character in a string; where both can be seen, the one in our
namespace wins. And subtract
first: |i - 1| can still be compared with~0, while |index(i) - 1| has gone round
before the test.}

\pinned{\.{tests/base/index\UL test.cpp} makes places of integers of several
kinds and of an enumeration, at compile time.}

\exercise[05]{What is |index(-1) + 1|? Is that good news?}
\answer{It is~0, for numbers without a sign go round. That is bad news: two errors
by one, in opposite directions, cancel each other, and the first of them is not
noticed until somebody mends the second.}

\summary{|index(x)| is the place of number~|x|.}
