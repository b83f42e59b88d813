@** Recipes. \label{draw/recipe}%
How was this figure made? Nobody wants to type a command for each of the figures in a
book, and to remember it until the next edition. So a figure of this book is a {\it recipe}, a
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

@ There are eleven keys. Only one of them must be there, \.{problem}. The three after it speak of the
search, and the last five of the pictures.
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
film&{\tt yes} for a film of all pictures, too (see \sec{draw/film})\cr}}$$
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
{\tt dead} selects pictures by what has just happened in them; steps can also
be given by numbers, such as {\tt 5-9 23 last}, or by both. The numbers of
pictures are those of the steps, even if most steps have been left out; so
\.{event-013} shows the same moment in every sequence that has it.
{\notitle\nolegend\steps{\step{.245\pagewidth}{queens-4-boards/event-028}{28: a dead end}%
\step{.245\pagewidth}{queens-4-boards/event-039}{39: try}%
\step{.245\pagewidth}{queens-4-boards/event-045}{45: try}%
\step{.245\pagewidth}{queens-4-boards/event-051}{51: try}}{Four of the 22, which follow
each other. Between the first two, the list takes back ten covers; a chess player sees none
of that.}}

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
using Path = std::filesystem::path;
struct Recipe {
  std::string name; /* of its file, without an ending */
  std::string title, caption;
  Path problem, script; /* |script| may be empty */
  std::string chooser = "smallest";
  std::uint64_t cheapest = 0; /* 0 for all covers */
  Drawing drawing;
  bool film = false;
  Source source; /* for complaints */
  std::size_t problem_at = 0, script_at = 0; /* where they are named in it */
};
Recipe read_recipe(Source const& source);
  /* throws |InputError|; no file is opened */
} // |namespace dlx|

@ But for grains and steps of a tree, which is one picture, and grains of a matrix, which has none, no word is ignored, for then
something else would be drawn than its author believes. Here are some recipes of two
lines, and what is said about them; the first line of each is \.{problem: c5.dlx}.
$$\vbox{\halign{\tt#\hfil\quad&#\hfil\cr
grain: link&there is no key 'grain'\cr
grains: event links&there is no grain 'links'\cr
steps: 3 9-5&'9-5' selects no steps\cr
steps: 99&the recipe selects no pictures\cr
draw: board&the options of this problem do not name squares of a board\cr
problem: c6.dlx&problem is given twice\cr
title:&title is empty\cr
hello&this line is not key: value\cr}}$$
The fourth and the fifth are found out only when the trace is there; all others while the
recipe is read.
Reading has two halves: lines become fields, and fields become a recipe.
Neither opens a file; so a recipe can be checked on a machine that does
not have the problem, or while the problem is still being written.

