// What helps look like, and whether their examples work.
#include "dlx/command/help.hpp"
#include "command/helps.hpp"
#include <algorithm>
#include <gtest/gtest.h>
#include <sstream>
#include <vector>

TEST(Help, IsThereForEveryCommandWithExamplesThatWork) {
  EXPECT_EQ(run("dlx --help").status, 0);
  EXPECT_EQ(run("dlx --version").status, 0);
  for (std::string const& command :
       std::vector<std::string>{"", "solve", "count", "trace", "draw", "figures", "verify", "convert", "help", "make queens", "make torus",
                                "make domination", "make macmahon", "make words", "make partitions", "make triples", "make latin", "make sudoku", "make polyomino", "make pentominoes", "make dominoes",
                                "make soma", "make langford", "make permutations", "make pieces", "attacks"}) {
    auto const help = run("dlx " + command + " --help");
    EXPECT_EQ(help.status, 0);
    EXPECT_EQ(help.err, "");
    auto const at = help.out.find("Examples:\n");
    ASSERT_NE(at, std::string::npos) << command;
    std::istringstream lines(help.out.substr(at + 10));
    std::string line;
    Scratch scratch;
    std::string const setup = "export R=$PWD; export PATH=$R/build:$PATH; cd " + (scratch / "").string() +
                              "; ln -sfn $R/figures figures; cp $R/tests/data/latin-2.dlx problem.dlx; cp $R/tests/data/box.txt puzzle.txt; "
                              "cp $R/tests/data/grids/slides-9.txt sudoku.txt; "
                              "dlx trace problem.dlx > trace.jsonl; printf 'SAT\\n1 4 6 7 0\\n' > answer.txt; set -o pipefail; ";
    int examples = 0;
    while (std::getline(lines, line) && (line.starts_with("  dlx") || line.starts_with("  echo"))) {
      auto const r = run(setup + line);
      EXPECT_EQ(r.status, 0) << line << '\n' << r.err;
      ++examples;
    }
    EXPECT_GE(examples, 1) << command;
  }
}

TEST(Manual, EveryHelpHasTheFormOfTheBook) {
  auto const all = commands();
  EXPECT_GE(all.size(), 19u);
  for (auto const& c : all) {
    auto const text = lines(run("dlx " + c + " --help").out);
    for (std::size_t k = 4; k < text.size(); ++k) {
      auto const& line = text[k];
      auto const first = line.find_first_not_of(' ');
      EXPECT_TRUE(line.empty() || first == 0 || first == 2 || first == 20) << c << ": " << line;
      EXPECT_EQ(line.find('\t'), std::string::npos);
    }
  }
}

// Every word is there, no line is too long, and none could have taken the next word.
TEST(Filling, LosesNothingAndLeavesNoRoom) {
  std::string const text = "one of those that are the same up to symmetry, if the options have names such as Q@(0,1), or items";
  for (std::size_t width = 9; width < 120; ++width) {
    auto const filled = dlx::filled(text, width);
    std::string all;
    for (std::size_t k = 0; k < filled.size(); ++k) {
      EXPECT_LE(filled[k].size(), width);
      if (k > 0) {
        EXPECT_GT(filled[k - 1].size() + 1 + std::min(filled[k].find(' '), filled[k].size()), width) << width;
      }
      all += (k > 0 ? " " : "") + filled[k];
    }
    EXPECT_EQ(all, text);
  }
  EXPECT_TRUE(dlx::filled("", 10).empty());
  EXPECT_EQ(dlx::filled("  a  b ", 10), std::vector<std::string>{"a b"});
  EXPECT_EQ(dlx::filled("a incomprehensibilities b", 5), (std::vector<std::string>{"a", "incomprehensibilities", "b"}));
}

TEST(Filling, KeepsAShortDefaultTogether) {
  EXPECT_EQ(dlx::filled("a bb (default: cc)", 14), (std::vector<std::string>{"a bb", "(default: cc)"}));
  EXPECT_EQ(dlx::filled("a (default: as square as they can be)", 14),
            (std::vector<std::string>{"a (default: as", "square as they", "can be)"}));
}

TEST(Filling, AlignsExplanations) {
  using dlx::HelpLine;
  dlx::Help const help = {"x y", "dlx x y [OPTION...] N", "do it",
                          {{HelpLine::remark, "Once.", ""}, {HelpLine::heading, "How:", ""}, {HelpLine::term, "--sixteen-letters", "long"},
                           {HelpLine::term, "--sixteen-letter", "short"}, {HelpLine::term, "--mute", ""}, {HelpLine::remark, "Twice.", ""},
                           {HelpLine::heading, "Examples:", ""}, {HelpLine::example, "dlx x y 3", ""}},
                          {}};
  EXPECT_EQ(dlx::as_text(help),
            "dlx x y: do it\n\nUsage: dlx x y [OPTION...] N\n\nOnce.\n\nHow:\n  --sixteen-letters\n                    long\n"
            "  --sixteen-letter  short\n  --mute\n\nTwice.\n\nExamples:\n  dlx x y 3\n");
}
