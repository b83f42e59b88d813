@** A search of a month. \label{fast/long_search}%
How long should one wait for a subtree? If a search is to survive the loss of its machine, its tree has to
be cut: what was found out about a subtree that was not finished is lost. So subtrees should be small. On the other hand, each
of them is a problem that has to be written down, and a search that has to begin; and what it learned about its situations is
forgotten afterwards. So subtrees should be large. Ten seconds would be fine. But where has one to cut, so that they take ten seconds?
@^patience@>

Nobody can see how large a subtree is; a subtree of a second and one of a year look the same from above. There is only one
reliable way to find out, which is to try: search it, and if it is not finished after a quarter of a minute, lose patience, forget
what was done, and cut it. That is wasteful, of course. A subtree of an hour is tried for fifteen seconds, in vain; then the first of its children,
again in vain; and so on down to the first that is small enough. But then something has been learned. {\it The next subtree at the
same depth is about as large as the last one was}, on the average; if those of this depth have taken longer than we can wait, we need
not try, and cut at once.

\medskip\vbox{\centerline{\hbox to 320bp{\vbox to 66bp{}\pdfliteral{q .6 w .3 G .8 .3 0 RG 1 .93 .88 rg 30 50 44 12 re B
74 34 44 12 re B .3 G .8 .88 .97 rg 118 18 18 12 re 136 18 27 12 re 163 18 12 12 re 175 18 22 12 re 197 18 30 12 re 227 18 25 12 re 252 18
14 12 re B [2 2] 0 d 175 34 m 227 34 l S 227 34 m 266 34 l S Q}\fanopoint{12}{53}{\eightrm0}\fanopoint{12}{37}{\eightrm1}\fanopoint{12}{21}{\eightrm2}%
\fanopoint{52}{53}{\eightrm in vain}\fanopoint{96}{37}{\eightrm in vain}\fanopoint{201}{38}{\eightrm no try}\fanopoint{246}{38}{\eightrm no try}%
\fanopoint{146}{6}{\eightrm three children}\fanopoint{201}{6}{\eightrm two}\fanopoint{246}{6}{\eightrm two}\fanopoint{298}{21}{\eightrm\dots}\hss}}
\caption{Tries, from left to right in the order of time, and their depths. The root is tried, and cut; so is its first child, whose children are small enough. Together they took longer than our patience:
so the second child of the root and the third are cut at once.}}\medskip

Here is what that costs. The patience is measured in pulses of the search, of 1024 nodes each, since a book must not depend on a clock.
\verbatimfile{tests/data/patience.txt}
At most two tries are in vain for the queens, and six for the pentominoes; in a search of a month, with a patience of fifteen seconds, it may be one or two dozen, which take some minutes. Langford's pairs, and those queens, are another matter. Their subtrees of a few thousand nodes forget what
their sisters knew (\sec{fast/subtree_search}), or are through before anybody has looked for a mirror; subtrees of a few million nodes are not.

@ So the rules are these. Let $p$ be the patience.
\smallskip
{\parindent=2.2em
\item{1.} If nothing is known about the depth of a subtree, it is tried for a time of $p$.
\item{2.} If the subtrees of this depth have taken more than $p$, on the average, it is cut without a try.
\item{3.} If they have taken less, it is tried for a time of $4p$.
\item{4.} What was tried in vain is cut: at its root, or, if covers came, behind the newest.\par}
\smallskip
\noindent Why four times as long, in the third rule? Because subtrees are as different as puzzles are, and to cut everything that is above the
average would waste half of the time. And why does anything end at all? Because a leaf is finished before
anybody loses patience.

One could ask for a forecast instead, and lose patience at once with what will take too long (\sec{more/progress}). But forecasts fail where they would be needed most. The count of the dominoes on $12\times12$ squares, which remembers
situations, believes at node 3{,}072 that it will need $1.9\cdot10^{17}$ nodes, and is through after 27{,}649. Cut into pieces on account of such a forecast, it would forget, and then the forecast would be right.
@^forecast@>

The time of a subtree that was cut is the time from the first try to the end of its last piece.

@<Declare patience@>=
using Watch = std::function<double()>; /* tells the time, from any moment on */
Watch seconds(); /* such a watch */
class Patience {
public:
  Patience(double most, Watch w) : patience(most), watch(std::move(w))@+{@+}@/
  void begin(std::size_t depth); /* a subtree of this depth is present now */
  void end(std::size_t depth);   /* that which was begun there has been searched */
  void forget(); /* what has been begun, since we go elsewhere */
  bool is_hopeless(std::size_t depth) const; /* rule 2 */
  double limit(std::size_t depth) const;     /* rules 1 and 3 */
  double now() const { return watch(); }
private:
  struct Depth {
    double sum = 0, count = 0;   /* of those that were finished */
    std::optional<double> begun; /* when the present one was */
  };
  bool is_known(std::size_t depth) const
  { return depth < depths.size() and depths[depth].count > 0; }
  double patience;
  Watch watch;
  std::vector<Depth> depths;
};

