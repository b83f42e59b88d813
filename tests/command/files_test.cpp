// Reading and writing, and what can go wrong with that.
#include "shell.hpp"
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <vector>

namespace {
std::string const queens = "tests/data/queens-4.dlx";
}  // namespace

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
    EXPECT_EQ(unheard(command).err, "141\n") << command << ": quietly, by SIGPIPE";
  }
  EXPECT_EQ(run("dlx solve " + queens + " >&-").status, 2);
}

// Every thread may be the one that prints, and has a reason of its own for a failure.
TEST(BadOutput, ThreadsKnowTheReason) {
  for (int k = 0; k < 10; ++k)
    EXPECT_EQ(run("dlx make queens 10 | dlx solve --threads 4 > /dev/full").err,
              "dlx: error: cannot write to standard output: No space left on device; what was written is incomplete\n");
}

TEST(BadOutput, AnEndlessSearchStopsWhenTheReaderLeaves) {
  for (std::string const threads : {"", "--threads 2"}) {
    auto const r = run("dlx make queens 16 | timeout 120 dlx solve " + threads + " | sed 3q >/dev/null; echo ${PIPESTATUS[1]}");
    EXPECT_EQ(r.out, "141\n") << r.err;
    EXPECT_EQ(r.err, "");
  }
  // even if a parent ignores the signal, and so do its children
  EXPECT_EQ(run("trap '' PIPE; dlx make queens 8 | dlx solve | true").err, "");
}

TEST(Terminal, ReadingFromTheKeyboardIsAnnounced) {
  auto const out = on_terminal("dlx solve", "A B\\nA\\nB\\n\\004");
  EXPECT_NE(out.find("dlx: reading from the keyboard; Control-D ends it"), std::string::npos) << out;
  EXPECT_NE(out.find("1 2"), std::string::npos) << out;
  EXPECT_EQ(on_terminal("dlx solve tests/data/c5.dlx"), "1 2\r\n3 4\r\n");
  EXPECT_EQ(run("dlx solve < tests/data/c5.dlx").err, "");
}

TEST(Terminal, SaysThatThereIsNoCover) {
  EXPECT_NE(on_terminal("dlx solve", "A B\\nA\\n\\004").find("dlx: there is no cover"), std::string::npos);
  EXPECT_NE(on_terminal("dlx solve --max-cost 1", "A\\nA |2\\n\\004").find("dlx: there is no such cover"), std::string::npos);
  EXPECT_EQ(run("printf 'A B C\\nA B\\nB C\\n' | dlx solve").err, "");
}

// The old file stays, the half of the new one goes, and the reason is said.
TEST(OutFile, IsWholeOrNotThere) {
  Scratch scratch;
  auto const trace = scratch.file("t", run("dlx trace " + queens).out), out = scratch.file("x.svg", "old\n");
  for (std::string const command : {"view", "film"}) {
    auto const r = run("(ulimit -f 10; dlx " + command + " --out " + out + " " + trace + " 2>&1 | cat; exit ${PIPESTATUS[0]})");
    EXPECT_EQ(r.status, 2);
    EXPECT_TRUE(r.out.ends_with("File too large\n") or r.out.find("Graphviz complains") != std::string::npos) << r.out;
    EXPECT_EQ(slurp(out), "old\n");
  }
  EXPECT_EQ(run("ls " + (scratch / "").string()).out, "t\nx.svg\n");
}

TEST(OutFile, MayBeADeviceOrAPipe) {
  Scratch scratch;
  auto const trace = scratch.file("t", run("dlx trace " + queens).out), page = run("dlx view " + trace).out;
  auto const full = run("timeout 120 dlx view -o /dev/full " + trace);
  EXPECT_EQ(full.err, "dlx: error: cannot write '/dev/full': No space left on device\n");
  EXPECT_EQ(full.status, 2);
  EXPECT_EQ(run("dlx view -o /dev/null " + trace).status, 0);
  EXPECT_EQ(run("dlx view -o /dev/stdout " + trace + " | cat").out, page);
  EXPECT_EQ(run("echo head; dlx view -o /dev/stdout " + trace + "; echo tail").out, "head\n" + page + "tail\n") << "into a file";
  auto const pipe = (scratch / "p").string();
  EXPECT_EQ(run("mkfifo " + pipe + "; timeout 120 dlx view -o " + pipe + " " + trace + " & cat " + pipe).out, page);
  EXPECT_EQ(run("dlx view -o '' " + trace).status, 2);
}

// A limit on the length of files is an error like a full disk.
TEST(BadOutput, ALimitOnFilesIsAnError) {
  Scratch scratch;
  auto const r = run("dlx make queens 10 | (ulimit -f 4; dlx solve --items > " + (scratch / "x").string() + "; exit $?) 2>&1 | cat; exit ${PIPESTATUS[1]}");
  EXPECT_EQ(r.out, "dlx: error: cannot write to standard output: File too large; what was written is incomplete\n");
  EXPECT_EQ(r.status, 2);
}

// No file that is opened becomes a stream that was closed.
TEST(ClosedStreams, StayClosed) {
  Scratch scratch;
  auto const covers = run("dlx solve " + queens).out;
  auto const ck = (scratch / "ck").string(), out = (scratch / "out").string();
  for (std::string const closed : {"<&-", ">&-", "2>&-", "<&- >&- 2>&-"}) {
    EXPECT_EQ(run("dlx solve --checkpoint " + ck + " --out " + out + " --why " + queens + " " + closed).status, 0) << closed;
    EXPECT_EQ(slurp(out), covers) << closed;
    std::filesystem::remove(ck), std::filesystem::remove(out);
  }
  EXPECT_EQ(run("dlx solve <&-").err, "dlx: error: cannot read 'standard input': Bad file descriptor\n");
  EXPECT_EQ(run("dlx solve " + queens + " >&-").err,
            "dlx: error: cannot write to standard output: Bad file descriptor; what was written is incomplete\n");
}

