@** More than exact. \label{more/problem}%
At least one cook must be in the kitchen, and at most two, or they spoil the broth.
Where two words of a crossword cross, both of them cover the same square, and that
is all right if they agree about the letter. And of all the ways to take seven
guests home, one is cheaper than the others. None of this is an exact cover (\sec{dance/guests}): a set of {\it options\/} that covers each primary
{\it item\/} exactly once, and no secondary item twice. What must be added to a problem, so that it can say these things?

Three words are enough, and here is an evening that needs all of them. Ann and Bob
can make soup, Cem makes rice; they ask for 3, 4, and 2~coins. There is one stove,
with one pot on it.
\sketch{kitchen}{An evening in the kitchen: three options, with what they cost; and two items. Ann and
Bob agree about the pot, Cem does not.}
@^kitchen@>@^exact cover@>

@ In a file, the evening looks like this:
$$\vbox{\halign{\tt#\hfil\cr
1:2\char"7C cook \char"7C\ pot\cr
Ann: cook pot:soup \char"7C 3\cr
Bob: cook pot:soup \char"7C 4\cr
Cem: cook pot:rice \char"7C 2\cr}}$$
The numbers before |cook| are its {\it bounds}, $l$ and~$u$: a primary item may have
them, and then it must be covered at least $l$ and at most $u$~times. An exact cover
is the case of 1 and~1; ``at least one'' is \.{1:*}.
@^bounds@>

The item |pot| is secondary; the word after its colon is a {\it colour}. Options that agree about
the colour may share the item; options that disagree exclude each other; and an option
that has the item without a colour shares it with no other. Knuth calls this XCC,
exact covering with colours, and if there are bounds, MCC, where M is for
multiplicities [K22].
@^colour@>@^XCC@>@^MCC@>

The number behind the last bar is a {\it cost}, for the search for the cheapest cover.
@^cost@>
$$\vbox{\halign{\tt#\hfil\quad&#\hfil\cr
\char"7C\ text&at the beginning of a line: a comment\cr
\char"7C\ pot&in the first line: the items behind the bar are secondary\cr
0:6\char"7C A&in the first line: item \.A has bounds; \.{2\char"7C A} means exactly twice, and \.{1:*\char"7C A} at least once\cr
A:red&in an option: item \.A with a colour\cr
\char"7C 7&at the end of an option: its cost\cr}}$$
\cmd{dlx help format} explains all of this.

Now do it by hand. Ann alone will do, or Bob, or Cem; Ann and
Bob together agree about the pot, and two cooks are allowed. Ann and Cem disagree. So
there are four covers, of cost 3, 4, 2, and~7; the cheapest is Cem with his rice.

@ Why these three? Because each of them can be looked at
while the links are dancing: a bound is a number that goes down and up again, a
colour is compared when an option is chosen, and a cost is added along the path.
Many other conditions can be built from these three; \sec{puzzle/part} has a list, from ``not both'' to ``less than''. A condition that cannot be built must be tested when a
cover is complete, too late to prune anything.

Why can only primary items have bounds, and only secondary ones colours? ``At
most once'' is what secondary means; for ``at most twice'' make the item
primary, with bounds from 0 to~2. A primary item with a colour would be covered by
several options that agree, and it would be undefined how often; TAOCP
forbids it, and so do we. To count a colour, give the options that have it an item with bounds (an example is in \sec{more/cheapest}).

@ The class of this chapter is called the {\it general\/} problem; the one of \sec{dance/problem}, without bounds, colours, and costs, is the {\it plain\/} one. They differ in one more thing. A general |Problem| makes sure that its names can be
written down, and finds an item or an option by its name. It gives each option a {\it
label\/} which no other option has: its name if it has one, and its number otherwise.
@^label of an option@>
$$\vbox{\halign{\tt#\hfil\cr
dlx::Problem evening;\cr
evening.add\UL item("cook", dlx::Bounds\LB1, 2\RB);\cr
evening.add\UL item("pot", dlx::Kind::secondary);\cr
evening.add\UL option("Ann");\cr
evening.add\UL entry(1);\cr
evening.add\UL entry(2, evening.add\UL colour("soup"));\cr
evening.add\UL cost(3);\cr}}$$
Items and options are numbered from~1, primary items come before secondary ones, and 0
means ``none''. Ann is option~1, and \.{pot:soup} is the pair
of item~2 and colour~1.
@^numbering@>

@ All entries of all options live in one array, one option after
the other; |first[o-1]| says where option |o| begins, and the last element of |first|
where the next one would.
\sketch{storage}{The three options of the kitchen in memory. An option is what lies between two arrows.}
Cem, for instance, is option~3: his entries begin at |first[2]|, which is~4, and end before
|first[3]|, which is~6. So a walk along an option is a walk along memory. Names and costs end with the last option that has one, which in most files is none.
\sec{base/names} explains how names are found; |seen_in| is explained with |add_entry|.

@<Declare the private data of |Problem|@>=
static std::size_t place_of(int i) { return static_cast<std::size_t>(i) - 1; }
void check_option_name(std::string_view name) const;
void check_entry(int item, int colour) const;
std::vector<Item> items;
std::vector<Entry> entries;
std::vector<std::size_t> first = std::vector<std::size_t>(1, 0);
std::vector<std::string> names, colours; /* of options, up to the last that has one; of colours */
std::vector<std::int64_t> costs; /* of options, up to the last that has one */
std::int64_t total_cost = 0; /* of all options, without signs; at most |cost_limit| */
NameIndex item_index, option_index, colour_index;
std::vector<int> seen_in; /* the newest option that contains item |i| */
int primaries = 0;
bool coloured = false, bounded = false;

@*1 Refusals. The invariant of the class is that {\it a wrong problem cannot be built}.
Every function that adds something checks it first, and throws a |ProblemError|; what was there before stays as it was. The reader of
files, which knows file and line, catches this exception and throws a better one. Here
is what the kitchen would say to some guests:
$$\vbox{\halign{#\hfil\quad&\tt#\hfil\cr
a second item \.{pot}&item pot is named twice\cr
an item \.{pot:soup}&'pot:soup' cannot be the name of an item\cr
an option \.{cook}&option name cook is the name of an item\cr
an option \.{pot:rice}&option name pot:rice looks like an item with a colour\cr
an option \.{17}&option name 17 is a number\cr
\.{cook} twice for Ann&item cook is in the option twice\cr
\.{cook:red} for Bob&primary item cook has a colour\cr}}$$

@ \label{more/names}%
A name is a word that the text format can write. Words may contain
whatever a keyboard can produce, Greek and emoji included, but no blanks
(they separate words), no colons (they introduce colours), no bars (they
introduce secondary items), and no control characters. A character is compared as an {\it unsigned\/} number: the bytes of a
Greek letter are above~127, and as a |char| with a sign they would be less than a blank.

@<Define what a good name is@>=
static bool is_word(std::string_view s, std::string_view forbidden) {
  auto const bad = [forbidden](unsigned char c) {
    return (c <= ' ') or c == 127 or forbidden.find(static_cast<char>(c)) != forbidden.npos;
  };
  return not s.empty() and std::none_of(s.begin(), s.end(), bad);
}
static bool is_number(std::string_view s) {
  return not s.empty() and s.find_first_not_of("0123456789") == s.npos;
}
static std::string quoted(std::string text) {
  auto const unseen = [](unsigned char c) { return (c < ' ') or c == 127; };
  std::replace_if(text.begin(), text.end(), unseen, '?');
  return "'" + text + "'";
}

@ The name of an item may be impossible, or
taken; a primary item may come too late, after a secondary one; and any item
may come too late, after an option. The reasons are those of \sec{dance/problem}.

@<Add an item@>=
int Problem::add_item(std::string_view name, Kind kind) {
  bool const primary = kind == Kind::primary;
  std::string const text(name);
  if (not is_word(name, ":|"))
    throw ProblemError(quoted(text) + " cannot be the name of an item");
  if (find_item(name) != 0) throw ProblemError("item " + text + " is named twice");
  if (primary and primaries < item_count())
    throw ProblemError("primary item " + text + " comes after a secondary one");
  if (option_count() > 0)
    throw ProblemError("item " + text + " comes after an option");
  items.push_back({text, kind, {primary ? 1 : 0, 1}});
  seen_in.push_back(0);
  item_index.add(name, item_count());
  primaries += primary;
  return item_count();
}

@ Bounds make sense if some number lies between them. An upper bound of zero
would forbid all options that contain the item; leave
them out instead. Bounds
from 1 to~1 are no bounds at all. When bounds are
written, in complaints and in files, two that are equal are spelled once, and one that does
not exist is a star: ``item 'cook' cannot have the bounds 2:1''.

@<Add an item@>=
std::string spelled(Bounds const& bounds) {
  auto const [lower, upper] = bounds;
  if (lower == upper) return std::to_string(lower);
  return fmt::format("{}:{}", lower, upper == unlimited ? "*" : std::to_string(upper));
}
int Problem::add_item(std::string_view name, Bounds bounds) {
  auto const [lower, upper] = bounds;
  constexpr int most = 999'999'999; // nine digits, as in a file
  bool const is_beyond = lower > most or (upper > most and upper != unlimited);
  if (lower < 0 or upper < 1 or lower > upper or is_beyond)
    throw ProblemError(fmt::format("item {} cannot have the bounds {}",@|
      quoted(std::string(name)), spelled(bounds)));
  int const i = add_item(name);
  items.back().bounds = bounds;
  bounded = bounded or bounds != Bounds{1, 1};
  return i;
}

@ An option's name must be unique, and must not be
the number of an option or the name of an item. The
second rule catches a slip of the pen in files, where `\.{X:}' might be the
name of an option, or an item whose colour was forgotten. For the same
reason no name looks like an item with a colour, such as \.{X:red}. Colons elsewhere are
welcome, but not at the ends; and two words are taken, for in files \.{items:} introduces the list of items,
and \.{\LB\RB} is the answer without options. These
rules belong here, because what cannot be written should not be built.

@<Open an option@>=
void Problem::check_option_name(std::string_view name) const {
  std::string const text(name);
  if (not is_word(name, "|") or (name.front() == ':') or (name.back() == ':') or name == "{}"
      or name == "items")
    throw ProblemError(quoted(text) + " cannot be the name of an option");
  if (is_number(name)) throw ProblemError("option name " + text + " is a number");
  if (find_item(name) != 0)
    throw ProblemError("option name " + text + " is the name of an item");
  if (find_item(name.substr(0, name.find(':'))) != 0)
    throw ProblemError("option name " + text + " looks like an item with a colour");
  if (find_option(name) != 0)
    throw ProblemError("option name " + text + " is used twice");
}

@ The new option is empty, and costs nothing so far.

@<Open an option@>=
int Problem::add_option(std::string_view name) {
  if (not name.empty()) check_option_name(name);
  first.push_back(entries.size());
  if (name.empty()) return option_count();
  names.resize(place_of(option_count()));
  names.emplace_back(name);
  option_index.add(name, option_count());
  return option_count();
}

@ To see whether the newest option contains an item already, |seen_in| has for
each item the last option that it was added to. In the kitchen |seen_in| is $(0,0)$ at
first; after Ann it is $(1,1)$, and after Bob $(2,2)$. When Cem's first entry comes, |cook|
was last seen in option~2, which is not the newest, and so the entry is new.
This takes one comparison, however long the option is.

@<Extend the newest option@>=
void Problem::check_entry(int item, int colour) const {
  int const newest = option_count();
  if (newest == 0) throw ProblemError("there is no option to add to");
  if (item < 1 or item > item_count())
    throw ProblemError(fmt::format("there is no item number {}", item));
  if (colour < 0 or colour > colour_count())
    throw ProblemError(fmt::format("there is no colour number {}", colour));
  if (seen_in[place_of(item)] == newest)
    throw ProblemError(fmt::format("item {} is in the option twice", items[place_of(item)].name));
  if (colour != 0 and item <= primaries)
    throw ProblemError(fmt::format("primary item {} has a colour", items[place_of(item)].name));
}
void Problem::add_entry(int item, int colour) {
  check_entry(item, colour);
  seen_in[place_of(item)] = option_count();
  entries.push_back(Entry{item, colour});
  first.back() = entries.size();
  coloured = coloured or colour != 0;
}

@ This form adds a whole option, or nothing: if the third of
four entries is refused, the two before it are removed as well, and the name becomes free
again. It does no harm that |seen_in| is set to~0, and not to the option before, because
it is only compared with the newest.

@<Extend the newest option@>=
int Problem::add_option(std::initializer_list<int> list, std::string_view name) {
  int const o = add_option(name);
  try {
    for (int i : list) add_entry(i);
  } catch (...) {
    for (Entry const& e : option(o)) seen_in[place_of(e.item)] = 0;
    first.pop_back();
    entries.resize(first.back());
    if (not name.empty()) names.pop_back(), option_index.remove_newest();
    throw;
  }
  return o;
}

@ Colours are given numbers as they come up, which is called {\it interning}. Numbers are compared more quickly
than names.
@^interning@>

@<Add a colour@>=
int Problem::add_colour(std::string_view name) {
  if (int const c = find_colour(name); c != 0) return c;
  if (not is_word(name, ":|"))
    throw ProblemError(quoted(std::string(name)) + " cannot be a colour");
  colours.emplace_back(name);
  colour_index.add(name, colour_count());
  return colour_count();
}

@ Costs are whole numbers. A negative one is money that one gets: if Cem paid to be let into the
kitchen, his cost would be below zero (\sec{more/cheapest}). A problem in which all options cost nothing has no costs.
@^negative cost@>

No sum may overflow. So the costs of all options of a
problem together, {\it taken without their signs}, must not exceed $10^{18}$, and then no sum of costs, of whichever options, overflows 64~bits. An option may get several costs, which are added; what it had is taken out of the
total, and what it has now comes in.
@^overflow@>

@<Add a cost@>=
static constexpr std::int64_t cost_limit = 1'000'000'000'000'000'000;
void Problem::add_cost(std::int64_t cost) {
  if (option_count() == 0) throw ProblemError("there is no option to add to");
  auto const fits = [](std::int64_t c) { return -cost_limit <= c and c <= cost_limit; };
  std::int64_t const before = this->cost(option_count());
  std::int64_t const sum = fits(cost) ? before + cost : cost;
  std::int64_t const others = total_cost - std::abs(before);
  if (not fits(sum) or std::abs(sum) > cost_limit - others)
    throw ProblemError(fmt::format("all costs together exceed {}", cost_limit));
  costs.resize(first.size() - 1);
  costs.back() = sum;
  total_cost = others + std::abs(sum);
}

@*1 Looking. The contents of an option are shown as words: option~3 of the kitchen is
called \.{Cem}, and its second entry \.{pot:rice}. An option without a primary item is in
no cover (see \sec{dance/problem}); it keeps its number, but no search tries it: |is_candidate| says no.
@^option without primary items@>

@<Look things up@>=
std::string const& Problem::option_name(int o) const {
  static std::string const none;
  if (place_of(o) < names.size()) return names[place_of(o)];
  option(o); /* throws if there is none */
  return none;
}
std::int64_t Problem::cost(int o) const {
  if (place_of(o) < costs.size()) return costs[place_of(o)];
  option(o);
  return 0;
}
std::string Problem::label(int o) const {
  auto const& name = option_name(o);
  return name.empty() ? std::to_string(o) : name;
}
std::string Problem::name_of(Entry const& e) const {
  auto const& name = item(e.item).name;
  return e.colour == 0 ? name : name + ':' + colour_name(e.colour);
}
bool Problem::is_candidate(int o) const {
  auto const is_primary = [this](Entry const& e) { return e.item <= primaries; };
  return std::ranges::any_of(option(o), is_primary);
}

@ A label is looked up as a name first. Otherwise it must be the number of
an option that has no name, written without leading zeros or signs; at most
nine digits are looked at, so nothing overflows. Thus \.{3} is no label in the kitchen,
because the third option has a name. |find_item| returns 2
for \.{pot}, and 0 for \.{soup}, which is a colour. An item and a colour may be called alike, as in \.{red:red}.

@<Look things up@>=
int Problem::find_item(std::string_view name) const {
  auto const name_of = [this](int i) { return std::string_view(items[place_of(i)].name); };
  return item_index.find(name, name_of);
}
int Problem::find_colour(std::string_view name) const {
  auto const name_of = [this](int c) { return std::string_view(colour_name(c)); };
  return colour_index.find(name, name_of);
}
int Problem::find_option(std::string_view label) const {
  auto const name_of = [this](int o) { return std::string_view(names[place_of(o)]); };
  if (int const o = option_index.find(label, name_of); o != 0) return o;
  if (not is_number(label) or label.size() > 9 or label.front() == '0') return 0;
  int const o = std::stoi(std::string(label));
  return o <= option_count() and option_name(o).empty() ? o : 0;
}

@ If an item must be covered, and is in no option, there
is no cover; readers warn of that, and searches ask for it. In most problems each item has been seen after a few hundred options, and the rest need not be looked at.
@^item without options@>

@<Look things up@>=
int item_without_options(Problem const& problem) {
  std::vector<char> is_missing(index(problem.item_count() + 1));
  int missing = 0;
  for (int i = 1; i <= problem.primary_count(); ++i)
    missing += is_missing[index(i)] = problem.item(i).bounds.lower > 0;
  for (int o = 1; missing > 0 and o <= problem.option_count(); ++o)
    for (Entry const& e : problem.option(o))
      missing -= std::exchange(is_missing[index(e.item)], false);
  auto const first = std::ranges::find(is_missing, true);
  return missing > 0 ? static_cast<int>(first - is_missing.begin()) : 0;
}

@ \label{more/equality}%
Two problems are equal if they have the same items and the same options in
the same order, with the same names, costs, and colours of the same names.
How the colours are numbered does not matter: a writer of files may put Cem before Ann, and then rice is colour~1.

@<Look things up@>=
bool operator==(Problem const& a, Problem const& b) {
  auto const same = [&](Entry const& e, Entry const& f) {
    return e.item == f.item and a.name_of(e) == b.name_of(f);
  };
  bool are_equal = a.items == b.items and a.first == b.first
    and std::ranges::equal(a.entries, b.entries, same);
  for (int o = 1; are_equal and o <= a.option_count(); ++o)
    are_equal = a.option_name(o) == b.option_name(o) and a.cost(o) == b.cost(o);
  return are_equal;
}

@ A plain problem can be used wherever a general one is wanted; it is
converted, item by item and option by option. It is refused if it has a name that the text format cannot write, or a name of an option twice. On the way
back, everything that a plain problem cannot say must not be there. This need not be asked entry by entry, since the problem has kept track of its colours,
bounds, and costs.

@<Convert plain problems@>=
Problem::Problem(dance::Problem const& problem) {
  for (int i = 1; i <= problem.item_count(); ++i)
    add_item(problem.item(i),@|
      i <= problem.primary_count() ? Kind::primary : Kind::secondary);
  for (int o = 1; o <= problem.option_count(); ++o) {
    add_option(problem.option(o).name);
    for (int item : problem.option(o).items) add_entry(item);
  }
}
bool is_plain(Problem const& p) {
  return not p.has_bounds() and not p.has_colours() and not p.has_costs();
}
dance::Problem as_plain(Problem const& problem) {
  if (not is_plain(problem))
    throw Unsupported("a plain problem has no bounds, no colours, no costs");
  dance::Problem result;
  for (int i = 1; i <= problem.item_count(); ++i)
    result.add_item(problem.item(i).name, problem.item(i).kind);
  @<Copy the options of |problem|@>
  return result;
}

@ An option is copied with its name, for the pictures of part~IV. The
numbers stay what they were, so that a cover of the plain problem {\it is\/} a cover of the
general one.

@<Copy the options of |problem|@>=
for (int o = 1; o <= problem.option_count(); ++o) {
  result.add_option(problem.option_name(o));
  for (Entry const& e : problem.option(o)) result.add_entry(e.item);
}

@*1 The module. Everything can be looked at,
nothing can be changed but by adding. To add takes amortized constant time, plus the length
of the names; to look takes constant time, except for |is_candidate|, which may have to walk
along the option, and for the three searches, which hash a name. The accessors use |at|, so
a number out of range ends in an exception; they
are not called in inner loops.

@<Declare how to look at a problem@>=
int item_count() const { return static_cast<int>(items.size()); }
int primary_count() const { return primaries; }
int option_count() const { return static_cast<int>(first.size()) - 1; }
int entry_count() const { return static_cast<int>(entries.size()); }
int colour_count() const { return static_cast<int>(colours.size()); }
bool has_colours() const { return coloured; }
bool has_bounds() const { return bounded; }
bool has_costs() const { return total_cost > 0; } /* other than~0 */
Item const& item(int i) const { return items.at(place_of(i)); }
std::string const& option_name(int o) const; /* empty if it has none */
std::int64_t cost(int o) const; /* 0 if nothing was said */
std::string const& colour_name(int c) const { return colours.at(place_of(c)); }
std::span<Entry const> option(int o) const { /* in the order of adding */
  auto const begin = first.at(place_of(o)), end = first.at(place_of(o) + 1);
  return {entries.data() + begin, end - begin};
}
std::string label(int o) const; /* its name, or else its number */
std::string name_of(Entry const& e) const; /* \.{item}, or \.{item:colour} */
bool is_candidate(int o) const; /* has it a primary item? */
int find_item(std::string_view name) const; /* its number, or 0 */
int find_option(std::string_view label) const; /* its number, or 0 */
int find_colour(std::string_view name) const; /* its number, or 0 */
friend bool operator==(Problem const& a, Problem const& b);

@ Functions that add an item, an option, or a colour return its number; all throw a |ProblemError| when
they refuse.

@<Declare the class |Problem|@>=
class Problem {
public:
  Problem() = default;
  Problem(dance::Problem const& problem); /* throws |ProblemError| for names that it refuses */
  int add_item(std::string_view name, Kind kind = Kind::primary);
  int add_item(std::string_view name, Bounds bounds); /* a primary item */
  int add_option(std::string_view name = ""); /* a new, empty option */
  void add_entry(int item, int colour = 0); /* to the newest option */
  int add_option(std::initializer_list<int> items, std::string_view name = "");
    /* the two together; all or nothing. The number of the option, from 1 */
  int add_colour(std::string_view name); /* the same number for the same name */
  void add_cost(std::int64_t cost); /* to that of the newest option, 0 at first; may be negative */
  void expect(std::size_t option_total, std::size_t entry_total)@+{@+
    first.reserve(option_total + 1);@+ make_room(entries, entry_total);@+}@/
  /* makes room for about so many; changes nothing but the time */
  @<Declare how to look at a problem@>
private:
  @<Declare the private data of |Problem|@>
};

@ ``As often as you like'' is the largest |int|, so that a
comparison with the upper bound needs no special case. A secondary item is not the same as one with the bounds 0 and~1: it is never chosen, and so an option that has no other item is in no cover.
(With \.{0:1\char"7C X}, the option \.X makes a second cover, and with X secondary it does not.) An entry
is a pair of numbers, eight bytes long, since there are more entries than anything else.

@<Declare items and entries@>=
using dance::Kind;
inline constexpr int unlimited = std::numeric_limits<int>::max();
struct Bounds {
  int lower = 1; /* $0\le\hbox{lower}\le\hbox{upper}$ */
  int upper = 1; /* at least 1; or |unlimited| */
  friend bool operator==(Bounds const& a, Bounds const& b) = default;
};
struct Item {
  std::string name; /* no blanks, no colons, no bars; never empty */
  Kind kind = Kind::primary;
  Bounds bounds; /* of a secondary item, 0 and 1 */
  friend bool operator==(Item const& a, Item const& b) = default;
};
struct Entry {
  int item = 0;   /* $1\le\hbox{item}\le$ the number of items */
  int colour = 0; /* 0, or the number of a colour */
  friend bool operator==(Entry const& a, Entry const& b) = default;
};

@ Every later part of the book includes this header.

@(dlx/more/problem.hpp@>=
#pragma once
/* Exact cover problems with bounds, colours, costs, and names to be looked up. */
#include "dlx/base/index.hpp"
#include "dlx/base/pages.hpp"
#include "dlx/dance/problem.hpp"
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <vector>
namespace dlx {
@<Declare items and entries@>
@<Declare the class |Problem|@>
std::string spelled(Bounds const& bounds); /* |"2:3"|, |"2"|, or |"1:*"| */
dance::Problem as_plain(Problem const& problem);
  /* the same items and options; throws |Unsupported| if it is not plain. Time: quadratic in
     the items, and in the length of each option */
bool is_plain(Problem const& problem); /* has it no bounds, colours, costs? */
int item_without_options(Problem const& problem);
  /* the first that must be covered, and is in no option, so that there is no cover; or 0. Linear time */
} // |namespace dlx|

@ The source has the order of this chapter.

@(dlx/more/problem.cpp@>=
#include "dlx/more/problem.hpp"
#include <algorithm>
#include <cstdlib>
#include <fmt/format.h>
#include <utility>
namespace dlx {
@<Define what a good name is@>
@<Add an item@>
@<Open an option@>
@<Extend the newest option@>
@<Add a colour@>
@<Add a cost@>
@<Look things up@>
@<Convert plain problems@>
} // |namespace dlx|

@ \pitfall{The number of an item in sixteen bits goes wrong silently at the 65536th. Another trap is the bound of a secondary item,
which is not there: ``at most once'' is what the word means, and
``at most twice'' needs a primary item, from 0 to~2.}

\pinned{\.{tests/more/problem\UL test.cpp} tries all refusals of this
chapter. After each refused item or option it checks that the problem is what it was; and it
sends hundreds of plain problems there and back.}

\exercise[10]{Two options agree about the colour of an item, and a third one has
the item without a colour. Which of them can be in a cover together? Ask a file with three options.}
\answer{The first two only: say \cmd{printf '0:2\char"7C A \char"7C\ x\char"5C nA x:red\char"5C nA x:red\char"5C nA x\char"5C n' \char"7C\ dlx solve}. An option that has a secondary item without a colour uses
it up, and shares it with no other, not even with another one that has no colour.}

\exercise[20]{At most two of five options may be chosen together, for a reason that has
nothing to do with their items. Say so with a bound. Can it be said without one, and what else is then needed
besides plain secondary items?}
\answer{With a bound, one primary item from 0 to~2, in all five options. Without, plain
secondary items can only forbid pairs, and no pair is forbidden here; so it cannot be
said by items alone. One has to add options as well: two seats, which are primary
items; for each seat an option that leaves it empty; and each of the five options twice, once for
each seat. Then whatever is chosen is found twice, once for each way to sit; only two empty seats are found once.}

\summary{Primary items may have bounds, secondary ones colours, options
costs; everything has a name by which it can be found. A problem with none of
these is plain, and can be converted there and back.}
