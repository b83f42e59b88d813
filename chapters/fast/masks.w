@** From links to masks. \label{fast/masks}%
Everything is there: tables that shrink, three ways to search in them, an account
of what pays, a memory of situations and of their images. What remains is the search that walks
along the tree and asks each of them at the right moment. Which moment is that?

It does at each node what every search does, and little more:
$$\vbox{\halign{\hfil#\quad&#\hfil\cr
1.&take the next child of the deepest frame; if there is none, drop the frame\cr
2.&visit it, with all its forced moves\cr
3.&a dead end? Then that was all. A cover? Hand it over\cr
4.&has this situation been searched before? Then tell what was found\cr
5.&is there so little left that a smaller table pays? Then make one\cr
6.&push a frame, with all that can be tried\cr}}$$
Steps 2 and~6 are different for each kind of subproblem; they have been told. The
others are here, once for all kinds.

@ Take the board of $2\times4$ squares once more (\sec{fast/transposition}), with \.{abcd} in the upper
row and \.{efgh} in the lower one, and its ten dominoes. This is the whole search, if each cover is
to be seen. On the right are the frames of the path, with what is left to be tried at each of them; a slash stands between two frames.
$$\vbox{\halign{\tt#\hfil\quad&#\hfil\quad&\tt#\hfil\cr
\it path&{\it what happens}&\it left\cr
\noalign{\smallskip}
&the root is wide; move to a word of ten bits; choose \.a&ab ae\cr
ab ef&\.{ef} was forced; \.{cdgh} is new; two last steps&ae / cd cg\cr
ab ef cd gh&cover 1&ae / cg\cr
ab ef cg dh&cover 2&ae /\cr
&drop a frame: \.{cdgh} is page 1, which has two edges&ae\cr
ae&\.{bcdfgh} is new; no last steps&/ bc bf\cr
ae bc dh fg&\.{dh} and \.{fg} were forced; cover 3&/ bf\cr
ae bf&\.{cdgh} is known: open page 1&/ / cd cg\cr
ae bf cd gh&told: cover 4&/ / cg\cr
ae bf cg dh&told: cover 5&/ /\cr
&drop the frames; two more pages are written&\cr}}$$
Five nodes were visited: the root, \.{ab}, \.{ae}, \.{bc}, and \.{bf}. Eight options were tried, two of them as
edges of a page. A last step in a word (\sec{fast/narrow}) is no node, as its parent has seen all that there was to be seen. And nothing
is compacted again, as a subproblem of one word is never left, and all that happened after the root was in one.

\medskip\vbox{\centerline{\hbox to 280bp{\vbox to 66bp{}\pdfliteral{q .6 w .3 G .8 .88 .97 rg 0 14 70 44 re
B 90 20 44 32 re B 162 42 44 20 re B 162 8 44 16 re B .8 .3 0 RG 1 w 70 36 m 88 36 l S 134 42 m 160
51 l S 134 30 m 160 17 l S 206 51 m 236 39 l S 206 16 m 236 30 l S 184 42 m 184 24 l S Q}\fanopoint{35}{33}{\eightrm the
problem}\fanopoint{112}{33}{\eightrm wide}\fanopoint{184}{49}{\eightrm
counters}\fanopoint{184}{13}{\eightrm 1--4 words}\fanopoint{256}{31}{\eightrm covers}\hss}}
\caption{A path of a search. What is left is compacted, again and again, on the way down, to a few words,
and often to a single one; or it gets counters, and then fewer ones, or a single word.}}\medskip

@ {\it The invariant of the search:} the frames of the path say all that is still to be
done. The covers that were handed over are those on the left of the path, in the order of
the dancing list; what is below a frame has either been searched, or been told from what
was known, or been given away, and if it was given away, nothing about this frame is
remembered. So a search can be stopped at any node, put aside, divided, and continued.
@^invariant of a search by masks@>

Why does it hold? When a child is visited, it moves from what is left at the deepest frame onto the
path. Then it is a dead end, and nothing was to be done there; or a cover, which comes after all that were handed over, as
children are taken in their order; or it is pushed as a frame that says which children it has; or it
is known, and pushed as a frame that says the same in edges. A frame is dropped when nothing is left
below it, and only then is its number of covers, or its page, complete. That is when it is remembered.

@ The heart is a loop. It takes the next child at the deepest frame, as in
\sec{more/search}; if there is none, it drops the frame. It goes on as long as the deepest
frame is of the same kind, and what depends on the kind is known to the compiler. Two lines put the
search back to the frame: memory above its mark is free, and the path ends where it ended on arrival. They
may be done twice without harm, so a search that was stopped behind them begins with them again.

@<Walk along the tree@>=
template<class Kind> bool advance(Kind kind)
{
  while (depth > 0) {
    Frame& f = frames[depth - 1];
    if (f.subproblem == nullptr or f.subproblem->version != Kind::version) return true;
    s.arena.release(f.top);
    s.chosen = f.length;
    if (f.left == 0) drop();
    else if (must_stop()) return false;
    else if (not show_last(kind, f)) {
      int const outcome = kind.try_next(f);
      forced += s.chosen - f.length - 1;
      conclude(kind, f.subproblem, outcome);
    }
  }
  return false;
}
template<class Kind> void conclude(Kind& kind, Subproblem* t, int outcome)
{
  if (outcome == is_cover) add_edge(0, s.chosen), hand_over(s.chosen);
  else if (outcome != dead_end) branch(kind, t, outcome);
}

@ Covers that only need a last step may be many, so they are shown in one go, as far as the next look at the limits. Whether they are written
down, too (see below), does not change meanwhile, and is asked once.

@<Walk along the tree@>=
template<class Kind> HWY_INLINE bool show_last(Kind& kind, Frame& f)
{
  return kind.show_last(f, next_look - result.totals.nodes, [this, &f, writes = is_written()] {
    forced += s.chosen - f.length - 1;
    if (writes) add_edge(0, s.chosen);
    return not hand_over(s.chosen);
  });
}

