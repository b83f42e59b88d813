@** Any cover at all. \label{fast/restarts}%
A timetable is wanted, not all timetables. Who needs one cover, and does not mind which, can be served faster than by the first cover of a
search for all; sometimes a thousand times as fast, and sometimes not at all. Why?

Here is a square of 30 by 30 of which 378 fields have lost their symbols; it can be filled so that each symbol stands once in each row and column, since it
was full before. The search branches on an item with as few options as possible, and where several items have as few, a die decides. Eight dice, and
how many dead ends each search had met when it found its cover:
$$\vbox{\halign{#\hfil\quad&&\hfil#\quad\cr
\it die&1&2&3&4&5&6&7&8\cr
\noalign{\smallskip}
smallest item, ties by lot&1036&$\infty$&190&28{,}049&298&375&9&$\infty$\cr
it begins anew&77&186&83&259&280&124&9&166\cr
it learns&138&3308&144&1104&131&101&6&42\cr
it does no harm&20&36&43&$\infty$&17&12&220&4\cr
all three&15&26&18&27&20&6&16&1\cr}}$$
($\infty$: it was given up after fifty thousand.)
@^heavy tail@>@^quasigroup with holes@>

@ The first line is a lottery. It has winners, who come to a cover at once, and it has tickets with which one will sit until Sunday. Nor is there an average: the longer one
plays, the worse the worst ticket, and it alone outweighs all the others together. Gomes, Selman, and Crato found this in 1997, for such squares, and called it
a {\it heavy tail\/} [GSC97]. The cause is a mistake near the root. Early on, a few fields are filled in a way that no cover has; nothing shows it, and the search must go through all that is below before it
comes back. A search in the promised order has drawn its ticket when the problem was written down, and cannot even hope.
@^Gomes, Carla Pedro@>@^Selman, Bart@>@^Crato, Nuno@>

The other lines have one of the three things that this chapter is about, or all of them.
\smallskip
{\parindent=2.2em
\item{1.} {\it Begin anew.} Who has met 64 dead ends without a cover goes back to the root, and draws another ticket.
\item{2.} {\it Learn.} What was too tight for a dead end will be too tight again; so an item that had no option left will be looked at sooner the next time.
\item{3.} {\it Do no harm.} Of the options of an item, take one that excludes few others (the {\it least constraining value}).\par}
\smallskip
\noindent The covers come in no promised order any more, and only one of them comes. That is what is given up, and for whom \.{--any} was made.

