// The house: a chapter, its module, its label and its test are called alike;
// modules include only what chapters/house.txt allows, and never in a circle;
// files are short.
#include "shell.hpp"
#include "pattern.hpp"
#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <vector>

namespace {
namespace fs = std::filesystem;
using Names = std::set<std::string>;

std::vector<std::string> lines_of(fs::path const& file) {
  std::vector<std::string> lines;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}
// Files below a folder, as paths from there, without their endings.
Names below(fs::path const& folder, std::string const& ending) {
  Names names;
  for (auto const& entry : fs::recursive_directory_iterator(folder)) {
    auto const name = fs::relative(entry.path(), folder).string();
    if (entry.is_regular_file() and name.ends_with(ending)) names.insert(name.substr(0, name.size() - ending.size()));
  }
  return names;
}
std::string part_of(std::string const& name) { return name.substr(0, name.find('/')); }
// The chapters of the parts, as "dance/ring"; those at the top have no code.
Names chapters() {
  Names names;
  for (auto const& name : below("chapters", ".w"))
    if (name.find('/') != std::string::npos) names.insert(name);
  return names;
}
// The tangled files of a chapter, as "dance/ring.hpp".
Names tangled(std::string const& chapter) {
  Names files;
  for (auto const& line : lines_of("chapters/" + chapter + ".w"))
    if (auto const at = line.find("@(dlx/"); (at == 0 or line.starts_with("@ @(")) and line.find("@>=") != std::string::npos)
      files.insert(line.substr(at + 6, line.find("@>") - at - 6));
  return files;
}
// Part -> the parts that it may include.
std::map<std::string, Names> table() {
  std::map<std::string, Names> may_use;
  for (auto const& line : lines_of("chapters/house.txt")) {
    auto const colon = line.find(':');
    if (colon == std::string::npos or line.find(' ') < colon) continue;  // a sentence
    std::istringstream rest(line.substr(colon + 1));
    auto const part = line.substr(0, colon);
    may_use[part] = {part, "base"};
    for (std::string other; rest >> other;) may_use[part].insert(other);
  }
  return may_use;
}
// Module -> the modules that its header and its source include.
std::map<std::string, Names> includes() {
  std::map<std::string, Names> uses;
  std::string const begin = "#include \"dlx/";
  for (auto const* ending : {".hpp", ".cpp"})
    for (auto const& module : below("build/src/dlx", ending))
      for (auto const& line : lines_of("build/src/dlx/" + module + ending))
        if (line.starts_with(begin)) {
          auto const other = line.substr(begin.size(), line.rfind(".hpp") - begin.size());
          if (other != module) uses[module].insert(other);
        }
  return uses;
}
// A way that comes back to where it began, or nothing.
class CircleFinder {
 public:
  explicit CircleFinder(std::map<std::string, Names> const& graph) : edges(graph) {
    for (auto const& [module, others] : edges)
      if (circle.empty()) visit(module);
  }
  std::string circle;

