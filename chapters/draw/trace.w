@** The trace. \label{draw/trace}%
A dance is over as soon as it has been danced. How can one look at it again, test it, draw it? It
must be written down, and in such a way that one can walk through it in both directions.

Everything that happens to a list is a sequence of writes: a field of a node changes from an old
value to a new one. A program that knows both values can redo the write, or undo it. So a trace is
the problem, followed by the events of \sec{more/observer}, and each cover or uncover comes with its
writes.
\figure{.44\pagewidth}{report-cover/link-004}{After four of the 14 writes of |cover(3)|:
the links say that C5 has one option left, the size still says two.}

@ A trace is a text file with one JSON object a line, so that it can be written while the search is
running, cut with \cmd{head}, searched with \cmd{grep}, and read by any language. Here is the
beginning of the trace of |C3|, covered and uncovered in the list of \sec{dance/four_way}:
\transcript{trace-head}
The first line holds the problem, in the JSON format of \sec{text/json}. Each further line is an
event; the last event is \.{done}, with the totals. In \.{writes}, an element such as
\.{["L",4,3,2]} says that field $L$ of node~4 was~3 and is now~2. Nodes are numbered as in
\sec{dance/four_way}: the root is 0, the headers are $1,\ldots,n$, and the entries follow, option by
option. Levels count from 0. The file \.{chapters/trace.schema.json} says all of this in a way that
programs understand.
@^JSON Lines@>@^trace format@>

@ Here are the first five writes of the cover of |C3|. There |C1| to |C5| are the nodes 1 to~5, and
the first option has the nodes 6, 7, and~8.
$$\vbox{\halign{\hfil#\quad&{\tentex#}\hfil\quad&$#$\hfil\quad&$#$\hfil\quad
&#\hfil\cr
&{\rm in the file}&\hbox{forwards}&\hbox{backwards}&\cr
\noalign{\smallskip}
1&["L",4,3,2]&L[4]\leftarrow2&L[4]\leftarrow3&to the left of C4 is C2\cr
2&["R",2,3,4]&R[2]\leftarrow4&R[2]\leftarrow3&and to the right of C2 is C4\cr
3&["U",12,8,5]&U[12]\leftarrow5&U[12]\leftarrow8&above node 12 is the header C5\cr
4&["D",5,8,12]&D[5]\leftarrow12&D[5]\leftarrow8&and below C5 is node 12\cr
5&["S",5,2,1]&S[5]\leftarrow1&S[5]\leftarrow2&C5 has one option left\cr}}$$
To go forwards, read this table from the top and do what the third column says; to go backwards,
read it from the bottom and do what the fourth says. The replay does not know what a cover is, so it
can be trusted to test the search.
\framestrip{first-writes}{The list before the first write, and after each of the five. Read
them backwards: each frame says what the write to its right has to restore.}
@^replay@>

