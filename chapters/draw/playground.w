@** The playground. \label{draw/playground}%
Watch four queens, and you will want to see five; then a board with a hole in it, and then the
problem that you had on your mind when you took up this book. For each of them, one has to write a file, type
two commands, and open a page. How much of that can be left to the page? All of it,
if the search itself is on the page. \cmd{make playground} writes such a page, a single file as always:
a box into which one types a problem, and below it the player of \sec{draw/player}.

Browsers run JavaScript. So one could write the dance once more, in JavaScript; two hundred lines
would do. But then there would be two searches that have to write the same trace, link by link, and
the book would explain one of them, and show the other. There is a better way.
{\it WebAssembly\/} is a processor that every browser has, though nobody has ever soldered one.
A compiler for it is in Debian, by the name of {\it emscripten}; and what it compiles are the
very files that \cmd{make} has tangled from this book: |explore|, |cover|, |uncover| of part~I,
the readers of problems, the recorder of \sec{draw/trace}, the page of \sec{draw/player}.
There are some thirty modules, and none was changed for that. What is new is in this chapter.
\figure{.5\pagewidth}{dinner-tree/dinner-tree}{What the playground draws if one presses the button, among other
things: the tree of the dinner for seven. Change a letter in the box, press it again, and look how it changes.}
@^WebAssembly@>@^emscripten@>@^playground@>

