// What happens on Control-C, and what a terminal shows.
#include "dlx/command/interrupt.hpp"
#include "shell.hpp"
#include "pattern.hpp"
#include <chrono>
#include <csignal>
#include <ctime>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

TEST(Status, AnInterruptPrintsWhatWasFoundSoFar) {
  Scratch scratch;
  auto const q = (scratch / "q").string(), o = (scratch / "o").string();
  auto const r = given_time("dlx make queens 17 > " + q + "; timeout -s INT $T dlx solve " + q + " > " + o + "; s=$?; wc -l < " + o + "; tail -n 1 " + o + " | wc -w; exit $s",
                            [](auto const& life) { return not life.out.starts_with("0\n"); });
  EXPECT_EQ(r.status, 124);  // timeout's own word for it
  EXPECT_TRUE(fits(r.out, "[1-9][0-9]*\n17\n")) << r.out;
  EXPECT_NE(r.err.find("stopped by an interrupt"), std::string::npos) << r.err;
}

TEST(Status, AnInterruptedCountSaysHowFarItCame) {
  auto const r = given_time("dlx make queens 16 | timeout --preserve-status -s INT $T dlx count",
                            [](auto const& life) { return life.status == 3 and life.out != "0\n"; });
  EXPECT_EQ(r.status, 3);
  EXPECT_TRUE(fits(r.out, "[1-9][0-9]*\n")) << r.out;
  EXPECT_NE(r.err.find("stopped by an interrupt after "), std::string::npos) << r.err;
}

namespace {
void interrupt_twice(std::time_t seconds) {
  std::signal(SIGINT, SIG_DFL);  // in the background, it is ignored
  dlx::catch_interrupts();
  std::raise(SIGINT);
  for (auto const first = std::time(nullptr); std::time(nullptr) < first + seconds; ::usleep(10000)) ;  // the clock of the handler
  std::raise(SIGINT);
  ::_exit(dlx::interrupted() ? 0 : 1);
}
// How a child ends that is interrupted twice at once. On a busy machine, seconds may pass between the two: that shows nothing, and is tried again.
int status_after_two() {
  for (;;) {
    auto const begin = std::chrono::steady_clock::now();
    int status = 0;
    pid_t const child = ::fork();
    if (child == 0) interrupt_twice(0);
    ::waitpid(child, &status, 0);
    if (WIFEXITED(status) || std::chrono::steady_clock::now() - begin < std::chrono::milliseconds(900)) return status;
  }
}
}  // namespace

// A second interrupt is for those who cannot wait; but timeout sends two at once.
TEST(Interrupt, TheSecondIsTheLastIfItIsMeant) {
  EXPECT_EQ(status_after_two(), 0);
  EXPECT_EXIT(interrupt_twice(2), testing::KilledBySignal(SIGINT), "");
}

// Whoever has started us in the background wants interrupts for others only.
TEST(Interrupt, IsIgnoredIfItWasIgnored) {
  Scratch scratch;
  auto const file = (scratch / "q").string();
  auto const r = run("trap '' INT; dlx make queens 12 > " + file + "; dlx count --each --engine links " + file +
                     " & while kill -INT $!; do sleep 0.01; done; wait $!");
  EXPECT_EQ(r.out, "14200\n");
  EXPECT_EQ(r.status, 0);
}

// A question is answered by every command, and ends none; those that search know how far they are.
TEST(Status, AQuestionIsAnsweredAndEndsNothing) {
  Scratch scratch;
  auto const in = "PATH=$PWD/${B:-build}:$PATH; cd " + (scratch / "").string() + "; ";
  run(in + "dlx make queens 18 > q; dlx make permutations 30 > p; dlx make langford 18 > l; mkfifo pipe; "
           "awk '/^[|]/ {next} !n++ {a = $0; gsub(/[^ |]+/, \"&x\", a); split($0, f, \"|\"); split(a, g, \"|\"); print f[1] g[1] \"|\" f[2] g[2]; next} "
           "{sub(/^[^ ]*: /, \"\"); print; gsub(/[^ ]+/, \"&x\"); print}' q > two");
  std::string const caught = "grep -qs \"^SigCgt:.*[2367abef]..$\" /proc/$!/status";  // it listens
  auto const ask = [&](std::string const& command, std::string const& answer) {
    auto const r = run(in + until_it + "exec 9<> pipe; dlx " + command + " > /dev/null 2> err & until_it '" + caught + "'; until_it 'kill -USR1 $!; sleep 0.02; grep -Eq \"^dlx: " +
                       answer + " [0-9]+ s$\" err'; kill -KILL $!; wait $! 2> killed; echo $?");
    EXPECT_EQ(r.out, "137\n") << command << ": " << slurp(scratch / "err").substr(0, 300);
  };
  for (std::string const search : {"count q", "count --each q", "count --engine links q", "count --engine textbook q", "count --engine masks --threads 2 q", "count --engine hybrid q", "count --engine filter p", "count two",
                                   "count --checkpoint ck --each q", "solve q", "solve two", "solve --any l", "solve --log q", "count --max-cost 5 q",
                                   "solve --proof proof q", "count --each --resume ck q", "count --chooser first q", "count --proof number q", "trace --time 1000 q"})
    ask(search, "([0-9.]+ % done, )?[0-9]+ covers, [1-9][0-9]* nodes, after");
  for (std::string const work : {"trace q", "estimate --probes 1000000000 q", "split 9999 q", "verify q pipe", "check-proof q pipe", "check-trace pipe", "draw pipe", "view pipe", "film pipe",
                                 "convert --to dimacs pipe", "solve pipe", "make sudoku pipe"})
    ask(work, "at work for");
}

