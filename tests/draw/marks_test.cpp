// Polygons, lines, and words, written in two languages.
#include "dlx/draw/marks.hpp"
#include "dlx/draw/tableau.hpp"
#include <gtest/gtest.h>
#include <regex>

namespace {

using namespace dlx;

// The mark that the book shows.
TEST(Marks, ATriangleInTwoLanguages) {
  Tableau t;
  t.width = t.height = 24;
  t.marks.push_back({{{0, 0}, {24, 24}, {0, 24}}, "#111111", 0, Text()});
  EXPECT_NE(as_svg(t).find("<polygon points=\"0,0 24,24 0,24\" fill=\"#111111\" stroke=\"#111111\" stroke-width=\".3\"/>\n"),
    std::string::npos) << as_svg(t);
  EXPECT_NE(as_tex(t).find("0.0667 0.0667 0.0667 rg 0 24 m 24 0 l 0 0 l h f\n"), std::string::npos) << as_tex(t);
}

TEST(Marks, APictureStandsInItsPlaceOnTheSheet) {
  Tableau one;
  one.width = 30, one.height = 10;
  one.marks.push_back(word({15, 5}, "word", 8, 30, false));
  auto const sheet = sheet_of(std::vector<Tableau>(5, one));
  ASSERT_EQ(sheet.marks.size(), 5u);
  EXPECT_EQ(sheet.marks[0].points[0].x, 15);
  EXPECT_EQ(sheet.marks[1].points[0].x, 57);
  EXPECT_EQ(sheet.marks[2].points[0].x, 15); // the second row of two
  EXPECT_EQ(sheet.marks[2].points[0].y, 27);
  EXPECT_EQ(sheet.width, 72);
  EXPECT_EQ(sheet.height, 54);
}

TEST(Marks, SvgIsWellFormedWhateverTheNamesAre) {
  Problem p;
  int const a = p.add_item("a");
  p.add_option({a}, "<&\"@(0,0)");
  auto const board = Board::of(p);
  auto const picture = Easel(p, *board).draw(std::vector<int>{1});
  auto const svg = as_svg(picture);
  EXPECT_NE(svg.find(">&lt;&amp;&quot;</text>"), std::string::npos) << svg;
  auto const tex = as_tex(picture);
  EXPECT_NE(tex.find("{\\char60 \\char38 \\char34 }"), std::string::npos) << tex;
  std::regex const tag("<(/?)([a-z]+)[^<>]*?(/?)>");
  std::vector<std::string> open;
  for (std::sregex_iterator it(svg.begin(), svg.end(), tag), end; it != end; ++it) {
    auto const& m = *it;
    if (m[1].length() > 0) {
      ASSERT_FALSE(open.empty());
      EXPECT_EQ(open.back(), m[2]);
      open.pop_back();
    } else if (m[3].length() == 0) open.push_back(m[2]);
  }
  EXPECT_TRUE(open.empty());
}

} // namespace
