@** A lane for each item. \label{fast/packed_counters}%
The masks of the last chapter know one thing about an option, whether it is
alive, and they know it in one place. To find the size of an item, the whole
set of live options is held against the item's row. Most of the row is zero.
A queen's row of the chessboard is in 13 of 169 options; but three words are
read, and masked, and counted, to find one small number.

Suppose instead that each item kept {\it its own options, and nothing else},
in a piece of memory just large enough for them: one bit for each. We call
this piece the item's {\it lane}. An item with at most eight options has a
lane of one byte; and 64 such lanes are one vector. There are processors
with an instruction that counts the ones in each of 64 bytes. It finds the
sizes of 64 items, in about a nanosecond.
@^lane@>@^population count@>

@ Here are the lanes of the dinner. On the left is the key: which option
does a bit of a lane stand for? It never changes.
$$\vbox{\halign{\tt#\hfil\quad&\tt#\hfil\qquad\qquad&&\hfil\tt#\hfil\qquad\cr
\omit item\hfil\quad&\omit options\hfil\qquad\qquad&\omit\hfil before\hfil\qquad
&\omit\hfil strike of 2\hfil\qquad&\omit\hfil after 2\hfil\qquad
&\omit\hfil strikes of 3, 1\hfil\qquad&\omit\hfil after all\hfil\qquad\cr
\noalign{\smallskip}
A&2 4&11&.1&1.&.. ..&1.\cr
B&3 5&11&.1&1.&.1 1.&..\cr
C&1 3&11&..&11&1. .1&..\cr
D&2 4 6&111&.11&1..&... ..1&1..\cr
E&1 6&11&.1&1.&1. .1&..\cr
F&1 3&11&..&11&1. .1&..\cr
G&2 5 6&111&.11&1..&.1. ..1&1..\cr}}$$
And here is the same as a picture, with the lanes side by side: the first
option of each item is in the lowest row. A bit that is set is black.

{\def\x{\vrule height7pt width7pt depth0pt}
\def\o{\vbox{\hrule\hbox{\vrule height6.2pt\kern6.2pt\vrule}\hrule}}
\def\n{\hbox to7pt{}}
\def\track#1#2{\vbox{\offinterlineskip\halign{&\vrule height10pt width0pt
  \kern1.5pt\hfil##\hfil\kern1.5pt\cr #2
  \tt A&\tt B&\tt C&\tt D&\tt E&\tt F&\tt G\cr}
  \kern5pt\hbox to 70pt{\hss\eightrm #1\hss}}}
$$\hbox{\track{before}{\n&\n&\n&\x&\n&\n&\x\cr
  \x&\x&\x&\x&\x&\x&\x\cr
  \x&\x&\x&\x&\x&\x&\x\cr}\quad
\track{strike of 2}{\n&\n&\n&\x&\n&\n&\x\cr
  \x&\x&\o&\x&\x&\o&\x\cr
  \o&\o&\o&\o&\o&\o&\o\cr}\quad
\track{after 2}{\n&\n&\n&\o&\n&\n&\o\cr
  \o&\o&\x&\o&\o&\x&\o\cr
  \x&\x&\x&\x&\x&\x&\x\cr}\quad
\track{strikes of 3, 1}{\n&\n&\n&\x&\n&\n&\x\cr
  \o&\x&\x&\o&\x&\x&\x\cr
  \o&\x&\x&\o&\x&\x&\o\cr}\quad
\track{after all}{\n&\n&\n&\o&\n&\n&\o\cr
  \o&\o&\o&\o&\o&\o&\o\cr
  \x&\o&\o&\x&\o&\o&\x\cr}}$$}%
To choose an option, strike out the options that clash with it, in all
lanes: this is its {\it strike}, a pattern as long as the state, which can
be learned by heart. A child is found by one {\it and not\/} for each
vector. It does not matter how many options are alive.
@^strike of an option@>

