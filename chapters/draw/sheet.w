@** Colours, and a sheet of paper. \label{draw/sheet}%
People who explain dancing links draw boxes and arrows on a blackboard, rub out two arrows, draw two
new ones, and say ``you see?'' The notes that are taken show a tangle. Can a program draw the list
better than a person, and after {\it every\/} assignment?

A program never has to erase. The present change, earlier changes, and mere memories can all be in
the picture, if they look different. Here is the moment when item |C3| of our small list takes its
leave.
\figure{.56\pagewidth}{report-cover/link-002}{The second assignment of
|cover(3)|. The thick arrow was written in this step, the medium one just before. |C3| is out, and
its dashed arrows are what it remembers.}

@ The first rule is that {\it no information hangs on colour alone\/}: one reader in twenty does not
see it, and many copiers do not print it.
$$\vbox{\halign{\bf#\hfil\quad&#\hfil\cr
written in this step&very thick, large arrowhead, vermilion\cr
altered&medium, medium arrowhead, blue: not what it was in the beginning\cr
unchanged&thin, small arrowhead, nearly black\cr
remembered&dashed: the link of a node that is itself removed\cr
removed node&dashed outline, grey\cr
half out&dashed outline, but black: one link still leads to it\cr
secondary item&eight corners, and apart from the others\cr
chosen option&white label on black, a band behind its row, and bold entries in heavy boxes\cr
item branched on&heavy outline, a darker shade\cr}}$$
So {\it a dash means memory}: a node keeps this link, or this place, but cannot be reached any more.
If you print the picture of a covered item and go over its dashed arrows with a pencil, you have
uncovered it. There is one exception: the chosen options are what the reader looks for in a
solution, though everything is out of the list then. So their entries are never dashed: they are
heavy and bold, and in a solution green, as solutions are in a tree.
@^dashed arrow@>

Every colour in a picture of a search is chosen in this chapter. A drawing function comes with a
{\it state}, such as ``removed'', and gets a {\it look}. The legends of the pictures ask the same
functions. So there are two questions to ask about a vermilion arrow: the state of each arrow
is found in \sec{draw/frame}, where it is called its rank, and the look of each rank is in
\sec{draw/ranks}. A test reads the programs that draw a search, and finds no colour spelled in them.
@^colours of a picture@>

@ The second rule is that {\it nothing ever moves}. Graphviz can find beautiful positions for the
boxes of a graph, but it finds them anew for each graph; when two arrows change, everything jumps,
and the eye sees the jump instead of the change. So we compute all positions ourselves, once for a
whole trace, and pin them.
@^pinned positions@> @^Graphviz@>

Graphviz centers texts, draws arrowheads, rounds corners, cuts lines into dashes, and writes SVG and
PDF. It does {\it not\/} place a box, choose the way of an arrow, or decide how large the picture
is: \cmd{neato -n2} means ``positions and curves are given''.

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
/* What looks how, and a sheet of paper for boxes, arrows, and words, which becomes a text in DOT.
   Every colour in a picture of a search is chosen here. All places are given by the caller, in
   points, with y downwards; the renderer (neato -n2) must not move anything. */