@ Let us follow a tiny problem through the page. In the box stands
$$\vbox{\ninett\halign{#\hfil\cr
A B C\cr
A B\cr
C\cr
B C\cr}}$$
The page sends these 16 characters to a second thread of the browser, a {\it worker}. There, the
problem is read, and danced: |A| has one option, the first; it is tried; |C| is left, and has the second; that
is a cover. On the way, a recorder writes down twelve events, from the choice of |A| to the end, with their writes. From these
two texts are made: the trace, just as \cmd{dlx trace} prints it, and the page, just as \cmd{dlx view}
prints it. Both go back as one object of JSON,
$$\vbox{\ninett\halign{#\hfil\cr
\char"7B"trace":"\char"7B\char"5C"format\char"5C":...","page":"<!DOCTYPE...",...\char"7D\cr}}$$
and the page shows the page, in a frame: a browser is allowed to do that. If a line is misspelled, what comes back is an error,
as it is known from \sec{base/source}, with its place and its mend, and the page puts the cursor there.

So all that the two sides have in common are a few texts. The interface is one function, and it could not be
simpler if it were a command.

@(dlx/draw/playground.hpp@>=
#pragma once
/* What the page with a box asks: a problem, as text, is searched, traced, and made into
   a page that plays the trace. No file is read or written. */
#include <algorithm>
#include <functional>
#if defined(__EMSCRIPTEN__) && !defined(__cpp_lib_ranges)
namespace std::ranges {
@<Add what the library of emscripten lacks@>
} // |namespace std::ranges|
#endif
#include "dlx/draw/trace.hpp"
#include "dlx/more/observer.hpp"
#include <string>
namespace dlx {
@<Declare what somebody wants to see@>
std::string play(Wanted const& wanted);
  /* an object of JSON, in one line: with the members \.{trace}, \.{page}, \.{nodes},
     \.{solutions}, \.{writes}, \.{stopped}, and \.{notes}; or \.{error}, \.{line}, and
     \.{column}. Does not throw */
} // |namespace dlx|

@ The wishes are those that \cmd{dlx trace} has settings for. What else could be in a small problem, colours,
bounds, or costs, is in the text already.

@<Declare what somebody wants to see@>=
struct Wanted {
  std::string problem; /* in any dialect of \sec{text/format} */
  Chooser chooser = Chooser::smallest;
  std::uint64_t nodes = 1024;   /* visit at most so many; 0 means no limit */
  std::uint64_t writes = 200000; /* and write down at most about so many writes; 0 means no limit */
};

@ The source has one function that searches, and one that answers.

@(dlx/draw/playground.cpp@>=
#include "dlx/draw/playground.hpp"
#include "dlx/draw/player.hpp"
#include "dlx/more/search.hpp"
#include "dlx/text/format.hpp"
#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <sstream>
#include <utility>
namespace dlx {
namespace {
@<Stop before there are too many writes@>
@<Search as the box says@>
@<Answer with a trace and its page@>
}
@<Play@>
@<Be called from JavaScript@>
} // |namespace dlx|

@*1 Not too much. What could go wrong? A box takes anything. Somebody
pastes a sudoku of the hard kind, or twelve queens, and the browser says ``this page does not
respond''. Who has seen that once does not type into the box again.

Three things are limited. The {\it nodes\/} of the search tree, since the time grows with them; that limit is the
reader's, and \cmd{dlx trace -{}-nodes} has it, too. The {\it size\/} of the list, since one cannot look at a
list of a hundred thousand boxes, and to lay out its places takes longer than the search. And the {\it writes},
since a trace grows with them, and a single node of a large problem may have
thousands: so a thousand nodes say nothing about the length of the trace.
@^limits@>

The last of these is not a limit that a search knows. So a recorder counts what it is told, and when it has heard
enough, it throws itself out. What is left of the list then is of no use, and not needed: the search is
done once more, and stopped at the node before. A search is the same each time, so
it writes the same, and less; and the trace is the
one that \cmd{dlx trace -{}-nodes} prints with that number. No trace is ever cut off in the middle.

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

@ Each node tells of a choice or of a solution, and of no more than one of them; that is how the meter
counts nodes. If it is fed up at node~$n$, the second search visits $n-1$ of them, but at least one. (The limit
says ``about'', because on its way home the second search writes a little that the first has not
written yet. So it is not metered.)

Which search is it? The trace is that of \cmd{dlx trace}, whichever search takes it. If the problem is plain, and the search is over
after a thousand nodes or so, and so many are allowed, it is that of \sec{dance/search}, on the list of \sec{dance/links}.
Otherwise it is the general one, on the list that the problem needs. And a search that may be stopped has to be the
general one from the beginning, for the plain one only stops when it is done.

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
  return problem.has_bounds() ? dance_on(Bounded(problem))
    : problem.has_colours() ? dance_on(Painted(problem)) : dance_on(Links(problem));
}

@ What was stopped has to be called so, for five covers with nothing after them look like five
covers in all. And why it was stopped is told in words that say what to do about it.

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

@*1 The answer. A problem that is read has notes, if an option can never be chosen; they go along. If the list is too large,
this is a mistake without a place.

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
  return {{"trace", lines.str()}, {"page", player_page("what you typed", {&trace, 1})},@|
    {"nodes", totals.nodes}, {"solutions", totals.solutions}, {"writes", writes},@|
    {"stopped", stopped}, {"notes", notes}};
}

@ A page cannot catch what C++ throws; so nothing may come out of this function. An error that has a place tells it
twice: as numbers, for the cursor, and as the picture with the carets of \sec{base/source}, for those who look at it.

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

@*1 The bridge. JavaScript and C++ know nothing of each other's strings; what they share is an array of bytes, the memory of
the small processor. So they agree on what both can do: a name that is not decorated with types, as in C,
numbers, and pointers to bytes. A problem comes with its length, since there may be a zero within it, where a text of C would end;
the answer has none, and ends with one. It stays where it is until the next call.

Nothing here knows that it will be called from a browser. The same function is in the library, and its tests
call it from C++; the difference between the two sides is the compiler alone.
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

@ That all these modules are the same has a price, a small one. Debian's emscripten brings a library of C++ that is some years
older than the standard that we write, and a dozen algorithms for whole ranges are not in it
yet. Here they are, as far as those modules use them; each asks the older function of the same name, which wants
to know beginning and end. The compiler of the playground reads this before every module, and no other compiler reads it
at all. When Debian has a newer one, the section can go.
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

@ To count what has a member of a certain value, and to sort by a member.

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

@ How is the page made? \.{tools/page} puts four things into one file: the compiled search, as a text of
JavaScript that has the bytes of the small processor in it, as letters; the page itself, from
\.{chapters/draw/playground}; those problems of this book that are small enough to be watched; and what the
page knows already of elements from \.{chapters/draw/player}. All that \cmd{make} needs for it is emscripten, and only \cmd{make
playground} and \cmd{make site} ask for that. The second one makes a folder for a web server, \.{build/site}: this
page, all players and pictures, both books, and the format of traces (\sec{draw/trace}).
@^site@>

Why a worker? Because a search that runs where the page runs leaves nobody who could press a key, or stop it.
A worker runs beside the page, and the page can do without it: if there is no answer after
ten seconds, it is sent home in the middle of whatever it does, and the next problem gets a
new one. So there are limits for what we have thought of, and a clock for the rest.
@^worker@>

The player is shown in a frame, and is the very file that \cmd{dlx view} writes. So it cannot be told from one; there is
no second way to start it, and it can be saved, and mailed. The problem and the step are in the address of the page,
behind the \.{\char"23}, where servers never see them; a friend who gets that address has the
problem in the box, and the list at this moment.
@^address of a problem@>

@ \pitfall{A second search, for the page only. A limit on the nodes, and a node with a million writes. A page that
trusts what it got by mail: the problem in an address was written by a stranger, and goes the same way as
one that was typed; it is text until it has been read as a problem. A |size_t| that is shifted by 56 bits: here it has 32.}

\pinned{\.{tests/draw/playground\UL test.cpp} plays problems in C++, and compares with the traces of the general search;
stops them at every node, and after every few writes; and types nonsense. \.{tests/whole/playground\UL test.cpp} opens
the page in Chromium, types problems by the hundred, and compares their traces, byte
for byte, with those of \cmd{dlx trace}. \cmd{make check} does that. Emscripten is large, so \cmd{make test} only compiles the
same modules for a processor of 32 bits, and compares its answers with those of 64 bits.}

\exercise[15]{The meter throws itself out, and the search is done once more. Would it not be simpler to keep the
trace as it was when the meter threw? What would the player say of it at its end?}
\answer{The list would not have come home, so there would be no last sentence that all is as it was; the story would
break off in the middle of a cover; and there would be no totals, so \sec{draw/trace} would not even read it. One could undo all
covers by hand, but that is a second search, or half of one.}

\summary{A processor that every browser has runs the search of this book, compiled from the same files. In goes a text,
out come a trace and a page that plays it; what is too much is refused, or stopped, and says so.}
