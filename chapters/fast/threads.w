@** Threads that share the work. \label{fast/threads}%
A machine of today has several processors, and a search by masks keeps one
of them busy. Can two of them search twice as fast? The subtrees of a search
tree have nothing to say to each other; whatever happens in one of them, the
covers in the other remain what they are. It looks like the easiest thing in
the world: cut the tree in as many pieces as there are processors, and give one
to each.

\medskip\vbox{\centerline{\hbox to 180bp{\vbox to 108bp{}\pdfliteral{q .4 w .6 G 1 1 1 rg 18 72 18
18 re B 0.62 0.75 0.91 rg 36 72 18 18 re B 0.69 0.79 0.93 rg 54 72 18 18 re B 0.65 0.76 0.92 rg 72
72 18 18 re B 0.65 0.76 0.92 rg 90 72 18 18 re B 0.69 0.79 0.93 rg 108 72 18 18 re B 0.62 0.75
0.91 rg 126 72 18 18 re B 1 1 1 rg 144 72 18 18 re B 0.56 0.71 0.90 rg 18 54 18 18 re B 0.89 0.92
0.98 rg 36 54 18 18 re B 0.80 0.87 0.96 rg 54 54 18 18 re B 0.67 0.78 0.93 rg 72 54 18 18 re B
0.66 0.77 0.92 rg 90 54 18 18 re B 0.80 0.87 0.96 rg 108 54 18 18 re B 0.88 0.91 0.98 rg 126 54 18
18 re B 0.56 0.71 0.90 rg 144 54 18 18 re B 0.55 0.70 0.90 rg 18 36 18 18 re B 0.89 0.92 0.98 rg
36 36 18 18 re B 0.82 0.87 0.96 rg 54 36 18 18 re B 0.67 0.78 0.93 rg 72 36 18 18 re B 0.66 0.77
0.92 rg 90 36 18 18 re B 0.82 0.87 0.96 rg 108 36 18 18 re B 0.89 0.92 0.98 rg 126 36 18 18 re B
0.55 0.70 0.90 rg 144 36 18 18 re B 1 1 1 rg 18 18 18 18 re B 0.62 0.75 0.91 rg 36 18 18 18 re B
0.72 0.81 0.94 rg 54 18 18 18 re B 0.66 0.77 0.92 rg 72 18 18 18 re B 0.65 0.76 0.92 rg 90 18 18
18 re B 0.72 0.81 0.94 rg 108 18 18 18 re B 0.60 0.74 0.91 rg 126 18 18 18 re B 1 1 1 rg 144 18 18
18 re B .3 G .8 w 0 0 180 108 re S
Q}%
\fanopoint{27}{78}{\sevenrm0}\fanopoint{45}{78}{\sevenrm45}\fanopoint{63}{78}{\sevenrm40}\fanopoint{81}{78}{\sevenrm43}\fanopoint{99}{78}{\sevenrm43}\fanopoint{117}{78}{\sevenrm40}\fanopoint{135}{78}{\sevenrm45}\fanopoint{153}{78}{\sevenrm0}\fanopoint{27}{60}{\sevenrm49}\fanopoint{45}{60}{\sevenrm26}\fanopoint{63}{60}{\sevenrm32}\fanopoint{81}{60}{\sevenrm41}\fanopoint{99}{60}{\sevenrm42}\fanopoint{117}{60}{\sevenrm32}\fanopoint{135}{60}{\sevenrm27}\fanopoint{153}{60}{\sevenrm49}\fanopoint{27}{42}{\sevenrm50}\fanopoint{45}{42}{\sevenrm26}\fanopoint{63}{42}{\sevenrm31}\fanopoint{81}{42}{\sevenrm41}\fanopoint{99}{42}{\sevenrm42}\fanopoint{117}{42}{\sevenrm31}\fanopoint{135}{42}{\sevenrm26}\fanopoint{153}{42}{\sevenrm50}\fanopoint{27}{24}{\sevenrm0}\fanopoint{45}{24}{\sevenrm45}\fanopoint{63}{24}{\sevenrm38}\fanopoint{81}{24}{\sevenrm42}\fanopoint{99}{24}{\sevenrm43}\fanopoint{117}{24}{\sevenrm38}\fanopoint{135}{24}{\sevenrm46}\fanopoint{153}{24}{\sevenrm0}\hss}}

\caption{Where the work is: a board of $6\times10$ squares, and for each place of the centre of
the X pentomino, at which the search begins, how many thousand nodes its subtree has, if it is
searched alone. Four are dead at once.}}\medskip

