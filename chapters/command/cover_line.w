@** A cover on a line. \label{command/cover_line}%
A cover is printed as one line with the labels of its options,
in the order of the problem. As labels are unique and contain no blanks,
\cmd{dlx verify} can read that back.

If the problem has costs, a cover ends with its cost, written as in an
option. (\cmd{dlx verify} reads that, too, and adds up again.)


@ Why is the line made of labels, not of numbers? The label of an option is its
name, if it has one, such as \.{Q@@(0,1)}, and its number otherwise. A name says
more to a person; and to a program it is a word like any other. Numbers stand in
JSON, for those who look into tables. Both refer to the problem as it was
{\it written}, and not as some engine has rearranged it; so they mean the same to
every reader of the file.

@(dlx/command/cover_line.hpp@>=
#pragma once
/* Covers as text: as labels on a line, as items, as JSON. */
#include "dlx/more/problem.hpp"
#include <cstdint>
#include <span>
#include <string>
#include <vector>
namespace dlx {
std::vector<int> sorted(std::span<int const> cover);
  /* its options in the order of the problem */
std::int64_t cost_of(Problem const& p, std::span<int const> cover);
  /* the sum of the costs of its options */
std::string as_labels(Problem const& p, std::span<int const> cover);
  /* a line with the labels of the options, and the cost if there are costs */
std::string as_items(Problem const& p, std::span<int const> cover,
  std::uint64_t number); /* a line for each option, below ``cover NUMBER'' */
std::string as_json(Problem const& p, std::span<int const> cover);
  /* an object on a line: numbers of options, labels, perhaps the cost */
} // |namespace dlx|

@ The three forms need the same few facts about a cover.

@(dlx/command/cover_line.cpp@>=
#include "dlx/command/cover_line.hpp"
#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
namespace dlx {
@<Add up costs and sort options@>
namespace {
@<Collect labels and prices@>
}  // |namespace|
@<Print a cover@>
} // |namespace dlx|

@ The cost of a cover is the sum of what its options cost. The order of the
options is that of the problem, and not that in which the search chose
them: two searches then print a cover in the same way, and \cmd{sort}
and \cmd{diff} can compare them.

@<Add up costs and sort options@>=
std::int64_t cost_of(Problem const& p, std::span<int const> cover)
{
  std::int64_t sum = 0;
  for (int o : cover) sum += p.cost(o);
  return sum;
}
std::vector<int> sorted(std::span<int const> cover)
{
  std::vector<int> result(cover.begin(), cover.end());
  std::sort(result.begin(), result.end());
  return result;
}

@ A price is written like that of an option, if the problem has prices at all.

@<Collect labels and prices@>=
std::string price_tag(Problem const& p, std::int64_t cost)
{
  return p.has_costs() ? fmt::format(" |{}", cost) : "";
}
std::vector<std::string> labels_of(Problem const& p, std::span<int const> cover)
{
  std::vector<std::string> labels;
  for (int o : sorted(cover)) labels.push_back(p.label(o));
  return labels;
}

@ The empty cover is printed as \.{\{\}},
because an empty line is easily overlooked, and is no line at all for many
programs.

@<Print a cover@>=
std::string as_labels(Problem const& p, std::span<int const> cover)
{
  auto const text = cover.empty() ? "{}"
    : fmt::format("{}", fmt::join(labels_of(p, cover), " "));
  return text + price_tag(p, cost_of(p, cover)) + '\n';
}

@ There are other forms, for people and for programs. With \.{--items}, each
option is printed on a line of its own, with everything that it covers. With
\.{--json}, each cover is an object, with the numbers of its options for
those who count and the labels for those who read.

@<Print a cover@>=
std::string as_items(Problem const& p, std::span<int const> cover,
  std::uint64_t number)
{
  std::string text = fmt::format("cover {}{}\n", number,
    price_tag(p, cost_of(p, cover)));
  for (int o : sorted(cover)) {
    text += "  " + p.label(o) + ':';
    for (Entry const& e : p.option(o)) text += ' ' + p.name_of(e);
    text += price_tag(p, p.cost(o)) + '\n';
  }
  return text;
}
std::string as_json(Problem const& p, std::span<int const> cover)
{
  nlohmann::ordered_json object = {{"cover", sorted(cover)}, {"labels", labels_of(p, cover)}};
  if (p.has_costs()) object["cost"] = cost_of(p, cover);
  return object.dump() + '\n';
}

@ \pitfall{Options in the order in which they were chosen: the same cover, found
by another engine or another chooser, is another line, and nobody can compare.
An empty line for the empty cover.}

\pinned{\.{tests/command/cover\UL line\UL test.cpp} prints the empty cover, covers
with costs, and covers whose options come in any order.}

\exercise{Some programs want the items of an option as the option was written, in
its order. Add a form for them, \.{--lines}. Where is it declared?}

\summary{One cover, one line; sorted, so that lines can be compared.}
