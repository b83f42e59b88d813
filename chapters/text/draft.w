@** The draft. \label{text/draft}%
Three dialects, one meaning: who looks after it? What a file {\it means\/} does not depend
on how it is spelled. In more than one of our
dialects an item may be named twice by mistake; a primary item may get a
colour; an option may have the name of an item. It would be a pity to say so
in every reader, in other words, and a misfortune if they disagreed.

So while a problem is read, whatever the dialect, it is a |Draft|: a |Problem| that knows where in
the source each of its options began. All rules that have to do with meaning,
not with spelling, are here; thus a duplicate item is called a duplicate item in
JSON, too. Here is a file with such a mistake, and what is said about it:
\exhibit{twice}{dlx}

@ The functions check what |Problem| would check again. It looks wasteful, but
a |ProblemError| is made for programmers: it knows no place, and has no
advice. The relation between the two is our invariant: {\it whatever a draft
accepts, its problem accepts}. If it were violated, a |ProblemError| would
fly out of a reader; the tests try hard to make that happen.

The other way would be to let |Problem| do all the checking, and to add the place to
what it throws. But one rule can have two helps, as we shall see, and to find the
right one we should have to look at the words of the message.
Errors should be understood where they are found.
@^invariant of a draft@> @^draft@>

@(dlx/text/draft.hpp@>=
#pragma once
/* A problem that is being read from a source: every rule of meaning, with the
   place where it was broken. */
#include "dlx/base/source.hpp"
#include "dlx/more/problem.hpp"
#include <string>
#include <vector>
namespace dlx {
@<Declare the class |Draft|@>
} // |namespace dlx|

@ All functions of a draft throw an |InputError|, with the word that is wrong,
and change nothing then, but for a colour that may have become known; only after |finish| there is no draft any more. The
functions |begin_option|, |add_entry|, and |add_cost| go together as those of
a |Problem| do. Items that may be left open are remembered until the end, because their
options come after all others.

@<Declare the class |Draft|@>=
struct Draft {
  explicit Draft(Source const& from); /* |from| must outlive the draft */
  void check_name(Word const& name, std::string_view what,
    std::string_view forbidden) const;
    /* refuses a name that is empty or has a flaw; |what| it is the name of */
  void add_item(Word const& name, Kind kind, Bounds bounds = Bounds());
  void begin_option(std::size_t at, Word const& name = Word());
    /* |at| is its offset, for notes; length 0 means no name */
  void add_entry(int item, Word const& word, Word const& colour);
  void add_entry(int item, Word const& word, int colour = 0);
    /* |word| is marked if the item is there twice; a colour's number is right */
  void add_cost(Word const& number); /* it has digits only, and perhaps a minus */
  void leave_open(Word const& word, Word const& name, Word const& price);
    /* the newest item, |name|, may be left open for |price|, a number as above */
  Problem finish(std::vector<std::string>* notes);
    /* the problem; |notes| may be null. The draft is used up */
  Source const& source;
  Problem problem;
  std::vector<std::size_t> places; /* option |o| began at |places[o-1]| */
  struct OpenItem { int item = 0; Word word, name, price; };
  std::vector<OpenItem> open_items;
  void add_open_items(); /* an option for each */
};

@ Two rules can be asked without a draft. Bounds are spelled in the same way in more than one language; and a problem that was made by a program, and not read, may have
names that nobody could read again.

@<Declare the class |Draft|@>=
Bounds checked_bounds(Source const& source, Word const& word,
  std::string_view text);
  /* the bounds that |text|, a part of |word|, spells, such as \.{2:3}, \.2, or
     \.{1:*}; throws |InputError| if these are none */
void check_names(Problem const& problem);
  /* throws |ProblemError| if a name could not be read from a file again */

@*1 Names. A name is any word in which everything
can be seen. We do not ask for letters; \.{A@@(0,0)} is a fine name, and so
are \.{\#} and \.{-1}. A name may have any length, too, since nobody but its
author has to type it. Names of items and colours have neither colons nor
bars, as \sec{more/names} has decided; names of options have no bars, lest a
line be taken for a comment.

There is one thing that we do not do. Unicode has two ways to write the
letter \'e, as one character or as an \.e with an accent of its own. We compare
bytes, so these are two names. If ever that happens, the item is unknown, though it
looks familiar; the suggestion ``did you mean'' will then show the other spelling,
which looks the same. It is not much, but at least it is funny.
@^accents@>

@(dlx/text/draft.cpp@>=
#include "dlx/text/draft.hpp"
#include <algorithm>
#include <fmt/format.h>
namespace dlx {
namespace {
@<Find the flaw in a name@>
}
@<Check the names of a problem@>
@<Check bounds@>
@<Define the functions of |Draft|@>
} // |namespace dlx|

@ A flaw is described by what the name has, and it is the empty string if
there is none. Two of them look impossible. The bytes of the text have been
checked before we come here, but those of a |Problem| that a program has
built have not, and the writers ask, too. And words have no blanks, except
in JSON, where quotes hold a name together.

@<Find the flaw in a name@>=
std::string flaw(std::string_view name, std::string_view forbidden)
{
  for (std::size_t at = 0; at < name.size(); ) {
    Character const c = decode(name, at);
    if (c.bytes == 0) return "a byte that is not UTF-8";
    if (c.code == ' ') return "a blank";
    if (is_hidden(c.code))
      return fmt::format("the character U+{:04X}, which cannot be seen",
        static_cast<unsigned>(c.code));
    if (forbidden.find(name[at]) != forbidden.npos)
      return c.code == ':' ? "a colon" : "a bar";
    at += c.bytes;
  }
  return "";
}

@ Writers ask, so that what is written can be read again. Nearly all
names that we would not read are refused by |Problem| already; what remains
are the hidden characters, for which |Problem| would have to know about
UTF-8. A reader throws
|InputError|, because the error has been typed; a writer throws
|ProblemError|, because it has been programmed, and there is no
line to point at.
@^round trip@>

@<Check the names of a problem@>=
void check_names(Problem const& problem)
{
  auto inspect = [](std::string const& name) {
    if (auto const has = flaw(name, ""); not has.empty())
      throw ProblemError(fmt::format("the name {} has {}",
        in_quotes(name), has));
  };
  for (int i = 1; i <= problem.item_count(); ++i)
    inspect(problem.item(i).name);
  for (int c = 1; c <= problem.colour_count(); ++c)
    inspect(problem.colour_name(c));
  for (int o = 1; o <= problem.option_count(); ++o)
    inspect(problem.option_name(o));
}

@*1 Items and options. A draft guesses how much there will be, from the length
of the text: an entry for every three letters, an option for every sixteen. Room that
is never used is never given to us by the system, so the guess is a high one; for to move a
long list to a larger room, when most of a file has been read, takes the room twice, and the time of a tenth of the file.

The kind of a name is part of the message about it. A blank
that does not break, between |A| and |B|, produces this:
$$\.{the item name 'A?B' has the character U+00A0, which cannot be seen}$$
Before we had this rule, the message was `there is no item A~B', with what
looks like a blank in the middle: true, and maddening.

@<Define the functions of |Draft|@>=
Draft::Draft(Source const& from) : source(from)
{
  problem.expect(from.text.size()/16, from.text.size()/3);
}
void Draft::check_name(Word const& name, std::string_view what,
  std::string_view forbidden) const
{
  auto const has = flaw(name.text, forbidden);
  if (has.empty() and not name.text.empty()) return;
  refuse(source, name, name.text.empty() ? @|
    fmt::format("the {} is empty", what) : @|
    fmt::format("the {} {} has {}", what, in_quotes(name.text), has), @|
    fmt::format("a name is a word without blanks, {}bars, and characters that " @|
    "cannot be seen", forbidden.starts_with(':') ? "colons, " : ""));
}

@ Is an item known already? The question is answered by hashing, inside of
|Problem|. (Knuth's readers compare each name with all others. For 20,000 items
half a minute has been measured. He says that brute
force is the rule in this part of the program, and for his examples it is.)
@^hashing@>

The second
rule can be broken in JSON only; in the other dialects the primary items
come first by their nature. And where bounds are written, a dialect knows better what to advise, and does not leave it to the last rule.

@<Define the functions of |Draft|@>=
void Draft::add_item(Word const& name, Kind kind, Bounds bounds)
{
  check_name(name, "item name", ":|");
  bool const is_known = problem.find_item(name.text) != 0;
  check(source, {
    {is_known, name, "item {} is named twice",
      "remove it, or give it another name"},
    {kind == Kind::primary and problem.primary_count() < problem.item_count(),
      name, "primary item {} comes after a secondary one",
      "put all primary items first"},
    {kind == Kind::secondary and bounds != Bounds(), name,
      "the secondary item {} has bounds", "make it a primary one"}});
  if (bounds == Bounds()) problem.add_item(name.text, kind);
  else problem.add_item(name.text, bounds);
}

@ What makes good bounds? Nine digits are enough, since no item can occur in
more options than fit into the memory of a machine. Who writes more of them
has written numbers, and is told so. A secondary item has no bounds. If \.{0:2\char"7C A} stands behind the bar,
its author wants an item that may be covered twice, but need not; that is a
primary item, with these bounds. In JSON bounds are a string; they pass the same
table, so that |Problem| is content with what it gets.

@<Check bounds@>=
constexpr int too_large = 1'000'000'000;
int bound_in(std::string_view s) /* or $-1$, or |too_large| */
{
  if (s.empty() or not has_only(s, digits)) return -1;
  return s.size() > 9 ? too_large : std::stoi(std::string(s));
}

@ One bound stands for both. All that can be wrong is in a table, and the first line that is true is reported.

@<Check bounds@>=
Bounds checked_bounds(Source const& source, Word const& word,
  std::string_view text)
{
  std::size_t const colon = text.find(':');
  auto const high = colon == text.npos ? text : text.substr(colon + 1);
  int const lower = bound_in(text.substr(0, colon));
  int const upper = (high == "*") and colon != text.npos ? unlimited :
    bound_in(high);
  check(source, {
    {lower < 0 or upper < 0, word,
      "the bounds in {} are not one or two numbers",
      "write them like 2:3 (two or three times), 2 (exactly), or 1:* " @|
      "(at least)"},
    {lower == too_large or upper == too_large, word,
      "a bound in {} has more than nine digits",
      "999999999 is the largest; a star means as often as you like"},
    {upper == 0, word, "the upper bound is 0 in {}",
      "leave out the item, and the options that contain it"},
    {lower > upper, word, "the lower bound is greater than the upper " @|
      "bound in {}", "write the smaller number first"}});
  return {lower, upper};
}

@ An option need not have a name. If it has one, even an empty string in
JSON (which has length~2, because of its quotes), then the name has to be a
good one. If two options have the same name, we tell in which line the other
one is; to find that line costs a walk through the
text, but this is an error, and there will be only one.

@<Define the functions of |Draft|@>=
void Draft::begin_option(std::size_t at, Word const& name)
{
  if (name.length > 0) {
    check_name(name, "option name", "|");
    @<Check that |name| means nothing else@>
    if (int const o = problem.find_option(name.text); o != 0)
      refuse(source, name, fmt::format("the option name {} is used twice",
        in_quotes(name.text)), fmt::format(@|
        "line {} has it first; choose another name",
        locate(source, places[o - 1]).line));
  }
  problem.add_option(name.text);
  places.push_back(at);
}

@ An option's name has more ways to be wrong than an item's, because it
stands where other things could stand. It must not be mistaken for the
number of an option, nor for the label of the item line: else a copy of the
item line, further down in the file, would be an option. And it must not
look like an item or an entry. The most likely reason for such a name is a
colour that was forgotten, or that was typed with a blank before it, so the
help depends on whether the item may have a colour. If |A| is a primary item
and |X| a secondary one, this is how the rules work out:
$$\vbox{\ninett\halign{#\hfil\quad&#\hfil\cr
17: A&the option name '17' is a number\cr
items: A&the option name 'items' is the label of the item line\cr
\char"7B\char"7D: A&the option name '\char"7B\char"7D' means the empty
  cover\cr
A: X&the option name 'A' is the name of an item (remove the colon)\cr
X: red&the option name 'X' is the name of an item (a colour left out?)\cr
X:red: A&the option name 'X:red' looks like an item with a colour\cr
X:: A&the option name 'X:' ends in a colon\cr}}$$
(One that begins with a colon can be written in JSON only.)

The last one shows the order of the rows at work: \.{X:} looks like an item
with an empty colour as well, but to say so would not be as clear. And
\.{\char"7B\char"7D} is how \dlx\ prints a cover without options.

@<Check that |name| means nothing else@>=
int const i = problem.find_item(name.text);
bool const is_entry =
  problem.find_item(name.text.substr(0, name.text.find(':'))) != 0;
check(source, {
  {name.text.ends_with(':'), name, "the option name {} ends in a colon",
    "a single colon ends the name"},
  {name.text.starts_with(':'), name, "the option name {} begins with a colon",
    "in a text, it would be taken for no name"},
  {has_only(name.text, digits), name, "the option name {} is a number",
    "options without a name go by their numbers; add a letter"},
  {name.text == "items", name,
    "the option name {} is the label of the item line",
    "only the first line that is not a comment can name the items"},
  {name.text == "{}", name, "the option name {} means the empty cover",
    "choose another name"},
  {i > problem.primary_count(), name,
    "the option name {} is the name of an item",
    "did you leave out a colour? If not, choose another name"},
  {i > 0, name, "the option name {} is the name of an item",
    "choose another name, or remove the colon"},
  {is_entry, name, "the option name {} looks like an item with a colour",
    "choose another name"}});

@ A primary item has no colour: if options that agree could share it, nobody could say how often it
is covered (\sec{more/problem}); and an author who writes one has another problem in mind. The message quotes the item, while
the caret points to the colour; a |Word| can say one thing and stand at
another.

Once the colour is known to be right, an item that occurs twice is the only
thing that |add_entry| could object to. The problem keeps a table in order
to notice it; instead of keeping another one, we let it notice. (If |Problem| had
another reason one day, this message would be a lie.)

@<Define the functions of |Draft|@>=
void Draft::add_entry(int item, Word const& word, Word const& colour)
{
  if (colour.length == 0) return add_entry(item, word);
  check(source, {{problem.item(item).kind == Kind::primary,
    Word{problem.item(item).name, colour.at, colour.length},
    "primary item {} cannot have a colour",
    "only secondary items have colours; remove it"}});
  check_name(colour, "colour", ":|");
  add_entry(item, word, problem.add_colour(colour.text));
}
void Draft::add_entry(int item, Word const& word, int colour)
{
  try {
    problem.add_entry(item, colour);
  } catch (ProblemError const&) {
    check(source, {{true, word, "item {} stands twice in this option",
      "remove one of the two"}});
  }
}

@ A cost that is alone more than the sum of all may be is called too large; whether the
sum stays in its limits, only |Problem| knows. The limit itself is allowed, as the message says;
a count of digits would not do, since it is the smallest number that has nineteen.

@<Define the functions of |Draft|@>=
void Draft::add_cost(Word const& number)
{
  auto const help = "all costs together must not exceed " @|
    "1000000000000000000; use a larger unit";
  std::int64_t const most = 1'000'000'000'000'000'000;
  auto const cost = whole_number<std::int64_t>(number.text);
  bool const fits = cost and *cost >= -most and *cost <= most;
  check(source, {{not fits, number, "the cost {} is too large", help}});
  try {
    problem.add_cost(*cost);
  } catch (ProblemError const&) {
    check(source, {{true, number, "with the cost {}, the sum of all costs " @|
      "is too large", help}});
  }
}

@ An item that may be left open (\sec{text/open}) gets its option when all others have
been read, so that these have the numbers that they would have without it. The option \.{?A} has
nothing but the item~|A|. Its name is ours, and somebody may have had the same idea; then there is no way out but another name.

@<Define the functions of |Draft|@>=
void Draft::leave_open(Word const& word, Word const& name, Word const& price)
{ open_items.push_back({problem.item_count(), word, name, price}); }
void Draft::add_open_items()
{
  for (auto const& [item, word, name, price] : open_items) {
    auto const label = fmt::format("?{}", name.text);
    bool const is_taken = problem.find_item(label) + problem.find_option(label) > 0;
    if (is_taken)
      refuse(source, name, fmt::format("{} may be left open, so nothing else can be called {}",@|
        in_quotes(name.text), in_quotes(label)), "choose another name for that");
    begin_option(word.at, Word{label, word.at, word.length});
    add_entry(item, name);
    add_cost(price);
  }
}

@ At the end we look for options that will never be chosen. Each gets a
note, with the number of its line, because the author may have forgotten an
item. Knuth's programs print a similar remark and then drop the option; we
keep it, in order not to change the numbers of all that follow. If the second line of
a file \.f has an option with the secondary item |X| alone, the note is
$$\.{f:2: note: option 1 has no primary item, so it is never chosen}$$
To call |locate| for every note would be quadratic if all options were like
this. But the places of the options only increase (but for those of open items, which need no note), so all line numbers
together cost a single walk through the text.

An item that must be covered and that no option has is no error, either; but it is the reason why there is no cover,
and a search would find that out at its root, and say nothing. So the first such item gets a note,
$$\.{f: note: item 'C' is in no option, so there is no cover}$$
And if there is no option at all? That is right, too. But a grid of 81 digits and dots in a line is such a problem, with one item of a long name; and who asked for
a solution of a sudoku, and got nothing, should be told why.
@^notes@>

@<Define the functions of |Draft|@>=
Problem Draft::finish(std::vector<std::string>* notes)
{
  add_open_items();
  auto here = source.text.begin();
  std::ptrdiff_t line = 1;
  for (int o = 1; notes and o <= problem.option_count(); ++o) {
    if (problem.is_candidate(o)) continue;
    auto const there = source.text.begin() + places[o - 1];
    line += std::count(here, there, '\n');
    here = there;
    notes->push_back(fmt::format("{}:{}: note: option {} has no primary " @|
      "item, so it is never chosen", display_name(source), line,
      problem.label(o)));
  }
  int const missing = notes ? item_without_options(problem) : 0;
  if (missing == 0) return std::move(problem);
  auto const& name = problem.item(missing).name;
  bool const is_grid = name.size() > 4 and has_only(name, "0123456789.");
  auto const why = problem.option_count() > 0 ? @|
    fmt::format("item {} is in no option, so there is no cover", in_quotes(name)) : @|
    fmt::format("there are no options, so nothing can be covered{}", @|is_grid ?
      "; the grid of a sudoku is no problem yet, but dlx make sudoku makes it one" : "");
  notes->push_back(fmt::format("{}: note: {}", display_name(source), why));
  return std::move(problem);
}

@ \pitfall{To let |Problem| do the checking, and to translate its complaints
for the reader: then the place is lost, and with it the mend. To give each
dialect its own checks: then they differ, and nobody knows in what.}

\pinned{\.{tests/text/draft\UL test.cpp} breaks rules without any
file, and makes sure that the draft is as it was. The table of all messages
in \.{tests/text/format\UL test.cpp} breaks them in all dialects.}

\exercise[10]{There could be a note for secondary items that no option contains, too. Why is there none?}
\answer{They take no cover away, and add none. Who generates problems by a program writes down all
items that there could be, and would be told about most of them.}

\summary{A draft is a problem that knows where it comes from. What it accepts,
its problem accepts; what it refuses, it refuses at the word.}
