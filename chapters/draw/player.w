@** The player, and the playground. \label{draw/player}%
To see the links {\it dance}, one needs a page on which time runs, forwards and backwards, slowly
and fast, and stops where it should. How large is such a page, how does a trace get into it, and how
long does it take to jump from one step to another?

The page is a single file. It needs no server, no network, no other file. In it are three things:
$$\vbox{\halign{#\hfil\quad&#\hfil\cr
the {\it element}&\.{dlx-player}: its script has the markup, the style, and the program\cr
the {\it places}&of boxes, labels, and squares, as \sec{draw/stage} and \sec{puzzle/board} have found them\cr
the {\it trace}&the lines of \sec{draw/trace}, with their writes in shorthand\cr}}$$
\cmd{dlx view trace.jsonl -o dance.html} puts them together. At first one sees the list, a sentence,
and three buttons. All the rest, from the tree to the quiz, is behind a fourth one.
\figure{.5\pagewidth}{report-cover/link-019}{A moment of the dance: item C3 comes back. The page
of this chapter draws the list in the same way, with the same looks, at whatever moment one asks
for.}
@^player@>@^viewer@>

The trace behind this figure has two events, a cover and an uncover of 14 writes each. The figure is the step after the fifth write of the uncover. To jump to the fifth write of the cover,
the page undoes 14 writes, the latest first; to come back, it redoes them in order. Only the last state is drawn.

@ The element also stands in other pages. Two lines of HTML put it there:
$$\vbox{\halign{\tentex#\hfil\cr
<script src="dlx-player.js" defer></script>\cr
<dlx-player src="queens-4.js"></dlx-player>\cr}}$$
\cmd{dlx view -{}-as script} writes the first file, and \cmd{dlx view -{}-as data} the second. With
\.{size="small"} the element is a strip: a list, three buttons, a sentence, and the line of the
algorithm that is at work. All of its elements are in a {\it shadow tree\/}: styles of the page do
not reach in, and its own do not reach out. It begins its work when it comes near the window; until
then, the page shows what is written between its tags.
@^shadow tree@>@^custom element@>

