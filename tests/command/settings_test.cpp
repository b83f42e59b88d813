// Settings are declared once: help and command line agree; words become values, or complaints; and the four slips of a finger.
#include "command/helps.hpp"
#include "dlx/command/command_line.hpp"
#include "dlx/command/settings.hpp"
#include <cstdint>
#include <fmt/format.h>

// The help is the grammar: what it explains can be given, and takes a value
// if the help shows one.
TEST(Help, AndTheCommandLineAgree) {
  for (auto const& command : commands()) {
    int options = 0;
    for (auto const& text : lines(run("dlx " + command + " --help").out)) {
      EXPECT_LE(text.size(), text.starts_with("  dlx") ? 100u : 79u) << text;
      Match m;
      if (!fits(text, "  (?:-[a-z], )?(--[a-z-]+)( [^ ]+)?( .*)?", &m)) continue;
      ++options;
      auto const r = run("dlx " + command + ' ' + m[1] + (m[2].empty() ? "=1" : ""));
      EXPECT_EQ(r.status, 2);
      auto const message = m[1] + (m[2].empty() ? " has no value" : " wants a value:" + m[2]);
      EXPECT_NE(r.err.find("error: " + message + '\n'), std::string::npos) << command << ": " << r.err;
    }
    bool const has_none = command.starts_with("make ") or command == "check-proof";
    EXPECT_TRUE(options > 0 or has_none) << command;
  }
}

namespace {
// Where it is, how long, what is said, and the advice; nothing if all is well.
std::string complaint_of(dlx::Declaration& d, std::vector<std::string> const& words) {
  try {
    d.read(words);
  } catch (dlx::BadWords const& bad) {
    return fmt::format("{}+{}: {}{}{}", bad.first, bad.count, bad.message, bad.mend.empty() ? "" : "; ", bad.mend);
  }
  return "";
}
// What a declaration of each kind makes of some words.
struct Probe {
  dlx::Declaration d = dlx::Declaration("probe", "try");
  std::string file, title, form, colour = "blue";
  std::vector<std::string> sides;
  bool wish = false;
  int count = 0;
  Probe() {
    d.file("FILE", dlx::into(file), "the file");
    d.file("[SIDE...]", dlx::into(sides), "");
    d.flag("--wish", wish, "a wish");
    d.form("--json", form, "one form");
    d.form("--board", form, "another");
    d.option("--count", "N|all", [this](std::string const& word) { count = word == "all" ? -1 : std::stoi(word); }, "how many");
    d.option("--title", "TEXT", title, "a title");
    d.option("--cheap", "[=K]", [this](std::string const& word) { count = word.empty() ? 1 : std::stoi(word); }, "cheap");
    d.option("--colour", "red|blue", colour, "the colour");
    d.exclude("--title *", "--count !(1)", "why");
    d.examples({"dlx probe"});
  }
  std::string complaint(std::vector<std::string> const& words) { return complaint_of(d, words); }
};
}  // namespace

