@** The set of all covers. \label{more/covers}%
A chessboard can be filled with dominoes in 12{,}988{,}816 ways. In how many of them does a domino lie in the corner? Which square is most often under a horizontal
domino? What does a typical filling look like, if every one of them has the same chance to be drawn? A search that lists the covers can answer such questions, if one
has a day, and a disk. And when 144 squares have 53{,}060{,}477{,}521{,}960{,}000 covers, no disk is large enough.
@^chessboard@>@^dominoes@>

But these covers have much in common, and a diagram with a node for each state of the search (\sec{more/diagram}) holds all of them in a megabyte. {\it A diagram is
a set of covers that can be asked.} Here are the dominoes that were asked for:
\solutions{\solutionbox{dominoes-shares}}{How often two neighbouring squares of a chessboard share a domino, in per cent
of all covers. A thick bar is a frequent domino.}
\transcript{covers-corner}
These are the two dominoes that lie on square $(0,1)$, beside the corner, from left to right. So that square is under a horizontal domino in $6494408+2530008$ covers, 69.5 per cent; and no square is more
often, as the picture shows.

@ Do it by hand, for the board of $2\times4$ squares, with \.{abcd} in the upper row and \.{efgh} in the lower one. It has five covers. The picture on the left is
the tree of the search, and on the right is its diagram.
A node is a state in which the search had a choice. An arrow carries the options that were chosen on the way to the next state, the forced ones included. {\it Node~0
is the end of each cover.} The arrows of a node have the order in which the search tried them, so the covers, from left to right, have the order in which \.{solve}
prints them.
@^diagram of a problem@>

{\it Count upwards.} Node~0 is one cover. A node has as many covers as the targets of its arrows together: node~1 has $1+1$, node~2 has $1+2$, and node~3 has $2+3$.

\steps{{\nolegend\notitle\step{.5\pagewidth}{board-tree/board-tree}{the tree}}%
\step{.4\pagewidth}{covers/board}{the diagram}}{The board of $2\times4$ squares. Each leaf of the tree is a cover; a node of the diagram shows its number, and how many covers are below it.}

{\it Walk down.} Which is the cover number~4, if the first one is number~0? The arrow \.{ab ef} of node~3 leads to two covers, numbers 0 and~1. Go to the right, and
look for number $4-2=2$ below node~2. The arrow \.{bc dh fg} leads to one, so look for number $2-1=1$ below node~1. It is \.{cg dh}, and the cover is \.{ae bf cg
dh}. Each step passes over the covers of whole nodes, and not over covers.

{\it Toss a fair coin.} To draw a cover, draw its number. That is the same as to choose at each node an arrow with a chance that is proportional to the covers behind
it: at node~3, 2~to~3. If each arrow had the same chance, the two covers with \.{ab} would come too often.
@^fair sample@>

@ {\it Go up and down once more.} In how many covers is \.{cg}? Count the ways from the root to each node: one to node~3, one to node~2, and two to node~1, over
\.{ab ef} and over \.{ae bf}. An arrow is in as many covers as there are ways to its beginning, times covers behind its end. So the arrow \.{cg dh} is in $2\cdot1$
covers. An option is in as many covers as its arrows together, because no cover has it twice. Two passes give the numbers of all options:
$$\vbox{\halign{#\hfil\quad&&\hfil\tt#\quad\cr
{\it option}&ab&ef&ae&bc&fg&bf&cd&gh&cg&dh\cr
{\it covers}&\rm2&\rm2&\rm3&\rm1&\rm1&\rm2&\rm2&\rm2&\rm2&\rm3\cr}}$$
The options of square~\.a have $2+3=5$ covers, which is all there are. This is so for each item that must be covered exactly once.
@^marginals@>

@ The nodes are numbered so that an arrow leads to a smaller number; the root is the last one. An empty set has no nodes. Arrows have numbers, too, and those of a
node are consecutive. {\it The invariant of a set:} the ways from the root to node~0 are covers, each of them once, in the order of the search.
@^invariant of a set@>

