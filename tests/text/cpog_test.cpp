// Certificates of the number, read by the checker of others, if it is there.  (tests/text/check_count_test.cpp has thousands of them.)
#include "dlx/text/cpog.hpp"
#include "dlx/text/dlx.hpp"
#include "random_problems.hpp"
#include "shell.hpp"
#include <gtest/gtest.h>
#include <sstream>

using namespace dlx;

namespace {

Problem two_ways() {
  Problem p;
  p.add_item("a");
  p.add_option({1});
  p.add_option({1});
  return p;
}
std::string certificate_of(Problem const& p) {
  std::ostringstream cnf, cpog;
  EXPECT_TRUE(write_cpog(cnf, cpog, p, *diagram_of(p, Chooser::smallest)));
  return cpog.str();
}

}  // namespace

TEST(Cpog, SaysWhyThereAreTwo) {
  EXPECT_EQ(certificate_of(two_ways()),
            "3 p 3 1 -2 0\n6 p 4 2 -1 0\n9 s 5 3 4 4 8 0\n12 a 3 -1 0 2 3 0\n13 a 5 0 10 11 12 1 6 0\n"
            "14 p 6 5 0\nr 6\n16 a 6 0 13 14 0\nd 13 10 11 12 1 6 0\nd 12 2 3 0\nd 1 16 4 7 9 15 0\nd 2 16 5 8 9 15 0\n");
}

TEST(Cpog, SaysWhyThereIsNone) {
  Problem p;  // nothing covers a
  p.add_item("a");
  EXPECT_EQ(certificate_of(p), "3 p 2 -1 0\n5 s 3 1 2 4 0\n8 p 4 -3 0\nr 4\n10 a 4 0 1 0\nd 1 10 9 7 3 6 0\nd 2 10 9 6 0\n");
}

TEST(Cpog, TheEmptyProblemHasOneCover) {
  EXPECT_EQ(certificate_of(Problem()), "2 p 2 -1 0\nr 2\n4 a 2 0 1 2 0\nd 1 4 3 0\n");
}

TEST(Cpog, CanBeStopped) {
  std::ostringstream cnf, cpog;
  std::atomic<bool> const stop = true;
  auto const p = two_ways();
  EXPECT_FALSE(write_cpog(cnf, cpog, p, *diagram_of(p, Chooser::smallest), &stop));
  EXPECT_EQ(cpog.str(), "");
}

// A stop is seen before the next state, or clause, wherever it comes.
TEST(Cpog, CanBeStoppedAtEachLine) {
  struct Alarm : std::stringbuf {
    explicit Alarm(int m) : most(m) {}
    int most, lines = 0;
    std::atomic<bool> stop = false;
    std::streamsize xsputn(char const* text, std::streamsize length) override {
      if (++lines == most) stop = true;
      return std::stringbuf::xsputn(text, length);
    }
  };
  auto const p = dominoes(4, 4);
  auto const whole = certificate_of(p);
  int const lines = static_cast<int>(std::ranges::count(whole, '\n'));
  EXPECT_GT(lines, 150);
  for (int most = 1; most < lines; ++most) {  // (one of them is sent with the next)
    Alarm alarm(most);
    std::ostringstream cnf;
    std::ostream cpog(&alarm);
    EXPECT_FALSE(write_cpog(cnf, cpog, p, *diagram_of(p, Chooser::smallest), &alarm.stop));
    EXPECT_LE(alarm.lines, most + 10);
    EXPECT_TRUE(whole.starts_with(alarm.str()));
  }
}

// Long: the checker by the inventors of the format.
TEST(Cpog, OthersBelieveIt) {
  if (!std::getenv("DLX_LONG")) GTEST_SKIP() << "long: set DLX_LONG=1";
  if (run("command -v cpog-check").status != 0) GTEST_SKIP() << "cpog-check is not on the PATH";
  Scratch s;
  std::mt19937 dice(21);
  for (int round = 0; round < 300; ++round) {
    Shape shape = random_shape(dice);
    shape.colours = round % 3;
    auto const p = random_problem(dice, shape);
    std::ostringstream cnf, cpog;
    write_cpog(cnf, cpog, p, *diagram_of(p, round % 2 ? Chooser::first : Chooser::smallest));
    s.file("a.cnf", cnf.str());
    s.file("a.cpog", cpog.str());
    auto const said = run("cpog-check " + (s / "a.cnf").string() + " " + (s / "a.cpog").string() + " 2>&1").out;
    EXPECT_NE(said.find("FULL-PROOF SUCCESS"), std::string::npos) << said << write_dlx(p) << cpog.str();
    EXPECT_NE(said.find("Regular model count = " + std::to_string(covers_by_force(p).size()) + "\n"), std::string::npos) << said << write_dlx(p);
  }
}
