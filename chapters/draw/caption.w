@** In so many words. \label{draw/caption}%
Can a picture of links do without words? Somebody who has drawn it
knows what has happened in it; everybody else looks for the thick arrows,
finds two, and begins to guess. A title such as
$$\hbox{cover C3: {\bf R[C2] $\gets$ C4}}$$
takes less than a second to read, and then one knows where to look. It is the
most effective part of the picture, and the cheapest: nobody has to place it.

What happened in the last step is therefore said above each picture, in a
caption of three parts, and the parts are set differently. The first one says
which event this is, ``cover C3''. The second says what has just changed, and
is as vermilion as the arrow that it tells of. The third, in small letters,
says where in the search we are: ``chosen: Q@@(0,1) Q@@(1,3)''. The list of
all steps on a page of the gallery consists of the same captions, and so does
what a blind reader hears about the pictures.
\figure{.5\pagewidth}{corner/event-004}{Title, change, and place, above a
picture of a board.}
@^caption@> @^title of a picture@>

@ What should {\it not\/} be in a title? Whatever is in the picture already.
The sizes of all items, the list of covered items, the number of the event:
each of them is there to be seen, in a header, in the dashes, or in the name
of the file. A title of two lines is read; one of three is skipped, and then
the first two are not read either.

@ The header has a type, the function that composes it, and three ways of
calling things by name, which others need as well.

A name for an option is needed at the margin of a picture as well, and the
colour of an entry is written on its box. If each of them had its own idea of
what an option without a name is called, the title would speak of \.{r3} and
the margin of \.{3}, and somebody would look for option 3 of item \.r.

