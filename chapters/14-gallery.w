@** The gallery. \label{gallery}%
A single picture shows what the list looks like. To see it {\it dance}, one
needs dozens in a row: fourteen assignments for covering one item of five, a
hundred and fourteen covers and uncovers for four queens. Nobody wants to type
the commands for that. So a figure of this book is a {\it recipe}, a small
text file that says which problem, which search, and which pictures:
\verbatimfile{figures/report-cover.fig}
Lines are \.{key: value}; a line that begins with a blank continues the one
above, and a line that begins with a bar is a comment, as everywhere in this
book. From this recipe come the pictures at three paces, in DOT, as SVG for
the screen and as PDF for this page, the trace that they were drawn from, and
a page of HTML that shows them in order with their captions.
@^recipe@>

@ There are nine keys. Only one of them must be there, \.{problem}.
$$\vbox{\halign{\tt#\hfil\quad&#\hfil\cr
title&what the sequence is called (the name of the file, if nothing is said)\cr
caption&a few sentences about it\cr
problem&a file in any format that we read, relative to the recipe\cr
chooser&{\tt smallest} (if nothing is said) or {\tt first}\cr
script&a script instead of a chooser, relative to the recipe\cr
draw&{\tt links} (if nothing is said), {\tt links+board}, {\tt board},
 {\tt matrix}, {\tt tree}\cr
grains&some of {\tt event} (if nothing is said), {\tt node}, {\tt link}\cr
steps&which pictures: numbers, ranges such as {\tt 3-7}, {\tt last}, or types
 of events\cr
bare&{\tt yes} for pictures without title and legend\cr}}$$
The name of the file, without its ending, is the name of the sequence.
Pictures are called after their grain and their number, like \.{link-002};
number 0 is the state before the first step. In drawings of a matrix they are
called \.{step-001} and so on. But if a sequence has a single picture, it
takes the name of the sequence.

@ The module has three layers, and each can be used without the next: a trace
can be drawn, pictures can be written and rendered, and a whole gallery can be
made from recipes.

