// Which pictures of a trace are drawn, what they are called; and Graphviz at work, and in a bad mood.
#include "dlx/draw/gallery.hpp"
#include "folders.hpp"
#include <chrono>

namespace {

using namespace dlx;
using namespace folders;

TEST(Sequences, AreNamedAndSelected) {
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

// Textbook search has no links, so nothing is drawn that would show them as they never were.
TEST(Sequences, OfATextbookAreTreesAndMatrices) {
  for (std::string const as : {"links", "board", "links+board", "tree", "matrix"}) {
    auto const r = run("dlx trace --engine textbook tests/data/latin-2.dlx | dlx draw --as " + as + (as == "tree" ? "" : " --steps 1-2"));
    bool const can = as == "tree" or as == "matrix";
    EXPECT_EQ(r.status, can ? 0 : 2) << as;
    EXPECT_EQ(r.err.find("nobody knows its links") != std::string::npos, not can) << r.err;
  }
  EXPECT_EQ(run("dlx trace --engine textbook tests/data/latin-2.dlx | dlx draw --tex --steps 1").status, 2);
}

TEST(Sequences, CountOfTheReportsSequences) {
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

// Pictures are shown one by one, and drawn no further than somebody looks.
TEST(Sequences, AreShownAsSoonAsTheyAreDrawn) {
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

// The size of a picture, in pixels of a page, is that of its frame.
TEST(Sequences, PicturesKnowTheirSize) {
  for (char const* draw : {"links", "links+board", "board", "matrix", "tree"})
    for (auto const& p : prepare(recipe_of(std::string("problem: latin-2.dlx\nsteps: 0-3\ndraw: ") + draw + "\n")).pictures) {
      auto const at = p.dot.find("frame [id=");
      auto const number = [&](char const* key) { return std::stod(p.dot.substr(p.dot.find(key, at) + 8)); };
      EXPECT_NEAR(p.width, 96 * std::stod(p.dot.substr(p.dot.find(" width=", at) + 7)), 1);
      EXPECT_NEAR(p.height, 96 * number(" height="), 1);
      EXPECT_GT(p.width, 100);
    }
}

// --- files, and Graphviz ---------------------------------------------------------
using Folder = InAFolder;

TEST_F(Folder, AFileThatHasTheTextKeepsItsDate) {
  auto const file = folder / "x";
  EXPECT_TRUE(put_file(file, "one"));
  auto const old = fs::last_write_time(file) - std::chrono::hours(1);
  fs::last_write_time(file, old);
  EXPECT_FALSE(put_file(file, "one"));
  EXPECT_EQ(fs::last_write_time(file), old);
  EXPECT_TRUE(put_file(file, "two"));
  EXPECT_GT(fs::last_write_time(file), old);
  EXPECT_EQ(slurp(file), "two");
}

TEST_F(Folder, WhatCannotBeReadOrWrittenHasAReason) {
  Source source;
  EXPECT_NE(dlx::slurp(folder / "nowhere", source), "");
  EXPECT_NE(dlx::slurp(folder, source), "");
  put_file(folder / "x", "words");
  EXPECT_EQ(dlx::slurp(folder / "x", source), "");
  EXPECT_EQ(source.text, "words");
  EXPECT_EQ(source.name, (folder / "x").string());
  EXPECT_THROW(put_file(folder / "no" / "x", "words"), std::runtime_error);
  EXPECT_THROW(make_folder(folder / "x" / "y"), std::runtime_error);
  for (int twice = 0; twice < 2; ++twice) make_folder(folder / "a" / "b");
  EXPECT_TRUE(fs::is_directory(folder / "a" / "b"));
}

TEST_F(Folder, RealWarningsAreErrors) {
  spill(folder / "x.dot", "digraph x { a [shape=nonsense]; }\n");
  EXPECT_THROW(render({folder / "x.dot"}, {"svg"}), RenderError);
  spill(folder / "y.dot", "digraph y { a -> \n");
  EXPECT_THROW(render({folder / "y.dot"}, {"svg"}), RenderError);
}

// What is washed out of an SVG file is nothing that one sees.
TEST_F(Folder, WashedPicturesNameTheirFontOnce) {
  auto const file = folder / "a b;$(touch c)'.dot"; // a strange name
  spill(file, prepare(recipe_of("problem: c5.dlx\nsteps: 0\n")).pictures[0].dot);
  render({file}, {"svg"});
  auto const svg = slurp(fs::path(file).replace_extension("svg"));
  EXPECT_EQ(count(svg, "font-family="), 1u);
  EXPECT_LT(svg.find("font-family="), svg.find("viewBox="));
  EXPECT_EQ(count(svg, "<!--"), 0u);
  EXPECT_EQ(count(svg, "<title>"), 0u);
  EXPECT_EQ(count(svg, "<g "), count(svg, "</g>"));
  EXPECT_NE(svg.find(">C3</text>"), std::string::npos);
  EXPECT_FALSE(fs::exists(file.string() + ".svg"));
}

// --- a renderer that is not silent -------------------------------------------
class Renderer : public InAFolder {
protected:
  std::string path;
  void SetUp() override {
    InAFolder::SetUp();
    path = std::getenv("PATH");
    fs::create_directories(folder / "bin");
    setenv("PATH", (folder / "bin").c_str(), 1);
    spill(folder / "x.dot", "digraph x {}\n");
  }
  void TearDown() override {
    setenv("PATH", path.c_str(), 1);
    InAFolder::TearDown();
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

TEST_F(Renderer, MustBeSilent) {
  EXPECT_NE(complaint().find("neato cannot be run"), std::string::npos);
  EXPECT_NE(complaint().find("package graphviz"), std::string::npos);
  for (auto const& [script, words] : {std::pair("echo 'Warning: edge lost' >&2\n", "Warning: edge lost"), {"exit 3\n", "status 3"},
         {"i=0; while [ $i -lt 20000 ]; do echo 'a line of talk' >&2; i=$((i+1)); done\n", "a line of talk"}}) {
    pretend(script);
    EXPECT_NE(complaint().find(words), std::string::npos) << script;
    EXPECT_LT(complaint().size(), 1000u);
  }
}

TEST_F(Folder, TheVersionIsThatOfNeato) {
  EXPECT_NE(renderer_version().find("graphviz version"), std::string::npos) << renderer_version();
}

// Whatever ends a batch, no draft is left; and who is told can stop it.
TEST_F(Renderer, LeavesNoDrafts) {
  for (std::string const end : {"exit 1", "echo Warning >&2", "kill -TERM $$"}) {
    pretend("echo half > " + (folder / "x.dot.svg").string() + "\necho half > " + (folder / "x.dot.pdf").string() + "\n" + end + "\n");
    EXPECT_NE(complaint(), "") << end;
    for (std::string const name : {"x.dot.svg", "x.dot.pdf", "x.svg", "x.pdf"}) EXPECT_FALSE(fs::exists(folder / name)) << end << name;
  }
}

TEST_F(Renderer, CanBeStoppedBetweenBatches) {
  pretend("for f; do case $f in *.dot) echo picture > $f.svg; echo page > $f.pdf;; esac; done\n");
  std::vector<fs::path> files;
  for (int k = 0; k < 1000; ++k) {
    files.push_back(folder / ("f" + std::to_string(k) + ".dot"));
    spill(files.back(), "digraph x {}\n");
  }
  struct Enough {};
  std::vector<std::size_t> told;
  EXPECT_THROW(render(files, {"svg", "pdf"}, [&](char const*, std::size_t n) {
    told.push_back(n);
    if (told.size() == 3) throw Enough();
  }), Enough);
  ASSERT_EQ(told.size(), 3u);
  EXPECT_EQ(told[0], 0u);
  EXPECT_TRUE(fs::exists(folder / ("f" + std::to_string(told[2] - 1) + ".svg")));
  EXPECT_FALSE(fs::exists(folder / ("f" + std::to_string(told[2]) + ".svg")));
}

} // namespace
