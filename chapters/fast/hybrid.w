@** First dance, then look. \label{fast/hybrid}%
Here is a board of $100\times100$ squares, and somebody wants to see it full
of dominoes; one way is enough. That makes 10{,}000 items and 19{,}800
options. The rows of bits that \sec{fast/masks} looks at have 198 million bits,
which are 25 megabytes. It puts a domino into the upper left corner, and
then it reads the 25 megabytes, in order to find out that in the lower right
one nothing has happened.

The dancing list knows better. It hides the three other dominoes that touch
the corner, and it has no idea that there is a lower right. When very many
options are alive, and each of them touches few of the others, nothing beats
a list. But the list is slow with what is small; and every search that gets
anywhere ends with a small problem. Almost all of its nodes are there.

Must we choose? Let us {\it dance as long as much is left, and look as soon
as little is left}.
@^hybrid of links and masks@>

@ How much is left? A look at a node reads one bit for each live option in
the row of each open item, so the product of these two numbers is a good
measure of what it costs. For a board of $6\times6$ squares, this is how it
shrinks when the list puts one domino after the other, always taking the
first option of the leftmost of the smallest items:
$$\vbox{\halign{\hfil#\quad&&\hfil#\quad\cr
\it dominoes&\it live options&\it open items&\it their product\cr
\noalign{\smallskip}
0&60&36&2160\cr
1&56&34&1904\cr
3&49&30&1470\cr
6&38&24&912\cr
9&27&18&486\cr
12&16&12&192\cr
15&6&6&36\cr}}$$
Both factors shrink, so the product is quickly small: half of the dominoes
make a look more than four times as cheap. On a large board the upper part
of the search tree is a thin stem, in which the list does what it can do
best; and the crown of the tree belongs to the masks.

@ So this chapter is about a border. Above it there is a dance, below it are
the masks, and at the border somebody must write down what is left as rows
of bits: only the live options, only the open items, and without touching
anything else, for there may be a lot of else, and the border is crossed
often.

{\it The invariant of the border:} what the masks get is an exact cover
problem of its own, whose covers are the completions of the options that the
dance has chosen; its items and its options are in the old order. As masks
and list agree about the order of covers for every problem, they agree about
it for this one, and everybody who watches the covers go by sees them in the
same order as if the list had danced to the end.
@^invariant of the border@>

@ The interface is that of \sec{fast/masks}. A search can be stopped, it can tell
where it is, it can go on, and it can give work away.

@<Declare the class |Hybrid|@>=
class Hybrid {
public:@/
  explicit Hybrid(Problem const& problem, Chooser chooser = Chooser::smallest,
    std::optional<double> border = std::nullopt, std::vector<int> path = @[{}@]);
    /* looks when live options times open items are at most |border|, or, if
       nothing is said, where a rehearsal says. Begins at the node that is
       reached by |path|. Linear in the size of the problem. Throws
       |Unsupported| for bounds */
  Result run(Limits const& limits = Limits(), Receive const& receive = nullptr)
  {
    return search->run(limits, receive);
  }
    /* as |Masks::run|. The totals are those of the dance, where |covers|
       counts the items that it has covered, and those of the masks below */
  std::vector<int> position() const@+{@+return search->position();@+}@/
  std::vector<Gift> give_away()@+{@+return search->give_away();@+}@/
private:@/
  std::unique_ptr<MaskSearch> search;
};

@ For a problem that lies on this side of the border from the beginning, the
list is not needed at all. There is a function that says so, for whoever has
to choose an engine; it does not look at the options one by one.

