// Mistakes: what is said about them, where, and which advice is offered; helps, the manual page, and what the tabulator key completes.
#include "command/helps.hpp"
#include "shell.hpp"
#include "pattern.hpp"
#include "dlx/command/command_line.hpp"
#include <algorithm>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <set>
#include <sstream>
#include <vector>

namespace {
std::string const latin = "tests/data/latin-2.dlx";
}  // namespace

// Bad files and bad command lines: one message, status 2, nothing on
// standard output.  (Bad contents are the business of format_test.)
TEST(BadInput, HasAClearMessageAndStatusTwo) {
  expect_refusals({
      {"dlx solve nowhere.dlx", "dlx: error: cannot read 'nowhere.dlx': No such file or directory\n"},
      {"dlx make latin 2 | dlx trace | dlx draw --out README.md", "dlx: error: cannot make the folder README.md: Not a directory\n"},
      {"dlx solve --chooser script:nowhere " + latin, "dlx: error: cannot read 'nowhere': No such file or directory\n"},
      {"dlx solve --board tests/data/paper.dlx",
       "dlx: error: tests/data/paper.dlx has no board: for that, every option needs a name of the form "
       "SYMBOL@(row,column), or a name and items of the form (row,column); --svg draws a table, and --items prints one\n"},
      {"dlx verify - -", "dlx: error: the problem and the covers cannot both come from standard input; give two files\n"},
      {"printf 'A B\\nA C\\n' | dlx solve", "standard input:2:3: error: "},
      {"printf 'A\\0B\\nA\\n' | dlx solve", "standard input:1:2: error: "},
      {": | dlx solve", "standard input:1:1: error: "},
      {"dlx draw --as tree --steps 3 x", "command line:1:20: error: --steps 3 does not go with --as tree\n"},
      {"dlx draw --as matrix --grain link x", "command line:1:22: error: --grain link does not go with --as matrix\n"},
      {"dlx film --speed 1e-6 x", "command line:1:10: error: --speed is from 0.01 to 100, not 1e-6\n"},
      {"dlx solve --part p --format json", "command line:1:20: error: --format json does not go with --part p\n"},
      {"dlx split 2 --part p --format json", "command line:1:22: error: --format json does not go with --part p\n"},
      {"dlx convert --to json --answer said a", "command line:1:23: error: --answer said does not go with --to json\n"},
      {"dlx attacks --at-least 100", "dlx: error: --at-least 100 is more than the 64 squares of the board; say --rows N if it is larger\n"},
      {"dlx help --man solve", "dlx: error: the manual page is about all commands; say dlx help --man alone\n"},
      {"printf 'choose X' | dlx solve --chooser script:- " + latin, "standard input:1:8: error: there is no item 'X'\n"},
      {"echo hello | dlx draw", "standard input:1:1: error: this line is not a JSON object\n"},
      {"dlx make queens 0", "command line:1:17: error: N wants a whole number above 0, not 0\n"},
      {"dlx make queens 2000", "dlx: error: "},
      {"dlx", "command line:1:4: error: which command?\n"},
      {"dlx --colour", "command line:1:5: error: there is no command --colour\n"},
      {"dlx solve --colour red", "command line:1:11: error: dlx solve has no option --colour\n"},
      {"dlx count --out x " + latin, "command line:1:11: error: dlx count has no option --out\n"},
      {"dlx solve '--limit N' 3", "command line:1:11: error: dlx solve has no option --limit N\n"},
      {"dlx solve --limit x " + latin, "command line:1:11: error: --limit wants a whole number above 0, not x\n"},
      {"dlx solve --chooser last " + latin, "command line:1:11: error: --chooser wants first, smallest, or script:FILE, not last\n"},
      {"dlx solve --format xml " + latin, "command line:1:11: error: --format wants auto, dlx, matrix, or json, not xml\n"},
      {"dlx make squares 3x5 1 x 2", "command line:1:24: error: SIDE... wants a whole number above 0, not x\n"},
      {"dlx solve a b", "command line:1:13: error: b is one too many\n"},
      {"dlx solve -- --help", "dlx: error: cannot read '--help': No such file or directory\n"},
      {"dlx make", "command line:1:9: error: which command?\n"},
      {"dlx make queens", "command line:1:16: error: N is missing\n"},
      {"dlx make dominoes 6x", "command line:1:19: error: SIZE wants rows and columns, such as 6x10, not 6x\n"},
      {"dlx make dominoes 1001x1", "dlx: error: a board of 1001 by 1 cannot be drawn"},
      {"dlx make dominoes 2x2 --without-center", "dlx: error: a board of 2 by 2 is nothing but its center\n"},
      {"dlx make polyomino tests/data/layers.txt", "tests/data/layers.txt:6:1: error: this row belongs to no picture\n"},
      {"dlx make domination 51", "dlx: error: domination: the board must have 1 to 50 ranks, not 51"},
      {"dlx make words 2x3 tests/data/words.txt", "tests/data/words.txt:1:1: error: there is no word of length 2"},
      {"dlx make waffles 4", "command line:1:10: error: there is no command make waffles\n"},
      {"dlx figures nowhere.fig", "dlx: error: figures need --out FOLDER\n"},
      {"dlx trace " + latin + " | dlx draw --as pictures", "command line:1:10: error: --as wants links, links+board, board, matrix, or tree, not pictures\n"},
      {"dlx trace " + latin + " | dlx draw --steps often", "command line:1:10: error: --steps cannot be understood: 'often' selects no steps; write all, last, "},
      {"dlx draw --grain 'event links' x", "command line:1:10: error: --grain cannot be understood: there is no grain 'links'; choose from: event, "},
      {"dlx draw --steps '' x", "command line:1:10: error: --steps wants words such as those in the help\n"},
      {"dlx draw --steps '3\ndraw: tree' x", "command line:1:10: error: --steps wants words such as those in the help\n"},
      {"dlx draw --as matrix --steps choose x", "dlx: error: the steps of a matrix are no events; select them by numbers"},
      {"dlx view -o=x.html x", "command line:1:10: error: say -o FILE, or --out=FILE\n"},
      {"dlx count --profile --engine filter x", "command line:1:21: error: --engine filter does not go with --profile\n"},
      {"dlx make quens 8 --limit", "command line:1:10: error: there is no command make quens\n"},
      {"dlx make queens 8 --limit", "command line:1:19: error: dlx make queens has no option --limit\n"},
  }, "");
}

