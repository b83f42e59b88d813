@** Traces and pictures. \label{command/pictures}%
How does the dance look? One command writes down its steps, four others read them, and
between them stands a format that other programs can write and read, too:
$$\flowchart{
\stage{problem}&\flow{34pt}{\.{trace}}&\stage{a line of JSON for each step}&%
\flow{30pt}{\.{draw}}&\stage{DOT, SVG, PDF}\cr
\below&&$\downarrow$\quad\small{\.{view}, \.{film}}\qquad$\downarrow$\quad\small{\.{check-trace}}\cr
\below&&\small{a page that plays it, a film\quad\quad right, or the first wrong link}\cr}$$
The sixth, \.{figures}, searches and draws for the figures of this book, from recipes.
\transcript{draw-pipe}
The first line of a trace is its heading, and without any wishes there is one
picture for each of the other lines, and one of the state before them; so 65 and
65 are no accident.

Why two commands, and not one that searches and draws? Because a trace is good for more
than pictures. It can be searched with \cmd{grep} (\sec{draw/trace} tells what is in
it), be compared with another one, be kept as a golden file, or come from a program that
was written in another language, last night, by a student. And because the search need
not know that it is drawn: it tells its observer what it does, and goes on.

You can follow a trace with a pencil. Take two items $a$ and $b$ and three options,
$\{a\}$, $\{a,b\}$, and $\{b\}$. The list has a root, two headers, and four nodes. The
trace has fifteen lines: the problem; a line \.{choose} before each of the two items that
are branched on; three times \.{cover}, three times \.{try}, and twice \.{solution}, for
$\{1,3\}$ and $\{2\}$; three times \.{uncover}; and \.{done}, with the sums. The first
cover, of~$a$, writes five fields. Two take the header out of the list of items, three take
node~5, which is the $b$ of the second option, out of its column: its neighbours lose
it, and the size of~$b$ drops to~1. The matching \.{uncover} writes the same five fields in
the opposite order, with old and new exchanged. That is all there is to be seen in any
trace, however long.

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

@ A picture answers two questions: what does one want to see, and how often? The
first is \.{--as}, the second \.{--grain}. Here is how many pictures each of them
makes of the Latin squares of order two, from the same 65 lines.
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
A matrix has fewer pictures, since nothing can be seen in it while an item is covered
link by link; a tree has one, since it is what is left when the search is over. With
\.{--steps}, some of the pictures are taken: by their numbers, as \.{3-7}; by the kind
of event, as \.{solution}; or the \.{last}.
@^view of a search@>

@ Between |trace| and |draw| there is a pipe, and nothing else.

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
#include "dlx/more/progress.hpp"
#include "dlx/more/search.hpp"
#include "dlx/puzzle/board.hpp"
#include <algorithm>
#include <span>
namespace dlx {
namespace {
@<Obey the commands for traces and pictures@>
}  // |namespace|
@<Declare traces and pictures@>
} // |namespace dlx|

@ The commands stand in the order in which one meets them; but how an interrupt stops a drawing has to be known before the first picture
is drawn.

@<Obey the commands for traces and pictures@>=
@<Obey \.{trace}@>
@<Say how much it will be, and how much is done@>
@<Let an interrupt stop the drawing@>
@<Obey \.{draw}@>
@<Obey \.{view}@>
@<Obey \.{film}@>
@<Obey \.{check-trace}@>

@ A trace is written by an observer of the search, while it is running, and a search
for money is observed like any other. If nothing special is wished for, the problem is
plain and not large, and the search short, then what is seen is Algorithm DLX as \sec{dance/search} has it:
the few functions that the first part explains, and not the general list of
\sec{more/links}, which does the same and has to look for colours, too. So who reads the
first part with a trace beside it sees the lines of the book at work. Both write the
same trace; a test compares them.

