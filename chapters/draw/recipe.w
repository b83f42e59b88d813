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
\figure{.42\pagewidth}{report-cover/event-001}{What the recipe makes, among
other things.}
@^recipe@>

@ There are ten keys. Only one of them must be there, \.{problem}.
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
bare&{\tt yes} for pictures without title and legend\cr}}$$
The name of the file, without its ending, is the name of the sequence.
Pictures are called after their grain and their number, like \.{link-002};
number 0 is the state before the first step. In drawings of a matrix they
are called \.{step-001} and so on. But if a sequence has a single picture,
it takes the name of the sequence.

@ Here is a second recipe, for the positions of four queens in
\sec{draw/squares}.
\verbatimfile{figures/queens-4-boards.fig}
Of the 153 states of that search, it shows the 22 in which something happens
on the board. The word
{\tt dead} selects pictures by what has just happened in them; we could have
written {\tt 5-9 23 last} as well, or mixed numbers and words. The numbers of
pictures are those of the steps, even if most steps have been left out; so
\.{event-013} shows the same moment in every sequence that has it.

What is to be drawn is a |Drawing|. An empty selection takes everything.

@<Declare what is to be drawn@>=
enum class Subject { @!links, @!both, @!board, @!matrix, @!tree };
struct Selection { /* a picture is taken if any of these says so */
  std::vector<std::pair<int, int> > ranges; /* numbers, ends included */
  std::vector<Event::Type> types;           /* of the event in the picture */
  bool last = false;
  bool everything() const@+{@+return ranges.empty() and types.empty()
    and not last;@+}@/
};
struct Drawing {
  Subject subject = Subject::links;
  std::vector<Grain> grains = std::vector<Grain>(1, Grain::event);
  Selection steps;
  bool bare = false; /* without title and legend? */
};

@ A recipe remembers where its file names stood, since those are found to be
wrong only later, when the files are opened. A message such as ``cannot read
\.{figures/c6.dlx}'' would be true, but the mistake is in another file,
namely in the recipe, and there the caret should point. The command \.{draw} puts its options together to a text of a few lines and has
that read, so that its complaints are the ones which are known from recipes.

