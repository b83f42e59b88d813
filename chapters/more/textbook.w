@** The textbook's yardstick. \label{more/textbook}%
Whom shall we believe, when a search with colours and bounds says that there
are 312 covers? In the first part there was Algorithm~X on a matrix, slow
and plain, and the search by links had to visit its tree, node for node. That
yardstick measures exact covers only. This chapter makes a longer one, for
all that \sec{more/problem} allows: the same algorithm, on the same sheets of
paper, with three new rules about what is crossed out. The command runs it when
it is told \.{--textbook}.
@^Algorithm X@>

The kitchen of \sec{more/problem} is small enough to be done by hand. One or two
cooks are wanted; Ann and Bob make soup, Cem makes rice, and there is one pot. On
our sheets, where a 1 has a colour, the colour is written; and above each column
stands how many 1s it must still get, and how many it can.
\kitchensheets

@ Three things happen there that were not in \sec{dance/algorithm_x}, and they
are the three rules.

{\it Rows that agree about a colour do not meet.} When Ann is chosen, Cem's row
goes, because rice does not agree with soup. Bob's row stays; and as the quarrel
about the pot has been decided, its column goes.

{\it A column stays until it has got all that it can get.} After Ann, the cook's
column can get one more, so it stays, with 0 and~1 above it.

{\it Rows that had their turn are gone.} After Bob, Ann's row is gone, though
nothing forbids it: the pair was found when Ann had her turn, and it should not be
found again in the other order. And when all rows of a column have had their turn,
and it needs none, there is one more way: {\it none}. Ann alone is found like that,
while Bob alone needs no decision any more, since there is nobody left to be
refused.
@^turn of an option@>

Thus the sheets say: both, Ann, Bob, Cem. Four covers, and six nodes of the tree.

{\it Is each cover found, and found once?} At a node, look at the rows that the column still
has. A cover that lies below the node and uses some of them has an uppermost one among them:
it is found in the turn of that row, when those above it are gone, and in no other turn. A cover
that uses none of them is found under ``none''. So the children of a node share out its covers,
and nothing is lost on the way, because a row goes only if no cover below can have it.

@*1 The matrix. A cell may hold a colour now, as a number greater than~1. The two
numbers above a column are its |bounds|: for a plain primary column 1 and~1, for a
secondary one 0 and~1.

@<Declare the painted matrix@>=
struct Matrix {
  std::vector<int> items;     /* |items[c]| is the item of column |c| */
  std::vector<Bounds> bounds; /* |bounds[c]|: what column |c| can still get */
  std::vector<int> options;   /* |options[r]| is the option of row |r| */
  std::vector<int> cells;     /* row after row: 0, 1, or more for a colour */
  int at(std::size_t r, std::size_t c) const { return cells[r*items.size() + c]; }
};

@ The first sheet is copied from the problem, entry by entry. The problem is not
looked at again. For the kitchen, the cells are 1~2, 1~2, and 1~3, since soup is colour~1 and
rice colour~2; and above the columns stand $(1,2)$ and $(0,1)$.

@<Write down the whole painted matrix@>=
Matrix whole(Problem const& problem) {
  Matrix m;
  for (int i = 1; i <= problem.item_count(); ++i) {
    m.items.push_back(i);
    m.bounds.push_back(problem.item(i).bounds);
  }
  for (int o = 1; o <= problem.option_count(); ++o) m.options.push_back(o);
  m.cells.assign(m.items.size()*m.options.size(), 0);
  for (std::size_t r = 0; r < m.options.size(); ++r)
    for (Entry const& e : problem.option(m.options[r]))
      m.cells[r*m.items.size() + index(e.item - 1)] = 1 + e.colour;
  return m;
}