// What was probably meant; and silence if nothing is near.
TEST(BadInput, IsMendedByAGuess) {
  auto help = [](std::string const& command) {
    auto const err = run("dlx " + command).err;
    return err.substr(std::min(err.rfind("help: "), err.size() - 6) + 6);
  };
  for (auto const& [command, name] : Table{
           {"cuont x", "count"}, {"slove", "solve"}, {"ount", "count"}, {"est", "estimate"}, {"mkae queens 8", "make"}, {"make sodoku", "sudoku"},
           {"make shcoolgilrs 15", "schoolgirls"}, {"sudoku", "make sudoku"}, {"--halp", "--help"}, {"count --enigne masks", "--engine"},
           {"solve -limit 3", "--limit"}, {"solve --lim 3", "--limit"}, {"solve --engine mask x", "masks"}, {"solve --engine=hybird x", "hybrid"},
           {"draw --as bord", "board"}, {"make torus 5 --diagonals primry", "primary"}, {"solve --format jsno", "json"}})
    EXPECT_EQ(help(command), "did you mean " + name + "?\n") << command;
  for (auto const& [command, advice] : Table{{"solve --colour red", "try: dlx "}, {"solve --engine x", "try: dlx "}, {"verify --engine masks", "try: dlx "},
                                             {"make queens x", "try: dlx "}, {"xyz", "say solve, "}, {"''", "say solve, "}, {"make waffles", "say queens, "}})
    EXPECT_TRUE(help(command).starts_with(advice)) << command;
  for (auto const& [word, advice] : Table{{"slove", "did you mean solve?"}, {"xyz", "dlx help lists them"}, {"formats", "did you mean format?"}, {"sudoku", "did you mean make sudoku?"}})
    expect_refusals({{"help " + word, fmt::format("dlx: error: there is no command {}; {}\n", word, advice)}});
}

