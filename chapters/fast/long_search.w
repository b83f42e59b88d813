@** Searches that can be continued. \label{fast/long_search}%
A search of a month must survive the loss of its machine. So its tree is cut into subtrees, and a checkpoint says which of them are done. How large should a subtree be? The work in an unfinished subtree is lost, so subtrees
should be small. But each subtree is a new search, which has to begin, and which forgets the states that the last one remembered. So
subtrees should be large. Ten seconds would be fine. But where must the tree be cut, so that each takes ten seconds?
@^patience@>

The size of a subtree cannot be seen from above. The only reliable test is to try: search the subtree, and if it is not finished after a quarter of a minute, stop and cut it. The
time of such a try is lost. A subtree of an hour is tried in vain, then its first child, and so on down to one that is small enough. But
each finished subtree teaches something. {\it The next subtree at the same depth is about as large as the last one was}, on the average. If those of a depth have taken too long, the next one is cut at once.
Here is a tree whose root has three children, in the order of time:
$$\vbox{\halign{\hfil#\hfil\qquad&#\hfil\qquad&#\hfil\cr
{\it depth}&{\it subtree}&{\it what happens}\cr
0&the root&tried in vain, and cut\cr
1&its first child&tried in vain, and cut\cr
2&three children of the first&tried, and finished; together they took too long\cr
1&the second child of the root&cut without a try\cr
2&its two children&tried, and finished\cr
1&the third child of the root&cut without a try\cr
2&its two children&tried, and finished\cr}}$$

The next table shows the costs. The patience is measured in pulses of the search, of 1024 nodes each, so that it does not depend on a clock.
\verbatimfile{tests/data/patience.txt}
At most six tries are in vain. In a search of a month, with a patience of fifteen seconds, it may be two dozen, which take some minutes. Queens and Langford's pairs lose more: subtrees of a few thousand nodes forget the states of
their sisters (\sec{fast/subtree_search}), and end before symmetries have been looked for. Subtrees of millions of nodes do not suffer from this.

@ These are the rules. Let $p$ be the patience.
\smallskip
{\parindent=2.2em
\item{1.} If no subtree of this depth has been finished, the subtree is tried for a time of $p$.
\item{2.} If the subtrees of this depth have taken more than $p$, on the average, it is cut without a try.
\item{3.} If they have taken less, it is tried for a time of $4p$.
\item{4.} After a try in vain, the subtree is cut: behind the newest cover, if there was one, or else at its root.\par}
\smallskip
\noindent Rule~3 allows four times the patience because subtrees differ; cutting each one above the
average would waste half of the time. The search ends because a leaf is finished before any patience is over.

Why does the search not use a forecast (\sec{more/progress})? Forecasts fail where they are needed most. A search that remembers
states may be almost finished when the forecast still promises years. Cut at that moment, it would forget its states, and the forecast would come true.
@^forecast@>

The time of a subtree that was cut runs from its first try to the end of its last piece.

@<Declare patience@>=
using Watch = std::function<double()>; /* returns the time since a fixed moment */
Watch seconds(); /* a watch that counts seconds */
class Patience {
public:
  Patience(double most, Watch w) : patience(most), watch(std::move(w))@+{@+}@/
  void begin(std::size_t depth); /* a subtree of this depth begins */
  void end(std::size_t depth);   /* the subtree begun at this depth is finished */
  void forget(); /* all beginnings, because the search goes elsewhere */
  bool is_hopeless(std::size_t depth) const; /* rule 2 */
  double limit(std::size_t depth) const;     /* rules 1 and 3 */
  double now() const { return watch(); }
private:
  struct Depth {
    double sum = 0, count = 0;   /* of the finished subtrees */
    std::optional<double> begun; /* the time when the present one began */
  };
  bool is_known(std::size_t depth) const
  { return depth < depths.size() and depths[depth].count > 0; }
  double patience;
  Watch watch;
  std::vector<Depth> depths;
};

@ A search that is resumed in the middle of the tree does not know when the larger subtrees around it began. Their times are not counted.

@<Be patient@>=
Watch seconds()
{
  return [start = Clock::now()] { return seconds_since(start); };
}

@ A time is added at the end of a subtree, if its beginning was seen. When a subtree begins, all times of greater depth are reset, because no subtree inside it has begun.

