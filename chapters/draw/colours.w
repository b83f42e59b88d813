@** What looks how. \label{draw/colours}%
Everybody who explains dancing links draws boxes and arrows on a blackboard,
rubs out two arrows, draws two new ones, and says ``you see?'' Those who
took notes look at the result later and see a tangle. Can a program draw the
list better than a person, and after {\it every\/} assignment?

It has one advantage: it never has to erase. What changed, what was changed
before, and what is merely remembered can all be in the picture, if they
look different. Here is the moment when item |C3| of our small list takes
its leave.
\figure{.56\pagewidth}{report-cover/link-002}{The second assignment of
|cover(3)|. The thick arrow was written in this step, the medium one just
before. |C3| is out, and its dashed arrows are what it remembers.}
A picture of this kind is made for each of the thousands of states that a
trace can reach, so whatever makes them clear must be a rule.

@ The first rule is that {\it no information hangs on colour alone\/}: one
reader in twenty does not see it, and the copier in the hallway never did.
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
So {\it a dash means memory}: a node holds on to this link, or keeps this
place, that cannot be reached any more. It is the one sign in this table that
stands for an idea, and if you print the picture of a covered item and go
over its dashed arrows with a pencil, you have uncovered it.
@^dashed arrow@>

There is one exception, and it was a mistake for a long time not to make it. When a
solution has been found, {\it everything\/} is out of the list, the options that
have been chosen, too; so they were as grey and dashed as the others, and what
caught the eye were the columns that nobody had needed. But the chosen options are
what one came for. So their entries are never dashed: they are heavy and bold, whether
they are in the list or not, and in a solution green, as solutions are in a tree.

This is the only chapter in which a colour of a picture of the search is
chosen. A drawer comes with a {\it state}, such as ``removed'', and goes with a
{\it look}. If removed nodes are to be violet from tomorrow on, one line
changes, and the legend of the pictures changes with it, since it asks the
same functions; a test reads the programs that draw a search, and finds no
colour spelled in them.
@^colours of a picture@>

