@** Traces and pictures. \label{command/pictures}%
How does the dance look? One command writes down its steps, and others draw them. Between them is
a format that other programs can write and read, too:
$$\flowchart{
\stage{problem}&\flow{34pt}{\.{trace}}&\stage{a line of JSON for each step}&%
\flow{30pt}{\.{draw}}&\stage{DOT, SVG, PDF}\cr
\below&&$\downarrow$\quad\small{\.{view}, \.{film}}\qquad$\downarrow$\quad\small{\.{check-trace}}\cr
\below&&\small{a page that plays it, a film\quad\quad right, or the first wrong link}\cr}$$
A sixth command, \.{figures}, searches and draws for the figures of this book, from recipes.
\transcript{draw-pipe}
A trace begins with its heading. Without any options, there is one picture for each of the other
lines, and one of the state before them; hence 65 and 65. A trace (\sec{draw/trace}) can be
searched with \cmd{grep}, compared, kept as a golden file, or written by a program in another
language.

Follow a trace with a pencil. Take two items $a$ and $b$ and three options, $\{a\}$, $\{a,b\}$,
and $\{b\}$. The list has a root, two headers, and four nodes. The trace has fifteen lines: the
problem; a line \.{choose} before each of the two items that are branched on; three times
\.{cover}, three times \.{try}, and twice \.{solution}, for $\{1,3\}$ and $\{2\}$; three times
\.{uncover}; and \.{done}, with the sums. The first cover, of~$a$, writes five fields. Two take
the header out of the list of items, three take node~5, the $b$ of the second option, out of its
column: its neighbours lose it, and the size of~$b$ drops to~1. The matching \.{uncover} writes
the same fields in the opposite order, with old and new exchanged.

