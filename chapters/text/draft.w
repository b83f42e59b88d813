@** The draft. \label{text/draft}%
Three dialects, one meaning: where are the rules that do not depend on the spelling? If every
reader had its own, the readers would soon disagree.

So while a problem is read, it is a |Draft|: a |Problem| that knows where in the source each of
its options began. All rules about meaning are here. This file breaks one of them:
\exhibit{twice}{dlx}

@ A draft checks what |Problem| would check again, because a |ProblemError| is made for
programmers: it knows no place, and has no advice. The invariant is: {\it whatever a draft
accepts, its problem accepts}.
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
Bounds checked_bounds(Source const& source, Word const& word,
  std::string_view text);
  /* the bounds that |text|, a part of |word|, spells, such as \.{2:3}, \.2, or
     \.{1:*}; throws |InputError| if these are none */
void check_names(Problem const& problem);
  /* throws |ProblemError| if a name could not be read from a file again */
} // |namespace dlx|

@ All functions of a draft throw an |InputError|, with the word that is wrong, and change nothing
then, except that a colour may have become known. The functions |begin_option|, |add_entry|, and
|add_cost| go together like those of a |Problem|. Items that may be left open are kept until the
end, because their options come after all others.

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

@*1 Names. A name is any word in which everything can be seen, of any length: \.{A@@(0,0)} is a name,
and so are \.{\#} and \.{-1}. Names of items and colours have neither colons nor bars
(\sec{more/names}); names of options have no bars, lest a line be taken for a comment. Unicode can
write the letter \'e as one character or as two. Names are compared as bytes, so these are two
names.
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

@ A flaw is described by what the name has; the empty string means no flaw. Text from a file has
no bad bytes and its words no blanks, but names from a program or from JSON can have both.

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

@ Writers ask as well, so that what is written can be read again; |Problem| refuses nearly all
flaws except hidden characters. A writer throws |ProblemError|, because the error was programmed,
and there is no line to point at.
@^round trip@>

@<Check the names of a problem@>=
void check_names(Problem const& problem)
{
  auto inspect = [](std::string const& name) {
    if (auto const has = flaw(name, ""); not has.empty())
      throw ProblemError(fmt::format("the name {} has {}", in_quotes(name), has));
  };
  for (int i = 1; i <= problem.item_count(); ++i)
    inspect(problem.item(i).name);
  for (int c = 1; c <= problem.colour_count(); ++c)
    inspect(problem.colour_name(c));
  for (int o = 1; o <= problem.option_count(); ++o)
    inspect(problem.option_name(o));
}

@*1 Items and options. The constructor reserves room for an entry for every three letters and an
option for every sixteen. That is a high guess; but unused room costs nothing, and moving a long
list late takes twice its memory and a tenth of the reading time. The kind of a name is part of
its message. A blank that does not break, between |A| and |B|, produces this:
$$\.{the item name 'A?B' has the character U+00A0, which cannot be seen}$$

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

@ Only JSON can break the second rule. Known items are found by hashing, inside of |Problem|.
@^hashing@>

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

@ A bound has at most nine digits, since no item can occur in more options than fit into memory.
In JSON bounds are a string and pass the same table.

@<Check bounds@>=
constexpr int too_large = 1'000'000'000;
int bound_in(std::string_view s) /* or $-1$, or |too_large| */
{
  if (s.empty() or not has_only(s, digits)) return -1;
  return s.size() > 9 ? too_large : std::stoi(std::string(s));
}

@ A single number is both bounds. The first line of the table that is true is reported.

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

@ An option need not have a name. A name that is there, even an empty string in JSON (its length
is~2, because of the quotes), must be a good one. If two options have the same name, the help says
in which line the first one is.

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

@ An option's name must not be mistaken for the number of an option, nor for the label of the item
line: else a second copy of the item line would be an option. And it must not look like an item or
an entry. The most likely reason for such a name is a colour that was forgotten or typed with a
blank before it, so the help depends on whether the item may have a colour. The order of the rows
matters: \.{X:} looks like an item with an empty colour as well. A name that begins with a colon
can be written in JSON only, and
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

@ A primary item has no colour: if options that agree could share it, it would not be clear how
often it is covered (\sec{more/problem}). The message quotes the item, and the caret points to the
colour. Once the colour is known to be right, |Problem| can refuse an entry for one reason only:
the item occurs twice.

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

@ The limit itself is allowed; so the size of a cost is compared as a number, not by its digits.
Whether the sum stays in its limits, |Problem| knows.

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

@ An item that may be left open (\sec{text/open}) gets its option when all others have been read,
so that these keep their numbers. The option \.{?A} has nothing but the item~|A|. If the file uses
that name for something else, it must choose another one.

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

@ At the end, options that can never be chosen get a note, because the author may have forgotten
an item. Such options stay, so that the numbers of the others do not change. If the second line of
a file \.f has an option with the secondary item |X| alone, the note is
$$\.{f:2: note: option 1 has no primary item, so it is never chosen}$$
The places of these options increase, so one walk through the text finds their lines.

The first item that must be covered and that is in no option gets a note, too, since it is the
reason why there is no cover:
$$\.{f: note: item 'C' is in no option, so there is no cover}$$
If there is no option at all and an item looks like a sudoku of 81 digits and dots, the note names
the command that makes a problem of it.
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

@ \pitfall{To let |Problem| do the checking, and to translate its complaints for the reader: then
the place is lost, and with it the remedy. To give each dialect its own checks: then they differ.}

\pinned{\.{tests/text/draft\UL test.cpp} breaks rules without any file, and makes sure that the draft
is unchanged. The table of all messages in \.{tests/text/format\UL test.cpp} breaks them in all
dialects.}

\exercise[10]{There could be a note for secondary items that no option contains, too. Why is there none?}
\answer{They take no cover away, and add none. A program that generates problems writes down all items
that there could be, and would get a note about most of them.}

\summary{A draft is a problem that knows where it comes from. Its problem accepts all that it
accepts, and an error points at the word.}