@(dlx/fast/hybrid.hpp@>=
#pragma once
#include "dlx/fast/masks.hpp"
#include "dlx/more/observer.hpp"
#include "dlx/more/problem.hpp"
#include <memory>
#include <optional>
#include <vector>
namespace dlx {
inline constexpr double border_of_masks = 1 << 20; /* bits; see below */
inline constexpr double most_bits = 1 << 29; /* in any table; 64 megabytes */
bool is_for_masks(Problem const& problem, double border = border_of_masks);
  /* is the whole problem below the border? */
@<Declare the class |Hybrid|@>@;
Result search_hybrid(Problem const& problem, Chooser chooser,
  Limits const& limits = Limits(), Receive const& receive = nullptr);
  /* as |search_masks|. Memory: the list, and what |Masks| needs below */
} // |namespace dlx|

@ A problem without colours dances on |Links|, and one with colours on
|Painted|. The search is a template, as in \sec{more/search}, and knows the list
by its public functions only.

@(dlx/fast/hybrid.cpp@>=
#include "dlx/fast/hybrid.hpp"
#include "dlx/more/painted.hpp"
#include "dlx/fast/rows.hpp"
#include "dlx/more/search.hpp"
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
namespace dlx {
@<Declare a step of the dance@>@;
@<Declare who watches the dance@>@;
@<Declare what is certain from the outset@>@;
@<Find out what is certain@>@;
@<Define the class |HybridSearch|@>@;
@<Find out whether masks are enough@>@;
@<Make a hybrid@>@;
} // |namespace dlx|

@*1 The dance. It is that of \sec{more/search}, without listeners, and written so
that it can be put aside. A |Step| is an item that has been covered, the
node in its column that is being tried, the node that is to be tried next,
and what is |Left| when the item is covered, but none of its options chosen.

We could ask the list how much is left, by counting. It would take longer
than the dance. So the two numbers are kept up to date on the way; and when
an option is taken back, nothing has to be added: the old numbers are still
there, in the step.

@<Declare a step of the dance@>=
struct Left {
  std::int64_t live = 0; /* options that can still be chosen */
  std::int64_t open = 0; /* primary items that must still be covered */
};
struct Step {
  Node* item; /* the header of the item that was chosen */
  Node* node; /* being tried, or |item| */
  Node* next; /* to be tried next, or |item| if there is none */
  Node* last; /* of the option's nodes, the last that was committed to */
  Left left;
};

@ How many options are hidden when an item is covered? As many as its column
has nodes, for in a live column there are only live options, and its size is
known. So a subtraction is all that is needed. (How many entries have been
|hidden|, if options are all of average length, is of interest in the
rehearsal that we shall have.)

@<Keep count while covering@>=
void lose(int options_lost)
{
  left.live -= options_lost;
  hidden += options_lost*average_length;
}
void cover(Node* c)
{
  lose(c->size);
  list.cover(c, usher);
  close(list.number(c));
}
void close(int item)
{
  left.open -= item <= rows.primaries;
  ++result.totals.covers;
  toggle(item);
}
void uncover(Node* c)
{
  ++result.totals.uncovers;
  list.uncover(c, usher);
  toggle(list.number(c));
}
void toggle(int item) // open or not?
{
  if (item > rows.primaries) return;
  open[index(item) / 64] ^= std::uint64_t(1) << item % 64;
  usher.stale[index(item) / 64] = 1;
}

@ If an item is purified, then those options stay that want the same colour.
They get marks. Somebody who watches the purification can count these marks;
and there they are again, the events that we owe to our observers. The usher
of this dance listens to two more things, which will be useful in a moment:
in which block of 64 items a size has changed, which makes the block
|stale|; and which items have become |low|, because they have a single
option left, or none.

@<Declare who watches the dance@>=
struct Usher {
  int primaries = 0, marks = 0;
  std::vector<unsigned char> stale;
  std::vector<int> low;
  void write(Field field, int x, int old, int now)
  {
    if (field == Field::size) {
      stale[static_cast<unsigned>(x) / 64] = 1;
      if (now < 2 and now < old and x <= primaries) low.push_back(x);
    }
    marks += field == Field::colour and now < 0;
  }
};

@ A node that is marked asks for nothing.

@<Keep count while covering@>=
bool commit(Node* x)
{
  if @[constexpr@, (List::painted)@] {
    if (x->shade < 0) return true;
    if (x->shade > 0) {
      usher.marks = 0;
      bool const ran_out = list.purify(x, usher);
      lose(x->item->size - usher.marks);
      if (ran_out) list.unpurify(x, usher);
      return not ran_out;
    }
  }
  return cover_or_not(x->item);
}
void uncommit(Node* x)
{
  if @[constexpr@, (List::painted)@] {
    if (x->shade < 0) return;
    if (x->shade > 0) return list.unpurify(x, usher);
  }
  uncover(x->item);
}

@ Choosing an option means to commit to its other items, from left to right;
taking it back means the reverse, from right to left. But why commit to all
of them? As soon as somebody else has no option any more, it is hopeless. We
know from \sec{haste} how to notice that without asking at each link: the
floors of the option's own items are lowered, and |hide| says whether a size
has reached its floor. The step remembers how far we came.

@<Keep count while covering@>=
bool commit_others(Step& step)
{
  Node* const x = step.node;
  for (Node* j = x->right; j != x; j = j->right) --j->item->floor;
  for (step.last = x; step.last->right != x; step.last = step.last->right)
    if (is_late() or not commit(step.last->right)) return false;
  return true;
}
void uncommit_others(Step const& step)
{
  Node* const x = step.node;
  for (Node* j = step.last; j != x; j = j->left) uncommit(j);
  for (Node* j = x->right; j != x; j = j->right) ++j->item->floor;
}
bool is_open(int item) const
{
  return (open[index(item) / 64] >> item % 64 & 1) != 0;
}

@ And the cover that gives up is that of \sec{haste}, too; only more is
counted here.

@<Keep count while covering@>=
bool cover_or_not(Node* c)
{
  lose(c->size);
  if (not dlx::cover_or_not(list, c, usher)) return false;
  close(list.number(c));
  return true;
}

@*1 Choosing among thousands. To arrive at a node means to choose an item.
With 20{,}000 open items, this was by far the most expensive thing that our
first hybrid did: it walked along the whole ring of headers, in order to
find the smallest, although nearly all sizes were what they had been at the
node before.

So let us remember. For each block of 64 items there is the |least| of the
sizes of those that are open, and a bit for each that is. Whenever a size is
written, the usher makes a note, and only in a block with a note must the
sizes be looked at again. The other blocks are not touched. This costs one
more byte to be written for each node that leaves its column; in return, a
choice costs little more than $1/64$ of the ring.
@^blocks of items@>

@<Choose an item on the floor@>=
void refresh(std::size_t block)
{
  int smallest = most;
  for (std::uint64_t w = open[block]; w != 0; w &= w - 1) {
    int const item = static_cast<int>(block * 64) + std::countr_zero(w);
    smallest = std::min(smallest, list.size(item));
  }
  least[block] = smallest;
  usher.stale[block] = 0;
}

@ Even this is not needed for forced moves. The usher has put every item on
a list whose size fell to one, or to none; the last of them that is still
open is as good as any. For \sec{fast/masks} has shown that the order of forced
moves does not matter, neither for the covers nor for their order; so we
need not know which of them is the leftmost.

The list may be incomplete, for it is cleared at each dead end. That does no
harm. An item that was forgotten is found with the smallest ones.
@^forced moves@>

@<Choose an item on the floor@>=
int low_item()
{
  for ( ; not usher.low.empty(); usher.low.pop_back()) {
    int const item = usher.low.back();
    if (is_open(item) and list.size(item) < 2) return item;
  }
  return 0;
}

@ Otherwise, the first block with the smallest size has the item, and it is
the first one in this block that has this size.

@<Choose an item on the floor@>=
static constexpr int most = std::numeric_limits<int>::max();
Node* smallest_item()
{
  if (int const item = low_item(); item != 0) return list.node(item);
  std::size_t best = 0;
  for (std::size_t b = 0; b < least.size(); ++b) {
    if (usher.stale[b] != 0) refresh(b);
    if (least[b] < least[best]) best = b;
  }
  for (std::uint64_t w = open[best]; w != 0; w &= w - 1) {
    int const item = static_cast<int>(best * 64) + std::countr_zero(w);
    if (list.size(item) == least[best]) return list.node(item);
  }
  return nullptr; // nothing is open
}

@ Then there is the question of this chapter: is it time to look? It is
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
    : smallest_item();
  int const size = c == nullptr ? 0 : c->size;
  if (size == 0 or chooser == Chooser::first) usher.low.clear();
  if (size > 1 and is_time_to_look()) return hand_over();
  ++result.totals.nodes;
  if (c == nullptr) report_solution();
  else if (size == 0) ++result.totals.dead;
  else {
    cover(c);
    path.push_back(@[Step{c, c, c->down, c, left}@]);
  }
}

@ To try the next option, take the last one back. What is left is what was
left before. And if the new option is hopeless before all of its items have
been committed to, this was a dead end, without an arrival.

@<Try the next option on the floor@>=
void try_next()
{
  Step& step = path.back();
  if (step.node != step.item) uncommit_others(step);
  step.node = step.next;
  step.next = step.node->down;
  left = step.left;
  ++result.totals.attempts;
  if (commit_others(step)) return arrive();
  ++result.totals.nodes;
  ++result.totals.dead;
  usher.low.clear();
}

@ If the deepest step has no next option, it is left, and the one above it
is looked at. What is |left| then is wrong for a moment; but the only thing
that can happen next is that another option is tried, or that the search is
over. In the latter case, there is no need to put the floor in order; nobody
will ever dance on it again.

@<Look for something to do@>=
bool has_more()
{
  if (rest) return true;
  auto const has_next = @[[](Step const& s) { return s.next != s.item; }@];
  if (not is_rehearsal and std::none_of(path.rbegin(), path.rend(), has_next))
    path.clear();
  while (not path.empty() and not has_next(path.back())) retreat();
  return not path.empty();
}
void retreat()
{
  Step const& step = path.back();
  if (step.node != step.item) uncommit_others(step);
  uncover(step.item);
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

@ The moves that were forced from the outset are nodes, too.

@<Run the hybrid@>=
void begin()
{
  begun = true;
  if (not is_told) find_border();
  result.totals.nodes += outset.forced;
  result.totals.attempts += outset.forced;
  arrive();
}

@*1 Before the dance. A list must be built before anybody can dance on it.
The largest file of \sec{fast/measured} has 120{,}002 options with 720{,}000
entries, which make a list of 36 megabytes; and when it had been built,
there came three forced moves, which hid all of it, and the search was over.
The floor had been polished for a dance that never came.

Therefore, what is certain {\it from the outset\/} is done first, with the
problem as it was read, without any links. There may be a path of options
that somebody has chosen. And there may be forced moves. We need to know
which options are left, in which order they were chosen or found forced, and
what has happened to each item.
@^outset of a search@>

@<Declare what is certain from the outset@>=
class Outset {
public:@/
  Outset(Problem const& problem, std::vector<int> start, bool may_force);
  std::vector<int> path;    /* |start|, and then the forced options */
  std::vector<int> options; /* candidates that go with all of the path */
  bool is_open(int item) const@+{@+return state[index(item)] == 0;@+}@/
  std::uint64_t forced = 0; /* so many of the path are */
private:@/
  static std::size_t index(int i)@+{@+return static_cast<std::size_t>(i);@+}@/
  bool fits(int option) const; /* does it go with the path? */
  void choose(int option);
  std::size_t thin_out(); /* drops options that do not fit; how many? */
  void take_census();
  bool force(); /* chooses options that are the last of an item; are there any? */
  Problem const& problem;
  std::vector<int> state; /* of each item: 0, or its colour, or $-1$ if covered */
  @<Declare a census@>@;
};

@ An option fits if each of its items is open, or has a colour, and the
option has the same.

@<Find out what is certain@>=
bool Outset::fits(int option) const
{
  for (@[Entry const& e@, : @,problem.option(option)@]) {
    int const s = state[index(e.item)];
    if (s != 0 and s != e.colour) return false;
  }
  return true;
}
void Outset::choose(int option)
{
  path.push_back(option);
  for (@[Entry const& e@, : @,problem.option(option)@])
    state[index(e.item)] = e.colour == 0 ? -1 : e.colour;
}

@ To find forced moves, we count the options of each primary item. And which
one is it, if there is one? Nobody wants to make a list of the options of
each item; it would be half of what we try to avoid. A {\it sum\/} of their
numbers is enough: when all others have been subtracted, it is the number of
the last. (Instead of sums we take the exclusive or, which cannot overflow.)
@^exclusive or@>

@<Declare a census@>=
struct Census {
  int size = 0;    /* options that are left */
  int mixture = 0; /* the exclusive or of their numbers */
};
std::vector<Census> counted; /* of the primary items, from 1 */

@ The census is taken once, and corrected whenever an option is dropped. A
forced move is the last option of an item that is still open.

@<Find out what is certain@>=
void Outset::take_census()
{
  counted.resize(index(problem.primary_count()) + 1);
  for (@[int o@, : @,options@])
    for (@[Entry const& e@, : @,problem.option(o)@])
      if (e.item <= problem.primary_count()) {
        ++counted[index(e.item)].size;
        counted[index(e.item)].mixture ^= o;
      }
}
bool Outset::force()
{
  std::size_t const before = path.size();
  for (int i = 1; i <= problem.primary_count(); ++i) {
    auto const [size, last] = counted[index(i)];
    if (size == 1 and is_open(i) and fits(last)) choose(last);
  }
  forced += path.size() - before;
  return path.size() > before;
}

@ If two items have one option left, and these two do not fit together, then
only the first is chosen. The other item will have none, and the search will
find that out at its first node.

@<Find out what is certain@>=
std::size_t Outset::thin_out()
{
  auto const is_lost = @[[this](int o) {
    if (fits(o)) return false;
    if (not counted.empty())
      for (@[Entry const& e@, : @,problem.option(o)@])
        if (e.item <= problem.primary_count()) {
          --counted[index(e.item)].size;
          counted[index(e.item)].mixture ^= o;
        }
    return true;
  }@];
  return std::erase_if(options, is_lost);
}

@ Each time that something was forced, all options are looked at, to see
which of them still fit. In a long chain of forced moves, that would be
quadratic. So we go on only if half of the options have gone; then all looks
together are twice as long as the first, at most. Whatever is forced after
that is left to the dance, which is better at small steps.

@<Find out what is certain@>=
Outset::Outset(Problem const& p, std::vector<int> start, bool may_force)
  : options(candidates_of(p)), problem(p), state(index(p.item_count()) + 1, 0)
{
  for (@[int o@, : @,start@]) choose(o);
  if (not start.empty()) thin_out();
  if (not may_force) return;
  take_census();
  std::size_t all = options.size();
  while (force() and 2*thin_out() >= all) all = options.size();
}

@ An item with a colour needs no purification in the list that is built of
the rest: all options that still have it agree about the colour.

@*1 The border. Where should it be? In an earlier edition it was at $2^{20}$
bits, for a look at so many takes less than a microsecond, and that is about
what a node costs the dance; and it was at half of that if only every second
move was a choice, and so on. It was right for the problems at which we had
looked. Then we looked at others. On the 6000 coloured options in the table
at the end of this chapter, a choice hides forty thousand entries, and masks
are ten times as fast as the dance; but the border kept them out, because a
look takes two million bits. On the 3825 random ones a choice hides a few
hundred, the dance is almost twice as fast as masks, and the border let them
in.

So there is no such place. What a choice costs the dance depends on how many
entries are hidden. What it costs the masks depends on how many bits are
left {\it deep\/} in the tree, where most of the nodes are. Both can be seen
from the floor, if we dance for a while. We have let the dance count, on a
dozen problems. A choice takes it about eight nanoseconds for each entry
that is hidden, and put back; and masks, for the same subtree, take from
five to eighteen nanoseconds for each thousand bits that are left at a
choice there, though they cut their table where it was much larger.

@ So there is a {\it rehearsal}. The dance begins, but nobody looks, and
nothing is reported; after a millisecond or two, when so many entries have
been hidden or so many nodes visited, everything is put back. Then masks
{\it pay\/} if for at least half of the choices
$$\hbox{live options}\cdot\hbox{open items}\le
|bits_for_entry|\cdot\hbox{entries hidden for a choice, on the average}.$$
If they pay, the border is at $2^{20}$ bits. And even if they do not, there
may be subtrees for which they do; so it is never lower than the number on
the right. (It is never very high either; a table that is as large as the
list takes as long to write, and perhaps it serves for one choice only.) If
less than $2^{20}$ bits are left after the outset, there is nothing to be
rehearsed.
@^rehearsal of a hybrid@>

What decides are counts, and no clocks; so a search has the same nodes on
every machine. (Why is everything put back, and not continued with the new
border? For the coloured options, the only node at which it is right to look
is the first one.)

@<Declare a step of the dance@>=
static constexpr double most_hidden = 1 << 18; /* at a rehearsal */
static constexpr std::uint64_t most_rehearsed = 1 << 13; /* nodes */
static constexpr double bits_for_entry = 600;
static constexpr double highest_border = 1 << 25; /* four megabytes */

@ An option with thousands of items could make it long. So it is broken off
when it gets late, be it in the middle of an option, as if that had been
hopeless.

@<Rehearse the dance@>=
bool is_late() const@+{@+return is_rehearsal and hidden > most_hidden;@+}@/
void rehearse()
{
  Left const whole = left;
  is_rehearsal = true;
  arrive();
  while (not is_late() and result.totals.nodes < most_rehearsed and has_more())
    try_next();
  while (not path.empty()) retreat();
  is_rehearsal = false;
  usher.low.clear();
  result.totals = Totals();
  left = whole;
}

@ The toll, of which we shall speak soon, is meant for small tables below
the border; so it should know where the border is.

@<Rehearse the dance@>=
void find_border()
{
  if (bits_left() <= border) return;
  rehearse();
  double const choices = static_cast<double>(looks.size());
  double const worth =
    std::min(highest_border, bits_for_entry*hidden/std::max(1.0, choices));
  auto const is_cheap = @[[worth](double bits) { return bits <= worth; }@];
  bool const pays = 2*std::count_if(looks.begin(), looks.end(), is_cheap)
    >= static_cast<std::ptrdiff_t>(looks.size());
  border = pays ? std::max(border, worth) : worth;
}
double bits_left() const
{
  return static_cast<double>(left.live)*static_cast<double>(left.open);
}

@ All this is about bits that are looked at. The rows of secondary items are
not looked at, but they need memory, and in a problem with a hundred
thousand of them that could be a surprise. There are at most as many as the
problem has, and at most half as many as the live options have entries, for
a row that is mentioned once is left out; and an option is supposed to have
as many of these entries as the average option of the problem.

@<Decide whether it is time to look@>=
bool is_time_to_look()
{
  double const alive = static_cast<double>(left.live), look = bits_left();
  double const others = @[std::min(secondary_rows, alive*secondary_marks/2)@];
  if (is_rehearsal) looks.push_back(look);
  return not is_rehearsal and look <= border
    and look + alive*others <= most_bits and can_be_paid(look);
}

@ And there is the toll. To write a table down costs some time for each live
option, and it is wasted if the subtree dies after three nodes. In the worst
case, {\it every\/} subtree that begins at the border dies after three
nodes, and we would write tables all day long. Nobody can know in advance;
but we can refuse to throw good money after bad.

Let a table with $n$ live options cost $n+64$. Each node that masks visit in
it earns |wage|. If that does not pay in the long run, the border is in the
wrong place; perhaps the subtrees are too small, perhaps smaller tables are
worth their price, since they are cheaper. So there are several purses: the
first is for tables that are not much smaller than |border|, the second for
those that have between a half and a quarter of it, and so on. At the
beginning, each contains eight times the price of the whole problem, because
reading it has cost more than that. If the first is empty, we dance on for a
level or two, and ask again, when the next one will be in charge.
@^toll@>

@<Decide whether it is time to look@>=
std::int64_t price() const@+{@+return left.live + 64;@+}@/
bool can_be_paid(double look)
{
  purse = std::clamp(std::ilogb(border/look), 0, purse_count - 1);
  auto const& p = purses[index(purse)];
  auto const nodes = static_cast<std::int64_t>(result.totals.nodes);
  auto const all = static_cast<std::int64_t>(rows.options.size());
  return p.paid + price() <= 8*(all + 64) + wage*p.nodes + nodes/4;
}

@ The last term is for those who have become poor by bad luck. A search can
last for days, and what was wrong in the first minute may be right in the
second; so all nodes, also those of the dance, pay a little into all purses.

@<Declare a step of the dance@>=
struct Purse {
  std::int64_t paid = 0, nodes = 0; /* for the tables; in the tables */
};
static constexpr int purse_count = 8;
static constexpr std::int64_t wage = 4;

@ To hand over means to pay, to cut what is left out of the rows of the
whole problem, and to begin a search there. The options that have been
chosen so far are remembered; they stand at the beginning of each cover that
the masks will find.

@<Hand over to the masks@>=
void hand_over()
{
  purses[index(purse)].paid += price();
  prefix = chosen(path.size());
  rest.emplace(cut(), chooser, std::vector<int>(), Vectors::widest, mirrors);
  seen = Totals();
}

@ The rows of the whole problem have been made once, with all the rails that
its colours need. A part of them is cut out in three steps. First, walk
along the open items and down their columns. The items get new numbers,
their |place| in the part. The live options are met in the wrong order, and
several times; so we make a note in one bit for each, and read the notes
afterwards.

@<Find out what is left@>=
int open_items = 0;
for (Node* c = list.first_open(); c != nullptr; c = list.next_open(c)) {
  place[index(list.number(c) - 1)] = open_items++;
  for (Node* x = c->down; x != c; x = x->down) {
    auto const k = index(number[index(x->option)]);
    notes[k / 64] |= std::uint64_t(1) << k % 64;
  }
}
for (std::size_t w = 0; w < notes.size(); ++w)
  for (std::uint64_t& n = notes[w]; n != 0; n &= n - 1)
    kept.push_back(w * 64 + index(std::countr_zero(n)));

@ Second, the other rows. One that is mentioned by a single live option can
do no harm, and neither can a rail when nobody is on the other one. (We have
seen this in \sec{fast/masks}, when a search moves to another tier.) The rails of
an item that has been purified are of this kind, because all live options
agree about its colour.

@<Find out which other rows can do harm@>=
for (@[std::size_t k@, : @,kept@])
  for (@[int r@, : @,rows.of(k)@])
    if (r >= rows.primaries and mentions[index(r)]++ == 0)
      touched.push_back(r);
auto const add = @[[&](int r, int rival) {
  place[index(r)] = part.count();
  part.rival.push_back(rival);
}@];
for (@[int r@, : @,touched@]) {
  int const other = rows.rival[index(r)], n = part.count();
  if (other == r) {
    if (mentions[index(r)] >= 2) add(r, n);
  } else if (place[index(r)] < 0 and mentions[index(other)] > 0) {
    add(std::min(r, other), n + 1); /* rails are neighbors */
    add(std::max(r, other), n);
  }
}

@ Third, the options are written down, in their order, and the notes and
places are erased, for the next time.

@<Cut out the rows@>=
SharedRows cut()
{
  auto const shared = @[std::make_shared<Rows>()@];
  Rows& part = *shared;
  kept.clear();
  touched.clear();
  @<Find out what is left@>@;
  for (int i = 0; i < open_items; ++i) part.rival.push_back(i);
  part.primaries = open_items;
  @<Find out which other rows can do harm@>@;
  @<Write the options of the part down@>@;
  for (Node* c = list.first_open(); c != nullptr; c = list.next_open(c))
    place[index(list.number(c) - 1)] = -1;
  for (@[int r@, : @,touched@]) mentions[index(r)] = 0, place[index(r)] = -1;
  return shared;
}

@ Rows without a place are passed over: those of items that are closed, and
those that can do no harm. The marks of an option keep their order, with the
primary ones first.

@<Write the options of the part down@>=
part.options.reserve(kept.size());
part.first.reserve(kept.size() + 1);
for (@[std::size_t k@, : @,kept@]) {
  part.options.push_back(rows.options[k]);
  part.first.push_back(part.marks.size());
  for (@[int r@, : @,rows.of(k)@])
    if (place[index(r)] >= 0) part.marks.push_back(place[index(r)]);
}
part.first.push_back(part.marks.size());

@*1 The rest. The masks search with limits of their own: what is still
allowed of ours. When they have been through, the dance goes on; when they
were stopped, so are we, and the next run will come back to them.

As there is something to do, and |must_end| has just said that we may go on,
none of these numbers is zero, which would mean that there is no limit.

@<Search the rest@>=
void search_rest()
{
  Limits inner;
  if (limits->solutions != 0)
    inner.solutions = last_solution - result.totals.solutions;
  if (limits->nodes != 0) inner.nodes = last_node - result.totals.nodes;
  @<Pass the time and the signs on@>@;
  Receive const tell = @[[this](std::span<int const> more) {
    options.assign(prefix.begin(), prefix.end());
    options.insert(options.end(), more.begin(), more.end());
    (*receive)(options);
  }@];
  Result const r = rest->run(inner, *receive ? tell : Receive());
  account(r.totals);
  if (r.ending == Ending::complete) rest.reset();
  else result.ending = r.ending;
}

@ The time that is left is never less than a moment. The signs of progress
are put into proportion: the masks know which part of their tree is done,
and the tree is a part of ours.

@<Pass the time and the signs on@>=
using Seconds = @[std::chrono::duration<double>@];
if (limits->seconds > 0) inner.seconds =
  @[std::max(1e-6, Seconds(deadline - Clock::now()).count())@];
inner.stop = limits->stop;
if (limits->pulse) inner.pulse = @[[this](Progress const& p) {
  auto const& t = result.totals;
  auto const [before, share] = done_and_share();
  limits->pulse(@[Progress{t.nodes + p.nodes - seen.nodes,
    t.solutions + p.solutions - seen.solutions, before + share*p.done}@]);
}@];

@ The totals of the masks count from the beginning of the rest, ours from
the beginning of everything. What has been |seen| already must not be added
again. The nodes are the wages, too.

@<Search the rest@>=
void account(Totals const& now)
{
  auto& all = result.totals;
  all.nodes += now.nodes - seen.nodes;
  auto const news = static_cast<std::int64_t>(now.nodes - seen.nodes);
  purses[index(purse)].nodes += news;
  all.solutions += now.solutions - seen.solutions;
  all.dead += now.dead - seen.dead;
  all.attempts += now.attempts - seen.attempts;
  seen = now;
}

@ A cover that is found by the dance itself is the path. There are such: if
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

@<Estimate what the dance has done@>=
std::pair<double, double> done_and_share() const
{
  double before = 0, share = 1;
  for (@[Step const& s@, : @,path@]) {
    share /= s.item->size;
    for (Node* x = s.item->down; x != s.node and x != s.item; x = x->down)
      before += share;
  }
  return @[{before, share}@];
}

@ Whether to stop is decided as by masks, which have the same base. The rest
looks at the clock itself; but there may have been many short ones, and all
nodes count, whoever has visited them.

@<Stop a hybrid in time@>=
double done() const override@+{@+return done_and_share().first;@+}@/
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
  if (rest) for (@[int option@, : @,rest->position()@]) way.push_back(option);
  return way;
}

@ The options that have not been tried become gifts, with the way to them,
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
      gifts.push_back(@[Gift{chosen(k), share}@]);
      gifts.back().path.push_back(s.next->option);
    }
  }
  return gifts.empty() and rest ? gifts_of_rest(share) : gifts;
}

