@** Threads that share a tree. \label{fast/threads}%
A machine of today has several processors, and a search by masks keeps one of them busy. Can two of them search twice as fast? No subtree
needs to know what happens in another one. So cut the tree into as many pieces as there are processors, and give one to each.

There are two difficulties. {\it The size of a subtree is unknown\/} before it has been searched. If the pentominoes fill a board of
$3\times20$ squares, the first five of sixteen subtrees have 561, 1, 6, 275, and 379 nodes. And {\it covers come in an order}, on which
tests rely, and people who compare two files. A program cannot be tested if its output depends on delays.@^threads@>@^order of covers@>

@ The first difficulty disappears if the tree is divided only when a thread has nothing to do. Then one of the threads that are searching
cuts its range, and gives the end of it away (\sec{fast/tree_search}): half of the untried ways of its shallowest node. No size has to be guessed. If the range was small, its
thread is soon idle again and gets another one. This is work sharing; in {\it work stealing}, an idle thread helps itself.
@^work stealing@>

For the second difficulty, a {\it list of pieces\/} is kept in the order of their covers. A piece is a range. At first there is one piece, the whole tree.
When a piece is cut, its end is inserted behind it, since everything that it keeps comes earlier. Here are three threads, and a root with six ways. A
piece is written as the path where it begins; that to the root is empty, $\epsilon$. A finished piece is in parentheses.
$$\vbox{\halign{#\hfil\qquad&#\hfil\cr
$\epsilon$&one thread searches the tree, at \.{1/6}\cr
$\epsilon$, \.{4/6}&it gave away half of what it had not tried\cr
$\epsilon$, \.{3/6}, \.{4/6}&and half of the rest\cr
$\epsilon$, (\.{3/6}), \.{4/6}, \.{6/6}&\.{3/6} was small; now \.{4/6} is cut\cr}}$$
\sketch{team}{The same with time from left to right. Dashed: a thread is idle. Arrows: the end of a range is given away, first that of $\epsilon$,
twice, then that of \.{4/6}. An idle thread waits until another one looks up and has something to give.}
Only the first piece reports its covers. The covers of the others wait. When the first piece is finished, it leaves the list, and the next
one begins to report. {\it Invariant: the covers that were reported are a beginning of what one thread would have reported.}
@^invariant of a parallel search@>@^piece of a tree@>

@ Why does it hold? Because the list has two properties whenever the lock is free. {\it Each cover that was not reported is in exactly one
piece}, where it waits, or has not been found. To cut a piece makes two ranges of one and loses nothing; and a piece leaves the
list only when nothing is left in it. {\it Each cover of a piece comes before each cover of all later pieces}. For a piece gives away what
it would have done last, and this is inserted directly behind it. So the next cover
in the order of one thread is in the first piece that has any. It does not matter which thread searches which piece, or when.

@*1 The life of a thread. A thread takes the first piece that is not taken, because its covers can be reported first. It searches there
until the piece is finished, or full of waiting covers; then it takes the next one. A thread sleeps when there is no piece for it. That
can change in three ways: a piece is cut, the first piece leaves the list, or the run is over. After each of these, |notify_all| is
called. The first piece is never full, so not all threads can sleep while something is left to do.@^deadlock@>

@<Work until nothing is left@>=
Place next_piece()
{
  auto const p = std::ranges::find(pieces, false, &Piece::taken);
  return p != pieces.end() and is_full(p) ? pieces.end() : p;
}
void work()
{
  std::unique_lock<std::mutex> lock(key);
  while (not over and not pieces.empty()) {
    if (auto const p = next_piece(); p != pieces.end()) {
      p->taken = true;
      while (search_in(p, lock)) continue;
    } else {
      ++idle, changed.wait(lock), --idle;
    }
  }
  changed.notify_all();
}

@ The search of a piece is made by the thread that takes it first. Its covers are written one behind the other, each after its length: the
covers 4, 1, 5 and 2, 6 are the seven numbers {\tt 3 4 1 5 2 2 6}. A vector for each would take more memory than the cover. Without a
receiver, only their number is kept.

