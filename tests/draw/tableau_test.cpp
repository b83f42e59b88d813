// Pictures of solutions: what must be in each, counted; and nothing outside.
#include "dlx/draw/tableau.hpp"
#include "dlx/dance/latin.hpp"
#include "dlx/dance/queens.hpp"
#include "dlx/draw/log.hpp"
#include "dlx/more/painted.hpp"
#include "dlx/more/search.hpp"
#include "dlx/puzzle/edges.hpp"
#include "dlx/puzzle/givens.hpp"
#include "dlx/puzzle/polyomino.hpp"
#include "dlx/puzzle/sudoku.hpp"
#include "dlx/text/verify.hpp"
#include "shell.hpp"
#include "pattern.hpp"
#include <algorithm>
#include <gtest/gtest.h>
#include <cstdlib>
#include <map>
#include <set>

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
  EXPECT_TRUE(sheet_of({}).marks.empty());
}

TEST(Marks, SvgIsWellFormedWhateverTheNamesAre) {
  Problem p;
  int const a = p.add_item("a");
  p.add_option({a}, "<&\"@(0,0)");
  auto const board = Board::of(p);
  auto const picture = cover_artist(p, *board)(std::vector<int>{1});
  auto const svg = as_svg(picture);
  EXPECT_NE(svg.find(">&lt;&amp;&quot;</text>"), std::string::npos) << svg;
  auto const tex = as_tex(picture);
  EXPECT_NE(tex.find("{\\char60{}\\char38{}\\char34{}}"), std::string::npos) << tex;
  std::vector<std::string> open;
  for (auto const& m : matches(svg, "<(/?)([a-z]+)[^<>]*?(/?)>")) {
    if (!m[1].empty()) {
      ASSERT_FALSE(open.empty());
      EXPECT_EQ(open.back(), m[2]);
      open.pop_back();
    } else if (m[3].empty()) open.push_back(m[2]);
  }
  EXPECT_TRUE(open.empty());
}

std::vector<std::vector<int>> covers(Problem const& p, std::uint64_t limit = 0) {
  std::vector<std::vector<int>> result;
  Limits limits;
  limits.solutions = limit;
  Links links(p);
  search(links, Chooser::smallest, limits, [&](std::span<int const> cover) {
    EXPECT_EQ(refute(p, cover), "");
    result.emplace_back(cover.begin(), cover.end());
  });
  EXPECT_FALSE(result.empty());
  return result;
}
std::vector<Tableau> pictures(Problem const& p, std::uint64_t limit = 0) {
  auto const board = Board::of(p);
  auto const draw = cover_artist(p, *board);
  std::vector<Tableau> result;
  for (auto const& c : covers(p, limit)) result.push_back(draw(c));
  return result;
}
Problem drawing(std::string const& text) { return polyomino(Source{"drawing", text}); }
Problem box(int rows, int columns) { return drawing(draw_rectangle(rows, columns, false) + "use pentominoes\n"); }

bool is_area(Mark const& m) { return m.points.size() > 2; }
bool is_line(Mark const& m) { return m.points.size() == 2; }
bool is_word(Mark const& m) { return m.points.size() == 1; }
// The length of all lines of a width, in squares of 24 points.
double length(Tableau const& t, double width) {
  double sum = 0;
  for (auto const& m : t.marks)
    if (is_line(m) and m.width == width)
      sum += std::abs(m.points[0].x - m.points[1].x) + std::abs(m.points[0].y - m.points[1].y);
  return sum / 24;
}
void expect_all_inside(Tableau const& t) {
  for (auto const& m : t.marks)
    for (auto const& p : m.points) {
      EXPECT_TRUE(p.x >= 1 and p.y >= 1 and p.x <= t.width - 1 and p.y <= t.height - 1) << p.x << " " << p.y;
    }
}
// Walls of outline: bars, and underscores that are floors of squares.
int walls(std::string const& outline, int columns) {
  int count = 0;
  std::istringstream lines(outline);
  std::string line;
  while (std::getline(lines, line))
    for (int k = 0; k < static_cast<int>(line.size()); ++k)
      count += line[k] == '|' or (line[k] == '_' and k % 2 == 1 and k < 2 * columns + 1);
  return count;
}

