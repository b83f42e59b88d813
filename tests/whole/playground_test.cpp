// The page with a box, in a browser: make check makes build/playground.html, and opens it. (make test
// compiles its search for 32 bits: tests/draw/player.)
#include "pages.hpp"
#include <gtest/gtest.h>

TEST(PlaygroundPage, SearchesWhatIsTyped) {
  if (std::getenv("DLX_LONG") == nullptr) GTEST_SKIP() << "make check opens the playground; this is make test";
  ASSERT_TRUE(std::filesystem::exists("build/playground.html")) << "say make playground";
  ASSERT_TRUE(not chromium().empty() and has_node() and has_module("playwright-core")) << "say tools/setup browser";
  expect_no_failure("playground");
}

TEST(PlaygroundPage, ModulesHaveTypes) {
  if (not has_module("typescript"))
    GTEST_SKIP() << "no types are checked: tools/setup browser asks for typescript";
  expect_types("playground");
}
