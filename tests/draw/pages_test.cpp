// Pages of HTML.
#include "dlx/draw/gallery.hpp"
#include "dlx/draw/pages.hpp"
#include "folders.hpp"

namespace {

using namespace dlx;
using namespace folders;

using Pages = InAFolder;

// Each picture leads to its neighbors in the same grain, and to no others.
TEST_F(Pages, ArrowsLeadOnAndBack) {
  auto const s = prepare(recipe_of("title: T\nproblem: c5.dlx\n"
    "script: cover-c3.script\ngrains: event node\n"));
  write_sequence(folder, s);
  auto const html = slurp(folder / "index.html");
  auto arrows = [&](std::string const& id) {
    auto const at = html.find("<figure id=\"" + id + '"');
    auto const end = html.find("<b>", at);
    std::string all;
    for (auto p = html.find("href=\"#", at); p < end;
        p = html.find("href=\"#", p + 1))
      all += html.substr(p + 7, html.find('"', p + 7) - p - 7) + ' ';
    return all;
  };
  EXPECT_EQ(arrows("event-000"), "event-001 ");
  EXPECT_EQ(arrows("event-002"), "event-001 event-003 ");
  EXPECT_EQ(arrows("event-003"), "event-002 ");
  EXPECT_EQ(arrows("node-000"), "node-001 ");
  EXPECT_EQ(count(html, "<section"), 2u);
  EXPECT_EQ(count(html, "<script"), 0u);
}

// Names that look like tags are words, and nothing comes from elsewhere.
TEST(Page, IsPlainHtml) {
  auto s = prepare(recipe_of("problem: c5.dlx\nscript: cover-c3.script\n"));
  s.title = "<first> & \"best\"";
  s.pictures[1].caption.what = "cover <b>";
  for (auto const& html : {sequence_page(s), top_page({s, s})}) {
    EXPECT_EQ(html.find("<first>"), std::string::npos);
    EXPECT_EQ(html.find("<b>cover <b>"), std::string::npos);
    EXPECT_NE(html.find("&lt;first&gt; &amp; &quot;best&quot;"), std::string::npos);
    for (char const* word : {"http", "<script", "<link", "@import", "url("}) EXPECT_EQ(html.find(word), std::string::npos) << word;
    for (char const* tag : {"section", "figure", "ol", "p", "body", "html", "ul", "nav"})
      EXPECT_EQ(count(html, std::string("<") + tag + ">") + count(html, std::string("<") + tag + " "),
        count(html, std::string("</") + tag + ">")) << tag;
  }
}

} // namespace
