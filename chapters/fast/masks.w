@** Search by counters. \label{fast/masks}%
The walk of \sec{fast/search} knows everything about a search but its states. Counters are states
(\sec{fast/counters}), and there are two kinds of them: with bounds (\sec{fast/bounds}) and without, where the compiler knows small shapes.
How do the two chapters become one search, without a question at each node which of these it is?

Here is what the search does at each node. It is the same for every kind of state.
\sketch{six-steps}{Six steps. Along the dashed line, a child is done.}
On the small board of \sec{fast/search}, the first child is \.{ab}. Step~2 adds \.{ef}. The state \.{cdgh} is neither dead nor a cover, has room for two
options, and is new. So step~6 makes the children \.{cd} and \.{cg}. Later \.{bf} leads to the same state, and step~5 replays it.

@ {\it The invariant\/} is that of the walk. A search by counters visits the nodes that the list visits, without those that it can
see to be dead, and with all forced moves of a node made at once. So it counts fewer nodes and finds the same covers in the same
order.
@^invariant of a search@>

A concept says what the search wants of every state. A state is a block of bytes, whose place and size the class knows. The search also asks for the number of
open items and for options that complete a cover; and if |S::bounded| is true, for the ways and the key of a state with bounds.

@<Say what a state can do@>=
template<class S>
concept State @[= requires(S s, std::uint8_t* c, int item, int*& end)@]
{
  s.size(); /* bytes of a block */
  s.begin_with_all(c); /* the root; is it alive? */
  s.has_forced_moves(c);
  s.force(c, end, c); /* make them, and write them down; is it alive? */
  s.is_closed(c); /* is it a cover? */
  s.choose(c, Chooser::smallest); /* an item */
  s.make_children(c, item, c); /* one block behind the other; how many? */
};

@ The class follows the figure.

@<Define the class |Search|@>=
template<State S> class Search : public TreeWalk {
public:
  Search(Beginning b, S s, SharedRows r, Chooser c, Range const& range, SharedSymmetries m, Techniques t)
    : TreeWalk(std::move(b.arena), std::move(r), c, range, std::move(m), t), root(std::move(b)), state(std::move(s))
  {
    room = arena.take_array<Byte>(root.table->length());
    @<List the rows with bounds@>
  }
private:
  @<Begin at the root@>
  @<Take child after child@>
  @<Arrive at a child@>
  @<Branch@>
  @<Find the key of a state with bounds@>
  @<Tell which children are untried@>
  Beginning const root;
  S state;
  Byte* room = nullptr;  /* for a union of masks */
  Byte* here = nullptr;  /* the state of the node where the search has arrived */
  std::vector<std::uint32_t> bounded_rows;
};

@ Steps 1 and~2 of the figure are |go_on| and |visit|; |arrive| has the rest of step~2 and step~3, and |branch| has the others.

@<Take child after child@>=
bool go_on() override
{
  while (depth > 0) {
    WalkFrame& f = frames[depth - 1];
    if (f.kind == WalkFrame::page) return true;
    arena.release(f.top);
    chosen = f.length;
    if (f.left == 0) drop();
    else if (must_stop()) return false;
    else if (f.kind == WalkFrame::last) report_last(f);
    else visit(f);
  }
  return false;
}
HWY_INLINE void visit(WalkFrame& f)
{
  Byte* const c = f.next;
  auto const [option, way] = S::head(c);
  f.next += state.size();
  --f.left;
  f.way = way;
  if (option > 0) path[chosen++] = option;
  arrive(c);
}

@ The child's own memory lies below the mark of its frame, so what is taken from here on belongs to its subtree.

@<Arrive at a child@>=
HWY_INLINE void arrive(Byte* c)
{
  ++result.totals.nodes;
  here = c;
  int* end = path + chosen;
  bool is_alive = true;
  while (is_alive and state.has_forced_moves(c)) is_alive = state.force(c, end, room);
  chosen = index(end - path);
  if (not is_alive) ++result.totals.dead;
  else if (state.is_closed(c)) report_path();
  else branch(c);
}

@ The last step is not asked for if there are bounds, where an option need not take anything that is open; nor where only a part of the subtree is in the range.

