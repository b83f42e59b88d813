// The command as a program, and the five ways to end.
#include "dlx/base/source.hpp"
#include "dlx/command/files.hpp"
#include "dlx/command/main.hpp"
#include "shell.hpp"
#include <cerrno>
#include <new>
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

// Memory that ends is said in words, wherever it ends.
TEST(Status, TooLittleMemoryIsSaidInWords) {
  std::string const said = "dlx: error: there is not enough memory for this; what was printed is not all\n";
  testing::internal::CaptureStderr();
  try {
    throw std::bad_alloc();
  } catch (...) {
    EXPECT_EQ(dlx::explain_failure(), dlx::Status::wrong);
  }
  EXPECT_EQ(testing::internal::GetCapturedStderr(), said);
#ifdef __SANITIZE_ADDRESS__
  GTEST_SKIP() << "a sanitizer wants more addresses than that, and does not even start";
#endif
  bool is_said = false;  // with less the command itself does not fit, with more the problem fits
  for (std::string const kilobytes : {"15000", "20000", "25000", "30000", "35000"}) {
    auto const r = run("(ulimit -v " + kilobytes + "; dlx make queens 300)");
    EXPECT_EQ(r.err.find("bad_alloc"), std::string::npos) << r.err;
    is_said = is_said or (r.status == 2 and r.err == said);
  }
  EXPECT_TRUE(is_said);
}

TEST(Status, TheFifthEndingIsASignal) {
  EXPECT_EQ(run("dlx make queens 9 | (sleep 0.2; dlx solve) | true; echo ${PIPESTATUS[1]}").out, "141\n");
}
