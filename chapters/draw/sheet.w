@** A sheet of paper. \label{draw/sheet}%
How does one draw a thousand pictures such that the eye sees only what is new in each? The second
rule is that {\it nothing ever moves}. Graphviz can find beautiful positions for the boxes of a
graph, but it finds them anew for each graph; when two arrows change, everything jumps, and the eye
sees the jump instead of the change. So we compute all positions ourselves, once for a whole trace,
and pin them.
\figure{.5\pagewidth}{report-cover/event-000}{A sheet. Each of its boxes will be found at
the same place in all other pictures of the sequence.}
@^pinned positions@> @^Graphviz@>

Graphviz centers texts, draws arrowheads, rounds corners, cuts lines into dashes, and writes SVG and
PDF. It does {\it not\/} place a box, choose the way of an arrow, or decide how large the picture
is. The program \cmd{neato -n2}, where \.{-n2} means ``positions and curves are given'', agrees to
these terms; \cmd{dot} does not.

@ A |Sheet| takes boxes, arrows, and words, with their places, and becomes a text in the language
DOT, which \cmd{neato} reads. The first entry of our small list is in row 1 and column |C2|, and
|sheet.write("n6", "entry in", ...)| appends this line to the file (it is broken here, and not
there):
\verbatimfile{tests/data/picture-box.txt}
The exclamation mark pins the box. Widths and heights are 36 and 28 points in inches. The link from
\.h to \.{C1} runs from the right side of the root's box, $x=18$, to the left side of the header,
$x=44$, at seven points above the middle, and it becomes
\verbatimfile{tests/data/picture-arrow.txt}
The first point is the tip of the arrow, the second one its beginning, and the last one ends six
points early, to leave room for the arrowhead.