@ The number of a version says which kind of subproblem it is. This is the
one place where all kinds are listed: |with_kind| calls |run| with an object of the right type. Such
an object has no state but the child that was visited last, and costs nothing to make; but the
loop above is compiled for each of its types, 33 times for each kind of vectors, to leave no question for the nodes.

@<Find the kind by its version@>=
template<class F> auto with_kind(SearchContext& s, int version, F run)
{
  switch (version) {
    case 0: return run(Wide(s));
    case 1: return run(Narrow<1>(s));
    case 2: return run(Narrow<2>(s));
    case 3: return run(Narrow<3>(s));
    case 4: return run(Narrow<4>(s));
    default: return on_counter_shape(version, [&](auto shape) {
      return run(Counters<decltype(shape)>(s)); });
  }
}

@ The run goes from kind to kind. Its limits count from its beginning, so a program that wants ten
covers at a time calls |run| with a limit of ten, again and again; the totals
count from the beginning of the search. If covers need not be shown, and their number has
no limit, they are |counting| material: last steps, and situations that were met before, are added
up without being visited.
@^continuing a search@>

@<Run until a limit@>=
Result run(Limits const& l, Receive const& r) override
{
  begin_run(l);
  receive = &r;
  bool const counts = not r and l.solutions == 0;
  if (std::exchange(s.counting, counts) != counts) forget();
  if (not std::exchange(begun, true)) begin();
  bool more = depth > 0;
  while (more) {
    Subproblem const* const t = frames[depth - 1].subproblem;
    more = t == nullptr ? retell()
      : with_kind(s, t->version, [this](auto kind) { return advance(kind); });
  }
  return result;
}

@ The root is the only node that is not reached by trying an option. A search of a part of another
tree begins with the whole problem, too, and chooses the options of its path first. (It may count
other nodes than the giver would, but the covers and their order are the same.) Whoever gets the path \.{ae}
of the board of $2\times4$ strikes \.{ae} out of the whole table, with \.{ab} and \.{ef}, which it touches; so her root has six
items and seven options, and with the path already in its place, every cover that she hands over is complete.

@<Walk along the tree@>=
void begin()
{
  frames.resize(index(owner->primaries) + 1);
  Subproblem* const t = tables.whole();
  Bits* const live = s.arena.first_members(index(t->options));
  Bits* const open = s.arena.first_members(index(t->primaries));
  prepare_memory(*t);
  Wide wide(s);
  for (int option : start) {
    s.path[s.chosen++] = option;
    auto const k = std::ranges::lower_bound(owner->options, option);
    s.strike<0>(*t, static_cast<int>(k - owner->options.begin()), live, open);
  }
  conclude(wide, t, wide.arrive(*t, live, open));
}

@*1 Branching. To branch, push a frame with what is to be tried; unless we remember that
we have been here before. In subproblems of one word, which are never left, that is all. (What was tried in order to retell a page is no work that a smaller
table could have saved; so the tries of a frame are counted without it.) The last line must be the last: the children that |start| has made lie below the
mark, and what belongs to them above it. With the mark made a line before, the first child that branches writes its children over its
sisters, and eight queens end with a segmentation fault.

@<Branch, perhaps in a smaller subproblem@>=
template<class Kind> HWY_INLINE void branch(Kind& kind, Subproblem* t, int item)
{
  Note note;
  if (memory and recall(note, kind.is_settled())) return;
  Frame& f = frames[depth++];
  f.subproblem = t;
  f.item = item;
  f.length = s.chosen;
  f.note = note;
  f.visits = nullptr;
  f.counts_moves = Kind::has_counters;
  f.tries = own_tries();
  f.work = work();
  if constexpr (Kind::has_counters) start_or_leave(kind, f);
  else if constexpr (Kind::may_move) start_or_move(kind, f);
  else kind.start_here(f);
  f.top = s.arena.mark();
}
std::uint64_t own_tries() const
{
  return result.totals.attempts - recorder.retold();
}
std::uint64_t work() const { return own_tries() + forced; }

@ Elsewhere, this
is the moment to think about moving into a smaller subproblem. It is the right
place, and the only one: a dead end needs no smaller world, and forced moves
should be made first, because they shrink what has to be carried; and a situation that is known is
told without a table. Nor does it need one if the next option will be the last (\sec{fast/wide}). Otherwise, does it pay?

@<Branch, perhaps in a smaller subproblem@>=
template<class Kind> void start_or_move(Kind& kind, Frame& f)
{
  Subproblem const& t = *f.subproblem;
  Extent const left = {size_of_set(kind.live(), t.words),
    size_of_set(kind.open(), t.blocks)};
  if (left.items < 2 * s.shortest) return kind.start_here(f);
  f.visits = forecast.visits_with(left.options);
  int const shape = is_for_counters(left) ? shape_for(*owner, t, kind.live(), kind.open(), left) : 0;
  if (shape != 0 or forecast.is_worth_moving(Extent{t.options, t.primaries},
      Kind::version == 0, index(t.primaries) * index(t.words), left))
    move(f, kind.live(), kind.open(), shape);
  else kind.start_here(f);
}

@ Counters are for large subtrees. At the root, of which nothing is known, they are made if what is left is not narrow: they take a fraction of the time in which the problem was read, and
a search that is over in a moment loses no more than that. (A puzzle of $14\times14$ lamps, each of which changes its neighbours too, takes nine times as long without.)

@<Branch, perhaps in a smaller subproblem@>=
bool is_for_counters(Extent left) const
{
  bool const is_root = depth == 1, is_narrow = left.options <= 256 and left.items <= 64;
  return left.options > 64 and ((is_root and not is_narrow) or forecast.is_large(left.options));
}

@ Where items have counters, the question is another one (\sec{fast/leaving}), and what is left must be told by the counters
first.

