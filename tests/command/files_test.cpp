// Reading and writing, and what can go wrong with that.
#include "shell.hpp"
#include <gtest/gtest.h>
#include <vector>

namespace {
std::string const queens = "tests/data/queens-4.dlx";
}  // namespace

TEST(Files, AreReadAsAWhole) {
  EXPECT_EQ(run("dlx count tests").err, "dlx: error: cannot read 'tests': Is a directory\n");
  EXPECT_EQ(run("dlx count nowhere").err, "dlx: error: cannot read 'nowhere': No such file or directory\n");
  EXPECT_EQ(run("dlx count tests/data/latin-2.dlx").out, "2\n");
  EXPECT_EQ(run("dlx count - < tests/data/latin-2.dlx").out, "2\n");
  EXPECT_EQ(run("cat tests/data/latin-2.dlx | dlx count").out, "2\n");
}

// A pipe that says ``not yet'' is waited for.
TEST(Files, APipeMayNotHaveAnythingYet) {
  auto const r = run("(sleep 0.3; cat tests/data/latin-2.dlx) | perl -e "
                     "'use Fcntl; fcntl(STDIN, F_SETFL, O_NONBLOCK); exec \"dlx\", \"count\"'");
  EXPECT_EQ(r.out, "2\n") << r.err;
}

TEST(BadOutput, AFullDiskIsAnErrorAndAClosedPipeIsTheEnd) {
  for (std::string const& command : std::vector<std::string>{"dlx solve " + queens, "dlx trace " + queens, "dlx count " + queens,
                                    "dlx make queens 8", "dlx solve --log " + queens, "dlx solve --board " + queens, "dlx solve --help"}) {
    auto const full = run(command + " > /dev/full");
    EXPECT_EQ(full.status, 2) << command;
    EXPECT_EQ(full.err, "dlx: error: cannot write to standard output: No space left on device; what was written is incomplete\n")
        << command;
    auto const closed = run("(sleep 0.2; " + command + "; echo $? >&2) | true");
    EXPECT_EQ(closed.err, "141\n") << command << ": quietly, by SIGPIPE";
  }
  EXPECT_EQ(run("dlx solve " + queens + " >&-").status, 2);
}

// Every thread may be the one that prints, and has a reason of its own for a failure.
TEST(BadOutput, ThreadsKnowTheReason) {
  for (int k = 0; k < 10; ++k)
    EXPECT_EQ(run("dlx make queens 10 | dlx solve --threads 4 > /dev/full").err,
              "dlx: error: cannot write to standard output: No space left on device; what was written is incomplete\n");
}

TEST(BadOutput, AnEndlessSearchStopsWhenNobodyListens) {
  for (std::string const threads : {"", "--threads 2"}) {
    auto const r = run("dlx make queens 16 | timeout 20 dlx solve " + threads + " | sed 3q >/dev/null; echo ${PIPESTATUS[1]}");
    EXPECT_EQ(r.out, "141\n") << r.err;
    EXPECT_EQ(r.err, "");
  }
  // even if a parent ignores the signal, and has told its children to do so
  EXPECT_EQ(run("trap '' PIPE; dlx make queens 8 | dlx solve | true").err, "");
}

TEST(Terminal, ReadingFromTheKeyboardIsAnnounced) {
  auto const out = on_terminal("dlx solve", "A B\\nA\\nB\\n\\004");
  EXPECT_NE(out.find("dlx: reading from the keyboard; Control-D ends it"), std::string::npos) << out;
  EXPECT_NE(out.find("1 2"), std::string::npos) << out;
  EXPECT_EQ(on_terminal("dlx solve tests/data/c5.dlx"), "1 2\r\n3 4\r\n");
  EXPECT_EQ(run("dlx solve < tests/data/c5.dlx").err, "");
}
