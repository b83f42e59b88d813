@** JSON. \label{text/json}%
How do programs write problems for other programs? In JSON, for which every language has a
library:
\verbatimfile{tests/data/tiny.json}
An item has a name, and a kind, which is primary unless something else is said; it may have
bounds, written as in DLX text: \.{"bounds":"1:*"}. An option has entries, and perhaps a name, and
a cost, which is a number. An entry is the name of an item, or an object with a name and a colour.
An item may be its name alone, and an option the list of its entries.
@^JSON@>

@ How strict must a reader of JSON be? This comes from America.
\verbatimfile{tests/data/broken/color.json}
\verbatimfile{tests/data/broken/color.txt}
Most programs ignore keys that they do not know. Then some covers would be missing. So every value
must be of the kind that is expected, every key must be known, and none may occur twice.
@^unknown key@>

A library parses JSON for us, but it gives values without places. So the reader builds a tree of
its own, in which each value has its place.

@(dlx/text/json.hpp@>=
#pragma once
/* Problems in JSON, for programs that talk to programs. */
#include "dlx/base/source.hpp"
#include "dlx/more/problem.hpp"
namespace dlx {
Problem read_json(Source const& source, std::size_t start,
  std::vector<std::string>* notes = nullptr);
  /* the problem in a text that begins at |start|, as |check_text| has found;
     throws |InputError|. Notes as for DLX text. Time: proportional to the text;
     memory: 128 bytes or more for each value, until it is done */
std::string write_json(Problem const& problem);
  /* an item or option a line; throws |ProblemError| if a name cannot be
     written */
} // |namespace dlx|

@ The source goes from the inside out: values, objects, and what they mean.

@(dlx/text/json.cpp@>=
#include "dlx/text/json.hpp"
#include "dlx/text/draft.hpp"
#include "dlx/text/scanner.hpp"
#include <algorithm>
#include <array>
#include <deque>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <sstream>
namespace dlx {
namespace {
@<Declare values of JSON@>
@<Define the class |TreeMaker|@>
@<Say what objects look like@>
@<Take the parts of an object@>
@<Read items and options from JSON@>
@<Write an option in JSON@>
}
@<Read and write JSON@>
} // |namespace dlx|

@ Only strings and numbers have a meaning by themselves. The kind of a value is its first
character, where any number counts as \.0. A name like \.{"A"} takes 128 bytes in the tree.
@^tree of values@>

@<Declare values of JSON@>=
struct Value {
  char kind = 0; /* a brace, bracket, quote, \.0, or else */
  Word word;     /* its text, for a string or number; its place */
  Word key;      /* its key, if it belongs to an object */
  std::vector<Value> parts; /* the parts of an object or array */
};

@*1 A tree with places. While it parses, the library calls back for each
key, each string, each bracket that opens or closes. It does not say where these are; but it reads
from a stream, and a stream can be asked how far it has been read:
\sketch{tokens}{A small but complete problem, and the tokens that the library reports. When it comes to
   the string \.{"A"}, the token before ended at~17, behind which stands a colon, and 21
   characters have been read.}
The invariant of the places: {\it a token ends at the place of the stream when it is reported, and
begins after the end of the one before}, if blanks, commas, and colons are skipped.
@^invariant of the places@>

@<Define the class |TreeMaker|@>=
class TreeMaker {
  using Event = nlohmann::json::parse_event_t;
  Source const& source;
  std::size_t start, end; /* of the text, and of the newest token */
  std::istringstream stream;
  std::deque<std::string> texts; /* what the words of the tree say */
  Value root; /* its only part is the problem */
  std::vector<Value*> path = std::vector<Value*>(1, &root);
public:
  TreeMaker(Source const& from, std::size_t begin) : source(from), start(begin),@|
    end(begin), stream(from.text.substr(begin)) {}
  @<Define the functions of |TreeMaker|@>
};

@ The function |next_token| must be called exactly once for each event, because it moves |end|. A
number is the only token whose end the library finds by reading one character too many. So the
length of a number is found in the source, and its text is copied from there: a cost of \.{1e3} or
\.{2.5} is quoted as it was typed.

@<Define the functions of |TreeMaker|@>=
std::size_t bytes_read()
{ return start + stream.rdbuf()->pubseekoff(0, std::ios::cur, std::ios::in); }
std::size_t next_token()
{
  std::size_t const begin = source.text.find_first_not_of(" \t\r\n,:", end);
  end = bytes_read();
  return std::min(begin, source.text.size());
}

@ All open objects and arrays are on the |path|, from the root outwards. The addresses in it stay
valid, because an open value is always the last of its siblings. In an object the key comes first,
and makes a place for its value; in an array the value makes its own place. The root is treated
like an array with one element, the problem. The strings live in a |deque|, which never moves what
it has, so that words can refer to them.

The result of |take| says whether the library keeps what it has read in a tree of its own. The
answer is no as soon as a value is complete. With a yes, the library would look through all
siblings at the end of each object, which takes minutes for a problem of five megabytes.
@^quadratic time@>

@<Define the functions of |TreeMaker|@>=
bool take(Event event, nlohmann::json const& parsed)
{
  std::size_t const begin = next_token();
  if (event == Event::object_end or event == Event::array_end) {
    path.pop_back();
    return false;
  }
  auto& siblings = path.back()->parts;
  if (event == Event::key or path.back()->kind != '{') siblings.emplace_back();
  Value& value = siblings.back();
  @<Put what was read into a word@>
  (event == Event::key ? value.key : value.word) = word;
  if (event != Event::key) value.kind = parsed.is_number() ? '0' : source.text[begin];
  @<If |value| has been opened, make it the end of the |path|@>
  return event != Event::value;
}

@ Other values are marked by their first character.

@<Put what was read into a word@>=
Word word = {"", begin, 1};
if (parsed.is_number()) {
  std::size_t const behind = source.text.find_first_not_of("+-.0123456789Ee",
    begin);
  word.length = std::min(behind, source.text.size()) - begin;
  word.text = std::string_view(source.text).substr(begin, word.length);
}
else if (parsed.is_string()) {
  texts.push_back(parsed.get<std::string>());
  word = {texts.back(), begin, end - begin};
}

@ Values of our format are nested five deep. Anything deeper than a sixth bracket is refused at
once, as a million opening brackets make programs run out of stack.
@^nesting, deep@>

@<If |value| has been opened, make it the end of the |path|@>=
if (event == Event::object_start or event == Event::array_start) {
  check(source, {{path.size() > 6, value.word,
    "the brackets are nested too deeply",
    "the innermost object is an entry of an option"}});
  path.push_back(&value);
}

@ Exceptions of the library are caught here, because they know no lines. Some are about numbers
such as \.{1e999}, which do not fit into any machine.

@<Define the functions of |TreeMaker|@>=
Value const& make() /* lives as long as its maker */
{
  auto call_back = [this](int, Event event, nlohmann::json const& parsed) {
    return take(event, parsed);
  };
  try {
    auto const unused = nlohmann::json::parse(stream, call_back);
  } catch (nlohmann::json::parse_error const& e) {
    refuse_rest(start + e.byte);
  } catch (nlohmann::json::out_of_range const&) {
    std::size_t const begin = next_token();
    refuse(source, Word{"", begin, bytes_read() - begin}, "this number is too large",
      "costs are whole numbers, of at most eighteen digits");
  }
  return root.parts[0];
}

@ After a syntax error, the text between the last good token and the byte where the library
stopped is marked. Here is a bracket too few:
\verbatimfile{tests/data/broken/bracket.json}
\verbatimfile{tests/data/broken/bracket.txt}
The key \.{"options"} is taken for one more item, and the colon after it is the first character
that cannot be. If not even one key has been read, or the first character is no brace, the file
may be no JSON at all.

@<Define the functions of |TreeMaker|@>=
[[noreturn]] void refuse_rest(std::size_t stop)
{
  std::size_t const begin = std::min(next_token(), stop - 1);
  bool const is_empty = root.parts.empty() or root.parts[0].parts.empty();
  check(source, {{stop > source.text.size(), Word{"", source.text.size(), 0},
    "the JSON text ends too early", "close all brackets and quotes"}});
  bool const is_object = first_letter(source.text, start) == '{';
  refuse(source, Word{"", begin, stop - begin}, "this is not JSON from here on",
    is_empty or not is_object ? "a problem in JSON begins with {\"items\":[; if it is DLX text, say --format dlx" :
    "look for a comma, colon, quote, or bracket too many or too few");
}

@*1 The shape of things. There are four sorts of objects, and each has two or three keys. A table says what they look like; both the checks and the messages are made from it. From the first key of the second shape comes the answer to \.{"name":1}:
$$\vbox{\halign{#\hfil\cr
the name of an item must be a string\cr
write it like this: \.{\char"7B"name":"X","kind":"secondary"\char"7D}\cr}}$$

@<Say what objects look like@>=
struct Key {
  std::string_view name;
  char kind;      /* of the value, as in |Value| */
  bool is_needed;
  std::string_view what;
  std::string_view example = ""; /* how it is written; or see its shape */
};
struct Shape {
  std::string_view what, example, keys_are; /* the last one for messages */
  Key keys[3]; /* the last one may be missing */
};

@ Entries are needed even if there are none, since an option without the key most likely has it
misspelled.

@<Say what objects look like@>=
constexpr Shape problem_shape = {
  "the problem", "{\"items\":[...],\"options\":[...]}", "the keys here are items, options", {@/
  {"items", '[', true, "items", "\"items\":[{\"name\":\"C1\"}]"},@/
  {"options", '[', true, "options", "\"options\":[{\"entries\":[\"C1\"]}]"}}};
constexpr Shape item_shape = {
  "an item", "{\"name\":\"X\",\"kind\":\"secondary\"}", "the keys here are name, kind, bounds", {@/
  {"name", '"', true, "the name of an item"},@/
  {"kind", '"', false, "the kind of an item"},@/
  {"bounds", '"', false, "the bounds of an item",
    "{\"name\":\"A\",\"bounds\":\"2:3\"}"}}};
constexpr Shape option_shape = {
  "an option", "{\"name\":\"a\",\"entries\":[\"C1\"]}", "the keys here are name, entries, cost", {@/
  {"name", '"', false, "the name of an option"},@/
  {"entries", '[', true, "entries"},@/
  {"cost", '0', false, "the cost of an option",
    "{\"entries\":[\"C1\"],\"cost\":5}"}}};
constexpr Shape entry_shape = {
  "an entry", "\"C1\" or {\"item\":\"X\",\"colour\":\"red\"}", "the keys here are item, colour", {@/
  {"item", '"', true, "the item of an entry"},@/
  {"colour", '"', true, "the colour of an entry"}}};

@ For a value of the wrong kind its first character is marked.

@<Take the parts of an object@>=
void expect(Source const& source, Value const& value, char kind,
  std::string_view what, std::string_view example)
{
  if (value.kind == kind) return;
  refuse(source, value.word, fmt::format("{} must be {}", what, @|
    kind == '{' ? "an object" : kind == '[' ? "an array" : @|
    kind == '0' ? "a number" : "a string"),
    fmt::format("write it like this: {}", example));
}

@ The values of an object's keys come in the order of its shape, or the null pointer for one that
is not there. If a key is missing, the caret is at the brace that opens the object.

@<Take the parts of an object@>=
using Parts = std::array<Value const*, 3>;
Parts parts_of(Source const& source, Value const& value, Shape const& shape)
{
  expect(source, value, '{', shape.what, shape.example);
  Parts parts = Parts();
  auto const help = std::string(shape.keys_are);
  for (Value const& part : value.parts) { @<Put |part| among the |parts|@> }
  for (std::size_t k = 0; k < parts.size(); ++k) {
    auto const& [name, kind, is_needed, what, example] = shape.keys[k];
    if (parts[k]) expect(source, *parts[k], kind, what,
      example.empty() ? shape.example : example);
    else if (is_needed) refuse(source, value.word,
      fmt::format("the key '{}' is missing in this object", name), help);
  }
  return parts;
}

@ The JSON standard allows a key to occur twice, and leaves the meaning open; here it is refused.
A shape with two keys has a third one without a name, which must not match the empty key.

@<Put |part| among the |parts|@>=
auto is_key = [&part](Key const& key) {
  return key.name == part.key.text and not key.name.empty();
};
auto const key = std::ranges::find_if(shape.keys, is_key);
bool const is_known = key != std::end(shape.keys);
std::size_t const k = is_known ? key - std::begin(shape.keys) : 0;
check(source, {{not is_known, part.key, "the key {} is unknown here", help},@/
  {parts[k] != nullptr, part.key, "the key {} stands twice in this object",
  "remove one of the two"}});
parts[k] = &part;

@ Now the four levels, from the inside out. A name cannot have a colon, so the string |"X:red"| is
an item with its colour.

@<Read items and options from JSON@>=
bool is_name(Value const& value) /* is it a string, or a number that can be taken for one? */
{ return (value.kind == '"') or ((value.kind == '0') and has_only(value.word.text, digits)); }
void read_entry(Draft& draft, Value const& value)
{
  Word item = value.word, colour;
  if (value.kind == '{') {
    auto const [i, c, none] = parts_of(draft.source, value, entry_shape);
    item = i->word, colour = c->word;
  }
  else if (not is_name(value)) expect(draft.source, value, '"', entry_shape.what, entry_shape.example);
  else if (auto const colon = item.text.find(':'); colon < item.text.size() - 1 and draft.problem.find_item(item.text) == 0)
    colour = {item.text.substr(colon + 1), item.at, item.length}, item.text = item.text.substr(0, colon);
  int const number = draft.problem.find_item(item.text);
  if (number == 0) {
    auto const similar = nearest(draft.problem, item.text);
    refuse(draft.source, item, fmt::format("there is no item {}",
      in_quotes(item.text)), similar.empty() ? "name it among the items" : @|
      fmt::format("did you mean '{}'?", similar));
  }
  draft.add_entry(number, item, colour);
}

@ The words of JSON come to the |Draft| like those of other readers: the name |"\u0041"| is quoted
as \.A in a message, and marked with eight carets in the line. The kind of an item is a string, so
that a third kind could be added; bounds are a string because JSON has no number for a star.

@<Read items and options from JSON@>=
void read_item(Draft& draft, Value const& value)
{
  if (is_name(value)) return draft.add_item(value.word, Kind::primary);
  auto const [name, kind, bounds] = parts_of(draft.source, value, item_shape);
  Word const word = kind ? kind->word : @[Word{"primary"}@];
  Word const range = bounds ? bounds->word : Word();
  bool const is_secondary = word.text == "secondary";
  check(draft.source, {
    {not is_secondary and word.text != "primary", word,
      "the kind {} is unknown", "an item is primary or secondary"},
    {is_secondary and bounds, range, "a secondary item has the bounds {}",
      "make it primary, and give it bounds such as 0:1"}});
  draft.add_item(name->word, is_secondary ? Kind::secondary : Kind::primary,
    bounds ? checked_bounds(draft.source, range, range.text) : Bounds());
}

@ A cost has digits only, and perhaps a minus. There is no key for an item that may be left open,
as \.{?5\char"7C A} in \sec{text/dlx}: a program can write an option more.

@<Read items and options from JSON@>=
void read_option(Draft& draft, Value const& value)
{
  bool const is_list = value.kind == '[';
  auto const [name, entries, cost] = is_list ? Parts{nullptr, &value, nullptr} : parts_of(draft.source, value, option_shape);
  draft.begin_option(value.word.at, name ? name->word : Word());
  for (Value const& entry : entries->parts) read_entry(draft, entry);
  if (not cost) return;
  auto const& text = cost->word.text;
  check(draft.source, {{not has_only(text.substr(text.starts_with('-')), digits), cost->word,
    "the cost {} is not a whole number", "count in smaller units"}});
  draft.add_cost(cost->word);
}

@ The items must be known before the options can be read, in whatever order the two stand in the
file. This is why there is a tree; a really large problem is better written as DLX text.

@<Read and write JSON@>=
Problem read_json(Source const& source, std::size_t start,
  std::vector<std::string>* notes)
{
  start = std::min(source.text.find_first_not_of(" \t\r\n", start), source.text.size());
  check(source, {{std::string_view(source.text).substr(start).starts_with("{\"format\":\"dlx-trace\""), Word{"", start, 1},
    "this is a trace, and not a problem", "dlx draw, view, film, and check-trace read traces"}});
  Draft draft(source);
  TreeMaker maker(source, start);
  auto const [items, options, none] = parts_of(source, maker.make(), problem_shape);
  for (Value const& item : items->parts) read_item(draft, item);
  for (Value const& option : options->parts) read_option(draft, option);
  return draft.finish(notes);
}

@*1 Writing. Each item and each option gets a line of its own, so that two files can be compared line by line. The library takes care of the quotes; its {\it ordered\/} objects keep the keys in the order in which they are written.

@<Write an option in JSON@>=
nlohmann::ordered_json to_json(Problem const& problem, int o)
{
  auto option = nlohmann::ordered_json::object();
  if (not problem.option_name(o).empty()) option["name"] = problem.option_name(o);
  auto& entries = option["entries"] = nlohmann::ordered_json::array();
  for (Entry const& e : problem.option(o)) {
    auto const& name = problem.item(e.item).name;
    if (e.colour == 0) entries.push_back(name);
    else entries.push_back({{"item", name}, {"colour", problem.colour_name(e.colour)}});
  }
  if (problem.cost(o) != 0) option["cost"] = problem.cost(o);
  return option;
}

@ Defaults are not written: that an item is primary, that it is covered once, that an option has
no name and costs nothing.

@<Read and write JSON@>=
std::string write_json(Problem const& problem)
{
  check_names(problem);
  std::string text = "{\"items\":[";
  for (int i = 1; i <= problem.item_count(); ++i) {
    nlohmann::ordered_json item = {{"name", problem.item(i).name}};
    auto const& [name, kind, bounds] = problem.item(i);
    if (kind == Kind::secondary) item["kind"] = "secondary";
    else if (bounds != Bounds()) item["bounds"] = spelled(bounds);
    text += (i > 1 ? ",\n" : "\n") + item.dump();
  }
  text += "\n],\"options\":[";
  for (int o = 1; o <= problem.option_count(); ++o)
    text += (o > 1 ? ",\n" : "\n") + to_json(problem, o).dump();
  return text + "\n]}\n";
}

@ \pitfall{A reader of JSON can take the last of two equal keys; lose the place of an error;
depend on the order of keys, which other programs sort as they like; or recurse into brackets
until the stack ends. And an item called \.{\char"7B}, in the wrong place, turns DLX text into bad
JSON.}

\pinned{In \.{tests/text/json\UL test.cpp} keys come in any order, names are spelled with escapes, and five million
opening brackets are refused like seven; what is written is read again and must be equal.}

\exercise[25]{Could the reader do without the tree, by reading the file twice, first the items and then the options?}
\answer{Yes; each event would then go directly to the |Draft|, and the memory be that of
the problem. But a reader that is called by the library has to remember where it is, in a
variable with a dozen states; with a tree, the nesting of our functions remembers it.}

\summary{The library parses, the tree keeps the places. Objects have shapes, and the shapes are a table.}
