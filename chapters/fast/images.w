@** States that look alike. \label{fast/images}%
In \sec{puzzle/symmetry} we sifted covers that are images of each other, after they had been found. It would be better
not to search a subtree that contains only images. Take three states on the board of $2\times4$:
\sketch{images}{The open squares of three states. The second state is an image of the first; the third one is not.}
Each cover below the first state has an image below the second, so both have three covers. The memory of states
(\sec{fast/memory}) cannot know this, as these are different sets of items. But let the search ask for the {\it
canonical image\/} of each state, the first of all its images in some fixed order. Then it asks the same question
twice. How can all images of a state be made so quickly that this saves time? And what is an answer good for, if
covers must come in the order of the list?
@^canonical image@>@^canonical form@>

@*1 Finding symmetries. \label{fast/automorphisms}%
The twelve pentominoes fill a box of $6\times10$ in 9356 ways. Turn the box around, or flip it over, and each way
becomes another one; so only 2339 are really different. The search does not know what a box is. It finds each of the
2339 four times. Worse, it enters each {\it dead end\/} four times, and there are hundreds for each cover. How can a program find
the symmetries of a problem that says nothing about boxes?
@^pentominoes@>@^symmetry of a problem@>@^automorphism@>

A {\it symmetry\/} of a problem, or {\it automorphism}, is a permutation of the items that takes every option to an
option. Boxes and chessboards have a few. Langford's pairs can be read from right to left. A Latin square has
thousands of symmetries, since rows, columns, and numbers may be permuted. A random problem has none but the identity.
On a board of $2\times4$ with the squares $abcd$ in the upper row and $efgh$ in the lower one, the domino $ab$ goes to
$ab$, $dc$, $ef$, or $hg$ by its four symmetries, and each of these is an option.

@ The program finds symmetries by {\it colour refinement\/} [WL68]. In the beginning, all squares have the same
colour. In each round, a square takes a new colour, made of its own and those of its neighbours, until a round makes
no more colours. This separates the corners from the other squares, and then it stops. So {\it mark\/} a square that
still looks like others (the literature says {\it individualize}), and refine again:
@^refinement@>@^colour of an item@>@^marking an item@>
\sketch{refinement}{Colour refinement. All squares are alike; they have two neighbours, or three; a corner is marked;
its neighbours are separated, then theirs, then all squares.}

Mark $a$, and refine. Then begin once more, with $d$ instead of~$a$. If a symmetry takes $a$ to $d$, then each round
has the same result. So in the end {\it each item goes to the one with the same colour}. It remains to test that all
options go to options.

All programs for this problem begin in this way; the best of them are McKay's [M81]. Ours may give up, because a
missed symmetry costs time, but never a cover. {\it The invariant of symmetries:} the permutations that are returned
are a group. Each of them has been checked, option by option, to be a symmetry of what is left after the forced moves
at the root (\sec{fast/forced}). There may be more.
@^McKay, Brendan@>@^invariant of automorphisms@>

@ Take a square with the options $ab$, $bc$, $cd$, and~$da$. All items look alike. Mark~$a$; then $b$ and~$d$ meet the
marked item, and $c$ does not. Mark~$b$, too; now all items are told apart. Which other marks would have had the same
result? First, $d$ instead of~$b$, with $a$ marked as before. The colours of $a$, $b$, $c$, $d$ are then at $a$, $d$,
$c$, $b$; the options become $ad$, $dc$, $cb$, and~$ba$, so this is a symmetry. Second, $b$ instead of~$a$, and then
$a$ instead of~$b$. This exchanges $a$ with~$b$, and $c$ with~$d$: a symmetry again. The products of these two take
$a$ to all four corners, in two ways each. That makes eight, of which two were searched for.
\sketch{corners}{The two that are searched for are reflections. Their products take $a$ to $d$ and to~$c$.}

@<Declare symmetries of a problem@>=
using Permutation = std::vector<int>;
  /* item |i| goes to |p[i]|. Items count from 0; $-1$ for an item that does not matter, since it is
     forced, or covered together with another one */