@<Declare the diagram of a set@>=
class CoverDiagram { /* each way from the last node to node~0 is a cover */
public:
  using Number = std::uint32_t; /* of a node, from~1, or of an arrow, from~0 */
  static constexpr Number nothing = ~Number(0);
  Number node_count() const { return static_cast<Number>(first.size()) - 1; }
  Number begin(Number node) const { return first[node - 1]; } /* of its arrows */
  Number end(Number node) const { return first[node]; }
  Number target(Number arrow) const { return targets[arrow]; } /* a smaller node, or~0 */
  std::span<int const> options(Number arrow) const { return std::span(list).subspan(start[arrow], start[arrow + 1] - start[arrow]); }
  void add_arrow(Number target, std::span<int const> options)
  { targets.push_back(target), list.insert(list.end(), options.begin(), options.end()), start.push_back(list.size()); }
  Number finish_node() { return first.push_back(static_cast<Number>(targets.size())), node_count(); }
    /* from all arrows since the last one; returns its number */
  std::size_t bytes() const /* that are taken from memory */
  { return 4*(first.capacity() + targets.capacity() + list.capacity()) + 8*start.capacity(); }
private:
  std::vector<Number> first = std::vector<Number>(1, 0), targets; /* arrow of the next node */
  std::vector<std::size_t> start = std::vector<std::size_t>(1, 0); /* of the next arrow's options, in the |list| */
  std::vector<int> list;
};

@*1 The search. The general dance (\sec{more/search}) builds the diagram. Its order is the promised one, it knows colours and bounds, and its path is no recursion.
The policy is also its watcher, as in \sec{more/diagram}. Where the search has a choice, the policy asks whether the state has been seen before. If it has, the
policy chooses no item, and an arrow leads to the node that is there.

What is a state? The set of options that can still be chosen. Two nodes of the tree with the same set have the same subtree (\sec{fast/memory}). An item with bounds
needs two numbers more: how often it must, and how often it may still be covered. The second is never more than the number of its options, so a larger bound is cut
down to that. Thus ``at least one'' is forgotten as soon as it is fulfilled.
@^state of a search@>

@ The {\it answer\/} of a state is its node, or |nothing| if it has no cover. The arrows of nodes that are not finished are drafted, those of the deepest node last.

@<Declare the class |SetRecorder|@>=
class SetRecorder : @[public InOrder@], @[public Silent@] {
public:
  using Number = @[CoverDiagram::Number@];
  using State = @[std::vector<std::uint64_t>@];
  SetRecorder(Problem const& p, std::size_t bytes);
  template<class List> Node* choose(List const& links);
  void choose(int item, int size, int level);
  void attempt(int option, int, int) { path.back().option = option, ++path.back().tried; }
  void dead(int, int) { come_back(CoverDiagram::nothing); }
  template<class Options> void solution(Options const&, int) { come_back(0); }
  CoverDiagram diagram;
private:
  template<class List> void read_state(List const& links);
  void expect_room() const; /* throws |SetTooLarge| */
  void come_back(Number target); /* from there */
  Number finish_node();
  @<Declare what a recorder remembers@>
};

@ A branch of the path knows where its draft begins.

@<Declare what a recorder remembers@>=
struct HashOfState { std::size_t operator()(State const& s) const { return hash_of(s); } };
struct Branch {
  int ways; /* that there are */
  Number* answer; /* of its state, if there are several */
  std::size_t arrows, options; /* that were drafted before */
  int option = 0, tried = 0;
};
struct Drafted { Number target; std::size_t end; }; /* of its options */
std::size_t most, words; /* bytes; of a state */
std::vector<std::size_t> place; /* of each item with bounds: its word in a state; or 0 */
State now;
std::unordered_map<State, Number, HashOfState> answers;
Number* newest = nullptr; /* the answer to be found */
std::vector<Branch> path;
std::vector<int> tail, drafted; /* options: since the last branch, backwards; drafted ones */
std::vector<Drafted> draft;

@ The open items are walked through, and their columns. Each option that is left has an open item.

