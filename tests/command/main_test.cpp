// The command as a program, and the five ways to end.
#include "dlx/base/source.hpp"
#include "dlx/command/files.hpp"
#include "dlx/command/main.hpp"
#include "shell.hpp"
#include <cerrno>
#include <gtest/gtest.h>

TEST(Program, SaysWhichOneItIs) {
  auto const r = run("dlx --version");
  EXPECT_EQ(r.out, "dlx 1.0.0\n");
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

TEST(Status, TellsHowItEnded) {
  EXPECT_EQ(run("dlx make queens 4 | dlx solve").status, 0);
  EXPECT_EQ(run("dlx make queens 3 | dlx solve").status, 1);
  EXPECT_EQ(run("dlx make queens 3 | dlx count").status, 1);
  EXPECT_EQ(run("dlx make queens 3 | dlx count").out, "0\n");
  EXPECT_EQ(run("dlx solve nowhere").status, 2);
  EXPECT_EQ(run("dlx make queens 8 | dlx solve --nodes 3").status, 3);
  EXPECT_EQ(run("dlx make queens 8 | dlx solve --limit 3").status, 0);
  EXPECT_EQ(run("dlx make queens 8 | dlx count --limit 3").status, 3);
  EXPECT_EQ(run("dlx make queens 8 | dlx count --limit 92").status, 3) << "there could be more";
  EXPECT_EQ(run("dlx make queens 8 | dlx count --limit 93").status, 0);
}

// What is thrown is said on standard error, and the status is 2.
TEST(Status, ExplainsWhatWasThrown) {
  auto explained = [](auto const& thrown) {
    testing::internal::CaptureStderr();
    try {
      throw thrown;
    } catch (...) {
      EXPECT_EQ(dlx::explain_failure(), dlx::Status::wrong);
    }
    return testing::internal::GetCapturedStderr();
  };
  EXPECT_EQ(explained(std::runtime_error("too bad")), "dlx: error: too bad\n");
  dlx::Source const source = {"x", "abc"};
  EXPECT_EQ(explained(dlx::InputError(source, 1, 1, "no b", "write c")).substr(0, 17), "x:1:2: error: no ");
  EXPECT_EQ(explained(dlx::WriteFailure{ENOSPC}),
            "dlx: error: cannot write to standard output: No space left on device; what was written is incomplete\n");
}

TEST(Status, TheFifthEndingIsASignal) {
  EXPECT_EQ(unheard("dlx make queens 9 | dlx solve").err, "141\n");
}