#include "dlx/base/index.hpp"
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>
namespace dlx {
@<Name the colours@>
@<Say what colours are at night@>
@<Declare looks@>
@<Say how nodes look@>
@<Say how links and options look@>
@<Say how boards and trees look@>
@<Say how the rows of a matrix look@>
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
#include <fmt/format.h>
namespace dlx {
@<Write the style of the night@>
@<Write texts for Graphviz@>
@<Write boxes and arrows@>
@<Bend a curve@>
@<Write a title@>
@<Write a legend@>
} // |namespace dlx|

@*1 Colours. The colours are those of Okabe and Ito, chosen to be told apart by readers with any
kind of colour vision, and made a little darker for a projector. The guidelines for web pages
measure a {\it contrast}, from 1 (the same) to 21 (black on white), and ask for 4.5 where there is
something to be read. On white paper, ink has 18.7, vermilion 6.1, and grey 6.0. Grey also lies on
bands and on grey squares; on the darkest of these it has 4.57.
@^Okabe, Masataka@> @^Ito, Kei@> @^contrast@>

@<Name the colours@>=
constexpr char const *ink = "#121212", *soft = "#444444"; /* words; less important ones */
constexpr char const* grey = "#636363";      /* removed things, and what they remember */
constexpr char const* vermilion = "#b43600"; /* written now */
constexpr char const* blue = "#0b5a9d";      /* altered */
constexpr char const *green = "#00694a", *red = "#a83200"; /* solutions, dead ends */
constexpr char const* sheet_white = "white"; /* of the whole sheet */
constexpr char const *paper = "#ffffff", *faint = "#fbfbfb"; /* entries, if in and if out */
constexpr char const *cream = "#fff4d6", *steel = "#e6ecf5"; /* primary, secondary items */
constexpr char const *gold = "#ffd35c", *straw = "#ffe9ab"; /* what is branched on */
constexpr char const *sky = "#cfe3f6", *haze = "#d3e5f6"; /* what is chosen, its row */
constexpr char const *ash = "#e2e2e2", *wall = "#f5f4f0"; /* closed squares, the panel */
constexpr char const *ice = "#dceaf7", *blush = "#fbe0d4", *mint = "#cdeee0"; /* fates */
constexpr char const *haze_edge = "#9dbfdf", *wall_edge = "#c9c6bc"; /* no information */

@ A white picture hurts on a dark screen. An SVG file may contain a style of its own, and the
browser follows it if its reader has asked for dark pages. So its colours are those of the day, and
each has a partner for the night. A test computes the contrasts of each pair of colours that meet,
by day and by night.
@^dark screen@>

@<Say what colours are at night@>=
struct Night { char const *day, *dark; };
constexpr Night nights[] = { {ink, "#ececec"}, {soft, "#d0d0d0"}, {grey, "#b6b6b6"},@|
  {vermilion, "#ff9a6a"}, {blue, "#7fbdf5"}, {green, "#5fd3a2"}, {red, "#ff8f66"},@|
  {sheet_white, "#17181a"}, {paper, "#2a2c30"}, {faint, "#1b1c1e"}, {cream, "#40371f"},@|
  {steel, "#2a3344"}, {gold, "#7a5a06"}, {straw, "#4a3f1c"}, {sky, "#24496b"},@|
  {haze, "#1f3a52"}, {ash, "#33353a"}, {wall, "#1d1f21"}, {ice, "#20384e"},@|
  {blush, "#4a261a"}, {mint, "#12402f"}, {haze_edge, "#3f6f96"}, {wall_edge, "#3c3f43"} };
std::string night_style(std::span<Night const> colours = nights);
  /* an element of SVG, with a newline: whoever asks for dark pages sees the
     partners of these colours */

@ A painted element has an attribute \.{fill} or \.{stroke}. A rule of the style names attributes,
and overrides them.

@<Write the style of the night@>=
std::string night_style(std::span<Night const> colours)
{
  std::string rules;
  for (auto const& [day, dark] : colours)
    for (char const* part : {"fill", "stroke"})
      rules += fmt::format("[{0}=\"{1}\"]{{{0}:{2}}}\n", part, day, dark);
  return "<style>@@media(prefers-color-scheme:dark){\n" + rules + "}</style>\n";
}

@ A look says how the inside and the border of a box are painted, a stroke how an arrow is. Neither
has a place, since a legend shows the same look somewhere else. A style is one of Graphviz's words,
or several with commas.

@<Declare looks@>=
struct Look { /* of a box */
  char const* fill = paper;
  char const* edge = ink;
  double width = 1;             /* of the border, in points */
  char const* style = "filled"; /* or also |"rounded"|, |"dashed"| */
};
struct Stroke { /* of an arrow */
  char const* colour = ink;
  double width = 1;    /* in points */
  double head = 1;     /* how large the arrowhead is; 1 is 10 points long */
};
constexpr Look look_of_frame = {sheet_white, sheet_white, 0}; /* of a sheet */
constexpr Look look_of_panel = {wall, wall_edge, 1, "rounded,filled"};
  /* behind the whole list */
constexpr Look look_of_band = {haze, haze_edge, 0.8}; /* a chosen row */
constexpr Look look_of_band_found = {mint, green, 0.8}; /* a row of a solution, */
constexpr Look look_of_entry_found = {mint, green, 2.8, "rounded,filled"}; /* its entries */

@ A node of the list has a {\it role\/} that never changes; it is in the list, or out of it, or half
out. A header is {\it marked\/} if the search branches on its item, an entry if its option has been
chosen. So item |C3| is cream at first, with a thin black border; deep yellow, with a border of 2.8
points, when it is chosen; and dashed as well when it is covered. An item that is covered because of
the option that is tried next becomes nearly white, dashed, and grey.
\figure{.7\pagewidth}{latin-2/event-012}{Items in all states: branched on and
covered, covered only, and still in the list.} A secondary item has an octagon, which differs from a
box at first sight and has as much room.

@<Say how nodes look@>=
enum class Role { @!root, @!primary, @!secondary, @!entry }; /* of a node */
enum class Presence { @!in, @!going, @!out }; /* in the list? */
constexpr Look look_of_node(Role role, Presence presence, bool marked)
  /* |marked|: does the search branch on this item, or is its option chosen? */
{
  constexpr char const* fills[] = { ash, cream, steel, paper };
  constexpr char const* styles[2][2] = {
    {"rounded,filled", "rounded,filled,dashed"}, {"filled", "filled,dashed"}};
  bool const out = presence == Presence::out, chosen = marked and role == Role::entry;
  return {chosen ? sky : marked ? gold : out ? faint : fills[index(role)],
    out and not marked ? grey : ink, marked ? 2.8 : 1.2,
    styles[role == Role::secondary][presence != Presence::in and not chosen]};
}
constexpr char const* shape_of_node(Role role) /* one of Graphviz's */
{
  return role == Role::secondary ? "octagon" : "box";
}
constexpr char const* ink_on_node(Role role, Presence presence, bool marked) /* its name */
{
  if (marked or role != Role::entry) return marked or presence != Presence::out ? ink : grey;
  return presence == Presence::out ? grey : soft;
}

@ \label{draw/ranks}%
A link, or a number, has a {\it rank\/}: it is only remembered, as it was in the beginning,
altered, or written just now. Rank and width grow together, so the ranks differ in black and white.
The arrowheads grow more slowly than the lines.

The label of a chosen option is white on black, which survives every copier. One that is not chosen
has a pale frame, so that it does not look like a part of the leftmost column.

@<Say how links and options look@>=
enum class Rank { @!memory, @!initial, @!altered, @!written }; /* of a link */
constexpr Stroke stroke_of_link(Rank rank)
{
  constexpr Stroke strokes[] = { {grey, 0.8, 0.5}, {ink, 1.0, 0.6},@|
    {blue, 2.1, 0.75}, {vermilion, 3.3, 0.95} };
  return strokes[index(rank)];
}
constexpr Look look_of_number(Rank rank) /* the frame of a size, or of a bound */
{
  constexpr Look looks[] = { {paper, grey, 0.8}, {paper, ink, 0.8},@|
    {paper, blue, 1.8}, {paper, vermilion, 3.0} };
  return looks[index(rank)];
}
constexpr Look look_of_option(bool chosen) /* the label of a row */
{
  return {chosen ? ink : paper, chosen ? ink : grey, 1, "rounded,filled"};
}
constexpr char const* ink_on_option(bool chosen) { return chosen ? paper : ink; }

@ On paper without colours the states of a square differ, too: thick frame, thin frame, grey ground.
Were closed squares white, a dead end would look like a board with which nothing has happened yet. A
given symbol, as in a sudoku, has a frame between thin and thick.

In a tree there are blue circles, red squares, green diamonds, as constraint solvers draw them, and
a dashed border for a node that was too expensive to stay. An option that was skipped has no border,
only a number.
@^shapes in a search tree@>

@<Say how boards and trees look@>=
enum class SquareState { @!chosen, @!open, @!closed, @!given }; /* on a board */
constexpr Look look_of_square(SquareState state)
{
  constexpr Look looks[] = { {sky, ink, 2.4}, {paper, ink, 1}, {ash, grey, 1},@|
    {wall, ink, 1.6} };
  return looks[index(state)];
}
enum class Fate { @!branch, @!dead, @!solution, @!cut, @!skipped }; /* in a tree */
constexpr Look look_of_fate(Fate fate)
{
  constexpr Look looks[] = { {ice, blue, 1.6}, {blush, red, 1.6}, {mint, green, 1.6},@|
    {paper, grey, 1.6, "filled,dashed"}, {sheet_white, sheet_white, 1} };
  return looks[index(fate)];
}
constexpr char const* shape_of_fate(Fate fate) /* one of Graphviz's */
{
  constexpr char const* shapes[] = { "circle", "box", "diamond", "octagon",@|
    "plaintext" };
  return shapes[index(fate)];
}
constexpr Stroke stroke_of_branch(bool good) /* is a solution below? */
{
  return {good ? green : ink, good ? 2.6 : 1.0, 0.7};
}

@ A row of a matrix consists of words and digits, and so its look has more parts. The ones are heavy
where they count, and grey where they do not; the zeros are always grey. A chosen row and one that
was tried differ in the dashes, and in a cross in front of the name of the latter. The column that
is branched on has a band, and a frame over everything.

@<Say how the rows of a matrix look@>=
enum class RowState { @!there, @!chosen, @!struck, @!tried };
struct RowLook {
  char const* label;         /* the colour of its name */
  char const* one;           /* the colour of a 1 */
  std::optional<Look> band;  /* behind the row */
};
constexpr RowLook look_of_row(RowState state)
{
  constexpr RowLook looks[] = { {ink, ink, {}},@|
    {paper, ink, Look({sky, ink, 1.6})}, {grey, grey, {}},@|
    {vermilion, grey, Look({blush, vermilion, 2, "filled,dashed"})} };
  return looks[index(state)];
}
constexpr Look look_of_column = {straw, straw}; /* branched on */
constexpr Look look_of_legend_column = {straw, ink, 2.2}; /* framed */
constexpr Look look_of_zero_count = {paper, vermilion, 2}; /* no rows left */

@*1 Places. Lengths are in printer's points, 72 to the inch; $x$ grows to the right and $y$ {\it
downwards}. The origin is the center of the root of the list. DOT wants $y$ to grow upwards, and the
widths of boxes in inches. A box is given by its center, which stays where it is when a name is
longer. A curve is a chain of B\'ezier curves; a list of points, in DOT's order, which has the tip
of the arrow in front.
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
Box with_words(Box const& content, double least); /* at least so wide, with room for a title
  above and a legend below */
