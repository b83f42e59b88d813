// Every session in README, GUIDE and book is run, and must say exactly
// what is printed there.  A session is a list of lines `$ command`, each
// followed by what it prints (standard output and standard error together).
// Sessions that the book has no room for are in tests/sessions.
#include "shell.hpp"
#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <tuple>
#include <vector>

namespace {
struct Session {
  std::string name, text;
  std::filesystem::path file = {};
};
// The anchors of a page's headings, as web sites make them.
std::set<std::string> headings(std::string const& page) {
  std::set<std::string> result;
  std::istringstream lines(slurp(page));
  for (std::string line; std::getline(lines, line);)
    if (line.starts_with("#")) {
      std::string anchor;
      for (char const c : line.substr(line.find(' ') + 1)) {
        if (std::isalnum(static_cast<unsigned char>(c)) or c == '-') anchor += static_cast<char>(std::tolower(c));
        if (c == ' ') anchor += '-';
      }
      result.insert(anchor);
    }
  return result;
}
std::vector<Session> sessions() {
  std::vector<Session> result;
  std::vector<std::filesystem::path> files;
  for (auto folder : {"tests/transcripts", "tests/sessions"})
    for (auto const& entry : std::filesystem::directory_iterator(folder)) files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  for (auto const& f : files) result.push_back({f.stem().string(), slurp(f), f});
  // Those of README and GUIDE are their blocks that begin with ```console.
  for (std::string const page : {"README", "GUIDE"}) {
    int number = 0;
    for (auto const& block : blocks(page + ".md", "console")) result.push_back({page + "-" + std::to_string(++number), block});
  }
  return result;
}
std::string played(std::string const& text) {
  std::istringstream lines(text);
  std::string script, line;
  while (std::getline(lines, line))
    if (line.starts_with("$ ")) {
      std::string const command = line.substr(2);
      script += "cat <<'EOF_DLX'\n" + line + "\nEOF_DLX\n" + command + "\n";
    }
  Scratch const scratch;  // sessions leave files behind, and are played at the same time
  auto const r = run("exec 2>&1; ln -s \"$PWD\"/* " + (scratch / "").string() + " && cd " + (scratch / "").string() + "\n" + script);
  return r.out;
}
std::vector<Session> const& all() {
  static std::vector<Session> const list = sessions();
  return list;
}
}  // namespace

class Transcript : public testing::TestWithParam<std::size_t> {};
TEST_P(Transcript, SaysWhatIsPrinted) {
  auto const& session = all()[GetParam()];
  ASSERT_NE(session.text.find("$ "), std::string::npos) << session.name << ".txt has no line that begins with '$ '";
  auto const now = played(session.text);
  EXPECT_EQ(now, session.file.empty() ? session.text : agreed(session.file, now));
}
INSTANTIATE_TEST_SUITE_P(Book, Transcript, testing::Range<std::size_t>(0, all().size()),
                         [](auto const& param) {
                           std::string name = all()[param.param].name;
                           std::replace_if(
                               name.begin(), name.end(), [](char c) { return !std::isalnum(static_cast<unsigned char>(c)); }, '_');
                           return name;
                         });

TEST(Transcripts, ThoseOfTheBookAndOfBothPagesAreThere) {
  std::map<std::string, int> count;
  for (auto const& s : all()) count[s.name.starts_with("README") ? "README" : s.name.starts_with("GUIDE") ? "GUIDE" : "book"]++;
  EXPECT_GE(count["README"], 3);
  EXPECT_GE(count["GUIDE"], 15);
  EXPECT_GE(count["book"], 8);
}

// Nothing that the book shows is missing, and what is there to be shown is shown.
TEST(Transcripts, AreAllInTheBook) {
  std::string book;
  for (auto const& entry : std::filesystem::recursive_directory_iterator("chapters"))
    if (entry.is_regular_file()) book += slurp(entry.path());
  for (auto const& entry : std::filesystem::directory_iterator("tests/transcripts"))
    EXPECT_TRUE(book.find("\\transcript{" + entry.path().stem().string() + "}") != book.npos or
                book.find("{" + entry.path().string() + "}") != book.npos)
        << entry.path();
}

