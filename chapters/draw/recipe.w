@** Recipes. \label{draw/recipe}%
Nobody wants to type a command for each of the figures in a book, and to
remember it until the next edition. So a figure of this book is a {\it recipe}, a
small text file that says which problem, which search, and which pictures:
\verbatimfile{figures/report-cover.fig}
Lines are \.{key: value}; a line that begins with a blank continues the one
above, and a line that begins with a bar is a comment, as everywhere in this
book. From this recipe come the pictures at three paces, in DOT, as SVG for
the screen and as PDF for this page, the trace that they were drawn from,
and a page of HTML that shows them in order with their captions.
\figure{.6\pagewidth}{report-cover/event-001}{What the recipe makes, among
other things.}
@^recipe@>

@ There are eleven keys. Only one of them must be there, \.{problem}.
$$\vbox{\halign{\tt#\hfil\quad&#\hfil\cr
title&what the sequence is called (the name of the file, if nothing is said)\cr
caption&a few sentences about it\cr
problem&a file in any format that we read, relative to the recipe\cr
chooser&{\tt smallest} (if nothing is said) or {\tt first}\cr
script&a script instead of a chooser, relative to the recipe\cr
cheapest&a number $k$: the search for the $k$ cheapest covers (see \sec{more/cheapest})\cr
draw&{\tt links} (if nothing is said), {\tt links+board}, {\tt board},
 {\tt matrix}, {\tt tree}\cr
grains&some of {\tt event} (if nothing is said), {\tt node}, {\tt link}\cr
steps&which pictures: numbers, ranges such as {\tt 3-7}, {\tt last}, or types
 of events\cr
bare&{\tt yes} for pictures without title and legend\cr
small&{\tt yes} for bare pictures in which all is so large that several fit
 side by side\cr}}$$
The name of the file, without its ending, is the name of the sequence.
Pictures are called after their grain and their number, like \.{link-002};
number 0 is the state before the first step. In drawings of a matrix they
are called \.{step-001} and so on. But if a sequence has a single picture,
it takes the name of the sequence.

@ Here is a second recipe, for the positions of four queens in
\sec{draw/squares}.
\verbatimfile{figures/queens-4-boards.fig}
Of the 153 states of that search, it shows the 22 in which something happens
on the board: sixteen tries, four dead ends, and two solutions. The word
{\tt dead} selects pictures by what has just happened in them; we could have
written {\tt 5-9 23 last} as well, or mixed numbers and words.

Why another little language, and not JSON, or a script of the shell? A
recipe is written by hand and has sentences in it, and JSON knows neither
comments nor lines that go on. A script would say how, not what: then nobody
could check all recipes of a book before the first of them runs.

@ Here are some of the mistakes that one can make in a recipe, with the place at
which the reader points, and what it says.
$$\vbox{\halign{\tentex#\hfil\quad&#\hfil\quad&#\hfil\cr
\rm a line&the caret&the complaint\cr
\noalign{\smallskip}
hello&under the line&this line is not key: value\cr
problm: x&under {\tentex problm}&there is no key 'problm'\cr
draw: lines&under {\tentex lines}&cannot draw 'lines'\cr
steps: 7-3&under {\tentex 7-3}&'7-3' selects no steps\cr
bare: maybe&under {\tentex maybe}&bare is yes or no, not 'maybe'\cr
title:&under the line&title is empty\cr}}$$
Each has a second sentence, which says what would be right. No line is
ever ignored, for then something else would be drawn than its author believes.

@ A recipe remembers where its file names stood, since those are found to be
wrong only later, when the files are opened. A message such as ``cannot read
\.{figures/c6.dlx}'' would be true, but the mistake is in another file,
namely in the recipe, and there the caret should point.

All of it is plain data, and whoever has no file can fill in a |Recipe| by
hand. The command \.{draw} goes another way: it puts its options together to
a text of a few lines and has that read, so that its complaints are the ones
which are known from recipes.

