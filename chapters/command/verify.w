@** Verifying. \label{command/verify}%
Somebody claims to have found covers. Are they? They are read line by line, as
\.{solve} prints
them. What is not a cover is named with its line and its reason; a cover
that stands there twice is also named, for somebody will have counted it. (A
well-known solver, resuming a parallel search, once doubled every solution;
its tests compared only counts on a puzzle that was too small to be split.)
\transcript{verify}
The status is 0 if all of them are covers, and 1 if not. Words that are no
options at all are errors of the input: they say that the covers belong to
another problem.
@^verification of covers@>

@(dlx/command/verify.hpp@>=
#pragma once
/* The command |verify|, which checks covers that somebody claims. */
#include "dlx/command/settings.hpp"
namespace dlx {
Command verify_command();
} // |namespace dlx|

@ Why should one verify what a tested program has found? Because the covers may
come from somewhere else: from another solver, from a file of last year, from a
person with a pencil. And because a search and its check make different mistakes.
The search is long, clever, and fast; the check is short, dull, and slow, and
every line of it can be believed. A cover that \cmd{dlx verify} accepts is a cover,
whatever the search may be worth.

It cannot say that none is missing. For this there is no dull check; but
several engines that know nothing of each other, and agree on the number,
are the next best thing.

@ A line is read, then judged.

@(dlx/command/verify.cpp@>=
#include "dlx/command/verify.hpp"
#include "dlx/command/cover_line.hpp"
#include "dlx/command/files.hpp"
#include "dlx/command/search_settings.hpp"
#include "dlx/command/searching.hpp"
#include "dlx/text/verify.hpp"
#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
namespace dlx {
namespace {
@<Declare what \.{verify} takes@>
@<Read a claimed cover@>
@<Judge claimed covers@>
@<Obey \.{verify}@>
@<Declare \.{verify}@>
}  // |namespace|
Command verify_command()
{
  return {"verify", "check covers that somebody claims", declare};
}
} // |namespace dlx|

@ Two things are read, and only one of them can come from standard input.

@<Declare what \.{verify} takes@>=
struct VerifySettings : ReadSettings {
  std::string covers = "-"; /* a file */
};

@ The second file has no heading of its own.

@<Declare \.{verify}@>=
Run declare(Declaration& d)
{
  auto const s = std::make_shared<VerifySettings>();
  declare_reading(d, *s);
  d.file("COVERS", Declaration::optional_file, text(s->covers),
    "the covers, one a line as dlx solve prints them; if missing or -, standard "
    "input");
  d.example("dlx solve problem.dlx | dlx verify problem.dlx");
  return [s]{ return verify(*s); };
}

@ A claim is a set of options, and perhaps what they are said to cost.

@<Read a claimed cover@>=
struct Claim {
  std::vector<int> cover;
  std::optional<std::int64_t> cost;
};
@<Read a claimed cost@>
Claim read_claim(Source const& source, std::size_t begin, std::size_t end,
  Problem const& problem)
{
  Claim claim;
  for (std::size_t p = begin; p < end; ) {
    auto const q = std::min(source.text.find_first_of(" \t\r", p), end);
    auto const word = std::string_view(source.text).substr(p, q - p);
    if (word.starts_with('|')) read_cost(source, p, word, claim.cost);
    else if (not word.empty() and word != "{}") {
      claim.cover.push_back(problem.find_option(word));
      if (claim.cover.back() == 0)
        throw InputError(source, p, q - p, fmt::format("{} is not an option "
          "of the problem", word), "give one cover a line, as dlx solve does");
    }
    p = q + 1;
  }
  return claim;
}

@ A cost is claimed once, and is a whole number.

@<Read a claimed cost@>=
void read_cost(Source const& source, std::size_t place, std::string_view word,@|
  std::optional<std::int64_t>& claim)
{
  std::int64_t cost = 0;
  auto const end = word.data() + word.size();
  auto const [last, fault] = std::from_chars(word.data() + 1, end, cost);
  if (claim or (cost < 0) or fault != std::errc() or last != end)
    throw InputError(source, place, word.size(), fmt::format("{} is not the "
      "cost of a cover", word), "a cover may end with its cost, such as |5");
  claim = cost;
}

@ The judge is |refute|, from \sec{text/verify}, which shares nothing with the
searches. What it does not know is what we know from the lines before, and
what was claimed about the cost.

The covers that were seen are kept in a map, sorted, which for $n$ covers
of $k$ options takes space $nk$ and time $nk\log n$. Searching for them
needs no such memory; apart from the sheet of pictures, and from the
cheapest covers that somebody wanted, nothing else in this program grows
with their number.

@<Judge claimed covers@>=
using Seen = std::map<std::vector<int>, int>; /* covers, and their lines */
std::string judge(Problem const& problem, Claim const& claim, int line,@|
  Seen& seen)
{
  auto const verdict = refute(problem, claim.cover);
  auto const [first, is_new] = seen.emplace(sorted(claim.cover), line);
  if (not verdict.empty()) return verdict;
  if (not is_new)
    return fmt::format("the same cover as in line {}", first->second);
  auto const cost = cost_of(problem, claim.cover);
  if (claim.cost and *claim.cost != cost)
    return fmt::format("it costs {}, not {}", cost, *claim.cost);
  return "";
}

@ Blank lines are skipped, but counted, so that the numbers are those that an
editor shows.

@<Obey \.{verify}@>=
struct Verdicts {
  std::string text; /* a line for each claim that is wrong */
  int claims = 0, wrong = 0;
};
Verdicts judge_all(Problem const& problem, Source const& source)
{
  Seen seen;
  Verdicts all;
  int line = 0;
  for (std::size_t p = 0, end; p < source.text.size(); p = end + 1) {
    end = std::min(source.text.find('\n', p), source.text.size());
    ++line;
    if (source.text.find_first_not_of(" \t\r", p) == end) continue;
    ++all.claims;
    auto const verdict = judge(problem, read_claim(source, p, end, problem),
      line, seen);
    if (verdict.empty()) continue;
    ++all.wrong;
    all.text += fmt::format("{}:{}: {}\n", display_name(source), line, verdict);
  }
  return all;
}

@ Nothing is said before all lines have been understood.

@<Obey \.{verify}@>=
Status verify(VerifySettings const& s)
{
  if ((s.file == "-") and s.covers == "-")
    throw std::runtime_error("the problem and the covers cannot both come "
      "from standard input; give two files");
  Problem const problem = read_problem_file(s);
  Source const source = read_file(s.covers);
  auto const [text, claims, wrong] = judge_all(problem, source);
  if (claims == 0)
    throw InputError(source, 0, 0, "there are no covers to check",
      "give one cover a line, as dlx solve does");
  put(text + fmt::format("{} cover{}, {} wrong\n", claims,
    claims == 1 ? "" : "s", wrong));
  return wrong == 0 ? Status::found : Status::none;
}

@ \pitfall{No covers at all, of which none is wrong: if the pipe has broken in
front of us, that must not be taken for a proof.}

\pinned{\.{tests/command/verify\UL test.cpp} claims covers that are right, wrong,
repeated, too cheap, and of another problem.}

\exercise{A claim that {\it all\/} covers were given needs more than this
command. What could somebody hand over, so that even this can be checked without
searching again?}

\summary{One line, one claim; what is wrong is named with its line, and what is
there twice is wrong.}
