@** The textbook's yardstick. \label{more/textbook}%
Whom shall we believe, when a search with colours and bounds says that there
are 312 covers? In the first part there was Algorithm~X on a matrix, slow
and plain, and the search by links had to visit its tree, node for node. That
yardstick measures exact covers only. This chapter makes a longer one, for
all that \sec{more/problem} allows: the same algorithm, the same sheets of
paper, and three new rules about what is crossed out. It is what
\.{--textbook} runs in the command.
@^Algorithm X@>

@ The three rules are these. Two rows that have the same colour in a column
do not meet there. A column that may get several 1s stays, until it has got
them. And if a column may do without any further~1, there is one more thing
to try after all its rows, namely none.

A small example: the item \.{0:2\char"7C cook} and two options, \.{Ann} and
\.{Bob}, which contain nothing else. After \.{Ann}, the column stays, with
bounds from 0 to~1, and with the row \.{Bob} in it. After \.{Bob}, the row
\.{Ann} must be gone, though nothing forbids it; or else the pair would be
found twice, once in each order. So {\it rows that have had their turn are
gone}. And after both of them comes nobody. These are four covers: both,
Ann, Bob, none.
@^turn of an option@>

@(dlx/more/textbook.hpp@>=
#pragma once
/* Algorithm X on copied matrices, with colours, bounds, and limits: slow, and the
   yardstick for all searches that are fast. */
#include "dlx/dance/algorithm_x.hpp"
#include "dlx/more/observer.hpp"
#include "dlx/more/problem.hpp"
namespace dlx {
using dance::Copies;
Result algorithm_x(Problem const& problem, Chooser chooser,
  Limits const& limits, Receive const& receive,
  Observer* observer = nullptr, Copies* copies = nullptr);
  /* finds the covers of |problem|, with a matrix of its own for each node.
     Gives each cover to |receive|, unless that is empty, and each event to
     |observer|, unless that is null. No link is written and no item is
     covered; so these totals stay 0, and so does the node that an
     |attempt| reports. Never calls |limits.pulse|, and ignores costs.
     Throws |Unsupported| if the matrix is too large. Time: rows times columns
     of its matrix for each attempt, and for each choice */
} // |namespace dlx|

@ @(dlx/more/textbook.cpp@>=
#include "dlx/more/textbook.hpp"
#include <algorithm>
#include <chrono>
#include <string>
#include <vector>
namespace dlx {
namespace {
@<Declare the painted matrix@> @#
@<Write down the whole painted matrix@> @#
@<Reduce the painted matrix by a row@> @#
@<Choose among bounded columns@> @#
@<Declare the patient walker@> @#
@<Patiently visit a node@> @#
@<Refuse what takes too much paper@>
}
@<Run the general algorithm X@>
} // |namespace dlx|

@*1 The matrix. A cell may hold a colour now, as a number greater than~1. And
above each column stands how many 1s it must still get, and how many it can
still get: for a plain primary column 1 and~1, for a secondary one 0 and~1.

@<Declare the painted matrix@>=
struct Matrix {
  std::vector<int> items;   /* |items[c]| is the item of column |c| */
  std::vector<Bounds> bounds; /* |bounds[c]|: what column |c| can still get */
  std::vector<int> options; /* |options[r]| is the option of row |r| */
  std::vector<int> cells;   /* row after row: 0, 1, or more for a colour */
  bool has(std::size_t r, std::size_t c) const
  {
    return at(r, c) != 0;
  }
  int at(std::size_t r, std::size_t c) const
  {
    return cells[r*items.size() + c];
  }
};

@ @<Write down the whole painted matrix@>=
Matrix whole(Problem const& problem)
{
  Matrix m;
  for (int i = 1; i <= problem.item_count(); ++i) {
    m.items.push_back(i);
    m.bounds.push_back(problem.item(i).bounds);
  }
  for (int o = 1; o <= problem.option_count(); ++o) m.options.push_back(o);
  m.cells.assign(m.items.size()*m.options.size(), 0);
  for (std::size_t r = 0; r < m.options.size(); ++r)
    for (Entry const& e : problem.option(m.options[r]))
      m.cells[r*m.items.size() + static_cast<std::size_t>(e.item) - 1] =
        1 + e.colour;
  return m;
}

@ A column that has a~1 in the chosen row stays only if it can get more than
this one; then it wants one less from now on.

@<Reduce the painted matrix by a row@>=
@<Tell whether two painted rows meet@> @#
@<Take one from the bounds of a column@>@;@#
Matrix reduce(Matrix const& m, std::size_t chosen, std::size_t column)
{
  Matrix smaller;
  std::vector<std::size_t> columns; /* those that stay */
  for (std::size_t c = 0; c < m.items.size(); ++c)
    if (bool const hit = m.has(chosen, c); not hit or m.bounds[c].upper > 1) {
      columns.push_back(c);
      smaller.items.push_back(m.items[c]);
      smaller.bounds.push_back(hit ? one_less(m.bounds[c]) : m.bounds[c]);
    }
  @<Copy the painted rows that stay@>
  return smaller;
}

@ Who can get infinitely many can still get as many after one.

@<Take one from the bounds of a column@>=
Bounds one_less(Bounds b)
{
  return {std::max(0, b.lower - 1),
    b.upper == unlimited ? unlimited : b.upper - 1};
}

@ Two rows {\it meet\/} in a column that can get only one of them, unless
they agree about its colour.

@<Tell whether two painted rows meet@>=
bool meet(Matrix const& m, std::size_t r, std::size_t s)
{
  for (std::size_t c = 0; c < m.items.size(); ++c)
    if (m.has(r, c) and m.has(s, c) and m.bounds[c].upper == 1
        and (m.at(r, c) == 1 or m.at(r, c) != m.at(s, c))) return true;
  return false;
}

@ Not copied are the rows that meet the chosen one, and those of the chosen
column that have had their turn, which usually meet it as well.

@<Copy the painted rows that stay@>=
for (std::size_t r = 0; r < m.options.size(); ++r)
  if (not meet(m, r, chosen) and not (r <= chosen and m.has(r, column))) {
    smaller.options.push_back(m.options[r]);
    for (std::size_t c : columns)
      smaller.cells.push_back(m.at(r, c));
  }

@*1 Choosing. In how many ways can we go on with a column? If it must get just
one~1, in as many as it has rows. In general, if it must get $n$ of them,
all but the last $n-1$ rows can be the first that it gets; and if it need
not get any, to get none is one more way. This number is the {\it degree\/}
of the column. A column that has no rows and needs none is {\it settled}.
@^degree of an item@>

@<Choose among bounded columns@>=
int size_of(Matrix const& m, std::size_t c)
{
  int size = 0;
  for (std::size_t r = 0; r < m.options.size(); ++r)
    if (m.has(r, c)) ++size;
  return size;
}
int degree_of(Matrix const& m, std::size_t c)
{
  return std::max(0, size_of(m, c) + 1 - m.bounds[c].lower);
}
bool is_settled(Matrix const& m, std::size_t c)
{
  return m.bounds[c].lower == 0 and size_of(m, c) == 0;
}

@ We look only at the first |primary| columns that are not settled. If there
are none, the answer is |primary|, which is the number of no such column.

@<Choose among bounded columns@>=
std::size_t choose(Matrix const& m, std::size_t primary, Chooser chooser)
{
  std::size_t best = primary;
  for (std::size_t c = 0; c < primary; ++c) {
    if (is_settled(m, c)) continue;
    if (best == primary or degree_of(m, c) < degree_of(m, best)) best = c;
    if (chooser == Chooser::first) break;
  }
  return best;
}

@*1 The walk. The walker carries limits along, and a clock, which is started
when the walker is made.

@<Declare the patient walker@>=
class Walker {
public:
  Walker(Problem const& p, Chooser c, Limits const& l, Receive const& r,
    Observer& o) : problem(p), chooser(c), limits(l), receive(r), observer(o)
  {}
  void visit(Matrix const& m);
  Result result;
  Copies copies;
private:
  Problem const& problem;
  Chooser chooser;
  Limits const& limits;
  Receive const& receive;
  Observer& observer;
  Clock::time_point deadline = deadline_of(limits);
  std::vector<int> path;    /* options, in the order chosen; 0 for none */
  std::vector<int> options; /* those of the path */
  int level() const { return static_cast<int>(path.size()); }
  void report();
  void try_each_row(Matrix const& m, std::size_t c, int degree);
  void descend(int option, Matrix const& child);
  bool must_stop();
};

@ Steps X1 and X2 are as they were, with degrees for sizes.

@<Patiently visit a node@>=
void Walker::visit(Matrix const& m)
{
  ++result.totals.nodes;
  auto const last = std::ranges::upper_bound(m.items, problem.primary_count());
  auto const primary = static_cast<std::size_t>(last - m.items.begin());
  auto const c = choose(m, primary, chooser);
  if (c == primary) return report();
  auto const degree = degree_of(m, c);
  observer.choose(m.items[c], degree, level());
  if (degree > 0) return try_each_row(m, c, degree);
  ++result.totals.dead;
  observer.dead(m.items[c], level());
}

@ A solution consists of the options along the path. Where no option was
taken, the path says~0. The level of a cover is the number of decisions that
led to it, as for every node.

@<Patiently visit a node@>=
void Walker::report()
{
  ++result.totals.solutions;
  options.clear();
  for (int o : path) if (o != 0) options.push_back(o);
  observer.solution(options, level());
  if (receive) receive(options);
}

@ Step X3 again. Before each attempt we ask whether it is time to stop; and
if the answer is yes deep down in the tree, all the loops above hear the
same answer, and end.

@<Patiently visit a node@>=
void Walker::try_each_row(Matrix const& m, std::size_t c, int degree)
{
  for (std::size_t r = 0; r < m.options.size(); ++r)
    if (m.has(r, c)) {
      if (degree-- == 0 or must_stop()) return;
      descend(m.options[r], reduce(m, r, c));
    }
  if (degree > 0 and not must_stop()) descend(0, without(m, c));
}
void Walker::descend(int option, Matrix const& child)
{
  ++result.totals.attempts;
  observer.attempt(option, 0, level());
  path.push_back(option);
  ++copies.matrices;
  copies.cells += child.cells.size();
  visit(child);
  path.pop_back();
}

@ If the rows are exhausted and there is a way left, it is the one without
any of them. This is written down like all others, as a matrix in which none
of these rows is left; its option is number~0.

@<Reduce the painted matrix by a row@>=
Matrix without(Matrix const& m, std::size_t column)
{
  Matrix smaller = {m.items, m.bounds, {}, {}};
  for (std::size_t r = 0; r < m.options.size(); ++r)
    if (not m.has(r, column)) {
      smaller.options.push_back(m.options[r]);
      for (std::size_t k = 0; k < m.items.size(); ++k)
        smaller.cells.push_back(m.at(r, k));
    }
  return smaller;
}

@ Limits are looked at when the search wants to go on, that is, before an
attempt. Thus a limit of a hundred nodes means that a hundred are visited,
and it ends the search only if there is a hundred and first. The same for
covers: who asks for two, where there are two and nothing is left to be
tried, hears that the search was complete, and not that it was cut off. A
limit of zero is no limit. Asking for the time at each attempt would be
extravagant in a fast program; in this one nobody will notice.
@^limits@>

@<Patiently visit a node@>=
bool Walker::must_stop()
{
  auto const& t = result.totals;
  if (limits.stop and limits.stop->load())
    result.ending = Ending::interrupted;
  else if ((limits.solutions > 0 and t.solutions >= limits.solutions)@|
      or (limits.nodes > 0 and t.nodes >= limits.nodes)@|
      or (limits.seconds > 0 and Clock::now() > deadline))
    result.ending = Ending::limit;
  return result.ending != Ending::complete;
}

@*1 What the paper costs. A matrix that is too large is refused as in
\sec{dance/algorithm_x}, by the sum of all matrices on the worst path. With
bounds, each level takes away a row, but perhaps no column, so there may be
$R$ levels with $(R-k)C$ cells each; and then nothing keeps $C$ from being
as small as~1, and the walk from being 20{,}000 levels deep. We add a
hundred to the number of columns, for what the machine itself must write
down at each level; this keeps us above level 2400.
@^worst path@>

@<Refuse what takes too much paper@>=
constexpr std::uint64_t most_cells = 1 << 28;@#
void refuse_large(Problem const& problem)
{
  auto const rows = static_cast<std::uint64_t>(problem.option_count());
  auto const columns = static_cast<std::uint64_t>(problem.item_count());
  auto const primary = static_cast<std::uint64_t>(problem.primary_count());
  bool const bounded = problem.has_bounds();
  auto const levels = bounded ? rows : std::min(rows, primary);
  std::uint64_t worst = 0;
  for (std::uint64_t k = 0; k <= levels and worst <= most_cells; ++k)
    worst += (rows - k)*(bounded ? columns + 100 : columns - k);
  if (worst > most_cells)
    throw Unsupported("the matrix is too large for the textbook search ("
      + std::to_string(rows) + " options, " + std::to_string(columns)@|
      + " items): it copies the matrix at each step");
}

@ @<Run the general algorithm X@>=
Result algorithm_x(Problem const& problem, Chooser chooser,
  Limits const& limits, Receive const& receive,
  Observer* observer, Copies* copies)
{
  refuse_large(problem);
  Observer nobody;
  Observer& watch = observer ? *observer : nobody;
  Walker walker(problem, chooser, limits, receive, watch);
  auto const root = whole(problem);
  walker.copies = {1, root.cells.size()};
  walker.visit(root);
  watch.done(walker.result.totals);
  if (copies) *copies = walker.copies;
  return walker.result;
}

@ \pitfall{A yardstick that shares code with what it measures. This one does
not know what a link is. A row of another colour that is crossed out only in
the column of the colour; it must go altogether. And a limit that is
reported although the search was complete.}

\pinned{\.{tests/more/textbook\UL test.cpp} stops this search at each limit, at
its exact border, and compares it with a program that tries all subsets of
the options, and with the plain one of \sec{dance/algorithm_x}, event by
event. The tests of \sec{more/painted} and \sec{more/bounded} measure their
lists with it.}

\exercise{Without the rule about rows that have had their turn, how often
would the two cooks be found? How often would a set of $k$ cooks be found,
if up to $k$ are allowed?}

\summary{The same matrix, with colours in its cells and bounds above its
columns; rows that had their turn are gone, and ``none'' is the last thing
to try. Slow, plain, and to be believed.}
