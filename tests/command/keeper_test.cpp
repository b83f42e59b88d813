// Searches that are stopped, killed, and resumed.
#include "shell.hpp"
#include <cstdlib>
#include <gtest/gtest.h>
#include <regex>

namespace {
// Lives of a search, each with an engine and a number of threads drawn by lot, and each ended
// by a signal after a random time, which grows, lest a slow machine never come anywhere; the
// last one ends by itself. Then the next search begins, until there were enough deaths.
// A test says what `one TIME --checkpoint|--resume WAY` and `check` are.
std::string const lives = R"(
ways=('' '--engine links' '--threads 2' '--engine hybrid' '--threads 3' '--engine masks')
deaths=0
while [ $deaths -lt $DEATHS ]; do
  rm -f ck out; life=0
  while true; do
    life=$((life + 1))
    [ $life -gt 3000 ] && { echo endless; exit 1; }
    ms=$((RANDOM % (40 + 4 * life) + 4))
    [ -e ck ] && how=--resume || how=--checkpoint
    one $((ms / 1000)).$(printf %03d $((ms % 1000))) $how ${ways[RANDOM % 6]} 2> err
    s=$?
    [ $s = 0 ] && break
    [ $s = 124 ] || [ $s = 137 ] || { cat err; exit 1; }
    deaths=$((deaths + 1))
  done
  check || { echo "differs after $life lives"; exit 1; }
done
echo right
)";
std::string in(Scratch const& scratch) {
  return "PATH=\"$PWD/${B:-build}:$PATH\"; cd " + (scratch / "").string() + "; ";
}
Run live(std::string const& puzzle, std::string const& script) {
  Scratch scratch;
  bool const is_long = std::getenv("DLX_LONG") != nullptr;
  return run(in(scratch) + "dlx make " + puzzle + " > p; DEATHS=" + (is_long ? "1000" : "30") + "\n" + script + lives);
}
}  // namespace

// The file of the covers is cut to what the checkpoint knows of: nothing is lost, nothing is there twice.
TEST(Keeper, SurvivesKillsWithItsOutput) {
  auto const r = live("queens 10", "one() { timeout -s KILL $1 dlx solve --out out $2 ck --every 0.01 $3 $4 p; }\n"
                                   "dlx solve p > all; check() { cmp out all; }");
  EXPECT_EQ(r.out, "right\n") << r.err;
}
TEST(Keeper, SurvivesKillsWithCoversThatAreNumberedAndSieved) {
  auto const r = live("queens 9", "one() { timeout -s KILL $1 dlx solve --items --fundamental --out out $2 ck --every 0.005 $3 $4 p; }\n"
                                  "dlx solve --items --fundamental p > all; check() { cmp out all; }");
  EXPECT_EQ(r.out, "right\n") << r.err;
}
TEST(Keeper, SurvivesKillsWhileItCounts) {
  for (auto const* kind : {"", "--each", "--fundamental"}) {
    std::string const count = std::string("dlx count ") + kind;
    auto const r = live("queens 11", "one() { timeout -s KILL $1 " + count + " $2 ck --every 0.01 $3 $4 p > number; }\n" + count +
                                         " p > all; check() { cmp number all; }");
    EXPECT_EQ(r.out, "right\n") << kind << r.err;
  }
}
// Three boards in one problem are counted one after the other.
TEST(Keeper, SurvivesKillsBetweenComponents) {
  auto const r = live("queens 8", "tail -n +2 p | sed 1q | tr ' ' '\\n' > items; tail -n +3 p | sed 's/^[^:]*: //' > options\n"
                                  "boards() { for n in 1 2 3; do sed \"$1; s/^/$n/; s/ / $n/g\" $2; done; }\n"
                                  "{ { boards '/|/,$d' items; echo '|'; boards '1,/|/d' items; } | tr '\\n' ' '; echo; boards '' options; } > three\n"
                                  "one() { timeout -s KILL $1 dlx count $2 ck --every 0.002 $3 $4 three > number; }\n"
                                  "echo 778688 > all; check() { cmp number all; }");
  EXPECT_EQ(r.out, "right\n") << r.err;
}
// What is stopped, and not killed, is exact on standard output, too.
TEST(Keeper, IsStoppedBySignalsWithoutARepetition) {
  for (std::string const signal : {"TERM", "INT"}) {
    auto const r = live("queens 10", "one() { timeout -s " + signal + " $1 dlx solve $2 ck --every 0.01 $3 $4 p >> out; }\n"
                                     "dlx solve p > all; check() { cmp out all; }");
    EXPECT_EQ(r.out, "right\n") << signal << r.err;
  }
}