 private:
  void visit(std::string const& module) {
    if (done.contains(module) or not circle.empty()) return;
    auto const at = std::find(way.begin(), way.end(), module);
    if (at != way.end()) {
      for (auto m = at; m != way.end(); ++m) circle += *m + " includes ";
      circle += module;
      return;
    }
    way.push_back(module);
    if (auto const found = edges.find(module); found != edges.end())
      for (auto const& other : found->second) visit(other);
    way.pop_back();
    done.insert(module);
  }
  std::map<std::string, Names> const& edges;
  std::vector<std::string> way;
  Names done;
};
// The paths below tests/ that a chapter names. An underscore is \\UL or \\_ there,
// and TeX drops the blank, or the end of the line, after \\UL.
Names paths_of_tests(std::string text) {
  text = replaced(text, R"(\\UL(\{\}|\s+)|\\_)", "_");
  Names paths;
  for (auto const& found : matches(text, R"((^|[^/\w])(tests/[\w./-]+))")) {
    auto const& name = found[2];
    paths.insert(name.substr(0, name.find_last_not_of('.') + 1));
  }
  return paths;
}
std::string text_of(fs::path const& file) {
  std::string text;
  for (auto const& line : lines_of(file)) text += line + '\n';
  return text;
}
// The names of the sections that a chapter defines.
Names sections_of(std::string const& chapter) {
  Names names;
  for (auto line : lines_of("chapters/" + chapter + ".w")) {
    if (line.starts_with("@ @<")) line.erase(0, 2);
    if (auto const end = line.find("@>="); line.starts_with("@<") and end != std::string::npos) names.insert(line.substr(2, end - 2));
  }
  return names;
}
// The files that the spine includes, in its order.
std::vector<std::string> spine() {
  std::vector<std::string> names;
  for (auto const& line : lines_of("dlx.w"))
    if (line.starts_with("@i ")) names.push_back(line.substr(3, line.find_last_not_of(' ') - 2));
  return names;
}
// The types that a tangled file defines, each with its namespaces before it; those of an unnamed one are its own.
Names types_in(std::string const& file) {
  Names types;
  std::vector<std::string> around;  // the scopes that are open: a namespace, or "" for anything else
  std::string before;               // what stands before the next brace
  auto const end_of = [](std::string const& text, char const* word) { return text.find(word) + std::string(word).size(); };
  auto const word_at = [](std::string const& text, std::size_t at) {
    auto const begin = std::min(text.find_first_not_of(' ', at), text.size());
    auto end = begin;
    while (end < text.size() and (std::isalnum(static_cast<unsigned char>(text[end])) or text[end] == '_' or text[end] == ':')) ++end;
    return text.substr(begin, end - begin);
  };
  for (auto line : lines_of(file)) {
    if (line.starts_with("#") or line.starts_with("/*") or line.ends_with("\\")) continue;
    for (std::size_t k = 0; k < line.size(); ++k) {
      char const c = line[k];
      if (c == '/' and k + 1 < line.size() and line[k + 1] == '/') break;
      if (c == '"' or (c == '\'' and k > 0 and not std::isdigit(static_cast<unsigned char>(line[k - 1])))) {
        for (++k; k < line.size() and line[k] != c; ++k) k += line[k] == '\\';
      } else if (c == '{') {
        auto const is_scope = [](std::string const& s) { return not s.empty(); };
        bool const is_outside = std::all_of(around.begin(), around.end(), is_scope);
        std::string scope;
        if (before.find("namespace") != before.npos) {
          scope = word_at(before, end_of(before, "namespace"));
          scope = scope.empty() ? file : replaced(scope, "::", "/");
        } else if (before.find('(') == before.npos and before.find('=') == before.npos and is_outside) {
          for (char const* kind : {"struct ", "class "})  // an enum class, too
            if (before.starts_with(kind) or before.starts_with(std::string("enum ") + kind)) {
              std::string path;
              for (auto const& s : around) path += s + "/";
              types.insert(path + word_at(before, end_of(before, kind)));
            }
        }
        around.push_back(scope);
        before.clear();
      } else if (c == '}') {
        if (not around.empty()) around.pop_back();
        before.clear();
      } else if (c == ';') before.clear();
      else if (c != ' ' or not before.empty()) before += c;
    }
    if (not before.empty()) before += ' ';
  }
  return types;
}
}  // namespace

TEST(House, ItsTableHasAllParts) {
  auto const may_use = table();
  for (auto const& chapter : chapters()) EXPECT_TRUE(may_use.contains(part_of(chapter))) << chapter;
  for (auto const& [part, others] : may_use) {
    EXPECT_TRUE(fs::is_directory("chapters/" + part)) << part;
    for (auto const& other : others) EXPECT_TRUE(may_use.contains(other)) << part << " may use " << other << ", which is not there";
  }
}

TEST(House, PartsUseOnlyWhatTheyMay) {
  auto const may_use = table();
  auto const uses = includes();
  ASSERT_GE(uses.size(), 30u);
  for (auto const& [module, others] : uses)
    for (auto const& other : others)
      EXPECT_TRUE(may_use.at(part_of(module)).contains(part_of(other))) << module << " includes " << other;
}

TEST(House, HasNoCircles) {
  EXPECT_EQ(CircleFinder(includes()).circle, "");
  std::map<std::string, Names> const round = {{"a", {"b", "d"}}, {"b", {"c"}}, {"c", {"b"}}, {"d", {}}};
  EXPECT_EQ(CircleFinder(round).circle, "b includes c includes b");  // it can be found
}

TEST(House, ModulesAreCalledLikeTheirChapters) {
  for (auto const& chapter : chapters()) {
    auto const files = tangled(chapter);
    for (auto const& file : files) EXPECT_TRUE(file == chapter + ".hpp" or file == chapter + ".cpp") << chapter << " tangles to " << file;
    EXPECT_TRUE(files.empty() or files.contains(chapter + ".hpp")) << chapter << " has no header";
    int sections = 0;
    bool program = false;  // @c, the program itself
    for (auto const& line : lines_of("chapters/" + chapter + ".w")) {
      sections += line.starts_with("@<") and line.find("@>=") != std::string::npos;
      program = program or line == "@c" or line.starts_with("@c ") or line.starts_with("@ @c");
    }
    // (In part I, ideas come before modules, with the sections that show them.)
    EXPECT_TRUE(program or not files.empty() or sections == 0 or part_of(chapter) == "dance") << chapter << " has code in " << sections << " sections, and no module";
  }
}