TEST(Declaration, AssignsWhatWasTyped) {
  auto const made = [](std::vector<std::string> const& words) {
    Probe p;
    p.d.read(words);
    return fmt::format("{} {} {} {} {} {}{}", p.file, fmt::join(p.sides, ","), p.count, p.colour, p.title, p.form, p.wish ? " wish" : "");
  };
  EXPECT_EQ(made({"--count=3", "a", "--wish", "4", "--colour", "red", "5", "--json"}), "a 4,5 3 red  --json wish");
  EXPECT_EQ(made({"a"}), "a  0 blue  ");
  EXPECT_EQ(made({"--cheap", "a"}), "a  1 blue  ");
  EXPECT_EQ(made({"--cheap=7", "a"}), "a  7 blue  ");
  EXPECT_EQ(made({"a", "--colour", "blue", "--colour", "red", "--title=x", "--title=y"}), "a  0 red y ") << "the last counts";
  EXPECT_EQ(made({"-", "--title", "-x", "--", "--wish", "-5"}), "- --wish,-5 0 blue -x ") << "behind two dashes, all are files";
  EXPECT_EQ(made({"-5", "-.5"}), "-5 -.5 0 blue  ") << "a number is no option";
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

// The word that is wrong is underlined itself, and not another one that looks like it.
TEST(Declaration, KnowsThePlaceOfAWord) {
  EXPECT_EQ(Probe().complaint({"a", "--title", "t", "3", "--count", "1", "--colour", "rad"}), "6+2: --colour wants red or blue, not rad");
  auto const complaint = [](std::vector<std::string> const& words) {
    dlx::Declaration d("probe", "try");
    std::string file, title;
    d.option("--title", "TEXT", title, "a title");
    d.option("--best", "[=K]", [](std::string const&) {}, "the best");
    d.file("[FILE]", dlx::into(file), "the file");
    return complaint_of(d, words);
  };
  EXPECT_EQ(complaint({"a", "3", "--title", "3"}), "1+1: 3 is one too many; usage: dlx probe [OPTION...] [FILE]");
  EXPECT_EQ(complaint({"--title", "-x", "-x"}), "2+1: dlx probe has no option -x");
  EXPECT_EQ(complaint({"--none", "a", "b"}), "0+1: dlx probe has no option --none");
  EXPECT_EQ(complaint({"a", "--", "-x"}), "2+1: -x is one too many; usage: dlx probe [OPTION...] [FILE]");
  EXPECT_EQ(complaint({"--best", "2", "a"}), "1+1: 2 is one too many; say --best=2, without a blank");
}

TEST(Declaration, RefusesWishesThatDoNotGoTogether) {
  EXPECT_EQ(Probe().complaint({"--count", "3", "a", "--title=x"}), "3+1: --title x does not go with --count 3; why");
  EXPECT_EQ(Probe().complaint({"--count", "3", "--count", "4", "--title=x"}), "4+1: --title x does not go with --count 4; why") << "the last one counts";
  EXPECT_EQ(Probe().complaint({"--title", "x", "--count", "all"}), "2+2: --count all does not go with --title x; why");
  EXPECT_EQ(Probe().complaint({"--title", "x", "--count", "1", "a"}), "");
}

TEST(Declaration, IsWhatTheHelpIsPrintedFrom) {
  EXPECT_EQ(dlx::as_text(Probe().d.help()),
            "dlx probe: try\n\nUsage: dlx probe [OPTION...] FILE [SIDE...]\n  FILE              the file\n  --wish            a wish\n"
            "  --json            one form\n  --board           another\n  --count N|all     how many\n  --title TEXT      a title\n"
            "  --cheap[=K]       cheap\n  --colour red|blue\n                    the colour (default: blue)\n\nExamples:\n  dlx probe\n");
}

namespace {
std::string complaint(dlx::Assign const& assign, std::string const& word) {
  try {
    assign(word);
  } catch (std::invalid_argument const& e) {
    return e.what();
  }
  return "";
}
}  // namespace

TEST(Values, NumbersArePositiveAndWhole) {
  int n = 0;
  auto const assign = dlx::into(n);
  for (auto const& [word, value] : std::vector<std::pair<std::string, int>>{{"1", 1}, {"010", 10}, {"2147483647", 2147483647}}) {
    EXPECT_EQ(complaint(assign, word), "");
    EXPECT_EQ(n, value);
  }
  for (std::string const word : {"0", "-1", "+1", " 1", "1 ", "1.5", "1e3", "0x10", "x", ""})
    EXPECT_EQ(complaint(assign, word), "wants a whole number above 0, not " + word);
  EXPECT_EQ(complaint(assign, "2147483648"), "cannot be as large as 2147483648");
}

TEST(Values, NumbersHaveARange) {
  int n = 0;
  EXPECT_EQ(complaint(dlx::into(n, 10), "10"), "");
  EXPECT_EQ(complaint(dlx::into(n, 10), "11"), "is at most 10, not 11");
  std::uint64_t large = 0;
  EXPECT_EQ(complaint(dlx::into(large), "18446744073709551615"), "");
  EXPECT_EQ(complaint(dlx::into(large), "18446744073709551616"), "cannot be as large as 18446744073709551616");
  double seconds = 0;
  EXPECT_EQ(complaint(dlx::into(seconds), "0.5"), "");
  EXPECT_EQ(seconds, 0.5);
  for (std::string const word : {"nan", "0", "-1", "soon", ""}) EXPECT_EQ(complaint(dlx::into(seconds), word), "wants a number above 0, not " + word);
}

TEST(Values, ChoicesStandBetweenBars) {
  auto const choices = dlx::choices_in("first|script:FILE|N");
  EXPECT_EQ(choices, (std::vector<std::string>{"first", "script:FILE", "N"}));
  EXPECT_EQ(dlx::typed_in(choices[1]), "script:");
  dlx::refuse_if_none_of(choices, "script:a");
  for (std::string const word : {"script:", "firs", "firstly", ""})
    EXPECT_EQ(complaint([](std::string const& w) { dlx::refuse_if_none_of({"first", "script:FILE"}, w); }, word), "wants first or script:FILE, not " + word);
  EXPECT_EQ(complaint([](std::string const& w) { dlx::refuse_if_none_of({"a", "b", "c"}, w); }, "x"), "wants a, b, or c, not x");
}

TEST(Values, TextsListsAndSizes) {
  std::string text;
  std::vector<std::string> texts;
  dlx::BoardSize size;
  std::string const wanted = "a height and a width, as in 2x3";
  for (std::string const word : {"a", "b c", ""}) dlx::into(text)(word), dlx::into(texts)(word);
  EXPECT_EQ(text, "");
  EXPECT_EQ(texts, (std::vector<std::string>{"a", "b c", ""}));
  EXPECT_EQ(complaint(dlx::into(size), "6x10"), "");
  EXPECT_EQ(size.rows*100 + size.columns, 610);
  for (std::string const word : {"60", "6x", "x6", "", "x", "6x1x1", "6X10", "6x0"}) {
    EXPECT_EQ(complaint(dlx::into(size), word), "wants rows and columns, such as 6x10, not " + word);
    EXPECT_EQ(complaint(dlx::into(size, wanted), word), "wants a height and a width, as in 2x3, not " + word);
  }
}

namespace {
std::string nearest(std::string const& word, std::vector<std::string> const& names) {
  return dlx::advice(word, names, "none");
}
}  // namespace

TEST(Guess, ForgivesEachSlipAtEachPlace) {
  std::string const name = "estimate", yes = "did you mean estimate?";
  for (std::size_t k = 0; k < name.size(); ++k) {
    auto lost = name, wrong = name, swapped = name;
    lost.erase(k, 1), wrong[k] = 'X';
    EXPECT_EQ(nearest(lost, {name}), yes) << lost;
    EXPECT_EQ(nearest(wrong, {name}), yes) << wrong;
    EXPECT_EQ(nearest(name.substr(0, k) + 'X' + name.substr(k), {name}), yes) << k;
    if (k > 0) std::swap(swapped[k - 1], swapped[k]);
    EXPECT_EQ(nearest(swapped, {name}), yes) << swapped;
  }
}

TEST(Guess, ForgivesTwoSlipsAndNoMoreAndPrefersFewer) {
  EXPECT_EQ(nearest("esimatte", {"estimate"}), "did you mean estimate?");
  EXPECT_EQ(nearest("XsXimatX", {"estimate"}), "none");
  EXPECT_EQ(nearest("sxlxe", {"solve"}), "none") << "two slips want seven letters";
  EXPECT_EQ(nearest("", {"solve"}), "none");
  EXPECT_EQ(nearest("solve", {}), "none");
  EXPECT_EQ(nearest("cost", {"count", "cost"}), "did you mean cost?");
  EXPECT_EQ(nearest("--output", {"--format", "--out"}), "did you mean --out?");
  EXPECT_EQ(nearest("--l", {"--limit", "--log"}), "did you mean --limit?");
}

// What a value holds before anything is read is its default, and the help says so.
TEST(Declaration, TellsTheDefault) {
  dlx::Declaration d("probe", "try");
  int many = 7, none = 0;
  double points = 24;
  std::string empty;
  d.option("--many", "N", many, "many"), d.option("--none", "N", none, "none"), d.option("--points", "P", points, "points"), d.option("--empty", "TEXT", empty, "empty");
  std::vector<std::string> rests;
  for (auto const& line : d.help().lines) rests.push_back(line.rest);
  EXPECT_EQ(rests, (std::vector<std::string>{"many (default: 7)", "none", "points (default: 24)", "empty"}));
}

// One setting with two names: whichever is typed, it is the same one, and complaints call it by the long one.
TEST(Declaration, HasShortNames) {
  struct Short : Probe {
    std::string out;
    bool quick = false;
    Short() {
      d.option("-o, --out", "FILE", out, "where");
      d.option("-q, --quick", "", dlx::into(quick), "quickly");
      d.exclude("--out x", "--wish", "why");
    }
  };
  for (auto const& words : std::vector<std::vector<std::string>>{{"a", "-o", "f"}, {"-of", "a"}, {"--out=f", "a"}, {"a", "-o", "g", "--out", "f", "-q"}}) {
    Short s;
    EXPECT_EQ(s.complaint(words), "") << words[0];
    EXPECT_TRUE(s.out == "f" and s.file == "a" and s.quick == (words.size() > 3)) << words[0];
  }
  EXPECT_EQ(Short().complaint({"a", "--wish", "-o", "x"}), "2+2: --out x does not go with --wish; why");
  EXPECT_EQ(Short().complaint({"a", "--wish", "-ox"}), "2+1: --out x does not go with --wish; why");
  EXPECT_EQ(Short().complaint({"a", "-o", "--wish"}), "1+1: --out wants a value: FILE");
  EXPECT_EQ(Short().complaint({"a", "-o"}), "1+1: -o wants a value: FILE");
  EXPECT_TRUE(says(dlx::as_text(Short().d.help()), "\n  -o, --out FILE    where\n  -q, --quick       quickly\n"));
}

// The settings live as long as what reads them.
TEST(Declaration, OwnsItsSettings) {
  struct Settings { int number = 1; };
  dlx::Declaration d("probe", "try");
  auto& s = d.settings_of(+[](Settings const& settings) { return settings.number == 5 ? dlx::Status::none : dlx::Status::found; });
  d.option("--number", "N", s.number, "a number");
  d.read({"--number", "5"});
  EXPECT_EQ(d.run(), dlx::Status::none);
}

// Too small is not too large, and an empty word is no file.
TEST(Numbers, HaveTwoEnds) {
  expect_refusals({{"solve --time 1e-400", "--time cannot be as small as 1e-400\n"}, {"solve --time 1e400", "--time cannot be as large as 1e400\n"},
                   {"solve --limit 99999999999999999999", "--limit cannot be as large as 99999999999999999999\n"},
                   {"solve --svg --square 1e308", "--square is from 1 to 1000, not 1e308\n"}, {"solve --svg --square 0.5", "--square is from 1 to 1000, not 0.5\n"},
                   {"solve --svg --square nan", "--square wants a number above 0, not nan\n"}, {"draw --tex --width 1e9", "--width is from 1 to 5000, not 1e9\n"},
                   {"view --out ''", "--out wants a value: FILE\n"}, {"solve --checkpoint ''", "--checkpoint wants a value: FILE\n"}, {"draw -o ''", "--out wants a value: FOLDER\n"}});
}