std::vector<Permutation> symmetries_of(Rows const& rows, std::size_t most);
  /* a group of at most |most| symmetries of what is left when all moves that are forced at the root have
     been made. All items must be primary, without bounds. The identity is the first; there may be more permutations. They are valid only for
     states in which all these moves have been made. Time: a few hundred times that of
     reading all options, and once more for each wave of forced moves. [M81] */

@ All of these steps are functions of a struct.

@<Declare the finder of symmetries@>=
struct AutomorphismFinder {
  using Colouring = std::vector<Bits>;
  struct Stage { Colouring colours; std::size_t marked; };
  std::size_t items;
  Permutation identity; /* $-1$ for those that do not matter */
  std::vector<std::vector<int> > options; /* of the others; all sorted */
  std::int64_t budget = 0;     /* so many items of options may still be looked at */
  std::vector<Stage> stages;   /* with one more item marked in each */
  @<Leave out what does not matter@>
  @<Compare options with their images@>
  @<Tell items apart@>
  @<Mark one item after the other@>
  @<Match the marks@>
  @<Find a group of symmetries@>
};

@ \label{fast/forced}Some items must be left out before we look. A third of the squares of a sudoku may be given. Each
item that a given covers has one option; these items look alike, and may be permuted in trillions of ways that mean
nothing. So first all moves are made that are forced at the root, until none is left. If two items are in the same
options, they are covered at the same time. They are {\it twins}, and the second one is left out; at the dinner
(\sec{dance/guests}), \.F is a twin of~\.C.
@^twins@>@^sudoku@>

@<Leave out what does not matter@>=
explicit AutomorphismFinder(Rows const& rows) : items(index(rows.primaries)), identity(items)
{
  std::iota(identity.begin(), identity.end(), 0);
  for (std::size_t k = 0; k < rows.options.size(); ++k)
    options.emplace_back(rows.primaries_of(k).begin(), rows.primaries_of(k).end());
  while (make_forced_moves()) continue;
  find_twins();
  for (auto& option : options) std::erase_if(option, [&](int i) { return is_left_out(i); });
  options = images_of(identity);
  find_stages();
}
bool is_left_out(int i) const { return identity[index(i)] < 0; }
bool make_forced_moves()
{
  std::vector<int> size(items);
  for (auto const& option : options)
    for (int i : option) ++size[index(i)];
  for (auto const& option : options)
    if (std::ranges::any_of(option, [&](int i) { return size[index(i)] == 1; }))
      for (int i : option) identity[index(i)] = -1;
  return std::erase_if(options, [&](auto const& option) {
    return std::ranges::any_of(option, [&](int i) { return is_left_out(i); }); }) > 0;
}
void find_twins()
{
  std::vector<std::vector<std::size_t> > of(items);
  for (std::size_t k = 0; k < options.size(); ++k)
    for (int i : options[k]) of[index(i)].push_back(k);
  std::set<std::vector<std::size_t> > known;
  for (std::size_t i = 0; i < items; ++i)
    if (not known.insert(of[i]).second) identity[i] = -1;
}

@ {\it Is it a symmetry?} A permutation that is {\it almost\/} a symmetry would make wrong counts. So compare all
options with their images, as sorted lists. An option that occurs twice must have an image twice.

@<Compare options with their images@>=
std::vector<std::vector<int> > images_of(Permutation const& p) const
{
  auto images = options;
  for (auto& image : images) {
    for (int& i : image) i = p[index(i)];
    std::ranges::sort(image);
  }
  std::ranges::sort(images);
  return images;
}

@ {\it Colours\/} are numbers of 64 bits. If two of them are equal by chance, a symmetry may be missed; nothing worse
can happen. In a round, each option mixes the colours of its items, and gives the result to all of them. Then each
item mixes its own colour with three times the sum of what it was given; the factor distinguishes the two. A round may
divide a class of equal colours, but never unites two. So the first round that makes no more colours is the last.