// Two types of one name, in one namespace, are one type for the linker, which takes the functions of either for both:
// a list of branches was once freed as if they were those of another chapter. (`make whole` compares more, and takes longer.)
TEST(House, TypesHaveNamesOfTheirOwn) {
  std::map<std::string, std::string> home;
  for (std::string const ending : {".hpp", ".cpp"})
    for (auto const& name : below("build/src/dlx", ending))
      for (auto const& type : types_in("build/src/dlx/" + name + ending)) {
        auto const [other, is_new] = home.emplace(type, name + ending);
        EXPECT_TRUE(is_new) << type << " is in " << name + ending << " and in " << other->second;
      }
  EXPECT_GT(home.size(), 200u);
  EXPECT_EQ(home["dlx/Range"], "more/range.hpp");
  EXPECT_EQ(home["dlx/dance/Links"], "dance/links.hpp");
}

// A header begins with a comment for those who will never see the chapter.
TEST(House, HeadersSayWhatTheyAreFor) {
  for (auto const& chapter : chapters()) {
    auto const lines = lines_of("chapters/" + chapter + ".w");
    auto const at = std::find_if(lines.begin(), lines.end(), [&](auto const& line) { return line.find("@(dlx/" + chapter + ".hpp@>=") != std::string::npos; });
    if (lines.end() - at < 3) continue;
    auto const toggle = std::find_if(at, lines.end(), [](auto const& line) { return line.ends_with("== defined(HWY_TARGET_TOGGLE)"); });
    bool const many = toggle - at < 7;  // it is read once for each kind of vectors, not just once
    if (!many) {
      EXPECT_EQ(at[1], "#pragma once") << chapter;
    }
    EXPECT_TRUE(at[many ? 1 : 2].starts_with("/*")) << chapter << ".hpp does not say what it is for";
  }
}

TEST(House, LabelsArePaths) {
  for (auto const& chapter : chapters()) {
    auto const lines = lines_of("chapters/" + chapter + ".w");
    ASSERT_FALSE(lines.empty()) << chapter;
    EXPECT_NE((lines[0] + lines.at(1)).find("\\label{" + chapter + "}"), std::string::npos) << chapter << ": " << lines[0];
  }
}

TEST(House, NamesHaveNoNumbers) {
  for (auto const& chapter : chapters())
    EXPECT_EQ(chapter.find_first_not_of("abcdefghijklmnopqrstuvwxyz_/"), std::string::npos) << chapter;
}

// A test is called like the chapter that it tests; tests/whole is for what
// belongs to many.
TEST(House, TestsAreCalledLikeTheirChapters) {
  auto const all = chapters();
  auto const tests = below("tests", "_test.cpp");
  for (auto const& test : tests) {
    if (part_of(test) != "whole") { EXPECT_TRUE(all.contains(test)) << "tests/" << test << "_test.cpp tests no chapter"; }
  }
  for (auto const& chapter : all) {
    if (tangled(chapter).empty()) continue;
    EXPECT_TRUE(tests.contains(chapter)) << chapter << " has no test of its own";
  }
}

// What has passed is run again when something has changed that it sees: so the headers that it
// includes must be among that, also those of a module that has no source.
TEST(House, TestsSeeTheirHeaders) {
  Scratch const scratch;
  std::map<std::string, std::string> needs;
  auto const said = run("tools/web needs " + (scratch / "needs").string() + " build/src tests/*/*_test.cpp");
  ASSERT_EQ(said.status, 0) << said.err;
  for (auto const& line : lines_of(scratch / "needs")) needs[line.substr(0, line.find(':'))] = line + ' ';
  int seen = 0;
  for (auto const& name : below("tests", "_test.cpp"))
    for (auto const& line : lines_of("tests/" + name + "_test.cpp"))
      if (line.starts_with("#include \"dlx/")) {
        auto const header = line.substr(10, line.rfind('"') - 10);
        EXPECT_NE(needs["tests/" + name + "_test.cpp"].find(" build/src/" + header + ' '), std::string::npos) << name << " does not see " << header;
        ++seen;
      }
  EXPECT_GT(seen, 250);
}

// The order of the chapters is said in one place.
TEST(House, EveryChapterIsInTheSpineOnce) {
  auto const all = below("chapters", ".w");
  Names named;
  for (auto const& file : spine()) {
    EXPECT_TRUE(fs::exists(file)) << file;
    EXPECT_TRUE(named.insert(file).second) << file << " is there twice";
  }
  for (auto const& chapter : all) {
    EXPECT_TRUE(named.contains("chapters/" + chapter + ".w")) << chapter << " is not in dlx.w";
    for (auto const& line : lines_of("chapters/" + chapter + ".w")) EXPECT_FALSE(line.starts_with("@i ")) << chapter << ": " << line;
  }
}

