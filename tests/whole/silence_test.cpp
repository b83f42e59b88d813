// Watching costs nothing when nobody watches: the silent search is compiled
// from the book and from the book without any report to an observer
// (tests/no-observer.ch), and the machine code is the same.
#include "shell.hpp"
#include <gtest/gtest.h>

namespace {
std::string machine_code(std::string const& folder, std::string const& watcher) {
  Scratch scratch;
  auto const probe = scratch.file("probe.cpp",
                                  "#include \"dlx/more/search.hpp\"\n"
                                  "[[gnu::flatten]] dlx::Result probe(dlx::Links& links, dlx::Limits const& limits, dlx::Receive const& receive,\n"
                                  "                  dlx::" + watcher + "& watcher) {\n"
                                  "  dlx::Smallest policy;\n"
                                  "  return dlx::Dance<dlx::Links, dlx::Smallest, dlx::" + watcher + ">(links, policy, limits, receive, watcher).run();\n"
                                  "}\n");
  auto const r = run("${CXX:-g++} -std=c++20 -O2 -g0 -S -I" + folder + " -o - " + probe + " | grep -vE '\\.file|\\.LF[BE]'");
  EXPECT_EQ(r.status, 0) << r.err;
  return r.out;  // without the labels that number all functions
}
}  // namespace

TEST(Silence, IsFree) {
  Scratch scratch;
  auto const quiet = (scratch / "src").string();
  auto const tangled = run("tools/web tangle . tests/no-observer.ch " + quiet);
  ASSERT_EQ(tangled.status, 0) << tangled.err;
  // The change file removes every report.
  for (auto name : {"links", "search"}) {
    auto const text = slurp(scratch / "src" / "dlx" / "more" / (std::string(name) + ".hpp"));
    ASSERT_GT(text.size(), 1000u) << name;
    EXPECT_EQ(text.find("watcher."), std::string::npos) << name;
  }
  auto const book = machine_code("build/src", "Silent"), mute = machine_code(quiet, "Silent");
  ASSERT_GT(book.size(), 5000u);
  EXPECT_TRUE(book == mute) << "the machine code of the silent search has changed";
  if (std::getenv("DLX_LONG") == nullptr) return;
  // The comparison can fail: with an observer, the two differ.
  EXPECT_FALSE(machine_code("build/src", "Observer") == machine_code(quiet, "Observer"));
}
