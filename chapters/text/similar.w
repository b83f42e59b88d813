@** The most similar name. \label{text/similar}%
If an item is unknown, there may be one with
almost the same name. The {\it edit distance\/} between two words is the
number of letters that must be inserted, deleted, or changed in order to get
from one to the other. From \.{Charly} to \.{Charlie} it is two: change the
\.y into an \.i, and insert an \.e. Levenshtein invented it for codes that correct
errors. Damerau, who had looked at the errors of real typists, found that four of five
words are wrong by one letter more, one less, one that is wrong, or two neighbours that
have changed places; so we count such an exchange as one step, too.
@^Levenshtein, Vladimir Iosifovich@>@^Damerau, Frederick J.@>

How does a program find the shortest way? Look at the last letters. Either both
stay, or the one is changed to the other, or one of them is dropped; the best of
three possibilities counts, and each is a question about shorter words. (If the last two
letters are the same in the other order, there is a fourth.) So there is
a table of distances between all beginnings of the one and all beginnings of the
other, each entry made from its neighbours to the left, above, and in the corner
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

@ The invariant: when |i| letters of |a| have been read, |row[j]| is the distance
between them and the first $j$ letters of |b|. Three rows of the table are enough,
the one that is being written, the one above for the neighbours, and the one above that
for exchanges.

@(dlx/text/similar.hpp@>=
#pragma once
/* Which name was meant?  For messages about names that do not exist. */
#include "dlx/more/problem.hpp"
namespace dlx {
std::size_t distance(std::string_view a, std::string_view b);
  /* the least number of steps from |a| to |b|: a letter (byte) is inserted, deleted,
     or changed, or two neighbours are exchanged and then left alone; capitals are like
     small letters. Time: the product of the lengths. Damerau, 1964 */
std::string nearest(Problem const& problem, std::string_view name);
  /* the item whose name is most similar to |name|, the first of several; empty
     if none is, or if |name| has more than 30 letters */
} // |namespace dlx|

@ The source measures, and then compares.

@(dlx/text/similar.cpp@>=
#include "dlx/text/similar.hpp"
#include "dlx/base/source.hpp"
#include <algorithm>
#include <numeric>
#include <vector>
namespace dlx {
@<Measure the distance@>
@<Find the most similar item@>
} // |namespace dlx|

@ The first row has the distances from the empty word; an exchange is made from the row above the row above.

@<Measure the distance@>=
std::size_t distance(std::string_view a, std::string_view b)
{
  std::vector<std::size_t> row(b.size() + 1), above, higher;
  std::iota(row.begin(), row.end(), 0);
  auto const same = [&](std::size_t i, std::size_t j) {
    return in_lower_case(a[i]) == in_lower_case(b[j]);
  };
  for (std::size_t i = 0; i < a.size(); ++i) {
    higher = above;
    above = row;
    row[0] = i + 1;
    for (std::size_t j = 0; j < b.size(); ++j) {
      row[j + 1] = std::min({above[j] + (same(i, j) ? 0 : 1), above[j + 1] + 1, row[j] + 1});
      if (i > 0 and j > 0 and same(i, j - 1) and same(i - 1, j))
        row[j + 1] = std::min(row[j + 1], higher[j - 1] + 1);
    }
  }
  return row[b.size()];
}

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

\exercise[15]{From \.{ca} to \.{abc} our distance is three, although two steps seem to be
enough: exchange the letters, and insert \.b between them. Why does the table not find
them?}
\answer{It reads both words from left to right, and what has been exchanged is left
alone: the entry for an exchange is made from two whole beginnings, in which the two
letters are neighbours on both sides. In \.{abc} they are not. The distance that allows
this needs for each letter the last row in which it occurred; and no finger has ever
needed it.}

\summary{The edit distance is a table of which three rows are kept; and a third of
the letters may be wrong.}
