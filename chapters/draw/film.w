@** Films. \label{draw/film}%
A hundred and fifty-three pictures of four queens fill twenty-six megabytes, and one has to turn the
pages oneself. Can a list dance on a page of the web, in one picture, without a script, and in less
than a megabyte?
{\nolegend\steps{\step{.325\pagewidth}{paper-cover-a/event-000}{two seconds}\step{.325\pagewidth}%
{paper-cover-a/event-001}{one second}\step{.325\pagewidth}{paper-cover-a/event-002}{half a
second}}{A film of three pictures: item~A is covered, and comes back. Most of what is seen
in one of them is seen in all.}}

The studios that drew films by hand painted each thing once, on a transparent sheet, its {\it cel};
the cels were laid on top of each other, and photographed. A table, the {\it exposure sheet}, said
for each picture which of them lie there. Here is a piece of the one for the film above.
$$\vbox{\halign{#\hfil\quad&&\hfil#\hfil\quad\cr
\it cel&before&cover A&uncover A\cr
\noalign{\smallskip}
the panel behind the list&1&1&1\cr
item A, in the list&1&0&1\cr
item A, grey and dashed&0&1&0\cr
$R[\.h]$ to A, thin&1&0&0\cr
$R[\.h]$ to B, thick and vermilion&0&1&0\cr
$R[\.h]$ to A, thick and vermilion&0&0&1\cr}}$$
A film is this table, with a time for each column; and the moving picture is all cels, one on top of
the other, each of them shown and hidden as its row says.
@^cel@>@^exposure sheet@>@^film@>@^animation@>

@ Nothing in our pictures ever moves (\sec{draw/sheet}), so a cel that looks the same is at the same
place. Each line of the DOT text of a picture is a {\it statement}: a box or an arrow, with its
name, its place, and its looks. So two pictures have a cel in common if they have a line in common,
but for the name. A film goes through Graphviz once, as a single picture with all cels in it. The
153 pictures of four queens, with their boards, have more than seventy thousand such lines, and
about two thousand different ones; their film has one megabyte, and is made in a quarter of a
second.

{\it Invariant:\/} at each time of the film, the cels that are seen are the statements of one
picture, and no others.