There are two difficulties. The size of a subtree is unknown before it
has been searched. Give each of the 32 subtrees in the figure to a thread of its own, and four of them
are done at once, and watch the others. And {\it the covers come in an order}. Tests, exercises, and
people who compare two files rely on it. A program whose output depends on
which of its threads was delayed by a mail is a program that cannot be
tested.
@^threads@>@^order of covers@>

@ The first difficulty disappears if the tree is not cut in advance, but
when a thread has nothing to do. Then one of those that are searching makes
it a branch (\sec{fast/branch}): the largest untried subtrees that it has. No size
has to be guessed. If the branch was small, the receiver will soon be
back, and ask again. (The literature calls it {\it work stealing}; but there
the thief helps himself, and here one is asked.)
@^branch@>@^work stealing@>

For the second, we keep a {\it list of pieces\/} in the order of the covers
in them. At first there is one piece, the whole tree. When a piece is
divided, the branches are put behind it, because all that it has kept comes
earlier. Here is how it goes with three threads. Each piece is written as the
path to it; that of the root is empty, $\epsilon$. A piece that has been
finished is in parentheses.
$$\vbox{\halign{#\hfil\qquad&#\hfil\cr
$\epsilon$&one thread searches the tree\cr
$\epsilon$, $b$, $c$, $d$&it gave its other three branches away\cr
$\epsilon$, ($b$), $c$, $d$&$b$ was small; that thread goes on with $d$\cr
$\epsilon$, ($b$), $c$, $cx$, $cy$, ($d$)&$d$ was small, too, and now $c$ is
  divided\cr}}$$
\medskip\vbox{\centerline{\hbox to 300bp{\vbox to 62bp{}\pdfliteral{q .5 w .3 G .8 .88 .97 rg 30 46 266 12 re B
70 26 52 12 re B 122 26 46 12 re B 176 26 120 12 re B 70 6 226 12 re B .8 .3 0 RG .9 w 70 46 m 70 19 l S 67 23 m
70 19 l 73 23 l S 176 18 m 176 25 l S 173 22 m 176 26 l 179 22 l S [2 2] 0 d 30 32 m 70 32 l S 30 12 m 70 12 l S 168 32 m
176 32 l S Q}\fanopoint{12}{49}{\eightrm 1}\fanopoint{12}{29}{\eightrm
2}\fanopoint{12}{9}{\eightrm 3}\fanopoint{50}{49}{$\epsilon$}\fanopoint{96}{29}{$b$}\fanopoint{145}{29}{$d$}%
\fanopoint{236}{29}{$cx$}\fanopoint{120}{9}{$c$}\hss}}
\caption{The same with time from left to right. Dashed: a thread that waits. Arrows: branches are given away, first of
$\epsilon$, then of $c$. A thread waits until another one looks up, and has something to give.}}\medskip

Covers are {\it told\/} from the first piece of the list only; the covers of
all others wait. When the first piece is finished, it is dropped, and the
next one begins to tell. So what is told is at any time a beginning of what
a single thread would have told, whoever found it. This is the invariant of
the list.
@^invariant of a parallel search@>@^piece of a tree@>