@<Branch@>=
HWY_INLINE void branch(Byte* c)
{
  Borders::Node const border = border_here();
  if (border.first) --result.totals.nodes; // it was counted by the search that stopped below it
  if constexpr (not S::bounded)
    if (border.is_whole() and index(state.open_items(c)) < 2*shortest) return take_last_step(c);
  Note note;
  if (recall(note, border.is_whole())) return;
  int const item = state.choose(c, chooser);
  WalkFrame& f = push(WalkFrame::children, 0);
  f.note = std::move(note);
  f.item = item;
  f.border = border;
  if constexpr (S::bounded) f.is_bounded = not state.is_plain(item), f.size = state.ways(c, item);
  else f.size = state.exact_size(c, index(item));
  f.next = arena.take_array<Byte>(state.size()*index(f.size));
  f.left = state.make_children(c, item, f.next);
  f.top = arena.mark();
  result.totals.attempts += index(f.size);
  result.totals.dead += index(f.size - f.left);
  if (not border.is_whole()) keep_to_range(f);
}
HWY_NOINLINE void take_last_step(Byte* c)
{
  int const item = state.choose(c, chooser), size = state.exact_size(c, index(item));
  result.totals.attempts += index(size);
  int* const options = counting ? nullptr : arena.take_array<int>(index(size) + 1);
  int const covers = state.completing(c, item, shortest, options);
  if (covers == 0) ++result.totals.dead;
  else if (counting) count(index(covers));
  else {
    WalkFrame& f = push(WalkFrame::last, covers);
    f.options = options;
    f.top = arena.mark();
  }
}

@ A node has a key if no item is open for whose sake an option was forbidden, or if keys are sets of live options (\sec{fast/bounds}).

@<Find the key of a state with bounds@>=
Bits const* find_state() override
{
  if constexpr (not S::bounded) return TreeWalk::find_state();
  else {
    for (std::size_t k = 0; k < depth and not by_options; ++k)
      if (frames[k].is_bounded and frames[k].way > 1 and is_in(state.open(here), index(frames[k].item)))
        return nullptr;
    Bits* const key = arena.take(words);
    std::fill_n(key, words, 0);
    state.write_key(here, bounded_rows, by_options, key, reinterpret_cast<Byte*>(key + words_of_set));
    return key;
  }
}

@ Plain rows have no place there.

@<List the rows with bounds@>=
for (std::size_t i = 0; i < index(rows->primaries); ++i)
  if (not rows->is_plain(i)) bounded_rows.push_back(static_cast<std::uint32_t>(i));

@ Another thread may take what is untried.

@<Tell which children are untried@>=
int way_of(WalkFrame const& f, int k) const override
{ return S::head(f.next + state.size()*index(k)).way; }
void skip_children(WalkFrame& f, int n) const override
{
  f.next += state.size()*index(n);
  f.left -= n;
}

@*1 The root. Before the search begins, everything is done that is forced at the root. If anything was, a
second table is made of what is left, so the search has no dead options in its counters. A sudoku with 25 clues begins with 324 items and
searches in 224 at most.
@^root of a search@>

@<Begin a search@>=
struct Beginning {
  Arena arena; /* of the table, and then of the search */
  Table* table = nullptr;
  std::vector<int> path = @[std::vector<int>()@]; /* forced at the root */
  bool is_alive = true;
  Byte* state = nullptr; /* of the root; only if there are bounds */
};

@ The forced moves of the root are made one after the other, as at every node.

@<Begin a search@>=
template<class S> void begin(Beginning& b, S& s, Rows const& rows)
{
  Byte* const c = b.arena.take_array<Byte>(s.size());
  b.is_alive = s.begin_with_all(c);
  std::vector<int> forced(rows.options.size() + 64);
  int* end = forced.data();
  Byte* const room = b.arena.take_array<Byte>(b.table->length());
  while (b.is_alive and s.has_forced_moves(c)) b.is_alive = s.force(c, end, room);
  b.path.assign(forced.data(), end);
  b.state = c;
}

@ The root of the search has all that is in the second table.