@ The rest knows nothing of the dance above it; its gifts must be told the
whole way.

@<Say where the hybrid is, and give away@>=
std::vector<Gift> gifts_of_rest(double share)
{
  auto gifts = rest->give_away();
  for (@[Gift& g@, : @,gifts@]) {
    g.path.insert(g.path.begin(), prefix.begin(), prefix.end());
    g.share *= share;
  }
  return gifts;
}

@*1 The module. The class, with its functions in the order of the chapter.

@<Define the class |HybridSearch|@>=
template<class List>@/
class HybridSearch : public MaskSearch {
public:@/
  HybridSearch(Problem const& problem, Chooser c, std::optional<double> b,
    std::vector<int> p)
    : outset(problem, std::move(p), c == Chooser::smallest),
      list(problem, outset.options), rows(problem, outset.options),
      chooser(c), is_told(b), border(b.value_or(border_of_masks))
  {
    @<Measure the whole problem@>@;
  }
  @<Run the hybrid@>@;
  @<Say where the hybrid is, and give away@>@;
private:@/
  static std::size_t index(int i)@+{@+return static_cast<std::size_t>(i);@+}@/
  @<Keep count while covering@>@;
  @<Rehearse the dance@>@;
  @<Decide whether it is time to look@>@;
  @<Cut out the rows@>@;
  @<Hand over to the masks@>@;
  @<Report what the dance has covered@>@;
  @<Choose an item on the floor@>@;
  @<Arrive on the dance floor@>@;
  @<Try the next option on the floor@>@;
  @<Look for something to do@>@;
  @<Estimate what the dance has done@>@;
  @<Search the rest@>@;
  @<Stop a hybrid in time@>@;
  @<Declare the data of a hybrid search@>@;
};

