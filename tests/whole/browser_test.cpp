// What happens in a browser: tests/browser, driven by playwright-core.  Without Chromium, node,
// and what tools/setup browser puts into build/browser, these tests are skipped, and say so.
#include "pages.hpp"
#include <gtest/gtest.h>

namespace {
bool can_open_pages() {
  return not chromium().empty() and has_node() and has_module("playwright-core") and has_module("axe-core");
}
}  // namespace

TEST(Browser, PlaysTraces) {
  if (not can_open_pages())
    GTEST_SKIP() << "no page is opened: tools/setup browser asks for chromium, node, and playwright-core";
  expect_no_failure("player");
}

// By day and by night, what is written in the still pictures can be read.
TEST(Browser, ShowsPicturesInTheDark) {
  if (not can_open_pages())
    GTEST_SKIP() << "no picture is opened: tools/setup browser asks for chromium, node, and playwright-core";
  if (run("command -v neato").out.empty()) GTEST_SKIP() << "no picture is drawn: tools/setup figures asks for graphviz";
  expect_no_failure("pictures");
}

TEST(Browser, PlaysFilms) {
  if (not can_open_pages())
    GTEST_SKIP() << "no film is played: tools/setup browser asks for chromium, node, and playwright-core";
  expect_no_failure("film");
}

TEST(Browser, ModulesHaveTypes) {
  if (not has_node() or not has_module("typescript")) GTEST_SKIP() << "no types are checked: tools/setup browser asks for typescript";
  expect_types("player");
}

// The player tells the sections of the book, as tools/web sections counts them; and so does TeX.
TEST(Browser, SectionsAreThoseOfTheBook) {
  auto const labels = slurp("build/weave/dlx.lab");
  if (labels.empty() or not run("find dlx.w chapters -name '*.w' -newer build/weave/dlx.lab").out.empty())
    GTEST_SKIP() << "the book has not been woven, or is older than its chapters";
  Scratch scratch;
  int count = 0;
  std::istringstream lines(labels);
  std::string names, expected;
  for (std::string line; std::getline(lines, line);) {
    auto const name = line.substr(10, line.find('}') - 10), number = line.substr(line.find('}') + 2);
    if (not line.starts_with("\\deflabel{")) continue;
    names += "\\label{" + name + "}\n";
    expected += (count++ == 0 ? "{\"" : ",\"") + name + "\":" + number.substr(0, number.find('}'));
  }
  auto const r = run("tools/web sections " + scratch.file("labels", names));
  EXPECT_EQ(r.out, expected + "}\n") << r.err;
  EXPECT_GT(count, 100);
  EXPECT_NE(run("tools/web sections " + scratch.file("labels", "No such section")).status, 0);
}