@<Be patient@>=
void Patience::begin(std::size_t depth)
{
  if (depth >= depths.size()) depths.resize(depth + 1);
  for (auto d = depth + 1; d < depths.size(); ++d) depths[d].begun.reset();
  depths[depth].begun = watch();
}
void Patience::end(std::size_t depth)
{
  if (depth >= depths.size() or not depths[depth].begun) return;
  Depth& d = depths[depth];
  d.sum += watch() - *std::exchange(d.begun, std::nullopt);
  ++d.count;
}
void Patience::forget() { for (Depth& d : depths) d.begun.reset(); }
bool Patience::is_hopeless(std::size_t depth) const
{
  return is_known(depth) and depths[depth].sum > patience*depths[depth].count;
}
double Patience::limit(std::size_t depth) const
{
  return is_known(depth) ? 4*patience : patience;
}

@*1 The position. Which data are needed to continue a search on another day, with another engine? Four things:
$$\vbox{\halign{#\hfil\quad&#\hfil\cr
the path&to the present subtree; everything to the left of it has been searched\cr
|covers|&the number of covers found there\cr
|told|&the number of covers of the present subtree that have been reported\cr
|totals|&the work done there, for statistics\cr}}$$
A search with a few covers in a month should report them at once, before their subtree is finished.
If it is stopped then, the next run begins the present subtree again, and skips the first |told| covers.
This is right for each engine and any number of threads, since {\it all engines find the same covers in the same order\/}
(\sec{fast/engine}). So the rule about order makes a position small.
@^order of covers@>@^position of a search@>

The same holds if only a range of the tree is to be searched, as the share of one machine (\sec{more/split}). The first position is then where the range begins.

The present subtree may be cut before the search has come again to the covers that were reported. These are the first covers of its first children. If a child
has fewer covers than are to be skipped, the rest is skipped in the next.

When a search with a receiver stops, its position is behind the newest cover. Then |told| is zero, or the number of covers that are still to be skipped.

@<Declare the position of a search@>=
struct SearchPosition {
  Turnings path;             /* to the present subtree */
  bool is_over = false;    /* is there no present subtree? */
  std::uint64_t told = 0;  /* covers of it that have been reported */
  Natural covers = 0;      /* covers of the subtrees before it */
  Totals totals;           /* the work done so far */
};

@ {\it The invariant of a position:} the first |covers + told| covers of the whole have been reported, and will not be reported again; all others are in the present
subtree, or to the right of it. This holds between any two covers, and at each pulse; so the position can be written down while the search runs.
@^invariant of a position@>

@<Declare the class |LongSearch|@>=
class LongSearch {
public:
  using Task = std::function<CoverCount(Subtrees const& tree, Limits const& limits,
    Receive const& receive)>; /* searches, or counts, the present subtree */
  LongSearch(Problem const& problem, Chooser chooser, double patience,
    Watch watch = seconds()); /* the problem must outlive the search: */
  LongSearch(Problem&& problem, Chooser chooser, double patience,
    Watch watch = seconds()) = delete;
  void keep_to(Range const& range); /* search only this range; throws |std::out_of_range| as
    |Subtrees| does */
  void go_to(SearchPosition const& position); /* throws |std::out_of_range| if it is
    in another tree, or not in the range */
  SearchPosition position() const; /* also in the pulse of a |run| */
  CoverCount run(Task const& task, Limits const& wishes, Receive const& receive = nullptr);
    /* until the end, or a limit; the limit on nodes is ignored. The limit on
       covers, like the result, counts from the beginning of the whole search. The task must obey it
       (a |SubtreeSearch| that counts does not). If there is a receiver, it gets each
       cover once, from the tasks; if not, the tasks get none */
private:
  @<Declare the data of a long search@>
};

@ The position under construction is |here|. The results of a subtree are added to it when the subtree is finished or cut.

@<Declare the data of a long search@>=
bool may_go_on(Limits const& wishes);
void search_subtree(Task const& task, Limits const& wishes, Receive const& once);
void finish(CoverCount const& found);
void break_off();
Limits limits_of_try(Limits const& wishes) const;
void pulse(Progress p, Limits const& wishes);
Subtrees tree;
Patience patience;
SearchPosition here;           /* without the path, which is in the tree */
std::uint64_t seen = 0;  /* covers of this subtree, reported or skipped, in this try */
std::vector<int> newest; /* the newest of these */
std::atomic<bool> stop = false; /* stops the present try */
double begun = 0;        /* when the present try began */
bool is_tired = false;   /* is |stop| set because the patience is over? */
bool is_late = false;    /* or because the limit on time is reached? */
Clock::time_point deadline;
CoverCount result;