@(dlx/draw/recipe.cpp@>=
#include "dlx/draw/recipe.hpp"
#include "dlx/base/source.hpp"
#include <algorithm>
#include <cstdlib>
#include <fmt/format.h>
#include <map>
namespace dlx {
namespace {
@<Cut a recipe into fields@>
@<Read the value of a field@>
}
@<Read a recipe@>
} // |namespace dlx|

@*1 Fields. The |Word|s of \sec{base/words} know where they stand. If the file
\.{c5.dlx} of the first recipe cannot be read, the caret will be under its first
letter. The value of a field may have come from several lines; complaints about the
whole of it point to the first, and complaints about a word to that word. In
\.{grains: event links}, for instance, the caret stands under the second word, as there is
nothing wrong with the first.

@<Cut a recipe into fields@>=
struct RecipeField {
  Word key, first;         /* |first|: line of the value */
  std::string value;       /* all of its lines */
  std::vector<Word> words; /* in it */
  Word whole() const { return {value, first.at, first.length}; }
};
using Fields = std::map<std::string_view, RecipeField>;
constexpr std::string_view known[] = { "title", "caption", "problem", "chooser",@|
  "script", "cheapest", "draw", "grains", "steps", "bare", "film" };
Word between(std::string_view text, std::size_t from, std::size_t to)
{
  auto const words = words_of(text, from, to);
  if (words.empty()) return {"", from, 0};
  auto const at = words.front().at, end = words.back().at + words.back().length;
  return {text.substr(at, end - at), at, end - at};
}

@ The colon that matters is the first one. Titles may have colons of their
own. A key that is given twice is refused: whichever of the two we took,
somebody would be surprised. And a key that we do not know is most likely
one that we do, misspelled.

@<Cut a recipe into fields@>=
RecipeField& add_field(Fields& fields, Source const& source, Word const& line)
{
  auto const colon = line.text.find(':');
  auto const behind = line.at + std::min(colon, line.length);
  Word const key = between(source.text, line.at, behind);
  check(source, {
    {colon == line.text.npos, line, "this line is not key: value",
      "for instance: title: How an item is covered"},
    {std::ranges::count(known, key.text) == 0, key, "there is no key {}",
      fmt::format("keys are: {}", fmt::join(known, ", "))},
    {fields.contains(key.text), key, std::string(key.text) + " is given twice", "delete one of the two"}});
  Word const first = between(source.text, behind + 1, line.at + line.length);
  return fields[key.text] = {key, first, std::string(first.text), words_of(first)};
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
  for (std::size_t p = begin_of_text(text), end = 0; p < text.size(); p = end + 1) {
    end = std::min(text.find('\n', p), text.size());
    Word const line = between(text, p, end);
    if (line.length == 0 or text[p] == '|') continue;
    if (last == nullptr or line.at == p) last = &add_field(fields, source, line);
    else {
      last->value += ' ' + std::string(line.text);
      std::ranges::copy(words_of(line), std::back_inserter(last->words));
    }
  }
  for (auto const& [key, f] : fields)
    check(source, {{f.words.empty(), f.key, std::string(key) + " is empty",@|
      "write its value after the colon"}});
  return fields;
}

@ Several keys have values of a fixed set. A misspelled value must not fall
back to what happens without it: the person would look at the wrong pictures
and wonder. So all of them use the same function, and its complaint names the
values that it knows:
\verbatimfile{tests/data/recipe-complaint.txt}
The names stand in the order of the values that they stand for, so that
the place of a name, as |pick| returns it, is the value.

@<Read the value of a field@>=
int pick(Source const& source, Word const& word, std::span<char const* const> names,
  std::string_view complaint)
{
  auto const it = std::ranges::find(names, word.text);
  check(source, {{it == names.end(), word, complaint,@|
    fmt::format("choose from: {}", fmt::join(names, ", "))}});
  return static_cast<int>(it - names.begin());
}
constexpr char const* subjects[] = { "links", "links+board", "board", "matrix", "tree" };
constexpr char const* choosers[] = { "first", "smallest" };
constexpr char const* answers[] = { "no", "yes" };

@ Some keys have a list of words for their value, separated by blanks. A step is
selected by its number, by a range, or by what happens in it. So \.{5-9 23 dead
last} is two ranges, a type, and a word. A range that runs backwards, like
\.{9-5}, selects nothing and is therefore refused; it was meant to select
something. A single number is the range from itself to itself, so that there is only one kind
of selection by numbers. They have nine digits at most, since a picture with a larger number
will never be seen. What is not a range is not yet a mistake, as
it may be a word; that is why nothing is thrown here.

@<Read the value of a field@>=
bool take_range(std::string const& word, Selection& steps)
{
  char first[10], last[10];
  int one = 0, two = 0; /* how far a number goes, and a range */
  std::sscanf(word.c_str(), "%9[0-9]%n-%9[0-9]%n", first, &one, last, &two);
  if (one == 0 or (one != std::ssize(word) and two != std::ssize(word))) return false;
  int const low = std::stoi(first);
  int const high = two > 0 ? std::stoi(last) : low;
  if (high < low) return false;
  steps.ranges.emplace_back(low, high);
  return true;
}

@ The words for the types of events are those of the trace. The word \.{all}
undoes what the others select; without ranges and types, everything is taken. Numbers
select by position, and words by meaning. After a change in a search, \.{dead}
still selects the dead ends, wherever they are now, while \.{23} may show
something else; where a recipe of this book can do with words, it does.

@<Read the value of a field@>=
Selection read_steps(Source const& source, std::vector<Word> const& words)
{
  Selection steps;
  bool is_all = false;
  for (Word const& word : words) {
    auto const it = std::ranges::find(event_names, word.text);
    if (word.text == "last") steps.last = true;
    else if (word.text == "all") is_all = true;
    else if (it != event_names.end())
      steps.types.push_back(static_cast<Event::Type>(it - event_names.begin()));
    else check(source, {{not take_range(std::string(word.text), steps),@|
      word, "{} selects no steps", fmt::format("write all, last, numbers, ranges like 3-7, "
      "or types of events: {}", fmt::join(event_names, ", "))}});
  }
  return is_all ? Selection() : steps;
}

@ A grain that is named twice is drawn once, and the order in which paces are
named is the order on the page. A number is read by comparing it with how we
would have written it; so \.{+1}, \.{1e3}, and \.{007} are refused. A script has no place in a search that goes where it is cheap.

@<Read the value of a field@>=
std::uint64_t read_cheapest(Source const& source, RecipeField const& field, bool scripted)
{
  std::uint64_t const k = std::strtoull(field.value.c_str(), nullptr, 10);
  check(source, {
    {k == 0 or std::to_string(k) != field.value, field.whole(),@|
      "this is not a number above 0", "write for instance: cheapest: 1"},
    {scripted, field.whole(), "a script does not count money",
      "delete the script, or this line"}});
  return k;
}
std::vector<Grain> read_grains(Source const& source, std::vector<Word> const& words)
{
  std::vector<Grain> grains;
  for (Word const& word : words) {
    auto const grain = static_cast<Grain>(pick(source, word, grain_names, "there is no grain {}"));
    if (std::ranges::count(grains, grain) == 0) grains.push_back(grain);
  }
  return grains;
}

@*1 The recipe. Now the fields go to their places. File names are relative to the
recipe, so that one can run the program from anywhere. The recipe is complete if
it has a problem; everything else can be guessed: the title is the name of the
file, the search takes the smallest item, and what is drawn is the list, event
by event. The shortest recipe has one line, and it is what one begins with; the other keys
come when one has seen too many pictures, or not the right ones.

@<Read a recipe@>=
Recipe read_recipe(Source const& source)
{
  Fields fields = cut(source);
  auto const given = [&fields](std::string_view key) { return fields.contains(key); };
  Path const file = source.name;
  Recipe r;
  r.source = source;
  r.name = file.stem().string();
  r.title = given("title") ? fields["title"].value : r.name;
  check(source, {{not given("problem"), Word{"", source.text.size(), 0},@|
    "the recipe has no problem", "add a line like: problem: c5.dlx"}});
  @<Read all other fields@>
  return r;
}

@ The rest is looked for in the order of the alphabet, in which \.{draw} comes before \.{film}. Otherwise
the order matters only if a recipe has two mistakes: the first one is complained about.
What if a recipe names a chooser {\it and\/} a script? One could let the
script win, and often it would be what was meant; but the recipe would say
something about the pictures that is not true. The script itself is not looked
at here; whether it can be followed depends on the problem.

@<Read all other fields@>=
for (auto const& [key, f] : fields) {
  if (key == "bare") r.drawing.bare =
    pick(source, f.whole(), answers, "bare is yes or no, not {}") == 1;
  if (key == "caption") r.caption = f.value;
  if (key == "cheapest") r.cheapest = read_cheapest(source, f, given("script"));
  if (key == "chooser") r.chooser =
    choosers[pick(source, f.whole(), choosers, "there is no chooser {}")];
  if (key == "draw") r.drawing.subject = static_cast<Subject>(
    pick(source, f.whole(), subjects, "cannot draw {}"));
  if (key == "film") {
    r.film = pick(source, f.whole(), answers, "film is yes or no, not {}") == 1;
    check(source, {{r.film and r.drawing.subject > Subject::board, f.whole(), "there are "
      "films of lists and boards only", "delete this line, or draw links, board, or both"}});
  }
  if (key == "grains") r.drawing.grains = read_grains(source, f.words);
  if (key == "problem") r.problem = file.parent_path() / f.value, r.problem_at = f.first.at;
  if (key == "script") {
    check(source, {{given("chooser"), f.whole(), "there are a chooser and a script",
      "delete one of the two"}});
    r.script = file.parent_path() / f.value, r.script_at = f.first.at;
  }
  if (key == "steps") {
    @<Read the steps@>
  }
}

@ A pencil knows no events, so those cannot select its steps.

@<Read the steps@>=
r.drawing.steps = read_steps(source, f.words);
check(source, {{r.drawing.subject == Subject::matrix and not r.drawing.steps.types.empty(), f.whole(),@|
  "the steps of a matrix are no events", "select them by numbers, such as 3 5-9 last"}});

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
