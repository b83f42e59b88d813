@** Exact cover. \label{more/problem}%
Seven people want to eat together, and six tables are laid. The first table
seats Charlie, Eve, and Fred; the second Alice, Dave, and George; and so on.
Can we choose some of the tables so that everybody has a seat, and nobody
has two? Such a choice is an {\it exact cover}, and finding one, or all of
them, is what this book is about.
@^exact cover@>

It sounds like a small question for a large book. But a sudoku is an exact
cover problem, and so are packing puzzles, queens that do not attack each
other, timetables, tilings, and the crosswords of the airline magazine. Once
a puzzle has been written as an exact cover problem, a single program can
solve it, without knowing what a queen is.

@ Here is that dinner as a file. It is what the programs of this book read.
\verbatimfile{tests/data/paper.dlx}
The first line names the {\it items\/}: things that must be covered. Every
further line is an {\it option}, the list of the items that it covers. Try
it with a pencil. Alice (|A|) can only sit in the second option or in the
fourth; if she takes the second, then Dave and George come with her, and
Bob's two options are in trouble: one needs George, and the other, with
Charlie and Fred, leaves Eve standing. So Alice and Dave sit together, and
the rest follows:
\transcript{solve-paper}
Options 1, 4, and~5 are the only exact cover. You have just executed a
backtrack search, and most of what follows is about executing it faster.

@ The older literature, and the reports that this book retells, speak of a
{\it matrix\/} of zeros and ones, whose columns are our items and whose
rows are our options; a cover is a set of rows that has exactly one~1 in
every column. It is the same thing, drawn differently:
$$\vbox{\halign{\hfil#\quad&&\hfil\tt#\hfil\ \cr
&A&B&C&D&E&F&G\cr
1&0&0&1&0&1&1&0\cr
2&1&0&0&1&0&0&1\cr
3&0&1&1&0&0&1&0\cr
4&1&0&0&1&0&0&0\cr
5&0&1&0&0&0&0&1\cr
6&0&0&0&1&1&0&1\cr}}$$
We say {\it item\/} and {\it option}, as Knuth does in The Art of Computer
Programming, section 7.2.2.1 [K22], because an option is something that one
may choose, and a row is something that a matrix has. When a chapter retells
an older text, it says column and row.
@^column@> @^row@> @^item@> @^option@>

@ To avoid all doubt, here is the definition. Let $I$ be a set of items and
let each option $o$ be a subset of~$I$. An exact cover is a set of options
such that every item of $I$ belongs to exactly one of them. The question
whether there is an exact cover was among the twenty-one that Richard Karp
proved, in 1972, to be as hard as each other, so nobody knows a method that
is fast for every problem, and most people believe that there is none. This
should not discourage us. It is a statement about the worst case, and the
puzzles that people like are not the worst case; they were made to have an
answer.
@^Karp, Richard Manning@>@^NP-completeness@>

(Report~1 calls the search ``nondeterministic'', because it may branch. The
search branches, but it is as deterministic as a clock: the same problem
gives the same steps every time. It is one of the small errors that are
collected in \sec{course/errata}.)

@ Not everything that matters must be covered. Each queen attacks along two
diagonals; on a diagonal there may be at most one queen, but nobody insists
that there is one. So there are two kinds of items. A
{\it primary\/} item must be covered exactly once, a {\it secondary\/} item
at most once. In a file the secondary items stand behind a vertical bar.
@^primary item@> @^secondary item@>

Between ``exactly once'' and ``at most once'' there is room for more. At
least two cooks must be in the kitchen, and at most four, or they spoil the
broth; every field of a chessboard must be attacked by some queen, no matter
by how many. A primary item may therefore have {\it bounds}, and then it
must be covered at least $l$ and at most $u$~times. In a file they stand
before its name, as in \.{2:4\char"7C cook}, or \.{1:*\char"7C e4} if there
is no upper bound.
@^bounds@>