// A table is set from a file whose cells end with two blanks: no line has more of them than the head.
TEST(Transcripts, TablesHaveCellsBelowTheirHeads) {
  auto const cells = [](std::string line) {
    int count = 0;
    for (std::size_t at = 0; at < line.size(); at = line.find_first_not_of(' ', at)) {
      ++count;
      if (at = line.find("  ", at); at == line.npos) break;
    }
    return count;
  };
  int tables = 0;
  for (auto const& entry : std::filesystem::recursive_directory_iterator("chapters")) {
    if (entry.path().extension() != ".w") continue;
    auto const text = slurp(entry.path());
    for (auto at = text.find("\\measurements{"); at != text.npos; at = text.find("\\measurements{", at + 1), ++tables) {
      auto const begin = text.find('{', text.find('}', at)) + 1;
      auto const file = text.substr(begin, text.find('}', begin) - begin);
      std::istringstream lines(slurp(file));
      int head = 0;
      for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("$ ")) continue;
        if (head == 0) head = cells(line);
        EXPECT_LE(cells(line), head) << file << ": " << line;
      }
      EXPECT_GE(head, 3) << file;
    }
  }
  EXPECT_GE(tables, 8);
}

// The pictures of both pages are those that the program draws today, and small enough for a page of the web.
TEST(Pages, PicturesAreReal) {
  std::string const trace = "dlx trace --chooser script:figures/cover-c3.script figures/c5.dlx";
  for (auto const& [page, name, command] :
       {std::tuple("README.md", "cover-c3", trace + " | dlx film --grain link --speed 0.5 --title 'Cover C3, then uncover it'"),
        std::tuple("GUIDE.md", "pentominoes", std::string("dlx make pentominoes 6x10 | dlx solve --svg --limit 1"))}) {
    auto const file = "tests/golden/" + std::string(name) + ".svg", drawn = run(command).out, golden = agreed(file, drawn);
    EXPECT_NE(slurp(page).find("](" + file + ")"), std::string::npos) << page;
    ASSERT_GT(drawn.size(), 1000u) << name;
    EXPECT_LT(golden.size(), 100'000u) << name;
    EXPECT_TRUE(drawn == golden) << name << ": make golden shows the difference";
  }
}

// A link of these pages leads to a file of the repository, or to a heading.
TEST(Pages, LinksLeadSomewhere) {
  int links = 0;
  for (std::string const page : {"README.md", "GUIDE.md", "CONTRIBUTING.md", "CHANGELOG.md"})
    for (std::string rest = slurp(page), m; ; ++links) {
      auto const at = rest.find("](");
      if (at == std::string::npos) break;
      rest = rest.substr(at + 2);
      auto const target = rest.substr(0, rest.find(')')), file = target.substr(0, target.find('#'));
      if (target.starts_with("http")) continue;
      EXPECT_TRUE(file.empty() or std::filesystem::exists(file)) << page << ": " << target;
      if (file.size() == target.size()) continue;
      auto const anchors = headings(file.empty() ? page : file);
      EXPECT_TRUE(anchors.contains(target.substr(file.size() + 1))) << page << ": " << target;
    }
  EXPECT_GE(links, 15);
}

// What the README says to type, in a folder that has nothing but the files it names.
TEST(Pages, CommandsOfTheTableWork) {
  std::istringstream lines(slurp("README.md"));
  int commands = 0;
  for (std::string line; std::getline(lines, line);) {
    auto const at = line.find("| `dlx ");
    if (at == std::string::npos) continue;
    std::string command = line.substr(at + 3, line.rfind('`') - at - 3);
    for (auto bar = command.find("\\|"); bar != std::string::npos; bar = command.find("\\|")) command.erase(bar, 1);
    Scratch scratch;
    auto const r = run("ln -s $PWD/tests " + (scratch / "tests").string() + "; cd " + (scratch / "").string() + "; set -o pipefail; " + command);
    EXPECT_EQ(r.status, 0) << command << '\n' << r.err;
    auto const files = std::distance(std::filesystem::directory_iterator(scratch / ""), std::filesystem::directory_iterator());
    EXPECT_TRUE(not r.out.empty() or files > 1) << command;
    ++commands;
  }
  EXPECT_GE(commands, 7);
}

TEST(Pages, AreShort) {
  auto lines = [](std::string const& page) { auto const text = slurp(page); return std::ranges::count(text, '\n'); };
  EXPECT_LE(lines("README.md"), 150);
  EXPECT_LE(lines("CHANGELOG.md"), 60);
}