@(dlx/fast/restarts.hpp@>=
#pragma once
/* One cover, no matter which: a search that draws lots, learns from dead ends, and begins
   anew before it is lost; and that takes turns with a search that cannot be lost. */
#include "dlx/fast/rows.hpp"
#include "dlx/more/limits.hpp"
#include <cstdint>
#include <random>
#include <span>
#include <vector>
namespace dlx {
@<Declare live rows@>
@<Declare a search that begins anew@>
@<Declare how to find any cover@>
} // |namespace dlx|

@ The engines are asked for help only at the end of the chapter.

@(dlx/fast/restarts.cpp@>=
#include "dlx/fast/restarts.hpp"
#include "dlx/base/index.hpp"
#include "dlx/fast/engine.hpp"
#include <atomic>
#include <numeric>
#include <stdexcept>
namespace dlx {
@<Lay out live rows@>
@<Strike an option@>
@<Take an option, and all that follows@>
@<Take back all since a moment@>
@<Search, and begin anew@>
namespace {
@<Alternate with the usual search@>
}
@<Find any cover@>
} // |namespace dlx|

@*1 Rows that shrink. The rows of \sec{fast/rows} say which options exclude each other, colours included: whoever takes an option strikes out all options in the rivals of its rows. What must be known
at each moment is how many options a row has left, and which. We keep no bits, since rows of six options among three thousand are mostly zeros, and no links. Each row is
a piece of a list, {\it live options first}, and a number says how many are alive. Here is the row of item~\.D of the dinner, from which options 4 and~2 are struck, in this order:
$$\vbox{\halign{#\hfil\quad&\.{#}\hfil\qquad&#\hfil\cr
at first&2 4 6&size 3\cr
4 is struck&2 6\thinspace\char"7C\thinspace4&size 2: it has changed places with the last live one\cr
2 is struck&6\thinspace\char"7C\thinspace2 4&size 1\cr
both are back&6 2 4&size 3, and nothing else was written\cr}}$$
A {\it sparse set}, as Briggs and Torczon called it [BT93]; Knuth's \.{ssxcc} dances so. {\it The invariant of going back\/}: what is struck last stands just behind the live ones. So if options come back in the
opposite order, it is enough to increase the size.
@^sparse set@>@^Briggs, Preston@>@^Torczon, Linda@>@^invariant of going back@>

@ The items that are still to be covered are such a set, too. What was done since some |Moment| can be taken back. Items are rows below |rows.primaries|, and options are candidates, both from~0, as in |Rows|.

@<Declare live rows@>=
class LiveRows { /* which options are still possible, and how many each item has */
public:
  struct Moment { std::size_t struck = 0, taken = 0, open = 0; };
  explicit LiveRows(Problem const& problem); /* linear, but for colours */
  int size(int row) const { return sizes[static_cast<std::size_t>(row)]; }
  int option(int row, int k) const; /* the one at place |k| below |size(row)| */
  int harm(int option) const; /* so many options, roughly, would have to go with it */
  std::span<int const> open() const { return {items.data(), open_count}; }
  void take(int option);   /* chooses a live one */
  void strike(int option); /* decides against a live one */
  bool settle(); /* takes what is forced; false at a dead end. It must be called after these two */
  int culprit() const { return empty; } /* the item that has no option, after a |false| */
  Moment now() const { return {struck.size(), taken.size(), open_count}; }
  void back_to(Moment const& moment); /* all that came later is undone */
  std::vector<int> cover() const; /* what was taken, as options of the problem */
  std::uint64_t effort() const { return work; } /* entries of struck options, ever */
private:
  @<Declare the data of live rows@>
};

@ There are two tables of entries. In the first one, entries stand by options: |rows.marks[j]| is the row of entry~|j|, and |place[j]| where it stands in the second one. That has them by rows: row~|r|
begins at |start[r]|, and |list[place[j]]==j| at all times. Nobody knows from~|j| alone whose entry it is, so that is written down as well.

@<Declare the data of live rows@>=
bool is_open(int row) const { return spot[static_cast<std::size_t>(row)] < open_count; }
void note(int row); /* that it has less than two options */
Rows rows;
std::vector<int> sizes;          /* of each row */
std::vector<std::size_t> start, list, place; /* of rows; entries; of entries */
std::vector<int> owner;          /* the option of an entry */
std::vector<int> items;          /* the open ones first */
std::vector<std::size_t> spot;   /* of an item in |items|; beyond all, if it is secondary */
std::size_t open_count = 0;
std::vector<int> struck, taken;  /* options, in order */
std::vector<int> forced;         /* items that had one option when it was noted */
int empty = -1;
std::uint64_t work = 0;

@ Two runs along the entries: one counts, one deals.

@<Lay out live rows@>=
LiveRows::LiveRows(Problem const& problem)
  : rows(problem), sizes(rows.rival.size()), start(rows.rival.size() + 1),
    list(rows.marks.size()), place(rows.marks.size()), owner(rows.marks.size()),
    items(index(rows.primaries)), spot(rows.rival.size(), rows.rival.size()),
    open_count(index(rows.primaries))
{
  for (int r : rows.marks) ++start[index(r) + 1];
  std::partial_sum(start.begin(), start.end(), start.begin());
  for (std::size_t o = 0; o < rows.options.size(); ++o)
    for (auto j = rows.first[o]; j < rows.first[o + 1]; ++j) {
      auto const r = index(rows.marks[j]);
      place[j] = start[r] + index(sizes[r]++);
      list[place[j]] = j;
      owner[j] = static_cast<int>(o);
    }
  std::iota(items.begin(), items.end(), 0);
  std::iota(spot.begin(), spot.begin() + rows.primaries, std::size_t(0));
  for (int r = 0; r < rows.primaries; ++r) note(r);
}

@ To know what an option would cost the others, we need not try it: the rows that clash with it know their sizes. (An option that is in two of them is counted
twice, and the option itself once for each of its rows, which is nearly the same number for all options of an item.)

@<Lay out live rows@>=
int LiveRows::option(int row, int k) const
{ return owner[list[start[index(row)] + index(k)]]; }
int LiveRows::harm(int option) const
{
  int sum = 0;
  for (int r : rows.of(index(option))) sum += size(rows.rival[index(r)]);
  return sum;
}
std::vector<int> LiveRows::cover() const
{
  std::vector<int> options;
  for (int o : taken) options.push_back(rows.options[index(o)]);
  return options;
}

@ An option that is struck leaves all of its rows, and whoever has one option left, or none, is noted, if he is open.

@<Strike an option@>=
void LiveRows::note(int row)
{
  if (not is_open(row) or size(row) > 1) return;
  if (size(row) == 1) forced.push_back(row);
  else if (empty < 0) empty = row;
}
void LiveRows::strike(int option)
{
  auto const begin = rows.first[index(option)], end = rows.first[index(option) + 1];
  for (auto j = begin; j < end; ++j) {
    auto const r = index(rows.marks[j]), last = start[r] + index(--sizes[r]);
    auto const other = list[last], here = place[j];
    place[other] = here, list[here] = other;
    place[j] = last, list[last] = j;
    note(rows.marks[j]);
  }
  struck.push_back(option);
  work += end - begin;
}

@ To take an option: its items are open no longer; then every row that clashes with it is emptied from behind. Is the option itself not struck in this way, too? It is, being in the
row of its first item; and nothing is wrong with that, since an option that has been taken has no business among those that still can be. It makes the code shorter, and saves us
the question what happens to an option on both rails of a colour, which is its own rival.

At the first item that has nothing left we stop, for all is going to be taken back.

@<Take an option, and all that follows@>=
void LiveRows::take(int option)
{
  taken.push_back(option);
  for (int r : rows.of(index(option)))
    if (is_open(r)) {
      int const other = items[--open_count];
      std::swap(items[spot[index(r)]], items[open_count]);
      std::swap(spot[index(r)], spot[index(other)]);
    }
  for (int r : rows.of(index(option)))
    for (int const row = rows.rival[index(r)]; empty < 0 and size(row) > 0; )
      strike(this->option(row, size(row) - 1));
}

@ An item with one option leaves no choice. It may have been covered since it was noted; then it is passed over.

@<Take an option, and all that follows@>=
bool LiveRows::settle()
{
  while (empty < 0 and not forced.empty()) {
    int const row = forced.back();
    forced.pop_back();
    if (is_open(row)) take(option(row, 0));
  }
  return empty < 0;
}

@ Back, in the opposite order. Places are not touched: |items| and the rows are sparse sets.

@<Take back all since a moment@>=
void LiveRows::back_to(Moment const& moment)
{
  for ( ; struck.size() > moment.struck; struck.pop_back())
    for (int r : rows.of(index(struck.back()))) ++sizes[index(r)];
  taken.resize(moment.taken);
  open_count = moment.open;
  forced.clear();
  empty = -1;
}

@*1 A search with a die. It decides in two ways at each node: {\it for\/} an option, or, if that has failed, {\it against\/} it. After a decision against an option, the search need not stay with its item: it looks around again, and has
learned something meanwhile. (A node of all other searches in this book is an item, with as many ways as it has options.)
@^binary branching@>

What has been learned without any decision is kept for ever. If the first option at the root has failed, then it is in no cover, and no later run will try it again. And if there is a dead end without a decision, there is no cover at all.

The |Habits| are there for those who want to see what each of them is worth; and for a test, which lets a single run go to its end.

@<Declare a search that begins anew@>=
struct Habits {
  bool begins_anew = true, learns = true, spares = true;
};
class Restarts { /* a search for one cover */
public:
  explicit Restarts(Problem const& problem, std::uint64_t seed = 1, Habits const& habits = Habits());
    /* throws |Unsupported| if there are bounds. The same seed makes the same search, on all machines */
  bool go_on(std::uint64_t nodes); /* at most so many, or for some milliseconds; is there more to be done? */
  bool is_over() const { return over; } /* and if it has no cover then, there is none */
  std::vector<int> cover() const; /* its options; if |totals().solutions| is~1 */
  Totals const& totals() const { return result; } /* so far */
  std::uint64_t cost() const { return result.nodes + looks/1024; } /* in nodes with few open items */
  std::uint64_t runs() const { return run; } /* so many times has it begun */
private:
  @<Declare what is known from run to run@>
};

@ The budget of a run is counted in dead ends. How long should a run be? Nobody knows. If all are short, a problem that needs a long one is never
solved; if each is twice as long as the one before, one bad guess is paid dearly. Luby, Sinclair, and Zuckerman have shown [LSZ93] that
$$1,1,2,1,1,2,4,1,1,2,1,1,2,4,8,1,\ldots$$
is never worse, but for a constant and a logarithm, than the best lengths that somebody could choose who knew everything about the lottery. Each time two runs of the same length are over, one of
twice that length follows. Knuth makes the sequence with two numbers, and calls it {\it reluctant doubling\/} [K15]; here they are |reluctance| and |length|.
@^Luby, Michael George@>@^Sinclair, Alistair@>@^Zuckerman, David@>@^reluctant doubling@>

@<Declare what is known from run to run@>=
static constexpr std::uint64_t dead_ends_of_shortest_run = 64;
struct Decision { LiveRows::Moment before; int option; };
int tightest();            /* open item */
int pick(int item);        /* one of its options */
void step();
void begin_anew();
LiveRows live;
Habits habits;
std::mt19937_64 dice;
std::vector<double> weights; /* of items: one, and one more for each dead end */
std::vector<Decision> decisions;
Totals result;
bool over = false;
std::uint64_t run = 1, reluctance = 1, length = 1, looks = 0;
std::uint64_t last_dead = dead_ends_of_shortest_run; /* of the present run */

@ Before the first decision, all that is forced is done.

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
  last_dead = result.dead + length*dead_ends_of_shortest_run;
  ++run;
}

@ The item on which we decide is the one with the fewest options for its weight: the size divided by the weight (in the literature, {\it dom/wdeg\/}). The weight of an item is one more than the number of dead ends of which it was the culprit, in all runs. Boussemart,
Hemery, Lecoutre, and Sais count failures of constraints, and add up those that a variable has with others [BHLS04]; an item is both at once, a variable whose values are its options and a constraint that wants one of them, so we need not add anything.
@^Boussemart, Fr\'ed\'eric@>@^Hemery, Fred@>@^Lecoutre, Christophe@>@^Sa\"\i s, Lakhdar@>

Ties are broken by lot: the second of two equal ones wins with probability $1/2$, the third with $1/3$, and so on; so all of them are equally likely in the end.
@^ties@>

@<Search, and begin anew@>=
int Restarts::tightest()
{
  int best = -1;
  double least = 0;
  std::uint64_t ties = 0;
  for (int i : live.open()) {
    double const score = live.size(i)/weights[index(i)];
    if (best < 0 or score < least) best = i, least = score, ties = 1;
    else if (score == least and dice() % ++ties == 0) best = i;
  }
  return best;
}
int Restarts::pick(int item)
{
  int best = -1, least = 0;
  std::uint64_t ties = 0;
  for (int k = 0; k < live.size(item); ++k) {
    int const o = live.option(item, k), harm = habits.spares ? live.harm(o) : 0;
    if (best < 0 or harm < least) best = o, least = harm, ties = 1;
    else if (harm == least and dice() % ++ties == 0) best = o;
  }
  return best;
}

@ A step decides for an option. As long as there is a dead end, the last decision is turned into its opposite. If none is left, all is said.

@<Search, and begin anew@>=
void Restarts::step()
{
  ++result.nodes, ++result.attempts;
  int const o = pick(tightest());
  decisions.push_back({live.now(), o});
  live.take(o);
  while (not live.settle()) {
    ++result.dead;
    if (habits.learns) ++weights[index(live.culprit())];
    over = decisions.empty();
    if (over) return;
    Decision const wrong = decisions.back();
    decisions.pop_back();
    live.back_to(wrong.before);
    live.strike(wrong.option);
  }
  bool const is_cover = live.open().empty();
  if (habits.begins_anew and not is_cover and result.dead >= last_dead) begin_anew();
}

@ A caller who wants to look at a clock lets it go on for so many nodes; and a node may take long. For each decision, all open items are looked at: with 50{,}000 of
them, that is the price of fifty nodes with a thousand. So looks are counted, and entries that are struck; a million of both are some milliseconds.

@<Search, and begin anew@>=
bool Restarts::go_on(std::uint64_t nodes)
{
  std::uint64_t const enough = 1'000'000 + looks + live.effort();
  for ( ; not over and nodes > 0 and looks + live.effort() < enough; --nodes) {
    if (live.open().empty()) {
      ++result.solutions;
      over = true;
      break;
    }
    looks += live.open().size();
    step();
  }
  return not over;
}
std::vector<int> Restarts::cover() const { return live.cover(); }

@*1 Two take turns. Luck is of no use where there is no cover. A search that begins anew throws away what it knows each time, but for its weights; it
will come to an end, since its runs become longer without limit, and that end may be far away. Masks, which remember situations and
know symmetries, are made for such problems. But who can tell beforehand? So the usual search of \sec{fast/engine} takes turns with the one of this chapter, as
two runners did in \sec{fast/portfolio}. Whoever is through first, with a cover or without one, has the answer. That makes four promises:
\smallskip
{\parindent=2.2em
\item{1.} The lucky search has a head start of 4{,}096 nodes. Most people need no second search.
\item{2.} After that, it has a node for every eight of the usual search, whose nodes are cheaper. (A node with a thousand open items counts twice, since all of them are looked at.) So whatever |search_with| can do is done after a few times as long, at worst.
\item{3.} It never happens that there is no end, as there would be for a search that trusts in luck alone.
\item{4.} Only nodes are counted, never seconds; so the same seed gives the same cover, on each machine.\par}
\smallskip
\noindent Items with bounds are known to links only; then the usual search is alone.
@^head start@>

@<Declare how to find any cover@>=
Result any_cover(Problem const& problem, Limits const& wishes, Receive const& receive,@|
  std::uint64_t seed = 1);
  /* hands over one cover, if there is any; the same one for the same seed. Of the |wishes|, limits
     on covers and nodes are refused: |std::invalid_argument|. |Ending::limit| if there is a
     cover, or time was over; |complete| if there is none; |interrupted| by |stop|. One thread */

@ The usual search looks up every 1024 nodes, or sooner if they are long. This is the pause in which the other one runs; and if it gets a cover there, the usual search is
stopped by a flag, which is our own. (It may meet a cover before it looks at the flag; so it is not asked any more.)

@<Alternate with the usual search@>=
constexpr std::uint64_t head_start = 4096, nodes_for_a_node = 8;
class Turns {
public:
  Turns(Problem const& problem, Limits const& w, std::uint64_t seed)
    : lucky(problem, seed), wishes(w), deadline(deadline_of(w))@+{@+}@/
  void run(Progress const& usual); /* until it is the other's turn, or |stop| */
  bool has_cover() const { return lucky.totals().solutions > 0; }
  Restarts lucky;
  std::atomic<bool> stop = false;
private:
  Limits const& wishes;
  Clock::time_point deadline;
};

@ A pulse is heard at least once in each turn, and after 1024 nodes, or about a million looks and struck entries, and so is the flag of an interrupt, and while components are asked for a first cover (\sec{fast/product}), before each of them; the line of progress shows what the usual search has done, since luck has no progress.

@<Alternate with the usual search@>=
void Turns::run(Progress const& usual)
{
  auto const last = head_start + usual.nodes/nodes_for_a_node;
  do {
    lucky.go_on(std::min<std::uint64_t>(last - std::min(last, lucky.cost()), 1024));
    if (wishes.pulse)
      wishes.pulse(Progress{usual.nodes + lucky.totals().nodes, 0, usual.done});
    stop = lucky.is_over() or is_raised(wishes.stop) or Clock::now() > deadline;
  } while (not stop and lucky.cost() < last);
}

@ What both have done is added. How has it ended? If somebody has a cover, there may be more of them, and a limit of one was reached. If one of them is through without a cover, then all is known.

@<Alternate with the usual search@>=
Result outcome(Turns const& turns, Result const& usual, Limits const& wishes)
{
  Result r = usual;
  add_work(r.totals, turns.lucky.totals());
  r.totals.solutions += turns.lucky.totals().solutions;
  if (r.totals.solutions > 0) r.ending = Ending::limit;
  else if (turns.lucky.is_over()) r.ending = Ending::complete;
  else if (usual.ending == Ending::interrupted and not is_raised(wishes.stop))
    r.ending = Ending::limit; /* of time */
  return r;
}

@ Where the lucky one cannot search, the usual search is alone.

@<Find any cover@>=
Result any_cover(Problem const& problem, Limits const& wishes, Receive const& receive,@|
  std::uint64_t seed)
{
  if (wishes.solutions > 0 or wishes.nodes > 0)
    throw std::invalid_argument("any cover is one cover, and its nodes are those of two searches");
  Limits one = wishes;
  one.solutions = 1;
  if (problem.has_bounds()) {
    Result result = search_with(Engine::automatic, problem, Chooser::smallest, one, receive);
    if (result.totals.solutions > 0) result.ending = Ending::limit; /* one is enough */
    return result;
  }
  @<Let two searches take turns@>
}

@ If all is over before the usual search has begun, it need not be made.

@<Let two searches take turns@>=
Turns turns(problem, wishes, seed);
turns.run(Progress());
one.stop = &turns.stop;
one.seconds = 0; /* the clock is looked at in each turn */
one.pulse = [&](Progress const& p) { turns.run(p); };
auto const relay = [&](std::span<int const> cover)
  { if (receive and not turns.has_cover()) receive(cover); };
Result usual = {Ending::interrupted, Totals()};
if (not turns.stop)
  usual = search_with(Engine::automatic, problem, Chooser::smallest, one, relay);
if (turns.has_cover()) {
  usual.totals.solutions = 0;
  if (receive) receive(turns.lucky.cover());
}
return outcome(turns, usual, wishes);

@*1 Two hundred squares.
Is it good? \cmd{make bench-holes} makes two hundred Latin squares of order 25 to 33, each a random walk away from an addition table [JM96], and takes 42 percent of the symbols out, so that little of what remains is easy.
They are given to those who have a name for such problems: \.{clasp} [GKS12], which reads them as sums (\sec{text/proof}), and \.{cadical} [BFFH20], in clauses (\sec{text/translate}); both learn from each conflict not a weight but a new clause. And to two programs of Knuth:
\.{ssxcc}, which asks for the first cover, as \.{--limit 1} does, and its variant with the weights of [BHLS04], with two ways at each node, \.{ssxcc-wtd}. What counts is the processor time of the whole process, reading included; after two seconds it is stopped. ``Behind'' is
who takes more than half a second where somebody else needs at most a tenth.
\transcript{holes}
So all of them are solved by us within 22 milliseconds, and half of them within~3, which go into starting and reading for the most part. Without luck there is a tail, ours (\.{--limit 1}) as long as that of \.{ssxcc}: some squares take a few milliseconds, and some are not solved in two seconds. The learners have no tail to speak of, but
clauses are dear. The weights alone do nearly all that is needed here; \.{ssxcc-wtd} shows it.

\figure{.78\pagewidth}{holes/curve}{How many of the two hundred squares are solved in which time, on a logarithmic scale.}

@ Where is it of no use? Where any search is lucky: of the dominoes there are so many covers that the usual search goes straight to one; and where there is no cover, it is only in the way, for one node of eight. Where the usual search is caught below
a mistake, as in a hundred queens, it makes all the difference. But no die tells beforehand which case it is.

\pitfall{To draw lots from the clock, so that a mistake never comes again. To use distributions of the library, which every library makes in its own way, so that the same seed makes another search elsewhere. To break ties by
the place in a sparse set, and to think that was random: what comes back stands where it stood. To forget, at a new beginning, the decisions that were found wrong at the root: they need no luck any more.}

\pinned{\.{tests/fast/restarts\UL test.cpp} compares six hundred random problems of all kinds, a good many of them without covers, with what all subsets say, for all habits and any way to cut the search into pieces; goes back to any moment of the rows; counts the runs; computes the first table; and stops two
searches that take turns.}

\exercise[12]{The runs are 64, 64, 128, 64, 64, 128, 256, $\ldots$ dead ends long. How many dead ends have been met when the first run of length $64\cdot2^k$ is over? If it would have been enough to begin with this one, how much was lost?}
\answer{Up to then there are $2^k$ runs of length 64, $2^{k-1}$ of length 128, and so on, to one of length $64\cdot2^k$: each of the $k+1$ lengths has as much as the longest, so $64(k+1)2^k$, which is $k+1$ times as many as needed. This is the logarithm.}

\exercise[18]{Let each run be twice as long as the one before. What is the advantage if there is no cover, and what is the risk if there is one?}
\answer{A run of length $64\cdot2^k$ is over after less than twice as many dead ends, in place of $k+1$ times as many; so a search that has nobody to take turns with would be through much sooner. But soon the runs are long, so there are few of them: whose first ten tickets have lost pays as much
for the eleventh as for all of them together.}

\exercise[25]{When a run is given up, the decisions on its path that were {\it against\/} an option say together which part of the tree has been searched. Keep that as a condition that later runs obey. What is gained, and what must each node do for it?}
\answer{For each decision against an option, the decisions for options above it, together with that option, are in no cover that has not been seen: a {\it nogood}, a clause. There are as many as refuted decisions on the path, and with two watched literals in each (\sec{text/propagation}) most nodes do nothing. No part of the tree is searched twice, so that
the search ends without another that takes turns, and without long runs. Lecoutre, Sa\"\i s, Tabary, and Vidal did this in 2007. It is the first step to a solver that learns clauses.}

\summary{A heavy tail is cut by beginning anew; weights remember what was too tight, and gentle options leave room. A second search takes turns, and ends where luck cannot.}
