@** The renderer. \label{draw/renderer}%
Writing the 1101 DOT files of this book takes us half a second; rendering
them takes more than twenty times as long, so this is where time can
be saved. The best way is not to render at all: what was made earlier from the
same text is still good. But how does one know, for certain, that a picture need
not be touched?
{\nolegend\figure{.5\pagewidth}{corner/event-000}{What a renderer is for: rounded corners,
arrowheads, and letters.}}

There is a simple answer, which {\tentex make} has been giving since 1976: a result is
good if it is younger than what it was made from. But then what it was made from must
keep its date when it does not change, and so it must be {\it compared\/} before it is
written. Here is a folder with
two pictures, after two runs; in the second run, picture 1 has a new title.
$$\vbox{\halign{\tt#\hfil\quad&#\hfil\quad&#\hfil\cr
&\rm first run&\rm second run, before rendering\cr
\noalign{\smallskip}
event-001.dot&12:00:01&12:07:30\cr
event-001.svg&12:00:02&12:00:02, too old\cr
event-002.dot&12:00:01&12:00:01, the same text\cr
event-002.svg&12:00:02&12:00:02, good\cr}}$$
@^Feldman, Stuart Irwin@> @^neato@>

@ What does have to be rendered should be rendered fast. I measured the first
hundred link pictures of the Latin squares:
$$\vbox{\halign{#\hfil\quad&\hfil#\cr
one \cmd{neato} for each picture and format&slow: each looks for its fonts\cr
one for all SVG files&8.5 ms a picture\cr
one for all PDF files&13.5 ms a picture\cr
one for both (it reads and places only once)&16 ms a picture\cr}}$$
So each \cmd{neato} gets many files and makes all formats of them, and there
are as many of them as the machine has processors; they take the files in
turns, like dealing cards, since neighbours are alike and the work should be
shared fairly. 

Why must the renderer be silent? Its warnings are polite: a label was too
wide, an edge had no position, a font was replaced by another one. But each
of them means that a picture is not what we have described. Of a hundred
edges in a picture, one that was lost would not be missed; so we
would rather have no picture. And Graphviz can be missing, or old, or in a bad
mood; that is an error of its own kind.
@^warnings are errors@>

There are eight functions, and no class but that of the error, for the state is in the file system,
where it can be seen with \cmd{ls -l}. A folder of an earlier run may be there;
files of the same names are replaced if they differ, and all others stay.