Option 2 clashes with 4, 5, and~6. Afterwards \.A, \.D, and~\.G are covered,
and no longer open. \.B and~\.E have one option each, 3 and~1. So these two
moves are forced, and we make them both; and now \.B and~\.E have empty lanes.
The two moves have struck each other out. It is a dead end.

@ Look at option~2 itself. It is {\it not\/} struck out in its own lanes, of
\.A, \.D, and~\.G. Nobody looks at them any more, so it would not matter;
but for forced moves it does. If an item is forced, its only option is made,
and afterwards that option must still be there. If it is gone, then somebody
who moved at the same time has struck it out, and the two contradict each
other. So the invariant of a state is this:

{\narrower\smallskip\noindent
The lane of an open item holds its live options. The lane of an item that
has been covered holds the option that covers it.\smallskip}

\noindent And after forced moves, an empty lane is a dead end in both kinds
of items, those that are open, and those that were forced. The look that we
need anyway says both.
@^invariant of lanes@>@^forced moves@>

@ What is {\it not\/} there is remarkable, too. Secondary items have no
lanes, because nobody counts their options. The rails of the colours have
none. They have all disappeared into the strikes. A state of MacMahon's
squares, whose tiers have hundreds of rows, is a few hundred bytes.
@^MacMahon, Percy Alexander@>

@*1 How it is laid out. Lanes lie side by side, a byte of each, in {\it
columns\/} of 64. If the largest item has more than eight options, then all
lanes have several bytes, in as many {\it layers}, one upon the other. The
size of an item is then a sum over the layers.

@<Declare the lanes of a tier@>=
struct LaneTable {
  int columns = 0; /* so many times 64 items */
  int layers = 0;  /* so many bytes for each item; 0 if there are no lanes */
  std::uint16_t* name = nullptr; /* which option is it? |8 * layers| an item */
  std::uint8_t* strike = nullptr; /* of each option */
  Bits* cover = nullptr;          /* and which items it covers */
  int* number = nullptr;          /* and its number in the problem */
};

@ The number of columns and the number of layers are known to the compiler;
it makes one version of the search for each pair that we allow, and all
loops over them disappear. A state has at most sixteen vectors, and a lane at
most 64 bits. (When there were only one, two, four, or eight layers,
Langford's pairs of twelve, whose items have up to 22 options, took 1.03 of
the time.) The versions are numbered such that nobody takes them for the
versions of \sec{fast/masks}, which end at four.

@<Declare the lanes of a tier@>=
template<int ncolumns, int nlayers> struct Course {
  static constexpr int columns = ncolumns, layers = nlayers;
  static constexpr std::size_t length = 64 * ncolumns * nlayers; // bytes
  static constexpr int version = 16 * ncolumns + nlayers;
};
template<int columns, int most, class F> auto on_layers(int layers, F run)
{
  if @[constexpr@, (most > 1)@]
    if (layers < most) return @[on_layers<columns, most - 1>(layers, run)@];
  return run(@[Course<columns, most>()@]);
}
template<class F> auto on_course(int version, F run)
{
  int const layers = version % 16;
  switch (version / 16) {
    case 1: return @[on_layers<1, 8>(layers, run)@];
    case 2: return @[on_layers<2, 8>(layers, run)@];
    case 3: return @[on_layers<3, 5>(layers, run)@];
    default: return @[on_layers<4, 4>(layers, run)@];
  }
}

@ A child in lanes is called a {\it runner}. It is like a child of
\sec{fast/masks}; but how large it is depends on the course. It holds its state,
so all that belongs to a runner of a small course lies in two or three cache
lines. (At first, runners of all courses were of the same kind, and pointed
to their states. It was simpler, and Langford's pairs took 1.2 times as
long.)

@<Declare a runner@>=
template<class T> struct Runner {
  int option;             /* the option that leads to it */
  Bits open[T::columns];  /* of each column, the open items */
  Bits one[T::columns], two[T::columns], three[T::columns]; /* by size */
  alignas(64) std::uint8_t lanes[T::length]; /* its state */
};

@ A single lane is read byte by byte, and only when a single item is looked
at. All lanes of a state are written together, when a tier is made.