// Messages must not move a cursor.
TEST(Said, HasNoEscapeSequences) {
  Scratch scratch;
  std::string const strange = "\x1b[2Jx\n\xc2\x9bz";
  auto const file = scratch.file(strange, "a b\na c\n");
  for (std::string const& command : std::vector<std::string>{"dlx solve", "dlx count --checkpoint", "dlx figures --out /tmp", "dlx verify " + queens, "dlx solve --resume",
                                    "dlx solve --chooser", "dlx help", "dlx view -o", "dlx", "dlx make", "dlx solve --engine"})
    for (std::string const& word : {strange, file, file + "/none"}) {
      auto const r = run(command + " $'" + word + "'");
      EXPECT_NE(r.status, 0) << command;
      EXPECT_EQ(r.err.find('\x1b'), std::string::npos) << command;
      EXPECT_EQ(r.err.find("\xc2\x9b"), std::string::npos) << command;
    }
  EXPECT_EQ(run("dlx solve $'a\x1b\nb'").err, "dlx: error: cannot read 'a\\x1B\\x0Ab': No such file or directory\n");
}

// An input may be a folder, be closed to us, or end too early.
TEST(Files, MayBeOdd) {
  for (std::string const way : {"dlx count tests/data/latin-2.dlx", "dlx count - < tests/data/latin-2.dlx", "cat tests/data/latin-2.dlx | dlx count"}) EXPECT_EQ(run(way).out, "2\n") << way;
  Scratch scratch;
  auto const folder = (scratch / "").string();
  auto const four = scratch.file("q", run("dlx make queens 4").out);
  for (std::string const command : {"solve", "count", "estimate", "trace", "convert", "draw", "view", "film", "check-trace",
                                    "verify", "attacks", "make polyomino"}) {
    auto const r = run("dlx " + command + " " + folder);
    EXPECT_EQ(r.status, 2) << command;
    EXPECT_EQ(r.err, "dlx: error: cannot read '" + folder + "': Is a directory\n") << command;
  }
  auto const secret = scratch.file("secret", "A\nA\n");
  run("chmod 711 " + folder + "; chmod 000 " + secret);
  std::string const nobody = ::geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : "";
  auto const r = run("cp \"$(which dlx)\" " + folder + "dlx; chmod 755 " + folder + "dlx; " + nobody + folder + "dlx solve " + secret);
  EXPECT_EQ(r.err, "dlx: error: cannot read '" + secret + "': Permission denied\n");
  EXPECT_EQ(r.status, 2);
  for (std::string const& made : {"dlx convert --to json " + four, "dlx trace " + four}) {
    auto const whole = run(made).out;
    auto const early = scratch.file("early", whole.substr(0, whole.size() / 2));
    auto const cut = run((made.find("trace") == std::string::npos ? "dlx count " : "dlx view ") + early);
    EXPECT_EQ(cut.status, 2) << made;
    EXPECT_EQ(cut.err.find(early + ":"), 0u) << made << cut.err;
  }
}

// Nothing large lies on the stack, and nothing that is deep is recursive.
TEST(Stack, MayBeSmall) {
#if defined(__SANITIZE_ADDRESS__) or defined(__SANITIZE_THREAD__)
  GTEST_SKIP() << "a sanitizer needs more of it";
#endif
  Scratch scratch;
  auto const deep = scratch.file("deep", run("seq -s ' ' 30000; seq 30000").out);
  auto const chain = scratch.file("chain", run("seq -s ' ' 300000; seq 300000; seq 299999 | awk '{print $1, $1 + 1}'").out);
  auto const some = scratch.file("some", run("seq -s ' ' 640; seq 640").out);
  auto const brackets = scratch.file("brackets", std::string(1000000, '['));
  auto const narrow = [](std::string const& words, std::string const& others = "") { return run("(ulimit -s 64; dlx " + words + ")" + others); };
  for (std::string const engine : {"links", "hybrid", "auto"})
    EXPECT_EQ(narrow("count --engine " + engine + " " + deep).out, "1\n") << engine;
  EXPECT_EQ(narrow("solve --cheapest " + some, " | wc -w").out, "640\n");
  EXPECT_EQ(narrow("solve --nodes 400 " + chain).status, 3);
  EXPECT_EQ(narrow("count --format json " + brackets).status, 2);
  // Two components whose covers have at most 250 options together are put together by functions that call themselves.
  for (int n : {245, 2001}) {
    std::string names, options;
    for (char const* p : {"a", "b"})
      for (int i = 0; i < n; ++i) {
        names += fmt::format("{}{} ", p, i);
        options += i == 0 or i + 1 == n ? fmt::format("\n{}{}", p, i) : "";
        options += i == 0 ? "" : fmt::format("\n{0}{1} {0}{2}", p, i - 1, i);
      }
    EXPECT_EQ(narrow("solve " + scratch.file("two", names + options), " | wc -l").out, "4\n") << n;
  }
  EXPECT_EQ(narrow("trace " + some, " | (ulimit -s 64; dlx view -o /dev/null)").status, 0);
  auto const r = narrow("solve --engine textbook " + some);
  EXPECT_EQ(r.status, 2);
  EXPECT_EQ(r.err, "dlx: error: the textbook is recursive, and a stack of 64 kB is too small for 640 levels; "
                   "ulimit -s can allow more, and the other engines need none\n");
  EXPECT_EQ(run("dlx solve --engine textbook " + some + " | wc -w").out, "640\n");
}
