@** Colours and styles. \label{draw/colours}%
People who explain dancing links draw boxes and arrows on a blackboard, rub out two arrows, draw two
new ones, and say ``you see?'' The notes that are taken show a tangle. Can a program draw the list
better than a person, and after {\it every\/} assignment?

A program never has to erase. The present change, earlier changes, and mere memories can all be in
the picture, if they look different. Here is the moment when item |C3| of our small list takes its
leave.
\figure{.56\pagewidth}{report-cover/link-002}{The second assignment of
|cover(3)|. The thick arrow was written in this step, the medium one just
before. |C3| is out, and its dashed arrows are what it remembers.}

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
uncovered it.
@^dashed arrow@>

There is one exception. When a solution has been found, everything is out of the list, the chosen
options too. But the chosen options are what the reader looks for. So their entries are never
dashed: they are heavy and bold, and in a solution green, as solutions are in a tree.

Every colour in a picture of a search is chosen in this chapter. A drawing function comes with a
{\it state}, such as ``removed'', and gets a {\it look}. The legends of the pictures ask the same
functions. A test reads the programs that draw a search, and finds no colour spelled in them.
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

@ The colours are those of Okabe and Ito, chosen to be told apart by readers with any kind of colour
vision, and made a little darker for a projector. The guidelines for web pages measure a {\it
contrast}, from 1 (the same) to 21 (black on white), and ask for 4.5 where there is something to be
read. On white paper, ink has 18.7, vermilion 6.1, and grey 6.0. Grey also lies on bands and on grey
squares; on the darkest of these it has 4.57.
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
browser follows it if its reader has asked for dark pages. So one file does for both: its colours
are those of the day, and each has a partner for the night. Words have a contrast of 4.5 or more at
night, too. A test computes that for each pair of colours that meet.
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
chosen. Follow item |C3| through a search. First it is |primary| and |in|: cream, with a thin black
border. When it is chosen, it is marked: deep yellow, and a border of 2.8 points. When it is
covered, it is still deep yellow, but dashed. An item that is covered because of the option that is
tried next becomes nearly white, dashed, and grey.
\figure{.7\pagewidth}{latin-2/event-012}{Items in all states: branched on and
covered, covered only, and still in the list.}
A secondary item has an octagon, which differs from a box at first sight and has as much room.

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

@ A link, or a number, has a {\it rank\/}: it is only remembered, as it was in the beginning,
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

In a tree there are blue circles, red squares, green diamonds, and a dashed border for a node that
was too expensive to stay. An option that was skipped has no border, only a number. The shapes are
those of constraint solvers. In a tree that is shrunk until it fits a page, a square can still be
told from a circle.
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

@ \pitfall{Two colours that differ on the screen and not on paper, or not for all readers. A colour
that is chosen where something is drawn: it will be chosen again, a little differently, where the
legend is drawn; and at night it has no partner. A look that depends on three facts, and forgets one
of the 24 cases.}

\pinned{\.{tests/draw/colours\UL test.cpp} demands that copies in black and white keep all
differences, and computes contrasts by day and by night.}

\exercise[10]{The pictures in this book are on white paper. Print one of them for a slide in a dark
hall, with light lines on black, without changing a line of this program.} \answer{Open its SVG file
in a browser that prefers dark pages, and print from there with backgrounds. Or take the style out
of its condition: delete \.{@@media(prefers-color-scheme:dark)} and its braces from the file, and
every program that understands styles draws it dark.}

\summary{A drawing function comes with a state and gets a look. Colours never speak alone: a dash
means memory, and the thickness of a line says how new it is. Each colour has a partner for the
night.}
