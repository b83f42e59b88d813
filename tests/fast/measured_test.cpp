// Instructions do not depend on the weather.  What the engines execute, as
// valgrind counts it, without what an empty problem costs.  The bounds are
// generous, so that another compiler passes, and a lost optimization does not.
#include "shell.hpp"
#include <gtest/gtest.h>
#include <string>

namespace {
double instructions(std::string const& engine, std::string const& make) {
  auto const r = run("dir=$(mktemp -d) && " + make + " > $dir/p.dlx && valgrind --tool=callgrind --callgrind-out-file=/dev/null "
                     "build/dlx count --engine " + engine + " $dir/p.dlx 2>&1; rm -r $dir");
  auto const at = r.out.find("Collected : ");
  return at == std::string::npos ? -1 : std::stod(r.out.substr(at + 12));
}
double net(std::string const& engine, std::string const& make) {
  return (instructions(engine, make) - instructions(engine, "echo a")) / 1e6;
}
}  // namespace

TEST(Effort, InstructionsOfTheEngines) {
  if (run("valgrind --version").status != 0) GTEST_SKIP() << "valgrind is not installed";
  std::string const queens = "build/dlx make queens 10";
  double const links = net("links", queens), masks = net("masks", queens);
  EXPECT_GT(masks, 1);
  EXPECT_LT(masks, 11);
  EXPECT_LT(links, 18);
  EXPECT_LT(masks, 0.8 * links);
}