TEST(Tableau, HasTheWallsOfTheOutline) {
  for (auto const& p : {box(4, 15), drawing("board\n####\n####\n####\nuse domino any\n")}) {
    auto const board = Board::of(p);
    auto const draw = cover_artist(p, *board);
    for (auto const& cover : covers(p, 20)) {
      auto const t = draw(cover);
      EXPECT_NEAR(length(t, 2), walls(outline(*board, cover), board->columns()), 1e-9);
      expect_all_inside(t);
    }
  }
}

// The tint of a piece is the colour of the area that is drawn under a square.
TEST(Tableau, NeighboursHaveDifferentTints) {
  for (auto const& p : {box(3, 20), box(4, 15)}) {
    auto const board = Board::of(p);
    auto const draw = cover_artist(p, *board);
    int number = 0;
    for (auto const& cover : covers(p)) {
      if (number++ % 4 != 0 and not std::getenv("DLX_LONG")) continue;
      auto const t = draw(cover);
      std::map<std::pair<int, int>, std::string> tint;
      for (auto const& m : t.marks)
        if (is_area(m))
          for (double x = m.points[0].x; x < m.points[1].x - 1; x += 24)
            tint[{static_cast<int>(m.points[0].y) / 24, static_cast<int>(x) / 24}] = m.colour;
      ASSERT_EQ(tint.size(), 60u);
      std::map<std::pair<int, int>, int> owner;
      for (int o : cover)
        for (auto const& s : board->places(o)) owner[{s.row, s.column}] = o;
      for (auto const& [at, o] : owner)
        for (auto const& next : {std::pair(at.first + 1, at.second), std::pair(at.first, at.second + 1)})
          if (owner.contains(next)) {
            EXPECT_EQ(owner[next] == o, tint[next] == tint[at]);
          }
    }
  }
}

TEST(Tableau, WritesTheNameOfEachPieceOnce) {
  for (auto const& t : pictures(box(5, 12), 30)) {
    std::string names;
    for (auto const& m : t.marks)
      if (is_word(m)) names += m.text.words;
    std::sort(names.begin(), names.end());
    EXPECT_EQ(names, "FILNPTUVWXYZ");
  }
  auto const dominoes = pictures(drawing("board\n####\n####\nuse domino any\n"), 1);
  for (auto const& m : dominoes.at(0).marks)
    EXPECT_FALSE(is_word(m));  // all of them are called D
}

TEST(Tableau, BoldIsWhatIsGivenAndNothingElse) {
  // Many squares of an easy puzzle share no item with anything: not these.
  for (std::string const name : {"easy.txt", "mended-9.txt", "slides-4.txt", "sixteen.txt"}) {
    auto const grid = read_givens(Source{name, slurp("tests/data/grids/" + name)});
    auto const p = with_givens(sudoku(usual_boxes(grid.size), grid.symbols), grid);
    std::set<std::pair<int, int>> expected, bold;
    for (auto const& g : grid.squares) expected.insert({g.row, g.column});
    auto const t = pictures(p, 1)[0];
    int words = 0;
    for (auto const& m : t.marks)
      if (is_word(m)) {
        ++words;
        if (m.text.bold) bold.insert({static_cast<int>(m.points[0].y) / 24, static_cast<int>(m.points[0].x) / 24});
      }
    EXPECT_EQ(words, grid.size * grid.size);
    EXPECT_EQ(bold, expected) << name;
    auto const n = grid.size, h = usual_boxes(n).height, w = n / h;
    EXPECT_NEAR(length(t, 2), n * (n / h + 1) + n * (n / w + 1), 1e-9) << name;
    EXPECT_NEAR(length(t, 0.5), 2 * n * (n + 1), 1e-9) << name;
    expect_all_inside(t);
  }
}

TEST(Tableau, AFullGridWithOneBlankHasOneThatIsNotBold) {
  auto const grid = read_givens(Source{"grid", "1234 3412 2143 432."});
  auto const t = pictures(with_givens(sudoku({2, 2}, grid.symbols), grid))[0];
  EXPECT_EQ(std::count_if(t.marks.begin(), t.marks.end(), [](auto const& m) { return is_word(m) and m.text.bold; }), 15);
  auto const square = pictures(latin(3), 1);
  for (auto const& m : square.at(0).marks) EXPECT_FALSE(m.text.bold);
}

