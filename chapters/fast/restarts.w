@** Any cover: random restarts. \label{fast/restarts}%
A timetable is wanted, not all timetables. A search for any cover may guess at random, give up, and begin anew. Sometimes it finds one a thousand times as fast
as a search in a fixed order; sometimes it is no faster. Why?

Take a Latin square of order 30, and empty 378 of its 900 fields. The search branches on an item with the fewest options; among several such items it draws
lots. How many dead ends does it meet before its first cover?
\sketch{lots}{Dead ends before the first cover, for eight seeds and five ways to search, on a logarithmic scale. Orange is more than 50{,}000.}
The search that draws lots only has a {\it heavy tail\/}: most searches are short, but the few long ones take more time than all others together. Gomes, Selman, and Crato found
this in 1997 [GSC97]. The cause is a mistake near the root, where a few fields are filled in a way that no cover has. No dead end shows the mistake, so the
search must go through the whole subtree below it. There are three remedies. {\it Begin anew\/}: after 64 dead ends, return to the root, and draw new lots. {\it
Learn\/}: each dead end adds to the weight of the item that had no option left, and heavy items are chosen early. {\it Spare\/}: of the options of an item, take
one that excludes few others (the {\it least constraining value}). The search gives up the promised order of covers, and finds one (\.{--any}).
@^heavy tail@>@^quasigroup with holes@>@^Gomes, Carla Pedro@>@^Selman, Bart@>@^Crato, Nuno@>

