@** Traces and pictures. \label{command/pictures}%
How does the dance look? Three commands show it, and between them stands a
format that other programs can read:
$$\hbox{\.{trace}\quad$\longrightarrow$\quad a line of JSON for each step
  \quad$\longrightarrow$\quad\.{draw}\quad$\longrightarrow$\quad DOT, SVG, PDF}$$
The third, \.{figures}, does both for the figures of this book, from recipes.
\transcript{draw-pipe}
The first line of a trace is its heading, and without any wishes there is one
picture for each of the other lines, and one of the state before them; so 65 and
65 are no accident.

@(dlx/command/pictures.hpp@>=
#pragma once
/* The commands |trace|, |draw|, |view|, and |figures|, which show the dance. */
#include "dlx/command/settings.hpp"
namespace dlx {
Run declare_trace(Declaration& d), declare_draw(Declaration& d), declare_view(Declaration& d),
  declare_figures(Declaration& d), declare_check_trace(Declaration& d);
} // |namespace dlx|

@ Between |trace| and |draw| there is a pipe, and nothing else.

@(dlx/command/pictures.cpp@>=
#include "dlx/command/pictures.hpp"
#include "dlx/command/files.hpp"
#include "dlx/command/searching.hpp"
#include "dlx/draw/conformance.hpp"
#include "dlx/draw/gallery.hpp"
#include "dlx/draw/multiples.hpp"
#include "dlx/draw/player.hpp"
#include "dlx/draw/trace.hpp"
#include "dlx/more/search.hpp"
#include <algorithm>
namespace dlx {
namespace {
@<Obey \.{trace}@>
@<Obey \.{draw}@>
@<Obey \.{view}@>
@<Obey \.{check-trace}@>
}  // |namespace|
@<Declare traces and pictures@>
} // |namespace dlx|

@ A trace is written by an observer of the search, while it is running, and a search
for money is observed like any other. If nothing special is wished for, and the
problem is plain, then what is seen is Algorithm DLX as \sec{dance/search} has it.

If a script
steered it, then the trace of the script is what was wanted, and the status
is~0. (A script that covers |C3| and takes it back has found no cover, and
has proved nothing; but it has done what it was asked to do.) With
\.{--textbook}, the trace tells which options are tried, and has no writes.

@<Obey \.{trace}@>=
bool has_no_wishes(SearchSettings const& s)
{
  bool const links = s.engine == Engine::automatic or s.engine == Engine::links;
  return links and script_of(s.chooser).empty() and not s.by_matrix and not s.why@|
    and not s.counts_money() and (s.stops.solutions == 0)@|
    and (s.stops.nodes == 0) and s.stops.seconds == 0;
}
Status write_trace(SearchSettings const& s)
{
  Problem const problem = read_problem_file(s);
  TraceWriter writer(std::cout, problem, s.chooser.substr(0, s.chooser.find(':')));
  std::optional<Totals> plainly;
  if (has_no_wishes(s)) plainly = dance_plainly(problem, chooser_of(s.chooser), writer);
  Bargain b;
  if (plainly) b.result = {Ending::complete, *plainly};
  else b = search_as_told(s, problem, nullptr, &writer);
  finish_output();
  Status const status = report(s, b);
  return b.result.ending == Ending::script ? Status::found : status;
}

@ It is declared with the settings of \.{solve}; but not with those for several
threads, for a trace has one line after the other, nor with the sieve, for it is
the search that is watched, and not its covers.

@<Declare traces and pictures@>=
Run declare_trace(Declaration& d)
{
  auto const s = std::make_shared<SearchSettings>();
  d.remark("The trace has one JSON object a line, for dlx draw and other "
    "programs.");
  declare_paying(d, *s);
  declare_searching(d, *s, true);
  declare_reading(d, *s);
  d.examples({"dlx trace problem.dlx > trace.jsonl",
    "dlx make latin 2 | dlx trace | dlx draw --out pictures"});
  return [s]{ return write_trace(*s); };
}

@ The words of \.{draw} are those of the recipes in \sec{draw/gallery}. So they
are handed over as one, and mistakes in them are found by the reader of recipes;
with words learned for one, the other can be used.

@<Obey \.{draw}@>=
struct DrawSettings {
  std::string file = "-", out, title; /* |out| is a folder */
  std::string subject = "links", grain = "event", steps;
  bool bare = false, tex = false;
  double width = 213; /* of a small frame */
};
Drawing drawing_of(DrawSettings const& s)
{
  auto recipe = "title: -\ndraw: " + s.subject + "\ngrains: " + s.grain
    + "\nproblem: -\n";
  if (not s.steps.empty()) recipe += "steps: " + s.steps + '\n';
  if (s.bare) recipe += "bare: yes\n";
  return read_recipe(Source{"options of dlx draw", recipe}).drawing;
}

@ Without a folder to write to, the pictures come out as DOT, for
other programs to draw, and each of them as soon as it is drawn: if only
the first ten pictures of a long search are looked at with \cmd{head}, or
sent to \cmd{neato}, the other ten thousand need not be waited for.

@<Obey \.{draw}@>=
void put_frame(Tableau const& frame) { put(as_tex(frame) + "\\framegap\n"); }
Status draw(DrawSettings const& s)
{
  Drawing const drawing = drawing_of(s);
  Sequence sequence;
  sequence.trace = read_trace(read_file(s.file));
  sequence.name = s.file == "-" ? "trace" : s.file;
  sequence.title = s.title.empty() ? sequence.name : s.title;
  std::vector<Path> files;
  std::size_t count = 0;
  auto print = [](Picture const& p) { put(p.dot); };
  if (s.tex) count = draw_multiples(sequence.trace, drawing, s.width, put_frame);
  else if (s.out.empty()) count = draw_trace(sequence.trace, drawing, print);
  else count = (files = draw_sequence(s.out, sequence, drawing)).size();
  if (count == 0)
    throw std::runtime_error("--steps selects no picture of this trace");
  render(files, {"svg", "pdf"});
  return Status::found;
}

@ What is drawn comes first, what is read and written after it. A view is one of
five; grains and steps are small languages.

@<Declare traces and pictures@>=
Run declare_draw(Declaration& d)
{
  auto const s = std::make_shared<DrawSettings>();
  d.heading("What to draw:");
  @<Declare what is drawn@>
  d.heading("What to read and write:");
  d.file("[FILE]", into(s->file),
    "the trace; if missing or -, standard input");
  d.option("--out", "FOLDER", into(s->out), "a folder for DOT, SVG, PDF, and an "
    "index.html; without it, DOT is printed");
  d.option("--title", "TEXT", into(s->title),
    "the title of the page (default: the name of the trace)");
  d.examples({"dlx draw --out pictures trace.jsonl",@|
    "dlx draw --tex --width 100 --steps cover trace.jsonl > strip.tex",@|
    "dlx draw --grain link --steps 1-5 trace.jsonl | neato -n2 -Tpng > x.png"});
  return [s]{ return draw(*s); };
}

@ The default is what the value is before anything is read.

@<Declare what is drawn@>=
d.option("--as", "links|links+board|board|matrix|tree", into(s->subject),
  "one of these views of the search (default: " + s->subject + ")");
d.option("--grain", "GRAINS", into(s->grain), "a picture for each event, node, "
  "or link, or for several of these, such as \"event link\" (default: "
  + s->grain + ")");
d.option("--steps", "STEPS", into(s->steps), "which of the pictures: numbers, "
  "ranges such as 3-7, last, or types of events such as solution (default: all)");
d.flag("--bare", s->bare, "without titles and legends");
d.flag("--tex", s->tex, "small frames of the list, many to a page, as boxes for "
  "pdfTeX");
d.option("--width", "POINTS", into(s->width),
  fmt::format("the width of a small frame (default: {})", s->width));

@ Who would rather see it move wants the page of \sec{draw/player}: one trace, or two of
them side by side. A wrong one, of somebody who wants to see what is wrong, is welcome, if only
its lines can be read. The page holds all of the trace, so one that has a hundred thousand
lines is better looked at where it is; a browser is told no lie about it, but its owner is told
the size.

@<Obey \.{view}@>=
Trace read_any_trace(std::string const& file)
{
  Claim claim = read_claim(read_file(file));
  if (claim.unreadable) throw *claim.unreadable;
  return std::move(claim.trace);
}
struct ViewSettings { std::vector<std::string> files; std::string out, title; };
Status view(ViewSettings const& s)
{
  if (s.files.size() > 2) throw std::runtime_error("view plays one trace, or two side by side");
  std::vector<Trace> traces;
  for (auto const& file : s.files) traces.push_back(read_any_trace(file));
  if (traces.empty()) traces.push_back(read_any_trace("-"));
  auto title = s.title;
  for (auto const& file : s.files)
    if (s.title.empty() and file != "-") title += (title.empty() ? "" : " and ") + Path(file).stem().string();
  auto const page = player_page(title.empty() ? "a trace" : title, traces);
  if (page.size() > 20'000'000)
    std::cerr << fmt::format("dlx: the page has {} megabytes, which takes a browser some "
      "seconds; the trace of dlx trace --limit 1 is shorter\n", page.size()/1'000'000);
  if (s.out.empty()) put(page);
  else put_file(s.out, page);
  return Status::found;
}

@ It takes few words.

@<Declare traces and pictures@>=
Run declare_view(Declaration& d)
{
  auto const s = std::make_shared<ViewSettings>();
  d.heading("What to read and write:");
  d.file("[FILE...]", into(s->files), "a trace, or two to be compared step by step; if "
    "missing or -, standard input");
  d.option("--out", "FILE", into(s->out), "the page, one file of HTML; without it, the page "
    "is printed");
  d.option("--title", "TEXT", into(s->title),
    "the title of the page (default: the name of the trace)");
  d.examples({"dlx make queens 4 | dlx trace | dlx view --out dance.html",@|
    "dlx view --out both.html first.jsonl smallest.jsonl"});
  return [s]{ return view(*s); };
}

@ Figures are made from recipes, which know the rest.

@<Declare traces and pictures@>=
Run declare_figures(Declaration& d)
{
  struct Settings {
    std::vector<std::string> recipes;
    std::string out;
  };
  auto const s = std::make_shared<Settings>();
  d.heading("What to read and write:");
  d.file("RECIPE...", into(s->recipes), "recipes, one file each");
  d.option("--out", "FOLDER", into(s->out),
    "where to put the figures and an index.html");
  d.examples({"dlx figures --out pictures figures/latin-2.fig"});
  return [s] {
    if (s->out.empty()) throw std::runtime_error("figures need --out FOLDER");
    make_gallery({s->recipes.begin(), s->recipes.end()}, s->out);
    return Status::found;
  };
}

@ The last of them looks at traces that other programs have written
(\sec{draw/conformance}). What it says has the form that compilers use, and goes to
the standard output, since it is what was asked for. A claim that ends in a line that
cannot be read is still judged up to there; only if nothing is wrong before, the line
itself is complained of.

@<Obey \.{check-trace}@>=
struct CheckSettings { std::string file = "-", golden, out; };
@<Find the first deviation, from whatever is right@>
@<Draw both traces up to a deviation@>
Status check_trace(CheckSettings const& s)
{
  Source const source = read_file(s.file);
  Claim const claim = read_claim(source);
  auto const wrong = deviation(source, claim.trace, s);
  std::size_t const lines = claim.trace.events.size() + 1;
  if (claim.unreadable and (not wrong or wrong->line > lines)) throw *claim.unreadable;
  if (wrong and not s.out.empty()) draw_deviation(claim.trace, *wrong, s.out);
  put(display_name(source) + ":" + (not wrong
    ? fmt::format(" right, all {} lines\n", lines) : wrong->write == 0@|
    ? fmt::format("{}: {}\n", wrong->line, wrong->message)
    : fmt::format("{}: write {}: {}\n", wrong->line, wrong->write,
      wrong->message)));
  return wrong ? Status::none : Status::found;
}

@ A right trace of another problem, or of another chooser, would be wrong in its first
lines, for a reason that these lines do not tell. So that is asked before.

@<Find the first deviation, from whatever is right@>=
std::optional<Deviation> deviation(Source const& source, Trace const& claimed,
  CheckSettings const& s)
{
  auto const complain = [&source](std::string const& what, std::string const& help)
    { throw InputError(source, 0, std::min(source.text.find('\n'),
      source.text.size()), what, help); };
  if (s.golden.empty()) {
    if (not has_right_trace(claimed)) complain("no right trace is known for this "
      "problem, or for chooser '" + claimed.chooser + "'",
      "choosers are first and smallest; --against GOLDEN compares with any trace");
    return first_deviation(claimed);
  }
  Trace const right = read_trace(read_file(s.golden));
  std::string const mend = "a trace of your program begins with line 1 of GOLDEN";
  if (claimed.problem != right.problem)
    complain("this is another problem than that of " + s.golden, mend);
  if (claimed.chooser != right.chooser)
    complain(fmt::format("the chooser is '{}', and that of {} is '{}'",
      claimed.chooser, s.golden, right.chooser), mend);
  return first_deviation(claimed, right);
}

@ Two pictures say more: the list after the first wrong write, and the list as it
should be then.

@<Draw both traces up to a deviation@>=
Path draw_end(Trace const& trace, Path const& file)
{
  Drawing drawing;
  drawing.grains = {Grain::link};
  drawing.steps.last = true;
  make_folder(file.parent_path());
  put_file(file, draw_trace(trace, drawing).back().dot);
  return file;
}
void draw_deviation(Trace const& claimed, Deviation const& wrong, Path const& folder)
{
  auto const& [is, ought] = cut_at(wrong, claimed);
  render({draw_end(is, folder / "claimed.dot"),
    draw_end(ought, folder / "right.dot")}, {"svg", "pdf"});
}

@ It is declared like the others.

@<Declare traces and pictures@>=
Run declare_check_trace(Declaration& d)
{
  auto const s = std::make_shared<CheckSettings>();
  d.remark("Status 0: it is the trace of Algorithm DLX, link by link; 1: it is not, "
    "and the first line and write that is wrong is named; 2: it cannot be read.");
  d.heading("What to read and write:");
  d.file("[FILE]", into(s->file), "the trace; if missing or -, standard input");
  d.option("--against", "GOLDEN", into(s->golden), "the right trace; without it, the "
    "one of the same problem and chooser, first or smallest");
  d.option("--out", "FOLDER", into(s->out),
    "if it is wrong: where to draw the list as it is, and as it should be");
  d.examples({"dlx trace latin.dlx | head -1 | ./mine | dlx check-trace",
    "dlx check-trace --against right.jsonl --out wrong mine.jsonl"});
  return [s]{ return check_trace(*s); };
}

@ \pitfall{A trace that fills the disk. Ten queens have 16,448 nodes, which is
nothing for a search; but their trace has 34 million characters. Ask
\cmd{dlx estimate} first, or say \.{--limit 1}.}

\pinned{\.{tests/command/pictures\UL test.cpp} compares traces with known numbers and
with their schema, draws them to standard output and into folders, and asks for
pictures of steps that there are not.}

\exercise[15]{How many covers of items, and how many uncovers, are in the trace of
four queens? And how can a pipe find out for which problems these numbers differ?}
\answer{57 of each: \cmd{dlx make queens 4 \char"7C\ dlx trace \char"7C\ grep -c
'"event":"cover"'}, and the same with \.{uncover}. They are equal for each search that
goes to its end, since every cover is taken back; with \.{--limit 1} they are equal,
too, if the list is restored before the search returns.}

\summary{The search is watched, the trace is drawn; and between them stands a
format that others can read, too.}
