#include "dlx/command/parts.hpp"
#include "dlx/command/checkpoint.hpp"
#include "dlx/more/split.hpp"
#include "dlx/text/format.hpp"
#include "random_problems.hpp"
#include "shell.hpp"
#include <gtest/gtest.h>

using namespace dlx;

namespace {
std::string text_of(SearchPart const& part) { return as_text(part, write_dlx(part.problem)); }
SearchPart sample() {
  SearchPart part;
  part.problem = read_problem(Source{"-", run("dlx make queens 4").out}, Syntax::automatic, nullptr);
  part.range = {{{1, 4}, {2, 2}}, Turnings{{3, 4}}};
  part.name = "2 of 5";
  return part;
}
// Line, column, and complaint; or that all is well.
std::string judged(std::string const& text) {
  try {
    read_part(Source{"part", text});
    return "right";
  } catch (InputError const& e) {
    return std::to_string(e.line()) + ":" + std::to_string(e.column()) + ": " + e.message();
  }
}
std::string changed(std::string const& from, std::string const& to) {
  auto text = text_of(sample());
  text = text.substr(0, text.rfind("sum"));
  auto const at = text.find(from);
  EXPECT_NE(at, text.npos) << from;
  return judged(sealed(text.replace(at, from.size(), to)));
}
}  // namespace

TEST(Parts, AreReadAsTheyWereWritten) {
  auto const text = text_of(sample());
  EXPECT_EQ(text_of(read_part(Source{"part", text})), text);
  std::mt19937 dice(31);
  for (int round = 0; round < 500; ++round) {
    auto const problem = mixture(dice, dice() % 32, dice() % 2);
    bool const first = dice() % 2;
    for (auto const& share : split(problem, first ? Chooser::first : Chooser::smallest, 4, round)) {
      SearchPart const part = {problem, first ? "first" : "smallest", share.range, "1 of many"};
      auto const again = read_part(Source{"part", text_of(part)});
      ASSERT_EQ(text_of(again), text_of(part)) << round;
      EXPECT_EQ(again.range, part.range);
      EXPECT_EQ(again.problem, problem);
    }
  }
}

TEST(Parts, AreRefusedIfAnyByteIsChangedOrMissing) {
  auto const text = text_of(sample());
  for (std::size_t at = 0; at < text.size(); ++at) {
    EXPECT_NE(judged(text.substr(0, at)), "right") << at;
    EXPECT_NE(judged(text.substr(0, at) + text.substr(at + 1)), "right") << at;
    for (char c : std::string("0x/ \n|")) {
      auto other = text;
      other[at] = c;
      if (other != text) {
        EXPECT_NE(judged(other), "right") << at << ' ' << c;
      }
      EXPECT_NE(judged(text.substr(0, at) + c + text.substr(at)), "right") << at << ' ' << c;
    }
  }
  EXPECT_NE(judged(text + text), "right");
}

// With the right sum, or nobody would come so far.
TEST(Parts, SayWhatIsWrongAndWhere) {
  EXPECT_EQ(judged("A B\nA\nB\n"), "1:1: this is no part");
  EXPECT_EQ(judged(""), "1:1: this is no part");
  EXPECT_EQ(changed("dlx part 1\n", "dlx part 2\n"), "1:10: this is a part of another version");
  EXPECT_EQ(changed("chooser smallest", "chooser largest"), "3:9: 'largest' is no chooser of this program");
  EXPECT_EQ(changed("from 1/4", "from 1/5"), "4:6: this is no part of the problem: the tree has no path 1/5 2/2");
  EXPECT_EQ(changed("until 3/4", "until 3/4 1/2"), "4:6: this is no part of the problem: the tree has no path 3/4 1/2");
  EXPECT_EQ(changed("until 3/4", "until 1/4"), "4:6: this is no part of the problem: nothing is from 1/4 2/2 until 1/4");
  EXPECT_EQ(changed("until 3/4", "until then"), "5:7: 'the' is no number of 64 bits");
  EXPECT_EQ(changed("until 3/4\n", ""), "5:1: 'until' should stand here");
  EXPECT_EQ(changed("Q@(0,0): R1 F1 B3\n", ""), "4:6: this is no part of the problem: the tree has no path 3/4");
}

// The one that the book shows.
TEST(Parts, AreThoseOfTheBook) {
  Scratch scratch;
  auto const r = run("cd " + (scratch / "").string() + "; dlx make queens 4 | dlx split 3; cat parts/part-2");
  EXPECT_EQ(r.out.substr(r.out.find('\n') + 1), slurp("tests/data/part.txt"));
}

TEST(Parts, AreNoProblems) {
  Scratch scratch;
  auto const part = scratch.file("part", text_of(sample()));
  for (std::string const command : {"solve", "count", "verify", "estimate", "convert", "trace", "split 2"}) {
    auto const r = run("dlx " + command + ' ' + part + (command == "split 2" ? " --out " + (scratch / "x").string() : ""));
    EXPECT_EQ(r.status, 2) << command;
    EXPECT_NE(r.err.find(":1:1: error: this is a part of a search\n"), r.err.npos) << r.err;
    EXPECT_NE(r.err.find("help: dlx solve, count, and split take it: --part " + part), r.err.npos) << r.err;
  }
  auto const both = run("dlx solve --part " + part + " tests/data/paper.dlx");
  EXPECT_EQ(both.err, "dlx: error: --part " + part + " has its problem with it, and needs no tests/data/paper.dlx\n");
  auto const none = run("dlx solve --part tests/data/paper.dlx");
  EXPECT_NE(none.err.find("error: this is no part\n"), none.err.npos) << none.err;
  EXPECT_NE(none.err.find("help: --part wants a file that dlx split has written\n"), none.err.npos) << none.err;
}
