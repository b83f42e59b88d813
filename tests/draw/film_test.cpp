// A film shows what its pictures show, at each moment, in the same order, and for its time.
#include "dlx/draw/film.hpp"
#include "drawn.hpp"
#include "folders.hpp"
#include "pattern.hpp"
#include <set>

namespace {

using namespace dlx;
using folders::count;

struct Scene { // a trace, what is drawn of it, and the pictures
  Trace trace;
  Drawing drawing;
  std::vector<Picture> pictures;
  Timing timing;
  Scene(Trace t, Subject subject, Grain grain = Grain::event, double speed = 1) : trace(std::move(t)) {
    drawing.subject = subject;
    drawing.grains = {grain};
    pictures = draw_trace(trace, drawing);
    timing = timing_of(trace, drawing, speed);
  }
  Film film() const {
    Film f;
    for (std::size_t k = 0; k < pictures.size(); ++k) f.add(pictures[k].dot, timing.pauses[k]);
    return f;
  }
};
Trace covered() { return drawn::scripted(drawn::five, "cover C3\nuncover C3\n"); }
Trace of_file(std::string const& file) { return drawn::searched(folders::slurp(file)); }
std::vector<Scene> scenes() {
  std::vector<Scene> all;
  for (Grain grain : {Grain::event, Grain::node, Grain::link}) all.emplace_back(covered(), Subject::links, grain);
  all.emplace_back(drawn::searched(drawn::queens3), Subject::both);
  all.emplace_back(drawn::searched(drawn::latin_2), Subject::both, Grain::node);
  all.emplace_back(drawn::searched(drawn::latin_2), Subject::board);
  all.emplace_back(of_file("figures/box.dlx"), Subject::both); // pieces, with joins
  all.emplace_back(of_file("figures/corner.dlx"), Subject::links); // colours
  all.emplace_back(of_file("tests/data/museum.dlx"), Subject::links); // bounds
  auto searches = drawn::random_searches();
  for (std::size_t k = 0; k < searches.size(); k += std::getenv("DLX_LONG") ? 1 : 3) all.emplace_back(std::move(searches[k]), Subject::links);
  return all;
}

// A statement without what a film gives anew: names, identity, exposure.
std::string bare(std::string const& statement) {
  auto const rest = statement.find("class=\"");
  std::string const arrow = statement.find(" -> ") < rest ? "arrow " : "box ";
  auto const begin = statement[rest + 7] == 'x' ? statement.find(' ', rest) + 1 : rest + 7;
  return arrow + statement.substr(begin);
}
std::string exposure(std::string const& statement) {
  auto const begin = statement.find("class=\"x") + 7;
  return begin == statement.npos + 7 ? "" : statement.substr(begin, statement.find(' ', begin) - begin);
}

std::vector<std::string> statements(std::string const& dot) {
  std::vector<std::string> all;
  std::istringstream in(dot);
  for (std::string line; std::getline(in, line);)
    if (line.find(" [id=\"") != line.npos) all.push_back(line);
  return all;
}

std::set<std::string> set_of(std::string const& dot) {
  std::set<std::string> all;
  for (auto const& line : statements(dot)) all.insert(bare(line));
  return all;
}
struct Cel {
  std::string what, exposure;
};
std::vector<Cel> cels_of(Film const& film) {
  std::vector<Cel> all;
  for (auto const& line : statements(film.dot())) all.push_back({bare(line), exposure(line)});
  return all;
}

// What a browser makes of the style: at which times the things of a class are seen.
struct Style {
  std::map<std::string, std::vector<std::pair<double, bool>>> frames; // percentages, ascending
  std::set<std::string> hidden;                                       // if nothing moves
  double seconds = 0;
  explicit Style(std::string const& svg) {
    auto const begin = svg.find("<style>\n") + 8, end = svg.find("</style>");
    auto const style = svg.substr(begin, end - begin), still = style.substr(0, style.find("@media")), moves = style.substr(still.size());
    for (auto const& m : matches(still, "\\.(x[0-9]+)")) hidden.insert(m[1]);
    EXPECT_TRUE(still.empty() or still.ends_with("{visibility:hidden}\n")) << still;
    auto const head = matches(moves.substr(0, moves.find("}\n") + 2), "^@media\\(prefers-reduced-motion:no-preference\\)\\{\ng\\{animation:none ([0-9.]+)s step-end infinite\\}\n$");
    EXPECT_EQ(head.size(), 1u) << moves.substr(0, 200);
    seconds = std::stod(head.at(0)[1]);
    std::size_t read = head.at(0)[0].size();
    for (auto const& r : matches(moves, "@keyframes (x[0-9]+)\\{((?:[0-9.]+%\\{visibility:(?:visible|hidden)\\})+)\\}\\.(x[0-9]+)\\{animation-name:(x[0-9]+)\\}\n")) {
      read += r[0].size();
      EXPECT_EQ(r[1], r[3]);
      EXPECT_EQ(r[1], r[4]);
      auto& all = frames[r[1]];
      EXPECT_TRUE(all.empty());
      for (auto const& f : matches(r[2], "([0-9.]+)%\\{visibility:(visible|hidden)\\}")) all.emplace_back(std::stod(f[1]), f[2] == "visible");
    }
    EXPECT_EQ(read + 2, moves.size()) << "nothing but rules, and the bracket that ends the part of those who like motion";
  }
  bool shows(std::string const& exposure, double percent) const {
    bool seen = exposure.empty();
    if (not seen)
      for (auto const& [at, how] : frames.at(exposure))
        if (at <= percent) seen = how;
    return seen;
  }
};
std::string animated(Film const& film, int still = 0) { return film.animated("<svg a=\"b\">\n</svg>\n", "T", "D", still); }

TEST(Film, ShowsAtEachMomentWhatThePictureShows) {
  for (Scene const& s : scenes()) {
    Film const film = s.film();
    Style const style(animated(film));
    auto const cels = cels_of(film);
    ASSERT_EQ(film.pictures(), static_cast<int>(s.pictures.size()));
    double begin = 0;
    auto const some = s.pictures.size() / 2; // and for readers who want nothing to move: a still, and nothing else
    Style const unmoved(animated(film, static_cast<int>(some)));
    std::set<std::string> still;
    for (auto const& [what, exposure] : cels)
      if (not unmoved.hidden.contains(exposure)) still.insert(what);
    EXPECT_EQ(still, set_of(s.pictures[some].dot));
    for (std::size_t k = 0; k < s.pictures.size(); ++k) {
      double const pause = s.timing.pauses[k];
      auto const expected = set_of(s.pictures[k].dot);
      for (double within : {0.001, 0.5, 0.999}) {
        std::set<std::string> seen;
        for (auto const& [what, exposure] : cels)
          if (style.shows(exposure, 100 * (begin + within * pause) / film.ticks())) seen.insert(what);
        ASSERT_EQ(seen, expected) << s.trace.problem.item(1).name << ", picture " << k << ", at " << within;
      }
      begin += pause;
    }
    EXPECT_EQ(begin, film.ticks());
    EXPECT_NEAR(style.seconds, film.ticks() / 10.0, 1e-9);
  }
}

// No cel is there twice, and no exposure is that of nothing.
TEST(Film, KeepsEachThingOnce) {
  for (Scene const& s : scenes()) {
    Film const film = s.film();
    std::set<std::string> distinct, cels, ids, used;
    for (auto const& p : s.pictures)
      for (auto const& line : statements(p.dot)) distinct.insert(bare(line));
    auto const all = statements(film.dot());
    for (auto const& cel : all) {
      cels.insert(bare(cel));
      auto const begin = cel.find(" [id=\"e");
      ASSERT_NE(begin, cel.npos);
      EXPECT_TRUE(ids.insert(cel.substr(begin, cel.find('"', begin + 7) - begin)).second);
      if (not exposure(cel).empty()) used.insert(exposure(cel));
    }
    EXPECT_EQ(all.size(), distinct.size());
    EXPECT_EQ(all.size(), cels.size());
    Style const style(animated(film));
    EXPECT_EQ(used.size(), style.frames.size());
    for (auto const& [name, frames] : style.frames) {
      EXPECT_TRUE(used.contains(name));
      EXPECT_EQ(frames.front().first, 0);
      for (std::size_t k = 1; k < frames.size(); ++k) {
        EXPECT_LT(frames[k - 1].first, frames[k].first);
        EXPECT_NE(frames[k - 1].second, frames[k].second) << "nothing is shown that is seen";
      }
      EXPECT_LT(frames.back().first, 100);
    }
  }
}

// What overlaps in a picture lies in the same order in the film; and no thick arrow lies below a thin one.
TEST(Film, PaintsInTheRightOrder) {
  std::size_t overlaps = 0;
  for (Scene const& s : scenes()) {
    std::map<std::string, drawn::Element> known; // reading takes time
    auto const shape_of = [&known](std::string const& line) -> drawn::Element const& {
      auto const [at, is_new] = known.try_emplace(line);
      drawn::Element& shape = at->second;
      if (not is_new) return shape;
      drawn::read_attributes(line, shape);
      char comma = 0;
      std::istringstream(shape["pos"]) >> shape.x >> comma >> shape.y;
      shape.w = 72 * std::strtod(shape["width"].c_str(), nullptr), shape.h = 72 * std::strtod(shape["height"].c_str(), nullptr);
      return shape;
    };
    std::map<std::string, std::size_t> place;
    double pen = 0;
    bool arrows = false;
    auto const cels = statements(s.film().dot());
    for (std::size_t k = 0; k < cels.size(); ++k) {
      place[bare(cels[k])] = k;
      auto const& shape = shape_of(cels[k]);
      bool const arrow = bare(cels[k]).starts_with("arrow");
      EXPECT_TRUE(arrow or not arrows) << "no box lies on an arrow";
      arrows = arrow;
      if (not arrow) continue;
      EXPECT_LE(pen, std::stod(shape["penwidth"]));
      pen = std::stod(shape["penwidth"]);
    }
    for (auto const& p : s.pictures) {
      std::vector<std::pair<drawn::Element const*, std::size_t>> boxes;
      for (auto const& line : statements(p.dot)) {
        auto const what = bare(line);
        if (what.starts_with("arrow")) continue;
        auto const& shape = shape_of(line);
        auto const here = place.at(what);
        for (auto const& [other, at] : boxes) {
          auto const& below = *other;
          // Neighbouring squares share a border; that of a chosen one is thicker. Titles are wider than they look.
          bool const apart = std::abs(below.x - shape.x) > (below.w + shape.w)/2 + 0.5 or std::abs(below.y - shape.y) > (below.h + shape.h)/2 + 0.5;
          if (apart or below["shape"] == "none" or shape["shape"] == "none") continue;
          if (below.w * below.h == shape.w * shape.h and below["penwidth"] == shape["penwidth"]) continue; // neither hides the other
          if (below["label"].empty() and shape["label"].empty() and below["fillcolor"] == shape["fillcolor"] and below["color"] == shape["color"]) continue;
          ++overlaps;
          EXPECT_LT(at, here) << line << "\n should lie on\n" << cels[at];
        }
        boxes.emplace_back(&shape, here);
      }
    }
  }
  EXPECT_GT(overlaps, 10000u);
}

// What looks the same is the same, whatever it is called; and what is only called the same is not.
TEST(Film, KnowsThingsByTheirLooks) {
  std::string const head = "digraph picture {\ngraph [x=1];\n", end = "];\n}\n", box = "\", class=\"wall\", pos=\"1,1!\", width=1, height=";
  Film film;
  film.add(head + "a [id=\"a" + box + "1" + end, 1);
  film.add(head + "b [id=\"b" + box + "1" + end, 1);
  film.add(head + "a [id=\"a" + box + "2" + end, 1);
  film.add(head + "a -> b [id=\"a" + box + "2" + end, 1);
  auto const cels = cels_of(film);
  ASSERT_EQ(cels.size(), 3u);
  EXPECT_NE(cels[1].exposure, cels[2].exposure) << "an arrow is no box";
  EXPECT_NE(animated(film).find("{0%{visibility:visible}50%{visibility:hidden}}"), std::string::npos);
}

TEST(Film, OfOnePictureDoesNotMove) {
  Scene s(covered(), Subject::links);
  s.pictures.resize(1);
  Film const film = s.film();
  EXPECT_EQ(film.pictures(), 1);
  EXPECT_TRUE(film.dot().starts_with("digraph picture {\ngraph [")) << film.dot().substr(0, 99);
  EXPECT_EQ(film.dot().find("class=\"x"), std::string::npos);
  EXPECT_EQ(Style(animated(film)).frames.size(), 0u);
}

// Three pictures of the chapter: 2, 1, and half a second.
TEST(Film, OfTheChapter) {
  Scene s(drawn::scripted(drawn::report_2000, "cover A\nuncover A\n"), Subject::links);
  s.pictures.resize(3);
  auto const svg = animated(s.film());
  EXPECT_NE(svg.find("{animation:none 3.5s step-end infinite}"), std::string::npos) << svg;
  EXPECT_NE(svg.find("@keyframes x1{0%{visibility:visible}57.1429%{visibility:hidden}}.x1{animation-name:x1}\n"), std::string::npos) << svg;
  EXPECT_EQ(Style(svg).frames.size(), 5u);
}

// --- time --------------------------------------------------------------------
Timing timed(Trace const& trace, Grain grain, double speed = 1, Selection const& steps = {}) {
  Drawing d;
  d.grains = {grain};
  d.steps = steps;
  return timing_of(trace, d, speed);
}
TEST(Timing, HoldsItsBreathWhereItMatters) {
  auto const queens = of_file("figures/queens-4.dlx");
  auto const t = timed(queens, Grain::event);
  ASSERT_EQ(t.pauses.size(), 153u);
  EXPECT_DOUBLE_EQ(t.seconds(), 57 + 28.5 + 31 + 12 + 8 + 4); // as the chapter says
  EXPECT_EQ(t.pauses[0], 20);
  for (std::size_t k = 1; k < t.pauses.size(); ++k) {
    using Type = Event::Type;
    auto const type = queens.events[k - 1].type;
    EXPECT_EQ(t.pauses[k], type == Type::solution ? 40 : type == Type::dead ? 30 : type == Type::done ? 20 : type == Type::uncover ? 5 : 10) << k;
  }
  EXPECT_EQ(queens.events[static_cast<std::size_t>(t.still) - 1].type, Event::Type::solution);
  EXPECT_EQ(t.still, 61);
  EXPECT_EQ(timed(queens, Grain::node).pauses.size(), 481u);
  EXPECT_EQ(timed(queens, Grain::link).pauses.size(), 1251u);
}
TEST(Timing, IsFasterAtAFinerPaceAndAtAHigherSpeed) {
  auto const trace = covered();
  EXPECT_EQ(timed(trace, Grain::event).pauses, (std::vector<int>{20, 10, 5, 20}));
  EXPECT_EQ(timed(trace, Grain::event).still, 2) << "the middle, as there is no solution";
  auto const nodes = timed(trace, Grain::node).pauses, links = timed(trace, Grain::link).pauses;
  EXPECT_EQ(nodes[1], 7);
  EXPECT_EQ(links[1], 5);
  EXPECT_EQ(timed(trace, Grain::event, 2).pauses, (std::vector<int>{10, 5, 3, 10}));
  EXPECT_EQ(timed(trace, Grain::event, 0.5).pauses, (std::vector<int>{40, 20, 10, 40}));
  for (int pause : timed(trace, Grain::link, 1e9).pauses) EXPECT_EQ(pause, 1) << "a tick at least";
  for (int pause : timed(trace, Grain::link, 1e-9).pauses) EXPECT_EQ(pause, 1000000) << "a day at most";
}
TEST(Timing, IsOfThePicturesThatAreSelected) {
  auto const queens = of_file("figures/queens-4.dlx");
  Selection steps;
  steps.types = {Event::Type::attempt, Event::Type::dead, Event::Type::solution};
  auto const t = timed(queens, Grain::event, 1, steps);
  EXPECT_EQ(t.pauses.size(), 22u);
  EXPECT_DOUBLE_EQ(t.seconds(), 16 + 12 + 8);
  EXPECT_EQ(t.pauses[static_cast<std::size_t>(t.still)], 40);
  steps = {};
  steps.ranges = {{9999, 9999}};
  EXPECT_TRUE(timed(queens, Grain::event, 1, steps).pauses.empty());
}

// --- Graphviz, and other programs ----------------------------------------------
using Filmed = folders::InAFolder;
void ignore(char const*, std::size_t) {}

// The things in an SVG file of Graphviz's: what they are, and how they are drawn.
std::vector<std::pair<std::string, std::string>> shapes(std::string const& svg) {
  std::vector<std::pair<std::string, std::string>> all;
  for (auto at = svg.find("<g id=\""); at != svg.npos; at = svg.find("<g id=\"", at + 1)) {
    auto const kind = svg.find(" class=\"", at) + 8, begin = svg.find(">", kind) + 1;
    auto const words = svg.substr(kind, svg.find('"', kind) - kind);
    if (words == "graph") continue;
    auto const first = words.find(' ') + 1; // behind "node" or "edge"
    all.emplace_back(words[first] == 'x' ? words.substr(first, words.find(' ', first) - first) : "", svg.substr(begin, svg.find("</g>", begin) - begin));
  }
  return all;
}

std::string only_in(std::set<std::string> const& some, std::set<std::string> const& others) {
  std::string all;
  for (auto const& one : some)
    if (some.count(one) != others.count(one)) all += one;
  return all;
}

// The shapes are those of the stills, to the last digit.
TEST_F(Filmed, GraphvizDrawsAFilmAsItDrawsItsPictures) {
  for (Scene const& s : {Scene(covered(), Subject::links, Grain::link), Scene(drawn::searched(drawn::queens3), Subject::both)}) {
    Paths files;
    for (auto const& p : s.pictures) {
      files.push_back(folder / (p.name + ".dot"));
      put_file(files.back(), p.dot);
    }
    render(files, {"svg"});
    Film const film = s.film();
    auto const svg = moving_svg(film, "T", 0, folder);
    Style const style(svg);
    auto const cels = shapes(svg);
    EXPECT_EQ(cels.size(), statements(film.dot()).size());
    double begin = 0;
    for (std::size_t k = 0; k < files.size(); ++k) {
      std::set<std::string> seen, expected;
      for (auto const& [name, shape] : shapes(folders::slurp(files[k].replace_extension("svg")))) expected.insert(shape);
      for (auto const& [name, shape] : cels)
        if (style.shows(name, 100*(begin + s.timing.pauses[k]/2.0)/film.ticks())) seen.insert(shape);
      EXPECT_GT(expected.size(), 50u);
      EXPECT_EQ(only_in(seen, expected), "") << k;
      EXPECT_EQ(only_in(expected, seen), "") << k;
      begin += s.timing.pauses[k];
    }
  }
}

// An XML parser reads what difficult names have become.
TEST_F(Filmed, IsXMLWhateverTheNamesAre) {
  std::string files, expected;
  for (std::string const name : {"</style>", "]]>", "<script>alert(1)</script>", "a&b", "\"'", "&#0;", "\xd7\xa9\xd7\x9c\xd7\x95\xd7\x9d", "\\N", "penwidth=x"}) {
    Scene const s(drawn::searched("A " + name + "\n" + name + "@(0,0): A " + name + "\n" + std::string(1000, 'x') + ": A\n"), Subject::links);
    auto const file = (folder / (std::to_string(expected.size()) + ".svg")).string();
    auto const title = name + " [id=\" \x01\n</title>\xf6\xef\xbf\xbe";
    put_file(file, film_in_svg(s.trace, s.drawing, s.timing, title, ignore));
    files += ' ' + file;
    expected += name + " [id=\"   </title>  \n";
  }
  auto const read = run("python3 -c 'import sys, xml.etree.ElementTree as t\nfor file in sys.argv[1:]:\n r = t.parse(file).getroot()\n"
    " n = \"{http://www.w3.org/2000/svg}\"\n assert [e.tag for e in r][:3] == [n + \"title\", n + \"desc\", n + \"style\"], file\n"
    " assert not list(r.iter(n + \"script\")), file\n print(r.find(n + \"title\").text)'" + files);
  EXPECT_EQ(read.out, expected) << read.err;
}

TEST_F(Filmed, TellsWhatIsDoneAndCanBeStopped) {
  Scene const s(covered(), Subject::links);
  std::string said;
  film_in_svg(s.trace, s.drawing, s.timing, "T", [&](char const* stage, std::size_t done) { said += stage + (' ' + std::to_string(done)) + ", "; });
  EXPECT_EQ(said, "drawn 1, drawn 2, drawn 3, drawn 4, ");
  struct Enough {};
  auto const enough = [](char const*, std::size_t done) { if (done == 2) throw Enough(); };
  EXPECT_THROW(film_in_svg(s.trace, s.drawing, s.timing, "T", enough), Enough);
}

} // namespace