@ A long search knows nothing about signals or files.

@(dlx/fast/long_search.hpp@>=
#pragma once
/* A search that can be continued on another day: its tree is cut into subtrees, none of which
   takes too long, and a position says which of them are done. */
#include "dlx/fast/count.hpp"
#include "dlx/more/subtrees.hpp"
#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>
namespace dlx {
@<Declare patience@>
@<Declare the position of a search@>
@<Declare the class |LongSearch|@>
} // |namespace dlx|

@ In the source, patience comes before the search.

@(dlx/fast/long_search.cpp@>=
#include "dlx/fast/long_search.hpp"
#include <algorithm>
#include <utility>
namespace dlx {
@<Be patient@>
@<Say where a long search is@>
@<Search subtree after subtree@>
} // |namespace dlx|

@ The pulse and the receiver are called by one thread at a time (\sec{fast/threads}). So they can ask for the position without a lock.

@<Say where a long search is@>=
LongSearch::LongSearch(Problem const& problem, Chooser chooser, double most, Watch watch)
  : tree(problem, chooser), patience(most, std::move(watch))
{
  patience.begin(0);
}
void LongSearch::keep_to(Range const& range)
{
  tree.keep_to(range);
  patience.forget();
  patience.begin(tree.path().size());
}
void LongSearch::go_to(SearchPosition const& position)
{
  if (not position.is_over) tree.go_to(position.path);
  else while (not tree.is_over()) tree.pass();
  here = position;
  patience.forget();
  patience.begin(tree.path().size());
}

@ Earlier tries have reported |here.told| covers of the present subtree, and this try has found |seen|, which are the same ones. So the larger number has been reported.

@<Say where a long search is@>=
SearchPosition LongSearch::position() const
{
  SearchPosition p = here;
  p.path = tree.path();
  p.is_over = tree.is_over();
  p.told = std::max(here.told, seen);
  return p;
}

@ |run| cuts the present subtree, or tries it, until the tree ends or a limit is reached. The function |once| stands between the task and the receiver: it counts the covers, and
passes on those that have not been reported.

@<Search subtree after subtree@>=
CoverCount LongSearch::run(Task const& task, Limits const& wishes, Receive const& receive)
{
  Receive const once = [&](std::span<int const> cover) {
    newest.assign(cover.begin(), cover.end());
    if (++seen > here.told) receive(cover);
  };
  deadline = deadline_of(wishes);
  result = CoverCount();
  while (not tree.is_over() and may_go_on(wishes))
    if (patience.is_hopeless(tree.path().size()) and tree.divide())
      patience.begin(tree.path().size());
    else search_subtree(task, wishes, receive ? once : Receive());
  if (tree.is_over()) result.ending = Ending::complete;
  result.covers = here.covers + std::max(result.covers, Natural(here.told));
  result.totals = here.totals;
  result.totals.solutions = in_64_bits(result.covers);
  return result;
}

@ The limits are tested between two subtrees. Within a subtree, the task and the pulse test them.

@<Search subtree after subtree@>=
bool LongSearch::may_go_on(Limits const& wishes)
{
  bool const has_enough = wishes.solutions > 0 and here.covers >= wishes.solutions;
  if (is_raised(wishes.stop))
    result.ending = Ending::interrupted;
  else if (has_enough or Clock::now() > deadline) result.ending = Ending::limit;
  return result.ending == Ending::complete;
}

@ A try can end in three ways: the subtree is finished, the patience is over, or a limit or the caller stops the search.
In the last case, the covers counted in the subtree are part of the result, but not of the position, because the subtree will be counted again.

@<Search subtree after subtree@>=
void LongSearch::search_subtree(Task const& task, Limits const& wishes, Receive const& once)
{
  stop = is_tired = is_late = false;
  seen = 0;
  begun = patience.now();
  Limits own = limits_of_try(wishes);
  own.pulse = [&](Progress const& p) { pulse(p, wishes); };
  CoverCount const found = task(tree, own, once);
  add_work(here.totals, found.totals);
  if (found.ending == Ending::complete) return finish(found);
  if (not is_tired) {
    result.ending = is_late ? Ending::limit : found.ending;
    if (seen == 0) result.covers = found.covers;
  }
  break_off();
}

@ A limit on covers is passed on, less the covers of earlier subtrees. Covers that the task finds again are part of the limit, since they are skipped, but have been counted. The limit on time is kept in the pulse, since
not every task can obey one.

@<Search subtree after subtree@>=
Limits LongSearch::limits_of_try(Limits const& wishes) const
{
  Limits own;
  own.stop = &stop;
  if (wishes.solutions > 0) own.solutions = wishes.solutions - here.covers.get_ui();
  return own;
}

@ The pulse first calls the caller's pulse, with the statistics of the whole search, so that a wish to stop is obeyed at once. Then it tests the limits and the patience.

@<Search subtree after subtree@>=
void LongSearch::pulse(Progress p, Limits const& wishes)
{
  if (wishes.pulse) {
    p.nodes += here.totals.nodes;
    p.solutions = in_64_bits(here.covers + Natural(std::max(here.told, p.solutions)));
    p.done = tree.done(p.done);
    wishes.pulse(p);
  }
  if (is_raised(wishes.stop)) stop = true;
  else if (Clock::now() > deadline) stop = is_late = true;
  else if (patience.now() - begun > patience.limit(tree.path().size()))
    stop = is_tired = true;
}

@ When a subtree is finished, larger ones around it may be finished, too: all whose depth is at least that of the next subtree.
For example, the subtree after \.{3/7 4/4} is \.{4/7}; so \.{3/7 4/4} and \.{3/7}, of depths 2 and~1, have ended.

If a try was stopped after it found covers, everything to the left of the newest one is done. The search continues with the smallest piece to the right of that cover, and no work before the cover is lost. This matters in deep trees with many covers.
The board of $300\times300$ squares has a tree of 45{,}000 levels; to cut it from the root, with a try in vain at each level, would take a week without a
new cover. If no cover was found, the subtree is cut at its root, and its first child begins.

@<Search subtree after subtree@>=
void LongSearch::finish(CoverCount const& found)
{
  seen = 0;
  here.covers += found.covers;
  here.told = found.covers >= here.told ? 0 : here.told - found.covers.get_ui();
  auto const depth = tree.path().size();
  tree.pass();
  auto const next = tree.path().size();
  for (auto d = depth; d + 1 > next; --d) patience.end(d);
  if (not tree.is_over()) patience.begin(next);
}
void LongSearch::break_off()
{
  if (auto const n = std::exchange(seen, 0); n > 0) {
    here.covers += n;
    here.told = std::max(here.told, n) - n;
    tree.pass_cover(newest);
  } else if (not is_tired or not tree.divide()) return;
  if (not tree.is_over()) patience.begin(tree.path().size());
}

@ What is lost with the machine? The work in the present subtree, about $4p$ at most, and everything after the last position that was written down. A search that is stopped on purpose loses
its work since the newest cover in this subtree, or all work in the subtree if covers are only counted.

@ \pitfall{To skip as many covers as the present {\it try\/} has reported. If a subtree is stopped again before it has come to the place of the first stop,
the covers between the two are reported twice; hence the maximum in |position|. Another mistake is a limit of ten covers that counts from
the beginning of each run: two resumed runs make it thirty.}

\pinned{\.{tests/fast/long\UL search\UL test.cpp} stops searches of all engines at random moments, and continues them with others. Together, the covers must be those of the
whole, each once, in order. The test does so with counts, with limits, and with a patience of zero; and it computes the table.}

\exercise[15]{A search had reported five covers of a subtree when it was stopped. It continues with |told| 5, and the subtree is cut before a cover is found. The first child has three covers, the second four. Which of the seven are reported
then, and when is |told| zero again?}
\answer{The last two. After the first child |told| is~2. In the second, two covers are skipped and two are reported, and when it is finished |told| is~0.}

\summary{Try a subtree; if it takes too long, cut it; and learn from finished subtrees of the same depth whether to try. A position is a path and a few numbers, since the
order of covers is the same for all engines.}
