@** What is in a frame. \label{draw/frame}%
Whoever makes a film by hand writes a list first: in frame 17 the prince
stands at the left, without his hat, and the door is open. Then he draws. If
he does both at the same time, he will paint the hat in frame 17 because it
was there in frame 16, and the film has a hat that comes and goes.

Our pictures were drawn like that for a long time. The drawer of a box asked
the trace whether the node had been written to, the list whether it was
still there, and the drawer of the legend asked the trace again; nineteen
times the way led back and forth. Now each picture of the list begins with a
description, a |FrameView|. It is made once, from the place where a replay stands;
it says of each node, each link, and each option what there is to be seen;
and it says nothing about where that is on the paper. Those who draw it
({\tentex draw/picture} is the first of them) see nothing else.
@^frame@>

@ Here is a part of the frame for the second assignment of |cover(3)|, the
moment that was shown in \sec{draw/colours}. A line is a node; a link is
named with the node that it leads to, and its rank.
$$\vbox{\halign{#\hfil\quad&#\hfil\quad&#\hfil\quad&#\hfil\quad&#\hfil\cr
node&role&presence&right&left\cr
\noalign{\smallskip}
2, ``C2''&primary&in&4, {\bf written}&1, initial\cr
3, ``C3''&primary&out&4, memory&2, memory\cr
4, ``C4''&primary&in&5, initial&2, {\bf altered}\cr}}$$
From this table one could draw the picture, or write it in braille, or check
it. Tests do the latter.

@ A frame is a value: it has no pointers into a trace or a list, and it can
be kept, compared with the next one, or sent to another thread.

Compared with the list, a frame is large: each node has a text, four links
with their ranks, and two numbers. For four queens that is 79 nodes and less
than twenty kilobytes. The DOT text of the picture has 94 kilobytes; so if
there is room for that, there is room for this.

