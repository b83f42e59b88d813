// The four slips of a finger.
#include "dlx/command/guess.hpp"
#include <gtest/gtest.h>

namespace {
std::string nearest(std::string const& word, std::vector<std::string> const& names) {
  return dlx::advice(word, names, "none");
}
}  // namespace

TEST(Guess, ForgivesEachSlipAtEachPlace) {
  std::string const name = "estimate", yes = "did you mean estimate?";
  for (std::size_t k = 0; k < name.size(); ++k) {
    auto lost = name, wrong = name, swapped = name;
    lost.erase(k, 1), wrong[k] = 'X';
    EXPECT_EQ(nearest(lost, {name}), yes) << lost;
    EXPECT_EQ(nearest(wrong, {name}), yes) << wrong;
    EXPECT_EQ(nearest(name.substr(0, k) + 'X' + name.substr(k), {name}), yes) << k;
    if (k > 0) std::swap(swapped[k - 1], swapped[k]);
    EXPECT_EQ(nearest(swapped, {name}), yes) << swapped;
  }
}

TEST(Guess, ForgivesTwoSlipsAndNoMore) {
  EXPECT_EQ(nearest("esimatte", {"estimate"}), "did you mean estimate?");
  EXPECT_EQ(nearest("XsXimatX", {"estimate"}), "none");
  EXPECT_EQ(nearest("xyz", {"solve", "count"}), "none");
  EXPECT_EQ(nearest("sxlxe", {"solve"}), "none") << "two slips want seven letters";
  EXPECT_EQ(nearest("", {"solve"}), "none");
  EXPECT_EQ(nearest("solve", {}), "none");
}

TEST(Guess, PrefersFewerSlipsAndThenTheFirst) {
  EXPECT_EQ(nearest("cost", {"count", "cost"}), "did you mean cost?");
  EXPECT_EQ(nearest("--l", {"--limit", "--log"}), "did you mean --limit?");
}

TEST(Guess, ListsAsOneSpeaks) {
  EXPECT_EQ(dlx::either({"a", "b"}), "a or b");
  EXPECT_EQ(dlx::either({"a", "b", "c"}), "a, b, or c");
}