@(dlx/draw/caption.hpp@>=
#pragma once
/* What a picture shows, said in words. All strings are in UTF-8. */
#include "dlx/draw/moment.hpp"
#include <string>
namespace dlx {
@<Declare captions@>
@<Declare names of nodes and options@>
} // |namespace dlx|

@ All strings are UTF-8; the arrow in an assignment is a real arrow.

The parts are separate because a sheet sets them differently, a page shows
them at different places, and a test wants to see one of them. Put together
with a colon, the first two are the line that stands for the picture wherever
there is no picture: in lists of steps, and for the blind.

@<Declare captions@>=
struct Caption {
  std::string what;   /* ``cover C3'' */
  std::string change; /* ``R[C2] $\gets$ C4'', or empty */
  std::string detail; /* the level, the options chosen so far; or empty */
  std::string line() const; /* the first two, with a colon */
};
Caption caption(Trace const& trace, Replay const& replay, Grain grain);
  /* of the last step of |replay|, which walks through |trace| */

@ A name for every node, so that an assignment can be read aloud. The entry
of item |C5| in the option named \.{A@@(0,0)} is \.{A@@(0,0).C5}; if the
option has only a number, 1, say, it becomes \.{r1.C5}. The root is \.h, as
in the reports.

The names follow the report, whose reader meets ``$L[R[c]]$'' on the second
page, and should recognize it in the picture. Only the names of entries are
ours. The report draws arrows to entries and does not have to call them
anything.

@<Declare names of nodes and options@>=
std::string node_name(Problem const& problem, Links const& links, int node);
  /* \.h, the item of a header, or option and item as in \.{r1.C3} */
std::string option_label(Problem const& problem, int option);
  /* its name, or \.{r1}, for row; or \.{none} for option 0 */
std::string shade_name(Problem const& problem, int node);
  /* the colour of an entry with a colon, as in \.{:A}; empty if it has none.
     Time: proportional to the number of options */

@ An assignment has an arrow in it, for which we borrow a character from the
sheet. Nothing else of the sheet is needed here.

The three functions in the unnamed namespace make one part of a caption each,
and the last one puts them together.

@(dlx/draw/caption.cpp@>=
#include "dlx/draw/caption.hpp"
#include "dlx/draw/sheet.hpp"
#include <fmt/core.h>
#include <utility>
namespace dlx {
@<Name nodes and options@>
@<Name the colour of an entry@>
namespace {
@<Name an event@>
@<Name a change@>
@<Name the place in the search@>
}
@<Compose a caption@>
} // |namespace dlx|

@*1 Names. An option is called by its name, and if it has none, by its
number. Option~0 stands for ``no more options'' in problems with bounds.

A number is the same in all formats that a problem can be written in, while a
line of the file is not: comments and empty lines count as lines, and a matrix
has its first option in line~1. So \.{r3} is the third option, wherever it
stands.

@<Name nodes and options@>=
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

@ Some events speak of a node, and a person wants to hear of its option.
Nodes are numbered as the entries are, option after option, behind the
items; so we count entries until we are there, which is slow, and needs
nothing but the problem.

How slow? An event that speaks of a node occurs in problems with colours or
bounds only; the title of one picture then costs as many steps as there are
options, and the picture itself costs more than that.

@<Name the colour of an entry@>=
namespace {
int option_at(Problem const& problem, int node)
{
  int o = 0;
  for (int x = problem.item_count(); x < node and o < problem.option_count(); )
    x += static_cast<int>(problem.option(++o).size());
  return o;
}
}

@ The colour that belongs to a node is found in the same way. It is empty
for a header, and for an entry without a colour; otherwise it begins with a
colon, so that it can be put behind the name of the item as in a file.

The entry is found from the end of its option: the last node of the option
minus the node is its distance from the last entry. So no second loop is
needed. For instance, if option 2 ends with node 9, node 7 is its third entry
from the right.

@<Name the colour of an entry@>=
std::string shade_name(Problem const& problem, int node)
{
  int const o = option_at(problem, node);
  if (node <= problem.item_count() or o == 0) return {};
  int last = problem.item_count();
  for (int k = 1; k <= o; ++k)
    last += static_cast<int>(problem.option(k).size());
  auto const entries = problem.option(o);
  Entry const& e = entries[entries.size() - 1
    - static_cast<std::size_t>(last - node)];
  return e.colour == 0 ? "" : ':' + problem.colour_name(e.colour);
}

@*1 The event. Its name has so few words that it fits above the smallest
list. Where a number would need the problem at hand, the name is said. When
an item is purified, its colour is that of the node; when an option is
tweaked, it is the one of the node; and the end counts what was found.

An option is tweaked away by itself and by nobody else, hence it must be
found through its node; the item alone would not tell which of its options
it is.

The words are those of the reports and of TAOCP: cover, uncover, purify,
tweak. Where these have no word, because nobody there had to tell it to
somebody, such as for the bound of an item that is spent, we had to find
one.

@<Name an event@>=
@<List options by name@>
@<Name a decision of a search@>
std::string name_event(Problem const& problem, Event const& event)
{
  auto const item = event.item == 0 ? "nothing"
    : problem.item(event.item).name;
  switch (event.type) {
  case Event::Type::cover: return "cover " + item;
  case Event::Type::uncover: return "uncover " + item;
  case Event::Type::purify:
    return "purify " + item + shade_name(problem, event.node);
  case Event::Type::unpurify:
    return "unpurify " + item + shade_name(problem, event.node);
  case Event::Type::spend: return "spend one of " + item;
  case Event::Type::refund: return "refund one of " + item;
  case Event::Type::tweak: return "tweak "
    + option_label(problem, option_at(problem, event.node)) + " for " + item;
  case Event::Type::untweak: return "untweak "
    + option_label(problem, option_at(problem, event.node)) + " for " + item;
  default: return name_decision(problem, event, item);
  }
}

@ What the list does has been named; the other events are what the search
says to itself. The four kinds of pairs above change links, and these change
none.

For a dead end the title says what is missing, and not only that it is a
dead end: ``no option is left for R3'' is a reason that one can check in the
picture below, at the size of R3. And the two numbers in the title of a
bound are what one compares in one's head: the covers below cost 14 or more,
less than 12 is wanted, so the next picture will be ``too expensive''.

@<Name a decision of a search@>=
std::string name_decision(Problem const& problem, Event const& event,
  std::string const& item)
{
  switch (event.type) {
  case Event::Type::choose: return fmt::format("choose {}, {} {}", item,@|
      problem.has_bounds() ? "degree" : "size", event.size);
  case Event::Type::attempt: return event.option == 0 ? "take no more here"
      : "try " + option_label(problem, event.option);
  case Event::Type::solution:
    return "solution:" + list_options(problem, event.options);
  case Event::Type::dead: return "dead end: no option is left for " + item;
  case Event::Type::bound: return fmt::format("below, covers cost {} or more; "
    "less than {} is wanted", event.bound, event.limit);
  case Event::Type::cut: return "too expensive: turn back";
  case Event::Type::skip: return fmt::format("skip {}: covers with it cost {} "
    "or more", option_label(problem, event.option), event.bound);
  default: return fmt::format("the end: {} solution{}",@|
      event.totals.solutions, event.totals.solutions == 1 ? "" : "s");
  }
}

@ A path and a solution are named option by option.

They are separated by blanks and begin with one, because they always follow a
word and a colon. In case of doubt the labels at the margin of the picture
show which options are meant.

@<List options by name@>=
std::string list_options(Problem const& problem,
  std::vector<int> const& options)
{
  std::string out;
  for (int o : options) out += ' ' + option_label(problem, o);
  return out;
}

@*1 The change. One assignment is written as such. What a field holds is a
node, and has a name, or else it is a size, a
shade, or a bound, and these are numbers. But the number of a colour tells
nothing to somebody who has written letters; so a colour is called by its
name, and only $-1$, the mark of those that need not be looked at again,
remains a number.

For example, the writes 1, 4, and 5 of |cover(3)| become ``L[C4] $\gets$ C2'',
``D[C5] $\gets$ r3.C5'', and ``S[C5] $\gets$ 1''. Compare that with the trace,
where they are \.{["L",4,3,2]}, \.{["D",5,8,12]}, and \.{["S",5,2,1]}.

@<Name a change@>=
std::string name_write(Problem const& problem, Links const& links,
  Write const& w)
{
  bool const counts = (w.field == Field::size) or (w.field == Field::colour)@|
    or w.field == Field::bound;
  bool const paints = w.field == Field::colour and w.now > 0;
  return fmt::format("{}[{}] {} {}", static_cast<char>(w.field),@|
    node_name(problem, links, w.node), arrow_glyph,@|
    paints ? problem.colour_name(w.now) : counts ? std::to_string(w.now)@|
    : node_name(problem, links, w.now));
}

@ A whole group is said
in words: who leaves, who comes back. Its first or last write, the one to
$L$ or~$U$, knows who: when covering, it is the node that was there before,
and when uncovering, the one that is there now. A whole event needs no
further words; its title has said it all.

There is a case in which nobody leaves: a secondary item is covered, and since
its header is not in the row of headers, its first two writes put into its own
fields what was there already. The list does not mind, the trace records it,
and a picture in which nothing has changed needs a title that says so.

@<Name a change@>=
std::string name_change(Problem const& problem, Links const& links,
  Moment const& m, Grain grain)
{
  auto const fresh = fresh_writes(m, grain);
  if (fresh.empty() or grain == Grain::event) return {};
  if (grain == Grain::link) return name_write(problem, links, fresh.back());
  bool const covering = takes_out(m.event->type);
  for (Write const& w : fresh) {
    if (w.field != Field::left and w.field != Field::up) continue;
    if (w.old == w.now) return "it was never in the header row";
    return fmt::format("{} {} {}",@|
      node_name(problem, links, covering ? w.old : w.now),@|
      covering ? "leaves" : "comes back to",@|
      w.field == Field::left ? "the header row" : "its column");
  }
  return {};
}

@*1 The place. The second line tells where in the search we are. A bare list
operation has no search around it; then it tells how many links are written
and how many are to come. (At first the pictures of the way back said
``nothing chosen yet'', and so did the last one of all. ``Yet'' is true only
until something has been tried.)

So the place of the fifth picture of |cover(3)|, link by link, reads ``5 of 14
writes''. In a search it reads ``chosen: Q@@(0,1) Q@@(1,3)'', and between the
two there is a dot if both have to be said.

@<Name the place in the search@>=
std::string name_place(Trace const& trace, Replay const& replay,
  Moment const& m, Grain grain)
{
  auto const& path = replay.path();
  std::string out;
  if (not path.empty()) out = "chosen:" + list_options(trace.problem, path);
  else if (searches(trace)) out = has_tried(trace, m) ? "nothing chosen"
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

Note that the end of a search is told from the end of a script by looking for
choices in the trace, and not by asking who has made it: a script may choose,
too.

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
    return {"before the first step", "", std::move(detail)};
  if (m.event->type == Event::Type::done and not searches(trace))
    return {"the end", "", std::move(detail)};
  return {name_event(trace.problem, *m.event),
    name_change(trace.problem, replay.links(), m, grain), std::move(detail)};
}

@ \pitfall{A caption that says what will happen, above a picture of what has
happened. Names that are told apart by colour only. ``1 solutions''. A title
that is as long as a solution, and so decides how wide the picture is; the
sheet cuts it (see \sec{draw/sheet}).}

\pinned{\.{tests/draw/caption\UL test.cpp} reads the captions of a cover and
an uncover at all three paces aloud, and those of an item that gets its
colour; and it makes sure that the end of a bare list operation does not
count solutions, while that of a search does.}

\exercise{Translate the captions into another language that you speak.
Where does its grammar need to know more than |name_change| knows?}

\summary{A caption has three parts: the event, the change, and the place in
the search. Every node has a name that can be read aloud.}