// Where covers are rare, the line fills the silence between them, and is gone when one comes.
TEST(Terminal, ProgressIsShownWhereNoCoverComes) {
  Scratch scratch;
  auto const none = scratch.file("none", run("dlx make langford 18").out);
  EXPECT_FALSE(matches(on_terminal_until("dlx solve " + none, "nodes"), "\r\033\\[K([0-9.]+ % done, )?0 covers, [0-9]+ nodes").empty());
  EXPECT_EQ(on_terminal("dlx solve tests/data/c5.dlx"), "1 2\r\n3 4\r\n");
}

TEST(Terminal, ProgressIsShownAndWipedAway) {
  Scratch scratch;
  auto const file = (scratch / "q").string();
  run("dlx make queens 17 > " + file);
  auto const out = on_terminal_until("dlx count " + file, "% done.* left");
  EXPECT_FALSE(matches(out, "\r\033\\[K[0-9.]+ % done, [0-9]+ covers, [0-9]+ nodes").empty()) << out;
  EXPECT_FALSE(matches(out, ", about [0-9]+ (s|min|h) left").empty()) << out;
  run("dlx make queens 200 > " + file + "200");
  EXPECT_FALSE(matches(on_terminal_until("dlx count " + file + "200", " left"), "nodes, more than a century left").empty());
  EXPECT_FALSE(matches(out, "left(\\^C)?\r\033\\[K[0-9]+\r\n").empty()) << out;
  EXPECT_NE(out.find("dlx: stopped by an interrupt after "), std::string::npos) << out;
  // covers on the same terminal are progress enough
  auto const trace = on_terminal("dlx trace --time 0.6 " + file);
  EXPECT_TRUE(trace.find("\"event\"") != std::string::npos && trace.find("% done") == std::string::npos);
  EXPECT_EQ(run("dlx count --time 0.6 " + file).err.find("% done"), std::string::npos);
}

// Whoever asks for an end gets whole lines, and a word about it.
TEST(Status, EachSignalThatAsksForAnEndIsObeyed) {
  Scratch scratch;
  auto const q = (scratch / "q").string(), out = (scratch / "out").string();
  run("dlx make queens 17 > " + q);
  for (std::string const signal : {"INT", "TERM", "HUP", "XCPU"}) {
    auto const r = given_time("timeout --preserve-status -s " + signal + " $T dlx solve " + q + " > " + out, [&](auto const&) { return not slurp(out).empty(); });
    EXPECT_EQ(r.status, 0) << signal;
    EXPECT_NE(r.err.find("dlx: stopped by an interrupt after "), std::string::npos) << signal << r.err;
    auto const lines = slurp(out);
    EXPECT_TRUE(lines.ends_with("\n")) << signal;
    EXPECT_EQ(run("tail -n 1 " + out + " | wc -w").out, "17\n") << signal;
  }
  auto const r = run("(ulimit -S -t 1; dlx count " + q + "; exit $?)");
  EXPECT_EQ(r.status, 3);
  EXPECT_NE(r.err.find("dlx: stopped by an interrupt after "), std::string::npos) << r.err;
}

// The processor's hour is told again and again, and that kills nobody.
TEST(Interrupt, TheProcessorTimeIsNoImpatience) {
  auto const twice = [] {
    dlx::catch_interrupts();
    std::raise(SIGXCPU);
    for (auto const first = std::time(nullptr); std::time(nullptr) < first + 2; ::usleep(10000)) ;
    std::raise(SIGXCPU);
    ::_exit(dlx::interrupted() ? 0 : 1);
  };
  EXPECT_EXIT(twice(), testing::ExitedWithCode(0), "");
}

// A chain takes many seconds for a walk, and one does not wait for it.
TEST(Interrupt, AWalkThatIsLongIsStopped) {
  Scratch scratch;
  auto const file = (scratch / "chain").string();
  run("{ seq -s ' ' 100000; seq 100000; seq 99999 | awk '{print $1, $1 + 1}'; } > " + file);
  auto const stopped = given_time("timeout -s INT $T timeout -k 9 120 dlx estimate " + file, [](auto const& life) { return not life.err.empty(); });
  EXPECT_EQ(stopped.err, "dlx: stopped by an interrupt before the first walk was over; nothing is known\n");
  auto const r = run("dlx estimate --probes 100 <(seq -s ' ' 3000; seq 3000; seq 2999 | awk '{print $1, $1 + 1}')");
  EXPECT_EQ(r.err, "");
  EXPECT_EQ(r.out, "nodes   more than 1e308\ncovers  more than 1e308\ntime    more than 1e308 s with links, on this machine\nwalks   100\n");
}
