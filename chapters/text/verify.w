@** Verifying covers. \label{text/verify}%
The cleverer a search becomes, the less one should believe it. How can its covers be checked?
Finding a cover is hard, but checking one is easy: count.
@^verification@>
\sketch{wrong-cover}{The dinner of \sec{dance/guests}, and the claim that options 1, 3, 4, and~5 are a cover.
   Item B is the first with a wrong sum.}

@ A set of options is a cover if all of the following is true. This list is the {\it definition of
a cover}; no other chapter has it at full length.
\smallskip
{\parindent=2.6em
\item{1.} Each of the options exists.
\item{2.} No option has been chosen twice.
\item{3.} Each of them has a primary item. (Others would change nothing, so
they are never part of a cover; see \sec{dance/primary}.)
\item{4.} Each primary item is in exactly one of them; or, if it has bounds,
in as many as the bounds allow.
\item{5.} Each secondary item is in at most one of them; or else in several,
all of which give it the same colour.\par}
\smallskip\noindent
In point~5 two options that give {\it no\/} colour to an item do not agree; only a colour can be
shared.
@^exact cover@>@^colour@>

@ If the answer is no, a sentence names the first violation, option by option, and then item by
item, each in the order of the list above. In the dinner:
$$\vbox{\halign{$#$\hfil\quad&#\hfil\cr
 \{5,1,4\}&(nothing: it is a cover)\cr
 \{1,4\}&\tentex item B is not covered\cr
 \{1,4,5,3\}&\tentex item B is covered twice, by options 5 and 3\cr
 \{1,4,5,4\}&\tentex option 4 is chosen twice\cr
 \{1,4,7\}&\tentex option 7 does not exist (there are 6)\cr
 \{\,\}&\tentex item A is not covered\cr}}$$
The invariant of this chapter is a negative one: {\it it uses nothing from any of the searches}.
If a mistake in the links produced wrong covers, it could not produce a wrong opinion here as
well.

@(dlx/text/verify.hpp@>=
#pragma once
/* Is it a cover?  A second opinion, which shares nothing with any search. */
#include "dlx/more/problem.hpp"
#include <span>
#include <string>
namespace dlx {
std::string refute(Problem const& problem, std::span<int const> options);
  /* |""| if |options| is a cover of |problem|, in whatever order;
     otherwise, why it is not. Never throws because of wrong options.
     Time: the number of items and of options of the problem, plus the entries of the |options| */
} // |namespace dlx|

@ First come the options by themselves, for an option that does not exist has no items; then the
{\it uses\/} of each item: in which of the chosen options it occurs, and with what colour.

@(dlx/text/verify.cpp@>=
#include "dlx/text/verify.hpp"
#include "dlx/base/index.hpp"
#include <fmt/format.h>
#include <vector>
namespace dlx {
namespace {
@<Look at the options by themselves@> @#
@<Look at the uses of an item@>
} @#
std::string refute(Problem const& problem, std::span<int const> options)
{
  if (auto fault = check_options(problem, options); not fault.empty())
    return fault;
  std::vector<std::vector<Use> > uses(index(problem.item_count()) + 1);
  for (int o : options)
    for (Entry const& e : problem.option(o))
      uses[e.item].push_back(Use{o, e.colour});
  for (int i = 1; i <= problem.item_count(); ++i)
    if (auto fault = check_item(problem, i, uses[i]); not fault.empty())
      return fault;
  return "";
}
} // |namespace dlx|

@ Points 1 to 3:

@<Look at the options by themselves@>=
std::string check_options(Problem const& problem,
  std::span<int const> options)
{
  int const count = problem.option_count();
  std::vector<char> chosen(index(count) + 1, 0);
  for (int o : options) {
    if (o < 1 or o > count)
      return fmt::format("option {} does not exist (there are {})", o, count);
    if (chosen[o])
      return fmt::format("option {} is chosen twice", problem.label(o));
    chosen[o] = 1;
    bool has_primary = false;
    for (Entry const& e : problem.option(o))
      if (problem.item(e.item).kind == Kind::primary) has_primary = true;
    if (not has_primary)
      return fmt::format("option {} has no primary item", problem.label(o));
  }
  return "";
}

@ For points 4 and 5 the uses of each item are counted. An item with the upper bound~1 is special:
if it is covered too often, the message says by which options.

@<Look at the uses of an item@>=
struct Use { int option, colour; };@#
std::string so_often(int times)
{
  return times == 1 ? "once" : times == 2 ? "twice" :
    fmt::format("{} times", times);
}
std::string check_item(Problem const& problem, int i,
  std::vector<Use> const& uses)
{
  auto const& item = problem.item(i);
  auto const [lower, upper] = item.bounds;
  auto const times = static_cast<int>(uses.size());
  if (times == 0)
    return lower == 0 ? "" : fmt::format("item {} is not covered", item.name);
  if (times < lower)
    return fmt::format("item {} is covered {}, which is not enough for {}",
      item.name, so_often(times), spelled(item.bounds));
  if (upper == 1) {
    @<Compare the other uses with the first one@>
  }
  else if (times > upper)
    return fmt::format("item {} is covered {}, which is too often for {}",
      item.name, so_often(times), spelled(item.bounds));
  return "";
}

@ A primary item never has a colour (\sec{more/problem}); so this comparison finds fault with its
second use, too.

@<Compare the other uses with the first one@>=
auto const [first_option, first_colour] = uses.front();
for (std::size_t k = 1; k < uses.size(); ++k) {
  auto const a = problem.label(first_option);
  auto const b = problem.label(uses[k].option);
  if (first_colour == 0 or uses[k].colour == 0)
    return fmt::format("item {} is covered twice, by options {} and {}",
      item.name, a, b);
  if (first_colour != uses[k].colour)
    return fmt::format("item {} has two colours, {} in option {} and {} in {}",
      item.name, problem.colour_name(first_colour), a,@|
      problem.colour_name(uses[k].colour), b);
}

@ \pitfall{A checker that shares code with what it checks is a mirror, not a witness. And one that
looks only at items which are covered is content with the empty set. To compare numbers of covers
is not enough: a search that misses one cover and finds another twice has the right number.}

\pinned{\.{tests/text/verify\UL test.cpp} has one set of options for each sentence, and compares |refute| with the
definition of a cover, written down a second time, for {\it every\/} subset of the options of small random problems.}

\exercise[M10]{If no item has bounds, no option can be taken away from a cover. Prove it.
Where does your proof use point~3?}
\answer{By point~3 the option has a primary item, which by point~4 is in no other option of the cover; so it is not
covered any more. An option without primary items could be taken away, and what remains would satisfy the other points.}

\summary{To check a cover, count. The checker shares nothing with the searches, and says what is wrong in a sentence.}