@(dlx/draw/frame.hpp@>=
#pragma once
/* What is to be seen of the list at one moment of a trace, and not where it
   is: a frame is described once, and then drawn. */
#include "dlx/draw/caption.hpp"
#include "dlx/draw/colours.hpp"
#include <array>
#include <string>
#include <vector>
namespace dlx {
@<Declare what is seen of a node@>
@<Declare the frame of a moment@>
} // |namespace dlx|

@ A node has four links, but not all of them are to be seen. A secondary
header points to itself on both sides; drawn, that would look like a ring of
its own. And an entry does not have an arrow to its header, as the fifth
field of a node would demand; it has the header's name written on it. That
is the same information and ten arrows fewer.

The four links come in a fixed order, and not under four names, because all
that is done with them is done to each of the four. The order is that of the
table of directions in \sec{draw/roads}, which says what is special about
each.

@<Declare what is seen of a node@>=
struct LinkView {
  int to = 0;               /* the node that it leads to */
  Rank rank = Rank::initial; /* how new is it? */
};
struct NumberView { /* such as the size of an item */
  std::string text; /* empty if the node has no such number */
  Rank rank = Rank::initial;
};
struct NodeView {
  Role role = Role::entry;
  Presence presence = Presence::in;
  bool branch = false;  /* is the search branching on this item? */
  std::string words;    /* what is written on it */
  bool painted = false; /* has its colour been written in this step? */
  NumberView size, bounds; /* of headers; |bounds| only if there are any */
  std::array<LinkView, 4> links; /* right, left, down, up */
};

@ The frame has everything about the moment, and five facts about all
moments of its trace: whoever draws a legend must know what {\it can\/}
occur, or else the legend would change from picture to picture.

A frame does not have the time in it, or the number of the picture. Two
moments of a search at which the list looks the same, the same items are
branched on, and the same is said above, have equal frames, and should have
equal pictures.



@<Declare the frame of a moment@>=
struct OptionView {
  std::string name;
  bool chosen = false; /* is it being tried? */
};
struct FrameView {
  Caption title;
  std::vector<NodeView> nodes;     /* by number; node 0 is the root */
  std::vector<OptionView> options; /* option $o$ is at $o-1$ */
  @<Declare what can occur in all frames of a trace@>
};
FrameView describe(Trace const& trace, Bounded const& start, Replay const& replay,
  Grain grain); /* |start| is the list before the first event of |trace|.
  Time: proportional to the nodes, and to the events before this moment */

@ A node on its way, for example, is seen only by those who go link by link;
for all others it is in or out.

For example, the trace of |cover(3)| has no search around it, so |searching|
is false, and there is no need to explain the deep yellow of an item that is
branched on.

@<Declare what can occur in all frames of a trace@>=
bool link_by_link = false;  /* are nodes seen on their way? */
bool searching = false;     /* are items branched on, and options chosen? */
bool has_colours = false, has_bounds = false; /* does the problem have these? */
bool has_secondary = false; /* are there secondary items? */

@ The program is a class that looks at one moment. It collects what one must
know about the whole list, and is then asked about node after node.

It was tempting to let the drawer ask such an object directly, and to save the
frame. But then the answers would depend on when they are asked for; and with
a frame, one can see all of them in a debugger, before anything is drawn.

@(dlx/draw/frame.cpp@>=
#include "dlx/draw/frame.hpp"
#include <algorithm>
#include <utility>
namespace dlx {
namespace {
@<Count the hands that hold a node@>
@<Find out who is in the list@>
@<Declare the class |Witness|@>
@<Report what is new@>
@<Report what is written on a node@>
@<Report all about a node@>
}
@<Describe a frame@>
} // |namespace dlx|

@*1 Who is there. Is a node in the list, out of it, or on its way? It is in if one comes by it
when one walks down its column, and also when one walks up; it is out if one
misses it both ways. In between it has let go of one hand. (My first version
asked the neighbors whether they point to the node. After the first of two
writes, that took the node below for one that leaves, too.)
@^removed node@>

@ So walk once around each ring in both directions, and count how often we
come by each node. The walks are what makes this definition robust: they
never ask a removed node for its opinion. The number of hands that hold a
node is 2, 1, or 0. After the first write of |cover(3)|, for example, who
walks to the left no longer comes by |C3|, and whoever walks to the right
still does; |C3| is held by one hand, and is drawn as on its way. |C2|
and~|C4|, between which it happens, are held by two.

@<Count the hands that hold a node@>=
void walk(Links const& links, int first, Field way, std::vector<int>& hands)
{
  for (int x = links.get(way, first); x != first; x = links.get(way, x))
    ++hands[x];
}
std::vector<int> count_hands(Links const& links)
{
  std::vector<int> hands(links.node_count(), 0);
  walk(links, 0, Field::right, hands);
  walk(links, 0, Field::left, hands);
  for (int c = 1; c <= links.item_count(); ++c) {
    walk(links, c, Field::down, hands);
    walk(links, c, Field::up, hands);
  }
  return hands;
}

@ A covered item takes its whole column with it; the entries there keep
pointing at each other, but nobody can reach them. Nor do links alone tell
that a secondary item is covered, since its header was never in a ring; that
is why we ask the replay. A primary header that is covered, and can still be
reached, is on its way.

@<Find out who is in the list@>=
std::vector<Presence> look_for_nodes(Problem const& problem,
  Replay const& replay)
{
  auto const& links = replay.links();
  auto const hands = count_hands(links);
  std::vector<Presence> all(hands.size(), Presence::in);
  for (int x = 1; x < links.node_count(); ++x) {
    bool const covered = replay.is_covered(links[x].item);
    bool const primary = x <= problem.primary_count();
    if (covered and not primary) all[x] = Presence::out;
    else if (not primary and x <= problem.item_count()) continue;
    else if (hands[x] == 0) all[x] = Presence::out;
    else if (hands[x] == 1 or covered) all[x] = Presence::going;
  }
  return all;
}

@*1 What is new. The |Witness| has seen the last step, and knows what the
list was like before everything. It lasts for one description.

What a witness holds is only borrowed, except for two vectors that it has
computed. None of its functions changes anything.

@<Declare the class |Witness|@>=
class Witness {
public:
  Witness(Trace const& trace, Bounded const& start, Replay const& replay,
    Moment const& m, Grain grain);
  NodeView node(int x) const;
private:
  Problem const& problem;
  Bounded const& start;
  Bounded const& links;         /* as they are now */
  std::span<Write const> fresh; /* the writes of the last step */
  std::vector<int> branch;      /* the items branched on */
  std::vector<Presence> presence; /* by node */
  Rank rank(Field field, int x) const;
  Role role(int x) const;
  std::string inscription(int x) const;
};

@ A link has a rank, which decides how it is drawn: |written| if that
happened just now, |altered| if it was earlier and the link is part of the
list, |initial| if it is as it
was in the beginning, and |memory| if it is only that. A dashed arrow can be
thick: when the very link is written that a removed node remembers.

For example, after the second write of |cover(3)|, the link $R[{\rm C2}]$ is
in |fresh|; it is |written|, although it differs from the beginning as well.
The link $L[{\rm C4}]$ was written one step earlier; it is |altered|.
$L[{\rm C3}]$ is as it was in the beginning, but C3 is out: |memory|. The
order of the three questions is the order of what a reader wants to know
first.

The list of fresh writes is short, at the pace of links a single one, but for
a whole cover it can be longer than a column, and it is gone through for every
link of every node. For the pictures of this book it does not matter: all of
them are searched for, described, and drawn in half a second.

@<Report what is new@>=
Witness::Witness(Trace const& trace, Bounded const& its_start,
  Replay const& replay, Moment const& m, Grain grain)
  : problem(trace.problem), start(its_start), links(replay.links()),
    fresh(fresh_writes(m, grain)), branch(branching(trace, m)),
    presence(look_for_nodes(trace.problem, replay)) {}
Rank Witness::rank(Field field, int x) const
{
  for (Write const& w : fresh)
    if (w.field == field and w.node == x) return Rank::written;
  if (presence[x] == Presence::out) return Rank::memory;
  return links.get(field, x) == start.get(field, x) ? Rank::initial
    : Rank::altered;
}

@ What is written on a box? The name of the item, on headers and entries
alike; an entry with a colour has it behind a colon. An exclamation mark
says that the item has got just this colour, so that the entry need not be
looked at again (see \sec{more/painted}). And an item that has got its colour
shows it, in the same way; for some time its header kept that to itself, and
the picture of the assignment that paints it was the same as the one before.

So in a problem with the options \.{p x:A}, \.{q x:A}, and \.{q x:B}, the
entry of \.x in the second one reads \.{x:A}. When the first option is
tried, the header changes from \.x to \.{x:A}, and then that entry becomes
\.{x:A!}; the third option leaves the other columns.

@<Report what is written on a node@>=
Role Witness::role(int x) const
{
  return x == 0 ? Role::root : x <= problem.primary_count() ? Role::primary@|
    : x <= problem.item_count() ? Role::secondary : Role::entry;
}
std::string Witness::inscription(int x) const
{
  if (x == 0) return "h";
  auto const& name = problem.item(links[x].item).name;
  int const shade = links.shade(x);
  if (x <= problem.item_count())
    return shade > 0 ? name + ':' + problem.colour_name(shade) : name;
  return name + shade_name(problem, x) + (shade < 0 ? "!" : "");
}

@ A header has a size, and in problems with bounds it says how often its item
must still be covered, and how often it may. That is spelled as in a file,
like \.{1:2}.

The rank of a colour is looked up for every node, even in problems without
colours; there it is never |written|. And a bound is shown only for items
that are not plain, that is, not to be covered exactly once: ``1:1'' at
every header would be noise.

@<Report all about a node@>=
NodeView Witness::node(int x) const
{
  constexpr Field fields[] = { Field::right, Field::left, Field::down,
    Field::up };
  NodeView view;
  view.role = role(x);
  view.presence = presence[x];
  view.branch = x > 0 and std::count(branch.begin(), branch.end(), x) > 0;
  view.words = inscription(x);
  view.painted = rank(Field::colour, x) == Rank::written;
  for (std::size_t k = 0; k < view.links.size(); ++k)
    view.links[k] = {links.get(fields[k], x), rank(fields[k], x)};
  if (x == 0 or x > problem.item_count()) return view;
  view.size = {std::to_string(links.size(x)), rank(Field::size, x)};
  if (not links.is_plain(x))
    view.bounds = {spelled({links.need(x), links.bound(x)}),
      rank(Field::bound, x)};
  return view;
}

@ And this is all there is to a frame. Title, nodes, options, and what can
occur: whoever wants to show something new in the pictures of the list, such
as how often each item has been chosen so far, adds a member to |NodeView| and
a line to the |Witness|; then every drawer can show it, and none has to find
it out.

@<Describe a frame@>=
FrameView describe(Trace const& trace, Bounded const& start, Replay const& replay,
  Grain grain)
{
  auto const& problem = trace.problem;
  Witness const witness(trace, start, replay, moment_of(trace, replay), grain);
  FrameView frame;
  frame.title = caption(trace, replay, grain);
  for (int x = 0; x < start.node_count(); ++x)
    frame.nodes.push_back(witness.node(x));
  auto const& path = replay.path();
  for (int o = 1; o <= problem.option_count(); ++o)
    frame.options.push_back({option_label(problem, o),
      std::count(path.begin(), path.end(), o) > 0});
  frame.link_by_link = grain == Grain::link;
  frame.searching = searches(trace);
  frame.has_colours = problem.has_colours();
  frame.has_bounds = problem.has_bounds();
  frame.has_secondary = problem.primary_count() < problem.item_count();
  return frame;
}

@ \pitfall{A description that leaves a question open. Then the drawer answers
it, from whatever it has at hand, and two drawers answer it in two ways. A
node that counts as removed because its own links lead nowhere: a covered
column is full of nodes that point at each other. A secondary header that
looks present while it is covered, since no link tells.}

\pinned{\.{tests/draw/frame\UL test.cpp} compares the frame above with what
is said of it; follows |C3|, and the first entry that leaves with it, on
their way out, link by link; and at all states of random searches it checks
that exactly the links that were written have the rank |written|, that every
link leads where the list says, and that a node is in the frame if and only
if one comes by it.}

\exercise{Write a function that compares two frames, and says in words what
one has to rub out and what to draw anew. Two frames that follow each other
at the pace of links should differ in very little; in how many nodes, at
most?}

\summary{A frame says of every node, link, and option what there is to be
seen, as a value. How it looks is decided in \sec{draw/colours}, where it is
in {\tentex draw/stage}, and nobody else decides anything.}