@(dlx/draw/recipe.hpp@>=
#pragma once
/* Recipes for figures: small files that say which problem, which search, and
   which pictures. Mistakes in them are reported with line and column. */
#include "dlx/base/source.hpp"
#include "dlx/draw/folder.hpp"
#include "dlx/draw/sequence.hpp"
#include <cstddef>
#include <cstdint>
#include <string>
namespace dlx {
struct Recipe {
  std::string name; /* of its file, without an ending */
  std::string title, caption;
  Path problem, script; /* |script| may be empty */
  std::string chooser = "smallest";
  std::uint64_t cheapest = 0; /* 0 for all covers */
  Drawing drawing;
  Source source; /* for complaints */
  std::size_t problem_at = 0, script_at = 0; /* where they are named in it */
};
Recipe read_recipe(Source const& source);
  /* throws |InputError|; no file is opened */
} // |namespace dlx|

@ Reading has two halves: lines become fields, and fields become a recipe.

No half opens a file. Therefore a recipe can be checked on a machine that does
not have the problem.

@(dlx/draw/recipe.cpp@>=
#include "dlx/draw/recipe.hpp"
#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <fmt/format.h>
#include <iterator>
#include <map>
#include <span>
#include <sstream>
#include <string_view>
#include <utility>
#include <vector>
namespace dlx {
namespace {
@<Cut a recipe into fields@>
@<Complain about a field@>
@<Read steps@>
@<Read what is to be drawn@>
@<Read how to search@>
}
@<Read a recipe@>
} // |namespace dlx|

@*1 Fields. A recipe is cut into fields first, and each field
remembers where it stood; the value of a field may have come from several
lines, but complaints point to the first.

Three places are kept for a field: where its line begins, how long it is, and
where the value begins. With the recipe above, \.{problem} is a field with the
value \.{c5.dlx}; if that file cannot be read, the caret will be under its
first letter.

@<Cut a recipe into fields@>=
struct RecipeField {
  std::string value;
  std::size_t at = 0, length = 0; /* of the line in the source */
  std::size_t value_at = 0;
};
using Fields = std::map<std::string, RecipeField>;
std::string_view trim(std::string_view s)
{
  constexpr std::string_view blanks = " \t\r";
  auto const from = s.find_first_not_of(blanks);
  if (from == std::string_view::npos) return {};
  return s.substr(from, s.find_last_not_of(blanks) - from + 1);
}

@ A class reads line after line, and knows to which field the next line may
belong. Lines end with a newline or, for those who come from other systems,
with a carriage return and a newline; |trim| takes care of both.

The pointer |last| is into a map, whose elements stay where they are when
others are added. In a vector it would dangle after the next field.

@<Cut a recipe into fields@>=
class RecipeCutter {
public:
  explicit RecipeCutter(Source const& s) : source(s) {}
  Fields cut();
private:
  Source const& source;
  Fields fields;
  RecipeField* last = nullptr; /* the one that the next line may continue */
  void add(std::size_t at, std::string_view line);
  void store(std::size_t at, std::string_view words, std::size_t colon);
};

@ An empty value is
refused when all lines have been read, because it might have continued.

A comment between two lines of a caption does not end it; but a line that
goes on cannot be the first, as there is nothing to go on from. It is then
taken for a field, and most likely refused as one.

@<Cut a recipe into fields@>=
Fields RecipeCutter::cut()
{
  std::string_view const text = source.text;
  for (std::size_t p = 0; p < text.size(); ) {
    std::size_t const end = std::min(text.find('\n', p), text.size());
    auto const line = text.substr(p, end - p);
    auto const at = std::exchange(p, end + 1);
    auto const words = trim(line);
    if (words.empty() or words.front() == '|') continue;
    bool const goes_on = (line.front() == ' ') or (line.front() == '\t');
    if (last != nullptr and goes_on) last->value += ' ' + std::string(words);
    else add(at, line);
  }
  for (auto const& [key, f] : fields)
    if (f.value.empty()) throw InputError(source, f.at, f.length,@|
      key + " is empty", "write its value after the colon");
  return std::move(fields);
}

@ The colon that matters is the first one. Titles may have colons of their
own. A key that is given twice is refused: whichever of the two we took,
somebody would be surprised. And a key that we do not know is most likely
one that we do, misspelled.

The place of a value is the distance between two pointers into the same text:
the value is a piece of it. If there is none yet, because it begins in the
next line, complaints about it point to the end of this one.

@<Cut a recipe into fields@>=
void RecipeCutter::add(std::size_t at, std::string_view line)
{
  constexpr std::array<std::string_view, 11> known = {"title", "caption",
    "problem", "chooser", "script", "cheapest", "draw", "grains", "steps",
    "bare", "small"};
  auto const words = trim(line);
  auto const colon = words.find(':');
  if (colon == std::string_view::npos)
    throw InputError(source, at, line.size(),@| "this line is not key: value",
      "for instance: title: How an item is covered");
  std::string const key(trim(words.substr(0, colon)));
  if (std::find(known.begin(), known.end(), key) == known.end())
    throw InputError(source, at, key.size(),@|
      fmt::format("there is no key '{}'", key),@|
      fmt::format("keys are: {}", fmt::join(known, ", ")));
  if (fields.count(key) > 0) throw InputError(source, at, key.size(),@|
    key + " is given twice", "delete one of the two");
  auto const value = trim(words.substr(colon + 1));
  auto const place = value.empty() ? at + line.size()@|
    : static_cast<std::size_t>(value.data() - source.text.data());
  last = &fields[key];
  *last = {std::string(value), at, words.size(), place};
}

@ Four keys have values of a fixed set. A misspelled value must not fall
back to what happens without it: the person would look at the wrong pictures
and wonder. So all four use the same function, and its complaint names the
values that it knows:
\verbatimfile{tests/data/recipe-complaint.txt}
It marks as much of the value as stands in the first line.

@<Complain about a field@>=
[[noreturn]] void complain(Source const& source,
  RecipeField const& field, std::string const& message,
  std::string const& help)
{
  auto const rest = field.at + field.length - field.value_at;
  throw InputError(source, field.value_at, std::min(field.value.size(), rest),@|
    message, help);
}

@ The sentence of the complaint comes from the caller, who knows what the
value is for, and |pick| puts the word behind it that it did not find.

A misspelled value of a fixed set is the mistake that is made most often,
and the easiest to mend, if one is told the set. ``Did you mean'' would be
shorter; but the sets have two to five members, and reading them all takes
no longer.

@<Complain about a field@>=
int pick(Source const& source, RecipeField const& field,
  std::string const& word, std::span<char const* const> names,
  std::string const& complaint)
{
  auto const it = std::find(names.begin(), names.end(), word);
  if (it == names.end())
    complain(source, field, fmt::format("{} '{}'", complaint, word),@|
      fmt::format("choose from: {}", fmt::join(names, ", ")));
  return static_cast<int>(it - names.begin());
}

@ The names stand in the order of the values that they stand for, so that
the place of a name, as |pick| returns it, is the value. Whoever adds a
value to |Subject| adds a name here; the compiler does not check that, but
the test that tries every name does. Some keys have a list of words for
their value, separated by blanks; |split| takes them apart.

The words for the types of events are those of the trace, and not of our
program, in which ``try'' is a reserved word and the type is called |attempt|.

@<Complain about a field@>=
constexpr char const* subjects[] = { "links", "links+board", "board",
  "matrix", "tree" };
constexpr char const* choosers[] = { "first", "smallest" };
constexpr char const* answers[] = { "no", "yes" };
constexpr char const* types[] = { "choose", "cover", "try", "solution",
  "dead", "uncover", "done", "purify", "unpurify", "spend", "refund", "tweak",
  "untweak", "bound", "cut", "skip" }; /* as in |Event::Type| */
std::vector<std::string> split(std::string const& text)
{
  std::istringstream in(text);
  return std::vector<std::string>(std::istream_iterator<std::string>(in),
    std::istream_iterator<std::string>());
}

@ A step is selected by its number, by a range, or by what happens in it.
For a number, the range has one end, so to speak. So \.{5-9 23 dead last} is
two ranges, a type, and a word. A range that runs backwards, like \.{9-5},
selects nothing and is therefore refused; it was meant to select something.

The number is read by |std::from_chars|, which takes no blanks, no plus
sign, and no letters behind it, and says so if the number is too large. So
\.{5-}, \.{-7}, and \.{99999999999} are not ranges. What is not a range is
not yet a mistake, as it may be a word; that is why nothing is thrown here.

@<Read steps@>=
bool take_range(std::string const& word, Selection& steps)
{
  int low = 0, high = 0;
  char const* const end = word.data() + word.size();
  auto [p, fault] = std::from_chars(word.data(), end, low);
  if (fault != std::errc()) return false;
  high = low;
  if (p != end and *p == '-') {
    auto const second = std::from_chars(p + 1, end, high);
    if (second.ec != std::errc()) return false;
    p = second.ptr;
  }
  if (p != end or low < 0 or high < low) return false;
  steps.ranges.emplace_back(low, high);
  return true;
}

@ The order in which the words are tried does not matter, as no type of
event is called like a number. The word \.{all} selects by not selecting:
without ranges and types, everything is taken.

Numbers select by position, and words by meaning. After a change in a search,
\.{dead} still selects the dead ends, wherever they are now, while \.{23} may
show something else; where a recipe of this book can do with words, it does.

@<Read steps@>=
Selection read_steps(Source const& source, RecipeField const& field)
{
  Selection steps;
  for (auto const& word : split(field.value)) {
    auto const it = std::find(std::begin(types), std::end(types), word);
    if (it != std::end(types))
      steps.types.push_back(static_cast<Event::Type>(it - std::begin(types)));
    else if (word == "last") steps.last = true;
    else if ((word != "all") and not take_range(word, steps))
      complain(source, field, fmt::format("'{}' selects no steps", word),@|
        fmt::format("write all, last, numbers, ranges like 3-7, or types of "
        "events: {}", fmt::join(types, ", ")));
  }
  return steps;
}

@*1 The recipe. Now the fields go to their places, beginning with those that
say what is to be drawn and in which manner. A grain that is named twice is
drawn once.

The order in which paces are named is kept; it is the order on the page.

@<Read what is to be drawn@>=
void read_grains(Source const& source, RecipeField const& field, Drawing& d)
{
  d.grains.clear();
  for (auto const& word : split(field.value)) {
    auto const grain = static_cast<Grain>(pick(source, field, word,@|
      grain_names, "there is no grain"));
    if (std::find(d.grains.begin(), d.grains.end(), grain) == d.grains.end())
      d.grains.push_back(grain);
  }
}
void read_drawing(Source const& source, Fields const& fields, Drawing& d)
{
  for (auto const& [key, f] : fields) {
    if (key == "draw") d.subject = static_cast<Subject>(
      pick(source, f, f.value, subjects, "cannot draw"));
    if (key == "bare")
      d.bare = pick(source, f, f.value, answers, "bare is yes or no, not");
    if (key == "small")
      d.small = pick(source, f, f.value, answers, "small is yes or no, not");
    if (key == "steps") d.steps = read_steps(source, f);
    if (key == "grains") read_grains(source, f, d);
  }
  d.bare = d.bare or d.small;
}

@ File names are relative to the recipe, so that one can run the program
from anywhere. A recipe and the files that it needs can be moved together,
or mailed; a recipe with a path that begins at the root of somebody's disk
works on that disk.

The recipe is complete if it has a problem; everything else can be guessed:
the title is the name of the file, the search takes the smallest item, and
what is drawn is the list, event by event. The shortest recipe has one line.

@<Read a recipe@>=
Recipe read_recipe(Source const& source)
{
  Fields fields = RecipeCutter(source).cut();
  Path const file = source.name;
  Recipe r;
  r.source = source;
  r.name = file.stem().string();
  r.title = fields.count("title") > 0 ? fields["title"].value : r.name;
  if (fields.count("caption") > 0) r.caption = fields["caption"].value;
  if (fields.count("problem") == 0)
    throw InputError(source, source.text.size(), 0, "the recipe has no problem",
      "add a line like: problem: c5.dlx");
  r.problem = file.parent_path() / fields["problem"].value;
  r.problem_at = fields["problem"].value_at;
  read_drawing(source, fields, r.drawing);
  read_search(source, fields, r);
  return r;
}

@ What if a recipe names a chooser {\it and\/} a script? One could let the
script win, and often it would be what was meant; but the recipe would say
something about the pictures that is not true.

The script itself is not looked at here. Whether it can be followed depends on
the problem, and \sec{draw/gallery} will find out.

@<Read how to search@>=
@<Read how many of the cheapest covers are wanted@>
void read_search(Source const& source, Fields const& fields, Recipe& r)
{
  if (auto const f = fields.find("chooser"); f != fields.end()) {
    r.chooser = f->second.value;
    pick(source, f->second, r.chooser, choosers, "there is no chooser");
  }
  if (auto const f = fields.find("script"); f != fields.end()) {
    if (fields.count("chooser") > 0) complain(source, f->second,@|
      "there are a chooser and a script", "delete one of the two");
    r.script = Path(source.name).parent_path() / f->second.value;
    r.script_at = f->second.value_at;
  }
  if (auto const f = fields.find("cheapest"); f != fields.end())
    r.cheapest = read_cheapest(source, fields, f->second);
}

@ A number is read by comparing it with how we would have written it; so
\.{+1}, \.{1e3}, and \.{007} are refused, as everywhere. A script has no
place in a search that goes where it is cheap.

@<Read how many of the cheapest covers are wanted@>=
std::uint64_t read_cheapest(Source const& source, Fields const& fields,
  RecipeField const& field)
{
  auto const& value = field.value;
  std::uint64_t const k = std::strtoull(value.c_str(), nullptr, 10);
  if ((k == 0) or std::to_string(k) != value)
    complain(source, field, "this is not a number above 0",@|
      "write for instance: cheapest: 1");
  if (fields.count("script") > 0) complain(source, field,@|
    "a script does not count money", "delete the script, or this line");
  return k;
}

@ \pitfall{A misspelled key that is ignored: the recipe has a script, says the
author, and the program draws another search. A place in the text that is
counted after blanks have been cut off.}

\pinned{\.{tests/draw/recipe\UL test.cpp} reads a recipe that says everything,
tries every name of every fixed set, and demands of each wrong recipe a
complaint at the right line and column.}

\exercise{Write a recipe for a problem of your own, and make it draw only
the dead ends.}

\summary{A recipe names a problem, a search, and the pictures wanted. It says
what, not how; so all recipes of a book can be checked before the first of
them is cooked.}
