// The manual page says what the helps say.
#include "dlx/command/manual.hpp"
#include "command/helps.hpp"
#include <gtest/gtest.h>
#include <regex>
#include <vector>

namespace {
// What a reader sees, without fonts and escapes.
std::string plain(std::string line) {
  line = std::regex_replace(line, std::regex("\\\\f[BIR]|\\\\&"), "");
  line = std::regex_replace(line, std::regex("\\\\-"), "-");
  return std::regex_replace(line, std::regex("\\\\e"), "\\");
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
      std::smatch m;  // a term and its explanation stand on two lines
      bool const term = std::regex_match(text[k], m, std::regex("  (\\S.*?)  +(.*)"));
      for (std::string const& piece : term ? List{m[1], m[2]} : List{text[k].substr(text[k].find_first_not_of(' '))}) {
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
  using dlx::HelpLine;
  std::vector<dlx::Help> const helps = {{"x", "dlx x", "try -x",
                                         {{HelpLine::heading, "Head:", ""}, {HelpLine::term, "--a B", ".b"}, {HelpLine::term, "'c' d", ".more \\n"},
                                          {HelpLine::heading, "Examples:", ""}, {HelpLine::example, ".dlx -x", ""}},
                                         {}}};
  auto const page = dlx::manual_page(helps);
  EXPECT_NE(page.find(".TP 18\n\\fB\\-\\-a\\fR \\fIB\\fR\n\\&.b\n"), std::string::npos) << page;
  EXPECT_NE(page.find("\n\\fB\\&'c'\\fR \\fBd\\fR\n\\&.more \\en\n"), std::string::npos) << page;
  EXPECT_NE(page.find(".nf\n\\&.dlx \\-x\n.fi\n"), std::string::npos) << page;
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