@<Declare a piece of the tree@>=
struct Piece {
  Rest rest;                   /* what was left of it when no cover waited, and since, how many were told */
  std::optional<Masks> search;
  bool taken = false, finished = false; /* by a thread; then only waiting covers are left */
  Totals totals; Natural covers; /* at the last look */
  std::vector<int> harvest;    /* covers since the last look, */
  std::deque<std::vector<int> > list; /* and earlier harvests that wait */
  std::size_t begin = 0, length = 0; /* numbers: of the first harvest, reported; in all that wait */
  std::uint64_t waiting = 0;   /* so many covers wait */
  bool reports = false;        /* are covers reported in this grain as they are found? */
  bool is_rich = false;        /* had the last grain nearly a cover for each node? */
};
using Place = std::list<Piece>::iterator;

@ What is left of the whole is the list of what is left of its pieces. Covers that wait have not been told; if the search stops now, they are lost, and have to
be found again. So a piece remembers what was left of it when its last cover had been told. {\it The invariant of a piece:} the covers of its |rest| are those that wait, and those that are
still to be found.
@^invariant of a piece@>

@<Note what is left of all pieces@>=
void note_rest(Piece& p) /* by the thread that has it, when it has just looked up */
{
  if (p.waiting > 0 or p.finished or not p.search) return;
  p.rest = p.search->rest().front();
}
std::vector<Rest> rest() const override
{
  std::vector<Rest> all;
  for (Piece const& p : pieces)
    if (not p.finished or p.waiting > 0) all.push_back(p.rest);
  return all;
}

@ A thread searches a {\it grain\/} of nodes without the lock. The covers that it finds are its harvest, which no other thread sees. Then it takes the
lock and looks up. The result is whether this thread shall go on here; if not, the piece may have left the list. An exception, of the
receiver or because memory is exhausted, ends the work of all threads. It is thrown again when they have been joined.

@<Search in a piece for a while@>=
bool search_in(Place p, std::unique_lock<std::mutex>& lock)
{
  p->reports = *receive and p == pieces.begin() and p->waiting == 0;
  Limits const short_run = limits_of_grain(*p);
  lock.unlock();
  try {
    Result const r = search_a_grain(*p, short_run);
    lock.lock();
    return look_up(p, r);
  } catch (...) {
    if (not lock.owns_lock()) lock.lock();
    trouble = std::current_exception();
    over = true;
  }
  return false;
}

@ The limits of a grain depend on the totals, which are shared. No piece needs more covers than are wanted in all. A node may replay a
page with hundreds of covers (\sec{fast/memory}); so a grain that writes covers down is limited in covers, too.

@<Search in a piece for a while@>=
Limits limits_of_grain(Piece const& p) const
{
  Limits short_run;
  short_run.nodes = std::min(grain, last_node - result.totals.nodes);
  if (limits->solutions > 0) short_run.solutions = wanted() - p.waiting;
  if (*receive and not p.reports) short_run.solutions = std::min(wanted() - p.waiting, 4*grain);
  short_run.stop = limits->stop;
  return short_run;
}
Result search_a_grain(Piece& p, Limits const& short_run)
{
  if (not p.search) p.search.emplace(rows, chooser, p.rest, Vectors::widest, symmetries, techniques);
  Receive const keep = [&](std::span<int const> cover) {
    p.harvest.push_back(static_cast<int>(cover.size()));
    p.harvest.insert(p.harvest.end(), cover.begin(), cover.end());
  };
  return p.search->run(short_run, *receive and not p.reports ? keep : *receive);
}

@ Then the thread adds what is new, heeds the limits, and gives the end of its range away if another thread is idle. Covers are reported before it
decides whether to stay, because a piece that has reported its covers is not full any more.

@<Search in a piece for a while@>=
bool look_up(Place p, Result const& r)
{
  add_news(*p, r);
  heed_limits(*p);
  bool const is_unfinished = not p->finished and not over;
  if (is_unfinished and idle > 0 and next_piece() == pieces.end() and may_give(p)) give(p);
  report_in_order();
  bool const more = is_unfinished and not over and not is_full(p);
  if (is_unfinished) p->taken = more;
  return more;
}