@ Its data. The list and the rows belong to this search alone; a copy of the
problem is not kept.

@<Declare the data of a hybrid search@>=
Outset outset; /* of a problem that may be gone by now */
List list;
Rows const rows; /* of all that is left at the outset */
Chooser const chooser;
bool const is_told;       /* where the border is; otherwise, rehearse */
double border;
Usher usher;
std::vector<std::uint64_t> open; /* a bit for each item; only primary ones */
std::vector<int> least;         /* of each block of these; unless |stale| */
Left left;                      /* now */
std::vector<Step> path;
std::optional<Masks> rest;      /* being searched, below the path */
SharedMirrors const mirrors = no_mirrors(); /* what is cut out has none */
Totals seen;                    /* of the rest, that are in |result| */
bool begun = false;
std::array<Purse, purse_count> purses;
int purse = 0;                  /* the one that paid for the rest */
bool is_rehearsal = false;
std::vector<double> looks;      /* bits at each choice of the rehearsal */
double hidden = 0;              /* entries, by all covers */
double average_length = 0;      /* of an option, without the item chosen */
double secondary_rows = 0, secondary_marks = 0; /* in all; in an option */
std::vector<int> number;        /* of each option, among the candidates */
std::vector<std::uint64_t> notes; /* a bit for each candidate; all zero */
std::vector<int> place, mentions; /* of each row; all $-1$; all zero */
std::vector<int> touched;       /* rows with mentions */
std::vector<std::size_t> kept;  /* candidates that are alive */
std::vector<int> prefix;         /* the options above the rest */
std::vector<int> options;        /* of the latest cover */
Receive const* receive = nullptr;

