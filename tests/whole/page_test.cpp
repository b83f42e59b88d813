// tools/web: the site, whose links all lead somewhere, and how pages are put together.  (What
// they do in a browser: tests/whole/browser_test.cpp.)
#include "pages.hpp"
#include <gtest/gtest.h>
#include <map>
#include <set>

namespace {
namespace fs = std::filesystem;
Run page(std::string const& words) { return run("tools/web " + words); }
// The addresses in a page, each with the name of its element. What scripts put in does not count.
std::vector<std::pair<std::string, std::string>> addresses(std::string const& text) {
  std::vector<std::pair<std::string, std::string>> found;
  for (std::string const mark : {" href=\"", " src=\""})
    for (auto at = text.find(mark); at != std::string::npos; at = text.find(mark, at + 1)) {
      auto const begin = text.rfind('<', at) + 1, value = at + mark.size();
      if (auto const end = text.rfind('>', at); end != std::string::npos and end > begin) continue;  // HTML that is shown
      found.emplace_back(text.substr(begin, text.find(' ', begin) - begin), text.substr(value, text.find('"', value) - value));
    }
  return found;
}
std::string without_scripts(std::string text) {
  for (auto at = text.find("<script"); at != std::string::npos; at = text.find("<script", at)) text.erase(at, text.find("</script>", at) - at);
  return text;
}
class Pages {
 public:
  explicit Pages(fs::path top) : root(std::move(top)) {}
  void follow(fs::path const& file) {
    auto const& page = text(file);
    EXPECT_EQ(page.find("@import"), std::string::npos) << file;
    EXPECT_EQ(page.find("url("), std::string::npos) << file;
    for (auto const& [element, address] : addresses(page)) {
      ++count;
      if (address.find("//") != std::string::npos) {
        others.insert(element + ' ' + address);
        continue;
      }
      auto const hash = std::min(address.find('#'), address.size());
      auto const to = hash == 0 ? file : (file.parent_path() / address.substr(0, hash)).lexically_normal();
      EXPECT_TRUE(fs::is_regular_file(root / to)) << file << " leads to " << address;
      if (to.extension() != ".html" or hash == address.size()) continue;
      EXPECT_NE(text(to).find("id=\"" + address.substr(hash + 1) + "\""), std::string::npos) << file << " leads to " << address;
    }
  }
  int count = 0;
  std::set<std::string> others;  // addresses on other hosts

 private:
  std::string const& text(fs::path const& file) {
    if (not texts.contains(file)) texts[file] = without_scripts(slurp(root / file));
    return texts[file];
  }
  fs::path root;
  std::map<fs::path, std::string> texts;
};
}  // namespace

// (Only make check has a playground.)
TEST(Site, EachLinkLeadsSomewhere) {
  if (not can_make_pages()) GTEST_SKIP() << "no site is made: tools/setup site asks for katex and dvisvgm; make book draws pictures";
  Scratch scratch;
  for (auto const* made : {"figures", "slides", "dlx.pdf", "dance.pdf"}) fs::create_symlink(fs::absolute("build") / made, scratch / made);
  scratch.file("conformance.tar.gz", "");
  bool const is_long = std::getenv("DLX_LONG") != nullptr;
  scratch.file("playground.html", is_long ? slurp("build/playground.html") : "");
  ASSERT_EQ(page("practice " + (scratch / "practice.html").string()).err, "");
  auto const made = run("SITE=https://someone.github.io/dlx/ tools/web site " + (scratch / "site").string());
  ASSERT_EQ(made.status, 0) << made.err;
  Pages pages(scratch / "site");
  int files = 0;
  for (auto const& entry : fs::recursive_directory_iterator(scratch / "site"))
    if (entry.path().extension() == ".html") pages.follow(fs::relative(entry.path(), scratch / "site")), ++files;
  EXPECT_GE(files, 50);
  EXPECT_GE(pages.count, 5000);
  EXPECT_EQ(pages.others, (std::set<std::string>{"a https://github.com/someone/dlx", "link https://someone.github.io/dlx/", "link https://someone.github.io/dlx/embed.html", "link https://someone.github.io/dlx/trace.html"}));
  for (auto const* name : {"index.html", "trace.html", "embed.html"}) EXPECT_EQ(slurp(scratch / "site" / name).find("\n@"), std::string::npos) << name;
}

TEST(Site, ReplacesOnlyASite) {
  Scratch const scratch;
  fs::create_directories(scratch / "figures/report-cover");
  scratch.file("figures/report-cover/trace.jsonl", "");
  auto const out = scratch.file("site", "a file");
  EXPECT_EQ(page("site " + out).err, "tools/web: " + out + " is there, and is no site\n");
  EXPECT_EQ(slurp(out), "a file");
}

TEST(PlayerPage, HasModulesAfterWhatTheyImport) {
  Scratch const scratch;
  auto const folder = (scratch / "").string();
  scratch.file("sections", "{\"a\":1}\n");
  scratch.file("head.html", "<!DOCTYPE html>\n<style>\n@style@\n@colours@\n</style>\n");
  scratch.file("page.html", "@head@\n<script>\n@script@\n</script>\n");
  scratch.file("player.html", "<p>\"\\</p>\n");
  scratch.file("base.css", "a {}\n");
  scratch.file("style.css", "b {}\n");
  scratch.file("worker.js", "work();\n");
  scratch.file("gallery.css", "p{margin:0;\n  color:red}\nb{}\n");
  scratch.file("a.js", "import { b } from \"./b.js\";\nexport const a = b;\n");
  scratch.file("b.js", "import { c } from \"./c.js\";\nexport const b = c;\n");
  scratch.file("c.js", "export const c = [JSON.parse('@sections@'), \"@frame@\", \"@style@\", \"@worker@\"];\n");
  auto const made = [&] { return page("player " + folder + " " + folder + "sections " + folder + "page.hpp"); };
  EXPECT_EQ(made().err, "");
  auto const header = slurp(folder + "page.hpp");
  EXPECT_NE(header.find("constexpr std::string_view page_pieces[] = {\nR\"page(<!DOCTYPE html>\n<style>\na {}\n</style>\n<script>\n@script@\n</script>\n)page\"};\n"), std::string::npos) << header;
  EXPECT_NE(header.find("constexpr std::string_view script_pieces[] = {\nR\"page((() => {\n\"use strict\";\n"
    "const c = [JSON.parse('{\"a\":1}'), \"<p>\\\"\\\\</p>\\n\", \"a {}\\nb {}\\n@colours@\\n\", \"work();\\n\"];\nconst b = c;\nconst a = b;\n})();\n)page\"};\n"), std::string::npos) << header;
  EXPECT_NE(header.find("R\"page(p{margin:0;color:red}b{}\n)page\""), std::string::npos) << header;
  scratch.file("c.js", "import { a } from \"./a.js\";\n");
  EXPECT_NE(made().err.find("in a circle"), std::string::npos);
}

TEST(PlaygroundPage, IsNotEndedByItsSearch) {
  Scratch const scratch;
  auto const engine = scratch.file("engine.js", "'</SCRIPT>'\n"), out = (scratch / "out.html").string();
  EXPECT_EQ(page("playground " + engine + " " + out).err, "tools/web: " + engine + " would end the script that it is in\n");
  scratch.file("engine.js", "@worker@\n");
  EXPECT_EQ(page("playground " + engine + " " + out).err, "");
  EXPECT_NE(slurp(out).find("id=\"engine\">\n@worker@\n</script>"), std::string::npos);
}