@ Why is it a beginning? Because the list has two properties, at any moment at
which the lock is free. {\it Every cover that has not been told is in
exactly one piece}, be it that it waits there, or that it has not been found.
At first there is one piece; to divide a piece moves branches into new pieces,
and loses none; and a piece leaves the list only when it has nothing any more.
And {\it each cover of a piece comes before each cover of all later pieces\/}
in the order of a single thread. For what is given away is what the giver
would have done last, in the order in which it would have done it, and it is
put directly behind the giver. So the next cover that a single thread would
tell is in the first piece that has any. If that is not the first piece of the
list, then those in front of it have none, and it becomes first as soon as they
are known to be finished.
Nothing in this argument says who searches which piece, or when.

Only the statistics change: a branch begins with the whole
problem, not with a small subproblem, and the nodes are visited in another order. So
a limit on the {\it number of nodes\/} would stop the search somewhere else
each time; the command \cmd{dlx} does not take the two together.

@*1 The life of a thread. It takes the first piece that is not taken, and
searches there until it is finished, or must be put down because too many
covers wait in it; then it takes the next. Why the first? Because its covers can be told first, and then
they need not be stored.

Who wakes whom? A thread sleeps because there is no piece for it, and this
can change in three ways, in each of which |notify_all| is called: a piece is divided; the
first piece is gone; or everything is over. All threads cannot sleep at the same
time, with something left to do, since the first piece is never full.
@^deadlock@>

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
      ++idle;
      changed.wait(lock);
      --idle;
    }
  }
  changed.notify_all();
}

@ A piece knows where its root is. Its search is made by the thread
that takes it first. Those who hold the lock see it in one of these states.

\medskip\vbox{\centerline{\hbox to 330bp{\vbox to 60bp{}\pdfliteral{q .6 w .3 G .8 .88 .97 rg 0 34 56 20 re
B 92 34 56 20 re B 184 34 56 20 re B 276 34 54 20 re B 92 2 56 16 re B .8 .3 0 RG .9 w 56 47 m 91
47 l S 87 50 m 91 47 l 87 44 l S 91 40 m 57 40 l S 61 43 m 57 40 l 61 37 l S 148 44 m 183 44 l S 179 47 m
183 44 l 179 41 l S 240 44 m 275 44 l S 271 47 m 275 44 l 271 41 l S 120 34 m 120 19 l S 117 23 m 120 19 l
123 23 l S 92 10 m 28 10 l 28 33 l S 25 29 m 28 33 l 31 29 l S Q}\fanopoint{28}{41}{\eightrm
untaken}\fanopoint{120}{41}{\eightrm taken}\fanopoint{212}{41}{\eightrm
finished}\fanopoint{303}{41}{\eightrm gone}\fanopoint{120}{7}{\eightrm full}\fanopoint{74}{50}{\sevenrm
a thread}\fanopoint{74}{31}{\sevenrm stop}\fanopoint{166}{48}{\sevenrm
searched}\fanopoint{258}{48}{\sevenrm told}\fanopoint{60}{13}{\sevenrm
first}\hss}}
\caption{The states of a piece. {\nineit Full}: too many covers wait in it, and it must become the first piece
before anybody goes on. {\nineit Finished}: nothing is left but the covers that wait. {\nineit
Gone}: it was the first, and has told everything.}}\medskip

@<Declare a piece of the tree@>=
struct Piece {
  std::vector<int> path;       /* the options that lead to it */
  double share = 1;            /* of the whole tree, as far as one can guess */
  std::optional<Masks> search;
  bool taken = false;          /* a thread is searching here */
  bool finished = false;
  Totals totals;               /* of this piece, at the last look */
  double done = 0;             /* which part of it, at the last look */
  WaitingCovers waiting;       /* that were found, and not told */
  double progress = 0;         /* which part of it is done */
  std::vector<int> harvest;    /* covers since the last look */
  bool tells = false;          /* in this grain, covers are told when they are found */
  bool is_rich = false;        /* has it had nearly a cover for each node? */
};
using Place = std::list<Piece>::iterator;