@ The news is the difference to the last look. A run that only counts adds covers at once, in whatever piece they are found, since a sum
has no order. This sum may need more than 64 bits; then the totals stay at $2^{64}-1$. With a receiver or a limit, each cover is visited,
and 64 bits suffice.@^large numbers@>

@<Add up what is new@>=
void count(Natural const& found)
{
  counted += found;
  result.totals.solutions = counted.fits_ulong_p() ? counted.get_ui() : ~std::uint64_t(0);
}
void add_news(Piece& p, Result const& r)
{
  auto const nodes = r.totals.nodes - p.totals.nodes;
  Natural const covers = p.search->covers(), found = covers - p.covers;
  result.totals.nodes += nodes;
  result.totals.dead += r.totals.dead - p.totals.dead;
  result.totals.attempts += r.totals.attempts - p.totals.attempts;
  stored += p.harvest.size(), p.length += p.harvest.size();
  if (std::exchange(p.reports, false) or counting) count(found);
  else p.waiting += found.get_ui();
  if (not p.harvest.empty()) p.list.push_back(std::exchange(p.harvest, {}));
  p.is_rich = *receive and 5*found > 4*Natural(nodes);
  p.totals = r.totals;
  p.covers = covers;
  p.finished = r.ending == Ending::complete;
  if (p.finished) p.search.reset();
  note_rest(p);
}

@ If the piece that was just finished is the last of all, the search is complete, and no limit has stopped it. The pulse is not called
while the first piece reports, because receiver and pulse are called by one thread at a time.

@<Add up what is new@>=
void heed_limits(Piece const& p)
{
  bool const is_last = p.finished and pieces.size() == 1;
  bool const is_late = result.totals.nodes >= last_node or Clock::now() > deadline;
  if (is_raised(limits->stop) and not p.finished) result.ending = Ending::interrupted, over = true;
  else if (not is_last and is_late) result.ending = Ending::limit, over = true;
  if (limits->pulse and not pieces.front().reports)
    limits->pulse(Progress{result.totals.nodes, result.totals.solutions, done()});
}
void give(Place p)
{
  auto const at = p->search->cut();
  if (not at) return;
  pieces.emplace(std::next(p))->rest.range = {*at, std::exchange(p->rest.range.until, *at)};
  divided = true;
  changed.notify_all();
}

@*1 Covers that wait. If a receiver writes to a slow disk, another thread behind the first piece may find millions of covers a second. So
a piece is {\it full\/} if too many covers wait in it. Its thread puts it down and waits for a piece in front of it, whose
covers are reported sooner. If too many covers wait in all pieces together, all but the first are full. No thread passes a full piece to take one behind it; so none is given there.@^waiting covers@>

@<Work until nothing is left@>=
bool is_full(Place p)
{
  if (p == pieces.begin()) return false;
  bool const is_long = p->length >= most_waiting or stored >= most_stored;
  return is_long or p->is_rich or p->waiting >= wanted();
}
bool may_give(Place p)
{
  bool const is_taken = std::all_of(pieces.begin(), p, [](Piece const& q) { return q.taken; });
  return is_taken and stored < most_stored and not p->is_rich and not is_full(p);
}

@ Only the thread of the first piece can remove it from the list. So this piece remains first during a grain, and reports its covers as
they are found, without the lock. This is several times as fast as writing them down. Some searches do little else: a chessboard full of
dominoes has 12{,}988{,}816 covers, nearly all of them remembered. Other threads could find such covers, but not report them. So a piece
is {\it rich\/} if a grain has found more than four covers for five nodes. It gives nothing away, and is searched only when it is the first.

When the last cover that is wanted has been reported, is anything left to be searched? In a tree that was divided, this depends on what
other threads have done so far. So there the run ends by its limit, and is never called complete.@^rich piece@>

A harvest is given back as soon as its last cover has been reported, so that what waits takes no more memory than it must.

