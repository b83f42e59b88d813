// The page with a box, in a browser. It is made anew by make playground, and by make check, if
// emscripten is there; without it, or without Chromium, this test is skipped, and says so.
#include "shell.hpp"
#include <gtest/gtest.h>

namespace {
bool exists(std::string const& file) { return std::filesystem::exists(file); }
}  // namespace

TEST(PlaygroundPage, SearchesWhatIsTyped) {
  if (std::getenv("DLX_LONG") == nullptr) GTEST_SKIP() << "make check opens the playground; this is make test";
  if (run("command -v em++").status != 0 or not exists("build/playground.html"))
    GTEST_SKIP() << "there is no build/playground.html: make playground asks for emscripten";
  auto const found = run("command -v $CHROMIUM chromium chromium-browser google-chrome | head -n 1").out;
  auto const browser = found.substr(0, found.find('\n'));
  if (browser.empty() or run("node --version").status != 0 or not exists("build/browser/node_modules/playwright-core"))
    GTEST_SKIP() << "no page is opened: tools/setup browser asks for chromium, node, and playwright-core";
  auto const r = run("timeout 600 node tests/browser/playground.mjs " + browser);
  EXPECT_EQ(r.status, 0) << r.out << r.err;
  EXPECT_NE(r.out.find(" tests, 0 failed"), std::string::npos) << r.out << r.err;
}

// tsc --checkJs, as for the player.
TEST(PlaygroundPage, ModulesHaveTypes) {
  if (not exists("build/browser/node_modules/typescript"))
    GTEST_SKIP() << "no types are checked: tools/setup browser asks for typescript";
  auto const r = run("build/browser/node_modules/.bin/tsc -p chapters/draw/playground");
  EXPECT_EQ(r.status, 0) << r.out << r.err;
}
