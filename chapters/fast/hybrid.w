@** Dance above, masks below. \label{fast/hybrid}%
Everything is prepared: a border, and somebody who watches it; what is
certain before the dance; a list that knows how much it has; and a pair of
scissors that cuts out what is left. How do they work together?

Here is the top of a search tree, with the border. Above it each node is an
item that was covered in a list. A node at which it is time to look becomes
the root of a search by masks; such a tree is called a {\it rest}, and it may
have a million nodes or three.
$$\vbox{\halign{\hfil#\quad&\tt#\hfil\cr
\rm dance&..............o..............\cr
&......../.............\char"5C........\cr
&.......o...............o.......\cr
&....../.\char"5C............./.\char"5C......\cr
\rm border&-----o---o-----------o---x-----\cr
\rm masks&..../\char"7C\char"5C./\char"7C\char"5C........./\char"7C\char"5C........\cr}}$$
The node \.x is a dead end, or a solution: no table is written for it.

@ {\it The invariant of the border:} what the masks get is an exact cover
problem of its own, whose covers are the completions of the options that the
dance has chosen; its items and its options are in the old order. As masks
and list agree about the order of covers for every problem, they agree about
it for this one, and everybody who watches the covers go by sees them in the
same order as if the list had danced to the end.
@^invariant of the border@>

@ Why is the order right? Take two covers that the dance would find, one
before the other. If they part at an item above the border, then the dance
tries their options in its own order, and all covers below the first of them
come before all below the second, whoever finds them. If they part below the
border, then both are covers of the same rest, behind the same options; and
masks find the covers of any problem, also of this one, in the order in which
a list would have found them. (A rest keeps the old order of its items, or
else ties between items of the same size would be broken in another way.)

@ The interface is that of \sec{fast/masks}. A search can be stopped, it can
tell where it is, it can go on, and it can give work away.

@<Declare the class |Hybrid|@>=
class Hybrid {
public:
  explicit Hybrid(Problem const& problem, Chooser chooser = Chooser::smallest,
    std::optional<double> border = std::nullopt,
    std::vector<int> path = {});
    /* looks when live options times open items are at most |border|, or, if
       nothing is said, where a rehearsal says. Begins at the node that is
       reached by |path|. Linear in the size of the problem, which may be gone
       afterwards. Throws |Unsupported| for bounds */
  Result run(Limits const& limits = Limits(), Receive const& receive = nullptr)
  {
    return search->run(limits, receive);
  }
    /* as |Masks::run|. The totals are those of the dance, where |covers|
       counts the items that it has covered, and those of the masks below */
  std::vector<int> position() const { return search->position(); } /* the
    options that are chosen now */
  std::vector<Gift> give_away() { return search->give_away(); } /* as
    |Masks::give_away| */
private:
  std::unique_ptr<MaskSearch> search;
};

@ There is a function for those who do not want to know about classes. And
there is the base class |MaskSearch| of \sec{fast/masks}: whoever can search by
masks, on whatever processor, has the four functions that we need, and so have
we; thus a |Hybrid| is nothing but a pointer to one of them.

