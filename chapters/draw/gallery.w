@** The gallery. \label{draw/gallery}%
Twenty recipes, 1077 pictures, 21 pages: that is what \cmd{make trace} makes of
this book, and \.{build/figures/index.html} is where one begins to look. All
parts of it are there by now; this chapter puts them together.
\figure{.62\pagewidth}{report-cover/event-000}{The first picture of the first
sequence. Nothing has happened yet.}

Three things have to be decided. What is done first, so that a mistake in the
last recipe does not leave a half-made gallery behind? What is kept in memory?
And what need not be done again? The order is: read all recipes, search and
draw everything, write what has changed, render what is outdated.
@^gallery@>

@ What is done again, if something has changed? Here is what was measured
with all recipes of this book.
$$\vbox{\halign{#\hfil\quad&\hfil#\quad&\hfil#\quad&\hfil#\cr
what has changed&pictures&pages&seconds\cr
\noalign{\smallskip}
nothing&0&0&0.5\cr
the title of a recipe&0&2&0.5\cr
a recipe selects one more step&1&2&0.5\cr
an item of the small list is called C6 instead of C5&47&1&0.7\cr
everything is made for the first time&1077&21&14\cr}}$$
(The seconds are those of a processor, added up.) The small list is drawn in two
sequences, with 46 pictures and with one. Their pages change only where C5 is
mentioned in a caption.

So somebody who is writing a chapter, and changes the program all the time,
does not wait for pictures; and whoever changes a recipe sees the result at
once.

@ A sequence can be prepared and written without the others, and a trace that
has no recipe can be drawn in a folder, too.

Whoever includes this header gets recipes, sequences, and the renderer along
with it; the command needs nothing else to draw.