@ At the beginning all options are alive that the outset has left. The items
that have been covered there go out of the ring, one by one; their columns
are empty.

@<Measure the whole problem@>=
std::size_t const n = rows.options.size();
left.live = static_cast<std::int64_t>(n);
usher.primaries = rows.primaries;
usher.stale.assign(index(problem.item_count()) / 64 + 1, 1);
open.assign(usher.stale.size(), 0);
least.assign(index(rows.primaries) / 64 + 1, 0);
for (int i = 1; i <= rows.primaries; ++i)
  if (outset.is_open(i)) {
    ++left.open;
    open[index(i) / 64] |= std::uint64_t(1) << i % 64;
  } else list.cover(i);
number.assign(index(problem.option_count()) + 1, -1);
for (std::size_t k = 0; k < n; ++k)
  number[index(rows.options[k])] = static_cast<int>(k);
notes.assign(n / 64 + 1, 0);
place.assign(rows.rival.size(), -1);
mentions.assign(rows.rival.size(), 0);
std::size_t marks = rows.marks.size();
for (int i = 1; i <= rows.primaries; ++i) marks -= index(list.size(i));
secondary_rows = rows.count() - rows.primaries;
double const options_left = static_cast<double>(@[std::max(n, std::size_t(1))@]);
secondary_marks = static_cast<double>(marks)/options_left;
average_length = static_cast<double>(rows.marks.size())/options_left - 1;

