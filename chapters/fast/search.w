@** Walking a tree, with a memory. \label{fast/search}%
A search that walks through a tree has the same work at each node, however it represents what is left.
It takes the next child, visits it, and branches there, or comes back. It obeys limits and reports
covers. And it asks its memory whether the state of this node has been searched before. What remains
for each kind of state to do?

Here is a complete search, for the board of $2\times4$ squares of \sec{fast/memory}, with \.{abcd} over \.{efgh} and
ten dominoes. On the right are the frames of the path, with the options that are still to be tried in each of them; a slash
separates two frames. The figure shows the tree.
$$\vbox{\halign{\tt#\hfil\quad&#\hfil\quad&\tt#\hfil\cr
\rm path&{\it what happens}&\rm left\cr
\noalign{\smallskip}
&the root branches at \.a&ab ae\cr
ab ef&\.{ef} was forced; \.{cdgh} is new: branch at \.c&ae / cd cg\cr
ab ef cd gh&cover 1&ae / cg\cr
ab ef cg dh&cover 2&ae /\cr
&drop the frame: \.{cdgh} becomes page 1, with two edges&ae\cr
ae&\.{bcdfgh} is new: branch at \.b&/ bc bf\cr
ae bc dh fg&\.{dh} and \.{fg} were forced; cover 3&/ bf\cr
ae bf&\.{cdgh} is known: replay page 1&/ / 2 edges\cr
ae bf cd gh&replayed: cover 4&/ / 1 edge\cr
ae bf cg dh&replayed: cover 5&/ /\cr
&drop the frames; two more pages are written&\cr}}$$
\sketch{replay}{The tree of this search. Both orange nodes have the state \.{cdgh}. So what lies on blue is replayed from page~1 (\sec{fast/memory}).}

@ {\it The invariant of the walk:} the frames of the path say all that is still to be done. The covers
that were reported are those to the left of the path, in the order of the dancing list. So a search can be
stopped at any node, continued, and cut.
@^invariant of a walk@>

Why does it hold? A child moves from what is left in the deepest frame onto the path before it is visited. If it is a dead end, nothing is left to be done there. If it is a cover, it comes after all that were reported, because children are taken in order. Otherwise it is pushed, as a frame with its children; or, if its state is known, as a frame with the edges of a page. A frame is dropped when nothing is left below it. Only then
is its number of covers, or its page, complete, and only then is it stored.

@ So this chapter is a class without states. A derived class (\sec{fast/masks}) adds them. It makes children,
visits them, and calls the functions below.

