@** The player. \label{draw/player}%
Eleven hundred still pictures show each step of a search, and none of them shows the next
one. Who wants to see the links {\it dance\/} needs a page on which time runs, forwards and
backwards, slowly and fast, and stops where it is told to. How large is such a page, how does
a trace get into it, and how long does it take to jump from one step to another?

The page is a single file. It can be opened by a double click, on a train, and mailed to a student;
it needs no server, no network, no other file. In it are three things:
$$\vbox{\halign{#\hfil\quad&#\hfil\cr
the {\it stage}&a page of HTML, its style, and its program, always the same\cr
the {\it places}&of boxes, labels, and squares, as \sec{draw/stage} and \sec{puzzle/board} have found them\cr
the {\it trace}&the lines of \sec{draw/trace}, with their writes in shorthand\cr}}$$
\cmd{dlx view trace.jsonl -o dance.html} puts them together, and that is all it does; the
rest is done by the browser.
\figure{.5\pagewidth}{report-cover/link-019}{A moment of the dance: item C3 comes back. The page
of this chapter draws the list in the same way, with the same looks, at whatever
moment one asks for.}
@^player@>@^viewer@>

@ What is seen there was in some chapter already: the list and its looks, the board, the
matrix, the tree, the sentences above the pictures. New is that one can ask. What does this node
remember? Why is this branch dead? Which links will change next? Which line of the
algorithm is this? Other viewers of dancing links show a picture for each search step, and
cannot go back; what people miss most in viewers of other algorithms is a way back, then keys, then a
line of time. Since a trace was made to be walked both ways, the first costs nothing.

