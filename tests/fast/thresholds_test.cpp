// The numbers that were chosen.
#include "dlx/fast/thresholds.hpp"
#include "shell.hpp"
#include <gtest/gtest.h>
#include <regex>

// A number that nothing uses is no threshold.
TEST(Thresholds, AreAllUsed) {
  std::string const header = slurp("build/src/dlx/fast/thresholds.hpp");
  std::string sources;
  for (std::string const name : {"hybrid", "memory", "images", "search", "tree_search", "threads", "restarts", "engine"})
    for (std::string const ending : {".hpp", ".cpp"}) sources += slurp("build/src/dlx/fast/" + name + ending);
  std::regex const number("(\\w+) ?= ?(std::size_t\\()?[0-9]");
  int count = 0;
  for (std::sregex_iterator at(header.begin(), header.end(), number), end; at != end; ++at, ++count)
    EXPECT_NE(sources.find("thresholds::" + (*at)[1].str()), std::string::npos) << (*at)[1];
  EXPECT_GE(count, 18);
}