@<Look at a lane@>=
template<class T> static Bits lane_of(std::uint8_t const* lanes, int item)
{
  std::uint8_t const* p = lanes + item / 64 * T::layers * 64 + item % 64;
  Bits lane = 0;
  for (int j = 0; j < T::layers; ++j, p += 64) lane |= Bits(*p) << 8 * j;
  return lane;
}

@*1 What vectors do. Only three pieces need to know what vectors are. Here
they are in plain \CPLUSPLUS/. The first looks at a column; it tells about
its 64 items what |look| tells about a block.

@<Look at a column of lanes, plainly@>=
template<int nlayers> Look look_at_lanes(std::uint8_t const* column)
{
  Look all;
  for (int i = 0; i < 64; ++i) {
    int size = 0;
    for (int j = 0; j < nlayers; ++j) size += std::popcount(column[j * 64 + i]);
    all.none |= Bits(size == 0) << i;
    all.one |= Bits(size == 1) << i;
    all.two |= Bits(size == 2) << i;
    all.three |= Bits(size == 3) << i;
  }
  return all;
}

@ The second strikes an option out, and looks at what remains. The third is
a union of patterns. We need it for the strikes of moves that are made at
the same time, and for learning what a strike is.

@<Look at a column of lanes, plainly@>=
template<int nlayers> Look strike_out(std::uint8_t const* strike,
  std::uint8_t const* from, std::uint8_t* to)
{
  for (std::size_t i = 0; i < 64 * nlayers; ++i)
    to[i] = static_cast<std::uint8_t>(from[i] & ~strike[i]);
  return @[look_at_lanes<nlayers>(to)@];
}
template<class T> class Union {
public:@/
  void add(std::uint8_t const* pattern)
  {
    for (std::size_t i = 0; i < T::length; ++i) all[i] |= pattern[i];
  }
  void put(std::uint8_t* to) const@+{@+std::copy_n(all, T::length, to);@+}@/
  void strike_out_of(std::uint8_t* lanes) const
  {
    for (std::size_t i = 0; i < T::length; ++i)
      lanes[i] = static_cast<std::uint8_t>(lanes[i] & ~all[i]);
  }
private:@/
  std::uint8_t all[T::length] = @[{}@];
};

@ With vectors, the first function is the one for which this chapter was
written. If the vectors have 64 bytes, the loop is no loop, and a layer
costs two instructions; then there are four comparisons. That is all that a
node has to pay for knowing its 64 items. (|HWY_INLINE| insists that the
answer is not sent through memory. For the forced moves, below, the same
word is worth a tenth.)

@<Look at a column of lanes, with vectors@>=
template<int nlayers> HWY_INLINE Look look_at_lanes(std::uint8_t const* column)
{
  Bytes const d;
  Look all;
  for (std::size_t i = 0; i < 64; i += hn::Lanes(d)) {
    auto size = hn::PopulationCount(hn::Load(d, column + i));
    for (int j = 1; j < nlayers; ++j)
      size = hn::Add(size,
        hn::PopulationCount(hn::Load(d, column + j * 64 + i)));
    compare_sizes(d, size, i, all);
  }
  return all;
}

@ To strike out is one instruction for each vector; what remains is stored,
and counted without being loaded again.

@<Look at a column of lanes, with vectors@>=
template<int nlayers> HWY_INLINE Look strike_out(std::uint8_t const* strike,
  std::uint8_t const* from, std::uint8_t* to)
{
  Bytes const d;
  Look all;
  for (std::size_t i = 0; i < 64; i += hn::Lanes(d)) {
    auto size = hn::Zero(d);
    for (std::size_t j = i; j < 64 * nlayers; j += 64) {
      auto const rest =
        hn::AndNot(hn::Load(d, strike + j), hn::Load(d, from + j));
      hn::Store(rest, d, to + j);
      size = hn::Add(size, hn::PopulationCount(rest));
    }
    compare_sizes(d, size, i, all);
  }
  return all;
}

