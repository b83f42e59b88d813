@** Traces and pictures. \label{command/pictures}%
How does the dance look? Three commands show it. \.{trace} writes every step of a
search; \.{draw} turns a trace into pictures; and \.{figures} does both for the
figures of this book, from recipes.
\transcript{draw-pipe}

The first line of a trace is its heading, and without any wishes there is one
picture for each of the other lines, and one of the state before them; so 65 and
65 are no accident.

A trace goes to standard output while the search is running. If a script
steered it, then the trace of the script is what was wanted, and the status
is~0. (A script that covers |C3| and takes it back has found no cover, and
has proved nothing; but it has done what it was asked to do.) With
\.{--textbook}, the trace tells which options are tried, and has no writes.

@(dlx/command/pictures.hpp@>=
#pragma once
/* The commands trace, draw, and figures, which show the dance. */
#include "dlx/command/settings.hpp"
namespace dlx {
Command trace_command();
Command draw_command();
Command figures_command();
} // |namespace dlx|

@ Between |trace| and |draw| there is a pipe, and nothing else.

@(dlx/command/pictures.cpp@>=
#include "dlx/command/pictures.hpp"
#include "dlx/command/files.hpp"
#include "dlx/command/search_settings.hpp"
#include "dlx/command/searching.hpp"
#include "dlx/draw/gallery.hpp"
#include "dlx/draw/multiples.hpp"
#include "dlx/draw/trace.hpp"
#include "dlx/more/search.hpp"
#include <fmt/format.h>
#include <iostream>
#include <memory>
#include <optional>
#include <stdexcept>
namespace dlx {
namespace {
@<Obey \.{trace}@>
@<Obey \.{draw}@>
@<Obey \.{figures}@>
}  // |namespace|
@<Introduce the commands that draw@>
} // |namespace dlx|

@ A name and a purpose are all that the list of commands has to know.

@<Introduce the commands that draw@>=
Command trace_command()
{
  return {"trace", "write every step of a search, link by link",
    declare_trace};
}
Command draw_command()
{
  return {"draw", "turn a trace into pictures", declare_draw};
}
Command figures_command()
{
  return {"figures", "make figure sequences from recipes", declare_figures};
}

@ A trace is written by an observer of the search, and a search for money is
observed like any other. If nothing special is wished for, and the problem is
plain, then what is seen is Algorithm DLX as \sec{dance/search} has it.

@<Obey \.{trace}@>=
bool has_no_wishes(SearchSettings const& s)
{
  bool const links = (s.engine == Engine::automatic)@|
    or s.engine == Engine::links;
  return links and s.steering.script.empty() and not s.by_matrix@|
    and not s.why and not s.are_wished and not counts_money(s)@|
    and (s.stops.covers == 0) and (s.stops.nodes == 0)@|
    and s.stops.seconds == 0;
}
Status write_trace(SearchSettings const& s)
{
  Problem const problem = read_problem_file(s);
  TraceWriter writer(std::cout, problem, s.steering.chooser);
  std::optional<Totals> plainly;
  auto const chooser = chooser_of(s.steering);
  if (has_no_wishes(s)) plainly = dance_plainly(problem, chooser, writer);
  if (plainly) {
    finish_output();
    return plainly->solutions > 0 ? Status::found : Status::none;
  }
  Result const result = counts_money(s)@| ?
    find_bargains(s, problem, nullptr, &writer).result@|
    : find_covers(s, problem, nullptr, &writer);
  finish_output();
  Status const status = report_ending(result);
  return result.ending == Ending::script ? Status::found : status;
}

@ It is declared with the settings of \.{solve}; but not with those for several
threads, for a trace has one line after the other, nor with the sieve, for it is
the search that is watched, and not its covers.

@<Obey \.{trace}@>=
Run declare_trace(Declaration& d)
{
  auto const s = std::make_shared<SearchSettings>();
  d.remark("The trace has one JSON object a line, for dlx draw and other "
    "programs.");
  declare_paying(d, *s);
  declare_searching(d, *s);
  declare_reading(d, *s);
  d.example("dlx trace problem.dlx > trace.jsonl");
  d.example("dlx make latin 2 | dlx trace | dlx draw --out pictures");
  return [s]{ return write_trace(*s); };
}

@ The words of \.{draw} are those of the recipes in \sec{draw/gallery}; whoever
has learned them for one can use them for the other.

@<Obey \.{draw}@>=
struct DrawSettings {
  std::string file = "-", out, title; /* |out| is a folder */
  std::string subject = "links", grain = "event", steps;
  bool bare = false, tex = false;
  double width = 213; /* of a small frame */
};
@<Draw as the settings say@>

@ What is drawn comes first, what is read and written after it.

@<Obey \.{draw}@>=
Run declare_draw(Declaration& d)
{
  auto const s = std::make_shared<DrawSettings>();
  d.heading("What to draw:");
  @<Declare what is drawn@>
  d.heading("What to read and write:");
  d.file("FILE", Declaration::optional_file, text(s->file),
    "the trace; if missing or -, standard input");
  d.option("--out", "FOLDER", text(s->out), "a folder for DOT, SVG, PDF, and an "
    "index.html; without it, DOT is printed");
  d.option("--title", "TEXT", text(s->title),
    "the title of the page (default: the name of the trace)");
  d.example("dlx draw --out pictures trace.jsonl");
  d.example("dlx draw --tex --width 100 --steps cover trace.jsonl > strip.tex");
  d.example("dlx draw --grain link --steps 1-5 trace.jsonl | "
    "neato -n2 -Tpng > x.png");
  return [s]{ return draw(*s); };
}

@ A view is one of five; grains and steps are small languages, which the reader
of recipes understands.

@<Declare what is drawn@>=
d.option("--as", "links|links+board|board|matrix|tree", text(s->subject),
  "one of these views of the search (default: " + s->subject + ")");
d.option("--grain", "GRAINS", text(s->grain), "a picture for each event, node, "
  "or link, or for several of these, such as \"event link\" (default: "
  + s->grain + ")");
d.option("--steps", "STEPS", text(s->steps), "which of the pictures: numbers, "
  "ranges such as 3-7, last, or types of events such as solution (default: all)");
d.flag("--bare", s->bare, "without titles and legends");
d.flag("--tex", s->tex, "small frames of the list, many to a page, as boxes for "
  "pdfTeX");
d.option("--width", "POINTS", number(s->width),
  fmt::format("the width of a small frame (default: {})", s->width));

@ The options of \.{draw} are those of a recipe, so they
are handed over as one, and mistakes in them are found by the reader of
recipes.

@<Draw as the settings say@>=
Drawing drawing_of(DrawSettings const& s)
{
  auto recipe = "title: -\ndraw: " + s.subject + "\ngrains: " + s.grain
    + "\nproblem: -\n";
  if (not s.steps.empty()) recipe += "steps: " + s.steps + '\n';
  if (s.bare) recipe += "bare: yes\n";
  return read_recipe(Source{"options of dlx draw", recipe}).drawing;
}

@ Without a folder to write to, the pictures come out as DOT, for
other programs to draw, and each of them as soon as it is drawn: whoever
looks at the first ten pictures of a long search with \cmd{head}, or pipes
them into \cmd{neato}, need not wait for the other ten thousand.

@<Draw as the settings say@>=
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

@ Figures are made from recipes, which know the rest.

@<Obey \.{figures}@>=
Run declare_figures(Declaration& d)
{
  struct Settings {
    std::vector<std::string> recipes;
    std::string out;
  };
  auto const s = std::make_shared<Settings>();
  d.heading("What to read and write:");
  d.file("RECIPE", Declaration::needed_files, texts(s->recipes),
    "recipes, one file each");
  d.option("--out", "FOLDER", text(s->out),
    "where to put the figures and an index.html");
  d.example("dlx figures --out pictures figures/latin-2.fig");
  return [s] {
    if (s->out.empty()) throw std::runtime_error("figures need --out FOLDER");
    make_gallery({s->recipes.begin(), s->recipes.end()}, s->out);
    return Status::found;
  };
}

@ \pitfall{A trace that fills the disk. Ten queens have 16,448 nodes, which is
nothing for a search; but their trace has 34 million characters. Ask
\cmd{dlx estimate} first, or say \.{--limit 1}.}

\pinned{\.{tests/command/pictures\UL test.cpp} compares traces with known numbers and
with their schema, draws them to standard output and into folders, and asks for
pictures of steps that there are not.}

\exercise{Let \.{draw} show a picture in the browser at once. Which programs would
it have to start, and why is that the business of the shell?}

\summary{The search is watched, the trace is drawn; and between them stands a
format that others can read, too.}