@ A search that has been resumed in the middle of the tree does not know when the larger subtrees around it were begun. They are
not taken into account then.

@<Be patient@>=
Watch seconds()
{
  return [start = Clock::now()] { return seconds_since(start); };
}

@ What is learned is learned at the end of a subtree, and only if its beginning was seen. A subtree that begins has none inside it that was begun before.

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

@*1 The position. What must be written down, so that a search can be continued on another day, by another engine? Four things:
$$\vbox{\halign{#\hfil\quad&#\hfil\cr
the path&to the present subtree; what is to the left of it has been searched\cr
|covers|&how many covers were found there\cr
|told|&how many covers of the present subtree have been told\cr
|totals|&how much work it has been, for those who want to know\cr}}$$
Why are covers told before their subtree is finished? Because a search with a few covers in a month should show them at once.
If it is stopped then, and goes on, it begins the present subtree again, and the first |told| covers that it finds there were told before. Nobody must hear of them twice; so they are
skipped. This is right whoever searches, and with however many threads, since {\it all engines find the same covers in the same order\/}
(\sec{fast/engine}). The rule about order, which looked like pedantry, is what makes a position so small.
@^order of covers@>@^position of a search@>

Nothing of this changes if only a range of the tree is to be searched, which is the share of one among many machines (\sec{more/split}): then ``to the left'' and ``to the right'' end where the range does, and the first position is where it begins.

When the present subtree of a search that goes on is cut before it has come again to what was told, it is the same: the covers that were told are the first ones of the first children. And if one of them
has fewer covers than are to be skipped, the rest is skipped in the next.

While a search runs, |told| may be large. When it stops, the position is behind the newest cover, and |told| is zero, or what is still to be skipped.

@<Declare the position of a search@>=
struct SearchPosition {
  Turnings path;             /* to the subtree that is being searched */
  bool is_over = false;    /* or is there none? */
  std::uint64_t told = 0;  /* so many covers of it have been told */
  Natural covers = 0;      /* so many are in the subtrees before it */
  Totals totals;           /* the work that was done until then */
};

@ {\it The invariant of a position:} what was told is the first |covers + told| covers of the whole, and they will not be told again; all others are in the present
subtree, or to the right of it. It holds between any two covers, and at each pulse. So there a position can be asked for, and written down
while the search goes on.
@^invariant of a position@>

@<Declare the class |LongSearch|@>=
class LongSearch {
public:
  using Task = std::function<CoverCount(Subtrees const& tree, Limits const& limits,
    Receive const& receive)>; /* searches, or counts, the present subtree */
  LongSearch(Problem const& problem, Chooser chooser, double patience,
    Watch watch = seconds()); /* the problem must live longer: */
  LongSearch(Problem&& problem, Chooser chooser, double patience,
    Watch watch = seconds()) = delete;
  void keep_to(Range const& range); /* only there; throws |std::out_of_range| as
    |Subtrees| does */
  void go_to(SearchPosition const& position); /* throws |std::out_of_range| if it is
    in another tree, or not in the range */
  SearchPosition position() const; /* also in the pulse of a |run| */
  CoverCount run(Task const& task, Limits const& wishes, Receive const& receive = nullptr);
    /* until the end, or a limit; all limits but that on nodes are obeyed. That on
       covers counts from the very beginning, and is the task's business (a |SubtreeSearch| that counts knows none). What is returned counts from there, too.
       If there is a receiver, it is given each cover once, by the tasks; if not,
       they are given none */
private:
  @<Declare the data of a long search@>
};

@ Everything that a subtree adds is kept in |here| until it is finished; it is a position in the making.

@<Declare the data of a long search@>=
bool may_go_on(Limits const& wishes);
void search_subtree(Task const& task, Limits const& wishes, Receive const& once);
void finish(CoverCount const& found);
void break_off();
Limits limits_of_try(Limits const& wishes) const;
void pulse(Progress p, Limits const& wishes);
Subtrees tree;
Patience patience;
SearchPosition here;           /* but for the path, which the tree knows */
std::uint64_t seen = 0;  /* covers of this subtree, told or skipped, in this try */
std::vector<int> newest; /* of these */
std::atomic<bool> stop = false; /* the present try */
double begun = 0;        /* when it was begun */
bool is_tired = false;   /* is |stop| set because it has taken too long? */
bool is_late = false;    /* or because the time is over? */
Clock::time_point deadline;
CoverCount result;

@ A long search knows nothing about signals or files, just as the searches that it calls.

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

@ Patience comes first, and then the search.

