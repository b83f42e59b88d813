@** The gallery. \label{draw/gallery}%
How does one show a thousand pictures to somebody who has a browser, and
perhaps no network, and certainly no wish to install anything? Of 25 recipes,
\cmd{make trace} makes 1101 pictures and 26 pages, besides 25 that play (\sec{draw/player}), and
\.{build/figures/index.html} is where one begins to look.
{\nolegend\steps{\step{.245\pagewidth}{report-cover/link-025}{25}\step{.245\pagewidth}%
{report-cover/link-026}{26}\step{.245\pagewidth}{report-cover/link-027}{27}\step
{.245\pagewidth}{report-cover/link-028}{28}}{Four pictures that most readers
will not meet on paper, but one after the other, at the same place, by clicking: how
the way back of |cover(3)| ends.}}
@^gallery@>

If you have a problem of your own, say \.{dinner.dlx}, you need two lines in a file
\.{dinner.fig}, and one command:
$$\vbox{\halign{\tt#\hfil\cr
problem: dinner.dlx\cr draw: tree\cr\noalign{\smallskip}
\char"24\ dlx figures --out pictures dinner.fig\cr}}$$
Then there are a page \.{pictures/index.html} for all recipes of the command, a folder
\.{pictures/dinner} for this one, and in it a page, the pictures in three formats, and the
trace from which they were drawn. The command says nothing if all is well. You can move
the folder to wherever you like, since no file in it knows where it is.

A page is plain HTML, and it makes four promises. It needs
nothing from anywhere: no script, no font, no network; a folder on a memory
stick will do. It follows the reader's choice of light or dark, and so do the
pictures, each of which has a style for the night (\sec{draw/colours}). Nothing jumps while pictures
are loaded, because room is reserved for each from the beginning. And
every picture has an alternative text that says what one would see happen.
@^accessibility@>

But the best feature of these pages cost almost nothing. All pictures of a
sequence have the same size; each is scaled to fit into the window, with its
caption above; and in front of the caption there are two arrows, which lead
to the previous picture and to the next one. So when you click on an arrow,
the next picture appears exactly where the last was, with the arrow under
the mouse. Keep clicking, and the links dance, forwards and backwards, and
as slowly as you like.

@ Three things have to be decided. What is done first, so that a mistake in the
last recipe does not leave a half-made gallery behind? What is kept in memory?
And what need not be done again? The order is: read all recipes, search and
draw everything, write what has changed, render what is outdated. Each of these steps takes
longer than the one before, and so the mistakes that people make are found in the first
two. Here is what
was measured with all recipes of this book.
$$\vbox{\halign{#\hfil\quad&\hfil#\quad&\hfil#\quad&\hfil#\cr
what has changed&pictures&pages&seconds\cr
\noalign{\smallskip}
nothing&0&0&0.6\cr
the title of a recipe&0&2&0.6\cr
a recipe selects one more step&1&2&0.7\cr
an item of the small list is called C6 instead of C5&47&1&1.0\cr
everything is made for the first time&1101&26&15\cr}}$$
(The seconds are those of a processor, added up.) So an author who is writing a
chapter, and changes the program all the time, does not wait for pictures.

In the folder of a sequence are the DOT files, the trace, and the
page; the renderer puts its pictures beside them. The trace is the only
one of these that cannot be made from another: from it, |draw_trace| gives
the same DOT files again, byte for byte, and a test does so.

@(dlx/draw/gallery.hpp@>=
#pragma once
/* From recipes to a folder of pictures and pages of HTML, which need no script, but for those that play,
   no font, and no network: searches, draws, writes what has changed, and has it
   rendered. */
#include "dlx/draw/renderer.hpp"
#include "dlx/draw/sequence.hpp"
namespace dlx {
std::string sequence_page(Sequence const& sequence);
  /* for the folder of the sequence, with \.{x.svg} and \.{x.pdf} in it */
std::string top_page(std::vector<Sequence> const& sequences);
  /* for the folder above; every sequence has a picture */
Sequence prepare(Recipe const& recipe);
  /* reads the problem, searches, draws; throws |InputError| */
Paths write_sequence(Path const& folder, Sequence const& sequence);
  /* also a trace, \.{index.html}, and \.{dance.html} in |folder|; returns the DOT files */
Paths draw_sequence(Path const& folder, Sequence& sequence, Drawing const& drawing,
  std::function<void(Picture const&)> const& told = nullptr);
  /* the same for pictures that are still to be drawn: each file is written
     at once, and |told|; only names, captions, and sizes are kept. If no picture is
     selected, nothing is written */
std::size_t make_gallery(Paths const& recipes, Path const& folder, Told const& told = nullptr);
  /* a folder for each recipe, and \.{index.html} over them all; renders what
     has changed, and returns how many pictures that were. Throws |InputError|,
     |RenderError|, or |std::runtime_error| */
} // |namespace dlx|

@ A page grows from the inside: a figure, a section of figures, the whole. There
are libraries that fill in templates of HTML; but a page consists of six pieces, each
of which is a string with some holes, and {\tentex fmt} fills holes. Here is one figure of
a page, with the arrow that leads back, the arrow that leads on, and the picture itself; all
the rest of a page is of this kind. (An arrow is written by its number, since a font that
has no such letter will then be helped out by another font of the browser.)
$$\vbox{\halign{\tentex#\hfil\cr
<figure id="link-002"><figcaption>\cr
<a href="\#link-001" aria-label="previous">\char"26\#8592;</a>\cr
<a href="\#link-003" aria-label="next">\char"26\#8594;</a>\cr
<b>cover C3: R[C2] \dots\ C4</b> event 1 of 3, write 2 of 14 \dots</figcaption>\cr
<a href="link-002.svg"><img src="link-002.svg" \dots></a></figure>\cr}}$$

@(dlx/draw/gallery.cpp@>=
#include "dlx/draw/gallery.hpp"
#include "dlx/base/source.hpp"
#include "dlx/draw/film.hpp"
#include "dlx/draw/player.hpp"
#include "dlx/draw/sheet.hpp"
#include "dlx/more/cheapest.hpp"
#include "dlx/more/script.hpp"
#include "dlx/more/search.hpp"
#include "dlx/text/format.hpp"
#include <algorithm>
#include <cctype>
#include <fmt/core.h>
#include <set>
#include <sstream>
#include <stdexcept>
namespace dlx {
namespace {
@<Give pages their style@>
@<Show a picture on a page@>
@<Search as a recipe says@>
}
@<Write the page of a sequence@>
@<Prepare a sequence@>
@<Write a sequence@>
@<Make a gallery@>
} // |namespace dlx|

@*1 Pages. The colours of a page are variables of its style, once for light and once
for dark. How wide may a picture be? Not wider than the window; not wider than it is
(\.{--w}), for enlarged it would not become clearer; and not so wide that it is higher
than what is left of the window under the bar and the caption, where the ratio of width
to height (\.{--r}) comes in. The browser takes the smallest of the three whenever the
window changes. But a large picture in a low window would become so small that its names cannot be read; so it keeps
two fifths of its size, which leaves 11.7 pixels for a name, and the rest is scrolled. On the top page the sequences are tiles, as many in a row as there is
room for.

@<Give pages their style@>=
constexpr char const* style =@|
  ":root{color-scheme:light dark;--paper:#faf9f6;--ink:#121212;--soft:#595959;"
  "--line:#d8d5cc;--link:#0b5a9d}@@media(prefers-color-scheme:dark){:root{"
  "--paper:#17181a;--ink:#ececec;--soft:#b3b3b3;--line:#3b3d40;--link:#8cc1ee}}html{"
  "scroll-padding-top:3.4rem}body{margin:0 auto;padding:0 1.2rem 40vh;max-width:82rem;"
  "background:var(--paper);color:var(--ink);font:1.05rem/1.5 Palatino,Georgia,serif}p{"
  "max-width:44rem;margin:.6rem 0}a{color:var(--link)}.soft{color:var(--soft)}img{"
  "display:block;width:100%;height:auto;border:1px solid var(--line);"
  "box-sizing:border-box}nav{position:sticky;top:0;display:flex;gap:1.4rem;"
  "padding:.6rem 0;background:var(--paper);border-bottom:1px solid var(--line)}ol{"
  "columns:17rem}section{margin-top:4rem}figure{margin:0 auto 1.6rem;width:min(100%,"
  "var(--w),max(22rem,.4*var(--w),(100vh - 8.5rem)*var(--r)))}figcaption{display:flex;"
  "flex-wrap:wrap;gap:0 .8rem}.go a,.go i{display:inline-block;width:2rem;"
  "margin-right:.3rem;text-align:center;text-decoration:none;"
  "border:1px solid var(--line)}.tiles{display:grid;gap:2rem 1.6rem;padding:0;"
  "list-style:none;grid-template-columns:repeat(auto-fill,minmax(min(100%,19rem),1fr))}"
  ".tiles img{height:14rem;object-fit:contain;padding:.5rem}\n";
@ A style sheet in a file of
its own would be loaded once for all pages, and be missing whenever one
of them is mailed. The attribute \.{lang} lets a browser hyphenate, and a voice
pronounce, as it should; \.{viewport} asks a telephone not to pretend that it is a desk.

@<Give pages their style@>=
std::string page(std::string const& title, std::string const& body)
{
  return fmt::format("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n"
    "<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
    "content=\"width=device-width,initial-scale=1\">\n<title>{}</title>\n"
    "<style>\n{}</style>\n</head>\n<body>\n{}</body>\n</html>\n",@|
    escape_html(title), style, body);
}

@ On a page of its own sequence, a picture leads to the drawing alone; on
the top page it leads to the sequence. Captions come from the problem, and
an item may be called \.{<b>}; so they are escaped, here and in
all that follows. The size of a picture is written in pixels, so that
the browser knows the room that it takes before it has seen a byte of it; and
\.{loading="lazy"} lets it fetch only those that come near.

A recipe may be called \.{50\%\#1.fig}, and gives its name to a folder; in an address, all but letters, digits, and a few others are written as numbers.

@<Show a picture on a page@>=
std::string address_of(std::string const& name)
{
  std::string address;
  for (unsigned char const c : name)
    address += std::isalnum(c) != 0 or std::string_view("-_./").find(static_cast<char>(c)) != std::string_view::npos@|
      ? std::string(1, static_cast<char>(c)) : fmt::format("%{:02X}", c);
  return address;
}
std::string image(std::string const& folder, Picture const& p)
{
  auto const detail = p.caption.detail.empty() ? "" : " (" + p.caption.detail + ")";
  return fmt::format("<a href=\"{0}{1}\"><img src=\"{0}{2}.svg\" "
    "width=\"{3}\" height=\"{4}\" loading=\"lazy\" alt=\"{5}\"></a>",@|
    address_of(folder), folder.empty() ? address_of(p.name) + ".svg" : "index.html",@|
    address_of(p.name), p.width, p.height,@| escape_html(p.caption.line() + detail));
}

@ Every picture is a figure with an identity, so that each step of each search has an
address. When a student asks why the link between C2 and C4 is blue, one can
answer with \.{report-cover/index.html\#link-002}. The arrows of a figure lead to such
addresses. At the ends of a sequence they are pale and lead nowhere: there is no picture
before number~0, and $0-1$ is the largest number there is, so one comparison serves
both ends.

@<Show a picture on a page@>=
using Group = std::span<Picture const>;
std::string figure(Group group, std::size_t k)
{
  auto arrow = [group](std::size_t to, char const* way, char const* sign) {
    if (to >= group.size()) return fmt::format("<i aria-hidden=\"true\">{}</i>", sign);
    return fmt::format("<a href=\"#{}\" aria-label=\"{}\">{}</a>", address_of(group[to].name), way,
      sign); };
  Picture const& p = group[k];
  return fmt::format("<figure id=\"{0}\">\n<figcaption><span class=\"go\">"
    "{1}{2}</span><b>{3}</b> <span class=\"soft\">{4}{5}{0}, "
    "<a href=\"{7}.pdf\">PDF</a></span></figcaption>\n{6}\n</figure>\n",@|
    escape_html(p.name), arrow(k - 1, "previous", "&#8592;"), arrow(k + 1, "next", "&#8594;"),@|
    escape_html(p.caption.line()), escape_html(p.caption.detail),@|
    p.caption.detail.empty() ? "" : " &#183; ", image("", p), address_of(p.name));
}

@ The pictures of one grain form a section, with a list of all captions that can be
unfolded; the second solution among 152 events is found there. Which
grain that is, their names tell. A picture without a grain, such as a tree, is alone, and
its section has no heading.

@<Show a picture on a page@>=
std::string heading(std::string_view name)
{
  for (std::string const title : {"Event by event", "Node by node", "Link by link",
      "Step by step"})
    if (auto const grain = title.substr(title.rfind(' ') + 1) + '-'; name.starts_with(grain)
        and has_only(name.substr(grain.size()), "0123456789")) return title;
  return {};
}

@ The first word of the heading is the identity of the section, to
which the bar at the top leads; and the two variables of the style are set
here, once for all pictures of the section. For pictures of $1198\times782$ points, as in
the Latin squares, the width is 1597 pixels, and the ratio 1.533.

@<Show a picture on a page@>=
std::string section_of(Group group)
{
  Picture const& first = group.front();
  auto const title = heading(first.name);
  auto const identity = title.empty() ? "" : fmt::format(" id=\"{}\"", title.substr(0, title.find(' ')));
  auto out = fmt::format("<section{} style=\"--w:{}px;--r:{:.3f}\">\n",@|
    identity, first.width, 1.0*first.width/std::max(1, first.height));
  if (not title.empty()) {
    out += fmt::format("<h2>{}</h2>\n<details><summary>{}</summary>\n<ol>\n",@|
      title, counted(group.size(), "picture"));
    for (Picture const& p : group)
      out += fmt::format("<li><a href=\"#{}\">{}</a></li>\n", address_of(p.name),@|
        escape_html(p.caption.line()));
    out += "</ol></details>\n";
  }
  for (std::size_t k = 0; k < group.size(); ++k) out += figure(group, k);
  return out + "</section>\n";
}

@ The page of a sequence is its bar, a few words, and its groups. Groups are
not stored anywhere: pictures of one grain follow each other, and where the
heading changes, a group ends. For the report's cover there are three of them, of 4, 12, and 30
pictures: what happens at once in the first group takes five steps in the second, and fourteen
in the third. The bar stays at the top of the window while one scrolls, and leads to each group;
so one can look at the same moment at another pace.

@<Write the page of a sequence@>=
std::string sequence_page(Sequence const& s)
{
  std::string bar, body;
  for (auto p = s.pictures.begin(); p != s.pictures.end(); ) {
    auto const title = heading(p->name);
    auto const end = std::find_if(p, s.pictures.end(), [&](Picture const& q) {
      return heading(q.name) != title; });
    if (not title.empty()) bar += fmt::format("<a href=\"#{}\">{}</a>\n",
      title.substr(0, title.find(' ')), title);
    body += section_of(Group(p, end));
    p = end;
  }
  return page(s.title, fmt::format(
    "<nav>{}{}</nav>\n"
    "<h1>{}</h1>\n<p>{}</p>\n<p class=\"soft\">{}, drawn from "
    "<a href=\"trace.jsonl\">this trace</a>. <a href=\"dance.html\">Watch it dance</a>{}.</p>"
    "\n{}",@|
    s.in_gallery ? "<a href=\"../index.html\">All sequences</a>\n" : "",
    bar, escape_html(s.title), escape_html(s.caption), counted(s.pictures.size(), "picture"),@|
    s.film ? ", or <a href=\"film.svg\">see a film</a>" : "", body));
}

@ The top page shows one picture of each sequence. The first would be the
dullest one, so we take one from the middle: for the forty-six pictures of the report's
cover, number 23 is in the walk link by link, where things happen. Where there is a film
(\sec{draw/film}), it is shown instead, and moves in its tile; one such tile on a page is an
invitation, and two would be a fair.
\figure{.38\pagewidth}{report-cover/link-007}{The tile of the report's cover: the seventh write in the walk link by link, behind four events and twelve nodes.}

@<Write the page of a sequence@>=
static Picture tile(Sequence const& s)
{
  Picture picture = s.pictures[s.pictures.size()/2];
  if (s.film) picture.name = "film", picture.caption = {"all pictures, as a film", "", ""};
  return picture;
}
std::string top_page(std::vector<Sequence> const& sequences)
{
  std::string body = "<h1>Dancing links, in pictures</h1>\n"
    "<p>Every picture here was drawn by the program, from a trace of what it "
    "did to its links.</p>\n<ul class=\"tiles\">\n";
  for (Sequence const& s : sequences)
    body += fmt::format("<li>{1}\n<h2><a href=\"{0}/index.html\">{2}</a></h2>\n"
      "<p>{3}</p>\n<p class=\"soft\">{4}, and <a href=\"{0}/dance.html\">all of the dance"
      "</a></p></li>\n",@|
      address_of(s.name), image(s.name + "/", tile(s)),@|
      escape_html(s.title), escape_html(s.caption), counted(s.pictures.size(), "picture"));
  return page("Dancing links, in pictures", body + "</ul>\n");
}

@*1 Preparing. A file that cannot be read is a mistake in the
recipe that names it, so that is where the complaint points:
$$\vbox{\halign{\tt#\hfil\cr
figures/my.fig:2:10: error: cannot read 'figures/c6.dlx': No such file or directory\cr}}$$
and below it the line of the recipe, and a caret under the \.c. A search is run with a
|Recorder| listening. If the problem is plain and not large, and the search short, then
it is the search of \sec{dance/search} that is drawn, and a bare script has
the list of \sec{dance/links} covered and uncovered. For all other problems there is one
list that can do what any of them needs; that costs a little time, too little to notice
if the problem can be drawn.

@<Search as a recipe says@>=
Source fetch(Recipe const& recipe, Path const& file, std::size_t at)
{
  Source source;
  if (auto const why = slurp(file, source); not why.empty())
    throw InputError(recipe.source, at, 1, fmt::format("cannot read '{}': {}",
      file.string(), why), "file names are relative to the recipe");
  return source;
}
Trace run(Recipe const& r)
{
  Problem const problem = read_problem(fetch(r, r.problem, r.problem_at));
  Recorder recorder(problem, r.script.empty() ? r.chooser : "script");
  auto const chooser = r.chooser == "first" ? Chooser::first : Chooser::smallest;
  if (not r.script.empty()) {
    auto const script = read_script(fetch(r, r.script, r.script_at), problem);
    if (Bounded links(problem); not play_plainly(script, problem, recorder))
      follow(script, links, Limits(), nullptr, &recorder);
  } else if (r.cheapest > 0)
    cheapest(problem, {r.cheapest}, chooser, Limits(), nullptr, &recorder);
  else if (not dance_plainly(problem, chooser, recorder)) {
    Bounded links(problem);
    search(links, chooser, Limits(), nullptr, &recorder);
  }
  return recorder.take();
}

@ If a drawing is refused, or nothing is selected, the recipe is to blame;
so the complaint points into it. Those who draw know nothing of recipes: they throw a sentence, and
here it gets its place. A sequence of one picture is called like its recipe, so
that the figure of a tree in this book is \.{queens-4-tree.pdf} and not
\.{tree.pdf}, in a folder of the same name.

@<Prepare a sequence@>=
Sequence prepare(Recipe const& recipe)
{
  Sequence s = {recipe.name, recipe.title, recipe.caption, run(recipe), {}, recipe.film, true};
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

@*1 Writing. There are two occasions to write a sequence. The gallery draws all of its
pictures first, because it wants to find mistakes in all recipes before it
touches a file. The command that draws a single trace, of any length, wants each
picture on the disk as soon as it is there; its text can then be forgotten,
and what remains is a name, a caption, and two numbers.

@<Write a sequence@>=
static Path write_picture(Path const& folder, Picture const& picture)
{
  make_folder(folder);
  put_file(folder / (picture.name + ".dot"), picture.dot);
  return folder / (picture.name + ".dot");
}
static void write_page(Path const& folder, Sequence const& sequence)
{
  std::ostringstream trace;
  write_trace(trace, sequence.trace);
  put_file(folder / "trace.jsonl", trace.str());
  put_file(folder / "index.html", sequence_page(sequence));
  put_file(folder / "dance.html", player_page(sequence.title, {&sequence.trace, 1}));
}

@ The page is written for each
sequence, even if one of its pictures has changed
only in a link; then its text is the same, and |put_file| (\sec{draw/renderer}) leaves it
alone. The second function is the first one with the drawing inside: what it keeps of a
picture is what the page has to say about it, which is a few hundred bytes, and not a third
of a megabyte. The trace is written into the folder, too, so that the page, whose pictures can
be checked against nothing else, has its witness beside it.

@<Write a sequence@>=
Paths write_sequence(Path const& folder, Sequence const& sequence)
{
  Paths files;
  for (Picture const& p : sequence.pictures) files.push_back(write_picture(folder, p));
  write_page(folder, sequence);
  return files;
}
Paths draw_sequence(Path const& folder, Sequence& sequence, Drawing const& drawing,
  std::function<void(Picture const&)> const& told)
{
  Paths files;
  draw_trace(sequence.trace, drawing, [&](Picture p) {
    files.push_back(write_picture(folder, p));
    if (told) told(p);
    p.dot.clear();
    sequence.pictures.push_back(std::move(p));
  });
  if (not files.empty()) write_page(folder, sequence);
  return files;
}

@ A film of a sequence is made of the same pictures, which are still in memory; Graphviz sees all
of their cels once.

@<Write a sequence@>=
static void write_film(Path const& folder, Sequence const& s, Timing const& timing, bool anew)
{
  Film film;
  for (std::size_t k = 0; k < s.pictures.size(); ++k) film.add(s.pictures[k].dot, timing.pauses[k]);
  put_file(folder / "film.svg", moving_svg(film, s.title, timing.still, folder, anew));
}

@ All recipes are read, and all pictures drawn, before the first file is written; so a
mistake in the last recipe is found within a second. The price is memory: the DOT text of
all pictures is there at the same time, 46 megabytes for this book.

Two recipes of the same name in different folders would overwrite each other's
pictures, and the one that comes first would never be seen. So that is
refused, with a message that has no place in a file, since the mistake is on
the command line.

@<Prepare all |recipes|@>=
std::vector<Sequence> sequences;
std::vector<std::pair<std::size_t, Timing> > films; /* of which sequences, and how long */
std::set<std::string> names;
for (Path const& file : recipes) {
  if (not names.insert(file.stem().string()).second)
    throw std::runtime_error("two recipes are called "
      + file.stem().string() + "; their pictures would go to one folder");
  Source source;
  if (told) told("prepared", sequences.size());
  if (auto const why = slurp(file, source); not why.empty())
    throw std::runtime_error(fmt::format("cannot read '{}': {}", visible(file.string()), why));
  auto const recipe = read_recipe(source);
  sequences.push_back(prepare(recipe));
  if (recipe.film) films.emplace_back(sequences.size() - 1,@|
    timing_of(sequences.back().trace, recipe.drawing));
}

@ Now the four steps, in the order that was promised: prepare, write, find out what is outdated,
render. After the first of them, only the disk and Graphviz can fail.
Then new DOT files and pages are there beside old SVG files, or none;
running the command again repairs everything, because old
pictures are found out by their dates. The version of the renderer is noted
last, when all of its pictures are there.

@<Make a gallery@>=
std::size_t make_gallery(Paths const& recipes, Path const& folder, Told const& told)
{
  @<Prepare all |recipes|@>
  Paths files;
  for (Sequence const& s : sequences)
    std::ranges::copy(write_sequence(folder / s.name, s), std::back_inserter(files));
  put_file(folder / "index.html", top_page(sequences));
  auto const version = renderer_version();
  Source old;
  bool const anew = not slurp(folder / "renderer.txt", old).empty() or old.text != version;
  if (not anew) files = outdated(files, {"svg", "pdf"});
  render(files, {"svg", "pdf"}, told);
  for (auto const& [k, timing] : films) write_film(folder / sequences[k].name, sequences[k], timing, anew);
  put_file(folder / "renderer.txt", version);
  return files.size();
}

@ \pitfall{A half-made gallery, because the mistake was in the last recipe.
A picture that is no longer in a recipe, and still lies in its folder: we
never delete anything, so clean up before you publish. An
HTML image without its size, so that the page jumps under the reader
whenever one more has arrived.}

\pinned{\.{tests/draw/gallery\UL test.cpp} follows each link, and makes galleries twice.}

\exercise[25]{How would you show two searches of the same problem side by side,
so that one click moves both?}
\answer{Without a script, both pictures must belong to one figure: a page whose
figure $k$ has the $k$-th picture of each sequence, two images in a row. What is
the $k$-th of a search with fewer steps? Its last one, again. So |figure| gets two
groups, and everything else remains. (With a script, it is what \cmd{dlx view} makes of two traces, \sec{draw/player}.)}

\summary{A page is plain HTML, with an arrow back and an arrow forth above
each picture. What comes out is a folder that can be put on any web server, or on none;
and what has not changed is not made again.}
