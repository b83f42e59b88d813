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

// tsc --checkJs: the modules of the player have types, in their comments.
TEST(Browser, ModulesHaveTypes) {
  if (not has_node() or not has("typescript")) GTEST_SKIP() << "no types are checked: tools/setup browser asks for typescript";
  auto const r = run("build/browser/node_modules/.bin/tsc -p chapters/draw/player");
  EXPECT_EQ(r.status, 0) << r.out << r.err;
}
