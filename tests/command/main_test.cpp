// The command as a program, and its endings; the library, installed into an empty folder, and programs that use it.
#include "dlx/base/source.hpp"
#include "dlx/command/files.hpp"
#include "dlx/command/main.hpp"
#include "shell.hpp"
#include "dlx/command/interrupt.hpp"
#include <cerrno>
#include <gtest/gtest.h>
#include <memory>
#include <sstream>

// The first word that the system hands over is the name of the program; it may be missing.
TEST(Program, NeedsNoName) {
  EXPECT_EQ(run("perl -e 'exec {\"build/dlx\"} \"\"'").err.substr(0, 16), "command line:1:4");
  auto const none = run("python3 -c 'import ctypes\nctypes.CDLL(None).execve(b\"build/dlx\", (ctypes.c_char_p * 1)(None), (ctypes.c_char_p * 1)(None))'");
  if (none.err.find("python3") != std::string::npos) GTEST_SKIP() << "python3 is not installed";
  EXPECT_EQ(none.err.substr(0, 16), "command line:1:4");
}

TEST(Status, TellsHowItEnded) {
  for (auto const& [command, status] : {std::pair("make queens 4 | dlx solve", 0), {"make queens 3 | dlx solve", 1}, {"make queens 3 | dlx count", 1}, {"solve nowhere", 2},
                                        {"make queens 8 | dlx solve --nodes 3", 3}, {"make queens 8 | dlx solve --limit 3", 0}, {"make queens 8 | dlx count --limit 3", 3},
                                        {"make queens 8 | dlx count --limit 92", 3}, {"make queens 8 | dlx count --limit 93", 0}})  // after 92, there could be more
    EXPECT_EQ(run(std::string("dlx ") + command).status, status) << command;
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

namespace {
class Installed : public testing::Test {  // once, for all tests
 protected:
  static void SetUpTestSuite() {  // what is installed is never watched, nor counted: it is that of build
    scratch = std::make_unique<Scratch>();
    to = (*scratch / "usr").string();
    installed = run("cmake --install build --prefix " + to);
  }
  static void TearDownTestSuite() { scratch.reset(); }
  void SetUp() override { ASSERT_EQ(installed.status, 0) << installed.err; }
  static ::Run in_there(std::string const& script) {
    return run("R=$PWD; export PATH=" + to + "/bin:$PATH LD_LIBRARY_PATH=" + to + "/lib PKG_CONFIG_PATH=" + to + "/lib/pkgconfig; cd " +
               (*scratch / "").string() + "; " + script);
  }
  static inline std::unique_ptr<Scratch> scratch;
  static inline std::string to;
  static inline ::Run installed;
};
std::string const groups = "1 5 9 \n2 6 7 \n3 4 8 \n";
// What the programs of the chapter write, in one row.
std::string const all_three = "{ ${w}solve < $R/tests/data/queens-4.dlx; ${w}groups; ${w}diary; } > out && cat out";
}  // namespace

TEST_F(Installed, ProgramsAreCompiledWithWhatPkgConfigSays) {
  if (run("command -v pkg-config").out.empty()) GTEST_SKIP() << "there is no pkg-config";
  auto const flags = in_there("pkg-config --cflags --libs dlx").out;
  EXPECT_TRUE(flags.starts_with("-I" + to) and flags.find("/include -L" + to) != flags.npos and flags.ends_with("-ldlx -lgmpxx -lgmp \n")) << flags;
  auto const r = in_there("for p in solve groups diary; do ${CXX:-g++} -std=c++20 -Wall -Wextra -Werror $R/tests/data/$p.cpp $(pkg-config --cflags --libs dlx) -o $p & all+=($!); done; for p in ${all[@]}; do wait $p || exit; done; w=./; " + all_three);
  ASSERT_EQ(r.status, 0) << r.err;
  EXPECT_EQ(r.out, slurp("tests/data/programs.txt"));
  EXPECT_TRUE(slurp("tests/data/programs.txt").find(slurp("tests/data/diary.txt")) != std::string::npos) << "the beginning of the diary stands in the book";
  auto const needed = in_there("ldd solve");
  EXPECT_NE(needed.out.find("libdlx.so."), std::string::npos) << needed.out;
  // numbers of any size, which are another library's
  scratch->file("many.cpp", "#include <dlx/dlx.hpp>\n#include <iostream>\nint main() {\n  dlx::Problem p;\n  for (int i = 1; i <= 70; ++i) p.add_item(std::to_string(i));\n"
                            "  for (int i = 0; i < 140; ++i) p.add_option({i / 2 + 1});\n  std::cout << dlx::count_covers(p).covers << '\\n';\n}\n");
  EXPECT_EQ(in_there("${CXX:-g++} -std=c++20 many.cpp $(pkg-config --cflags --libs dlx) -o many && ./many").out, "1180591620717411303424\n");
  // a wrong problem, and none
  EXPECT_EQ(in_there("echo 'A A' | ./solve").status, 2);
  EXPECT_EQ(in_there("echo 'A' | ./solve").status, 1);
  auto const old = in_there("${CXX:-g++} -std=c++17 -fsyntax-only $R/tests/data/groups.cpp $(pkg-config --cflags dlx) 2>&1 | grep -m1 error");
  EXPECT_NE(old.out.find("please say -std=c++20"), std::string::npos) << old.out;
}

TEST_F(Installed, ProgramsTakeTheStaticLibraryAlong) {
  auto const r = in_there("${CXX:-g++} -std=c++20 -I" + to + "/include $R/tests/data/groups.cpp " + to + "/lib/libdlx.a -lfmt -lgmpxx -lgmp -o alone; unset LD_LIBRARY_PATH; ./alone");
  EXPECT_EQ(r.out, groups) << r.err;
}

TEST_F(Installed, TheCommandWorksAndHeadersAreThoseForPeople) {
  EXPECT_EQ(in_there("dlx make queens 4 | dlx count").out, "2\n");
  auto const header = slurp(to + "/include/dlx/fast/engine.hpp");
  EXPECT_TRUE(header.starts_with("// dlx/fast/engine.hpp: chapters/fast/engine.w")) << header.substr(0, 100);
  EXPECT_FALSE(std::filesystem::exists(to + "/include/dlx/command"));
}

// Packagers have a folder of their own, and another prefix; the book comes along if it has been made.
TEST(Install, PutsEverythingInItsPlace) {
  Scratch scratch;
  auto const root = (scratch / "root").string();
  EXPECT_EQ(run("DESTDIR=" + root + " cmake --install build --prefix /opt/x").status, 0);
  std::string expected = "./opt/x/bin/dlx\n./opt/x/include/dlx/dlx.hpp\n./opt/x/lib/cmake/dlx/dlx-config-version.cmake\n./opt/x/lib/cmake/dlx/dlx-config.cmake\n./opt/x/lib/cmake/dlx/dlx-targets-release.cmake\n./opt/x/lib/cmake/dlx/dlx-targets.cmake\n"
                         "./opt/x/lib/libdlx.a\n./opt/x/lib/libdlx.so\n./opt/x/lib/libdlx.so.1\n./opt/x/lib/libdlx.so.1.0.0\n./opt/x/lib/pkgconfig/dlx.pc\n./opt/x/share/bash-completion/completions/dlx\n";
  for (std::string const book : {"dance", "dlx"})
    if (run("ls ${B:-build}/" + book + ".pdf").status == 0) expected += "./opt/x/share/doc/dlx/" + book + ".pdf\n";
  expected += "./opt/x/share/man/man1/dlx.1\n";
  EXPECT_EQ(run("cd " + root + " && find . ! -type d ! -path '*/include/dlx/*/*' | sort").out, expected);
}

// The README shows a whole program and its CMake file; they do what it says.
TEST_F(Installed, ProgramOfTheReadmeIsBuiltWithItsCMakeFile) {
  auto const program = blocks("README.md", "cpp"), project = blocks("README.md", "cmake");
  ASSERT_EQ(program.size(), 1u);
  ASSERT_EQ(project.size(), 1u);
  EXPECT_EQ(program[0], slurp("tests/data/groups.cpp"));
  std::filesystem::create_directory(*scratch / "cm");
  scratch->file("cm/groups.cpp", program[0]);
  // both libraries, compiled once: the project of the page, and its program linked statically
  scratch->file("cm/CMakeLists.txt", project[0] + "add_executable(alone groups.cpp)\ntarget_link_libraries(alone dlx::static)\n");
  auto const r = in_there("cd cm && cmake -DCMAKE_PREFIX_PATH=" + to + " -S . -B b > log && cmake --build b >> log && b/groups && b/alone");
  EXPECT_EQ(r.out, groups + groups) << r.err;
}

// Afterwards, nothing is left but what others have put there.
TEST_F(Installed, IsRemovedWithoutATrace) {
  scratch->file("usr/include/mine.hpp", "");
  std::string const apart = "cmake --install build --component Unspecified --prefix " + to + " > /dev/null; ";  // it writes a list of its own
  EXPECT_EQ(run(apart + "make uninstall MANIFEST=build/install_manifest_Unspecified.txt && find " + to + " ! -type d").out, to + "/include/mine.hpp\n");
  EXPECT_EQ(run("find " + to + " -name '*dlx*'").out, "");
}