@<Tell items apart@>=
static Bits scramble(Bits x) { return mix(mix(0, x), 1); }
void refine(Colouring& t)
{
  for (std::size_t before = 0, now = 0; budget > 0; before = now) {
    Colouring u = t;
    std::ranges::sort(u);
    now = index(std::unique(u.begin(), u.end()) - u.begin()); // different ones
    if (now == before or now == t.size()) return;
    Colouring news(items);
    for (auto const& option : options) {
      Bits all = 0;
      for (int i : option) all += t[index(i)];
      all = scramble(all);
      for (int i : option) news[index(i)] += all;
      budget -= std::ssize(option);
    }
    for (std::size_t i = 0; i < items; ++i) t[i] = scramble(t[i] + 3 * news[i]);
  }
}

@ A {\it stage\/} is a colouring that cannot be refined. Before the first stage, all items have the same colour, but
each that was left out has one of its own. From each stage to the next, an item is marked that looks like others;
it belongs to a smallest class, because all members of the class will be tried. At the last stage all items are told
apart. The |budget| lets no problem be read more than about 256 times, however large it is.

@<Mark one item after the other@>=
void find_stages()
{
  for (auto const& option : options) budget += 256 * std::ssize(option);
  Colouring t(items);
  for (std::size_t i = 0; i < items; ++i) t[i] = identity[i] < 0 ? ~Bits(i) : 0;
  for (refine(t); ; t = mark(t, stages.back().marked)) {
    stages.push_back({t, choose(t)});
    if (stages.back().marked == items or budget <= 0) return;
  }
}
Colouring mark(Colouring t, std::size_t item)
{
  t[item] = scramble(~t[item]);
  refine(t);
  return t;
}
std::size_t choose(Colouring const& t) const /* a member of a smallest class, or |items| */
{
  std::unordered_map<Bits, std::size_t> size;
  for (Bits colour : t) ++size[colour];
  std::size_t best = items, least = items + 1;
  for (std::size_t i = 0; i < items; ++i)
    if (std::size_t const n = size[t[i]]; n > 1 and n < least) best = i, least = n;
  return best;
}

@ To {\it match\/} means to repeat the stages from a certain one on, beginning with other colours. Of several items
that could be marked, take the first. (A complete program would come back and try the others.)

@<Match the marks@>=
static bool has_same(Colouring t, Colouring u) /* colours, in any order */
{ return std::ranges::sort(t), std::ranges::sort(u), t == u; }
std::optional<Permutation> match(Colouring t, std::size_t at)
{
  while (has_same(t, stages[at].colours) and at + 1 < stages.size()) {
    Stage const& s = stages[at++];
    t = mark(t, index(std::ranges::find(t, s.colours[s.marked]) - t.begin()));
  }
  if (not has_same(t, stages[at].colours)) return std::nullopt;
  std::unordered_map<Bits, int> owner; // of a colour; the first, if there are several
  for (std::size_t i = 0; i < items; ++i) owner.emplace(t[i], static_cast<int>(i));
  Permutation p = identity;
  for (int& i : p)
    if (i >= 0) i = owner.at(stages[at].colours[index(i)]);
  if (images_of(p) != options) return std::nullopt;
  return p;
}

@ Which items should be marked instead of another one? Begin at the last stage but one, where all marks but the last
are kept; then go back, stage by stage. An item need not be tried if a product of known symmetries takes the marked
one to it. So few searches are needed: two for a square, three for the 48 symmetries of a cube. All symmetries are
products of these, as Sims [S70] showed.

Images need a {\it group}, because two sets that are images of each other must have the same images. The
search stops before the group becomes too large.
@^Sims, Charles@>@^group of symmetries@>

