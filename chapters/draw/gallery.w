@** Recipes and galleries. \label{draw/gallery}%
How are the figures of this book made? Nobody wants to type a command for each of them, and to
remember it until the next edition. So a figure of this book is a {\it recipe}, a small text file
that says which problem, which search, and which pictures:
\verbatimfile{figures/report-cover.fig}
Lines are \.{key: value}; a line that begins with a blank continues the one above, and a line that
begins with a bar is a comment, as everywhere in this book. This recipe makes the pictures at three
paces, in DOT, as SVG for the screen and as PDF for this page; the trace that they were drawn from;
and a page of HTML that shows them in order.
\figure{.42\pagewidth}{report-cover/event-001}{What the recipe makes, among
other things.}
@^recipe@>

If you have a problem of your own, say \.{dinner.dlx}, you need two lines in a file \.{dinner.fig},
and one command:
$$\vbox{\halign{\tt#\hfil\cr
problem: dinner.dlx\cr draw: tree\cr\noalign{\smallskip}
\char"24\ dlx figures --out pictures dinner.fig\cr}}$$
Then there are a page \.{pictures/index.html} for all recipes of the command, a folder
\.{pictures/dinner} for this one, and in it a page, the pictures in three formats, and the trace
from which they were drawn. For the 25 recipes of this book, \cmd{make trace} makes 1101 pictures
and 26 pages, besides 25 that play (\sec{draw/player}), and \.{build/figures/index.html} is where
one begins to look. It begins with a card that plays, and has all other sequences in five groups.
@^gallery@>

@ There are twelve keys. Only \.{problem} must be there. The three after it are about the search,
and the last five about the pictures.
$$\vbox{\halign{\tt#\hfil\quad&#\hfil\cr
title&what the sequence is called (the name of the file, if nothing is said)\cr
caption&a few sentences about it\cr
group&the heading under which it is shown, such as {\tt Puzzles}\cr
problem&a file in any format that we read, relative to the recipe\cr
chooser&{\tt smallest} (if nothing is said) or {\tt first}\cr
script&a script instead of a chooser, relative to the recipe\cr
cheapest&a number $k$: the search for the $k$ cheapest covers (see \sec{more/cheapest})\cr
draw&{\tt links} (if nothing is said), {\tt links+board}, {\tt board},
 {\tt matrix}, {\tt tree}\cr
grains&some of {\tt event} (if nothing is said), {\tt node}, {\tt link}\cr
steps&which pictures: numbers, ranges such as {\tt 3-7}, {\tt last}, or types
 of events\cr
bare&{\tt yes} for pictures without title and legend\cr
film&{\tt yes} for a film of the pictures at the last pace, too (see \sec{draw/film})\cr}}$$
The name of the file, without its ending, is the name of the sequence. Pictures are called after
their grain and their number, like \.{link-002}; number 0 is the state before the first step. In
drawings of a matrix they are called \.{step-001} and so on. But if a sequence has a single picture,
it takes the name of the sequence.

@ Here is a second recipe, for the positions of four queens in \sec{draw/squares}.
\verbatimfile{figures/queens-4-boards.fig}
Of the 153 states of that search, it shows the 22 in which something happens on the board. The
numbers of pictures are those of the steps, so \.{event-013} shows the same moment in every sequence
that has it.
{\notitle\nolegend\steps{\step{.245\pagewidth}{queens-4-boards/event-028}{28: a dead end}%
\step{.245\pagewidth}{queens-4-boards/event-039}{39: try}%
\step{.245\pagewidth}{queens-4-boards/event-045}{45: try}%
\step{.245\pagewidth}{queens-4-boards/event-051}{51: try}}{Four of the 22, which follow
each other. Between the first two, the list takes back ten covers; a chess player sees none
of that.}}

A recipe remembers where its file names are, since they are found to be wrong only when the files
are opened; then the caret points into the recipe. The command \.{draw} makes a recipe of its
options, so that its complaints are the same.

@<Declare recipes@>=
struct Recipe {
  std::string name; /* of its file, without an ending */
  std::string title, caption, group; /* |group| may be empty */
  Path problem, script; /* |script| may be empty */
  std::string chooser = "smallest";
  std::uint64_t cheapest = 0; /* 0 for all covers */
  Drawing drawing;
  bool film = false;
  Source source; /* for complaints */
  std::size_t problem_at = 0, script_at = 0; /* where they are named in it */
};
Recipe read_recipe(Source const& source);
  /* throws |InputError|; no file is opened */

@ A page of HTML makes four promises. It needs nothing from anywhere: no script, no font, no
network. It follows the reader's choice of light or dark, and so do the pictures
(\sec{draw/sheet}). Nothing jumps while pictures are loaded, because room is reserved for each
from the beginning. And every picture has an alternative text that says what happens in it. Above
each picture, two arrows lead to its neighbours. The next picture appears exactly where the last
was, with the arrow under the mouse: keep clicking, and the links dance.
@^accessibility@>
{\nolegend\steps{\step{.245\pagewidth}{report-cover/link-025}{25}\step{.245\pagewidth}%
{report-cover/link-026}{26}\step{.245\pagewidth}{report-cover/link-027}{27}\step
{.245\pagewidth}{report-cover/link-028}{28}}{Four pictures of a page: how
the way back of |cover(3)| ends.}}

All recipes are read first; then all pictures are drawn; then what has changed is written, and what
is outdated rendered. Each of these steps takes longer than the one before, and mistakes are found
in the first two. For all recipes of this book, it takes 15 seconds of a processor to make
everything, and .6 to find that nothing has changed.

@(dlx/draw/gallery.hpp@>=
#pragma once
/* Recipes for figures, small files that say which problem, which search, and
   which pictures; and from recipes to a folder of pictures and pages of HTML, which need no
   script, but for those that play, no font, and no network. Mistakes in recipes are
   reported with line and column. */
#include "dlx/draw/sequence.hpp"
namespace dlx {
@<Declare recipes@>
@<Declare galleries@>
} // |namespace dlx|

@ In the folder of a sequence are the DOT files, the trace, and the page; the renderer puts its
pictures beside them.

@<Declare galleries@>=
std::string sequence_page(Sequence const& sequence);
  /* for the folder of the sequence, with \.{x.svg} and \.{x.pdf} in it */
std::string top_page(std::vector<Sequence> const& sequences);
  /* for the folder above; every sequence has a picture */
Sequence prepare(Recipe const& recipe);
  /* reads the problem, searches, draws; throws |InputError| */
Paths write_sequence(Path const& folder, Sequence const& sequence);
  /* also a trace, \.{index.html}, and \.{dance.html} in |folder|; returns the DOT files */
Paths draw_sequence(Path const& folder, Sequence& sequence, Drawing const& drawing,
  std::function<void(Picture const&)> const& report = nullptr);
  /* the same for pictures that are still to be drawn: each file is written
     at once, and |report|; only names, captions, and sizes are kept. If no picture is
     selected, nothing is written */
std::size_t make_gallery(Paths const& recipes, Path const& folder, Reporter const& report = nullptr);
  /* a folder for each recipe, and \.{index.html} over them all; renders what
     has changed, and returns how many pictures that were. Throws |InputError|,
     |RenderError|, or |std::runtime_error| */

@ In a recipe, no word is ignored, but for grains and steps of a tree, which is one picture, and
grains of a matrix. Most mistakes are found while the recipe is read; that it selects no pictures,
or that a problem has no board, only when the trace is there.

@(dlx/draw/gallery.cpp@>=
#include "dlx/draw/gallery.hpp"
#include "dlx/base/source.hpp"
#include "dlx/draw/film.hpp"
#include "dlx/draw/player.hpp"
#include "dlx/draw/sheet.hpp"
#include "dlx/more/cheapest.hpp"
#include "dlx/more/script.hpp"
#include "dlx/more/search.hpp"
#include "dlx/text/format.hpp"
#include "page.hpp" /* |gallery_style|, by \.{tools/web} */
#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <fmt/format.h>
#include <map>
#include <set>
#include <sstream>
#include <stdexcept>
namespace dlx {
namespace {
@<Cut a recipe into fields@>
@<Read the value of a field@>
@<Give pages their style@>
@<Show a picture on a page@>
@<Search as a recipe says@>
}
@<Read a recipe@>
@<Write the page of a sequence@>
@<Prepare a sequence@>
@<Write a sequence@>
@<Make a gallery@>
} // |namespace dlx|

@*1 Fields. The |Word|s of \sec{base/words} know their places. The value of a field may have come
from several lines; complaints about the whole of it point to the first, and complaints about a word
to that word.

@<Cut a recipe into fields@>=
struct RecipeField {
  Word key, first;         /* |first|: line of the value */
  std::string value;       /* all of its lines */
  std::vector<Word> words; /* in it */
  Word whole() const { return {value, first.at, first.length}; }
};
using Fields = std::map<std::string_view, RecipeField>;
constexpr std::string_view known[] = { "title", "caption", "group", "problem", "chooser",@|
  "script", "cheapest", "draw", "grains", "steps", "bare", "film" };
Word between(std::string_view text, std::size_t from, std::size_t to)
{
  auto const words = words_of(text, from, to);
  if (words.empty()) return {"", from, 0};
  auto const at = words.front().at, end = words.back().at + words.back().length;
  return {text.substr(at, end - at), at, end - at};
}

@ The colon that matters is the first one. A key that is given twice, or that is not known, is
refused.

@<Cut a recipe into fields@>=
RecipeField& add_field(Fields& fields, Source const& source, Word const& line)
{
  auto const colon = line.text.find(':');
  auto const behind = line.at + std::min(colon, line.length);
  Word const key = between(source.text, line.at, behind);
  check(source, {
    {colon == line.text.npos, line, "this line is not key: value",
      "for instance: title: How an item is covered"},
    {std::ranges::count(known, key.text) == 0, key, "there is no key {}",
      fmt::format("keys are: {}", fmt::join(known, ", "))},
    {fields.contains(key.text), key, std::string(key.text) + " is given twice", "delete one of the two"}});
  Word const first = between(source.text, behind + 1, line.at + line.length);
  return fields[key.text] = {key, first, std::string(first.text), words_of(first)};
}

@ A comment between two lines of a caption does not end it. An empty value is refused when all lines
have been read, because it might have continued.

@<Cut a recipe into fields@>=
Fields cut(Source const& source)
{
  Fields fields;
  RecipeField* last = nullptr; /* the one that the next line may continue */
  std::string_view const text = source.text;
  for (std::size_t p = begin_of_text(text), end = 0; p < text.size(); p = end + 1) {
    end = std::min(text.find('\n', p), text.size());
    Word const line = between(text, p, end);
    if (line.length == 0 or text[p] == '|') continue;
    if (last == nullptr or line.at == p) last = &add_field(fields, source, line);
    else {
      last->value += ' ' + std::string(line.text);
      std::ranges::copy(words_of(line), std::back_inserter(last->words));
    }
  }
  for (auto const& [key, f] : fields)
    check(source, {{f.words.empty(), f.key, std::string(key) + " is empty",@|
      "write its value after the colon"}});
  return fields;
}

@ Several keys have values of a fixed set. A misspelled value must not fall back to the default. So
all of these keys use the same function, and its complaint names the values that it knows:
\verbatimfile{tests/data/recipe-complaint.txt}
The place of a name, as |pick| returns it, is the value. A step is selected by its number, by a
range, or by what happens in it: \.{5-9 23 dead last} is two ranges, a type, and a word. A text that
is no range may be a word; so nothing is thrown here.

@<Read the value of a field@>=
int pick(Source const& source, Word const& word, std::span<char const* const> names,
  std::string_view complaint)
{
  auto const it = std::ranges::find(names, word.text);
  check(source, {{it == names.end(), word, complaint,@|
    fmt::format("choose from: {}", fmt::join(names, ", "))}});
  return static_cast<int>(it - names.begin());
}
constexpr char const* subjects[] = { "links", "links+board", "board", "matrix", "tree" };
constexpr char const* choosers[] = { "first", "smallest" };
constexpr char const* answers[] = { "no", "yes" };
bool take_range(std::string const& word, Selection& steps)
{
  char first[10], last[10];
  int one = 0, two = 0; /* how far a number goes, and a range */
  std::sscanf(word.c_str(), "%9[0-9]%n-%9[0-9]%n", first, &one, last, &two);
  if (one == 0 or (one != std::ssize(word) and two != std::ssize(word))) return false;
  int const low = std::stoi(first);
  int const high = two > 0 ? std::stoi(last) : low;
  if (high < low) return false;
  steps.ranges.emplace_back(low, high);
  return true;
}

@ The words for the types of events are those of the trace. The word \.{all} undoes what the others
select.

@<Read the value of a field@>=
Selection read_steps(Source const& source, std::vector<Word> const& words)
{
  Selection steps;
  bool is_all = false;
  for (Word const& word : words) {
    auto const it = std::ranges::find(event_names, word.text);
    if (word.text == "last") steps.last = true;
    else if (word.text == "all") is_all = true;
    else if (it != event_names.end())
      steps.types.push_back(static_cast<Event::Type>(it - event_names.begin()));
    else check(source, {{not take_range(std::string(word.text), steps),@|
      word, "{} selects no steps", fmt::format("write all, last, numbers, ranges like 3-7, "
      "or types of events: {}", fmt::join(event_names, ", "))}});
  }
  return is_all ? Selection() : steps;
}

@ A grain that is named twice is drawn once. A number is compared with its usual spelling; so
\.{+1}, \.{1e3}, and \.{007} are refused. A search for the cheapest covers cannot follow a script.

@<Read the value of a field@>=
std::uint64_t read_cheapest(Source const& source, RecipeField const& field, bool scripted)
{
  std::uint64_t const k = std::strtoull(field.value.c_str(), nullptr, 10);
  check(source, {
    {k == 0 or std::to_string(k) != field.value, field.whole(),@|
      "this is not a number above 0", "write for instance: cheapest: 1"},
    {scripted, field.whole(), "a script does not count money",
      "delete the script, or this line"}});
  return k;
}
std::vector<Grain> read_grains(Source const& source, std::vector<Word> const& words)
{
  std::vector<Grain> grains;
  for (Word const& word : words) {
    auto const grain = static_cast<Grain>(pick(source, word, grain_names, "there is no grain {}"));
    if (std::ranges::count(grains, grain) == 0) grains.push_back(grain);
  }
  return grains;
}

@*1 The recipe. File names are relative to the recipe.

@<Read a recipe@>=
Recipe read_recipe(Source const& source)
{
  Fields fields = cut(source);
  auto const given = [&fields](std::string_view key) { return fields.contains(key); };
  Path const file = source.name;
  Recipe r;
  r.source = source;
  r.name = file.stem().string();
  r.title = given("title") ? fields["title"].value : r.name;
  check(source, {{not given("problem"), Word{"", source.text.size(), 0},@|
    "the recipe has no problem", "add a line like: problem: c5.dlx"}});
  @<Read all other fields@>
  return r;
}

@ The other keys are read in the order of the alphabet, in which \.{draw} comes before \.{film}. A
recipe with a chooser {\it and\/} a script is refused, since one of them would not be true.

@<Read all other fields@>=
for (auto const& [key, f] : fields) {
  if (key == "bare") r.drawing.bare =
    pick(source, f.whole(), answers, "bare is yes or no, not {}") == 1;
  if (key == "caption") r.caption = f.value;
  if (key == "cheapest") r.cheapest = read_cheapest(source, f, given("script"));
  if (key == "chooser") r.chooser =
    choosers[pick(source, f.whole(), choosers, "there is no chooser {}")];
  if (key == "draw") r.drawing.subject = static_cast<Subject>(
    pick(source, f.whole(), subjects, "cannot draw {}"));
  if (key == "film") {
    r.film = pick(source, f.whole(), answers, "film is yes or no, not {}") == 1;
    check(source, {{r.film and r.drawing.subject > Subject::board, f.whole(), "there are "
      "films of lists and boards only", "delete this line, or draw links, board, or both"}});
  }
  if (key == "group") r.group = f.value;
  if (key == "grains") r.drawing.grains = read_grains(source, f.words);
  if (key == "problem") r.problem = file.parent_path() / f.value, r.problem_at = f.first.at;
  if (key == "script") {
    check(source, {{given("chooser"), f.whole(), "there are a chooser and a script",
      "delete one of the two"}});
    r.script = file.parent_path() / f.value, r.script_at = f.first.at;
  }
  if (key == "steps") {
    @<Read the steps@>
  }
}

@ The steps of a matrix are not events, so events cannot select them.

@<Read the steps@>=
r.drawing.steps = read_steps(source, f.words);
check(source, {{r.drawing.subject == Subject::matrix and not r.drawing.steps.types.empty(), f.whole(),@|
  "the steps of a matrix are no events", "select them by numbers, such as 3 5-9 last"}});

@*1 Pages. Their style, \.{player/gallery.css}, is copied into each
page, so that it can be mailed. A picture is not wider than the window, nor wider than it is
(\.{--w}), nor higher than the window without its bar; for that, its style has the ratio of width to height
(\.{--r}). So each picture can be seen as a whole, and a click on it shows it in its full size. A page grows from the
inside: a figure, a section of figures, the whole.

@<Give pages their style@>=
std::string page(std::string const& title, std::string const& body)
{
  return fmt::format("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n"
    "<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
    "content=\"width=device-width,initial-scale=1\">\n<title>{}</title>\n"
    "<style>\n{}</style>\n</head>\n<body>\n{}</body>\n</html>\n",@|
    escape_html(title), gallery_style, body);
}

@ On a page of its own sequence, a picture leads to the drawing alone; on the top page it leads to
the sequence. Captions come from the problem, and an item may be called \.{<b>}; so they are
escaped. A recipe may be called \.{50\%\#1.fig}, and gives its name to a folder; in an address, all
but letters, digits, and a few others are written as numbers.

@<Show a picture on a page@>=
std::string address_of(std::string const& name)
{
  std::string address;
  for (unsigned char const c : name)
    address += std::isalnum(c) != 0 or std::string_view("-_./").find(static_cast<char>(c)) != std::string_view::npos@|
      ? std::string(1, static_cast<char>(c)) : fmt::format("%{:02X}", c);
  return address;
}
std::string image(std::string const& folder, Picture const& p, char const* kind = "still")
{
  auto const detail = p.caption.detail.empty() ? "" : " (" + p.caption.detail + ")";
  return fmt::format("<a class=\"{6}\" href=\"{0}{1}\"><img src=\"{0}{2}.svg\" "
    "width=\"{3}\" height=\"{4}\" loading=\"lazy\" alt=\"{5}\"></a>",@|
    address_of(folder), folder.empty() ? address_of(p.name) + ".svg" : "index.html",@|
    address_of(p.name), p.width, p.height,@| escape_html(p.caption.line() + detail), kind);
}

@ Every picture is a figure with an identity, so that each step of each search has an address, such
as \.{report-cover/index.html\#link-002}. The arrows of a figure lead to such addresses. At the ends
of a sequence they lead nowhere; $0-1$ is the largest number there is, so one comparison serves both
ends. A picture has its title drawn into it, so the line above it repeats this title only if the
pictures are bare.

@<Show a picture on a page@>=
using Group = std::span<Picture const>;
std::string arrow(Group group, std::size_t to, char const* way, char const* sign)
{
  if (to >= group.size()) return fmt::format("<i aria-hidden=\"true\">{}</i>", sign);
  return fmt::format("<a href=\"#{}\" aria-label=\"{}\">{}</a>", address_of(group[to].name), way, sign);
}
std::string figure(Group group, std::size_t k, bool bare)
{
  Picture const& p = group[k];
  auto const title = bare ? "<b>" + escape_html(p.caption.line()) + "</b> " : "";
  return fmt::format("<figure id=\"{0}\">\n<figcaption><span class=\"go\">{1}{2}</span>{3}"
    "<span class=\"soft\">{0}, <a href=\"{4}.pdf\">PDF</a></span></figcaption>\n{5}\n</figure>\n",@|
    escape_html(p.name), arrow(group, k - 1, "previous", "&#8592;"),@|
    arrow(group, k + 1, "next", "&#8594;"), title, address_of(p.name), image("", p));
}
std::string capital(std::string word)
{
  if (not word.empty()) word[0] = static_cast<char>(std::toupper(word[0]));
  return word;
}

@ The pictures of one pace form a section. Its heading says how many there are, and unfolds a
list of all captions. A
picture that is alone has no heading. The two variables of the style are set here, once for all
pictures of the section. For pictures of $1198\times782$ points, as in the Latin squares, the width
is 1597 pixels, and the ratio 1.533.

@<Show a picture on a page@>=
std::string section_of(Group group, bool bare)
{
  Picture const& first = group.front();
  auto const word = capital(first.pace);
  auto const identity = word.empty() ? "" : fmt::format(" id=\"{}\"", word);
  auto out = fmt::format("<section{} style=\"--w:{}px;--r:{:.3f}\">\n",@|
    identity, first.width, 1.0*first.width/std::max(1, first.height));
  if (not word.empty()) {
    out += fmt::format("<details><summary><h2>{} by {}: {}</h2></summary>\n<ol>\n",@|
      word, first.pace, counted(group.size(), "picture"));
    for (Picture const& p : group)
      out += fmt::format("<li><a href=\"#{}\">{}</a></li>\n", address_of(p.name),@|
        escape_html(p.caption.line()));
    out += "</ol></details>\n";
  }
  for (std::size_t k = 0; k < group.size(); ++k) out += figure(group, k, bare);
  return out + "</section>\n";
}

@ The page of a sequence is its bar, a few words, and its groups. Where the pace changes, a group
ends. The report's cover has three, of 4, 12, and 30 pictures. The bar stays at the top of the
window, and leads to the player and to each group. It also has the title, which the page says once.

@<Write the page of a sequence@>=
std::string sequence_page(Sequence const& s)
{
  std::string bar, body;
  for (auto p = s.pictures.begin(); p != s.pictures.end(); ) {
    auto const end = std::find_if(p, s.pictures.end(), [&](Picture const& q) {
      return q.pace != p->pace; });
    if (not p->pace.empty())
      bar += fmt::format("<a href=\"#{0}\">{0} by {1}</a>\n", capital(p->pace), p->pace);
    body += section_of(Group(p, end), s.bare);
    p = end;
  }
  return page(s.title, fmt::format(
    "<nav><h1>{}</h1>\n{}{}<a class=\"play\" href=\"dance.html\">Open in the player</a>\n</nav>\n<main>\n"
    "<p>{}</p>\n<p class=\"soft\">{}, drawn from <a href=\"trace.jsonl\">this trace</a>{}. "
    "A click on a picture shows it in full size.</p>\n{}</main>\n",@|
    escape_html(s.title), s.in_gallery ? "<a href=\"../index.html\">All pictures</a>\n" : "", bar,@|
    escape_html(s.caption), counted(s.pictures.size(), "picture"),@|
    s.film ? "; <a href=\"film.svg\">see a film</a>" : "", body));
}

@ The top page shows a picture of each sequence from its middle, in groups. The order of the
groups, and in them of the sequences, is that of the recipes. A group with a single recipe is a
large card, on which its film plays, if it has one (\sec{draw/film}). So the gallery of this book
has a card ``Start here'', and then five groups.
\figure{.38\pagewidth}{report-cover/link-007}{The card of the report's cover, when its film is
stopped: the seventh write in the walk link by link, after four events and twelve nodes.}

A film moves for many seconds, and not all readers want that. A page without a script can still stop
it: beside the film there is a picture, and a box to tick. The style shows the film while the
box is empty, and the picture when it is ticked.
@^film@>

@<Write the page of a sequence@>=
static std::string shown(Sequence const& s, bool plays)
{
  Picture picture = s.pictures[s.pictures.size()/2];
  auto const still = image(s.name + "/", picture);
  if (not plays) return still;
  picture.name = "film", picture.caption = {"all pictures, as a film", "", ""};
  return fmt::format("<div class=\"film\"><input type=\"checkbox\" id=\"stop\">"
    "<label for=\"stop\">stop the film</label>\n{}\n{}</div>", image(s.name + "/", picture, "moving"), still);
}

@ A card has the picture, a title, a few words, and links: to the player, to all pictures, and to the film, if
that does not play here.

@<Write the page of a sequence@>=
static std::string card(Sequence const& s, bool alone)
{
  return fmt::format("<li>{1}\n<div><{6}><a href=\"{0}/index.html\">{2}</a></{6}>\n<p>{3}</p>\n"
    "<p class=\"more\"><a class=\"play\" href=\"{0}/dance.html\">Open in the player</a>\n"
    "<a href=\"{0}/index.html\">{4}</a>{5}</p></div></li>\n",@|
    address_of(s.name), shown(s, s.film and alone), escape_html(s.title), escape_html(s.caption),@|
    counted(s.pictures.size(), "picture"), s.film and not alone@|
    ? fmt::format("\n<a href=\"{}/film.svg\">film</a>", address_of(s.name)) : "", s.group.empty() ? "h2" : "h3");
}

@ Groups come in the order in which they are named first. The bar leads to each of them.

@<Write the page of a sequence@>=
std::string top_page(std::vector<Sequence> const& sequences)
{
  std::vector<std::string> groups;
  for (Sequence const& s : sequences)
    if (std::ranges::count(groups, s.group) == 0) groups.push_back(s.group);
  std::string bar, body;
  for (std::size_t g = 0; g < groups.size(); ++g) {
    auto const in = [&](Sequence const& s) { return s.group == groups[g]; };
    bool const alone = std::ranges::count_if(sequences, in) == 1;
    body += fmt::format("<section id=\"group-{}\">\n", g + 1);
    if (not groups[g].empty()) {
      bar += fmt::format("<a href=\"#group-{}\">{}</a>\n", g + 1, escape_html(groups[g]));
      body += fmt::format("<h2>{}</h2>\n", escape_html(groups[g]));
    }
    body += fmt::format("<ul class=\"{}\">\n", alone ? "start" : "tiles");
    for (Sequence const& s : sequences) if (in(s)) body += card(s, alone);
    body += "</ul>\n</section>\n";
  }
  return page("Dancing links, in pictures", fmt::format("<nav><h1>Dancing links, in pictures</h1>\n{}</nav>\n<main>\n"
    "<p>Every picture here was drawn by the program, from a trace of what it did to its links.</p>\n{}</main>\n",@|
    bar, body));
}

@*1 The gallery. If a file cannot be read, the complaint points to the recipe that names it:
$$\vbox{\halign{\tt#\hfil\cr
figures/my.fig:2:10: error: cannot read 'figures/c6.dlx': No such file or directory\cr}}$$
A search is run with a |Recorder| as its observer. If the problem is plain and not large, and the
search short, then it is the search of \sec{dance/search}. All other problems have the general list.

@<Search as a recipe says@>=
Source fetch(Recipe const& recipe, Path const& file, std::size_t at)
{
  Source source;
  if (auto const why = slurp(file, source); not why.empty())
    throw InputError(recipe.source, at, 1, fmt::format("cannot read '{}': {}",
      file.string(), why), "file names are relative to the recipe");
  return source;
}
Trace run(Recipe const& r)
{
  Problem const problem = read_problem(fetch(r, r.problem, r.problem_at));
  Recorder recorder(problem, r.script.empty() ? r.chooser : "script");
  auto const chooser = r.chooser == "first" ? Chooser::first : Chooser::smallest;
  if (not r.script.empty()) {
    auto const script = read_script(fetch(r, r.script, r.script_at), problem);
    follow(script, problem, Limits(), nullptr, &recorder);
  } else if (r.cheapest > 0)
    cheapest(problem, {r.cheapest}, chooser, Limits(), nullptr, &recorder);
  else if (not dance_plainly(problem, chooser, recorder)) {
    Bounded links(problem);
    search(links, chooser, Limits(), nullptr, &recorder);
  }
  return recorder.take();
}

@ If a drawing is refused, or nothing is selected, the recipe is to blame; so the sentence that was
thrown gets a place in it. A sequence of one picture is called like its recipe, so that a figure in
this book is \.{queens-4-tree.pdf} and not \.{tree.pdf}.

@<Prepare a sequence@>=
Sequence prepare(Recipe const& recipe)
{
  Sequence s = {recipe.name, recipe.title, recipe.caption, run(recipe), {}, recipe.film, true,@|
    recipe.drawing.bare, recipe.group};
  try {
    s.pictures = draw_trace(s.trace, recipe.drawing);
  } catch (std::invalid_argument const& e) {
    throw InputError(recipe.source, recipe.problem_at, 1, e.what());
  }
  if (s.pictures.empty())
    throw InputError(recipe.source, recipe.source.text.size(), 0,
      "the recipe selects no pictures", "leave out steps to get all of them");
  if (s.pictures.size() == 1) s.pictures[0].name = s.name, s.pictures[0].pace = "";
  return s;
}

@ The gallery draws all pictures of a sequence first. The command that draws a single trace, of any
length, writes each picture as soon as it is drawn, and keeps only its name, caption, and size.

@<Write a sequence@>=
static Path write_picture(Path const& folder, Picture const& picture)
{
  make_folder(folder);
  put_file(folder / (picture.name + ".dot"), picture.dot);
  return folder / (picture.name + ".dot");
}
static void write_page(Path const& folder, Sequence const& sequence)
{
  std::ostringstream trace;
  write_trace(trace, sequence.trace);
  put_file(folder / "trace.jsonl", trace.str());
  put_file(folder / "index.html", sequence_page(sequence));
  put_file(folder / "dance.html", player_page(sequence.title, {&sequence.trace, 1}));
}

@ The page is written for each sequence; if its text is the same, |put_file| (\sec{draw/sequence})
leaves it alone.

@<Write a sequence@>=
Paths write_sequence(Path const& folder, Sequence const& sequence)
{
  Paths files;
  for (Picture const& p : sequence.pictures) files.push_back(write_picture(folder, p));
  write_page(folder, sequence);
  return files;
}
Paths draw_sequence(Path const& folder, Sequence& sequence, Drawing const& drawing,
  std::function<void(Picture const&)> const& report)
{
  Paths files;
  draw_trace(sequence.trace, drawing, [&](Picture p) {
    files.push_back(write_picture(folder, p));
    if (report) report(p);
    p.dot.clear();
    sequence.pictures.push_back(std::move(p));
  });
  if (not files.empty()) write_page(folder, sequence);
  return files;
}

@ A film of a sequence is made of the same pictures. If there are pictures at several paces, it has
those of the last one, which come last.

@<Write a sequence@>=
static void write_film(Path const& folder, Sequence const& s, Timing const& timing,
  Path const& version)
{
  Film film;
  auto const first = s.pictures.size() - timing.pauses.size();
  for (std::size_t k = first; k < s.pictures.size(); ++k) film.add(s.pictures[k].dot, timing.pauses[k - first]);
  put_file(folder / "film.svg", moving_svg(film, s.title, timing.still, folder, version));
}

@ Two recipes of the same name in different folders would overwrite each other's pictures, so they
are refused.

@<Prepare all |recipes|@>=
std::vector<Sequence> sequences;
std::vector<std::pair<std::size_t, Timing> > films; /* of which sequences, and how long */
std::set<std::string> names;
for (Path const& file : recipes) {
  if (not names.insert(file.stem().string()).second)
    throw std::runtime_error("two recipes are called "
      + file.stem().string() + "; their pictures would go to one folder");
  Source source;
  if (report) report("prepared", sequences.size());
  if (auto const why = slurp(file, source); not why.empty())
    throw std::runtime_error(fmt::format("cannot read '{}': {}", visible(file.string()), why));
  auto const recipe = read_recipe(source);
  sequences.push_back(prepare(recipe));
  auto drawing = recipe.drawing;
  drawing.grains = {drawing.grains.back()};
  if (recipe.film) films.emplace_back(sequences.size() - 1, timing_of(sequences.back().trace, drawing));
}

@ Once the first file is written, only the disk or Graphviz can fail. If one of them does, new DOT files and pages
lie beside old SVG files, or beside none; running the command again repairs everything.

@<Make a gallery@>=
std::size_t make_gallery(Paths const& recipes, Path const& folder, Reporter const& report)
{
  @<Prepare all |recipes|@>
  Paths files;
  for (Sequence const& s : sequences)
    std::ranges::copy(write_sequence(folder / s.name, s), std::back_inserter(files));
  put_file(folder / "index.html", top_page(sequences));
  auto const version = folder / "renderer.txt";
  put_file(version, renderer_version());
  files = outdated(files, {"svg", "pdf"}, version);
  render(files, {"svg", "pdf"}, report);
  for (auto const& [k, timing] : films)
    write_film(folder / sequences[k].name, sequences[k], timing, version);
  return files.size();
}

@ \pitfall{A misspelled key that is ignored: the recipe has a script, says the author, and the
program draws another search. A half-made gallery, because the mistake was in the last recipe. A
picture that is no longer in a recipe, and still lies in its folder: we never delete anything, so
clean up before you publish. An HTML image without its size, so that the page jumps under the reader
whenever one more has arrived.}

\pinned{\.{tests/draw/gallery\UL test.cpp} tries every name, and each complaint with its place;
follows each link, and makes galleries twice.}

\exercise[10]{Write a recipe for the tree of the paper's matrix, if always the first column is
chosen.} \answer{A file in the folder \.{figures} with three lines: \.{problem: paper.dlx},
\.{chooser: first}, \.{draw: tree}. Its tree has seven nodes; without the second line, six.}

\exercise[25]{How would you show two searches of the same problem side by side, so that one click
moves both?} \answer{Without a script, both pictures must belong to one figure: a page whose figure
$k$ has the $k$-th picture of each sequence, two images in a row. What is the $k$-th of a search
with fewer steps? Its last one, again. So |figure| gets two groups, and everything else remains.
(With a script, it is what \cmd{dlx view} makes of two traces, \sec{draw/player}.)}

\summary{A recipe names a problem, a search, and the pictures wanted; all recipes are checked before
the first file is written. A page is plain HTML, with an arrow back and an arrow forth above each
picture. The folder can be put on any web server, or on none; and what has not changed is not made
again.}