using Curve = std::vector<Point>; /* the tip, and $3k+1$ points, of which the
  last is where the arrowhead begins */
struct Piece {
  double begin = 0, end = 0;            /* $u$ at the ends */
  double from = 0, track = 0, to = 0;   /* $v$ at |begin|, between, at |end| */
};
Curve bend(Piece const& piece, double head);
  /* in coordinates $(u,v)$; |head| is the length of the arrowhead in points */

@*1 Words. The caller says how much room a text has. If it does not suffice, |fitted| makes the text
smaller; the text is cut only if the caller names a size that must not be undercut. Names of items
have no such limit, since one can enlarge the SVG. The few characters beyond ASCII are spelled as
bytes of UTF-8 here.

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
items have no tails; so there is an empty line of four points above them, if they are large. Numbers
have no zeros at the end, and a zero has no sign, for two spellings of one number would make a
picture count as changed.

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
long one; the longest makes all boxes wider, up to a limit, and then becomes smaller.} A title
without a change is not set below ten points, but cut between two words, and becomes ``solution:
...''.

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
\.{S3} for the size of item 3, \.{R7} for a link of node 7, and a {\it class}, such as \.{link right
written}. They appear in the SVG file. An identity that is used twice would make two boxes one, and
an arrow to a box that is not there would invent one. The tests read all pictures back and would
notice both.
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
  void legend(Legend const& signs); /* at the bottom, in one line */
  void sign(std::string const& id, Sign const& sign, Point at, double size);
    /* a sign with its text, of letters of this size, to the right of |at| */
  std::string text() const; /* in DOT */
