@** Films. \label{draw/film}%
A hundred and fifty-three pictures of four queens fill twenty-six megabytes, and one has to turn
the pages oneself. Can a list dance on a page of the web, in one picture, without a script,
and in less than a megabyte?
{\nolegend\steps{\step{.325\pagewidth}{paper-cover-a/event-000}{two seconds}\step{.325\pagewidth}%
{paper-cover-a/event-001}{one second}\step{.325\pagewidth}{paper-cover-a/event-002}{half a
second}}{A film of three pictures: item~A is covered, and comes back. Most of what is seen
in one of them is seen in all.}}

The studios that drew films by hand had the same question, and an answer that lasted for
eighty years. They painted the background once. Whatever moved was painted on transparent
sheets, the {\it cels}, one for each thing and each way it looks; the cels were laid on top of
each other, and photographed. A table, the {\it exposure sheet}, said for each picture
which of them lie there. Here is a piece of the one for the film above.
$$\vbox{\halign{#\hfil\quad&&\hfil#\hfil\quad\cr
\it cel&before&cover A&uncover A\cr
\noalign{\smallskip}
the panel behind the list&1&1&1\cr
item A, in the list&1&0&1\cr
item A, grey and dashed&0&1&0\cr
$R[\.h]$ to A, thin&1&0&0\cr
$R[\.h]$ to B, thick and vermilion&0&1&0\cr
$R[\.h]$ to A, thick and vermilion&0&0&1\cr}}$$
It is a matrix of zeros and ones, as so much in this book. A film is this table, with a time for
each column; and the moving picture is nothing but all cels, one on top of the other, each of
them shown and hidden as its row says.
@^cel@>@^exposure sheet@>@^film@>@^animation@>

@ Nothing in our pictures ever moves (\sec{draw/sheet}), so a cel that looks the same {\it is\/} the
same, at the same place. And who knows what the things in a picture are? Its text in DOT does: a
{\it statement}, which is a line of that text, is a box or an arrow, with its name, its place, and its looks.
So two pictures have a cel in common if they have a line in common, but for the name; no chapter that draws
need know that there are films. The pictures of four queens, with their boards, have more than seventy thousand lines of
this kind, and about two thousand different ones.

That also answers a question of cost, which the table shows in seconds of a processor. Each still picture goes through Graphviz, which takes its
time (\sec{draw/renderer}). A film goes through it once, as a single picture with all cels in it. To write SVG ourselves would be faster
still; but then arrowheads and letters would be drawn by two programs, and some day a film would
look a little different from its pictures.

$$\vbox{\halign{#\hfil\quad&&\hfil#\quad\cr
{\it queens}&{\it pictures}&{\it megabytes}&{\it to make it}&{\it to see it}\cr
\noalign{\smallskip}
four&153&1&.24 s&141 s\cr
six&1{,}059&4.4&2.9 s&16 min\cr
eight&11{,}519&30&47 s&3 h\cr}}$$

The invariant of this chapter is that {\it at each time of the film, the cels that are seen are the
statements of one picture, and no others}. What is below deals with order, time, and how a browser
is told.

@(dlx/draw/film.hpp@>=
#pragma once
/* Films of a trace: pictures one after the other, each for its time; as SVG that
   moves without a script, or by ffmpeg, as MP4 or GIF. */
#include "dlx/draw/renderer.hpp"
#include "dlx/draw/sequence.hpp"
#include <map>
namespace dlx {
@<Declare the class |Film|@>
@<Declare how long a picture stays@>
@<Declare how films are made@>
} // |namespace dlx|

@ Times are counted in {\it ticks\/} of a tenth of a second. Nobody can follow a picture that
stays for less, and a video has a picture for each tick, all of which have to be computed.
In pictures 7 to~9, and again in~12, is the same as $[7,10)$ and $[12,13)$; so a row of the table is
kept as its {\it runs}. Of the cels of four queens, half have one run or two; some pieces of a legend have more.

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

@ The program makes cels of pictures, and pictures of cels; the rest of it asks what o'clock it is,
and starts other programs.

@(dlx/draw/film.cpp@>=
#include "dlx/draw/film.hpp"
#include "dlx/base/source.hpp"
#include "dlx/base/whole_file.hpp"
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
@<Ask for another program@>
}
@<Take a picture apart@>
@<Put all cels together@>
@<Show and hide@>
@<Say how long a picture stays@>
@<Shoot a film@>
@<Have ffmpeg join pictures@>
} // |namespace dlx|

