// The page with a box, in a browser. It is made anew by make playground, and by make check, if
// emscripten is there; without it, or without Chromium
// or what is in build/browser, this test is skipped, and says so.
#include "pages.hpp"
#include <gtest/gtest.h>

TEST(PlaygroundPage, SearchesWhatIsTyped) {
  if (std::getenv("DLX_LONG") == nullptr) GTEST_SKIP() << "make check opens the playground; this is make test";
  if (run("command -v em++").status != 0 or not std::filesystem::exists("build/playground.html"))
    GTEST_SKIP() << "there is no build/playground.html: make playground asks for emscripten";
  if (chromium().empty() or not has_node() or not has_module("playwright-core"))
    GTEST_SKIP() << "no page is opened: tools/setup browser asks for chromium, node, and playwright-core";
  expect_no_failure("playground");
}

TEST(PlaygroundPage, ModulesHaveTypes) {
  if (not has_module("typescript"))
    GTEST_SKIP() << "no types are checked: tools/setup browser asks for typescript";
  expect_types("playground");
}