@ Seven types of events tell the story of a search.
$$\vbox{\halign{{\tentex#}\hfil\quad&#\hfil\cr
choose&an item has been chosen, with so many options left\cr
dead&there are none, or with bounds too few: a dead end; the item is not covered\cr
cover&an item has been covered, by these writes\cr
try&an option of the chosen item is being tried; its other items are covered next\cr
solution&the options tried so far are a cover\cr
uncover&an item has been uncovered, by these writes\cr
done&the search is over, with these totals\cr}}$$
Here are the four queens, without the writes: rank~1 is item~1, its corner is option~1, with a file
and a diagonal, items 5 and~16.
\transcript{trace-story}
The events are not nested; the tree is made from the levels, as in \sec{draw/tree}.

@ The lists of \sec{more/painted} and \sec{more/bounded} have steps of their own, and so has a
search with costs (\sec{more/cheapest}). Two more fields occur in their writes: $K$, the shade of a
node, and $B$, the bound of an item.
$$\vbox{\halign{{\tentex#}\hfil\quad&#\hfil\cr
purify, unpurify&an item has got the colour that this node wants; has lost it\cr
spend, refund&an item has been used, and its bound is lower by one; or not\cr
tweak&an option has its turn, and is out of all columns, from this node on\cr
untweak&all options of its item had their turn, and it is back\cr
bound&each cover below costs at least \.{bound}; less than \.{limit} is wanted\cr
cut&so the search turns back, and no item is chosen\cr
skip&with this option, a cover costs at least \.{bound}; it is not tried\cr}}$$
If an item has bounds, then \.{size} in \.{choose} is its degree, the number of ways to go on; and a
\.{try} with option~0 and node~0 is the way on which the item gets nothing more. An older reader refuses such a trace at its first unknown event, so it cannot misread it, and the version remains~1.

@ The names of the operations alone, ``cover |C3|'', would not do: a wrong search would be replayed
by the same wrong code. With the new values only, one can go forwards, but not back. In memory, an
|Event| has room for what any type of event may say; what a type does not say remains~0 or empty.

@<Declare events and traces@>=
struct Write {
  Field field = Field::left;
  int node = 0, old = 0, now = 0;
  friend bool operator==(Write const& a, Write const& b) = default;
};
struct Event {
  enum class Type { choose, cover, attempt, solution, dead, uncover, done,@/
    purify, unpurify, /* these two for problems with colours */@/
    spend, refund, tweak, untweak, /* these with bounds, in the order of |Act| */@/
    bound, cut, skip /* and these with costs */ };
  Type type = Type::done;
  int item = 0, size = 0, level = 0, option = 0, node = 0;
  std::int64_t bound = 0, limit = 0; /* of costs */
  std::vector<int> options = {};  /* of a solution, in the order chosen */
  std::vector<Write> writes = {}; /* of a cover or uncover, in order */
  Totals totals = Totals();           /* when done */
  friend bool operator==(Event const& a, Event const& b) = default;
};
struct Trace {
  Problem problem;
  std::string chooser; /* |"first"|, |"smallest"|, or |"script"| */
  std::vector<Event> events;
  friend bool operator==(Trace const& a, Trace const& b) = default;
};

@ Two observers make traces. A |Recorder| keeps everything in memory; a |TraceWriter| writes every
event to a stream as soon as it is complete. Both must collect the writes until the event comes that
they belong to; so the writer is a recorder that forgets.

\transcript{trace-dead}
The second command counts the lines and the bytes of a larger trace: two kilobytes for each of its
1199 nodes. A million nodes make a file of a gigabyte or two.

@<Declare the recorders@>=
class Recorder : public Observer {
public:
  Recorder(Problem problem, std::string chooser);
  Trace take(); /* the trace so far; the recorder is empty then */
  @<Declare the events, overridden@>
protected:
  virtual void keep(Event&& event); /* called when an event is complete */
private:
  Trace trace;
  std::vector<Write> writes; /* since the last event */
  void keep_writes(Event::Type type, int item, int level, int node = 0);
};
class TraceWriter : public Recorder {
public:
  TraceWriter(std::ostream& stream, Problem const& problem,
    std::string const& chooser); /* writes the heading before the first event */
protected:
  void keep(Event&& event) override;
private:
  std::ostream& out;
  std::string heading; /* empty when it has been written */
};

@ A |Replay| walks through a trace. It has a list of its own, which at the beginning is the list of
the problem. Its position is a pair: so many events are done, and of the next event so many writes
are done. A whole event that is done counts in the first number only, so each state has exactly one
name. In the trace of |C3|, the positions are $(0,0)$ to $(0,13)$; $(1,0)$, after the fourteenth
write, to $(1,13)$; $(2,0)$; and $(3,0)$, after \.{done}: thirty names for thirty pictures.
@^position in a trace@>

At each moment of a search, an item is branched on at each level, from its choice until it has been
uncovered again, or refunded. A |Level| also says which of its options is being tried, and how many
have been, with this one. All that pictures say of the search is found in the levels.

@<Declare the levels of a search@>=
struct Level {
  int item = 0;   /* branched on; or 0 */
  int size = 0;   /* so many options it had when it was chosen */
  int tried = 0;  /* so many of them have been tried, or skipped */
  int option = 0; /* is being tried; or 0 */
};

@ A replay borrows its trace.

@<Declare the class |Replay|@>=
class Replay {
public:
  explicit Replay(Trace const& t);
  bool forward();  /* to the end of the present event; false at the end */
  bool backward(); /* to the beginning of this event, or of the one before */
  bool forward_write(); /* one write, or an event that has none */
  bool backward_write();
  Bounded const& links() const { return list; }
  std::size_t event() const { return events_done; }
  std::size_t write() const { return writes_done; }
  bool is_covered(int item) const; /* from the first write on */
  std::vector<Level> levels() const; /* time: linear in the events so far */
  std::vector<int> path() const;     /* the options being tried, by level; likewise */
private:
  Trace const& trace;
  Bounded list;
  std::size_t events_done = 0, writes_done = 0;
  std::vector<int> covers; /* by item, those that have begun, less those undone */
  void redo(Write const& w) { list.set(w.field, w.node, w.now); }
  void undo(Write const& w) { list.set(w.field, w.node, w.old); }
  void count_cover(Event::Type type, int by);
};

@ The names of the types in the file have the order of |Event::Type|.

@(dlx/draw/trace.hpp@>=
#pragma once
/* A search written down: its events, with each write of a link, in memory or as
   lines of JSON; and a replay, which walks through it in both directions. */
#include "dlx/more/observer.hpp"
#include "dlx/more/bounded.hpp"
#include "dlx/base/source.hpp"
#include <array>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>
namespace dlx {
@<Declare events and traces@>
constexpr std::array<std::string_view, 16> event_names = {"choose", "cover",
  "try", "solution", "dead", "uncover", "done", "purify", "unpurify", "spend",
  "refund", "tweak", "untweak", "bound", "cut", "skip"};
@<Declare the recorders@>
@<Declare the levels of a search@>
@<Declare the class |Replay|@>
bool ends_option(Event::Type type); /* is something taken back, so that an option is over? */
std::string write_event(Event const& event); /* one line, without its end */
void write_trace(std::ostream& out, Trace const& trace); /* all lines; linear time */
@<Declare how traces are read@>
} // |namespace dlx|

@ If another program wrote the trace (\sec{draw/conformance}), all is kept that comes before the
first line that cannot be read, and the complaint, too.

@<Declare how traces are read@>=
Trace read_trace(Source const& source);
  /* throws |InputError| if it is not a trace, or not a consistent one: each
     write must find the old value that it claims */
struct Claim {
  Trace trace;
  std::optional<InputError> unreadable; /* why it ends where it ends */
};
Claim read_claim(Source const& source);
  /* what another program wrote, up to the first line that cannot be read; only the
     form is looked at (\sec{draw/conformance} looks at the rest). Throws
     |InputError| if not even the heading can be read */

@ The ordered variety of the JSON library leaves the members of an object in the order in which we
give them, so that \.{event} comes first and the long list of writes last.

@(dlx/draw/trace.cpp@>=
#include "dlx/draw/trace.hpp"
#include "dlx/base/index.hpp"
#include "dlx/base/source.hpp"
#include "dlx/text/format.hpp"
#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <ostream>
namespace dlx {
using json = nlohmann::ordered_json;
using Type = Event::Type;
@<Record events@>
@<Tabulate the members of events@>
@<Write a trace@>
@<Replay a trace@>
namespace {
@<Find what is in a JSON object@>
struct TraceReader {
  @<Declare what a reader keeps in mind@>
  @<Read the lines of a trace@>
};
}
@<Read a trace@>
} // |namespace dlx|

@*1 Recording. The recorder allocates memory for each event, and is slow; a search that is not
watched does not even contain the calls (\sec{more/silence}). Most events are complete as soon as they
happen, and are kept at once.

@<Record events@>=
Recorder::Recorder(Problem problem, std::string chooser)
  : trace({std::move(problem), std::move(chooser), {}}) {}
Trace Recorder::take() { return std::exchange(trace, {}); }
void Recorder::keep(Event&& event)
{ trace.events.push_back(std::move(event)); }@/
void Recorder::choose(int item, int size, int level)
{ keep({.type = Type::choose, .item = item, .size = size, .level = level}); }
void Recorder::attempt(int option, int node, int level)
{@+keep({.type = Type::attempt, .level = level, .option = option, .node = node});@+}@/
void Recorder::dead(int item, int level)
{ keep({.type = Type::dead, .item = item, .level = level}); }
void Recorder::solution(std::span<int const> options, int level)
{@+keep({.type = Type::solution, .level = level,
    .options = {options.begin(), options.end()}});@+}@/
void Recorder::done(Totals const& totals)
{ keep({.type = Type::done, .totals = totals}); }@/

@ Covers and uncovers come with their writes, which arrive first, and are gathered until the event
says what they belong to. The four acts of a list with bounds arrive at one function; since |Type|
names them in the order of |Act|, an addition finds the right one.

@<Record events@>=
void Recorder::bound(std::int64_t bound, std::int64_t limit, int level)
{ keep({.type = Type::bound, .level = level, .bound = bound, .limit = limit}); }
void Recorder::cut(int level) { keep({.type = Type::cut, .level = level}); }
void Recorder::skip(int option, std::int64_t bound, int level)
{ keep({.type = Type::skip, .level = level, .option = option, .bound = bound}); }
void Recorder::write(Field field, int node, int old, int now)
{ writes.push_back({field, node, old, now}); }
void Recorder::keep_writes(Type type, int item, int level, int node)
{@+keep({.type = type, .item = item, .level = level, .node = node,
    .writes = std::exchange(writes, {})});@+}@/
void Recorder::cover(int item, int level) { keep_writes(Type::cover, item, level); }
void Recorder::uncover(int item, int level) { keep_writes(Type::uncover, item, level); }
void Recorder::purify(int item, int node, int level)
{ keep_writes(Type::purify, item, level, node); }
void Recorder::unpurify(int item, int node, int level)
{ keep_writes(Type::unpurify, item, level, node); }
void Recorder::act(Act act, int item, int node, int level)
{
  int const type = static_cast<int>(act) + static_cast<int>(Type::spend);
  keep_writes(static_cast<Type>(type), item, level, node);
}

@*1 Writing. The writer and the reader have to know the same: which members an event has, under
which names, and between which bounds. So this is in a table, with a row for each number that
occurs, and a digit for each type of event. Items and options count from~1; the node of a try may
be~0, because Algorithm X on sets (\.{--engine textbook}, \sec{command/searching}) has no list, and so no nodes. Costs, and the totals at the end, are larger numbers,
and have tables of their own.

@<Tabulate the members of events@>=
enum Bound { items, options, nodes, ways };
struct Member {
  char const* name;
  int Event::*value;
  std::string_view events; /* which have it: one digit for each of |event_names| */
  int least;
  Bound bound; /* what it can at most be: the number of these */
};
static constexpr Member members[] = {
  {"item", &Event::item, "1100110111111000", 1, items},
  {"size", &Event::size, "1000000000000000", 0, ways},
  {"option", &Event::option, "0010000000000001", 1, options},
  {"node", &Event::node, "0010000000000000", 0, nodes},
  {"node", &Event::node, "0000000110011000", 1, nodes},
  {"level", &Event::level, "1111110111111111", 0, options} };
struct Amount { char const* name; std::int64_t Event::*value; std::string_view events; };
static constexpr Amount prices[] = {
  {"bound", &Event::bound, "0000000000000101"},
  {"limit", &Event::limit, "0000000000000100"} };
struct Sum { char const* name; std::uint64_t Totals::*value; };
static constexpr Sum sums[] = {
  {"nodes", &Totals::nodes}, {"solutions", &Totals::solutions},
  {"dead", &Totals::dead}, {"tries", &Totals::attempts},
  {"covers", &Totals::covers}, {"uncovers", &Totals::uncovers} };

@ With the tables, one function writes all events. The library finds by itself that |to_json| writes
a single |Write|.

@<Write a trace@>=
static bool has(Type type, std::string_view events) { return events[index(type)] == '1'; }
constexpr std::string_view with_writes = "0100010111111000";
static void to_json(json& j, Write const& w)
{ j = {std::string(1, static_cast<char>(w.field)), w.node, w.old, w.now}; }
std::string write_event(Event const& e)
{
  json out = {{"event", event_names[index(e.type)]}};
  if (e.type == Type::solution) out["options"] = e.options;
  for (Member const& m : members)
    if (has(e.type, m.events)) out[m.name] = e.*m.value;
  for (Amount const& p : prices)
    if (has(e.type, p.events)) out[p.name] = e.*p.value;
  if (e.type == Type::done)
    for (Sum const& s : sums) out[s.name] = e.totals.*s.value;
  if (has(e.type, with_writes)) out["writes"] = e.writes;
  return out.dump();
}

@ The version in the first line changes when a member gets a new meaning. A new member is no new
version, because readers ignore members that they do not know. The heading waits for the first
event: if the search cannot even begin, then nothing has been written.

@<Write a trace@>=
static std::string heading_of(Problem const& problem, std::string const& chooser)
{
  return json({{"format", "dlx-trace"}, {"version", 1},@|
    {"problem", json::parse(write_json(problem))}, {"chooser", chooser}}).dump() + '\n';
}
void write_trace(std::ostream& out, Trace const& trace)
{
  out << heading_of(trace.problem, trace.chooser);
  for (Event const& e : trace.events) out << write_event(e) << '\n';
}
TraceWriter::TraceWriter(std::ostream& stream, Problem const& p, std::string const& chooser)
  : Recorder(Problem(), chooser), out(stream), heading(heading_of(p, chooser)) {}
void TraceWriter::keep(Event&& event)
{ out << std::exchange(heading, "") << write_event(event) << '\n'; }

@*1 Walking. A \.{choose} at level~$k$ makes this level anew, and forgets what was below. So does a
\.{try}; it puts its option in the place of the one before. But before that, the items of the old
option are uncovered, and a picture of this moment should not show it as chosen while its items come
back. So the first uncover at its level or at a lower one ends it, and so does what undoes a use, a
purification, or a tweak. Going backwards, what was forgotten would have to be found again; so the
levels are computed from the beginning, when they are asked for.

@<Replay a trace@>=
bool ends_option(Type type)
{
  return (type == Type::uncover) or (type == Type::unpurify)@|
    or (type == Type::refund) or type == Type::untweak;
}
std::vector<Level> Replay::levels() const
{
  std::vector<Level> all;
  std::size_t const begun = events_done + (writes_done > 0);
  for (std::size_t k = 0; k < begun; ++k) {
    Event const& e = trace.events[k];
    auto const level = index(e.level);
    bool const tries = (e.type == Type::attempt) or e.type == Type::skip;
    bool const chooses = e.type == Type::choose;
    if (not (chooses or tries or (ends_option(e.type) and level < all.size()))) continue;
    all.resize(level + 1);
    if (chooses) all[level] = {e.item, e.size, 0, 0};
    else all[level].option = e.type == Type::attempt ? e.option : 0;
    all[level].tried += tries;
    bool const is_back = (e.type == Type::uncover) or e.type == Type::refund;
    if (is_back and k < events_done and e.item == all[level].item) all.resize(level);
  }
  return all;
}

@ The {\it path\/} is the sequence of these options. Option~0 means that none was taken; it counts
as a level, but is not on the path.
@^path@>

@<Replay a trace@>=
std::vector<int> Replay::path() const
{
  std::vector<int> options;
  for (Level const& level : levels())
    if (level.option != 0) options.push_back(level.option);
  return options;
}

@ An item counts as {\it covered\/} from the first write of its cover to the last write of its
uncover. Therefore a cover counts when it begins, an uncover when it ends. When an event has ended,
the position is not ``all writes of this event are done'' but ``none of the next'', so that each
state has one name.
@^covered item@>

@<Replay a trace@>=
Replay::Replay(Trace const& t) : trace(t), list(t.problem),
  covers(index(t.problem.item_count()) + 1, 0) {}
void Replay::count_cover(Type type, int by)
{
  Event const& e = trace.events[events_done];
  if (e.type == type) covers[index(e.item)] += by;
}
bool Replay::is_covered(int item) const { return covers.at(index(item)) > 0; }
bool Replay::forward_write()
{
  if (events_done == trace.events.size()) return false;
  auto const& writes = trace.events[events_done].writes;
  if (writes_done == 0) count_cover(Type::cover, 1);
  if (writes_done < writes.size()) redo(writes[writes_done++]);
  if (writes_done == writes.size()) {
    count_cover(Type::uncover, -1);
    ++events_done;
    writes_done = 0;
  }
  return true;
}

@ Backwards is the mirror image. A whole event is a step by writes that does not stop in between.
\framestrip{uncover-c3}{The way back of a cover, in small frames (\sec{draw/multiples}):
what left last comes back first.}
@^mirror image@>

@<Replay a trace@>=
bool Replay::backward_write()
{
  if (events_done == 0 and writes_done == 0) return false;
  if (writes_done == 0) {
    writes_done = trace.events[--events_done].writes.size();
    count_cover(Type::uncover, 1);
  }
  if (writes_done > 0) undo(trace.events[events_done].writes[--writes_done]);
  if (writes_done == 0) count_cover(Type::cover, -1);
  return true;
}
bool Replay::forward()
{
  bool const moved = forward_write();
  while (writes_done != 0) forward_write();
  return moved;
}
bool Replay::backward()
{
  bool const moved = backward_write();
  while (writes_done != 0) backward_write();
  return moved;
}

@*1 Reading with suspicion. Traces are cut off when a disk is full, mended by hand, and written by
other programs. So a trace is checked when it is read: it must be well-formed; its numbers must be
those of items, nodes, and options that exist; and each write must find the old value that it
claims. A trace that passes can be replayed without any further check.

The old values are a check sum. If a write is lost, then the next one to the same field does not
fit. Here the third write of our example has been taken out:
\transcript{trace-wrong}
The twelfth write of the uncover gives node~12 its old neighbour back, which it has never lost.
\framestrip{last-writes}{Writes 11 to 13 of the way back, in a trace that is whole. The second is
the one about which the reader complained.}

Other damage is found by other checks. In the trace of |C3|, and in that of four queens:
$$\vbox{\halign{#\hfil\quad&#\hfil\cr
what was done to the file&what its reader says\cr\noalign{\smallskip}
its last line is missing&the trace ends before the search was done\cr
it was cut in the middle of a line&this line is not a JSON object\cr
the uncover is missing&the list has changed when all is done\cr
the cover is missing&item 3 was not the last to be covered\cr
the cover stands there twice&L[4] is 2 at this point, not 3 as write 1 says\cr
a write is to field $C$&a write is not of the form [field,node,old,new]\cr
a solution has another option&these are not the options that are being tried\cr
a level is 3 instead of 0&level 3 after only 1 option\cr}}$$
@^check sum@>

@<Declare what a reader keeps in mind@>=
Source const& source;
bool checks;  /* is it consistent? */
Trace trace = {};
std::size_t begin = 0, end = 0; /* the current line */
std::array<int, 4> most = {};   /* see |Bound| */
int least_option = 1;           /* of a try; 0 if there are bounds: none is an option */
std::vector<int> covered = {}, path = {}; /* items and options, the latest last */
int choices = 0;                /* so many levels have chosen an item */

@ Complaints underline the whole line, and name a write by its number. The library copies its values
recursively, and a hundred thousand brackets would end its stack; so the brackets are counted first,
but for those in strings.
@^nesting, deep@>

@<Read the lines of a trace@>=
[[noreturn]] void complain(std::string const& message) const
{
  bool const is_other = begin == 0 and not source.text.starts_with('{'); /* something else */
  throw InputError(source, begin, end - begin, message, is_other
    ? "a trace is what dlx trace writes when it searches a problem: dlx trace PROBLEM > FILE"
    : checks ? "a trace is what dlx trace writes; was it edited, or cut off?"
    : "dlx trace writes the lines of a trace as they should be");
}
bool next_line()
{
  begin = end == 0 ? 0 : end + 1;
  if (begin >= source.text.size()) return false;
  end = std::min(source.text.find('\n', begin), source.text.size());
  return true;
}
json parse_line() const
{
  auto const line = std::string_view(source.text).substr(begin, end - begin);
  auto const signs = without_strings(line);
  if (depth_of(signs) > 16) complain("the brackets are nested too deeply");
  auto object = json::parse(line, nullptr, false);
  if (not object.is_object()) complain("this line is not a JSON object");
  if (members_of(object) != std::ranges::count(signs, ':')) complain("a key stands twice in an object of this line");
  return object;
}

@ A backslash in a string says that a quote after it ends nothing.

@<Read the lines of a trace@>=
static std::string without_strings(std::string_view line)
{
  std::string rest;
  bool is_quoted = false;
  for (std::size_t k = 0; k < line.size(); ++k)
    if (line[k] == '"') is_quoted = not is_quoted;
    else if (is_quoted) k += line[k] == '\\';
    else rest += line[k];
  return rest;
}
static int depth_of(std::string_view signs) /* the most brackets that are open at once */
{
  int depth = 0, most = 0;
  for (char c : signs)
    if ((c == '[') or (c == '{')) most = std::max(most, ++depth);
    else if ((c == ']') or (c == '}')) --depth;
  return most;
}

@ The library keeps one of two members that have the same key. Each member has one colon; so if
there are more colons than members, a key stands twice.
@^key, twice@>

@<Read the lines of a trace@>=
static std::ptrdiff_t members_of(json const& value)
{
  std::ptrdiff_t members = value.is_object() ? static_cast<std::ptrdiff_t>(value.size()) : 0;
  if (value.is_structured())
    for (json const& part : value) members += members_of(part);
  return members;
}

@ The library throws if a member is missing, and if it is of another type than expected. Here a
missing member reads as |null|, which is neither a number nor a string nor a list, and hence is
rejected wherever it matters.

@<Find what is in a JSON object@>=
json member(json const& object, char const* name) { return object.value(name, json()); }
std::string text(json const& value)
{ return value.is_string() ? value.get<std::string>() : ""; }

@ Each number has its limits, and a name for the complaint. The library takes a number above
$2^{63}$ for a negative one, if it is compared with an |int|; so that is tested first. A problem
whose costs are not more than $10^{18}$ together needs no larger bounds than that, except for a
bound that says that there is no cover at all; $2^{62}$ is enough.

@<Read the lines of a trace@>=
static bool is_between(json const& value, std::int64_t least, std::int64_t most)
{
  if (not value.is_number_integer()) return false;
  if (value.is_number_unsigned() and value.get<std::uint64_t>() > static_cast<std::uint64_t>(most)) return false;
  auto const n = value.get<std::int64_t>();
  return n >= least and n <= most;
}
int number(json const& value, int least, int limit, std::string_view what) const
{
  if (not is_between(value, least, limit))
    complain(fmt::format("{} is not a number from {} to {}", what, least, limit));
  return value.get<int>();
}
std::uint64_t count(json const& value, std::string_view what) const
{
  if (not value.is_number_unsigned()) complain(fmt::format("{} is not a count", what));
  return value.get<std::uint64_t>();
}
std::int64_t cost(json const& value, std::string_view what) const
{
  std::int64_t const limit = std::int64_t(1) << 62;
  if (not is_between(value, -limit, limit)) complain(fmt::format("{} is not a cost", what));
  return value.get<std::int64_t>();
}

@ In the first line, the reader tests first whether the file is a trace at all, for a user who draws
a problem instead of its trace. The problem is read by the reader for problems; its complaint is
repeated at this line.

@<Read the lines of a trace@>=
void read_heading()
{
  if (not next_line()) complain("the trace is empty");
  json const object = parse_line(), problem = member(object, "problem");
  if (member(object, "format") != "dlx-trace")
    complain("this is not a dlx trace");
  if (member(object, "version") != 1)
    complain("this trace has a version other than 1");
  if (problem.is_null()) complain("the problem is missing");
  Source const inner = {source.name, problem.dump()};
  try {
    trace = {read_problem(inner, Syntax::json), text(member(object, "chooser")), {}};
  } catch (InputError const& e) {
    complain("the problem: " + e.message());
  }
  Bounded const links(trace.problem);
  int const bounded = trace.problem.has_bounds();
  most = {links.item_count(), links.option_count(), links.node_count() - 1,
    links.option_count() + bounded}; /* in the order of |Bound| */
  least_option = 1 - bounded;
}

@ The events are replayed while they are read. At the end the list must be as it was at the
beginning. A trace must also end with \.{done}, for one that was cut off between two lines would
otherwise look complete.

@<Read the lines of a trace@>=
Trace read()
{
  read_heading();
  Bounded links(trace.problem);
  Bounded const start = links;
  while (next_event(links)) continue;
  if (trace.events.empty() or trace.events.back().type != Type::done)
    complain("the trace ends before the search was done");
  if (links != start) complain("the list has changed when all is done");
  return std::move(trace);
}

@ An event that breaks off among its writes is not part of the trace. A wrong old value is reported
with what the field holds, what the write claims, and which write it is.

@<Read the lines of a trace@>=
bool next_event(Bounded& links)
{
  if (not next_line()) return false;
  json const object = parse_line();
  Event e = event(object);
  if (checks) follow(e);
  json const writes = has(e.type, with_writes) ? member(object, "writes") : json::array();
  if (not writes.is_array()) complain("this event has no list of writes");
  for (json const& item : writes) {
    Write const w = write(item);
    if (checks and links.get(w.field, w.node) != w.old)
      complain(fmt::format("{}[{}] is {} at this point, not {} as write {} says",
        static_cast<char>(w.field), w.node, links.get(w.field, w.node), w.old,
        e.writes.size() + 1));
    links.set(w.field, w.node, w.now);
    e.writes.push_back(w);
  }
  trace.events.push_back(std::move(e));
  return true;
}

@ The trace of another program is a mere claim, and only its form is looked at here.

@<Read a trace@>=
Trace read_trace(Source const& source)
{
  TraceReader reader = {source, true};
  return reader.read();
}
Claim read_claim(Source const& source)
{
  TraceReader reader = {source, false};
  std::optional<InputError> unreadable;
  reader.read_heading();
  Bounded links(reader.trace.problem);
  try { while (reader.next_event(links)) continue; }
  catch (InputError const& e) { unreadable = e; }
  return {std::move(reader.trace), std::move(unreadable)};
}

@ The reader follows the story, too. An item that is uncovered must be the one that was covered
last. No level is skipped, and an option is tried for an item that was chosen at its level. A
solution consists of the options that are being tried, without option~0. The first of these rules
finds the mistake of \sec{dance/wrong-order} at the very event, long before a size is wrong.
@^wrong order@>

@<Read the lines of a trace@>=
void follow(Event const& e)
{
  auto const level = index(e.level);
  bool const forth = e.type == Type::attempt, uncovers = e.type == Type::uncover;
  if (uncovers and (covered.empty() or covered.back() != e.item))
    complain(fmt::format("item {} was not the last to be covered", e.item));
  if (uncovers) covered.pop_back();
  if (e.type == Type::cover) covered.push_back(e.item);
  if (level > path.size() and e.type != Type::done)
    complain(fmt::format("level {} after only {}", level, counted(path.size(), "option")));
  if (e.type == Type::choose) choices = e.level + 1;
  if (forth and e.level >= choices)
    complain(fmt::format("no item was chosen at level {}", level));
  if (forth) choices = e.level + 1; // what was chosen below is over
  if (ends_option(e.type) or forth) path.resize(level);
  if (forth) path.push_back(e.option);
  if (e.type != Type::solution) return;
  auto taken = path;
  std::erase(taken, 0);
  if (e.options != taken)
    complain("these are not the options that are being tried");
}

@ A write is a list of four: a letter and three numbers. Field $C$ is not among the letters, because
no dance changes the column of a node. Only headers have a size, or a bound. There cannot be more
options in a column than there are nodes, nor a greater bound; so one limit is good for all values
but shades, which are colours, or $-1$ (\sec{more/painted}).

@<Read the lines of a trace@>=
Write write(json const& w) const
{
  static constexpr std::string_view fields = "LRUDSKB";
  auto const letter = w.is_array() and w.size() == 4 ? text(w[0]) : "";
  if (letter.size() != 1 or fields.find(letter) == std::string_view::npos)
    complain("a write is not of the form [field,node,old,new]");
  auto const field = static_cast<Field>(letter[0]);
  bool const header = (field == Field::size) or field == Field::bound;
  int const limit = most[header ? items : nodes];
  bool const is_shade = field == Field::colour;
  int const least = is_shade ? -1 : 0, largest = is_shade ? trace.problem.colour_count() : most[nodes];
  return {field, number(w[1], 0, limit, "a node"),
    number(w[2], least, largest, "an old value"),
    number(w[3], least, largest, "a new value")};
}

@ The tables say which numbers an event has; other members are ignored.

@<Read the lines of a trace@>=
Event event(json const& object) const
{
  auto const name = text(member(object, "event"));
  auto const found = std::ranges::find(event_names, name);
  if (found == event_names.end())
    complain(fmt::format("there is no event '{}'", name));
  Event e;
  e.type = static_cast<Type>(found - event_names.begin());
  for (Member const& m : members)
    if (has(e.type, m.events))
      e.*m.value = number(member(object, m.name),@|
        e.type == Type::attempt and m.value == &Event::option ? least_option : m.least,@|
        most[m.bound], m.name);
  for (Amount const& p : prices)
    if (has(e.type, p.events)) e.*p.value = cost(member(object, p.name), p.name);
  @<Read the options of solution |e|, or the totals@>
  return e;
}

@ A solution may be empty, for a problem without primary items has the empty cover; but the list
must be there. The totals are not compared with the events, since a search may be stopped by a
limit.

@<Read the options of solution |e|, or the totals@>=
if (e.type == Type::solution) {
  json const list = member(object, "options");
  if (not list.is_array()) complain("options is not a list");
  for (json const& o : list) e.options.push_back(number(o, 1, most[options], "an option"));
}
if (e.type == Type::done)
  for (Sum const& s : sums)
    e.totals.*s.value = count(member(object, s.name), s.name);

@ \pitfall{Writing only the new values. Then one cannot go back. Looking at the old values in the
drawing program only, one frame at a time: then a damaged trace is found in frame 270, or never. A
path that is popped where it should be truncated: textbook search has no uncovers, and its paths
would grow and grow.}

\pinned{\.{tests/draw/trace\UL test.cpp} walks to and fro, and damages a trace in 1040 ways (in the
short tests, in every third of them).}

\exercise[22]{Some damage is not noticed: the level of a cover can be lowered, and the size of a
choice can be changed. Think of a check that finds each of these, without knowing anything of the
search but the rules of \sec{more/search}. Which of them would reject traces of bare covers?}
\answer{The size of a choice must be $S$ of its item in the list at that point (in problems without
bounds). A cover follows a choice of its item, or a try whose option has it, at the same level, and
nothing but other covers comes in between (with colours, purifications too; with bounds, what is
spent and tweaked). The first check says nothing about bare covers; the second one rejects them
all.}

\summary{A write that knows its old and its new value can be done and undone. A trace is a list of
such writes, with titles; it is read with suspicion and walked in both directions.}