@<Find a group of symmetries@>=
std::vector<Permutation> group_of(std::size_t most)
{
  std::vector<Permutation> generators, group = {identity};
  for (std::size_t level = stages.size() - 1; level-- > 0; )
    for (std::size_t i = 0; i < items; ++i) {
      if (budget <= 0 or 2 * group.size() > most) return group;
      Stage const& s = stages[level];
      auto const reaches = [&](auto const& p) { return p[s.marked] == static_cast<int>(i); };
      if (s.colours[i] != s.colours[s.marked] or std::ranges::any_of(group, reaches)) continue;
      auto const p = match(mark(s.colours, i), level + 1);
      if (not p) continue;
      generators.push_back(*p);
      auto larger = products_of(generators, most);
      if (larger.size() > most) return group;
      group = std::move(larger);
    }
  return group;
}
std::vector<Permutation> products_of(std::vector<Permutation> const& generators, std::size_t most) const
{
  std::vector<Permutation> all = {identity};
  for (std::size_t k = 0; k < all.size() and all.size() <= most; ++k)
    for (Permutation const& step : generators) {
      Permutation next = all[k];
      for (int& i : next)
        if (i >= 0) i = step[index(i)];
      if (std::ranges::find(all, next) == all.end()) all.push_back(next);
    }
  return all;
}

@*1 The first of all images. \label{fast/canonical_image}%
The canonical image is the first of as many images as there are symmetries. To move items one by one would take as
long as a hundred nodes. But the image of a union is the union of the images. So cut a set of items into {\it
digits\/} of four items. For each digit, and each of its 16 values, a table has all images of these items. Then all
images of a set are the union of as many tables as the set has digits that are not zero.

For example, let the squares \.a, \.b, and~\.e be open, the set \bits{1100.1000}. Two digits are not zero, \.{ab} of
\.{abcd} and \.e of \.{efgh}. These are their images under the four symmetries, as bits and as numbers, with \.a as
the lowest bit:
$$\vbox{\halign{\hfil#\quad&&\hfil#\enspace&#\hfil\quad\cr
\.{ab}&3&\bits{1100.0000}&12&\bits{0011.0000}&48&\bits{0000.1100}&192&\bits{0000.0011}\cr
\.e&16&\bits{0000.1000}&128&\bits{0000.0001}&1&\bits{1000.0000}&8&\bits{0001.0000}\cr
\noalign{\smallskip}
united&19&\bits{1100.1000}&140&\bits{0011.0001}&49&\bits{1000.1100}&200&\bits{0001.0011}\cr}}$$
The least of the last line is 19; it represents all four sets. A search that comes to \.a, \.e, and~\.f finds the same
numbers, in another order, and asks for 19, too. A set of several words is compared word by word.

@<Declare the class |Symmetries|@>=
class Symmetries {
public:
  explicit Symmetries(std::shared_ptr<Rows const> rows, bool is_shared = false);
    /* if it |is_shared|, several threads may call all functions. Memory: at most one megabyte for the images, and four for what is remembered */
  bool exist(); /* is there another one than the identity? They are looked for at the first call */
  bool is_known() const { return known.load(); } /* has |exist| been called? */
  std::size_t size() const { return count; } /* how many are used, with the identity */
  void canonical_image(Bits const* state, Bits* first, Arena& scratch) const;
    /* writes the first of all images to |first|. All moves that are forced at the root must have been made; call it
       only if they |exist|. Time: a pass over the words of all images for each digit that is not zero */
  std::optional<Bits> find(Bits const* image) { return table_of(image).find(image); }
    /* the number of covers below a canonical image, if it is known */
  void store(Bits const* image, Bits covers, std::uint64_t tries) { table_of(image).store(image, covers, tries); }
    /* remembers this number, and how many options were tried to find it */
private:
  void look();
  void enter(Permutation const& p, std::size_t g);
  ImageTable& table_of(Bits const* image);
  std::shared_ptr<Rows const> rows;
  std::size_t length, count = 1; /* words in a state, and images */
  std::vector<Bits> digits; /* for each digit of a state, and each of its values, all images */
  std::mutex looking;
  std::atomic<bool> known = false;
  std::deque<ImageTable> tables; /* of what is remembered: one, or sixteen */
};

