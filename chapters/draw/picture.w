@** Pictures of links. \label{draw/picture}%
Everybody who explains dancing links draws boxes and arrows on a blackboard,
rubs out two arrows, draws two new ones, and says ``you see?'' Those who
took notes look at the result later and see a tangle. Can a program draw the
list better than a person, and after {\it every\/} assignment?

It has one advantage: it never has to erase. What changed, what was changed
before, and what is merely remembered can all be in the picture, if they
look different. Here is the moment when item |C3| of our small list takes
its leave.
\figure{.94\pagewidth}{report-cover/link-002}{The second assignment of
|cover(3)|. The thick arrow was written in this step, the medium one just
before. |C3| is out, and its dashed arrows are what it remembers.} A picture
of this kind is made for each of the thousands of states that a trace can
reach, so nobody will touch them up by hand. Whatever makes them clear must
be a rule.

@ The first rule is that {\it nothing ever moves}. Graphviz can find
beautiful positions for the boxes of a graph, but it finds them anew for
each graph; when two arrows change, everything jumps, and the eye sees the
jump instead of the change. So we compute all positions ourselves, once for
a whole trace, and pin them.
@^pinned positions@> @^Graphviz@>

What is left for Graphviz to do? It finds out how wide a text is and centers
it, it draws arrowheads, rounds corners, and cuts lines into dashes, and it
writes SVG and PDF. All this is more work than it seems, and none of it has
to do with links. What it does {\it not\/} do for us: place a box, choose
the way of an arrow, or decide how large the picture is. The program
\cmd{neato -n2}, where \.{-n2} means ``positions and curves are given'',
agrees to these terms; \cmd{dot} does not.

@ The second rule is that every kind of link has its own {\it lane}. A row
is a road with two lanes: links to the right keep to the upper one, links to
the left to the lower one. In a column, the links that go down are to the
left of those that go up. (In the rows, traffic keeps to the left, as in
London, and in the columns to the right, as in Paris. Nobody has complained
so far, because nobody ever turns.)
@^lane@>

The third rule is about links that pass over removed nodes. They cannot go
straight through a box, for that would look as if they ended there. I tried
three ways, and looked at all of them:
\medskip
\item{$\bullet$} {\it Arcs\/} from box to box. They look fine if one box is
skipped. Over several boxes they become flat, cross the straight lanes at
small angles, and two of them look like a lens rather than like links.
\item{$\bullet$} {\it Right angles\/}, with rounded corners. Very clear, but
with four corners a link, the eye counts corners.
\item{$\bullet$} {\it Sidings}, as railways have them: a gentle curve to a
parallel track, straight on past the obstacle, and a gentle curve back.
\medskip\noindent
The sidings won. A siding inside another one lies closer to the boxes, so
that nested links never touch.
\figure{.62\pagewidth}{sidings/sidings}{Lanes and sidings. Column~\.A had
five entries; then \.B, \.D, and \.C were covered, and entry after entry
left: first the second, then the fourth, then the third. The live links skip
three boxes, so they lie outermost; those that the third entry remembers
skip one box at each of their ends, and lie inside.}
@^siding@>

@ Fourth, the list is a torus. A link that leaves on the right comes back on
the left. We draw a pale panel, let the link run to its edge, where it has
an arrowhead, and let it come in again from the opposite edge {\it at the
same height}. To Graphviz the two pieces are one edge with two curves; so
each link of the list is exactly one edge of the graph, and a test can count
them.
@^torus@> @^wrap-around links@>

Fifth, no information hangs on colour alone: one reader in twenty does not
see it, and the copier in the hallway never did.
$$\vbox{\halign{\bf#\hfil\quad&#\hfil\cr
written in this step&very thick, large arrowhead, vermilion\cr
altered earlier&medium, medium arrowhead, blue\cr
as in the beginning&thin, small arrowhead, nearly black\cr
remembered&dashed: the link of a node that is itself removed\cr
removed node&dashed outline, grey\cr
node on its way&dashed outline, but black: one link still leads to it\cr
secondary item&eight corners, and apart from the others\cr
chosen option&white label on black, and a band behind its row\cr
item branched on&heavy outline, a darker shade\cr}}$$
So {\it a dash means memory}: somebody holds on to this link, or keeps this
place, who cannot be reached any more. It is the one sign in this table that
stands for an idea, and if you print the picture of a covered item and go
over its dashed arrows with a pencil, you have uncovered it.
@^dashed arrow@>

An entry does not have an arrow to its header, as the fifth field of a node
would demand; it has the header's name written on it. That is the same
information and ten arrows fewer.

@ There are two modules in this chapter. The {\it sheet\/} knows how to put
boxes, arrows, and words on paper, and the {\it picture\/} knows where. The
next chapter draws matrices, boards, and trees on the same kind of sheet.

