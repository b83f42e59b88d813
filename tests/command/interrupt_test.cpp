// What happens on Control-C, and what a terminal shows; and what happens when an allocation fails: the n-th,
// all from the n-th on, or those that go beyond a budget. The allocator is our own; main is that of the command.
#include "command/helps.hpp"
#include "dlx/command/command_line.hpp"
#include "dlx/command/interrupt.hpp"
#define main dlx_main
#include "dlx.cpp"
#undef main
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <malloc.h>
#include <random>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {
void interrupt_twice(int signal, std::time_t seconds) {
  std::signal(signal, SIG_DFL);  // in the background, it is ignored
  dlx::catch_interrupts();
  std::raise(signal);
  for (auto const first = std::time(nullptr); std::time(nullptr) < first + seconds; ::usleep(10000)) ;  // the clock of the handler
  std::raise(signal);
  ::_exit(dlx::interrupted() ? 0 : 1);
}
// How a child ends that is interrupted twice at once. On a busy machine, seconds may pass between the two: that shows nothing, and is tried again.
int status_after_two() {
  for (;;) {
    auto const begin = std::chrono::steady_clock::now();
    int status = 0;
    pid_t const child = ::fork();
    if (child == 0) interrupt_twice(SIGINT, 0);
    ::waitpid(child, &status, 0);
    if (WIFEXITED(status) || std::chrono::steady_clock::now() - begin < std::chrono::milliseconds(900)) return status;
  }
}
}  // namespace

// A second interrupt is for those who cannot wait; but timeout sends two at once, and the signal for the processor time comes again and again.
TEST(Interrupt, TheSecondIsTheLastIfItIsMeant) {
  EXPECT_EQ(status_after_two(), 0);
  EXPECT_EXIT(interrupt_twice(SIGINT, 2), testing::KilledBySignal(SIGINT), "");
  EXPECT_EXIT(interrupt_twice(SIGXCPU, 2), testing::ExitedWithCode(0), "");
}

// In the background, interrupts are for other programs.
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
TEST(Terminal, ProgressIsShownAndWipedAway) {
  Scratch scratch;
  auto const file = scratch.file("q", run("dlx make queens 17").out), tall = scratch.file("t", run("dlx make queens 200").out), none = scratch.file("none", run("dlx make langford 18").out);
  EXPECT_FALSE(matches(on_terminal_until("dlx solve " + none, "nodes"), "\r\033\\[K([0-9.]+ % done, )?0 covers, [0-9]+ nodes").empty());
  auto const out = on_terminal_until("dlx count " + file, "% done.* left");
  for (auto const* line : {"\r\033\\[K[0-9.]+ % done, [0-9]+ covers, [0-9]+ nodes", ", about [0-9]+ (s|min|h) left", "left(\\^C)?\r\033\\[K[0-9]+\r\n", "dlx: stopped by an interrupt after "})
    EXPECT_FALSE(matches(out, line).empty()) << out;
  EXPECT_FALSE(matches(on_terminal_until("dlx count " + tall, " left"), "nodes, more than a century left").empty());
  // covers on the same terminal are progress enough
  auto const trace = on_terminal("dlx trace --time 0.6 " + file);
  EXPECT_TRUE(says(trace, "\"event\"") and not says(trace, "% done"));
  EXPECT_FALSE(says(run("dlx count --time 0.6 " + file), "% done"));
}

