// Covers as text.
#include "dlx/command/cover_line.hpp"
#include "dlx/text/format.hpp"
#include "shell.hpp"
#include <gtest/gtest.h>

TEST(Solve, TheEmptyCoverIsVisible) {
  EXPECT_EQ(run("echo items: | dlx solve").out, "{}\n");
  EXPECT_EQ(run("echo items: | dlx count").out, "1\n");
  EXPECT_EQ(run("echo items: > /tmp/dlx-empty; dlx solve /tmp/dlx-empty | dlx verify /tmp/dlx-empty; rm /tmp/dlx-empty").out,
            "1 cover, 0 wrong\n");
}

TEST(CoverLine, IsSortedAndPriced) {
  std::string const text = "A B C\nA |2\nB C |3\nname@(0,1): C B\n";
  auto const problem = dlx::read_problem({"x", text}, dlx::Syntax::dlx, nullptr);
  std::vector<int> const cover = {2, 1};
  EXPECT_EQ(dlx::sorted(cover), (std::vector<int>{1, 2}));
  EXPECT_EQ(dlx::cost_of(problem, cover), 5);
  EXPECT_EQ(dlx::as_labels(problem, cover), "1 2 |5\n");
  EXPECT_EQ(dlx::as_items(problem, cover, 7), "cover 7 |5\n  1: A |2\n  2: B C |3\n");
  EXPECT_EQ(dlx::as_json(problem, cover), "{\"cover\":[1,2],\"labels\":[\"1\",\"2\"],\"cost\":5}\n");
}
