// Tests that open pages: who opens them, and how a script of tests/browser says that all is well.
#pragma once
#include "shell.hpp"
#include <gtest/gtest.h>

inline std::string chromium() {
  auto const found = run("command -v $CHROMIUM chromium-headless-shell chromium chromium-browser google-chrome | head -n 1").out;
  return found.substr(0, found.find('\n'));
}
inline bool has_node() { return run("node --version").status == 0; }
inline bool has_module(std::string const& name) { return std::filesystem::exists("build/browser/node_modules/" + name); }
inline bool can_make_pages() {  // of the book, with its formulas and drawings
  return run("command -v dvisvgm").status == 0 and run("NODE_PATH=${NODE_PATH:-/usr/share/nodejs} node -e 'require(\"katex\")'").status == 0 and
         std::filesystem::exists("build/frames/ring.tex");
}
inline void expect_no_failure(std::string const& script) {
  auto const r = run("timeout 1800 node tests/browser/" + script + ".mjs " + chromium());
  EXPECT_EQ(r.status, 0) << r.out << r.err;
  EXPECT_NE(r.out.find(" tests, 0 failed"), std::string::npos) << r.out << r.err;
}
// tsc --checkJs: the modules in this folder of chapters/draw have types, in their comments.
inline void expect_types(std::string const& folder) {
  auto const r = run("build/browser/node_modules/.bin/tsc -p chapters/draw/" + folder);
  EXPECT_EQ(r.status, 0) << r.out << r.err;
}
