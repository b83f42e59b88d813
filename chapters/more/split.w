@** One tree, many machines. \label{more/split}%
It is Friday evening, and forty machines will be idle until Monday. How can they search one tree together, without a program in
which machines talk to each other? They do not have to talk. The tree is cut into parts, each machine is given one and
prints its covers, and on Monday the forty lists are put one behind the other. If the parts are ranges of subtrees (\sec{more/range}), from the
left to the right, the result is the list of one machine that has searched the whole, cover by cover.

So the only question is {\it where to cut}. Here is the tree of the four queens, for three machines. The first part goes from the root to the path \.{2/4}, the second from there to
\.{4/4 1/2}, and the third to the end.
\sketch{parts}{The tree of the four queens, in three parts. Each has two of six subtrees, and is known by the paths where it begins
and where the next one does.}
Each of them has two subtrees, and in each subtree no more than one way to go. But the tree has four nodes in the first part, eight in the second, where both covers are, and four in the third; the root belongs to none. So the second machine works twice as long as the others. {\it The largest part says when all is done\/}: it has to be small.
@^part of a search@>@^many machines@>@^largest part@>

@ The size of a subtree is not known before it has been searched. But random walks estimate it roughly (\sec{more/estimate}), and that will do: it is enough to know
whether these ten subtrees together are about as large as those twelve. So:
\smallskip
{\parindent=2.2em
\item{1.} Begin with one piece, the tree. Its size is what some walks say.
\item{2.} Take the largest piece, and replace it by the subtrees of its children, each with a size of its own. Do so until there are
sixteen times as many pieces as there shall be parts, or until all pieces are leaves.
\item{3.} Go through the pieces from the left to the right, and fill one part after the other.\par}
\smallskip
\noindent Why so many pieces? A part cannot be filled better than by half a piece too much or too little. And walks err: the size of a single piece is off by a third, or
by a factor of three, but the errors of sixteen pieces mostly cancel.

If there are fewer pieces than parts, because the tree is too small, there will be fewer parts. The tree of four queens, split among a thousand machines, has six
parts.

@ A range can be split like the whole tree; so a part that turns out to be too large can be split again.
Only a tree knows which paths it has. So a range from a file is followed before it is used.

@<Declare shares@>=
struct Share {
  Range range;
  double nodes = 0; /* so many, roughly; those above its subtrees are not counted */
};
std::vector<Share> split(Problem const& problem, Chooser chooser, int count,
  std::uint64_t seed, Range const& range = Range());
  /* at most |count| shares (one if that is less) of the |range|, at least one, in the order of the tree; together
     they are the range. The same seed gives the same shares. Throws |std::out_of_range| if
     there is no such range. Time: about that of two thousand walks for each share */

void expect_range(Problem const& problem, Chooser chooser, Range const& range);
  /* throws |std::out_of_range| if the tree has no such paths, or nothing is between them. Time: of a list, and of
     the steps of both paths */

@ The header has the shares and the test of a range.