TEST(Tableau, PutsAQueenOnEachOfItsSquares) {
  Problem const p = queens(8);
  auto const board = Board::of(p);
  auto const draw = cover_artist(p, *board, 10);
  for (auto const& cover : covers(p)) {
    auto const t = draw(cover);
    std::set<std::pair<int, int>> seen, expected;
    int dark = 0;
    for (auto const& m : t.marks) {
      EXPECT_FALSE(is_word(m));
      if (m.points.size() == 4) ++dark;
      if (m.points.size() > 4)
        seen.insert({static_cast<int>(m.points[0].y - 2) / 10, static_cast<int>(m.points[0].x - 2) / 10});
    }
    for (int o : cover) expected.insert({board->place(o).row, board->place(o).column});
    EXPECT_EQ(seen, expected);
    EXPECT_EQ(dark, 32);
    expect_all_inside(t);
  }
}

TEST(Tableau, IsWhatTheCommandPrints) {
  auto const svg = run("dlx make queens 6 | dlx solve --svg");
  EXPECT_EQ(svg.status, 0);
  EXPECT_EQ(svg.err, "");
  EXPECT_TRUE(svg.out.starts_with("<svg ")) << svg.out.substr(0, 40);
  EXPECT_TRUE(svg.out.ends_with("</svg>\n"));
  EXPECT_EQ(run("dlx make queens 6 | dlx solve --svg").out, svg.out);
  EXPECT_TRUE(run("dlx make queens 6 | dlx solve --tex").out.starts_with("\\hbox to "));
  // without a cover, the picture says so; without a board, it is a table
  for (auto const& [command, status, words] : std::vector<std::tuple<std::string, int, std::vector<std::string>>>{
         {"make queens 3 | dlx solve", 1, {"there is no cover"}}, {"make dominoes 3x3 | dlx solve", 1, {"there is no cover"}},
         {"make langford 18 | dlx solve --nodes 9", 3, {"no cover was found"}}, {"solve tests/data/paper.dlx", 0, {"1", "C E F", "4", "A D", "5", "B G"}},
         {"solve tests/data/c5.dlx --limit 1", 0, {"1", "2"}}, {"solve tests/data/cross.dlx", 0, {"<"}}, {"solve --format dlx <(echo items:)", 0, {"the cover without options"}}}) {
    auto const r = run("dlx " + command + " --svg");
    EXPECT_EQ(r.status, status) << command << r.err;
    EXPECT_TRUE(r.out.starts_with("<svg ") and r.out.ends_with("</svg>\n")) << command;
    EXPECT_TRUE(run("dlx " + command + " --tex").out.starts_with("\\hbox to ")) << command;
    EXPECT_NE(r.out.find(" aria-label=\"" + (words[0].starts_with("the") or words[0].starts_with("no") ? words[0] : "solutions as tables") + "\">"), std::string::npos) << command;
    for (auto const& word : words) EXPECT_NE(r.out.find(word == "<" ? word : ">" + word + "</text>"), std::string::npos) << command << ": " << word;
  }
  // What one square cannot show, a table shows; what TeX cannot show is refused, or said.
  for (auto const& [problem, form, status, words, said] : std::vector<std::tuple<std::string, std::string, int, std::string, std::string>>{
         {"a b\\nA@(0,0): a\\nB@(0,0): b\\n", "--svg", 0, ">A@(0,0)</text>", ""},
         {"a b\\nA@(0,0): a\\nB@(0,0): b\\n", "--board", 2, "", "dlx: error: two options of a cover are on the same square, so no board shows it; --svg draws a table, and --items prints one\n"},
         {"a b\\nA@(0,0): a\\nB@(0,0): b\\n", "--outline", 2, "", "dlx: error: two options of a cover are on the same square, so no board shows it; --svg draws a table, and --items prints one\n"},
         {"a b\\nA@(0,0): a\\nB@(0,1): b\\n", "--board", 0, "A B\n", ""},
         {"\\303\\266--\\n\\303\\266--\\n", "--tex", 0, "{r}{\\char63{}\\char45{}\\char45{}}", "dlx: TeX's fonts have no letters beyond ASCII; each is shown as ?; --svg shows them\n"},
         {"a b\\na\\nb\\n", "--square 1000 --tex", 0, "", ""},
         {"$(seq -s \" \" 17)\\n$(seq -s @ 17 | tr @ \"\\n\")\\n", "--square 1000 --tex", 2, "", "dlx: error: a picture of 2364 by 17004 points is too large for TeX, which allows 16300; --square makes it smaller, --limit shows fewer covers, and --svg has no limit\n"}}) {
    auto const r = run("printf \"" + problem + "\" | dlx solve " + form);
    EXPECT_EQ(r.status, status) << problem << form;
    EXPECT_EQ(r.err, said) << problem << form;
    EXPECT_NE(r.out.find(words), std::string::npos) << problem << form << r.out;
  }
  EXPECT_NE(run("dlx make queens 6 | dlx solve --svg --limit 1 --square 10").out.find("width=\"64\""), std::string::npos);
  EXPECT_EQ(run("dlx make queens 6 | dlx solve --svg --square 0").status, 2);
  EXPECT_NE(run("dlx solve --svg --board tests/data/latin-2.dlx").err.find("--board does not go with --svg"), std::string::npos);
}