// After each signal, the output has whole lines, and a message says that the search was stopped.
TEST(Status, EachSignalThatAsksForAnEndIsObeyed) {
  Scratch scratch;
  auto const q = scratch.file("q", run("dlx make queens 17").out), out = (scratch / "out").string();
  for (std::string const signal : {"INT", "TERM", "HUP", "XCPU"}) {
    auto const r = given_time("timeout --preserve-status -s " + signal + " $T dlx solve " + q + " > " + out, [&](auto const&) { return not slurp(out).empty(); });
    EXPECT_EQ(r.status, 0) << signal;
    EXPECT_TRUE(says(r, "dlx: stopped by an interrupt after ")) << signal << r.err;
    EXPECT_EQ(run("tail -n 1 " + out + " | wc -lw | tr -s ' '").out, " 1 17\n") << signal;
  }
  auto const counted = given_time("timeout --preserve-status -s INT $T dlx count " + q, [](auto const& life) { return life.status == 3 and life.out != "0\n"; });
  EXPECT_TRUE(fits(counted.out, "[1-9][0-9]*\n")) << counted.out;
  for (auto const& r : {counted, run("(ulimit -S -t 1; dlx count " + q + "; exit $?)")})
    EXPECT_TRUE(r.status == 3 and says(r, "dlx: stopped by an interrupt after ")) << r.err;
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

#if not defined(__SANITIZE_ADDRESS__) and not defined(__SANITIZE_THREAD__)
namespace {
struct Plan {
  long nth = 0;          // this one fails, if it is not 0
  bool and_rest = false; // and all behind it
  long budget = 0;       // or those that go beyond so many bytes, if it is not 0
};
struct Account {
  std::atomic<long> asked = 0, held = 0;
};
Plan plan;
bool is_active = false;
Account* account = nullptr;  // shared with the child

bool is_refused(std::size_t bytes) {
  if (not is_active) return false;
  long const k = ++account->asked;
  bool const no = (plan.nth > 0 and (k == plan.nth or (plan.and_rest and k > plan.nth))) or
                  (plan.budget > 0 and account->held + static_cast<long>(bytes) > plan.budget);
  if (no) errno = ENOMEM;
  return no;
}
void* noted(void* block) {
  if (is_active and block != nullptr) account->held += static_cast<long>(::malloc_usable_size(block));
  return block;
}
void forget(void* block) {
  if (is_active and block != nullptr) account->held -= static_cast<long>(::malloc_usable_size(block));
}
}  // namespace

extern "C" {
void* __libc_malloc(std::size_t);
void* __libc_calloc(std::size_t, std::size_t);
void* __libc_realloc(void*, std::size_t);
void* __libc_memalign(std::size_t, std::size_t);
void __libc_free(void*);
void* malloc(std::size_t n) noexcept { return is_refused(n) ? nullptr : noted(__libc_malloc(n)); }
void* calloc(std::size_t n, std::size_t m) noexcept { return is_refused(n * m) ? nullptr : noted(__libc_calloc(n, m)); }
void* aligned_alloc(std::size_t a, std::size_t n) noexcept { return is_refused(n) ? nullptr : noted(__libc_memalign(a, n)); }
void* realloc(void* old, std::size_t n) noexcept {
  if (is_refused(n)) return nullptr;
  forget(old);
  void* const block = __libc_realloc(old, n);
  return block != nullptr ? noted(block) : (noted(old), nullptr);
}
void free(void* block) noexcept {
  forget(block);
  __libc_free(block);
}
}

namespace {
using Words = std::vector<std::string>;
// Nothing is allocated between the fork and the first word of main.
[[noreturn]] void be_dlx(Words& words, char const* out, char const* err) {
  std::vector<char*> argv;
  for (auto& w : words) argv.push_back(w.data());
  argv.push_back(nullptr);
  ::dup2(::open("/dev/null", O_RDONLY), 0);
  ::dup2(::open(out, O_WRONLY | O_CREAT | O_TRUNC, 0600), 1);
  ::dup2(::open(err, O_WRONLY | O_CREAT | O_TRUNC, 0600), 2);
  ::alarm(600);
  account->asked = account->held = 0;
  is_active = true;
  std::exit(dlx_main(static_cast<int>(argv.size()) - 1, argv.data()));
}

class Hunger : public testing::Test {
 protected:
  Scratch scratch;
  void SetUp() override {
    account = new (::mmap(nullptr, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)) Account;
  }
  void TearDown() override { ::munmap(account, 4096); }
  // The status; or, if a signal ended it, 128 and its number.
  ::Run starved(Words words, Plan const& how) {
    plan = how;
    auto const out = (scratch / "out").string(), err = (scratch / "err").string();
    int status = 0;
    std::fflush(nullptr);
    std::cout.flush();
    pid_t const child = ::fork();
    if (child == 0) be_dlx(words, out.c_str(), err.c_str());
    ::waitpid(child, &status, 0);
    return {slurp(out), slurp(err), WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status)};
  }
  // Either all is as it was, or it is said what is missing.
  void expect_an_end(Words const& words, Plan const& how, ::Run const& fed) {
    auto const r = starved(words, how);
    auto const where = words[0] + " " + words[1] + " nth " + std::to_string(how.nth) + (how.and_rest ? "..." : "") +
                       " budget " + std::to_string(how.budget) + ": " + std::to_string(r.status) + ' ' + r.err + r.out.substr(0, 100);
    EXPECT_LE(r.status, 3) << where;
    if (r.err.find("memory") == std::string::npos)
      EXPECT_TRUE(r.status == fed.status and (r.out == fed.out or words[1] == "estimate")) << where;  // which tells the time
    else EXPECT_TRUE(r.status == 2 or r.status == 3 or (r.status == 0 and not r.out.empty())) << where;
    ++statuses[r.status];
  }
  std::map<int, int> statuses;
  // Each of the first allocations fails, and some of the others, and budgets do not suffice.  (In a
  // hurry, with all that follow, or without them.)
  void starve(Words const& words) {
    auto const fed = starved(words, {});
    ASSERT_EQ(fed.status, 0) << words[1] << fed.err;
    long const asked = account->asked;
    std::mt19937 random(1);
    bool const is_long = std::getenv("DLX_LONG") != nullptr;
    for (long k = 1; k <= std::min(asked, is_long ? 60L : 15L); ++k)
      for (bool const and_rest : {false, true}) {
        if (not is_long and and_rest == (k % 2 == 0)) continue;
        expect_an_end(words, {k, and_rest}, fed);
        expect_an_end(words, {static_cast<long>(1 + random() % static_cast<unsigned long>(asked)), and_rest}, fed);
      }
    for (long budget = 1000; budget < 4'000'000; budget += is_long ? budget / 8 : budget)
      expect_an_end(words, {0, false, budget}, fed);
  }
};
}  // namespace

