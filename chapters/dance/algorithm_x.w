@** Algorithm X. \label{dance/algorithm_x}%
How would you look for an exact cover if you had a pencil, a large eraser,
and an afternoon? You would look for the place where you have least choice,
try something there, cross out whatever it rules out, and go on with the
smaller matrix that is left. If you get stuck, you would go back to your
last decision, restore the matrix that you had then, and try the next thing.

D.~E. Knuth, who wanted to discuss this obvious method, found
that it had no name; so he called it {\it Algorithm~X}, ``for lack of a
better name'' [K00]. This chapter follows it twice, first by hand and then
by program. The program is deliberately plain: it does what the hand does,
and at each step it writes down a new and smaller matrix. It is slow, and we
will measure how slow; but there can be no doubt about what it does. Hence
it becomes the yardstick of this book. Every search for all covers that dances with links has
to visit {\it the same tree, node for node}, and if one of them ever disagrees
with this chapter, we shall know whom to believe.
@^Algorithm X@>@^backtracking@>

@ By hand, then, and on the dinner of \sec{dance/problem}. Below each column of its matrix stands how many rows could
serve it.
\steps{\step{.31\pagewidth}{dinner-by-hand/step-001}{1: choose |A|}%
\step{.31\pagewidth}{dinner-by-hand/step-002}{2: take row 2}%
\step{.31\pagewidth}{dinner-by-hand/step-003}{3: strike out rows 4, 5, and 6}}%
{The first decision, and what it leaves. What has to go is struck out, as one would do with
a pencil; a column that has its~1 gets a check mark.}
\noindent
The columns want one~1 each, and nothing else. A row {\it hits\/} the columns in which it has a~1. Since
no column is hit yet, we may begin anywhere, and it is wise to begin where the choice is least. Five columns
have two~1s, the others three, and |A| is the leftmost of the five: Alice can sit at two tables. We try row~2.

Row 2 hits |A|, {\it D\/}, and |G|. These three columns have what they
want, and any other row with a~1 in one of them would give it one too many.
So rows 4 (which shares |A|), 5 (|G|), and~6 ({\it D\/}) have to go. What is left is
a matrix with four columns and the two rows 1 and~3: the same kind
of problem again, but smaller.

@ Now |B| has only row~3 left, so there is nothing to decide. Row~3 hits |B|, |C|, and~{\it F\/}, and so takes away
row~1. Alas, this was the last row that we had! The matrix is left with the column~|E|,
which wants a~1 that no row can give. We call such a column {\it dead}. One of them is enough to say
that this will never become a cover.
@^dead item@>@^dead end@>

\steps{\step{.31\pagewidth}{dinner-by-hand/step-004}{4: row 3 is forced: a dead end}%
\step{.31\pagewidth}{dinner-by-hand/step-005}{5: back to |A|}}%
{A wrong decision, and how one sees it. (A row that was tried is not
counted any more, though it stands on the paper until picture~7.)}

So row 2 was a mistake, and we need the matrix as it was before row~2. That
is the one moment where the method needs a {\it memory}. On paper we simply
look at the previous page. We put row~2 back, with everything that it had
crossed out, and try the other row of~|A|, which is row~4. It hits |A| and {\it D\/}, and takes
away row~6, besides row~2, which has failed anyway. Rows 1, 3, and~5 remain. Again nothing is left to decide:
|E| forces row~1, which takes away row~3, then |B| forces row~5, then no column is open. The cover is
$\{4,1,5\}$, the tables that are filled in the picture of \sec{dance/problem}.

\steps{\step{.31\pagewidth}{dinner-by-hand/step-006}{6: take row 4}%
\step{.31\pagewidth}{dinner-by-hand/step-007}{7: strike out rows 2 and 6}%
\step{.31\pagewidth}{dinner-by-hand/step-008}{8: solution: rows 4, 1, and 5}}%
{Row 4 instead of row~2, and then nothing is left to decide: the last picture comes after |E| and~|B|.}

@ If we want {\it all\/} covers, we do not stop here. We go back to |A|, the
last place where there was a choice. It has no third row; so we know that there is no other cover.

The paper of 2000 calls this ``nondeterministic'', for the algorithm
splits into copies of itself, one for each row. The word has nothing to do with chance. A program tries these
rows one after the other: it {\it branches}, and the same input always
gives the same covers in the same order; see \sec{course/errata}.
@^nondeterministic@>

We can also say now what a search {\it node\/} is: every matrix that we had
to look at. There was the one at the beginning (the {\it root\/}), the one
after row~2, the dead one after 2 and~3, those after 4 and after 4 and~1, and at last the
empty one in which the cover was found: six nodes. The
{\it level\/} of a node is the number of rows that led to it. Roots, dead
ends, and solutions all count as nodes.
@^node of a search@>@^level@>@^search tree@>

@ Here is the method in its general form. Let $M$ be the matrix at a node.
Its columns are the items that are still {\it open}, and its rows are the
options that can still be chosen.
\smallskip
{\parindent=2.6em
\item{1.} If no primary column is left, we have found a cover: report it.
\item{2.} Otherwise let the {\it chooser\/} choose a primary column $c$. If
column $c$ has no 1, report that $c$ is dead.
\item{3.} Otherwise, for each row $r$ that has a 1 in column~$c$, from the
top to the bottom: do all of this again, on a matrix without the columns in
which $r$ has a~1, and without the rows that have a~1 in one of those
columns.\par}
\smallskip\noindent
Step 3 deletes row $r$ too, as it has a~1 in these columns itself. It treats secondary
columns like all others: a row that hits a secondary column takes away
all others that would hit it. Only steps 1 and~2 look at the
difference:
{\it we never go looking for a secondary item}, and so it may well happen that
no row hits it. That is all there is to ``at most once.''
@^secondary item@>

