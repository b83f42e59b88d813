// Part I is a book of its own, for one evening.
#include "shell.hpp"
#include "pattern.hpp"
#include <filesystem>
#include <gtest/gtest.h>

namespace {
// The chapters of part I, in the order of the spine.
std::vector<std::string> chapters() {
  std::vector<std::string> names;
  std::istringstream spine(slurp("dlx.w"));
  for (std::string line; std::getline(spine, line);)
    if (line.starts_with("@i chapters/dance/")) names.push_back(line.substr(3));
  return names;
}
}  // namespace

TEST(Evening, HasAtMostAHundredAndTenPages) {
  EXPECT_TRUE(std::filesystem::exists("build/dance.pdf"));
  auto const log = slurp("build/volumes/dance/dlx.log");
  auto const pages = matches(log, R"(Output written on dlx\.pdf \((\d+) pages)");
  ASSERT_EQ(pages.size(), 1u);
  EXPECT_GE(std::stoi(pages[0][1]), 60);
  EXPECT_LE(std::stoi(pages[0][1]), 110);
}

TEST(Evening, HasItsChaptersAnswersSourcesAndIndex) {
  auto const spine = slurp("build/volumes/dance/set/dlx.w");
  ASSERT_GE(chapters().size(), 10u);
  for (auto const& chapter : chapters()) EXPECT_NE(spine.find("@i " + chapter), std::string::npos) << chapter;
  for (auto const* part : {"frontmatter{The Dance}", "course/answers.w", "course/sources.w", "@** Index."})
    EXPECT_NE(spine.find(part), std::string::npos) << part;
  EXPECT_EQ(spine.find("chapters/more/"), std::string::npos);
}

// Volumes have parts; and students get parts as books of their own. Each knows the volume of a chapter that it lacks.
TEST(Evening, TakesAnyPart) {
  Scratch scratch;
  auto const r = run("tools/web evening build/weave " + (scratch / "small").string() + " puzzle");
  EXPECT_EQ(r.status, 0) << r.err;
  auto const spine = slurp(scratch / "small/set/dlx.w");
  EXPECT_NE(spine.find("\\smallbook{Puzzles}{3}"), std::string::npos) << spine;
  for (auto const* part : {"chapters/puzzle/torus.w", "course/answers.w", "@** Index.", "course/sources.w", "\\volume{fast}{Speed}", "\\frontmatter{Puzzles}{models to copy}"}) EXPECT_NE(spine.find(part), std::string::npos) << part;
  for (auto const* part : {"chapters/dance/", "welcome"}) EXPECT_EQ(spine.find(part), std::string::npos) << part;
  EXPECT_NE(run("tools/web evening build/weave " + (scratch / "none").string() + " poetry").err.find("there is no part poetry; there are dance more puzzle"), std::string::npos);
}

// What comes later is not needed earlier.
TEST(Evening, SpeaksOfNothingThatComesLater) {
  auto const* const later = R"(\b([Cc]olours?|[Hh]aste|[Tt]hreads?|[Pp]urif\w+|[Cc]heapest|[Bb]ounded)\b)";
  for (auto const& chapter : chapters()) {
    for (auto const& word : matches(slurp(chapter), later)) ADD_FAILURE() << chapter << " says " << word[0];
  }
}

// At the end stand the names of the sections, each with its place; once, the places stood there without names, too.
TEST(Evening, NamesTheSectionsOnce) {
  auto const text = run("pdftotext -layout build/dance.pdf -").out;
  if (text.empty()) GTEST_SKIP() << "pdftotext is not installed";
  EXPECT_NE(text.find("Used in "), std::string::npos);
  EXPECT_EQ(text.find("\nUsed in "), std::string::npos);
}
