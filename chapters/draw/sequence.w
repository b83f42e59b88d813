@** Sequences of pictures. \label{draw/sequence}%
A single picture shows what the list looks like. To see it {\it dance}, one needs dozens in a row: a
hundred and fourteen covers and uncovers for four queens. How are they made, how many of them are in
memory at a time, and which need not be made again?
{\nolegend\steps{\step{.485\pagewidth}{paper-cover-a/event-001}{event 1}\step{.485\pagewidth}%
{paper-cover-a/event-002}{event 2}}{Two pictures of a sequence: item~A is covered, and
comes back.}}
@^sequence of pictures@>

Here is what a few wishes come to, for four queens.
$$\vbox{\halign{#\hfil\quad&\hfil#\quad&#\hfil\cr
the wish&pictures&their names\cr
\noalign{\smallskip}
links, by events&153&\.{event-000} to \.{event-152}\cr
links, by nodes&481&\.{node-000} to \.{node-480}\cr
links, by links&1251&\.{link-000} to \.{link-1250}\cr
the board, at tries, dead ends, solutions&22&\.{event-003}, \.{event-008}, \dots\cr
the tree&1&\.{tree}\cr}}$$
Picture~$k$ shows what step~$k$ has done; so one can put the list, the board, and the log side by
side.

@ A |Drawing| says what is to be drawn. An empty selection takes everything.

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

@ A picture does not know where it will be stored. A sequence does, and it keeps its trace, so that
the trace can be written beside the pictures.

@<Declare pictures and their sequences@>=
struct Picture {
  std::string pace; /* \.{event}, \.{node}, \.{link}, \.{step}; empty if it is alone */
  std::string name; /* \.{event-017}, without an ending */
  Caption caption;
  std::string dot;  /* for \.{neato -n2} */
  int width = 0, height = 0; /* in pixels of a page */
};
struct Sequence {
  std::string name, title, caption; /* |name| is also that of its folder */
  Trace trace;
  std::vector<Picture> pictures;
  bool film = false; /* is there a \.{film.svg} beside them? */
  bool in_gallery = false; /* is there a page above theirs? */
  bool bare = false; /* are they without titles? */
  std::string group = ""; /* its heading on the page above */
};

@ The trace of eight queens has 11518 events, and a picture of one of them is a third of a megabyte
of DOT. So |draw_trace| {\it shows\/} each picture to its caller as soon as it is drawn, and forgets
it. A second function returns a vector, for the gallery, which draws all before it touches a file.
@^streaming@>