@(dlx/command/pictures.hpp@>=
#pragma once
/* The commands |trace|, |draw|, |view|, |film|, and |figures|, which show the dance, and
   \.{check-trace}, which judges it. */
#include "dlx/command/settings.hpp"
namespace dlx {
void declare_trace(Declaration& d), declare_draw(Declaration& d), declare_view(Declaration& d),
  declare_film(Declaration& d), declare_figures(Declaration& d),
  declare_check_trace(Declaration& d);
} // |namespace dlx|

@ \.{--as} says what is seen, and \.{--grain} how often. These are the numbers of pictures of the
Latin squares of order two, from the same 65 lines.
$$\vbox{\halign{\.{#}\hfil\quad&#\hfil\quad&\hfil#\cr
\it words&\it what is seen&\it pictures\cr
\noalign{\smallskip}
--as links&the four-way list, with what has just changed in colour&65\cr
--as board&the board of the puzzle, filled so far&65\cr
--as links+board&both, side by side&65\cr
--as matrix&rows and columns of ones, as in Algorithm~X&8\cr
--as tree&the whole search, as a tree of nodes&1\cr
\noalign{\smallskip}
--grain event&each cover, uncover, choice, and try&65\cr
--grain node&each node that a cover walks over&121\cr
--grain link&each link that is written&279\cr}}$$
In a matrix, nothing can be seen while an item is covered link by link; a tree is drawn when the
search is over. \.{--steps} selects pictures by their numbers, as \.{3-7}; by the kind of event,
as \.{solution}; or the \.{last}.
@^view of a search@>

@(dlx/command/pictures.cpp@>=
#include "dlx/command/pictures.hpp"
#include "dlx/base/whole_file.hpp"
#include "dlx/command/files.hpp"
#include "dlx/command/interrupt.hpp"
#include "dlx/command/searching.hpp"
#include "dlx/draw/conformance.hpp"
#include "dlx/draw/film.hpp"
#include "dlx/draw/gallery.hpp"
#include "dlx/draw/multiples.hpp"
#include "dlx/draw/player.hpp"
#include "dlx/draw/squares.hpp"
#include "dlx/more/observer.hpp"
#include "dlx/more/search.hpp"
#include "dlx/puzzle/board.hpp"
#include <algorithm>
#include <span>
namespace dlx {
namespace {
@<Obey \.{trace}@>
@<Say how much it will be, and how much is done@>
@<Obey \.{draw}@>
@<Obey \.{view}@>
@<Obey \.{film}@>
@<Obey \.{check-trace}@>
}  // |namespace|
@<Declare traces and pictures@>
} // |namespace dlx|

@ An observer of the search writes the trace while it is running. Without costs, limits, a script, or the textbook, and if
the problem is plain and not large, the search is Algorithm DLX of \sec{dance/explore}. The general
list of \sec{more/links} writes the same trace; a test compares them.

The status is that of \.{solve}, with one exception: if a script steered the search, the trace of
the script was wanted, and the status is~0. With \.{--engine textbook}, the trace has no writes.
If the trace is printed on a terminal, a last line says how it can be looked at.

@<Obey \.{trace}@>=
Status write_trace(SearchSettings const& s)
{
  Problem const problem = read_problem_file(s);
  TraceWriter writer(std::cout, problem, s.chooser.substr(0, s.chooser.find(':')));
  std::optional<Totals> plainly;
  bool const is_for_links = (s.engine == "auto") or s.engine == "links";
  if (is_for_links and not (s.counts_money() or s.stops.any()) and script_of(s.chooser).empty())
    plainly = dance_plainly(problem, chooser_of(s.chooser), writer);
  Bargain b;
  if (plainly) b.result = {Ending::complete, *plainly};
  else b = search_as_told(s, problem, [](auto const&) {}, &writer); // what is printed, the writer prints
  finish_output();
  if (has_free_terminal(false) and not has_free_terminal(true))
    say("dlx: a trace is for programs; dlx trace | dlx view -o page.html makes a page that plays it, "
      "and dlx solve --log tells the same in words\n");
  Status const status = report(s, b);
  return b.result.ending == Ending::script ? Status::found : status;
}

@ A trace grows with the search: about two thousand characters for each node of ten queens.
\cmd{head} in the pipe stops the search. \.{trace} has the settings of \.{solve}, except those for
several threads, since a trace has one line after the other, and the sieve, since the search is
watched, and not its covers.

@<Declare traces and pictures@>=
void declare_trace(Declaration& d)
{
  auto& s = d.settings_of(write_trace);
  d.remark("The trace has one JSON object a line, for dlx draw and other programs.");
  declare_paying(d, s, true);
  declare_searching(d, s, true);
  declare_reading(d, s);
  d.examples({"dlx trace problem.dlx > trace.jsonl",
    "dlx make latin 2 | dlx trace | dlx draw --out pictures"});
}

@ The words of \.{draw} are those of the recipes in \sec{draw/gallery}, and are read as a recipe;
a small language that is understood in two places is soon two languages. A recipe also has a
problem and a title, which are a dash here. Complaints have no line and column, since the text was
not written by the user.

@<Obey \.{draw}@>=
struct PictureSettings {
  std::string file = "-", out, title; /* |out| is a folder, or a film */
  std::string subject = "links", grain = "event", steps = "all";
};
struct DrawSettings : PictureSettings {
  bool tex = false;
  bool is_selected = false; /* have steps been named? */
  double width = 213; /* of a small frame */
};
Drawing drawing_as_told(std::string const& lines, char const* complaint = "")
{
  try {
    return read_recipe({"what is wished", "title: -\nproblem: -\n" + lines}).drawing;
  } catch (InputError const& e) {
    throw std::invalid_argument(fmt::format("{}{}; {}", complaint, e.message(), e.help()));
  }
}
Drawing drawing_of(PictureSettings const& s)
{
  return drawing_as_told(fmt::format("draw: {}\ngrains: {}\nsteps: {}\n",@|
    s.subject.empty() ? "links" : s.subject, s.grain, s.steps));
}

@ Eight queens have 11,519 pictures, of a third of a megabyte each. The number of pictures is
found by walking through the trace without drawing; and the first picture shows how large the
others are. More than twenty megabytes are announced before the second picture. More than a
thousand are not written into a folder, unless \.{--steps} is given, perhaps as \.{--steps all}.
$$\vbox{\halign{#\hfil\quad&&\hfil#\quad\cr
{\it queens}&{\it lines of the trace}&{\it megabytes of it}&{\it of one picture}&{\it of all}&{\it of the page}\cr
\noalign{\smallskip}
four&153&.03&.07&13&.19\cr
six&1{,}059&.21&.16&201&.29\cr
eight&11{,}519&2.3&.30&{\it foretold:\/} 3{,}404&1.34\cr}}$$
A trace says what has changed, and a picture shows everything; so pictures cost the number of
lines times the size of the list. The page has the list once. If \.{--steps} selects nothing, the
complaint says how many pictures there are.
@^large output@>

@<Say how much it will be, and how much is done@>=
constexpr double large = 20; /* megabytes that are announced */
std::size_t count_pictures(Trace const& trace, Drawing const& d)
{
  std::size_t count = 0;
  if (d.subject == Subject::matrix or d.subject == Subject::tree) return count;
  for (Grain grain : d.grains)
    walk(trace, grain, d.steps, [&count](Replay const&, int) { ++count; });
  return count;
}
void tell_if_large(std::size_t pictures, std::size_t size_of_one, bool may_be_too_large)
{
  double const megabytes = static_cast<double>(pictures)*static_cast<double>(size_of_one)/1e6;
  if (may_be_too_large and megabytes > 50*large)
    throw std::runtime_error(fmt::format("{} pictures would take some {:.0f} megabytes; --steps selects some of "
      "them, or insists on all, and dlx view shows all on one page", pictures, megabytes));
  if (megabytes > large)
    std::cerr << fmt::format("dlx: {} pictures, some {:.0f} megabytes of DOT; --steps selects "
      "some of them, and dlx view shows all on one page\n", pictures, megabytes);
}
[[noreturn]] void refuse_no_pictures(Trace const& trace, Drawing d)
{
  d.steps = Selection();
  auto const count = d.subject == Subject::matrix ? matrix_steps(trace).size() : count_pictures(trace, d);
  throw std::runtime_error(fmt::format("--steps selects no picture of this trace, which has {}", count));
}

@ \label{command/drawing-interrupted}If there is a free terminal (\sec{command/interrupt}), a line
counts the pictures after two seconds. For a matrix, a tree, or \TeX, their number is not known.
Control-C stops the work between two pictures, because the function that counts is called after
each picture, and looks at the flag. A program that is just running, such as \cmd{neato}, may get
the signal, too, and die; its failure is then an interrupt as well.

Each file that has its final name is whole, new or old; there are no others; and the status is~3.
The same command makes the rest.

@<Say how much it will be, and how much is done@>=
void stop_if_interrupted() { if (interrupted()) throw Interrupted(""); }
Reporter count_line(std::size_t all, bool prints)
{
  auto const line = std::make_shared<ProgressLine>(prints, 2);
  return [=](char const* what, std::size_t done) {
    stop_if_interrupted();
    line->update([&] { return fmt::format("{}: {}{}", what, done, all > 0 ? fmt::format(" of {}", all) : ""); });
  };
}
void work_unless_interrupted(std::function<void()> const& work, char const* otherwise)
{
  catch_interrupts();
  try {
    work();
  } catch (std::runtime_error const&) {
    if (not interrupted()) throw;
    throw Interrupted(otherwise);
  }
}

@ Without a folder, the pictures are printed as DOT, each as soon as it is there, for \cmd{head}
or \cmd{neato}. With a folder, all are drawn first, and then rendered by several processes
(\sec{draw/sequence}). The folder then holds three files for each picture, such as
\.{event-000.dot}, \.{.svg}, and \.{.pdf}; a page \.{index.html}, another one that plays the
trace, and the trace itself. With \.{--tex} the list is drawn small, by \TeX\ itself.

@<Obey \.{draw}@>=
void draw_all(DrawSettings const& s, Drawing const& drawing, Sequence& sequence)
{
  Paths files;
  std::size_t count = 0;
  bool is_shown = true; /* will \TeX\ show all letters? */
  @<Draw, and count what is done@>
  if (not is_shown) say("dlx: TeX's fonts have no letters beyond ASCII; each is shown as ?; --out draws SVG, which shows them\n");
  if (count == 0) refuse_no_pictures(sequence.trace, drawing);
  render(files, {"svg", "pdf"}, count_line(files.size(), false));
}
Status draw(DrawSettings const& s)
{
  Drawing const drawing = drawing_of(s);
  Sequence sequence;
  sequence.trace = read_trace(read_file(s.file));
  sequence.name = s.file == "-" ? "trace" : s.file;
  sequence.bare = drawing.bare;
  sequence.title = s.title.empty() ? sequence.name : s.title;
  work_unless_interrupted([&] { draw_all(s, drawing, sequence); },
    "what was drawn is whole, but it is not all");
  return Status::found;
}

@ In \TeX, a space that can stretch stands between two pictures.

@<Draw, and count what is done@>=
constexpr char const* gap = "\\hskip7bp plus 30bp minus 2bp\\relax\n";
std::size_t const all = s.tex ? 0 : count_pictures(sequence.trace, drawing);
{
  auto const tell = count_line(all, s.out.empty());
  auto const told = [&](Picture const& p) {
    if (++count == 1) tell_if_large(all, p.dot.size(), not s.out.empty() and not s.is_selected);
    tell("drawn", count);
  };
  auto const put_dot = [&](Picture const& p) { told(p), put(p.dot); };
  auto const put_tex = [&](Tableau const& t) {
    tell("drawn", ++count), put("\\leavevmode" + as_tex(t) + gap);
    is_shown = is_shown and is_ascii(t);
  };
  if (s.tex) draw_multiples(sequence.trace, drawing, s.width, put_tex);
  else if (s.out.empty()) draw_trace(sequence.trace, drawing, put_dot);
  else files = draw_sequence(s.out, sequence, drawing, told);
}

@ Grains and steps are read as a recipe while the command line is read, so that a mistake gets a
caret. A title has a meaning only for the page in a folder.

@<Declare traces and pictures@>=
static Assign as_in_recipes(std::string const& key, std::string& value)
{
  return [key, &value](std::string const& words) {
    if (words.empty() or words.find('\n') != words.npos)
      throw std::invalid_argument("wants words such as those in the help");
    drawing_as_told(fmt::format("{}: {}\n", key, words), "cannot be understood: ");
    value = words;
  };
}

@ A large folder is filled only if steps were selected, so that is kept, too.
@<Declare traces and pictures@>=
void declare_draw(Declaration& d)
{
  auto& s = d.settings_of(draw);
  d.heading("What to draw:");
  d.option("*--as", "links|links+board|board|matrix|tree", s.subject,
    "one of these views of the search");
  d.option("*--grain", "GRAINS", as_in_recipes("grains", s.grain), "a picture for each event, node, or link, or "
    "for several of these, such as \"event link\" (default: event)");
  Assign const select = as_in_recipes("steps", s.steps);
  d.option("*--steps", "STEPS", [&s, select](auto const& words) { select(words), s.is_selected = true; }, "which of the pictures: numbers, ranges such as "
    "3-7, last, or types of events such as solution (default: all)");
  d.flag("*--tex", s.tex, "small frames of the list, or of a matrix, many to a page, as boxes for pdfTeX or LuaTeX");
  d.option("--width", "POINTS", between(s.width, 1, 5000), "the width of a small frame (default: 213)");
  d.require("--width *", "--tex", "it is for the small frames of --tex");
  d.exclude("--tex", "--out *|--as links+board|--as board|--as tree", "small frames show the list or a matrix, and are printed");
  d.exclude("--as tree", "--steps !(all)|--grain !(event)", "a tree is one picture, of the whole search");
  d.exclude("--as matrix", "--grain !(event)", "a pencil has steps of its own");
  d.heading("What to read and write:");
  d.file("[FILE]", into(s.file), "the trace; if missing or -, standard input");
  @<Declare what |draw| writes@>
}

@ Each example writes something else: a folder, boxes for \TeX, and DOT.
@<Declare what |draw| writes@>=
d.option("*-o, --out", "FOLDER", into_file(s.out, "folder"), "a folder for DOT, SVG, PDF, and an index.html; "
  "without it, DOT is printed");
d.option("--title", "TEXT", s.title,
  "the title of the page (default: the name of the trace)");
d.require("--title *", "--out *", "it is for the page in a folder, --out FOLDER");
d.examples({"dlx draw --out pictures trace.jsonl",@|
  "dlx draw --tex --width 100 --steps cover trace.jsonl > strip.tex",@|
  "dlx draw --grain link --steps 1-5 trace.jsonl | neato -n2 -Tpng > x.png"});

@ \.{view} makes the page of \sec{draw/player}, of one trace, or of two, side by side. Ten queens
have 1.7 million writes in 34 megabytes. The size of the page is estimated before anything is
read: it has at most two thirds of the length of its traces, and 170 kilobytes of its own; and a
write begins with a bracket and a quote.

@<Obey \.{view}@>=
void tell_if_large(std::span<Source const> sources)
{
  std::size_t bytes = 0, steps = 0;
  for (Source const& source : sources) {
    bytes += source.text.size();
    for (auto at = source.text.find("[\""); at != std::string::npos; ++steps)
      at = source.text.find("[\"", at + 2);
  }
  double const megabytes = 0.17 + static_cast<double>(bytes)/1.5e6;
  if (megabytes > large)
    std::cerr << fmt::format("dlx: {} steps; the page will have some {:.0f} megabytes, and will "
      "keep a browser busy; with --limit 1 or --nodes, a trace is shorter\n", steps, megabytes);
}

@ A wrong trace is shown, if its lines can be read, with a message that it is wrong.

@<Obey \.{view}@>=
std::string title_of(std::string const& file) /* of a page or a film */
{
  return file == "-" ? "a trace" : Path(file).stem().string();
}
Trace trace_for_page(Source const& source)
{
  try {
    return read_trace(source);
  } catch (InputError const& why) {
    Claim claim = read_claim(source);
    if (claim.unreadable) throw *claim.unreadable;
    say(fmt::format("dlx: {}:{}: the page shows a trace that is wrong: {}; dlx check-trace says more\n",
      display_name(source), why.line(), why.message()));
    return std::move(claim.trace);
  }
}

@ A trace of a textbook search has no links, and is refused. Two traces must be of one problem.
The title of the page has their names.
@<Obey \.{view}@>=
std::string page_of(std::span<Source const> sources, bool alone, Reporter const& tell)
{
  std::vector<Trace> traces;
  std::string title;
  for (Source const& source : sources) {
    tell("steps of making the page", traces.size());
    traces.push_back(trace_for_page(source));
    require_links(traces.back());
    if (traces.back().problem != traces[0].problem) throw InputError(source, 0, 0,
      "this is a trace of another problem", "two traces are compared if they are of one problem, with two choosers, for instance");
    title += (title.empty() ? "" : " and ") + title_of(source.name);
  }
  tell("steps of making the page", traces.size());
  return alone ? player_file(traces) : player_page(title, traces);
}

@ The page is written as a whole or not at all (\sec{base/whole_file}). One file holds everything:
the trace, the program that plays it, and how it looks. For pages of other people, \.{-{}-as} gives
the trace alone, or the program alone; the latter needs no trace, and reads none.

@<Obey \.{view}@>=
struct ViewSettings {
  std::vector<std::string> files;
  std::string out, as;
};
std::string viewed(ViewSettings const& s)
{
  bool const is_script = s.as == "script";
  if (is_script and not s.files.empty())
    throw std::invalid_argument("the program is the same for all traces, so --as script reads none");
  if (is_script) return player_script();
  std::vector<Source> sources;
  for (auto const& file : s.files.empty() ? std::vector<std::string>{"-"} : s.files) {
    refuse_to_write_over(file, s.out);
    sources.push_back(read_file(file));
  }
  tell_if_large(sources);
  return page_of(sources, s.as == "data", count_line(sources.size() + 1, s.out.empty()));
}
Status view(ViewSettings const& s)
{
  auto const text = viewed(s);
  if (s.out.empty()) put(text);
  else replace_file(s.out, text);
  return Status::found;
}

@ Two traces are shown side by side, step by step.
@<Declare traces and pictures@>=
void declare_view(Declaration& d)
{
  auto& s = d.settings_of(view);
  d.heading("What to read and write:");
  d.file("[FILE...]", into(s.files, 2), "a trace, or two to be compared step by step; if "
    "missing or -, standard input");
  d.option("-o, --out", "FILE", into_file(s.out), "the page, a file of HTML; without it, it is printed");
  d.option("--as", "page|data|script", s.as, "the whole page (default), or for a page of your own the trace, "
    "or the program that plays it: <script src=\"dlx-player.js\" defer></script> "
    "<dlx-player src=\"dance.js\"></dlx-player>");
  d.examples({"dlx make queens 4 | dlx trace | dlx view --out dance.html",@|
    "dlx view --out both.html first.jsonl smallest.jsonl",@|
    "dlx view --as script --out dlx-player.js"});
}

@ \.{film} makes an animation that needs no keys (\sec{draw/film}).
\transcript{film-queens}
For four queens, all 153 pictures have one megabyte, and take .24 seconds of a processor; a page
shows them as \.{<img src="queens.svg">}, sharp at any size.

The default view is the list, and the board, if there is one; the matrix and the tree cannot be
filmed (\sec{draw/film}). \.{--speed} changes the times of all pictures by one factor. A name that
does not end in \.{.svg} is refused at its place in the command line.

@<Obey \.{film}@>=
struct FilmSettings : PictureSettings {
  double speed = 1;
};
Assign name_of_film(std::string& out)
{
  return [&out](std::string const& word) {
    if (Path(word).extension() != ".svg")
      throw std::invalid_argument("wants a name that ends in .svg, not " + word);
    out = word;
  };
}

@ A film of more than five minutes gets a warning that says what helps: fewer pictures, or shorter
ones. Eight queens would take three hours. After Control-C, an older film under the same name is
still there (\sec{command/drawing-interrupted}).

@<Obey \.{film}@>=
void make_film(FilmSettings const& s, Trace const& trace, Drawing const& drawing)
{
  auto const timing = timing_of(trace, drawing, s.speed);
  if (timing.pauses.empty()) refuse_no_pictures(trace, drawing);
  if (timing.seconds() > 300) std::cerr << fmt::format("dlx: a film of {} pictures, {} long; --steps "
    "selects some of them, and --speed 4 is four times as fast\n",@|
    timing.pauses.size(), in_words(timing.seconds()));
  auto const told = count_line(timing.pauses.size(), s.out.empty());
  auto const title = s.title.empty() ? title_of(s.file) : s.title;
  auto const film = film_in_svg(trace, drawing, timing, title, told);
  if (s.out.empty()) put(film);
  else replace_file(s.out, film);
}
Status film(FilmSettings const& s)
{
  Drawing drawing = drawing_of(s);
  refuse_to_write_over(s.file, s.out);
  Trace const trace = read_trace(read_file(s.file));
  if (s.subject.empty() and Board::of(trace.problem)) drawing.subject = Subject::both;
  work_unless_interrupted([&] { make_film(s, trace, drawing); }, "no film was made");
  return Status::found;
}

@ A film has the words of \.{draw}, and a speed.
@<Declare traces and pictures@>=
void declare_film(Declaration& d)
{
  auto& s = d.settings_of(film);
  s.subject.clear();
  d.heading("What to film:");
  d.option("--as", "links|links+board|board", s.subject,
    "what is seen (default: the list, and the board if there is one)");
  d.option("--grain", "event|node|link", s.grain, "a picture for each of these");
  d.option("--steps", "STEPS", as_in_recipes("steps", s.steps), "which of the pictures: numbers, ranges such as "
    "3-7, last, or types of events such as solution (default: all)");
  d.option("--speed", "FACTOR", between(s.speed, 0.01, 100), "2 is twice as fast, 0.5 half as fast");
  d.heading("What to read and write:");
  d.file("[FILE]", into(s.file), "the trace; if missing or -, standard input");
  d.option("-o, --out", "FILE", name_of_film(s.out), "the film, a name that ends in .svg; it moves "
    "in any browser; without it, SVG is printed");
  d.option("--title", "TEXT", s.title, "what the film is called (default: the name of the trace)");
  d.examples({"dlx make queens 4 | dlx trace | dlx film --out queens.svg",@|
    "dlx film --grain link --steps 1-30 --speed 2 --out links.svg trace.jsonl",@|
    "dlx film --as board --steps \"try dead solution\" --out board.svg trace.jsonl"});
}

@ Figures are made from recipes, which name the problem, the chooser, the view, the steps, and the
words below the picture. \cmd{make golden} shows which figures have changed.

@<Declare traces and pictures@>=
struct FigureSettings { std::vector<std::string> recipes; std::string out; };
static Status make_figures(FigureSettings const& s)
{
  if (s.out.empty()) throw std::runtime_error("figures need --out FOLDER");
  auto const told = [](char const*, std::size_t) { stop_if_interrupted(); };
  work_unless_interrupted([&] { make_gallery({s.recipes.begin(), s.recipes.end()}, s.out, told); },@|
    "not all figures were made");
  return Status::found;
}
void declare_figures(Declaration& d)
{
  auto& s = d.settings_of(make_figures);
  d.heading("What to read and write:");
  d.file("RECIPE...", into(s.recipes), "recipes, one file each");
  d.option("-o, --out", "FOLDER", into_file(s.out, "folder"), "where to put the figures and an index.html");
  d.examples({"dlx figures --out pictures figures/report-cover.fig"});
}

@ \.{check-trace} looks at traces that other programs have written. If you write the dance in
another language, it finds the first wrong link.
$$\flowchart{
\stage{\tentex dlx trace}&\flow{34pt}{line 1}&\stage{your program}&\flow{34pt}{trace}&%
\stage{\tentex dlx check-trace}&\flow{40pt}{}&\small{first wrong write}\cr
\below\small{the problem}&&\small{dances}&&\small{dances along}\cr}$$
The first line of a trace has the problem. \.{check-trace} searches as well, and stops at the
first write that is not the same (\sec{draw/conformance}). Suppose that a program puts the nodes
of a column back from the top to the bottom. All its covers are right, and on a list of five
columns the first difference is in line~28:
$$\vbox{\halign{\tt#\hfil\cr
mine.jsonl:28: write 2: D[4] = 10, which was 4; right is D[4] = 15, which was 4\cr}}$$
Item~4 gets its first node back before its last one. Inside one uncover, this order works, too, as
an exercise of \sec{dance/four_way} shows. But a program that has the order by luck will have it by
luck among the items as well, where it matters.
@^conformance@>

The answer has the form that compilers use, and goes to standard output. The status is 0 for a
right trace, 1 for a wrong one, and 2 for a file that is no trace. A claim that ends in a line
that cannot be read is judged up to there.

@<Obey \.{check-trace}@>=
struct CheckSettings { std::string file = "-", golden, out; };
@<Find the first deviation, from whatever is right@>
@<Draw the end of a trace@>
Status check_trace(CheckSettings const& s)
{
  Source const source = read_file(s.file);
  Claim const claim = read_claim(source);
  auto const wrong = deviation(source, claim.trace, s);
  std::size_t const lines = claim.trace.events.size() + 1;
  if (claim.unreadable and (not wrong or wrong->line > lines)) throw *claim.unreadable;
  if (wrong and not s.out.empty()) {
    auto const cut = cut_at(*wrong, claim.trace);
    Paths const both = {s.out + "/claimed.dot", s.out + "/right.dot"};
    auto const draw_both = [&] {
      draw_end(cut.first, both[0]), draw_end(cut.second, both[1]);
      render(both, {"svg", "pdf"});
    };
    work_unless_interrupted(draw_both, "there are no pictures");
  }
  auto const name = display_name(source);
  if (not wrong) put(fmt::format("{}: right, all {} lines\n", name, lines));
  else put(fmt::format("{}:{}:{} {}\n", name, wrong->line, wrong->write == 0 ? ""
    : fmt::format(" write {}:", wrong->write), wrong->message));
  return wrong ? Status::none : Status::found;
}

@ A right trace of another problem, or of another chooser, is refused before the steps are
compared.

@<Find the first deviation, from whatever is right@>=
std::optional<Deviation> deviation(Source const& source, Trace const& claimed,
  CheckSettings const& s)
{
  auto const refuse = [&source](std::string const& what, std::string const& mend) {
    auto const length = std::min(source.text.find('\n'), source.text.size());
    throw InputError(source, 0, length, what, mend);
  };
  if (s.golden.empty()) {
    if (has_right_trace(claimed)) return first_deviation(claimed);
    refuse("no right trace is known for this problem, or for chooser '" + claimed.chooser
      + "'", "it is known if there are no colours, bounds, or costs, and the chooser is first or "
      "smallest; --against GOLDEN compares with any trace");
  }
  Trace const right = read_trace(read_file(s.golden));
  auto const mend = "a trace of your program begins with line 1 of GOLDEN";
  if (claimed.problem != right.problem)
    refuse("this is another problem than that of " + s.golden, mend);
  if (claimed.chooser != right.chooser) refuse(fmt::format("the chooser is '{}', and that "
    "of {} is '{}'", claimed.chooser, s.golden, right.chooser), mend);
  return first_deviation(claimed, right);
}

@ Two pictures show the list after the first wrong write, and as it should be; the last link that
was written is in colour.

@<Draw the end of a trace@>=
void draw_end(Trace const& trace, Path const& file)
{
  Drawing drawing;
  drawing.grains = {Grain::link};
  drawing.steps.last = true;
  make_folder(file.parent_path());
  put_file(file, draw_trace(trace, drawing).back().dot);
}

@ The help says what each status means, since scripts look at nothing else.
@<Declare traces and pictures@>=
void declare_check_trace(Declaration& d)
{
  auto& s = d.settings_of(check_trace);
  d.remark("Status 0: it is the trace of Algorithm DLX, link by link; 1: it is not, "
    "and the first line and write that is wrong is named; 2: it cannot be read.");
  d.heading("What to read and write:");
  d.file("[FILE]", into(s.file), "the trace; if missing or -, standard input");
  d.option("--against", "GOLDEN", s.golden, "the right trace; without it, the "
    "one of the same problem and chooser, first or smallest");
  d.option("-o, --out", "FOLDER", into_file(s.out, "folder"),
    "if it is wrong: where to draw the list as it is, and as it should be");
  d.examples({"dlx trace latin.dlx | head -1 | ./mine | dlx check-trace",
    "dlx check-trace --against right.jsonl --out wrong mine.jsonl"});
}

@ \pitfall{A trace that fills the disk. Ten queens have 16,448 nodes, which is nothing for a
search; but their trace has 158,582 lines and 34 million characters. Ask \cmd{dlx estimate} first,
or say \.{--limit 1}. A picture of each link of such a trace. And \cmd{dlx trace --engine masks}
is refused, since masks have no links that one could watch.}

\pinned{\.{tests/command/pictures\UL test.cpp} compares traces with known numbers and with their
schema, draws them to standard output and into folders, and asks for pictures of steps that there
are not. It makes films, and presses Control-C while it does.}

\exercise[15]{How many covers of items, and how many uncovers, are in the trace of four queens?
And how can a pipe find out for which problems these numbers differ?} \answer{57 of each: \cmd{dlx
make queens 4 \char"7C\ dlx trace \char"7C\ grep -c '"event":"cover"'}, and the same with
\.{uncover}. They are equal for each search that goes to its end, since every cover is taken back;
with \.{--limit 1} they are equal, too, if the list is restored before the search returns.}

\exercise[20]{A picture of ten queens before the first step has .45 megabytes. How long would the
DOT of the whole search be, and what of it would you ask for, if you wanted to see how the first
solution was found?} \answer{There are as many pictures as lines, 158{,}582, so about 71
gigabytes. With \.{--limit 1} the trace ends behind the first solution; and from it, \.{--steps
"try dead solution"} shows only the moments at which something was decided.}

\summary{The search is watched, the trace is drawn; and between them is a format that others can
read, too.}