@(dlx/draw/recipe.hpp@>=
#pragma once
/* Recipes for figures: small files that say which problem, which search, and
   which pictures. Mistakes in them are reported with line and column. */
#include "dlx/base/source.hpp"
#include "dlx/draw/frame.hpp"
#include <filesystem>
#include <utility>
namespace dlx {
@<Declare what is to be drawn@>
struct Recipe {
  std::string name; /* of its file, without an ending */
  std::string title, caption;
  std::filesystem::path problem, script; /* |script| may be empty */
  std::string chooser = "smallest";
  std::uint64_t cheapest = 0; /* 0 for all covers */
  Drawing drawing;
  Source source; /* for complaints */
  std::size_t problem_at = 0, script_at = 0; /* where they are named in it */
};
Recipe read_recipe(Source const& source);
  /* throws |InputError|; no file is opened */
} // |namespace dlx|

@ No line is ever ignored, for then
something else would be drawn than its author believes.
Reading has two halves: lines become fields, and fields become a recipe.
Neither opens a file; so a recipe can be checked on a machine that does
not have the problem.

@(dlx/draw/recipe.cpp@>=
#include "dlx/draw/recipe.hpp"
#include <algorithm>
#include <cstdlib>
#include <fmt/format.h>
#include <map>
#include <regex>
#include <sstream>
namespace dlx {
namespace {
@<Cut a recipe into fields@>
@<Complain about a field@>
@<Read the value of a field@>
}
@<Read a recipe@>
} // |namespace dlx|

@*1 Fields. Each field remembers where its
line begins, how long it is, and where the value begins. If the file
\.{c5.dlx} of the first recipe cannot be read, the caret will be under its first
letter. The value of a field may have come from several lines, but complaints
point to the first.

The colon that matters is the first one. Titles may have colons of their
own. A key that is given twice is refused: whichever of the two we took,
somebody would be surprised. And a key that we do not know is most likely
one that we do, misspelled.

@<Cut a recipe into fields@>=
struct RecipeField {
  std::string value;
  std::size_t at = 0, length = 0; /* of the line in the source */
  std::size_t value_at = 0;
};
using Fields = std::map<std::string, RecipeField>;
constexpr std::array<std::string_view, 10> known = {"title", "caption",
  "problem", "chooser", "script", "cheapest", "draw", "grains", "steps", "bare"};
std::string_view trim(std::string_view s)
{
  constexpr std::string_view blanks = " \t\r";
  auto const from = s.find_first_not_of(blanks);
  if (from == std::string_view::npos) return {};
  return s.substr(from, s.find_last_not_of(blanks) - from + 1);
}

@ The place of a value is the distance between two pointers into the same text:
the value is a piece of it. If there is none yet, because it begins in the
next line, complaints about it point to the end of this one.

@<Cut a recipe into fields@>=
RecipeField& add_field(Fields& fields, Source const& source, std::size_t at,
  std::string_view line)
{
  auto const words = trim(line);
  auto const colon = words.find(':');
  if (colon == std::string_view::npos)
    throw InputError(source, at, line.size(), "this line is not key: value",@|
      "for instance: title: How an item is covered");
  std::string const key(trim(words.substr(0, colon)));
  if (std::ranges::count(known, key) == 0) throw InputError(source, at, key.size(),@|
    fmt::format("there is no key '{}'", key), fmt::format("keys are: {}", fmt::join(known, ", ")));
  if (fields.contains(key)) throw InputError(source, at, key.size(),@|
    key + " is given twice", "delete one of the two");
  auto const value = trim(words.substr(colon + 1));
  auto const place = value.empty() ? at + line.size()@|
    : static_cast<std::size_t>(value.data() - source.text.data());
  return fields[key] = {std::string(value), at, words.size(), place};
}

@ A comment
between two lines of a caption does not end it; but a line that goes on cannot
be the first, as there is nothing to go on from. It is then taken for a field,
and most likely refused as one. An empty value is refused when all lines have
been read, because it might have continued.

@<Cut a recipe into fields@>=
Fields cut(Source const& source)
{
  Fields fields;
  RecipeField* last = nullptr; /* the one that the next line may continue */
  std::string_view const text = source.text;
  for (std::size_t p = 0; p < text.size(); ) {
    std::size_t const end = std::min(text.find('\n', p), text.size());
    auto const line = text.substr(p, end - p);
    auto const at = std::exchange(p, end + 1);
    auto const words = trim(line);
    if (words.empty() or words.front() == '|') continue;
    bool const goes_on = (line.front() == ' ') or (line.front() == '\t');
    if (last != nullptr and goes_on) last->value += ' ' + std::string(words);
    else last = &add_field(fields, source, at, line);
  }
  for (auto const& [key, f] : fields)
    if (f.value.empty()) throw InputError(source, f.at, f.length,@|
      key + " is empty", "write its value after the colon");
  return fields;
}

@ Several keys have values of a fixed set. A misspelled value must not fall
back to what happens without it: the person would look at the wrong pictures
and wonder. So all of them use the same function, and its complaint names the
values that it knows:
\verbatimfile{tests/data/recipe-complaint.txt}
The names stand in the order of the values that they stand for, so that
the place of a name, as |pick| returns it, is the value.

@<Complain about a field@>=
[[noreturn]] void complain(Source const& source,
  RecipeField const& field, std::string const& message, std::string const& help)
{
  auto const rest = field.at + field.length - field.value_at;
  throw InputError(source, field.value_at, std::min(field.value.size(), rest),@|
    message, help);
}
int pick(Source const& source, RecipeField const& field,
  std::string const& word, std::span<char const* const> names, std::string const& complaint)
{
  auto const it = std::find(names.begin(), names.end(), word);
  if (it == names.end())
    complain(source, field, fmt::format("{} '{}'", complaint, word),@|
      fmt::format("choose from: {}", fmt::join(names, ", ")));
  return static_cast<int>(it - names.begin());
}
constexpr char const* subjects[] = { "links", "links+board", "board", "matrix", "tree" };
constexpr char const* choosers[] = { "first", "smallest" };
constexpr char const* answers[] = { "no", "yes" };

@ Some keys have a list of words for their value, separated by blanks. A step is
selected by its number, by a range, or by what happens in it. So \.{5-9 23 dead
last} is two ranges, a type, and a word. A range that runs backwards, like
\.{9-5}, selects nothing and is therefore refused; it was meant to select
something. Numbers have nine digits at most, since a picture with a larger number
will not be seen by anybody. What is not a range is not yet a mistake, as
it may be a word; that is why nothing is thrown here.

@<Read the value of a field@>=
std::vector<std::string> split(std::string const& text)
{
  std::istringstream in(text);
  std::vector<std::string> words;
  for (std::string word; in >> word; ) words.push_back(word);
  return words;
}
bool take_range(std::string const& word, Selection& steps)
{
  static std::regex const range("([0-9]{1,9})(-([0-9]{1,9}))?");
  std::smatch part;
  if (not std::regex_match(word, part, range)) return false;
  int const low = std::stoi(part[1]);
  int const high = part[3].matched ? std::stoi(part[3]) : low;
  if (high < low) return false;
  steps.ranges.emplace_back(low, high);
  return true;
}

@ The words for the types of events are those of the trace. The word \.{all}
selects by not selecting: without ranges and types, everything is taken. Numbers
select by position, and words by meaning. After a change in a search, \.{dead}
still selects the dead ends, wherever they are now, while \.{23} may show
something else; where a recipe of this book can do with words, it does.

@<Read the value of a field@>=
Selection read_steps(Source const& source, RecipeField const& field)
{
  Selection steps;
  for (auto const& word : split(field.value)) {
    auto const it = std::ranges::find(event_names, word);
    if (word == "last") steps.last = true;
    else if (it != event_names.end())
      steps.types.push_back(static_cast<Event::Type>(it - event_names.begin()));
    else if ((word != "all") and not take_range(word, steps))
      complain(source, field, fmt::format("'{}' selects no steps", word),@|
        fmt::format("write all, last, numbers, ranges like 3-7, or types of "
        "events: {}", fmt::join(event_names, ", ")));
  }
  return steps;
}

@ A grain that is named twice is drawn once, and the order in which paces are
named is the order on the page. A number is read by comparing it with how we
would have written it; so \.{+1}, \.{1e3}, and \.{007} are refused, as
everywhere. A script has no place in a search that goes where it is cheap.

@<Read the value of a field@>=
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
std::vector<Grain> read_grains(Source const& source, RecipeField const& field)
{
  std::vector<Grain> grains;
  for (auto const& word : split(field.value)) {
    auto const grain = static_cast<Grain>(pick(source, field, word,@|
      grain_names, "there is no grain"));
    if (std::ranges::count(grains, grain) == 0) grains.push_back(grain);
  }
  return grains;
}

@*1 The recipe. Now the fields go to their places. File names are relative to the
recipe, so that one can run the program from anywhere. The recipe is complete if
it has a problem; everything else can be guessed: the title is the name of the
file, the search takes the smallest item, and what is drawn is the list, event
by event. The shortest recipe has one line.

@<Read a recipe@>=
Recipe read_recipe(Source const& source)
{
  Fields fields = cut(source);
  std::filesystem::path const file = source.name;
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
  @<Read the fields of a drawing and of a search@>
  return r;
}

@ Each key of the rest is looked for, in the order of the alphabet, which matters
only if a recipe has two mistakes: the first one is complained about.
What if a recipe names a chooser {\it and\/} a script? One could let the
script win, and often it would be what was meant; but the recipe would say
something about the pictures that is not true. The script itself is not looked
at here; whether it can be followed depends on the problem.

@<Read the fields of a drawing and of a search@>=
for (auto const& [key, f] : fields) {
  if (key == "draw") r.drawing.subject = static_cast<Subject>(
    pick(source, f, f.value, subjects, "cannot draw"));
  if (key == "bare") r.drawing.bare =
    pick(source, f, f.value, answers, "bare is yes or no, not") == 1;
  if (key == "steps") r.drawing.steps = read_steps(source, f);
  if (key == "grains") r.drawing.grains = read_grains(source, f);
}
if (auto const f = fields.find("chooser"); f != fields.end()) {
  r.chooser = f->second.value;
  pick(source, f->second, r.chooser, choosers, "there is no chooser");
}
if (auto const f = fields.find("script"); f != fields.end()) {
  if (fields.count("chooser") > 0) complain(source, f->second,@|
    "there are a chooser and a script", "delete one of the two");
  r.script = file.parent_path() / f->second.value;
  r.script_at = f->second.value_at;
}
if (auto const f = fields.find("cheapest"); f != fields.end())
  r.cheapest = read_cheapest(source, fields, f->second);

@ \pitfall{A misspelled key that is ignored: the recipe has a script, says the
author, and the program draws another search. A place in the text that is
counted after blanks have been cut off.}

\pinned{\.{tests/draw/recipe\UL test.cpp} tries every name, and each complaint with its place.}

\exercise[10]{Write a recipe for the tree of the paper's matrix, if always the
first column is chosen.}
\answer{A file in the folder \.{figures} with three lines: \.{problem: paper.dlx},
\.{chooser: first}, \.{draw: tree}. Its tree has seven nodes; without the second line,
six.}

\summary{A recipe names a problem, a search, and the pictures wanted. It says
what, not how; so all recipes of a book can be checked before the first of
them is cooked.}