@<Branch, perhaps in a smaller subproblem@>=
template<class Kind> HWY_INLINE void start_or_leave(Kind& kind, Frame& f)
{
  int const items = kind.open_items();
  bool const is_left = HWY_UNLIKELY(accounts.may_be_left(items)) and leave(kind, f, items);
  if (not is_left) kind.start_here(f);
}
template<class Kind> HWY_NOINLINE bool leave(Kind& kind, Frame& f, int items)
{
  CounterVisits& visits = accounts.visits_with(items);
  f.visits = &visits;
  if (not visits.may_pay()) return false;
  Subproblem const& t = *f.subproblem;
  Arena::Mark const before = s.arena.mark();
  auto const [live, largest] = kind.what_is_left(t);
  CounterMove const d = {{size_of_set(live, t.words), items}, vectors_of(Kind::version),
    index(t.primaries) * index(t.words), entries};
  bool pays = d.pays_in_a_word(visits);
  int const shape = pays ? 0 : counter_shape(items, d.left.options, largest, owner->others());
  pays = pays or (shape != 0 and d.pays_with_counters(visits, vectors_of(shape)));
  visits.note(pays);
  if (pays) move(f, live, kind.open(), shape);
  else s.arena.release(before);
  return pays;
}

@ A move starts with everything alive and open. An item's new number is that of the
open ones before it: had the search on the board of $2\times4$ moved at \.{cdgh} once more, then \.c, which
is item~2 of the board, would have been item~0 of a table of four rows and four options.

@<Branch, perhaps in a smaller subproblem@>=
void move(Frame& f, Bits const* live, Bits const* open, int shape)
{
  f.item = rank(open, f.item);
  Subproblem* const t = f.subproblem = tables.squeezed(*f.subproblem, live, open, shape);
  live = s.arena.first_members(index(t->options));
  open = s.arena.first_members(index(t->primaries));
  with_kind(s, t->version, [&](auto kind) { kind.start(f, live, open); });
}

@*1 Remembering. What is the situation of a node (\sec{fast/transposition})? A set of things that are left: of the open items, if
there are no others; and of the live options, if there are secondary items, too. In either case each option {\it takes\/} some of
them: its items, or the options that it clashes with, itself among them. These sets are written down once, before the search begins. So
the situation of a node, in the numbers of the problem, is that of a node above it, without what has been taken in between:
$$\vbox{\halign{\tt#\hfil\quad&\tt#\hfil\quad&#\hfil\cr
\rm path&\rm situation&\cr
\noalign{\smallskip}
&abcdefgh&the root of the board of $2\times4$\cr
ab ef&cdgh&\.{ab} has taken two squares, and \.{ef} two\cr
ae bf&cdgh&the same, on another way\cr}}$$
It does not matter in which subproblem the node lies.

@ The set of number~0, which is no option, is what there is at the beginning. The sets lie in the arena, and those of numbers that do not occur are never touched: of a problem with a hundred thousand options, the
hybrid may keep two hundred (\sec{fast/hybrid}), with their old numbers. A set of live options has at most eight words,
so a problem with secondary items and more than 512 options remembers nothing.

@<Remember, and retell@>=
static constexpr int most_to_remember = 8; /* words, if they are of options */
void prepare_memory(Subproblem const& t)
{
  bool const has_others = owner->has_others();
  if (has_others and t.words > most_to_remember) return;
  asked.resize(frames.size());
  if (symmetries and symmetries->is_known()) use_symmetries();
  words = index(has_others ? t.words : t.blocks);
  memory.emplace(words);
  auto const last = owner->options.empty() ? 0 : owner->options.back();
  taken = s.arena.take(words * (index(last) + 1));
  auto const all = index(has_others ? t.options : t.primaries);
  std::copy_n(s.arena.first_members(all), words, taken);
  for (std::size_t k = 0; k < owner->options.size(); ++k)
    note_what_is_taken(k, taken + index(owner->options[k]) * words);
}

@ The options that clash are known (\sec{fast/conflicts}); and without secondary rows, the rows of an option are its items.

@<Remember, and retell@>=
void note_what_is_taken(std::size_t candidate, Bits* share)
{
  if (s.conflicts) {
    std::copy_n(s.conflicts->of(candidate, true), words, share);
    return;
  }
  std::fill_n(share, words, 0);
  for (int r : owner->of(candidate)) share[r / 64] |= Bits(1) << r % 64;
}

@ The node above is the deepest one on the path whose situation is known: not all ask.

@<Remember, and retell@>=
HWY_INLINE Bits const* find_situation()
{
  std::size_t above = depth;
  while (above > 0 and frames[above - 1].note.situation == nullptr) --above;
  Frame const* const f = above == 0 ? nullptr : &frames[above - 1];
  Bits* const now = s.arena.copy(f ? f->note.situation : taken, words);
  for (std::size_t k = f ? f->length : 0; k < s.chosen; ++k) {
    Bits const* const share = taken + index(s.path[k]) * words;
    for (std::size_t w = 0; w < words; ++w) now[w] &= ~share[w];
  }
  return now;
}

@ Where the search branches, it asks whether it has been there
before, if that has paid at this depth (\sec{fast/forecast}). If the problem has symmetries,
one of its images may be known, provided that all that is forced has been done; this is another question, with an account of its own, and the first of the two that is asked finds the
situation. What to do with the answer is clear: a number is added, if we
are counting; otherwise it is a page to be retold, or zero, which means that we have been at this
dead end before.

@<Remember, and retell@>=
bool recall(Note& note, bool is_settled) /* are all forced moves made? */
{
  note.before = result.totals.solutions;
  note.page = recorder.begin();
  note.situation = nullptr;
  note.is_awaited = is_worth_asking() and asked[depth].pay(recall_price(words));
  if (is_settled and look_for_image(note)) return true;
  if (not note.is_awaited) return false;
  if (note.situation == nullptr) note.situation = find_situation();
  Bits const* const answer = memory->find(note.situation);
  asked[depth].add(answer != nullptr);
  if (answer == nullptr) return false;
  if (s.counting) add_covers(result.totals.solutions, *answer);
  else if (*answer != 0) {
    auto const page = recorder.opened(static_cast<Diagram::Number>(*answer));
    add_edge(page, s.chosen);
    open_page(page);
  }
  return true;
}