private:
  Box frame;
  std::string body;
};

@ At the bottom of a sheet there may be a legend. A sign in it is an arrow, or a box that may have a
mark in it, such as the ring of an open square. The function that draws a thing also puts its sign
into the legend; so the legend explains what occurs in {\it this\/} picture, and nothing else.

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
using Legend = @[std::map<int, Sign>@]; /* in this order */
double legend_height(double width); /* what a legend, which is one line, takes on a sheet of this
  width; in points */

@ These two functions spell looks for Graphviz. The shape of a box is not among its attributes,
since a legend shows the look of a node, and not its shape.

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
$u=124$, stays there until $u=224$, swings back, and reaches the port of the other box at $u=244$,
where the arrowhead begins. A line is a curve with control points at thirds.

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

@*1 Titles and legends. The change in a title is set in bold vermilion, like the arrow that was
written. The two parts have the same size, which is found for the whole title before it is taken
apart. On a wide sheet it is larger, by up to a half, since such a picture is shrunk to fit a page.

@<Write a title@>=
static double zoom(double width) { return std::clamp(width/800, 1.0, 1.5); }
static double title_height(double width) { return 66*zoom(width); }
double legend_height(double width) { return 26*zoom(width); }
Box with_words(Box const& content, double least)
{
  double const w = std::max(content.w, least);
  return box_of(content.x - w/2, content.top() - title_height(w), content.x + w/2,
    content.bottom() + legend_height(w));
}
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