@(dlx/gallery.hpp@>=
#pragma once
#include "dlx/picture.hpp"
#include "dlx/source.hpp"
#include "dlx/trace.hpp"
#include <filesystem>
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

@<Declare what is to be drawn@>=
enum class Subject { @!links, @!both, @!board, @!matrix, @!tree };
struct Selection { /* a picture is taken if any of these says so */
  std::vector<std::pair<int, int> > ranges; /* numbers, ends included */
  std::vector<Event::Type> types;           /* of the event in the picture */
  bool last = false;
  bool everything() const
    { return ranges.empty() and types.empty() and not last; }
};
struct Drawing {
  Subject subject = Subject::links;
  std::vector<Grain> grains = std::vector<Grain>(1, Grain::event);
  Selection steps;
  bool bare = false;
};

@ A picture does not know where it will be stored. A sequence does, and it
keeps its trace, so that the trace can be written beside the pictures;
somebody might want to replay it.

@<Declare how pictures are drawn@>=
struct Picture {
  std::string name; /* \.{event-017}, without an ending */
  Caption caption;
  std::string dot;  /* for \.{neato -n2} */
};
struct Sequence {
  std::string name;  /* also of its folder */
  std::string title;
  std::string caption;
  Trace trace;
  std::vector<Picture> pictures;
};
std::vector<Picture> draw_trace(Trace const& trace, Drawing const& drawing);
  /* throws |std::invalid_argument| if there is no board, or no search */

@ Graphviz is a program, not a part of ours, and it can be missing,
or old, or in a bad mood. That is an error of its own kind.

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
wrong only later, when the files are opened.

@<Declare how a gallery is made@>=
struct Recipe {
  std::string name;
  std::string title, caption;
  Path problem, script; /* |script| may be empty */
  std::string chooser = "smallest";
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
void make_gallery(std::vector<Path> const& recipes,
  Path const& folder);
  /* a folder for each recipe, rendered, and \.{index.html} over them all */

@ @(dlx/gallery.cpp@>=
#include "dlx/gallery.hpp"
#include "dlx/format.hpp"
#include "dlx/script.hpp"
#include "dlx/search.hpp"
#include <algorithm>
#include <array>
#include <cctype>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <fcntl.h>
#include <fmt/format.h>
#include <fstream>
#include <iterator>
#include <spawn.h>
#include <sstream>
#include <string_view>
#include <sys/wait.h>
#include <unistd.h>
namespace dlx {
@<Read a recipe@>@;
@<Choose pictures@>@;
@<Draw a trace@>@;
@<Run a program without a word@>@;
@<Render pictures@>@;
@<Write a page@>@;
@<Write files@>@;
@<Prepare a sequence@>@;
@<Make a gallery@>@;
} // |namespace dlx|

@* Reading recipes. A recipe is cut into fields first, and each field
remembers where it stood; the value of a field may have come from several
lines, but complaints point to the first.

@<Read a recipe@>=
struct RecipeField {
  std::string key, value;
  std::size_t at = 0, length = 0; /* of the line in the source */
  std::size_t value_at = 0;
};
static std::string_view trim(std::string_view s)
{
  constexpr std::string_view blanks = " \t\r";
  auto const from = s.find_first_not_of(blanks);
  if (from == std::string_view::npos) return @[{}@];
  return s.substr(from, s.find_last_not_of(blanks) - from + 1);
}

@ Lines end with a newline or, for those who come from other systems, with a
carriage return and a newline; |trim| takes care of both.

@<Read a recipe@>=
static std::vector<RecipeField> cut(Source const& source)
{
  std::string_view const text = source.text;
  std::vector<RecipeField> fields;
  for (std::size_t p = 0; p < text.size(); ) {
    std::size_t const end = std::min(text.find('\n', p), text.size());
    auto const line = text.substr(p, end - p);
    auto const at = std::exchange(p, end + 1);
    auto const words = trim(line);
    if (words.empty() or words.front() == '|') continue;
    @<Append |words| to |fields|@>@;
  }
  return fields;
}

@ The colon that matters is the first one. Titles may have
colons of their own.

@<Append |words| to |fields|@>=
bool const goes_on = (line.front() == ' ') or (line.front() == '\t');
auto const colon = words.find(':');
if (goes_on and not fields.empty())
  fields.back().value += ' ' + std::string(words);
else if (colon == std::string_view::npos)
  throw InputError(source, at, line.size(), "this line is not key: value",
    "for instance: title: How an item is covered");
else {
  auto const key = trim(words.substr(0, colon));
  auto const value = trim(words.substr(colon + 1));
  auto const offset = value.empty() ? at + line.size()
    : at + static_cast<std::size_t>(value.data() - line.data());
  fields.push_back(@[{std::string(key), std::string(value), at, words.size(),
    offset}@]);
}

@ A little class holds what the functions for the keys share. There is a table
of keys, so that the complaint about an unknown one can list those that are
known.

@<Read a recipe@>=
class RecipeReader {
public:@/
  explicit RecipeReader(Source const& s) : source(s) {}
  Recipe read();
private:@/
  Source const& source;
  Recipe recipe;
  std::vector<std::string> seen;
  [[noreturn]] void complain(RecipeField const& field,
    std::string const& message, std::string const& help) const;
  void take(RecipeField const& field);
  void take_subject(RecipeField const& field);
  void take_grains(RecipeField const& field);
  void take_steps(RecipeField const& field);
  bool take_range(std::string const& word);
  void demand(std::string const& key) const;
};

@ A complaint about a value marks as much of it as stands in the first line.

@<Read a recipe@>=
void RecipeReader::complain(RecipeField const& field,
  std::string const& message, std::string const& help) const
{
  throw InputError(source, field.value_at, std::min(field.value.size(),
    field.at + field.length - field.value_at), message, help);
}
static std::vector<std::string> split(std::string const& text)
{
  std::istringstream in(text);
  return std::vector<std::string>(std::istream_iterator<std::string>(in),
    std::istream_iterator<std::string>());
}
void RecipeReader::take_subject(RecipeField const& field)
{
  constexpr std::array<std::string_view, 5> names = @[{"links", "links+board",
    "board", "matrix", "tree"}@];
  auto const it = std::find(names.begin(), names.end(), field.value);
  if (it == names.end())
    complain(field, fmt::format("cannot draw '{}'", field.value),
      "draw one of: links, links+board, board, matrix, tree");
  recipe.drawing.subject = static_cast<Subject>(it - names.begin());
}
void RecipeReader::take_grains(RecipeField const& field)
{
  constexpr std::array<std::string_view, 3> names = @[{"event", "node",
    "link"}@];
  recipe.drawing.grains.clear();
  for (@[auto const& word@, : @,split(field.value)@]) {
    auto const it = std::find(names.begin(), names.end(), word);
    if (it == names.end())
      complain(field, fmt::format("there is no grain '{}'", word),
        "grains are: event, node, link");
    recipe.drawing.grains.push_back(static_cast<Grain>(it - names.begin()));
  }
  if (recipe.drawing.grains.empty())
    complain(field, "no grain is given", "grains are: event, node, link");
}

@ A step is selected by its number, by a range, or by what happens in it.

@<Read a recipe@>=
bool RecipeReader::take_range(std::string const& word)
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
  recipe.drawing.steps.ranges.emplace_back(low, high);
  return true;
}
void RecipeReader::take_steps(RecipeField const& field)
{
  constexpr std::array<std::string_view, 6> names = @[{"choose", "cover",
    "try", "solution", "dead", "uncover"}@]; /* as in |Event::Type| */
  for (@[auto const& word@, : @,split(field.value)@]) {
    auto const it = std::find(names.begin(), names.end(), word);
    if (it != names.end())
      recipe.drawing.steps.types.push_back(
        static_cast<Event::Type>(it - names.begin()));
    else if (word == "last") recipe.drawing.steps.last = true;
    else if ((word != "all") and not take_range(word))
      complain(field, fmt::format("'{}' selects no steps", word),
        "write all, last, numbers, ranges like 3-7, or types of events: "
        "choose, cover, try, solution, dead, uncover");
  }
}

@ Now the fields go to their places. A key that is given twice
is refused: whichever of the two we took, somebody would be surprised.

@<Read a recipe@>=
void RecipeReader::take(RecipeField const& field)
{
  if (std::find(seen.begin(), seen.end(), field.key) != seen.end())
    throw InputError(source, field.at, field.key.size(),
      fmt::format("{} is given twice", field.key), "delete one of the two");
  seen.push_back(field.key);
  auto const folder = Path(source.name).parent_path();
  if (field.key == "title") recipe.title = field.value;
  else if (field.key == "caption") recipe.caption = field.value;
  else if (field.key == "problem") {
    recipe.problem = folder / field.value;
    recipe.problem_at = field.value_at;
  } else if (field.key == "script") {
    recipe.script = folder / field.value;
    recipe.script_at = field.value_at;
  } else if (field.key == "chooser") recipe.chooser = field.value;
  else if (field.key == "draw") take_subject(field);
  else if (field.key == "grains") take_grains(field);
  else if (field.key == "steps") take_steps(field);
  else if (field.key == "bare") recipe.drawing.bare = field.value == "yes";
  else throw InputError(source, field.at, field.key.size(),
    fmt::format("there is no key '{}'", field.key),
    "keys are: title, caption, problem, chooser, script, draw, grains, "
    "steps, bare");
  @<Check the value of a key with few values@>@;
}

@ A misspelled value must not fall back to what happens without it. The person
would look at the wrong pictures and wonder.

@<Check the value of a key with few values@>=
if (field.value.empty())
  throw InputError(source, field.at, field.length,
    fmt::format("{} is empty", field.key), "write its value after the colon");
if ((field.key == "chooser") and (field.value != "first")
    and (field.value != "smallest"))
  complain(field, fmt::format("there is no chooser '{}'", field.value),
    "choosers are: first, smallest; for anything else, write a script");
if ((field.key == "bare") and (field.value != "yes")
    and (field.value != "no"))
  complain(field, "bare is either yes or no", "");

@ A recipe is complete if it has a problem. A chooser and a script
contradict each other.

@<Read a recipe@>=
void RecipeReader::demand(std::string const& key) const
{
  if (std::find(seen.begin(), seen.end(), key) == seen.end())
    throw InputError(source, source.text.size(), 0,
      fmt::format("the recipe has no {}", key),
      fmt::format("add a line like: {}: c5.dlx", key));
}
Recipe RecipeReader::read()
{
  recipe.source = source;
  recipe.name = Path(source.name).stem().string();
  for (@[auto const& field@, : @,cut(source)@]) take(field);
  if (recipe.title.empty()) recipe.title = recipe.name;
  demand("problem");
  bool const both = not recipe.script.empty()
    and std::find(seen.begin(), seen.end(), "chooser") != seen.end();
  if (both) throw InputError(source, recipe.script_at, 1,
    "there are a chooser and a script", "delete one of the two");
  return recipe;
}
Recipe read_recipe(Source const& source)
{
  return RecipeReader(source).read();
}

@* Drawing a trace. Picture number |k| shows what happened in step |k|.
Whether it is wanted is asked before it is drawn, because drawing is what
takes the time.

@<Choose pictures@>=
static bool wants(Selection const& s, int k, int last, Event const* event)
{
  if (s.everything() or (s.last and k == last)) return true;
  for (@[auto const& range@, : @,s.ranges@])
    if (range.first <= k and k <= range.second) return true;
  return event != nullptr and std::find(s.types.begin(), s.types.end(),
    event->type) != s.types.end();
}
static int count_steps(Trace const& trace, Grain grain)
{
  Replay replay(trace);
  int n = 0;
  while (step(trace, replay, grain)) ++n;
  return n;
}
static Event const* last_event(Trace const& trace, Replay const& replay)
{
  if (replay.write() > 0) return &trace.events[replay.event()];
  return replay.event() == 0 ? nullptr : &trace.events[replay.event() - 1];
}

@ At each pace, the trace is walked once to count its steps, because only
then |last| means something, and once more to draw.

@<Draw a trace@>=
static std::string draw_one(Stage const& stage, Replay const& replay,
  Grain grain, Drawing const& d)
{
  if (d.subject == Subject::board)
    return draw_board(stage, replay, grain, d.bare);
  return draw_links(stage, replay, grain,
    @[Extras{d.subject == Subject::both, d.bare}@]);
}
static void draw_walk(Stage const& stage, Grain grain, Drawing const& d,
  std::vector<Picture>& pictures)
{
  constexpr char const* names[] = { "event", "node", "link" };
  Trace const& trace = stage.trace();
  int const last = count_steps(trace, grain);
  Replay replay(trace);
  int k = 0;
  do {
    if (wants(d.steps, k, last, last_event(trace, replay)))
      pictures.push_back(@[{fmt::format("{}-{:03}",
        names[static_cast<std::size_t>(grain)], k),
        caption(trace, replay, grain), draw_one(stage, replay, grain, d)}@]);
    ++k;
  } while (step(trace, replay, grain));
}

@ The matrix has its own steps, and a tree is a single picture. Asking for
what a trace does not have is an error, and it is reported before anything is
written.

@<Draw a trace@>=
static void draw_by_hand(Trace const& trace, Drawing const& d,
  std::vector<Picture>& pictures)
{
  auto const steps = matrix_steps(trace);
  if (steps.empty()) throw std::invalid_argument(
    "a drawing of the matrix needs a search, and this trace has none");
  int k = 1;
  for (@[auto const& s@, : @,steps@]) {
    if (wants(d.steps, k, static_cast<int>(steps.size()), nullptr))
      pictures.push_back(@[{fmt::format("step-{:03}", k), s.text,
        draw_matrix(trace.problem, s, d.bare)}@]);
    ++k;
  }
}
std::vector<Picture> draw_trace(Trace const& trace, Drawing const& d)
{
  std::vector<Picture> pictures;
  if (d.subject == Subject::tree)
    pictures.push_back(@[{"tree", @[Caption{"the search tree", "", ""}@],
      draw_tree(trace, d.bare)}@]);
  else if (d.subject == Subject::matrix) draw_by_hand(trace, d, pictures);
  else {
    Stage const stage(trace);
    if (d.subject != Subject::links and not stage.board())
      throw std::invalid_argument(
        "the options of this problem do not name squares of a board");
    for (@[Grain grain@, : @,d.grains@]) draw_walk(stage, grain, d, pictures);
  }
  return pictures;
}

@* Rendering. Starting \cmd{neato} once for each picture would take minutes,
since each time it looks for fonts first. It can render many files in one run
(the option
\.{-O} puts each picture beside its source), so we start it once for each
format, with all files, and let the runs go on side by side.
@^neato@>

No shell is involved: a file name with blanks or worse is just an argument.
Whatever the program writes to standard error we keep; a renderer that has
something to say has changed something, and then the pictures are not ours any
more.
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

@ The child gets our pipe as its standard error, and nothing to read or to say
otherwise. Both ends of the pipe are closed in it as soon as it runs (that is
what |O_CLOEXEC| does), so that the pipe ends when the child does.

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

@ We listen until the child closes its end, and then ask how it ended. If the
first of two children is slow, the second one waits politely with a full pipe;
there is no deadlock, since nobody waits for us.

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

@ A command line can be two million characters long here, and a quarter of a
million on the smallest system that I know; two thousand files a run are safe.

\cmd{neato} calls its result \.{x.dot.svg}; we want \.{x.svg}.

@<Render pictures@>=
static std::vector<Child> start_renderers(
  std::vector<Path> const& files,
  std::vector<std::string> const& formats, std::size_t from, std::size_t to)
{
  std::vector<Child> children;
  for (@[auto const& format@, : @,formats@]) {
    std::vector<std::string> args = @[{"neato", "-n2", "-T" + format, "-O"}@];
    for (std::size_t k = from; k < to; ++k)
      args.push_back(std::filesystem::absolute(files[k]).string());
    children.push_back(start(std::move(args)));
  }
  return children;
}
static void rename_results(Path const& file,
  std::vector<std::string> const& formats)
{
  for (@[auto const& format@, : @,formats@]) {
    auto from = file, to = file;
    from += "." + format;
    to.replace_extension(format);
    std::filesystem::rename(from, to);
  }
}

@ If a run complains, all others are still waited for before we throw; no
process is left behind.

@<Render pictures@>=
void render(std::vector<Path> const& files,
  std::vector<std::string> const& formats)
{
  constexpr std::size_t at_once = 2000;
  for (std::size_t from = 0; from < files.size(); from += at_once) {
    auto const to = std::min(files.size(), from + at_once);
    auto children = start_renderers(files, formats, from, to);
    for (@[auto& child@, : @,children@]) finish(child);
    for (@[auto const& child@, : @,children@])
      if (not child.trouble.empty()) throw RenderError(fmt::format(
        "Graphviz complains: {}\n(its program neato is in the package "
        "graphviz)",
        trim(child.trouble.substr(0, 600))));
    for (std::size_t k = from; k < to; ++k) rename_results(files[k], formats);
  }
}

@* Writing files. A folder of an earlier run may be there; files of the same
names are replaced, and all others stay. We never delete anything.

@<Write files@>=
static void write_file(Path const& file,
  std::string const& text)
{
  std::ofstream out(file, std::ios::binary);
  out << text;
  out.close();
  if (not out) throw std::runtime_error(fmt::format("cannot write {}",
    file.string()));
}
std::vector<Path> write_sequence(
  Path const& folder, Sequence const& sequence)
{
  std::filesystem::create_directories(folder);
  std::vector<Path> files;
  for (@[auto const& picture@, : @,sequence.pictures@]) {
    files.push_back(folder / (picture.name + ".dot"));
    write_file(files.back(), picture.dot);
  }
  std::ostringstream trace;
  write_trace(trace, sequence.trace);
  write_file(folder / "trace.jsonl", trace.str());
  write_file(folder / "index.html", sequence_page(sequence));
  return files;
}

@* The pages. A page is plain HTML that needs nothing from anywhere: no
script, no font, no network. It follows the reader's choice of light or dark;
the pictures themselves are always on white paper. Each picture has its size
from the beginning, so that nothing jumps while they are loaded, and an
alternative text that says what one would see happen.
@^accessibility@>

@<Write a page@>=
constexpr char const* style =
  ":root{color-scheme:light dark;--paper:#faf9f6;--ink:#1d1d1d;--soft:#595959;"
  "--line:#d8d5cc;--link:#0b5a9d}\n"
  "@@media(prefers-color-scheme:dark){:root{--paper:#17181a;--ink:#ececec;"
  "--soft:#b3b3b3;--line:#3b3d40;--link:#8cc1ee}}\n"
  "body{margin:0 auto;padding:2rem 1.2rem 5rem;max-width:76rem;"
  "background:var(--paper);color:var(--ink);"
  "font:1.05rem/1.55 Palatino,\"Palatino Linotype\",\"URW Palladio L\","
  "Georgia,serif}\n"
  "h1{font-size:2.1rem;line-height:1.2;margin:.4em 0 .3em}\n"
  "h2{font-size:1.35rem;margin:2.4em 0 .4em}\n"
  "p{max-width:44rem}a{color:var(--link)}.soft{color:var(--soft)}\n"
  "figure{margin:1.4rem 0 2.6rem}\n"
  "img{display:block;max-width:100%;height:auto;background:#fff;"
  "border:1px solid var(--line);border-radius:8px}\n"
  "figcaption{margin-top:.5rem}\n"
  ".tiles{display:grid;gap:1.6rem;padding:0;list-style:none;"
  "grid-template-columns:repeat(auto-fill,minmax(18rem,1fr))}\n"
  ".tiles img{width:100%;height:13rem;object-fit:contain}\n"
  ".tiles h2{margin:.6em 0 .2em;font-size:1.15rem}.tiles p{margin:.2em 0}\n";

@ The frame of every page, with its style inside.

@<Write a page@>=
static std::string page(std::string const& title, std::string const& body)
{
  return fmt::format("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n"
    "<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
    "content=\"width=device-width,initial-scale=1\">\n<title>{}</title>\n"
    "<style>\n{}</style>\n</head>\n<body>\n{}</body>\n</html>\n",
    escape_html(title), style, body);
}

@ The size of a picture is written into its first box, the frame, in inches. A
pixel of a page is a 96th of an inch.

@<Write a page@>=
static int pixels(std::string const& dot, char const* name)
{
  auto const at = dot.find(name);
  double inches = 0;
  if (at != std::string::npos)
    inches = std::stod(dot.substr(at + std::strlen(name), 20));
  return static_cast<int>(inches * 96 + 0.5);
}
static std::string image(std::string const& folder, Picture const& p)
{
  auto const detail = p.caption.detail.empty() ? ""
    : " (" + p.caption.detail + ")";
  return fmt::format("<img src=\"{}{}.svg\" width=\"{}\" height=\"{}\" "
    "loading=\"lazy\" alt=\"{}\">", folder, p.name, pixels(p.dot, " width="),
    pixels(p.dot, " height="), escape_html(p.caption.line() + detail));
}

@ The page of a sequence. Every picture is a figure with an identity, so that
a link can point to a single step: \.{report-cover/index.html\#link-002}.

@<Write a page@>=
static std::string grain_of(std::string const& name)
{
  if (name.starts_with("event-")) return "Event by event";
  if (name.starts_with("node-")) return "Node by node";
  if (name.starts_with("link-")) return "Link by link";
  if (name.starts_with("step-")) return "Step by step";
  return @[{}@];
}
static std::string sequence_page(Sequence const& s)
{
  std::string body = fmt::format(
    "<p><a href=\"../index.html\">All sequences</a></p>\n<h1>{}</h1>\n"
    "<p>{}</p>\n<p class=\"soft\">{} pictures, drawn from "
    "<a href=\"trace.jsonl\">this trace</a>.</p>\n", escape_html(s.title),
    escape_html(s.caption), s.pictures.size());
  std::string grain;
  for (@[auto const& p@, : @,s.pictures@]) {
    if (auto const now = grain_of(p.name); now != grain) {
      grain = now;
      body += fmt::format("<h2>{}</h2>\n", grain);
    }
    body += fmt::format("<figure id=\"{0}\">\n{1}\n<figcaption><b>{2}</b> "
      "<span class=\"soft\">{3} &#183; {0} &#183; <a href=\"{0}.pdf\">PDF</a>"
      "</span></figcaption>\n</figure>\n", p.name, image("", p),
      escape_html(p.caption.line()), escape_html(p.caption.detail));
  }
  return page(s.title, body);
}

@ The top page shows one picture of each sequence. The first would be the
dullest one, so we take one from the middle.

@<Write a page@>=
static std::string top_page(std::vector<Sequence> const& sequences)
{
  std::string body = "<h1>Dancing links, in pictures</h1>\n"
    "<p>Every picture here was drawn by the program, from a trace of what it "
    "did to its links.</p>\n<ul class=\"tiles\">\n";
  for (@[auto const& s@, : @,sequences@]) {
    if (s.pictures.empty()) continue;
    auto const& p = s.pictures[s.pictures.size() / 2];
    body += fmt::format("<li><a href=\"{0}/index.html\">{1}</a>\n"
      "<h2><a href=\"{0}/index.html\">{2}</a></h2>\n<p>{3}</p>\n"
      "<p class=\"soft\">{4} picture{5}</p></li>\n", s.name,
      image(s.name + "/", p), escape_html(s.title), escape_html(s.caption),
      s.pictures.size(), s.pictures.size() == 1 ? "" : "s");
  }
  return page("Dancing links, in pictures", body + "</ul>\n");
}

@* From recipes to pages. A file that cannot be read is a mistake in the
recipe that names it, so that is where the complaint points.

@<Prepare a sequence@>=
static bool slurp(Path const& file, Source& source)
{
  std::ifstream in(file, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  source.name = file.string();
  source.text = text.str();
  return in.good() and not std::filesystem::is_directory(file);
}
static Source fetch(Recipe const& recipe, Path const& file,
  std::size_t at)
{
  Source source;
  if (not slurp(file, source))
    throw InputError(recipe.source, at, 1, fmt::format("cannot read {}",
      file.string()), "file names are relative to the recipe");
  return source;
}

@ A search is run with a |Recorder| listening. If a drawing is refused, or
nothing is selected, the recipe is to blame, and the complaint points to it.

@<Prepare a sequence@>=
static Trace run(Recipe const& recipe)
{
  Problem const problem = read_problem(fetch(recipe, recipe.problem,
    recipe.problem_at));
  Links links(problem);
  if (recipe.script.empty()) {
    Recorder recorder(problem, recipe.chooser);
    search(links, recipe.chooser == "first" ? Chooser::first
      : Chooser::smallest, Limits(), nullptr, &recorder);
    return recorder.take();
  }
  Script const script = read_script(fetch(recipe, recipe.script,
    recipe.script_at), problem);
  Recorder recorder(problem, "script");
  follow(script, links, Limits(), nullptr, &recorder);
  return recorder.take();
}
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

@ All recipes are read, and all pictures drawn, before the first file is
written; a mistake in the last recipe is found at once, and leaves no
half-made gallery behind.

@<Make a gallery@>=
void make_gallery(std::vector<Path> const& recipes,
  Path const& folder)
{
  std::vector<Sequence> sequences;
  for (@[auto const& file@, : @,recipes@]) {
    Source source;
    if (not slurp(file, source)) throw std::runtime_error(fmt::format(
      "cannot read {}", file.string()));
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
yesterday's pictures, because a run that failed half-way had already replaced
the text. A sequence that sorts \.{link-10} before \.{link-9}.}

\pinned{\.{tests/gallery\UL test.cpp} demands of each wrong recipe a
complaint at the right line and column. It renders a sample of every sequence
of this book and counts edges and boxes in the SVG files; follows each link of
the pages to a file; and puts a program that murmurs, one that fails, and one
that talks without end in the place of \cmd{neato}.}

\exercise{Write a recipe for a problem of your own, and make it draw only the
dead ends. How would you show two searches of the same problem side by side?}

\summary{A recipe names a problem, a search, and the pictures wanted. Graphviz
is run twice for everything, and must be silent. What comes out is a folder
that can be put on any web server, or on none.}