@(dlx/draw/gallery.hpp@>=
#pragma once
/* From recipes to a folder of pictures and pages: searches, draws, writes
   what has changed, and has it rendered. */
#include "dlx/draw/renderer.hpp"
#include "dlx/draw/recipe.hpp"
#include "dlx/draw/renderer.hpp"
#include "dlx/draw/sequence.hpp"
#include <cstddef>
#include <vector>
namespace dlx {
@<Declare how a gallery is made@>
} // |namespace dlx|

@ In a folder of a sequence are the DOT files, the trace, and the
page; the renderer will put its pictures beside them. The trace is the only
one of these that cannot be made from another: from it, |draw_trace| gives
the same DOT files again, byte for byte, and a test does so.

Only the last of the four functions renders. The others end with files of DOT,
which are good for a look with another program, for a test, or for a machine
without Graphviz.

@<Declare how a gallery is made@>=
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
std::size_t make_gallery(std::vector<Path> const& recipes,
  Path const& folder);
  /* a folder for each recipe, and \.{index.html} over them all; renders what
     has changed, and returns how many pictures that were. Throws |InputError|,
     |RenderError|, or |std::runtime_error| */

@ The includes show that this is where the book meets itself: searches of all
kinds, formats, pictures.

That is a lot of including for a short file, but no module includes this one
except for the command.

@(dlx/draw/gallery.cpp@>=
#include "dlx/draw/gallery.hpp"
#include "dlx/draw/pages.hpp"
#include "dlx/more/cheapest.hpp"
#include "dlx/more/script.hpp"
#include "dlx/more/search.hpp"
#include "dlx/text/format.hpp"
#include <fmt/core.h>
#include <set>
#include <sstream>
#include <stdexcept>
#include <utility>
namespace dlx {
namespace {
@<Read the files of a recipe@>
@<Search as a recipe says@>
@<Write one picture, or a page@>
@<Read all recipes@>
}
@<Prepare a sequence@>
@<Write a sequence@>
@<Make a gallery@>
} // |namespace dlx|

@*1 Preparing. A file that cannot be read is a mistake in the
recipe that names it, so that is where the complaint points.

Here is what one sees:
$$\vbox{\halign{\tt#\hfil\cr
figures/my.fig:2:10: error: cannot read 'figures/c6.dlx': No such file or directory\cr}}$$
and below it the line of the recipe, and a caret under the \.c.

@<Read the files of a recipe@>=
Source fetch(Recipe const& recipe, Path const& file, std::size_t at)
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

A script and a search are followed by the same kind of list, and heard by the
same kind of observer; the difference is one call.

@<Search as a recipe says@>=
Trace run(Recipe const& recipe)
{
  Problem const problem = read_problem(fetch(recipe, recipe.problem,
    recipe.problem_at));
  Bounded links(problem); /* which can do everything */
  if (recipe.script.empty()) {
    Recorder recorder(problem, recipe.chooser);
    auto const chooser = recipe.chooser == "first" ? Chooser::first
      : Chooser::smallest;
    if (recipe.cheapest > 0)
      cheapest(problem, {recipe.cheapest}, chooser, Limits(), nullptr,@|
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
  Sequence s = {recipe.name, recipe.title, recipe.caption, run(recipe),
    {}, recipe.drawing.small};
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

@*1 Writing. A picture has a file, and a sequence has a page.

The page is written for each sequence, even if one of its pictures has changed
only in a link; then its text is the same, and |put_file| leaves it alone. A
page changes when a caption does.

@<Write one picture, or a page@>=
Path write_picture(Path const& folder, Picture const& picture)
{
  make_folder(folder);
  Path const file = folder / (picture.name + ".dot");
  put_file(file, picture.dot);
  return file;
}
void write_page(Path const& folder, Sequence const& sequence)
{
  std::ostringstream trace;
  write_trace(trace, sequence.trace);
  put_file(folder / "trace.jsonl", trace.str());
  put_file(folder / "index.html", sequence_page(sequence));
  if (sequence.small)
    put_file(folder / "captions.tex", strip_captions(sequence));
}

@ There are two occasions to write a sequence. The gallery draws all of its
pictures first, because it wants to find mistakes in all recipes before it
touches a file. Somebody who draws a single trace, of any length, wants each
picture on the disk as soon as it is there; its text can then be forgotten,
and what remains is a name, a caption, and two numbers.

@<Write a sequence@>=
std::vector<Path> write_sequence(Path const& folder, Sequence const& sequence)
{
  std::vector<Path> files;
  for (auto const& picture : sequence.pictures)
    files.push_back(write_picture(folder, picture));
  write_page(folder, sequence);
  return files;
}
std::vector<Path> draw_sequence(Path const& folder, Sequence& sequence,
  Drawing const& drawing)
{
  std::vector<Path> files;
  auto keep = [&](Picture p) {
    files.push_back(write_picture(folder, p));
    p.dot = std::string();
    sequence.pictures.push_back(std::move(p));
  };
  if (draw_trace(sequence.trace, drawing, keep) > 0)
    write_page(folder, sequence);
  return files;
}

@ Here is what lies in a folder at the end, for the smallest sequence of the
book, the sidings of \sec{draw/stage}:
$$\vbox{\halign{\tentex#\hfil\quad&#\hfil\cr
sidings/index.html&the page\cr
sidings/trace.jsonl&what it was drawn from\cr
sidings/sidings.dot&the picture, as a text\cr
sidings/sidings.svg&for the page\cr
sidings/sidings.pdf&for the book\cr}}$$
and one level higher \.{index.html}, with a tile for each sequence, and
\.{renderer.txt}. To make another picture from the same trace, one does not need
the recipe: \cmd{dlx draw} takes the trace.

@*1 The gallery. What if something goes wrong half way? All recipes are
read, and all pictures drawn, before the first file is written; so a mistake
in the last recipe is found within a second, and leaves no half-made gallery
behind. The price is memory: the DOT text of all pictures is there at the
same time, 40 megabytes for this book.

Two recipes of the same name in different folders would overwrite each other's
pictures, and the one that comes first would never be seen. So that is
refused, with a message that has no place in a file, since the mistake is on
the command line.

@<Read all recipes@>=
std::vector<Sequence> prepare_all(std::vector<Path> const& recipes)
{
  std::vector<Sequence> sequences;
  std::set<std::string> names;
  for (auto const& file : recipes) {
    if (not names.insert(file.stem().string()).second)
      throw std::runtime_error("two recipes are called "
        + file.stem().string() + "; their pictures would go to one folder");
    Source source;
    if (auto const why = slurp(file, source); not why.empty())
      throw std::runtime_error(fmt::format("cannot read '{}': {}",
        file.string(), why));
    sequences.push_back(prepare(read_recipe(source)));
  }
  return sequences;
}

@ After that, only the disk and Graphviz can fail.
Then new DOT files and pages are there beside old SVG files, or none,
and the command ends with a message and status~2; running it again, when the
disk is emptied or Graphviz installed, repairs everything, because old
pictures are found out by their dates. The version of the renderer is noted
last, when all of its pictures are there.

A recipe that has not changed costs a search and a drawing, and no rendering:
a second run for this book takes half a second of a processor, instead of
fourteen.

@<Make a gallery@>=
std::size_t make_gallery(std::vector<Path> const& recipes, Path const& folder)
{
  auto const sequences = prepare_all(recipes);
  std::vector<Path> files;
  for (auto const& s : sequences) {
    auto const written = write_sequence(folder / s.name, s);
    files.insert(files.end(), written.begin(), written.end());
  }
  put_file(folder / "index.html", top_page(sequences));
  auto const version = renderer_version();
  Source old;
  bool const same = slurp(folder / "renderer.txt", old).empty()@|
    and old.text == version;
  if (same) files = outdated(files, {"svg", "pdf"});
  render(files, {"svg", "pdf"});
  put_file(folder / "renderer.txt", version);
  return files.size();
}

@ \pitfall{A half-made gallery, because the mistake was in the last recipe.
A picture that is no longer in a recipe, and still lies in its folder: we
never delete anything, so clean up before you publish.}

\pinned{\.{tests/draw/gallery\UL test.cpp} renders a sample of every
sequence of this book and counts edges and boxes in the SVG files; follows
each link of the pages to a file; makes a gallery twice, and sees that nothing
is rendered the second time; and changes one recipe of two, one picture, and
the version of the renderer, and counts what is rendered then.}

\exercise[20]{A recipe that has not changed is still searched and drawn before
that is found out. What must be compared, so that this can be left out, too?}
\answer{The text of the recipe, of its problem, and of its script, and the program
itself, or its version: a sum of all four, kept in the folder beside the trace. For
the recipes of this book it would save half a second, so nobody has done it.}

\summary{What comes out is a
folder that can be put on any web server, or on none; and what has not
changed is not made again.}
