@** The most similar name. \label{text/similar}%
If an item is unknown, there may be one with
almost the same name. The {\it edit distance\/} between two words is the
number of letters that must be inserted, deleted, or changed in order to get
from one to the other. It was invented for codes that correct errors, which
is what we want here. From \.{Charly} to \.{Charlie} it is two: change the
\.y into an \.i, and insert an \.e.
@^Levenshtein, Vladimir Iosifovich@>

The distance between |a| and |b| can be computed from the distances between
shorter words: look at the last letters. Either both stay, or the one is
changed to the other, or one of them is dropped; the best of three
possibilities counts. Thus there is a table of distances between all
beginnings of |a| and all beginnings of |b|, and we need only one row of it
at a time: |row[j]| is the distance between what we have read of |a|, and
the first $j$ letters of |b|. Here is the table for our example:
$$\vbox{\halign{\hfil\tt#\quad&&\hfil#\enspace\cr
&&\tt C&\tt h&\tt a&\tt r&\tt l&\tt i&\tt e\cr
&0&1&2&3&4&5&6&7\cr
C&1&0&1&2&3&4&5&6\cr
h&2&1&0&1&2&3&4&5\cr
a&3&2&1&0&1&2&3&4\cr
r&4&3&2&1&0&1&2&3\cr
l&5&4&3&2&1&0&1&2\cr
y&6&5&4&3&2&1&1&2\cr}}$$
@^edit distance@>

@ Two functions, and the first is there for the second.

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

@ @(dlx/text/similar.cpp@>=
#include "dlx/text/similar.hpp"
#include "dlx/base/words.hpp"
#include <algorithm>
#include <vector>
namespace dlx {
@<Find the edit distance@>
@<Find the most similar item@>
} // |namespace dlx|

@ Each entry depends on its three neighbors, to the left, above, and in the
corner between them. When |row[j]| is computed, the first two are there
already, the left one new and the upper one still old; the corner has just
been overwritten, so it is kept in |diagonal|. Capital and small letters are
not told apart here.

@<Find the edit distance@>=
std::size_t distance(std::string_view a, std::string_view b)
{
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (char c : a) {
    std::size_t diagonal = row[0]++;
    for (std::size_t j = 0; j < b.size(); ++j) {
      std::size_t const change = diagonal + (in_lower_case(c) == in_lower_case(b[j]) ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({change, diagonal + 1, row[j] + 1});
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
thousand items, so no table has more than thirty rows.

The limit shrinks whenever something better is found; so the first of
several items that are equally similar wins, and a perfect match except for
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
two have as little in common as any two names; and whoever is told ``did you
mean'' and did not mean it will not read the next help.}

\pinned{\.{tests/text/similar\UL test.cpp} has the table above, entry by entry;
compares the distances of all short words of two letters with the definition,
which tries everything; and asks for names that are nearly right.}

\exercise{The edit distance counts \.{Chalrie} as two steps away from
\.{Charlie}, although the typist made one mistake. Extend |distance| so that
exchanging two neighboring letters is one step. Which rows of the table must
you keep?}

\summary{The edit distance is a table of which one row is kept; and a third of
the letters may be wrong.}
