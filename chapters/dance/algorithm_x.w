@** A search that copies. \label{dance/algorithm_x}%
Does the pencil of \sec{dance/by_hand} find all covers, and how often does it write the same number again? A program that
does exactly what the hand did will tell. It also is the judge of all later searches: it is too simple to be wrong.

@ The interface is one function. It is told a
problem; a |Chooser|, which is either |first| or |smallest|; and a {\it visitor}, a
function that is given each cover and returns whether it wants to see more. It returns the |Totals|: how many nodes, solutions, dead ends, and attempts (rows that were tried) there
were. And it may be given an {\it observer}, which is told of each step. Calls
such as |observer.dead(c, level)| tell it something, and change nothing. This search can also count how
much it copies.

@(dlx/dance/algorithm_x.hpp@>=
#pragma once
/* Algorithm X on a matrix that is copied at each step: the plainest search for
   exact covers, and the yardstick for the others. */
#include "dlx/dance/observer.hpp"
#include "dlx/dance/problem.hpp"
namespace dlx::dance {
@<Declare |Copies|@> @#
@<Declare |algorithm_x|@>
} // |namespace dlx::dance|

@ A {\it cell\/} is one place of the matrix, be it 0 or~1.

@<Declare |Copies|@>=
struct Copies {
  std::uint64_t matrices = 0; /* how many matrices were written down */
  std::uint64_t cells = 0;    /* and how many cells they had in all */
};

@ The source of this function is the algorithm of the same name in [K00],
in the three steps of \sec{dance/by_hand}.

@<Declare |algorithm_x|@>=
Totals algorithm_x(Problem const& problem, Chooser chooser,
  Visitor const& visit = nullptr, Observer* observer = nullptr,
  Copies* copies = nullptr);
  /* finds covers until |visit| has seen enough, or all of them, with a matrix
     of its own for each node. Visitor, observer, and copies may be null.
     There is no list, so the totals of what is done to a list stay 0, and an
     |attempt| reports 0 in the place of a node of the list. Throws |Unsupported| if the
     matrix is too large. Time: rows times columns of its matrix for each
     attempt, and for each choice */

@ The rest of the chapter fills in this skeleton. Everything that no other module
needs is hidden in a namespace without a name.

@(dlx/dance/algorithm_x.cpp@>=
#include "dlx/dance/algorithm_x.hpp"
#include <algorithm>
#include <string>
#include <vector>
namespace dlx::dance {
namespace {
@<Declare the matrix@> @#
@<Write down the whole matrix@> @#
@<Reduce the matrix by a row@> @#
@<Choose a column@> @#
@<Declare the walker@> @#
@<Visit a node@> @#
@<Refuse what this algorithm cannot do@>
}
@<Run algorithm X@>
} // |namespace dlx::dance|

@*1 The matrix. A matrix is a sheet of paper with three things on it: the 0s
and 1s themselves, one line after the other; a number above each column,
which says what item it stands for; and a number in front of each row, which
says what option it is. We need these numbers because columns and rows move
together when others are struck out, while the items and options keep their
names.

Both lists of numbers increase, because nothing ever changes places.
Therefore the primary columns always stand in front of the secondary ones.

@<Declare the matrix@>=
struct Matrix {
  std::vector<int> items;   /* |items[c]| is the item of column |c| */
  std::vector<int> options; /* |options[r]| is the option of row |r| */
  std::vector<char> cells;  /* row after row, 0 or 1 */
  bool has(std::size_t r, std::size_t c) const
  {
    return cells[r*items.size() + c] != 0;
  }
};

@ The matrix at the root comes from the problem. This is the only place that
reads the options; afterwards, we have only 0s and 1s.

@<Write down the whole matrix@>=
Matrix whole(Problem const& problem)
{
  Matrix m;
  for (int i = 1; i <= problem.item_count(); ++i) m.items.push_back(i);
  for (int o = 1; o <= problem.option_count(); ++o) m.options.push_back(o);
  m.cells.assign(m.items.size()*m.options.size(), 0);
  for (std::size_t r = 0; r < m.options.size(); ++r)
    for (int item : problem.option(m.options[r]).items)
      m.cells[r*m.items.size() + static_cast<std::size_t>(item) - 1] = 1;
  return m;
}

@ Now step 3, the heart of the matter. From the matrix $m$ and one of its
rows we make a smaller matrix, which is a new sheet of paper; the old one
stays as it~is, because we shall come back to it. The columns that stay are
those in which the chosen row has a~0.

@<Reduce the matrix by a row@>=
@<Tell whether two rows meet@>@;@#
Matrix reduce(Matrix const& m, std::size_t chosen)
{
  Matrix smaller;
  std::vector<std::size_t> columns; /* those that stay */
  for (std::size_t c = 0; c < m.items.size(); ++c)
    if (not m.has(chosen, c)) {
      columns.push_back(c);
      smaller.items.push_back(m.items[c]);
    }
  @<Copy the rows that do not meet the chosen one@>
  return smaller;
}

@ Two rows {\it meet\/} if they have a 1 in the same column.

@<Tell whether two rows meet@>=
bool meet(Matrix const& m, std::size_t r, std::size_t s)
{
  for (std::size_t c = 0; c < m.items.size(); ++c)
    if (m.has(r, c) and m.has(s, c)) return true;
  return false;
}

@ A row that does not meet the chosen one has only 0s in the columns that
go. So all of its 1s are copied, and we lose nothing of it but zeros. The
chosen row itself is not copied, for it meets itself.

@<Copy the rows that do not meet the chosen one@>=
for (std::size_t r = 0; r < m.options.size(); ++r)
  if (not meet(m, r, chosen)) {
    smaller.options.push_back(m.options[r]);
    for (std::size_t c : columns) smaller.cells.push_back(m.has(r, c));
  }

@ To choose, we need sizes; and the size of a column is found by running
down the column and counting. In \sec{dance/four_way}, each column knows
its size by heart.

@<Choose a column@>=
int size_of(Matrix const& m, std::size_t c)
{
  int size = 0;
  for (std::size_t r = 0; r < m.options.size(); ++r)
    if (m.has(r, c)) ++size;
  return size;
}

@ The smallest column must be {\it strictly\/} smaller than those on its
left; so the leftmost of equals wins. We look only at the first |primary|
columns, and there is one at least.

@<Choose a column@>=
std::size_t choose(Matrix const& m, std::size_t primary, Chooser chooser)
{
  std::size_t best = 0;
  if (chooser == Chooser::first) return best;
  for (std::size_t c = 1; c < primary; ++c)
    if (size_of(m, c) < size_of(m, best)) best = c;
  return best;
}

@*1 The walk. A walker goes through the tree. What it carries around is
short: the path of options that led to the present node, the totals as far
as they are known, and the count of copies.

@<Declare the walker@>=
class Walker {
public:
  Walker(Problem const& p, Chooser c, Visitor const& v, Observer& o)
    : problem(p), chooser(c), wants_more(v), observer(o) {}
  bool visit(Matrix const& m); /* shall we go on after that? */
  Totals totals;
  Copies copies;
private:
  Problem const& problem;
  Chooser chooser;
  Visitor const& wants_more;
  Observer& observer;
  std::vector<int> path; /* options, in the order chosen */
  int level() const { return static_cast<int>(path.size()); }
  bool report();
  bool try_each_row(Matrix const& m, std::size_t c);
};

@ And this is the algorithm. You should be able to find steps 1, 2, and~3
in it without a commentary, once you know that |primary| is the number of
primary columns: as the items increase, they all stand in front of the first
item that is greater than the number of primary items.

@<Visit a node@>=
bool Walker::visit(Matrix const& m)
{
  ++totals.nodes;
  auto const last = std::ranges::upper_bound(m.items, problem.primary_count());
  auto const primary = static_cast<std::size_t>(last - m.items.begin());
  if (primary == 0) return report();
  auto const c = choose(m, primary, chooser);
  int const size = size_of(m, c);
  observer.choose(m.items[c], size, level());
  if (size > 0) return try_each_row(m, c);
  ++totals.dead;
  observer.dead(m.items[c], level());
  return true;
}

@ Step 3 again. The new matrix lives just as long as the child is being
visited. When we come back, it is thrown away and the old one, |m|, is still
there, unchanged. {\it This is the memory of the method}, and it is paid for
in copies.

If the visitor has seen enough deep down in the tree, all the loops above
hear of it, and end.

@<Visit a node@>=
bool Walker::try_each_row(Matrix const& m, std::size_t c)
{
  for (std::size_t r = 0; r < m.options.size(); ++r)
    if (m.has(r, c)) {
      ++totals.attempts;
      observer.attempt(m.options[r], 0, level());
      path.push_back(m.options[r]);
      Matrix const child = reduce(m, r);
      ++copies.matrices;
      copies.cells += child.cells.size();
      bool const more = visit(child);
      path.pop_back();
      if (not more) return false;
    }
  return true;
}

@ The level of a cover is the number of options that led to it, as for every
node. If there is no visitor, |wants_more| is empty, and nobody is asked.

@<Visit a node@>=
bool Walker::report()
{
  ++totals.solutions;
  observer.solution(path, level());
  return not wants_more or wants_more(path);
}

@*1 What is too large. There is something that this algorithm has to
refuse, and that is size. Along one path, all the matrices from the root to
the present node exist at the same time. Suppose that the matrix at the root
has $R$~rows and $C$~columns, of which $P$ are primary. Each level takes
away at least one row and one primary column; therefore there are at most
$\min(P,R)$ levels below the root, and the matrix at level~$k$ has at most
$(R-k)(C-k)$ cells. The sum of these numbers, the {\it worst path}, bounds
the memory that the search can ever need, and we look at it {\it before\/}
the search begins.
@^worst path@>

@<Refuse what this algorithm cannot do@>=
constexpr std::uint64_t most_cells = 1 << 28;@#
void refuse_large(Problem const& problem)
{
  auto const rows = static_cast<std::uint64_t>(problem.option_count());
  auto const columns = static_cast<std::uint64_t>(problem.item_count());
  auto const primary = static_cast<std::uint64_t>(problem.primary_count());
  auto const levels = std::min(rows, primary);
  std::uint64_t worst = 0;
  for (std::uint64_t k = 0; k <= levels and worst <= most_cells; ++k)
    worst += (rows - k)*(columns - k);
  if (worst > most_cells)
    throw Unsupported("the matrix is too large for Algorithm X ("
      + std::to_string(rows) + " options, " + std::to_string(columns)@|
      + " items): it copies the matrix at each step");
}

@ Nor can the recursion overflow the stack of the machine: $D$~levels have a worst path of at
least $D^2+(D-1)^2+\cdots+1>D^3/3$ cells, and from $D^3/3\le2^{28}$ follows $D\le930$.
@^recursion, depth of@>

@<Run algorithm X@>=
Totals algorithm_x(Problem const& problem, Chooser chooser,
  Visitor const& visit, Observer* observer, Copies* copies)
{
  refuse_large(problem);
  Observer nobody;
  Observer& watch = observer ? *observer : nobody;
  Walker walker(problem, chooser, visit, watch);
  auto const root = whole(problem);
  walker.copies = {1, root.cells.size()};
  walker.visit(root);
  watch.done(walker.totals);
  if (copies) *copies = walker.copies;
  return walker.totals;
}

@ \pitfall{A chooser that may see secondary columns: the smallest of them is often empty, and the search ends in a dead end
that is none. And recursion without a bound: see |refuse_large|.}

\pinned{The file \.{tests/dance/algorithm\UL x\UL test.cpp} has the covers, the
nodes, and the dead ends of the small matrices of this book; the events of a
whole search, in order; the refusals; and the table of \sec{dance/by_hand}, number by number.
Trying all subsets of the options says which covers there are in some hundreds of random
problems. In hundreds of others \sec{dance/search} has to tell the same story, event by event.}

\exercise[20]{Change |choose| so that it takes the leftmost of the {\it
largest\/} columns, and say \cmd{make compile}. Predict first what becomes of the number of covers of eight queens,
and what of the number of nodes; then look. (The queens are in \sec{dance/queens}, and
\cmd{dlx count} takes \.{--engine} \.{textbook} and \.{--stats}.)}
\answer{The covers are the same 92, for correctness does not depend on the chooser.
There are 8719 nodes instead of 1199.}

\summary{A matrix for each node, thrown away on the way back: nothing can be forgotten, and everything is
written again and again.}