@ With vectors of 64 bytes, the union stays in registers while the forced
moves are made. This is worth a class: with an array of bytes, each move waits until what the last
one has stored can be loaded again, and Langford's pairs take 1.3 times as
long. (For some processors, the compiler does not know how long a register
is, or does not want to, and allows no arrays of them; such kinds of vectors
are left out.)
@^store forwarding@>

@<Look at a column of lanes, with vectors@>=
template<class T> class Union {
  static constexpr std::size_t N = hn::MaxLanes(Bytes());
public:@/
  Union()@+{@+std::fill_n(all, T::length / N, hn::Zero(Bytes()));@+}@/
  void add(std::uint8_t const* pattern)
  {
    for (std::size_t i = 0; i < T::length / N; ++i)
      all[i] = hn::Or(all[i], hn::Load(Bytes(), pattern + i * N));
  }
  void put(std::uint8_t* to) const
  {
    for (std::size_t i = 0; i < T::length / N; ++i)
      hn::Store(all[i], Bytes(), to + i * N);
  }
  void strike_out_of(std::uint8_t* lanes) const
  {
    for (std::size_t i = 0; i < T::length / N; ++i, lanes += N)
      hn::Store(hn::AndNot(all[i], hn::Load(Bytes(), lanes)), Bytes(), lanes);
  }
private:@/
  hn::Vec<Bytes> all[T::length / N];
};

@*1 Learning the strikes. Lanes do not replace the tables of bits; they stand
upon them. When a tier is given lanes, it gets room for names, and for a
strike of each option.

@<Give lanes to a tier@>=
void give_lanes(Tier& t, int tallest)
{
  LaneTable& lanes = t.lanes;
  lanes.columns = columns_for(t.primaries);
  lanes.layers = layers_for(tallest);
  t.version = 16 * lanes.columns + lanes.layers;
  std::size_t const n = index(t.options);
  lanes.name = @[arena.take_array<std::uint16_t>(
    index(t.primaries * 8 * lanes.layers))@];
  lanes.strike = @[arena.take_array<std::uint8_t>(
    n * index(64 * lanes.columns * lanes.layers))@];
  lanes.cover = arena.take(n * index(lanes.columns));
  lanes.number = @[arena.take_array<int>(n)@];
  for (std::size_t k = 0; k < n; ++k)
    lanes.number[k] = problem.options[t.id[k]];
}

@ Each option has a bit of its {\it own\/} in the lane of each of its items,
and nowhere else. The first option of an item gets the first bit of its
lane, and so on; so they are tried in the order of the problem. All these
bits together are the first state, in which all options are alive. We write
down where they are, one after the other, as we shall need them twice.

@<Make runners@>=
struct Spot { std::uint32_t at; std::uint8_t bit; }; // a bit of a pattern
template<class T> void name_lanes(Tier& t, Spot* own, std::uint8_t* all)
{
  std::size_t height[64 * T::columns] = @[{}@];
  for (int o = 0; o < t.options; ++o)
    for (@[int r@, : @,primaries_of(t.id[o])@]) {
      std::size_t const item = t.place[r], k = height[item]++;
      @<Give bit |k| of the lane of |item| to option |o|@>@;
      ++own;
    }
}

@ Which byte of the pattern is it? The column first, then the layer, then the
place in it.

@<Give bit |k| of the lane of |item| to option |o|@>=
own->at = static_cast<std::uint32_t>(
  (item / 64 * T::layers + k / 8) * 64 + item % 64);
own->bit = static_cast<std::uint8_t>(1 << k % 8);
all[own->at] |= own->bit;
t.lanes.name[item * 8 * T::layers + k] = static_cast<std::uint16_t>(o);

@ Which options does a choice of option~2 strike out, in the dinner? Those
in the rows of \.A, \.D, and~\.G; except for option~2 itself. So unite, for
each {\it row}, what its options own. An option's strike is then a union of
unions, those of the rivals of its rows, without its own bits. The first kind
of union has a handful of bits for each option, and is made bit by bit. (The
patterns of what options own were vectors once, and were united by vectors.
But almost all of their bytes are zero, and for each tier they filled half a
megabyte of memory that nobody had touched before. That was most of the time
of learning.) A row that was left behind is the empty row, whose union is
empty.