@ Whatever is below the deepest frame, be it a cover, a page that is known, or one that has
just been written, is the end of an edge of that frame's page. The edge carries the options that
were chosen since: cover~1 of the board is an edge \.{cd}, \.{gh} of the frame of~\.c, and \.{ab}, \.{ef} would be the edge
from the root to this frame's page, were this not so short that it is copied. A cover that is retold gets no edge; it had one.

@<Remember, and retell@>=
bool is_written() const
{
  return memory and not s.counting and depth > 0 and recorder.is_recording();
}
void add_edge(Diagram::Number target, std::size_t end)
{
  if (not is_written()) return;
  Frame& f = frames[depth - 1];
  recorder.add_edge(f.note.page, target, {s.path.data() + f.length, end - f.length});
}
bool hand_over(std::size_t length) /* a cover of so many options; was it the last that is wanted? */
{
  add_covers(result.totals.solutions, 1);
  if (*receive) (*receive)({s.path.data(), length});
  bool const is_last = result.totals.solutions >= last_solution;
  if (is_last) next_look = 0;
  return is_last;
}

@ When a frame is dropped, everything below its node is known. If we are
counting, the difference of two numbers is remembered. Otherwise its edges
become a page. A node that has no covers needs no page, and is
remembered as a zero; one that has some, and no page, is not remembered. If what was written
has not paid, then the table is not asked any more; and if nobody asks for images either, there is nothing to remember.

Here, too, the order of the lines matters. The page is finished before it is asked whether the frame is torn: the
edges of a torn frame are in the draft as well, behind those of the frame above, and must be gone before that
one gets its next edge.

@<Remember, and retell@>=
void drop()
{
  Frame& f = frames[--depth];
  if (f.visits)
    f.visits->add(f.counts_moves ? work() - f.work : own_tries() - f.tries);
  if (not memory) return;
  asked[depth].visits.add(work() - f.work);
  if (not by_depth.empty()) tell_symmetries(f);
  if (not is_worth_asking() and has_no_images()) return memory.reset();
  Bits value = result.totals.solutions - f.note.before;
  if (value != 0 and not s.counting) {
    value = recorder.is_recording() ? recorder.finish(f.note.page) : 0;
    if (value == 0) return;
    add_edge(static_cast<Diagram::Number>(value), f.length);
  }
  if (not f.note.is_awaited) return;
  memory->store(f.note.situation, value);
  if (memory->is_in_vain() and has_no_images()) memory.reset();
}
bool is_worth_asking() const { return s.counting or recorder.has_paid(); }
bool has_no_images() const { return by_depth.empty() and (looked or is_no_use_to_look()); }

@ What is remembered depends on what the search was asked to do: numbers, or
pages. If it is continued with another wish, everything must be forgotten;
but not the diagram, which is perhaps being read. The nodes of the
present path have been searched in part under the old wish; they are torn,
and who had counted, and now wants to see covers, has no edges for their pages, and remembers nothing more.

@<Remember, and retell@>=
void forget()
{
  if (memory and s.counting) memory.emplace(words);
  else memory.reset();
  for (std::size_t k = 0; k < depth; ++k) frames[k].note.is_awaited = false;
}

@ To retell a page, push a frame that has no subproblem, but edges. It is a frame
like the others: a search can be stopped in the middle of a page, say
how much is done, and even give edges away. A page that is retold is a node, and its edges are options that were
tried; so limits on nodes are limits on the time of retelling, too; but an unfolded page is one node with hundreds of covers.

@<Remember, and retell@>=
void open_page(Diagram::Number page)
{
  Frame& f = frames[depth++];
  f.subproblem = nullptr;
  f.length = s.chosen;
  f.size = f.left = static_cast<int>(recorder.edges_of(page));
  f.edge = Diagram::first_edge(page);
}

@ What is there to be told? The board of $2\times4$ has the options
$$\vbox{\halign{&\hfil#\enspace\cr
1&2&3&4&5&6&7&8&9&10\cr
\.{ab}&\.{bc}&\.{cd}&\.{ef}&\.{fg}&\.{gh}&\.{ae}&\.{bf}&\.{cg}&\.{dh}\cr}}$$
and at the end its diagram has three pages. A page has the number of its edges, and a count, which is 0 here, as nothing is to be unfolded; an edge has its target,
the number of its options, and the options:
$$\vbox{\halign{\hfil#\quad&#\hfil\quad&#\hfil\quad&#\hfil\cr
{\it page}&{\it edges}&{\it first edge}&{\it the others}\cr
1&2 0&0 2 3 6, \.{cd} and \.{gh} to a cover&0 2 9 10, \.{cg} and \.{dh} to a cover\cr
11&3 0&0 3 2 10 5, \.{bc}, \.{dh}, and \.{fg} to a cover&0 3 8 3 6, and 0 3 8 9 10\cr
28&5 0&0 4 1 4 3 6, \.{ab}, \.{ef}, \.{cd}, and \.{gh}&four more, to covers\cr}}$$
Page~1 was finished first, and begins at place~1 of the list. Page~11 has three edges where the picture of \sec{fast/transposition} has two: page~1
is short, so its two lines were copied, with \.{bf} in front of them. In the same way page~28, that of the root, has all five covers; it is never asked for. To
retell is to put the options of an edge on the path, and if it leads to
another page, to open this in its turn.

A frame with nothing left is dropped without a question: who has reached a limit with the last cover is through. (The function is not written in place: among 33 loops for all kinds, the compiler ran out of registers,
and dominoes took 1.2 times as long.)

