// What helps look like, whether their examples work; the manual page says what they say, and the tabulator key completes them.
#include "command/helps.hpp"
#include "pattern.hpp"
#include "dlx/command/help.hpp"
#include <algorithm>
#include <gtest/gtest.h>
#include <set>
#include <sstream>
#include <vector>

TEST(Help, IsThereForEveryCommandWithExamplesThatWork) {
  EXPECT_EQ(run("dlx --help").status, 0);
  EXPECT_EQ(run("dlx --version").status, 0);
  Scratch scratch;
  std::string const there = "export R=$PWD; export PATH=$R/build:$PATH; cd " + (scratch / "").string() + "; set -o pipefail; ";
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
    run(there + "rm -rf *; ln -s $R/figures figures; cp $R/tests/data/latin-2.dlx problem.dlx; cp $R/tests/data/box.txt puzzle.txt; "
                "cp $R/tests/data/grids/slides-9.txt sudoku.txt; "
                "dlx trace problem.dlx > trace.jsonl; printf 'SAT\\n1 4 6 7 0\\n' > answer.txt");
    int examples = 0;
    while (std::getline(lines, line) && (line.starts_with("  dlx") || line.starts_with("  echo"))) {
      auto const r = run(there + line);
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
    if (brief == whole) continue;
    EXPECT_TRUE(fits(brief, "dlx " + c + ": [^\n]*\n\nUsage: [^\n]*\n\nOften needed:\n(.|\n)*\n\nExamples:\n(.|\n)*\n\ndlx " + c + " --help explains all [0-9]+ options.\n")) << brief;
    for (auto const& line : lines(brief))
      if (line.starts_with("  ") and line[2] != ' ') {
        EXPECT_NE(whole.find('\n' + line.substr(0, 20)), std::string::npos) << c << ": " << line;
      }
  }
  for (std::string const c : {"solve", "count", "trace", "split", "draw"}) EXPECT_NE(run("dlx " + c + " -h").out, run("dlx " + c + " --help").out) << c;
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
      EXPECT_LE(line.size(), 80u) << c << ": " << line;
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
  auto const help = run("dlx help format");
  EXPECT_EQ(help.status, 0);
  auto const text = lines(help.out);
  auto const page = lines(run("dlx help --man | sed '1,/^.SH FILE FORMAT/d'").out);
  std::string all;
  for (auto const& line : page) all += plain(line) + '\n';
  int examples = 0;
  for (std::size_t k = 3; k < text.size(); ++k) {
    EXPECT_LE(text[k].size(), 79u);
    auto const& line = text[k];
    if (line.starts_with("  printf")) {
      ++examples;
      auto const r = run(line);
      EXPECT_EQ(r.status, 0) << line << r.err;
      EXPECT_NE(r.out, "") << line;
      EXPECT_NE(all.find(line.substr(2) + '\n'), std::string::npos) << line;
    } else if (!line.empty() && line[0] != ' ') {
      EXPECT_NE(all.find(line + '\n'), std::string::npos) << line;
    }
  }
  EXPECT_EQ(examples, 2);
  EXPECT_NE(run("dlx --help").out.find("dlx help format"), std::string::npos);
}

TEST(Manual, IsSetWithoutWarnings) {
  if (run("command -v groff").status != 0) GTEST_SKIP() << "groff is not installed";
  auto const r = run("groff -man -Tutf8 -ww build/dlx.1 > /dev/null");
  EXPECT_EQ(r.status, 0);
  EXPECT_EQ(r.err, "");
  auto const text = run("GROFF_NO_SGR=1 groff -man -Tascii -P-c build/dlx.1 | sed 's/.\\x08//g'").out;
  EXPECT_NE(text.find("--chooser first|smallest|script:FILE"), std::string::npos);
  EXPECT_NE(text.find("dlx make queens 8 | dlx solve --board --limit 1\n"), std::string::npos);
  EXPECT_NE(text.find("EXIT STATUS"), std::string::npos);
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

TEST(Completion, OffersCommandsOptionsAndFiles) {
  EXPECT_EQ(completed("dlx so"), List{"solve"});
  EXPECT_EQ(completed("dlx make qu"), List{"queens"});
  EXPECT_EQ(completed("dlx make l"), (List{"latin", "langford"}));
  EXPECT_EQ(completed("dlx solve --limit "), List());
  EXPECT_EQ(completed("dlx solve --li"), List{"--limit"});
  EXPECT_EQ(completed("dlx make queens --"), (List{"--trivial-diagonals", "--help"}));
  EXPECT_EQ(completed("dlx nothing --"), List());
  EXPECT_EQ(completed("dlx solve --che"), (List{"--cheapest", "--checkpoint"}));
  EXPECT_EQ(completed("dlx solve --chea"), List{"--cheapest"});
  EXPECT_EQ(completed("dlx help so"), List{"solve"});
  EXPECT_EQ(completed("dlx help --m"), List{"--man"});
  std::set<std::string> first;
  for (auto const& c : commands()) first.insert(c.substr(0, c.find(' ')));
  auto const offered = completed("dlx ");
  EXPECT_EQ(std::set<std::string>(offered.begin(), offered.end()), first);
}

TEST(Completion, OffersFilesWhereFilesAreMeant) {
  Scratch scratch;
  scratch.file("problem.dlx", "");
  auto const folder = (scratch / "").string();
  EXPECT_EQ(completed("dlx solve prob", folder), List{"problem.dlx"});
  EXPECT_EQ(completed("dlx convert --answer prob", folder), List{"problem.dlx"});
  EXPECT_EQ(completed("dlx convert --to prob", folder), List());
  EXPECT_EQ(completed("dlx view -o prob", folder), List{"problem.dlx"});
  EXPECT_EQ(completed("dlx view --o", folder), List{"--out"});
  for (std::string const reads : {"make sudoku", "make words 3x4", "verify", "check-proof", "figures", "make latin 4 --givens"})
    EXPECT_EQ(completed("dlx " + reads + " prob", folder), List{"problem.dlx"}) << reads;
  for (std::string const counts : {"make queens", "make dominoes", "make squares 3x5", "make latin"})
    EXPECT_EQ(completed("dlx " + counts + " prob", folder), List()) << counts;
  EXPECT_EQ(completed("dlx solve --chooser script : prob", folder), List{"problem.dlx"});  // as bash splits it
}

TEST(Completion, OffersTheChoicesThatTheHelpNames) {
  EXPECT_EQ(completed("dlx count --engine "), (List{"auto", "links", "filter", "masks", "hybrid", "textbook"}));
  EXPECT_EQ(completed("dlx solve --engine m"), List{"masks"});
  EXPECT_EQ(completed("dlx make torus 5 --"), (List{"--diagonals", "--help"}));
  EXPECT_EQ(completed("dlx solve --engine = m"), List{"masks"});  // as bash splits it
  EXPECT_EQ(completed("dlx convert --to ="), (List{"dlx", "matrix", "json", "dimacs", "wcnf", "opb", "lp"}));
  EXPECT_EQ(completed("dlx solve --chooser "), (List{"first", "smallest", "script:"}));
  EXPECT_EQ(completed("dlx estimate --chooser "), (List{"first", "smallest"}));
  EXPECT_EQ(completed("dlx solve --threads "), List{"all"});
  EXPECT_EQ(completed("dlx make torus 5 --diagonals s"), List{"secondary"});
}