@ To search for a while, a {\it grain\/} of nodes, needs no lock; whatever is found in this time is the
{\it harvest}, and belongs to us alone. Then the lock is taken, and we look
up. The result tells whether there is more to do in this piece, and for us; if
there is not, it may not even exist any more.

Whatever is thrown, be it by the receiver, or because there is no memory,
ends the work of all. It is thrown again when all threads have come home.

@<Search in a piece for a while@>=
bool search_in(Place p, std::unique_lock<std::mutex>& lock)
{
  p->tells = *receive and p == pieces.begin() and p->waiting.count() == 0;
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

@ The limits of this short run are our own, except for the flag by which
we are asked to stop; and no piece needs to find more covers than are
wanted in all. They are computed while we have the lock, because the totals
are everybody's. The receiver of a piece writes covers down, unless our caller has none; and since a node may be a page with hundreds of them (\sec{fast/transposition}),
such a grain ends after so many covers, too. (Without this, a chain of squares took 300 megabytes with three threads, and not 30.)

@<Search in a piece for a while@>=
Limits limits_of_grain(Piece const& p) const
{
  Limits short_run;
  short_run.nodes = std::min(grain, last_node - result.totals.nodes);
  if (limits->solutions > 0)
    short_run.solutions = last_solution - result.totals.solutions
      - p.waiting.count();
  auto const most = 4*grain; /* to be written down */
  bool const has_more = short_run.solutions == 0 or short_run.solutions > most;
  if (*receive and not p.tells and has_more) short_run.solutions = most;
  short_run.stop = limits->stop;
  return short_run;
}
Result search_a_grain(Piece& p, Limits short_run)
{
  if (not p.search)
    p.search.emplace(rows, chooser, p.path, Vectors::widest, symmetries);
  short_run.pulse = [&](Progress const& now) { p.progress = now.done; };
  Receive const keep = [&](std::span<int const> cover) {
    p.harvest.push_back(static_cast<int>(cover.size()));
    p.harvest.insert(p.harvest.end(), cover.begin(), cover.end());
  };
  return p.search->run(short_run, *receive and not p.tells ? keep : *receive);
}

@ Looking up: first the account,
then the limits; then, is a thread waiting for a branch?
What was
found is told before we decide whether to stay: a piece that has
told its covers is not full any more.

@<Search in a piece for a while@>=
bool look_up(Place p, Result const& r)
{
  account(*p, r);
  heed_limits(*p);
  bool const is_unfinished = not p->finished and not over;
  bool const is_asked = idle > 0 and next_piece() == pieces.end();
  if (is_unfinished and is_asked and may_give(p)) give(p);
  tell_in_order();
  bool const more = is_unfinished and not over and not is_full(p);
  if (is_unfinished) p->taken = more;
  return more;
}

@ A search counts from its beginning; what was there at the last look is subtracted, and the
difference is what this grain has brought.

@<Keep account of a piece@>=
void account(Piece& p, Result const& r)
{
  auto& all = result.totals;
  all.nodes += r.totals.nodes - p.totals.nodes;
  all.dead += r.totals.dead - p.totals.dead;
  all.attempts += r.totals.attempts - p.totals.attempts;
  stored += p.harvest.size();
  auto const found = r.totals.solutions - p.totals.solutions;
  p.is_rich = *receive and 5*found > 4*(r.totals.nodes - p.totals.nodes);
  if (std::exchange(p.tells, false)) add_covers(all.solutions, found);
  else p.waiting.add(found, std::exchange(p.harvest, {}));
  p.totals = r.totals;
  p.finished = r.ending == Ending::complete;
  if (p.finished) p.search.reset();
  double const now = p.finished ? 1 : p.progress;
  share_done += p.share * (now - std::exchange(p.done, now));
}

@ The limit of the covers
is |tell|'s business. When the piece that has just been finished is the last of all, nobody is stopped:
the search is complete, and it would be a pity not to say so.

@<Keep account of a piece@>=
void heed_limits(Piece const& p)
{
  bool const is_last = p.finished and pieces.size() == 1;
  bool const is_late = result.totals.nodes >= last_node
    or Clock::now() > deadline;
  if (is_raised(limits->stop) and not p.finished)
    result.ending = Ending::interrupted, over = true;
  else if (not is_last and is_late) result.ending = Ending::limit, over = true;
  if (limits->pulse and not pieces.front().tells) limits->pulse(Progress{result.totals.nodes,
    result.totals.solutions, done()});
}
double done() const override { return std::clamp(share_done, 0.0, 1.0); }@/

@ Branches that are given go behind the piece, in their order. The giver believes
that what it gave away has been done; we know better, and subtract it.

@<Keep account of a piece@>=
void give(Place p)
{
  auto const behind = std::next(p);
  for (Branch& branch : p->search->give_away()) {
    Place const piece = pieces.emplace(behind);
    piece->path = std::move(branch.path);
    piece->share = p->share * branch.share;
    share_done -= piece->share;
  }
  changed.notify_all();
}

@*1 Covers that wait. The covers that a thread finds in a piece must wait
until all pieces in front of it are finished. They are written one after the
other, each behind its length: the covers 4, 1, 5 and 2, 6 are the seven
numbers
$$\hbox{\tt 3 4 1 5 2 2 6}.$$
A vector for each would take more memory
than the cover. If nobody wants to see them, they are only a number.

@<Declare the covers that wait@>=
class WaitingCovers {
public:
  void add(std::uint64_t n, std::vector<int> more); /* |n| covers, as above,
    or none if they are only counted */
  std::uint64_t count() const { return number; } /* how many wait */
  std::size_t size() const { return covers.size(); } /* of the vector */
  std::vector<int> take(std::uint64_t n); /* the first |n|, at most |count()| */
  void forget() { covers = {}; } /* what they are, but not how many */
private:
  std::uint64_t number = 0;
  std::vector<int> covers; /* empty if they are only counted */
};

@ To take the
first |n| covers out, we step from length to length.

@<Keep covers until they can be told@>=
void WaitingCovers::add(std::uint64_t n, std::vector<int> more)
{
  number += n;
  if (covers.empty()) covers = std::move(more);
  else std::ranges::copy(more, std::back_inserter(covers));
}
std::vector<int> WaitingCovers::take(std::uint64_t n)
{
  bool const is_all = n == number;
  number -= n;
  if (is_all) return std::exchange(covers, {});
  std::size_t end = 0;
  for (; n > 0 and not covers.empty(); --n)
    end += static_cast<std::size_t>(covers[end]) + 1;
  auto const middle = covers.begin() + static_cast<std::ptrdiff_t>(end);
  std::vector<int> first(covers.begin(), middle);
  covers.erase(covers.begin(), middle);
  return first;
}

@ Why must the number of waiting covers be limited? If a receiver writes the permutations of twelve
numbers to a disk, one thread searches the first piece, slowed down by the disk, and
another, behind it, finds millions of covers a second that nobody takes.

So a piece is {\it full\/} if more covers wait in it than may wait. A thread that has
filled a piece puts it down, and waits for a branch of a piece in front of it; what it finds there
will be told sooner. All pieces are full if too
many covers wait in all of them together; then only the first is searched, which is never full:
its covers need not wait.
@^waiting covers@>

@<Work until nothing is left@>=
bool is_full(Place p)
{
  if (p == pieces.begin()) return false;
  return p->is_rich or p->waiting.size() >= most_waiting or stored >= most_stored@|
    or p->waiting.count() >= last_solution - result.totals.solutions;
}
bool may_give(Place p)
{
  bool const is_taken = std::all_of(pieces.begin(), p, [](Piece const& q) { return q.taken; });
  return is_taken and stored < most_stored and not p->is_rich and not is_full(p);
}

@ \label{fast/rich}%
Must the covers of the first piece wait for the end of a grain? They are the next to be told, and nobody else tells: only the first piece
does, and it remains the first until its own thread finds it finished. So it tells them as they are found, without the lock. (Meanwhile the
caller's pulse must not be called, since receivers and pulses are called by one thread at a time; the first piece calls it at the end of its grain.) To tell directly is several times as fast as to write
covers down, and some searches do little else: a chessboard full of dominoes has 12{,}988{,}816 covers, nearly all of them
remembered (\sec{fast/remembered}), and for some time two threads took three times as long as one. Others could find such covers, but
not tell them. So a piece is called {\it rich\/} if a grain has brought more than four covers for five nodes. Nothing of it is given away, and
it is put down, like a full one, until it is the first.
@^rich piece@>

@ The first piece tells all that it has. If it is finished, it leaves the
list, and the next one tells.
@<Tell what was found, in order@>=
void tell_in_order()
{
  while (not pieces.empty() and not over) {
    tell(pieces.front());
    if (over or not pieces.front().finished) return;
    pieces.pop_front();
    changed.notify_all();
  }
}

@ If the receiver throws, the run ends with what it has thrown, and cannot be continued: some covers have been told that nobody has
counted, or were taken out of a piece and not told. If the
last cover that was wanted has been told, the others wait for the next run, and whether there are
any, one thread would know; of a tree that was divided we say that the limit was reached.

@<Tell what was found, in order@>=
void tell(Piece& p)
{
  auto const wanted = last_solution - result.totals.solutions;
  bool const is_limited = limits->solutions > 0;
  auto const n = is_limited ? std::min(p.waiting.count(), wanted) : p.waiting.count();
  auto const news = p.waiting.take(n);
  stored -= news.size();
  add_covers(result.totals.solutions, n);
  for (auto rest = std::span(news); not rest.empty(); ) {
    auto const length = static_cast<std::size_t>(rest[0]);
    (*receive)(rest.subspan(1, length));
    rest = rest.subspan(length + 1);
  }
  bool const is_whole = p.path == start and pieces.size() == 1;
  if (is_limited and n == wanted and not (is_whole and p.finished))
    result.ending = Ending::limit, over = true;
}

@*1 The run. The caller's own thread is one of those that search. It begins alone: to call the others takes as
long as a few hundred nodes, and many searches are over after a grain. They live until the end of the run. If the system refuses a thread, those that were started do the work.

@<Run with many threads@>=
Result run(Limits const& l, Receive const& r) override
{
  receive = &r;
  @<Begin a run of all threads@>
  std::vector<std::thread> others;
  bool const is_long = not ends_in_a_grain();
  try {
    for (int k = 1; is_long and k < threads; ++k) others.emplace_back(&Team::work, this);
  } catch (std::exception const&) {
    threads = 1 + static_cast<int>(others.size()); // go on with fewer
  }
  work();
  for (auto& t : others) t.join();
  if (trouble) std::rethrow_exception(trouble);
  return result;
}

@ What was begun alone is put back, and the first thread that comes takes it.

@<Run with many threads@>=
bool ends_in_a_grain()
{
  std::unique_lock<std::mutex> lock(key);
  if (not over and not pieces.empty()) {
    pieces.front().taken = true;
    if (search_in(pieces.begin(), lock)) pieces.front().taken = false;
  }
  return over or pieces.empty();
}

@ A run can follow another one, and find pieces that have been begun, that wait for a thread,
and that are finished and have not told everything. All but the last kind are free
now; those must not be taken, and are told first.
As in \sec{fast/masks}, limits count from now on. Whoever wanted only the number
of the covers cannot ask to see them in the next run, since some of them wait
as a number; and if they are not to be seen any more, those that have been
written down wait as a number, too.

@<Begin a run of all threads@>=
if (trouble) throw std::logic_error("a parallel search that was ended by an exception cannot go on");
if (r and counted)
  throw std::logic_error("a parallel search that has counted cannot "
    "show covers");
if (not r) {
  counted = true;
  stored = 0;
  for (Piece& p : pieces) p.waiting.forget(), p.harvest.clear();
}
begin_run(l);
over = false;
for (Piece& p : pieces) p.taken = p.finished;
try {
  tell_in_order();
} catch (...) {
  trouble = std::current_exception();
  throw;
}

@ A thread keeps an iterator to its piece while it searches without the lock; meanwhile others
insert pieces, and the first one goes. In a |std::list|, none of this moves the others. All else
belongs to the lock's holder; except that |path|, |search|, |progress|, and |harvest| of a piece
that has been taken are its taker's business, who may also read its |tells|.
@^lock@>

@<Declare the data of a team@>=
SharedRows rows;
SharedSymmetries symmetries;     /* what all pieces know in common */
Chooser chooser;
std::vector<int> const start;    /* the path to the root of the tree */
int threads;
std::uint64_t grain;
std::mutex key;                  /* of the lock */
std::condition_variable changed; /* something that a thread may wait for */
@[std::list<Piece>@] pieces = @[std::list<Piece>@](1); /* in the order of their covers */
int idle = 0;                    /* so many threads have nothing to do */
bool over = false;               /* all shall put down their work */
double share_done = 0;           /* of the whole tree */
std::exception_ptr trouble;
std::size_t stored = 0;          /* numbers in the covers of all pieces */
bool counted = false;            /* there was a run without a receiver */
Receive const* receive = nullptr;
static constexpr std::size_t most_waiting = 1 << 19; /* numbers in a piece, */
static constexpr std::size_t most_stored = 1 << 24;  /* and in all: 64 megabytes */

@ What has many threads is a |Team|: a search like the others, which takes its limits as they do
(\sec{fast/mask_search}). Its tree may be a subtree of a larger one (\sec{fast/subtree_search}); then the path of the first piece is
not empty. And where nodes are large, a grain has fewer of them, as there is a clock to be looked at behind each grain.

@<Define the team@>=
class Team : public MaskSearch {
public:
  Team(SharedRows r, SharedSymmetries m, Chooser c, int n, std::vector<int> path, std::uint64_t g)
    : rows(std::move(r)), symmetries(std::move(m)), chooser(c), start(std::move(path)),
      threads(n), grain(std::max<std::uint64_t>(1,@|
        g*pace_for(rows->bits())/largest_pace))
  {
    pieces.front().path = start;
  }
  @<Run with many threads@>
private:
  @<Declare a piece of the tree@>
  @<Work until nothing is left@>
  @<Search in a piece for a while@>
  @<Keep account of a piece@>
  @<Tell what was found, in order@>
  @<Declare the data of a team@>
};

@ So everybody else sees what |Masks| and the hybrid are, too. It needs the memory of
|Masks| for each piece that was begun; for the covers that wait, 64 megabytes at most, and what is
found in a grain of each thread.

@<Declare the class |ParallelSearch|@>=
class ParallelSearch : public HeldSearch { /* see \sec{fast/masks}: the same
  covers in the same order. The receiver and the pulse are called by one thread
  at a time, not always by the caller's; what they throw is thrown by |run|. A
  limit on nodes, or on time, is noticed within a grain of each thread */
public:
  ParallelSearch(Problem const& problem, Chooser chooser, int threads,
    std::uint64_t grain = 8192);
    /* |threads| is at least 1; each of them looks up from its work after
       |grain| nodes, or fewer if these are large. Throws |Unsupported| as |Masks| does. Covers that were
       only counted cannot be shown: after a run without a receiver, one with
       a receiver throws |std::logic_error|, and so does any after an exception */
  ParallelSearch(SharedRows rows, SharedSymmetries symmetries, Chooser chooser,
    int threads, std::vector<int> path, std::uint64_t grain = 8192);
    /* below the node that is reached by |path|, as for |Masks|; the |symmetries|
       of these rows must have been made to be shared by threads */
};

@ The rest of the header are the covers that wait.

@(dlx/fast/threads.hpp@>=
#pragma once
/* Several threads search one tree and find its covers in the order in which
   one thread would find them. The tree is divided when a thread has nothing to
   do; covers are told from the first piece only. */
#include "dlx/fast/masks.hpp"
#include <cstddef>
#include <cstdint>
#include <vector>
namespace dlx {
@<Declare the covers that wait@>
@<Declare the class |ParallelSearch|@>
} // |namespace dlx|

@ The header needs neither threads nor locks.

@(dlx/fast/threads.cpp@>=
#include "dlx/fast/threads.hpp"
#include "dlx/fast/canonical.hpp"
#include <algorithm>
#include <condition_variable>
#include <exception>
#include <iterator>
#include <list>
#include <mutex>
#include <optional>
#include <span>
#include <stdexcept>
#include <thread>
#include <utility>
namespace dlx {
@<Keep covers until they can be told@>
namespace {
@<Define the team@>
}
@<Make a team@>
} // |namespace dlx|

@ A whole problem is searched from its root, with rows and symmetries that are made for it.

@<Make a team@>=
ParallelSearch::ParallelSearch(SharedRows rows, SharedSymmetries symmetries,
  Chooser chooser, int threads, std::vector<int> path, std::uint64_t grain)
{
  search = std::make_unique<Team>(std::move(rows), std::move(symmetries), chooser,
    threads, std::move(path), grain);
}
ParallelSearch::ParallelSearch(Problem const& problem, Chooser chooser,
  int threads, std::uint64_t grain)
{
  auto const rows = rows_for_masks(problem);
  search = std::make_unique<Team>(rows, std::make_shared<Symmetries>(rows, true),
    chooser, threads, std::vector<int>(), grain);
}

@ Is it worth the trouble? On a machine with two processors, in moments when
nobody else seemed to need them, we let masks count, with \.{--threads 1}
and with \.{--threads 2}, one after the other:
$$\vbox{\halign{#\hfil\qquad&\hfil#\quad&\hfil#\quad&\hfil#\cr
&\rm one, s&\rm two, s&\rm ratio\cr
sixteen queens&3.83&1.97&1.94\cr
MacMahon's squares, \.{4x6 --border}&1.72&0.87&1.98\cr
Langford's pairs, 15&10.2&4.7&2.15\cr
sixteen queens, each cover visited&3.94&2.14&1.84\cr
Y-pentominoes on $15\times16$, each visited&1.20&0.67&1.79\cr}}$$
(Each line is a single run; a second one was within a tenth of it. What two threads know in
common may be more than one knows at the time, hence a ratio above 2. The squares are all
arrangements; those of \sec{fast/measured} are up to symmetry.)
@^speed of a parallel search@>

@ \pitfall{Telling the covers as they come, and sorting them afterwards: a
search that is stopped then shows covers from everywhere. Holding the lock while searching: the
program is correct, and as slow as with one thread.}

\pinned{\.{tests/fast/threads\UL test.cpp} lets up to eight threads search with a grain of one node, and stops them by all limits.}

\exercise[15]{At some time the list of pieces is $\epsilon$, $c$, $d$, and the thread that searches
$\epsilon$ gives its branches $a$ and~$b$ away. What is the list then? Could they be put at its end?}
\answer{$\epsilon$, $a$, $b$, $c$, $d$; directly behind the giver. At the end they would be told after
the covers of $c$ and~$d$, which one thread would find later than those of $a$ and~$b$: what a giver keeps
and gives away comes before all that it has given away earlier.}

\summary{Divide when asked, and give the largest pieces. Keep the
pieces in order, and tell from the first one only. Then many threads give the
same answer as one.}
