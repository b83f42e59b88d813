// tools/web edition: pages of the whole book, and what makes them fail.  (In a browser: tests/browser/edition.mjs.
// Its pictures are those of build/dance.pdf.)
#include "pages.hpp"
#include <gtest/gtest.h>

namespace {
// What the tool says of a book with this one chapter.
std::string said_of(std::string const& chapter) {
  Scratch const scratch;
  std::filesystem::create_directories(scratch / "chapters/part");
  std::filesystem::create_directories(scratch / "figures");
  scratch.file("dlx.w", "@i chapters/part/one.w\n");
  scratch.file("figures/frames", "");
  scratch.file("chapters/part/one.w", "@** One. \\label{part/one}%\n" + chapter);
  auto const tool = std::filesystem::absolute("tools/web").string();
  return run("cd " + (scratch / "").string() + " && " + tool + " edition out").err;
}
}  // namespace

TEST(Edition, CanBeReadInABrowser) {
  if (not can_make_pages()) GTEST_SKIP() << "no pages are made: tools/setup site asks for katex and dvisvgm; make book draws their pictures";
  auto const made = run("tools/web edition build/edition");
  ASSERT_EQ(made.status, 0) << made.err;
  if (chromium().empty() or not has_module("playwright-core") or not has_module("axe-core"))
    GTEST_SKIP() << "no page is opened: tools/setup browser asks for chromium, node, and playwright-core";
  expect_no_failure("edition");
}

TEST(Edition, RefusesWhatWouldVanish) {
  EXPECT_EQ(said_of("Here is a \\riddle.\n"), "tools/web: chapters/part/one.w:2: \\riddle has no meaning for the web; see tools/prose.py\n");
  EXPECT_EQ(said_of("Here is\na {\\it brace.\n"), "tools/web: chapters/part/one.w:3: a brace is not closed\n");
  EXPECT_EQ(said_of("Here is a brace}.\n"), "tools/web: chapters/part/one.w:2: a brace closes nothing\n");
  EXPECT_EQ(said_of("See \\sec{part/two}.\n"), "tools/web: chapters/part/one.w:2: there is no label part/two\n");
  EXPECT_EQ(said_of("Costs $5.\n"), "tools/web: chapters/part/one.w:2: a brace or a dollar is not closed\n");
  EXPECT_EQ(said_of("\\item{1} and & that.\n"), "tools/web: chapters/part/one.w:2: & stands outside of a table\n");
  EXPECT_EQ(said_of("Code.\n@(one.cpp@>=\n@<Missing@>\n"), "tools/web: chapters/part/one.w:1: there is no piece called Missing\n");
}