@ Tables of more than a megabyte would not stay in a near cache. If the group is too large for that, a subgroup is
taken. At most 64 images are made; and none of states of more than 512 items, for which a megabyte has room for eight. Problems with
bounds or secondary items have no images, because there a set of open items is no state. (Images of sets of live options were tried: queens
were counted up to 1.4 times as fast, and half of the other families more slowly.) Of several threads
that call |exist|, one looks, and the others wait. An item enters its image into all values of its digit in which its
bit is set.

@<Set up the symmetries@>=
bool Symmetries::exist()
{
  if (not known.load()) {
    std::lock_guard const alone(looking);
    if (not known.load()) look();
    known.store(true);
  }
  return count > 1;
}
void Symmetries::look()
{
  if (length == 0 or length > thresholds::key_words or rows->has_bounds() or rows->has_others()) return;
  std::size_t const of_each = 16 * 16 * length * length; // words for an image
  std::size_t const fitting = thresholds::near_cache/sizeof(Bits)/of_each;
  auto const group = symmetries_of(*rows, std::min(fitting, std::size_t(64)));
  if (group.size() == 1) return;
  digits.assign(of_each * group.size(), 0);
  count = group.size();
  for (std::size_t g = 0; g < count; ++g) enter(group[g], g);
}
void Symmetries::enter(Permutation const& p, std::size_t g)
{
  for (std::size_t i = 0; i < p.size(); ++i) {
    if (p[i] < 0) continue;
    for (std::size_t value = 0; value < 16; ++value)
      if ((value >> i % 4 & 1) != 0)
        digits[((i / 4 * 16 + value) * count + g) * length + index(p[i]) / 64] |= Bits(1) << p[i] % 64;
  }
}

@ The union has the words of the first image, then those of the second image, and so on.

@<Set up the symmetries@>=
void Symmetries::canonical_image(Bits const* state, Bits* first, Arena& scratch) const
{
  Arena::Mark const before = scratch.mark();
  std::size_t const n = count * length;
  Bits* const images = scratch.take(n);
  std::fill_n(images, n, 0);
  for (std::size_t w = 0; w < length; ++w)
    for (Bits rest = state[w]; rest != 0; ) {
      auto const at = index(std::countr_zero(rest)) / 4;
      Bits const value = rest >> 4 * at & 15;
      Bits const* const table = digits.data() + ((16 * w + at) * 16 + value) * n;
      for (std::size_t k = 0; k < n; ++k) images[k] |= table[k];
      rest ^= value << 4 * at;
    }
  Bits const* best = images;
  for (Bits const* next = images + length; next < images + n; next += length)
    if (std::lexicographical_compare(next, next + length, best, best + length)) best = next;
  std::copy_n(best, length, first);
  scratch.release(before);
}

@*1 What is remembered. For each canonical image, the {\it number of covers\/} below it. If covers are only counted,
this is all: of two images, the second is counted by looking at the first. If covers are to be listed, it is less. The
covers below an image are images, too, but they come in another order: the search takes the leftmost of equal items,
and a symmetry does not preserve what is left. But if the number is zero, there is nothing to list, in any order; and
in a packing almost everything is a dead end.
@^order of covers@>

Images come late: in a search for Langford's pairs, those of the first half are met in the second half. By then, a
table that overwrites at random has lost the few large subtrees that were expensive to search. So each entry has a
{\it cost}, the number of options that were tried. A key has two places, side by side. If both are taken, it replaces
the cheaper entry, unless this entry is more expensive than the new one:
$$\vbox{\halign{#\hfil\quad&&\hfil#\quad\cr
{\it costs of the entries}&{\it first place}&{\it second place}\cr
900 is stored&900&\cr
40 is stored&900&40\cr
200 replaces 40&900&200\cr
30 is not stored&900&200\cr}}$$

@<Declare the class |ImageTable|@>=
class ImageTable { /* all functions may be called from several threads */
public:
  ImageTable(std::size_t words, std::size_t bytes); // of a key; of the table, at most: it begins small
  std::optional<Bits> find(Bits const* key); // its value
  void store(Bits const* key, Bits value, std::uint64_t cost); // or nothing, if both places are expensive
private:
  Bits* entry(std::size_t at) { return entries.data() + at * (words + 2); }
  bool is_at(Bits const* e, Bits const* key) const { return e[0] != 0 and std::equal(key, key + words, e + 2); }
  Bits* place_of(Bits const* key);
  void enlarge();
  std::mutex access;
  std::size_t words, most, size = 512, used = 0;
  std::vector<Bits> entries; /* for each: its cost, or 0 if it is empty; the value; the key */
};

