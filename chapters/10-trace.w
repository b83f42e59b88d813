@** The trace. \label{trace}%
A dance is over as soon as it has been danced. To look at it, to test it, or
to draw it, it must be written down, and in such a way that one can walk
through it in both directions. The most common complaint about programs that
visualize algorithms is that one cannot step {\it back\/}; so let us write
down whatever is needed for stepping back.

That is not much. Everything that happens to a list is a sequence of writes:
a field of a node changes from an old value to a new one. Whoever knows both
values can redo the write, or undo it. So a trace is the problem, followed
by the events of \sec{observer}, and each cover or uncover comes with its
writes.

@ A trace is a text file with one JSON object a line, so that it can be
written while the search is running, cut with |head|, searched with |grep|,
and read by any language. Here is the beginning of the trace of |C3|,
covered and uncovered:
\transcript{trace-head}
The first line holds the problem, in the same form as the JSON format of
\sec{format}. Each further line is an event; the last event is |done|, with
the totals. In |"writes"|, an element such as |["L",4,3,2]| says that field
$L$ of node~4 was~3 and is now~2. Nodes are numbered as in \sec{links}: the
root is 0, the headers are $1,\ldots,n$, and the entries follow, option by
option. Levels count from 0. The file \.{chapters/trace.schema.json} says
all of this in a way that programs understand.
@^JSON Lines@>@^trace format@>

@ In memory, a trace is what one expects.

@<Declare events and traces@>=
struct Write {
  Field field = Field::left;
  int node = 0, old = 0, now = 0;
  friend bool operator==(Write const& a, Write const& b) = default;
};
struct Event {
  enum class Type { choose, cover, attempt, solution, dead, uncover, done };
  Type type = Type::done;
  int item = 0, size = 0, level = 0, option = 0, node = 0;
  std::vector<int> options;   /* of a solution, in the order chosen */
  std::vector<Write> writes;  /* of a cover or uncover, in order */
  Totals totals;              /* when done */
  friend bool operator==(Event const& a, Event const& b) = default;
};
struct Trace {
  Problem problem;
  std::string chooser; /* |"first"|, |"smallest"|, or |"script"| */
  std::vector<Event> events;
  friend bool operator==(Trace const& a, Trace const& b) = default;
};

@ Two observers make traces. A |Recorder| keeps everything in memory; a
|TraceWriter| writes every event to a stream as soon as it is complete. A
million nodes make a file of about a gigabyte, which a stream can bear and a
memory perhaps not.

Both collect the writes of an event until it ends; so the writer is a
recorder that forgets.

@<Declare the recorders@>=
class Recorder : public Observer {
public:@/
  Recorder(Problem problem, std::string chooser);
  Trace take(); /* the trace so far; the recorder is empty then */
  @<Declare the events, overridden@>@;
protected:@/
  virtual void keep(Event&& event); /* called when an event is complete */
private:@/
  Trace trace;
  Event open; /* a cover or uncover in progress */
};
class TraceWriter : public Recorder {
public:@/
  TraceWriter(std::ostream& stream, Problem const& problem,
    std::string const& chooser); /* writes the first line at once */
protected:@/
  void keep(Event&& event) override;
private:@/
  std::ostream& out;
};

@ And a |Replay| walks through a trace. It has a list of its own, which at
the beginning is the list of the problem; its position is the number of
events that are done, and the number of writes of the next event that are
done. One can go forward and backward by events or by single writes, and mix
the two.

A step takes time proportional to the number of its writes; going backward
over a \.{try} or an uncover, a look back through the trace is needed as
well.

@<Declare the class |Replay|@>=
class Replay {
public:@/
  explicit Replay(Trace const& t); /* borrows the trace */
  bool forward();  /* to the end of the present event; false at the end */
  bool backward(); /* to the beginning of this event, or of the one before */
  bool forward_write(); /* one write, or an event that has none */
  bool backward_write();
  Links const& links() const@+{@+return list;@+}@/
  std::size_t event() const@+{@+return events_done;@+}@/
  std::size_t write() const@+{@+return writes_done;@+}@/
  bool is_covered(int item) const;
  std::vector<int> const& path() const@+{@+return options;@+}@/
private:@/
  @<Declare the private data of |Replay|@>@;
};

