// The command as a program.
#include "shell.hpp"
#include <gtest/gtest.h>

TEST(Program, SaysWhichOneItIs) {
  auto const r = run("dlx --version");
  EXPECT_EQ(r.out, "dlx 1.0\n");
  EXPECT_EQ(r.err, "");
  EXPECT_EQ(r.status, 0);
}

// The first word that the system hands over is the name of the program; it may be missing.
TEST(Program, NeedsNoName) {
  EXPECT_EQ(run("perl -e 'exec {\"build/dlx\"} \"\"'").err.substr(0, 16), "command line:1:4");
  auto const none = run("python3 -c 'import ctypes\nctypes.CDLL(None).execve(b\"build/dlx\", (ctypes.c_char_p * 1)(None), (ctypes.c_char_p * 1)(None))'");
  if (none.err.find("python3") != std::string::npos) GTEST_SKIP() << "python3 is not installed";
  EXPECT_EQ(none.err.substr(0, 16), "command line:1:4");
}