@<Make runners@>=
std::uint8_t* unite_rows(Tier const& t, Spot const* own, std::size_t length)
{
  std::size_t const n = (index(t.rows) + 1) * length;
  std::uint8_t* const unions = @[arena.take_array<std::uint8_t>(n)@];
  std::fill_n(unions, n, 0);
  for (int o = 0; o < t.options; ++o) {
    Spot const* const end = own + primaries_of(t.id[o]).size();
    for (@[int r@, : @,problem.of(t.id[o])@]) {
      std::uint8_t* const row = unions + t.place[r] * length;
      for (Spot const* p = own; p != end; ++p) row[p->at] |= p->bit;
    }
    own = end;
  }
  std::fill_n(unions + n - length, length, 0); // the empty row
  return unions;
}

@ The second kind has many bits, and is made by vectors; its own bits are
taken away afterwards. All strikes are learned before the first of them is
used. At first we learned each when it was needed. That sounds cheaper, and
was; but then every move must ask whether its strike is known, and the
question lies on the path from the lane to the strike, where every cycle
counts. (Since nobody asks, and since an option is struck out and what
remains is counted in one go, Langford's pairs and the queens take .9 of
their time.) And we used to find out who clashes with an option, and to
squeeze this set into each lane, as in moving; with unions of unions, the
planted covers take .8 of their time, and MacMahon's squares~.9.

@<Make runners@>=
template<class T> void learn_strikes(Tier& t, Spot const* own,
  std::uint8_t const* unions)
{
  for (int o = 0; o < t.options; ++o) {
    Bits* const cover = t.lanes.cover + o * T::columns;
    std::fill_n(cover, T::columns, 0);
    Union<T> all;
    for (@[int r@, : @,problem.of(t.id[o])@])
      all.add(unions + t.place[problem.rival[index(r)]] * T::length);
    std::uint8_t* const strike = t.lanes.strike + index(o) * T::length;
    all.put(strike);
    for (@[int r@, : @,primaries_of(t.id[o])@]) {
      cover[t.place[r] / 64] |= Bits(1) << t.place[r] % 64;
      strike[own->at] = static_cast<std::uint8_t>(strike[own->at] & ~own->bit);
      ++own;
    }
  }
}

@*1 Running. All children of a node are made at once, as in narrow tiers,
and a runner who is dead is overwritten by the next one. The parent's state
is not copied; it lies in the memory of the frame above (or, at the first
node of a tier, in that of its own), and nobody will change it before this
frame is gone.

@<Make runners@>=
template<class T> void make_runners(Branch& f, Runner<T> const& parent)
{
  Tier& t = *f.tier;
  Bits todo = lane_of<T>(parent.lanes, f.item);
  f.size = std::popcount(todo);
  auto* end = @[arena.take_array<Runner<T> >@](index(f.size));
  f.open = parent.open;
  f.next_runner = end;
  std::uint16_t const* const name = t.lanes.name + f.item * 8 * T::layers;
  for ( ; todo != 0; todo &= todo - 1) {
    Runner<T>& c = *end;
    c.option = name[std::countr_zero(todo)];
    Bits dead = 0;
    @<Let runner |c| take the option@>@;
    end += dead == 0;
  }
  f.last_runner = end;
  std::size_t const n = index(f.size);
  result.totals.attempts += n;
  result.totals.dead += n - index(runners_of<T>(f));
}

@ Nothing is asked here, and nothing is undone later.

@<Let runner |c| take the option@>=
std::uint8_t const* const strike =
  t.lanes.strike + index(c.option) * T::length;
Bits const* const cover = t.lanes.cover + c.option * T::columns;
for (int k = 0; k < T::columns; ++k) {
  int const at = k * 64 * T::layers;
  c.open[k] = parent.open[k] & ~cover[k];
  Look const seen =
    @[strike_out<T::layers>(strike + at, parent.lanes + at, c.lanes + at)@];
  dead |= take_note(c, k, seen) & c.open[k];
}

