// Files that are whole: with no room, in the way of others, behind links, and what is no file; and signals that wait.
#include "dlx/base/whole_file.hpp"
#include "shell.hpp"
#include <algorithm>
#include <csignal>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <thread>
#include <vector>

namespace {
namespace fs = std::filesystem;
using dlx::Lasting;
using dlx::replace_file;

std::vector<std::string> names_in(fs::path const& folder) {
  std::vector<std::string> names;
  for (auto const& entry : fs::directory_iterator(folder)) names.push_back(entry.path().filename().string());
  std::sort(names.begin(), names.end());
  return names;
}
using Names = std::vector<std::string>;
std::string complaint(fs::path const& name, std::string const& text) {
  try {
    replace_file(name.string(), text);
  } catch (std::runtime_error const& e) {
    return e.what();
  }
  return "";
}
mode_t mode_of(fs::path const& name) {
  struct stat about;
  return ::stat(name.c_str(), &about) == 0 ? about.st_mode & 07777 : 0;
}
// No file may be longer than that; and the signal that says so is ignored.
class Limit {
 public:
  explicit Limit(rlim_t bytes) : handler(std::signal(SIGXFSZ, SIG_IGN)) {
    ::getrlimit(RLIMIT_FSIZE, &before);
    rlimit const now = {bytes, before.rlim_max};
    ::setrlimit(RLIMIT_FSIZE, &now);
  }
  ~Limit() { ::setrlimit(RLIMIT_FSIZE, &before), std::signal(SIGXFSZ, handler); }

 private:
  rlimit before;
  void (*handler)(int);
};
}  // namespace

TEST(WholeFile, IsTheOldOneOrTheNewOne) {
  Scratch scratch;
  for (auto const lasting : {Lasting::yes, Lasting::no}) {
    replace_file((scratch / "f").string(), "one\n", lasting);
    replace_file((scratch / "f").string(), "two\n", lasting);
    EXPECT_EQ(slurp(scratch / "f"), "two\n");
    replace_file((scratch / "f").string(), "", lasting);
    EXPECT_EQ(slurp(scratch / "f"), "");
  }
  EXPECT_EQ(names_in(scratch / ""), Names{"f"});
}

TEST(WholeFile, WithoutRoomTheOldOneStays) {
  Scratch scratch;
  scratch.file("f", "old");
  std::string const large(100000, 'x');
  {
    Limit const limit(50000);
    EXPECT_EQ(complaint(scratch / "f", large), "cannot write '" + (scratch / "f").string() + "': File too large");
    EXPECT_NE(complaint(scratch / "g", large), "");
  }
  EXPECT_EQ(slurp(scratch / "f"), "old");
  EXPECT_EQ(names_in(scratch / ""), Names{"f"});
  EXPECT_EQ(complaint(scratch / "f", large), "");
  EXPECT_EQ(slurp(scratch / "f"), large);
}

TEST(WholeFile, FilesOfOthersAreNotTouched) {
  Scratch scratch;
  scratch.file("f.new", "mine");
  scratch.file("f.new2", "mine, too");
  EXPECT_EQ(complaint(scratch / "f", "text"), "");
  EXPECT_EQ(slurp(scratch / "f") + slurp(scratch / "f.new") + slurp(scratch / "f.new2"), "textminemine, too");
  EXPECT_EQ(names_in(scratch / ""), (Names{"f", "f.new", "f.new2"}));
}

TEST(WholeFile, KeepsTheRightsOfTheOldOne) {
  Scratch scratch;
  auto const old = ::umask(027);
  EXPECT_EQ(complaint(scratch / "f", "a"), "");
  EXPECT_EQ(mode_of(scratch / "f"), 0640u);
  for (auto const mode : {0600u, 0666u, 0755u}) {
    ::chmod((scratch / "f").c_str(), mode);
    EXPECT_EQ(complaint(scratch / "f", "b"), "");
    EXPECT_EQ(mode_of(scratch / "f"), mode);
  }
  ::umask(old);
}

TEST(WholeFile, NamesMayBeLong) {
  Scratch scratch;
  std::string const name(255, 'n');
  EXPECT_EQ(complaint(scratch / name, "a"), "");
  EXPECT_EQ(complaint(scratch / name, "b"), "");
  EXPECT_EQ(names_in(scratch / ""), Names{name});
  EXPECT_NE(complaint(scratch / (name + "n"), "b").find("File name too long"), std::string::npos);
}