@ The program is written in JavaScript, in modules of one task each, in \.{chapters/draw/player}. It
is no part of this book's text, but its ideas are explained here.
$$\vbox{\halign{\.{#}\hfil\quad&#\hfil\cr
trace replay&the list at any time, by redoing and undoing writes\cr
story scene&what the search knows then: path, covered items, tree\cr
places roads&where everything is, and the ways of links, as in \sec{draw/stage}\cr
list links slides legend&the list, its looks (\sec{draw/picture}), and links that move\cr
board matrix tree&as in \sec{draw/squares} and \sec{draw/tree}\cr
words reasons next&what has happened, why, and what comes next\cr
panels quiz&what is told beside the list, and asked\cr
time stops dancer main small&steps, breakpoints, keys; the two forms\cr
component engine worker&the element, and the search that it can ask\cr
dom english frame keys&what the others share,\cr
sections tabs&and the tabs\cr}}$$

@ The second half of this chapter puts the search itself on a page: the {\it playground}, a box into
which one types a problem, and beside it the player. \cmd{make playground} writes this page. The very
files that \cmd{make} has tangled from this book, some thirty modules, are compiled for {\it
WebAssembly}, a processor that every browser has. The compiler is in Debian, by the name of {\it
emscripten}.
\figure{.5\pagewidth}{dinner-tree/dinner-tree}{What the playground draws when it is opened, among other
things: the tree of the dinner for seven.}
@^WebAssembly@>@^emscripten@>@^playground@>

The page sends the text of the box to a second thread of the browser, a {\it worker}. There, the
problem is read and searched. The answer is one object of JSON with the trace, just as \cmd{dlx
trace} prints it, and the data of the player, just as \cmd{dlx view -{}-as data} prints them. If a
line is misspelled, an error comes back, with its place and its mend (\sec{base/source}); the page
marks the word, and tells the mend beside it.

@ If there are two traces, the page shows them side by side, in step: the first item first against
the smallest first, say, or a right uncover against a wrong one. A mark shows where they differ for
the first time.

@(dlx/draw/player.hpp@>=
#pragma once
/* A page of HTML that plays a trace, forwards and backwards, link by link, all in
   one file, with nothing to be fetched; its parts, for other pages; and what the page with a
   box asks: a problem, as text, is searched, and traced. No file is read or written. */
#include <algorithm>
#include <functional>
#if defined(__EMSCRIPTEN__) && !defined(__cpp_lib_ranges)
namespace std::ranges {
@<Add what the library of emscripten lacks@>
} // |namespace std::ranges|
#endif
#include "dlx/draw/trace.hpp"
#include "dlx/more/observer.hpp"
#include <span>
#include <string>
namespace dlx {
std::string player_page(std::string const& title, std::span<Trace const> traces);
  /* of one trace, or of two to be compared. Time: that of a |Stage| for each, and
     linear in their lengths. The page has 210 kilobytes, and each trace half
     of its file, if that is long */
std::string player_script(); /* the element \.{dlx-player}, for other pages */
std::string player_data(std::span<Trace const> traces); /* what it plays: an array of JSON */
std::string player_file(std::span<Trace const> traces); /* the same as a script */
@<Declare what somebody wants to see@>
std::string play(Wanted const& wanted);
  /* an object of JSON, in one line: with the members \.{trace}, \.{data}, \.{nodes},
     \.{solutions}, \.{writes}, \.{stopped}, and \.{notes}; or \.{error}, \.{line}, and
     \.{column}. Does not throw */
} // |namespace dlx|

@ The wishes of the box are those that \cmd{dlx trace} has settings for.

@<Declare what somebody wants to see@>=
struct Wanted {
  std::string problem; /* in any dialect of \sec{text/format} */
  Chooser chooser = Chooser::smallest;
  std::uint64_t nodes = 1024;   /* visit at most so many; 0 means no limit */
  std::uint64_t writes = 200000; /* and write down at most about so many writes; 0 means no limit */
};

@ The tool \.{tools/web} puts the modules together, before this module is compiled: one script, with
the markup, the style, and the worker as strings, and one frame of a page. Both come as a header with
arrays of strings. The tool also counts in which sections of the book the lines of the algorithm are,
and tells the script.

@(dlx/draw/player.cpp@>=
#include "dlx/draw/player.hpp"
#include "dlx/draw/stage.hpp"
#include "dlx/more/search.hpp"
#include "dlx/puzzle/board.hpp"
#include "dlx/text/format.hpp"
#include "page.hpp" /* |page_pieces| and |script_pieces|, by \.{tools/web} */
#include <charconv>
#include <cmath>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string_view>
#include <utility>
namespace dlx {
namespace {
using json = nlohmann::ordered_json;
@<Put data into a page@>
@<Tell the page what looks how@>
@<Tell the page where everything is@>
@<Put a trace into shorthand@>
}
@<Make the page of a player@>
namespace {
@<Stop before there are too many writes@>
@<Search as the box says@>
@<Answer with a trace and its page@>
}
@<Play@>
@<Be called from JavaScript@>
} // |namespace dlx|

@*1 Data in a page. Suppose that an item is called {\tentex </script>}. The trace is between two
tags, and a browser finds the end of the script in the middle of the problem. The rest is part of
the page, and may be a program, by the author of the problem. Two sequences are dangerous within a
script, {\tentex </script} and {\tentex <!-{}-}, and both begin with the same character. In JSON,
this character can occur only in a string, so each {\tentex <} becomes {\tentex \char"5C u003c}.
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

@ The page has marks for the title, the colours, and the data, words between two at signs. They are
looked for from left to right, and what has been filled in is not looked at again; otherwise a
problem with the title {\tentex @@data@@} would have its trace twice.

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

@ The page gets its colours from \sec{draw/sheet}, under names that say what they are for; its
style has colours of its own only for what no picture has, such as buttons. A browser that knows
which of two colours is meant takes it: \.{light-dark(\char"23 ffffff,\char"23 2a2c30)} is white on
a light page.
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
  return ":root,:host{" + out + "}";
}

@ Here are the names, and the functions that know their colours.

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

@*1 Places. A stage knows all places, so the page need not compute them. The page computes only the
roads, which are different at each moment.

In a small window, most of a list is white. So the page narrows gaps first, and only what is too
large then becomes smaller. Nothing moves while time goes on.
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

@ A board is its size, its holes, and what each option puts where.

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

@*1 A trace in shorthand. The trace of eight queens has 116,276 writes, such as \.{["L",2,1,0]}. The
old value 1 is left out, since the page finds it when it follows the writes; in the trace of a wrong
program it may be wrong. The rest is \.{L2:0}, with its numbers in base~36. A capital letter begins
the next write, and all writes of an event are one string. With eight queens in it, the page has 1.3
megabytes, and the trace alone has 2.3. Otherwise an event is as it was, and the whole is an array
of JSON. Writes come last in a line, and are empty brackets if there are none.
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

@ The first line of a trace is its heading; a trace without events is written for it.

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

@ All is put together. The data are the same wherever they go: in a script of the page, in a file
that another page loads, or in the answer of the playground. Such a file registers its data under
its own address, since a page that is read from a disk may run a file of JavaScript, but not read
one of JSON.
@^data of a player@>

@<Make the page of a player@>=
std::string player_data(std::span<Trace const> traces)
{
  std::string data;
  for (Trace const& trace : traces) {
    Stage const stage(trace);
    json meta = {{"board", board_for_page(trace.problem)}};
    meta.update(places_of(stage));
    data += (data.empty() ? "[" : ",") + ("{\"meta\":" + meta.dump()) + ",\n\"trace\":"
      + in_shorthand(trace) + "}\n";
  }
  return without_tags(data + "]\n");
}
std::string player_file(std::span<Trace const> traces)
{
  return "(self.dlxTraces ||= new Map).set(document.currentScript.src, " + player_data(traces) + ");\n";
}

@ The script has its colours from here, and the page has the script.

@<Make the page of a player@>=
std::string joined(std::span<std::string_view const> pieces)
{
  std::string out;
  for (auto const piece : pieces) out += piece;
  return out;
}
std::string player_script()
{
  return filled(joined(script_pieces), {{"@@colours@@", colours()}});
}
std::string player_page(std::string const& title, std::span<Trace const> traces)
{
  auto const data = "<script type=\"application/json\" class=\"data\">\n" + player_data(traces) + "</script>";
  return filled(joined(page_pieces), {{"@@title@@", escape_html(title)},@|
    {"@@script@@", player_script()}, {"@@data@@", data}});
}

@*1 Why a seek is cheap. A slider can be dragged from the first step to the last, and the list has
to follow. The page has all writes in one long row: for each of them a field of a node, what was
there, and what is there now. Time is a number, which counts the writes that are done; an event
without writes takes a tick, too. Then to seek is a loop, in one of two directions, with nothing in
it but an assignment:
$$\vbox{\halign{\tentex#\hfil\cr
for (let t = from; t < to; ++t) state[address[t]] = now[t];\cr
for (let t = from; t-- > to; ) state[address[t]] = was[t];\cr}}$$
For the trace of eight queens this takes a quarter of a millisecond, from its beginning to its end.
To draw the picture takes several times as long.
@^seek@>@^keyframe@>

So all shapes are made once. After a step, those that look as before are left alone. The links of a
row, or of a column, that have the same rank are a single path with many pieces. Of the 2700
elements in the page of eight queens, a step by one link changes 14 attributes and texts.

A link that is written does not jump. For 300 milliseconds, its tip slides from the old end to the
new one, and boxes stay where they are. Both ways of the link are cut into sixteen pieces of equal
length, and each point goes straight to its partner. A link that leaves the panel has a second
piece, which grows from the edge. When a node leaves the list, its own links turn grey meanwhile.
Such a link is left out of the path of its row, or column, until it has arrived. The next step ends
all slides at once, so a quick reader waits for nothing. If the system is set to less motion, links
do not slide.
@^motion, reduced@>@^slide of a link@>

@ The picture depends on the time, and on nothing else. A note, such as ``C3 is covered'', that is
taken when time goes forwards would have to be taken back when it goes backwards. So everything in a
picture is a function of the time. The list comes from the loop above, and the presence of nodes
from walking along it (\sec{draw/frame}). The options on the path, the items branched on, and those
covered, are found for all events when the page is opened. These are stacks, one a moment, which
share their lower parts: a push makes a new cell that points to the old stack, and a pop goes to the
cell below.
@^shared stacks@>@^persistent list@>

@ {\it Why does this branch fail?} An item has lost all its options, and each of them to an option
that has been chosen: the two share an item. With bounds, this need not be the reason, and the page
gives none. The page finds it in the problem: for each option of the item, the first option on the
path with which it clashes.
@^dead end, reason of a@>

The page does not believe what a trace says about itself. When an uncover ends, it undoes all writes
back to the matching cover, in a copy of the list, and compares each field. The green sentence
``every link and every size is what it was before its cover'' is a result. In the trace of a wrong
uncover it is red, and names the first field that differs.

Everything on the page can be done with keys, and a question mark shows them. The address of the page ends with
the step, as in \.{\#step=123}. A frame of the book has a number of its own, that of the events before it; the address
\.{\#event=21} leads to frame~21.

@*1 The search of the playground. A box takes anything, such as a hard sudoku. Three things are
limited. The {\it nodes\/} of the search tree, since the time grows with them. The {\it size\/} of
the list, since to lay out its places takes longer than the search. And the {\it writes}, since a
single node of a large problem may have thousands.
@^limits@>

A search knows no limit of writes. So a recorder counts them, and when it has recorded enough, it
throws. Then the search is done once more, and stopped at the node before. A search is the same each
time, so the trace is the one that \cmd{dlx trace -{}-nodes} prints with that number. No trace is
ever cut off in the middle.

@<Stop before there are too many writes@>=
constexpr int most_boxes = 6000; /* of a list */
struct Enough { std::uint64_t nodes; };
class Meter : public Recorder {
public:
  Meter(Problem const& problem, Wanted const& w)
    : Recorder(problem, w.chooser == Chooser::first ? "first" : "smallest"),
      most(w.writes) {}
  std::uint64_t writes = 0, nodes = 0;
protected:
  void keep(Event&& e) override
  {
    writes += e.writes.size();
    if (e.type == Event::Type::choose or e.type == Event::Type::solution) ++nodes;
    if (most > 0 and writes > most) throw Enough{nodes};
    Recorder::keep(std::move(e));
  }
private:
  std::uint64_t most;
};

@ Each node has one event for a choice or for a solution; so the meter counts nodes. If it throws at
node~$n$, the second search visits $n-1$ of them, but at least one. The limit says ``about'',
because on its way back the second search writes a little more; so it is not metered.

The trace is that of \cmd{dlx trace}. If the problem is plain, and the search is over after a
thousand nodes or so, and so many are allowed, it is that of \sec{dance/search}. Otherwise it is the
general one, which can be stopped, on the list that the problem needs.

@<Search as the box says@>=
Ending dance(Problem const& problem, Wanted const& w, Recorder& recorder)
{
  Limits limits;
  limits.nodes = w.nodes;
  auto const dance_on = [&](auto links) {
    return search(links, w.chooser, limits, nullptr, &recorder).ending;
  };
  bool const free = w.nodes == 0 or w.nodes > nodes_of_a_short_search;
  if (free and dance_plainly(problem, w.chooser, recorder)) return Ending::complete;
  return with_simplest_list(problem, dance_on);
}

@ If the search was stopped, the answer says why, in words that say what to do about it.

@<Search as the box says@>=
struct Played {
  Trace trace;
  std::uint64_t writes = 0;
  std::string stopped; /* why; empty if the search is complete */
};
Played played(Problem const& problem, Wanted w)
{
  Meter meter(problem, w);
  try {
    bool const is_complete = dance(problem, w, meter) == Ending::complete;
    return {meter.take(), meter.writes, is_complete ? ""@|
      : fmt::format("{} nodes, as was wanted; with more, it goes on", w.nodes)};
  } catch (Enough const& enough) {
    auto const most = std::exchange(w.writes, 0);
    w.nodes = std::max<std::uint64_t>(1, enough.nodes - 1);
    Played less = played(problem, w);
    less.stopped = fmt::format("the next one would be beyond {} writes", most);
    return less;
  }
}

@ Notes on options that can never be chosen go along.

@<Answer with a trace and its page@>=
using json = nlohmann::ordered_json;
json answer(Wanted const& wanted)
{
  std::vector<std::string> notes;
  Problem const problem = read_problem({"problem", wanted.problem}, Syntax::automatic, &notes);
  if (int const boxes = 1 + problem.item_count() + problem.entry_count();
    boxes > most_boxes)
    throw std::length_error(fmt::format("the list of this problem has {} boxes, and more "
      "than {} cannot be looked at", boxes, most_boxes));
  auto const [trace, writes, stopped] = played(problem, wanted);
  std::ostringstream lines;
  write_trace(lines, trace);
  auto const& totals = trace.events.back().totals;
  return {{"trace", lines.str()}, {"data", player_data({&trace, 1})},@|
    {"nodes", totals.nodes}, {"solutions", totals.solutions}, {"writes", writes},@|
    {"stopped", stopped}, {"notes", notes}};
}

@ A page cannot catch what C++ throws; so nothing may come out of this function. An error that has a
place tells it twice: as numbers, for the cursor, and as the picture with the carets of
\sec{base/source}.

@<Play@>=
std::string play(Wanted const& wanted)
{
  try {
    return answer(wanted).dump();
  } catch (InputError const& e) {
    return json({{"error", e.what()}, {"line", e.line()}, {"column", e.column()}}).dump();
  } catch (std::exception const& e) {
    return json({{"error", e.what()}, {"line", 0}, {"column", 0}}).dump();
  }
}

@*1 The bridge. JavaScript and C++ share an array of bytes, the memory of the small processor. So
the function has a name that is not decorated with types, as in C, numbers, and pointers to bytes. A
problem comes with its length, since there may be a zero within it; the answer ends with a zero, and
stays where it is until the next call.
@^C, functions of@>

@<Be called from JavaScript@>=
extern "C" {
char const* dlx_play(char const* problem, int bytes, int first, double nodes)
{
  static std::string told;
  auto const chooser = first != 0 ? Chooser::first : Chooser::smallest;
  told = play({{problem, index(bytes)}, chooser, static_cast<std::uint64_t>(nodes)});
  return told.c_str();
}
}

@ Debian's emscripten has a library of C++ without the algorithms for whole ranges. Here they are,
as far as the modules use them. The compiler of the playground reads this before every module, and
no other compiler reads it at all.
@^library, older than the standard@>

@<Add what the library of emscripten lacks@>=
template<class R, class T> auto find(R& r, T const& x)
{ return std::find(r.begin(), r.end(), x); }
template<class R, class P> auto find_if(R& r, P is)
{ return std::find_if(std::begin(r), std::end(r), is); }
template<class R, class P> bool any_of(R const& r, P is)
{ return std::any_of(r.begin(), r.end(), is); }
template<class R, class P> bool all_of(R const& r, P is)
{ return std::all_of(r.begin(), r.end(), is); }
template<class R, class P> bool none_of(R const& r, P is)
{ return std::none_of(r.begin(), r.end(), is); }
template<class R, class P> auto count_if(R const& r, P is)
{ return std::count_if(r.begin(), r.end(), is); }
template<class R, class S, class P> bool equal(R const& r, S const& s, P same)
{ return std::equal(r.begin(), r.end(), s.begin(), s.end(), same); }
template<class R, class T> void replace(R& r, T const& x, T const& y)
{ std::replace(r.begin(), r.end(), x, y); }
template<class R, class T> auto lower_bound(R& r, T const& x)
{ return std::lower_bound(r.begin(), r.end(), x); }
template<class R, class T> auto upper_bound(R& r, T const& x)
{ return std::upper_bound(r.begin(), r.end(), x); }

@ These count what has a member of a certain value, and sort by a member.

@<Add what the library of emscripten lacks@>=
template<class R, class T> auto count(R const& r, T const& x)
{ return std::count(r.begin(), r.end(), x); }
template<class R, class T, class M> auto count(R const& r, T const& x, M member)
{
  auto const has = [&](auto const& y) { return std::invoke(member, y) == x; };
  return std::count_if(r.begin(), r.end(), has);
}
template<class R, class M> void stable_sort(R& r, std::less<> by, M member)
{
  auto const before = [&](auto const& a, auto const& b) {
    return by(std::invoke(member, a), std::invoke(member, b)); };
  std::stable_sort(r.begin(), r.end(), before);
}

@ The tool \.{tools/web} puts five things into the page: the compiled search, as a text of
JavaScript; the element; the page itself, from \.{chapters/draw/playground}; an empty page of a
player, which is filled if a reader wants to save one; and some small problems, of this book and of
\cmd{dlx make}. Only \cmd{make playground} and \cmd{make site} need emscripten. The second one makes a
folder for a web server, \.{build/site}: this page, all players and pictures, the book and its
part~I, the format of traces (\sec{draw/trace}), and the element with an example.
@^site@>

The page searches when it is opened, and a third of a second after the last key. The worker runs
beside the page, so that the page can stop it. If there is no answer after ten seconds, or another
text comes first, the worker is ended, and the next problem gets a new one. So the newest text wins.
The problem and the step are in the address of the page, after the \.{\char"23}, where servers never
see them; a link to it can be shared.
@^worker@>@^address of a problem@>

@*1 The book as pages. \label{draw/edition}The command \cmd{make edition} makes a page of each chapter of
this book. The program \.{tools/prose.py} reads the prose as TeX does: as tokens, with groups,
arguments, and definitions. It knows the macros of \.{chapters/dlxmac.tex}. A macro that it does not
know, a brace that is not closed, or a label that is not there is an error with its line in the
chapter. So nothing can be missing on a page without notice.
$$\vbox{\halign{#\hfil\quad&#\hfil\cr
in a chapter&on its page\cr
\noalign{\smallskip}
a note in the margin&a note in the margin, which folds on a phone\cr
a formula&MathML, by KaTeX\cr
a table&a table\cr
what only TeX can draw&a picture, by pdfTeX and dvisvgm\cr
the name of a piece&a link, which opens the piece in its place\cr
a name that a header declares&a link, which shows its declaration and its uses\cr
an exercise&its question; the answer is folded\cr
a session&the file that the tests have compared\cr}}$$
@^web edition@>@^KaTeX@>@^dvisvgm@>

@ The number of a section changes when another one is put before it. An address must not change, so
it has no number. It is the last word of the section's first label, as in
\.{dance/links.html\char"23 assign}. Without a label, it is the title of the section, or the name of
the piece that is defined there, or the first words of the prose. If two sections of a page would
have the same address, the second one gets a \.{-2}. All data of the search and of names are
scripts, which a browser loads from a disk, too; it would not load other files from there.
@^address of a section@>

@ \pitfall{A name that ends the script. A note that is taken forwards and not backwards. A page that
draws a thousand dead ends at once: subtrees without a solution are folded, if there are many. A
place of which the browser is asked while the page is being changed: it lays out everything at once,
to answer. A colour that is the only difference between two states. A limit on the nodes, and a node
with a million writes. A page that trusts the problem in an address, which was written by a
stranger. A |size_t| that is shifted by 56 bits: here it has 32.}

\pinned{\.{tests/draw/player\UL test.cpp} looks for the trace in the page, and for what a name could
do to it. It plays problems, stops them after every few writes, types nonsense, and compares with
the traces of the general search, and with the answers of the same modules on a processor of 32
bits. In Chromium, \.{tests/whole/browser\UL test.cpp} presses each key, goes forwards and backwards
and compares all states, and asks axe-core whether a reader without eyes or mouse can use the page.
It puts the element into other pages, and looks where the tip of a link is while it slides. There, too, \.{tests/whole/playground\UL test.cpp} types problems by the hundred, and compares their
traces, byte for byte, with those of \cmd{dlx trace}. And \.{tests/whole/edition\UL test.cpp} counts
sections and pieces, follows each link of the web edition, and opens pieces, names, notes, and answers.}

\exercise[20]{A page keeps a copy of the list every $k$ writes, and seeks from the nearest copy
before. There are $W$ writes, and $n$ nodes with seven fields of four bytes. How many bytes are the
copies, and how many writes does a seek redo at most? Compute both for eight queens, with 295 nodes,
and $k=1000$, and for a trace that is a hundred times as long.} \answer{$28nW/k$ bytes, and $k-1$
writes. Eight queens: 116 copies of 8,260 bytes, less than a megabyte, instead of a loop of at most
116,276 assignments. A hundred times that is 96 megabytes of copies, or a loop of eleven million
assignments, some dozen milliseconds; and now copies begin to pay. But the file of this trace has
230 megabytes.}

\exercise[15]{The meter throws, and the search is done once more. Would it not be simpler to keep
the trace as it was when the meter threw? What would the player say of it at its end?} \answer{The
list would not be as it was, the story would break off in the middle of a cover, and there would be
no totals, so \sec{draw/trace} would not even read it. One could undo all covers by hand, but that
is a second search, or half of one.}

\summary{One element, with the trace in shorthand, in a page of its own or in others; \.{<} is
spelled by its number. Time is a number of writes, a seek redoes them or undoes them, and all that is seen is a function of the time.
The playground runs the search of this book in the browser, compiled from the same files; what is
too much is refused, or stopped, and reported.}