@ What is seen in covered items is nobody's business, except for those that
have nothing left; the caller knows which of these matter.

@<Look at a lane@>=
template<class T> static Bits take_note(Runner<T>& c, int k, Look const& seen)
{
  c.one[k] = seen.one & c.open[k];
  c.two[k] = seen.two & c.open[k];
  c.three[k] = seen.three & c.open[k];
  return seen.none;
}

@ When moves have been forced, the lanes are inspected: all columns are
looked at, and the items that were forced must not be empty either.

@<Look at a lane@>=
template<class T> HWY_INLINE static bool inspect_lanes(Runner<T>& c,
  Bits const* was_forced)
{
  Bits dead = 0;
  for (int k = 0; k < T::columns; ++k) {
    Bits const forced = was_forced[k];
    Look const seen = look_at_lanes<T::layers>(c.lanes + k * 64 * T::layers);
    dead |= take_note(c, k, seen) & (c.open[k] | forced);
  }
  return dead == 0;
}

@ All forced moves are made at the same time: their strikes are united. An
item that is covered by the move of another one does not move itself; its
only option is the one that was made, or else it has been struck out by it,
which we shall see.

@<Search in lanes@>=
template<class T> HWY_INLINE void make_moves_in_lanes(Tier& t,
  Runner<T>& c)
{
  LaneTable const lanes = t.lanes;
  Union<T> strikes;
  Bits open[T::columns];
  std::copy_n(c.open, T::columns, open);
  int* end = path.data() + chosen;
  for (int k = 0; k < T::columns; ++k) {
    Bits rest = c.one[k] & open[k];
    while (rest != 0) {
      int const r = std::countr_zero(rest), item = k * 64 + r;
      Bits const lane = lane_of<T>(c.lanes, item);
      int const o =
        lanes.name[item * 8 * T::layers + std::countr_zero(lane)];
      @<Unite the strike of option |o| with |strikes|@>@;
    }
  }
  chosen = static_cast<std::size_t>(end - path.data());
  std::copy_n(open, T::columns, c.open);
  strikes.strike_out_of(c.lanes);
}

@ If there is a single column, the moves can overlap in the processor, as
nobody has to wait for |open|: a second move of the same option is made once
more, and its place in the path is taken by the next one. With several
columns, every move is dear, and it is better to wait and see which are
left. A sudoku consists of forced moves almost entirely; it takes .8 of the
time if nobody moves twice, and the queens take 1.1.

@<Unite the strike of option |o| with |strikes|@>=
strikes.add(lanes.strike + index(o) * T::length);
*end = lanes.number[o];
end += open[k] >> r & 1;
Bits const* const cover = lanes.cover + o * T::columns;
for (int j = 0; j < T::columns; ++j) open[j] &= ~cover[j];
rest &= rest - 1;
if @[constexpr@, (T::columns > 1)@] rest &= open[k];

@ The best item is found as in \sec{fast/masks}. If all sizes are above three,
then the lanes are counted one by one.

@<Look at a lane@>=
template<class T> static int first_in(Bits const* items)
{
  for (int k = 0; k < T::columns; ++k)
    if (items[k] != 0) return k * 64 + std::countr_zero(items[k]);
  return -1;
}
template<class T> int best_lane(Runner<T> const& c) const
{
  if (chooser == Chooser::first) return first_in<T>(c.open);
  int best = first_in<T>(c.two);
  if (best < 0) best = first_in<T>(c.three);
  if (best >= 0) return best;
  int smallest = 65;
  for (int k = 0; k < T::columns; ++k)
    for (Bits rest = c.open[k]; rest != 0; rest &= rest - 1) {
      int const item = k * 64 + std::countr_zero(rest);
      int const size = std::popcount(lane_of<T>(c.lanes, item));
      if (size < smallest) best = item;
      smallest = std::min(smallest, size);
    }
  return best;
}

@ A runner arrives like everybody else.

