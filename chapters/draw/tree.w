@** The tree of a search. \label{draw/tree}%
A list or a board shows a moment. How does one see why a search took so long, at a glance, with its
beginning and its end? Every search draws a tree: a node for each time it looked around, an edge for
each option that it tried. The shapes are those of constraint solvers: a circle branches, a square
is a dead end, a diamond is a solution.
@^search tree@>

One reads it from the left to the right, as time goes. The search begins at the root, where the
first rank, R1, was chosen; its four children are the four squares of that rank. Below the first of
them the second rank has two squares left. The first one leads to a red square with R3 in it: no
square is left for the third rank. Below the second child of the root, along thick green lines, is
the first solution.
\figure{.7\pagewidth}{queens-4-tree/queens-4-tree}{The whole search for four
queens. In each node is the item that was branched on, or that could not be covered.}
@^reading a picture@>

@ A tree needs the story only: choices, tries, dead ends, solutions. The trace of another solver,
which writes no links, can be drawn, too, if it has these four events in our format, and chooses an
item before it calls it dead.

@(dlx/draw/tree.hpp@>=
#pragma once
/* Draws the tree of a whole search: branches, dead ends, solutions, and what
   was too expensive to be looked at. */
#include "dlx/draw/sheet.hpp"
#include "dlx/draw/trace.hpp"
#include <string>
namespace dlx {
std::string draw_tree(Trace const& trace, bool bare = false);
  /* in DOT; |bare| is without title and legend. Throws |std::invalid_argument| if the
     trace has no search. Time: proportional to the number of events */
bool draw_place(Sheet& sheet, Trace const& trace, std::size_t events, Box const& room);
  /* the tree without its words, and where in it the search is after so many events; nothing,
     and |false|, if there is no room. Time: likewise */
} // |namespace dlx|

@ Here is the beginning of the story of four queens, with what the tree has made of it. A
node of this tree is called a {\it bud\/} here, as |Links| has nodes of its own.
$$\vbox{\halign{\tentex#\hfil\quad&#\hfil\quad&#\hfil\cr
\rm event&what grows&the stack afterwards\cr
\noalign{\smallskip}
choose R1, level 0&the root&R1\cr
try Q@@(0,0), level 0&&R1\cr
choose R2, level 1&a child of R1, at the edge Q@@(0,0)&R1 R2\cr
try Q@@(1,2), level 1&&R1 R2\cr
choose R3, level 2&a child of R2, at the edge Q@@(1,2)&R1 R2 R3\cr
dead R3, level 2&R3 turns red&R1 R2 R3\cr
uncover \dots, level 1&the search is back at R2&R1 R2\cr
try Q@@(1,3), level 1&&R1 R2\cr
choose R3, level 2&a child of R2, at the edge Q@@(1,3)&R1 R2 R3\cr}}$$
An uncover cuts the stack to the level where it happens. A textbook search has none; there, the
stack is cut when the next bud comes, to its level.

@(dlx/draw/tree.cpp@>=
#include "dlx/draw/tree.hpp"
#include "dlx/base/source.hpp"
#include "dlx/draw/frame.hpp"
#include <algorithm>
#include <fmt/core.h>
#include <stdexcept>
#include <utility>
namespace dlx {
namespace {
@<Declare trees and their buds@>
@<Grow the tree of a search@>
@<Draw the branches of a tree@>
@<Draw the buds of a tree@>
}
@<Draw a tree@>
@<Draw the place in a tree@>
} // |namespace dlx|

@*1 Growing. A node is born when an item is chosen, or when there is none left to choose. Its parent
is the last node one level higher, on the stack, which is the path from the root to the node that
was born last. A second node at level~0, which no search of ours makes, becomes a second root.

@<Declare trees and their buds@>=
struct Bud {
  int item = 0;         /* chosen here, or without any option */
  int level = 0;
  int parent = -1;
  int option = 0;       /* on the edge from the parent */
  Fate fate = Fate::branch;
  bool good = false;    /* is there a solution below? */
  bool leaf = true;
  std::optional<std::int64_t> cost = std::nullopt; /* of covers here, or at least so much, if known */
  double x = 0, low = 0, high = 0; /* place, and those of its outer children */
};
struct Tree {
  std::vector<Bud> buds;   /* parents before children */
  std::vector<int> stack;  /* the branch that is growing */
  std::vector<int> tried;  /* its options */
  std::optional<std::int64_t> bound = std::nullopt; /* the last one that was heard */
  void sprout(Event const& event, Fate fate, int level);
  void hear(Event const& event);
};

@ An edge is labelled with the option that was tried last, one level higher. The last bound belongs
to the node that is born next, and is then forgotten.

@<Grow the tree of a search@>=
void Tree::sprout(Event const& event, Fate fate, int level)
{
  auto const depth = index(level);
  Bud bud = {event.item, level, -1, 0, fate};
  bud.cost = std::exchange(bound, std::nullopt);
  stack.resize(std::min(stack.size(), depth));
  if (level > 0 and stack.size() == depth and tried.size() >= depth) {
    bud.parent = stack.back();
    bud.option = tried[depth - 1];
    buds[bud.parent].leaf = false;
  }
  stack.push_back(static_cast<int>(buds.size()));
  buds.push_back(bud);
}

@ A solution makes all its ancestors good, and their edges will be thick. A dead end has been
announced by the choice of an item without options, so its node is there already. The options on the
way are kept apart from the buds, since an option is tried before it is known what it leads to. In a
search with costs, a node that is cut has no item, and an option that is skipped has not led to a
node; both are drawn. A skipped option at level $k$ is made to look like a solution at level $k+1$:
something that was tried, and is over.

@<Grow the tree of a search@>=
void Tree::hear(Event const& e)
{
  using Type = Event::Type;
  if (e.type == Type::attempt or e.type == Type::skip) {
    tried.resize(index(e.level));
    tried.push_back(e.option);
  }
  if (e.type == Type::bound or e.type == Type::skip) bound = e.bound;
  if (e.type == Type::choose) sprout(e, Fate::branch, e.level);
  if (e.type == Type::cut) sprout(e, Fate::cut, e.level);
  if (e.type == Type::skip) sprout(e, Fate::skipped, e.level + 1);
  if (e.type == Type::dead) {
    if (stack.size() != index(e.level) + 1) sprout(e, Fate::dead, e.level);
    buds.back().fate = Fate::dead;
  } else if (e.type == Type::solution) {
    sprout(e, Fate::solution, e.level);
    for (int b = stack.back(); b >= 0 and not buds[b].good; b = buds[b].parent)
      buds[b].good = true;
  } else if (ends_option(e.type) and stack.size() > index(e.level) + 1)
    stack.resize(index(e.level) + 1);
}

@ Leaves are side by side in the order in which they were found, and a parent is in the middle
between its outer children. Since parents come before their children, one loop over the leaves
forwards and one over all nodes backwards will do.
@^layout of a tree@>

@<Grow the tree of a search@>=
Tree grow(Trace const& trace, double spacing)
{
  Tree tree;
  for (Event const& e : trace.events) tree.hear(e);
  double x = 0 - spacing;
  for (Bud& b : tree.buds) if (b.leaf) b.x = x += spacing;
  for (auto b = tree.buds.rbegin(); b != tree.buds.rend(); ++b) {
    if (not b->leaf) b->x = (b->low + b->high) / 2;
    if (b->parent < 0) continue;
    auto& p = tree.buds[b->parent];
    p.low = b->x; /* the leftmost child comes last */
    p.high = std::max(p.high, b->x);
  }
  return tree;
}

@*1 Drawing. An edge leaves its parent downwards, and arrives from above; the curve between is an S.
Edges of one parent share their first points. The lower part of an edge is straight, and its label
is beside it, to the right of its end, where it crosses nothing. The five control points between the
ends are two B\'ezier curves: the S from the parent down to the height of the word, and a straight
piece. The words of the good edges are bold, like their lines.

@<Draw the branches of a tree@>=
std::string look_in_tree(Fate fate)
{
  return fmt::format("shape={}, ", shape_of_fate(fate))
    + attributes(look_of_fate(fate));
}
constexpr double bud_size = 36, level_height = 84;
void draw_branch(Sheet& sheet, std::string const& words, int k,
  Bud const& b, Bud const& parent)
{
  double const top = level_height * parent.level, w = width_of(words, 12);
  double const end = top + level_height - bud_size / 2
    - (b.fate == Fate::solution ? 3 : 0);
  Curve const curve = {{b.x, end}, {parent.x, top + bud_size / 2},@|
    {parent.x, top + 35}, {b.x, top + 19}, {b.x, top + 39},@|
    {b.x, top + 41}, {b.x, end - 9}, {b.x, end - 7}};
  sheet.arrow(fmt::format("e{}", k), b.good ? "branch good" : "branch",@|
    fmt::format("t{}", b.parent), fmt::format("t{}", k), {curve},@|
    attributes(stroke_of_branch(b.good)));
  sheet.box(fmt::format("try{}", k), "try", {b.x + w / 2 + 4, end - 15, w, 15},
    "shape=none", label({words, 12, ink, b.good}));
}

@ Each bud explains itself in the legend. A cost is written to the left of its node. With a sign in
front it is a bound, and without one the cost of a cover: below a node with ``$\ge14$'' there may be
no cover at all. The cost of a solution is the sum of the costs along the way up to the root, where
an option~0 costs nothing. There is such a tree in \sec{more/rides}.

@<Draw the buds of a tree@>=
std::string at_least(std::int64_t cost)
{
  return at_least_glyph + std::to_string(cost);
}
void note_cost(Sheet& sheet, int k, Bud const& b, std::string const& words)
{
  double const w = width_of(words, 12);
  Box const place = {b.x - w/2 - bud_size/2 - 4, level_height*b.level, w, 15};
  sheet.box(fmt::format("cost{}", k), "cost", place, "shape=none",@| label({words, 12, ink}));
}
std::int64_t cost_of(Tree const& tree, int k, Problem const& problem)
{
  std::int64_t sum = 0;
  for (; tree.buds[k].parent >= 0; k = tree.buds[k].parent)
    if (int const o = tree.buds[k].option; o > 0) sum += problem.cost(o);
  return sum;
}

@ Branches and dead ends bear the name of an item; a node without one bears its cost. A solution
bears its number, and its diamond is a bit larger.

@<Draw the buds of a tree@>=
void draw_bud(Sheet& sheet, Legend& legend, Problem const& problem, Tree const& tree, int k,
  std::size_t number)
{
  constexpr char const* fates[] = { "node", "dead", "solution", "cut", "skip" };
  Bud const& b = tree.buds[k];
  @<Explain bud |b|@>
  bool const solved = b.fate == Fate::solution;
  double const size = solved ? bud_size + 8 : bud_size;
  std::string const words = solved ? std::to_string(number)@|
    : b.item == 0 ? at_least(b.cost.value_or(0)) : problem.item(b.item).name;
  sheet.write(fmt::format("t{}", k), fates[static_cast<int>(b.fate)],@|
    {b.x, level_height * b.level, size, size},@|
    {words, 16, ink, solved}, look_in_tree(b.fate));
  if (b.item != 0 and b.cost) note_cost(sheet, k, b, at_least(*b.cost));
  if (solved and problem.has_costs())
    note_cost(sheet, k, b, std::to_string(cost_of(tree, k, problem)));
}

@ A number in a diamond says in which order the solutions were found, and in a search with costs
there are two kinds of numbers beside the nodes.

@<Explain bud |b|@>=
std::pair<char const*, std::string> const meanings[] = { {"branches", ""}, {"dead end", ""},@|
  {"solution, numbered", "1"}, {"too expensive", ""},@|
  {"option skipped", down_glyph + (' ' + at_least(9))} }; /* by fate */
auto const& [meaning, mark] = meanings[index(b.fate)];
legend[static_cast<int>(b.fate)] = {look_in_tree(b.fate), meaning, mark, false, 1.6};
if (b.cost) legend[5] = {"shape=none", "covers below cost so much or more",@|
  at_least(9) + ' ' + ring_glyph};
if (problem.has_costs() and b.fate == Fate::solution) legend[6] = {"shape=none",@|
  "cost of the solution", std::string("9 ") + diamond_glyph, false, 1.6};

@ The tree has 60 points for each leaf at least, or as many as the labels at its edges demand. That
of eight queens has 1199 nodes, and its picture is more than eight meters wide.

@<Draw a tree@>=
static double spacing_of(Problem const& problem)
{
  double spacing = 60;
  for (int o = 1; o <= problem.option_count(); ++o)
    spacing = std::max(spacing, std::min(160.0, width_of(option_label(problem, o), 12) + 18));
  return problem.has_costs() ? spacing + 20 : spacing; /* for the costs */
}
static Sheet sheet_for(Tree const& tree, double spacing, bool bare)
{
  double right = 0;
  int deepest = 0;
  for (Bud const& b : tree.buds) {
    right = std::max(right, b.x);
    deepest = std::max(deepest, b.level);
  }
  double const side = std::max(40.0, spacing - 10);
  Box const all = box_of(0 - side, -26, right + side, level_height*deepest + 30);
  return Sheet(bare ? all : with_words(all, 400));
}

@ All nodes are drawn first, and then the branches. The numbers in the second line are those that
the search itself reports, counted a second time from the trace. Options that were skipped are no
nodes.

@<Draw a tree@>=
std::string draw_tree(Trace const& trace, bool bare)
{
  auto const& problem = trace.problem;
  double const spacing = spacing_of(problem);
  Tree const tree = grow(trace, spacing);
  if (tree.buds.empty()) throw std::invalid_argument(@|
    "a drawing of the tree needs a search, and this trace has none");
  Sheet sheet = sheet_for(tree, spacing, bare);
  Legend legend;
  int const count = static_cast<int>(tree.buds.size());
  std::size_t solutions = 0, nodes = 0;
  for (int k = 0; k < count; ++k) {
    solutions += tree.buds[k].fate == Fate::solution;
    nodes += tree.buds[k].fate != Fate::skipped;
    draw_bud(sheet, legend, problem, tree, k, solutions);
  }
  for (int k = 0; k < count; ++k)
    if (Bud const& b = tree.buds[k]; b.parent >= 0)
      draw_branch(sheet, option_label(problem, b.option), k, b, tree.buds[b.parent]);
  if (bare) return sheet.text();
  sheet.title("the search tree", "", counted(nodes, "node") + ", " + counted(solutions, "solution"));
  sheet.legend(legend);
  return sheet.text();
}

@*1 The place in the tree. Beside a picture of the list, or of a board, the tree is drawn once more,
small and without words. The way from the root to the node where the search is now is heavy, and
that node is black. All of the tree is there from the first picture on, so that nothing moves.
@^depth-first search@>

Where two leaves would have less than 14 points, the place is only in the title, in words.
@^place in a search tree@>

@<Draw the place in a tree@>=
bool draw_place(Sheet& sheet, Trace const& trace, std::size_t events, Box const& room)
{
  Tree const tree = grow(trace, 1);
  double widest = 0, deepest = 0;
  for (Bud const& b : tree.buds) {
    widest = std::max(widest, b.x);
    deepest = std::max(deepest, 1.0*b.level);
  }
  double const across = std::min(60.0, room.w/(widest + 1)), down = room.h/(deepest + 1);
  if (tree.buds.empty() or across < 14 or down < 14) return false;
  double const left = room.x - across*widest/2, top = room.top() + down/2;
  auto const at = [&](Bud const& b) { return Point{left + across*b.x, top + down*b.level}; };
  @<Find out which buds are on the way@>
  @<Draw lines and shapes, without a word@>
  return true;
}

@ The search is at the top of the stack of a second tree, which has grown by the events up to now;
its nodes have the numbers that they have in the first.

@<Find out which buds are on the way@>=
Tree now;
for (std::size_t k = 0; k < events; ++k) now.hear(trace.events[k]);
std::vector<bool> way(tree.buds.size(), false);
int const here = now.stack.empty() ? -1 : now.stack.back();
for (int b = here; b >= 0; b = tree.buds[b].parent) way[b] = true;

@ A branch is a line from the lower end of a node to the upper end of its child, bent like an S, and
without an arrowhead.

@<Draw lines and shapes, without a word@>=
double const size = std::min({22.0, 0.7*across, 0.55*down});
for (std::size_t k = 0; k < tree.buds.size(); ++k) {
  Bud const& b = tree.buds[k];
  auto look = look_of_fate(b.fate);
  if (static_cast<int>(k) == here) look.fill = ink;
  if (way[k]) look.width = 3;
  sheet.box(fmt::format("p{}", k), static_cast<int>(k) == here ? "place here"
    : way[k] ? "place way" : "place", {at(b).x, at(b).y, size, size},@|
    fmt::format("shape={}, ", shape_of_fate(b.fate)) + attributes(look));
}
for (std::size_t k = 0; k < tree.buds.size(); ++k)
  if (Bud const& b = tree.buds[k]; b.parent >= 0) {
    Point const p = at(tree.buds[b.parent]), q = at(b);
    Point const from = {p.x, p.y + size/2}, to = {q.x, q.y - size/2};
    sheet.arrow(fmt::format("w{}", k), way[k] ? "place way" : "place",@|
      fmt::format("p{}", b.parent), fmt::format("p{}", k),
      {{to, from, {from.x, to.y}, {to.x, from.y}, to}},@|
      attributes(Stroke{ink, way[k] ? 3.0 : 1.0, 0}));
  }

@ \pitfall{A layout that slides leaves past each other, and so forgets which was found first. A
parent that is looked for in the nesting of events, which a trace does not have. An edge that runs
through the word beside it.}

\pinned{\.{tests/draw/tree\UL test.cpp} compares trees with the totals of their searches.}

\exercise[10]{A search tree has $n$ nodes, of which $d$ are dead ends and $s$ are solutions. How
many edges does it have, and how many options were tried?} \answer{Both numbers are $n-1$, if each
option that is tried leads to a node of the next level, as it does unless the search is stopped.
Four queens: 17 nodes, 16 options tried. The numbers $d$ and $s$ do not matter.}

\summary{A node is born when an item is chosen, and the level says which node is its parent. Leaves
are in the order of time, and parents above the middle of their children.}