@<Record a search@>=
SetRecorder::SetRecorder(Problem const& p, std::size_t bytes)
  : most(std::min<std::size_t>(bytes, 40'000'000'000)), words(index(p.option_count())/64 + 1), place(index(p.item_count()) + 1)
{
  for (int i = 1; i <= p.primary_count(); ++i)
    if (p.item(i).bounds != Bounds{1, 1}) place[index(i)] = words++;
}
template<class List> void SetRecorder::read_state(List const& links)
{
  now.assign(words, 0);
  std::uint64_t const bit = 1;
  for (Node* i = links.first_open(); i != nullptr; i = links.next_open(i)) {
    for (Node* x = i->down; x != i; x = x->down) now[index(x->option)/64] |= bit << x->option%64;
    if constexpr (List::bounded)
      if (auto const k = place[index(links.number(i))]; k > 0)
        now[k] = std::uint64_t(links.need(i)) << 32 | std::uint64_t(std::min(i->size, links.bound(links.number(i))));
  }
}

@ Where the search has no choice, nothing is asked. When an item has no option left, it is the smallest; so no state has such an item.

@<Record a search@>=
template<class List> Node* SetRecorder::choose(List const& links)
{
  Node* const c = Smallest().choose(links);
  if (links.degree(c) < 2) return c;
  read_state(links);
  auto const [state, is_new] = answers.try_emplace(now, 0);
  newest = &state->second;
  expect_room();
  if (is_new) return c;
  come_back(*newest);
  return nullptr;
}
void SetRecorder::choose(int, int size, int)
{
  if (size > 0) path.push_back({size, newest, draft.size(), drafted.size()}); // or it will be found dead
}

@ A problem may have more states than the memory can hold. Then an error says so, and what can be done. A state takes its words, and about eighty bytes in the table.
Forty gigabytes are never exceeded, so that 32 bits are enough for the number of an arrow, which takes twelve bytes or more.

@<Record a search@>=
void SetRecorder::expect_room() const
{
  if (diagram.bytes() + answers.size()*(8*words + 80) + 16*draft.size() > most)
    throw SetTooLarge(fmt::format("the set of all covers takes more than {:g} megabytes, after {} states; "
      "allow more, or ask for less: a number, or one cover, takes less memory", static_cast<double>(most)/1e6, answers.size()));
}

@ At a leaf, or at a state that is known, the search turns round. The options up to the next branch belong to the arrow. If all its ways have been tried, its node is
finished, and is the target of the next arrow. This is |come_back| of \sec{more/diagram}, with less to write down. The last lines make a root for options that were
forced from the beginning.

@<Record a search@>=
void SetRecorder::come_back(Number target)
{
  for (tail.clear(); not path.empty(); path.pop_back()) {
    Branch const& b = path.back();
    if (b.option > 0) tail.push_back(b.option); /* or it is ``none'' (\sec{more/bounded}) */
    if (b.ways == 1) continue;
    if (target != CoverDiagram::nothing) {
      drafted.insert(drafted.end(), tail.rbegin(), tail.rend());
      draft.push_back({target, drafted.size()});
    }
    if (b.tried < b.ways) return;
    target = *b.answer = finish_node();
    tail.clear();
  }
  if (target == CoverDiagram::nothing or (target > 0 and tail.empty())) return;
  std::ranges::reverse(tail);
  diagram.add_arrow(target, tail);
  diagram.finish_node();
}

@ A node without arrows is none.

@<Record a search@>=
SetRecorder::Number SetRecorder::finish_node()
{
  auto const [ways, answer, arrows, options, option, tried] = path.back();
  if (draft.size() == arrows) return CoverDiagram::nothing;
  std::size_t begin = options;
  for (std::size_t k = arrows; k < draft.size(); begin = draft[k++].end)
    diagram.add_arrow(draft[k].target, std::span(drafted).subspan(begin, draft[k].end - begin));
  draft.resize(arrows);
  drafted.resize(options);
  return diagram.finish_node();
}

@*1 Asking. These are the questions. They take nothing from the search: a set can outlive its problem, and a diagram from a file can be asked as well
(\sec{text/saved}).

@<Declare the class |CoverSet|@>=
struct SetTooLarge : std::runtime_error { using std::runtime_error::runtime_error; };
class CoverSet {
public:
  using Number = @[CoverDiagram::Number@];
  static constexpr std::size_t usual_bytes = 1'000'000'000;
  static std::optional<CoverSet> of(Problem const& problem, Limits const& limits = Limits(), std::size_t most_bytes = usual_bytes);
    /* all covers; nothing, if |limits| stopped the search. Throws |SetTooLarge|. Time and memory: for each state,
       of its options and bounds */
  explicit CoverSet(CoverDiagram d); /* must keep the invariant of sets */
  @<Declare what a set can be asked@>
private:
  template<class Keep> CoverSet filtered(Keep const& keeps) const;
  std::shared_ptr<CoverDiagram const> diagram; /* shared by copies */
  std::vector<mpz_class> counts; /* of covers below each node, from node~0 on */
};

@ A copy of a set is cheap in time but not in numbers: its diagram is shared. All numbers of covers have any size, and covers are numbered from~0.

@<Declare what a set can be asked@>=
mpz_class const& size() const; /* how many covers */
std::vector<int> operator[](mpz_class const& k) const; /* cover |k|, as the search reports it. Time: of its nodes, and of the
  arrows that are passed over. Throws |std::out_of_range| */
std::vector<int> sample(std::mt19937_64& dice) const; /* each with the same chance, exactly; the same on all machines. Throws
  |std::out_of_range| if there is none */
std::vector<mpz_class> uses(int option_count) const; /* for each option, from~1 on, the covers that contain it. Linear time */
CoverSet with(std::span<int const> options) const; /* covers that contain all of these. Time: linear for each option */
CoverSet without(std::span<int const> options) const; /* covers that contain none of these. Linear time */
std::vector<std::vector<int> > cheapest(Problem const& problem, std::size_t k) const;
  /* at most so many, the cheapest first; of those with the same cost, the first ones first. Linear time, and that of |k| covers */
class Iterator;
Iterator begin(mpz_class const& k = 0) const; /* at cover |k|; the set must live longer. A step takes time that is proportional, on
  the average, to what changes in the cover */
std::default_sentinel_t end() const { return {}; }
CoverDiagram const& as_diagram() const { return *diagram; }
mpz_class const& size_below(Number node) const { return counts.at(node); } /* of this diagram */

@ The header is the whole of it; reasons come at the end of the chapter.

@(dlx/more/covers.hpp@>=
#pragma once
/* All covers of a problem as one object: how many there are, the k-th of them, a fair sample, how many contain
   each option, the cheapest, those with or without some options. And why a problem has none. */
#include "dlx/more/observer.hpp"
#include "dlx/more/problem.hpp"
#include <functional>
#include <gmpxx.h>
#include <iterator>
#include <memory>
#include <optional>
#include <random>
#include <stdexcept>
namespace dlx {
@<Declare the diagram of a set@>
@<Declare the class |CoverSet|@>
@<Declare the iterator of a set@>
@<Declare reasons@>
} // |namespace dlx|

@ The recorder is seen by nobody else.

@(dlx/more/covers.cpp@>=
#include "dlx/more/covers.hpp"
#include "dlx/base/index.hpp"
#include "dlx/more/bounded.hpp"
#include <algorithm>
#include <fmt/format.h>
#include <queue>
#include <unordered_map>
namespace dlx {
namespace {
@<Declare the class |SetRecorder|@>
@<Record a search@>
}
@<Search for all covers@>
@<Find a cover by its number@>
@<Sample a set@>
@<Count the covers of each option@>
@<Keep some arrows@>
@<Take the cheapest from a queue@>
@<Look for a reason@>
} // |namespace dlx|

@ The list is the simplest that can hold the problem (\sec{more/bounded}). Counting upwards is a loop, because targets have smaller numbers.

@<Search for all covers@>=
std::optional<CoverSet> CoverSet::of(Problem const& problem, Limits const& limits, std::size_t most_bytes)
{
  SetRecorder recorder(problem, most_bytes);
  Limits all = limits;
  all.solutions = 0; /* of which the search visits only a few */
  Receive const nobody;
  auto const record = [&](auto list) { return Dance<decltype(list), SetRecorder, SetRecorder>(list, recorder, all, nobody, recorder).run().ending; };
  if (with_simplest_list(problem, record) != Ending::complete) return std::nullopt;
  return CoverSet(std::move(recorder.diagram));
}
CoverSet::CoverSet(CoverDiagram d) : diagram(std::make_shared<CoverDiagram const>(std::move(d))), counts(1, 1)
{
  for (Number n = 1; n <= diagram->node_count(); ++n) {
    auto& sum = counts.emplace_back(0);
    for (Number a = diagram->begin(n); a < diagram->end(n); ++a) sum += counts[diagram->target(a)];
  }
}

@*1 The $k$-th cover. An iterator is a way from the root: for each node of the way, the arrow that was taken. The next cover is found as in a search: take the next
arrow of the deepest node that has one, and from there on the first ones.

@<Declare the iterator of a set@>=
class CoverSet::Iterator { /* an |input_iterator| */
public:
  using value_type = std::span<int const>;
  using difference_type = std::ptrdiff_t;
  value_type operator*() const { return cover; } /* valid until the next step */
  Iterator& operator++();
  void operator++(int) { ++*this; }
  bool operator==(std::default_sentinel_t) const { return is_over; }
private:
  friend CoverSet;
  explicit Iterator(CoverDiagram const& d) : diagram(&d)@+{@+}@/
  struct Turn { Number arrow, end; std::size_t length; }; /* of the cover before it */
  Number take(Number arrow, Number end); /* returns where it leads */
  CoverDiagram const* diagram;
  std::vector<Turn> way;
  std::vector<int> cover;
  bool is_over = false;
};

@ To walk down, pass over arrows as long as the number is not behind them.

@<Find a cover by its number@>=
mpz_class const& CoverSet::size() const
{
  static mpz_class const none = 0;
  return counts.size() == 1 ? none : counts.back();
}
CoverSet::Number CoverSet::Iterator::take(Number arrow, Number end)
{
  way.push_back({arrow, end, cover.size()});
  auto const options = diagram->options(arrow);
  cover.insert(cover.end(), options.begin(), options.end());
  return diagram->target(arrow);
}
CoverSet::Iterator CoverSet::begin(mpz_class const& k) const
{
  Iterator at(*diagram);
  at.is_over = k < 0 or k >= size();
  mpz_class left = k;
  for (Number node = diagram->node_count(); node > 0 and not at.is_over; ) {
    Number a = diagram->begin(node);
    for (; left >= counts[diagram->target(a)]; ++a) left -= counts[diagram->target(a)];
    node = at.take(a, diagram->end(node));
  }
  return at;
}

@ Each step that goes up is paid for by one that went down.

@<Find a cover by its number@>=
CoverSet::Iterator& CoverSet::Iterator::operator++()
{
  while (not way.empty()) {
    auto const [arrow, end, length] = way.back();
    way.pop_back();
    cover.resize(length);
    if (arrow + 1 == end) continue;
    for (Number node = take(arrow + 1, end); node > 0; ) node = take(diagram->begin(node), diagram->end(node));
    return *this;
  }
  is_over = true;
  return *this;
}
std::vector<int> CoverSet::operator@[[]@](mpz_class const& k) const
{
  Iterator const at = begin(k);
  if (at.is_over) throw std::out_of_range("there is no cover of this number");
  return at.cover;
}

@ A number below~$n$ is drawn by as many random bits as $n-1$ has, the lowest of one or more random words; if it is $n$ or more, it is drawn again. This happens less
than every second time. A remainder modulo~$n$ would prefer small numbers. And |std::uniform_int_distribution| is not the same on all machines, while
|std::mt19937_64| is.
@^random numbers@>

@<Sample a set@>=
std::vector<int> CoverSet::sample(std::mt19937_64& dice) const
{
  mpz_class const last = size() - 1;
  auto const bits = last > 0 ? mpz_sizeinbase(last.get_mpz_t(), 2) : 0;
  mpz_class k = 0;
  do {
    k = 0;
    for (std::size_t drawn = 0; drawn < bits; drawn += 64) k = (k << 64) + mpz_class(dice());
    mpz_fdiv_r_2exp(k.get_mpz_t(), k.get_mpz_t(), bits);
  } while (k > last and last >= 0);
  return (*this)[k];
}

@*1 How many covers contain it. The ways from the root are counted from the last node to the first.

@<Count the covers of each option@>=
std::vector<mpz_class> CoverSet::uses(int option_count) const
{
  std::vector<mpz_class> uses(index(option_count) + 1), ways(counts.size());
  ways.back() = 1;
  for (Number n = diagram->node_count(); n > 0; --n)
    for (Number a = diagram->begin(n); a < diagram->end(n); ++a) {
      ways[diagram->target(a)] += ways[n];
      mpz_class const covers = ways[n]*counts[diagram->target(a)];
      for (int o : diagram->options(a)) uses.at(index(o)) += covers;
    }
  return uses;
}

@ The covers without some options are those that use none of their arrows. Arrows to which no way leads any more, or from which none leads to the end, are left out,
too. The order remains.

@<Keep some arrows@>=
template<class Keep> CoverSet CoverSet::filtered(Keep const& keeps) const
{
  CoverDiagram kept;
  std::vector<Number> now(counts.size(), CoverDiagram::nothing); /* new numbers of nodes */
  std::vector<char> is_reached(counts.size(), false);
  is_reached.back() = true;
  for (Number n = diagram->node_count(); n > 0; --n)
    for (Number a = diagram->begin(n); a < diagram->end(n) and is_reached[n]; ++a)
      if (keeps(n, a)) is_reached[diagram->target(a)] = true;
  now[0] = 0;
  for (Number n = 1; n < now.size(); ++n) {
    bool is_empty = true;
    for (Number a = diagram->begin(n); a < diagram->end(n) and is_reached[n]; ++a)
      if (Number const t = now[diagram->target(a)]; t != CoverDiagram::nothing and keeps(n, a))
        kept.add_arrow(t, diagram->options(a)), is_empty = false;
    if (not is_empty) now[n] = kept.finish_node();
  }
  return CoverSet(std::move(kept));
}

@ The covers that contain an option are not as easy: an arrow without it is right as long as the option comes later. Here a property of states helps. If an option
occurs {\it below\/} a node, it can still be chosen there, so it was chosen on no way that leads to this node. If it does not occur below, it must have been chosen
before. So an arrow is kept if its node has no such option below; or else, if the option is on the arrow, or below its target.

@<Keep some arrows@>=
CoverSet CoverSet::without(std::span<int const> options) const
{
  auto const is_named = [&](int o) { return std::ranges::find(options, o) != options.end(); };
  return filtered([&](Number, Number a) { return std::ranges::none_of(diagram->options(a), is_named); });
}
CoverSet CoverSet::with(std::span<int const> options) const
{
  if (options.empty()) return *this;
  std::vector<char> is_below(counts.size(), false);
  auto const has = [&](Number a)
    { return is_below[diagram->target(a)] or std::ranges::find(diagram->options(a), options[0]) != diagram->options(a).end(); };
  for (Number n = 1; n < counts.size(); ++n)
    for (Number a = diagram->begin(n); a < diagram->end(n); ++a) is_below[n] = is_below[n] or has(a);
  bool const is_there = is_below.back();
  auto const some = filtered([&](Number n, Number a) { return is_there and (not is_below[n] or has(a)); });
  return some.with(options.subspan(1));
}

@*1 The cheapest. What does the cheapest cover below each node cost? That is counted upwards, like the covers, with |min| in place of the sum. Then a beginning of a
cover has a price, which is that of the cheapest cover that it leads to. A queue has such beginnings, the cheapest first; of two that cost the same, the one whose
first cover has the smaller number. Take the first one off. If it is a cover, it is the next one. Otherwise put back all that continue it by one arrow.

At most one beginning is taken off for each node of a cover that is found: of those with the price of this cover that come before it, each leads to it.
@^cheapest cover@>

@<Take the cheapest from a queue@>=
namespace {
struct Beginning { /* of a cover */
  std::int64_t price = 0; /* of the cheapest cover that begins like this */
  mpz_class first = 0;    /* the number of the first one */
  CoverDiagram::Number node = 0, arrow = 0; /* where it leads, and by which arrow */
  std::int64_t paid = 0;
  std::size_t before = 0; /* the beginning to which the arrow was added, as a place in a list */
  friend bool operator@[<@](Beginning const& a, Beginning const& b) /* is it worse? */
  { return a.price > b.price or (a.price == b.price and a.first > b.first); }
};
}

@ The cover is read from the list of those that were taken off, from its end.
@<Take the cheapest from a queue@>=
std::vector<std::vector<int> > CoverSet::cheapest(Problem const& problem, std::size_t k) const
{
  @<Find the least cost below each node@>@;
  std::priority_queue<Beginning> queue;
  std::vector<Beginning> taken;
  std::vector<std::vector<int> > found;
  if (size() > 0) queue.push({least.back(), 0, diagram->node_count()});
  while (not queue.empty() and found.size() < k) {
    taken.push_back(queue.top());
    queue.pop();
    Beginning const b = taken.back();
    if (b.node == 0) {
      @<Read the cover from its end@>@;
      continue;
    }
    mpz_class first = b.first;
    for (Number a = diagram->begin(b.node); a < diagram->end(b.node); ++a) {
      Number const t = diagram->target(a);
      auto const paid = b.paid + cost(a);
      queue.push({paid + least[t], first, t, a, paid, taken.size() - 1});
      first += counts[t];
    }
  }
  return found;
}

@ No sum overflows (\sec{more/problem}).

@<Find the least cost below each node@>=
auto const cost = [&](Number a) {
  std::int64_t sum = 0;
  for (int o : diagram->options(a)) sum += problem.cost(o);
  return sum;
};
std::vector<std::int64_t> least(1, 0);
for (Number n = 1; n < counts.size(); ++n) {
  least.push_back(std::numeric_limits<std::int64_t>::max());
  for (Number a = diagram->begin(n); a < diagram->end(n); ++a) least[n] = std::min(least[n], cost(a) + least[diagram->target(a)]);
}

@ The arrows come from the last to the first, and the options of each in their order.

@<Read the cover from its end@>=
auto& cover = found.emplace_back();
for (std::size_t at = taken.size() - 1; at > 0; at = taken[at].before) {
  auto const options = diagram->options(taken[at].arrow);
  cover.insert(cover.begin(), options.begin(), options.end());
}

@*1 Why there is none. \label{more/why_none}%
A chessboard without two opposite corners has no cover by dominoes. A program that says only this leaves a person alone with sixty-two squares. Which of them cannot
be covered {\it together}? A {\it reason\/} is a set of items that must be covered, such that there is no cover even if all other items only must not be covered too
often: other primary items are taken for secondary, and other lower bounds for~0. And it should be {\it minimal\/}: with any of its items left out, it is no reason.
@^minimal reason@>@^explanation@>

Take the board of $2\times4$ again, without \.a and \.h. In a chessboard these have the same colour, so there is no cover. Begin with all six squares, and try to do
without some of them: first without each half, and then without each square. What remains is a reason if it has still no cover.
$$\vbox{\halign{\tt#\hfil\quad&\tt#\hfil\quad&#\hfil\cr
{\it without}&{\it must be covered}&{\it and can be?}\cr
\noalign{\smallskip}
bcd&efg&by \.{ef} and \.{cg}; so they stay\cr
efg&bcd&by \.{bf} and \.{cd}; so they stay\cr
b&cdefg&no: we do without \.b\cr
c&defg&no: we do without \.c\cr
d&efg&by \.{ef} and \.{cg}\cr
e&dfg&by \.{cd} and \.{fg}\cr
f&deg&no: we do without \.f\cr
g&de&by \.{cd} and \.{ef}\cr}}$$
The reason is \.{deg}: three squares whose only neighbours are \.c and~\.f. On a chessboard without two corners, the reason that is found has 31 squares of one
colour, and a person who sees them on the board sees why: there are only 30 of the other.
\transcript{covers-corners}

@<Declare reasons@>=
using HasCover = @[std::function<std::optional<bool> (Problem const&)>@]; /* nothing, if it was stopped */
struct Reason {
  std::vector<int> items; /* in increasing order */
  bool is_minimal = true; /* or it was stopped: a reason, but perhaps without some items, too */
};
Reason why_none(Problem const& problem, HasCover const& has_cover);
  /* |problem| must have no cover. Time: that of some searches, at most about twice as many as there are items */
Problem relaxed(Problem const& problem, std::vector<int> const& items);
  /* the same, but all other items only must not be covered too often; without the options of these others, and without names and costs */

@ Relaxed items come after the others, as secondary ones; those that may be covered several times remain primary, without a lower bound. Options that have none of
the |items| can be left out, since they are of no use.

@<Look for a reason@>=
Problem relaxed(Problem const& p, std::vector<int> const& items)
{
  Problem result;
  std::vector<int> place(index(p.item_count()) + 1);
  for (int i : items) place[index(i)] = result.add_item(p.item(i).name, p.item(i).bounds);
  int const wanted = result.item_count();
  for (bool is_single : {false, true})
    for (int i = 1; i <= p.item_count(); ++i) {
      int const upper = p.item(i).bounds.upper;
      if (place[index(i)] > 0 or (upper == 1) != is_single) continue;
      place[index(i)] = is_single ? result.add_item(p.item(i).name, Kind::secondary)@|
        : result.add_item(p.item(i).name, Bounds@[{0, upper}@]);
    }
  auto const is_wanted = [&](Entry const& e) { return place[index(e.item)] <= wanted; };
  for (int o = 1; o <= p.option_count(); ++o) {
    if (std::ranges::none_of(p.option(o), is_wanted)) continue;
    result.add_option();
    for (auto const& [item, colour] : p.option(o)) result.add_entry(place[index(item)], colour == 0 ? 0 : result.add_colour(p.colour_name(colour)));
  }
  return result;
}

@ A long reason loses its items faster if half of them are left out at once, then a quarter, and so on. At the end each item is tried alone. An item that cannot be
left out stays: with fewer items around it, it can be left out even less. So every item of the reason has been tested, and {\it the reason is minimal}. It need not
be the smallest one.
@^invariant of reasons@>

@<Look for a reason@>=
Reason why_none(Problem const& problem, HasCover const& has_cover)
{
  std::vector<int> kept;
  for (int i = 1; i <= problem.primary_count(); ++i)
    if (problem.item(i).bounds.lower > 0) kept.push_back(i);
  for (std::size_t size = std::max<std::size_t>(1, kept.size()/2); size > 0; size /= 2)
    for (std::size_t at = 0; at < kept.size(); ) {
      auto fewer = kept;
      auto const from = fewer.begin() + static_cast<std::ptrdiff_t>(at);
      fewer.erase(from, from + static_cast<std::ptrdiff_t>(std::min(size, kept.size() - at)));
      auto const answer = has_cover(relaxed(problem, fewer));
      if (not answer) return {kept, false};
      if (*answer) at += size;
      else kept = fewer;
    }
  return {kept};
}

@ \pitfall{To draw an arrow at each node with the same chance: then covers are not drawn with the same chance. To number covers by a |double|: beyond $2^{53}$, two
of them have the same number, and some none. To look for an option on the arrows only, and not below them, and to lose the covers in which it comes later. To forget
that a state has bounds, which its options do not show. And to believe that a reason is the shortest one because nothing can be left out.}

\pinned{\.{tests/more/covers\UL test.cpp} compares sets of a thousand random problems with what the list finds, cover by cover, and shares, parts, and cheapest
covers with a count by hand. It draws samples, and looks at them by a chi-squared test, in the long tests a million. It tries to cover each reason of two hundred
hopeless problems by brute force, whole, and without each of its items.}

\exercise[10]{How many of the five covers of the small board contain \.{ae}, and not \.{cd}? Use the diagram only.}
\answer{Take away the arrow \.{cd gh} of node~1. Then node~1 has one cover, node~2 two, and the arrow \.{ae} leads to these two: \.{bc dh fg} and \.{bf cg dh}.}

\exercise[20]{A fair coin is to be tossed at each node, but the numbers are too large for the machine. Can numbers of the type |double| be used in their place?}
\answer{Almost: each choice would be fair up to a relative error of about $2^{-53}$, and so would each cover, times the length of the way. No test could see it. But
``exactly'' would not be true, and the cover of a given number could be another one.}

\exercise[25]{An option is {\it in every cover\/} if as many covers contain it as there are. Find all pairs of options of which each cover contains at least one,
without looking at covers.}
\answer{The set without option $a$ has as many covers with $b$ as it has covers. So take the set without~$a$, for each~$a$, and count its uses: options that are in
all of its covers make a pair with~$a$. This takes two passes for each option.}

\summary{A diagram is a set of covers: counted upwards, walked down by a number, and counted once more downwards, it tells how many there are, which is the $k$th,
and how many contain each option. What cannot be covered is explained by items of which none can be left out.}