@<Report in order@>=
void report_next(Piece& p)
{
  auto const harvest = std::span(p.list.front()).subspan(p.begin);
  auto const end = index(harvest[0]) + 1;
  (*receive)(harvest.subspan(1, end - 1));
  p.begin += end, p.length -= end, stored -= end;
  if (end == harvest.size()) p.list.pop_front(), p.begin = 0;
}
void report_in_order()
{
  while (not pieces.empty() and not over) {
    report(pieces.front());
    if (over or not pieces.front().finished) return;
    pieces.pop_front();
    changed.notify_all();
  }
}
std::uint64_t wanted() const { return limits->solutions > 0 ? last_solution - result.totals.solutions : ~std::uint64_t(0); }
void report(Piece& p)
{
  bool const has_all = p.waiting >= wanted();
  auto const n = has_all ? wanted() : p.waiting;
  p.waiting -= n;
  count(n);  if (not *receive and n > 0) p.rest.told += n;
for (std::uint64_t k = 0; *receive and k < n; ++k) report_next(p), ++p.rest.told;
  if (has_all and (divided or not p.finished)) result.ending = Ending::limit, over = true;
}

@*1 The run. The caller's thread first searches alone for a grain, because many searches are over by then, and starting a thread takes as
long as hundreds of nodes. If the system refuses a thread, those that were started do the work.

@<Run with many threads@>=
Result run(Limits const& l, Receive const& r) override
{
  begin(l, r);
  std::unique_lock<std::mutex> lock(key);
  if (auto const p = next_piece(); not over and p != pieces.end()) {
    p->taken = true;
    if (search_in(p, lock)) p->taken = false;
  }
  int const more = over or pieces.empty() ? 0 : threads - 1;
  lock.unlock();
  std::vector<std::thread> others;
  try {
    for (int k = 0; k < more; ++k) others.emplace_back(&Team::work, this);
  } catch (std::exception const&) {} // there are fewer of them
  work();
  for (auto& t : others) t.join();
  if (trouble) std::rethrow_exception(trouble);
  is_broken = false;
  return result;
}

@ A run that goes on after another one finds pieces of all kinds. Finished ones must not be taken; all others are free. Limits count from
now on. A run without a receiver keeps no covers but their number, so no later run can have a receiver.

@<Run with many threads@>=
void begin(Limits const& l, Receive const& r)
{
  if (is_broken) throw std::logic_error("a parallel search that was ended by an exception cannot go on");
  if (r and has_forgotten) throw std::logic_error("a parallel search that has counted cannot show covers");
  is_broken = true; /* until the run has ended well */
  receive = &r;
  has_forgotten = not r;
  counting = not r and l.solutions == 0;
  begin_run(l);
  over = false;
  for (Piece& p : pieces) {
    p.taken = p.finished;
    if (has_forgotten) p.list.clear(), p.begin = p.length = stored = 0;
    if (counting) count(std::exchange(p.waiting, 0)), note_rest(p);
  }
  report_in_order();
}
Natural covers() const override { return counted; }@/

@ A thread keeps an iterator to its piece while it searches without the lock. In a |std::list|, other threads can insert and remove pieces
without moving this one. The lock protects all data but the constants. Of a piece that was taken, |search| and
|harvest| belong to its thread, which may also read |reports|.@^lock@>

@<Declare the data of a team@>=
SharedRows const rows;
SharedSymmetries const symmetries; /* and what the pieces remember in common */
Chooser const chooser; Techniques const techniques;
int const threads; std::uint64_t const grain;
std::mutex key; /* of the lock */
std::condition_variable changed; /* something that a thread may wait for */
@[std::list<Piece>@] pieces = @[std::list<Piece>@](1); /* in the order of their covers */
int idle = 0; /* so many threads have nothing to do */
bool over = false, divided = false; /* shall the run end; was there ever more than one piece? */
bool counting = false, has_forgotten = false; /* does this run only count; was there one without a receiver? */
bool is_broken = false; /* is this a run, or did the last one end by an exception? */
Natural counted; /* covers that were reported, or need not be */
std::exception_ptr trouble; Receive const* receive = nullptr;
std::size_t stored = 0; /* numbers in the waiting covers of all pieces */
static constexpr std::size_t most_stored = thresholds::diagram_bytes/sizeof(int), most_waiting = most_stored/32; /* in all, and in a piece */

@*1 The module. Outside, a team looks like |Masks|. On two processors, it counts sixteen queens almost twice as fast as one thread.

