// The manual page and the completion say what the helps say.
#include "dlx/command/manual.hpp"
#include "shell.hpp"
#include <gtest/gtest.h>
#include <regex>
#include <set>
#include <vector>

namespace {
std::vector<std::string> lines(std::string const& text) {
  std::istringstream in(text);
  std::vector<std::string> result;
  for (std::string line; std::getline(in, line);) result.push_back(line);
  return result;
}
std::vector<std::string> commands() {
  std::vector<std::string> names;
  for (auto const& line : lines(run("dlx --help").out)) {
    std::smatch m;
    if (std::regex_match(line, m, std::regex("  ([a-z]+( [a-z]+)?) +[a-z].*")) && line.substr(0, 6) != "  dlx ") names.push_back(m[1]);
  }
  return names;
}
// What a reader sees, without fonts and escapes.
std::string plain(std::string line) {
  line = std::regex_replace(line, std::regex("\\\\f[BIR]|\\\\&"), "");
  line = std::regex_replace(line, std::regex("\\\\-"), "-");
  return std::regex_replace(line, std::regex("\\\\e"), "\\");
}
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
using List = std::vector<std::string>;
}  // namespace

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
      std::smatch m;  // a term and its explanation stand on two lines
      bool const term = std::regex_match(text[k], m, std::regex("  (\\S.*?)  +(.*)"));
      for (std::string piece : term ? List{m[1], m[2]} : List{text[k].substr(text[k].find_first_not_of(' '))}) {
        auto const found = page.find('\n' + piece + '\n', at);
        EXPECT_TRUE(found < end) << c << ": " << piece;
        if (found < end) at = found;
      }
    }
  }
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
  std::vector<dlx::Help> const helps = {{"x", "dlx x", "try -x", "Head:\n  --a B  .b\n  'c' d\n                    .more \\n\n\nExamples:\n  .dlx -x\n"}};
  auto const page = dlx::manual_page(helps);
  EXPECT_NE(page.find(".TP 18\n\\fB\\-\\-a\\fR \\fIB\\fR\n\\&.b\n"), std::string::npos) << page;
  EXPECT_NE(page.find("\n\\fB\\&'c'\\fR \\fBd\\fR\n\\&.more \\en\n"), std::string::npos) << page;
  EXPECT_NE(page.find(".nf\n\\&.dlx \\-x\n.fi\n"), std::string::npos) << page;
}

TEST(Completion, OffersCommandsOptionsAndFiles) {
  EXPECT_EQ(completed("dlx so"), List{"solve"});
  EXPECT_EQ(completed("dlx make qu"), List{"queens"});
  EXPECT_EQ(completed("dlx make l"), (List{"latin", "langford"}));
  EXPECT_EQ(completed("dlx solve --limit "), List());
  EXPECT_EQ(completed("dlx solve --li"), List{"--limit"});
  EXPECT_EQ(completed("dlx make queens --"), (List{"--trivial-diagonals", "--help"}));
  EXPECT_EQ(completed("dlx nothing --"), List());
  EXPECT_EQ(completed("dlx solve --che"), List{"--cheapest"});
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
  EXPECT_EQ(completed("dlx solve --chooser script : prob", folder), List{"problem.dlx"});  // as bash splits it
}

TEST(Completion, OffersTheChoicesThatTheHelpNames) {
  EXPECT_EQ(completed("dlx count --engine "), (List{"auto", "links", "masks", "hybrid", "frontier"}));
  EXPECT_EQ(completed("dlx solve --engine m"), List{"masks"});
  EXPECT_EQ(completed("dlx solve --engine = m"), List{"masks"});  // as bash splits it
  EXPECT_EQ(completed("dlx convert --to ="), (List{"dlx", "matrix", "json", "dimacs", "wcnf", "lp"}));
  EXPECT_EQ(completed("dlx solve --chooser "), (List{"first", "smallest", "script:"}));
  EXPECT_EQ(completed("dlx estimate --chooser "), (List{"first", "smallest"}));
  EXPECT_EQ(completed("dlx solve --threads "), List{"all"});
  EXPECT_EQ(completed("dlx make torus 5 --diagonals s"), List{"secondary"});
}

TEST(HelpCommand, SaysTheSameAsTheOption) {
  EXPECT_EQ(run("dlx help").out, run("dlx --help").out);
  EXPECT_EQ(run("dlx help solve").out, run("dlx solve --help").out);
  EXPECT_EQ(run("dlx help make queens").out, run("dlx make queens --help").out);
  EXPECT_EQ(run("dlx help make").out, run("dlx make --help").out);
  auto const r = run("dlx help slove");
  EXPECT_EQ(r.status, 2);
  EXPECT_EQ(r.err, "dlx: error: there is no command slove; did you mean solve?\n");
  EXPECT_EQ(run("dlx help xyz").err, "dlx: error: there is no command xyz; dlx help lists them\n");
  EXPECT_EQ(slurp("build/dlx.1"), run("dlx help --man").out);
  EXPECT_EQ(slurp("build/dlx.bash"), run("dlx help --completion").out);
}

TEST(Install, PutsEverythingInItsPlace) {
  if (!std::filesystem::exists("build/dlx.pdf")) GTEST_SKIP() << "the book has not been made";
  Scratch scratch;
  auto const root = (scratch / "root").string();
  auto const r = run("DESTDIR=" + root + " PREFIX=/opt/x tools/install build");
  EXPECT_EQ(r.status, 0) << r.err;
  EXPECT_EQ(run("cd " + root + " && find . -type f | sort").out,
            "./opt/x/bin/dlx\n./opt/x/share/bash-completion/completions/dlx\n./opt/x/share/doc/dlx/dlx.pdf\n"
            "./opt/x/share/man/man1/dlx.1\n");
  EXPECT_EQ(run(root + "/opt/x/bin/dlx make queens 6 | " + root + "/opt/x/bin/dlx count").out, "4\n");
}
