// Graphviz at work, and in a bad mood.
#include "dlx/draw/renderer.hpp"
#include "dlx/draw/gallery.hpp"
#include "folders.hpp"
#include <chrono>

namespace {


using namespace dlx;
using folders::fs::last_write_time;
using Folder = folders::InAFolder;

TEST_F(Folder, AFileThatHasTheTextKeepsItsDate) {
  auto const file = folder / "x";
  EXPECT_TRUE(put_file(file, "one"));
  auto const old = last_write_time(file) - std::chrono::hours(1);
  last_write_time(file, old);
  EXPECT_FALSE(put_file(file, "one"));
  EXPECT_EQ(last_write_time(file), old);
  EXPECT_TRUE(put_file(file, "two"));
  EXPECT_GT(last_write_time(file), old);
  EXPECT_EQ(folders::slurp(file), "two");
}

TEST_F(Folder, WhatCannotBeReadHasAReason) {
  Source source;
  EXPECT_NE(dlx::slurp(folder / "nowhere", source), "");
  EXPECT_NE(dlx::slurp(folder, source), "");
  put_file(folder / "x", "words");
  EXPECT_EQ(dlx::slurp(folder / "x", source), "");
  EXPECT_EQ(source.text, "words");
  EXPECT_EQ(source.name, (folder / "x").string());
}

TEST_F(Folder, WhatCannotBeWrittenIsAnError) {
  EXPECT_THROW(put_file(folder / "no" / "x", "words"), std::runtime_error);
  put_file(folder / "x", "words");
  EXPECT_THROW(make_folder(folder / "x" / "y"), std::runtime_error);
  make_folder(folder / "a" / "b");
  make_folder(folder / "a" / "b");
  EXPECT_TRUE(std::filesystem::is_directory(folder / "a" / "b"));
}

TEST_F(Folder, PicturesAreGoodIfTheyAreYounger) {
  put_file(folder / "x.dot", "text");
  EXPECT_FALSE(is_good(folder / "x.svg", folder / "x.dot"));
  put_file(folder / "x.svg", "picture");
  EXPECT_TRUE(is_good(folder / "x.svg", folder / "x.dot"));
  last_write_time(folder / "x.svg", last_write_time(folder / "x.dot") - std::chrono::seconds(1));
  EXPECT_FALSE(is_good(folder / "x.svg", folder / "x.dot"));
}

using namespace folders;

using Rendered = InAFolder;

TEST_F(Rendered, RealWarningsAreErrors) {
  spill(folder / "x.dot", "digraph x { a [shape=nonsense]; }\n");
  EXPECT_THROW(render({folder / "x.dot"}, {"svg"}), RenderError);
  spill(folder / "y.dot", "digraph y { a -> \n");
  EXPECT_THROW(render({folder / "y.dot"}, {"svg"}), RenderError);
}

TEST_F(Rendered, StrangeFileNames) {
  auto const file = folder / "a b;$(touch c)'.dot";
  spill(file, draw_trace(prepare(recipe_of("title: T\nproblem: c5.dlx\n"
    "steps: 0\n")).trace, Drawing())[0].dot);
  render({file}, {"svg"});
  EXPECT_TRUE(fs::exists(folder / "a b;$(touch c)'.svg"));
}

// What is washed out of an SVG file is nothing that one sees.
TEST_F(Rendered, WashedPicturesNameTheirFontOnce) {
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

TEST_F(Rendered, OnlyWhatHasChangedIsOutdated) {
  std::vector<fs::path> const files = {folder / "a.dot", folder / "b.dot"};
  for (auto const& file : files) put_file(file, "digraph x { a [pos=\"0,0!\"]; }\n");
  EXPECT_EQ(outdated(files, {"svg"}), files);
  render(files, {"svg"});
  EXPECT_TRUE(outdated(files, {"svg"}).empty());
  EXPECT_EQ(outdated(files, {"svg", "pdf"}), files);
  for (auto const& file : files) put_file(file, "digraph x { a [pos=\"0,0!\"]; }\n"); // the same
  EXPECT_TRUE(outdated(files, {"svg"}).empty());
  put_file(files[1], "digraph x { b [pos=\"0,0!\"]; }\n");
  fs::last_write_time(files[1], fs::last_write_time(files[1]) + std::chrono::seconds(2));
  EXPECT_EQ(outdated(files, {"svg"}), std::vector<fs::path>(1, files[1]));
}
TEST_F(Rendered, TheVersionIsThatOfNeato) {
  EXPECT_NE(renderer_version().find("graphviz version"), std::string::npos) << renderer_version();
}

} // namespace

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