// A chapter may use what another one defines; but two chapters that define one
// section together write one program into two places.
TEST(House, SectionsHaveOneChapter) {
  Names const shared = {"Declare the data of a search by masks"};
  std::map<std::string, std::string> home;
  for (auto const& chapter : chapters())
    for (auto const& name : sections_of(chapter)) {
      auto const [first, is_new] = home.try_emplace(name, chapter);
      EXPECT_TRUE(is_new or shared.contains(name)) << first->second << " and " << chapter << " both define: " << name;
    }
  EXPECT_GE(home.size(), 700u);
}

// A reader who wants to see what pins a chapter must find it.
TEST(House, TestsThatAreNamedExist) {
  std::size_t count = 0;
  for (auto const& chapter : below("chapters", ".w"))
    for (auto const& path : paths_of_tests(text_of("chapters/" + chapter + ".w"))) {
      ++count;
      EXPECT_TRUE(fs::exists(path)) << chapter << " names " << path;
    }
  EXPECT_GE(count, 100u);
  EXPECT_EQ(paths_of_tests("in tests/a/b\\UL\nc\\UL test.cpp, build/tests/d, \\.{tests/e\\_f.}"), (Names{"tests/a/b_c_test.cpp", "tests/e_f"}));
}

// What explains is drawn by MetaPost, and a state by the program: no chapter places lines by numbers. (Part V
// still does; and the chapter on tableaux is about a program that writes such lines.)
TEST(House, ChaptersHaveSketchesAndNoCoordinates) {
  std::string const drawing = "grep -E '(^|[ {])-?[0-9.]+ -?[0-9.]+ (m|l|c|re)( |$)|fanopoint|pdfliteral' ";
  EXPECT_NE(run(drawing + "chapters/draw/tableau.w").out, "");
  EXPECT_EQ(run(drawing + "$(ls chapters/*.w chapters/*/*.w | grep -v 'chapters/fast/\\|draw/tableau')").out, "");
  auto const used = run("grep -ohE 'sketch(box)?[{][a-z0-9-]+' chapters/*.w chapters/*/*.w | sed 's/.*{//' | sort -u").out;
  EXPECT_EQ(used, run("sed -n 's/^sketch(\"\\(.*\\)\").*/\\1/p' figures/sketches.mp | sort").out);
}

// A chapter of parts II to V begins with a question, has a picture on its first pages, and exercises with answers.
TEST(House, ChaptersBeginWithAQuestionAndAPicture) {
  auto const count = [](std::string const& text, std::string const& word) {
    int n = 0;
    for (auto at = text.find(word); at != text.npos; at = text.find(word, at + 1)) ++n;
    return n;
  };
  int seen = 0;
  for (auto const& chapter : chapters()) {
    if (not Names{"more", "puzzle", "draw", "fast"}.contains(part_of(chapter)) or chapter.ends_with("/part")) continue;
    auto const text = text_of("chapters/" + chapter + ".w");
    EXPECT_LT(text.find('?'), 1200u) << chapter << " begins without a question";
    auto first = text.npos;
    for (auto const* picture : {"\\sketch", "\\figure", "\\steps", "\\solutions", "\\shapes", "\\framestrip", "\\track", "\\bits"})
      first = std::min(first, text.find(picture));
    EXPECT_LT(first, 3500u) << chapter << " has no picture on its first pages";
    EXPECT_GE(count(text, "\\exercise"), 1) << chapter;
    EXPECT_EQ(count(text, "\\exercise"), count(text, "\\answer")) << chapter;
    ++seen;
  }
  EXPECT_GE(seen, 50);
}

// Lines of code, without those that say where they come from, and empty ones.
TEST(House, FilesAreShort) {
  for (auto const* ending : {".hpp", ".cpp"})
    for (auto const& module : below("build/src/dlx", ending)) {
      int code = 0;
      for (auto const& line : lines_of("build/src/dlx/" + module + ending))
        code += line.find_first_not_of(" \t") != std::string::npos and not line.starts_with("#line ");
      EXPECT_LE(code, 600) << module << ending;
    }
}

// What a stranger sees first, and nothing else.
TEST(House, TopIsTidy) {
  Names const expected = {"README.md", "GUIDE.md", "CONTRIBUTING.md", "CITATION.cff", "CMakeLists.txt", "CMakePresets.json", "CHANGELOG.md", "LICENSE", "Makefile", "dlx.w", "chapters",
                          "figures", "tests", "exercises", "bench", "tools", "build", "mine"};
  auto const listed = run("git ls-files 2>/dev/null | sed 's,/.*,,' | sort -u");  // other files may lie about
  std::istringstream names(listed.out);
  for (std::string name; names >> name;)
    EXPECT_TRUE(name.starts_with(".") or expected.contains(name)) << name;
}