@(dlx/draw/sequence.hpp@>=
#pragma once
/* Turns a trace into a sequence of pictures: which ones are wanted, of what,
   at which pace, and what they are called. Files are written only if they change; and
   pictures rendered by Graphviz (its program neato), on all processors, which
   must not say a word. Nothing is ever deleted. */
#include "dlx/base/source.hpp"
#include "dlx/draw/frame.hpp"
#include <filesystem>
#include <functional>
#include <stdexcept>
#include <utility>
namespace dlx {
@<Declare what is to be drawn@>
@<Declare pictures and their sequences@>
@<Declare how a trace is drawn@>
@<Declare how files are written@>
@<Declare how pictures are rendered@>
} // |namespace dlx|

@ The caller decides what to keep.

@<Declare how a trace is drawn@>=
using Show = std::function<void(Picture picture)>;
  /* is called once for each picture, in their order */
std::size_t draw_trace(Trace const& trace, Drawing const& drawing,
  Show const& show); /* one by one; returns their number. Throws
  |std::invalid_argument|, before the first, if there is no board or search, if there are no
  links (textbook search), or bounds or costs for a matrix */
std::vector<Picture> draw_trace(Trace const& trace, Drawing const& drawing);
void walk(Trace const& trace, Grain grain, Selection const& selection,
  std::function<void(Replay const& replay, int k)> const& look);
  /* looks at the selected states, number |k| after |k| steps */
bool wants(Selection const& s, int k, int last, Event const* event);
  /* is picture |k| of |last| selected? An event may be missing */

@ A folder of an earlier run may be there; files of the same names are replaced if they differ, and
all others stay.

@<Declare how files are written@>=
using Path = std::filesystem::path;
using Paths = std::vector<Path>;
using Formats = std::vector<std::string>; /* such as \.{svg} */
std::string slurp(Path const& file, Source& source);
  /* reads all of it; returns the reason if it fails, empty if all is well */
bool put_file(Path const& file, std::string const& text);
  /* writes |text|, unless the file has it already; was it written? The file is
     whole, the old or the new one. Throws |std::runtime_error| if it cannot be written */
void make_folder(Path const& folder);
  /* with all folders above it; throws |std::runtime_error| */

@ Three functions start Graphviz.

@<Declare how pictures are rendered@>=
struct RenderError : std::runtime_error { using std::runtime_error::runtime_error; };
using Reporter = std::function<void(char const* stage, std::size_t pictures)>;
  /* is called now and then, with what has been done to how many pictures; what it
     throws ends the work, and leaves nothing behind that is not whole */
void render(Paths const& dot_files, Formats const& formats, Reporter const& report = nullptr);
  /* makes \.{x.svg} of \.{x.dot} if |formats| has \.{svg}, and so on; |report| before each
     batch. Throws |RenderError| if Graphviz is missing, fails, or murmurs */
Paths outdated(Paths const& dot_files, Formats const& formats, Path const& version);
  /* those of which a picture is missing, or older than the text, or than the file |version|;
     all, if there is no such file */
std::string renderer_version(); /* what \cmd{neato} says of itself, and how we treat its pictures */

@ Graphviz is a process, and not a library here: a crash in a font would end the whole program, and
processes run side by side.
@^Graphviz as a library@> @^processes@>

@(dlx/draw/sequence.cpp@>=
#include "dlx/draw/sequence.hpp"
#include "dlx/base/whole_file.hpp"
#include "dlx/draw/squares.hpp"
#include "dlx/draw/tree.hpp"
#include <algorithm>
#include <csignal>
#include <cstring>
#include <fmt/core.h>
#include <fstream>
#include <sstream>
#include <sys/wait.h>
#include <thread>
namespace dlx {
@<Choose pictures@>
@<Walk through the selected states@>
@<Draw a trace@>
@<Read and write files@>
namespace {
@<Run a program without a word@>
@<Wash a picture@>
@<Render a batch@>
}
@<Render pictures@>
} // |namespace dlx|

@*1 Drawing. Whether a picture is wanted is asked before it is drawn, because drawing is what takes
the time.

@<Choose pictures@>=
bool wants(Selection const& s, int k, int last, Event const* event)
{
  if (s.everything() or (s.last and k == last)) return true;
  auto has_k = [k](std::pair<int, int> const& r) {
    return r.first <= k and k <= r.second; };
  return std::ranges::any_of(s.ranges, has_k) or@|
    (event != nullptr and std::ranges::count(s.types, event->type) > 0);
}

@ A walk goes through the trace at one pace. Picture~0 is drawn before the first step, hence the
|do|. For the word {\tentex last}, the steps are counted first, by a walk that looks at nothing.

@<Walk through the selected states@>=
void walk(Trace const& trace, Grain grain, Selection const& selection,
  std::function<void(Replay const& replay, int k)> const& look)
{
  int last = 0, k = 0;
  if (selection.last)
    for (Replay ahead(trace); step(trace, ahead, grain); ) ++last;
  Replay replay(trace);
  do {
    if (wants(selection, k, last, moment_of(trace, replay).event)) look(replay, k);
    ++k;
  } while (step(trace, replay, grain));
}

@ A picture knows its size, since a page must reserve room for it. The size is in its first box, the
frame, in inches; a pixel of a page is a 96th of an inch.

@<Draw a trace@>=
static int pixels(std::string const& dot, std::string_view name)
{
  auto const at = dot.find(name) + name.size();
  return static_cast<int>(std::stod(dot.substr(at, 20))*96 + 0.5);
}
std::size_t draw_trace(Trace const& trace, Drawing const& d, Show const& show)
{
  std::size_t count = 0;
  auto const put = [&](std::string const& pace, int k, Caption text, std::string dot) {
    int const w = pixels(dot, " width="), h = pixels(dot, " height=");
    show({pace, pace.empty() ? "tree" : fmt::format("{}-{:03}", pace, k), std::move(text),@|
      std::move(dot), w, h});
    ++count;
  };
  if (d.subject == Subject::matrix) { @<Draw the steps of a person@> }
  else if (d.subject == Subject::tree)
    put("", 0, {"the search tree", "", ""}, draw_tree(trace, d.bare));
  else { @<Draw the states of a list, or of a board@> }
  return count;
}

@ A matrix has steps of its own, which are counted from~1, as in the report. Events do not select
them.

@<Draw the steps of a person@>=
auto const steps = matrix_steps(trace);
int const last = static_cast<int>(steps.size());
if (last == 0) throw std::invalid_argument(@|
  "a drawing of the matrix needs a search, and this trace has none");
for (int k = 1; k <= last; ++k)
  if (auto const& s = steps[k - 1]; wants(d.steps, k, last, nullptr))
    put("step", k, s.text, draw_matrix(trace.problem, s, d.bare));

@ A tree is a single picture. Everything else but the board alone is drawn on a stage, set once for
all paces. If two paces are wanted, the trace is walked twice. So all pictures of a pace follow each
other.

@<Draw the states of a list, or of a board@>=
require_links(trace);
std::optional<Stage> stage;
if (d.subject != Subject::board) stage.emplace(trace);
for (Grain grain : d.grains)
  walk(trace, grain, d.steps, [&](Replay const& replay, int k) {
    put(grain_names[index(grain)], k, caption(trace, replay, grain),@|
      d.subject == Subject::board ? draw_board(trace, replay, grain, d.bare)
      : d.subject == Subject::both ? draw_links_and_board(*stage, replay, grain, d.bare)
      : draw_links(*stage, replay, grain, d.bare));
  });

@ The gallery keeps its pictures until all recipes are drawn.

@<Draw a trace@>=
std::vector<Picture> draw_trace(Trace const& trace, Drawing const& d)
{
  std::vector<Picture> all;
  draw_trace(trace, d, [&all](Picture p) { all.push_back(std::move(p)); });
  return all;
}

@*1 Files that stay. Rendering takes more than twenty times as long as writing the 1101 DOT files of
this book. So what was made earlier from the same text is kept. As in {\tentex make}, a result is
good if it is not older than what it was made from; so a text that does not change must keep its
date, and is {\it compared\/} before it is written. Here is a folder with two pictures, after two
runs; in the second run, picture 1 has a new title.
$$\vbox{\halign{\tt#\hfil\quad&#\hfil\quad&#\hfil\cr
&\rm first run&\rm second run, before rendering\cr
\noalign{\smallskip}
event-001.dot&12:00:01&12:07:30\cr
event-001.svg&12:00:02&12:00:02, too old\cr
event-002.dot&12:00:01&12:00:01, the same text\cr
event-002.svg&12:00:02&12:00:02, good\cr}}$$
A changed file is written as a whole or not at all (\sec{base/whole_file}).
@^Feldman, Stuart Irwin@> @^neato@>

@<Read and write files@>=
std::string slurp(Path const& file, Source& source)
{
  std::ifstream in(file, std::ios::binary);
  if (not in) return std::strerror(errno);
  if (std::filesystem::is_directory(file)) return std::strerror(EISDIR);
  source = {file.string(), ""};
  for (char block[1 << 16]; in.read(block, sizeof block) or in.gcount() > 0; )
    source.text.append(block, static_cast<std::size_t>(in.gcount()));
  return in.bad() ? "it could not be read to its end" : "";
}
bool put_file(Path const& file, std::string const& text)
{
  Source old;
  std::error_code fault; /* what is no file is not read to its end, for it may have none */
  bool const has_it = std::filesystem::is_regular_file(file, fault)@|
    and slurp(file, old).empty() and old.text == text;
  if (not has_it) replace_file(file.string(), text, Lasting::no);
  return not has_it;
}

@ The exceptions of the library are replaced by a sentence with a name of a file in it.

@<Read and write files@>=
void make_folder(Path const& folder)
{
  std::error_code fault;
  std::filesystem::create_directories(folder, fault);
  if (fault) throw std::runtime_error("cannot make the folder "
    + visible(folder.string()) + ": " + fault.message());
}
static bool is_good(Path const& made, Path const& source) /* is it there, and no older than |source|? */
{
  std::error_code fault, other;
  auto const date = std::filesystem::last_write_time(made, fault);
  return date >= std::filesystem::last_write_time(source, other) and not fault and not other;
}

@*1 Graphviz. The renderer must be silent. Its warnings, such as that a label was too wide, mean
that a picture is not what we have described; then we would rather have no picture. A program is
started by the shell, with a pipe to its standard error. Each file name is in single quotes, lest
the shell look for blanks, dollars, and semicolons in it. Any output on standard error is trouble.
The shell has the status 127 for a program that is not there.
@^warnings are errors@>

@<Run a program without a word@>=
using Pipe = @[std::FILE*@]; /* from a program's standard error */
Pipe start(std::vector<std::string> const& args)
{
  std::string line = "exec";
  for (auto const& word : args) {
    line += " '";
    for (char c : word) line += c == '\'' ? "'\\''" : std::string(1, c);
    line += '\'';
  }
  return popen((line + " 2>&1 > /dev/null < /dev/null").c_str(), "r");
}
std::string trouble_of(Pipe child)
{
  if (child == nullptr) return std::strerror(errno);
  std::string said;
  for (int c; (c = std::fgetc(child)) != EOF; ) said += static_cast<char>(c);
  int const status = pclose(child);
  int const end = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  if (end == 127) return fmt::format("neato cannot be run: {}", std::strerror(ENOENT));
  return end != 0 and said.empty() ? fmt::format("it ended with status {}", end) : said;
}

@ An SVG file of Graphviz's has three things in it that we do not want: the name of the font at
every text, comments, and a title for each box, which browsers show. Graphviz writes a line for each
of them, so the cleaning goes line by line, and the font is named once, at the root. The name of the
whole graph is \.{graph0} or \.{page0,1\UL graph0}, depending on what the same process has drawn
before; it becomes the former. The picture also gets its style for the night (\sec{draw/sheet}).
@^SVG@>

@<Wash a picture@>=
std::string washed(std::string const& svg)
{
  constexpr std::string_view mark = " font-family=\"";
  std::istringstream in(svg);
  std::string out, font;
  for (std::string row; std::getline(in, row); ) {
    auto const ends = [&row](std::string_view with) // with the first of its kind
      { return row.ends_with(with) and row.find(with) + with.size() == row.size(); };
    bool const is_title = row.starts_with("<title>") and ends("</title>");
    bool const is_comment = row.starts_with("<!--") and (ends("-->") or row.find('>') == row.npos);
    if (is_title or is_comment or row == " -->") continue;
    if (auto const at = row.find(mark); at != std::string::npos) {
      auto const end = row.find('"', at + mark.size()) + 1;
      font = row.substr(at, end - at);
      row.erase(at, end - at);
    }
    if (auto const at = row.find("id=\"page0,1_"); at != std::string::npos)
      row.erase(at + 4, 8);
    out += row + '\n';
  }
  auto const root = out.find("<svg");
  if (root == std::string::npos) return out;
  out.insert(out.find('\n', out.find('>', root)) + 1, night_style());
  return out.insert(root + 4, font);
}

@ \cmd{neato} calls its result \.{x.dot.svg}; a file gets its final name \.{x.svg} when it is
complete.

@<Render a batch@>=
Path draft_of(Path const& file, std::string const& format) { return file.string() + "." + format; }
void collect(Path const& file, std::string const& format)
{
  auto const to = Path(file).replace_extension(format).string();
  Source made;
  if (auto const why = slurp(draft_of(file, format), made); not why.empty())
    throw RenderError(fmt::format("cannot make {}: {}", visible(to), why));
  replace_file(to, format == "svg" ? washed(made.text) : made.text, Lasting::no);
}

@ There are four ways out of a batch: it is done; a child complains; a draft cannot be read; the
picture does not fit on the disk. The drafts must be removed on all of them, so a destructor does
it.

@<Render a batch@>=
class Drafts { /* of all files and formats; they are gone when this is */
public:
  Drafts(Paths const& some, Formats const& wanted) : files(some), formats(wanted)@+{@+}@/
  ~Drafts()
  {
    std::error_code ignored;
    for (Path const& file : files)
      for (auto const& format : formats) std::filesystem::remove(draft_of(file, format), ignored);
  }
  Drafts(Drafts const&) = delete;
private:
  Paths const& files;
  Formats const& formats;
};

@ Each \cmd{neato} gets many files and makes all formats of them: both together take 16 ms a
picture, one after the other 22. There are as many processes as the machine has processors. The
first takes the files 0, |hands|, |2*hands|, and so on. If one of them complains, all others are
still waited for before we throw.

Control-C reaches the children, too, and a handler of \cmd{neato} may then wait forever for a lock
that it holds itself. So the signal is blocked while \cmd{neato} starts, and no child receives it (\sec{base/signals}). A batch is done in
half a second. Of a complaint, six hundred characters are shown.
@^Control-C@>

@<Render a batch@>=
void render_batch(Paths const& files, std::size_t hands, Formats const& formats)
{
  std::vector<Pipe> children;
  SignalsWait const unheard({SIGINT});
  for (std::size_t first = 0; first < std::min(files.size(), hands); ++first) {
    std::vector<std::string> args = {"neato", "-n2", "-O"};
    for (auto const& format : formats) args.push_back("-T" + format);
    for (std::size_t k = first; k < files.size(); k += hands)
      args.push_back(std::filesystem::absolute(files[k]).string());
    children.push_back(start(args));
  }
  std::string trouble;
  for (Pipe child : children)
    if (auto const its = trouble_of(child); trouble.empty()) trouble = its.substr(0, 600);
  if (trouble.empty()) return;
  trouble.erase(trouble.find_last_not_of(" \t\r\n") + 1);
  throw RenderError(fmt::format("Graphviz complains: {}\n"
    "(its program neato is in the package graphviz)", trouble));
}

@ Twenty files a process are many enough for its start to be forgotten, and few enough for a person
who waits: before each batch |report| says how many pictures are done, and can stop the work by
throwing. If a batch fails, the pictures of those before it are there, complete, and will be found
to be good by the next run.

@<Render pictures@>=
void render(Paths const& files, Formats const& formats, Reporter const& report)
{
  std::size_t const hands = std::max(1u, std::thread::hardware_concurrency());
  std::size_t const size = 20*hands;
  for (std::size_t from = 0; from < files.size(); from += size) {
    if (report) report("rendered", from);
    auto const begin = files.begin() + static_cast<std::ptrdiff_t>(from);
    Paths const batch(begin, begin + static_cast<std::ptrdiff_t>(std::min(size, files.size() - from)));
    Drafts const until_collected(batch, formats);
    render_batch(batch, hands, formats);
    for (Path const& file : batch)
      for (auto const& format : formats) collect(file, format);
  }
}

@ A picture is good if all of its formats are there, and none is older than the text. A new version
of Graphviz may draw another arrowhead; so the program is asked for its version, which
\cmd{neato -V} writes to standard error. The version is in a file, and pictures that are older than
this file are outdated, too. If we wash differently, the number below must change.

@<Render pictures@>=
Paths outdated(Paths const& dot_files, Formats const& formats, Path const& version)
{
  Paths result;
  for (Path const& file : dot_files)
    if (std::ranges::any_of(formats, [&](std::string const& format) {
      auto const made = Path(file).replace_extension(format);
      return not is_good(made, file) or not is_good(made, version); })) result.push_back(file);
  return result;
}
std::string renderer_version()
{ return trouble_of(start({"neato", "-V"})) + "washed in manner 2\n"; }

@ \pitfall{A vector of all pictures, when it is not known how many there are. A sequence that sorts
\.{link-10} before \.{link-9}: numbers have three digits; after a thousand, only the page is in
order. A selection that selects nothing, and is taken for everything. A file called \.{a;b.dot} that
is not quoted. Comparing texts, and forgetting that the last run was interrupted before it came to
rendering; believing the dates when it is the {\it renderer\/} that has changed.}

\pinned{\.{tests/draw/sequence\UL test.cpp} selects, stops, and counts covers; and puts programs
that are missing, murmur, talk a lot, or fail in the place of \cmd{neato}.}

\exercise[20]{Draw only the steps at which something happens to one item, whose name is given. Where
would you put the question, and what would it cost for the trace of eight queens?} \answer{In
|wants|, for it is a question about the event of a picture: is its |item| the one, or does one of
its writes have a header or an entry of it as its node? The second half needs the list, to know the
item of a node; or else the numbers of entries, which can be found once for the problem. For eight
queens it is asked 11519 times at the pace of events, and 118929 times at that of links, whether a
picture is drawn or not.}

\exercise[25]{Dates can lie: an archive is unpacked, or a clock is set back. Store a sum of each
text beside the pictures instead. What has to be stored, and when, so that an interrupted run does
no harm?} \answer{For each picture the sum of the text from which it was made, in one file of the
folder, written after the batch has been collected and before the next begins; it gets its name by
renaming, when it is complete. If the run is interrupted, the old sums stay, and the pictures of the
last batch are made once more. The sum must include the version of the renderer.}

\summary{Pictures are drawn one by one, and shown as soon as they are there; their numbers are those
of the steps. A file whose text has not changed keeps its date; a picture that is younger than its
text is good. The others are rendered by a few runs of Graphviz, which must be silent.}
