@** What looks how. \label{draw/colours}%
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
be a rule; and this chapter and the next seven consist of such rules, and of
the programs that keep them. This one says what things look like, the others
where they are, and what there is to be seen.

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
So {\it a dash means memory}: somebody holds on to this link, or keeps this
place, who cannot be reached any more. It is the one sign in this table that
stands for an idea, and if you print the picture of a covered item and go
over its dashed arrows with a pencil, you have uncovered it.
@^dashed arrow@>

@ This is the only chapter in which a colour of a picture of the search is
chosen. That was not always so: each drawer used to mix its own, in the
middle of its work, and whoever wanted paler bands had to find out first who
paints them. Now a drawer comes with a {\it state\/}, such as ``removed'',
and goes with a {\it look}. It could not use another one if it wanted to.

The looks follow one from another as little as possible. If removed nodes
are to be violet from tomorrow on, one line changes, and the legend of the
pictures changes with it, since it asks the same functions.
@^colours of a picture@>

@(dlx/draw/colours.hpp@>=
#pragma once
/* What looks how. Drawers come with a state, such as ``removed'', and go
   with a look; every colour in a picture of a search is chosen here. */
#include <optional>
#include <string>
namespace dlx {
@<Name the colours@>
@<Declare looks@>
@<Declare how the list looks@>
@<Declare how boards, matrices, and trees look@>
} // |namespace dlx|

@ The program file is a list of answers.

Each answer is a function, and not a constant, even where there is nothing to
decide yet. Whoever makes the band behind a chosen row depend on the level of
the choice, say, finds one place to change and no caller that has to be told
how it used to be. And it is compiled here: a new shade of blue means that one
file is compiled again, and not the ten that draw with it.

@(dlx/draw/colours.cpp@>=
#include "dlx/draw/colours.hpp"
namespace dlx {
@<Say how nodes look@>
@<Say how links look@>
@<Say how options look@>
@<Say how a sheet looks@>
@<Say how squares look@>
@<Say how the rows of a matrix look@>
@<Say how the nodes of a tree look@>
} // |namespace dlx|

@ The colours are those of Okabe and Ito, who chose them to be told apart by
everybody, made a little darker for a projector. Each of them is used
together with another sign, as promised.
@^Okabe, Masataka@> @^Ito, Kei@>

How dark is dark enough? The guidelines for pages of the web measure a
{\it contrast}, from 1 (the same) to 21 (black on white), and ask for 4.5
where there is something to be read. On our paper, ink has 16.9, vermilion
5.2, and grey 4.54, which is no coincidence. The original vermilion of Okabe
and Ito has 3.9, and their green 3.4: fine for areas, for which they were
made, but not for letters. Only |light|, with 2.8, is below the limit; it is
never used for words, but for what is remembered by nodes that are out of
the list, and that should be there without being read.
@^contrast@>

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

@ A look is how the inside and the border of a box are painted, a stroke is
how an arrow is. Neither knows how this is spelled for a renderer, and
neither has a place: a legend shows the same look somewhere else.

The numbers are in points, as on the paper. A style is one of Graphviz's
words, or several with commas; there are four combinations of them in this
book, and a type for them would have been longer than all their uses. The
word {\tentex dashed} is the one that matters. It stands in the style and not
in the colour, so that it cannot get lost when somebody changes colours.

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

@ What can be the matter with a node of the list? It plays a {\it role}, for
life; it is in the list, or out of it, or on its way between the two; and
the search may be branching on it. A link, or a number, has a {\it rank\/}:
is it only remembered, as it was in the beginning, altered, or written just
now? These three words are all that a picture has to know about a moment,
and \sec{draw/frame} says how one finds them out.
@^rank of a link@> @^presence@>

Most combinations of role and presence do occur. An entry is on its way
between the two writes that take it out of its column; a primary header
between the two that take it out of the row of headers. A secondary header
jumps: no link leads to it from the left or from the right, so as soon as it
is covered it is out. And the root is always in, whatever happens.

There could be a fourth rank, for links that have been altered and then got
their old value back. But that is what the dance is about: after an uncover
the list is as it was before, and nothing in it should remind of the trip.

@<Declare how the list looks@>=
enum class Role { @!root, @!primary, @!secondary, @!entry }; /* of a node */
enum class Presence { @!in, @!going, @!out }; /* in the list? */
enum class Rank { @!memory, @!initial, @!altered, @!written }; /* of a link */
Look look_of_node(Role role, Presence presence, bool branch);
  /* |branch|: does the search branch on it? */
char const* shape_of_node(Role role); /* a shape of Graphviz's */
char const* ink_on_node(Role role, Presence presence); /* for its name */
Stroke stroke_of_link(Rank rank);
Look look_of_number(Rank rank); /* the frame of a size, or of a bound */
Look look_of_option(bool chosen); /* the label of a row */
char const* ink_on_option(bool chosen);
Look look_of_band();  /* behind the row of a chosen option */
Look look_of_panel(); /* behind the whole list */
Look look_of_frame(); /* of the sheet; it is not to be seen */
char const* ink_in_legend(); /* for its words */

@ Headers are cream, secondary ones octagons of a cooler shade; entries are
white. What is branched on has the deepest colour and the heaviest frame,
and keeps it when it is covered, for it is covered all the time: the search
covers an item in order to branch on it. So of the three facts only the last
may overrule the others: a covered item that is branched on looks covered by
its dashes, but keeps its colour.

Follow item |C3| through a search to see how the cases meet. First it is
|primary| and |in|: cream, with a thin black border. Then it is chosen, and
|branch| becomes true: deep yellow, and a border of 2.8 points. Then it is
covered: still deep yellow, but dashed. A neighbor that is covered because of
the option that is tried next becomes nearly white, dashed, and grey; nobody
will take the two for the same kind of thing, even on a bad copy.

The function is a table in disguise. Written as a table it would have
$4\times3\times2=24$ lines, most of which say the same, and whoever changed
the grey of removed nodes would have to change four of them.

@<Say how nodes look@>=
Look look_of_node(Role role, Presence presence, bool branch)
{
  constexpr char const* fills[] = { "#e2e2e2", "#fff4d6", "#e6ecf5", paper };
  constexpr char const* styles[2][2] = {
    {"rounded,filled", "rounded,filled,dashed"}, {"filled", "filled,dashed"}};
  bool const out = presence == Presence::out;
  Look look;
  look.fill = branch ? "#ffd35c" : out ? "#fbfbfb"
    : fills[static_cast<int>(role)];
  look.edge = out and not branch ? grey : ink;
  look.width = branch ? 2.8 : 1.2;
  look.style = styles[role == Role::secondary][presence != Presence::in];
  return look;
}

@ The name on a removed node is grey like its border, but a little darker,
since a line of grey can be thinner than a letter. Names of headers are more
important than those of entries, of which there are many.

Why octagons? A secondary item should be different at first sight, but not
too different, for it does take part in everything but the choice. An ellipse
looks like a thing of another kind; a diamond has no room for a name. A box
with its corners cut off is as roomy as a box.

@<Say how nodes look@>=
char const* shape_of_node(Role role)
{
  return role == Role::secondary ? "octagon" : "box";
}
char const* ink_on_node(Role role, Presence presence)
{
  if (presence == Presence::out) return "#6a6a6a";
  return role == Role::entry ? "#555555" : ink;
}

@ Rank and width grow together; whoever prints this in black and white can
still count the ranks. The frame around a size does what an arrow would do,
so it has a rank as well.

The arrowheads grow, too, but more slowly: a line of 3.3 points with the head
of a thin one would look like a stick that somebody has sharpened.

A remembered link is drawn as thin as possible; it is dashed as well, but
that follows from the presence of its node, and so it is not said here. In a
picture of a whole cover, an arrow can be thick {\it and\/} dashed: an entry
is written to, since its neighbor leaves, and then it leaves itself. Both
signs are right.

@<Say how links look@>=
Stroke stroke_of_link(Rank rank)
{
  switch (rank) {
  case Rank::memory: return {light, 0.8, 0.5};
  case Rank::initial: return {ink, 1.0, 0.6};
  case Rank::altered: return {blue, 2.1, 0.75};
  default: return {vermilion, 3.3, 0.95};
  }
}
Look look_of_number(Rank rank)
{
  constexpr char const* edges[] = { grey, ink, blue, vermilion };
  constexpr double widths[] = { 0.8, 0.8, 1.8, 3.0 };
  int const r = static_cast<int>(rank);
  return {"white", edges[r], widths[r]};
}

@ The label of a chosen option is white on black, which survives every
copier; and a band behind its row lets one follow it across a wide picture.

A label that is not chosen has a pale frame, so that it does not look like
a part of the leftmost column. The panel
behind the list is the palest thing of all; it says where a link that wraps
around goes and where it comes back, and should otherwise not be noticed.

@<Say how options look@>=
Look look_of_option(bool chosen)
{
  return {chosen ? ink : paper, chosen ? ink : "#9a9a9a", 1,
    "rounded,filled"};
}
char const* ink_on_option(bool chosen)
{
  return chosen ? paper : ink;
}
Look look_of_band()
{
  return {"#d3e5f6", "#9dbfdf", 0.8};
}
Look look_of_panel()
{
  return {"#f5f4f0", "#c9c6bc", 1, "rounded,filled"};
}

@ Every sheet has a frame, which keeps all pictures of a sequence at the same
size; it is white on white. And every sheet may have a legend, whose words are a
little paler than those which they explain.

@<Say how a sheet looks@>=
Look look_of_frame() { return {"white", "white", 0}; }
char const* ink_in_legend() { return "#333333"; }@/

@ The list is not all that can be drawn. The states of the other pictures
are named here as well, where one can compare them: what is chosen is blue
on a board as in a matrix, and a dead end is red wherever there is one.

@<Declare how boards, matrices, and trees look@>=
enum class SquareState { @!chosen, @!open, @!closed }; /* on a board */
Look look_of_square(SquareState state);
char const* ink_on_closed(); /* for the cross on a closed square */
Look look_of_join(); /* what hides the line within a piece */
enum class RowState { @!there, @!chosen, @!struck, @!rejected }; /* in a matrix */
@<Declare the looks of a row@>
enum class Fate { @!branch, @!dead, @!solution, @!cut, @!skipped }; /* in a tree */
Look look_of_fate(Fate fate);
char const* shape_of_fate(Fate fate); /* a shape of Graphviz's */
Stroke stroke_of_branch(bool good); /* |good|: is a solution below? */

@ On paper without colours the states of a square still differ: thick frame,
thin frame, grey ground. Were closed squares just white, then a board that
is full of them, a dead end, would look like one with which nothing has
happened yet.

The line between two squares of one piece is hidden by painting it over with
the colour of the square, which is cheaper than drawing each piece as a
polygon; so that colour is asked for twice, and stands here once, as |sky|.

@<Say how squares look@>=
Look look_of_square(SquareState state)
{
  switch (state) {
  case SquareState::chosen: return {sky, ink, 2.4};
  case SquareState::open: return {"white", ink, 1};
  default: return {"#dcdcdc", grey, 1};
  }
}
char const* ink_on_closed()
{
  return "#555555";
}
Look look_of_join()
{
  return {sky, "transparent", 0};
}

@ A row of a matrix consists of words and digits rather than of a box, and
so its look has more parts; the band behind it may be missing. The column
that is branched on has a band, too, and at last a frame over everything.

One could ask for each of the parts with a function of its own. But they
belong together: whoever dims the ones must dim the zeros more. So they are
chosen at one place and travel in one structure.

@<Declare the looks of a row@>=
struct RowLook {
  char const* label;         /* the colour of its name */
  char const* one;           /* the colour of a 1 */
  char const* zero;          /* the colour of a 0 */
  std::optional<Look> band;  /* behind the row */
};
RowLook look_of_row(RowState state);
Look look_of_column(); /* a band behind the column that is branched on */
Look look_of_legend_column(); /* the same, with the frame that lies over it */
Look look_of_zero_count();    /* the frame of a column without rows */

@ Ones are heavy and zeros light; what is struck out or rejected is dimmed
altogether. A row that was tried and found wrong has a dashed frame.

The row that is struck out gets a line through it as well, for which there is
no look: it is drawn in the colour of its ones.

A chosen row and a rejected one could be confused by somebody who sees
neither blue nor orange. Hence the dashes; and in front of the name of the
rejected one there will be a cross, as teachers make it in red ink, and which
is a cross in black ink, too.

@<Say how the rows of a matrix look@>=
RowLook look_of_row(RowState state)
{
  constexpr char const* dim = "#b5b5b5";
  constexpr char const* pale = "#9a9a9a";
  switch (state) {
  case RowState::chosen: return {paper, ink, pale, Look({sky, ink, 1.6})};
  case RowState::struck: return {grey, grey, dim, {}};
  case RowState::rejected: return {vermilion, grey, dim,@|
    Look({"#fbe4da", vermilion, 2, "filled,dashed"})};
  default: return {ink, ink, pale, {}};
  }
}
Look look_of_column() { return {"#ffe9ab", "#ffe9ab"}; }
Look look_of_legend_column() { return {"#ffe9ab", ink, 2.2}; }
Look look_of_zero_count() { return {paper, vermilion, 2}; }@/

@ Blue circles, red squares, green diamonds; the colours of the links, made
paler, so that names can be read on them. What was too expensive has a
dashed border, and so has what was skipped, because nobody has been there.

Trees are the only pictures in which a shape is more important than anything
else. That is a tradition, as was said, and a good one: in a tree of a
thousand nodes that is shrunk until it fits a page, the last thing that one
can still tell apart is a square from a circle, and a thick line from a thin
one.
@^shapes in a search tree@>

@<Say how the nodes of a tree look@>=
Look look_of_fate(Fate fate)
{
  switch (fate) {
  case Fate::dead: return {"#fbe0d4", "#a83200", 1.6};
  case Fate::solution: return {"#cdeee0", green, 1.6};
  case Fate::branch: return {"#dceaf7", blue, 1.6};
  default: return {"white", grey, 1.6, "filled,dashed"};
  }
}
char const* shape_of_fate(Fate fate)
{
  constexpr char const* shapes[] = { "circle", "box", "diamond", "octagon",
    "octagon" };
  return shapes[static_cast<int>(fate)];
}
Stroke stroke_of_branch(bool good)
{
  return {good ? green : ink, good ? 2.6 : 1.0, 0.7};
}

@ \pitfall{Two colours that differ on the screen and not on paper, or not
for everybody. A colour that is chosen where something is drawn: it will be
chosen again, a little differently, by whoever draws the legend. A look that
depends on three facts, and forgets one of the eight cases.}

\pinned{\.{tests/draw/colours\UL test.cpp} demands that any two states of one
thing differ in something that a black-and-white copy keeps, namely in a
width, a shape, a dash, or clearly in brightness; that higher ranks are
drawn thicker; and that names can be read on their boxes, in the sense of
the guidelines for the web, which ask for a contrast of 4.5.}

\exercise{Make a picture for a slide in a dark hall, with light lines on
black. Which functions of this chapter have to change, and is there a colour
anywhere else that you missed?}

\summary{A drawer comes with a state and goes with a look. Colours never
speak alone: a dash means memory, and the thickness of a line says how new
it is.}