@(dlx/more/split.hpp@>=
#pragma once
/* Cuts a search tree into ranges of subtrees that are about equally large, one for each of
   many machines. */
#include "dlx/more/observer.hpp"
#include "dlx/more/problem.hpp"
#include "dlx/more/range.hpp"
#include <cstdint>
#include <vector>
namespace dlx {
@<Declare shares@>
} // |namespace dlx|

@ The source has three parts: a walk through the subtrees, pieces, and shares.

@(dlx/more/split.cpp@>=
#include "dlx/more/split.hpp"
#include "dlx/base/index.hpp"
#include "dlx/more/estimate.hpp"
#include <algorithm>
#include <fmt/format.h>
#include <functional>
#include <list>
#include <map>
#include <stdexcept>
namespace dlx {
namespace {
@<Declare a walk through subtrees@>
@<Walk from subtree to subtree@>
@<Stay within a range@>
@<Declare pieces@>
@<Cut the largest piece, again and again@>
@<Fill one share after the other@>
}
@<Split a tree@>
} // |namespace dlx|

@*1 From subtree to subtree. \label{more/subtrees}%
The class |Subtrees| is at one subtree at a time, the {\it present\/} one. At first this is the whole tree. |divide| cuts it, and the first of its pieces becomes present. |pass| leaves it
behind, and the next one, to the right, is present. It walks with a list with bounds, which can hold every problem, step by step (\sec{more/stride}).

There are more steps than turnings, since forced moves are steps. So each turning knows how many steps came before it.
@^subtree@>

@<Declare a walk through subtrees@>=
class Subtrees {
public:
  Subtrees(Problem const& problem, Chooser c) : list(problem), chooser(c) { settle(); }
  bool is_over() const { return over; }
  Turnings const& path() const { return turnings; } /* to the present one */
  bool divide(); /* or |false|, if its root is a leaf */
  void pass();
  void keep_to(Range const& range); /* its first subtree is present then */
  void go_to(Turnings const& path);
  Bounded list; /* at the root of the present subtree */
private:
  void step(int item, int way) { steps.push_back(enter(list, item, way - 1)); }
  void turn(int item, Turning const& turning);
  void settle(); /* where there is only one way, go */
  void go_on();  /* to the next subtree of the tree */
  void heed_end(); /* whatever is present now */
  void go_back();  /* to the node of the last turning */
  Chooser chooser;
  std::vector<Stride> steps;       /* from the root of the tree */
  Turnings turnings;               /* those that had a choice */
  std::vector<std::size_t> before; /* so many steps came before each turning */
  bool over = false;
  std::optional<Turnings> end;     /* of the range */
};

@ A turning goes down, and then settles: as long as there is one way, it is taken. A dead end has none, and is a subtree without
covers.

@<Walk from subtree to subtree@>=
void Subtrees::turn(int item, Turning const& turning)
{
  before.push_back(steps.size());
  turnings.push_back(turning);
  step(item, turning.way);
  settle();
}
void Subtrees::settle()
{
  while (list.first_open() != nullptr) {
    int const c = choose(list, chooser);
    if (list.degree(c) != 1) return;
    step(c, 1);
  }
}

@ To pass a subtree is to go back to the last turning, and to take the next way there. If there is none, that node is done as well. So
\.{3/7 4/4} is followed by~\.{4/7}, and \.{7/7} by nothing.

@<Walk from subtree to subtree@>=
bool Subtrees::divide()
{
  int const c = list.first_open() != nullptr ? choose(list, chooser) : 0;
  if (over or c == 0 or list.degree(c) == 0) return false;
  turn(c, Turning{1, list.degree(c)});
  return true;
}
void Subtrees::go_on()
{
  while (not turnings.empty()) {
    auto [way, ways] = turnings.back();
    int const item = steps[before.back()].item;
    go_back();
    if (way < ways) return turn(item, Turning{way + 1, ways});
  }
  over = true;
}
void Subtrees::go_back()
{
  for ( ; steps.size() > before.back(); steps.pop_back()) leave(list, steps.back());
  before.pop_back();
  turnings.pop_back();
}

@ The walk may come to a subtree that {\it contains\/} the end of the range. Let the end be
\.{4/4 2/2}, for the four queens. Behind \.{3/4} comes \.{4/4}, of which only the first half is in the range. So it is cut at once, and
\.{4/4 1/2} is present. {\it The present subtree lies in the range as a whole.}
@^invariant of a range@>

@<Stay within a range@>=
void Subtrees::heed_end()
{
  while (not over and end) {
    over = not is_left_of(turnings, *end);
    bool const has_end = turnings.size() < end->size()
      and std::equal(turnings.begin(), turnings.end(), end->begin());
    if (over or not has_end) return;
    divide();
  }
}
void Subtrees::pass()
{
  go_on();
  heed_end();
}

@ A path from a file may be that of another problem. It says how many ways there are at each node, and so does the list; they are
compared.

@<Stay within a range@>=
void Subtrees::go_to(Turnings const& path)
{
  while (not turnings.empty()) go_back();
  over = false;
  for (Turning const& t : path) {
    bool const is_there = divide() and t.ways == turnings.back().ways
      and (t.way >= 1) and t.way <= t.ways;
    if (not is_there) throw std::out_of_range(fmt::format("the tree has no path {}", spelled(path)));
    for (int k = 1; k < t.way; ++k) go_on();
  }
}
void Subtrees::keep_to(Range const& range)
{
  go_to(range.until.value_or(Turnings()));
  go_to(range.from);
  if (range.until and not is_left_of(range.from, *range.until))
    throw std::out_of_range("nothing is " + spelled(range));
  end = range.until;
  heed_end();
}

@*1 Pieces. The pieces are in a list, in the order of the tree. They are also in a map, by size, the largest
first. A map keeps pieces of the same size in the order in which they came, so the same seed makes the same parts everywhere.
@^ties@>

For queens, eight walks for each piece would do. The pentominoes have less even trees, and a giant that no walk has met makes a part that is several times too large. So a piece gets 128 walks; where more than 128 items are open, a walk is long, and there are fewer. If a piece has more than $10^{18}$ nodes, a thousand machines are busy with it for years.
Then its children are taken to be equally large, without any walk. So 200 queens are split into 3000 parts within seconds.
@^thresholds@>

@<Declare pieces@>=
struct Piece {
  Turnings path;
  double nodes;
};
using Pieces = @[std::list<Piece>@];
using Place = @[Pieces::iterator@];
using BySize = @[std::multimap<double, Place, std::greater<>>@];
constexpr std::size_t pieces_of_a_share = 16;
constexpr double too_large_for_a_walk = 1e18;
int walks_for(Bounded const& list)
{
  int open = 0;
  for (Node const* c = list.first_open(); c != nullptr; c = list.next_open(c)) ++open;
  return std::clamp(128*128/std::max(1, open), 8, 128);
}

@ A cutter has the pieces in both orders.

@<Cut the largest piece, again and again@>=
class Cutter {
public:
  Cutter(Problem const& problem, Chooser c, std::uint64_t s, Range const& range);
  void cut(std::size_t enough); /* until there are so many pieces */
  Pieces pieces;
private:
  void add(Place before, double nodes); /* the present subtree, of about so many */
  Subtrees tree;
  Chooser chooser;
  std::uint64_t seed;
  BySize by_size;
};

@ At first there are the subtrees of the range: the whole tree, or a few pieces of it. A walk begins at the root of the present subtree, where the list is.

@<Cut the largest piece, again and again@>=
Cutter::Cutter(Problem const& problem, Chooser c, std::uint64_t s, Range const& range)
  : tree(problem, c), chooser(c), seed(s)
{
  tree.keep_to(range);
  for ( ; not tree.is_over(); tree.pass()) add(pieces.end(), 1);
}
void Cutter::add(Place before, double nodes)
{
  if (nodes < too_large_for_a_walk)
    nodes = estimate(tree.list, chooser, index(walks_for(tree.list)), seed).nodes.mean;
  auto const piece = pieces.insert(before, Piece{tree.path(), nodes});
  by_size.emplace(nodes, piece);
}

@ A leaf cannot be cut; it leaves the map, and stays in the list. All others make room for their children.

@<Cut the largest piece, again and again@>=
void Cutter::cut(std::size_t enough)
{
  while (pieces.size() < enough and not by_size.empty()) {
    auto const piece = by_size.begin()->second;
    by_size.erase(by_size.begin());
    tree.go_to(piece->path);
    if (not tree.divide()) continue;
    int const ways = tree.path().back().ways;
    for (int k = ways; k > 0; --k, tree.pass()) add(piece, piece->nodes/ways);
    pieces.erase(piece);
  }
}

@*1 Fair shares. Now the row of pieces is cut into shares, from the left to the right. The next share should have the rest, divided by the number of shares that are still to be filled; so an error at the left is shared by all that come later. A piece is still taken if more than half of it has room.

No share may get nothing, and no piece may be left over. So each takes one piece at least, leaves one for each later share, and the last one
takes all.

For example, let three share pieces of 1, 2, 4, 4, 2, and~1, which are 14. The first should have $4{2\over3}$; it takes 1 and~2, and not the~4, of which less than half has room. The second should have half of the other~11, and takes one~4,
since with the next~4 it would have~8. That is $2{1\over2}$ too much, more than half of this piece. The last one has~7.

@<Fill one share after the other@>=
std::vector<Share> filled(Pieces const& pieces, std::size_t count)
{
  std::vector<Share> shares;
  double rest = 0;
  for (Piece const& p : pieces) rest += p.nodes;
  std::size_t left = pieces.size(); /* pieces */
  auto piece = pieces.begin();
  for (auto n = std::min(count, left); n > 0; --n) { // shares are to be filled
    Share share = {Range{piece->path, std::nullopt}, 0};
    double const fair = rest/static_cast<double>(n);
    do {
      share.nodes += piece->nodes;
      ++piece, --left;
    } while (left > 0 and (n == 1 or (left >= n and share.nodes + piece->nodes/2 < fair)));
    rest -= share.nodes;
    if (left > 0) share.range.until = piece->path;
    shares.push_back(share);
  }
  return shares;
}

@ The first share begins where the range does, and the last ends there.

@<Split a tree@>=
void expect_range(Problem const& problem, Chooser chooser, Range const& range)
{
  Subtrees(problem, chooser).keep_to(range);
}
std::vector<Share> split(Problem const& problem, Chooser chooser, int count,
  std::uint64_t seed, Range const& range)
{
  Cutter cutter(problem, chooser, seed, range);
  std::size_t const most = index(std::max(count, 1));
  cutter.cut(most*pieces_of_a_share);
  auto shares = filled(cutter.pieces, most);
  shares.front().range.from = range.from;
  shares.back().range.until = range.until;
  return shares;
}

@ What remains unfair? A piece whose walks have missed a giant; and the engines of part~V, which remember subtrees. \sec{command/split} has
measurements. The remedy is cheap: make four times as many parts as machines, and give the next one to a machine that is free.
@^balance of loads@>

\pitfall{Cutting every subtree to the same depth: one of them may be larger than all others together. Giving machine $k$ the children number $k$, $k+40$, $k+80$, \dots\ of the root: then the covers of
forty lists must be merged, and for that each needs its path. Counting parts by covers: nodes without covers cost as much.}

\pinned{\.{tests/more/split\UL test.cpp} cuts the trees of random problems of all kinds, and cuts the parts again; they follow each other without a gap, and their covers are those of the whole, one by one. It looks at the
parts of four queens, of a problem without covers, and of no problem at all.}

\exercise[15]{The pieces are 5, 1, 1, 1, and for three parts |filled| makes shares of 5, 1, and~2. Let the pieces be 1, 1, 1, 5 instead. What happens, and is there anything better?}
\answer{The first should have $2{2\over3}$: it takes 1, and 1, and of the third 1 more than half has room, but then only one piece would be left for two parts. So the shares are 2, 1, and~5; the largest
is~5 whatever one does, and the machines would be better off with two parts.}

\exercise[22]{To go from the left to the right is greedy. Find the shares with the smallest possible largest one; how long does it take for $p$ pieces and $n$ parts?}
\answer{Guess a limit, and fill each share as far as the limit allows; if $n$ shares are not enough, the limit is too low. This takes $p$ steps; the best limit is a sum of neighbouring
pieces, and is found by bisection between the largest piece and the sum of all, to any precision, in some dozens of such rounds. It is not worth while here: the sizes are estimates, and off by more than what would be won.}

\summary{Cut the largest piece until there are many more pieces than parts, each as large as some walks say. Then fill the parts from the left to the right. A part is a range: two paths.}
