@** Problems that are right. \label{dance/problem}%
How does a program say what \sec{dance/guests} has said? The dinner begins like this; the second
option has been given a name:
$$\vbox{\halign{\tt#\hfil\cr
dlx::dance::Problem dinner;\cr
for (auto name : \LB"A", "B", "C", "D", "E", "F", "G"\RB)\cr
\ \ dinner.add\UL item(name);\cr
dinner.add\UL option(\LB3, 5, 6\RB); // Charlie, Eve, Fred\cr
dinner.add\UL option(\LB1, 4, 7\RB, "corner"); // Alice, Dave, George\cr}}$$
Such calls make a puzzle of your own, too, as \sec{dance/latin} and \sec{dance/queens} do.

@ An option with no items at all, or with secondary items only, deserves a
thought. It conflicts with little, and is of no help. If covers could contain
it, many covers would come twice, once with it and once without. So we
decide, as Knuth's programs do, that {\it no cover contains an option
without a primary item}. The option stays in the problem and keeps its
number, because a person who says ``option 17'' has counted lines. But
it will never be chosen. So this is the whole definition: {\sl a cover is a set of options, each of which has
a primary item; every primary item belongs to exactly one of them, and every secondary item to one at most.}
If two options have the same items, they are two nevertheless: one has another number, and makes another cover.
@^cover@>
@^option without primary items@>

By the same token, a problem without primary items has exactly one cover:
the empty one. All its requirements are satisfied by doing nothing, which is
a rare and pleasant property in a problem. Some programs answer 0 here, and
some crash.
@^empty cover@>

@ A |Problem| is a list of items and a list of options, and
this module makes sure that {\it a wrong one cannot be built}. Every
function that adds something checks it, and throws a |ProblemError| in
plain words when it must not be added; what was there before stays as it
was. There is no algorithm here, and no file format.

Algorithm DLX and all that belongs to it have the namespace |dlx::dance|. The classes that can be thrown are needed by
all programs of the book, and are simply in |dlx|. A piece is called {\it plain\/} if
a later part has a richer one.

@(dlx/dance/problem.hpp@>=
#pragma once
/* An exact cover problem: primary items, which must be covered exactly once,
   secondary items, at most once, and options. A wrong one cannot be built. */
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>
namespace dlx {
@<Declare what can be thrown@>
} // |namespace dlx|
namespace dlx::dance {
@<Declare kinds and options@>
@<Declare the plain |Problem|@>
} // |namespace dlx::dance|

@ Why an exception, and not a return value that says ``no''? Because the
number that |add_item| returns is going to be used, and a caller who forgets
to test it would solve another problem. An exception cannot be overlooked.
It knows no file and no line, because a problem may never have been near a
file.

And some searches cannot do everything. One that meets a problem which is too
large for it, for instance, throws |Unsupported|; nothing is ever silently
ignored.

@<Declare what can be thrown@>=
class ProblemError : public std::invalid_argument {
public:
  using std::invalid_argument::invalid_argument;
}; /* something must not be added to a problem */
class Unsupported : public std::runtime_error {
public:
  using std::runtime_error::runtime_error;
}; /* a right problem, but nothing for this search */

@ Items are numbered from 1 in the order of their names, and options are
numbered from 1 too, because people who talk about ``row 4'' count that way,
and because 0 is then free to mean ``none''. This holds everywhere in the
book. Primary items come before secondary ones; so the number of an item
tells its kind.
@^numbering@>

@<Declare kinds and options@>=
enum class Kind {
  @!primary,   /* covered exactly once */
  @!secondary  /* covered at most once */
};
struct Option {
  std::string name;       /* or the empty string */
  std::vector<int> items; /* their numbers, in the order of adding */
  friend bool operator==(Option const& a, Option const& b) = default;
};

@ The class itself. Names are for people; no search looks at them. So two
options may have the same name, for all we care. Two items may not, because
that has always been a slip of the pen.

@<Declare the plain |Problem|@>=
class Problem {
public:
  int add_item(std::string_view name, Kind kind = Kind::primary);
    /* returns its number; throws |ProblemError| if the name is empty or taken,
       if an option is there already, or a primary item comes too late. Linear in the
       number of items, for it looks at all names */
  int add_option(std::string_view name = "");
    /* begins a new, empty option; returns its number */
  void add_entry(int item);
    /* adds an item to the newest option; throws |ProblemError| if there is no
       such item or option, or if the item is in it already. Linear in its length */
  int add_option(std::initializer_list<int> list, std::string_view name = "");
    /* the two together; all or nothing */
  @<Declare how to look at a plain |Problem|@>
private:
  std::vector<std::string> items; /* their names */
  std::vector<Option> options;
  int primaries = 0; /* the first so many items are primary */
};

@ Everything can be looked at, nothing can be changed. The accessors use
|at|, so that a number out of range ends in an exception, and not in
somebody else's memory.

@<Declare how to look at a plain |Problem|@>=
int item_count() const { return static_cast<int>(items.size()); }
int primary_count() const { return primaries; }
int option_count() const { return static_cast<int>(options.size()); }
int entry_count() const; /* in all options together; linear time */
std::string const& item(int i) const@+{@+
  return items.at(static_cast<std::size_t>(i) - 1);@+} /* its name */
Option const& option(int o) const@+{@+
  return options.at(static_cast<std::size_t>(o) - 1);@+}@/
friend bool operator==(Problem const& a, Problem const& b) = default;

@ The implementation is short, because most of it is saying no.

@(dlx/dance/problem.cpp@>=
#include "dlx/dance/problem.hpp"
#include <algorithm>
namespace dlx::dance {
@<Add a plain item@>
@<Add a plain option@>
int Problem::entry_count() const
{
  std::size_t count = 0;
  for (Option const& option : options) count += option.items.size();
  return static_cast<int>(count);
}
} // |namespace dlx::dance|

@ Why must no item come after an option? It is a matter of honesty. The
options added before would silently say ``this option does not contain the
new item'', which is true, but was never decided by anybody.

The checks come first, and the changes after all checks: a function that
throws in the middle of its work leaves a ruin.

@<Add a plain item@>=
int Problem::add_item(std::string_view name, Kind kind)
{
  if (name.empty()) throw ProblemError("an item needs a name");
  std::string const text(name);
  if (std::ranges::find(items, name) != items.end())
    throw ProblemError("item " + text + " is named twice");
  if (not options.empty())
    throw ProblemError("item " + text + " comes after an option");
  if (kind == Kind::primary and primaries < item_count())
    throw ProblemError("primary item " + text + " comes after a secondary one");
  items.push_back(text);
  if (kind == Kind::primary) ++primaries;
  return item_count();
}

@ An option that has an item twice would cover it twice, and so could never be part of
an exact cover. It is surely a slip; so we look whether the item is there already.

@<Add a plain option@>=
int Problem::add_option(std::string_view name)
{
  options.push_back({std::string(name), {}});
  return option_count();
}
void Problem::add_entry(int item)
{
  if (options.empty()) throw ProblemError("there is no option to add to");
  if (item < 1 or item > item_count())
    throw ProblemError("there is no item number " + std::to_string(item));
  auto& list = options.back().items;
  if (std::ranges::find(list, item) != list.end())
    throw ProblemError("item " + this->item(item) + " is in the option twice");
  list.push_back(item);
}

@ The convenient form adds a whole option. It promises all or nothing; since
everything about an option stands in one place, it can be taken back in one
line.

@<Add a plain option@>=
int Problem::add_option(std::initializer_list<int> list, std::string_view name)
{
  add_option(name);
  try {
    for (int i : list) add_entry(i);
  } catch (...) {
    options.pop_back();
    throw;
  }
  return option_count();
}

@ \pitfall{To let an item occur twice in an option; to take a secondary item
with a forgotten bar for a primary one. The first is refused here, and the
second only you can see. Solutions look strange then; read the first line of
the file.}

\pinned{The file \.{tests/dance/problem\UL test.cpp} tries every refusal of
this chapter, and checks after each one that the problem is what it was.}

\exercise[15]{Why does |add_item| refuse a primary item after a secondary one? It could renumber.}
\answer{It has returned the number of the secondary item already, and the caller is going to use it.}

\summary{A |Problem| is built by two functions, which refuse what is wrong, and change nothing then. Everything is
numbered from~1, primary items first.}
