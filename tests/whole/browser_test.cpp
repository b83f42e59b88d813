// What happens in a browser: tests/browser, driven by playwright-core.  Without Chromium, node,
// and what tools/setup browser puts into build/browser, these tests are skipped, and say so.
#include "shell.hpp"
#include <gtest/gtest.h>

namespace {
std::string chromium() {
  auto const found = run("command -v $CHROMIUM chromium chromium-browser google-chrome | head -n 1").out;
  return found.substr(0, found.find('\n'));
}
bool has(std::string const& module) { return std::filesystem::exists("build/browser/node_modules/" + module); }
bool has_node() { return run("node --version").status == 0; }
}  // namespace

TEST(Browser, PlaysTraces) {
  auto const browser = chromium();
  if (browser.empty() or not has_node() or not has("playwright-core") or not has("axe-core"))
    GTEST_SKIP() << "no page is opened: tools/setup browser asks for chromium, node, and playwright-core";
  auto const r = run("timeout 600 node tests/browser/player.mjs " + browser);
  EXPECT_EQ(r.status, 0) << r.out << r.err;
  EXPECT_NE(r.out.find(" tests, 0 failed"), std::string::npos) << r.out << r.err;
}

// By day and by night, what is written in the still pictures can be read.
TEST(Browser, ShowsPicturesInTheDark) {
  auto const browser = chromium();
  if (browser.empty() or not has_node() or not has("playwright-core") or not has("axe-core"))
    GTEST_SKIP() << "no picture is opened: tools/setup browser asks for chromium, node, and playwright-core";
  if (run("command -v neato").out.empty()) GTEST_SKIP() << "no picture is drawn: tools/setup figures asks for graphviz";
  auto const r = run("timeout 300 node tests/browser/pictures.mjs " + browser);
  EXPECT_EQ(r.status, 0) << r.out << r.err;
  EXPECT_NE(r.out.find(" tests, 0 failed"), std::string::npos) << r.out << r.err;
}

TEST(Browser, PlaysFilms) {
  auto const browser = chromium();
  if (browser.empty() or not has_node() or not has("playwright-core") or not has("axe-core"))
    GTEST_SKIP() << "no film is played: tools/setup browser asks for chromium, node, and playwright-core";
  auto const r = run("timeout 300 node tests/browser/film.mjs " + browser);
  EXPECT_EQ(r.status, 0) << r.out << r.err;
  EXPECT_NE(r.out.find(" tests, 0 failed"), std::string::npos) << r.out << r.err;
}

// tsc --checkJs: the modules of the player have types, in their comments.
TEST(Browser, ModulesHaveTypes) {
  if (not has_node() or not has("typescript")) GTEST_SKIP() << "no types are checked: tools/setup browser asks for typescript";
  auto const r = run("build/browser/node_modules/.bin/tsc -p chapters/draw/player");
  EXPECT_EQ(r.status, 0) << r.out << r.err;
}

// The player tells the sections of the book, as tools/sections counts them; and so does TeX.
TEST(Browser, SectionsAreThoseOfTheBook) {
  auto const labels = slurp("build/weave/dlx.lab");
  if (labels.empty() or not run("find dlx.w chapters -name '*.w' -newer build/weave/dlx.lab").out.empty())
    GTEST_SKIP() << "the book has not been woven, or is older than its chapters";
  Scratch scratch;
  int count = 0;
  std::istringstream lines(labels);
  std::string names, expected;
  for (std::string line; std::getline(lines, line);) {
    auto const name = line.substr(10, line.find('}') - 10), number = line.substr(line.rfind('{') + 1);
    if (not line.starts_with("\\deflabel{")) continue;
    names += "\\label{" + name + "}\n";
    expected += (count++ == 0 ? "{\"" : ",\"") + name + "\":" + number.substr(0, number.find('}'));
  }
  auto const r = run("tools/sections " + scratch.file("labels", names));
  EXPECT_EQ(r.out, expected + "}\n") << r.err;
  EXPECT_GT(count, 100);
  EXPECT_NE(run("tools/sections " + scratch.file("labels", "No such section")).status, 0);
}