TEST(WholeFile, BehindALinkTheFileIsReplaced) {
  Scratch scratch;
  fs::create_directory(scratch / "d");
  scratch.file("d/f", "old");
  fs::create_symlink("d/f", scratch / "one");
  fs::create_symlink(scratch / "one", scratch / "two");
  fs::create_symlink("d/none", scratch / "dangling");
  fs::create_symlink("round", scratch / "round");
  EXPECT_EQ(complaint(scratch / "two", "new"), "");
  EXPECT_TRUE(fs::is_symlink(scratch / "one") and fs::is_symlink(scratch / "two"));
  EXPECT_EQ(slurp(scratch / "d/f"), "new");
  EXPECT_EQ(complaint(scratch / "dangling", "there"), "");
  EXPECT_EQ(slurp(scratch / "d/none"), "there");
  EXPECT_NE(complaint(scratch / "round", "x").find("Too many levels of symbolic links"), std::string::npos);
  EXPECT_EQ(names_in(scratch / "d"), (Names{"f", "none"}));
}

TEST(WholeFile, WhatIsNoFileIsWrittenToAsItIs) {
  Scratch scratch;
  EXPECT_EQ(complaint("/dev/null", "x"), "");
  EXPECT_EQ(complaint("/dev/full", "x"), "cannot write '/dev/full': No space left on device");
  EXPECT_TRUE(fs::is_character_file("/dev/null") and fs::is_character_file("/dev/full"));
  auto const pipe = (scratch / "pipe").string();
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  std::string got;
  std::thread reader([&] { got = slurp(pipe); });
  EXPECT_EQ(complaint(pipe, std::string(200000, 'p')), "");
  reader.join();
  EXPECT_EQ(got, std::string(200000, 'p'));
  EXPECT_TRUE(fs::is_fifo(pipe));
  EXPECT_EQ(names_in(scratch / ""), Names{"pipe"});
}

TEST(WholeFile, APlaceWhereNothingCanBeWrittenIsNamed) {
  Scratch scratch;
  EXPECT_EQ(complaint(scratch / "none/f", "x"), "cannot write '" + (scratch / "none/f").string() + "': No such file or directory");
  fs::create_directory(scratch / "d");
  EXPECT_EQ(complaint(scratch / "d", "x"), "cannot write '" + (scratch / "d").string() + "': Is a directory");
  EXPECT_EQ(complaint("", "x"), "cannot write '': No such file or directory");
  EXPECT_EQ(complaint(scratch / "a\x1B[2Jb\n/c", "x"), "cannot write '" + (scratch / "a\\x1B[2Jb\\x0A/c").string() + "': No such file or directory");
  EXPECT_EQ(names_in(scratch / ""), Names{"d"});
}

// A file that its owner has closed stays as it is, though the folder is open; and an
// open file in a closed folder cannot be replaced.  (For root, nothing is closed.)
TEST(WholeFile, WhatIsClosedStaysClosed) {
  if (::geteuid() == 0 and run("setpriv --reuid=65534 --clear-groups true").status != 0) GTEST_SKIP() << "root, and no setpriv";
  Scratch scratch;
  scratch.file("f", "old");
  fs::permissions(scratch / "", fs::perms(0777));
  fs::permissions(scratch / "f", fs::perms(0444));
  fs::create_directory(scratch / "closed");
  scratch.file("closed/g", "old");
  fs::permissions(scratch / "closed/g", fs::perms(0666));
  fs::permissions(scratch / "closed", fs::perms(0555));
  std::string const as = ::geteuid() == 0 ? "setpriv --reuid=65534 --clear-groups " : "";
  auto const dlx = as + fs::absolute("build/dlx").string();
  auto const trace = scratch.file("t", run("dlx trace tests/data/c5.dlx").out);
  for (std::string const name : {"f", "closed/g"}) {
    auto const r = run(dlx + " view -o " + (scratch / name).string() + " " + trace);
    EXPECT_EQ(r.err, "dlx: error: cannot write '" + (scratch / name).string() + "': Permission denied\n");
    EXPECT_EQ(r.status, 2);
    EXPECT_EQ(slurp(scratch / name), "old");
  }
  fs::permissions(scratch / "closed", fs::perms(0755));
}

// A reader of a file that is replaced again and again sees whole ones only.
TEST(WholeFile, ShowsNoHalfToAReader) {
  Scratch scratch;
  auto const name = (scratch / "f").string();
  std::string const a(300000, 'a'), b(200000, 'b');
  replace_file(name, a, Lasting::no);
  std::atomic<bool> done = {false};
  std::thread writer([&] {
    for (int k = 0; k < 300; ++k) replace_file(name, k % 2 == 0 ? b : a, Lasting::no);
    done = true;
  });
  while (not done) {
    auto const seen = slurp(name);
    ASSERT_TRUE(seen == a or seen == b) << seen.size();
  }
  writer.join();
}

// A signal that comes meanwhile is not lost, and leaves nothing half made.
TEST(WholeFile, SignalsWait) {
  Scratch scratch;
  auto const name = (scratch / "f").string();
  std::string const text(3000000, 'x');
  for (int k = 1; k < 30; ++k) {
    auto const child = ::fork();
    if (child == 0)
      for (;;) replace_file(name, text, Lasting::no);
    ::usleep(static_cast<useconds_t>(1000 * k));
    ::kill(child, SIGTERM);
    int status = 0;
    ::waitpid(child, &status, 0);
    EXPECT_TRUE(WIFSIGNALED(status) and WTERMSIG(status) == SIGTERM);
    if (fs::exists(name)) {
      EXPECT_EQ(names_in(scratch / ""), Names{"f"});
      EXPECT_EQ(fs::file_size(name), text.size());
    }
  }
}