The program of the page is written in JavaScript, since that is what browsers run. It lies in
\.{chapters/draw/player}, in modules of one task each; and it is no part of this book's text,
for it would double the length of this part and teach nothing about links that
C++ has not taught. But the ideas of it are told here.
$$\vbox{\halign{\.{#}\hfil\quad&#\hfil\cr
trace replay&the list at any time, by redoing and undoing writes\cr
story scene&what the search knows then: path, covered items, tree\cr
places roads&where everything is, and the ways of links, as in \sec{draw/stage}\cr
list links legend&the list and its looks, as in \sec{draw/picture}\cr
board matrix tree&as in the chapters of these names\cr
words reasons next&what has happened, why, and what comes next\cr
panels quiz&what is told beside the list, and asked\cr
time dancer main&steps, breakpoints, keys; and the page as a whole\cr
dom english keys sections tabs&what the others share\cr}}$$

@ The interface is one function. If there are two traces, the page shows them side by side, in
step: two lists, two sentences, two trees; the first item first against the smallest first, or a right
uncover against a wrong one. Where they part for the first time, there is a mark under the slider, one in each
tree, and a word above the sentences.

@(dlx/draw/player.hpp@>=
#pragma once
/* A page of HTML that plays a trace, forwards and backwards, link by link; all in
   one file, with nothing to be fetched. */
#include "dlx/draw/trace.hpp"
#include <span>
#include <string>
namespace dlx {
std::string player_page(std::string const& title, std::span<Trace const> traces);
  /* of one trace, or of two to be compared. Time: that of a |Stage| for each, and
     linear in their lengths. The page has 170 kilobytes, and each trace half
     of its file, if that is long */
} // |namespace dlx|

@ The modules of the page cannot be included, as a chapter can. So
\cmd{make} puts them together, before this module is compiled: one frame of HTML, with the
style and the modules where it has a place for them, as a header with an array of strings.
(One long string would do, but some compilers have a limit.) On that occasion the page is told
in which sections of the book the lines of the algorithm stand. The book is woven much later, or never;
but a section has a number because it comes after so many others, and to count the lines that begin
a section takes a moment.

@(dlx/draw/player.cpp@>=
#include "dlx/draw/player.hpp"
#include "dlx/draw/stage.hpp"
#include "dlx/puzzle/board.hpp"
#include <algorithm>
#include <charconv>
#include <cmath>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string_view>
namespace dlx {
namespace {
#include "page.hpp" /* |page_pieces|, by \.{tools/page} */
using json = nlohmann::ordered_json;
@<Put data into a page@>
@<Tell the page what looks how@>
@<Tell the page where everything is@>
@<Put a trace into shorthand@>
}
@<Make the page of a player@>
} // |namespace dlx|

@*1 Data in a page. What could go wrong? Suppose that an item is called
{\tentex </script>}. It is a fine name for an item, and all other chapters print it without
a thought. But here the trace stands between two tags, and a browser that looks for the
end of the first script finds it in the middle of the problem; what follows is no data
any more, but part of the page, and if the name goes on with {\tentex <script>}, it is
a program, by the author of the problem. Two sequences are dangerous within a script,
{\tentex </script} and {\tentex <!-{}-}, and both begin with the same character. In
JSON, this character can occur only in a string, and there any character may be written
by its number; so each {\tentex <} becomes {\tentex \char"5C u003c}, and every reader
of JSON gets back what was meant.
@^script in a name@>@^injection@>

@<Put data into a page@>=
std::string without_tags(std::string const& text)
{
  std::string out;
  for (char c : text)
    if (c == '<') out += "\\u003c";
    else out += c;
  return out;
}
std::string as_script(char const* kind, std::string const& text)
{
  return fmt::format("<script type=\"application/json\" class=\"{}\">\n", kind)@|
    + without_tags(text) + "</script>\n";
}

@ The page has marks for the title, the colours, and the data, words between two at signs, each of which stands there once. They are looked for once, from left to right, and
what has been filled in is not looked at again; otherwise a problem with the title
{\tentex @@data@@} would have its trace twice.

@<Put data into a page@>=
using Fillings = std::vector<std::pair<std::string_view, std::string> >;
std::string filled(std::string_view page, Fillings const& fillings)
{
  std::string out;
  for (;;) {
    auto at = page.size();
    Fillings::value_type const* next = nullptr;
    for (auto const& filling : fillings)
      if (auto const p = page.find(filling.first); p < at) at = p, next = &filling;
    out += page.substr(0, at);
    if (next == nullptr) return out;
    out += next->second;
    page.remove_prefix(at + next->first.size());
  }
}

@*1 Looks. \sec{draw/colours} is the only chapter in which a colour of a picture of a search is chosen, for day and
night. So the page gets its colours from there, under names that say what they are for; its style has
colours of its own only for what no picture has, such as buttons. A browser that knows which of two colours
is meant takes it: \.{light-dark(\char"23 ffffff,\char"23 2a2c30)} is white on a light page.
@^dark screen@>

@<Tell the page what looks how@>=
std::string variable(std::string const& name, char const* day)
{
  auto const is_day = [day](Night const& n) { return std::string_view(n.day) == day; };
  auto const night = std::ranges::find_if(nights, is_day);
  bool const same = night == std::end(nights);
  return fmt::format("--{}:light-dark({},{});", name, day, same ? day : night->dark);
}
std::string colours()
{
  auto node = [](Role r, Presence p, bool marked) { return look_of_node(r, p, marked).fill; };
  auto link = [](Rank rank) { return stroke_of_link(rank).colour; };
  auto square = [](SquareState state) { return look_of_square(state).fill; };
  @<Name what is coloured@>
  std::string out;
  for (auto const& [name, colour] : all) out += variable(name, colour);
  @<Add the colours of fates@>
  return ":root{" + out + "}\n";
}

@ Here are the names, and whom to ask.

@<Name what is coloured@>=
auto const in = Presence::in, gone = Presence::out;
std::pair<char const*, char const*> const all[] = { {"ink", ink}, {"accent", blue},@|
  {"good", green}, {"bad", red}, {"out-line", grey}, {"closed-ink", soft},@|
  {"panel", look_of_panel.fill}, {"panel-line", look_of_panel.edge},@|
  {"band", look_of_band.fill}, {"band-line", look_of_band.edge},@|
  {"root", node(Role::root, in, false)}, {"primary", node(Role::primary, in, false)},@|
  {"secondary", node(Role::secondary, in, false)}, {"entry", node(Role::entry, in, false)},@|
  {"out", node(Role::entry, gone, false)}, {"branch", node(Role::primary, in, true)},@|
  {"taken", node(Role::entry, in, true)}, {"entry-ink", ink_on_node(Role::entry, in, false)},@|
  {"out-ink", ink_on_node(Role::entry, gone, false)},@|
  {"memory", link(Rank::memory)}, {"initial", link(Rank::initial)},@|
  {"altered", link(Rank::altered)}, {"written", link(Rank::written)},@|
  {"chosen", square(SquareState::chosen)}, {"closed", square(SquareState::closed)} };

@ The shapes of a tree have a fill and a border.

@<Add the colours of fates@>=
std::pair<std::string, Fate> const fates[] = { {"branch", Fate::branch},@|
  {"dead", Fate::dead}, {"solution", Fate::solution} };
for (auto const& [name, fate] : fates)
  out += variable(name + "-fill", look_of_fate(fate).fill) + variable(name + "-line", look_of_fate(fate).edge);

@*1 Places. The page could find out by itself where each box is, but then there would be two
programs that know how far two columns are apart, and some day they would differ. A stage
knows all places, and has played the trace to its end for that. What remains for the
page are the roads, for they are different at each moment.

These are the places of a picture in the book, and of one that is as large as it likes. A window
has 1280 by 720 pixels, say, a phone 390 by 844, and in them are a sentence,
a board, a tree, and the controls besides. To make everything smaller
is a poor way out, for the names go first; to let people scroll is another, for whoever
moves the picture no longer sees what moves in it. But what is large in a list is mostly white:
30 of the 58 points from one row to the next, and 36 points at each rim. So the page
narrows gaps first, to no less than 12 points and 18, and only what is too large then becomes smaller. Four
queens need neither a scroll bar nor a lens: at 1280 by 720 the names of their list
are 13 pixels high. Nothing moves while time goes on; only when the window changes, all places are
computed anew.
@^gaps, narrowed@>@^window@>

A box becomes an array of its center, its width, and its height, in tenths of a point.

@<Tell the page where everything is@>=
double tenths(double v) { return std::round(v*10)/10; }
json place(Box const& b) { return {tenths(b.x), tenths(b.y), tenths(b.w), tenths(b.h)}; }
json lanes(Stage const& stage)
{
  json out;
  for (bool across : {false, true}) {
    double const first = stage.lane_of(across, 1);
    out.push_back({stage.lane_of(across, 0), first, stage.lane_of(across, 2) - first});
  }
  return out;
}
json places_of_items(Stage const& stage)
{
  auto const& links = stage.initial();
  json out = {{"sizes", {nullptr}}, {"bounds", {nullptr}}, {"limits", {{1, 0}}}};
  for (int c = 1; c <= links.item_count(); ++c) {
    bool const plain = links.is_plain(c);
    out["sizes"].push_back(place(stage.size(c)));
    out["bounds"].push_back(plain ? json() : place(stage.bound(c)));
    out["limits"].push_back({links.bound(c), plain ? 0 : links.bound(c) - links.need(c)});
  }
  return out;
}

@ The names of the members are those that the page knows.

@<Tell the page where everything is@>=
json places_of(Stage const& stage)
{
  json out = places_of_items(stage);
  for (char const* member : {"nodes", "labels", "bands"}) out[member] = json::array();
  for (int x = 0; x < stage.initial().node_count(); ++x)
    out["nodes"].push_back(place(stage.node(x)));
  for (int o = 1; o <= stage.trace().problem.option_count(); ++o) {
    out["labels"].push_back(place(stage.label(o)));
    out["bands"].push_back(place(stage.band(o)));
  }
  Box const& p = stage.panel();
  out["panel"] = {tenths(p.left()), tenths(p.top()), tenths(p.right()), tenths(p.bottom())};
  out["lanes"] = lanes(stage);
  return out;
}

@ A board is its size, its holes, and what each option puts where. The page need not
know how that was read off the names.

@<Tell the page where everything is@>=
json board_for_page(Problem const& problem)
{
  auto const board = Board::of(problem);
  if (not board) return nullptr;
  json holes = json::array(), places = json::array();
  for (int r = 0; r < board->rows(); ++r)
    for (int c = 0; c < board->columns(); ++c)
      if (not board->has_square(r, c)) holes.push_back({r, c});
  for (int o = 1; o <= problem.option_count(); ++o) {
    places.push_back(json::array());
    for (auto const& p : board->places(o)) places.back().push_back({p.symbol, p.row, p.column});
  }
  return {{"rows", board->rows()}, {"columns", board->columns()},@|
    {"holes", holes}, {"places", places}};
}

@*1 A trace in shorthand. The trace of eight queens has 116,276 writes, and \.{["L",2,1,0]} is a long way to say that
$L[2]$ becomes~0. That it was~1, the page can find out by itself when it follows the writes from the
beginning, and it should, because the trace of a wrong program may say something else. What
remains is \.{L2:0}, with its numbers in base~36, of which the digits go on, after~9, with small letters. A
capital letter then begins the next write, and nothing needs to stand between. All writes of an event are
one string, so that the browser need not make an array for each of them. With eight queens in it, the page
has 1.3 megabytes, and the trace alone has 2.3. Otherwise an event is as it was, and the whole is an array
of JSON. (Writes come last in a line, and are empty brackets if there are none.)
@^base 36@>

@<Put a trace into shorthand@>=
std::string in_base_36(int n)
{
  char digits[16];
  return {digits, std::to_chars(digits, digits + sizeof digits, n, 36).ptr};
}
std::string in_shorthand(Event const& e)
{
  Event rest = e;
  rest.writes.clear();
  auto line = write_event(rest);
  std::string writes;
  for (Write const& w : e.writes)
    writes += static_cast<char>(w.field) + in_base_36(w.node) + ':' + in_base_36(w.now);
  if (std::string_view(line).ends_with("\"writes\":[]}"))
    line.replace(line.size() - 3, 3, '"' + writes + "\"}");
  return line;
}

@ The first line of a trace is its heading, and so it is here; a trace without events is written for its sake.

@<Put a trace into shorthand@>=
std::string in_shorthand(Trace const& trace)
{
  std::ostringstream out;
  out << '[';
  write_trace(out, {trace.problem, trace.chooser, {}}); /* its first line */
  for (Event const& e : trace.events) out << ',' << in_shorthand(e) << '\n';
  out << "]\n";
  return out.str();
}

@ All is put together.

@<Make the page of a player@>=
std::string player_page(std::string const& title, std::span<Trace const> traces)
{
  std::string page, data;
  for (auto const piece : page_pieces) page += piece;
  for (Trace const& trace : traces) {
    Stage const stage(trace);
    json meta = {{"board", board_for_page(trace.problem)}};
    meta.update(places_of(stage));
    data += as_script("meta", meta.dump() + '\n') + as_script("trace", in_shorthand(trace));
  }
  return filled(page, {{"@@title@@", escape_html(title)}, {"@@colours@@", colours()},@|
    {"@@data@@", data}});
}

@*1 Why a seek is cheap. A slider can be dragged from the first step to the last and back, and
the list has to follow. The obvious way is to keep copies of it, one every thousand
steps, say, and to go on from the nearest. The page does nothing of the kind. It has all
writes in one long row: for each of them a field of a node, what was there, and
what is there now. Time is a number, which counts the writes that are done. (An event
without writes takes a tick, too; so each state of \sec{draw/trace} has one time.) Then
to seek is a loop, in one of two directions, with nothing in it but an assignment:
$$\vbox{\halign{\tentex#\hfil\cr
for (let t = from; t < to; ++t) state[address[t]] = now[t];\cr
for (let t = from; t-- > to; ) state[address[t]] = was[t];\cr}}$$
How long does that take for the trace of eight queens, with 116,276 writes? A quarter of a
millisecond, from its beginning to its end. To draw the picture takes several
times as long, and that does not depend on where one comes from; a copy every
thousand steps would make the cheaper part cheaper.
@^seek@>@^keyframe@>

So a long way costs what a short way costs, if only little is drawn. All shapes are made
once. After a step, those that look as before are left alone: a link
that was not written, and whose node is in the list as before, is the same curve. The links of a row, or of a
column, that have the same rank are a single path with many pieces, so that there are few shapes to lay out,
and what changes is short. (When each link was a shape of its own, eight queens took
two seconds to open.) And of the list, what is outside of the window is drawn when nobody has
pressed a key for a quarter of a second; of a large tree, only the rows around the place where one looks are drawn at all.

That is measured without a clock, for a clock also measures who else uses the machine: a browser can be
asked which of its elements have changed. In the page of eight queens there are some 2700 of them. A step by
one link changes 14 attributes and texts, a jump to anywhere about 160. Two kinds of time are printed by the test, too: such a page
opens in less than ten times the time of an empty one, and a jump takes less than
twice the time of a step.

@ What is seen must depend on the time, and on nothing else. If the page kept notes, such as ``C3 is
covered'', when it goes forwards, it would have to take them back
when it goes backwards, and one forgotten note shows on one way only. So everything that a picture needs is
a function of the time: the list, by the loop above; who is in the list, by walking
along it, as \sec{draw/frame} does; and what only the story knows, the options on
the path, the items branched on, and those covered, is found once, when the page is
opened, for all events. These are stacks, one a moment, thousands of them, and most of them
differ from the one before in their last element. So they share their
lower parts: a push makes a new cell that points to the old stack, and a pop goes to the cell below.
For an event, one number then is a whole stack.
@^shared stacks@>@^persistent list@>

@ A page that shows everything still leaves one alone with it. Three questions are asked by everybody, and have an
answer that one can see. {\it Where are the solutions?} In the tree, as diamonds with numbers, and under the
slider. In the book, a tree grows downwards; in a panel that is wider than high, it grows to the right, where
the words at its branches have room.

{\it Why does this branch fail?} An item has lost all its options, and each of them to
an option that has been chosen: the two share an item. (Where there are bounds, this need not be the reason, and the page gives none.) In the first dead end of four queens, nothing is left for the third
row, because two of its squares are attacked by the queen on $(0,0)$ and the other two by the queen on $(1,2)$. The sentence says just that. The page
finds it in the problem, not in the trace: for each option of the item, the first option on the path with which
it clashes.

{\it What happens next?} Beside the sentence stands the next step, and whoever presses it sees the links that it will write,
with a broad line behind them, before anything has moved. That is also the question of the quiz, which
hides this answer.
@^dead end, reason of a@>

Nor does the page believe what a trace says about itself. When an uncover ends, it takes the list
as it is, undoes all writes back to the matching cover, and compares each field; the green
sentence ``every link and every size is what it was before its cover'' is a result and
no decoration. In the trace of a search with a wrong uncover it is red, and names the first field that differs.

@ Here is what one can do, and all of it with keys; a question mark shows them.
$$\vbox{\halign{#\hfil\quad&#\hfil\cr
\it walk&by link, by event, by node of the search tree, both ways; play, slowly or fast\cr
\it jump&to a solution, to a dead end, to a bud of the tree, to a write of this step\cr
\it stop&at an item, an option, a level\cr
\it ask&a node for its fields: now, before, and since when\cr
\it follow&from node to node with the arrow keys, which go where the links go\cr
\it look ahead&at the links that change next\cr
\it hide&what removed nodes remember (and then try to say how they come back)\cr
\it guess&which links change next; right guesses are counted\cr
\it compare&two traces, in step, up to the first difference and beyond\cr}}$$
The address of the page ends with the step, as in \.{\#step=123}, so one can send somebody to
it. Two traces are in step when they have done the same number of events and of writes of
the next one. The first write in which they differ has a key of its own.

@ \pitfall{A name that ends the script. A note that is taken forwards and not backwards. A
page that opens a slow search in a second and a fast one in a minute, because it draws a thousand dead ends
nobody asked for: subtrees without a solution are folded, if there are many. A place of which the browser
is asked while the page is being changed: it lays out everything at once, to answer. A colour that is the only
difference between two states.}

\pinned{\.{tests/draw/player\UL test.cpp} looks for the trace in the page, and for what a name could
do to it. \.{tests/whole/browser\UL test.cpp} opens pages in Chromium, presses each
key, goes forwards and backwards and compares all states, counts what a step changes, and asks axe-core whether a reader who
cannot see the page, or has no mouse, can use it.}

\exercise[20]{A page keeps a copy of the list every $k$ writes, and seeks from the nearest copy
before. There are $W$ writes, and $n$ nodes with seven fields of four bytes. How many bytes are
the copies, and how many writes does a seek redo at most? What is it for eight queens, with
295 nodes, and $k=1000$; and for a trace that is a hundred times as long?}
\answer{$28nW/k$ bytes, and $k-1$ writes. Eight queens: 116 copies of 8,260 bytes,
less than a megabyte, instead of a loop of at most 116,276 assignments. A hundred times that is 96
megabytes of copies, or a loop of eleven million assignments, some dozen milliseconds; and now copies
begin to pay. But the file of this trace has 230 megabytes, and nobody will have opened it.}

\summary{One page, with the trace in it, in shorthand; \.{<} is spelled by its number. Time is
a number of writes, a seek redoes them or undoes them, and all that is seen is a function of the time.}