@*1 Cels. A statement is a line with an identity in it; no other line can look like one, since
names of items are escaped. The name and the identity of a thing are cut off; they stand in front, and its
class comes next. What is the same thing then is what looks the same, at the same place, whatever it was called: the
sign for what is removed may be \.{key1} in one picture, and \.{key2} in another. The lines that
are no statements are the same in all pictures, and taken from the first.

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

@ Now the order: what is painted later hides what was painted before. In a picture of
\sec{draw/picture} the order depends on what has just been written; in a film there is one for
all moments. It need not be any order that a picture has had, if only things that overlap are in
their right order. And for these there is a rule, which holds in all pictures of lists and boards:
{\it a smaller box lies on a larger one, and arrows lie on boxes, a thick one on a thin one}. The panel
is behind the band of a row, that is behind its entries, and the number of a size lies on
its header. Of equal boxes, such as the squares of a board, the one with the thicker
border lies on top.
@^painting order@>

So all that has to be known is an area, which is~0 for an arrow, and the width of a pen; both
can be read off the statement. (No rule of this kind holds for drawings of a matrix, where a large
frame is drawn around small digits at last. That is why there are no films of them here.)

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

@ All cels get new names. All
arrows leave the same box and lead to the same, neither of which is seen; for Graphviz
paints the arrows of a box together, and would otherwise have its own opinion on the order. Where
an arrow is drawn, its curve says. The class of a cel's runs is put in front of what it had before,
so that a style for a class \.{written}, say, still finds it.

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

@ Cels of the same runs are shown and hidden together: when an item is covered, all its links
turn grey in the same picture, and come back in the same. For the two thousand cels of four queens, there are
a thousand {\it exposures}, as we call a row of the table that occurs. What is always there needs no number.

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

@*1 What a browser is told. SVG knows two ways to let something happen at a time. One is called SMIL:
inside of each element stands another one that says when it is seen. The other are the {\it key
frames\/} of style sheets: a list of moments, with a name, which is followed by all elements that are told
to. I tried both on four queens. They look the same, and cost the same: while such a film can be
seen, Chromium asks each of its two thousand animations at each frame whether something has changed, even if
nothing has changed for two seconds, and a fifth of a processor is busy with hearing no.

So other things decide. Key frames are shared by all cels of an exposure, and half as many of
them must be written down. And they can be put into a part of the style that counts only
for those who have not asked their system for {\it reduced motion}. Some people get sick of things that
move; a film that nobody can stop, on a page that somebody wants to read, is a bad neighbour. We take
key frames.
@^SMIL@>@^keyframe@>@^reduced motion@>