@<Remember, and retell@>=
HWY_NOINLINE bool retell()
{
  while (depth > 0 and frames[depth - 1].subproblem == nullptr) {
    Frame& f = frames[depth - 1];
    if (f.left > 0 and must_stop()) return false;
    if (auto const page = tell_covers(f); page != 0) ++result.totals.nodes, open_page(page);
    else if (f.left == 0) --depth;
  }
  return depth > 0;
}

@ Most covers of a problem that has many are told here, in a few nanoseconds each, and that is some fifty instructions. Whatever is done for every edge, and
could be done once for a page, is dear; so how far we are, and how many edges were read, is kept in variables of the loop. (With a look at the limits, and five numbers
entered, for each edge, dominoes take 1.1 of the time, and permutations 1.3.) They are entered when the loop is left, in whatever way: a receiver that throws leaves a search that can
go on, behind this cover.
@^exception, safety from@>

@<Remember, and retell@>=
struct Place { /* in the page of a frame, which is told when it is left */
  Search& search; Frame& frame;
  Diagram::Number edge = frame.edge;
  int left = frame.left;
  ~Place()
  {
    auto const read = index(frame.left - left);
    search.recorder.add_retold(read);
    search.result.totals.attempts += read;
    frame.edge = edge;
    frame.left = left;
  }
};

@ So the loop only copies an edge's options behind those of the frame, and hands over; until there is an edge to another page, or no edge, or no need for more covers.

@<Remember, and retell@>=
Diagram::Number tell_covers(Frame& f) /* returns the page to be told next, or 0 */
{
  Place at = {*this, f};
  std::size_t const begin = f.length;
  int* const end = s.path.data() + begin;
  while (at.left > 0) {
    Diagram::Edge const edge = recorder.edge_at(at.edge);
    Diagram::copy(edge.options, end);
    std::size_t const length = begin + edge.options.size();
    Diagram::Number const place = std::exchange(at.edge, Diagram::next_edge(at.edge, edge));
    --at.left;
    if (edge.target != 0) return s.chosen = length, recorder.opened_from(place);
    if (hand_over(length)) return 0;
  }
  return 0;
}

@*1 Images. To look for symmetries takes a moment, and a dinner should
not wait for it. So we do it when the search has tried an eighth as many options
as there are items in all options, which takes about as long; and if the covers are to be seen, when it has met as many
dead ends as there are items in all options, for images save nothing else then. (After an eighth of that, sparse exact covers of 450 items took twice as long.) (The frames of the present path have not asked by then, and
nothing is stored for them.) Afterwards an image is asked for where the subtrees of this depth are
large (\sec{fast/canonical}); it returns whether the subtree has been dealt with.
If not, the image is noted, and told what was found when its frame is dropped. The board of $2\times4$ has
twenty items in its options, so if its covers are counted, it looks after four tries: \.{bcdfgh}, and \.{cdgh} at its second time, ask for an image. Both do so
in vain, as the frame of \.{cdgh} had been dropped before. Images of live options are asked for only by those who count
(\sec{fast/canonical}), and late, after 32 times as many tries as all options have rows together; for nine queens, to look for the mirror takes longer than to search without it. (With 8 in the place of 32, a
puzzle of $5\times5$ squares with coloured edges and a frame takes 1.5 times as long to be counted as to be shown; and who shows looks for no image of options.)

@<Look for an image@>=
void use_symmetries()
{
  looked = true;
  if (not symmetries) symmetries = std::make_shared<Symmetries>(owner);
  if (symmetries->exist()) by_depth.resize(frames.size());
}
bool is_no_use_to_look() const { return s.conflicts and not s.counting; }
bool look_for_image(Note& note)
{
  if (is_no_use_to_look()) return false;
  auto const size = owner->marks.size();
  auto const met = s.counting ? own_tries() : result.totals.dead;
  auto const enough = s.conflicts ? 32 * size : s.counting ? size / 8 : size;
  if (not looked and met > enough) use_symmetries();
  if (by_depth.empty() or not by_depth[depth].pay(image_price(s.conflicts ? words : 1))) return false;
  note.situation = find_situation();
  note.image = canonical_image(note.situation);
  auto const covers = symmetries->find(note.image);
  if (covers) note.image = nullptr;
  bool const is_told = covers and (s.counting or *covers == 0);
  by_depth[depth].add(is_told);
  if (is_told) add_covers(result.totals.solutions, *covers);
  return is_told;
}

@ All images of a situation are made by one pass over some tables; only the canonical one stays
in the arena.

@<Look for an image@>=
Bits const* canonical_image(Bits const* situation)
{
  symmetries->find_tables(situation, parts);
  Bits* const first = s.arena.take(words);
  Arena::Mark const above = s.arena.mark();
  Bits* const images = s.arena.take(words * symmetries->padded());
  first[0] =
    unite_tables(parts, words * symmetries->padded(), symmetries->padded(), images);
  symmetries->find_canonical(first, images);
  s.arena.release(above);
  return first;
}
void tell_symmetries(Frame const& f)
{
  std::uint64_t const tries = own_tries() - f.tries;
  by_depth[depth].visits.add(tries);
  std::uint64_t const covers = result.totals.solutions - f.note.before;
  if (f.note.image) symmetries->store(f.note.image, covers, tries);
}

@*1 A search that can be divided. How much of it is done? Each frame says how many of its
options have not been tried; the shares of the path add up. The option that is being tried now is
not done, but it is no longer among those that are left, and at all frames but the deepest one
there is such an option. After cover~1 of the board of $2\times4$, the root has done none of its two halves, and the
second frame one of two quarters; so a quarter is done, where one cover of five has been found.

