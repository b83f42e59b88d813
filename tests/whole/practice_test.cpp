// The page of the first exercises. Its rules are compared with those of the judge in build/exercises, which judges
// the same writes; then they are clicked.
#include "pages.hpp"
#include <gtest/gtest.h>

TEST(PracticePage, JudgesAsTheJudgeDoes) {
  if (chromium().empty() or not has_node() or not has_module("playwright-core") or not has_module("axe-core"))
    GTEST_SKIP() << "no page is opened: tools/setup browser asks for chromium, node, and playwright-core";
  ASSERT_TRUE(std::filesystem::exists("build/exercises/judge")) << "say make course";
  expect_no_failure("practice");
}

TEST(PracticePage, ModulesHaveTypes) {
  if (not has_node() or not has_module("typescript")) GTEST_SKIP() << "no types are checked: tools/setup browser asks for typescript";
  expect_types("practice");
}