TEST(WholeFile, AsAStreamIsThereWhenItIsKept) {
  Scratch scratch;
  auto const name = (scratch / "f").string();
  replace_file(name, "old\n");
  ::chmod(name.c_str(), 0640);
  std::string const much(200000, 'x');
  {
    dlx::WholeFile file(name);
    file.out << "new\n" << much << std::flush << 1 << '\n';
    EXPECT_EQ(slurp(name), "old\n");
  }
  EXPECT_EQ(slurp(name), "old\n");
  EXPECT_EQ(names_in(scratch / ""), Names{"f"});
  dlx::WholeFile file(name);
  file.out << "new\n" << much << std::flush << 1 << '\n';
  file.keep();
  EXPECT_EQ(slurp(name), "new\n" + much + "1\n");
  EXPECT_EQ(mode_of(name), 0640u);
  EXPECT_EQ(names_in(scratch / ""), Names{"f"});
}

TEST(WholeFile, AsAStreamComplains) {
  Scratch scratch;
  EXPECT_THROW(dlx::WholeFile((scratch / "no/f").string()), std::runtime_error);
  auto const name = (scratch / "f").string();
  replace_file(name, "old\n");
  {
    Limit const limit(100000);
    dlx::WholeFile file(name);
    std::string const much(70000, 'x');
    EXPECT_NO_THROW(file.out << much);
    try {
      file.out << much;
      FAIL() << "there is no room for that";
    } catch (std::runtime_error const& e) {
      EXPECT_EQ(e.what(), "cannot write '" + name + "': File too large");
    }
  }
  EXPECT_EQ(slurp(name), "old\n");
  EXPECT_EQ(names_in(scratch / ""), Names{"f"});
  dlx::WholeFile full("/dev/full");
  full.out << "x";
  EXPECT_THROW(full.keep(), std::runtime_error);
}

// ---- signals ------------------------------------------------------------------
namespace {
using dlx::SignalsWait;
volatile std::sig_atomic_t heard[64];
void hear(int signal) { heard[signal] = heard[signal] + 1; }
class Signals : public testing::Test {
 protected:
  void SetUp() override {
    for (int signal : {SIGINT, SIGTERM, SIGUSR1}) heard[signal] = 0, before[signal] = std::signal(signal, hear);
  }
  void TearDown() override {
    for (int signal : {SIGINT, SIGTERM, SIGUSR1}) std::signal(signal, before[signal]);
  }
  void (*before[64])(int);
};
}  // namespace

TEST_F(Signals, WaitAndAreNotLost) {
  {
    SignalsWait const now;
    for (int signal : {SIGINT, SIGTERM, SIGUSR1}) std::raise(signal);
    for (int signal : {SIGINT, SIGTERM, SIGUSR1}) EXPECT_EQ(heard[signal], 0);
  }
  for (int signal : {SIGINT, SIGTERM, SIGUSR1}) EXPECT_EQ(heard[signal], 1);
  std::raise(SIGINT);
  EXPECT_EQ(heard[SIGINT], 2);
}

TEST_F(Signals, WaitInsideOfEachOther) { // and only those that are named
  {
    SignalsWait const outer({SIGINT});
    {
      SignalsWait const inner({SIGTERM});
      std::raise(SIGINT), std::raise(SIGTERM), std::raise(SIGUSR1);
      EXPECT_EQ(heard[SIGINT] + heard[SIGTERM], 0);
      EXPECT_EQ(heard[SIGUSR1], 1);
    }
    EXPECT_EQ(heard[SIGTERM], 1);
    EXPECT_EQ(heard[SIGINT], 0);
  }
  EXPECT_EQ(heard[SIGINT], 1);
}

TEST_F(Signals, AreLetInOnEachWayOut) {
  try {
    SignalsWait const now;
    std::raise(SIGINT);
    throw std::runtime_error("out");
  } catch (std::runtime_error const&) {
    EXPECT_EQ(heard[SIGINT], 1);
  }
}

// A child does not hear what was to wait when it was started.
TEST_F(Signals, ChildrenInherit) {
  {
    SignalsWait const now({SIGUSR1});
    EXPECT_EQ(std::system("kill -USR1 $$; exit 7"), 7 << 8);
  }
  int const status = std::system("kill -USR1 $$; exit 7");
  EXPECT_TRUE(WIFSIGNALED(status) and WTERMSIG(status) == SIGUSR1) << status;
  EXPECT_EQ(heard[SIGUSR1], 0);
}
