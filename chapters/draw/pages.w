@** Pages. \label{draw/pages}%
How does one show three hundred pictures to somebody who has a browser, and
perhaps no network, and certainly no wish to install anything?
A page is plain HTML, and it makes four promises. It needs
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

\figure{.8\pagewidth}{report-cover/link-028}{A picture that most readers
will not meet on paper, but by clicking: the last assignment of the way back.}

@ What does a page consist of? Here is the one for a sequence with two paces,
from the top to the bottom:
\item{$\bullet$} a bar that stays at the top of the window: \.{All sequences},
\.{Event by event}, \.{Link by link};
\item{$\bullet$} the title, the caption of the recipe, and how many pictures
there are, with a link to the trace;
\item{$\bullet$} for each pace a heading, and a list of all steps, which is
folded until somebody wants to see it;
\item{$\bullet$} and then the figures: two arrows, the title of the step in
bold, its details, its name, a link to the PDF, and the picture.
\medskip\noindent
A figure has its name as its anchor, and so every step of every search has an
address. When a student asks why the link between C2 and C4 is blue, one can
answer with
$$\hbox{\tentex report-cover/index.html\#link-002}$$

The pages are small, compared with what they show: 192 kilobytes for the 344
pictures of the Latin squares, and 2.4 for a tree.

@ There are two kinds of pages, and for both of them somebody else opens the
files.

The names of files in them are those that the gallery writes: \.{index.html}
in every folder, and pictures called after their steps. A page refers to
them relative to itself; so the folder can be moved, or given away.

@(dlx/draw/pages.hpp@>=
#pragma once
/* Pages of HTML: one for each sequence of pictures, and one over them all.
   They need no script, no font, and no network. */
#include "dlx/draw/sequence.hpp"
#include <string>
#include <vector>
namespace dlx {
std::string sequence_page(Sequence const& sequence);
  /* for the folder of the sequence, with \.{x.svg} and \.{x.pdf} in it */
std::string top_page(std::vector<Sequence> const& sequences);
  /* for the folder above; every sequence has a picture */
std::string strip_captions(Sequence const& sequence);
  /* for a strip in a book: a line of \TeX\ for each picture */
} // |namespace dlx|

@ The page grows from the inside: a figure, a section of figures, the whole.

There is a library for everything, and certainly one that fills in templates
of HTML. But a page consists of six pieces, each of which is a string with
some holes, and {\tentex fmt} fills holes.

@(dlx/draw/pages.cpp@>=
#include "dlx/draw/pages.hpp"
#include "dlx/draw/sheet.hpp"
#include <algorithm>
#include <cctype>
#include <fmt/core.h>
#include <iterator>
#include <span>
#include <string_view>
#include <utility>
namespace dlx {
namespace {
@<Give pages their style@>
@<Begin and end a page@>
@<Show a picture on a page@>
@<Show the pictures of one grain@>
}
@<Write the page of a sequence@>
@<Write the top page@>
@<Write captions for \TeX@>
} // |namespace dlx|

@ The colours of a page are variables of its style, once for light and once
for dark. The figures are always on white paper, for they have been drawn
with black ink.

The maximal width of a page is about that of a laptop's window, and the
width of a line of text that of a book. At the end of a page there is room
for half a window, so that even the last picture can stand at the top.

@<Give pages their style@>=
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

How wide may a picture be? Not wider than the window; not wider than it is,
for enlarged it would not become clearer; and not so wide that it is higher
than what is left of the window under the bar and the caption. The third
number is the height of the window less 8.5 lines, times the ratio, but never
less than 22 lines of text. The browser takes the smallest of the three
whenever the window changes.

@<Give pages their style@>=
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

A tile is at least 19 lines of text wide, which makes one column on a
telephone and three or four on a desk.

@<Give pages their style@>=
constexpr char const* tile_style =@|
  ".tiles{display:grid;gap:2rem 1.6rem;padding:0;list-style:none;"
  "grid-template-columns:repeat(auto-fill,minmax(min(100%,19rem),1fr))}\n"
  ".tiles img{width:100%;height:14rem;object-fit:contain;padding:.5rem}\n"
  ".tiles h2{margin:.6rem 0 .2rem;font-size:1.15rem}.tiles p{margin:.2rem 0}\n"
  ".tiles h2 a{text-decoration:none}\n";

@ The frame of every page, with its style inside. A style sheet in a file of
its own would be loaded once for all pages, and be missing whenever somebody
mails one of them.

The attribute \.{lang} lets a browser hyphenate, and a voice pronounce, as it
should; \.{viewport} asks a telephone not to pretend that it is a desk.

@<Begin and end a page@>=
std::string page(std::string const& title, char const* more_style,
  std::string const& body)
{
  return fmt::format("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n"
    "<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
    "content=\"width=device-width,initial-scale=1\">\n<title>{}</title>\n"
    "<style>\n{}{}</style>\n</head>\n<body>\n{}</body>\n</html>\n",@|
    escape_html(title), style, more_style, body);
}

@ On a page of its own sequence, a picture leads to the drawing alone; on
the top page it leads to the sequence. Captions come from the problem, and
somebody may have called an item \.{<b>}; so they are escaped, here and in
all that follows.

The size of a picture is written into the page in pixels, and its style says
how it may be scaled; so the browser knows the room that it takes before it
has seen a byte of it. And \.{loading="lazy"} lets it fetch only those that
come near.

@<Show a picture on a page@>=
std::string image(std::string const& folder, Picture const& p)
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

@<Show a picture on a page@>=
using Group = std::span<Picture const>;
std::string arrow_to(Group group, std::size_t k, char const* way,
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

If |k| is 0, |k-1| is larger than any size, and the arrow leads nowhere, as it
should.

@<Show a picture on a page@>=
std::string figure(Group group, std::size_t k)
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

The names of the pictures are all that a page has to know about paces. If
somebody adds a pace, its pictures stand in a section without a heading, until
a line is added here.

@<Show the pictures of one grain@>=
std::string heading(std::string_view name)
{
  if (name.starts_with("event-")) return "Event by event";
  if (name.starts_with("node-")) return "Node by node";
  if (name.starts_with("link-")) return "Link by link";
  if (name.starts_with("step-")) return "Step by step";
  return {};
}

@ A picture without a grain, such as a tree, is alone, and its section has
no heading. The first word of the heading is the identity of the section, to
which the bar at the top leads; and the two variables of the style are set
here, once for all pictures of the section.

For pictures of $1229\times876$ points, as in the Latin squares, the width is
1639 pixels, and the ratio 1.403.

@<Show the pictures of one grain@>=
std::string section_of(Group group)
{
  Picture const& first = group.front();
  auto const title = heading(first.name);
  double const w = first.width;
  std::string out = fmt::format("<section id=\"{}\" style=\"--w:{}px;"
    "--r:{:.3f}\">\n",@| title.substr(0, title.find(' ')), w,@|
    w / std::max(1, first.height));
  if (not title.empty()) {
    out += fmt::format("<h2>{}</h2>\n<details><summary>{}</summary>\n<ol>\n",@|
      title, counted(group.size(), "picture"));
    for (Picture const& p : group)
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

@<Write the page of a sequence@>=
std::string sequence_page(Sequence const& s)
{
  std::string bar, body;
  for (auto p = s.pictures.begin(); p != s.pictures.end(); ) {
    auto const title = heading(p->name);
    auto other = [&](Picture const& q) {
      return heading(q.name) != title; };
    auto const end = std::find_if(p, s.pictures.end(), other);
    if (not title.empty()) bar += fmt::format("<a href=\"#{}\">{}</a>\n",
      title.substr(0, title.find(' ')), title);
    body += section_of(Group(p, end));
    p = end;
  }
  auto const whole = fmt::format(
    "<nav><a href=\"../index.html\">All sequences</a>\n{}</nav>\n"
    "<h1>{}</h1>\n<p>{}</p>\n<p class=\"soft\">{}, drawn from "
    "<a href=\"trace.jsonl\">this trace</a>.</p>\n{}",@|
    bar, escape_html(s.title), escape_html(s.caption),@|
    counted(s.pictures.size(), "picture"), body);
  return page(s.title, sequence_style, whole);
}

@ The top page shows one picture of each sequence. The first would be the
dullest one, so we take one from the middle.

For a sequence with a single picture, the one from the middle is that one. For
the forty-six pictures of the report's cover, number 23 is in the walk link by
link, where things happen.

@<Write the top page@>=
std::string top_page(std::vector<Sequence> const& sequences)
{
  std::string body = "<h1>Dancing links, in pictures</h1>\n"
    "<p>Every picture here was drawn by the program, from a trace of what it "
    "did to its links.</p>\n<ul class=\"tiles\">\n";
  for (auto const& s : sequences)
    body += fmt::format("<li>{1}\n<h2><a href=\"{0}/index.html\">{2}</a></h2>\n"
      "<p>{3}</p>\n<p class=\"soft\">{4}</p></li>\n",@|
      s.name, image(s.name + "/", s.pictures[s.pictures.size() / 2]),@|
      escape_html(s.title), escape_html(s.caption),
      counted(s.pictures.size(), "picture"));
  return page("Dancing links, in pictures", tile_style, body + "</ul>\n");
}

@ A strip of small pictures stands in a book, and its captions below them.
So a sequence of small pictures has a file for \TeX, in which each picture is
a line: its pace, its number, what has happened, and what the sheet would have
said below the title. Names may contain what \TeX\ takes for a command, so all
but letters, digits, and a few harmless signs are written by their numbers.

@<Write captions for \TeX@>=
static std::string escape_tex(std::string_view text)
{
  constexpr std::pair<std::string_view, std::string_view> glyphs[] = {
    {arrow_glyph, "$\\gets$"}, {dot_glyph, "$\\cdot$"},
    {at_least_glyph, "$\\ge$"}, {times_glyph, "$\\times$"}};
  constexpr std::string_view plain = " .,:;()[]@@+-=/!?*'";
  std::string out;
  while (not text.empty()) {
    auto begins = [text](auto const& g) { return text.starts_with(g.first); };
    char const c = text[0];
    auto const glyph = std::ranges::find_if(glyphs, begins);
    if (glyph != std::end(glyphs)) out += glyph->second;
    else if (std::isalnum(static_cast<unsigned char>(c)) != 0
      or plain.find(c) != std::string_view::npos) out += c;
    else out += fmt::format("\\char{} ", static_cast<unsigned char>(c));
    text.remove_prefix(glyph != std::end(glyphs) ? glyph->first.size() : 1);
  }
  return out;
}

@ The name of a picture is its pace and its number, with a hyphen between.

@<Write captions for \TeX@>=
std::string strip_captions(Sequence const& sequence)
{
  std::string out;
  for (auto const& p : sequence.pictures) {
    auto const hyphen = p.name.rfind('-');
    out += fmt::format("\\strippicture{{{}}}{{{}}}{{{}}}{{{}}}%\n",@|
      p.name.substr(0, hyphen), p.name.substr(hyphen + 1),@|
      escape_tex(p.caption.line()), escape_tex(p.caption.detail));
  }
  return out;
}

@ \pitfall{A page that shows
yesterday's pictures, because a run that failed half-way had already
replaced the text. An
HTML image without its size, so that the page jumps under the reader
whenever one more has arrived. A caption that is taken for a tag.}

\pinned{\.{tests/draw/pages\UL test.cpp} follows each arrow to a figure of the
same grain; looks for names that are tags; and demands that pages load
nothing from anywhere. That each link leads to a file is tested with the
gallery.}

\exercise[25]{How would you show two searches of the same problem side by side,
so that one click moves both?}
\answer{Without a script, both pictures must belong to one figure: a page whose
figure $k$ has the $k$-th picture of each sequence, two images in a row. What is
the $k$-th of a search with fewer steps? Its last one, again. So |figure| gets two
groups, and everything else remains.}

\summary{A page is plain HTML, with an arrow back and an arrow forth above
each picture. Keep clicking, and the links dance.}