\medskip\vbox{\centerline{\hbox to 250bp{\vbox to 50bp{}\pdfliteral{q .6 w .3 G .8 .88 .97 rg 5 2 60 14 re f 5 34 240 14
re 5 18 120 14 re 5 2 60 14 re 65 2 60 14 re S [3 2] 0 d .8 .3 0 RG 125 18 120 14 re S Q}\fanopoint{125}{38}{\eightrm
the root: 1}\fanopoint{65}{22}{\eightrm ab ef: 1/2}\fanopoint{35}{6}{\eightrm cd gh: done}\fanopoint{95}{6}{\eightrm
cg: 1/4}\fanopoint{185}{22}{\eightrm ae: 1/2}\hss}}
\caption{The tree after cover~1, by shares. The shallowest frame with something left is the root: who asks now gets
\.{ae} (dashed), and who asks next gets \.{cg}.}}\medskip

@<Say how much is done, and give away@>=
std::vector<int> path_to(Frame const& f) const
{
  return {s.path.begin(), s.path.begin() + static_cast<std::ptrdiff_t>(f.length)};
}
double done() const override
{
  double share = 1, sum = 0;
  for (std::size_t k = 0; k < depth; ++k) {
    Frame const& f = frames[k];
    share /= f.size;
    sum += share * (f.size - f.left - (k + 1 < depth ? 1 : 0));
  }
  return sum;
}

@ The shallowest frame that still has something to give gives all of it. The covers in the
branches come after all those that we shall
still find ourselves, because everything that we have kept lies below an
earlier option of that frame; and of two presents made by the same giver,
the later one comes before the earlier one. The frames above are torn; nothing is remembered of them.

On the board of $2\times4$, after cover~1, somebody asks. The root has \.{ae} left, and half of the
tree is believed to be there; she gets the path \.{ae}, begins with the whole board, chooses \.{ae}, and finds covers 3,
4, and~5. (She has a memory of her own, so \.{cdgh} is searched there for the second time.) The root
is torn. If she asks again at once, she gets the path \.{ab} \.{ef} \.{cg} \.{dh}, which is cover~2.

@<Say how much is done, and give away@>=
std::vector<Branch> give_away() override
{
  std::vector<Branch> branches;
  double share = 1;
  std::size_t k = 0;
  for ( ; k < depth and branches.empty(); ++k) {
    Frame& f = frames[k];
    share /= f.size;
    auto const add = [&](auto const& more) {
      branches.push_back({path_to(f), share});
      branches.back().path.insert(branches.back().path.end(), more.begin(), more.end());
    };
    @<Give away what is left at |f|@>
    f.left = 0;
  }
  for (std::size_t torn = branches.empty() ? 0 : k; torn > 0; --torn) {
    frames[torn - 1].note.is_awaited = false;
    frames[torn - 1].note.image = nullptr;
  }
  return branches;
}

@ A subproblem says which of its options lead to a child; the path needs their numbers in
the problem. A page that is being retold gives its edges away, even though they will be
searched where they could have been retold, and may be single covers, which are poor presents.

@<Give away what is left at |f|@>=
if (f.subproblem != nullptr)
  with_kind(s, f.subproblem->version, [&](auto kind) {
    kind.give(f, [&](std::initializer_list<int> options) {
      std::vector<int> more;
      for (int o : options) more.push_back(owner->options[f.subproblem->id[o]]);
      add(more);
    });
  });
else for (int n = f.left; n > 0; --n) {
  Diagram::Edge const edge = recorder.edge_at(f.edge);
  f.edge = Diagram::next_edge(f.edge, edge);
  add(edge.options);
}

@*1 Where the work is done. \label{fast/where}%
A search is at home in one kind of subproblem, and only passes through the others. This is how many
nodes branch in which kind, in percent, if each cover is visited; and how many tables are made on the way.
$$\vbox{\halign{#\hfil&&\enspace\hfil#\cr
&{\it branchings}&{\it wide}&{\it 2--4 words}&{\it 1 word}&{\it counters}&{\it tables}\cr
\noalign{\smallskip}
thirteen queens&346{,}270&.0&.0&.1&99.9&42\cr
Langford's pairs, 12&632{,}749&.0&.0&1.3&98.7&360\cr
Latin squares of order 5&32{,}706&.0&.0&.0&100.0&115\cr
MacMahon's squares, \.{4x6 --border}&20{,}409{,}882&.2&9.3&.0&90.5&83{,}768\cr
Y-pentominoes on $10\times16$&22{,}033&.0&.0&.0&100.0&1\cr
the Soma cube&33{,}557&2.4&97.0&.6&&2226\cr
pentominoes on $6\times10$&268{,}747&29.0&70.8&.2&&60{,}325\cr
\.{coloured-items}, \sec{fast/measured}&274{,}797&.0&.0&99.4&.6&416\cr}}$$
Where the same options come back, and many of them, nearly everything is done with counters: what
costs time there is \sec{fast/packed_counters}, a conflict mask struck out and a column counted. The twelve pentominoes have squares with more than 64 options, for which no counter has bits; and as their subtrees are small and all different, no account says later that counters pay. Then two branchings in
nine make a table, and three in ten are in a wide subproblem, where each child costs as much as
dozens of others; so the time goes into \sec{fast/wide} and into squeezing (\sec{fast/tables}). A single
word is where a search comes last, and a home only for those with few items and many covers: there the last steps of a cover are read off
(\sec{fast/narrow}), and counters may be left, if it pays, when there are no more than 64 options. (To count this, compile \.{masks.cpp} with
\.{--coverage}; then \.{gcov} says how often |branch| pushed a frame for which kind.)

@*1 The module. All that we have seen are functions of a class. It owns its path and
its tables, and shares its rows; only the limits and the receiver belong to the caller of the present run. It points into itself, so it stays where it was made; what is
moved, put into a vector, or sent to another thread is the |Masks| below, which hold it by a pointer.

@<Define the class |Search|@>=
class Search : public MaskSearch {
public:
  Search(SharedRows r, Chooser c, std::vector<int> p, SharedSymmetries m)
    : owner(std::move(r)), s(SearchContext{*owner, c, result.totals}),
      start(std::move(p)), tables(*owner, s.arena), accounts(owner->primaries),
      entries(static_cast<int>(owner->marks.size() / std::max(owner->options.size(), std::size_t(1)))),
      symmetries(std::move(m))
  {
    pace = pace_for(owner->bits());
  }
  @<Run until a limit@>
  @<Say how much is done, and give away@>
private:
  @<Walk along the tree@>
  @<Branch, perhaps in a smaller subproblem@>
  @<Remember, and retell@>
  @<Look for an image@>
  @<Declare the data of a search@>
};