@(dlx/draw/sheet.hpp@>=
#pragma once
#include <string>
#include <string_view>
#include <vector>
namespace dlx {
@<Name the colours@>@;
@<Name the characters that are not ASCII@>@;
@<Declare points and boxes@>@;
@<Declare texts@>@;
@<Declare curves@>@;
@<Declare the class |Sheet|@>@;
} // |namespace dlx|

@ Only a few lines of all this depend on Graphviz. Should it ever go out of
fashion, the file below is what has to be written again.

@(dlx/draw/sheet.cpp@>=
#include "dlx/draw/sheet.hpp"
#include <algorithm>
#include <fmt/format.h>
namespace dlx {
@<Escape text for Graphviz@>@;
@<Guess the width of a text@>@;
@<Write one box or one arrow@>@;
@<Begin and end a sheet@>@;
@<Bend a curve@>@;
@<Write a title@>@;
@<Write a legend@>@;
} // |namespace dlx|

@ The colours are those of Okabe and Ito, who chose them to be told apart by
everybody, made a little darker for a projector. Each of them is used
together with another sign, as promised.
@^Okabe, Masataka@> @^Ito, Kei@>

@<Name the colours@>=
constexpr char const* ink = "#1d1d1d";       /* words, and most lines */
constexpr char const* soft = "#444444";      /* less important words */
constexpr char const* grey = "#767676";      /* removed things */
constexpr char const* light = "#9c9c9c";     /* what they remember */
constexpr char const* paper = "#ffffff";     /* behind entries */
constexpr char const* blue = "#0b5a9d";      /* altered earlier */
constexpr char const* vermilion = "#c63d00"; /* written now */
constexpr char const* green = "#00694a";     /* solutions */
constexpr char const* sky = "#cfe3f6";       /* behind what is chosen */

@ CWEB and \TeX\ are happier with plain ASCII, but Graphviz reads UTF-8; so
the few other characters are spelled as bytes here, once. All of them are in
the font DejaVu Sans. (Debian has it in the package \.{fonts-dejavu-core}.)

@<Name the characters that are not ASCII@>=
constexpr char const* arrow_glyph = "\xe2\x86\x90"; /* leftwards arrow */
constexpr char const* at_least_glyph = "\xe2\x89\xa5"; /* greater or equal */
constexpr char const* queen_glyph = "\xe2\x99\x9b"; /* black queen */
constexpr char const* times_glyph = "\xc3\x97";     /* multiplication sign */
constexpr char const* check_glyph = "\xe2\x9c\x93"; /* check mark */
constexpr char const* ring_glyph = "\xe2\x97\x8b";  /* white circle */
constexpr char const* dot_glyph = "\xc2\xb7";       /* middle dot */

@ Now the coordinate system. Lengths are in printer's points, 72 to the
inch; $x$ grows to the right and $y$ {\it downwards}, as one reads and as
matrices are numbered. The origin is the center of the root of the list. DOT
wants $y$ to grow upwards, and the widths of boxes in inches; we reflect and
divide at one place, below, and forget about it.

A box is given by its center, because that is where DOT wants to have it,
and because the center is what stays where it is when a name is longer.
@^coordinate system@>

@<Declare points and boxes@>=
struct Point { double x = 0, y = 0; };
struct Box {
  double x = 0, y = 0; /* the center */
  double w = 0, h = 0;
  double left() const@+{@+return x - w / 2;@+}@/
  double right() const@+{@+return x + w / 2;@+}@/
  double top() const@+{@+return y - h / 2;@+}@/
  double bottom() const@+{@+return y + h / 2;@+}@/
};
Box box_of(double left, double top, double right, double bottom);

@ Every text has a size, a colour, and a weight, and it always comes with
them; so they travel together. Whoever draws a text says how much room there
is, and never what to do if it does not suffice: that is decided once, in
|fitted|.

@<Declare texts@>=
struct Text {
  std::string words;
  double size = 12;
  char const* colour = ink;
  bool bold = false;
};
std::string escape_html(std::string_view text);
  /* the text with its special characters as entities */
std::string label(Text const& text); /* for Graphviz */
double width_of(std::string_view words, double size); /* a guess */
Text fitted(Text text, double width, double least = 0); /* smaller if it
  would be too wide; but not below |least|, rather cut */

@ Labels are written in Graphviz's subset of HTML. A label in plain quotes
would see escape sequences {\it and\/} entities in our names; here there are
four characters of HTML to be careful with, and the backslash, which
Graphviz expands in every label: \.{\char"5C N} is the name of the node, and
we would never learn why the picture says \.{n3} instead. People do call
items \.{<"\char"5C N}, if you let them.
@^quoting@>

Graphviz warns of empty labels in angle brackets; an empty text therefore
becomes an empty string.

@<Escape text for Graphviz@>=
std::string escape_html(std::string_view text)
{
  std::string out;
  for (@[char c@, : @,text@])
    if (c == '&') out += "&amp;";
    else if (c == '<') out += "&lt;";
    else if (c == '>') out += "&gt;";
    else if (c == '"') out += "&quot;";
    else if (c == '\\') out += "&#92;";
    else out += c;
  return out;
}
std::string label(Text const& t)
{
  if (t.words.empty()) return @[{}@];
  auto const words = escape_html(t.words);
  return fmt::format("<FONT POINT-SIZE=\"{:.1f}\" COLOR=\"{}\">{}</FONT>",@|
    t.size, t.colour, t.bold ? "<B>" + words + "</B>" : words);
}

@ Only the renderer knows how wide a text will be, but we must reserve the
room. (We could ask it, by rendering everything twice.) The average letter
of our font is about 0.62 times as wide as the font is high, a bold one 0.7
times; names are made of capitals and digits, which are wider, hence the
margin. Bytes that continue a character of UTF-8 do not count. If a text is
too wide all the same, it is set smaller; nothing ever sticks out of a
picture, because then the picture would grow, and its neighbors would seem
to shrink. Titles can be as long as the solutions that they announce, and
twelve pentominoes in a title became a line of dust; so a title is not set
below eight points, but cut between two words, with dots. (All of it stands
in the caption of the page.)

For example, |C3| in bold 13 points is $2\cdot.68\cdot13=17.7$ points wide
by our guess, and 19.0 by Graphviz. So the guess is a little low for two
bold letters, and the six points that |write| leaves free at the sides make
up for that; a header has room for 38.

@<Guess the width of a text@>=
double width_of(std::string_view words, double size)
{
  auto starts = @[[](char c)@[@,@,{@,@,@[ return (c & 0xc0) != 0x80; @,@]@,@,}@]@];
  return 0.68 * size
    * static_cast<double>(std::count_if(words.begin(), words.end(), starts));
}
static std::string cut(std::string words, double size, double width)
{
  if (width_of(words, size) <= width) return words;
  while (width_of(words, size) > width - 3 * size
      and words.find(' ') != std::string::npos)
    words.erase(words.rfind(' '));
  return words + " ...";
}
Text fitted(Text text, double width, double least)
{
  double const full = std::max(1.0, width_of(text.words, text.size));
  double const size = std::min(text.size, text.size * width / full);
  text.size = std::max(size, std::min(text.size, least));
  if (text.size > size) text.words = cut(text.words, text.size, width);
  return text;
}

@ A curve is a chain of B\'ezier curves. Since DOT writes the point of the
arrowhead in front, we do so too: a |Curve| has first its {\it tip}, and
then $3k+1$ points, of which the last lies where the arrowhead begins.

@<Declare curves@>=
using Curve = @[std::vector<Point>@];
@<Declare a piece of a road@>@;

@ Every box and every arrow gets an {\it identity}, such as \.{n7} for node
7, \.{S3} for the size of item 3, \.{R7} for a link of node 7, and a
{\it class},
such as \.{link right written}. They appear in the SVG file; so a viewer can
take a picture once and restyle it from then on. The {\it look\/} is a list
of Graphviz's attributes.
@^identity in SVG@>

@<Declare the class |Sheet|@>=
std::string filled(char const* fill, char const* edge, double width = 1,
  char const* style = "filled"); /* the look of a box */
@<Declare the signs of a legend@>@;
class Sheet {
public:@/
  explicit Sheet(Box const& size);
  void box(std::string const& id, std::string_view kind, Box const& place,
    std::string_view look, std::string_view label = "");
  void write(std::string const& id, std::string_view kind, Box const& place,
    Text const& text, std::string_view look = "shape=none");
    /* a box with a text, which is made smaller if it does not fit */
  void arrow(std::string const& id, std::string_view kind,
    std::string const& from, std::string const& to,
    std::vector<Curve> const& curves, std::string_view look);
  void title(std::string const& what, std::string const& change,
    std::string const& detail); /* at the top */
  void legend(std::vector<Sign> const& signs); /* at the bottom */
  std::string text() const; /* in DOT */
private:@/
  Box frame;
  std::string body;
};

@ Here is what it comes to. The first entry of our small list is in row 1
and column |C2|, and |sheet.write("n6", "entry in", ...)| appends this line
to the file (it is broken here, and not there):
\verbatimfile{tests/data/picture-box.txt}
The exclamation mark pins the box. Widths and heights are 36 and 26 points
in inches. The numbers have as many decimals as a renderer can see, and no
zeros at the end; that does not look like much, but it took three megabytes
off the 42 megabytes of DOT files of this book.

A point is two numbers with a comma, and here the $y$ axis is turned round.
It is subtracted from zero, not negated, since the negative of zero would be
written \.{-0}, and two equal pictures would differ.

@<Write one box or one arrow@>=
static std::string number(double v, int digits)
{
  auto s = fmt::format("{:.{}f}", v, digits);
  s.erase(s.find_last_not_of('0') + 1);
  if (s.back() == '.') s.pop_back();
  return s;
}
static std::string point(Point p)
{
  return number(p.x, 1) + ',' + number(0.0 - p.y, 1);
}
std::string filled(char const* fill, char const* edge, double width,
  char const* style)
{
  return fmt::format("style=\"{}\", fillcolor=\"{}\", color=\"{}\", "
    "penwidth={}", style, fill, edge, width);
}

@ The attribute \.{fixedsize=shape}, which is set for all boxes, makes
Graphviz trust our sizes without a warning when the text of a label is a
hair too wide. The look is a piece of the attribute list already, and goes
in as it is; so whoever invents a new look need not touch the sheet.

@<Write one box or one arrow@>=
void Sheet::box(std::string const& id, std::string_view kind,
  Box const& place, std::string_view look, std::string_view label)
{
  body += fmt::format("{0} [id=\"{0}\", class=\"{1}\", pos=\"{2}!\", "
    "width={3}, height={4}, {5}", id, kind, point(@[{place.x, place.y}@]),@|
    number(place.w / 72, 4), number(place.h / 72, 4), look);
  if (not label.empty()) body += fmt::format(", label=<{}>", label);
  body += "];\n";
}
void Sheet::write(std::string const& id, std::string_view kind,
  Box const& place, Text const& text, std::string_view look)
{
  box(id, kind, place, look, label(fitted(text, place.w - 6)));
}

@ Several curves in one \.{pos} attribute are separated by semicolons. Each
begins with its tip, marked \.e for ``end''. The link from \.h to \.{C1}
runs from the right side of the root's box, $x=18$, to the left side of the
header, $x=62$, at seven points above the middle, and it becomes
\verbatimfile{tests/data/picture-arrow.txt}
where the second point is the beginning, and the last one ends six points
early, to leave room for the arrowhead.

@<Write one box or one arrow@>=
void Sheet::arrow(std::string const& id, std::string_view kind,
  std::string const& from, std::string const& to,
  std::vector<Curve> const& curves, std::string_view look)
{
  std::string where;
  for (@[auto const& curve@, : @,curves@]) {
    where += where.empty() ? "e" : ";e";
    for (@[Point const& p@, : @,curve@])
      where += (&p == &curve.front() ? ',' : ' ') + point(p);
  }
  body += fmt::format("{} -> {} [id=\"{}\", class=\"{}\", pos=\"{}\", {}];\n",@|
    from, to, id, kind, where, look);
}

@ Graphviz computes the size of a picture from what is in it, whatever we
say. So the first box of every sheet is a white |frame|, as large as the
sheet; since nothing sticks out of it, all pictures of a sequence have the
same size. The page of the gallery relies on it: the next picture appears
exactly where the last one was.

The attribute \.{outputorder} has all boxes painted before all arrows. With
\.{notranslate}, Graphviz leaves the origin where we have put it; its own
would be the lower left corner of whatever is drawn, and that changes.

@<Begin and end a sheet@>=
Box box_of(double left, double top, double right, double bottom)
{
  return @[Box{(left + right) / 2, (top + bottom) / 2, right - left,
    bottom - top}@];
}
Sheet::Sheet(Box const& size) : frame(size)
{
  box("frame", "frame", frame, filled("white", "white", 0));
}
std::string Sheet::text() const
{
  return fmt::format("digraph picture {{\n"
    "graph [notranslate=true, outputorder=nodesfirst, pad=0, margin=0, "
    "fontname=\"{0}\"];\nnode [shape=box, fixedsize=shape, "
    "margin=0, label=\"\", fontname=\"{0}\"];\n"
    "edge [arrowhead=normal];\n{1}}}\n",
    "DejaVu Sans,Verdana,sans-serif", body);
}

@*1 Curves. A road is drawn in coordinates that go {\it with\/} it: $u$
along the track, $v$ across. For a row $(u,v)=(x,y)$, for a column it is
$(y,x)$; everything else is the same for all four directions. So the
following function never asks whether it draws a row or a column, and nobody
else has to know what a bend looks like.
@^coordinates along a track@>

A piece of a road leaves one box at its {\it port}, $v=|from|$, swings over
to the {\it track}, and swings back to the port of the other box, $v=|to|$.
If all three are equal, it is straight. If one end of the piece is the edge
of the panel, then there is nothing to swing back to, and the port is the
track.
@^port@>

@<Declare a piece of a road@>=
struct Piece {
  double begin = 0, end = 0;            /* $u$ at the ends */
  double from = 0, track = 0, to = 0;   /* $v$ at |begin|, between, at |end| */
};
Curve bend(Piece const& piece, double head);
  /* |head| is the length of the arrowhead */

@ The arrowhead begins where the curve ends. A straight road is one line,
with its control points at thirds. A siding is an S, a line, and an S. The
first S is 24 points long and the second one 20, because the arrowhead needs
the difference; the fractions in it were found by looking.

@<Bend a curve@>=
static void line_to(Curve& curve, Point p)
{
  Point const q = curve.back();
  Point const third = @[{(p.x - q.x) / 3, (p.y - q.y) / 3}@];
  curve.insert(curve.end(), @[{{q.x + third.x, q.y + third.y},
    {p.x - third.x, p.y - third.y}, p}@]);
}
Curve bend(Piece const& p, double head)
{
  double const d = p.begin < p.end ? 1 : -1;
  double const base = p.end - d * head;
  Curve curve = @[{{p.end, p.to}, {p.begin, p.from}}@];
  if (p.from != p.track)
    curve.insert(curve.end(),@| @[{{p.begin + d * 14.4, p.from},
      {p.begin + d * 9.6, p.track}, {p.begin + d * 24, p.track}}@]);
  if (p.to == p.track) line_to(curve, @[Point{base, p.track}@]);
  else {
    line_to(curve, @[Point{base - d * 20, p.track}@]);
    curve.insert(curve.end(), @[{{base - d * 8, p.track},
      {base - d * 10, p.to}, {base, p.to}}@]);
  }
  return curve;
}

@*1 Titles and legends. Every picture has a title, for it may be looked at
alone, in a lecture or in a mail; what changed is set in bold vermilion,
like the arrow that it tells of. The two parts must have the same size,
which is therefore found for the whole title before it is taken apart. On a
wide sheet it is larger, by up to two fifths: a picture of four queens is as
wide as three others, and when it has been shrunk to fit a page, its title
was what one could not read any more.

@<Write a title@>=
void Sheet::title(std::string const& what, std::string const& change,
  std::string const& detail)
{
  auto const gap = change.empty() ? "" : ": ";
  double const zoom = std::clamp(frame.w / 800, 1.0, 1.4);
  auto const whole = fitted(@[{what + gap + change, 17 * zoom}@],@|
    frame.w - 20, 8);
  auto const below = fitted(@[{detail, 11 * zoom, soft}@], frame.w - 20, 8);
  Text const front = @[{change.empty() ? whole.words : what + gap, whole.size}@];
  Text const back = @[{change, whole.size, vermilion, true}@];
  box("title", "title", @[{frame.x, frame.top() + 20, frame.w - 10, 24}@],@|
    "shape=none", label(front) + label(back));
  write("detail", "text", @[{frame.x, frame.top() + 42, frame.w - 14, 16}@],@|
    below);
}

@ And at the bottom there is a legend, for nobody remembers what a dashed
line meant two hundred pages ago. An item of it is a small drawing and its
meaning. The drawing has the very look of the thing that it explains, made
by the same functions; so a legend cannot lie.
@^legend@>

@<Declare the signs of a legend@>=
struct Sign {
  std::string look;      /* of a box, or of a short arrow */
  std::string text;      /* what it means */
  std::string mark = ""; /* the label of the box */
  bool arrow = false;
};
double legend_height(std::vector<Sign> const& signs, double width);

@ The legend is set like words in a paragraph: what does not fit into the
line begins a new one. We must know the number of lines before there is a
sheet, since it is a part of the sheet's height; therefore the breaking of
lines is a function of its own. (The guess at the width is a tenth smaller
here than elsewhere, for these texts are in small letters.)

@<Write a legend@>=
static double sign_width(Sign const& s)
{
  return 46 + 0.9 * width_of(s.text, 10);
}
static std::vector<Point> flow(std::vector<Sign> const& signs, double width)
{
  std::vector<Point> places;
  Point p;
  for (@[Sign const& s@, : @,signs@]) {
    if (p.x > 0 and p.x + sign_width(s) > width - 24) p = @[{0, p.y + 20}@];
    places.push_back(p);
    p.x += sign_width(s);
  }
  return places;
}
double legend_height(std::vector<Sign> const& signs, double width)
{
  return flow(signs, width).back().y + 20;
}

@ The text stands to the left in its box. That can only be done in a label
in quotes, with an \.{\char"5C l} at its end; hence the legend never
contains names. An arrow must come from somewhere, and go somewhere; in the
legend it goes from the frame to its own text, which nobody can see, as its
curve is given.

@<Write a legend@>=
void Sheet::legend(std::vector<Sign> const& signs)
{
  auto const places = flow(signs, frame.w);
  double const top = frame.bottom() - legend_height(signs, frame.w) + 6;
  for (std::size_t k = 0; k < signs.size(); ++k) {
    Sign const& s = signs[k];
    auto const id = fmt::format("key{}", k);
    double const x = frame.left() + 12 + places[k].x, y = top + places[k].y;
    double const w = sign_width(s) - 42;
    auto const words = fmt::format("shape=none, fontsize=10, "
      "fontcolor=\"#333333\", label=\"{}\\l\"", s.text);
    box(id, "legend", @[{x + 34 + w / 2, y, w, 14}@], words);
    Curve const curve = bend(@[Piece{x, x + 28, y, y, y}@], 11);
    if (s.arrow) arrow(id + "a", "legend", "frame", id, @[{curve}@], s.look);
    else box(id + "b", "legend", @[{x + 14, y, 24, 15}@], s.look, s.mark);
  }
}

@*1 What has just happened. So much for paper and pen. The interface of the
second module begins with time: a trace can be walked at three paces. The
pace of nodes is the one that a teacher would choose: it shows who leaves,
not how. Those who want to know how can go link by link, and see a node that
only one of its neighbors has let go of.
@^grain@>

@<Declare the paces of a walk@>=
enum class Grain {
  @!event, /* one event a picture: a whole cover */
  @!node,  /* one node a picture: all that takes it out or puts it back */
  @!link   /* one assignment a picture */
};
bool step(Trace const& trace, Replay& replay, Grain grain);
  /* one picture forward; |false| at the end of the trace */

@ A replay knows how far it has come, but a picture must know which step it
shows. The {\it last event\/} is the one whose writes are being done, or,
between two events, the one that is complete.
@^last event@>

@<Declare the paces of a walk@>=
struct Moment {
  Event const* event = nullptr; /* the last event, if anything has happened */
  std::size_t number = 0;       /* where it stands in the trace */
  std::size_t writes = 0;       /* how many of its writes are done */
};
Moment moment_of(Trace const& trace, Replay const& replay);

@ For instance, after the first two writes of |cover(3)|, the replay stands
at event 0, write 2, and so does the moment. After the fourteenth, which is
the last one, the replay says event 1, write 0; but the picture shows what
event 0 has done, with 14 writes. Without this step back, a whole cover
would have the picture of the event after it, which has not even begun.

@<Find out where a replay stands@>=
Moment moment_of(Trace const& trace, Replay const& replay)
{
  Moment m = @[{nullptr, replay.event(), replay.write()}@];
  if (m.writes == 0) {
    if (m.number == 0) return m;
    m.writes = trace.events[--m.number].writes.size();
  }
  m.event = &trace.events[m.number];
  return m;
}

@ A cover removes its header with two writes, to $L$ and $R$, and each entry
with three: to $U$, $D$, and the size. An uncover does the reverse, so its
groups begin with what ends them in a cover. At the pace of nodes, one such
group is one step: the fourteen writes of |cover(3)| are five steps, of two,
three, three, three, and three writes. (A shade, in problems with colours,
or a bound, is a group by itself.)

@<Find out where a replay stands@>=
static bool takes_out(Event::Type type)
{
  return (type == Event::Type::cover) or (type == Event::Type::purify)@|
    or type == Event::Type::tweak;
}
static bool begins_group(Event const& event, std::size_t w)
{
  Field const f = event.writes[w].field;
  if ((f == Field::colour) or f == Field::bound) return true;
  if (takes_out(event.type)) return f == Field::left or f == Field::up;
  return f == Field::right or f == Field::size;
}
bool step(Trace const& trace, Replay& replay, Grain grain)
{
  if (grain == Grain::event) return replay.forward();
  if (not replay.forward_write()) return false;
  while (grain == Grain::node and replay.write() > 0@|
      and not begins_group(trace.events[replay.event()], replay.write()))
    replay.forward_write();
  return true;
}

@ Which writes does a picture show as fresh? Those of the last step, and how
far it reached back depends on the pace: to the beginning of the event, to
the beginning of the group, or just one write. So we walk back from the last
write that is done, and a picture needs no memory of the one before it.

@<Find out where a replay stands@>=
static std::span<Write const> fresh_writes(Moment const& m, Grain grain)
{
  if (m.event == nullptr) return @[{}@];
  std::size_t w = grain == Grain::event or m.writes == 0 ? 0 : m.writes - 1;
  while (grain == Grain::node and w > 0 and not begins_group(*m.event, w)) --w;
  return std::span(m.event->writes).subspan(w, m.writes - w);
}

@ Which items is the search branching on? The trace says when an item is
chosen; it is done with when it has been uncovered again, or refunded, at
the level of its choice. We go through the events up to now and keep one
item a level. An item without options is never covered; it is done with as
soon as something is tried, or taken back, at a level above. (At first it
kept its heavy frame on half of the way back.)

All this makes the time for all pictures of a trace quadratic in the number
of its events. With the 152 events of four queens nobody notices; a picture
of the ten-thousandth event of something is nothing to look at anyway.

@<Find out where a replay stands@>=
static std::vector<int> branching(Trace const& trace, Moment const& m)
{
  std::vector<int> items;
  for (std::size_t e = 0; m.event != nullptr and e <= m.number; ++e) {
    auto const& event = trace.events[e];
    auto const level = static_cast<std::size_t>(std::max(0, event.level));
    bool const over = e < m.number or m.writes == event.writes.size();
    bool const back = (event.type == Event::Type::uncover)@|
      or event.type == Event::Type::refund;
    bool const shallow = back or (event.type == Event::Type::unpurify)@|
      or (event.type == Event::Type::untweak)
      or event.type == Event::Type::attempt;
    if (event.type == Event::Type::choose) {
      items.resize(level, 0);
      items.push_back(event.item);
    } else if (level >= items.size() or not shallow) continue;
    else if (items.resize(level + 1); back and over@|
        and items[level] == event.item) items.resize(level);
  }
  return items;
}

@ What happened in the last step is said in words, too. The parts of a
caption are set differently, so they come separately. All strings are UTF-8;
the arrow in an assignment is a real arrow.

@<Declare captions@>=
struct Caption {
  std::string what;   /* ``cover C3'' */
  std::string change; /* ``R[C2] $\gets$ C4'', or empty */
  std::string detail; /* the level, the options chosen so far */
  std::string line() const; /* the first two, with a colon */
};
Caption caption(Trace const& trace, Replay const& replay, Grain grain);
std::string node_name(Problem const& problem, Links const& links, int node);
  /* \.h, the item of a header, or option and item as in \.{r1.C3} */
std::string option_label(Problem const& problem, int option);
  /* its name, or \.{r1}, for row; or \.{none} for option 0 */

@ A name for every node, so that an assignment can be read aloud. The entry
of item |C5| in the option named \.{A@@(0,0)} is \.{A@@(0,0).C5}; if the
option has only a number, 1, say, it becomes \.{r1.C5}. The root is \.h, as
in the reports.

@<Compose a caption@>=
std::string option_label(Problem const& problem, int option)
{
  if (option == 0) return "none";
  auto const& name = problem.option_name(option);
  return name.empty() ? fmt::format("r{}", option) : name;
}
std::string node_name(Problem const& problem, Links const& links, int node)
{
  if (node == 0) return "h";
  if (node <= problem.item_count()) return problem.item(node).name;
  return option_label(problem, links.option_of(node)) + '.'
    + problem.item(links[node].item).name;
}
static std::string list_options(Problem const& problem,
  std::vector<int> const& options)
{
  std::string out;
  for (@[int o@, : @,options@]) out += ' ' + option_label(problem, o);
  return out;
}

@ Some events speak of a node, and a person wants to hear of its option.
Nodes are numbered as the entries are, option after option, behind the
items; so we count entries until we are there, which is slow, and needs
nothing but the problem.

@<Compose a caption@>=
static int option_at(Problem const& problem, int node)
{
  int o = 0;
  for (int x = problem.item_count(); x < node and o < problem.option_count(); )
    x += static_cast<int>(problem.option(++o).size());
  return o;
}

@ The colour that belongs to a node is found in the same way. It is empty
for a header, and for an entry without a colour; otherwise it begins with a
colon, so that it can be put behind the name of the item as in a file.

@<Compose a caption@>=
static std::string shade_name(Problem const& problem, int node)
{
  int const o = option_at(problem, node);
  if (node <= problem.item_count() or o == 0) return @[{}@];
  int last = problem.item_count();
  for (int k = 1; k <= o; ++k)
    last += static_cast<int>(problem.option(k).size());
  auto const entries = problem.option(o);
  Entry const& e = entries[entries.size() - 1
    - static_cast<std::size_t>(last - node)];
  return e.colour == 0 ? "" : ':' + problem.colour_name(e.colour);
}

@ And now the event itself, in so few words that it fits above the smallest
list. Where a number would need the problem at hand, the name is said. When
an item is purified, its colour is that of the node; when an option is
tweaked, it is the one of the node; and the end counts what was found.

@<Compose a caption@>=
static std::string name_event(Problem const& problem, Event const& event)
{
  auto const item = event.item == 0 ? "nothing"
    : problem.item(event.item).name;
  switch (event.type) {
  case Event::Type::choose: return fmt::format("choose {}, {} {}", item,@|
      problem.has_bounds() ? "degree" : "size", event.size);
  case Event::Type::cover: return "cover " + item;
  case Event::Type::uncover: return "uncover " + item;
  case Event::Type::attempt: return event.option == 0 ? "take no more here"
      : "try " + option_label(problem, event.option);
  case Event::Type::solution:
    return "solution:" + list_options(problem, event.options);
  case Event::Type::dead: return "dead end: no option is left for " + item;
  case Event::Type::purify: return "purify " + item
    + shade_name(problem, event.node);
  case Event::Type::unpurify: return "unpurify " + item
    + shade_name(problem, event.node);
  case Event::Type::spend: return "spend one of " + item;
  case Event::Type::refund: return "refund one of " + item;
  case Event::Type::tweak: return "tweak "
    + option_label(problem, option_at(problem, event.node)) + " for " + item;
  case Event::Type::untweak: return "untweak "
    + option_label(problem, option_at(problem, event.node)) + " for " + item;
  case Event::Type::bound: return fmt::format("below, covers cost {} or more; "
    "less than {} is wanted", event.bound, event.limit);
  case Event::Type::cut: return "too expensive: turn back";
  case Event::Type::skip: return fmt::format("skip {}: covers with it cost {} "
    "or more", option_label(problem, event.option), event.bound);
  case Event::Type::done: break;
  }
  return fmt::format("the end: {} solution{}", event.totals.solutions,
    event.totals.solutions == 1 ? "" : "s");
}

@ And the change. One assignment is written as such. A whole group is said
in words: who leaves, who comes back. Its first or last write, the one to
$L$ or~$U$, knows who: when covering, it is the node that was there before,
and when uncovering, the one that is there now. A whole event needs no
further words; its title has said it all.

@<Compose a caption@>=
static std::string name_change(Problem const& problem, Links const& links,
  Moment const& m, Grain grain)
{
  auto const fresh = fresh_writes(m, grain);
  auto name = @[[&](int x)@[@,@,{@,@,@[ return node_name(problem, links, x); @,@]@,@,}@]@];
  if (fresh.empty() or grain == Grain::event) return @[{}@];
  @<Name a single assignment@>@;
  bool const covering = takes_out(m.event->type);
  for (@[Write const& w@, : @,fresh@]) {
    if (w.field != Field::left and w.field != Field::up) continue;
    if (w.old == w.now) return "it was never in the header row";
    return fmt::format("{} {} {}", name(covering ? w.old : w.now),@|
      covering ? "leaves" : "comes back to",@|
      w.field == Field::left ? "the header row" : "its column");
  }
  return @[{}@];
}

@ What a field holds is a node, and has a name, or else it is a size, a
shade, or a bound, and these are numbers. But the number of a colour tells
nothing to somebody who has written letters; so a colour is called by its
name, and only $-1$, the mark of those that need not be looked at again,
remains a number.

@<Name a single assignment@>=
if (Write const& w = fresh.back(); grain == Grain::link) {
  bool const counts = (w.field == Field::size) or (w.field == Field::colour)@|
    or w.field == Field::bound;
  bool const paints = w.field == Field::colour and w.now > 0;
  return fmt::format("{}[{}] {} {}", static_cast<char>(w.field), name(w.node),@|
    arrow_glyph, paints ? problem.colour_name(w.now)@|
    : counts ? std::to_string(w.now) : name(w.now));
}

@ The second line tells where in the search we are. A bare list operation
has no search around it; then it tells how many links are written and how
many are to come. (At first the pictures of the way back said ``nothing
chosen yet'', and so did the last one of all. ``Yet'' is true only until
something has been tried.)

@<Compose a caption@>=
static bool searches(Trace const& trace)
{
  auto tries = @[[](Event const& e)@[@,@,{@,@,@[ return e.type == Event::Type::attempt
    or e.type == Event::Type::choose; @,@]@,@,}@]@];
  return std::any_of(trace.events.begin(), trace.events.end(), tries);
}
static bool tried(Trace const& trace, Moment const& m)
{
  for (std::size_t e = 0; m.event != nullptr and e <= m.number; ++e)
    if (trace.events[e].type == Event::Type::attempt) return true;
  return false;
}
static std::string name_place(Trace const& trace, Replay const& replay,
  Moment const& m, Grain grain)
{
  auto const& path = replay.path();
  std::string out;
  if (not path.empty()) out = "chosen:" + list_options(trace.problem, path);
  else if (searches(trace)) out = tried(trace, m) ? "nothing chosen"
    : "nothing chosen yet";
  auto const all = m.event == nullptr ? 0 : m.event->writes.size();
  if (all == 0) return out;
  if (not out.empty()) out += fmt::format("  {}  ", dot_glyph);
  if (grain != Grain::event) out += fmt::format("{} of ", m.writes);
  return out + fmt::format("{} write{}", all, all == 1 ? "" : "s");
}

@ And here the pieces are put together. Before the first step there is
nothing to tell, and the caption says so; a picture without a title looks as
if somebody had lost it. The end of a bare list operation is just the end:
nobody has looked for solutions, so ``0 solutions'' would be an answer to a
question that was never asked.

@<Compose a caption@>=
std::string Caption::line() const
{
  return change.empty() ? what : what + ": " + change;
}
Caption caption(Trace const& trace, Replay const& replay, Grain grain)
{
  Moment const m = moment_of(trace, replay);
  auto detail = name_place(trace, replay, m, grain);
  if (m.event == nullptr)
    return @[{"before the first step", "", std::move(detail)}@];
  if (m.event->type == Event::Type::done and not searches(trace))
    return @[{"the end", "", std::move(detail)}@];
  return @[{name_event(trace.problem, *m.event),
    name_change(trace.problem, replay.links(), m, grain), std::move(detail)}@];
}

@*1 Roads. \label{roads}%
Every link is a road from one box to another along a {\it track}. The row of
headers is a track, each column is one, and so is each option. The boxes of
a track are numbered by their {\it places} $0,1,2,\ldots,n-1$. In the row of
headers, item 3 is at place~3; in column |C3| the header is at place~0, and
the entry \.{r4.C3} is at place~2.
@^track@> @^road@> @^place@>

There is a number that was hard to see. A secondary header has a box in the
header row, but no road begins or ends there; it is just in the way of those
that wrap around. I had forgotten that, and only the test that follows every
road noticed. So a track may have more places than nodes.

@<Declare tracks@>=
struct Track {
  bool across = false;    /* a row, not a column */
  std::vector<int> nodes; /* in the order of their places, from 0 */
  int places = 0;
  int place(int node) const;
};

@ Node numbers grow from top to bottom and from left to right, hence the
nodes of a track are sorted, and a place can be looked up.

@<Measure the roads@>=
int Track::place(int node) const
{
  return static_cast<int>(std::lower_bound(nodes.begin(), nodes.end(), node)
    - nodes.begin());
}

@ The four kinds of links in a table. ``Ahead'' is the direction in which
places grow; a row runs across, a column does not. Everything that follows,
up to the last point of a curve, asks this table instead of the field.

@<Measure the roads@>=
struct Direction {
  Field field;
  char const* name;
  bool across;
  int ahead; /* 1 if it goes to the right or down, else $-1$ */
};
constexpr Direction directions[] = {@/
  @[{Field::right, "right", true, 1}@],@/
  @[{Field::left, "left", true, -1}@],@/
  @[{Field::down, "down", false, 1}@],@/
  @[{Field::up, "up", false, -1}@] };

@ Since the track is a ring, it is best to think of the places as being on a
circle of circumference~$n$. A road that goes ahead from place $a$ to place
$b$ is an arc: it begins at $a$, and its length is the number in $\{1,
\ldots,n\}$ that is congruent to $b-a$ modulo~$n$. It skips one box less
than that. A road in the other direction is the same arc, looked at from the
other end. It wraps around if the arc contains the seam between $n-1$ and 0,
that is, if $a+{}$length${}\ge n$. And a node that is its own neighbor, like
the header of an empty column, has a road of length~$n$, once around.

In an earlier version, a road was an interval if it did not wrap and two
intervals if it did, and every function had two cases. On the circle there
is one.

@<Measure the roads@>=
struct Road {
  int from = 0, to = 0;        /* nodes */
  int place = 0, length = 1;   /* of the arc */
  bool wraps = false;
  int level = 0;               /* 0 straight on, else the number of its siding */
};

@ Two arcs meet if one of them begins inside of the other. On a circle of
six places, the arc from 4 with length~3 covers the steps from 4 to~5, from
5 to~0, and from 0 to~1; the arc that begins at~0 meets it, because 0 lies
two steps behind~4, and $2<3$; the arc of length~2 that begins at~1 does
not, as neither $3<3$ nor $3<2$. Touching at an end is not meeting.

@<Measure the roads@>=
static bool meet(Road const& p, Road const& q, int places)
{
  int const gap = (q.place - p.place + places) % places;
  return gap < p.length or (places - gap) % places < q.length;
}

@ A road of length 1 goes straight. The others get sidings: one that skips
more boxes lies outside of all those that it meets and that skip fewer. Is
that enough, or will there be knots?

{\it Two roads of the same kind are nested or disjoint.} In the beginning,
all roads are single steps. A node that leaves a column lies between its
neighbors $a$ and $b$; its own road to $b$ stays, frozen, as a memory, and
the road from $a$ to the node is replaced by one from $a$ to $b$, which
contains both. So each new road contains those that were frozen under it.
Mathematicians call this a {\it laminar family}, and the reader will call it
an onion.
@^nested roads@> @^laminar family@>

In the figure with the five entries there are six places, with the header at
place~0. The links that go down have the lengths 1 (from the header), 4
(from the first entry to the fifth), 1, 2, 1 (these are memories), and 1
(from the fifth entry around to the header). So the third entry's link to
the fifth gets siding~1, because it meets nothing that is shorter but the
straight one of the fourth entry, and the live link gets siding~2, because
it meets that one.

@<Measure the roads@>=
static std::vector<Road> roads(Links const& links, Track const& track,
  Direction const& way)
{
  int const n = track.places;
  std::vector<Road> all;
  for (@[int x@, : @,track.nodes@]) {
    int const to = links.get(way.field, x);
    int const begin = track.place(way.ahead > 0 ? x : to);
    int const end = track.place(way.ahead > 0 ? to : x);
    all.push_back(@[Road{x, to, begin, (end - begin + n - 1) % n + 1,
      end <= begin, 0}@]);
  }
  @<Give the roads in |all| their levels@>@;
  return all;
}

@ We go from short to long, and compare with all that are shorter. That is
quadratic in the length of a track, which is the number of boxes one under
the other in a picture, so it cannot be large.

@<Give the roads in |all| their levels@>=
auto shorter = @[[](Road const& p, Road const& q)@[@,@,{@,@,@[
  return p.length < q.length; @,@]@,@,}@]@];
std::stable_sort(all.begin(), all.end(), shorter);
for (auto p = all.begin(); p != all.end(); ++p) {
  if (p->length == 1) continue;
  p->level = 1;
  for (auto q = all.begin(); q != p; ++q)
    if (meet(*q, *p, n)) p->level = std::max(p->level, q->level + 1);
}

@*1 The stage. A |Stage| is the arrangement of all boxes for one trace, and
of all tracks between them. It must not outlive its trace. Nothing on it
depends on the moment: a stage is set once, and all scenes of the trace are
played on it.

@<Declare the class |Stage|@>=
class Stage {
public:@/
  explicit Stage(Trace const& trace);
  Trace const& trace() const@+{@+return *told;@+}@/
  Bounded const& initial() const@+{@+return start;@+} /* before the first event */
  Box const& node(int x) const@+{@+return boxes.at(x);@+}@/
  Box size(int item) const;    /* the lower half of a header, or its left part */
  Box bound(int item) const;   /* the right part, if the item has bounds */
  Box label(int option) const; /* at the left margin */
  Box const& panel() const@+{@+return area;@+}@/
  std::vector<Track> const& tracks() const@+{@+return rails;@+}@/
    /* the row of headers, the columns, the options */
  double lane_of(bool across, int level) const;
    /* from the middle of a track to its lane, or to one of its sidings */
private:@/
  @<Declare the private data of |Stage|@>@;
};

@ How wide must a column be? As wide as its sidings need in the worst moment
of the whole trace; and in no other moment may it be narrower, because
nothing moves. So the constructor plays the trace once to the end and takes
notes. The order of its steps matters: sidings must be counted before
columns can be placed, since their number decides how far apart columns are.

@<Declare the private data of |Stage|@>=
void lay_tracks();
void count_sidings();
void place_columns();
void place_rows();
Trace const* told;
Bounded start;              /* the list before the first event */
std::vector<Track> rails;   /* in the order that |tracks| promises */
std::vector<Box> boxes;     /* by node */
Box area;                   /* of the panel */
double entry_width = 36, label_width = 0;
double first_row = 0;       /* the $y$ of option 1 */
int sidings[2] = { 0, 0 };  /* of columns and of rows, at the worst moment */

@ For the small list under |cover(3)|, the worst moment needs one siding in
the header row and one in each column, as in the first picture of this
chapter. For four queens it is three sidings in a column.

@<Set the stage@>=
Stage::Stage(Trace const& trace) : told(&trace), start(trace.problem)
{
  lay_tracks();
  count_sidings();
  boxes.resize(start.node_count());
  place_columns();
  place_rows();
}

@ Track 0 is the row of headers, tracks 1 to $n$ are the columns, and after
them come the options. So the column of item~|c| is track~|c|, and nothing
has to be looked up. Nodes are entered in the order of their numbers, and
this is what keeps every track sorted.

@<Set the stage@>=
void Stage::lay_tracks()
{
  auto const& problem = told->problem;
  int const items = problem.item_count();
  rails.resize(items + problem.option_count() + 1);
  for (int c = 0; c <= problem.primary_count(); ++c)
    rails[0].nodes.push_back(c);
  for (int c = 1; c <= items; ++c) rails[c].nodes.push_back(c);
  for (int x = items + 1; x < start.node_count(); ++x) {
    rails[start[x].item].nodes.push_back(x);
    rails[items + start.option_of(x)].nodes.push_back(x);
  }
  for (@[Track& t@, : @,rails@]) {
    t.across = &t == &rails[0] or &t > &rails[items];
    t.places = static_cast<int>(t.nodes.size());
  }
  rails[0].places = items + 1;
}

@ Down and up links need equally many sidings, and so do right and left
ones, because at the end of an event every link has its opposite. The links
inside of options never change, so they are all of length 1 and cost
nothing. In the beginning that is true of all links; and an event can change
the levels only on those tracks where it writes: the cover of |C3| in our
small list changes five of its ten tracks. So only those are measured.

@<Set the stage@>=
void Stage::count_sidings()
{
  Replay replay(*told);
  while (replay.forward()) {
    std::set<int> changed;
    for (@[Write const& w@, : @,told->events[replay.event() - 1].writes@])
      changed.insert((w.field == Field::left) or w.field == Field::right
        ? 0 : start[w.node].item);
    for (@[int k@, : @,changed@])
      for (@[auto const& r@, : @,roads(replay.links(), rails[k],
          directions[k == 0 ? 0 : 2])@])
        sidings[k == 0] = std::max(sidings[k == 0], r.level);
  }
}

@ All the measures of the picture, in points. They were found by looking at
pictures, and the only one with a theory is |lane|: two lanes 14 points
apart leave room for the arrowheads of both.

@<Set the measures@>=
constexpr double lane = 7;           /* from the middle of a track */
constexpr double siding_gap = 9;     /* from a box to the first siding */
constexpr double siding_pitch = 6;   /* from one siding to the next */
constexpr double entry_height = 26, header_height = 46, root_size = 36;
constexpr double row_pitch = 76, column_gap = 40;
constexpr double rim = 40;           /* between the outer boxes and the edge */
static double siding(int level)      /* from a box; 0 if there is none */
{
  return level == 0 ? 0 : siding_gap + siding_pitch * (level - 1);
}
static double room_for(std::string const& words, double size, double margin,
  double most)
{
  return std::min(most, width_of(words, size) + margin);
}

@ A column is as wide as its header with a gap, or as an entry with its
sidings, whichever is more. For our small list the headers decide: 44 points
and a gap of 40, so item $c$ stands at $x=84c$. (Headers with bounds, see
\sec{more/bounded}, have to hold two little boxes, and are wider.) Very long
names are made smaller rather than given more room. Secondary items stand a
little apart.

@<Set the stage@>=
void Stage::place_columns()
{
  auto const& problem = told->problem;
  double head = problem.has_bounds() ? 72 : 44;
  for (int c = 1; c <= problem.item_count(); ++c) {
    auto const& name = problem.item(c).name;
    head = std::max(head, room_for(name, 13, 12, 90));
    entry_width = std::max(entry_width, room_for(name, 9, 8, 80));
  }
  double const pitch = std::max(head + column_gap,
    entry_width + 2 * siding(sidings[false]) + 14);
  boxes[0] = @[Box{0, 0, root_size, root_size}@];
  for (int c = 1; c <= problem.item_count(); ++c)
    boxes[c] = @[Box{c * pitch + (c > problem.primary_count() ? 28 : 0), 0,
      head, header_height}@];
}

@ Rows have a fixed distance, since no siding ever runs along a row: a
search takes nodes out of columns and headers out of their ring, but the
links within an option are never written. That is the asymmetry of the
four-way list, and it can be seen in every picture: the horizontal lines
below the headers are always straight. Only the first row keeps away from
the headers far enough for the sidings of the header row.

@<Set the stage@>=
void Stage::place_rows()
{
  auto const& problem = told->problem;
  int const items = problem.item_count(), options = problem.option_count();
  double const above = header_height / 2 + siding(sidings[true]);
  first_row = above + row_pitch - entry_height / 2;
  for (int x = items + 1; x < start.node_count(); ++x)
    boxes[x] = @[Box{boxes[start[x].item].x, first_row
      + (start.option_of(x) - 1) * row_pitch, entry_width, entry_height}@];
  area = box_of(boxes[0].left() - rim, 0 - above - rim,
    boxes[items].right() + rim,
    first_row + (options - 1) * row_pitch + entry_height / 2 + rim);
  for (int o = 1; o <= options; ++o) label_width = std::max(label_width,
    room_for(option_label(problem, o), 12, 14, 120));
}

@ What remains are the places of the smaller things. The first siding is a
little away from the boxes of its track; in the header row it has to clear
the headers, and in a column the entries, which are not as wide.

@<Set the stage@>=
double Stage::lane_of(bool across, int level) const
{
  if (level == 0) return lane;
  return (across ? header_height : entry_width) / 2 + siding(level);
}
Box Stage::label(int option) const
{
  return @[Box{area.left() - 10 - label_width / 2,
    first_row + (option - 1) * row_pitch, label_width, 22}@];
}
Box Stage::size(int item) const
{
  auto const& header = node(item);
  if (not start.is_plain(item))
    return @[Box{header.left() + 18, header.y + 11, 22, 17}@];
  return @[Box{header.x, header.y + 11, header.w - 18, 17}@];
}
Box Stage::bound(int item) const
{
  auto const place = size(item);
  double const left = place.right() + 5, right = node(item).right() - 7;
  return @[Box{(left + right) / 2, place.y, right - left, place.h}@];
}

@ Now a road can be paved. We turn the boxes into coordinates along the
track; a road that goes ahead is on the side of smaller~$v$, and one that
goes back on the other. The port of a siding is a bit further out than that
of a straight road; beyond the second siding the ports coincide, because the
side of a box is only so long.

@<Pave a road@>=
static Box turned(Box const& b, bool across)
{
  return across ? b : @[Box{b.y, b.x, b.h, b.w}@];
}
static std::vector<Curve> pave(Stage const& stage, Road const& road,
  Direction const& way, double head)
{
  auto const a = turned(stage.node(road.from), way.across);
  auto const b = turned(stage.node(road.to), way.across);
  double const port = a.y - way.ahead * (lane + 5 * std::min(road.level, 2));
  double const track = a.y - way.ahead * stage.lane_of(way.across, road.level);
  Piece const whole = @[{a.x + way.ahead * a.w / 2, b.x - way.ahead * b.w / 2,
    port, track, port}@];
  std::vector<Curve> curves;
  @<Append |whole|, or its two parts, to |curves|@>@;
  for (@[auto& c@, : @,curves@])
    for (@[Point& p@, : @,c@]) if (not way.across) std::swap(p.x, p.y);
  return curves;
}

@ A road that wraps consists of two pieces, to the edge and from the
opposite edge. At the edge it stays on its siding, so that the eye finds it
again on the other side.

@<Append |whole|, or its two parts, to |curves|@>=
auto const panel = turned(stage.panel(), way.across);
double const edge = way.ahead * panel.w / 2;
if (road.wraps) {
  curves.push_back(bend(@[{whole.begin, panel.x + edge, port, track, track}@],
    head));
  curves.push_back(bend(@[{panel.x - edge, whole.end, track, track, port}@],
    head));
} else curves.push_back(bend(whole, head));

@*1 The list. Everything that a picture of the list must know is gathered in
a |Scene|: who is there, and all links with their roads.

Is a node in the list, out of it, or on its way? It is in if one comes by it
when one walks down its column, and also when one walks up; it is out if one
misses it both ways. In between it has let go of one hand. (My first version
asked the neighbors whether they point to the node. After the first of two
writes, that took the node below for one that leaves, too.)
@^removed node@>

A |Scene| lasts for one picture; it borrows the stage and the replay, and
keeps what both of them together say about this moment.

@<Look at the list@>=
enum class Presence { @!in, @!going, @!out };
struct Strand { /* a link in the picture */
  Direction way;
  Road road;
  int rank; /* see below */
};
struct Scene {
  Stage const& stage;
  Replay const& replay;
  std::span<Write const> fresh; /* the writes of the last step */
  std::vector<int> branch; /* the items branched on */
  std::vector<Presence> presence; /* by node */
  std::vector<Strand> strands;
  Problem const& problem() const@+{@+return stage.trace().problem;@+}@/
  int rank(Field field, int node) const;
};

@ So walk once around each ring in both directions, and count how often we
come by each node. The walks are what makes this definition robust: they
never ask a removed node for its opinion. The number of hands that hold a
node is 2, 1, or 0. After the first write of |cover(3)|, for example, who
walks to the left no longer comes by |C3|, and whoever walks to the right
still does; |C3| is held by one hand, and is drawn as on its way. |C2|
and~|C4|, between which it happens, are held by two.

@<Look at the list@>=
static std::vector<int> count_hands(Stage const& stage, Links const& links)
{
  std::vector<int> hands(links.node_count(), 0);
  int const items = links.item_count();
  for (int t = 0; t <= items; ++t)
    for (@[auto const& way@, : @,directions@]) {
      Track const& track = stage.tracks()[t];
      int const first = track.nodes.front();
      if (track.across != way.across) continue;
      for (int x = links.get(way.field, first); x != first;
          x = links.get(way.field, x)) ++hands[x];
    }
  return hands;
}

@ A covered item takes its whole column with it; the entries there keep
pointing at each other, but nobody can reach them. Nor do links alone tell
that a secondary item is covered, since its header was never in a ring; that
is why we ask the replay. A primary header that is covered, and can still be
reached, is on its way.

@<Look at the list@>=
static std::vector<Presence> look_for_nodes(Stage const& stage,
  Replay const& replay)
{
  auto const hands = count_hands(stage, replay.links());
  auto const& problem = stage.trace().problem;
  std::vector<Presence> all(hands.size(), Presence::in);
  for (int x = 1; x < replay.links().node_count(); ++x) {
    bool const covered = replay.is_covered(replay.links()[x].item);
    bool const primary = x <= problem.primary_count();
    if (covered and not primary) all[x] = Presence::out;
    else if (not primary and x <= problem.item_count()) continue;
    else if (hands[x] == 0) all[x] = Presence::out;
    else if (hands[x] == 1 or covered) all[x] = Presence::going;
  }
  return all;
}

@ A link has a rank, which decides how it is drawn: 3 if it was written just
now, 2 if it was altered earlier and is part of the list, 1 if it is as it
was in the beginning, and 0 if it is only a memory. The frame around a size
does what an arrow would do, so it has a rank as well. Rank and width grow
together; whoever prints this in black and white can still count the ranks.

@<Look at the list@>=
struct Rank {
  char const* name;
  char const* colour;
  double width, head;
  char const* edge;  /* of the frame of a size */
  double edge_width;
};
constexpr Rank ranks[] = {@/
  @[{"memory", light, 0.8, 0.5, grey, 0.8}@],@/
  @[{"initial", ink, 1.0, 0.6, ink, 0.8}@],@/
  @[{"altered", blue, 2.1, 0.75, blue, 1.8}@],@/
  @[{"written", vermilion, 3.3, 0.95, vermilion, 3.0}@] };
int Scene::rank(Field field, int x) const
{
  for (@[Write const& w@, : @,fresh@])
    if (w.field == field and w.node == x) return 3;
  if (presence[x] == Presence::out) return 0;
  return replay.links().get(field, x) == stage.initial().get(field, x) ? 1 : 2;
}

@ Thus all links fall into place: each direction, each track, each road. The
root and the headers have their ring; a secondary header points to itself on
both sides, and since it is on no track of that kind, it is not drawn: it
would look like a ring of its own.

@<Look at the list@>=
static Scene look(Stage const& stage, Replay const& replay, Grain grain)
{
  Moment const m = moment_of(stage.trace(), replay);
  Scene s = @[{stage, replay, fresh_writes(m, grain),@|
    branching(stage.trace(), m),@| look_for_nodes(stage, replay), {}}@];
  for (@[auto const& way@, : @,directions@])
    for (@[auto const& track@, : @,stage.tracks()@]) {
      if (track.across != way.across) continue;
      for (@[auto const& road@, : @,roads(replay.links(), track, way)@])
        s.strands.push_back(@[{way, road, s.rank(way.field, road.from)}@]);
    }
  return s;
}

@ Which of two crossing links is on top? Graphviz draws the links in the
order of the boxes that they come from; so boxes whose links matter most
must be mentioned last. Otherwise a thick arrow may go {\it under\/} a thin
one, and no test of edges would see it. This is the only place where the
order of the boxes in the file matters.

@<Draw the links@>=
static std::vector<int> painting_order(Scene const& scene)
{
  std::vector<int> top(scene.presence.size(), 0), order(top.size());
  for (@[auto const& s@, : @,scene.strands@])
    top[s.road.from] = std::max(top[s.road.from], s.rank);
  std::iota(order.begin(), order.end(), 0);
  auto less = @[[&top](int a, int b) { return top[a] < top[b]; }@];
  std::stable_sort(order.begin(), order.end(), less);
  return order;
}

@ Headers are cream, secondary ones octagons of a cooler shade; entries are
white. What is branched on has the deepest colour and the heaviest frame,
and keeps it when it is covered, for it is covered all the time: the search
covers an item in order to branch on it.

@<Draw the links@>=
struct Role { char const* name; char const* fill; };
constexpr Role roles[] = {@/
  @[{"root", "#e2e2e2"}@],@/
  @[{"header primary", "#fff4d6"}@],@/
  @[{"header secondary", "#e6ecf5"}@],@/
  @[{"entry", paper}@] };
static int role_of(Problem const& p, int x)
{
  return x == 0 ? 0 : x <= p.primary_count() ? 1 : x <= p.item_count() ? 2 : 3;
}

@ The look of a node is put together from three facts: what it is, whether
it is there, and whether the search branches on it. Only the last may
overrule the others, as was said: a covered item that is branched on looks
covered by its dashes, but keeps its colour.

@<Draw the links@>=
static std::string node_look(Scene const& scene, int x)
{
  bool const out = scene.presence[x] == Presence::out;
  bool const second = role_of(scene.problem(), x) == 2;
  bool const branch = x > 0 and std::count(scene.branch.begin(),
    scene.branch.end(), x) > 0;
  auto const style = fmt::format("{}filled{}", second ? "" : "rounded,",@|
    scene.presence[x] == Presence::in ? "" : ",dashed");
  auto const fill = branch ? "#ffd35c" : out ? "#fbfbfb"
    : roles[role_of(scene.problem(), x)].fill;
  auto const edge = out and not branch ? grey : ink;
  return fmt::format("shape={}, ", second ? "octagon" : "box")
    + filled(fill, edge, branch ? 2.8 : 1.2, style.c_str());
}

@ What is written on a box? The name of the item, on headers and entries
alike; an entry with a colour has it behind a colon. An exclamation mark
says that the item has got just this colour, so that the entry need not be
looked at again (see \sec{more/painted}). And an item that has got its colour
shows it, in the same way; for some time its header kept that to itself, and
the picture of the assignment that paints it was the same as the one before.

@<Draw the links@>=
static std::string inscription(Scene const& scene, int x)
{
  auto const& p = scene.problem();
  auto const& links = scene.replay.links();
  if (x == 0) return "h";
  auto const& name = p.item(links[x].item).name;
  int const shade = links.shade(x);
  if (x <= p.item_count())
    return shade > 0 ? name + ':' + p.colour_name(shade) : name;
  return name + shade_name(p, x) + (shade < 0 ? "!" : "");
}

@ A header is written in bold letters, half as large again as those of an
entry, and has a size. Where a colour has been written in this step, the
whole inscription is vermilion, and bold in an entry, too. To make room for that, its label has a second line
with nothing but an unbreakable space.

@<Draw the links@>=
static void draw_node(Sheet& sheet, Scene const& scene, int x)
{
  constexpr char const* states[] = { "in", "going", "out" };
  auto const& p = scene.problem();
  auto const& links = scene.replay.links();
  auto const& place = scene.stage.node(x);
  bool const out = scene.presence[x] == Presence::out;
  bool const header = x <= p.item_count(), sized = header and x > 0;
  bool const painted = scene.rank(Field::colour, x) == 3;
  char const* colour = out ? "#6a6a6a" : header ? ink : "#555555";
  Text const name = @[{inscription(scene, x), header ? 13.0 : 9.0,@|
    painted ? vermilion : colour, header or painted}@];
  std::string const below = "<BR/><FONT POINT-SIZE=\"17\">&#160;</FONT>";
  auto const kind = fmt::format("{} {}", roles[role_of(p, x)].name,@|
    states[static_cast<int>(scene.presence[x])]);
  sheet.box(fmt::format("n{}", x), kind, place, node_look(scene, x),@|
    label(fitted(name, place.w - 6)) + (sized ? below : ""));
  if (not sized) return;
  @<Write the size of item |x|@>@;
  @<Write the bounds of item |x|, if it has any@>@;
}

@ The size of an item is written in a frame of its own, so that nobody reads
C12 where item C1 has size~2.

@<Write the size of item |x|@>=
Rank const& k = ranks[scene.rank(Field::size, x)];
bool const bold = scene.rank(Field::size, x) > 1;
sheet.write(fmt::format("S{}", x), fmt::format("size {}", k.name),@|
  scene.stage.size(x), @[{std::to_string(links.size(x)), 12, colour, bold}@],@|
  filled("white", k.edge, k.edge_width));

@ The bounds of an item, in problems that have them, stand at the right of
the size: how often it must still be covered, and how often it may. They are
spelled as in a file, like \.{1:2}.

@<Write the bounds of item |x|, if it has any@>=
if (not links.is_plain(x)) {
  int const b = scene.rank(Field::bound, x);
  auto const frame = scene.stage.bound(x);
  auto const range = spelled(@[{links.need(x), links.bound(x)}@]);
  Text const words = fitted(@[{range, 12, colour, b > 1}@], frame.w - 2);
  sheet.write(fmt::format("B{}", x), fmt::format("bound {}", ranks[b].name),@|
    frame, words, filled("white", ranks[b].edge, ranks[b].edge_width));
}

@ One arrow for each strand. Its identity is the letter of the field and the
number of the node, like \.{R7}, and its class says which way it goes, what
rank it has, and whether it is only remembered. A dashed arrow can be thick:
when the very link is written that a removed node remembers. A larger head
is longer, so the curve must end earlier; Graphviz draws heads ten points
long, times \.{arrowsize}.

@<Draw the links@>=
static std::string link_look(int rank, bool dashed)
{
  return fmt::format("color=\"{}\", penwidth={}, arrowsize={}{}",@|
    ranks[rank].colour, ranks[rank].width, ranks[rank].head,
    dashed ? ", style=dashed" : "");
}
static void draw_strand(Sheet& sheet, Scene const& scene, Strand const& s)
{
  bool const out = scene.presence[s.road.from] == Presence::out;
  auto const id = fmt::format("{}{}", static_cast<char>(s.way.field),
    s.road.from);
  auto const kind = fmt::format("link {} {}{}", s.way.name,
    ranks[s.rank].name, out ? " remembered" : "");
  auto const curves = pave(scene.stage, s.road, s.way, 10 * ranks[s.rank].head);
  sheet.arrow(id, kind, fmt::format("n{}", s.road.from),@|
    fmt::format("n{}", s.road.to), curves, link_look(s.rank, out));
}

@ At the left margin stand the options. One that has been chosen is marked
there, and by a band behind its row, so that one can follow it across a wide
picture. The label of a chosen option is white on black, which survives
every copier.

@<Draw the links@>=
static void draw_options(Sheet& sheet, Scene const& scene)
{
  auto const& path = scene.replay.path();
  auto const& panel = scene.stage.panel();
  for (int o = 1; o <= scene.problem().option_count(); ++o) {
    auto const place = scene.stage.label(o);
    bool const chosen = std::count(path.begin(), path.end(), o) > 0;
    if (chosen) sheet.box(fmt::format("band{}", o), "band",@|
      @[{panel.x, place.y, panel.w - 4, entry_height + 18}@],@|
      filled("#d3e5f6", "#9dbfdf", 0.8));
    Text const name = @[{option_label(scene.problem(), o), 12,
      chosen ? paper : ink, chosen}@];
    sheet.write(fmt::format("o{}", o), chosen ? "option chosen" : "option",@|
      place, name, filled(chosen ? ink : paper, chosen ? ink : "#9a9a9a", 1,
      "rounded,filled"));
  }
}

@ The legend of the list names only what can occur in this trace. A legend
that explains octagons to people who see none makes them look for what they
have missed. (A node on its way is seen only by those who go link by link;
for all others it is in or out.)

@<Draw the links@>=
static std::vector<Sign> link_signs(Trace const& trace, Grain grain)
{
  std::vector<Sign> signs = @[{@/
    {link_look(3, false), "written now", "", true},@/
    {link_look(2, false), "altered earlier", "", true},@/
    {link_look(1, false), "as in the beginning", "", true},@/
    {link_look(0, true), "remembered", "", true},@/
    {filled("#fbfbfb", grey, 1.2, "rounded,filled,dashed"), "removed"}}@];
  if (grain == Grain::link) signs.push_back(@[{filled(paper, ink, 1.2,
      "rounded,filled,dashed"), "on its way"}@]);
  if (searches(trace)) {
    signs.push_back(@[{filled("#ffd35c", ink, 2.8, "rounded,filled"),
      "branched on"}@]);
    signs.push_back(@[{filled(ink, ink, 1, "rounded,filled"),
      "chosen option"}@]);
  }
  if (trace.problem.has_colours())
    signs.push_back(@[{filled(paper, ink, 1.2, "rounded,filled"),@|
      "agrees in colour", label(@[{"x:A!", 8}@])}@]);
  if (trace.problem.has_bounds())
    signs.push_back(@[{filled("white", ink, 0.8), "still needed : at most",
      "1:2"}@]);
  std::string const octagon = "shape=octagon, style=filled, "
    "fillcolor=\"#e6ecf5\"";
  if (trace.problem.primary_count() < trace.problem.item_count())
    signs.push_back(@[{octagon, "secondary"}@]);
  return signs;
}

@ Beside the list there may be something else, such as the board that all
this is about. The list need not know what it is; an |Inset| says how much
room it takes, what it adds to the legend, and how it is painted.
@^inset@>

@<Declare the pictures of the list@>=
struct Inset { /* at the right of the list; nothing if the width is 0 */
  double w = 0, h = 0;
  std::vector<Sign> signs;
  std::function<void(Sheet& sheet, Point corner)> paint;
};
std::string draw_links(Stage const& stage, Replay const& replay, Grain grain,
  bool bare = false, Inset const& inset = @[Inset()@]);
  /* any state of the stage's trace; |bare| is without title and legend */

@ The order in which things are mentioned is the order in which they are
painted: panel, bands, boxes, and arrows on top.

@<Draw the links@>=
std::string draw_links(Stage const& stage, Replay const& replay, Grain grain,
  bool bare, Inset const& inset)
{
  Scene const scene = look(stage, replay, grain);
  auto const& panel = stage.panel();
  auto signs = link_signs(stage.trace(), grain);
  signs.insert(signs.end(), inset.signs.begin(), inset.signs.end());
  @<Choose the |size| of the sheet@>@;
  Sheet sheet(size);
  Caption const c = caption(stage.trace(), replay, grain);
  if (not bare) sheet.title(c.what, c.change, c.detail);
  sheet.box("panel", "panel", panel,
    filled("#f5f4f0", "#c9c6bc", 1, "rounded,filled"));
  draw_options(sheet, scene);
  for (@[int x@, : @,painting_order(scene)@]) draw_node(sheet, scene, x);
  for (@[auto const& s@, : @,scene.strands@]) draw_strand(sheet, scene, s);
  if (inset.w > 0)
    inset.paint(sheet, @[Point{panel.right() + 10, panel.top()}@]);
  if (not bare) sheet.legend(signs);
  return sheet.text();
}

@ The sheet is as large as the panel, with room for the labels at the left
and for the inset at the right. A title should be readable even over a tiny
list, hence the 460 points. The height of the legend depends on the width of
the sheet, so that comes last.

@<Choose the |size| of the sheet@>=
bool const labels = scene.problem().option_count() > 0;
double const left = (labels ? stage.label(1).left() : panel.left()) - 10;
double right = panel.right() + 10 + inset.w;
if (not bare) right = std::max(right, left + 460);
double const bottom = std::max(panel.bottom() + 8, panel.top() + inset.h)
  + (bare ? 0 : 4 + legend_height(signs, right - left));
Box const size = box_of(left, panel.top() - (bare ? 8 : 56), right, bottom);

@*1 The module. It stands on the sheet and on the trace; boards and matrices
it does not know.

@(dlx/draw/picture.hpp@>=
#pragma once
#include "dlx/draw/sheet.hpp"
#include "dlx/draw/trace.hpp"
#include <cstddef>
#include <functional>
#include <string>
#include <vector>
namespace dlx {
@<Declare the paces of a walk@>@;
@<Declare captions@>@;
@<Declare tracks@>@;
@<Declare the class |Stage|@>@;
@<Declare the pictures of the list@>@;
} // |namespace dlx|

@ Only what is declared in the header can be seen from elsewhere. The roads,
the ranks, and the |Scene| are nobody's business, and the reader who wants
to change how a removed node looks need not fear that somebody else depends
on it.

@(dlx/draw/picture.cpp@>=
#include "dlx/draw/picture.hpp"
#include <algorithm>
#include <fmt/format.h>
#include <numeric>
#include <set>
#include <span>
#include <utility>
namespace dlx {
@<Find out where a replay stands@>@;
@<Compose a caption@>@;
@<Measure the roads@>@;
@<Set the measures@>@;
@<Set the stage@>@;
@<Pave a road@>@;
@<Look at the list@>@;
@<Draw the links@>@;
} // |namespace dlx|

@ \pitfall{A picture that Graphviz improved. If one edge lacks its position,
\cmd{neato} computes a route for it, and perhaps for all others; if a label
is too wide, the box grows, and with it the picture; if a layout program has
to bring records into one line, it may drop edges and say so in a whisper (a
third of them, in one experiment with \cmd{dot}). Hence everything is
pinned, every label is fitted, edges are counted, and the renderer must not
say a word.}

\pinned{\.{tests/draw/picture\UL test.cpp} draws the states of the reports'
sequences and of random searches. It checks that there is one edge for each
link; that it begins at the right box and, followed across the edge of the
panel, ends at the right box; that no road passes through a box, and none
lies on another one of its kind; that frame and boxes are the same in all
pictures of a trace; and that what is removed, altered, or written looks
like it. It found two mistakes: the secondary headers in the way, and the
port of a second siding that was higher than the root's box.}

\exercise{Draw the list in the style of somebody who likes right angles:
change |bend| so that a siding has four corners. Which of the two do you
prefer, and after two hundred pictures?}

\exercise{Two roads of the same kind are nested or disjoint, the text says.
Is this still true between the two writes that take out a header?}

\summary{Nothing moves; each kind of link has its lane, nested sidings pass
over removed nodes, and what is merely remembered is dashed. Graphviz
renders, and does nothing else.}