@(dlx/draw/renderer.hpp@>=
#pragma once
/* Files of pictures, which are written only if they change; and has pictures
   rendered by Graphviz (its program neato), on all processors, and demands that
   it does so without a word. Nothing is ever deleted. */
#include "dlx/base/source.hpp"
#include <filesystem>
#include <functional>
#include <stdexcept>
#include <string>
#include <vector>
namespace dlx {
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
bool is_good(Path const& made, Path const& source);
  /* is the file |made| there, and no older than |source|? */
@<Declare how pictures are rendered@>
} // |namespace dlx|

@ Three of the eight functions start a program: Graphviz, or for films (\sec{draw/film}) another
one, from which no word is wanted either.

@<Declare how pictures are rendered@>=
struct RenderError : std::runtime_error { using std::runtime_error::runtime_error; };
std::string murmur_of(std::vector<std::string> const& words);
  /* runs a program with these words; returns what it said on standard error, or why it
     failed; empty if all went well */
using Told = std::function<void(char const* stage, std::size_t pictures)>;
  /* is called now and then, with what has been done to how many pictures; what it
     throws ends the work, and leaves nothing behind that is not whole */
void render(Paths const& dot_files, Formats const& formats, Told const& told = nullptr);
  /* makes \.{x.svg} of \.{x.dot} if |formats| has \.{svg}, and so on; |told| before each
     batch. Throws |RenderError| if Graphviz is missing, fails, or murmurs */
Paths outdated(Paths const& dot_files, Formats const& formats);
  /* those that have changed since they were last rendered, or never were */
std::string renderer_version(); /* what \cmd{neato} says of itself, and how we
  treat its pictures; if this changes, all pictures are outdated */

@ Graphviz can also be used as a library. Why do we not? A crash in a font would
take the whole program with it; and processes run side by
side without knowing of each other.
@^Graphviz as a library@> @^processes@>

@(dlx/draw/renderer.cpp@>=
#include "dlx/draw/renderer.hpp"
#include "dlx/base/signals.hpp"
#include "dlx/base/whole_file.hpp"
#include "dlx/draw/colours.hpp"
#include <algorithm>
#include <csignal>
#include <cstring>
#include <fmt/core.h>
#include <fstream>
#include <sstream>
#include <sys/wait.h>
#include <thread>
namespace dlx {
@<Read and write files@>
namespace {
@<Run a program without a word@>
@<Wash a picture@>
@<Render a batch@>
}
@<Render pictures@>
} // |namespace dlx|

@*1 Files that stay. If a file cannot be read, the system knows why, and we
pass it on. (A folder can be opened as a file, and reads as an empty one. The
stream itself would not notice.) Reading a file to see whether it has to be
written sounds like twice the work. But reading the 46 megabytes of DOT files of
this book takes a small part of a second, and saves all of the rendering: a
second run over all recipes, with all searches, drawings, and comparisons, takes
two thirds of a second of a processor, and the first one fifteen.

What has changed is written as a whole or not at all (\sec{base/whole_file}). It need not last: a power failure
costs a second run.

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

@ The library would throw something of its own, in its own words and brackets;
so what can go wrong is said in a sentence with a name of a file in it. If a run
is interrupted between writing and rendering, the dates tell that, too: then the
text is younger. (A text that is written within the same tick of the clock as an
old picture could be missed. The ticks of the file systems that I know are short
compared with the time in which anything is rendered.)

@<Read and write files@>=
void make_folder(Path const& folder)
{
  std::error_code fault;
  std::filesystem::create_directories(folder, fault);
  if (fault) throw std::runtime_error("cannot make the folder "
    + visible(folder.string()) + ": " + fault.message());
}
bool is_good(Path const& made, Path const& source)
{
  std::error_code fault;
  auto const date = std::filesystem::last_write_time(made, fault);
  if (fault) return false;
  return date >= std::filesystem::last_write_time(source, fault) and not fault;
}

@*1 Children. A program is started by the shell, with a pipe to its standard
error, and nothing to read or to say otherwise. The shell would look for blanks,
dollars, and semicolons in our file names, so each of them is quoted: within
single quotes the shell understands nothing but the single quote that ends them.
A file named \.{a b;\$(touch c)'.dot} is then just an argument, and a test has
one.

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

@ We listen until the child closes its end, and then ask how it ended. If
the first of two children is slow, the second one waits politely with a full
pipe; there is no deadlock, since nobody waits for us. Whatever the program
writes to standard error is trouble: a renderer that has something to say has
changed something, and then the pictures are not ours any more. (The shell has
the status 127 for a program that is not there.)

@<Run a program without a word@>=
std::string trouble_of(Pipe child, std::string const& name = "neato")
{
  if (child == nullptr) return std::strerror(errno);
  std::string said;
  for (int c; (c = std::fgetc(child)) != EOF; ) said += static_cast<char>(c);
  int const status = pclose(child);
  int const end = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  if (end == 127) return fmt::format("{} cannot be run: {}", name, std::strerror(ENOENT));
  return end != 0 and said.empty() ? fmt::format("it ended with status {}", end) : said;
}

@ An SVG file of Graphviz's has three things in it that we do not want: the
name of the font at every text, although it is always the same; comments;
and for each box a title, which browsers show to everybody who rests the
mouse on it. Graphviz writes a line for each of them, so the cleaning goes line
by line, and the font is named once, at the root. This is a sixth of the bytes,
with not a pixel changed. And the name of the whole graph is \.{graph0} or
\.{page0,1\UL graph0}, depending on what the same process has drawn before;
the same picture should be the same file, so it is the former. If another
version of Graphviz writes two elements in one line, then nothing is washed out,
and the picture is larger, but right. On that occasion the picture gets its style for the night
(\sec{draw/colours}), as the first thing in it.
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

@*1 Batches. \cmd{neato} calls its result \.{x.dot.svg}; we want \.{x.svg}.
A file gets its final name when it is complete, so that an
\.{x.svg} is a whole picture, perhaps an old one. (The washed picture is written once more, and not only renamed, even if that is what it
was: it has to be younger than its text.) (On a
full disk, \cmd{neato} complains, and nothing is collected.) A complaint often ends with a
newline, which would tear our sentence apart; and of its text, six hundred
characters, some eight lines, will do.

@<Render a batch@>=
Path draft_of(Path const& file, std::string const& format) { return file.string() + "." + format; }
void collect(Path const& file, std::string const& format)
{
  auto const from = draft_of(file, format), to = Path(file).replace_extension(format);
  auto const complain = [&to](std::string const& why) {
    throw RenderError(fmt::format("cannot make {}: {}", visible(to.string()), why)); };
  if (format == "svg") {
    Source picture;
    if (auto const why_not = slurp(from, picture); not why_not.empty()) complain(why_not);
    return replace_file(to.string(), washed(picture.text), Lasting::no);
  }
  std::error_code fault;
  std::filesystem::rename(from, to, fault);
  if (fault) complain(fault.message());
}
std::string first_words(std::string const& text)
{
  auto const begin = std::min(text.find_first_not_of(" \t\r\n"), text.size());
  auto const words = text.substr(begin, 600);
  return words.substr(0, words.find_last_not_of(" \t\r\n") + 1);
}

@ A batch can end early: \cmd{neato} complains, the disk is full, somebody kills the children. What they have written by then are drafts, with the names
\.{x.dot.svg} and \.{x.dot.pdf}, and nobody would ever look at them. A destructor takes them away; if all went well, there are none. Why a destructor, and not a line behind the call? There are five ways out
of a batch: it is done; a child complains; a draft cannot be read, or not be renamed; the washed picture does not fit on the disk. A line is forgotten on
the fifth.

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

@ Control-C reaches the children, too, and \cmd{neato} does not take it well: it has a handler of its own, which tidies up, and if that comes in the middle of a call
for memory, it waits for a lock that it holds itself. (I found one that had been waiting for ten minutes, and we for it.) So it does not hear of
Control-C (\sec{base/signals}). A batch is done in half a second, and
whoever called finds out then.
@^Control-C@>

The first child takes the files 0, |hands|, |2*hands|, and so on. All of them
are started before we wait for the first. If one of them complains, all others
are still waited for before we throw; no process is left behind.

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
    if (auto const its = trouble_of(child); trouble.empty()) trouble = its;
  if (not trouble.empty())
    throw RenderError(fmt::format("Graphviz complains: {}\n"
      "(its program neato is in the package graphviz)", first_words(trouble)));
}

@ Twenty files a process are many enough for its start to be forgotten, and few enough for somebody who waits: before each batch
the caller is told how many pictures are done, and can stop the work by throwing, within half a second or so.
So the 1101 files of this book make 28 batches on a machine with two
processors, the last of them of 21 files. (The line that a shell is given can be 131072 characters long here, which
is far away.) What if the first batch succeeds, and the second one fails? Then the
pictures of the first one are there, complete, and will be found to be good
by the next run. Nothing of a failed batch is collected: its \.{x.dot.svg}
may be half a picture.

@<Render pictures@>=
void render(Paths const& files, Formats const& formats, Told const& told)
{
  std::size_t const hands = std::max(1u, std::thread::hardware_concurrency());
  std::size_t const size = 20*hands;
  for (std::size_t from = 0; from < files.size(); from += size) {
    if (told) told("rendered", from);
    auto const begin = files.begin() + static_cast<std::ptrdiff_t>(from);
    Paths const batch(begin, begin + static_cast<std::ptrdiff_t>(std::min(size, files.size() - from)));
    Drafts const until_collected(batch, formats);
    render_batch(batch, hands, formats);
    for (Path const& file : batch)
      for (auto const& format : formats) collect(file, format);
  }
}

@ A picture is good if all of its formats are there, and none is older than the
text. A new version of Graphviz may draw another arrowhead, and there is no date
from which one could see that. But the program can be asked for its version;
if we keep the answer, we can compare. We treat its pictures as well, and if
we do so differently from tomorrow on, the number below must change.
\cmd{neato -V} writes its version to standard error, where all others write
their complaints; so what we would throw as an error elsewhere is the answer
here.

@<Render pictures@>=
std::string murmur_of(std::vector<std::string> const& words)
{ return trouble_of(start(words), words[0]); }
Paths outdated(Paths const& dot_files, Formats const& formats)
{
  Paths result;
  for (Path const& file : dot_files)
    if (std::ranges::any_of(formats, [&file](std::string const& format) {
      return not is_good(Path(file).replace_extension(format), file); }))
      result.push_back(file);
  return result;
}
std::string renderer_version()
{ return trouble_of(start({"neato", "-V"})) + "washed in manner 2\n"; }

@ \pitfall{A renderer that is started through a shell, with a file called
\.{a;b.dot} that is not quoted. A renderer whose warnings scroll by. Comparing dates, and writing
files that have not changed; comparing texts, and forgetting that the last run
was interrupted before it came to rendering; believing the dates when it is the
{\it renderer\/} that has changed.}

\pinned{\.{tests/draw/renderer\UL test.cpp} puts programs that are missing, murmur, talk a lot, or fail in the place of \cmd{neato}.}

\exercise[25]{Dates can lie: an archive is unpacked, or a clock is set back.
Store a sum of each text beside the pictures instead. What has to be stored,
and when, so that an interrupted run does no harm?}
\answer{For each picture the sum of the text from which it was made, in one file
of the folder, written after the batch has been collected and before the next
begins; it gets its name by renaming, when it is complete. If the run is
interrupted, the old sums stay, and the pictures of the last batch are made once
more. The sum must include the version of the renderer.}

\summary{A file whose text has not changed is not written, and so keeps its
date; a picture that is younger than its text is good. What is left is rendered
by a few runs of Graphviz, which must be silent.}