@<Search in lanes@>=
template<class T> void arrive_in_lanes(Tier& t, Runner<T>& c)
{
  ++result.totals.nodes;
  while (first_in<T>(c.one) >= 0) {
    make_moves_in_lanes<T>(t, c);
    if (not inspect_lanes<T>(c, c.one)) {
      ++result.totals.dead;
      return;
    }
  }
  if (first_in<T>(c.open) < 0) return report_solution();
  Note note;
  int const item = best_lane<T>(c);
  if (memory and recall(t, c.open, false, note)) return;
  Branch& f = push(&t, item, note);
  make_runners<T>(f, c);
  f.top = arena.mark();
}

@ And the search advances like the others.

@<Search in lanes@>=
template<class T> bool advance_on()
{
  while (depth > 0) {
    Branch& f = frames[depth - 1];
    if (version_of(f) != T::version) return true;
    arena.release(f.top);
    chosen = f.length;
    if (f.next_runner == f.last_runner or has_enough(f)) drop(f);
    else if (must_stop()) return false;
    else {
      @[Runner<T>& c = *static_cast<Runner<T>*>(f.next_runner)@];
      f.next_runner = &c + 1;
      path[chosen++] = f.tier->lanes.number[c.option];
      arrive_in_lanes<T>(*f.tier, c);
    }
  }
  return false;
}
bool advance_in_lanes(int version)
{
  return on_course(version, @[[this](auto course) {
    return advance_on<decltype(course)>(); }@]);
}

@ It begins at a tier that was made a moment ago, with all its options alive
and all its items open.

@<Make runners@>=
void start_in_lanes(Branch& f)
{
  on_course(f.tier->version, @[[&](auto course) {
    start_on<decltype(course)>(f); }@]);
}
template<class T> void start_on(Branch& f)
{
  Tier& t = *f.tier;
  @[Runner<T>& c = *arena.take_array<Runner<T> >(1)@];
  std::fill_n(c.lanes, T::length, 0);
  Arena::Mark const before = arena.mark();
  std::size_t const most = index(t.primaries * 8 * T::layers);
  Spot* const own = @[arena.take_array<Spot>(most)@];
  name_lanes<T>(t, own, c.lanes);
  learn_strikes<T>(t, own, unite_rows(t, own, T::length));
  arena.release(before);
  std::fill_n(c.open, T::columns, 0);
  for (int r = 0; r < t.primaries; ++r)
    c.open[r / 64] |= Bits(1) << r % 64;
  make_runners<T>(f, c);
}

@ The runners that have not started yet can be counted, and given away.

@<Give runners away@>=
template<class T> static int runners_of(Branch const& f)
{
  @[Runner<T> const* const end = static_cast<Runner<T>*>(f.last_runner)@];
  @[return static_cast<int>(end - static_cast<Runner<T>*>(f.next_runner))@];
}
static int runners_left(Branch const& f)
{
  return on_course(f.tier->version, @[[&](auto course) {
    return runners_of<decltype(course)>(f); }@]);
}
template<class T> void give_runners_of(Branch& f, std::vector<Gift>& gifts)
{
  @[Runner<T>* c = static_cast<Runner<T>*>(f.next_runner)@];
  for ( ; c != f.last_runner; ++c) add_gift(f, c->option, gifts);
  f.next_runner = c;
}
void give_runners(Branch& f, std::vector<Gift>& gifts)
{
  on_course(f.tier->version, @[[&](auto course) {
    give_runners_of<decltype(course)>(f, gifts); }@]);
}

@*1 What lanes cost. Lanes must be bought: a strike is learned for each
option, and that takes longer than to try it. And a tier with lanes is never
left; its state does not shrink as items are covered, while narrow
tiers shrink to a single word. So lanes are for nodes with a subtree in which
the same options come back. That is exactly what the account of visits
foretells.
@^forecast@>