@(dlx/draw/sheet.hpp@>=
#pragma once
/* A sheet of paper for boxes, arrows, and words, which becomes a text in
   DOT. All places are given by the caller, in points, with y downwards; the
   renderer (neato -n2) must not move anything. */
#include "dlx/draw/colours.hpp"
#include <string>
#include <vector>
namespace dlx {
@<Declare points and boxes@>
@<Declare texts@>
@<Declare signs@>
@<Declare the class |Sheet|@>
} // |namespace dlx|

@ Only this file depends on Graphviz.

@(dlx/draw/sheet.cpp@>=
#include "dlx/draw/sheet.hpp"
#include "dlx/base/source.hpp"
#include <algorithm>
#include <fmt/core.h>
namespace dlx {
@<Write texts for Graphviz@>
@<Write boxes and arrows@>
@<Bend a curve@>
@<Write a title@>
@<Write a legend@>
} // |namespace dlx|

@ Lengths are in printer's points, 72 to the inch; $x$ grows to the right and $y$ {\it downwards}.
The origin is the center of the root of the list. DOT wants $y$ to grow upwards, and the widths of
boxes in inches; one function below converts. A box is given by its center, which stays where it is
when a name is longer. In the small list of five items the root is at $(0,0)$, header |C1| at
$(66,0)$, and the first entry, in row 1 and column |C2|, at $(132,77)$. A curve is a chain of
B\'ezier curves; a list of points, in DOT's order, which has the tip of the arrow in front.
@^coordinate system@>

@<Declare points and boxes@>=
struct Point { double x = 0, y = 0; }; /* in points, $y$ downwards */
struct Box { /* a rectangle with horizontal and vertical sides */
  double x = 0, y = 0; /* the center */
  double w = 0, h = 0; /* width and height */
  double left() const { return x - w / 2; }
  double right() const { return x + w / 2; }
  double top() const { return y - h / 2; }
  double bottom() const { return y + h / 2; }
};
Box box_of(double left, double top, double right, double bottom);
  /* the box with these sides */
using Curve = std::vector<Point>; /* the tip, and $3k+1$ points, of which the
  last is where the arrowhead begins */
struct Piece {
  double begin = 0, end = 0;            /* $u$ at the ends */
  double from = 0, track = 0, to = 0;   /* $v$ at |begin|, between, at |end| */
};
Curve bend(Piece const& piece, double head);
  /* in coordinates $(u,v)$; |head| is the length of the arrowhead in points */

@*1 Words. The caller says how much room a text has, and |fitted| decides what to do if it does not
suffice. A text is set smaller before it is cut, and is cut only if the caller names a size that
must not be undercut. Names of items have no such limit, since one can enlarge the SVG; Graphviz
takes less than one point for no size at all. A title that reports no change has a limit.

Graphviz reads UTF-8; the few characters beyond ASCII are spelled as bytes here. All of them are in
the font DejaVu Sans.

@<Declare texts@>=
constexpr char const* arrow_glyph = "\xe2\x86\x90"; /* leftwards arrow */
constexpr char const* at_least_glyph = "\xe2\x89\xa5"; /* greater or equal */
constexpr char const* queen_glyph = "\xe2\x99\x9b"; /* black queen */
constexpr char const* times_glyph = "\xc3\x97";     /* multiplication sign */
constexpr char const* check_glyph = "\xe2\x9c\x93"; /* check mark */
constexpr char const* ring_glyph = "\xe2\x97\x8b";  /* white circle */
constexpr char const* dot_glyph = "\xc2\xb7";       /* middle dot */
constexpr char const* down_glyph = "\xe2\x86\x93";  /* downwards arrow */
constexpr char const* diamond_glyph = "\xe2\x97\x87"; /* white diamond */
struct Text {
  std::string words;        /* in UTF-8 */
  double size = 12;         /* in points */
  char const* colour = ink;
  bool bold = false;
};
std::string escape_html(std::string_view text);
  /* the text with its special characters as entities, for HTML, SVG, and XML */
std::string escape_label(std::string_view text);
  /* the same for a label of Graphviz; nothing else that goes to Graphviz has names in it */
std::string label(Text const& text); /* for Graphviz; empty if it is empty */
std::string lowered(std::string const& label, double size); /* a label, a bit lower if it is large */
double width_of(std::string_view words, double size);
  /* in points; a guess, for only the renderer knows */
Text fitted(Text text, double width, double least = 0); /* smaller if it
  would be wider than |width|; but not below the size |least|, rather cut */
std::string number(double v, int places); /* without zeros at its end */

@ Labels are written in Graphviz's subset of HTML. There are four characters of HTML to be careful
with, and the backslash. Graphviz replaces \.{\char"5C N}, \.{\char"5C G}, and a few others in every
label, by the name of a node or of the picture, after it has read the entities; two backslashes
stand for one. A label of nothing but \.{]} is taken for the end of something that never began. An
empty text becomes an empty string, since Graphviz warns of empty labels.
@^backslash@>

@<Write texts for Graphviz@>=
std::string escape_html(std::string_view text)
{
  std::string out;
  for (char c : text)
    if (c == '&') out += "&amp;";
    else if (c == '<') out += "&lt;";
    else if (c == '>') out += "&gt;";
    else if (c == '"') out += "&quot;";
    else out += c;
  return out;
}
std::string escape_label(std::string_view text)
{
  bool const is_bracket = has_only(text, "]");
  std::string out;
  for (char c : escape_html(text))
    if (c == '\\') out += "\\\\";
    else if (is_bracket and c == ']') out += "&#93;";
    else out += c;
  return out;
}
std::string label(Text const& t)
{
  if (t.words.empty()) return {};
  auto const words = escape_label(t.words);
  return fmt::format("<FONT POINT-SIZE=\"{:.1f}\" COLOR=\"{}\">{}</FONT>",@|
    std::max(1.0, t.size), t.colour, t.bold ? "<B>" + words + "</B>" : words);
}

@ Graphviz centers the line of a text, with the room below it for the tails of g and~y. Names of
items have no tails, and would be a tenth of their size too high. So there is an empty line of four
points above them, if they are large. Numbers have as many decimals as a renderer can see, and no
zeros at the end. A zero has no sign, for two spellings of one number would make a picture count as
changed.

@<Write texts for Graphviz@>=
std::string lowered(std::string const& label, double size)
{@+return size < 15 or label.empty() ? label : "<BR/>" + label;@+}@/
std::string number(double v, int places)
{
  auto s = fmt::format("{:.{}f}", v, places);
  if (places > 0) s.erase(s.find_last_not_of('0') + 1);
  if (s.back() == '.') s.pop_back();
  return s == "-0" ? "0" : s;
}

@ Only the renderer knows how wide a text will be, but we must reserve the room. The average letter
of our font is about 0.62 times as wide as the font is high, a bold one 0.7 times; names are made of
capitals and digits, which are wider. Bytes that continue a character of UTF-8 do not count. If the
guess is wrong by a tenth, a name touches its border, and nothing moves.
\figure{.62\pagewidth}{names/names}{Names of all kinds. A short one sets no standard for a
long one; the longest makes all boxes wider, up to a limit, and then becomes smaller.}
A title without a change is not set below ten points, but cut between two words: ``solution:
Q@@(0,0) Q@@(1,1)'' for a width of 100 points and a least size of 8 becomes ``solution: ...''.

@<Write texts for Graphviz@>=
double width_of(std::string_view words, double size)
{
  return 0.68*size*static_cast<double>(std::ranges::count_if(words, begins_character));
}
Text fitted(Text text, double width, double least)
{
  double const full = std::max(1.0, width_of(text.words, text.size));
  double const size = std::min(text.size, text.size * width / full);
  text.size = std::max(size, std::min(text.size, least));
  auto& words = text.words;
  if (text.size == size or width_of(words, text.size) <= width) return text;
  auto const whole = words.size();
  while (width_of(words, text.size) > width - 3 * text.size
      and words.find(' ') != std::string::npos)
    words.erase(words.rfind(' '));
  if (words.size() < whole) words += " ...";
  return text;
}

@*1 Boxes and arrows. Every box and every arrow gets an {\it identity}, such as \.{n7} for node 7,
\.{S3} for the size of item 3, \.{R7} for a link of node 7, and a {\it class}, such as
\.{link right written}. They appear in the SVG file. The sheet does not check them: an identity that
is used twice would make two boxes one, and an arrow to a box that is not there would invent one.
The tests read all pictures back and would notice both.
@^identity in SVG@>

@<Declare the class |Sheet|@>=
class Sheet { /* collects what is drawn, and becomes a text in DOT */
public:
  explicit Sheet(Box const& size); /* nothing may stick out of |size| */
  void box(std::string const& id, std::string_view kind, Box const& place,
    std::string_view look, std::string_view label = "");
    /* |id| must be new; |kind| is its class; |label| is what |label| makes */
  void write(std::string const& id, std::string_view kind, Box const& place,
    Text const& text, std::string_view look = "shape=none");
    /* a box with a text, which is made smaller if it does not fit */
  void arrow(std::string const& id, std::string_view kind,
    std::string const& from, std::string const& to,
    std::vector<Curve> const& curves, std::string_view look);
    /* between the boxes called |from| and |to|, along |curves| */
  void title(std::string const& what, std::string const& change,
    std::string const& detail); /* at the top, in two lines */
  void legend(std::vector<Sign> const& signs); /* at the bottom, in one line */
  void sign(std::string const& id, Sign const& sign, Point at, double size);
    /* a sign with its text, of letters of this size, to the right of |at| */
  std::string text() const; /* in DOT */
private:
  Box frame;
  std::string body;
};

@ At the bottom of a sheet there may be a legend. A sign in it is an arrow, or a box that may have a
mark in it, such as the ring of an open square.

@<Declare signs@>=
std::string attributes(Look const& look); /* of a box in DOT */
std::string attributes(Stroke const& stroke, bool dashed = false); /* of an arrow */
struct Sign {
  std::string look;      /* of a box, or of a short arrow */
  std::string text;      /* what it means; no name, nothing to be escaped */
  std::string mark = ""; /* the label of the box, in HTML, without a size */
  bool arrow = false;
  double width = 2.2;    /* of the box, or the arrow, if letters have the size 1 */
};
double title_height(double width);  /* what a title takes on a sheet of this width, */
double legend_height(double width); /* and what a legend takes, which is one line; in points */

@ These two functions spell the looks of \sec{draw/colours} for Graphviz. The shape of a box is not
among its attributes, since a legend shows the look of a node, and not its shape.

@<Write boxes and arrows@>=
std::string attributes(Look const& look)
{
  return fmt::format("style=\"{}\", fillcolor=\"{}\", color=\"{}\", "
    "penwidth={}", look.style, look.fill, look.edge, look.width);
}
std::string attributes(Stroke const& stroke, bool dashed)
{
  return fmt::format("color=\"{}\", penwidth={}, arrowsize={}{}",@|
    stroke.colour, stroke.width, stroke.head, dashed ? ", style=dashed" : "");
}

@ Graphviz computes the size of a picture from what is in it. So the first box of every sheet is a
white |frame|, as large as the sheet; nothing sticks out of it, and all pictures of a sequence have
the same size. The attribute \.{outputorder} has all boxes painted before all arrows. With
\.{notranslate}, Graphviz leaves the origin where we have put it. And \.{fixedsize=shape} makes it
trust our sizes without a warning.

@<Write boxes and arrows@>=
Box box_of(double left, double top, double right, double bottom)
{
  return Box{(left + right) / 2, (top + bottom) / 2, right - left, bottom - top};
}
Sheet::Sheet(Box const& size) : frame(size)
{
  box("frame", "frame", frame, attributes(look_of_frame));
}
std::string Sheet::text() const
{
  return fmt::format("digraph picture {{\n"
    "graph [notranslate=true, outputorder=nodesfirst, pad=0, margin=0, "
    "fontname=\"{0}\"];\nnode [shape=box, fixedsize=shape, "
    "margin=0, label=\"\", fontsize=4, fontname=\"{0}\"];\n"
    "edge [arrowhead=normal];\n{1}}}\n", "DejaVu Sans,Verdana,sans-serif", body);
}

@ A point is two numbers with a comma, and here the $y$ axis is turned round. The look is a piece of
a list of attributes already.

@<Write boxes and arrows@>=
static std::string point(Point p)
{
  return number(p.x, 1) + ',' + number(0.0 - p.y, 1);
}
void Sheet::box(std::string const& id, std::string_view kind,
  Box const& place, std::string_view look, std::string_view label)
{
  body += fmt::format("{0} [id=\"{0}\", class=\"{1}\", pos=\"{2}!\", "
    "width={3}, height={4}, {5}", id, kind, point({place.x, place.y}),@|
    number(place.w / 72, 4), number(place.h / 72, 4), look);
  if (not label.empty()) body += fmt::format(", label=<{}>", label);
  body += "];\n";
}
void Sheet::write(std::string const& id, std::string_view kind,
  Box const& place, Text const& text, std::string_view look)
{
  Text const fits = fitted(text, place.w - 6);
  box(id, kind, place, look, lowered(label(fits), fits.size));
}

@ Several curves in one \.{pos} attribute are separated by semicolons; each begins with its tip,
marked \.e for ``end''. An arrow is attached to its two boxes by name, although its curve is given:
when the boxes are painted in the order of the file, so are the arrows that come from them.

@<Write boxes and arrows@>=
void Sheet::arrow(std::string const& id, std::string_view kind,
  std::string const& from, std::string const& to,
  std::vector<Curve> const& curves, std::string_view look)
{
  std::string where;
  for (auto const& curve : curves) {
    where += where.empty() ? "e" : ";e";
    for (Point const& p : curve)
      where += (&p == &curve.front() ? ',' : ' ') + point(p);
  }
  body += fmt::format("{} -> {} [id=\"{}\", class=\"{}\", pos=\"{}\", {}];\n",@|
    from, to, id, kind, where, look);
}

@*1 Curves. Most of our arrows are {\it roads}, which run along a row or along a column of boxes. A
road is drawn in coordinates that go with it: $u$ along the track, $v$ across. For a row
$(u,v)=(x,y)$, for a column it is $(y,x)$.
@^coordinates along a track@>

A piece of a road leaves one box at its {\it port}, $v=|from|$, swings over to the {\it track}, and
swings back to the port of the other box, $v=|to|$. If all three are equal, it is straight. At the
edge of the panel, the port is the track.

As an example take a link that skips one box, from a box whose right side is at $u=100$ to one whose
left side is at $u=250$, with an arrowhead of six points. It leaves at its port, is on its track at
$u=124$, stays there until $u=224$, swings back, reaches the port of the other box at $u=244$, and
there the arrowhead begins. If it goes the other way, $d=-1$ turns all signs around. A line is a
curve with control points at thirds.

@<Bend a curve@>=
static void line_to(Curve& curve, Point p)
{
  Point const q = curve.back();
  Point const third = {(p.x - q.x) / 3, (p.y - q.y) / 3};
  curve.insert(curve.end(), {{q.x + third.x, q.y + third.y},
    {p.x - third.x, p.y - third.y}, p});
}
Curve bend(Piece const& p, double head)
{
  double const d = p.begin < p.end ? 1 : -1;
  double const base = p.end - d * head;
  Curve curve = {{p.end, p.to}, {p.begin, p.from}};
  if (p.from != p.track)
    curve.insert(curve.end(),@| {{p.begin + d * 14.4, p.from},
      {p.begin + d * 9.6, p.track}, {p.begin + d * 24, p.track}});
  if (p.to == p.track) line_to(curve, Point{base, p.track});
  else {
    line_to(curve, Point{base - d * 20, p.track});
    curve.insert(curve.end(), {{base - d * 8, p.track},
      {base - d * 10, p.to}, {base, p.to}});
  }
  return curve;
}

@*1 Titles and legends. Every picture has a title. The change is set in bold vermilion, like the
arrow that was written. The two parts must have the same size, which is found for the whole title
before it is taken apart. On a wide sheet it is larger, by up to a half, since such a picture is
shrunk to fit a page. A title with a change is never cut.

@<Write a title@>=
static double zoom(double width) { return std::clamp(width/800, 1.0, 1.5); }
double title_height(double width) { return 66*zoom(width); }
void Sheet::title(std::string const& what, std::string const& change,
  std::string const& detail)
{
  auto const gap = change.empty() ? "" : ": ";
  double const z = zoom(frame.w), top = frame.top();
  auto const whole = fitted({what + gap + change, 22*z}, frame.w - 20, change.empty() ? 10 : 1);
  auto const below = fitted({detail, 15*z, soft}, frame.w - 20, 10);
  Text const front = {change.empty() ? whole.words : what + gap, whole.size};
  Text const back = {change, whole.size, vermilion, true};
  box("title", "title", {frame.x, top + 22*z, frame.w - 10, 30*z},@|
    "shape=none", label(front) + label(back));
  write("detail", "text", {frame.x, top + 49*z, frame.w - 14, 20*z}, below);
}

@ The drawing of each sign in the legend has the very look of the thing that it explains, made by
the same functions. It explains what occurs in {\it this\/} picture and nothing else. It is a single
line, as large as it can be; so its height does not depend on what is in it.

All its measures are multiples of the size of its letters: 2.2 for a drawing, 1.1 between two signs,
and 0.6 between a drawing and its words. The words shall begin beside the drawing; so their width is
guessed with three kinds of letters, narrow ones, wide ones, and the rest.
@^legend@>

@<Write a legend@>=
static double words_width(std::string_view words)
{
  double w = 0;
  for (char c : words) w += std::string_view("fijlrt :,").find(c) < 9 ? 0.35@|
    : std::string_view("mw").find(c) < 2 ? 0.9 : 0.61;
  return w;
}
static double sign_width(Sign const& s) { return s.width + 1.7 + words_width(s.text); }
double legend_height(double width) { return 26*zoom(width); }
void Sheet::legend(std::vector<Sign> const& signs)
{
  double units = 0;
  for (Sign const& s : signs) units += sign_width(s);
  double const size = std::min(14*zoom(frame.w), (frame.w - 24)/std::max(1.0, units));
  double const y = frame.bottom() - legend_height(frame.w)/2;
  double x = frame.left() + 10;
  for (std::size_t k = 0; k < signs.size(); ++k) {
    sign(fmt::format("key{}", k), signs[k], {x, y}, size);
    x += size*sign_width(signs[k]);
  }
}

@ The text of a sign reaches Graphviz without being escaped, since it contains no names. An arrow in
the legend goes from the frame to its own text.

@<Write a legend@>=
void Sheet::sign(std::string const& id, Sign const& s, Point at, double size)
{
  double const w = size*words_width(s.text), d = size*s.width, y = at.y;
  box(id, "legend", {at.x + d + 0.6*size + w/2, y, w, 1.4*size}, fmt::format("shape=none, "
    "fontsize={:.1f}, fontcolor=\"{}\", label=\"{}\"", size, soft, s.text));
  if (s.arrow) arrow(id + "a", "legend", "frame", id,
    {bend({at.x, at.x + d, y, y, y}, 9)}, s.look);
  else box(id + "b", "legend", {at.x + d/2, y, d, 1.5*size},@|
    fmt::format("fontsize={:.1f}, fontcolor=\"{}\", ", 0.9*size, ink) + s.look, s.mark);
}

@ \pitfall{A picture that Graphviz improved. If one edge lacks its position, \cmd{neato} computes a
route for it, and perhaps for all others; if a label is too wide, the box grows, and with it the
picture; if a layout program has to bring records into one line, it may drop a third of the edges.
Hence everything is pinned, every label is fitted, edges are counted, and the renderer must not say
a word.}

\pinned{\.{tests/draw/sheet\UL test.cpp} writes difficult names, and follows roads to their ends.}

\exercise[20]{Draw the list with right angles: change |bend| so that the way over to the track, and
the way back, have two corners each. Which of the two do you prefer, and after two hundred
pictures?} \answer{Instead of each of the two S curves, say |line_to| twice: along the port for
twelve points (on the way back, to twelve points before the arrowhead), and then across to the
track. The number of points is still $3k+1$, and the test of roads in \.{sheet\UL test.cpp} still
passes.}

\summary{Every box is pinned and every curve is given. Graphviz renders, and does nothing else.}
