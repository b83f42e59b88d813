@** A problem in clauses. \label{text/formula}%
What is the least that one must know to understand an exact cover problem? Not what an item is, nor an option. A {\it formula\/} will do: there are variables,
which are true or false, and {\it clauses}, each of which says that at least one of some variables is true, or that at least one is
false. Programs that know nothing else have been written for sixty years, and some of them are the most reliable that there are.
@^clause@>@^formula@>@^DIMACS format@>

An option is a variable, and there are three kinds of clauses. Here are three people, of whom Ann and Bob want to cook soup, and Cem wants to dance:
$$\vbox{\halign{\hfil#\quad&\tentex#\hfil\qquad&\tentex#\hfil\quad&#\hfil\cr
&\it options&\it clauses\cr
\noalign{\smallskip}
1&cook Ann&1 2 0&somebody cooks, Ann or Bob\cr
2&cook Bob&-1 -2 0&not both of them\cr
3&dance Cem&-3 0&this option is in no cover\cr}}$$
Here the primary item is \.{cook}, and \.{dance} is a secondary one, so that nobody {\it must\/} dance; and we have agreed that an option without a
primary item is in no cover. A clause ends with a zero, and a minus sign is a negation. This is the format DIMACS, called after a contest of 1993. The
formula has two models, and the problem has two covers. {\it The models of the formula are the covers of the problem, one for
one\/}: this is the invariant of the chapter, and two kinds of proofs stand on it, those that nothing was missed (\sec{text/lrat}) and those of a number
(\sec{text/cpog}).
@^invariant of a formula@>

@ In which order? A proof names clauses by their numbers, so it has to be agreed upon. First the primary items, as they stand in
the problem; then the clashes, all pairs $a<b$ of options that do not go together, by $a$ and then by~$b$; and then the options that are {\it idle},
without a primary item. A formula has at least one variable, since some programs are confused if there is nothing at
all; if there is no option, variable~1 is idle.

Two options clash if they share an item, unless both give it the same colour. So colours make no clauses of their own; they only make fewer
clashes.
@^clash of options@>@^idle option@>