@(dlx/draw/colours.hpp@>=
#pragma once
/* What looks how. Drawers come with a state, such as ``removed'', and go
   with a look; every colour in a picture of a search is chosen here. */
#include "dlx/base/index.hpp"
#include <optional>
#include <span>
#include <string>
namespace dlx {
@<Name the colours@>
@<Say what colours are at night@>
@<Declare looks@>
@<Say how nodes look@>
@<Say how links and options look@>
@<Say how boards and trees look@>
@<Say how the rows of a matrix look@>
} // |namespace dlx|

@ The colours are those of Okabe and Ito, who chose them to be told apart by
everybody, made a little darker for a projector. How dark is dark enough? The
guidelines for pages of the web measure a {\it contrast}, from 1 (the same) to
21 (black on white), and ask for 4.5 where there is something to be read. On
white paper, ink has 18.7, vermilion 6.1, and grey 6.0; but what is grey lies on bands
and on grey squares as well, and on the darkest of these it still has 4.57, which is no
coincidence. The original vermilion has 3.9 on white, and the green 3.4: fine for areas,
for which they were made, but not for letters.
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

@ Somebody who works at night has a dark screen, and a white picture on it hurts. Shall we
draw everything twice? An SVG file may bring a style of its own, and the browser
follows it if its reader has asked for dark pages. So one file does for both: its colours are those of the
day, for paper and for programs that know nothing of styles, and each has a partner
for the night. In the dark, ink becomes light, areas become dark, and grey lies between the
two again. What is to be read has a contrast of 4.5 or more here, too; a test computes
that, by day and by night, for each pair of colours that meet.
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

@ What is painted in a colour says so, in an attribute \.{fill} or \.{stroke}; and a style
may speak of attributes, and is stronger than they are. Nothing is
repeated but the names of the colours, in less than two kilobytes.

@(dlx/draw/colours.cpp@>=
#include "dlx/draw/colours.hpp"
#include <fmt/core.h>
namespace dlx {
std::string night_style(std::span<Night const> colours)
{
  std::string rules;
  for (auto const& [day, dark] : colours)
    for (char const* part : {"fill", "stroke"})
      rules += fmt::format("[{0}=\"{1}\"]{{{0}:{2}}}\n", part, day, dark);
  return "<style>@@media(prefers-color-scheme:dark){\n" + rules + "}</style>\n";
}
} // |namespace dlx|

@ A look is how the inside and the border of a box are painted, a stroke is
how an arrow is. Neither has a place: a legend shows the same look somewhere
else. A style is one of Graphviz's words, or several with commas. The word
{\tentex dashed} stands there and not among the colours, so that it cannot get
lost when colours are changed.

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

@ What can be the matter with a node of the list? It plays a {\it role}, for
life; it is in the list, or out of it, or half out; and it may be
{\it marked\/}: a header because the search branches on its item, an entry because its
option has been chosen. Follow item |C3| through a search. First it
is |primary| and |in|: cream, with a thin black border. Then it is chosen, and
marked: deep yellow, and a border of 2.8 points. Then it is
covered: still deep yellow, but dashed, for the search covers an item in order
to branch on it. A neighbour that is covered because of the option that is
tried next becomes nearly white, dashed, and grey; the two are not taken for
the same kind of thing, even on a bad copy.
\figure{.7\pagewidth}{latin-2/event-012}{Items in all states: branched on and
covered, covered only, and still in the list.}

Why octagons? A secondary item should be different at first sight, but not
too different, for it does take part in everything but the choice. An ellipse
looks like a thing of another kind; a diamond has no room for a name. A box
with its corners cut off is as roomy as a box.

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

@ A link, or a number, has a {\it rank\/}: is it only remembered, as it was in
the beginning, altered, or written just now? Rank and width grow together;
even in black and white one can still count the ranks. The
arrowheads grow more slowly: a line of 3.3 points with the head of a thin one
would look like a stick that somebody has sharpened.

The label of a chosen option is white on black, which survives every copier.
One that is not chosen has a pale frame, so that it does not look like a part
of the leftmost column.

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

@ On paper without colours the states of a square still differ: thick frame,
thin frame, grey ground. Were closed squares just white, then a board that
is full of them, a dead end, would look like one with which nothing has
happened yet. A symbol that was given from the beginning, as in a sudoku, has a frame
between thin and thick.

In a tree there are blue circles, red squares, green diamonds, and a dashed
border for a node that was too expensive to stay. An option that was skipped has no border at
all, only a number, because the search was never there. The shapes are a tradition of those who build constraint solvers, and
a good one: in a tree that is shrunk until it fits a page,
the last thing that one can still tell apart is a square from a circle.
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

@ A row of a matrix consists of words and digits rather than of a box, and
so its look has more parts. The ones are heavy where they count, and grey where they do not;
the zeros are always grey, since they are there only to keep the place. A chosen row and one that was tried could be confused by
a reader who sees neither blue nor orange; hence the dashes, and in front of
the name of the latter there will be a cross, as teachers make it in red
ink, and which is a cross in black ink, too. The column that is branched on has
a band, and at last a frame over everything.

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

@ \pitfall{Two colours that differ on the screen and not on paper, or not
for everybody. A colour that is chosen where something is drawn: it will be
chosen again, a little differently, where the legend is drawn; and at night it
has no partner. A look that depends on three facts, and forgets one of the 24 cases.}

\pinned{\.{tests/draw/colours\UL test.cpp} demands that copies in black and white keep all
differences, and computes contrasts by day and by night.}

\exercise[10]{The pictures in this book are on white paper. Print one of them for a slide in a dark
hall, with light lines on black, without changing a line of this program.}
\answer{Open its SVG file in a browser that prefers dark pages, and print from there
with backgrounds. Or take the style out of its condition: delete
\.{@@media(prefers-color-scheme:dark)} and its braces from the file, and every program that
understands styles draws it dark.}

\summary{A drawer comes with a state and goes with a look. Colours never
speak alone: a dash means memory, and the thickness of a line says how new
it is. Each colour has a partner for the night.}