@(dlx/fast/restarts.hpp@>=
#pragma once
/* One cover, no matter which: a search that draws lots, learns from dead ends, and begins
   anew. It takes turns with the usual search, which also proves that there is no cover. */
#include "dlx/base/index.hpp"
#include "dlx/fast/rows.hpp"
#include "dlx/more/observer.hpp"
#include <random>
namespace dlx {
@<Declare live rows@>
@<Declare a search that begins anew@>
@<Declare how to find any cover@>
} // |namespace dlx|

@ The module lies above the engines, because |any_cover| calls one of them.

@(dlx/fast/restarts.cpp@>=
#include "dlx/fast/restarts.hpp"
#include "dlx/fast/engine.hpp"
#include "dlx/fast/memory.hpp"
#include <atomic>
#include <stdexcept>
namespace dlx {
@<Keep live rows@>
namespace {
@<Draw lots among equals@>
}
@<Search, and begin anew@>
@<Find any cover@>
} // |namespace dlx|

@*1 Rows that shrink. An option that is taken excludes all options in the rivals of its rows, colours included (\sec{fast/rows}). The search must know at each
moment which options of a row are still {\it live}. Bits would be mostly zeros, since a row has perhaps six options of three thousand. So each row is a list
with live options first, and a number that says how many are live. This is the row of item~\.D of the dinner:
$$\vbox{\halign{#\hfil\quad&\.{#}\hfil\qquad&#\hfil\cr
at first&2 4 6&size 3\cr
4 is struck&2 6\thinspace\char"7C\thinspace4&size 2: it has changed places with the last live one\cr
2 is struck&6\thinspace\char"7C\thinspace2 4&size 1\cr
both are back&6 2 4&size 3, and nothing else was written\cr}}$$
This is a {\it sparse set\/} [BT93]. {\it The invariant of going back\/}: the option that was struck last comes first after the live ones. So if options come
back in reverse order, it is enough to increase the size. The items that are still to be covered, the {\it open\/} ones, form another sparse set.
@^sparse set@>@^Briggs, Preston@>@^Torczon, Linda@>@^invariant of going back@>

@<Declare live rows@>=
class LiveRows { /* which options are still possible; rows and candidates count from 0, as in |Rows| */
public:
  struct Moment { std::size_t struck = 0, taken = 0, open = 0; };
  explicit LiveRows(Problem const& problem); /* linear, but for colours */
  int size(int row) const { return sizes[index(row)]; }
  int option(int row, int k) const { return owner[entries[index(row)][index(k)]]; } /* the live one at place |k| */
  int harm(int option) const; /* so many options, roughly, would be struck with it */
  std::span<int const> open() const { return {items.data(), open_count}; }
  void take(int option), strike(int option); /* decides for a live one, or against; |settle| must follow */
  bool settle(); /* takes all that is forced; false at a dead end */
  int culprit() const { return empty; } /* after a |false|: an item without options */
  Moment now() const { return {struck.size(), taken.size(), open_count}; }
  void back_to(Moment const& moment); /* undoes all that came later */
  std::vector<int> cover() const { return taken; } /* as options of the problem */
  std::uint64_t effort() const { return work; } /* entries of struck options, ever */
private:
  @<Declare the data of live rows@>
};

@ An entry is a place in |rows.marks|. {\it The invariant of places\/}: entry~|j| of row~|r| is |entries[r][place[j]]|.
@^invariant of places@>

@<Declare the data of live rows@>=
bool is_open(int row) const { return spot[index(row)] < open_count; }
void note(int row); /* that it may have less than two options */
Rows rows;
std::vector<int> sizes, owner; /* how many entries of each row are live; the option of each entry */
std::vector<std::vector<std::size_t> > entries; /* of each row, the live ones first */
std::vector<std::size_t> place, spot; /* of each entry in its row; of each item in |items|, or beyond all */
std::vector<int> items; /* the open ones first */
std::vector<int> struck, taken, forced; /* options, in order; items that had one option when they were noted */
std::size_t open_count;
int empty = -1; /* an item without options, if there is one */
std::uint64_t work = 0;

@ The harm of an option is the sum of the sizes of the rows that clash with it. Some options are counted twice. The constructor deals the entries to their rows.

@<Keep live rows@>=
LiveRows::LiveRows(Problem const& problem)
  : rows(problem), sizes(rows.rival.size()), entries(sizes.size()), spot(sizes.size(), sizes.size()),
    items(index(rows.primaries)), open_count(items.size())
{
  for (std::size_t o = 0; o < rows.options.size(); ++o)
    for (int r : rows.of(o)) {
      entries[index(r)].push_back(place.size());
      place.push_back(index(sizes[index(r)]++));
      owner.push_back(static_cast<int>(o));
    }
  for (int r = 0; r < rows.primaries; ++r) items[index(r)] = r, spot[index(r)] = index(r), note(r);
}
int LiveRows::harm(int option) const
{
  int sum = 0;
  for (int r : rows.of(index(option))) sum += size(rows.rival[index(r)]);
  return sum;
}

@ An option that is struck leaves all of its rows. An open item with one option left, or none, is noted. To go back, increase sizes in reverse order.

@<Keep live rows@>=
void LiveRows::note(int row)
{
  if (is_open(row) and size(row) == 1) forced.push_back(row);
  if (is_open(row) and size(row) == 0 and empty < 0) empty = row;
}
void LiveRows::strike(int option)
{
  for (auto j = rows.first[index(option)]; j < rows.first[index(option) + 1]; ++j, ++work) {
    int const r = rows.marks[j];
    auto& row = entries[index(r)];
    auto const last = index(--sizes[index(r)]);
    std::swap(row[place[j]], row[last]);
    place[row[place[j]]] = place[j], place[j] = last;
    note(r);
  }
  struck.push_back(option);
}
void LiveRows::back_to(Moment const& moment)
{
  for ( ; struck.size() > moment.struck; struck.pop_back())
    for (int r : rows.of(index(struck.back()))) ++sizes[index(r)];
  taken.resize(moment.taken), forced.clear();
  open_count = moment.open, empty = -1;
}

@ To take an option, close its items, and strike all options in the rows that clash with it. The option itself is among them, because it is in the row of its
first item. This does no harm: an option that has been taken cannot be taken again. The loop stops at the first item that has no option left. An item with a
single option leaves no choice, and |settle| takes it, unless the item has been covered since it was noted.

@<Keep live rows@>=
void LiveRows::take(int option)
{
  taken.push_back(rows.options[index(option)]);
  for (int r : rows.of(index(option)))
    if (is_open(r)) {
      std::swap(items[spot[index(r)]], items[--open_count]);
      std::swap(spot[index(r)], spot[index(items[spot[index(r)]])]);
    }
  for (int r : rows.of(index(option)))
    for (int const row = rows.rival[index(r)]; empty < 0 and size(row) > 0; )
      strike(this->option(row, size(row) - 1));
}
bool LiveRows::settle()
{
  while (empty < 0 and not forced.empty()) {
    int const row = forced.back();
    forced.pop_back();
    if (is_open(row)) take(option(row, 0));
  }
  return empty < 0;
}

@*1 A search that draws lots. Each node has two ways: {\it for\/} an option, or, if that fails, {\it against\/} it. An option that fails at the root is in no
cover; it stays struck in all later runs. A dead end without any decision proves that there is no cover.
@^binary branching@>

@<Declare a search that begins anew@>=
struct Habits { bool begins_anew = true, learns = true, spares = true; }; /* to see what each of them is worth */
class Restarts { /* a search for one cover, always the same for a seed; |Unsupported| if there are bounds */
public:
  explicit Restarts(Problem const& problem, std::uint64_t seed = 1, Habits const& habits = Habits());
  bool go_on(std::uint64_t nodes); /* at most so many, or some milliseconds; is there more to be done? */
  bool is_over() const { return over; } /* if it has no cover then, there is none */
  std::vector<int> cover() const { return live.cover(); } /* if |totals().solutions| is~1 */
  Totals const& totals() const { return result; } /* so far */
  std::uint64_t cost() const { return result.nodes + looks/1024; } /* in nodes with few open items */
  std::uint64_t runs() const { return run; } /* so many times has it begun */
private:
  @<Declare what is known from run to run@>
};

@ How long should a run be? Short runs never solve a problem that needs a long one. If each is twice as long as the one before, there are soon too few of them.
Luby, Sinclair, and Zuckerman use the lengths 1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8, 1,~$\ldots$; after two runs of the same length follows one of twice
that length. Up to a constant and a logarithm, this is as good as the best lengths for the problem, which are unknown [LSZ93]. Knuth makes the sequence with two
numbers [K15], here |reluctance| and |length|, and calls it {\it reluctant doubling}.
@^Luby, Michael George@>@^Sinclair, Alistair@>@^Zuckerman, David@>@^reluctant doubling@>

@<Declare what is known from run to run@>=
struct Decision { LiveRows::Moment before; int option; };
void step(), begin_anew();
LiveRows live;
Habits habits;
std::mt19937_64 dice;
std::vector<double> weights; /* of items: one, and one more for each dead end */
std::vector<Decision> decisions; /* for options, in this run */
Totals result;
bool over = false;
static constexpr std::uint64_t unit = 64; /* dead ends of the shortest run */
std::uint64_t run = 1, reluctance = 1, length = 1;
std::uint64_t last_dead = unit, looks = 0; /* the total at which the run ends; at open items */

@ The search branches on the item with the smallest quotient of size and weight (in the literature, {\it dom/wdeg\/}). The weight of an item is one more than
the number of dead ends at which it was the culprit, in all runs. Boussemart, Hemery, Lecoutre, and Sais add up weights of constraints [BHLS04]. Here an item is
a variable and a constraint at once, so there is nothing to add. The $k$th of several equals replaces the one chosen so far with probability~$1/k$.
@^Boussemart, Fr\'ed\'eric@>@^Hemery, Fred@>@^Lecoutre, Christophe@>@^Sa\"\i s, Lakhdar@>@^ties@>

@<Draw lots among equals@>=
struct Lottery { /* the least score wins */
  std::mt19937_64& dice;
  int winner = -1;
  double least = 0;
  std::uint64_t ties = 0;
  void enter(int number, double score)
  {
    if (winner < 0 or score < least) winner = number, least = score, ties = 1;
    else if (score == least and dice() % ++ties == 0) winner = number;
  }
};

@ A step decides for an option. While this leads to a dead end, the last decision is turned into its opposite. If no decision is left, the search is over.

@<Search, and begin anew@>=
void Restarts::step()
{
  Lottery item = {dice}, option = {dice};
  for (int i : live.open()) item.enter(i, live.size(i)/weights[index(i)]);
  for (int k = 0; k < live.size(item.winner); ++k) {
    int const o = live.option(item.winner, k);
    option.enter(o, habits.spares ? live.harm(o) : 0);
  }
  ++result.nodes, ++result.attempts, looks += live.open().size();
  decisions.push_back({live.now(), option.winner});
  live.take(option.winner);
  while (not live.settle()) {
    ++result.dead;
    if (habits.learns) ++weights[index(live.culprit())];
    over = decisions.empty();
    if (over) return;
    live.back_to(decisions.back().before);
    live.strike(decisions.back().option);
    decisions.pop_back();
  }
  if (habits.begins_anew and result.dead >= last_dead and not live.open().empty()) begin_anew();
}

@ A new run keeps the weights, and all that was struck without a decision. Each decision looks at all open items, and may take long. So |go_on| also returns
after a million looks and struck entries.

@<Search, and begin anew@>=
Restarts::Restarts(Problem const& problem, std::uint64_t seed, Habits const& h)
  : live(problem), habits(h), dice(seed), weights(index(problem.primary_count()), 1.0)
{
  if (problem.has_bounds()) throw Unsupported("a search that begins anew knows no bounds");
  over = not live.settle();
}
void Restarts::begin_anew()
{
  if (not decisions.empty()) live.back_to(decisions.front().before);
  decisions.clear();
  if ((reluctance & -reluctance) == length) ++reluctance, length = 1;
  else length *= 2;
  last_dead = result.dead + length*unit, ++run;
}
bool Restarts::go_on(std::uint64_t nodes)
{
  std::uint64_t const enough = 1'000'000 + looks + live.effort();
  for ( ; not over and nodes > 0 and looks + live.effort() < enough; --nodes)
    if (not live.open().empty()) step();
    else over = true, ++result.solutions;
  return not over;
}

@*1 Two searches take turns. If there is no cover, the random search ends only because its runs become longer and longer. So it takes turns with the usual
search of \sec{fast/engine}. The first one to finish, with a cover or without, has the answer. The random one has a head start of 4{,}096 nodes, which is enough
for most problems. Then it has one node for every eight of the usual search; so the usual search loses little, and there is always an end. Nodes are counted,
not seconds; so the same seed gives the same cover on every machine. A problem with bounds is left to the usual search alone, because only links know bounds.
@^head start@>

@<Declare how to find any cover@>=
Result any_cover(Problem const& problem, Limits const& wishes, Receive const& receive, std::uint64_t seed = 1);
  /* hands over one cover, if there is any; the same one for the same seed. Throws |std::invalid_argument|
     if |wishes| limit covers or nodes. |Ending::limit| if there is a cover, or time was over; |complete|
     if there is none; |interrupted| by |stop|. The totals are those of both searches. One thread */

@ A search that ends without a cover has proved that there is none. A search that was stopped, but not by the caller, has reached the limit of time.

@<Find any cover@>=
Result any_cover(Problem const& problem, Limits const& wishes, Receive const& receive, std::uint64_t seed)
{
  if (wishes.solutions > 0 or wishes.nodes > 0)
    throw std::invalid_argument("any cover is one cover, and its nodes are those of two searches");
  Limits one = wishes;
  one.solutions = 1;
  Result r = {Ending::interrupted, Totals()};
  if (problem.has_bounds()) r = search_with(Engine::automatic, problem, Chooser::smallest, one, receive);
  else {
    @<Let two searches take turns@>
    if (lucky.is_over()) r.ending = Ending::complete;
    else if (r.ending == Ending::interrupted and not is_raised(wishes.stop)) r.ending = Ending::limit;
  }
  if (r.totals.solutions > 0) r.ending = Ending::limit;
  return r;
}

@ The pulse of the usual search comes about every 1024 nodes. This is the moment for a turn of the random search, which is named |lucky| here. The turn looks at
the clock as often. Before the usual search begins, the random one has a head start of four such turns. If |lucky| ends the matter, a flag stops the usual search; if that finds a cover before it looks at the flag, the cover is dropped.

@<Let two searches take turns@>=
Restarts lucky(problem, seed);
auto const has_cover = [&] { return lucky.totals().solutions > 0; };
std::atomic<bool> stop = false;
auto const deadline = deadline_of(wishes);
auto const take_turn = [&](Progress const& usual) {
  auto const last = 4*thresholds::pace + usual.nodes/thresholds::usual_share;
  do {
    lucky.go_on(std::min<std::uint64_t>(last - std::min(last, lucky.cost()), thresholds::pace));
    if (wishes.pulse) wishes.pulse(Progress{usual.nodes + lucky.totals().nodes, 0, usual.done});
    stop = lucky.is_over() or is_raised(wishes.stop) or Clock::now() > deadline;
  } while (not stop and lucky.cost() < last);
};
take_turn(Progress());
one.stop = &stop, one.seconds = 0, one.pulse = take_turn;
auto const relay = [&](std::span<int const> cover) { if (receive and not has_cover()) receive(cover); };
if (not stop) r = search_with(Engine::automatic, problem, Chooser::smallest, one, relay);
if (receive and has_cover()) receive(lucky.cover());
if (has_cover()) r.totals.solutions = 1;
add_work(r.totals, lucky.totals());

@ \cmd{make bench-holes} empties 42 percent of the fields of two hundred Latin squares of order 25 to 33, made by random walks [JM96]. Others that solve such
problems are \.{clasp} [GKS12], \.{cadical} [BFFH20], and Knuth's \.{ssxcc} (\.{ssxcc-wtd} with the weights of [BHLS04]).
\figure{.78\pagewidth}{holes/curve}{How many of the squares are solved in which time of the whole process. The scale is logarithmic.}
On these squares, weights alone cut off the tail: twelve of them take \.{ssxcc} more than half a second, and another program at most a tenth; \.{ssxcc-wtd} has none of these. In
the first figure, learning alone has one hard square, and sparing alone does not end on another; but even 3308 dead ends take only a fraction of a second. Nothing is gained where the usual search goes straight to a cover, as with dominoes.

@ \pitfall{Seeding from the clock, so that no mistake comes again. Using distributions of the standard library, which differ from one library to another.
Breaking ties by the place in a sparse set, which is not random. Forgetting, at a new run, the options that have failed at the root.}

\pinned{\.{tests/fast/restarts\UL test.cpp} compares six hundred random problems of all kinds with brute force, for all habits and any way to cut the search
into pieces. It goes back to any moment of the rows, counts the runs, computes the first figure, and stops two searches that take turns.}

\exercise[12]{How many dead ends have been met when the first run of length $64\cdot2^k$ is over? How much of this work was needed if that run finds a cover?}
\answer{Up to then there are $2^k$ runs of length 64, $2^{k-1}$ of length 128, and so on, to one of length $64\cdot2^k$. Each of the $k+1$ lengths has as many
dead ends as the longest run. So the sum is $k+1$ times as many as needed; this is the logarithm.}

\summary{Random restarts cut off a heavy tail; weights remember tight items. A second search takes turns, and can prove that there is none.}