@(dlx/text/formula.hpp@>=
#pragma once
/* A problem as a formula in clauses, whose models are its covers. */
#include "dlx/more/problem.hpp"
#include <cstdint>
#include <ostream>
#include <vector>
namespace dlx {
@<Declare the formula of a problem@>
} // |namespace dlx|

@ The clauses themselves are not kept. A clash is found by looking for~$b$ in the list of~$a$, and where it stands there says its number.

@<Declare the formula of a problem@>=
class CoverFormula {
public:
  explicit CoverFormula(Problem const& problem);
    /* throws |Unsupported| if there are bounds. Size: all pairs of options that
       share an item */
  int variable_count() const { return static_cast<int>(lists.size()) - 1; }
  int item_count() const { return static_cast<int>(members.size()) - 1; }
  std::uint64_t clause_count() const { return count; }
  std::vector<int> const& options_of(int item) const { return members[item]; }
  std::vector<int> const& clashes_of(int option) const { return lists[option]; } /* greater ones */
  std::uint64_t clause_of(int a, int b) const; /* ``not both''; 0 if they do not clash */
  std::vector<int> const& idle() const { return idlers; } /* options of no cover */
  std::uint64_t clause_of_idle(std::size_t k) const /* option |idle()[k]| */
  { return count - idlers.size() + k + 1; } /* the clause of item |i| has the number |i| */
  void write(std::ostream& out, std::uint64_t more) const; /* in DIMACS; so many clauses will follow */
private:
  std::vector<std::vector<int> > members, lists;
  std::vector<std::uint64_t> begin; /* of the clashes of an option */
  std::vector<int> idlers;
  std::uint64_t count = 0;
};

@ Clauses cannot count to more than one, so bounds are refused.

@(dlx/text/formula.cpp@>=
#include "dlx/text/formula.hpp"
#include "dlx/base/index.hpp"
#include <algorithm>
#include <utility>
namespace dlx {
@<Find the clauses of a problem@>
@<Look up a clash@>
@<Write a formula@>
} // |namespace dlx|

@ To find the clashes, go through the options from the last to the first, and keep, for each item, who has used it. An option that has an item
twice does not exist. But two options may share two items, and are one clash; so the lists are made free of copies.

@<Find the clauses of a problem@>=
CoverFormula::CoverFormula(Problem const& p) : members(index(p.primary_count()) + 1),
  lists(std::max(index(p.option_count()), std::size_t{1}) + 1), begin(lists.size())
{
  if (p.has_bounds())
    throw Unsupported("a proof in clauses cannot count, and this problem has bounds");
  std::vector<std::vector<Entry> > uses(index(p.item_count()) + 1);
  for (int o = variable_count(); o > 0; --o) {
    if (o > p.option_count() or not p.is_candidate(o)) idlers.push_back(o);
    else @<Find the clashes of option |o| with later ones@>
  }
  std::ranges::reverse(idlers);
  for (auto& list : members) std::ranges::reverse(list);
  @<Number the clauses@>
}

@ In these lists an |Entry| is an option, with the colour that it gives to the item.

@<Find the clashes of option |o| with later ones@>=
{
  auto& list = lists[index(o)];
  for (Entry const& e : p.option(o)) {
    if (e.item <= p.primary_count()) members[index(e.item)].push_back(o);
    auto& later = uses[index(e.item)];
    for (Entry const& use : later)
      if (e.colour == 0 or e.colour != use.colour) list.push_back(use.item);
    later.push_back({o, e.colour});
  }
  std::ranges::sort(list);
  list.erase(std::unique(list.begin(), list.end()), list.end());
}

@ So the number of the clause ``not both $a$ and $b$'' is where the list of~$a$ begins, plus the place of~$b$ in it.

@<Number the clauses@>=
count = index(item_count());
for (std::size_t o = 1; o < lists.size(); ++o) {
  begin[o] = count + 1;
  count += lists[o].size();
}
count += idlers.size();

@ To ask whether two options clash is to look for the one in the list of the other. In a Langford problem for~8 an option clashes with 29 others on the average, so
that takes four or five comparisons.

@<Look up a clash@>=
std::uint64_t CoverFormula::clause_of(int a, int b) const
{
  if (a > b) std::swap(a, b);
  auto const& list = lists[index(a)];
  auto const it = std::ranges::lower_bound(list, b);
  if (it == list.end() or *it != b) return 0;
  return begin[index(a)] + static_cast<std::uint64_t>(it - list.begin());
}

@ An item without options is an empty clause, a lonely zero, which nothing satisfies; and rightly so.

@<Write a formula@>=
void CoverFormula::write(std::ostream& out, std::uint64_t more) const
{
  out << "p cnf " << variable_count() << ' ' << count + more << '\n';
  for (int i = 1; i <= item_count(); ++i) {
    for (int o : members[index(i)]) out << o << ' ';
    out << "0\n";
  }
  for (int a = 1; a <= variable_count(); ++a)
    for (int b : lists[index(a)]) out << '-' << a << " -" << b << " 0\n";
  for (int o : idlers) out << '-' << o << " 0\n";
}

@ \pitfall{To forget the idle options. A proof that there is no other cover does not suffer from that; but each of them doubles the number of models, and a proof of
a number would prove another number.}

\pinned{\.{tests/text/formula\UL test.cpp} evaluates the clauses of random problems, with colours, under all values of
all variables, and finds the covers; and each number of a clause leads to the line where it stands.}

\exercise[15]{How many clauses does the problem of eight queens have, in which the diagonals are secondary items?}
\answer{There are 16 primary items, ranks and files. Each two squares on one line clash: there are 448 such pairs on ranks and files together, and
280 on diagonals. So $16+728=744$; the first line of the file says so, too.}

\exercise[20]{An item that 1000 options share makes 499{,}500 clashes. How can one say ``at most one of them'' with fewer clauses, if one may
add variables? Why was it not done here?}
\answer{With a variable for ``one of the first $k$ is true'', for each~$k$, about 3000 clauses suffice. But then a proof that was understood to speak of
options speaks of other things as well; and for a certificate of the number each of these variables must be shown to depend on the options, or models are counted several times.}

\summary{Items, clashes, idle options: three kinds of clauses, in this order. Their models are the covers.}
