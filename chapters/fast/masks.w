@** From links to masks. \label{fast/masks}%
Everything is there: tables that shrink, three ways to search in them, an account
of what pays, a memory of situations and of their images. What remains is the search that walks
along the tree and asks each of them at the right moment.

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

\medskip\centerline{\hbox to 280bp{\vbox to 66bp{}\pdfliteral{q .6 w .3 G .8 .88 .97 rg 0 14 70 44 re
B 90 20 44 32 re B 162 42 44 20 re B 172 8 24 16 re B .8 .3 0 RG 1 w 70 36 m 88 36 l S 134 42 m 160
51 l S 134 30 m 170 17 l S 206 51 m 236 39 l S 196 16 m 236 30 l S Q}\fanopoint{35}{33}{\eightrm the
problem}\fanopoint{112}{33}{\eightrm wide}\fanopoint{184}{49}{\eightrm
counters}\fanopoint{184}{13}{\eightrm word}\fanopoint{256}{31}{\eightrm covers}\hss}}
\caption{A path of a search. What is left is compacted, again and again, on the way down, to a word
or a few, or it gets counters, which are never left. Most nodes are on the right.}

{\it The invariant of the search:} the frames of the path say all that is still to be
done. The covers that were handed over are those on the left of the path, in the order of
the dancing list; what is below a frame has either been searched, or been told from what
was known, or been given away, and if it was given away, nothing about this frame is
remembered. So a search can be stopped at any node, put aside, divided, and continued.
@^invariant of a search by masks@>

@ What everybody sees is a class |Masks|. It can be moved, put
into a vector, or sent to another thread: it owns all that it needs.