@ The first rule. Two rows {\it meet\/} in a column that can get only one of them,
unless they agree about its colour there. In a column that can get two, they do
not disturb each other. (Bob meets Cem in the pot's column: both are there, and 2, which is
soup, is not~3. In the cook's column they would not meet, for it can get two.)

@<Tell whether two painted rows meet@>=
bool meet(Matrix const& m, std::size_t r, std::size_t s) {
  for (std::size_t c = 0; c < m.items.size(); ++c)
    if (m.at(r, c) != 0 and m.at(s, c) != 0 and m.bounds[c].upper == 1
        and (m.at(r, c) == 1 or m.at(r, c) != m.at(s, c))) return true;
  return false;
}

@ The other two. Each column in which the chosen row has a~1 wants one less from
now on, and can get one less, unless it can get infinitely many; a column that can get
nothing any more is not copied. Not copied are the
rows that meet the chosen one, and those of the chosen column that have had their
turn. The chosen row itself is one of the latter. After ``none'', all rows of the column
are gone, and nothing else happens; we say so by a number that is the number of no row.

@<Reduce the painted matrix@>=
Matrix reduce(Matrix const& m, std::size_t chosen, std::size_t column) {
  Matrix rest;
  bool const none = chosen == m.options.size();
  std::vector<std::size_t> columns; /* those that stay */
  for (std::size_t c = 0; c < m.items.size(); ++c) {
    auto [lower, upper] = m.bounds[c];
    if (not none and m.at(chosen, c) != 0) {
      lower = std::max(0, lower - 1);
      if (upper != unlimited) --upper;
    }
    if (upper == 0) continue;
    columns.push_back(c);
    rest.items.push_back(m.items[c]);
    rest.bounds.push_back({lower, upper});
  }
  @<Copy the painted rows that stay@>
  return rest;
}

@ Each new sheet has the old one's order, of columns and of rows.

@<Copy the painted rows that stay@>=
for (std::size_t r = 0; r < m.options.size(); ++r) {
  bool const had_turn = m.at(r, column) != 0 and (none or r <= chosen);
  if (had_turn or (not none and meet(m, r, chosen))) continue;
  rest.options.push_back(m.options[r]);
  for (std::size_t c : columns) rest.cells.push_back(m.at(r, c));
}

@*1 Choosing. In how many ways can we go on with a column? If it must get just
one~1, in as many as it has rows. In general, if it must get $n$ of them, all but
the last $n-1$ rows can be the first that it gets; and if it need not get any, to
get none is one more way. In each of these cases the number of ways is the number
of rows, plus one, minus~$n$. (Of five rows, if three 1s are wanted, one of the first three
must be the first, $5+1-3$; and if none is wanted, there are the five and ``none''.) It is called the {\it degree\/} of the column. In the
kitchen, the cook has degree~3 at first; after Ann, degree~2.
@^degree of an item@>

@<Choose among bounded columns@>=
int degree_of(Matrix const& m, std::size_t c) {
  int size = 0;
  for (std::size_t r = 0; r < m.options.size(); ++r)
    if (m.at(r, c) != 0) ++size;
  return std::max(0, size + 1 - m.bounds[c].lower);
}

@ A column that needs nothing and has a single way to go on has no rows: it is {\it
settled}, and we pass over it. The search looks only at the first |primary| columns.
If all of these are settled, or if there are none, we have a cover; then the answer
is |primary|, which is the number of no such column.

@<Choose among bounded columns@>=
std::size_t choose(Matrix const& m, std::size_t primary, Chooser chooser) {
  std::size_t best = primary;
  for (std::size_t c = 0; c < primary; ++c) {
    int const degree = degree_of(m, c);
    if (m.bounds[c].lower == 0 and degree == 1) continue;
    if (best == primary or degree < degree_of(m, best)) best = c;
    if (chooser == Chooser::first) break;
  }
  return best;
}

@*1 The walk. The walker of \sec{dance/algorithm_x} asked its visitor after each
cover whether to go on. This one carries limits along instead, and a clock that is
started when the walker is made; what it finds out goes into the |result|. The path
has a~0 where the way was ``none''.

The walker also counts sheets and cells. For the kitchen it counts six sheets and seven cells,
six at the root and one after Ann; that is all the paper that a search needs which knows what
to throw away. With a hundred options on a hundred items it would be a ream, and this is where
links come in: they get along with a single sheet.

@<Declare the patient walker@>=
struct Walker {
  Problem const& problem;
  Chooser chooser;
  Limits const& limits;
  Receive const& receive;
  Observer& observer;
  Result result = Result();
  Copies copies = Copies();
  Clock::time_point deadline = deadline_of(limits);
  std::vector<int> path = std::vector<int>();
  int level() const { return static_cast<int>(path.size()); }
  @<Patiently visit a node@>
};

@ Steps X1 and X2 are as they were, with degrees for sizes, and X3 follows below.
A solution consists of the options along the path. Its level is the number of
decisions that led to it, and ``none'' is a decision; Ann alone is a cover at
level~2.

@<Patiently visit a node@>=
void visit(Matrix const& m) {
  ++result.totals.nodes;
  ++copies.matrices;
  copies.cells += m.cells.size();
  auto const last = std::ranges::upper_bound(m.items, problem.primary_count());
  auto const primary = index(last - m.items.begin());
  auto const c = choose(m, primary, chooser);
  if (c == primary) return report();
  auto const degree = degree_of(m, c);
  observer.choose(m.items[c], degree, level());
  if (degree > 0) return try_each_row(m, c, degree);
  ++result.totals.dead;
  observer.dead(m.items[c], level());
}
void report() {
  ++result.totals.solutions;
  auto options = path;
  std::erase(options, 0);
  observer.solution(options, level());
  if (receive) receive(options);
}

@ Each row gets its turn, from top to bottom, as long as there are
ways left; if one is left when the rows are exhausted, it is ``none''. If it is time
to stop deep down in the tree, all the loops above hear the same answer, and end.

@<Patiently visit a node@>=
void try_each_row(Matrix const& m, std::size_t c, int degree) {
  for (std::size_t r = 0; r < m.options.size(); ++r)
    if (m.at(r, c) != 0) {
      if (degree-- == 0 or must_stop()) return;
      descend(m.options[r], reduce(m, r, c));
    }
  if (degree > 0 and not must_stop()) descend(0, reduce(m, m.options.size(), c));
}
void descend(int option, Matrix const& child) {
  ++result.totals.attempts;
  observer.attempt(option, 0, level());
  path.push_back(option);
  visit(child);
  path.pop_back();
}

@ Limits are looked at when the search wants to go on, that is, before an attempt.
Thus a limit of a hundred nodes means that a hundred are visited, and it ends the
search only if there is a hundred and first. The same for covers: who asks for two,
where there are two and nothing is left to be tried, hears that the search was
complete, and not that it was cut off. Asking for the time at each attempt would be
extravagant in a fast program; in this one nobody will notice.
@^limits@>

@<Patiently visit a node@>=
bool must_stop() {
  auto& [ending, t] = result;
  if (limits.stop and limits.stop->load()) ending = Ending::interrupted;
  else if ((limits.solutions > 0 and t.solutions >= limits.solutions)@|
      or (limits.nodes > 0 and t.nodes >= limits.nodes)@|
      or (limits.seconds > 0 and Clock::now() > deadline)) ending = Ending::limit;
  return ending != Ending::complete;
}

@*1 What the paper costs. Along one path, all sheets from the root to the present node exist
at the same time. So a matrix that is too large is refused before the search begins, in the
manner of \sec{dance/algorithm_x}: none of the sheets is larger than the first, and there are
not more levels below it than primary items, as each level takes one away. With bounds a level
may take away no item, but it takes away a row. We add a
hundred to the number of columns, for what the machine itself must write
down at each level; so that even with a single column the walk stays above level 1631.
@^worst path@>

@<Refuse what takes too much paper@>=
void refuse_large(Problem const& problem) {
  int const rows = problem.option_count(), columns = problem.item_count();
  int const levels = problem.has_bounds() ? rows : std::min(rows, problem.primary_count());
  if (1.0*levels*rows*(columns + 100) > 1 << 28)
    throw Unsupported("the matrix is too large for the textbook search ("
      + std::to_string(rows) + " options, " + std::to_string(columns)@|
      + " items): it copies the matrix at each step");
}

@*1 The module. What can be asked of it is a single function. An observer hears the
same story as from a search with links, but for the links: no item is covered, and
an option is tried at no node.

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
  /* finds the covers of |problem|, with a matrix of its own for each node. Never
     calls |limits.pulse|, and ignores costs. Throws |Unsupported| if the matrix is
     too large. Time: rows times columns of its matrix for each attempt, and for
     each choice */
} // |namespace dlx|