@<Begin a search@>=
Beginning beginning_of(Rows const& rows)
{
  Beginning b;
  Tables tables(rows, b.arena);
  Table* const whole = b.table = tables.whole();
  if (rows.has_bounds()) {
    BoundedCounters s(Shape<0, 0>{*whole}, rows);
    begin(b, s, rows);
    Byte* const c = b.state;
    b.table = tables.rest(*whole, s.open(c), s.counters(c));
    BoundedCounters now(Shape<0, 0>{*b.table}, rows);
    b.state = b.arena.take_array<Byte>(now.size());
    now.begin_with_rest(b.state, s, c);
  } else {
    Counters<Shape<0, 0> > s(Shape<0, 0>{*whole});
    begin(b, s, rows);
    if (not b.path.empty()) b.table = tables.rest(*whole, s.open(b.state), s.counters(b.state));
  }
  return b;
}

@ The search arrives there as at any other node.

@<Begin at the root@>=
void start() override
{
  chosen = index(std::ranges::copy(root.path, path).out - path);
  Byte* const c = arena.take_array<Byte>(state.size());
  if constexpr (S::bounded) std::copy_n(root.state, state.size(), c);
  else state.begin_with_all(c);
  if (root.is_alive) return arrive(c);
  ++result.totals.nodes, ++result.totals.dead;
}

@*1 Which state? The shape is known when the table is there; so the right search is made then.

@<Make a search@>=
Walk* make_search(SharedRows rows, Chooser chooser, Range const& range,
  SharedSymmetries symmetries, Techniques t)
{
  Beginning b = beginning_of(*rows);
  Table const& table = *b.table;
  auto const search_in = [&](auto state) -> Walk* {
    return new Search(std::move(b), std::move(state), rows, chooser, range, symmetries, t);
  };
  if (rows->has_bounds()) return search_in(BoundedCounters(Shape<0, 0>{table}, *rows));
  return with_shape(table, [&](auto shape) { return search_in(Counters(shape)); });
}

@*1 The module. The memory is that of the table: for each option, a mask as long as a state (\sec{fast/counters}), which is touched only when the option
is chosen; and up to 64 megabytes of pages and a quarter of a gigabyte of states for what is remembered.

@<Declare the class |Masks|@>=
enum class Vectors { @!shortest, @!widest };
class Masks : public TreeSearch {
public:
  explicit Masks(Problem const& problem, Chooser chooser = Chooser::smallest,
    Vectors vectors = Vectors::widest, Techniques techniques = Techniques())
    : Masks(rows_for_masks(problem), chooser, Rest(), vectors, nullptr, techniques)@+{@+} /* may throw
    |Unsupported| */
  Masks(SharedRows rows, Chooser chooser, Rest const& rest, Vectors vectors = Vectors::widest,
    SharedSymmetries symmetries = nullptr, Techniques techniques = Techniques());
    /* searches what is left of a range, which must be in the tree. The |symmetries| must be
       those of the same rows, or |no_symmetries|; without, it makes its own */
};

@ Rows and symmetries are shared by the searches of several threads; each of them has its own range, table, and memory.