Which column should be chosen is not important for correctness: every cover
has to hit $c$ with just one row, hence every cover lies below just one of
the branches, whatever $c$~is. For the size of the tree it is of the
greatest importance. We have two choosers. One takes the |first| column, the
other the column with the |smallest| number of 1s; and if several columns
are equally small, the leftmost of them. Ties have to be broken in {\it
some\/} fixed way if two programs are to visit the same tree.
@^ties@>

@ The invariant of the recursion is worth a line of its own, since all the
correctness there is follows from it. At a node whose rows so far are $r_1$,
\dots,~$r_k$,
$$\vcenter{\hsize=.8\pagewidth \noindent\sl the columns of $M$ are those that
none of $r_1$, \dots,~$r_k$ hits, and the rows of~$M$ are those that share no
column with any of $r_1$, \dots,~$r_k$.}$$
We call it the {\it invariant of the remainder}. It holds at the root, where
$k=0$; and step~3 is made so that it holds again with $k+1$ in the place
of~$k$. In particular no column can ever be hit twice, and when step~1 says that
no primary column is left, then every one of them has been hit.
@^invariant of the remainder@>

@ Enough paper; we turn to the program. The interface is one function. It is told a
problem; a |Chooser|, which is either |first| or |smallest|; and a {\it visitor}, a
function that is given each cover and returns whether it wants to see more. What it
returns are the |Totals|: how many nodes, solutions, dead ends, and attempts (rows that were tried) there
were. And it may be given an {\it observer}, which is told of each step. Calls
such as |observer.dead(c, level)| tell it something, and change nothing; you may read over them until
\sec{dance/observer} tells what listeners are good for. This search can also count how
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
in the three steps above.

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
down the column and counting. (In \sec{dance/links} each column will know
its size by heart.)

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

@*1 What the paper costs. There is something that this algorithm has to
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

@ How much does it copy, then? Here is what the program counted, with the
|smallest| column chosen and all covers wanted. (``Ones'' are the 1s of the whole matrix; for queens and Latin squares see \sec{dance/queens} and
\sec{dance/latin}.)
$$\vbox{\halign{#\hfil\quad&&\quad\hfil#\cr
 \hfil problem&rows&columns&ones&covers&nodes&cells written\cr
 \noalign{\smallskip\hrule\smallskip}
 the five columns of \sec{dance/links}&4&5&10&2&5&28\cr
 the dinner of \sec{dance/problem}&6&7&16&1&6&67\cr
 Latin squares of order 2&8&12&24&2&9&198\cr
 Latin squares of order 4&64&48&192&576&4745&749{,}928\cr
 4 queens&16&18&60&2&17&774\cr
 8 queens&64&42&252&92&1199&215{,}570\cr
 10 queens&100&54&396&724&16{,}448&4{,}456{,}186\cr
}}$$
Look at the line of eight queens. The matrix has 2688 cells, of which only
252 are~1; and of all the cells that we so carefully write, 185{,}000 are
zeros, which tell us nothing. And nothing that we write is new: each row of a child is a row of its parent,
without some of its zeros. Yet we write everything again.

So let us store only the~1s, and not
copy at all, but {\it change\/} the one matrix that we have when we go down,
and change it back when we go up. The only trouble is the eraser: how can we
put back what we have struck out, without having written it down anywhere?

\pitfall{The two places where programs of this kind differ are ties and dead
ends. A chooser that takes the {\it last\/} of the smallest columns finds
all covers too, but in another order and with another tree. And a secondary
column with no~1 left is not dead, it is merely not wanted: a chooser that
is allowed to see it loses covers.}

\pinned{The file \.{tests/dance/algorithm\UL x\UL test.cpp} has the covers, the
nodes, and the dead ends of the small matrices of this book; the events of a
whole search, in order; the refusals; and the table above, number by number.
Trying all subsets of the options says which covers there are in some hundreds of random
problems. In hundreds of others \sec{dance/search} has to tell the same story, event by event.}

\exercise[10]{Begin with Bob: choose |B|, and from there on always
the leftmost of the smallest columns. Which nodes has the tree of all covers?}
\answer{Row~3 takes rows 1 and~5 away. Of those that are left, |E| has only row~6, which
takes 2 and~4 away, and Alice stands. Row~5 takes rows 2, 3, and~6 away; |A| has only row~4, and
|C| only row~1. There are six nodes again: the root; rows 3; 3, 6 (dead); 5; 5,~4; 5, 4,~1.}

\exercise[20]{Change |choose| so that it takes the leftmost of the {\it
largest\/} columns, and say \cmd{make compile}. Predict first what becomes of the number of covers of eight queens,
and what of the number of nodes; then look. (The queens are in \sec{dance/queens}, and
\cmd{dlx count} takes \.{--engine} \.{textbook} and \.{--stats}.)}
\answer{The covers are the same 92, for correctness does not depend on the chooser.
There are 8719 nodes instead of 1199.}

\summary{Algorithm X chooses a column, tries each of its rows, and goes on
with what is left. Its tree depends on the problem, as it is written down, and on the chooser, and on nothing else, so
that two programs can be compared node by node. Kept as copies of a matrix,
its memory is correct, simple, and expensive.}