// What is underlined is the option with its value, or the value alone.
TEST(BadInput, IsUnderlined) {
  EXPECT_EQ(run("dlx solve --nodes none x").err,
            "command line:1:11: error: --nodes wants a whole number above 0, not none\n"
            "  1 | dlx solve --nodes none x\n"
            "    |           ^^^^^^^^^^^^\n"
            "help: try: dlx solve --help\n");
}

TEST(CommandLine, TakesOptionsInAnyOrderAndTheLastOneCounts) {
  for (std::string const options : {"--limit 1 tests/data/c5.dlx", "--limit=1 tests/data/c5.dlx", "tests/data/c5.dlx --limit 1",
                                    "--limit 5 --limit 1 tests/data/c5.dlx", "--limit 1 -- tests/data/c5.dlx"})
    EXPECT_EQ(run("dlx solve " + options).out, "1 2\n") << options;
  expect_prints({{"dlx solve - --json --json < tests/data/paper.dlx", "{\"cover\":[1,4,5],\"labels\":[\"1\",\"4\",\"5\"]}\n"},
                 {"cp tests/data/c5.dlx ./--c5; dlx count -- --c5; rm -- --c5", "2\n"}, {"dlx solve --time 1e9 tests/data/c5.dlx", "1 2\n3 4\n"}});
}

TEST(Help, IsFoundWhereverItIsAskedFor) {
  for (std::vector<std::string> const& same : {std::vector<std::string>{"--help", "-h", "slove --help", "--help solve", "help"}, {"solve --help", "solve nowhere --limit -h --help", "help solve", "solve --limti x --help"},
                                               {"make --help", "help make"}, {"make queens --help", "help make queens"}}) {
    auto const text = run("dlx " + same[0]);
    EXPECT_EQ(text.status, 0);
    for (auto const& words : same) EXPECT_EQ(run("dlx " + words).out, text.out) << words;
  }
  auto const puzzles = run("dlx make --help").out;
  EXPECT_TRUE(puzzles.find("\n  make queens ") != puzzles.npos and puzzles.find("\n  solve ") == puzzles.npos);
  EXPECT_EQ(run("dlx --version").out + run("dlx -V").out, "dlx 1.0.0\ndlx 1.0.0\n");
  EXPECT_EQ(slurp("build/dlx.1"), run("dlx help --man").out);
  EXPECT_EQ(slurp("build/dlx.bash"), run("dlx help --completion").out);
}

TEST(Help, KnowsEachCommandInBothWays) {
  auto const all = commands();
  EXPECT_GE(all.size(), 27u);
  for (auto const& name : all) {
    auto const help = run("dlx help " + name).out;
    EXPECT_TRUE(help.starts_with("dlx " + name + ": ") and help == run("dlx " + name + " --help").out) << name;
  }
}

namespace {
// Their examples need files that only other commands make, or many machines, or more time.
std::set<std::string> const is_elsewhere = {"split", "check-proof", "check-trace", "view", "film", "make squares", "make schoolgirls"};
}  // namespace

TEST(Help, IsThereForEveryCommandWithExamplesThatWork) {
  Scratch scratch;
  auto all = commands();
  all.push_back("");
  for (std::string const& command : all) {
    if (is_elsewhere.contains(command)) continue;
    auto const help = run("dlx " + command + " --help");
    EXPECT_EQ(help.status, 0);
    EXPECT_EQ(help.err, "");
    in(scratch, "rm -rf *; ln -s $R/figures figures; cp $data/latin-2.dlx problem.dlx; cp $data/box.txt puzzle.txt; cp $data/grids/slides-9.txt sudoku.txt; "
                "dlx trace problem.dlx > trace.jsonl; printf 'SAT\\n1 4 6 7 0\\n' > answer.txt");
    int examples = 0;
    for (auto const& line : lines(help.out.substr(std::min(help.out.find("Examples:\n"), help.out.size()))))
      if (line.starts_with("  dlx") or line.starts_with("  echo")) {
        auto const r = in(scratch, "set -o pipefail; " + line);
        EXPECT_EQ(r.status, 0) << line << '\n' << r.err;
        ++examples;
      }
    EXPECT_GE(examples, 1) << command;
  }
}

