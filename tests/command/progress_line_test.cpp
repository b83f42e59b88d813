// What a terminal shows.
#include "shell.hpp"
#include <gtest/gtest.h>
#include <regex>

TEST(Terminal, ProgressIsShownAndWipedAway) {
  Scratch scratch;
  auto const file = (scratch / "q").string();
  run("dlx make queens 17 > " + file);
  auto const out = on_terminal("dlx count --time 1.6 " + file);
  EXPECT_TRUE(std::regex_search(out, std::regex("\r\033\\[K[0-9.]+ % done, [0-9]+ covers, [0-9]+ nodes"))) << out;
  EXPECT_TRUE(std::regex_search(out, std::regex(", about [0-9]+ (s|min|h) left"))) << out;
  EXPECT_TRUE(std::regex_search(out, std::regex("left\r\033\\[K[0-9]+\r\n"))) << out;
  // covers on the same terminal are progress enough
  EXPECT_EQ(on_terminal("dlx solve --time 0.6 " + file).find("% done"), std::string::npos);
  EXPECT_EQ(run("dlx count --time 0.6 " + file).err.find("% done"), std::string::npos);
}