@(dlx/draw/film.hpp@>=
#pragma once
/* Films of a trace: pictures one after the other, each for its time; as SVG that
   moves without a script. */
#include "dlx/draw/sequence.hpp"
#include <map>
namespace dlx {
@<Declare the class |Film|@>
@<Declare how long a picture stays@>
@<Declare how films are made@>
} // |namespace dlx|

@ Times are counted in {\it ticks\/} of a tenth of a second. In pictures 7 to~9, and again in~12, is
the same as $[7,10)$ and $[12,13)$; so a row of the table is kept as its {\it runs}. Of the cels of
four queens, half have one run or two.

@<Declare the class |Film|@>=
constexpr int ticks_per_second = 10;
using Runs = std::vector<std::pair<int, int> >; /* of pictures: first, and behind the last */
class Film { /* pictures, of which each thing is kept once */
public:
  void add(std::string const& dot, int ticks);
    /* one more picture, to be seen for so long; in the DOT of a |Sheet| */
  int pictures() const { return static_cast<int>(begins.size()) - 1; }
  int ticks() const { return begins.back(); } /* in all */
  std::string dot() const;
    /* one picture with all cels; each has the class of its runs, such as \.{x17},
       unless it is always seen */
  std::string animated(std::string const& svg, std::string const& title,@|
    std::string const& description, int still) const;
    /* |svg| is what Graphviz has made of |dot()|; the picture |still| is seen by those
       who want nothing to move */
private:
  std::string head;                  /* of the DOT of all pictures */
  std::map<std::string, Runs> cels;  /* by statement, from the class on; that of an
                                        arrow has \.{->} in front */
  std::vector<int> begins = {0};     /* of each picture, in ticks; and the end */
  std::map<Runs, int> exposures() const; /* numbered from 1 */
  std::string style(int still) const;
};

@ The program makes cels of pictures, and pictures of cels.

@(dlx/draw/film.cpp@>=
#include "dlx/draw/film.hpp"
#include "dlx/base/source.hpp"
#include "dlx/draw/sheet.hpp"
#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <fmt/format.h>
#include <sstream>
namespace dlx {
namespace {
@<Find out what lies below@>
@<Work in a folder that disappears@>
}
@<Take a picture apart@>
@<Put all cels together@>
@<Show and hide@>
@<Say how long a picture stays@>
@<Shoot a film@>
} // |namespace dlx|

@*1 Cels. A statement is a line with an identity in it; names of items are escaped, so no other line
can look like one. The name and the identity of a thing are cut off, and its class comes next. The
lines that are no statements are the same in all pictures.

@<Take a picture apart@>=
void Film::add(std::string const& dot, int ticks)
{
  int const k = pictures();
  std::istringstream lines(dot);
  for (std::string line; std::getline(lines, line); )
    if (auto const at = line.find(" [id=\""); at == line.npos) {
      if (k == 0 and line != "}") head += line + '\n';
    } else {
      auto const arrow = line.find(" -> ") < at ? "->" : "";
      auto& runs = cels[arrow + line.substr(line.find("class=\"", at) + 7)];
      if (runs.empty() or runs.back().second < k) runs.emplace_back(k, k + 1);
      else runs.back().second = k + 1;
    }
  begins.push_back(begins.back() + ticks);
}

@ Things that overlap must be in their right order. A rule holds in all pictures of lists and
boards: {\it a smaller box lies on a larger one, and arrows lie on boxes, a thick one on a thin
one}. Of equal boxes, such as the squares of a board, the one with the thicker border lies on top.
The area, which is~0 for an arrow, and the width of a pen can be read off the statement. In drawings
of a matrix, a large frame is drawn around small digits at last; so there are no films of them.
@^painting order@>

@<Find out what lies below@>=
using Depth = std::pair<double, double>;
double value_in(std::string const& statement, std::string_view name)
{
  auto const at = statement.find(name);
  return at == statement.npos ? 0 : std::strtod(statement.c_str() + at + name.size(), nullptr);
}
Depth depth(std::string const& statement) /* smaller, if it is painted before */
{
  return {0.0 - value_in(statement, " width=")*value_in(statement, " height="),
    value_in(statement, " penwidth=")};
}

@ All cels get new names. All arrows leave the same invisible box and lead to the same, since
Graphviz paints the arrows of a box together. The class of a cel's runs is put in front of what it
had before, so that a style for a class \.{written}, say, still finds it.

@<Put all cels together@>=
std::string Film::dot() const
{
  std::vector<std::pair<std::string const, Runs> const*> order;
  for (auto const& cel : cels) order.push_back(&cel);
  std::ranges::stable_sort(order, {}, [](auto const* cel) { return depth(cel->first); });
  auto const numbers = exposures();
  auto text = head + "from [style=invis, pos=\"0,0!\"];\nto [style=invis, pos=\"0,0!\"];\n";
  int count = 0;
  for (auto const* cel : order) {
    auto const& [statement, runs] = *cel;
    bool const arrow = statement.starts_with("->");
    auto const id = fmt::format("e{}", ++count);
    auto const number = numbers.find(runs);
    text += fmt::format("{} [id=\"{}\", class=\"{}{}\n", arrow ? "from -> to" : id, id,@|
      number == numbers.end() ? "" : fmt::format("x{} ", number->second),@|
      statement.substr(arrow ? 2 : 0));
  }
  return text + "}\n";
}

@ Cels of the same runs are shown and hidden together; an {\it exposure\/} is a row of the table
that occurs. A cel that is always there needs no number.

@<Put all cels together@>=
std::map<Runs, int> Film::exposures() const
{
  std::map<Runs, int> numbers;
  for (auto const& [statement, runs] : cels)
    if (runs != Runs(1, {0, pictures()})) numbers.emplace(runs, 0);
  int count = 0;
  for (auto& [runs, number] : numbers) number = ++count;
  return numbers;
}

@*1 What a browser is told. The {\it key frames\/} of a style sheet are a list of moments, with a
name, which is followed by all elements that refer to it. They are shared by all cels of an
exposure, and stand in a part of the style that counts only for readers who have not asked their
system for {\it reduced motion}, since some people get sick of things that move. They work in a
picture that a page shows by \.{<img>}, where no script would. Here is the style for an exposure:
seen from the start, hidden from picture~1 on, for the film of three pictures above.
$$\vbox{\halign{\.{#}\hfil\cr
@@keyframes x1\{0\%\{visibility:visible\}57.1429\%\{visibility:hidden\}\}\cr
.x1\{animation-name:x1\}\cr}}$$
A percentage is that of the whole time; \.{step-end} asks that nothing happen between two key
frames.
@^keyframe@>@^reduced motion@>

@<Show and hide@>=
std::string key_frames(Runs const& runs, std::vector<int> const& begins)
{
  auto const at = [&begins](int k, char const* how) {
    return fmt::format("{}%{{visibility:{}}}", number(100.0*begins[index(k)]/begins.back(), 4), how);
  };
  std::string text = runs.front().first > 0 ? at(0, "hidden") : "";
  for (auto const& [from, to] : runs) {
    text += at(from, "visible");
    if (to + 1 < static_cast<int>(begins.size())) text += at(to, "hidden");
  }
  return text;
}

@ Without the style, all cels would be seen at once. So the first line hides what is not in the
still; the part of the style for motion overrides it. The film begins again at its end.

@<Show and hide@>=
std::string Film::style(int still) const
{
  std::string hidden, moves;
  for (auto const& [runs, number] : exposures()) {
    auto const shows_still = [still](auto const& r) { return r.first <= still and still < r.second; };
    if (std::ranges::none_of(runs, shows_still))
      hidden += fmt::format("{}.x{}", hidden.empty() ? "" : ",", number);
    moves += fmt::format("@@keyframes x{0}{{{1}}}.x{0}{{animation-name:x{0}}}\n",@|
      number, key_frames(runs, begins));
  }
  if (not hidden.empty()) hidden += "{visibility:hidden}\n";
  return hidden + fmt::format("@@media(prefers-reduced-motion:no-preference){{\n"
    "g{{animation:none {}s step-end infinite}}\n{}}}\n",@|
    number(1.0*ticks()/ticks_per_second, 2), moves);
}

@ The style goes to the beginning of the file, after a title and a description. Both may have names
in them, and are escaped. Blanks take the place of characters that XML forbids.
@^accessibility@>

@<Show and hide@>=
static std::string as_xml(std::string const& text)
{
  std::string safe;
  for (std::size_t at = 0; at < text.size(); ) {
    Character const c = decode(text, at);
    bool const is_forbidden = c.bytes == 0 or is_control(c.code) or c.code == 0xFFFE or c.code == 0xFFFF;
    safe += is_forbidden ? " " : text.substr(at, c.bytes);
    at += c.step();
  }
  return escape_html(safe);
}
std::string Film::animated(std::string const& svg, std::string const& title,@|
  std::string const& description, int still) const
{
  auto const end = svg.find('>', svg.find("<svg"));
  return fmt::format("{} role=\"img\" style=\"max-width:100vw;max-height:100vh\">\n<title>{}</title>\n<desc>{}</desc>\n<style>\n{}</style>{}",
    svg.substr(0, end), as_xml(title), as_xml(description), style(still), svg.substr(end + 1));
}

@*1 Time. A picture of a whole cover stays for a second; one of a single link, whose vermilion arrow
is found at once, half of that. The film waits longer where something has been found, or where
nothing can be found any more; the way back, which mirrors what has been seen already, takes half
the time.
$$\vbox{\halign{#\hfil\quad&\hfil#\quad&#\hfil\cr
before the first step, and at the end&2\cr
solution&4\cr
dead end, or too expensive&3\cr
whatever takes something back&.5\cr
all other steps&1&times 1, .7, or .5 seconds, at the pace of events, nodes, links\cr}}$$
For the 152 events of four queens, that makes 57 seconds of covers, 28.5 of uncovers, 31 of choices
and tries, 12 of dead ends, 8 of solutions, and 4 at both ends: two minutes and twenty seconds.

@<Declare how long a picture stays@>=
struct Timing { /* of the pictures that are selected */
  std::vector<int> pauses; /* in ticks, at least one each */
  int still = 0;           /* the first solution; or if there is none, the middle */
  double seconds() const;  /* in all */
};
Timing timing_of(Trace const& trace, Drawing const& drawing, double speed = 1);
  /* twice as fast if |speed| is 2; no pauses if no picture is selected */

@ With \.{--speed 2}, it takes half as long; but nothing is shorter than a tick.

@<Say how long a picture stays@>=
static double weight(Event const* event)
{
  using Type = Event::Type;
  if (event == nullptr or event->type == Type::done) return 2;
  if (event->type == Type::solution) return 4;
  if ((event->type == Type::dead) or event->type == Type::cut) return 3;
  return ends_option(event->type) ? 0.5 : 1;
}

@ The same walk that draws the pictures (\sec{draw/sequence}) visits their moments here, so that
there are as many pauses as pictures, in the same order.

@<Say how long a picture stays@>=
Timing timing_of(Trace const& trace, Drawing const& drawing, double speed)
{
  constexpr double paces[] = {1, 0.7, 0.5}; /* in seconds */
  Timing t;
  std::vector<int> solutions;
  for (Grain grain : drawing.grains)
    walk(trace, grain, drawing.steps, [&](Replay const& replay, int) {
      auto const event = moment_of(trace, replay).event;
      if (event != nullptr and event->type == Event::Type::solution)
        solutions.push_back(static_cast<int>(t.pauses.size()));
      double const ticks = ticks_per_second*paces[index(grain)]*weight(event)/speed;
      t.pauses.push_back(static_cast<int>(std::lround(std::clamp(ticks, 1.0, 1e6))));
    });
  t.still = solutions.empty() ? static_cast<int>(t.pauses.size())/2 : solutions.front();
  return t;
}
double Timing::seconds() const
{
  double ticks = 0;
  for (int pause : pauses) ticks += pause;
  return ticks/ticks_per_second;
}

@*1 Making it. The pictures are drawn one by one, and of each only its new cels are kept. The function
|report| is called after each of them, and can stop the work by throwing.

@<Declare how films are made@>=
std::string moving_svg(Film const& film, std::string const& title, int still,
  Path const& folder, Path const& version = {}); /* has Graphviz work in |folder|, if what it
     has made there is outdated; without a |version|, always. Throws |RenderError| */
std::string film_in_svg(Trace const& trace, Drawing const& drawing, Timing const& timing,
  std::string const& title, Reporter const& report); /* all of these */

@ The file of Graphviz's needs a folder, and a destructor removes it, however the work ends.

@<Work in a folder that disappears@>=
class Workshop {
public:
  explicit Workshop(Path const& above)
  {
    auto name = (above / "dlx-film-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error(fmt::format(
      "cannot make a folder in {}: {}", above.string(), std::strerror(errno)));
    folder = name;
  }
  ~Workshop() { std::error_code ignored; std::filesystem::remove_all(folder, ignored); }
  Workshop(Workshop const&) = delete;
  Path folder;
};

@ The text of a picture is forgotten before the next one is drawn. A gallery has its pictures
already, and calls |moving_svg|.

@<Shoot a film@>=
static Film shoot(Trace const& trace, Drawing const& d, Timing const& timing, Reporter const& report)
{
  Film film;
  draw_trace(trace, d, [&](Picture const& p) {
    film.add(p.dot, timing.pauses.at(index(film.pictures())));
    report("drawn", index(film.pictures()));
  });
  return film;
}

@ If nothing has changed, the cels of an earlier run are used.

@<Shoot a film@>=
std::string moving_svg(Film const& film, std::string const& title, int still,
  Path const& folder, Path const& version)
{
  Source svg;
  put_file(folder / "cels.dot", film.dot());
  render(outdated({folder / "cels.dot"}, {"svg"}, version), {"svg"});
  if (auto const why = slurp(folder / "cels.svg", svg); not why.empty()) throw RenderError(why);
  return film.animated(svg.text, title, fmt::format("A film of {}, which lasts {:.0f} seconds "
    "and begins again. Where nothing may move, picture {} is seen.",@|
    counted(index(film.pictures()), "picture"), 1.0*film.ticks()/ticks_per_second, still), still);
}
std::string film_in_svg(Trace const& trace, Drawing const& d, Timing const& timing,
  std::string const& title, Reporter const& report)
{
  Film const film = shoot(trace, d, timing, report);
  Workshop const workshop(std::filesystem::temp_directory_path());
  return moving_svg(film, title, timing.still, workshop.folder);
}

@ \pitfall{A film in which something moves for readers who have asked that nothing move. A cel that
is painted under what should be below it: right in all pictures of one sequence, and wrong in
another. A name that is no name in XML. Seven such films on one page: each of them keeps a part of a
processor busy, as long as it can be seen.}

\pinned{\.{tests/draw/film\UL test.cpp} compares each moment of a film with its still picture: the
cels that are seen, as the key frames say, in their order; and their shapes, as Graphviz has drawn
them. In Chromium, if there is one, the clock is set to the middle of each picture.}

\exercise[20]{A film of eight queens has 11{,}519 pictures and lasts three hours. Which of them
would you select with \.{--steps}, and what would you have to change in |Timing|, if the film should
be slow in the beginning and then faster and faster?} \answer{The steps \.{"try dead solution"},
since the reader can imagine the list between two of them. In |timing_of|, |ticks| is divided by a
number that grows with the pictures before it, say $1+\hbox{|t.pauses.size()|}/50$; nothing else
knows how long a picture stays.}

\summary{All cels are on one sheet, each painted once, and a table says which of them are seen when.
Key frames turn the table into a picture that moves; readers who want no motion see a still.}
