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
The invariant of this chapter is a negative one: {\it its opinions use nothing from any of the searches}.
If a mistake in the links produced wrong covers, it could not produce a wrong opinion here as
well. Many covers may come as a file with a diagram, and \sec{text/saved} has an opinion on all of them at once.

@(dlx/text/verify.hpp@>=
#pragma once
/* Is it a cover?  A second opinion, which shares nothing with any search. And sets of covers in files. */
#include "dlx/base/source.hpp"
#include "dlx/more/covers.hpp"
#include "dlx/more/problem.hpp"
#include <span>
#include <string>
namespace dlx {
std::string refute(Problem const& problem, std::span<int const> options);
  /* |""| if |options| is a cover of |problem|, in whatever order;
     otherwise, why it is not. Never throws because of wrong options.
     Time: the number of items and of options of the problem, plus the entries of the |options| */
@<Declare sets of covers in files@>
} // |namespace dlx|

@ First come the options by themselves, for an option that does not exist has no items; then the
{\it uses\/} of each item: in which of the chosen options it occurs, and with what colour.

@(dlx/text/verify.cpp@>=
#include "dlx/text/verify.hpp"
#include "dlx/base/index.hpp"
#include "dlx/text/dlx.hpp"
#include "dlx/text/scanner.hpp"
#include <algorithm>
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
@<Write a set of covers@>
namespace {
@<Declare the class |SetReader|@>
}
@<Read a set of covers@>
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

@*1 A set of covers in a file. \label{text/saved}%
The set of all covers (\sec{more/covers}) can be kept in a file. This is the one of the board of $2\times4$ squares.
\transcript{covers-saved}
The first line has the version. Each further line is a node, from~1 on, and its arrows are separated by semicolons. An arrow begins with the node where it leads, or
0 for the end of a cover; then come the numbers of its options. The last node is the root; a set without covers has no node. After the line \.{problem}, there is the
problem as DLX text (\sec{text/dlx}). Lines may end as in other texts; words are separated by blanks.
@^format of a set of covers@>

@<Declare sets of covers in files@>=
struct SavedSet {
  Problem problem;
  CoverSet covers; /* of this problem, each of them once; perhaps not all */
};
std::string write_covers(Problem const& problem, CoverSet const& all);
SavedSet read_covers(Source const& source); /* throws |InputError| if anything is wrong. Time: the length of the file times the
  number of items, and of options divided by 64 */
std::string covers_as_dot(Problem const& problem, CoverSet const& all); /* a picture, for Graphviz: nodes with their numbers of covers */

@ The writer needs no more than a line for each node.

@<Write a set of covers@>=
std::string write_covers(Problem const& problem, CoverSet const& all)
{
  CoverDiagram const& d = all.as_diagram();
  std::string text = "dlx covers 1\n";
  for (CoverDiagram::Number n = 1; n <= d.node_count(); ++n)
    for (auto a = d.begin(n); a < d.end(n); ++a)
      text += fmt::format("{}{}{}{}", d.target(a), d.options(a).empty() ? "" : " ", fmt::join(d.options(a), " "),
        a + 1 < d.end(n) ? " ; " : "\n");
  return text + "problem\n" + write_dlx(problem);
}

@ Graphviz has the arrows from left to right as they are, if it is told to. In a label, a backslash stands before what would end it.

@<Write a set of covers@>=
std::string covers_as_dot(Problem const& problem, CoverSet const& all)
{
  CoverDiagram const& d = all.as_diagram();
  std::string text = "digraph covers {\nordering=out\nnode [shape=ellipse, margin=0, fontname=Palatino]\nedge [fontname=Palatino]\n"
    "0 [label=\"\", shape=point]\n";
  auto const quoted = [](std::string word) {
    for (std::size_t at = 0; (at = word.find_first_of("\"\\", at)) != word.npos; at += 2) word.insert(at, "\\");
    return word;
  };
  for (CoverDiagram::Number n = 1; n <= d.node_count(); ++n) {
    auto const covers = all.size_below(n).get_str();
    text += fmt::format("{0} [label=\"{0}\\n{1} cover{2}\"]\n", n, covers, covers == "1" ? "" : "s");
    for (auto a = d.begin(n); a < d.end(n); ++a) {
      std::string label;
      for (int o : d.options(a)) label += ' ' + quoted(problem.label(o));
      text += fmt::format("{} -> {} [label=\"{} \"]\n", n, d.target(a), label);
    }
  }
  return text + "}\n";
}

@ The reader trusts nothing. A target must be smaller than its own node, so there is no circle; an option must exist. Then the invariant of sets is checked
(\sec{more/covers}), on all ways at once. Errors point to a word, or to the line of a node.

@<Declare the class |SetReader|@>=
class SetReader {
public:
  using Number = @[CoverDiagram::Number@];
  explicit SetReader(Source const& from) : source(from)@+{@+}@/
  SavedSet read();
private:
  void read_node(std::vector<Word> const& words);
  void expect_each_once(int block) const;
  void expect_covers(int item) const;
  [[noreturn]] void refuse_node(Number n, std::string const& message) const
  { refuse(source, lines[n], message, "dlx covers --save writes a new one"); }
  Source const& source;
  Problem problem;
  CoverDiagram diagram;
  std::vector<Word> lines = std::vector<Word>(1); /* of each node, its first word */
};

@ The problem comes last, but is read first: it knows which options there are.

@<Read a set of covers@>=
SavedSet SetReader::read()
{
  auto const start = check_text(source);
  Scanner head(source.text, start, false);
  auto const said = head.next() ? head.words() : std::vector<Word>(1);
  check(source, {{said.size() != 3 or (said[0].text != "dlx") or said[1].text != "covers", said[0], "this is no set of covers", "dlx covers --save writes one"},
    {said.back().text != "1", said.back(), "version {} of sets of covers is not known here", "a newer dlx may read it"}});
  bool is_missing = true;
  for (Scanner rest = head; is_missing and rest.next(); )
    if (auto const& word = rest.words()[0]; word.text == "problem") problem = read_dlx(source, word.at + word.length), is_missing = false;
  check(source, {{is_missing, Word{"", source.text.size(), 0}, "the problem is missing", "it stands after a line that says problem"}});
  while (head.next() and head.words()[0].text != "problem") read_node(head.words());
  for (int block = 0; block <= problem.option_count()/64; ++block) expect_each_once(block);
  for (int i = 1; i <= problem.item_count(); ++i) expect_covers(i);
  return {problem, CoverSet(std::move(diagram))};
}
SavedSet read_covers(Source const& source) { return SetReader(source).read(); }

@ A semicolon stands alone.

@<Read a set of covers@>=
void SetReader::read_node(std::vector<Word> const& words)
{
  lines.push_back(words[0]);
  for (std::size_t k = 0; k <= words.size(); ++k) {
    auto const target = k < words.size() ? whole_number<Number>(words[k].text) : std::nullopt;
    check(source, {{not target, k < words.size() ? words[k] : words.back(), "here the number of a node is wanted", "an arrow begins with the node where it leads"},@|
      {target >= Number(lines.size() - 1), words[std::min(k, words.size() - 1)], "node {} is not above this line", "an arrow leads to a node before its own, or to 0"}});
    std::vector<int> options;
    for (++k; k < words.size() and words[k].text != ";"; ++k) {
      auto const o = whole_number<int>(words[k].text).value_or(0);
      check(source, {{o < 1 or o > problem.option_count() or not problem.is_candidate(o), words[k], "{} is no option of a cover", "options are counted from 1"}});
      options.push_back(o);
    }
    diagram.add_arrow(*target, options);
  }
  diagram.finish_node();
}

@ Sixty-four options are looked at together. No option may be on an arrow and below its target. And no cover may come twice: {\it the first option of an arrow must
not be on any of the following arrows of its node, nor below them}. So the arrows are walked through from the last to the first. The last one needs no option of its
own.

@<Read a set of covers@>=
void SetReader::expect_each_once(int block) const
{
  std::vector<std::uint64_t> below(lines.size(), 0);
  auto const bit = [&](int o) { return std::uint64_t(o/64 == block) << o%64; };
  for (Number n = 1; n < lines.size(); ++n)
    for (Number a = diagram.end(n); a-- > diagram.begin(n); ) {
      auto const options = diagram.options(a);
      auto on_way = below[diagram.target(a)];
      for (int o : options) {
        if ((on_way & bit(o)) != 0) refuse_node(n, fmt::format("option {} is chosen twice", problem.label(o)));
        on_way |= bit(o);
      }
      bool const is_last = a + 1 == diagram.end(n);
      if (not is_last and (options.empty() or (below[n] & bit(options[0])) != 0))
        refuse_node(n, "two arrows of this node may lead to the same cover");
      below[n] |= on_way;
    }
}

@ How often an item is covered below a node may depend on the way; so the least and the greatest number are counted. Of a secondary item, its colour is noted: |none|
if no option below has the item, 0 if one of them uses it up, |several| if it depends on the way.

@<Read a set of covers@>=
void SetReader::expect_covers(int item) const
{
  constexpr int none = -1, several = -2, absent = -3;
  struct Uses { int least, most, colour; };
  std::vector<int> colours(index(problem.option_count()) + 1, absent); /* in which options have the item */
  for (int o = 1; o <= problem.option_count(); ++o)
    for (Entry const& e : problem.option(o)) if (e.item == item) colours[index(o)] = e.colour;
  bool const is_secondary = problem.item(item).kind == Kind::secondary;
  std::vector<Uses> below(1, {0, 0, none});
  for (Number n = 1; n < lines.size(); ++n) {
    Uses uses = {std::numeric_limits<int>::max(), 0, none};
    for (Number a = diagram.begin(n); a < diagram.end(n); ++a) {
      Uses way = below[diagram.target(a)];
      @<Add the options of an arrow to the |way|@>
      uses = {std::min(uses.least, way.least), std::max(uses.most, way.most),@|
        (uses.colour == none) or uses.colour == way.colour ? way.colour : way.colour == none ? uses.colour : several};
    }
    below.push_back(uses);
  }
  @<Compare the uses below the root with the bounds@>
}

@ An option that gives no colour, or another one than all options below, clashes with them.

@<Add the options of an arrow to the |way|@>=
for (int o : diagram.options(a))
  if (int const c = colours[index(o)]; c != absent) {
    if (is_secondary and way.colour != none and ((c == 0) or c != way.colour))
      refuse_node(n, fmt::format("option {} clashes with another one about item {}", problem.label(o), problem.item(item).name));
    way = {way.least + 1, way.most + 1, c};
  }

@ A set without nodes has no covers, and nothing is wrong with them.

@<Compare the uses below the root with the bounds@>=
auto const& [name, kind, bounds] = problem.item(item);
auto const [least, most, colour] = below.back();
if (lines.size() > 1 and not is_secondary and (least < bounds.lower or most > bounds.upper))
  refuse_node(static_cast<Number>(lines.size()) - 1, fmt::format("not all of these are covers: item {} is covered {}", name,@|
    so_often(least < bounds.lower ? least : most)));

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