// Words cross: each square has its own letter, and there are no areas of pieces.
TEST(Tableau, WordsAreSpelled) {
  auto const svg = run("echo TAN ONE TO AN NE | dlx make words 2x3 | dlx solve --svg").out;
  std::string letters;
  for (auto p = svg.find("</text>"); p != std::string::npos; p = svg.find("</text>", p + 1)) letters += svg[p - 1];
  EXPECT_EQ(letters, "TANONE");
}

// Tiles: four triangles each, and two that share an edge have the same colour.
TEST(Tableau, TilesFitTogether) {
  Problem const p = macmahon(EdgeTiles{2, 3, 2, false, false});
  auto const board = Board::of(p);
  auto const draw = cover_artist(p, *board, 24);
  Painted links(p);
  int seen = 0;
  search(links, Chooser::smallest, {}, [&](std::span<int const> cover) {
    EXPECT_EQ(refute(p, cover), "");
    auto const t = draw(cover);
    expect_all_inside(t);
    std::map<std::pair<std::pair<double, double>, std::pair<double, double>>, std::vector<std::string>> edges;
    for (auto const& m : t.marks)
      if (is_area(m)) {
        ASSERT_EQ(m.points.size(), 3u);
        std::pair a(m.points[0].x, m.points[0].y), b(m.points[1].x, m.points[1].y);
        edges[std::minmax(a, b)].push_back(m.colour);
      }
    EXPECT_EQ(edges.size(), 17u);
    int shared = 0;
    for (auto const& [edge, colours] : edges)
      if (colours.size() == 2) {
        ++shared;
        EXPECT_EQ(colours[0], colours[1]);
      }
    EXPECT_EQ(shared, 7);
    ++seen;
  });
  EXPECT_GT(seen, 0);
}

// Every colour of a picture has a partner at night, but for the paint of tiles.
TEST(Tableau, IsDarkAtNight) {
  for (std::string const puzzle : {"queens 6", "pentominoes 6x10", "langford 4", "latin 2"}) {
    auto const svg = run("dlx make " + puzzle + " | dlx solve --svg --limit 1 2> /dev/null").out;
    auto const end = svg.rfind("</style>");
    ASSERT_NE(end, std::string::npos) << puzzle;
    auto const style = svg.substr(0, end), rest = svg.substr(end);
    auto const colours = matches(rest, "(?:fill|stroke)=\"#[0-9a-f]{6}\"");
    for (auto const& c : colours) EXPECT_NE(style.find("[" + c[0] + "]{"), std::string::npos) << puzzle << ": " << c[0];
    EXPECT_GT(colours.size(), 3u) << puzzle;
  }
}

} // namespace