@(dlx/fast/hybrid.hpp@>=
#pragma once
/* An engine for problems that are too large to be looked at as a whole: links
   dance until little is left, and then masks search what is left. The same
   covers in the same order as with either of them. */
#include "dlx/fast/border.hpp"
#include "dlx/fast/masks.hpp"
#include "dlx/more/observer.hpp"
#include "dlx/more/problem.hpp"
#include <memory>
#include <optional>
#include <vector>
namespace dlx {
@<Declare the class |Hybrid|@>
Result search_hybrid(Problem const& problem, Chooser chooser,
  Limits const& limits = Limits(), Receive const& receive = nullptr);
  /* as |search_masks|. Memory: the list, and what |Masks| needs below */
} // |namespace dlx|

@ A problem without colours dances on |Links|, and one with colours on
|Painted|; so the search is a template. Look at the list of headers: it is the
list of the last six chapters, and of two older ones. What is left for this
chapter is to call everybody in the right order.

@(dlx/fast/hybrid.cpp@>=
#include "dlx/fast/hybrid.hpp"
#include "dlx/fast/counted_list.hpp"
#include "dlx/fast/outset.hpp"
#include "dlx/fast/remainder.hpp"
#include "dlx/fast/rows.hpp"
#include <algorithm>
#include <cstdint>
namespace dlx {
namespace {
@<Declare a step of the dance@>
@<Define the class |HybridSearch|@>
}
@<Make a hybrid@>
} // |namespace dlx|

@*1 The dance. It is that of \sec{more/search}, without listeners, and written
so that it can be put aside. A |Step| is an item that has been covered, the
node in its column that is being tried, the node that is to be tried next,
and what is |left| when the item is covered, but none of its options chosen.

@<Declare a step of the dance@>=
struct Step {
  Node* item; /* the header of the item that was chosen */
  Node* node; /* being tried, or |item| */
  Node* next; /* to be tried next, or |item| if there is none */
  Node* last; /* of the option's nodes, the last that was committed to */
  Left left;
};

@ The whole state of the search is the |path|, a vector of steps; and a |rest|,
if masks are at work. Between two calls of anything it is in one of these
states, and it can be put aside in each of them.
$$\vbox{\halign{#\hfil\quad&#\hfil\quad&#\hfil\cr
{\it path}&{\it rest}&{\it what comes next}\cr
\noalign{\smallskip}
whatever it is&yes&masks go on; the dance waits\cr
not empty&no&the deepest step tries its next option, or is left\cr
empty&no&nothing: it is over\cr}}$$
The first arrival, at the root, is the only thing that is not in this table.

@ To arrive at a node means to choose an item. Then there is the question of
these chapters: is it time to look? It is
asked only if the item has at least two options. A dead end needs no table,
and a forced move is better made before the table is written, which will be
smaller then. (\sec{fast/masks} moves to a smaller tier at the same place, for
the same reason.)

The node at which we hand over is not counted here. It is the root of what
the masks get, and they count it.

@<Arrive on the dance floor@>=
void arrive()
{
  Node* const c = chooser == Chooser::first ? list.first_open()
    : list.smallest();
  int const size = c == nullptr ? 0 : c->size;
  if (size == 0 or chooser == Chooser::first) list.forget_low();
  if (size > 1 and is_time_to_look()) return hand_over();
  ++result.totals.nodes;
  if (c == nullptr) report_solution();
  else if (size == 0) ++result.totals.dead;
  else {
    list.cover(c);
    path.push_back(Step{c, c, c->down, c, list.left});
  }
}
bool is_time_to_look()
{
  if (is_rehearsal) border.hear(list.left);
  return not is_rehearsal and border.may_cross(list.left, result.totals.nodes);
}

@ Note what |arrive| does not do: it does not try an option. It leaves a step
whose node is still the header, and returns. So between any two options the
search comes back to its loop, where limits are looked at; a search that called
itself would have to ask at every level whether it may go on.

@ To try the next option, take the last one back. What is left is what was
left before. And if the new option is hopeless before all of its items have
been committed to, this was a dead end, without an arrival.

@<Try the next option on the floor@>=
void try_next()
{
  Step& step = path.back();
  if (step.node != step.item) list.give_back(step.node, step.last);
  step.node = step.next;
  step.next = step.node->down;
  list.left = step.left;
  ++result.totals.attempts;
  if (list.take(step.node, step.last)) return arrive();
  ++result.totals.nodes;
  ++result.totals.dead;
  list.forget_low();
}

@ Here is how the path of a small search changes. Item \.A has the options 1
and~2, and below option~1, item~\.B has only option~3, which leads to nothing.
$$\vbox{\halign{#\hfil\quad&#\hfil\cr
{\it what happens}&{\it path}\cr
\noalign{\smallskip}
arrive&\.A at its header\cr
try next&\.A at option 1\cr
\quad arrive&\.A at option 1, \.B at its header\cr
try next&\.A at option 1, \.B at option 3; a dead end\cr
\.B has no next option, but \.A has&\.A at option 1\cr
try next&\.A at option 2\cr}}$$

@ If the deepest step has no next option, it is left, and the one above it
is looked at. What is |left| then is wrong for a moment; but the only thing
that can happen next is that another option is tried, or that the search is
over. In the latter case, there is no need to put the floor in order; nobody
will ever dance on it again.

@<Look for something to do@>=
bool has_more()
{
  if (rest) return true;
  auto const has_next = [](Step const& s) { return s.next != s.item; };
  if (not is_rehearsal and std::none_of(path.rbegin(), path.rend(), has_next))
    path.clear();
  while (not path.empty() and not has_next(path.back())) retreat();
  return not path.empty();
}
void retreat()
{
  Step const& step = path.back();
  if (step.node != step.item) list.give_back(step.node, step.last);
  list.uncover(step.item);
  path.pop_back();
}

@ The run. At any time there are two possibilities. Either the masks have
something to do, which is called the |rest|; then the dance stands still,
with one foot in the air. Or there is no rest, and the dance goes on. Before
either of them does anything, the limits are looked at.

@<Run the hybrid@>=
Result run(Limits const& l, Receive const& r) override
{
  begin_run(l);
  receive = &r;
  if (not begun) begin();
  while (result.ending == Ending::complete and has_more() and not must_end())
    rest ? search_rest() : try_next();
  return result;
}

@ The first run has more to do than the others. If the problem is so large
that it is not clear where the border is, there is a rehearsal. Then comes the
first arrival. The moves that were forced from the outset (\sec{fast/outset})
are nodes, too, since the other engines count them.

@<Run the hybrid@>=
void begin()
{
  begun = true;
  if (border.needs_rehearsal(list.left)) rehearse();
  result.totals.nodes += outset.forced;
  result.totals.attempts += outset.forced;
  arrive();
}

@ The rehearsal of \sec{fast/border}. An option with thousands of items could
make it long. So it is broken off when it gets late, be it in the middle of
an option, as if that had been hopeless.

@<Rehearse the dance@>=
void rehearse()
{
  Left const whole = list.left;
  is_rehearsal = true;
  list.latest = Border::most_hidden;
  arrive();
  while (not list.is_late() and result.totals.nodes < Border::most_rehearsed
      and has_more()) try_next();
  while (not path.empty()) retreat();
  is_rehearsal = false;
  list.latest = std::numeric_limits<double>::infinity();
  list.forget_low();
  border.settle(list.hidden);
  result.totals = Totals();
  list.left = whole;
}

@ Why is everything put back? One could go on from where the rehearsal ended.
But if it was found that masks pay, then the place where they should have begun
lies above us, perhaps at the root, and going on would mean to leave the
largest subtree to the dance. What has been learned is kept, in the border;
what has been done was cheap.

A run that is put aside never sees a rehearsal, since it is over before the
first limit is looked at. This is the only time that nobody can stop us; it is
a millisecond or two.

@*1 At the border. To hand over means to pay, to cut what is left out of the
rows of the whole problem, and to begin a search there. The options that have
been chosen so far are remembered; they stand at the beginning of each cover
that the masks will find. The rest gets no symmetries: what is cut out of a
problem in the middle of a search has none.

@<Hand over to the masks@>=
void hand_over()
{
  border.pay(list.left);
  prefix = chosen(path.size());
  rest.emplace(cut(), chooser, std::vector<int>(), Vectors::widest, mirrors);
  seen = Totals();
}

@ How expensive is a crossing? For each open item its column is walked, and for
each live option its rows are looked up twice. Nothing is done for items that
are closed, or for options that are not possible any more, except for one bit
for each of the latter. So it touches about as many nodes as it would to cover
every open item, which the dance would do anyway on its way to the next cover.
The tables of the masks, which are made of it, cost more.

What is left is found by walking along the open items and down their columns.
The scissors do not mind that each option is met several times.

@<Hand over to the masks@>=
SharedRows cut()
{
  for (Node* c = list.first_open(); c != nullptr; c = list.next_open(c)) {
    remainder.open(list.number(c));
    for (Node* x = c->down; x != c; x = x->down) remainder.keep(x->option);
  }
  return std::make_shared<Rows const>(remainder.cut());
}

@ The masks search with limits of their own: what is still
allowed of ours. When they have been through, the dance goes on; when they
were stopped, so are we, and the next run will come back to them.

The receiver gets whole covers: what the dance has chosen, and then what the
masks have found. As there is something to do, and |must_end| has just said
that we may go on, none of these numbers is zero, which would mean that there
is no limit.

@<Search the rest@>=
void search_rest()
{
  Limits inner;
  if (limits->solutions != 0)
    inner.solutions = last_solution - result.totals.solutions;
  if (limits->nodes != 0) inner.nodes = last_node - result.totals.nodes;
  @<Pass the time and the signs on@>
  Receive const tell = [this](std::span<int const> more) {
    options.assign(prefix.begin(), prefix.end());
    options.insert(options.end(), more.begin(), more.end());
    (*receive)(options);
  };
  Result const r = rest->run(inner, *receive ? tell : Receive());
  account(r.totals);
  if (r.ending == Ending::complete) rest.reset();
  else result.ending = r.ending;
}

@ The time that is left is never less than a moment. The signs of progress
are put into proportion: the masks know which part of their tree is done,
and the tree is a part of ours.

@<Pass the time and the signs on@>=
using Seconds = std::chrono::duration<double>;
if (limits->seconds > 0) inner.seconds =
  std::max(1e-6, Seconds(deadline - Clock::now()).count());
inner.stop = limits->stop;
if (limits->pulse) inner.pulse = [this](Progress const& p) {
  auto const& t = result.totals;
  auto const [before, share] = done_and_share();
  limits->pulse(Progress{t.nodes + p.nodes - seen.nodes,
    t.solutions + p.solutions - seen.solutions, before + share*p.done});
};

@ In which sense are the totals right? Every node is counted once, by whoever
visits it, and the root of a rest by the masks. It does not depend on where a
run was stopped. But it depends on the border; so nobody should compare the
nodes of two hybrids, and the tests compare covers.

Two accounts are kept, and they do not begin at the same time. The totals of
the masks count from the beginning of the rest, ours from the beginning of
everything. What has been |seen| already must not be added
again. The nodes pay the toll, too.

@<Search the rest@>=
void account(Totals const& now)
{
  auto& all = result.totals;
  all.nodes += now.nodes - seen.nodes;
  border.earn(now.nodes - seen.nodes);
  all.solutions += now.solutions - seen.solutions;
  all.dead += now.dead - seen.dead;
  all.attempts += now.attempts - seen.attempts;
  seen = now;
}

@ What remains to be said concerns those who watch: covers, progress, and where
the search is. In all three of them, what is above the border comes first, and
what masks have to say is put behind it.

A cover that is found by the dance itself is the path. There are such: if
every move has been forced since the last branching, the border was never a
question.

@<Report what the dance has covered@>=
void report_solution()
{
  if (is_rehearsal) return;
  ++result.totals.solutions;
  if (*receive) (*receive)(chosen(path.size()));
}

@ How much is done? Here are two numbers: which share of the tree lies to
the left of the path, and which share the subtree has at whose root we are.
For example, let the first item have four options, of which the third is being
tried, and the second item two, of which it is the second. Before us lie two
quarters, and a half of the third: $1/2+1/8=5/8$. Our own share is $1/8$; and
if masks say that they have done a half of it, then we have done $11/16$.

All this supposes that brothers are equally large, which they never are. It is
still what one would like to see when one has to wait.

@<Estimate what the dance has done@>=
std::pair<double, double> done_and_share() const
{
  double before = 0, share = 1;
  for (Step const& s : path) {
    share /= s.item->size;
    for (Node* x = s.item->down; x != s.node and x != s.item; x = x->down)
      before += share;
  }
  return {before, share};
}

@ A limit on covers needs some care. A run that has found as many as were
wanted must stop at once, and not at the next time that somebody looks at the
clock; and the rest, which has limits of its own, may have found the last of
them.

Whether to stop is decided as by masks, which have the same base. The rest
looks at the clock itself; but there may have been many short ones, and all
nodes count, whoever has visited them.

@<Stop a hybrid in time@>=
double done() const override { return done_and_share().first; }
bool must_end()
{
  if (result.totals.solutions >= last_solution) look_at = 0;
  return must_stop();
}

@ To say where the search is, and to give work away, the same rules hold as
in \sec{fast/masks}: the shallowest step that has something to give gives all of
it. If no step has, perhaps the rest has, whose gifts lie below our path.

@<Say where the hybrid is, and give away@>=
std::vector<int> chosen(std::size_t steps) const
{
  std::vector<int> way = outset.path;
  for (std::size_t k = 0; k < steps and path[k].node != path[k].item; ++k)
    way.push_back(path[k].node->option);
  return way;
}
std::vector<int> position() const override
{
  auto way = chosen(path.size());
  if (rest) for (int option : rest->position()) way.push_back(option);
  return way;
}

@ Who asks for gifts? Nobody yet, except the tests: several threads have only
been taught to share masks. But a hybrid can be divided, and whoever wants to
let a cluster work on a large problem will be glad of it.

The options that have not been tried become gifts, with the way to them,
and the step goes on as if there were none.

@<Say where the hybrid is, and give away@>=
std::vector<Gift> give_away() override
{
  std::vector<Gift> gifts;
  double share = 1;
  for (std::size_t k = 0; k < path.size() and gifts.empty(); ++k) {
    Step& s = path[k];
    share /= s.item->size;
    for ( ; s.next != s.item; s.next = s.next->down) {
      gifts.push_back(Gift{chosen(k), share});
      gifts.back().path.push_back(s.next->option);
    }
  }
  return gifts.empty() and rest ? gifts_of_rest(share) : gifts;
}

@ Take the path of the last example, four options and the third of them tried,
then two options and the second. The shallowest step that has something left
is the first; its fourth option is given away, as a path of a single option,
with a share of one quarter. The second step has nothing left. If we are asked
once more, the first step has nothing either, and it is the rest's turn.

@ The rest knows nothing of the dance above it; its gifts must be told the
whole way.

@<Say where the hybrid is, and give away@>=
std::vector<Gift> gifts_of_rest(double share)
{
  auto gifts = rest->give_away();
  for (Gift& g : gifts) {
    g.path.insert(g.path.begin(), prefix.begin(), prefix.end());
    g.share *= share;
  }
  return gifts;
}

@*1 The module. The class, with its functions in the order of the chapter. They
are written inside of the class, since a member function of a template that
stands outside needs two more lines for its name, and there are twenty of them,
some of which are not longer than that.

@<Define the class |HybridSearch|@>=
template<class List>@/
class HybridSearch : public MaskSearch {
public:
  HybridSearch(Problem const& problem, Chooser c, std::optional<double> told,
    std::vector<int> p);
  @<Run the hybrid@>
  @<Say where the hybrid is, and give away@>
private:
  @<Rehearse the dance@>
  @<Hand over to the masks@>
  @<Report what the dance has covered@>
  @<Arrive on the dance floor@>
  @<Try the next option on the floor@>
  @<Look for something to do@>
  @<Estimate what the dance has done@>
  @<Search the rest@>
  @<Stop a hybrid in time@>
  double options_left() const;
  double average_length() const;
  @<Declare the data of a hybrid search@>
};
@<Prepare the whole search@>

@ Its data. The list and the rows belong to this search alone; a copy of the
problem is not kept. They are made in this order, each out of those above it.

How large is that? For the board of $300\times300$ squares at the end of this
chapter, the list has a node for each of 358{,}800 entries and for each of
90{,}000 items, of 48 bytes each (\sec{more/links}), which makes 21.5 megabytes;
the rows, which are lists of numbers and not of bits, add four bytes for an
entry and twelve for an option. Nowhere is there a bit for each option and
item; those would be two gigabytes.

@<Declare the data of a hybrid search@>=
Outset const outset;
Rows const rows;           /* of all that is left at the outset */
CountedList<List> list;    /* on the same options */
Remainder remainder;       /* of the rows */
Border border;
Chooser const chooser;
std::vector<Step> path;
std::optional<Masks> rest; /* being searched, below the path */
SharedMirrors const mirrors = no_mirrors(); /* what is cut out has none */
Totals seen;               /* of the rest, that are in |result| */
bool begun = false, is_rehearsal = false;
std::vector<int> prefix;   /* the options above the rest */
std::vector<int> options;  /* of the latest cover */
Receive const* receive = nullptr;

@ The members initialize each other. |average_length| is called when the rows
are there and the list is not; that is allowed, and would be a trap if
somebody changed the order of the data above. (Compilers warn.)

The border has to know how much memory the other rows could need, for a
table of some of the options: as many marks as an average option has.

@<Prepare the whole search@>=
template<class List> HybridSearch<List>::HybridSearch(Problem const& problem,
  Chooser c, std::optional<double> told, std::vector<int> p)
  : outset(find_outset(problem, std::move(p), c == Chooser::smallest)),
    rows(problem, outset.options),
    list(problem, outset, average_length(), result.totals), remainder(rows),
    border(told), chooser(c)
{
  double const n = options_left();
  auto const is_other = [this](int r) { return r >= rows.primaries; };
  auto const others = std::ranges::count_if(rows.marks, is_other);
  border.set_out({std::ssize(rows.options),
    static_cast<double>(rows.count() - rows.primaries),
    static_cast<double>(others)/n});
}
template<class List> double HybridSearch<List>::options_left() const
{
  return rows.options.empty() ? 1 : static_cast<double>(rows.options.size());
} /* never zero, since one divides by it */
template<class List> double HybridSearch<List>::average_length() const
{
  return static_cast<double>(rows.marks.size())/options_left() - 1;
}

@ Is a template worth it? There are two lists, and they differ in two |if|s.
With one list, which knows colours, problems without them would pay for a
question at each node, and for a wider node. We have not measured it; it is the
way in which all searches of this book are made.

Everybody else sees a class without a template.

@<Make a hybrid@>=
Hybrid::Hybrid(Problem const& problem, Chooser chooser,
  std::optional<double> border, std::vector<int> path)
{
  if (problem.has_bounds())
    throw Unsupported("the hybrid knows no bounds; take the engine links");
  if (problem.has_colours())
    search = std::make_unique<HybridSearch<Painted> >@|
    (problem, chooser, border, std::move(path));
  else search = std::make_unique<HybridSearch<Links> >@|
    (problem, chooser, border, std::move(path));
}
Result search_hybrid(Problem const& problem, Chooser chooser,
  Limits const& limits, Receive const& receive)
{
  return Hybrid(problem, chooser).run(limits, receive);
}

@*1 What it is worth. On a board of $300\times300$ squares, the first of the
ways to place 45,000 dominoes is found by \.{--engine hybrid} in a third of
a second, and two thirds of that are spent reading the 179,400 options. The
links need 2.6 seconds, most of which they walk around the ring of headers.
Masks want two gigabytes for their first table, and we did not wait for the
end. On $100\times100$ squares, it is two hundredths of a second for the
hybrid, three for the links, and 2.7 seconds for masks.

Those were searches without a single dead end. For the others, we count how
many dead ends an engine meets in a second, in thousands, since these are
the same for all engines, if not quite. \cmd{make bench-rates} does it. The
Y-pentominoes are on square boards of the length that is given; in the
random problems, options of four, five, and three items cover 900, 1500, and
20001 items; 6000 coloured options have four of 400 items, and some of 40
others in one of five colours; and the last one is an empty sudoku. The
column {\it dance\/} is the hybrid without masks.
\transcript{rates}
The third column is a surprise. On large problems, the dance of this chapter
is much faster than that of \sec{more/search}, for it does not walk along the
ring. We had come to mend the masks, and have mended the links. On boards of
medium size, there is nothing to be mended: on $40\times40$ squares the
three partners are equally good, the plain list is a tenth to a fifth better
than any of them, and we do not know how one could tell beforehand.
@^speed of the hybrid@>

@ And here is what was tried on the way, and did not stay.

{\advance\parindent 1.2em
\yskip
\item{$\bullet$} {\it A fixed border, and nothing else.} It is the first
thing to try, and on one of the sudokus it was half as fast again as either
engine. But with a border that was too low, it wrote 16{,}000 tables a
second, of 600 options, with 13 nodes in each, and was half as fast as the
links. Hence the toll.
\item{$\bullet$} {\it The border as it was before the ring was avoided.}
Eight million bits were best when the dance was slow; now it is one million.
Whoever makes one of the two partners faster has to move the border.
\item{$\bullet$} {\it A border for all problems.} It was at $2^{20}$ bits, or
lower if most moves were forced. The rehearsal brought the 900 random items
from about 140 to 270 thousand dead ends a second, and the coloured options
from 12 to 123. Three other ways to decide were worse: to go on with the new
border where the rehearsal had ended, which is too deep; to take the average
of the bits instead of the median, since the first way down weighs too much
in it, and the sudoku lost a fifth; and a rehearsal of half the length,
which had not been at the bottom yet.
\par}\yskip
@^failures@>@^log of experiments@>

@ \pitfall{Forgetting that a limit of zero means no limit: a search that has
one node left must not hand over zero nodes to the masks. Handing over before
the forced moves have been made. Breaking off a rehearsal, and forgetting the
item that has just been covered: nobody uncovers it any more, and the search
that follows finds dead ends ten times as fast as before. We were very
pleased for a minute.}

\pinned{\.{tests/fast/hybrid\UL test.cpp} compares covers and their order with
those of the links, on hundreds of random problems with secondary items and
colours, for both choosers and for borders from zero to everything; it stops
a search after each node and after each cover, and goes on; it tears one to
shreds with |give_away|; and it checks the table with the dominoes. Others
make sure that what is forced from the outset needs no list, that a chain of
forced moves is not quadratic, and that a rehearsal changes nothing.}

\exercise{Let a search say how often it has handed over, and how many nodes
it has visited above and below the border. For which border are there as
many above as below, for the ten queens?}

\exercise{The dance of this chapter could be put to use without any masks.
What would \sec{more/search} lose if its chooser |Smallest| remembered the sizes
of blocks? (Think of those who read it for the first time.)}

\summary{Where much is left, dance, and touch only what changes. Where little
is left, look at everything at once. What passes the border is a problem of
its own, and its covers come in the order in which the dance would have found
them.}
