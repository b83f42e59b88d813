@** The most similar name. \label{text/similar}%
If an item is unknown, there may be one with
almost the same name. The {\it edit distance\/} between two words is the
number of letters that must be inserted, deleted, or changed in order to get
from one to the other. From \.{Charly} to \.{Charlie} it is two: change the
\.y into an \.i, and insert an \.e. It was invented for codes that correct errors,
which is what we want here.
@^Levenshtein, Vladimir Iosifovich@>

How does a program find the shortest way? Look at the last letters. Either both
stay, or the one is changed to the other, or one of them is dropped; the best of
three possibilities counts, and each is a question about shorter words. So there is
a table of distances between all beginnings of the one and all beginnings of the
other, each entry made from its neighbors to the left, above, and in the corner
between them:
\def\hot#1{\color{.8 .3 0}{\bf#1}}%
\medskip\centerline{\vbox{\halign{\hfil\tt#\quad&&\hfil#\enspace\cr
&&\tt C&\tt h&\tt a&\tt r&\tt l&\tt i&\tt e\cr
&\hot0&1&2&3&4&5&6&7\cr
C&1&\hot0&1&2&3&4&5&6\cr
h&2&1&\hot0&1&2&3&4&5\cr
a&3&2&1&\hot0&1&2&3&4\cr
r&4&3&2&1&\hot0&1&2&3\cr
l&5&4&3&2&1&\hot0&1&2\cr
y&6&5&4&3&2&1&\hot1&\hot2\cr}}}
\caption{The distance of Charly and Charlie stands in the lower right corner. The path
 to it says what to do: letters stay on the diagonal, one is changed, one inserted.}\medskip
@^edit distance@>

@ The invariant: when the letter |c| of |a| has been read, |row[j]| is the distance
between what we have read of |a|, and the first $j$ letters of |b|. So one row of the
table is enough. When |row[j]| is computed, two of its three neighbors are there, the
left one new and the upper one still old; the corner has just been overwritten, so it
is kept in |diagonal|.

@(dlx/text/similar.hpp@>=
#pragma once
/* Which name was meant?  For messages about names that do not exist. */
#include "dlx/more/problem.hpp"
namespace dlx {
std::size_t distance(std::string_view a, std::string_view b);
  /* the least number of letters (bytes) to be inserted, deleted, or changed,
     so that |a| becomes |b|; capitals are like small letters. Time: the
     product of the lengths; memory: the length of |b|. Levenshtein, 1965 */
std::string nearest(Problem const& problem, std::string_view name);
  /* the item whose name is most similar to |name|, the first of several; empty
     if none is, or if |name| has more than 30 letters */
} // |namespace dlx|

@ The row begins with the distances from the empty word.

@(dlx/text/similar.cpp@>=
#include "dlx/text/similar.hpp"
#include "dlx/base/words.hpp"
#include <algorithm>
#include <numeric>
#include <vector>
namespace dlx {
std::size_t distance(std::string_view a, std::string_view b)
{
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), 0);
  for (char c : a) {
    std::size_t diagonal = row[0]++;
    for (std::size_t j = 0; j < b.size(); ++j) {
      bool const is_new = in_lower_case(c) != in_lower_case(b[j]);
      std::size_t const change = diagonal + (is_new ? 1 : 0);
      diagonal = row[j + 1];
      row[j + 1] = std::min({change, diagonal + 1, row[j] + 1});
    }
  }
  return row[b.size()];
}
@<Find the most similar item@>
} // |namespace dlx|

@ How similar is similar? One difference is tolerated for every three
letters. Thus \.{Alise} is similar to \.{Alice}, since $1<2$, and \.{Charly}
to \.{Charlie}, since $2<3$. The items |C1| and |C2| are not similar,
although they differ in one letter only, because that letter is half of the
name; we do not pester people with advice that is no better than dice. Long
names are left alone: this must stay quick even if there are a hundred
thousand items. The limit shrinks whenever something better is found; so the first
of several items that are equally similar wins, and a perfect match except for
capitals beats everything.

@<Find the most similar item@>=
std::string nearest(Problem const& problem, std::string_view name)
{
  std::string best;
  std::size_t limit = name.size() / 3 + 1; /* must be closer than this */
  if (name.size() > 30) return best;
  for (int i = 1; i <= problem.item_count(); ++i) {
    auto const& other = problem.item(i).name;
    if (other.size() >= name.size() + limit) continue;
    if (auto const d = distance(name, other); d < limit)
      limit = d, best = other;
  }
  return best;
}

@ \pitfall{Advice that is given too freely. If half of a name differs, the
two have as little in common as any two names; and a reader who is told ``did you
mean'' and did not mean it will not read the next help.}

\pinned{\.{tests/text/similar\UL test.cpp} has the table above, entry by entry;
compares the distances of all short words of two letters with the definition,
which tries everything; and asks for names that are nearly right.}

\exercise[20]{The edit distance counts \.{Chalrie} as two steps away from
\.{Charlie}, although the typist made one mistake. Extend |distance| so that
exchanging two neighboring letters is one step. Which rows of the table must
you keep?}
\answer{The row above and the one above that: if the last two letters of |a| are those of
|b| exchanged, one more than the entry two rows up and two columns to the left is a
fourth possibility. The command line does it, in \sec{command/values}.}

\summary{The edit distance is a table of which one row is kept; and a third of
the letters may be wrong.}