@(dlx/fast/threads.hpp@>=
#pragma once
/* Several threads search one tree and find its covers in the order of one thread. */
#include "dlx/fast/masks.hpp"
#include <cstdint>
#include <vector>
namespace dlx {
class ParallelSearch : public TreeSearch { /* see \sec{fast/tree_search}: the same covers in the same order. The receiver and the
  pulse are called by one thread at a time, not always by the caller's; what they throw is thrown by |run|. A limit on nodes, or
  on time, is noticed within a grain of each thread. Memory: that of |Masks| for each piece that was begun, 64 megabytes for
  waiting covers, and what each thread finds in a grain */
public:
  ParallelSearch(Problem const& problem, Chooser chooser, int threads, std::uint64_t grain = thresholds::pace,
    Techniques techniques = Techniques());
    /* |threads| is at least 1; each of them looks up after |grain| nodes, or fewer if these are large. Throws |Unsupported| as |Masks|
       does. After a run without a receiver, one with a receiver throws |std::logic_error|, and so does any after an exception */
  ParallelSearch(SharedRows rows, SharedSymmetries symmetries, Chooser chooser, int threads,
    Rest const& rest, std::uint64_t grain = thresholds::pace, Techniques techniques = Techniques());
    /* of what is left of a range, as for |Masks|; the |symmetries| of these rows must be made for several
       threads; without, it makes its own */
};
} // |namespace dlx|

@ Where nodes are large, a grain has fewer of them, because a thread looks at the clock only between two grains.

@(dlx/fast/threads.cpp@>=
#include "dlx/fast/threads.hpp"
#include "dlx/base/index.hpp"
#include "dlx/fast/images.hpp"
#include <algorithm>
#include <condition_variable>
#include <deque>
#include <exception>
#include <list>
#include <mutex>
#include <stdexcept>
#include <thread>
namespace dlx {
namespace {
class Team : public Walk {
public:
  Team(SharedRows r, SharedSymmetries m, Chooser c, int n, Range const& range, std::uint64_t g, Techniques t)
    : Walk(range), rows(std::move(r)), symmetries(std::move(m)), chooser(c), techniques(t), threads(n),
      grain(std::max<std::uint64_t>(1, g*pace_for(rows->bits())/thresholds::pace))
  { pieces.front().rest.range = range; }
  @<Run with many threads@>
private:
  @<Declare a piece of the tree@>
  @<Note what is left of all pieces@>
  @<Work until nothing is left@>
  @<Search in a piece for a while@>
  @<Add up what is new@>
  @<Report in order@>
  @<Declare the data of a team@>
};
}
ParallelSearch::ParallelSearch(Problem const& problem, Chooser chooser, int threads, std::uint64_t grain, Techniques techniques)
  : ParallelSearch(rows_for_masks(problem), nullptr, chooser, threads, Rest(), grain, techniques)@+{@+}
ParallelSearch::ParallelSearch(SharedRows rows, SharedSymmetries symmetries, Chooser chooser, int threads,
  Rest const& rest, std::uint64_t grain, Techniques techniques) : TreeSearch(rest.told)
{
  if (not symmetries) symmetries = std::make_shared<Symmetries>(rows, true);
  walk = std::make_unique<Team>(std::move(rows), std::move(symmetries), chooser, threads, rest.range, grain, techniques);
}
} // |namespace dlx|

@ \pitfall{Reporting covers as they come, and sorting them afterwards: a search that is stopped then shows covers from everywhere. Holding
the lock while searching: the program is correct, and as slow as with one thread.}

\pinned{\.{tests/fast/threads\UL test.cpp} lets up to eight threads search with a grain of one node, and stops them by all limits.}

\exercise[15]{In another run, the list of pieces is $\epsilon$, \.{4/6}, \.{6/6}, and the thread that searches $\epsilon$ gives its end away, from
\.{3/6} on. What is the list then? Could the new piece be put at its end?}
\answer{$\epsilon$, \.{3/6}, \.{4/6}, \.{6/6}. At the end it would be reported after the covers of \.{4/6} and~\.{6/6}, which one thread would find
later than those of \.{3/6}.}

\summary{Cut when a thread is idle, and give away half of the shallowest node. Keep the pieces in order, and report from the first one only. Then
many threads give the answer of one. To run it, say \cmd{dlx count --threads 2}.}
