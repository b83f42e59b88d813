@** Bounds in counters. \label{fast/bounds}%
Five kinds of tiles, and at most six of each, shall fill a box. That is a problem with bounds: \.{0:6\char"7C A} says that item |A| may be
covered six times, or not at all. The list of \sec{more/bounded} can dance it. But it is slow, and it becomes very slow if there
are many such items, even if no bound is ever reached. What do counters need in order to know bounds?

Two more numbers for each item. The {\it need\/} is how often the item must still be covered, and the {\it room\/} is how often it
can be. An item that must be covered exactly once has need~1 and room~1; we call it plain. Each use of an item takes one from its
room, and one from its need unless that is zero.
@^bounds@>@^need of an item@>@^room of an item@>

@ Take the items |A|, with bounds 0 and~2, and the plain items |x| and~|y|; and the options 1:~\.{A x}, 2:~\.{A y}, 3:~\.x, 4:~\.y, 5:~\.A. Here are the
states that the search meets first. It chooses |x|, which has two options; |A|, with size~3 and need~0, has four ways to go on.
\sketch{rooms}{Item |A| at each state. The numbers above are the options chosen so far; ``none'' is the last way of |A|, no option. Live options
are blue, room is orange, and room that was used is grey. The need is always zero.}
After 1 and~2 the room of \.A is zero. So option~5, which is still alive, must be struck out: when the room of an item becomes zero, all
of its live options go. This costs one mask, the union of what its row owns (\sec{fast/counters}).

@ What changes, compared with plain items?

{\parindent=2em
\item{1.} An item with bounds is no reason for two options to clash. So conflict masks are made of plain and secondary rows
only. But an option that was chosen must not be chosen again, so its mask strikes out the option itself.
\item{2.} An item with size~$S$ and need~$n$ has $S+1-n$ ways to go on (\sec{more/bounded}): its first option; or its second one and not the
first; and so on. If $n$ is~0, the last way is none of them. The item is dead if it has fewer options than it needs, and forced if it has
exactly as many: then all of them are chosen.
\item{3.} An item that needs nothing and has no options is {\it settled}, and no longer open.
\item{4.} In the child of the $k$th way, the first $k-1$ options of the item are {\it forbidden\/}: they are struck out of all counters.\par}
\noindent The tree is the one that the list dances. So the covers and their order are the same.

@ The invariant of a state is simpler here: {\it the counter of an open item holds its live options}. Nothing is
promised about the others. So forced moves are made one after the other, and before each of them the search asks whether its option is still live.
@^invariant of packed counters@>

@(dlx/fast/bounds.hpp@>=
/* States with counters whose items have bounds. Compiled once for each kind of
   vectors, as counters.hpp is. */
#if defined(DLX_FAST_BOUNDS) == defined(HWY_TARGET_TOGGLE)
#ifdef DLX_FAST_BOUNDS
#undef DLX_FAST_BOUNDS
#else
#define DLX_FAST_BOUNDS
#endif
#include "dlx/fast/counters.hpp"
HWY_BEFORE_NAMESPACE();
namespace dlx {
namespace HWY_NAMESPACE {
@<Declare states with bounds@>
}@; // |namespace HWY_NAMESPACE|
} // |namespace dlx|
HWY_AFTER_NAMESPACE();
#endif

@ A state has a byte for the need and one for the room of each item, behind the counters. In place of the size of an item it has the {\it degree}, the number $S+1-n$ of its ways to go on.
A byte counts to 255; so bounds above 250 are refused (\sec{fast/masks}), and a degree of 255 stands for any larger one.

@<Declare states with bounds@>=
class BoundedCounters : public Counters<Shape<0, 0> > {
  using Plain = Counters<Shape<0, 0> >;
public:
  static constexpr bool bounded = true;
  static constexpr Byte endless = 255; /* room */
  BoundedCounters(Shape<0, 0> s, Rows const& r) : Plain(s), rows(r), t(s.t), masks(s)@+{@+}@/
  std::size_t size() const { return Plain::size() + 128*index(t.columns); }
  Byte* needs(Byte* c) const { return counters(c) + t.length(); }
  Byte* rooms(Byte* c) const { return needs(c) + 64*index(t.columns); }
  @<Begin with bounds@>
  @<Look at a state with bounds@>
  @<Use an option@>
  @<Make forced moves with bounds@>
  @<Make the children of a bounded item@>
  @<Write the key of a state@>
private:
  Rows const& rows;
  Table const& t;
  ConflictMasks<Shape<0, 0>, true> masks;
  std::vector<std::uint32_t> some; /* options of an item */
};

@ If no cover can exceed the room of an item (\sec{fast/rows}), then its room is |endless|, and it is not counted. The root takes needs and rooms from the rows of the problem, or from another state, if this table was made of what was left there.

@<Begin with bounds@>=
bool begin_with_all(Byte* c)
{
  Plain::begin_with_all(c);
  std::fill_n(needs(c), 128*t.columns, 0);
  for (std::size_t i = 0; i < index(t.items); ++i) {
    std::uint32_t const r = t.origin[i];
    needs(c)[i] = static_cast<Byte>(rows.needs[r]);
    rooms(c)[i] = rows.endless[r] ? endless : static_cast<Byte>(rows.rooms[r]);
  }
  return look(c);
}
bool begin_with_rest(Byte* c, BoundedCounters const& other, Byte* from)
{
  Plain::begin_with_all(c);
  std::fill_n(needs(c), 128*t.columns, 0);
  std::size_t i = 0;
  for_each_in(other.open(from), index(other.t.columns), [&](std::size_t old) {
    needs(c)[i] = other.needs(from)[old], rooms(c)[i] = other.rooms(from)[old], ++i; });
  return look(c);
}

@ A look counts all options, and finds what is dead, forced, and settled. The degree of an item that is closed means nothing.

@<Look at a state with bounds@>=
bool look(Byte* c) /* is every open item alive? */
{
  Bits dead = 0;
  for (int k = 0; k < t.columns; ++k) {
    Byte* const size = sizes(c) + 64*index(k);
    Byte const* const need = needs(c) + 64*index(k);
    @<Count the options of a column@>
    Bits none = 0, single = 0;
    for (std::size_t i = 0; i < 64/index(t.folds); ++i) {
      if (size[i] == 0 and need[i] == 0) open(c)[k] &= ~(Bits(1) << i);
      int const n = size[i] < 255 ? size[i] : exact_size(c, index(k)*64 + i);
      size[i] = static_cast<Byte>(std::clamp(n + 1 - need[i], 0, 255));
      none |= Bits(size[i] == 0) << i, single |= Bits(size[i] == 1) << i;
    }
    dead |= none & open(c)[k];
    one(c)[k] = single & open(c)[k];
  }
  return dead == 0;
}

@ The counters stay as they are here.

@<Count the options of a column@>=
Bytes const d;
for (std::size_t i = 0; i < 64; i += hn::Lanes(d)) {
  auto sum = hn::Zero(d);
  for (int j = 0; j < t.layers; ++j)
    sum = hn::SaturatedAdd(sum, hn::PopulationCount(hn::Load(d, counters(c) + index(k*t.layers + j)*64 + i)));
  hn::Store(sum, d, size + i);
}
if (t.folds > 1) fold(size, t.folds);

@ To use an option, strike out what clashes with it; close its plain items; and take one from the room of the others.

@<Use an option@>=
void strike_out(Byte* c, Byte const* mask) const
{
  Bytes const d;
  for (std::size_t i = 0; i < t.length(); i += hn::Lanes(d))
    hn::Store(hn::AndNot(hn::Load(d, mask + i), hn::Load(d, counters(c) + i)), d, counters(c) + i);
}
void use(Byte* c, std::size_t o)
{
  strike_out(c, masks.of_option(o));
  for (int k = 0; k < t.columns; ++k) {
    Bits const its = t.cover[o*index(t.columns) + index(k)] & open(c)[k];
    open(c)[k] &= ~(its & t.plain[k]);
    for (Bits rest = its & ~t.plain[k]; rest != 0; rest &= rest - 1)
      spend(c, index(k)*64 + index(std::countr_zero(rest)));
  }
}
void spend(Byte* c, std::size_t item)
{
  if (needs(c)[item] > 0) --needs(c)[item];
  if (rooms(c)[item] == endless or --rooms(c)[item] > 0) return;
  open(c)[item/64] &= ~(Bits(1) << item%64);
  strike_out(c, masks.of_row(item));
}
void forbid(Byte* c, std::size_t o) const
{
  for (std::uint32_t e = t.entry[o]; e < t.entry[o + 1]; ++e)
    counters(c)[t.own[e].at] &= static_cast<Byte>(~t.own[e].bit);
}

@ An item that is forced has exactly the options that it needs. One of these may strike out another; then the item is dead.

@<Make forced moves with bounds@>=
bool force(Byte* c, int*& end, Byte*)
{
  for (int k = 0; k < t.columns; ++k)
    for (Bits rest = one(c)[k]; rest != 0; rest &= rest - 1) {
      std::size_t const item = index(k)*64 + index(std::countr_zero(rest));
      if (not is_in(open(c), item)) continue;
      list_options(c, item);
      if (some.size() < needs(c)[item]) return false;
      for (std::uint32_t o : some) {
        OwnBit const bit = t.own[t.entry[o]];
        if ((counters(c)[bit.at] & bit.bit) == 0) return false;
        *end++ = t.number[o];
        use(c, o);
      }
    }
  return look(c);
}
void list_options(Byte* c, std::size_t item)
{
  some.clear();
  for_each_option(t, counters(c), item, [&](std::uint32_t o) { some.push_back(o); });
}

@ Each child is made from its parent's state, of which the earlier options are forbidden by then. (A plain item's options exclude each
other anyway.) The parent's own counters are not needed any more.

@<Make the children of a bounded item@>=
int choose(Byte* c, Chooser chooser) const
{
  return chooser == Chooser::first ? first(c)
    : smallest(c, [&](std::size_t item) { return ways(c, static_cast<int>(item)); });
}
int ways(Byte* c, int item) const
{ return exact_size(c, index(item)) + 1 - needs(c)[item]; }
int make_children(Byte* c, int item, Byte* end)
{
  int alive = 0, way = 0;
  int const most = ways(c, item);
  list_options(c, index(item));
  auto const add = [&](int number, std::uint32_t o) {
    std::copy_n(c, size(), end);
    head(end) = {number, ++way};
    if (number > 0) use(end, o);
    bool const is_alive = look(end);
    end += is_alive ? size() : 0;
    alive += is_alive;
  };
  std::vector<std::uint32_t> const in_order = some;
  for (std::uint32_t o : in_order) {
    if (way == most) return alive;
    add(t.number[o], o);
    if (not is_in(t.plain, index(item))) forbid(c, o);
  }
  if (way < most) add(0, 0);
  return alive;
}
bool is_plain(int item) const { return is_in(t.plain, index(item)); }

@*1 The state as a key. The memory of \sec{fast/memory} needs to know when two states are the same. Open plain items are not enough now. The
key also has the need and the room of each open item with bounds. A room that is larger than the number of live options means the same
as one that is equal to it; so the smaller one is written. With that, a bound that cannot be reached any more costs nothing. An item whose room is endless has no room in the key.
$$\vbox{\halign{#\hfil\quad&#\hfil\cr
{\it key of}&{\it members and bytes}\cr
\noalign{\smallskip}
after 1&\.y; \.A has need 0 and room 1\cr
after 3&\.y; \.A has need 0 and room 2\cr}}$$
Is that all? A forbidden option is not seen in a set of items. As long as the item for whose sake it was forbidden is open, the
node has no key, and is not remembered. When that item is closed, its options are struck out anyway. If keys are sets of
live options, forbidden options are seen there, and each node has a key.
@^state of a search@>

@<Write the key of a state@>=
void write_key(Byte* c, std::vector<std::uint32_t> const& bounded_rows, bool by_options, Bits* members, Byte* pairs) const
  /* |members| and |pairs| must be zero; the latter has two bytes for each of the |bounded_rows|, in order */
{
  std::size_t b = 0;
  for_each_in(open(c), index(t.columns), [&](std::size_t item) {
    std::size_t const r = t.origin[item];
    bool const is_plain = rows.is_plain(r);
    if (by_options)
      for_each_option(t, counters(c), item, [&](std::uint32_t o) { members[t.id[o]/64] |= Bits(1) << t.id[o]%64; });
    else if (is_plain) members[r/64] |= Bits(1) << r%64;
    if (is_plain) return;
    while (bounded_rows[b] != r) ++b;
    pairs[2*b] = static_cast<Byte>(needs(c)[item] + 1);
    int const room = rooms(c)[item];
    pairs[2*b + 1] = static_cast<Byte>(room == endless ? 0 : std::min(room, exact_size(c, item)));
  });
}

@ \pitfall{Making an item secondary because its bounds are 0 and~1: the covers are the same, but their order is not. Dropping a bound that is never exceeded: options that have no other item would disappear, and so would covers. Taking the set of open items for the whole state.}

\pinned{\.{tests/fast/bounds\UL test.cpp} compares a hundred thousand problems with all mixes of items with the list, in count, set, and order, and
small ones with brute force; and it has the states of the figure.}

\exercise[15]{Continue the figure at the beginning after option~3. How many covers has the problem?}
\answer{After 3, \.A has 2 and~5, with room~2. Then \.y has 2 and~4. After 3~2: \.A has 5, room~1, so 5 or none. After 3~4: \.A has 5,
so 5 or none. That makes four, and with the three that contain option~1, seven.}

\exercise[20]{Why is it no mistake that a child of the last way, none, keeps the room of its item?}
\answer{All options of the item are forbidden in this child, so its size is zero; its need was zero, or there would be no such way. It
is settled at the next look. In a key it is as if it had no room, since the room that is written is at most the size.}

\summary{An item with bounds has a need and a room. When the room is used up, one mask strikes out the rest of its options. It is
dead if it has fewer options than it needs, and forced if it has exactly as many. Nothing runs yet: \sec{fast/masks} searches with these states.}
