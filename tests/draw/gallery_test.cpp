// From recipes to a folder of pictures and pages.  Runs in the root of the repository.
#include "dlx/draw/gallery.hpp"
#include "dlx/draw/sheet.hpp"
#include "folders.hpp"
#include <algorithm>
#include <chrono>
#include <set>
#include <thread>

namespace {

using namespace dlx;
using namespace folders;

using Gallery = InAFolder;

TEST(Prepared, MissingFilesAreTheRecipesFault) {
  for (std::string const text : {"title: T\nproblem: nowhere.dlx\n",
      "title: T\nproblem: c5.dlx\nscript: nowhere.script\n",
      "title: T\nproblem: .\n",
      "title: T\nproblem: c5.dlx\ndraw: board\n",
      "title: T\nproblem: c5.dlx\nscript: cover-c3.script\ndraw: matrix\n",
      "title: T\nproblem: c5.dlx\nsteps: 999\n"}) {
    SCOPED_TRACE(text);
    try {
      prepare(recipe_of(text));
      ADD_FAILURE() << "was accepted";
    } catch (InputError const& e) {
      EXPECT_EQ(std::string(e.what()).substr(0, 17), "figures/test.fig:");
    }
  }
}

// Whatever is painted, and whatever is written, has a colour that is another one at night.
void has_partners_at_night(std::string const& svg) {
  std::set<std::string> known{"none", "transparent"};
  for (Night const& n : nights) known.insert(n.day);
  EXPECT_EQ(count(svg, night_style()), 1u);
  EXPECT_LT(svg.find("<style>"), svg.find("<g "));
  for (std::string const key : {" fill=\"", " stroke=\""})
    for (auto at = svg.find(key); at != std::string::npos; at = svg.find(key, at + 1)) {
      auto const from = at + key.size();
      auto const colour = svg.substr(from, svg.find('"', from) - from);
      EXPECT_TRUE(known.contains(colour)) << colour;
    }
  for (auto at = svg.find("<text"); at != std::string::npos; at = svg.find("<text", at + 1))
    EXPECT_NE(svg.substr(at, svg.find('>', at) - at).find(" fill=\"#"), std::string::npos) << svg.substr(at, 200);
}

// Graphviz keeps every edge and every box of a sample of every sequence.
TEST_F(Gallery, NoEdgeIsLost) {
  std::vector<fs::path> files;
  for (auto const& entry : fs::directory_iterator("figures")) {
    if (entry.path().extension() != ".fig") continue;
    auto const s = prepare(read_recipe(Source{entry.path().string(),
      slurp(entry.path())}));
    for (std::size_t k : {std::size_t(0), s.pictures.size() / 3,
        s.pictures.size() / 2, s.pictures.size() - 1}) {
      files.push_back(folder / (s.name + "-" + std::to_string(k) + ".dot"));
      spill(files.back(), s.pictures[k].dot);
    }
  }
  ASSERT_GE(files.size(), 7u * 4u);
  std::sort(files.begin(), files.end());
  files.erase(std::unique(files.begin(), files.end()), files.end());
  render(files, {"svg"});
  for (auto const& file : files) {
    SCOPED_TRACE(file.string());
    auto const dot = slurp(file);
    auto const svg = slurp(fs::path(file).replace_extension("svg"));
    EXPECT_EQ(count(svg, "class=\"edge "), count(dot, " -> "));
    EXPECT_EQ(count(svg, "class=\"node "),
      count(dot, "[id=") - count(dot, " -> "));
    for (std::string const id : {"R0", "n1", "S1"})
      EXPECT_EQ(count(svg, "id=\"" + id + "\""),
        count(dot, "id=\"" + id + "\""));
    has_partners_at_night(svg);
  }
}

TEST_F(Gallery, NamesOfRecipesAreWrittenAsAddresses) {
  spill(folder / "50%#\"1.fig", "title: T\nproblem: p.dlx\ndraw: tree\n");
  spill(folder / "p.dlx", "X Y\nX\nY\nX Y\n");
  auto const out = folder / "odd";
  make_gallery({folder / "50%#\"1.fig"}, out);
  auto const top = slurp(out / "index.html"), page = slurp(out / "50%#\"1" / "index.html");
  EXPECT_NE(top.find("<a href=\"50%25%23%221/index.html\">"), std::string::npos) << top;
  EXPECT_NE(page.find("<img src=\"50%25%23%221.svg\""), std::string::npos) << page;
  EXPECT_NE(page.find("<figure id=\"50%#&quot;1\">"), std::string::npos) << page;
  EXPECT_EQ(page.find("<section id=\"\""), std::string::npos) << "an empty identity is none";
  spill(folder / "link-tree.fig", "problem: p.dlx\ndraw: tree\n");
  make_gallery({folder / "link-tree.fig"}, out);
  EXPECT_EQ(count(slurp(out / "link-tree" / "index.html"), "Link by link"), 0u) << "a tree has no grain, whatever its recipe is called";
}

TEST_F(Gallery, PagesLeadSomewhere) {
  spill(folder / "a.fig", "title: A <first> & \"best\"\ncaption: Some words.\n"
    "problem: p.dlx\nchooser: first\ngrains: event\n");
  spill(folder / "b.fig", "title: B\nproblem: p.dlx\ndraw: tree\n");
  spill(folder / "p.dlx", "X Y\nX\nY\nX Y\n");
  auto const out = folder / "out of the way";
  fs::create_directories(out / "a");
  spill(out / "a" / "mine.txt", "keep this");
  spill(out / "a" / "event-000.dot", "old");
  make_gallery({folder / "a.fig", folder / "b.fig"}, out);
  EXPECT_EQ(slurp(out / "a" / "mine.txt"), "keep this");
  EXPECT_NE(slurp(out / "a" / "event-000.dot"), "old");
  EXPECT_TRUE(fs::exists(out / "b" / "b.pdf"));
  EXPECT_EQ(slurp(out / "a" / "trace.jsonl").substr(0, 21),
    "{\"format\":\"dlx-trace\"");
  for (fs::path const& page : {out / "index.html", out / "a" / "index.html",
      out / "b" / "index.html"}) {
    auto const html = slurp(page);
    EXPECT_EQ(count(html, "<img"), count(html, " alt=\""));
    EXPECT_GT(count(html, "<img"), 0u);
    for (std::string const key : {"href=\"", "src=\""})
      for (auto p = html.find(key); p != std::string::npos;
          p = html.find(key, p + 1)) {
        auto const from = p + key.size();
        auto const link = html.substr(from, html.find('"', from) - from);
        if (link.starts_with("#")) {
          EXPECT_NE(html.find("id=\"" + link.substr(1) + '"'),
            std::string::npos) << page << link;
          continue;
        }
        EXPECT_TRUE(fs::exists(page.parent_path() / link)) << page << link;
      }
  }
  auto const before = slurp(out / "a" / "event-003.svg");
  make_gallery({folder / "a.fig", folder / "b.fig"}, out); // again, the same
  EXPECT_EQ(slurp(out / "a" / "event-003.svg"), before);
}

TEST_F(Gallery, TheTraceBesideThePicturesCanBeRead) {
  auto const s = prepare(recipe_of("title: T\nproblem: latin-2.dlx\n"
    "steps: last\n"));
  write_sequence(folder, s);
  Trace const trace = read_trace(Source{"trace.jsonl",
    slurp(folder / "trace.jsonl")});
  EXPECT_EQ(trace.events.size(), s.trace.events.size());
  auto const again = draw_trace(trace, Drawing());
  EXPECT_EQ(again.back().dot, s.pictures[0].dot);
}

TEST_F(Gallery, ASequenceDrawnInAFolderIsTheSame) {
  auto s = prepare(recipe_of("title: T\nproblem: latin-2.dlx\n"));
  auto const files = write_sequence(folder / "a", s);
  Sequence t{s.name, s.title, s.caption, s.trace, {}};
  t.in_gallery = true;
  auto const drawn = draw_sequence(folder / "b", t, Drawing());
  ASSERT_EQ(files.size(), drawn.size());
  for (std::size_t k = 0; k < files.size(); ++k)
    EXPECT_EQ(slurp(files[k]), slurp(drawn[k])) << files[k];
  EXPECT_EQ(slurp(folder / "a" / "index.html"), slurp(folder / "b" / "index.html"));
  for (auto const& p : t.pictures) EXPECT_EQ(p.dot, ""); // forgotten
  EXPECT_EQ(count(slurp(folder / "b" / "index.html"), "../index.html"), 1u);
  Sequence alone{s.name, s.title, s.caption, s.trace, {}};
  draw_sequence(folder / "alone", alone, Drawing());
  EXPECT_EQ(count(slurp(folder / "alone" / "index.html"), "../"), 0u) << "there is no page above";
  Drawing none;
  none.steps.ranges.emplace_back(7000, 7001);
  Sequence u{s.name, s.title, s.caption, s.trace, {}};
  EXPECT_TRUE(draw_sequence(folder / "c", u, none).empty());
  EXPECT_FALSE(fs::exists(folder / "c"));
}

// What has not changed is not made again.
TEST_F(Gallery, OnlyWhatHasChangedIsRendered) {
  spill(folder / "a.fig", "problem: p.dlx\nsteps: 0-2\n");
  spill(folder / "b.fig", "problem: p.dlx\ndraw: tree\n");
  spill(folder / "p.dlx", "X Y\nX\nY\nX Y\n");
  std::vector<fs::path> const recipes = {folder / "a.fig", folder / "b.fig"};
  auto const out = folder / "out";
  EXPECT_EQ(make_gallery(recipes, out), 4u);
  auto const date = fs::last_write_time(out / "a" / "event-001.svg");
  auto const page = fs::last_write_time(out / "a" / "index.html");
  EXPECT_EQ(make_gallery(recipes, out), 0u);
  EXPECT_EQ(fs::last_write_time(out / "a" / "event-001.svg"), date);
  EXPECT_EQ(fs::last_write_time(out / "a" / "index.html"), page);
  spill(folder / "b.fig", "problem: p.dlx\ndraw: tree\nbare: yes\n"); // one of two
  EXPECT_EQ(make_gallery(recipes, out), 1u);
  EXPECT_EQ(fs::last_write_time(out / "a" / "event-001.svg"), date);
  fs::remove(out / "a" / "event-002.pdf"); // one is lost
  EXPECT_EQ(make_gallery(recipes, out), 1u);
  EXPECT_TRUE(fs::exists(out / "a" / "event-002.pdf"));
  spill(out / "renderer.txt", "neato of long ago\n"); // all are suspect
  EXPECT_EQ(make_gallery(recipes, out), 4u);
  EXPECT_EQ(make_gallery(recipes, out), 0u);
}

// What was written and not rendered, since the run was interrupted, is rendered by the next one.
TEST_F(Gallery, AnInterruptedRunIsMadeGood) {
  spill(folder / "a.fig", "problem: p.dlx\nsteps: 0-2\n");
  spill(folder / "p.dlx", "X Y\nX\nY\nX Y\n");
  std::vector<fs::path> const recipes = {folder / "a.fig"};
  auto const out = folder / "out";
  make_gallery(recipes, out);
  std::this_thread::sleep_for(std::chrono::milliseconds(20));
  spill(folder / "p.dlx", "X Z\nX\nZ\nX Z\n");
  write_sequence(out / "a", prepare(read_recipe(Source{recipes[0].string(), slurp(recipes[0])})));
  EXPECT_EQ(slurp(out / "a" / "event-001.svg").find(">Z<"), std::string::npos);
  EXPECT_EQ(make_gallery(recipes, out), 3u);
  EXPECT_NE(slurp(out / "a" / "event-001.svg").find(">Z<"), std::string::npos);
}

// A film that is alone in its group plays on the top page, and a box stops it; and what has not changed is
// not filmed again.
TEST_F(Gallery, FilmsAreMadeOnWish) {
  spill(folder / "a.fig", "problem: p.dlx\ngroup: Start\nfilm: yes\n");
  spill(folder / "b.fig", "problem: p.dlx\ngroup: More\n");
  spill(folder / "c.fig", "problem: p.dlx\ngroup: More\nfilm: yes\n");
  spill(folder / "p.dlx", "X Y\nX\nY\nX Y\n");
  std::vector<fs::path> const recipes = {folder / "a.fig", folder / "b.fig", folder / "c.fig"};
  auto const out = folder / "out", film = out / "a" / "film.svg", cels = out / "a" / "cels.svg";
  make_gallery(recipes, out);
  EXPECT_GT(count(slurp(film), "@keyframes"), 20u);
  EXPECT_FALSE(fs::exists(out / "b" / "film.svg"));
  auto const top = slurp(out / "index.html");
  EXPECT_EQ(count(top, "<img src=\"a/film.svg\""), 1u);
  EXPECT_EQ(count(top, "<img src=\"c/film.svg\""), 0u) << "only one picture moves";
  EXPECT_EQ(count(top, "<a href=\"c/film.svg\">film</a>"), 1u);
  EXPECT_EQ(count(top, "<label for=\"stop\">stop the film</label>"), 1u);
  EXPECT_EQ(count(top, ">Open in the player</a>"), 3u);
  EXPECT_NE(slurp(out / "a" / "index.html").find("<a href=\"film.svg\">"), std::string::npos);
  EXPECT_EQ(slurp(out / "b" / "index.html").find("film.svg"), std::string::npos);
  auto const old = fs::last_write_time(cels);
  auto const text = slurp(film);
  spill(film, "lost");
  make_gallery(recipes, out);
  EXPECT_EQ(fs::last_write_time(cels), old) << "Graphviz was not asked again";
  EXPECT_EQ(slurp(film), text);
  spill(out / "renderer.txt", "neato of long ago\n");
  make_gallery(recipes, out);
  EXPECT_GT(fs::last_write_time(cels), old);
}

// The film of a sequence at two paces has the pictures of the last one.
TEST_F(Gallery, AFilmHasOnePace) {
  spill(folder / "a.fig", "problem: p.dlx\ngrains: event link\nfilm: yes\n");
  spill(folder / "b.fig", "problem: p.dlx\ngrains: link\nfilm: yes\n");
  spill(folder / "p.dlx", "X Y\nX\nY\nX Y\n");
  make_gallery({folder / "a.fig", folder / "b.fig"}, folder / "out");
  auto film = [&](char const* name) {
    auto const text = slurp(folder / "out" / name / "film.svg");
    return text.substr(text.find("<desc>"));
  };
  EXPECT_EQ(film("a"), film("b"));
}

// Groups come in the order of their first recipes, each with its heading; who has none comes without.
TEST(Page, HasGroups) {
  auto sequence = [](std::string const& name, std::string const& group) {
    auto s = prepare(recipe_of("problem: c5.dlx\nscript: cover-c3.script\nsteps: last\n"));
    s.name = s.title = name, s.group = group;
    return s;
  };
  auto const html = top_page({sequence("a", "<First>"), sequence("b", "Second"), sequence("c", "<First>"), sequence("d", "")});
  std::size_t at = 0;
  for (std::string const mark : {"<a href=\"#group-1\">&lt;First&gt;</a>", "<a href=\"#group-2\">Second</a>", "<section id=\"group-1\">\n<h2>&lt;First&gt;</h2>",
      "<h3><a href=\"a/", "<h3><a href=\"c/", "<h2>Second</h2>\n<ul class=\"start\">", "<h3><a href=\"b/", "<section id=\"group-3\">\n<ul", "<h2><a href=\"d/"}) {
    auto const next = html.find(mark, at);
    ASSERT_NE(next, std::string::npos) << mark << html;
    at = next;
  }
  EXPECT_EQ(count(html, "<h1"), 1u);
  EXPECT_EQ(count(html, "#group-3"), 0u);
}

// A picture has its title in it; it is said above only if the picture is bare.
TEST(Page, SaysATitleOnce) {
  for (bool bare : {false, true}) {
    auto const s = prepare(recipe_of(std::string("title: T\nproblem: c5.dlx\nscript: cover-c3.script\nsteps: cover\n") + (bare ? "bare: yes\n" : "")));
    auto const html = sequence_page(s);
    EXPECT_EQ(count(html, "<b>cover C3</b>"), bare ? 1u : 0u);
    EXPECT_EQ(count(s.pictures[0].dot, "cover C3") > 0, not bare);
    EXPECT_EQ(count(html, "<h1>T</h1>"), 1u);
    EXPECT_EQ(count(html, "<h1"), 1u);
  }
}

// Each picture leads to its neighbours in the same grain, and to no others.
TEST_F(Gallery, ArrowsLeadOnAndBack) {
  auto const s = prepare(recipe_of("title: T\nproblem: c5.dlx\n"
    "script: cover-c3.script\ngrains: event node\n"));
  write_sequence(folder, s);
  auto const html = slurp(folder / "index.html");
  auto arrows = [&](std::string const& id) {
    auto const at = html.find("<figure id=\"" + id + '"');
    auto const end = html.find("</span>", at);
    std::string all;
    for (auto p = html.find("href=\"#", at); p < end;
        p = html.find("href=\"#", p + 1))
      all += html.substr(p + 7, html.find('"', p + 7) - p - 7) + ' ';
    return all;
  };
  EXPECT_EQ(arrows("event-000"), "event-001 ");
  EXPECT_EQ(arrows("event-002"), "event-001 event-003 ");
  EXPECT_EQ(arrows("event-003"), "event-002 ");
  EXPECT_EQ(arrows("node-000"), "node-001 ");
  EXPECT_EQ(count(html, "<section"), 2u);
  EXPECT_EQ(count(html, "<script"), 0u);
}

// Names that look like tags are words, and nothing comes from elsewhere.
TEST(Page, IsPlainHtml) {
  auto s = prepare(recipe_of("problem: c5.dlx\nscript: cover-c3.script\n"));
  s.title = "<first> & \"best\"";
  s.pictures[1].caption.what = "cover <b>";
  for (auto const& html : {sequence_page(s), top_page({s, s})}) {
    EXPECT_EQ(html.find("<first>"), std::string::npos);
    EXPECT_EQ(html.find("<b>cover <b>"), std::string::npos);
    EXPECT_NE(html.find("&lt;first&gt; &amp; &quot;best&quot;"), std::string::npos);
    for (char const* word : {"http", "<script", "<link", "@import", "url("}) EXPECT_EQ(html.find(word), std::string::npos) << word;
    for (char const* tag : {"section", "figure", "ol", "p", "body", "html", "ul", "nav"})
      EXPECT_EQ(count(html, std::string("<") + tag + ">") + count(html, std::string("<") + tag + " "),
        count(html, std::string("</") + tag + ">")) << tag;
  }
}

// --- recipes, and what is wrong with them ----------------------------------------
TEST(Recipe, EverythingCanBeSaid) {
  auto const r = recipe_of("| a comment\ntitle: One: two\ncaption: first\n"
    "  second\n\n\tthird\nproblem: c5.dlx\nchooser: first\ndraw: links+board\n"
    "group: Puzzles\ngrains: event link\nsteps: 3 5-7 cover last\nbare: yes\nfilm: yes\n");
  EXPECT_EQ(r.name, "test");
  EXPECT_EQ(r.title, "One: two");
  EXPECT_EQ(r.caption, "first second third");
  EXPECT_EQ(r.problem, "figures/c5.dlx");
  EXPECT_EQ(r.group, "Puzzles");
  EXPECT_EQ(r.chooser, "first");
  EXPECT_EQ(r.drawing.subject, Subject::both);
  EXPECT_EQ(r.drawing.grains, std::vector<Grain>({Grain::event, Grain::link}));
  EXPECT_TRUE(r.drawing.steps.last);
  EXPECT_EQ(r.drawing.steps.ranges.size(), 2u);
  EXPECT_EQ(r.drawing.steps.ranges[1], (std::pair<int, int>(5, 7)));
  EXPECT_EQ(r.drawing.steps.types,
    std::vector<Event::Type>(1, Event::Type::cover));
  EXPECT_TRUE(r.drawing.bare);
  EXPECT_TRUE(r.film);
}

TEST(Recipe, LineEndsOfDos) {
  auto const r = recipe_of("title: T\r\nproblem: c5.dlx\r\nbare: no\r\n");
  EXPECT_EQ(r.title, "T");
  EXPECT_EQ(r.problem, "figures/c5.dlx");
  EXPECT_FALSE(r.drawing.bare);
  EXPECT_FALSE(r.film);
  EXPECT_FALSE(recipe_of("problem: x\nfilm: no\ndraw: tree\n").film);
  EXPECT_EQ(recipe_of("problem: x\n").title, "test");
}

TEST(Recipe, ComplaintsPointAtTheMistake) {
  struct { std::string text; int line, column; std::string words; } const all[] = {
    {"title: T\nhello\n", 2, 1, "not key: value"},
    {"title: T\nproblm: x\n", 2, 1, "no key 'problm'"},
    {"title: T\ntitle: U\n", 2, 1, "given twice"},
    {"title: T\nproblem: x\ndraw: lines\n", 3, 7, "cannot draw 'lines'"},
    {"title: T\nproblem: x\ngrains: event links\n", 3, 15, "no grain 'links'"},
    {"title: T\nproblem: x\nsteps: 7-3\n", 3, 8, "selects no steps"},
    {"title: T\nproblem: x\nsteps: some\n", 3, 8, "selects no steps"},
    {"title: T\nproblem: x\nchooser: best\n", 3, 10, "no chooser 'best'"},
    {"title: T\nproblem: x\nbare: maybe\n", 3, 7, "yes or no"},
    {"title: T\nproblem: x\nfilm: maybe\n", 3, 7, "yes or no"},
    {"film: yes\nproblem: x\ndraw: matrix\n", 1, 7, "films of lists and boards only"},
    {"draw: tree\nproblem: x\nfilm: yes\n", 3, 7, "films of lists and boards only"},
    {"title:\nproblem: x\n", 1, 1, "title is empty"},
    {"title: T\n", 2, 1, "no problem"},
    {"title: T\nproblem: x\nchooser: first\nscript: y\n", 4, 9,
      "a chooser and a script"},
    {"", 1, 1, "no problem"},
    {"problem: x\ncheapest: 0\n", 2, 11, "not a number above 0"},
    {"problem: x\ncheapest: +1\n", 2, 11, "not a number above 0"},
    {"problem: x\ncheapest: 007\n", 2, 11, "not a number above 0"},
    {"problem: x\ncheapest: 1e3\n", 2, 11, "not a number above 0"},
    {"problem: x\nscript: y\ncheapest: 1\n", 3, 11, "does not count money"},
    {"problem: x\ndraw: matrix\nsteps: 3 solution\n", 3, 8, "no events"},
  };
  for (auto const& c : all) {
    SCOPED_TRACE(c.text);
    try {
      read_recipe({"my.fig", c.text});
      ADD_FAILURE() << "was accepted";
    } catch (InputError const& e) {
      if (c.words == "cannot draw 'lines'") { // the book shows it
        EXPECT_EQ(std::string(e.what()) + '\n', slurp("tests/data/recipe-complaint.txt"));
      }
      EXPECT_EQ(e.line(), c.line) << e.what();
      EXPECT_EQ(e.column(), c.column) << e.what();
      EXPECT_NE(std::string(e.what()).find(c.words), std::string::npos)
        << e.what();
    }
  }
}

// The names of each fixed set, in the order of the values.
TEST(Recipe, EveryNameStandsForItsValue) {
  auto drawing = [](std::string const& line) { return recipe_of("problem: x\n" + line + "\n").drawing; };
  char const* const subjects[] = {"links", "links+board", "board", "matrix", "tree"};
  for (int k = 0; k < 5; ++k) EXPECT_EQ(drawing(std::string("draw: ") + subjects[k]).subject, static_cast<Subject>(k));
  for (int k = 0; k < 3; ++k)
    EXPECT_EQ(drawing(std::string("grains: ") + grain_names[k]).grains, std::vector<Grain>(1, static_cast<Grain>(k)));
  using Type = Event::Type;
  std::pair<char const*, Type> const types[] = {{"choose", Type::choose}, {"cover", Type::cover}, {"try", Type::attempt},
    {"solution", Type::solution}, {"dead", Type::dead}, {"uncover", Type::uncover}, {"done", Type::done},
    {"purify", Type::purify}, {"unpurify", Type::unpurify}, {"spend", Type::spend}, {"refund", Type::refund},
    {"tweak", Type::tweak}, {"untweak", Type::untweak}, {"bound", Type::bound}, {"cut", Type::cut}, {"skip", Type::skip}};
  for (auto const& [name, type] : types)
    EXPECT_EQ(drawing(std::string("steps: ") + name).steps.types, std::vector<Type>(1, type)) << name;
  EXPECT_TRUE(drawing("steps: all").steps.everything());
  EXPECT_TRUE(drawing("steps: all 3").steps.everything()) << "and not the third alone";
  EXPECT_EQ(recipe_of("problem: x\ncheapest: 12\n").cheapest, 12u);
  for (std::string const chooser : {"first", "smallest"})
    EXPECT_EQ(recipe_of("problem: x\nchooser: " + chooser + "\n").chooser, chooser);
  EXPECT_EQ(recipe_of("problem: x\ncaption: a\n |b| c\n| a comment\n d\n").caption, "a |b| c d");
}

} // namespace