@ @(dlx/trace.hpp@>=
#pragma once
#include "dlx/links.hpp"
#include "dlx/observer.hpp"
#include "dlx/source.hpp"
#include <iosfwd>
#include <string>
#include <vector>
namespace dlx {
@<Declare events and traces@>@;
@<Declare the recorders@>@;
@<Declare the class |Replay|@>@;
std::string write_event(Event const& event); /* one line, without its end */
std::string write_heading(Problem const& problem, std::string const& chooser);
void write_trace(std::ostream& out, Trace const& trace);
Trace read_trace(Source const& source);
  /* throws |InputError| if it is not a trace, or not a consistent one */
} // |namespace dlx|

@ @(dlx/trace.cpp@>=
#include "dlx/trace.hpp"
#include "dlx/format.hpp"
#include <algorithm>
#include <climits>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <ostream>
namespace dlx {
using json = @[nlohmann::ordered_json@];
@<Name the types of events@>@;
@<Record events@>@;
@<Write a trace@>@;
@<Replay a trace@>@;
@<Read a trace@>@;
} // |namespace dlx|

@* Recording. Most events are complete as soon as they happen.

@<Record events@>=
Recorder::Recorder(Problem problem, std::string chooser)
  : trace(@[{std::move(problem), std::move(chooser), {}}@]) {}
Trace Recorder::take()
{
  return std::exchange(trace, @[{}@]);
}
void Recorder::keep(Event&& event)
{
  trace.events.push_back(std::move(event));
}
void Recorder::choose(int item, int size, int level)
{
  keep(@[{Event::Type::choose, item, size, level, 0, 0, {}, {}, {}}@]);
}
void Recorder::attempt(int option, int node, int level)
{
  keep(@[{Event::Type::attempt, 0, 0, level, option, node, {}, {}, {}}@]);
}
void Recorder::dead(int item, int level)
{
  keep(@[{Event::Type::dead, item, 0, level, 0, 0, {}, {}, {}}@]);
}
void Recorder::solution(std::span<int const> options, int level)
{
  keep(@[{Event::Type::solution, 0, 0, level, 0, 0,
    {options.begin(), options.end()}, {}, {}}@]);
}
void Recorder::done(Totals const& totals)
{
  keep(@[{Event::Type::done, 0, 0, 0, 0, 0, {}, {}, totals}@]);
}

@ Covers and uncovers are open for a while.

@<Record events@>=
void Recorder::begin_cover(int item, int level)
{
  open = @[{Event::Type::cover, item, 0, level, 0, 0, {}, {}, {}}@];
}
void Recorder::begin_uncover(int item, int level)
{
  open = @[{Event::Type::uncover, item, 0, level, 0, 0, {}, {}, {}}@];
}
void Recorder::write(Field field, int node, int old, int now)
{
  open.writes.push_back(@[Write{field, node, old, now}@]);
}
void Recorder::end_cover(int, int)
{
  keep(std::exchange(open, @[{}@]));
}
void Recorder::end_uncover(int, int)
{
  keep(std::exchange(open, @[{}@]));
}

@* Writing. The names of the events are those of the format; note that an
|attempt| is called \.{try} there, a word that \CPLUSPLUS/ has taken.

@<Name the types of events@>=
static constexpr std::string_view names[] = { "choose", "cover", "try",
  "solution", "dead", "uncover", "done" };
static std::string_view name_of(Event::Type type)
{
  return names[static_cast<std::size_t>(type)];
}

@ Each type of event has its own members.

@<Write a trace@>=
static json body_of(Event const& e)
{
  switch (e.type) {
  case Event::Type::choose:
    return @[{{"item", e.item}, {"size", e.size}, {"level", e.level}}@];
  case Event::Type::attempt:
    return @[{{"option", e.option}, {"node", e.node}, {"level", e.level}}@];
  case Event::Type::solution:
    return @[{{"options", e.options}, {"level", e.level}}@];
  case Event::Type::done:
    return @[{{"nodes", e.totals.nodes}, {"solutions", e.totals.solutions},
      {"dead", e.totals.dead}, {"tries", e.totals.attempts},
      {"covers", e.totals.covers}, {"uncovers", e.totals.uncovers}}@];
  default:
    return @[{{"item", e.item}, {"level", e.level}}@];
  }
}

@ @<Write a trace@>=
static bool has_writes(Event::Type type)
{
  return type == Event::Type::cover or type == Event::Type::uncover;
}
std::string write_event(Event const& e)
{
  json line = @[{{"event", name_of(e.type)}}@];
  line.update(body_of(e));
  if (has_writes(e.type)) {
    auto& writes = line["writes"] = json::array();
    for (@[Write const& w@, : @,e.writes@])
      writes.push_back(@[{std::string(1, static_cast<char>(w.field)),
        w.node, w.old, w.now}@]);
  }
  return line.dump();
}

@ @<Write a trace@>=
std::string write_heading(Problem const& problem, std::string const& chooser)
{
  json const line = @[{{"format", "dlx-trace"}, {"version", 1},
    {"problem", json::parse(write_json(problem))}, {"chooser", chooser}}@];
  return line.dump();
}
void write_trace(std::ostream& out, Trace const& trace)
{
  out << write_heading(trace.problem, trace.chooser) << '\n';
  for (@[Event const& e@, : @,trace.events@]) out << write_event(e) << '\n';
}
TraceWriter::TraceWriter(std::ostream& stream, Problem const& problem,
  std::string const& chooser) : Recorder(Problem(), chooser), out(stream)
{
  out << write_heading(problem, chooser) << '\n';
}
void TraceWriter::keep(Event&& event)
{
  out << write_event(event) << '\n';
}

@* Walking. The heart of the replay is four lines long: a write done, and a
write undone.

@<Declare the private data of |Replay|@>=
Trace const& trace;
Links list;
std::size_t events_done = 0, writes_done = 0;
std::vector<int> options;     /* the path */
std::vector<int> cover_count; /* by item; more than one if a trace is odd */
void redo(Write const& w)@+{@+list.set(w.field, w.node, w.now);@+}@/
void undo(Write const& w)@+{@+list.set(w.field, w.node, w.old);@+}@/
void begin(Event const& e); /* what an event means for the path, forwards */
void cancel(std::size_t event); /* and backwards */

@ Besides the links, a replay knows which items are covered and which
options are being tried. An item counts as covered from the first write of
its cover to the last write of its uncover: while it is being hidden, we
draw it as one that leaves.

Going forward, the path follows from the event. Going backward, it must be
asked what the path was before a \.{try}: what was tried last at the same
level since the path was there; and that is found by looking back through
the trace.

@<Replay a trace@>=
Replay::Replay(Trace const& t) : trace(t), list(t.problem),
  cover_count(static_cast<std::size_t>(t.problem.item_count()) + 1, 0) {}
bool Replay::is_covered(int item) const
{
  return cover_count.at(static_cast<std::size_t>(item)) > 0;
}
void Replay::begin(Event const& e)
{
  auto const level = static_cast<std::size_t>(e.level);
  if (e.type == Event::Type::cover)
    ++cover_count.at(static_cast<std::size_t>(e.item));
  if (e.type == Event::Type::attempt) {
    options.resize(level);
    options.push_back(e.option);
  }
  @<Drop from the path what this uncover ends@>@;
}

@ When does an option leave the path? The first uncover at its level says
that the search is taking it back. If the option has no other items, there
is no such uncover before the one of the chosen item itself; so any uncover
at a level up to that of the option's will do.

@<Drop from the path what this uncover ends@>=
if (e.type == Event::Type::uncover and options.size() > level)
  options.resize(level);

@ Backwards, an item is uncovered when the first write of its cover has been
undone; and the path before event |e| is reconstructed.

@<Replay a trace@>=
void Replay::cancel(std::size_t event)
{
  Event const& e = trace.events[event];
  if (e.type == Event::Type::cover)
    --cover_count.at(static_cast<std::size_t>(e.item));
  if (e.type == Event::Type::attempt) options.pop_back();
  if (e.type == Event::Type::attempt or e.type == Event::Type::uncover) {
    @<Find the path before |event|@>@;
  }
}

@ Looking back, the first \.{try} of each level that is less than all levels
seen so far belongs to the path, unless an uncover of that level, or of a
lower one, stands between.

@<Find the path before |event|@>=
std::vector<int> reversed;
int below = INT_MAX; /* only levels less than this are still unknown */
for (std::size_t k = event; k-- > 0 and below > 0; ) {
  Event const& f = trace.events[k];
  if (f.type == Event::Type::uncover) below = std::min(below, f.level);
  if (f.type == Event::Type::attempt and f.level < below) {
    reversed.push_back(f.option);
    below = f.level;
  }
}
options.assign(reversed.rbegin(), reversed.rend());

@ The four ways to step. When the last write of an uncover is done, its item
is there again.

@<Replay a trace@>=
bool Replay::forward_write()
{
  if (events_done == trace.events.size()) return false;
  Event const& e = trace.events[events_done];
  if (writes_done == 0) begin(e);
  if (writes_done < e.writes.size()) redo(e.writes[writes_done++]);
  if (writes_done < e.writes.size()) return true;
  if (e.type == Event::Type::uncover)
    --cover_count.at(static_cast<std::size_t>(e.item));
  ++events_done;
  writes_done = 0;
  return true;
}
bool Replay::backward_write()
{
  if (writes_done == 0) {
    if (events_done == 0) return false;
    Event const& e = trace.events[--events_done];
    writes_done = e.writes.size();
    if (e.type == Event::Type::uncover)
      ++cover_count.at(static_cast<std::size_t>(e.item));
  }
  auto const& writes = trace.events[events_done].writes;
  if (writes_done > 0) undo(writes[--writes_done]);
  if (writes_done == 0) cancel(events_done);
  return true;
}

@ @<Replay a trace@>=
bool Replay::forward()
{
  if (not forward_write()) return false;
  while (writes_done != 0) forward_write();
  return true;
}
bool Replay::backward()
{
  if (not backward_write()) return false;
  while (writes_done != 0) backward_write();
  return true;
}

@* Reading. Traces come from files, and files come from anywhere. A trace
that is read is therefore checked to the last link: it must be well-formed;
its numbers must be those of items, nodes, and options that exist; and each
write must find the old value that it claims. A trace that passes can be
replayed without any further check.

@<Read a trace@>=
class TraceReader {
public:@/
  explicit TraceReader(Source const& s) : source(s) {}
  Trace read();
private:@/
  Source const& source;
  std::size_t begin = 0, end = 0; /* the current line */
  [[noreturn]] void complain(std::string const& message) const;
  bool next_line();
  json parse_line() const;
  static std::string text(json const& line, char const* name);
  std::uint64_t count(json const& line, char const* name) const;
  int number(json const& value, int most, char const* what) const;
  Event event(json const& line, Trace const& trace) const;
  Write write(json const& w, Links const& links) const;
};

@ @<Read a trace@>=
void TraceReader::complain(std::string const& message) const
{
  throw InputError(source, begin, end - begin, message,
    "a trace is what dlx trace writes; was it edited, or cut off?");
}
bool TraceReader::next_line()
{
  begin = end == 0 ? 0 : end + 1;
  if (begin >= source.text.size()) return false;
  end = std::min(source.text.find('\n', begin), source.text.size());
  return true;
}
json TraceReader::parse_line() const
{
  auto const first = source.text.begin();
  auto const line = json::parse(first + static_cast<std::ptrdiff_t>(begin),
    first + static_cast<std::ptrdiff_t>(end), nullptr, false);
  if (not line.is_object()) complain("this line is not a JSON object");
  return line;
}
std::string TraceReader::text(json const& line, char const* name)
{
  auto const it = line.find(name);
  return it != line.end() and it->is_string() ? it->get<std::string>() : "";
}

@ The first line is special. The problem in it is read by the reader for
problems, and if that complains, so do we, in its words.

@<Read a trace@>=
static Trace read_heading(Source const& source, json const& line,
  std::string const& chooser)
{
  Trace trace;
  Source const problem = @[{source.name, line["problem"].dump()}@];
  trace.problem = read_problem(problem, Syntax::json);
  trace.chooser = chooser;
  return trace;
}

@ The events are replayed while they are read. At the end the list must be
as it was at the beginning, as is every list at the end of a dance.

@<Read a trace@>=
Trace TraceReader::read()
{
  if (not next_line()) complain("the trace is empty");
  json const heading = parse_line();
  if (text(heading, "format") != "dlx-trace")
    complain("this is not a dlx trace");
  if (not heading.contains("version") or heading["version"] != json(1))
    complain("this trace has a version other than 1");
  if (not heading.contains("problem")) complain("the problem is missing");
  Trace trace = read_heading(source, heading, text(heading, "chooser"));
  Links links(trace.problem), start = links;
  while (next_line()) {
    json const line = parse_line();
    Event e = event(line, trace);
    @<Read and perform the writes of event |e|@>@;
    trace.events.push_back(std::move(e));
  }
  if (trace.events.empty() or trace.events.back().type != Event::Type::done)
    complain("the trace ends before the search was done");
  if (links != start) complain("the list has changed when all is done");
  return trace;
}

@ @<Read and perform the writes of event |e|@>=
if (has_writes(e.type)) {
  if (not line.contains("writes") or not line["writes"].is_array())
    complain("this event has no list of writes");
  for (@[json const& item@, : @,line["writes"]@]) {
    e.writes.push_back(write(item, links));
    Write const& w = e.writes.back();
    links.set(w.field, w.node, w.now);
  }
}

@ @<Read a trace@>=
int TraceReader::number(json const& value, int most, char const* what) const
{
  if (not value.is_number_integer() or value < 0 or value > most)
    complain(fmt::format("{} is not a number from 0 to {}", what, most));
  return value.get<int>();
}
std::uint64_t TraceReader::count(json const& line, char const* name) const
{
  if (not line.contains(name) or not line[name].is_number_unsigned())
    complain(fmt::format("{} is not a count", name));
  return line[name].get<std::uint64_t>();
}
Write TraceReader::write(json const& w, Links const& links) const
{
  static constexpr std::string_view fields = "LRUDS";
  bool const shaped = w.is_array() and w.size() == 4 and w[0].is_string()
    and w[0].get<std::string>().size() == 1
    and fields.find(w[0].get<std::string>()) != std::string_view::npos;
  if (not shaped) complain("a write is not of the form [field,node,old,new]");
  auto const field = static_cast<Field>(w[0].get<std::string>()[0]);
  int const nodes = links.node_count() - 1;
  int const most = field == Field::size ? links.item_count() : nodes;
  Write const result = @[{field, number(w[1], most, "a node"),
    number(w[2], nodes, "an old value"), number(w[3], nodes, "a new value")}@];
  if (links.get(field, result.node) != result.old)
    complain(fmt::format("{}[{}] is {} at this point, not {}",
      static_cast<char>(field), result.node, links.get(field, result.node),
      result.old));
  return result;
}

@ An event without writes is a handful of numbers. Members that the type
does not have are ignored, so that later versions can add some.

@<Read a trace@>=
Event TraceReader::event(json const& line, Trace const& trace) const
{
  auto const type = text(line, "event");
  auto const* found = std::find(std::begin(names), std::end(names), type);
  if (found == std::end(names))
    complain(fmt::format("there is no event '{}'", type));
  Event e;
  e.type = static_cast<Event::Type>(found - std::begin(names));
  auto const& p = trace.problem;
  auto number_of = @[[&](char const* name, int most) {
    return number(line.contains(name) ? line[name] : json(), most, name);
  }@];
  int const nodes = p.item_count() + p.entry_count();
  @<Read the numbers of event |e|@>@;
  return e;
}

@ @<Read the numbers of event |e|@>=
switch (e.type) {
case Event::Type::done:
  e.totals = @[{count(line, "nodes"), count(line, "solutions"),
    count(line, "dead"), count(line, "tries"), count(line, "covers"),
    count(line, "uncovers")}@];
  return e;
case Event::Type::solution:
  if (not line.contains("options") or not line["options"].is_array())
    complain("options is not a list");
  for (@[json const& o@, : @,line["options"]@])
    e.options.push_back(number(o, p.option_count(), "an option"));
  break;
case Event::Type::attempt:
  e.option = number_of("option", p.option_count());
  e.node = number_of("node", nodes);
  break;
case Event::Type::choose:
  e.size = number_of("size", p.option_count()); [[fallthrough]];
default:
  e.item = number_of("item", p.item_count());
}
e.level = number_of("level", p.option_count());

@ @<Read a trace@>=
Trace read_trace(Source const& source)
{
  return TraceReader(source).read();
}

@ \pitfall{Writing only the new values. Then the trace can be replayed
forwards, but to go back one must start again from the beginning; for a long
trace, stepping back becomes quadratic. Or writing whole states: that makes
files a hundred times larger, and hides the one link that matters.}

\pinned{\.{tests/trace\UL test.cpp} replays the traces of random problems
forwards and backwards, by events and by writes, and compares the lists at
every position with those that the search itself saw. \.{tests/golden}
contains the sequences of the reports; they are compared letter by letter.
And each way to damage a trace has its complaint.}

\exercise{Find the first wrong line in \.{tests/data/wrong.jsonl} with your
eyes; then ask \cmd{dlx draw}.}

\summary{A write that knows its old and its new value can be done and
undone. A trace is a list of such writes, with titles; it is read with
suspicion and walked in both directions.}