@ The place of a key is where it is stored; or else the cheaper one.

@<Set up the table@>=
ImageTable::ImageTable(std::size_t w, std::size_t bytes)
  : words(w), most(bytes / (w + 2) / sizeof(Bits)), entries(size * (w + 2))@+{@+}
Bits* ImageTable::place_of(Bits const* key)
{
  std::size_t const at = hash_of({key, words}) & (size - 1);
  Bits* const one = entry(at);
  Bits* const other = entry(at ^ 1);
  if (is_at(one, key)) return one;
  return is_at(other, key) or other[0] < one[0] ? other : one;
}
std::optional<Bits> ImageTable::find(Bits const* key)
{
  std::lock_guard const lock(access);
  Bits const* const e = place_of(key);
  return is_at(e, key) ? std::optional<Bits>(e[1]) : std::nullopt;
}
void ImageTable::store(Bits const* key, Bits value, std::uint64_t cost)
{
  std::lock_guard const lock(access);
  if (4 * used > size and 4 * size <= most) enlarge();
  Bits* const e = place_of(key);
  if (e[0] > cost) return;
  used += e[0] == 0;
  e[0] = std::max(cost, std::uint64_t(1));
  e[1] = value;
  std::copy_n(key, words, e + 2);
}
void ImageTable::enlarge()
{
  std::vector<Bits> old(4 * size * (words + 2));
  old.swap(entries);
  size *= 4;
  used = 0;
  for (std::size_t k = 0; k < old.size(); k += words + 2)
    if (Bits* const e = place_of(&old[k + 2]); old[k] != 0 and e[0] <= old[k]) {
      used += e[0] == 0;
      std::copy_n(&old[k], words + 2, e);
    }
}

@ Several threads may share what they know. So each table has a lock; and for several threads there are sixteen
tables, chosen by four bits of a hash. (With a single table, two threads that fill $15\times16$ squares with
Y-pentominoes are 1.6 times as fast as one; with sixteen, 1.7 to 1.9 times.)
@^lock@>

@<Set up the symmetries@>=
Symmetries::Symmetries(std::shared_ptr<Rows const> r, bool shared)
  : rows(std::move(r)), length((index(rows->primaries) + 63) / 64)
{
  std::size_t const n = shared ? 16 : 1, bytes = (std::size_t(1) << 22) / n;
  while (length <= thresholds::key_words and tables.size() < n) tables.emplace_back(length, bytes);
}
ImageTable& Symmetries::table_of(Bits const* image)
{
  return tables[tables.size() == 1 ? 0 : hash_of({image, length}) >> 60];
}

@*1 When to ask. A question takes about as long as a try. An answer saves a subtree. How large is this subtree, and how often is there an answer? The search counts,
for each depth, the nodes that it has left, the options that were tried below them, the questions, and the answers.
After $a$ answers to $q$ questions, the chance of an answer seems to be $a/q$. In the beginning this means nothing. So
pretend that a thousand questions were asked before, of which fifty were answered, and estimate $(a+50)/(q+1000)$. If
a question costs one try, it is first asked for subtrees of twenty tries and more. If every second question is
answered, four tries are enough after a thousand questions. After 20{,}000 questions in vain, it takes more than four
hundred tries. Old visits count less and less, because a search may change its character.
@^rule of succession@>

@<Declare the account of questions@>=
struct Questions { /* about the nodes of some depth */
  std::uint64_t visits = 0, tries = 0; /* nodes that were left, and options that were tried below them */
  std::uint64_t asked = 0, answered = 0;
  void add_visit(std::uint64_t more) /* one more node is left, below which so many options were tried */
  {
    tries += more;
    if (++visits == 1024) visits /= 2, tries /= 2;
  }
  void add(bool was_answered) { ++asked; answered += was_answered; } /* one more question */
  bool pay() const /* for a question; or is too little known? */
  { return visits < 16 or tries * (answered + 50) >= visits * (asked + 1000); }
};