@ The pieces stand in the order in which they were told. The first sheet counts as a copy,
too, like all that are looked at.

@(dlx/more/textbook.cpp@>=
#include "dlx/more/textbook.hpp"
#include "dlx/base/index.hpp"
#include <algorithm>
#include <string>
#include <vector>
namespace dlx {
namespace {
@<Declare the painted matrix@>
@<Write down the whole painted matrix@>
@<Tell whether two painted rows meet@>
@<Reduce the painted matrix@>
@<Choose among bounded columns@>
@<Declare the patient walker@>
@<Refuse what takes too much paper@>
}
@<Run the general algorithm X@>
} // |namespace dlx|

@ Who does not watch is given a watcher who hears and says nothing. In the fast searches even
that would cost too much (\sec{more/observer}); here it is one call for each sheet.

@<Run the general algorithm X@>=
Result algorithm_x(Problem const& problem, Chooser chooser, Limits const& limits,
  Receive const& receive, Observer* observer, Copies* copies) {
  refuse_large(problem);
  Observer nobody;
  Walker walker = {problem, chooser, limits, receive, observer ? *observer : nobody};
  walker.visit(whole(problem));
  walker.observer.done(walker.result.totals);
  if (copies) *copies = walker.copies;
  return walker.result;
}

@ \pitfall{A yardstick that shares code with what it measures. This one does
not know what a link is. A row of another colour that is crossed out only in
the column of the colour; it must go altogether. A column that stays because it
can get more, and is chosen although it needs nothing and has no rows. And a limit
that is reported although the search was complete.}

\pinned{\.{tests/more/textbook\UL test.cpp} stops this search at each limit, at
its exact border, and compares it with a program that tries all subsets of
the options, and with the plain one of \sec{dance/algorithm_x}, event by event, cell
by cell. The tests of \sec{more/painted} and \sec{more/bounded} measure their
lists with it.}

\exercise[15]{Without the rule about rows that have had their turn, how often
would Ann and Bob be found together? How often would a set of $k$ cooks be found,
if all of them make soup, and up to $k$ are allowed?}
\answer{Twice, as Ann and Bob, and as Bob and Ann. A set of $k$ cooks would be found
once in each order, $k!$~times.}

\exercise[20]{Draw the sheets for the kitchen with \.{2:2\char"7C cook}, and find the
node where the search notices that Cem is of no use.}
\answer{The cook has three rows and needs two, so it has degree $3+1-2=2$, and only
Ann and Bob get a turn as the first; Cem cannot be, as there would be nobody after
him. After Ann, Bob's row is left, the cook needs one, and this gives the only cover.
After Bob, no row is left, the cook still needs one, and its degree is~0: a dead end.
Four nodes, and Cem was crossed out at both children of the root, for the sake of the
pot.}

\summary{The same matrix, with colours in its cells and bounds above its
columns; rows that had their turn are gone, and ``none'' is the last thing
to try. Slow, plain, and to be believed.}
