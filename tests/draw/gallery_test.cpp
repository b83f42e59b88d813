// Recipes, rendering, pages.  Runs in the root of the repository.
#include "dlx/draw/gallery.hpp"
#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <gtest/gtest.h>
#include <set>
#include <sstream>
#include <unistd.h>

namespace {

using namespace dlx;
namespace fs = std::filesystem;

std::string slurp(fs::path const& file) {
  std::ifstream in(file, std::ios::binary);
  std::ostringstream out;
  out << in.rdbuf();
  return out.str();
}
void spill(fs::path const& file, std::string const& text) {
  std::ofstream(file, std::ios::binary) << text;
}
std::size_t count(std::string const& text, std::string const& what) {
  std::size_t n = 0;
  for (auto p = text.find(what); p != std::string::npos;
      p = text.find(what, p + what.size())) ++n;
  return n;
}
Recipe recipe_of(std::string const& text) {
  return read_recipe(Source{"figures/test.fig", text});
}

// A folder of its own for each test, removed at the end.
class Gallery : public testing::Test {
protected:
  fs::path folder;
  void SetUp() override {
    std::string pattern = (fs::temp_directory_path() / "dlx-XXXXXX").string();
    ASSERT_NE(mkdtemp(pattern.data()), nullptr);
    folder = pattern;
  }
  void TearDown() override { fs::remove_all(folder); }
};

TEST(Recipe, EverythingCanBeSaid) {
  auto const r = recipe_of("| a comment\ntitle: One: two\ncaption: first\n"
    "  second\n\n\tthird\nproblem: c5.dlx\nchooser: first\ndraw: links+board\n"
    "grains: event link\nsteps: 3 5-7 cover last\nbare: yes\n");
  EXPECT_EQ(r.name, "test");
  EXPECT_EQ(r.title, "One: two");
  EXPECT_EQ(r.caption, "first second third");
  EXPECT_EQ(r.problem, "figures/c5.dlx");
  EXPECT_EQ(r.chooser, "first");
  EXPECT_EQ(r.drawing.subject, Subject::both);
  EXPECT_EQ(r.drawing.grains, std::vector<Grain>({Grain::event, Grain::link}));
  EXPECT_TRUE(r.drawing.steps.last);
  EXPECT_EQ(r.drawing.steps.ranges.size(), 2u);
  EXPECT_EQ(r.drawing.steps.ranges[1], (std::pair<int, int>(5, 7)));
  EXPECT_EQ(r.drawing.steps.types,
    std::vector<Event::Type>(1, Event::Type::cover));
  EXPECT_TRUE(r.drawing.bare);
}

TEST(Recipe, LineEndsOfDos) {
  auto const r = recipe_of("title: T\r\nproblem: c5.dlx\r\nbare: no\r\n");
  EXPECT_EQ(r.title, "T");
  EXPECT_EQ(r.problem, "figures/c5.dlx");
  EXPECT_FALSE(r.drawing.bare);
  EXPECT_EQ(recipe_of("problem: x\n").title, "test");
}

TEST(Recipe, ComplaintsPointAtTheMistake) {
  struct { char const* text; int line, column; char const* words; } const all[] = {
    {"title: T\nhello\n", 2, 1, "not key: value"},
    {"title: T\nproblm: x\n", 2, 1, "no key 'problm'"},
    {"title: T\ntitle: U\n", 2, 1, "given twice"},
    {"title: T\nproblem: x\ndraw: lines\n", 3, 7, "cannot draw 'lines'"},
    {"title: T\nproblem: x\ngrains: event links\n", 3, 9, "no grain 'links'"},
    {"title: T\nproblem: x\nsteps: 7-3\n", 3, 8, "selects no steps"},
    {"title: T\nproblem: x\nsteps: some\n", 3, 8, "selects no steps"},
    {"title: T\nproblem: x\nchooser: best\n", 3, 10, "no chooser 'best'"},
    {"title: T\nproblem: x\nbare: maybe\n", 3, 7, "yes or no"},
    {"title:\nproblem: x\n", 1, 1, "title is empty"},
    {"title: T\n", 2, 1, "no problem"},
    {"title: T\nproblem: x\nchooser: first\nscript: y\n", 4, 9,
      "a chooser and a script"},
    {"", 1, 1, "no problem"},
  };
  for (auto const& c : all) {
    SCOPED_TRACE(c.text);
    try {
      recipe_of(c.text);
      ADD_FAILURE() << "was accepted";
    } catch (InputError const& e) {
      EXPECT_EQ(e.line(), c.line) << e.what();
      EXPECT_EQ(e.column(), c.column) << e.what();
      EXPECT_NE(std::string(e.what()).find(c.words), std::string::npos)
        << e.what();
    }
  }
}

TEST(Recipe, MissingFilesAreTheRecipesFault) {
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

TEST(Pictures, AreNamedAndSelected) {
  auto names = [](std::string const& more) {
    std::string all;
    for (auto const& p : prepare(recipe_of("title: T\nproblem: c5.dlx\n"
        "script: cover-c3.script\n" + more)).pictures) all += ' ' + p.name;
    return all;
  };
  EXPECT_EQ(names(""), " event-000 event-001 event-002 event-003");
  EXPECT_EQ(names("steps: cover uncover\n"), " event-001 event-002");
  EXPECT_EQ(names("steps: 0-1\n"), " event-000 event-001");
  EXPECT_EQ(names("grains: event node\nsteps: 1\n"), " event-001 node-001");
  EXPECT_EQ(names("grains: link\nsteps: 28 last\n"), " link-028 link-029");
  EXPECT_EQ(names("steps: 2\n"), " test"); // a single one: like the sequence
}

TEST(Pictures, CountOfTheReportsSequences) {
  auto pictures = [](char const* name) {
    fs::path const file = fs::path("figures") / (std::string(name) + ".fig");
    return prepare(read_recipe(Source{file.string(), slurp(file)})).pictures;
  };
  EXPECT_EQ(pictures("report-latin-by-hand").size(), 10u);
  EXPECT_EQ(pictures("report-latin-by-hand")[6].name, "step-007");
  EXPECT_EQ(pictures("report-cover").size(), 4u + 12u + 30u);
  auto covers = [&](char const* name) {
    std::size_t n = 0;
    for (auto const& p : pictures(name)) n += p.name.starts_with("event-")
      and p.caption.what.find("cover ") != std::string::npos;
    return n;
  };
  EXPECT_EQ(covers("latin-2"), 46u);
  EXPECT_EQ(covers("queens-4"), 114u);
  EXPECT_EQ(pictures("title").size(), 1u);
  EXPECT_EQ(pictures("title")[0].name, "title");
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
  }
}

// The size of every frame of a sequence is the same in the SVG, too.
TEST_F(Gallery, FramesAreOfOneSize) {
  auto const s = prepare(recipe_of(
    "title: T\nproblem: c5.dlx\nscript: cover-c3.script\ngrains: node\n"));
  auto const files = write_sequence(folder / "T", s);
  render(files, {"svg"});
  std::set<std::string> boxes;
  for (auto const& file : files) {
    auto const svg = slurp(fs::path(file).replace_extension("svg"));
    auto const at = svg.find("viewBox=");
    boxes.insert(svg.substr(at, svg.find('>', at) - at));
  }
  EXPECT_EQ(boxes.size(), 1u) << *boxes.begin() << *boxes.rbegin();
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
    EXPECT_EQ(html.find("http"), std::string::npos) << "no network";
    EXPECT_EQ(html.find("<first>"), std::string::npos);
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

// Each picture leads to its neighbors in the same grain, and to no others.
TEST_F(Gallery, ArrowsLeadOnAndBack) {
  auto const s = prepare(recipe_of("title: T\nproblem: c5.dlx\n"
    "script: cover-c3.script\ngrains: event node\n"));
  write_sequence(folder, s);
  auto const html = slurp(folder / "index.html");
  auto arrows = [&](std::string const& id) {
    auto const at = html.find("<figure id=\"" + id + '"');
    auto const end = html.find("<b>", at);
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

// What is washed out of an SVG file is nothing that one sees.
TEST_F(Gallery, WashedPicturesNameTheirFontOnce) {
  spill(folder / "x.dot", draw_trace(prepare(recipe_of("title: T\n"
    "problem: c5.dlx\nsteps: 0\n")).trace, Drawing())[0].dot);
  render({folder / "x.dot"}, {"svg"});
  auto const svg = slurp(folder / "x.svg");
  EXPECT_EQ(count(svg, "font-family="), 1u);
  EXPECT_LT(svg.find("font-family="), svg.find("viewBox="));
  EXPECT_EQ(count(svg, "<!--"), 0u);
  EXPECT_EQ(count(svg, "<title>"), 0u);
  EXPECT_EQ(count(svg, "<g "), count(svg, "</g>"));
  EXPECT_NE(svg.find(">C3</text>"), std::string::npos);
  EXPECT_FALSE(fs::exists(folder / "x.dot.svg"));
}

TEST(Recipe, TheBookShowsItsComplaint) {
  try {
    read_recipe(Source{"my.fig", "title: T\nproblem: x\ndraw: lines\n"});
    FAIL();
  } catch (InputError const& e) {
    EXPECT_EQ(std::string(e.what()) + '\n',
      slurp("tests/data/recipe-complaint.txt"));
  }
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

// Pictures are shown one by one, and drawn no further than somebody looks.
TEST(Pictures, AreShownAsSoonAsTheyAreDrawn) {
  auto const s = prepare(recipe_of("title: T\nproblem: latin-2.dlx\n"));
  Drawing all;
  all.grains = {Grain::event, Grain::link};
  auto const expected = draw_trace(s.trace, all);
  std::size_t seen = 0;
  EXPECT_EQ(draw_trace(s.trace, all, [&](Picture const& p) {
    ASSERT_LT(seen, expected.size());
    EXPECT_EQ(p.name, expected[seen].name);
    EXPECT_EQ(p.dot, expected[seen++].dot);
  }), expected.size());
  EXPECT_EQ(seen, expected.size());
  struct Enough {};
  seen = 0;
  EXPECT_THROW(draw_trace(s.trace, all, [&](Picture const&) {
    if (++seen == 3) throw Enough();
  }), Enough);
  EXPECT_EQ(seen, 3u);
}

TEST_F(Gallery, ASequenceDrawnInAFolderIsTheSame) {
  auto s = prepare(recipe_of("title: T\nproblem: latin-2.dlx\n"));
  auto const files = write_sequence(folder / "a", s);
  Sequence t{s.name, s.title, s.caption, s.trace, {}};
  auto const drawn = draw_sequence(folder / "b", t, Drawing());
  ASSERT_EQ(files.size(), drawn.size());
  for (std::size_t k = 0; k < files.size(); ++k)
    EXPECT_EQ(slurp(files[k]), slurp(drawn[k])) << files[k];
  EXPECT_EQ(slurp(folder / "a" / "index.html"), slurp(folder / "b" / "index.html"));
  for (auto const& p : t.pictures) EXPECT_EQ(p.dot, ""); // forgotten
  Drawing none;
  none.steps.ranges.emplace_back(7000, 7001);
  Sequence u{s.name, s.title, s.caption, s.trace, {}};
  EXPECT_TRUE(draw_sequence(folder / "c", u, none).empty());
  EXPECT_FALSE(fs::exists(folder / "c"));
}

// --- a renderer that is not silent -------------------------------------------
class Renderer : public Gallery {
protected:
  std::string path;
  void SetUp() override {
    Gallery::SetUp();
    path = std::getenv("PATH");
    fs::create_directories(folder / "bin");
    setenv("PATH", (folder / "bin").c_str(), 1);
    spill(folder / "x.dot", "digraph x {}\n");
  }
  void TearDown() override {
    setenv("PATH", path.c_str(), 1);
    Gallery::TearDown();
  }
  void pretend(std::string const& script) {
    spill(folder / "bin" / "neato", "#!/bin/sh\n" + script);
    fs::permissions(folder / "bin" / "neato", fs::perms::owner_all);
  }
  std::string complaint() {
    try {
      render({folder / "x.dot"}, {"svg", "pdf"});
    } catch (RenderError const& e) {
      return e.what();
    }
    return "";
  }
};

TEST_F(Renderer, ThatIsMissing) {
  EXPECT_NE(complaint().find("neato cannot be run"), std::string::npos);
  EXPECT_NE(complaint().find("package graphviz"), std::string::npos);
}
TEST_F(Renderer, ThatMurmurs) {
  pretend("echo 'Warning: edge lost' >&2\n");
  EXPECT_NE(complaint().find("Warning: edge lost"), std::string::npos);
}
TEST_F(Renderer, ThatFailsSilently) {
  pretend("exit 3\n");
  EXPECT_NE(complaint().find("status 3"), std::string::npos);
}
TEST_F(Renderer, ThatTalksALot) {
  pretend("i=0; while [ $i -lt 20000 ]; do echo 'a line of talk' >&2; "
    "i=$((i+1)); done\n");
  EXPECT_NE(complaint().find("a line of talk"), std::string::npos);
  EXPECT_LT(complaint().size(), 1000u);
}

TEST_F(Gallery, RealWarningsAreErrors) {
  spill(folder / "x.dot", "digraph x { a [shape=nonsense]; }\n");
  EXPECT_THROW(render({folder / "x.dot"}, {"svg"}), RenderError);
  spill(folder / "y.dot", "digraph y { a -> \n");
  EXPECT_THROW(render({folder / "y.dot"}, {"svg"}), RenderError);
}

TEST_F(Gallery, StrangeFileNames) {
  auto const file = folder / "a b;$(touch c)'.dot";
  spill(file, draw_trace(prepare(recipe_of("title: T\nproblem: c5.dlx\n"
    "steps: 0\n")).trace, Drawing())[0].dot);
  render({file}, {"svg"});
  EXPECT_TRUE(fs::exists(folder / "a b;$(touch c)'.svg"));
}

} // namespace
