@** The gallery. \label{draw/gallery}%
A single picture shows what the list looks like. To see it {\it dance}, one
needs dozens in a row: fourteen assignments for covering one item of five, a
hundred and fourteen covers and uncovers for four queens. Nobody wants to
type the commands for that. So a figure of this book is a {\it recipe}, a
small text file that says which problem, which search, and which pictures:
\verbatimfile{figures/report-cover.fig}
Lines are \.{key: value}; a line that begins with a blank continues the one
above, and a line that begins with a bar is a comment, as everywhere in this
book. From this recipe come the pictures at three paces, in DOT, as SVG for
the screen and as PDF for this page, the trace that they were drawn from,
and a page of HTML that shows them in order with their captions.
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

@ Here is a second recipe, for the positions of four queens in the last
chapter.
\verbatimfile{figures/queens-4-boards.fig}
Of the 153 states of that search, it shows the 22 in which something happens
on the board: sixteen tries, four dead ends, and two solutions. The word
{\tt dead} selects pictures by what has just happened in them; we could have
written {\tt 5-9 23 last} as well, or mixed numbers and words.

Why another little language, and not JSON, or a script of the shell? A
recipe is written by hand and has sentences in it, and JSON knows neither
comments nor lines that go on. A script would say how, not what: then nobody
could check all recipes of a book before the first of them runs.

@ The module has three layers, and each can be used without the next: a
trace can be drawn, pictures can be written and rendered, and a whole
gallery can be made from recipes.

