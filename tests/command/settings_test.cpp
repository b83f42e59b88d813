// Settings are declared once: help and command line agree.
#include "dlx/command/help.hpp"
#include "dlx/command/settings.hpp"
#include "shell.hpp"
#include <gtest/gtest.h>
#include <regex>
#include <sstream>

// The help is the grammar: what it explains can be given, and takes a value
// if the help shows one.
TEST(Help, AndTheCommandLineAgree) {
  for (std::string const command :
       {"solve", "count", "estimate", "verify", "convert", "help", "make queens", "make torus", "make domination", "make macmahon", "make words", "make partitions", "make triples", "make latin", "make sudoku", "make polyomino",
        "make pentominoes", "make dominoes", "make soma", "make langford", "make permutations", "make pieces", "attacks", "trace", "draw", "figures"}) {
    std::istringstream lines(run("dlx " + command + " --help").out);
    std::string text;
    int options = 0;
    while (std::getline(lines, text)) {
      EXPECT_LE(text.size(), 79u) << text;
      std::smatch m;
      if (!std::regex_match(text, m, std::regex("  (--[a-z-]+)( [^ ]+)?( .*)?"))) continue;
      ++options;
      auto const r = run("dlx " + command + ' ' + m[1].str() + (m[2].matched ? "" : "=1"));
      EXPECT_EQ(r.status, 2);
      auto const message = m[1].str() + (m[2].matched ? " wants a value:" + m[2].str() : " has no value");
      EXPECT_NE(r.err.find("error: " + message + '\n'), std::string::npos) << command << ": " << r.err;
    }
    if (command != "make permutations" && command != "make triples") {
      EXPECT_GE(options, 1) << command;
    }
  }
}

namespace {
// What a declaration of each kind makes of some words.
struct Probe {
  dlx::Declaration d = dlx::Declaration("probe", "try");
  std::string file, title, form;
  std::vector<std::string> sides;
  bool wish = false;
  int count = 0, colour = 2;
  Probe() {
    d.file("FILE", dlx::into(file), "the file");
    d.file("[SIDE...]", dlx::into(sides), "");
    d.flag("--wish", wish, "a wish");
    d.form("--json", form, "one form");
    d.form("--board", form, "another");
    d.option("--count", "N|all", [this](std::string const& word) { count = word == "all" ? -1 : std::stoi(word); }, "how many");
    d.option("--title", "TEXT", dlx::into(title), "a title");
    d.option("--cheap", "[=K]", [this](std::string const& word) { count = word.empty() ? 1 : std::stoi(word); }, "cheap");
    d.choice("--colour", colour, {{"red", 1}, {"blue", 2}}, "the colour");
    d.exclude("--title *", "--count !(1)", "why");
    d.examples({"dlx probe"});
  }
  std::string complaint(std::vector<std::string> const& words) {
    try {
      d.read(words);
    } catch (dlx::BadWords const& bad) {
      return std::to_string(bad.first) + '+' + std::to_string(bad.count) + ": " + bad.message + (bad.mend.empty() ? "" : "; " + bad.mend);
    }
    return "";
  }
};
}  // namespace

TEST(Declaration, AssignsWhatWasTyped) {
  Probe p;
  p.d.read({"--count=3", "a", "--wish", "4", "--colour", "red", "5", "--json"});
  EXPECT_EQ(p.file, "a");
  EXPECT_EQ(p.sides, (std::vector<std::string>{"4", "5"}));
  EXPECT_TRUE(p.wish);
  EXPECT_EQ(p.count, 3);
  EXPECT_EQ(p.colour, 1);
  EXPECT_EQ(p.form, "--json");
}

TEST(Declaration, LeavesWhatWasNotTyped) {
  Probe p;
  p.d.read({"a"});
  EXPECT_FALSE(p.wish);
  EXPECT_EQ(p.colour, 2);
  EXPECT_EQ(p.count, 0);
}

TEST(Declaration, AValueInBracketsIsPartOfItsWord) {
  Probe one, two;
  one.d.read({"--cheap", "a"});
  EXPECT_EQ(one.count, 1);
  EXPECT_EQ(one.file, "a");
  two.d.read({"--cheap=7", "a"});
  EXPECT_EQ(two.count, 7);
}

TEST(Declaration, TheLastOfTwoCounts) {
  Probe p;
  p.d.read({"a", "--colour", "blue", "--colour", "red", "--title=x", "--title=y"});
  EXPECT_EQ(p.colour, 1);
  EXPECT_EQ(p.title, "y");
}

TEST(Declaration, Complains) {
  EXPECT_EQ(Probe().complaint({"a", "--colour", "green"}), "1+2: --colour wants red or blue, not green");
  EXPECT_EQ(Probe().complaint({"a", "--colour=rred"}), "1+1: --colour wants red or blue, not rred; did you mean red?");
  EXPECT_EQ(Probe().complaint({"a", "--count", ""}), "1+2: --count wants N or all, not ");
  EXPECT_EQ(Probe().complaint({"a", "--title", "--wish"}), "1+1: --title wants a value: TEXT");
  EXPECT_EQ(Probe().complaint({"a", "--json", "--board"}), "2+1: --board does not go with --json");
  EXPECT_EQ(Probe().complaint({"--title"}), "0+1: --title wants a value: TEXT");
  EXPECT_EQ(Probe().complaint({"--title="}), "0+1: --title wants a value: TEXT");
  EXPECT_EQ(Probe().complaint({"a", "--wish=no"}), "1+1: --wish has no value");
  EXPECT_EQ(Probe().complaint({"a", "--cheap=", "b"}), "1+1: --cheap wants a value: [=K]");
  EXPECT_EQ(Probe().complaint({}), "0+0: FILE is missing; usage: dlx probe [OPTION...] FILE [SIDE...]");
  EXPECT_EQ(Probe().complaint({"a", "--other"}), "1+1: dlx probe has no option --other");
  EXPECT_EQ(Probe().complaint({"--other"}), "0+1: dlx probe has no option --other");
  EXPECT_EQ(Probe().complaint({"a", "--titel"}), "1+1: dlx probe has no option --titel; did you mean --title?");
}

TEST(Declaration, RefusesWishesThatDoNotGoTogether) {
  EXPECT_EQ(Probe().complaint({"--count", "3", "a", "--title=x"}), "3+1: --title x does not go with --count 3; why");
  EXPECT_EQ(Probe().complaint({"--title", "x", "--count", "all"}), "2+2: --count all does not go with --title x; why");
  EXPECT_EQ(Probe().complaint({"--title", "x", "--count", "1", "a"}), "");
}

TEST(Declaration, IsWhatTheHelpIsPrintedFrom) {
  Probe p;
  EXPECT_EQ(p.d.help().usage, "dlx probe [OPTION...] FILE [SIDE...]");
  EXPECT_EQ(p.d.help().options[3].value, "N|all");
  EXPECT_EQ(p.d.help().options[6].value, "red|blue");
  EXPECT_EQ(dlx::as_text(p.d.help()),
            "dlx probe: try\n\nUsage: dlx probe [OPTION...] FILE [SIDE...]\n  FILE              the file\n  --wish            a wish\n"
            "  --json            one form\n  --board           another\n  --count N|all     how many\n  --title TEXT      a title\n"
            "  --cheap[=K]       cheap\n  --colour red|blue\n                    the colour (default: blue)\n\nExamples:\n  dlx probe\n");
}
