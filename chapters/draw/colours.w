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
altered earlier&medium, medium arrowhead, blue\cr
as in the beginning&thin, small arrowhead, nearly black\cr
remembered&dashed: the link of a node that is itself removed\cr
removed node&dashed outline, grey\cr
node on its way&dashed outline, but black: one link still leads to it\cr
secondary item&eight corners, and apart from the others\cr
chosen option&white label on black, and a band behind its row\cr
item branched on&heavy outline, a darker shade\cr}}$$
So {\it a dash means memory}: a node holds on to this link, or keeps this
place, that cannot be reached any more. It is the one sign in this table that
stands for an idea, and if you print the picture of a covered item and go
over its dashed arrows with a pencil, you have uncovered it.
@^dashed arrow@>

This is the only chapter in which a colour of a picture of the search is
chosen. A drawer comes with a {\it state}, such as ``removed'', and goes with a
{\it look}. If removed nodes are to be violet from tomorrow on, one line
changes, and the legend of the pictures changes with it, since it asks the
same functions; a test reads the programs of all other chapters, and finds no
colour in them.
@^colours of a picture@>

@(dlx/draw/colours.hpp@>=
#pragma once
/* What looks how. Drawers come with a state, such as ``removed'', and go
   with a look; every colour in a picture of a search is chosen here. */
#include "dlx/base/index.hpp"
#include <optional>
namespace dlx {
@<Name the colours@>
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
our paper, ink has 16.9, vermilion 5.2, and grey 4.54, which is no
coincidence. The original vermilion has 3.9, and the green 3.4: fine for areas,
for which they were made, but not for letters. Only |light|, with 2.8, is below
the limit; it is used for what removed nodes remember, which should be there
without being read.
@^Okabe, Masataka@> @^Ito, Kei@> @^contrast@>

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
constexpr char const* legend_ink = "#333333"; /* paler than what it explains */
constexpr char const* closed_ink = "#555555"; /* for the cross on a square */

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
constexpr Look look_of_frame = {"white", "white", 0}; /* of a sheet */
constexpr Look look_of_panel = {"#f5f4f0", "#c9c6bc", 1, "rounded,filled"};
  /* behind the whole list */
constexpr Look look_of_band = {"#d3e5f6", "#9dbfdf", 0.8}; /* a chosen row */
constexpr Look look_of_join = {sky, "transparent", 0};
  /* what hides the line within a piece */

@ What can be the matter with a node of the list? It plays a {\it role}, for
life; it is in the list, or out of it, or on its way between the two; and
the search may be branching on it. Follow item |C3| through a search. First it
is |primary| and |in|: cream, with a thin black border. Then it is chosen, and
|branch| becomes true: deep yellow, and a border of 2.8 points. Then it is
covered: still deep yellow, but dashed, for the search covers an item in order
to branch on it. A neighbor that is covered because of the option that is
tried next becomes nearly white, dashed, and grey; the two are not taken for
the same kind of thing, even on a bad copy.
\figure{.62\pagewidth}{latin-2/event-012}{Items in all states: branched on and
covered, covered only, and still in the list.}

Why octagons? A secondary item should be different at first sight, but not
too different, for it does take part in everything but the choice. An ellipse
looks like a thing of another kind; a diamond has no room for a name. A box
with its corners cut off is as roomy as a box.

@<Say how nodes look@>=
enum class Role { @!root, @!primary, @!secondary, @!entry }; /* of a node */
enum class Presence { @!in, @!going, @!out }; /* in the list? */
constexpr Look look_of_node(Role role, Presence presence, bool branch)
  /* |branch|: does the search branch on it? */
{
  constexpr char const* fills[] = { "#e2e2e2", "#fff4d6", "#e6ecf5", paper };
  constexpr char const* styles[2][2] = {
    {"rounded,filled", "rounded,filled,dashed"}, {"filled", "filled,dashed"}};
  bool const out = presence == Presence::out;
  return {branch ? "#ffd35c" : out ? "#fbfbfb" : fills[index(role)],
    out and not branch ? grey : ink, branch ? 2.8 : 1.2,
    styles[role == Role::secondary][presence != Presence::in]};
}
constexpr char const* shape_of_node(Role role) /* one of Graphviz's */
{
  return role == Role::secondary ? "octagon" : "box";
}
constexpr char const* ink_on_node(Role role, Presence presence) /* its name */
{
  if (presence == Presence::out) return "#6a6a6a";
  return role == Role::entry ? "#555555" : ink;
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
  constexpr Stroke strokes[] = { {light, 0.8, 0.5}, {ink, 1.0, 0.6},@|
    {blue, 2.1, 0.75}, {vermilion, 3.3, 0.95} };
  return strokes[index(rank)];
}
constexpr Look look_of_number(Rank rank) /* the frame of a size, or of a bound */
{
  constexpr Look looks[] = { {"white", grey, 0.8}, {"white", ink, 0.8},@|
    {"white", blue, 1.8}, {"white", vermilion, 3.0} };
  return looks[index(rank)];
}
constexpr Look look_of_option(bool chosen) /* the label of a row */
{
  return {chosen ? ink : paper, chosen ? ink : "#9a9a9a", 1, "rounded,filled"};
}
constexpr char const* ink_on_option(bool chosen) { return chosen ? paper : ink; }

@ On paper without colours the states of a square still differ: thick frame,
thin frame, grey ground. Were closed squares just white, then a board that
is full of them, a dead end, would look like one with which nothing has
happened yet.

In a tree there are blue circles, red squares, green diamonds, and a dashed
border for a node that was too expensive to stay. An option that was skipped has no border at
all, only a number, because the search was never there. The shapes are a tradition of those who build constraint solvers, and
a good one: in a tree that is shrunk until it fits a page,
the last thing that one can still tell apart is a square from a circle.
@^shapes in a search tree@>

@<Say how boards and trees look@>=
enum class SquareState { @!chosen, @!open, @!closed }; /* on a board */
constexpr Look look_of_square(SquareState state)
{
  constexpr Look looks[] = { {sky, ink, 2.4}, {"white", ink, 1},@|
    {"#dcdcdc", grey, 1} };
  return looks[index(state)];
}
enum class Fate { @!branch, @!dead, @!solution, @!cut, @!skipped }; /* in a tree */
constexpr Look look_of_fate(Fate fate)
{
  constexpr Look looks[] = { {"#dceaf7", blue, 1.6}, {"#fbe0d4", "#a83200",
    1.6}, {"#cdeee0", green, 1.6}, {"white", grey, 1.6, "filled,dashed"}, {"white", "white", 1} };
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
so its look has more parts. They belong together: if the ones are dimmed,
the zeros must be dimmed more. A chosen row and a rejected one could be confused by
a reader who sees neither blue nor orange; hence the dashes, and in front of
the name of the rejected one there will be a cross, as teachers make it in red
ink, and which is a cross in black ink, too. The column that is branched on has
a band, and at last a frame over everything.

@<Say how the rows of a matrix look@>=
enum class RowState { @!there, @!chosen, @!struck, @!rejected };
struct RowLook {
  char const* label;         /* the colour of its name */
  char const* one;           /* the colour of a 1 */
  char const* zero;          /* the colour of a 0 */
  std::optional<Look> band;  /* behind the row */
};
constexpr RowLook look_of_row(RowState state)
{
  constexpr RowLook looks[] = { {ink, ink, "#9a9a9a", {}},@|
    {paper, ink, "#9a9a9a", Look({sky, ink, 1.6})},@|
    {grey, grey, "#b5b5b5", {}}, {vermilion, grey, "#b5b5b5",@|
      Look({"#fbe4da", vermilion, 2, "filled,dashed"})} };
  return looks[index(state)];
}
constexpr Look look_of_column = {"#ffe9ab", "#ffe9ab"}; /* branched on */
constexpr Look look_of_legend_column = {"#ffe9ab", ink, 2.2}; /* framed */
constexpr Look look_of_zero_count = {paper, vermilion, 2}; /* no rows left */

@ \pitfall{Two colours that differ on the screen and not on paper, or not
for everybody. A colour that is chosen where something is drawn: it will be
chosen again, a little differently, where the legend is drawn. A look that
depends on three facts, and forgets one of the 24 cases.}

\pinned{\.{tests/draw/colours\UL test.cpp} demands that copies in black and white keep all differences.}

\exercise[10]{Make a picture for a slide in a dark hall, with light lines on
black. What has to change here, and is there a colour anywhere else?}
\answer{|ink|, |soft|, |grey|, |light|, |paper|, and the fills, which are
written as numbers here; the word \.{white} occurs in the looks of sheets,
numbers, squares, and trees. Pages have a style of their own, with white paper
under the pictures, in \sec{draw/gallery}, and so have the pictures of solutions
in \sec{draw/tableau}.}

\summary{A drawer comes with a state and goes with a look. Colours never
speak alone: a dash means memory, and the thickness of a line says how new
it is.}