If nodes with so many live options have had a try below them for each of
these options, we take lanes. With half a try, one of the problems of
\sec{fast/measured}, the coloured one, takes 1.22 of the time; with two tries,
1.03; and for the other twelve that we looked at, it hardly matters. There
is no point in lanes where a single word could hold all options.
@^thresholds@>

How large may a state be? There is a limit for the sake of the compiler; it
should be generous. At first it was eight vectors, for at most 512 live
options. The Y-pentominoes were beyond both: a third of the way down, there
are still five hundred options for a hundred items, some with forty. So they stayed in
wide tiers almost to the end. In lanes of ten or fifteen vectors they take
.43 of that time. (No measurement had ever spoken against larger states.
Nobody had made one.)
@^Y-pentomino@>

@<Are lanes worth it?@>=
static int columns_for(int items)@+{@+return (items + 63) / 64;@+}
static int layers_for(int tallest)@+{@+return (tallest + 7) / 8;@+}
int tallest_lane(Tier const& t, Bits const* live, Bits const* open, int n,
  int m) // or zero, if lanes are not worth it
{
  if (t.version == 1 or n <= 64 or n > most_options or m > 256) return 0;
  Visits const& others = nearest_visits(n);
  if (others.number < 2 or others.tries < others.number * index(n)) return 0;
  if (has_a_short_column(m)) return 0;
  int const tallest = largest_size(t, live, open);
  int const vectors = columns_for(m) * layers_for(tallest);
  return tallest <= 64 and vectors <= 16 ? tallest : 0;
}

@ If the last column is almost empty, it is better to be patient. Soon, often
at the next level, there will be one column less, and perhaps one layer; and
since lanes are never left, whoever buys now will carry the empty column to
the end. A problem with 70 items, in options of five, has 65 of them open when
it could first have lanes; it then takes 1.5 times as long as if it waits for
the next level. How short is short? Were it sixteen instead of eight, a problem
of 80 items would have to wait at 75, 70, and 65, and take 1.3 of its time.

@<Are lanes worth it?@>=
static bool has_a_short_column(int items)
{
  int const last = items % 64;
  return items > 64 and last != 0 and last < 8;
}

@ Near the root, nobody has been with so many options before. Then we ask for
the next smaller number that we know something about; for where there are
more options, the subtree is hardly smaller. The planted covers take .9 of
the time since we ask like this, and since two visits are enough to know
something.

@<Are lanes worth it?@>=
Visits const& nearest_visits(int n) const
{
  int k = n / 8;
  while (k > 8 and visits[k].number < 2) --k;
  return visits[k];
}

@ The largest item decides how many layers there must be. To find it, all open
items are counted; but this is done only if the account has said yes.

@<Are lanes worth it?@>=
static int largest_size(Tier const& t, Bits const* live, Bits const* open)
{
  int largest = 0;
  for (int b = 0; b < t.blocks; ++b)
    for (Bits rest = open[b]; rest != 0; rest &= rest - 1)
      largest = std::max(largest,
        size_of_row(t, b * 64 + std::countr_zero(rest), live));
  return largest;
}

@ \pitfall{An option that strikes itself out: then two forced moves that
clash leave nothing behind that could be seen, and the search goes on with
half of a cover. The empty row, which needs a union like the others, for
somebody will ask for it. The lanes behind the last item, which are empty,
and must not be taken for dead ends.}

\pinned{\.{tests/fast/packed\UL counters\UL test.cpp} has problems whose subtrees are large
enough for lanes, in all twenty-five courses, with sizes and numbers of items
close to each border. It compares the covers, in order, with those of the
dancing list, for both choosers and both kinds of vectors; and it stops such
a search at each node, and goes on, looks away for a while, and gives parts
of the search away.}

\exercise{A processor without the instruction that counts in bytes must
look the count up, for each half of a byte. How would you find out, without
any counting, which lanes have no bit, one bit, or two? (Hint: |x & (x-1)|.)}

\summary{Give each open item a lane, with one bit for each of its options;
let each option know by heart what it strikes out, in all lanes. A child
is an {\it and not}. Bytes can be counted 64 at a time. The price is
paid in advance, so buy only for a long stay.}