@(dlx/fast/masks.hpp@>=
#pragma once
/* The search by counters: all covers of an exact cover problem, also with colours and
   bounds, in the order of the dancing list, by vectors of bits instead of links. */
#include "dlx/fast/search.hpp"
#include "dlx/more/problem.hpp"
#include <memory>
#include <vector>
namespace dlx {
SharedRows rows_for_masks(Problem const& problem); /* throws |Unsupported| for
  more than 16{,}384 items, lower bounds above 250, and upper ones that a cover might exceed */
SharedSymmetries no_symmetries(); /* in which nothing looks like anything */
bool has_large_bounds(Problem const& problem); /* would its bounds be refused? Linear time */
bool has_wide_vectors(); /* of 32 bytes or more? Without them, links are faster */
@<Declare the class |Masks|@>
} // |namespace dlx|

@ The source file includes itself; {\sc Highway} reads it once for each kind of processor, with another |HWY_NAMESPACE|. The last reading has the functions that exist only once.
@^run-time dispatch@>

@(dlx/fast/masks.cpp@>=
#include "dlx/fast/masks.hpp"
#include "dlx/base/index.hpp"
#include <algorithm>
#include <concepts>
#include <cstdint>
#include <cstdlib>
#include <utility>
#define HWY_DISABLED_TARGETS ~(HWY_AVX2 | HWY_AVX3 | HWY_BASELINE_TARGETS)
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "dlx/fast/masks.cpp"
#include <hwy/foreach_target.h>
#include "dlx/fast/bounds.hpp"
#include "dlx/fast/counters.hpp"
HWY_BEFORE_NAMESPACE();
namespace dlx {
namespace HWY_NAMESPACE {
@<Say what a state can do@>
@<Begin a search@>
@<Define the class |Search|@>
@<Make a search@>
}@; // |namespace HWY_NAMESPACE|
} // |namespace dlx|
HWY_AFTER_NAMESPACE();
@<What exists only once@>

@ {\sc Highway} can choose the vectors for this processor itself, in a part of it that is not a header. But when this part is loaded, it measures the clock of the
machine for three milliseconds, which is longer than many a search. So the program asks the compiler's library. The widest vectors come first. An
instruction that is not there would end the program, and only on other people's machines.
@^time to start@>

@<Choose among the processors@>=
auto maker_for_here()
{
#if HWY_TARGETS & HWY_AVX3
  if (__builtin_cpu_supports("avx512f") and __builtin_cpu_supports("avx512vl") and __builtin_cpu_supports("bmi2")@|
      and __builtin_cpu_supports("avx512dq") and __builtin_cpu_supports("avx512bw"))
    return &N_AVX3::make_search;
#endif
#if HWY_TARGETS & HWY_AVX2
  if (__builtin_cpu_supports("avx2") and __builtin_cpu_supports("bmi2") and __builtin_cpu_supports("fma"))
    return &N_AVX2::make_search;
#endif
  return &HWY_STATIC_DISPATCH(make_search);
}

@ A problem that counters cannot hold is refused by name. The rows know which upper bounds no cover can exceed, so they are made
if there is a large bound at all.

@<What exists only once@>=
#if HWY_ONCE
namespace dlx {
namespace {
@<Choose among the processors@>
constexpr int most_bound = 250;
bool has_large_bounds(Rows const& rows)
{
  for (std::size_t r = 0; r < rows.needs.size(); ++r)
    if (rows.needs[r] > most_bound or (rows.rooms[r] > most_bound and not rows.endless[r])) return true;
  return false;
}
void refuse_what_is_too_large(Rows const& rows)
{
  if (rows.primaries > 16'384)
    throw Unsupported("masks take at most 16384 items; take the engine hybrid");
  if (has_large_bounds(rows)) throw Unsupported("masks take bounds of at most 250; take the engine links");
}
}  // |namespace|
SharedRows rows_for_masks(Problem const& problem)
{
  auto const rows = std::make_shared<Rows const>(problem);
  refuse_what_is_too_large(*rows);
  return rows;
}
bool has_large_bounds(Problem const& problem)
{
  for (int i = 1; i <= problem.primary_count(); ++i)
    if (problem.item(i).bounds.upper > most_bound) return has_large_bounds(Rows(problem));
  return false;
}
SharedSymmetries no_symmetries()
{ return std::make_shared<Symmetries>(std::make_shared<Rows const>()); }
bool has_wide_vectors() { return maker_for_here() != &HWY_STATIC_DISPATCH(make_search); }
@<Make masks for this processor@>
} // |namespace dlx|
#endif

@ The shortest vectors are those that the compiler may always assume.

@<Make masks for this processor@>=
Masks::Masks(SharedRows rows, Chooser chooser, Rest const& rest, Vectors vectors,
  SharedSymmetries symmetries, Techniques techniques) : TreeSearch(rest.told)
{
  auto const make = vectors == Vectors::widest ? maker_for_here()@|
    : &HWY_STATIC_DISPATCH(make_search);
  walk.reset(make(std::move(rows), chooser, rest.range, std::move(symmetries), techniques));
}

@ \pitfall{Taking the last step where only a part of the subtree is in the range. Comparing the nodes of this
search with those of the list: forced moves that are made together are one node.}

\pinned{\.{tests/fast/masks\UL test.cpp} compares with the dancing list on hundreds of problems, and stops at each node.}

\exercise[15]{Why does the search not ask whether a state is known if only one more option has room?}
\answer{To find the options that complete a cover takes about as long as to make the key, and there is nothing below.}

\summary{The walk is a class, a state is a parameter, and the compiler joins them. Forced moves of the root are made before the search begins, in a table of their own. To run what is built so far, say \cmd{dlx solve --engine masks}.}