@(dlx/fast/long_search.cpp@>=
#include "dlx/fast/long_search.hpp"
#include <algorithm>
#include <utility>
namespace dlx {
@<Be patient@>
@<Say where a long search is@>
@<Search subtree after subtree@>
} // |namespace dlx|

@ The position is asked for by the pulse, which is called by one thread at a time (\sec{fast/threads}), as is the receiver; so what they look at is not changed meanwhile.

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

@ And where is it now? Earlier tries have told |here.told| covers of the present subtree, and this one has come to |seen| of the same. The larger number is the true one,
and what was told is not told again.

@<Say where a long search is@>=
SearchPosition LongSearch::position() const
{
  SearchPosition p = here;
  p.path = tree.path();
  p.is_over = tree.is_over();
  p.told = std::max(here.told, seen);
  return p;
}

@ Now the search. As long as there are subtrees, and no limit is reached, the present one is cut without a try, or tried. Between the tasks and the receiver stands
somebody who counts, and lets through what has not been told.

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

@ The limits are looked at between two subtrees; within one, its task does that.

@<Search subtree after subtree@>=
bool LongSearch::may_go_on(Limits const& wishes)
{
  bool const has_enough = wishes.solutions > 0 and here.covers >= wishes.solutions;
  if (is_raised(wishes.stop))
    result.ending = Ending::interrupted;
  else if (has_enough or Clock::now() > deadline) result.ending = Ending::limit;
  return result.ending == Ending::complete;
}

@ There are three ways in which a try can end. It may have finished the subtree; we may have lost patience; or it was stopped by a limit, or by the wish of the caller, and then we stop, too.
In the last case, what was counted in the subtree is told in the result, but not kept in the position, for the subtree will be counted again.

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

@ A limit on covers is passed on, as far as covers are missing; those that are skipped count, as they have been counted before. A limit on time is kept here, since
not every task knows what to do with one.

@<Search subtree after subtree@>=
Limits LongSearch::limits_of_try(Limits const& wishes) const
{
  Limits own;
  own.stop = &stop;
  if (wishes.solutions > 0) own.solutions = wishes.solutions - here.covers.get_ui();
  return own;
}

@ The pulse is where patience is lost. First of all the caller's pulse is called, with the account of the whole, so that a wish to stop is obeyed
at once.

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

@ When a subtree is finished, so may be those around it: all whose depth is not smaller than that of the next subtree, for this one stands beside them.
From \.{3/7 4/4} it goes on to \.{4/7}, and the subtrees \.{3/7 4/4} and \.{3/7}, of depths 2 and~1, have ended.

What was tried in vain was not always in vain. If covers came, then the newest of them says how far the search was, and all that is to the left of it is done: the search goes on
there, with the smallest piece to the right of that cover, and nothing is lost. This matters most for endless searches in deep trees, which find thousands of covers in a second.
The board of $300\times300$ squares has a tree of 45{,}000 levels; to cut that from the root, level by level, with a try at each of them, would take a week in which not one new
cover is told. If no cover came, the subtree is cut at its root, and its first child begins now.

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

@ What does a search lose when its machine is lost? What was done in the present subtree, which takes about $4p$ at most; and, if
positions are written down now and then, whatever came after the last of them. And what does it lose when it is stopped on purpose? What has been done in this subtree since its newest
cover, or all that was done there, if covers are only counted.

@ \pitfall{To skip as many covers as the present {\it try\/} has told. If a subtree is stopped for the second time before it has come to where it was at the first,
the covers between the two are told twice; hence the maximum in |position|. A limit of ten covers that counts from
the beginning of each run: who resumes three times gets thirty.}

\pinned{\.{tests/fast/long\UL search\UL test.cpp} stops searches of all engines at random moments, and lets others continue them; the covers together must be those of the
whole, each once, in order. It does so with counts, with limits, and with a patience of nothing at all; and it computes the table.}

\exercise[15]{A search had told five covers of a subtree when it was stopped. It goes on with |told| 5, and the subtree is cut before any cover has come. The first child has three covers, the second four. Which of the seven are told then, and
when is |told| zero again?}
\answer{The last two. After the first child |told| is~2; in the second, two covers are skipped and two told, and when it is finished |told| is~0.}

\exercise[25]{The average of rule~2 counts all subtrees of a depth alike, the small ones of yesterday and the large ones of today. Try an average that
forgets: each new time is mixed with the old average, one to three. On which of the problems in the table does it help?}
\answer{On none of these, by more than one attempt. It would help where a tree has two halves of very different sizes; most puzzles have symmetries, and their subtrees
at one depth are alike.}

\summary{Try a subtree; if it takes too long, cut it; and learn from its sisters whether to try. A position is a path and a few numbers, since the
order of covers is the same for all.}