@ If a whole problem lies below the border, then masks alone will do. Of its
secondary rows we know only that there is one for an item, or a pair for
each digit of its colours; this is more than there will be.

@<Find out whether masks are enough@>=
bool is_for_masks(Problem const& problem, double border)
{
  auto const colours = static_cast<unsigned>(problem.colour_count());
  int const digits = std::max(1, static_cast<int>(std::bit_width(colours)));
  int const rails = colours == 0 ? 1 : 2*digits;
  double const options = problem.option_count();
  double const primaries = problem.primary_count();
  double const others = problem.item_count() - primaries;
  return options*primaries <= border
    and options*(primaries + rails*others) <= most_bits;
}

@ Everybody else sees a class without a template.

@<Make a hybrid@>=
Hybrid::Hybrid(Problem const& problem, Chooser chooser,
  std::optional<double> border, std::vector<int> path)
{
  if (problem.has_bounds())
    throw Unsupported("the hybrid knows no bounds; take the engine links");
  if (problem.has_colours()) search = @[std::make_unique<HybridSearch<Painted> >@]@|
    (problem, chooser, border, std::move(path));
  else search = @[std::make_unique<HybridSearch<Links> >@]@|
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
\item{$\bullet$} {\it One purse for all.} It was spent on the smallest
tables, because these can always be afforded, and the large ones, which
would have paid, could never be.
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
\item{$\bullet$} {\it Walking along the ring} after all, while it is short.
It saves the notes about stale blocks. On $24\times24$ squares it took 0.9
of the time, on $40\times40$ the same, on $60\times60$ 1.8 times as long.
\item{$\bullet$} {\it Sorting} the live options, which are met in the order
of the columns, took a quarter of the time of writing a table. The notes
with one bit for each need no sorting.
\par}\yskip
@^failures@>@^log of experiments@>

@ \pitfall{Counting an option as hidden once for each item on whose account
it could have been hidden; a column has only those nodes that are still
there, and that is all that is needed. Forgetting that a limit of zero means
no limit: a search that has one node left must not hand over zero nodes to
the masks. Keeping the rails of an item that has been purified. Handing over
before the forced moves have been made. Breaking off a rehearsal, and
forgetting the item that has just been covered: nobody uncovers it any more,
and the search that follows finds dead ends ten times as fast as before. We
were very pleased for a minute.}

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

\summary{Where much is left, dance, and touch only what changes. Where
little is left, look at everything at once. Measure what is left by two
numbers that are kept on the way; and do not spend more on crossing the
border than you gain on the other side.}
