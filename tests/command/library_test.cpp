// The library, installed into an empty folder, and programs that use it.
#include "dlx/command/library.hpp"
#include "shell.hpp"
#include <gtest/gtest.h>
#include <memory>
#include <sstream>

namespace {
class Installed : public testing::Test {  // once, for all tests
 protected:
  static void SetUpTestSuite() {  // what is installed is never watched, nor counted: it is that of build
    scratch = std::make_unique<Scratch>();
    to = (*scratch / "usr").string();
    installed = run("PREFIX=" + to + " tools/install build");
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
  auto const r = in_there("for p in solve groups diary; do ${CXX:-g++} -std=c++20 -Wall -Wextra -Werror $R/tests/data/$p.cpp $(pkg-config --cflags --libs dlx) -o $p & done; for p in solve groups diary; do wait -n || exit; done; w=./; " + all_three);
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

TEST_F(Installed, IsFoundByCMake) {
  if (run("command -v cmake").out.empty()) GTEST_SKIP() << "there is no cmake";
  auto const r = in_there("mkdir cm && cd cm && cp $R/tests/data/groups.cpp . && printf '%s\\n' 'cmake_minimum_required(VERSION 3.16)' 'project(p CXX)' "
                          "'find_package(dlx 1.0 REQUIRED)' 'add_library(once OBJECT groups.cpp)' 'target_link_libraries(once dlx::dlx)' "
                          "'add_executable(shared $<TARGET_OBJECTS:once>)' 'target_link_libraries(shared dlx::dlx)' "
                          "'add_executable(alone $<TARGET_OBJECTS:once>)' 'target_link_libraries(alone dlx::static)' > CMakeLists.txt && "
                          "cmake -DCMAKE_PREFIX_PATH=" + to + " -S . -B b > log && cmake --build b >> log && b/shared && b/alone");
  EXPECT_EQ(r.out, groups + groups) << r.err;
}

TEST_F(Installed, TheCommandWorksAndHeadersAreThoseForPeople) {
  EXPECT_EQ(in_there("dlx make queens 4 | dlx count").out, "2\n");
  auto const header = slurp(to + "/include/dlx/fast/covers.hpp");
  EXPECT_TRUE(header.starts_with("// dlx/fast/covers.hpp\n")) << header.substr(0, 100);
  EXPECT_NE(header.find("chapters/fast/covers.w"), std::string::npos);
  EXPECT_FALSE(std::filesystem::exists(to + "/include/dlx/command"));
}

// Packagers have a folder of their own, and another prefix; the book comes along if it has been made.
TEST(Install, PutsEverythingInItsPlace) {
  Scratch scratch;
  auto const root = (scratch / "root").string();
  EXPECT_EQ(run("DESTDIR=" + root + " PREFIX=/opt/x tools/install build").status, 0);
  std::string expected = "./opt/x/bin/dlx\n./opt/x/include/dlx/dlx.hpp\n./opt/x/lib/cmake/dlx/dlx-config-version.cmake\n./opt/x/lib/cmake/dlx/dlx-config.cmake\n"
                         "./opt/x/lib/libdlx.a\n./opt/x/lib/libdlx.so\n./opt/x/lib/libdlx.so.1.0\n./opt/x/lib/pkgconfig/dlx.pc\n./opt/x/share/bash-completion/completions/dlx\n";
  for (std::string const book : {"dance", "dlx"})
    if (run("ls ${B:-build}/" + book + ".pdf").status == 0) expected += "./opt/x/share/doc/dlx/" + book + ".pdf\n";
  expected += "./opt/x/share/man/man1/dlx.1\n";
  EXPECT_EQ(run("cd " + root + " && find . ! -type d ! -path '*/include/dlx/*/*' | sort").out, expected);
}

// The README shows a part of one of them.
TEST(Readme, QuotesTheProgram) {
  auto const readme = slurp("README.md"), open = std::string("```cpp\n");
  auto const at = readme.find(open) + open.size();
  std::istringstream quoted(readme.substr(at, readme.find("```", at) - at));
  std::string indented;
  for (std::string line; std::getline(quoted, line);) indented += "  " + line + '\n';
  EXPECT_NE(slurp("tests/data/groups.cpp").find(indented), std::string::npos) << indented;
}

// The last of them: afterwards, nothing is left but what others have put there.
TEST_F(Installed, IsRemovedWithoutATrace) {
  EXPECT_EQ(run("PREFIX= tools/install build").status, 2);
  EXPECT_EQ(run("touch " + to + "/include/mine.hpp; PREFIX=" + to + " tools/install build/nowhere remove > /dev/null; find " + to + " ! -type d").out, to + "/include/mine.hpp\n");
  EXPECT_EQ(run("find " + to + " -name '*dlx*'").out, "");
}