@ The members from |memory| on are for what it remembers.

@<Declare the data of a search@>=
SharedRows const owner;
SearchContext s;
std::vector<int> const start;  /* the path to the root of this search */
std::vector<Frame> frames;     /* |depth| of them are in use */
std::size_t depth = 0;
Tables tables;
Forecast forecast;
CounterAccounts accounts;
int const entries; /* of an option, on the average */
bool begun = false;
std::uint64_t forced = 0;      /* moves that were made without a choice */
Receive const* receive = nullptr;
std::optional<TranspositionTable> memory; /* unless there are too many options */
std::size_t words = 0;            /* of a situation */
Bits* taken = nullptr;            /* what each option takes; at 0, all there is */
std::vector<Questions> asked;     /* whether it is remembered, at each depth */
bool looked = false;              /* for symmetries */
Diagram recorder;
SharedSymmetries symmetries;      /* perhaps shared with others */
std::vector<Questions> by_depth;  /* if there are symmetries */
std::vector<Bits const*> parts;   /* of the images of a situation */

@ Everybody else sees a class |Masks|, or the hybrid of \sec{fast/hybrid}; both are a search
behind a pointer, whatever the processor. To compare vectors of different lengths, as the tests do,
one can insist on the shortest, which every processor of the family has.

@<Declare the class |Masks|@>=
class HeldSearch { /* to be stopped, and continued */
public:
  Result run(Limits const& limits = Limits(), Receive const& receive = nullptr)
  {
    return search->run(limits, receive);
  }
    /* begins, or goes on after a limit. The limits count from now on, the
       totals from the beginning. Throws |TooMany|; or |std::bad_alloc|, and then it must not be run again */
protected:
  std::unique_ptr<MaskSearch> search;
};
enum class Vectors { @!shortest, @!widest };
class Masks : public HeldSearch {
public:
  explicit Masks(Problem const& problem, Chooser chooser = Chooser::smallest,
    Vectors vectors = Vectors::widest)
    : Masks(rows_for_masks(problem), chooser, {}, vectors)@+{@+} /* may throw
    |Unsupported| */
  @<Declare how to begin and give away a part@>
};

@ Nodes are counted differently from the list: forced moves that are made together are not nodes,
nor is a child that was found to be dead, or settled, by its parent; and where covers are only
counted, there are even fewer. The memory is at the root twice that of the rows times the options, in bits (the table, and what each option takes),
about half of that for the subproblems below, up to 64 megabytes each for counters, as much again while these are learned, and for what options strike out, if there are secondary items, and up to 80
for what is remembered. The pentominoes on $6\times10$ have 72 items and 2056 options, so the first table has 72 rows
of 33 words: 19 kilobytes. It is what is remembered that takes memory, and not the search.

@<Declare how to begin and give away a part@>=
Masks(SharedRows rows, Chooser chooser,
  std::vector<int> path, Vectors vectors = Vectors::widest,
  SharedSymmetries symmetries = nullptr);
  /* searches below the node that is reached by |path|. The |symmetries| must be
     those of the same rows, or |no_symmetries|; without, it makes its own */
std::vector<Branch> give_away() { return search->give_away(); }
  /* parts of the tree, in order, that |run| will not visit. May be empty */

@ Rows and symmetries are shared by the searches of several threads; each of them has its own path, tables, and memory.