@(dlx/fast/search.hpp@>=
#pragma once
/* A walk along a search tree that can be stopped, continued, and divided, and
   that remembers the states where it has been. What a state is, a derived class says. */
#include "dlx/base/index.hpp"
#include "dlx/base/pages.hpp"
#include "dlx/fast/images.hpp"
#include "dlx/fast/memory.hpp"
#include "dlx/fast/rows.hpp"
#include "dlx/fast/tree_search.hpp"
#include <memory>
#include <optional>
#include <vector>
namespace dlx {
using SharedRows = std::shared_ptr<Rows const>;
using SharedSymmetries = std::shared_ptr<Symmetries>;
@<Declare which techniques may be used@>
@<Declare the structure |WalkFrame|@>
@<Declare the class |TreeWalk|@>
} // |namespace dlx|

@ To find out what a technique is worth, switch it off. \cmd{dlx count --without memory} does that, and
\cmd{make bench-ladder} does it for all of them. The covers and their order do not change.
@^ablation@>

@<Declare which techniques may be used@>=
struct Techniques { /* all that can be switched off without changing a cover */
  bool memory = true;     /* of states (\sec{fast/memory}) */
  bool images = true;     /* of states (\sec{fast/images}), in the memory */
  bool components = true; /* counted one by one (\sec{fast/components}) */
  bool counters = true;   /* in place of links (\sec{fast/counters}) */
};

@ A frame belongs to a node where the search branched. Its children lie one behind the other in the arena; so do the options that
complete a cover, when the next option must be the last; and a node that is replayed has the edges of a page. The part called |Note| is for the memory.

@<Declare the structure |WalkFrame|@>=
struct Note { /* what will be remembered of a node */
  Number found;                /* covers below it, so far */
  PageDraft page;              /* its page, so far */
  bool is_awaited = false;     /* shall its state be stored? */
  Bits const* state = nullptr; /* as a key; or null if it is not known */
  Bits const* image = nullptr; /* the key for its images, if these are to be told */
  std::uint64_t tries = 0;     /* options tried before it */
};
struct alignas(64) WalkFrame {
  enum Kind : char { @!children, @!last, @!page };
  Kind kind = children;
  int size = 0, left = 0;        /* so many ways to go on, and untried children (options, edges) */
  int item = 0, way = 0;         /* where the search branched; way of the child visited last, from 1 */
  std::uint8_t* next = nullptr;  /* the first untried child */
  int const* options = nullptr;  /* the next last option */
  bool is_bounded = false;       /* has |item| bounds? Then its earlier options are forbidden below */
  Borders::Node border = @[{}@]; /* of the range that is searched */
  Diagram::Number edge = 0;      /* the next edge */
  std::size_t length = 0;        /* so many options had been chosen on arrival */
  Arena::Mark top;               /* memory from here on belongs to what is below */
  Note note;
};

@ The derived class has five duties. |start| makes the root and arrives there; |go_on| takes children as long as
the deepest frame has any. |way_of| tells which way leads to an untried child, which another thread may take. |skip_children| leaves out the first of them. |find_state| has a
default, for problems without bounds.

@<Declare the class |TreeWalk|@>=
class TreeWalk : public Walk {
public:
  TreeWalk(Arena a, SharedRows r, Chooser c, Range const& range, SharedSymmetries m, Techniques t);
  Result run(Limits const& l, Receive const& r) override;
  std::vector<Rest> rest() const override;
  std::optional<Turnings> cut() override;
  Natural covers() const override;
protected:
  virtual void start() = 0;  /* visit the root */
  virtual bool go_on() = 0;  /* |false| at a limit or at the end; |true| if a page is to be replayed */
  virtual void skip_children(WalkFrame& f, int n) const = 0; /* the next |n| of them */
  virtual int way_of(WalkFrame const& f, int k) const = 0; /* to the |k|th untried child, from~0 */
  virtual Bits const* find_state(); /* of the node just visited; null if it has no key */
  @<Declare how to walk@>
  @<Declare what a walk knows@>
private:
  @<Declare how to remember@>
  @<Declare what a walk remembers@>
};

@ A derived class calls these functions. |recall| is asked where the search is about to branch; if
it returns |true|, the subtree has been dealt with. A subtree of which only a part is in the range is not |whole|, and is neither asked for nor stored.

@<Declare how to walk@>=
void report_path(); /* the path is a cover */
bool report(std::size_t length) /* a cover of so many options; was it the last that is wanted? */
{
  add_limited(result.totals.solutions, 1);
  if (*receive) (*receive)({path, length});
  return result.totals.solutions >= last_solution and is_enough();
}
bool is_enough(); /* of covers */
void count(std::uint64_t covers); /* that need not be reported */
void add_edge(WalkFrame* f, Diagram::Number target, std::size_t end); /* to what was chosen since |f| */
void report_last(WalkFrame& f); /* one cover for each option that completes one */
Borders::Node border_here() const;
void keep_to_range(WalkFrame& f); /* its children, when they are made */
bool recall(Note& note, bool is_whole);
WalkFrame& push(WalkFrame::Kind kind, int size);
void drop();
WalkFrame* above() { return depth > 0 ? &frames[depth - 1] : nullptr; } /* the deepest frame */

@ Rows, arena, and path are the derived class's, too. Its tables are in the arena already; the path comes next, and then the states.

@<Declare what a walk knows@>=
SharedRows const rows;
Chooser const chooser;
Arena arena;
int* path = nullptr;     /* the chosen options, */
std::size_t chosen = 0;  /* so many */
std::vector<WalkFrame> frames;
std::size_t depth = 0;   /* so many are in use */
bool counting = false;   /* only the number of covers is wanted */
std::size_t shortest;    /* the least number of primary items in an option */

@ The source file has the walk first and then the memory.

@(dlx/fast/search.cpp@>=
#include "dlx/fast/search.hpp"
#include <algorithm>
#include <span>
#include <utility>
namespace dlx {
@<Begin and end a walk@>
@<Report covers@>
@<Remember states@>
@<Replay pages@>
@<Keep the walk to its range@>
} // |namespace dlx|

@*1 The walk. A path is never longer than the number of items. With bounds it can be longer, but no
option is chosen twice.

@<Begin and end a walk@>=
TreeWalk::TreeWalk(Arena a, SharedRows r, Chooser c, Range const& range, SharedSymmetries m, Techniques t)
  : Walk(range), rows(std::move(r)), chooser(c), arena(std::move(a)),
    shortest(index(std::max(1, rows->primaries))), techniques(t), symmetries(std::move(m))
{
  std::size_t const most = rows->has_bounds() ? rows->options.size() + rows->needs.size()
    : index(rows->primaries);
  path = arena.take_array<int>(most + 2 + Diagram::block);
  frames.resize(most + 2);
  for (std::size_t k = 0; k < rows->options.size(); ++k)
    shortest = std::min(shortest, rows->primaries_of(k).size());
  pace = pace_for(rows->bits());
}

@ Each run has its own limits. If a run only counts, states that are known and last steps are added up
without being visited. A memory for one wish does not serve the other, so it is emptied when the wish changes.

@<Begin and end a walk@>=
Result TreeWalk::run(Limits const& l, Receive const& r)
{
  begin_run(l);
  receive = &r;
  bool const counts = not r and l.solutions == 0;
  if (std::exchange(counting, counts) != counts and begun) forget();
  if (not std::exchange(begun, true)) prepare_memory(), start();
  bool more = depth > 0;
  while (more) more = frames[depth - 1].kind == WalkFrame::page ? replay() : go_on();
  return result;
}

@ A frame is pushed with what is known about its node.

@<Begin and end a walk@>=
WalkFrame& TreeWalk::push(WalkFrame::Kind kind, int size)
{
  WalkFrame& f = frames[depth++];
  f.kind = kind;
  f.size = f.left = size;
  f.way = 0;
  f.options = nullptr;
  f.is_bounded = false;
  f.length = chosen;
  f.note.found.clear();
  return f;
}

@*1 Reporting covers. Each cover is added to the deepest frame. When that is dropped, its covers are
those of the frame above.

@<Report covers@>=
bool TreeWalk::is_enough()
{
  if (limits->solutions > 0) next_look = 0;
  return limits->solutions > 0;
}
void TreeWalk::count(std::uint64_t covers)
{
  (depth > 0 ? frames[depth - 1].note.found : finished) += covers;
  add_limited(result.totals.solutions, covers);
}
void TreeWalk::report_path()
{
  (depth > 0 ? frames[depth - 1].note.found : finished) += 1;
  add_edge(above(), 0, chosen);
  report(chosen);
}
Natural TreeWalk::covers() const
{
  Natural sum = finished.value();
  for (std::size_t k = 0; k < depth; ++k) sum += frames[k].note.found.value();
  return sum;
}

@ A frame whose options all complete a cover reports them in one loop. The option is taken before its
cover is reported; so a receiver that throws leaves a search that can be continued behind this cover.
@^exception, safety from@>

@<Report covers@>=
void TreeWalk::report_last(WalkFrame& f)
{
  WalkFrame* const owner = depth > 1 ? &frames[depth - 2] : nullptr;
  bool const writes = owner != nullptr and is_writing();
  bool is_over = false;
  while (f.left > 0 and not is_over) {
    path[f.length] = *f.options++;
    --f.left;
    f.note.found += 1;
    if (writes) add_edge(owner, 0, f.length + 1);
    is_over = report(f.length + 1);
  }
}

@*1 Remembering. What is the key of a state? A set of open items, or, if two options can clash without sharing a primary
item, a set of live options. In either case each option {\it takes\/} some members of this set: its items, or the options with
which it clashes, itself included. These sets are made once. So a state is that of a node above, without what was taken in
between:
$$\vbox{\halign{\tt#\hfil\quad&\tt#\hfil\quad&#\hfil\cr
\rm path&\rm state&\cr
\noalign{\smallskip}
&abcdefgh&the root of the board of $2\times4$\cr
ab ef&cdgh&\.{ab} has taken two squares, and \.{ef} two\cr
ae bf&cdgh&the same, by another path\cr}}$$

@<Declare how to remember@>=
void prepare_memory();
void note_what_is_taken(std::size_t candidate, std::vector<Bits> const& rows_of_options);
void use_symmetries();
bool is_image_known(Note& note);
void tell_symmetries(WalkFrame const& f);
bool store(WalkFrame& f);
Bits coded(Number const& covers);
void count_coded(Bits code);
void forget();
void open(Diagram::Number page);
bool replay();
Diagram::Number replay_covers(WalkFrame& f);
bool is_writing() const { return memory and not counting and recorder.is_recording(); } /* pages? */
std::uint64_t own_tries() const { return result.totals.attempts - recorder.replayed(); } /* not replayed */
bool is_worth_asking() const { return counting or recorder.has_paid(); }
bool has_no_images() const { return by_depth.empty() and (looked or not may_have_images()); }
bool may_have_images() const;
Turnings path_to(std::size_t frame) const;
std::size_t branchings() const; /* so many frames come before the first that is replayed */

@ A set of live options has at most eight words; a larger one would take longer than a node. So a problem with more than 512 options
and secondary items that matter remembers nothing.

@<Declare what a walk remembers@>=
Techniques const techniques;
SharedSymmetries symmetries;      /* perhaps shared with other threads */
std::optional<StateTable> memory;
std::vector<Number> large;        /* numbers too large for a word */
Diagram recorder;
Bits* taken = nullptr;            /* what each option takes; at 0, all there is */
std::vector<Questions> by_depth;  /* about images */
bool begun = false, looked = false; /* (for symmetries) */
Number finished;                  /* covers that belong to no frame */
protected:@;
Receive const* receive = nullptr;
std::size_t words = 0, words_of_set = 0; /* of a key; the rest is for bounds (\sec{fast/bounds}) */
bool by_options = false;

@ With bounds, an option without a primary item of bounds 1 and~1 leaves no trace in the set of open items, so there, too, the live
options are the key. Then the derived class makes the keys, and nothing needs to be taken.

@<Remember states@>=
void TreeWalk::prepare_memory()
{
  auto const is_plain = [this](int r) { return rows->is_plain(index(r)); };
  std::size_t const n = rows->options.size();
  int plain_count = 0; /* rows of items with the bounds 1 and 1 */
  for (int r = 0; r < rows->primaries; ++r) plain_count += is_plain(r);
  by_options = rows->has_others();
  for (std::size_t k = 0; k < n and not by_options; ++k)
    by_options = std::ranges::none_of(rows->primaries_of(k), is_plain);
  std::size_t const all = by_options ? n : index(rows->primaries);
  words_of_set = std::max(std::size_t(1), (all + 63)/64);
  words = words_of_set + (2*index(rows->primaries - plain_count) + 7)/8;
  if (not techniques.memory or (by_options and words_of_set > thresholds::key_words)) return;
  memory.emplace(words);
  if (symmetries and symmetries->is_known()) use_symmetries();
  if (rows->has_bounds()) return;
  auto const last = rows->options.empty() ? 0 : rows->options.back();
  taken = arena.take(words*(index(last) + 1));
  std::copy_n(arena.first_members(all), words, taken);
  @<Note what each option takes@>
}

@ The options that clash with an option are those of its rivals' rows.

@<Note what each option takes@>=
std::vector<Bits> sets(by_options ? index(rows->count())*words : 0);
for (std::size_t k = 0; by_options and k < n; ++k)
  for (int r : rows->of(k)) sets[index(r)*words + k/64] |= Bits(1) << k%64;
for (std::size_t k = 0; k < n; ++k) note_what_is_taken(k, sets);

@ An option takes itself even if it clashes with no other.

@<Remember states@>=
void TreeWalk::note_what_is_taken(std::size_t k, std::vector<Bits> const& sets)
{
  Bits* const share = taken + index(rows->options[k])*words;
  std::fill_n(share, words, 0);
  if (by_options) share[k/64] |= Bits(1) << k%64;
  for (int r : rows->of(k))
    if (not by_options) share[r/64] |= Bits(1) << r%64;
    else for (std::size_t w = 0; w < words; ++w)
      share[w] |= sets[index(rows->rival[index(r)])*words + w];
}
Bits const* TreeWalk::find_state()
{
  std::size_t k = depth;
  while (k > 0 and (frames[k - 1].kind != WalkFrame::children or frames[k - 1].note.state == nullptr)) --k;
  Bits* const now = arena.copy(k > 0 ? frames[k - 1].note.state : taken, words);
  for (std::size_t at = k > 0 ? frames[k - 1].length : 0; at < chosen; ++at) {
    Bits const* const share = taken + index(path[at])*words;
    for (std::size_t w = 0; w < words; ++w) now[w] &= ~share[w];
  }
  return now;
}

@ Where the search branches, it asks. If the problem has symmetries, it asks for an image first (\sec{fast/images}), where that
has paid. A number is added, if we are counting. Otherwise the answer is a page, or zero, which means that there is no cover below this state.

@<Remember states@>=
bool TreeWalk::recall(Note& note, bool is_whole)
{
  note.page = recorder.begin();
  note.state = note.image = nullptr;
  note.tries = own_tries();
  note.is_awaited = false;
  if (not memory or not is_whole) return false;
  if (may_have_images() and is_image_known(note)) return true;
  if (not is_worth_asking()) return false;
  if (note.state == nullptr) note.state = find_state();
  note.is_awaited = note.state != nullptr;
  Bits const* const answer = note.is_awaited ? memory->find(note.state) : nullptr;
  if (answer == nullptr) return false;
  if (counting) count_coded(*answer);
  else if (*answer != 0) {
    auto const page = static_cast<Diagram::Number>(*answer);
    add_edge(above(), page, chosen);
    open(page);
  }
  return true;
}

@ A number of $2^{63}$ or more has a place in a list, and its code is that place, with the highest bit set.

@<Remember states@>=
Bits TreeWalk::coded(Number const& covers)
{
  if (not covers.is_large()) return covers.small();
  large.emplace_back();
  large.back() += covers;
  return Bits(1) << 63 | (large.size() - 1);
}
void TreeWalk::count_coded(Bits code)
{
  if (code >> 63 == 0) return count(code);
  auto& found = depth > 0 ? frames[depth - 1].note.found : finished;
  found += large[index(code & ~(Bits(1) << 63))];
  result.totals.solutions = ~std::uint64_t(0);
}

@ A cover or a page below the deepest frame is the end of an edge of that frame's page. The
edge carries the options that were chosen since.

@<Remember states@>=
void TreeWalk::add_edge(WalkFrame* f, Diagram::Number target, std::size_t end)
{
  if (f == nullptr or not is_writing()) return;
  recorder.add_edge(f->note.page, target, {path + f->length, end - f->length});
}

@ When a frame is dropped, everything below its node is known. If the memory turns out to be in vain, it is
given up, and the search goes on without one.

@<Remember states@>=
void TreeWalk::drop()
{
  WalkFrame& f = frames[--depth];
  (depth > 0 ? frames[depth - 1].note.found : finished) += f.note.found;
  if (f.kind != WalkFrame::children or not memory) return;
  if (not by_depth.empty()) tell_symmetries(f);
  bool const is_stored = store(f);
  bool const is_in_vain = is_stored ? memory->is_in_vain() : not is_worth_asking();
  if (is_in_vain and has_no_images()) memory.reset(), large.clear();
}

@ A node without covers needs no page, and is stored as zero. One that has covers and no page is not stored. The
page is finished before the frame is asked whether it is awaited: the edges of a frame that is not whole are in the
draft as well, and must be gone before the frame above gets its next edge.

@<Remember states@>=
bool TreeWalk::store(WalkFrame& f)
{
  Bits value = 0;
  if (counting) value = f.note.is_awaited ? coded(f.note.found) : 0;
  else if (not f.note.found.is_zero()) {
    value = recorder.is_recording() ? recorder.finish(f.note.page) : 0;
    if (value == 0) return false;
    add_edge(above(), static_cast<Diagram::Number>(value), f.length);
  }
  if (f.note.is_awaited) memory->store(f.note.state, value);
  return f.note.is_awaited;
}

@ If the wish changes, the memory becomes useless: it has numbers where pages are wanted, or the reverse. The frames of the present path were
searched in part under the old wish, so they are not stored either. The diagram stays, because it may be being replayed; a search that has
counted has no edges for its pages, and remembers nothing more.

@<Remember states@>=
void TreeWalk::forget()
{
  if (memory and counting) memory.emplace(words);
  else memory.reset();
  large.clear();
  for (std::size_t k = 0; k < depth; ++k)
    frames[k].note.is_awaited = false, frames[k].note.image = nullptr;
}

@*1 Images. Let all options together have $N$ entries. To look for symmetries takes about as long as to try $N/8$ options, so the
search looks when it has tried that many. If covers are reported, images save nothing but dead ends (\sec{fast/images}); then the
search waits for $N$ dead ends.

@<Remember states@>=
bool TreeWalk::may_have_images() const
{ return techniques.images and not rows->has_bounds() and not rows->has_others(); }
void TreeWalk::use_symmetries()
{
  looked = true;
  if (not may_have_images()) return;
  if (not symmetries) symmetries = std::make_shared<Symmetries>(rows);
  if (symmetries->exist()) by_depth.resize(frames.size());
}
bool TreeWalk::is_image_known(Note& note)
{
  auto const size = rows->marks.size();
  auto const met = counting ? note.tries : result.totals.dead;
  if (not looked and met > (counting ? size/8 : size)) use_symmetries();
  if (by_depth.empty() or not by_depth[depth].pay()) return false;
  note.state = find_state();
  Bits* const image = arena.take(words);
  symmetries->canonical_image(note.state, image, arena);
  note.image = image;
  auto const covers = symmetries->find(note.image);
  if (covers) note.image = nullptr;
  bool const is_known = covers and (counting or *covers == 0);
  by_depth[depth].add(is_known);
  if (is_known) count(*covers);
  return is_known;
}

@ The table of images holds numbers of one word; larger ones are not stored there.

@<Remember states@>=
void TreeWalk::tell_symmetries(WalkFrame const& f)
{
  auto const tries = own_tries() - f.note.tries;
  by_depth[depth].add_visit(tries);
  if (f.note.image != nullptr and not f.note.found.is_large())
    symmetries->store(f.note.image, f.note.found.small(), tries);
}

@*1 Replaying. A page is replayed by a frame with edges in place of children. So a search can be stopped in the middle
of a page as elsewhere. A page that is replayed counts as a node, and its edges as options that were tried; so a limit on
nodes limits the time of a replay, too.

@<Replay pages@>=
void TreeWalk::open(Diagram::Number page)
{
  WalkFrame& f = push(WalkFrame::page, static_cast<int>(recorder.edges_of(page)));
  f.edge = Diagram::first_edge(page);
  ++result.totals.nodes;
}
bool TreeWalk::replay()
{
  while (depth > 0 and frames[depth - 1].kind == WalkFrame::page) {
    WalkFrame& f = frames[depth - 1];
    if (f.left > 0 and must_stop()) return false;
    if (auto const page = replay_covers(f); page != 0) open(page);
    else if (f.left == 0) drop();
  }
  return depth > 0;
}

@ Most covers of a problem that has many are reported here, in a few nanoseconds each. The statistics of the edges are kept in local variables, and are added when the loop ends, even by an exception of the receiver.

@<Replay pages@>=
namespace {
struct Reading { /* a page, from an edge of its frame on */
  WalkFrame& frame;
  Totals& totals;
  Diagram& recorder;
  Diagram::Number edge = frame.edge;
  int left = frame.left;
  std::uint64_t covers = 0;
  ~Reading()
  {
    auto const read = index(frame.left - left);
    recorder.add_replayed(read);
    totals.attempts += read;
    frame.note.found += covers;
    frame.edge = edge;
    frame.left = left;
  }
};
}

@ The loop copies an edge's options behind those of the frame, and reports; until there is an edge to another page, which it
returns, or no edge, or no need for more covers.

@<Replay pages@>=
Diagram::Number TreeWalk::replay_covers(WalkFrame& f)
{
  Reading at = {f, result.totals, recorder};
  std::size_t const begin = f.length;
  while (at.left > 0) {
    Diagram::Edge const edge = recorder.edge_at(at.edge);
    Diagram::copy(edge.options, path + begin);
    std::size_t const length = begin + edge.options.size();
    at.edge = Diagram::next_edge(at.edge, edge);
    --at.left;
    if (edge.target != 0) return chosen = length, edge.target;
    ++at.covers;
    if (report(length)) return 0;
  }
  return 0;
}

@*1 The range. A frame with children is a turning, since all forced moves have been made. So the place of the search is the ways of its
frames. A frame whose node is not whole leaves out the children that are not in the range, when they have been made.

@<Keep the walk to its range@>=
Borders::Node TreeWalk::border_here() const
{
  if (depth == 0) return borders.root();
  WalkFrame const& f = frames[depth - 1];
  return borders.below(f.border, depth - 1, f.way);
}
void TreeWalk::keep_to_range(WalkFrame& f)
{
  int const first = borders.first_way(f.border, depth - 1);
  int const last = borders.last_way(f.border, depth - 1, f.size);
  while (f.left > 0 and way_of(f, f.left - 1) > last) --f.left;
  int skipped = 0;
  while (skipped < f.left and way_of(f, skipped) < first) ++skipped;
  skip_children(f, skipped);
}
Turnings TreeWalk::path_to(std::size_t frame) const
{
  Turnings taken_ways;
  for (std::size_t k = 0; k < frame; ++k) taken_ways.push_back({frames[k].way, frames[k].size});
  return taken_ways;
}

@ The range that is left begins with the first untried child of the deepest frame that has one. If frames below it replay covers, what
is left begins with their node, of whose covers some have been told.

@<Keep the walk to its range@>=
std::size_t TreeWalk::branchings() const
{
  std::size_t k = 0;
  while (k < depth and frames[k].kind == WalkFrame::children) ++k;
  return k;
}
std::vector<Rest> TreeWalk::rest() const
{
  if (not begun) return {Rest{borders.range}};
  std::size_t k = branchings();
  auto const replaying = std::span(frames).subspan(k, depth - k);
  auto const has_more = [](WalkFrame const& f) { return f.left > 0; };
  Rest r = {{{}, borders.range.until}};
  if (std::ranges::any_of(replaying, has_more)) {
    for (WalkFrame const& f : replaying) r.told += f.note.found.small();
    r.range.from = path_to(k);
    return {r};
  }
  while (k > 0 and frames[k - 1].left == 0) --k;
  if (k == 0) return {};
  r.range.from = path_to(k - 1);
  r.range.from.push_back({way_of(frames[k - 1], 0), frames[k - 1].size});
  return {r};
}

@ To cut its range, a search gives away half of the untried children of the shallowest frame that has any (\sec{fast/threads}); and nothing, if then it would keep nothing. These children
come after everything that is kept. This frame and those above it are not whole any more, so they are
not stored.

@<Keep the walk to its range@>=
std::optional<Turnings> TreeWalk::cut()
{
  std::size_t const end = branchings();
  std::size_t k = 0;  while (k < end and frames[k].left == 0) ++k;
  if (k == end) return std::nullopt;
  auto const deeper = std::span(frames).subspan(k + 1, depth - k - 1);
  bool const keeps = frames[k].left > 1 or std::ranges::any_of(deeper, [](WalkFrame const& d) { return d.left > 0; });
  if (not keeps) return std::nullopt;
WalkFrame& f = frames[k];
  Turnings at = path_to(k);
  at.push_back({way_of(f, f.left/2), f.size});
  f.left /= 2;
  borders.range.until = at;
  for (std::size_t above = 0; above <= k; ++above) {
    frames[above].border.last = true;
    frames[above].note.is_awaited = false, frames[above].note.image = nullptr;
  }
  return at;
}

@ \pitfall{Storing a frame that is not whole: for two threads, the 576 Latin squares of order four were 588, now and then. Releasing the memory of a
frame before its children are read: eight queens end with a segmentation fault.}

\pinned{\.{tests/fast/search\UL test.cpp} has the search of this chapter step by step; stops searches at each node and continues them; and divides them
at random.}

\exercise[10]{What changes in the search on the board of $2\times4$ if its covers are only counted?}
\answer{No page is written. 2 is stored for \.{cdgh}, and after \.{bf} it is added at once: no frame is pushed, and nothing
is replayed. So there are seven nodes in place of eight.}

\exercise[15]{On this board, ask for one cover, and then for the number of the others. How often is \.{cdgh} searched?}
\answer{Twice. With the new wish everything is forgotten, and the frames of the path are not stored: the first of its
covers belongs to the old wish. So after \.{bf} the state is not known.}

\summary{A walk is a path of frames, and a frame says what is left to be tried. Where the search branches, it asks its memory;
when a frame is dropped, it tells it.}