Both ways work in a picture that a page shows by \.{<img>}, where no script would; and a program
that knows neither, such as one that makes thumbnails, shows the still. Here is the style for an
exposure: seen from the start, hidden from picture~1 on, for the film of three pictures above.
$$\vbox{\halign{\.{#}\hfil\cr
@@keyframes x1\{0\%\{visibility:visible\}57.1429\%\{visibility:hidden\}\}\cr
.x1\{animation-name:x1\}\cr}}$$
A percentage is that of the whole time; and \.{step-end} asks that nothing happen between
two key frames. Otherwise a browser would try to fade.

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

@ Without the style, all cels would be seen at once, a pile of a hundred and fifty-three moments. So
the first line hides what is not in the still, for everybody, and whoever lets things move
overrules it for as long as the film lasts, that is, forever: it begins again at its end.

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

@ The style goes to the beginning of the file, before anything is painted. There is a title, too, which
a voice reads, and a description, which says how long the film is and what the still shows. Both
may have names in them, and are escaped. Blanks take the place of characters that cannot be
seen, and of bytes that are none, for a title may come from the command line, and XML forbids most of them.
And a film that is larger than the window of whoever opens it is made smaller, and not cut off.
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

@*1 Time. How long does a picture stay? As long as it takes to read its title, and to find what has
changed. For a whole cover that is about a second; for a single link, whose vermilion arrow is
found at once, half of that. A film in which all pictures stay equally long is hard to follow all the same, for
the moments that matter go by like all others. So the search holds its breath where something
has been found, or where nothing can be found any more; and the way back, which mirrors what has
been seen already, takes half the time.
$$\vbox{\halign{#\hfil\quad&\hfil#\quad&#\hfil\cr
before the first step, and at the end&2\cr
solution&4\cr
dead end, or too expensive&3\cr
whatever takes something back&.5\cr
all other steps&1&times 1, .7, or .5 seconds, at the pace of events, nodes, links\cr}}$$
For the 152 events of four queens, that makes 57 seconds of covers, 28.5 of uncovers, 31 of choices and tries,
12 of dead ends, 8 of solutions, and 4 at both ends: two minutes and twenty seconds.

@<Declare how long a picture stays@>=
struct Timing { /* of the pictures that are selected */
  std::vector<int> pauses; /* in ticks, at least one each */
  int still = 0;           /* the first solution; or if there is none, the middle */
  double seconds() const;  /* in all */
};
Timing timing_of(Trace const& trace, Drawing const& drawing, double speed = 1);
  /* twice as fast if |speed| is 2; no pauses if no picture is selected */

@ With \.{--speed 2}, it takes half as long; but nothing is shorter than a tick. What is asked of
each picture is what its event was, as the trace has it, and not what its title says.

@<Say how long a picture stays@>=
static double weight(Event const* event)
{
  using Type = Event::Type;
  if (event == nullptr or event->type == Type::done) return 2;
  if (event->type == Type::solution) return 4;
  if ((event->type == Type::dead) or event->type == Type::cut) return 3;
  return ends_option(event->type) ? 0.5 : 1;
}

@ The same walk that draws the pictures (\sec{draw/sequence}) visits their moments here, so that there are as many pauses as pictures, in the same order.

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

@*1 Making it. The pictures are drawn one by one, as for a sequence, and of each only its new cels
are kept. Somebody may wait for it all; so whoever calls is |told|, as in \sec{draw/renderer}, and can stop the
work by throwing.

@<Declare how films are made@>=
std::string moving_svg(Film const& film, std::string const& title, int still,
  Path const& folder, bool anew = true); /* has Graphviz work in |folder|; unless |anew|,
     only if that was not done before. Throws |RenderError| */
std::string film_in_svg(Trace const& trace, Drawing const& drawing, Timing const& timing,
  std::string const& title, Told const& told); /* all of these */
void join_pictures(Trace const& trace, Drawing const& drawing, Timing const& timing,
  Path const& file, Told const& told);
  /* an MP4 or GIF, as |file| ends; it is there when it is complete, and not before.
     Throws |RenderError| if \.{ffmpeg} is missing or complains, or else as above */

@ The file of Graphviz's needs a folder, and the folder should be gone in the end,
however it ends. A destructor sees to that; only a power failure does not call it.

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

@ The text of a picture is forgotten before the next one is drawn.

@<Shoot a film@>=
static Film shoot(Trace const& trace, Drawing const& d, Timing const& timing, Told const& told)
{
  Film film;
  draw_trace(trace, d, [&](Picture const& p) {
    film.add(p.dot, timing.pauses.at(index(film.pictures())));
    told("drawn", index(film.pictures()));
  });
  return film;
}

@ A gallery has its pictures already, and its folder; so it begins here, with a film that is shot.

@<Shoot a film@>=
std::string moving_svg(Film const& film, std::string const& title, int still,
  Path const& folder, bool anew)
{
  Source svg;
  Paths const cels = {folder / "cels.dot"};
  put_file(cels[0], film.dot());
  render(anew ? cels : outdated(cels, {"svg"}), {"svg"});
  if (auto const why = slurp(folder / "cels.svg", svg); not why.empty()) throw RenderError(why);
  return film.animated(svg.text, title, fmt::format("A film of {}, which lasts {:.0f} seconds "
    "and begins again. Where nothing may move, picture {} is seen.",@|
    counted(index(film.pictures()), "picture"), 1.0*film.ticks()/ticks_per_second, still), still);
}
std::string film_in_svg(Trace const& trace, Drawing const& d, Timing const& timing,
  std::string const& title, Told const& told)
{
  Film const film = shoot(trace, d, timing, told);
  Workshop const workshop(std::filesystem::temp_directory_path());
  return moving_svg(film, title, timing.still, workshop.folder);
}

@*1 For those who have no browser. Slides, messages, and video sites want MP4 or GIF. There, a film is
a row of pictures made of dots, and nobody has to know what is on them; so here each picture does go through
Graphviz, as PNG, and the program \cmd{ffmpeg} makes one file of them all. It is not
needed for anything else, and large (with its libraries, more than a hundred megabytes); so it is asked for
only when it is used, and a machine without it can still make the SVG.
@^ffmpeg@>

A screen in a lecture hall has $1920\times1080$ dots, and what does not fit is drawn smaller, by the
renderer, which knows how to make small letters readable, and not by throwing away dots of a
large picture.

@<Ask for another program@>=
std::string on_a_screen(Picture const& p)
{
  double const zoom = std::min({2.0, 1920.0/p.width, 1080.0/p.height});
  auto dot = p.dot;
  return dot.insert(dot.find("graph [") + 7, fmt::format("dpi={}, ", number(96*zoom, 2)));
}
void run_ffmpeg(std::vector<std::string> words)
{
  std::vector<std::string> const always = {"ffmpeg", "-v", "error", "-nostdin"};
  words.insert(words.begin(), always.begin(), always.end());
  if (auto const trouble = murmur_of(words); not trouble.empty()) throw RenderError(
    "ffmpeg complains: " + trouble.substr(0, trouble.find_last_not_of('\n') + 1));
}

@ \cmd{ffmpeg} reads a list of files, with the time for which each of them stays.

@<Ask for another program@>=
std::string list_of(Paths const& files, Timing const& timing)
{
  std::string list = "ffconcat version 1.0\n";
  for (std::size_t k = 0; k < files.size(); ++k)
    list += fmt::format("file '{}.png'\nduration {}\n", files[k].stem().string(),@|
      number(1.0*timing.pauses.at(k)/ticks_per_second, 1));
  return list;
}

@ It does not believe the time of the last of them, since for a video what ends is a picture, and not a
pause. An MP4, with its ten pictures a second, therefore goes on forever with copies of the last one, until
all that were wanted are there; and how long the last picture of a GIF stays has to be said
once more, in hundredths of a second.

An MP4 wants even sides, and colours as in television; all players understand that, and
some nothing else. A GIF has 256 colours at most, and they should be ours: one run finds
them, and another uses them. With dithering, areas of one colour would get dots, and the
file would be several times as large.

@<Ask for another program@>=
void join(Path const& folder, Timing const& timing, Path const& made)
{
  auto const list = (folder / "list.txt").string(), colours = (folder / "colours.png").string();
  if (made.extension() == ".gif") {
    run_ffmpeg({"-f", "concat", "-i", list, "-vf", "palettegen", colours});
    run_ffmpeg({"-f", "concat", "-i", list, "-i", colours, "-lavfi", "paletteuse=dither=none",
      "-final_delay", std::to_string(timing.pauses.back()*100/ticks_per_second), made.string()});
  } else run_ffmpeg({"-f", "concat", "-i", list, "-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2:"
    "color=white,format=yuv420p,fps=10,tpad=stop=-1:stop_mode=clone", "-frames:v",@|
    fmt::format("{:.0f}", timing.seconds()*ticks_per_second), "-movflags", "+faststart", made.string()});
}

@ The folder for all this is made beside the film, so that a place where nothing can be written is found out before anything is
drawn. The last act is to copy the film to where it is wanted, which is done as for all files, as a whole or not at all
(\sec{base/whole_file}). So there is never half a film under
that name, whatever happens. And whether there is an \cmd{ffmpeg} is asked
before the pictures are drawn, not after.

@<Have ffmpeg join pictures@>=
void join_pictures(Trace const& trace, Drawing const& d, Timing const& timing,
  Path const& file, Told const& told)
{
  if (auto const why = murmur_of({"ffmpeg", "-version"}); not why.empty())
    throw RenderError(fmt::format("{}; it is in the package ffmpeg, and a film that ends "
      "in .svg does without it", why));
  Workshop const workshop(std::filesystem::absolute(file).parent_path());
  Paths files;
  draw_trace(trace, d, [&](Picture const& p) {
    files.push_back(workshop.folder / (p.name + ".dot"));
    put_file(files.back(), on_a_screen(p));
    told("drawn", files.size());
  });
  @<Render |files|, a few at a time@>
  put_file(workshop.folder / "list.txt", list_of(files, timing));
  auto const made = workshop.folder / ("film" + file.extension().string());
  join(workshop.folder, timing, made);
  told("joined", files.size());
  Source video;
  if (auto const why = slurp(made, video); not why.empty()) throw RenderError("ffmpeg has made no film: " + why);
  replace_file(file.string(), video.text);
}

@ Rendering takes longest, a fifth of a second for each picture of four queens. Sixteen at a time are enough
for several processors, and few enough for somebody who looks at a number.

@<Render |files|, a few at a time@>=
for (std::size_t k = 0; k < files.size(); k += 16) {
  auto const end = std::min(files.size(), k + 16);
  render({files.begin() + static_cast<std::ptrdiff_t>(k),@|
    files.begin() + static_cast<std::ptrdiff_t>(end)}, {"png"});
  told("rendered", end);
}

@ \pitfall{A film in which something moves for those who have asked that nothing move. A cel that is
painted under what should be below it: right in all pictures of one sequence, and wrong in
another. A name that is no name in XML. A video that exists before it is complete, and is sent.
Seven such films on one page: each of them keeps a part of a processor busy, as long as it can be seen.}

\pinned{\.{tests/draw/film\UL test.cpp} compares each moment of a film with its still picture: the cels that
are seen, as the key frames say, in their order; and their shapes, as Graphviz has drawn them. In
Chromium, if there is one, the clock is set to the middle of each picture. Graphviz and
\cmd{ffmpeg} are replaced by programs that complain.}

\exercise[15]{How many key frames has an exposure, at most, in a film of $n$ pictures, and how
many different exposures can there be? And of four queens, what is always seen?}
\answer{$n$, if it changes each time; and $2^n-1$. The frame, the panel, the root, what is written at
the edges of the board, the words {\it item\/} and {\it size\/} beside the headers, the title of the tree, and the labels of two options that are never tried, in the lower corners. No
link is always seen, for each node of four queens is removed at some time.}

\exercise[20]{A film of eight queens has 11{,}519 pictures and lasts three hours. Which of
them would you select with \.{--steps}, and what would you have to change in |Timing|, if the film
should be slow in the beginning and then faster and faster?}
\answer{\.{--steps "try dead solution"}, for the list between two of them can be imagined by
somebody who has seen it forty times. In |timing_of|, |ticks| is divided by a number that grows with
the pictures before it, say $1+\hbox{|t.pauses.size()|}/50$; nothing else knows how long a picture
stays.}

\summary{All cels on one sheet, each painted once, and a table that says which of them are seen
when. Key frames turn the table into a picture that moves; those who want none see a still.}