A secondary item can also have a {\it colour\/} in an option. Options that
agree about the colour may share the item; options that disagree exclude
each other. This is how the letters of a crossword behave; \sec{more/painted} has
one. And an option can have a {\it cost}, written behind its items as in
\.{\char"7C 5}, for people who do not want all covers but the cheapest one.
@^colour@> @^cost@>

@ How would a program say all this? The dinner begins like this; the second
option has been given a name:
$$\vbox{\halign{\tt#\hfil\cr
dlx::Problem dinner;\cr
for (auto name : \LB"A", "B", "C", "D", "E", "F", "G"\RB)\cr
\ \ dinner.add\UL item(name);\cr
dinner.add\UL option(\LB3, 5, 6\RB); // Charlie, Eve, Fred\cr
dinner.add\UL option(\LB1, 4, 7\RB, "corner"); // Alice, Dave, George\cr}}$$
Most programs will not say it, because they read a file (\sec{text/format}) or
ask one of the puzzle makers (\sec{dance/queens}) instead. But whoever adds a
puzzle of his own begins with these two functions, and it is good to know
what they refuse.

@ That is all. A |Problem| is a list of items and a list of options, and
this module makes sure that {\it a wrong one cannot be built}. Every
function that adds something checks it first, and throws a |ProblemError| in
plain words when it must not be added; what was there before stays as it
was. There is no algorithm here, and no file format. Those who solve
problems, read them, or invent them all depend on this module, and it
depends on nobody.

@(dlx/more/problem.hpp@>=
#pragma once
#include "dlx/base/names.hpp"
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>
namespace dlx {
@<Declare items and entries@>@;
@<Declare the class |ProblemError|@>@;
@<Declare the class |Problem|@>@;
} // |namespace dlx|

@ Items are numbered from 1 in the order of their names, and options are
numbered from 1 too, because people who talk about ``row 4'' count that way,
and because 0 is then free to mean ``none''. This holds everywhere in the
book: in the library, in traces, in answers. Primary items come before
secondary ones.
@^numbering@>

@<Declare items and entries@>=
enum class Kind {
  @!primary,   /* covered exactly once, or within its bounds */
  @!secondary  /* covered at most once, or in one colour */
};
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
std::string spelled(Bounds const& bounds); /* |"2:3"|, |"2"|, or |"1:*"| */
struct Entry {
  int item = 0;   /* $1\le\hbox{item}\le$ the number of items */
  int colour = 0; /* 0, or the number of a colour */
  friend bool operator==(Entry const& a, Entry const& b) = default;
};

@ When something must not be added, an exception says so. It knows no file
and no line, because a problem may never have been near a file. The reader
of files, which does know the place, catches this exception and throws a
better one.

Why an exception, and not a return value that says ``no''? Because the
number that |add_item| returns is going to be used, and a caller who forgets
to test it would solve another problem. An exception cannot be overlooked.

@<Declare the class |ProblemError|@>=
class ProblemError : public std::invalid_argument {
public:@/
  using std::invalid_argument::invalid_argument;
};

@ The class itself. An option may carry a name, so that an answer can say
`\.{A@@(0,0)}' instead of `1'; its {\it label\/} is its name if it has one,
and its number otherwise. Labels are unique; therefore they can be used to
talk about options in both directions.
@^label of an option@>

@<Declare the class |Problem|@>=
class Problem {
public:@/
  @<Declare how to build a problem@>@;
  @<Declare how to look at a problem@>@;
private:@/
  @<Declare the private data of |Problem|@>@;
};

@ The builders take amortized constant time, plus the length of the names.

@<Declare how to build a problem@>=
int add_item(std::string_view name, Kind kind = Kind::primary);
  /* returns its number; throws if the name is bad or taken */
int add_item(std::string_view name, Bounds bounds);
  /* a primary item with bounds; throws if these are none */
int add_option(std::string_view name = "");
  /* begins a new, empty option; returns its number */
void add_entry(int item, int colour = 0);
  /* adds an item to the newest option */
int add_option(std::initializer_list<int> items, std::string_view name = "");
  /* the two together; all or nothing */
int add_colour(std::string_view name);
  /* the number of a colour; the same number for the same name */
void add_cost(std::int64_t cost);
  /* adds to the cost of the newest option, which is 0 at first */
void expect(std::size_t options, std::size_t entries);
  /* makes room for about so many; changes nothing but the time */

@ Everything can be looked at, nothing can be changed. All of these take
constant time, except |is_candidate|, which may have to walk along the
option, and the two searches for a name, which hash it. The accessors use
|at|, so that a number out of range ends in an exception, and not in
somebody else's memory; they are not called in inner loops.

The last line lets us ask whether two problems are the same. The tests ask
it often: after reading what was written, after refusing something that was
wrong.

@<Declare how to look at a problem@>=
int item_count() const@+{@+return static_cast<int>(items.size());@+}@/
int primary_count() const@+{@+return primaries;@+}@/
int option_count() const@+{@+return static_cast<int>(first.size()) - 1;@+}@/
int entry_count() const@+{@+return static_cast<int>(entries.size());@+}@/
int colour_count() const@+{@+return static_cast<int>(colours.size());@+}@/
bool has_colours() const@+{@+return coloured;@+}@/
bool has_bounds() const@+{@+return bounded;@+}@/
bool has_costs() const@+{@+return total_cost > 0;@+}@/
Item const& item(int i) const@+{@+return items.at(index(i));@+}@/
std::string const& option_name(int o) const;
std::int64_t cost(int o) const;
std::string const& colour_name(int c) const@+{@+return colours.at(index(c));@+}@/
std::span<Entry const> option(int o) const { /* in the order of adding */
  auto const begin = first.at(index(o)), end = first.at(index(o) + 1);
  return @[{entries.data() + begin, end - begin}@];
}
std::string label(int o) const; /* its name, or else its number */
std::string name_of(Entry const& e) const; /* \.{item}, or \.{item:colour} */
bool is_candidate(int o) const; /* has it a primary item? */
int find_item(std::string_view name) const; /* its number, or 0 */
int find_option(std::string_view label) const; /* its number, or 0 */
friend bool operator==(Problem const& a, Problem const& b);

@ All entries of all options live in one array, one option after the other;
|first[o-1]| says where option |o| begins, and the last element of |first|
where the next one would. A hundred thousand options thus need three
allocations instead of a hundred thousand. Most options have no name, and no
cost; the vectors |names| and |costs| are as long as they must be for the
last option that has one, so a problem without any of them pays nothing.
Names are found as \sec{base/names} tells.

@<Declare the private data of |Problem|@>=
static std::size_t index(int i)@+{@+return static_cast<std::size_t>(i - 1);@+}@/
[[noreturn]] void refuse_entry(int item, int colour) const;
std::vector<Item> items;
std::vector<Entry> entries;
std::vector<std::size_t> first = std::vector<std::size_t>(1, 0);
std::vector<std::string> names, colours; /* of options, of colours */
std::vector<std::int64_t> costs; /* of options */
std::int64_t total_cost = 0; /* of all options, at most |cost_limit| */
NameIndex item_index, option_index, colour_index;
std::vector<int> seen_in; /* the newest option that contains item |i| */
int primaries = 0;
bool coloured = false, bounded = false;

@ The implementation is short, because most of it is saying no. The order of
the pieces is the order in which a problem is built: names, items, options,
entries, colours, costs.

@(dlx/more/problem.cpp@>=
#include "dlx/more/problem.hpp"
#include <algorithm>
#include <fmt/format.h>
namespace dlx {
@<Define what a good name is@>@;
@<Add an item@>@;
@<Open an option@>@;
@<Extend the newest option@>@;
@<Add a colour@>@;
@<Add a cost@>@;
@<Look things up@>@;
} // |namespace dlx|

@ A name is a word that the text format can write. Inside of words we allow
whatever a keyboard can produce, Greek and emoji included, but no blanks
(they separate words), no colons (they introduce colours), and no bars (they
introduce secondary items). Control characters are out as well; nobody can
see them. An option's name may contain a colon, but not end with one,
because `|name:|' is how it is written. Two more words are taken: in files
\.{items:} introduces the list of items, and \.{\LB\RB} is the answer
without options.

@<Define what a good name is@>=
static bool is_plain(std::string_view s, std::string_view forbidden)
{
  auto bad = @[[forbidden](unsigned char c) {
    return (c <= ' ') or c == 127
      or forbidden.find(static_cast<char>(c)) != std::string_view::npos;
  }@];
  return not s.empty() and std::none_of(s.begin(), s.end(), bad);
}
static std::string quoted(std::string_view s)
{
  std::string text(s);
  auto unseen = @[[](unsigned char c) { return (c < ' ') or c == 127; }@];
  std::replace_if(text.begin(), text.end(), unseen, '?');
  return "'" + text + "'";
}
static bool is_number(std::string_view s)
{
  auto digit = @[[](unsigned char c) { return (c >= '0') and c <= '9'; }@];
  return not s.empty() and std::all_of(s.begin(), s.end(), digit);
}

@ Four things can be wrong with an item. Its name may be impossible, or
taken; a primary item may come too late, after a secondary one; and any item
may come too late, after an option. The last rule is a matter of honesty.
The options added before would silently say ``this option does not contain
the new item'', which is true, but was never decided by anybody.

The checks come first, and the changes after all checks: a function that
throws in the middle of its work leaves a ruin.
@^all or nothing@>

@<Add an item@>=
@<Spell bounds@>@;
int Problem::add_item(std::string_view name, Kind kind)
{
  if (not is_plain(name, ":|"))
    throw ProblemError(quoted(name) + " cannot be the name of an item");
  if (find_item(name) != 0)
    throw ProblemError(fmt::format("item {} is named twice", name));
  if (kind == Kind::primary and primaries < item_count())
    throw ProblemError(fmt::format(@|
      "primary item {} comes after a secondary one", name));
  if (option_count() > 0)
    throw ProblemError(fmt::format("item {} comes after an option", name));
  Bounds const bounds = @[{kind == Kind::primary ? 1 : 0, 1}@];
  items.push_back(@[{std::string(name), kind, bounds}@]);
  seen_in.push_back(0);
  item_index.add(name, item_count());
  if (kind == Kind::primary) ++primaries;
  return item_count();
}

@ Bounds make sense if some number lies between them. An upper bound of zero
would forbid all options that contain the item; that can be said by leaving
them out, and a person who writes it has probably counted from zero. Bounds
from 1 to~1 are no bounds at all, since they say what is true anyway.

@<Add an item@>=
int Problem::add_item(std::string_view name, Bounds bounds)
{
  auto const [lower, upper] = bounds;
  if (lower < 0 or upper < 1 or lower > upper)
    throw ProblemError(fmt::format("item {} cannot have the bounds {}",
      quoted(name), spelled(bounds)));
  int const i = add_item(name);
  items.back().bounds = bounds;
  bounded = bounded or bounds != @[Bounds{1, 1}@];
  return i;
}

@ Two bounds that are equal are spelled once, and one that does not exist is
a star, as in a regular expression.

@<Spell bounds@>=
std::string spelled(Bounds const& bounds)
{
  auto const [lower, upper] = bounds;
  if (lower == upper) return std::to_string(lower);
  return fmt::format("{}:{}", lower,
    upper == unlimited ? "*" : std::to_string(upper));
}

@ An option's name must be unique, and nobody may mistake it for something
else: not for the number of an option, and not for the name of an item. The
second rule catches a slip of the pen in files, where `\.{X:}' might be the
name of an option, or an item whose colour was forgotten. For the same
reason no name looks like an item with a colour, such as \.{X:red}. Do these
rules belong here, where no file is in sight? We had them in \sec{text/format} at
first, and the functions that write a problem had to refuse what this module
had allowed. What cannot be written should not be built.

Both kinds of labels stay unique this way, for numbers never equal names.

@<Open an option@>=
int Problem::add_option(std::string_view name)
{
  if (not name.empty()) {
    if (not is_plain(name, "|") or (name.back() == ':') or name == "{}"
        or name == "items")
      throw ProblemError(quoted(name) +
        " cannot be the name of an option");
    if (is_number(name))
      throw ProblemError(fmt::format("option name {} is a number", name));
    if (find_item(name) != 0)
      throw ProblemError(fmt::format(@|
        "option name {} is the name of an item", name));
    if (find_item(name.substr(0, name.find(':'))) != 0)
      throw ProblemError(fmt::format(@|
        "option name {} looks like an item with a colour", name));
    if (find_option(name) != 0)
      throw ProblemError(fmt::format("option name {} is used twice", name));
    names.resize(first.size());
    names.back() = name;
    option_index.add(name, option_count() + 1);
  }
  first.push_back(entries.size());
  return option_count();
}
void Problem::expect(std::size_t options, std::size_t list)
{
  first.reserve(options + 1);
  entries.reserve(list);
}

@ To see whether the newest option contains an item already, we remember for
each item the last option that it was added to. One comparison; a search
through the option would make long options quadratic.

@<Extend the newest option@>=
void Problem::add_entry(int item, int colour)
{
  bool const is_known = (item >= 1) and item <= item_count()
    and (colour >= 0) and colour <= colour_count();
  if (not is_known or seen_in[index(item)] >= option_count()
      or (colour != 0 and item <= primaries)) refuse_entry(item, colour);
  seen_in[index(item)] = option_count();
  entries.push_back(@[Entry{item, colour}@]);
  first.back() = entries.size();
  coloured = coloured or colour != 0;
}

@ If there is no option yet, then its number, 0, is that of the newest
option with the item as well, so it has been noticed. What was wrong is
found out in peace.

@<Extend the newest option@>=
void Problem::refuse_entry(int item, int colour) const
{
  if (option_count() == 0) throw ProblemError("there is no option to add to");
  if (item < 1 or item > item_count())
    throw ProblemError(fmt::format("there is no item number {}", item));
  if (colour < 0 or colour > colour_count())
    throw ProblemError(fmt::format("there is no colour number {}", colour));
  auto const& name = items[index(item)].name;
  throw ProblemError(seen_in[index(item)] == option_count()
    ? fmt::format("item {} is in the option twice", name)
    : fmt::format("primary item {} has a colour", name));
}

@ The convenient form adds a whole option. It promises all or nothing, so if
an entry is refused it takes back what it has already done.

@<Extend the newest option@>=
int Problem::add_option(std::initializer_list<int> list, std::string_view name)
{
  int const o = add_option(name);
  try {
    for (@[int i@, : @,list@]) add_entry(i);
  } catch (ProblemError const&) {
    for (@[Entry const& e@, : @,option(o)@]) seen_in[index(e.item)] = 0;
    first.pop_back();
    entries.resize(first.back());
    if (not name.empty()) option_index.remove_newest();
    if (not name.empty()) names.back().clear();
    while (not names.empty() and names.back().empty()) names.pop_back();
    throw;
  }
  return o;
}

@ Colours have names, too, and these are given numbers as they come up.
(This is called {\it interning}.) Two entries agree about a colour if the
numbers are equal, which is a great deal quicker to test than the equality
of names.
@^interning@>

@<Add a colour@>=
int Problem::add_colour(std::string_view name)
{
  auto const name_of = @[[this](int c) { return std::string_view(colour_name(c)); }@];
  if (int const c = colour_index.find(name, name_of); c != 0) return c;
  if (not is_plain(name, ":|"))
    throw ProblemError(quoted(name) + " cannot be a colour");
  colours.emplace_back(name);
  colour_index.add(name, colour_count());
  return colour_count();
}

@ Costs are whole numbers, and not negative; a search for cheap covers
relies on it, for it gives up when a part of a cover is too expensive, and a
rebate that comes later would prove it wrong. Whoever has negative costs can
add the same number to all options, if all covers have equally many.

Nobody should be told a wrong sum, either. So the costs of all options of a
problem together must not exceed $10^{18}$, and then no sum that can occur
anywhere overflows 64~bits. Whether euros, minutes, or grams are meant is
none of our business.
@^overflow@>

@<Add a cost@>=
static constexpr std::int64_t cost_limit = 1'000'000'000'000'000'000;
void Problem::add_cost(std::int64_t cost)
{
  if (option_count() == 0) throw ProblemError("there is no option to add to");
  if (cost < 0) throw ProblemError(fmt::format("the cost {} is negative", cost));
  if (cost > cost_limit - total_cost)
    throw ProblemError(fmt::format("all costs together exceed {}", cost_limit));
  if (cost == 0) return;
  costs.resize(first.size() - 1, 0);
  costs.back() += cost;
  total_cost += cost;
}

@ An option with no items at all, or with secondary items only, deserves a
thought. It conflicts with little, and helps nobody. If covers could contain
it, each cover would come twice, once with it and once without. So we
decide, as Knuth's programs do, that {\it no cover contains an option
without a primary item}. The option stays in the problem and keeps its
number, because a person who says ``option 17'' has counted lines. But it is
not a candidate.
@^option without primary items@>

By the same token, a problem without primary items has exactly one cover:
the empty one. All its requirements are satisfied by doing nothing, which is
a rare and pleasant property in a problem. Some programs answer 0 here, and
some crash.
@^empty cover@>

@<Look things up@>=
std::string const& Problem::option_name(int o) const
{
  static std::string const none;
  if (o < 1 or o > option_count()) throw std::out_of_range("option");
  return index(o) < names.size() ? names[index(o)] : none;
}
std::int64_t Problem::cost(int o) const
{
  if (o < 1 or o > option_count()) throw std::out_of_range("option");
  return index(o) < costs.size() ? costs[index(o)] : 0;
}
std::string Problem::label(int o) const
{
  auto const& name = option_name(o);
  return name.empty() ? std::to_string(o) : name;
}
std::string Problem::name_of(Entry const& e) const
{
  auto const& name = item(e.item).name;
  return e.colour == 0 ? name : name + ':' + colour_name(e.colour);
}
bool Problem::is_candidate(int o) const
{
  for (@[Entry const& e@, : @,option(o)@])
    if (e.item <= primaries) return true;
  return false;
}

@ A label is looked up as a name first. Otherwise it must be the number of
an option that has no name, written without leading zeros or signs; at most
nine digits are looked at, so nothing overflows.

@<Look things up@>=
int Problem::find_item(std::string_view name) const
{
  auto const name_of = @[[this](int i) {
    return std::string_view(items[index(i)].name);
  }@];
  return item_index.find(name, name_of);
}
int Problem::find_option(std::string_view label) const
{
  auto const name_of = @[[this](int o) {
    return std::string_view(names[index(o)]);
  }@];
  if (int const o = option_index.find(label, name_of); o != 0) return o;
  if (not is_number(label) or label.size() > 9 or label.front() == '0')
    return 0;
  int const o = std::stoi(std::string(label));
  return o <= option_count() and option_name(o).empty() ? o : 0;
}

@ Two problems are equal if they have the same items and the same options in
the same order, with the same names, costs, and colours of the same names.
How the colours are numbered does not matter.

@<Look things up@>=
bool operator==(Problem const& a, Problem const& b)
{
  if (a.items != b.items or a.first != b.first or a.names != b.names
      or a.costs != b.costs) return false;
  auto colour = @[[](Problem const& p, Entry const& e) {
    return e.colour == 0 ? std::string() : p.colour_name(e.colour);
  }@];
  for (std::size_t k = 0; k < a.entries.size(); ++k)
    if (a.entries[k].item != b.entries[k].item
        or colour(a, a.entries[k]) != colour(b, b.entries[k])) return false;
  return true;
}

@ \pitfall{Programs of this kind have been known to keep the number of an
item in sixteen bits, and to go wrong silently at the 65536th; to let an
item occur twice in an option, which makes the option cover it never; to
take a secondary item with a forgotten bar for a primary one. The first
cannot happen here before $2^{31}$, the second is refused, and the third
only you can see. Solutions look strange then; read the first line of the
file.}

\pinned{The file \.{tests/more/problem\UL test.cpp} tries every refusal of this
chapter, and checks after each one that the problem is what it was.}

\exercise{How many exact covers has the problem with three primary items
|A|, |B|, |C| and all seven nonempty options? With $n$ items and all $2^n-1$
options? (They are the {\it Bell numbers\/}; the program agrees.)}

\summary{Items must be covered, primary ones exactly once or within bounds,
secondary ones at most once. Options cover them, at a cost if they have one.
A |Problem| cannot be built wrong, and everything is numbered from~1.}