TEST_F(Hunger, EndsInWordsInEachCommand) {
  auto const queens = scratch.file("q", run("dlx make queens 8").out);
  auto const tall = scratch.file("t", run("dlx make queens 10").out);
  auto const dominoes = scratch.file("d", run("dlx make dominoes 6x6").out);
  auto const json = scratch.file("j", run("dlx make queens 4 | dlx convert --to json").out);
  starve({"dlx", "solve", queens, "--json"});
  starve({"dlx", "solve", tall, "--threads", "2"});
  starve({"dlx", "solve", queens, "--engine", "hybrid", "--svg"});
  starve({"dlx", "count", dominoes});
  starve({"dlx", "convert", "--to", "lp", json});
  starve({"dlx", "estimate", "--probes", "100", json, "--json"});
  starve({"dlx", "make", "queens", "8"});
  starve({"dlx", "help", "--man"});
  EXPECT_GT(statuses[0], 0);
  EXPECT_GT(statuses[2], 0);
  EXPECT_GT(statuses[3], 0);
}

// What is written by name is there as a whole, the old or the new.
TEST_F(Hunger, LeavesFilesWhole) {
  auto const trace = scratch.file("t", run("dlx make queens 4 | dlx trace").out);
  auto const page = (scratch / "page").string(), fresh = (scratch / "fresh").string();
  run("dlx view -o " + fresh + " " + trace);
  auto const whole = slurp(fresh);
  ASSERT_FALSE(whole.empty());
  int old = 0, young = 0;
  for (long k = 1; k < 20000; k += 1 + k / (std::getenv("DLX_LONG") ? 4 : 2))
    for (bool const and_rest : {false, true}) {
      scratch.file("page", "old");
      auto const r = starved({"dlx", "view", "-o", page, trace}, {k, and_rest});
      auto const now = slurp(page);
      EXPECT_TRUE(now == (r.status == 0 ? whole : "old")) << k << ' ' << r.status << ' ' << now.size();
      EXPECT_FALSE(std::filesystem::exists(page + ".new")) << k;
      (now == "old" ? old : young) += 1;
    }
  EXPECT_GT(old, 0);
  EXPECT_GT(young, 0);
}

#endif