@*1 The module. The finder of symmetries is used by the class |Symmetries| only.

@(dlx/fast/images.hpp@>=
#pragma once
/* The symmetries of a problem, found by colour refinement, as McKay's programs do for graphs; and of states
   that are images of each other, the number of covers, which is remembered under the first image. */
#include "dlx/base/pages.hpp"
#include "dlx/fast/rows.hpp"
#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>
namespace dlx {
@<Declare symmetries of a problem@>
@<Declare the class |ImageTable|@>
@<Declare the class |Symmetries|@>
@<Declare the account of questions@>
} // |namespace dlx|

@ The struct of the finder is known in the source only.

@(dlx/fast/images.cpp@>=
#include "dlx/fast/images.hpp"
#include "dlx/fast/memory.hpp"
#include <bit>
#include <numeric>
#include <set>
#include <unordered_map>
#include <utility>
namespace dlx {
namespace {
@<Declare the finder of symmetries@>
}  // |namespace|
std::vector<Permutation> symmetries_of(Rows const& rows, std::size_t most)
{ return AutomorphismFinder(rows).group_of(most); }
@<Set up the table@>
@<Set up the symmetries@>
} // |namespace dlx|

@ This is what images save, in nodes. The numbers of symmetries are those that are used; ``without'', the search still
remembers states that come again.
$$\vbox{\halign{#\hfil\quad&&\hfil#\quad\cr
&&{\it counted}&&{\it listed}\cr
&{\it symmetries}&without&with&without&with\cr
\noalign{\smallskip}
pentominoes on $6\times10$&4&810{,}507&203{,}923&812{,}898&368{,}343\cr
Y-pentominoes on $10\times16$&4&88{,}169&19{,}458&88{,}207&26{,}553\cr
the Soma cube&48&75{,}098&13{,}763&77{,}462&66{,}611\cr
Langford's pairs, 11&2&190{,}727&105{,}328&190{,}727&179{,}393\cr
dominoes on $8\times8$&8&53{,}051&1{,}379&3{,}362{,}027&3{,}362{,}027\cr}}$$
When covers are counted, the factor may exceed the number of symmetries, as images of small parts meet inside a large
one. When covers are listed, only dead ends are saved: most of the Y-pentominoes, and nothing of the dominoes.
@^dominoes@>@^Soma cube@>@^Langford, Charles Dudley@>

@ \pitfall{To use symmetries that are no group: two images of each other may then have different first images. To
store a number for a subtree of which a part was given away to another thread.
To forget that an option may occur twice; and to keep the items of forced moves, which all look alike.}

\pinned{\.{tests/fast/images\UL test.cpp} tries all permutations of five items on hundreds of random problems, pins the table of nodes, and
compares covers with the list, in order.}

\exercise[20]{How many symmetries has \cmd{dlx make permutations 3} as an exact cover problem, and what are they? Why
are there more than the $3!$ by which the numbers can be renamed?}
\answer{Seventy-two: rows and columns of a $3\times3$ square can be permuted, $3!\cdot3!=36$, and rows can be
exchanged with columns, which doubles it. (Asked for at most 64, the program takes a subgroup of 36.) To the options,
a place and a number are only items.}

\exercise[M15]{On the board of $2\times4$, there are 28 states with exactly two open squares. How many canonical
images do they have?}
\answer{Ten. The identity leaves all 28 as they are, and each of the other three symmetries leaves four, the pairs
that it exchanges; so there are $(28+4+4+4)/4=10$ classes, by the lemma that is not Burnside's.}

\summary{Tell items apart; mark one that looks like others, and go on; match the colours; check every option. Remember the number of covers below each
canonical image. Ask where subtrees are large; keep what was expensive. \cmd{dlx count --without images} shows what they are worth.}
