// Reading and writing, and what can go wrong with that.
#include "command/helps.hpp"
#include <fmt/format.h>

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
  std::string const full = "dlx: error: cannot write to standard output: No space left on device; what was written is incomplete\n";
  for (std::string const& command : std::vector<std::string>{"dlx solve " + queens, "dlx trace " + queens, "dlx count " + queens,
                                    "dlx make queens 8", "dlx solve --log " + queens, "dlx solve --board " + queens, "dlx solve --help"}) {
    expect_refusals({{command + " > /dev/full", full}}, "");
    EXPECT_EQ(unheard(command).err, "141\n") << command << ": quietly, by SIGPIPE";
  }
  // Every thread may be the one that prints, and has a reason of its own for a failure.
  for (int k = 0; k < 10; ++k) expect_refusals({{"make queens 10 | dlx solve --threads 4 > /dev/full", full}});
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

TEST(Terminal, SaysWhatAFileWouldNotHear) {
  auto const out = on_terminal("dlx solve", "A B\\nA\\nB\\n\\004");
  EXPECT_TRUE(says(out, "dlx: reading from the keyboard; Control-D ends it") and says(out, "1 2")) << out;
  EXPECT_EQ(on_terminal("dlx solve tests/data/c5.dlx"), "1 2\r\n3 4\r\n");
  EXPECT_EQ(run("dlx solve < tests/data/c5.dlx").err, "");
  EXPECT_TRUE(says(on_terminal("dlx solve", "A B\\nA\\n\\004"), "dlx: there is no cover"));
  EXPECT_TRUE(says(on_terminal("dlx solve --max-cost 1", "A\\nA |2\\n\\004"), "dlx: there is no such cover"));
  EXPECT_EQ(run("printf 'A B C\\nA B\\nB C\\n' | dlx solve").err, "");
}

// The old file stays, the half of the new one goes, and the reason is said.
TEST(OutFile, IsWholeOrNotThere) {
  Scratch scratch;
  scratch.file("t", run("dlx trace " + queens).out), scratch.file("x.svg", "old\n");
  for (std::string const command : {"view", "film"}) {
    auto const r = in(scratch, "(ulimit -f 10; dlx " + command + " --out x.svg t 2>&1 | cat; exit ${PIPESTATUS[0]})");
    EXPECT_EQ(r.status, 2);
    EXPECT_TRUE(r.out.ends_with("File too large\n") or says(r.out, "Graphviz complains")) << r.out;
    EXPECT_EQ(slurp(scratch / "x.svg"), "old\n");
  }
  EXPECT_EQ(in(scratch, "ls").out, "t\nx.svg\n");
  // A limit on the length of files is an error like a full disk.
  auto const r = in(scratch, "dlx make queens 10 | (ulimit -f 4; dlx solve --items > x; exit $?) 2>&1 | cat; exit ${PIPESTATUS[1]}");
  EXPECT_EQ(r.out, "dlx: error: cannot write to standard output: File too large; what was written is incomplete\n");
  EXPECT_EQ(r.status, 2);
}

TEST(OutFile, MayBeADeviceOrAPipe) {
  Scratch scratch;
  auto const page = run("dlx view " + scratch.file("t", run("dlx trace " + queens).out)).out, there = "cd " + (scratch / "").string() + "; ";
  expect_refusals({{there + "timeout 120 dlx view -o /dev/full t", "dlx: error: cannot write '/dev/full': No space left on device\n"}}, "");
  expect_prints({{there + "dlx view -o /dev/null t && echo well", "well\n"}, {there + "dlx view -o /dev/stdout t | cat", page},
                 {there + "echo head; dlx view -o /dev/stdout t; echo tail", "head\n" + page + "tail\n"}, {there + "mkfifo p; timeout 120 dlx view -o p t & cat p", page}});
}

// No file that is opened becomes a stream that was closed.
TEST(ClosedStreams, StayClosed) {
  Scratch scratch;
  for (std::string const closed : {"<&-", ">&-", "2>&-", "<&- >&- 2>&-"})
    EXPECT_EQ(in(scratch, "rm -f ck out; dlx solve --checkpoint ck --out out --why $R/" + queens + " " + closed + " && cat out").out, run("dlx solve " + queens).out) << closed;
  expect_refusals({{"solve <&-", "dlx: error: cannot read 'standard input': Bad file descriptor\n"},
                   {"solve " + queens + " >&-", "dlx: error: cannot write to standard output: Bad file descriptor; what was written is incomplete\n"}});
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
      EXPECT_TRUE(r.status != 0 and not says(r, "\x1b") and not says(r, "\xc2\x9b")) << command;
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
                                    "verify", "attacks", "make polyomino"})
    expect_refusals({{command + " " + folder, "dlx: error: cannot read '" + folder + "': Is a directory\n"}});
  auto const secret = scratch.file("secret", "A\nA\n");
  run("chmod 711 " + folder + "; chmod 000 " + secret);
  std::string const nobody = ::geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : "";
  expect_refusals({{"cp \"$(which dlx)\" " + folder + "dlx; chmod 755 " + folder + "dlx; " + nobody + folder + "dlx solve " + secret,
                    "dlx: error: cannot read '" + secret + "': Permission denied\n"}}, "");
  for (std::string const& made : {"dlx convert --to json " + four, "dlx trace " + four}) {
    auto const whole = run(made).out;
    auto const early = scratch.file("early", whole.substr(0, whole.size() / 2));
    expect_refusals({{(says(made, "trace") ? "view " : "count ") + early, early + ":"}});
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