// A message says how much memory was in use; during a search, the status is another one.
TEST(Memory, ItsEndIsToldInWords) {
  auto const told = [](bool searches) {
    if (searches) dlx::expect_search();
    try {
      throw std::bad_alloc();
    } catch (...) {
      ::_exit(static_cast<int>(dlx::explain_failure()));
    }
  };
  std::string const words = "dlx: error: out of memory .0 MB in use; ulimit -v tells how much is allowed.; what was printed is right, but not all\n";
  EXPECT_EXIT(told(false), testing::ExitedWithCode(2), words);
  EXPECT_EXIT(told(true), testing::ExitedWithCode(3), words);
}

// The real thing: the system refuses, and what was found is printed.
TEST(Memory, ASearchThatRunsOutOfItSaysWhatItHas) {
#ifdef __SANITIZE_ADDRESS__
  GTEST_SKIP() << "a sanitizer wants more addresses than that, and does not even start";
#endif
  Scratch scratch;
  auto const box = scratch.file("box", run("dlx make dominoes 22x22").out);
  auto const r = run("(ulimit -v 60000; dlx count --proof " + (scratch / "number").string() + ' ' + box + ")");
  EXPECT_EQ(r.status, 3);
  EXPECT_TRUE(r.err.find("dlx: stopped by the end of memory (") == 0 or r.err.find("dlx: error: out of memory (") == 0) << r.err;
  EXPECT_NE(r.err.find(" MB in use; "), std::string::npos) << r.err;
  for (int kilobytes = 16000; kilobytes < 40000; kilobytes += 2000) {
    auto const made = run("(ulimit -v " + std::to_string(kilobytes) + "; dlx make queens 300 | tail -c 1)");
    EXPECT_TRUE(made.err.empty() or made.err.find("dlx: error: out of memory (") == 0) << kilobytes << made.err;
  }
}

// A limit of one's own: what does not fit ends in words, and what fits is done.
TEST(Memory, CanBeLimited) {
#if defined(__SANITIZE_ADDRESS__) or defined(__SANITIZE_THREAD__)
  GTEST_SKIP() << "a sanitizer has its own idea of what is in use";
#endif
  Scratch scratch;
  auto const large = ' ' + scratch.file("large", run("dlx make queens 400").out), small = ' ' + scratch.file("small", run("dlx make queens 8").out);
  for (std::string const command : {"count", "solve", "estimate", "convert", "verify", "trace"}) {
    auto const r = run("dlx " + command + " --memory 1" + large);
    EXPECT_TRUE(r.status == 2 or r.status == 3) << command;
    EXPECT_TRUE(r.err.starts_with("dlx: error: out of memory (") and says(r, "--memory can allow more")) << command << r.err;
  }
  expect_prints({{"dlx count --memory 1" + small, "92\n"}, {"dlx count --threads 4 --memory 1" + small, "92\n"}, {"dlx convert --memory 400" + large + " | tail -n +2 | wc -l", "160000\n"}});
  // in a search it is a limit as all others are
  auto const r = run("dlx make pentominoes 6x10 | dlx solve --svg --memory 60 | wc -c; exit ${PIPESTATUS[1]}");
  EXPECT_TRUE((r.status == 3 or r.status == 0) and says(r, "--memory can allow more")) << r.status << r.err;
}

// Lists of covers that are kept to be replayed take more memory if there is some, and do without if there is none.
TEST(Memory, WhatIsOnlyUsefulIsDoneWithout) {
  std::string pairs;  // of numbers up to 60 whose sum is a square
  for (int k = 1; k <= 60; ++k) pairs += fmt::format("{} ", k);
  for (int a = 1; a <= 60; ++a)
    for (int b = a + 1; b <= 60; ++b)
      for (int root : {2, 3, 4, 5, 6, 7, 8, 9, 10})
        if (a + b == root * root) pairs += fmt::format("\n{} {}", a, b);
  for (char const* little : {"--memory 32", "--memory 40", "--memory 150", "--memory 80 --threads 2"}) {
    auto const r = run(fmt::format("echo '{}' | dlx count --each {}", pairs, little));
    EXPECT_EQ(r.out, "4366714\n") << little << r.err;
    EXPECT_EQ(r.status, 0);
  }
  // Eighteen components, one after the other: what the first one takes is not missed by the last one.
  auto const r = run("(echo x{1..18}; for i in {1..18}; do echo x$i; echo x$i; done) | dlx solve --memory 32 | wc -l");
  EXPECT_EQ(r.out, "262144\n") << r.err;
}