// What is needed often fits a screen, is a part of the whole, and says where that is.
TEST(Help, IsShortIfAskedShortly) {
  for (auto const& c : commands()) {
    auto const whole = run("dlx " + c + " --help").out, brief = run("dlx " + c + " -h").out;
    EXPECT_LE(lines(brief).size(), 26u) << c;
    for (auto const& line : lines(whole)) {
      auto const first = line.find_first_not_of(' ');
      EXPECT_TRUE(line.empty() || first == 0 || first == 2 || first == 20) << c << ": " << line;
    }
    if (brief == whole) continue;
    EXPECT_TRUE(fits(brief, "dlx " + c + ": [^\n]*\n\nUsage: [^\n]*\n\nOften needed:\n(.|\n)*\n\nExamples:\n(.|\n)*\n\ndlx " + c + " --help explains all [0-9]+ options.\n")) << brief;
    for (auto const& line : lines(brief))
      if (line.starts_with("  ") and line[2] != ' ') {
        EXPECT_NE(whole.find('\n' + line.substr(0, 20)), std::string::npos) << c << ": " << line;
      }
  }
  for (std::string const c : {"solve", "count", "trace", "split", "draw"}) EXPECT_NE(run("dlx " + c + " -h").out, run("dlx " + c + " --help").out) << c;
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
  EXPECT_EQ(dlx::filled("a bb (default: cc)", 14), (std::vector<std::string>{"a bb", "(default: cc)"}));
  EXPECT_EQ(dlx::filled("a (default: as square as they can be)", 14), (std::vector<std::string>{"a (default: as", "square as they", "can be)"}));
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

namespace {
// What a reader sees, without fonts and escapes.
std::string plain(std::string line) {
  line = replaced(line, "\\\\f[BIR]|\\\\&", "");
  line = replaced(line, "\\\\-", "-");
  return replaced(line, "\\\\e", "\\");
}
using List = std::vector<std::string>;
}  // namespace

TEST(Manual, HoldsEveryLineOfEveryHelp) {
  std::string page;
  for (auto const& line : lines(run("dlx help --man").out)) page += plain(line) + '\n';
  for (auto const& c : commands()) {
    auto at = page.find(".SS dlx " + c + '\n');
    ASSERT_NE(at, std::string::npos) << c;
    auto const end = page.find(".SS ", at + 1);
    auto const text = lines(run("dlx " + c + " --help").out);
    for (std::size_t k = 4; k < text.size(); ++k) {
      if (text[k].empty()) continue;
      Match m;  // a term and its explanation stand on two lines
      bool const term = fits(text[k], "  (\\S.*?)  +(.*)", &m);
      for (std::string const& piece : term ? List{m[1], m[2]} : List{text[k].substr(text[k].find_first_not_of(' '))}) {
        auto const found = page.find('\n' + piece + '\n', at);
        EXPECT_TRUE(found < end) << c << ": " << piece;
        if (found < end) at = found;
      }
    }
  }
}

// How a problem is written stands in the manual, too, and its examples work.
TEST(Format, IsExplained) {
  auto const text = lines(run("dlx help format").out);
  std::string page;
  for (auto const& line : lines(run("dlx help --man | sed '1,/^.SH FILE FORMAT/d'").out)) page += plain(line) + '\n';
  int examples = 0;
  for (std::size_t k = 3; k < text.size(); ++k) {
    auto const& line = text[k];
    bool const is_example = line.starts_with("  printf");
    EXPECT_LE(line.size(), 79u);
    EXPECT_TRUE(line.starts_with(' ') and not is_example ? true : says(page, line.substr(is_example ? 2 : 0) + '\n')) << line;
    if (not is_example) continue;
    ++examples;
    auto const r = run(line);
    EXPECT_TRUE(r.status == 0 and not r.out.empty()) << line << r.err;
  }
  EXPECT_EQ(examples, 2);
}

TEST(Manual, IsSetWithoutWarnings) {
  if (not is_there("groff")) GTEST_SKIP() << "groff is not installed";
  auto const r = run("groff -man -Tutf8 -ww build/dlx.1 > /dev/null; GROFF_NO_SGR=1 groff -man -Tascii -P-c build/dlx.1 | sed 's/.\\x08//g'");
  EXPECT_EQ(r.err, "");
  for (auto const* text : {"--chooser first|smallest|script:FILE", "dlx make queens 8 | dlx solve --board --limit 1\n", "EXIT STATUS"}) EXPECT_TRUE(says(r.out, text)) << text;
}

TEST(Manual, EscapesWhatTroffWouldTake) {
  using dlx::HelpLine;
  std::vector<dlx::Help> const helps = {{"x", "dlx x", "try -x",
                                         {{HelpLine::heading, "Head:", ""}, {HelpLine::term, "--a B", ".b"}, {HelpLine::term, "'c' d", ".more \\n"},
                                          {HelpLine::heading, "Examples:", ""}, {HelpLine::example, ".dlx -x", ""}},
                                         {}}};
  auto const page = dlx::manual_page(helps);
  EXPECT_NE(page.find(".TP 18\n\\fB\\-\\-a \\fIB\\fB\\fR\n\\&.b\n"), std::string::npos) << page;
  EXPECT_NE(page.find("\n\\fB\\&'c' d\\fR\n\\&.more \\en\n"), std::string::npos) << page;
  EXPECT_NE(page.find(".nf\n\\&.dlx \\-x\n.fi\n"), std::string::npos) << page;
}

namespace {
// Words in a line that ends where the tabulator key is pressed.
std::vector<std::string> completed(std::string const& typed, std::string const& folder = "") {
  std::string const script = "source build/dlx.bash\n" + (folder.empty() ? "" : "cd " + folder + "\n") +
                             "COMP_LINE='" + typed + "'; read -ra COMP_WORDS <<< \"$COMP_LINE\"\n"
                             "[[ $COMP_LINE != *' ' ]] || COMP_WORDS+=('')\nCOMP_CWORD=$((${#COMP_WORDS[@]} - 1))\n"
                             "_dlx; printf '%s\\n' \"${COMPREPLY[@]}\"\n";
  auto const r = run(script);
  EXPECT_EQ(r.err, "") << typed;
  std::vector<std::string> words;
  for (auto const& w : lines(r.out))
    if (!w.empty()) words.push_back(w);
  return words;
}
}  // namespace

TEST(Completion, OffersWhatMayFollow) {
  Scratch scratch;
  scratch.file("problem.dlx", "");
  auto const folder = (scratch / "").string();
  struct Case { std::string typed; List offered; };
  List const file = {"problem.dlx"};
  for (auto const& [typed, offered] : std::vector<Case>{
           {"so", {"solve"}}, {"make qu", {"queens"}}, {"make l", {"latin", "langford"}}, {"solve --limit ", {}}, {"solve --li", {"--limit"}}, {"make queens --", {"--trivial-diagonals", "--help"}},
           {"nothing --", {}}, {"solve --che", {"--cheapest", "--checkpoint"}}, {"solve --chea", {"--cheapest"}}, {"help so", {"solve"}}, {"help --m", {"--man"}}, {"make torus 5 --", {"--diagonals", "--help"}},
           {"solve prob", file}, {"convert --answer prob", file}, {"convert --to prob", {}}, {"view -o prob", file}, {"view --o", {"--out"}}, {"make sudoku prob", file}, {"make words 3x4 prob", file}, {"verify prob", file},
           {"check-proof prob", file}, {"figures prob", file}, {"make latin 4 --givens prob", file}, {"make queens prob", {}}, {"make dominoes prob", {}}, {"make squares 3x5 prob", {}}, {"make latin prob", {}},
           {"solve --chooser script : prob", file}, {"solve --engine = m", {"masks"}},  // as bash splits them
           {"count --engine ", {"auto", "links", "filter", "masks", "hybrid", "textbook"}}, {"solve --engine m", {"masks"}}, {"convert --to =", {"dlx", "matrix", "json", "dimacs", "wcnf", "opb", "lp"}},
           {"solve --chooser ", {"first", "smallest", "script:"}}, {"estimate --chooser ", {"first", "smallest"}}, {"solve --threads ", {"all"}}, {"make torus 5 --diagonals s", {"secondary"}}})
    EXPECT_EQ(completed("dlx " + typed, folder), offered) << typed;
  std::set<std::string> first;
  for (auto const& c : commands()) first.insert(c.substr(0, c.find(' ')));
  auto const offered = completed("dlx ");
  EXPECT_EQ(std::set<std::string>(offered.begin(), offered.end()), first);
}