@(dlx/draw/gallery.hpp@>=
#pragma once
#include "dlx/draw/sketch.hpp"
#include "dlx/base/source.hpp"
#include "dlx/draw/trace.hpp"
#include <filesystem>
#include <functional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>
namespace dlx {
using Path = @[std::filesystem::path@];
@<Declare what is to be drawn@>@;
@<Declare how pictures are drawn@>@;
@<Declare how pictures are rendered@>@;
@<Declare how a gallery is made@>@;
} // |namespace dlx|

@ What is to be drawn, and which steps of it. An empty selection takes
everything, so that a recipe that says nothing about steps gets them all.
The defaults are those of the table above: links, event by event, with a
title.

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

@ A picture does not know where it will be stored. A sequence does, and it
keeps its trace, so that the trace can be written beside the pictures;
somebody might want to replay it.

How many pictures may there be? The trace of eight queens has 11518 events,
and a picture of one of them is a third of a megabyte of DOT. In the first
version, |draw_trace| returned them all in a vector; it let everybody wait
until 3.8 gigabytes were full, and then had all pictures at once, of which
most people would look at the first few. Now it {\it shows\/} each picture
to somebody as soon as it is drawn, and forgets it; what is kept is up to
that somebody. (The function that returns a vector is still there, for those
who know that they want a few.)
@^streaming@>

@<Declare how pictures are drawn@>=
struct Picture {
  std::string name; /* \.{event-017}, without an ending */
  Caption caption;
  std::string dot;  /* for \.{neato -n2} */
  int width = 0, height = 0; /* in pixels of a page */
};
using Show = @[std::function<void(Picture picture)>@];
struct Sequence {
  std::string name;  /* also of its folder */
  std::string title;
  std::string caption;
  Trace trace;
  std::vector<Picture> pictures;
};
std::size_t draw_trace(Trace const& trace, Drawing const& drawing,
  Show const& show); /* one by one; returns their number. Throws
  |std::invalid_argument|, before the first, if there is no board or search */
std::vector<Picture> draw_trace(Trace const& trace, Drawing const& drawing);
  /* all of them */

@ Graphviz is a program, not a part of ours, and it can be missing, or old,
or in a bad mood. That is an error of its own kind.

@<Declare how pictures are rendered@>=
class RenderError : public std::runtime_error {
public:@/
  using std::runtime_error::runtime_error;
};
void render(std::vector<Path> const& dot_files,
  std::vector<std::string> const& formats);
  /* makes \.{x.svg} of \.{x.dot} if |formats| has \.{svg}, and so on;
     throws |RenderError| if Graphviz is missing, fails, or murmurs */

@ A recipe remembers where its file names stood, since those are found to be
wrong only later, when the files are opened. A message such as ``cannot read
\.{figures/c6.dlx}'' would be true, but the mistake is in another file,
namely in the recipe, and there the caret should point.

@<Declare how a gallery is made@>=
struct Recipe {
  std::string name;
  std::string title, caption;
  Path problem, script; /* |script| may be empty */
  std::string chooser = "smallest";
  std::uint64_t cheapest = 0; /* 0 for all covers */
  Drawing drawing;
  Source source; /* for complaints */
  std::size_t problem_at = 0, script_at = 0;
};
Recipe read_recipe(Source const& source); /* throws |InputError| */
Sequence prepare(Recipe const& recipe);
  /* reads the problem, searches, draws; throws |InputError| */
std::vector<Path> write_sequence(
  Path const& folder, Sequence const& sequence);
  /* DOT files, \.{trace.jsonl} and \.{index.html} in |folder|;
     returns the DOT files */
std::vector<Path> draw_sequence(
  Path const& folder, Sequence& sequence, Drawing const& drawing);
  /* the same for pictures that are still to be drawn: each file is written
     at once, and only names, captions, and sizes are kept; if no picture is
     selected, nothing is written */
void make_gallery(std::vector<Path> const& recipes,
  Path const& folder);
  /* a folder for each recipe, rendered, and \.{index.html} over them all */

@ The program file shows by its many headers that this is where the book
meets the world: folders, processes, and processors.

@(dlx/draw/gallery.cpp@>=
#include "dlx/draw/gallery.hpp"
#include "dlx/more/cheapest.hpp"
#include "dlx/text/format.hpp"
#include "dlx/more/script.hpp"
#include "dlx/more/search.hpp"
#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <fcntl.h>
#include <fmt/format.h>
#include <fstream>
#include <iterator>
#include <set>
#include <map>
#include <span>
#include <spawn.h>
#include <sstream>
#include <string_view>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
namespace dlx {
@<Read a recipe@>@;
@<Choose pictures@>@;
@<Draw a trace@>@;
@<Read and write files@>@;
@<Run a program without a word@>@;
@<Render pictures@>@;
@<Write a page@>@;
@<Write a sequence@>@;
@<Prepare a sequence@>@;
@<Make a gallery@>@;
} // |namespace dlx|

@*1 Reading recipes. A recipe is cut into fields first, and each field
remembers where it stood; the value of a field may have come from several
lines, but complaints point to the first.

@<Read a recipe@>=
struct RecipeField {
  std::string value;
  std::size_t at = 0, length = 0; /* of the line in the source */
  std::size_t value_at = 0;
};
using Fields = @[std::map<std::string, RecipeField>@];
static std::string_view trim(std::string_view s)
{
  constexpr std::string_view blanks = " \t\r";
  auto const from = s.find_first_not_of(blanks);
  if (from == std::string_view::npos) return @[{}@];
  return s.substr(from, s.find_last_not_of(blanks) - from + 1);
}

@ Lines end with a newline or, for those who come from other systems, with a
carriage return and a newline; |trim| takes care of both. An empty value is
refused when all lines have been read, because it might have continued.

@<Read a recipe@>=
static Fields cut(Source const& source)
{
  std::string_view const text = source.text;
  Fields fields;
  RecipeField* last = nullptr;
  for (std::size_t p = 0; p < text.size(); ) {
    std::size_t const end = std::min(text.find('\n', p), text.size());
    auto const line = text.substr(p, end - p);
    auto const at = std::exchange(p, end + 1);
    auto const words = trim(line);
    if (words.empty() or words.front() == '|') continue;
    bool const goes_on = (line.front() == ' ') or (line.front() == '\t');
    if (last != nullptr and goes_on) last->value += ' ' + std::string(words);
    else { @<Add a field, |last|, for |words|@>@; }
  }
  for (@[auto const& [key, f]@, : @,fields@])
    if (f.value.empty()) throw InputError(source, f.at, f.length,@|
      key + " is empty", "write its value after the colon");
  return fields;
}

@ The colon that matters is the first one. Titles may have colons of their
own. A key that is given twice is refused: whichever of the two we took,
somebody would be surprised. And a key that we do not know is most likely
one that we do, misspelled.

@<Add a field, |last|, for |words|@>=
constexpr std::array<std::string_view, 10> known = @[{"title", "caption",
  "problem", "chooser", "script", "cheapest", "draw", "grains", "steps", "bare"}@];
auto const colon = words.find(':');
if (colon == std::string_view::npos)
  throw InputError(source, at, line.size(),@| "this line is not key: value",
    "for instance: title: How an item is covered");
std::string const key(trim(words.substr(0, colon)));
auto const value = trim(words.substr(colon + 1));
if (std::find(known.begin(), known.end(), key) == known.end())
  throw InputError(source, at, key.size(),@|
    fmt::format("there is no key '{}'", key),@|
    fmt::format("keys are: {}", fmt::join(known, ", ")));
if (fields.count(key) > 0) throw InputError(source, at, key.size(),@|
  key + " is given twice", "delete one of the two");
@<Store |value| under |key|@>@;

@ A value is a piece of the text, so the distance of their beginnings is its
place. If there is none yet, a complaint about it would point to the end of
the line.

@<Store |value| under |key|@>=
auto const place = value.empty() ? at + line.size()@|
  : static_cast<std::size_t>(value.data() - text.data());
last = &fields[key];
*last = @[{std::string(value), at, words.size(), place}@];

@ Four keys have values of a fixed set. A misspelled value must not fall
back to what happens without it: the person would look at the wrong pictures
and wonder. So all four use the same function, and its complaint names the
values that it knows:
\verbatimfile{tests/data/recipe-complaint.txt}
It marks as much of the value as stands in the first line.

@<Read a recipe@>=
[[noreturn]] static void complain(Source const& source,
  RecipeField const& field, std::string const& message,
  std::string const& help)
{
  auto const rest = field.at + field.length - field.value_at;
  throw InputError(source, field.value_at, std::min(field.value.size(), rest),@|
    message, help);
}

@ The sentence of the complaint comes from the caller, who knows what the
value is for, and |pick| puts the word behind it that it did not find.

@<Read a recipe@>=
static int pick(Source const& source, RecipeField const& field,
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

@<Read a recipe@>=
constexpr char const* subjects[] = { "links", "links+board", "board",
  "matrix", "tree" };
constexpr char const* paces[] = { "event", "node", "link" };
constexpr char const* choosers[] = { "first", "smallest" };
constexpr char const* answers[] = { "no", "yes" };
constexpr char const* types[] = { "choose", "cover", "try", "solution",
  "dead", "uncover", "done", "purify", "unpurify", "spend", "refund", "tweak",
  "untweak", "bound", "cut", "skip" }; /* as in |Event::Type| */
static std::vector<std::string> split(std::string const& text)
{
  std::istringstream in(text);
  return std::vector<std::string>(std::istream_iterator<std::string>(in),
    std::istream_iterator<std::string>());
}

@ A step is selected by its number, by a range, or by what happens in it.
For a number, the range has one end, so to speak. So \.{5-9 23 dead last} is
two ranges, a type, and a word. A range that runs backwards, like \.{9-5},
selects nothing and is therefore refused; it was meant to select something.

@<Read a recipe@>=
static bool take_range(std::string const& word, Selection& steps)
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

@<Read a recipe@>=
static Selection read_steps(Source const& source, RecipeField const& field)
{
  Selection steps;
  for (@[auto const& word@, : @,split(field.value)@]) {
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

@ Now the fields go to their places, beginning with those that say what is
to be drawn and in which manner. A grain that is named twice is drawn once.

@<Read a recipe@>=
static void read_drawing(Source const& source, Fields const& fields,
  Drawing& d)
{
  for (@[auto const& [key, f]@, : @,fields@]) {
    if (key == "draw") d.subject = static_cast<Subject>(
      pick(source, f, f.value, subjects, "cannot draw"));
    if (key == "bare")
      d.bare = pick(source, f, f.value, answers, "bare is yes or no, not");
    if (key == "steps") d.steps = read_steps(source, f);
    if (key == "grains") d.grains.clear();
    for (@[auto const& word@, : @,split(f.value)@])
      if (key == "grains") {
        auto const grain = static_cast<Grain>(
          pick(source, f, word, paces, "there is no grain"));
        if (std::find(d.grains.begin(), d.grains.end(), grain)
            == d.grains.end()) d.grains.push_back(grain);
      }
  }
}

@ File names are relative to the recipe, so that one can run the program
from anywhere. A recipe and the files that it needs can be moved together,
or mailed; a recipe with a path that begins at the root of somebody's disk
works on that disk.

The recipe is complete if it has a problem; everything else can be guessed.

@<Read a recipe@>=
Recipe read_recipe(Source const& source)
{
  Fields fields = cut(source);
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
  @<Read the chooser or the script@>@;
  return r;
}

@ What if a recipe names a chooser {\it and\/} a script? One could let the
script win, and often it would be what was meant; but the recipe would say
something about the pictures that is not true.

@<Read the chooser or the script@>=
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
@<Read how many of the cheapest covers are wanted@>@;

@ A number is read by comparing it with how we would have written it; so
\.{+1}, \.{1e3}, and \.{007} are refused, as everywhere. A script has no
place in a search that goes where it is cheap.

@<Read how many of the cheapest covers are wanted@>=
if (auto const f = fields.find("cheapest"); f != fields.end()) {
  auto const& value = f->second.value;
  r.cheapest = std::strtoull(value.c_str(), nullptr, 10);
  if ((r.cheapest == 0) or std::to_string(r.cheapest) != value)
    complain(source, f->second, "this is not a number above 0",@|
      "write for instance: cheapest: 1");
  if (fields.count("script") > 0) complain(source, f->second,@|
    "a script does not count money", "delete the script, or this line");
}

@*1 Drawing a trace. Picture number |k| shows what happened in step |k|.
Whether it is wanted is asked before it is drawn, because drawing is what
takes the time. If somebody asks for the last picture, the trace is walked
once just to count its steps; only then |last| means something.

@<Choose pictures@>=
static bool wants(Selection const& s, int k, int last, Event const* event)
{
  if (s.everything() or (s.last and k == last)) return true;
  auto has_k = @[[k](std::pair<int, int> const& r)@[@,@,{@,@,@[
    return r.first <= k and k <= r.second; @,@]@,@,}@]@];
  if (std::any_of(s.ranges.begin(), s.ranges.end(), has_k)) return true;
  return event != nullptr@|
    and std::find(s.types.begin(), s.types.end(), event->type) != s.types.end();
}
static int last_step(Trace const& trace, Grain grain, Selection const& s)
{
  int n = 0;
  if (not s.last) return n;
  Replay replay(trace);
  while (step(trace, replay, grain)) ++n;
  return n;
}

@ A picture knows its size, since a page must reserve room for it. The size
is written into its first box, the frame, in inches; a pixel of a page is a
96th of an inch. That box is at the beginning, so looking for it costs
nothing.

@<Draw a trace@>=
static int pixels(std::string const& dot, std::string_view name)
{
  auto const at = dot.find(name);
  if (at == std::string::npos) return 0;
  return static_cast<int>(std::stod(dot.substr(at + name.size(), 20)) * 96
    + 0.5);
}
static Picture made(std::string name, Caption caption, std::string dot)
{
  int const w = pixels(dot, " width="), h = pixels(dot, " height=");
  return @[{std::move(name), std::move(caption), std::move(dot), w, h}@];
}

@ A state of the list can be drawn in three ways, and this is where the ways
part. (A matrix has steps, not states, and a tree has neither.)

@<Draw a trace@>=
static std::string draw_state(Stage const& stage, Replay const& replay,
  Grain grain, Drawing const& d)
{
  if (d.subject == Subject::board)
    return draw_board(stage.trace(), replay, grain, d.bare);
  if (d.subject == Subject::both)
    return draw_links_and_board(stage, replay, grain, d.bare);
  return draw_links(stage, replay, grain, d.bare);
}

@ A walk at one pace. Numbers have three digits, so that a list of files is
in the order of time up to \.{link-999}; the longest walk of this book, link
by link through the Latin squares, has 279 pictures. Picture~0 is drawn
before the first step, hence the |do|.

@<Draw a trace@>=
static std::size_t draw_walk(Stage const& stage, Grain grain,
  Drawing const& d, Show const& show)
{
  Trace const& trace = stage.trace();
  int const last = last_step(trace, grain, d.steps);
  Replay replay(trace);
  std::size_t count = 0;
  int k = 0;
  do {
    if (wants(d.steps, k, last, moment_of(trace, replay).event)) {
      auto name = fmt::format("{}-{:03}", paces[static_cast<int>(grain)], k);
      show(made(std::move(name), caption(trace, replay, grain),@|
        draw_state(stage, replay, grain, d)));
      ++count;
    }
    ++k;
  } while (step(trace, replay, grain));
  return count;
}

@ The matrix has its own steps. Asking for what a trace does not have is an
error, and it is reported before anything is shown. Events do not select
steps here, since a step of the pencil is not an event.

@<Draw a trace@>=
static std::size_t draw_by_hand(Trace const& trace, Drawing const& d,
  Show const& show)
{
  auto const steps = matrix_steps(trace);
  int const last = static_cast<int>(steps.size());
  if (last == 0) throw std::invalid_argument(@|
    "a drawing of the matrix needs a search, and this trace has none");
  std::size_t count = 0;
  for (int k = 1; k <= last; ++k)
    if (wants(d.steps, k, last, nullptr)) {
      auto const& now = steps[k - 1];
      show(made(fmt::format("step-{:03}", k), now.text,@|
        draw_matrix(trace.problem, now, d.bare)));
      ++count;
    }
  return count;
}

@ And a tree is a single picture. Everything else is drawn on a stage, set
once for all paces. For those who want a vector, the somebody to whom
pictures are shown puts them into one.

@<Draw a trace@>=
std::size_t draw_trace(Trace const& trace, Drawing const& d,
  Show const& show)
{
  if (d.subject == Subject::matrix) return draw_by_hand(trace, d, show);
  if (d.subject == Subject::tree) {
    show(made("tree", @[Caption{"the search tree", "", ""}@],
      draw_tree(trace, d.bare)));
    return 1;
  }
  Stage const stage(trace);
  std::size_t count = 0;
  for (@[Grain grain@, : @,d.grains@])
    count += draw_walk(stage, grain, d, show);
  return count;
}
std::vector<Picture> draw_trace(Trace const& trace, Drawing const& d)
{
  std::vector<Picture> all;
  auto keep = @[[&all](Picture p)@[@,@,{@,@,@[ all.push_back(std::move(p)); @,@]@,@,}@]@];
  draw_trace(trace, d, keep);
  return all;
}

@*1 Files. A folder of an earlier run may be there; files of the same names
are replaced, and all others stay. We never delete anything.

If a file cannot be read, the system knows why, and we pass it on. (A folder
can be opened as a file, and reads as an empty one. The stream itself would
not notice.)

@<Read and write files@>=
static std::string slurp(Path const& file, Source& source)
{
  std::ifstream in(file, std::ios::binary);
  if (not in) return std::strerror(errno);
  if (std::filesystem::is_directory(file)) return std::strerror(EISDIR);
  std::ostringstream text;
  text << in.rdbuf();
  source.name = file.string();
  source.text = text.str();
  return in.good() ? "" : "it could not be read to its end";
} /* the reason if it fails; empty if all is well */
static void write_file(Path const& file, std::string const& text)
{
  std::ofstream out(file, std::ios::binary);
  out << text;
  out.close();
  if (not out) throw std::runtime_error("cannot write " + file.string());
}

@*1 Rendering. Writing the 900 DOT files of this book takes us about half a
second; rendering them takes twenty times as long, so this is where time can
be saved. I measured the first hundred link pictures of the Latin squares:
$$\vbox{\halign{#\hfil\quad&\hfil#\cr
one \cmd{neato} for each picture and format&slow: each looks for its fonts\cr
one for all SVG files&8.5 ms a picture\cr
one for all PDF files&13.5 ms a picture\cr
one for both (it reads and places only once)&16 ms a picture\cr}}$$
So each \cmd{neato} gets many files and makes all formats of them, and there
are as many of them as the machine has processors; they take the files in
turns, like dealing cards, since neighbors are alike and the work should be
shared fairly. (The option \.{-O} puts each picture beside its source.) In
an earlier version one process made all SVG and another all PDF files; then
the first was ready long before the second.
@^neato@>

No shell is involved. A shell would start the same program, and before that
it would look for blanks, dollars, and semicolons in our file names; here, a
file named \.{a b;\$(touch c)'.dot} is just an argument, and a test has one.

Whatever the program writes to standard error we keep; a renderer that has
something to say has changed something, and then the pictures are not ours
any more.
@^warnings are errors@>

@<Run a program without a word@>=
struct Child {
  pid_t pid = -1;
  int pipe = -1;     /* from its standard error */
  std::string trouble; /* what it said, or why it did not start */
};
static Child start(std::vector<std::string> args)
{
  Child child;
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) {
    child.trouble = std::strerror(errno);
    return child;
  }
  std::vector<char*> argv;
  for (@[auto& a@, : @,args@]) argv.push_back(a.data());
  argv.push_back(nullptr);
  @<Spawn |argv| with its standard error in |ends|@>@;
  close(ends[1]);
  child.pipe = ends[0];
  return child;
}

@ The child gets our pipe as its standard error, and nothing to read or to
say otherwise. Both ends of the pipe are closed in it as soon as it runs
(that is what |O_CLOEXEC| does), so that the pipe ends when the child does.

@<Spawn |argv| with its standard error in |ends|@>=
posix_spawn_file_actions_t actions;
posix_spawn_file_actions_init(&actions);
posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO);
posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null",
  O_WRONLY, 0);
posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null",
  O_RDONLY, 0);
int const fault = posix_spawnp(&child.pid, argv[0], &actions, nullptr,
  argv.data(), environ);
posix_spawn_file_actions_destroy(&actions);
if (fault != 0) {
  child.pid = -1;
  child.trouble = fmt::format("{} cannot be run: {}", args[0],
    std::strerror(fault));
}

@ We listen until the child closes its end, and then ask how it ended. If
the first of two children is slow, the second one waits politely with a full
pipe; there is no deadlock, since nobody waits for us.

@<Run a program without a word@>=
static void finish(Child& child)
{
  std::array<char, 4096> buffer;
  for (ssize_t n = 1; child.pipe >= 0 and n != 0; ) {
    n = read(child.pipe, buffer.data(), buffer.size());
    if (n < 0 and errno != EINTR) break;
    if (n > 0)
      child.trouble.append(buffer.data(), static_cast<std::size_t>(n));
  }
  if (child.pipe >= 0) close(child.pipe);
  int status = 0;
  if (child.pid < 0) return;
  while (waitpid(child.pid, &status, 0) < 0 and errno == EINTR) ;
  if (status != 0 and child.trouble.empty())
    child.trouble = fmt::format("it ended with status {}",
      WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
}

@ An SVG file of Graphviz's has three things in it that we do not want: the
name of the font at every text, although it is always the same; comments;
and for each box a title, which browsers show to everybody who rests the
mouse on it. (Knowing that a box is called \.{n12} helps nobody.) Graphviz
writes a line for each of them, so the cleaning goes line by line, and the
font is named once, at the root. This is a sixth of the bytes, with not a
pixel changed. And the name of the whole graph is \.{graph0} or
\.{page0,1\UL graph0}, depending on what the same process has drawn before;
the same picture should be the same file, so it is the former.
@^SVG@>

@<Render pictures@>=
static std::string washed(std::string const& svg)
{
  constexpr std::string_view mark = " font-family=\"";
  std::istringstream in(svg);
  std::string out, font;
  for (std::string row; std::getline(in, row); ) {
    if (row.starts_with("<!--") or row.starts_with(" -->")@|
        or row.starts_with("<title>")) continue;
    if (auto const at = row.find(mark); at != std::string::npos) {
      auto const end = row.find('"', at + mark.size()) + 1;
      font = row.substr(at, end - at);
      row.erase(at, end - at);
    }
    if (auto const at = row.find("id=\"page0,1_"); at != std::string::npos)
      row.erase(at + 4, 8);
    out += row + '\n';
  }
  if (auto const root = out.find("<svg"); root != std::string::npos)
    out.insert(root + 4, font);
  return out;
}

@ \cmd{neato} calls its result \.{x.dot.svg}; we want \.{x.svg}. A file gets
its final name when it is complete, so that whoever finds an \.{x.svg} has a
whole picture, perhaps an old one.

@<Render pictures@>=
static void collect(Path const& file, std::string const& format)
{
  Path from = file, to = file;
  from += "." + format;
  to.replace_extension(format);
  Source picture;
  if ((format == "svg") and slurp(from, picture).empty())
    write_file(from, washed(picture.text));
  std::filesystem::rename(from, to);
}

@ A command line can be two million characters long here, and a quarter of a
million on the smallest system that I know; five hundred files a process are
safe. If one of them complains, all others are still waited for before we
throw; no process is left behind.

@<Render pictures@>=
void render(std::vector<Path> const& files,
  std::vector<std::string> const& formats)
{
  std::size_t const hands = std::max(1u, std::thread::hardware_concurrency());
  std::size_t const batch = 500 * hands;
  for (std::size_t from = 0; from < files.size(); from += batch) {
    auto const to = std::min(files.size(), from + batch);
    @<Render the files between |from| and |to|@>@;
    for (std::size_t k = from; k < to; ++k)
      for (@[auto const& format@, : @,formats@]) collect(files[k], format);
  }
}

@ The first child takes the files |from|, |from+hands|, and so on. If there
are fewer files than processors, there are fewer children. All of them are
started before we wait for the first. Of what a child complains about, the
first 600 characters will do; the rest is mostly the same for other files.

@<Render the files between |from| and |to|@>=
std::vector<Child> children;
for (std::size_t first = from; first < std::min(to, from + hands); ++first) {
  std::vector<std::string> args = @[{"neato", "-n2", "-O"}@];
  for (@[auto const& format@, : @,formats@]) args.push_back("-T" + format);
  for (std::size_t k = first; k < to; k += hands)
    args.push_back(std::filesystem::absolute(files[k]).string());
  children.push_back(start(std::move(args)));
}
for (@[auto& child@, : @,children@]) finish(child);
for (@[auto const& child@, : @,children@])
  if (not child.trouble.empty())
    throw RenderError(fmt::format("Graphviz complains: {}\n"
      "(its program neato is in the package graphviz)",@|
      trim(child.trouble.substr(0, 600))));

@*1 The pages. A page is plain HTML, and it makes four promises. It needs
nothing from anywhere: no script, no font, no network; a folder on a memory
stick will do. It follows the reader's choice of light or dark, while the
pictures themselves are always on white paper. Nothing jumps while pictures
are loaded, because room is reserved for each from the beginning; and they
are loaded only when one comes near, for a page may have three hundred. And
every picture has an alternative text that says what one would see happen.
@^accessibility@>

But the best feature of these pages cost almost nothing. All pictures of a
sequence have the same size; each is scaled to fit into the window, with its
caption above; and in front of the caption there are two arrows, which lead
to the previous picture and to the next one. So when you click on an arrow,
the next picture appears exactly where the last was, with the arrow under
the mouse. Keep clicking, and the links dance, forwards and backwards, and
as slowly as you like. An animation would need a script, a slider, and a
button that says ``pause.''

@<Write a page@>=
constexpr char const* style =@|
  ":root{color-scheme:light dark;--paper:#faf9f6;--ink:#1d1d1d;--soft:#595959;"
  "--line:#d8d5cc;--link:#0b5a9d}\n"
  "@@media(prefers-color-scheme:dark){:root{--paper:#17181a;--ink:#ececec;"
  "--soft:#b3b3b3;--line:#3b3d40;--link:#8cc1ee}}\n"
  "html{scroll-padding-top:3.4rem}\n"
  "body{margin:0 auto;padding:0 1.2rem 40vh;max-width:82rem;"
  "background:var(--paper);color:var(--ink);"
  "font:1.05rem/1.5 Palatino,\"Palatino Linotype\",\"URW Palladio L\","
  "Georgia,serif}\n"
  "h1{font-size:2.1rem;line-height:1.2;margin:1.6rem 0 .4rem}\n"
  "h2{font-size:1.45rem;margin:2.6rem 0 .6rem}\n"
  "p{max-width:44rem;margin:.6rem 0}a{color:var(--link)}"
  ".soft{color:var(--soft)}\n"
  "img{display:block;background:#fff;border:1px solid var(--line);"
  "border-radius:8px;box-sizing:border-box;height:auto}\n";

@ The style of a sequence: a bar that stays at the top, with a link to each
grain; a list of all steps, folded; and the figures. The variables \.{--w}
and \.{--r} are the natural width of the pictures and the ratio of width to
height, from which follows how wide a picture may be so that it is not
higher than the window. On a telephone it is as wide as the screen, and a
tap on it opens the drawing alone, which can then be enlarged at will.

@<Write a page@>=
constexpr char const* sequence_style =@|
  "nav{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;"
  "gap:.2rem 1.4rem;padding:.6rem 0;background:var(--paper);"
  "border-bottom:1px solid var(--line)}\n"
  "section+section{margin-top:4rem;border-top:3px double var(--line)}\n"
  "ol{columns:17rem;padding-left:2.6rem}summary{cursor:pointer}\n"
  "figure{margin:0 auto;padding:.5rem 0 1.6rem;"
  "width:min(100%,var(--w),max(22rem,(100vh - 8.5rem)*var(--r)))}\n"
  "figcaption{display:flex;flex-wrap:wrap;gap:0 .8rem;align-items:baseline;"
  "margin-bottom:.4rem}\n"
  "figcaption .soft{margin-left:auto;font-size:.95rem}\n"
  ".go{white-space:nowrap}.go a,.go i{display:inline-block;width:2rem;"
  "line-height:1.7rem;margin-right:.3rem;text-align:center;"
  "text-decoration:none;border:1px solid var(--line);border-radius:6px}"
  ".go i{color:var(--line)}\n"
  "img{width:100%}\n"
  "@@media(max-width:40rem){figcaption .soft{margin-left:0;width:100%}}\n";

@ On the top page the sequences are tiles, as many in a row as there is room
for, each with its picture shrunk to the same height.

@<Write a page@>=
constexpr char const* tile_style =@|
  ".tiles{display:grid;gap:2rem 1.6rem;padding:0;list-style:none;"
  "grid-template-columns:repeat(auto-fill,minmax(min(100%,19rem),1fr))}\n"
  ".tiles img{width:100%;height:14rem;object-fit:contain;padding:.5rem}\n"
  ".tiles h2{margin:.6rem 0 .2rem;font-size:1.15rem}.tiles p{margin:.2rem 0}\n"
  ".tiles h2 a{text-decoration:none}\n";

@ The frame of every page, with its style inside. A style sheet in a file of
its own would be loaded once for all pages, and be missing whenever somebody
mails one of them.

@<Write a page@>=
static std::string page(std::string const& title, char const* more_style,
  std::string const& body)
{
  return fmt::format("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n"
    "<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
    "content=\"width=device-width,initial-scale=1\">\n<title>{}</title>\n"
    "<style>\n{}{}</style>\n</head>\n<body>\n{}</body>\n</html>\n",@|
    escape_html(title), style, more_style, body);
}

@ Pages count their pictures, and one picture is not ``1 pictures''.

@<Write a page@>=
static std::string count_pictures(std::size_t n)
{
  return fmt::format("{} picture{}", n, n == 1 ? "" : "s");
}

@ On a page of its own sequence, a picture leads to the drawing alone; on
the top page it leads to the sequence. Captions come from the problem, and
somebody may have called an item \.{<b>}; so they are escaped, here and in
all that follows.

@<Write a page@>=
static std::string image(std::string const& folder, Picture const& p)
{
  auto const detail = p.caption.detail.empty() ? ""
    : " (" + p.caption.detail + ")";
  return fmt::format("<a href=\"{0}{1}\"><img src=\"{0}{2}.svg\" "
    "width=\"{3}\" height=\"{4}\" loading=\"lazy\" alt=\"{5}\"></a>",@|
    folder, folder.empty() ? p.name + ".svg" : "index.html",@|
    p.name, p.width, p.height,@| escape_html(p.caption.line() + detail));
}

@ Every picture is a figure with an identity, so that a link can point to a
single step: \.{report-cover/index.html\#link-002}. Its arrows do just that;
at the ends of a sequence they are pale and lead nowhere.

@<Write a page@>=
using Group = @[std::span<Picture const>@];
static std::string arrow_to(Group group, std::size_t k, char const* way,
  char const* sign)
{
  if (k >= group.size())
    return fmt::format("<i aria-hidden=\"true\">{}</i>", sign);
  return fmt::format("<a href=\"#{}\" aria-label=\"{}\">{}</a>",@|
    group[k].name, way, sign);
}

@ There is no picture before number~0, and $0-1$ is the largest number there
is, so one comparison serves both ends. Between the caption and the name of
the picture stands what the caption knows in detail, if it knows anything.

@<Write a page@>=
static std::string figure(Group group, std::size_t k)
{
  Picture const& p = group[k];
  auto const back = arrow_to(group, k - 1, "previous", "&#8592;");
  auto const forth = arrow_to(group, k + 1, "next", "&#8594;");
  auto const dot = p.caption.detail.empty() ? "" : " &#183; ";
  return fmt::format("<figure id=\"{0}\">\n<figcaption><span class=\"go\">"
    "{1}{2}</span><b>{3}</b> <span class=\"soft\">{4}{5}{0}, "
    "<a href=\"{0}.pdf\">PDF</a></span></figcaption>\n{6}\n</figure>\n",@|
    p.name, back, forth, escape_html(p.caption.line()),@|
    escape_html(p.caption.detail), dot, image("", p));
}

@ The pictures of one grain form a section, with a heading if there are
several pictures, and a list of all captions that can be unfolded. Whoever
looks for the second solution among 152 events will find it there.

@<Write a page@>=
static std::string heading(std::string_view name)
{
  if (name.starts_with("event-")) return "Event by event";
  if (name.starts_with("node-")) return "Node by node";
  if (name.starts_with("link-")) return "Link by link";
  if (name.starts_with("step-")) return "Step by step";
  return @[{}@];
}

@ A picture without a grain, such as a tree, is alone, and its section has
no heading. The first word of the heading is the identity of the section, to
which the bar at the top leads; and the two variables of the style are set
here, once for all pictures of the section.

@<Write a page@>=
static std::string section_of(Group group)
{
  Picture const& first = group.front();
  auto const title = heading(first.name);
  double const w = first.width;
  std::string out = fmt::format("<section id=\"{}\" style=\"--w:{}px;"
    "--r:{:.3f}\">\n",@| title.substr(0, title.find(' ')), w,@|
    w / std::max(1, first.height));
  if (not title.empty()) {
    out += fmt::format("<h2>{}</h2>\n<details><summary>{}</summary>\n<ol>\n",@|
      title, count_pictures(group.size()));
    for (@[Picture const& p@, : @,group@])
      out += fmt::format("<li><a href=\"#{}\">{}</a></li>\n", p.name,@|
        escape_html(p.caption.line()));
    out += "</ol></details>\n";
  }
  for (std::size_t k = 0; k < group.size(); ++k) out += figure(group, k);
  return out + "</section>\n";
}

@ The page of a sequence is its bar, a few words, and its groups. Groups are
not stored anywhere: pictures of one grain follow each other, and where the
heading changes, a group ends.

@<Write a page@>=
static std::string sequence_page(Sequence const& s)
{
  std::string bar, body;
  for (auto p = s.pictures.begin(); p != s.pictures.end(); ) {
    auto const title = heading(p->name);
    auto other = @[[&](Picture const& q)@[@,@,{@,@,@[
      return heading(q.name) != title; @,@]@,@,}@]@];
    auto const end = std::find_if(p, s.pictures.end(), other);
    if (not title.empty()) bar += fmt::format("<a href=\"#{}\">{}</a>\n",
      title.substr(0, title.find(' ')), title);
    body += section_of(@[Group(p, end)@]);
    p = end;
  }
  auto const whole = fmt::format(
    "<nav><a href=\"../index.html\">All sequences</a>\n{}</nav>\n"
    "<h1>{}</h1>\n<p>{}</p>\n<p class=\"soft\">{}, drawn from "
    "<a href=\"trace.jsonl\">this trace</a>.</p>\n{}",@|
    bar, escape_html(s.title), escape_html(s.caption),@|
    count_pictures(s.pictures.size()), body);
  return page(s.title, sequence_style, whole);
}

@ The top page shows one picture of each sequence. The first would be the
dullest one, so we take one from the middle.

@<Write a page@>=
static std::string top_page(std::vector<Sequence> const& sequences)
{
  std::string body = "<h1>Dancing links, in pictures</h1>\n"
    "<p>Every picture here was drawn by the program, from a trace of what it "
    "did to its links.</p>\n<ul class=\"tiles\">\n";
  for (@[auto const& s@, : @,sequences@])
    body += fmt::format("<li>{1}\n<h2><a href=\"{0}/index.html\">{2}</a></h2>\n"
      "<p>{3}</p>\n<p class=\"soft\">{4}</p></li>\n",@|
      s.name, image(s.name + "/", s.pictures[s.pictures.size() / 2]),@|
      escape_html(s.title), escape_html(s.caption),
      count_pictures(s.pictures.size()));
  return page("Dancing links, in pictures", tile_style, body + "</ul>\n");
}

@ The folder of a sequence, then, has the DOT files, the trace, and the
page; the renderer will put its pictures beside them. The trace is the only
one of these that cannot be made from another: from it, |draw_trace| gives
the same DOT files again, byte for byte, and a test does so.

@<Write a sequence@>=
static Path write_picture(Path const& folder, Picture const& picture)
{
  @<Make |folder|, or say why not@>@;
  Path const file = folder / (picture.name + ".dot");
  write_file(file, picture.dot);
  return file;
}
static void write_page(Path const& folder, Sequence const& sequence)
{
  std::ostringstream trace;
  write_trace(trace, sequence.trace);
  write_file(folder / "trace.jsonl", trace.str());
  write_file(folder / "index.html", sequence_page(sequence));
}

@ The library would throw something here, too, in its own words and brackets.

@<Make |folder|, or say why not@>=
std::error_code fault;
std::filesystem::create_directories(folder, fault);
if (fault) throw std::runtime_error("cannot make the folder "
  + folder.string() + ": " + fault.message());

@ There are two occasions to write a sequence. The gallery draws all of its
pictures first, because it wants to find mistakes in all recipes before it
touches a file. Somebody who draws a single trace, of any length, wants each
picture on the disk as soon as it is there; its text can then be forgotten,
and what remains is a name, a caption, and two numbers.

@<Write a sequence@>=
std::vector<Path> write_sequence(Path const& folder, Sequence const& sequence)
{
  std::vector<Path> files;
  for (@[auto const& picture@, : @,sequence.pictures@])
    files.push_back(write_picture(folder, picture));
  write_page(folder, sequence);
  return files;
}
std::vector<Path> draw_sequence(Path const& folder, Sequence& sequence,
  Drawing const& drawing)
{
  std::vector<Path> files;
  auto keep = @[[&](Picture p) {
    files.push_back(write_picture(folder, p));
    p.dot = std::string();
    sequence.pictures.push_back(std::move(p));
  }@];
  if (draw_trace(sequence.trace, drawing, keep) > 0)
    write_page(folder, sequence);
  return files;
}

@*1 From recipes to pages. A file that cannot be read is a mistake in the
recipe that names it, so that is where the complaint points.

@<Prepare a sequence@>=
static Source fetch(Recipe const& recipe, Path const& file,
  std::size_t at)
{
  Source source;
  auto const why = slurp(file, source);
  if (not why.empty())
    throw InputError(recipe.source, at, 1, fmt::format("cannot read '{}': {}",
      file.string(), why), "file names are relative to the recipe");
  return source;
}

@ A search is run with a |Recorder| listening. If the problem is plain, then
it is the search of \sec{dance/search} that is drawn, and a bare script has
the list of \sec{dance/links} covered and uncovered. All other lists that we
know can be drawn, too, since the list that is used here can do what all of them can: colours
and the rest cost a little time, and for a problem that can be drawn nobody
will notice.

@<Prepare a sequence@>=
static Trace run(Recipe const& recipe)
{
  Problem const problem = read_problem(fetch(recipe, recipe.problem,
    recipe.problem_at));
  Bounded links(problem); /* which can do everything */
  if (recipe.script.empty()) {
    Recorder recorder(problem, recipe.chooser);
    auto const chooser = recipe.chooser == "first" ? Chooser::first
      : Chooser::smallest;
    if (recipe.cheapest > 0)
      cheapest(problem, @[{recipe.cheapest}@], chooser, Limits(), nullptr,@|
        &recorder);
    else if (not dance_plainly(problem, chooser, recorder))
      search(links, chooser, Limits(), nullptr, &recorder);
    return recorder.take();
  }
  Script const script = read_script(fetch(recipe, recipe.script,
    recipe.script_at), problem);
  Recorder recorder(problem, "script");
  if (not play_plainly(script, problem, recorder))
    follow(script, links, Limits(), nullptr, &recorder);
  return recorder.take();
}

@ If a drawing is refused, or nothing is selected, the recipe is to blame;
so the complaint points into it.

@<Prepare a sequence@>=
Sequence prepare(Recipe const& recipe)
{
  Sequence s = @[{recipe.name, recipe.title, recipe.caption, run(recipe),
    {}}@];
  try {
    s.pictures = draw_trace(s.trace, recipe.drawing);
  } catch (std::invalid_argument const& e) {
    throw InputError(recipe.source, recipe.problem_at, 1, e.what());
  }
  if (s.pictures.empty())
    throw InputError(recipe.source, recipe.source.text.size(), 0,
      "the recipe selects no pictures", "leave out steps to get all of them");
  if (s.pictures.size() == 1) s.pictures[0].name = s.name;
  return s;
}

@ What if something goes wrong half way? All recipes are read, and all
pictures drawn, before the first file is written; so a mistake in the last
recipe is found within a second, and leaves no half-made gallery behind. The
price is memory: the DOT text of all pictures is there at the same time, 40
megabytes for this book. After that, only the disk and Graphviz can fail.
Then the new DOT files and pages are there beside old SVG files, or none,
and the command ends with a message and status~2; running it again, when the
disk is emptied or Graphviz installed, repairs everything, because every
file is written anew.

@<Make a gallery@>=
void make_gallery(std::vector<Path> const& recipes,
  Path const& folder)
{
  std::vector<Sequence> sequences;
  std::set<std::string> names;
  for (@[auto const& file@, : @,recipes@]) {
    if (not names.insert(file.stem().string()).second)
      throw std::runtime_error("two recipes are called "
        + file.stem().string() + "; their pictures would go to one folder");
    Source source;
    if (auto const why = slurp(file, source); not why.empty())
      throw std::runtime_error(fmt::format("cannot read '{}': {}",
        file.string(), why));
    sequences.push_back(prepare(read_recipe(source)));
  }
  std::vector<Path> files;
  for (@[auto const& s@, : @,sequences@]) {
    auto const written = write_sequence(folder / s.name, s);
    files.insert(files.end(), written.begin(), written.end());
  }
  write_file(folder / "index.html", top_page(sequences));
  render(files, @[{"svg", "pdf"}@]);
}

@ \pitfall{A renderer that is started through a shell, with a file called
\.{a;b.dot}. A renderer whose warnings scroll by. A page that shows
yesterday's pictures, because a run that failed half-way had already
replaced the text. A sequence that sorts \.{link-10} before \.{link-9}. An
HTML image without its size, so that the page jumps under the reader
whenever one more has arrived.}

\pinned{\.{tests/draw/gallery\UL test.cpp} demands of each wrong recipe a
complaint at the right line and column. It renders a sample of every
sequence of this book and counts edges and boxes in the SVG files; follows
each link of the pages to a file, and each arrow to a figure; and puts a
program that murmurs, one that fails, and one that talks without end in the
place of \cmd{neato}.}

\exercise{Write a recipe for a problem of your own, and make it draw only
the dead ends. How would you show two searches of the same problem side by
side?}

\summary{A recipe names a problem, a search, and the pictures wanted. A few
runs of Graphviz render everything, and must be silent. What comes out is a
folder that can be put on any web server, or on none.}