@(dlx/fast/masks.hpp@>=
#pragma once
/* The search by masks: all covers of an exact cover problem without bounds, in
   the order of the dancing list, by sets of bits instead of links. */
#include "dlx/fast/mask_search.hpp"
#include "dlx/fast/transposition.hpp"
#include "dlx/more/observer.hpp"
#include "dlx/more/problem.hpp"
#include <cstdint>
#include <memory>
#include <string>
#include <vector>
namespace dlx {
struct Rows;
using SharedRows = std::shared_ptr<Rows const>;
SharedRows rows_for_masks(Problem const& problem);
  /* can be shared by many searches. Throws |Unsupported| for bounds */
class Symmetries;
using SharedSymmetries = std::shared_ptr<Symmetries>;
SharedSymmetries symmetries_for_threads(SharedRows rows);
  /* what searches of the same rows, in several threads, can know in common */
SharedSymmetries no_symmetries(); /* in which nothing looks like anything */
@<Declare the class |Masks|@>
@<Declare the function |search_masks|@>
} // |namespace dlx|

@ Most callers need nothing but one function.

@<Declare the function |search_masks|@>=
Result search_masks(Problem const& problem, Chooser chooser,
  Limits const& limits = Limits(), Receive const& receive = nullptr);
  /* as |search|, for problems with secondary items and colours. Nodes are
     counted differently: forced moves that are made together are not nodes,
     nor is a child that was found to be dead, or settled, by its parent. If
     there is no |receive| and no limit to the covers, they are counted
     without being visited, and even fewer nodes are needed.
     Memory: rows times options, in bits, at the root, and about half of that
     for the subproblems below; a few megabytes for counters, if there are any; and up
     to 32 megabytes for what is remembered.
     Throws |Unsupported| for bounds, and |TooMany| */

@ To compare vectors of different lengths, as the tests do, one can insist
on the shortest, which every processor of the family has.

@<Declare the class |Masks|@>=
enum class Vectors { @!shortest, @!widest };
class Masks {
public:
  explicit Masks(Problem const& problem, Chooser chooser = Chooser::smallest,
    Vectors vectors = Vectors::widest);
  Masks(SharedRows rows, Chooser chooser,
    std::vector<int> path, Vectors vectors = Vectors::widest,
    SharedSymmetries symmetries = nullptr);
    /* searches below the node that is reached by |path|. The |symmetries| must be
       those of the same rows, or |no_symmetries|; without, it makes its own */
  Result run(Limits const& limits = Limits(), Receive const& receive = nullptr)
  {
    return search->run(limits, receive);
  }
    /* begins, or goes on after a limit. The limits count from now on, the
       totals from the beginning */
  std::vector<int> position() const { return search->position(); }
    /* the options chosen at the node where |run| will go on */
  std::vector<Branch> give_away() { return search->give_away(); }@/
    /* parts of the tree, in order, that |run| will not visit. May be empty */
private:
  std::unique_ptr<MaskSearch> search;
};
std::string widest_vectors(); /* the name of what |Vectors::widest| means here */

@ Here is the class. None of its data is a pointer to somebody else's memory, except
for the limits and the receiver of the present run.

@<Define the class |Search|@>=
class Search : public MaskSearch {
public:
  Search(SharedRows r, Chooser c, std::vector<int> p, SharedSymmetries m)
    : owner(std::move(r)), s(Trail{*owner, c, result.totals}),
      start(std::move(p)), tables(*owner, s.arena), symmetries(std::move(m))@+{@+}@/
  @<Run until a limit@>
  @<Say where the search is, and give away@>
private:
  @<Hand over a cover@>
  @<Look for an image@>
  @<Retell what is remembered@>
  @<Recall a situation@>
  @<Remember a situation@>
  @<Push a frame@>
  @<Branch where we are@>
  @<Branch, perhaps in a smaller subproblem@>
  @<Advance while the kind is the same@>
  @<Begin at the root@>
  @<Tell where the search is@>
  @<Give work away@>
  @<Declare the path of a search, and its tables@>
  @<Declare what a search remembers@>
};

@ The search owns its rows, its path, and its tables; |receive| is that of the present run.

@<Declare the path of a search, and its tables@>=
  static constexpr Bits no_page = ~Bits(0);
  static constexpr int any_version = -1;
  SharedRows const owner;
  Trail s;
  std::vector<int> const start;  /* the path to the root of this search */
  std::vector<Frame> frames;     /* |depth| of them are in use */
  std::size_t depth = 0;
  Tables tables;
  Forecast forecast;
  bool begun = false;
  Receive const* receive = nullptr;

@*1 Kinds of subproblems. Its base is told in \sec{fast/mask_search}. The number of a version says which kind it is. This is the
one place where all kinds are listed: |on_kind| calls |run| with an object of no value,
whose type says it all. The search stays in a loop for one kind as long as it can.

@<Find the kind by its version@>=
template<class Kind> struct Tag { using type = Kind; };
template<class F> auto on_kind(int version, F run)
{
  switch (version) {
    case 0: return run(Tag<Wide>());
    case 1: return run(Tag<Narrow<1> >());
    case 2: return run(Tag<Narrow<2> >());
    case 3: return run(Tag<Narrow<3> >());
    case 4: return run(Tag<Narrow<4> >());
    default: return on_shape(version, [&](auto shape) {
      return run(Tag<Counters<decltype(shape)> >()); });
  }
}

@*1 Running. The limits of a run count from its beginning, so a program that wants ten
covers at a time calls |run| with a limit of ten, again and again. The totals
count from the beginning of the search.
@^continuing a search@>

@<Run until a limit@>=
Result run(Limits const& l, Receive const& r) override
{
  begin_run(l);
  receive = &r;
  bool const was_counting = s.counting;
  s.counting = not r and l.solutions == 0;
  if (s.counting != was_counting) forget();
  if (not begun) begin();
  bool more = depth > 0;
  while (more) {
    Subproblem const* const t = frames[depth - 1].subproblem;
    more = t == nullptr ? advance_retelling()
      : on_kind(t->version, [this](auto kind) {
        return advance<typename decltype(kind)::type>(); });
  }
  return result;
}

@ As in \sec{more/search}: take the next child at the deepest frame;
if there is none, drop the frame. The loop goes on as long as the deepest
frame is of the same kind; then it returns to |run|, which calls the
right one.

@<Advance while the kind is the same@>=
template<class Kind> bool advance()
{
  Kind kind(s);
  while (depth > 0) {
    Frame& f = frames[depth - 1];
    if (f.subproblem == nullptr or f.subproblem->version != Kind::version) return true;
    s.arena.release(f.top);
    s.chosen = f.length;
    if (not Kind::has_more(f)) drop();
    else if (must_stop()) return false;
    else conclude(kind, f.subproblem, kind.try_next(f));
  }
  return false;
}
template<class Kind> void conclude(Kind& kind, Subproblem* t, int outcome)
{
  if (outcome == is_cover) report_solution();
  else if (outcome != dead_end) branch(kind, t, outcome);
}

@ The root is special in one respect: it is the only node that is not
reached by trying an option. The last steps can be counted as soon as few items are open; how many that
is depends on the shortest option.

@<Begin at the root@>=
void begin()
{
  begun = true;
  s.path.resize(index(owner->primaries) + 1);
  frames.resize(index(owner->primaries) + 1);
  s.shortest = std::max(1, owner->primaries);
  for (std::size_t k = 0; k < owner->options.size(); ++k)
    s.shortest =
      std::min(s.shortest, static_cast<int>(primaries_of(*owner, k).size()));
  Subproblem* const t = tables.whole();
  Bits* const live = s.arena.first_members(index(t->options));
  Bits* const open = s.arena.first_members(index(t->primaries));
  if (t->rows == t->primaries) { // there is nothing else to be remembered
    t->home = s.arena.first_members(index(t->primaries));
    key.resize(index(t->blocks));
    memory.emplace(key.size());
    if (symmetries and symmetries->is_known()) use_symmetries();
  }
  walk_down(*t, live, open);
  Wide wide(s);
  conclude(wide, t, wide.arrive(*t, live, open));
}

@ A search of a part of another tree begins with the whole problem, and chooses the options of
the path. It may count other nodes than the giver would, but the covers and their order are the same.

@<Begin at the root@>=
void walk_down(Subproblem const& t, Bits* live, Bits* open)
{
  for (int option : start) {
    s.path[s.chosen++] = option;
    Wide(s).choose(t, static_cast<int>(candidate_of(*owner, option)), live, open);
  }
}

@ To find a candidate by its number in the problem, halve.

@<Find a candidate by its option@>=
inline std::size_t candidate_of(Rows const& problem, int option)
{
  return static_cast<std::size_t>(std::lower_bound(problem.options.begin(),
    problem.options.end(), option) - problem.options.begin());
}

@*1 Branching. To branch, push a frame with what is to be tried; unless we remember that
we have been here before. In subproblems that are never left, that is all: those of one word,
and those with counters.

@<Branch where we are@>=
template<class Kind> HWY_INLINE void branch_here(Kind& kind, Subproblem* t,
  int item)
{
  Note note;
  if (memory and recall(*t, kind.open(), note)) return;
  Frame& f = push(t, item, note);
  kind.start_here(f);
  f.top = s.arena.mark();
}

@ Elsewhere, this
is the moment to think about moving into a smaller subproblem. It is the right
place, and the only one: a dead end needs no smaller world, and forced moves
should be made first, because they shrink what has to be carried. First of all, does it pay? The
answer is the version of the new subproblem, which is not known yet if it has no counters.

@<Branch, perhaps in a smaller subproblem@>=
template<class Kind> int version_after(Kind const& kind, Subproblem const& t,
  Extent left) const
{
  if (left.options > 64 and forecast.is_large(left.options))
    if (int const shape = shape_for(t, kind.live(), kind.open(), left.items))
      return shape;
  bool const pays = forecast.is_worth_moving(Extent{t.options, t.primaries},
    Kind::version == 0, t.rows * t.words, left);
  return pays ? any_version : t.version;
}

@ Then the situation is recalled; and if it is not known, a table is made. A subproblem that is new has all of its options alive, and all of its items
open.

@<Branch, perhaps in a smaller subproblem@>=
template<class Kind> void branch(Kind& kind, Subproblem* t, int item)
{
  if constexpr (not Kind::may_move) return branch_here(kind, t, item);
  else {
    Extent const left = {size_of_set(kind.live(), t->words),
      size_of_set(kind.open(), t->blocks)};
    int const version = version_after(kind, *t, left);
    bool const moving = version != t->version;
    Note note;
    if (memory and recall(*t, kind.open(), note)) return;
    if (moving) {
      item = rank(kind.open(), item);
      t = compacted(*t, kind.live(), kind.open(), version);
    }
    Frame& f = push(t, item, note);
    f.visits = forecast.visits_with(left.options);
    if (moving) start_anew(f);
    else kind.start_here(f);
    f.top = s.arena.mark();
  }
}

@ Whoever moves takes along which items of the problem the new rows are, as the key of a
situation is in the numbers of the problem, and starts with everything alive and open.

@<Branch, perhaps in a smaller subproblem@>=
Subproblem* compacted(Subproblem const& t, Bits const* live, Bits const* open,
  int version)
{
  Subproblem* const smaller = tables.squeezed(t, live, open);
  if (memory) smaller->home = s.arena.copy(key.data(), key.size());
  if (version != any_version) smaller->version = version;
  return smaller;
}
void start_anew(Frame& f)
{
  Bits* const live = s.arena.first_members(index(f.subproblem->options));
  Bits* const open = s.arena.first_members(index(f.subproblem->primaries));
  on_kind(f.subproblem->version, [&](auto kind) {
    typename decltype(kind)::type(s).start(f, live, open); });
}

@ Here is a frame for a node, as far as the kinds agree about it. What is only retold costs nothing in any subproblem,
so it does not count as tries.

@<Push a frame@>=
Frame& push(Subproblem* t, int item, Note const& note)
{
  Frame& f = frames[depth++];
  f.subproblem = t;
  f.item = item;
  f.length = s.chosen;
  f.note = note;
  f.visits = nullptr;
  f.tries = own_tries();
  return f;
}
std::uint64_t own_tries() const
{
  return result.totals.attempts - recorder.retold();
}

@ A cover is the path; nothing has to be gathered. One that was found is
also the end of an edge; one that is retold was.

@<Hand over a cover@>=
void report_solution()
{
  if (memory and recorder.is_recording() and not s.counting and depth > 0) {
    Frame& f = frames[depth - 1];
    recorder.add_edge(f.note.page, 0,
      {s.path.data() + f.length, s.chosen - f.length});
  }
  hand_over();
}
void hand_over()
{
  add_covers(result.totals.solutions, 1);
  if (receive and *receive) (*receive)({s.path.data(), s.chosen});
  if (result.totals.solutions >= last_solution) look_at = 0;
}

@*1 Remembering. Where the search branches, it asks whether it has been there
before (\sec{fast/transposition}). The situation is the set of
the open items, in the numbers of the problem (\sec{fast/tables}).

@<Declare what a search remembers@>=
std::optional<TranspositionTable> memory; /* if there are only primary items */
std::vector<Bits> key;         /* of the present situation */
DiagramWriter recorder;

@ When we are counting,
the answer is a number. When we are not, it is a page, or zero, which means
that there is nothing to be found; we have been at this dead end before. And
if the problem has symmetries, an image of the situation may be known; that is
a matter of \sec{fast/canonical}.

@<Recall a situation@>=
bool recall(Subproblem const& t, Bits const* open, Note& note)
{
  note.before = result.totals.solutions;
  note.page = recorder.begin();
  note.is_awaited = true;
  find_situation(t, open, key);
  if (is_worth_asking() and look_for_image(note)) return true;
  Bits const* const answer = memory->find(key.data());
  return answer != nullptr and tell_known(*answer);
}

@ What is known of a situation is added to the number, or told.

@<Recall a situation@>=
bool tell_known(Bits answer)
{
  if (s.counting) add_covers(result.totals.solutions, answer);
  else if (answer != 0) {
    auto const page = static_cast<Diagram::Number>(answer);
    if (recorder.is_recording() and depth > 0) {
      Frame& f = frames[depth - 1];
      recorder.add_edge(f.note.page, page,
        {s.path.data() + f.length, s.chosen - f.length});
    }
    open_page(page);
  }
  return true;
}

@ When a frame is dropped, everything below its node is known. If we are
counting, the difference of two numbers is remembered. Otherwise the edges
are written as a page; and the frame above
gets an edge to this page. A node that has no covers needs no page, and is
remembered as a zero; one that has some, and no page, is not remembered.

@<Remember a situation@>=
void drop()
{
  Frame& f = frames[--depth];
  if (f.visits) f.visits->add(own_tries() - f.tries);
  if (not memory) return;
  if (not by_depth.empty()) tell_symmetries(f);
  Bits const value = value_of(f);
  if (not f.note.is_awaited or value == no_page) return;
  find_situation(*f.subproblem, f.open, key);
  memory->store(key.data(), value);
}
Bits value_of(Frame& f)
{
  Bits const covers = result.totals.solutions - f.note.before;
  if (s.counting or covers == 0) return covers;
  if (not recorder.is_recording()) return no_page;
  Diagram::Number const page = recorder.finish(f.note.page);
  if (page == 0) return no_page;
  if (depth > 0) {
    Frame& above = frames[depth - 1];
    recorder.add_edge(above.note.page, page,
      {s.path.data() + above.length, f.length - above.length});
  }
  return page;
}

@ What is remembered depends on what the search was asked to do: numbers, or
pages. If it is continued with another wish, everything must be forgotten;
but not the diagram, from which somebody may just be reading. The nodes of the
present path have been searched in part under the old wish; they are torn,
and nothing more is written until a new search begins.

@<Remember a situation@>=
void forget()
{
  if (memory) memory.emplace(key.size());
  recorder.forget(not begun);
  for (std::size_t k = 0; k < depth; ++k) frames[k].note.is_awaited = false;
}

@ To retell a page, push a frame that has no subproblem, but edges. It is a frame
like the others: a search can be stopped in the middle of a page, and say
how much is done; it can even give edges away. A page that is retold is a node, and its edges are options that were
tried. So limits on nodes are limits on the time of retelling, too.

@<Retell what is remembered@>=
void open_page(Diagram::Number page)
{
  Frame& f = frames[depth++];
  f.subproblem = nullptr;
  f.length = s.chosen;
  f.note = Note();
  f.left = recorder.diagram().edges_of(page);
  f.size = static_cast<int>(f.left);
  f.edge = Diagram::first_edge(page);
}
bool advance_retelling()
{
  while (depth > 0) {
    Frame& f = frames[depth - 1];
    if (f.subproblem != nullptr) return true;
    s.chosen = f.length;
    if (f.left == 0) --depth;
    else if (must_stop()) return false;
    else follow_edge(f);
  }
  return false;
}

@ An edge of a page stands for several options at once, all that were chosen between two
nodes at which the search branched; they are put on the path, and if the edge leads to
another page, this is opened in its turn.

@<Retell what is remembered@>=
void follow_edge(Frame& f)
{
  Diagram::Edge const edge = recorder.retell(f.edge);
  for (Diagram::Number o : edge.options)
    s.path[s.chosen++] = static_cast<int>(o);
  f.edge = Diagram::next_edge(f.edge, edge);
  --f.left;
  ++result.totals.attempts;
  if (edge.target == 0) return hand_over();
  ++result.totals.nodes;
  open_page(edge.target);
}

@*1 Images. To look for symmetries takes a moment, and a dinner should
not wait for it. So we do it when the search has tried an eighth as many options
as there are items in all options, which takes about as long.

@<Declare what a search remembers@>=
SharedSymmetries symmetries;            /* perhaps shared with others */
bool looked = false;              /* for symmetries */
std::vector<Questions> by_depth;  /* if there are symmetries */
std::vector<Bits const*> parts;   /* of the images of a situation */

@ The frames of the present path have not asked, and nothing is stored for them.

All images of a situation are made by one pass over some tables.

@<Look for an image@>=
void use_symmetries()
{
  looked = true;
  if (not symmetries) symmetries = std::make_shared<Symmetries>(owner);
  if (symmetries->exist()) by_depth.resize(frames.size());
}
Bits const* canonical_image(Bits const* situation)
{
  std::size_t const words = symmetries->words();
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

@ Here is the question. It returns whether the subtree has been dealt with.
If not, the image is noted, in order to be stored when its frame is dropped.

When a frame is dropped, its image is told what was found.

@<Look for an image@>=
bool is_worth_asking()
{
  if (not looked and own_tries() > owner->marks.size() / 8) use_symmetries();
  return not by_depth.empty() and by_depth[depth].pay();
}
bool look_for_image(Note& note)
{
  ++by_depth[depth].asked;
  note.image = canonical_image(key.data());
  auto const covers = symmetries->find(note.image);
  if (not covers) return false;
  note.image = nullptr;
  if (not s.counting and *covers != 0) return false;
  add_covers(result.totals.solutions, *covers);
  ++by_depth[depth].answered;
  return true;
}
void tell_symmetries(Frame const& f)
{
  std::uint64_t const tries = own_tries() - f.tries;
  by_depth[depth].visits.add(tries);
  std::uint64_t const covers = result.totals.solutions - f.note.before;
  if (f.note.image) symmetries->store(f.note.image, covers, tries);
}

@*1 A search that can be put aside. The frames, the arena, and the path are
all the state there is, and they belong to the object. So a run that was
stopped by a limit can be continued by another run; and where it stands can be
said by the options that have been chosen at the deepest frame.
This list is enough to come back to this node, even on another day.

@<Say where the search is, and give away@>=
std::vector<int> position() const override
{
  std::size_t const n = depth > 0 ? frames[depth - 1].length : 0;
  return {s.path.begin(), s.path.begin() + static_cast<std::ptrdiff_t>(n)};
}

@ How much is done? As in \sec{more/search}, each frame says how many of its
options have been tried. The one that is being tried now is not done, but it
is no longer among those that are left; the frames above the deepest one are
all in this situation.

@<Say how many are left at a frame@>=
inline int left_at(Frame const& f)
{
  if (f.subproblem == nullptr) return static_cast<int>(f.left);
  return on_kind(f.subproblem->version, [&](auto kind) {
    return decltype(kind)::type::left(f); });
}

@ So the shares of the path add up.

@<Tell where the search is@>=
double done() const override
{
  double share = 1, sum = 0;
  for (std::size_t k = 0; k < depth; ++k) {
    Frame const& f = frames[k];
    share /= f.size;
    sum += share * (f.size - left_at(f) - (k + 1 < depth ? 1 : 0));
  }
  return sum;
}

@*1 Giving. The shallowest frame that still has something to give gives all of it. The covers in the
branches come after all those that we shall
still find ourselves, because everything that we have kept lies below an
earlier option of that frame; and of two presents made by the same giver,
the later one comes before the earlier one.

@<Say where the search is, and give away@>=
std::vector<Branch> give_away() override
{
  std::vector<Branch> branches;
  double share = 1;
  for (std::size_t k = 0; k < depth and branches.empty(); ++k) {
    Frame& f = frames[k];
    share /= f.size;
    @<Give away what is left at |f|@>
    f.note.is_awaited = false;
    f.note.image = nullptr;
  }
  for (Branch& branch : branches) branch.share = share;
  return branches;
}

@ A subproblem says which of its options lead to a child; the path needs their numbers in
the problem.

@<Give away what is left at |f|@>=
auto const add = [&](std::initializer_list<int> more) {
  std::vector<int> options;
  for (int o : more) options.push_back(owner->options[f.subproblem->id[o]]);
  add_branch(f, branches, options);
};
if (f.subproblem == nullptr) give_edges(f, branches);
else on_kind(f.subproblem->version, [&](auto kind) {
  decltype(kind)::type::give(f, add); });

@ A page that is being retold gives its edges away, even though they will be
searched where they could have been retold. (All nodes above are torn, of
course.)

@<Give work away@>=
void give_edges(Frame& f, std::vector<Branch>& branches)
{
  for ( ; f.left > 0; --f.left) {
    Diagram::Edge const edge = recorder.diagram().edge_at(f.edge);
    f.edge = Diagram::next_edge(f.edge, edge);
    std::vector<int> const more(edge.options.begin(), edge.options.end());
    add_branch(f, branches, more);
  }
}
void add_branch(Frame const& f, std::vector<Branch>& branches,
  std::span<int const> more)
{
  branches.emplace_back();
  auto& path = branches.back().path;
  path.assign(s.path.begin(),
    s.path.begin() + static_cast<std::ptrdiff_t>(f.length));
  path.insert(path.end(), more.begin(), more.end());
}

@*1 The module. The source file includes itself; {\sc Highway} reads it
once for each kind of processor, with another |HWY_NAMESPACE|, and at the end once more for what
exists only once.
@^run-time dispatch@>

@(dlx/fast/masks.cpp@>=
#include "dlx/fast/masks.hpp"
#include "dlx/base/index.hpp"
#include "dlx/fast/canonical.hpp"
#include "dlx/fast/forecast.hpp"
#include "dlx/fast/rows.hpp"
#include <algorithm>
#include <chrono>
#include <initializer_list>
#include <optional>
#include <span>
#define HWY_WANT_AVX3_DL
#define HWY_DISABLED_TARGETS (HWY_SSSE3 | HWY_SSE4 \
  | HWY_SVE | HWY_SVE2 | HWY_SVE_256 | HWY_SVE2_128)
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

@ What is small and often called comes first, so that the
compiler has seen it when it meets those who call it.

@<What is made for each processor@>=
HWY_BEFORE_NAMESPACE();
namespace dlx {
namespace HWY_NAMESPACE {
@<Find the kind by its version@>
@<Find a candidate by its option@>
@<Say how many are left at a frame@>
@<Define the class |Search|@>
MaskSearch* make_search(SharedRows rows, Chooser chooser,
  std::vector<int> path, SharedSymmetries symmetries)
{
  return new Search(std::move(rows), chooser, std::move(path),
    std::move(symmetries));
}
char const* name_of_target() { return hwy::TargetName(HWY_TARGET); }
}@; // |namespace HWY_NAMESPACE|
} // |namespace dlx|
HWY_AFTER_NAMESPACE();

@ And this part exists once.

@<What exists only once@>=
#if HWY_ONCE
namespace dlx {
namespace {
@<Choose among the processors@>
}  // |namespace|
std::string widest_vectors() { return vectors_of_here().name(); }
@<Define the class |Masks|@>
} // |namespace dlx|
#endif

@ {\sc Highway} would also choose, in a part of it that is not a header; but when this is loaded,
it measures the clock of the machine for three milliseconds, which are longer than many a
search. So we ask the compiler what the processor has. A processor of another family has one kind
of vectors, known when the program is compiled.

Four words are what {\sc Highway} calls |AVX2|, eight are its |AVX3|.

@<Choose among the processors@>=
struct Variant { // the functions that were compiled for one kind of vectors
  MaskSearch* (*make)(SharedRows, Chooser, std::vector<int>, SharedSymmetries);
  char const* (*name)();
};
Variant shortest_vectors()
{
  return {HWY_STATIC_DISPATCH(make_search),@|
    HWY_STATIC_DISPATCH(name_of_target)};
}
#if defined(__x86_64__)
[[maybe_unused]] bool has_four_words() { return __builtin_cpu_supports("avx2")@|
  && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("fma"); }
[[maybe_unused]] bool has_eight_words() { return has_four_words()@|
  && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl")@|
  && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512bw"); }
[[maybe_unused]] bool has_counts_of_words() { return has_eight_words()@|
  && __builtin_cpu_supports("avx512vpopcntdq")@|
  && __builtin_cpu_supports("gfni") && __builtin_cpu_supports("vpclmulqdq"); }
#endif

@ The best that the processor has is taken.

@<Choose among the processors@>=
Variant vectors_of_here()
{
#if HWY_TARGETS & HWY_AVX3_DL
  if (has_counts_of_words())
    return {N_AVX3_DL::make_search, N_AVX3_DL::name_of_target};
#endif
#if HWY_TARGETS & HWY_AVX3
  if (has_eight_words()) return {N_AVX3::make_search, N_AVX3::name_of_target};
#endif
#if HWY_TARGETS & HWY_AVX2
  if (has_four_words()) return {N_AVX2::make_search, N_AVX2::name_of_target};
#endif
  return shortest_vectors();
}

@ A problem with bounds is refused by name; colours and secondary items are
welcome, and costs are nobody's business here.

@<Define the class |Masks|@>=
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
SharedSymmetries symmetries_for_threads(SharedRows rows)
{
  return std::make_shared<Symmetries>(std::move(rows), true);
}

@ To make a search means to ask the processor, once, and to call the function that was
compiled for it; from then on the search is known by its base class only.

@<Define the class |Masks|@>=
Masks::Masks(Problem const& problem, Chooser chooser, Vectors vectors)
{
  *this = Masks(rows_for_masks(problem), chooser, {}, vectors);
}
Masks::Masks(SharedRows rows, Chooser chooser,
  std::vector<int> path, Vectors vectors, SharedSymmetries symmetries)
{
  Variant const v =
    vectors == Vectors::shortest ? shortest_vectors() : vectors_of_here();
  search.reset(v.make(std::move(rows), chooser, std::move(path),
    std::move(symmetries)));
}
Result search_masks(Problem const& problem, Chooser chooser,
  Limits const& limits, Receive const& receive)
{
  return Masks(problem, chooser).run(limits, receive);
}

@ \pitfall{A frame that was torn, and is remembered nevertheless. A key that is overwritten by another question
before it is used: for two threads, the
576 Latin squares of order four were 588, now and then.}

\pinned{\.{tests/fast/masks\UL test.cpp} compares with the dancing list on nine hundred problems, and stops at each node.}

\summary{A search by masks is a walk along a path of frames. Each kind of subproblem knows
how to try and how to look; the search asks the others: the forecast, whether a
smaller table pays; the transposition table, whether we have been here before;
the images, whether we have been somewhere that looks like it.}