@(dlx/fast/masks.hpp@>=
#pragma once
/* The search by masks: all covers of an exact cover problem without bounds, in
   the order of the dancing list, by sets of bits instead of links. */
#include "dlx/fast/mask_search.hpp"
#include "dlx/fast/transposition.hpp"
#include "dlx/more/observer.hpp"
#include "dlx/more/problem.hpp"
#include <memory>
#include <vector>
namespace dlx {
struct Rows;
using SharedRows = std::shared_ptr<Rows const>;
SharedRows rows_for_masks(Problem const& problem); /* throws |Unsupported| for
  bounds */
class Symmetries;
using SharedSymmetries = std::shared_ptr<Symmetries>;
SharedSymmetries no_symmetries(); /* in which nothing looks like anything */
@<Declare the class |Masks|@>
} // |namespace dlx|

@ The source file includes itself; {\sc Highway} reads it
once for each kind of processor, with another |HWY_NAMESPACE|; what exists only once is in the last reading.
@^run-time dispatch@>

@(dlx/fast/masks.cpp@>=
#include "dlx/fast/masks.hpp"
#include "dlx/base/index.hpp"
#include "dlx/fast/canonical.hpp"
#include "dlx/fast/leaving.hpp"
#include "dlx/fast/rows.hpp"
#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <utility>
@<Find out who knows the processor@>
#define HWY_WANT_AVX3_DL
#define HWY_DISABLED_TARGETS (HWY_SSSE3 | HWY_SSE4 \
  | HWY_SVE | HWY_SVE2 | HWY_SVE_256 | HWY_SVE2_128 | HWY_RVV)
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "dlx/fast/masks.cpp"
#include <hwy/foreach_target.h>
#include "dlx/fast/frames.hpp"
#include "dlx/fast/narrow.hpp"
#include "dlx/fast/packed_counters.hpp"
#include "dlx/fast/tables.hpp"
#include "dlx/fast/wide.hpp"
@<What is made for each processor@>
@<What exists only once@>

@ All of it is compiled for each kind of processor.

@<What is made for each processor@>=
HWY_BEFORE_NAMESPACE();
namespace dlx {
namespace HWY_NAMESPACE {
@<Find the kind by its version@>
@<Define the class |Search|@>
MaskSearch* make_search(SharedRows rows, Chooser chooser,
  std::vector<int> path, SharedSymmetries symmetries)
{
  return new Search(std::move(rows), chooser, std::move(path),
    std::move(symmetries));
}
}@; // |namespace HWY_NAMESPACE|
} // |namespace dlx|
HWY_AFTER_NAMESPACE();

@ {\sc Highway} would also choose among them, in a part of it that is not a header; but when this is
loaded, it measures the clock of the machine for three milliseconds, which are longer than many a
search. So we ask somebody else what the processor has. To take what is not there
would end with an illegal instruction, and only on other people's machines. Four words are what {\sc Highway} calls
|AVX2|, eight are its |AVX3|. A processor of another family has one kind
of vectors, known when the program is compiled.

Who has to be asked? The compiler would put a function in front of |main| that asks the processor once more; and in a
virtual machine each such question is answered outside, which takes longer than to read a small problem. The \CEE/ library of
{\mc GNU} has asked already, and knows. Anybody else, and a compiler that cannot read this library's header, asks the compiler.
(The last kind would also allow instructions for ciphers and for neural networks, which not all of its processors have. We need none, and a test looks whether there is one.)
@^time to start@>

@<Find out who knows the processor@>=
#if defined(__x86_64__) && __has_include("sys/platform/x86.h") && !defined(__clang__)
#include <sys/platform/x86.h>
#define DLX_HAS(feature, name) CPU_FEATURE_ACTIVE(feature)
#else
#define DLX_HAS(feature, name) __builtin_cpu_supports(name)
#endif

@ The widest come first.

@<Choose among the processors@>=
auto maker_for_here()
{
#if HWY_TARGETS & (HWY_AVX2 | HWY_AVX3 | HWY_AVX3_DL)
  [[maybe_unused]] bool const has_four_words = DLX_HAS(AVX2, "avx2")@|
    and DLX_HAS(BMI2, "bmi2") and DLX_HAS(FMA, "fma");
  [[maybe_unused]] bool const has_eight_words = has_four_words@|
    and DLX_HAS(AVX512F, "avx512f") and DLX_HAS(AVX512VL, "avx512vl")@|
    and DLX_HAS(AVX512DQ, "avx512dq") and DLX_HAS(AVX512BW, "avx512bw");
#endif
#if HWY_TARGETS & HWY_AVX3_DL
  if (has_eight_words and DLX_HAS(AVX512_VPOPCNTDQ, "avx512vpopcntdq")@|
      and DLX_HAS(AVX512_BITALG, "avx512bitalg") and DLX_HAS(AVX512_VBMI, "avx512vbmi")@|
      and DLX_HAS(AVX512_VBMI2, "avx512vbmi2") and DLX_HAS(GFNI, "gfni")@|
      and DLX_HAS(VPCLMULQDQ, "vpclmulqdq"))
    return &N_AVX3_DL::make_search;
#endif
#if HWY_TARGETS & HWY_AVX3
  if (has_eight_words) return &N_AVX3::make_search;
#endif
#if HWY_TARGETS & HWY_AVX2
  if (has_four_words) return &N_AVX2::make_search;
#endif
  return &HWY_STATIC_DISPATCH(make_search);
}

@ To make a search means to ask the processor, once, and to call the function that was
compiled for it; from then on the search is known by its base class only. A problem with bounds is
refused by name; costs do not matter here.

@<What exists only once@>=
#if HWY_ONCE
namespace dlx {
namespace {
@<Choose among the processors@>
}  // |namespace|
SharedRows rows_for_masks(Problem const& problem)
{
  if (problem.has_bounds())
    throw Unsupported("masks know no bounds; take the engine links");
  return std::make_shared<Rows const>(problem);
}
SharedSymmetries no_symmetries()
{
  return std::make_shared<Symmetries>(std::make_shared<Rows const>());
}
@<Make masks for this processor@>
} // |namespace dlx|
#endif

@ The shortest vectors are those that the compiler may always assume.

@<Make masks for this processor@>=
Masks::Masks(SharedRows rows, Chooser chooser,
  std::vector<int> path, Vectors vectors, SharedSymmetries symmetries)
{
  auto const make = vectors == Vectors::widest ? maker_for_here()@|
    : &HWY_STATIC_DISPATCH(make_search);
  search.reset(make(std::move(rows), chooser, std::move(path), std::move(symmetries)));
}

@ \pitfall{A frame that was torn, and is remembered nevertheless. A key that is overwritten by another question
before it is used: for two threads, the
576 Latin squares of order four were 588, now and then.}

\pinned{\.{tests/fast/masks\UL test.cpp} compares with the dancing list on hundreds of problems, and stops at each node.}

\exercise[10]{What changes in the search on the board of $2\times4$, if its covers are only counted?}
\answer{The last steps \.{cd} and \.{cg} are counted by their parent, and are not kept; so 2 is remembered for
\.{cdgh}, and \.{bf} adds it. The nodes are the same five, but only six options are tried, and no page is written.}

\exercise[15]{On this board, ask for one cover, and then for the number of the others. How often is \.{cdgh} searched?}
\answer{Twice. With the new wish everything is forgotten, and the two frames of the path are torn: when that of \.{cdgh} is dropped,
the table is not told, since the first of its covers belongs to the old wish. After \.{bf} the situation is
not known; its two last steps are counted, and eight options have been tried in all.}

\exercise[20]{A frame that is torn is not remembered. Why may its visit be entered in the account of
the forecast nevertheless?}
\answer{The account is for guesses: a subtree of which a part was given away seems smaller than it is, a table may
be made too late, and that costs time. What the transposition table says is taken for the truth; with a number that
is too small, covers would be lost.}

\summary{A search by masks is a walk along a path of frames. Each kind of subproblem knows
how to try and how to look; the search asks the others: the forecast, whether a
smaller table pays; the transposition table, whether we have been here before;
the images, whether we have been somewhere that looks like it.}