@ The legend is a single line, as large as it can be; so its height does not depend on what is in
it. All its measures are multiples of the size of its letters. The words shall begin beside the
drawing; so their width is guessed with three kinds of letters.
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
void Sheet::legend(Legend const& signs)
{
  double units = 0;
  for (auto const& [order, s] : signs) units += sign_width(s);
  double const size = std::min(14*zoom(frame.w), (frame.w - 24)/std::max(1.0, units));
  double const y = frame.bottom() - legend_height(frame.w)/2;
  double x = frame.left() + 10;
  int k = 0;
  for (auto const& [order, s] : signs) {
    sign(fmt::format("key{}", k++), s, {x, y}, size);
    x += size*sign_width(s);
  }
}

@ The text of a sign contains no names, and is not escaped. An arrow in the legend goes from the
frame to its own text.

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

@ \pitfall{Two colours that differ on the screen and not on paper, or not for all readers. A colour
that is chosen where something is drawn: it will be chosen again, a little differently, where the
legend is drawn; and at night it has no partner. A picture that Graphviz improved: if one edge lacks
its position, \cmd{neato} computes a route for it, and perhaps for all others; if a label is too
wide, the box grows, and with it the picture. Hence everything is pinned, every label is fitted,
edges are counted, and the renderer must not say a word.}

\pinned{\.{tests/draw/sheet\UL test.cpp} demands that copies in black and white keep all
differences, computes contrasts by day and by night, writes difficult names, and follows roads to
their ends.}

\exercise[10]{The pictures in this book are on white paper. Print one of them for a slide in a dark
hall, with light lines on black, without changing a line of this program.} \answer{Open its SVG file
in a browser that prefers dark pages, and print from there with backgrounds. Or take the style out
of its condition: delete \.{@@media(prefers-color-scheme:dark)} and its braces from the file, and
every program that understands styles draws it dark.}

\exercise[20]{Draw the list with right angles: change |bend| so that the way over to the track, and
the way back, have two corners each. Which of the two do you prefer, and after two hundred
pictures?} \answer{Instead of each of the two S curves, say |line_to| twice: along the port for
twelve points (on the way back, to twelve points before the arrowhead), and then across to the
track. The number of points is still $3k+1$, and the test of roads in \.{sheet\UL test.cpp} still
passes.}

\summary{A drawing function comes with a state and gets a look. Colours never speak alone: a dash
means memory, and the thickness of a line says how new it is. Every box is pinned and every curve is
given; Graphviz renders, and does nothing else.}