What may the status mean? A trace is what was asked for, and there it is; but the search in it
may have found nothing. A script in a pipe wants to know that; so the status is that of
\.{solve}. There is one exception. If a script
steered the search, then the trace of the script is what was wanted, and the status
is~0. (A script that covers |C3| and takes it back has found no cover, and
has proved nothing; but it has done what it was asked to do.) With
\.{--engine textbook}, the trace tells which options are tried, and has no writes. A trace that is printed on a terminal was hardly
meant; so the last line says how it can be looked at.

@<Obey \.{trace}@>=
bool has_no_wishes(SearchSettings const& s)
{
  bool const is_for_links = (s.engine == "auto") or s.engine == "links";
  return is_for_links and not (s.counts_money() or s.stops.any())@|
    and script_of(s.chooser).empty();
}
Status write_trace(SearchSettings const& s)
{
  Problem const problem = read_problem_file(s);
  TraceWriter writer(std::cout, problem, s.chooser.substr(0, s.chooser.find(':')));
  std::optional<Totals> plainly;
  if (has_no_wishes(s)) plainly = dance_plainly(problem, chooser_of(s.chooser), writer);
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

@ A trace has every write, so it grows with the search: about two thousand
characters for each node of ten queens. What one wants of a long search is mostly its
beginning, and \cmd{head} in the pipe stops it, since the next line cannot be written.

It is declared with the settings of \.{solve}; but not with those for several
threads, for a trace has one line after the other, nor with the sieve, for it is
the search that is watched, and not its covers.

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

@ The words of \.{draw} are those of the recipes in \sec{draw/gallery}, from which
the figures of this book are made. So they
are handed over as a recipe, and understood by the reader of recipes;
with words learned for one, the other can be used. A small language that
is understood in two places is soon two languages.

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

@ A recipe is also about a problem and a title; they are of no concern here, and get a dash. What the reader complains of is told without a line and a column,
since nobody has written the text that they belong to. (For some time it was line~5 of ``options of dlx draw''.)

@<Obey \.{draw}@>=
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

@ Eight queens have 11,519 pictures, of a third of a megabyte each, and for some time they were
written, gigabyte after gigabyte, without a word. Who would have known? The command: how many pictures there will
be is found by walking through the trace and drawing nothing, in a moment; and when the first
is drawn, all know how large the others are. So more than twenty megabytes are announced, before the second
picture, and a line on the terminal counts those that are done. A folder of more than a thousand is not filled, unless somebody says which pictures are meant: all of them
are \.{--steps all}.
@^large output@>

$$\vbox{\halign{#\hfil\quad&&\hfil#\quad\cr
{\it queens}&{\it lines of the trace}&{\it megabytes of it}&{\it of one picture}&{\it of all}&{\it of the page}\cr
\noalign{\smallskip}
four&153&.03&.07&13&.19\cr
six&1{,}059&.21&.16&201&.29\cr
eight&11{,}519&2.3&.30&{\it foretold:\/} 3{,}404&1.34\cr}}$$
A trace says what has changed, and a picture shows all that there is, changed or not; so
pictures cost the number of lines times the size of the list, and the page, which has the list once
and draws it when somebody looks, costs only the lines.

@<Say how much it will be, and how much is done@>=
constexpr double large = 20; /* megabytes of which one is told */
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

@ Who asks for picture 999 should hear how many there are.

@<Say how much it will be, and how much is done@>=
[[noreturn]] void refuse_no_pictures(Trace const& trace, Drawing d)
{
  d.steps = Selection();
  auto const count = d.subject == Subject::matrix ? matrix_steps(trace).size() : count_pictures(trace, d);
  throw std::runtime_error(fmt::format("--steps selects no picture of this trace, which has {}", count));
}

@ Without a terminal that is free for it (\sec{command/interrupt}), nothing is counted. With one,
the line comes after two seconds, changes four times a second at most, and goes when the last copy of the function does that counts. Of a matrix or a tree, or for \TeX, it is not known how many there will be.

@<Say how much it will be, and how much is done@>=
Told count_line(std::size_t all, bool prints)
{
  if (not has_free_terminal(prints)) return [](char const*, std::size_t) {};
  auto const line = std::make_shared<ProgressLine>(2);
  return [=](char const* what, std::size_t done) {
    if (line->is_due()) line->show(fmt::format("{}: {}{}", what, done, all > 0 ? fmt::format(" of {}", all) : "")); };
}

@ \label{command/drawing-interrupted}Control-C stops the work between two pictures. A program that is just running, such as \cmd{neato}, may get
the signal, too, and die; so what looks like its failure may be
the wish of a person, and the flag of \sec{command/interrupt} tells. The function that counts is called
after each picture, so it is the one that looks at the flag. An exception is the shortest way out of a
drawing that goes on in three chapters, none of which knows that there are keyboards; and on this way
all folders are tidied up by those who have made them.

What can be relied on then? Each file that has its final name is whole, be it new or old; there are no others; and the status is~3, since it is not all that was asked for. Who
gives the same command again gets the rest. Of four queens, 306 files are rendered, forty pictures at a time on two processors, and the
flag is looked at between two of these batches: so a person waits for half a second.

@<Let an interrupt stop the drawing@>=
Told unless_interrupted(Told const& tell)
{
  return [tell](char const* what, std::size_t done) {
    if (interrupted()) throw Interrupted("");
    tell(what, done);
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

@ Without a folder to write to, the pictures come out as DOT, for
other programs to draw, and each of them as soon as it is there: if only
the first ten pictures of a long search are looked at with \cmd{head}, or
sent to \cmd{neato}, the other ten thousand need not be waited for. With a folder,
all are drawn first, and then rendered by several processes at a time (\sec{draw/sequence}).
Then it holds three files for each picture, such as \.{event-000.dot}, \.{.svg}, and
\.{.pdf}; a page \.{index.html} that leafs through them, another one that plays the
trace, and the trace itself. With \.{--tex} the list is drawn small, by
\TeX\ itself, as on the plates of the first part.

@<Obey \.{draw}@>=
void draw_all(DrawSettings const& s, Drawing const& drawing, Sequence& sequence)
{
  Paths files;
  std::size_t count = 0;
  bool is_shown = true; /* will \TeX\ show all letters? */
  @<Draw, and count what is done@>
  if (not is_shown) say("dlx: TeX's fonts have no letters beyond ASCII; each is shown as ?; --out draws SVG, which shows them\n");
  if (count == 0) refuse_no_pictures(sequence.trace, drawing);
  render(files, {"svg", "pdf"}, unless_interrupted(count_line(files.size(), false)));
}
Status draw(DrawSettings const& s)
{
  Drawing const drawing = drawing_of(s);
  Sequence sequence;
  sequence.trace = read_trace(read_file(s.file));
  sequence.name = s.file == "-" ? "trace" : s.file;
  sequence.title = s.title.empty() ? sequence.name : s.title;
  work_unless_interrupted([&] { draw_all(s, drawing, sequence); },
    "what was drawn is whole, but it is not all");
  return Status::found;
}

@ Each picture is counted when it is there. In \TeX, a space that can stretch stands between two of them, so that they fill a paragraph.

@<Draw, and count what is done@>=
constexpr char const* gap = "\\hskip7bp plus 30bp minus 2bp\\relax\n";
std::size_t const all = s.tex ? 0 : count_pictures(sequence.trace, drawing);
{
  auto const tell = unless_interrupted(count_line(all, s.out.empty()));
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

@ What is drawn comes first, what is read and written after it. A view is one of
five; grains and steps are small languages. A mistake in one of them is noticed while the command line is read, by a
recipe that says nothing else; so its place is there, too.

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

@ Whether steps were selected must be known, too, since a folder of gigabytes is not filled without that.

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
  d.flag("*--tex", s.tex, "small frames of the list, many to a page, as boxes for pdfTeX or LuaTeX");
  d.option("--width", "POINTS", between(s.width, 1, 5000), "the width of a small frame (default: 213)");
  d.require("--width *", "--tex", "it is for the small frames of --tex");
  d.exclude("--tex", "--out *|--as !(links)", "small frames show the list, and are printed");
  d.exclude("--as tree", "--steps !(all)|--grain !(event)", "a tree is one picture, of the whole search");
  d.exclude("--as matrix", "--grain !(event)", "a pencil has steps of its own");
  @<Declare what |draw| reads and writes@>
}

@ A title is for the page that leafs through the pictures.

@<Declare what |draw| reads and writes@>=
{
  d.heading("What to read and write:");
  d.file("[FILE]", into(s.file), "the trace; if missing or -, standard input");
  d.option("*-o, --out", "FOLDER", into_file(s.out, "folder"), "a folder for DOT, SVG, PDF, and an index.html; "
    "without it, DOT is printed");
  d.option("--title", "TEXT", s.title,
    "the title of the page (default: the name of the trace)");
  d.require("--title *", "--out *", "it is for the page in a folder, --out FOLDER");
  d.examples({"dlx draw --out pictures trace.jsonl",@|
    "dlx draw --tex --width 100 --steps cover trace.jsonl > strip.tex",@|
    "dlx draw --grain link --steps 1-5 trace.jsonl | neato -n2 -Tpng > x.png"});
}

@ Who would rather see it move wants the page of \sec{draw/player}, of one trace, or of
two, side by side. A browser loads a trace of a hundred thousand writes in a moment. Ten queens have 1.7 million,
in 34 megabytes, and of that it is better to be told before; even before it is read, which takes
a while. So nothing is read yet, and what is told is a guess: a page has at most two thirds of the length of its traces, and 170
kilobytes of its own; and a write begins with a bracket and a quote. For ten queens, 23 megabytes are
foretold, and 17 it has.

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

@ A wrong trace, drawn to see what is wrong, is welcome, if only
its lines can be read; but it is said that it is wrong, since the page looks like any other.

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

@ A trace of a textbook search is not welcome: it has no links, and a page on which nothing
ever changes would praise the list for being what it was in the beginning. Nor can two traces be compared if they are not of one problem.

@<Obey \.{view}@>=
std::string page_of(std::span<Source const> sources, Told const& tell)
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
  return player_page(title, traces);
}

@ The page goes into a file, as a whole or not at all (\sec{base/whole_file}), or down the pipe.

@<Obey \.{view}@>=
struct ViewSettings {
  std::vector<std::string> files;
  std::string out;
};
Status view(ViewSettings const& s)
{
  std::vector<Source> sources;
  for (auto const& file : s.files.empty() ? std::vector<std::string>{"-"} : s.files) {
    refuse_to_write_over(file, s.out);
    sources.push_back(read_file(file));
  }
  tell_if_large(sources);
  auto const page = page_of(sources, count_line(sources.size() + 1, s.out.empty()));
  if (s.out.empty()) put(page);
  else replace_file(s.out, page);
  return Status::found;
}

@ Why one file, and no folder, as for pictures? A page that plays a trace is sent by mail,
put on a memory stick, and opened on a machine without a network, ten years later. So
everything is inside: the trace, the program that plays it, and how it looks. Its title is
the name of the file that was read, or both names, if two traces are compared.

@<Declare traces and pictures@>=
void declare_view(Declaration& d)
{
  auto& s = d.settings_of(view);
  d.heading("What to read and write:");
  d.file("[FILE...]", into(s.files, 2), "a trace, or two to be compared step by step; if "
    "missing or -, standard input");
  d.option("-o, --out", "FILE", into_file(s.out), "the page, a file of HTML; without it, it is printed");
  d.examples({"dlx make queens 4 | dlx trace | dlx view --out dance.html",@|
    "dlx view --out both.html first.jsonl smallest.jsonl"});
}

@ A page with a player asks for a browser, and for somebody who presses a key. A film does
without the second (\sec{draw/film}): it can be put into a page that one writes oneself, between two
paragraphs; or into a talk.
\transcript{film-queens}
For four queens, all 153 pictures have one megabyte, and take .24 seconds of a processor; a page shows them as
\.{<img src="queens.svg">}, sharp at any size. A film has no way back, no slider, and no number under the mouse; the page of the player has all three.

Whoever does not say what to see gets the list, and the board, if there is one: what the links do,
and what it means. Other views can be asked for, but not the matrix and the tree, for reasons
that are told in \sec{draw/film}. There it is also said how long a picture stays; with \.{--speed} all of them
stay shorter, or longer, by one factor. Why not by a number of seconds for the whole film? One would have to know how many steps there
are, and to divide, only to find out that a step should take about a second.

A name that does not end in \.{.svg} is refused at its place in the command line.

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

@ How long it will be is known when the trace has been read, and before anything is drawn. Five minutes
are the most that anybody should get without a warning. Eight queens would take three hours, and
still 39 minutes if of the 11{,}519 pictures only those of tries, dead ends, and solutions are
taken. So the warning says what helps: fewer pictures, or shorter ones. It does not refuse, for there are
halls with a screen that is on all day.

@<Obey \.{film}@>=
void tell_if_long(Timing const& timing)
{
  double const seconds = timing.seconds();
  if (seconds > 300) std::cerr << fmt::format("dlx: a film of {} pictures, {} long; --steps "
    "selects some of them, and --speed 4 is four times as fast\n",@|
    timing.pauses.size(), in_words(seconds));
}

@ After Control-C, what has been made so far is thrown away, and a
film that was there before under the same name is still there (\sec{command/drawing-interrupted}).

@<Obey \.{film}@>=
void make_film(FilmSettings const& s, Trace const& trace, Drawing const& drawing)
{
  auto const timing = timing_of(trace, drawing, s.speed);
  if (timing.pauses.empty()) refuse_no_pictures(trace, drawing);
  tell_if_long(timing);
  auto const told = unless_interrupted(count_line(timing.pauses.size(), s.out.empty()));
  auto const title = s.title.empty() ? title_of(s.file) : s.title;
  auto const film = film_in_svg(trace, drawing, timing, title, told);
  if (s.out.empty()) put(film);
  else replace_file(s.out, film);
}

@ The view is chosen when the problem is known.

@<Obey \.{film}@>=
Status film(FilmSettings const& s)
{
  Drawing drawing = drawing_of(s);
  refuse_to_write_over(s.file, s.out);
  Trace const trace = read_trace(read_file(s.file));
  if (s.subject.empty() and Board::of(trace.problem)) drawing.subject = Subject::both;
  work_unless_interrupted([&] { make_film(s, trace, drawing); }, "no film was made");
  return Status::found;
}

@ It is declared like its relatives.

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

@ Figures are made from recipes, which know the rest: the problem, who steers, the
view, the steps, and the words below the picture. So if the dance changes, we make
all figures again, by one command, and see in \cmd{make golden} which of them have
changed.

@<Declare traces and pictures@>=
struct FigureSettings { std::vector<std::string> recipes; std::string out; };
static Status make_figures(FigureSettings const& s)
{
  if (s.out.empty()) throw std::runtime_error("figures need --out FOLDER");
  auto const told = unless_interrupted([](char const*, std::size_t) {});
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

@ The last of them looks at traces that other programs have written. If you write the
dance in another language, you need not read it for hours to find the one link that is
wrong: let it write a trace, and ask.
$$\flowchart{
\stage{\tentex dlx trace}&\flow{34pt}{line 1}&\stage{your program}&\flow{34pt}{trace}&%
\stage{\tentex dlx check-trace}&\flow{40pt}{}&\small{first wrong write}\cr
\below\small{the problem}&&\small{dances}&&\small{dances along}\cr}$$
The first line of a trace has the problem, so it is all that your program must read. The
judge searches as well, step by step, and stops at the first write that is not the same
(\sec{draw/conformance} has an example). What comes after it does not matter, for
one wrong link makes a thousand.

Suppose that a program puts the nodes of a column back from the top to the bottom. All its covers are
right, it finds all solutions, and on a list of five columns nothing is to be seen until line~28:
$$\vbox{\halign{\tt#\hfil\cr
mine.jsonl:28: write 2: D[4] = 10, which was 4; right is D[4] = 15, which was 4\cr}}$$
Here item~4 gets its first node back before its last one. Both programs write both links in the end, but
not in the same order; and the order is what is judged. Is that not petty? In this one case it is: inside one
uncover, the other order leads home, too, as an exercise of \sec{dance/links} has shown. But a program that has
the order by luck will have it by luck among the items as well, where it matters.
@^conformance@>

What it says has the form that compilers use, so that an editor can jump to the line; and it goes to
the standard output, since it is what was asked for. The status is 0 for a right trace and 1 for a wrong one, as
with \cmd{cmp} and \cmd{grep}: a script that tries your program on all problems of the suite need not
read what is said, and stops at the first that fails. A file that is no trace at all gets status 2, for then nothing has been
judged. A claim that ends in a line that
cannot be read is still judged up to there; only if nothing is wrong before, the line
itself is complained of.

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
    auto const draw_both = [&] {
      @<Draw both traces up to what is |wrong|@>
    };
    work_unless_interrupted(draw_both, "there are no pictures");
  }
  auto const name = display_name(source);
  if (not wrong) put(fmt::format("{}: right, all {} lines\n", name, lines));
  else put(fmt::format("{}:{}:{} {}\n", name, wrong->line, wrong->write == 0 ? ""
    : fmt::format(" write {}:", wrong->write), wrong->message));
  return wrong ? Status::none : Status::found;
}

@ A right trace of another problem, or of another chooser, would be wrong in its first
lines, for a reason that these lines do not tell. So that is asked before.

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

@ Two pictures say more: the list after the first wrong write, and the list as it
should be then. They are drawn link by link, and only the last picture of each is
kept; so the link that was written last is the one in colour, in both.

@<Draw the end of a trace@>=
Path draw_end(Trace const& trace, Path const& file)
{
  Drawing drawing;
  drawing.grains = {Grain::link};
  drawing.steps.last = true;
  make_folder(file.parent_path());
  put_file(file, draw_trace(trace, drawing).back().dot);
  return file;
}

@ The one is what is claimed; the other is what is right, as far as anybody knows.

@<Draw both traces up to what is |wrong|@>=
auto const& [is, ought] = cut_at(*wrong, claim.trace);
render({draw_end(is, s.out + "/claimed.dot"), draw_end(ought, s.out + "/right.dot")},@|
  {"svg", "pdf"});

@ It is declared like the others.

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

@ \pitfall{A trace that fills the disk. Ten queens have 16,448 nodes, which is
nothing for a search; but their trace has 158,582 lines and 34 million characters. Ask
\cmd{dlx estimate} first, or say \.{--limit 1}. A picture of each link of such a trace:
Graphviz needs a moment for each of them. \.{--steps 1-20} shows whether they are the
pictures that one wants, before one waits for thousands. And a trace that cannot be: \cmd{dlx trace --engine masks} is
refused, since masks have no links that one could watch; for some time \.{--help} offered it.}

\pinned{\.{tests/command/pictures\UL test.cpp} compares traces with known numbers and
with their schema, draws them to standard output and into folders, and asks for
pictures of steps that there are not. It makes films,
and presses Control-C while it does.}

\exercise[15]{How many covers of items, and how many uncovers, are in the trace of
four queens? And how can a pipe find out for which problems these numbers differ?}
\answer{57 of each: \cmd{dlx make queens 4 \char"7C\ dlx trace \char"7C\ grep -c
'"event":"cover"'}, and the same with \.{uncover}. They are equal for each search that
goes to its end, since every cover is taken back; with \.{--limit 1} they are equal,
too, if the list is restored before the search returns.}

\exercise[20]{A picture of ten queens before the first step has .45 megabytes. How long would the DOT
of the whole search be, and what of it would you ask for, if you wanted to see how the first solution was found?}
\answer{There are as many pictures as lines, 158{,}582, so about 71 gigabytes. With \.{--limit 1} the trace ends behind
the first solution; and from it, \.{--steps "try dead solution"} shows only the moments at which something was decided.}

\summary{The search is watched, the trace is drawn; and between them stands a
format that others can read, too.}
