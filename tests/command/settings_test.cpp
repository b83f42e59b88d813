// Settings are declared once: help and command line agree.
#include "dlx/command/help.hpp"
#include "dlx/command/settings.hpp"
#include "shell.hpp"
#include <CLI/CLI.hpp>
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
  dlx::Declaration d;
  std::string file, title, form;
  std::vector<int> sides;
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
    d.examples({"dlx probe"});
  }
  void read(std::vector<std::string> words) {
    std::reverse(words.begin(), words.end());
    d.reader().parse(words);
  }
  std::string complaint(std::vector<std::string> const& words) {
    try {
      read(words);
    } catch (dlx::BadSetting const& bad) {
      return bad.message + (bad.mend.empty() ? "" : "; " + bad.mend);
    }
    return "";
  }
};
}  // namespace

TEST(Declaration, AssignsWhatWasTyped) {
  Probe p;
  p.read({"--count=3", "a", "--wish", "4", "--colour", "red", "5", "--title", "x y", "--json"});
  EXPECT_EQ(p.file, "a");
  EXPECT_EQ(p.sides, (std::vector<int>{4, 5}));
  EXPECT_TRUE(p.wish);
  EXPECT_EQ(p.count, 3);
  EXPECT_EQ(p.colour, 1);
  EXPECT_EQ(p.title, "x y");
  EXPECT_EQ(p.form, "--json");
}

TEST(Declaration, LeavesWhatWasNotTyped) {
  Probe p;
  p.read({"a"});
  EXPECT_FALSE(p.wish);
  EXPECT_EQ(p.colour, 2);
  EXPECT_EQ(p.count, 0);
}

TEST(Declaration, AValueInBracketsIsPartOfItsWord) {
  Probe one, two;
  one.read({"--cheap", "a"});
  EXPECT_EQ(one.count, 1);
  EXPECT_EQ(one.file, "a");
  two.read({"--cheap=7", "a"});
  EXPECT_EQ(two.count, 7);
}

TEST(Declaration, TheLastOfTwoCounts) {
  Probe p;
  p.read({"a", "--count", "3", "--count", "all", "--title=x", "--title=y"});
  EXPECT_EQ(p.count, -1);
  EXPECT_EQ(p.title, "y");
}

TEST(Declaration, Complains) {
  EXPECT_EQ(Probe().complaint({"a", "--colour", "green"}), "--colour wants red or blue, not green");
  EXPECT_EQ(Probe().complaint({"a", "--colour", "rred"}), "--colour wants red or blue, not rred; did you mean red?");
  EXPECT_EQ(Probe().complaint({"a", "--count", ""}), "--count wants N or all, not ");
  EXPECT_EQ(Probe().complaint({"a", "--title", "--wish"}), "--title wants a value: TEXT");
  EXPECT_EQ(Probe().complaint({"a", "0"}), "SIDE... wants a whole number above 0, not 0");
  EXPECT_EQ(Probe().complaint({"a", "--json", "--board"}), "--board does not go with --json");
  EXPECT_THROW(Probe().read({}), CLI::RequiredError);
  EXPECT_THROW(Probe().read({"a", "--other"}), CLI::ExtrasError);
  EXPECT_THROW(Probe().read({"a", "--title"}), CLI::ArgumentMismatch);
}

TEST(Declaration, IsWhatTheHelpIsPrintedFrom) {
  Probe p;
  EXPECT_EQ(p.d.help().usage, " FILE [SIDE...]");
  EXPECT_EQ(p.d.find("--title")->value, "TEXT");
  EXPECT_EQ(p.d.find("--colour")->value, "red|blue");
  EXPECT_EQ(p.d.find("--other"), nullptr);
  auto help = p.d.help();
  help.name = "probe", help.usage = "dlx probe" + p.d.help().usage, help.purpose = "try";
  EXPECT_EQ(dlx::as_text(help),
            "dlx probe: try\n\nUsage: dlx probe FILE [SIDE...]\n  FILE              the file\n  --wish            a wish\n"
            "  --json            one form\n  --board           another\n  --count N|all     how many\n  --title TEXT      a title\n"
            "  --cheap[=K]       cheap\n  --colour red|blue\n                    the colour (default: blue)\n\nExamples:\n  dlx probe\n");
}
