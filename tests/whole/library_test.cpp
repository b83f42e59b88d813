// The library for people: tangled once more with comments, and formatted.
#include "shell.hpp"
#include <gtest/gtest.h>

namespace {
std::string const folder = "build/library";  // made before by make, as it is installed
}  // namespace

TEST(Library, HasTheFilesOfTheProgram) {
  auto const files = [](std::string const& where) { return run("cd " + where + " && find dlx -name '*.?pp' | sort").out; };
  EXPECT_EQ(files(folder), files("build/src"));
}

TEST(Library, SaysWhenAFileIsNotTheSame) {
  if (run("command -v clang-format").status != 0) GTEST_SKIP() << "there is no clang-format";
  Scratch scratch;
  auto const other = (scratch / "other").string();
  run("cp -r build/src " + other + " && echo 'int more;' >> " + other + "/dlx/dance/ring.hpp");
  auto const compared = run("tools/web library . " + (scratch / "library").string() + " " + other);
  EXPECT_EQ(compared.status, 1);
  EXPECT_NE(compared.err.find("dlx/dance/ring.hpp differs"), std::string::npos) << compared.err;
}

TEST(Library, HasItsComments) {
  auto const header = slurp(folder + "/dlx/dance/ring.hpp"), source = slurp(folder + "/dlx/dance/ring.cpp");
  EXPECT_TRUE(header.starts_with("// dlx/dance/ring.hpp: chapters/dance/ring.w says why")) << header.substr(0, 200);
  EXPECT_NE(header.find("  // members 1 to n"), std::string::npos);
  EXPECT_NE(source.find("// Remove a member and restore it\n"), std::string::npos);
  EXPECT_EQ(header.find("#line"), std::string::npos);
  // Nothing of the markup is left: neither TeX's nor CWEB's.
  auto const left = run("cd " + folder + " && grep -rnE '//.*(\\\\[a-zA-Z]+\\{|@[<,;]|\\|[a-z_]+\\|)' dlx");
  EXPECT_EQ(left.out, "");
}
